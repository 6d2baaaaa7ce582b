#![doc = include_str!("../README.md")]
//!
//! [`Request`] is what the engine says, [`Answer`] what a bot answers; both are published as schemas.
//! [`Connection`] is the engine's side of the conversation: it greets a bot, begins and ends games, asks for
//! moves, and says which fault it is when no legal move comes. `content/bots.md` tells it to those who write
//! bots.
//!
//! Unknown fields and unknown types of messages are ignored on either side, so that both may grow.
//!
//! # What is absent
//!
//! There is no process and no clock in here: lines come and go through a [`Transport`], which knows the time.
//! A request is made of a view and never of a state, so that it cannot hold what is hidden from the seat.

mod connection;
mod message;
mod view;

pub use connection::{
    BYTES_MAX, Connection, LINE_MAX, LINES_MAX, Limits, STOP_SHARE, Transport, act_of, ended_of,
    new_of,
};
pub use message::{
    Act, Answer, Bot, Chosen, Ended, ErrorMessage, Forfeit, Hello, MoveChoice, MoveText, New,
    PROTOCOL, Request, SeatResult, Symbol,
};
pub use view::{Card, Fences, Pattern, Piece, SeatView, Track, View, WireMessage};
