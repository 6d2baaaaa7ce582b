//! The engine's side of a conversation with one bot.

use crate::message::{
    Act, Answer, Bot, Chosen, Ended, ErrorMessage, Forfeit, Hello, MoveText, New, POSITION,
    PROTOCOL, Request, SeatResult, Symbol, echo, line,
};
use crate::view::{Card, Pattern, View, all};
use rnw_session::{Ask, Ending, FaultCode, GameStart, PlayerFault};
use roll_and_write::picture::{Picture, SymbolCard};
use roll_and_write::{MoveId, Seat};
use std::collections::BTreeMap;
use std::time::Duration;

/// The maximum length of a line from a bot, in bytes.
pub const LINE_MAX: usize = 64 << 10;
/// The maximum number of lines from a bot before it answers a request.
pub const LINES_MAX: usize = 1000;
/// The maximum number of bytes from a bot before it answers a request.
pub const BYTES_MAX: usize = 1 << 20;
/// The percentage of its time after which a bot with the capability `stop` receives `stop`.
pub const STOP_SHARE: u32 = 90;

/// The capabilities that a bot may request.
const CAPABILITIES: [&str; 2] = [STOP, POSITION];
/// The bot is told when its time is almost over.
const STOP: &str = "stop";

/// Sends lines to a bot and receives lines from it, within time limits.
pub trait Transport {
    /// Sends a line and starts to measure the time of the answer.
    ///
    /// # Errors
    /// Fails if the bot does not accept the line.
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault>;

    /// Sends a line that needs no answer.
    ///
    /// # Errors
    /// Fails if the bot does not accept the line.
    fn send(&mut self, line: &str) -> Result<(), PlayerFault>;

    /// Returns the next line, without its newline. Returns `None` if no line arrives within this time after the last
    /// [`ask`](Self::ask). A line that arrives later is kept for the next call.
    ///
    /// # Errors
    /// Fails if the bot has exited, or sent something that is not a line.
    fn receive(&mut self, within: Duration) -> Result<Option<Vec<u8>>, PlayerFault>;
}

/// The time limits of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The time until it is ready, at its start and for each new game.
    pub start: Duration,
    /// The time for a decision.
    pub time: Duration,
}

/// A conversation with a bot that is ready.
#[derive(Debug)]
pub struct Connection<W> {
    transport: W,
    limits: Limits,
    bot: Bot,
    /// The number of the next message that requires an answer.
    next: u64,
}

impl<W: Transport> Connection<W> {
    /// Sends the first message to a bot and waits until it is ready.
    ///
    /// # Errors
    /// Fails if the bot does not answer that it is ready, or uses another version of the protocol.
    pub fn greet(transport: W, engine: &str, limits: Limits) -> Result<Self, PlayerFault> {
        let mut connection = Self {
            transport,
            limits,
            bot: Bot::silent(),
            next: 1,
        };
        let id = connection.number();
        let hello = Request::Hello(Hello {
            id,
            protocol: PROTOCOL,
            engine: engine.to_owned(),
            capabilities: CAPABILITIES.map(str::to_owned).into(),
        });
        connection.bot = connection.ready(id, &hello)?;
        if connection.bot.protocol != PROTOCOL {
            let found = connection.bot.protocol;
            let error = format!("it speaks version {found} of the protocol; expected {PROTOCOL}");
            return Err(connection.object(id, Some("protocol"), FaultCode::Malformed, error));
        }
        Ok(connection)
    }

    /// Returns what the bot answered about itself.
    pub fn bot(&self) -> &Bot {
        &self.bot
    }

    /// Returns the transport of the lines.
    pub fn transport(&mut self) -> &mut W {
        &mut self.transport
    }

    /// Notifies the bot that a game begins, and waits until it is ready.
    ///
    /// # Errors
    /// Fails if the bot does not answer that it is ready.
    pub fn begin(&mut self, start: &GameStart<'_>) -> Result<(), PlayerFault> {
        let id = self.number();
        let new = Request::New(Box::new(new_of(id, start)));
        self.ready(id, &new).map(|_| ())
    }

