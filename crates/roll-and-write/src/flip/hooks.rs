//! What a game adds to the shared turn.

use super::{Event, FlipAndWrite, Pack, State};
use crate::geometry::{Grid, GridRefusal};
use crate::{CardId, Events, Merit, SEATS_MAX, Saying, Score, ScoreLine, Seat};
use std::fmt::Debug;

/// When the offer is filled up again at the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refill {
    /// After every seat has settled: later seats choose from fewer cards.
    AfterAll,
    /// After each seat's picks.
    AfterEach,
}

/// The hooks of one flip-and-write game.
///
/// The first half is what a game writes; the second half has defaults.
pub trait FlipGame: Debug + Send + Sync + Sized + 'static {
    /// The kind of grid on its cards.
    type Grid: Grid + Debug + Send + Sync + 'static;

    /// See [`Ruleset::name`](crate::Ruleset::name).
    fn name(&self) -> &'static str;
    /// See [`Ruleset::rules_version`](crate::Ruleset::rules_version).
    fn rules_version(&self) -> u32;
    /// See [`Ruleset::options`](crate::Ruleset::options).
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Who settles first at the barrier, and so on for all seats of the table.
    fn settling_order(rules: &FlipAndWrite<Self>, state: &State) -> [Seat; SEATS_MAX];
    /// When the offer is filled up again.
    fn refill(&self) -> Refill;
    /// The clause by which a grid refuses a mark.
    fn clause(&self, refusal: GridRefusal) -> &'static str;

    /// See [`Ruleset::score`](crate::Ruleset::score).
    fn score(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Score;
    /// See [`Ruleset::say_line`](crate::Ruleset::say_line).
    fn say_line(rules: &FlipAndWrite<Self>, line: &ScoreLine) -> Saying;
    /// See [`Ruleset::merit`](crate::Ruleset::merit).
    fn merit(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Merit;
    /// See [`Ruleset::tie_breaks`](crate::Ruleset::tie_breaks).
    fn tie_breaks(&self) -> Vec<Saying>;
    /// See [`Ruleset::appraise`](crate::Ruleset::appraise).
    fn appraise(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> i64;

    // ---- given; a game overrides what it needs ----

    /// What happens after all seats have settled and before the turn ends.
    fn after_settling(
        _rules: &FlipAndWrite<Self>,
        _state: &mut State,
        _events: &mut impl Events<Event>,
    ) {
    }
    /// What is printed on a card besides its grid.
    fn card_facts(&self, _pack: &Pack<Self::Grid>, _card: CardId) -> Vec<Saying> {
        Vec::new()
    }
    /// The clause by which a seat must first accept or decline a number that a symbol offers.
    fn number_clause(&self) -> &'static str {
        "C-8"
    }
    /// What the headline says besides the round and the turn.
    fn headline(_rules: &FlipAndWrite<Self>, _state: &State) -> Vec<Saying> {
        Vec::new()
    }
}
