//! Effects written as data.

use super::{INSTRUCTIONS_MAX, Scene};
use crate::flip::instructions::{Instructions, Step};

/// An effect that a pack writes as steps.
///
/// When the symbol fires, all numbers and conditions are computed before the first step is carried
/// out. A program asks for at most one choice. The steps of the chosen option are computed when the
/// seat answers.
///
/// ```
/// # mod small {
/// # use roll_and_write::{flip::*, *};
/// # #[derive(Debug)]
/// # pub struct Meadow;
/// # impl FlipGame for Meadow {
/// #     type Grid = Island;
/// #     fn info(&self, seats: usize) -> GameInfo { GameInfo::new("meadow", seats) }
/// #     fn color_name(&self, _: u8) -> &str { "green" }
/// #     fn settling_order(rules: &FlipAndWrite<Self>, _: &State) -> SettlementOrder {
/// #         SettlementOrder::of_seats(Seat::all(rules.seats()))
/// #     }
/// #     fn refill(&self) -> Refill { Refill::AfterAll }
/// #     fn clause(&self, _: GridRefusal) -> &'static str { "C-4" }
/// #     fn score(_: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Score {
/// #         let cards = state.completed(seat).len() as i32;
/// #         Score::of([ScoreLine::new("score-cards", cards, 5 * cards)])
/// #     }
/// #     fn score_message(_: &FlipAndWrite<Self>, line: &ScoreLine) -> Message { Message::new(line.reason) }
/// #     fn ranking_key(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> RankingKey {
/// #         RankingKey::new(Self::score(rules, state, seat).total(), [])
/// #     }
/// #     fn estimate_cards(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> CardsEstimate {
/// #         CardsEstimate::of(1000 * i64::from(Self::score(rules, state, seat).total()))
/// #     }
/// # }
/// # pub fn game(effect: symbol::Effect) -> Result<FlipAndWrite<Meadow>, Box<dyn std::error::Error>> {
/// #     let frame = Frame::new(2, 2)?;
/// #     let island = Island::new(frame, frame.cells())?;
/// #     let symbols = vec![(Cell::new(0), symbol::SymbolId(0))];
/// #     let card = |name: char| Card { name: name.to_string(), grid: island, symbols: symbols.clone(), color: 0 };
/// #     let coin = symbol::Symbol {
/// #         name: "coin".to_owned(),
/// #         face: picture::Face::new('*', '*'),
/// #         triggers: [symbol::Trigger::Mark].into_iter().collect(),
/// #         priority: 0,
/// #         order: symbol::Order::Free,
/// #         effect,
/// #         options: Vec::new(),
/// #         tallies: Vec::new(),
/// #         follows: false,
/// #     };
/// #     let mut sheet = sheet::SheetLayout::default();
/// #     sheet.add("coins", sheet::TrackKind::Count, 12, 4)?;
/// #     let pack = Pack::new(PackParts {
/// #         frame,
/// #         cards: ('a'..='l').map(card).collect(),
/// #         patterns: vec![Polyomino::parse(&["XX"])?],
/// #         expeditions: vec![Expedition { name: "E1".to_owned(), pattern: 0 }],
/// #         symbols: symbol::Symbols::new(vec![coin])?,
/// #         sheet,
/// #         scores: vec![Some(TrackScore::Each(1))],
/// #         pools: Vec::new(),
/// #         row_claims: Vec::new(),
/// #         schedule: Schedule { rounds: 4, turns: 1, offer: 2, repeats: false },
/// #     })?;
/// #     Ok(FlipAndWrite::new(Meadow, pack, HouseRules::default(), 2)?)
/// # }
/// # pub fn stage(effect: symbol::Effect) -> Result<symbol::Instructions, Box<dyn std::error::Error>> {
/// #     let staged = Staged {
/// #         symbol: "coin".to_owned(),
/// #         trigger: symbol::Trigger::Mark,
/// #         card: Some("a".to_owned()),
/// #         cell: "a1".to_owned(),
/// #         marked: vec!["a1".to_owned(), "b1".to_owned()],
/// #         fresh: vec!["a1".to_owned()],
/// #         other_card: None,
/// #         other_marked: Vec::new(),
/// #         other_fresh: Vec::new(),
/// #         completed: Vec::new(),
/// #         round: 2,
/// #         turn: 0,
/// #         last: None,
/// #         choice: None,
/// #         tracks: vec![("coins".to_owned(), 5, Vec::new())],
/// #         marks: Vec::new(),
/// #         offer: vec!["c".to_owned()],
/// #         gone: Vec::new(),
/// #     };
/// #     Ok(game(effect)?.stage(&staged)?)
/// # }
/// # }
/// # use small::*;
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Advance, AdvanceStep, Effect, Program, Step, Value};
/// let coins = TrackId(0);
/// let program = Program::new(vec![Step::Advance(AdvanceStep { track: coins, by: Value::Round })]);
/// // The hidden function `stage` fires the program in round 3 of a small game.
/// let asked = stage(Effect::Program(program))?;
/// assert_eq!(asked.asked(), Ok(&[Advance { track: coins, by: 3 }.into()][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    steps: Vec<Step>,
    /// The instructions, if they are the same in every scene.
    always: Option<Instructions>,
}

impl Default for Program {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

impl Program {
    /// A program with these steps. They are carried out in order.
    pub fn new(steps: Vec<Step>) -> Self {
        let always = always(&steps);
        Self { steps, always }
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What the program emits, if it is the same in every scene.
    #[inline]
    pub(crate) fn always(&self) -> Option<&Instructions> {
        self.always.as_ref()
    }

    /// Emits what the engine must do in this scene.
    pub(crate) fn run(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let steps = match scene.choice() {
            None => Some(&self.steps),
            Some(choice) => {
                Step::options_of(&self.steps).and_then(|lists| lists.get(usize::from(choice)))
            }
        };
        for step in steps.into_iter().flatten() {
            step.emit(scene, out);
        }
    }
}

/// What these steps emit, if that is the same in every scene.
fn always(steps: &[Step]) -> Option<Instructions> {
    if steps.len() > INSTRUCTIONS_MAX {
        return None;
    }
    let mut out = Instructions::default();
    for step in steps {
        out.emit(step.always()?);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::TrackId;
    use crate::symbol::{AdvanceStep, Value};

    #[test]
    fn what_is_always_the_same_is_folded_as_far_as_there_is_room() {
        let advance = || {
            Step::Advance(AdvanceStep {
                track: TrackId(0),
                by: Value::Number(1),
            })
        };
        for (steps, folds) in [
            (INSTRUCTIONS_MAX, true),
            (INSTRUCTIONS_MAX + 1, false),
            (INSTRUCTIONS_MAX + 2, false),
        ] {
            let program = Program::new((0..steps).map(|_| advance()).collect());
            assert_eq!(program.always().is_some(), folds, "{steps} steps");
        }
    }
}
