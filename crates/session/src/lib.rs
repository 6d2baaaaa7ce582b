#![doc = include_str!("../README.md")]
//!
//! It names no game: it uses only the trait [`Game`](roll_and_write::Game). It opens no file and reads
//! no clock: it writes a record to the sink that the caller provides.

mod checked_move;
mod console;
mod deal_id;
mod dealer;
mod fault;
mod fingerprint;
mod lesson;
mod live_game;
mod log;
mod observer;
mod player;
mod player_name;
mod position;
mod preview;
mod record;
mod recorder;
mod replay;
mod share;
mod stream;
mod table;
#[cfg(test)]
mod tests;
mod undo;

pub use checked_move::CheckedMove;
pub use console::{CommandWord, Console, LineError, ListedMove, Near, TypedCommand};
pub use deal_id::DealId;
pub use dealer::{
    DEALER, DEALER_OLDEST, Dealer, Generator, decision_generator, is_oldest_dealer, oldest_dealer,
};
pub use fault::{FAULTS_MAX, FaultCode, OnFault, PlayerFault, SeatFault, drawn_move};
pub use fingerprint::digest;
pub use lesson::{Learner, Lesson, LessonError, LessonStep, Occasion, Situation, Tutor};
pub use live_game::LiveGame;
pub use log::{Log, LogEntry, LogEntryKind};
pub use observer::{ObservedLog, Observer, ObserverInbox};
pub use player::{Ask, Clock, Ending, GameStart, Player, Question, StoppedClock};
pub use player_name::{NAME_MAX, NameFault, player_name};
pub use position::{POSITION_PREFIX, Position, PositionError};
pub use preview::{Preview, cells_left, completed_card, preview};
pub use record::{
    CarriedPack, FORMAT, FORMAT_OF_POSITIONS, FORMAT_OLDEST, FinalOutcome, Header, HeaderNotes,
    PERSON, Record, RecordError, RecordFileError, RecordLine, SeatInfo, SeatPlace, Tail, VERSION,
    points_number,
};
pub use replay::{ReplayVerdict, replay, verify};
pub use share::{NoShareCode, SHARE_PREFIX, ShareCode, ShareError, is_decoration};
pub use table::{AskOutcome, OpenAtError, Table, TableError};
pub use undo::NoUndo;
