//! The deal of the day: the same for everybody on a date, with one ranked try.

mod pasted;
mod result;
mod week;

pub use result::DailyResult;
pub use week::{RESULTS, Week};

use crate::ArchiveError;
use crate::records::{self, RANKED, UNRANKED};
use rnw_catalogue::GameEntry;
use rnw_plan::WrongArguments;
use roll_and_write::{Message, Seat};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use time::{Date, Month, UtcDateTime};

/// The players of the seats after the first, in games that nobody can play alone.
const RIVAL: &str = "medium";
/// The seat of the person.
const PERSON: Seat = Seat::new(0);

/// The date of today in UTC.
pub fn today() -> Date {
    UtcDateTime::now().date()
}

/// The date in a text such as 2026-11-23; `None` if it is not a date in exactly this form.
pub fn date(text: &str) -> Option<Date> {
    let (year, rest) = text.split_once('-')?;
    let (month, day) = rest.split_once('-')?;
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?);
    date.ok().filter(|date| date.to_string() == text)
}

/// The deal of a game on a date.
#[derive(Clone, Copy, Debug)]
pub struct DailyDeal<'c> {
    /// The game.
    pub entry: &'c GameEntry,
    /// The date.
    pub date: Date,
    /// Whether the date is today, so that the first try is ranked.
    pub is_today: bool,
}

/// How far a person is with a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DailyProgress {
    /// It has not begun; the file of its record.
    New(PathBuf),
    /// It has begun; its record.
    Begun(PathBuf),
    /// It is over; its record.
    Over(PathBuf),
}

/// The seed of the deal of a game on a date: the same for everybody.
fn seed(date: Date, game: &str) -> u64 {
    let hash = Sha256::digest(format!("rnw daily {date} {game}"));
    u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]).into()
}

/// The players of the deal: a person, alone if the game allows it, else against bots of a fixed level.
fn players(entry: &GameEntry) -> Vec<String> {
    let (least, _) = entry.seats;
    let mut players = vec!["me".to_owned()];
    players.resize(least.max(1), RIVAL.to_owned());
    players
}

/// Whether these are the players of the deal. A record names a level with its bot, such as `medium:greedy`.
fn are_players<'a>(entry: &GameEntry, found: impl ExactSizeIterator<Item = &'a str>) -> bool {
    let expected = players(entry);
    let same = |(found, expected): (&str, &String)| {
        let level = found.split_once(':').map(|(level, _)| level);
        found == expected || *expected == RIVAL && level == Some(RIVAL)
    };
    found.len() == expected.len() && found.zip(&expected).all(same)
}

impl<'c> DailyDeal<'c> {
    /// The deal of a date; `None` stands for today.
    ///
    /// # Errors
    /// If the date is in the future: nobody knows a deal before the others.
    pub fn on(entry: &'c GameEntry, date: Option<Date>) -> Result<Self, WrongArguments> {
        let today = today();
        let date = date.unwrap_or(today);
        if date > today {
            let gaps = Message::new("daily-error-future")
                .name("date", date.to_string())
                .name("today", today.to_string());
            return Err(WrongArguments::new(gaps));
        }
        Ok(Self {
            entry,
            date,
            is_today: date == today,
        })
    }

    /// The deal of today.
    pub fn today(entry: &'c GameEntry) -> Self {
        Self {
            entry,
            date: today(),
            is_today: true,
        }
    }

    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        seed(self.date, self.entry.name)
    }

    /// The players of the game, as they are named on a command line.
    pub fn players(&self) -> Vec<String> {
        players(self.entry)
    }

    /// The file of the ranked try: it was begun on the date itself.
    fn ranked_file(&self) -> String {
        format!("{RANKED}{}-{}.jsonl", self.date, self.entry.name)
    }

    /// The file of a game that was begun after the date.
    fn unranked_file(&self) -> String {
        format!("{UNRANKED}{}-{}.jsonl", self.date, self.entry.name)
    }

    /// Whether a record is of the ranked try.
    fn is_ranked(&self, record: &Path) -> bool {
        record
            .file_name()
            .is_some_and(|name| name == self.ranked_file().as_str())
    }

    /// How far the person is. A ranked try comes first, also after its date.
    ///
    /// # Errors
    /// If the system has no folder for records, or if the record cannot be read.
    pub fn progress(&self) -> Result<DailyProgress, ArchiveError> {
        let place = |file: String| records::place(&file).ok_or(ArchiveError::NoFolder);
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
