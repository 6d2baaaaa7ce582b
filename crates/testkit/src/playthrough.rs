//! A played game. Its moves come from numbers that pick them, or from a script.

use crate::catch_panic::caught;
use crate::flawed::Flawed;
use crate::subject::{NotOpened, Setup, Subject};
use crate::test_game::TestGame;
use rnw_session::{DealId, Dealer, LogEntry, LogEntryKind, OpenAtError, SeatInfo, Table};
use roll_and_write::{
    Awaiting, Chance, Game, GameState, MoveId, Notice, Outcome, Presentation, Seat,
};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// The maximum number of random decisions in a game. Later decisions are always the first move of the
/// first seat.
pub(crate) const PICKS: usize = 600;

/// The report of a state that awaits a decision although no seat has a move.
const NOBODY: &str = "the game awaits a decision, but nobody has a move";

/// One number picks both a seat and a move. This many consecutive numbers pick the same seat.
const SEATS_APART: u32 = 61;

/// One act in a game, with the names that records use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameAct {
    /// A draw: its purpose, and the drawn item or the roll.
    Deal(String, String),
    /// A decision: the seat and the text of its move.
    Move(Seat, String),
}

impl GameAct {
    /// The act of a step, with the names that records use.
    ///
    /// # Panics
    /// If it is not a step of this game.
    pub fn of(game: &dyn Game, kind: LogEntryKind) -> Self {
        match kind {
            LogEntryKind::Deal(chance, item) => {
                let name = game.outcome_name(chance, item);
                let name = name.expect("what was dealt has a name");
                Self::Deal(chance.purpose.name().to_owned(), name)
            }
            LogEntryKind::Move(seat, id) => Self::Move(seat, game.print_move(id)),
        }
    }
}

/// A played game, with every state on its way. Its form for developers is its setup and its record.
pub struct Playthrough {
    /// The setup.
    pub setup: Setup,
    /// The game.
    pub game: Arc<dyn TestGame>,
    /// The table of the game. It has written the record.
    pub table: Table<Vec<u8>>,
    /// The panic that stopped the game, if one did. The last line of the record caused it.
    pub panicked: Option<String>,
    /// The act that caused the panic. It is not a step of the game.
    broke_off: Option<GameAct>,
}

impl Playthrough {
    /// Plays a game in which one number for each decision picks the seat and the legal move. When the
    /// numbers have run out, the first seat makes its first move. Chance comes from the seed of the
    /// setup. A panic ends the game.
    ///
    /// # Errors
    /// If the game cannot be opened.
    pub fn drawn(subject: &Subject, setup: &Setup, picks: &[u32]) -> Result<Self, NotOpened> {
        Self::picked(subject, setup, picks, |playthrough, seat| {
            playthrough.table.moves(seat)
        })
    }

    /// The same, but only among the moves that the game itself evaluates highest.
    ///
    /// # Errors
    /// If the game cannot be opened.
    pub fn greedy(subject: &Subject, setup: &Setup, picks: &[u32]) -> Result<Self, NotOpened> {
        Self::picked(subject, setup, picks, |playthrough, seat| {
            let (game, state) = (playthrough.game.clone(), playthrough.table.state());
            caught(|| game.best_moves(state, seat)).unwrap_or_else(|panic| {
                playthrough.panicked = Some(panic);
                Vec::new()
            })
        })
    }

