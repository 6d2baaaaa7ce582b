//! The options, and the hooks that this game provides for the shared turn.

use crate::content::Facts;
use rnw_flip::content::PackedGame;
use rnw_flip::{
    BOARDS, Event, FLIP_SEATS_MAX, FlipAndWrite, FlipGame, HouseRules, Pack, Refill,
    SettlementOrder, StartSeat, State,
};
use rnw_packs::{Files, LoadError, Report};
use roll_and_write::geometry::{Chamber, GridRefusal};
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::sheet::TrackId;
use roll_and_write::symbol::Plugins;
use roll_and_write::{CardId, Clause, Events, GameInfo, Levels, Message, Ruleset, Seat};

/// The version of the rules. It changes when a recorded game would play out differently.
pub const RULES_VERSION: u32 = 1;

/// The options: house rules as named values. The first value is the default.
pub const OPTIONS: &[OptionSpec<'_>] = &[
    HouseRules::OPTIONS[0],
    HouseRules::OPTIONS[1],
    HouseRules::OPTIONS[2],
    OptionSpec {
        name: "settle",
        clause: "PY-20",
        values: &[
            (
                "by-seat",
                "a player with two completed cards makes both picks together, by the lower number",
            ),
            (
                "by-card",
                "each card is replaced in the order of its own number",
            ),
        ],
    },
    HouseRules::last_picks("PY-23"),
];

/// The things whose numbers order the replacement of completed cards (PY-20).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Settle {
    /// Seats, ordered by the lowest number among their completed cards.
    #[default]
    BySeat,
    /// Cards, ordered by their own numbers.
    ByCard,
}

/// Silver & Gold: Pyramids: the parts that it adds to the shared turn.
#[derive(Debug)]
pub struct Pyramids {
    pub(crate) facts: Facts,
    pub(crate) settle: Settle,
}

/// Silver & Gold: Pyramids as a ruleset.
pub type Rules = FlipAndWrite<Pyramids>;

/// Loads the rules of Silver & Gold: Pyramids for this pack, these options and this number of seats.
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

impl Pyramids {
    /// The numbers of the cards, and the points that are not on the sheet.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}

impl PackedGame for Pyramids {
    type Content = Facts;

    const OPTIONS: &'static [OptionSpec<'static>] = OPTIONS;

    fn new(facts: Facts, _: &Pack<Chamber>, options: &Choices<'_>) -> (Self, HouseRules) {
        // There is no start player (PY-5). If an option needs an order of seats, turn t begins with seat t modulo
        // the number of seats, as if seat 1 had started.
        let house = HouseRules {
            start: StartSeat::Fixed(Seat::new(0)),
            ..HouseRules::chosen(options)
        };
        let game = Self {
            facts,
            settle: options.pick("settle", [Settle::BySeat, Settle::ByCard]),
        };
        (game, house)
    }
}

/// A number that is higher than the number of every card.
const NO_NUMBER: u8 = u8::MAX;

/// The maximum number of boards that settle in a turn.
const TICKETS_MAX: usize = FLIP_SEATS_MAX * BOARDS;

impl FlipGame for Pyramids {
    fn info(&self, seats: usize) -> GameInfo {
        GameInfo {
            rules_version: RULES_VERSION,
            ..GameInfo::new("pyramids", seats)
        }
    }
    /// Measured in docs/our-bots.md.
    fn levels(&self) -> Levels {
        Levels {
            easy: "greedy:look=6".into(),
            medium: "greedy:look=8".into(),
            hard: "greedy".into(),
            expert: "mcts:iterations=200".into(),
        }
    }

    fn track_color(&self, track: TrackId) -> Option<u8> {
        let mut claims = self.facts.claims.iter();
        Some(claims.position(|claims| claims.track == track)? as u8)
    }

