//! The options, and the hooks that this game gives to the shared turn.

use crate::content::{self, Facts};
use crate::scoring;
use roll_and_write::content::Files;
use roll_and_write::flip::{
    Errands, FlipAndWrite, FlipGame, HouseRules, Pack, Refill, RowClaims, StartSeat, State,
};
use roll_and_write::geometry::{GridRefusal, Island};
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::symbol::Plugins;
use roll_and_write::{CardId, LoadError, Merit, Points, Ruleset, Saying, Score, ScoreLine, Seat};

/// The version of the rules; it changes when a recorded game would play out differently.
pub const RULES_VERSION: u32 = 1;

/// The options: house rules as named values, the default first.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "start",
        clause: "SG-7",
        values: &[
            ("random", "chance chooses the start player"),
            ("1", "seat 1 starts"),
            ("2", "seat 2 starts"),
            ("3", "seat 3 starts"),
            ("4", "seat 4 starts"),
        ],
    },
    HouseRules::OPTIONS[0],
    HouseRules::OPTIONS[1],
    HouseRules::OPTIONS[2],
    OptionSpec {
        name: "palms",
        clause: "SG-12",
        values: &[
            ("automatic", "a palm scores at once"),
            ("optional", "a palm may be declined"),
        ],
    },
    OptionSpec {
        name: "rows",
        clause: "SG-15",
        values: &[
            ("cup-each", "two rows that fill in one turn take two cups"),
            ("one-cup", "two rows that fill in one turn take one cup"),
        ],
    },
    OptionSpec {
        name: "tie",
        clause: "SG-22",
        values: &[
            ("shared", "those who tie to the end share the win"),
            (
                "latest-seat",
                "of those who tie to the end, the last in the first turn's order wins",
            ),
        ],
    },
    HouseRules::last_picks("SG-18"),
];

/// Who wins when even the tie-breaks are equal (SG-22).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TieRule {
    /// All of them.
    #[default]
    Shared,
    /// The last in the order of the first turn.
    LatestSeat,
}

/// Silver & Gold: what it adds to the shared turn.
#[derive(Debug)]
pub struct SilverAndGold {
    pub(crate) facts: Facts,
    pub(crate) tie: TieRule,
    options: Choices,
}

/// Silver & Gold as a ruleset.
pub type Rules = FlipAndWrite<SilverAndGold>;

/// Silver & Gold with this pack, these options and this many seats.
///
/// # Errors
/// If an option or its value is unknown, the pack is wrong, or the table does not fit it.
pub fn load<'a>(
    files: &Files,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
) -> Result<Rules, LoadError> {
    load_with(files, options, seats, &Plugins::default())
}

/// The same, with the effects that the program knows beside those that packs spell out.
///
/// # Errors
/// As [`load`].
pub fn load_with<'a>(
    files: &Files,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
    plugins: &Plugins,
) -> Result<Rules, LoadError> {
    let options = Choices::read(OPTIONS, options)?;
    let (facts, pack) = content::load(files, plugins).map_err(LoadError::Content)?;
    let tie = if options.index("tie") == 1 {
        TieRule::LatestSeat
    } else {
        TieRule::Shared
    };
    let house = house_rules(&options);
    Ok(FlipAndWrite::new(
        SilverAndGold {
            facts,
            tie,
            options,
        },
        pack,
        house,
        seats,
    )?)
}

fn house_rules(options: &Choices) -> HouseRules {
    HouseRules {
        start: options
            .index("start")
            .checked_sub(1)
            .map_or(StartSeat::Random, |seat| StartSeat::Fixed(Seat::new(seat))),
        row_claims: if options.index("rows") == 1 {
            RowClaims::OneTogether
        } else {
            RowClaims::OneEach
        },
        optional_numbers: options.index("palms") == 1,
        ..HouseRules::chosen(options)
    }
}

impl SilverAndGold {
    /// What is printed on the cards besides their grids.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}

impl FlipGame for SilverAndGold {
    type Grid = Island;

    fn name(&self) -> &'static str {
        "silver-and-gold"
    }
    fn rules_version(&self) -> u32 {
        RULES_VERSION
    }
    fn options(&self) -> Vec<(&'static str, String)> {
        self.options.pairs()
    }
    fn color_name(&self, color: u8) -> &str {
        let colors = self.facts.colors.get(usize::from(color));
        colors.map_or("", |color| color.name.as_str())
    }

    /// From the start player on, clockwise (SG-15).
    fn settling_order(rules: &Rules, state: &State) -> Errands {
        let seats = rules.seats();
        Errands::of_seats(state.start_seat(seats).and_on(seats))
    }

    /// Only after all are done (SG-16).
    fn refill(&self) -> Refill {
        Refill::AfterAll
    }

    fn clause(&self, _refusal: GridRefusal) -> &'static str {
        // An island refuses only cells that are missing or marked.
        "C-4"
    }

    fn number_clause(&self) -> &'static str {
        "SG-12"
    }

    fn score(rules: &Rules, state: &State, seat: Seat) -> Score {
        scoring::score(rules, state, seat)
    }
    fn say_line(rules: &Rules, line: &ScoreLine) -> Saying {
        scoring::say_line(rules, line)
    }
    fn merit(rules: &Rules, state: &State, seat: Seat) -> Merit {
        scoring::merit(rules, state, seat)
    }
    fn tie_breaks(&self) -> Vec<Saying> {
        scoring::tie_breaks(self)
    }
    fn appraise(rules: &Rules, state: &State, seat: Seat) -> i64 {
        scoring::appraise(rules, state, seat)
    }

    /// The points of its colour, and its seal for all cards that there are of that colour.
    fn card_points_at_most(&self, card: CardId) -> Option<Points> {
        let seal = self.facts.seal(card).map(|seal| {
            let worth = self.facts.worth(seal);
            worth.cards.len() as Points * worth.seal
        });
        Some(self.facts.worth(self.facts.color(card)).points + seal.unwrap_or(0))
    }

    fn card_facts(&self, _pack: &Pack<Island>, card: CardId) -> Vec<Saying> {
        let worth = self.facts.worth(self.facts.color(card));
        let color = Saying::new("card-color")
            .word("color", format!("color-{}", worth.name))
            .number("points", worth.points);
        let seal = self.facts.seal(card).map(|seal| {
            let worth = self.facts.worth(seal);
            Saying::new("card-seal")
                .word("color", format!("color-{}", worth.name))
                .number("points", worth.seal)
        });
        std::iter::once(color).chain(seal).collect()
    }

    fn headline(rules: &Rules, state: &State) -> Vec<Saying> {
        let start = || Saying::new("headline-start").seat("seat", state.start_seat(rules.seats()));
        state.has_start_player().then(start).into_iter().collect()
    }
}
