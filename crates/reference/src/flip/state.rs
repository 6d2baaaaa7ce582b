//! The state of a game.

use super::board::Board;
use super::content::{self, Kind, ReferencePack, Track, TrackKind};
use super::instruction::Cards;
use crate::cell::Cell;
use crate::{Event, ExternalEffects, ReferenceSetup};
use std::collections::BTreeMap;
use std::sync::Arc;

/// content.md, "What lapses": symbols claim at most eight numbers for a seat in one turn.
pub(super) const CLAIMS_MOST: usize = 8;

/// The filled boxes of a track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Boxes {
    /// The number of crossed-off boxes, from left to right.
    Count(usize),
    /// The written numbers, from left to right.
    Written(Vec<u8>),
    /// For each round, whether its box is crossed off.
    Rounds(Vec<bool>),
}

impl Boxes {
    fn new(track: &Track) -> Self {
        match track.kind {
            TrackKind::Count => Self::Count(0),
            TrackKind::Written => Self::Written(Vec::new()),
            TrackKind::Rounds => Self::Rounds(vec![false; track.boxes]),
        }
    }

    pub(super) fn filled(&self) -> usize {
        match self {
            Self::Count(boxes) => *boxes,
            Self::Written(numbers) => numbers.len(),
            Self::Rounds(rounds) => rounds.iter().filter(|crossed| **crossed).count(),
        }
    }

    /// The number of full rows. OPEN: boxes after the last whole row do not form a row.
    pub(super) fn rows(&self, row: usize) -> usize {
        match self {
            Self::Count(boxes) => boxes / row,
            Self::Written(numbers) => numbers.len() / row,
            Self::Rounds(rounds) => {
                let whole = rounds.chunks_exact(row);
                whole
                    .filter(|boxes| boxes.iter().all(|crossed| *crossed))
                    .count()
            }
        }
    }

    pub(super) fn numbers(&self) -> Vec<u8> {
        match self {
            Self::Count(_) | Self::Rounds(_) => Vec::new(),
            Self::Written(numbers) => numbers.clone(),
        }
    }
}

/// Where and why a symbol fires.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Scene {
    pub(super) seat: usize,
    /// The symbol that fires.
    pub(super) symbol: String,
    pub(super) trigger: String,
    /// The board of the card with its cell, or `None` at scoring.
    pub(super) board: Option<usize>,
    pub(super) cell: Cell,
    /// At scoring: the colour of the cards whose cells are counted.
    pub(super) color: Option<String>,
}

/// A kind of debt: something that a seat owes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Debt {
    /// The pattern of the turn.
    Pattern,
    /// Plain cells: an `extra_mark` that has only `cells`.
    Cells,
    /// Other cells.
    Extra {
        board: usize,
        cell: Cell,
        area: serde_json::Value,
        apart: bool,
        optional: bool,
    },
    /// A decision about a number: accept or decline.
    Number { track: String, number: u8 },
    /// An answer to a choice.
    Choice { scene: Scene, options: u8 },
}

/// Equal debts share one entry with a count.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Owed {
    pub(super) debt: Debt,
    pub(super) count: u32,
}

/// A claim that waits for the barrier.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Claim {
    pub(super) pool: String,
    pub(super) into: Option<String>,
}

/// A change of other sheets, which may wait for the barrier.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Change {
    /// Whose sheets change: `others`, `next`, `previous`, `each`, `leader` or `last`.
    pub(super) whom: String,
    /// What happens there: `advance`, `erase`, `write`, `take` or `give`.
    pub(super) what: String,
    pub(super) track: String,
    /// The number of boxes, or the number to write.
    pub(super) amount: u8,
}

/// A completed card that was set aside.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Done {
    pub(super) card: String,
    /// Pyramids: whether step 4 has counted it.
    pub(super) counted: bool,
}

/// Everything that belongs to a seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Seat {
    /// The cards that were dealt and neither kept nor returned yet.
    pub(super) hand: Vec<String>,
    pub(super) boards: Vec<Option<Board>>,
    pub(super) sheet: BTreeMap<String, Boxes>,
    /// For each symbol, the number of cells with it that were marked, at most 255.
    pub(super) marks: BTreeMap<String, u8>,
    pub(super) completed: Vec<Done>,
    /// The symbol that fired last in the lane.
    pub(super) last: Option<String>,
    /// The debts. The last entry is due first.
    pub(super) owed: Vec<Owed>,
    pub(super) claims: Vec<Claim>,
    /// The changes of other sheets that wait for the barrier.
    pub(super) changes: Vec<Change>,
    /// The number of claims by symbols in this turn.
    pub(super) claimed: usize,
    /// For each entry of `rows`, the number of rows that have claimed in the game.
    pub(super) rows_claimed: Vec<usize>,
    /// For each entry of `rows`, whether a row has claimed in this turn.
    pub(super) row_this_turn: Vec<bool>,
    /// The cards of the offer that must be replaced.
    pub(super) renews: Option<Cards>,
}

