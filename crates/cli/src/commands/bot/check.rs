//! `rnw bot check`: tests whether a bot follows the protocol.

use crate::args::{BotCheck, Format};
use crate::failure::Failure;
use crate::out::Out;
use rnw_bots::Spec;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::content_hash;
use rnw_programs::BotProgram;
use rnw_programs::check::{self, CheckOutcome, CheckResult, CheckedGame};
use roll_and_write::text::counted;
use serde::Serialize;
use std::sync::Arc;

/// The result of all checks in the JSON output.
#[derive(Serialize)]
struct BotCheckReport<'r> {
    command: &'r str,
    conforms: bool,
    checks: &'r [CheckResult],
}

pub(super) fn run(catalogue: &Catalogue, args: &BotCheck, out: &mut Out) -> Result<(), Failure> {
    let program = BotProgram::of(&args.program);
    let program = program.unwrap_or_else(|| BotProgram::parse(&args.program))?;
    let entries = match &args.game {
        Some(game) => vec![*catalogue.find(game)?],
        None => catalogue.entries().to_vec(),
    };
    let terms = args.terms.terms(out)?;
    let games = entries.iter().map(|entry| checked(catalogue, entry));
    let games: Vec<CheckedGame> = games.collect::<Result<_, _>>()?;
    let mut advised = Vec::new();
    let checks = check::check(&program, &terms, &games, |result| {
        if args.output.format == Format::Json {
            return Ok(());
        }
        let word = match result.outcome {
            CheckOutcome::Ok => "ok",
            CheckOutcome::Failed => "failed",
            CheckOutcome::Note => "note",
        };
        out.line(&format!("{word:7} {}: {}", result.check, result.found))?;
        // The same advice is printed once.
        if let Some(advice) = result.advice.filter(|advice| !advised.contains(advice)) {
            out.line(&format!("        {advice}"))?;
            advised.push(advice);
        }
        out.finish()
    })?;
    let failed = checks.iter();
    let failed = failed.filter(|check| check.outcome == CheckOutcome::Failed);
    let (failed, command) = (failed.count(), program.text());
    if args.output.format == Format::Json {
        out.json(&BotCheckReport {
            command,
            conforms: failed == 0,
            checks: &checks,
        })?;
    }
    match failed {
        0 if args.output.format == Format::Text => {
            out.line(&format!("{command} follows the protocol"))
        }
        0 => Ok(()),
        _ => Err(Failure::Bot(format!(
            "{command} does not follow the protocol: {failed} of {} failed",
            counted(checks.len(), "check")
        ))),
    }
}

/// The game with two seats, or with the nearest number that it allows, against random moves.
fn checked(catalogue: &Catalogue, entry: &GameEntry) -> Result<CheckedGame, Failure> {
    let files = (entry.shipped)();
    let (least, most) = entry.seats;
    let loaded = entry.open(&files, &[], 2.clamp(least, most), catalogue.plugins())?;
    Ok(CheckedGame {
        name: entry.name.to_owned(),
        game: loaded.game.clone(),
        content: content_hash(&files),
        opponent: Arc::new(move || loaded.player(Spec::Random)),
    })
}
