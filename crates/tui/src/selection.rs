//! A decision in progress: what is selected, and what the move would bring.
//!
//! It has more than 500 lines, because every key changes the same few fields of one selection.

use crate::form::Form;
use crate::render::{Lights, Touch};
use crate::spot::{Spot, Way};
use roll_and_write::picture::{BoxPicture, CardPicture, Picture};
use roll_and_write::{
    Cell, Game, GameView, Ground, Message, MoveId, OnBoard, Seat, Target, WideSet,
};

/// A decision in progress, with everything that the seat has selected so far.
#[derive(Clone, Debug)]
pub(crate) struct Selection {
    pub(crate) seat: Seat,
    pub(crate) view: GameView,
    pub(crate) picture: Picture,
    /// The targets of the legal moves.
    open: Vec<Target>,
    /// The legal moves without a target on the screen.
    choices: Vec<Message>,
    pub(crate) cursor: Option<Spot>,
    /// The pattern in its current orientation, if the decision needs one.
    pattern: Option<Form>,
    /// Whether a single cell is selected, and not the pattern.
    single: bool,
    /// Whether a legal move marks the whole pattern.
    fits: bool,
    /// The number on the current piece.
    number: u8,
    /// The selected cards of the hand.
    picked: Vec<usize>,
    /// Whether the last selection was a line, and not a cell.
    pub(crate) at_lines: bool,
}

impl Selection {
    /// A decision with these legal moves. The first move is selected.
    pub(crate) fn new(game: &dyn Game, view: GameView, seat: Seat, moves: &[MoveId]) -> Self {
        let picture = game.picture(&view);
        let open: Vec<Target> = moves.iter().map(|id| game.target(&view, *id)).collect();
        let choice = |target: &Target| {
            let Target::Choice(message) = target else {
                return None;
            };
            Some(message.clone())
        };
        let mut selection = Self {
            choices: open.iter().filter_map(choice).collect(),
            pattern: picture.pattern.as_ref().and_then(Form::of_pattern),
            seat,
            view,
            picture,
            open,
            cursor: None,
            single: false,
            fits: false,
            number: 0,
            picked: Vec::new(),
            at_lines: false,
        };
        selection.number = selection.numbers().first().copied().unwrap_or(0);
        let whole = selection.pattern.as_ref().map(Form::len);
        selection.fits = whole.is_some() && selection.any(|target| target.cell_count() == whole);
        // A whole pattern comes before a part of it.
        let large = |target: &&Target| target.cell_count().is_some_and(|cells| cells > 1);
        let targets = &selection.open;
        let first = targets.iter().find(large).or(targets.first());
        if let Some(first) = first.cloned() {
            selection.set(&first);
        }
        selection
    }

    pub(crate) fn choices(&self) -> &[Message] {
        &self.choices
    }

    /// Whether one of the legal moves has such a target.
    fn any(&self, is_wanted: impl FnMut(&Target) -> bool) -> bool {
        self.open.iter().any(is_wanted)
    }

    /// The pattern in its current orientation; `None` while a single cell is selected.
    pub(crate) fn held(&self) -> Option<&Form> {
        self.pattern.as_ref().filter(|_| !self.single)
    }

    /// Whether only single cells can be marked, although there is a pattern: a bonus cell is owed, or the pattern fits
    /// nowhere.
    pub(crate) fn is_for_single_cells(&self) -> bool {
        self.pattern.is_some() && !self.fits && self.any(|target| target.cell_count().is_some())
    }

    pub(crate) fn number(&self) -> u8 {
        self.number
    }

