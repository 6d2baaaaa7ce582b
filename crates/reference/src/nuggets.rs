//! Nuggets, clause by clause: fences between cells, chips face down, and gold for the highest sum.

mod board;
mod score;

use crate::answers::{about, event, public, refused, standings};
use crate::cell::Cell;
use crate::{Audience, Awaiting, Event, ReferenceSetup, Refused, ScoreLine, Standings, TextGame};
use board::{Board, FenceLine};
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

/// A move, legal or not.
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
    /// The house rules: every option with its value. Everything that the preset sets is already in the others. NG-27
    options: BTreeMap<String, String>,
    /// The seat that begins, counted from 0, or `None` if the table has not named one. NG-6
    first: Option<usize>,
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

impl Game {
    fn new(setup: &ReferenceSetup) -> Self {
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
        let yields = list(&pack["yields"][setup.options["preset"].as_str()]).iter();
        let mut yields: Vec<u8> = yields.map(number).collect();
        let mut cells: Vec<Cell> = list(&pack["fixed"]).iter().map(cell_of).collect();
        if setup.options["layout"] == "custom" {
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
            options: setup.options.clone(),
            // A table that names nobody says `random`, which is no number.
            first: setup.options["first"]
                .parse()
                .ok()
                .map(|first: usize| first - 1),
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
        match self.first {
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
        let mut cells = match self.options["layout"].as_str() {
            "fixed" => self.cells.clone(),
            "random" => self.board.cells(),
            // Settled: each deposit of a custom layout is a draw from its one cell, so that it is reported and
            // recorded like the others.
            _ => vec![self.cells[self.deposits.len()]],
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

    /// Whether a house rule has this value, as content/rules name them.
    fn plays(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
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
            Move::Done if built_one && self.plays("fences", "one-or-two") => Ok(()),
            Move::Done => Err(refused("NG-7")),
        }
    }

    /// Makes a legal move.
    fn act(&mut self, seat: usize, what: Move) -> Vec<Event> {
        let mut events = Vec::new();
        let next = (seat + 1) % self.seats;
        match what {
            // NG-7
            Move::Fence(line) => events.extend(self.build(seat, line)),
            // NG-9
            Move::Chip { value, cell } => {
                let place = self.hands[seat].iter().position(|own| *own == value);
                self.hands[seat].remove(place.expect("the seat has this chip"));
                self.chips.push(Chip { seat, cell, value });
                let args = [("seat", seat_text(seat)), ("cell", cell.label())];
                events.push(public("event-chip-laid", &args));
                // NG-18: only the owner learns the value.
                // Settled: the event follows that of the chip. It is left out if the table has agreed that
                // nobody looks again.
                if self.plays("peek", "allowed") {
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

    /// Builds a fence. NG-7
    fn build(&mut self, seat: usize, line: FenceLine) -> Vec<Event> {
        let built_one = Stage::Turn {
            seat,
            built_one: true,
        };
        let second = self.stage == built_one;
        self.board.fences.push(line);
        self.supply -= 1;
        let args = [
            ("seat", seat_text(seat)),
            ("cell", line.cell.label()),
            ("other", line.other.label()),
        ];
        let mut events = vec![public("event-fence-built", &args)];
        // A single fence is enough if it was the last one, or if no second one is possible anywhere.
        if second || !self.can_build() {
            events.extend(self.next_turn((seat + 1) % self.seats));
        } else {
            self.stage = built_one;
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
        all_out || self.plays("end", "no-chips") && !(0..self.seats).any(lays)
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
        let mut all = self.conceivable();
        all.retain(|what| self.check(seat - 1, *what).is_ok());
        all.into_iter().map(spell).collect()
    }

    fn deal(&mut self, item: &str) -> Vec<Event> {
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
            let mut events = vec![public("event-deposit-laid", &args)];
            events.extend(self.after_deposits());
            events
        }
    }

    fn play(&mut self, seat: usize, text: &str) -> Result<Vec<Event>, Refused> {
        let mut all = self.conceivable().into_iter();
        let what = all.find(|what| spell(*what) == text);
        // A text that is not a move breaks no clause.
        let what = what.ok_or_else(|| refused(""))?;
        self.check(seat - 1, what)?;
        Ok(self.act(seat - 1, what))
    }

    fn score(&self, seat: usize) -> Vec<ScoreLine> {
        self.lines_of(seat - 1)
    }

    fn standings(&self) -> Standings {
        // Partners share a place and count once. NG-16, NG-17
        let ranks: Vec<Vec<i64>> = (0..self.teams()).map(|team| self.ranks(team)).collect();
        let of_teams = standings(&ranks);
        let seats = || (0..self.seats).map(|seat| self.team_of(seat));
        Standings {
            places: seats().map(|team| of_teams.places[team]).collect(),
            decided_by: seats().map(|team| of_teams.decided_by[team]).collect(),
        }
    }

    fn copy(&self) -> Box<dyn TextGame> {
        Box::new(self.clone())
    }
}
