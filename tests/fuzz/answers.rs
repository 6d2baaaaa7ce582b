//! Answers of a bot.

use super::{CATALOGUE, PACKS};
use rnw_protocol::{Connection, LINE_MAX, Limits, Transport};
use rnw_session::{
    Ask, FaultCode, GameStart, OnFault, Player, PlayerFault, Record, ReplayVerdict, SeatInfo,
    Table, verify,
};
use roll_and_write::{Awaiting, MoveId, Seat};
use std::time::Duration;

/// The maximum number of decisions and draws in a game.
const STEPS: usize = 60;

/// Plays a game with these lines as the answers of the bot on the second seat. A space before a line means that the
/// answer comes too late.
///
/// Whatever the bot answers, the game continues or ends by the rules, and its record verifies.
///
/// # Panics
/// If the target finds an error.
pub fn answers(bytes: &[u8]) {
    // The first byte chooses the game.
    let packs = PACKS.len();
    let pack = &PACKS[bytes.first().map_or(0, |byte| usize::from(*byte) % packs)];
    let loaded = pack.entry.open(&pack.files, &[], 2, CATALOGUE.plugins());
    let loaded = loaded.expect("shipped packs can be opened");
    let lines = bytes
        .get(1..)
        .unwrap_or_default()
        .split(|byte| *byte == b'\n');
    let limits = Limits {
        start: Duration::from_secs(2),
        time: Duration::from_secs(1),
    };
    let mut lines: Vec<Vec<u8>> = lines.map(<[u8]>::to_vec).collect();
    lines.reverse();
    let mut bot = Bot(Connection::greet(Lines(lines), "rnw", limits));
    let info = |number: usize| SeatInfo {
        name: format!("Player {number}"),
        player: "me".to_owned(),
    };
    let mut written = Vec::new();
    let seats = vec![info(1), info(2)];
    let table = Table::open(loaded.game.clone(), &pack.hash, seats, 7, &mut written);
    let mut table = table.expect("a list takes in everything");
    let seat = Seat::new(1);
    table.begin(seat, &mut bot);
    while let Awaiting::Seats(seats) = table.deal().expect("a list takes in everything") {
        if table.log().entries().len() > STEPS {
            break;
        }
        if seats.contains(seat) {
            let asked = table.ask(seat, &mut bot);
            asked.expect("a fault is made good or forfeits");
        } else {
            let first = seats.first().expect("somebody is awaited");
            let id = table.moves(first)[0];
            let checked = table.check(first, id).expect("the first move is legal");
            table.play(checked).expect("a list takes in everything");
        }
    }
    table.close().expect("a list takes in everything");
    table.end(&mut bot);
    let outcome = table.outcome();
    for fault in table.player_faults() {
        assert!(fault.fault.what.chars().count() < 400, "{}", fault.fault);
        assert_ne!(fault.fault.code, FaultCode::Broken, "{}", fault.fault);
    }
    let (record, tail) = Record::parse(&written).expect("what was written can be read");
    assert_eq!(tail.torn, 0, "the last line is whole");
    match verify(loaded.game, &pack.hash, &record) {
        ReplayVerdict::Complete(found) => assert_eq!(Some(found), outcome),
        ReplayVerdict::Unfinished { .. } => assert_eq!(outcome, None),
        ReplayVerdict::Diverging(error) => panic!("the record of a game diverges: {error}"),
    }
}

/// The answers in reverse order: the next one is the last.
#[derive(Debug)]
struct Lines(Vec<Vec<u8>>);

impl Transport for Lines {
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.send(line)
    }
    fn send(&mut self, line: &str) -> Result<(), PlayerFault> {
        assert!(!line.contains('\n'), "a message is a line");
        Ok(())
    }
    fn receive(&mut self, _: Duration) -> Result<Option<Vec<u8>>, PlayerFault> {
        let Some(line) = self.0.pop() else {
            return Err(PlayerFault::new(FaultCode::Gone, "there is no more"));
        };
        if line.len() > LINE_MAX {
            return Err(PlayerFault::new(FaultCode::Flood, "too long"));
        }
        match line.strip_prefix(b" ") {
            Some(late) => {
                self.0.push(late.to_vec());
                Ok(None)
            }
            None => Ok(Some(line)),
        }
    }
}

/// The connection to the bot, or the fault if the bot was not ready or failed later.
struct Bot(Result<Connection<Lines>, PlayerFault>);

impl Player for Bot {
    fn begins(&mut self, setup: &GameStart<'_>) {
        let began = self.0.as_mut().map(|connection| connection.begin(setup));
        if let Ok(Err(fault)) = began {
            self.0 = Err(fault);
        }
    }
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        match &mut self.0 {
            Ok(connection) => connection.act(&ask),
            Err(fault) => Err(fault.clone()),
        }
    }
    fn observes(&self) -> bool {
        true
    }
    fn on_fault(&self) -> OnFault {
        OnFault::Random
    }
}
