//! The engine's side of a conversation with one bot.

use crate::message::{
    Act, Answer, Bot, Chosen, Ended, ErrorMessage, Forfeit, Hello, MoveText, New, PROTOCOL,
    Request, SeatResult, Symbol, echo,
};
use crate::view::{Card, Pattern, View, all};
use rnw_session::{Ask, Ending, FaultCode, GameStart, PlayerFault};
use roll_and_write::picture::{Picture, SymbolCard};
use roll_and_write::text::json;
use roll_and_write::{MoveId, Seat};
use std::collections::BTreeMap;
use std::time::Duration;

/// The longest line of a bot that is read, in bytes.
pub const LINE_MAX: usize = 64 << 10;
/// So many lines may come before the answer to a request.
pub const LINES_MAX: usize = 1000;
/// So many bytes may come before the answer to a request.
pub const BYTES_MAX: usize = 1 << 20;
/// A bot that asks for it is told to stop when so many hundredths of its time are over.
pub const STOP_SHARE: u32 = 90;

/// What a bot may ask for.
const CAPABILITIES: [&str; 1] = ["stop"];

/// Lines to and from a bot, in time.
pub trait Transport {
    /// Sends a line, and counts the time from now on.
    ///
    /// # Errors
    /// If the bot does not take it.
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault>;

    /// Sends a line to which there is no answer.
    ///
    /// # Errors
    /// If the bot does not take it.
    fn send(&mut self, line: &str) -> Result<(), PlayerFault>;

    /// The next line, without its newline, if it came so long after the last question or sooner; else
    /// `None`. A line that came later is kept.
    ///
    /// # Errors
    /// If the bot is gone, or said what no line is.
    fn receive(&mut self, within: Duration) -> Result<Option<Vec<u8>>, PlayerFault>;
}

/// How long a bot may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Until it is ready, for the first time or for a new game.
    pub start: Duration,
    /// For a decision.
    pub time: Duration,
}

/// A conversation with a bot that has said that it is ready.
#[derive(Debug)]
pub struct Connection<W> {
    transport: W,
    limits: Limits,
    bot: Bot,
    /// The number of the next message that wants an answer.
    next: u64,
}

impl<W: Transport> Connection<W> {
    /// Greets a bot.
    ///
    /// # Errors
    /// If it does not say that it is ready, or speaks another version of the protocol.
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

    /// What the bot said of itself.
    pub fn bot(&self) -> &Bot {
        &self.bot
    }

    /// The lines.
    pub fn transport(&mut self) -> &mut W {
        &mut self.transport
    }

    /// Tells the bot that a game begins, and waits until it is ready for it.
    ///
    /// # Errors
    /// If it does not say that it is ready.
    pub fn begin(&mut self, start: &GameStart<'_>) -> Result<(), PlayerFault> {
        let id = self.number();
        let new = Request::New(Box::new(new_of(id, start)));
        self.ready(id, &new).map(|_| ())
    }

    /// Asks the bot for a decision.
    ///
    /// # Errors
    /// If no legal move comes in time.
    pub fn act(&mut self, ask: &Ask<'_>) -> Result<MoveId, PlayerFault> {
        let id = self.number();
        let act = act_of(id, ask, self.limits.time);
        let texts: Vec<String> = act.moves.iter().map(|of| of.text.clone()).collect();
        let act = Request::Act(Box::new(act));
        let stops = self.bot.capabilities.iter().any(|name| name == "stop");
        let answer = self.exchange(id, &act, self.limits.time, stops)?;
        let choice = match answer {
            Answer::Move(choice) => choice,
            Answer::Ready(_) => return Err(self.other(id, "move", "ready")),
            Answer::Error(notice) => return Err(gives_up(&notice)),
        };
        let found = chosen(&choice.mv, &texts, ask);
        found.map_err(|error| self.object(id, Some("move"), FaultCode::Illegal, error))
    }

    /// Tells the bot that the game is over.
    ///
    /// # Errors
    /// If the bot does not take it.
    pub fn end(&mut self, ending: &Ending<'_>) -> Result<(), PlayerFault> {
        self.transport
            .send(&line(&Request::Ended(ended_of(ending))))
    }

    /// Tells the bot to leave.
    pub fn quit(&mut self) {
        // Who is gone already needs not be told.
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

    /// Sends a message and waits for its answer. What comes too late is not even looked at.
    fn exchange(
        &mut self,
        id: u64,
        request: &Request,
        limit: Duration,
        stops: bool,
    ) -> Result<Answer, PlayerFault> {
        self.transport.ask(&line(request))?;
        let (mut lines, mut bytes) = (0, 0);
        let mut stop = stops.then(|| limit * STOP_SHARE / 100);
        loop {
            let Some(found) = self.transport.receive(stop.unwrap_or(limit))? else {
                if stop.take().is_some() {
                    self.transport.send(&line(&Request::Stop { id }))?;
                    continue;
                }
                let error = format!("no answer within {} ms", limit.as_millis());
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
                Ok(None) => continue,
                // What was said to an earlier question counts no more.
                Err(misread) if misread.id.is_some_and(|about| about < id) => continue,
                Err(misread) => {
                    let fault = misread.fault();
                    self.complain(id, misread.field, misread.error);
                    return Err(fault);
                }
            };
            match answer.id() {
                Some(about) if about < id => {}
                Some(about) if about > id => {
                    let error = format!("found {about}; expected {id}");
                    return Err(self.object(id, Some("id"), FaultCode::Malformed, error));
                }
                Some(_) | None => return Ok(answer),
            }
        }
    }

    /// The fault of a bot whose answer is of the wrong type.
    fn other(&mut self, id: u64, expected: &str, found: &str) -> PlayerFault {
        let error = format!("found {found:?}; expected {expected:?}");
        self.object(id, Some("type"), FaultCode::Malformed, error)
    }

    /// A fault, told to the bot as well.
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
        // It is a courtesy: that the bot has failed is certain already.
        let _ = self.transport.send(&line(&Request::Error(notice)));
    }
}

impl Bot {
    /// A bot that has said nothing yet.
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

/// The fault of a bot that says itself that it cannot go on.
fn gives_up(notice: &ErrorMessage) -> PlayerFault {
    let what = format!("it answered with an error: {}", echo(&notice.error));
    PlayerFault::new(FaultCode::Malformed, what)
}

/// The move that was chosen of a list.
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

/// The longest text that is looked at for a move. None comes near.
const TEXT_MAX: usize = 1000;

/// A message as a line, with escapes for what steers a screen.
///
/// # Panics
/// Never: a message is always JSON.
pub(crate) fn line(request: &Request) -> String {
    let text = serde_json::to_string(request);
    json(text.expect("a message holds texts, numbers and maps with text keys"))
}

/// What is said to a bot when a game begins.
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
        game: info.name.to_owned(),
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

/// What is said to a bot that is to decide: made of what its seat may know, and of nothing else.
pub fn act_of(id: u64, ask: &Ask<'_>, time: Duration) -> Act {
    let numbered = |(index, id): (usize, &MoveId)| MoveText {
        number: index + 1,
        text: ask.game.print_move(*id),
    };
    Act {
        id,
        game: ask.game.info().name.to_owned(),
        seat: ask.seat.number(),
        time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        messages: all(ask.messages),
        view: View::from(&ask.game.picture(ask.view)),
        moves: ask.moves.iter().enumerate().map(numbered).collect(),
    }
}

/// What is said to a bot when a game is over.
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
