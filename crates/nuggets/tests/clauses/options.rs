//! NG-27: the preset, and how options are read. The tests of each clause try its options.

use super::table::{Board, opened, pack, printed};
use rnw_nuggets::{OPTIONS, Rules, load, shipped};
use rnw_testkit::seat;
use roll_and_write::Ruleset;

/// The current value of an option.
fn value(rules: &Rules, name: &str) -> String {
    let mut options = rules.info().options.iter();
    let found = options.find(|option| option.0 == name);
    found.unwrap().1.clone()
}

#[test]
fn ng_27_armadora_has_other_yields_on_the_same_cells() {
    for layout in ["fixed", "random"] {
        let options = [("preset", "armadora"), ("layout", layout)];
        let table = printed(&options, 2);
        let mut yields = table.rules.yields().to_vec();
        yields.sort_unstable();
        assert_eq!(yields, [3, 4, 4, 5, 5, 6, 6, 7], "{layout}");
        assert_eq!(yields.iter().sum::<u8>(), 40);
    }
    let [nuggets, armadora] = ["nuggets", "armadora"]
        .map(|preset| printed(&[("preset", preset), ("layout", "fixed")], 2).drawable());
    assert_eq!(nuggets, armadora);
}

#[test]
fn ng_27_armadora_has_other_defaults() {
    let rules = load(&shipped(), [("preset", "armadora")], 3).unwrap();
    let expected = [
        ("preset", "armadora"),
        ("first", "random"),
        ("layout", "fixed"),
        ("fences", "one-or-two"),
        ("split", "floor-region"),
        ("count", "yield"),
        ("tie", "piles"),
        ("end", "all-out"),
        ("peek", "allowed"),
    ];
    let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(rules.info().options, expected);
    let mut help = rules.info().how_to_move.iter();
    assert!(help.any(|message| message.key == "help-done"));
    assert_eq!(rules.info().tie_breaks.len(), 8, "piles are compared");
}

#[test]
fn ng_27_armadora_is_played_that_way() {
    let small = pack(2, 8, 4, "a1=9 b1=9 h1=9").files();
    let mut table = opened(&small, &[("preset", "armadora")], 2);
    table.script("1 fence d1 e1 / 1 done / 2 fence d2 e2 / 2 done");
    table.lay_all(&["1 c1", "1 d1, 1 g1"]);
    // 18 for two is 9 each; B also has the 9 on the right. Only the heap of 18 is divided here.
    assert_eq!(table.totals(), ["9", "18"]);
    assert_eq!(table.rules.info().tie_breaks.len(), 3);
}

#[test]
fn ng_27_what_is_given_wins_over_the_preset() {
    let given = [("fences", "two"), ("split", "exact"), ("tie", "shared")];
    for (name, chosen) in given {
        for options in [
            [("preset", "armadora"), (name, chosen)],
            [(name, chosen), ("preset", "armadora")],
        ] {
            let rules = load(&shipped(), options, 2).unwrap();
            assert_eq!(value(&rules, name), chosen);
            let bent = ["one-or-two", "floor-region", "piles"];
            for ((other, _), preset) in given.iter().zip(bent) {
                if *other != name {
                    assert_eq!(value(&rules, other), preset);
                }
            }
        }
    }
    let mut table = printed(&[("preset", "armadora"), ("fences", "two")], 2);
    table.play(seat(1), "fence d3 e3");
    assert_eq!(
        table.why_not(seat(1), "done"),
        "refusal-second-fence [NG-7]"
    );
}

#[test]
fn ng_27_a_custom_layout_keeps_the_yields_of_the_pack() {
    assert_eq!(
        printed(&[("preset", "armadora")], 2).deposits(),
        "b1=5 e1=6 h2=4 c3=8 f3=7 a4=5 d5=7 g5=6"
    );
}

#[test]
fn the_options_in_force_make_the_same_game_again() {
    for options in [
        vec![],
        vec![("preset", "armadora"), ("tie", "shared"), ("first", "2")],
        vec![
            ("count", "deposits"),
            ("end", "no-chips"),
            ("peek", "forbidden"),
        ],
    ] {
        let rules = load(&shipped(), options, 2).unwrap();
        let kept = &rules.info().options;
        let again = kept
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()));
        let again = load(&shipped(), again, 2).unwrap();
        assert_eq!(&again.info().options, kept);
    }
}

#[test]
fn each_option_names_its_clause_and_its_default_first() {
    let specs: Vec<(&str, &str, &str)> = OPTIONS
        .iter()
        .map(|spec| (spec.name, spec.clause, spec.values[0].0))
        .collect();
    assert_eq!(
        specs,
        [
            ("preset", "NG-27", "nuggets"),
            ("first", "NG-6", "random"),
            ("layout", "NG-5", "fixed"),
            ("fences", "NG-7", "two"),
            ("split", "NG-15", "exact"),
            ("count", "NG-16", "yield"),
            ("tie", "NG-16", "shared"),
            ("end", "NG-12", "all-out"),
            ("peek", "NG-18", "allowed"),
        ]
    );
    let error = load(&shipped(), [("split", "flor-region")], 2).unwrap_err();
    assert_eq!(
        error.to_string(),
        "option split has no value \"flor-region\"; expected one of exact, floor-deposit, floor-region; did you mean \"floor-region\"?"
    );
}
