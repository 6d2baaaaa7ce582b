//! Share codes: a finished game as a short text.
//!
//! A code names the game, its players and the seed, and contains every decision as a number among the moves that were
//! legal then. Draws are not in it, because the dealer makes them again from the seed. `docs/records.md` describes
//! the format byte by byte.

mod bits;

use self::bits::{BitReader, BitWriter, width};
use crate::record::{Header, SeatInfo, VERSION};
use crate::{DEALER, DEALER_OLDEST, DealId, Dealer, LogEntryKind, Table};
use data_encoding::{BASE32_NOPAD, HEXLOWER_PERMISSIVE};
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
/// use std::sync::Arc;
/// let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1)?;
/// let rules: Arc<dyn roll_and_write::Game> = Arc::new(rules);
/// let seats = vec![SeatInfo { name: "Ann".into(), player: "me".into() }];
/// let content = "canonical-sha256:0b50ff22db5092c7";
/// let mut table = Table::open(rules.clone(), content, seats, 7, Vec::new())?;
/// table.deal()?;
/// while let Some(seat) = table.awaited().first() {
///     let first = table.check(seat, table.moves(seat)[0])?;
///     table.play(first)?;
///     table.deal()?;
/// }
/// let usual = table.header().options.clone();
/// let code = ShareCode::of(&table, content, &usual)?;
/// let again = ShareCode::parse(&code.to_string())?.replay(rules, content)?;
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

