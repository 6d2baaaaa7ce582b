//! Symbols of packs: every step, number, condition, trigger and scope, and what holds whatever they do.
//!
//! Small packs are written by hand, and what they come to was worked out by hand from
//! `docs/content.md`. That packs drawn at random keep the laws of all games is tested in `crates/testkit`.

// Triggers, and what is settled at the barrier, in order.
mod barrier;
// What is said of symbols that are wrong or doubtful, with its line and column.
mod broken;
// A pack whose symbols do everything.
pub(crate) mod full;
// Numbers and conditions.
mod numbers;
// Whole games with random symbols through the command.
mod records;
// Nobody sees what another seat's symbols do while all mark.
mod secrets;
// The symbols of the shipped packs and of the example crate, one by one.
#[cfg(feature = "modules")]
mod shipped;
// Each step: what is told, what is on the sheet, and which moves it opens.
mod steps;
// Small packs and a table that plays them by text.
mod table;
// Symbols that no card bears, and the order in which symbols of one mark fire.
mod unseen;
