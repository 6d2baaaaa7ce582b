//! All pages of the documentation: their commands and their links.

use crate::common::{ROOT, shell_words};
use crate::page::file;
use crate::sources::{Source, sources};
use std::fs;

/// The path of every page of the repository.
fn pages() -> Vec<String> {
    let mut found = vec!["CHANGELOG.md".to_owned(), "README.md".to_owned()];
    let mut folders = vec![
        "docs".to_owned(),
        "content".to_owned(),
        "tests/compat".to_owned(),
    ];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(format!("{ROOT}/{folder}")).unwrap() {
            let entry = entry.unwrap();
            let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
            if entry.path().is_dir() {
                folders.push(path);
            } else if entry.path().extension().is_some_and(|end| end == "md")
                && !path.starts_with("content/skeletons/")
            {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Lines with their numbers, counted from 1.
type Lines<'t> = Vec<(usize, &'t str)>;

/// The lines of a page inside fences, and the lines outside.
fn parted(text: &str) -> (Lines<'_>, Lines<'_>) {
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

/// Not all examples of pages run, but each must be a command line that `rnw` accepts.
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
            // The rest of the command is on the next line.
            if command.ends_with('\\') {
                continue;
            }
            let mut words = shell_words(command).into_iter().peekable();
            while words
                .next_if(|word| word.contains('=') && !word.starts_with('-'))
                .is_some()
            {}
            let own =
                words.take_while(|word| !matches!(word.as_str(), "|" | ">" | "2>" | "&&" | "#"));
            let own: Vec<String> = own.collect();
            let is_whole = !own.iter().any(|word| word.contains('…'));
            if own.first().is_none_or(|name| name != "rnw") || !is_whole {
                continue;
            }
            tried += 1;
            if let Err(error) = rnw_cli::command().try_get_matches_from(&own)
                && error.use_stderr()
            {
                panic!("{page}:{number}: {command}\n{error}");
            }
        }
    }
    assert!(tried > 80, "only {tried} commands were found");
}

/// The anchor that code hosts generate for a heading.
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
                let there = fs::metadata(format!("{ROOT}/{path}"));
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

/// A page that leads to a file which has moved misleads everybody who needs it.
#[test]
fn every_path_of_the_way_finder_exists() {
    let page = "docs/where-to-change.md";
    let text = file(page);
    let mut tried = 0;
    for (number, line) in (1..).zip(text.lines()) {
        for word in line.split('`').skip(1).step_by(2) {
            if !["crates/", "content/", "docs/"]
                .iter()
                .any(|top| word.starts_with(top))
            {
                continue;
            }
            tried += 1;
            let there = fs::metadata(format!("{ROOT}/{word}"));
            assert!(there.is_ok(), "{page}:{number}: there is no {word}");
        }
    }
    assert!(tried > 40, "only {tried} paths were found");
}

/// The table of contents of the book.
const SUMMARY: &str = "docs/SUMMARY.md";

#[test]
fn every_page_stands_in_the_table_of_contents_once() {
    let text = file(SUMMARY);
    let mut listed: Vec<String> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let is_heading = line.is_empty() || line.starts_with("# ");
        let target = line
            .strip_prefix("- [")
            .and_then(|rest| rest.split_once("]("));
        match target.and_then(|(_, rest)| rest.strip_suffix(')')) {
            Some(path) => listed.push(format!("docs/{path}")),
            None => assert!(is_heading, "{SUMMARY}:{number}: mdBook reads no `{line}`"),
        }
    }
    listed.sort();
    let of_the_book = |page: &String| page.starts_with("docs/") && page != SUMMARY;
    let written: Vec<String> = pages().into_iter().filter(of_the_book).collect();
    assert_eq!(listed, written);
}

/// The names of the recipes in the justfile, each with its command up to the first argument.
fn recipes() -> Vec<(String, String)> {
    let text = file("justfile");
    let mut found: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("    ") {
            let command = command.split("{{").next().unwrap_or_default().trim();
            let recipe = found.last_mut().expect("a recipe has a name");
            command.clone_into(&mut recipe.1);
        } else if let Some((head, "")) = line.split_once(':') {
            let name = head.split(' ').next().unwrap_or_default();
            found.push((name.to_owned(), String::new()));
        }
    }
    found.retain(|recipe| recipe.0 != "default");
    found
}

/// The short commands are those that the pages and the checks name.
#[test]
fn short_commands_are_those_of_the_guide() {
    let guide = file("docs/contributing.md");
    let rows = guide.lines().filter_map(|line| {
        let (short, rest) = line.strip_prefix("| `just ")?.split_once('`')?;
        let long = rest.split('`').nth(1)?;
        Some((short.to_owned(), long.to_owned()))
    });
    let (rows, recipes): (Vec<_>, _) = (rows.collect(), recipes());
    assert_eq!(rows, recipes);
    let readme = file("README.md");
    for name in ["play", "test"] {
        let (_, long) = &recipes.iter().find(|recipe| recipe.0 == name).unwrap();
        assert!(readme.contains(&**long), "README.md knows no `{long}`");
    }
    let checks = file(".ci/run");
    for name in ["test", "docs"] {
        let (_, long) = &recipes.iter().find(|recipe| recipe.0 == name).unwrap();
        assert!(checks.contains(&**long), ".ci/run knows no `{long}`");
    }
    let workflow = file(".github/workflows/checks.yml");
    for command in ["run: .ci/run\n", "run: cargo test --workspace --locked\n"] {
        assert!(workflow.contains(command), "no `{command}`");
    }
}

/// Where docs.rs shows the files of a package, and the folder that has them here.
const SHOWN: [(&str, &str); 3] = [
    ("https://docs.rs/crate/rnw-cli/latest/source/", "crates/cli"),
    (
        "https://docs.rs/crate/rnw-content/latest/source/",
        "content",
    ),
    (
        "https://docs.rs/crate/roll-and-write/latest/source/",
        "crates/roll-and-write",
    ),
];

/// The documentation of a crate is read on docs.rs, where a path of the repository leads nowhere.
#[test]
fn the_documentation_of_crates_links_what_its_readers_can_open() {
    let mut tried = 0;
    let readmes = sources(&["crates", "content"], "md").into_iter();
    let readmes = readmes
        .filter(|page| page.path.ends_with("/README.md") && page.path.matches('/').count() < 3);
    let code = sources(&["crates", "content"], "rs").into_iter();
    let is_public = |path: &str| path.contains("/src/") && !path.starts_with("crates/reference/");
    let code = code.filter(|source| is_public(&source.path));
    for Source { path, text } in readmes.chain(code) {
        let is_page = path.ends_with("/README.md");
        for (number, line) in (1..).zip(text.lines()) {
            let Some(line) = line.strip_prefix("//!").or(is_page.then_some(line)) else {
                continue;
            };
            // Modules that only the sources show may name files of the repository.
            let is_front = is_page || path.ends_with("/lib.rs");
            for folder in ["`docs/", "`content/rules", "`content/bots"] {
                assert!(
                    !is_front || !line.contains(folder),
                    "{path}:{number}: give the address on docs.rs, as in tests/pages.rs"
                );
            }
            for (address, folder) in SHOWN {
                for file in line.split(address).skip(1) {
                    let file = file.split([')', ' ']).next().unwrap_or_default();
                    tried += 1;
                    let there = fs::metadata(format!("{ROOT}/{folder}/{file}"));
                    assert!(
                        there.is_ok(),
                        "{path}:{number}: there is no {folder}/{file}"
                    );
                }
            }
        }
    }
    assert!(tried > 7, "only {tried} links were found");
}
