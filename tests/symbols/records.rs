//! Whole games with random symbols through the command: bots, records, undo, and replays for one seat.

use crate::common::{Home, came_to, is_whole, joined, lines, same};
use proptest::strategy::{Strategy, ValueTree};
use rnw_packs::Files;
use rnw_testkit::strategies::{pack, seeded};
use std::collections::BTreeSet;
use std::fs;

/// A game and its shipped pack.
type Shipped = (&'static str, fn() -> Files);

const GAMES: [Shipped; 2] = [
    ("silver-and-gold", rnw_silver_and_gold::shipped),
    ("pyramids", rnw_pyramids::shipped),
];

/// The packs of each game; unless all are wanted, so many.
const PACKS: u64 = 6;
const SAMPLED: u64 = 2;

/// Calls the test with homes that have a random pack in the folder `pack`.
fn for_each_pack(test: impl Fn(&Home, &str, u64)) {
    for (game, shipped) in GAMES {
        for seed in 0..if is_whole() { PACKS } else { SAMPLED } {
            let home = Home::new();
            let drawn = pack(&shipped()).new_tree(&mut seeded(seed)).unwrap();
            let folder = home.path("pack");
            fs::create_dir(&folder).unwrap();
            let extends = format!(r#"{{ "extends": "{game}" }}"#);
            fs::write(folder.join("game.json"), extends).unwrap();
            for source in drawn.current().files().sources() {
                fs::write(folder.join(&source.name), &source.text).unwrap();
            }
            test(&home, game, seed);
        }
    }
}

#[test]
fn a_record_with_random_symbols_is_verified_cut_and_resumed() {
    for_each_pack(|home, game, seed| {
        let players = "--players greedy,random,greedy --content pack";
        let out = home.out(&format!(
            "play {game} {players} --seed {seed} --record game.jsonl"
        ));
        let record = lines(&home.read("game.jsonl"));
        let verified = home.out("verify game.jsonl --content pack");
        assert!(
            verified.contains("complete"),
            "{game}, pack {seed}: {verified}"
        );
        let step = record.len() / 12 + 1;
        for cut in (1..record.len()).step_by(step) {
            home.write("cut.jsonl", joined(&record[..cut]));
            let resumed = home.out("play --resume cut.jsonl --content pack");
            let what = format!("{game}, pack {seed}, cut at {cut}");
            assert_eq!(came_to(&resumed), came_to(&out), "{what}");
            same(&home.read("cut.jsonl"), &joined(&record), &what);
        }
    });
}

#[test]
fn taking_back_and_making_again_changes_nothing_with_random_symbols() {
    for_each_pack(|home, game, seed| {
        let play = |record: &str, input: &str| {
            let players = "--players me,greedy --content pack";
            let args = format!("play {game} {players} --seed {seed} --record {record}");
            let run = home.type_into(&args, &input.repeat(600));
            assert_eq!(run.code, 0, "{game}, pack {seed}: {}", run.err);
            came_to(&run.out)
        };
        let at_once = play("one.jsonl", "1\n");
        assert_eq!(
            play("other.jsonl", "1\nundo\nredo\n"),
            at_once,
            "{game}, pack {seed}"
        );
        let verified = home.out("verify other.jsonl --content pack");
        assert!(
            verified.contains("complete"),
            "{game}, pack {seed}: {verified}"
        );
    });
}

/// While a turn is open, a seat sees neither the marks of the other seat nor the effects of its symbols.
#[test]
fn replay_as_a_seat_knows_nothing_of_the_other_symbols_of_an_open_turn() {
    for_each_pack(|home, game, seed| {
        // The seat that marks first has few moves in some deals.
        let mut deals = (4..24).map(|deal| marked_alone(home, game, deal));
        let many = deals.find(|(_, records)| records.len() > 5);
        let (seen, _) = many.unwrap_or_else(|| panic!("{game}, pack {seed}: the marks differ"));
        assert_eq!(seen.len(), 1, "{game}, pack {seed}");
    });
}

/// Plays the first turn of a deal until one seat has marked, once for each of its first moves.
/// Returns what a replay shows to the other seat, and the records.
fn marked_alone(home: &Home, game: &str, deal: u64) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut seen, mut records) = (BTreeSet::new(), BTreeSet::new());
    for mark in 1..=10 {
        let args = format!(
            "play {game} --content pack --players me,me --seed {deal} --record game.jsonl --force"
        );
        home.type_into(&args, &format!("1\n1\n{mark}\nquit\n"));
        let record = home.read("game.jsonl");
        let last = record
            .lines()
            .rev()
            .find(|line| line.contains(r#""line":"move""#));
        let own = if last.unwrap().contains(r#""seat":1"#) {
            1
        } else {
            2
        };
        seen.insert(home.out(&format!(
            "replay game.jsonl --content pack --as {}",
            3 - own
        )));
        records.insert(record);
    }
    (seen, records)
}
