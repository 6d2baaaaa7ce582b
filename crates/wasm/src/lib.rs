#![doc = include_str!("../README.md")]
//!
//! A pack puts a `.wasm` file, or its text form `.wat`, next to its `symbols.json` and names it with
//! `"effect": "module:FILE"`. A few functions show the module the scene. One function emits instructions, the
//! same ones that an effect in Rust may emit. The module sees the same as an effect in Rust, with three
//! exceptions: the colours of cards, the numbers of a pool after the next one, and the name of the last symbol.
//! It has no files, no clock, no chance and no memory of earlier calls.
//!
//! # The interface, version 1
//!
//! A module exports the function `fire`, without parameters and results. The engine calls it at each firing.
//! The module imports the functions that it needs from `rnw`, and nothing else. It identifies tracks, symbols,
//! pools and numbers by their position, counted from 0, in the lists that the pack gives under `with`. A set of
//! cells is 64 bits, one bit for each cell. A cell is the number of its bit. Cells are counted row by row in
//! the rectangle that holds the grids of all cards. With `row` and `column`, a module needs no such arithmetic.
//!
//! | Function   | Parameters             | Result | Meaning                                                              |
//! |------------|------------------------|--------|----------------------------------------------------------------------|
//! | `trigger`  |                        | `i32`  | 0 mark, 1 complete, 2 turn, 3 round, 4 scoring, 5 start              |
//! | `choice`   |                        | `i32`  | the option that the seat chose, from 0; -1 if the seat was not asked |
//! | `cell`     |                        | `i32`  | the cell that shows the symbol                                       |
//! | `round`    |                        | `i32`  | the round, from 0                                                    |
//! | `turn`     |                        | `i32`  | the turn within the round, from 0                                    |
//! | `rounds`   |                        | `i32`  | the number of rounds of a game                                       |
//! | `turns`    |                        | `i32`  | the number of turns of a round                                       |
//! | `completed`|                        | `i32`  | the number of cards that the seat has completed                      |
//! | `last`     |                        | `i32`  | 1 if there is a symbol to copy, else 0                               |
//! | `cells`    |                        | `i64`  | the cells of the card                                                |
//! | `marked`   |                        | `i64`  | the marked cells of the card                                         |
//! | `fresh`    |                        | `i64`  | the cells of the card that were marked in this turn                  |
//! | `other_cells` |                     | `i64`  | the cells of the seat's other board; none if it is empty             |
//! | `other_marked` |                    | `i64`  | the marked cells of the other board                                  |
//! | `other_fresh` |                     | `i64`  | the cells of the other board that were marked in this turn           |
//! | `near`     | `i32` cell             | `i64`  | the cells next to a cell, edge to edge                               |
//! | `row`      | `i32` cell             | `i64`  | the cells in the row of a cell                                       |
//! | `column`   | `i32` cell             | `i64`  | the cells in the column of a cell                                    |
//! | `bearing`  | `i32` symbol           | `i64`  | the cells of the card that show a symbol                             |
//! | `filled`   | `i32` track            | `i32`  | the number of filled boxes of a track                                |
//! | `boxes`    | `i32` track            | `i32`  | the number of all boxes of a track                                   |
//! | `rows_full`| `i32` track            | `i32`  | the number of full rows of a track                                   |
//! | `sum`      | `i32` track            | `i32`  | the sum of the numbers on a track                                    |
//! | `offered`  | `i32` symbol           | `i32`  | how often a symbol is printed on the offer                           |
//! | `tally`    | `i32` symbol           | `i32`  | how many cells with a symbol the seat has marked in the game         |
//! | `left`     | `i32` pool             | `i32`  | how many numbers are left in a pool                                  |
//! | `next`     | `i32` pool             | `i32`  | the next number of a pool; 0 if none is left                         |
//! | `number`   | `i32` position         | `i32`  | a number from the pack                                               |
//! | `emit`     | `i32` kind, `a`, `b`, `c` |     | emits an instruction, at most eight times per call                   |
//! | `emit_extra` | `i32` cells, `i64` here, `i64` other, `i32` flags | | emits [`ExtraMark`](Instruction::ExtraMark) in a set: its cells on the card of the symbol and on the other board; the flags are `c` in the table below |
//!
//! This table lists what `emit` can ask for. The engine ignores parameters without a meaning:
//!
//! | Kind | Instruction                          | `a`               | `b`                  | `c`                         |
//! |-----:|--------------------------------------|-------------------|----------------------|-----------------------------|
//! |    0 | [`Advance`](Instruction::Advance)           | track             | boxes, 0 to 255      |                             |
//! |    1 | [`Erase`](Instruction::Erase)               | track             | boxes, 0 to 255      |                             |
//! |    2 | [`Write`](Instruction::Write)               | track             | number, 0 to 200     | 1 if it may be declined     |
//! |    3 | [`MarkRound`](Instruction::MarkRound)       | track             |                      |                             |
//! |    4 | [`ExtraMark`](Instruction::ExtraMark)       | cells, 1 to 64    | [`Scope`]: 0 anywhere, 1 card, 2 near, 3 row, 4 column, 5 other board | 1 if it may be declined, plus 2 if apart |
//! |    5 | [`ExtraPattern`](Instruction::ExtraPattern) |                   |                      |                             |
//! |    6 | [`Claim`](Instruction::Claim)               | pool              | track, or -1         | how many numbers, at most 8; 0 is one |
//! |    7 | [`Choose`](Instruction::Choose)             | options, 2 to 8   |                      |                             |
//! |    8 | [`Copy`](Instruction::Copy)                 |                   |                      |                             |
//! |    9 | [`Score`](Instruction::Score)               | points, -32768 to 32767 |                |                             |
//! |   10 | [`Spend`](Instruction::Spend)               |                   |                      |                             |
//! |   11 | [`RenewOffer`](Instruction::RenewOffer)     |                   |                      |                             |
//! |   12 | [`Discard`](Instruction::Discard)           |                   |                      |                             |
//! |   13 | [`ScoreOnce`](Instruction::ScoreOnce)       | points, -32768 to 32767 |                |                             |
//! |   14 | [`Discard`](Instruction::Discard), replaced from the offer only | |                 |                             |
//! |   15 | [`Affect`](Instruction::Affect) to [`Advance`](SheetChange::Advance) | track | boxes, 0 to 200 | [`Whom`]: 0 others, 1 next, 2 previous, 3 each, 4 leader, 5 last |
//! |   16 | [`Affect`](Instruction::Affect) to [`Erase`](SheetChange::Erase) | track | boxes, 0 to 200 | [`Whom`] |
//! |   17 | [`Affect`](Instruction::Affect) to [`Write`](SheetChange::Write) | track | number, 0 to 200 | [`Whom`] |
//! |   18 | [`Affect`](Instruction::Affect) to [`Take`](SheetChange::Take) | track | boxes, 0 to 200 | [`Whom`] |
//! |   19 | [`Affect`](Instruction::Affect) to [`Give`](SheetChange::Give) | track | boxes, 0 to 200 | [`Whom`] |
//! |   20 | [`Discard`](Instruction::Discard), replaced from the offer by a card [with a symbol](CardFilter::With) | symbol | | |
//! |   21 | [`Discard`](Instruction::Discard), replaced from the offer by a card [of a colour](CardFilter::Color) | colour, from 0 | | |
//! |   22 | [`RenewOffer`](Instruction::RenewOffer) of the cards [with a symbol](CardFilter::With) | symbol | | |
//! |   23 | [`RenewOffer`](Instruction::RenewOffer) of the cards [of a colour](CardFilter::Color) | colour, from 0 | | |
//!
//! The number of a colour is its place in the list of colours of the pack. A colour that no card has is
//! [`OutOfRange`](Fault::OutOfRange).
//!
//! # What is refused at loading
//!
//! The loader refuses:
//!
//! - a file that is not a module, or is larger than [`FILE_MAX`];
//! - an import that does not exist, has another type, or is not a function;
//! - a missing `fire`, or one of another type;
//! - a start function;
//! - more than [`MEMORY_MAX`] of memory or [`TABLE_MAX`] elements of a table at the beginning;
//! - more than [`LOCALS_MAX`] locals, [`FUNCTIONS_MAX`] functions, [`TYPES_MAX`] types, [`IMPORTS_MAX`] imports,
//!   [`EXPORTS_MAX`] exports or [`GLOBALS_MAX`] globals;
//! - more than [`SEGMENTS_MAX`] data segments, more than [`SEGMENTS_MAX`] element segments, or more than
//!   [`ELEMENTS_MAX`] elements in all segments;
//! - data that does not fit the memory;
//! - extensions of WebAssembly after version 2.0, and the vector instructions of version 2.0.
//!
//! # What voids a firing
//!
//! A fault voids the whole firing and ends the call immediately. The same module and scene give the same fault
//! on every machine:
//!
//! | Fault                        | When                                                                      |
//! |------------------------------|---------------------------------------------------------------------------|
//! | [`Trapped`](Fault::Trapped)         | `unreachable`, a division by zero, memory that does not exist, more than [`DEPTH_MAX`] nested calls |
//! | [`OutOfFuel`](Fault::OutOfFuel)     | more than [`FUEL`] steps                                           |
//! | [`OutOfMemory`](Fault::OutOfMemory) | growing beyond [`MEMORY_MAX`] or [`TABLE_MAX`]                     |
//! | [`NotGiven`](Fault::NotGiven)       | a position for which the pack gives nothing                        |
//! | [`OutOfRange`](Fault::OutOfRange)   | a number outside its range, a cell outside 0 to 63                 |
//! | [`Unknown`](Fault::Unknown)         | a kind that is not in the table of `emit`                          |
//! | [`TooMany`](Fault::TooMany)         | a ninth `emit`                                                     |
//!
//! The engine then checks the instructions like those of any plugin. They may still be
//! [`WrongTrack`](Fault::WrongTrack) or [`NotNow`](Fault::NotNow). If the module's own maximum forbids its memory
//! to grow, this is not a fault: WebAssembly returns -1 to the module, and the module can continue.
//!
//! # No memory between calls
//!
//! Every call finds a module as it was loaded. Some modules contain no instruction that writes to memory, tables
//! or globals. Such a module cannot notice earlier calls, so each thread keeps one instance of it. Any other
//! module is set up again for each call. This takes one or two microseconds; a call of a kept instance takes
//! 0.2 microseconds. `cargo bench -p rnw-wasm` measures both. Setting up uses no fuel, so the loader limits the
//! size of a module's parts instead: the largest accepted module takes a fifth of a millisecond. Compilers often
//! declare memories and globals, but small effects seldom write to them.
//!
//! # Floats
//!
//! Floats are allowed. The operations of WebAssembly are those of IEEE 754, which are exact to the last bit. The
//! build of the interpreter also makes the bits of NaN values the same on every machine.
//!
//! [`Instruction`]: roll_and_write::symbol::Instruction
//! [`Scope`]: roll_and_write::symbol::Scope
//! [`Fault`]: roll_and_write::symbol::Fault

mod effect;
mod host;
mod inspect;
mod limits;
mod loader;

pub use host::IMPORTS;
pub use limits::{
    CALL_COST, DEPTH_MAX, ELEMENTS_MAX, EXPORTS_MAX, FILE_MAX, FUEL, FUNCTIONS_MAX, GLOBALS_MAX,
    IMPORTS_MAX, LOCALS_MAX, MEMORY_MAX, SEGMENTS_MAX, STACK_MAX, TABLE_MAX, TYPES_MAX,
};
pub use loader::{Wasmi, loader};

#[cfg(doc)]
use roll_and_write::symbol::{CardFilter, Fault, Instruction, Scope, SheetChange, Whom};
