//! Pages of the documentation: their fenced blocks, and what they print.

use crate::common::shell_words;
use std::fs;

/// The top of the repository.
const TOP: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A file of the repository.
pub(crate) fn file(path: &str) -> String {
    fs::read_to_string(format!("{TOP}/{path}")).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A fenced block: what stands in it, and what the page says that it is.
#[derive(Debug)]
pub(crate) struct Block {
    page: &'static str,
    /// The line of the fence, counted from 1.
    pub(crate) line: usize,
    /// The language.
    pub(crate) kind: String,
    /// Where the text belongs, or where it comes from.
    pub(crate) title: Option<String>,
    /// What stands in it.
    pub(crate) text: String,
}

impl Block {
    /// The page and the line.
    pub(crate) fn place(&self) -> String {
        format!("{}:{}", self.page, self.line)
    }
}

/// The blocks of a page, in its order.
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

/// Holds what a test prints against the block `FILE: TEST` of a page.
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

/// Whether a line is what the page prints, in which `…` stands for anything.
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

/// The first line of the page that was not printed; a line `…` of the page stands for any lines.
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

#[test]
fn what_a_page_cuts_is_told_from_what_it_says() {
    let page = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let found = "one\ntwo 22\nthree\n\n";
    for same in [
        "one\ntwo 22\nthree",
        "one\n…",
        "…\ntwo …\n…",
        "one\ntwo …2\nthree",
        "…",
    ] {
        assert_eq!(missing(found, &page(same)), None, "{same}");
    }
    for (other, line) in [
        ("two 22\nthree", "two 22"),
        ("one\nthree", "three"),
        ("one\n…\ntwo 2", "two 2"),
        ("…\nthree\n…\none", "one"),
        ("one\ntwo 22", "(the end)"),
        ("one\ntwo 22\nthree\nfour", "four"),
    ] {
        assert_eq!(missing(found, &page(other)), Some(line), "{other}");
    }
}

// --- All pages

/// Every page of the repository, by its path.
fn pages() -> Vec<String> {
    let mut found = vec!["README.md".to_owned()];
    let mut folders = vec![
        "docs".to_owned(),
        "content".to_owned(),
        "tests/compat".to_owned(),
    ];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(format!("{TOP}/{folder}")).unwrap() {
            let entry = entry.unwrap();
            let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
            if entry.path().is_dir() {
                folders.push(path);
            } else if path.ends_with(".md") && !path.starts_with("content/skeletons/") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The lines of a page within fences, and those outside, each with its number.
fn parted(text: &str) -> (Vec<(usize, &str)>, Vec<(usize, &str)>) {
    let mut fenced = false;
    let (mut inside, mut outside) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with("```") {
            fenced = !fenced;
        } else if fenced {
            inside.push((number, line));
        } else {
            outside.push((number, line));
        }
    }
    (inside, outside)
}

/// Examples of pages are not all run, but each must be a command line that `rnw` takes.
#[test]
fn every_command_of_every_page_is_one_that_there_is() {
    let mut tried = 0;
    for page in pages() {
        let text = file(&page);
        for (number, line) in parted(&text).0 {
            let Some((_, command)) = line
                .split_once("$ ")
                .filter(|(before, _)| before.is_empty())
            else {
                continue;
            };
            let mut words = shell_words(command).into_iter().peekable();
            while words
                .next_if(|word| word.contains('=') && !word.starts_with('-'))
                .is_some()
            {}
            let own =
                words.take_while(|word| !matches!(word.as_str(), "|" | ">" | "2>" | "&&" | "#"));
            let own: Vec<String> = own.collect();
            let is_whole = !own.iter().any(|word| word.contains('…') || word == "\\");
            if own.first().is_none_or(|name| name != "rnw") || !is_whole {
                continue;
            }
            tried += 1;
            if let Err(error) = cli::command().try_get_matches_from(&own)
                && error.use_stderr()
            {
                panic!("{page}:{number}: {command}\n{error}");
            }
        }
    }
    assert!(tried > 80, "only {tried} commands were found");
}

/// The anchor of a heading, as forges make it.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn every_link_between_pages_leads_somewhere() {
    let mut tried = 0;
    for page in pages() {
        let text = file(&page);
        let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (number, line) in parted(&text).1 {
            for part in line.split("](").skip(1) {
                let target = part.split(')').next().unwrap_or_default();
                if target.contains("://") {
                    continue;
                }
                tried += 1;
                let (path, section) = target.split_once('#').unwrap_or((target, ""));
                let path = match path {
                    "" => page.clone(),
                    path if folder.is_empty() => path.to_owned(),
                    path => format!("{folder}/{path}"),
                };
                let there = fs::metadata(format!("{TOP}/{path}"));
                assert!(there.is_ok(), "{page}:{number}: there is no {path}");
                if !section.is_empty() {
                    let text = file(&path);
                    let (_, outside) = parted(&text);
                    let mut headings = outside.iter().filter(|(_, line)| line.starts_with('#'));
                    assert!(
                        headings.any(|(_, heading)| anchor(heading) == section),
                        "{page}:{number}: {path} has no section {section:?}"
                    );
                }
            }
        }
    }
    assert!(tried > 60, "only {tried} links were found");
}
