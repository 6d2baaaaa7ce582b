//! Checks whether a program follows the protocol.

mod tester;

use self::tester::{Probe, Tester, advice};
use crate::{BotProgram, BotTerms, ProcessExit, ProgramError};
use rnw_bots::Starter;
use rnw_session::PlayerFault;
use roll_and_write::text::counted;
use roll_and_write::{Game, Seat};
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;

/// The seed of the first games.
const SEED: u64 = 1;

/// A game that the program must be able to play.
pub struct CheckedGame {
    /// Its name.
    pub name: String,
    /// The game.
    pub game: Arc<dyn Game>,
    /// The hash of its pack.
    pub content: String,
    /// Starts the player of the other seats.
    pub opponent: Starter,
}

roll_and_write::opaque_debug!(CheckedGame);

/// The outcome of a check.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum CheckOutcome {
    /// The program behaves as required.
    Ok,
    /// The program violates the protocol.
    Failed,
    /// Information only; both results are allowed.
    Note,
}

/// The result of one check.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct CheckResult {
    /// What is checked.
    pub check: String,
    /// Whether the program passes.
    pub outcome: CheckOutcome,
    /// What the check found.
    pub found: String,
    /// What the author of the program can do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<&'static str>,
}

/// Runs all checks, and reports each result as soon as it is known. Returns all results.
///
/// # Errors
/// If the machine cannot start the program, or a result cannot be reported.
pub fn check<E: From<ProgramError>>(
    program: &BotProgram,
    terms: &BotTerms,
    games: &[CheckedGame],
    report: impl FnMut(&CheckResult) -> Result<(), E>,
) -> Result<Vec<CheckResult>, E> {
    let mut checker = Checker {
        program,
        terms,
        report,
        results: Vec::new(),
    };
    checker.all(games)?;
    Ok(checker.results)
}

/// A failed check: what it found, and what the author can do.
struct Nonconformance(String, &'static str);

impl From<PlayerFault> for Nonconformance {
    fn from(fault: PlayerFault) -> Self {
        let code = fault.code.word();
        Self(format!("{code}: {}", fault.what), advice(fault.code))
    }
}

impl Nonconformance {
    /// Adds where it happened.
    fn at(self, place: &str) -> Self {
        Self(format!("{place}: {}", self.0), self.1)
    }
}

/// What a game with the program comes to, unless the machine fails.
type Played<T> = Result<Result<T, Nonconformance>, ProgramError>;

struct Checker<'c, F> {
    program: &'c BotProgram,
    terms: &'c BotTerms,
    report: F,
    results: Vec<CheckResult>,
}

