//! Compares counts on tiny packs with counts by hand, and checks what holds for all games.

use super::{Counter, Totals, win_parts};

const WIN: i64 = win_parts(2) as i64;
use crate::arena::{self, ArenaObserver, GameResult};
use crate::tests::{islands, nuggets, pyramids, silver_and_gold};
use crate::{Bot, DealId, Greedy, Random};
use rnw_silver_and_gold::Rules;
use rnw_testkit::{SmallPack, TestTable, pieces};
use roll_and_write::{Presentation, Ruleset, Seat, Statistics, UsageKeys};

/// The rules of a pack with one round of so many turns, and one card on offer. Seat 1 starts.
fn tiny(pack: SmallPack, turns: u8, seats: usize) -> Rules {
    let files = pack.schedule(1, turns, 1).files();
    rnw_silver_and_gold::load(&files, [("start", "1")], seats).unwrap()
}

/// A game whose moves and draws a test chooses one by one.
struct ByHand {
    table: TestTable<Rules>,
    counter: Counter<Rules>,
}

impl ByHand {
    fn new(rules: Rules) -> Self {
        Self {
            counter: Counter::new(&rules),
            table: TestTable::new(rules),
        }
    }

    /// Deals cards or an expedition. Any items that are still in the deck are possible.
    #[track_caller]
    fn deal(&mut self, names: &str) {
        for name in names.split(' ') {
            self.table.deal_item(name);
            self.observe(None);
        }
    }

    /// Plays moves like `1 keep A B / 2 draw`.
    #[track_caller]
    fn script(&mut self, script: &str) {
        for (seat, text) in pieces(script) {
            self.table.play(seat, text);
            self.observe(Some(seat));
        }
    }

    fn observe(&mut self, mover: Option<Seat>) {
        for event in self.table.events.drain(..) {
            self.counter.observe(event);
        }
        let TestTable { rules, state, .. } = &self.table;
        self.counter.observe_state(rules, state, mover);
    }

    fn finish(self) -> Totals {
        let TestTable { rules, state, .. } = self.table;
        let result = GameResult::of(&*rules, 0, &rules.standings(&state));
        self.counter.finish(&rules, &result)
    }
}

/// A game of two seats and three turns. Seat 1 ends with 18 points: two coins and two gray cards. Seat 2 wins with
/// 30 points: two purple cards and a palm that is worth 2.
fn whole_game() -> (UsageKeys, Totals) {
    let cards = "A gray $.x
        B gray ...
        C gray ...
        D gray ...
        E purple ...
        F purple T..
        G purple T..
        H purple ...
        I gray $$.";
    let rules = tiny(islands(cards).expeditions("I2 I3 I3"), 3, 2);
    let usage_keys = rules.usage_keys();
    let mut game = ByHand::new(rules);
    game.deal("A B C D E F G H");
    game.script("1 keep A B / 2 keep E F");
    // The cross gives seat 1 a cell on its other card. A is complete, and I replaces it.
    game.deal("I I3a");
    game.script("1 A a1 b1 c1 / 1 B a1 / 2 A a1 / 1 take I");
    // Both seats complete a card. Seat 2 chooses first, leaves C and draws D.
    game.deal("C I2");
    game.script("1 B b1 c1 / 2 A b1 c1 / 2 draw");
    game.deal("D");
    game.script("1 take C");
    // G shows a palm, so the palm of F is worth 2.
    game.deal("G I3b");
    game.script("1 A a1 / 2 B a1 b1 c1");
    (usage_keys, game.finish())
}

/// Returns the sum of a ratio and its occasions.
fn of(ratio: super::Ratio) -> (i64, i64) {
    (ratio.sum, ratio.occasions)
}

