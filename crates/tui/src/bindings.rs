//! The effects of keys and mouse: one table, which the program uses and the help shows.

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
    Points,
    Help,
    Mouse,
    Theme,
    Rematch,
    NewDeal,
    Table,
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
                | Self::Log
                | Self::Legend
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

/// A key or a mouse action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    Key(KeyCode),
    Ctrl(char),
    WheelUp,
    WheelDown,
    WheelLeft,
    WheelRight,
    RightClick,
    /// The left button at the place under the mouse pointer.
    Click,
}

/// An action with its inputs and the contexts in which they work.
pub(crate) struct Binding {
    pub(crate) action: Action,
    pub(crate) inputs: &'static [Input],
    pub(crate) places: &'static [Where],
    /// The translation key of the sentence that says what it does.
    pub(crate) says: &'static str,
    /// The translation key of its word in the key bar; `None` if the bar does not show it.
    pub(crate) short: Option<&'static str>,
}

use Input::{Click, Ctrl, Key, RightClick, WheelDown, WheelLeft, WheelRight, WheelUp};
use Where::{End, Hidden, Lesson, Menu, Question, Replay, Table, Text};

const fn key(c: char) -> Input {
    Key(KeyCode::Char(c))
}

const ENTER: Input = Key(KeyCode::Enter);
const ESCAPE: Input = Key(KeyCode::Esc);

/// A binding that is not in the key bar.
const fn quiet(
    action: Action,
    inputs: &'static [Input],
    places: &'static [Where],
    says: &'static str,
) -> Binding {
    Binding {
        action,
        inputs,
        places,
        says,
        short: None,
    }
}

/// A binding that is in the key bar.
const fn shown(
    action: Action,
    inputs: &'static [Input],
    places: &'static [Where],
    says: &'static str,
    short: &'static str,
) -> Binding {
    Binding {
        action,
        inputs,
        places,
        says,
        short: Some(short),
    }
}

