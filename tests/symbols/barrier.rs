//! Triggers, and what is settled at the barrier: claims, new offers, cards that leave.

use super::table::{Small, Table, chambers, islands, small};
use roll_and_write::flip::FlipGame;

const BEAD: &str = r#"{ "advance": { "track": "beads" } }"#;

#[test]
fn complete_fires_before_the_card_is_set_aside_for_marked_cells_alone() {
    let bell = r#""on": "complete", "program": [{ "write": { "track": "notes", "number": { "plus": [3, "completed"] } } }]"#;
    let pack = small("A gray l.").symbol("bell", 'l', bell);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1");
    table.hears("");
    table.turn("I3", "1 A b1");
    table.hears(
        "completed seat=1 card=A
         fired seat=1 symbol=symbol-bell cell=a1
         wrote seat=1 track=track-notes number=3
         shown seat=1",
    );
    assert_eq!(
        (table.completed(1).as_str(), table.open(1).as_str()),
        ("A", "take Z02, take Z03, draw")
    );
    // A chamber is complete when its tomb is marked, and b1 of this one is not marked then.
    let pack = small("A gray El lT").symbol("bell", 'l', bell);
    let mut table = chambers(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1 a2");
    table.turn("I3", "1 A b2");
    table.hears(
        "completed seat=1 card=A
         fired seat=1 symbol=symbol-bell cell=a2
         wrote seat=1 track=track-notes number=3
         shown seat=1",
    );
}

#[test]
fn turn_and_round_fire_while_the_cell_lies_marked_on_a_board() {
    let pack = small("A gray tr.. ....")
        .symbol(
            "tick",
            't',
            &format!(r#""on": "turn", "program": [{BEAD}]"#),
        )
        .symbol(
            "ring",
            'r',
            r#""on": "round", "program": [{ "write": { "track": "notes", "number": "round" } }]"#,
        )
        .schedule(2, 2, 2);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    let tick = "fired seat=1 symbol=symbol-tick cell=a1
                advanced seat=1 track=track-beads gained=1 lost=0";
    let ring = "fired seat=1 symbol=symbol-ring cell=b1\nwrote seat=1 track=track-notes number=";
    table.turn("I2", "1 A a1 b1");
    table.hears(&format!("{tick}\nshown seat=1"));
    table.turn("I3", "1 B a1");
    table.hears(&format!("{tick}\n{ring}1\nshown seat=1"));
    table.turn("I2", "1 B b1");
    table.hears(&format!("{tick}\nshown seat=1"));
    table.turn("I3", "1 B c1");
    table.hears(&format!("{tick}\n{ring}2\nshown seat=1\nended"));
    assert_eq!(
        (table.filled(1, "beads"), table.awaits().as_str()),
        (4, "over")
    );
}

#[test]
fn a_symbol_with_several_triggers_fires_at_each() {
    let all = format!(r#""on": ["mark", "complete", "turn", "round"], "program": [{BEAD}]"#);
    let pack = small("A gray v.")
        .symbol("vine", 'v', &all)
        .schedule(1, 3, 2);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1");
    assert_eq!(
        table.filled(1, "beads"),
        2,
        "the mark, and the end of the turn"
    );
    table.turn("I3", "1 A b1");
    assert_eq!(
        table.filled(1, "beads"),
        3,
        "complete, and gone at the end of the turn"
    );
}

/// Seats fire at the end of a turn from the start player on, and answer there, in the open.
#[test]
fn what_is_owed_at_the_barrier_is_answered_there() {
    let more = r#""on": "turn", "program": [{ "extra_mark": { "where": "near" } }]"#;
    let pack = small("A gray m... ....\nB gray m... ....").symbol("moss", 'm', more);
    let mut table = islands(&pack, &[("start", "2")], &["A Z01", "B Z02"], "");
    table.turn("I2", "1 A a1 / 2 A a1");
    table.hears(
        "fired seat=2 symbol=symbol-moss cell=a1
         extra-owed seat=2 cells=1 scope=scope-near
         shown seat=2",
    );
    assert_eq!(
        (table.awaits().as_str(), table.open(2).as_str()),
        ("seats 2", "A b1, A a2")
    );
    assert_eq!(table.refused(1, "A b1"), "C-10 refusal-not-awaited");
    table.play(2, "A a2");
    table.hears(
        "shown seat=2
         fired seat=1 symbol=symbol-moss cell=a1
         extra-owed seat=1 cells=1 scope=scope-near
         shown seat=1",
    );
    table.play(1, "A b1");
    table.hears("shown seat=1");
    assert_eq!(table.awaits(), "expedition");
    assert_eq!([table.marked(1), table.marked(2)], ["a1 b1 | ", "a1 a2 | "]);
}

/// Marks at the barrier may complete a card, which is settled in the same turn.
#[test]
fn a_card_completed_at_the_end_of_a_turn_is_settled_in_that_turn() {
    let more = r#""on": "turn", "program": [{ "extra_mark": {} }]"#;
    let pack = small("A gray m.\nB gray .")
        .symbol("moss", 'm', more)
        .schedule(2, 3, 2);
    let mut table = islands(&pack, &[], &["A B"], "Z01 Z02");
    table.turn("I2", "1 A a1");
    assert_eq!(table.open(1), "A b1, B a1");
    table.play(1, "B a1");
    assert_eq!(table.open(1), "take Z01, take Z02, draw");
    table.play(1, "take Z01");
    table.refill();
    assert_eq!(
        (table.completed(1).as_str(), table.held(1).as_str()),
        ("B", "A Z01")
    );
    assert_eq!(
        table.awaits(),
        "expedition",
        "the moss does not fire twice in a turn"
    );
}

#[test]
fn rows_that_fill_at_the_barrier_claim_at_once() {
    let pearls = r#"{ "advance": { "track": "pearls", "by": 3 } }"#;
    let on = |trigger: &str| format!(r#""on": "{trigger}", "program": [{pearls}]"#);
    let pack = small("A gray p\nB gray q.")
        .symbol("oyster", 'p', &on("complete"))
        .symbol("mussel", 'q', &on("turn"));
    let mut table = islands(&pack, &[], &["A B"], "Z01 Z02");
    table.turn("O4", "1 A a1");
    table.hears(
        "completed seat=1 card=A
         fired seat=1 symbol=symbol-oyster cell=a1
         advanced seat=1 track=track-pearls gained=3 lost=0
         claimed seat=1 pool=pool-prizes number=9
         shown seat=1",
    );
    table.script("1 take Z01");
    table.refill();
    table.heard();
    table.turn("I2", "1 B a1");
    table.hears(
        "fired seat=1 symbol=symbol-mussel cell=a1
         advanced seat=1 track=track-pearls gained=3 lost=0
         claimed seat=1 pool=pool-prizes number=7
         claimed seat=1 pool=pool-prizes number=5
         shown seat=1",
    );
    assert_eq!(table.written(1, "prizes"), [9, 7, 5]);
    assert_eq!(table.left("prizes"), [0; 0]);
}

#[test]
fn claims_wait_for_the_barrier_and_go_by_the_settling_order() {
    let claim = r#"{ "claim": { "pool": "gifts", "into": "notes" } }"#;
    let pack = small("A gray g... ....\nB gray g... ....").does("gift", 'g', claim);
    for (start, first, second) in [("1", 4, 3), ("2", 3, 4)] {
        let mut table = islands(&pack, &[("start", start)], &["A Z01", "B Z02"], "");
        table.turn("I2", "2 A a1");
        table.hears("claim-owed seat=2 pool=pool-gifts");
        assert_eq!(
            (table.written(2, "notes"), table.left("gifts")),
            (vec![], vec![4, 3, 2, 1])
        );
        table.play(1, "A a1");
        assert_eq!(
            (table.written(1, "notes"), table.written(2, "notes")),
            (vec![first], vec![second])
        );
        assert_eq!(table.left("gifts"), [2, 1]);
    }
}

#[test]
fn a_claim_without_a_track_takes_a_number_away_and_an_empty_pool_gives_nothing() {
    let claim = r#"{ "claim": { "pool": "gifts" } }, { "claim": { "pool": "gifts" } }, { "claim": { "pool": "gifts" } },
                   { "claim": { "pool": "gifts", "into": "notes" } }, { "claim": { "pool": "gifts", "into": "notes" } }"#;
    let pack = small("A gray gg.. ....").does("gift", 'g', claim);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    let owed = "claim-owed seat=1 pool=pool-gifts\n".repeat(8);
    let lapsed = "claim-lapsed seat=1 pool=pool-gifts\n".repeat(2);
    let claimed =
        [4, 3, 2, 1].map(|number| format!("claimed seat=1 pool=pool-gifts number={number}\n"));
    let empty = "claim-empty seat=1 pool=pool-gifts\n".repeat(4);
    table.hears(&format!("{owed}{lapsed}{}{empty}", claimed.concat()));
    assert_eq!(
        (table.written(1, "notes"), table.left("gifts")),
        (vec![1], vec![])
    );
}

#[test]
fn at_the_barrier_a_claim_is_settled_at_once() {
    let claim = r#""on": "turn", "program": [{ "claim": { "pool": "gifts", "into": "notes" } }]"#;
    let pack = small("A gray g... ....").symbol("gift", 'g', claim);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1");
    table.hears(
        "fired seat=1 symbol=symbol-gift cell=a1
         claimed seat=1 pool=pool-gifts number=4
         shown seat=1",
    );
}

#[test]
fn the_offer_is_laid_out_anew_before_its_seat_picks() {
    let pack = small("A gray o").does("owl", 'o', r#""renew_offer""#);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    let deck = table.names(table.state.deck());
    table.turn("I2", "1 A a1");
    table.hears("renewal-owed seat=1\nrenewed seat=1");
    assert_eq!(
        (table.awaits().as_str(), table.offer().as_str()),
        ("deck", "")
    );
    assert_eq!(
        table.names(table.state.deck()),
        format!("Z02 Z03 {deck}"),
        "the old offer may come again"
    );
    table.deal("Z05 Z03");
    table.hears("completed seat=1 card=A");
    assert_eq!(table.open(1), "take Z05, take Z03, draw");
}

#[test]
fn a_card_that_leaves_goes_into_the_deck_and_is_replaced() {
    let pack = small("A gray d... ....").does("dust", 'd', r#""discard""#);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1 b1");
    table.hears("leaving seat=1 card=A\ndiscarded seat=1 card=A");
    assert_eq!(
        (table.held(1).as_str(), table.marked(1).as_str()),
        ("- Z01", " | ")
    );
    assert!(table.names(table.state.deck()).starts_with("A "));
    table.play(1, "draw");
    table.deal("A");
    assert_eq!(
        (table.held(1).as_str(), table.marked(1).as_str()),
        ("A Z01", " | "),
        "unmarked again"
    );
    assert_eq!(table.completed(1), "");
}

const SWAP: &str = r#"{ "discard": { "from": "offer" } }"#;

#[test]
fn a_card_is_swapped_for_an_open_one_and_never_for_an_unseen_one() {
    let pack = small("A gray d... ....").does("dust", 'd', SWAP);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1 b1");
    table.hears("leaving seat=1 card=A\ndiscarded seat=1 card=A");
    assert_eq!(table.open(1), "take Z02, take Z03");
    assert_eq!(table.refused(1, "draw"), "C-10 refusal-offer-alone");
    table.play(1, "take Z03");
    assert_eq!(table.held(1), "Z03 Z01");
}

#[test]
fn where_the_offer_is_empty_nothing_comes_for_a_card_that_is_swapped() {
    let pack = small("A gray d... ....").does("dust", 'd', SWAP);
    let mut table = islands(&pack.schedule(2, 3, 0), &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.hears("leaving seat=1 card=A\ndiscarded seat=1 card=A\nno-replacement seat=1");
    assert_eq!(table.held(1), "- Z01");
}

/// Both cards leave in one turn; the one that may be replaced by any card is replaced first.
#[test]
fn of_two_replacements_those_of_the_offer_alone_come_last() {
    let round = |steps: &str| format!(r#""on": "round", "program": [{steps}]"#);
    let pack = small("A gray d... ....\nB gray e... ....")
        .symbol("dust", 'd', &round(SWAP))
        .symbol("echo", 'e', &round(r#""discard""#))
        .schedule(2, 2, 2);
    let mut table = islands(&pack, &[], &["A B"], "Z02 Z03");
    table.turn("I2", "1 A a1");
    table.turn("I3", "1 B a1");
    assert_eq!(table.open(1), "take Z02, take Z03, draw");
    table.play(1, "draw");
    table.deal("Z05");
    assert_eq!(table.open(1), "take Z02, take Z03");
    table.play(1, "take Z02");
    assert_eq!(table.held(1), "Z05 Z02");
}

#[test]
fn a_card_that_is_complete_does_not_leave() {
    let pack = small("A gray d.").does("dust", 'd', r#""discard""#);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1 b1");
    table.hears("completed seat=1 card=A");
    assert_eq!(table.completed(1), "A");
}

#[test]
fn at_the_end_of_a_turn_a_card_may_leave_and_an_offer_change() {
    let on = r#""on": "turn", "program": ["discard", "renew_offer"]"#;
    let pack = small("A gray d... ....").symbol("dust", 'd', on);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A a1");
    table.hears(
        "fired seat=1 symbol=symbol-dust cell=a1
         leaving seat=1 card=A
         renewal-owed seat=1
         shown seat=1
         renewed seat=1",
    );
    table.deal("Z04 Z05");
    table.hears("discarded seat=1 card=A");
    assert_eq!(table.open(1), "take Z04, take Z05, draw");
    table.play(1, "take Z04");
    table.refill();
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("Z04 Z01", "expedition")
    );
}

// ---- any order of arrival ----

/// Four seats that claim, choose, copy, spend, renew the offer and let cards leave in one turn.
fn busy() -> Small {
    let mark = |steps: &str| format!(r#""program": [{steps}]"#);
    small(
        "A1 gray ge. ...\nA2 gray o.. ...
         B1 gray gd. ...\nB2 gray ...
         C1 gray og. ...\nC2 gray ccc ...
         D1 gray dg. ...\nD2 gray ...",
    )
    .symbol("gift", 'g', &mark(r#"{ "claim": { "pool": "gifts", "into": "notes" } }"#))
    .symbol("owl", 'o', &mark(r#""renew_offer""#))
    .symbol("dust", 'd', &mark(r#""discard", { "advance": { "track": "pearls", "by": 3 } }"#))
    .symbol(
        "clam",
        'c',
        r#""on": ["mark", "turn"], "program": [{ "if": { "test": { "on": "mark" }, "then": ["spend",
            { "choose": [{ "name": "gift", "do": [{ "claim": { "pool": "gifts", "into": "notes" } }] },
                         { "name": "cell", "do": [{ "extra_mark": { "where": "card" } }] }] }],
            "else": [{ "advance": { "track": "beads" } }] } }]"#,
    )
    .symbol("echo", 'e', &mark(r#""copy""#))
}

const HANDS: [&str; 4] = ["A1 A2", "B1 B2", "C1 C2", "D1 D2"];

/// What each seat does with I2 on show.
const LANES: [&[&str]; 4] = [
    &["A a1 b1"],
    &["A a1 b1"],
    &["B a1 b1", "choose 2", "B a2", "choose 1"],
    &["A a1 b1"],
];

fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let insert =
        |order: &Vec<usize>, place: usize| [&order[..place], &[n], &order[place..]].concat();
    let shorter = orders(n - 1);
    shorter
        .iter()
        .flat_map(|order| (0..n).map(move |place| insert(order, place)))
        .collect()
}

fn arrived<G: FlipGame>(mut table: Table<G>, order: &[usize]) -> (String, Vec<String>) {
    table.deal("I2");
    for &number in order {
        for text in LANES[number - 1] {
            table.play(number, text);
        }
    }
    let told = table.heard();
    let barrier = told
        .iter()
        .position(|line| line.starts_with("claimed"))
        .unwrap();
    // What lanes tell comes in their order; what is settled does not.
    (
        roll_and_write::Notation::describe(&*table.rules, &table.state),
        told[barrier..].to_vec(),
    )
}

#[test]
fn every_order_of_arrival_leads_to_the_same_state() {
    for start in ["1", "3"] {
        let pack = busy();
        let table = islands(&pack, &[("start", start)], &HANDS, "Z01 Z02");
        let expected = arrived(table.clone(), &[1, 2, 3, 4]);
        assert!(
            expected.1.iter().any(|line| line.starts_with("discarded")) || start == "3",
            "{:?}",
            expected.1
        );
        for order in orders(4) {
            assert_eq!(
                arrived(table.clone(), &order),
                expected,
                "{order:?}, seat {start} starts"
            );
        }
    }
}
