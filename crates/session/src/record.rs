//! The record of a game: JSON lines, one for each decision or draw.

use crate::dealer::{DEALER, DEALER_OLDEST, is_oldest_dealer, oldest_dealer};
use crate::{FaultCode, OnFault};
use roll_and_write::text::json;
use roll_and_write::{Game, Message, Points};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Number;
use std::collections::BTreeMap;
use std::path::PathBuf;
use thiserror::Error;

/// The version of the record format.
pub const FORMAT: u32 = 3;
/// The version of the format of records that begin with a position. Versions that know no positions refuse it.
pub const FORMAT_OF_POSITIONS: u32 = 4;
/// The oldest format version that can be read. Format 1 has no player faults, and format 2 names no dealer; they
/// are otherwise the same.
pub const FORMAT_OLDEST: u32 = 1;

/// The version of the program, which record headers contain.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Whether a record leaves out this number.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_none(number: &usize) -> bool {
    *number == 0
}

/// The version of records whose header names none. Only the first version wrote such records.
fn first_version() -> String {
    "0.1.0".to_owned()
}

/// The kind of player that records name for a person.
pub const PERSON: &str = "me";

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(tag = "line", rename_all = "lowercase", deny_unknown_fields)]
pub enum RecordLine {
    /// The first line: the game and its players.
    Header(Header),
    /// A draw.
    Deal {
        /// The purpose of the draw.
        purpose: String,
        /// The drawn item.
        item: String,
    },
    /// A decision.
    Move {
        /// The seat, counted from 1.
        seat: usize,
        /// The move in its canonical text.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The latest decisions of a seat were undone.
    Undo {
        /// The seat, counted from 1.
        seat: usize,
        /// The number of undone decisions.
        moves: usize,
        /// The number of later draws and decisions of bots that were undone with them, because a person took back a slip.
        /// Absent if there are none.
        #[serde(default, skip_serializing_if = "is_none")]
        answers: usize,
    },
    /// An effect of a plugin failed in the previous step and was ignored.
    Fault {
        /// The name of the symbol.
        symbol: String,
        /// The origin of its effect: `rust:NAME@VERSION`, or `module:FILE` and the file's hash.
        plugin: String,
        /// What went wrong, such as `out-of-fuel`.
        reason: String,
    },
    /// A player gave no legal move.
    #[serde(rename = "player-fault")]
    PlayerFault {
        /// The seat, counted from 1.
        seat: usize,
        /// The kind of fault.
        code: FaultCode,
        /// What happened, described for the player's developer.
        text: String,
        /// The consequence.
        then: OnFault,
    },
    /// Somebody else plays in a seat from now on, or under another name.
    Player {
        /// The seat, counted from 1.
        seat: usize,
        /// The name that the others see.
        name: String,
        /// The kind of player, as in the header.
        player: String,
    },
    /// A fingerprint of the state, written when a phase ends.
    Check {
        /// The first 32 hexadecimal digits of the SHA-256 of the state's canonical text.
        state: String,
    },
    /// The final result.
    Result(FinalOutcome),
}

/// The game and its players.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct Header {
    /// The version of this format.
    pub format: u32,
    /// The version of the program that began the record, such as `0.1.0`. That version can resume it.
    #[serde(default = "first_version")]
    pub version: String,
    /// The name of the game.
    pub ruleset: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the pack's meaning: `canonical-sha256:…`; in early records `sha256:…`.
    pub content: String,
    /// The plugins of the pack's symbols: `rust:NAME@VERSION`, or `module:FILE` and the file's hash. Absent if
    /// the pack has no plugins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plugins: Vec<String>,
    /// The options of the game, with their values.
    pub options: BTreeMap<String, String>,
    /// The players by seat when the game began, seat 1 first. [`Record::seats`] has those at its end.
    pub seats: Vec<SeatInfo>,
    /// The seed of all chance. The record contains all draws so far; those that follow come from the seed.
    pub seed: u64,
    /// The version of the dealer, which makes draws of the seed. Absent in records of the first version, 1.
    #[serde(default = "oldest_dealer", skip_serializing_if = "is_oldest_dealer")]
    pub dealer: u32,
    /// When the game began, in UTC, such as `2026-11-29T18:30:00Z`. Only records of games with people have it; the rules do
    /// not know it. Earlier versions ignore it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<String>,
    /// The whole position in which the game began, as a text. Absent if it began at the beginning; only format 4 has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The pack, for records that are to outlive it. Absent in most records. Earlier versions ignore it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<CarriedPack>,
}

