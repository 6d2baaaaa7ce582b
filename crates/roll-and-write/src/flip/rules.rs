//! A flip-and-write game as a [`Ruleset`].

use super::work::Counter;
use super::worth::SymbolWorth;
use super::{
    Event, FlipGame, Move, Pack, State, TrackScore, View,
    state::{DEALT, Phase},
};
use crate::geometry::CellSet;
use crate::option::{Choices, OptionSpec};
use crate::picture::{CardPicture, PatternPicture, Picture, SymbolCard};
use crate::sheet::TrackId;
use crate::symbol::{Effect, Instruction, Instructions, Moment, Scene, SymbolId, Trigger};
use crate::{
    Awaiting, CardId, Cell, Chance, Deed, Events, Merit, MoveId, MoveTextError, Points, Purpose,
    Refusal, Ruleset, SEATS_MAX, Saying, Score, ScoreLine, Seat, SetupError, Spoken, Subjects,
    Target, Told,
};
use rand::Rng;
use std::ops::ControlFlow;

/// Who is the first start player (SG-7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum StartSeat {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Fixed(Seat),
}

impl StartSeat {
    pub(super) fn fixed(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::Fixed(seat) => Some(seat),
        }
    }
}

/// Whether all mark at once or one after the other (C-7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Marking {
    /// Nobody sees the others' marks of the turn before all have marked.
    #[default]
    Together,
    /// From the start player on, in the open.
    InTurn,
}

/// Whether all show the cards they keep at once or one after the other (C-9).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Keeping {
    /// All at once.
    #[default]
    Together,
    /// From the start player on.
    InTurn,
}

/// Whether a second pick is made after seeing the first (C-10).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Picking {
    /// It is.
    #[default]
    OneByOne,
    /// Both are declared before a drawn card is seen.
    Together,
}

/// What several rows of a track claim that are full when a seat settles (SG-15). A row that fills later at
/// the barrier claims by itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RowClaims {
    /// A number each.
    #[default]
    OneEach,
    /// One number together.
    OneTogether,
}

/// Whether cards completed in the last turn are replaced (PY-23).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LastPicks {
    /// They are not: it would change nothing.
    #[default]
    Skip,
    /// They are.
    Take,
}

/// Rulings of the shared turn that a table may want otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(missing_docs, reason = "each type says what it decides")]
pub struct HouseRules {
    pub start: StartSeat,
    pub marking: Marking,
    pub keeping: Keeping,
    pub picking: Picking,
    pub row_claims: RowClaims,
    pub last_picks: LastPicks,
    /// Whether a seat may decline every number that a symbol writes.
    pub optional_numbers: bool,
}

impl HouseRules {
    /// The options that decide the rulings of the shared turn; [`last_picks`](Self::last_picks) is the
    /// fourth, and a game adds its own.
    pub const OPTIONS: [OptionSpec; 3] = [
        OptionSpec {
            name: "marking",
            clause: "C-7",
            values: &[
                (
                    "together",
                    "nobody sees the others' marks before all have marked",
                ),
                ("in-turn", "seats mark in turn, in the open"),
            ],
        },
        OptionSpec {
            name: "keep",
            clause: "C-9",
            values: &[
                ("together", "kept cards are shown together"),
                ("in-turn", "seats choose in turn, in the open"),
            ],
        },
        OptionSpec {
            name: "picks",
            clause: "C-10",
            values: &[
                ("one-by-one", "a second pick is made after seeing the first"),
                (
                    "together",
                    "both picks are declared before a drawn card is seen",
                ),
            ],
        },
    ];

    /// The option whether cards completed in the last turn are replaced, by this clause of a game.
    pub const fn last_picks(clause: &'static str) -> OptionSpec {
        OptionSpec {
            name: "last-picks",
            clause,
            values: &[
                ("skip", "cards completed in the last turn are not replaced"),
                ("take", "they are replaced"),
            ],
        }
    }

