//! The page of saved games.

use super::{Gone, Home, HomeChoice, Next, Pages};
use crate::Preferences;
use rnw_archive::record_list::{self, RecordEntry};
use rnw_i18n::{Translations, name};
use rnw_tui::{Menu, MenuItem};

/// The largest number of saved games on the page.
const SHOWN: usize = 200;

/// Shows the saved games, the newest first. An unfinished game is resumed, a finished one is replayed.
pub(super) fn page<'c>(
    home: &mut Home<'c>,
    screen: &mut Pages,
    person: &Preferences,
) -> Result<Next<'c>, Gone> {
    let words = person.words();
    let mut entries: Vec<RecordEntry> = record_list::all()
        .take(SHOWN)
        .map(|kept| RecordEntry::new(kept, &mut home.packs))
        .collect();
    let item = |entry: &RecordEntry| {
        let about = entry.record.display().to_string();
        MenuItem::new(said(entry, home.title(&entry.game), &words)).about(about)
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
        ..Menu::default()
    };
    let Some(at) = screen.pick(&mut menu)? else {
        return Ok(Next::Stay);
    };
    let RecordEntry { scores, record, .. } = entries.swap_remove(at);
    Ok(Next::Run(match scores {
        Some(_) => HomeChoice::Replay(record),
        None => HomeChoice::Resume(Some(record)),
    }))
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
