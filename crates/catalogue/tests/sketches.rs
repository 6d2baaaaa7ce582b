//! The sketches under the laws, and played by bots. The rest of their tests are those of the command that has them.

extern crate rnw_catalogue as rnw_cli;

#[path = "../../cli/examples/sketches/cascade.rs"]
mod cascade;
#[path = "../../cli/examples/sketches/moorings.rs"]
mod moorings;
#[path = "../../cli/examples/sketches/polder.rs"]
mod polder;
#[path = "../../cli/examples/sketches/ropeways.rs"]
mod ropeways;
#[path = "../../cli/examples/sketches/towpaths.rs"]
mod towpaths;

use rnw_bots::arena::ResultOnly;
use rnw_bots::{Entrant, Spec};
use rnw_cli::{Catalogue, GameEntry};
use rnw_session::DealId;
use roll_and_write::Seat;
use roll_and_write::symbol::Plugins;

/// A sketch, and how it is tested.
struct Sketch {
    entry: GameEntry,
    /// How many random games are held to the laws: fewer where a seat has many moves.
    games: u32,
    /// A bot that plays it clearly better than chance, at a table of two.
    strong: &'static str,
}

const fn sketch(entry: GameEntry, games: u32, strong: &'static str) -> Sketch {
    Sketch {
        entry,
        games,
        strong,
    }
}

const SKETCHES: &[Sketch] = &[
    sketch(cascade::ENTRY, 12, "greedy"),
    sketch(moorings::ENTRY, 12, "mcts:iterations=60"),
    sketch(polder::ENTRY, 1, "greedy"),
    sketch(ropeways::ENTRY, 4, "greedy"),
    sketch(towpaths::ENTRY, 12, "mcts:iterations=60"),
];

/// Whether tests that take samples must try everything.
fn is_whole() -> bool {
    std::env::var_os("RNW_TEST_WHOLE").is_some()
}

/// Calls a test for every sketch, in parallel.
fn for_each_sketch(test: impl Fn(&Sketch) + Sync) {
    std::thread::scope(|scope| {
        for sketch in SKETCHES {
            scope.spawn(|| test(sketch));
        }
    });
}

#[test]
fn every_sketch_holds_all_laws() {
    for_each_sketch(|Sketch { entry, games, .. }| {
        let games = if is_whole() {
            *games
        } else {
            games.div_ceil(5)
        };
        let catalogue = Catalogue::stock().with(*entry);
        let subject = rnw_cli::subject(&catalogue, entry).pack(entry.name, (entry.shipped)());
        let config = rnw_testkit::CheckConfig::from_env().games(games);
        let reached = rnw_testkit::check(&subject, &config, |_| {});
        let reached = reached.unwrap_or_else(|broken| panic!("{}: {broken}", entry.name));
        let all = u64::from(games);
        assert_eq!((reached.games, reached.ended), (all, all), "{}", entry.name);
    });
}

#[test]
fn bots_play_every_sketch_better_than_chance() {
    let games = if is_whole() { 20 } else { 6 };
    for_each_sketch(|Sketch { entry, strong, .. }| {
        let files = (entry.shipped)();
        let loaded = entry.open(&files, &[], 2, &Plugins::default()).unwrap();
        let specs = [strong.parse().unwrap(), Spec::Random].map(Entrant::Ours);
        let mut arena = loaded.arena::<ResultOnly>(&specs);
        let mut won = |game: u64| {
            // Each deal is played twice, with exchanged seats.
            let first = (game % 2) as usize;
            let result = arena(&[first, 1 - first], DealId::new(5, game / 2)).0;
            result.places[Seat::new(first)] == 1 && result.winning_teams == 1
        };
        let wins = (0..games).filter(|game| won(*game)).count() as u64;
        assert!(
            wins >= games * 17 / 20,
            "{}: {strong} wins {wins} of {games}",
            entry.name
        );
    });
}
