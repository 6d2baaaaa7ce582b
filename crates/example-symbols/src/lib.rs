#![doc = include_str!("../README.md")]
//!
//! Most symbols need no Rust: a pack spells out what they do in `symbols.json`. This crate shows the
//! other door. An effect is a type with one function, [`SymbolEffect::fire`]: it looks at a [`Scene`] and
//! emits [`Instruction`]s, which the engine checks and carries out.
//!
//! | Effect             | Triggers            | Given                          | What it does                                   |
//! |--------------------|---------------------|--------------------------------|------------------------------------------------|
//! | [`compass@1`](Compass)    | `mark`              | nothing                        | one more cell, next to this one                |
//! | [`parrot@1`](Parrot)      | `mark`              | nothing                        | what the last symbol of the seat did, again    |
//! | [`trap-door@1`](TrapDoor) | `mark`              | a count track, two options     | once for each box: any cell, wherever it lies  |
//! | [`chest@1`](Chest)        | `round`, `complete` | a count track, a number        | opens when its row is marked: so many boxes    |
//!
//! # A symbol of your own
//!
//! 1. Write a type and its [`SymbolEffect`]. It is made once for each symbol of a pack that names it, so it
//!    holds what the pack gives it, and nothing else: no counter, no clock, no chance. What a symbol must
//!    remember stands on a track, where players see it and records keep it.
//! 2. Write its maker, which takes [`Arguments`] and refuses those that do not fit.
//! 3. Register it by name and version with [`Plugins::with`], and hand the plugins to the games: to
//!    `load_with` of a game, or to a catalogue. Nothing registers itself.
//! 4. A change of what it does is a new version, so that old records still find the old one.
//!
//! In `symbols.json` a pack then says `"effect": "rust:spade@1"` in place of a `"program"`. Here a whole
//! pack is played with the compass in place of the cross:
//!
//! ```
//! use roll_and_write::content::{Files, Source};
//! use roll_and_write::{Awaiting, Ruleset};
//!
//! let shipped = rnw_silver_and_gold::shipped();
//! let compass = |source: &Source| Source {
//!     text: source.text.replace(
//!         r#""program": [{ "extra_mark": { "cells": 1 } }]"#,
//!         r#""effect": "rust:compass@1""#,
//!     ),
//!     ..source.clone()
//! };
//! let files = Files::new(shipped.sources().iter().map(compass).collect());
//! let game = rnw_silver_and_gold::load_with(&files, [], 1, &rnw_example_symbols::all())?;
//!
//! let (mut state, mut events) = (game.start(), Vec::new());
//! loop {
//!     match game.awaiting(&state) {
//!         Awaiting::Over => break,
//!         Awaiting::Chance(chance) => {
//!             let item = chance.among.iter().next().ok_or("an item")?;
//!             game.deal(&mut state, item, &mut events);
//!         }
//!         Awaiting::Seats(seats) => {
//!             let seat = seats.first().ok_or("a seat")?;
//!             let first = game.nth_move(&state, seat, 0).ok_or("a move")?;
//!             game.apply(&mut state, first, &mut events);
//!         }
//!     }
//! }
//! use roll_and_write::flip::events::{Event, ExtraOwed};
//! assert!(events.iter().any(|event| matches!(event, Event::ExtraOwed(ExtraOwed { cells: 1, .. }))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What an effect cannot do
//!
//! A [`Scene`] shows the own lane and what is public. There is no way from it to the state:
//!
//! ```compile_fail,E0616
//! # use roll_and_write::symbol::{Instructions, Scene};
//! fn fire(scene: &Scene<'_>, _: &mut Instructions) {
//!     let _ = scene.sheet; // private: what may be seen of it is asked for by track
//! }
//! ```
//!
//! It shows no other lane, as it belongs to none:
//!
//! ```compile_fail,E0599
//! # use roll_and_write::symbol::{Instructions, Scene};
//! # use roll_and_write::{Seat, sheet::TrackId};
//! fn fire(scene: &Scene<'_>, _: &mut Instructions) {
//!     let _ = scene.lane(Seat::new(1)).filled(TrackId(0));
//! }
//! ```
//!
//! It cannot be changed, nor made up:
//!
//! ```compile_fail,E0070
//! # use roll_and_write::symbol::Scene;
//! fn fire(scene: &Scene<'_>) {
//!     scene.marked() = roll_and_write::CellSet::ALL;
//! }
//! ```
//!
//! ```compile_fail,E0451
//! # use roll_and_write::symbol::{Moment, Scene};
//! fn forged<'a>(scene: &Scene<'a>, moment: Moment) -> Scene<'a> {
//!     Scene { moment, ..*scene }
//! }
//! ```
//!
//! There is no chance in it, neither a generator nor a seed:
//!
//! ```compile_fail,E0599
//! # use roll_and_write::symbol::Scene;
//! fn fire(scene: &Scene<'_>) -> u32 {
//!     scene.generator().next_u32()
//! }
//! ```
//!
//! What an effect emits it cannot take back, nor what another has emitted:
//!
//! ```compile_fail,E0616
//! # use roll_and_write::symbol::Instructions;
//! fn fire(out: &mut Instructions) {
//!     out.len = 0;
//! }
//! ```
//!
//! And it cannot change itself, for it is shared:
//!
//! ```compile_fail,E0594
//! use roll_and_write::symbol::{Instructions, Scene, SymbolEffect};
//!
//! #[derive(Debug)]
//! struct Counting(u32);
//!
//! impl SymbolEffect for Counting {
//!     fn fire(&self, _: &Scene<'_>, _: &mut Instructions) {
//!         self.0 += 1;
//!     }
//! }
//! ```
//!
//! A cell or a counter that can be changed from behind would get past the compiler, if it may be shared
//! between threads; [`same_twice`] finds it.
//!
//! [`Arguments`]: roll_and_write::symbol::Arguments
//! [`Instruction`]: roll_and_write::symbol::Instruction
//! [`Scene`]: roll_and_write::symbol::Scene
//! [`SymbolEffect`]: roll_and_write::symbol::SymbolEffect
//! [`SymbolEffect::fire`]: roll_and_write::symbol::SymbolEffect::fire
//! [`same_twice`]: roll_and_write::symbol::same_twice

mod chest;
mod compass;
mod parrot;
mod trap_door;

pub use chest::Chest;
pub use compass::Compass;
pub use parrot::Parrot;
pub use trap_door::TrapDoor;

use roll_and_write::symbol::Plugins;

/// The effects of this crate: `compass@1`, `parrot@1`, `trap-door@1` and `chest@1`.
///
/// ```
/// let names: Vec<String> = rnw_example_symbols::all().names().map(str::to_owned).collect();
/// assert_eq!(
///     names,
///     ["rust:compass@1", "rust:parrot@1", "rust:trap-door@1", "rust:chest@1"]
/// );
/// ```
pub fn all() -> Plugins {
    Plugins::default()
        .with("compass", 1, Compass::make)
        .with("parrot", 1, Parrot::make)
        .with("trap-door", 1, TrapDoor::make)
        .with("chest", 1, Chest::make)
}
