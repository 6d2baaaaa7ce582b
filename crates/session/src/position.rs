//! Positions: a state of any game as one line, as FEN is for chess.
//!
//! `docs/records.md` describes the format word by word.

use crate::fingerprint::content_key;
use crate::record::VERSION;
use crate::{DealId, decision_generator};
use data_encoding::HEXLOWER_PERMISSIVE;
use roll_and_write::text::is_steering;
use roll_and_write::{Game, GameState, GameView, SEATS_MAX, Seat, StateTextError};
use std::collections::BTreeMap;
use std::fmt;
use thiserror::Error;

/// The first word of every position. The digit is the version of the format.
pub const POSITION_PREFIX: &str = "position/1";

/// The largest number of bytes of a position. Positions of real games have less than a tenth of it.
const LENGTH_MAX: usize = 16 << 10;
/// The largest number of characters of a text in an error.
const ECHO_MAX: usize = 60;

/// A state of a game as one line: the whole state, or what one seat knows of it.
///
/// ```
/// use rnw_session::Position;
/// use roll_and_write::{Game, GameOf, Seat};
/// use std::collections::BTreeMap;
/// let game = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 2)?;
/// let (game, content): (&dyn Game, _) = (&GameOf(&game), "canonical-sha256:0b50ff22db5092c7");
/// let usual: BTreeMap<String, String> = game.info().named_options();
///
/// let state = game.start();
/// let whole = Position::of(game, content, &usual, &state)?;
/// assert_eq!(whole.to_string(), "position/1 silver-and-gold@0b50ff22db5092c7 rules=1 seats=2 whole {}");
/// assert_eq!(Position::parse(&whole.to_string())?.open(game, content, 7)?, state);
///
/// let seen = Position::seen(game, content, &usual, &game.view(&state, Seat::new(1)))?;
/// assert_eq!(seen.seat(), Some(Seat::new(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    game: String,
    /// The first bytes of the hash of the pack.
    content: [u8; 8],
    rules: u32,
    seats: usize,
    options: Vec<(String, String)>,
    seat: Option<Seat>,
    state: String,
}

/// What is wrong with a position, or why there is none.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// The text does not look like a position.
    #[error("this is not a position; expected a text that begins with {POSITION_PREFIX:?}")]
    NoPosition,
    /// The position has another format.
    #[error(
        "the position begins with {0:?}; this version {VERSION} reads positions that begin with {POSITION_PREFIX:?}; use a newer version"
    )]
    OtherFormat(String),
    /// The position is longer than any real one.
    #[error("the position has {0} bytes; expected at most {LENGTH_MAX}")]
    TooLong(usize),
    /// A word of the text is wrong.
    #[error("the position is wrong in column {column}: found {found:?}; expected {expected}")]
    Word {
        /// The column of the word, counted from 1.
        column: usize,
        /// The word.
        found: String,
        /// What belongs there.
        expected: &'static str,
    },
    /// The last part, the state, is wrong. Columns count from the beginning of the position.
    #[error("the state of the position is wrong: {0}")]
    State(StateTextError),
    /// The position is of another game, of other rules or of another table.
    #[error("the position has {what} {found:?}, but this game has {what} {expected:?}")]
    OtherGame {
        /// What differs.
        what: &'static str,
        /// What the position has.
        found: String,
        /// What the game has.
        expected: String,
    },
    /// The game cannot write its states as text.
    #[error("the game {0} has no positions as text")]
    NoText(String),
    /// The pack has a hash in another form.
    #[error("the pack has the hash {0:?}; expected at least 16 hexadecimal digits after a colon")]
    Content(String),
    /// A record needs the whole position.
    #[error("the position is what seat {} knows; expected a whole position", .0.number())]
    Seen(Seat),
}

impl Position {
    /// The whole position. `content` is the hash of the pack, and `usual` has the options that the game has by
    /// default; the text contains only the others.
    ///
    /// # Errors
    /// If the game has no texts of states or too long ones, or the pack has no such hash.
    pub fn of(
        game: &dyn Game,
        content: &str,
        usual: &BTreeMap<String, String>,
        state: &GameState,
    ) -> Result<Self, PositionError> {
        Self::new(game, content, usual, None, game.print_state(state))
    }

