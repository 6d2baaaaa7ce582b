//! While all seats mark, no seat sees what the symbols of another seat do.

use super::table::{More, islands, small};
use crate::common::contains;
use rnw_testkit::seat;
use roll_and_write::{Audience, Notation, Presentation, Ruleset};

/// Programs of a symbol, each with its name and the answer of the seat that marks the symbol.
const HIDDEN: [(&str, &str, &str); 15] = [
    (
        "an advance",
        r#"{ "advance": { "track": "pearls", "by": 3 } }"#,
        "",
    ),
    (
        "a number",
        r#"{ "write": { "track": "notes", "number": 5 } }"#,
        "",
    ),
    (
        "a declined number",
        r#"{ "write": { "track": "notes", "number": 5, "optional": true } }"#,
        "decline",
    ),
    ("a tide", r#"{ "mark_round": { "track": "tides" } }"#, ""),
    (
        "extra cells",
        r#"{ "extra_mark": { "where": "near", "optional": true } }"#,
        "A b1",
    ),
    (
        "declined cells",
        r#"{ "extra_mark": { "where": "near", "optional": true } }"#,
        "decline",
    ),
    ("a pattern", r#""extra_pattern""#, "B b1"),
    (
        "a claim",
        r#"{ "claim": { "pool": "gifts", "into": "notes" } }"#,
        "",
    ),
    (
        "a choice",
        r#"{ "choose": [{ "name": "a", "do": [{ "advance": { "track": "beads" } }] }, { "name": "b" }] }"#,
        "choose 1",
    ),
    ("a spent cell", r#""spend""#, ""),
    ("a new offer", r#""renew_offer""#, ""),
    ("a leaving card", r#""discard""#, ""),
    (
        "a change of another sheet",
        r#"{ "advance": { "track": "beads", "for": "next" } }"#,
        "",
    ),
    (
        "taken boxes",
        r#"{ "take": { "track": "beads", "from": "leader" } }"#,
        "",
    ),
    (
        "a number for the other seat",
        r#"{ "write": { "track": "notes", "number": 5, "for": "others" } }"#,
        "",
    ),
];

/// Seat 2 marks a symbol and answers what it owes. Seat 1 has not marked; it sees nothing of this and gets no
/// notice of it. When seat 1 has marked too, it sees everything.
#[test]
fn what_a_symbol_does_in_an_open_turn_is_hidden() {
    for (what, steps, answer) in HIDDEN {
        let pack = small("A gray y... ....\nB gray e... ....").does("eye", 'y', steps);
        let pack = pack.does("echo", 'e', r#""copy""#);
        let mut table = islands(&pack, &[], &["Z01 Z02", "A B"], "");
        table.deal("I2");
        let before = table.rules.view(&table.state, seat(1));
        let own = table.rules.view(&table.state, seat(2));
        let notices = table.events.len();
        table.play(seat(2), "A a1");
        assert!(
            table.rules.view(&table.state, seat(1)) == before,
            "{what}: the mark is seen"
        );
        assert!(
            table.rules.view(&table.state, seat(2)) != own,
            "{what}: to itself it is open"
        );
        if !answer.is_empty() {
            table.play(seat(2), answer);
        }
        assert!(
            table.rules.view(&table.state, seat(1)) == before,
            "{what}: the answer is seen"
        );
        let hidden = |event| table.rules.notice(event).audience == Audience::Lane(seat(2));
        assert!(
            table.events[notices..].iter().all(hidden),
            "{what}: it is told"
        );
        table.play(seat(1), "A a1");
        let shown = *table.rules.view(&table.state, seat(1)).shown();
        assert!(shown == table.state, "{what}: then everything is seen");
    }
}

/// Two games differ in what one seat does in an open turn. The other seats have the same view in both.
#[test]
fn other_lanes_change_no_view() {
    let steps = r#"{ "choose": [
        { "name": "claim", "do": [{ "claim": { "pool": "gifts", "into": "notes" } }] },
        { "name": "offer", "do": ["renew_offer"] }, { "name": "leave", "do": ["discard"] },
        { "name": "spend", "do": ["spend"] }, { "name": "pearls", "do": [{ "advance": { "track": "pearls", "by": 4 } }] },
        { "name": "cell", "do": [{ "extra_mark": {} }] }] }"#;
    let pack = small("A gray yy.. ....").does("eye", 'y', steps);
    let mut opened = islands(&pack, &[], &["Z01 Z02", "A Z03", "Z04 Z05"], "");
    opened.deal("I2");
    let mut views = Vec::new();
    for script in [
        "",
        "2 B a1",
        "2 A a1",
        "2 A a1 / 2 choose 1",
        "2 A a1 / 2 choose 2",
        "2 A a1 / 2 choose 3",
        "2 A a1 / 2 choose 4",
        "2 A a1 / 2 choose 5",
        "2 A a1 / 2 choose 6",
        "2 A a1 / 2 choose 6 / 2 B a1",
        "2 A a1 b1 / 2 choose 1 / 2 choose 3",
    ] {
        let mut table = opened.clone();
        table.script(script);
        views.push([1, 3].map(|number| table.rules.view(&table.state, seat(number))));
        assert_eq!(table.open(1), opened.open(1), "{script}");
        let pictures = [&table, &opened].map(|table| {
            let view = table.rules.view(&table.state, seat(1));
            format!("{:?}", table.rules.picture(&view))
        });
        assert_eq!(pictures[0], pictures[1], "{script}");
    }
    assert!(views.iter().all(|view| *view == views[0]));
}

/// A symbol that looks at others says the same, whatever they do in the open turn before it.
#[test]
fn what_others_have_says_nothing_of_an_open_turn() {
    let numbers = [
        r#"{ "of_next": { "filled": "beads" } }"#,
        r#"{ "of_previous": { "sum": "notes" } }"#,
        r#"{ "highest_of_others": { "rows": "beads" } }"#,
        r#"{ "lowest_of_others": { "marked": "wealth" } }"#,
        r#"{ "players_with_more": { "filled": "beads" } }"#,
    ];
    for number in numbers {
        let looks = r#""on": ["mark", "scoring"], "program": [{ "if": { "test": { "on": "mark" },
            "then": [{ "advance": { "track": "pearls", "by": { "plus": [1, N] } } }] } }, { "score_once": N }]"#;
        let pack = small("A gray l... ....\nB gray w... ....")
            .symbol("look", 'l', &looks.replace('N', number))
            .does(
                "wealth",
                'w',
                r#"{ "advance": { "track": "beads", "by": 6 } }, { "write": { "track": "notes", "number": 7 } }"#,
            );
        let mut table = islands(&pack, &[], &["A Z01", "B Z02", "Z03 Z04"], "");
        table.deal("I2");
        let mut other = table.clone();
        other.play(seat(2), "A a1");
        for table in [&mut table, &mut other] {
            table.play(seat(1), "A a1");
        }
        let views = [&table, &other].map(|table| table.rules.view(&table.state, seat(1)));
        assert!(views[0] == views[1], "{number}: the view tells");
        let scores = [&table, &other].map(|table| table.rules.score(&table.state, seat(1)));
        assert_eq!(scores[0], scores[1], "{number}: the score tells");
        assert_eq!(table.open(1), other.open(1), "{number}: the news tell");
    }
}

/// The last symbol before the turn stays the last one for other seats until all seats have marked.
#[test]
fn the_last_symbol_is_seen_only_when_all_have_marked() {
    let pack = small("A gray be.. ....")
        .does("bead", 'b', r#"{ "advance": { "track": "beads" } }"#)
        .does("echo", 'e', r#""copy""#);
    let mut table = islands(&pack, &[], &["Z01 Z02", "A Z03"], "");
    table.deal("I2");
    let shown = |table: &super::table::TestTable<_>| {
        let view = table.rules.view(&table.state, seat(1));
        table.rules.describe(view.shown())
    };
    assert!(shown(&table).contains("last: none was none"));
    table.play(seat(2), "A a1");
    assert!(!shown(&table).contains("bead was"), "{}", shown(&table));
    table.play(seat(1), "A a1");
    contains(&shown(&table), "last: bead was none");
}

/// When seats mark one after another, everything is public immediately.
#[test]
fn in_turn_everything_is_seen_at_once() {
    let pack = small("A gray yy.. ....").does(
        "eye",
        'y',
        r#""discard", { "claim": { "pool": "gifts" } }"#,
    );
    let mut table = islands(&pack, &[("marking", "in-turn")], &["A Z01", "Z02 Z03"], "");
    table.turn("I2", "1 A a1");
    assert!(*table.rules.view(&table.state, seat(2)).shown() == table.state);
    let notices = table.events.iter().map(|event| table.rules.notice(event));
    let claims: Vec<_> = notices
        .filter(|notice| notice.message.key == "event-claim-owed")
        .collect();
    assert!(
        claims
            .iter()
            .all(|notice| notice.audience == Audience::Everyone)
            && claims.len() == 1
    );
}
