//! What a person is shown of a game: notices, pictures, help and targets on the screen.

use crate::picture::Picture;
use crate::{Message, MoveId, Notation, Notice, PrintedMatter, Score, ScoreLine, Seat, Target};

/// What a person sees of a game with a [`Notation`].
///
/// Methods with a body are defaults; a game overrides what does not fit it.
pub trait Presentation: Notation {
    /// Who may see an event, and the sentence that tells it.
    fn notice(&self, event: &Self::Event) -> Notice;

    /// What a person is shown of a view.
    fn picture(&self, view: &Self::View) -> Picture;

    /// The sentence of a line of a score sheet: by default the line's reason with its count.
    fn score_message(&self, line: &ScoreLine) -> Message {
        Message::new(line.reason).number("count", line.count)
    }

    /// Where a move points in the picture of a view. No two moves that may be made at the same time point at
    /// the same. By default a move is one of a list, told by its text.
    fn target(&self, _view: &Self::View, mv: Self::Move) -> Target {
        Target::Choice(Message::new("target-move").name("move", self.print_move(mv)))
    }

    /// The move that points there, whether it may be made now or not; `None` if there is none. By default it
    /// looks through all moves.
    fn move_at(&self, view: &Self::View, target: &Target) -> Option<Self::Move> {
        (0..self.ids())
            .filter_map(|id| self.move_by_id(MoveId(id)))
            .find(|mv| self.target(view, *mv) == *target)
    }

    /// The turn of a state, counted from 1; 0 while the table is set up, and in a game without turns.
    fn turn(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The score of a seat as far as a view tells it; `None`, as by default, if too much is hidden.
    fn score_seen(&self, _view: &Self::View, _seat: Seat) -> Option<Score> {
        None
    }

    /// The cards, patterns and symbols of the pack as they are printed: by default there are none.
    fn printed(&self) -> PrintedMatter {
        PrintedMatter::default()
    }
}
