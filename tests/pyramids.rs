//! Pyramids: typed moves, and the legend.

use crate::common::{Home, PROMPT, Run};

/// The chamber on every card of these tests.
const CHAMBER: [&str; 5] = ["E....", "x.#..", "x....", ".....", "Tg..."];

/// A pack in which all cards have the same chamber, so the deal does not matter.
fn pack(home: &Home) {
    home.pack_of("pyramids", "pack");
    let colors = ["purple", "orange", "green"];
    let card = |number: usize| {
        let color = colors[number % 3];
        let grid = CHAMBER.map(|row| format!("\"{row}\"")).join(", ");
        format!(
            "{{ \"number\": {number}, \"name\": \"C{number:02}\", \"color\": \"{color}\", \"grid\": [{grid}] }}"
        )
    };
    let cards: Vec<String> = (1..=48).map(card).collect();
    home.write(
        "pack/cards.json",
        format!("{{ \"cards\": [\n{}\n] }}\n", cards.join(",\n")),
    );
}

/// Runs a solo game in which the player types these lines, separated by `/`.
fn typed(input: &str) -> Run {
    let home = Home::new();
    pack(&home);
    let input = input
        .split('/')
        .map(str::trim)
        .collect::<Vec<_>>()
        .join("\n");
    let args = format!("play pyramids --players me --seed {SEED} --content pack");
    home.type_into(&args, &format!("1\n{input}\n"))
}

/// With this seed the second expedition is I3, wherever the cards go.
const SEED: u32 = 3;

#[test]
fn marks_are_typed_carelessly() {
    for (line, report) in [
        ("A a1", "- Player marks a1 on board A"),
        ("b A1", "- Player marks a1 on board B"),
        ("A a1/A c1 d1 b1", "- Player marks b1 c1 d1 on board A"),
        ("A a1/A d1, c1, b1", "- Player marks b1 c1 d1 on board A"),
    ] {
        let run = typed(&format!("{line}/log"));
        assert!(run.out.contains(report), "{line}: {}", run.out);
    }
}

/// The lines typed before, the wrong line, and a part of the error message: one of each kind. The tests of the
/// crate have all refusals.
const WRONG: &[(&str, &str, &str)] = &[
    (
        "",
        "A b1",
        "has no marks yet: a single cell must be the entry, a1 [PY-9]",
    ),
    ("A a1", "A c3 d3 e3", "choose cells next to a mark [PY-10]"),
    ("A a1", "A c2", "[PY-11]"),
    (
        "A a1/A a2 a3 a4/A a5",
        "A b4",
        "is complete; mark on the other board [PY-18]",
    ),
    ("A a1/A a2", "A a3 b3", "Mark one bonus cell at a time"),
    ("", "A f1", "There is no cell \"f1\"; cells are a1 to e5"),
];

#[test]
fn a_wrong_mark_is_reported_what_is_wrong_and_by_which_clause() {
    for (before, line, says) in WRONG {
        for ask in ["", "why "] {
            let run = typed(&format!("{before}/{ask}{line}"));
            let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
            assert!(
                said.contains(says),
                "{before}/{ask}{line}: {says:?} is not in: {said}"
            );
            assert_eq!(run.code, 6, "a wrong line changes nothing: {line}");
        }
    }
}

#[test]
fn the_legend_knows_the_chamber_and_every_symbol() {
    let home = Home::new();
    let run = home.type_into("play pyramids --players me --seed 7", "1\nlegend\n");
    let (_, legend) = run.out.rsplit_once("Legend:\n").unwrap();
    for text in [
        "a wall",
        "the entry",
        "the tomb",
        "a free cell",
        "red gem: ",
        "green gem: ",
        "torch: ",
        "skull: ",
        "potion: ",
        "cross: ",
    ] {
        assert!(legend.contains(text), "{text}: {legend}");
    }
    assert!(!legend.contains("fence"), "{legend}");
}
