//! The page of saved games.

use super::{Gone, Home, HomeChoice, Next, Pages, Picked};
use crate::Preferences;
use rnw_archive::ArchiveError;
use rnw_archive::record_list::{self, RecordEntry};
use rnw_archive::records::KeptRecord;
use rnw_i18n::{Translations, name};
use rnw_tui::{Menu, MenuItem};

/// The largest number of saved games on the page.
const SHOWN: usize = 200;

/// Shows the saved games, the newest first. A person opens one of them.
pub(super) fn page<'c>(
    home: &mut Home<'c>,
    screen: &mut Pages,
    person: &Preferences,
) -> Result<Next<'c>, Gone> {
    let words = person.words();
    let mut at = 0;
    loop {
        let mut entries: Vec<RecordEntry> = record_list::all()
            .take(SHOWN)
            .map(|kept| RecordEntry::new(kept, &mut home.packs))
            .collect();
        let item = |entry: &RecordEntry| {
            let about = entry.record.display().to_string();
            MenuItem::new(dated(entry, home.title(&entry.game), &words)).about(about)
        };
        let key = if entries.is_empty() {
            "home-records-none"
        } else {
            "home-records-intro"
        };
        let mut menu = Menu {
            title: words.text("home-records"),
            intro: words.text(key),
            items: entries.iter().map(item).collect(),
            at: entries.len().saturating_sub(1).min(at),
            ..Menu::default()
        };
        let Some(picked) = screen.pick(&mut menu)? else {
            return Ok(Next::Stay);
        };
        at = picked;
        let entry = entries.swap_remove(picked);
        let said = said(&entry, home.title(&entry.game), &words);
        if let next @ Next::Run(_) = open(entry, said, screen, &words)? {
            return Ok(next);
        }
    }
}

/// The page of a saved game: an unfinished one is resumed, a finished one is replayed; both can be named and deleted.
fn open<'c>(
    entry: RecordEntry,
    said: String,
    screen: &mut Pages,
    words: &Translations,
) -> Result<Next<'c>, Gone> {
    let is_over = entry.scores.is_some();
    let given = entry.name.as_deref().unwrap_or_default();
    let go_on = if is_over {
        "home-record-watch"
    } else {
        "home-record-continue"
    };
    let item = |key: &str| MenuItem::new(words.text(key));
    let mut menu = Menu {
        title: words.text("home-records"),
        intro: said,
        items: vec![
            item(go_on).about(entry.date()),
            MenuItem::typed(words.text("home-record-name"), given)
                .about(words.text("home-record-name-about")),
            item("home-record-delete").about(words.text("home-record-delete-about")),
        ],
        ..Menu::default()
    };
    loop {
        let kept = KeptRecord::at(&entry.record);
        let kept = kept.ok_or_else(|| ArchiveError::NotKept(entry.record.clone()));
        let done = match screen.choose(&mut menu)? {
            Picked::Back => return Ok(Next::Stay),
            Picked::Chosen(0) if is_over => return Ok(Next::Run(HomeChoice::Replay(entry.record))),
            Picked::Chosen(0) => return Ok(Next::Run(HomeChoice::Resume(Some(entry.record)))),
            Picked::Chosen(_) if is_sure(screen, &menu.intro, words)? => {
                kept.and_then(|kept| kept.delete())
            }
            Picked::Chosen(_) => continue,
            Picked::Changed(index) => {
                let name = menu.items[index].text.as_deref().unwrap_or_default();
                kept.and_then(|kept| kept.rename(name)).map(|_| ())
            }
        };
        match done {
            Ok(()) => return Ok(Next::Stay),
            Err(failure) => menu.news = Some(failure.to_string()),
        }
    }
}

/// Asks whether a saved game is deleted for ever.
fn is_sure(screen: &mut Pages, said: &str, words: &Translations) -> Result<bool, Gone> {
    let keys = ["home-record-keep", "home-record-delete-sure"];
    let mut menu = Menu {
        title: words.text("home-record-delete"),
        intro: said.to_owned(),
        items: keys.map(|key| MenuItem::new(words.text(key))).into(),
        ..Menu::default()
    };
    Ok(screen.pick(&mut menu)? == Some(1))
}

/// A saved game in one line, with its date.
pub(super) fn dated(entry: &RecordEntry, title: &str, words: &Translations) -> String {
    let said = said(entry, title, words);
    match entry.date() {
        date if date.is_empty() => said,
        date => format!("{date}  {said}"),
    }
}

/// A saved game in one line: the title of its game, its players, and its scores or how far it went.
pub(super) fn said(entry: &RecordEntry, title: &str, words: &Translations) -> String {
    let game = entry.game_as(title, words);
    let Some(scores) = &entry.scores else {
        return entry.unfinished(game, words);
    };
    let seats = entry.players.iter().zip(scores);
    let scores: Vec<String> = seats
        .map(|(player, score)| format!("{player} {score}"))
        .collect();
    let gaps = [("game", name(game)), ("scores", name(scores.join(", ")))];
    words.with("home-record-over", &gaps)
}
