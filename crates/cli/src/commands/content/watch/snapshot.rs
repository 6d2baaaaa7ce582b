//! A version of a pack without errors: its files, what its symbols do, and its balance.

use crate::args::Watch;
use crate::commands::batch::WorkBar;
use crate::commands::loading;
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use rnw_batch::side_by_side::jobs;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_plan::seating::{Contenders, named};
use rnw_programs::BotTerms;
use rnw_studio::stats::{Balance, StatsPlan, WeighingPlan, balance, pack_name};
use std::collections::BTreeMap;

/// A version of a pack without errors.
#[derive(Clone, Debug)]
pub(super) struct PackVersion {
    pub(super) files: Files,
    /// What each symbol does, in sentences.
    pub(super) symbols: BTreeMap<String, Vec<String>>,
    pub(super) balance: Balance,
}

impl PackVersion {
    /// Explains a version of a pack and plays with it.
    pub(super) fn take(
        catalogue: &Catalogue,
        files: Files,
        (args, terms): (&Watch, &BotTerms),
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let entry = pack::entry_of(catalogue, &files)?;
        Ok(Self {
            symbols: symbols(catalogue, entry, &files, out)?,
            balance: {
                let (least, most) = pack::seats_of(entry, &files);
                let plan = StatsPlan {
                    pack: pack_name(&args.pack),
                    entry: *entry,
                    files: files.clone(),
                    options: args.options.clone(),
                    players: Contenders::read(
                        &players(args, (least, most)),
                        entry.seats,
                        catalogue.bots(),
                    )?,
                    games: args.games,
                    seed: args.seed,
                    jobs: jobs(args.jobs),
                    weighing: WeighingPlan::default(),
                    pictures: None,
                };
                balance(catalogue, &plan, terms, &mut WorkBar::of("games"))?
            },
            files,
        })
    }
}

/// What each symbol does, as `rnw symbols explain` says it.
fn symbols(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    out: &mut Out,
) -> Result<BTreeMap<String, Vec<String>>, Failure> {
    let (least, most) = pack::seats_of(entry, files);
    let opened =
        (least..=most).find_map(|seats| entry.open(files, &[], seats, catalogue.plugins()).ok());
    let Some(loaded) = opened else {
        return Ok(BTreeMap::new());
    };
    let translator = loading::words_of(entry, files, Vec::new(), out)?;
    let symbols = loaded.game.printed().symbols.into_iter();
    let explained = symbols.map(|symbol| {
        let text = symbol.text.iter().map(|line| translator.translate(line));
        (symbol.name, text.collect())
    });
    Ok(explained.collect())
}

/// The players of the command line, or two greedy ones; fewer or more if the pack is not for two.
fn players(args: &Watch, (least, most): (usize, usize)) -> Vec<String> {
    if args.players.is_empty() && args.player.is_empty() {
        return vec!["greedy".to_owned(); 2.clamp(least, most)];
    }
    named(&args.players, &args.player, ["greedy", "greedy"])
}
