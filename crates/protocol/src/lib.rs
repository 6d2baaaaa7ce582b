#![doc = include_str!("../README.md")]
//!
//! [`Request`] is a message from the engine, [`Answer`] a message from a bot. Both are published as schemas.
//! [`Connection`] is the engine's side of the conversation. It starts the conversation with a bot, begins and ends
//! games, and asks for moves. If no legal move comes, it reports the kind of fault. [The page on bots] describes the
//! protocol for their authors. [`Received`] is a [`Request`] as a built-in bot reads it, when it speaks the protocol
//! itself.
//!
//! [The page on bots]: https://docs.rs/crate/rnw-content/latest/source/bots.md
//!
//! Both sides ignore unknown fields and unknown types of messages, so both can be extended.
//!
//! # What this crate does not contain
//!
//! This crate starts no process and reads no clock. Lines arrive and leave through a [`Transport`], which measures
//! the time. A request is created from a view and never from a state, so it cannot contain what is hidden from the
//! seat.

mod connection;
mod message;
mod received;
mod view;

pub use connection::{
    BYTES_MAX, Connection, LINE_MAX, LINES_MAX, Limits, STOP_SHARE, Transport, act_of, ended_of,
    new_of,
};
pub use message::{
    Act, Answer, Bot, Chosen, Ended, ErrorMessage, Forfeit, Hello, MoveChoice, MoveText, New,
    POSITION, PROTOCOL, Request, SeatResult, Symbol,
};
pub use received::{Decision, Greeting, NewGame, Received};
pub use view::{Card, Fences, Pattern, Piece, SeatView, Track, View, WireArg, WireMessage};
