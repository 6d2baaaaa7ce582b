//! Small packs that tests define, and tables that play them.

use rnw_nuggets::{Rules, load, shipped};
use rnw_packs::{Files, Source};
use roll_and_write::Seat;
use roll_and_write::score::spell;
use roll_and_write::{Presentation, Ruleset, ScoreLine};

pub(crate) use rnw_testkit::seat;

/// A game in progress.
pub(crate) type TestTable = rnw_testkit::TestTable<Rules>;

/// A pack with its own board. It has the printed chips unless the test sets others.
#[derive(Clone)]
pub(crate) struct SmallPack {
    rows: u8,
    cols: u8,
    fences: u8,
    deposits: String,
    chips: Option<Vec<u8>>,
}

/// A pack with a board of this size, this number of fences, and deposits such as `b1=6 d2=7`.
pub(crate) fn pack(rows: u8, cols: u8, fences: u8, deposits: &str) -> SmallPack {
    SmallPack {
        rows,
        cols,
        fences,
        deposits: deposits.to_owned(),
        chips: None,
    }
}

impl SmallPack {
    /// Replaces the chips for every number of players. `values` has the number of chips of value 1, of value 2,
    /// and so on.
    pub(crate) fn chips(mut self, values: &[u8]) -> Self {
        self.chips = Some(values.to_vec());
        self
    }

    /// The files of the pack. The deposits form the layout `custom`; the layout `fixed` uses the same cells and
    /// yields.
    pub(crate) fn files(&self) -> Files {
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

/// A pack with this text as `game.json`.
pub(crate) fn files(game: &str) -> Files {
    Files::new(vec![Source {
        path: "game.json".to_owned(),
        name: "game.json".to_owned(),
        text: game.to_owned(),
    }])
}

/// Rules without chance, unless an option asks for it: the pack fixes the deposits, and seat 1 begins.
#[track_caller]
pub(crate) fn rules(files: &Files, options: &[(&str, &str)], seats: usize) -> Rules {
    let mut options = options.to_vec();
    for (name, value) in [("layout", "custom"), ("first", "1")] {
        if options.iter().all(|option| option.0 != name) {
            options.push((name, value));
        }
    }
    load(files, options, seats).unwrap_or_else(|error| panic!("{error}"))
}

/// A table of these [`rules`].
#[track_caller]
pub(crate) fn opened(files: &Files, options: &[(&str, &str)], seats: usize) -> TestTable {
    set_up(rules(files, options, seats))
}

/// A table of the shipped pack under these [`rules`].
#[track_caller]
pub(crate) fn printed(options: &[(&str, &str)], seats: usize) -> TestTable {
    opened(&shipped(), options, seats)
}

/// A table after the setup. Deposits with only one possible cell are on the board, and their events are
/// removed.
pub(crate) fn set_up(rules: Rules) -> TestTable {
    let mut table = TestTable::new(rules);
    while let [only] = &table.drawable()[..] {
        table.deal_item(only);
    }
    table.events.clear();
    table
}

/// What tests of Nuggets need from a table in addition.
pub(crate) trait Board {
    /// The number of the seat whose turn it is.
    fn in_turn(&self) -> usize;
    /// Builds fences, separated by commas. The active seat builds each one.
    fn build(&mut self, lines: &str);
    /// Plays to the end. Each seat places its chips, such as `1 a1, 4 b1`, one per turn, and then passes.
    fn lay_all(&mut self, hands: &[&str]);
    /// The legal moves of a seat that begin with this word.
    fn moves_of(&self, number: usize, word: &str) -> Vec<String>;
    /// The deposits with their yields, in reading order.
    fn deposits(&self) -> String;
    /// The total of each seat in the form that people write.
    fn totals(&self) -> Vec<String>;
    /// The lines of a seat's score, with points in the form that people write.
    fn score_lines(&self, number: usize) -> Vec<String>;
    /// All notices, in the form for developers.
    fn said(&self) -> Vec<String>;
}

impl Board for TestTable {
    #[track_caller]
    fn in_turn(&self) -> usize {
        let seats = self.waiting();
        assert_eq!(seats.len(), 1, "{} is awaited", self.awaiting());
        seats.first().unwrap().number()
    }

    #[track_caller]
    fn build(&mut self, lines: &str) {
        for line in lines.split(',') {
            self.play(seat(self.in_turn()), &format!("fence {line}"));
        }
    }

    #[track_caller]
    fn lay_all(&mut self, hands: &[&str]) {
        let split = |hand: &&str| -> Vec<String> {
            let chips = hand.split(',').filter(|chip| !chip.is_empty());
            chips.map(|chip| format!("chip {chip}")).rev().collect()
        };
        let mut hands: Vec<Vec<String>> = hands.iter().map(split).collect();
        while self.awaiting() != "over" {
            let number = self.in_turn();
            let chip = hands[number - 1].pop();
            self.play(seat(number), chip.as_deref().unwrap_or("pass"));
        }
        assert!(hands.iter().all(Vec::is_empty), "not all chips were laid");
    }

    fn moves_of(&self, number: usize, word: &str) -> Vec<String> {
        let mut moves = self.moves(seat(number));
        moves.retain(|text| text.split(' ').next() == Some(word));
        moves
    }

    fn deposits(&self) -> String {
        let frame = self.rules.facts().frame;
        let mut laid: Vec<_> = self.rules.deposits_of(&self.state).collect();
        laid.sort_unstable();
        let laid = laid.iter();
        let laid = laid.map(|(cell, found)| format!("{}={found}", frame.label(*cell)));
        laid.collect::<Vec<_>>().join(" ")
    }

    fn totals(&self) -> Vec<String> {
        let total = |seat| spell(self.total(seat), self.rules.info().parts);
        Seat::all(self.rules.seats()).map(total).collect()
    }

    fn score_lines(&self, number: usize) -> Vec<String> {
        let score = self.rules.score(&self.state, seat(number));
        let line = |line: &ScoreLine| {
            let points = spell(line.points, self.rules.info().parts);
            format!("{} = {points}", self.rules.score_message(line))
        };
        score.lines().iter().map(line).collect()
    }

    fn said(&self) -> Vec<String> {
        let said = |event| self.rules.notice(event).message.to_string();
        self.events.iter().map(said).collect()
    }
}
