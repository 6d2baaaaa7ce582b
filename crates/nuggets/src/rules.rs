//! The options of the game, and the rules with their pack.

use crate::board::FencedBoard;
use crate::content::{self, Chips, Facts, SEATS_MAX, SEATS_MIN, SEATS_OF_TEAMS};
use crate::likening::Likening;
use crate::state::State;
use rnw_packs::{Files, LoadError, with_values};
use roll_and_write::learned::KeptValues;
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::{Cell, CellSet, GameInfo, Message, Seat, SetupError};

/// The version of the rules. It changes when a recorded game would play out differently.
pub const RULES_VERSION: u32 = 1;

/// The options: house rules as named values. The first value is the default.
pub const OPTIONS: &[OptionSpec<'_>] = &[
    OptionSpec {
        name: "preset",
        clause: "NG-27",
        values: &[
            ("nuggets", "yields and defaults of the first edition"),
            (
                "armadora",
                "the later edition: other yields, one or two fences in a turn, shares of a region rounded down, ties broken by deposits",
            ),
        ],
    },
    OptionSpec::first_seat("first", "NG-6"),
    OptionSpec {
        name: "layout",
        clause: "NG-5",
        values: &[
            (
                "fixed",
                "deposits always on the same cells, their yields at random",
            ),
            ("random", "deposits on random cells"),
            ("custom", "each deposit where the pack puts it"),
        ],
    },
    OptionSpec {
        name: "fences",
        clause: "NG-7",
        values: &[
            ("two", "a fence turn builds two fences"),
            ("one-or-two", "a fence turn builds one or two fences"),
        ],
    },
    OptionSpec {
        name: "split",
        clause: "NG-15",
        values: &[
            ("exact", "shares are exact, to the sixth of a point"),
            ("floor-deposit", "each deposit is shared, rounded down"),
            ("floor-region", "a region's gold is shared, rounded down"),
        ],
    },
    OptionSpec {
        name: "count",
        clause: "NG-16",
        values: &[
            ("yield", "deposits count their yields"),
            ("deposits", "each deposit counts 1"),
        ],
    },
    OptionSpec {
        name: "tie",
        clause: "NG-16",
        values: &[
            ("shared", "tied players share the win"),
            (
                "piles",
                "the highest deposit won alone decides, then the next highest",
            ),
        ],
    },
    OptionSpec {
        name: "end",
        clause: "NG-12",
        values: &[
            ("all-out", "when all players are out"),
            ("no-chips", "as soon as nobody can or wants to place a chip"),
        ],
    },
    OptionSpec {
        name: "peek",
        clause: "NG-18",
        values: &[
            (
                "allowed",
                "you see the values of your own chips on the board",
            ),
            ("forbidden", "you do not see them; remember them"),
        ],
    },
];

/// The options that the preset `armadora` changes, in addition to the yields (NG-27).
const ARMADORA: &[(&str, &str)] = &[
    ("fences", "one-or-two"),
    ("split", "floor-region"),
    ("tie", "piles"),
];

/// The cells of the deposits (NG-5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// Chance assigns each yield to one of these cells.
    Drawn(CellSet),
    /// Each yield has its own fixed cell.
    Given(Vec<Cell>),
}

/// How a tie for a region is divided (NG-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Split {
    /// Exact, to a sixth of a point.
    Exact,
    /// Each deposit separately, rounded down.
    FloorDeposit,
    /// The whole region together, rounded down.
    FloorRegion,
}

/// The rules of Nuggets for a pack, options and a number of seats.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option with two values"
)]
pub struct Rules {
    pub(crate) facts: Facts,
    /// The board without deposits and fences.
    pub(crate) board: FencedBoard,
    /// The yields in play.
    pub(crate) yields: Vec<u8>,
    pub(crate) layout: Layout,
    /// The chips of each seat at the start.
    pub(crate) chips: Chips,
    pub(crate) seats: usize,
    pub(crate) first: Option<Seat>,
    /// Whether a player may choose to build only one fence.
    pub(crate) one_fence_is_enough: bool,
    pub(crate) split: Split,
    /// Whether each deposit counts 1, and not its yield.
    pub(crate) count_deposits: bool,
    pub(crate) compare_piles: bool,
    pub(crate) ends_without_chips: bool,
    pub(crate) may_peek: bool,
    pub(crate) info: GameInfo,
    pub(crate) likening: Likening,
    pub(crate) values: KeptValues,
}

