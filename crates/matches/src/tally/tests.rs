use super::*;
use roll_and_write::BySeat;

pub(crate) fn game(scores: [Points; 2], fault: Option<usize>) -> GameOutcome {
    let lost = |seat: usize| match fault {
        Some(failed) => failed == seat,
        None => scores[seat] < scores[1 - seat],
    };
    let result = rnw_bots::arena::GameResult {
        scores: BySeat::of([scores[0], scores[1], 0, 0]),
        places: BySeat::of([1 + usize::from(lost(0)), 1 + usize::from(lost(1)), 0, 0]),
        winning_teams: 1 + usize::from(!lost(0) && !lost(1)),
        decisions: 5,
        fault: fault.map(|seat| (Seat::new(seat), FaultCode::Gone)),
        faults: BySeat::from_fn(|seat| {
            let gone = |code| u32::from(fault == Some(seat.index()) && code == FaultCode::Gone);
            FaultCode::ALL.map(gone)
        }),
        ..rnw_bots::arena::GameResult::default()
    };
    GameOutcome::of(&result, 2)
}

fn tally(deals: &[[GameOutcome; 2]]) -> Tally {
    let table = DealSeating::duplicate(2);
    let mut tally = Tally::new(table, 1, vec![0, 1]);
    for games in deals {
        let mut deal = Deal::new(table);
        assert!(!deal.add(games[0]) && deal.add(games[1]));
        tally.add(&deal);
    }
    tally
}

/// Both games of a deal form one value. A wins with 30 : 20 in seat 1 and ties with 25 : 25 in seat 2.
#[test]
fn the_games_of_a_deal_are_one_value() {
    let tally = tally(&[[game([30, 20], None), game([25, 25], None)]]);
    assert_eq!((tally.deals, tally.games(), tally.decisions), (1, 2, 10));
    let (one, other) = (&tally.players[0], &tally.players[1]);
    assert_eq!((one.points.sum(), other.points.sum()), (18, 6));
    assert_eq!((one.differences.sum(), other.differences.sum()), (10, -10));
    assert_eq!((one.deal_scores.sum(), one.scores.count()), (55, 2));
    // Seat 1 won once with a lead of 10, and tied once.
    assert_eq!(tally.seats[0].points.sum(), 18);
    assert_eq!(tally.seats[0].scores.sum(), 55);
    assert!(tally.check(DealSeating::duplicate(2), 1).is_ok());
}

#[test]
fn the_players_change_seats() {
    let tally = tally(&[[game([30, 20], None), game([30, 20], None)]]);
    assert_eq!(tally.players[0].points, tally.players[1].points);
    assert_eq!(tally.players[0].differences.sum(), 0);
    assert_eq!(
        (tally.seats[0].points.sum(), tally.seats[1].points.sum()),
        (24, 0)
    );
}

#[test]
fn of_a_game_that_was_lost_by_a_fault_only_the_points_count() {
    let tally = tally(&[[game([30, 20], Some(0)), game([30, 20], None)]]);
    let (one, other) = (&tally.players[0], &tally.players[1]);
    assert_eq!((one.points.sum(), other.points.sum()), (0, 24));
    assert_eq!((one.scores.count(), one.differences.count()), (1, 0));
    assert_eq!(one.faults, BTreeMap::from([("gone".to_owned(), 1)]));
    assert_eq!((one.forfeits, other.forfeits), (1, 0));
    assert!(other.faults.is_empty());
    assert!(tally.check(DealSeating::duplicate(2), 1).is_ok());
}

#[test]
fn parts_of_a_run_join_to_the_whole_in_any_order() {
    let deals = [
        [game([30, 20], None), game([25, 25], None)],
        [game([30, 20], Some(1)), game([11, 12], None)],
        [game([9, 8], None), game([7, 70], None)],
    ];
    let whole = tally(&deals);
    for (first, second) in [(&deals[..1], &deals[1..]), (&deals[1..], &deals[..1])] {
        let mut joined = tally(first);
        joined.join(&tally(second)).unwrap();
        assert_eq!(joined, whole);
    }
}

/// Checks that changed totals of a valid deal are refused with these words.
#[track_caller]
fn refused(change: &dyn Fn(&mut Tally), says: &str) {
    let mut spoilt = tally(&[[game([30, 20], None), game([25, 25], None)]]);
    change(&mut spoilt);
    let error = spoilt.check(DealSeating::duplicate(2), 1).unwrap_err();
    assert!(error.starts_with(says), "{error}");
}

fn values(values: &[i64]) -> Histogram {
    let mut histogram = Histogram::default();
    histogram.extend(values.iter().copied());
    histogram
}