    /// Asks the bot for a decision.
    ///
    /// # Errors
    /// Fails if no legal move arrives in time.
    pub fn act(&mut self, ask: &Ask<'_>) -> Result<MoveId, PlayerFault> {
        let id = self.number();
        let mut act = act_of(id, ask, self.limits.time);
        if self.bot.requests(POSITION) {
            act.position = ask.game.print_view(ask.view);
        }
        let texts: Vec<String> = act.moves.iter().map(|of| of.text.clone()).collect();
        let act = Request::Act(Box::new(act));
        let answer = self.exchange(id, &act, self.limits.time, self.bot.requests(STOP))?;
        let choice = match answer {
            Answer::Move(choice) => choice,
            Answer::Ready(_) => return Err(self.other(id, "move", "ready")),
            Answer::Error(notice) => return Err(gives_up(&notice)),
        };
        let found = chosen(&choice.mv, &texts, ask);
        found.map_err(|error| self.object(id, Some("move"), FaultCode::Illegal, error))
    }

    /// Notifies the bot that the game is over.
    ///
    /// # Errors
    /// Fails if the bot does not accept the line.
    pub fn end(&mut self, ending: &Ending<'_>) -> Result<(), PlayerFault> {
        self.transport
            .send(&line(&Request::Ended(ended_of(ending))))
    }

    /// Asks the bot to exit.
    pub fn quit(&mut self) {
        // A bot that has already exited needs no message.
        let _ = self.transport.send(&line(&Request::Quit));
    }

    fn number(&mut self) -> u64 {
        let number = self.next;
        self.next += 1;
        number
    }

    fn ready(&mut self, id: u64, request: &Request) -> Result<Bot, PlayerFault> {
        match self.exchange(id, request, self.limits.start, false)? {
            Answer::Ready(bot) => Ok(bot),
            Answer::Move(_) => Err(self.other(id, "ready", "move")),
            Answer::Error(notice) => Err(gives_up(&notice)),
        }
    }

    /// Sends a message and waits for its answer. An answer that arrives too late is a fault, whatever it contains.
    fn exchange(
        &mut self,
        id: u64,
        request: &Request,
        limit: Duration,
        stops: bool,
    ) -> Result<Answer, PlayerFault> {
        self.transport.ask(&line(request))?;
        let (mut lines, mut bytes) = (0, 0);
        // Why the last line was not the answer.
        let mut ignored = String::new();
        let mut stop = stops.then(|| limit * STOP_SHARE / 100);
        loop {
            let Some(found) = self.transport.receive(stop.unwrap_or(limit))? else {
                if stop.take().is_some() {
                    self.transport.send(&line(&Request::Stop { id }))?;
                    continue;
                }
                let error = format!("no answer within {} ms{ignored}", limit.as_millis());
                return Err(self.object(id, None, FaultCode::Late, error));
            };
            lines += 1;
            bytes += found.len();
            if lines > LINES_MAX || bytes > BYTES_MAX {
                let error = format!("{lines} lines, {bytes} bytes, and no answer among them");
                return Err(PlayerFault::new(FaultCode::Flood, error));
            }
            let answer = match Answer::read(&found) {
                Ok(Some(answer)) => answer,
                Ok(None) => {
                    "; a line came with an unknown `type`, expected \"ready\" or \"move\""
                        .clone_into(&mut ignored);
                    continue;
                }
                // An answer to an earlier request has no effect.
                Err(misread) if misread.id.is_some_and(|about| about < id) => continue,
                Err(misread) => {
                    let fault = misread.fault();
                    self.complain(id, misread.field, misread.error);
                    return Err(fault);
                }
            };
            match answer.id() {
                Some(about) if about < id => {
                    ignored = format!("; an answer came with id {about}, expected {id}");
                }
                Some(about) if about > id => {
                    let error = format!("found {about}; expected {id}");
                    return Err(self.object(id, Some("id"), FaultCode::Malformed, error));
                }
                Some(_) | None => return Ok(answer),
            }
        }
    }

    /// Returns the fault of a bot whose answer has the wrong type.
    fn other(&mut self, id: u64, expected: &str, found: &str) -> PlayerFault {
        let error = format!("found {found:?}; expected {expected:?}");
        self.object(id, Some("type"), FaultCode::Malformed, error)
    }

    /// Creates a fault and also reports it to the bot.
    fn object(
        &mut self,
        id: u64,
        field: Option<&str>,
        code: FaultCode,
        error: String,
    ) -> PlayerFault {
        let what = match field {
            Some(field) => format!("field `{field}`: {error}"),
            None => error.clone(),
        };
        self.complain(id, field.map(str::to_owned), error);
        PlayerFault::new(code, what)
    }

    fn complain(&mut self, id: u64, field: Option<String>, error: String) {
        let notice = ErrorMessage {
            id: Some(id),
            field,
            error,
        };
        // Sent as a courtesy. The bot has already failed, so a write error does not matter.
        let _ = self.transport.send(&line(&Request::Error(notice)));
    }
}

