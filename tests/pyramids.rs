//! Pyramids: typed moves, and whole games with scores computed from their text.

use crate::common::{Home, PROMPT, Run, bots, close, sheets, shipped};
use std::collections::{BTreeMap, BTreeSet};

// --- Typed moves

/// The chamber on every card of these tests.
const CHAMBER: [&str; 5] = ["E....", "x.#..", "x....", ".....", "Tg..."];

/// A pack in which all cards have the same chamber, so the deal does not matter.
fn pack(home: &Home) {
    home.pack_of("pyramids", "pack");
    let colors = ["purple", "orange", "green"];
    let card = |number: usize| {
        let color = colors[number % 3];
        let grid = CHAMBER.map(|row| format!("\"{row}\"")).join(", ");
        format!(
            "{{ \"number\": {number}, \"name\": \"C{number:02}\", \"color\": \"{color}\", \"grid\": [{grid}] }}"
        )
    };
    let cards: Vec<String> = (1..=48).map(card).collect();
    home.write(
        "pack/cards.json",
        format!("{{ \"cards\": [\n{}\n] }}\n", cards.join(",\n")),
    );
}

/// Runs a solo game in which the player types these lines, separated by `/`.
fn typed(input: &str) -> Run {
    let home = Home::new();
    pack(&home);
    let input = input
        .split('/')
        .map(str::trim)
        .collect::<Vec<_>>()
        .join("\n");
    let args = format!("play pyramids --players me --seed {SEED} --content pack");
    home.type_into(&args, &format!("1\n{input}\n"))
}

/// With this seed the second expedition is I3, wherever the cards go.
const SEED: u32 = 3;

#[test]
fn the_seed_reveals_a_bar_of_three_in_the_second_turn() {
    let run = typed("A a1/log");
    assert!(
        run.out.contains("Turn 2 of 28: expedition I3"),
        "{}",
        run.out
    );
}

#[test]
fn marks_are_typed_carelessly() {
    for (line, report) in [
        ("A a1", "- Player marks a1 on board A"),
        ("b A1", "- Player marks a1 on board B"),
        ("A a1/A c1 d1 b1", "- Player marks b1 c1 d1 on board A"),
        ("A a1/A d1, c1, b1", "- Player marks b1 c1 d1 on board A"),
    ] {
        let run = typed(&format!("{line}/log"));
        assert!(run.out.contains(report), "{line}: {}", run.out);
    }
}

/// The lines typed before, the wrong line, and a part of the error message.
const WRONG: &[(&str, &str, &str)] = &[
    // The first mark must include the entry.
    (
        "",
        "A b1",
        "has no marks yet: a single cell must be the entry, a1 [PY-9]",
    ),
    ("", "A e5", "a single cell must be the entry, a1 [PY-9]"),
    (
        "A a1",
        "B b1 c1 d1",
        "must include the entry, cell a1 [PY-9]",
    ),
    (
        "A a1/A a2",
        "B b1",
        "a single cell must be the entry, a1 [PY-9]",
    ),
    // Later marks must touch earlier marks, side to side.
    ("A a1", "A c1", "choose cells next to a mark [PY-10]"),
    ("A a1", "A b2", "choose cells next to a mark [PY-10]"),
    ("A a1", "A c3 d3 e3", "choose cells next to a mark [PY-10]"),
    ("A a1/A a2", "A c1", "choose cells next to a mark [PY-10]"),
    // Walls and marked cells cannot be marked.
    ("A a1", "A c2", "Cell c2 on board A"),
    ("A a1", "A c2", "[PY-11]"),
    (
        "A a1",
        "A a1",
        "is already marked; choose unmarked cells [PY-11]",
    ),
    (
        "A a1",
        "A a1 a2 a3",
        "is already marked; choose unmarked cells [PY-11]",
    ),
    // A completed card takes no more marks, although the seat still owes a bonus cell.
    (
        "A a1/A a2 a3 a4/A a5",
        "A b4",
        "is complete; mark on the other board [PY-18]",
    ),
    // Refusals that all flip-and-write games share.
    ("A a1", "A b1 b2 c1", "[C-3]"),
    ("A a1/A a2", "A a3 b3", "Mark one bonus cell at a time"),
    ("", "A f1", "There is no cell \"f1\"; cells are a1 to e5"),
    ("", "draw", "mark cells now [C-10]"),
];

