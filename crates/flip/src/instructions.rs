//! The instructions: what an effect may ask the engine to do, each in a module of its own.
//!
//! The instructions themselves, with their data, are in the core (`symbol/instruction.rs`). Here a
//! module for each says the rest: its form in a pack and the possible errors, what it does, in code
//! and in a sentence, its value to a bot, and the most that it can do.
//!
//! A new instruction needs its data and a line in the core, a module and a line in the table below,
//! and an entry that says how it is written (`packs/src/steps.rs`). `docs/where-to-change.md` lists
//! all places.

mod advance;
mod affect;
mod branch;
mod choose;
mod claim;
mod convert;
mod copy;
mod discard;
mod erase;
mod erase_all;
mod extra_mark;
mod extra_pattern;
mod form;
mod gate;
mod give;
mod mark_round;
mod renew_offer;
mod room;
mod score;
mod score_once;
mod spend;
mod step_words;
mod take;
mod write;

use super::Event;
use super::firing::Firing;
use super::symbol::Meaning;
use super::upper_bound::most::{Most, ScoreBounds};
use super::wording::{Names, Wording};
use advance::AdvanceEntry;
pub use advance::AdvanceStep;
pub use affect::AffectStep;
pub(super) use affect::make_kept_changes;
use branch::IfEntry;
pub use branch::IfStep;
use choose::ChooseEntry;
pub use choose::{ChoiceEntry, ChooseStep};
use claim::ClaimEntry;
pub use claim::ClaimStep;
pub(super) use claim::{claim, left};
use convert::ConvertEntry;
pub use convert::ConvertStep;
use copy::Copy;
use discard::DiscardEntry;
use erase::EraseEntry;
pub use erase::EraseStep;
use erase_all::EraseAllEntry;
use extra_mark::ExtraMarkEntry;
pub use extra_mark::ExtraStep;
use extra_pattern::ExtraPattern;
use form::StepForm;
pub(crate) use gate::Gate;
use give::GiveEntry;
use mark_round::MarkRoundEntry;
use renew_offer::RenewOfferEntry;
use rnw_packs::{Location, StepReader};
use roll_and_write::symbol::{
    Advance, Affect, Area, Choose, Claim, Condition, Discard, Erase, Extra, Fault, Instruction,
    Instructions, MarkRound, RenewOffer, Scene, Score, ScoreOnce, Trigger, Value, Write,
};
use roll_and_write::{Events, Message};
use room::StepRoom;
pub(crate) use room::{Asks, InstructionRoom};
pub(super) use room::{Rulebook, Site};
use schemars::JsonSchema;
use score::PointsEntry;
pub use score::ScoreStep;
use score_once::ScoreOnceEntry;
pub use score_once::ScoreOnceStep;
use serde::{Deserialize, Serialize};
use spend::Spend;
use take::TakeEntry;
use write::WriteEntry;
pub use write::WriteStep;
pub(super) use write::write;

