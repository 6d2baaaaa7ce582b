//! Content packs: sound ones, and broken ones of many kinds.

use crate::common::{GAME, Home, ROOT, Run, begins, contains, games_with_packs};
use rnw_cli::Catalogue;
use rnw_packs::Files;
use serde_json::Value;
use std::fs;

/// Checks how a broken pack is refused: the exit code, the place, and a part of the message.
#[track_caller]
fn refused(spoil: impl Fn(&Home), place: &str, says: &str) {
    let home = Home::new();
    home.pack("pack");
    spoil(&home);
    for args in [
        "content check pack".to_owned(),
        format!("play {GAME} --players greedy,greedy --content pack"),
    ] {
        let Run { code, out, err } = home.run(&args);
        assert_eq!((code, out.as_str()), (3, ""), "{args}: {err}");
        assert!(!err.contains("panicked"), "{args}: {err}");
        assert!(err.contains(place), "{args}: {place:?} is not in: {err}");
        assert!(err.contains(says), "{args}: {says:?} is not in: {err}");
        let ends = err.lines().any(|line| line.starts_with("rnw: "));
        assert!(ends, "{args}: {err}");
    }
}

/// One mistake in each kind of file. The tests of each game have all mistakes.
#[test]
fn what_is_wrong_is_refused_where_it_is_wrong() {
    for (file, from, to, place, says) in [
        ("cards.json", "~.x.", "~.q.", "7:12", "unexpected 'q'"),
        (
            "game.json",
            "\"turns\": 7",
            "\"turns\": 9",
            "5:39",
            "found 9; expected 1 to 8",
        ),
        (
            "symbols.json",
            "advance coins",
            "advance coinz",
            "7:36",
            "did you mean \"coins\"?",
        ),
        (
            "patterns.json",
            "\"pattern\": \"I2\"",
            "\"pattern\": \"I9\"",
            "12:32",
            "unknown pattern \"I9\"",
        ),
        (
            "sheet.json",
            "\"boxes\": 12",
            "\"boxes\": 0",
            "4:50",
            "found 0; expected 1 to",
        ),
        (
            "words/en.ftl",
            "track-palms = palms",
            "track-palms = { $",
            "54:18",
            "",
        ),
    ] {
        let place = format!("pack/{file}:{place}\n");
        refused(
            |home| home.edit(&format!("pack/{file}"), from, to),
            &place,
            says,
        );
    }
    let gone = |home: &Home| fs::remove_file(home.path("pack/sheet.json")).unwrap();
    refused(gone, "sheet.json", "the pack has no file");
}

#[test]
fn a_sound_pack_has_no_problems_for_programs() {
    let home = Home::new();
    for game in games_with_packs() {
        let args = format!("content check {ROOT}/content/{} --format json", game.name);
        assert_eq!(home.json(&args), Value::Array(Vec::new()));
    }
}

/// The hash that `content check` prints is the hash in records.
#[test]
fn the_hash_of_a_pack_is_that_of_its_records() {
    let home = Home::new();
    home.recorded("greedy", "game.jsonl");
    home.pack("pack");
    let checked = home.out("content check pack");
    let hash = checked.trim().rsplit("sha256:").next().unwrap();
    assert!(
        home.read("game.jsonl")
            .contains(&format!("\"canonical-sha256:{hash}\"")),
        "{checked}"
    );
}

/// Without the game nobody knows what the other files should contain, so only this problem is reported.
#[test]
fn a_pack_that_cannot_say_for_which_game_it_is_is_reported_that_alone() {
    for game in games_with_packs() {
        for (text, place) in [("{ \"game\": ", "game.json:1:"), ("", "game.json:1:1")] {
            let home = Home::new();
            home.pack_of(game.name, "pack");
            home.write("pack/game.json", text);
            let run = home.run("content check pack");
            assert_eq!(run.code, 3, "{}", run.err);
            contains(&run.err, place);
            contains(&run.err, "has 1 problem");
        }
    }
}

