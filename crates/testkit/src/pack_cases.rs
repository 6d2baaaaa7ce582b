//! Wrong packs and the reports that are expected for them, as text that needs no Rust.
//!
//! A folder contains a sound pack in `sound/` and files of cases. The name of a file of cases says which file of
//! the pack its cases change: those of `game.txt` and `game.more.txt` change `game.json`. Each case replaces a piece of that file
//! and states the expected report:
//!
//! ```text
//! "rounds": 4  =>  "rounds": ^9
//!     error: found 9; expected 1 to 8
//! ```
//!
//! The `^` is not part of the pack. It marks the character whose position the lines of the report must have,
//! unless they name a file themselves. `\n` stands for a line end, and `#` begins a comment.

use crate::scenario::{Surprises, texts};
use rnw_packs::{Files, Report, Source};
use std::fmt::Write;
use std::path::Path;

/// A case: its line number, a piece, the replacement, and the lines of the report.
struct Case<'t> {
    line: usize,
    from: String,
    to: String,
    report: Vec<&'t str>,
}

/// Compares the report of `check` with the expected one, for each case of a folder. Returns the number of cases.
/// `opens` says whether a table can be opened; this must be so exactly when the report contains no error.
///
/// # Errors
/// If a report differs, if the sound pack is not sound, if a case cannot be parsed, or if the folder has no
/// cases.
pub fn pack_cases(
    folder: impl AsRef<Path>,
    check: impl Fn(&Files) -> String,
    opens: impl Fn(&Files) -> bool,
) -> Result<usize, Surprises> {
    let folder = folder.as_ref();
    let fault = |error: std::io::Error| Surprises(vec![format!("{}: {error}", folder.display())]);
    let sound = sound(&folder.join("sound")).map_err(fault)?;
    let (mut surprises, mut count) = (Vec::new(), 0);
    let mut hold = |place: String, files: &Files, expected: &str| {
        let found = check(files);
        if found != expected {
            surprises.push(format!("{place}: expected\n{expected}  found\n{found}"));
        }
        let wrong = expected.lines().any(|line| line.starts_with("error"));
        if opens(files) == wrong {
            let can = if wrong { "can" } else { "cannot" };
            surprises.push(format!("{place}: the pack {can} be opened"));
        }
    };
    hold("sound".to_owned(), &Files::new(sound.clone()), "");
    let mut unread = Vec::new();
    for (path, text) in texts(folder).map_err(fault)? {
        let file = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = file.split('.').next().unwrap_or_default();
        for case in read(&text) {
            count += 1;
            let place = format!("{file}.txt:{}", case.line);
            match changed(&sound, &format!("{name}.json"), &case) {
                Ok((files, expected)) => hold(place, &files, &expected),
                Err(error) => unread.push(format!("{place}: {error}")),
            }
        }
    }
    surprises.extend(unread);
    if count == 0 {
        surprises.push(format!("{}: there is no case", folder.display()));
    }
    if surprises.is_empty() {
        Ok(count)
    } else {
        Err(Surprises(surprises))
    }
}

/// Compares reports as [`pack_cases`] does, as a test does.
///
/// # Panics
/// If [`pack_cases`] fails, with every difference.
#[track_caller]
pub fn hold_cases(
    folder: impl AsRef<Path>,
    check: impl Fn(&Files) -> Report,
    opens: impl Fn(&Files) -> bool,
) {
    let held = pack_cases(folder, |files| check(files).to_string(), opens);
    held.unwrap_or_else(|surprises| panic!("{surprises}"));
}

/// Compares the problems of packs that extend `base` with a file. Whatever a pack changes in its base, a problem stands at
/// the change and names what it breaks.
///
/// Each line `game.json: { … }` of the file is a pack with this file only. Below it are the problems that `check` finds.
/// With the environment variable `UPDATE_GOLDEN` the problems are written anew.
///
/// # Errors
/// If the file cannot be read or written.
///
/// # Panics
/// If the problems differ.
#[track_caller]
pub fn broken_bases(
    path: &Path,
    base: &Files,
    check: impl Fn(&Files) -> Report,
) -> std::io::Result<()> {
    let cases = std::fs::read_to_string(path)?;
    let mut found = String::new();
    for line in cases.lines().filter(|line| !line.starts_with(' ')) {
        let _ = writeln!(found, "{line}");
        let Some((file, text)) = line.split_once(": ").filter(|_| !line.starts_with('#')) else {
            continue;
        };
        let files = Files::embedded("mine", &[(file, text)]).extending(base.clone());
        for problem in check(&files).problems {
            let _ = writeln!(found, "    {problem}");
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &found)?;
    } else {
        assert_eq!(found, cases);
    }
    Ok(())
}

/// The files of a folder, by name.
///
/// # Errors
/// If the folder or a file cannot be read.
pub fn sound(folder: &Path) -> std::io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        sources.push(Source {
            path: name.clone(),
            name,
            text: std::fs::read_to_string(entry.path())?,
        });
    }
    sources.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(sources)
}

fn read(text: &str) -> Vec<Case<'_>> {
    let mut cases: Vec<Case<'_>> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        if text.trim().is_empty() || text.starts_with('#') {
            continue;
        }
        if let (true, Some(case)) = (text.starts_with(' '), cases.last_mut()) {
            case.report.push(text.trim());
            continue;
        }
        let (from, to) = text.split_once("  =>  ").unwrap_or((text, ""));
        cases.push(Case {
            line,
            from: from.replace("\\n", "\n"),
            to: to.replace("\\n", "\n"),
            report: Vec::new(),
        });
    }
    cases
}

/// The pack of a case, and the expected report.
fn changed(sound: &[Source], name: &str, case: &Case<'_>) -> Result<(Files, String), String> {
    let mut sources = sound.to_vec();
    let file = sources.iter_mut().find(|source| source.name == name);
    let file = file.ok_or_else(|| format!("the sound pack has no {name}"))?;
    if !file.text.contains(&case.from) {
        return Err(format!("{name} has no {:?}", case.from));
    }
    if case.report.is_empty() {
        return Err("nothing is said to be told".to_owned());
    }
    let marked = file.text.replacen(&case.from, &case.to, 1);
    let (place, text) = match marked.split_once('^') {
        None => (None, marked),
        Some((before, behind)) => {
            let line = before.split('\n').count();
            let column = before.split('\n').next_back().unwrap_or("").chars().count() + 1;
            (
                Some(format!("{name}:{line}:{column}")),
                format!("{before}{behind}"),
            )
        }
    };
    file.text = text;
    let mut expected = String::new();
    for line in &case.report {
        let (severity, message) = line.split_once(": ").unwrap_or((line, ""));
        let named = sound.iter().any(|source| message.starts_with(&source.name));
        let _ = match &place {
            Some(place) if !named => writeln!(expected, "{severity}: {place}: {message}"),
            _ => writeln!(expected, "{line}"),
        };
    }
    Ok((Files::new(sources), expected))
}
