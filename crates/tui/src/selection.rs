//! What a seat is to decide, what it points at, and what would come of it.

use crate::form::Form;
use crate::render::{Lights, Touch, cells_left};
use crate::spot::Spot;
use rnw_session::{Observer, ObserverInbox, decision_generator};
use roll_and_write::picture::{CardPicture, Picture};
use roll_and_write::{
    Arg, CellSet, Game, GameView, Legal, Message, MoveId, OnBoard, Points, Seat, Target,
};

/// A decision, and how far the seat has come with it.
#[derive(Debug)]
pub(crate) struct Selection {
    pub(crate) seat: Seat,
    pub(crate) view: GameView,
    pub(crate) picture: Picture,
    /// The legal moves, each with where it points.
    open: Vec<(MoveId, Target)>,
    /// The moves that point at nothing shown.
    choices: Vec<(MoveId, Message)>,
    pub(crate) cursor: Option<Spot>,
    /// The pattern as it is held, if one is asked for.
    pattern: Option<Form>,
    /// Whether one cell is pointed at instead.
    single: bool,
    /// The number on the piece that is held.
    number: u8,
    /// The cards of the hand that are chosen.
    picked: Vec<usize>,
    /// Whether lines were pointed at last, and not cells.
    pub(crate) at_lines: bool,
}

impl Selection {
    /// A decision with these legal moves, the first of which is pointed at.
    pub(crate) fn new(game: &dyn Game, view: GameView, seat: Seat, moves: &[MoveId]) -> Self {
        let picture = game.picture(&view);
        let open: Vec<(MoveId, Target)> = moves
            .iter()
            .map(|id| (*id, game.target(&view, *id)))
            .collect();
        let choice = |(id, target): &(MoveId, Target)| match target {
            Target::Choice(message) => Some((*id, message.clone())),
            Target::Cells { .. }
            | Target::Line { .. }
            | Target::Piece { .. }
            | Target::Offer(_)
            | Target::Hand(_) => None,
        };
        let mut selection = Self {
            choices: open.iter().filter_map(choice).collect(),
            pattern: picture
                .pattern
                .as_ref()
                .and_then(|pattern| Form::of_rows(&pattern.rows)),
            seat,
            view,
            picture,
            open,
            cursor: None,
            single: false,
            number: 0,
            picked: Vec::new(),
            at_lines: false,
        };
        selection.number = selection.numbers().first().copied().unwrap_or(0);
        // The whole pattern before a part of it.
        let large =
            |target: &&Target| matches!(target, Target::Cells { cells, .. } if cells.len() > 1);
        let targets = || selection.open.iter().map(|(_, target)| target);
        let first = targets().find(large).or(targets().next()).cloned();
        if let Some(first) = first {
            selection.set(&first);
        }
        selection
    }

    pub(crate) fn choices(&self) -> &[(MoveId, Message)] {
        &self.choices
    }

    /// The pattern as it is held; `None` while one cell is pointed at.
    pub(crate) fn held(&self) -> Option<&Form> {
        self.pattern.as_ref().filter(|_| !self.single)
    }

    pub(crate) fn number(&self) -> u8 {
        self.number
    }