/// A pack in the header of a record: the files of a user's pack, and the included pack below them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct CarriedPack {
    /// The hash of the included pack that it extends. Absent if it extends none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<String>,
    /// The files by name: those of the pack itself, then those of each pack of the user below it. Texts are as they are, and
    /// modules are in Base64.
    pub layers: Vec<BTreeMap<String, String>>,
}

/// What a header says about a game beside what its rules know.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct HeaderNotes {
    /// When the game began, in UTC, such as `2026-11-29T18:30:00Z`.
    pub began: Option<String>,
    /// The pack, if the record carries it.
    pub pack: Option<CarriedPack>,
}

impl Header {
    /// The header of a new record, in the newest format. `content` is the hash of the pack.
    pub(crate) fn new(
        game: &dyn Game,
        content: &str,
        seats: Vec<SeatInfo>,
        seed: u64,
        dealer: u32,
    ) -> Self {
        let info = game.info();
        Self {
            format: FORMAT,
            version: VERSION.to_owned(),
            ruleset: info.name.to_string(),
            rules: info.rules_version,
            content: content.to_owned(),
            plugins: info.plugins.clone(),
            options: info.named_options(),
            seats,
            seed,
            dealer,
            began: None,
            position: None,
            pack: None,
        }
    }

    /// The same header for a game that begins with a whole position.
    pub(crate) fn at_position(self, whole: String) -> Self {
        Self {
            format: FORMAT_OF_POSITIONS,
            position: Some(whole),
            ..self
        }
    }
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct SeatInfo {
    /// The name that the others see.
    pub name: String,
    /// The kind of player: `me`, a bot with its parameters, a level with its bot, such as
    /// `hard:mcts:iterations=60`, or `cmd:` and the command line of a program.
    pub player: String,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
#[schemars(rename = "Outcome")]
pub struct FinalOutcome {
    /// Every seat, seat 1 first.
    pub seats: Vec<SeatPlace>,
}

impl std::fmt::Display for FinalOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let seat = |place: &SeatPlace| format!("{} points in place {}", place.score, place.place);
        f.write_str(&self.seats.iter().map(seat).collect::<Vec<_>>().join(", "))
    }
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Debug)]
pub struct SeatPlace {
    /// The points. They have a fraction in games that divide a point into parts.
    #[schemars(with = "f64")]
    pub score: Number,
    /// The place, counted from 1. Seats that tie after all tie-breaks share a place.
    pub place: usize,
}

/// Converts `points`, in units of 1/`parts` point, to a number. It is a whole number where possible, else the
/// nearest binary fraction, which is the same on every machine.
///
/// # Panics
/// If `parts` is 0. No ruleset uses 0.
///
/// ```
/// use rnw_session::points_number;
/// assert_eq!([points_number(39, 6).to_string(), points_number(36, 6).to_string()], ["6.5", "6"]);
/// ```
pub fn points_number(points: Points, parts: Points) -> Number {
    if points % parts == 0 {
        return (points / parts).into();
    }
    Number::from_f64(f64::from(points) / f64::from(parts)).expect("a fraction is finite")
}

/// A parsed record: its header and the lines after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The other lines. The first of them is line 2 of the file.
    pub lines: Vec<RecordLine>,
}

/// Where the complete lines of a record end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tail {
    /// The number of bytes in complete lines.
    pub kept: usize,
    /// The number of bytes after them, in a line that was not completely written.
    pub torn: usize,
}

