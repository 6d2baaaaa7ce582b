//! The worked examples of the rules.

use super::super::board::Board;
use super::super::shape::{Cell, labels};
use super::super::state::{Boxes, Debt, Done, Game, Owed, Scene, Task};
use super::packs::{Effects, setup, shipped};
use crate::{Audience, Event, TextGame};
use std::sync::Arc;

fn game(name: &str, seats: usize, options: &[(&str, &str)]) -> Game {
    Game::new(&setup(shipped(name), seats, options), Arc::new(Effects))
}

fn complete(game: &mut Game, seat: usize, cards: &[String], counted: bool) {
    for card in cards {
        game.seats[seat].completed.push(Done {
            card: card.clone(),
            counted,
        });
    }
}

/// The names of `count` cards of a colour with this seal, or without a seal.
fn cards(game: &Game, color: &str, seal: Option<&str>, count: usize) -> Vec<String> {
    let all = game.pack.cards.iter();
    let right = all.filter(|card| card.color == color && card.seal.as_deref() == seal);
    let names: Vec<String> = right.map(|card| card.name.clone()).take(count).collect();
    assert_eq!(names.len(), count);
    names
}

fn fill(game: &mut Game, seat: usize, track: &str, boxes: Boxes) {
    game.seats[seat].sheet.insert(track.to_owned(), boxes);
}

fn total(game: &Game, seat: usize) -> i64 {
    game.score(seat).iter().map(|line| line.points).sum()
}

fn events(event: &Event) -> String {
    let args: Vec<String> = event
        .args
        .iter()
        .map(|(gap, value)| format!("{gap}={value}"))
        .collect();
    format!("{} {}", event.key, args.join(" "))
}

/// Lays a card on a board, with only these cells unmarked.
fn lay(game: &mut Game, seat: usize, board: usize, card: &str, free: &[&str]) {
    let card = game.pack.card(card).clone();
    let mut lying = Board::new(card.clone());
    for cell in &card.cells {
        if !free.contains(&cell.label().as_str()) {
            lying.marked.insert(*cell);
        }
    }
    game.deck.retain(|other| *other != card.name);
    game.seats[seat].boards[board] = Some(lying);
}

/// Puts a game into the state right after the reveal of an expedition.
fn begin(game: &mut Game, expedition: &str) {
    game.tasks = vec![Task::Reveal];
    game.unseen = game.pack.expeditions.keys().cloned().collect();
    game.deal(expedition);
}

#[test]
fn c_3_the_six_patterns_have_21_orientations() {
    let game = game("silver-and-gold", 2, &[]);
    let counts = [
        ("I2", 2),
        ("I3", 2),
        ("V3", 4),
        ("T4", 4),
        ("L4", 8),
        ("O4", 1),
    ];
    for (name, count) in counts {
        assert_eq!(game.pack.patterns[name].orientations().len(), count);
    }
}

#[test]
fn sg_23_sarah_has_95() {
    let mut game = game("silver-and-gold", 2, &[("start", "1")]);
    let mut done = cards(&game, "gray", None, 2);
    done.extend(cards(&game, "orange", None, 2));
    done.extend(cards(&game, "purple", Some("gray"), 1));
    done.extend(cards(&game, "green", Some("orange"), 1));
    complete(&mut game, 0, &done, true);
    fill(&mut game, 0, "coins", Boxes::Count(9));
    fill(&mut game, 0, "cups", Boxes::Written(vec![6, 2]));
    fill(&mut game, 0, "palms", Boxes::Written(vec![3, 3, 2]));
    assert_eq!(total(&game, 1), 95);
}

#[test]
fn sg_24_a_palm_scores_one_and_the_palms_of_the_offer() {
    let mut game = game("silver-and-gold", 2, &[]);
    let bears = |symbol: &str, game: &Game| {
        let all = game.pack.cards.iter();
        let right = all.filter(|card| card.symbols.values().any(|other| other == symbol));
        let names: Vec<String> = right.map(|card| card.name.clone()).collect();
        names
    };
    let palms = bears("palm", &game);
    let plain = cards(&game, "gray", Some("green"), 1);
    game.offer = vec![palms[0].clone(), palms[1].clone(), plain[0].clone()];
    game.lanes_open = true;
    game.fire(&Scene {
        seat: 0,
        symbol: "palm".to_owned(),
        trigger: "mark".to_owned(),
        board: Some(0),
        cell: Cell { row: 0, column: 0 },
    });
    assert_eq!(game.boxes(0, "palms"), &Boxes::Written(vec![3]));
}

#[test]
fn sg_25_the_first_row_claims_6_and_the_next_5() {
    let mut game = game("silver-and-gold", 2, &[("start", "2")]);
    fill(&mut game, 0, "coins", Boxes::Count(4));
    fill(&mut game, 1, "coins", Boxes::Count(5));
    game.tasks = vec![Task::Settle];
    game.go_on();
    assert_eq!(game.boxes(1, "cups"), &Boxes::Written(vec![6]));
    assert_eq!(game.boxes(0, "cups"), &Boxes::Written(vec![5]));
    let said: Vec<String> = game.events.iter().map(events).collect();
    let first = "event-claimed number=6 pool=pool-cups seat=2";
    let second = "event-claimed number=5 pool=pool-cups seat=1";
    assert_eq!(said, [first, second]);
}

