//! Plays games in several threads and delivers them in order.

use crate::failure::Failure;
use rnw_system::Bug;
use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The largest number of games in a chunk.
const CHUNK_MAX: u64 = 64;
/// The target time for a chunk. Threads take games in chunks, so that short games need no waiting.
const CHUNK_TIME: Duration = Duration::from_millis(10);

/// The games to play.
pub(in crate::commands) struct Games {
    pub(in crate::commands) range: Range<u64>,
    pub(in crate::commands) jobs: usize,
    /// How many games may be played beyond the first undelivered one.
    pub(in crate::commands) ahead: u64,
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
    pub(in crate::commands) fn play<T: Send, P: FnMut(u64) -> T>(
        self,
        player: impl Fn() -> P + Sync,
        take: impl FnMut(Option<T>) -> Result<ControlFlow<()>, Failure>,
    ) -> Result<(), Failure> {
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
                    Err(error) if job == 0 => return Err(Failure::no_thread(&error)),
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
        bug.map_or(Ok(()), |bug| Err(Failure::Bug(bug)))
    }
}

impl WorkQueue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn hand_over<T>(
        &self,
        receiver: &Receiver<(u64, Vec<T>)>,
        start: u64,
        mut take: impl FnMut(Option<T>) -> Result<ControlFlow<()>, Failure>,
    ) -> Result<(), Failure> {
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
                    Ok(if taken.len() as u64 >= enough {
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
                Some(100) => Err(Failure::Usage("enough".to_owned())),
                _ => Ok(ControlFlow::Continue(())),
            },
        );
        assert_eq!(failed.unwrap_err().to_string(), "enough");
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
                Ok(ControlFlow::Continue(()))
            },
        );
        let failure = failed.unwrap_err();
        assert!(failure.to_string().contains("a bug in a bot"), "{failure}");
        assert_eq!(failure.exit(), crate::Exit::Internal);
        assert!((900..=1000).contains(&taken), "{taken}");
    }
}
