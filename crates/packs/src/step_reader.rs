//! Reads the names, numbers and conditions of a program, and reports what can never be.
//!
//! It has more than 500 lines, because one reader has a method for each kind of word.

use super::area_files::AreaEntry;
use super::area_size::{most_cells, most_free};
use super::checks::{find, find_track, within};
use super::line::TERMS_MAX;
use super::read::Location;
use super::report::Report;
use super::steps::TermSort;
use super::value_files::{
    CellKindEntry, ConditionEntry, ValueEntry, ValueTerm, ValueWord, WhomEntry,
};
use roll_and_write::deck::CARDS_MAX;
use roll_and_write::option::nearest;
use roll_and_write::sheet::{BOXES_MAX, Pool, PoolId, SheetLayout, TrackId, TrackKind};
use roll_and_write::symbol::{
    CardFilter, CellKind, Condition, OFFER_MAX, SymbolId, Theirs, Trigger, Triggers, Value, Whom,
};
use roll_and_write::{CELLS_MAX, SEATS_MAX};

/// The largest number in content.
const LITERAL_MAX: i32 = 10_000;

/// What symbols do with the tracks, with a bit for each track.
#[derive(Clone, Copy, Default, Debug)]
pub struct Touched {
    /// The tracks that some symbol fills.
    pub filled: u16,
    /// The tracks that some symbol reads.
    pub read: u16,
}

impl Touched {
    /// Notes that some symbol fills the track.
    pub fn fill(&mut self, track: TrackId) {
        self.filled |= 1 << track.0;
    }

    /// Notes that some symbol reads the track.
    pub fn read(&mut self, track: TrackId) {
        self.read |= 1 << track.0;
    }
}

/// The smallest and the largest possible value of a number.
pub(super) type Range = (i64, i64);

/// Reads names, numbers and conditions in the program of one symbol, and collects what it uses. Who has the steps reads
/// the steps.
#[derive(Debug)]
pub struct StepReader<'a> {
    /// The tracks of the sheet.
    pub layout: &'a SheetLayout,
    /// The shared pools.
    pub pools: &'a [Pool],
    /// The colours of the cards, in the order of the game.
    pub colors: &'a [&'a str],
    /// The number of rounds; the largest possible one if it cannot be read. The same is true of the next two.
    pub rounds: u8,
    /// The number of turns in a round.
    pub turns: u8,
    /// The number of cards in the offer.
    pub offer: u8,
    /// Whether the pack is only for one seat.
    pub alone: bool,
    /// The symbols of the pack, in the order of their ids.
    pub names: &'a [&'a str],
    /// The numbers of rows and columns of the largest cards.
    pub frame: (usize, usize),
    /// When the symbol fires.
    pub triggers: Triggers,
    /// Whether the steps answer a choice.
    pub chosen: bool,
    /// The symbols whose marked cells the program counts.
    pub tallies: Vec<SymbolId>,
    /// Whether the program looks at the symbol that fired last.
    pub follows: bool,
    /// The names of the options of the choice.
    pub options: Vec<String>,
    /// The number of steps, numbers and conditions that were read.
    pub terms: usize,
    /// What symbols do with the tracks.
    pub touched: &'a mut Touched,
    /// The problems that were found.
    pub report: &'a mut Report,
}

