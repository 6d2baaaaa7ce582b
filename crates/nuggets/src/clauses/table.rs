//! Small packs written in the test, and a table that plays them by text.

use crate::{Event, Rules, State, load, shipped};
use roll_and_write::content::{Files, Source};
use roll_and_write::score::spell;
use roll_and_write::{
    Audience, Awaiting, NoEvents, Notation, Presentation, Ruleset, ScoreLine, Seat,
};
use std::ops::ControlFlow;

/// The seat with this number, counted from 1 as people do.
pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A pack with a board of its own. Its chips are the printed ones unless others are given.
#[derive(Clone)]
pub(super) struct SmallPack {
    rows: u8,
    cols: u8,
    fences: u8,
    deposits: String,
    chips: Option<Vec<u8>>,
}

/// A pack with this board, this many fences, and deposits like `b1=6 d2=7`.
pub(super) fn pack(rows: u8, cols: u8, fences: u8, deposits: &str) -> SmallPack {
    SmallPack {
        rows,
        cols,
        fences,
        deposits: deposits.to_owned(),
        chips: None,
    }
}

impl SmallPack {
    /// Other chips, the same for every number of players: how many of value 1, of value 2, and so on.
    pub(super) fn chips(mut self, values: &[u8]) -> Self {
        self.chips = Some(values.to_vec());
        self
    }

    /// The deposits make the layout `custom`; their cells and their yields also those of `fixed`.
    pub(super) fn files(&self) -> Files {
        let deposits: Vec<(&str, &str)> = self
            .deposits
            .split(' ')
            .map(|deposit| deposit.split_once('=').unwrap())
            .collect();
        let join = |show: &dyn Fn(&(&str, &str)) -> String| -> String {
            deposits.iter().map(show).collect::<Vec<_>>().join(", ")
        };
        let printed: [&[u8]; 3] = [&[11, 2, 1, 1, 1], &[7, 2, 1, 1], &[5, 1, 1, 1]];
        let chips: Vec<String> = (2..)
            .zip(printed)
            .map(|(players, values)| {
                let values = self.chips.as_deref().unwrap_or(values);
                format!(r#"{{ "players": {players}, "values": {values:?} }}"#)
            })
            .collect();
        let text = format!(
            r#"{{ "game": "nuggets", "title": "Small",
  "board": {{ "rows": {}, "cols": {}, "fences": {} }},
  "yields": {{ "nuggets": [{}], "armadora": [{}] }},
  "fixed": [{}], "custom": [{}], "chips": [{}] }}"#,
            self.rows,
            self.cols,
            self.fences,
            join(&|(_, number)| (*number).to_owned()),
            join(&|_| "1".to_owned()),
            join(&|(cell, _)| format!("{cell:?}")),
            join(&|(cell, number)| format!(r#"{{ "cell": "{cell}", "yield": {number} }}"#)),
            chips.join(", ")
        );
        files(&text)
    }
}

/// A pack whose `game.json` is this text.
pub(super) fn files(game: &str) -> Files {
    Files::new(vec![Source {
        path: "game.json".to_owned(),
        name: "game.json".to_owned(),
        text: game.to_owned(),
    }])
}

/// A game in progress, played by text. Unless an option says otherwise, the deposits lie where the pack
/// says and seat 1 begins, so that nothing is left to chance.
#[derive(Clone)]
pub(super) struct Table<'r> {
    pub(super) rules: &'r Rules,
    pub(super) state: State,
    pub(super) events: Vec<Event>,
}

/// Rules for a [`Table`].
pub(super) fn rules(files: &Files, options: &[(&str, &str)], seats: usize) -> Rules {
    let mut options = options.to_vec();
    for (name, value) in [("layout", "custom"), ("first", "1")] {
        if options.iter().all(|option| option.0 != name) {
            options.push((name, value));
        }
    }
    load(files, options, seats).unwrap_or_else(|error| panic!("{error}"))
}

/// Rules of the shipped pack for a [`Table`].
pub(super) fn printed(options: &[(&str, &str)], seats: usize) -> Rules {
    rules(&shipped(), options, seats)
}

/// The state in which the first thing is left to chance or to a seat: deposits with a place lie there.
pub(super) fn opening(rules: &Rules) -> State {
    let mut state = rules.start();
    while let Awaiting::Chance(chance) = rules.awaiting(&state)
        && chance.among.len() == 1
    {
        let only = chance.among.nth(0).unwrap();
        rules.deal(&mut state, only, &mut NoEvents);
    }
    state
}

impl<'r> Table<'r> {
    pub(super) fn new(rules: &'r Rules) -> Self {
        Self {
            state: opening(rules),
            rules,
            events: Vec::new(),
        }
    }

