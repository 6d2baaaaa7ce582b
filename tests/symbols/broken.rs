//! What is said of symbols that are wrong or doubtful, with its line and column.

use super::table::small;
use roll_and_write::content::{Files, Source};

/// A sound file: every track of the small packs is filled, and every symbol is on a card.
const SOUND: &str = r#"{ "symbols": [
  { "name": "bead", "char": "b", "glyph": "b", "program": [{ "advance": { "track": "beads", "by": 2 } }] },
  { "name": "pearl", "char": "p", "glyph": "p", "program": [{ "advance": { "track": "pearls" } }] },
  { "name": "note", "char": "n", "glyph": "n", "program": [{ "write": { "track": "notes", "number": 3 } }] },
  { "name": "tide", "char": "t", "glyph": "t", "program": [{ "mark_round": { "track": "tides" } }] },
  { "name": "star", "char": "s", "glyph": "s", "on": "scoring", "program": [{ "score": { "marked": "bead" } }] },
  { "name": "eye", "char": "y", "glyph": "y", "program": [{ "extra_mark": { "cells": 2, "where": "near" } }], "order": "matters" }
] }"#;

/// What is told of these symbols.
fn told(symbols: &str) -> Vec<String> {
    let pack = small("A gray bpnt sy..").islands();
    let sources = pack.sources().iter().map(|source| {
        let text = if source.name == "symbols.json" {
            symbols.to_owned()
        } else {
            source.text.clone()
        };
        Source {
            text,
            ..source.clone()
        }
    });
    let report = rnw_silver_and_gold::check(&Files::new(sources.collect()));
    report.to_string().lines().map(str::to_owned).collect()
}

/// The place of the `^` in the sound file with a piece replaced, and the file without the `^`.
#[track_caller]
fn placed(from: &str, to: &str) -> (String, String) {
    assert!(SOUND.contains(from), "there is no {from:?}");
    let marked = SOUND.replacen(from, to, 1);
    let (before, _) = marked.split_once('^').expect("a ^");
    let line = before.lines().count();
    let column = before.lines().last().unwrap().chars().count() + 1;
    (
        format!("symbols.json:{line}:{column}"),
        marked.replacen('^', "", 1),
    )
}

