//! Plays games in several threads and delivers them in order.

use rnw_system::Bug;
use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use thiserror::Error;

/// The largest number of games in a chunk.
const CHUNK_MAX: u64 = 64;
/// The target time for a chunk. Threads take games in chunks, so that short games need no waiting.
const CHUNK_TIME: Duration = Duration::from_millis(10);

/// How many games the fastest thread may be ahead of the slowest.
pub const AHEAD: u64 = 4096;

/// Why games were not played to the end.
#[derive(Debug, Error)]
pub enum GamesError {
    /// The system allows no further thread.
    #[error("cannot start a thread: {0}")]
    NoThread(io::Error),
    /// A thread panicked.
    #[error("{0}")]
    Bug(Bug),
}

/// The games to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Games {
    /// Their numbers.
    pub range: Range<u64>,
    /// How many are played at the same time.
    pub jobs: usize,
    /// How many games may be played beyond the first undelivered one.
    pub ahead: u64,
}

/// The number of threads: as requested, or one for each core.
pub fn jobs(wanted: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    wanted.map_or_else(cores, usize::from)
}

/// Does this number of tasks at the same time, with this number of threads, and returns their results in order. `done` is
/// called after each.
///
/// # Errors
/// If a task fails, if no thread can be started, or if a task panics.
pub fn in_order<T: Send, E: From<GamesError> + Send>(
    count: usize,
    jobs: usize,
    work: impl Fn(usize) -> Result<T, E> + Sync,
    mut done: impl FnMut(),
) -> Result<Vec<T>, E> {
    let mut results = Vec::new();
    let tasks = Games {
        range: 0..count as u64,
        jobs,
        ahead: AHEAD,
    };
    tasks.play(
        || |index| work(index as usize),
        |result| {
            if let Some(result) = result {
                results.push(result?);
                done();
            }
            Ok::<_, E>(ControlFlow::Continue(()))
        },
    )?;
    Ok(results)
}

/// Gives threads their next games.
struct WorkQueue {
    state: Mutex<State>,
    /// Signals that games were delivered, or that no more games are needed.
    bell: Condvar,
    end: u64,
    ahead: u64,
}

struct State {
    next: u64,
    taken: u64,
    closed: bool,
    /// The panic of a thread.
    bug: Option<Bug>,
}

impl Games {
    /// Plays the games with one player for each thread, and passes the results to `take` in order. It stops
    /// when there are no more games or `take` breaks. When no result is ready, `take` gets `None`.
    ///
    /// # Errors
    /// If `take` fails, if no thread can be started, or if a player panics.
    pub fn play<T: Send, P: FnMut(u64) -> T, E: From<GamesError>>(
        self,
        player: impl Fn() -> P + Sync,
        take: impl FnMut(Option<T>) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        let Self { range, jobs, ahead } = self;
        let most = (ahead / (2 * jobs as u64)).clamp(1, CHUNK_MAX);
        let queue = WorkQueue {
            state: Mutex::new(State {
                next: range.start,
                taken: range.start,
                closed: range.is_empty(),
                bug: None,
            }),
            bell: Condvar::new(),
            end: range.end,
            ahead,
        };
        let (sender, receiver) = channel();
        let work = |sender: Sender<(u64, Vec<T>)>| {
            let (mut play, mut size) = (player(), 1);
            while let Some(chunk) = queue.claim(size) {
                let (start, began) = (chunk.start, Instant::now());
                let done: Vec<T> = chunk.map(&mut play).collect();
                size = match began.elapsed() {
                    time if time < CHUNK_TIME / 2 => (size * 2).min(most),
                    time if time > CHUNK_TIME * 2 => (size / 2).max(1),
                    _ => size,
                };
                if sender.send((start, done)).is_err() {
                    return;
                }
            }
        };
        let guarded = |sender| {
            if let Err(bug) = rnw_system::caught(|| work(sender)) {
                // The games of this thread will never arrive, so no other thread may wait for them.
                queue.close();
                queue.state().bug.get_or_insert(bug);
            }
        };
        thread::scope(|scope| {
            for job in 0..jobs.min((range.end - range.start) as usize) {
                let (guarded, sender) = (&guarded, sender.clone());
                let started =
                    rnw_system::threads::start_in(scope, "games", move || guarded(sender));
                match started {
                    Ok(()) => {}
                    Err(error) if job == 0 => return Err(GamesError::NoThread(error).into()),
                    // The running threads play all games; the number of threads does not affect the results.
                    Err(_) => break,
                }
            }
            drop(sender);
            let taken = queue.hand_over(&receiver, range.start, take);
            queue.close();
            taken
        })?;
        let bug = queue.state().bug.take();
        bug.map_or(Ok(()), |bug| Err(GamesError::Bug(bug).into()))
    }
}

