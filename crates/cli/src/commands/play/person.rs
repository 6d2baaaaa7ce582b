//! A person at the keyboard.

mod answers;
mod lesson;

use self::answers::Answers;
use super::LocalGame;
use super::changed::{changed, unsaid};
use super::keyboard::Keyboard;
use crate::args::Play;
use crate::failure::Failure;
use crate::out::Out;
use rnw_i18n::{Translator, name};
use rnw_session::{
    CheckedMove, CommandWord, Console, NoUndo, ObservedLog, Observer, TableError, Tutor,
    TypedCommand,
};
use rnw_terminal_text::WIDTH;
use roll_and_write::picture::Picture;
use roll_and_write::{BySeat, Seat, Target};

/// The command words that the prompt knows. The last one is for lessons only.
const WORDS: [CommandWord; 14] = [
    CommandWord::Help,
    CommandWord::Moves,
    CommandWord::Table,
    CommandWord::Why,
    CommandWord::Hint,
    CommandWord::Undo,
    CommandWord::Redo,
    CommandWord::Score,
    CommandWord::Log,
    CommandWord::Rules,
    CommandWord::Save,
    CommandWord::Quit,
    CommandWord::Legend,
    CommandWord::Skip,
];

/// How a person's turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// The person made a decision.
    Decided,
    /// The person left; the game is saved.
    Left,
    /// The input ended.
    InputEnded,
}

/// The answer to a request for confirmation.
enum Answer {
    Yes,
    No,
    Leave(Turn),
}

/// The people at one keyboard: who played last, and which notices each has received.
#[derive(Debug)]
pub(super) struct Person {
    people: usize,
    confirm: bool,
    last: Option<Seat>,
    heard: BySeat<ObservedLog>,
    /// What each seat saw last; `None` if the next table is printed as a whole.
    known: BySeat<Option<Picture>>,
    /// Follows the person through the lesson, if the game teaches.
    tutor: Option<Tutor>,
}

impl Person {
    /// The people of a game. A person who resumes a game gets the notices of its last turn; the command `log`
    /// shows earlier ones.
    pub(super) fn new(local_game: &LocalGame, args: &Play) -> Self {
        let table = &local_game.table;
        let heard = |seat| {
            let mut heard = ObservedLog::of(Observer::Seat(seat), table.log());
            heard.mark_shown_before(table.last_turn().saturating_sub(1));
            heard
        };
        Self {
            people: local_game.people().len(),
            confirm: args.table.confirm,
            last: None,
            heard: BySeat::from_fn(heard),
            known: BySeat::from_fn(|_| None),
            tutor: local_game.lesson.clone().map(Tutor::new),
        }
    }

    /// The seat that played last at the keyboard.
    pub(super) fn last(&self) -> Option<Seat> {
        self.last
    }

    /// The notices for the seat that played last at the keyboard.
    pub(super) fn heard(&mut self) -> Option<&mut ObservedLog> {
        self.last.map(|seat| &mut self.heard[seat])
    }

