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

/// What `game.json` says to the reader of the common files, and what all games check in the same way.
///
/// ```
/// use rnw_flip::content::GameTexts;
/// let texts = GameTexts { game: "meadow", colors: vec!["green", "blue"], ..GameTexts::default() };
/// assert!(texts.scored.is_empty() && texts.schedule.is_none());
/// ```
#[derive(Clone, Default, Debug)]
pub struct GameTexts<'a> {
    /// The name of the game that plays the pack.
    pub game: &'a str,
    /// The length of the game.
    pub schedule: Option<ScheduleEntry>,
    /// The fewest and the most seats that the pack says it is for; `None` if it does not say.
    pub seats: Option<&'a [u8]>,
    /// The names of the cards' colours, in the order of the game.
    pub colors: Vec<&'a str>,
    /// The names of the tracks that the game scores by its own rules.
    pub scored: Vec<&'a str>,
    /// The names of the tracks that the game fills by its own rules.
    pub filled: Vec<&'a str>,
}

/// What a game says about the reading of the common files. [`FlipFiles`](super::FlipFiles) has an
/// example.
#[derive(Clone, Copy, Debug)]
pub struct FlipReading<'a> {
    /// The characters of grids that do not stand for symbols.
    pub chars: &'a GridChars,
    /// What `game.json` says.
    pub texts: &'a GameTexts<'a>,
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
    Tables::check(game, said, (1, FLIP_SEATS_MAX), report, |seats| {
        let dealt = seats * DEALT;
        let is = if seats == 1 { "is" } else { "are" };
        let (seats, cards_word) = (counted(seats, "seat"), counted(cards, "card"));
        let lack = format!("the pack has {cards_word}; {seats} {is} dealt {dealt}");
        (cards < dealt).then_some((place, lack))
    })
}

/// The correct parts of a pack's sheet.
#[derive(Default)]
pub(super) struct SheetParts {
    pub(super) layout: SheetLayout,
    pub(super) scores: Vec<Option<TrackScore>>,
    pub(super) pools: Vec<Pool>,
    pub(super) row_claims: Vec<RowClaim>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_packs::{Files, open};
    use serde_json::Value;

    /// Checks the problems of a pack with this field `seats` and so many cards, and what is said to each table.
    #[track_caller]
    fn check(said: Option<[u8; 2]>, cards: usize, problems: &[&str], refusals: [&str; 4]) {
        let seats = said.map_or_else(String::new, |said| format!(r#""seats": {said:?}, "#));
        let text = format!(r#"{{ {seats}"cards": [] }}"#);
        let files = Files::embedded("mine", &[("game.json", &text)]);
        let mut report = Report::default();
        let doc = open::<Value>(&files, "game.json", &mut report).unwrap();
        let place = doc.root().field("cards");
        let tables = check_seats(
            doc.root(),
            said.as_ref().map(<[u8; 2]>::as_slice),
            (place, cards),
            &mut report,
        );
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        assert_eq!(found, problems);
        let said = |seats: usize| match tables.admit(seats) {
            Ok(()) => "welcome".to_owned(),
            Err(refusal) => refusal.to_string(),
        };
        assert_eq!([1, 2, 3, 4].map(said), refusals.map(str::to_owned));
    }

    const ALL: [&str; 4] = ["welcome"; 4];

    #[test]
    fn a_pack_plays_what_it_says_and_names_the_place() {
        check(None, 16, &[], ALL);
        check(Some([1, 4]), 16, &[], ALL);
        check(
            Some([2, 3]),
            16,
            &[],
            [
                "mine/game.json:1:12: the pack is for 2 to 3 seats; found 1",
                "welcome",
                "welcome",
                "mine/game.json:1:12: the pack is for 2 to 3 seats; found 4",
            ],
        );
        // It has cards for two.
        check(
            Some([1, 1]),
            9,
            &[],
            [
                "welcome",
                "mine/game.json:1:12: the pack is for 1 seat; found 2",
                "mine/game.json:1:12: the pack is for 1 seat; found 3",
                "mine/game.json:1:12: the pack is for 1 seat; found 4",
            ],
        );
    }

    #[test]
    fn a_pack_that_says_nothing_plays_what_it_has_cards_for() {
        check(
            None,
            11,
            &[
                "warning: mine/game.json:1:12: the pack has 11 cards; 3 seats are dealt 12, so the pack is for 1 to 2 seats \
                 only; add what is missing, or say so in game.json: \"seats\": [1, 2]",
            ],
            [
                "welcome",
                "welcome",
                "mine/game.json:1:12: the pack has 11 cards; 3 seats are dealt 12; the pack is for 1 to 2 seats",
                "mine/game.json:1:12: the pack has 11 cards; 4 seats are dealt 16; the pack is for 1 to 2 seats",
            ],
        );
    }

    #[test]
    fn what_a_pack_says_and_has_must_agree() {
        let refused = |seats, dealt| {
            let is = if seats == 1 { "seat is" } else { "seats are" };
            format!(
                "mine/game.json:1:29: the pack has 7 cards; {seats} {is} dealt {dealt}; the pack is for 1 seat"
            )
        };
        let [two, three] = [refused(2, 8), refused(3, 12)];
        check(
            Some([1, 3]),
            7,
            &[
                "error: mine/game.json:1:12: the pack has 7 cards; 2 seats are dealt 8; the pack is enough for 1 seat",
            ],
            [
                "welcome",
                &two,
                &three,
                "mine/game.json:1:12: the pack is for 1 seat; found 4",
            ],
        );
        for (said, problem) in [
            ([0, 2], "13: found 0; expected 1 to 4 seats"),
            ([1, 5], "16: found 5; expected 1 to 4 seats"),
            (
                [3, 2],
                "12: found 3 before 2; expected the fewest seats, then the most: [2, 3]",
            ),
        ] {
            let problem = format!("error: mine/game.json:1:{problem}");
            check(Some(said), 16, &[&problem], ALL);
        }
    }

    #[test]
    fn a_pack_without_enough_for_one_seat_is_wrong() {
        let wrong = "error: mine/game.json:1:12: the pack has 3 cards; 1 seat is dealt 4";
        let mut report = Report::default();
        let files = Files::embedded("mine", &[("game.json", r#"{ "cards": [] }"#)]);
        let doc = open::<Value>(&files, "game.json", &mut report).unwrap();
        let place = doc.root().field("cards");
        let tables = check_seats(doc.root(), None, (place, 3), &mut report);
        assert_eq!(report.to_string().trim(), wrong);
        assert!(tables.admit(1).is_err());
    }
}
