//! Random games, their tables, and properties of all games.

use super::letter::Letter;
use super::table::{SmallPack, files, pack, set_up};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_nuggets::board::{Edges, REGION_MIN};
use rnw_nuggets::{Event, Move, Rules, State, load, shipped};
use rnw_packs::Files;
pub(crate) use rnw_testkit::RandomStep;
use roll_and_write::{Awaiting, Notation, Points, Presentation, Ruleset, Seat};
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

/// The number of games at each table, for cheap checks.
const GAMES: u64 = 90;
/// A number of steps that no game reaches.
const STEPS_MAX: usize = 1000;

/// Plays a game to its end. `look` receives every step: the state before, the step, the state after, and the
/// events. The seed also sets how often seats pass and how eagerly they build. Otherwise all legal moves are
/// equally likely.
pub(crate) fn play(
    rules: &Rules,
    seed: u64,
    mut look: impl FnMut(&State, RandomStep<Move>, &State, &[Event]),
) -> State {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let passes = [0, 2, 12][(seed % 3) as usize];
    let builds = [0, 40, 95][(seed / 3 % 3) as usize];
    let mut state = rules.start();
    for _ in 0..STEPS_MAX {
        let (before, mut events) = (state, Vec::new());
        let step = match rules.awaiting(&state) {
            Awaiting::Over => return state,
            Awaiting::Chance(chance) => {
                let item = chance.sample(&mut rng);
                rules.deal(&mut state, item, &mut events);
                RandomStep::Dealt(item)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let (mut chosen, _) = rules
                    .random_move(&state, seat, &mut rng)
                    .expect("an awaited seat has a move");
                let fences = fences_open(rules, &state);
                if rng.random_range(0..100) < builds && !fences.is_empty() {
                    let pick = rng.random_range(0..fences.len());
                    let fence = Move::Fence(fences.nth(pick).unwrap());
                    chosen = rules.check(&state, seat, fence).unwrap();
                }
                let passing = rng.random_range(0..100) < passes;
                if let Some(pass) = passing.then(|| rules.check(&state, seat, Move::Pass)) {
                    chosen = pass.unwrap_or(chosen);
                }
                rules.apply(&mut state, chosen, &mut events);
                RandomStep::Made(seat, chosen.mv())
            }
        };
        look(&before, step, &state, &events);
    }
    panic!("the game does not end");
}

/// The lines that can take the next fence.
fn fences_open(rules: &Rules, state: &State) -> Edges {
    match state.fences_left() {
        0 => Edges::EMPTY,
        _ => rules.board_of(state).legal_fences(),
    }
}

/// The first seat of each team.
fn teams(rules: &Rules) -> impl Iterator<Item = Seat> {
    let teams = if rules.has_teams() { 2 } else { rules.seats() };
    Seat::all(teams)
}

/// Boards of other shapes: rows of one and two, a small board and the largest, with few and many fences.
pub(crate) fn small_packs() -> Vec<Files> {
    [
        pack(1, 12, 9, "a1=3 f1=7 l1=5").chips(&[1, 2]),
        pack(2, 26, 20, "a1=9 m2=7 z1=4").chips(&[4, 1, 0, 0, 2]),
        pack(8, 8, 60, "a1=1 b2=2 c3=3 d4=4 e5=5 f6=6 g7=7 h8=8").chips(&[5, 2, 0, 0, 0, 0, 1]),
        pack(3, 3, 1, "b2=9").chips(&[2, 1]),
        pack(2, 2, 0, "a1=5").chips(&[2]),
        pack(16, 4, 7, "a1=6 d16=6").chips(&[3, 3]),
    ]
    .iter()
    .map(SmallPack::files)
    .collect()
}

/// Tables of every size with many combinations of options.
pub(crate) fn tables() -> Vec<Rules> {
    let mut tables = Vec::new();
    for seats in 2..=4 {
        tables.push(load(&shipped(), [], seats).unwrap());
        tables.push(load(&shipped(), [("preset", "armadora")], seats).unwrap());
        for mixture in 0..12 {
            let of =
                |values: &[&'static str], shift: usize| values[(mixture >> shift) % values.len()];
            let options = [
                ("layout", ["fixed", "random", "custom"][mixture % 3]),
                ("first", ["random", "2"][mixture % 2]),
                ("fences", of(&["two", "one-or-two"], 0)),
                ("tie", of(&["shared", "piles"], 1)),
                (
                    "split",
                    ["exact", "floor-deposit", "floor-region"][mixture / 4],
                ),
                ("end", of(&["all-out", "no-chips"], 2)),
                ("count", of(&["yield", "deposits"], 3)),
                ("peek", of(&["allowed", "forbidden"], 1)),
            ];
            tables.push(load(&shipped(), options, seats).unwrap());
        }
        for (index, files) in small_packs().iter().enumerate() {
            tables.push(load(files, [], seats).unwrap());
            let split = ["floor-deposit", "floor-region"][index % 2];
            let end = ["all-out", "no-chips"][index / 2 % 2];
            let options = [
                ("fences", "one-or-two"),
                ("tie", "piles"),
                ("split", split),
                ("end", end),
            ];
            tables.push(load(files, options, seats).unwrap());
        }
    }
    tables
}

/// The legal moves of a seat, as text.
pub(crate) fn listed(rules: &Rules, state: &State, seat: Seat) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    let _ = rules.for_each_move(state, seat, |mv| {
        assert!(moves.insert(rules.print_move(mv.mv())), "each move once");
        ControlFlow::<()>::Continue(())
    });
    moves
}

