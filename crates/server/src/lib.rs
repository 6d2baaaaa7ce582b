#![doc = include_str!("../README.md")]
//!
//! [`ClientMessage`] is a message from a page or a bot, [`ServerMessage`] one from the server. Both are published as
//! schemas. The answers to plain requests over HTTP are [`Lobby`], [`TableCreated`] and [`TableSummary`].

mod connection;
mod guard;
mod http;
mod library;
mod message;
mod metrics;
mod note;
mod onlooker;
mod page;
mod refused;
mod room;
mod rooms;
mod secret;
mod server;
mod show;
mod target;
#[cfg(test)]
mod tests;

pub use library::{
    ChoiceError, GameChoice, GameLibrary, RecordSink, ServedGame, StoredRecord, TableStorage,
};

pub use message::{
    BotLevel, BotRequest, CardShown, ClientHello, ClientMessage, DecisionShown, DiceShown,
    DrawnPart, ErrorCode, ErrorReply, GameShown, Join, LegendEntry, LevelShown, LinesShown, Lobby,
    LogShown, MoveShown, NewTable, NextTable, OptionShown, OptionValue, PackShown, PatternShown,
    PlaceShown, PreviewReply, Reaction, ReactionShown, RematchDeal, ResultShown, SERVING_PROTOCOL,
    ScoreLineShown, ScoreShown, SeatHolder, SeatPlan, SeatRequest, SeatState, SeatTaken, Selected,
    ServerMessage, StepShown, TableCreated, TablePhase, TableShown, TableState, TableSummary,
    Welcome,
};
pub use server::{ServerSettings, serve};

/// The name and the version of the server, as clients are told.
pub(crate) const SERVER_NAME: &str = concat!("rnw ", env!("CARGO_PKG_VERSION"));
