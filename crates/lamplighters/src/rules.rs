//! The options of the game, and the rules with their pack.

use crate::content::{self, Facts, SEATS_MAX, STREETS_MAX, Street};
use crate::state::State;
use rnw_packs::{Files, LoadError, with_values};
use roll_and_write::learned::KeptValues;
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::{GameInfo, Message, Roll, Seat, SetupError};

/// The version of the rules. It changes when a recorded game would play out differently.
pub const RULES_VERSION: u32 = 1;

/// The options: house rules as named values. The first value is the default.
pub const OPTIONS: &[OptionSpec<'_>] = &[OptionSpec {
    name: "corners",
    clause: "LL-17",
    values: &[
        (
            "light",
            "a corner lamp also lights the next lamp of another street",
        ),
        ("plain", "a corner lamp is a lamp like any other"),
    ],
}];

/// The rules of Lamplighters for a pack, options and a number of seats.
#[derive(Debug)]
pub struct Rules {
    pub(crate) facts: Facts,
    pub(crate) seats: usize,
    /// Whether corner lamps light a lamp of another street.
    pub(crate) corners_light: bool,
    /// The move id of the first lamp of each street; behind the last street that of `pass`.
    pub(crate) first_id: Vec<u32>,
    /// The dice that are rolled, by the closed streets.
    pub(crate) rolls: Vec<Roll>,
    pub(crate) info: GameInfo,
    pub(crate) values: KeptValues,
}

/// Loads the rules of Lamplighters for this pack, these options and this number of seats.
///
/// # Errors
/// If an option or its value is unknown, the pack is wrong, or the pack does not support the table.
pub fn load<'a>(
    files: &Files,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
) -> Result<Rules, LoadError> {
    let options = Choices::read(OPTIONS, options)?;
    let facts = content::read(files).map_err(LoadError::Content)?;
    SetupError::check_seats(seats, 1, SEATS_MAX)?;
    facts.tables.admit(seats)?;
    let mut first_id = vec![0];
    for street in &facts.streets {
        let before = first_id.last().copied().unwrap_or(0);
        first_id.push(before + street.lamps() as u32);
    }
    let corners_light = options.index("corners") == 0;
    let rules = Rules {
        seats,
        corners_light,
        first_id,
        rolls: (0..1u8 << facts.streets.len())
            .map(|closed| dice(&facts, closed))
            .collect(),
        info: GameInfo {
            rules_version: RULES_VERSION,
            options: options.pairs(),
            how_to_move: ["help-light", "help-pass-light"].map(Message::new).into(),
            tie_breaks: ["tie-bells", "tie-burns"].map(Message::new).into(),
            ..GameInfo::new("lamplighters", seats)
        },
        facts,
        values: KeptValues::default(),
    };
    Ok(with_values(rules, files))
}

/// The dice of a roll: the shared dice, then the dice of the streets that are open (LL-4, LL-10).
fn dice(facts: &Facts, closed: u8) -> Roll {
    let shared = Roll::of(2, facts.shared_sides);
    let streets = facts.streets.iter().enumerate();
    let open = streets.filter(|(street, _)| closed >> street & 1 == 0);
    open.fold(shared, |roll, (_, street)| roll.with(street.sides))
}

impl Rules {
    /// The printed facts of the pack.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    pub(crate) fn streets(&self) -> &[Street] {
        &self.facts.streets
    }

    /// The indices of the streets.
    pub(crate) fn street_ids(&self) -> impl Iterator<Item = usize> {
        0..self.facts.streets.len().min(STREETS_MAX)
    }

    /// The active seat of the last roll, or of the first before it: up to the last seat, then back (LL-3).
    #[inline]
    pub fn active(&self, state: &State) -> Seat {
        let turns = usize::from(state.turn.saturating_sub(1));
        let (round, place) = (turns / self.seats, turns % self.seats);
        let back = round % 2 != 0;
        Seat::new(if back { self.seats - 1 - place } else { place })
    }
}
