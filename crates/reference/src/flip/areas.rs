//! content.md, "Where cells lie": sets of cells.

use super::board::Board;
use super::numbers::{only_field, word};
use super::state::Game;
use crate::cell::Cell;
use serde_json::Value;
use std::collections::BTreeSet;

/// Cells of a seat, each with its board.
pub(super) type Cells = BTreeSet<(usize, Cell)>;

/// The words for where extra cells lie that an event names.
const NAMED: [&str; 6] = ["anywhere", "card", "near", "row", "column", "other"];

/// The key of a place in an event.
pub(super) fn key(area: &Value) -> String {
    let named = area.as_str().filter(|word| NAMED.contains(word));
    format!("scope-{}", named.unwrap_or("set"))
}

impl Game {
    /// The cells of a set, seen from a cell of the seat's board `own`.
    pub(super) fn area(&self, seat: usize, own: usize, cell: Cell, area: &Value) -> Cells {
        if let Some(part) = area.as_str() {
            return self.named_area(seat, own, cell, part);
        }
        let (name, inside) = only_field(area);
        let of = |area: &Value| self.area(seat, own, cell, area);
        let each = || {
            let list = inside.as_array().expect("a list of sets");
            list.iter().map(&of).collect::<Vec<Cells>>()
        };
        match name {
            "within" => {
                let most = inside.as_u64().expect("a number of steps") as usize;
                self.part(seat, own, "card", |_, other| {
                    rows_between(cell, other) + columns_between(cell, other) <= most
                })
            }
            "with" => {
                let symbol = word(inside, "symbol");
                self.part(seat, own, "card", |board, other| {
                    board
                        .card
                        .symbols
                        .get(&other)
                        .is_some_and(|printed| printed == symbol)
                })
            }
            "touching" => {
                let inner = of(inside);
                let mut all = self.part(seat, own, "anywhere", |_, _| true);
                all.retain(|one| {
                    !inner.contains(one) && inner.iter().any(|other| joined(*one, *other))
                });
                all
            }
            "reached" => {
                let mut reached = of(&inside["from"]);
                let through = of(&inside["through"]);
                loop {
                    let next = through.iter().copied().find(|one| {
                        !reached.contains(one) && reached.iter().any(|other| joined(*one, *other))
                    });
                    match next {
                        Some(next) => reached.insert(next),
                        None => return reached,
                    };
                }
            }
            "row" | "column" => {
                let number = inside.as_u64().expect("the number of a line") as usize;
                self.part(seat, own, "card", |_, other| {
                    number
                        == if name == "row" {
                            other.row
                        } else {
                            other.column
                        } + 1
                })
            }
            "mirrored_sideways" => self.mirrored(seat, &of(inside), true),
            "mirrored_upside_down" => self.mirrored(seat, &of(inside), false),
            "first" => {
                let first = of(inside)
                    .into_iter()
                    .min_by_key(|(place, cell)| (*place != own, *cell));
                first.into_iter().collect()
            }
            "on_other" => self.area(seat, 1 - own, cell, inside),
            // What a plugin names: the labels of cells on both boards.
            "masks" => {
                let named = |board: &str, other: Cell| {
                    let labels = inside[board].as_array().expect("a list of cells");
                    labels.iter().any(|label| *label == other.label())
                };
                let mut cells = self.part(seat, own, "card", |_, other| named("here", other));
                cells.extend(self.part(seat, own, "other", |_, other| named("other", other)));
                cells
            }
            "union" => each().into_iter().flatten().collect(),
            "intersection" => {
                let sets = each();
                let first = sets[0].iter().copied();
                first
                    .filter(|one| sets.iter().all(|set| set.contains(one)))
                    .collect()
            }
            "except" => {
                let sets = each();
                sets[0].difference(&sets[1]).copied().collect()
            }
            other => panic!("{other:?} is no set of cells"),
        }
    }

    /// content.md, "Where cells lie": a set with left and right exchanged, or top and bottom, between the outermost
    /// lines of each card.
    fn mirrored(&self, seat: usize, inner: &Cells, sideways: bool) -> Cells {
        let mut all = self.part(seat, 0, "anywhere", |_, _| true);
        all.retain(|(place, cell)| {
            let board = self.board(seat, *place).expect("its cells are there");
            let line = |cell: &Cell| if sideways { cell.column } else { cell.row };
            let lines = || board.card.cells.iter().map(line);
            let ends = lines().min().zip(lines().max()).expect("a card has cells");
            let line = ends.0 + ends.1 - line(cell);
            let (row, column) = if sideways {
                (cell.row, line)
            } else {
                (line, cell.column)
            };
            inner.contains(&(*place, Cell { row, column }))
        });
        all
    }

    /// The cells of a set that is one word.
    fn named_area(&self, seat: usize, own: usize, cell: Cell, part: &str) -> Cells {
        self.part(seat, own, part, |board, other| match part {
            "anywhere" | "card" | "other" => true,
            "near" => cell.touches(other),
            "row" => other.row == cell.row,
            "column" => other.column == cell.column,
            "this_cell" => other == cell,
            "diagonal" => rows_between(cell, other) == columns_between(cell, other),
            "surroundings" => rows_between(cell, other).max(columns_between(cell, other)) == 1,
            "marked" => board.marked.contains(&other),
            "free" => !board.marked.contains(&other),
            "fresh" => board.fresh.contains(&other),
            "border" => {
                let all = board.card.cells.iter();
                all.filter(|third| third.touches(other)).count() < 4
            }
            "entry" => board.card.entry == Some(other),
            "same_shade" => {
                let steps = rows_between(cell, other) + columns_between(cell, other);
                steps.is_multiple_of(2)
            }
            "line_of_sight" => other != cell && sees(board, cell, other),
            word => panic!("{word:?} is no set of cells"),
        })
    }

    /// The cells of a part: all on the board `own`, unless its word names others.
    fn part(
        &self,
        seat: usize,
        own: usize,
        part: &str,
        holds: impl Fn(&Board, Cell) -> bool,
    ) -> Cells {
        let mut found = Cells::new();
        for (place, board) in self.seats[seat].boards.iter().enumerate() {
            let wanted = match part {
                "anywhere" => true,
                "other" => place != own,
                _ => place == own,
            };
            let Some(board) = board.as_ref().filter(|_| wanted) else {
                continue;
            };
            let cells = board.card.cells.iter().copied();
            found.extend(
                cells
                    .filter(|cell| holds(board, *cell))
                    .map(|cell| (place, cell)),
            );
        }
        found
    }
}

/// Whether all cells from the first, which does not count, to the second lie in one line, exist and are free.
fn sees(board: &Board, from: Cell, to: Cell) -> bool {
    let between = |a: usize, b: usize, c: usize| a.min(c) <= b && b <= a.max(c);
    let on_the_way = |cell: &&Cell| {
        let is_between =
            between(from.row, cell.row, to.row) && between(from.column, cell.column, to.column);
        is_between && **cell != from && !board.marked.contains(cell)
    };
    let steps = rows_between(from, to) + columns_between(from, to);
    let is_line = from.row == to.row || from.column == to.column;
    is_line && board.card.cells.iter().filter(on_the_way).count() == steps
}

fn rows_between(one: Cell, other: Cell) -> usize {
    one.row.abs_diff(other.row)
}

fn columns_between(one: Cell, other: Cell) -> usize {
    one.column.abs_diff(other.column)
}

/// Whether two cells are neighbours on one board.
fn joined(one: (usize, Cell), other: (usize, Cell)) -> bool {
    one.0 == other.0 && one.1.touches(other.1)
}
