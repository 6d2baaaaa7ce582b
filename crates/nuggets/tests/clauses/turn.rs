//! NG-7 to NG-11, the examples NG-21 and NG-22, and the edge cases NG-23 to NG-25.

use super::table::{Board, TestTable, opened, pack, printed, seat};
use roll_and_write::CellSet;

const SECOND: &str = "refusal-second-fence [NG-7]";

/// The number of cells in each region.
fn sizes(table: &TestTable) -> Vec<u32> {
    let board = table.rules.board_of(&table.state);
    board.regions().map(CellSet::len).collect()
}

// ---- NG-7: fences ----

#[test]
fn ng_7_a_turn_of_fences_builds_two() {
    let mut table = printed(&[], 2);
    table.play(1, "fence d3 e3");
    assert_eq!(table.in_turn(), 1, "the second fence is owed");
    assert!(table.moves(1).iter().all(|text| text.starts_with("fence ")));
    assert_eq!(table.moves(1).len(), 66);
    for text in ["pass", "done", "chip 1 a1"] {
        assert_eq!(table.why_not(1, text), SECOND);
    }
    assert_eq!(
        table.why_not(2, "fence a1 b1"),
        "refusal-not-awaited [NG-6]"
    );
    // Two fences of a turn need not touch.
    table.play(1, "fence a1 a2");
    assert_eq!(table.in_turn(), 2);
    assert_eq!(table.state.fences_left(), 33);
    assert_eq!(
        table.said(),
        [
            "event-fence-built seat=1 cell=d3 other=e3",
            "event-fence-built seat=1 cell=a1 other=a2"
        ]
    );
}

#[test]
fn ng_7_the_last_fence_may_be_built_alone() {
    let mut table = opened(&pack(5, 8, 3, "a1=5").files(), &[], 2);
    table.build("d1 e1, d2 e2");
    table.play(2, "fence d3 e3");
    assert_eq!((table.in_turn(), table.state.fences_left()), (1, 0));
}

/// On one row of twelve cells a fence leaves at least four cells on each side if it is after the fourth to the
/// eighth cell. That makes five lines.
#[test]
fn ng_7_a_fence_stands_alone_if_no_second_one_is_legal() {
    let table = opened(&pack(1, 12, 35, "a1=5").files(), &[], 2);
    assert_eq!(
        table.moves_of(1, "fence"),
        [
            "fence d1 e1",
            "fence e1 f1",
            "fence f1 g1",
            "fence g1 h1",
            "fence h1 i1"
        ]
    );
    for (first, second) in [
        ("fence d1 e1", vec!["fence h1 i1"]),
        ("fence e1 f1", vec![]),
        ("fence f1 g1", vec![]),
        ("fence g1 h1", vec![]),
        ("fence h1 i1", vec!["fence d1 e1"]),
    ] {
        let mut table = table.clone();
        table.play(1, first);
        if let [second] = second[..] {
            assert_eq!(table.moves(1), [second], "{first}");
            table.play(1, second);
        }
        assert_eq!(table.in_turn(), 2, "{first}");
        assert!(table.moves_of(2, "fence").is_empty());
    }
}

#[test]
fn ng_7_a_single_fence_may_be_chosen_where_the_table_says_so() {
    let mut table = printed(&[("fences", "one-or-two")], 2);
    assert_eq!(
        table.why_not(1, "done"),
        "refusal-nothing-done owed=(owed-act-one-or-two chips=some) [NG-7]"
    );
    table.play(1, "fence d3 e3");
    assert!(table.moves(1).contains(&"done".to_owned()));
    assert_eq!(table.why_not(1, "pass"), SECOND);
    assert_eq!(table.why_not(1, "chip 1 a1"), SECOND);
    table.play(1, "done");
    assert_eq!((table.in_turn(), table.state.fences_left()), (2, 34));
    assert_eq!(table.notices("event-stopped"), ["event-stopped seat=1"]);
    table.script("2 fence d2 e2 / 2 fence d1 e1");
    assert_eq!(
        table.in_turn(),
        1,
        "and two may be built as well, not three"
    );
}

