//! A lock that other seats feel too early: a bug that is rare on printed cards, and the small game that shows it.

use proptest::strategy::{Strategy, ValueTree};
use rnw_flip::State;
use rnw_packs::{Files, Source};
use rnw_testkit::strategies::{choices, seeded};
use rnw_testkit::{
    CheckConfig, Failed, Flaw, Flawed, Playthrough, Setup, Shows, Subject, TestPack, check, law,
    shrink,
};
use roll_and_write::symbol::SymbolId;
use roll_and_write::{Ruleset, Seat};

/// Two cards of Silver & Gold with one lock each.
fn pack() -> Files {
    let game = r#"{ "extends": "silver-and-gold", "title": "Locks" }"#;
    let cards = r#"{ "cards": [
        { "name": "P01", "color": "purple", "seal": "orange", "grid": ["~.x.", "x..l", "...x", "~..."] },
        { "name": "P02", "color": "purple", "seal": "green", "grid": [".x..", "~..x", "~l..", "x..."] }
    ] }"#;
    let symbols = r#"{ "symbols": [
        { "name": "lock", "char": "l", "glyph": "⌂", "on": "mark", "priority": 3, "order": "free",
          "program": [{ "advance": { "track": "coins" } }] }
    ] }"#;
    let files = [
        ("game.json", game),
        ("cards.json", cards),
        ("symbols.json", symbols),
    ];
    Files::embedded("locks", &files).extending(rnw_silver_and_gold::shipped())
}

/// Once a seat has marked a lock on both of its boards, the others feel it, although not all seats have marked.
#[derive(Debug)]
struct Felt(SymbolId);

impl Felt {
    fn has_locked(&self, rules: &rnw_silver_and_gold::Rules, state: &State, seat: Seat) -> bool {
        let boards = state.boards(seat).into_iter().zip(state.marked(seat));
        boards
            .filter_map(|(card, marked)| Some((card?, marked)))
            .filter(|(card, marked)| {
                let is_lock = |cell: &_| rules.pack().symbol_at(*card, *cell) == Some(self.0);
                marked.iter().any(|cell| is_lock(&cell))
            })
            .count()
            == 2
    }
}

impl Flaw<rnw_silver_and_gold::Rules> for Felt {
    fn leaks(&self, rules: &rnw_silver_and_gold::Rules, state: &State, seat: Seat) -> String {
        let others = Seat::all(rules.seats()).filter(|other| *other != seat);
        let locked = others.filter(|other| self.has_locked(rules, state, *other));
        format!("{:?}", locked.collect::<Vec<_>>())
    }
}

/// Silver & Gold in which a lock is felt too early.
pub(crate) fn felt_too_soon() -> Subject {
    let game = Subject::new("silver-and-gold", 1..=4, |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        let rules = rnw_silver_and_gold::load(files, options, setup.seats)?;
        let lock = rules.pack().symbols().find("lock");
        let lock = lock.ok_or("the pack has no lock")?;
        Ok(Flawed::new(rules, Felt(lock)))
    });
    game.options(rnw_silver_and_gold::OPTIONS)
        .pack("locks", pack())
}

fn run(seed: u64, first: u32, games: u32) -> Result<rnw_testkit::ReachedCounts, Failed> {
    let config = CheckConfig {
        games,
        seed,
        first,
        laws: law("notices").into_iter().collect(),
        ..CheckConfig::default()
    };
    check(&felt_too_soon(), &config, |_| {})
}

/// The smallest game has two seats, and the turns in which a seat marks two locks.
#[test]
fn a_lock_that_is_felt_too_soon_is_found_in_forty_games_and_made_short() {
    for seed in 1..=3 {
        let broken = run(seed, 0, 40).unwrap_err().broken().unwrap();
        assert_eq!(broken.law.name, "notices", "{broken}");
        assert_eq!(broken.playthrough.setup.seats, 2);
        assert!(broken.playthrough.len() <= 20, "seed {seed}: {broken}");
    }
}

/// Every fourth game is random with the printed cards. Forty of these games alone miss the bug.
#[test]
fn forty_games_at_random_with_the_printed_cards_miss_it() {
    for number in (0..160).step_by(4) {
        let played = run(1, number, 1);
        assert!(played.is_ok(), "game {number}: {}", played.unwrap_err());
    }
}

/// A whole game that shows the bug late, such as a record from somebody else. Other deals show it sooner, and
/// unimportant turns are removed.
#[test]
fn a_long_game_with_a_felt_lock_is_made_short() {
    let (game, broken) = (felt_too_soon(), Shows::Broken(law("notices").unwrap()));
    // A lock on every card: a plain cell in the last row of each card becomes a lock.
    let base = rnw_silver_and_gold::shipped();
    let locked = |source: &Source| Source {
        text: source
            .text
            .replace("x...\"", "x..l\"")
            .replace("...x\"", "l..x\""),
        ..source.clone()
    };
    let base = Files::new(base.sources().iter().map(locked).collect());
    let pack = TestPack {
        name: Some("locks".to_owned()),
        files: Files::new(pack().sources().to_vec()).extending(base),
    };
    let late = (0..500).find_map(|seed| {
        let setup = Setup {
            seats: 3,
            options: Vec::new(),
            pack: pack.clone(),
            seed,
        };
        let picks = choices(600).new_tree(&mut seeded(seed)).unwrap().current();
        let playthrough = Playthrough::drawn(&game, &setup, &picks).unwrap();
        let wrong = broken.find(&game, &playthrough)?;
        (wrong.step >= 100).then_some(playthrough)
    });
    let playthrough = late.expect("a game shows it late");
    let least = shrink(&game, playthrough, broken, false).unwrap();
    assert!(
        least.playthrough.len() <= 24,
        "{}",
        least.playthrough.record()
    );
}
