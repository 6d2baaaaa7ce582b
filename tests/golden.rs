//! Whole games as text, compared word for word with the files in `golden/`.
//!
//! A changed rule appears as a readable difference. [`Reader`] also computes the scores of every game from its text
//! alone.

use crate::common::{GAME, Home, check_golden, close, sheets, shipped};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The golden games: the game, the name of the file, the players, and the options.
const GAMES: [(&str, &str, &str, &str); 20] = [
    ("silver-and-gold", "solo", "greedy", ""),
    ("silver-and-gold", "2", "greedy,random", ""),
    ("silver-and-gold", "3", "greedy,random,greedy", ""),
    ("silver-and-gold", "4", "greedy,greedy,random,greedy", ""),
    ("pyramids", "solo", "greedy", ""),
    ("pyramids", "2", "greedy,random", ""),
    ("pyramids", "3", "greedy,random,greedy", ""),
    ("pyramids", "4", "greedy,greedy,random,greedy", ""),
    (
        "silver-and-gold",
        "pearl-lagoon",
        "greedy,random",
        "--content pearl-lagoon",
    ),
    (
        "pyramids",
        "jungle-temple",
        "greedy,random",
        "--content jungle-temple",
    ),
    ("nuggets", "2", "greedy,random", ""),
    ("nuggets", "3", "greedy,random,greedy", ""),
    ("nuggets", "4", "greedy,greedy,random,greedy", ""),
    (
        "nuggets",
        "2-armadora",
        "greedy,random",
        "--option preset=armadora",
    ),
    (
        "nuggets",
        "2-random-layout",
        "greedy,greedy",
        "--option layout=random",
    ),
    ("lamplighters", "solo", "greedy", ""),
    ("lamplighters", "2", "greedy,random", ""),
    ("lamplighters", "3", "greedy,random,greedy", ""),
    (
        "lamplighters",
        "6",
        "greedy,random,greedy,greedy,random,greedy",
        "",
    ),
    (
        "lamplighters",
        "2-plain",
        "greedy,random",
        "--option corners=plain",
    ),
];

#[test]
fn games_are_as_they_were() {
    let home = Home::new();
    for (game, name, players, options) in GAMES {
        check_golden(
            &format!("tests/golden/{game}-{name}-seed-7.txt"),
            &home.out(&format!(
                "play {game} --players {players} --seed 7 {options}"
            )),
        );
    }
}

#[test]
fn games_add_up_from_their_text_alone() {
    let (home, cards) = (Home::new(), Cards::shipped());
    for players in [
        "greedy",
        "greedy,random",
        "greedy,random,greedy",
        "greedy,greedy,random,greedy",
    ] {
        for seed in 0..12 {
            let text = home.out(&format!("play {GAME} --players {players} --seed {seed}"));
            let mut reader = Reader::new(&cards, &text);
            for line in text.lines().filter_map(|line| line.strip_prefix("- ")) {
                reader.read(line);
            }
            reader.compare_with_the_sheets();
        }
    }
}

/// The printed cards from `cards.json`.
struct Cards(BTreeMap<String, Card>);

struct Card {
    color: String,
    seal: Option<String>,
    cells: BTreeMap<String, char>,
}

impl Cards {
    fn shipped() -> Self {
        let file = shipped(GAME, "cards.json");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let card = |card: &Value| {
            let mut cells = BTreeMap::new();
            for (row, line) in card["grid"].as_array().unwrap().iter().enumerate() {
                for (col, c) in text(line).chars().enumerate().filter(|(_, c)| *c != '~') {
                    cells.insert(format!("{}{}", char::from(b'a' + col as u8), row + 1), c);
                }
            }
            let seal = card["seal"].as_str().map(str::to_owned);
            (
                text(&card["name"]),
                Card {
                    color: text(&card["color"]),
                    seal,
                    cells,
                },
            )
        };
        Self(file["cards"].as_array().unwrap().iter().map(card).collect())
    }
}

/// The points of a card and of a seal, by colour (SG-2, SG-4).
fn value(color: &str) -> (i32, i32) {
    match color {
        "purple" => (14, 2),
        "orange" => (12, 2),
        "green" => (10, 1),
        "gray" => (8, 1),
        other => panic!("no colour {other}"),
    }
}

