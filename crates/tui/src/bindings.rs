//! The effects of keys and mouse: one table, which the program uses and the help shows.
//!
//! It has more than 500 lines, because the table has a row for each key.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// An action that a player can request from the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Up,
    Down,
    Left,
    Right,
    Next,
    Previous,
    TurnRight,
    TurnLeft,
    Flip,
    Switch,
    More,
    Fewer,
    Choose(u8),
    Place,
    Type,
    Undo,
    Redo,
    Hint,
    Why,
    ScreenPage,
    PageBack,
    Log,
    Legend,
    Position,
    Points,
    Help,
    Mouse,
    Theme,
    Rematch,
    NewDeal,
    Table,
    /// One level back, but never out of the program.
    Back,
    Ready,
    Accept,
    Close,
    Leave,
    LeaveNow,
    Suspend,
    ScrollUp,
    ScrollDown,
    PageUp,
    PageDown,
    Top,
    Bottom,
    StepBack,
    StepOn,
    TurnBack,
    TurnOn,
    Eyes,
    Jump,
    NextMistake,
    MistakeBefore,
    SkipStep,
    EndLesson,
    Rules,
    Autoplay,
    Faster,
    Slower,
}

impl Action {
    /// Whether it only lets a person read, so that a message stays.
    pub(crate) fn reads(self) -> bool {
        matches!(
            self,
            Self::Why
                | Self::ScreenPage
                | Self::PageBack
                | Self::Back
                | Self::Log
                | Self::Legend
                | Self::Position
                | Self::Points
                | Self::Help
                | Self::Rules
                | Self::Close
                | Self::ScrollUp
                | Self::ScrollDown
                | Self::PageUp
                | Self::PageDown
                | Self::Top
                | Self::Bottom
        )
    }
}

/// The context in which an input arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    /// At the table.
    Table,
    /// In a dialog with a text.
    Text,
    /// At a question.
    Question,
    /// At the question about a move that points at nothing, such as a pass. Enter, which chose the move, does not answer it.
    MoveQuestion,
    /// Before another person takes over the screen.
    Hidden,
    /// At the end of the game.
    End,
    /// In a replay.
    Replay,
    /// In a menu.
    Menu,
    /// While a step of a lesson is explained.
    Lesson,
}

impl Where {
    /// Whether a question waits for its answer.
    pub(crate) fn is_question(self) -> bool {
        matches!(self, Question | MoveQuestion)
    }
}

/// A key or a mouse action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    Key(KeyCode),
    Ctrl(char),
    /// The digits from 1 to this one. Each chooses what has its number.
    Digits(u8),
    WheelUp,
    WheelDown,
    WheelLeft,
    WheelRight,
    RightClick,
    /// The left button at the place under the mouse pointer.
    Click,
}

/// An action with its inputs.
pub(crate) struct Binding {
    pub(crate) action: Action,
    pub(crate) inputs: &'static [Input],
    /// The translation key of the sentence that says what it does.
    pub(crate) says: &'static str,
    /// The translation key of its word in the key bar; `None` if the bar does not show it.
    pub(crate) short: Option<&'static str>,
}

use Input::{Click, Ctrl, Digits, Key, RightClick, WheelDown, WheelLeft, WheelRight, WheelUp};
use Where::{End, Hidden, Lesson, Menu, MoveQuestion, Question, Replay, Table, Text};

const EVERYWHERE: &[Where] = &[
    Table,
    Text,
    Question,
    MoveQuestion,
    Hidden,
    End,
    Replay,
    Menu,
    Lesson,
];

const fn key(c: char) -> Input {
    Key(KeyCode::Char(c))
}

