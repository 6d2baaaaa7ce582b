//! NG-14 to NG-17 and the examples NG-19 and NG-20: who gets the gold, and who wins.

use super::table::{Board, SmallPack, TestTable, opened, pack, seat};
use roll_and_write::Ruleset;

/// The fences for boards of two rows with two or three regions side by side. They separate columns `d` and `e`,
/// and with twelve columns also `h` and `i`.
const HALVES: &str = "d1 e1, d2 e2";
const THIRDS: &str = "d1 e1, d2 e2, h1 i1, h2 i2";

/// A board with two halves, `a` to `d` and `e` to `h`, with these deposits.
fn halves(deposits: &str) -> SmallPack {
    pack(2, 8, 2, deposits)
}

/// A board with three thirds, `a` to `d`, `e` to `h` and `i` to `l`, with these deposits.
fn thirds(deposits: &str) -> SmallPack {
    pack(2, 12, 4, deposits)
}

/// A table for a pack with options, written as `split=exact`.
fn ruled(pack: &SmallPack, options: &str, seats: usize) -> TestTable {
    let options: Vec<(&str, &str)> = options
        .split_whitespace()
        .map(|option| option.split_once('=').unwrap())
        .collect();
    opened(&pack.files(), &options, seats)
}

/// A game after its end: first the fences were built, then each seat placed its chips.
#[track_caller]
fn played(start: &TestTable, fences: &str, hands: &[&str]) -> TestTable {
    let mut table = start.clone();
    table.build(fences);
    table.lay_all(hands);
    table
}

// ---- NG-14: who takes a region ----

#[test]
fn ng_14_the_highest_sum_takes_all_deposits_of_the_region() {
    let start = ruled(&halves("a1=5 b1=6 h1=4"), "", 2);
    // Left 2 against 1 + 1 + 1, right 1 against 3.
    let table = played(&start, HALVES, &["2 c1, 1 e1", "1 d1, 1 c2, 1 d2, 3 f1"]);
    assert_eq!(table.totals(), ["0", "15"]);
    assert_eq!(
        table.score_lines(2),
        [
            "score-region cell=a1 count=2 = 11",
            "score-region cell=e1 count=1 = 4"
        ]
    );
    assert!(table.score_lines(1).is_empty());
}

#[test]
fn ng_14_each_region_is_won_by_itself() {
    let start = ruled(&halves("a1=5 h1=4"), "", 2);
    let table = played(&start, HALVES, &["5 b1", "1 c1, 1 e1"]);
    assert_eq!(table.totals(), ["5", "4"], "the 5 counts on the left only");
    // Without the fences the board is one region.
    let table = played(&start, "a1 a2, d2 e2", &["5 b1", "1 c1, 1 e1"]);
    assert_eq!(table.totals(), ["9", "0"]);
}

#[test]
fn ng_14_a_region_without_chips_gives_its_gold_to_nobody() {
    let start = ruled(&halves("a1=5 h1=9"), "", 2);
    let table = played(&start, HALVES, &["1 b1", ""]);
    assert_eq!(table.totals(), ["5", "0"]);
    assert_eq!(
        table.notices("event-scored"),
        [
            "event-scored cell=a1 size=8 sums=A 1, B 0 yield=5 count=1 shares=A 5",
            "event-scored cell=e1 size=8 sums=A 0, B 0 yield=9 count=0 shares="
        ]
    );
}

#[test]
fn ng_14_chips_in_a_region_without_gold_bring_nothing() {
    let start = ruled(&halves("h1=9"), "", 2);
    let table = played(&start, HALVES, &["5 b1, 4 c1", "1 e1"]);
    assert_eq!(table.totals(), ["0", "9"]);
    assert_eq!(table.notices("event-scored").len(), 1);
}

#[test]
fn ng_14_level_at_the_top_they_share_and_the_next_gets_nothing() {
    let start = ruled(&halves("a1=8"), "", 3);
    let table = played(&start, HALVES, &["1 b1, 2 c1", "3 d1", "2 b2"]);
    assert_eq!(table.totals(), ["4", "4", "0"]);
    assert_eq!(table.places(), [1, 1, 3]);
}

