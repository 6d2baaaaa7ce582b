//! The moves: their texts and their numbers.

use super::instructions::Asks;
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{OwedDecision, Phase};
use super::view::View;
use roll_and_write::geometry::{CellSet, Grid, Ground, PlacementId};
use roll_and_write::option::nearest;
use roll_and_write::symbol::CHOICES_MAX;
use roll_and_write::{Arg, CardId, Message, MoveId, Refusal};

/// A move of a flip-and-write game. Each variant shows how it is typed.
///
/// ```
/// use rnw_flip::Move;
/// use roll_and_write::{CardId, CellSet};
/// let cells = |mv: &Move| match mv {
///     Move::Mark { cells, .. } => cells.len(),
///     Move::Take(_) | Move::Draw | Move::Accept | Move::Decline | Move::Choose(_) | Move::Keep(..) => 0,
/// };
/// assert_eq!(cells(&Move::Mark { board: 0, cells: CellSet::from_bits(0b11) }), 2);
/// assert_eq!(cells(&Move::Take(CardId(6))), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Move {
    /// Mark cells of a board: the pattern, one cell instead of it, or a bonus cell. Typed `A b1
    /// b2`.
    Mark {
        /// The board, 0 for A and 1 for B.
        board: u8,
        /// The cells to mark.
        cells: CellSet,
    },
    /// Take a card from the offer. Typed `take P07`.
    Take(CardId),
    /// Draw the top card of the deck, unseen. Typed `draw`.
    Draw,
    /// Write the number that a symbol offers. Typed `accept`.
    Accept,
    /// Decline the number or the cells that a symbol offers. Typed `decline`.
    Decline,
    /// Choose an option of a symbol, counted from 0. Typed `choose 2`, counted from 1.
    Choose(u8),
    /// Keep these two of the dealt cards, the one with the lower id first. Typed `keep G02 P07`.
    Keep(CardId, CardId),
}

/// The letter of a board, counted from 0.
pub(super) fn board_letter(board: usize) -> char {
    char::from(b'A' + board as u8)
}

pub(super) fn ids<G: Grid>(pack: &Pack<G>) -> u32 {
    choices(pack) + u32::from(CHOICES_MAX)
}

pub(super) fn move_id<G: Grid>(pack: &Pack<G>, mv: Move) -> MoveId {
    MoveId(match mv {
        Move::Mark { board, cells } => {
            let placement = pack
                .placements
                .id(cells)
                .expect("a move marks the cells of a placement");
            u32::from(board) * pack.placements.len() as u32 + u32::from(placement.0)
        }
        Move::Take(card) => marks(pack) + u32::from(card.0),
        Move::Draw => words(pack),
        Move::Accept => words(pack) + 1,
        Move::Decline => words(pack) + 2,
        Move::Choose(option) => choices(pack) + u32::from(option),
        // Pairs in the order (0,1) (0,2) (1,2) (0,3) …: card b begins after b(b-1)/2 pairs.
        Move::Keep(a, b) => {
            words(pack) + 3 + u32::from(b.0) * (u32::from(b.0) - 1) / 2 + u32::from(a.0)
        }
    })
}

pub(super) fn move_by_id<G: Grid>(pack: &Pack<G>, MoveId(id): MoveId) -> Option<Move> {
    let placements = pack.placements.len() as u32;
    if id < marks(pack) {
        let cells = pack
            .placements
            .cells(PlacementId((id % placements) as u16))?;
        return Some(Move::Mark {
            board: (id / placements) as u8,
            cells,
        });
    }
    if id < words(pack) {
        return Some(Move::Take(CardId((id - marks(pack)) as u8)));
    }
    match id - words(pack) {
        0 => Some(Move::Draw),
        1 => Some(Move::Accept),
        2 => Some(Move::Decline),
        _ if (choices(pack)..ids(pack)).contains(&id) => {
            Some(Move::Choose((id - choices(pack)) as u8))
        }
        pair if id < ids(pack) => {
            let pair = pair - 3;
            let b = (1..cards(pack)).rev().find(|b| b * (b - 1) / 2 <= pair)?;
            Some(Move::Keep(
                CardId((pair - b * (b - 1) / 2) as u8),
                CardId(b as u8),
            ))
        }
        _ => None,
    }
}

