//! What an effect may ask the engine to do.
//!
//! It has more than 500 lines, because almost half of them say what each instruction does.

use super::{
    Arguments, CardFilter, Fault, INSTRUCTIONS_MAX, Masks, Scope, SheetChange, Whom, Within,
};
use crate::sheet::{PoolId, TrackId};

/// Crosses off boxes of a counted track. Boxes that are missing are lost.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Advance, Instructions};
/// let coins = TrackId(0);
/// let mut out = Instructions::default();
/// out.emit(Advance { track: coins, by: 2 });
/// assert_eq!(out.asked(), Ok(&[Advance { track: coins, by: 2 }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Advance {
    /// The counted track.
    pub track: TrackId,
    /// The number of boxes; 0 does nothing.
    pub by: u8,
}

/// Takes back boxes of a counted track, the last one first.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Erase, Instructions};
/// let pearls = TrackId(0);
/// let mut out = Instructions::default();
/// out.emit(Erase { track: pearls, by: 1 });
/// assert_eq!(out.asked(), Ok(&[Erase { track: pearls, by: 1 }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Erase {
    /// A counted track.
    pub track: TrackId,
    /// The number of boxes; 0 does nothing.
    pub by: u8,
}

/// Writes a number into the next free box of a track. The number is lost if no box is free.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Instructions, Write};
/// let write = Write { track: TrackId(0), number: 3, optional: true };
/// let mut out = Instructions::default();
/// out.emit(write);
/// assert_eq!(out.asked(), Ok(&[write.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Write {
    /// The written track.
    pub track: TrackId,
    /// The number, 0 to [`NUMBER_MAX`](super::NUMBER_MAX).
    pub number: u8,
    /// Whether the seat may decline the number.
    pub optional: bool,
}

/// Changes the sheets of other seats.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Affect, Instructions, SheetChange, Whom};
/// let (skulls, coins) = (TrackId(0), TrackId(1));
/// let mut out = Instructions::default();
/// out.emit(Affect { whom: Whom::Others, change: SheetChange::Advance, track: skulls, amount: 1 });
/// out.emit(Affect { whom: Whom::Leader, change: SheetChange::Take, track: coins, amount: 2 });
/// assert_eq!(out.asked().map(<[_]>::len), Ok(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Affect {
    /// The seats whose sheets change.
    pub whom: Whom,
    /// What happens there.
    pub change: SheetChange,
    /// The track: a written one to write on, otherwise a counted one.
    pub track: TrackId,
    /// The number of boxes, 0 to [`BOXES_MAX`](crate::sheet::BOXES_MAX), or the number to write, 0 to [`NUMBER_MAX`](super::NUMBER_MAX). No
    /// boxes do nothing.
    pub amount: u8,
}

/// Crosses off the box of the present round, at most once a round. It is also the step of a
/// program.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Instructions, MarkRound};
/// let tides = TrackId(0);
/// let mut out = Instructions::default();
/// out.emit(MarkRound { track: tides });
/// assert_eq!(out.asked(), Ok(&[MarkRound { track: tides }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarkRound {
    /// The track of rounds.
    pub track: TrackId,
}

/// Grants extra cells, which the seat marks one at a time.
///
/// ```
/// use roll_and_write::symbol::{Extra, Instructions, Scope};
/// let extra = Extra::cells(2).within(Scope::Row);
/// let mut out = Instructions::default();
/// out.emit(extra);
/// assert_eq!(out.asked(), Ok(&[extra.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extra {
    /// The number of cells, 1 to [`EXTRA_MARKS_MAX`](super::EXTRA_MARKS_MAX).
    pub cells: u8,
    /// Where the cells must be.
    pub within: Within,
    /// Whether the cells may be anywhere there. Otherwise each must touch a marked cell or
    /// begin at an entry, where the grid demands it.
    pub apart: bool,
    /// Whether the seat may decline them.
    pub optional: bool,
}

impl Extra {
    /// This number of cells on any board of the seat. The seat must mark them if it can.
    pub const fn cells(cells: u8) -> Self {
        Self {
            cells,
            within: Within::Scope(Scope::Anywhere),
            apart: false,
            optional: false,
        }
    }

    /// The same cells within a scope.
    #[must_use]
    pub const fn within(self, scope: Scope) -> Self {
        Self {
            within: Within::Scope(scope),
            ..self
        }
    }

