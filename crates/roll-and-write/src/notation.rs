//! How a game writes itself down: the texts of moves and items, the canonical text of a state.

use crate::{Message, MoveId, MoveTextError, Purpose, Ruleset, option::nearest};

/// The text forms of a [`Ruleset`]: what records keep and what a person types.
///
/// Search and benchmarks need none of this. Methods with a body are defaults.
pub trait Notation: Ruleset {
    /// The canonical text of a move. It is never a bare integer.
    fn print_move(&self, mv: Self::Move) -> String;

    /// The name of an item of chance, as it stands in records; `None` for one that never comes.
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String>;

    /// The state as a canonical text of names, the same on every machine; checkpoints hash it. By
    /// default it is the state's `Debug`, which will not do where a state holds numbers of content.
    fn describe(&self, state: &Self::State) -> String {
        format!("{state:?}")
    }

    /// The move that a text means; forgives case, order and spacing. By default it forgives case and
    /// spacing alone, and looks through all moves.
    ///
    /// # Errors
    /// If the text is no move, with what was meant nearby.
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveTextError> {
        let squeezed = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            words.join(" ").to_lowercase()
        };
        let wanted = squeezed(text);
        let moves = (0..self.ids()).filter_map(|id| self.move_by_id(MoveId(id)));
        let texts: Vec<(Self::Move, String)> = moves.map(|mv| (mv, self.print_move(mv))).collect();
        let found = texts.iter().find(|(_, text)| squeezed(text) == wanted);
        found.map(|(mv, _)| *mv).ok_or_else(|| {
            let meant = nearest(&wanted, texts.iter().map(|(_, text)| text.as_str()));
            let message = Message::new("parse-unknown-move").name("found", text.trim());
            MoveTextError(message.name("meant", meant.unwrap_or("")))
        })
    }

    /// The item of chance with this name.
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        let named = |&item: &u8| {
            self.item_name(purpose, item)
                .is_some_and(|known| known == name)
        };
        (0..crate::CARDS_MAX as u8).find(named)
    }
}
