//! `rnw bot check`: tests whether a bot follows the protocol.

use super::tester::{Probe, Stopped, Tester, TesterGame, advice};
use crate::args::{BotCheck, Format};
use crate::commands::find;
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_programs::{BotProgram, BotTerms, ProcessExit};
use rnw_session::PlayerFault;
use roll_and_write::Seat;
use roll_and_write::text::counted;
use serde::Serialize;
use std::time::Duration;

/// The seed of the first games.
const SEED: u64 = 1;

/// The outcome of a check.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "lowercase")]
enum CheckOutcome {
    /// The bot behaves as required.
    Ok,
    /// The bot violates the protocol.
    Failed,
    /// Information only; both results are allowed.
    Note,
}

/// A check in the JSON output.
#[derive(Serialize)]
struct BotChecker {
    check: String,
    outcome: CheckOutcome,
    /// What the check found.
    found: String,
    /// What the author of the bot can do.
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<&'static str>,
}

/// The result of all checks in the JSON output.
#[derive(Serialize)]
struct BotCheckReport {
    command: String,
    conforms: bool,
    checks: Vec<BotChecker>,
}

/// A failed check: what it found, and what the author can do.
struct Nonconformance(String, &'static str);

impl From<PlayerFault> for Nonconformance {
    fn from(fault: PlayerFault) -> Self {
        let code = fault.code.word();
        Self(format!("{code}: {}", fault.what), advice(fault.code))
    }
}

pub(super) fn run(catalogue: &Catalogue, args: &BotCheck, out: &mut Out) -> Result<(), Failure> {
    let program = match BotProgram::of(&args.program) {
        Some(program) => program?,
        None => BotProgram::parse(&args.program)?,
    };
    let entries = match &args.game {
        Some(game) => vec![*find(catalogue, game)?],
        None => catalogue.entries().to_vec(),
    };
    let mut checker = Checker {
        program,
        terms: args.terms(out)?,
        text: args.output.format == Format::Text,
        checks: Vec::new(),
    };
    checker.all(catalogue, &entries, out)?;
    let Checker {
        program, checks, ..
    } = checker;
    let failed = checks
        .iter()
        .filter(|check| check.outcome == CheckOutcome::Failed)
        .count();
    let count = checks.len();
    let report = BotCheckReport {
        command: program.text().to_owned(),
        conforms: failed == 0,
        checks,
    };
    if args.output.format == Format::Json {
        out.json(&report)?;
    }
    match failed {
        0 if args.output.format == Format::Text => {
            out.line(&format!("{} follows the protocol", program.text()))
        }
        0 => Ok(()),
        _ => Err(Failure::Bot(format!(
            "{} does not follow the protocol: {failed} of {} failed",
            program.text(),
            counted(count, "check")
        ))),
    }
}

struct Checker {
    program: BotProgram,
    terms: BotTerms,
    text: bool,
    checks: Vec<BotChecker>,
}

impl Checker {
    fn all(
        &mut self,
        catalogue: &Catalogue,
        entries: &[GameEntry],
        out: &mut Out,
    ) -> Result<(), Failure> {
        let started = self.start(Probe::None).map(|mut tester| {
            let bot = tester.connection().bot();
            let called = format!("{} {}", bot.name, bot.version).trim().to_owned();
            let name = if called.is_empty() {
                "it has no name".to_owned()
            } else {
                format!("its name is {called}")
            };
            let mut asks = bot.capabilities.join(", ");
            if !asks.is_empty() {
                asks = format!("; it asks for {asks}");
            }
            (format!("{name}; protocol {}{asks}", bot.protocol), tester)
        });
        let tester = match started {
            Ok((found, tester)) => {
                self.push("answers the greeting", Ok(found), out)?;
                tester
            }
            // Without a greeting no further check is possible.
            Err(wrong) => return self.push("answers the greeting", Err(wrong), out),
        };
        self.leaves_when_told(tester, out)?;
        self.leaves_at_the_end_of_input(out)?;
        let mut loaded = Vec::new();
        for entry in entries {
            loaded.push(table(catalogue, entry, 2)?);
        }
        let mut games = Vec::new();
        for (entry, table) in entries.iter().zip(&loaded) {
            let played = self.game(table, Seat::new(0), Probe::None);
            let found = settled(played)?;
            let name = format!("plays {}", entry.name);
            let lasting = found.map(|(moves, times)| {
                let found = format!("{}, {}", decisions(&moves), spread(&times));
                games.push(moves);
                found
            });
            self.push(&name, lasting, out)?;
        }
        let Some(table) = loaded.first() else {
            return Ok(());
        };
        for (name, probe) in [
            ("ignores unknown fields", Probe::Fields),
            ("ignores unknown messages", Probe::Messages),
            ("continues after an error message", Probe::Errors),
        ] {
            let played = self.game(table, Seat::new(0), probe);
            let found = settled(played)?;
            let found = found.map(|(moves, _)| decisions(&moves));
            self.push(name, found, out)?;
        }
        self.several_games(&loaded, out)?;
        self.repeats(table, games.first(), out)
    }

    fn start(&self, probe: Probe) -> Result<Tester, Nonconformance> {
        Ok(Tester::start(&self.program, &self.terms, probe)?)
    }

    /// Plays a game in a new process. Returns the bot's moves and its answer times.
    fn game(
        &self,
        table: &HashedGame,
        seat: Seat,
        probe: Probe,
    ) -> Result<(Vec<String>, Vec<Duration>), Stopped> {
        let started = Tester::start(&self.program, &self.terms, probe);
        let mut tester = started.map_err(|fault| Stopped::Bot(fault, 0))?;
        let moves = tester.play(table.trial(seat, SEED, probe))?;
        let times = tester.times().to_vec();
        Ok((moves, times))
    }

    fn leaves_when_told(&mut self, mut tester: Tester, out: &mut Out) -> Result<(), Failure> {
        tester.connection().quit();
        let left = match tester.process().leave() {
            ProcessExit::Left(status) => Ok(status.to_string()),
            ProcessExit::Killed => Err(Nonconformance(
                "it was still running after one second, so rnw killed it".to_owned(),
                "end the program after {\"type\":\"quit\"}, or when standard input ends",
            )),
        };
        self.push("ends when it is told to quit", left, out)
    }

    fn leaves_at_the_end_of_input(&mut self, out: &mut Out) -> Result<(), Failure> {
        let left = self
            .start(Probe::None)
            .and_then(|mut tester| match tester.process().leave() {
                ProcessExit::Left(status) => Ok(status.to_string()),
                ProcessExit::Killed => Err(Nonconformance(
                    "it was still running one second after the end of standard input, so rnw killed it"
                        .to_owned(),
                    "end the program when standard input ends; then it also ends when rnw ends",
                )),
            });
        self.push("ends when its input ends", left, out)
    }

    /// Plays each game twice in one process, in different seats.
    fn several_games(&mut self, tables: &[HashedGame], out: &mut Out) -> Result<(), Failure> {
        let name = "plays several games in one process";
        let mut tester = match self.start(Probe::None) {
            Ok(tester) => tester,
            Err(wrong) => return self.push(name, Err(wrong), out),
        };
        let mut games = 0;
        for table in tables {
            for (seat, seed) in [(1, SEED + 1), (0, SEED + 2)] {
                let last = table.loaded.game.info().seats - 1;
                let seat = Seat::new(last.min(seat));
                let played = tester.play(table.trial(seat, seed, Probe::None));
                games += 1;
                if let Err(wrong) = settled(played)? {
                    let Nonconformance(found, advice) = wrong;
                    let found = format!("in game {games}: {found}");
                    return self.push(name, Err(Nonconformance(found, advice)), out);
                }
            }
        }
        self.push(name, Ok(counted(games, "game")), out)
    }

    /// Reports whether the bot makes the same moves again. This is not required.
    fn repeats(
        &mut self,
        table: &HashedGame,
        first: Option<&Vec<String>>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let Some(first) = first else {
            return Ok(());
        };
        let again = self.game(table, Seat::new(0), Probe::None);
        let Ok((again, _)) = settled(again)? else {
            return Ok(());
        };
        let found = if again == *first {
            "yes, it made the same moves again in the same game".to_owned()
        } else {
            "no, it made other moves in the same game; this is no fault, but such games cannot be repeated".to_owned()
        };
        let check = BotChecker {
            check: "is deterministic".to_owned(),
            outcome: CheckOutcome::Note,
            found,
            advice: None,
        };
        self.keep(check, out)
    }

    fn push(
        &mut self,
        check: &str,
        found: Result<String, Nonconformance>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let (outcome, found, advice) = match found {
            Ok(found) => (CheckOutcome::Ok, found, None),
            Err(Nonconformance(found, advice)) => (CheckOutcome::Failed, found, Some(advice)),
        };
        let check = check.to_owned();
        let checked = BotChecker {
            check,
            outcome,
            found,
            advice,
        };
        self.keep(checked, out)
    }

    /// Records a check, and prints it immediately in text output.
    fn keep(&mut self, checked: BotChecker, out: &mut Out) -> Result<(), Failure> {
        // A failure of the machine is not a failure of the bot.
        self.terms.check()?;
        if self.text {
            let word = match checked.outcome {
                CheckOutcome::Ok => "ok",
                CheckOutcome::Failed => "failed",
                CheckOutcome::Note => "note",
            };
            out.line(&format!("{word:7} {}: {}", checked.check, checked.found))?;
            // The same advice is printed once.
            let is_new =
                |advice: &&str| !self.checks.iter().any(|check| check.advice == Some(advice));
            if let Some(advice) = checked.advice.filter(is_new) {
                out.line(&format!("        {advice}"))?;
            }
            out.finish()?;
        }
        self.checks.push(checked);
        Ok(())
    }
}

/// Separates the bot's failures from those of `rnw`: the latter end the command.
fn settled<T>(played: Result<T, Stopped>) -> Result<Result<T, Nonconformance>, Failure> {
    match played {
        Ok(played) => Ok(Ok(played)),
        Err(Stopped::Bot(fault, decisions)) => {
            let Nonconformance(found, advice) = Nonconformance::from(fault);
            Ok(Err(Nonconformance(
                format!("after {}: {found}", counted(decisions, "decision")),
                advice,
            )))
        }
        Err(Stopped::Ours(failure)) => Err(failure),
    }
}

/// An opened game with the hash of its pack.
struct HashedGame {
    loaded: LoadedGame,
    content: String,
}

impl HashedGame {
    fn trial(&self, seat: Seat, seed: u64, probe: Probe) -> TesterGame<'_> {
        TesterGame {
            loaded: &self.loaded,
            content: &self.content,
            seat,
            seed,
            probe,
        }
    }
}

/// Opens the game with this number of seats, or with the nearest number that it allows.
fn table(catalogue: &Catalogue, entry: &GameEntry, seats: usize) -> Result<HashedGame, Failure> {
    let files = (entry.shipped)();
    let seats = seats.clamp(entry.seats.0, entry.seats.1);
    Ok(HashedGame {
        loaded: entry.open(&files, &[], seats, catalogue.plugins())?,
        content: rnw_flip::content::content_hash(&files),
    })
}

/// The number of decisions, as text.
fn decisions(moves: &[String]) -> String {
    counted(moves.len(), "decision")
}

/// The median and the longest time, as text.
fn spread(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    let (middle, most) = (ms(sorted.get(sorted.len() / 2)), ms(sorted.last()));
    format!("median answer {middle:.1} ms, slowest {most:.1} ms")
}