fn marks<G: Grid>(pack: &Pack<G>) -> u32 {
    (BOARDS * pack.placements.len()) as u32
}

fn cards<G: Grid>(pack: &Pack<G>) -> u32 {
    pack.cards.len() as u32
}

/// The first id of `draw`, `accept` and `decline`. The ids of `keep` follow them.
fn words<G: Grid>(pack: &Pack<G>) -> u32 {
    marks(pack) + cards(pack)
}

/// The first id of `choose`, after those of `keep`.
fn choices<G: Grid>(pack: &Pack<G>) -> u32 {
    words(pack) + 3 + cards(pack) * (cards(pack) - 1) / 2
}

/// How people type each kind of move. Cards of this pack serve as examples.
pub(super) fn how_to_move<G: Grid>(pack: &Pack<G>) -> Vec<Message> {
    let name = |index: usize| pack.cards.get(index).map_or("", |card| &card.name);
    let mut help = vec![
        Message::new("help-mark"),
        Message::new("help-take").name("card", name(0)),
        Message::new("help-draw"),
        Message::new("help-keep")
            .name("card", name(0))
            .name("other", name(1)),
    ];
    let symbols = pack.symbols.as_slice().iter();
    let asks = symbols.map(|symbol| symbol.effect.asks());
    let asks = asks.fold(Asks::default(), Asks::or);
    if asks.numbers {
        help.push(Message::new("help-accept"));
    }
    if asks.cells {
        help.push(Message::new("help-decline"));
    }
    if asks.choices {
        help.push(Message::new("help-choose"));
    }
    help
}

pub(super) fn print_move<G: Grid>(pack: &Pack<G>, mv: Move) -> String {
    let name = |card: CardId| &pack.card(card).name;
    match mv {
        Move::Mark { board, cells } => {
            format!(
                "{} {}",
                board_letter(board.into()),
                pack.placements.frame().labels(cells)
            )
        }
        Move::Take(card) => format!("take {}", name(card)),
        Move::Draw => "draw".to_owned(),
        Move::Accept => "accept".to_owned(),
        Move::Decline => "decline".to_owned(),
        Move::Choose(option) => format!("choose {}", option + 1),
        Move::Keep(a, b) => format!("keep {} {}", name(a), name(b)),
    }
}

pub(super) fn parse_move<G: Grid>(pack: &Pack<G>, text: &str) -> Result<Move, Message> {
    let apart = |c: char| c.is_whitespace() || ",;:+&".contains(c);
    let words: Vec<&str> = text.split(apart).filter(|word| !word.is_empty()).collect();
    let Some((first, rest)) = words.split_first() else {
        return Err(Message::new("parse-empty"));
    };
    match (first.to_lowercase().as_str(), rest) {
        ("draw", []) => Ok(Move::Draw),
        ("accept", []) => Ok(Move::Accept),
        ("decline", []) => Ok(Move::Decline),
        ("draw" | "accept" | "decline", _) => Err(Message::new("parse-too-much")
            .name("word", *first)
            .name("found", rest.join(" "))),
        ("choose", [option]) => parse_option(option),
        ("choose", _) => Err(Message::new("parse-choose-one")),
        ("take", [card]) => parse_card(pack, card).map(Move::Take),
        ("take", _) => Err(Message::new("parse-take-one")),
        ("keep", [a, b]) => parse_pair(pack, a, b),
        ("keep", _) => Err(Message::new("parse-keep-two")),
        _ => parse_mark(pack, first, rest),
    }
}

/// The reasons that speak of boards and cells.
const ABOUT_CELLS: [&str; 7] = [
    "parse-board-missing",
    "parse-unknown-board",
    "parse-no-cells",
    "parse-not-a-cell",
    "parse-unknown-cell",
    "parse-cell-twice",
    "parse-no-pattern",
];

