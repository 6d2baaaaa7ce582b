//! What never changes in a game with its content, options and seats.

use crate::picture::{CardPicture, PatternPicture, PieceSupply, SymbolCard};
use crate::{BySeat, Message, Points, SEATS_MAX, Seat};
use std::borrow::Cow;

/// The fixed facts of a game. A ruleset makes them when it is loaded, and returns them from
/// [`Ruleset::info`](crate::Ruleset::info).
///
/// ```
/// use roll_and_write::GameInfo;
/// let info = GameInfo { rules_version: 2, ..GameInfo::new("my-game", 4) };
/// assert_eq!((info.seats, info.parts), (4, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GameInfo {
    /// The name as people type it on the command line, such as `my-game`.
    pub name: Cow<'static, str>,
    /// The version of the rules. It grows when a recorded game would continue differently. The same
    /// version must verify a record.
    pub rules_version: u32,
    /// The number of seats at the table, 1 to [`SEATS_MAX`].
    pub seats: usize,
    /// The team of each seat. Seats with the same number win and lose together.
    pub teams: BySeat<usize>,
    /// The number of parts of a point. Scores count parts; 1 means whole points.
    pub parts: Points,
    /// The options with their values, in a fixed order.
    pub options: Vec<(String, String)>,
    /// The origins of all effects that are plugins, in alphabetical order.
    pub plugins: Vec<String>,
    /// How people type moves: a sentence for each kind of move.
    pub how_to_move: Vec<Message>,
    /// The tie-breaks, in the order in which [`RankingKey`](crate::RankingKey) compares them.
    pub tie_breaks: Vec<Message>,
}

impl GameInfo {
    /// The facts of a game with this name and number of seats: version 1 of the rules, no teams,
    /// whole points, no options.
    pub fn new(name: impl Into<Cow<'static, str>>, seats: usize) -> Self {
        let mut teams = BySeat::default();
        for seat in Seat::all(SEATS_MAX) {
            teams[seat] = seat.index();
        }
        Self {
            name: name.into(),
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
    ///
    /// ```
    /// use roll_and_write::GameInfo;
    /// use std::collections::BTreeMap;
    /// let options = vec![("marking".to_owned(), "in-turn".to_owned())];
    /// let info = GameInfo { options, ..GameInfo::new("my-game", 2) };
    /// let named: BTreeMap<String, String> = info.named_options();
    /// assert_eq!(named["marking"], "in-turn");
    /// ```
    pub fn named_options<C: FromIterator<(String, String)>>(&self) -> C {
        self.options.iter().cloned().collect()
    }
}

/// Everything that is printed in a pack, in the form that people are shown.
///
/// ```
/// use roll_and_write::PrintedMatter;
/// use roll_and_write::picture::PatternPicture;
/// let pattern = PatternPicture::new("E1", &["XX"]);
/// let printed = PrintedMatter { patterns: vec![pattern], ..PrintedMatter::default() };
/// assert_eq!(printed.patterns[0].rows, ["XX"]);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PrintedMatter {
    /// Every card, sorted by name.
    pub cards: Vec<CardPicture>,
    /// Every pattern that can be asked for, under the name of the card that asks for it.
    pub patterns: Vec<PatternPicture>,
    /// The symbols with explanations, sorted by name.
    pub symbols: Vec<SymbolCard>,
    /// The pieces that lie on boards, sorted by kind.
    pub pieces: Vec<PieceSupply>,
    /// The lines of a score sheet, each with a count of 0.
    pub scored: Vec<Message>,
}
