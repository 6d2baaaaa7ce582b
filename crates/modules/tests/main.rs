//! Modules of all kinds: sound ones beside their twins in Rust, hostile ones, and those that are refused.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

// What is refused at loading, and in which words.
mod refused;
// Modules that do what they may not, each with what comes of it.
mod hostile;
// Packs with the four symbols, in Rust and as modules.
#[path = "../../example-symbols/tests/pack.rs"]
mod pack;
// The four symbols as modules: built from their sources, and the same in play as those in Rust.
mod twins;
