//! Plays a scene at a table.

use super::{SceneError, SceneLine, ScenePiece};
use crate::scenario;
use crate::table::TestTable;
use roll_and_write::picture::Mark;
use roll_and_write::{
    Awaiting, Cell, Legal, Message, Notice, Points, Presentation, Score, Seat, Seats,
};
use std::sync::Arc;

/// What happened in a scene, and what may be chosen then.
#[derive(Clone, Debug)]
pub struct PlayedScene {
    /// The cards on the boards of the first seat.
    pub cards: Vec<String>,
    /// What happened.
    pub notices: Vec<Notice>,
    /// The points that the first seat has gained, and its lines of the score that changed.
    pub gained: Points,
    /// The same for each line of the score that changed.
    pub scored: Vec<(Message, Points)>,
    /// What is awaited: `seats 1 2`, the purpose of a draw, or `over`.
    pub awaiting: String,
    /// The seats that have to decide, with what each owes and its legal moves.
    pub choices: Vec<(Seat, Option<Message>, Vec<String>)>,
    /// The number of checks.
    pub checks: usize,
    /// The checks that came out otherwise.
    pub surprises: Vec<SceneError>,
}

/// Plays a scene.
///
/// # Errors
/// If the table cannot be set up so, or if something cannot happen.
pub(crate) fn play<R: Presentation>(
    rules: Arc<R>,
    scene: &SceneLine,
) -> Result<PlayedScene, SceneError> {
    let mut stage = SceneTable {
        scene,
        table: TestTable::shared(rules),
    };
    stage.sit_down()?;
    stage.set_up()?;
    let first = Seat::new(0);
    let cards = stage.table.held(first);
    let before = stage.table.rules.score(&stage.table.state, first);
    stage.act()?;
    let table = &mut stage.table;
    let after = table.rules.score(&table.state, first);
    let gained = after.total() - before.total();
    let mut surprises = Vec::new();
    for check in &scene.checks {
        if let Err(what) = held(table, check, gained) {
            surprises.push(check.error(what));
        }
    }
    Ok(PlayedScene {
        cards: cards.split(' ').map(str::to_owned).collect(),
        notices: table
            .events
            .iter()
            .map(|event| table.rules.notice(event))
            .collect(),
        gained,
        scored: changed(&*table.rules, &before, &after),
        awaiting: table.awaiting(),
        choices: choices(table),
        checks: scene.checks.len(),
        surprises,
    })
}

/// Whether a check comes out as written.
fn held<R: Presentation>(
    table: &mut TestTable<R>,
    check: &ScenePiece,
    gained: Points,
) -> Result<(), String> {
    let expected = check.rest.trim_start_matches('+');
    match check.word.as_str() {
        "gains" if expected == gained.to_string() => Ok(()),
        "gains" => Err(format!("expected {expected:?}, found \"{gained}\"")),
        "happens" => {
            let heard = table.all_notices();
            let begins = |text: &String| text.starts_with(expected);
            if !expected.is_empty() && heard.iter().any(begins) {
                return Ok(());
            }
            Err(format!("no event begins so; found {}", heard.join(", ")))
        }
        _ => scenario::check_line(table, &check.as_check()),
    }
}

/// The lines of the score that changed, with the difference.
fn changed<R: Presentation>(rules: &R, before: &Score, after: &Score) -> Vec<(Message, Points)> {
    let was = |reason: &str, about: u8| {
        let lines = before.lines().iter();
        let mut same = lines.filter(|line| line.reason == reason && line.about == about);
        same.next().map_or(0, |line| line.points)
    };
    let lines = after.lines().iter();
    let changes = lines.map(|line| {
        let difference = line.points - was(&line.reason, line.about);
        (rules.score_message(line), difference)
    });
    changes.filter(|(_, difference)| *difference != 0).collect()
}

/// What the seats that have to decide owe and may do.
fn choices<R: Presentation>(table: &TestTable<R>) -> Vec<(Seat, Option<Message>, Vec<String>)> {
    let seats = table.waiting();
    let choice = |seat| {
        let view = table.rules.view(&table.state, seat);
        (seat, table.rules.picture(&view).owed, table.moves(seat))
    };
    seats.iter().map(choice).collect()
}

struct SceneTable<'s, R: Presentation> {
    scene: &'s SceneLine,
    table: TestTable<R>,
}