/// Whether the setup is complete.
fn plays(rules: &Rules, state: &State) -> bool {
    !matches!(rules.awaiting(state), Awaiting::Chance(_))
}

#[test]
fn ng_7_to_ng_17_random_games_follow_the_rules_to_the_letter() {
    // Unless all are wanted, a few games at each table.
    let whole = std::env::var_os("RNW_TEST_WHOLE").is_some();
    let games = if whole { 9 } else { 3 };
    for rules in tables() {
        for seed in 0..games {
            let mut letter: Option<Letter> = None;
            let end = play(&rules, seed, |before, step, after, _| {
                if let RandomStep::Made(seat, mv) = step {
                    let letter = letter.get_or_insert_with(|| Letter::new(&rules, before));
                    assert_eq!(letter.in_turn, seat.index());
                    assert_eq!(listed(&rules, before, seat), letter.moves());
                    letter.make(&rules.print_move(mv));
                    assert_eq!(
                        after.is_over(),
                        letter.over,
                        "after {:?}",
                        rules.print_move(mv)
                    );
                }
            });
            let letter = letter.unwrap();
            let standings = rules.standings(&end);
            for seat in Seat::all(rules.seats()) {
                assert_eq!(rules.score(&end, seat).total(), letter.total(seat.index()));
                let ranking_key = rules.ranking_key(&end, seat);
                assert_eq!(ranking_key.values()[0], letter.total(seat.index()));
            }
            let places: Vec<usize> = Seat::all(rules.seats())
                .map(|seat| standings.place(seat))
                .collect();
            assert_eq!(places, letter.standing());
            if rules.info().parts == 6 {
                let total: Points = teams(&rules)
                    .map(|team| rules.score(&end, team).total())
                    .sum();
                assert_eq!(total, 6 * letter.claimed(), "exact shares lose nothing");
            }
        }
    }
}

#[test]
fn ng_8_to_ng_11_what_holds_after_every_step() {
    for rules in tables() {
        let start = rules.start();
        for seed in 0..GAMES {
            play(&rules, seed, |before, step, after, _| {
                let board = rules.board_of(after);
                assert!(board.regions().all(|region| region.len() >= REGION_MIN));
                let built = after.fences().len();
                assert_eq!(
                    built + u32::from(after.fences_left()),
                    u32::from(rules.facts().fences)
                );
                assert_eq!(after.fences().without(board.lines()).len(), 0);
                assert_eq!(
                    before.fences().without(after.fences()).len(),
                    0,
                    "fences stay"
                );
                assert!(after.occupied().is_disjoint(after.deposits()));
                let mut laid = 0;
                for seat in Seat::all(rules.seats()) {
                    assert!(
                        before.chips(seat).is_subset(after.chips(seat)),
                        "chips stay"
                    );
                    laid += after.chips(seat).len();
                    let mut all = after.left(seat);
                    for cell in after.chips(seat) {
                        all[usize::from(after.value(cell)) - 1] += 1;
                        let earlier = before.value(cell);
                        assert!(earlier == 0 || earlier == after.value(cell));
                    }
                    assert_eq!(all, start.left(seat), "no chip is lost or found");
                    assert!(before.playing().contains(seat) || !after.playing().contains(seat));
                }
                assert_eq!(laid, after.occupied().len(), "one chip a cell");
                if let RandomStep::Made(seat, _) = step {
                    assert!(before.playing().contains(seat), "who is out is skipped");
                }
                if plays(&rules, after) {
                    assert_eq!(after.deposits().len() as usize, rules.yields().len());
                }
            });
        }
    }
}

#[test]
fn ng_12_no_game_is_longer_than_its_bound() {
    let mut longest = 0;
    for rules in tables() {
        let fences = u32::from(rules.facts().fences);
        let one_is_enough = ("fences", "one-or-two".to_owned());
        let fence_turns_max = if rules.info().options.contains(&one_is_enough) {
            fences
        } else {
            fences.div_ceil(2)
        };
        let cells = rules.facts().frame.cells().len() - rules.yields().len() as u32;
        for seed in 0..GAMES {
            let (mut chips, mut fences, mut passes) = (0, 0, 0);
            let end = play(&rules, seed, |before, step, after, _| {
                if let RandomStep::Made(_, mv) = step {
                    let ended = rules.turn(after) > rules.turn(before) || after.is_over();
                    match mv {
                        Move::Chip { .. } => chips += 1,
                        Move::Fence(_) | Move::Done => fences += u32::from(ended),
                        Move::Pass => passes += 1,
                    }
                }
            });
            assert!(chips <= cells && fences <= fence_turns_max && passes <= rules.seats());
            assert_eq!(rules.turn(&end), chips + fences + passes as u32);
            longest = longest.max(rules.turn(&end));
        }
    }
    assert!(longest >= 50, "games of all lengths are played: {longest}");
}

