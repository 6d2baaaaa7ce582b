//! What holds at every state of a game, whatever the symbols do.

use super::packs::ROW_POOL;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::flip::{Event, FlipAndWrite, FlipGame, Move, State};
use roll_and_write::sheet::PoolId;
use roll_and_write::{
    Audience, Awaiting, CardId, GameState, MoveId, Ruleset, Seat, Silence, Spoken,
};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// More steps than any game has.
const STEPS_MAX: usize = 60_000;

/// A game that is watched.
pub(crate) struct Watch<'a, G: FlipGame> {
    rules: &'a FlipAndWrite<G>,
    rng: ChaCha8Rng,
    /// The claims that were told: how often from a pool, by a seat.
    claims: BTreeMap<(u8, usize), u32>,
    /// The numbers that were claimed from each pool, in order.
    numbers: BTreeMap<u8, Vec<u8>>,
    /// The state in which all began to mark, and the marks since.
    opened: Option<State>,
    made: Vec<(Seat, Move)>,
    /// The same game by way of the object-safe twin.
    twin: GameState,
}

impl<'a, G: FlipGame> Watch<'a, G> {
    pub(crate) fn new(rules: &'a FlipAndWrite<G>) -> Self {
        Self {
            rules,
            rng: ChaCha8Rng::seed_from_u64(0),
            claims: BTreeMap::new(),
            numbers: BTreeMap::new(),
            opened: None,
            made: Vec::new(),
            twin: (rules as &dyn roll_and_write::Game).start(),
        }
    }

