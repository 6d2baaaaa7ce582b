//! How many cells an area can have.

use roll_and_write::CELLS_MAX;
use roll_and_write::symbol::{Area, Scope};

/// The largest number of cells in an area.
pub(crate) fn most_cells(area: &Area) -> i64 {
    let card = CELLS_MAX as i64;
    match area {
        Area::Scope(Scope::Near) => 4,
        Area::Surroundings => 8,
        Area::ThisCell | Area::Entry | Area::First(_) => 1,
        Area::Scope(Scope::Anywhere) | Area::Touching(_) | Area::Reached(_) => 2 * card,
        Area::Scope(Scope::Card | Scope::Row | Scope::Column | Scope::Other)
        | Area::Diagonal
        | Area::Within(_)
        | Area::With(_)
        | Area::Marked
        | Area::Free
        | Area::Fresh
        | Area::Border
        | Area::SameShade
        | Area::LineOfSight
        | Area::RowNumber(_)
        | Area::ColumnNumber(_) => card,
        Area::OnOther(area) | Area::MirroredSideways(area) | Area::MirroredUpsideDown(area) => {
            most_cells(area)
        }
        Area::Union(areas) => {
            let sum = areas.iter().map(most_cells).sum::<i64>();
            sum.min(2 * card)
        }
        Area::Intersection(areas) => areas.iter().map(most_cells).min().unwrap_or(0),
        Area::Except(areas) => most_cells(&areas[0]),
    }
}

/// The largest number of cells in an area that are not marked.
pub(crate) fn most_free(area: &Area) -> i64 {
    let has_symbol = matches!(area, Area::Scope(Scope::Card | Scope::Row | Scope::Column))
        || *area == Area::SameShade;
    // The cell of the symbol is marked.
    most_cells(area) - i64::from(has_symbol)
}
