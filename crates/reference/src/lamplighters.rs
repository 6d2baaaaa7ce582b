//! Lamplighters, clause by clause: dice, lamps in one direction, corners, bells and burns.
//!
//! A sheet is a list of lit lamps for each street, in the order in which they were lit. Nothing is kept that the
//! lists already say.
//!
//! It has more than 500 lines, because a whole game is read from top to bottom beside its rules.

mod street;

use crate::answers::{about, event, public, refused, score_line, standings};
use crate::{Audience, Awaiting, Event, ReferenceSetup, Refused, ScoreLine, Standings, TextGame};
use std::collections::{BTreeMap, BTreeSet};
use street::{Street, list, number, text};

/// A lamp: its street and its place in the street, both counted from 0.
type Lamp = (usize, usize);

/// What a seat has written down.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Sheet {
    /// For each street the lamps that are lit, in the order in which they were lit.
    lit: Vec<Vec<usize>>,
    burns: u32,
}

/// What a seat has decided about the shared dice.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Decision {
    /// Nothing yet.
    Open,
    /// Its lamp, or `None` if it lit none.
    Made(Option<Lamp>),
    /// Nothing fits, so it decides nothing. LL-6
    Nothing,
}

/// The stage of the game.
#[derive(Clone, Debug)]
enum Stage {
    Roll,
    /// Everybody decides, one entry for each seat. LL-5
    Together(Vec<Decision>),
    /// The active seat decides. LL-11
    Own,
    Over,
}

/// A game in progress. Seats are counted from 0.
#[derive(Clone, Debug)]
struct Game {
    seats: usize,
    shared_sides: u32,
    streets: Vec<Street>,
    bell_needs: usize,
    bell_points: i64,
    /// The points of one lit lamp, of two, and so on.
    points: Vec<i64>,
    burn_points: i64,
    end_closed: usize,
    end_burns: u32,
    solo_turns: usize,
    corners_light: bool,
    sheets: Vec<Sheet>,
    /// The closed streets.
    closed: BTreeSet<usize>,
    /// The numbers of the dice of the last roll: first the shared ones, then one for each street.
    shared: Vec<u32>,
    own: BTreeMap<usize, u32>,
    /// The number of rolls.
    turn: usize,
    /// Whether the active seat lit a lamp in this turn.
    active_lit: bool,
    stage: Stage,
}

pub(crate) fn start(setup: &ReferenceSetup) -> Box<dyn TextGame> {
    Box::new(Game::new(setup))
}

impl Game {
    fn new(setup: &ReferenceSetup) -> Self {
        let pack = &setup.content["game.json"];
        let entries = || list(&pack["streets"]).iter();
        let names: Vec<&str> = entries().map(|street| text(&street["name"])).collect();
        let streets: Vec<Street> = entries().map(|entry| Street::read(entry, &names)).collect();
        let sheet = Sheet {
            lit: vec![Vec::new(); streets.len()],
            burns: 0,
        };
        Self {
            seats: setup.seats,
            shared_sides: number(&pack["shared_sides"]),
            bell_needs: number(&pack["bell"]["needs"]) as usize,
            bell_points: number(&pack["bell"]["points"]).into(),
            points: list(&pack["points"])
                .iter()
                .map(|points| number(points).into())
                .collect(),
            burn_points: number(&pack["burn"]).into(),
            end_closed: number(&pack["end"]["closed"]) as usize,
            end_burns: number(&pack["end"]["burns"]),
            solo_turns: number(&pack["end"]["solo_turns"]) as usize,
            // LL-17
            corners_light: setup.options["corners"] == "light",
            sheets: vec![sheet; setup.seats],
            closed: BTreeSet::new(),
            shared: Vec::new(),
            own: BTreeMap::new(),
            turn: 0,
            active_lit: false,
            stage: Stage::Roll,
            streets,
        }
    }

    /// The active seat. In the first round it goes clockwise from seat 1, in the next one back, and so on. LL-3
    fn active(&self) -> usize {
        let mut order: Vec<usize> = (0..self.seats).collect();
        let mut turns = self.turn - 1;
        while turns >= self.seats {
            turns -= self.seats;
            order.reverse();
        }
        order[turns]
    }

