//! Content packs: sound ones, and broken ones of many kinds.

use crate::common::{GAME, Home, ROOT, Run, games_with_packs};
use rnw_cli::Catalogue;
use rnw_packs::Files;
use serde_json::Value;
use std::fs;

/// Checks how a broken pack is refused: the exit code, the place, and a part of the message.
#[track_caller]
fn refused(spoil: impl Fn(&Home), code: i32, place: &str, says: &str) {
    refused_by(GAME, spoil, code, place, says);
}

/// Checks how a game refuses a broken pack of its own.
#[track_caller]
fn refused_by(game: &str, spoil: impl Fn(&Home), code: i32, place: &str, says: &str) {
    let home = Home::new();
    home.pack_of(game, "pack");
    spoil(&home);
    for args in [
        "content check pack".to_owned(),
        format!("play {game} --players greedy,greedy --content pack"),
    ] {
        let run = home.run(&args);
        let Run {
            code: found,
            out,
            err,
        } = &run;
        assert_eq!((*found, out.as_str()), (code, ""), "{args}: {err}");
        assert!(!err.contains("panicked"), "{args}: {err}");
        assert!(err.contains(place), "{args}: {place:?} is not in: {err}");
        assert!(err.contains(says), "{args}: {says:?} is not in: {err}");
        assert!(
            err.lines().any(|line| line.starts_with("rnw: ")),
            "{args}: {err}"
        );
    }
}

