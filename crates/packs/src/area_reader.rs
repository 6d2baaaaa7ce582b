//! Reads areas: resolves their names and reports what can never be.

use super::area_files::{AreaEntry, AreaTerm};
use super::read::Location;
use super::step_reader::StepReader;
use roll_and_write::CELLS_MAX;
use roll_and_write::symbol::Area;

/// The largest distance between two cells of a frame.
const STEPS_MAX: usize = CELLS_MAX - 1;

impl StepReader<'_> {
    /// A set of cells. A part that stands alone is no term of its own.
    pub fn area(&mut self, place: Location<'_>, entry: &AreaEntry) -> Option<Area> {
        let term = match entry {
            AreaEntry::Word(word) => return Some(word.area()),
            AreaEntry::Term(term) => &**term,
        };
        Some(match term {
            AreaTerm::Within(steps) => {
                self.within(place.field("within"), *steps, 1, STEPS_MAX);
                Area::Within(*steps)
            }
            AreaTerm::Row(row) => {
                self.within(place.field("row"), *row, 1, self.frame.0);
                Area::RowNumber(*row)
            }
            AreaTerm::Column(column) => {
                self.within(place.field("column"), *column, 1, self.frame.1);
                Area::ColumnNumber(*column)
            }
            AreaTerm::MirroredSideways(area) => {
                Area::MirroredSideways(Box::new(self.part(place.field("mirrored_sideways"), area)?))
            }
            AreaTerm::MirroredUpsideDown(area) => Area::MirroredUpsideDown(Box::new(
                self.part(place.field("mirrored_upside_down"), area)?,
            )),
            AreaTerm::First(area) => Area::First(Box::new(self.part(place.field("first"), area)?)),
            AreaTerm::With(name) => Area::With(self.symbol(place.field("with"), name)?),
            AreaTerm::Touching(area) => {
                Area::Touching(Box::new(self.part(place.field("touching"), area)?))
            }
            AreaTerm::Reached(reached) => {
                let place = place.field("reached");
                let from = self.part(place.field("from"), &reached.from);
                let through = self.part(place.field("through"), &reached.through);
                Area::Reached(Box::new([from?, through?]))
            }
            AreaTerm::OnOther(area) => {
                Area::OnOther(Box::new(self.part(place.field("on_other"), area)?))
            }
            AreaTerm::Union(areas) => {
                Area::Union(self.each(place.field("union"), areas, "set of cells", Self::part)?)
            }
            AreaTerm::Intersection(areas) => Area::Intersection(self.each(
                place.field("intersection"),
                areas,
                "set of cells",
                Self::part,
            )?),
            AreaTerm::Except(areas) => {
                let place = place.field("except");
                let all = self.part(place.item(0), &areas[0]);
                let less = self.part(place.item(1), &areas[1]);
                Area::Except(Box::new([all?, less?]))
            }
        })
    }

    /// A part of another set.
    fn part(&mut self, place: Location<'_>, entry: &AreaEntry) -> Option<Area> {
        self.one_more_term(place)?;
        self.area(place, entry)
    }
}