impl StepReader<'_> {
    // ---- names ----

    /// A track of this kind.
    pub fn track(&mut self, place: Location<'_>, name: &str, kind: TrackKind) -> Option<TrackId> {
        find_track(place, name, kind, self.layout, self.report)
    }

    /// A track of any kind, which the program only reads, and the number of its boxes.
    fn boxes(&mut self, place: Location<'_>, name: &str) -> Option<(TrackId, i64)> {
        let tracks = self.layout.tracks().iter();
        let known: Vec<&str> = tracks.map(|track| track.name.as_str()).collect();
        if place.is_in_line() && !known.contains(&name) {
            self.no_number(place, name, &known);
        }
        let track = TrackId(find(place, "track", name, &known, self.report)? as u8);
        self.touched.read(track);
        Some((track, self.layout.track(track).boxes.into()))
    }

    /// Reports a word of a line that stands where a number should, and is not the name of a track either.
    fn no_number(&mut self, place: Location<'_>, name: &str, tracks: &[&str]) {
        let meant = if let Some(difference) = difference(name, tracks) {
            format!("put spaces around -: {difference}")
        } else if self.names.contains(&name) {
            format!("{name} is a symbol: expected marked {name} in game, or offered {name}")
        } else {
            match nearest(name, TermSort::Number.first_words())
                .filter(|_| nearest(name, tracks.iter().copied()).is_none())
            {
                Some(word) => format!("did you mean {word:?}?"),
                None => return,
            }
        };
        place.error(self.report, format!("unknown track {name:?}; {meant}"));
    }

    /// A track of this kind, which the program fills.
    pub fn fill(&mut self, place: Location<'_>, name: &str, kind: TrackKind) -> Option<TrackId> {
        let track = self.track(place, name, kind)?;
        self.touched.fill(track);
        Some(track)
    }

    /// A track whose boxes can all be taken back: a counted or a written one.
    pub fn clearable(&mut self, place: Location<'_>, name: &str) -> Option<TrackId> {
        let track = self.layout.find(name).map(|track| self.layout.track(track));
        let is_written = track.is_some_and(|track| track.kind == TrackKind::Written);
        let kinds = [TrackKind::Count, TrackKind::Written];
        self.track(place, name, kinds[usize::from(is_written)])
    }

    /// The seats whose sheets change.
    pub fn whom(&mut self, place: Location<'_>, entry: WhomEntry) -> Whom {
        let whom = entry.whom();
        if self.alone && matches!(whom, Whom::Others | Whom::Next | Whom::Previous) {
            let message = "the pack is only for one seat, so the step never does anything";
            place.warning(self.report, message);
        }
        whom
    }

    pub(crate) fn symbol(&mut self, place: Location<'_>, name: &str) -> Option<SymbolId> {
        find(place, "symbol", name, self.names, self.report).map(|index| SymbolId(index as u8))
    }

    /// A shared pool.
    pub fn pool(&mut self, place: Location<'_>, name: &str) -> Option<PoolId> {
        let pools = self.pools.iter().map(|pool| pool.name.as_str());
        let known: Vec<&str> = pools.collect();
        find(place, "pool", name, &known, self.report).map(|index| PoolId(index as u8))
    }

    fn color(&mut self, place: Location<'_>, name: &str) -> Option<u8> {
        // A pack without colours is wrong in `game.json`, which is reported there.
        if self.colors.is_empty() {
            return None;
        }
        find(place, "colour", name, self.colors, self.report).map(|index| index as u8)
    }

    /// A condition on cards: the symbol that they show, or their colour. The example is right.
    pub fn cards(
        &mut self,
        place: Location<'_>,
        with: Option<&str>,
        color: Option<&str>,
        example: &str,
    ) -> Option<CardFilter> {
        match (with, color) {
            (None, None) => Some(CardFilter::Any),
            (Some(symbol), None) => self
                .symbol(place.field("with"), symbol)
                .map(CardFilter::With),
            (None, Some(color)) => self
                .color(place.field("color"), color)
                .map(CardFilter::Color),
            (Some(_), Some(_)) => {
                let message =
                    format!("a step says \"with\" or \"color\", not both, such as {example}");
                place.field("color").error(self.report, message);
                None
            }
        }
    }

    // ---- numbers ----

    /// A number of things that an instruction does: never below 0, and above 0 in some cases.
    pub fn amount(
        &mut self,
        place: Location<'_>,
        entry: &ValueEntry,
        most: usize,
    ) -> Option<Value> {
        let (value, range) = self.value(place, entry)?;
        let most = most as i64;
        match (&value, range) {
            (Value::Number(number), _) => {
                self.fits(place, (i64::from(*number), i64::from(*number)), (1, most));
            }
            (_, (_, high)) if high <= 0 => {
                let message =
                    format!("this number is at most {high}, so the step never does anything");
                place.warning(self.report, message);
            }
            _ => {}
        }
        Some(value)
    }

    /// A number of boxes of a track. More than the track has is a warning.
    pub fn boxes_of(
        &mut self,
        place: Location<'_>,
        entry: &ValueEntry,
        track: Option<TrackId>,
    ) -> Option<Value> {
        let value = self.amount(place, entry, BOXES_MAX)?;
        let track = track.map(|track| self.layout.track(track));
        if let (Value::Number(number), Some(track)) = (&value, track)
            && (i32::from(track.boxes) + 1..=BOXES_MAX as i32).contains(number)
        {
            let (name, boxes) = (&track.name, track.boxes);
            let message = format!("found {number}; the track {name:?} has only {boxes} boxes");
            place.warning(self.report, message);
        }
        Some(value)
    }

    /// Reports a number that is never within these bounds.
    pub fn fits(&mut self, place: Location<'_>, range: Range, bounds: Range) {
        if range.1 < bounds.0 || range.0 > bounds.1 {
            let found = if range.0 == range.1 {
                range.0.to_string()
            } else {
                format!("{} to {}", range.0, range.1)
            };
            let message = format!("found {found}; expected {} to {}", bounds.0, bounds.1);
            place.error(self.report, message);
        }
    }

    /// A number of points that a score can hold.
    pub fn points(&mut self, place: Location<'_>, entry: &ValueEntry) -> Option<Value> {
        let (value, range) = self.value(place, entry)?;
        self.fits(place, range, (i16::MIN.into(), i16::MAX.into()));
        Some(value)
    }

    /// Reports a fixed number outside its range.
    pub fn within(&mut self, place: Location<'_>, found: u8, least: usize, most: usize) {
        within(place, self.report, found, least, most);
    }

    /// Counts a step, a number or a condition. After the largest number of terms it reads no more.
    pub fn one_more_term(&mut self, place: Location<'_>) -> Option<()> {
        self.terms += 1;
        if self.terms == TERMS_MAX + 1 {
            let message = format!(
                "the program is too long; expected at most {TERMS_MAX} steps, numbers and conditions"
            );
            place.error(self.report, message);
        }
        (self.terms <= TERMS_MAX).then_some(())
    }

    /// A number, and its smallest and largest possible value.
    pub fn value(&mut self, place: Location<'_>, entry: &ValueEntry) -> Option<(Value, Range)> {
        self.one_more_term(place)?;
        match entry {
            ValueEntry::Number(number) => {
                if number.unsigned_abs() > LITERAL_MAX.unsigned_abs() {
                    let message =
                        format!("found {number}; expected -{LITERAL_MAX} to {LITERAL_MAX}");
                    place.error(self.report, message);
                }
                Some((
                    Value::Number(*number),
                    (i64::from(*number), i64::from(*number)),
                ))
            }
            ValueEntry::Word(word) => Some(self.word(*word)),
            ValueEntry::Term(term) => self.term(place, term),
        }
    }

    fn word(&self, word: ValueWord) -> (Value, Range) {
        let (rounds, turns) = (i64::from(self.rounds), i64::from(self.turns));
        let rarely = |round_only: bool, left: Range| {
            // At the end of a round no turn of it follows.
            if round_only && self.triggers.iter().eq([Trigger::Round]) {
                (0, 0)
            } else {
                left
            }
        };
        match word {
            ValueWord::Round => (Value::Round, (1, rounds)),
            ValueWord::Turn => (Value::Turn, (1, turns)),
            ValueWord::RoundsLeft => (Value::RoundsLeft, (0, rounds - 1)),
            ValueWord::TurnsLeft => (Value::TurnsLeft, rarely(true, (0, turns - 1))),
            ValueWord::Completed => (Value::Completed(None), (0, CARDS_MAX as i64)),
            ValueWord::CompletedThisTurn => (Value::CompletedThisTurn, (0, CARDS_MAX as i64)),
        }
    }

    fn term(&mut self, place: Location<'_>, term: &ValueTerm) -> Option<(Value, Range)> {
        // Arithmetic stops at the ends of `i32` when it is carried out, so it does here.
        let ends = |end: i64| end.clamp(i32::MIN.into(), i32::MAX.into());
        let (value, range) = self.term_within(place, term)?;
        Some((value, (ends(range.0), ends(range.1))))
    }

    fn divide(&mut self, place: Location<'_>, values: &[ValueEntry; 2]) -> Option<(Value, Range)> {
        let ([a, b], [x, y]) = self.pair(place, values)?;
        if y == (0, 0) {
            place
                .item(1)
                .error(self.report, "division by 0; expected another number");
        }
        let most = x.0.abs().max(x.1.abs());
        let range = if x.0 >= 0 && y.0 >= 0 {
            (0, most)
        } else {
            (-most - 1, most + 1)
        };
        Some((Value::Divide(Box::new([a, b])), range))
    }

    fn term_within(&mut self, place: Location<'_>, term: &ValueTerm) -> Option<(Value, Range)> {
        Some(match term {
            ValueTerm::Filled(name) => {
                let (track, boxes) = self.boxes(place.field("filled"), name)?;
                (Value::Filled(track), (0, boxes))
            }
            ValueTerm::Free(name) => {
                let (track, boxes) = self.boxes(place.field("free"), name)?;
                (Value::Free(track), (0, boxes))
            }
            ValueTerm::Rows(name) => {
                let (track, boxes) = self.boxes(place.field("rows"), name)?;
                let row = i64::from(self.layout.track(track).row.max(1));
                (Value::Rows(track), (0, boxes / row))
            }
            ValueTerm::Sum(name) => {
                let place = place.field("sum");
                let track = self.track(place, name, TrackKind::Written)?;
                self.touched.read(track);
                let boxes = i64::from(self.layout.track(track).boxes);
                (Value::Sum(track), (0, boxes * 254))
            }
            ValueTerm::Offered(name) => {
                let symbol = self.symbol(place.field("offered"), name)?;
                let most = i64::from(self.offer) * CELLS_MAX as i64;
                (Value::Offered(symbol), (0, most))
            }
            ValueTerm::OfferedCards(name) => {
                let color = self.color(place.field("offered_cards"), name)?;
                let most = i64::from(self.offer).min(OFFER_MAX as i64);
                (Value::OfferedCards(color), (0, most))
            }
            ValueTerm::Marked(name) => {
                let symbol = self.symbol(place.field("marked"), name)?;
                self.tallies.push(symbol);
                (Value::Marked(symbol), (0, 255))
            }
            ValueTerm::Completed(name) => {
                let color = self.color(place.field("completed"), name)?;
                (Value::Completed(Some(color)), (0, CARDS_MAX as i64))
            }
            ValueTerm::Left(name) => {
                let pool = self.pool(place.field("left"), name)?;
                let numbers = self.pools[usize::from(pool.0)].values.len();
                (Value::Left(pool), (0, numbers as i64))
            }
            ValueTerm::Next(name) => {
                let pool = self.pool(place.field("next"), name)?;
                let numbers = self.pools[usize::from(pool.0)].values.iter();
                let most = numbers.max().copied().unwrap_or(0);
                (Value::Next(pool), (0, most.into()))
            }
            ValueTerm::Cells { area, are, bear } => {
                self.cells(place.field("cells"), area, *are, bear.as_deref())?
            }
            ValueTerm::Plus(values) => {
                let (values, ranges) = self.values(place.field("plus"), values)?;
                let sum = ranges.iter().fold((0, 0), |sum: Range, range| {
                    (sum.0.saturating_add(range.0), sum.1.saturating_add(range.1))
                });
                (Value::Plus(values), sum)
            }
            ValueTerm::Times(values) => {
                let (values, ranges) = self.values(place.field("times"), values)?;
                let product = ranges.into_iter().fold((1, 1), product);
                (Value::Times(values), product)
            }
            ValueTerm::Minus(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("minus"), values)?;
                let range = (x.0.saturating_sub(y.1), x.1.saturating_sub(y.0));
                (Value::Minus(Box::new([a, b])), range)
            }
            ValueTerm::Divide(values) => self.divide(place.field("divide"), values)?,
            ValueTerm::Min(values) => {
                let (values, ranges) = self.values(place.field("min"), values)?;
                let least = |a: Range, b: Range| (a.0.min(b.0), a.1.min(b.1));
                (Value::Min(values), ranges.into_iter().reduce(least)?)
            }
            ValueTerm::Max(values) => {
                let (values, ranges) = self.values(place.field("max"), values)?;
                let most = |a: Range, b: Range| (a.0.max(b.0), a.1.max(b.1));
                (Value::Max(values), ranges.into_iter().reduce(most)?)
            }
            ValueTerm::OfNext(value) => self.theirs(place.field("of_next"), Theirs::Next, value)?,
            ValueTerm::OfPrevious(value) => {
                self.theirs(place.field("of_previous"), Theirs::Previous, value)?
            }
            ValueTerm::HighestOfOthers(value) => {
                self.theirs(place.field("highest_of_others"), Theirs::Highest, value)?
            }
            ValueTerm::LowestOfOthers(value) => {
                self.theirs(place.field("lowest_of_others"), Theirs::Lowest, value)?
            }
            ValueTerm::PlayersWithMore(value) => {
                self.theirs(place.field("players_with_more"), Theirs::More, value)?
            }
        })
    }

    /// A number of other seats, 0 without any. What happens on their boards is nobody's business.
    fn theirs(
        &mut self,
        place: Location<'_>,
        theirs: Theirs,
        entry: &ValueEntry,
    ) -> Option<(Value, Range)> {
        let (value, (low, high)) = self.value(place, entry)?;
        if !value.stands_on_sheets() {
            let message = "this number does not stand on the sheets of other seats; expected boxes, rows or a sum of a track, completed cards, or symbols marked in the game";
            place.error(self.report, message);
        }
        let early = [Trigger::Mark, Trigger::Complete];
        let never = value == Value::CompletedThisTurn
            && theirs != Theirs::More
            && self.triggers.iter().all(|on| early.contains(&on));
        if self.alone || never {
            let why = if self.alone {
                "the pack is only for one seat"
            } else {
                "at this trigger others have what they had at the start of the turn"
            };
            place.warning(self.report, format!("{why}, so this number is always 0"));
        }
        let high = match theirs {
            Theirs::More => SEATS_MAX as i64 - 1,
            Theirs::Next | Theirs::Previous | Theirs::Highest | Theirs::Lowest => high.max(0),
        };
        Some((Value::Theirs(theirs, Box::new(value)), (low.min(0), high)))
    }

    fn cells(
        &mut self,
        place: Location<'_>,
        area: &AreaEntry,
        are: CellKindEntry,
        bear: Option<&str>,
    ) -> Option<(Value, Range)> {
        let symbol = match bear {
            None => None,
            Some(name) => Some(self.symbol(place.field("bear"), name)?),
        };
        let area = self.area(place.field("where"), area)?;
        let most = most_cells(&area);
        let (kind, most) = match are {
            CellKindEntry::All => (CellKind::All, most),
            CellKindEntry::Marked => (CellKind::Marked, most),
            CellKindEntry::Free => (CellKind::Free, most_free(&area)),
            CellKindEntry::Fresh => (CellKind::Fresh, most),
        };
        Some((Value::Cells { area, kind, symbol }, (0, most)))
    }

    /// Reads each entry of a list, which may not be empty.
    pub(crate) fn each<E, R>(
        &mut self,
        place: Location<'_>,
        entries: &[E],
        what: &str,
        read: impl Fn(&mut Self, Location<'_>, &E) -> Option<R>,
    ) -> Option<Vec<R>> {
        if entries.is_empty() {
            let message = format!("an empty list; expected at least one {what}");
            place.error(self.report, message);
            return None;
        }
        let entries = entries.iter().enumerate();
        let read = entries.map(|(index, entry)| read(self, place.item(index), entry));
        // What is wrong in the others is reported too.
        let read: Vec<Option<R>> = read.collect();
        read.into_iter().collect()
    }

    fn values(
        &mut self,
        place: Location<'_>,
        entries: &[ValueEntry],
    ) -> Option<(Vec<Value>, Vec<Range>)> {
        let read = self.each(place, entries, "number", Self::value)?;
        Some(read.into_iter().unzip())
    }

    fn pair(
        &mut self,
        place: Location<'_>,
        entries: &[ValueEntry; 2],
    ) -> Option<([Value; 2], [Range; 2])> {
        let first = self.value(place.item(0), &entries[0]);
        let second = self.value(place.item(1), &entries[1]);
        let ((a, x), (b, y)) = (first?, second?);
        Some(([a, b], [x, y]))
    }

    // ---- conditions ----

    /// The condition, and whether it is always true or always false, if that is known.
    pub fn condition(
        &mut self,
        place: Location<'_>,
        entry: &ConditionEntry,
    ) -> Option<(Condition, Option<bool>)> {
        self.one_more_term(place)?;
        Some(match entry {
            ConditionEntry::All(entries) => {
                let (all, known) = self.conditions(place.field("all"), entries, false)?;
                (Condition::All(all), known)
            }
            ConditionEntry::Any(entries) => {
                let (any, known) = self.conditions(place.field("any"), entries, true)?;
                (Condition::Any(any), known)
            }
            ConditionEntry::Not(entry) => {
                let (condition, known) = self.condition(place.field("not"), entry)?;
                (
                    Condition::Not(Box::new(condition)),
                    known.map(|known| !known),
                )
            }
            ConditionEntry::AtLeast(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("at_least"), values)?;
                (Condition::AtLeast(a, b), order(y, x))
            }
            ConditionEntry::AtMost(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("at_most"), values)?;
                (Condition::AtMost(a, b), order(x, y))
            }
            ConditionEntry::Equal(values) => {
                let ([a, b], [x, y]) = self.pair(place.field("equal"), values)?;
                let is_apart = x.1 < y.0 || y.1 < x.0;
                let is_same = x.0 == x.1 && x == y;
                (
                    Condition::Equal(a, b),
                    (is_apart || is_same).then_some(is_same),
                )
            }
            ConditionEntry::Full(area) => {
                (Condition::Full(self.area(place.field("full"), area)?), None)
            }
            ConditionEntry::On(entry) => {
                let wanted = entry.trigger();
                let may_be = self.triggers.contains(wanted);
                let is_known = !may_be || self.triggers.iter().eq([wanted]);
                (Condition::On(wanted), is_known.then_some(may_be))
            }
            ConditionEntry::Color(name) => {
                let color = self.color(place.field("color"), name)?;
                (Condition::Color(color), None)
            }
            ConditionEntry::After(name) => {
                self.follows = true;
                (
                    Condition::After(self.symbol(place.field("after"), name)?),
                    None,
                )
            }
        })
    }

    /// Many conditions, and whether they are so, if that is known: one that is `decided` decides about all.
    fn conditions(
        &mut self,
        place: Location<'_>,
        entries: &[ConditionEntry],
        decided: bool,
    ) -> Option<(Vec<Condition>, Option<bool>)> {
        let read = self.each(place, entries, "condition", Self::condition)?;
        let (conditions, known): (Vec<Condition>, Vec<Option<bool>>) = read.into_iter().unzip();
        let known = if known.contains(&Some(decided)) {
            Some(decided)
        } else {
            let others = known.iter().all(|known| *known == Some(!decided));
            others.then_some(!decided)
        };
        Some((conditions, known))
    }
}

