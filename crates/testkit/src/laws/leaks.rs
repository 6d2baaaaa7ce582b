//! Law: what a seat is told follows from what it sees.
//!
//! A *twin* of a game differs from it in something hidden: in a draw, in a decision, or in everything that a view
//! hides. As long as a seat sees the same in both games, it must be told the same.

use super::{LawContext, Violation, holds};
use crate::playthrough::{Playthrough, step_again};
use rand::RngExt;
use rnw_session::{LogEntryKind, Observer, ObserverInbox};
use roll_and_write::{GameState, Message, Notice, Seat};

/// The number of other draws, and about the number of other decisions, that are tried at each step.
const DRAWS: usize = 4;
const DECISIONS: usize = 8;
/// A twin is followed until a phase ends, but not for more steps than this.
const STEPS: usize = 24;

pub(super) fn none(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    for step in 0..playthrough.len() {
        for seat in playthrough.seats() {
            unseen(playthrough, step, seat)?;
            imagined(ask, playthrough, step, seat)?;
        }
        hidden(ask, playthrough, step)?;
    }
    Ok(())
}

/// A decision of another seat that leaves a view as it was must not be announced to its seat.
fn unseen(playthrough: &Playthrough, step: usize, seat: Seat) -> Result<(), Violation> {
    let LogEntryKind::Move(by, _) = playthrough.kind(step) else {
        return Ok(());
    };
    let view = |step| playthrough.game.view(playthrough.state(step), seat);
    if by == seat || view(step) != view(step + 1) {
        return Ok(());
    }
    let heard = heard(&mut inbox(seat), playthrough.notices(step));
    holds(heard.is_empty(), step, || {
        format!(
            "seat {} sees nothing of the decision of seat {}, but it is told [{}]",
            seat.number(),
            by.number(),
            in_words(&heard)
        )
    })
}

/// The game goes on in the same way from another state that the seat cannot tell from this one.
fn imagined(
    ask: &LawContext<'_>,
    playthrough: &Playthrough,
    step: usize,
    seat: Seat,
) -> Result<(), Violation> {
    let place = (step as u64) << 32 | (seat.index() as u64) << 8;
    let game = &*playthrough.game;
    let view = game.view(playthrough.state(step), seat);
    let state = game.determinize(&view, &mut ask.generator(place | 3));
    let twin = Twin {
        playthrough,
        step,
        instead: playthrough.kind(step),
        state,
    };
    twin.tells_the_same(seat)
}

/// Something else is drawn or decided in a step, and then the game goes on in the same way.
fn hidden(ask: &LawContext<'_>, playthrough: &Playthrough, step: usize) -> Result<(), Violation> {
    let mut generator = ask.generator((step as u64) << 32 | 4);
    let state = playthrough.state(step);
    let (by, others): (_, Vec<LogEntryKind>) = match playthrough.kind(step) {
        LogEntryKind::Deal(chance, _) => {
            let drawn = |_| LogEntryKind::Deal(chance, chance.sample(&mut generator));
            (None, (0..DRAWS).map(drawn).collect())
        }
        LogEntryKind::Move(by, _) => {
            let moves = playthrough.game.moves(state, by);
            let stride = moves.len().div_ceil(DECISIONS);
            let first = generator.random_range(0..stride.max(1));
            let moves = moves.into_iter().skip(first).step_by(stride.max(1));
            let moves = moves.map(|mv| LogEntryKind::Move(by, mv.mv()));
            (Some(by), moves.collect())
        }
    };
    for instead in others {
        if instead == playthrough.kind(step) {
            continue;
        }
        for seat in playthrough.seats().filter(|seat| Some(*seat) != by) {
            let state = state.clone();
            let twin = Twin {
                playthrough,
                step,
                instead,
                state,
            };
            twin.tells_the_same(seat)?;
        }
    }
    Ok(())
}

/// Another game than the one that was played.
struct Twin<'a> {
    playthrough: &'a Playthrough,
    /// The first step that both games make.
    step: usize,
    /// What is made in this step; the later steps are those of the played game.
    instead: LogEntryKind,
    /// The state before this step.
    state: GameState,
}

impl Twin<'_> {
    /// Compares what the seat is told in both games, as long as it sees the same in both.
    fn tells_the_same(self, seat: Seat) -> Result<(), Violation> {
        let Self {
            playthrough,
            step: first,
            instead,
            mut state,
        } = self;
        let game = &*playthrough.game;
        let is_changed = instead != playthrough.kind(first);
        let is_decided = is_changed && matches!(instead, LogEntryKind::Move(..));
        let mut inboxes = [inbox(seat), inbox(seat)];
        for step in first..playthrough.len().min(first + STEPS) {
            let kind = if step == first {
                instead
            } else {
                playthrough.kind(step)
            };
            let Some(notices) = step_again(game, &mut state, kind) else {
                return Ok(());
            };
            let after = playthrough.state(step + 1);
            // What is drawn may be announced although it is gone at once, and what is decided although something else
            // would have had the same effect.
            let is_same = is_changed && (is_decided || step == first) && state == *after;
            if is_same || game.view(&state, seat) != game.view(after, seat) {
                return Ok(());
            }
            let [mine, other] = &mut inboxes;
            let here = heard(mine, playthrough.notices(step));
            let there = heard(other, &notices);
            holds(here == there, step, || {
                let what = match instead {
                    _ if !is_changed => "other hidden information".to_owned(),
                    LogEntryKind::Deal(..) => format!("another draw in step {}", first + 1),
                    LogEntryKind::Move(by, id) => {
                        let text = game.print_move(id);
                        format!("{text} of seat {} in step {}", by.number(), first + 1)
                    }
                };
                format!(
                    "seat {} is told [{}], but with {what} it sees the same and is told [{}]",
                    seat.number(),
                    in_words(&here),
                    in_words(&there)
                )
            })?;
            if playthrough.closes_phase(step) {
                break;
            }
        }
        Ok(())
    }
}

fn inbox(seat: Seat) -> ObserverInbox {
    ObserverInbox::new(Observer::Seat(seat))
}

/// The messages that an observer receives with these notices.
fn heard(inbox: &mut ObserverInbox, notices: &[Notice]) -> Vec<Message> {
    for notice in notices {
        inbox.observe(0, notice);
    }
    inbox
        .take()
        .into_iter()
        .map(|(_, message)| message)
        .collect()
}

fn in_words(messages: &[Message]) -> String {
    let messages = messages.iter().map(Message::to_string);
    messages.collect::<Vec<_>>().join("; ")
}
