//! The options, and the hooks that this game provides for the shared turn.

use crate::content::{Color, Facts};
use crate::game::{Rules, SilverAndGold, TieRule};
use crate::scoring;
use rnw_flip::content::PackedGame;
use rnw_flip::{
    CardsEstimate, Effort, FlipAndWrite, FlipGame, HouseRules, Pack, Prospect, Refill, RowClaims,
    SettlementOrder, StartSeat, State,
};
use rnw_packs::{Files, LoadError, Report};
use roll_and_write::geometry::{GridRefusal, Island};
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::score::ScoreSink;
use roll_and_write::symbol::Plugins;
use roll_and_write::{
    CardId, CellSet, GameInfo, Levels, Message, Points, RankingKey, Ruleset, ScoreLine, Seat,
};

/// The version of the rules. It changes when a recorded game would play out differently.
pub const RULES_VERSION: u32 = 1;

/// The options: house rules as named values. The first value is the default.
pub const OPTIONS: &[OptionSpec] = &[
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

/// Loads the rules of Silver & Gold for this pack, these options and this number of seats.
///
/// # Errors
/// If an option or its value is unknown, the pack is wrong, or the pack does not support the table.
pub fn load<'a>(
    files: &Files,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
) -> Result<Rules, LoadError> {
    load_with(files, options, seats, &Plugins::default())
}

/// Loads the rules as [`load`] does. `plugins` provides effects that the program implements, in
/// addition to the effects that packs define.
///
/// # Errors
/// As [`load`].
pub fn load_with<'a>(
    files: &Files,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
    plugins: &Plugins,
) -> Result<Rules, LoadError> {
    FlipAndWrite::load(files, options, seats, plugins)
}

/// Checks a pack. The report contains all errors and warnings.
pub fn check(files: &Files) -> Report {
    check_with(files, &Plugins::default())
}

/// Checks a pack as [`check`] does, with the effects that the program implements.
pub fn check_with(files: &Files, plugins: &Plugins) -> Report {
    Rules::check_files(files, plugins)
}

impl PackedGame for SilverAndGold {
    type Content = Facts;

    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn new(facts: Facts, _: &Pack<Island>, options: Choices) -> (Self, HouseRules) {
        let start = options.index("start").checked_sub(1);
        let house = HouseRules {
            start: start.map_or(StartSeat::Random, |seat| StartSeat::Fixed(Seat::new(seat))),
            row_claims: if options.index("rows") == 1 {
                RowClaims::OneTogether
            } else {
                RowClaims::OneEach
            },
            optional_numbers: options.index("palms") == 1,
            ..HouseRules::chosen(&options)
        };
        let tie = if options.index("tie") == 1 {
            TieRule::LatestSeat
        } else {
            TieRule::Shared
        };
        (
            Self {
                facts,
                tie,
                options,
            },
            house,
        )
    }
}

/// The bots of the levels, measured in docs/our-bots.md.
const LEVELS: Levels = Levels {
    easy: "greedy:look=6",
    medium: "greedy",
    hard: "mcts:iterations=50",
    expert: "mcts:iterations=150",
    hints: "mcts:iterations=1000",
};

impl FlipGame for SilverAndGold {
    type Grid = Island;

    fn info(&self, seats: usize) -> GameInfo {
        GameInfo {
            rules_version: RULES_VERSION,
            options: self.options.pairs(),
            tie_breaks: scoring::tie_breaks(self),
            ..GameInfo::new("silver-and-gold", seats)
        }
    }
    fn levels(&self) -> Levels {
        LEVELS
    }
    fn color_name(&self, color: u8) -> &str {
        let colors = self.facts.colors.get(usize::from(color));
        colors.map_or("", |color| color.name.as_str())
    }

    /// Clockwise from the start player (SG-15).
    fn settling_order(rules: &Rules, state: &State) -> SettlementOrder {
        let seats = rules.seats();
        SettlementOrder::of_seats(state.start_seat(seats).and_on(seats))
    }

    /// Only after all seats have settled (SG-16).
    fn refill(&self) -> Refill {
        Refill::AfterAll
    }

    fn clause(&self, _refusal: GridRefusal) -> &'static str {
        // An island refuses only missing or marked cells.
        "C-4"
    }

    fn number_clause(&self) -> &'static str {
        "SG-12"
    }

    fn write_score(rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
        scoring::score(rules, state, seat, score);
    }
    fn score_message(rules: &Rules, line: &ScoreLine) -> Message {
        scoring::score_message(rules, line)
    }
    fn ranking_key(rules: &Rules, state: &State, seat: Seat) -> RankingKey {
        scoring::ranking_key(rules, state, seat)
    }
    fn estimate_cards(rules: &Rules, state: &State, seat: Seat) -> CardsEstimate {
        scoring::estimate_cards(rules, state, seat)
    }
    fn estimate_sheet(rules: &Rules, state: &State, seat: Seat) -> i64 {
        scoring::estimate_sheet(rules, state, seat)
    }
    fn effort(rules: &Rules, card: CardId, marked: CellSet) -> Effort {
        rules.effort(card, marked)
    }
    fn prospect_value(_rules: &Rules, prospect: Prospect, left: Effort) -> i64 {
        scoring::prospect_value(prospect, left)
    }

    /// The points of the card's colour, plus its seal for all cards of the seal's colour in the
    /// pack.
    fn card_points_upper_bound(&self, card: CardId) -> Option<Points> {
        let seal = self.facts.seal(card).map(|seal| {
            let facts = self.facts.color_facts(seal);
            facts.cards.len() as Points * facts.seal
        });
        Some(self.facts.color_facts(self.facts.color(card)).points + seal.unwrap_or(0))
    }

    fn card_facts(&self, _pack: &Pack<Island>, card: CardId) -> Vec<Message> {
        let message = |key, color: Color, points| {
            let message = Message::new(key).word("color", self.color_key(color.0));
            message.number("points", points)
        };
        let (color, seal) = (self.facts.color(card), self.facts.seal(card));
        let points = self.facts.color_facts(color).points;
        let seal = seal.map(|seal| message("card-seal", seal, self.facts.color_facts(seal).seal));
        let color = message("card-color", color, points);
        std::iter::once(color).chain(seal).collect()
    }

    fn headline(rules: &Rules, state: &State) -> Vec<Message> {
        let seats = rules.seats();
        // What the start player does first. Alone and before the first turn the order means nothing.
        let order = match (rules.game().options.index("marking"), state.revealed()) {
            _ if seats == 1 => "",
            (1, _) => "marks",
            (_, Some(_)) => "picks",
            (_, None) => "",
        };
        let start = Message::new("headline-start").seat("seat", state.start_seat(seats));
        let start = start.name("order", order);
        Vec::from_iter(state.has_start_player().then_some(start))
    }
}
