//! Share codes: a finished game as a short text.
//!
//! A code names the game, its players and the seed, and contains every decision as a number among the moves that were
//! legal then. Draws are not in it, because the dealer makes them again from the seed. [The page on records] describes
//! the format byte by byte.
//!
//! [The page on records]: https://docs.rs/crate/rnw-cli/latest/source/docs/records.md

mod bits;

use self::bits::{BitReader, BitWriter, width};
use crate::fingerprint::content_key;
use crate::position::is_number;
use crate::record::{Header, SeatInfo, VERSION};
use crate::{DEALER, DEALER_OLDEST, DealId, Dealer, LogEntryKind, Table};
use data_encoding::{BASE32_NOPAD, HEXLOWER_PERMISSIVE};
use roll_and_write::text::is_steering;
use roll_and_write::{Awaiting, Game, MoveId, SEATS_MAX, Seat, Seats};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// The beginning of every share code. The digit is the version of the format.
pub const SHARE_PREFIX: &str = "rnw1-";

/// The largest number of characters in a code. Codes of real games have less than a tenth of it.
const LENGTH_MAX: usize = 8192;
/// The number of bytes of the checksum.
const CHECKSUM: usize = 4;

/// A finished game as a short text, such as `rnw1-bzzws…`. Another program replays it with the same pack.
///
/// ```
/// use rnw_session::{SeatInfo, ShareCode, Table};
/// use roll_and_write::GameOf;
/// let game = GameOf::new(rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1)?);
/// let seats = vec![SeatInfo { name: "Ann".into(), player: "me".into() }];
/// let content = "canonical-sha256:0b50ff22db5092c7";
/// let mut table = Table::open(game.clone(), content, seats, 7, Vec::new())?;
/// table.deal()?;
/// while let Some(seat) = table.awaited().first() {
///     let first = table.check(seat, table.moves(seat)[0])?;
///     table.play(first)?;
///     table.deal()?;
/// }
/// let usual = table.header().options.clone();
/// let code = ShareCode::of(&table, content, &usual)?;
/// let again = ShareCode::parse(&code.to_string())?.replay(game, content)?;
/// assert_eq!(again.outcome(), table.outcome());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShareCode(ShareBody);

/// What a code contains, in the order of its bytes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
struct ShareBody {
    ruleset: String,
    rules: u32,
    dealer: u32,
    /// The options with other values than the usual ones.
    options: Vec<(String, String)>,
    /// The name and the player of each seat.
    seats: Vec<(String, String)>,
    seed: u64,
    /// The first bytes of the hash of the pack.
    content: [u8; 8],
    /// The first bytes of the SHA-256 of the last state's canonical text.
    end: [u8; 2],
    decisions: Vec<u8>,
}

/// Why a game has no share code.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoShareCode {
    /// The game is not over.
    #[error("the game is not over; only a finished game has a share code")]
    Unfinished,
    /// A player gave no legal move.
    #[error("the player of seat {0} failed in this game; a share code contains only decisions")]
    Fault(usize),
    /// The game began from a position.
    #[error(
        "the game began from a position; a share code contains no positions, so share its record"
    )]
    Position,
    /// A draw is not the one that the dealer makes.
    #[error(
        "draw {0} of the game does not follow from its seed; a share code contains no draws of its own"
    )]
    Draws(usize),
    /// The pack has a hash in another form.
    #[error("the pack has the hash {0:?}; expected at least 16 hexadecimal digits after a colon")]
    Content(String),
    /// The code would be too long.
    #[error("the code would have {0} characters; expected at most {LENGTH_MAX}")]
    TooLong(usize),
}

