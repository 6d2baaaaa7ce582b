//! Unknown words in symbols. Each is reported with its line and column and with a suggestion.

use super::table::small;
use rnw_packs::{Files, Source};

/// A sound file: every track of the small packs is filled, and every symbol is on a card.
const SOUND: &str = include_str!("packs/sound/symbols.json");

/// The problems that are reported for these symbols.
fn notices(symbols: &str) -> Vec<String> {
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

/// Replaces a part of the sound file. Returns the place of the `^` and the file without the `^`.
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

const BEAD: &str = r#"{ "advance": { "track": "beads", "by": 2 } }"#;
const BY: &str = r#""by": 2"#;
const EYE: &str = r#"{ "extra_mark": { "cells": 2, "where": "near" } }"#;

/// Unknown steps, numbers, areas and triggers. `^` stands before the wrong word.
#[test]
fn unknown_words_are_reported_at_their_place_with_what_was_meant() {
    for (from, to, what, meant) in [
        (
            BEAD,
            r#"{ ^"advnce": { "track": "beads" } }"#,
            "step",
            "advance",
        ),
        (EYE, r#"^"discrad""#, "step", "discard"),
        (BY, r#""by": ^"rund""#, "number", "round"),
        (BY, r#""by": { ^"filed": "beads" }"#, "number", "filled"),
        (r#""where": "near""#, r#""where": ^"ner""#, "area", "near"),
        (
            r#""on": "scoring""#,
            r#""on": ^"scorin""#,
            "trigger",
            "scoring",
        ),
    ] {
        let (place, wrong) = placed(from, to);
        let found = notices(&wrong);
        let hint = format!("; did you mean {meant:?}?");
        let fits =
            found.len() == 1 && found[0].starts_with(&format!("error: {place}: unknown {what} "));
        assert!(
            fits && found[0].contains(&hint),
            "{to}, at {place}: {found:?}"
        );
    }
}

/// A pack for one seat has no other seats. `each`, `leader` and `last` are then the seat itself.
#[test]
fn a_pack_for_one_seat_is_warned_of_steps_for_others() {
    let warned = |whom: &str, seats: &str| {
        let step = format!(r#"{{ "advance": {{ "track": "beads", "for": "{whom}" }} }}"#);
        let pack = small("A gray y... ....").does("eye", 'y', &step).islands();
        let sources = pack.sources().iter().map(|source| Source {
            text: source
                .text
                .replacen(r#""game":"#, &format!(r#"{seats} "game":"#), 1),
            ..source.clone()
        });
        let report = rnw_silver_and_gold::check(&Files::new(sources.collect())).to_string();
        report.contains("the pack is only for one seat, so the step never does anything")
    };
    for (whom, seats, expected) in [
        ("others", r#""seats": [1, 1],"#, true),
        ("next", r#""seats": [1, 1],"#, true),
        ("previous", r#""seats": [1, 1],"#, true),
        ("each", r#""seats": [1, 1],"#, false),
        ("leader", r#""seats": [1, 1],"#, false),
        ("others", r#""seats": [1, 2],"#, false),
        ("others", "", false),
    ] {
        assert_eq!(warned(whom, seats), expected, "{whom} {seats}");
    }
}