    /// Ascending by the numbers of the completed cards. Seats without completed cards come last (PY-20).
    fn settling_order(&self, rules: &Rules, state: &State) -> SettlementOrder {
        let seats = rules.seats();
        let first = state.start_seat(seats);
        let completes = |seat| rules.completing(state, seat).next().is_some();
        if !Seat::all(seats).any(completes) {
            return SettlementOrder::of_seats(first.and_on(seats));
        }
        // For each board a number, the position of its seat clockwise from the first seat of this turn, and the board.
        let mut tickets = [None; TICKETS_MAX];
        let tickets = &mut tickets[..BOARDS * seats];
        for (place, seat) in (0_u8..).zip(first.and_on(seats)) {
            let mut numbers = [None; BOARDS];
            for (board, card) in rules.completing(state, seat) {
                numbers[board] = Some(self.facts.number_of[card.index()]);
            }
            let lowest = numbers.into_iter().flatten().min();
            if lowest.is_none() || self.settle == Settle::BySeat {
                numbers = [Some(lowest.unwrap_or(NO_NUMBER)); BOARDS];
            }
            let own = tickets.iter_mut().skip(BOARDS * usize::from(place));
            for ((ticket, board), number) in own.zip(0_u8..).zip(numbers) {
                *ticket = number.map(|number| (number, place, board));
            }
        }
        tickets.sort_unstable();
        let mut settlements = SettlementOrder::default();
        // Successive settlements of a seat become one. Nobody picks in between, so nothing is refilled (C-10).
        for run in tickets.chunk_by(|a, b| a.map(|a| a.1) == b.map(|b| b.1)) {
            if let Some((_, place, _)) = run[0] {
                let boards = run.iter().flatten().map(|ticket| ticket.2.into());
                settlements.push(first.clockwise(place.into(), seats), boards);
            }
        }
        settlements
    }

    /// The offer is refilled before the next player picks (PY-20).
    fn refill(&self) -> Refill {
        Refill::AfterEach
    }

    fn clause(&self, refusal: GridRefusal) -> Clause {
        let id = match refusal {
            GridRefusal::Entry(_) => "PY-9",
            GridRefusal::Apart => "PY-10",
            GridRefusal::Missing(_) | GridRefusal::Marked(_) => "PY-11",
            GridRefusal::Complete => "PY-18",
        };
        id.into()
    }

    /// Every seat that now has enough completed cards of a colour claims from its pool. The order is ascending by
    /// the number of the card that causes the claim (PY-21, PY-22). An empty pool gives nothing.
    fn after_settling(&self, rules: &Rules, state: &mut State, events: &mut impl Events<Event>) {
        let facts = &self.facts;
        let completes = |seat| state.finished(seat).next().is_some();
        if !Seat::all(rules.seats()).any(completes) {
            return;
        }
        let completed = |seat| state.finished(seat).map(move |card| (seat, card));
        let completed = Seat::all(rules.seats()).flat_map(completed);
        let causes = completed.filter(|&(seat, card)| causes_a_claim(rules, state, seat, card));
        // The number of the card that causes a claim, its seat and the colour.
        let mut claims = [None; TICKETS_MAX];
        for (claim, (seat, card)) in claims.iter_mut().zip(causes) {
            let number = facts.number_of[card.index()];
            *claim = Some((number, seat, rules.pack().card(card).color));
        }
        let count = claims.iter().flatten().count();
        claims[..count].sort_unstable_by_key(|claim| claim.map(|(number, ..)| number));
        for (_, seat, color) in claims.into_iter().flatten() {
            let claims = facts.claims[usize::from(color)];
            if !rules.left(state, claims.pool).is_empty() {
                rules.claim(state, seat, claims.pool, Some(claims.track), events);
            }
        }
    }

    fn card_facts(&self, pack: &Pack<Chamber>, card: CardId) -> Vec<Message> {
        let color = pack.color_key(pack.card(card).color);
        let color = Message::new("card-color").word("color", color);
        vec![color.number("number", self.facts.number_of[card.index()])]
    }
}

/// Whether a card that a seat has completed in this turn causes a claim.
///
/// If a seat completes several cards of one colour, those with the lower numbers cause its claims (PY-22).
fn causes_a_claim(rules: &Rules, state: &State, seat: Seat, card: CardId) -> bool {
    let (facts, pack) = (&rules.game().facts, rules.pack());
    let cards = pack.cards_of(pack.card(card).color);
    let alike = || state.finished(seat).filter(|other| cards.contains(other.0));
    let all = (state.completed(seat) & cards).len();
    let before = all - alike().count() as u32;
    let claims = all / facts.cards_per_claim - before / facts.cards_per_claim;
    let lower =
        alike().filter(|&other| facts.number_of[other.index()] < facts.number_of[card.index()]);
    lower.count() < claims as usize
}
