//! Dice, draws by weights and eight seats, with a toy game: records, undo, share codes, laws, search and the solver.

mod pips;

use crate::adding_a_game::columns::ENTRY;
use pips::Pips;
use rnw_bots::analysis::{RecordedGame, hindsight, judge};
use rnw_bots::exact::{Exact, NotSolved};
use rnw_bots::{Bot, Decision, Greedy, Random, Search, arena};
use rnw_session::{
    DealId, Dealer, LogEntryKind, Record, RecordLine, ReplayVerdict, SeatInfo, ShareCode,
    StoppedClock, Table, decision_generator, replay, verify,
};
use rnw_testkit::{Bounds, Engine, Subject, perft};
use roll_and_write::{Awaiting, Draw, Game, NoEvents, Outcome, Roll, Ruleset, SEATS_MAX, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;

const CONTENT: &str = "canonical-sha256:0123456789abcdef0123";

fn opened(seats: usize, seed: u64) -> Table<Vec<u8>> {
    let names = (1..=seats).map(|seat| SeatInfo {
        name: format!("Player {seat}"),
        player: "me".to_owned(),
    });
    let game: Arc<dyn Game> = Arc::new(Pips::new(seats));
    Table::open(game, CONTENT, names.collect(), seed, Vec::new()).unwrap()
}

/// Plays on until the game is over or so many decisions are made. The picks choose among the legal moves.
fn play<W: std::io::Write>(table: &mut Table<W>, picks: &[usize], decisions: usize) {
    for pick in picks.iter().cycle().take(decisions) {
        let Awaiting::Seats(seats) = table.deal().unwrap() else {
            return;
        };
        let seat = seats.first().unwrap();
        let moves = table.moves(seat);
        let mv = table.check(seat, moves[pick % moves.len()]).unwrap();
        table.play(mv).unwrap();
    }
}

const PICKS: [usize; 5] = [1, 2, 0, 3, 1];

fn played(seats: usize, seed: u64) -> Table<Vec<u8>> {
    let mut table = opened(seats, seed);
    play(&mut table, &PICKS, usize::MAX);
    table.close().unwrap();
    table
}

fn record(table: &Table<Vec<u8>>) -> Record {
    Record::parse(table.written()).unwrap().0
}

fn game(seats: usize) -> Arc<dyn Game> {
    Arc::new(Pips::new(seats))
}

#[test]
fn a_game_for_one_to_eight_is_recorded_verified_and_resumed() {
    for seats in 1..=SEATS_MAX {
        let whole = played(seats, 7);
        let text = String::from_utf8(whole.written().clone()).unwrap();
        let ReplayVerdict::Complete(result) = verify(game(seats), CONTENT, &record(&whole)) else {
            panic!("a whole game is complete");
        };
        assert_eq!(result.seats.len(), seats);
        assert!(text.contains(&format!("\"seat\":{seats},")), "{text}");
        // A game that stops after any number of decisions goes on with the same rolls.
        for decisions in [0, 1, 3, 9] {
            let mut begun = opened(seats, 7);
            play(&mut begun, &PICKS, decisions);
            let begun = record(&begun);
            let mut resumed = Table::resume(game(seats), CONTENT, &begun, Vec::new()).unwrap();
            let made: Vec<usize> = PICKS
                .iter()
                .copied()
                .cycle()
                .skip(decisions % 5)
                .take(5)
                .collect();
            play(&mut resumed, &made, usize::MAX);
            assert_eq!(
                resumed.describe(),
                whole.describe(),
                "{seats} seats, {decisions} decisions"
            );
        }
    }
}

#[test]
fn a_roll_is_one_line_of_a_record() {
    let table = played(2, 7);
    let lines = record(&table).lines;
    let steps = table.log().entries();
    let draws = |kind: &LogEntryKind| match *kind {
        LogEntryKind::Deal(chance, outcome) => Some((chance, outcome)),
        LogEntryKind::Move(..) => None,
    };
    let made: Vec<_> = steps.iter().filter_map(|step| draws(&step.kind)).collect();
    let dealt = lines.iter().filter_map(|line| {
        let RecordLine::Deal { purpose, item } = line else {
            return None;
        };
        Some((purpose, item))
    });
    let dealt: Vec<_> = dealt.collect();
    assert_eq!(made.len(), dealt.len());
    for (&(chance, outcome), (purpose, item)) in made.iter().zip(dealt) {
        assert_eq!(chance.purpose.name, purpose);
        if let Draw::Roll(roll) = chance.draw {
            let numbers: Vec<u8> = item.split(' ').map(|word| word.parse().unwrap()).collect();
            let shown: Vec<u8> = (0..roll.len()).map(|die| outcome.die(die) + 1).collect();
            assert_eq!(numbers, shown);
        } else {
            assert!(["sun", "wind", "rain"].contains(&item.as_str()));
        }
    }
    // Each roll is one step, with one event.
    let rolls = steps
        .iter()
        .filter(|step| matches!(step.kind, LogEntryKind::Deal(..)));
    assert!(
        rolls
            .map(|step| step.notices.len())
            .all(|events| events == 1)
    );
}

/// A table of every kind and at every door: the game's own range, and no other.
#[test]
fn every_door_checks_the_range_of_the_game() {
    let catalogue = rnw_cli::Catalogue::stock().with(ENTRY);
    let open = |entry: &rnw_cli::GameEntry, seats| {
        let opened = entry.open(&(entry.shipped)(), &[], seats, catalogue.plugins());
        opened
            .map(|loaded| loaded.game.info().seats)
            .map_err(|failure| failure.to_string())
    };
    for seats in 1..=8 {
        assert_eq!(open(&ENTRY, seats), Ok(seats));
    }
    for (entry, range) in catalogue
        .entries()
        .iter()
        .zip(["1 to 4", "1 to 4", "2 to 4", "1 to 6", "1 to 8"])
    {
        let (least, most) = entry.seats;
        for seats in [0, least - 1, most + 1, 9, 200] {
            let says = format!("a table of {seats}; {} needs {range} seats", entry.name);
            assert_eq!(open(entry, seats), Err(says));
        }
    }
    // Every command opens a game in this way. Those that know the players refuse before that.
    let five = "--players=random,random,random,random,random";
    let nine = "--players=random,random,random,random,random,random,random,random,random";
    for (args, code) in [
        (vec!["play", "silver-and-gold", five], 2),
        (vec!["simulate", "pyramids", five, "--games=1"], 2),
        (vec!["match", "nuggets", five, "--deals=1"], 2),
        (vec!["simulate", "columns", five, "--games=1"], 0),
        (vec!["simulate", "columns", nine, "--games=1"], 2),
        (vec!["play", "columns", nine], 2),
        (vec!["test", "columns", "--seats=9", "--games=1"], 2),
        (vec!["content", "print", "columns", "--seats=9"], 2),
    ] {
        let args = ["rnw"].into_iter().chain(args);
        let all: Vec<&str> = args.collect();
        assert_eq!(rnw_cli::run_with(&catalogue, &all), code, "{all:?}");
    }
}

/// A record or a share code of a table that the game does not have is refused.
#[test]
fn records_and_share_codes_of_other_tables_are_refused() {
    let whole = record(&played(5, 7));
    let error = replay(game(4), CONTENT, &whole).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1: the record has seats \"5\", but this game has seats \"4\""
    );
    let table = played(8, 7);
    let code = ShareCode::of(&table, CONTENT, &BTreeMap::new()).unwrap();
    assert!(code.replay(game(4), CONTENT).is_err());
}

