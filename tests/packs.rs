//! Packs that extend others: overlaid files, chains, modules, skeletons, and the game of a pack.

use crate::common::{GAME, Home, Run, begins, contains, games, games_with_packs, lines, shipped};
use rnw_packs::{Report, Source, read};
use serde_json::{Value, json};
use std::fs;

/// Two more bytes than a module may have.
const TOO_LONG: usize = (64 << 10) + 2;

impl Home {
    /// Writes a file of a pack. Creates the folder if it does not exist.
    fn pack_file(&self, path: &str, text: impl AsRef<[u8]>) {
        let full = self.path(path);
        fs::create_dir_all(full.parent().unwrap()).unwrap();
        fs::write(full, text).unwrap();
    }

    /// A pack that extends another one. Its only content of its own is a title.
    fn extending(&self, name: &str, base: &str) {
        let text = format!("{{\n  \"extends\": \"{base}\",\n  \"title\": \"{name}\"\n}}\n");
        self.pack_file(&format!("{name}/game.json"), text);
    }

    /// The hash of a sound pack.
    #[track_caller]
    fn hash(&self, pack: &str) -> String {
        let checked = self.out(&format!("content check {pack}"));
        checked.trim().rsplit("sha256:").next().unwrap().to_owned()
    }

    /// Checks that `content check` and `play` refuse a pack with these texts.
    #[track_caller]
    fn refuses_pack(&self, pack: &str, says: &[&str]) {
        for args in [
            format!("content check {pack}"),
            format!("play {GAME} --players greedy,greedy --content {pack}"),
            format!("play --players greedy,greedy --content {pack}"),
        ] {
            let Run { code, out, err } = self.run(&args);
            assert_eq!((code, out.as_str()), (3, ""), "{args}: {err}");
            assert!(!err.contains("panicked"), "{args}: {err}");
            for says in says {
                assert!(err.contains(says), "{args}: {says:?} is not in: {err}");
            }
        }
    }
}

const PLAY: &str = "play --players greedy,random --seed 7";

// --- What a pack inherits

#[test]
fn a_pack_that_adds_nothing_plays_as_its_base() {
    let home = Home::new();
    for game in games_with_packs() {
        let name = format!("my-{}", game.name);
        home.extending(&name, game.name);
        let run = home.run(&format!("content check {name}"));
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{name}");
        let (least, most) = game.seats;
        let says = format!(
            "{name}: no errors; 1 file on top of another pack, {least} to {most} players, canonical-sha256:"
        );
        assert!(run.out.starts_with(&says), "{}", run.out);
        let own = home.out(&format!("{PLAY} --content {name}"));
        let shipped = home.out(&format!(
            "play {} --players greedy,random --seed 7",
            game.name
        ));
        assert_eq!(own, shipped, "{name}");
    }
}

