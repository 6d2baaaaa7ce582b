//! For every law a bug that breaks it: a law that no bug can break proves nothing.

use super::flawed::Flaw;
use super::games::{self, OneCellLess};
use super::{lock, planted};
use rnw_testkit::{Bounds, CheckConfig, LAWS, Subject, check, law};
use roll_and_write::{
    Audience, Awaiting, CellSet, LineSide, Notice, Refusal, Ruleset, Seat, Seats, Target,
};

/// Panics when the last fence is built.
#[derive(Clone, Debug)]
struct Panics;

impl Flaw<rnw_nuggets::Rules> for Panics {
    fn comes_to(
        &self,
        _before: &rnw_nuggets::State,
        after: rnw_nuggets::State,
    ) -> rnw_nuggets::State {
        assert!(after.fences_left() > 0, "there is no fence left");
        after
    }
}

/// Awaits only the first seat where several seats decide.
#[derive(Debug)]
struct AsksOne;

impl Flaw<rnw_silver_and_gold::Rules> for AsksOne {
    fn awaiting(&self, awaited: Awaiting) -> Awaiting {
        match awaited {
            Awaiting::Seats(seats) => {
                Awaiting::Seats(seats.first().map_or(Seats::EMPTY, Seats::of))
            }
            Awaiting::Chance(_) | Awaiting::Over => awaited,
        }
    }
}

/// Forgets to build the fourth fence, although the move is listed.
#[derive(Clone, Debug)]
struct Forgets;

impl Flaw<rnw_nuggets::Rules> for Forgets {
    fn comes_to(
        &self,
        before: &rnw_nuggets::State,
        after: rnw_nuggets::State,
    ) -> rnw_nuggets::State {
        let is_fourth = after.fences().len() == 4 && before.fences().len() == 3;
        if is_fourth { *before } else { after }
    }
}

/// Names no clause when it refuses a fence because of a small region.
#[derive(Clone, Debug)]
struct SaysNoClause;

impl Flaw<rnw_nuggets::Rules> for SaysNoClause {
    fn refuses(&self, refusal: Refusal) -> Refusal {
        if refusal.reason.key == "refusal-region-small" {
            return Refusal::new("", refusal.reason);
        }
        refusal
    }
}

/// Reads a chip of 2 as a chip of 1.
#[derive(Clone, Debug)]
struct Misreads;

impl Flaw<rnw_nuggets::Rules> for Misreads {
    fn reads(&self, read: rnw_nuggets::Move) -> rnw_nuggets::Move {
        if let rnw_nuggets::Move::Chip { value: 2, cell } = read {
            return rnw_nuggets::Move::Chip { value: 1, cell };
        }
        read
    }
}

/// Points at the line below a cell where the line to its right is meant.
#[derive(Clone, Debug)]
struct PointsBelow;

impl Flaw<rnw_nuggets::Rules> for PointsBelow {
    fn points(&self, target: Target) -> Target {
        if let Target::Line { board, cell, .. } = target {
            return Target::Line {
                board,
                cell,
                side: LineSide::Below,
            };
        }
        target
    }
}

/// Shortens the mark of a seat to its first cell if its neighbour has more marks. The result depends on who
/// marks first.
#[derive(Debug)]
struct FirstComeFirstServed {
    seats: usize,
}

impl Flaw<rnw_silver_and_gold::Rules> for FirstComeFirstServed {
    fn makes(&self, state: &rnw_flip::State, seat: Seat, asked: rnw_flip::Move) -> rnw_flip::Move {
        let marks = |seat: Seat| -> u32 {
            let marked = state.marked(seat).into_iter();
            marked.map(CellSet::len).sum()
        };
        if let rnw_flip::Move::Mark { board, cells } = asked
            && marks(seat.clockwise(1, self.seats)) > marks(seat)
        {
            let first = cells.first().expect("a mark has cells");
            let cells = CellSet::of(first);
            return rnw_flip::Move::Mark { board, cells };
        }
        asked
    }
}

/// Shows a chip only to its seat, although everybody sees it on the board.
#[derive(Clone, Debug)]
struct Whispers;

impl Flaw<rnw_nuggets::Rules> for Whispers {
    fn says(&self, notice: Notice) -> Notice {
        if notice.message.key == "event-chip-laid" {
            return Notice {
                audience: Audience::Only(Seat::new(0)),
                closes_phase: false,
                ..notice
            };
        }
        notice
    }
}

