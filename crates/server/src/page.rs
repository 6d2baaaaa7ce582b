//! The files of the page, embedded in the program.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// The number of bytes of a hash that name the content of a file.
const TAG_BYTES: usize = 8;

/// A file that the server sends to browsers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PageFile {
    /// Its path, without a slash at the beginning.
    pub(crate) path: &'static str,
    /// Its media type.
    pub(crate) kind: &'static str,
    pub(crate) bytes: &'static [u8],
    /// A name of the content, in quotation marks, as the header `ETag` has it.
    pub(crate) tag: String,
}

impl PageFile {
    fn new(path: &'static str, kind: &'static str, bytes: &'static [u8]) -> Self {
        let hash = HEXLOWER.encode(&Sha256::digest(bytes)[..TAG_BYTES]);
        Self {
            path,
            kind,
            bytes,
            tag: format!("\"{hash}\""),
        }
    }
}

/// Files that the build of the page has written, each with its media type.
macro_rules! built {
    ($($path:literal $kind:literal,)*) => {
        [$(PageFile::new($path, $kind, include_bytes!(concat!("../page/dist/", $path))),)*]
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
        "icon-turn.svg" "image/svg+xml",
        "icon-192.png" "image/png",
        "icon-512.png" "image/png",
    };
    let [regular, bold] = rnw_drawing::web_fonts();
    let fonts = [
        PageFile::new("fonts/regular.woff2", "font/woff2", regular),
        PageFile::new("fonts/bold.woff2", "font/woff2", bold),
    ];
    page.into_iter().chain(fonts).collect()
}