/// The difference that is meant by a name, if a number stands on both sides of a `-` in it.
fn difference(name: &str, tracks: &[&str]) -> Option<String> {
    let is_number = |side: &str| {
        let digits = side.bytes().all(|byte| byte.is_ascii_digit());
        digits && !side.is_empty()
            || tracks.contains(&side)
            || TermSort::Number.alone().any(|word| word == side)
    };
    let mut signs = name.match_indices('-');
    signs.find_map(|(at, _)| {
        let (left, right) = (&name[..at], &name[at + 1..]);
        (is_number(left) && is_number(right)).then(|| format!("{left} - {right}"))
    })
}

/// Whether the first number is always at most the second, or never, if that is known.
fn order(a: Range, b: Range) -> Option<bool> {
    let is_so = a.1 <= b.0;
    (is_so || a.0 > b.1).then_some(is_so)
}

fn product(a: Range, b: Range) -> Range {
    let corners = [
        a.0.saturating_mul(b.0),
        a.0.saturating_mul(b.1),
        a.1.saturating_mul(b.0),
        a.1.saturating_mul(b.1),
    ];
    let ends = |end: i64| end.clamp(i32::MIN.into(), i32::MAX.into());
    let least = corners.iter().copied().min().unwrap_or(0);
    let most = corners.iter().copied().max().unwrap_or(0);
    (ends(least), ends(most))
}