/// All effects of keys and mouse, in the order of the help.
pub(crate) const BINDINGS: &[Binding] = &[
    quiet(Action::Up, &[Key(KeyCode::Up)], &[Table], "tui-do-move"),
    quiet(Action::Down, &[Key(KeyCode::Down)], &[Table], "tui-do-move"),
    quiet(Action::Left, &[Key(KeyCode::Left)], &[Table], "tui-do-move"),
    quiet(
        Action::Right,
        &[Key(KeyCode::Right)],
        &[Table],
        "tui-do-move",
    ),
    shown(
        Action::Next,
        &[Key(KeyCode::Tab)],
        &[Table],
        "tui-do-next",
        "tui-bar-next",
    ),
    quiet(
        Action::Previous,
        &[Key(KeyCode::BackTab)],
        &[Table],
        "tui-do-previous",
    ),
    shown(
        Action::TurnRight,
        &[key('r'), WheelDown],
        &[Table],
        "tui-do-turn-right",
        "tui-bar-turn",
    ),
    quiet(
        Action::TurnLeft,
        &[key('e'), WheelUp],
        &[Table],
        "tui-do-turn-left",
    ),
    shown(
        Action::Flip,
        &[key('f'), RightClick, WheelLeft, WheelRight],
        &[Table],
        "tui-do-flip",
        "tui-bar-flip",
    ),
    shown(
        Action::Switch,
        &[key('s')],
        &[Table],
        "play-do-switch-cells",
        "tui-bar-switch",
    ),
    quiet(Action::More, &[key('+')], &[Table], "tui-do-more"),
    quiet(Action::Fewer, &[key('-')], &[Table], "tui-do-fewer"),
    quiet(Action::Choose(1), &[key('1')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(2), &[key('2')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(3), &[key('3')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(4), &[key('4')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(5), &[key('5')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(6), &[key('6')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(7), &[key('7')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(8), &[key('8')], &[Table], "tui-do-choose"),
    quiet(Action::Choose(9), &[key('9')], &[Table], "tui-do-choose"),
    quiet(
        Action::Choose(0),
        &[key('0')],
        &[Table],
        "tui-do-choose-first",
    ),
    shown(
        Action::Place,
        &[ENTER, Click],
        &[Table],
        "tui-do-place",
        "tui-bar-place",
    ),
    quiet(Action::Type, &[key(':')], &[Table], "tui-do-type"),
    shown(
        Action::Undo,
        &[key('u'), Key(KeyCode::Backspace)],
        &[Table, Hidden],
        "tui-do-undo",
        "tui-bar-undo",
    ),
    quiet(
        Action::Redo,
        &[key('U'), Ctrl('r')],
        &[Table],
        "tui-do-redo",
    ),
    quiet(Action::Hint, &[key('h')], &[Table], "tui-do-hint"),
    quiet(Action::Why, &[key('w')], &[Table], "tui-do-why"),
    shown(
        Action::ScreenPage,
        &[key('o')],
        &[Table, Replay, End],
        "tui-do-page",
        "tui-bar-page",
    ),
    quiet(
        Action::PageBack,
        &[key('O')],
        &[Table, Replay, End],
        "tui-do-page-back",
    ),
    quiet(
        Action::Log,
        &[key('l')],
        &[Table, Replay, End],
        "tui-do-log",
    ),
    quiet(
        Action::Legend,
        &[key('i')],
        &[Table, Replay, End],
        "tui-do-legend",
    ),
    quiet(
        Action::Points,
        &[key('p')],
        &[Table, Replay],
        "tui-do-points",
    ),
    quiet(
        Action::StepOn,
        &[Key(KeyCode::Right), key(' '), WheelDown],
        &[Replay],
        "tui-do-step-on",
    ),
    quiet(
        Action::StepBack,
        &[Key(KeyCode::Left), Key(KeyCode::Backspace), WheelUp],
        &[Replay],
        "tui-do-step-back",
    ),
    shown(
        Action::TurnOn,
        &[Key(KeyCode::PageDown), Key(KeyCode::Down)],
        &[Replay],
        "tui-do-turn-on",
        "tui-bar-turn-on",
    ),
    quiet(
        Action::TurnBack,
        &[Key(KeyCode::PageUp), Key(KeyCode::Up)],
        &[Replay],
        "tui-do-turn-back",
    ),
    quiet(
        Action::Top,
        &[Key(KeyCode::Home)],
        &[Replay],
        "tui-do-start",
    ),
    quiet(
        Action::Bottom,
        &[Key(KeyCode::End)],
        &[Replay],
        "tui-do-end",
    ),
    shown(
        Action::Autoplay,
        &[key('a')],
        &[Replay],
        "play-do-autoplay",
        "play-bar-autoplay",
    ),
    quiet(
        Action::Faster,
        &[key('+'), key('=')],
        &[Replay],
        "play-do-faster",
    ),
    quiet(Action::Slower, &[key('-')], &[Replay], "play-do-slower"),
    shown(
        Action::Jump,
        &[key(':'), key('g')],
        &[Replay],
        "tui-do-jump",
        "tui-bar-jump",
    ),
    shown(
        Action::Eyes,
        &[key('v'), Key(KeyCode::Tab)],
        &[Replay],
        "tui-do-viewpoint",
        "tui-bar-viewpoint",
    ),
    shown(
        Action::Table,
        &[key('b'), Key(KeyCode::Tab)],
        &[End],
        "tui-do-table",
        "tui-bar-table",
    ),
    shown(
        Action::Rematch,
        &[key('r')],
        &[End],
        "tui-do-rematch",
        "tui-bar-rematch",
    ),
    shown(
        Action::NewDeal,
        &[key('n')],
        &[End],
        "play-do-new-deal",
        "play-bar-new-deal",
    ),
    quiet(
        Action::ScrollUp,
        &[Key(KeyCode::Up), WheelUp],
        &[Text, End],
        "tui-do-scroll",
    ),
    shown(
        Action::ScrollDown,
        &[Key(KeyCode::Down), WheelDown],
        &[Text, End],
        "tui-do-scroll",
        "play-bar-scroll",
    ),
    quiet(
        Action::PageUp,
        &[Key(KeyCode::PageUp)],
        &[Text, End],
        "tui-do-scroll-far",
    ),
    quiet(
        Action::PageDown,
        &[Key(KeyCode::PageDown)],
        &[Text, End],
        "tui-do-scroll-far",
    ),
    quiet(
        Action::Top,
        &[Key(KeyCode::Home)],
        &[Text, End],
        "tui-do-scroll-end",
    ),
    quiet(
        Action::Bottom,
        &[Key(KeyCode::End)],
        &[Text, End],
        "tui-do-scroll-end",
    ),
    // This must not be the key that plays moves, because a player may press that key once too
    // often.
    shown(
        Action::Ready,
        &[key(' ')],
        &[Hidden],
        "tui-do-ready",
        "tui-bar-ready",
    ),
    shown(
        Action::Accept,
        &[ENTER, key('y')],
        &[Question],
        "tui-do-accept",
        "tui-bar-accept",
    ),
    shown(
        Action::Close,
        &[ESCAPE, key('n')],
        &[Question],
        "tui-do-refrain",
        "tui-bar-refrain",
    ),
    shown(
        Action::Close,
        &[ESCAPE, ENTER, key('q'), Click],
        &[Text],
        "tui-do-close",
        "tui-bar-close",
    ),
    quiet(
        Action::Up,
        &[Key(KeyCode::Up), key('k'), WheelUp],
        &[Menu],
        "tui-do-menu-move",
    ),
    quiet(
        Action::Down,
        &[Key(KeyCode::Down), key('j'), Key(KeyCode::Tab), WheelDown],
        &[Menu],
        "tui-do-menu-move",
    ),
    quiet(
        Action::Left,
        &[Key(KeyCode::Left)],
        &[Menu],
        "tui-do-menu-value",
    ),
    quiet(
        Action::Right,
        &[Key(KeyCode::Right)],
        &[Menu],
        "tui-do-menu-value",
    ),
    quiet(
        Action::Choose(1),
        &[key('1')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(2),
        &[key('2')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(3),
        &[key('3')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(4),
        &[key('4')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(5),
        &[key('5')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(6),
        &[key('6')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(7),
        &[key('7')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(8),
        &[key('8')],
        &[Menu],
        "tui-do-menu-number",
    ),
    quiet(
        Action::Choose(9),
        &[key('9')],
        &[Menu],
        "tui-do-menu-number",
    ),
    shown(
        Action::Place,
        &[ENTER, key(' '), Click],
        &[Menu],
        "tui-do-menu-open",
        "tui-bar-menu-open",
    ),
    quiet(
        Action::Top,
        &[Key(KeyCode::Home)],
        &[Menu],
        "tui-do-scroll-end",
    ),
    quiet(
        Action::Bottom,
        &[Key(KeyCode::End)],
        &[Menu],
        "tui-do-scroll-end",
    ),
    shown(
        Action::Leave,
        &[ESCAPE, key('q'), Key(KeyCode::Backspace)],
        &[Menu],
        "tui-do-menu-back",
        "tui-bar-menu-back",
    ),
    shown(
        Action::Accept,
        &[ENTER, key(' '), Click],
        &[Lesson],
        "tui-do-lesson-on",
        "tui-bar-lesson-on",
    ),
    quiet(
        Action::Choose(1),
        &[key('1')],
        &[Lesson],
        "tui-do-lesson-answer",
    ),
    quiet(
        Action::Choose(2),
        &[key('2')],
        &[Lesson],
        "tui-do-lesson-answer",
    ),
    quiet(
        Action::Choose(3),
        &[key('3')],
        &[Lesson],
        "tui-do-lesson-answer",
    ),
    quiet(
        Action::Choose(4),
        &[key('4')],
        &[Lesson],
        "tui-do-lesson-answer",
    ),
    shown(
        Action::SkipStep,
        &[key('x'), ESCAPE],
        &[Lesson],
        "tui-do-lesson-skip",
        "tui-bar-lesson-skip",
    ),
    quiet(
        Action::SkipStep,
        &[key('x')],
        &[Table],
        "tui-do-lesson-skip",
    ),
    shown(
        Action::EndLesson,
        &[key('X')],
        &[Lesson, Table],
        "tui-do-lesson-end",
        "tui-bar-lesson-end",
    ),
    quiet(
        Action::Rules,
        &[key('R')],
        &[Table, End, Lesson],
        "tui-do-rules",
    ),
    quiet(
        Action::Mouse,
        &[key('m')],
        &[Table, Replay, End, Menu],
        "tui-do-mouse",
    ),
    quiet(
        Action::Theme,
        &[key('t')],
        &[Table, Replay, End, Menu],
        "tui-do-theme",
    ),
    shown(
        Action::Help,
        &[key('?'), Key(KeyCode::F(1))],
        &[Table, Replay, End, Menu],
        "tui-do-help",
        "tui-bar-help",
    ),
    shown(
        Action::Leave,
        &[key('q')],
        &[Table, Replay, End, Hidden, Lesson],
        "tui-do-leave",
        "tui-bar-leave",
    ),
    quiet(
        Action::LeaveNow,
        &[Ctrl('c')],
        &[Table, Text, Question, Hidden, End, Replay, Menu, Lesson],
        "tui-do-leave-now",
    ),
    quiet(
        Action::Suspend,
        &[Ctrl('z')],
        &[Table, Text, Question, Hidden, End, Replay, Menu, Lesson],
        "tui-do-suspend",
    ),
];

/// The action of an input in a context.
pub(crate) fn action(place: Where, input: Input) -> Option<Action> {
    let bound = |row: &&Binding| row.places.contains(&place) && row.inputs.contains(&input);
    BINDINGS.iter().find(bound).map(|row| row.action)
}

/// The action of a binding in a context, for example when a player clicks its row.
pub(crate) fn action_of_row(place: Where, index: usize) -> Option<Action> {
    let row = BINDINGS.get(index)?;
    row.places.contains(&place).then_some(row.action)
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

    const PLACES: [Where; 8] = [Table, Text, Question, Hidden, End, Replay, Menu, Lesson];

    #[test]
    fn no_input_does_two_things_in_one_place() {
        for place in PLACES {
            let here = BINDINGS.iter().filter(|row| row.places.contains(&place));
            let inputs: Vec<&Input> = here.flat_map(|row| row.inputs).collect();
            for (at, input) in inputs.iter().enumerate() {
                assert!(!inputs[..at].contains(input), "{input:?} {place:?}");
            }
        }
    }

    #[test]
    fn everything_that_is_bound_is_said() {
        let words = Translations::english();
        for row in BINDINGS {
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
        for place in PLACES {
            for (key, leaves) in [('c', Action::LeaveNow), ('z', Action::Suspend)] {
                assert_eq!(action(place, Ctrl(key)), Some(leaves), "{place:?}");
            }
        }
    }
}
