//! Texts of moves, and of views.

use super::table::{SOUND, changed, files, table};
use rnw_lamplighters::{load, shipped};
use rnw_testkit::seat;
use roll_and_write::picture::Face;
use roll_and_write::{Notation, Presentation, Ruleset};
use std::collections::BTreeSet;

#[test]
fn the_word_light_may_be_left_out() {
    let rules = load(&files(SOUND), [], 2).unwrap();
    let whole = rules.parse_move("light amber 4b");
    assert!(whole.is_ok());
    assert_eq!(rules.parse_move("  AMBER 4B"), whole);
}

#[test]
fn a_text_that_is_no_move_is_explained() {
    let rules = load(&files(SOUND), [], 2).unwrap();
    let says = |text: &str| rules.parse_move(text).unwrap_err().0.to_string();
    for (text, key) in [
        ("", "parse-lamp-empty"),
        ("light amber", "parse-light-two"),
        ("pass now", "parse-too-much word=pass found=now"),
        (
            "light gren 4",
            "parse-unknown-street found=gren streets=amber, blue",
        ),
        (
            "amber 12",
            "parse-unknown-lamp found=12 street=street-amber lamps=2 3 4 4b 5 6 7",
        ),
        (
            "lihgt amber 4",
            "parse-unknown-move found=lihgt amber 4 meant=light",
        ),
    ] {
        assert_eq!(says(text), key);
    }
}

#[test]
fn a_view_is_read_back_only_if_it_is_sound() {
    let mut table = table(2);
    table.roll("1 3 1 1");
    table.play(seat(2), "light amber 4");
    let view = table.rules.view(&table.state, super::table::seat(1));
    let text = table.rules.print_view(&view).unwrap();
    assert_eq!(table.rules.parse_view(&text), Ok(view));
    for (from, to) in [
        ("\"turn\":1", "\"turn\":65535"),
        ("\"turn\":1", "\"turn\":0"),
        ("\"shared\":[1,3]", "\"shared\":[1,7]"),
        (
            "\"turn\":1",
            "\"turn\":1},\"seat\":\"6\",\"none\":{\"none\":1",
        ),
        ("\"turn\":1", "\"turn\":1,\"closed\":\"amber\""),
        ("\"lanes\":{", "\"lanes\":{\"now\":[{\"burns\":9}],"),
        ("\"lanes\":{", "\"lanes\":{\"now\":[{\"lit\":[\"8\"]}],"),
        ("\"lanes\":{", "\"lanes\":{\"now\":[{\"lit\":[\"7\"]}],"),
        ("Together", "Own"),
        ("Together", "Over"),
    ] {
        assert!(text.contains(from), "{from} is not in {text}");
        let read = table.rules.parse_view(&text.replacen(from, to, 1));
        assert!(read.is_err(), "{from} {to}");
    }
}

/// Players who name the colour of a street, and not the street, are understood if only one street has the colour.
#[test]
fn a_street_may_be_typed_by_its_colour() {
    let rules = load(&shipped(), [], 2).unwrap();
    let amber = rules.parse_move("light amber 10");
    assert!(amber.is_ok());
    for text in ["light yellow 10", "yellow 10", "Light YELLOW 10"] {
        assert_eq!(rules.parse_move(text), amber, "{text}");
    }
    let blue = "\"name\": \"blue\",";
    let both = changed(&[(blue, "\"name\": \"blue\", \"color\": \"yellow\",")]);
    let refused = load(&both, [], 2).unwrap().parse_move("light yellow 4");
    assert!(refused.is_err(), "two streets are yellow");
}

/// Without colours, the sign of a corner tells which street it lights, on every screen.
#[test]
fn a_corner_shows_the_sign_of_the_street_that_it_lights() {
    let mut table = rnw_testkit::TestTable::new(load(&shipped(), [], 2).unwrap());
    table.roll("1 3 1 1 1 1");
    let view = table.rules.view(&table.state, seat(1));
    let picture = table.rules.picture(&view);
    let streets = &picture.places[0].tracks[..4];
    let signs: Vec<Face> = streets.iter().filter_map(|street| street.face).collect();
    for unicode in [true, false] {
        let shown = |face: &Face| if unicode { face.glyph } else { face.ascii };
        let shown: BTreeSet<char> = signs.iter().map(shown).collect();
        assert_eq!(
            shown.len(),
            4,
            "each street has a sign of its own: {signs:?}"
        );
    }
    let mut corners = Vec::new();
    for street in streets {
        for one in street.boxes.iter().filter(|one| one.note.is_some()) {
            let lights = one.face.and_then(|face| picture.row_with(face));
            let lights = lights.map(|row| row.name.trim_start_matches("street-"));
            let label = one.print.map(|label| label.to_string()).unwrap_or_default();
            corners.push(format!("{label} {}", lights.unwrap_or("bell")));
        }
    }
    let printed = [
        "5 red", "7 green", "10 bell", "9 amber", "6 red", "4 bell", "6b blue", "9b amber",
        "12 bell", "11 green", "7 blue", "5 bell",
    ];
    assert_eq!(
        corners, printed,
        "the table of content/rules/lamplighters.md"
    );
    let dice: Vec<Face> = picture.dice[1]
        .dice
        .iter()
        .filter_map(|die| die.sign)
        .collect();
    assert_eq!(dice, signs, "each die has the sign of its street");
}
