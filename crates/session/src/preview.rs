//! What a move would bring, before it is made.

use crate::{Observer, ObserverInbox, decision_generator};
use roll_and_write::{Game, GameState, GameView, Legal, Message, MoveId};

/// The state after a legal move, as far as its seat can know, and the messages of that seat, the move itself first.
/// The move is applied to a state that is determinized from the view alone, so the messages show no hidden facts.
pub fn preview(game: &dyn Game, view: &GameView, mv: Legal<MoveId>) -> (GameState, Vec<Message>) {
    let seat = mv.seat();
    let mut imagined = game.determinize(view, &mut decision_generator(0, 0, seat, 0));
    let notices = game.apply(&mut imagined, mv);
    let mut listener = ObserverInbox::new(Observer::Seat(seat));
    // The first notice is the move itself, even if it ends the phase.
    let end = notices.iter().position(|notice| notice.closes_phase);
    let own = notices.iter().take(end.unwrap_or(notices.len()).max(1));
    own.for_each(|notice| listener.observe(0, notice));
    let messages = listener.take().into_iter().map(|(_, message)| message);
    (imagined, messages.collect())
}