#[test]
fn a_wrong_mark_is_reported_what_is_wrong_and_by_which_clause() {
    for (before, line, says) in WRONG {
        let start = if before.is_empty() {
            String::new()
        } else {
            format!("{before}/")
        };
        for ask in ["", "why "] {
            let run = typed(&format!("{start}{ask}{line}"));
            let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
            assert!(
                said.contains(says),
                "{before}/{ask}{line}: {says:?} is not in: {said}"
            );
            assert_eq!(run.code, 6, "a wrong line changes nothing: {line}");
        }
    }
}

/// The other bonus cell may open the other card at its entry (PY-12). The card with the tomb is replaced.
#[test]
fn a_bonus_cell_opens_the_other_card_when_the_first_is_complete() {
    let run = typed("A a1/A a2 a3 a4/A a5/B a1/log");
    assert!(
        run.out.contains("mark 2 bonus cells, one by one"),
        "{}",
        run.out
    );
    let (_, log) = run.out.rsplit_once(PROMPT).unwrap();
    let marks = log.find("- Player marks a1 on board B").unwrap();
    assert!(log[marks..].contains("- Player completes C"), "{log}");
    assert!(
        run.out.contains("take a card from the offer, or draw"),
        "{}",
        run.out
    );
}

#[test]
fn the_legend_knows_the_chamber_and_every_symbol() {
    let home = Home::new();
    let run = home.type_into("play pyramids --players me --seed 7", "1\nlegend\n");
    let (_, legend) = run.out.rsplit_once("Legend:\n").unwrap();
    for text in [
        "a wall",
        "the entry",
        "the tomb",
        "a free cell",
        "red gem: ",
        "green gem: ",
        "torch: ",
        "skull: ",
        "potion: ",
        "cross: ",
    ] {
        assert!(legend.contains(text), "{text}: {legend}");
    }
    assert!(!legend.contains("fence"), "{legend}");
}

// --- Whole games, with scores computed from their text

#[test]
fn games_add_up_from_their_text_alone() {
    let home = Home::new();
    let cards = Card::shipped();
    for options in [
        "",
        "--option settle=by-card",
        "--option last-picks=take --option picks=together",
    ] {
        for seats in 1..=4 {
            for seed in 0..10 {
                let args = format!(
                    "play pyramids --players {} --seed {seed} {options}",
                    bots(seats)
                );
                let text = home.out(&args);
                let mut reader = Reader::new(&cards, &text, options.contains("by-card"));
                for line in text.lines().filter_map(|line| line.strip_prefix("- ")) {
                    reader.read(line);
                }
                reader.compare_with_the_sheets();
            }
        }
    }
}

/// A printed card.
struct Card {
    number: u32,
    color: String,
    cells: BTreeMap<(u8, u8), char>,
}

impl Card {
    fn shipped() -> BTreeMap<String, Self> {
        let file = shipped("pyramids", "cards.json");
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let card = |card: &serde_json::Value| {
            let mut cells = BTreeMap::new();
            for (row, line) in card["grid"].as_array().unwrap().iter().enumerate() {
                for (col, c) in text(line).chars().enumerate().filter(|(_, c)| *c != '#') {
                    cells.insert((col as u8, row as u8), c);
                }
            }
            let number = card["number"].as_u64().unwrap() as u32;
            (
                text(&card["name"]),
                Self {
                    number,
                    color: text(&card["color"]),
                    cells,
                },
            )
        };
        file["cards"].as_array().unwrap().iter().map(card).collect()
    }
}

fn cell(label: &str) -> (u8, u8) {
    (label.as_bytes()[0] - b'a', label.as_bytes()[1] - b'1')
}

#[derive(Default)]
struct Player {
    boards: Vec<String>,
    marked: BTreeMap<String, BTreeSet<(u8, u8)>>,
    done: Vec<String>,
    claims: Vec<u32>,
    red: u32,
    green: u32,
    torches: BTreeSet<usize>,
    skulls: u32,
    bonus: u32,
    marks: u32,
}

/// Follows a game by its text. Accepts only lines that follow from the lines before.
struct Reader<'a> {
    cards: &'a BTreeMap<String, Card>,
    text: &'a str,
    by_card: bool,
    players: BTreeMap<String, Player>,
    seen: BTreeSet<String>,
    offer: Vec<String>,
    left: BTreeMap<String, Vec<u32>>,
    round: usize,
    turn: usize,
    expedition: String,
    /// The name and the card number of each completion in this turn, in the reported order.
    completed: Vec<(String, u32)>,
}

