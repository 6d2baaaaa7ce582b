//! What symbols do with the sheets of other seats.
//!
//! The steps `advance`, `erase` and `write` do it if they say for whom. `take` and `give` always do.
//! A change that a symbol asks for while seats mark waits for the barrier, where all lanes are
//! closed. Later, it is made at once.

use super::gate::{Gate, within};
use super::room::{InstructionRoom, Rulebook, Site, StepRoom};
use crate::Event;
use crate::events::{ChangeLapsed, ChangeOwed, SheetChanged};
use crate::firing::Firing;
use crate::house::TableRules;
use crate::state::{Phase, State};
use crate::upper_bound::most::{Most, ScoreBounds};
use crate::wording::{Wording, from_key, to_key, whom_key};
use roll_and_write::sheet::{BOXES_MAX, TrackId, TrackKind};
use roll_and_write::symbol::{
    Affect, Fault, Instruction, Instructions, NUMBER_MAX, Printed, Scene, SheetChange, Value, Whom,
};
use roll_and_write::{Events, Message, Seat, Seats};

/// The step of [`Affect`], with an amount that the program computes.
///
/// ```
/// use rnw_flip::symbol::{AffectStep, Program, Step};
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{SheetChange, Value, Whom};
/// let (track, amount) = (TrackId(0), Value::Round);
/// let step = AffectStep { whom: Whom::Next, change: SheetChange::Erase, track, amount };
/// assert_eq!(Program::new(vec![Step::Affect(step)]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AffectStep {
    /// The seats whose sheets change.
    pub whom: Whom,
    /// What happens there.
    pub change: SheetChange,
    /// The track.
    pub track: TrackId,
    /// The number of boxes, or the number to write, limited to what [`Affect`] allows.
    pub amount: Value,
}

impl AffectStep {
    fn with(&self, amount: u8) -> Affect {
        Affect {
            whom: self.whom,
            change: self.change,
            track: self.track,
            amount,
        }
    }
}

/// The largest amount of a change.
fn most(change: SheetChange) -> u8 {
    match change {
        SheetChange::Write => NUMBER_MAX,
        SheetChange::Advance | SheetChange::Erase | SheetChange::Take | SheetChange::Give => {
            BOXES_MAX as u8
        }
    }
}

impl InstructionRoom for Affect {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        let fault = match self.change {
            SheetChange::Advance => gate.track(self.track, TrackKind::Count),
            SheetChange::Write => gate.track(self.track, TrackKind::Written),
            SheetChange::Erase | SheetChange::Take | SheetChange::Give => {
                gate.taken_from(self.track)
            }
        };
        fault.or(within(self.amount, 0, most(self.change)))
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        if self.amount == 0 && self.change != SheetChange::Write {
            // A number that was worked out may be none: then nothing was asked for.
            return None;
        }
        let Self {
            whom,
            change,
            track,
            amount,
        } = self;
        if site.state.phase == Phase::Mark {
            let seat = site.seat;
            let noted = site.lane().changes.push((whom, change, track, amount));
            events.notify(|| {
                if noted {
                    Event::ChangeOwed(ChangeOwed { seat, whom, track })
                } else {
                    Event::ChangeLapsed(ChangeLapsed { seat, whom, track })
                }
            });
        } else {
            let seats = site.table.seats;
            let ranked = ranked_if(whom.is_ranked(), site.rules, seats, site.state);
            let to = affected(whom, site.seat, seats, ranked);
            site.state.changed = to.iter().fold(site.state.changed, Seats::with);
            change_sheets(
                site.printed,
                site.table,
                site.state,
                site.seat,
                self,
                to,
                events,
            );
        }
        None
    }
}

/// The leader and the last seat, by the points of this moment.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    leader: Seat,
    last: Seat,
}

/// The leader and the last seat, if somebody asks for them.
fn ranked_if(asked: bool, rules: &dyn Rulebook, seats: usize, state: &State) -> Option<Ranked> {
    let mut order = state.start_seat(seats).and_on(seats).filter(|_| asked);
    let first = order.next()?;
    let points = rules.points(state, first);
    let (mut most, mut least) = ((points, first), (points, first));
    for seat in order {
        let points = rules.points(state, seat);
        // Among equals the first one stays.
        if points > most.0 {
            most = (points, seat);
        }
        if points < least.0 {
            least = (points, seat);
        }
    }
    Some(Ranked {
        leader: most.1,
        last: least.1,
    })
}

/// The seats that a change of this seat is for.
fn affected(whom: Whom, seat: Seat, seats: usize, ranked: Option<Ranked>) -> Seats {
    let own = Seats::of(seat);
    match whom {
        Whom::Each => Seats::all(seats),
        Whom::Others => Seats::all(seats).without(seat),
        Whom::Next => Seats::of(seat.clockwise(1, seats)).without(seat),
        Whom::Previous => Seats::of(seat.clockwise(seats - 1, seats)).without(seat),
        Whom::Leader => ranked.map_or(own, |ranked| Seats::of(ranked.leader)),
        Whom::Last => ranked.map_or(own, |ranked| Seats::of(ranked.last)),
    }
}

