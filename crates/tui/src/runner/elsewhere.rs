//! The threads besides that of the screen: bots think there, and decisions are judged.

use crate::app::AppMessage;
use rnw_bots::analysis::{Judge, JudgedDecision, MadeDecision};
use rnw_session::{FaultCode, Player, PlayerFault, Question};
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The wait for a thinking bot after the player leaves the screen.
const GRACE: Duration = Duration::from_millis(300);
/// The name of the threads in which bots think.
const THINKER: &str = "bots";

/// The work that runs outside the screen.
pub(super) struct Elsewhere<'e> {
    pub(super) thinker: &'e Thinker,
    pub(super) judge: &'e Judge,
    /// What earlier games say about the result.
    pub(super) own_ranks: &'e dyn Fn() -> Vec<String>,
    /// Set when nobody waits for judgements any more.
    pub(super) stop: &'e Arc<AtomicBool>,
    pub(super) sender: Sender<AppMessage>,
    /// The time that people get to read at the end of a game.
    pub(super) pause: Duration,
}

impl Elsewhere<'_> {
    /// Sends what earlier games say about the result.
    pub(super) fn rank(&self) {
        // The receiver belongs to the caller of this function, so it still exists.
        let _ = self.sender.send(AppMessage::Ranked((self.own_ranks)()));
    }
}

/// The thread in which bots think, one at a time.
pub(super) struct Thinker {
    questions: Sender<Question>,
    done: Receiver<Vec<Option<Box<dyn Player>>>>,
}

impl Thinker {
    pub(super) fn start(
        mut bots: Vec<Option<Box<dyn Player>>>,
        pause: Duration,
        answers: Sender<AppMessage>,
    ) -> io::Result<Self> {
        let (questions, asked) = channel::<Question>();
        let (give_back, done) = channel();
        let think = move || {
            for question in asked {
                let (seat, began) = (question.seat, Instant::now());
                let Some(bot) = bots.get_mut(seat.index()).and_then(Option::as_mut) else {
                    continue;
                };
                let answer = panic::catch_unwind(AssertUnwindSafe(|| question.put_to(&mut **bot)));
                let answer = answer.unwrap_or_else(|panic| Err(broken(&*panic)));
                thread::sleep(pause.saturating_sub(began.elapsed()));
                if answers.send(AppMessage::Thought(seat, answer)).is_err() {
                    break;
                }
            }
            // The receiver may be gone.
            let _ = give_back.send(bots);
        };
        start(think)?;
        Ok(Self { questions, done })
    }

    pub(super) fn ask(&self, question: Question) {
        // If the thread has ended, its panic was reported and no answer comes.
        let _ = self.questions.send(question);
    }

    /// Returns the bots, or `None` if one still thinks.
    pub(super) fn end(self) -> Option<Vec<Option<Box<dyn Player>>>> {
        drop(self.questions);
        self.done.recv_timeout(GRACE).ok()
    }
}

fn broken(panic: &(dyn std::any::Any + Send)) -> PlayerFault {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    PlayerFault::new(FaultCode::Broken, text.unwrap_or_default())
}

/// Judges decisions in a separate thread until `stop` is set, and sends each result as `message` makes it. Without a
/// thread, each decision gets the answer `None`.
pub(super) fn look_at<A: Send + 'static>(
    decisions: Vec<MadeDecision>,
    judge: &Judge,
    stop: &Arc<AtomicBool>,
    sender: &Sender<A>,
    message: fn(Option<JudgedDecision>) -> A,
) {
    let (judge, stop) = (judge.clone(), Arc::clone(stop));
    let (answers, unseen) = (sender.clone(), decisions.len());
    let look = move || {
        for decision in decisions {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let judged = panic::catch_unwind(AssertUnwindSafe(|| judge.judge_made(&decision)));
            let judged = judged.ok().and_then(Result::ok);
            if answers.send(message(judged)).is_err() {
                return;
            }
        }
    };
    if start(look).is_err() {
        for _ in 0..unseen {
            // The receiver belongs to the caller of this function, so it still exists.
            let _ = sender.send(message(None));
        }
    }
}

/// Sends [`AppMessage::Paced`] after a pause; without a thread at once.
pub(super) fn pause(elsewhere: &Elsewhere<'_>) {
    let (answers, pause) = (elsewhere.sender.clone(), elsewhere.pause);
    let wait = move || {
        thread::sleep(pause);
        // The receiver may be gone.
        let _ = answers.send(AppMessage::Paced);
    };
    if start(wait).is_err() {
        // The receiver belongs to the caller of this function, so it still exists.
        let _ = elsewhere.sender.send(AppMessage::Paced);
    }
}

/// Starts a thread, or says why the system gives none.
fn start(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let started = thread::Builder::new().name(THINKER.to_owned()).spawn(work);
    started.map(drop).map_err(|error| {
        let problem = format!(
            "cannot start a thread: {error}; close other programs, or raise the limits with ulimit"
        );
        io::Error::new(error.kind(), problem)
    })
}
