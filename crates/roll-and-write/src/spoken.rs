//! What people and records need of a game besides its rules: names, texts, sentences and pictures.

use crate::picture::{CardPicture, PatternPicture, Picture, SymbolCard};
use crate::{
    Deed, MoveId, MoveTextError, Purpose, Ruleset, Saying, Score, ScoreLine, Seat, Subjects,
    Target, Told, option::nearest,
};

/// A [`Ruleset`] that people can play and records can keep.
///
/// Search and benchmarks need none of this. The first half is what a game writes; the second half is
/// given, and a game overrides what does not fit it.
pub trait Spoken: Ruleset {
    /// The game's name as typed at the command line, such as `my-game`.
    fn name(&self) -> &'static str;

    /// The canonical text of a move. It is never a bare integer.
    fn print_move(&self, r#move: Self::Move) -> String;
    /// The name of an item of chance, as it stands in records; `None` for one that never comes.
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String>;

    /// Who may see an event, and the sentence that tells it.
    fn say(&self, event: &Self::Event) -> Told;
    /// What a person is shown of a view.
    fn picture(&self, view: &Self::View) -> Picture;

    // ---- given; a game overrides what does not fit it ----

    /// The sentence of a line of a score sheet: by default the line's reason with its count.
    fn say_line(&self, line: &ScoreLine) -> Saying {
        Saying::new(line.reason).number("count", line.count)
    }

    /// The state as a canonical text of names, the same on every machine; checkpoints hash it. By
    /// default it is the state's `Debug`, which will not do where a state holds numbers of content.
    fn describe(&self, state: &Self::State) -> String {
        format!("{state:?}")
    }

    /// The version of the rules; a record is verified by the same version. It grows when a recorded
    /// game would play out differently.
    fn rules_version(&self) -> u32 {
        1
    }

    /// The options in force, by name, in a fixed order: by default none.
    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Where the effects come from that the pack does not spell out, in the order of the alphabet: by
    /// default there are none.
    fn plugins(&self) -> Vec<String> {
        Vec::new()
    }

    /// The symbols of the pack, explained, in the order of their names: by default there are none.
    fn symbols(&self) -> Vec<SymbolCard> {
        Vec::new()
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
        let texts: Vec<(Self::Move, String)> = moves
            .map(|r#move| (r#move, self.print_move(r#move)))
            .collect();
        let found = texts.iter().find(|(_, text)| squeezed(text) == wanted);
        found.map(|(r#move, _)| *r#move).ok_or_else(|| {
            let meant = nearest(&wanted, texts.iter().map(|(_, text)| text.as_str()));
            let saying = Saying::new("parse-unknown-move").name("found", text.trim());
            MoveTextError(saying.name("meant", meant.unwrap_or("")))
        })
    }

    /// Where a move points in the picture of a view. No two moves that may be made at the same time point at
    /// the same. By default a move is one of a list, told by its text.
    fn target(&self, _view: &Self::View, r#move: Self::Move) -> Target {
        Target::Choice(Saying::new("target-move").name("move", self.print_move(r#move)))
    }

    /// The move that points there, whether it may be made now or not; `None` if there is none. By default it
    /// looks through all moves.
    fn move_at(&self, view: &Self::View, target: &Target) -> Option<Self::Move> {
        (0..self.ids())
            .filter_map(|id| self.move_by_id(MoveId(id)))
            .find(|r#move| self.target(view, *r#move) == *target)
    }

    /// How moves are typed, a sentence for each kind: by default nothing is said.
    fn how_to_move(&self) -> Vec<Saying> {
        Vec::new()
    }

    /// The item of chance with this name.
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        let named = |&item: &u8| {
            self.item_name(purpose, item)
                .is_some_and(|known| known == name)
        };
        (0..crate::CARDS_MAX as u8).find(named)
    }

    /// The turn of a state, counted from 1; 0 while the table is set up, and in a game without turns.
    fn turn(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The score of a seat as far as a view tells it; `None`, as by default, if too much is hidden.
    fn score_seen(&self, _view: &Self::View, _seat: Seat) -> Option<Score> {
        None
    }

    /// The tie-breaks, in the order of the values of [`Merit`](crate::Merit) after the total.
    fn tie_breaks(&self) -> Vec<Saying> {
        Vec::new()
    }

    /// Every card of the pack as it is printed, in the order of their names.
    fn printed(&self) -> Vec<CardPicture> {
        Vec::new()
    }

    /// The cards, patterns and symbols whose balance a report counts: by default there are none.
    fn subjects(&self) -> Subjects {
        Subjects::default()
    }

    /// What one step, a draw or a decision, did with them, and who starts: by default nothing is told.
    /// `events` are those of the step.
    fn deeds(
        &self,
        _before: &Self::State,
        _events: &[Self::Event],
        _after: &Self::State,
    ) -> Vec<Deed> {
        Vec::new()
    }

    /// Every pattern that may be asked for, by the name of the card that asks for it: by default none.
    fn patterns(&self) -> Vec<PatternPicture> {
        Vec::new()
    }
}
