//! The text forms of a game: moves, items of chance and the canonical text of a state.

use crate::{
    Chance, DICE_MAX, Draw, Message, MoveId, MoveTextError, Outcome, Purpose, Ruleset, Seat,
    StateTextError, option::nearest,
};

/// The text forms of a [`Ruleset`]: what records keep and what people type.
///
/// Search and benchmarks do not need this trait. Methods with a body are defaults.
///
/// ```
/// # use rand::Rng;
/// # use roll_and_write::{Awaiting, Events, GameInfo, Legal, MoveId, Refusal, Ruleset};
/// # use roll_and_write::{Score, ScoreLine, Seat, Seats};
/// # use std::ops::ControlFlow;
/// # #[derive(Debug)]
/// # struct Race(GameInfo);
/// # impl Ruleset for Race {
/// #     type State = u8;
/// #     type Move = u8;
/// #     type View = u8;
/// #     type Event = u8;
/// #     fn info(&self) -> &GameInfo { &self.0 }
/// #     fn start(&self) -> u8 { 0 }
/// #     fn awaiting(&self, at: &u8) -> Awaiting {
/// #         if *at < 5 { Awaiting::Seats(Seats::all(1)) } else { Awaiting::Over }
/// #     }
/// #     fn for_each_move<B>(
/// #         &self, at: &u8, seat: Seat, visit: impl FnMut(Legal<u8>) -> ControlFlow<B>,
/// #     ) -> ControlFlow<B> {
/// #         let open = if *at < 5 { 1..4 } else { 0..0 };
/// #         open.map(|steps| Legal::unchecked(seat, steps)).try_for_each(visit)
/// #     }
/// #     fn check(&self, at: &u8, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
/// #         let reason = roll_and_write::Message::new("refusal-steps");
/// #         let legal = *at < 5 && (1..4).contains(&steps);
/// #         if legal { Ok(Legal::unchecked(seat, steps)) } else { Err(Refusal::new("RACE-1", reason)) }
/// #     }
/// #     fn apply(&self, at: &mut u8, mv: Legal<u8>, events: &mut impl Events<u8>) {
/// #         *at += mv.mv();
/// #         events.notify(|| mv.mv());
/// #     }
/// #     fn view(&self, at: &u8, _: Seat) -> u8 { *at }
/// #     fn determinize<G: Rng + ?Sized>(&self, view: &u8, _: &mut G) -> u8 { *view }
/// #     fn viewer(&self, _: &u8) -> Seat { Seat::new(0) }
/// #     fn score(&self, at: &u8, _: Seat) -> Score {
/// #         Score::of([ScoreLine::new("score-steps", 1, i32::from(*at))])
/// #     }
/// #     fn ids(&self) -> u32 { 4 }
/// #     fn move_id(&self, steps: u8) -> MoveId { MoveId(steps.into()) }
/// #     fn move_by_id(&self, id: MoveId) -> Option<u8> { (1..4).contains(&id.0).then_some(id.0 as u8) }
/// # }
/// use roll_and_write::Notation;
///
/// impl Notation for Race {
///     fn print_move(&self, steps: u8) -> String {
///         format!("run {steps}")
///     }
/// }
///
/// let rules = Race(GameInfo::new("race", 1));
/// assert_eq!(rules.parse_move("  RUN 2 ")?, 2);
/// assert_eq!(rules.parse_move("swim").unwrap_err().0.key, "parse-unknown-move");
/// # Ok::<(), roll_and_write::MoveTextError>(())
/// ```
pub trait Notation: Ruleset {
    /// The canonical text of a move. It is never a plain number.
    fn print_move(&self, mv: Self::Move) -> String;

    /// The name of an item of chance, as records contain it; `None` for an item that never comes.
    ///
    /// The default is `None`, which fits a game that draws no items: a game without chance, or one
    /// that only rolls dice.
    fn item_name(&self, _purpose: Purpose, _item: u8) -> Option<String> {
        None
    }

    /// The state as a canonical text, the same on every machine. Checkpoints hash it.
    ///
    /// The text must use names and cover the whole state. The default is the `Debug` text. A game
    /// whose state contains numbers of content must override it.
    fn describe(&self, state: &Self::State) -> String {
        format!("{state:?}")
    }

    /// Changes one fact of a state, such as the marks on a board, for a scene that an author describes. Which facts
    /// there are, the game says; the default knows none. Facts that are set one after another need not fit together
    /// before the last one, and [`parse_state`](Self::parse_state) says whether they do.
    ///
    /// # Errors
    /// If the game has no such fact, or if it cannot have this value: what is wrong, in English.
    fn set_fact(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        fact: &str,
        _value: &str,
    ) -> Result<(), String> {
        Err(format!("this game has no fact {fact:?}"))
    }

