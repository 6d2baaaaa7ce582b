//! The options, and the hooks that this game provides for the shared turn.

use crate::content::{Color, Facts};
use crate::game::{Pyramids, Rules, Settle};
use crate::heuristic::{self, Heuristic};
use crate::scoring;
use rnw_flip::content::PackedGame;
use rnw_flip::{
    BOARDS, CardsEstimate, Effort, Event, FLIP_SEATS_MAX, FlipAndWrite, FlipGame, HouseRules, Pack,
    Prospect, Refill, SettlementOrder, StartSeat, State,
};
use rnw_packs::{Files, LoadError, Report};
use roll_and_write::geometry::{Chamber, GridRefusal};
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::score::ScoreSink;
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::Plugins;
use roll_and_write::{
    CardId, CellSet, Events, GameInfo, Levels, Message, Points, RankingKey, Ruleset, ScoreLine,
    Seat,
};

/// The version of the rules. It changes when a recorded game would play out differently.
pub const RULES_VERSION: u32 = 1;

/// The options: house rules as named values. The first value is the default.
pub const OPTIONS: &[OptionSpec] = &[
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

/// Loads the rules of Silver & Gold: Pyramids for this pack, these options and this number of seats.
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

/// Loads the rules as [`load`] does. `plugins` provides effects that the program implements, in addition to the
/// effects that packs define.
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

impl PackedGame for Pyramids {
    type Content = Facts;

    const OPTIONS: &'static [OptionSpec] = OPTIONS;

    fn new(content: Facts, pack: &Pack<Chamber>, options: Choices) -> (Self, HouseRules) {
        // There is no start player (PY-5). If an option needs an order of seats, turn t begins with seat t modulo
        // the number of seats, as if seat 1 had started.
        let house = HouseRules {
            start: StartSeat::Fixed(Seat::new(0)),
            ..HouseRules::chosen(&options)
        };
        let settle = if options.index("settle") == 1 {
            Settle::ByCard
        } else {
            Settle::BySeat
        };
        let game = Self {
            heuristic: Heuristic::new(&content, pack),
            facts: content,
            settle,
            options,
        };
        (game, house)
    }
}

/// A number that is higher than the number of every card.
const NO_NUMBER: u8 = u8::MAX;

/// The settlement of a board before it is ordered: a number, the position of its seat clockwise from the first seat of this
/// turn, and the board.
type Ticket = (u8, usize, usize);

/// The maximum number of tickets in a turn.
const TICKETS_MAX: usize = FLIP_SEATS_MAX * BOARDS;

/// The settlement order: ascending by the numbers of the completed cards. Seats without completed cards come
/// last (PY-20).
fn settling_order(rules: &Rules, state: &State) -> SettlementOrder {
    let (game, seats) = (rules.game(), rules.seats());
    let first = state.start_seat(seats);
    let completes = |seat| rules.completing(state, seat).next().is_some();
    if !Seat::all(seats).any(completes) {
        return SettlementOrder::of_seats(first.and_on(seats));
    }
    let mut tickets: [Ticket; TICKETS_MAX] = [(NO_NUMBER, 0, 0); TICKETS_MAX];
    let mut len = 0;
    for (place, seat) in first.and_on(seats).enumerate() {
        let mut numbers = [None; BOARDS];
        for (board, card) in rules.completing(state, seat) {
            numbers[board] = Some(game.facts.number(card));
        }
        let lowest = numbers.into_iter().flatten().min();
        for (board, own) in numbers.into_iter().enumerate() {
            let number = match game.settle {
                Settle::ByCard if lowest.is_some() => own,
                Settle::ByCard | Settle::BySeat => Some(lowest.unwrap_or(NO_NUMBER)),
            };
            if let Some(number) = number {
                tickets[len] = (number, place, board);
                len += 1;
            }
        }
    }
    tickets[..len].sort_unstable();
    let mut settlements = SettlementOrder::default();
    // Successive settlements of a seat become one. Nobody picks in between, so nothing is refilled (C-10).
    for run in tickets[..len].chunk_by(|a, b| a.1 == b.1) {
        let seat = first.clockwise(run[0].1, seats);
        settlements.push(seat, run.iter().map(|ticket| ticket.2));
    }
    settlements
}

/// A claim: the number of the card that causes it, its seat and the colour.
type Claim = (u8, Seat, Color);

/// Every seat that now has enough completed cards of a colour claims from its pool. The order is ascending by
/// the number of the card that causes the claim (PY-21, PY-22). An empty pool gives nothing.
fn claim_pyramids(rules: &Rules, state: &mut State, events: &mut impl Events<Event>) {
    let facts = &rules.game().facts;
    let completes = |seat| state.finished(seat).next().is_some();
    if !Seat::all(rules.seats()).any(completes) {
        return;
    }
    let mut claims: [Option<Claim>; TICKETS_MAX] = [None; TICKETS_MAX];
    let mut len = 0;
    for seat in Seat::all(rules.seats()) {
        for card in state.finished(seat) {
            if causes_a_claim(facts, state, seat, card) {
                claims[len] = Some((facts.number(card), seat, facts.color(card)));
                len += 1;
            }
        }
    }
    claims[..len].sort_unstable_by_key(|claim| claim.map(|(number, ..)| number));
    for (_, seat, color) in claims.into_iter().flatten() {
        let claims = facts.claims(color);
        if !rules.left(state, claims.pool).is_empty() {
            rules.claim(state, seat, claims.pool, Some(claims.track), events);
        }
    }
}

/// Whether a card that a seat has completed in this turn causes a claim.
///
/// If a seat completes several cards of one colour, those with the lower numbers cause its claims (PY-22).
fn causes_a_claim(facts: &Facts, state: &State, seat: Seat, card: CardId) -> bool {
    let color = facts.color(card);
    let alike = || {
        let finished = state.finished(seat);
        finished.filter(|&other| facts.color(other) == color)
    };
    let all = scoring::count(facts, state.completed(seat), color);
    let before = all - alike().count() as u32;
    let claims = all / facts.cards_per_claim - before / facts.cards_per_claim;
    let lower = alike().filter(|&other| facts.number(other) < facts.number(card));
    lower.count() < claims as usize
}

/// The bots of the levels, measured in docs/our-bots.md.
const LEVELS: Levels = Levels {
    easy: "greedy:look=6",
    medium: "greedy",
    hard: "mcts:iterations=200",
    expert: "mcts:iterations=1000",
    hints: "mcts:iterations=1000",
};

impl FlipGame for Pyramids {
    type Grid = Chamber;

    fn info(&self, seats: usize) -> GameInfo {
        GameInfo {
            rules_version: RULES_VERSION,
            options: self.options.pairs(),
            tie_breaks: vec![Message::new("tie-lowest-card")],
            ..GameInfo::new("pyramids", seats)
        }
    }
    fn levels(&self) -> Levels {
        LEVELS
    }
    fn color_name(&self, color: u8) -> &str {
        let colors = self.facts.colors.get(usize::from(color));
        colors.map_or("", |color| color.name.as_str())
    }

    fn track_color(&self, track: TrackId) -> Option<u8> {
        let mut colors = self.facts.colors.iter();
        colors
            .position(|color| color.track == track)
            .map(|index| index as u8)
    }

    fn settling_order(rules: &Rules, state: &State) -> SettlementOrder {
        settling_order(rules, state)
    }

    /// The offer is refilled before the next player picks (PY-20).
    fn refill(&self) -> Refill {
        Refill::AfterEach
    }

    fn clause(&self, refusal: GridRefusal) -> &'static str {
        match refusal {
            GridRefusal::Entry(_) => "PY-9",
            GridRefusal::Apart => "PY-10",
            GridRefusal::Missing(_) | GridRefusal::Marked(_) => "PY-11",
            GridRefusal::Complete => "PY-18",
        }
    }

    /// Gems score in pairs, and skulls cost points.
    fn box_value(&self, pack: &Pack<Chamber>, track: TrackId) -> i64 {
        heuristic::box_value(&self.facts, pack, track)
    }

    fn after_settling(rules: &Rules, state: &mut State, events: &mut impl Events<Event>) {
        claim_pyramids(rules, state, events);
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
    fn card_tracks(&self) -> &[TrackId] {
        &self.heuristic.claim_tracks
    }
    fn effort(rules: &Rules, card: CardId, marked: CellSet) -> Effort {
        scoring::effort(rules, card, marked)
    }
    fn prospect_value(_rules: &Rules, prospect: Prospect, left: Effort) -> i64 {
        scoring::prospect_value(prospect, left)
    }

    fn card_points_upper_bound(&self, _card: CardId) -> Option<Points> {
        Some(self.facts.card_points)
    }

    /// The points for gems in every box.
    fn other_points_upper_bound(&self, pack: &Pack<Chamber>) -> Points {
        let pairs = &self.facts.pairs;
        let [a, b] = pairs
            .tracks
            .map(|track| i32::from(pack.sheet().track(track).boxes));
        pairs.pair * a.min(b) + pairs.single * (a - b).abs()
    }

    /// The pool that the track of a colour claims from.
    fn pool_into(&self, track: TrackId) -> Option<PoolId> {
        let mut colors = self.facts.colors().map(|color| self.facts.claims(color));
        let claims = colors.find(|claims| claims.track == track)?;
        Some(claims.pool)
    }

    fn card_facts(&self, _pack: &Pack<Chamber>, card: CardId) -> Vec<Message> {
        let color =
            Message::new("card-color").word("color", self.color_key(self.facts.color(card).0));
        vec![color.number("number", self.facts.number(card))]
    }
}
