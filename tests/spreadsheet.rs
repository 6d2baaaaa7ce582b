//! Cards in a spreadsheet: exported, imported, damaged in every way that spreadsheets know.

use crate::common::{Home, Run, contains, games_with_packs};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

/// The packs with cards: copies of shipped ones, and packs on top of them.
const PACKS: [&str; 4] = [
    "silver-and-gold",
    "pyramids",
    "pearl-lagoon",
    "jungle-temple",
];

/// A table of three cards for a pack of Silver & Gold that has only these.
const CARDS: &str = "\
name,color,seal,grid
A01,purple,orange,\"~.x.
x...
...x
~...\"
A02,orange,,\"....
.x..\"
A03,green,,..x/x..
";

impl Home {
    /// A pack on top of Silver & Gold with few cards of its own beside those that it inherits.
    fn isles(&self) {
        self.out("content new isles --extends silver-and-gold");
    }

    /// Checks that a table is refused with these texts, and that the pack is still the same.
    #[track_caller]
    fn refuses_table(&self, table: impl AsRef<[u8]>, says: &[&str]) {
        self.write("cards.csv", table);
        let before = self.read("isles/cards.json");
        let Run { code, out, err } = self.run("content import cards.csv --into isles");
        assert_eq!((code, out.as_str()), (3, ""), "{err}");
        for text in says {
            assert!(err.contains(text), "{text:?} is not in: {err}");
        }
        assert!(err.contains("Nothing was imported"), "{err}");
        assert_eq!(self.read("isles/cards.json"), before);
    }

    /// The table of the pack with a text in place of another.
    #[track_caller]
    fn changed_table(&self, from: &str, to: &str) -> String {
        let table = self.out("content export isles");
        assert!(table.contains(from), "{table}");
        table.replacen(from, to, 1)
    }

    /// The cards of a pack as the game reads them.
    fn cards(&self, pack: &str) -> Value {
        self.json(&format!("content show --content {pack} --format json"))
    }
}

// --- There and back

#[test]
fn every_shipped_pack_comes_back_from_a_spreadsheet() {
    for pack in PACKS {
        let home = Home::new();
        home.pack_of(pack, "mine");
        let shipped = home.read("mine/cards.json");
        for separator in ["comma", "semicolon", "tab"] {
            home.out(&format!(
                "content export mine --out cards.csv --force --separator {separator}"
            ));
            let said = home.out("content import cards.csv --into mine");
            assert!(said.contains("nothing to change"), "{pack}: {said}");
            assert_eq!(home.read("mine/cards.json"), shipped, "{pack}");
        }
    }
}

/// All cards come from the table, so nothing is copied from the file that was exported.
#[test]
fn a_deck_is_made_anew_from_its_table() {
    for pack in ["silver-and-gold", "pyramids"] {
        let home = Home::new();
        home.pack_of(pack, "mine");
        let check = home.out("content check mine");
        for list in ["cards", "patterns", "expeditions"] {
            home.out(&format!(
                "content export mine --out {list}.csv --list {list}"
            ));
        }
        home.write("mine/cards.json", "{ \"cards\": [] }");
        let said = home.out("content import cards.csv --into mine");
        assert!(said.contains(" added ("), "{said}");
        for list in ["patterns", "expeditions"] {
            let said = home.out(&format!(
                "content import {list}.csv --into mine --list {list}"
            ));
            assert!(said.contains("nothing to change"), "{said}");
        }
        assert_eq!(home.out("content check mine"), check, "{pack}");
        assert_eq!(home.cards("mine"), home.cards(pack));
    }
}

#[test]
fn only_what_differs_from_the_base_is_written() {
    let home = Home::new();
    home.isles();
    let table = home.changed_table("P02,purple,green", "P02,purple,orange");
    let without = table.replace("P05,purple,,\"T.~.\n....\n..x.\nx~..\",\n", "");
    let more = without.clone() + "N02,gray,,\"..x.\n....\"\n";
    home.write("cards.csv", &more);
    let trial = home.out("content import cards.csv --into isles --check");
    assert!(trial.contains("not written"), "{trial}");
    let summary = home.json("content import cards.csv --into isles --format json");
    assert_eq!(summary["added"], json!(["N02"]));
    assert_eq!(summary["changed"], json!(["P02"]));
    assert_eq!(summary["removed"], json!(["P05"]));
    let file = home.read("isles/cards.json");
    contains(&file, "// A card with a name that the base has");
    contains(&file, "{ \"name\": \"P05\", \"remove\": true }");
    assert!(!file.contains("P01\", \"color"), "{file}");
    let checked = home.out("content check isles");
    home.out("content export isles --out again.csv");
    let again = home.out("content import again.csv --into isles");
    assert!(again.contains("nothing to change"), "{again}");
    assert_eq!(home.out("content check isles"), checked);
    home.write("cards.csv", table);
    home.out("content import cards.csv --into isles");
    assert!(!home.read("isles/cards.json").contains("\"P05\""));
}