/// The record of a game whose first roll has this text, and what is wrong with it.
fn wrong(item: &str) -> String {
    let mut lines = record(&played(1, 7)).lines;
    let roll = lines.iter_mut().find_map(|line| {
        let RecordLine::Deal { purpose, item } = line else {
            return None;
        };
        (purpose == "dice").then_some(item)
    });
    item.clone_into(roll.unwrap());
    let header = record(&played(1, 7)).header;
    replay(game(1), CONTENT, &Record { header, lines })
        .unwrap_err()
        .to_string()
}

#[test]
fn a_wrong_roll_is_refused_with_its_line_and_what_was_expected() {
    let six = "expected sides with one space between them, such as \"1 1 1 1 1 1\"";
    for (item, says) in [
        (
            "1 2 3",
            format!("the roll \"1 2 3\" has not one side for each of 6 dice; {six}"),
        ),
        (
            "1 2 3 4 5 6 1",
            format!("the roll \"1 2 3 4 5 6 1\" has not one side for each of 6 dice; {six}"),
        ),
        (
            "",
            format!("the roll \"\" has not one side for each of 6 dice; {six}"),
        ),
        (
            "1 2 3 4 5 7",
            "die 6 of the roll \"1 2 3 4 5 7\" shows \"7\"; expected one of 1, 2, 3, 4, 5, 6"
                .to_owned(),
        ),
        (
            "1 2  3 4 5",
            "die 3 of the roll \"1 2  3 4 5\" shows \"\"; expected one of 1, 2, 3, 4, 5, 6"
                .to_owned(),
        ),
        (
            "01 2 3 4 5 6",
            "die 1 of the roll \"01 2 3 4 5 6\" shows \"01\"; expected one of 1, 2, 3, 4, 5, 6"
                .to_owned(),
        ),
    ] {
        assert_eq!(wrong(item), format!("line 3: {says}"));
    }
    let mut lines = record(&played(1, 7)).lines;
    if let Some(RecordLine::Deal { item, .. }) = lines.first_mut() {
        "snow".clone_into(item);
    }
    let header = record(&played(1, 7)).header;
    let error = replay(game(1), CONTENT, &Record { header, lines }).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2: cannot draw \"snow\"; expected one of sun, wind, rain"
    );
}