    /// The numbers that light a lamp of a street now.
    fn numbers_now(&self, street: usize) -> Vec<u32> {
        match self.stage {
            // LL-5
            Stage::Together(_) => vec![self.shared.iter().sum()],
            // LL-11
            Stage::Own => {
                let own = self.own.get(&street);
                own.map_or(Vec::new(), |own| {
                    self.shared.iter().map(|shared| shared + own).collect()
                })
            }
            Stage::Roll | Stage::Over => Vec::new(),
        }
    }

    /// Whether a seat may light a lamp now.
    fn check_lamp(&self, seat: usize, (street, lamp): Lamp) -> Result<(), Refused> {
        let (facts, lit) = (&self.streets[street], &self.sheets[seat].lit[street]);
        // LL-10
        if self.closed.contains(&street) {
            return Err(refused("LL-10"));
        }
        // LL-7: to the right of all lit lamps
        if lit.iter().any(|other| *other >= lamp) {
            return Err(refused("LL-7"));
        }
        // LL-8
        if facts.is_bell(lamp) && lit.len() < self.bell_needs {
            return Err(refused("LL-8"));
        }
        if self.numbers_now(street).contains(&facts.numbers[lamp]) {
            return Ok(());
        }
        Err(refused(match self.stage {
            Stage::Together(_) => "LL-5",
            Stage::Roll | Stage::Own | Stage::Over => "LL-11",
        }))
    }

    /// Whether a seat must decide now.
    fn is_asked(&self, seat: usize) -> bool {
        match &self.stage {
            Stage::Together(made) => matches!(made[seat], Decision::Open),
            Stage::Own => seat == self.active(),
            Stage::Roll | Stage::Over => false,
        }
    }

    fn check(&self, seat: usize, what: Option<Lamp>) -> Result<(), Refused> {
        if !self.is_asked(seat) {
            return Err(refused(match self.stage {
                Stage::Roll => "LL-4",
                Stage::Together(_) => "LL-5",
                Stage::Own => "LL-11",
                Stage::Over => "LL-13",
            }));
        }
        what.map_or(Ok(()), |lamp| self.check_lamp(seat, lamp))
    }

    /// All moves: a lamp, or none.
    fn conceivable(&self) -> Vec<Option<Lamp>> {
        let lamps = self.all_lamps().into_iter().map(Some);
        lamps.chain([None]).collect()
    }

    fn all_lamps(&self) -> Vec<Lamp> {
        let mut all = Vec::new();
        for (street, facts) in self.streets.iter().enumerate() {
            for lamp in 0..facts.numbers.len() {
                all.push((street, lamp));
            }
        }
        all
    }

    /// Whether a lamp fits for a seat. LL-6
    fn something_fits(&self, seat: usize) -> bool {
        let all = self.all_lamps();
        all.into_iter()
            .any(|lamp| self.check_lamp(seat, lamp).is_ok())
    }

    /// The lamps that a decision lights: the lamp, and what corners light. LL-9
    fn lights(&self, seat: usize, first: Lamp) -> Vec<Lamp> {
        let mut sheet = self.sheets[seat].clone();
        let mut all = Vec::new();
        let mut next = Some(first);
        while let Some((street, lamp)) = next {
            sheet.lit[street].push(lamp);
            all.push((street, lamp));
            next = None;
            let Some(other) = self.streets[street].corners.get(&lamp) else {
                continue;
            };
            // the lamp behind the last lit lamp of the other street
            let behind = sheet.lit[*other].iter().max().map_or(0, |last| last + 1);
            let exists = behind < self.streets[*other].numbers.len();
            let closed = self.closed.contains(other);
            if self.corners_light && exists && !closed && !self.streets[*other].is_bell(behind) {
                next = Some((*other, behind));
            }
        }
        all
    }

    /// The events of a decision.
    fn events_of(&self, audience: Audience, seat: usize, what: Option<Lamp>) -> Vec<Event> {
        let seat_text = (seat + 1).to_string();
        let Some(first) = what else {
            return vec![event(audience, "event-lamp-passed", &[("seat", seat_text)])];
        };
        let mut events = Vec::new();
        for (street, lamp) in self.lights(seat, first) {
            let facts = &self.streets[street];
            let key = if facts.is_bell(lamp) {
                "event-bell-rung"
            } else if events.is_empty() {
                "event-lamp-lit"
            } else {
                "event-corner-lit"
            };
            let args = [
                ("seat", seat_text.clone()),
                ("street", format!("street-{}", facts.name)),
                ("lamp", facts.label(lamp)),
            ];
            events.push(event(audience, key, &args));
        }
        events
    }

