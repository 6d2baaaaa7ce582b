//! The file beside a record: who sits at a table, and the hashes of their secrets.

use crate::library::GameChoice;
use crate::message::{BotLevel, ErrorCode, Reached, SeatPlan};
use crate::refused::Refused;
use crate::secret::SecretHash;
use roll_and_write::Seat;
use serde::{Deserialize, Serialize};

/// The version of the file.
const NOTE_VERSION: u32 = 1;

/// Everything about a table that is not in its record. It contains no secret, only hashes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct TableNote {
    pub(crate) version: u32,
    /// The game.
    pub(crate) choice: GameChoice,
    /// The seed of all chance, once the table was created.
    pub(crate) seed: u64,
    /// The time for a decision in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seconds: Option<u32>,
    /// The level of the bot that decides when the time ends.
    #[serde(default)]
    pub(crate) late: BotLevel,
    /// The hash of the host's secret.
    pub(crate) host: SecretHash,
    /// Who holds each seat, seat 1 first.
    pub(crate) seats: Vec<SeatNote>,
    /// Whether the game has begun, so that there is a record.
    pub(crate) begun: bool,
    /// The table on which the players continue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<String>,
    /// The lesson, if the game teaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lesson: Option<LessonNote>,
    /// What each seat reached, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) reached: Option<Vec<Reached>>,
}

/// How far a lesson is.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
pub(crate) struct LessonNote {
    /// For each step, whether it was explained or skipped.
    pub(crate) done: Vec<bool>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum SeatNote {
    /// Nobody.
    Free {
        /// The name that the record has for the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A person.
    Person {
        /// The name that the others see.
        name: String,
        /// The hash of the seat's secret.
        secret: SecretHash,
    },
    /// A bot of the server.
    Bot {
        /// Its level.
        level: BotLevel,
    },
}

impl SeatNote {
    /// A seat that nobody holds.
    pub(crate) const FREE: Self = Self::Free { name: None };

    /// Whether nobody holds the seat.
    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Self::Free { .. })
    }

    /// The seat of a plan.
    pub(crate) fn planned(plan: SeatPlan) -> Self {
        match plan {
            SeatPlan::Person => Self::FREE,
            SeatPlan::Bot { level } => Self::Bot { level },
        }
    }
}

impl TableNote {
    /// The file of a new table.
    pub(crate) fn new(
        choice: GameChoice,
        seed: u64,
        host: SecretHash,
        seats: Vec<SeatNote>,
    ) -> Self {
        Self {
            version: NOTE_VERSION,
            choice,
            seed,
            seconds: None,
            late: BotLevel::default(),
            host,
            seats,
            begun: false,
            next: None,
            lesson: None,
            reached: None,
        }
    }

    /// The file of the table on which the same players play the same game with this seed, and perhaps with another
    /// pack.
    pub(crate) fn rematch(&self, seed: u64, pack: Option<String>) -> Self {
        let seat = |seat: &SeatNote| match seat {
            SeatNote::Free { .. } => SeatNote::FREE,
            SeatNote::Person { .. } | SeatNote::Bot { .. } => seat.clone(),
        };
        let choice = GameChoice {
            pack: pack.or(self.choice.pack.clone()),
            ..self.choice.clone()
        };
        let seats = self.seats.iter().map(seat).collect();
        Self {
            seconds: self.seconds,
            late: self.late,
            ..Self::new(choice, seed, self.host.clone(), seats)
        }
    }

    /// Reads the file; `None` if it has another form.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let note: Self = serde_json::from_str(text).ok()?;
        let fits = note.version == NOTE_VERSION && note.seats.len() == note.choice.seats;
        fits.then_some(note)
    }

    /// The text of the file.
    ///
    /// # Panics
    /// Never panics: a note can always be written as JSON.
    pub(crate) fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.expect("a note holds texts, numbers and maps with text keys") + "\n"
    }

    /// The seat that a secret belongs to.
    pub(crate) fn seat_of(&self, secret: &str) -> Option<Seat> {
        let hash = SecretHash::of(secret);
        let own =
            |seat: &SeatNote| matches!(seat, SeatNote::Person { secret, .. } if *secret == hash);
        self.seats.iter().position(own).map(Seat::new)
    }

    /// The seat with this number, counted from 1.
    pub(crate) fn seat(&self, number: usize) -> Result<Seat, Refused> {
        let index = number.checked_sub(1);
        let index = index.filter(|index| *index < self.seats.len());
        Ok(index.map(Seat::new).ok_or(ErrorCode::Seat)?)
    }

    /// The level of the bot that holds a seat, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<BotLevel> {
        match self.seats.get(seat.index())? {
            SeatNote::Bot { level } => Some(*level),
            SeatNote::Free { .. } | SeatNote::Person { .. } => None,
        }
    }

    /// Whether a secret is that of the host.
    pub(crate) fn is_host(&self, secret: &str) -> bool {
        SecretHash::of(secret) == self.host
    }

    /// The names at the table, seat 1 first. A free seat has the name of the record, or an empty one.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(number, seat): (usize, &SeatNote)| match seat {
            SeatNote::Free { name } => name.clone().unwrap_or_default(),
            SeatNote::Person { name, .. } => name.clone(),
            SeatNote::Bot { .. } => format!("Bot {number}"),
        };
        (1..).zip(&self.seats).map(name).collect()
    }
}
