//! The sketches: small games of mechanisms that are hard for an engine, each in one file of fewer than 200 lines.
//!
//! The table has a row for each. All are held to the laws, played by bots, and translated. The clauses of each are
//! tested in its own module.

mod cascade_clauses;
mod moorings_clauses;
mod play;
mod polder_clauses;
mod ropeways_clauses;
mod towpaths_clauses;

#[path = "../crates/cli/examples/sketches/cascade.rs"]
mod cascade;
#[path = "../crates/cli/examples/sketches/moorings.rs"]
mod moorings;
#[path = "../crates/cli/examples/sketches/polder.rs"]
mod polder;
#[path = "../crates/cli/examples/sketches/ropeways.rs"]
mod ropeways;
#[path = "../crates/cli/examples/sketches/towpaths.rs"]
mod towpaths;

use crate::common::{Home, ROOT, example, run};
use play::Play;
use rand::SeedableRng;
use rnw_cli::GameEntry;
use roll_and_write::{Awaiting, Message, MoveId, Seat};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// A sketch, and how it is tested.
struct Sketch {
    entry: GameEntry,
    /// Lines typed against a greedy bot in the deal of seed 7, and a line that is drawn then.
    typed: &'static str,
    drawn: &'static str,
}

const SKETCHES: &[Sketch] = &[
    // One line for each.
    cascade_clauses::SKETCH,
    moorings_clauses::SKETCH,
    polder_clauses::SKETCH,
    ropeways_clauses::SKETCH,
    towpaths_clauses::SKETCH,
];

fn source(file: &str) -> String {
    fs::read_to_string(format!("{ROOT}/crates/cli/examples/sketches/{file}")).unwrap()
}

#[test]
fn a_sketch_is_short_and_says_what_it_is_and_what_was_free() {
    let main = source("main.rs");
    assert_eq!(main.matches(".with(").count(), SKETCHES.len(), "{main}");
    for Sketch { entry, .. } in SKETCHES {
        let name = entry.name;
        assert!(main.contains(&format!(".with({name}::ENTRY)")), "{name}");
        let text = source(&format!("{name}.rs"));
        let lines = text.lines().count();
        assert!(lines < 200, "{name}: {lines} lines");
        let head = text.lines().map_while(|line| line.strip_prefix("//!"));
        let head = head.collect::<String>();
        for said in ["The wall: ", "For free from the core: "] {
            assert!(head.contains(said), "{name} does not say {said:?}: {head}");
        }
    }
}

/// The `rnw` of the sketches plays them, and draws what the walls were about.
#[test]
fn every_sketch_is_drawn_by_its_own_rnw() {
    for sketch in SKETCHES {
        let (home, name) = (Home::new(), sketch.entry.name);
        let mut command = Command::new(example("cli", "sketches"));
        let args = ["play", name, "--players", "me,greedy", "--seed", "7"];
        command.args(args).envs(home.environment());
        let played = run(command, &format!("{}\nquit\n", sketch.typed));
        assert_eq!(played.code, 0, "{name}: {}", played.err);
        let is_drawn = played.out.lines().any(|line| line.trim() == sketch.drawn);
        assert!(is_drawn, "{name}: {}", played.out);
    }
}

/// Everything that is said in a game has English words, and every refusal cites a clause of the rules.
#[test]
fn every_sketch_speaks_english_and_cites_its_rules() {
    for Sketch { entry, .. } in SKETCHES {
        let mut play = Play::open(entry, 2);
        let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(7);
        let mut clauses = BTreeSet::new();
        loop {
            let notices = match play.game.awaiting(&play.state) {
                Awaiting::Over => break,
                Awaiting::Chance(draw) => {
                    let outcome = draw.sample(&mut chance);
                    play.game.deal(&mut play.state, outcome).unwrap()
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = play.game.view(&play.state, seat);
                    play.english(&play.game.picture(&view).owed.unwrap());
                    for id in (0..play.game.ids()).map(MoveId) {
                        if let Err(refusal) = play.game.check(&play.state, seat, id) {
                            clauses.insert(refusal.clause.0);
                            play.english(&refusal.reason);
                        }
                    }
                    let moves = play.game.moves(&play.state, seat);
                    let at = rand::RngExt::random_range(&mut chance, 0..moves.len());
                    play.game.apply(&mut play.state, moves[at])
                }
            };
            for notice in &notices {
                play.english(&notice.message);
            }
        }
        for line in play.game.score(&play.state, Seat::new(0)).lines() {
            play.english(&play.game.score_message(line));
        }
        let view = play.game.view(&play.state, Seat::new(0));
        for track in play
            .game
            .picture(&view)
            .places
            .iter()
            .flat_map(|place| &place.tracks)
        {
            let name = Message::new("target-move").word("move", track.name.clone());
            assert_ne!(play.words.translate(&name, &|_| String::new()), track.name);
        }
        assert!(clauses.len() >= 2, "{}: {clauses:?}", entry.name);
        let unknown = clauses
            .iter()
            .find(|clause| !entry.rules.contains(&format!("[{clause}]")));
        assert_eq!(unknown, None, "{} does not have the clause", entry.name);
    }
}
