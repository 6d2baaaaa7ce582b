//! Worked examples of the rules, and whole games of random moves.

mod golden;
mod packs;
mod random;
mod worked;