    /// The numbers of the pieces that may be laid.
    pub(crate) fn numbers(&self) -> Vec<u8> {
        let mut numbers: Vec<u8> = self
            .open
            .iter()
            .filter_map(|(_, target)| match target {
                Target::Piece { number, .. } => Some(*number),
                Target::Cells { .. }
                | Target::Line { .. }
                | Target::Offer(_)
                | Target::Hand(_)
                | Target::Choice(_) => None,
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    pub(crate) fn card(&self, on: OnBoard) -> Option<&CardPicture> {
        match on {
            OnBoard::Own(index) => self.picture.places.first()?.boards.get(index),
            OnBoard::Shared(index) => self.picture.boards.get(index),
        }
    }

    /// What is pointed at.
    pub(crate) fn target(&self) -> Option<Target> {
        match self.cursor? {
            Spot::Cell(board, cell) if self.is_for_pieces(board) => Some(Target::Piece {
                board,
                cell,
                number: self.number,
            }),
            Spot::Cell(board, _) => self.ghost().map(|cells| Target::Cells { board, cells }),
            Spot::Line(board, cell, side) => Some(Target::Line { board, cell, side }),
            Spot::Offer(card) => Some(Target::Offer(card)),
            Spot::Hand(_) => Some(Target::Hand(self.picked.clone())),
            Spot::Choice(index) => self
                .choices
                .get(index)
                .map(|(_, message)| Target::Choice(message.clone())),
            Spot::Number(_) | Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) => None,
        }
    }

    /// Whether cells of a board are pointed at to lay a piece on them.
    fn is_for_pieces(&self, on: OnBoard) -> bool {
        let own = |target: &Target| matches!(target, Target::Cells { board, .. } if *board == on);
        let marks = self.open.iter().any(|(_, target)| own(target));
        !marks && matches!(on, OnBoard::Shared(_))
    }

    /// The cells that would be marked.
    fn ghost(&self) -> Option<CellSet> {
        let Some(Spot::Cell(board, cell)) = self.cursor else {
            return None;
        };
        let frame = self.card(board)?.frame;
        match self.held() {
            Some(form) => form.laid(frame, cell),
            None => Some(CellSet::of(cell)),
        }
    }

    /// Points at what a move points at.
    pub(crate) fn set(&mut self, target: &Target) {
        self.show(target);
        self.remember_kind();
    }

    fn show(&mut self, target: &Target) {
        match target {
            Target::Cells { board, cells } => {
                let Some(frame) = self.card(*board).map(|card| card.frame) else {
                    return;
                };
                let form = Form::of_cells(frame, *cells);
                let whole = self.pattern.as_ref().map(Form::len);
                self.single = cells.len() == 1 && whole != Some(1);
                if let Some(form) = form.filter(|form| Some(form.len()) == whole) {
                    self.pattern = Some(form);
                }
                self.cursor = cells.iter().next().map(|cell| Spot::Cell(*board, cell));
            }
            Target::Line { board, cell, side } => {
                self.cursor = Some(Spot::Line(*board, *cell, *side));
            }
            Target::Piece {
                board,
                cell,
                number,
            } => {
                self.number = *number;
                self.cursor = Some(Spot::Cell(*board, *cell));
            }
            Target::Offer(card) => self.cursor = Some(Spot::Offer(*card)),
            Target::Hand(cards) => {
                // A hand is chosen card by card; what is set whole is shown whole.
                self.picked.clone_from(cards);
                self.cursor = cards.first().map(|card| Spot::Hand(*card));
            }
            Target::Choice(message) => {
                let index = self.choices.iter().position(|(_, known)| known == message);
                self.cursor = index.map(Spot::Choice);
            }
        }
    }

    /// Remembers whether lines or cells are pointed at; a choice from the list changes nothing of that.
    fn remember_kind(&mut self) {
        match self.cursor {
            Some(Spot::Line(..)) => self.at_lines = true,
            Some(Spot::Cell(..)) => self.at_lines = false,
            _ => {}
        }
    }

    /// Forgets which cards were chosen, as at the beginning.
    pub(crate) fn unpick(&mut self) {
        self.picked.clear();
    }

    pub(crate) fn picked(&self) -> &[usize] {
        &self.picked
    }

    /// Points at a place, if it is one that can be pointed at.
    pub(crate) fn point_at(&mut self, spot: Spot) {
        match spot {
            Spot::Cell(..) | Spot::Line(..) | Spot::Offer(_) | Spot::Hand(_) | Spot::Choice(_) => {
                self.cursor = Some(spot);
                self.remember_kind();
            }
            Spot::Number(number) => {
                self.number = number;
                // Who chooses a chip means to lay one.
                if matches!(self.cursor, Some(Spot::Line(..))) {
                    self.switch();
                }
            }
            Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) => {}
        }
    }

    /// Whether arrows come here: where something may be pointed at now.
    pub(crate) fn is_reachable(&self, spot: Spot) -> bool {
        let any = |wanted: fn(&Target) -> bool| self.open.iter().any(|(_, target)| wanted(target));
        match spot {
            Spot::Cell(OnBoard::Own(_), _) => any(|target| matches!(target, Target::Cells { .. })),
            Spot::Cell(OnBoard::Shared(_), _) => any(|target| {
                matches!(
                    target,
                    Target::Cells {
                        board: OnBoard::Shared(_),
                        ..
                    } | Target::Piece { .. }
                )
            }),
            Spot::Line(..) => any(|target| matches!(target, Target::Line { .. })),
            Spot::Offer(_) => any(|target| matches!(target, Target::Offer(_))),
            Spot::Hand(_) => any(|target| matches!(target, Target::Hand(_))),
            Spot::Choice(_) => true,
            Spot::Number(_) | Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) => false,
        }
    }

