//! The symbols of the shipped packs, and the example symbols in Rust, one by one.
//!
//! Each test plays the real symbol on a card drawn for it: board A has this card, board B a plain one. They replace
//! two cards of the base. The name of a test begins with its symbol.

use super::table::{More, TestTable};
use rnw_cli::Catalogue;
use rnw_packs::{Files, Source};
use rnw_pyramids::Pyramids;
use rnw_silver_and_gold::SilverAndGold;
use rnw_testkit::seat;

/// The expeditions of a round. All marks here are single cells unless a test says otherwise.
const ROUND: [&str; 7] = ["I2", "I3a", "I3b", "V3a", "V3b", "T4", "L4"];

/// The files with one more file, which replaces a file with the same name.
fn with_file(files: &Files, name: &str, text: String) -> Files {
    let others = files.sources().iter().filter(|source| source.name != name);
    let mut sources: Vec<Source> = others.cloned().collect();
    sources.push(Source {
        path: name.to_owned(),
        name: name.to_owned(),
        text,
    });
    Files::new(sources).with_blobs(files.blobs().to_vec())
}

/// The own files of a shipped pack that extends a game.
fn shipped(pack: &str) -> Files {
    let catalogue = Catalogue::stock();
    let packs = catalogue.packs();
    let found = packs.iter().find(|known| known.name == pack);
    (found.unwrap().files)()
}

/// A pack over Silver & Gold with one symbol whose effect is written in Rust, and a track of trap doors.
fn with_effect(name: &str, char: char, fields: &str) -> Files {
    let symbol = format!(
        r#"{{ "symbols": [{{ "name": "{name}", "char": "{char}", "glyph": "{char}", "priority": 9,
          "order": "matters", "effect": "rust:{name}@1", {fields} }}] }}"#
    );
    let sheet = r#"{ "tracks": [{ "name": "trap-doors", "kind": "count", "boxes": 1 }] }"#;
    let game = r#"{ "extends": "silver-and-gold", "title": "One" }"#;
    let empty = Files::new(Vec::new());
    let files = with_file(&empty, "game.json", game.to_owned());
    with_file(
        &with_file(&files, "symbols.json", symbol),
        "sheet.json",
        sheet.to_owned(),
    )
}