#[test]
fn ng_14_all_chips_are_turned_up_at_the_end() {
    let mut table = ruled(&halves("a1=5"), "", 2);
    table.script("1 chip 3 b1 / 2 pass / 1 chip 1 h2");
    assert!(table.notices("event-turned-up").is_empty());
    table.play(seat(1), "pass");
    assert_eq!(
        table.said()[5..],
        [
            "event-passed seat=1",
            "event-nuggets-ended",
            "event-turned-up seat=1 letter=A count=2 chips=3 b1, 1 h2",
            "event-turned-up seat=2 letter=B count=0 chips=",
            "event-scored cell=a1 size=16 sums=A 4, B 0 yield=5 count=1 shares=A 5"
        ]
    );
}

// ---- NG-15: gold that does not divide; NG-19, NG-20 ----

#[test]
fn ng_19_anns_six_beat_bobs_five() {
    let start = ruled(&halves("a1=6 b1=7"), "", 2);
    let table = played(&start, HALVES, &["1 c1, 1 d1, 4 a2", "5 b2"]);
    assert_eq!(table.totals(), ["13", "0"]);
    assert_eq!(table.score_lines(1), ["score-region cell=a1 count=2 = 13"]);
}

/// The region has two deposits. A and B have 6 each and C has 2, or all have 4. The other region is empty.
#[test]
fn ng_20_gold_that_does_not_divide_is_split_as_the_table_says() {
    let two = ["4 c1, 2 d1", "3 a2, 2 b2, 1 c2", "2 d2"];
    let three = ["4 c1", "3 d1, 1 a2", "2 b2, 2 c2"];
    for (deposits, split, of_two, of_three) in [
        ("a1=5 b1=7", "exact", "6", "4"),
        ("a1=5 b1=7", "floor-deposit", "5", "3"),
        ("a1=5 b1=7", "floor-region", "6", "4"),
        ("a1=6 b1=7", "exact", "6 1/2", "4 1/3"),
        ("a1=6 b1=7", "floor-deposit", "6", "4"),
        ("a1=6 b1=7", "floor-region", "6", "4"),
        ("a1=5 b1=5", "exact", "5", "3 1/3"),
        ("a1=5 b1=5", "floor-deposit", "4", "2"),
        ("a1=5 b1=5", "floor-region", "5", "3"),
    ] {
        let start = ruled(&halves(deposits), &format!("split={split}"), 3);
        let totals = |hands| played(&start, HALVES, hands).totals();
        assert_eq!(totals(&two), [of_two, of_two, "0"], "{deposits}, {split}");
        assert_eq!(totals(&three), [of_three; 3], "{deposits}, {split}");
    }
    // Without the option, shares are exact.
    let start = ruled(&halves("a1=6 b1=7"), "", 3);
    assert_eq!(played(&start, HALVES, &two).totals()[0], "6 1/2");
}

#[test]
fn ng_15_halves_and_thirds_add_up() {
    // 7 for two, then 8 for three: 3 1/2 + 2 2/3 = 6 1/6.
    let start = ruled(&halves("a1=7 h1=8"), "", 3);
    let hands = ["3 b1, 2 e1", "3 c1, 2 f1", "1 d1, 2 g1"];
    let table = played(&start, HALVES, &hands);
    assert_eq!(table.totals(), ["6 1/6", "6 1/6", "2 2/3"]);
    assert_eq!(
        table.score_lines(1),
        [
            "score-region cell=a1 count=1 = 3 1/2",
            "score-region cell=e1 count=1 = 2 2/3"
        ]
    );
    assert_eq!(
        table.notices("event-scored")[0],
        "event-scored cell=a1 size=8 sums=A 3, B 3, C 1 yield=7 count=2 shares=A 3 1/2, B 3 1/2"
    );
}

#[test]
fn ng_15_a_share_rounded_down_to_nothing_is_nothing() {
    let start = ruled(&halves("a1=1 b1=1"), "split=floor-deposit", 2);
    let table = played(&start, HALVES, &["1 c1", "1 d1"]);
    assert_eq!(table.totals(), ["0", "0"]);
    assert!(table.score_lines(1).is_empty());
    let start = ruled(&halves("a1=1 b1=1"), "split=floor-region", 2);
    let table = played(&start, HALVES, &["1 c1", "1 d1"]);
    assert_eq!(table.totals(), ["1", "1"]);
}

