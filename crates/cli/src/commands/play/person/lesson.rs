//! A first game that teaches, line by line.

use super::{LocalGame, Person, Turn, WORDS};
use crate::commands::play::keyboard::Keyboard;
use crate::failure::Failure;
use crate::out::Out;
use rnw_i18n::{FrontEnd, name};
use rnw_session::{
    CheckedMove, CommandWord, Console, Learner, LessonStep, Occasion, Tutor, TypedCommand,
};
use rnw_tui::Glyphs;
use roll_and_write::{Arg, Seat};

impl Person {
    /// Explains every step of the lesson whose occasion has come, and says what the learner is to try. Returns how the
    /// turn ended if the person leaves at a question.
    pub(super) fn teach(
        &mut self,
        seat: Seat,
        local_game: &LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Option<Turn>, Failure> {
        let Some(mut tutor) = self.tutor.take() else {
            return Ok(None);
        };
        let left = self.explain(&mut tutor, seat, local_game, keyboard, out);
        self.tutor = Some(tutor);
        left
    }

    /// Explains the steps that come when the game is over.
    pub(in crate::commands::play) fn teach_at_end(
        &mut self,
        local_game: &LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<(), Failure> {
        // The game is over, so it does not matter whether the person leaves.
        match self.last {
            Some(seat) => self.teach(seat, local_game, keyboard, out).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Tells the tutor about a move that is about to be played. Returns whether the learner was to try such a move.
    pub(super) fn tries(&mut self, checked: &CheckedMove, local_game: &LocalGame) -> bool {
        let learner = self.learner(checked.seat(), local_game);
        let tried = self.tutor.as_ref().and_then(Tutor::tried);
        let brought = tried.map(|_| learner.brought_by(checked));
        brought
            .zip(self.tutor.as_mut())
            .is_some_and(|(messages, tutor)| tutor.played(&messages) == Some(true))
    }

    /// Skips the step that is tried now, or all steps. Returns whether there was anything to skip.
    pub(super) fn skip(
        &mut self,
        all: bool,
        local_game: &LocalGame,
        out: &mut Out,
    ) -> Result<bool, Failure> {
        let left = self.tutor.as_mut().filter(|tutor| {
            let (done, steps) = tutor.progress();
            tutor.tried().is_some() || (all && done < steps)
        });
        let Some(tutor) = left else {
            out.sentence(&local_game.translator.text("teach-no-step"))?;
            return Ok(false);
        };
        skip(tutor, all, local_game, out)?;
        Ok(true)
    }

    /// Says the first step, if it has no occasion, before the first table.
    pub(super) fn introduce(
        &mut self,
        seat: Seat,
        local_game: &LocalGame,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let Some(mut tutor) = self.tutor.take() else {
            return Ok(());
        };
        let first = tutor.first().filter(|_| tutor.progress().0 == 0).cloned();
        let is_first = |step: &LessonStep| step.when == Occasion::default() && step.answers == 0;
        let mut said = Ok(());
        if let Some(step) = first.filter(is_first) {
            tutor.look(&self.learner(seat, local_game));
            said = say_step(&tutor, &step, local_game, out).and_then(|()| out.line(""));
            tutor.go_on();
        }
        self.tutor = Some(tutor);
        said
    }

    fn explain(
        &mut self,
        tutor: &mut Tutor,
        seat: Seat,
        local_game: &LocalGame,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Option<Turn>, Failure> {
        loop {
            tutor.look(&self.learner(seat, local_game));
            let Some(step) = tutor.explained().cloned() else {
                break;
            };
            out.line("")?;
            say_step(tutor, &step, local_game, out)?;
            if step.answers > 0 {
                let left = self.ask(tutor, &step, seat, local_game, (keyboard, out))?;
                if left.is_some() {
                    return Ok(left);
                }
            } else {
                tutor.go_on();
            }
        }
        self.say_what_to_try(tutor, seat, local_game, out)?;
        Ok(None)
    }

    /// Asks the question of a step until it is answered or skipped. Returns how the turn ended if the person leaves.
    fn ask(
        &mut self,
        tutor: &mut Tutor,
        step: &LessonStep,
        seat: Seat,
        local_game: &LocalGame,
        (keyboard, out): (&mut Keyboard, &mut Out),
    ) -> Result<Option<Turn>, Failure> {
        let translator = &local_game.translator;
        let answer_text = |number: u8| text(local_game, step, &format!("-{number}"));
        out.sentence(&text(local_game, step, "-ask"))?;
        for number in 1..=step.answers {
            out.sentence(&format!("{number}) {}", answer_text(number)))?;
        }
        out.sentence(&translator.text("teach-answer"))?;
        loop {
            let Some(line) = keyboard.answer(out)? else {
                return Ok(Some(Turn::InputEnded));
            };
            if let Some(answer) = answer(&line, step.answers, answer_text) {
                tutor.try_again();
                tutor.choose(answer);
                let is_right = answer == step.right;
                let key = if is_right {
                    "teach-right"
                } else {
                    "teach-wrong"
                };
                let why = text(local_game, step, "-why");
                out.sentence(&format!("{} {why}", translator.text(key)))?;
                if is_right {
                    tutor.go_on();
                    return Ok(None);
                }
                out.sentence(&translator.text("teach-again"))?;
                continue;
            }
            if line.is_empty() && tutor.answer().is_some() {
                let right = [("answer", name(answer_text(step.right)))];
                out.sentence(&translator.with("teach-solution", &right))?;
                tutor.go_on();
                return Ok(None);
            }
            let deciding = local_game.table.awaited().contains(seat).then_some(seat);
            let console = Console {
                live: &local_game.table,
                seat: deciding,
                words: &WORDS,
            };
            match console.interpret(&line) {
                Ok(TypedCommand::Quit) => return Ok(Some(Turn::Left)),
                Ok(command @ (TypedCommand::Skip | TypedCommand::SkipAll)) => {
                    let all = command == TypedCommand::SkipAll;
                    skip(tutor, all, local_game, out)?;
                    return Ok(None);
                }
                Ok(TypedCommand::Table) => self.show_whole_table(seat, local_game, out)?,
                Ok(
                    command @ (TypedCommand::Help
                    | TypedCommand::Legend
                    | TypedCommand::Score
                    | TypedCommand::Log(_)
                    | TypedCommand::Rules
                    | TypedCommand::Save),
                ) => self.answers(seat, local_game).answer(&command, out)?,
                Ok(
                    TypedCommand::Nothing
                    | TypedCommand::Play(_)
                    | TypedCommand::Moves(_)
                    | TypedCommand::Why(_)
                    | TypedCommand::Hint
                    | TypedCommand::Undo
                    | TypedCommand::Redo
                    | TypedCommand::Mouse,
                )
                | Err(_) => out.sentence(&translator.text("teach-expected"))?,
            }
        }
    }

    /// Says what the learner is to try, with a move that does it. Says nothing if no move does it now.
    fn say_what_to_try(
        &self,
        tutor: &Tutor,
        seat: Seat,
        local_game: &LocalGame,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let Some(step) = tutor.tried() else {
            return Ok(());
        };
        let Some(example) = self.learner(seat, local_game).example(step) else {
            return Ok(());
        };
        out.line("")?;
        out.sentence(&text(local_game, step, "-try"))?;
        let example = [("move", name(local_game.loaded.game.print_move(example)))];
        out.sentence(&local_game.translator.with("teach-example", &example))
    }

    fn learner<'a>(&'a self, seat: Seat, local_game: &'a LocalGame) -> Learner<'a> {
        Learner::new(&local_game.table, seat, &self.heard[seat])
    }
}

/// Says the number and the text of a step. Before the first one it says which commands a lesson has.
fn say_step(
    tutor: &Tutor,
    step: &LessonStep,
    local_game: &LocalGame,
    out: &mut Out,
) -> Result<(), Failure> {
    let translator = &local_game.translator;
    let (done, steps) = tutor.progress();
    if done == 0 {
        out.sentence(&translator.text("teach-commands"))?;
    }
    let gaps = [
        ("step", Arg::Number(done as i64 + 1)),
        ("steps", Arg::Number(steps as i64)),
    ];
    out.sentence(&translator.with("teach-title", &gaps))?;
    out.sentence(&text(local_game, step, ""))
}

/// Skips a step or all steps, and says so.
fn skip(
    tutor: &mut Tutor,
    all: bool,
    local_game: &LocalGame,
    out: &mut Out,
) -> Result<(), Failure> {
    let translator = &local_game.translator;
    if all {
        tutor.skip_all();
        return out.sentence(&translator.text_on("teach-ended", FrontEnd::Lines));
    }
    tutor.skip();
    out.sentence(&translator.text("teach-skipped"))
}

/// The answer that a line means: its number, its text, or the beginning of its text alone.
fn answer(line: &str, answers: u8, text: impl Fn(u8) -> String) -> Option<u8> {
    let number = line.parse().ok();
    if let Some(number) = number.filter(|number| (1..=answers).contains(number)) {
        return Some(number);
    }
    let plain = |text: &str| text.to_lowercase().trim_end_matches('.').to_owned();
    let typed = plain(line);
    let mut all = 1..=answers;
    if let Some(whole) = all.clone().find(|number| plain(&text(*number)) == typed) {
        return Some(whole);
    }
    let first = typed.split_whitespace().next()?;
    if CommandWord::of(first).is_some() {
        return None;
    }
    let begins = |number: &u8| plain(&text(*number)).starts_with(&typed);
    let found = all.find(begins)?;
    (!all.any(|other| begins(&other))).then_some(found)
}

/// A text of a step. Without the characters of the cards if they are not drawn.
fn text(local_game: &LocalGame, step: &LessonStep, part: &str) -> String {
    let key = format!("lesson-{}{part}", step.id);
    let text = local_game.translator.text_on(&key, FrontEnd::Lines);
    match local_game.glyphs {
        Glyphs::Unicode => text,
        Glyphs::Ascii => without_signs(&text),
    }
}

/// A text without the parentheses that hold only characters of cards, such as `(\u{25cf})`.
fn without_signs(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once(" (") {
        kept += before;
        rest = match behind.split_once(')') {
            Some((signs, behind)) if !signs.contains(char::is_alphanumeric) => behind,
            _ => {
                kept += " (";
                behind
            }
        };
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_its_number_or_its_text() {
        let answers = ["Skip the turn.", "Mark one cell.", "Mark two."];
        let text = |number: u8| answers[usize::from(number) - 1].to_owned();
        for (line, expected) in [
            ("1", Some(1)),
            ("3", Some(3)),
            ("0", None),
            ("4", None),
            ("", None),
            ("skip", None),
            ("skip the turn", Some(1)),
            ("MARK ONE", Some(2)),
            ("mark", None),
            ("mark two.", Some(3)),
            ("something else", None),
        ] {
            assert_eq!(answer(line, 3, text), expected, "{line:?}");
        }
    }

    #[test]
    fn only_signs_are_left_out() {
        for (text, expected) in [
            ("A coin (\u{25cf}) scores.", "A coin scores."),
            ("gems (\u{25c6} \u{25c7}) and (\u{2620})", "gems and"),
            ("four cards (Y for gray).", "four cards (Y for gray)."),
            ("open (", "open ("),
        ] {
            assert_eq!(without_signs(text), expected);
        }
    }
}