#[test]
fn every_roll_has_a_text_of_its_own() {
    let mut table = opened(1, 7);
    table.deal_item(1).unwrap();
    let Awaiting::Chance(chance) = table.awaiting() else {
        panic!("a roll is awaited");
    };
    let mut texts = BTreeMap::new();
    let game = table.game().clone();
    let sides = |number: usize| [0, 1, 2, 3, 4, 5].map(|die| (number / 6_usize.pow(die) % 6) as u8);
    for number in (0..46_656).step_by(7) {
        let outcome = Outcome::roll(&sides(number));
        let text = game.outcome_name(chance, outcome).unwrap();
        assert_eq!(game.outcome_by_name(chance, &text), Some(outcome));
        assert!(texts.insert(text, outcome).is_none());
    }
    // What cannot come has no text and is not dealt.
    for outcome in [
        Outcome::roll(&[6]),
        Outcome::roll(&[0; 7]),
        Outcome::roll(&[0, 0, 0, 0, 0, 0, 1]),
    ] {
        let can_come = outcome == Outcome::roll(&[0; 7]); // a seventh die that shows nothing
        assert_eq!(game.outcome_name(chance, outcome).is_some(), can_come);
    }
    assert!(!table.deal_item(Outcome::roll(&[15])).unwrap());
    assert!(table.deal_item(Outcome::roll(&[5; 6])).unwrap());
}

#[test]
fn a_share_code_has_no_rolls_and_replays_them() {
    for seats in [1, 5, 8] {
        let table = played(seats, 11);
        let code = ShareCode::of(&table, CONTENT, &BTreeMap::new()).unwrap();
        let again = ShareCode::parse(&code.to_string()).unwrap();
        let again = again.replay(game(seats), CONTENT).unwrap();
        assert_eq!(again.written(), table.written());
    }
    // A chosen roll does not follow from the seed.
    let mut chosen = opened(1, 11);
    chosen.deal_item(0).unwrap();
    chosen.deal_item(Outcome::roll(&[5; 6])).unwrap();
    play(&mut chosen, &PICKS, usize::MAX);
    assert!(ShareCode::of(&chosen, CONTENT, &BTreeMap::new()).is_err());
}

/// Nobody takes back a decision after its roll was seen.
#[test]
fn a_roll_ends_what_can_be_undone() {
    let mut table = opened(1, 7);
    let seat = Seat::new(0);
    table.deal().unwrap();
    let keep = *table.moves(seat).last().unwrap();
    let keep = table.check(seat, keep).unwrap();
    table.play(keep).unwrap();
    assert!(table.may_undo(seat).is_ok());
    table.deal().unwrap();
    assert!(table.may_undo(seat).is_err());
}

#[test]
fn the_toy_holds_all_laws() {
    let subject = Subject::new("pips", 1..=SEATS_MAX, |setup| Ok(Pips::new(setup.seats)));
    // A turn has the weather, three rolls and three decisions.
    let subject = subject.bounds(Bounds {
        steps: 5 * 8 * 7,
        chain: 1,
    });
    let tally = rnw_testkit::laws(&subject);
    assert!(tally.count("event-rolled") > 0);
}

