//! `extra_mark`: mark more cells, one at a time.
//!
//! ```json
//! {"extra_mark": {"cells": 2, "where": "row", "apart": true, "optional": true}}
//! ```

use super::Step;
use super::form::StepForm;
use super::gate::{Gate, within};
use super::room::Asks;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::{BonusLapsed, BonusOwed, ExtraOwed};
use crate::firing::Firing;
use crate::state::{BoardCell, OwedDecision, Terms};
use crate::upper_bound::most::{Most, ScoreBounds};
use crate::wording::Wording;
use rnw_packs::{AreaEntry, Location, StepReader, ValueEntry};
use roll_and_write::symbol::{
    Area, EXTRA_MARKS_MAX, Extra, Fault, Instruction, Instructions, Scene, Scope, Value, Within,
};
use roll_and_write::{Events, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`Extra`], with a number of cells that the program computes.
///
/// ```
/// use rnw_flip::symbol::{ExtraStep, Program, Step};
/// use roll_and_write::symbol::{Area, Scope, Value};
/// // A cell around the symbol, but not in its row, for each completed card.
/// let area = Area::Except(Box::new([Area::Surroundings, Scope::Row.into()]));
/// let (apart, optional) = (false, false);
/// let step = ExtraStep { cells: Value::Completed(None), area, apart, optional };
/// assert_eq!(Program::new(vec![Step::ExtraMark(step)]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExtraStep {
    /// The number of cells.
    pub cells: Value,
    /// Where the cells must be.
    pub area: Area,
    /// As in [`Extra`].
    pub apart: bool,
    /// As in [`Extra`].
    pub optional: bool,
}

impl ExtraStep {
    /// This number of cells; `None` if it is 0.
    fn with(&self, cells: u8, within: Within) -> Option<Extra> {
        (cells > 0).then_some(Extra {
            cells,
            within,
            apart: self.apart,
            optional: self.optional,
        })
    }
}

impl InstructionRoom for Extra {
    fn fault(&self, _gate: &Gate<'_>) -> Option<Fault> {
        // Only programs of the pack know its areas.
        if matches!(self.within, Within::Area(_)) {
            return Some(Fault::NotGiven);
        }
        within(self.cells, 1, EXTRA_MARKS_MAX)
    }

    #[inline]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        if self == Self::cells(self.cells) {
            let (seat, cells) = (site.seat, self.cells);
            site.lane().owed.push_bonus(cells);
            events.notify(|| Event::BonusOwed(BonusOwed { seat, cells }));
        } else {
            owe_on_terms(self, site, events);
        }
        None
    }
}

/// Owes cells on special terms. The symbols of the shipped games do not use this.
#[cold]
fn owe_on_terms(extra: Extra, site: &mut Site<'_>, events: &mut impl Events<Event>) {
    let (seat, cells, within) = (site.seat, extra.cells, extra.within);
    let owed = OwedDecision::Extra {
        cells,
        terms: Terms::new(within.into(), extra.apart, extra.optional),
        at: BoardCell::new(site.firing.board, site.firing.cell),
    };
    let owed = match within {
        Within::Masks(masks) => {
            let boards = site.on_boards(masks);
            site.lane().push_masked(owed, boards)
        }
        Within::Scope(_) | Within::Area(_) => site.lane().owed.push(owed),
    };
    events.notify(|| {
        if owed {
            Event::ExtraOwed(ExtraOwed {
                seat,
                cells,
                within,
            })
        } else {
            let cells = cells.into();
            Event::BonusLapsed(BonusLapsed { seat, cells })
        }
    });
}

impl StepRoom for ExtraStep {
    fn asks(&self) -> Asks {
        Asks {
            cells: self.optional,
            ..Asks::default()
        }
    }

    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let within = if let Area::Scope(scope) = &self.area {
            Some(Within::Scope(*scope))
        } else {
            scene.printed().area_id(&self.area).map(Within::Area)
        };
        let cells = self.cells.amount(scene, EXTRA_MARKS_MAX);
        if let Some(extra) = within.and_then(|within| self.with(cells, within)) {
            out.emit(extra);
        }
    }

    fn always(&self) -> Option<Instruction> {
        let Area::Scope(scope) = self.area else {
            return None;
        };
        self.with(self.cells.always(EXTRA_MARKS_MAX)?, Within::Scope(scope))
            .map(Into::into)
    }

    fn area(&self) -> Option<&Area> {
        Some(&self.area)
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.cells)
    }

    /// Cells on special terms lapse if nothing within their area is free.
    fn ignores_marks(&self) -> bool {
        let special = self.apart || self.optional || self.area != Area::Scope(Scope::Anywhere);
        !special && self.cells.ignores_marks()
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let key = if self.optional {
            "explain-extra-optional"
        } else {
            "explain-extra"
        };
        let reach = if self.apart {
            "explain-apart"
        } else {
            "explain-touching"
        };
        let number = if let Value::Number(number) = &self.cells {
            Message::new("explain-cells").number("count", *number)
        } else {
            Message::new("explain-cells-value").message("value", wording.value(&self.cells))
        };
        wording
            .names
            .extra_area(Message::new(key).message("cells", number), &self.area)
            .word("reach", reach)
    }

    fn bound(&self, _bounds: &ScoreBounds<'_>, most: &mut Most) -> Option<()> {
        most.cells += u32::from(self.cells.always(EXTRA_MARKS_MAX)?);
        Some(())
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct ExtraMarkEntry {
    /// How many cells.
    #[serde(default = "ValueEntry::one")]
    pub cells: ValueEntry,
    /// Where they may lie.
    #[serde(default = "AreaEntry::anywhere", rename = "where")]
    pub area: AreaEntry,
    /// Whether they need not touch what is marked, nor begin at an entry.
    #[serde(default)]
    pub apart: bool,
    /// Whether the seat may decline them.
    #[serde(default)]
    pub optional: bool,
}

impl StepForm for ExtraMarkEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("extra_mark");
        let cells = reader.amount(place.field("cells"), &self.cells, EXTRA_MARKS_MAX.into());
        let area = reader.area(place.field("where"), &self.area);
        Some(Step::ExtraMark(ExtraStep {
            cells: cells?,
            area: area?,
            apart: self.apart,
            optional: self.optional,
        }))
    }
}