/// Checks that a pack is refused at this place after one text in a file was replaced.
#[track_caller]
fn refused_edit((file, from, to): (&str, &str, &str), place: &str, says: &str) {
    refused(
        |home| home.edit(&format!("pack/{file}"), from, to),
        3,
        &format!("pack/{file}:{place}\n"),
        says,
    );
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

/// A text of a shipped file, its replacement, the place of the problem, and a part of the message.
type Wrong = (&'static str, &'static str, &'static str, &'static str);

const WRONG_CARDS: &[Wrong] = &[
    (
        r#""seal": "orange""#,
        r#""sael": "orange""#,
        "5:41",
        r#"did you mean "seal"?"#,
    ),
    (
        r#""color": "purple""#,
        r#""color": "purpel""#,
        "5:31",
        r#"did you mean "purple"?"#,
    ),
    (
        r#""color": "purple""#,
        r#""color": 7"#,
        "5:31",
        "found 7; expected the name of a colour in quotes",
    ),
    (
        r#""seal": "orange""#,
        r#""seal": "pink""#,
        "5:49",
        r#"unknown colour "pink""#,
    ),
    ("~.x.", "~.q.", "7:12", "unexpected 'q'"),
    ("~.x.", "~.x..........................", "6:15", "columns"),
    ("~.x.", "~~x~\",\n\"~~~~", "6:15", "are not connected"),
    (
        r#""P02""#,
        r#""P01""#,
        "14:15",
        "the name \"P01\" appears twice",
    ),
    (r#""P02""#, r#""""#, "14:15", "expected a letter"),
    (r#""P02""#, r#""P 02""#, "14:15", "expected a letter"),
    (r#""P02""#, r#""12""#, "14:15", "expected a letter"),
    (r#""P02""#, r#""P\u001b[2J""#, "14:15", "expected a letter"),
    (
        r#""cards""#,
        r#""crads""#,
        "3:3",
        r#"did you mean "cards"?"#,
    ),
];

const WRONG_GAME: &[Wrong] = &[
    (
        r#""points": 14"#,
        r#""points": "14""#,
        "7:35",
        r#"found the text "14""#,
    ),
    (r#""points": 14"#, r#""points": -1"#, "7:35", "found -1"),
    (r#""points": 14"#, r#""points": 1.5"#, "7:35", "found 1.5"),
    (
        r#""turns": 7"#,
        r#""turns": 9"#,
        "5:39",
        "found 9; expected 1 to 8",
    ),
    (r#""rounds": 4"#, r#""rounds": 400"#, "5:27", "found 400"),
    (
        r#"["gray""#,
        r#"["grey""#,
        "12:17",
        r#"did you mean "gray"?"#,
    ),
    (
        "\"silver-and-gold\"",
        "\"ludo\"",
        "3:11",
        r#"this pack is for "ludo""#,
    ),
];

/// The shipped files of Nuggets.
const WRONG_NUGGETS: &[Wrong] = &[
    (
        r#""rows": 5"#,
        r#""rows": "5""#,
        "5:22",
        r#"found the text "5""#,
    ),
    (
        r#""rows": 5"#,
        r#""rwos": 5"#,
        "5:14",
        r#"did you mean "rows"?"#,
    ),
    (
        r#""fences": 35"#,
        r#""fences": 201"#,
        "5:46",
        "found 201; expected 0 to 200",
    ),
    ("7, 7, 8]", "7, 7]", "7:16", "7 yields for the 8 cells"),
    ("7, 7, 8]", "7, 7, 80]", "7:38", "found 80; expected 1 to"),
    (
        r#""b2""#,
        r#""i2""#,
        "10:19",
        r#"no cell "i2"; expected a1 to h5"#,
    ),
    (
        r#""b2""#,
        r#""d1""#,
        "10:19",
        r#""d1" already has a deposit"#,
    ),
    (
        r#""fixed""#,
        r#""fixd""#,
        "10:3",
        r#"did you mean "fixed"?"#,
    ),
    (
        r#""cell": "b1""#,
        r#""cell": "b6""#,
        "12:15",
        r#"no cell "b6""#,
    ),
    (
        r#""nuggets","#,
        r#""nugets","#,
        "3:11",
        r#"expected "nuggets""#,
    ),
    ("[7, 2, 1, 1]", "[7, -2, 1, 1]", "23:35", "found -2"),
];

/// Files of Pyramids: the cards come from [`DIGS`], the rest is shipped.
const WRONG_DIGS: &[Wrong] = &[
    (
        r#""number": 2"#,
        r#""number": 1"#,
        "4:17",
        "already has the number 1",
    ),
    (
        r#""number": 2"#,
        r#""number": "2""#,
        "4:17",
        r#"found the text "2""#,
    ),
    (
        r#""name": "O02""#,
        r#""name": "P01""#,
        "4:28",
        r#"the name "P01" appears twice"#,
    ),
    (
        r#""color": "orange""#,
        r#""color": "ornage""#,
        "4:44",
        r#"did you mean "orange"?"#,
    ),
    (r#""grid""#, r#""gird""#, "3:54", r#"did you mean "grid"?"#),
    ("E....", "E.q..", "3:66", "unexpected 'q'"),
    ("E....", "E....#", "3:73", "expected 6, as in the first row"),
    ("E....", ".....", "3:62", "entr"),
    ("E....", "E...E", "3:62", "entr"),
    ("..s.T", "..s..", "3:62", "tomb"),
    ("..s.T", ".T#.T", "3:62", "tomb"),
    (
        ".t.#\", \"..s.T",
        ".t##\", \"..s#T",
        "3:62",
        "are not connected",
    ),
];

const DIGS: &str = r##"{
  "cards": [
    { "number": 1, "name": "P01", "color": "purple", "grid": ["E....", "x.#..", ".r.g.", "#.t.#", "..s.T"] },
    { "number": 2, "name": "O02", "color": "orange", "grid": ["..E..", "x.#..", ".r.g.", "#.p..", "..T.s"] }
  ]
}
"##;

const WRONG_PYRAMIDS: &[Wrong] = &[
    (
        r#""card_points": 10"#,
        r#""card_points": "10""#,
        "6:18",
        r#"found the text "10""#,
    ),
    (
        r#""pool": "purple-pyramids""#,
        r#""pool": "purple-pyramid""#,
        "8:33",
        r#"did you mean "purple-pyramids"?"#,
    ),
    (
        r#"["red-gems", "green-gems"]"#,
        r#"["red-gem", "green-gems"]"#,
        "13:25",
        r#"did you mean "red-gems"?"#,
    ),
    (
        r#""track": "skulls""#,
        r#""track": "sculls""#,
        "14:25",
        r#"did you mean "skulls"?"#,
    ),
    ("[1, 2, 3, 4,", "[1, 2, 3, 2,", "14:55", "2"),
    (
        r#""cards_per_claim": 2"#,
        r#""cards_per_claim": 0"#,
        "12:22",
        "found 0",
    ),
    (
        r#""schedule""#,
        r#""shedule""#,
        "5:3",
        r#"did you mean "schedule"?"#,
    ),
];

const WRONG_SYMBOLS: &[Wrong] = &[
    (
        "advance coins",
        "advance coinz",
        "7:36",
        r#"did you mean "coins"?"#,
    ),
    (
        "mark 1 extra",
        "mrk 1 extra",
        "17:28",
        "did you mean \"mark\"?",
    ),
    (
        r#""char": "T""#,
        r#""char": "$""#,
        "10:31",
        "already has the character '$'",
    ),
];

const WRONG_PATTERNS: &[Wrong] = &[
    (
        r#""X", "X", "X""#,
        r#""X", ".", "X""#,
        "5:30",
        "are not connected",
    ),
    (
        r#""pattern": "I2""#,
        r#""pattern": "I9""#,
        "12:32",
        r#"unknown pattern "I9""#,
    ),
];

const WRONG_SHEET: &[Wrong] = &[
    (
        r#""boxes": 12"#,
        r#""boxes": 0"#,
        "4:50",
        "found 0; expected 1 to",
    ),
    (
        r#""pool": "cups""#,
        r#""pool": "mugs""#,
        "9:40",
        r#"unknown pool "mugs""#,
    ),
];

#[test]
fn what_is_wrong_is_refused_where_it_is_wrong() {
    for (file, rows) in [
        ("cards.json", WRONG_CARDS),
        ("game.json", WRONG_GAME),
        ("symbols.json", WRONG_SYMBOLS),
        ("patterns.json", WRONG_PATTERNS),
        ("sheet.json", WRONG_SHEET),
    ] {
        for (from, to, place, says) in rows {
            refused_edit((file, from, to), place, says);
        }
    }
}

#[test]
fn what_is_wrong_with_nuggets_is_refused_where_it_is_wrong() {
    for (from, to, place, says) in WRONG_NUGGETS {
        let spoil = |home: &Home| home.edit("pack/game.json", from, to);
        let place = format!("pack/game.json:{place}\n");
        refused_by("nuggets", spoil, 3, &place, says);
    }
}

#[test]
fn what_is_wrong_with_pyramids_is_refused_where_it_is_wrong() {
    for (file, rows) in [("cards.json", WRONG_DIGS), ("game.json", WRONG_PYRAMIDS)] {
        for (from, to, place, says) in rows {
            let spoil = |home: &Home| {
                home.write("pack/cards.json", DIGS);
                home.edit(&format!("pack/{file}"), from, to);
            };
            let place = format!("pack/{file}:{place}\n");
            refused_by("pyramids", spoil, 3, &place, says);
        }
    }
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
            assert!(
                run.err.contains(place) && run.err.contains("has 1 problem"),
                "{}",
                run.err
            );
        }
    }
}

#[test]
fn words_that_are_wrong_are_refused_where_they_are_wrong() {
    refused_edit(
        ("words/en.ftl", "track-palms = palms", "track-palms = { $"),
        "41:18",
        "",
    );
}

#[test]
fn a_file_that_is_no_json_is_refused_where_it_breaks_off() {
    for (text, place, says) in [
        ("", "1:1", "the file is empty"),
        ("{ \"cards\": [", "1:12", "not valid JSON"),
        (
            "{ \"cards\": [] } x",
            "1:17",
            "found more after the end of the file's object",
        ),
        ("{ \"cards\": [],\n  \"cards\": [] }", "2:3", ""),
        ("[]", "1:1", ""),
        ("null", "1:1", ""),
        ("{ \"cards\": [] }", "1:12", ""),
        ("\u{feff}\u{0}", "1:", "not valid JSON"),
    ] {
        refused(
            |home| home.write("pack/cards.json", text),
            3,
            &format!("pack/cards.json:{place}"),
            says,
        );
    }
}

#[test]
fn hostile_files_are_refused() {
    for (what, bytes, code) in [
        ("brackets", b"[".repeat(100_000), 3),
        ("braces", b"{\"a\":".repeat(100_000), 3),
        ("five megabytes", b" ".repeat(5 << 20), 3),
        ("no text", vec![0xff, 0xfe, 0x00], 3),
        (
            "a very long line",
            [b"{\"".to_vec(), b"x".repeat(1 << 20), b"\":1}".to_vec()].concat(),
            3,
        ),
    ] {
        refused(
            |home| home.write("pack/cards.json", &bytes),
            code,
            "pack/cards.json",
            if what == "brackets" {
                "too many brackets inside each other"
            } else {
                ""
            },
        );
    }
}

#[test]
fn a_missing_file_is_named() {
    for name in [
        "cards.json",
        "game.json",
        "patterns.json",
        "sheet.json",
        "symbols.json",
    ] {
        refused(
            |home| fs::remove_file(home.path(&format!("pack/{name}"))).unwrap(),
            3,
            name,
            "the pack has no file",
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
    assert!(
        run.out.starts_with("pack: no errors, 1 warning; "),
        "{}",
        run.out
    );
    let none = r#"{ "tracks": [{ "name": "coins", "kind": "count", "boxes": 0 }] }"#;
    home.write("pack/sheet.json", none);
    for command in ["content check pack", "play --content pack --players random"] {
        let err = home.run(command).err;
        assert_eq!(err.matches("found 0; expected 1 to").count(), 1, "{err}");
        assert!(err.ends_with("rnw: the content has 1 problem\n"), "{err}");
    }
}

#[test]
fn every_problem_of_a_pack_is_reported_at_once() {
    let home = Home::new();
    home.pack("pack");
    home.edit("pack/cards.json", "~.x.", "~.q.");
    home.edit("pack/cards.json", "\"P02\"", "\"P01\"");
    home.edit(
        "pack/cards.json",
        "\"color\": \"green\"",
        "\"color\": \"blue\"",
    );
    let run = home.run("content check pack");
    assert_eq!(run.code, 3);
    assert_eq!(
        run.err.matches("--> pack/cards.json:").count(),
        3,
        "{}",
        run.err
    );
    assert!(
        run.err.ends_with("rnw: the content has 3 problems\n"),
        "{}",
        run.err
    );
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
        ("card.json", "cards"),
        ("Cards.json", "cards"),
        ("more-cards.json", "cards"),
        ("sheet.json.txt", "sheet"),
    ] {
        let home = Home::new();
        fs::create_dir(home.path("pack")).unwrap();
        home.write("pack/game.json", r#"{ "extends": "silver-and-gold" }"#);
        home.write(&format!("pack/{wrong}"), "{}");
        let run = home.run("content check pack");
        assert_eq!(run.code, 0, "{}", run.err);
        let warning = format!("warning: rnw does not read {wrong}; did you mean {right}.json?\n");
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

/// Errors and warnings are counted apart.
#[test]
fn warnings_among_errors_are_counted_as_warnings() {
    let home = Home::new();
    fs::create_dir(home.path("pack")).unwrap();
    home.write("pack/game.json", r#"{ "extends": "silver-and-gold" }"#);
    home.write("pack/card.json", "{}");
    home.write("pack/cards.json", r#"{ "cards": 1 }"#);
    let err = home.run("content check pack").err;
    assert!(
        err.ends_with("rnw: the content has 1 error, 1 warning\n"),
        "{err}"
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
    assert!(
        one.starts_with("  P07\n  purple 14\n") && one.contains(" 1 · ● · ·"),
        "{one}"
    );
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
    assert!(
        home.out("content show skull-island --content pack")
            .contains("Skull-Island")
    );
    let gone = home.run("content show P07 --content pack");
    assert_eq!(gone.code, 2);
    assert!(
        gone.err.contains("the pack has no card \"P07\""),
        "{}",
        gone.err
    );
    let near = home.run("content show Skul-Island --content pack");
    assert!(
        near.err.contains("did you mean \"Skull-Island\"?"),
        "{}",
        near.err
    );
    let other = home.run("content show --game ludo");
    assert_eq!(other.code, 2, "{}", other.err);
}