const ENTER: Input = Key(KeyCode::Enter);
const ESCAPE: Input = Key(KeyCode::Esc);
const UP: Input = Key(KeyCode::Up);
const DOWN: Input = Key(KeyCode::Down);
const LEFT: Input = Key(KeyCode::Left);
const RIGHT: Input = Key(KeyCode::Right);
const TAB: Input = Key(KeyCode::Tab);
const BACK_TAB: Input = Key(KeyCode::BackTab);
const BACKSPACE: Input = Key(KeyCode::Backspace);
const PAGE_UP: Input = Key(KeyCode::PageUp);
const PAGE_DOWN: Input = Key(KeyCode::PageDown);
const HOME: Input = Key(KeyCode::Home);
const END: Input = Key(KeyCode::End);

/// A binding that is not in the key bar.
const fn bind(action: Action, inputs: &'static [Input], says: &'static str) -> Binding {
    Binding {
        action,
        inputs,
        says,
        short: None,
    }
}

impl Binding {
    /// The binding with its word in the key bar.
    const fn bar(self, short: &'static str) -> Self {
        Self {
            short: Some(short),
            ..self
        }
    }

    /// What the binding does if this is one of its inputs.
    fn action_for(&self, input: Input) -> Option<Action> {
        let action = |bound: &Input| match (*bound, input) {
            (Digits(most), Key(KeyCode::Char(digit @ '1'..='9'))) => {
                let number = digit as u8 - b'0';
                (number <= most).then_some(Action::Choose(number))
            }
            (bound, input) => (bound == input).then_some(self.action),
        };
        self.inputs.iter().find_map(action)
    }
}

