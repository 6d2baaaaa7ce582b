//! Each step: what is told, what is on the sheet, and which moves it opens.

use super::table::{chambers, islands, small};

#[test]
fn advance_crosses_off_boxes_until_none_is_free() {
    let pack = small("A gray bb.. ....").does(
        "bead",
        'b',
        r#"{ "advance": { "track": "beads", "by": 7 } }"#,
    );
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.hears(
        "advanced seat=1 track=track-beads gained=7 lost=0
         advanced seat=1 track=track-beads gained=5 lost=2",
    );
    assert_eq!(table.filled(1, "beads"), 12);
}

#[test]
fn advance_by_a_number_that_is_none_says_nothing() {
    let steps = r#"{ "advance": { "track": "beads", "by": { "filled": "pearls" } } },
                   { "erase": { "track": "beads", "by": { "filled": "pearls" } } }"#;
    let pack = small("A gray b... ....").does("bead", 'b', steps);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1");
    table.hears("");
}

#[test]
fn erase_takes_back_what_there_is() {
    let pack = small("A gray bc.. ....")
        .does(
            "bead",
            'b',
            r#"{ "advance": { "track": "beads", "by": 3 } }"#,
        )
        .does("crab", 'c', r#"{ "erase": { "track": "beads", "by": 2 } }"#);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.hears(
        "advanced seat=1 track=track-beads gained=3 lost=0
         erased seat=1 track=track-beads lost=2",
    );
    // Nothing to take back: the crab fires first here.
    let pack = small("A gray cb.. ....")
        .does(
            "bead",
            'b',
            r#"{ "advance": { "track": "beads", "by": 3 } }"#,
        )
        .does("crab", 'c', r#"{ "erase": { "track": "beads", "by": 2 } }"#);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.hears(
        "erased seat=1 track=track-beads lost=0
         advanced seat=1 track=track-beads gained=3 lost=0",
    );
    assert_eq!(table.filled(1, "beads"), 3);
}

#[test]
fn write_fills_the_next_box_or_is_lost() {
    let pack = small("A gray nnn. nn..").does(
        "note",
        'n',
        r#"{ "write": { "track": "notes", "number": 6 } }"#,
    );
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I3", "1 A a1 b1 c1");
    table.turn("I2", "1 A a2 b2");
    table.hears(
        "wrote seat=1 track=track-notes number=6
         wrote seat=1 track=track-notes number=6
         wrote seat=1 track=track-notes number=6
         wrote seat=1 track=track-notes number=6
         write-lost seat=1 track=track-notes number=6",
    );
    assert_eq!(table.written(1, "notes"), [6, 6, 6, 6]);
}

