//! The sources of the repository, for tests that read code.

use crate::common::ROOT;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the repository.
pub(crate) struct Source {
    /// The path relative to the top of the repository.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The files with this ending in these folders, sorted by path.
pub(crate) fn sources(folders: &[&str], ending: &str) -> Vec<Source> {
    let mut paths = Vec::new();
    for folder in folders {
        walk(&Path::new(ROOT).join(folder), &mut paths);
    }
    paths.sort();
    let wanted = |path: &PathBuf| path.extension().is_some_and(|found| found == ending);
    let read = |path: PathBuf| Source {
        path: path
            .strip_prefix(ROOT)
            .unwrap()
            .to_str()
            .unwrap()
            .replace('\\', "/"),
        text: fs::read_to_string(&path).unwrap(),
    };
    paths.into_iter().filter(wanted).map(read).collect()
}

fn walk(folder: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.unwrap().path();
        // Other people's packages, what the build of the page writes, and links to what is elsewhere.
        let foreign =
            path.ends_with("node_modules") || path.ends_with("page/dist") || path.is_symlink();
        if path.is_dir() && !foreign {
            walk(&path, paths);
        } else if !foreign {
            paths.push(path);
        }
    }
}

/// The sources of the page of tables in the browser.
pub(crate) fn page() -> Vec<Source> {
    ["ts", "tsx"]
        .into_iter()
        .flat_map(|ending| sources(&["crates/server/page/src"], ending))
        .collect()
}

impl Source {
    /// The lines of code with their numbers, counted from 1. Without comments and the tests at the end of the file.
    pub(crate) fn code(&self) -> Vec<(usize, String)> {
        let text = self
            .text
            .split("#[cfg(test)]\nmod tests {")
            .next()
            .unwrap_or_default();
        text.lines()
            .enumerate()
            .map(|(index, line)| (index + 1, without_comment(line).to_owned()))
            .collect()
    }
}

/// Whether a line contains a whole word.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back().is_some_and(part);
        let after = line[at + word.len()..].chars().next().is_some_and(part);
        !before && !after
    })
}

/// A line up to the `//` that is not in a string.
pub(crate) fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let mut last = ' ';
    for (at, c) in line.char_indices() {
        match c {
            // A quotation mark in a character literal, or an escaped one, opens no string.
            '"' if last != '\\' && !(last == '\'' && line[at + 1..].starts_with('\'')) => {
                quoted = !quoted;
            }
            '/' if !quoted && line[at + 1..].starts_with('/') => return &line[..at],
            _ => {}
        }
        last = if c == '\\' && last == '\\' { ' ' } else { c };
    }
    line
}

/// The sources of a crate without its tests, which are the modules after `#[cfg(test)]` and the modules below them.
pub(crate) fn program(name: &str) -> Vec<Source> {
    let all = sources(&[&format!("crates/{name}/src")], "rs");
    let mut tests = Vec::new();
    for source in &all {
        // The modules of `src/lib.rs` lie next to it, those of `src/flip.rs` in `src/flip/`.
        let folder = match source.path.rsplit_once('/') {
            Some((folder, "lib.rs" | "main.rs")) => folder,
            _ => source.path.trim_end_matches(".rs"),
        };
        for part in source.text.split("#[cfg(test)]\nmod ").skip(1) {
            if let Some((module, _)) = part
                .split_once(';')
                .filter(|(module, _)| !module.contains([' ', '\n']))
            {
                tests.push(format!("{folder}/{module}"));
            }
        }
    }
    let is_test = |path: &str| {
        tests
            .iter()
            .any(|test| path == format!("{test}.rs") || path.starts_with(&format!("{test}/")))
    };
    let program: Vec<Source> = all
        .into_iter()
        .filter(|source| !is_test(&source.path))
        .collect();
    // A renamed crate would otherwise pass every test unread.
    assert!(!program.is_empty(), "crates/{name} has no program");
    program
}
