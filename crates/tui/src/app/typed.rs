//! The effects of a typed line on a game at the screen.

use super::{App, AppEffect};
use crate::bindings::Action;
use crate::render::Role;
use rnw_i18n::{Translator, name};
use rnw_session::{CheckedMove, CommandWord, Console, LineError, Near, TypedCommand};
use roll_and_write::{Arg, MoveId, Refusal};
use std::io::Write;

/// The commands that can be typed, in addition to moves.
pub(super) const WORDS: [CommandWord; 11] = [
    CommandWord::Help,
    CommandWord::Undo,
    CommandWord::Redo,
    CommandWord::Hint,
    CommandWord::Why,
    CommandWord::Log,
    CommandWord::Legend,
    CommandWord::Position,
    CommandWord::Score,
    CommandWord::Mouse,
    CommandWord::Quit,
];

impl<W: Write> App<W> {
    /// Executes a line: a move, its number in the list of moves, or a command.
    pub(super) fn typed(&mut self, line: &str) -> Vec<AppEffect> {
        let console = Console {
            live: &self.table,
            seat: self
                .deciding
                .as_ref()
                .map(|deciding| deciding.selection.seat),
            words: &WORDS,
        };
        match console.interpret(line) {
            Ok(TypedCommand::Play(checked)) => {
                self.aim_at_move(checked.id(), Ok(checked.clone()));
                self.decide(checked, false)
            }
            Ok(TypedCommand::Why(Some((id, checked)))) => {
                let role = if checked.is_ok() {
                    Role::Fresh
                } else {
                    Role::Clash
                };
                self.aim_at_move(id, checked);
                let text = self.scene().why();
                self.ui_state.show_status(role, text);
                Vec::new()
            }
            Ok(command) => action_of(&command).map_or_else(Vec::new, |action| self.act(action)),
            Err(error) => {
                let text = say_line_error(&self.ui_state.translator, &error);
                if let LineError::Refused { id, refusal, .. } = error {
                    self.aim_at_move(id, Err(refusal));
                }
                self.ui_state.show_status(Role::Clash, text);
                Vec::new()
            }
        }
    }

    /// Selects the target of a checked move.
    fn aim_at_move(&mut self, id: MoveId, checked: Result<CheckedMove, Refusal>) {
        if let Some(deciding) = &mut self.deciding {
            deciding.select(&self.table, id);
            deciding.judge(&self.table, checked);
            self.ui_state.turn_to(deciding.selection.cursor);
        }
    }
}

/// Says what is wrong with a line, with the most similar command or move.
fn say_line_error(translator: &Translator, error: &LineError) -> String {
    match error {
        LineError::NotNow => translator.text("tui-not-now"),
        LineError::NoSuchNumber { count } => {
            let count = [("count", Arg::Number(*count as i64))];
            translator.with("tui-no-such-number", &count)
        }
        LineError::TwoMeanings { number, moves } => two_meanings(translator, number, moves),
        LineError::NoMoveBegins { .. } => translator.text("tui-no-place"),
        LineError::Refused { refusal, .. } => translator.refusal(refusal),
        LineError::NotAlone { word, text } => not_alone(translator, *word, text),
        LineError::LogNumber { .. } => translator.text("table-log-number"),
        LineError::NoMove { reason, near } => {
            let problem = translator.translate(reason);
            let meant = match near {
                Some(Near::Command(word)) => Some(word.text()),
                Some(Near::Moves(moves)) => moves.first().map(String::as_str),
                Some(Near::Examples(_)) | None => None,
            };
            // A reason that ends as a question names a similar word itself.
            let Some(meant) = meant.filter(|_| !problem.ends_with('?')) else {
                return problem;
            };
            let meant = translator.with("table-meant", &[("command", name(meant))]);
            format!("{problem}. {meant}")
        }
    }
}

/// Says that a number means two moves, and how each is typed.
pub fn two_meanings(translator: &Translator, number: &str, moves: &[String; 2]) -> String {
    let gaps = [
        ("number", name(number)),
        ("listed", name(&*moves[0])),
        ("other", name(&*moves[1])),
    ];
    translator.with("table-two-meanings", &gaps)
}

/// Says that a command is typed alone. `undo` takes back one move, so it takes no number.
pub fn not_alone(translator: &Translator, word: CommandWord, text: &str) -> String {
    let key = if matches!(word, CommandWord::Undo | CommandWord::Redo) {
        "table-one-move"
    } else {
        "table-not-alone"
    };
    let gaps = [("command", name(word.text())), ("text", name(text))];
    translator.with(key, &gaps)
}

/// The action for a command, if a key has the same effect.
fn action_of(command: &TypedCommand) -> Option<Action> {
    match command {
        TypedCommand::Help => Some(Action::Help),
        TypedCommand::Undo => Some(Action::Undo),
        TypedCommand::Redo => Some(Action::Redo),
        TypedCommand::Hint => Some(Action::Hint),
        TypedCommand::Why(_) => Some(Action::Why),
        TypedCommand::Log(_) => Some(Action::Log),
        TypedCommand::Legend => Some(Action::Legend),
        TypedCommand::Position => Some(Action::Position),
        TypedCommand::Score => Some(Action::Points),
        TypedCommand::Mouse => Some(Action::Mouse),
        TypedCommand::Quit => Some(Action::Leave),
        TypedCommand::Skip => Some(Action::SkipStep),
        TypedCommand::SkipAll => Some(Action::EndLesson),
        TypedCommand::Nothing
        | TypedCommand::Play(_)
        | TypedCommand::Moves(_)
        | TypedCommand::Table
        | TypedCommand::Rules
        | TypedCommand::Save => None,
    }
}