#[test]
fn ng_7_done_is_no_move_by_default() {
    let mut table = printed(&[], 2);
    assert_eq!(
        table.why_not(1, "done"),
        "refusal-done-never owed=(owed-act fences=pair chips=some) [NG-7]"
    );
    table.play(1, "fence d3 e3");
    assert_eq!(table.why_not(1, "done"), SECOND);
}

// ---- NG-8: regions ----

#[test]
fn ng_8_every_region_keeps_four_cells_also_the_one_outside() {
    let table = opened(&pack(1, 7, 35, "a1=5").files(), &[], 2);
    assert!(table.moves_of(1, "fence").is_empty());
    for (line, cell, other, count) in [
        ("fence c1 d1", "c1", "d1", 3),
        ("fence d1 e1", "d1", "e1", 3),
        ("fence f1 g1", "f1", "g1", 1),
    ] {
        assert_eq!(
            table.why_not(1, line),
            format!("refusal-region-small cell={cell} other={other} count={count} [NG-8]")
        );
    }
    let table = opened(&pack(1, 8, 35, "a1=5").files(), &[], 2);
    assert_eq!(table.moves_of(1, "fence"), ["fence d1 e1"]);
}

#[test]
fn ng_8_cells_with_deposits_or_chips_count() {
    let mut table = opened(&pack(1, 8, 35, "a1=5 b1=5 h1=5").files(), &[], 2);
    table.script("1 chip 1 c1 / 2 chip 1 d1 / 1 chip 2 e1 / 2 fence d1 e1");
    assert_eq!(table.in_turn(), 1);
    assert_eq!(sizes(&table).len(), 2);
}

#[test]
fn ng_8_a_region_may_hold_any_number_of_deposits() {
    let mut table = opened(&pack(2, 8, 35, "a1=5 b1=5 c1=5 d1=5 a2=5").files(), &[], 2);
    table.build("d1 e1, d2 e2");
    let board = table.rules.board_of(&table.state);
    let frame = table.rules.facts().frame;
    let regions: Vec<String> = board.regions().map(|region| frame.labels(region)).collect();
    assert_eq!(
        regions,
        ["a1 b1 c1 d1 a2 b2 c2 d2", "e1 f1 g1 h1 e2 f2 g2 h2"]
    );
}

#[test]
fn ng_8_each_single_fence_is_measured() {
    let mut table = printed(&[], 2);
    table.build("b1 b2, a2 a3");
    // Only b1-c1 and a2-b2 connect a1, b1 and a2 with the rest.
    table.play(2, "fence a2 b2");
    assert_eq!(
        table.why_not(2, "fence b1 c1"),
        "refusal-region-small cell=b1 other=c1 count=3 [NG-8]"
    );
    assert_eq!(table.in_turn(), 2);
}

#[test]
fn ng_21_three_cells_in_the_corner_are_too_few_and_four_are_enough() {
    let start = printed(&[], 2);
    let ring = ["b1 c1", "b1 b2", "a2 b2", "a2 a3"];
    for closing in 0..4 {
        let mut table = start.clone();
        for line in (0..4).filter(|line| *line != closing) {
            table.build(ring[line]);
        }
        let number = table.in_turn();
        let (cell, other) = ring[closing].split_once(' ').unwrap();
        assert_eq!(
            table.why_not(number, &format!("fence {}", ring[closing])),
            format!("refusal-region-small cell={cell} other={other} count=3 [NG-8]")
        );
    }
    let ring = ["b1 c1", "b2 c2", "a2 a3", "b2 b3"];
    for closing in 0..4 {
        let mut table = start.clone();
        for line in (0..4).filter(|line| *line != closing) {
            table.build(ring[line]);
        }
        table.build(ring[closing]);
        assert_eq!(sizes(&table), [4, 36]);
    }
}

