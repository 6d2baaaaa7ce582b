//! Nuggets, clause by clause: fences between cells, chips face down, and gold for the highest sum.

mod board;
mod options;
mod score;
#[cfg(test)]
mod tests;

use crate::{Audience, Awaiting, Event, ReferenceSetup, Refused, ScoreLine, Standings, TextGame};
use board::{Board, Cell, FenceLine};
use options::{End, Fences, Layout, Options};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A deposit on the board.
#[derive(Clone, Debug)]
struct Deposit {
    cell: Cell,
    r#yield: u8,
}

/// A chip on the board.
#[derive(Clone, Debug)]
struct Chip {
    /// Its owner, counted from 0.
    seat: usize,
    cell: Cell,
    value: u8,
}

/// The stage of the game. Seats are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The cell of the next yield is drawn.
    Deposits,
    /// The first player is drawn.
    First,
    /// A seat has its turn, and may have built one fence.
    Turn {
        seat: usize,
        built_one: bool,
    },
    Over,
}

/// A parsed move, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Move {
    Fence(FenceLine),
    Chip { value: u8, cell: Cell },
    Pass,
    Done,
}

/// A game in progress.
#[derive(Clone, Debug)]
struct Game {
    options: Options,
    seats: usize,
    board: Board,
    /// The number of fences left in the supply.
    supply: usize,
    /// The yields that are still to be laid out by chance, next one first.
    yields: Vec<u8>,
    /// The cells of the layout `fixed`, or those of `custom` in their order.
    cells: Vec<Cell>,
    deposits: Vec<Deposit>,
    /// The values of the chips that each seat has not laid yet.
    hands: Vec<Vec<u8>>,
    chips: Vec<Chip>,
    /// For each seat, whether it is out.
    out: Vec<bool>,
    stage: Stage,
}

pub(crate) fn start(setup: &ReferenceSetup) -> Box<dyn TextGame> {
    Box::new(Game::new(setup))
}

/// A small number of a pack.
fn number(value: &Value) -> u8 {
    let number = value.as_u64().expect("a number stands here");
    u8::try_from(number).expect("the number is at most 255")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list stands here")
}

/// A seat, counted from 0, in text form.
fn seat_text(seat: usize) -> String {
    (seat + 1).to_string()
}

fn event(audience: Audience, key: &str, args: &[(&str, String)]) -> Event {
    let mut filled = BTreeMap::new();
    for (name, text) in args {
        filled.insert((*name).to_owned(), text.clone());
    }
    Event {
        audience,
        key: key.to_owned(),
        args: filled,
    }
}

/// An event about a seat, without further arguments.
fn about(seat: usize, key: &str) -> Event {
    event(Audience::Everyone, key, &[("seat", seat_text(seat))])
}

fn refused(clause: &str) -> Refused {
    Refused {
        clause: clause.to_owned(),
    }
}

impl Game {
    fn new(setup: &ReferenceSetup) -> Self {
        assert!((2..=4).contains(&setup.seats), "two to four players");
        let options = Options::read(setup);
        let pack = &setup.content["game.json"];
        let board = Board {
            rows: usize::from(number(&pack["board"]["rows"])),
            cols: usize::from(number(&pack["board"]["cols"])),
            fences: Vec::new(),
        };
        let cell_of = |value: &Value| {
            let label = value.as_str().expect("a cell is a text");
            board.cell(label).expect("the board has the cell")
        };
        // NG-2, NG-27: the preset selects the yields, ...
        let mut yields: Vec<u8> = Vec::new();
        for entry in list(&pack["yields"][options.preset.as_str()]) {
            yields.push(number(entry));
        }
        let mut cells: Vec<Cell> = list(&pack["fixed"]).iter().map(cell_of).collect();
        if options.layout == Layout::Custom {
            // NG-5: ... but a custom layout has its own yields, each on its cell.
            yields.clear();
            cells.clear();
            for entry in list(&pack["custom"]) {
                cells.push(cell_of(&entry["cell"]));
                yields.push(number(&entry["yield"]));
            }
        }
        let hand = hand_of(pack, setup.seats);
        let mut game = Self {
            seats: setup.seats,
            supply: usize::from(number(&pack["board"]["fences"])),
            yields,
            cells,
            deposits: Vec::new(),
            hands: vec![hand; setup.seats],
            chips: Vec::new(),
            out: vec![false; setup.seats],
            stage: Stage::Deposits,
            options,
            board,
        };
        // OPEN: a start has no events. With a custom layout and a named first player, a game that nobody can
        // play is over before any event.
        game.after_deposits();
        game
    }