impl<'a> Reader<'a> {
    fn new(cards: &'a BTreeMap<String, Card>, text: &'a str, by_card: bool) -> Self {
        let colors = ["purple", "orange", "green"];
        Self {
            cards,
            text,
            by_card,
            players: sheets(text)
                .into_iter()
                .map(|sheet| (sheet.name, Player::default()))
                .collect(),
            seen: BTreeSet::new(),
            offer: Vec::new(),
            left: colors
                .map(|color| (color.to_owned(), vec![10, 6, 3]))
                .into(),
            round: 0,
            turn: 0,
            expedition: String::new(),
            completed: Vec::new(),
        }
    }

    fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["Round", round, "begins"] => self.round = round.parse().unwrap(),
            ["Turn", turn, "of", "28:", "expedition", expedition] => {
                self.turn += 1;
                assert_eq!(turn.parse(), Ok(self.turn), "{line}");
                assert!(
                    (self.turn - 1) / 7 + 1 == self.round,
                    "seven turns a round (C-1): {line}"
                );
                expedition.clone_into(&mut self.expedition);
                assert!(self.offer.len() == 4, "four cards are on offer: {line}");
                self.completed.clear();
                self.players
                    .values_mut()
                    .for_each(|player| player.marks = 0);
            }
            ["Everyone", "has", "marked"] => {
                for (name, player) in &self.players {
                    assert!(
                        player.bonus == 0 && player.marks > 0,
                        "{name} owes a mark: {line}"
                    );
                }
            }
            [card, "joins", "the", "offer"] => {
                self.turn_up(card);
                self.offer.push(card.to_owned());
                assert!(self.offer.len() <= 4, "{line}");
            }
            ["Everyone", "has", "chosen", "cards"] | ["The", "game", "is", "over"] => {}
            _ => self.player_line(line),
        }
    }

    /// Reveals a card, which must be new.
    fn turn_up(&mut self, card: &str) {
        assert!(
            self.cards.contains_key(card) && self.seen.insert(card.to_owned()),
            "{card}"
        );
    }

    fn player_line(&mut self, line: &str) {
        let named = |name: &&String| line.starts_with(&format!("{name} "));
        let name = self
            .players
            .keys()
            .filter(named)
            .max_by_key(|name| name.len());
        let name = name
            .unwrap_or_else(|| panic!("who does this: {line}"))
            .clone();
        let words: Vec<&str> = line[name.len()..].split_whitespace().collect();
        match *words {
            ["keeps", a, "and", b] => {
                self.turn_up(a);
                self.turn_up(b);
                self.player(&name).boards = vec![a.to_owned(), b.to_owned()];
            }
            ["marks", ref cells @ .., "on", "board", _, card] => {
                let cells: Vec<(u8, u8)> = cells.iter().map(|label| cell(label)).collect();
                self.mark(&name, &cells, card.trim_matches(['(', ')']), line);
            }
            ["completes", card] => self.complete(&name, card, line),
            ["takes", "the", points, color, "pyramid"] => {
                let number = points.trim_end_matches("-point");
                self.claim(&name, number.parse().unwrap(), color, line);
            }
            ["takes", card, "from", "the", "offer"] => {
                let place = self.offer.iter().position(|open| open == card);
                self.offer
                    .remove(place.unwrap_or_else(|| panic!("not in the offer: {line}")));
                self.player(&name).boards.push(card.to_owned());
            }
            ["draws", card, "from", "the", "deck"] => {
                self.turn_up(card);
                self.player(&name).boards.push(card.to_owned());
            }
            ["loses", lapsed, "bonus", _, "no", "cell", "to", "mark"] => {
                let player = self.player(&name);
                player.bonus -= lapsed.parse::<u32>().unwrap();
            }
            // The reader computes the effects of symbols from the marks.
            ["crosses" | "gains" | "gets" | "scores", ..]
            | ["takes", "back", ..]
            | ["has", "no", .., "take", "back"] => {}
            _ => panic!("what is this: {line}"),
        }
        assert!(self.player(&name).boards.len() <= 2, "{line}");
    }

    fn player(&mut self, name: &str) -> &mut Player {
        self.players.get_mut(name).unwrap()
    }

    fn mark(&mut self, name: &str, cells: &[(u8, u8)], card: &str, line: &str) {
        let (printed, round) = (&self.cards[card].cells, self.round);
        let size: usize = self.expedition[1..2].parse().unwrap();
        let player = self.players.get_mut(name).unwrap();
        assert!(player.boards.iter().any(|board| board == card), "{line}");
        assert!(
            cells.len() == 1 || player.marks == 0 && cells.len() == size,
            "{line}"
        );
        assert!(player.marks == 0 || player.bonus > 0, "{line}");
        player.bonus -= u32::from(player.marks > 0);
        player.marks += 1;
        let marked = player.marked.entry(card.to_owned()).or_default();
        let beside = |(col, row): (u8, u8), other: &(u8, u8)| {
            col.abs_diff(other.0) + row.abs_diff(other.1) == 1
        };
        if marked.is_empty() {
            assert!(
                cells.iter().any(|at| printed.get(at) == Some(&'E')),
                "the entry first (PY-9): {line}"
            );
        } else {
            assert!(
                cells
                    .iter()
                    .any(|at| marked.iter().any(|other| beside(*at, other))),
                "apart (PY-10): {line}"
            );
        }
        let mut count = BTreeMap::new();
        for at in cells {
            let symbol = printed
                .get(at)
                .unwrap_or_else(|| panic!("a wall (PY-11): {line}"));
            assert!(marked.insert(*at), "marked twice (PY-11): {line}");
            *count.entry(*symbol).or_insert(0) += 1;
        }
        let of = |symbol| count.get(&symbol).copied().unwrap_or(0);
        player.red = (player.red + of('r')).min(10);
        player.green = (player.green + of('g')).min(10);
        player.torches.extend((of('t') > 0).then_some(round));
        player.skulls = (player.skulls + of('s'))
            .min(10)
            .saturating_sub(2 * of('p'));
        player.bonus += of('x');
    }

    /// A card is complete when its tomb is marked (PY-17). The lower card number comes first (PY-20).
    fn complete(&mut self, name: &str, card: &str, line: &str) {
        let printed = &self.cards[card];
        let tomb = printed.cells.iter().find(|(_, c)| **c == 'T').unwrap().0;
        let player = self.players.get_mut(name).unwrap();
        assert!(player.marked[card].contains(tomb), "{line}");
        player.boards.retain(|board| board != card);
        player.done.push(card.to_owned());
        let first = |other: &str| {
            let own = self.completed.iter().filter(|(name, _)| name == other);
            own.map(|(_, number)| *number).min()
        };
        if self.by_card {
            // One seat may set several cards aside in a row, in any order.
            let others = self.completed.iter().filter(|(other, _)| other != name);
            assert!(
                others.clone().all(|(_, number)| *number < printed.number),
                "{line}"
            );
        } else if first(name).is_none() {
            let before = self
                .completed
                .iter()
                .filter_map(|(other, _)| first(other))
                .max();
            assert!(
                before.is_none_or(|before| before < printed.number),
                "{line}"
            );
        }
        self.completed.push((name.to_owned(), printed.number));
    }

    /// The 2nd, 4th and 6th card of a colour claim the highest number that is left (PY-21).
    fn claim(&mut self, name: &str, number: u32, color: &str, line: &str) {
        assert_eq!(
            self.left.get_mut(color).unwrap().remove(0),
            number,
            "{line}"
        );
        let cards = self.cards;
        let player = self.player(name);
        player.claims.push(number);
        let of_color = player
            .done
            .iter()
            .filter(|card| cards[*card].color == color)
            .count();
        assert!(of_color >= 2, "{line}");
    }

    /// Compares the scores of the reader with the sheets (PY-24).
    fn compare_with_the_sheets(&self) {
        assert_eq!(self.turn, 28);
        for sheet in sheets(self.text) {
            let player = &self.players[&sheet.name];
            for (card, marked) in &player.marked {
                let tomb = marked.iter().any(|at| self.cards[card].cells[at] == 'T');
                assert_eq!(
                    tomb,
                    player.done.contains(card),
                    "{} and {card}",
                    sheet.name
                );
            }
            for (color, left) in &self.left {
                let done = player
                    .done
                    .iter()
                    .filter(|card| self.cards[*card].color == *color)
                    .count();
                let report = self
                    .text
                    .matches(&format!("- {} takes the ", sheet.name))
                    .count();
                assert!(
                    report == player.claims.len() && (left.is_empty() || done < 2 || report > 0),
                    "{color}"
                );
            }
            let gems = 5 * player.red.min(player.green) + player.red.abs_diff(player.green);
            let gained = 10 * player.done.len() as u32
                + 5 * player.torches.len() as u32
                + player.claims.iter().sum::<u32>()
                + gems;
            // The shipped penalties are 1 to 10, so the penalty of the highest box equals the number of skulls.
            let total = f64::from(gained) - f64::from(player.skulls);
            assert!(
                close(sheet.total, total),
                "{}: {total}\n{}",
                sheet.name,
                self.text
            );
        }
    }
}
