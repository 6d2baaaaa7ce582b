#![doc = include_str!("../README.md")]
//!
//! [`ClientMessage`] is a message from a page or a bot, [`ServerMessage`] one from the server. Both are published as
//! schemas. The answers to plain requests over HTTP are [`Lobby`], [`TableCreated`] and [`TableSummary`].

mod accept;
mod analysis;
mod client;
mod connection;
#[cfg(any(test, feature = "fuzzing"))]
pub mod fuzz_api;
mod guard;
mod http;
mod library;
#[cfg(any(test, feature = "fuzzing"))]
mod memory;
mod message;
mod metrics;
mod note;
mod onlooker;
mod page;
mod refused;
mod room;
mod rooms;
mod saved_game;
mod secret;
mod server;
mod show;
mod target;
#[cfg(test)]
mod tests;

pub use library::{
    AnalysisReport, ChoiceError, GameAnalysis, GameChoice, GameLibrary, Mistake, RecordSink,
    ServedGame, StoredRecord, TableStorage,
};

pub use message::{
    AnalysisShown, AnalysisState, BotLevel, BotRequest, CardShown, ClientHello, ClientMessage,
    CodeShown, DecisionShown, DiceShown, DrawnPart, ErrorCode, ErrorReply, GameShown, Join,
    JudgedMove, LegendEntry, LessonRequest, LessonShown, LevelShown, LinesShown, Lobby, LogShown,
    MistakeShown, MoveShown, NewTable, NextTable, OptionShown, OptionValue, OwnResult, OwnResults,
    OwnSeat, OwnSeats, PackShown, PatternShown, PlaceShown, PlayerResult, PositionReply,
    PreviewReply, QuestionShown, Reached, Reaction, ReactionShown, RematchDeal, RematchRequest,
    ResultShown, SERVING_PROTOCOL, ScoreLineShown, ScoreShown, SeatAnalysis, SeatHolder, SeatPlan,
    SeatRequest, SeatState, SeatTaken, Selected, ServerMessage, SignShown, StepShown, TableCreated,
    TablePhase, TableShown, TableState, TableSummary, Welcome,
};
pub use saved_game::{table_of_record, with_new_host};
pub use server::{ServerSettings, serve};

/// The name and the version of the server, as clients are told.
pub(crate) const SERVER_NAME: &str = concat!("rnw ", env!("CARGO_PKG_VERSION"));
