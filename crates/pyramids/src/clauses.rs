//! The clauses, one by one: each has a test whose name begins with its id.
//!
//! Clauses about what is printed (C-2, PY-1 to PY-4) are held against the shipped pack in
//! `deck_facts.rs`; all others are played here on small packs that are written in the test.

mod table;

// What both card games share, C-1 to C-12.
mod common;
// The setup, marking and symbols, PY-5 to PY-19.
mod marking;
mod symbols;
// Replacements, claims, rounds, the score and its examples, PY-20 to PY-31.
mod examples;
mod scoring;
mod settling;
// Rare cases, PY-32, and who sees what, PY-33.
mod rare;
mod views;
// House rules, the ways to ask for moves and to be refused, and packs that are wrong.
mod broken;
mod moves;
mod options;
mod refusals;
// Random games that all of this needs.
mod random;