/// The first bytes of a pack's hash, such as `canonical-sha256:0b50…`; `None` if it has too few digits.
fn content_key(hash: &str) -> Option<[u8; 8]> {
    let digits = hash
        .rsplit(':')
        .next()
        .and_then(|digits| digits.get(..16))?;
    let bytes = HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?;
    bytes.try_into().ok()
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

    /// Reads a code. Capital letters count as small ones.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, ShareError> {
        let text = text.trim().to_ascii_lowercase();
        if text.len() > LENGTH_MAX {
            return Err(ShareError::TooLong(text.len()));
        }
        let Some(code) = text.strip_prefix(SHARE_PREFIX) else {
            return Err(other_format(&text));
        };
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
        let mut table = Table::with_header(game, header, Vec::new()).expect(whole);
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
        same("the game", &body.ruleset, info.name)?;
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
fn other_format(text: &str) -> ShareError {
    let rest = text.strip_prefix("rnw").unwrap_or_default();
    match rest.split_once('-') {
        Some((version, _)) if is_number(version) => {
            ShareError::OtherFormat(format!("rnw{version}-"))
        }
        _ => ShareError::NoCode,
    }
}

/// Whether this is a short number.
fn is_number(text: &str) -> bool {
    (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
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
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rnw_silver_and_gold::{load, shipped};
    use roll_and_write::Outcome;

    const CONTENT: &str = "canonical-sha256:0123456789abcdef0123";

    fn rules(seats: usize) -> Arc<dyn Game> {
        Arc::new(load(&shipped(), [], seats).unwrap())
    }

    fn table(seats: usize, seed: u64) -> Table<Vec<u8>> {
        let names = (0..seats).map(|seat| SeatInfo {
            name: format!("Ann {seat}"),
            player: "me".to_owned(),
        });
        Table::open(rules(seats), CONTENT, names.collect(), seed, Vec::new()).unwrap()
    }

    /// A whole game. `picks` chooses the moves, and which of the awaited seats goes first.
    fn played(seats: usize, seed: u64, picks: &[u8]) -> Table<Vec<u8>> {
        let mut table = table(seats, seed);
        let mut picks = picks.iter().map(|pick| usize::from(*pick)).cycle();
        let mut pick = || picks.next().unwrap_or_default();
        while let Awaiting::Seats(awaited) = table.deal().unwrap() {
            let seat = awaited.iter().nth(pick() % awaited.len()).unwrap();
            let moves = table.moves(seat);
            let mv = table.check(seat, moves[pick() % moves.len()]).unwrap();
            table.play(mv).unwrap();
        }
        table.close().unwrap();
        table
    }

    fn code(table: &Table<Vec<u8>>) -> Result<ShareCode, NoShareCode> {
        ShareCode::of(table, CONTENT, &table.header().options)
    }

    #[test]
    fn a_code_stays_the_same_for_ever() {
        let code = code(&played(1, 7, &[3, 1])).unwrap().to_string();
        assert_eq!(code, PINNED);
    }

    const PINNED: &str = "rnw1-b5zws3dwmvzc2ylomqwwo33mmqaqeaabavaw43ragabg2zihaerukz4jvpg67ufycaqqqqqrbcjsceskziirbcevscck6aiu4e";

    #[test]
    fn a_game_that_is_not_over_has_no_code() {
        let mut table = table(1, 7);
        table.deal().unwrap();
        assert_eq!(code(&table), Err(NoShareCode::Unfinished));
    }

    #[test]
    fn a_game_with_a_chosen_draw_has_no_code() {
        let mut table = table(1, 7);
        let Awaiting::Chance(chance) = table.awaiting() else {
            panic!("a game begins with a draw");
        };
        let own = Dealer::new(DealId::single(7)).draw(chance);
        let items = chance.draw.items().unwrap();
        let other = items
            .iter()
            .map(Outcome::item)
            .find(|item| *item != own)
            .unwrap();
        table.deal_item(other).unwrap();
        while let Awaiting::Seats(_) = table.deal().unwrap() {
            let mv = table.check(Seat::new(0), table.moves(Seat::new(0))[0]);
            table.play(mv.unwrap()).unwrap();
        }
        assert_eq!(code(&table), Err(NoShareCode::Draws(1)));
    }

    #[test]
    fn undone_moves_are_left_out() {
        let mut table = table(1, 7);
        let seat = Seat::new(0);
        table.deal().unwrap();
        let moves = table.moves(seat);
        let undone = moves.iter().find_map(|id| {
            let mv = table.check(seat, *id).ok()?;
            (!table.is_final(&mv)).then_some(mv)
        });
        table
            .play(undone.expect("a move that can be undone"))
            .unwrap();
        table.undo(seat).unwrap();
        while let Awaiting::Seats(_) = table.deal().unwrap() {
            let mv = table.check(seat, table.moves(seat)[0]);
            table.play(mv.unwrap()).unwrap();
        }
        assert_eq!(code(&table).unwrap(), code(&played(1, 7, &[0])).unwrap());
    }

    #[test]
    fn what_is_wrong_with_a_code_is_said() {
        let whole = code(&played(1, 7, &[3, 1])).unwrap();
        let text = whole.to_string();
        let wrong = |text: &str| ShareCode::parse(text).unwrap_err();
        for none in ["", "rnw", "rnw-", "rnwx-", "game.jsonl", "rnw11111111111-"] {
            assert_eq!(wrong(none), ShareError::NoCode, "{none}");
        }
        let later = text.replace("rnw1-", "rnw2-");
        assert_eq!(wrong(&later), ShareError::OtherFormat("rnw2-".to_owned()));
        for damaged in ["rnw1-", "rnw1-a", "rnw1-aaaaaaaa", "rnw1-é", &text[..60]] {
            assert_eq!(wrong(damaged), ShareError::Damaged, "{damaged}");
        }
        let long = format!("rnw1-{}", "a".repeat(LENGTH_MAX));
        assert_eq!(wrong(&long), ShareError::TooLong(LENGTH_MAX + 5));
        for shown in [format!(" {text}\n"), text.to_uppercase()] {
            assert_eq!(ShareCode::parse(&shown).as_ref(), Ok(&whole));
        }
    }

    /// A body with a right checksum, changed by `change`.
    fn changed(change: impl FnOnce(&mut ShareBody)) -> Result<ShareCode, ShareError> {
        let mut code = code(&played(1, 7, &[3, 1])).unwrap();
        change(&mut code.0);
        ShareCode::parse(&code.to_string())
    }

    #[test]
    fn a_code_with_a_right_checksum_and_wrong_content_is_refused() {
        let control = changed(|body| body.seats[0].0 = "\u{1b}[2J".to_owned());
        let invalid = |what| Err(ShareError::Invalid(what));
        assert_eq!(control, invalid("a text contains control characters"));
        let seats = changed(|body| body.seats.clear());
        assert_eq!(seats, invalid("no game has so many seats"));
        let replayed = |change: fn(&mut ShareBody)| {
            let replayed = changed(change).unwrap().replay(rules(1), CONTENT);
            replayed.map(drop).unwrap_err()
        };
        assert_eq!(replayed(|body| body.dealer = 9), ShareError::Dealer(9));
        assert_eq!(replayed(|body| body.end[0] ^= 1), ShareError::OtherEnd);
        assert_eq!(
            replayed(|body| body.decisions.push(1)),
            ShareError::Invalid("it has decisions after the end")
        );
        assert!(matches!(
            replayed(|body| body.decisions.truncate(9)),
            ShareError::Decision(_)
        ));
        for change in [
            (|body| body.rules += 1) as fn(&mut ShareBody),
            |body| body.content[0] ^= 1,
            |body| body.ruleset.push('x'),
            |body| body.options.push(("palms".to_owned(), "never".to_owned())),
            |body| body.seats.push(("Bob".to_owned(), "me".to_owned())),
        ] {
            let error = replayed(change);
            assert!(matches!(error, ShareError::OtherGame { .. }), "{error}");
        }
    }

    proptest! {
        #[test]
        fn a_code_gives_the_same_game(
            seats in 1..=4usize,
            seed: u64,
            picks in prop::collection::vec(any::<u8>(), 1..80),
        ) {
            let table = played(seats, seed, &picks);
            let text = code(&table).unwrap().to_string();
            let again = ShareCode::parse(&text).unwrap().replay(rules(seats), CONTENT).unwrap();
            prop_assert_eq!(again.written(), table.written());
        }

        #[test]
        fn no_bytes_make_a_code_panic(
            bytes in prop::collection::vec(any::<u8>(), 0..200),
            has_checksum: bool,
        ) {
            let mut bytes = bytes;
            if has_checksum {
                bytes.extend(checksum(&bytes));
            }
            let text = format!("{SHARE_PREFIX}{}", BASE32_NOPAD.encode(&bytes));
            if let Ok(code) = ShareCode::parse(&text) {
                let _ = code.replay(rules(1), CONTENT);
            }
        }

        #[test]
        fn no_decisions_make_a_replay_panic(decisions in prop::collection::vec(any::<u8>(), 0..60)) {
            let code = changed(|body| body.decisions = decisions).unwrap();
            prop_assert!(code.replay(rules(1), CONTENT).is_err());
        }

        #[test]
        fn no_text_makes_a_code_panic(text in ".{0,60}") {
            let _ = ShareCode::parse(&text);
            let _ = ShareCode::parse(&format!("{SHARE_PREFIX}{text}"));
        }
    }
}