#[test]
fn ng_14_to_ng_16_scores_add_up() {
    for rules in tables() {
        for seed in 0..GAMES {
            let mut scored: Vec<Event> = Vec::new();
            let end = play(&rules, seed, |_, _, _, events| {
                scored.extend(
                    events
                        .iter()
                        .filter(|event| matches!(event, Event::Scored { .. })),
                );
            });
            let mut paid = [0; 4];
            for event in &scored {
                let Event::Scored {
                    r#yield,
                    shares,
                    sums,
                    ..
                } = event
                else {
                    continue;
                };
                let all: Points = teams(&rules).map(|team| shares[team]).sum();
                assert!(all <= *r#yield, "a region pays no more than it has");
                let claimed = teams(&rules).any(|team| sums[team] > 0);
                if rules.info().parts == 6 {
                    assert_eq!(all, if claimed { *r#yield } else { 0 });
                }
                for team in teams(&rules) {
                    paid[team.index()] += shares[team];
                }
            }
            for seat in Seat::all(rules.seats()) {
                let score = rules.score(&end, seat);
                let lines: Points = score.lines().iter().map(|line| line.points).sum();
                assert_eq!(lines, score.total());
                assert!(score.lines().iter().all(|line| line.points > 0));
                assert_eq!(
                    score.total(),
                    paid[rules.info().teams[seat]],
                    "as it was told"
                );
                if rules.has_teams() {
                    assert_eq!(score, rules.score(&end, seat.clockwise(2, 4)));
                }
            }
            let standings = rules.standings(&end);
            let best = Seat::all(rules.seats())
                .max_by_key(|seat| rules.ranking_key(&end, *seat))
                .unwrap();
            assert!(standings.winners().any(|winner| winner == best));
            let teams: BTreeSet<usize> = standings
                .winners()
                .map(|seat| rules.info().teams[seat])
                .collect();
            assert_eq!(standings.winning_teams(), teams.len());
        }
    }
}

#[test]
fn states_are_equal_if_and_only_if_their_texts_are() {
    for rules in tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        let mut known: HashMap<String, State> = HashMap::new();
        let mut meet = |state: &State| {
            let text = rules.describe(state);
            let other = known.entry(text).or_insert(*state);
            assert_eq!(other, state);
        };
        for seed in 0..4 {
            play(&rules, seed, |_, _, after, _| {
                meet(after);
                // States that differ only in hidden values.
                for seat in Seat::all(rules.seats()) {
                    meet(&rules.determinize(&rules.view(after, seat), &mut rng));
                }
            });
        }
    }
}

#[test]
fn states_that_differ_in_one_thing_have_other_texts() {
    let text = r#"{ "game": "nuggets", "title": "Two fives", "board": { "rows": 2, "cols": 4, "fences": 5 },
  "yields": { "nuggets": [5, 5], "armadora": [5, 5] }, "fixed": ["a1", "b1"],
  "chips": [{ "players": 2, "values": [2, 2] }] }"#;
    let start = set_up(load(&files(text), [("first", "1")], 2).unwrap());
    let after = |script: &str| {
        let mut table = start.clone();
        let (cells, moves) = script.split_once(" | ").unwrap();
        table.deal(cells);
        table.script(moves);
        table.rules.describe(&table.state)
    };
    let scripts = [
        "a1 b1 | 1 chip 1 c1",
        "b1 a1 | 1 chip 1 c1",
        "a1 b1 | 1 chip 2 c1",
        "a1 b1 | 1 chip 1 d1",
        "a1 b1 | 1 chip 1 c1 / 2 chip 1 d1",
        "a1 b1 | 1 chip 1 d1 / 2 chip 1 c1",
        "a1 b1 | 1 pass",
        "a1 b1 | 1 fence b1 c1",
        "a1 b1 | 1 fence b1 b2",
        "a1 b1 | 1 fence b1 c1 / 1 fence b2 c2",
        "a1 b1 | 1 fence b1 c1 / 1 fence b2 c2 / 2 chip 1 c1",
        "a1 b1 | 1 chip 1 d1 / 2 pass",
        "a1 b1 | 1 chip 1 d1 / 2 pass / 1 pass",
    ];
    let texts: BTreeSet<String> = scripts.iter().map(|script| after(script)).collect();
    assert_eq!(texts.len(), scripts.len());
    assert_eq!(after(scripts[0]), after(scripts[0]));
}
