//! Targets as texts: what a page points at, and what moves point at.
//!
//! A move that marks three cells has three texts, one for each cell. The shapes of drawings have the same texts.

use roll_and_write::picture::{LinkPicture, Picture};
use roll_and_write::{Cell, Game, GameView, LineSide, MoveId, OnBoard, Target, WideFrame, WideSet};

/// The most targets of a selection. No board has more cells.
pub(crate) const TARGETS_MAX: usize = 128;

/// The beginning of the texts of a board.
pub(crate) fn board(on: OnBoard) -> String {
    match on {
        OnBoard::Own(index) => format!("own.{index}"),
        OnBoard::Shared(index) => format!("shared.{index}"),
    }
}

/// A cell of a board.
pub(crate) fn cell(on: OnBoard, frame: WideFrame, cell: Cell) -> String {
    format!("{}.{}.{}", board(on), frame.row(cell), frame.col(cell))
}

/// A line on a side of a cell.
pub(crate) fn line(on: OnBoard, frame: WideFrame, at: Cell, side: LineSide) -> String {
    let side = match side {
        LineSide::Right => "right",
        LineSide::Below => "below",
    };
    format!("{}.{side}", cell(on, frame, at))
}

/// A line between the centres of two cells.
pub(crate) fn link(on: OnBoard, frame: WideFrame, from: Cell, to: Cell) -> String {
    let (row, col) = (frame.row(to), frame.col(to));
    format!("{}.{row}.{col}", cell(on, frame, from))
}

/// A box of the own sheet.
pub(crate) fn sheet_box(track: usize, index: usize) -> String {
    format!("box.{track}.{index}")
}

/// A die.
pub(crate) fn die(dice: usize, index: usize) -> String {
    format!("die.{dice}.{index}")
}

/// A card of the offer.
pub(crate) fn offer(index: usize) -> String {
    format!("offer.{index}")
}

/// A card of the hand.
pub(crate) fn hand(index: usize) -> String {
    format!("hand.{index}")
}

/// The frame of a board of a picture.
fn frame(picture: &Picture, on: OnBoard) -> Option<WideFrame> {
    picture.board(on).map(|card| card.frame)
}

/// The texts of what a move points at. `mv` is the text of the move. Empty if the picture does not have the board.
pub(crate) fn texts(picture: &Picture, target: &Target, mv: &str) -> Vec<String> {
    let with = |on: OnBoard, texts: &dyn Fn(WideFrame) -> Vec<String>| {
        frame(picture, on).map_or_else(Vec::new, texts)
    };
    match target {
        Target::Cells { board, cells } => with(*board, &|frame| {
            cells.iter().map(|at| cell(*board, frame, at)).collect()
        }),
        Target::Tiles { board, cells } => with(*board, &|frame| {
            cells.iter().map(|at| cell(*board, frame, *at)).collect()
        }),
        Target::Line {
            board,
            cell: at,
            side,
        } => with(*board, &|frame| vec![line(*board, frame, *at, *side)]),
        Target::Piece {
            board,
            cell: at,
            number,
        } => with(*board, &|frame| {
            vec![cell(*board, frame, *at), format!("number.{number}")]
        }),
        Target::Link { board, from, to } => with(*board, &|frame| {
            let (from, to) = as_drawn(picture, *board, (*from, *to));
            vec![link(*board, frame, from, to)]
        }),
        Target::Box { track, index } => vec![sheet_box(*track, *index)],
        Target::Die { dice, index } => vec![die(*dice, *index)],
        Target::Offer(index) => vec![offer(*index)],
        Target::Hand(cards) => cards.iter().map(|index| hand(*index)).collect(),
        Target::Choice(_) => vec![format!("choice.{mv}")],
    }
}

/// The ends of a line in the order of the picture.
fn as_drawn(picture: &Picture, on: OnBoard, (from, to): (Cell, Cell)) -> (Cell, Cell) {
    let mut links = picture
        .board(on)
        .into_iter()
        .flat_map(|card| card.links.iter().flatten());
    let turned = |link: &LinkPicture| (link.from, link.to) == (to, from);
    if links.any(turned) {
        (to, from)
    } else {
        (from, to)
    }
}

/// A target of a selection, as read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Cell(OnBoard, Cell),
    Line(OnBoard, Cell, LineSide),
    Link(OnBoard, Cell, Cell),
    Box(usize, usize),
    Die(usize, usize),
    Offer(usize),
    Hand(usize),
    Number(u8),
}

