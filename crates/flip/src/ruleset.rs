//! Makes a [`Ruleset`] of the shared turn and a game's hooks, with its texts, pictures and
//! statistics.

use super::events::Event;
use super::game::{FlipAndWrite, FlipGame};
use super::moves::Move;
use super::state::{Phase, State, position};
use super::turn::setup;
use super::view::View;
use super::{
    audit, boards, check, describe, features, instructions, keys, legal, moves, picture, scene,
    scoring, target, turn, view,
};
use rand::Rng;
use roll_and_write::learned::{Feature, FeatureWeights, KeptValues, LearnedValues};
use roll_and_write::picture::Picture;
use roll_and_write::score::ScoreSink;
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::SymbolId;
use roll_and_write::{
    Awaiting, CardId, Chance, Events, GameInfo, ItemSet, Legal, Levels, Message, MoveId,
    MoveTextError, NoEvents, Notation, Notice, Outcome, Points, Presentation, PrintedMatter,
    Purpose, RankingKey, Refusal, Ruleset, Score, ScoreLine, Seat, StateTextError, Statistics,
    Target, UsageEvent, UsageKeys,
};
use std::ops::ControlFlow;

impl<G: FlipGame> FlipAndWrite<G> {
    /// Adds a line to a score for each track that scores, in the order of the sheet.
    ///
    /// [`FlipScoring::write_score`](super::FlipScoring::write_score) calls this for the tracks of a pack.
    pub fn score_tracks(&self, state: &State, seat: Seat, score: &mut impl ScoreSink) {
        scoring::score_tracks(&self.pack, state, seat, score);
    }

    /// Adds a line to a score for each symbol that fires at scoring and that the seat has marked.
    /// The lines are in the order of the symbols' names.
    ///
    /// A program may ask for points for each marked cell, or for points once.
    pub fn score_symbols(&self, state: &State, seat: Seat, score: &mut impl ScoreSink) {
        scoring::score_symbols(&self.pack, &self.table, state, seat, score);
    }

    /// The cards that a seat has completed but not yet set aside, each with its board.
    pub fn completing(&self, state: &State, seat: Seat) -> impl Iterator<Item = (usize, CardId)> {
        boards::completing(&self.pack, state, seat)
    }

    /// All cards that a seat has completed, also those that it has not yet set aside.
    pub fn all_completed(&self, state: &State, seat: Seat) -> ItemSet {
        let done = state.completed(seat);
        let completing = self.completing(state, seat);
        completing.fold(done, |done, (_, card)| done.with(card.0))
    }

    /// The number of turns after this one.
    pub fn turns_left(&self, state: &State) -> i64 {
        i64::from(self.pack.turns()) - i64::from(state.turn) - 1
    }

    /// The numbers that are left in a pool, the next one first.
    pub fn left(&self, state: &State, pool: PoolId) -> &[u8] {
        instructions::left(&self.pack.printed, state, pool)
    }

    /// Takes the next number of a pool, and writes it on a track of the seat if there is one.
    /// Returns `false` if the pool is empty.
    pub fn claim(
        &self,
        state: &mut State,
        seat: Seat,
        pool: PoolId,
        into: Option<TrackId>,
        events: &mut impl Events<Event>,
    ) -> bool {
        instructions::claim(&self.pack.printed, state, seat, (pool, into), events)
    }
}

impl<G: FlipGame> Ruleset for FlipAndWrite<G> {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn info(&self) -> &GameInfo {
        &self.info
    }
    fn start(&self) -> State {
        setup::start(&self.pack, &self.table)
    }
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is awaited is large, and every step of a game asks for it"
    )]
    fn awaiting(&self, state: &State) -> Awaiting {
        turn::awaiting(&self.pack, &self.table, state)
    }
    fn for_each_move<B>(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Legal<Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        legal::for_each_move(&self.pack, state, seat, |mv| {
            visit(Legal::unchecked(seat, mv))
        })
    }
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<Legal<Move>, Refusal> {
        check::check(self, state, seat, mv)?;
        Ok(Legal::unchecked(seat, mv))
    }
    #[inline]
    fn apply(&self, state: &mut State, mv: Legal<Move>, events: &mut impl Events<Event>) {
        let (seat, mv) = (mv.seat(), mv.mv());
        debug_assert_eq!(
            check::check(self, state, seat, mv),
            Ok(()),
            "{mv:?} is legal"
        );
        turn::apply(self, state, seat, mv, events);
    }
    #[inline]
    fn deal(&self, state: &mut State, outcome: Outcome, events: &mut impl Events<Event>) {
        turn::deal(self, state, outcome.as_item(), events);
    }
    fn view(&self, state: &State, seat: Seat) -> View {
        view::view(&self.pack, &self.table, state, seat)
    }
    fn determinize<R: Rng + ?Sized>(&self, view: &View, generator: &mut R) -> State {
        view::determinize(&self.table, view, generator)
    }
    fn viewer(&self, view: &View) -> Seat {
        view.seat
    }
    fn score(&self, state: &State, seat: Seat) -> Score {
        let mut score = Score::default();
        self.game.write_score(self, state, seat, &mut score);
        score
    }
    fn total(&self, state: &State, seat: Seat) -> Points {
        self.game.total(self, state, seat)
    }
    fn ranking_key(&self, state: &State, seat: Seat) -> RankingKey {
        self.game.ranking_key(self, state, seat)
    }
    fn features(&self, state: &State, seat: Seat, visit: impl FnMut(Feature)) {
        features::features(self, state, seat, visit);
    }
    fn preview(&self, state: &mut State, mv: Legal<Move>) {
        if let Move::Mark { board, cells } = mv.mv()
            && state.phase == Phase::Mark
        {
            turn::mark(self, state, mv.seat(), board, cells, &mut NoEvents);
        } else {
            self.apply(state, mv, &mut NoEvents);
        }
    }
    fn values(&self) -> Option<&LearnedValues> {
        self.values.get()
    }
    fn learn(&mut self, values: KeptValues) {
        self.values = values;
    }
    fn value_moves<B>(
        &self,
        weights: &impl FeatureWeights,
        state: &State,
        seat: Seat,
        wanted: impl FnMut(usize) -> bool,
        visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        features::value_moves(self, weights, state, seat, wanted, visit)
    }
    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(&self.pack, &self.table, state)
    }
    fn upper_bound(&self, end: &State, draws: &[(Chance, Outcome)], seat: Seat) -> Option<Points> {
        self.bound_of(end, draws, seat)
    }
    fn ids(&self) -> u32 {
        moves::ids(&self.pack)
    }
    fn move_id(&self, mv: Move) -> MoveId {
        moves::move_id(&self.pack, mv)
    }
    fn move_by_id(&self, id: MoveId) -> Option<Move> {
        moves::move_by_id(&self.pack, id)
    }
    fn count_moves(&self, state: &State, seat: Seat) -> usize {
        legal::count_moves(&self.pack, state, seat)
    }
    #[inline]
    fn random_move<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        generator: &mut R,
    ) -> Option<(Legal<Move>, usize)> {
        let (mv, count) = legal::random_move(&self.pack, state, seat, generator)?;
        Some((Legal::unchecked(seat, mv), count))
    }
}