    /// Continues when all deposits are on the board. NG-5, NG-6
    fn after_deposits(&mut self) -> Vec<Event> {
        if !self.yields.is_empty() {
            return Vec::new();
        }
        match self.options.first {
            None => {
                self.stage = Stage::First;
                Vec::new()
            }
            // OPEN: a first player whom the table has named has no event.
            Some(seat) => self.next_turn(seat),
        }
    }

    /// The possible cells of the next deposit: each cell has at most one deposit. NG-5
    fn deposit_cells(&self) -> Vec<Cell> {
        let mut cells = match self.options.layout {
            Layout::Fixed => self.cells.clone(),
            Layout::Random => self.board.cells(),
            // Settled: each deposit is a draw from its one cell, so that it is reported and recorded like the
            // others.
            Layout::Custom => vec![self.cells[self.deposits.len()]],
        };
        cells.retain(|cell| !self.has_deposit(*cell));
        cells
    }

    fn has_deposit(&self, cell: Cell) -> bool {
        self.deposits.iter().any(|deposit| deposit.cell == cell)
    }

    fn has_chip(&self, cell: Cell) -> bool {
        self.chips.iter().any(|chip| chip.cell == cell)
    }

    /// Whether the seat whose turn it is may build a fence here.
    fn check_fence(&self, line: FenceLine) -> Result<(), Refused> {
        // NG-24
        if self.board.fences.contains(&line) {
            return Err(refused("NG-24"));
        }
        // NG-1: one supply for all
        if self.supply == 0 {
            return Err(refused("NG-7"));
        }
        // NG-8, by trial; NG-23 and NG-25 forbid nothing more
        let mut tried = self.board.clone();
        tried.fences.push(line);
        if tried.regions().iter().any(|region| region.len() < 4) {
            return Err(refused("NG-8"));
        }
        Ok(())
    }

    /// Whether a seat may lay a chip here. NG-9
    fn check_chip(&self, seat: usize, value: u8, cell: Cell) -> Result<(), Refused> {
        if self.has_deposit(cell) || self.has_chip(cell) || !self.hands[seat].contains(&value) {
            return Err(refused("NG-9"));
        }
        Ok(())
    }

    fn can_build(&self) -> bool {
        let lines = self.board.lines();
        lines.iter().any(|line| self.check_fence(*line).is_ok())
    }

    fn can_lay(&self, seat: usize) -> bool {
        let cells = self.board.cells();
        let free = |cell: &Cell| !self.has_deposit(*cell) && !self.has_chip(*cell);
        !self.hands[seat].is_empty() && cells.iter().any(free)
    }

    /// Whether a seat may make a move now.
    fn check(&self, seat: usize, what: Move) -> Result<(), Refused> {
        let built_one = match self.stage {
            Stage::Turn {
                seat: turn,
                built_one,
            } if turn == seat => built_one,
            Stage::Deposits | Stage::First | Stage::Turn { .. } => return Err(refused("NG-6")),
            Stage::Over => return Err(refused("NG-12")),
        };
        match what {
            Move::Fence(line) => self.check_fence(line),
            // NG-7: after one fence only a second one is possible, ...
            Move::Chip { .. } | Move::Pass if built_one => Err(refused("NG-7")),
            Move::Chip { value, cell } => self.check_chip(seat, value, cell),
            // NG-10
            Move::Pass => Ok(()),
            // NG-7: ... unless one fence is enough at this table.
            Move::Done => match self.options.fences {
                Fences::OneOrTwo if built_one => Ok(()),
                Fences::OneOrTwo | Fences::Two => Err(refused("NG-7")),
            },
        }
    }

