#![doc = include_str!("../README.md")]
//!
//! Most symbols need no Rust: a pack describes in `symbols.json` what they do. This crate shows the other way.
//! An effect is a type with one function, [`SymbolEffect::fire`]. The function looks at a [`Scene`] and emits
//! [`Instruction`]s. The engine checks the instructions and carries them out.
//!
//! | Effect                    | Triggers            | Arguments                  | What it does                       |
//! |---------------------------|---------------------|----------------------------|------------------------------------|
//! | [`compass@1`](Compass)    | `mark`              | none                       | grants one extra cell next to it   |
//! | [`parrot@1`](Parrot)      | `mark`              | none                       | repeats the seat's last symbol     |
//! | [`trap-door@1`](TrapDoor) | `mark`              | a count track, two options | grants any cell, once for each box |
//! | [`chest@1`](Chest)        | `round`, `complete` | a count track, a number N  | fills N boxes if its row is marked |
//!
//! # A symbol of your own
//!
//! 1. Write a type and its [`SymbolEffect`]. The engine creates one value for each symbol of a pack that names
//!    the effect. The value holds the arguments from the pack and nothing else: no counter, no clock, no chance.
//!    A symbol stores what it must remember on a track, where players see it and records keep it.
//! 2. Write a constructor. It takes [`Arguments`] and refuses arguments that do not fit.
//! 3. Register the effect by name and version with [`Plugins::with`]. Pass the plugins to `Rules::load` of a game,
//!    or to a catalogue. Nothing registers itself.
//! 4. If you change what the effect does, register a new version. Old records then still find the old version.
//!
//! In `symbols.json`, a pack then writes `"effect": "rust:spade@1"` instead of a `"program"`. This example plays
//! a whole pack with the compass in place of the cross:
//!
//! ```
//! use rnw_packs::{Files, Source};
//! use roll_and_write::{Awaiting, Ruleset};
//!
//! let shipped = rnw_silver_and_gold::shipped();
//! let compass = |source: &Source| Source {
//!     text: source.text.replace(
//!         r#""program": "on mark: mark 1 extra cell""#,
//!         r#""effect": "rust:compass@1""#,
//!     ),
//!     ..source.clone()
//! };
//! let files = Files::new(shipped.sources().iter().map(compass).collect());
//! let game = rnw_silver_and_gold::Rules::load(&files, [], 1, &rnw_example_symbols::all())?;
//!
//! let (mut state, mut events) = (game.start(), Vec::new());
//! loop {
//!     match game.awaiting(&state) {
//!         Awaiting::Over => break,
//!         Awaiting::Chance(chance) => {
//!             let item = chance.first().ok_or("an item")?;
//!             game.deal(&mut state, item, &mut events);
//!         }
//!         Awaiting::Seats(seats) => {
//!             let seat = seats.first().ok_or("a seat")?;
//!             let first = game.nth_move(&state, seat, 0).ok_or("a move")?;
//!             game.apply(&mut state, first, &mut events);
//!         }
//!     }
//! }
//! use rnw_flip::events::{Event, ExtraOwed};
//! assert!(events.iter().any(|event| matches!(event, Event::ExtraOwed(ExtraOwed { cells: 1, .. }))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What an effect cannot do
//!
//! A [`Scene`] shows the seat's own lane and public information. It gives no access to the state:
//!
//! ```compile_fail,E0616
//! # use roll_and_write::symbol::{Instructions, Scene};
//! fn fire(scene: &Scene<'_>, _: &mut Instructions) {
//!     let _ = scene.sheet; // private: what may be seen of it is asked for by track
//! }
//! ```
//!
//! It shows no other lane:
//!
//! ```compile_fail,E0599
//! # use roll_and_write::symbol::{Instructions, Scene};
//! # use roll_and_write::{Seat, sheet::TrackId};
//! fn fire(scene: &Scene<'_>, _: &mut Instructions) {
//!     let _ = scene.lane(Seat::new(1)).filled(TrackId(0));
//! }
//! ```
//!
//! An effect cannot change its scene:
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
//! A scene contains no chance, neither a generator nor a seed:
//!
//! ```compile_fail,E0599
//! # use roll_and_write::symbol::Scene;
//! fn fire(scene: &Scene<'_>) -> u32 {
//!     scene.generator().next_u32()
//! }
//! ```
//!
//! An effect cannot take back instructions, neither its own nor those of other effects:
//!
//! ```compile_fail,E0616
//! # use roll_and_write::symbol::Instructions;
//! fn fire(out: &mut Instructions) {
//!     out.len = 0;
//! }
//! ```
//!
//! An effect cannot change itself, because it is shared:
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
//! The compiler accepts interior mutability if the type may be shared between threads, such as an atomic counter.
//! [`same_twice`] finds such effects.
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
