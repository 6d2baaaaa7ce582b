//! Presents a game of the engine in the form of the reference: as text only.

use rnw_reference::{self as reference, Event, Refused, Standings, TextGame};
use roll_and_write::{Arg, Audience, Awaiting, Draw, Game, GameState, Notice, ScoreLine, Seat};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A game of the engine, played by text.
#[derive(Clone, Debug)]
pub struct Engine {
    game: Arc<dyn Game>,
    state: GameState,
}

impl Engine {
    /// A game from its start.
    pub fn new(game: Arc<dyn Game>) -> Self {
        let state = game.start();
        Self { game, state }
    }

    /// A game from the given state.
    pub fn at(game: Arc<dyn Game>, state: GameState) -> Self {
        Self { game, state }
    }
}

impl TextGame for Engine {
    fn awaiting(&self) -> reference::Awaiting {
        match self.game.awaiting(&self.state) {
            Awaiting::Over => reference::Awaiting::Over,
            Awaiting::Seats(seats) => {
                reference::Awaiting::Seats(seats.iter().map(Seat::number).collect())
            }
            Awaiting::Chance(chance) => {
                let purpose = chance.purpose.name().to_owned();
                if let Draw::Roll(roll) = chance.draw {
                    let side = |die| move |side| self.game.side_name(chance.purpose, die, side);
                    let sides = |die| (0..roll.sides(die)).map(side(die)).collect();
                    let dice = (0..roll.len()).map(sides).collect();
                    return reference::Awaiting::Roll { purpose, dice };
                }
                let name = |item| self.game.item_name(chance.purpose, item);
                let items = chance.draw.items().unwrap_or_default();
                reference::Awaiting::Chance {
                    purpose,
                    among: items.iter().filter_map(name).collect(),
                }
            }
        }
    }

    fn moves(&self, seat: usize) -> BTreeSet<String> {
        let moves = self
            .game
            .moves(&self.state, Seat::new(seat - 1))
            .into_iter();
        moves.map(|mv| self.game.print_move(mv.mv())).collect()
    }

    fn deal(&mut self, item: &str) -> Vec<Event> {
        let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
            panic!("{item} is dealt, but no draw is awaited");
        };
        let found = self.game.outcome_by_name(chance, item);
        let notices = found.and_then(|found| self.game.deal(&mut self.state, found));
        events_of(&notices.unwrap_or_else(|| panic!("{item} cannot come")))
    }

    fn play(&mut self, seat: usize, text: &str) -> Result<Vec<Event>, Refused> {
        let refused = |clause: &str| Refused {
            clause: clause.to_owned(),
        };
        let id = self.game.parse_move(text).map_err(|_| refused(""))?;
        let checked = self.game.check(&self.state, Seat::new(seat - 1), id);
        let legal = checked.map_err(|why| refused(&why.clause.0))?;
        Ok(events_of(&self.game.apply(&mut self.state, legal)))
    }

    fn score(&self, seat: usize) -> Vec<rnw_reference::ScoreLine> {
        let score = self.game.score(&self.state, Seat::new(seat - 1));
        let line = |line: &ScoreLine| rnw_reference::ScoreLine {
            reason: line.reason.to_string(),
            about: about(&*self.game, line),
            count: line.count.into(),
            points: line.points.into(),
        };
        score.lines().iter().map(line).collect()
    }

    fn standings(&self) -> Standings {
        let standings = self.game.standings(&self.state);
        let seats = || Seat::all(self.game.info().seats);
        Standings {
            places: seats().map(|seat| standings.place(seat)).collect(),
            decided_by: seats().map(|seat| standings.decided_by(seat)).collect(),
        }
    }

    fn copy(&self) -> Box<dyn TextGame> {
        Box::new(self.clone())
    }
}

/// Converts events to the form of the reference.
fn events_of(notices: &[Notice]) -> Vec<Event> {
    let heard = notices.iter().filter(|notice| !notice.quiet);
    heard.map(event).collect()
}

fn event(notice: &Notice) -> Event {
    let text = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Name(name) | Arg::Word(name) => name.clone(),
        Arg::Seat(seat) => seat.number().to_string(),
        // What a set of cells is called is a matter of words. Its cells are compared as moves.
        Arg::List(messages) if matches!(&messages[..], [set] if set.key == "scope-cells") => {
            "scope-set".to_owned()
        }
        Arg::List(messages) => {
            let messages: Vec<String> = messages.iter().map(ToString::to_string).collect();
            messages.join(", ")
        }
    };
    let args = notice.message.args.iter();
    Event {
        audience: match notice.audience {
            Audience::Everyone => reference::Audience::Everyone,
            Audience::Only(seat) => reference::Audience::Only(seat.number()),
            Audience::Lane(seat) => reference::Audience::Lane(seat.number()),
        },
        key: notice.message.key.to_string(),
        args: args
            .map(|(gap, arg)| (gap.to_string(), text(arg)))
            .collect(),
    }
}

/// The subject of a score line, from the arguments of its message.
fn about(game: &(impl Game + ?Sized), line: &ScoreLine) -> String {
    let args: BTreeMap<Cow<'_, str>, Arg> = game.score_message(line).args.into_iter().collect();
    let word = ["track", "color", "symbol", "cell", "street"]
        .iter()
        .find_map(|name| args.get(*name));
    match word {
        Some(Arg::Word(word)) => {
            let name = word.split_once('-').map(|(_, name)| name);
            name.unwrap_or(word).to_owned()
        }
        Some(Arg::Name(name)) => name.clone(),
        Some(Arg::Number(_) | Arg::Seat(_) | Arg::List(_)) | None => String::new(),
    }
}
