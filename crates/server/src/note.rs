//! The file beside a record: who sits at a table, and the hashes of their secrets.

use crate::library::GameChoice;
use crate::message::{BotLevel, SeatPlan};
use crate::secret::SecretHash;
use serde::{Deserialize, Serialize};

/// The version of the file.
const NOTE_VERSION: u32 = 1;

/// Everything about a table that is not in its record. It contains no secret, only hashes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct TableNote {
    version: u32,
    /// The game.
    pub(crate) choice: GameChoice,
    /// The seed of all chance, once the table was created.
    pub(crate) seed: u64,
    /// The time for a decision in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seconds: Option<u32>,
    /// The hash of the host's secret.
    pub(crate) host: SecretHash,
    /// Who holds each seat, seat 1 first.
    pub(crate) seats: Vec<SeatNote>,
    /// Whether the game has begun, so that there is a record.
    pub(crate) begun: bool,
    /// The table on which the players continue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<String>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum SeatNote {
    /// Nobody.
    Free,
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
    /// The seat of a plan.
    pub(crate) fn planned(plan: SeatPlan) -> Self {
        match plan {
            SeatPlan::Person => Self::Free,
            SeatPlan::Bot { level } => Self::Bot { level },
        }
    }
}

impl TableNote {
    /// The file of a new table.
    pub(crate) fn new(
        choice: GameChoice,
        seed: u64,
        seconds: Option<u32>,
        host: SecretHash,
        seats: Vec<SeatNote>,
    ) -> Self {
        Self {
            version: NOTE_VERSION,
            choice,
            seed,
            seconds,
            host,
            seats,
            begun: false,
            next: None,
        }
    }

    /// The file of the table on which the same players play the same game with this seed.
    pub(crate) fn rematch(&self, seed: u64) -> Self {
        Self {
            seed,
            begun: false,
            next: None,
            ..self.clone()
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

    /// The names at the table, seat 1 first. A free seat has an empty name.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(number, seat): (usize, &SeatNote)| match seat {
            SeatNote::Free => String::new(),
            SeatNote::Person { name, .. } => name.clone(),
            SeatNote::Bot { .. } => format!("Bot {number}"),
        };
        (1..).zip(&self.seats).map(name).collect()
    }
}
