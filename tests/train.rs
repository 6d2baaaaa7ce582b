//! Values that are learned by play: the command, its value file in a pack, and files that do not fit.

use crate::common::{Home, contains, games_with_packs};
use crate::killed::until_bytes;
use rnw_catalogue::ValuesFit;
use rnw_cli::Catalogue;
use rnw_flip::content::content_hash;
use rnw_packs::{VALUES, ValuesFile};
use serde_json::Value;
use std::fs;

impl Home {
    /// A pack of Silver & Gold in the folder `mine`, with values that were learned from a few games.
    fn trained_pack(&self) -> Vec<u8> {
        self.pack("mine");
        self.out("train mine --games 64 --deals 0");
        fs::read(self.path("mine/values.bin")).unwrap()
    }
}

/// Games of bots that look at values, with the pack `mine`.
const PLAYED: &str = "simulate --content mine --games 20 --seed 3";

#[test]
fn the_values_depend_on_the_seed_and_the_games_and_not_on_the_jobs() {
    let home = Home::new();
    let mut trained = 0;
    for entry in games_with_packs() {
        let game = entry.name;
        let values = |options: &str| {
            let run = home.run(&format!(
                "train {game} --games 100 --deals 0 {options} --out values.bin --force"
            ));
            (run.code, run.err, fs::read(home.path("values.bin")).ok())
        };
        let one = values("--jobs 1 --seed 1");
        if one.1.contains("lists no features") {
            assert_eq!(one.0, 2, "{game}");
            continue;
        }
        trained += 1;
        assert_eq!((one.0, one.1.as_str()), (0, ""), "{game}");
        assert!(one == values("--jobs 3 --seed 1"), "{game}");
        assert!(one != values("--jobs 1 --seed 2"), "{game}");
        fs::remove_file(home.path("values.bin")).unwrap();
    }
    assert!(trained >= 2, "the card games list features");
}

#[test]
fn training_that_was_killed_goes_on_as_if_nothing_had_happened() {
    let whole = Home::new();
    let command =
        |games: u32| format!("train silver-and-gold --games {games} --deals 0 --out values.bin");
    let train = &command(12_000);
    whole.out(train);
    let home = Home::new();
    let part = home.path("values.bin.part");
    let mut beside = until_bytes(&home, train, &part, 1);
    beside.0.kill().unwrap();
    assert!(
        !beside.0.wait().unwrap().success(),
        "it was over before it could be killed"
    );
    assert!(
        !home.path("values.bin").exists(),
        "it is written as a whole at the end"
    );
    let other = "this training has seed 0, but this command line has 5; --force begins again";
    home.refused(&format!("{train} --seed 5"), 2, other);
    let fewer = " games, but this command line has 1; --force begins again";
    home.refused(&command(1), 2, fewer);
    home.out(train);
    let read = |home: &Home| fs::read(home.path("values.bin")).unwrap();
    assert!(read(&home) == read(&whole));
    assert!(!part.exists());
    // Damaged, and begun again.
    home.write("values.bin.part", "damaged");
    let again = command(64);
    home.refused(&again, 2, "values.bin already exists");
    fs::remove_file(home.path("values.bin")).unwrap();
    home.refused(
        &again,
        2,
        "values.bin.part: not a checkpoint of training, or a damaged one; --force",
    );
    home.out(&format!("{again} --force"));
}

#[test]
fn a_report_says_what_was_learned() {
    let home = Home::new();
    home.pack("mine");
    let run = home.run("train mine --games 1100 --deals 20 --curve --seed 4");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.starts_with("1024 games: "), "{}", run.err);
    contains(
        &run.out,
        "learned from 1100 games with 2, 3, 4, 1 players in turn, seed 4, ",
    );
    contains(&run.out, "mine/values.bin: ");
    contains(
        &run.out,
        "20 deals, each player once in every seat, 40 games",
    );
    let json: Value =
        home.json("train mine --games 1100 --deals 20 --curve --quiet --force --format json");
    assert_eq!(
        (&json["games"], &json["curve"][0]["games"]),
        (&1100.into(), &1024.into())
    );
    let players = &json["duel"][0]["players"];
    assert_eq!(players[0]["player"], "greedy, learned");
    let share = players[0]["share"].as_f64().unwrap();
    assert!(share > 0.8, "even a few games are worth much: {share}");
    let quiet = home.run("train mine --games 1100 --deals 0 --curve --quiet --force");
    assert_eq!(quiet.err, "");
}

#[test]
fn values_change_what_bots_do_and_not_what_the_pack_means() {
    let home = Home::new();
    home.pack("mine");
    let check = home.out("content check mine");
    let before = home.out(PLAYED);
    let stats = "content stats mine --games 4 --weigh none";
    contains(
        &home.out(stats),
        "bots play without learned values; `rnw train` learns them",
    );
    let values = home.trained_pack();
    let after = home.out(PLAYED);
    assert_ne!(after, before);
    contains(
        &home.out(stats),
        "bots play with values that were learned for this pack",
    );
    let hash = |text: &str| text.split("canonical-").last().map(str::to_owned);
    assert_eq!(hash(&home.out("content check mine")), hash(&check));
    // A pack on top of it takes them over.
    fs::create_dir(home.path("other")).unwrap();
    home.write(
        "other/game.json",
        r#"{ "extends": "../mine", "title": "Other" }"#,
    );
    contains(
        &home.out("content stats other --games 4 --weigh none"),
        "bots play with values that were learned for the pack that it extends",
    );
    assert_eq!(home.out(&PLAYED.replace("mine", "other")), after);
    // A copy of the file does too.
    home.write("other/values.bin", &values);
    assert_eq!(home.out(&PLAYED.replace("mine", "other")), after);
}