#[test]
fn cards_are_counted_as_by_hand() {
    let (UsageKeys { cards: names, .. }, totals) = whole_game();
    assert_eq!(names, ["A", "B", "C", "D", "E", "F", "G", "H", "I"]);
    // Taken, completed, turns, points earned, wins of the seats that got it, wins of the seats that completed it.
    let expected = [
        [(1, 1), (1, 1), (1, 1), (9, 1), (0, 12), (0, 12)],
        [(1, 1), (1, 1), (2, 1), (8, 1), (0, 12), (0, 12)],
        [(1, 3), (0, 1), (0, 0), (0, 0), (0, 12), (0, 0)],
        [(0, 1), (0, 1), (0, 0), (0, 0), (12, 12), (0, 0)],
        [(1, 1), (1, 1), (2, 1), (14, 1), (12, 12), (12, 12)],
        [(1, 1), (1, 1), (3, 1), (16, 1), (12, 12), (12, 12)],
        [(0, 1), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)],
        [(0, 1), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)],
        [(1, 1), (0, 1), (0, 0), (0, 0), (0, 12), (0, 0)],
    ];
    for ((name, card), expected) in names.iter().zip(&totals.cards).zip(expected) {
        let found = [
            card.taken,
            card.completed,
            card.turns,
            card.earned,
            card.wins_taken,
            card.wins_completed,
        ];
        assert_eq!(found.map(of), expected, "{name}");
    }
    let drawn: Vec<u64> = totals.cards.iter().map(|card| card.drawn).collect();
    assert_eq!(drawn, [0, 0, 0, 1, 0, 0, 0, 0, 0]);
    let unfinished: Vec<i64> = totals.cards.iter().map(|card| card.unfinished).collect();
    assert_eq!(unfinished, [0, 0, 0, 0, 0, 0, 0, 0, 1], "a coin of I");
    let all = &totals.all_cards;
    assert_eq!(of(all.taken), (6, 11));
    assert_eq!(of(all.completed), (4, 7));
    assert_eq!(of(all.turns), (8, 4));
    assert_eq!(of(all.earned), (47, 4));
    assert_eq!(of(all.pace), (47, 8));
    assert_eq!(totals.beside_cards, 0);
}

#[test]
fn patterns_are_counted_as_by_hand() {
    let (keys, totals) = whole_game();
    let names = keys.patterns;
    // I3 came up twice. Two seats marked it whole, two marked a cell; with the bonus cell this makes nine cells. It
    // brought a coin and A, then a coin, a palm and F.
    let found = |name: &str| {
        let place = names.iter().position(|found| found == name).unwrap();
        let pattern = &totals.patterns[place];
        [pattern.whole, pattern.single, pattern.cells, pattern.points].map(of)
    };
    assert_eq!(found("I3"), [(2, 4), (2, 4), (9, 4), (26, 4)]);
    assert_eq!(found("I2"), [(2, 2), (0, 2), (4, 2), (22, 2)]);
    assert_eq!(of(totals.all_patterns.cells), (13, 6));
}

#[test]
fn symbols_are_counted_as_by_hand() {
    let (keys, totals) = whole_game();
    let usage_keys = keys.symbols;
    let found = |name: &str| {
        let place = usage_keys
            .iter()
            .position(|symbol| symbol.name == name)
            .unwrap();
        let symbol = &totals.symbols[place];
        let wins: Vec<(u32, i64)> = symbol
            .wins
            .iter()
            .map(|(count, wins)| (*count, wins.sum))
            .collect();
        let ratios = [symbol.marked, symbol.brought, symbol.points].map(of);
        (usage_keys[place].printed, symbol.fired, ratios, wins)
    };
    let coin = (3, 2, [(2, 2), (2, 2), (2, 2)], vec![(0, WIN), (2, 0)]);
    assert_eq!(found("coin"), coin);
    let palm = (2, 1, [(1, 2), (2, 1), (2, 2)], vec![(0, 0), (1, WIN)]);
    assert_eq!(found("palm"), palm);
    let cross = (1, 1, [(1, 2), (0, 1), (0, 2)], vec![(0, WIN), (1, 0)]);
    assert_eq!(found("cross"), cross);
}

#[test]
fn seats_lines_and_events_are_counted_as_by_hand() {
    let (_, totals) = whole_game();
    let seats: Vec<_> = totals
        .seats
        .iter()
        .map(|seat| (seat.score.sum, seat.wins.sum, seat.ahead.sum))
        .collect();
    assert_eq!(seats, [(18, 0, -12), (30, WIN, 12)]);
    assert_eq!(totals.order, totals.seats, "seat 1 starts");
    assert_eq!((totals.others_started, totals.won), (0, WIN));
    let line = &totals.lines["score-track track-palms"];
    assert_eq!((line.points, line.count), (2, 1));
    // All points belong to the winner.
    assert_eq!(totals.weighed(line.of_seats), [Some(2.0), Some(0.0)]);
    assert_eq!(of(totals.per_seat(line)), (2, 2));
    let completed = &totals.events["event-completed"];
    assert_eq!((completed.count, completed.games), (4, 1));
    assert_eq!(totals.weighed(completed.of_seats), [Some(2.0), Some(2.0)]);
    let coins = &totals.events["event-advanced track-coins"];
    assert_eq!(coins.numbers["gained"], (2, 2));
}