    /// Shows the table to a person and takes commands until a decision is made.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        local_game: &mut LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Turn, Failure> {
        if let Some(left) = self.hand_over(seat, local_game, keyboard, out)? {
            return Ok(left);
        }
        if let Some(left) = self.show(seat, local_game, keyboard, out)? {
            return Ok(left);
        }
        loop {
            let Some(line) = keyboard.answer(out)? else {
                return Ok(Turn::InputEnded);
            };
            if let Some(turn) = self.follow(seat, &line, local_game, keyboard, out)? {
                return Ok(turn);
            }
        }
    }

    /// Carries out a line. Returns how the turn ended, if it did.
    fn follow(
        &mut self,
        seat: Seat,
        line: &str,
        local_game: &mut LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Option<Turn>, Failure> {
        let console = Console {
            live: &local_game.table,
            seat: Some(seat),
            words: if self.tutor.is_some() {
                &WORDS
            } else {
                &WORDS[..WORDS.len() - 1]
            },
        };
        let command = match console.interpret(line) {
            Ok(TypedCommand::Nothing) => return Ok(None),
            Ok(command) => command,
            Err(error) => {
                self.answers(seat, local_game).error(&error, out)?;
                return Ok(None);
            }
        };
        match command {
            TypedCommand::Quit => return Ok(Some(Turn::Left)),
            TypedCommand::Play(mv) => return self.make((mv, false), local_game, keyboard, out),
            TypedCommand::Redo => match local_game.table.undone(seat) {
                Some(mv) => return self.make((mv, true), local_game, keyboard, out),
                None => out.sentence(&local_game.translator.text("table-no-redo"))?,
            },
            TypedCommand::Undo => {
                if Self::undo(seat, local_game, out)? {
                    return self.show(seat, local_game, keyboard, out);
                }
            }
            TypedCommand::Table => {
                self.known[seat] = None;
                return self.show(seat, local_game, keyboard, out);
            }
            TypedCommand::Skip | TypedCommand::SkipAll => {
                let all = command == TypedCommand::SkipAll;
                if self.skip(all, local_game, out)? {
                    let left = self.teach(seat, local_game, keyboard, out)?;
                    if left.is_some() {
                        return Ok(left);
                    }
                    self.show_decision(seat, true, local_game, out)?;
                }
            }
            TypedCommand::Nothing
            | TypedCommand::Moves(_)
            | TypedCommand::Why(_)
            | TypedCommand::Log(_)
            | TypedCommand::Help
            | TypedCommand::Legend
            | TypedCommand::Hint
            | TypedCommand::Score
            | TypedCommand::Rules
            | TypedCommand::Save
            | TypedCommand::Mouse => self.answers(seat, local_game).answer(&command, out)?,
        }
        Ok(None)
    }

    /// Makes or redoes a decision, after confirmation if needed.
    fn make(
        &mut self,
        (checked, again): (CheckedMove, bool),
        local_game: &mut LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Option<Turn>, Failure> {
        let seat = checked.seat();
        match self.asked(&checked, local_game, keyboard, out)? {
            Answer::Yes => {}
            Answer::No => return Ok(None),
            Answer::Leave(turn) => return Ok(Some(turn)),
        }
        let is_well_done = !again && self.tries(&checked, local_game);
        let made = if again {
            local_game.table.redo(checked)
        } else {
            local_game.table.play(checked)
        };
        made.map_err(|error| local_game.table_failure(error))?;
        if is_well_done {
            out.sentence(&local_game.translator.text("teach-well-done"))?;
        }
        self.confirmed(seat, local_game, keyboard, out).map(Some)
    }

    fn answers<'a>(&'a self, seat: Seat, local_game: &'a LocalGame) -> Answers<'a> {
        Answers {
            seat,
            local_game,
            heard: &self.heard[seat],
        }
    }

    /// Clears the screen between two people, so that the next one does not see secrets. Returns how the turn
    /// ended if the next person leaves.
    fn hand_over(
        &mut self,
        seat: Seat,
        local_game: &LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Option<Turn>, Failure> {
        let changes = self.people > 1 && self.last != Some(seat);
        self.last = Some(seat);
        if !changes || !keyboard.is_terminal() {
            return Ok(None);
        }
        out.clear(!local_game.plain)?;
        self.known[seat] = None;
        let text = local_game.translator.with(
            "cli-hand-over",
            &[("player", name(local_game.translator.name(seat)))],
        );
        out.question(&text)?;
        Ok(match keyboard.line()? {
            None => Some(Turn::InputEnded),
            Some(line) if is_quit(&line) => Some(Turn::Left),
            Some(_) => None,
        })
    }

    /// Prints the news and the table, the steps of the lesson that come now, and what must be decided. Returns how the
    /// turn ended if the person leaves at a question of the lesson.
    fn show(
        &mut self,
        seat: Seat,
        local_game: &LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Option<Turn>, Failure> {
        self.introduce(seat, local_game, out)?;
        let is_part = self.show_table(seat, local_game, out)?;
        let left = self.teach(seat, local_game, keyboard, out)?;
        if left.is_none() {
            self.show_decision(seat, is_part, local_game, out)?;
        }
        Ok(left)
    }

    /// Prints the news and the table: as a whole for the first decision, later what has changed. Returns whether it is
    /// only a part.
    fn show_table(
        &mut self,
        seat: Seat,
        local_game: &LocalGame,
        out: &mut Out,
    ) -> Result<bool, Failure> {
        out.line("")?;
        local_game.tell_news(&mut self.heard[seat], out)?;
        let (game, view) = (&local_game.loaded.game, local_game.table.view(seat));
        let whole = game.picture(&view);
        let moves = local_game.table.moves(seat);
        let targets = moves.iter().map(|id| game.target(&view, *id));
        let known = self.known[seat].replace(whole.clone());
        let is_part = known.is_some();
        let picture = match known {
            Some(known) => {
                let part = changed(&whole, &known, &targets.collect::<Vec<Target>>());
                if local_game.plain {
                    unsaid(part, &known)
                } else {
                    part
                }
            }
            None => whole,
        };
        if !picture.headline.is_empty() {
            out.line("")?;
        }
        if local_game.plain {
            for line in local_game.narrator().picture(&picture) {
                out.sentence(&line)?;
            }
        } else {
            let table = local_game.renderer().picture(&picture, WIDTH);
            out.page(&table.into())?;
        }
        Ok(is_part)
    }

    fn show_whole_table(
        &mut self,
        seat: Seat,
        local_game: &LocalGame,
        out: &mut Out,
    ) -> Result<(), Failure> {
        self.known[seat] = None;
        self.show_table(seat, local_game, out).map(|_| ())
    }

    /// Prints what must be decided, and how to type it. `is_part` says whether only a part of the table was printed.
    fn show_decision(
        &self,
        seat: Seat,
        is_part: bool,
        local_game: &LocalGame,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let game = &local_game.loaded.game;
        let picture = game.picture(&local_game.table.view(seat));
        if let Some(owed) = &picture.owed {
            let gaps = [
                ("player", name(local_game.translator.name(seat))),
                ("owed", name(local_game.translator.translate(owed))),
            ];
            out.line("")?;
            out.sentence(&local_game.translator.with("table-owed", &gaps))?;
        }
        if local_game.plain {
            self.answers(seat, local_game).say_choices(out)?;
        }
        let example = local_game.table.moves(seat).first().copied();
        let example = example.map(|id| game.print_move(id));
        let key = if is_part {
            "play-how-to-type"
        } else {
            "cli-how-to-type"
        };
        let example = name(example.unwrap_or_default());
        out.sentence(&local_game.translator.with(key, &[("examples", example)]))
    }

    /// Asks before a move that is easily chosen by mistake, and with `--confirm` before every move that cannot be undone.
    /// Lines from a program are played as they are, unless the program asks for `--confirm`.
    fn asked(
        &self,
        checked: &CheckedMove,
        local_game: &LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Answer, Failure> {
        let table = &local_game.table;
        let asks = self.confirm && table.is_final(checked)
            || keyboard.is_terminal() && table.should_confirm(checked);
        if !asks {
            return Ok(Answer::Yes);
        }
        let translator = &local_game.translator;
        let text = (
            "move",
            name(local_game.loaded.game.print_move(checked.id())),
        );
        let question = match table.warning(checked) {
            Some(warning) => {
                let warning = ("warning", name(translator.translate(&warning)));
                translator.with("cli-confirm-warning", &[warning, text])
            }
            None => translator.with("cli-confirm-final", &[text]),
        };
        out.question(&question)?;
        Ok(match keyboard.line()? {
            None => Answer::Leave(Turn::InputEnded),
            Some(line) if line.is_empty() || is_yes(&local_game.translator, &line) => Answer::Yes,
            Some(line) if is_quit(&line) => Answer::Leave(Turn::Left),
            Some(_) => Answer::No,
        })
    }

    /// With `--confirm`, lets the person undo the last mark of a turn before the others answer.
    fn confirmed(
        &mut self,
        seat: Seat,
        local_game: &mut LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Turn, Failure> {
        let done = !local_game.table.awaited().contains(seat);
        if !self.confirm || !done || local_game.table.may_undo(seat).is_err() {
            return Ok(Turn::Decided);
        }
        loop {
            out.question(&local_game.translator.text("cli-confirm"))?;
            let Some(line) = keyboard.line()? else {
                return Ok(Turn::InputEnded);
            };
            if line.is_empty() || is_yes(&local_game.translator, &line) {
                return Ok(Turn::Decided);
            }
            match CommandWord::of(&line) {
                Some(CommandWord::Undo) => {
                    Self::undo(seat, local_game, out)?;
                    return Ok(Turn::Decided);
                }
                Some(CommandWord::Quit) => return Ok(Turn::Left),
                Some(_) | None => out.sentence(&local_game.translator.text("cli-confirm-only"))?,
            }
        }
    }

    /// Undoes the last decision and prints it. Returns false and prints why if this is not possible.
    fn undo(seat: Seat, local_game: &mut LocalGame, out: &mut Out) -> Result<bool, Failure> {
        let key = match local_game.table.undo(seat) {
            Ok(()) => {
                if let Some(undone) = local_game.table.undone(seat) {
                    let mv = name(local_game.loaded.game.print_move(undone.id()));
                    let gaps = [("move", mv)];
                    out.sentence(&local_game.translator.with("table-undone", &gaps))?;
                }
                return Ok(true);
            }
            Err(TableError::Undo(NoUndo::Nothing)) => "table-no-undo-nothing",
            Err(TableError::Undo(NoUndo::Seen)) => "table-no-undo-seen",
            Err(error) => return Err(local_game.table_failure(error)),
        };
        out.sentence(&local_game.translator.text(key))?;
        Ok(false)
    }
}

pub(super) fn is_quit(line: &str) -> bool {
    CommandWord::of(line) == Some(CommandWord::Quit)
}

/// Whether a line is yes: in English, or in the language of the person, whole or its first letter.
fn is_yes(translator: &Translator, line: &str) -> bool {
    let line = line.to_lowercase();
    let own = translator.text("tui-do-accept");
    let first: String = own.chars().take(1).collect();
    ["y", "yes", &own, &first].contains(&line.as_str())
}
