//! The effects of a typed line on a game at the screen.

use super::{App, AppEffect};
use crate::bindings::Action;
use crate::render::Role;
use crate::ui_state::Dialog;
use rnw_i18n::{Translator, name};
use rnw_session::{CheckedMove, CommandWord, Console, LineError, ListedMove, Near, TypedCommand};
use roll_and_write::{Arg, MoveId, Refusal, Target};
use std::io::Write;

impl<W: Write> App<W> {
    /// Executes a line: a move, its number in the list of moves, or a command.
    pub(super) fn typed(&mut self, line: &str) -> Vec<AppEffect> {
        let line = &self.numbers_as_moves(line);
        let console = Console::new(
            &self.table,
            self.deciding
                .as_ref()
                .map(|deciding| deciding.selection.seat),
            &CommandWord::ALL,
            self.ui_state.translator.words().move_words(),
        );
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
            Ok(TypedCommand::Moves(moves)) => {
                let lines = self.numbered_lines(&moves);
                self.ui_state.read(Dialog::Moves(lines.join("\n")));
                Vec::new()
            }
            // The table is always in sight, so its first page is shown.
            Ok(TypedCommand::Table) => {
                self.ui_state.put_away();
                self.ui_state.page = 0;
                self.ui_state.say(Role::Fresh, "tui-table-shown");
                Vec::new()
            }
            Ok(TypedCommand::Save) => {
                let key = if self.settings.kept {
                    "tui-saved"
                } else {
                    "table-not-kept"
                };
                self.ui_state.say(Role::Fresh, key);
                Vec::new()
            }
            Ok(TypedCommand::Skip | TypedCommand::SkipAll) if self.lesson.is_none() => {
                self.ui_state.say(Role::Clash, "tui-no-lesson");
                Vec::new()
            }
            Ok(TypedCommand::Rules) if self.rules.is_none() => {
                self.ui_state.say(Role::Clash, "tui-no-rules");
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

    /// The legal moves in the order of their numbers: first the choices that the screen shows with a number, then the
    /// others. So a number means the same move wherever it stands.
    fn numbered(&self) -> Vec<MoveId> {
        let Some(deciding) = &self.deciding else {
            return Vec::new();
        };
        let selection = &deciding.selection;
        let mut moves = self.table.moves(selection.seat);
        let choice = |mv: &MoveId| self.table.game().target(&selection.view, *mv);
        if selection.numbers().is_empty() {
            moves.sort_by_key(|mv| !matches!(choice(mv), Target::Choice(_)));
        }
        moves
    }

    /// The line with the text of a move in the place of its number, also after `why`.
    fn numbers_as_moves(&self, line: &str) -> String {
        let line = line.trim();
        let (first, number) = line.rsplit_once(' ').unwrap_or(("", line));
        let is_number = first.is_empty() || CommandWord::of(first) == Some(CommandWord::Why);
        let at = number.parse::<usize>().ok().filter(|_| is_number);
        let at = at.and_then(|number| number.checked_sub(1));
        match at.and_then(|at| self.numbered().get(at).copied()) {
            Some(mv) => format!("{first} {}", self.table.game().print_move(mv)),
            None => line.to_owned(),
        }
    }

    /// Some of the legal moves, one in each line, in the order of their numbers.
    fn numbered_lines(&self, moves: &[ListedMove]) -> Vec<String> {
        let numbered = (1..).zip(self.numbered());
        let listed = numbered.filter_map(|(number, mv)| {
            let listed = moves.iter().find(|listed| listed.id == mv)?;
            Some(format!("{number:>3}  {}", listed.text))
        });
        listed.collect()
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
        TypedCommand::Rules => Some(Action::Rules),
        TypedCommand::Quit => Some(Action::Leave),
        TypedCommand::Skip => Some(Action::SkipStep),
        TypedCommand::SkipAll => Some(Action::EndLesson),
        TypedCommand::Nothing
        | TypedCommand::Play(_)
        | TypedCommand::Moves(_)
        | TypedCommand::Table
        | TypedCommand::Save => None,
    }
}
