//! A decision in progress: what is selected, and what the move would bring.

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
    /// The legal moves with their targets.
    open: Vec<(MoveId, Target)>,
    /// The legal moves without a target on the screen.
    choices: Vec<(MoveId, Message)>,
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
        let open: Vec<(MoveId, Target)> = moves
            .iter()
            .map(|id| (*id, game.target(&view, *id)))
            .collect();
        let choice = |(id, target): &(MoveId, Target)| match target {
            Target::Choice(message) => Some((*id, message.clone())),
            Target::Cells { .. }
            | Target::Line { .. }
            | Target::Piece { .. }
            | Target::Tiles { .. }
            | Target::Link { .. }
            | Target::Box { .. }
            | Target::Die { .. }
            | Target::Offer(_)
            | Target::Hand(_) => None,
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
        let mut targets = selection.open.iter().map(|(_, target)| target);
        selection.fits = targets.any(|target| whole.is_some() && target.cell_count() == whole);
        // A whole pattern comes before a part of it.
        let large = |target: &&Target| target.cell_count().is_some_and(|cells| cells > 1);
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

    /// The pattern in its current orientation; `None` while a single cell is selected.
    pub(crate) fn held(&self) -> Option<&Form> {
        self.pattern.as_ref().filter(|_| !self.single)
    }

    /// Whether only single cells can be marked, although there is a pattern: a bonus cell is owed, or the pattern fits
    /// nowhere.
    pub(crate) fn is_for_single_cells(&self) -> bool {
        let marks = |(_, target): &(MoveId, Target)| target.cell_count().is_some();
        self.pattern.is_some() && !self.fits && self.open.iter().any(marks)
    }

    pub(crate) fn number(&self) -> u8 {
        self.number
    }

    /// The numbers of the pieces that the seat may lay.
    pub(crate) fn numbers(&self) -> Vec<u8> {
        let mut numbers: Vec<u8> = self
            .open
            .iter()
            .filter_map(|(_, target)| match target {
                Target::Piece { number, .. } => Some(*number),
                Target::Cells { .. }
                | Target::Line { .. }
                | Target::Tiles { .. }
                | Target::Link { .. }
                | Target::Box { .. }
                | Target::Die { .. }
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
            Spot::Choice(index) => self
                .choices
                .get(index)
                .map(|(_, message)| Target::Choice(message.clone())),
            Spot::Number(_) | Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) | Spot::Answer(_) => {
                None
            }
        }
    }

    /// Whether a cell of this board is a target for a piece.
    fn is_for_pieces(&self, on: OnBoard) -> bool {
        let own = |target: &Target| matches!(target, Target::Cells { board, .. } | Target::Tiles { board, .. } if *board == on);
        let marks = self.open.iter().any(|(_, target)| own(target));
        !marks && matches!(on, OnBoard::Shared(_))
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
            Target::Tiles { board, cells } => {
                let Some(frame) = self.card(*board).map(|card| card.frame) else {
                    return;
                };
                if let Some(form) = Form::of_tiles(frame, cells) {
                    self.pattern = Some(form);
                    self.single = false;
                }
                self.cursor = cells.iter().min().map(|cell| Spot::Cell(*board, *cell));
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
            Target::Link { board, from, to } => self.cursor = Some(Spot::Link(*board, *from, *to)),
            Target::Box { track, index } => self.cursor = Some(Spot::Box(*track, *index)),
            Target::Die { dice, index } => self.cursor = Some(Spot::Die(*dice, *index)),
            Target::Offer(card) => self.cursor = Some(Spot::Offer(*card)),
            Target::Hand(cards) => {
                // A player chooses a hand card by card, but a hand that was set as a whole is shown as a whole.
                self.picked.clone_from(cards);
                self.cursor = cards.first().map(|card| Spot::Hand(*card));
            }
            Target::Choice(message) => {
                let index = self.choices.iter().position(|(_, known)| known == message);
                self.cursor = index.map(Spot::Choice);
            }
        }
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
        match spot {
            Spot::Cell(..)
            | Spot::Line(..)
            | Spot::Link(..)
            | Spot::Box(..)
            | Spot::Die(..)
            | Spot::Offer(_)
            | Spot::Hand(_)
            | Spot::Choice(_) => {
                self.cursor = Some(spot);
                self.remember_kind();
            }
            Spot::Number(number) => {
                self.number = number;
                // A player who chooses a chip wants to lay it.
                if matches!(self.cursor, Some(Spot::Line(..))) {
                    self.switch();
                }
            }
            Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) | Spot::Answer(_) => {}
        }
    }

    /// Whether the arrow keys stop at this place, because it can be selected now.
    pub(crate) fn is_reachable(&self, spot: Spot) -> bool {
        let any = |wanted: fn(&Target) -> bool| self.open.iter().any(|(_, target)| wanted(target));
        match spot {
            Spot::Cell(OnBoard::Own(_), _) => any(|target| target.cell_count().is_some()),
            // Who builds fences does not stop at cells.
            Spot::Cell(OnBoard::Shared(_), _)
                if self.at_lines && any(|target| matches!(target, Target::Line { .. })) =>
            {
                false
            }
            Spot::Cell(OnBoard::Shared(_), _) => any(|target| {
                matches!(
                    target,
                    Target::Cells {
                        board: OnBoard::Shared(_),
                        ..
                    } | Target::Tiles {
                        board: OnBoard::Shared(_),
                        ..
                    } | Target::Piece { .. }
                )
            }),
            // Who lays chips does not stop at lines.
            Spot::Line(..) => self.at_lines && any(|target| matches!(target, Target::Line { .. })),
            // Lines and dice that cannot be chosen are passed over. Boxes are not, so that a player can ask why.
            Spot::Link(board, from, to) => {
                let link = Target::Link { board, from, to };
                self.open.iter().any(|(_, target)| *target == link)
            }
            Spot::Die(dice, index) => {
                let die = Target::Die { dice, index };
                self.open.iter().any(|(_, target)| *target == die)
            }
            Spot::Box(track, index) => {
                let shown = self.box_at(track, index);
                shown.is_some_and(|shown| !shown.is_filled() && !shown.closed)
                    && any(|target| matches!(target, Target::Box { .. }))
            }
            Spot::Offer(_) => any(|target| matches!(target, Target::Offer(_))),
            Spot::Hand(_) => any(|target| matches!(target, Target::Hand(_))),
            Spot::Choice(_) => true,
            Spot::Number(_) | Spot::Go | Spot::ScreenPage(_) | Spot::Press(_) | Spot::Answer(_) => {
                false
            }
        }
    }

    /// Goes to the next or previous legal move of the selected kind. Returns whether there is another one.
    pub(crate) fn step(&mut self, forward: bool) -> bool {
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
        let is_of_kind = |target: &Target| match target {
            Target::Cells { .. } | Target::Tiles { .. } => target.cell_count() == Some(whole),
            Target::Piece { number, .. } => *number == self.number && !self.at_lines,
            Target::Line { .. } => self.at_lines,
            Target::Link { .. }
            | Target::Box { .. }
            | Target::Die { .. }
            | Target::Offer(_)
            | Target::Hand(_)
            | Target::Choice(_) => true,
        };
        let all = || self.open.iter().map(|(_, target)| target);
        let is_choice = |target: &Target| matches!(target, Target::Choice(_));
        let fits = all().any(|target| !is_choice(target) && is_of_kind(target));
        let form = |target: &Target| match target {
            Target::Cells { board, cells } => Form::of_cells(self.card(*board)?.frame, *cells),
            Target::Tiles { board, cells } => Form::of_tiles(self.card(*board)?.frame, cells),
            Target::Piece { .. }
            | Target::Line { .. }
            | Target::Link { .. }
            | Target::Box { .. }
            | Target::Die { .. }
            | Target::Offer(_)
            | Target::Hand(_)
            | Target::Choice(_) => None,
        };
        let ring = all().filter(|target| !fits || is_of_kind(target));
        let mut ring: Vec<_> = ring.map(|target| (form(target), target)).collect();
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
        let any = |is: fn(&Target) -> bool| self.open.iter().any(|(_, target)| is(target));
        let single =
            |target: &Target| matches!(target, Target::Cells { cells, .. } if cells.len() == 1);
        let line = |target: &Target| matches!(target, Target::Line { .. });
        let piece = |target: &Target| matches!(target, Target::Piece { .. });
        self.pattern.is_some() && self.fits && any(single) || any(line) && any(piece)
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
        let targets = self.open.iter().map(|(_, target)| target);
        let wanted = targets.filter(|target| is_wanted(target));
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
                        .push((*board, WideSet::of(*cell), Touch::Possible));
                }
                Target::Line { board, cell, side } if at_lines => {
                    lights.lines.push((*board, *cell, *side, Touch::Possible));
                }
                Target::Link { board, from, to } => {
                    lights.links.push((*board, *from, *to, Touch::Possible));
                }
                Target::Box { track, index } => {
                    lights.boxes.push((*track, *index, Touch::Possible));
                }
                Target::Die { dice, index } => lights.dice.push((*dice, *index, Touch::Possible)),
                Target::Offer(card) => lights.offer.push((*card, Touch::Possible)),
                Target::Hand(cards) => {
                    lights
                        .hand
                        .extend(cards.iter().map(|card| (*card, Touch::Possible)));
                }
                Target::Cells { .. }
                | Target::Tiles { .. }
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
            Some(Target::Tiles { board, cells }) => {
                lights
                    .cells
                    .push((board, cells.into_iter().collect(), touch));
            }
            Some(Target::Piece { board, cell, .. }) => {
                lights.cells.push((board, WideSet::of(cell), touch));
            }
            Some(Target::Line { board, cell, side }) => {
                lights.lines.push((board, cell, side, touch));
            }
            Some(Target::Link { board, from, to }) => lights.links.push((board, from, to, touch)),
            Some(Target::Box { track, index }) => lights.boxes.push((track, index, touch)),
            Some(Target::Die { dice, index }) => lights.dice.push((dice, index, touch)),
            Some(Target::Offer(card)) => lights.offer.push((card, touch)),
            Some(Target::Hand(_) | Target::Choice(_)) | None => {}
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