#[test]
fn the_engine_tells_dice_to_a_reference_and_perft_takes_one_roll() {
    let engine = Engine::new(game(2));
    // Never more than six moves: one roll, not 46,656.
    let [one, two] = [1, 2].map(|depth| perft(&engine, 5, depth));
    assert!((2..=7).contains(&one), "{one}");
    assert!(two <= 49 && two >= one, "{two}");
    assert_eq!(perft(&engine, 5, 3), perft(&Engine::new(game(2)), 5, 3));
}

fn first_decision<R: Ruleset>(rules: &R) -> R::State {
    let (mut state, mut dealer) = (rules.start(), Dealer::new(DealId::single(7)));
    while let Awaiting::Chance(chance) = rules.awaiting(&state) {
        rules.deal(&mut state, dealer.draw(chance), &mut NoEvents);
    }
    state
}

#[test]
fn the_solver_refuses_a_rest_with_rolls() {
    let rules = Pips::new(1);
    let state = first_decision(&rules);
    let exact = Exact::new(&rules, u32::MAX);
    assert_eq!(exact.solve(&state), Err(NotSolved::Roll));
    assert_eq!(
        Exact::new(&Pips::new(2), 9).solve(&state),
        Err(NotSolved::Seats)
    );
}

fn search(parameters: &str) -> Search<Pips> {
    Search::new(parameters.parse().unwrap(), Arc::new(StoppedClock))
}

/// The mean score of a bot that plays alone.
fn mean(bot: impl Bot<Pips> + 'static, games: u64) -> f64 {
    let (rules, mut bots) = (Pips::new(1), [Box::new(bot) as Box<dyn Bot<Pips>>]);
    let score = |game| {
        let result = arena::play(&rules, &mut bots, &[0], DealId::new(5, game), &mut NoEvents);
        f64::from(result.scores[Seat::new(0)])
    };
    (0..games).map(score).sum::<f64>() / games as f64
}

/// Its trees have no branches for rolls, so they stay small and learn from all rolls together.
#[test]
fn search_beats_greedy_and_greedy_beats_random() {
    let random = mean(Random, 200);
    let greedy = mean(Greedy::default(), 200);
    let searched = mean(search("iterations=200"), 60);
    assert!(random + 3.0 < greedy, "random {random}, greedy {greedy}");
    assert!(
        greedy + 3.0 < searched,
        "greedy {greedy}, search {searched}"
    );
}

#[test]
fn a_search_repeats_itself_and_a_recorded_game_is_judged() {
    let rules = Pips::new(2);
    let table = played(2, 3);
    let seat = Seat::new(1);
    let asked = table.log().entries().iter();
    let asked = asked.filter(|step| step.is_move_of(seat));
    for (number, step) in asked.enumerate() {
        let state = step.before.of::<Pips>().unwrap();
        let choose = || {
            let mut generator = decision_generator(DealId::single(5), seat, number as u32);
            let mut decision = Decision::at(&rules, state, seat);
            search("iterations=40")
                .choose(&mut decision, &mut generator)
                .unwrap()
                .mv()
        };
        assert_eq!(choose(), choose());
    }
    let played = RecordedGame::of(&table);
    let clock: Arc<dyn rnw_session::Clock> = Arc::new(StoppedClock);
    let step = table
        .log()
        .entries()
        .iter()
        .position(|step| step.is_move_of(seat))
        .unwrap();
    let parameters = "iterations=60".parse().unwrap();
    let judged = judge(&rules, &played, step, parameters, &clock)
        .unwrap()
        .unwrap();
    assert!(judged.cost >= 0.0 && !judged.exact);
    let found = hindsight(&rules, &played, seat, 4);
    assert!(found.found >= found.reached && found.upper_bound.is_none());
}

/// Chance in an imagined game is one number a die.
#[test]
fn a_sampled_roll_is_uniform() {
    use rand::SeedableRng;
    let mut generator = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    let Awaiting::Chance(chance) = Awaiting::roll("dice", 0, Roll::of(16, 6)) else {
        unreachable!("a roll is awaited")
    };
    let mut counts = [0u32; 6];
    for _ in 0..2000 {
        let rolled = chance.sample(&mut generator);
        (0..16).for_each(|die| counts[usize::from(rolled.die(die))] += 1);
    }
    let expected = 32_000.0 / 6.0;
    let chi: f64 = counts
        .iter()
        .map(|count| (f64::from(*count) - expected).powi(2) / expected)
        .sum();
    // 5 degrees of freedom: chance exceeds 20.5 once in a thousand tests.
    assert!(chi < 20.5, "{counts:?} has chi-square {chi}");
}