/// What is wrong with a share code.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ShareError {
    /// The text does not look like a code.
    #[error("this is not a share code; expected a text that begins with {SHARE_PREFIX}")]
    NoCode,
    /// The code has another format.
    #[error(
        "the share code begins with {0:?}; this version {VERSION} reads codes that begin with {SHARE_PREFIX:?}; use a newer version"
    )]
    OtherFormat(String),
    /// The code is longer than any real one.
    #[error("the share code has {0} characters; expected at most {LENGTH_MAX}")]
    TooLong(usize),
    /// A character is none of a code.
    #[error("the share code has the character {0:?}, which no code has; copy all of it again")]
    Character(char),
    /// A character is missing or wrong.
    #[error("the share code is damaged: its checksum is wrong; copy all of it again")]
    Damaged,
    /// The checksum is right, but the content makes no sense.
    #[error("the share code is not valid: {0}")]
    Invalid(&'static str),
    /// The code is of another game or of other rules.
    #[error("the share code has {what} {found:?}, but this game has {what} {expected:?}")]
    OtherGame {
        /// What differs.
        what: &'static str,
        /// What the code has.
        found: String,
        /// What the game has.
        expected: String,
    },
    /// The program cannot make the draws of the code.
    #[error(
        "the share code needs dealer {0}; this version {VERSION} has dealers {DEALER_OLDEST} to {DEALER}; use a newer version"
    )]
    Dealer(u32),
    /// A decision is not possible where it is made.
    #[error("the share code is not valid: decision {0} is not possible")]
    Decision(usize),
    /// The game ends in another state than the shared one.
    #[error(
        "the game of the share code ends differently here; it was played with other rules; use the version that made the code"
    )]
    OtherEnd,
}

/// The first bytes of the SHA-256 of a state's canonical text.
fn end_key(described: &str) -> [u8; 2] {
    let hash = Sha256::digest(described);
    [hash[0], hash[1]]
}

/// The checksum of a body, with the version of the format.
fn checksum(body: &[u8]) -> [u8; CHECKSUM] {
    let mut hash = Sha256::new();
    hash.update(SHARE_PREFIX);
    hash.update(body);
    let mut sum = [0; CHECKSUM];
    sum.copy_from_slice(&hash.finalize()[..CHECKSUM]);
    sum
}

impl ShareCode {
    /// The code of the finished game at a table. `content` is the hash of its pack, and `usual` has the options that
    /// the game has by default; the code contains only the others.
    ///
    /// # Errors
    /// Why the game has no code.
    pub fn of<W>(
        table: &Table<W>,
        content: &str,
        usual: &BTreeMap<String, String>,
    ) -> Result<Self, NoShareCode> {
        if let Some(fault) = table.player_faults().first() {
            return Err(NoShareCode::Fault(fault.seat.number()));
        }
        if table.header().position.is_some() {
            return Err(NoShareCode::Position);
        }
        if table.outcome().is_none() {
            return Err(NoShareCode::Unfinished);
        }
        let key = content_key(content);
        let key = key.ok_or_else(|| NoShareCode::Content(content.to_owned()))?;
        let header = table.header();
        let options = header.options.iter();
        let options = options.filter(|(name, value)| usual.get(*name) != Some(value));
        let seats = header.seats.iter();
        let code = Self(ShareBody {
            ruleset: header.ruleset.clone(),
            rules: header.rules,
            dealer: header.dealer,
            options: options.map(|(a, b)| (a.clone(), b.clone())).collect(),
            seats: seats
                .map(|seat| (seat.name.clone(), seat.player.clone()))
                .collect(),
            seed: header.seed,
            content: key,
            end: end_key(&table.describe()),
            decisions: decisions(table)?,
        });
        match code.to_string().len() {
            length if length > LENGTH_MAX => Err(NoShareCode::TooLong(length)),
            _ => Ok(code),
        }
    }