/// Random decks of cards with hostile grids, imported into a pack without cards of its own, and exported again.
#[test]
fn random_decks_come_back() {
    let card = (
        "[A-Z][A-Za-z0-9_-]{0,5}",
        0..4_usize,
        0..5_usize,
        prop::collection::vec("[.x$]{3}", 1..4),
    );
    let decks = prop::collection::btree_map("[a-z]{4}", card, 16..20);
    let mut runner = TestRunner::new(Config {
        cases: 8,
        ..Config::default()
    });
    let deck = |cards: std::collections::BTreeMap<String, (String, usize, usize, Vec<String>)>| {
        let home = Home::new();
        home.pack_of("silver-and-gold", "mine");
        let colors = ["purple", "orange", "green", "gray"];
        let cards = cards
            .into_iter()
            .enumerate()
            .map(|(index, (_, (name, color, seal, grid)))| {
                let mut card = json!({ "name": format!("{name}_{index}"), "color": colors[color] });
                if let Some(seal) = colors.get(seal) {
                    card["seal"] = json!(seal);
                }
                card["grid"] = json!(grid);
                card
            });
        let cards: Vec<Value> = cards.collect();
        home.write("mine/cards.json", json!({ "cards": cards }).to_string());
        let check = home.run("content check mine");
        prop_assert_eq!(check.code, 0, "{}", check.err);
        home.out("content export mine --out cards.csv");
        home.write("mine/cards.json", "{ \"cards\": [] }");
        home.out("content import cards.csv --into mine");
        prop_assert_eq!(home.out("content check mine"), check.out);
        home.out("content export mine --out again.csv");
        prop_assert_eq!(home.read("again.csv"), home.read("cards.csv"));
        Ok(())
    };
    runner.run(&decks, deck).unwrap();
}

/// A card with copies is one row, and as many cards of the deck and of the pages.
#[test]
fn copies_are_a_column() {
    let home = Home::new();
    home.isles();
    let shipped = home.cards("isles").as_array().unwrap().len();
    let table = home.out("content export isles") + "N07,gray,,..x/...,3\n";
    home.write("cards.csv", &table);
    let summary = home.json("content import cards.csv --into isles --format json");
    assert_eq!(summary["added"], json!(["N07"]));
    contains(&home.read("isles/cards.json"), "\"copies\": 3");
    let cards = home.cards("isles");
    let cards = cards.as_array().unwrap();
    assert_eq!(cards.len(), shipped + 3);
    assert!(cards.iter().any(|card| card["name"] == "N07-3"));
    home.out("content print isles --out pages");
    let page = home.read("pages/page-02.svg");
    for name in ["N07", "N07-2", "N07-3"] {
        contains(&page, format!(">{name}<"));
    }
    let again = home.out("content export isles");
    contains(&again, "N07,gray,,\"..x\n...\",3\n");
    let rest = again.replace("\"..x\n...\",3\n", "..x/...,0\n");
    home.refuses_table(
        &rest,
        &["column E (copies): found 0; expected a whole number, at least 1"],
    );
    let more = again.replace("\",3\n", "\",99\n");
    home.refuses_table(&more, &["column E (copies): found 99; expected at most"]);
    let same = again + "N07-2,gray,,...,\n";
    home.refuses_table(
        &same,
        &["column E (copies): the copy \"N07-2\" has the name of another card"],
    );
    let fewer = home.changed_table("N07,gray,,\"..x\n...\",3\n", "");
    home.write("cards.csv", &fewer);
    home.out("content import cards.csv --into isles");
    assert_eq!(home.cards("isles").as_array().unwrap().len(), shipped);
}