    fn write_down(&mut self, seat: usize, what: Option<Lamp>) {
        for (street, lamp) in what.map_or(Vec::new(), |first| self.lights(seat, first)) {
            self.sheets[seat].lit[street].push(lamp);
            if seat == self.active() {
                self.active_lit = true;
            }
        }
    }

    fn write_down_all(&mut self, made: &[Decision]) {
        for (seat, decision) in made.iter().enumerate() {
            if let Decision::Made(what) = decision {
                self.write_down(seat, *what);
            }
        }
    }

    /// Everybody has decided. LL-10
    fn barrier(&mut self, made: &[Decision]) -> Vec<Event> {
        self.write_down_all(made);
        let mut events = vec![public("event-lamps-revealed", &[])];
        events.extend(self.close_streets());
        events.extend(self.begin_own());
        events
    }

    /// Closes the streets whose bell somebody lit. LL-10
    fn close_streets(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        for (street, facts) in self.streets.iter().enumerate() {
            let bell = facts.numbers.len() - 1;
            let rung = self
                .sheets
                .iter()
                .any(|sheet| sheet.lit[street].contains(&bell));
            if rung && self.closed.insert(street) {
                self.own.remove(&street);
                let name = format!("street-{}", facts.name);
                events.push(public("event-street-closed", &[("street", name)]));
            }
        }
        events
    }

    fn begin_own(&mut self) -> Vec<Event> {
        self.stage = Stage::Own;
        let active = self.active();
        if self.something_fits(active) {
            return Vec::new();
        }
        let mut events = vec![about(active, "event-nothing-fits-own")];
        events.extend(self.end_turn());
        events
    }

    fn end_turn(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        let active = self.active();
        // LL-12
        if !self.active_lit {
            self.sheets[active].burns += 1;
            events.push(about(active, "event-burned"));
        }
        // LL-13
        let burned = self
            .sheets
            .iter()
            .any(|sheet| sheet.burns >= self.end_burns);
        let solo = self.seats == 1 && self.turn >= self.solo_turns;
        let last = self.closed.len() >= self.end_closed || burned || solo;
        // A round ends when all seats have been active in it. Without open streets there is nothing more to light.
        let round_over = self.turn.is_multiple_of(self.seats);
        if last && round_over || self.closed.len() == self.streets.len() {
            self.stage = Stage::Over;
            events.push(public("event-lamps-ended", &[]));
        } else {
            self.stage = Stage::Roll;
        }
        events
    }

    fn print(&self, what: Option<Lamp>) -> String {
        what.map_or("pass".to_owned(), |(street, lamp)| {
            let street = &self.streets[street];
            format!("light {} {}", street.name, street.label(lamp))
        })
    }

    /// The score of a seat in the order of the sheet. LL-14
    fn lines(&self, seat: usize) -> Vec<ScoreLine> {
        let sheet = &self.sheets[seat];
        let mut lines = Vec::new();
        for (street, lit) in self.streets.iter().zip(&sheet.lit) {
            if !lit.is_empty() {
                let points = self.points[lit.len() - 1];
                lines.push(score_line("score-street", &street.name, lit.len(), points));
            }
        }
        let bells = self.bells(seat);
        if bells > 0 {
            let points = bells as i64 * self.bell_points;
            lines.push(score_line("score-bells", "", bells, points));
        }
        if sheet.burns > 0 {
            let points = -i64::from(sheet.burns) * self.burn_points;
            lines.push(score_line("score-burns", "", sheet.burns as usize, points));
        }
        lines
    }

    fn bells(&self, seat: usize) -> usize {
        let streets = self.streets.iter().zip(&self.sheets[seat].lit);
        let rung = streets.filter(|(street, lit)| lit.iter().any(|lamp| street.is_bell(*lamp)));
        rung.count()
    }

    /// What decides between seats, the most important first: points, bells, and few burns. LL-15
    fn ranks(&self, seat: usize) -> Vec<i64> {
        let points = self.lines(seat).iter().map(|line| line.points).sum();
        let burns = i64::from(self.sheets[seat].burns);
        vec![points, self.bells(seat) as i64, -burns]
    }

    /// The game with all decisions written down that are not revealed yet.
    fn revealed(&self) -> Self {
        let mut revealed = self.clone();
        if let Stage::Together(made) = &self.stage {
            revealed.write_down_all(made);
        }
        revealed
    }
}

