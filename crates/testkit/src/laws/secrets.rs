//! Laws about secrets: views contain nothing hidden, and they change only with a notice.

use super::{LawContext, Violation, holds};
use crate::playthrough::{Playthrough, step_again};
use crate::test_game::{Audit, Ids};
use rand::RngExt;
use rnw_session::LogEntryKind;
use roll_and_write::{Audience, GameState, Message, MoveId, Notice, Seat};
use std::sync::Arc;

/// Each state tests the refusal of one in this many moves.
const STRIDE: u32 = 101;

pub(super) fn unseen(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let mut generator = ask.generator(2);
    for (step, seat) in playthrough.everywhere() {
        let view = playthrough.game.view(playthrough.state(step), seat);
        let imagined = playthrough.game.determinize(&view, &mut generator);
        let offset = generator.random_range(0..STRIDE);
        alike(playthrough, step, seat, &imagined, offset).map_err(|what| {
            let number = seat.number();
            let what = format!("with other hidden information seat {number} {what}");
            Violation::at(step, what)
        })?;
    }
    Ok(())
}

fn alike(
    playthrough: &Playthrough,
    step: usize,
    seat: Seat,
    imagined: &GameState,
    offset: u32,
) -> Result<(), String> {
    let (game, state) = (&playthrough.game, playthrough.state(step));
    let expect = |same: bool, what: &str| if same { Ok(()) } else { Err(what.to_owned()) };
    let view = game.view(state, seat);
    expect(game.view(imagined, seat) == view, "has a different view")?;
    expect(
        game.picture(&game.view(imagined, seat)) == game.picture(&view),
        "sees a different picture",
    )?;
    expect(
        game.moves(imagined, seat) == game.moves(state, seat),
        "has different moves",
    )?;
    let audited = Arc::clone(game).accept(Audit(imagined));
    audited.map_err(|what| format!("imagines an impossible state: {what}"))?;
    let seen = |of: &GameState| game.score_seen(&game.view(of, seat), seat);
    expect(
        seen(imagined) == seen(state),
        "sees a different score of its own",
    )?;
    if let Some(seen) = seen(state) {
        expect(
            seen == game.score(state, seat),
            "sees a score that is not its score",
        )?;
    }
    let ids = Arc::clone(game).accept(Ids);
    for id in (offset..ids).step_by(STRIDE as usize).map(MoveId) {
        let (here, there) = (game.check(state, seat, id), game.check(imagined, seat, id));
        expect(
            here == there,
            &format!(
                "gets a different answer to the move {}",
                game.print_move(id)
            ),
        )?;
    }
    let made = playthrough.entries().get(step);
    let Some(made) = made.filter(|made| made.is_move_of(seat)) else {
        return Ok(());
    };
    let mut imagined = imagined.clone();
    let notices = step_again(&**game, &mut imagined, made.kind).ok_or("cannot make its move")?;
    let same = heard(&notices, seat) == heard(playthrough.notices(step), seat);
    expect(same, "gets different events from its own move")
}

/// The notices for a seat before a phase ends. Later ones also come from other seats.
fn heard(notices: &[Notice], seat: Seat) -> Vec<&Message> {
    let within = notices.iter().take_while(|notice| !notice.closes_phase);
    let for_it = |notice: &&Notice| match notice.audience {
        Audience::Everyone => true,
        Audience::Only(other) | Audience::Lane(other) => other == seat,
    };
    within
        .filter(for_it)
        .map(|notice| &notice.message)
        .collect()
}

pub(super) fn notices(_ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    for step in 0..playthrough.len() {
        // Everybody knows that cards are dealt, and to whom.
        let LogEntryKind::Move(by, _) = playthrough.kind(step) else {
            continue;
        };
        let notices = playthrough.notices(step);
        let open = notices
            .iter()
            .any(|notice| notice.audience == Audience::Everyone || notice.closes_phase);
        // Everybody knows that the seat will draw, although there is no notice of it yet.
        let draws = notices.is_empty();
        if open || draws {
            continue;
        }
        for seat in playthrough.seats() {
            let for_it = |notice: &&Notice| matches!(notice.audience, Audience::Only(to) | Audience::Lane(to) if to == seat);
            if seat == by || notices.iter().any(|notice| for_it(&notice)) {
                continue;
            }
            let [was, is] =
                [step, step + 1].map(|step| playthrough.game.view(playthrough.state(step), seat));
            holds(was == is, step, || {
                format!(
                    "the view of seat {} changes without a notice",
                    seat.number()
                )
            })?;
        }
    }
    Ok(())
}
