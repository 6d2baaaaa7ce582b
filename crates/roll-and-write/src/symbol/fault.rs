//! Why an effect is void.

/// Why an effect is void.
///
/// A fault has one outcome whoever meets it: nothing of what this firing asked for is done, the mark
/// stands, and an event names the symbol, its plugin and the fault.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// It asks for more than [`INSTRUCTIONS_MAX`](super::INSTRUCTIONS_MAX) instructions.
    TooMany,
    /// It names a track, a symbol or a pool that its arguments do not give it.
    NotGiven,
    /// It treats a track as one that is filled otherwise, or takes back boxes whose rows claim.
    WrongTrack,
    /// A number lies outside its range.
    OutOfRange,
    /// What it asks for cannot be asked at this trigger, or in answer to a choice.
    NotNow,
    /// It asks for something that no instruction does.
    Unknown,
    /// It broke off.
    Trapped,
    /// It did not come to an end within its fuel.
    OutOfFuel,
    /// It wanted more memory than it may have.
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

    /// The key of its sentence; without `fault-` in front, its name in records.
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