    /// What the seat of a view knows of a position. Hidden things are not in it.
    ///
    /// # Errors
    /// As [`of`](Self::of).
    pub fn seen(
        game: &dyn Game,
        content: &str,
        usual: &BTreeMap<String, String>,
        view: &GameView,
    ) -> Result<Self, PositionError> {
        let seat = game.viewer(view);
        Self::new(game, content, usual, Some(seat), game.print_view(view))
    }

    fn new(
        game: &dyn Game,
        content: &str,
        usual: &BTreeMap<String, String>,
        seat: Option<Seat>,
        state: Option<String>,
    ) -> Result<Self, PositionError> {
        let info = game.info();
        let key = content_key(content);
        let options: BTreeMap<String, String> = info.named_options();
        let options = options.into_iter();
        let position = Self {
            game: info.name.to_string(),
            content: key.ok_or_else(|| PositionError::Content(content.to_owned()))?,
            rules: info.rules_version,
            seats: info.seats,
            options: options
                .filter(|(name, value)| usual.get(name) != Some(value))
                .collect(),
            seat,
            state: state.ok_or_else(|| PositionError::NoText(info.name.to_string()))?,
        };
        position.fitting()
    }

    /// The position, unless its text is too long to be read again.
    fn fitting(self) -> Result<Self, PositionError> {
        match self.to_string().len() {
            0..=LENGTH_MAX => Ok(self),
            bytes => Err(PositionError::TooLong(bytes)),
        }
    }