/// Loads the rules of Nuggets for this pack, these options and this number of seats.
///
/// # Errors
/// If an option or its value is unknown, the pack is wrong, or the pack does not support the table.
pub fn load<'a>(
    files: &Files,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
) -> Result<Rules, LoadError> {
    let options = Choices::read(OPTIONS, options)?;
    let armadora = options.index("preset") == 1;
    let options = options.preset(if armadora { ARMADORA } else { &[] });
    let facts = content::read(files).map_err(LoadError::Content)?;
    SetupError::check_seats(seats, SEATS_MIN, SEATS_MAX)?;
    facts.tables.admit(seats)?;
    let chips = facts.chips[seats].ok_or(SetupError::NotInPack { seats })?;
    let first = options.index("first").checked_sub(1).map(Seat::new);
    SetupError::check_start(first, seats)?;
    let drawn = options.pick(
        "layout",
        [Some(facts.fixed), Some(facts.frame.cells()), None],
    );
    let (yields, layout) = if let Some(cells) = drawn {
        let yields = facts.yields[usize::from(armadora)].clone();
        (yields, Layout::Drawn(cells))
    } else {
        let (cells, yields): (Vec<_>, Vec<_>) = facts.custom.iter().copied().unzip();
        (yields, Layout::Given(cells))
    };
    if yields.is_empty() {
        let (option, value) = ("layout".into(), "custom".into());
        return Err(SetupError::Missing { option, value }.into());
    }
    let bent = |name: &str| options.index(name) == 1;
    let likening = if bent("count") {
        Likening::new(&vec![1; yields.len()], &facts.yields[0])
    } else {
        Likening::new(&yields, &facts.yields[0])
    };
    let mut rules = Rules {
        info: GameInfo {
            rules_version: RULES_VERSION,
            options: options.pairs(),
            ..GameInfo::new("nuggets", seats)
        },
        board: FencedBoard::new(facts.frame),
        yields,
        layout,
        chips,
        seats,
        first,
        one_fence_is_enough: bent("fences"),
        split: options.pick(
            "split",
            [Split::Exact, Split::FloorDeposit, Split::FloorRegion],
        ),
        count_deposits: bent("count"),
        compare_piles: bent("tie"),
        ends_without_chips: bent("end"),
        may_peek: !bent("peek"),
        facts,
        likening,
        values: KeptValues::default(),
    };
    for seat in Seat::all(seats) {
        rules.info.teams[seat] = rules.team_of(seat);
    }
    rules.info.parts = rules.split.parts();
    rules.info.how_to_move = rules.how_to_move();
    rules.info.tie_breaks = rules.tie_breaks();
    Ok(with_values(rules, files))
}

impl Rules {
    /// The board with the deposits and fences of a state. It knows its regions, and the lines that can take a
    /// fence while [fences are left](State::fences_left).
    #[inline]
    pub fn board_of(&self, state: &State) -> FencedBoard {
        self.board.with(state.deposits, state.fences)
    }

    /// The printed facts of the pack.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Whether four seats play as two teams (NG-17).
    pub fn has_teams(&self) -> bool {
        self.seats == SEATS_OF_TEAMS
    }

    /// The yields of the deposits in play, in the order in which the deposits are laid out (NG-2).
    pub fn yields(&self) -> &[u8] {
        &self.yields
    }

    /// The deposits on the board, each with its cell and yield, in the order of [`yields`](Self::yields).
    pub fn deposits_of(&self, state: &State) -> impl Iterator<Item = (Cell, u8)> {
        let laid = state.deposit_at.iter().zip(&self.yields);
        laid.take(state.deposits.len() as usize)
            .map(|(cell, found)| (*cell, *found))
    }

    /// The number of teams. Without teams, each seat counts as one.
    pub(crate) fn teams(&self) -> usize {
        if self.has_teams() { 2 } else { self.seats }
    }

    /// The messages that explain how to type moves.
    fn how_to_move(&self) -> Vec<Message> {
        let mut help = vec![Message::new("help-fence"), Message::new("help-chip")];
        if self.one_fence_is_enough {
            help.push(Message::new("help-done"));
        }
        help.push(Message::new("help-pass"));
        help
    }

    pub(crate) fn team_of(&self, seat: Seat) -> usize {
        seat.index() % self.teams()
    }
}