/// Leaves out the move whose index is the number of symbols in the pack.
#[derive(Debug)]
struct LeavesOut(usize);

impl Flaw<rnw_silver_and_gold::Rules> for LeavesOut {
    fn lists(&self, mut moves: Vec<rnw_flip::Move>) -> Vec<rnw_flip::Move> {
        if moves.len() > self.0 {
            moves.remove(self.0);
        }
        moves
    }
}

/// Writes a seat that owes its second fence as one whose turn begins.
#[derive(Clone, Debug)]
struct WritesNoSecond;

impl Flaw<rnw_nuggets::Rules> for WritesNoSecond {
    fn writes(&self, text: String) -> String {
        text.replace(r#""phase":"Second""#, r#""phase":"Act""#)
    }
}

/// A game that breaks the law with this name.
fn planted(name: &str) -> Option<Subject> {
    Some(match name {
        "panics" => games::nuggets(Panics),
        "ends" => games::nuggets(Sound).bounds(Bounds {
            steps: 60,
            chain: 1,
        }),
        "audit" => games::silver_and_gold(|_| AsksOne),
        "memory" => planted::counting_hoards(),
        "ways" => games::silver_and_gold(|_| OneCellLess),
        "listed" => games::nuggets(Forgets),
        "refused" => games::nuggets(SaysNoClause),
        "texts" | "record" => games::nuggets(Misreads),
        "targets" => games::nuggets(PointsBelow),
        "arrival" => games::silver_and_gold(|rules| FirstComeFirstServed {
            seats: rules.seats(),
        }),
        "secrets" => games::pyramids_with_open_hands(),
        "notices" => lock::felt_too_soon(),
        "position" => games::nuggets(WritesNoSecond),
        "undo" => games::nuggets(Whispers),
        "turned" => planted::silent_tolls(),
        "unreachable" => {
            games::silver_and_gold(|rules| LeavesOut(rules.pack().symbols().iter().count()))
        }
        "reference" => games::nuggets_with_the_wrong_chip(),
        _ => return None,
    })
}

/// No flaw.
#[derive(Clone, Debug)]
struct Sound;

impl Flaw<rnw_nuggets::Rules> for Sound {}

/// Checks each law alone, so that this law itself must find the bug.
#[test]
fn every_law_is_broken_by_a_bug() {
    for law in LAWS {
        let name = law.name;
        let game =
            planted(name).unwrap_or_else(|| panic!("plant a bug that breaks the law {name}"));
        let config = CheckConfig {
            laws: vec![law],
            as_found: true,
            ..CheckConfig::default()
        };
        let failed = check(&game, &config, |_| {});
        let broken = failed.expect_err(name).broken();
        let broken = broken.unwrap_or_else(|| panic!("{name}: no game was played"));
        assert_eq!(broken.law.name, name);
    }
}

/// The text of a view must not tell what its seat cannot know.
#[test]
fn a_position_with_something_hidden_is_found() {
    let config = CheckConfig {
        laws: law("position").into_iter().collect(),
        as_found: true,
        ..CheckConfig::default()
    };
    let failed = check(&games::pyramids_with_open_hands(), &config, |_| {});
    let broken = failed.expect_err("a leak is planted").broken();
    let text = broken.expect("games are played").to_string();
    assert!(text.contains("depends on what is hidden"), "{text}");
}

/// Without a bug the same games break no law. So it is the bug that breaks the law.
#[test]
fn games_without_a_flaw_break_no_law() {
    let config = CheckConfig::default().games(4);
    let played = check(&games::nuggets(Sound), &config, |_| {});
    assert!(played.is_ok(), "{}", played.unwrap_err());
    let played = check(&games::silver_and_gold(|_| Nothing), &config, |_| {});
    let tally = played.unwrap_or_else(|failed| panic!("{failed}"));
    // Silver & Gold has cards, and symbols in any order. Every law applies to some of its games, except the
    // law about the reference.
    let silent: Vec<&str> = tally.silent().map(|(law, _)| law).collect();
    assert!(
        silent
            .iter()
            .all(|law| ["arrival", "reference"].contains(law)),
        "{tally}"
    );
    assert!(
        tally
            .silent()
            .all(|(law, games)| law == "reference" || games < tally.games)
    );
}

/// No flaw.
#[derive(Debug)]
struct Nothing;

impl Flaw<rnw_silver_and_gold::Rules> for Nothing {}