    /// The numbers of the pieces that the seat may lay.
    pub(crate) fn numbers(&self) -> Vec<u8> {
        let number = |target: &Target| {
            let Target::Piece { number, .. } = target else {
                return None;
            };
            Some(*number)
        };
        let mut numbers: Vec<u8> = self.open.iter().filter_map(number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    pub(crate) fn card(&self, on: OnBoard) -> Option<&CardPicture> {
        self.picture.board(on)
    }

    /// A box of the own sheet.
    pub(crate) fn box_at(&self, track: usize, index: usize) -> Option<&BoxPicture> {
        let track = self.picture.places.first()?.tracks.get(track)?;
        track.boxes.get(index)
    }

    /// What is printed about the selected box: its condition or its bonus.
    pub(crate) fn box_note(&self) -> Option<&Message> {
        let Some(Spot::Box(track, index)) = self.cursor else {
            return None;
        };
        self.box_at(track, index)?.note.as_ref()
    }

    /// The selected target.
    pub(crate) fn target(&self) -> Option<Target> {
        match self.cursor? {
            Spot::Cell(board, cell) if self.is_for_pieces(board) => Some(Target::Piece {
                board,
                cell,
                number: self.number,
            }),
            Spot::Cell(board, cell) if self.held().is_some_and(Form::is_numbered) => {
                let frame = self.card(board)?.frame;
                let cells = self.held()?.laid_in_order(frame, cell)?;
                Some(Target::Tiles { board, cells })
            }
            Spot::Cell(board, _) => self.ghost().map(|cells| Target::Cells { board, cells }),
            Spot::Line(board, cell, side) => Some(Target::Line { board, cell, side }),
            Spot::Link(board, from, to) => Some(Target::Link { board, from, to }),
            Spot::Box(track, index) => Some(Target::Box { track, index }),
            Spot::Die(dice, index) => Some(Target::Die { dice, index }),
            Spot::Offer(card) => Some(Target::Offer(card)),
            Spot::Hand(_) => Some(Target::Hand(self.picked.clone())),
            Spot::Choice(index) => self.choices.get(index).cloned().map(Target::Choice),
            Spot::Number(_) | Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) | Spot::Answer(_) => {
                None
            }
        }
    }

    /// Whether a cell of this board is a target for a piece.
    fn is_for_pieces(&self, on: OnBoard) -> bool {
        let marks = |target: &Target| matches!(target, Target::Cells { board, .. } | Target::Tiles { board, .. } if *board == on);
        matches!(on, OnBoard::Shared(_)) && !self.any(marks)
    }

    /// The cells that the move would mark.
    fn ghost(&self) -> Option<WideSet> {
        let Some(Spot::Cell(board, cell)) = self.cursor else {
            return None;
        };
        let frame = self.card(board)?.frame;
        match self.held() {
            Some(form) => form.laid(frame, cell),
            None => Some(WideSet::of(cell)),
        }
    }

    /// Moves the pattern one cell that way. Returns whether it stays on what is printed of its board.
    pub(crate) fn shift(&mut self, way: Way) -> bool {
        let (Some(Spot::Cell(board, _)), Some(form), Some(cells)) =
            (self.cursor, self.held(), self.ghost())
        else {
            return false;
        };
        let (Some(card), Some(first)) = (self.card(board), cells.first()) else {
            return false;
        };
        let (frame, printed) = (card.frame, printed_area(card));
        let (row, col) = (frame.row(first), frame.col(first));
        let to = match way {
            Way::Up => row.checked_sub(1).map(|row| (row, col)),
            Way::Down => Some((row + 1, col)),
            Way::Left => col.checked_sub(1).map(|col| (row, col)),
            Way::Right => Some((row, col + 1)),
        };
        let Some(to) = to.and_then(|(row, col)| frame.cell(row, col)) else {
            return false;
        };
        // At the edge a pattern is laid as near as possible, which is not where it should go.
        let laid = form.laid(frame, to);
        let stays = laid.is_some_and(|laid| laid.first() == Some(to) && laid.is_subset(printed));
        if stays {
            self.cursor = Some(Spot::Cell(board, to));
        }
        stays
    }

    /// Selects the target of a move.
    pub(crate) fn set(&mut self, target: &Target) {
        self.show(target);
        self.remember_kind();
    }

    fn show(&mut self, target: &Target) {
        let whole = self.pattern.as_ref().map(Form::len);
        if let Target::Cells { cells, .. } = target {
            self.single = cells.len() == 1 && whole != Some(1);
        }
        let is_tiles = matches!(target, Target::Tiles { .. });
        if let Some(form) = self.form(target)
            && (is_tiles || Some(form.len()) == whole)
        {
            self.pattern = Some(form);
            self.single &= !is_tiles;
        }
        if let Target::Piece { number, .. } = target {
            self.number = *number;
        }
        // A player chooses a hand card by card, but a hand that was set as a whole is shown as a whole.
        if let Target::Hand(cards) = target {
            self.picked.clone_from(cards);
        }
        self.cursor = if let Target::Choice(message) = target {
            let index = self.choices.iter().position(|known| known == message);
            index.map(Spot::Choice)
        } else {
            Spot::of(target)
        };
    }

    /// The form of the cells that a target marks.
    fn form(&self, target: &Target) -> Option<Form> {
        if let Target::Cells { board, cells } = target {
            return Form::of_cells(self.card(*board)?.frame, *cells);
        }
        if let Target::Tiles { board, cells } = target {
            return Form::of_tiles(self.card(*board)?.frame, cells);
        }
        None
    }

    /// Remembers whether a line or a cell is selected. A choice from the list does not change this.
    fn remember_kind(&mut self) {
        match self.cursor {
            Some(Spot::Line(..)) => self.at_lines = true,
            Some(Spot::Cell(..)) => self.at_lines = false,
            _ => {}
        }
    }

    /// Clears the chosen cards, as at the start.
    pub(crate) fn unpick(&mut self) {
        self.picked.clear();
    }

    pub(crate) fn picked(&self) -> &[usize] {
        &self.picked
    }

    /// Selects a place, if it can be selected.
    pub(crate) fn point_at(&mut self, spot: Spot) {
        if let Spot::Number(number) = spot {
            self.number = number;
            // A player who chooses a chip wants to lay it.
            if self.has_lines() {
                self.switch();
            }
        } else if spot.is_on_table() || matches!(spot, Spot::Choice(_)) {
            self.cursor = Some(spot);
            self.remember_kind();
        }
    }

    /// Whether the arrow keys stop at this place, because it can be selected now.
    pub(crate) fn is_reachable(&self, spot: Spot) -> bool {
        let is_line = |target: &Target| matches!(target, Target::Line { .. });
        match spot {
            Spot::Cell(OnBoard::Own(_), _) => self.any(|target| target.cell_count().is_some()),
            // Who builds fences does not stop at cells.
            Spot::Cell(OnBoard::Shared(_), _) if self.at_lines && self.any(is_line) => false,
            Spot::Cell(OnBoard::Shared(_), _) => self
                .any(|target| matches!(Spot::of(target), Some(Spot::Cell(OnBoard::Shared(_), _)))),
            // Who lays chips does not stop at lines.
            Spot::Line(..) => self.at_lines && self.any(is_line),
            // Lines and dice that cannot be chosen are passed over. Boxes are not, so that a player can ask why.
            Spot::Link(..) | Spot::Die(..) => self.any(|target| Spot::of(target) == Some(spot)),
            Spot::Box(track, index) => {
                let shown = self.box_at(track, index);
                shown.is_some_and(|shown| !shown.is_filled() && !shown.closed)
                    && self.any(|target| matches!(target, Target::Box { .. }))
            }
            Spot::Offer(_) => self.any(|target| matches!(target, Target::Offer(_))),
            Spot::Hand(_) => self.any(|target| matches!(target, Target::Hand(_))),
            Spot::Choice(_) => true,
            Spot::Number(_) | Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) | Spot::Answer(_) => {
                false
            }
        }
    }

