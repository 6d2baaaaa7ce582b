//! Nobody is sent what another seat keeps secret, by any way.
//!
//! Two games differ in one decision that a seat does not see. Whatever this seat is sent must be the same in both. In
//! each way a leak is planted too, so that the test is known to find it.

use crate::common::{games, is_whole};
use rnw_bots::analysis::Compared;
use rnw_cli::fuzz_api::serving::{Conversation, NewTable, SeatPlan, ServerMessage, library};
use rnw_cli::{Catalogue, GameEntry, LoadedGame};
use rnw_nuggets::{Move, Rules, State};
use rnw_packs::{Files, LoadError};
use rnw_protocol::{Connection, Limits, Transport};
use rnw_session::{
    Ask, DealId, Log, ObservedLog, Observer, PlayerFault, Record, SeatInfo, Table,
    decision_generator, drawn_move,
};
use rnw_testkit::{Flaw, Flawed};
use roll_and_write::symbol::Plugins;
use roll_and_write::{Audience, Message, MoveId, Notice, Picture, Score, ScoreLine, Seat};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

/// The number of seats of each table, and the seed of all chance.
const SEATS: usize = 3;
const SEED: u64 = 7;
/// The content hash of all tables.
const CONTENT: &str = "sha256:0";
/// How many pairs of games are compared, and how many decisions lie between two of them.
const PAIRS: usize = 8;
const APART: usize = 3;

/// What a seat is sent.
type Sends = fn(&Place<'_>) -> String;

/// The ways to a seat, and where a leak is planted in each.
const WAYS: [(&str, Sends, Leak); 9] = [
    ("notice", notices, Leak::Notice),
    ("prompt", prompt, Leak::Prompt),
    ("legal moves", moves, Leak::Moves),
    ("picture", picture, Leak::Picture),
    ("score line", scores, Leak::Score),
    ("hint", hint, Leak::Hint),
    ("log after a resume", resumed_log, Leak::Notice),
    ("message of the server", served, Leak::Notice),
    ("message to a bot", asked, Leak::Notice),
];

/// The decisions of a game.
type Line = Vec<(Seat, MoveId)>;

/// A game that was opened for a table.
struct Opened {
    entry: GameEntry,
    loaded: LoadedGame,
}

/// A seat after these decisions.
struct Place<'a> {
    opened: &'a Opened,
    line: &'a Line,
    table: Table<Vec<u8>>,
    seat: Seat,
}

impl Opened {
    fn new(entry: GameEntry) -> Self {
        let files = (entry.shipped)();
        let loaded = entry.open(&files, &[], SEATS, &Plugins::default());
        let loaded = loaded.unwrap();
        Self { entry, loaded }
    }

    /// The table after these decisions.
    fn table(&self, line: &Line) -> Table<Vec<u8>> {
        let seat = |index| SeatInfo {
            name: format!("P{index}"),
            player: "me".to_owned(),
        };
        let (game, seats) = (self.loaded.game.clone(), (1..=SEATS).map(seat).collect());
        let mut table = Table::open(game, CONTENT, seats, SEED, Vec::new()).unwrap();
        table.deal().unwrap();
        for (seat, id) in line {
            let checked = table.check(*seat, *id).unwrap();
            table.play(checked).unwrap();
            table.deal().unwrap();
        }
        table
    }

    /// Pairs of games, each with a seat that is to decide at their ends. It sees the same in both, but another seat has
    /// decided something else.
    fn twins(&self) -> Vec<([Line; 2], Seat)> {
        let (mut line, mut found) = (Line::new(), Vec::new());
        let pairs = if is_whole() { 10 * PAIRS } else { PAIRS };
        while found.len() < pairs {
            let table = self.table(&line);
            let random = |stream, count| {
                let at = line.len() as u32;
                let generator = decision_generator(DealId::single(stream), Seat::new(0), at);
                drawn_move(generator, count)
            };
            let awaited: Vec<Seat> = table.awaited().iter().collect();
            if awaited.is_empty() {
                break;
            }
            let seat = awaited[random(1, awaited.len())];
            let moves = table.moves(seat);
            let with = |id: MoveId| line.iter().copied().chain([(seat, id)]).collect::<Line>();
            let made = with(moves[random(2, moves.len())]);
            let after = self.table(&made);
            let others = after.awaited().without(seat);
            for other in others.iter().filter(|_| line.len() % APART == 0) {
                let twin = moves.iter().map(|id| with(*id)).find(|twin| {
                    let table = self.table(twin);
                    table.state() != after.state()
                        && table.awaited().contains(other)
                        && table.view(other) == after.view(other)
                });
                found.extend(twin.map(|twin| ([made.clone(), twin], other)));
            }
            line = made;
        }
        found
    }
}