/// Says why a text is no move, for a seat that must choose cards or mark cells.
pub(super) fn text_error<G: Grid>(
    pack: &Pack<G>,
    view: &View,
    text: &str,
    mut reason: Message,
) -> Message {
    let state = &view.shown;
    let about_cells = ABOUT_CELLS.contains(&&*reason.key);
    let key = reason.key.clone();
    match (state.phase, &*key) {
        (Phase::Keep, "parse-take-one" | "parse-choose-one") => Message::new("refusal-keep-now"),
        (Phase::Keep, _) if about_cells => Message::new("refusal-keep-now"),
        (Phase::Pick, "parse-keep-two" | "parse-choose-one") => Message::new("refusal-pick-now"),
        (Phase::Pick, _) if about_cells => Message::new("refusal-pick-now"),
        (Phase::Mark | Phase::Owe, "parse-take-one") => Message::new("refusal-take-later"),
        (Phase::Mark | Phase::Owe, "parse-keep-two") => Message::new("refusal-mark-now"),
        (Phase::Mark | Phase::Owe, "parse-no-pattern") if owes_one_cell(view) => {
            let named = reason.args.iter().find_map(|(gap, arg)| {
                if let ("cells", Arg::Name(cells)) = (&**gap, arg) {
                    return Some(cells.split(' ').count());
                }
                None
            });
            let refusal = one_bonus_cell(named.unwrap_or_default() as u32);
            Message::new("parse-by-rule")
                .message("reason", refusal.reason)
                .name("clause", refusal.clause.0)
        }
        (_, "parse-unknown-cell") => {
            let cards = &state.lanes[view.seat].cards;
            off_board(pack, cards, text, reason)
        }
        // The known word or card may be impossible now. The console suggests possible moves.
        (_, "parse-unknown-word" | "parse-unknown-card") => {
            reason.args.retain(|(gap, _)| *gap != "meant");
            reason.name("meant", "")
        }
        _ => reason,
    }
}

/// Bonus cells and extra cells are marked one by one (C-6).
pub(super) fn one_bonus_cell(count: u32) -> Refusal {
    Refusal::new(
        "C-6",
        Message::new("refusal-bonus-is-one-cell").number("count", count),
    )
}

/// Whether the seat must mark single cells.
fn owes_one_cell(view: &View) -> bool {
    let owed = view.shown.lanes[view.seat].owed.top();
    matches!(owed, OwedDecision::Bonus(_) | OwedDecision::Extra { .. })
}

/// The reason that a cell is unknown, with the cells of the card on the named board.
fn off_board<G: Grid>(
    pack: &Pack<G>,
    cards: &[Option<CardId>],
    text: &str,
    mut reason: Message,
) -> Message {
    let card = board_typed(text.trim_start()).and_then(|board| *cards.get(board)?);
    let Some(card) = card else {
        return reason;
    };
    let (grid, frame) = (&pack.card(card).grid, pack.card(card).grid.frame());
    // The card may be smaller than its frame.
    let printed = frame.cells().iter();
    let printed = printed.filter(|cell| grid.ground(*cell) != Ground::Gap);
    let row = printed.clone().map(|cell| frame.row(cell)).max();
    let col = printed.map(|cell| frame.col(cell)).max();
    let last = row.zip(col).and_then(|(row, col)| frame.cell(row, col));
    reason.args.retain(|(gap, _)| *gap != "last");
    reason.name(
        "last",
        last.map_or_else(String::new, |cell| frame.label(cell)),
    )
}

fn parse_pair<G: Grid>(pack: &Pack<G>, a: &str, b: &str) -> Result<Move, Message> {
    let (a, b) = (parse_card(pack, a)?, parse_card(pack, b)?);
    match a.cmp(&b) {
        std::cmp::Ordering::Less => Ok(Move::Keep(a, b)),
        std::cmp::Ordering::Greater => Ok(Move::Keep(b, a)),
        std::cmp::Ordering::Equal => Err(Message::new("parse-keep-two")),
    }
}

fn parse_card<G: Grid>(pack: &Pack<G>, word: &str) -> Result<CardId, Message> {
    pack.find_card(word).ok_or_else(|| {
        let names = pack.cards.iter().map(|card| card.name.as_str());
        unknown("parse-unknown-card", "card", word, nearest(word, names))
    })
}

/// The board whose letter begins a text.
fn board_typed(text: &str) -> Option<usize> {
    let first = text.chars().next()?;
    (0..BOARDS).find(|&board| first.eq_ignore_ascii_case(&board_letter(board)))
}

