//! The shipped packs that extend a game: they are sound, explained in words, and playable to the end.

use crate::common::{Home, ROOT};

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
                "play --content {pack} --players random,random,random,greedy --seed {seed}"
            ))
        };
        let games: Vec<String> = (0..GAMES).map(play).collect();
        for sign in signs {
            let found = games.iter().filter(|text| text.contains(sign)).count();
            assert!(2 * found >= GAMES, "{pack}: {sign:?} in {found} of {GAMES}");
        }
    }
}
