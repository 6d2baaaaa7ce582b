//! What the readers of the common files hand to each other.

use super::cards::GridChars;
use crate::{DEALT, FLIP_SEATS_MAX, RowClaim, Schedule};
use rnw_packs::{Location, Report, Tables, within};
use roll_and_write::sheet::{Pool, SheetLayout, TrackScore};
use roll_and_write::symbol::{OFFER_MAX, Plugins};
use roll_and_write::text::counted;
use schemars::JsonSchema;
use serde::Deserialize;

/// The largest number of turns in a round.
const TURNS_MAX: usize = 25;

/// What a game says about the reading of the common files. [`FlipFiles`](super::FlipFiles) has an
/// example.
#[derive(Clone, Copy, Debug)]
pub struct FlipReading<'a> {
    /// The characters of grids that do not stand for symbols.
    pub chars: &'a GridChars,
    /// The names of the tracks that the game scores by its own rules.
    pub scored: &'a [&'a str],
    /// The names of the tracks that the game fills by its own rules.
    pub filled: &'a [&'a str],
    /// The names of the cards' colours, in the order of the game.
    pub colors: &'a [&'a str],
    /// The length of the game; `None` if it could not be read.
    pub schedule: Option<ScheduleEntry>,
    /// The fewest and the most seats that the pack says it is for; `None` if it does not say.
    pub seats: Option<&'a [u8]>,
    /// The plugins of the program.
    pub plugins: &'a Plugins,
}

/// How long a game is, and how many cards are face up.
#[derive(Deserialize, JsonSchema, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScheduleEntry {
    /// Rounds in a game, 1 to 8.
    pub rounds: u8,
    /// Turns in a round: at most as many as there are expeditions, unless they repeat.
    pub turns: u8,
    /// Cards in the offer, up to 8.
    pub offer: u8,
    /// Whether the expeditions are shuffled again within a round when all were flipped. Without it they are not.
    #[serde(default)]
    pub repeats: bool,
}

impl ScheduleEntry {
    /// The schedule. Reports each number that is out of range: 1 to 8 rounds, 1 to 25 turns but not
    /// more than there are expeditions unless they repeat, 0 to 8 cards in the offer.
    pub fn check(self, place: Location<'_>, expeditions: usize, report: &mut Report) -> Schedule {
        let Self {
            rounds,
            turns,
            offer,
            repeats,
        } = self;
        within(place.field("rounds"), report, rounds, 1, 8);
        let most = if repeats {
            TURNS_MAX
        } else {
            expeditions.min(TURNS_MAX)
        };
        let found = usize::from(turns);
        if !(1..=most).contains(&found) {
            let why = if most < TURNS_MAX {
                ", the number of expeditions"
            } else {
                ""
            };
            let message = format!("found {turns}; expected 1 to {most}{why}");
            let place = place.field("turns");
            if found > most && found <= TURNS_MAX {
                let help = "to shuffle the expeditions again within a round, add \"repeats\": true to the schedule";
                place.error_with_help(report, message, help);
            } else {
                place.error(report, message);
            }
        } else if repeats && found <= expeditions && expeditions < usize::MAX {
            let message = format!(
                "no expedition comes twice in a round: it has {} and there are {}",
                counted(found, "turn"),
                counted(expeditions, "expedition")
            );
            place.field("repeats").warning(report, message);
        }
        within(place.field("offer"), report, offer, 0, OFFER_MAX);
        Schedule {
            rounds,
            turns,
            offer,
            repeats,
        }
    }
}

/// What a pack says about its seats, `said`, checked against its cards: each seat is dealt [`DEALT`]. `place` is the list
/// of cards.
pub fn check_seats(
    game: Location<'_>,
    said: Option<&[u8]>,
    (place, cards): (Location<'_>, usize),
    report: &mut Report,
) -> Tables {
    let game_has = (FLIP_SEATS_MAX, DEALT);
    Tables::of_cards(game, said, game_has, (place, cards), report)
}

/// The correct parts of a pack's sheet.
#[derive(Default)]
pub(super) struct SheetParts {
    pub(super) layout: SheetLayout,
    pub(super) scores: Vec<Option<TrackScore>>,
    pub(super) pools: Vec<Pool>,
    pub(super) row_claims: Vec<RowClaim>,
}
