//! How much symbols may do.

/// The most symbols in a pack.
pub const SYMBOLS_MAX: usize = 32;
/// The most instructions that one firing of an effect may emit.
pub const INSTRUCTIONS_MAX: usize = 8;
/// The most options of one choice.
pub const CHOICES_MAX: u8 = 8;
/// The most cells that one instruction may grant.
pub const EXTRA_MARKS_MAX: u8 = 64;
/// The highest number that may be written.
pub const NUMBER_MAX: u8 = 200;
/// The most cards in the offer, which effects may look at.
pub const OFFER_MAX: usize = 8;
