//! What never changes in a game with its content, options and seats.

use crate::picture::{CardPicture, PatternPicture, SymbolCard};
use crate::{BySeat, Message, Points, SEATS_MAX, Seat};

/// The static facts of a game. A ruleset makes them when it is loaded and hands them out by
/// [`Ruleset::info`](crate::Ruleset::info).
///
/// ```
/// use roll_and_write::GameInfo;
/// let info = GameInfo { rules_version: 2, ..GameInfo::new("my-game", 4) };
/// assert_eq!((info.seats, info.parts), (4, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name as typed at the command line, such as `my-game`.
    pub name: &'static str,
    /// The version of the rules; a record is verified by the same version. It grows when a recorded
    /// game would play out differently.
    pub rules_version: u32,
    /// How many seats the table has, 1 to [`SEATS_MAX`].
    pub seats: usize,
    /// The team of each seat: seats with one number win and lose together.
    pub teams: BySeat<usize>,
    /// Into how many parts a point is cut; scores count parts.
    pub parts: Points,
    /// The options in force with their values, in a fixed order.
    pub options: Vec<(&'static str, String)>,
    /// Where the effects come from that the pack does not spell out, in alphabetical order.
    pub plugins: Vec<String>,
    /// How moves are typed, a sentence for each kind.
    pub how_to_move: Vec<Message>,
    /// The tie-breaks, in the order of the values of [`RankingKey`](crate::RankingKey) after the total.
    pub tie_breaks: Vec<Message>,
}

impl GameInfo {
    /// A game of this name at a table with so many seats: each seat for itself, whole points, no options.
    pub fn new(name: &'static str, seats: usize) -> Self {
        let mut teams = BySeat::default();
        for seat in Seat::all(SEATS_MAX) {
            teams[seat] = seat.index();
        }
        Self {
            name,
            rules_version: 1,
            seats,
            teams,
            parts: 1,
            options: Vec::new(),
            plugins: Vec::new(),
            how_to_move: Vec::new(),
            tie_breaks: Vec::new(),
        }
    }

    /// The options by their names, as records keep them.
    pub fn named_options<C: FromIterator<(String, String)>>(&self) -> C {
        let options = self.options.iter();
        options
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect()
    }
}

/// What is printed in a pack, as people are shown it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PrintedMatter {
    /// Every card, in the order of their names.
    pub cards: Vec<CardPicture>,
    /// Every pattern that may be asked for, by the name of the card that asks for it.
    pub patterns: Vec<PatternPicture>,
    /// The symbols, explained, in the order of their names.
    pub symbols: Vec<SymbolCard>,
}
