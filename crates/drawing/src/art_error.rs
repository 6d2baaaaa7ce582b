//! Why a file is no picture and no font for paper.

/// A file that is no picture and no font for paper.
///
/// ```
/// let mut art = rnw_drawing::Art::default();
/// let error = art.add("back.png", b"GIF89a").unwrap_err();
/// assert_eq!(error.to_string(), "this is no PNG picture; save it as PNG");
/// ```
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
#[error("{what}")]
pub struct ArtError {
    /// The line and the column.
    pub position: (usize, usize),
    /// What was found, and what was expected.
    pub what: String,
}

impl ArtError {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self {
            position: (1, 1),
            what: what.into(),
        }
    }
}