    /// Deals these items, parted by commas.
    #[track_caller]
    pub(super) fn deal(&mut self, names: &str) {
        for name in names.split(',').map(str::trim) {
            let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) else {
                panic!("{name:?} cannot be dealt: {} is awaited", self.awaits())
            };
            let item = self.rules.item_by_name(chance.purpose, name);
            let item = item.filter(|item| chance.among.contains(*item));
            let item = item.unwrap_or_else(|| panic!("{name:?} cannot be dealt"));
            self.rules.deal(&mut self.state, item, &mut self.events);
        }
    }

    /// The names of the items that can be dealt now.
    pub(super) fn drawable(&self) -> Vec<String> {
        match self.rules.awaiting(&self.state) {
            Awaiting::Chance(chance) => {
                let name = |item| self.rules.item_name(chance.purpose, item).unwrap();
                chance.among.iter().map(name).collect()
            }
            Awaiting::Seats(_) | Awaiting::Over => Vec::new(),
        }
    }

    /// Has a seat make a move, which must be legal.
    #[track_caller]
    pub(super) fn play(&mut self, number: usize, text: &str) {
        let mv = self
            .rules
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let checked = self.rules.check(&self.state, seat(number), mv);
        let legal = checked.unwrap_or_else(|why| panic!("seat {number} plays {text:?}: {why}"));
        self.rules.apply(&mut self.state, legal, &mut self.events);
    }

    /// Plays moves like `1 chip 3 d4 / 2 pass`: the number of a seat, then its move.
    #[track_caller]
    pub(super) fn script(&mut self, script: &str) {
        for piece in script.split('/').map(str::trim) {
            let (number, text) = piece.split_once(' ').unwrap();
            self.play(number.parse().unwrap(), text);
        }
    }

    /// Builds fences, parted by commas, each by the seat in turn.
    #[track_caller]
    pub(super) fn build(&mut self, lines: &str) {
        for line in lines.split(',') {
            self.play(self.in_turn(), &format!("fence {line}"));
        }
    }

    /// Plays to the end: each seat lays its chips, such as `1 a1, 4 b1`, one a turn, and then passes.
    #[track_caller]
    pub(super) fn lay_all(&mut self, hands: &[&str]) {
        let split = |hand: &&str| -> Vec<String> {
            let chips = hand.split(',').filter(|chip| !chip.is_empty());
            chips.map(|chip| format!("chip {chip}")).rev().collect()
        };
        let mut hands: Vec<Vec<String>> = hands.iter().map(split).collect();
        while self.awaits() != "over" {
            let number = self.in_turn();
            let chip = hands[number - 1].pop();
            self.play(number, chip.as_deref().unwrap_or("pass"));
        }
        assert!(hands.iter().all(Vec::is_empty), "not all chips were laid");
    }

    /// Why a move is refused, as developers read it; it must not be listed either.
    #[track_caller]
    pub(super) fn refused(&self, number: usize, text: &str) -> String {
        let mv = self
            .rules
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let refusal = self
            .rules
            .check(&self.state, seat(number), mv)
            .expect_err("the move is legal");
        let listed = self.moves(number);
        assert!(!listed.contains(&self.rules.print_move(mv)), "{text:?}");
        refusal.to_string()
    }

    /// What is awaited: `seat 2`, the purpose of a draw, or `over`.
    pub(super) fn awaits(&self) -> String {
        match self.rules.awaiting(&self.state) {
            Awaiting::Seats(seats) => {
                assert_eq!(seats.len(), 1, "one seat has the turn");
                format!("seat {}", seats.first().unwrap().number())
            }
            Awaiting::Chance(chance) => chance.purpose.name.to_owned(),
            Awaiting::Over => "over".to_owned(),
        }
    }

    /// The number of the seat that has the turn.
    #[track_caller]
    pub(super) fn in_turn(&self) -> usize {
        let awaits = self.awaits();
        let number = awaits.strip_prefix("seat ");
        number
            .unwrap_or_else(|| panic!("{awaits} is awaited"))
            .parse()
            .unwrap()
    }

    /// The legal moves of a seat.
    pub(super) fn moves(&self, number: usize) -> Vec<String> {
        let mut moves = Vec::new();
        let _ = self.rules.for_each_move(&self.state, seat(number), |mv| {
            moves.push(self.rules.print_move(mv.mv()));
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// The legal moves of a seat that begin with this word.
    pub(super) fn moves_of(&self, number: usize, word: &str) -> Vec<String> {
        let mut moves = self.moves(number);
        moves.retain(|text| text.split(' ').next() == Some(word));
        moves
    }

    /// The deposits, each with its yield, in reading order.
    pub(super) fn deposits(&self) -> String {
        let frame = self.rules.facts().frame;
        let mut laid: Vec<_> = self.rules.laid(&self.state).collect();
        laid.sort_unstable();
        let laid: Vec<String> = laid
            .iter()
            .map(|(cell, found)| format!("{}={found}", frame.label(*cell)))
            .collect();
        laid.join(" ")
    }

    /// The total of each seat as people write it.
    pub(super) fn totals(&self) -> Vec<String> {
        let total = |seat| self.rules.score(&self.state, seat).total();
        Seat::all(self.rules.seats())
            .map(|seat| spell(total(seat), self.rules.info().parts))
            .collect()
    }

    /// The lines of a seat's score, each with its points.
    pub(super) fn score_lines(&self, number: usize) -> Vec<String> {
        let score = self.rules.score(&self.state, seat(number));
        let line = |line: &ScoreLine| {
            let points = spell(line.points, self.rules.info().parts);
            format!("{} = {points}", self.rules.score_message(line))
        };
        score.lines().iter().map(line).collect()
    }

    /// The place of each seat.
    pub(super) fn places(&self) -> Vec<usize> {
        let standings = self.rules.standings(&self.state);
        Seat::all(self.rules.seats())
            .map(|seat| standings.place(seat))
            .collect()
    }

    /// All that was told, as developers read it.
    pub(super) fn said(&self) -> Vec<String> {
        let said = |event| self.rules.notice(event).message.to_string();
        self.events.iter().map(said).collect()
    }

    /// What was told under this key.
    pub(super) fn told(&self, key: &str) -> Vec<String> {
        let mut said = self.said();
        said.retain(|message| message.split(' ').next() == Some(key));
        said
    }

    /// Who may see the events with this key, in order.
    pub(super) fn audiences(&self, key: &str) -> Vec<Audience> {
        let told = self.events.iter().map(|event| self.rules.notice(event));
        told.filter(|told| told.message.key == key)
            .map(|told| told.audience)
            .collect()
    }
}