#[test]
fn ng_22_only_the_second_fence_is_refused() {
    let mut table = printed(&[], 2);
    table.build("b1 c1, a2 a3");
    table.play(2, "fence a2 b2");
    let before = table.state;
    for (line, count) in [("b1 b2", 3), ("a1 b1", 2), ("a1 a2", 1)] {
        let (cell, other) = line.split_once(' ').unwrap();
        assert_eq!(
            table.why_not(2, &format!("fence {line}")),
            format!("refusal-region-small cell={cell} other={other} count={count} [NG-8]")
        );
    }
    // 67 lines; three have fences, three are refused.
    assert_eq!(table.moves(2).len(), 61);
    for text in ["pass", "done", "chip 1 a1"] {
        assert_eq!(table.why_not(2, text), SECOND, "another fence is owed");
    }
    assert_eq!(table.state, before);
    table.play(2, "fence d3 e3");
    assert_eq!((table.in_turn(), table.state.fences().len()), (1, 4));
}

// ---- NG-9: chips ----

#[test]
fn ng_9_a_chip_lies_on_a_cell_without_deposit_and_chip() {
    let mut table = printed(&[], 2);
    // 32 free cells for each of five values.
    assert_eq!(table.moves_of(1, "chip").len(), 5 * 32);
    for cell in ["b1", "e1", "h2", "c3", "f3", "a4", "d5", "g5"] {
        assert_eq!(
            table.why_not(1, &format!("chip 1 {cell}")),
            format!("refusal-cell-deposit cell={cell} [NG-9]")
        );
    }
    table.play(1, "chip 5 a1");
    assert_eq!(table.in_turn(), 2, "one chip is a turn");
    assert_eq!(
        table.why_not(2, "chip 1 a1"),
        "refusal-cell-chip cell=a1 [NG-9]"
    );
    table.play(2, "chip 5 c1");
    assert_eq!(
        table.why_not(1, "chip 1 a1"),
        "refusal-cell-chip cell=a1 [NG-9]"
    );
    assert_eq!(
        table.why_not(1, "chip 5 d1"),
        "refusal-no-such-chip value=5 [NG-9]",
        "it is laid already"
    );
    assert_eq!(table.moves_of(1, "chip").len(), 4 * 30);
    table.play(1, "chip 2 d1");
    table.play(2, "pass");
    table.play(1, "chip 2 f1");
    assert_eq!(
        table.why_not(1, "chip 2 g1"),
        "refusal-no-such-chip value=2 [NG-9]",
        "there were two of them"
    );
}

#[test]
fn ng_9_cells_behind_fences_are_free_too() {
    let mut table = printed(&[], 2);
    table.build("b1 c1, b2 c2, a2 a3, b2 b3");
    table.script("1 chip 1 a1 / 2 chip 2 b2");
    assert_eq!(table.state.occupied().len(), 2);
}

// ---- NG-10, NG-11: pass ----

#[test]
fn ng_10_a_pass_is_always_allowed_and_for_good() {
    let mut table = printed(&[], 3);
    assert_eq!(
        table.moves_of(1, "pass"),
        ["pass"],
        "even when all is possible"
    );
    table.play(1, "pass");
    assert!(!table.state.playing().contains(seat(1)));
    assert_eq!(table.notices("event-passed"), ["event-passed seat=1"]);
    let mut order = Vec::new();
    for cell in ["a1", "c1", "d1", "f1"] {
        order.push(table.in_turn());
        assert_eq!(table.why_not(1, "chip 1 g1"), "refusal-not-awaited [NG-6]");
        table.play(table.in_turn(), &format!("chip 1 {cell}"));
    }
    assert_eq!(order, [2, 3, 2, 3]);
}

