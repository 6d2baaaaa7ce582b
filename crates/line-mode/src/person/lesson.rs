//! A first game that teaches, line by line.

use super::{Decision, Person, Stop, WORDS};
use rnw_i18n::{FrontEnd, name};
use rnw_session::{
    CheckedMove, CommandWord, Console, Learner, LessonStep, Occasion, Tutor, TypedCommand,
};
use rnw_tui::Glyphs;
use roll_and_write::Arg;
use std::io;

impl Decision<'_> {
    /// The tutor, and what it sees of the game; `None` if the game does not teach.
    fn lesson(&mut self) -> Option<(&mut Tutor, Learner<'_>)> {
        let Person { tutor, heard, .. } = &mut *self.person;
        let learner = Learner::new(&self.game.table, self.seat, &heard[self.seat]);
        tutor.as_mut().map(|tutor| (tutor, learner))
    }

    /// Explains every step of the lesson whose occasion has come, and says what the learner is to try.
    pub(super) fn teach(&mut self) -> Result<(), Stop> {
        loop {
            let Some((tutor, learner)) = self.lesson() else {
                return Ok(());
            };
            tutor.look(&learner);
            let Some(step) = tutor.explained().cloned() else {
                break;
            };
            self.prompt.print_line("")?;
            self.say_step(&step)?;
            if step.answers > 0 {
                self.ask(&step)?;
            }
            self.go_on();
        }
        Ok(self.say_what_to_try()?)
    }

    /// Tells the tutor about a move that is about to be played. Returns whether the learner was to try such a move.
    pub(super) fn tries(&mut self, checked: &CheckedMove) -> bool {
        let Some((tutor, learner)) = self.lesson() else {
            return false;
        };
        tutor.tried().is_some() && tutor.played(&learner.brought_by(checked)) == Some(true)
    }

    /// Skips the step that is tried now, or all steps. Returns whether there was anything to skip.
    pub(super) fn skip(&mut self, all: bool) -> io::Result<bool> {
        let tutor = self.person.tutor.as_ref();
        let is_left = tutor.is_some_and(|tutor| {
            let (done, steps) = tutor.progress();
            tutor.tried().is_some() || (all && done < steps)
        });
        if is_left {
            self.skip_steps(all)?;
        } else {
            self.say("teach-no-step")?;
        }
        Ok(is_left)
    }

    /// Skips the step or all steps, and says so.
    fn skip_steps(&mut self, all: bool) -> io::Result<()> {
        let Some(tutor) = &mut self.person.tutor else {
            return Ok(());
        };
        if all {
            tutor.skip_all();
            let translator = &self.game.translator;
            return (self.prompt).say(&translator.text_on("teach-ended", FrontEnd::Lines));
        }
        tutor.skip();
        self.say("teach-skipped")
    }

    /// Says the first step, if it has no occasion, before the first table.
    pub(super) fn introduce(&mut self) -> io::Result<()> {
        let Some((tutor, learner)) = self.lesson() else {
            return Ok(());
        };
        let first = tutor.first().filter(|_| tutor.progress().0 == 0).cloned();
        let is_first = |step: &LessonStep| step.when == Occasion::default() && step.answers == 0;
        let Some(step) = first.filter(is_first) else {
            return Ok(());
        };
        tutor.look(&learner);
        self.say_step(&step)?;
        self.prompt.print_line("")?;
        self.go_on();
        Ok(())
    }

    /// Goes on to the next step.
    fn go_on(&mut self) {
        if let Some(tutor) = &mut self.person.tutor {
            tutor.go_on();
        }
    }

    /// Asks the question of a step until it is answered or skipped.
    fn ask(&mut self, step: &LessonStep) -> Result<(), Stop> {
        let texts: Vec<String> = (1..=step.answers)
            .map(|number| self.text(step, &format!("-{number}")))
            .collect();
        let answer_text = |number: u8| texts[usize::from(number) - 1].as_str();
        self.prompt.say(&self.text(step, "-ask"))?;
        for (number, text) in (1..).zip(&texts) {
            self.prompt.say(&format!("{number}) {text}"))?;
        }
        self.say("teach-answer")?;
        let mut is_answered = false;
        loop {
            let line = self.prompt.command()?.ok_or(Stop::InputEnded)?;
            if let Some(answer) = answer(&line, step.answers, answer_text) {
                if let Some(tutor) = &mut self.person.tutor {
                    tutor.try_again();
                    tutor.choose(answer);
                }
                is_answered = true;
                let is_right = answer == step.right;
                let key = if is_right {
                    "teach-right"
                } else {
                    "teach-wrong"
                };
                let (said, why) = (self.game.translator.text(key), self.text(step, "-why"));
                self.prompt.say(&format!("{said} {why}"))?;
                if is_right {
                    return Ok(());
                }
                self.say("teach-again")?;
            } else if line.is_empty() && is_answered {
                let right = [("answer", name(answer_text(step.right)))];
                let solution = self.game.translator.with("teach-solution", &right);
                return Ok(self.prompt.say(&solution)?);
            } else if self.follow_question(&line)? {
                return Ok(());
            }
        }
    }

    /// Carries out a command that is typed instead of an answer. Returns whether it skips the question.
    fn follow_question(&mut self, line: &str) -> Result<bool, Stop> {
        let table = &self.game.table;
        let console = Console::new(
            table,
            table.awaited().contains(self.seat).then_some(self.seat),
            &WORDS,
            self.game.translator.words().move_words(),
        );
        match console.interpret(line) {
            Ok(TypedCommand::Quit) => return Err(Stop::Left),
            Ok(command @ (TypedCommand::Skip | TypedCommand::SkipAll)) => {
                self.skip_steps(command == TypedCommand::SkipAll)?;
                return Ok(true);
            }
            Ok(TypedCommand::Table) => {
                self.person.known[self.seat] = None;
                self.show_table()?;
            }
            Ok(
                command @ (TypedCommand::Help
                | TypedCommand::Legend
                | TypedCommand::Score
                | TypedCommand::Log(_)
                | TypedCommand::Rules
                | TypedCommand::Save),
            ) => self.answer(&command)?,
            _ => self.say("teach-expected")?,
        }
        Ok(false)
    }

    /// Says what the learner is to try, with a move that does it. Says nothing if no move does it now.
    fn say_what_to_try(&mut self) -> io::Result<()> {
        let tried = self.lesson().and_then(|(tutor, learner)| {
            let step = tutor.tried()?;
            Some((step.clone(), learner.example(step)?))
        });
        let Some((step, example)) = tried else {
            return Ok(());
        };
        self.prompt.print_line("")?;
        self.prompt.say(&self.text(&step, "-try"))?;
        let example = [("move", name(self.game.loaded.game.print_move(example)))];
        (self.prompt).say(&self.game.translator.with("teach-example", &example))
    }

    /// Says the number and the text of a step. Before the first one it says which commands a lesson has.
    fn say_step(&mut self, step: &LessonStep) -> io::Result<()> {
        let tutor = self.person.tutor.as_ref();
        let (done, steps) = tutor.map_or((0, 0), Tutor::progress);
        if done == 0 {
            self.say("teach-commands")?;
        }
        let gaps = [
            ("step", Arg::Number(done as i64 + 1)),
            ("steps", Arg::Number(steps as i64)),
        ];
        (self.prompt).say(&self.game.translator.with("teach-title", &gaps))?;
        self.prompt.say(&self.text(step, ""))
    }

    /// A text of a step. Without the characters of the cards if they are not drawn.
    fn text(&self, step: &LessonStep, part: &str) -> String {
        let key = format!("lesson-{}{part}", step.id);
        let text = self.game.translator.text_on(&key, FrontEnd::Lines);
        match self.game.setup.terms.glyphs {
            Glyphs::Unicode => text,
            Glyphs::Ascii => without_signs(&text),
        }
    }
}

/// The answer that a line means: its number, its text, or the beginning of its text alone.
fn answer<'t>(line: &str, answers: u8, text: impl Fn(u8) -> &'t str) -> Option<u8> {
    let number = line.parse().ok();
    if let Some(number) = number.filter(|number| (1..=answers).contains(number)) {
        return Some(number);
    }
    let plain = |text: &str| text.to_lowercase().trim_end_matches('.').to_owned();
    let typed = plain(line);
    let mut all = 1..=answers;
    if let Some(whole) = all.clone().find(|number| plain(text(*number)) == typed) {
        return Some(whole);
    }
    let first = typed.split_whitespace().next()?;
    if CommandWord::of(first).is_some() {
        return None;
    }
    let begins = |number: &u8| plain(text(*number)).starts_with(&typed);
    let found = all.find(begins)?;
    (!all.any(|other| begins(&other))).then_some(found)
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
        let text = |number: u8| answers[usize::from(number) - 1];
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
