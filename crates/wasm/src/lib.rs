#![doc = include_str!("../README.md")]
//!
//! A pack puts a `.wasm` file, or its text form `.wat`, beside its `symbols.json` and names it with
//! `"effect": "module:FILE"`. The module sees what an effect in Rust sees but for colours of cards,
//! the numbers of a pool behind the next one and the name of the last symbol, through a few functions, and
//! asks for what such an effect may ask for, through one. It has no files, no clock, no chance and no
//! memory of earlier calls.
//!
//! # The interface, version 1
//!
//! A module exports the function `fire`, without parameters and results, which is called at each firing.
//! It imports what it needs of the following, from `rnw`, and nothing else. Tracks, symbols, pools and
//! numbers are named by their places, counted from 0, in what the pack gives under `with`. A set of
//! cells is 64 bits, a bit for each cell; a cell is the number of its bit. Cells are counted row by row in
//! the rectangle that holds the grids of all cards; `row` and `column` spare a module this arithmetic.
//!
//! | Function   | Parameters             | Result | Meaning                                                              |
//! |------------|------------------------|--------|----------------------------------------------------------------------|
//! | `trigger`  |                        | `i32`  | 0 mark, 1 complete, 2 turn, 3 round, 4 scoring                       |
//! | `choice`   |                        | `i32`  | the option that the seat chose, from 0; -1 if it was not asked       |
//! | `cell`     |                        | `i32`  | the cell that bears the symbol                                       |
//! | `round`    |                        | `i32`  | the round, from 0                                                    |
//! | `turn`     |                        | `i32`  | the turn within the round, from 0                                    |
//! | `rounds`   |                        | `i32`  | how many rounds a game has                                           |
//! | `turns`    |                        | `i32`  | how many turns a round has                                           |
//! | `completed`|                        | `i32`  | how many cards the seat has completed                                |
//! | `last`     |                        | `i32`  | 1 if there is a symbol to copy, else 0                               |
//! | `cells`    |                        | `i64`  | the cells of the card                                                |
//! | `marked`   |                        | `i64`  | those that are marked                                                |
//! | `fresh`    |                        | `i64`  | those that were marked in this turn                                  |
//! | `near`     | `i32` cell             | `i64`  | the cells next to a cell, edge to edge                               |
//! | `row`      | `i32` cell             | `i64`  | the cells in the row of a cell                                       |
//! | `column`   | `i32` cell             | `i64`  | the cells in the column of a cell                                    |
//! | `bearing`  | `i32` symbol           | `i64`  | the cells of the card that bear a symbol                             |
//! | `filled`   | `i32` track            | `i32`  | the filled boxes of a track                                          |
//! | `boxes`    | `i32` track            | `i32`  | all its boxes                                                        |
//! | `rows_full`| `i32` track            | `i32`  | its full rows                                                        |
//! | `sum`      | `i32` track            | `i32`  | the sum of its numbers                                               |
//! | `offered`  | `i32` symbol           | `i32`  | how many of a symbol are printed on the offer                        |
//! | `tally`    | `i32` symbol           | `i32`  | how many cells with a symbol the seat has marked in the game         |
//! | `left`     | `i32` pool             | `i32`  | how many numbers of a pool are left                                  |
//! | `next`     | `i32` pool             | `i32`  | the next of them; 0 if none is left                                  |
//! | `number`   | `i32` place            | `i32`  | a number that the pack gives                                         |
//! | `emit`     | `i32` kind, `a`, `b`, `c` |     | asks for something, at most eight times                              |
//!
//! What `emit` asks for; parameters without a meaning are not looked at:
//!
//! | Kind | Instruction                          | `a`               | `b`                  | `c`                         |
//! |-----:|--------------------------------------|-------------------|----------------------|-----------------------------|
//! |    0 | [`Advance`](Instruction::Advance)           | track             | boxes, 0 to 255      |                             |
//! |    1 | [`Erase`](Instruction::Erase)               | track             | boxes, 0 to 255      |                             |
//! |    2 | [`Write`](Instruction::Write)               | track             | number, 0 to 200     | 1 if it may be declined     |
//! |    3 | [`MarkRound`](Instruction::MarkRound)       | track             |                      |                             |
//! |    4 | [`ExtraMark`](Instruction::ExtraMark)       | cells, 1 to 64    | [`Scope`]: 0 anywhere, 1 card, 2 near, 3 row, 4 column, 5 other board | 1 if it may be declined, plus 2 if apart |
//! |    5 | [`ExtraPattern`](Instruction::ExtraPattern) |                   |                      |                             |
//! |    6 | [`Claim`](Instruction::Claim)               | pool              | track, or -1         |                             |
//! |    7 | [`Choose`](Instruction::Choose)             | options, 2 to 8   |                      |                             |
//! |    8 | [`Copy`](Instruction::Copy)                 |                   |                      |                             |
//! |    9 | [`Score`](Instruction::Score)               | points, -32768 to 32767 |                |                             |
//! |   10 | [`Spend`](Instruction::Spend)               |                   |                      |                             |
//! |   11 | [`RenewOffer`](Instruction::RenewOffer)     |                   |                      |                             |
//! |   12 | [`Discard`](Instruction::Discard)           |                   |                      |                             |
//! |   13 | [`ScoreOnce`](Instruction::ScoreOnce)       | points, -32768 to 32767 |                |                             |
//! |   14 | [`Discard`](Instruction::Discard), replaced from the offer alone | |                 |                             |
//!
//! # What is refused at loading
//!
//! A file that is no module or is larger than [`FILE_MAX`]; imports that do not exist, are of another
//! type, or are no functions; a missing `fire` or one of another type; a start function; more than
//! [`MEMORY_MAX`] of memory or [`TABLE_MAX`] elements of a table at the beginning; more than [`LOCALS_MAX`]
//! locals; more than [`FUNCTIONS_MAX`] functions, [`TYPES_MAX`] types, [`IMPORTS_MAX`] imports,
//! [`EXPORTS_MAX`] exports, [`GLOBALS_MAX`] globals, [`SEGMENTS_MAX`] segments of data or of elements, or
//! [`ELEMENTS_MAX`] elements in segments; data that does not fit the memory; extensions of WebAssembly beyond version 2.0, or its vectors.
//!
//! # What voids a firing
//!
//! A fault voids the firing whole, ends the call at once, and is the same for the same module and scene on
//! every machine:
//!
//! | Fault                        | When                                                                      |
//! |------------------------------|---------------------------------------------------------------------------|
//! | [`Trapped`](Fault::Trapped)         | `unreachable`, a division by zero, memory that is not there, more than [`DEPTH_MAX`] calls within each other |
//! | [`OutOfFuel`](Fault::OutOfFuel)     | more than [`FUEL`] steps                                           |
//! | [`OutOfMemory`](Fault::OutOfMemory) | growing beyond [`MEMORY_MAX`] or [`TABLE_MAX`]                     |
//! | [`NotGiven`](Fault::NotGiven)       | a place that the pack has not filled                               |
//! | [`OutOfRange`](Fault::OutOfRange)   | a number outside its range, a cell outside 0 to 63                 |
//! | [`Unknown`](Fault::Unknown)         | a kind that `emit` does not know                                   |
//! | [`TooMany`](Fault::TooMany)         | a ninth `emit`                                                     |
//!
//! What the module asks for is then checked like that of any plugin, and may still be
//! [`WrongTrack`](Fault::WrongTrack) or [`NotNow`](Fault::NotNow). A module whose own maximum forbids its
//! memory to grow is told so by WebAssembly itself, with -1, and can go on.
//!
//! # No memory between calls
//!
//! Every call finds a module as it was loaded. A module whose code holds no instruction that writes, to
//! memory, tables or globals, cannot tell calls apart and is kept, one instance for each thread. Any
//! other is set up anew for each call, which costs one or two microseconds where a kept one costs two
//! tenths; `cargo bench -p rnw-wasm` measures both. Setting up uses no fuel, so what a module is made of is
//! bounded when it is loaded: the largest module that is let in takes a fifth of a millisecond. Compilers declare memories and globals freely, but small effects seldom write to them.
//!
//! # Floats
//!
//! They are allowed: the operations of WebAssembly are those of IEEE 754, which are exact to the last bit,
//! and the interpreter is built so that the bits of what is not a number are the same everywhere, too.
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
use roll_and_write::symbol::{Fault, Instruction, Scope};
