//! The shared turn with other hooks than those of any game: chambers, numbered cards, a refill after
//! each seat's picks and claims after all have settled. What is asserted are clauses of the second
//! printed game (`PY-…`), so that the hooks are known to fit it.

use super::{
    Card, Event, Expedition, FlipAndWrite, FlipGame, HouseRules, Move, Pack, PackParts, Pool,
    PoolId, Refill, Schedule, StartSeat, State, TrackScore,
};
use crate::geometry::{CellSet, Chamber, Frame, GridRefusal, Polyomino};
use crate::picture::Face;
use crate::sheet::{SheetLayout, TrackId, TrackKind};
use crate::symbol::{Instruction, Order, Program, Step, Symbol, SymbolId, Symbols};
use crate::{
    Awaiting, CardId, Events, Merit, Ruleset, SEATS_MAX, Saying, Score, ScoreLine, Seat, Silence,
};

/// A toy with tunnels: entry top left, tomb bottom right.
#[derive(Debug)]
struct Tunnels;

const SKULLS: TrackId = TrackId(0);
const TORCHES: TrackId = TrackId(1);
const MEDALS: TrackId = TrackId(2);
const POOL: PoolId = PoolId(0);

impl FlipGame for Tunnels {
    type Grid = Chamber;

    fn name(&self) -> &'static str {
        "tunnels"
    }
    fn rules_version(&self) -> u32 {
        1
    }
    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// By the lowest number among the completed cards (PY-20).
    fn settling_order(rules: &FlipAndWrite<Self>, state: &State) -> [Seat; SEATS_MAX] {
        let mut order: [Seat; SEATS_MAX] = std::array::from_fn(Seat::new);
        let lowest = |seat: Seat| {
            let boards = (0..2).filter(|&board| rules.is_complete(state, seat, board));
            boards
                .filter_map(|board| state.boards(seat)[board])
                .min()
                .map_or(u8::MAX, |card| card.0)
        };
        order[..rules.seats].sort_by_key(|&seat| lowest(seat));
        order
    }
    fn refill(&self) -> Refill {
        Refill::AfterEach
    }
    fn clause(&self, refusal: GridRefusal) -> &'static str {
        match refusal {
            GridRefusal::Missing(_) | GridRefusal::Marked(_) => "PY-11",
            GridRefusal::Entry(_) => "PY-9",
            GridRefusal::Apart => "PY-10",
            GridRefusal::Complete => "PY-18",
        }
    }
    /// Whoever completed a card claims a medal, in the order of the cards (PY-21, PY-22).
    fn after_settling(
        rules: &FlipAndWrite<Self>,
        state: &mut State,
        events: &mut impl Events<Event>,
    ) {
        let mut claims: Vec<(CardId, Seat)> = Seat::all(rules.seats)
            .flat_map(|seat| state.finished(seat).map(move |card| (card, seat)))
            .collect();
        claims.sort_by_key(|(card, _)| *card);
        for (_, seat) in claims {
            rules.claim(state, seat, POOL, MEDALS, events);
        }
    }
    fn score(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Score {
        let mut score = Score::default();
        rules.score_tracks(state, seat, &mut score);
        score
    }
    fn say_line(rules: &FlipAndWrite<Self>, line: &ScoreLine) -> Saying {
        rules.say_track_line(line)
    }
    fn merit(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Merit {
        Merit::new(Self::score(rules, state, seat).total(), [])
    }
    fn tie_breaks(&self) -> Vec<Saying> {
        Vec::new()
    }
    fn appraise(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> i64 {
        i64::from(Self::score(rules, state, seat).total())
    }
}

fn symbol(name: &str, priority: u8, instruction: Instruction) -> Symbol {
    let ascii = name.chars().next().unwrap();
    Symbol {
        name: name.to_owned(),
        face: Face {
            glyph: ascii,
            ascii,
        },
        priority,
        order: Order::Matters,
        effect: Box::new(Program::new(vec![Step::Do(instruction)])),
    }
}

/// Symbols by name: cross 0, potion 1, skull 2, torch 3.
fn symbols() -> Symbols {
    Symbols::new(vec![
        symbol("cross", 4, Instruction::ExtraMark { cells: 1 }),
        symbol(
            "potion",
            3,
            Instruction::Erase {
                track: SKULLS,
                by: 2,
            },
        ),
        symbol(
            "skull",
            2,
            Instruction::Advance {
                track: SKULLS,
                by: 1,
            },
        ),
        symbol("torch", 1, Instruction::MarkRound { track: TORCHES }),
    ])
    .unwrap()
}

/// Cards `1` to `9`, each two rows of three cells: `E` entry, `M` tomb, `#` wall, letters for symbols.
fn rules(rows: [&str; 2], seats: usize) -> FlipAndWrite<Tunnels> {
    let frame = Frame::new(2, 3).unwrap();
    let mut sheet = SheetLayout::default();
    sheet.add("skulls", TrackKind::Count, 3, 3).unwrap();
    sheet.add("torches", TrackKind::Rounds, 2, 2).unwrap();
    sheet.add("medals", TrackKind::Written, 3, 3).unwrap();
    let card = |number: usize| {
        let mut cells = CellSet::EMPTY;
        let mut printed = Vec::new();
        for (index, found) in rows.concat().chars().enumerate() {
            let cell = frame.cell(index / 3, index % 3).unwrap();
            if found != '#' {
                cells |= CellSet::of(cell);
            }
            if let Some(symbol) = "cpst".find(found) {
                printed.push((cell, SymbolId(symbol as u8)));
            }
        }
        let grid = Chamber::new(
            frame,
            cells,
            frame.parse("a1").unwrap(),
            frame.parse("c2").unwrap(),
        )
        .unwrap();
        Card {
            name: format!("{number}"),
            grid,
            symbols: printed,
        }
    };
    let parts = PackParts {
        frame,
        cards: (1..=9).map(card).collect(),
        patterns: vec![
            Polyomino::parse(&["XXX"]).unwrap(),
            Polyomino::parse(&["XX"]).unwrap(),
        ],
        expeditions: (0..2)
            .map(|pattern| Expedition {
                name: format!("I{}", 3 - pattern),
                pattern,
            })
            .collect(),
        symbols: symbols(),
        sheet,
        scores: vec![
            Some(TrackScore::Each(-1)),
            Some(TrackScore::Each(5)),
            Some(TrackScore::Sum),
        ],
        pools: vec![Pool {
            name: "medals".to_owned(),
            values: vec![10, 6],
        }],
        row_claims: Vec::new(),
        schedule: Schedule {
            rounds: 2,
            turns: 2,
            offer: 1,
        },
    };
    let house = HouseRules {
        start: StartSeat::Fixed(Seat::new(0)),
        ..HouseRules::default()
    };
    FlipAndWrite::new(Tunnels, Pack::new(parts).unwrap(), house, seats).unwrap()
}

/// A table with a script of deals and moves.
struct Script {
    rules: FlipAndWrite<Tunnels>,
    state: State,
    events: Vec<Event>,
}

impl Script {
    /// Everybody keeps the two lowest of their cards, and the expedition with this name is flipped.
    fn marking(rows: [&str; 2], seats: usize, expedition: &str) -> Self {
        let rules = rules(rows, seats);
        let mut script = Self {
            state: rules.start(),
            rules,
            events: Vec::new(),
        };
        for _ in 0..4 * seats {
            script.deal_any();
        }
        for seat in Seat::all(seats) {
            let keep = script.rules.nth_move(&script.state, seat, 0).unwrap();
            script
                .rules
                .apply(&mut script.state, seat, keep, &mut Silence);
        }
        script.flip(expedition);
        script
    }

    fn deal_any(&mut self) {
        let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) else {
            panic!("no draw is awaited")
        };
        let first = chance.among.nth(0).unwrap();
        self.rules.deal(&mut self.state, first, &mut self.events);
    }

    /// Deals whatever comes before the next expedition, and then this one.
    fn flip(&mut self, expedition: &str) {
        while let Awaiting::Chance(chance) = self.rules.awaiting(&self.state) {
            if chance.purpose.name == "expedition" {
                let item = self.rules.item_by_name(chance.purpose, expedition).unwrap();
                return self.rules.deal(&mut self.state, item, &mut self.events);
            }
            self.deal_any();
        }
        panic!("no expedition is awaited");
    }

    #[track_caller]
    fn play(&mut self, seat: usize, text: &str) {
        let r#move = self.rules.parse_move(text).unwrap();
        let seat = Seat::new(seat);
        assert_eq!(
            self.rules.check(&self.state, seat, r#move),
            Ok(()),
            "{text}"
        );
        self.rules
            .apply(&mut self.state, seat, r#move, &mut self.events);
    }

    #[track_caller]
    fn refused(&self, seat: usize, text: &str, clause: &str) {
        let r#move = self.rules.parse_move(text).unwrap();
        let refusal = self
            .rules
            .check(&self.state, Seat::new(seat), r#move)
            .unwrap_err();
        assert_eq!(refusal.clause.0, clause, "{refusal}");
    }

    fn skulls(&self) -> u32 {
        self.state
            .sheet(Seat::new(0))
            .filled(self.rules.pack().sheet().track(SKULLS))
    }
}

#[test]
fn a_chamber_is_marked_from_its_entry_on() {
    let mut table = Script::marking(["E..", "#.M"], 1, "I2");
    table.refused(0, "A b1 c1", "PY-9");
    table.refused(0, "B b1", "PY-9");
    table.refused(0, "A a1 a2", "PY-11");
    table.play(0, "A a1");
    table.flip("I3");
    table.refused(0, "A c1", "PY-10");
    table.play(0, "A b1");
}

#[test]
fn the_tomb_completes_a_card_in_the_middle_of_a_pattern_and_all_its_symbols_count() {
    let mut table = Script::marking(["E#.", "ssM"], 1, "I2");
    table.play(0, "A a1 a2");
    table.flip("I3");
    assert_eq!(
        table.rules.nth_move(&table.state, Seat::new(0), 0),
        Some(table.rules.parse_move("A b2").unwrap())
    );
    table.play(0, "A b2");
    assert_eq!(table.skulls(), 2);
    // A new round: the tomb is reached, though c1 stays unmarked.
    table.flip("I2");
    table.play(0, "A c2");
    assert!(
        table.state.completed(Seat::new(0)).contains(0),
        "card 1 is complete"
    );
    assert!(
        matches!(table.rules.awaiting(&table.state), Awaiting::Seats(_)),
        "a replacement is picked"
    );
}

#[test]
fn a_completed_card_takes_no_bonus_cell() {
    let mut table = Script::marking(["Ecc", "#.M"], 1, "I3");
    table.play(0, "A a1 b1 c1");
    table.play(0, "A c2");
    table.refused(0, "A b2", "PY-18");
    table.refused(0, "B b1", "PY-9");
    table.play(0, "B a1");
    assert!(
        table.state.completed(Seat::new(0)).contains(0),
        "card 1 is complete"
    );
}

#[test]
fn symbols_of_one_mark_fire_by_priority_before_reading_order() {
    // The potion comes first in reading order, but the skulls fire before it: none is left of two.
    let mut table = Script::marking(["Eps", "#sM"], 1, "I3");
    table.play(0, "A a1 b1 c1");
    assert_eq!(table.skulls(), 0);
}

#[test]
fn a_torch_counts_once_a_round() {
    let mut table = Script::marking(["Ett", "#.M"], 1, "I3");
    table.play(0, "A a1 b1 c1");
    let track = table.rules.pack().sheet().track(TORCHES).clone();
    assert_eq!(table.state.sheet(Seat::new(0)).filled(&track), 1);
}

#[test]
fn the_offer_is_filled_up_between_the_picks_of_two_seats_and_claims_come_last() {
    let mut table = Script::marking(["E..", "..M"], 2, "I2");
    table.play(0, "A a1 b1");
    table.play(1, "A a1 b1");
    table.flip("I3");
    table.play(0, "A b2");
    table.play(1, "A b2");
    table.flip("I2");
    table.play(1, "A c2");
    table.play(0, "A c2");
    // Seat 1 completed the card with the lower number and picks first.
    let offered = table.rules.pack().card(table.state.offer()[0]).name.clone();
    table.refused(1, "draw", "C-10");
    table.play(0, &format!("take {offered}"));
    // The offer of one card is filled up before seat 2 picks.
    assert!(table.state.offer().is_empty());
    table.deal_any();
    assert_eq!(table.state.offer().len(), 1);
    table.refused(0, "draw", "C-10");
    let second = table.rules.nth_move(&table.state, Seat::new(1), 0).unwrap();
    assert!(matches!(second, Move::Take(_)));
    table
        .rules
        .apply(&mut table.state, Seat::new(1), second, &mut table.events);
    while matches!(table.rules.awaiting(&table.state), Awaiting::Chance(chance) if chance.purpose.name == "deck")
    {
        table.deal_any();
    }
    let claims: Vec<(Seat, Option<u8>)> = table
        .events
        .iter()
        .filter_map(|event| {
            if let Event::Claimed { seat, number, .. } = event {
                Some((*seat, *number))
            } else {
                None
            }
        })
        .collect();
    assert_eq!(claims, [(Seat::new(0), Some(10)), (Seat::new(1), Some(6))]);
}