    /// The card that what is pointed at would complete. What that brings is known when all have marked.
    pub(crate) fn completed(&self) -> Option<&str> {
        let Some(Target::Cells {
            board: OnBoard::Own(board),
            cells,
        }) = self.target()
        else {
            return None;
        };
        let card = self.picture.places.first()?.boards.get(board)?;
        (cells_left(card) == cells.len() as usize).then_some(card.name.as_str())
    }

    /// Goes to the next legal move of the kind that is pointed at, or the one before.
    pub(crate) fn step(&mut self, forward: bool) {
        let ring: Vec<Target> = self.ring().cloned().collect();
        let here = self.target();
        let at = ring.iter().position(|target| Some(target) == here.as_ref());
        let next = match (at, forward) {
            _ if ring.is_empty() => return,
            (None, true) => 0,
            (None, false) => ring.len() - 1,
            (Some(at), true) => (at + 1) % ring.len(),
            (Some(at), false) => (at + ring.len() - 1) % ring.len(),
        };
        self.set(&ring[next]);
    }

    /// The legal moves that a step goes through: with the pattern as it is held, or however it must be turned
    /// if it fits nowhere so; then the choices.
    fn ring(&self) -> impl Iterator<Item = &Target> {
        let as_held = |target: &Target| match target {
            Target::Cells { board, cells } => {
                let form = self
                    .card(*board)
                    .and_then(|card| Form::of_cells(card.frame, *cells));
                match self.held() {
                    Some(held) => form.as_ref() == Some(held),
                    None => cells.len() == 1,
                }
            }
            Target::Piece { number, .. } => *number == self.number && !self.at_lines,
            Target::Line { .. } => self.at_lines,
            Target::Offer(_) | Target::Hand(_) | Target::Choice(_) => true,
        };
        let shown = |target: &Target| !matches!(target, Target::Choice(_));
        let all = || self.open.iter().map(|(_, target)| target);
        let fits = all().any(|target| shown(target) && as_held(target));
        all().filter(move |target| !fits || as_held(target))
    }

    /// Turns the pattern clockwise, or the other way.
    pub(crate) fn turn(&mut self, clockwise: bool) {
        let turns = if clockwise { 1 } else { 3 };
        for _ in 0..turns {
            self.pattern = self.pattern.as_ref().map(Form::turned);
        }
        self.single = false;
    }

    pub(crate) fn flip(&mut self) {
        self.pattern = self.pattern.as_ref().map(Form::flipped);
        self.single = false;
    }

    /// Goes from the pattern to one cell and back, or from lines to pieces and back.
    pub(crate) fn switch(&mut self) {
        let shared = self.open.iter().map(|(_, target)| target);
        let other = match self.cursor {
            Some(Spot::Line(..)) => {
                let is_piece = |target: &&Target| matches!(target, Target::Piece { number, .. } if *number == self.number);
                shared.clone().find(is_piece)
            }
            Some(Spot::Cell(board, _)) if self.is_for_pieces(board) => shared
                .clone()
                .find(|target| matches!(target, Target::Line { .. })),
            _ => {
                self.single = self.pattern.is_some() && !self.single;
                return;
            }
        };
        if let Some(other) = other.cloned() {
            self.set(&other);
        }
    }