/// The cards of the base are not to blame, and one error says what to do.
#[test]
fn a_symbol_that_replaces_one_of_the_base_by_mistake_is_one_error() {
    let home = Home::new();
    home.extending("pack", GAME);
    let own = |name: &str, char: &str| {
        let program = r#"[{ "advance": { "track": "coins" } }]"#;
        let symbol = format!(
            r#"{{ "name": "{name}", "char": "{char}", "glyph": "Z", "program": {program} }}"#
        );
        home.pack_file(
            "pack/symbols.json",
            format!(r#"{{ "symbols": [{symbol}] }}"#),
        );
        let run = home.run("content check pack --format json");
        serde_json::from_str::<Value>(&run.out).unwrap()
    };
    let problems = own("cross", "z");
    let [problem] = problems.as_array().unwrap().as_slice() else {
        panic!("{problems}");
    };
    assert_eq!(problem["file"], "pack/symbols.json");
    let message = problem["message"].as_str().unwrap();
    for says in [
        "this symbol replaces \"cross\" of the pack that this one extends",
        "cards still have its character 'x'",
        "expected another name for a new symbol, or \"char\": \"x\" to replace \"cross\"",
    ] {
        assert!(message.contains(says), "{says} is not in: {message}");
    }
    // With the same character it replaces the symbol.
    assert_eq!(own("cross", "x"), serde_json::json!([]));
}

#[test]
fn explain_says_declares_only_of_what_is_declared() {
    let home = Home::new();
    home.out("content new mine --extends silver-and-gold");
    let declared = "The author declares that its place";
    let text = home.out("symbols explain pearl --content mine");
    assert!(text.contains(declared), "{text}");
    home.edit("mine/symbols.json", r#""order": "free","#, "");
    let text = home.out("symbols explain pearl --content mine");
    let taken =
        "Without an `order` in the pack, its place in the order of symbols is taken not to matter";
    assert!(text.contains(taken) && !text.contains(declared), "{text}");
    let own = "unknown symbol \"bee\"; for a symbol of your own pack, add --content and the folder of the pack";
    home.refused("symbols explain bee", 2, own);
}

/// Worked-out numbers have the parentheses without which they would mean something else.
#[test]
fn explain_shows_numbers_with_the_parentheses_that_they_need() {
    let home = Home::new();
    home.out("content new mine --extends silver-and-gold");
    let program = r#""program": "on mark: advance pearls by 1""#;
    let symbols = home.read("mine/symbols.json");
    assert!(symbols.contains(program), "{symbols}");
    for (number, sentence) in [
        (
            "2 * (round + 1)",
            "2 times (1 plus the number of the round)",
        ),
        ("2 * round + 1", "1 plus (2 times the number of the round)"),
        (
            "5 - (round - turn)",
            "5 minus (the number of the round minus the number of the turn in the round)",
        ),
        (
            "5 - round - turn",
            "(5 minus the number of the round) minus the number of the turn in the round",
        ),
        (
            "min(4, round + 1)",
            "(1 plus the number of the round) (at most 4)",
        ),
        (
            "round + turn + 8 / turn",
            "the sum of (the number of the round, the number of the turn in the round, (8 divided by the number of the turn in the round, rounded down))",
        ),
    ] {
        let line = format!(r#""program": "on mark: advance pearls by {number}""#);
        home.write("mine/symbols.json", symbols.replace(program, &line));
        let text = home.out("symbols explain pearl --content mine");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(&format!(": {sentence} ")), "{number}: {text}");
    }
    // In every language.
    for (language, sentence) in [
        ("cs", "součet (číslo kola, číslo tahu v kole, (8 děleno"),
        (
            "pl",
            "suma (numer rundy, numer tury w rundzie, (8 podzielone",
        ),
    ] {
        let args = format!("symbols explain pearl --content mine --lang {language}");
        let text = home.out(&args);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(sentence), "{text}");
    }
}

/// Names that are not similar are not taken for each other, although most of their keys is the same.
#[test]
fn an_unused_key_is_not_taken_for_another_symbol() {
    let home = Home::new();
    home.extending("pack", GAME);
    home.pack_file(
        "pack/words/en.ftl",
        "symbol-pearl = pearl\nsymbol-pearl-help = shines\n",
    );
    let run = home.run("content check pack");
    contains(
        &run.err,
        "nothing in the pack has the key symbol-pearl-help",
    );
    assert!(!run.err.contains("did you mean"), "{}", run.err);
    home.pack_file("pack/words/en.ftl", "symbol-plam-help = waves\n");
    let run = home.run("content check pack");
    let meant = "did you mean \"symbol-palm-help\"?";
    assert!(run.err.contains(meant), "{}", run.err);
}

/// The cards are counted when the pack is checked, not when the third player sits down.
#[test]
fn a_pack_says_for_how_many_seats_it_is() {
    let home = Home::new();
    home.extending("pack", GAME);
    let base = shipped(GAME, "cards.json");
    let cards = base["cards"].as_array().unwrap();
    let removed = |cards: &[Value]| -> Value {
        let removal = |card: &Value| json!({ "name": card["name"], "remove": true });
        json!({ "cards": cards.iter().map(removal).collect::<Vec<_>>() })
    };
    home.pack_file("pack/cards.json", removed(&cards[10..]).to_string());
    let run = home.run("content check pack");
    assert_eq!(run.code, 0, "{}", run.err);
    for says in [
        "warning: the pack has 10 cards; 3 seats are dealt 12, so the pack is for 1 to 2 seats only",
        "pack/cards.json:1:10",
        "say so in game.json: \"seats\": [1, 2]",
    ] {
        assert!(run.err.contains(says), "{says:?} is not in: {}", run.err);
    }
    assert!(run.out.contains(", 1 to 2 players, "), "{}", run.out);
    let three = "play --content pack --players greedy,greedy,greedy";
    home.refused(
        three,
        2,
        "pack/cards.json:1:10: the pack has 10 cards; 3 seats are dealt 12; the pack is for 1 to 2 seats",
    );
    // With `seats` there is no warning, the hash is the same, and the refusal names the field.
    let hash = home.hash("pack");
    home.edit("pack/game.json", "\n}", ",\n  \"seats\": [1, 2]\n}");
    assert_eq!(home.run("content check pack").err, "");
    assert_eq!(home.hash("pack"), hash);
    home.refused(
        three,
        2,
        "pack/game.json:4:12: the pack is for 1 to 2 seats; found 3",
    );
    home.out("play --content pack --players greedy,greedy --seed 7");
    let shown = home.out("content show --content pack");
    assert!(shown.starts_with("1 to 2 players\n\n"), "{shown}");
    let card = home.out("content show P01 --content pack");
    assert!(!card.contains("players"), "{card}");
    assert!(
        !home
            .out("content show --content silver-and-gold")
            .contains("players")
    );
    // A pack for others only: commands that need a table take one of its own.
    home.edit("pack/game.json", "[1, 2]", "[2, 2]");
    begins(&home.out("content show --content pack"), "2 players\n");
    home.out("symbols explain coin --content pack");
    home.edit("pack/game.json", "[2, 2]", "[1, 3]");
    home.refuses_pack(
        "pack",
        &[
            "pack/game.json:4:12\n",
            "the pack has 10 cards; 3 seats are dealt 12; the pack is enough for 1 to 2 seats",
        ],
    );
}

#[test]
fn words_are_laid_over_words_from_the_root_up() {
    let home = Home::new();
    home.extending("base", GAME);
    home.pack_file(
        "base/words/en.ftl",
        "color-purple = violet\ncolor-green = lime\n",
    );
    home.extending("pack", "../base");
    home.pack_file("pack/words/en.ftl", "color-green = olive\n");
    let card = |name: &str| home.out(&format!("content show {name} --content pack"));
    assert!(card("P01").contains("violet 14"), "{}", card("P01"));
    assert!(card("G01").contains("olive 10"), "{}", card("G01"));
    assert!(card("O01").contains("orange 12"), "{}", card("O01"));
    home.pack_file("base/words/en.ftl", "color-purple = { $\n");
    home.refuses_pack("pack", &["pack/../base/words/en.ftl:1:"]);
}

// --- Where problems are reported

#[test]
fn a_problem_is_reported_in_the_file_that_has_it() {
    let home = Home::new();
    home.pack("base");
    home.extending("pack", "../base");
    home.pack_file(
        "pack/cards.json",
        "{ \"cards\": [\n  { \"name\": \"P02\", \"colour\": \"gray\", \"grid\": [\"?..\"] }\n] }\n",
    );
    home.refuses_pack(
        "pack",
        &[
            "pack/cards.json:2:20\n",
            "unknown field \"colour\"",
            "pack/cards.json:2:48\n",
            "unexpected '?'",
        ],
    );
    // The same pack, now with faults only in the base.
    fs::remove_file(home.path("pack/cards.json")).unwrap();
    home.edit("base/cards.json", "~.x.", "~.?.");
    home.edit("base/game.json", "\"turns\": 7", "\"turns\": 9");
    home.refuses_pack(
        "pack",
        &[
            "pack/../base/cards.json:7:12\n",
            "unexpected '?'",
            "pack/../base/game.json:5:39\n",
            "found 9; expected 1 to 8",
        ],
    );
}

/// The extending pack removes something that the base needs. The problem is one, and stands at the removal.
#[test]
fn what_breaks_the_base_is_reported_at_the_change() {
    let home = Home::new();
    home.extending("pack", GAME);
    home.pack_file(
        "pack/symbols.json",
        r#"{ "symbols": [{ "name": "coin", "remove": true }] }"#,
    );
    let says = [
        "removing the symbol \"coin\" breaks the card \"P",
        "(silver-and-gold/cards.json:",
        "unexpected '$'",
        "pack/symbols.json:1:15\n",
        "keep the symbol \"coin\", or replace or remove the card \"P",
        "the content has 1 error, 1 warning",
    ];
    home.refuses_pack("pack", &says);
    // A pack on top changes nothing of that, and is not to blame.
    home.extending("above", "../pack");
    home.pack_file(
        "above/patterns.json",
        r#"{ "patterns": [{ "name": "I4", "shape": ["XXXX"] }], "expeditions": [{ "name": "I4", "pattern": "I4" }] }"#,
    );
    home.refuses_pack(
        "above",
        &[says[0], "above/../pack/symbols.json:1:15\n", says[5]],
    );
    // The pack on top breaks the one in the middle.
    home.pack_file("pack/symbols.json", r#"{ "symbols": [] }"#);
    home.pack_file(
        "pack/cards.json",
        r#"{ "cards": [{ "name": "Own", "color": "gray", "grid": ["$"] }] }"#,
    );
    let cards = shipped(GAME, "cards.json");
    let bears = |card: &&Value| card["grid"].to_string().contains('$');
    let removal = |card: &Value| json!({ "name": card["name"], "remove": true });
    let removals: Vec<Value> = cards["cards"]
        .as_array()
        .unwrap()
        .iter()
        .filter(bears)
        .map(removal)
        .collect();
    home.pack_file("above/cards.json", json!({ "cards": removals }).to_string());
    home.pack_file(
        "above/symbols.json",
        "{ \"symbols\": [\n  { \"name\": \"coin\", \"remove\": true }\n] }",
    );
    let says = [
        "removing the symbol \"coin\" breaks the card \"Own\" (above/../pack/cards.json:1:57): unexpected '$'",
        "above/symbols.json:2:3\n",
    ];
    home.refuses_pack("above", &says);
}

/// A shipped pack and a folder may have files with the same path.
#[test]
fn a_folder_may_be_named_as_the_shipped_pack_that_it_extends() {
    let home = Home::new();
    home.extending(GAME, GAME);
    home.pack_file(
        &format!("{GAME}/symbols.json"),
        r#"{ "symbols": [{ "name": "coin", "remove": true }] }"#,
    );
    // The file is so long that every position in the base's file also exists in this file.
    let cards = format!("{{ \"cards\": [{}] }}", " ".repeat(20_000));
    home.pack_file(&format!("{GAME}/cards.json"), cards);
    home.refuses_pack(
        &format!("./{GAME}"),
        &[
            "silver-and-gold/cards.json:",
            "unexpected '$'",
            "silver-and-gold/symbols.json:1:15\n",
        ],
    );
}

/// The name of a game or of an included pack means it. A folder of this name needs a path.
#[test]
fn a_folder_does_not_hide_the_game_or_the_included_pack_of_its_name() {
    const BOTH: [&str; 8] = [
        "content check PACK",
        "content show --content PACK",
        "content stats PACK --games 1",
        "content print PACK --out page.html --force",
        "play --players greedy,greedy --seed 7 --content PACK",
        "simulate --players greedy,random --games 1 --content PACK",
        "match --players greedy,random --deals 1 --content PACK",
        "test PACK --games 1 --law ends --no-matrix",
    ];
    const OF_CARDS: [&str; 3] = [
        "content export PACK",
        "symbols explain coin --content PACK",
        "symbols format PACK --print",
    ];
    let home = Home::new();
    for (name, more) in [("nuggets", &[][..]), ("pearl-lagoon", &OF_CARDS)] {
        for file in ["game.json", "symbols.json"] {
            home.pack_file(&format!("{name}/{file}"), "these are my notes");
        }
        for args in BOTH.iter().chain(more) {
            if cfg!(not(feature = "testkit")) && args.starts_with("test") {
                continue;
            }
            home.out(&args.replace("PACK", name));
            for folder in [format!("./{name}"), format!("{name}/")] {
                let Run { code, out, err } = home.run(&args.replace("PACK", &folder));
                assert_eq!(code, 3, "{args}: {out}{err}");
                contains(&(out + &err), format!("{}/", folder.trim_end_matches('/')));
            }
        }
    }
    for args in [
        "content import cards.csv --into pearl-lagoon",
        "content watch pearl-lagoon",
        "symbols format pearl-lagoon",
    ] {
        home.refused(args, 2, "; the folder is ./pearl-lagoon");
    }
    // A saved game needs no folder either.
    home.out("play --content pearl-lagoon --players greedy,greedy --record game.jsonl");
    home.out("verify game.jsonl --content pearl-lagoon");
    home.out("replay game.jsonl");
    home.refused(
        "content new nuggets --extends pyramids",
        2,
        "already has the name \"nuggets\"",
    );
}

// --- Chains

/// Checks that a wrong `extends` is refused at its place in `game.json`.
#[track_caller]
fn extends_refused(base: &str, says: &str) {
    let home = Home::new();
    fs::create_dir(home.path("empty")).unwrap();
    home.extending("pack", base);
    home.refuses_pack("pack", &["pack/game.json:2:14", says]);
}

#[test]
fn what_is_extended_must_be_a_pack() {
    extends_refused(
        "silver-and-glod",
        "unknown included pack \"silver-and-glod\"; expected one of silver-and-gold, pyramids, nuggets, lamplighters, pearl-lagoon, jungle-temple, or a folder such as \"../silver-and-glod\"; did you mean \"silver-and-gold\"?",
    );
    extends_refused("", "unknown included pack \"\"");
    extends_refused(
        "../nowhere",
        "the folder \"pack/../nowhere\" does not exist",
    );
    extends_refused(
        "./\\u001b[2J",
        "the folder \"pack/./\\u{1b}[2J\" does not exist",
    );
    extends_refused("../empty", "pack/../empty contains no pack files");
    extends_refused(
        ".",
        "these packs extend each other in a circle: pack > pack/.",
    );
}

#[test]
fn packs_do_not_extend_each_other_in_a_circle() {
    let home = Home::new();
    home.extending("one", "../two");
    home.extending("two", "../three");
    home.extending("three", "../one");
    home.refuses_pack(
        "one",
        &[
            "one/../two/../three/game.json:2:14",
            "in a circle: one > one/../two > one/../two/../three > one/../two/../three/../one;",
        ],
    );
}

#[test]
fn a_chain_has_at_most_eight_packs() {
    let home = Home::new();
    // The shipped pack is the first one.
    home.extending("p2", GAME);
    for number in 3..=9 {
        home.extending(&format!("p{number}"), &format!("../p{}", number - 1));
    }
    let sound = home.out("content check p8");
    assert!(sound.contains("1 file on top of 7 other packs"), "{sound}");
    home.out(&format!("{PLAY} --content p8"));
    home.refuses_pack("p9", &["/../p2/game.json:2:14", "more than 8 packs"]);
}

#[test]
fn a_pack_is_for_the_game_of_what_it_extends() {
    let home = Home::new();
    home.pack_file(
        "pack/game.json",
        "{\n  \"extends\": \"silver-and-gold\",\n  \"game\": \"pyramids\"\n}\n",
    );
    home.refuses_pack(
        "pack",
        &[
            "pack/game.json:3:11\n",
            "this pack is for \"pyramids\"; expected \"silver-and-gold\"",
            "1 problem",
        ],
    );
}

// --- Hashes

#[test]
fn the_hash_covers_what_is_extended_and_every_module() {
    let home = Home::new();
    home.pack("base");
    home.extending("pack", "../base");
    assert_eq!(home.hash("base"), home.hash("pack"), "it adds nothing");
    let mut seen = vec![home.hash("pack")];
    let mut changed = |what: &str| {
        let hash = home.hash("pack");
        assert!(!seen.contains(&hash), "{what} does not change the hash");
        seen.push(hash);
    };
    home.edit("base/game.json", "\"points\": 10", "\"points\": 11");
    changed("a number of the base");
    for (file, bytes) in [
        ("pack/chest.wasm", &b"\0asm1"[..]),
        ("pack/chest.wasm", b"\0asm2"),
        ("pack/chest.wasm", b""),
        ("pack/chest2.wat", b""),
        ("pack/modules/chest.wasm", b""),
        ("base/chest3.wasm", b""),
    ] {
        home.pack_file(file, bytes);
        changed(file);
    }
    fs::rename(home.path("pack/chest.wasm"), home.path("pack/box.wasm")).unwrap();
    changed("the name of a module");
    let before = home.hash("pack");
    home.pack_file("base/chest2.wat", "another one");
    assert_eq!(
        home.hash("pack"),
        before,
        "the pack has a module of this name itself"
    );
    home.edit(
        "base/game.json",
        "{",
        "// A comment, and ends of lines.\r\n{\r\n\r\n",
    );
    assert_eq!(
        home.hash("pack"),
        before,
        "comments and line ends are of no account"
    );
    home.pack_file("base/words/en.ftl", "color-purple = violet\n");
    home.pack_file("pack/notes/chest.wasm", "no content");
    home.pack_file("pack/modules/notes.txt", "no content");
    home.pack_file("pack/.chest.wasm", "no content");
    assert_eq!(home.hash("pack"), before, "words and notes are left out");
    let sound = home.out("content check pack");
    assert!(sound.contains("4 files on top of another pack"), "{sound}");
}

#[test]
fn a_module_that_is_too_large_is_refused() {
    for file in ["chest.wasm", "modules/chest.wat"] {
        let home = Home::new();
        home.extending("pack", GAME);
        home.pack_file(&format!("pack/{file}"), [b'x'].repeat(TOO_LONG - 2));
        home.out("content check pack");
        home.pack_file(&format!("pack/{file}"), [b'x'].repeat(TOO_LONG));
        home.refuses_pack(
            "pack",
            &[&format!(
                "more than 65536 bytes, the limit for a module\n--> pack/{file}"
            )],
        );
    }
}

// --- `--content`

#[test]
fn a_shipped_pack_is_its_name_and_a_folder_is_its_path() {
    let home = Home::new();
    let play = |args: &str| home.out(&format!("{PLAY} {args}"));
    let shipped = play(GAME);
    assert_eq!(play("--content silver-and-gold"), shipped);
    assert_eq!(
        home.out("content show P01 --content silver-and-gold"),
        home.out("content show P01")
    );
    home.pack_file(
        "silver-and-gold/game.json",
        r#"{ "extends": "silver-and-gold", "schedule": { "rounds": 1 } }"#,
    );
    assert_eq!(play("--content silver-and-gold"), shipped);
    assert_ne!(play("--content ./silver-and-gold"), shipped);
    for args in [
        "content check silver-and-glod",
        "content show --content silver-and-glod",
        "play --content silver-and-glod",
        "simulate --content silver-and-glod",
    ] {
        let run = home.run(args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args}: {}", run.err);
        let says = "no folder and no included pack has the name \"silver-and-glod\"; expected the folder of a pack, or one of silver-and-gold, pyramids, nuggets, lamplighters, pearl-lagoon, jungle-temple; did you mean \"silver-and-gold\"?";
        assert!(run.err.contains(says), "{args}: {}", run.err);
    }
}

#[test]
fn the_game_is_that_of_the_pack() {
    let home = Home::new();
    for game in games_with_packs() {
        let name = format!("my-{}", game.name);
        home.extending(&name, game.name);
        let played = home.run(&format!("{PLAY} --content {name}"));
        let again = format!("rnw play {} --players", game.name);
        assert!(played.err.contains(&again), "{}", played.err);
        let counted = home.json(&format!(
            "simulate --content {name} --games 2 --format json"
        ));
        assert_eq!(counted["game"], game.name);
        for other in games().iter().filter(|other| other.name != game.name) {
            for command in ["play", "simulate", "content show --game"] {
                let args = format!("{command} {} --content {name}", other.name);
                let run = home.run(&args);
                assert_eq!((run.code, run.out.as_str()), (2, ""), "{args}: {}", run.err);
                let says = format!("{name} is a pack for {}, not for {}", game.name, other.name);
                assert!(run.err.contains(&says), "{args}: {}", run.err);
            }
        }
    }
    for command in ["play", "simulate"] {
        home.refused(command, 2, "<GAME");
    }
}

#[test]
fn shipped_packs_are_listed_with_their_titles() {
    let home = Home::new();
    let text = home.out("list");
    let (_, packs) = text
        .split_once("\npacks, played with --content NAME\n")
        .unwrap();
    let listed = home.json("list --format json");
    let packs: Vec<String> = packs.lines().map(str::to_owned).collect();
    let mut count = 0;
    for game in listed.as_array().unwrap() {
        for pack in game["packs"].as_array().unwrap() {
            let word = |field: &str| pack[field].as_str().unwrap().to_owned();
            let line = format!("      {:15} {}", word("name"), word("title"));
            let of = if word("name") == game["name"] {
                String::new()
            } else {
                format!(" (for {})", game["name"].as_str().unwrap())
            };
            assert!(packs.contains(&format!("{line}{of}")), "{line}{of}");
            count += 1;
            let seats = &pack["seats"];
            let says = format!(", {} to {} players, ", seats[0], seats[1]);
            contains(&home.out(&format!("content check {}", word("name"))), says);
        }
    }
    assert_eq!(packs.len(), count);
    assert_eq!(listed[0]["packs"][0]["title"], "Silver & Gold");
}

// --- Records

#[test]
fn a_record_of_another_pack_is_refused_with_what_to_do() {
    let home = Home::new();
    home.extending("pack", GAME);
    home.out(&format!("{PLAY} --content pack --record same.jsonl"));
    home.out("verify same.jsonl");
    home.pack_file(
        "pack/sheet.json",
        "{ \"pools\": [{ \"name\": \"cups\", \"values\": [9, 5, 4, 3, 2, 1] }] }",
    );
    home.out(&format!("{PLAY} --content pack --record own.jsonl"));
    home.out(&format!("{PLAY} {GAME} --record shipped.jsonl"));
    home.extending("other", GAME);
    for command in ["verify", "replay", "play --resume"] {
        for (args, says) in [
            (
                "own.jsonl",
                "this game was played with another pack than silver-and-gold; name its pack with --content PATH",
            ),
            (
                "shipped.jsonl --content pack",
                "this game was played with the pack silver-and-gold; use --content silver-and-gold",
            ),
            (
                "own.jsonl --content other",
                "this game was played with another pack than other, or the pack has changed since then; name the right pack with --content PATH",
            ),
        ] {
            let args = format!("{command} {args}");
            let run = home.run(&args);
            assert_eq!(run.code, 4, "{args}: {}", run.err);
            assert!(run.err.contains(says), "{args}: {}", run.err);
        }
        home.out(&format!("{command} own.jsonl --content pack"));
        home.out(&format!(
            "{command} shipped.jsonl --content silver-and-gold"
        ));
        home.out(&format!("{command} shipped.jsonl"));
        let other = home.run(&format!("{command} own.jsonl --content pyramids"));
        assert_eq!(other.code, 4, "{command}: {}", other.err);
        let says = "pyramids is a pack for pyramids, not for silver-and-gold";
        assert!(other.err.contains(says), "{command}: {}", other.err);
    }
}

// --- New packs

/// The games whose packs have a skeleton.
const SKELETONS: [&str; 2] = ["silver-and-gold", "pyramids"];

#[test]
fn a_new_pack_is_sound_shown_and_played_at_once() {
    let home = Home::new();
    for base in SKELETONS {
        let name = format!("my-{}", &base[..4]);
        let made = home.out(&format!("content new {name} --extends {base}"));
        let next: Vec<&str> = made
            .lines()
            .filter_map(|line| line.trim().strip_prefix("rnw "))
            .collect();
        assert_eq!(next.len(), 3, "{made}");
        let checked = home.run(next[0]);
        assert_eq!((checked.code, checked.err.as_str()), (0, ""), "{base}");
        assert!(made.contains(": 5 files and a README. Next:\n"), "{made}");
        assert!(checked.out.contains("; 5 files on top"), "{}", checked.out);
        assert!(home.out(next[1]).contains("○"), "{base}");
        let shown = home.json(&format!("content show --content {name} --format json"));
        let shipped = home.json(&format!("content show --content {base} --format json"));
        let count = |cards: &Value| cards.as_array().unwrap().len();
        assert_eq!(count(&shown), count(&shipped) + 1);
        home.out(&format!("{} --players greedy,greedy", next[2]));
        // At least one of a few games reaches the new card.
        let played: String = (1..=8)
            .map(|seed| {
                home.out(&format!(
                    "{} --players greedy,greedy --seed {seed}",
                    next[2]
                ))
            })
            .collect();
        assert!(played.contains("crosses off 1 box of pearls"), "{base}");
        assert!(played.contains("  pearls, "), "the track scores");
        // The commands in its README work as they stand.
        let readme = home.read(&format!("{name}/README.md"));
        for line in readme
            .lines()
            .filter_map(|line| line.strip_prefix("$ rnw "))
        {
            let args = line.replace("--games 1000", "--games 2");
            assert_eq!(home.type_into(&args, "quit\n").code, 0, "rnw {args}");
        }
    }
}

#[test]
fn a_new_pack_explains_each_field_and_leaves_no_gap() {
    let home = Home::new();
    for base in SKELETONS {
        home.out(&format!("content new mine --extends {base} --force"));
        for file in ["cards.json", "game.json", "sheet.json", "symbols.json"] {
            let text = home.read(&format!("mine/{file}"));
            let lines = lines(&text);
            for (index, line) in lines.iter().enumerate() {
                let line = line.trim();
                if line.starts_with('"') && line.contains("\":") {
                    let before = lines[index - 1].trim();
                    assert!(before.starts_with("//"), "{file}: {line}");
                }
            }
            assert!(!text.contains('@'), "{file}: {text}");
        }
        for file in ["README.md", "words/en.ftl"] {
            assert!(!home.read(&format!("mine/{file}")).contains('@'), "{file}");
        }
    }
}

#[test]
fn a_new_pack_is_made_where_it_is_asked_for() {
    let home = Home::new();
    let made = home.out("content new mine --extends pyramids --dir some/packs");
    contains(&made, "rnw play --content some/packs/mine");
    home.out("content check some/packs/mine");
    home.refused(
        "content new mine --extends silver-and-gold --dir some/packs",
        2,
        "some/packs/mine already exists; --force",
    );
    assert!(home.read("some/packs/mine/game.json").contains("pyramids"));
    home.out("content new mine --extends silver-and-gold --dir some/packs --force");
    contains(&home.read("some/packs/mine/game.json"), "silver-and-gold");
}

#[test]
fn a_new_pack_needs_a_name_and_a_base_with_symbols() {
    let home = Home::new();
    for (args, says) in [
        ("2nd --extends pyramids", "invalid name \"2nd\""),
        ("../up --extends pyramids", "invalid name"),
        ("seventeen-letters --extends pyramids", "invalid name"),
        (
            "pyramids --extends pyramids",
            "an included pack already has the name \"pyramids\"",
        ),
        ("mine", "--extends <PACK>"),
        ("mine --extends pyramid", "did you mean \"pyramids\"?"),
        (
            "mine --extends nuggets",
            "nuggets is a pack for nuggets, whose packs have no symbols",
        ),
    ] {
        home.refused(&format!("content new {args}"), 2, says);
        assert!(!home.path("mine").exists(), "{args}");
    }
}

// --- Schemas

/// A file as programs read it, without comments.
fn without_comments(text: &str) -> Value {
    let source = Source {
        path: String::new(),
        name: String::new(),
        text: text.to_owned(),
    };
    let mut report = Report::default();
    let value = read(&source, &mut report).map(|doc| doc.value);
    assert_eq!(report, Report::default());
    value.unwrap()
}

#[test]
fn schemas_let_a_pack_that_extends_leave_out_what_its_base_has() {
    let home = Home::new();
    let follows = |schema: &str, file: &Value| home.schema(schema).is_followed(file);
    for base in SKELETONS {
        home.out(&format!("content new mine --extends {base} --force"));
        for (schema, file) in [
            (format!("{base}-game"), "game.json"),
            (format!("{base}-cards"), "cards.json"),
            ("symbols".to_owned(), "symbols.json"),
            ("sheet".to_owned(), "sheet.json"),
        ] {
            let file = without_comments(&home.read(&format!("mine/{file}")));
            assert!(follows(&schema, &file), "{base}: {file}");
        }
        let game = format!("{base}-game");
        let part = json!({"extends": "x", "schedule": {"turns": 5}});
        assert!(follows(&game, &part));
        assert!(!follows(&game, &json!({"title": "x"})));
    }
    let mut whole = shipped(GAME, "game.json");
    assert!(follows("silver-and-gold-game", &whole));
    whole["schedule"] = json!({"turns": 5});
    assert!(!follows("silver-and-gold-game", &whole));
    for (entry, valid) in [
        (json!({"name": "P01", "remove": true}), true),
        (json!({"name": "P01", "remove": false}), false),
        (json!({"remove": true}), false),
        (
            json!({"name": "P01", "remove": true, "color": "gray"}),
            false,
        ),
        (json!({"name": "P01", "color": "gray"}), false),
    ] {
        let file = json!({ "cards": [entry] });
        assert_eq!(follows("silver-and-gold-cards", &file), valid, "{file}");
    }
}
