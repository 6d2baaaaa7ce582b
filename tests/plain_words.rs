//! Plain words: what was retired does not come back, and how long sentences are.

use crate::common::ROOT;
use crate::sources::{Source, has_word, program, sources};
use std::fs;

/// Names that meant something to nobody else, and what the field calls the thing. docs/glossary.md explains those.
const NAMES: [(&str, &str); 43] = [
    ("Spoken", "Notation, Presentation or Statistics"),
    ("Saying", "Message"),
    ("say_line", "score_message"),
    ("Speech", "Translator"),
    ("Told", "Notice"),
    ("told", "notices"),
    ("Silence", "NoEvents"),
    ("Ear", "Observer"),
    ("Listener", "Observer"),
    ("hears", "observe"),
    ("Deed", "UsageEvent"),
    ("Subjects", "UsageKeys"),
    ("Errands", "SettlementOrder"),
    ("appraise", "evaluate"),
    ("worth", "value"),
    ("outlook", "heuristic"),
    ("box_worth", "box_value"),
    ("merit", "ranking_key"),
    ("ceiling", "upper_bound"),
    ("hand_out", "deal"),
    ("awaits", "awaiting"),
    ("imagine", "determinize"),
    ("Opened", "LoadedGame"),
    ("Chair", "SeatAssignment"),
    ("Sitter", "PlayerKind"),
    ("Sitting", "LocalGame"),
    ("Shelf", "Console"),
    ("Guest", "ExternalPlayer"),
    ("Wire", "Transport"),
    ("Witness", "ArenaObserver"),
    ("Hall", "Fanout"),
    ("Course", "Playthrough"),
    ("Opening", "Setup"),
    ("opening", "setup"),
    ("Desk", "UiState"),
    ("Paper", "Dialog"),
    ("Aim", "Selection"),
    ("Teller", "Narrator"),
    ("Artist", "TextRenderer"),
    ("Signs", "Legend"),
    ("strangers", "fuzz_api"),
    ("Luck", "ChanceStream"),
    ("minimise", "shrink, but for the hidden alias"),
];

/// Phrases that had to be read twice, and what to say instead.
const PHRASES: [(&str, &str); 22] = [
    ("that there is not", "that does not exist"),
    ("gone on with", "continued or resumed"),
    ("goes on with", "continues or resumes"),
    ("as it usually is", "its default"),
    ("what is not as usual", "values that are not the default"),
    ("could have been had", "the best achievable result"),
    ("were come by", "were produced"),
    ("for want of", "without"),
    ("nobody listens", "no observer"),
    ("cannot be had", "is not available"),
    ("can be had", "is available"),
    ("says not what", "does not say what"),
    ("make it again", "redo it"),
    ("made again", "redone or repeated"),
    ("with other eyes", "from another viewpoint"),
    ("lies open", "is face up or visible"),
    ("lie open", "are face up or visible"),
    ("costly decisions", "biggest mistakes"),
    ("give or take", "±"),
    ("taken as it is written", "not split at commas"),
    ("is none that", "excludes"),
    ("is let go", "is ignored"),
];

/// Where a retired name has to stay: a file, the name, and why.
const KEPT: [(&str, &str, &str); 1] = [(
    "crates/cli/src/apart.rs",
    "Opened",
    "a variant: a handle that could be opened",
)];

/// A source line by line: the code without strings and comments.
fn words_of_code(source: &Source) -> impl Iterator<Item = (usize, String)> + '_ {
    source.code().into_iter().map(|(number, line)| {
        let outside = line.split('"').step_by(2).collect::<Vec<_>>().join("\"");
        (number, outside)
    })
}

/// All crates but the two that are workspaces of their own.
fn crates() -> Vec<String> {
    let folders = fs::read_dir(format!("{ROOT}/crates")).unwrap();
    let names = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter(|name| !["fuzz", "peers"].contains(&name.as_str()))
        .collect();
    names.sort();
    names
}

