//! A person at the keyboard.

use super::Sitting;
use super::keyboard::Keyboard;
use crate::args::Play;
use crate::failure::Failure;
use crate::out::Out;
use bots::Spec;
use roll_and_write::option::nearest;
use roll_and_write::{Arg, BySeat, Game, MoveId, Seat};
use session::{Ear, NoUndo, TableError};
use strsim::normalized_damerau_levenshtein;
use words::name;

/// The commands that are not moves, as typed.
const COMMANDS: [&str; 13] = [
    "help", "moves", "table", "why", "hint", "undo", "redo", "score", "log", "rules", "save",
    "quit", "legend",
];
/// Those that take a text behind them.
const TAKE_A_TEXT: [&str; 3] = ["moves", "why", "log"];
/// How many moves are offered when one was mistyped.
const NEAR_MOVES: usize = 3;
/// How many moves are read out without being asked for.
const FEW_MOVES: usize = 12;

/// How a person's turn at the keyboard ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// With a decision.
    Decided,
    /// The person left; the game is saved.
    Left,
    /// There is no more input.
    InputEnded,
}

/// What a person says when asked whether a move is meant.
enum Answer {
    Yes,
    No,
    Leave(Turn),
}

/// The people at one keyboard: who sat there last, and what each has been told.
#[derive(Debug)]
pub(super) struct Person {
    people: usize,
    confirm: bool,
    last: Option<Seat>,
    told: BySeat<usize>,
}

impl Person {
    /// The people of a sitting. Who comes back to a game is told what happened in its last turn; `log`
    /// tells the rest.
    pub(super) fn new(sitting: &Sitting, args: &Play) -> Self {
        let known = |seat| sitting.table.heard_before_the_last_turn(Ear::Seat(seat));
        Self {
            people: sitting.people().len(),
            confirm: args.table.confirm,
            last: None,
            told: BySeat::from_fn(known),
        }
    }

    /// Who sat at the keyboard last.
    pub(super) fn last(&self) -> Option<Seat> {
        self.last
    }

    /// How much a seat has been told.
    pub(super) fn told(&self, seat: Seat) -> usize {
        self.told[seat]
    }

