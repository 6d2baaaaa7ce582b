//! Modules that never end, and modules that run for long: they are stopped in every profile of the build, and the process
//! goes on.

use crate::common::{Home, ROOT, copy_folder};
#[cfg(feature = "serve")]
use crate::tables::{Client, Server};
#[cfg(feature = "serve")]
use serde_json::json;
use std::path::Path;

/// It never ends.
const ENDLESS: &str = "(loop $l (br $l))";
/// It ends after 5,000 rounds, which is within the fuel of a call.
const LONG: &str = "(local $n i32) (loop $l
    (local.set $n (i32.add (local.get $n) (i32.const 1)))
    (br_if $l (i32.lt_u (local.get $n) (i32.const 5000))))";

/// Every command that runs the symbols of a pack, and what it says when the module was stopped. In these games the card of
/// the pack is dealt.
const COMMANDS: [(&str, &str); 6] = [
    (
        "simulate --content pack --players random,random --games 20 --seed 1",
        "",
    ),
    (
        "match --content pack --players greedy,random --deals 10 --seed 1",
        "",
    ),
    (
        "play --content pack --players random,random --seed 3 --record game.jsonl",
        "it ran too long",
    ),
    (
        "analyse game.jsonl --content pack --search mcts:iterations=2 --width 1",
        "",
    ),
    (
        "content stats pack --games 40 --players random,random",
        "it ran too long",
    ),
    ("content watch pack --once --games 20", ""),
];

/// Writes a pack whose only symbol is a module with this body.
fn write(home: &Home, folder: &str, body: &str) {
    let module = format!("(module (func (export \"fire\") {body}))");
    std::fs::create_dir_all(home.path(folder)).unwrap();
    for (file, text) in [
        (
            "game.json",
            r#"{ "extends": "silver-and-gold", "title": "Winter" }"#,
        ),
        (
            "cards.json",
            r#"{ "cards": [{ "name": "N01", "color": "green", "grid": ["ffff", "f~~f", "ffff"] }] }"#,
        ),
        (
            "sheet.json",
            r#"{ "tracks": [{ "name": "ice", "kind": "count", "boxes": 20, "score": { "each": 1 } }] }"#,
        ),
        (
            "symbols.json",
            r#"{ "symbols": [{ "name": "frost", "char": "f", "glyph": "❄", "on": "mark", "priority": 5,
                 "effect": "module:m.wat", "with": { "tracks": ["ice"] } }] }"#,
        ),
        ("m.wat", module.as_str()),
    ] {
        home.write(&format!("{folder}/{file}"), text);
    }
}

#[test]
fn no_module_ends_a_command() {
    for (body, is_endless) in [(ENDLESS, true), (LONG, false)] {
        let home = Home::new();
        write(&home, "pack", body);
        for (args, says) in COMMANDS {
            let run = home.run(args);
            assert_eq!(run.code, 0, "rnw {args}, {body}: {}", run.err);
            let said = run.out + &run.err;
            let expected = if is_endless { says } else { "" };
            assert!(said.contains(expected), "rnw {args}: {said}");
            assert!(
                is_endless || !said.contains("too long"),
                "rnw {args}: {said}"
            );
        }
    }
}

/// A pack of an earlier version, with a well that may never end.
#[test]
fn no_module_of_an_earlier_version_ends_a_command() {
    let home = Home::new();
    let winter = Path::new(ROOT).join("tests/compat/0.1.0/packs/winter");
    copy_folder(&winter, &home.path("winter"));
    home.out("simulate --content winter --players random,random --games 50 --seed 1");
}

#[test]
#[cfg(feature = "serve")]
fn no_module_ends_a_server() {
    let home = Home::new();
    write(&home, "packs/winter", ENDLESS);
    let server = Server::start(&home, "--packs packs");
    let seats = json!([{ "kind": "person" }, { "kind": "bot", "level": "easy" }]);
    let table = json!({ "game": "silver-and-gold", "pack": "winter", "seats": seats });
    let (table, _) = server.create(&table);
    Client::join(&server, &table, "Ann");
    assert_eq!(server.get(&format!("/api/tables/{table}")).status, 200);
    assert_eq!(server.stop(), Some(0));
}