#[test]
fn no_retired_name_comes_back() {
    let mut found = Vec::new();
    for source in crates().iter().flat_map(|name| program(name)) {
        for (number, line) in words_of_code(&source) {
            for (name, better) in NAMES.iter().filter(|(name, _)| has_word(&line, name)) {
                let is_kept = |row: &&(&str, &str, &str)| row.0 == source.path && row.1 == *name;
                if KEPT.iter().find(is_kept).is_none() {
                    found.push(format!(
                        "{}:{number}: {name}; better: {better}",
                        source.path
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    for (path, name, why) in KEPT {
        let text = fs::read_to_string(format!("{ROOT}/{path}")).unwrap();
        assert!(
            has_word(&text, name),
            "{path} has no {name} any more: {why}"
        );
    }
}

/// What people read: pages, words and comments.
fn prose() -> Vec<Source> {
    let pages = sources(&["docs", "content"], "md");
    let front = ["README.md", "CHANGELOG.md"].map(|path| Source {
        path: path.to_owned(),
        text: fs::read_to_string(format!("{ROOT}/{path}")).unwrap(),
    });
    let words = sources(&["content"], "ftl");
    let crates = crates();
    let code = crates.iter().flat_map(|name| program(name));
    let other = |source: &Source| {
        let parts = ["/cs/", "/pl/", "/cs.", "/pl.", "docs/traceability.md"];
        parts.iter().any(|part| source.path.contains(part))
    };
    let all = pages.into_iter().chain(front).chain(words).chain(code);
    all.filter(|source| !other(source)).collect()
}

#[test]
fn no_retired_phrase_comes_back() {
    let mut found = Vec::new();
    for source in prose() {
        // A phrase may be broken over two lines.
        let flat = source
            .text
            .replace(['\n', '/', '!', '#'], " ")
            .to_lowercase();
        let flat = flat.split_whitespace().collect::<Vec<_>>().join(" ");
        for (phrase, better) in PHRASES {
            if let Some(at) = flat.find(phrase) {
                let start = flat[..at]
                    .char_indices()
                    .rev()
                    .nth(30)
                    .map_or(0, |(at, _)| at);
                let near = &flat[start..at + phrase.len()];
                found.push(format!("{}: \"…{near}\"; better: {better}", source.path));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The sentences of a page: running text, without tables, code and headings.
fn sentences(text: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    let mut fenced = false;
    for line in text.lines() {
        let line = line.trim();
        let item = line.starts_with("- ");
        if line.starts_with("```") {
            fenced = !fenced;
        }
        let skipped = fenced || line.starts_with(['|', '#', '`']);
        let starts = line.is_empty() || skipped || item || line.starts_with(['*', '>']);
        let numbered = line
            .split_once(". ")
            .is_some_and(|(n, _)| n.parse::<u32>().is_ok());
        if starts || numbered {
            paragraphs.push(String::new());
        }
        if !skipped {
            let last = paragraphs.last_mut().expect("there is one");
            *last += " ";
            *last += line.trim_start_matches("- ");
        }
    }
    let ends = |text: &str| -> Vec<String> {
        let text = text
            .replace("e.g.", "for example")
            .replace("i.e.", "that is");
        let parts = text.split_inclusive(['.', '?', ';', ':']);
        // What ends at a letter goes on, such as a file name.
        let mut sentences: Vec<String> = Vec::new();
        let mut open = String::new();
        for part in parts {
            let begins = part.starts_with(' ');
            if begins && open.ends_with(['.', '?']) && !open.trim().is_empty() {
                sentences.push(std::mem::take(&mut open));
            }
            open += part;
        }
        sentences.push(open);
        sentences
    };
    let all = paragraphs.iter().flat_map(|paragraph| ends(paragraph));
    all.filter(|sentence| sentence.split_whitespace().count() > 2)
        .collect()
}

/// How many sentences a text has, their mean length in words, and the share of those above 25 words.
fn lengths(text: &str) -> (usize, f64, f64) {
    let lengths: Vec<usize> = sentences(text)
        .iter()
        .map(|sentence| sentence.split_whitespace().count())
        .collect();
    let count = lengths.len();
    let long = lengths.iter().filter(|length| **length > 25).count();
    let words: usize = lengths.iter().sum();
    let all = count.max(1) as f64;
    (count, words as f64 / all, 100.0 * long as f64 / all)
}

/// Prints the length of sentences, page by page. `just prose` shows it; no length is demanded.
#[test]
fn the_length_of_sentences_is_reported() {
    println!(
        "{:40} {:>9} {:>6} {:>11}",
        "page", "sentences", "mean", "above 25, %"
    );
    let mut pages = 0;
    for page in prose()
        .into_iter()
        .filter(|source| source.path.rsplit('.').next() == Some("md"))
    {
        let (count, mean, long) = lengths(&page.text);
        println!("{:40} {count:>9} {mean:>6.1} {long:>11.1}", page.path);
        pages += usize::from(count > 0);
    }
    for name in crates() {
        let docs = |source: &Source| -> Vec<String> {
            let lines = source.text.lines().map(str::trim_start);
            let docs = lines.filter_map(|line| {
                line.strip_prefix("/// ")
                    .or_else(|| line.strip_prefix("//! "))
                    .or((line.len() < 4).then_some(""))
            });
            docs.map(str::to_owned).collect()
        };
        let text: Vec<String> = program(&name).iter().flat_map(docs).collect();
        let (count, mean, long) = lengths(&text.join("\n"));
        println!(
            "{:40} {count:>9} {mean:>6.1} {long:>11.1}",
            format!("crates/{name}, comments")
        );
    }
    assert!(pages > 20, "the pages are found");
}

#[test]
fn sentences_are_counted() {
    let text = "# A heading of five words\n\nOne two three. Four five six seven: see `docs/x.md`, 1.5 of it.\n\
        - an item of five words\n\n| a table | is left out |\n\n```\nfenced code is left out\n```\n";
    let (count, mean, long) = lengths(text);
    assert_eq!(
        (count, mean, long),
        (3, 17.0 / 3.0, 0.0),
        "{:?}",
        sentences(text)
    );
}