#[test]
fn a_number_that_may_be_declined_is_asked_for_once_each() {
    let write = r#"{ "write": { "track": "notes", "number": 6, "optional": true } }"#;
    let pack = small("A gray nn.. ....").does("note", 'n', write);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.hears("");
    assert_eq!(table.awaits(), "seats 1");
    assert_eq!(table.open(1), "accept, decline");
    assert_eq!(table.owed(1), "owed-number number=6 track=track-notes");
    assert_eq!(table.refused(1, "A a2"), "SG-12 refusal-number-now");
    assert_eq!(table.refused(1, "choose 1"), "SG-12 refusal-number-now");
    table.script("1 decline / 1 accept");
    table.hears(
        "declined seat=1 track=track-notes number=6
         wrote seat=1 track=track-notes number=6",
    );
    assert_eq!(table.written(1, "notes"), [6]);
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn in_a_chamber_too_a_number_waits_for_its_answer() {
    let write = r#"{ "write": { "track": "notes", "number": 6, "optional": true } }"#;
    let pack = small("A gray En. ..T").does("note", 'n', write);
    let mut table = chambers(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    for text in ["A a2", "B a1", "choose 1"] {
        assert_eq!(
            table.refused(1, text),
            "C-8 refusal-number-now",
            "{text}: no clause of the game is about it"
        );
    }
    table.play(1, "accept");
    assert_eq!(table.written(1, "notes"), [6]);
}

#[test]
fn convert_exchanges_whole_lots_as_often_as_it_may() {
    for (most, taken, brought) in [
        ("", 6, 4),
        (r#", "most": 1"#, 3, 2),
        (r#", "most": 9"#, 6, 4),
    ] {
        let convert = format!(
            r#"{{ "convert": {{ "from": "beads", "per": 3, "into": "pearls", "by": 2{most} }} }}"#
        );
        let pack = small("A gray bc.. ....")
            .does(
                "bead",
                'b',
                r#"{ "advance": { "track": "beads", "by": 8 } }"#,
            )
            .does("coral", 'c', &convert);
        let mut table = islands(&pack, &[], &["A Z01"], "");
        table.turn("I2", "1 A a1 b1");
        assert_eq!(
            (table.filled(1, "beads"), table.filled(1, "pearls")),
            (8 - taken, brought),
            "two threes in eight{most}"
        );
        let rows = ["prizes 9", "prizes 7"];
        let claimed = table
            .heard()
            .iter()
            .filter(|line| line.starts_with("claimed"))
            .count();
        assert_eq!(
            claimed,
            brought as usize / 2,
            "{rows:?}: rows of two pearls claim"
        );
    }
}

#[test]
fn mark_round_crosses_off_one_box_a_round() {
    let pack =
        small("A gray www. ....").does("tide", 'w', r#"{ "mark_round": { "track": "tides" } }"#);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.hears(
        "round-marked seat=1 track=track-tides
         round-marked-before seat=1 track=track-tides",
    );
    table.turn("I3", "1 B a1");
    table.turn("O4", "1 B b1");
    table.turn("I2", "1 A c1");
    table.hears("round-marked seat=1 track=track-tides");
    assert_eq!(table.filled(1, "tides"), 2);
}

#[test]
fn extra_cells_lie_where_the_scope_says() {
    // The symbol is b2 of this card; a corner is missing, and a3 is marked with it.
    for (scope, open, elsewhere) in [
        ("anywhere", "A a1, A b1, A a2, A c2, A b3, A c3", "none"),
        ("card", "A a1, A b1, A a2, A c2, A b3, A c3", "B a1"),
        ("near", "A b1, A a2, A c2, A b3", "A a1"),
        ("row", "A a2, A c2", "A b1"),
        ("column", "A b1, A b3", "A a2"),
    ] {
        let extra = format!(r#"{{ "extra_mark": {{ "cells": 2, "where": "{scope}" }} }}"#);
        let pack = small("A gray .. .y. ...").does("eye", 'y', &extra);
        let mut table = islands(&pack, &[], &["A Z01"], "");
        table.turn("I2", "1 A a3");
        table.turn("I3", "1 A b2");
        let other = ", B a1, B b1, B c1, B d1, B a2, B b2, B c2, B d2";
        let all = if scope == "anywhere" { other } else { "" };
        assert_eq!(table.open(1), format!("{open}{all}"), "{scope}");
        if scope == "anywhere" {
            table.hears("bonus-owed seat=1 cells=2");
            assert_eq!(table.owed(1), "owed-bonus count=2");
        } else {
            table.hears(&format!("extra-owed seat=1 cells=2 scope=scope-{scope}"));
            assert_eq!(
                table.owed(1),
                format!("owed-extra count=2 scope=scope-{scope} board=A cell=b2")
            );
            assert_eq!(
                table.refused(1, elsewhere),
                "C-6 refusal-extra-elsewhere",
                "{scope}"
            );
        }
        assert_eq!(
            table.refused(1, "A a3"),
            "C-4 refusal-cell-marked",
            "{scope}"
        );
        assert_eq!(
            table.refused(1, "A c1"),
            "C-4 refusal-cell-missing",
            "{scope}"
        );
        assert_eq!(
            table.refused(1, "decline"),
            "C-4 refusal-mark-now",
            "{scope}"
        );
        assert_eq!(
            table.refused(1, "A b3 c3"),
            "C-6 refusal-bonus-is-one-cell",
            "{scope}"
        );
        for _ in 0..2 {
            let first = table.open(1).split(", ").next().unwrap().to_owned();
            table.play(1, &first);
        }
        assert_eq!(
            table.awaits(),
            "expedition",
            "{scope}: two cells, and no more"
        );
    }
}

#[test]
fn extra_cells_without_a_place_lapse() {
    let extra = r#"{ "extra_mark": { "cells": 3, "where": "row" } }"#;
    let pack = small("A gray .y ..").does("eye", 'y', extra);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A b1 / 1 A a1");
    table.hears(
        "extra-owed seat=1 cells=3 scope=scope-row
         bonus-lapsed seat=1 cells=2",
    );
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn extra_cells_may_be_declined_if_the_pack_says_so() {
    let extra = r#"{ "extra_mark": { "cells": 2, "where": "near", "optional": true } }"#;
    let pack = small("A gray .y.. ....").does("eye", 'y', extra);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A b1");
    assert_eq!(
        table.owed(1),
        "owed-extra-or-decline count=2 scope=scope-near board=A cell=b1"
    );
    assert_eq!(table.open(1), "A a1, A c1, A b2, decline");
    assert_eq!(table.refused(1, "accept"), "C-4 refusal-mark-now");
    table.script("1 A a1 / 1 decline");
    table.hears(
        "extra-owed seat=1 cells=2 scope=scope-near
         extra-declined seat=1 cells=1",
    );
    assert_eq!(
        (table.marked(1).as_str(), table.awaits().as_str()),
        ("a1 b1 | ", "expedition")
    );
}

/// In a chamber marks begin at the entry and touch each other, but for cells that may lie apart.
#[test]
fn extra_cells_touch_the_marks_of_a_chamber_unless_they_may_lie_apart() {
    for (apart, open) in [
        (false, "A b2, A c1"),
        (true, "A b2, A c1, A d1, A a2, A c2, A d2"),
    ] {
        let extra = format!(r#"{{ "extra_mark": {{ "where": "card", "apart": {apart} }} }}"#);
        let pack = small("A gray Ey.. ...T").does("eye", 'y', &extra);
        let mut table = chambers(&pack, &[], &["A Z01"], "");
        table.turn("I2", "1 A a1 b1");
        let mut found: Vec<String> = table.open(1).split(", ").map(str::to_owned).collect();
        let mut expected: Vec<&str> = open.split(", ").chain((!apart).then_some("A a2")).collect();
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "apart: {apart}");
        if !apart {
            assert_eq!(table.refused(1, "A d1"), "PY-10 refusal-apart");
        }
        assert_eq!(table.refused(1, "A b1"), "PY-11 refusal-cell-marked");
        assert_eq!(table.refused(1, "B a1"), "C-6 refusal-extra-elsewhere");
    }
    // Apart and anywhere: no mark on the other board need begin at its entry; its tomb completes it.
    let pack = small("A gray Ey.. ...T").does(
        "eye",
        'y',
        r#"{ "extra_mark": { "cells": 2, "apart": true } }"#,
    );
    let mut table = chambers(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1 b1 / 1 B c1 / 1 B d2");
    table.hears(
        "extra-owed seat=1 cells=2 scope=scope-anywhere
         completed seat=1 card=Z01",
    );
    assert_eq!(table.open(1), "take Z02, take Z03, draw");
}

#[test]
fn a_complete_chamber_takes_no_extra_cell_though_apart() {
    let pack = small("A gray E. yT").does(
        "eye",
        'y',
        r#"{ "extra_mark": { "cells": 2, "where": "card", "apart": true } }"#,
    );
    let mut table = chambers(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1 a2 / 1 A b2");
    table.hears(
        "extra-owed seat=1 cells=2 scope=scope-card
         bonus-lapsed seat=1 cells=1
         completed seat=1 card=A",
    );
}

#[test]
fn extra_pattern_owes_the_pattern_once_more_or_one_cell_instead() {
    let pack = small("A gray .p.. ....").does("plume", 'p', r#""extra_pattern""#);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I3", "1 A b1");
    table.hears("pattern-owed seat=1");
    assert_eq!(table.owed(1), "owed-pattern pattern=I3");
    // A: the row a2 to d2 holds two, and seven cells; B: two rows of two, and eight.
    assert_eq!(table.open(1).split(", ").count(), 2 + 7 + 4 + 8);
    assert_eq!(table.refused(1, "A a2 b2"), "C-3 refusal-other-pattern");
    table.play(1, "B a1 b1 c1");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn an_extra_pattern_without_a_place_lapses() {
    let pack = small("A gray p\nB gray p").does("plume", 'p', r#""extra_pattern""#);
    let mut table = islands(&pack, &[], &["A B"], "Z01 Z02");
    table.turn("I2", "1 A a1 / 1 B a1");
    table.hears(
        "pattern-owed seat=1
         pattern-owed seat=1
         pattern-lapsed seat=1
         completed seat=1 card=A
         completed seat=1 card=B",
    );
    assert_eq!(table.open(1), "take Z01, take Z02, draw");
}

#[test]
fn a_choice_is_asked_for_by_number_and_carried_out_when_it_is_answered() {
    let choose = r#"{ "advance": { "track": "beads" } },
        { "choose": [{ "name": "more", "do": [{ "advance": { "track": "beads", "by": { "filled": "beads" } } }] },
                     { "name": "cell", "do": [{ "extra_mark": { "where": "near" } }] },
                     { "name": "none" }] },
        { "advance": { "track": "beads" } }"#;
    let pack = small("A gray .c.. ....").does("clam", 'c', choose);
    let table = || {
        let mut table = islands(&pack, &[], &["A Z01"], "");
        table.turn("I2", "1 A b1");
        table.hears(
            "advanced seat=1 track=track-beads gained=1 lost=0
             advanced seat=1 track=track-beads gained=1 lost=0",
        );
        table
    };
    let mut first = table();
    assert_eq!(first.open(1), "choose 1, choose 2, choose 3");
    assert_eq!(
        first.owed(1),
        "owed-choice symbol=symbol-clam options=(option number=1 option=choice-more, \
         option number=2 option=choice-cell, option number=3 option=choice-none)"
    );
    for text in ["choose 4", "A a1", "decline", "accept", "draw"] {
        assert_eq!(first.refused(1, text), "C-8 refusal-choose-now", "{text}");
    }
    first.play(1, "choose 1");
    first.hears(
        "chose seat=1 symbol=symbol-clam option=choice-more number=1
         advanced seat=1 track=track-beads gained=2 lost=0",
    );
    assert_eq!(first.awaits(), "expedition");
    let mut second = table();
    second.play(1, "choose 2");
    assert_eq!(second.open(1), "A a1, A c1, A b2");
    let mut third = table();
    third.play(1, "choose 3");
    third.hears("chose seat=1 symbol=symbol-clam option=choice-none number=3");
    assert_eq!(
        (third.awaits().as_str(), third.filled(1, "beads")),
        ("expedition", 2)
    );
}

#[test]
fn copy_does_once_more_what_the_last_symbol_did_and_copies_no_copy() {
    let pack = small("A gray eb.. ee..")
        .does(
            "bead",
            'b',
            r#"{ "advance": { "track": "beads", "by": 3 } }"#,
        )
        .does(
            "echo",
            'e',
            r#""copy", { "advance": { "track": "pearls" } }"#,
        );
    let mut table = islands(&pack, &[], &["A Z01"], "");
    // a1 finds nothing; b1 fires after it; a2 and b2 copy b1, the second not the first.
    table.turn("O4", "1 A a1 b1 a2 b2");
    table.hears(
        "nothing-to-copy seat=1
         advanced seat=1 track=track-pearls gained=1 lost=0
         advanced seat=1 track=track-beads gained=3 lost=0
         copied seat=1 symbol=symbol-bead
         advanced seat=1 track=track-beads gained=3 lost=0
         advanced seat=1 track=track-pearls gained=1 lost=0
         copied seat=1 symbol=symbol-bead
         advanced seat=1 track=track-beads gained=3 lost=0
         advanced seat=1 track=track-pearls gained=1 lost=0
         claimed seat=1 pool=pool-prizes number=9",
    );
}

/// A symbol that copies and asks for a choice is not copied either, not even when it is answered.
#[test]
fn a_copy_that_asks_for_a_choice_is_not_copied() {
    let pack = small("A gray bee. ....")
        .does("bead", 'b', r#"{ "advance": { "track": "beads", "by": 3 } }"#)
        .does(
            "echo",
            'e',
            r#""copy", { "choose": [{ "name": "up", "do": [{ "advance": { "track": "pearls" } }] }, { "name": "no" }] }"#,
        );
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1 / 1 choose 1");
    table.hears(
        "advanced seat=1 track=track-beads gained=3 lost=0
         copied seat=1 symbol=symbol-bead
         advanced seat=1 track=track-beads gained=3 lost=0
         chose seat=1 symbol=symbol-echo option=choice-up number=1
         advanced seat=1 track=track-pearls gained=1 lost=0",
    );
    table.turn("I3", "1 A c1 / 1 choose 2");
    table.hears(
        "copied seat=1 symbol=symbol-bead
         advanced seat=1 track=track-beads gained=3 lost=0
         chose seat=1 symbol=symbol-echo option=choice-no number=2",
    );
}

#[test]
fn spend_silences_a_cell_for_every_later_trigger() {
    let pack = small("A gray gg.. ....").symbol(
        "glow",
        'g',
        r#""on": ["mark", "turn"], "program": [
            { "if": { "test": { "on": "turn" }, "then": [{ "advance": { "track": "beads" } }, "spend"] } }]"#,
    );
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1");
    let once = "fired seat=1 symbol=symbol-glow cell=@
                advanced seat=1 track=track-beads gained=1 lost=0
                spent seat=1 symbol=symbol-glow
                shown seat=1";
    table.hears(&once.replace('@', "a1"));
    table.turn("I3", "1 A b1");
    table.hears(&once.replace('@', "b1"));
    table.turn("O4", "1 A c1");
    table.hears("");
    assert_eq!(table.filled(1, "beads"), 2);
}

#[test]
fn score_once_counts_once_however_many_cells_are_marked() {
    let score =
        r#""on": "scoring", "program": [{ "score_once": { "times": [3, { "marked": "star" }] } }]"#;
    let pack = small("A gray ss.. s...").symbol("star", 's', score);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    assert_eq!(table.scored(1, "star"), None, "none is marked");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.scored(1, "star"), Some((2, 3 * 2)));
    table.turn("I3", "1 A a2");
    assert_eq!(table.scored(1, "star"), Some((3, 3 * 3)));
}

#[test]
fn extra_cells_on_the_other_board_lie_on_that_board_alone() {
    let extra = r#"{ "extra_mark": { "where": "other" } }"#;
    let pack = small("A gray .y ..\nB gray .. ..").does("eye", 'y', extra);
    let mut table = islands(&pack, &[], &["A B"], "");
    table.turn("I2", "1 A b1");
    assert_eq!(table.open(1), "B a1, B b1, B a2, B b2");
    assert_eq!(table.refused(1, "A a1"), "C-6 refusal-extra-elsewhere");
    table.script("1 B a1");
    assert_eq!(
        (table.marked(1).as_str(), table.awaits().as_str()),
        ("b1 | a1", "expedition")
    );
}

#[test]
fn score_counts_once_for_each_marked_cell_of_the_symbol() {
    let score =
        r#""on": "scoring", "program": [{ "score": { "minus": [{ "marked": "star" }, 4] } }]"#;
    let pack = small("A gray ss.. s...").symbol("star", 's', score);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    assert_eq!(table.scored(1, "star"), None, "none is marked");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.scored(1, "star"), Some((2, 2 * (2 - 4))));
    table.turn("I3", "1 A a2");
    assert_eq!(table.scored(1, "star"), Some((3, 3 * (3 - 4))));
    table.hears("");
}

#[test]
fn what_finds_no_room_among_what_is_owed_lapses() {
    // Each clam owes four kinds and asks for a choice; eight places hold seven and bonus cells.
    let clam = r#"{ "extra_mark": { "where": "near" } }, { "extra_mark": { "where": "row" } },
        { "extra_mark": { "where": "column" } }, "extra_pattern",
        { "choose": [{ "name": "a" }, { "name": "b" }] }"#;
    let pack = small("A gray cc.. .... ....").does("clam", 'c', clam);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.hears(
        "extra-owed seat=1 cells=1 scope=scope-near
         extra-owed seat=1 cells=1 scope=scope-row
         extra-owed seat=1 cells=1 scope=scope-column
         pattern-owed seat=1
         extra-owed seat=1 cells=1 scope=scope-near
         extra-owed seat=1 cells=1 scope=scope-row
         bonus-lapsed seat=1 cells=1
         pattern-lapsed seat=1
         choice-lapsed seat=1 symbol=symbol-clam",
    );
    // The last comes first: the row and what is next to b1, then the choice of a1.
    assert_eq!(table.open(1), "A c1, A d1");
    table.script("1 A c1 / 1 A b2");
    assert_eq!(table.open(1), "choose 1, choose 2");
}
