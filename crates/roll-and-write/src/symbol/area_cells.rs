//! Works out which cells an area has.

use super::Scope;
use super::area::{Area, Masks};
use super::printed::{Printed, PrintedCard};
use crate::geometry::region;
use crate::{Cell, CellSet, Frame};

/// A board of a seat, as far as areas look at it.
#[derive(Clone, Copy, Debug)]
pub struct SeenBoard<'a> {
    /// The card on it.
    pub card: &'a PrintedCard,
    /// Its marked cells.
    pub marked: CellSet,
    /// The cells of `marked` that the seat marked in this turn.
    pub fresh: CellSet,
}

/// From where an area is seen.
#[derive(Clone, Copy, Debug)]
pub struct Viewpoint<'a> {
    /// What is printed.
    pub printed: &'a Printed,
    /// The cell of the symbol.
    pub cell: Cell,
    /// The board of the symbol, if a card lies there.
    pub here: Option<SeenBoard<'a>>,
    /// The other board of the seat, if a card lies there.
    pub other: Option<SeenBoard<'a>>,
}

impl Viewpoint<'_> {
    fn turned(&self) -> Self {
        Self {
            here: self.other,
            other: self.here,
            ..*self
        }
    }

    /// What a board of the seat has of its cells.
    fn each(&self, mut cells: impl FnMut(&SeenBoard<'_>, bool) -> CellSet) -> Masks {
        let mut of = |board: &Option<SeenBoard<'_>>, here: bool| {
            let board = board.as_ref();
            board.map_or(CellSet::EMPTY, |board| cells(board, here))
        };
        Masks {
            here: of(&self.here, true),
            other: of(&self.other, false),
        }
    }

    /// The cells of the area.
    pub fn cells(&self, area: &Area) -> Masks {
        match area {
            Area::Scope(Scope::Anywhere) => self.each(|board, _| board.card.cells),
            Area::Scope(Scope::Other) => Masks {
                here: CellSet::EMPTY,
                ..self.each(|board, _| board.card.cells)
            },
            Area::Touching(area) => {
                let inner = self.cells(area);
                self.each(|board, here| {
                    let inner = if here { inner.here } else { inner.other };
                    (self.printed.frame.neighbours(inner) & board.card.cells) - inner
                })
            }
            Area::Reached(areas) => {
                let [start, way] = [self.cells(&areas[0]), self.cells(&areas[1])];
                self.each(|_, here| {
                    let (start, way) = if here {
                        (start.here, way.here)
                    } else {
                        (start.other, way.other)
                    };
                    region(start, |set| self.printed.frame.neighbours(set) & way)
                })
            }
            Area::MirroredSideways(area) => self.mirrored(area, true),
            Area::MirroredUpsideDown(area) => self.mirrored(area, false),
            Area::First(area) => {
                let all = self.cells(area);
                let first = |set: CellSet| set.first().map_or(CellSet::EMPTY, CellSet::of);
                let here = first(all.here);
                let other = if here.is_empty() {
                    first(all.other)
                } else {
                    CellSet::EMPTY
                };
                Masks { here, other }
            }
            Area::OnOther(area) => self.turned().cells(area).turned(),
            Area::Union(areas) => areas
                .iter()
                .fold(Masks::default(), |all, area| all | self.cells(area)),
            Area::Intersection(areas) => {
                let each = areas.iter().map(|area| self.cells(area));
                each.reduce(|all, area| all & area).unwrap_or_default()
            }
            Area::Except(areas) => self.cells(&areas[0]) - self.cells(&areas[1]),
            part @ (Area::Scope(Scope::Card | Scope::Near | Scope::Row | Scope::Column)
            | Area::ThisCell
            | Area::Diagonal
            | Area::Surroundings
            | Area::Within(_)
            | Area::With(_)
            | Area::Marked
            | Area::Free
            | Area::Fresh
            | Area::Border
            | Area::Entry
            | Area::SameShade
            | Area::LineOfSight
            | Area::RowNumber(_)
            | Area::ColumnNumber(_)) => Masks {
                here: self
                    .here
                    .map_or(CellSet::EMPTY, |board| self.on_card(part, &board)),
                other: CellSet::EMPTY,
            },
        }
    }

    /// The cells of an area, mirrored between the outermost cells of each card.
    fn mirrored(&self, area: &Area, sideways: bool) -> Masks {
        let (inner, frame) = (self.cells(area), self.printed.frame);
        self.each(|board, here| {
            let line = |cell: Cell| {
                if sideways {
                    frame.col(cell)
                } else {
                    frame.row(cell)
                }
            };
            let lines = || board.card.cells.iter().map(line);
            let ends = lines().min().unwrap_or(0) + lines().max().unwrap_or(0);
            let opposite = |cell: Cell| {
                let line = ends.checked_sub(line(cell))?;
                if sideways {
                    frame.cell(frame.row(cell), line)
                } else {
                    frame.cell(line, frame.col(cell))
                }
            };
            let inner = if here { inner.here } else { inner.other };
            inner.iter().filter_map(opposite).collect::<CellSet>() & board.card.cells
        })
    }

    /// The cells of a part that lies on one card.
    fn on_card(&self, part: &Area, board: &SeenBoard<'_>) -> CellSet {
        let (printed, cell, card) = (self.printed, self.cell, board.card);
        match part {
            Area::Scope(scope) => printed.scope(card, cell, *scope),
            Area::ThisCell => CellSet::of(cell) & card.cells,
            Area::Diagonal => printed.area_masks.diagonals[cell.index()] & card.cells,
            Area::Surroundings => printed.area_masks.surroundings[cell.index()] & card.cells,
            Area::Within(steps) => {
                let grow = |set: CellSet| set | printed.frame.neighbours(set);
                let all = (0..*steps).fold(CellSet::of(cell), |set, _| grow(set));
                all & card.cells
            }
            Area::With(symbol) => card.bearing(*symbol),
            Area::Marked => board.marked,
            Area::Free => card.cells - board.marked,
            Area::Fresh => board.fresh,
            Area::Border => card.border,
            Area::Entry => card.entry,
            Area::SameShade => {
                let shade = |cell: Cell| (printed.frame.row(cell) + printed.frame.col(cell)) % 2;
                let all = card.cells.iter();
                all.filter(|other| shade(*other) == shade(cell)).collect()
            }
            Area::LineOfSight => seen(printed.frame, cell, card.cells - board.marked),
            Area::RowNumber(row) => {
                printed.frame.row_cells(usize::from(*row).wrapping_sub(1)) & card.cells
            }
            Area::ColumnNumber(column) => {
                printed
                    .frame
                    .col_cells(usize::from(*column).wrapping_sub(1))
                    & card.cells
            }
            Area::Touching(_)
            | Area::MirroredSideways(_)
            | Area::MirroredUpsideDown(_)
            | Area::First(_)
            | Area::Reached(_)
            | Area::OnOther(_)
            | Area::Union(_)
            | Area::Intersection(_)
            | Area::Except(_) => CellSet::EMPTY,
        }
    }
}

