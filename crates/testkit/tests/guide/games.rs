//! The four games, each with a planted bug at one point.

use rnw_flip::{FlipAndWrite, FlipGame};
use rnw_reference::NoExternalEffects;
use rnw_testkit::{Broken, CheckConfig, Flaw, Flawed, Subject, check};
use roll_and_write::{Ruleset, Seat};
use std::sync::Arc;

/// Silver & Gold with a flaw that knows the rules. It is checked by the laws, without the
/// reference.
pub(crate) fn silver_and_gold<F: Flaw<rnw_silver_and_gold::Rules>>(
    flaw: impl Fn(&rnw_silver_and_gold::Rules) -> F + Send + Sync + 'static,
) -> Subject {
    let game = Subject::new("silver-and-gold", 1..=4, move |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        let rules = rnw_silver_and_gold::load(files, options, setup.seats)?;
        let flaw = flaw(&rules);
        Ok(Flawed::new(rules, flaw))
    });
    game.options(rnw_silver_and_gold::OPTIONS)
        .pack("silver-and-gold", rnw_silver_and_gold::shipped())
}

/// Nuggets with a flaw. It is checked by the laws, without the reference.
pub(crate) fn nuggets<F: Flaw<rnw_nuggets::Rules> + Clone>(flaw: F) -> Subject {
    let game = Subject::new("nuggets", 2..=4, move |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        let rules = rnw_nuggets::load(files, options, setup.seats)?;
        Ok(Flawed::new(rules, flaw.clone()))
    });
    game.options(rnw_nuggets::OPTIONS)
        .pack("nuggets", rnw_nuggets::shipped())
}

fn found(subject: &Subject) -> Box<Broken> {
    let reached = check(subject, &CheckConfig::default(), |_| {});
    let failed = reached.expect_err("a bug is planted");
    failed.broken().expect("games are played")
}

/// Leaves out the last cell where only single cells can be marked, such as for a bonus cell.
#[derive(Debug)]
pub(crate) struct OneCellLess;

impl<G: FlipGame> Flaw<FlipAndWrite<G>> for OneCellLess {
    fn lists(&self, mut moves: Vec<rnw_flip::Move>) -> Vec<rnw_flip::Move> {
        let is_cell = |mv: &rnw_flip::Move| matches!(mv, rnw_flip::Move::Mark { cells, .. } if cells.len() == 1);
        if moves.len() > 1 && moves.iter().all(is_cell) {
            moves.pop();
        }
        moves
    }
}

#[test]
fn silver_and_gold_with_a_bonus_cell_less_breaks_ways() {
    let game = silver_and_gold(|_| OneCellLess).reference(|_| Ok(Arc::new(NoExternalEffects)));
    let broken = found(&game);
    assert_eq!(broken.law.name, "ways");
    assert_eq!(broken.playthrough.setup.seats, 1);
    // Draws, kept cards, the offer, an expedition, and a cross that gives a bonus cell.
    assert_eq!(broken.playthrough.len(), 11, "{broken}");
}

/// Shows each seat immediately what the next one keeps, although all seats reveal together.
#[derive(Debug)]
struct OpenHands;

impl<G: FlipGame> Flaw<FlipAndWrite<G>> for OpenHands {
    fn leaks(&self, rules: &FlipAndWrite<G>, state: &rnw_flip::State, seat: Seat) -> String {
        format!("{:?}", state.boards(seat.clockwise(1, rules.seats())))
    }
}

pub(crate) fn pyramids_with_open_hands() -> Subject {
    let game = Subject::new("pyramids", 1..=4, |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        let rules = rnw_pyramids::load(files, options, setup.seats)?;
        Ok(Flawed::new(rules, OpenHands))
    });
    game.options(rnw_pyramids::OPTIONS)
        .pack("pyramids", rnw_pyramids::shipped())
        .reference(|_| Ok(Arc::new(NoExternalEffects)))
}

#[test]
fn pyramids_with_open_hands_breaks_secrets() {
    let broken = found(&pyramids_with_open_hands());
    assert_eq!(broken.law.name, "secrets");
    assert_eq!(broken.clause(), "PY-33");
    assert_eq!(broken.playthrough.setup.seats, 2);
    // Both seats get their cards, and one keeps two.
    assert_eq!(broken.playthrough.len(), 9, "{broken}");
}

/// Lays a chip of 1 instead of a chip of 2, as long as the seat has one.
#[derive(Clone, Debug)]
struct WrongChip;

impl Flaw<rnw_nuggets::Rules> for WrongChip {
    fn makes(
        &self,
        state: &rnw_nuggets::State,
        seat: Seat,
        asked: rnw_nuggets::Move,
    ) -> rnw_nuggets::Move {
        if let rnw_nuggets::Move::Chip { value: 2, cell } = asked
            && state.left(seat)[0] > 0
        {
            return rnw_nuggets::Move::Chip { value: 1, cell };
        }
        asked
    }
}

pub(crate) fn nuggets_with_the_wrong_chip() -> Subject {
    nuggets(WrongChip).reference(|_| Ok(Arc::new(NoExternalEffects)))
}

#[test]
fn nuggets_with_the_wrong_chip_breaks_reference() {
    let broken = found(&nuggets_with_the_wrong_chip());
    assert_eq!(broken.law.name, "reference");
    assert_eq!(broken.playthrough.setup.seats, 2);
    // Eight deposits, the first player, and a chip.
    assert_eq!(broken.playthrough.len(), 10, "{broken}");
}

/// Lights amber 4b instead of amber 4, which has the same number.
#[derive(Clone, Debug)]
struct WrongLamp;

impl Flaw<rnw_lamplighters::Rules> for WrongLamp {
    fn makes(
        &self,
        _state: &rnw_lamplighters::State,
        _seat: Seat,
        asked: rnw_lamplighters::Move,
    ) -> rnw_lamplighters::Move {
        match asked {
            rnw_lamplighters::Move::Light { street: 0, lamp: 1 } => {
                rnw_lamplighters::Move::Light { street: 0, lamp: 2 }
            }
            other @ (rnw_lamplighters::Move::Light { .. } | rnw_lamplighters::Move::Pass) => other,
        }
    }
}

fn lamplighters_with_the_wrong_lamp() -> Subject {
    let game = Subject::new("lamplighters", 1..=6, |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        let rules = rnw_lamplighters::load(files, options, setup.seats)?;
        Ok(Flawed::new(rules, WrongLamp))
    });
    game.options(rnw_lamplighters::OPTIONS)
        .pack("lamplighters", rnw_lamplighters::shipped())
        .reference(|_| Ok(Arc::new(NoExternalEffects)))
}

#[test]
fn lamplighters_with_the_wrong_lamp_breaks_reference() {
    let broken = found(&lamplighters_with_the_wrong_lamp());
    assert_eq!(broken.law.name, "reference");
    assert_eq!(broken.playthrough.setup.seats, 1);
    // A roll, and a lamp.
    assert_eq!(broken.playthrough.len(), 2, "{broken}");
}

#[test]
fn a_game_is_found_again_by_its_number() {
    let game = nuggets_with_the_wrong_chip();
    let broken = found(&game);
    let again = CheckConfig {
        seed: broken.found.seed,
        first: broken.found.game as u32,
        games: 1,
        laws: vec![broken.law.clone()],
        ..CheckConfig::default()
    };
    let again = check(&game, &again, |_| {}).unwrap_err();
    let again = again.broken().unwrap();
    assert_eq!(again.playthrough.record(), broken.playthrough.record());
    assert_eq!(again.wrong, broken.wrong);
}
