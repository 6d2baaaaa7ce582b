//! Worked examples of the rules, and whole games of random moves.

mod packs;
mod random;
mod worked;