#[test]
fn symbols_and_words_come_back_from_a_spreadsheet() {
    for pack in PACKS.into_iter().chain(["nuggets"]) {
        let home = Home::new();
        home.pack_of(pack, "mine");
        for (list, files) in [
            ("symbols", vec!["symbols.json"]),
            ("define", vec!["symbols.json"]),
            (
                "words",
                vec!["words/en.ftl", "words/cs.ftl", "words/pl.ftl"],
            ),
        ] {
            if pack == "nuggets" && list != "words" {
                continue;
            }
            let read = || files.iter().map(|file| home.read(&format!("mine/{file}")));
            let shipped: Vec<String> = read().collect();
            home.out(&format!(
                "content export mine --list {list} --out t.csv --force"
            ));
            let said = home.out(&format!("content import t.csv --into mine --list {list}"));
            contains(&said, "nothing to change");
            assert!(read().eq(shipped), "{pack} {list}");
        }
    }
}

#[test]
fn a_symbol_is_a_row_with_its_line() {
    let home = Home::new();
    home.pack_of("pearl-lagoon", "isles");
    let table = home.out("content export isles --list symbols");
    contains(&table, "name,char,glyph,priority,order,on,program,");
    let line = "on scoring: score min(marked pearl in game, 3) per cell";
    let import = "content import t.csv --into isles --list symbols";
    home.write("t.csv", table.replace(line, &line.replace('3', "4")));
    contains(&home.out(import), "1 changed (pearl)");
    let file = home.read("isles/symbols.json");
    contains(&file, "// One pearl scores 1, two score 4");
    contains(&file, "(marked pearl in game, 4)");
    home.write("t.csv", table.replace(line, "on mark: fly"));
    let run = home.run(import);
    assert_eq!(run.code, 3, "{}", run.err);
    contains(
        &run.err,
        "column G (program): found \"fly\"; expected a step",
    );
    assert_eq!(home.read("isles/symbols.json"), file);
}

#[test]
fn a_key_is_a_row_with_its_sentences() {
    let home = Home::new();
    home.isles();
    let table = home.out("content export isles --list words");
    contains(&table, "key,en,cs,pl\nsymbol-pearl,pearl,,\n");
    let import = "content import t.csv --into isles --list words";
    let changed = table.replace("symbol-pearl,pearl,,", "symbol-pearl,gem,perla,");
    home.write("t.csv", &changed);
    contains(&home.out(&format!("{import} --check")), "not written");
    contains(&home.out(import), "1 changed (symbol-pearl)");
    let english = home.read("isles/words/en.ftl");
    contains(
        &english,
        "\nsymbol-pearl = gem\n# The line that `legend` shows",
    );
    assert_eq!(home.read("isles/words/cs.ftl"), "symbol-pearl = perla\n");
    contains(&home.out(import), "nothing to change");
    for (from, to, says) in [
        ("pearl,gem", "pearl,{ gem", "row 2, column B (en): "),
        (
            "symbol-pearl,",
            "symbol pearl,",
            "row 2, column A (key): found \"symbol pearl\"",
        ),
        (
            "symbol-pearl-help",
            "symbol-pearl",
            "row 2 has the name \"symbol-pearl\" too",
        ),
        (
            "pl",
            "de",
            "unknown column \"de\"; expected key, en, cs, pl",
        ),
    ] {
        home.write("t.csv", changed.replacen(from, to, 1));
        let run = home.run(import);
        assert_eq!(run.code, 3, "{}", run.err);
        contains(&run.err, says);
        assert_eq!(home.read("isles/words/en.ftl"), english);
    }
    home.write("t.csv", "key,en,cs\nsymbol-pearl,gem,\n");
    home.refused(import, 2, "--replace lets them go");
    assert_eq!(home.read("isles/words/en.ftl"), english);
    home.out(&format!("{import} --replace"));
    assert_eq!(home.read("isles/words/cs.ftl"), "");
}

/// What a track scores and the numbers of a pool are cells.
#[test]
fn tracks_and_pools_are_tables() {
    let home = Home::new();
    home.pack_of("silver-and-gold", "mine");
    for (list, before, after) in [
        ("tracks", "\"{\"\"each\"\":1}\"", "\"{\"\"each\"\":2}\""),
        ("pools", "\"[6,5,4,3,2,1]\"", "\"[6,5,4,3,2,2]\""),
    ] {
        let import = format!("content import table.csv --into mine --list {list}");
        home.out(&format!(
            "content export mine --list {list} --out table.csv --force"
        ));
        let same = home.out(&import);
        assert!(same.contains("nothing to change"), "{same}");
        let table = home.read("table.csv");
        assert!(table.contains(before), "{table}");
        home.write("table.csv", table.replace(before, after));
        let said = home.out(&import);
        assert!(said.contains("1 changed ("), "{said}");
        home.out("content check mine");
    }
    contains(&home.read("mine/sheet.json"), "2 }");
    home.write("table.csv", home.read("table.csv").replace("\"[6", "\"[[6"));
    let run = home.run("content import table.csv --into mine --list pools");
    assert_eq!(run.code, 3, "{}", run.err);
    contains(&run.err, "table.csv");
}

