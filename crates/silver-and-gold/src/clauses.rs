//! The clauses, one by one: each has a test whose name begins with its id.
//!
//! Clauses about what is printed (C-2, SG-1 to SG-6) are held against the shipped deck in
//! `deck_facts.rs`; all others are played here on small packs that are written in the test.

mod table;

// What both card games share, C-1 to C-12.
mod common;
// The setup, the turn, the score, the examples of the rules and the rare cases, SG-7 to SG-30.
mod examples;
mod rare;
mod scoring;
mod turn;
// Who sees what, and that the order of arrival does not matter (C-7, SG-13, SG-30).
mod order;
mod views;
// House rules, the ways to ask for moves and to be refused, and packs that are wrong.
mod broken;
mod moves;
mod options;
mod refusals;
// Random games that all of this needs.
mod random;