    fn picked(
        subject: &Subject,
        setup: &Setup,
        picks: &[u32],
        moves: impl Fn(&mut Self, Seat) -> Vec<MoveId>,
    ) -> Result<Self, NotOpened> {
        let mut playthrough = Self::begin(subject, setup)?;
        let mut picks = picks.iter().copied();
        let mut dealer = Dealer::new(DealId::single(setup.seed));
        while playthrough.len() <= subject.promised().steps && playthrough.panicked.is_none() {
            match playthrough.table.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => playthrough.deal(chance, dealer.draw(chance)),
                Awaiting::Seats(seats) => {
                    let pick = picks.next().unwrap_or(0);
                    let nth = (pick / SEATS_APART) as usize % seats.len();
                    let seat = seats.iter().nth(nth);
                    let moves = seat
                        .map(|seat| moves(&mut playthrough, seat))
                        .unwrap_or_default();
                    match seat.zip(moves.get(pick as usize % moves.len().max(1))) {
                        Some((seat, id)) => playthrough.decide(seat, *id),
                        None => {
                            playthrough
                                .panicked
                                .get_or_insert_with(|| NOBODY.to_owned());
                        }
                    }
                }
            }
        }
        playthrough.end();
        Ok(playthrough)
    }

    /// Plays a game that follows a script as far as possible, until it has `steps` steps or ends.
    ///
    /// Impossible acts are left out. Where the script has nothing for what the game awaits, the first
    /// item is dealt, all dice show their first side, or the first seat makes the move with the shortest text. A panic ends the game.
    ///
    /// # Errors
    /// If the game cannot be opened.
    pub fn guided(
        subject: &Subject,
        setup: &Setup,
        script: &[GameAct],
        steps: usize,
    ) -> Result<Self, NotOpened> {
        let mut playthrough = Self::begin(subject, setup)?;
        let mut script = script;
        while playthrough.len() < steps
            && playthrough.panicked.is_none()
            && playthrough.table.awaiting() != Awaiting::Over
        {
            playthrough.go_on(&mut script);
        }
        playthrough.end();
        Ok(playthrough)
    }

    /// Plays a game that follows such a script and stops at its end.
    ///
    /// # Errors
    /// If the game cannot be opened.
    pub fn following(
        subject: &Subject,
        setup: &Setup,
        script: &[GameAct],
    ) -> Result<Self, NotOpened> {
        Self::guided(subject, setup, script, script.len())
    }

    fn begin(subject: &Subject, setup: &Setup) -> Result<Self, NotOpened> {
        let game = subject.open(setup)?;
        let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];
        let seat = |index: usize| SeatInfo {
            name: names
                .get(index)
                .map_or_else(|| format!("P{index}"), |name| (*name).to_owned()),
            player: "random".to_owned(),
        };
        let seats = (0..setup.seats).map(seat).collect();
        let content = rnw_flip::content::content_hash(&setup.pack.files);
        let (same, seed, record) = (game.clone(), setup.seed, Vec::new());
        let table = match subject.position() {
            None => Table::open(same, &content, seats, seed, record).map_err(OpenAtError::Write),
            Some(position) => Table::open_at(same, &content, position, seats, seed, record),
        };
        Ok(Self {
            setup: setup.clone(),
            game,
            table: table.map_err(|error| NotOpened(error.to_string()))?,
            panicked: None,
            broke_off: None,
        })
    }

    fn end(&mut self) {
        if self.panicked.is_none() && self.table.awaiting() == Awaiting::Over {
            self.table.close().expect("memory takes a record in");
        }
    }

    fn decide(&mut self, seat: Seat, id: MoveId) {
        let act = GameAct::Move(seat, self.game.print_move(id));
        let table = &mut self.table;
        let done = caught(|| {
            let checked = table.check(seat, id).map_err(|why| why.to_string())?;
            table.play(checked).map_err(|error| error.to_string())
        });
        self.panicked = match done {
            Ok(Ok(())) => None,
            Ok(Err(refused)) => {
                let text = self.game.print_move(id);
                Some(format!(
                    "the listed move {text} of seat {} fails: {refused}",
                    seat.number()
                ))
            }
            Err(panic) => Some(panic),
        };
        self.broke_off = self.panicked.is_some().then_some(act);
    }

    fn deal(&mut self, chance: Chance, outcome: Outcome) {
        let name = self.game.outcome_name(chance, outcome);
        let act = GameAct::Deal(chance.purpose.name().to_owned(), name.unwrap_or_default());
        let table = &mut self.table;
        let dealt = caught(|| table.deal_item(outcome).is_ok_and(|dealt| dealt));
        self.panicked = match dealt {
            Ok(true) => None,
            Ok(false) => Some("the game awaits an item that cannot be dealt".to_owned()),
            Err(panic) => Some(panic),
        };
        self.broke_off = self.panicked.is_some().then_some(act);
    }

    /// Makes one more step, guided by the script if possible.
    fn go_on(&mut self, script: &mut &[GameAct]) {
        match self.table.awaiting() {
            Awaiting::Over => {}
            Awaiting::Chance(chance) => {
                // Earlier decisions that are still in the script are no longer possible.
                let next = script.iter().position(
                    |act| matches!(act, GameAct::Deal(purpose, _) if purpose == chance.purpose.name()),
                );
                let named = next.and_then(|next| {
                    let GameAct::Deal(_, name) = &script[next] else {
                        return None;
                    };
                    *script = &script[next + 1..];
                    self.game.outcome_by_name(chance, name)
                });
                if let Some(outcome) = named.or_else(|| chance.first()) {
                    self.deal(chance, outcome);
                } else {
                    self.panicked = Some("the game awaits a draw of no item".to_owned());
                }
            }
            Awaiting::Seats(seats) => {
                while let [GameAct::Move(seat, text), rest @ ..] = *script {
                    *script = rest;
                    let seat = *seat;
                    let id = self.game.parse_move(text).ok();
                    let id =
                        id.filter(|id| seats.contains(seat) && self.table.check(seat, *id).is_ok());
                    if let Some(id) = id {
                        return self.decide(seat, id);
                    }
                }
                let seat = seats.first();
                let moves = seat.map(|seat| self.table.moves(seat)).unwrap_or_default();
                let shortest = moves
                    .into_iter()
                    .min_by_key(|id| self.game.print_move(*id).len());
                match seat.zip(shortest) {
                    Some((seat, id)) => self.decide(seat, id),
                    None => {
                        self.panicked = Some(NOBODY.to_owned());
                    }
                }
            }
        }
    }

    /// The number of steps.
    pub fn len(&self) -> usize {
        self.entries().len()
    }

    /// Whether no step has been made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The state before a step, or the last state.
    pub fn state(&self, step: usize) -> &GameState {
        let step = self.entries().get(step);
        step.map_or(self.table.state(), |step| &step.before)
    }

    /// All steps.
    pub fn entries(&self) -> &[LogEntry] {
        self.table.log().entries()
    }

    /// The draw or the decision of a step.
    pub fn kind(&self, step: usize) -> LogEntryKind {
        self.entries()[step].kind
    }

    /// The notices of a step.
    pub fn notices(&self, step: usize) -> &[Notice] {
        &self.entries()[step].notices
    }

    /// Whether a phase ends with a step.
    pub fn closes_phase(&self, step: usize) -> bool {
        self.entries()[step].closes_phase()
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.setup.seats)
    }

    /// Repeats a step from any state. Returns `None` if the step is not possible there.
    pub fn again(&self, state: &mut GameState, step: usize) -> Option<Vec<Notice>> {
        step_again(&*self.game, state, self.kind(step))
    }

    /// The rules, and the state before a step or the last state, as the types of one game. `None` if it is another game.
    /// The rules in a [`Flawed`] are found too.
    pub fn of<R: Presentation>(&self, step: usize) -> Option<(&R, &R::State)> {
        let rules = self.game.rules();
        let flawed = rules.downcast_ref::<Flawed<R>>();
        let rules = rules.downcast_ref::<R>();
        let rules = rules.or(flawed.map(|flawed| &flawed.0));
        rules.zip(self.state(step).of::<R>())
    }

    /// The seat whose decision is a step, or `None` for a draw.
    pub fn mover(&self, step: usize) -> Option<Seat> {
        match self.kind(step) {
            LogEntryKind::Move(seat, _) => Some(seat),
            LogEntryKind::Deal(..) => None,
        }
    }

    /// The steps of each turn.
    pub fn turns(&self) -> Vec<Range<usize>> {
        let turn = |step: usize| self.game.turn(self.state(step));
        let mut turns: Vec<Range<usize>> = Vec::new();
        for step in 0..self.len() {
            match turns.last_mut() {
                Some(last) if turn(last.start) == turn(step) => last.end = step + 1,
                Some(_) | None => turns.push(step..step + 1),
            }
        }
        turns
    }

    /// The number of steps, including one that a panic stopped.
    pub fn tried(&self) -> usize {
        self.len() + usize::from(self.panicked.is_some())
    }

    /// The game as a script, including a step that a panic stopped.
    pub fn script(&self) -> Vec<GameAct> {
        let steps = self.entries().iter();
        let acts = steps.map(|step| GameAct::of(&*self.game, step.kind));
        acts.chain(self.broke_off.clone()).collect()
    }

    /// The game as a record.
    pub fn record(&self) -> String {
        String::from_utf8_lossy(self.table.written()).into_owned()
    }
}

impl fmt::Debug for Playthrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, setup) = (&self.game.info().name, &self.setup);
        write!(f, "{game}, {setup}\n{}", self.record())?;
        let mut panicked = self.panicked.iter();
        panicked.try_for_each(|panic| write!(f, "the game panics: {panic}"))
    }
}

/// Repeats a step of a game. Returns `None` if the step is not possible.
pub(crate) fn step_again(
    game: &dyn TestGame,
    state: &mut GameState,
    kind: LogEntryKind,
) -> Option<Vec<Notice>> {
    match kind {
        LogEntryKind::Deal(_, item) => game.deal(state, item),
        LogEntryKind::Move(seat, id) => {
            let legal = game.check(state, seat, id).ok()?;
            Some(game.apply(state, legal))
        }
    }
}
