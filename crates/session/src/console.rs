//! Parses lines that people type at a table. Every user interface parses lines here and shows the
//! result.

mod command;
mod error;
#[cfg(test)]
mod tests;

pub use command::{CommandWord, ListedMove, TypedCommand};
pub use error::{LineError, Near};

use crate::LiveGame;
use roll_and_write::option::nearest;
use roll_and_write::{Game, MoveId, MoveWords, Seat};
use strsim::normalized_damerau_levenshtein;

/// The number of moves to suggest for a mistyped one.
const NEAR_MOVES: usize = 3;
/// How similar the first words of a line and of a move must be, from 0 to 1.
const NEAR_WORD: f64 = 0.5;
/// How similar a word and a command must be, from 0 to 1: one wrong letter of four is enough, two of five are not.
const NEAR_COMMAND: f64 = 0.65;
/// The minimum length in bytes of a word that may be a mistyped command.
const WORD_MIN: usize = 3;
/// The word after `skip` that ends a lesson.
const ALL_STEPS: &str = "all";
/// The reasons of a game that does not know the first word of a text. The word may be a command.
const UNKNOWN_WORD: [&str; 2] = ["parse-unknown-word", "parse-unknown-move"];

/// The parser of typed lines.
///
/// ```
/// use rnw_session::{TypedCommand, CommandWord, Console, LineError};
/// # use rnw_session::{SeatInfo, Table};
/// # use roll_and_write::{GameOf, MoveWords};
/// # let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1)?;
/// # let seats = vec![SeatInfo { name: "Ann".into(), player: "me".into() }];
/// # let mut table = Table::open(GameOf::new(rules), "sha256:…", seats, 7, Vec::new())?;
/// table.deal()?;
/// let seat = table.awaited().first();
/// let move_words = MoveWords::new([("draw".to_owned(), "lízni".to_owned())]);
/// let console = Console::new(&table, seat, &CommandWord::ALL, &move_words);
/// assert_eq!(console.interpret("log 3"), Ok(TypedCommand::Log(Some(3))));
/// let first = table.check(seat.unwrap(), table.moves(seat.unwrap())[0])?;
/// assert_eq!(console.interpret("1"), Ok(TypedCommand::Play(first)));
/// assert_eq!(console.interpret("99"), Err(LineError::NoSuchNumber { count: 6 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Console<'a> {
    live: &'a LiveGame,
    seat: Option<Seat>,
    words: &'a [CommandWord],
    move_words: &'a MoveWords,
}

impl<'a> Console<'a> {
    /// A parser for the seat that decides, or `None` if no seat does. `words` are the commands of this user interface;
    /// every other word is read as a move, with `move_words` in the language of the person.
    pub fn new(
        live: &'a LiveGame,
        seat: Option<Seat>,
        words: &'a [CommandWord],
        move_words: &'a MoveWords,
    ) -> Self {
        Self {
            live,
            seat,
            words,
            move_words,
        }
    }