    /// Shows the table to a person and takes commands until a decision is made.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        sitting: &mut Sitting,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Turn, Failure> {
        if let Some(left) = self.hand_over(seat, sitting, keyboard, out)? {
            return Ok(left);
        }
        self.show(seat, sitting, out)?;
        loop {
            out.prompt(if keyboard.is_terminal() { "> " } else { "" })?;
            let Some(line) = keyboard.line()? else {
                return Ok(Turn::InputEnded);
            };
            let (word, rest) = line
                .split_once(char::is_whitespace)
                .unwrap_or((line.as_str(), ""));
            match (word.to_lowercase().as_str(), rest.trim()) {
                ("", _) => {}
                (_, "") if is_quit(&line) => return Ok(Turn::Left),
                ("undo", "") => {
                    if self.undo(seat, sitting, out)? {
                        self.show(seat, sitting, out)?;
                    }
                }
                ("redo", "") => {
                    let Some(id) = sitting.table.undone(seat) else {
                        out.line(&sitting.speech.text("table-no-redo"))?;
                        continue;
                    };
                    match self.asked(seat, id, sitting, keyboard, out)? {
                        Answer::Yes => {}
                        Answer::No => continue,
                        Answer::Leave(turn) => return Ok(turn),
                    }
                    let made = sitting.table.redo(seat);
                    made.map_err(|error| sitting.table_failure(error))?;
                    return self.confirmed(seat, sitting, keyboard, out);
                }
                ("table", "") => self.show(seat, sitting, out)?,
                (command, rest)
                    if rest.is_empty() && COMMANDS.contains(&command)
                        || TAKE_A_TEXT.contains(&command) =>
                {
                    Shelf { seat, sitting }.command(command, rest, out)?;
                }
                _ => {
                    if let Some(id) = (Shelf { seat, sitting }).meant(&line, out)? {
                        match self.asked(seat, id, sitting, keyboard, out)? {
                            Answer::Yes => {}
                            Answer::No => continue,
                            Answer::Leave(turn) => return Ok(turn),
                        }
                        sitting
                            .table
                            .decide(seat, id)
                            .map_err(|error| sitting.table_failure(error))?;
                        return self.confirmed(seat, sitting, keyboard, out);
                    }
                }
            }
        }
    }

    /// Between two people the screen hides what the next one may not see. Says if the next one leaves.
    fn hand_over(
        &mut self,
        seat: Seat,
        sitting: &Sitting,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Option<Turn>, Failure> {
        let changes = self.people > 1 && self.last != Some(seat);
        self.last = Some(seat);
        if !changes || !keyboard.is_terminal() {
            return Ok(None);
        }
        out.clear(!sitting.plain)?;
        let text = sitting.speech.with(
            "cli-hand-over",
            &[("player", name(sitting.speech.name(seat)))],
        );
        out.prompt(&format!("{text} "))?;
        Ok(match keyboard.line()? {
            None => Some(Turn::InputEnded),
            Some(line) if is_quit(&line) => Some(Turn::Left),
            Some(_) => None,
        })
    }

    fn show(&mut self, seat: Seat, sitting: &Sitting, out: &mut Out) -> Result<(), Failure> {
        out.line("")?;
        let heard = sitting.tell(Ear::Seat(seat), self.told[seat], out)?;
        self.told[seat] = heard;
        out.line("")?;
        let picture = sitting.opened.game.picture(&sitting.table.view(seat));
        if sitting.plain {
            for line in sitting.teller().picture(&picture) {
                out.line(&line)?;
            }
        } else {
            out.page(&sitting.artist().picture(&picture).trimmed())?;
        }
        if let Some(owed) = &picture.owed {
            let gaps = [
                ("player", name(sitting.speech.name(seat))),
                ("owed", name(sitting.speech.say(owed))),
            ];
            out.line("")?;
            out.line(&sitting.speech.with("table-owed", &gaps))?;
        }
        if sitting.plain {
            Shelf { seat, sitting }.say_choices(out)?;
        }
        let examples: Vec<String> = sitting
            .table
            .moves(seat)
            .into_iter()
            .take(1)
            .map(|id| sitting.opened.game.print_move(id))
            .collect();
        out.line(&sitting.speech.with(
            "cli-how-to-type",
            &[("examples", name(examples.join("`, `")))],
        ))
    }

    /// With `--confirm`, what cannot be taken back is asked about before it is made.
    fn asked(
        &self,
        seat: Seat,
        id: MoveId,
        sitting: &Sitting,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Answer, Failure> {
        if !self.confirm || !sitting.table.is_final(seat, id) {
            return Ok(Answer::Yes);
        }
        let text = name(sitting.opened.game.print_move(id));
        let question = sitting.speech.with("cli-confirm-final", &[("move", text)]);
        out.prompt(&format!("{question} "))?;
        Ok(match keyboard.line()? {
            None => Answer::Leave(Turn::InputEnded),
            Some(line) if line.is_empty() => Answer::Yes,
            Some(line) if is_quit(&line) => Answer::Leave(Turn::Left),
            Some(_) => Answer::No,
        })
    }

    /// With `--confirm`, the last mark of a turn can be taken back before the others answer.
    fn confirmed(
        &mut self,
        seat: Seat,
        sitting: &mut Sitting,
        keyboard: &mut Keyboard,
        out: &mut Out,
    ) -> Result<Turn, Failure> {
        let done = !sitting.table.awaited().contains(seat);
        if !self.confirm || !done || sitting.table.may_undo(seat).is_err() {
            return Ok(Turn::Decided);
        }
        loop {
            out.prompt(&format!("{} ", sitting.speech.text("cli-confirm")))?;
            let Some(line) = keyboard.line()? else {
                return Ok(Turn::InputEnded);
            };
            match line.to_lowercase().as_str() {
                "" => return Ok(Turn::Decided),
                "undo" => {
                    self.undo(seat, sitting, out)?;
                    return Ok(Turn::Decided);
                }
                other if is_quit(other) => return Ok(Turn::Left),
                _ => {}
            }
        }
    }

    fn undo(&mut self, seat: Seat, sitting: &mut Sitting, out: &mut Out) -> Result<bool, Failure> {
        let done = sitting
            .table
            .undo(seat)
            .map_err(|error| sitting.table_failure(TableError::Write(error)))?;
        let Err(reason) = done else {
            self.told[seat] = self.told[seat].min(sitting.table.heard(Ear::Seat(seat)).len());
            return Ok(true);
        };
        out.line(&sitting.speech.text(match reason {
            NoUndo::Nothing => "table-no-undo-nothing",
            NoUndo::Seen => "table-no-undo-seen",
        }))?;
        Ok(false)
    }
}

fn is_quit(line: &str) -> bool {
    ["quit", "exit", "q"].contains(&line.to_lowercase().as_str())
}

/// What a person may ask while deciding; nothing here changes the game.
struct Shelf<'a> {
    seat: Seat,
    sitting: &'a Sitting,
}

