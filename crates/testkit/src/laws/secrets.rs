//! Laws about secrets: views contain nothing hidden, and they change only with a notice.

use super::LawStep;
use crate::playthrough::step_again;
use rand::RngExt;
use rnw_session::LogEntryKind;
use roll_and_write::{Audience, GameState, Message, MoveId, Notice, Seat};

/// Each state tests the refusal of one in this many moves.
const STRIDE: u32 = 101;

pub(super) fn unseen(at: &LawStep<'_>, seat: Seat) -> Result<(), String> {
    let mut generator = at.generator(seat, 2);
    let view = at.game().view(at.state(), seat);
    let imagined = at.game().determinize(&view, &mut generator);
    let offset = generator.random_range(0..STRIDE);
    alike(at, seat, &imagined, offset).map_err(|what| {
        let number = seat.number();
        format!("with other hidden information seat {number} {what}")
    })
}

fn alike(at: &LawStep<'_>, seat: Seat, imagined: &GameState, offset: u32) -> Result<(), String> {
    let (game, state) = (at.game(), at.state());
    let expect = |same: bool, what: &str| if same { Ok(()) } else { Err(what.to_owned()) };
    let view = game.view(state, seat);
    let other = game.view(imagined, seat);
    expect(other == view, "has a different view")?;
    let same_picture = game.picture(&other) == game.picture(&view);
    expect(same_picture, "sees a different picture")?;
    let same_moves = game.moves(imagined, seat) == game.moves(state, seat);
    expect(same_moves, "has different moves")?;
    let audited = game.audit(imagined);
    audited.map_err(|what| format!("imagines an impossible state: {what}"))?;
    let seen = game.score_seen(&view, seat);
    let same_score = game.score_seen(&other, seat) == seen;
    expect(same_score, "sees a different score of its own")?;
    let own = seen.is_none_or(|seen| seen == game.score(state, seat));
    expect(own, "sees a score that is not its score")?;
    for id in (offset..game.ids()).step_by(STRIDE as usize).map(MoveId) {
        if game.check(state, seat, id) != game.check(imagined, seat, id) {
            let text = game.print_move(id);
            return Err(format!("gets a different answer to the move {text}"));
        }
    }
    let Some(made) = at.made().filter(|made| made.is_move_of(seat)) else {
        return Ok(());
    };
    let mut imagined = imagined.clone();
    let notices = step_again(game, &mut imagined, made.kind).ok_or("cannot make its move")?;
    let same_events = heard(&notices, seat) == heard(&made.notices, seat);
    expect(same_events, "gets different events from its own move")
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

pub(super) fn notices(at: &LawStep<'_>) -> Result<(), String> {
    // Everybody knows that cards are dealt, and to whom.
    let Some(made) = at.made() else {
        return Ok(());
    };
    let LogEntryKind::Move(by, _) = made.kind else {
        return Ok(());
    };
    let notices = &made.notices;
    let open = notices
        .iter()
        .any(|notice| notice.audience == Audience::Everyone || notice.closes_phase);
    // Everybody knows that the seat will draw, although there is no notice of it yet.
    let draws = notices.is_empty();
    if open || draws {
        return Ok(());
    }
    for seat in at.playthrough.seats() {
        let for_it = |notice: &Notice| matches!(notice.audience, Audience::Only(to) | Audience::Lane(to) if to == seat);
        if seat == by || notices.iter().any(for_it) {
            continue;
        }
        let next = at.playthrough.state(at.step + 1);
        if at.game().view(at.state(), seat) != at.game().view(next, seat) {
            let number = seat.number();
            return Err(format!(
                "the view of seat {number} changes without a notice"
            ));
        }
    }
    Ok(())
}
