//! What the server sends.

use super::{BotLevel, Reaction, TableShown};
use rnw_protocol::{Act, Ended, New};
use schemars::JsonSchema;
use serde::Serialize;

/// A message from the server. A client ignores unknown fields and messages of unknown types.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage {
    /// Answers `hello`.
    Welcome(Welcome),
    /// Answers `join`: the client has a seat.
    Seated(SeatTaken),
    /// The client has no seat any more: it gave it up, or the host freed it.
    Unseated,
    /// Who sits at the table. Sent after `welcome` and after every change.
    Seats(TableState),
    /// What the client is shown. Sent after `seats` and whenever it changes.
    Table(Box<TableShown>),
    /// Answers `preview`.
    Preview(PreviewReply),
    /// Answers `position`.
    Position(PositionReply),
    /// Somebody reacts.
    Reaction(ReactionShown),
    /// The game is played on at another table, with the same secrets.
    Next(NextTable),
    /// A message of the client was refused, and changed nothing.
    Error(ErrorReply),
    /// A game begins. From the protocol for bots.
    New(Box<New>),
    /// The seat must decide. From the protocol for bots.
    Act(Box<Act>),
    /// The game is over. From the protocol for bots.
    Ended(Ended),
}

/// The answer to `hello`.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// The name and the version of the server.
    pub server: String,
    /// The name of the table.
    pub table: String,
    /// The language of all sentences.
    pub language: String,
    /// The seat of the client, counted from 1. Missing for a client that watches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Whether the client is the host.
    pub host: bool,
}

/// The client has a seat.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct SeatTaken {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The secret of the seat: 32 hexadecimal digits. The client keeps it and sends it in `hello` when it returns.
    pub secret: String,
}

/// Who sits at a table, and how far the game is. The same for everybody.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct TableState {
    /// The name of the game.
    pub game: String,
    /// The title of the game or of its pack.
    pub title: String,
    /// The house rules that are not the default, as sentences.
    pub options: Vec<String>,
    /// How far the game is.
    pub phase: TablePhase,
    /// The seats, seat 1 first.
    pub seats: Vec<SeatState>,
    /// The number of connections that watch.
    pub watching: usize,
    /// The time for a decision in seconds, if there is a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// The level of the bot that decides when the time ends, if there is a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late: Option<BotLevel>,
    /// Whether the game is a lesson.
    pub lesson: bool,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum TablePhase {
    /// Seats are free, and the game has not begun.
    Waiting,
    /// The game has begun.
    Playing,
    /// The game is over.
    Over,
    /// The game cannot be continued, for example because its record cannot be written. `rnw resume` may continue it.
    Stopped,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct SeatState {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The name of its player. A free seat has the name in the record if the table was made from a record, else none.
    pub name: String,
    /// Who holds it.
    #[serde(flatten)]
    pub holder: SeatHolder,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum SeatHolder {
    /// Nobody. Whoever joins may take it.
    Free,
    /// A person, or a bot that has joined.
    Person {
        /// Whether the person has a connection now.
        connected: bool,
    },
    /// A bot of the server.
    Bot {
        /// Its level.
        level: BotLevel,
    },
}

/// What a selection would bring.
#[derive(Clone, PartialEq, Eq, Default, Serialize, JsonSchema, Debug)]
pub struct PreviewReply {
    /// The number of the decision.
    pub id: u64,
    /// The targets of the question.
    pub targets: Vec<String>,
    /// The text of the move, if the targets are one. A client sends it in `move`.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// Whether the move is legal.
    pub legal: bool,
    /// What the move would bring, as sentences.
    pub gains: Vec<String>,
    /// The points that the move would bring, if they can be known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<String>,
    /// Why the move is not legal, as a sentence, followed by the clause in brackets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    /// The same sentence without the clause.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The clause of the rules that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// A question that the page asks before it sends the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirm: Option<String>,
}

/// The position as a text, for `rnw position --position`.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct PositionReply {
    /// The text, one line.
    pub position: String,
    /// The seat whose knowledge it is, counted from 1. Missing for the whole position, which nobody gets before the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
}

/// Somebody reacts.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct ReactionShown {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The reaction.
    pub reaction: Reaction,
}

/// The table on which the players meet again.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct NextTable {
    /// The name of the table.
    pub table: String,
}

/// A refused message.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema, Debug)]
pub struct ErrorReply {
    /// The kind of error.
    pub code: ErrorCode,
    /// What was wrong, as a sentence in the client's language.
    pub error: String,
    /// The number of the decision, if the message had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
}

/// The kinds of errors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// The message is no message of this protocol.
    Malformed,
    /// The client speaks another version of the protocol.
    Version,
    /// The first message was not `hello`, or a later one was.
    Order,
    /// No table has this name.
    NoTable,
    /// The secret belongs to no seat of the table.
    Secret,
    /// The name is not allowed, or taken.
    Name,
    /// The seat does not exist, or is not free.
    Seat,
    /// The client watches, and only a seat may do this.
    Watching,
    /// Only the host may do this.
    Host,
    /// This is not possible before the game begins, while it runs, or after it.
    Phase,
    /// The decision was already made, or its number is unknown.
    Stale,
    /// The move does not exist or is not legal.
    Illegal,
    /// Nothing can be taken back or repeated.
    Undo,
    /// The client sends too many reactions, or creates too many tables. It may continue after a second.
    Rate,
    /// The server cannot do this now, for example because it has too many tables.
    Full,
}