/// The file is named with what is wrong and the cure, and everything goes on without it.
#[test]
fn a_value_file_that_does_not_fit_is_left_out_with_a_notice() {
    let home = Home::new();
    let values = home.trained_pack();
    let file = home.path("mine/values.bin");
    fs::remove_file(&file).unwrap();
    let without = home.out(PLAYED);
    home.out("train pyramids --games 64 --deals 0 --out pyramids.bin");
    let other_game = fs::read(home.path("pyramids.bin")).unwrap();
    home.out("train pearl-lagoon --games 64 --deals 0 --out other.bin");
    let other_pack = fs::read(home.path("other.bin")).unwrap();
    let replaced = |from: &str, to: &str| {
        let end = values.iter().position(|byte| *byte == b'\n').unwrap();
        let header = String::from_utf8(values[..end].to_vec()).unwrap();
        [header.replace(from, to).as_bytes(), &values[end..]].concat()
    };
    let mut zeros = values.clone();
    zeros[400..].fill(0);
    for (bytes, says) in [
        (
            Vec::new(),
            "not a value file: no line break; expected a header as its first line",
        ),
        (b"{}\n".to_vec(), "not a value file: missing field `format`"),
        (
            values[..values.len() / 2].to_vec(),
            "damaged or cut: its checksum is ",
        ),
        (zeros, "damaged or cut: its checksum is "),
        (
            vec![b'\n'; 2 << 20],
            "more than 1048576 bytes, the limit for a value file",
        ),
        (
            replaced("\"format\":1", "\"format\":9"),
            "a value file of format 9; this version of the program reads format 1",
        ),
        (
            other_game,
            "values for the game pyramids; expected values for silver-and-gold",
        ),
        (
            other_pack,
            "values for another pack, or for this one before it was changed: canonical-sha256:",
        ),
    ] {
        fs::write(&file, bytes).unwrap();
        let run = home.run(PLAYED);
        assert_eq!(
            (run.code, run.out.as_str()),
            (0, without.as_str()),
            "{says}: {}",
            run.err
        );
        contains(&run.err, says);
        contains(&run.err, "mine/values.bin");
        contains(
            &run.err,
            "bots play without it; `rnw train mine --force` writes a new one",
        );
        let check = home.run("content check mine");
        assert_eq!(check.code, 0, "{says}");
        contains(&check.err, says);
        contains(&check.out, "no errors, 1 warning");
    }
    home.out("train mine --games 64 --deals 0 --force");
    assert_eq!(fs::read(&file).unwrap(), values);
    // A pack on top of it goes on with the values of its base.
    fs::create_dir(home.path("top")).unwrap();
    home.write(
        "top/game.json",
        r#"{ "extends": "../mine", "title": "Top" }"#,
    );
    home.write("top/values.bin", "damaged");
    let run = home.run(&PLAYED.replace("mine", "top"));
    assert_eq!((run.code, run.out), (0, home.out(PLAYED)));
    contains(&run.err, "top/values.bin");
}

#[test]
fn what_cannot_be_trained_or_written_is_refused() {
    let home = Home::new();
    home.pack("mine");
    for (args, says) in [
        (
            "silver-and-gold",
            "is part of the program and cannot be changed; --out FILE",
        ),
        ("mine --out mine", "mine"),
        ("mine --out gone/values.bin", "gone"),
        ("mine --out mine/cards.json --force", "the pack's file"),
        ("mine --games 0", "expected"),
        ("nowhere", "no folder and no included pack"),
    ] {
        let args = format!("train --games 2 --deals 0 {args}");
        let args = if says == "expected" {
            args.replacen(" --games 2", "", 1)
        } else {
            args
        };
        home.refused(&args, 2, says);
    }
    home.edit("mine/cards.json", "\"cards\"", "\"crads\"");
    let run = home.run("train mine --games 2");
    assert_eq!(run.code, 3, "{}", run.err);
    assert!(!home.path("mine/values.bin").exists());
}

/// Files inside the program are not compared when they are used.
#[test]
fn the_shipped_value_files_are_for_the_packs_that_have_them() {
    let catalogue = Catalogue::stock();
    for pack in catalogue.packs() {
        let files = rnw_plan::pack::shipped(&catalogue, pack).unwrap().files;
        let Some(blob) = files.blobs().iter().find(|blob| blob.name == VALUES) else {
            continue;
        };
        let file = ValuesFile::read(&blob.bytes).unwrap();
        let again = format!(
            "`rnw train {0} --out content/{0}/{VALUES} --force`",
            pack.name
        );
        assert_eq!(file.header.content, content_hash(&files), "{again}");
        let entry = rnw_plan::pack::entry_of(&catalogue, &files).unwrap();
        let loaded = entry
            .open(&files, &[], entry.seats.1, catalogue.plugins())
            .unwrap();
        loaded.game.accept(ValuesFit(&file)).expect(&again);
    }
}