/// Why a text is not a record, or not a record of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}{}", .reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default())]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was found, and what was expected.
    pub problem: String,
    /// The rules' reason, or `None` if the problem is not a matter of the rules.
    pub reason: Option<Message>,
}

/// Why a file is not a record or no file of results, or not one of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{path}: {error}")]
pub struct RecordFileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong, and on which line.
    pub error: RecordError,
}

/// The maximum length of a line in bytes. Real lines are far shorter. Without the limit, the search for
/// similar names would take minutes on a text of many megabytes.
const LINE_MAX: usize = 64 << 10;

/// The maximum number of characters of a problem's description, which may quote untrusted text.
const ECHO_MAX: usize = 300;

impl RecordError {
    /// A problem in a line, counted from 1.
    pub fn new(line: usize, problem: impl Into<String>) -> Self {
        let mut problem: String = problem.into();
        if let Some((end, _)) = problem.char_indices().nth(ECHO_MAX) {
            problem.truncate(end);
            problem.push('…');
        }
        Self {
            line,
            problem,
            reason: None,
        }
    }

    pub(crate) fn because(self, reason: Option<Message>) -> Self {
        Self { reason, ..self }
    }

    /// The same with the path of the file.
    pub fn at(self, path: impl Into<PathBuf>) -> RecordFileError {
        RecordFileError {
            path: path.into(),
            error: self,
        }
    }
}

impl Record {
    /// The number of decisions that were not undone.
    pub fn decisions(&self) -> usize {
        // For each step that stands, whether it is a decision.
        let mut steps: Vec<bool> = Vec::new();
        for line in &self.lines {
            match line {
                RecordLine::Deal { .. } => steps.push(false),
                RecordLine::Move { .. } => steps.push(true),
                RecordLine::Undo { moves, answers, .. } => {
                    steps.truncate(steps.len().saturating_sub(*answers));
                    for _ in 0..*moves {
                        let last = steps.iter().rposition(|is_decision| *is_decision);
                        last.map(|last| steps.remove(last));
                    }
                }
                RecordLine::Header(_)
                | RecordLine::Fault { .. }
                | RecordLine::PlayerFault { .. }
                | RecordLine::Player { .. }
                | RecordLine::Check { .. }
                | RecordLine::Result(_) => {}
            }
        }
        steps.into_iter().filter(|is_decision| *is_decision).count()
    }

    /// Whether a person has taken back a slip although bots had answered. Such a game is no measure of anybody.
    pub fn has_slips(&self) -> bool {
        let is_slip = |line: &RecordLine| matches!(line, RecordLine::Undo { answers: 1.., .. });
        self.lines.iter().any(is_slip)
    }

    /// Whether people play and none of them has decided anything, so that nothing is lost with the record.
    ///
    /// ```
    /// # use rnw_session::{Record, RecordError};
    /// # let header = r#"{"line":"header","format":3,"ruleset":"toy","rules":1,"content":"c","options":{},"seats":[{"name":"Ann","player":"me"},{"name":"Bot","player":"greedy"}],"seed":1}"#;
    /// let after_move_of = |seat: usize| {
    ///     let mv = format!(r#"{{"line":"move","seat":{seat},"move":"draw"}}"#);
    ///     let (record, _) = Record::parse(format!("{header}\n{mv}\n").as_bytes())?;
    ///     Ok::<bool, RecordError>(record.is_empty_start())
    /// };
    /// assert_eq!((after_move_of(1)?, after_move_of(2)?), (false, true));
    /// # Ok::<(), RecordError>(())
    /// ```
    pub fn is_empty_start(&self) -> bool {
        let mut seats = self.header.seats.clone();
        let is_person = |info: &SeatInfo| info.player == PERSON;
        for line in &self.lines {
            line.seat_player(&mut seats);
            if let RecordLine::Move { seat, .. } = line
                && seat
                    .checked_sub(1)
                    .and_then(|index| seats.get(index))
                    .is_some_and(is_person)
            {
                return false;
            }
        }
        self.outcome().is_none() && seats.iter().any(is_person)
    }