/// A table that is only a part of the list is not the list.
#[test]
fn a_table_that_was_cut_is_refused() {
    let home = Home::new();
    home.pack_of("silver-and-gold", "mine");
    home.out("content export mine --out cards.csv");
    let (before, table) = (home.read("mine/cards.json"), home.read("cards.csv"));
    let at = table.find("\nO09,").unwrap() + 1;
    home.write("cards.csv", &table[..at]);
    let says = "cards.csv has only 20 rows: 27 of 47 cards would go, O09, O10";
    home.refused("content import cards.csv --into mine", 2, says);
    assert_eq!(home.read("mine/cards.json"), before);
    // Less than half may go, and a trial only tells.
    let trial = home.run("content import cards.csv --into mine --check");
    assert!(
        trial.out.contains("27 removed"),
        "{} {}",
        trial.out,
        trial.err
    );
    home.write("cards.csv", &table[..=table.find("\nY01,").unwrap()]);
    let said = home.out("content import cards.csv --into mine");
    assert!(said.contains("11 removed"), "{said}");
    home.pack_of("silver-and-gold", "again");
    home.write("cut.csv", &table[..at]);
    let said = home.out("content import cut.csv --into again --replace");
    assert!(said.contains("27 removed"), "{said}");
}

// --- What spreadsheets do to tables