#[test]
fn hostile_files_are_refused() {
    let long = [b"{\"".to_vec(), b"x".repeat(1 << 20), b"\":1}".to_vec()].concat();
    for (bytes, says) in [
        (b"[".repeat(100_000), "too many brackets inside each other"),
        (b"{\"a\":".repeat(100_000), ""),
        (b" ".repeat(5 << 20), ""),
        (vec![0xff, 0xfe, 0x00], ""),
        (long, ""),
    ] {
        refused(
            |home| home.write("pack/cards.json", &bytes),
            "pack/cards.json",
            says,
        );
    }
}

#[test]
fn a_folder_without_a_pack_is_refused() {
    let home = Home::new();
    fs::create_dir(home.path("empty")).unwrap();
    home.write("file", "text");
    for (folder, codes, says) in [
        (
            "empty",
            &[2][..],
            "contains no pack files; expected files such as cards.json",
        ),
        ("nowhere", &[1, 2], "nowhere"),
        ("file", &[1, 2], "file"),
    ] {
        for args in [
            format!("content check {folder}"),
            format!("play {GAME} --players greedy --content {folder}"),
        ] {
            let run = home.run(&args);
            assert!(
                codes.contains(&run.code),
                "{args}: {} {}",
                run.code,
                run.err
            );
            assert!(run.err.contains(says), "{args}: {}", run.err);
        }
    }
}