impl Bot {
    fn requests(&self, capability: &str) -> bool {
        self.capabilities.iter().any(|name| name == capability)
    }

    /// A bot that has not answered yet.
    fn silent() -> Self {
        Self {
            id: 0,
            protocol: PROTOCOL,
            name: String::new(),
            version: String::new(),
            capabilities: Vec::new(),
            options: BTreeMap::default(),
        }
    }
}

/// Returns the fault of a bot that reports that it cannot continue.
fn gives_up(notice: &ErrorMessage) -> PlayerFault {
    let what = format!("it answered with an error: {}", echo(&notice.error));
    PlayerFault::new(FaultCode::Malformed, what)
}

/// Finds the move that was chosen from a list.
fn chosen(chosen: &Chosen, texts: &[String], ask: &Ask<'_>) -> Result<MoveId, String> {
    let number = match chosen {
        Chosen::Number(number) => Some(*number),
        Chosen::Text(text) => text.trim().parse().ok(),
    };
    if let Some(number) = number {
        let index = usize::try_from(number)
            .ok()
            .and_then(|number| number.checked_sub(1));
        let id = index.and_then(|index| ask.moves.get(index));
        return id.copied().ok_or_else(|| {
            format!(
                "there is no move {number}; expected 1 to {}",
                ask.moves.len()
            )
        });
    }
    let Chosen::Text(text) = chosen else {
        return Err("no move".to_owned());
    };
    if let Some(index) = texts.iter().position(|known| known == text) {
        return Ok(ask.moves[index]);
    }
    if text.len() > TEXT_MAX {
        return Err(format!("{:?} is no move", echo(text)));
    }
    match ask.game.parse_move(text) {
        Ok(id) if ask.moves.contains(&id) => Ok(id),
        Ok(_) => Err(format!("{:?} is not legal now", echo(text))),
        Err(_) => Err(format!("{:?} is no move", echo(text))),
    }
}

/// The maximum length of a move text, in bytes. No legal text is nearly as long.
const TEXT_MAX: usize = 1000;

/// Creates the message that a game begins.
pub fn new_of(id: u64, start: &GameStart<'_>) -> New {
    let game = start.game;
    let (info, printed) = (game.info(), game.printed());
    let symbols = &printed.symbols;
    let legend = Picture {
        legend: symbols
            .iter()
            .map(|symbol| (symbol.face, format!("symbol-{}", symbol.name)))
            .collect(),
        ..Picture::default()
    };
    let symbol = |symbol: &SymbolCard| Symbol {
        name: symbol.name.clone(),
        does: all(&symbol.text),
        printed: symbol.printed,
        value: symbol.value,
    };
    New {
        id,
        game: info.name.to_string(),
        rules: info.rules_version,
        content: start.content.to_owned(),
        options: info.named_options(),
        seat: start.seat.number(),
        seats: info.seats,
        names: start.names.to_vec(),
        cards: printed
            .cards
            .iter()
            .map(|card| Card::new(card, &legend))
            .collect(),
        patterns: printed.patterns.iter().map(Pattern::from).collect(),
        symbols: symbols.iter().map(symbol).collect(),
    }
}

/// Creates the request for a decision. It contains only what the seat may know, and no position.
pub fn act_of(id: u64, ask: &Ask<'_>, time: Duration) -> Act {
    let numbered = |(index, id): (usize, &MoveId)| MoveText {
        number: index + 1,
        text: ask.game.print_move(*id),
    };
    Act {
        id,
        game: ask.game.info().name.to_string(),
        seat: ask.seat.number(),
        time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        messages: all(ask.messages),
        view: View::from(&ask.game.picture(ask.view)),
        position: None,
        moves: ask.moves.iter().enumerate().map(numbered).collect(),
    }
}

/// Creates the message that a game is over.
pub fn ended_of(ending: &Ending<'_>) -> Ended {
    let seats = ending.outcome.map_or(&[][..], |outcome| &outcome.seats);
    let forfeit = |(seat, code): (Seat, FaultCode)| Forfeit {
        seat: seat.number(),
        code,
    };
    Ended {
        seats: (1..)
            .zip(seats)
            .map(|(seat, place)| SeatResult {
                seat,
                score: place.score.clone(),
                place: place.place,
            })
            .collect(),
        forfeit: ending.forfeit.map(forfeit),
    }
}

#[cfg(test)]
mod tests;
