//! Analyses of games that are over: one after the other, away from the threads that serve connections.

use crate::library::{AnalysisReport, GameAnalysis, ServedGame};
use crate::message::{
    AnalysisShown, AnalysisState, Drawings, JudgedMove, MistakeShown, SeatAnalysis,
};
use crate::room::Room;
use crate::show::boards_after;
use rnw_i18n::Translator;
use rnw_session::{PlayerFault, Record};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, watch};

/// The most mistakes that are shown.
const MISTAKES_MAX: usize = 5;

/// The analysis of a table, as far as it is.
#[derive(Debug, Default)]
pub(crate) struct TableAnalysis(Mutex<Stage>);

#[derive(Debug, Default)]
enum Stage {
    #[default]
    None,
    Waiting,
    Running {
        judged: usize,
        decisions: usize,
    },
    Done(Box<dyn GameAnalysis>),
    Failed,
}

/// Who does the analyses of all tables.
#[derive(Clone, Debug)]
pub(crate) struct AnalysisQueue {
    /// One at a time, so that the games of others stay fast.
    one: Arc<Semaphore>,
    /// Whether the server stops.
    stop: watch::Receiver<bool>,
}

impl AnalysisQueue {
    pub(crate) fn new(stop: watch::Receiver<bool>) -> Self {
        let one = Arc::new(Semaphore::new(1));
        Self { one, stop }
    }

    /// Analyses the game of a record. `table` is kept meanwhile, so that the table stays in memory. Does nothing if the
    /// analysis was begun before.
    pub(crate) fn begin(
        &self,
        place: Arc<TableAnalysis>,
        table: impl Send + 'static,
        served: Arc<dyn ServedGame>,
        record: Record,
    ) {
        if !place.enter() {
            return;
        }
        let queue = self.clone();
        tokio::spawn(async move {
            // The semaphore is never closed.
            let Ok(_one) = queue.one.acquire_owned().await else {
                return;
            };
            let stop = queue.stop;
            let done = tokio::task::spawn_blocking(move || {
                let progress = &mut |judged: usize, decisions: usize| {
                    place.set(Stage::Running { judged, decisions });
                    if *stop.borrow() {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                };
                let analysed = served.analyse(&record, progress);
                place.end(analysed);
                drop(table);
            });
            if let Err(error) = done.await {
                tracing::error!(%error, "an analysis has failed");
            }
        });
    }
}

impl TableAnalysis {
    fn lock(&self) -> MutexGuard<'_, Stage> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, stage: Stage) {
        *self.lock() = stage;
    }

    /// Enters the queue. Returns `false` if the analysis was begun before.
    fn enter(&self) -> bool {
        let mut stage = self.lock();
        let is_new = matches!(*stage, Stage::None);
        if is_new {
            *stage = Stage::Waiting;
        }
        is_new
    }

    fn end(&self, analysed: Result<Option<Box<dyn GameAnalysis>>, PlayerFault>) {
        self.set(match analysed {
            Ok(Some(analysis)) => Stage::Done(analysis),
            Ok(None) => Stage::None,
            Err(error) => {
                tracing::error!(%error, "an analysis has failed");
                Stage::Failed
            }
        });
    }

    /// What a client is shown of it.
    pub(crate) fn shown(&self, room: &Room, translator: &Translator) -> AnalysisShown {
        let (state, judged, decisions, report) = match &*self.lock() {
            Stage::None => (AnalysisState::None, 0, 0, None),
            Stage::Waiting => (AnalysisState::Waiting, 0, 0, None),
            Stage::Running { judged, decisions } => {
                (AnalysisState::Running, *judged, *decisions, None)
            }
            Stage::Done(analysis) => {
                let report = analysis.report(translator, MISTAKES_MAX);
                let decisions = report.decisions;
                (AnalysisState::Done, decisions, decisions, Some(report))
            }
            Stage::Failed => (AnalysisState::Failed, 0, 0, None),
        };
        let mut shown = AnalysisShown {
            state,
            judged,
            decisions,
            about: Vec::new(),
            seats: Vec::new(),
            mistakes: Vec::new(),
            drawings: Drawings::new(),
        };
        if let Some(report) = report {
            fill(&mut shown, report, room, translator);
        }
        shown
    }
}

/// Fills in what is shown of an analysis that is done.
fn fill(shown: &mut AnalysisShown, report: AnalysisReport, room: &Room, translator: &Translator) {
    let seats = report.seats.into_iter().map(|(seat, lines)| SeatAnalysis {
        seat: seat.number(),
        name: translator.name(seat).to_owned(),
        lines,
    });
    shown.about = report.about;
    shown.seats = seats.collect();
    for mistake in report.mistakes {
        let Some((turn, before)) = room.game().and_then(|open| open.before(mistake.step)) else {
            continue;
        };
        let mut judged = |(id, text)| {
            let game = room.served().game();
            let (boards, new) = boards_after(game, before, (mistake.seat, id), translator);
            shown.drawings.extend(new);
            JudgedMove { text, boards }
        };
        let (made, better) = (judged(mistake.made), judged(mistake.better));
        shown.mistakes.push(MistakeShown {
            step: mistake.step,
            turn,
            seat: mistake.seat.number(),
            text: mistake.text,
            made,
            better,
        });
    }
}