/// A file that breaks off is the only problem, also if the names of other files are in it.
#[test]
fn a_file_that_cannot_be_read_causes_no_further_problems() {
    let catalogue = Catalogue::stock();
    for pack in catalogue.packs() {
        for source in (pack.files)().sources() {
            let json = source
                .name
                .rsplit_once('.')
                .is_some_and(|(_, ending)| ending == "json");
            if !json || source.name == "game.json" {
                continue;
            }
            let extends = format!(r#"{{ "extends": {:?} }}"#, pack.name);
            let files = [("game.json", extends.as_str()), (&source.name, "{ \"")];
            let files = Files::embedded("mine", &files);
            let checked = rnw_cli::fuzz_api::check(&catalogue, files).unwrap();
            let found = checked.report.to_string();
            let only = format!("error: mine/{}:1:", source.name);
            assert!(
                found.starts_with(&only) && found.lines().count() == 1,
                "{}: {found}",
                pack.name
            );
        }
    }
    let game =
        r#"{ "extends": "pyramids", "colors": [{ "name": 7, "pool": "reds", "track": "reds" }] }"#;
    let files = Files::embedded("mine", &[("game.json", game)]);
    let checked = rnw_cli::fuzz_api::check(&catalogue, files).unwrap();
    let found = checked.report.to_string();
    assert!(!found.contains("colour"), "{found}");
}

/// A printed problem is not printed again in the last line. Warnings are counted.
#[test]
fn each_problem_is_printed_once() {
    let home = Home::new();
    fs::create_dir_all(home.path("pack/words")).unwrap();
    home.write("pack/game.json", r#"{ "extends": "silver-and-gold" }"#);
    home.write(
        "pack/words/en.ftl",
        "track-coins = gold\nsymbl-coin = gold\n",
    );
    let run = home.run("content check pack");
    assert_eq!(run.code, 0, "{}", run.err);
    begins(&run.out, "pack: no errors, 1 warning; ");
    let none = r#"{ "tracks": [{ "name": "coins", "kind": "count", "boxes": 0 }] }"#;
    home.write("pack/sheet.json", none);
    for command in ["content check pack", "play --content pack --players random"] {
        let err = home.run(command).err;
        assert_eq!(err.matches("found 0; expected 1 to").count(), 1, "{err}");
        assert!(err.ends_with("rnw: the content has 1 problem\n"), "{err}");
    }
}

#[test]
fn problems_are_reported_to_programs_too() {
    let home = Home::new();
    home.pack("pack");
    home.edit(
        "pack/cards.json",
        "\"color\": \"purple\"",
        "\"color\": \"purpel\"",
    );
    let run = home.run("content check pack --format json");
    assert_eq!(run.code, 3);
    let problems: Value = serde_json::from_str(&run.out).unwrap();
    let problem = &problems[0];
    assert_eq!(
        (&problem["severity"], &problem["file"]),
        (&"error".into(), &"pack/cards.json".into())
    );
    assert_eq!(
        (&problem["line"], &problem["column"]),
        (&5.into(), &31.into())
    );
    assert!(
        problem["message"].as_str().unwrap().contains("purpel"),
        "{problem}"
    );
}

/// A misnamed file is named with what it should be, and is not counted among the files.
#[test]
fn a_misnamed_file_is_not_passed_over() {
    for (wrong, right) in [
        ("card.json", "cards.json"),
        ("Cards.json", "cards.json"),
        ("more-cards.json", "cards.json"),
        ("sheet.json.txt", "sheet.json"),
        ("scene.txt", "scenes.txt"),
        ("Scenes.txt.txt", "scenes.txt"),
    ] {
        let home = Home::new();
        fs::create_dir(home.path("pack")).unwrap();
        home.write("pack/game.json", r#"{ "extends": "silver-and-gold" }"#);
        home.write(&format!("pack/{wrong}"), "{}");
        let run = home.run("content check pack");
        assert_eq!(run.code, 0, "{}", run.err);
        let warning = format!("warning: rnw does not read {wrong}; did you mean {right}?\n");
        assert!(run.err.starts_with(&warning), "{}", run.err);
        let place = format!("--> pack/{wrong}");
        assert!(run.err.contains(&place), "{}", run.err);
        assert!(run.out.contains("1 warning; 1 file on top"), "{}", run.out);
    }
}

/// Some editors start a file with a byte order mark.
#[test]
fn a_byte_order_mark_changes_nothing() {
    let home = Home::new();
    home.pack("pack");
    let before = home.out("content check pack");
    let text = fs::read_to_string(home.path("pack/cards.json")).unwrap();
    home.write("pack/cards.json", format!("\u{feff}{text}"));
    assert_eq!(home.out("content check pack"), before);
    let utf_16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    home.write("pack/cards.json", [b"\xff\xfe".to_vec(), utf_16].concat());
    let err = home.run("content check pack").err;
    assert_eq!(
        err,
        "error: the file is not UTF-8 text; save the file as UTF-8\n--> pack/cards.json\nrnw: the content has 1 problem\n"
    );
}

/// If a pack's own rows replace those of the base, the warning points at them.
#[test]
fn rows_that_replace_those_of_the_base_are_the_cause_of_an_empty_track() {
    let home = Home::new();
    fs::create_dir(home.path("pack")).unwrap();
    home.write("pack/game.json", r#"{ "extends": "silver-and-gold" }"#);
    home.write("pack/sheet.json", r#"{ "rows": [] }"#);
    let err = home.run("content check pack").err;
    let warning = "warning: nothing fills the track \"cups\"; these rows replace all rows of the base\n --> pack/sheet.json:1:11";
    assert!(err.contains(warning), "{err}");
    // A track of the pack's own says nothing of the rows of the base.
    let track = r#"{ "tracks": [{ "name": "middle", "kind": "count", "boxes": 6, "score": { "each": 1 } }] }"#;
    home.write("pack/sheet.json", track);
    let err = home.run("content check pack").err;
    let warning = "warning: nothing fills the track \"middle\"\n --> pack/sheet.json:1:60";
    assert!(err.contains(warning) && !err.contains("rows"), "{err}");
    // Nor is the name of a track the name of an option.
    fs::create_dir(home.path("pack/words")).unwrap();
    home.write(
        "pack/words/en.ftl",
        "track-middle = middle\nchoice-middle = middle\n",
    );
    let err = home.run("content check pack").err;
    let warning = "warning: nothing in the pack has the key choice-middle, so rnw never uses it";
    assert!(
        err.contains(warning) && !err.contains("track-middle"),
        "{err}"
    );
}

/// The limit counts symbols on cards, so the error is where the first of too many is.
#[test]
fn a_ninth_symbol_that_scores_is_the_place_of_the_error() {
    let home = Home::new();
    fs::create_dir(home.path("pack")).unwrap();
    home.write("pack/game.json", r#"{ "extends": "silver-and-gold" }"#);
    let symbol = |char: char| {
        format!(
            r#"{{ "name": "s{char}", "char": "{char}", "glyph": "{char}", "program": "on scoring: score 1" }}"#
        )
    };
    let symbols: Vec<String> = ('a'..='j').map(symbol).collect();
    let text = format!("{{ \"symbols\": [\n{}\n] }}", symbols.join(",\n"));
    home.write("pack/symbols.json", text);
    let card = r#"{ "cards": [{ "name": "Z01", "color": "purple", "grid": ["abcde", "fghij"] }] }"#;
    home.write("pack/cards.json", card);
    let err = home.run("content check pack").err;
    let error = "error: this symbol is number 9 that fires at scoring and is on a card; expected at most 8\n  --> pack/symbols.json:10:";
    assert!(err.contains(error), "{err}");
    home.write("pack/cards.json", card.replace("fghij", "fghff"));
    let run = home.run("content check pack");
    assert_eq!(run.code, 0, "{}", run.err);
}

/// A pack may contain other files, such as notes and its history.
#[test]
fn what_is_no_content_is_passed_over() {
    let home = Home::new();
    let pack = home.pack("pack");
    let before = home.out("content check pack");
    fs::create_dir(pack.join(".git")).unwrap();
    home.write("pack/README.md", "notes");
    home.write("pack/.hidden.json", "{");
    assert_eq!(home.out("content check pack"), before);
}

#[test]
fn cards_are_shown() {
    let home = Home::new();
    let all = home.out("content show");
    let one = home.out("content show P07");
    begins(&one, "  P07\n  purple 14\n");
    contains(&one, " 1 · ● · ·");
    assert_eq!(home.out("content show p07"), one, "case does not matter");
    assert!(home.out("content show P07 --ascii").is_ascii());
    let shown = home.json("content show --format json");
    let shown = shown.as_array().unwrap();
    let text = fs::read_to_string(format!("{ROOT}/content/{GAME}/cards.json")).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let printed = file["cards"].as_array().unwrap();
    assert_eq!((shown.len(), printed.len()), (47, 47));
    for printed in printed {
        let name = printed["name"].as_str().unwrap();
        let card = shown.iter().find(|card| card["name"] == name).unwrap();
        assert_eq!(land(&card["grid"]), land(&printed["grid"]), "{card}");
        let facts = card["facts"].as_array().unwrap();
        assert!(
            facts[0]
                .as_str()
                .unwrap()
                .starts_with(printed["color"].as_str().unwrap()),
            "{card}"
        );
        assert_eq!(
            facts.len() - 1,
            usize::from(printed["seal"].is_string()),
            "{card}"
        );
        assert!(all.contains(name), "{name}");
    }
}

/// A grid without the sea around it, which is not a part of a card.
fn land(grid: &Value) -> Vec<&str> {
    let rows = grid
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap().trim_end_matches('~'));
    let mut rows: Vec<&str> = rows.collect();
    while rows.last() == Some(&"") {
        rows.pop();
    }
    rows
}

#[test]
fn cards_of_a_pack_of_ones_own_are_shown() {
    let home = Home::new();
    home.pack("pack");
    home.edit("pack/cards.json", "\"P07\"", "\"Skull-Island\"");
    contains(
        &home.out("content show skull-island --content pack"),
        "Skull-Island",
    );
    home.refused(
        "content show P07 --content pack",
        2,
        "the pack has no card \"P07\"",
    );
    let near = home.run("content show Skul-Island --content pack");
    contains(&near.err, "did you mean \"Skull-Island\"?");
    let other = home.run("content show --game ludo");
    assert_eq!(other.code, 2, "{}", other.err);
}