    /// Goes to the next or previous legal move of the selected kind. Returns whether there is another one.
    ///
    /// A hand is chosen card by card, so there it goes to the next card.
    pub(crate) fn step(&mut self, forward: bool) -> bool {
        if let Some(Spot::Hand(card)) = self.cursor {
            let count = self.picture.hand.len();
            let step = if forward { 1 } else { count - 1 };
            self.point_at(Spot::Hand((card + step) % count));
            return count > 1;
        }
        let ring = self.ring();
        let here = self.target();
        let at = ring
            .iter()
            .position(|(_, target)| Some(*target) == here.as_ref());
        let count = ring.len();
        let next = match at {
            _ if count == 0 => return false,
            Some(_) if count == 1 => return false,
            Some(at) if forward => (at + 1) % count,
            Some(at) => (at + count - 1) % count,
            // From a place where the pattern does not fit, to a place where it fits as it is turned.
            None => {
                let as_held = |(form, _): &(Option<Form>, _)| form.as_ref() == self.held();
                let at = if forward {
                    ring.iter().position(as_held)
                } else {
                    ring.iter().rposition(as_held)
                };
                at.unwrap_or(if forward { 0 } else { count - 1 })
            }
        };
        let next = ring[next].1.clone();
        self.set(&next);
        true
    }