    /// Reads a code. Capital letters count as small ones, and [decoration](is_decoration) does not count.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, ShareError> {
        let text = text.chars().filter(|c| !is_decoration(*c));
        let text = text.collect::<String>().to_ascii_lowercase();
        if text.len() > LENGTH_MAX {
            return Err(ShareError::TooLong(text.len()));
        }
        let Some(code) = text.strip_prefix(SHARE_PREFIX) else {
            return Err(other_format(&text));
        };
        let of_code = |c: char| matches!(c, 'a'..='z' | '2'..='7');
        if let Some(other) = code.chars().find(|c| !of_code(*c)) {
            return Err(ShareError::Character(other));
        }
        let bytes = BASE32_NOPAD.decode(code.to_ascii_uppercase().as_bytes());
        let bytes = bytes.map_err(|_| ShareError::Damaged)?;
        let end = bytes.len().checked_sub(CHECKSUM);
        let (body, sum) = bytes.split_at(end.ok_or(ShareError::Damaged)?);
        if sum != checksum(body) {
            return Err(ShareError::Damaged);
        }
        let read: Result<(ShareBody, &[u8]), _> = postcard::take_from_bytes(body);
        let Ok((body, [])) = read else {
            return Err(ShareError::Invalid("its parts do not fit together"));
        };
        body.check()?;
        Ok(Self(body))
    }

    /// The names of the players, seat 1 first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.seats.iter().map(|(name, _)| &**name)
    }

    /// The name of the game.
    pub fn ruleset(&self) -> &str {
        &self.0.ruleset
    }

    /// The options with other values than the usual ones.
    pub fn options(&self) -> &[(String, String)] {
        &self.0.options
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.0.seats.len()
    }

    /// The seed of all draws.
    pub fn seed(&self) -> u64 {
        self.0.seed
    }

    /// Whether the code is of a game with this pack. `content` is the hash of the pack.
    pub fn is_of(&self, content: &str) -> bool {
        content_key(content) == Some(self.0.content)
    }

    /// The first digits of the hash of the pack.
    pub fn content_digits(&self) -> String {
        HEXLOWER_PERMISSIVE.encode(&self.0.content)
    }

    /// Plays the game again. The table contains its whole record. `content` is the hash of the pack.
    ///
    /// # Errors
    /// If the code is of another game, or a decision is not possible.
    ///
    /// # Panics
    /// If the game has no name for an item that it awaits. This is a bug of its ruleset.
    pub fn replay(&self, game: Arc<dyn Game>, content: &str) -> Result<Table<Vec<u8>>, ShareError> {
        self.check_game(&*game, content)?;
        let body = &self.0;
        let header = Header::new(&*game, content, self.seat_infos(), body.seed, body.dealer);
        let whole = "a vector takes every line";
        let start = game.start();
        let mut table = Table::with_header(game, start, header, Vec::new()).expect(whole);
        let mut bits = BitReader::new(&body.decisions);
        for number in 1.. {
            let Awaiting::Seats(awaited) = table.deal().expect(whole) else {
                break;
            };
            let mv = read_decision(&mut bits, &table, awaited);
            let (seat, id) = mv.ok_or(ShareError::Decision(number))?;
            let checked = table.check(seat, id);
            let checked = checked.map_err(|_| ShareError::Decision(number))?;
            let played = table.play(checked);
            played.map_err(|_| ShareError::Decision(number))?;
        }
        if !bits.is_at_end() {
            return Err(ShareError::Invalid("it has decisions after the end"));
        }
        if end_key(&table.describe()) != body.end {
            return Err(ShareError::OtherEnd);
        }
        table.close().expect(whole);
        Ok(table)
    }

    /// Fails if the code is not of this game.
    fn check_game(&self, game: &dyn Game, content: &str) -> Result<(), ShareError> {
        let body = &self.0;
        let info = game.info();
        let same = |what, found: &str, expected: &str| {
            (found == expected).then_some(()).ok_or_else(|| {
                let (found, expected) = (found.to_owned(), expected.to_owned());
                ShareError::OtherGame {
                    what,
                    found,
                    expected,
                }
            })
        };
        same("the game", &body.ruleset, &info.name)?;
        let rules = info.rules_version.to_string();
        same("rules version", &body.rules.to_string(), &rules)?;
        same("seats", &self.seats().to_string(), &info.seats.to_string())?;
        if !self.is_of(content) {
            same("the pack", &self.content_digits(), content)?;
        }
        let options: BTreeMap<String, String> = info.named_options();
        for (name, value) in &body.options {
            let ours = options.get(name).map_or("none", String::as_str);
            same(
                "the option",
                &format!("{name}={value}"),
                &format!("{name}={ours}"),
            )?;
        }
        let dealer = Dealer::of_version(body.dealer, DealId::single(body.seed));
        dealer.map(drop).ok_or(ShareError::Dealer(body.dealer))
    }

    fn seat_infos(&self) -> Vec<SeatInfo> {
        let seats = self.0.seats.iter().cloned();
        seats
            .map(|(name, player)| SeatInfo { name, player })
            .collect()
    }
}

