//! The clauses, one by one. Each has a scenario or a test whose name begins with its id.
//!
//! Clauses about printed facts (C-2, SG-1 to SG-6) are compared with the shipped deck in `deck_facts.rs`. All
//! others are played with small packs. Cases that text can express are in `tests/scenarios`; messages about
//! wrong packs are in `tests/packs`. The tests here are for the rest.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

// Printed facts.
mod deck_facts;
mod table;

// The setup, the turn, the score and the rare cases, SG-7 to SG-29.
mod rare;
mod scoring;
mod turn;
// Who sees what, and independence from the order of arrival (C-7, SG-13, SG-30).
mod order;
mod views;
// House rules, ways to enter moves, and refusals.
mod moves;
mod options;
// Random games that all of these tests need.
mod random;
// What is the same in both card games: the tables of these tests, wrong packs, options and whole games.
#[path = "../../../../tests/card_games/clauses.rs"]
mod shared;

use rnw_silver_and_gold as game;