/// The number of cells of an expedition's pattern (C-2).
fn size_of(expedition: &str) -> usize {
    expedition[1..2].parse().unwrap()
}

#[derive(Default)]
struct Player {
    boards: Vec<String>,
    marked: BTreeMap<String, BTreeSet<String>>,
    done: Vec<String>,
    coins: i32,
    rows_claimed: i32,
    cups: i32,
    palms: Vec<i32>,
    /// Effects of this turn's marks that the text must still report.
    due: Vec<String>,
    bonus: i32,
    marks: usize,
}

/// Follows a game by its text. Accepts only lines that follow from the lines before.
struct Reader<'a> {
    cards: &'a Cards,
    text: &'a str,
    players: BTreeMap<String, Player>,
    offer: Vec<String>,
    seen: BTreeSet<String>,
    expedition: String,
    in_round: Vec<String>,
    cups: Vec<i32>,
    turn: usize,
    /// The names of all players in the order of seats. `start` is the index of the first start player.
    seats: Vec<String>,
    start: usize,
    /// The number of seats, from the start player on, that step 3 has passed; all of them once the offer is filled.
    settled: usize,
}

impl<'a> Reader<'a> {
    fn new(cards: &'a Cards, text: &'a str) -> Self {
        let player = |sheet: crate::common::Sheet| (sheet.name, Player::default());
        Self {
            cards,
            text,
            players: sheets(text).into_iter().map(player).collect(),
            offer: Vec::new(),
            seen: BTreeSet::new(),
            expedition: String::new(),
            in_round: Vec::new(),
            cups: vec![1, 2, 3, 4, 5, 6],
            turn: 0,
            seats: sheets(text).into_iter().map(|sheet| sheet.name).collect(),
            start: 0,
            settled: 0,
        }
    }

    fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["Turn", turn, "of", "28:", "expedition", expedition] => self.reveal(turn, expedition),
            ["Round", round, "begins"] => {
                assert_eq!(self.turn % 7, 0, "{line}");
                assert_eq!(round.parse(), Ok(self.turn / 7 + 1), "{line}");
                self.in_round.clear();
            }
            ["Everyone", "has", "marked"] => self.all_marked(line),
            [card, "joins", "the", "offer"] => {
                self.settled = self.seats.len();
                self.turn_up(card);
                self.offer.push(card.to_owned());
                assert!(self.offer.len() <= 4, "{line}");
            }
            ["The", "game", "is", "over"] => {
                assert_eq!(self.turn, 28, "{line}");
                self.all_settled();
            }
            ["Everyone", "has", "chosen", "cards"] => {}
            [.., "is", "the", "start", "player"] => {
                let name = line.trim_end_matches(" is the start player");
                self.start = self.seats.iter().position(|seat| seat == name).unwrap();
            }
            _ => self.player_line(line),
        }
    }

    /// Reveals a card, which must be new: no card comes twice (C-12).
    fn turn_up(&mut self, card: &str) {
        assert!(self.cards.0.contains_key(card), "no card {card}");
        assert!(self.seen.insert(card.to_owned()), "{card} came twice");
    }

    /// Checks that step 3 is complete (SG-15), and that the offer is full while the deck lasts (SG-16).
    fn all_settled(&self) {
        for (name, player) in &self.players {
            assert_eq!(
                player.rows_claimed,
                player.coins / 4,
                "{name} claims for each full row"
            );
            for board in &player.boards {
                let marked = player.marked.get(board).map_or(0, BTreeSet::len);
                assert!(
                    marked < self.cards.0[board].cells.len(),
                    "{name} has not completed {board}"
                );
            }
            assert!(
                self.turn == 28 || player.boards.len() == 2,
                "{name} has two cards"
            );
        }
        assert!(
            self.turn == 28 || self.offer.len() == 4,
            "four cards are on offer"
        );
    }

    /// Seats settle in order from the start player, who changes every turn (SG-15, SG-17). The offer is filled
    /// afterwards (SG-16).
    fn settles(&mut self, name: &str, line: &str) {
        let (seats, seat) = (
            self.seats.len(),
            self.seats.iter().position(|seat| seat == name).unwrap(),
        );
        let start = (self.start + self.turn - 1) % seats;
        let place = (seat + seats - start) % seats;
        assert!(self.settled <= place, "out of turn: {line}");
        self.settled = place;
    }

    fn reveal(&mut self, turn: &str, expedition: &str) {
        self.all_settled();
        self.settled = 0;
        self.turn += 1;
        assert_eq!(turn.parse(), Ok(self.turn));
        expedition.clone_into(&mut self.expedition);
        assert!(
            !self.in_round.contains(&self.expedition),
            "{expedition} came twice in a round"
        );
        self.in_round.push(self.expedition.clone());
        assert!(
            self.in_round.len() <= 7,
            "seven of the eight come in a round"
        );
        for player in self.players.values_mut() {
            player.marks = 0;
        }
    }

    fn all_marked(&self, line: &str) {
        for (name, player) in &self.players {
            assert!(
                player.due.is_empty(),
                "{name} is still due {:?} at: {line}",
                player.due
            );
            assert_eq!(player.bonus, 0, "{name} owes bonus cells at: {line}");
            assert!(
                player.marks > 0,
                "{name} has marked nothing in turn {}",
                self.turn
            );
        }
    }

    /// A line about a player, whose name may contain a space.
    fn player_line(&mut self, line: &str) {
        let name = self
            .players
            .keys()
            .filter(|name| {
                line.starts_with(&format!("{name} ")) || line.starts_with(&format!("{name}: "))
            })
            .max();
        let name = name
            .unwrap_or_else(|| panic!("who does this: {line}"))
            .clone();
        let words: Vec<&str> = line[name.len()..]
            .trim_start_matches(':')
            .split_whitespace()
            .collect();
        if let ["takes" | "draws" | "completes", ..] = *words {
            self.settles(&name, line);
        }
        match *words {
            ["keeps", a, "and", b] => {
                self.turn_up(a);
                self.turn_up(b);
                self.player(&name).boards = vec![a.to_owned(), b.to_owned()];
            }
            ["marks", ref cells @ .., "on", "board", _, card] => {
                self.mark(&name, cells, card, line);
            }
            ["takes", card, "from", "the", "offer"] => {
                let place = self.offer.iter().position(|open| open == card);
                self.offer
                    .remove(place.unwrap_or_else(|| panic!("not in the offer: {line}")));
                self.replace(&name, card);
            }
            ["draws", card, "from", "the", "deck"] => {
                self.turn_up(card);
                self.replace(&name, card);
            }
            ["completes", card] => self.complete(&name, card, line),
            ["takes", "the", cup, "cup"] => {
                let number = cup.trim_end_matches("-point");
                assert_eq!(number.parse().ok(), self.cups.pop(), "{line}");
                let player = self.player(&name);
                player.rows_claimed += 1;
                player.cups += number.parse::<i32>().unwrap();
                assert!(player.rows_claimed * 4 <= player.coins, "{line}");
            }
            // The text reports two facts: no cup is left, and the seat writes 0 points.
            ["cups", "used", "up"] => {
                assert!(self.cups.is_empty(), "{line}");
                let player = self.player(&name);
                player.rows_claimed += 1;
                player.due.push("scores 0 points for a cup".to_owned());
            }
            ["gets", "no", "card:", ..] => {}
            // Bonus cells without a cell to mark lapse (C-6).
            [
                "loses",
                count,
                "bonus",
                "cell:" | "cells:",
                "no",
                "cell",
                "to",
                "mark",
            ] => {
                let player = self.players.get_mut(&name).unwrap();
                player.bonus -= count.parse::<i32>().unwrap();
                for board in &player.boards {
                    let marked = player.marked.get(board).map_or(0, BTreeSet::len);
                    assert_eq!(marked, self.cards.0[board].cells.len(), "{line}");
                }
            }
            _ => {
                let player = self.player(&name);
                let place = player
                    .due
                    .iter()
                    .position(|due| line[name.len()..].trim() == due);
                player
                    .due
                    .remove(place.unwrap_or_else(|| panic!("due is {:?}: {line}", player.due)));
            }
        }
    }

    fn player(&mut self, name: &str) -> &mut Player {
        self.players.get_mut(name).unwrap()
    }

    fn mark(&mut self, name: &str, cells: &[&str], card: &str, line: &str) {
        let card = card.trim_matches(['(', ')']);
        let offered = self
            .offer
            .iter()
            .filter(|open| self.cards.0[*open].cells.values().any(|c| *c == 'T'));
        let palm = 1 + offered.count() as i32;
        let (printed, size) = (&self.cards.0[card].cells, size_of(&self.expedition));
        let player = self.players.get_mut(name).unwrap();
        assert!(player.boards.iter().any(|board| board == card), "{line}");
        // The first mark of a turn is the pattern or one cell (C-4, C-5). The other marks are bonus cells (C-6).
        assert!(
            cells.len() == 1 || (player.marks == 0 && cells.len() == size),
            "{line}"
        );
        assert!(player.marks == 0 || player.bonus > 0, "{line}");
        player.bonus -= i32::from(player.marks > 0);
        player.marks += 1;
        let (mut coins, mut lost) = (0, 0);
        for cell in cells {
            let symbol = printed
                .get(*cell)
                .unwrap_or_else(|| panic!("no cell {cell}: {line}"));
            let marked = player.marked.entry(card.to_owned()).or_default();
            assert!(
                marked.insert((*cell).to_owned()),
                "{cell} is marked twice: {line}"
            );
            let s = if palm == 1 { "" } else { "s" };
            match symbol {
                '$' if player.coins < 12 => (player.coins, coins) = (player.coins + 1, coins + 1),
                '$' => lost += 1,
                'T' if player.palms.len() < 4 => {
                    player.palms.push(palm);
                    player
                        .due
                        .push(format!("scores {palm} point{s} for a palm"));
                }
                'T' => player
                    .due
                    .push(format!("loses {palm} point{s} for a palm: no free box")),
                'x' => {
                    player.bonus += 1;
                    player.due.push("gets 1 bonus cell".to_owned());
                }
                _ => {}
            }
        }
        // The text reports coins singly or several together, so the reader expects one report for each coin.
        for _ in 0..coins {
            player.due.push("crosses off 1 coin".to_owned());
        }
        for _ in 0..lost {
            player
                .due
                .push("gains nothing: no free box for coins".to_owned());
        }
    }

    fn complete(&mut self, name: &str, card: &str, line: &str) {
        let all = self.cards.0[card].cells.len();
        let player = self.player(name);
        assert_eq!(
            player.marked.get(card).map_or(0, BTreeSet::len),
            all,
            "{line}"
        );
        player.boards.retain(|board| board != card);
        player.done.push(card.to_owned());
    }

    fn replace(&mut self, name: &str, card: &str) {
        let player = self.player(name);
        player.boards.push(card.to_owned());
        assert!(player.boards.len() <= 2, "{name} holds three cards");
    }

    /// Compares the scores of the reader with the sheets (SG-19, SG-20, SG-21).
    fn compare_with_the_sheets(&self) {
        for sheet in sheets(self.text) {
            let player = &self.players[&sheet.name];
            let color = |card: &String| self.cards.0[card].color.as_str();
            let done = |wanted: &str| {
                player
                    .done
                    .iter()
                    .filter(|card| color(card) == wanted)
                    .count() as i32
            };
            let cards: i32 = player.done.iter().map(|card| value(color(card)).0).sum();
            let seals = player
                .done
                .iter()
                .filter_map(|card| self.cards.0[card].seal.as_deref());
            let seals: i32 = seals.map(|seal| value(seal).1 * done(seal)).sum();
            let palms: i32 = player.palms.iter().sum();
            let total = f64::from(player.coins + player.cups + palms + cards + seals);
            assert!(
                close(sheet.total, total),
                "{}: {total}\n{}",
                sheet.name,
                self.text
            );
            for (card, marked) in &player.marked {
                let full = marked.len() == self.cards.0[card].cells.len();
                assert_eq!(
                    full,
                    player.done.contains(card),
                    "{} and {card}",
                    sheet.name
                );
            }
        }
    }
}