    /// The view as a text, for a program with the same rules and the same pack; `None` if the game
    /// has no such text. The text contains what the seat may know and nothing else.
    fn print_view(&self, _view: &Self::View) -> Option<String> {
        None
    }

    /// The view that [`print_view`](Self::print_view) made a text of.
    ///
    /// A text may come from anywhere. A game checks it until the view can be played on without a
    /// panic.
    ///
    /// # Errors
    /// What is wrong with the text. The default has no texts of views.
    fn parse_view(&self, _text: &str) -> Result<Self::View, StateTextError> {
        Err(StateTextError::none())
    }

    /// The whole state as a short text, for a program with the same rules and the same pack; `None`
    /// if the game has no such text. It is one line without control characters.
    ///
    /// The module `state_text`, behind the feature `positions`, makes such texts of states that can be
    /// serialized.
    fn print_state(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// The state that [`print_state`](Self::print_state) made a text of.
    ///
    /// A text may come from anywhere. A game checks it until the state has every property that the
    /// rules rely on.
    ///
    /// # Errors
    /// What is wrong with the text. The default has no texts of states.
    fn parse_state(&self, _text: &str) -> Result<Self::State, StateTextError> {
        Err(StateTextError::none())
    }

    /// The move that a text means. A game ignores case, order and spacing where it can.
    ///
    /// The default ignores case and spacing. It compares the text with those of all moves.
    ///
    /// # Errors
    /// If the text is no move. The message names the most similar move.
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveTextError> {
        let moves = || (0..self.ids()).filter_map(|id| self.move_by_id(MoveId(id)));
        let wanted: Vec<String> = words(text).collect();
        let is_meant = |mv: &Self::Move| words(&self.print_move(*mv)).eq(wanted.iter().cloned());
        moves().find(is_meant).ok_or_else(|| {
            let texts: Vec<String> = moves().map(|mv| self.print_move(mv)).collect();
            let meant = nearest(&wanted.join(" "), texts.iter().map(String::as_str));
            let message = Message::new("parse-unknown-move").name("found", text.trim());
            MoveTextError(message.name("meant", meant.unwrap_or("")))
        })
    }

    /// The item of chance with this name; `None` if there is none.
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        let named = |&item: &u8| {
            self.item_name(purpose, item)
                .is_some_and(|known| known == name)
        };
        (0..crate::CARDS_MAX as u8).find(named)
    }

    /// The name of a side of a die, as records contain it, such as `3`. Sides are counted from 0.
    ///
    /// The names of the sides of one die must differ and have no spaces. The default is the number
    /// of the side, counted from 1.
    fn side_name(&self, _purpose: Purpose, _die: usize, side: u8) -> String {
        (side + 1).to_string()
    }

    /// What a draw brought as a text, as records contain it: the name of the item, or the names of
    /// the sides that the dice show, such as `3 5 1 6`. `None` if the draw cannot bring it.
    fn outcome_name(&self, chance: Chance, outcome: Outcome) -> Option<String> {
        if !chance.can_bring(outcome) {
            return None;
        }
        let Draw::Roll(roll) = chance.draw else {
            return self.item_name(chance.purpose, outcome.as_item());
        };
        let sides =
            (0..roll.len()).map(|die| self.side_name(chance.purpose, die, outcome.die(die)));
        Some(sides.collect::<Vec<_>>().join(" "))
    }

    /// The outcome with this text, if the draw can bring it. Every outcome has its own text, and no
    /// other text means it.
    fn outcome_by_name(&self, chance: Chance, text: &str) -> Option<Outcome> {
        let Draw::Roll(roll) = chance.draw else {
            let outcome = Outcome::item(self.item_by_name(chance.purpose, text)?);
            return chance.can_bring(outcome).then_some(outcome);
        };
        let (mut shown, mut names) = ([0; DICE_MAX], text.split(' '));
        for (die, side) in shown.iter_mut().enumerate().take(roll.len()) {
            let name = names.next()?;
            let named = |side: &u8| self.side_name(chance.purpose, die, *side) == name;
            *side = (0..roll.sides(die)).find(named)?;
        }
        names.next().is_none().then(|| Outcome::roll(&shown))
    }
}

/// The words of a text, in lower case.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split_whitespace().map(str::to_lowercase)
}
