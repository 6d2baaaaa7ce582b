//! `choose`: the seat chooses one of 2 to 8 options.
//!
//! ```json
//! {"choose": [{"name": "coin", "do": [{"advance": {"track": "coins"}}]}, {"name": "go-on", "do": [{"extra_mark": {}}]}]}
//! ```

use super::form::StepForm;
use super::gate::{Gate, within};
use super::room::{InstructionRoom, Site, StepRoom};
use super::{Step, StepEntry};
use crate::Event;
use crate::events::ChoiceLapsed;
use crate::firing::Firing;
use crate::state::{BoardCell, OwedDecision, PackedChoice};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, check_name};
use roll_and_write::symbol::{CHOICES_MAX, Choose, Fault, INSTRUCTIONS_MAX, Instructions, Scene};
use roll_and_write::{Events, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`Choose`], with the steps of each option.
///
/// ```
/// use rnw_flip::symbol::{ChooseStep, Program, Step};
/// let step = ChooseStep(vec![vec![Step::ExtraPattern], vec![Step::Spend]]);
/// assert_eq!(step.0.len(), 2, "the pattern once more, or a new offer");
/// assert_eq!(Program::new(vec![Step::Choose(step)]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChooseStep(pub Vec<Vec<Step>>);

impl InstructionRoom for Choose {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.unanswered().or(within(self.options, 2, CHOICES_MAX))
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let (seat, firing) = (site.seat, site.firing);
        let symbol = firing.symbol;
        let choice = OwedDecision::Choice {
            symbol,
            asked: PackedChoice::new(self.options, firing.trigger),
            at: BoardCell::new(firing.board, firing.cell),
        };
        if !site.lane().owed.push(choice) {
            events.notify(|| Event::ChoiceLapsed(ChoiceLapsed { seat, symbol }));
        }
        None
    }
}

impl StepRoom for ChooseStep {
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        let options = self.0.len().min(CHOICES_MAX.into()) as u8;
        out.emit(Choose { options });
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let option = |(option, steps): (u8, &Vec<Step>)| {
            Message::new("explain-option")
                .word("option", wording.names.option(wording.symbol, option))
                .list("steps", Step::explain_all(steps, wording))
        };
        let options = (0..).zip(&self.0).map(option);
        Message::new("explain-choose-one").list("options", options)
    }

    fn options(&self) -> Option<&[Vec<Step>]> {
        Some(&self.0)
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(transparent)]
#[schemars(inline)]
pub struct ChooseEntry(Vec<ChoiceEntry>);

/// An option of a choice.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ChoiceEntry {
    /// The name; its words have the key `choice-NAME`.
    pub name: String,
    /// The steps if it is chosen.
    #[serde(default, rename = "do")]
    pub steps: Vec<StepEntry>,
}

impl StepForm for ChooseEntry {
    fn within(&self) -> Option<Vec<&[StepEntry]>> {
        Some(self.0.iter().map(|option| &option.steps[..]).collect())
    }

    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("choose");
        if reader.chosen {
            let message = "a choice inside a choice; expected at most one choice";
            place.error(reader.report, message);
        }
        if !(2..=usize::from(CHOICES_MAX)).contains(&self.0.len()) {
            let found = self.0.len();
            let message = format!("{found} options; expected 2 to {CHOICES_MAX}");
            place.error(reader.report, message);
        }
        let outer = std::mem::replace(&mut reader.chosen, true);
        let options = self.0.iter().enumerate();
        let lists = options.map(|(index, option)| option.read(reader, place.item(index)));
        let lists = lists.collect();
        reader.chosen = outer;
        Some(Step::Choose(ChooseStep(lists)))
    }
}

impl ChoiceEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Vec<Step> {
        let name = place.field("name");
        check_name(name, &self.name, reader.report);
        if reader.options.contains(&self.name) {
            let message = format!("the option {:?} appears twice", self.name);
            name.error(reader.report, message);
        }
        reader.options.push(self.name.clone());
        let steps = StepEntry::read_all(&self.steps, reader, place.field("do"));
        if Step::length_of(&steps) > INSTRUCTIONS_MAX {
            let message = format!("too many instructions; expected at most {INSTRUCTIONS_MAX}");
            place.field("do").error(reader.report, message);
        }
        steps
    }
}