    /// The same cells within a set. A seat keeps one set at a time: while it owes cells in one, cells
    /// in another lapse.
    ///
    /// ```
    /// use roll_and_write::CellSet;
    /// use roll_and_write::symbol::{Extra, Masks, Within};
    /// let masks = Masks { here: CellSet::from_bits(0b101), ..Masks::default() };
    /// assert_eq!(Extra::cells(1).within_masks(masks).within, Within::Masks(masks));
    /// ```
    #[must_use]
    pub const fn within_masks(self, masks: Masks) -> Self {
        Self {
            within: Within::Masks(masks),
            ..self
        }
    }
}

/// Takes the next numbers of a shared pool at the barrier, when the seat settles.
///
/// ```
/// use roll_and_write::sheet::{PoolId, TrackId};
/// use roll_and_write::symbol::{Claim, Instructions};
/// let claim = Claim { pool: PoolId(0), into: Some(TrackId(1)), by: 1 };
/// let mut out = Instructions::default();
/// out.emit(claim);
/// assert_eq!(out.asked(), Ok(&[claim.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The pool of the number.
    pub pool: PoolId,
    /// The written track for the numbers. Without a track they are not written.
    pub into: Option<TrackId>,
    /// How many numbers, one after the other, at most [`CLAIMS_MAX`](super::CLAIMS_MAX); 0 does nothing.
    pub by: u8,
}

/// At scoring: points for each marked cell of the symbol.
///
/// ```
/// use roll_and_write::symbol::{Instructions, Score};
/// let mut out = Instructions::default();
/// out.emit(Score { points: -2 });
/// assert_eq!(out.asked(), Ok(&[Score { points: -2 }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The points, which may be negative.
    pub points: i16,
}

/// At scoring: points once, for any number of marked cells of the symbol.
///
/// ```
/// use roll_and_write::symbol::{Instructions, ScoreOnce};
/// let mut out = Instructions::default();
/// out.emit(ScoreOnce { points: -2 });
/// assert_eq!(out.asked(), Ok(&[ScoreOnce { points: -2 }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreOnce {
    /// The points, which may be negative.
    pub points: i16,
}

/// At the barrier, puts cards of the offer back into the deck and lays out others.
///
/// ```
/// use roll_and_write::symbol::{CardFilter, Instructions, RenewOffer, SymbolId};
/// let palms = RenewOffer { only: CardFilter::With(SymbolId(1)) };
/// let mut out = Instructions::default();
/// out.emit(palms);
/// assert_eq!(out.asked(), Ok(&[palms.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct RenewOffer {
    /// The cards that go back into the deck.
    pub only: CardFilter,
}

/// At the barrier, puts the card of the symbol back into the deck and replaces it. A complete card
/// stays.
///
/// ```
/// use roll_and_write::symbol::{CardFilter, Discard, Instructions, Replacement};
/// let swap = Discard { from: Replacement::Offer, only: CardFilter::Any };
/// let mut out = Instructions::default();
/// out.emit(swap);
/// assert_eq!(out.asked(), Ok(&[swap.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Discard {
    /// Where the new card comes from.
    pub from: Replacement,
    /// Which offered cards may replace it, if it comes from the offer only. It has no effect
    /// otherwise.
    pub only: CardFilter,
}

/// Where the new card comes from when a card is discarded.
///
/// ```
/// use roll_and_write::symbol::{Discard, Replacement};
/// assert_eq!(Discard::default().from, Replacement::Anywhere);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Replacement {
    /// From the offer or the deck, as the seat chooses.
    #[default]
    Anywhere,
    /// From the offer only: the seat swaps its card for an open one. If the offer has no card that
    /// the seat may take, no card comes.
    Offer,
}

/// Asks the seat to choose one of several options. The effect then fires once more and sees the
/// choice.
///
/// ```
/// use roll_and_write::symbol::{Choose, Instructions};
/// let mut out = Instructions::default();
/// out.emit(Choose { options: 2 });
/// assert_eq!(out.asked(), Ok(&[Choose { options: 2 }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choose {
    /// The number of options, 2 to [`CHOICES_MAX`](super::CHOICES_MAX).
    pub options: u8,
}