    /// The legal moves that a step goes through: with a pattern, one orientation after the other; then the choices.
    /// Single cells are steps of their own, unless the pattern fits nowhere.
    fn ring(&self) -> Vec<(Option<Form>, &Target)> {
        let whole = self.held().map_or(1, Form::len);
        let is_choice = |target: &Target| matches!(target, Target::Choice(_));
        let is_of_kind = |target: &Target| match (target, target.cell_count()) {
            (_, Some(cells)) => cells == whole,
            (Target::Piece { number, .. }, _) => *number == self.number && !self.at_lines,
            (Target::Line { .. }, _) => self.at_lines,
            _ => true,
        };
        let fits = self.any(|target| !is_choice(target) && is_of_kind(target));
        let ring = self.open.iter();
        let ring = ring.filter(|target| !fits || is_of_kind(target));
        let mut ring: Vec<_> = ring.map(|target| (self.form(target), target)).collect();
        let mut forms: Vec<Option<Form>> = Vec::new();
        for (form, _) in &ring {
            if !forms.contains(form) {
                forms.push(form.clone());
            }
        }
        ring.sort_by_cached_key(|(form, target)| {
            (
                is_choice(target),
                forms.iter().position(|known| known == form),
            )
        });
        ring
    }

    /// Whether a legal move marks the whole pattern, so that turning it means something.
    pub(crate) fn can_turn(&self) -> bool {
        self.pattern.is_some() && self.fits || self.has_lines()
    }

    /// Whether there are two kinds of legal moves to switch between: the pattern and single cells, or lines and pieces.
    pub(crate) fn can_switch(&self) -> bool {
        let single =
            |target: &Target| matches!(target, Target::Cells { cells, .. } if cells.len() == 1);
        let line = |target: &Target| matches!(target, Target::Line { .. });
        let piece = |target: &Target| matches!(target, Target::Piece { .. });
        self.pattern.is_some() && self.fits && self.any(single) || self.any(line) && self.any(piece)
    }

    /// Selects the line or piece nearest to where the seat has played before, with the same kind of move if there is one.
    pub(crate) fn start_near(&mut self, before: Spot) {
        let number = self.numbers().first().copied();
        let is_like = |target: &Target| match (before, target) {
            (Spot::Line(..), Target::Line { .. }) => true,
            (Spot::Cell(..), Target::Piece { number: known, .. }) => Some(*known) == number,
            _ => false,
        };
        if let Some(target) = self.nearest(before, is_like) {
            self.set(&target);
        }
    }

    /// Of the lines and pieces that may be chosen, the one nearest to a place of the same board.
    fn nearest(&self, from: Spot, is_wanted: impl Fn(&Target) -> bool) -> Option<Target> {
        let (Spot::Cell(on, from) | Spot::Line(on, from, _)) = from else {
            return None;
        };
        let frame = self.card(on)?.frame;
        let distance = |target: &Target| {
            let (Target::Line { board, cell, .. } | Target::Piece { board, cell, .. }) = target
            else {
                return None;
            };
            let (rows, columns) = (frame.row(*cell), frame.col(*cell));
            let (rows, columns) = (
                rows.abs_diff(frame.row(from)),
                columns.abs_diff(frame.col(from)),
            );
            (*board == on).then_some(rows + columns)
        };
        let wanted = self.open.iter().filter(|target| is_wanted(target));
        let wanted = wanted.filter_map(|target| Some((distance(target)?, target)));
        let nearest = wanted.min_by_key(|(distance, _)| *distance);
        nearest.map(|(_, target)| target.clone())
    }

    /// Whether lines are selected, so that turning goes to a line of the other direction.
    pub(crate) fn has_lines(&self) -> bool {
        matches!(self.cursor, Some(Spot::Line(..)))
    }

