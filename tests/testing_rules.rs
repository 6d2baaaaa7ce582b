//! The toy game of docs/adding-a-game.md under all laws, as docs/testing-rules.md shows it: correct, and with a
//! planted bug.

use crate::adding_a_game::columns::Columns;
use crate::common::{GAME, Home, program, run, shell_words};
use crate::page::shown;
use crate::sources::sources;
use rnw_cli::{Catalogue, GameEntry};
use rnw_packs::{Files, Source};
use rnw_testkit::{Bounds, CheckConfig, Flaw, Flawed, Setup, Subject, check, law};
use roll_and_write::{Awaiting, Frame, GameInfo, Ruleset, Seat};

fn columns(setup: &Setup) -> Columns {
    let frame = Frame::new(3, 6).expect("a small frame");
    Columns {
        info: GameInfo::new("columns", setup.seats),
        frame,
    }
}

#[test]
fn columns_holds_all_laws() {
    let game = Subject::new("columns", 1..=8, |setup| Ok(columns(setup)));
    // Twelve rolls and twelve marks for each of eight seats.
    let game = game.bounds(Bounds {
        steps: 192,
        chain: 1,
    });
    let tally = rnw_testkit::laws(&game);
    assert!(tally.count("event-crossed") > 0);
}

/// Counts the free cells in the column of the die for every seat, not only for the awaited one.
#[derive(Debug)]
struct CountsForAll;

impl Flaw<Columns> for CountsForAll {
    fn counts(&self, rules: &Columns, state: &<Columns as Ruleset>::State, seat: Seat) -> usize {
        match rules.awaiting(state) {
            Awaiting::Seats(seats) => rules.count_moves(state, seats.first().unwrap_or(seat)),
            Awaiting::Chance(_) | Awaiting::Over => 0,
        }
    }
}

#[test]
fn columns_that_counts_for_all_breaks_ways() {
    let game = Subject::new("columns", 1..=4, |setup| {
        Ok(Flawed::new(columns(setup), CountsForAll))
    });
    let game = game.program("cargo run --");
    let broken = check(&game, &CheckConfig::default(), |_| {}).unwrap_err();
    let broken = broken.broken().unwrap();
    assert_eq!(broken.law.name, "ways");
    assert_eq!(broken.playthrough.setup.seats, 2);
    assert_eq!(broken.playthrough.len(), 1, "{broken}");
    shown(
        "docs/testing-rules.md",
        "columns_that_counts_for_all_breaks_ways",
        &broken.to_string(),
    );
}

/// The names of laws in a text: after words that always stand before one, and in the columns of tables with the head `Law`.
fn named_laws(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for before in ["TESTKIT_LAWS=", "--law ", "the law `", "the law \""] {
        for part in text.split(before).skip(1) {
            let list = part.split(|c: char| !c.is_ascii_lowercase() && c != ',');
            names.extend(list.take(1).flat_map(|list| list.split(',')));
        }
    }
    let mut column = None;
    for line in text.lines() {
        let mut cells = line.split('|').map(|cell| cell.trim().trim_matches('`'));
        let head = cells.clone().position(|cell| cell == "Law");
        column = head.or(column.filter(|_| line.starts_with('|')));
        let cell = column.and_then(|column| cells.nth(column));
        names.extend(cell.filter(|cell| cell.starts_with(|c: char| c.is_ascii_lowercase())));
    }
    let names = names.into_iter().filter(|name| !name.is_empty());
    names.map(str::to_owned).collect()
}

/// Laws of one's own that the guide writes.
const OWN_LAWS: [&str; 3] = ["joined", "last-cup", "touching"];

#[test]
fn every_law_that_a_text_names_exists() {
    let folders = ["README.md", "docs", "content", "crates", ".ci"];
    let texts = ["md", "txt", "ftl", ""].map(|ending| sources(&folders, ending));
    let mut found = 0;
    for source in texts.iter().flatten() {
        for name in named_laws(&source.text) {
            assert!(
                law(&name).is_some() || OWN_LAWS.contains(&name.as_str()),
                "{}: no law is called {name}",
                source.path
            );
            found += 1;
        }
    }
    assert!(found > 30, "only {found} names");
    let old = "TESTKIT_LAWS=secrets,told cargo\n| Bug | Law |\n| --- | --- |\n| a | `ways` |\nand";
    assert_eq!(named_laws(old), ["secrets", "told", "ways"]);
}

/// A pack by files whose base is no pack that the command knows: its rounds are shorter.
fn short_rounds() -> Files {
    let shipped = (catalogue_entry(GAME).shipped)();
    let shorter = |source: &Source| Source {
        text: source.text.replace("\"turns\": 7", "\"turns\": 6"),
        ..source.clone()
    };
    let base = Files::new(shipped.sources().iter().map(shorter).collect());
    let game = r#"{ "extends": "silver-and-gold", "title": "Short" }"#;
    Files::embedded("short", &[("game.json", game)]).extending(base)
}

fn catalogue_entry(name: &str) -> GameEntry {
    let catalogue = Catalogue::stock();
    let mut entries = catalogue.entries().iter();
    *entries.find(|entry| entry.name == name).unwrap()
}

/// The lines of a report work as they are printed: for the pack of the game, for one by files with a name that no command
/// knows, and for a generated one. The folder has a space in its name.
#[test]
fn the_commands_of_a_report_work_as_they_are_printed() {
    let home = Home::new();
    let entry = catalogue_entry(GAME);
    let subject = || {
        rnw_cli::subject(&Catalogue::stock(), &entry).bounds(Bounds {
            steps: 40,
            chain: 9,
        })
    };
    let config = |first| CheckConfig {
        first,
        as_found: true,
        folder: home.path("a folder"),
        ..CheckConfig::default()
            .laws(rnw_testkit::law("ends"))
            .games(1)
    };
    for (name, files, first) in [
        (GAME, (entry.shipped)(), 0),
        ("short", short_rounds(), 0),
        (GAME, (entry.shipped)(), 2),
    ] {
        let failed = check(&subject().pack(name, files), &config(first), |_| {}).unwrap_err();
        let report = failed.to_string();
        let has_pack = name != GAME || first > 0;
        assert_eq!(report.contains("/pack'"), has_pack, "{report}");
        for (command, says) in [("replay it: ", "Ann"), ("shrink it: ", "all laws hold")] {
            let mut lines = report
                .lines()
                .filter_map(|line| line.trim_start().strip_prefix(command));
            let words = shell_words(lines.next().unwrap_or_else(|| panic!("{report}")));
            assert_eq!(words[0], "rnw");
            let mut typed = home.other(program());
            typed.args(&words[1..]);
            let run = run(typed, "");
            assert!(
                run.code == 0 && run.out.contains(says),
                "{words:?}: {}{}",
                run.out,
                run.err
            );
        }
    }
}
