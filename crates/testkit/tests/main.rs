//! What the testkit and its guide promise, but for the laws of the games: they are a target of their own, which is small,
//! because every mutant runs it.

mod guide;
mod lines;
mod matrix;
#[path = "../../../tests/page.rs"]
mod page;
mod perft;
// Positions as text.
mod positions;
mod strategies;
#[path = "support/subjects.rs"]
#[allow(dead_code, reason = "each target needs some of them")]
mod subjects;
mod typed;
mod work;
