//! The result of a deal of the day: a text without spoilers that people send to each other.

use super::{DailyDeal, PERSON, are_players};
use crate::analysis::STATES;
use crate::recorded::Replayed;
use crate::{ArchiveError, share};
use rnw_bots::analysis::{Hindsight, RecordedGame};
use rnw_catalogue::{Catalogue, LoadedGame};
use rnw_i18n::{Language, Translations, name};
use rnw_plan::pack;
use rnw_session::{RecordError, Table, points_number};
use roll_and_write::score::spell;
use roll_and_write::{Arg, Points};
use serde::Serialize;
use serde_json::Number;
use std::io::Sink;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use time::Date;

/// The time after which a notice says that the search runs.
const QUIET: Duration = Duration::from_secs(1);
/// The words before the date of a result: of a ranked try, and of any other.
pub(super) const RANKED: &str = "rnw daily ";
pub(super) const UNRANKED: &str = "rnw unranked ";
/// What separates the parts of the first line.
pub(super) const SEPARATORS: [&str; 2] = [" · ", " | "];

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    date: Date,
    is_ranked: bool,
    game: &'static str,
    title: String,
    player: String,
    score: Points,
    /// The best score that a search found.
    found: Points,
    /// How many parts a point has.
    parts: Points,
    place: usize,
    seats: usize,
    /// The points that each turn has brought.
    gains: Vec<Points>,
    code: String,
}

/// The result in the JSON output.
#[derive(Serialize)]
struct ResultReport {
    date: String,
    ranked: bool,
    game: &'static str,
    player: String,
    score: Number,
    found: Number,
    place: usize,
    seats: usize,
    gains: Vec<Number>,
    code: String,
}

impl DailyResult {
    /// The result in a finished record of the deal. `wait` is called if that takes long.
    ///
    /// # Errors
    /// If the record is not of the deal, or cannot be replayed.
    pub fn of(
        catalogue: &Catalogue,
        deal: &DailyDeal<'_>,
        path: &Path,
        wait: impl FnOnce(),
    ) -> Result<Self, ArchiveError> {
        let replayed = Replayed::open(catalogue, path, None, Language::English)?;
        // The players are those who played last.
        let (header, table) = (replayed.table.header(), &replayed.table);
        let players = header.seats.iter().map(|seat| &*seat.player);
        let is_of_deal = header.ruleset == deal.entry.name
            && header.seed == deal.seed()
            && header.position.is_none()
            && are_players(deal.entry, players);
        if !is_of_deal {
            let error = RecordError::new(1, "this is not the deal of the day; rename the file");
            return Err(error.at(path).into());
        }
        let recorded = &replayed.recorded;
        let code = share::code_of(catalogue, (recorded.entry, &recorded.files), table)?;
        let hindsight = look_back(&recorded.loaded, table, wait)?;
        Ok(Self {
            date: deal.date,
            is_ranked: deal.is_ranked(path),
            game: deal.entry.name,
            title: pack::title(&recorded.files).unwrap_or_else(|| deal.entry.name.to_owned()),
            player: header.seats[PERSON.index()].name.clone(),
            score: table.score(PERSON).total(),
            found: hindsight.found,
            parts: recorded.loaded.game.info().parts,
            place: table.standings().place(PERSON),
            seats: header.seats.len(),
            gains: gains(table),
            code: code.to_string(),
        })
    }

    /// The result as text in four lines: what was played, the points, a bar for each turn, and the share code. The
    /// first words and the code are the same in every language.
    pub fn text(&self, words: &Translations, ascii: bool) -> String {
        let [dot, bar] = SEPARATORS;
        let between = if ascii { bar } else { dot };
        let begin = if self.is_ranked { RANKED } else { UNRANKED };
        let (date, title, player) = (self.date, &self.title, &self.player);
        let mut gaps = vec![
            ("points", name(spell(self.score, self.parts))),
            ("found", name(spell(self.found, self.parts))),
        ];
        let key = if self.seats == 1 {
            "daily-points"
        } else {
            gaps.push(("place", Arg::Number(self.place as i64)));
            gaps.push(("seats", Arg::Number(self.seats as i64)));
            "daily-points-place"
        };
        [
            format!("{begin}{date}{between}{title}{between}{player}"),
            words.with(key, &gaps),
            bars(&self.gains, ascii),
            self.code.clone(),
        ]
        .join("\n")
    }