#[test]
fn sg_15_one_cup_for_two_rows() {
    for (value, cups) in [("cup-each", vec![6, 5]), ("one-cup", vec![6])] {
        let mut game = game("silver-and-gold", 1, &[("rows", value)]);
        fill(&mut game, 0, "coins", Boxes::Count(8));
        game.tasks = vec![Task::Settle];
        game.go_on();
        assert_eq!(game.boxes(0, "cups"), &Boxes::Written(cups));
    }
}

#[test]
fn sg_26_a_completed_orange_card_brings_12_and_a_replacement() {
    let mut game = game("silver-and-gold", 1, &[]);
    let orange = cards(&game, "orange", None, 3);
    let card = game.pack.card(&orange[0]).clone();
    let plain = card
        .cells
        .iter()
        .find(|cell| !card.symbols.contains_key(cell));
    let last = plain.expect("a plain cell").label();
    lay(&mut game, 0, 0, &orange[0], &[&last]);
    lay(&mut game, 0, 1, &orange[1], &["a9"]);
    game.seats[0].boards[1] = None;
    game.offer = vec![orange[2].clone()];
    begin(&mut game, "L4");
    let heard = game.play(1, &format!("A {last}")).expect("the last cell");
    assert_eq!(heard[0].audience, Audience::Lane(1));
    assert_eq!(
        events(&heard[2]),
        format!("event-completed card={} seat=1", orange[0])
    );
    assert_eq!(total(&game, 1), 12);
    let moves: Vec<String> = game.moves(1).into_iter().collect();
    assert_eq!(moves, ["draw".to_owned(), format!("take {}", orange[2])]);
}

#[test]
fn sg_29_a_seat_without_cards_skips() {
    let mut game = game("silver-and-gold", 2, &[("start", "1")]);
    let card = cards(&game, "gray", None, 1);
    lay(&mut game, 1, 0, &card[0], &["a1", "b1", "c1", "d1"]);
    begin(&mut game, "I2");
    assert_eq!(game.awaiting(), crate::Awaiting::Seats([2].into()));
}

#[test]
fn py_27_lukas_has_111() {
    let mut game = game("pyramids", 2, &[]);
    let mut done = cards(&game, "orange", None, 2);
    done.extend(cards(&game, "green", None, 4));
    done.extend(cards(&game, "purple", None, 1));
    complete(&mut game, 0, &done, true);
    let torches = vec![true, false, false, true];
    fill(&mut game, 0, "torches", Boxes::Rounds(torches));
    fill(&mut game, 0, "orange-pyramids", Boxes::Written(vec![10]));
    fill(&mut game, 0, "green-pyramids", Boxes::Written(vec![6, 3]));
    fill(&mut game, 0, "red-gems", Boxes::Count(6));
    fill(&mut game, 0, "green-gems", Boxes::Count(3));
    fill(&mut game, 0, "skulls", Boxes::Count(6));
    assert_eq!(total(&game, 1), 111);
}

/// A game of two seats in which these cards were completed before and now.
fn at_step_4(before: &[(usize, &[i64])], now: &[(usize, &[i64])]) -> Game {
    let mut game = game("pyramids", 2, &[]);
    game.turn = 9;
    for (counted, completed) in [(true, before), (false, now)] {
        for (seat, numbers) in completed {
            for number in *numbers {
                let all = game.pack.cards.iter();
                let names = all.filter(|card| card.number == *number);
                let names: Vec<String> = names.map(|card| card.name.clone()).collect();
                complete(&mut game, *seat, &names, counted);
            }
        }
    }
    game
}

#[test]
fn py_28_the_lower_number_claims_first() {
    let game = game("pyramids", 2, &[]);
    let all = game.pack.cards.iter();
    let purple = all.filter(|card| card.color == "purple");
    let mut numbers: Vec<i64> = purple.map(|card| card.number).collect();
    numbers.sort_unstable();
    // Sofie (seat 1) completes her 2nd card with a higher number than Tomas (seat 2) his 4th.
    let before: [(usize, &[i64]); 2] = [(0, &numbers[0..1]), (1, &numbers[1..4])];
    let now: [(usize, &[i64]); 2] = [(0, &numbers[9..10]), (1, &numbers[4..5])];
    let mut game = at_step_4(&before, &now);
    game.gone.insert("purple-pyramids".to_owned(), 1);
    game.pyramid_points();
    let purple = "purple-pyramids";
    assert_eq!(game.boxes(1, purple), &Boxes::Written(vec![6]));
    assert_eq!(game.boxes(0, purple), &Boxes::Written(vec![3]));
    assert!(game.left_in(purple).is_empty());
}