/// Makes the enum of all instructions, and the conversion from the data of each.
macro_rules! instructions {
    ($(#[doc = $doc:literal] $name:ident $(: $data:ident)?;)*) => {
        /// What an effect may ask the engine to do, in the lane of the seat that marked the cell.
        ///
        /// [`Instructions::emit`] accepts the data type of a variant, such as [`Advance`].
        ///
        /// ```
        /// use roll_and_write::sheet::TrackId;
        /// use roll_and_write::symbol::{Advance, Instruction, Instructions};
        /// let mut out = Instructions::default();
        /// out.emit(Advance { track: TrackId(0), by: 2 });
        /// out.emit(Instruction::Spend);
        /// assert_eq!(out.asked().map(<[_]>::len), Ok(2));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Instruction {
            $(#[doc = $doc] $name $(($data))?,)*
        }

        $($(
            impl From<$data> for Instruction {
                #[inline]
                fn from(it: $data) -> Self {
                    Self::$name(it)
                }
            }
        )?)*
    };
}

instructions! {
    /// Cross off boxes of a counted track.
    Advance: Advance;
    /// Take back boxes of a counted track, the last first.
    Erase: Erase;
    /// Write a number into the next free box of a written track.
    Write: Write;
    /// Change the sheets of other seats, also by moving boxes between a sheet and the own one.
    Affect: Affect;
    /// Cross off the box of the present round on a track of rounds, at most once a round.
    MarkRound: MarkRound;
    /// Mark more cells, one at a time.
    ExtraMark: Extra;
    /// Mark the pattern of the turn once more, or one cell instead.
    ExtraPattern;
    /// Take the next numbers of a shared pool at the barrier.
    Claim: Claim;
    /// Points for each marked cell of the symbol, counted at scoring.
    Score: Score;
    /// Points once, however many cells of the symbol are marked, counted at scoring.
    ScoreOnce: ScoreOnce;
    /// Do what the symbol does that fired last.
    Copy;
    /// Fire no more on this cell.
    Spend;
    /// At the barrier, put cards of the offer back into the deck and lay out others.
    RenewOffer: RenewOffer;
    /// At the barrier, put the symbol's card back into the deck and replace it.
    Discard: Discard;
    /// The seat chooses one of 2 to 8 options.
    Choose: Choose;
}

/// The numbers of instructions for effects that are no Rust.
impl Instruction {
    /// The instruction with this number, and with these data: numbers, and the places of tracks, symbols and pools among
    /// what the pack gives. Numbers never change; a new instruction gets the next one.
    ///
    /// ```
    /// use roll_and_write::sheet::{TrackId, TrackKind};
    /// use roll_and_write::symbol::{Advance, Arguments, Fault, Instruction};
    /// let (coins, none) = (TrackId(4), Vec::new);
    /// let given = Arguments::new([(coins, TrackKind::Count)], none(), vec![], vec![]);
    /// let asked = Instruction::numbered(0, [0, 2, 0], &given);
    /// assert_eq!(asked, Ok(Advance { track: coins, by: 2 }.into()));
    /// assert_eq!(Instruction::numbered(99, [0; 3], &given), Err(Fault::Unknown));
    /// ```
    ///
    /// # Errors
    /// If there is no such instruction, or if its data are out of range or not given.
    #[inline]
    pub fn numbered(kind: i32, [a, b, c]: [i32; 3], given: &Arguments) -> Result<Self, Fault> {
        let track = |place| at(given.tracks(), place).ok_or(Fault::NotGiven);
        let pool = |place| at(given.pools(), place).ok_or(Fault::NotGiven);
        let with = || {
            at(given.symbols(), a)
                .map(CardFilter::With)
                .ok_or(Fault::NotGiven)
        };
        let of_color = || byte(a).map(CardFilter::Color);
        let points = || i16::try_from(a).map_err(|_| Fault::OutOfRange);
        let from = Replacement::Offer;
        Ok(match kind {
            0 => Advance {
                track: track(a)?,
                by: byte(b)?,
            }
            .into(),
            1 => Erase {
                track: track(a)?,
                by: byte(b)?,
            }
            .into(),
            2 => Self::Write(Write {
                track: track(a)?,
                number: byte(b)?,
                optional: flags(c, 1)? != 0,
            }),
            3 => MarkRound { track: track(a)? }.into(),
            4 => {
                let scope = at(&Scope::ALL, b).ok_or(Fault::OutOfRange)?;
                Extra::numbered(a, Within::Scope(scope), c)?.into()
            }
            5 => Self::ExtraPattern,
            6 => Self::Claim(Claim {
                pool: pool(a)?,
                into: (b != -1).then(|| track(b)).transpose()?,
                by: byte(c)?.max(1),
            }),
            7 => Choose { options: byte(a)? }.into(),
            8 => Self::Copy,
            9 => Score { points: points()? }.into(),
            10 => Self::Spend,
            11 => RenewOffer::default().into(),
            12 => Discard::default().into(),
            13 => ScoreOnce { points: points()? }.into(),
            14 => Discard {
                from,
                only: CardFilter::Any,
            }
            .into(),
            15..20 => Self::Affect(Affect {
                change: at(&SheetChange::ALL, kind - 15).ok_or(Fault::Unknown)?,
                track: track(a)?,
                amount: byte(b)?,
                whom: at(&Whom::ALL, c).ok_or(Fault::OutOfRange)?,
            }),
            20 => Discard {
                from,
                only: with()?,
            }
            .into(),
            21 => Discard {
                from,
                only: of_color()?,
            }
            .into(),
            22 => RenewOffer { only: with()? }.into(),
            23 => RenewOffer { only: of_color()? }.into(),
            _ => return Err(Fault::Unknown),
        })
    }
}

impl Extra {
    /// Extra cells for an effect that is no Rust. `how` is 1 if they may be declined, plus 2 if they may be apart.
    ///
    /// # Errors
    /// If a number is out of range.
    #[inline]
    pub fn numbered(cells: i32, within: Within, how: i32) -> Result<Self, Fault> {
        let flags = flags(how, 3)?;
        Ok(Self {
            cells: byte(cells)?,
            within,
            optional: flags & 1 != 0,
            apart: flags & 2 != 0,
        })
    }
}

fn at<T: Copy>(all: &[T], place: i32) -> Option<T> {
    let place = usize::try_from(place).ok()?;
    all.get(place).copied()
}

fn byte(number: i32) -> Result<u8, Fault> {
    u8::try_from(number).map_err(|_| Fault::OutOfRange)
}

/// A number of flags. It has no bit that is not in `known`.
fn flags(number: i32, known: i32) -> Result<i32, Fault> {
    let fits = number & !known == 0;
    fits.then_some(number).ok_or(Fault::OutOfRange)
}

/// The instructions of one firing, in order; or a fault, which cancels all of them.
///
/// ```
/// use roll_and_write::symbol::{Extra, Fault, Instruction, Instructions};
/// let mut out = Instructions::default();
/// out.emit(Extra::cells(1));
/// assert_eq!(out.asked(), Ok(&[Instruction::ExtraMark(Extra::cells(1))][..]));
/// out.fail(Fault::OutOfRange);
/// assert_eq!(out.asked(), Err(Fault::OutOfRange));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instructions {
    items: [Instruction; INSTRUCTIONS_MAX],
    len: u8,
    fault: Option<Fault>,
}