/// A choice, a symbol that fires at the end of the round, and one that scores at the end of the game.
#[test]
fn symbols_that_wait_are_counted_as_by_hand() {
    let pack = islands("A gray qp.\nB gray u..\nC gray ...\nD gray ...").expeditions("I3 I3");
    let choose = r#"{ "choose": [
        { "name": "gold", "do": [{ "advance": { "track": "coins", "by": 1 } }] },
        { "name": "way", "do": [{ "extra_mark": { "cells": 1 } }] }
    ] }"#;
    let at_the_end = r#""on": "scoring", "program": [{ "score": 5 }]"#;
    let in_the_round =
        r#""on": "round", "program": [{ "advance": { "track": "coins", "by": 2 } }, "spend"]"#;
    let pack = pack
        .does("chest", 'q', choose)
        .symbol("pearl", 'p', at_the_end)
        .symbol("turtle", 'u', in_the_round);
    let rules = tiny(pack, 2, 1);
    let usage_keys = rules.usage_keys().symbols;
    let mut game = ByHand::new(rules);
    game.deal("A B C D");
    game.script("1 keep A B");
    game.deal("C I3a");
    game.script("1 A a1 b1 c1 / 1 choose 1 / 1 take C");
    game.deal("D I3b");
    game.script("1 B a1");
    let totals = game.finish();
    let brought = |name: &str| {
        let place = usage_keys
            .iter()
            .position(|symbol| symbol.name == name)
            .unwrap();
        let symbol = &totals.symbols[place];
        (symbol.fired, symbol.points.sum)
    };
    assert_eq!(brought("chest"), (1, 1));
    assert_eq!(brought("turtle"), (1, 2));
    assert_eq!(brought("pearl"), (0, 5), "it fires when points are counted");
    assert_eq!(of(totals.cards[0].earned), (8 + 1 + 5, 1));
    assert_eq!(totals.cards[1].unfinished, 2);
    assert_eq!(totals.seats[0].score.sum, 16);
}

fn counted<R: Presentation + Statistics>(
    rules: &R,
    bots: [Box<dyn Bot<R>>; 2],
    games: u64,
) -> Vec<Totals> {
    let mut bots = Vec::from(bots);
    let seated = [0, 1, 0, 1];
    let game = |game| {
        let mut counter = Counter::new(rules);
        let result = arena::play(
            rules,
            &mut bots,
            &seated[..rules.seats()],
            DealId::new(1, game),
            &mut counter,
        );
        counter.finish(rules, &result)
    };
    (0..games).map(game).collect()
}

/// Checks that every point of every score is credited exactly once.
#[track_caller]
fn accounts<R: Presentation + Statistics>(rules: &R) {
    for game in counted(rules, [Box::new(Greedy::default()), Box::new(Random)], 30) {
        let scored: i64 = game.seats.iter().map(|seat| seat.score.sum).sum();
        let cards = game.cards.iter();
        let credited: i64 = cards.map(|card| card.earned.sum + card.unfinished).sum();
        assert_eq!(credited + game.beside_cards, scored);
        let lines: i64 = game.lines.values().map(|line| line.points).sum();
        assert_eq!(lines, scored);
        let asked = game.all_patterns.points.sum;
        assert!(
            game.patterns.is_empty() || asked == scored,
            "{asked} {scored}"
        );
    }
}

#[test]
fn every_point_is_accounted_for() {
    let files = rnw_silver_and_gold::shipped();
    for options in [[("palms", "automatic")], [("palms", "optional")]] {
        accounts(&rnw_silver_and_gold::load(&files, options, 3).unwrap());
    }
    accounts(&pyramids(4));
    accounts(&nuggets(2));
}

#[test]
fn totals_do_not_depend_on_the_order_of_the_games() {
    let rules = pyramids(2);
    let games = counted(
        &rules,
        [Box::new(Greedy::default()), Box::new(Greedy::default())],
        8,
    );
    let (mut forward, mut backward, mut halves) = (
        Totals::default(),
        Totals::default(),
        [Totals::default(), Totals::default()],
    );
    for game in &games {
        forward.merge(game);
    }
    for (number, game) in games.iter().enumerate().rev() {
        backward.merge(game);
        halves[number % 2].merge(game);
    }
    assert_eq!(forward, backward);
    let [mut even, odd] = halves;
    even.merge(&odd);
    assert_eq!(forward, even);
    assert_eq!(forward.games, 8);
}

/// Checks that counting does not change the games.
#[test]
fn nobody_plays_otherwise_for_being_counted() {
    let rules = silver_and_gold(2);
    let games = counted(&rules, [Box::new(Greedy::default()), Box::new(Random)], 3);
    let mut bots: Vec<Box<dyn Bot<Rules>>> = vec![Box::new(Greedy::default()), Box::new(Random)];
    for (number, game) in (0..).zip(&games) {
        let silence = &mut roll_and_write::NoEvents;
        let result = arena::play(&rules, &mut bots, &[0, 1], DealId::new(1, number), silence);
        for (seat, totals) in Seat::all(2).zip(&game.seats) {
            assert_eq!(totals.score.sum, i64::from(result.scores[seat]));
        }
        assert_eq!(game.decisions, u64::from(result.decisions));
    }
}
