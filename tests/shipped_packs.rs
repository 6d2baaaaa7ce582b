//! The shipped packs that extend a game: they are sound, explained in words, and playable to the end.

use crate::common::{Home, ROOT};
use rnw_cli::Catalogue;
use rnw_packs::{Files, Source};
use roll_and_write::symbol::Plugins;

/// Each pack with texts in the log that prove the effect of its symbols.
const PACKS: [(&str, &[&str]); 2] = [
    (
        "pearl-lagoon",
        &[
            "pearl,",
            "gets 1 bonus cell next to the symbol",
            "turtle on",
            " turtle eggs\n",
            "chooses 1 for wreck: dive into the hold",
            "from the hold of the wreck",
        ],
    ),
    (
        "jungle-temple",
        &[
            "gets 1 bonus cell in the column of the symbol",
            "chooses 1 for idol: take gold and a skull",
            "copies",
            "chest on",
            "has used up chest",
        ],
    ),
];

#[test]
fn nothing_is_doubtful_about_them() {
    let home = Home::new();
    for (pack, _) in PACKS {
        let checked = |place: &str| {
            let run = home.run(&format!("content check {place}"));
            assert_eq!((run.code, run.err.as_str()), (0, ""), "{place}");
            run.out.trim().rsplit(' ').next().map(str::to_owned)
        };
        // The embedded pack equals the folder, with its modules.
        let folder = format!("{ROOT}/content/{pack}");
        assert_eq!(checked(pack), checked(&folder), "{pack}");
    }
}

#[test]
fn every_symbol_has_a_name_a_line_of_help_and_an_explanation() {
    let home = Home::new();
    for (pack, _) in PACKS {
        let text = home.out(&format!("symbols explain --content {pack}"));
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            assert!(!line.contains("{ $"), "{pack}: {line}");
            if !line.starts_with(' ') {
                let help = lines.peek().unwrap_or(&"");
                let is_help = help.starts_with("  ") && !help.starts_with("  -");
                assert!(is_help, "{pack} has no help for {line}");
            }
        }
    }
}

#[test]
fn they_are_played_to_the_end_by_any_number_of_seats_and_their_records_verify() {
    let home = Home::new();
    for (pack, _) in PACKS {
        for seats in 1..=4 {
            for seed in 0..3 {
                let players = ["random"; 4][..seats].join(",");
                let file = format!("{pack}-{seats}-{seed}.jsonl");
                home.out(&format!(
                    "play --content {pack} --players {players} --seed {seed} --record {file}"
                ));
                let verified = home.out(&format!("verify {file} --content {pack}"));
                assert!(verified.contains("complete"), "{verified}");
            }
        }
    }
}

#[test]
fn every_symbol_takes_effect_in_a_good_share_of_games() {
    const GAMES: usize = 12;
    let home = Home::new();
    for (pack, signs) in PACKS {
        let play = |seed| {
            home.out(&format!(
                "play --content {pack} --players greedy,random,greedy --seed {seed}"
            ))
        };
        let games: Vec<String> = (0..GAMES).map(play).collect();
        for sign in signs {
            let found = games.iter().filter(|text| text.contains(sign)).count();
            assert!(2 * found >= GAMES, "{pack}: {sign:?} in {found} of {GAMES}");
        }
    }
}

#[test]
fn greedy_beats_random() {
    let home = Home::new();
    for (pack, _) in PACKS {
        let report = home.json(&format!(
            "simulate --content {pack} --players greedy,random --games 40 --seed 1 --format json"
        ));
        let mean = |seat: usize| report["seats"][seat]["mean"].as_f64().unwrap();
        assert!(mean(0) > 1.5 * mean(1), "{pack}: {report}");
    }
}

/// The pairs of symbols of a pack whose declared order is wrong.
fn orders_that_matter(files: &Files, plugins: &Plugins) -> Vec<(String, String)> {
    let game = files.layers().last().unwrap().get("game.json").unwrap();
    if game.text.contains(r#""game": "pyramids""#) {
        let rules = rnw_pyramids::load_with(files, [], 2, plugins).unwrap();
        rules.orders_that_matter()
    } else {
        let rules = rnw_silver_and_gold::load_with(files, [], 2, plugins).unwrap();
        rules.orders_that_matter()
    }
}

#[test]
fn symbols_that_are_declared_free_fire_in_any_order() {
    let catalogue = Catalogue::stock();
    for pack in catalogue.packs() {
        let base = match pack.name {
            "nuggets" | "lamplighters" => continue,
            "pearl-lagoon" => Some(rnw_silver_and_gold::shipped()),
            "jungle-temple" => Some(rnw_pyramids::shipped()),
            _ => None,
        };
        let own = (pack.files)();
        let files = match base {
            Some(base) => own.extending(base),
            None => own,
        };
        let found = orders_that_matter(&files, catalogue.plugins());
        assert_eq!(found, [], "{}", pack.name);
    }
}

#[test]
fn a_symbol_that_is_wrongly_declared_free_is_found() {
    let wrong = |source: &Source| Source {
        text: source
            .text
            .replace(r#""order": "matters""#, r#""order": "free""#),
        ..source.clone()
    };
    let files = rnw_pyramids::shipped()
        .sources()
        .iter()
        .map(wrong)
        .collect();
    let pair = ("potion".to_owned(), "skull".to_owned());
    let found = orders_that_matter(&Files::new(files), &Plugins::default());
    assert_eq!(
        found,
        [pair],
        "a potion takes back what a skull has crossed off"
    );
}