impl<G: FlipGame> Notation for FlipAndWrite<G> {
    fn print_move(&self, mv: Move) -> String {
        moves::print_move(&self.pack, mv)
    }
    fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        moves::parse_move(&self.pack, text).map_err(MoveTextError)
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        let index = usize::from(item);
        match purpose.name() {
            "start" => (index < self.table.seats).then(|| format!("seat {}", index + 1)),
            "expedition" => Some(self.pack.expeditions.get(index)?.name.clone()),
            _ => Some(self.pack.cards.get(index)?.name.clone()),
        }
    }
    fn describe(&self, state: &State) -> String {
        describe::describe(&self.pack, &self.table, state)
    }
    fn set_fact(
        &self,
        state: &mut State,
        seat: Seat,
        fact: &str,
        value: &str,
    ) -> Result<(), String> {
        scene::set_fact(self, state, seat, fact, value)
    }
    fn print_view(&self, view: &View) -> Option<String> {
        position::print_view(self, view)
    }
    fn parse_view(&self, text: &str) -> Result<View, StateTextError> {
        position::parse_view(self, text)
    }
    fn print_state(&self, state: &State) -> Option<String> {
        position::print_state(self, state)
    }
    fn parse_state(&self, text: &str) -> Result<State, StateTextError> {
        position::parse_state(self, text)
    }
}

impl<G: FlipGame> Presentation for FlipAndWrite<G> {
    fn printed(&self) -> PrintedMatter {
        let cards = 0..self.pack.cards.len();
        let patterns = self.pack.expeditions.iter();
        PrintedMatter {
            cards: cards
                .map(|card| picture::printed_card(self, CardId(card as u8)))
                .collect(),
            patterns: patterns
                .map(|card| picture::pattern_of(&self.pack, card))
                .collect(),
            symbols: self.explain_symbols(),
            pieces: Vec::new(),
            scored: self.scored(),
        }
    }
    fn picture(&self, view: &View) -> Picture {
        picture::picture(self, view)
    }
    fn turn(&self, state: &State) -> u32 {
        if state.phase == Phase::Reveal {
            u32::from(turn::next_turn(state)) + 1
        } else if state.revealed.is_some() {
            u32::from(state.turn) + 1
        } else {
            0
        }
    }
    fn target(&self, view: &View, mv: Move) -> Target {
        target::target(&self.pack, view, mv)
    }
    fn move_at(&self, view: &View, target: &Target) -> Option<Move> {
        target::move_at(&self.pack, view, target)
    }
    fn text_error(&self, view: &View, text: &str, error: MoveTextError) -> Message {
        moves::text_error(&self.pack, view, text, error.0)
    }
    fn notice(&self, event: &Event) -> Notice {
        self.notice(event)
    }
    fn score_message(&self, line: &ScoreLine) -> Message {
        match &*line.reason {
            "score-track" => Message::new(line.reason.clone())
                .word("track", keys::track_key(&self.pack, TrackId(line.about)))
                .number("count", line.count),
            "score-symbol" => Message::new(line.reason.clone())
                .word("symbol", keys::symbol_key(&self.pack, SymbolId(line.about)))
                .number("count", line.count),
            _ => self.game.score_message(self, line),
        }
    }
    fn levels(&self) -> Levels {
        self.game().levels()
    }
    fn score_seen(&self, view: &View, seat: Seat) -> Option<Score> {
        Some(self.score(&view.shown, seat))
    }
    /// What the cards bring that the seat has completed in this turn. The numbers of pools are not counted, because
    /// others may take them first.
    fn points_due(&self, state: &State, seat: Seat) -> Points {
        let mut settled = *state;
        settled.lanes[seat].completed = self.all_completed(state, seat);
        self.total(&settled, seat) - self.total(state, seat)
    }
}

impl<G: FlipGame> Statistics for FlipAndWrite<G> {
    fn usage_keys(&self) -> UsageKeys {
        self.list_usage_keys()
    }
    fn usage_events(&self, before: &State, events: &[Event], after: &State) -> Vec<UsageEvent> {
        self.list_usage_events(before, events, after)
    }
}
