//! The limits of what symbols may do.

/// The largest number of different areas of extra cells in a pack that are no scopes.
pub const AREAS_MAX: usize = 48;
/// The largest number of symbols in a pack.
pub const SYMBOLS_MAX: usize = 32;
/// The largest number of claims of symbols that a seat keeps for the barrier.
pub const CLAIMS_MAX: usize = 8;
/// The largest number of instructions that one firing may emit.
pub const INSTRUCTIONS_MAX: usize = 8;
/// The largest number of options of one choice.
pub const CHOICES_MAX: u8 = 8;
/// The largest number of cells that one instruction may grant.
pub const EXTRA_MARKS_MAX: u8 = 64;
/// The highest number that an instruction may write.
pub const NUMBER_MAX: u8 = 200;
/// The largest number of cards in the offer. Effects may look at all of them.
pub const OFFER_MAX: usize = 8;