/// The replacements that a seat still picks.
#[derive(Clone, Debug)]
pub(super) struct Picks {
    pub(super) seat: usize,
    /// The boards whose cards are replaced.
    pub(super) boards: Vec<usize>,
    /// The number of declared draws.
    pub(super) draws: usize,
    /// The last picks must come from the offer: for each of them, from which cards.
    pub(super) of_offer: Vec<Cards>,
}

impl Picks {
    /// The number of picks that are not declared yet.
    pub(super) fn left(&self) -> usize {
        self.boards.len() - self.draws
    }

    /// C-11; content.md, "Steps": picks that must come from the offer are last.
    pub(super) fn may_be_drawn(&self) -> bool {
        self.left() > self.of_offer.len()
    }
}

/// Something that must be done.
#[derive(Clone, Debug)]
pub(super) enum Task {
    /// Chance picks the first start player.
    ChooseStart,
    /// Cards are dealt until every seat has four.
    Deal,
    /// Seats choose their cards.
    Keep,
    /// The offer is refilled.
    FillOffer,
    BeginRound,
    /// An expedition is flipped.
    Reveal,
    /// Seats mark.
    Mark,
    /// Seats begin to settle, one after another.
    Settle,
    NextErrand,
    /// A seat's full rows claim, then its symbols.
    Claims {
        seat: usize,
    },
    /// A seat's renewal of the offer.
    Renew {
        seat: usize,
    },
    /// The symbols of a seat's complete cards on these boards fire.
    Completes {
        seat: usize,
        boards: Vec<usize>,
    },
    /// A seat decides about its debts.
    Owe {
        seat: usize,
    },
    /// The events of a seat's symbols at the barrier become public.
    Shown {
        seat: usize,
        /// Whether anything happened.
        heard: bool,
    },
    /// Complete cards on the `boards` are set aside; discarded cards on `leaving` go back into the deck.
    SetAside {
        seat: usize,
        boards: Vec<usize>,
        leaving: Vec<usize>,
    },
    /// A seat replaces cards.
    Pick(Picks),
    /// A seat draws for this board.
    Draw {
        seat: usize,
        board: usize,
    },
    /// All seats settle again if there is something to settle.
    SettleMore,
    /// Symbols fire at the end of the turn, seat by seat.
    EndOfTurn {
        seats: Vec<usize>,
    },
    /// Symbols fire at the start of the turn, seat by seat.
    StartOfTurn {
        seats: Vec<usize>,
    },
    /// Everybody begins to mark.
    OpenLanes,
    /// Pyramids, step 4.
    PyramidPoints,
    NextTurn,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) pack: Arc<ReferencePack>,
    pub(super) outside: Arc<dyn ExternalEffects + Send + Sync>,
    /// The house rules: every option with its value.
    pub(super) options: BTreeMap<String, String>,
    pub(super) seats: Vec<Seat>,
    /// What the seats had at the start of the turn.
    pub(super) at_start: Vec<Seat>,
    /// The start player of the first turn.
    pub(super) first: usize,
    /// The turn of the whole game, counted from 0.
    pub(super) turn: usize,
    pub(super) deck: Vec<String>,
    /// The offer, oldest card first.
    pub(super) offer: Vec<String>,
    /// The expeditions that have not been flipped in this round.
    pub(super) unseen: Vec<String>,
    /// The expedition of this turn.
    pub(super) expedition: Option<String>,
    /// For each pool, how many of its numbers are taken.
    pub(super) gone: BTreeMap<String, usize>,
    /// The tasks. The last one is next.
    pub(super) tasks: Vec<Task>,
    /// Whether all seats are marking, so that effects on other seats wait for the barrier.
    pub(super) lanes_open: bool,
    /// The seats that have begun to settle in this pass.
    pub(super) settled: Vec<usize>,
    /// The seats whose sheets the symbols of this moment have changed.
    pub(super) changed: Vec<usize>,
    /// Pyramids, `settle=by-card`: the remaining settlements of this pass.
    pub(super) by_card: Vec<(usize, Vec<usize>)>,
    pub(super) events: Vec<Event>,
}

