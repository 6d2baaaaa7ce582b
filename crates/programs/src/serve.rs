//! A bot of this engine as a program: it speaks the bot protocol, so that another engine can play against it.
//!
//! The lines come from another program. Nothing in them makes the bot end, apart from `quit` and the end of the input.

use rnw_bots::Starter;
use rnw_protocol::{
    Answer, Bot, Chosen, Decision, ErrorMessage, Greeting, MoveChoice, NewGame, POSITION, PROTOCOL,
    Received,
};
use rnw_session::{Ask, DealId, Generator, Player, decision_generator};
use rnw_system::{InputLine, caught};
use roll_and_write::{Awaiting, Game, GameView, Legal, MoveId, Seat};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

/// The longest line from the engine, in bytes. Messages about the largest packs are much shorter.
pub const LINE_MAX: usize = 16 << 20;

/// A field of a message that is wrong, and what is wrong.
pub type WrongField = (&'static str, String);

/// Makes a bot answer the lines of an engine until it says `quit` or the input ends. `bot` is its name, `load` finds the
/// game that the engine begins and the players of the bot, `hear` reads a line of at most [`LINE_MAX`] bytes, and `say`
/// sends an answer.
///
/// # Errors
/// If the lines cannot be read, or an answer cannot be sent.
pub fn serve<E: From<io::Error>>(
    bot: String,
    load: impl FnMut(&NewGame) -> Result<(Arc<dyn Game>, Starter), WrongField>,
    mut hear: impl FnMut() -> io::Result<InputLine>,
    mut say: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let game = None;
    let mut server = BotServer { bot, load, game };
    loop {
        let (reply, is_last) = match hear()? {
            InputLine::Whole(line) => (server.reply(&line), false),
            InputLine::Torn(line) => (server.reply(&line), true),
            InputLine::TooLong => (Reply::Say(too_long()), false),
        };
        match reply {
            Reply::Say(answer) => say(&answer.line())?,
            Reply::Nothing => {}
            Reply::Leave => return Ok(()),
        }
        if is_last {
            return Ok(());
        }
    }
}

/// A bot that answers lines.
struct BotServer<L> {
    bot: String,
    load: L,
    /// The game that began last.
    game: Option<ServedGame>,
}

/// A game that has begun.
struct ServedGame {
    game: Arc<dyn Game>,
    start: Starter,
    player: Box<dyn Player>,
}

impl<L: FnMut(&NewGame) -> Result<(Arc<dyn Game>, Starter), WrongField>> BotServer<L> {
    fn reply(&mut self, line: &[u8]) -> Reply {
        let received = match Received::read(line) {
            Ok(Some(received)) => received,
            Ok(None) => return Reply::Nothing,
            Err(error) => return Reply::Say(Answer::Error(error)),
        };
        let answer = match received {
            Received::Hello(greeting) => self.greet(&greeting),
            Received::New(new_game) => self.begin(&new_game),
            Received::Act(decision) => self.act(&decision),
            Received::Quit => return Reply::Leave,
        };
        Reply::Say(answer.unwrap_or_else(Answer::Error))
    }

    fn greet(&self, greeting: &Greeting) -> Result<Answer, ErrorMessage> {
        let offered = greeting.capabilities.iter().any(|name| name == POSITION);
        if !offered {
            let error = format!(
                "this engine does not offer the capability `{POSITION}`, which the bot needs; use a later version of it"
            );
            return Err(wrong(Some(greeting.id), Some("capabilities"), error));
        }
        let options = [("bot".to_owned(), self.bot.clone().into())];
        Ok(Answer::Ready(Bot {
            capabilities: vec![POSITION.to_owned()],
            options: options.into(),
            ..ready(greeting.id)
        }))
    }

    fn begin(&mut self, new_game: &NewGame) -> Result<Answer, ErrorMessage> {
        self.game = None;
        let loaded = (self.load)(new_game);
        let about = |(field, error)| wrong(Some(new_game.id), Some(field), error);
        let (game, start) = loaded.map_err(about)?;
        let player = start();
        self.game = Some(ServedGame {
            game,
            start,
            player,
        });
        Ok(Answer::Ready(ready(new_game.id)))
    }

    /// Chooses a move. If that panics, a new player takes over.
    fn act(&mut self, decision: &Decision) -> Result<Answer, ErrorMessage> {
        let Some(game) = &mut self.game else {
            let error = "no game has begun; expected `new` first".to_owned();
            return Err(wrong(Some(decision.id), None, error));
        };
        let found = caught(|| game.choose(decision));
        let found = found.unwrap_or_else(|bug| {
            game.player = (game.start)();
            Err((POSITION, format!("the bot has a bug: {bug}")))
        });
        let about = |(field, error)| wrong(Some(decision.id), Some(field), error);
        found.map_err(about).map(|number| {
            Answer::Move(MoveChoice {
                id: decision.id,
                mv: Chosen::Number(number as u64),
            })
        })
    }
}

fn too_long() -> Answer {
    let error = format!("a line is longer than {LINE_MAX} bytes");
    Answer::Error(wrong(None, None, error))
}

/// What the bot does after a line.
enum Reply {
    Say(Answer),
    Nothing,
    Leave,
}

impl ServedGame {
    /// The number of the chosen move in the question.
    fn choose(&mut self, decision: &Decision) -> Result<usize, WrongField> {
        let game = &self.game;
        let Some(position) = &decision.position else {
            let error = format!("the question has no `{POSITION}`, which the bot needs");
            return Err((POSITION, error));
        };
        let stranger = |error: &str| {
            let error = format!("it is no position of this game in this version of rnw: {error}");
            (POSITION, error)
        };
        let view = game.parse_view(position);
        let view = view.map_err(|error| stranger(&error.to_string()))?;
        let seat = game.viewer(&view);
        if seat.number() != decision.seat {
            let error = format!(
                "seat {}; the position is what seat {} sees",
                decision.seat,
                seat.number()
            );
            return Err(("seat", error));
        }
        let generator = generator(position, seat);
        let moves = self.moves(&view, seat, generator.clone(), decision)?;
        let chosen = self.player.choose(Ask {
            game: &*self.game,
            seat,
            view: &view,
            moves: &moves,
            messages: &[],
            generator,
        });
        let chosen = chosen.map_err(|fault| (POSITION, fault.to_string()))?;
        let index = moves.iter().position(|id| *id == chosen);
        let number = index.and_then(|index| decision.moves.get(index));
        let number = number.map(|mv| mv.number);
        number.ok_or_else(|| stranger("the bot chose a move that is not in the question"))
    }

    /// The legal moves in the position, which must be those of the question.
    fn moves(
        &self,
        view: &GameView,
        seat: Seat,
        mut generator: Generator,
        decision: &Decision,
    ) -> Result<Vec<MoveId>, WrongField> {
        let game = &self.game;
        let state = game.determinize(view, &mut generator);
        if !matches!(game.awaiting(&state), Awaiting::Seats(seats) if seats.contains(seat)) {
            let error = format!("seat {} has nothing to decide in it", seat.number());
            return Err((POSITION, error));
        }
        let legal = game.moves(&state, seat).into_iter();
        let moves: Vec<MoveId> = legal.map(Legal::mv).collect();
        let texts = moves.iter().map(|id| game.print_move(*id));
        if texts.eq(decision.moves.iter().map(|mv| mv.text.as_str())) {
            return Ok(moves);
        }
        let error = format!(
            "the question has {} moves, and the bot finds {} moves that differ from them in this position",
            decision.moves.len(),
            moves.len()
        );
        Err(("moves", error))
    }
}

/// Chance for a decision. It depends on the question alone, so equal questions have equal answers.
fn generator(position: &str, seat: Seat) -> Generator {
    let bytes = Sha256::digest(position);
    let seed = bytes.iter().take(8);
    let seed = seed.fold(0, |seed, byte| seed << 8 | u64::from(*byte));
    decision_generator(DealId::single(seed), seat, 0)
}

fn ready(id: u64) -> Bot {
    Bot {
        id,
        protocol: PROTOCOL,
        name: "rnw".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        capabilities: Vec::new(),
        options: BTreeMap::default(),
    }
}

fn wrong(id: Option<u64>, field: Option<&str>, error: String) -> ErrorMessage {
    ErrorMessage {
        id,
        field: field.map(str::to_owned),
        error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_without_positions_and_a_game_that_nobody_has_are_answered_with_an_error() {
        let mut lines = [
            r#"{"type":"hello","id":1,"protocol":1,"engine":"rnw","capabilities":[]}"#,
            "rain",
            r#"{"type":"weather"}"#,
            r#"{"type":"new","id":2,"game":"chess","rules":1,"content":"","options":{},"seats":2}"#,
            r#"{"type":"act","id":3,"seat":1,"moves":[]}"#,
            r#"{"type":"quit"}"#,
            "rain",
        ]
        .into_iter();
        let hear = || {
            let line = lines.next().unwrap_or_default();
            Ok(InputLine::Whole(line.as_bytes().to_vec()))
        };
        let mut said = Vec::new();
        let load = |new_game: &NewGame| Err(("game", format!("no game {}", new_game.game)));
        let served = serve("greedy".to_owned(), load, hear, |answer| {
            said.push(answer.to_owned());
            Ok::<(), io::Error>(())
        });
        served.unwrap();
        let expected = [
            "`position`",
            "\"error\"",
            "no game chess",
            "no game has begun",
        ];
        assert_eq!(said.len(), expected.len(), "{said:?}");
        for (said, expected) in said.iter().zip(expected) {
            assert!(said.contains(expected), "{expected} is not in {said}");
        }
        assert_eq!(lines.next(), Some("rain"), "nothing is read after `quit`");
    }
}