    /// Turns the pattern clockwise or counterclockwise. Selects it too, unless only single cells can be marked. A line
    /// gives way to the nearest line of the other direction.
    pub(crate) fn turn(&mut self, clockwise: bool) {
        if let Some(from @ Spot::Line(_, _, side)) = self.cursor {
            let other = |target: &Target| matches!(target, Target::Line { side: other, .. } if *other != side);
            if let Some(target) = self.nearest(from, other) {
                self.set(&target);
            }
            return;
        }
        if self.is_for_single_cells() {
            return;
        }
        let turns = if clockwise { 1 } else { 3 };
        for _ in 0..turns {
            self.pattern = self.pattern.as_ref().map(Form::turned);
        }
        self.single = false;
    }

    /// Flips the pattern. Selects it too, unless only single cells can be marked.
    pub(crate) fn flip(&mut self) {
        if self.is_for_single_cells() {
            return;
        }
        self.pattern = self.pattern.as_ref().map(Form::flipped);
        self.single = false;
    }

    /// Switches between the pattern and a single cell, or between lines and pieces.
    pub(crate) fn switch(&mut self) {
        let mut targets = self.open.iter();
        let other = match self.cursor {
            Some(Spot::Line(..)) => {
                let is_piece = |target: &&Target| matches!(target, Target::Piece { number, .. } if *number == self.number);
                targets.find(is_piece)
            }
            Some(Spot::Cell(board, _)) if self.is_for_pieces(board) => {
                targets.find(|target| matches!(target, Target::Line { .. }))
            }
            _ => {
                self.single =
                    self.pattern.is_some() && (self.is_for_single_cells() || !self.single);
                return;
            }
        };
        if let Some(other) = other.cloned() {
            self.set(&other);
        }
    }

    /// Takes the next or previous number that may be laid.
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

    /// Selects a card of the hand, or deselects it.
    pub(crate) fn toggle(&mut self, card: usize) {
        if let Some(at) = self.picked.iter().position(|picked| *picked == card) {
            self.picked.remove(at);
        } else {
            self.picked.push(card);
            self.picked.sort_unstable();
        }
    }

    /// The highlighted places. `fits` says whether the selected move is legal.
    pub(crate) fn lights(&self, fits: bool) -> Lights {
        let touch = if fits { Touch::Ghost } else { Touch::Clash };
        let mut lights = Lights {
            pointed: match self.cursor {
                Some(Spot::Hand(card)) => Some(card),
                _ => None,
            },
            ..Lights::default()
        };
        let is_single = self.held().is_none_or(|form| form.len() == 1);
        for target in &self.open {
            let is_shown = match target {
                Target::Cells { cells, .. } => cells.len() == 1 && is_single,
                Target::Piece { number, .. } => *number == self.number && !self.at_lines,
                Target::Line { .. } => self.at_lines,
                Target::Tiles { .. } => false,
                Target::Link { .. }
                | Target::Box { .. }
                | Target::Die { .. }
                | Target::Offer(_)
                | Target::Hand(_)
                | Target::Choice(_) => true,
            };
            if is_shown {
                lights.add(target, Touch::Possible);
            }
        }
        let picked = self.picked.iter();
        (lights.spots).extend(picked.map(|card| (Spot::Hand(*card), Touch::Ghost)));
        // The picked cards of the hand are lit already.
        let target = self.target();
        if let Some(target) = target.filter(|target| !matches!(target, Target::Hand(_))) {
            lights.add(&target, touch);
        }
        lights
    }
}

/// The smallest rectangle with all printed cells of a card.
fn printed_area(card: &CardPicture) -> WideSet {
    let frame = card.frame;
    let printed = frame.cells().iter().zip(&card.cells);
    let printed = printed.filter(|(_, cell)| cell.ground != Ground::Gap);
    let (rows, cols) = printed.fold((0, 0), |(rows, cols), (at, _)| {
        (rows.max(frame.row(at) + 1), cols.max(frame.col(at) + 1))
    });
    let inside = |at: &Cell| frame.row(*at) < rows && frame.col(*at) < cols;
    frame.cells().iter().filter(inside).collect()
}
