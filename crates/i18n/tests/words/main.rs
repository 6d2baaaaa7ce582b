//! The words from outside. That every sentence has a use and every key a sentence is shown where the
//! games are known, in the tests of the command.

/// Words that a pack brings along.
mod packs;