/// The cells of a set that are seen from a cell in its row and column, as far as no other cell is between.
fn seen(frame: Frame, from: Cell, open: CellSet) -> CellSet {
    let mut all = CellSet::EMPTY;
    for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
        let next = |cell: &Cell| {
            let row = frame.row(*cell).checked_add_signed(down)?;
            let col = frame.col(*cell).checked_add_signed(right)?;
            frame.cell(row, col).filter(|next| open.contains(*next))
        };
        all |= std::iter::successors(next(&from), next).collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::SheetLayout;
    use crate::symbol::{SymbolCounts, SymbolId};

    /// A card with these cells. The entry is its first cell, and the symbol 0 is on b2 and c3.
    fn card(frame: Frame, cells: CellSet) -> PrintedCard {
        let near = |cell: usize| frame.neighbours(CellSet::of(Cell::new(cell as u8))) & cells;
        let near: [CellSet; 64] = std::array::from_fn(|cell| {
            if cell < frame.cells().len() as usize {
                near(cell)
            } else {
                CellSet::EMPTY
            }
        });
        PrintedCard {
            cells,
            hot: set(frame, "b2 c3"),
            tallied: CellSet::EMPTY,
            classes: Vec::new(),
            all_classes: Vec::new(),
            symbol_at: [SymbolId(0); 64],
            near,
            border: cells
                .iter()
                .filter(|cell| near[cell.index()].len() < 4)
                .collect(),
            entry: cells.first().map_or(CellSet::EMPTY, CellSet::of),
            counts: SymbolCounts::default(),
            color: 0,
        }
    }

    fn set(frame: Frame, labels: &str) -> CellSet {
        let labels = labels.split_whitespace();
        labels.map(|label| frame.parse(label).unwrap()).collect()
    }

    /// The cells of an area seen from b2 of a card of 3 rows and 4 columns without d1. a1, a2, b2 and d3 are marked
    /// there, b2 in this turn. All of the other board but a1 is marked, and it has no d3.
    #[track_caller]
    fn check(area: impl Into<Area>, here: &str, other: &str) {
        let frame = Frame::new(3, 4).unwrap();
        let all = frame.cells();
        let cards = [
            card(frame, all - set(frame, "d1")),
            card(frame, all - set(frame, "d3")),
        ];
        let printed = Printed::new(frame, Vec::new(), SheetLayout::default(), (1, 1));
        let from = Viewpoint {
            printed: &printed,
            cell: frame.parse("b2").unwrap(),
            here: Some(SeenBoard {
                card: &cards[0],
                marked: set(frame, "a1 a2 b2 d3"),
                fresh: set(frame, "b2"),
            }),
            other: Some(SeenBoard {
                card: &cards[1],
                marked: cards[1].cells - set(frame, "a1"),
                fresh: CellSet::EMPTY,
            }),
        };
        let area = area.into();
        let masks = from.cells(&area);
        let labels = (frame.labels(masks.here), frame.labels(masks.other));
        assert_eq!((&labels.0[..], &labels.1[..]), (here, other), "{area:?}");
    }

    fn on_other(area: impl Into<Area>) -> Area {
        Area::OnOther(Box::new(area.into()))
    }

    const ALL: &str = "a1 b1 c1 a2 b2 c2 d2 a3 b3 c3 d3";
    const OTHER: &str = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3";

    #[test]
    fn each_part_of_an_area_is_what_its_word_says() {
        check(Scope::Anywhere, ALL, OTHER);
        check(Scope::Card, ALL, "");
        check(Scope::Other, "", OTHER);
        check(Scope::Near, "b1 a2 c2 b3", "");
        check(Scope::Row, "a2 b2 c2 d2", "");
        check(Scope::Column, "b1 b2 b3", "");
        check(Area::ThisCell, "b2", "");
        check(Area::Diagonal, "a1 c1 b2 a3 c3", "");
        check(Area::Surroundings, "a1 b1 c1 a2 c2 a3 b3 c3", "");
        check(Area::Within(1), "b1 a2 b2 c2 b3", "");
        check(Area::Within(2), "a1 b1 c1 a2 b2 c2 d2 a3 b3 c3", "");
        check(Area::With(SymbolId(0)), "b2 c3", "");
        check(Area::With(SymbolId(1)), "", "");
        check(Area::Marked, "a1 a2 b2 d3", "");
        check(Area::Free, "b1 c1 c2 d2 a3 b3 c3", "");
        check(Area::Fresh, "b2", "");
        check(Area::Border, "a1 b1 c1 a2 d2 a3 b3 c3 d3", "");
        check(Area::Entry, "a1", "");
        check(Area::SameShade, "a1 c1 b2 d2 a3 c3", "");
        check(Area::LineOfSight, "b1 c2 d2 b3", "");
        check(Area::RowNumber(1), "a1 b1 c1", "");
        check(Area::ColumnNumber(4), "d2 d3", "");
        for beyond in [0, 5, u8::MAX] {
            check(Area::RowNumber(beyond), "", "");
            check(Area::ColumnNumber(beyond), "", "");
        }
        check(on_other(Area::LineOfSight), "", "");
        check(on_other(Area::ColumnNumber(4)), "", "d1 d2");
        check(on_other(Area::ThisCell), "", "b2");
        check(on_other(Area::Free), "", "a1");
        check(on_other(Scope::Other), ALL, "");
        check(on_other(on_other(Area::Entry)), "a1", "");
    }

    #[test]
    fn areas_are_built_from_areas() {
        let row = || Area::from(Scope::Row);
        let column = || Area::from(Scope::Column);
        check(Area::Union(vec![row(), column()]), "b1 a2 b2 c2 d2 b3", "");
        check(Area::Intersection(vec![row(), column()]), "b2", "");
        check(Area::Intersection(Vec::new()), "", "");
        check(Area::Except(Box::new([row(), Area::Marked])), "c2 d2", "");
        check(
            Area::Union(vec![Area::ThisCell, on_other(row())]),
            "b2",
            "a2 b2 c2 d2",
        );
        check(
            Area::Touching(Box::new(Area::Marked)),
            "b1 c2 d2 a3 b3 c3",
            "",
        );
        check(Area::Touching(Box::new(on_other(Area::Free))), "", "b1 a2");
        let marked = || Box::new(Area::Marked);
        // There is no d1 opposite of a1.
        check(Area::MirroredSideways(marked()), "c2 d2 a3", "");
        check(Area::MirroredUpsideDown(marked()), "a2 b2 a3", "");
        check(
            Area::MirroredSideways(Box::new(on_other(Scope::Near))),
            "",
            "c1 b2 d2 c3",
        );
        check(Area::First(Box::new(Area::Free)), "b1", "");
        check(Area::First(Box::new(Scope::Other.into())), "", "a1");
        check(Area::First(Box::new(Scope::Anywhere.into())), "a1", "");
        check(Area::First(Box::new(Area::With(SymbolId(1)))), "", "");
        // d3 is marked, but not joined to the entry.
        check(
            Area::Reached(Box::new([Area::Entry, Area::Marked])),
            "a1 a2 b2",
            "",
        );
        // The cells with which it begins belong to it.
        check(
            Area::Reached(Box::new([Area::ThisCell, Area::Free])),
            "b1 c1 b2 c2 d2 a3 b3 c3",
            "",
        );
    }
}