#[test]
fn ng_15_who_wins_alone_loses_nothing_by_rounding() {
    for split in ["exact", "floor-deposit", "floor-region"] {
        let start = ruled(&halves("a1=5 b1=7"), &format!("split={split}"), 2);
        let table = played(&start, HALVES, &["2 c1", "1 d1"]);
        assert_eq!(table.totals(), ["12", "0"], "{split}");
    }
}

// ---- NG-16: what wins ----

#[test]
fn ng_16_the_highest_yield_wins_or_the_most_deposits() {
    // A wins one deposit of 9, B wins two of 4 and 3.
    let hands = ["1 b1", "1 f1"];
    let deposits = "a1=9 e1=4 h1=3";
    for (count, totals, places) in [
        ("yield", ["9", "7"], [1, 2]),
        ("deposits", ["1", "2"], [2, 1]),
    ] {
        let start = ruled(&halves(deposits), &format!("count={count}"), 2);
        let table = played(&start, HALVES, &hands);
        assert_eq!(table.totals(), totals, "{count}");
        assert_eq!(table.places(), places, "{count}");
    }
}

#[test]
fn ng_16_deposits_that_are_counted_are_shared_too() {
    // Two deposits for three: in total two thirds each; separately nothing; as one heap nothing.
    for (split, share) in [
        ("exact", "2/3"),
        ("floor-deposit", "0"),
        ("floor-region", "0"),
    ] {
        let options = format!("count=deposits split={split}");
        let start = ruled(&halves("a1=9 b1=9"), &options, 3);
        let table = played(&start, HALVES, &["2 c1", "2 d1", "1 a2, 1 b2"]);
        assert_eq!(table.totals(), [share; 3], "{split}");
    }
}

#[test]
fn ng_16_who_is_level_wins_together() {
    let start = ruled(&halves("a1=8 b1=1 e1=5 f1=4"), "", 2);
    let table = played(&start, HALVES, &["1 c1", "1 g1"]);
    assert_eq!(table.totals(), ["9", "9"]);
    assert_eq!(table.places(), [1, 1]);
    assert_eq!(table.rules.standings(&table.state).winning_teams(), 2);
    assert!(table.rules.info().tie_breaks.is_empty());
}

/// The totals, the places, and the tie-break that decided between each seat and the one before it.
fn by_piles(deposits: &str, hands: &[&str]) -> (Vec<String>, Vec<usize>, Vec<Option<usize>>) {
    let start = ruled(&thirds(deposits), "tie=piles", hands.len());
    let table = played(&start, THIRDS, hands);
    let standings = table.rules.standings(&table.state);
    let decided = (1..=hands.len()).map(|number| standings.decided_by(seat(number)));
    (table.totals(), table.places(), decided.collect())
}

#[test]
fn ng_16_piles_are_compared_the_highest_first() {
    // 8 + 1 against 5 + 4: the highest pile decides.
    let (totals, places, decided) = by_piles("a1=1 b1=8 e1=5 f1=4", &["1 c1", "1 g1"]);
    assert_eq!((totals[0].as_str(), totals[1].as_str()), ("9", "9"));
    assert_eq!((places, decided), (vec![1, 2], vec![None, Some(0)]));
    // 6 + 2 + 1 against 3 + 6: the second pile decides; its position does not matter.
    let (totals, places, decided) = by_piles("a1=6 e1=2 f1=1 i1=3 j1=6", &["1 b1, 1 g1", "1 k1"]);
    assert_eq!((totals[0].as_str(), totals[1].as_str()), ("9", "9"));
    assert_eq!((places, decided), (vec![2, 1], vec![Some(1), None]));
    // One deposit each, 3 against 6: piles compare yields, no matter what deposits count.
    let start = ruled(&thirds("a1=3 e1=6"), "tie=piles count=deposits", 2);
    let table = played(&start, THIRDS, &["1 b1", "1 f1"]);
    assert_eq!(
        (table.totals(), table.places()),
        (vec!["1".to_owned(), "1".to_owned()], vec![2, 1])
    );
    // The piles are equal: the win is shared.
    let (_, places, decided) = by_piles("a1=3 b1=6 e1=6 i1=3", &["1 c1", "1 f1, 1 j1"]);
    assert_eq!((places, decided), (vec![1, 1], vec![None, None]));
}

