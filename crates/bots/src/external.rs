//! Players of other programs, used as one bot.

use crate::Decision;
use crate::bot::{Bot, Chosen, broken};
use rnw_session::{
    Ask, Ending, GameStart, Generator, Observer, ObserverInbox, OnFault, Player, PlayerFault,
};
use roll_and_write::{BySeat, GameOf, GameView, Message, MoveId, Presentation, Seat};
use std::fmt::{self, Debug};
use std::sync::Arc;

/// Starts an external player, one for each seat that it takes at a table.
pub type Starter = Arc<dyn Fn() -> Box<dyn Player> + Send + Sync>;

/// External players, used as one bot.
///
/// Each player receives what a player at a table receives, and nothing else. If the bot has several seats at one
/// table, each seat has its own player, so no information passes from one seat to another.
pub struct ExternalPlayer {
    start: Starter,
    content: String,
    players: Vec<Box<dyn Player>>,
    /// The seats of the game, each with the index of its player and the notices for its next decision.
    seats: BySeat<Option<(usize, ObserverInbox)>>,
}

impl ExternalPlayer {
    /// Creates a bot whose players `start` starts. `content` is the hash of the pack.
    pub fn new(start: Starter, content: &str) -> Self {
        let players = vec![start()];
        Self {
            start,
            content: content.to_owned(),
            players,
            seats: BySeat::default(),
        }
    }

    fn seated(&self) -> usize {
        let seats = Seat::all(roll_and_write::SEATS_MAX);
        seats.filter(|seat| self.seats[*seat].is_some()).count()
    }
}

impl Debug for ExternalPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExternalPlayer")
    }
}

impl<R: Presentation> Bot<R> for ExternalPlayer {
    fn choose(&mut self, decision: &mut Decision<'_, R>, generator: &mut Generator) -> Chosen<R> {
        let (rules, seat) = (decision.rules(), decision.seat());
        let view = GameView::new(decision.view());
        let moves = decision.moves().into_iter();
        let moves: Vec<MoveId> = moves.map(|mv| rules.move_id(mv.mv())).collect();
        let Some((player, listener)) = &mut self.seats[seat] else {
            return Err(broken(self, "has no such seat"));
        };
        let notices: Vec<Message> = listener.take().into_iter().map(|(_, said)| said).collect();
        let chosen = self.players[*player].choose(Ask {
            game: &GameOf(rules),
            seat,
            view: &view,
            moves: &moves,
            messages: &notices,
            generator: generator.clone(),
        })?;
        let chosen = rules.move_by_id(chosen);
        let legal = chosen.and_then(|mv| decision.legal(mv));
        legal.ok_or_else(|| PlayerFault::illegal(seat))
    }

    /// Passes neutral names, because real names would reveal the opponents.
    fn begins(&mut self, rules: &R, seat: Seat) {
        let index = self.seated();
        if index == self.players.len() {
            self.players.push((self.start)());
        }
        let names: Vec<String> = Seat::all(rules.seats())
            .map(|seat| format!("Seat {}", seat.number()))
            .collect();
        self.players[index].begins(&GameStart {
            game: &GameOf(rules),
            content: &self.content,
            seat,
            names: &names,
        });
        self.seats[seat] = Some((index, ObserverInbox::of_program(Observer::Seat(seat))));
    }

    fn observes(&self) -> bool {
        self.players.iter().any(|player| player.observes())
    }

    fn observe(&mut self, rules: &R, event: &R::Event) {
        let notices = rules.notice(event);
        for seat in Seat::all(rules.seats()) {
            if let Some((_, listener)) = &mut self.seats[seat] {
                listener.observe(0, &notices);
            }
        }
    }

    fn ends(&mut self, ending: Ending<'_>) {
        let seats = std::mem::take(&mut self.seats);
        for seat in Seat::all(roll_and_write::SEATS_MAX) {
            if let Some((player, _)) = &seats[seat] {
                self.players[*player].ends(ending);
            }
        }
    }

    fn on_fault(&self) -> OnFault {
        self.players[0].on_fault()
    }
}