    /// The rulings that [`OPTIONS`](Self::OPTIONS) decide; the others keep their defaults.
    ///
    /// # Panics
    /// If the choices are of a ruleset without these options.
    pub fn chosen(choices: &Choices) -> Self {
        let bent = |name: &str| choices.index(name) == 1;
        Self {
            marking: if bent("marking") {
                Marking::InTurn
            } else {
                Marking::Together
            },
            keeping: if bent("keep") {
                Keeping::InTurn
            } else {
                Keeping::Together
            },
            picking: if bent("picks") {
                Picking::Together
            } else {
                Picking::OneByOne
            },
            last_picks: if bent("last-picks") {
                LastPicks::Take
            } else {
                LastPicks::Skip
            },
            ..Self::default()
        }
    }
}

/// The shared turn with a game's hooks, a pack, house rules and a number of seats.
#[derive(Debug)]
pub struct FlipAndWrite<G: FlipGame> {
    pub(super) game: G,
    pub(super) pack: Pack<G::Grid>,
    pub(super) house: HouseRules,
    pub(super) seats: usize,
    pub(super) worths: Vec<SymbolWorth>,
    pub(super) work: Counter,
    #[cfg(feature = "by-hand")]
    pub(super) by_hand: bool,
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// A game for this many seats.
    ///
    /// # Errors
    /// If there are too few or too many seats, too few cards to deal, or the start player has no seat.
    pub fn new(
        game: G,
        pack: Pack<G::Grid>,
        house: HouseRules,
        seats: usize,
    ) -> Result<Self, SetupError> {
        if !(1..=SEATS_MAX).contains(&seats) {
            return Err(SetupError::Seats {
                found: seats,
                least: 1,
                most: SEATS_MAX,
            });
        }
        let needed = seats * DEALT;
        if pack.cards().len() < needed {
            return Err(SetupError::Cards {
                found: pack.cards().len(),
                seats,
                needed,
            });
        }
        if let Some(seat) = house.start.fixed().filter(|seat| seat.index() >= seats) {
            return Err(SetupError::Start {
                seat: seat.number(),
                seats,
            });
        }
        let worths = pack.symbol_worths(|track| game.box_worth(&pack, track));
        Ok(Self {
            game,
            pack,
            house,
            seats,
            worths,
            work: Counter::default(),
            #[cfg(feature = "by-hand")]
            by_hand: false,
        })
    }

    /// The game's hooks.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was done since this was asked last.
    #[cfg(feature = "count-work")]
    pub fn worked(&self) -> super::Worked {
        self.work.take()
    }

    /// What is printed.
    pub fn pack(&self) -> &Pack<G::Grid> {
        &self.pack
    }

    /// Adds a line to a score for each track that scores, in the order of the sheet.
    pub fn score_tracks(&self, state: &State, seat: Seat, score: &mut Score) {
        for (index, (track, scored)) in self
            .pack
            .printed
            .sheet
            .tracks()
            .iter()
            .zip(&self.pack.scores)
            .enumerate()
        {
            let sheet = state.sheet(seat);
            let count = sheet.filled(track) as i32;
            let points = match scored {
                Some(TrackScore::Each(points)) => points * count,
                Some(TrackScore::Sum) => sheet.sum(track) as i32,
                None => continue,
            };
            score.push(ScoreLine::new("score-track", count, points).about(index as u8));
        }
    }

    /// Adds a line to a score for each symbol that fires at scoring and that the seat has marked, in the
    /// order of their names. What one of them brings is multiplied by how many were marked.
    pub fn score_symbols(&self, state: &State, seat: Seat, score: &mut Score) {
        for (symbol, marked, instructions) in self.scoring(state, seat) {
            // A fault makes the effect void, so it brings nothing.
            let asked = instructions.asked().unwrap_or_default();
            let mut points = 0;
            for asked in asked {
                if let Instruction::Score { points: each } = asked {
                    points += i32::from(*each) * marked;
                } else if let Instruction::ScoreOnce { points: once } = asked {
                    points += i32::from(*once);
                }
            }
            let line = ScoreLine::new("score-symbol", marked, points);
            score.push(line.about(symbol.0));
        }
    }

