//! `rnw bot serve`: a built-in bot that speaks the bot protocol, so that another version of `rnw` can play against it.
//!
//! The lines come from another program. Nothing in them makes the bot end, apart from `quit` and the end of the input.

use crate::args::BotServe;
use crate::commands::find;
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use rnw_bots::{NamedBot, Spec};
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_flip::content::content_hash;
use rnw_packs::Files;
use rnw_protocol::{
    Answer, Bot, Chosen, Decision, ErrorMessage, Greeting, MoveChoice, NewGame, POSITION, PROTOCOL,
    Received,
};
use rnw_session::{Ask, DealId, Generator, Player, decision_generator};
use rnw_system::caught;
use rnw_system::{InputLine, read};
use roll_and_write::{GameView, Legal, MoveId, Seat};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The longest line from the engine, in bytes. Messages about the largest packs are much shorter.
const LINE_MAX: usize = 16 << 20;

pub(super) fn run(catalogue: &Catalogue, args: &BotServe, out: &mut Out) -> Result<(), Failure> {
    let bot = catalogue.bots().named(&args.bot);
    let content = args.content.as_deref();
    let mut server = Server {
        catalogue,
        bot: bot.map_err(|error| Failure::Usage(error.to_string()))?,
        own: content
            .map(|content| pack::named(catalogue, content, out))
            .transpose()?,
        game: None,
    };
    let mut input = read::standard_input().lock();
    loop {
        let (reply, last) = match read::line(&mut input, LINE_MAX, LINE_MAX)? {
            InputLine::Whole(line) => (server.reply(&line), false),
            InputLine::Torn(line) => (server.reply(&line), true),
            InputLine::TooLong => (Reply::Say(too_long()), false),
        };
        match reply {
            Reply::Say(answer) => {
                out.line(&answer.line())?;
                out.finish()?;
            }
            Reply::Nothing => {}
            Reply::Leave => return Ok(()),
        }
        if last {
            return Ok(());
        }
    }
}

fn too_long() -> Answer {
    let error = format!("a line is longer than {LINE_MAX} bytes");
    Answer::Error(wrong(None, None, error))
}

/// What the bot does after a line.
#[derive(PartialEq, Debug)]
enum Reply {
    Say(Answer),
    Nothing,
    Leave,
}

/// A bot that answers lines.
struct Server<'c> {
    catalogue: &'c Catalogue,
    bot: NamedBot,
    /// The files of the pack that the command line names.
    own: Option<Files>,
    /// The game that began last.
    game: Option<ServedGame>,
}

/// A game that has begun.
struct ServedGame {
    loaded: LoadedGame,
    spec: Spec,
    player: Box<dyn Player>,
}

impl Server<'_> {
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
        let options = [("bot".to_owned(), self.bot.to_string().into())];
        Ok(Answer::Ready(Bot {
            capabilities: vec![POSITION.to_owned()],
            options: options.into(),
            ..ready(greeting.id)
        }))
    }

    fn begin(&mut self, new_game: &NewGame) -> Result<Answer, ErrorMessage> {
        self.game = None;
        let about = |(field, error): Problem| wrong(Some(new_game.id), Some(field), error);
        let loaded = self.load(new_game).map_err(about)?;
        let spec = loaded.spec(self.bot);
        let spec = spec.map_err(|failure| about(("game", failure.to_string())))?;
        let player = loaded.player(spec);
        self.game = Some(ServedGame {
            loaded,
            spec,
            player,
        });
        Ok(Answer::Ready(ready(new_game.id)))
    }

    /// Loads the game that begins, with the pack and the rules of the engine.
    fn load(&self, new_game: &NewGame) -> Result<LoadedGame, Problem> {
        let in_field = |field| move |failure: Failure| (field, failure.to_string());
        let entry = find(self.catalogue, &new_game.game).map_err(in_field("game"))?;
        let (least, most) = entry.seats;
        if !(least..=most).contains(&new_game.seats) {
            let error = format!("{} seats; expected {least} to {most}", new_game.seats);
            return Err(("seats", error));
        }
        let files = self.files(entry, &new_game.content)?;
        let options: Vec<(String, String)> = new_game.options.clone().into_iter().collect();
        let loaded = entry.open(&files, &options, new_game.seats, self.catalogue.plugins());
        let loaded = loaded
            .map_err(Failure::from)
            .map_err(in_field("options"))?
            .with_bots(self.catalogue.bots());
        let rules = loaded.game.info().rules_version;
        if rules != new_game.rules {
            let error = format!("version {} of the rules; expected {rules}", new_game.rules);
            return Err(("rules", error));
        }
        Ok(loaded)
    }

    /// The pack of the command line, or the shipped pack that the engine plays.
    fn files(&self, entry: &GameEntry, content: &str) -> Result<Files, Problem> {
        let shipped = || {
            // Most games are played with their own pack, and to look for another takes longer.
            let files = (entry.shipped)();
            if content_hash(&files) == content {
                return files;
            }
            pack::shipped_as(self.catalogue, content).map_or(files, |(_, found)| found)
        };
        let files = self.own.clone().unwrap_or_else(shipped);
        let own = content_hash(&files);
        if own == content {
            return Ok(files);
        }
        let error = format!(
            "the engine plays another pack: {content}; this bot has {own}. Start the bot with `--content` and the pack of the engine"
        );
        Err(("content", error))
    }

    /// Chooses a move. If that panics, a new player takes over.
    fn act(&mut self, decision: &Decision) -> Result<Answer, ErrorMessage> {
        let Some(game) = &mut self.game else {
            let error = "no game has begun; expected `new` first".to_owned();
            return Err(wrong(Some(decision.id), None, error));
        };
        let found = caught(|| game.choose(decision));
        let found = found.unwrap_or_else(|bug| {
            game.player = game.loaded.player(game.spec);
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

/// The field that is wrong, and what is wrong.
type Problem = (&'static str, String);

impl ServedGame {
    /// The number of the chosen move in the question.
    fn choose(&mut self, decision: &Decision) -> Result<usize, Problem> {
        let game = &self.loaded.game;
        let Some(position) = &decision.position else {
            let error = format!("the question has no `{POSITION}`, which the bot needs");
            return Err((POSITION, error));
        };
        let stranger = || {
            let error = "it is no position of this game in this version of rnw";
            (POSITION, error.to_owned())
        };
        let view = game.parse_view(position).ok_or_else(stranger)?;
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
            game: &*self.loaded.game,
            seat,
            view: &view,
            moves: &moves,
            messages: &[],
            generator,
        });
        let chosen = chosen.map_err(|fault| (POSITION, fault.to_string()))?;
        let index = moves.iter().position(|id| *id == chosen);
        let number = index.and_then(|index| decision.moves.get(index));
        number.map(|mv| mv.number).ok_or_else(stranger)
    }

    /// The legal moves in the position, which must be those of the question.
    fn moves(
        &self,
        view: &GameView,
        seat: Seat,
        mut generator: Generator,
        decision: &Decision,
    ) -> Result<Vec<MoveId>, Problem> {
        let game = &self.loaded.game;
        let state = game.determinize(view, &mut generator);
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
