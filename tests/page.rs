//! Pages of the documentation: their fenced blocks, and the output that they show.

use std::fs;

/// The top of the repository.
const TOP: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The text of a file, by its path in the repository.
pub(crate) fn file(path: &str) -> String {
    fs::read_to_string(format!("{TOP}/{path}")).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A fenced block of a page: its text, and what the page says about it.
#[derive(Debug)]
pub(crate) struct Block {
    page: &'static str,
    /// The line of the fence, counted from 1.
    pub(crate) line: usize,
    /// The language.
    pub(crate) kind: String,
    /// The title: the file to which the text belongs, or the source of the text.
    pub(crate) title: Option<String>,
    /// The text inside the fence.
    pub(crate) text: String,
}

impl Block {
    /// The page and the line.
    pub(crate) fn place(&self) -> String {
        format!("{}:{}", self.page, self.line)
    }
}

/// The blocks of a page, in the order of the page.
pub(crate) fn blocks(page: &'static str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let text = file(page);
    let mut lines = text.lines().zip(1..);
    while let Some((fence, line)) = lines.next() {
        let Some(info) = fence.strip_prefix("```") else {
            continue;
        };
        let (kind, title) = match info.split_once(" title=\"") {
            Some((kind, title)) => (kind, title.strip_suffix('"')),
            None => (info, None),
        };
        let body = lines.by_ref().map(|(line, _)| line);
        let text = body
            .take_while(|line| *line != "```")
            .fold(String::new(), |text, line| text + line + "\n");
        blocks.push(Block {
            page,
            line,
            kind: kind.to_owned(),
            title: title.map(str::to_owned),
            text,
        });
    }
    blocks
}

/// Compares the output of a test with the block `FILE: TEST` of a page.
#[track_caller]
pub(crate) fn shown(page: &'static str, test: &str, printed: &str) {
    let of_test = |block: &Block| {
        let title = block
            .title
            .as_deref()
            .and_then(|title| title.split_once(": "));
        title.is_some_and(|(_, name)| name == test)
    };
    let block = blocks(page).into_iter().find(of_test);
    let block =
        block.unwrap_or_else(|| panic!("{page} does not show what {test} prints:\n{printed}"));
    let lines: Vec<String> = block.text.lines().map(str::to_owned).collect();
    if let Some(line) = missing(printed, &lines) {
        panic!(
            "{}: the page says {line:?}, but it is\n{printed}",
            block.place()
        );
    }
}

/// Whether a line fits a line of the page, in which `…` stands for any text.
fn is_like(found: &str, printed: &str) -> bool {
    let mut parts = printed.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = found.strip_prefix(first) else {
        return false;
    };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else {
        return rest.is_empty();
    };
    for part in parts {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// The first line of the page that the output lacks. A line `…` of the page stands for any number of lines. `None`
/// if the output fits.
pub(crate) fn missing<'a>(found: &str, printed: &'a [String]) -> Option<&'a str> {
    let mut found = found.lines().map(str::trim_end);
    let mut cut = false;
    for line in printed {
        let fits = match (line.as_str(), cut) {
            ("…", _) => {
                cut = true;
                continue;
            }
            (line, true) => found.by_ref().any(|found| is_like(found, line)),
            (line, false) => found.next().is_some_and(|found| is_like(found, line)),
        };
        if !fits {
            return Some(line);
        }
        cut = false;
    }
    let more = !cut && found.any(|line| !line.is_empty());
    more.then_some("(the end)")
}