    /// The players by seat, seat 1 first: those who played last. Where players changed, these are the ones whom replays and
    /// results name.
    ///
    /// ```
    /// # use rnw_session::Record;
    /// # let header = r#"{"line":"header","format":3,"ruleset":"toy","rules":1,"content":"c","options":{},"seats":[{"name":"Ann","player":"me"}],"seed":1}"#;
    /// let change = r#"{"line":"player","seat":1,"name":"Bob","player":"me"}"#;
    /// let (record, _) = Record::parse(format!("{header}\n{change}\n").as_bytes())?;
    /// assert_eq!(record.seats()[0].name, "Bob");
    /// # Ok::<(), rnw_session::RecordError>(())
    /// ```
    pub fn seats(&self) -> Vec<SeatInfo> {
        let mut seats = self.header.seats.clone();
        for line in &self.lines {
            line.seat_player(&mut seats);
        }
        seats
    }

    /// The result of the game; `None` if the game is not over.
    pub fn outcome(&self) -> Option<&FinalOutcome> {
        self.lines.iter().rev().find_map(|line| {
            let RecordLine::Result(outcome) = line else {
                return None;
            };
            Some(outcome)
        })
    }

    /// Parses a record. Only lines that end in a newline count. Text after the last newline is an incomplete
    /// line, left by an interrupted write; it is ignored.
    ///
    /// # Errors
    /// If a complete line is not a line of a record, or if the first line is not a header of a known format.
    pub fn parse(bytes: &[u8]) -> Result<(Self, Tail), RecordError> {
        let kept = bytes
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |newline| newline + 1);
        let tail = Tail {
            kept,
            torn: bytes.len() - kept,
        };
        check_format(&bytes[..kept])?;
        let mut lines = Vec::new();
        for (index, text) in bytes[..kept]
            .split_inclusive(|byte| *byte == b'\n')
            .enumerate()
        {
            lines.push(parse_line(text, index + 1)?);
        }
        let mut lines = lines.into_iter();
        let Some(RecordLine::Header(header)) = lines.next() else {
            return Err(RecordError::new(
                1,
                "no header; expected a line such as {\"line\":\"header\",\"format\":3,…}",
            ));
        };
        check_dealer(&header)?;
        check_position(&header)?;
        check_seats(&header.seats)?;
        check_began(&header)?;
        Ok((
            Self {
                header,
                lines: lines.collect(),
            },
            tail,
        ))
    }
}

/// The fields that a header of any format has.
#[derive(Deserialize)]
struct AnyHeader {
    format: u32,
    #[serde(default = "first_version")]
    version: String,
}

/// Refuses an unknown format before any line is parsed, because its lines may be of unknown kinds.
fn check_format(bytes: &[u8]) -> Result<(), RecordError> {
    let first = bytes.split(|byte| *byte == b'\n').next();
    let first = first.filter(|line| line.len() <= LINE_MAX);
    // A first line that is not a header is reported later.
    let header = first.and_then(|line| serde_json::from_slice::<AnyHeader>(line).ok());
    match header {
        Some(header) if !(FORMAT_OLDEST..=FORMAT_OF_POSITIONS).contains(&header.format) => {
            let AnyHeader { format, version } = header;
            let problem = format!(
                "format {format}; this version {VERSION} reads formats {FORMAT_OLDEST} to {FORMAT_OF_POSITIONS}; \
                 use version {version}, which wrote it"
            );
            Err(RecordError::new(1, problem))
        }
        _ => Ok(()),
    }
}

/// Refuses a dealer that this program does not have, because it could not continue the game.
fn check_dealer(header: &Header) -> Result<(), RecordError> {
    if (DEALER_OLDEST..=DEALER).contains(&header.dealer) {
        return Ok(());
    }
    let problem = format!(
        "dealer {}; this version {VERSION} has dealers {DEALER_OLDEST} to {DEALER}; use version {}, which wrote it",
        header.dealer, header.version
    );
    Err(RecordError::new(1, problem))
}

