//! What a move would bring, before it is made.

use crate::{DealId, Observer, ObserverInbox, decision_generator};
use roll_and_write::picture::{CardPicture, CellPicture, Mark, Picture};
use roll_and_write::{
    Arg, Cell, Game, GameState, GameView, Ground, Legal, Message, MoveId, OnBoard, Points, Target,
};

/// The state after a legal move, as far as its seat can know, and the messages of that seat, the move itself first.
/// The move is applied to a state that is determinized from the view alone, so the messages show no hidden facts.
pub fn preview(game: &dyn Game, view: &GameView, mv: Legal<MoveId>) -> (GameState, Vec<Message>) {
    let seat = mv.seat();
    let mut imagined = game.determinize(view, &mut decision_generator(DealId::single(0), seat, 0));
    let notices = game.apply(&mut imagined, mv);
    let mut listener = ObserverInbox::new(Observer::Seat(seat));
    // The first notice is the move itself, even if it ends the phase.
    let end = notices.iter().position(|notice| notice.closes_phase);
    let own = notices.iter().take(end.unwrap_or(notices.len()).max(1));
    own.for_each(|notice| listener.observe(0, notice));
    let messages = listener.take().into_iter().map(|(_, message)| message);
    (imagined, messages.collect())
}

/// What a move would bring, as far as its seat can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The consequences of the move, without the move itself.
    pub messages: Vec<Message>,
    /// The name of the card that the move would complete. Its gains are known after all seats have marked.
    pub completed: Option<String>,
    /// The change of the seat's score, in the parts into which the game divides a point; `None` if that is hidden.
    pub points: Option<Points>,
}

impl Preview {
    /// Previews a legal move.
    pub fn new(game: &dyn Game, view: &GameView, mv: Legal<MoveId>) -> Self {
        let seat = mv.seat();
        // Points that are sure count too: those of completed cards.
        let points = |view: &GameView, state: &GameState| {
            let score = game.score_seen(view, seat)?;
            Some(score.total() + game.points_due(state, seat))
        };
        let present = game.determinize(view, &mut decision_generator(DealId::single(0), seat, 0));
        let before = points(view, &present);
        let (imagined, messages) = preview(game, view, mv);
        let after = points(&game.view(&imagined, seat), &imagined);
        // Effects on other seats at the same time are not gains of this move.
        let others = |arg: &Arg| matches!(arg, Arg::Seat(other) if *other != seat);
        let own = |message: &Message| !message.args.iter().any(|(_, arg)| others(arg));
        let completed = completed_card(&game.picture(view), &game.target(view, mv.mv()));
        Self {
            // The first message is the move itself.
            messages: messages.into_iter().skip(1).filter(own).collect(),
            completed,
            points: before.zip(after).map(|(before, after)| after - before),
        }
    }

    /// The cards that go back to the deck.
    pub fn returned(&self) -> Vec<&str> {
        let returned = self.messages.iter().filter(|message| is_return(message));
        returned.filter_map(card_of).collect()
    }

    /// The consequences that are gains. A card that goes back to the deck is none.
    pub fn gains(&self) -> impl Iterator<Item = &Message> {
        self.messages.iter().filter(|message| !is_return(message))
    }
}

/// The name of the card that a target would complete: it marks the tomb, or all cells that are left.
pub fn completed_card(picture: &Picture, target: &Target) -> Option<String> {
    let Target::Cells {
        board: OnBoard::Own(board),
        cells,
    } = target
    else {
        return None;
    };
    let card = picture.places.first()?.boards.get(*board)?;
    let is_tomb = |cell: Cell| {
        let cell = card.cells.get(cell.index());
        cell.is_some_and(|cell| cell.ground == Ground::Tomb)
    };
    let completes = cells.iter().any(is_tomb) || cells_left(card) == cells.len() as usize;
    completes.then(|| card.name.clone())
}

/// The number of cells of a card that are not marked.
pub fn cells_left(card: &CardPicture) -> usize {
    let free = |cell: &&CellPicture| {
        cell.mark == Mark::Free && !matches!(cell.ground, Ground::Gap | Ground::Wall)
    };
    card.cells.iter().filter(free).count()
}

/// Whether a card goes back to the deck.
fn is_return(message: &Message) -> bool {
    message.key == "event-returned"
}

/// The card that an event names.
fn card_of(message: &Message) -> Option<&str> {
    let (_, card) = message.args.iter().find(|(gap, _)| *gap == "card")?;
    if let Arg::Name(card) = card {
        Some(card)
    } else {
        None
    }
}