impl<E: From<ProgramError>, F: FnMut(&CheckResult) -> Result<(), E>> Checker<'_, F> {
    fn all(&mut self, games: &[CheckedGame]) -> Result<(), E> {
        let mut tester = match self.start(Probe::None) {
            Ok(tester) => tester,
            // Without a greeting no further check is possible.
            Err(wrong) => return self.push("answers the greeting", Err(wrong)),
        };
        self.push("answers the greeting", Ok(greeting(&mut tester)))?;
        self.leaves_when_told(tester)?;
        self.leaves_at_the_end_of_input()?;
        let mut first = None;
        for game in games {
            let played = self.play(game, Probe::None)?;
            let found = played.map(|(moves, times)| {
                let found = format!("{}, {}", decisions(&moves), spread(&times));
                first.get_or_insert(moves);
                found
            });
            self.push(&format!("plays {}", game.name), found)?;
        }
        let Some(game) = games.first() else {
            return Ok(());
        };
        for (name, probe) in [
            ("ignores unknown fields", Probe::Fields),
            ("ignores unknown messages", Probe::Messages),
            ("continues after an error message", Probe::Errors),
        ] {
            let played = self.play(game, probe)?;
            self.push(name, played.map(|(moves, _)| decisions(&moves)))?;
        }
        let found = self.several_games(games)?;
        self.push("plays several games in one process", found)?;
        first.map_or(Ok(()), |moves| self.repeats(game, &moves))
    }

    fn start(&self, probe: Probe) -> Result<Tester, Nonconformance> {
        Ok(Tester::start(self.program, self.terms, probe)?)
    }

    /// Plays a game in a new process. Returns the program's moves and its answer times.
    fn play(&self, game: &CheckedGame, probe: Probe) -> Played<(Vec<String>, Vec<Duration>)> {
        let mut tester = match self.start(probe) {
            Ok(tester) => tester,
            Err(wrong) => return Ok(Err(wrong.at("after 0 decisions"))),
        };
        let played = tester.play(game, Seat::new(0), SEED)?;
        Ok(played.map(|moves| (moves, tester.times().to_vec())))
    }

    fn leaves_when_told(&mut self, mut tester: Tester) -> Result<(), E> {
        tester.connection().quit();
        let left = left(
            tester,
            "it was still running after one second, so rnw killed it",
            "end the program after {\"type\":\"quit\"}, or when standard input ends",
        );
        self.push("ends when it is told to quit", left)
    }

    fn leaves_at_the_end_of_input(&mut self) -> Result<(), E> {
        let left = self.start(Probe::None).and_then(|tester| {
            left(
                tester,
                "it was still running one second after the end of standard input, so rnw killed it",
                "end the program when standard input ends; then it also ends when rnw ends",
            )
        });
        self.push("ends when its input ends", left)
    }

    /// Plays each game twice in one process, in different seats.
    fn several_games(&self, games: &[CheckedGame]) -> Played<String> {
        let mut tester = match self.start(Probe::None) {
            Ok(tester) => tester,
            Err(wrong) => return Ok(Err(wrong)),
        };
        let mut number = 0;
        for game in games {
            for (seat, seed) in [(1, SEED + 1), (0, SEED + 2)] {
                let last = game.game.info().seats - 1;
                let played = tester.play(game, Seat::new(last.min(seat)), seed)?;
                number += 1;
                if let Err(wrong) = played {
                    return Ok(Err(wrong.at(&format!("in game {number}"))));
                }
            }
        }
        Ok(Ok(counted(number, "game")))
    }

    /// Reports whether the program makes the same moves again. This is not required.
    fn repeats(&mut self, game: &CheckedGame, first: &[String]) -> Result<(), E> {
        let Ok((again, _)) = self.play(game, Probe::None)? else {
            return Ok(());
        };
        let found = if again == first {
            "yes, it made the same moves again in the same game"
        } else {
            "no, it made other moves in the same game; this is no fault, but such games cannot be repeated"
        };
        self.keep(CheckResult {
            check: "is deterministic".to_owned(),
            outcome: CheckOutcome::Note,
            found: found.to_owned(),
            advice: None,
        })
    }

    fn push(&mut self, check: &str, found: Result<String, Nonconformance>) -> Result<(), E> {
        let (outcome, found, advice) = match found {
            Ok(found) => (CheckOutcome::Ok, found, None),
            Err(Nonconformance(found, advice)) => (CheckOutcome::Failed, found, Some(advice)),
        };
        self.keep(CheckResult {
            check: check.to_owned(),
            outcome,
            found,
            advice,
        })
    }

    /// Records a result and reports it.
    fn keep(&mut self, result: CheckResult) -> Result<(), E> {
        // A failure of the machine is not a failure of the program.
        self.terms.check()?;
        (self.report)(&result)?;
        self.results.push(result);
        Ok(())
    }
}

/// What the program said about itself.
fn greeting(tester: &mut Tester) -> String {
    let bot = tester.connection().bot();
    let called = format!("{} {}", bot.name, bot.version).trim().to_owned();
    let name = if called.is_empty() {
        "it has no name".to_owned()
    } else {
        format!("its name is {called}")
    };
    let asks = match bot.capabilities.join(", ") {
        none if none.is_empty() => none,
        asks => format!("; it asks for {asks}"),
    };
    format!("{name}; protocol {}{asks}", bot.protocol)
}

/// Waits until the program ends; otherwise says what was wrong and what the author can do.
fn left(mut tester: Tester, wrong: &str, advice: &'static str) -> Result<String, Nonconformance> {
    match tester.process().leave() {
        ProcessExit::Left(status) => Ok(status.to_string()),
        ProcessExit::Killed => Err(Nonconformance(wrong.to_owned(), advice)),
    }
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