    /// Parses a line: a move, the number of a legal move, or a command. Changes nothing.
    ///
    /// # Errors
    /// If the line is none of these, or if the rules do not allow the move.
    pub fn interpret(&self, line: &str) -> Result<TypedCommand, LineError> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(TypedCommand::Nothing);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = CommandWord::of(first).filter(|word| self.words.contains(word));
        let command = word.map_or(Ok(None), |word| self.command(word, rest.trim()))?;
        let played = command.map_or_else(|| self.play(line), Ok);
        match (word, played) {
            (Some(word), Err(LineError::NoMove { .. })) => Err(LineError::NotAlone {
                word,
                text: rest.trim().to_owned(),
            }),
            (_, played) => played,
        }
    }

    /// The command of a word and its text. `None` if the command takes no text but has one.
    fn command(&self, word: CommandWord, rest: &str) -> Result<Option<TypedCommand>, LineError> {
        let alone = match word {
            CommandWord::Moves => return Ok(Some(TypedCommand::Moves(self.list(rest)?))),
            CommandWord::Why if !rest.is_empty() => return Ok(Some(self.why(rest)?)),
            CommandWord::Log if rest.is_empty() => TypedCommand::Log(None),
            CommandWord::Log => {
                let count = rest.parse().ok().filter(|count| *count > 0);
                let text = || rest.to_owned();
                let count = count.ok_or_else(|| LineError::LogNumber { text: text() })?;
                return Ok(Some(TypedCommand::Log(Some(count))));
            }
            CommandWord::Skip if rest.eq_ignore_ascii_case(ALL_STEPS) => {
                return Ok(Some(TypedCommand::SkipAll));
            }
            CommandWord::Skip => TypedCommand::Skip,
            CommandWord::Why => TypedCommand::Why(None),
            CommandWord::Help => TypedCommand::Help,
            CommandWord::Table => TypedCommand::Table,
            CommandWord::Hint => TypedCommand::Hint,
            CommandWord::Undo => TypedCommand::Undo,
            CommandWord::Redo => TypedCommand::Redo,
            CommandWord::Score => TypedCommand::Score,
            CommandWord::Position => TypedCommand::Position,
            CommandWord::Rules => TypedCommand::Rules,
            CommandWord::Save => TypedCommand::Save,
            CommandWord::Quit => TypedCommand::Quit,
            CommandWord::Legend => TypedCommand::Legend,
            CommandWord::Mouse => TypedCommand::Mouse,
        };
        Ok(rest.is_empty().then_some(alone))
    }

    /// A legal move, from its number or its text.
    fn play(&self, line: &str) -> Result<TypedCommand, LineError> {
        let seat = self.seat.ok_or(LineError::NotNow)?;
        let id = self.meant(seat, line).map_err(|error| {
            if let LineError::NoMove { reason, .. } = error {
                let unknown = UNKNOWN_WORD.contains(&&*reason.key);
                let command = self.near_command(seat, line).filter(|_| unknown);
                let near = command.unwrap_or_else(|| self.near_moves(seat, line));
                let near = Some(near);
                LineError::NoMove { reason, near }
            } else {
                error
            }
        })?;
        let checked = self.live.check(seat, id);
        checked
            .map(TypedCommand::Play)
            .map_err(|refusal| LineError::Refused {
                id,
                refusal,
                near: self.near_moves(seat, line),
            })
    }

    /// Explains whether a move is legal.
    fn why(&self, text: &str) -> Result<TypedCommand, LineError> {
        let seat = self.seat.ok_or(LineError::NotNow)?;
        let id = self.meant(seat, text)?;
        Ok(TypedCommand::Why(Some((id, self.live.check(seat, id)))))
    }

    /// The move with a number in the list of legal moves, or with a text.
    fn meant(&self, seat: Seat, text: &str) -> Result<MoveId, LineError> {
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            let read = self.move_words.parse(self.game(), text);
            return read.map_err(|error| {
                let text = self.move_words.canonical(text);
                let reason = (self.game()).text_error(&self.live.view(seat), &text, error);
                let reason = self.move_words.explain(reason);
                LineError::NoMove { reason, near: None }
            });
        }
        let moves = self.live.moves(seat);
        let number = text.parse::<usize>().ok();
        let index = number.and_then(|number| number.checked_sub(1));
        let found = index.and_then(|index| moves.get(index).copied());
        let found = found.ok_or(LineError::NoSuchNumber { count: moves.len() })?;
        // A move may have a number of its own, such as that of a box.
        let has_number = |id: &MoveId| {
            let mv = self.game().print_move(*id);
            mv.split(' ').next_back() == Some(text)
        };
        let mut others = moves.into_iter().filter(|id| *id != found);
        match others.find(has_number) {
            Some(other) => Err(LineError::TwoMeanings {
                number: text.to_owned(),
                moves: [found, other].map(|id| self.game().print_move(id)),
            }),
            None => Ok(found),
        }
    }

    /// Lists the legal moves whose text begins with `start`, with their numbers.
    ///
    /// # Errors
    /// If no legal move begins with `start`, or if no seat is to decide.
    pub fn list(&self, start: &str) -> Result<Vec<ListedMove>, LineError> {
        let seat = self.seat.ok_or(LineError::NotNow)?;
        let wanted = start.to_lowercase();
        let mut listed = self.listed(seat);
        let is_wanted = |text: &str| text.to_lowercase().starts_with(&wanted);
        listed.retain(|listed| {
            is_wanted(&listed.text) || is_wanted(&self.game().print_move(listed.id))
        });
        if listed.is_empty() {
            let start = start.to_owned();
            return Err(LineError::NoMoveBegins { start });
        }
        Ok(listed)
    }

    fn listed(&self, seat: Seat) -> Vec<ListedMove> {
        let moves = self.live.moves(seat).into_iter().zip(1..);
        let listed = moves.map(|(id, number)| ListedMove {
            number,
            id,
            text: self.move_words.shown(&self.game().print_move(id)),
        });
        listed.collect()
    }

    /// The command that is most similar to the first word of a line; `None` if the first word of a
    /// legal move is at least as similar.
    fn near_command(&self, seat: Seat, line: &str) -> Option<Near> {
        let word = first_word(line);
        if word.len() < WORD_MIN {
            return None;
        }
        let moves = self.listed(seat).into_iter();
        let moves: Vec<String> = moves.map(|listed| first_word(&listed.text)).collect();
        let commands = self.words.iter().map(|word| word.text());
        let moves = moves.iter().map(String::as_str);
        // Of words that are equally similar, the last one is found.
        let found = nearest(&word, commands.chain(moves.clone()))?;
        let is_move = moves.clone().any(|first| first == found);
        let is_near = normalized_damerau_levenshtein(&word, found) > NEAR_COMMAND;
        CommandWord::of(found)
            .filter(|_| !is_move && is_near)
            .map(Near::Command)
    }

    /// The legal moves that are most similar to a line: first those that begin with a similar word. If no move begins
    /// with a similar word, the first legal moves are examples.
    fn near_moves(&self, seat: Seat, line: &str) -> Near {
        let line = self.move_words.shown(line).to_lowercase();
        let word = first_word(&line);
        let listed = self.listed(seat);
        // A person may leave out the first word, such as the letter of the board.
        let starts = |text: &str| first_word(text) == word;
        let leaves_out = !listed.iter().any(|listed| starts(&listed.text))
            && listed
                .iter()
                .any(|listed| starts(without_first(&listed.text)));
        let first_words = listed.iter().map(|listed| first_word(&listed.text));
        let likeness = first_words.map(|first| normalized_damerau_levenshtein(&word, &first));
        if !leaves_out && !likeness.into_iter().any(|likeness| likeness >= NEAR_WORD) {
            let first = listed.into_iter().take(NEAR_MOVES);
            return Near::Examples(first.map(|listed| listed.text).collect());
        }
        let near = |text: &str| {
            if leaves_out {
                return (
                    0.0,
                    normalized_damerau_levenshtein(&line, without_first(text)),
                );
            }
            let first = normalized_damerau_levenshtein(&word, &first_word(text));
            (first, normalized_damerau_levenshtein(&line, text))
        };
        let mut moves: Vec<((f64, f64), String)> = (listed.iter())
            .map(|listed| (near(&listed.text.to_lowercase()), listed.text.clone()))
            .collect();
        let nearer = |a: (f64, f64), b: (f64, f64)| b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1));
        moves.sort_by(|a, b| nearer(a.0, b.0));
        let nearest = moves.into_iter().take(NEAR_MOVES);
        Near::Moves(nearest.map(|(_, text)| text).collect())
    }

    fn game(&self) -> &dyn Game {
        &**self.live.game()
    }
}

/// The text without its first word.
fn without_first(text: &str) -> &str {
    text.split_once(' ').map_or("", |(_, rest)| rest)
}

/// The first word of a text, in lower case.
fn first_word(text: &str) -> String {
    let first = text.split_whitespace().next();
    first.unwrap_or_default().to_lowercase()
}