impl<R: Presentation> SceneTable<'_, R> {
    /// Plays by default until the first expedition is awaited.
    fn sit_down(&mut self) -> Result<(), SceneError> {
        let mut steps = 0..STEPS_MAX;
        while self.table.awaiting() != "expedition" {
            if steps.next().is_none() || !self.plain_step(Seats::EMPTY) {
                return Err(self
                    .scene
                    .error("the game never flips a card, so it has no scenes"));
            }
        }
        Ok(())
    }

    /// Sets the facts of the scene, and checks that they fit together.
    fn set_up(&mut self) -> Result<(), SceneError> {
        let scene = self.scene;
        self.whole_fact("clear", "")?;
        for word in ["card", "offer", "completed"] {
            for piece in scene.said(word) {
                self.fact(piece, word, &piece.rest)?;
            }
            let is_first = |piece: &ScenePiece| piece.seat == Seat::new(0);
            if word == "card" && !scene.said(word).any(is_first) {
                self.whole_fact("card", &scene.symbol)?;
            }
        }
        self.whole_fact("fill", "")?;
        for piece in &scene.setup {
            match piece.word.as_str() {
                "marked" => self.fact(piece, "marked", &piece.cells())?,
                "track" | "pool" => self.fact(piece, &piece.word, &piece.rest)?,
                _ => {}
            }
        }
        self.set_turn()?;
        let (rules, state) = (&self.table.rules, &self.table.state);
        let text = rules.print_state(state).unwrap_or_default();
        let read = rules.parse_state(&text);
        self.table.state = read.map_err(|error| scene.error(error.to_string()))?;
        self.table.forget(0);
        Ok(())
    }

    fn set_turn(&mut self) -> Result<(), SceneError> {
        let scene = self.scene;
        let said = |word: &'static str| scene.said(word).last();
        let value = |word| said(word).map_or("1", |piece| piece.rest.as_str());
        let Some(piece) = said("turn").or(said("round")) else {
            return Ok(());
        };
        self.fact(
            piece,
            "turn",
            &format!("{} {}", value("round"), value("turn")),
        )
    }

    fn fact(&mut self, piece: &ScenePiece, fact: &str, value: &str) -> Result<(), SceneError> {
        self.seat_of(piece)?;
        let (rules, state) = (&self.table.rules, &mut self.table.state);
        let set = rules.set_fact(state, piece.seat, fact, value);
        set.map_err(|what| piece.error(what))
    }

    fn whole_fact(&mut self, fact: &str, value: &str) -> Result<(), SceneError> {
        let (rules, state) = (&self.table.rules, &mut self.table.state);
        let set = rules.set_fact(state, Seat::new(0), fact, value);
        set.map_err(|what| self.scene.error(what))
    }

    /// The seat of a piece, if the table has it.
    fn seat_of(&self, piece: &ScenePiece) -> Result<Seat, SceneError> {
        let seats = self.table.rules.info().seats;
        if piece.seat.index() < seats {
            return Ok(piece.seat);
        }
        Err(piece.error(format!("the table has only {seats} seats")))
    }

    /// Lets happen what the scene says, and then what needs no decision of its seats.
    fn act(&mut self) -> Result<(), SceneError> {
        let scene = self.scene;
        let own = self.own_act();
        let acts = if scene.acts.is_empty() {
            &own
        } else {
            &scene.acts
        };
        let actors = acts.iter().map(|act| act.seat);
        let actors = actors.fold(Seats::of(Seat::new(0)), Seats::with);
        for act in acts {
            let seat = self.seat_of(act)?;
            let flips = matches!(act.word.as_str(), "mark" | "deal");
            self.go_on(
                |table| table.waiting().contains(seat) || flips && table.awaiting() == "expedition",
                Seats::of(seat),
            );
            self.happen(act)?;
        }
        let rests = |table: &TestTable<R>| table.waiting().iter().any(|seat| actors.contains(seat));
        self.go_on(
            |table| rests(table) || table.awaiting() == "expedition",
            actors,
        );
        Ok(())
    }

    /// The mark of the first free cell with the symbol on board A.
    fn own_act(&self) -> Vec<ScenePiece> {
        let rules = &self.table.rules;
        let symbols = rules.printed().symbols;
        let symbol = symbols
            .iter()
            .find(|symbol| symbol.name == self.scene.symbol);
        let view = rules.view(&self.table.state, Seat::new(0));
        let picture = rules.picture(&view);
        let boards = picture
            .places
            .first()
            .into_iter()
            .flat_map(|place| &place.boards);
        let cell = boards.take(1).find_map(|card| {
            let bears = |cell: &roll_and_write::picture::CellPicture| {
                cell.symbol.is_some()
                    && cell.symbol == symbol.map(|symbol| symbol.face)
                    && cell.mark == Mark::Free
            };
            let index = card.cells.iter().position(bears)?;
            Some(card.cell_label(Cell::new(index as u8)))
        });
        let act = |rest| ScenePiece {
            range: self.scene.whole.clone(),
            seat: Seat::new(0),
            word: "mark".to_owned(),
            rest,
        };
        cell.map(act).into_iter().collect()
    }

    fn happen(&mut self, act: &ScenePiece) -> Result<(), SceneError> {
        let is_face_down = self.table.awaiting() == "expedition";
        let text = match act.word.as_str() {
            "deal" => {
                return self
                    .table
                    .try_deal(&act.rest)
                    .map_err(|what| act.error(what));
            }
            "mark" if is_face_down => return self.flip_and_mark(act),
            "mark" => act.cells(),
            "play" => act.rest.clone(),
            _ => act.text(),
        };
        let legal = self.legal(act, &text)?;
        self.apply(legal);
        Ok(())
    }

    /// Flips the first expedition that allows the mark, and makes it.
    fn flip_and_mark(&mut self, act: &ScenePiece) -> Result<(), SceneError> {
        let Awaiting::Chance(chance) = self.table.rules.awaiting(&self.table.state) else {
            return Ok(());
        };
        let purpose = chance.purpose;
        let names = (0..=u8::MAX).map_while(|item| self.table.rules.item_name(purpose, item));
        let names: Vec<String> = names.collect();
        let (before, heard) = (self.table.state, self.table.events.len());
        let mut why = None;
        for name in names {
            let (rules, state) = (&self.table.rules, &mut self.table.state);
            let set = rules.set_fact(state, act.seat, "expedition", &name);
            set.and_then(|()| self.table.try_deal_item(&name))
                .map_err(|what| act.error(what))?;
            // Seats that mark earlier in turn do so first.
            self.go_on(
                |table| table.waiting().contains(act.seat),
                Seats::of(act.seat),
            );
            match self.legal(act, &act.cells()) {
                Ok(legal) => {
                    self.apply(legal);
                    return Ok(());
                }
                Err(error) => why = why.or(Some(error)),
            }
            self.table.state = before;
            self.table.forget(heard);
        }
        let why = why.unwrap_or_else(|| act.error(""));
        let what = format!("no expedition allows {:?}; with the first one", act.cells());
        Err(SceneError { what, ..why })
    }

    fn legal(&self, act: &ScenePiece, text: &str) -> Result<Legal<R::Move>, SceneError> {
        let (rules, state) = (&self.table.rules, &self.table.state);
        let mv = rules.parse_move(text).map_err(|error| SceneError {
            why: Some(error.0),
            ..act.error(format!(
                "{text:?} is no piece of a scene and no move{}",
                act.meant()
            ))
        })?;
        rules
            .check(state, act.seat, mv)
            .map_err(|refusal| SceneError {
                why: Some(refusal.reason),
                ..act.error(format!("{text:?} is refused [{}]", refusal.clause))
            })
    }

    fn apply(&mut self, legal: Legal<R::Move>) {
        let TestTable {
            rules,
            state,
            events,
            ..
        } = &mut self.table;
        rules.apply(state, legal, events);
    }

    /// Plays by default until this is so. The seats of the scene do not play.
    fn go_on(&mut self, is_so: impl Fn(&TestTable<R>) -> bool, except: Seats) {
        let mut steps = 0..STEPS_MAX;
        while !is_so(&self.table) && steps.next().is_some() && self.plain_step(except) {}
    }

    /// Makes one step that the scene does not say: a seat makes the move after which the least happens, or the first
    /// item is dealt. Returns `false` if there is no such step.
    fn plain_step(&mut self, except: Seats) -> bool {
        let TestTable {
            rules,
            state,
            events,
            ..
        } = &mut self.table;
        match rules.awaiting(state) {
            Awaiting::Seats(seats) => {
                let Some(seat) = seats.iter().find(|seat| !except.contains(*seat)) else {
                    return false;
                };
                let heard = |legal: &Legal<R::Move>| {
                    let (mut after, mut heard) = (*state, Vec::new());
                    rules.apply(&mut after, *legal, &mut heard);
                    heard.len()
                };
                let quiet = rules.moves(state, seat).into_iter().min_by_key(heard);
                quiet.is_some_and(|legal| {
                    rules.apply(state, legal, events);
                    true
                })
            }
            Awaiting::Chance(_) => {
                let first = self.table.drawable().into_iter().next();
                first.is_some_and(|name| self.table.try_deal_item(&name).is_ok())
            }
            Awaiting::Over => false,
        }
    }
}

/// The largest number of steps that a scene takes by default at once.
const STEPS_MAX: usize = 1000;