/// A table of one seat with this card and a plain one.
fn islands(own: &Files, entries: &str) -> TestTable<SilverAndGold> {
    let card = |name: &str, entries: &str| {
        let grid: Vec<&str> = entries.split(' ').collect();
        format!(r#"{{ "name": "{name}", "color": "purple", "grid": {grid:?} }}"#)
    };
    let cards = [card("P01", entries), card("P02", ".... .... .... ....")].join(", ");
    let own = with_file(own, "cards.json", format!(r#"{{ "cards": [{cards}] }}"#));
    let catalogue = Catalogue::stock();
    let files = own.extending(rnw_silver_and_gold::shipped());
    let rules = rnw_silver_and_gold::Rules::load(&files, [], 1, catalogue.plugins());
    let rules = rules.unwrap_or_else(|error| panic!("{error}"));
    TestTable::seated(rules, &["P01 P02"], "")
}

/// The same for Pyramids.
fn chambers(own: &Files, entries: &str) -> TestTable<Pyramids> {
    let card = |fields: &str, entries: &str| {
        let grid: Vec<&str> = entries.split(' ').collect();
        format!(r#"{{ {fields}, "grid": {grid:?} }}"#)
    };
    let plain = "E.... ..... ..... ..... ....T";
    let cards = [
        card(r#""number": 2, "name": "O02", "color": "orange""#, entries),
        card(r#""number": 1, "name": "P01", "color": "purple""#, plain),
    ]
    .join(", ");
    let own = with_file(own, "cards.json", format!(r#"{{ "cards": [{cards}] }}"#));
    let catalogue = Catalogue::stock();
    let files = own.extending(rnw_pyramids::shipped());
    let rules = rnw_pyramids::Rules::load(&files, [], 1, catalogue.plugins());
    let rules = rules.unwrap_or_else(|error| panic!("{error}"));
    TestTable::seated(rules, &["O02 P01"], "")
}

// ---- Pearl Lagoon ----

#[test]
fn pearl_scores_one_four_nine_and_then_three_more_each() {
    let mut table = islands(&shipped("pearl-lagoon"), "oooo o...");
    let cells = ["a1", "b1", "c1", "d1", "a2"];
    for ((expedition, cell), points) in ROUND.iter().zip(cells).zip([1, 4, 9, 12, 15]) {
        table.turn(expedition, &format!("1 A {cell}"));
        assert_eq!(table.scored(1, "pearl").unwrap().1, points, "{cell}");
    }
}

#[test]
fn current_marks_one_cell_next_to_it_or_is_lost() {
    let mut table = islands(&shipped("pearl-lagoon"), ".c.. ...c");
    table.turn("I2", "1 A b1");
    assert_eq!(table.open(1), "A a1, A c1, A b2");
    assert_eq!(table.reason(1, "A d1"), "C-6 refusal-extra-elsewhere");
    table.play(seat(1), "A c1");
    assert_eq!(table.marks(1), "b1 c1 | ");
    // d1 and c2 are the neighbours of the other current.
    table.turn("I3a", "1 A d1");
    table.turn("I3b", "1 A c2");
    table.turn("V3a", "1 A d2");
    assert_eq!(table.awaiting(), "expedition", "no neighbour is left");
}

#[test]
fn turtle_lays_an_egg_for_each_free_neighbour_once() {
    let mut table = islands(&shipped("pearl-lagoon"), ".u. ... ...");
    let quiet = ["A b1", "B a1", "B b1", "B c1", "B d1", "B a2", "A a1"];
    for (expedition, mv) in ROUND.iter().zip(quiet) {
        assert_eq!(
            table.filled(seat(1), "eggs"),
            0,
            "not before the round is over"
        );
        table.turn(expedition, &format!("1 {mv}"));
    }
    assert_eq!(table.filled(seat(1), "eggs"), 2, "c1 and b2 are free");
    let later = ["B b2", "B c2", "B d2", "B a3", "B b3", "B c3", "B d3"];
    for (expedition, mv) in ROUND.iter().zip(later) {
        table.turn(expedition, &format!("1 {mv}"));
    }
    assert_eq!(table.filled(seat(1), "eggs"), 2, "it lays once");
}

#[test]
fn wreck_gives_the_best_of_the_hold_or_two_cells() {
    let at_the_wreck = || {
        let mut table = islands(&shipped("pearl-lagoon"), "w... ....");
        table.turn("I2", "1 A a1");
        assert_eq!(table.open(1), "choose 1, choose 2");
        assert_eq!(table.reason(1, "A b1"), "C-8 refusal-choose-now");
        table
    };
    let mut dived = at_the_wreck();
    dived.play(seat(1), "choose 1");
    assert_eq!(dived.awaiting(), "expedition");
    assert_eq!(dived.written(seat(1), "salvage"), [5]);
    assert_eq!(dived.left("hold"), [3, 2, 2, 1, 1, 1, 1]);
    let mut swum = at_the_wreck();
    swum.script("1 choose 2 / 1 A d2 / 1 B a1");
    assert_eq!(swum.awaiting(), "expedition", "two cells, and no more");
    assert_eq!(swum.marks(1), "a1 d2 | a1");
    assert!(swum.written(seat(1), "salvage").is_empty());
}

// ---- Jungle Temple ----

#[test]
fn shaft_reaches_any_cell_of_its_column() {
    let temple = shipped("jungle-temple");
    let mut table = chambers(&temple, "ED... .#... ..... ..... ....T");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.open(1), "A b3, A b4, A b5", "b2 is a wall");
    assert_eq!(table.reason(1, "A c1"), "C-6 refusal-extra-elsewhere");
    table.play(seat(1), "A b5");
    assert_eq!(table.marks(1), "a1 b1 b5 | ");
    table.turn("I3a", "1 A c5");
}

#[test]
fn idol_gives_gold_with_a_skull_or_two_cells() {
    let at_the_idol = || {
        let temple = shipped("jungle-temple");
        let mut table = chambers(&temple, "Ei... ..... ..... ..... ....T");
        table.turn("I2", "1 A a1 b1");
        assert_eq!(table.open(1), "choose 1, choose 2");
        table
    };
    let mut taken = at_the_idol();
    taken.play(seat(1), "choose 1");
    let sheet = (
        taken.filled(seat(1), "gold"),
        taken.filled(seat(1), "skulls"),
    );
    assert_eq!(sheet, (3, 1), "two, and one for a1");
    let mut passed = at_the_idol();
    passed.play(seat(1), "choose 2");
    assert_eq!(passed.open(1), "A c1, A a2, A b2, B a1");
    passed.script("1 A c1 / 1 A d1");
    assert_eq!(passed.awaiting(), "expedition", "two cells, and no more");
    let sheet = (
        passed.filled(seat(1), "gold"),
        passed.filled(seat(1), "skulls"),
    );
    assert_eq!(sheet, (0, 0));
}

#[test]
fn parrot_repeats_the_last_symbol_of_its_mark() {
    let temple = shipped("jungle-temple");
    let mut table = chambers(&temple, "Evr.. v.... ..... ..... ....T");
    table.turn("I3a", "1 A a1 b1 c1");
    assert_eq!(table.filled(seat(1), "red-gems"), 2, "the gem, and again");
    table.turn("I2", "1 A a2");
    assert_eq!(table.filled(seat(1), "red-gems"), 3, "in a later turn too");
}

#[test]
fn chest_of_the_temple_opens_with_its_whole_row() {
    let temple = shipped("jungle-temple");
    for (entry, gold) in [("EH###", 4), ("EH.##", 0)] {
        let entries = format!("{entry} .#### .#### .#### ....T");
        let mut table = chambers(&temple, &entries);
        table.turn("I2", "1 A a1 b1");
        let marks = ["a1", "b1", "c1", "d1", "e1", "a2"];
        for (expedition, cell) in ROUND[1..].iter().zip(marks) {
            assert_eq!(
                table.filled(seat(1), "gold"),
                0,
                "not before the round is over"
            );
            table.turn(expedition, &format!("1 B {cell}"));
        }
        assert_eq!(table.filled(seat(1), "gold"), gold, "{entry}");
        let marks = ["b2", "c2", "d2", "e2", "a3", "b3", "c3"];
        for (expedition, cell) in ROUND.iter().zip(marks) {
            table.turn(expedition, &format!("1 B {cell}"));
        }
        assert_eq!(
            table.filled(seat(1), "gold"),
            gold,
            "{entry}: it opens once"
        );
    }
}

// ---- Written in Rust ----

#[test]
fn compass_points_to_a_neighbour() {
    let own = with_effect("compass", 'C', r#""on": "mark""#);
    let mut table = islands(&own, ".C.. ....");
    table.turn("I2", "1 A b1");
    assert_eq!(table.open(1), "A a1, A c1, A b2");
    table.play(seat(1), "A b2");
    assert_eq!(table.awaiting(), "expedition", "one cell, and no more");
}

#[test]
fn parrot_says_again_what_the_last_symbol_did() {
    let own = with_effect("parrot", 'R', r#""on": "mark""#);
    let mut table = islands(&own, "R.$R ...R");
    table.turn("I2", "1 A a1");
    assert_eq!(
        table.filled(seat(1), "coins"),
        0,
        "there was nothing to hear"
    );
    table.turn("I3a", "1 A c1");
    table.turn("I3b", "1 A d1");
    assert_eq!(table.filled(seat(1), "coins"), 2, "the coin, and again");
    table.turn("V3a", "1 A d2");
    assert_eq!(
        table.filled(seat(1), "coins"),
        3,
        "a parrot hears through another"
    );
}

#[test]
fn trap_door_leads_anywhere_once() {
    let fields =
        r#""on": "mark", "with": { "tracks": ["trap-doors"], "options": ["use", "keep"] }"#;
    let own = with_effect("trap-door", 'D', fields);
    let mut table = islands(&own, "DDD. ....");
    table.turn("I2", "1 A a1");
    assert_eq!(table.open(1), "choose 1, choose 2");
    table.play(seat(1), "choose 2");
    assert_eq!(
        table.filled(seat(1), "trap-doors"),
        0,
        "it is kept for later"
    );
    assert_eq!(table.awaiting(), "expedition");
    table.turn("I3a", "1 A b1 / 1 choose 1 / 1 B d4");
    assert_eq!(table.filled(seat(1), "trap-doors"), 1);
    table.turn("I3b", "1 A c1");
    assert_eq!(table.awaiting(), "expedition", "it has been used");
    assert_eq!(table.marks(1), "a1 b1 c1 | d4");
}

#[test]
fn chest_opens_with_its_whole_row() {
    let fields = r#""on": ["round", "complete"], "with": { "tracks": ["coins"], "numbers": [2] }"#;
    let own = with_effect("chest", 'H', fields);
    // Two cases: a row that is marked before the end of the round, and a complete card.
    let mut table = islands(&own, "H. ..");
    let marks = ["A a1", "A b1", "B a1", "B b1", "B c1", "B d1", "B a2"];
    for (expedition, mark) in ROUND.iter().zip(marks) {
        assert_eq!(
            table.filled(seat(1), "coins"),
            0,
            "not before the round is over"
        );
        table.turn(expedition, &format!("1 {mark}"));
    }
    assert_eq!(table.filled(seat(1), "coins"), 2);
    table.turn("I2", "1 A a2 b2");
    assert_eq!(table.filled(seat(1), "coins"), 2, "it opens once");
    let mut table = islands(&own, "H.");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.filled(seat(1), "coins"), 2, "its card is complete");
}