impl ShareBody {
    /// Refuses what no record has.
    fn check(&self) -> Result<(), ShareError> {
        if !(1..=SEATS_MAX).contains(&self.seats.len()) {
            return Err(ShareError::Invalid("no game has so many seats"));
        }
        let pairs = self.seats.iter().chain(&self.options);
        let mut texts = pairs
            .flat_map(|(one, other)| [one, other])
            .chain([&self.ruleset]);
        if texts.any(|text| text.contains(char::is_control)) {
            return Err(ShareError::Invalid("a text contains control characters"));
        }
        Ok(())
    }
}

impl fmt::Display for ShareCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = postcard::to_allocvec(&self.0).map_err(|_| fmt::Error)?;
        bytes.extend(checksum(&bytes));
        let text = BASE32_NOPAD.encode(&bytes).to_ascii_lowercase();
        write!(f, "{SHARE_PREFIX}{text}")
    }
}

/// The error for a text without the prefix of this format.
/// Whether a messenger, a mail or a person may have put a character around a code or into it: blanks and line breaks, signs
/// of quotation and emphasis, brackets, and what cannot be seen. No code has them.
///
/// ```
/// use rnw_session::is_decoration;
/// assert!("||`*_> „\u{a0}\n\u{200b}".chars().all(is_decoration));
/// assert!(!"rnw1-".contains(is_decoration));
/// ```
pub fn is_decoration(c: char) -> bool {
    c.is_whitespace() || is_steering(c) || "|`*_~<>()[]{}\"'„“”‚‘’«»‹›.,;:!".contains(c)
}

fn other_format(text: &str) -> ShareError {
    let rest = text.strip_prefix("rnw").unwrap_or_default();
    match rest.split_once('-') {
        Some((version, _)) if is_number(version) => {
            ShareError::OtherFormat(format!("rnw{version}-"))
        }
        _ => ShareError::NoCode,
    }
}

/// The decisions of a game as bits.
fn decisions<W>(table: &Table<W>) -> Result<Vec<u8>, NoShareCode> {
    let (game, header) = (table.game(), table.header());
    let dealer = Dealer::of_version(header.dealer, DealId::single(header.seed));
    let mut dealer = dealer.ok_or(NoShareCode::Draws(1))?;
    let mut bits = BitWriter::default();
    let mut draws = 0;
    for entry in table.log().entries() {
        match entry.kind {
            LogEntryKind::Deal(chance, outcome) => {
                draws += 1;
                if dealer.draw(chance) != outcome {
                    return Err(NoShareCode::Draws(draws));
                }
            }
            LogEntryKind::Move(seat, id) => {
                let Awaiting::Seats(awaited) = game.awaiting(&entry.before) else {
                    return Err(NoShareCode::Unfinished);
                };
                let moves = game.moves(&entry.before, seat);
                let place = moves.iter().position(|mv| mv.mv() == id);
                let seat = awaited.iter().position(|one| one == seat);
                let (Some(seat), Some(place)) = (seat, place) else {
                    return Err(NoShareCode::Unfinished);
                };
                bits.push(seat, width(awaited.len()));
                bits.push(place, width(moves.len()));
            }
        }
    }
    Ok(bits.finish())
}

/// Reads a decision: the seat among those that are awaited, and its move; `None` if there is no such move.
fn read_decision<W>(
    bits: &mut BitReader<'_>,
    table: &Table<W>,
    awaited: Seats,
) -> Option<(Seat, MoveId)> {
    let seat = bits.take(width(awaited.len()))?;
    let seat = awaited.iter().nth(seat)?;
    let moves = table.moves(seat);
    let place = bits.take(width(moves.len()))?;
    Some((seat, *moves.get(place)?))
}

#[cfg(test)]
mod tests;
