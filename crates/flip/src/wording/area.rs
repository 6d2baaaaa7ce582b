//! Sets of cells as parts of sentences.

use super::{Names, scope_key};
use crate::state::ExtraPlace;
use crate::symbol::{Meaning, Named};
use roll_and_write::Message;
use roll_and_write::symbol::{Area, Scope};

impl dyn Names + '_ {
    /// A message with the gap `scope` for where extra cells must be.
    pub(crate) fn within(&self, message: Message, place: ExtraPlace) -> Message {
        match place {
            ExtraPlace::Scope(scope) => message.word("scope", scope_key(scope)),
            ExtraPlace::Area(id) => self.extra_area(message, self.area(id)),
            ExtraPlace::Masks => message.word("scope", "scope-set"),
        }
    }

    /// A message with the gap `scope` for extra cells.
    pub(crate) fn extra_area(&self, message: Message, area: &Area) -> Message {
        if let Area::Scope(scope) = area {
            message.word("scope", scope_key(*scope))
        } else {
            message.message("scope", self.set("scope-cells", area))
        }
    }

    pub(super) fn set(&self, key: &'static str, area: &Area) -> Message {
        Message::new(key).message("area", self.set_of(area))
    }

    /// The name of what the pack defines so.
    pub(super) fn name_of(&self, is_it: impl Fn(&Meaning) -> bool) -> Option<Message> {
        let named = self.named().iter().find(|named| is_it(&named.means));
        named.map(Named::message)
    }

    /// A set of cells as a message.
    fn set_of(&self, area: &Area) -> Message {
        let named = self.name_of(|means| matches!(means, Meaning::Area(it) if it == area));
        named.unwrap_or_else(|| self.plain_set(area))
    }

    /// A set of cells as a message, without the name of the whole.
    pub(super) fn plain_set(&self, area: &Area) -> Message {
        let one = |key, area: &Area| Message::new(key).message("area", self.set_of(area));
        let all = |key, areas: &[Area]| {
            Message::new(key).list("areas", areas.iter().map(|area| self.set_of(area)))
        };
        let two = |key, [a, b]: &[Area; 2]| {
            Message::new(key)
                .message("first", self.set_of(a))
                .message("second", self.set_of(b))
        };
        match area {
            Area::Scope(Scope::Anywhere) => Message::new("area-anywhere"),
            Area::Scope(Scope::Card) => Message::new("area-card"),
            Area::Scope(Scope::Near) => Message::new("area-near"),
            Area::Scope(Scope::Row) => Message::new("area-row"),
            Area::Scope(Scope::Column) => Message::new("area-column"),
            Area::Scope(Scope::Other) => Message::new("area-other"),
            Area::ThisCell => Message::new("area-this-cell"),
            Area::Diagonal => Message::new("area-diagonal"),
            Area::Surroundings => Message::new("area-surroundings"),
            Area::Within(steps) => Message::new("area-within").number("steps", *steps),
            Area::With(id) => Message::new("area-with").word("symbol", self.symbol(*id)),
            Area::Marked => Message::new("area-marked"),
            Area::Free => Message::new("area-free"),
            Area::Fresh => Message::new("area-fresh"),
            Area::Border => Message::new("area-border"),
            Area::Entry => Message::new("area-entry"),
            Area::SameShade => Message::new("area-same-shade"),
            Area::LineOfSight => Message::new("area-line-of-sight"),
            Area::RowNumber(row) => Message::new("area-row-number").number("number", *row),
            Area::ColumnNumber(column) => {
                Message::new("area-column-number").number("number", *column)
            }
            Area::MirroredSideways(area) => one("area-mirrored-sideways", area),
            Area::MirroredUpsideDown(area) => one("area-mirrored-upside-down", area),
            Area::First(area) => one("area-first", area),
            Area::Touching(area) => one("area-touching", area),
            Area::OnOther(area) => one("area-on-other", area),
            Area::Reached(areas) => two("area-reached", areas),
            Area::Union(areas) => all("area-union", areas),
            Area::Intersection(areas) => all("area-intersection", areas),
            Area::Except(areas) => two("area-except", areas),
        }
    }
}