impl WorkQueue {
    fn state(&self) -> MutexGuard<'_, State> {
        rnw_system::threads::lock(&self.state)
    }

    /// The next games, at most `size`; `None` if no more games are needed.
    fn claim(&self, size: u64) -> Option<Range<u64>> {
        let mut state = self.state();
        while !state.closed && state.next >= state.taken.saturating_add(self.ahead) {
            state = self
                .bell
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if state.closed || state.next >= self.end {
            return None;
        }
        let chunk = state.next..state.next.saturating_add(size).min(self.end);
        state.next = chunk.end;
        Some(chunk)
    }

    fn hand_over<T, E>(
        &self,
        receiver: &Receiver<(u64, Vec<T>)>,
        start: u64,
        mut take: impl FnMut(Option<T>) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        let (mut waiting, mut next) = (BTreeMap::new(), start);
        while let Ok((start, played)) = receiver.recv() {
            waiting.insert(start, played);
            while let Some(played) = waiting.remove(&next) {
                next += played.len() as u64;
                for game in played {
                    if take(Some(game))?.is_break() {
                        return Ok(());
                    }
                }
                self.state().taken = next;
                self.bell.notify_all();
            }
            if take(None)?.is_break() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn close(&self) {
        self.state().closed = true;
        self.bell.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(games: Games, enough: u64) -> Vec<u64> {
        let mut taken = Vec::new();
        games
            .play(
                || |game| game,
                |game| {
                    taken.extend(game);
                    Ok::<_, GamesError>(if taken.len() as u64 >= enough {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    })
                },
            )
            .unwrap();
        taken
    }

    #[test]
    fn games_come_in_their_order_whoever_played_them() {
        for jobs in [1, 2, 7] {
            for ahead in [1, 3, 1000] {
                let games = |range| Games { range, jobs, ahead };
                let all: Vec<u64> = (5..505).collect();
                assert_eq!(taken(games(5..505), u64::MAX), all, "{jobs} {ahead}");
                assert_eq!(taken(games(5..505), 100), all[..100], "{jobs} {ahead}");
                assert_eq!(taken(games(5..5), 9), [0; 0]);
            }
        }
    }

    #[test]
    fn an_error_ends_it() {
        let games = Games {
            range: 0..1_000_000,
            jobs: 3,
            ahead: 64,
        };
        let failed = games.play(
            || |game: u64| game,
            |game| match game {
                Some(100) => Err(GamesError::NoThread(io::Error::other("enough"))),
                _ => Ok(ControlFlow::Continue(())),
            },
        );
        let error = failed.unwrap_err().to_string();
        assert_eq!(error, "cannot start a thread: enough");
    }

    #[test]
    fn a_player_that_panics_ends_it_and_what_came_before_is_taken() {
        let games = Games {
            range: 0..1_000_000,
            jobs: 3,
            ahead: 64,
        };
        let play = |game: u64| assert!(game != 1000, "a bug in a bot");
        let mut taken = 0;
        let failed = games.play(
            || play,
            |game| {
                taken += game.map_or(0, |()| 1);
                Ok::<_, GamesError>(ControlFlow::Continue(()))
            },
        );
        let error = failed.unwrap_err();
        assert!(error.to_string().contains("a bug in a bot"), "{error}");
        assert!((900..=1000).contains(&taken), "{taken}");
    }
}
