//! The deal of a date: its seed, its players, and the record of the person's try.

use crate::args::Play;
use crate::clock;
use crate::failure::Failure;
use rnw_archive::records;
use rnw_catalogue::GameEntry;
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use time::Date;

/// The players of the seats after the first, in games that nobody can play alone.
const RIVAL: &str = "medium";

/// The deal of a game on a date.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DailyDeal<'c> {
    pub(crate) entry: &'c GameEntry,
    pub(crate) date: Date,
    /// Whether the date is today, so that the first try is ranked.
    pub(crate) is_today: bool,
}

/// How far a person is with a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DailyProgress {
    /// It has not begun; the file of its record.
    New(PathBuf),
    /// It has begun; its record.
    Begun(PathBuf),
    /// It is over; its record.
    Over(PathBuf),
}

/// The seed of the deal of a game on a date: the same for everybody.
pub(super) fn seed(date: Date, game: &str) -> u64 {
    let hash = Sha256::digest(format!("rnw daily {date} {game}"));
    u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]).into()
}

/// The players of the deal: a person, alone if the game allows it, else against bots of a fixed level.
pub(super) fn players(entry: &GameEntry) -> Vec<String> {
    let (least, _) = entry.seats;
    let mut players = vec!["me".to_owned()];
    players.resize(least.max(1), RIVAL.to_owned());
    players
}

/// Whether these are the players of the deal. A record names a level with its bot, such as `medium:greedy`.
pub(super) fn are_players<'a>(
    entry: &GameEntry,
    found: impl ExactSizeIterator<Item = &'a str>,
) -> bool {
    let expected = players(entry);
    let same = |(found, expected): (&str, &String)| {
        let level = found.split_once(':').map(|(level, _)| level);
        found == expected || *expected == RIVAL && level == Some(RIVAL)
    };
    found.len() == expected.len() && found.zip(&expected).all(same)
}

impl<'c> DailyDeal<'c> {
    /// The deal of today.
    pub(crate) fn today(entry: &'c GameEntry) -> Self {
        Self {
            entry,
            date: clock::today(),
            is_today: true,
        }
    }

    /// The arguments that begin the game of the deal.
    pub(super) fn begun(&self, play: Play) -> Play {
        Play {
            player: players(self.entry),
            seed: Some(seed(self.date, self.entry.name)),
            ..play
        }
    }

    /// The file of the ranked try: it was begun on the date itself.
    fn ranked_file(&self) -> String {
        format!("daily-{}-{}.jsonl", self.date, self.entry.name)
    }

    /// The file of a game that was begun after the date.
    fn unranked_file(&self) -> String {
        format!("unranked-{}-{}.jsonl", self.date, self.entry.name)
    }

    /// Whether a record is of the ranked try.
    pub(super) fn is_ranked(&self, record: &std::path::Path) -> bool {
        record
            .file_name()
            .is_some_and(|name| name == self.ranked_file().as_str())
    }

    /// How far the person is. A ranked try comes first, also after its date.
    pub(crate) fn progress(&self) -> Result<DailyProgress, Failure> {
        let place = |file: String| {
            records::place(&file).ok_or_else(|| {
                Failure::Usage("this system has no folder in which rnw can save games".to_owned())
            })
        };
        let ranked = place(self.ranked_file())?;
        let path = if ranked.exists() || self.is_today {
            ranked
        } else {
            place(self.unranked_file())?
        };
        if !path.exists() {
            return Ok(DailyProgress::New(path));
        }
        let (record, _) = records::read(&path)?;
        Ok(if record.outcome().is_some() {
            DailyProgress::Over(path)
        } else {
            DailyProgress::Begun(path)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::date;
    use rnw_catalogue::Catalogue;

    #[test]
    fn the_deal_of_a_date_stays_the_same_for_ever() {
        let of = |text, game| seed(date(text).unwrap(), game);
        let seeds = [
            of("2026-11-23", "silver-and-gold"),
            of("2026-11-24", "silver-and-gold"),
            of("2026-11-23", "pyramids"),
            of("2026-11-23", "nuggets"),
            of("2028-02-29", "nuggets"),
        ];
        assert_eq!(seeds, PINNED);
    }

    const PINNED: [u64; 5] = [
        1_559_821_693,
        1_026_541_980,
        1_554_893_521,
        2_858_696_975,
        3_580_726_088,
    ];

    #[test]
    fn a_date_has_one_form() {
        assert!(date("2026-11-23").is_some() && date("2028-02-29").is_some());
        for wrong in [
            "",
            "today",
            "2026-11",
            "2026-1-2",
            "26-11-23",
            "2026-13-01",
            "2026-02-29",
            "2026-11-23 ",
            "+2026-11-23",
            "2026-11-+3",
            "2026-11-23-1",
        ] {
            assert_eq!(date(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_person_plays_alone_where_the_game_allows_it() {
        let catalogue = Catalogue::stock();
        let players: Vec<_> = catalogue.entries().iter().map(players).collect();
        let (alone, against) = (vec!["me"], vec!["me", "medium"]);
        assert_eq!(players, [alone.clone(), alone.clone(), against, alone]);
        let nuggets = &catalogue.entries()[2];
        for (found, is_right) in [
            (&["me", "medium:greedy"][..], true),
            (&["me", "medium"], true),
            (&["me", "mediumx"], false),
            (&["me", "easy:random"], false),
            (&["medium", "medium"], false),
            (&["me"], false),
            (&["me", "medium", "medium"], false),
        ] {
            let right = are_players(nuggets, found.iter().copied());
            assert_eq!(right, is_right, "{found:?}");
        }
    }
}
