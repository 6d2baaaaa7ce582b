//! The order in which seats arrive in a turn does not change how their actions are settled.

use super::table::{Small, TestTable, islands, small};
use rnw_flip::FlipGame;

/// Four seats that claim, choose, copy, spend, change each other's sheets, renew the offer and discard cards in one
/// turn.
fn busy() -> Small {
    let mark = |steps: &str| format!(r#""program": [{steps}]"#);
    small(
        "A1 gray ge. ...\nA2 gray o.. ...
         B1 gray gd. ...\nB2 gray ...
         C1 gray og. ...\nC2 gray ccc ...
         D1 gray og. ...\nD2 gray ...",
    )
    .symbol("gift", 'g', &mark(r#"{ "claim": { "pool": "gifts", "into": "notes" } }"#))
    .symbol(
        "owl",
        'o',
        &mark(
            r#""renew_offer", { "advance": { "track": "pearls", "for": "others" } },
            { "take": { "track": "beads", "by": 2, "from": "leader" } }"#,
        ),
    )
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

/// The moves of each seat in a turn with I2.
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

fn arrived<G: FlipGame>(mut table: TestTable<G>, order: &[usize]) -> (String, Vec<String>) {
    table.deal("I2");
    for &number in order {
        for text in LANES[number - 1] {
            table.play(number, text);
        }
    }
    let notices = table.new_notices();
    let barrier = notices
        .iter()
        .position(|line| line.starts_with("other-"))
        .unwrap();
    // The notices of lanes come in the order of arrival, so only the notices from the barrier on are compared.
    (
        roll_and_write::Notation::describe(&*table.rules, &table.state),
        notices[barrier..].to_vec(),
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
