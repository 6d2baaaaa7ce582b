//! My Game: everybody rolls and crosses off boxes at the same time.
//!
//! The rules are in `rules.md`; each clause has a number, such as MG-1. The rooms of the game:
//!
//! | Module    | What it holds                                     |
//! |-----------|---------------------------------------------------|
//! | `rules`   | the options, and what never changes               |
//! | `state`   | what changes during play                          |
//! | `moves`   | what a player may ask for, and its text           |
//! | `legal`   | which moves are legal, and why another is not     |
//! | `turn`    | a turn from the roll to the barrier               |
//! | `event`   | what is announced, and who may see it             |
//! | `view`    | who sees what                                     |
//! | `scoring` | the score sheet, and an estimate for bots         |
//! | `ruleset` | these modules as a [`Ruleset`](roll_and_write::Ruleset) |
//! | `picture` | what people are shown, and the texts of the moves |
//! | `position` | states and views as texts                        |

mod event;
mod legal;
mod moves;
mod picture;
mod position;
mod rules;
mod ruleset;
mod scoring;
mod state;
mod turn;
mod view;

pub use event::Event;
pub use moves::Move;
pub use rules::{MyGame, OPTIONS, RULES, SEATS, load, shipped};
pub use state::{Sheet, State};
pub use view::View;
