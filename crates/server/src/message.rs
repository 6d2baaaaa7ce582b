//! The messages between the server and a page or a bot.

mod client;
mod lobby;
mod server;
mod shown;

pub use client::{
    BotLevel, BotRequest, ClientHello, ClientMessage, Join, LessonRequest, LinesShown, Reaction,
    RematchDeal, RematchRequest, SeatRequest, Selected,
};
pub use lobby::{
    AnalysisShown, AnalysisState, CodeShown, GameShown, JudgedMove, LevelShown, Lobby,
    MistakeShown, NewTable, OptionShown, OptionValue, OwnResult, OwnResults, OwnSeat, OwnSeats,
    PackShown, PlayerResult, Reached, SeatAnalysis, SeatPlan, StepShown, TableCreated,
    TableSummary,
};
pub use server::{
    ErrorCode, ErrorReply, NextTable, PositionReply, PreviewReply, ReactionShown, SeatHolder,
    SeatState, SeatTaken, ServerMessage, TablePhase, TableState, Welcome,
};
pub(crate) use shown::Drawings;
pub use shown::{
    CardShown, DecisionShown, DiceShown, DrawnPart, LegendEntry, LessonShown, LogShown, MoveShown,
    PatternShown, PlaceShown, QuestionShown, ResultShown, ScoreLineShown, ScoreShown, SignShown,
    TableShown,
};

/// The version of this protocol. It increases when a page that follows the published description would no longer work.
pub const SERVING_PROTOCOL: u32 = 1;
