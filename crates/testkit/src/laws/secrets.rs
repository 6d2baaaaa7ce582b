//! Views hold nothing hidden, and change only when something is told.

use super::{Ask, Wrong, holds};
use crate::course::{Course, step_again};
use rand::RngExt;
use roll_and_write::{Audience, GameState, MoveId, Saying, Seat, Told};
use session::StepKind;

/// Of so many moves one is tried for its refusal at each state.
const STRIDE: u32 = 101;

pub(super) fn unseen(ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let mut generator = ask.generator(2);
    for step in 0..=course.len() {
        for seat in course.seats() {
            let view = course.game.view(course.state(step), seat);
            let imagined = course.game.determinize(&view, &mut generator);
            let offset = generator.random_range(0..STRIDE);
            alike(course, step, seat, &imagined, offset).map_err(|what| {
                Wrong::at(
                    step,
                    format!("with other secrets seat {} {what}", seat.number()),
                )
            })?;
        }
    }
    Ok(())
}

fn alike(
    course: &Course,
    step: usize,
    seat: Seat,
    imagined: &GameState,
    offset: u32,
) -> Result<(), String> {
    let (game, state) = (&*course.game, course.state(step));
    let expect = |same: bool, what: &str| if same { Ok(()) } else { Err(what.to_owned()) };
    let view = game.view(state, seat);
    expect(game.view(imagined, seat) == view, "has another view")?;
    expect(
        game.picture(&game.view(imagined, seat)) == game.picture(&view),
        "is shown another picture",
    )?;
    expect(
        game.moves(imagined, seat) == game.moves(state, seat),
        "has other moves",
    )?;
    game.audit(imagined)
        .map_err(|what| format!("imagines what cannot be: {what}"))?;
    let seen = |of: &GameState| game.score_seen(&game.view(of, seat), seat);
    expect(
        seen(imagined) == seen(state),
        "knows another score of its own",
    )?;
    if let Some(seen) = seen(state) {
        expect(
            seen == game.score(state, seat),
            "is told another score than it has",
        )?;
    }
    for id in (offset..game.ids()).step_by(STRIDE as usize).map(MoveId) {
        let (here, there) = (game.check(state, seat, id), game.check(imagined, seat, id));
        expect(
            here == there,
            &format!("is refused {} in another way", game.print_move(id)),
        )?;
    }
    let Some(kind) = course.table.steps().get(step).map(|step| step.kind) else {
        return Ok(());
    };
    if !matches!(kind, StepKind::Move(by, _) if by == seat) {
        return Ok(());
    }
    let mut imagined = imagined.clone();
    let told = step_again(game, &mut imagined, kind).ok_or("cannot make its move")?;
    let same = heard(&told, seat) == heard(course.told(step), seat);
    expect(same, "is told something else of its own move")
}

/// What a seat is told before a phase closes: after that, others come in.
fn heard(told: &[Told], seat: Seat) -> Vec<&Saying> {
    let within = told.iter().take_while(|told| !told.closes_phase);
    let for_it = |told: &&Told| match told.audience {
        Audience::Everyone => true,
        Audience::Only(other) | Audience::Lane(other) => other == seat,
    };
    within.filter(for_it).map(|told| &told.saying).collect()
}

pub(super) fn told(_ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    for step in 0..course.len() {
        // That cards are dealt, and to whom, lies open.
        let StepKind::Move(by, _) = course.table.steps()[step].kind else {
            continue;
        };
        let told = course.told(step);
        let open = told
            .iter()
            .any(|told| told.audience == Audience::Everyone || told.closes_phase);
        // That a seat will draw lies open, though nothing is told of it yet.
        let draws = told.is_empty();
        if open || draws {
            continue;
        }
        for seat in course.seats() {
            let for_it = |told: &&Told| matches!(told.audience, Audience::Only(to) | Audience::Lane(to) if to == seat);
            if seat == by || told.iter().any(|told| for_it(&told)) {
                continue;
            }
            let [was, is] = [step, step + 1].map(|step| course.game.view(course.state(step), seat));
            holds(was == is, step, || {
                format!("seat {} sees something that it is not told", seat.number())
            })?;
        }
    }
    Ok(())
}
