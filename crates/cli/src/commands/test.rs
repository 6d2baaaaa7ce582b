//! `rnw test`: checks all laws in random games, and covers every pair of symbols of a pack.

use super::batch::WorkBar;
use crate::args::{Format, Test};
use crate::failure::Failure;
use crate::out::Out;
use crate::{pack, problems};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_plan::PackProblems;
use rnw_session::DealId;
use rnw_studio::must_not_exist;
use rnw_studio::test_pack::{
    FindingCommands, LawFinding, PairGames, RandomGames, TestPlan, find_law, laws, test,
};
use rnw_terminal_text::command_line;
use rnw_testkit::{TestPack, Written};
use std::path::Path;

pub(super) fn run(catalogue: &Catalogue, args: &Test, out: &mut Out) -> Result<(), Failure> {
    let laws = args.law.iter().map(|name| find_law(name));
    let laws = laws.collect::<Result<_, _>>()?;
    if args.list_laws {
        return list(args.output.format, out);
    }
    if let Some(folder) = args.out.as_deref().filter(|_| !args.force) {
        must_not_exist(folder)
            .map_err(|error| Failure::from(error).hinted("--force writes into it"))?;
    }
    let (entry, pack) = chosen(catalogue, args, out)?;
    let plan = TestPlan {
        entry: *entry,
        pack,
        laws,
        seats: args.seats,
        seed: args.seed,
        random: (!args.matrix_only).then_some(RandomGames {
            games: args.games,
            first: args.first,
        }),
        pairs: (!args.no_matrix).then_some(PairGames {
            games: args.pair_games,
            least: args.least,
            triples: args.triples,
            swarm: args.swarm,
        }),
        folder: args.out.clone(),
    };
    let mut tested = test(catalogue, &plan, &mut WorkBar::of("games"))?;
    if let Some(finding) = &mut tested.broken {
        let name = plan.pack.name.as_deref().unwrap_or_default();
        finding.commands = commands(args, name, finding);
        if let Some(Err(error)) = &finding.broken.written {
            out.notice(&format!("Cannot write the game to a file: {error}."));
        }
    }
    tested.write_report()?;
    let scenes = PackProblems::of(tested.scenes.report.clone(), plan.pack.files.clone());
    problems::show(&scenes, out);
    match args.output.format {
        Format::Json => out.json(&tested.value())?,
        Format::Text => out.lines(tested.text().trim_end())?,
    }
    if tested.is_mostly_refused() {
        out.notice("Most games could not start, so this test says little about the pack.");
    }
    Ok(tested.verdict()?)
}

fn list(format: Format, out: &mut Out) -> Result<(), Failure> {
    if format == Format::Json {
        return out.json(&laws().collect::<Vec<_>>());
    }
    for law in laws() {
        out.line(&format!("{:12} {} [{}]", law.name, law.says, law.clause))?;
    }
    Ok(())
}

/// The commands that examine a finding.
fn commands(args: &Test, pack: &str, finding: &LawFinding) -> FindingCommands {
    let line = |command: &str, more: &[&str]| {
        let line = |written: &Written| written.line("rnw", command, more);
        finding.written().map(line).unwrap_or_default()
    };
    FindingCommands {
        replay: line("replay", &[]),
        shrink: line("shrink", &["--law", &finding.broken.law.name]),
        repeat: repeat(args, pack, finding),
    }
}

/// The command that finds the same problem again.
fn repeat(args: &Test, pack: &str, finding: &LawFinding) -> String {
    let mut words = vec!["test".to_owned(), command_line::argument(Path::new(pack))];
    let mut add = |name: &str, value: String| words.extend([name.to_owned(), value]);
    if let Some(game) = &args.game {
        add("--game", game.clone());
    }
    if let Some((least, most)) = args.seats {
        add("--seats", format!("{least}-{most}"));
    }
    let DealId { seed, game: number } = finding.broken.found;
    add("--seed", seed.to_string());
    if finding.in_matrix {
        add("--pair-games", args.pair_games.to_string());
        add("--least", args.least.to_string());
        add("--triples", args.triples.to_string());
        add("--swarm", args.swarm.to_string());
    } else {
        add("--first", number.to_string());
        add("--games", 1.to_string());
    }
    add("--law", finding.broken.law.name.to_string());
    let alone = if finding.in_matrix {
        "--matrix-only"
    } else {
        "--no-matrix"
    };
    words.push(alone.to_owned());
    command_line::line(words.iter().map(String::as_str))
}

/// The game and the pack to test.
fn chosen<'c>(
    catalogue: &'c Catalogue,
    args: &Test,
    out: &mut Out,
) -> Result<(&'c GameEntry, TestPack), Failure> {
    let content = args.pack.as_deref().or(args.content.as_deref());
    // A game may have no pack of its own; then its name stands in place of the pack.
    let mut entries = catalogue.entries().iter();
    let game = entries.find(|entry| content.is_some_and(|path| path.as_os_str() == entry.name));
    let (game, content) = match (&args.game, game) {
        (None, Some(game)) => (Some(game.name), None),
        (game, _) => (game.as_deref(), content),
    };
    let (entry, files) = pack::chosen(catalogue, game, content, out)?;
    let name = content.map_or_else(|| entry.name.to_owned(), |path| path.display().to_string());
    let name = Some(name);
    Ok((entry, TestPack { name, files }))
}