    /// The result for programs.
    pub fn report(&self) -> impl Serialize {
        let number = |points: Points| points_number(points, self.parts);
        ResultReport {
            date: self.date.to_string(),
            ranked: self.is_ranked,
            game: self.game,
            player: self.player.clone(),
            score: number(self.score),
            found: number(self.found),
            place: self.place,
            seats: self.seats,
            gains: self.gains.iter().copied().map(number).collect(),
            code: self.code.clone(),
        }
    }
}

/// The points that each turn has brought to the person, from turn 1.
fn gains(table: &Table<Sink>) -> Vec<Points> {
    let entries = table.log().entries();
    let after = |turn: u32| {
        let later = entries.iter().find(|entry| entry.turn > turn);
        let state = later.map_or(table.state(), |entry| &entry.before);
        table.game().score(state, PERSON).total()
    };
    let last = entries.last().map_or(0, |entry| entry.turn);
    (1..=last)
        .map(|turn| after(turn) - after(turn - 1))
        .collect()
}

/// A sign for each turn: the lowest for no points or a loss, the highest for the best turn.
fn bars(gains: &[Points], ascii: bool) -> String {
    let signs = if ascii {
        "01234567"
    } else {
        "▁▂▃▄▅▆▇█"
    };
    let signs: Vec<char> = signs.chars().collect();
    let most = gains.iter().copied().max().unwrap_or_default().max(1);
    let sign = |gain: &Points| {
        // A gain is never as low as nothing.
        let highest = signs.len() as i64 - 1;
        let level = (i64::from(*gain).max(0) * highest + i64::from(most) - 1) / i64::from(most);
        signs[level as usize]
    };
    gains.iter().map(sign).collect()
}

/// The best score that a search finds with all draws known. `wait` is called if it takes long.
fn look_back(
    loaded: &LoadedGame,
    table: &Table<Sink>,
    wait: impl FnOnce(),
) -> Result<Hindsight, ArchiveError> {
    let played = RecordedGame::of(table);
    let ended = || ArchiveError::Internal("the search for the best result ended early".to_owned());
    thread::scope(|scope| {
        let (send, receive) = channel();
        let search = move || {
            // Nobody receives it only if the caller has failed.
            let _ = send.send(loaded.hindsight(&played, PERSON, STATES as usize));
        };
        rnw_system::threads::start_in(scope, "hindsight", search)
            .map_err(ArchiveError::NoThread)?;
        match receive.recv_timeout(QUIET) {
            Ok(hindsight) => Ok(hindsight),
            Err(RecvTimeoutError::Disconnected) => Err(ended()),
            Err(RecvTimeoutError::Timeout) => {
                wait();
                receive.recv().map_err(|_| ended())
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::date;
    use rnw_i18n::Language;

    #[test]
    fn the_best_turn_has_the_highest_bar() {
        assert_eq!(bars(&[0, 1, 4, 7, -2], false), "▁▂▅█▁");
        assert_eq!(bars(&[0, 1, 4, 7, -2], true), "01470");
        assert_eq!(bars(&[1, 50, 100], true), "147");
        assert_eq!(bars(&[0, 0], true), "00");
        assert_eq!(bars(&[], true), "");
    }

    fn result() -> DailyResult {
        DailyResult {
            date: date("2026-11-23").unwrap(),
            is_ranked: true,
            game: "nuggets",
            title: "Nuggets".to_owned(),
            player: "Ann".to_owned(),
            score: 39,
            found: 54,
            parts: 6,
            place: 2,
            seats: 2,
            gains: vec![0, 6, 33],
            code: "rnw1-abc".to_owned(),
        }
    }

    #[test]
    fn a_result_is_four_lines() {
        let words = Translations::english();
        assert_eq!(
            result().text(&words, false),
            "rnw daily 2026-11-23 · Nuggets · Ann\n\
             6 1/2 points, place 2 of 2 (best found: 9)\n▁▃█\nrnw1-abc"
        );
        let alone = DailyResult {
            is_ranked: false,
            seats: 1,
            ..result()
        };
        assert_eq!(
            alone.text(&words, true),
            "rnw unranked 2026-11-23 | Nuggets | Ann\n6 1/2 points (best found: 9)\n027\nrnw1-abc"
        );
    }

    #[test]
    fn a_result_begins_alike_in_every_language() {
        for language in Language::ALL {
            let text = result().text(&Translations::in_language(language), false);
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), 4, "{text}");
            assert_eq!(lines[0], "rnw daily 2026-11-23 · Nuggets · Ann");
            assert!(lines[1].starts_with("6 1/2 "), "{text}");
            assert_eq!(lines[3], "rnw1-abc");
        }
    }
}