impl Default for Instructions {
    fn default() -> Self {
        Self {
            items: [Instruction::Copy; INSTRUCTIONS_MAX],
            len: 0,
            fault: None,
        }
    }
}

impl Instructions {
    /// Asks for one more instruction. More than [`INSTRUCTIONS_MAX`] are a fault.
    #[inline]
    pub fn emit(&mut self, instruction: impl Into<Instruction>) {
        if usize::from(self.len) < INSTRUCTIONS_MAX {
            self.items[usize::from(self.len)] = instruction.into();
            self.len += 1;
        } else {
            self.fail(Fault::TooMany);
        }
    }

    /// Cancels the firing. If this is called more than once, the first fault counts.
    pub fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    /// The instructions in order.
    ///
    /// # Errors
    /// The fault that cancels them.
    #[inline]
    pub fn asked(&self) -> Result<&[Instruction], Fault> {
        match self.fault {
            None => Ok(self.as_slice()),
            Some(fault) => Err(fault),
        }
    }

    /// The instructions in order, even if there is a fault.
    #[inline]
    pub fn as_slice(&self) -> &[Instruction] {
        &self.items[..usize::from(self.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_fault_voids_all_that_was_asked_for() {
        let mut out = Instructions::default();
        (0..INSTRUCTIONS_MAX).for_each(|_| out.emit(Instruction::Copy));
        assert_eq!(out.asked().map(<[_]>::len), Ok(INSTRUCTIONS_MAX));
        out.emit(Instruction::Copy);
        out.fail(Fault::Trapped);
        assert_eq!(out.asked(), Err(Fault::TooMany));
    }
}
