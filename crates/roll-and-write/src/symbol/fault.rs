//! Why an effect has no result.

/// Why an effect has no result.
///
/// Every fault has the same outcome. The engine does nothing of what this firing asked for, and the
/// mark stays. An event names the symbol, its plugin and the fault.
///
/// ```
/// use roll_and_write::symbol::{Fault, Instructions};
/// let mut out = Instructions::default();
/// out.fail(Fault::OutOfFuel);
/// assert_eq!(out.asked(), Err(Fault::OutOfFuel));
/// assert_eq!(Fault::OutOfFuel.key(), "fault-out-of-fuel");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Fault {
    /// The effect asks for more than [`INSTRUCTIONS_MAX`](super::INSTRUCTIONS_MAX) instructions.
    TooMany,
    /// The effect names a track, a symbol or a pool that is not in its arguments.
    NotGiven,
    /// The track is of another kind, or the effect takes back boxes whose rows claim and the sheet has no slot left to
    /// remember which rows have claimed.
    WrongTrack,
    /// A number is out of its range.
    OutOfRange,
    /// The instruction is not allowed at this trigger, or not in the answer to a choice.
    NotNow,
    /// There is no such instruction.
    Unknown,
    /// The module stopped with an error.
    Trapped,
    /// The module used all its fuel before it ended.
    OutOfFuel,
    /// The module asked for more memory than it may have.
    OutOfMemory,
}

impl Fault {
    /// All faults.
    pub const ALL: [Self; 9] = [
        Self::TooMany,
        Self::NotGiven,
        Self::WrongTrack,
        Self::OutOfRange,
        Self::NotNow,
        Self::Unknown,
        Self::Trapped,
        Self::OutOfFuel,
        Self::OutOfMemory,
    ];

    /// The message key of the fault. Records contain it without the `fault-` at the start.
    pub const fn key(self) -> &'static str {
        match self {
            Self::TooMany => "fault-too-many",
            Self::NotGiven => "fault-not-given",
            Self::WrongTrack => "fault-wrong-track",
            Self::OutOfRange => "fault-out-of-range",
            Self::NotNow => "fault-not-now",
            Self::Unknown => "fault-unknown",
            Self::Trapped => "fault-trapped",
            Self::OutOfFuel => "fault-out-of-fuel",
            Self::OutOfMemory => "fault-out-of-memory",
        }
    }
}