/// All effects of keys and mouse with the contexts in which they work, in the order of the help.
pub(crate) const BINDINGS: &[(&[Where], &[Binding])] = &[
    (
        &[Table],
        &[
            bind(Action::Up, &[UP], "tui-do-move"),
            bind(Action::Down, &[DOWN], "tui-do-move"),
            bind(Action::Left, &[LEFT], "tui-do-move"),
            bind(Action::Right, &[RIGHT], "tui-do-move"),
            bind(Action::Next, &[TAB], "tui-do-next").bar("tui-bar-next"),
            bind(Action::Previous, &[BACK_TAB], "tui-do-previous"),
            bind(
                Action::TurnRight,
                &[key('r'), WheelDown],
                "tui-do-turn-right",
            )
            .bar("tui-bar-turn"),
            bind(Action::TurnLeft, &[key('e'), WheelUp], "tui-do-turn-left"),
            bind(
                Action::Flip,
                &[key('f'), RightClick, WheelLeft, WheelRight],
                "tui-do-flip",
            )
            .bar("tui-bar-flip"),
            bind(Action::Switch, &[key('s')], "play-do-switch-cells").bar("tui-bar-switch"),
            bind(Action::More, &[key('+')], "tui-do-more"),
            bind(Action::Fewer, &[key('-')], "tui-do-fewer"),
            bind(Action::Choose(1), &[Digits(9)], "tui-do-choose"),
            bind(Action::Choose(0), &[key('0')], "tui-do-choose-first"),
            bind(Action::Place, &[ENTER, Click], "tui-do-place").bar("tui-bar-place"),
            bind(Action::Type, &[key(':')], "tui-do-type"),
        ],
    ),
    (
        &[Table, Hidden],
        &[bind(Action::Undo, &[key('u'), BACKSPACE], "tui-do-undo").bar("tui-bar-undo")],
    ),
    (
        &[Table],
        &[
            bind(Action::Redo, &[key('U'), Ctrl('r')], "tui-do-redo"),
            bind(Action::Hint, &[key('h')], "tui-do-hint").bar("tui-bar-hint"),
            bind(Action::Why, &[key('w')], "tui-do-why").bar("tui-bar-why"),
        ],
    ),
    (
        &[Table, Replay, End],
        &[
            bind(Action::ScreenPage, &[key('o')], "tui-do-page").bar("tui-bar-page"),
            bind(Action::PageBack, &[key('O')], "tui-do-page-back"),
            bind(Action::Log, &[key('l')], "tui-do-log"),
            bind(Action::Legend, &[key('i')], "tui-do-legend"),
            bind(Action::Position, &[key('P')], "tui-do-position"),
        ],
    ),
    (
        &[Table, Replay],
        &[bind(Action::Points, &[key('p')], "tui-do-points")],
    ),
    (
        &[Replay],
        &[
            bind(
                Action::StepOn,
                &[RIGHT, key(' '), WheelDown],
                "tui-do-step-on",
            ),
            bind(
                Action::StepBack,
                &[LEFT, BACKSPACE, WheelUp],
                "tui-do-step-back",
            ),
            bind(Action::TurnOn, &[PAGE_DOWN, DOWN], "tui-do-turn-on").bar("tui-bar-turn-on"),
            bind(Action::TurnBack, &[PAGE_UP, UP], "tui-do-turn-back"),
            bind(Action::Top, &[HOME], "tui-do-start"),
            bind(Action::Bottom, &[END], "tui-do-end"),
            bind(Action::Autoplay, &[key('a')], "play-do-autoplay").bar("play-bar-autoplay"),
            bind(Action::Faster, &[key('+'), key('=')], "play-do-faster"),
            bind(Action::Slower, &[key('-')], "play-do-slower"),
            bind(Action::Jump, &[key(':'), key('g')], "tui-do-jump").bar("tui-bar-jump"),
            bind(Action::NextMistake, &[key('n')], "tui-do-next-mistake")
                .bar("tui-bar-next-mistake"),
            bind(Action::MistakeBefore, &[key('N')], "tui-do-mistake-before"),
            bind(Action::Eyes, &[key('v'), TAB], "tui-do-viewpoint").bar("tui-bar-viewpoint"),
        ],
    ),
    (
        &[End],
        &[
            bind(Action::Table, &[key('b'), TAB], "tui-do-table").bar("tui-bar-table"),
            bind(Action::Rematch, &[key('r')], "tui-do-rematch").bar("tui-bar-rematch"),
            bind(Action::NewDeal, &[key('n')], "play-do-new-deal").bar("play-bar-new-deal"),
        ],
    ),
    (
        &[Text, End],
        &[
            bind(Action::ScrollUp, &[UP, WheelUp], "tui-do-scroll"),
            bind(Action::ScrollDown, &[DOWN, WheelDown], "tui-do-scroll").bar("play-bar-scroll"),
            bind(Action::PageUp, &[PAGE_UP], "tui-do-scroll-far"),
            bind(Action::PageDown, &[PAGE_DOWN], "tui-do-scroll-far"),
            bind(Action::Top, &[HOME], "tui-do-scroll-end"),
            bind(Action::Bottom, &[END], "tui-do-scroll-end"),
        ],
    ),
    (
        &[Hidden],
        &[
            // This must not be the key that plays moves, because a player may press that key once too
            // often.
            bind(Action::Ready, &[key(' ')], "tui-do-ready").bar("tui-bar-ready"),
        ],
    ),
    (
        &[Question],
        &[bind(Action::Accept, &[ENTER, key('y')], "tui-do-accept").bar("tui-bar-accept")],
    ),
    (
        &[MoveQuestion],
        &[bind(Action::Accept, &[key('y')], "tui-do-accept").bar("tui-bar-accept")],
    ),
    (
        &[Question, MoveQuestion],
        &[bind(Action::Close, &[ESCAPE, key('n')], "tui-do-refrain").bar("tui-bar-refrain")],
    ),
    (
        &[Text],
        &[bind(
            Action::Close,
            &[ESCAPE, ENTER, key('q'), Click],
            "tui-do-close",
        )
        .bar("tui-bar-close")],
    ),
    (
        &[Menu],
        &[
            bind(Action::Up, &[UP, key('k'), WheelUp], "tui-do-menu-move"),
            bind(
                Action::Down,
                &[DOWN, key('j'), TAB, WheelDown],
                "tui-do-menu-move",
            ),
            bind(Action::Left, &[LEFT], "tui-do-menu-value"),
            bind(Action::Right, &[RIGHT], "tui-do-menu-value"),
            bind(Action::Choose(0), &[key('0')], "tui-do-menu-number"),
            bind(Action::Choose(1), &[Digits(9)], "tui-do-menu-number"),
            bind(Action::Place, &[ENTER, key(' '), Click], "tui-do-menu-open")
                .bar("tui-bar-menu-open"),
            bind(Action::Top, &[HOME], "tui-do-scroll-end"),
            bind(Action::Bottom, &[END], "tui-do-scroll-end"),
            bind(Action::Back, &[ESCAPE, BACKSPACE], "tui-do-menu-back").bar("tui-do-menu-back"),
            bind(Action::Leave, &[key('q')], "tui-do-leave").bar("tui-bar-leave"),
        ],
    ),
    (
        &[Lesson],
        &[
            bind(
                Action::Accept,
                &[ENTER, key(' '), Click],
                "tui-do-lesson-on",
            )
            .bar("tui-bar-lesson-on"),
            bind(Action::Choose(1), &[Digits(4)], "tui-do-lesson-answer"),
            bind(Action::SkipStep, &[key('x'), ESCAPE], "tui-do-lesson-skip")
                .bar("tui-bar-lesson-skip"),
        ],
    ),
    (
        &[Table],
        &[bind(Action::SkipStep, &[key('x')], "tui-do-lesson-skip")],
    ),
    (
        &[Lesson, Table],
        &[bind(Action::EndLesson, &[key('X')], "tui-do-lesson-end").bar("tui-bar-lesson-end")],
    ),
    (
        &[Table, Replay, End, Hidden],
        &[bind(Action::Back, &[ESCAPE], "tui-do-menu-back")],
    ),
    (
        &[Table, End, Lesson],
        &[bind(Action::Rules, &[key('R')], "tui-do-rules")],
    ),
    (
        &[Table, Replay, End, Menu],
        &[
            bind(Action::Mouse, &[key('m')], "tui-do-mouse"),
            bind(Action::Theme, &[key('t')], "tui-do-theme"),
            bind(Action::Help, &[key('?'), Key(KeyCode::F(1))], "tui-do-help").bar("tui-bar-help"),
        ],
    ),
    (
        &[Table, Replay, End, Hidden, Lesson],
        &[bind(Action::Leave, &[key('q')], "tui-do-leave").bar("tui-bar-leave")],
    ),
    (
        EVERYWHERE,
        &[
            bind(Action::LeaveNow, &[Ctrl('c')], "tui-do-leave-now"),
            bind(Action::Suspend, &[Ctrl('z')], "tui-do-suspend"),
        ],
    ),
];

