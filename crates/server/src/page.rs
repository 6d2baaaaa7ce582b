//! The files of the page, embedded in the program.

/// A file that the server sends to browsers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PageFile {
    /// Its path, without a slash at the beginning.
    pub(crate) path: &'static str,
    /// Its media type.
    pub(crate) kind: &'static str,
    pub(crate) bytes: &'static [u8],
}

/// All files: the page, and the fonts of the drawings.
pub(crate) fn files() -> Vec<PageFile> {
    let [regular, bold] = rnw_drawing::web_fonts();
    vec![
        PageFile {
            path: "index.html",
            kind: "text/html; charset=utf-8",
            bytes: include_bytes!("../page/index.html"),
        },
        PageFile {
            path: "fonts/regular.woff2",
            kind: "font/woff2",
            bytes: regular,
        },
        PageFile {
            path: "fonts/bold.woff2",
            kind: "font/woff2",
            bytes: bold,
        },
    ]
}
