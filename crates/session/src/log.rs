//! The log of a table: what happened, in order.

use roll_and_write::{BySeat, Chance, GameState, MoveId, Notice, Outcome, Seat};

/// The draws and decisions of a game. New entries are added at the end; undo removes entries from the
/// end.
///
/// ```
/// # use rnw_session::{Observer, ObservedLog, SeatInfo, Table};
/// # use roll_and_write::GameOf;
/// # let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1)?;
/// # let seats = vec![SeatInfo { name: "Ann".into(), player: "me".into() }];
/// # let mut table = Table::open(GameOf::new(rules), "sha256:…", seats, 7, Vec::new())?;
/// table.deal()?;
/// let mut heard = ObservedLog::of(Observer::Everything, table.log());
/// let before = heard.messages().len();
/// let seat = table.awaited().first().unwrap();
/// let first = table.check(seat, table.moves(seat)[0])?;
/// table.play(first)?;
/// assert_eq!(heard.catch_up(table.log()), before, "what was heard before still stands");
/// assert_eq!(heard.entries_read(), table.log().entries().len(), "each entry is read once");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Log {
    entries: Vec<LogEntry>,
    decisions: BySeat<u32>,
    /// The number of entries ever added, including those that undo has removed.
    made: u64,
}

/// One step of the game, with the state before it.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// The draw or the decision.
    pub kind: LogEntryKind,
    /// The events of the step, in the form that each audience sees.
    pub notices: Vec<Notice>,
    /// The state before the step.
    pub before: GameState,
    /// The turn of the step.
    pub turn: u32,
    /// The number of this entry. A log never uses a number twice.
    serial: u64,
}

/// A draw or a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogEntryKind {
    /// A draw.
    Deal(Chance, Outcome),
    /// A decision.
    Move(Seat, MoveId),
}

impl Log {
    /// All steps so far, without undone ones.
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    /// The number of decisions of a seat, without undone ones.
    pub fn decisions(&self, seat: Seat) -> u32 {
        self.decisions[seat]
    }

    /// The turn of a seat's last decision; 0 if it has not decided yet.
    pub fn last_decision_turn(&self, seat: Seat) -> u32 {
        let last = self.entries.iter().rfind(|entry| entry.is_move_of(seat));
        last.map_or(0, |last| last.turn)
    }

    pub(crate) fn push(
        &mut self,
        kind: LogEntryKind,
        notices: Vec<Notice>,
        before: GameState,
        turn: u32,
    ) {
        if let LogEntryKind::Move(seat, _) = kind {
            self.decisions[seat] += 1;
        }
        self.made += 1;
        self.entries.push(LogEntry {
            kind,
            notices,
            before,
            turn,
            serial: self.made,
        });
    }

    /// Removes all entries from index `at` on and returns them.
    pub(crate) fn split_off(&mut self, at: usize) -> Vec<LogEntry> {
        let later = self.entries.split_off(at);
        for entry in &later {
            if let LogEntryKind::Move(seat, _) = entry.kind {
                self.decisions[seat] -= 1;
            }
        }
        later
    }
}

impl LogEntry {
    /// Whether this entry is a decision of the seat.
    pub fn is_move_of(&self, seat: Seat) -> bool {
        matches!(self.kind, LogEntryKind::Move(mover, _) if mover == seat)
    }

    /// Whether a phase ends with this entry. The notices that lanes held back then become public.
    pub fn closes_phase(&self) -> bool {
        self.notices.iter().any(|notice| notice.closes_phase)
    }

    pub(crate) fn serial(&self) -> u64 {
        self.serial
    }
}