#[test]
fn py_29_first_claims_in_two_colours_bring_10_each() {
    let game = game("pyramids", 2, &[]);
    let of = |color: &str| {
        let all = game.pack.cards.iter();
        let right = all.filter(|card| card.color == color);
        let numbers: Vec<i64> = right.map(|card| card.number).collect();
        numbers
    };
    let (green, purple) = (of("green"), of("purple"));
    let now: [(usize, &[i64]); 2] = [(0, &green[1..2]), (1, &purple[1..2])];
    let before: [(usize, &[i64]); 2] = [(0, &green[0..1]), (1, &purple[0..1])];
    let mut game = at_step_4(&before, &now);
    game.pyramid_points();
    assert_eq!(game.boxes(0, "green-pyramids"), &Boxes::Written(vec![10]));
    assert_eq!(game.boxes(1, "purple-pyramids"), &Boxes::Written(vec![10]));
}

#[test]
fn py_30_one_torch_a_round() {
    let mut game = game("pyramids", 2, &[]);
    let torch = Scene {
        seat: 0,
        symbol: "torch".to_owned(),
        trigger: "mark".to_owned(),
        board: Some(0),
        cell: Cell { row: 0, column: 0 },
    };
    game.lanes_open = true;
    game.fire(&torch);
    game.fire(&torch);
    assert_eq!(game.boxes(0, "torches").filled(), 1);
    game.turn = 7;
    game.fire(&torch);
    let torches = vec![true, true, false, false];
    assert_eq!(game.boxes(0, "torches"), &Boxes::Rounds(torches));
}

/// The chamber of content/rules/pyramids.md, "A first mark".
#[test]
fn py_31_an_l_opens_a_card_by_its_entry() {
    let mut content = shipped("pyramids");
    let cards = content.get_mut("cards.json").unwrap();
    cards["cards"][0]["grid"] = serde_json::json!(["E.#r.", "..x.#", "g#.s.", "..#.p", "#t..T"]);
    let mut game = Game::new(&setup(content, 1, &[]), Arc::new(Effects));
    let name = game.pack.cards[0].name.clone();
    game.lay(0, 0, &name);
    begin(&mut game, "L4");
    game.play(1, "A a1 a2 b2 c2")
        .expect("the L, mirrored and turned");
    let moves: Vec<String> = game.moves(1).into_iter().collect();
    assert_eq!(moves, ["A a3", "A b1", "A c3", "A d2"]);
    game.play(1, "A a3").expect("the green gem");
    assert_eq!(game.boxes(0, "green-gems"), &Boxes::Count(1));
}

#[test]
fn marks_are_reported_in_reading_order() {
    let cells = ["c2", "a2", "b1"].map(|name| {
        let column = usize::from(name.as_bytes()[0] - b'a');
        let row = usize::from(name.as_bytes()[1] - b'1');
        Cell { row, column }
    });
    assert_eq!(labels(&cells), "b1 a2 c2");
}

/// content.md, "What lapses".
#[test]
fn eight_things_are_owed_and_one_place_is_kept() {
    let mut game = game("silver-and-gold", 1, &[]);
    for number in 0..7 {
        let track = "palms".to_owned();
        assert!(game.owe(0, Debt::Number { track, number }, 1));
    }
    assert!(!game.owe(0, Debt::Pattern, 1));
    assert!(game.owe(0, Debt::Cells, 2));
    assert!(game.owe(0, Debt::Cells, 3));
    let last: Option<&Owed> = game.seats[0].owed.last();
    assert_eq!(last.expect("cells are owed").count, 5);
}

/// content.md, "What lapses".
#[test]
fn no_more_than_255_equal_numbers_are_owed_together() {
    let mut game = game("silver-and-gold", 1, &[]);
    let three = || Debt::Number {
        track: "palms".to_owned(),
        number: 3,
    };
    for _ in 0..255 {
        assert!(game.owe(0, three(), 1));
    }
    assert!(!game.owe(0, three(), 1));
    assert_eq!(game.seats[0].owed[0].count, 255);
}

/// SG-22 and content/rules/silver-and-gold.md ruling 7.
#[test]
fn sg_22_standings() {
    let mut shared = game("silver-and-gold", 3, &[("start", "2")]);
    let purple = cards(&shared, "purple", None, 1);
    complete(&mut shared, 0, &purple, true);
    let standings = shared.standings();
    assert_eq!(standings.places, [1, 2, 2]);
    assert_eq!(standings.decided_by, [None, None, None]);
    let mut late = game(
        "silver-and-gold",
        3,
        &[("start", "2"), ("tie", "latest-seat")],
    );
    // Gray has 8 points and a seal that scores nothing, against 8 coins.
    let gray = cards(&late, "gray", None, 1);
    complete(&mut late, 1, &gray, true);
    fill(&mut late, 0, "coins", Boxes::Count(8));
    fill(&mut late, 2, "coins", Boxes::Count(8));
    let standings = late.standings();
    assert_eq!(standings.places, [2, 1, 3]);
    assert_eq!(standings.decided_by, [Some(0), None, Some(4)]);
}