    /// The symbols that fire at scoring and that the seat has marked, in the order of their names: each
    /// with how many were marked and what it asks for.
    fn scoring(
        &self,
        state: &State,
        seat: Seat,
    ) -> impl Iterator<Item = (SymbolId, i32, Instructions)> {
        let (pack, scores) = (&self.pack, self.pack.triggers.contains(Trigger::Scoring));
        let counted = pack.printed.sheet.counted().filter(move |_| scores);
        counted.map(SymbolId).filter_map(move |id| {
            let symbol = pack.symbols.symbol(id);
            let marked = state.sheet(seat).tally(&pack.printed.sheet, id.0) as i32;
            if !symbol.triggers.contains(Trigger::Scoring) || marked == 0 {
                return None;
            }
            let scene = self.scene_at_scoring(state, seat);
            Some((id, marked, symbol.effect.fire(&scene, pack.rows_claim)))
        })
    }

    /// Tells of the effects that fail when points are counted, once the game is over.
    pub(super) fn tell_of_faults_at_scoring(&self, state: &State, events: &mut impl Events<Event>) {
        for seat in Seat::all(self.seats) {
            let mut failed = false;
            for (symbol, _, instructions) in self.scoring(state, seat) {
                if let Err(fault) = instructions.asked() {
                    failed = true;
                    events.tell(|| Event::EffectFailed {
                        seat,
                        symbol,
                        fault,
                    });
                }
            }
            if failed {
                events.tell(|| Event::Shown { seat });
            }
        }
    }

    /// What an effect sees when points are counted.
    fn scene_at_scoring<'a>(&'a self, state: &'a State, seat: Seat) -> Scene<'a> {
        let turns = self.pack.schedule.turns;
        Scene {
            printed: &self.pack.printed,
            sheet: state.sheet(seat),
            offer: state.offer(),
            taken: &state.pools,
            moment: Moment {
                trigger: Trigger::Scoring,
                card: None,
                cell: Cell::new(0),
                marked: CellSet::EMPTY,
                fresh: CellSet::EMPTY,
                completed: state.completed(seat),
                round: state.turn() / turns,
                turn: state.turn() % turns,
                last: state.lanes[seat].last,
                choice: None,
            },
        }
    }

    /// The sentence of a line that [`score_tracks`](Self::score_tracks) or
    /// [`score_symbols`](Self::score_symbols) added; `None` for another line.
    pub fn say_shared_line(&self, line: &ScoreLine) -> Option<Saying> {
        match line.reason {
            "score-track" => Some(self.say_track_line(line)),
            "score-symbol" => Some(
                Saying::new("score-symbol")
                    .word("symbol", self.symbol_key(SymbolId(line.about)))
                    .number("count", line.count),
            ),
            _ => None,
        }
    }

    /// The sentence of a line that [`score_tracks`](Self::score_tracks) added.
    fn say_track_line(&self, line: &ScoreLine) -> Saying {
        Saying::new("score-track")
            .word("track", self.track_key(TrackId(line.about)))
            .number("count", line.count)
    }
}

impl<G: FlipGame> Ruleset for FlipAndWrite<G> {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }
    fn start(&self) -> State {
        self.opening()
    }
    #[inline]
    fn awaiting(&self, state: &State) -> Awaiting {
        self.awaits(state)
    }
    fn for_each_move<B>(
        &self,
        state: &State,
        seat: Seat,
        visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_moves(state, seat, visit)
    }
    fn check(&self, state: &State, seat: Seat, r#move: Move) -> Result<(), Refusal> {
        self.refuse(state, seat, r#move)
    }
    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, r#move: Move, events: &mut impl Events<Event>) {
        self.make(state, seat, r#move, events);
    }
    fn deal(&self, state: &mut State, item: u8, events: &mut impl Events<Event>) {
        self.hand_out(state, item, events);
    }
    fn view(&self, state: &State, seat: Seat) -> View {
        self.see(state, seat)
    }
    fn determinize<R: Rng + ?Sized>(&self, view: &View, generator: &mut R) -> State {
        self.imagine(view, generator)
    }
    fn viewer(&self, view: &View) -> Seat {
        view.seat
    }
    fn score(&self, state: &State, seat: Seat) -> Score {
        G::score(self, state, seat)
    }
    fn merit(&self, state: &State, seat: Seat) -> Merit {
        G::merit(self, state, seat)
    }
    fn appraise(&self, state: &State, seat: Seat) -> i64 {
        G::appraise(self, state, seat)
    }
    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
    fn ceiling(&self, end: &State, draws: &[(Chance, u8)], seat: Seat) -> Option<Points> {
        self.at_most(end, draws, seat)
    }
    fn ids(&self) -> u32 {
        self.ids()
    }
    fn move_id(&self, r#move: Move) -> MoveId {
        self.id_of(r#move)
    }
    fn move_by_id(&self, id: MoveId) -> Option<Move> {
        self.by_id(id)
    }
    fn count_moves(&self, state: &State, seat: Seat) -> usize {
        self.count(state, seat)
    }
    #[inline]
    fn random_move<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        generator: &mut R,
    ) -> Option<(Move, usize)> {
        self.draw(state, seat, generator)
    }
}