/// The bindings of a context, each with its index among all bindings.
pub(crate) fn bindings_in(place: Where) -> impl Iterator<Item = (usize, &'static Binding)> {
    let all = BINDINGS.iter();
    let all = all.flat_map(|(places, rows)| rows.iter().map(move |row| (places, row)));
    let here = all.enumerate();
    let here = here.filter(move |(_, (places, _))| places.contains(&place));
    here.map(|(index, (_, row))| (index, row))
}

/// The action of an input in a context.
pub(crate) fn action(place: Where, input: Input) -> Option<Action> {
    bindings_in(place).find_map(|(_, row)| row.action_for(input))
}

/// The action of a binding in a context, for example when a player clicks its row.
pub(crate) fn action_of_row(place: Where, index: usize) -> Option<Action> {
    let row = bindings_in(place).find(|(at, _)| *at == index);
    row.map(|(_, row)| row.action)
}

/// A key as an input.
pub(crate) fn of_key(event: KeyEvent) -> Input {
    if let KeyCode::Char(c) = event.code
        && event.modifiers.contains(KeyModifiers::CONTROL)
    {
        return Ctrl(c.to_ascii_lowercase());
    }
    Key(event.code)
}

/// A mouse event as an input; `None` if it only points at something.
pub(crate) fn of_mouse(event: MouseEvent) -> Option<Input> {
    match event.kind {
        MouseEventKind::ScrollUp => Some(WheelUp),
        MouseEventKind::ScrollDown => Some(WheelDown),
        MouseEventKind::ScrollLeft => Some(WheelLeft),
        MouseEventKind::ScrollRight => Some(WheelRight),
        MouseEventKind::Down(MouseButton::Right) => Some(RightClick),
        MouseEventKind::Down(MouseButton::Left | MouseButton::Middle)
        | MouseEventKind::Up(_)
        | MouseEventKind::Drag(_)
        | MouseEventKind::Moved => None,
    }
}