    /// Takes the next of the numbers that may be laid, or the one before.
    pub(crate) fn count(&mut self, up: bool) {
        let numbers = self.numbers();
        let at = numbers.iter().position(|number| *number == self.number);
        let next = match (at, up) {
            _ if numbers.is_empty() => return,
            (None, _) => 0,
            (Some(at), true) => (at + 1) % numbers.len(),
            (Some(at), false) => (at + numbers.len() - 1) % numbers.len(),
        };
        self.number = numbers[next];
    }

    /// Chooses a card of the hand, or chooses it no more.
    pub(crate) fn toggle(&mut self, card: usize) {
        if let Some(at) = self.picked.iter().position(|picked| *picked == card) {
            self.picked.remove(at);
        } else {
            self.picked.push(card);
            self.picked.sort_unstable();
        }
    }

    /// What is lit up; `fits` says whether what is pointed at may be done.
    pub(crate) fn lights(&self, fits: bool) -> Lights {
        let touch = if fits { Touch::Ghost } else { Touch::Clash };
        let mut lights = Lights::default();
        let at_lines = self.at_lines;
        for (_, target) in &self.open {
            match target {
                Target::Cells { board, cells }
                    if cells.len() == 1 && self.held().is_none_or(|form| form.len() == 1) =>
                {
                    lights.cells.push((*board, *cells, Touch::Possible));
                }
                Target::Piece {
                    board,
                    cell,
                    number,
                } if *number == self.number && !at_lines => {
                    lights
                        .cells
                        .push((*board, CellSet::of(*cell), Touch::Possible));
                }
                Target::Line { board, cell, side } if at_lines => {
                    lights.lines.push((*board, *cell, *side, Touch::Possible));
                }
                Target::Offer(card) => lights.offer.push((*card, Touch::Possible)),
                Target::Hand(cards) => {
                    lights
                        .hand
                        .extend(cards.iter().map(|card| (*card, Touch::Possible)));
                }
                Target::Cells { .. }
                | Target::Piece { .. }
                | Target::Line { .. }
                | Target::Choice(_) => {}
            }
        }
        lights
            .hand
            .extend(self.picked.iter().map(|card| (*card, Touch::Ghost)));
        match self.target() {
            Some(Target::Cells { board, cells }) => lights.cells.push((board, cells, touch)),
            Some(Target::Piece { board, cell, .. }) => {
                lights.cells.push((board, CellSet::of(cell), touch));
            }
            Some(Target::Line { board, cell, side }) => {
                lights.lines.push((board, cell, side, touch));
            }
            Some(Target::Offer(card)) => lights.offer.push((card, touch)),
            Some(Target::Hand(_) | Target::Choice(_)) | None => {}
        }
        lights
    }
}

/// What a move would bring, as far as its seat can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Preview {
    /// What would happen besides what is pointed at.
    pub(crate) messages: Vec<Message>,
    /// How the score of the seat would change; `None` if that is hidden.
    pub(crate) points: Option<Points>,
}

impl Preview {
    /// What a legal move would bring. It is tried in a state that is imagined from the view alone, so nothing
    /// that is hidden can show.
    pub(crate) fn new(game: &dyn Game, view: &GameView, mv: Legal<MoveId>) -> Self {
        let seat = mv.seat();
        let mut imagined = game.determinize(view, &mut decision_generator(0, 0, seat, 0));
        let before = game.score_seen(view, seat);
        let notices = game.apply(&mut imagined, mv);
        let mut listener = ObserverInbox::new(Observer::Seat(seat));
        let own = notices.iter().take_while(|notice| !notice.closes_phase);
        own.for_each(|notice| listener.observe(0, notice));
        let after = game.score_seen(&game.view(&imagined, seat), seat);
        let messages = listener.take().into_iter().map(|(_, message)| message);
        // What happens to others at the same time, it does not bring.
        let others = |arg: &Arg| matches!(arg, Arg::Seat(other) if *other != seat);
        let own = |message: &Message| !message.args.iter().any(|(_, arg)| others(arg));
        Self {
            // The first is the move itself.
            messages: messages.skip(1).filter(own).collect(),
            points: before
                .zip(after)
                .map(|(before, after)| after.total() - before.total()),
        }
    }
}