impl Shelf<'_> {
    fn command(&self, command: &str, rest: &str, out: &mut Out) -> Result<(), Failure> {
        let speech = &self.sitting.speech;
        match command {
            "help" => self.help(out),
            "legend" => self.legend(out),
            "moves" => self.moves(rest, out),
            "why" => self.why(rest, out),
            "hint" => self.hint(out),
            "score" => self.score(out),
            "log" => self.log(rest, out),
            "rules" => {
                let command = name(self.sitting.again.rules());
                out.line(&speech.with("cli-read-rules", &[("command", command)]))
            }
            _ => out.line(&self.sitting.how_to_resume()),
        }
    }

    fn legend(&self, out: &mut Out) -> Result<(), Failure> {
        let speech = &self.sitting.speech;
        let picture = self.game().picture(&self.sitting.table.view(self.seat));
        out.line(&speech.text("cli-legend"))?;
        for sign in self.sitting.artist().signs(&picture) {
            out.line(&sign)?;
        }
        if !picture.legend.is_empty() {
            out.line(&speech.text("cli-legend-symbols"))?;
        }
        for (face, key) in &picture.legend {
            let glyph = self.sitting.glyphs.face(*face);
            let help = speech.optional(&format!("{key}-help"));
            let help = help.map_or_else(String::new, |help| format!(": {help}"));
            out.line(&format!("  {glyph:4}{}{help}", speech.word(key)))?;
        }
        Ok(())
    }

    /// How the game's moves are typed, and the commands.
    fn help(&self, out: &mut Out) -> Result<(), Failure> {
        let speech = &self.sitting.speech;
        out.line(&speech.text("cli-help-moves"))?;
        for line in self.game().how_to_move() {
            out.line(&format!("  {}", speech.say(&line)))?;
        }
        out.lines(&speech.text("cli-help"))
    }

    fn game(&self) -> &dyn Game {
        &*self.sitting.opened.game
    }

    /// The move that a line means; if none, what was wrong with it is said.
    fn meant(&self, line: &str, out: &mut Out) -> Result<Option<MoveId>, Failure> {
        let speech = &self.sitting.speech;
        let moves = self.sitting.table.moves(self.seat);
        if line.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = line
                .parse::<usize>()
                .ok()
                .and_then(|number| number.checked_sub(1));
            let chosen = number.and_then(|index| moves.get(index)).copied();
            if chosen.is_none() {
                out.line(&speech.with(
                    "cli-no-such-number",
                    &[("count", Arg::Number(moves.len() as i64))],
                ))?;
            }
            return Ok(chosen);
        }
        let problem = match self.game().parse_move(line) {
            Ok(id) => match self.sitting.table.check(self.seat, id) {
                Ok(()) => return Ok(Some(id)),
                Err(refusal) => speech.refuse(&refusal),
            },
            Err(error) => speech.say(&error.0),
        };
        out.line(&problem)?;
        let word = line
            .split_whitespace()
            .next()
            .unwrap_or_default()
            .to_lowercase();
        let begins_a_move = |id: &MoveId| {
            let text = self.game().print_move(*id).to_lowercase();
            text.split(' ').next() == Some(&word)
        };
        let maybe_command = word.len() > 2 && !moves.iter().any(begins_a_move);
        let hint = if let Some(command) = nearest(&word, COMMANDS).filter(|_| maybe_command) {
            speech.with("table-meant", &[("command", name(command))])
        } else {
            let near = self.near(line, &moves).join("`, `");
            speech.with("cli-moves-near", &[("moves", name(near))])
        };
        out.line(&hint)?;
        Ok(None)
    }

    /// The legal moves whose texts are nearest to a line.
    fn near(&self, line: &str, moves: &[MoveId]) -> Vec<String> {
        let line = line.to_lowercase();
        let mut texts: Vec<(f64, String)> = moves
            .iter()
            .map(|id| self.game().print_move(*id))
            .map(|text| {
                (
                    normalized_damerau_levenshtein(&line, &text.to_lowercase()),
                    text,
                )
            })
            .collect();
        texts.sort_by(|a, b| b.0.total_cmp(&a.0));
        texts
            .into_iter()
            .take(NEAR_MOVES)
            .map(|(_, text)| text)
            .collect()
    }

    /// The legal moves with their numbers where they are few, else how many there are.
    fn say_choices(&self, out: &mut Out) -> Result<(), Failure> {
        let speech = &self.sitting.speech;
        let count = self.sitting.table.moves(self.seat).len();
        if count > FEW_MOVES {
            let count = [("count", Arg::Number(count as i64))];
            return out.line(&speech.with("plain-many-choices", &count));
        }
        out.line(&speech.text("plain-choices"))?;
        self.moves("", out)
    }

    /// The legal moves with their numbers; with a text, those that begin with it.
    fn moves(&self, start: &str, out: &mut Out) -> Result<(), Failure> {
        let texts: Vec<String> = self
            .sitting
            .table
            .moves(self.seat)
            .into_iter()
            .map(|id| self.game().print_move(id))
            .collect();
        let wanted = |text: &str| text.to_lowercase().starts_with(&start.to_lowercase());
        let listed: Vec<String> = texts
            .iter()
            .enumerate()
            .filter(|(_, text)| wanted(text))
            .map(|(index, text)| format!("{:>3}  {text}", index + 1))
            .collect();
        if listed.is_empty() {
            return out.line(
                &self
                    .sitting
                    .speech
                    .with("cli-no-such-moves", &[("start", name(start))]),
            );
        }
        let column = listed
            .iter()
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0)
            + 3;
        let columns = if self.sitting.plain {
            1
        } else {
            (78 / column).max(1)
        };
        let rows = listed.len().div_ceil(columns);
        for row in 0..rows {
            let cells = listed
                .iter()
                .skip(row)
                .step_by(rows)
                .map(|text| format!("{text:column$}"));
            out.line(cells.collect::<String>().trim_end())?;
        }
        Ok(())
    }

    fn why(&self, text: &str, out: &mut Out) -> Result<(), Failure> {
        let speech = &self.sitting.speech;
        let numbered = text.parse().ok().and_then(|number: usize| {
            let index = number.checked_sub(1)?;
            self.sitting.table.moves(self.seat).get(index).copied()
        });
        let meant = numbered.map_or_else(|| self.game().parse_move(text), Ok);
        let answer = match meant {
            Err(_) if text.is_empty() => speech.text("cli-why-what"),
            Err(error) => speech.say(&error.0),
            Ok(id) => match self.sitting.table.check(self.seat, id) {
                Err(refusal) => speech.refuse(&refusal),
                Ok(()) => speech.with(
                    "table-allowed",
                    &[("move", name(self.game().print_move(id)))],
                ),
            },
        };
        out.line(&answer)
    }

    /// What the greedy bot would do with what this seat sees.
    fn hint(&self, out: &mut Out) -> Result<(), Failure> {
        let mut adviser = self.sitting.opened.player(Spec::Greedy);
        let id = (self.sitting.table.hint(self.seat, &mut *adviser))
            .map_err(|fault| Failure::Bot(fault.to_string()))?;
        out.line(
            &self
                .sitting
                .speech
                .with("table-hint", &[("move", name(self.game().print_move(id)))]),
        )
    }

    /// The score sheets as far as this seat can know them.
    fn score(&self, out: &mut Out) -> Result<(), Failure> {
        let view = self.sitting.table.view(self.seat);
        for seat in Seat::all(self.game().seats()) {
            let Some(score) = self.game().score_seen(&view, seat) else {
                return out.line(&self.sitting.speech.text("cli-score-hidden"));
            };
            let sheet = self.sitting.artist().score(self.game(), seat, &score);
            out.page(&sheet.trimmed())?;
        }
        Ok(())
    }

    fn log(&self, count: &str, out: &mut Out) -> Result<(), Failure> {
        let heard = self.sitting.table.heard(Ear::Seat(self.seat));
        let count = count.parse().unwrap_or(heard.len());
        for saying in heard.iter().skip(heard.len().saturating_sub(count)) {
            out.line(&format!("- {}", self.sitting.speech.say(saying)))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_is_a_move() {
        let rules = silver_and_gold::load(&silver_and_gold::shipped(), [], 1).unwrap();
        let game: &dyn Game = &rules;
        for command in COMMANDS {
            assert!(game.parse_move(command).is_err(), "{command} is a move");
        }
    }
}
