//! The clauses, one by one. Each has a scenario or a test whose name begins with its id.
//!
//! Clauses about printed facts (C-2, PY-1 to PY-4) are compared with the shipped pack in `deck_facts.rs`. All
//! others are played with small packs. Cases that text can express are in the folders `scenarios` and `packs`.
//! Cases that need random games, views or sums are in Rust.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

// Printed facts.
mod deck_facts;
mod table;

// The setup and marking, PY-5 to PY-19.
mod marking;
// Replacements, claims, rounds and the score, PY-20 to PY-26.
mod scoring;
mod settling;
// Rare cases, PY-32, and who sees what, PY-33.
mod rare;
mod views;
// Ways to enter moves, refusals, and wrong packs.
mod broken;
mod moves;
mod refusals;
// Random games that all of these tests need.
mod random;
// What is the same in both card games: the tables of these tests, wrong packs, options and whole games.
#[path = "../../../../tests/card_games/clauses.rs"]
mod shared;

use rnw_pyramids as game;