impl<G: FlipGame> Spoken for FlipAndWrite<G> {
    fn name(&self) -> &'static str {
        self.game.name()
    }
    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }
    fn options(&self) -> Vec<(&'static str, String)> {
        self.game.options()
    }
    fn plugins(&self) -> Vec<String> {
        let symbols = self.pack.symbols.as_slice().iter();
        let origins = symbols.filter_map(|symbol| match &symbol.effect {
            Effect::Plugin(plugin) => Some(plugin.origin.clone()),
            Effect::Always(_) | Effect::Program(_) => None,
        });
        let mut origins: Vec<String> = origins.collect();
        origins.sort_unstable();
        origins.dedup();
        origins
    }
    fn symbols(&self) -> Vec<SymbolCard> {
        self.explain_symbols()
    }
    fn picture(&self, view: &View) -> Picture {
        self.draw_picture(view)
    }
    fn printed(&self) -> Vec<CardPicture> {
        (0..self.pack.cards.len())
            .map(|card| self.printed_card(CardId(card as u8)))
            .collect()
    }
    fn patterns(&self) -> Vec<PatternPicture> {
        let expeditions = self.pack.expeditions.iter();
        expeditions.map(|card| self.pattern_of(card)).collect()
    }
    fn turn(&self, state: &State) -> u32 {
        if state.phase == Phase::Reveal {
            u32::from(Self::next_turn(state)) + 1
        } else if state.revealed.is_some() {
            u32::from(state.turn) + 1
        } else {
            0
        }
    }
    fn tie_breaks(&self) -> Vec<Saying> {
        self.game.tie_breaks()
    }
    fn print_move(&self, r#move: Move) -> String {
        self.print(r#move)
    }
    fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        self.parse(text)
    }
    fn target(&self, view: &View, r#move: Move) -> Target {
        self.target_of(view, r#move)
    }
    fn move_at(&self, view: &View, target: &Target) -> Option<Move> {
        self.pointed_at(view, target)
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        let index = usize::from(item);
        match purpose.name {
            "start" => (index < self.seats).then(|| format!("seat {}", index + 1)),
            "expedition" => Some(self.pack.expeditions.get(index)?.name.clone()),
            _ => Some(self.pack.cards.get(index)?.name.clone()),
        }
    }
    fn say(&self, event: &Event) -> Told {
        self.tell(event)
    }
    fn say_line(&self, line: &ScoreLine) -> Saying {
        G::say_line(self, line)
    }
    fn describe(&self, state: &State) -> String {
        self.describe_state(state)
    }
    fn how_to_move(&self) -> Vec<Saying> {
        self.help()
    }
    fn score_seen(&self, view: &View, seat: Seat) -> Option<Score> {
        Some(G::score(self, &view.shown, seat))
    }
    fn subjects(&self) -> Subjects {
        self.list_subjects()
    }
    fn deeds(&self, before: &State, events: &[Event], after: &State) -> Vec<Deed> {
        self.list_deeds(before, events, after)
    }
}