#[test]
fn ng_10_without_chips_a_player_may_build_and_without_fences_lay_chips() {
    let small = pack(5, 8, 4, "a1=5").chips(&[1]);
    let mut table = opened(&small.files(), &[], 2);
    table.script("1 chip 1 b1 / 2 fence d1 e1 / 2 fence d2 e2");
    assert!(table.moves_of(1, "chip").is_empty());
    table.script("1 fence d3 e3 / 1 fence d4 e4");
    assert_eq!(table.moves(2).len(), 38 + 1, "chips on 38 cells, or pass");
    table.play(2, "chip 1 h5");
    assert_eq!(table.awaiting(), "over");
}

/// Each player has one chip, and there is one fence. A player who has neither is out without being asked.
#[test]
fn ng_10_who_can_do_nothing_is_out_unasked() {
    let small = pack(5, 8, 1, "a1=5").chips(&[2]);
    let mut table = opened(&small.files(), &[], 3);
    table.script("1 chip 1 b1 / 2 fence d1 e1 / 3 chip 1 c1 / 1 chip 1 d1 / 2 chip 1 e1");
    assert_eq!(table.in_turn(), 3);
    assert!(
        table.notices("event-stuck").is_empty(),
        "not before the turn comes"
    );
    table.play(3, "chip 1 f1");
    assert_eq!(
        table.in_turn(),
        2,
        "seat 1 has no chip and there is no fence"
    );
    assert_eq!(table.notices("event-stuck"), ["event-stuck seat=1"]);
    table.play(2, "chip 1 g1");
    assert_eq!(table.awaiting(), "over");
    assert_eq!(
        table.notices("event-stuck"),
        [
            "event-stuck seat=1",
            "event-stuck seat=3",
            "event-stuck seat=2"
        ]
    );
}

#[test]
fn ng_10_chips_that_find_no_free_cell_do_not_keep_a_player_in() {
    let small = pack(2, 2, 0, "a1=5").chips(&[0, 2]);
    let mut table = opened(&small.files(), &[], 2);
    table.script("1 chip 2 b1 / 2 chip 2 a2 / 1 chip 2 b2");
    assert_eq!(table.awaiting(), "over");
    assert_eq!(
        table.notices("event-stuck"),
        ["event-stuck seat=2", "event-stuck seat=1"]
    );
}

#[test]
fn ng_11_who_is_out_is_skipped() {
    let mut table = printed(&[], 4);
    table.script("1 chip 1 a1 / 2 pass / 3 chip 1 c1 / 4 pass / 1 chip 1 d1 / 3 chip 1 f1");
    assert_eq!(table.in_turn(), 1);
    table.script("1 pass / 3 chip 1 g1 / 3 chip 1 h1");
    assert_eq!(table.in_turn(), 3);
}

// ---- NG-23 to NG-25: edge cases of fences ----

#[test]
fn ng_23_a_fence_may_split_nothing() {
    let mut table = printed(&[], 2);
    table.build("d3 e3, d3 d4");
    assert_eq!(sizes(&table).len(), 1);
}

#[test]
fn ng_24_a_line_with_a_fence_takes_no_other() {
    let mut table = printed(&[], 2);
    table.play(1, "fence d3 e3");
    let said = "refusal-fence-there cell=d3 other=e3 [NG-24]";
    assert_eq!(table.why_not(1, "fence d3 e3"), said);
    assert_eq!(table.why_not(1, "fence e3 d3"), said);
    table.play(1, "fence a1 a2");
    assert_eq!(table.why_not(2, "fence d3 e3"), said);
}

#[test]
fn ng_25_fences_run_past_chips_and_deposits_and_between_them() {
    // Deposits on a1 and b1, chips on c1 and c2.
    let mut table = opened(&pack(5, 8, 35, "a1=5 b1=6").files(), &[], 2);
    table.script("1 chip 1 c1 / 2 chip 1 c2");
    for line in ["a1 b1", "b1 c1", "c1 c2", "c2 d2", "b1 b2"] {
        let listed = table.moves(1);
        assert!(listed.contains(&format!("fence {line}")), "{line}");
    }
    table.build("a1 b1, c1 c2, b1 c1, c2 d2");
    assert_eq!(table.state.fences().len(), 4);
}