#[test]
fn a_table_is_read_however_a_spreadsheet_saves_it() {
    let home = Home::new();
    home.isles();
    let table = home.out("content export isles");
    let windows = format!("\u{feff}{}", table.replace('\n', "\r\n"));
    let utf16: Vec<u8> = [0xfeff_u16]
        .into_iter()
        .chain(table.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let tabs = home.out("content export isles --separator tab");
    let said = format!(
        "sep=;\n{}",
        home.out("content export isles --separator semicolon")
    );
    let padded =
        table.replacen("name,color,seal,grid", " Name,Color ,SEAL,Grid", 1) + ",,,,\n,,,,\n";
    for table in [
        windows.into_bytes(),
        utf16,
        tabs.into_bytes(),
        said.into_bytes(),
        padded.into_bytes(),
    ] {
        home.write("cards.csv", &table);
        let said = home.out("content import cards.csv --into isles");
        assert!(said.contains("nothing to change"), "{said}");
    }
}

#[test]
fn columns_may_come_in_any_order_and_others_are_left_out_if_asked() {
    let home = Home::new();
    home.pack_of("silver-and-gold", "isles");
    let table = "artist,grid,name,color,seal,Notes\nme,..x/x..,B01,purple,,hm\n";
    home.write("cards.csv", table);
    let args = "content import cards.csv --into isles --check --ignore";
    let run = home.run(&format!("{args} artist,notes"));
    assert!(
        run.err.contains("cards") && !run.err.contains("unknown column"),
        "{}",
        run.err
    );
    let run = home.run(&format!("{args} artst,color"));
    for text in [
        "--ignore artst: the table has no such column; did you mean \"artist\"?",
        "--ignore color: this column cannot be left out",
    ] {
        assert!(run.err.contains(text), "{}", run.err);
    }
}

#[test]
fn columns_that_are_wrong_are_refused() {
    let home = Home::new();
    home.isles();
    home.refuses_table(
        "",
        &["the table is empty; expected a row with name, color, seal, grid"],
    );
    home.refuses_table(
        CARDS.replace("name,color", "name,name"),
        &[
            "row 1, column B (name): a second column \"name\"",
            "the column \"color\" is missing",
        ],
    );
    home.refuses_table(
        CARDS.replace("color", "colour").replace("seal", "notes"),
        &[
            "row 1, column B (colour): unknown column \"colour\"; expected name, color, seal, grid, copies; did you mean \"color\"?",
            "row 1, column C (notes): unknown column \"notes\"",
            "add --ignore notes",
            "the column \"seal\" is missing, but 13 rows of the pack have a value there",
        ],
    );
    home.refuses_table(
        CARDS.replace("grid", "shape"),
        &["patterns have this column; for them, add --list patterns"],
    );
    home.refuses_table(
        CARDS.replace("..x/x..", "..x/x..,oops"),
        &["row 4, column E: this column has no name in row 1"],
    );
    home.refuses_table(CARDS.replace(',', "|"), &["unknown column"]);
}

#[test]
fn cells_that_are_wrong_are_refused_all_at_once() {
    let home = Home::new();
    home.isles();
    let table = CARDS
        .replace("x...\n", "x..\n")
        .replace("orange,,", "orangy,=A1,")
        .replace("A03,green", "A01,");
    home.refuses_table(
        table,
        &[
            "row 2, column D (grid), line 2: a row of 3 characters; expected 4",
            "row 3, column B (color): unknown colour \"orangy\"",
            "row 3, column C (seal): found a formula, \"=A1\"",
            "row 4, column A (name): row 2 has the name \"A01\" too",
            "row 4, column B (color): this cell is empty",
            "--> cards.csv:3:1",
        ],
    );
    home.refuses_table(
        home.changed_table("P02,purple", "P02,#REF!"),
        &["row 3, column B (color): found \"#REF!\", the error of a formula"],
    );
    home.refuses_table(
        home.changed_table("\"T.~.\n....", "\"T.~.\n…."),
        &["row 6, column D (grid), line 2", "replaced three dots"],
    );
    home.refuses_table(
        home.changed_table("\"~.x.\n", "\"?.x.\n"),
        &["row 2, column D (grid), line 1: unexpected '?'"],
    );
    home.refuses_table(
        home.changed_table("P02,", "\"P0\n2\","),
        &["row 3, column A (name): invalid name"],
    );
}

#[test]
fn bytes_that_are_no_table_are_refused() {
    let home = Home::new();
    home.isles();
    let latin: Vec<u8> = CARDS
        .replace("A02", "A?2")
        .bytes()
        .map(|byte| if byte == b'?' { 0xe9 } else { byte })
        .collect();
    home.refuses_table(
        latin,
        &["row 3, column A (name): not UTF-8 text", "CSV UTF-8"],
    );
    home.refuses_table(
        CARDS.replace("A03,green,,..x", "A03,green,,\"..x"),
        &["row 4: a \" starts a text that never ends"],
    );
    home.write("cards.csv", b"PK\x03\x04workbook");
    home.refused("content import cards.csv --into isles", 2, "is a workbook");
    home.refused("content import isles --into isles", 2, "this is a folder");
    home.refused("content import none.csv --into isles", 2, "none.csv");
}

/// The pack is checked as a whole: each row may be right, and the pack is still too small.
#[test]
fn a_table_that_breaks_the_pack_as_a_whole_is_refused() {
    let home = Home::new();
    home.pack_of("silver-and-gold", "isles");
    home.refuses_table(CARDS, &["cards"]);
    // Without this symbol nothing else is wrong with the rows themselves.
    let run = home.run("content import cards.csv --into isles --format json");
    let problems: Value = serde_json::from_str(&run.out).unwrap();
    assert!(
        problems.as_array().is_some_and(|all| !all.is_empty()),
        "{problems}"
    );
}

// --- Which packs and lists

#[test]
fn only_folders_are_changed_and_only_lists_that_exist() {
    let home = Home::new();
    home.isles();
    home.write("cards.csv", CARDS);
    home.refused(
        "content import cards.csv --into pyramids",
        2,
        "an included pack, which cannot be changed",
    );
    home.refused(
        "content import cards.csv --into nowhere",
        2,
        "there is no folder nowhere",
    );
    home.refused(
        "content export isles --list card",
        2,
        "did you mean \"cards\"?",
    );
    home.refused(
        "content export nuggets",
        2,
        "no list \"cards\" that fits a table; expected words",
    );
    home.out("content export isles --out out.csv");
    home.refused("content export isles --out out.csv", 2, "already exists");
    home.refused(
        "content export isles --out isles/cards.json --force",
        2,
        "isles/cards.json",
    );
}

#[test]
fn every_game_with_a_pack_exports_its_lists_or_says_why_not() {
    let home = Home::new();
    for entry in games_with_packs() {
        let run = home.run(&format!("content export {}", entry.name));
        assert!([0, 2].contains(&run.code), "{}: {}", entry.name, run.err);
        assert_eq!(
            run.code == 0,
            run.out.starts_with('n'),
            "{}: {}",
            entry.name,
            run.out
        );
    }
}