/// The translation key of the word for an input, or the character itself.
pub(crate) fn name(input: Input) -> Result<&'static str, String> {
    Ok(match input {
        Key(KeyCode::Char(' ')) => "tui-key-space",
        Key(KeyCode::Char(c)) => return Err(c.to_string()),
        Ctrl(c) => return Err(format!("Ctrl-{}", c.to_ascii_uppercase())),
        Digits(most) => {
            let digits: Vec<String> = (1..=most).map(|digit| digit.to_string()).collect();
            return Err(digits.join(" "));
        }
        Key(KeyCode::F(number)) => return Err(format!("F{number}")),
        Key(KeyCode::Up) => "tui-key-up",
        Key(KeyCode::Down) => "tui-key-down",
        Key(KeyCode::Left) => "tui-key-left",
        Key(KeyCode::Right) => "tui-key-right",
        Key(KeyCode::Tab) => "tui-key-tab",
        Key(KeyCode::BackTab) => "tui-key-shift-tab",
        Key(KeyCode::Enter) => "tui-key-enter",
        Key(KeyCode::Esc) => "tui-key-escape",
        Key(KeyCode::Backspace) => "tui-key-backspace",
        Key(KeyCode::PageUp) => "tui-key-page-up",
        Key(KeyCode::PageDown) => "tui-key-page-down",
        Key(KeyCode::Home) => "tui-key-home",
        Key(KeyCode::End) => "tui-key-end",
        WheelUp => "tui-wheel-up",
        WheelDown => "tui-wheel-down",
        WheelLeft => "tui-wheel-left",
        WheelRight => "tui-wheel-right",
        RightClick => "tui-right-click",
        Click => "tui-click",
        Key(other) => return Err(format!("{other:?}")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_i18n::Translations;

    #[test]
    fn no_input_does_two_things_in_one_place() {
        for place in EVERYWHERE {
            let inputs = bindings_in(*place).flat_map(|(_, row)| row.inputs);
            let digits = (1..=9).map(|digit| key(char::from(b'0' + digit)));
            for input in inputs.copied().chain(digits) {
                let bound = bindings_in(*place).filter_map(|(_, row)| row.action_for(input));
                assert!(bound.count() <= 1, "{input:?} {place:?}");
            }
        }
    }

    #[test]
    fn everything_that_is_bound_is_said() {
        let words = Translations::english();
        for row in BINDINGS.iter().flat_map(|(_, rows)| *rows) {
            assert!(words.has(row.says), "{}", row.says);
            assert!(
                row.short.is_none_or(|short| words.has(short)),
                "{:?}",
                row.short
            );
            for input in row.inputs {
                assert!(name(*input).map_or(true, |key| words.has(key)), "{input:?}");
            }
        }
    }

    #[test]
    fn one_can_leave_from_everywhere() {
        for place in EVERYWHERE {
            for (key, leaves) in [('c', Action::LeaveNow), ('z', Action::Suspend)] {
                assert_eq!(action(*place, Ctrl(key)), Some(leaves), "{place:?}");
            }
        }
    }
}