#[test]
fn ng_16_a_shared_deposit_is_no_pile() {
    // A: 5 alone and half of 8; B: 6 and 3 alone; C: the other half.
    let (totals, places, decided) =
        by_piles("a1=5 e1=6 f1=3 i1=8", &["1 b1, 2 j1", "1 g1", "2 k1"]);
    assert_eq!(totals, ["9", "9", "4"]);
    assert_eq!(places, [2, 1, 3]);
    assert_eq!(decided, [Some(0), None, None]);
}

#[test]
fn ng_16_piles_decide_nothing_where_the_totals_differ() {
    // A has the highest pile, B the higher total.
    let (totals, places, _) = by_piles("a1=8 e1=5 f1=4", &["1 b1", "1 g1"]);
    assert_eq!(totals, ["8", "9"]);
    assert_eq!(places, [2, 1]);
}

#[test]
fn ng_16_there_is_a_tie_break_for_each_deposit() {
    let start = ruled(&thirds("a1=5 e1=6 f1=3"), "tie=piles", 2);
    let said: Vec<String> = start
        .rules
        .info()
        .tie_breaks
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        said,
        [
            "tie-piles place=1",
            "tie-piles place=2",
            "tie-piles place=3"
        ]
    );
    let ranking_key = start.rules.ranking_key(&start.state, seat(1));
    assert_eq!(ranking_key.values().len(), 4);
}

// ---- NG-17: teams ----

#[test]
fn ng_17_partners_add_their_chips_and_the_gold_goes_to_the_team() {
    // B's 4 is the highest chip, but A and C have 2 + 3 together. On the right D is alone.
    let start = ruled(&halves("a1=8 h1=5"), "", 4);
    let table = played(&start, HALVES, &["2 b1", "4 c1", "3 d1", "1 e1"]);
    assert_eq!(table.totals(), ["8", "5", "8", "5"]);
    assert_eq!(table.places(), [1, 2, 1, 2]);
    assert_eq!(table.rules.standings(&table.state).winning_teams(), 1);
    assert_eq!(
        table.notices("event-scored"),
        [
            "event-scored cell=a1 size=8 sums=AC 5, BD 4 yield=8 count=1 shares=AC 8",
            "event-scored cell=e1 size=8 sums=AC 0, BD 1 yield=5 count=1 shares=BD 5"
        ]
    );
}

#[test]
fn ng_17_partners_do_not_tie_with_each_other() {
    // A 2 and C 2 against B 3: one team has 4 and takes the 7 undivided.
    let start = ruled(&halves("a1=7"), "", 4);
    let table = played(&start, HALVES, &["2 b1", "3 c1", "2 d1", ""]);
    assert_eq!(table.totals(), ["7", "0", "7", "0"]);
}

#[test]
fn ng_17_two_teams_share_by_halves() {
    // A 1 + C 2 against B 3; D has no chips there. B and D have one more deposit.
    let start = ruled(&halves("a1=7 h1=4"), "", 4);
    let hands = ["1 b1", "3 c1", "2 d1", "1 g1"];
    let table = played(&start, HALVES, &hands);
    assert_eq!(table.totals(), ["3 1/2", "7 1/2", "3 1/2", "7 1/2"]);
    assert_eq!(table.places(), [2, 1, 2, 1]);
    // With equal scores, both teams win.
    let table = played(&start, HALVES, &["1 b1", "3 c1", "2 d1", ""]);
    assert_eq!(table.places(), [1, 1, 1, 1]);
    assert_eq!(table.rules.standings(&table.state).winning_teams(), 2);
}

#[test]
fn ng_17_piles_are_those_of_the_team() {
    // A and C win 6 and 3 in two regions, B 8 and 1 in one.
    let start = ruled(&thirds("a1=6 e1=3 i1=8 j1=1"), "tie=piles", 4);
    let table = played(&start, THIRDS, &["1 b1", "1 k1", "1 f1", ""]);
    assert_eq!(table.totals(), ["9"; 4]);
    assert_eq!(table.places(), [2, 1, 2, 1]);
    let standings = table.rules.standings(&table.state);
    assert_eq!(standings.decided_by(seat(1)), Some(0));
}