/// Makes the changes that lanes kept for the barrier: seat by seat in the order of settling, those
/// of a seat in the order in which its symbols asked for them. The leader and the last seat are
/// those before the first change.
#[cold]
pub(crate) fn make_kept_changes(
    printed: &Printed,
    rules: &dyn Rulebook,
    table: &TableRules,
    state: &mut State,
    events: &mut impl Events<Event>,
) {
    let mut kept = Seat::all(table.seats).flat_map(|seat| state.lanes[seat].changes.iter());
    let asked = kept.any(|(whom, ..)| whom.is_ranked());
    let ranked = ranked_if(asked, rules, table.seats, state);
    for settlement in 0..state.settlements.len() {
        // A seat that settles more than once has none left.
        let seat = state.settlements.seat(settlement);
        let changes = std::mem::take(&mut state.lanes[seat].changes);
        for (whom, change, track, amount) in changes.iter() {
            let to = affected(whom, seat, table.seats, ranked);
            let affect = Affect {
                whom,
                change,
                track,
                amount,
            };
            change_sheets(printed, table, state, seat, affect, to, events);
        }
    }
}

/// Changes the sheets of these seats, from the start player on.
fn change_sheets(
    printed: &Printed,
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    affect: Affect,
    to: Seats,
    events: &mut impl Events<Event>,
) {
    let order = state.start_seat(table.seats).and_on(table.seats);
    for other in order.filter(|other| to.contains(*other)) {
        change_sheet(printed, state, seat, affect, other, events);
    }
}

/// Changes the sheet of one seat. A seat takes nothing from itself, and gives itself nothing.
fn change_sheet(
    printed: &Printed,
    state: &mut State,
    seat: Seat,
    affect: Affect,
    target: Seat,
    events: &mut impl Events<Event>,
) {
    let Affect {
        change,
        track,
        amount,
        ..
    } = affect;
    let on = printed.sheet.track(track);
    let mut shift = |from: Seat, to: Seat| {
        let room = u32::from(on.boxes) - state.lanes[to].sheet.filled(on);
        let moved = amount.min(room as u8);
        let moved = state.lanes[from].sheet.erase(on, moved);
        state.lanes[to].sheet.advance(on, moved)
    };
    let done = match change {
        SheetChange::Take | SheetChange::Give if target == seat => return,
        SheetChange::Take => shift(target, seat),
        SheetChange::Give => shift(seat, target),
        SheetChange::Advance => state.lanes[target].sheet.advance(on, amount),
        SheetChange::Erase => state.lanes[target].sheet.erase(on, amount),
        SheetChange::Write => {
            let written = state.lanes[target].sheet.write(on, amount);
            u8::from(written.is_some())
        }
    };
    events.notify(|| {
        Event::SheetChanged(SheetChanged {
            seat,
            target,
            change,
            track,
            amount,
            done,
        })
    });
}

impl StepRoom for AffectStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(self.with(self.amount.amount(scene, most(self.change))));
    }

    fn always(&self) -> Option<Instruction> {
        Some(self.with(self.amount.always(most(self.change))?).into())
    }

    fn takes_back(&self) -> Option<TrackId> {
        let takes = match self.change {
            SheetChange::Erase | SheetChange::Take | SheetChange::Give => true,
            SheetChange::Advance | SheetChange::Write => false,
        };
        takes.then_some(self.track)
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let boxes = |keys| wording.boxes(keys, self.track, &self.amount);
        let step = match self.change {
            SheetChange::Advance => boxes(["explain-advance", "explain-advance-value"]),
            SheetChange::Erase => wording.taken_back(self.track, &self.amount),
            SheetChange::Write => Message::new("explain-write")
                .message("value", wording.value(&self.amount))
                .word("track", wording.names.track(self.track)),
            SheetChange::Take => {
                let take = boxes(["explain-take", "explain-take-value"]);
                return take.word("from", from_key(self.whom));
            }
            SheetChange::Give => {
                let give = boxes(["explain-give", "explain-give-value"]);
                return give.word("to", to_key(self.whom));
            }
        };
        Message::new("explain-for")
            .word("whom", whom_key(self.whom))
            .message("step", step)
    }

    fn bound(&self, bounds: &ScoreBounds<'_>, most: &mut Most) -> Option<()> {
        if self.change == SheetChange::Write {
            if most.writes.is_some() {
                return None;
            }
            let number = bounds.value(&self.amount)?.min(NUMBER_MAX.into());
            most.writes = Some((self.track, number));
        }
        // A sheet that is full of crosses is the bound anyway.
        Some(())
    }

    fn acts(&self) -> bool {
        true
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.amount)
    }
}