/// Makes the two enums: the steps of a program, and their form in a pack. Finds the module that carries out what they
/// emit.
///
/// A name in brackets has no data and is the same everywhere. Some steps are not instructions
/// themselves. Some forms are read into a step of another name.
macro_rules! instructions {
    ($(
        #[doc = $doc:literal]
        $([$plain:ident])?
        $($name:ident: $(instruction $data:ident)? $(step $step:ident)? $(entry $entry:ident)?)?;
    )*) => {
        /// The data that answers for this instruction.
        fn room(it: &Instruction) -> &dyn InstructionRoom {
            match it {
                $(
                    $(Instruction::$plain => &$plain,)?
                    $($(Instruction::$name(it) => { let it: &$data = it; it })?)?
                )*
            }
        }

        impl InstructionRoom for Instruction {
            fn scores(&self) -> bool {
                room(self).scores()
            }

            fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
                room(self).fault(gate)
            }

            fn points(&self, marked: i32) -> i32 {
                room(self).points(marked)
            }

            #[inline]
            fn carry_out(
                self,
                site: &mut Site<'_>,
                events: &mut impl Events<Event>,
            ) -> Option<Firing> {
                match self {
                    $(
                        $(Self::$plain => $plain.carry_out(site, events),)?
                        $($(Self::$name(it) => $data::carry_out(it, site, events),)?)?
                    )*
                }
            }
        }

        /// One step of a program. Its names are resolved and its numbers are checked.
        ///
        /// ```
        /// use rnw_flip::symbol::{Program, Step, WriteStep};
        /// use roll_and_write::sheet::TrackId;
        /// use roll_and_write::symbol::Value;
        /// let palms = TrackId(1);
        /// let number = Value::Number(3);
        /// let program = Program::new(vec![
        ///     Step::Write(WriteStep { track: palms, number, optional: true }),
        ///     Step::Spend,
        /// ]);
        /// assert_eq!(program.steps()[1], Step::Spend);
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Step {
            $(
                $(#[doc = $doc] $plain,)?
                $($(#[doc = $doc] $name($step),)?)?
            )*
        }

        impl Step {
            /// The data that answers for this step.
            fn room(&self) -> &dyn StepRoom {
                match self {
                    $(
                        $(Self::$plain => &$plain,)?
                        $($(Self::$name(it) => { let it: &$step = it; it })?)?
                    )*
                }
            }
        }

        /// One step of a symbol's program.
        #[derive(Deserialize, Serialize, JsonSchema, Debug)]
        #[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields)]
        #[schemars(transform = step_words::words_too)]
        pub enum StepEntry {
            $(
                $(#[doc = $doc] $plain,)?
                $($(#[doc = $doc] $name($entry),)?)?
            )*
        }

        impl StepEntry {
            /// The data that answers for this form of a step.
            fn room(&self) -> &dyn StepForm {
                match self {
                    $(
                        $(Self::$plain => &$plain,)?
                        $($(Self::$name(it) => { let it: &$entry = it; it })?)?
                    )*
                }
            }
        }
    };
}

instructions! {
    /// Cross off boxes of a counted track.
    Advance: instruction Advance step AdvanceStep entry AdvanceEntry;
    /// Take back boxes of a counted track, the last first.
    Erase: instruction Erase step EraseStep entry EraseEntry;
    /// Take back all boxes of a counted or a written track.
    EraseAll: entry EraseAllEntry;
    /// Write a number into the next free box of a written track.
    Write: instruction Write step WriteStep entry WriteEntry;
    /// Change the sheets of other seats: what the steps above do for others, and the two below.
    Affect: instruction Affect step AffectStep;
    /// Take boxes of a counted track from other seats.
    Take: entry TakeEntry;
    /// Give boxes of a counted track to other seats.
    Give: entry GiveEntry;
    /// Take back boxes of one counted track and cross off boxes of another for them.
    Convert: step ConvertStep entry ConvertEntry;
    /// Cross off the box of the present round on a track of rounds, at most once a round.
    MarkRound: instruction MarkRound step MarkRound entry MarkRoundEntry;
    /// Mark more cells, one at a time.
    ExtraMark: instruction Extra step ExtraStep entry ExtraMarkEntry;
    /// Mark the pattern of the turn once more, or one cell instead.
    [ExtraPattern];
    /// Take the next numbers of a shared pool at the barrier.
    Claim: instruction Claim step ClaimStep entry ClaimEntry;
    /// Points for each marked cell of the symbol, counted at scoring.
    Score: instruction Score step ScoreStep entry PointsEntry;
    /// Points once, however many cells of the symbol are marked, counted at scoring.
    ScoreOnce: instruction ScoreOnce step ScoreOnceStep entry ScoreOnceEntry;
    /// Do what the symbol does that fired last.
    [Copy];
    /// Fire no more on this cell.
    [Spend];
    /// At the barrier, put the offer back into the deck and lay out another.
    RenewOffer: instruction RenewOffer step RenewOffer entry RenewOfferEntry;
    /// At the barrier, put the symbol's card back into the deck and replace it.
    Discard: instruction Discard step Discard entry DiscardEntry;
    /// Steps that depend on a condition.
    If: step IfStep entry IfEntry;
    /// The seat chooses one of 2 to 8 options.
    Choose: instruction Choose step ChooseStep entry ChooseEntry;
}

/// What the modules of all steps answer.
impl Step {
    /// Emits its instructions in this scene.
    pub(crate) fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        self.room().emit(scene, out);
    }

    /// The instruction that it emits, if it is one and the same in every scene.
    pub(crate) fn always(&self) -> Option<Instruction> {
        self.room().always()
    }

    /// The options of the choice in these steps, also of a choice within another step. A program
    /// has at most one choice.
    pub(crate) fn options_of(steps: &[Self]) -> Option<&[Vec<Self>]> {
        steps.iter().find_map(|step| {
            let [then, r#else] = step.room().branches();
            let nested = || Self::options_of(then).or_else(|| Self::options_of(r#else));
            step.room().options().or_else(nested)
        })
    }

    /// Whether this is so for one of these steps, or for one within them.
    fn any(steps: &[Self], is_so: &dyn Fn(&dyn StepRoom) -> bool) -> bool {
        steps.iter().any(|step| {
            let mut branches = step.room().branches().into_iter();
            let mut options = step.room().options().unwrap_or_default().iter();
            is_so(step.room())
                || branches.any(|steps| Self::any(steps, is_so))
                || options.any(|steps| Self::any(steps, is_so))
        })
    }

    /// Whether one of these steps does something at the barrier, apart from a claim.
    pub(crate) fn any_acts(steps: &[Self]) -> bool {
        Self::any(steps, &|room| room.acts())
    }

    /// Whether it fills hidden tracks and does nothing else.
    fn is_hidden(&self, names: &dyn Names) -> bool {
        match self {
            Self::Advance(AdvanceStep { track, .. })
            | Self::Erase(EraseStep { track, .. })
            | Self::Write(WriteStep { track, .. })
            | Self::MarkRound(MarkRound { track })
            | Self::Affect(AffectStep { track, .. }) => names.is_hidden(*track),
            Self::If(IfStep { then, r#else, .. }) => {
                then.iter().chain(r#else).all(|step| step.is_hidden(names))
            }
            Self::Convert(_)
            | Self::ExtraMark(_)
            | Self::ExtraPattern
            | Self::Claim(_)
            | Self::Score(_)
            | Self::ScoreOnce(_)
            | Self::Copy
            | Self::Spend
            | Self::RenewOffer(_)
            | Self::Discard(_)
            | Self::Choose(_) => false,
        }
    }

    /// Whether one of these steps may do something at a firing of this kind.
    pub(crate) fn any_acts_at(steps: &[Self], trigger: Trigger) -> bool {
        let scoring = trigger == Trigger::Scoring;
        steps.iter().any(|step| match step {
            Self::If(IfStep { test, then, r#else }) => {
                let may = |branch: &[Self], holds: bool| {
                    test.known_at(trigger) != Some(!holds) && Self::any_acts_at(branch, trigger)
                };
                may(then, true) || may(r#else, false)
            }
            Self::Score(_) | Self::ScoreOnce(_) => scoring,
            Self::Advance(_)
            | Self::Erase(_)
            | Self::Write(_)
            | Self::Affect(_)
            | Self::Convert(_)
            | Self::MarkRound(_)
            | Self::ExtraMark(_)
            | Self::ExtraPattern
            | Self::Claim(_)
            | Self::Copy
            | Self::Spend
            | Self::RenewOffer(_)
            | Self::Discard(_)
            | Self::Choose(_) => !scoring,
        })
    }

    /// Whether a condition of these steps asks for the colour of the card.
    pub(crate) fn any_asks_for_color(steps: &[Self]) -> bool {
        Self::any(steps, &|room| {
            room.test().is_some_and(Condition::asks_for_color)
        })
    }

    /// Whether a number or a condition of these steps looks at other seats.
    pub(crate) fn any_looks_at_others(steps: &[Self]) -> bool {
        Self::any(steps, &|room| {
            room.test().is_some_and(Condition::looks_at_others)
                || room.amount().is_some_and(Value::looks_at_others)
        })
    }

    /// What these steps may ask the seat to decide.
    pub(crate) fn asked(steps: &[Self]) -> Asks {
        steps.iter().fold(Asks::default(), |asks, step| {
            let room = step.room();
            let branches = room.branches().into_iter().map(Self::asked);
            let options = room.options().unwrap_or_default().iter();
            let options = options.map(|steps| Asks {
                choices: true,
                ..Self::asked(steps)
            });
            branches.chain(options).fold(asks.or(room.asks()), Asks::or)
        })
    }

    /// The tracks whose boxes one of these steps takes back, with a bit for each track.
    pub(crate) fn taken_back(steps: &[Self]) -> u16 {
        steps.iter().fold(0, |tracks, step| {
            let own = step.room().takes_back().map_or(0, |track| 1 << track.0);
            let branches = step.room().branches().into_iter();
            let options = step.room().options().unwrap_or_default().iter();
            let inner = branches.chain(options.map(Vec::as_slice));
            inner.fold(tracks | own, |tracks, steps| {
                tracks | Self::taken_back(steps)
            })
        })
    }

    /// Whether all of these steps do the same whatever is marked on the boards.
    pub(crate) fn all_ignore_marks(steps: &[Self]) -> bool {
        steps.iter().all(|step| step.room().ignores_marks())
    }

    /// Collects the areas of extra cells in these steps that are no scopes, each once.
    pub(crate) fn collect_areas(steps: &[Self], areas: &mut Vec<Area>) {
        for step in steps {
            let room = step.room();
            let own = room.area().filter(|own| !matches!(own, Area::Scope(_)));
            if let Some(own) = own.filter(|own| !areas.contains(own)) {
                areas.push(own.clone());
            }
            for steps in room.branches() {
                Self::collect_areas(steps, areas);
            }
            for steps in room.options().unwrap_or_default() {
                Self::collect_areas(steps, areas);
            }
        }
    }

    /// The largest number of instructions that these steps emit.
    pub(crate) fn length_of(steps: &[Self]) -> usize {
        steps.iter().map(|step| step.room().length()).sum()
    }

    /// The number of choices in these steps, under any condition.
    pub(crate) fn choices_in(steps: &[Self]) -> usize {
        let count = |step: &Self| {
            let branches = step.room().branches();
            let nested: usize = branches.into_iter().map(Self::choices_in).sum();
            nested + usize::from(step.room().options().is_some())
        };
        steps.iter().map(count).sum()
    }

    /// Sentences for what these steps do.
    pub(super) fn explain_all(steps: &[Self], wording: &Wording<'_>) -> Vec<Message> {
        if steps.is_empty() {
            return vec![Message::new("explain-nothing")];
        }
        let (mut all, mut rest) = (Vec::new(), steps);
        while !rest.is_empty() {
            let named = wording
                .names
                .named()
                .iter()
                .filter_map(|named| match &named.means {
                    Meaning::Steps(means) if rest.starts_with(means) => Some((means.len(), named)),
                    Meaning::Area(_)
                    | Meaning::Value(_)
                    | Meaning::Condition(_)
                    | Meaning::Steps(_) => None,
                });
            let longest = named.max_by_key(|(length, _)| *length);
            let taken = longest.map_or(1, |(length, _)| length);
            all.extend(match longest {
                Some((_, named)) => vec![named.message()],
                None => Self::explain_each(&rest[..1], wording),
            });
            rest = &rest[taken..];
        }
        all
    }

    /// Sentences for what these steps do, without a name for all of them.
    pub(super) fn explain_each(steps: &[Self], wording: &Wording<'_>) -> Vec<Message> {
        let explain = |step: &Self| {
            let said = step.room().explain(wording);
            if step.is_hidden(wording.names) {
                return Message::new("explain-hidden").message("step", said);
            }
            said
        };
        steps.iter().map(explain).collect()
    }

    /// Adds the most that it can do. `None` if only play can tell.
    pub(super) fn bound(&self, bounds: &ScoreBounds<'_>, most: &mut Most) -> Option<()> {
        self.room().bound(bounds, most)
    }
}

/// What the modules of all written steps answer.
impl StepEntry {
    /// Whether at least one of these steps brings points at scoring.
    pub(crate) fn any_scores(entries: &[Self]) -> bool {
        entries.iter().any(|entry| match entry.room().within() {
            Some(lists) => lists.into_iter().any(Self::any_scores),
            None => entry.room().scores(),
        })
    }

    /// Whether at least one of these steps does something before scoring.
    pub(crate) fn any_plays(entries: &[Self]) -> bool {
        entries.iter().any(|entry| match entry.room().within() {
            Some(lists) => lists.into_iter().any(Self::any_plays),
            None => !entry.room().scores(),
        })
    }

    /// The steps with correct names and numbers. The others are reported.
    pub(crate) fn read_all(
        entries: &[Self],
        reader: &mut StepReader<'_>,
        place: Location<'_>,
    ) -> Vec<Step> {
        let entries = entries.iter().enumerate();
        let read = entries.filter_map(|(index, entry)| {
            let place = place.item(index);
            reader.one_more_term(place)?;
            entry.room().read(reader, place)
        });
        read.collect()
    }
}