// --- The ways

impl Place<'_> {
    fn log(&self, log: &Log) -> String {
        let log = ObservedLog::of(Observer::Seat(self.seat), log);
        format!("{:?}", log.messages())
    }

    fn picture(&self) -> Picture {
        self.table.game().picture(&self.table.view(self.seat))
    }
}

fn notices(at: &Place<'_>) -> String {
    at.log(at.table.log())
}

fn prompt(at: &Place<'_>) -> String {
    format!("{:?}", at.picture().owed)
}

fn moves(at: &Place<'_>) -> String {
    format!("{:?}", at.table.moves(at.seat))
}

fn picture(at: &Place<'_>) -> String {
    format!("{:?}", at.picture())
}

fn scores(at: &Place<'_>) -> String {
    let view = at.table.view(at.seat);
    let scores = Seat::all(SEATS).map(|seat| at.table.game().score_seen(&view, seat));
    format!("{:?}", scores.collect::<Vec<_>>())
}

fn hint(at: &Place<'_>) -> String {
    let judge = at.opened.loaded.judge("iterations=60".parse().unwrap());
    let hint = judge.judge(&at.table.view(at.seat), Compared::Next);
    format!("{:?}", hint.unwrap())
}

fn resumed_log(at: &Place<'_>) -> String {
    let (record, _) = Record::parse(at.table.written()).unwrap();
    let game = at.opened.loaded.game.clone();
    let resumed = Table::resume(game, CONTENT, &record, std::io::sink()).unwrap();
    at.log(resumed.log())
}

/// All messages that the client of a seat is sent.
fn served(at: &Place<'_>) -> String {
    let table = NewTable {
        game: at.opened.entry.name.to_owned(),
        seats: vec![SeatPlan::Person; SEATS],
        seed: Some(SEED.to_string()),
        ..NewTable::default()
    };
    let games = library(&Catalogue::empty().with(at.opened.entry));
    let (mut conversation, first) = Conversation::new(games, &table).unwrap();
    let mut decisions = vec![0; conversation.clients()];
    let mut sent = String::new();
    let mut hear = |decisions: &mut [u64], all: Vec<Vec<ServerMessage>>| {
        for (client, messages) in all.into_iter().enumerate() {
            for mut message in messages {
                if let ServerMessage::Table(table) = &mut message
                    && let Some(decision) = &mut table.decision
                {
                    // The number is drawn by chance.
                    decisions[client] = std::mem::take(&mut decision.id);
                }
                // So is the name of the table, which the first message says.
                if client == at.seat.index() && !matches!(message, ServerMessage::Welcome(_)) {
                    sent += &serde_json::to_string(&message).unwrap();
                }
            }
        }
    };
    hear(&mut decisions, first);
    for (by, id) in at.line {
        let (id, mv) = (decisions[by.index()], at.opened.loaded.game.print_move(*id));
        let message = json!({ "type": "move", "id": id, "move": mv }).to_string();
        hear(&mut decisions, conversation.say(by.index(), &message));
    }
    sent
}

/// A program that is ready, and gives no other answer.
#[derive(Default)]
struct Mute {
    sent: String,
    answers: VecDeque<Vec<u8>>,
}

impl Transport for Mute {
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault> {
        let message: Value = serde_json::from_str(line).unwrap();
        if message["type"] != "act" {
            let ready =
                json!({ "type": "ready", "id": message["id"], "capabilities": ["position"] });
            self.answers.push_back(ready.to_string().into_bytes());
        }
        self.send(line)
    }
    fn send(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.sent += line;
        Ok(())
    }
    fn receive(&mut self, _: Duration) -> Result<Option<Vec<u8>>, PlayerFault> {
        Ok(self.answers.pop_front())
    }
}

fn asked(at: &Place<'_>) -> String {
    let (start, time) = (Duration::ZERO, Duration::ZERO);
    let mut bot = Connection::greet(Mute::default(), "test", Limits { start, time }).unwrap();
    let question = at.opened.table(at.line).question(at.seat, true);
    let answer = bot.act(&Ask {
        game: &*question.game,
        seat: question.seat,
        view: &question.view,
        moves: &question.moves,
        messages: &question.messages,
        generator: question.generator,
    });
    assert!(answer.is_err(), "it gives no answer");
    bot.transport().sent.clone()
}

// --- Leaks

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leak {
    Notice,
    Prompt,
    Moves,
    Picture,
    Score,
    Hint,
}