/// Reads a board letter and cells, in one word or several: `a b1 b2`, `A:b1b2`, `ab1b2`.
fn parse_mark<G: Grid>(pack: &Pack<G>, first: &str, rest: &[&str]) -> Result<Move, Message> {
    let all = format!("{first}{}", rest.concat());
    if first.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Message::new("parse-number").name("found", first));
    }
    if first.len() == 1 && board_typed(first).is_none() && is_cells(&rest.concat()) {
        return Err(Message::new("parse-unknown-board").name("board", first.to_uppercase()));
    }
    let board = board_typed(&all);
    let starts_with_a_cell = all.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
    match board {
        Some(board) if !starts_with_a_cell && (first.len() == 1 || is_cells(&all[1..])) => {
            if first.len() == 1
                && let Some(error) = not_a_cell(rest).filter(|_| !rest.is_empty())
                && !is_cells(&all[1..])
            {
                return Err(error);
            }
            let cells = parse_cells(pack, &all[1..])?;
            place(pack, board as u8, cells)
        }
        _ if is_cells(&all) => {
            Err(Message::new("parse-board-missing").name("cells", text_of(&all)))
        }
        Some(_) if first.len() == 1 => {
            Err(not_a_cell(rest).unwrap_or_else(|| Message::new("parse-no-cells")))
        }
        _ => {
            let known = ["take", "draw", "keep", "accept", "decline", "choose"];
            Err(unknown(
                "parse-unknown-word",
                "word",
                first,
                nearest(first, known),
            ))
        }
    }
}

/// The error about the first word that does not consist of cells, named as it was typed.
fn not_a_cell(words: &[&str]) -> Option<Message> {
    let word = words.iter().find(|word| !is_cells(word))?;
    Some(Message::new("parse-not-a-cell").name("word", *word))
}

fn parse_cells<G: Grid>(pack: &Pack<G>, text: &str) -> Result<CellSet, Message> {
    let frame = pack.placements.frame();
    let mut cells = CellSet::EMPTY;
    for label in labels(text) {
        let last = frame
            .cells()
            .iter()
            .last()
            .map(|cell| frame.label(cell))
            .unwrap_or_default();
        let cell = frame.parse(&label).ok_or_else(|| {
            Message::new("parse-unknown-cell")
                .name("cell", &label)
                .name("last", last)
        })?;
        if cells.contains(cell) {
            return Err(Message::new("parse-cell-twice").name("cell", &label));
        }
        cells |= CellSet::of(cell);
    }
    if cells.is_empty() {
        Err(Message::new("parse-no-cells"))
    } else {
        Ok(cells)
    }
}

fn place<G: Grid>(pack: &Pack<G>, board: u8, cells: CellSet) -> Result<Move, Message> {
    if pack.placements.id(cells).is_some() {
        return Ok(Move::Mark { board, cells });
    }
    let labels = pack.placements.frame().labels(cells);
    Err(Message::new("parse-no-pattern").name("cells", labels))
}

fn parse_option(word: &str) -> Result<Move, Message> {
    let option = word
        .parse::<u8>()
        .ok()
        .and_then(|number| number.checked_sub(1));
    let option = option.filter(|option| *option < CHOICES_MAX);
    option
        .map(Move::Choose)
        .ok_or_else(|| Message::new("parse-choose-one"))
}

fn unknown(key: &'static str, gap: &'static str, found: &str, meant: Option<&str>) -> Message {
    let message = Message::new(key).name(gap, found);
    message.name("meant", meant.unwrap_or(""))
}

/// Whether a text consists of letters that are each followed by digits.
fn is_cells(text: &str) -> bool {
    !text.is_empty()
        && labels(text)
            .iter()
            .all(|label| label.len() > 1 && label.as_bytes()[0].is_ascii_alphabetic())
}

fn text_of(text: &str) -> String {
    labels(text).join(" ")
}

/// Splits a text before each character that is not a digit.
fn labels(text: &str) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    for c in text.chars() {
        match labels.last_mut() {
            Some(label) if c.is_ascii_digit() => label.push(c),
            _ => labels.push(c.to_string()),
        }
    }
    labels
}
