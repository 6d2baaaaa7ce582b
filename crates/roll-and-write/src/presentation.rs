//! What people are shown of a game: notices, pictures, help and targets on the screen.

use crate::picture::Picture;
use crate::{
    Message, MoveId, MoveTextError, Notation, Notice, Points, PrintedMatter, Score, ScoreLine,
    Seat, Target,
};
use std::borrow::Cow;

/// What people are shown of a game with a [`Notation`].
///
/// Methods with a body are defaults. A game overrides those that do not fit it.
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
/// # use roll_and_write::{Notation, Purpose};
/// # impl Notation for Race {
/// #     fn print_move(&self, steps: u8) -> String { format!("run {steps}") }
/// #     fn item_name(&self, _: Purpose, _: u8) -> Option<String> { None }
/// # }
/// use roll_and_write::{Audience, Message, Notice, Picture, Presentation};
///
/// impl Presentation for Race {
///     fn notice(&self, steps: &u8) -> Notice {
///         Notice::to(Audience::Everyone, Message::new("event-ran").number("steps", *steps))
///     }
///     fn picture(&self, at: &u8) -> Picture {
///         let headline = vec![Message::new("headline-at").number("at", *at)];
///         Picture { headline, ..Picture::default() }
///     }
/// }
///
/// let rules = Race(GameInfo::new("race", 1));
/// assert_eq!(rules.notice(&3).message.to_string(), "event-ran steps=3");
/// // A screen asks which move a target means.
/// let target = rules.target(&0, 2);
/// assert_eq!(rules.move_at(&0, &target), Some(2));
/// ```
pub trait Presentation: Notation {
    /// Who may see an event, and the sentence for it.
    fn notice(&self, event: &Self::Event) -> Notice;

    /// The picture of a view.
    fn picture(&self, view: &Self::View) -> Picture;

    /// The sentence for a line of a score sheet. The default is the line's reason with its count.
    fn score_message(&self, line: &ScoreLine) -> Message {
        Message::new(line.reason.clone()).number("count", line.count)
    }

    /// Where a move points in the picture of a view. Two moves that are legal at the same time
    /// never point at the same target.
    ///
    /// By default a move is an item of a list, shown as its text.
    fn target(&self, _view: &Self::View, mv: Self::Move) -> Target {
        Target::text(self.print_move(mv))
    }

    /// The move that a target means, legal or not; `None` if there is none. The default compares
    /// the targets of all moves.
    fn move_at(&self, view: &Self::View, target: &Target) -> Option<Self::Move> {
        (0..self.ids())
            .filter_map(|id| self.move_by_id(MoveId(id)))
            .find(|mv| self.target(view, *mv) == *target)
    }

    /// Whether a person is asked before a move is made. By default as usual: before a move that points at nothing in the
    /// picture and cannot be taken back. A game in which such a move is an everyday one, such as passing, says
    /// [`AskFirst::Never`].
    fn ask_first(&self, _view: &Self::View, _mv: Self::Move) -> AskFirst {
        AskFirst::Usual
    }

    /// Says why a text is no move, in terms of what its seat sees. By default this is the parser's
    /// reason, which knows only the text.
    fn text_error(&self, _view: &Self::View, _text: &str, error: MoveTextError) -> Message {
        error.0
    }

    /// The turn of a state, counted from 1. It is 0 during set-up, and in a game without turns.
    fn turn(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The score of a seat, as far as a view shows it. `None` if too much is hidden; this is the
    /// default.
    fn score_seen(&self, _view: &Self::View, _seat: Seat) -> Option<Score> {
        None
    }

    /// The points that a seat is sure to get before its next turn, such as those of a card that it has just completed
    /// and that is not yet set aside. A preview adds them to the score. The default is 0.
    fn points_due(&self, _state: &Self::State, _seat: Seat) -> Points {
        0
    }

    /// The cards, patterns and symbols of the pack as they are printed. The default is only the lines of the score at the
    /// start.
    fn printed(&self) -> PrintedMatter {
        let score = self.score(&self.start(), Seat::new(0));
        let lines = score.lines().iter();
        PrintedMatter {
            scored: lines.map(|line| self.score_message(line)).collect(),
            ..PrintedMatter::default()
        }
    }

    /// The bots that a person meets at each level. A game overrides this when it has measured them.
    fn levels(&self) -> Levels {
        Levels::default()
    }
}

/// Whether a person is asked before a move is made.
///
/// ```
/// use roll_and_write::{AskFirst, Message};
/// // The last box of a row closes it for everybody.
/// let ask = |closes: bool| match closes {
///     true => AskFirst::Always(Message::new("ask-close")),
///     false => AskFirst::Never,
/// };
/// assert_ne!(ask(true), ask(false));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum AskFirst {
    /// As in every game: before a move that points at nothing in the picture, that cannot be taken back, and beside which
    /// there are other moves.
    #[default]
    Usual,
    /// Never, unless the person has asked to confirm every move that cannot be taken back.
    Never,
    /// Always. The message says what the move does, as a whole sentence.
    Always(Message),
}

/// The bot of each level, as the text that names it at the command line. A bot depends on the game:
/// the same bot is strong in one game and weak in another.
///
/// A level plays the same everywhere, so its bot has a budget in iterations, not in time. This crate
/// does not read the texts.
///
/// ```
/// use roll_and_write::Levels;
/// let levels = Levels { expert: "mcts:iterations=5000".into(), ..Levels::default() };
/// assert_eq!(levels.medium, "greedy");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Levels {
    /// For beginners.
    pub easy: Cow<'static, str>,
    /// For people who know the rules.
    pub medium: Cow<'static, str>,
    /// For people who have played often.
    pub hard: Cow<'static, str>,
    /// The strongest.
    pub expert: Cow<'static, str>,
}

impl Default for Levels {
    fn default() -> Self {
        Self {
            easy: "greedy:look=6".into(),
            medium: "greedy".into(),
            hard: "mcts:iterations=100".into(),
            expert: "mcts:iterations=500".into(),
        }
    }
}