    /// Makes a legal move.
    fn act(&mut self, seat: usize, what: Move) -> Vec<Event> {
        let mut events = Vec::new();
        let next = (seat + 1) % self.seats;
        match what {
            // NG-7
            Move::Fence(line) => {
                let second = self.stage
                    == Stage::Turn {
                        seat,
                        built_one: true,
                    };
                self.board.fences.push(line);
                self.supply -= 1;
                events.push(event(
                    Audience::Everyone,
                    "event-fence-built",
                    &[
                        ("seat", seat_text(seat)),
                        ("cell", line.cell.label()),
                        ("other", line.other.label()),
                    ],
                ));
                // A single fence is enough if it was the last one, or if no second one is possible anywhere.
                if second || !self.can_build() {
                    events.extend(self.next_turn(next));
                } else {
                    self.stage = Stage::Turn {
                        seat,
                        built_one: true,
                    };
                }
            }
            // NG-9
            Move::Chip { value, cell } => {
                let place = self.hands[seat].iter().position(|own| *own == value);
                self.hands[seat].remove(place.expect("the seat has this chip"));
                self.chips.push(Chip { seat, cell, value });
                let args = [("seat", seat_text(seat)), ("cell", cell.label())];
                events.push(event(Audience::Everyone, "event-chip-laid", &args));
                // NG-18: only the owner learns the value.
                // Settled: the event follows that of the chip. It is left out if the table has agreed that
                // nobody looks again.
                if self.options.peek {
                    let mut args = args.to_vec();
                    args.push(("value", value.to_string()));
                    events.push(event(Audience::Only(seat + 1), "event-chip-value", &args));
                }
                events.extend(self.next_turn(next));
            }
            // NG-10: permanently
            Move::Pass => {
                self.out[seat] = true;
                events.push(about(seat, "event-passed"));
                events.extend(self.next_turn(next));
            }
            // NG-7
            Move::Done => {
                events.push(about(seat, "event-stopped"));
                events.extend(self.next_turn(next));
            }
        }
        events
    }

    /// Gives the turn to this seat or to the next one clockwise that has a move, or ends the game.
    fn next_turn(&mut self, from: usize) -> Vec<Event> {
        let mut events = Vec::new();
        let mut seat = from;
        loop {
            if self.is_over() {
                self.stage = Stage::Over;
                events.extend(self.end_events());
                return events;
            }
            if self.out[seat] {
                // NG-11: seats that are out are skipped.
            } else if !self.can_lay(seat) && !self.can_build() {
                // NG-10: a seat without a move is out automatically when its turn comes.
                self.out[seat] = true;
                events.push(about(seat, "event-stuck"));
            } else {
                self.stage = Stage::Turn {
                    seat,
                    built_one: false,
                };
                return events;
            }
            seat = (seat + 1) % self.seats;
        }
    }

    /// Whether the game ends before the next turn. NG-12
    fn is_over(&self) -> bool {
        // When no seat has a move, each seat is found to be stuck in its turn, and then all are out.
        let all_out = self.out.iter().all(|out| *out);
        // OPEN: "as soon as" ends the game before any other seat is found to be stuck.
        let lays = |seat: usize| !self.out[seat] && self.can_lay(seat);
        match self.options.end {
            End::AllOut => all_out,
            End::NoChips => all_out || !(0..self.seats).any(lays),
        }
    }

    /// Parses a text. `None` if it is not a move of this board.
    fn parse(&self, text: &str) -> Option<Move> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["fence", one, two] => {
                let (one, two) = (self.board.cell(one)?, self.board.cell(two)?);
                Some(Move::Fence(self.board.line(one, two)?))
            }
            ["chip", value, cell] => Some(Move::Chip {
                value: value.parse().ok()?,
                cell: self.board.cell(cell)?,
            }),
            ["pass"] => Some(Move::Pass),
            ["done"] => Some(Move::Done),
            _ => None,
        }
    }

    /// Every conceivable move, legal or not.
    fn conceivable(&self) -> Vec<Move> {
        let mut all = vec![Move::Pass, Move::Done];
        for line in self.board.lines() {
            all.push(Move::Fence(line));
        }
        for cell in self.board.cells() {
            // The highest value is 7.
            for value in 1..=7 {
                all.push(Move::Chip { value, cell });
            }
        }
        all
    }
}