/// Refuses a position in a format that versions without positions read, because they would ignore it. The format of
/// positions has one.
fn check_position(header: &Header) -> Result<(), RecordError> {
    let found = match (&header.position, header.format) {
        (Some(_), FORMAT_OF_POSITIONS) => return Ok(()),
        (Some(_), _) => "a position",
        (None, FORMAT_OF_POSITIONS) => "no position",
        (None, _) => return Ok(()),
    };
    let problem = format!(
        "{found} in format {}; records with a position have format {FORMAT_OF_POSITIONS}, and only they",
        header.format
    );
    Err(RecordError::new(1, problem))
}

/// Refuses a date that no program writes, because lists show it.
fn check_began(header: &Header) -> Result<(), RecordError> {
    const LIKE: &str = "0000-00-00T00:00:00Z";
    let Some(began) = &header.began else {
        return Ok(());
    };
    let shape: String = began
        .chars()
        .map(|letter| if letter.is_ascii_digit() { '0' } else { letter })
        .collect();
    if shape == LIKE {
        return Ok(());
    }
    let problem =
        format!("the game began at {began:?}; expected a date such as \"2026-11-29T18:30:00Z\"");
    Err(RecordError::new(1, problem))
}

/// Refuses control characters in the header.
fn check_seats(seats: &[SeatInfo]) -> Result<(), RecordError> {
    let mut texts = seats.iter().flat_map(|seat| [&seat.name, &seat.player]);
    texts.try_for_each(|text| check_name(text, 1))
}

/// Refuses control characters, because names appear on screens. Format characters have always been accepted in
/// records and still are. They are escaped where names are shown, and refused where names are typed.
fn check_name(text: &str, line: usize) -> Result<(), RecordError> {
    if text.contains(char::is_control) {
        let problem = format!("the name {text:?} contains control characters");
        return Err(RecordError::new(line, problem));
    }
    Ok(())
}

fn parse_line(bytes: &[u8], number: usize) -> Result<RecordLine, RecordError> {
    if bytes.len() > LINE_MAX {
        let problem = format!(
            "a line of {} bytes; expected at most {LINE_MAX}",
            bytes.len()
        );
        return Err(RecordError::new(number, problem));
    }
    let text = std::str::from_utf8(bytes)
        .map_err(|error| RecordError::new(number, format!("not UTF-8 text: {error}")))?;
    if text.trim().is_empty() {
        return Err(RecordError::new(
            number,
            "an empty line; expected a line of a record",
        ));
    }
    let line = serde_json::from_str(text).map_err(|error| {
        // The text is a single line, so the parser always reports line 1.
        let problem = error.to_string();
        let problem = problem.split(" at line 1 ").next().unwrap_or_default();
        RecordError::new(number, format!("not a line of a record: {problem}"))
    })?;
    // The text appears on screens, so it must not contain control characters.
    if let RecordLine::PlayerFault { text, .. } = &line
        && text.contains(char::is_control)
    {
        let problem = format!("the text {text:?} contains control characters");
        return Err(RecordError::new(number, problem));
    }
    if let RecordLine::Player { name, player, .. } = &line {
        check_name(name, number)?;
        check_name(player, number)?;
    }
    Ok(line)
}

impl RecordLine {
    /// Puts the player of the line into its seat, if it is about one.
    fn seat_player(&self, seats: &mut [SeatInfo]) {
        if let Self::Player { seat, name, player } = self
            && let Some(info) = seat.checked_sub(1).and_then(|index| seats.get_mut(index))
        {
            *info = SeatInfo {
                name: name.clone(),
                player: player.clone(),
            };
        }
    }

    /// The line as in a file, with its newline. Characters that control a terminal are escaped.
    ///
    /// # Panics
    /// Never: a line is always JSON.
    pub fn print(&self) -> String {
        let text = serde_json::to_string(self)
            .expect("a line holds only texts, numbers and maps with text keys");
        let mut text = json(text);
        text.push('\n');
        text
    }
}

#[cfg(test)]
mod tests;