#[test]
fn values_beyond_their_range_are_found() {
    refused(
        &|t| t.players[0].scores = values(&[30, 999_999_999_999]),
        "totals.players[0].scores: the value 999999999999; expected -2147483648 to 2147483647",
    );
    refused(
        &|t| t.seats[1].scores = values(&[30, i64::from(Points::MIN) - 1]),
        "totals.seats[1].scores: the value -2147483649; expected -2147483648 to",
    );
    refused(
        &|t| t.players[0].deal_scores = values(&[i64::from(Points::MAX) * 2 + 1]),
        "totals.players[0].deal_scores: the value 4294967295; expected -4294967296 to 4294967294",
    );
    refused(
        &|t| t.players[1].points = values(&[25]),
        "totals.players[1].points: the value 25; expected 0 to 24",
    );
    refused(
        &|t| t.players[1].points = values(&[-1]),
        "totals.players[1].points: the value -1; expected 0 to 24",
    );
    refused(
        &|t| t.players[1].differences = values(&[i64::from(u32::MAX) * 2 + 1]),
        "totals.players[1].differences: the value 8589934591; expected -8589934590 to",
    );
}

#[test]
fn counts_and_sums_that_do_not_fit_are_found() {
    refused(
        &|t| t.players[0].points.add(3),
        "totals.players[0].points: 2 values; expected 1, one for each deal",
    );
    refused(
        &|t| t.players[0].differences.add(3),
        "totals.players[0].differences: 2 values; expected 1, as many as deal_scores",
    );
    refused(
        &|t| t.players[0].scores.add(3),
        "totals.players[0].scores: 3 values and 0 forfeits; expected 2 together",
    );
    refused(
        &|t| t.players[0].scores = values(&[1]),
        "totals.players[0].deal_scores: 1 values; expected at most 1, and 2 scores for each",
    );
    refused(
        &|t| t.players[1].forfeits = u64::MAX,
        "totals.players[1].forfeits: 18446744073709551615; expected at most 2",
    );
    refused(
        &|t| t.players[1].forfeits = 1,
        "totals.players[0].scores: 2 values and 1 forfeits; expected 2 together",
    );
    refused(
        &|t| t.players[0].points = values(&[24]),
        "totals.players: points: 30 in total; expected 24 to 24 in 2 games",
    );
    refused(
        &|t| t.players[0].differences = values(&[11]),
        "totals.players: differences: 1 in total; expected 0",
    );
    refused(
        &|t| t.seats[0].scores = values(&[1, 2]),
        "totals.seats: the scores differ from the scores of the players",
    );
}

#[test]
fn totals_of_another_shape_are_found() {
    let sound = tally(&[[game([30, 20], None), game([25, 25], None)]]);
    assert!(sound.check(DealSeating::duplicate(2), 2).is_err());
    assert!(sound.check(DealSeating::duplicate(3), 1).is_err());
    refused(
        &|t| t.players[0].faults = BTreeMap::from([("tired".to_owned(), 1)]),
        "totals.players[0].faults: unknown fault \"tired\"; expected one of ",
    );
    for times in [0, u64::MAX] {
        refused(
            &|t| t.players[0].faults = BTreeMap::from([("gone".to_owned(), times)]),
            &format!("totals.players[0].faults.gone: {times} in 2 games; expected 1 to "),
        );
    }
    refused(
        &|t| t.players[0].faults = BTreeMap::from([("gone".to_owned(), 1)]),
        "totals.seats: the faults differ from the faults of the players",
    );
    refused(
        &|t| t.decisions = 1 << 34,
        "totals.decisions: 17179869184; expected at most 8589934590 in 2 games",
    );
    refused(&|t| t.parts = 0, "totals.parts: 0; expected 1 to 10000");
    refused(
        &|t| t.parts = Points::MIN,
        "totals.parts: -2147483648; expected 1 to 10000",
    );
    refused(
        &|t| t.teams = vec![0, 7],
        "totals.teams: 7; expected 0 to 1",
    );
    refused(&|t| t.teams = vec![0], "totals.teams: 1; expected 2");
    refused(&|t| t.rotations = 1, "totals.rotations: 1; expected 2");
    refused(&|t| t.seats.clear(), "totals.seats: 0; expected 2");
    refused(
        &|t| drop(t.players.pop()),
        "totals.players: 1; expected 2, as many as players",
    );
}

#[test]
fn counts_that_overflow_are_not_joined() {
    let sound = tally(&[[game([30, 20], None), game([25, 25], None)]]);
    let (mut one, mut other) = (sound.clone(), sound);
    (one.decisions, other.decisions) = (COUNT_MAX, 1);
    let error = one.join(&other).unwrap_err();
    assert!(error.starts_with("totals.decisions: more than 4503599627370496"));
}