/// The chips of each player at a table of this size. NG-3
fn hand_of(pack: &Value, seats: usize) -> Vec<u8> {
    let mut hand = Vec::new();
    // OPEN: a number of players that the pack does not name has no chips.
    for entry in list(&pack["chips"]) {
        if usize::from(number(&entry["players"])) == seats {
            for (index, many) in list(&entry["values"]).iter().enumerate() {
                for _ in 0..number(many) {
                    hand.push(index as u8 + 1);
                }
            }
        }
    }
    hand
}

/// The canonical text of a move.
fn spell(what: Move) -> String {
    match what {
        Move::Fence(line) => format!("fence {} {}", line.cell.label(), line.other.label()),
        Move::Chip { value, cell } => format!("chip {value} {}", cell.label()),
        Move::Pass => "pass".to_owned(),
        Move::Done => "done".to_owned(),
    }
}

impl TextGame for Game {
    fn awaiting(&self) -> Awaiting {
        match self.stage {
            Stage::Deposits => Awaiting::Chance {
                purpose: "deposit".to_owned(),
                among: self.deposit_cells().into_iter().map(Cell::label).collect(),
            },
            Stage::First => Awaiting::Chance {
                purpose: "first".to_owned(),
                among: (1..=self.seats)
                    .map(|seat| format!("seat {seat}"))
                    .collect(),
            },
            Stage::Turn { seat, .. } => Awaiting::Seats(BTreeSet::from([seat + 1])),
            Stage::Over => Awaiting::Over,
        }
    }

    fn moves(&self, seat: usize) -> BTreeSet<String> {
        assert!((1..=self.seats).contains(&seat), "there is no seat {seat}");
        let mut all = self.conceivable();
        all.retain(|what| self.check(seat - 1, *what).is_ok());
        all.into_iter().map(spell).collect()
    }

    fn deal(&mut self, item: &str) -> Vec<Event> {
        let Awaiting::Chance { among, .. } = self.awaiting() else {
            panic!("no draw is awaited, {item:?} neither");
        };
        assert!(among.contains(item), "{item:?} cannot be drawn");
        if self.stage == Stage::First {
            // NG-6
            let mut seats = 0..self.seats;
            let seat = seats.find(|seat| item == format!("seat {}", seat_text(*seat)));
            let seat = seat.expect("the item is among the seats");
            let mut events = vec![about(seat, "event-first-chosen")];
            events.extend(self.next_turn(seat));
            events
        } else {
            // NG-5
            let cell = self.board.cell(item).expect("the item is among the cells");
            let r#yield = self.yields.remove(0);
            self.deposits.push(Deposit { cell, r#yield });
            let args = [("cell", cell.label()), ("yield", r#yield.to_string())];
            let mut events = vec![event(Audience::Everyone, "event-deposit-laid", &args)];
            events.extend(self.after_deposits());
            events
        }
    }

    fn play(&mut self, seat: usize, text: &str) -> Result<Vec<Event>, Refused> {
        assert!((1..=self.seats).contains(&seat), "there is no seat {seat}");
        // A text that is not a move breaks no clause.
        let what = self.parse(text).ok_or_else(|| refused(""))?;
        self.check(seat - 1, what)?;
        Ok(self.act(seat - 1, what))
    }

    fn score(&self, seat: usize) -> Vec<ScoreLine> {
        assert!((1..=self.seats).contains(&seat), "there is no seat {seat}");
        self.lines_of(seat - 1)
    }

    fn standings(&self) -> Standings {
        self.all_standings()
    }

    fn copy(&self) -> Box<dyn TextGame> {
        Box::new(self.clone())
    }
}