impl TextGame for Game {
    fn awaiting(&self) -> Awaiting {
        match self.stage {
            Stage::Roll => {
                // LL-2, LL-4: the dice of closed streets are out of the game.
                let mut dice = vec![self.shared_sides, self.shared_sides];
                for (street, facts) in self.streets.iter().enumerate() {
                    if !self.closed.contains(&street) {
                        dice.push(facts.sides);
                    }
                }
                let sides = |sides: u32| (1..=sides).map(|side| side.to_string()).collect();
                Awaiting::Roll {
                    purpose: "dice".to_owned(),
                    dice: dice.into_iter().map(sides).collect(),
                }
            }
            Stage::Together(_) | Stage::Own => {
                let asked = (0..self.seats).filter(|seat| self.is_asked(*seat));
                Awaiting::Seats(asked.map(|seat| seat + 1).collect())
            }
            Stage::Over => Awaiting::Over,
        }
    }

    fn moves(&self, seat: usize) -> BTreeSet<String> {
        let mut all = self.conceivable();
        all.retain(|what| self.check(seat - 1, *what).is_ok());
        all.into_iter().map(|what| self.print(what)).collect()
    }

    fn deal(&mut self, item: &str) -> Vec<Event> {
        assert!(matches!(self.stage, Stage::Roll), "no roll is awaited");
        let mut sides = item
            .split(' ')
            .map(|side| side.parse::<u32>().expect("a side is a number"));
        let mut side = || sides.next().expect("every die shows a side");
        self.turn += 1;
        self.active_lit = false;
        self.shared = vec![side(), side()];
        self.own.clear();
        let mut dice = Vec::new();
        for (street, facts) in self.streets.iter().enumerate() {
            if !self.closed.contains(&street) {
                let side = side();
                self.own.insert(street, side);
                dice.push(format!(
                    "fact-street-die street=street-{} side={side}",
                    facts.name
                ));
            }
        }
        let active = self.active();
        let args = [
            ("seat", (active + 1).to_string()),
            ("first", self.shared[0].to_string()),
            ("second", self.shared[1].to_string()),
            ("sum", self.shared.iter().sum::<u32>().to_string()),
            ("dice", dice.join(", ")),
        ];
        let mut events = vec![public("event-dice-rolled", &args)];
        let mut made = vec![Decision::Open; self.seats];
        self.stage = Stage::Together(made.clone());
        for (seat, decision) in made.iter_mut().enumerate() {
            if !self.something_fits(seat) {
                *decision = Decision::Nothing;
                events.push(about(seat, "event-nothing-fits"));
            }
        }
        // If nothing fits for anybody, nothing is revealed.
        if made.iter().all(|decision| *decision == Decision::Nothing) {
            events.extend(self.begin_own());
        } else {
            self.stage = Stage::Together(made);
        }
        events
    }

    fn play(&mut self, seat: usize, text: &str) -> Result<Vec<Event>, Refused> {
        let seat = seat - 1;
        let mut all = self.conceivable().into_iter();
        let found = all.find(|what| self.print(*what) == text);
        // A text that is not a move breaks no clause.
        let what = found.ok_or_else(|| refused(""))?;
        self.check(seat, what)?;
        if let Stage::Together(made) = &self.stage {
            // LL-16: only the seat itself sees its decision.
            let mut made = made.clone();
            let mut events = self.events_of(Audience::Lane(seat + 1), seat, what);
            made[seat] = Decision::Made(what);
            if made.contains(&Decision::Open) {
                self.stage = Stage::Together(made);
            } else {
                events.extend(self.barrier(&made));
            }
            return Ok(events);
        }
        let mut events = self.events_of(Audience::Everyone, seat, what);
        self.write_down(seat, what);
        events.extend(self.close_streets());
        events.extend(self.end_turn());
        Ok(events)
    }

    fn score(&self, seat: usize) -> Vec<ScoreLine> {
        // The score knows what is hidden.
        self.revealed().lines(seat - 1)
    }

    fn standings(&self) -> Standings {
        let revealed = self.revealed();
        let ranks: Vec<Vec<i64>> = (0..self.seats).map(|seat| revealed.ranks(seat)).collect();
        standings(&ranks)
    }

    fn copy(&self) -> Box<dyn TextGame> {
        Box::new(self.clone())
    }
}