impl Part {
    /// Reads a text. `None` if it means nothing in this picture.
    fn read(picture: &Picture, text: &str) -> Option<Self> {
        let mut words = text.split('.');
        let kind = words.next()?;
        let rest: Vec<&str> = words.collect();
        let number = |index: usize| rest.get(index)?.parse::<usize>().ok();
        let on = match kind {
            "own" => OnBoard::Own(number(0)?),
            "shared" => OnBoard::Shared(number(0)?),
            _ => {
                return match (kind, rest.as_slice()) {
                    ("box", [_, _]) => Some(Self::Box(number(0)?, number(1)?)),
                    ("die", [_, _]) => Some(Self::Die(number(0)?, number(1)?)),
                    ("offer", [_]) => Some(Self::Offer(number(0)?)),
                    ("hand", [_]) => Some(Self::Hand(number(0)?)),
                    ("number", [number]) => Some(Self::Number(number.parse().ok()?)),
                    _ => None,
                };
            }
        };
        let frame = frame(picture, on)?;
        let at = |index: usize| {
            let (row, col) = (number(index)?, number(index + 1)?);
            (row < frame.rows() && col < frame.cols())
                .then(|| frame.cell(row, col))
                .flatten()
        };
        match rest.as_slice() {
            [_, _, _] => Some(Self::Cell(on, at(1)?)),
            [_, _, _, "right"] => Some(Self::Line(on, at(1)?, LineSide::Right)),
            [_, _, _, "below"] => Some(Self::Line(on, at(1)?, LineSide::Below)),
            [_, _, _, _, _] => Some(Self::Link(on, at(1)?, at(3)?)),
            _ => None,
        }
    }
}

/// The targets that a selection can mean. Cells can be marked, or a pattern with printed cells can be laid on them.
fn meant(picture: &Picture, selected: &[String]) -> Vec<Target> {
    let parts = selected.iter().map(|text| Part::read(picture, text));
    let Some(parts) = parts.collect::<Option<Vec<Part>>>() else {
        return Vec::new();
    };
    let one = match parts.as_slice() {
        [Part::Line(board, cell, side)] => Target::Line {
            board: *board,
            cell: *cell,
            side: *side,
        },
        [Part::Link(board, from, to)] => Target::Link {
            board: *board,
            from: *from,
            to: *to,
        },
        [Part::Box(track, index)] => Target::Box {
            track: *track,
            index: *index,
        },
        [Part::Die(dice, index)] => Target::Die {
            dice: *dice,
            index: *index,
        },
        [Part::Offer(index)] => Target::Offer(*index),
        [Part::Cell(board, cell), Part::Number(number)]
        | [Part::Number(number), Part::Cell(board, cell)] => Target::Piece {
            board: *board,
            cell: *cell,
            number: *number,
        },
        _ => return cells(&parts).or_else(|| cards(&parts)).unwrap_or_default(),
    };
    vec![one]
}

/// Cells of one board.
fn cells(parts: &[Part]) -> Option<Vec<Target>> {
    let Some(Part::Cell(board, _)) = parts.first() else {
        return None;
    };
    let cell = |part: &Part| {
        if let Part::Cell(on, cell) = part {
            (on == board).then_some(*cell)
        } else {
            None
        }
    };
    let cells: Vec<Cell> = parts.iter().map(cell).collect::<Option<_>>()?;
    let set: WideSet = cells.iter().copied().collect();
    if set.len() as usize != cells.len() {
        return None;
    }
    let board = *board;
    Some(vec![
        Target::Cells { board, cells: set },
        Target::Tiles { board, cells },
    ])
}

/// Cards of the hand, in any order.
fn cards(parts: &[Part]) -> Option<Vec<Target>> {
    let card = |part: &Part| {
        if let Part::Hand(card) = part {
            Some(*card)
        } else {
            None
        }
    };
    let mut cards: Vec<usize> = parts.iter().map(card).collect::<Option<_>>()?;
    cards.sort_unstable();
    let before = cards.len();
    cards.dedup();
    (!cards.is_empty() && cards.len() == before).then(|| vec![Target::Hand(cards)])
}

/// The move that a selection means, legal or not; `None` if it means none.
pub(crate) fn selected(
    game: &dyn Game,
    view: &GameView,
    picture: &Picture,
    targets: &[String],
) -> Option<MoveId> {
    if targets.is_empty() || targets.len() > TARGETS_MAX {
        return None;
    }
    if let [only] = targets
        && let Some(text) = only.strip_prefix("choice.")
    {
        let id = game.parse_move(text).ok()?;
        return matches!(game.target(view, id), Target::Choice(_)).then_some(id);
    }
    let mut meant = meant(picture, targets).into_iter();
    meant.find_map(|target| game.move_at(view, &target))
}