    /// Reads a position. White space around it is ignored. The state is read by [`open`](Self::open).
    ///
    /// # Errors
    /// What is wrong with the text, and in which column.
    pub fn parse(text: &str) -> Result<Self, PositionError> {
        let text = text.trim();
        if text.len() > LENGTH_MAX {
            return Err(PositionError::TooLong(text.len()));
        }
        let mut words = Words { text, column: 1 };
        match words.next().split_once('/') {
            _ if text.split(' ').next() == Some(POSITION_PREFIX) => {}
            Some(("position", version)) if is_number(version) => {
                return Err(PositionError::OtherFormat(format!("position/{version}")));
            }
            _ => return Err(PositionError::NoPosition),
        }
        if let Some((before, wrong)) = text.chars().enumerate().find(|(_, c)| is_steering(*c)) {
            return Err(wrong_word(
                before + 1,
                &wrong.to_string(),
                "one line without control characters",
            ));
        }
        let (game, content) = words.read(
            "a game and the hash of its pack, such as my-game@0b50ff22db5092c7",
            |word| {
                let (game, hash) = word.split_once('@')?;
                let key = content_key(hash).filter(|_| !game.is_empty() && hash.len() == 16)?;
                Some((game.to_owned(), key))
            },
        )?;
        let rules = words.read("the version of the rules, such as rules=1", |word| {
            number(word, "rules=")
        })?;
        let seats = words.read("the number of seats, such as seats=2", |word| {
            number(word, "seats=").filter(|seats| (1..=SEATS_MAX).contains(seats))
        })?;
        let mut options = Vec::new();
        let seat = loop {
            let expected = "an option such as start=1, then whole or a seat such as seat=1";
            let word = words.read(expected, |word| match (word, number(word, "seat=")) {
                ("whole", _) => Some(Err(None)),
                (_, Some(seat)) => (1..=seats)
                    .contains(&seat)
                    .then(|| Err(Some(Seat::new(seat - 1)))),
                _ => word
                    .split_once('=')
                    .filter(|(name, _)| !name.is_empty())
                    .map(Ok),
            })?;
            match word {
                Ok((name, value)) => options.push((name.to_owned(), value.to_owned())),
                Err(seat) => break seat,
            }
        };
        Ok(Self {
            game,
            content,
            rules,
            seats,
            options,
            seat,
            state: words.text.to_owned(),
        })
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The options with other values than the usual ones.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// The seat that knows no more than this, or `None` if the position is whole.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Whether the position is of a game with this pack. `content` is the hash of the pack.
    pub fn is_of(&self, content: &str) -> bool {
        content_key(content) == Some(self.content)
    }

    /// The state, as the game writes it: the last part of the text.
    pub fn state(&self) -> &str {
        &self.state
    }

    /// The first digits of the hash of the pack.
    pub fn content_digits(&self) -> String {
        HEXLOWER_PERMISSIVE.encode(&self.content)
    }

    /// The state. `content` is the hash of the pack. What a seat does not know is drawn at random, from the seed.
    ///
    /// # Errors
    /// If the position is of another game, or if its state cannot be read or cannot come up in a game. The game says
    /// how far it checks that.
    pub fn open(
        &self,
        game: &dyn Game,
        content: &str,
        seed: u64,
    ) -> Result<GameState, PositionError> {
        self.check_game(game, content)?;
        let Some(seat) = self.seat else {
            return game
                .parse_state(&self.state)
                .map_err(|error| self.wrong(error));
        };
        let view = game
            .parse_view(&self.state)
            .map_err(|error| self.wrong(error))?;
        let viewer = game.viewer(&view);
        same(
            "the seat",
            &seat.number().to_string(),
            &viewer.number().to_string(),
        )?;
        // The number is one that no decision has, so no bot draws the same.
        let mut generator = decision_generator(DealId::single(seed), seat, u32::MAX);
        Ok(game.determinize(&view, &mut generator))
    }

    /// The same position with this state, whole.
    pub(crate) fn whole(&self, game: &dyn Game, state: &GameState) -> Result<Self, PositionError> {
        let text = game.print_state(state);
        let state = text.ok_or_else(|| PositionError::NoText(self.game.clone()))?;
        let position = Self {
            seat: None,
            state,
            ..self.clone()
        };
        position.fitting()
    }

    /// The error of the state, with the column counted from the beginning of the position.
    fn wrong(&self, error: StateTextError) -> PositionError {
        let before = self.to_string().chars().count() - self.state.chars().count();
        let column = error.column.map(|column| column + before);
        PositionError::State(StateTextError { column, ..error })
    }

    /// Fails if the position is not of this game.
    fn check_game(&self, game: &dyn Game, content: &str) -> Result<(), PositionError> {
        let info = game.info();
        same("the game", &self.game, &info.name)?;
        same(
            "rules version",
            &self.rules.to_string(),
            &info.rules_version.to_string(),
        )?;
        if !self.is_of(content) {
            same("the pack", &self.content_digits(), content)?;
        }
        same("seats", &self.seats.to_string(), &info.seats.to_string())?;
        let options: BTreeMap<String, String> = info.named_options();
        self.options.iter().try_for_each(|(name, value)| {
            let ours = options.get(name).map_or("none", String::as_str);
            same(
                "the option",
                &format!("{name}={value}"),
                &format!("{name}={ours}"),
            )
        })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game, rules, seats, ..
        } = self;
        let content = self.content_digits();
        write!(
            f,
            "{POSITION_PREFIX} {game}@{content} rules={rules} seats={seats} "
        )?;
        for (name, value) in &self.options {
            write!(f, "{name}={value} ")?;
        }
        match self.seat {
            Some(seat) => write!(f, "seat={} {}", seat.number(), self.state),
            None => write!(f, "whole {}", self.state),
        }
    }
}

/// The words of a text, with the column of the next one.
struct Words<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> &'a str {
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        self.text = rest;
        self.column += word.chars().count() + 1;
        word
    }

    /// Reads the next word.
    fn read<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, PositionError> {
        let column = self.column;
        let word = self.next();
        read(word).ok_or_else(|| wrong_word(column, word, expected))
    }
}

fn wrong_word(column: usize, found: &str, expected: &'static str) -> PositionError {
    let found = found.chars().take(ECHO_MAX).collect();
    PositionError::Word {
        column,
        found,
        expected,
    }
}

fn number<T: std::str::FromStr>(word: &str, before: &str) -> Option<T> {
    let digits = word
        .strip_prefix(before)
        .filter(|digits| is_number(digits))?;
    digits.parse().ok()
}

/// Whether this is a short number.
pub(crate) fn is_number(text: &str) -> bool {
    (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn same(what: &'static str, found: &str, expected: &str) -> Result<(), PositionError> {
    if found == expected {
        return Ok(());
    }
    let (found, expected) = (found.to_owned(), expected.to_owned());
    Err(PositionError::OtherGame {
        what,
        found,
        expected,
    })
}

#[cfg(test)]
mod tests;