/// Nuggets with a leak: the values of chips are hidden.
#[derive(Debug)]
struct Leaky {
    leak: Leak,
    /// The states that were looked at. A view names its state by a number.
    looked_at: Mutex<Vec<State>>,
}

impl Leaky {
    fn state(&self, leak: &str) -> State {
        self.looked_at.lock().unwrap()[leak.parse::<usize>().unwrap()]
    }
}

/// How many chips of 1 the seats have left.
fn ones_left(state: &State) -> i32 {
    let seats = Seat::all(SEATS).map(|seat| state.left(seat)[0]);
    seats.map(i32::from).sum()
}

impl Flaw<Rules> for Leaky {
    fn leaks(&self, _rules: &Rules, state: &State, _seat: Seat) -> String {
        let mut looked_at = self.looked_at.lock().unwrap();
        looked_at.push(*state);
        (looked_at.len() - 1).to_string()
    }
    fn says(&self, mut notice: Notice) -> Notice {
        if self.leak == Leak::Notice && notice.message.key == "event-chip-value" {
            notice.audience = Audience::Everyone;
        }
        notice
    }
    fn allows(&self, _rules: &Rules, state: &State, _seat: Seat, mv: Move) -> bool {
        let is_chip = matches!(mv, Move::Chip { .. });
        self.leak != Leak::Moves || !is_chip || ones_left(state) % 2 == 0
    }
    fn paints(&self, mut picture: Picture, leak: &str) -> Picture {
        let hidden = Message::new("fact-ones").number("count", ones_left(&self.state(leak)));
        if self.leak == Leak::Prompt {
            picture.owed = Some(hidden);
        } else if self.leak == Leak::Picture {
            picture.facts.push(hidden);
        }
        picture
    }
    fn scores(&self, score: Option<Score>, leak: &str) -> Option<Score> {
        if self.leak != Leak::Score {
            return score;
        }
        let ones = ones_left(&self.state(leak));
        Some(Score::of([ScoreLine::new("score-ones", ones, 0)]))
    }
    fn imagines(&self, state: State, leak: &str) -> State {
        if self.leak == Leak::Hint {
            return self.state(leak);
        }
        state
    }
}

/// Opens Nuggets with this leak.
fn load(
    files: &Files,
    options: Vec<(&str, &str)>,
    seats: usize,
    leak: Leak,
) -> Result<LoadedGame, LoadError> {
    let rules = rnw_nuggets::load(files, options, seats)?;
    let looked_at = Mutex::default();
    Ok(LoadedGame::new(Flawed::new(
        rules,
        Leaky { leak, looked_at },
    )))
}

/// Nuggets with this leak. A server opens the game by its row, whose leak is always that of a notice.
fn leaky(leak: Leak) -> Opened {
    let entry = GameEntry {
        open: |files, options, seats, _| load(files, options, seats, Leak::Notice),
        ..nuggets()
    };
    let loaded = load(&(entry.shipped)(), Vec::new(), SEATS, leak).unwrap();
    Opened { entry, loaded }
}

fn nuggets() -> GameEntry {
    *Catalogue::stock().find("nuggets").unwrap()
}

// --- The tests

/// What a seat is sent in two games, at the first pair for which it differs.
fn differing(opened: &Opened, twins: &[([Line; 2], Seat)], sends: Sends) -> Option<[String; 2]> {
    let sent = |line, seat| {
        let table = opened.table(line);
        sends(&Place {
            opened,
            line,
            table,
            seat,
        })
    };
    let mut both = twins
        .iter()
        .map(|(lines, seat)| lines.each_ref().map(|line| sent(line, *seat)));
    both.find(|[one, other]| one != other)
}

#[test]
fn no_seat_is_sent_what_it_does_not_see() {
    for entry in games().into_iter().filter(|entry| entry.seats.1 >= SEATS) {
        let opened = Opened::new(entry);
        let twins = opened.twins();
        let is_open = entry.name == "columns"; // the toy game hides nothing
        assert_eq!(twins.is_empty(), is_open, "{}", entry.name);
        for (way, sends, _) in WAYS {
            assert_eq!(
                differing(&opened, &twins, sends),
                None,
                "{}: {way}",
                entry.name
            );
        }
    }
}

/// The pairs are those of the sound game. So each leak is found by what is sent, not by the view.
#[test]
fn a_leak_in_every_way_is_found() {
    let twins = Opened::new(nuggets()).twins();
    for (way, sends, leak) in WAYS {
        assert!(differing(&leaky(leak), &twins, sends).is_some(), "{way}");
    }
}
