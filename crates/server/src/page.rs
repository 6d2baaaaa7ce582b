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

/// Files that the build of the page has written, each with its media type.
macro_rules! built {
    ($($path:literal $kind:literal,)*) => {
        [$(PageFile {
            path: $path,
            kind: $kind,
            bytes: include_bytes!(concat!("../page/dist/", $path)),
        },)*]
    };
}

/// All files: the page, and the fonts of the drawings.
pub(crate) fn files() -> Vec<PageFile> {
    let page = built! {
        "index.html" "text/html; charset=utf-8",
        "app.js" "text/javascript; charset=utf-8",
        "style.css" "text/css; charset=utf-8",
        "worker.js" "text/javascript; charset=utf-8",
        "manifest.webmanifest" "application/manifest+json",
        "icon.svg" "image/svg+xml",
        "icon-192.png" "image/png",
        "icon-512.png" "image/png",
    };
    let [regular, bold] = rnw_drawing::web_fonts();
    let font = |path, bytes| PageFile {
        path,
        kind: "font/woff2",
        bytes,
    };
    let fonts = [
        font("fonts/regular.woff2", regular),
        font("fonts/bold.woff2", bold),
    ];
    page.into_iter().chain(fonts).collect()
}