impl Game {
    pub(super) fn new(
        setup: &ReferenceSetup,
        outside: Arc<dyn ExternalEffects + Send + Sync>,
    ) -> Self {
        let pack = content::read(setup);
        let named = setup
            .options
            .get("start")
            .and_then(|start| start.parse().ok());
        let named: Option<usize> = named;
        let chance = pack.kind == Kind::Silver && named.is_none() && setup.seats > 1;
        let mut tasks = vec![Task::BeginRound, Task::FillOffer, Task::Keep, Task::Deal];
        // SG-7, content/rules/silver-and-gold.md ruling 1. PY-5: there is no start player.
        if chance {
            tasks.push(Task::ChooseStart);
        }
        let mut game = Self {
            deck: pack.card_names().into_iter().collect(),
            seats: (0..setup.seats).map(|_| Seat::new(&pack)).collect(),
            at_start: Vec::new(),
            pack: Arc::new(pack),
            outside,
            options: setup.options.clone(),
            first: named.map_or(0, |seat| seat - 1),
            turn: 0,
            offer: Vec::new(),
            unseen: Vec::new(),
            expedition: None,
            gone: BTreeMap::new(),
            tasks,
            lanes_open: false,
            settled: Vec::new(),
            changed: Vec::new(),
            by_card: Vec::new(),
            events: Vec::new(),
        };
        game.go_on();
        game
    }

    /// Whether a house rule has this value, as content/rules name them.
    pub(super) fn plays(&self, option: &str, value: &str) -> bool {
        self.options.get(option).is_some_and(|set| set == value)
    }

    /// The round, counted from 1. Settled: a turn, and its round, last until the next expedition is flipped.
    pub(super) fn round(&self) -> usize {
        self.turn / self.pack.schedule.turns + 1
    }

    /// The turn within the round, counted from 1.
    pub(super) fn turn_of_round(&self) -> usize {
        self.turn % self.pack.schedule.turns + 1
    }

    pub(super) fn is_last_turn(&self) -> bool {
        self.turn + 1 == self.pack.schedule.rounds * self.pack.schedule.turns
    }

    /// SG-17: the start player of this turn first, then clockwise. content/rules/pyramids.md ruling 1: seat 1
    /// begins the first turn, seat 2 the second, and so on.
    pub(super) fn seats_in_order(&self) -> Vec<usize> {
        let count = self.seats.len();
        let place = |step| (self.first + self.turn + step) % count;
        (0..count).map(place).collect()
    }

    pub(super) fn board(&self, seat: usize, board: usize) -> Option<&Board> {
        self.seats[seat].boards[board].as_ref()
    }

    pub(super) fn boxes(&self, seat: usize, track: &str) -> &Boxes {
        let found = self.seats[seat].sheet.get(track);
        found.expect("a sheet has all tracks")
    }

    /// The number of free boxes of a track.
    pub(super) fn free(&self, seat: usize, track: &str) -> usize {
        self.pack.track(track).boxes - self.boxes(seat, track).filled()
    }

    pub(super) fn gone_from(&self, pool: &str) -> usize {
        self.gone.get(pool).copied().unwrap_or(0)
    }

    /// The remaining numbers of a pool.
    pub(super) fn left_in(&self, pool: &str) -> Vec<u8> {
        let all = self.pack.pools.get(pool).expect("a pool of the pack");
        all[self.gone_from(pool)..].to_vec()
    }

    /// The names of the cards that a seat has set aside. With `color`, only cards of this colour.
    pub(super) fn completed(&self, seat: usize, color: Option<&str>) -> Vec<String> {
        let done = self.seats[seat].completed.iter();
        let names = done.map(|done| done.card.clone());
        let right = |name: &String| color.is_none_or(|color| self.pack.card(name).color == color);
        names.filter(right).collect()
    }
}

impl Seat {
    fn new(pack: &ReferencePack) -> Self {
        let track = |track: &Track| (track.name.clone(), Boxes::new(track));
        Self {
            hand: Vec::new(),
            boards: vec![None, None],
            sheet: pack.tracks.iter().map(track).collect(),
            marks: BTreeMap::new(),
            completed: Vec::new(),
            last: None,
            owed: Vec::new(),
            claims: Vec::new(),
            changes: Vec::new(),
            claimed: 0,
            rows_claimed: vec![0; pack.rows.len()],
            row_this_turn: vec![false; pack.rows.len()],
            renews: None,
        }
    }

    /// The number of marked cells with this symbol.
    pub(super) fn marked(&self, symbol: &str) -> u8 {
        self.marks.get(symbol).copied().unwrap_or(0)
    }
}