    /// Plays a game to its end, each draw and each move equally likely, and holds the laws.
    pub(crate) fn play(mut self, seed: u64) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = self.rules.start();
        for step in 0..STEPS_MAX {
            let (before, mut events) = (state, Vec::new());
            self.ask(&state, step);
            match self.rules.awaiting(&state) {
                Awaiting::Over => return self.end(&state),
                Awaiting::Chance(chance) => {
                    assert!(!chance.among.is_empty(), "something can be drawn");
                    let item = chance.sample(&mut self.rng);
                    self.rules.deal(&mut state, item, &mut events);
                    assert!(self.game().deal(&mut self.twin, item).is_some());
                    self.opened = None;
                }
                Awaiting::Seats(seats) => {
                    let nth = self.rng.random_range(0..seats.len());
                    let seat = seats.iter().nth(nth).unwrap();
                    let (r#move, _) = self
                        .rules
                        .random_move(&state, seat, &mut self.rng)
                        .expect("who is awaited has a move");
                    self.rules.apply(&mut state, seat, r#move, &mut events);
                    let id = self.rules.move_id(r#move);
                    self.game().apply(&mut self.twin, seat, id).unwrap();
                    self.told_is_seen(&before, seat, &state, &events);
                    self.arrive(&before, seat, r#move, &state, &events);
                }
            }
            self.marks_stay(&before, &state);
            self.take_down(&events);
            self.conserve(&state);
        }
        panic!("the game does not end");
    }

    /// The ways to ask for moves agree, and views tell what they may.
    fn ask(&mut self, state: &State, step: usize) {
        let awaited = match self.rules.awaiting(state) {
            Awaiting::Seats(seats) => {
                assert!(!seats.is_empty(), "somebody is awaited");
                seats
            }
            Awaiting::Chance(_) | Awaiting::Over => roll_and_write::Seats::EMPTY,
        };
        for seat in Seat::all(self.rules.seats()) {
            let listed = self.listed(state, seat);
            assert_eq!(
                !listed.is_empty(),
                awaited.contains(seat),
                "who has moves is awaited"
            );
            if step.is_multiple_of(3) {
                self.agree(state, seat, &listed, step);
            }
            self.imagine(state, seat, &listed);
        }
    }

    fn listed(&self, state: &State, seat: Seat) -> Vec<Move> {
        let mut listed = Vec::new();
        let _ = self.rules.for_each_move(state, seat, |r#move| {
            listed.push(r#move);
            ControlFlow::<()>::Continue(())
        });
        listed
    }

    fn agree(&mut self, state: &State, seat: Seat, listed: &[Move], step: usize) {
        let rules = self.rules;
        assert_eq!(rules.count_moves(state, seat), listed.len());
        let mut ids: Vec<MoveId> = listed.iter().map(|r#move| rules.move_id(*r#move)).collect();
        for (n, r#move) in listed.iter().enumerate() {
            assert_eq!(rules.nth_move(state, seat, n), Some(*r#move));
            assert_eq!(rules.move_by_id(ids[n]), Some(*r#move));
            assert_eq!(
                rules.parse_move(&rules.print_move(*r#move)).ok(),
                Some(*r#move)
            );
            let mut after = *state;
            rules.apply(&mut after, seat, *r#move, &mut Silence);
            assert!(after != *state, "a move does something");
        }
        assert_eq!(rules.nth_move(state, seat, listed.len()), None);
        ids.sort_unstable();
        let random = rules.random_move(state, seat, &mut self.rng);
        assert_eq!(random.map_or(0, |(_, count)| count), listed.len());
        assert!(random.is_none_or(|(r#move, _)| listed.contains(&r#move)));
        // All ids at times, some of them always.
        let stride = if step.is_multiple_of(60) { 1 } else { 61 };
        for id in (step as u32 % stride..rules.ids())
            .step_by(stride as usize)
            .map(MoveId)
        {
            let r#move = rules.move_by_id(id).unwrap();
            let listed = ids.binary_search(&id).is_ok();
            assert_eq!(
                rules.check(state, seat, r#move).is_ok(),
                listed,
                "{}",
                rules.print_move(r#move)
            );
            assert_eq!(rules.is_legal(state, seat, r#move), listed);
        }
        if step.is_multiple_of(60) {
            self.refuse(seat, &ids);
        }
    }

    /// What is refused changes nothing, by way of the twin that checks before it applies.
    fn refuse(&mut self, seat: Seat, legal: &[MoveId]) {
        let game = self.game();
        let kept = self.twin.clone();
        let ids = (0..self.rules.ids()).map(MoveId);
        for id in ids
            .filter(|id| legal.binary_search(id).is_err())
            .step_by(17)
        {
            assert!(game.apply(&mut self.twin, seat, id).is_err());
            assert!(self.twin == kept, "a refused move changes something");
        }
    }

    fn game(&self) -> &'a dyn roll_and_write::Game {
        self.rules
    }

    /// What is imagined from a view looks the same, and has the same moves and points.
    fn imagine(&mut self, state: &State, seat: Seat, listed: &[Move]) {
        let view = self.rules.view(state, seat);
        assert_eq!(self.rules.viewer(&view), seat);
        let imagined = self.rules.determinize(&view, &mut self.rng);
        assert!(
            self.rules.view(&imagined, seat) == view,
            "what is imagined looks the same"
        );
        assert_eq!(self.listed(&imagined, seat), listed);
        assert_eq!(
            self.rules.score(&imagined, seat),
            self.rules.score(state, seat)
        );
        assert!(!self.rules.picture(&view).places.is_empty());
    }

    /// A view changes only by what its seat is told.
    fn told_is_seen(&self, before: &State, actor: Seat, after: &State, events: &[Event]) {
        let told: Vec<_> = events.iter().map(|event| self.rules.say(event)).collect();
        // A card that is to be drawn is awaited in the open, though nothing is told of it.
        let open = told.is_empty()
            || told
                .iter()
                .any(|told| matches!(told.audience, Audience::Everyone));
        for seat in Seat::all(self.rules.seats()).filter(|seat| *seat != actor && !open) {
            let (was, is) = (self.rules.view(before, seat), self.rules.view(after, seat));
            assert!(was == is, "seat {} saw {events:?}", seat.number());
        }
    }

    /// When all have marked, the same marks in other orders of arrival lead to the same state.
    fn arrive(
        &mut self,
        before: &State,
        seat: Seat,
        r#move: Move,
        after: &State,
        events: &[Event],
    ) {
        let in_turn = Spoken::options(self.rules)
            .iter()
            .any(|(name, value)| *name == "marking" && value == "in-turn");
        if in_turn {
            return;
        }
        let opened = *self.opened.get_or_insert_with(|| {
            self.made.clear();
            *before
        });
        self.made.push((seat, r#move));
        if !events.contains(&Event::AllMarked) {
            return;
        }
        self.opened = None;
        let mut seats: Vec<Seat> = Seat::all(self.rules.seats()).collect();
        for turned in 0..seats.len() {
            seats.rotate_left(1);
            if turned % 2 == 1 {
                seats.reverse();
            }
            let mut state = opened;
            for seat in &seats {
                for (_, r#move) in self.made.iter().filter(|(other, _)| other == seat) {
                    assert!(self.rules.is_legal(&state, *seat, *r#move));
                    self.rules.apply(&mut state, *seat, *r#move, &mut Silence);
                }
            }
            let texts = [&state, after].map(|state| self.rules.describe(state));
            assert_eq!(texts[0], texts[1], "in the order {seats:?}");
            assert!(state == *after, "in the order {seats:?}");
        }
    }

    /// No mark goes away but with its card.
    fn marks_stay(&self, before: &State, after: &State) {
        for seat in Seat::all(self.rules.seats()) {
            let (was, is) = (before.marked(seat), after.marked(seat));
            for board in 0..was.len() {
                let same = before.boards(seat)[board] == after.boards(seat)[board];
                assert!(
                    !same || was[board].is_subset(is[board]),
                    "a cell is unmarked"
                );
            }
            let gone = before.completed(seat) - after.completed(seat);
            assert!(gone.is_empty(), "a completed card goes away");
        }
    }

    fn take_down(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Claimed { seat, pool, number } = *event {
                *self.claims.entry((pool.0, seat.index())).or_default() += 1;
                self.numbers.entry(pool.0).or_default().extend(number);
            }
        }
    }

    /// Cards and the numbers of pools are in one place each.
    fn conserve(&self, state: &State) {
        for (index, pool) in self.rules.pack().pools().iter().enumerate() {
            let gone = self
                .numbers
                .get(&(index as u8))
                .cloned()
                .unwrap_or_default();
            let left = self.rules.left(state, PoolId(index as u8));
            assert_eq!([&gone, left].concat(), pool.values, "{}", pool.name);
        }
        if state.revealed().is_none() {
            return;
        }
        let mut places: Vec<usize> = state.deck().iter().map(usize::from).collect();
        places.extend(state.offer().iter().map(|card| card.index()));
        for seat in Seat::all(self.rules.seats()) {
            places.extend(state.completed(seat).iter().map(usize::from));
            places.extend(state.boards(seat).into_iter().flatten().map(CardId::index));
        }
        places.sort_unstable();
        let cards: Vec<usize> = (0..self.rules.pack().cards().len()).collect();
        assert_eq!(places, cards, "every card is in one place");
        self.rows(state);
    }

    /// Once all have marked, every full row has claimed once.
    fn rows(&self, state: &State) {
        if matches!(self.rules.awaiting(state), Awaiting::Seats(_)) {
            return;
        }
        let together = Spoken::options(self.rules)
            .iter()
            .any(|(_, value)| value == "one-cup");
        let settled = match self.rules.awaiting(state) {
            Awaiting::Chance(chance) => chance.purpose.name == "expedition",
            Awaiting::Seats(_) => false,
            Awaiting::Over => true,
        };
        if !settled {
            return;
        }
        self.pyramids(state);
        let pack = self.rules.pack();
        let track = pack.sheet().track(pack.sheet().find("pearls").unwrap());
        let pool = pack
            .pools()
            .iter()
            .position(|pool| pool.name == ROW_POOL)
            .unwrap();
        for seat in Seat::all(self.rules.seats()) {
            let rows = state.sheet(seat).rows_full(track);
            let claimed = self
                .claims
                .get(&(pool as u8, seat.index()))
                .copied()
                .unwrap_or(0);
            assert!(
                claimed == rows || together && claimed < rows,
                "{claimed} claims for {rows} rows"
            );
        }
    }

    /// In Pyramids two completed cards of a colour claim once from its pool, while that has numbers; the
    /// pools stand in the order of the colours.
    fn pyramids(&self, state: &State) {
        let pools = self.rules.pack().pools().iter().enumerate();
        for (index, _) in pools.filter(|(_, pool)| pool.name.ends_with("-pyramids")) {
            for seat in Seat::all(self.rules.seats()) {
                let completed = state.completed(seat).iter();
                let color = |card: &u8| usize::from(self.rules.pack().card(CardId(*card)).color);
                let due = completed.filter(|card| color(card) == index).count() as u32 / 2;
                let claimed = self.claims.get(&(index as u8, seat.index()));
                let claimed = claimed.copied().unwrap_or(0);
                let empty = self.rules.left(state, PoolId(index as u8)).is_empty();
                assert!(
                    claimed == due || empty && claimed < due,
                    "{claimed} claims for {due} pairs of cards"
                );
            }
        }
    }

    fn end(&self, state: &State) {
        let standings = self.rules.standings(state);
        assert_eq!(
            format!("{standings:?}"),
            format!("{:?}", self.rules.standings(state))
        );
        for seat in Seat::all(self.rules.seats()) {
            let score = self.rules.score(state, seat);
            for line in score.lines() {
                assert!(!self.rules.say_line(line).key.is_empty());
            }
        }
    }
}