/// Each case is a piece of the sound file, what replaces it, and what is told of it: the severity, and
/// the message. `^` stands before the character at which it must be told.
#[track_caller]
fn check(cases: &[[&str; 4]]) {
    let mut wrong = Vec::new();
    for [from, to, severity, message] in cases {
        let (place, symbols) = placed(from, to);
        let found = told(&symbols);
        let expected = format!("{severity}: {place}: {message}");
        if found != [expected.as_str()] {
            wrong.push(format!(
                "{to}\n  expected {expected:?}\n  found    {found:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_sound_file_is_sound() {
    assert_eq!(told(SOUND), [""; 0]);
}

const BEAD: &str = r#"{ "advance": { "track": "beads", "by": 2 } }"#;
const BY: &str = r#""by": 2"#;
const EYE: &str = r#"{ "extra_mark": { "cells": 2, "where": "near" } }"#;

#[test]
fn fields_that_are_unknown_or_missing_are_told_at_their_place() {
    check(&[
        [
            r#""char": "b", "#,
            r#""char": "b", ^"glyf": "b", "#,
            "error",
            r#"unknown field "glyf"; expected one of name, char, glyph, on, priority, order, program, effect, with; did you mean "glyph"?"#,
        ],
        [
            r#"{ "name": "bead", "char": "b", "#,
            r#"^{ "name": "bead", "#,
            "error",
            r#"the field "char" is missing; add "char" to this object"#,
        ],
        [
            BY,
            r#""by": 2, ^"bye": 2"#,
            "error",
            r#"unknown field "bye"; expected one of track, by; did you mean "by"?"#,
        ],
        [
            r#"{ "track": "beads", "by": 2 }"#,
            r#"^{ "by": 2 }"#,
            "error",
            r#"the field "track" is missing; add "track" to this object"#,
        ],
    ]);
}

/// Steps, numbers, scopes and triggers that there are not: `^` stands before the word that is wrong.
#[test]
fn unknown_words_are_told_at_their_place_with_what_was_meant() {
    for (from, to, meant) in [
        (BEAD, r#"{ ^"advnce": { "track": "beads" } }"#, "advance"),
        (EYE, r#"^"discrad""#, "discard"),
        (BY, r#""by": ^"rund""#, "round"),
        (BY, r#""by": { ^"filed": "beads" }"#, "filled"),
        (r#""where": "near""#, r#""where": ^"ner""#, "near"),
        (r#""on": "scoring""#, r#""on": ^"scorin""#, "scoring"),
    ] {
        let (place, wrong) = placed(from, to);
        let found = told(&wrong);
        let hint = format!("; did you mean {meant:?}?");
        let fits = found.len() == 1 && found[0].starts_with(&format!("error: {place}: unknown "));
        assert!(
            fits && found[0].ends_with(&hint),
            "{to}, at {place}: {found:?}"
        );
    }
}

#[test]
fn names_that_are_not_there_are_told_at_their_place() {
    let test =
        |test: &str| format!(r#"{BEAD}, {{ "if": {{ "test": {test}, "then": [{BEAD}] }} }}"#);
    check(&[
        [
            r#""track": "beads""#,
            r#""track": ^"baeds""#,
            "error",
            r#"no track is named "baeds"; expected one of beads, pearls, notes, prizes, tides; did you mean "beads"?"#,
        ],
        [
            r#""marked": "bead""#,
            r#""marked": ^"baed""#,
            "error",
            r#"no symbol is named "baed"; expected one of bead, eye, note, pearl, star, tide; did you mean "bead"?"#,
        ],
        [
            EYE,
            r#"{ "claim": { "pool": ^"gift" } }"#,
            "error",
            r#"no pool is named "gift"; expected one of prizes, gifts; did you mean "gifts"?"#,
        ],
        [
            BY,
            r#""by": { "completed": ^"grey" }"#,
            "error",
            r#"no colour is named "grey"; expected one of gray, green; did you mean "gray"?"#,
        ],
        [
            BY,
            r#""by": { "offered_cards": ^"blue" }"#,
            "error",
            r#"no colour is named "blue"; expected one of gray, green"#,
        ],
        [
            BY,
            r#""by": { "filled": ^"corals" }"#,
            "error",
            r#"no track is named "corals"; expected one of beads, pearls, notes, prizes, tides"#,
        ],
        [
            BY,
            r#""by": { "cells": { "bear": ^"eyes" } }"#,
            "error",
            r#"no symbol is named "eyes"; expected one of bead, eye, note, pearl, star, tide; did you mean "eye"?"#,
        ],
        [
            BEAD,
            &test(r#"{ "after": ^"star1" }"#),
            "error",
            r#"no symbol is named "star1"; expected one of bead, eye, note, pearl, star, tide; did you mean "star"?"#,
        ],
    ]);
}

#[test]
fn tracks_of_the_wrong_kind_are_told_at_their_place() {
    let kind = |track: &str, found: &str, wanted: &str| {
        format!("the track {track:?} is of kind {found}; expected one of kind {wanted}")
    };
    check(&[
        [
            EYE,
            r#"{ "advance": { "track": ^"notes" } }"#,
            "error",
            &kind("notes", "written", "count"),
        ],
        [
            EYE,
            r#"{ "write": { "track": ^"beads", "number": 1 } }"#,
            "error",
            &kind("beads", "count", "written"),
        ],
        [
            EYE,
            r#"{ "mark_round": { "track": ^"beads" } }"#,
            "error",
            &kind("beads", "count", "rounds"),
        ],
        [
            EYE,
            r#"{ "claim": { "pool": "gifts", "into": ^"tides" } }"#,
            "error",
            &kind("tides", "rounds", "written"),
        ],
        [
            BY,
            r#""by": { "sum": ^"beads" }"#,
            "error",
            &kind("beads", "count", "written"),
        ],
        [
            EYE,
            r#"{ "erase": { "track": ^"pearls" } }"#,
            "error",
            r#"the rows of the track "pearls" claim from a pool; expected a track without claims"#,
        ],
        [
            EYE,
            r#"{ "convert": { "from": ^"pearls", "into": "beads" } }"#,
            "error",
            r#"the rows of the track "pearls" claim from a pool; expected a track without claims"#,
        ],
        [
            EYE,
            r#"{ "convert": { "from": "beads", "into": ^"beads" } }"#,
            "error",
            "a track converted into itself; expected two tracks",
        ],
    ]);
}

#[test]
fn two_symbols_that_look_alike_are_told() {
    check(&[
        [
            r#""char": "p""#,
            r#""char": ^"b""#,
            "error",
            "the symbol \"bead\" has the character 'b' already",
        ],
        [
            r#""glyph": "p""#,
            r#""glyph": ^"b""#,
            "warning",
            "the symbol \"bead\" has the glyph 'b' already",
        ],
        [
            r#""name": "pearl""#,
            r#""name": ^"Bead""#,
            "error",
            "the name \"Bead\" is used already; expected each name once",
        ],
        [
            r#""glyph": "p""#,
            r#""glyph": ^" ""#,
            "error",
            "the glyph ' ' is not one column wide; expected a visible one that is",
        ],
        [
            r#""char": "p""#,
            r#""char": ^"~""#,
            "error",
            "the character '~' cannot stand for a symbol; expected visible ASCII other than '.' and '~'",
        ],
    ]);
}

#[test]
fn conditions_that_are_always_or_never_so_are_told() {
    let test =
        |test: &str| format!(r#"{BEAD}, {{ "if": {{ "test": {test}, "then": [{BEAD}] }} }}"#);
    let never = "this is never so, so its steps never fire";
    let always = "this is always so; expected something that may be so or not";
    check(&[
        [
            BEAD,
            &test(r#"^{ "at_least": ["round", 3] }"#),
            "warning",
            never,
        ],
        [
            BEAD,
            &test(r#"^{ "at_most": ["round", 2] }"#),
            "warning",
            always,
        ],
        [
            BEAD,
            &test(r#"^{ "equal": ["turn", 4] }"#),
            "warning",
            never,
        ],
        [
            BEAD,
            &test(r#"^{ "not": { "equal": ["turn", 4] } }"#),
            "warning",
            always,
        ],
        [BEAD, &test(r#"^{ "on": "turn" }"#), "warning", never],
        [BEAD, &test(r#"^{ "on": "mark" }"#), "warning", always],
        [
            BEAD,
            &test(r#"^{ "any": [{ "on": "mark" }, { "full": "card" }] }"#),
            "warning",
            always,
        ],
        [
            BEAD,
            &test(r#"^{ "all": [{ "on": "turn" }, { "full": "card" }] }"#),
            "warning",
            never,
        ],
        [
            BEAD,
            &test(r#"{ "full": ^"anywhere" }"#),
            "error",
            "expected card, near, row or column",
        ],
        [
            BEAD,
            &test(r#"{ "all": ^[] }"#),
            "error",
            "an empty list; expected at least one condition",
        ],
        [
            BEAD,
            &format!(r#"{BEAD}, {{ "if": {{ "test": ^{{ "full": "card" }} }} }}"#),
            "warning",
            "nothing depends on this condition",
        ],
    ]);
}

#[test]
fn scores_and_triggers_that_do_not_fit_are_told() {
    let program = r#""on": "scoring", "program": [{ "score": { "marked": "bead" } }]"#;
    check(&[
        [
            program,
            r#""program": ^[{ "score": 1 }]"#,
            "error",
            "a score that never counts: the symbol does not fire at scoring; expected \"scoring\" among its triggers",
        ],
        [
            program,
            r#""on": ["mark", "scoring"], "program": ^["spend"]"#,
            "error",
            "the symbol fires at scoring but scores nothing; expected a \"score\"",
        ],
        [
            program,
            r#""on": "scoring", "program": ^[{ "score": 1 }, "spend"]"#,
            "error",
            "steps that never count: at scoring only \"score\" does; expected another trigger as well",
        ],
        [
            program,
            r#""on": ["scoring", ^"scoring"], "program": [{ "score": 1 }]"#,
            "warning",
            "this trigger is in the list already; expected each once",
        ],
        [
            program,
            r#""on": ^[], "program": ["spend"]"#,
            "error",
            "no trigger; expected at least one, such as \"mark\"",
        ],
        [
            r#""program": [{ "extra_mark": { "cells": 2, "where": "near" } }]"#,
            r#""on": "complete", "program": [^"discard"]"#,
            "error",
            "a discard that never comes: the card is complete then",
        ],
    ]);
}

#[test]
fn programs_that_ask_for_too_much_are_told() {
    let choose = r#"{ "choose": [{ "name": "a" }, { "name": "b" }] }"#;
    let two = r#"{ "choose": [{ "name": "c" }, { "name": "d" }] }"#;
    let nine = [r#""spend""#; 9].join(", ");
    let program = format!(r#""program": [{EYE}]"#);
    check(&[
        [
            &program,
            &format!(r#""program": ^[{nine}]"#),
            "error",
            "9 instructions at one firing; expected at most 8",
        ],
        [
            &program,
            &format!(r#""program": ^[{choose}, {two}]"#),
            "error",
            "more than one choice in a program; expected one at most",
        ],
        [
            &program,
            r#""program": [{ "choose": [{ "name": "a", "do": [{ "choose": ^[{ "name": "c" }, { "name": "d" }] }] }, { "name": "b" }] }]"#,
            "error",
            "a choice within a choice; expected one at most",
        ],
        [
            &program,
            r#""program": [{ "choose": [{ "name": "a", "do": [^"copy"] }, { "name": "b" }] }]"#,
            "error",
            "a copy in answer to a choice; expected it before the choice",
        ],
        [
            &program,
            r#""program": [{ "choose": ^[{ "name": "a" }] }]"#,
            "error",
            "1 options; expected 2 to 8",
        ],
        [
            &program,
            r#""program": [{ "choose": [{ "name": "a" }, { "name": ^"a" }] }]"#,
            "error",
            "the option \"a\" is there already",
        ],
        [
            &program,
            &format!(
                r#""program": [{{ "choose": [{{ "name": "a", "do": ^[{nine}] }}, {{ "name": "b" }}] }}]"#
            ),
            "error",
            "too many instructions; expected at most 8",
        ],
        [
            &program,
            r#""program": ^[]"#,
            "warning",
            "this symbol does nothing",
        ],
    ]);
}

#[test]
fn numbers_out_of_range_are_told() {
    check(&[
        [BY, r#""by": ^0"#, "error", "found 0; expected 1 to 200"],
        [BY, r#""by": ^201"#, "error", "found 201; expected 1 to 200"],
        [
            BY,
            r#""by": { "min": [^10001, 3] }"#,
            "error",
            "found 10001; expected -10000 to 10000",
        ],
        [
            BY,
            r#""by": { "divide": ["round", ^0] }"#,
            "error",
            "a division by 0",
        ],
        [
            BY,
            r#""by": { "plus": ^[] }"#,
            "error",
            "an empty list; expected at least one number",
        ],
        [
            BY,
            r#""by": ^{ "minus": ["round", 9] }"#,
            "warning",
            "this is -7 at most, so nothing is ever done",
        ],
        [
            r#""number": 3"#,
            r#""number": ^201"#,
            "error",
            "found 201; expected 0 to 200",
        ],
        [
            r#""number": 3"#,
            r#""number": ^{ "minus": ["round", 9] }"#,
            "error",
            "found -8 to -7; expected 0 to 200",
        ],
        [
            r#""cells": 2"#,
            r#""cells": ^65"#,
            "error",
            "found 65; expected 1 to 64",
        ],
        [
            r#"{ "marked": "bead" }"#,
            r#"^{ "times": [10000, 10] }"#,
            "error",
            "found 100000; expected -32768 to 32767",
        ],
        [
            EYE,
            r#"{ "convert": { "from": "beads", "per": ^0, "into": "pearls" } }"#,
            "error",
            "found 0; expected 1 to 200",
        ],
        [
            BY,
            r#""by": { "cells": { "where": ^"anywhere" } }"#,
            "error",
            "cells are counted on the card of the symbol; expected card, near, row or column",
        ],
    ]);
}

#[test]
fn a_program_and_a_plugin_exclude_each_other() {
    let program = r#""program": [{ "extra_mark": { "cells": 2, "where": "near" } }]"#;
    check(&[
        [
            program,
            &format!(r#"{program}, "effect": ^"rust:eye@1""#),
            "error",
            "a program and a plugin in one symbol; expected one of \"program\" and \"effect\"",
        ],
        [
            r#""name": "eye", "char": "y", "glyph": "y", "program": [{ "extra_mark": { "cells": 2, "where": "near" } }]"#,
            r#""name": ^"eye", "char": "y", "glyph": "y""#,
            "error",
            "the symbol says not what it does; expected a \"program\", or an \"effect\"",
        ],
        [
            program,
            &format!(r#"{program}, "with": ^{{}}"#),
            "error",
            "a program is given nothing; \"with\" is for plugins",
        ],
        [
            program,
            r#""effect": ^"rust:eye@1""#,
            "error",
            "no effect rust:eye@1 is built into this program; it has none",
        ],
        [
            program,
            r#""effect": ^"eye""#,
            "error",
            "\"eye\" names no plugin; expected \"rust:NAME@VERSION\" or \"module:FILE\"",
        ],
        [
            program,
            r#""effect": ^"module:eye.wasm""#,
            "error",
            "the pack has no module \"eye.wasm\"; expected the name of a .wasm or .wat file in its folder",
        ],
    ]);
}

#[test]
fn a_symbol_that_no_card_bears_is_doubtful() {
    check(&[[
        "\"order\": \"matters\" }",
        "\"order\": \"matters\" },\n  { \"name\": ^\"ghost\", \"char\": \"g\", \"glyph\": \"g\", \"program\": [\"copy\"] }",
        "warning",
        "no card bears the symbol \"ghost\"",
    ]]);
}

#[test]
fn a_track_that_nobody_scores_or_fills_is_doubtful() {
    // Without the bead nothing fills its track; the star then looks at something else.
    let symbols = SOUND.replace(BEAD, r#"{ "extra_mark": { "cells": 2 } }"#);
    let [one] = &told(&symbols)[..] else {
        panic!("{:?}", told(&symbols))
    };
    assert!(
        one.starts_with("warning: sheet.json:3:")
            && one.ends_with("nothing fills the track \"beads\""),
        "{one}"
    );
}
