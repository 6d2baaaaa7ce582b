//! The options, and the hooks that this game provides for the shared turn.

use crate::content::Facts;
use rnw_flip::content::PackedGame;
use rnw_flip::{
    FlipAndWrite, FlipGame, HouseRules, Marking, Pack, Refill, RowClaims, SettlementOrder,
    StartSeat, State,
};
use rnw_packs::{Files, LoadError, Report};
use roll_and_write::geometry::{GridRefusal, Island};
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::symbol::Plugins;
use roll_and_write::{CardId, Clause, GameInfo, Levels, Message, Ruleset, Seat};

/// The version of the rules. It changes when a recorded game would play out differently.
pub const RULES_VERSION: u32 = 1;

/// The options: house rules as named values. The first value is the default.
pub const OPTIONS: &[OptionSpec<'_>] = &[
    OptionSpec::first_seat("start", "SG-7"),
    HouseRules::OPTIONS[0],
    HouseRules::OPTIONS[1],
    HouseRules::OPTIONS[2],
    OptionSpec {
        name: "palms",
        clause: "SG-12",
        values: &[
            ("automatic", "a palm always scores at once"),
            ("optional", "you may decline a palm"),
        ],
    },
    OptionSpec {
        name: "rows",
        clause: "SG-15",
        values: &[
            ("cup-each", "two rows filled in one turn take two cups"),
            ("one-cup", "two rows filled in one turn take one cup"),
        ],
    },
    OptionSpec {
        name: "tie",
        clause: "SG-22",
        values: &[
            ("shared", "if all tie-breaks are equal, the win is shared"),
            (
                "latest-seat",
                "if all tie-breaks are equal, the tied player latest in the first turn's order wins",
            ),
        ],
    },
    HouseRules::last_picks("SG-18"),
];

/// The winners if even the tie-breaks are equal (SG-22).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TieRule {
    /// All tied seats.
    #[default]
    Shared,
    /// The seat that was last in the order of the first turn.
    LatestSeat,
}

/// Silver & Gold: the parts that it adds to the shared turn.
#[derive(Debug)]
pub struct SilverAndGold {
    pub(crate) facts: Facts,
    pub(crate) tie: TieRule,
}

/// Silver & Gold as a ruleset.
pub type Rules = FlipAndWrite<SilverAndGold>;

/// Loads the rules of Silver & Gold for this pack, these options and this number of seats.
/// [`Rules::load`](FlipAndWrite::load) takes effects that the program implements, too.
///
/// # Errors
/// If an option or its value is unknown, the pack is wrong, or the pack does not support the table.
pub fn load<'a>(
    files: &Files,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
) -> Result<Rules, LoadError> {
    Rules::load(files, options, seats, &Plugins::default())
}

/// Checks a pack. The report contains all errors and warnings.
pub fn check(files: &Files) -> Report {
    Rules::check_files(files, &Plugins::default())
}

impl SilverAndGold {
    /// The printed facts about the cards, except their grids and colours.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}

impl PackedGame for SilverAndGold {
    type Content = Facts;

    const OPTIONS: &'static [OptionSpec<'static>] = OPTIONS;

    fn new(facts: Facts, _: &Pack<Island>, options: &Choices<'_>) -> (Self, HouseRules) {
        let start = options.index("start").checked_sub(1);
        let house = HouseRules {
            start: start.map_or(StartSeat::Random, |seat| StartSeat::Fixed(Seat::new(seat))),
            row_claims: options.pick("rows", [RowClaims::OneEach, RowClaims::OneTogether]),
            optional_numbers: options.pick("palms", [false, true]),
            ..HouseRules::chosen(options)
        };
        let tie = options.pick("tie", [TieRule::Shared, TieRule::LatestSeat]);
        (Self { facts, tie }, house)
    }
}

impl FlipGame for SilverAndGold {
    fn info(&self, seats: usize) -> GameInfo {
        GameInfo {
            rules_version: RULES_VERSION,
            ..GameInfo::new("silver-and-gold", seats)
        }
    }
    /// Measured in docs/our-bots.md.
    fn levels(&self) -> Levels {
        Levels {
            easy: "greedy:look=5".into(),
            medium: "greedy:look=8".into(),
            hard: "greedy:look=13".into(),
            expert: "mcts:iterations=70".into(),
        }
    }

    /// Clockwise from the start player (SG-15).
    fn settling_order(&self, rules: &Rules, state: &State) -> SettlementOrder {
        let seats = rules.seats();
        SettlementOrder::of_seats(state.start_seat(seats).and_on(seats))
    }

    /// Only after all seats have settled (SG-16).
    fn refill(&self) -> Refill {
        Refill::AfterAll
    }

    fn clause(&self, _refusal: GridRefusal) -> Clause {
        // An island refuses only missing or marked cells.
        "C-4".into()
    }

    fn number_clause(&self) -> Clause {
        "SG-12".into()
    }

    fn card_facts(&self, pack: &Pack<Island>, card: CardId) -> Vec<Message> {
        let message = |key, color, points| {
            let message = Message::new(key).word("color", pack.color_key(color));
            message.number("points", points)
        };
        let color = pack.card(card).color;
        let seal = self.facts.seal(card);
        let seal = seal.map(|seal| message("card-seal", seal, self.facts.color(seal).seal));
        let color = message("card-color", color, self.facts.color(color).points);
        std::iter::once(color).chain(seal).collect()
    }

    fn headline(&self, rules: &Rules, state: &State) -> Vec<Message> {
        let seats = rules.seats();
        // What the start player does first. Alone and before the first turn the order means nothing.
        let order = match (rules.house().marking, state.revealed()) {
            _ if seats == 1 => "",
            (Marking::InTurn, _) => "marks",
            (_, Some(_)) => "picks",
            (_, None) => "",
        };
        let start = Message::new("headline-start").seat("seat", state.start_seat(seats));
        let start = start.name("order", order);
        Vec::from_iter(state.has_start_player().then_some(start))
    }
}
