//! A version of a pack without errors: its files, what its symbols do, and its balance.

use super::WatchPlan;
use super::quick::with_quick_values;
use crate::pack_files::open_any;
use crate::stats::{Balance, StatsPlan, WeighingPlan, balance, pack_name};
use crate::{StudioError, StudioObserver};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_plan::seating::Contenders;
use rnw_plan::{pack, words};
use rnw_programs::BotTerms;
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
    /// Explains a version of a pack and plays with it. Bots use these values if it has none of its own.
    pub(super) fn take(
        catalogue: &Catalogue,
        files: Files,
        values: Option<&[u8]>,
        (plan, terms): (&WatchPlan, &BotTerms),
        observer: &mut dyn StudioObserver,
    ) -> Result<Self, StudioError> {
        let entry = pack::entry_of(catalogue, &files)?;
        let symbols = symbols(catalogue, entry, &files, plan)?;
        // Two greedy players; fewer or more if the pack is not for two.
        let (least, most) = pack::seats_of(entry, &files);
        let usual = || vec!["greedy".to_owned(); 2.clamp(least, most)];
        let players = plan.players.clone().unwrap_or_else(usual);
        let stats = StatsPlan {
            pack: pack_name(&plan.pack),
            entry: *entry,
            files: with_quick_values(files.clone(), values),
            options: plan.options.clone(),
            players: Contenders::read(&players, entry.seats, catalogue.bots())?,
            games: plan.games,
            seed: plan.seed,
            jobs: plan.jobs,
            weighing: WeighingPlan::default(),
            pictures: None,
        };
        Ok(Self {
            symbols,
            balance: balance(catalogue, &stats, terms, observer)?,
            files,
        })
    }
}

/// What each symbol does, as its explanation says it. Empty for a pack that cannot be opened.
fn symbols(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    plan: &WatchPlan,
) -> Result<BTreeMap<String, Vec<String>>, StudioError> {
    let (least, most) = pack::seats_of(entry, files);
    let Ok(loaded) = open_any(catalogue, entry, files, &[], least..=most, least) else {
        return Ok(BTreeMap::new());
    };
    let translator = words::translator(entry, files, Vec::new(), plan.language)?;
    let symbols = loaded.game.printed().symbols.into_iter();
    let explained = symbols.map(|symbol| {
        let text = symbol.text.iter().map(|line| translator.translate(line));
        (symbol.name, text.collect())
    });
    Ok(explained.collect())
}
