//! How the cards, patterns and symbols of a pack perform in games between bots.

mod histogram;
mod intervals;
mod pictures;
mod report;
mod settled;
mod summary;
mod tables;
mod weighing;
mod worth_tables;
mod worths;

pub use intervals::IntervalEstimate;
pub use pictures::PictureFolder;
pub use report::{
    CardReport, CardsReport, EventReport, LineReport, PatternReport, PatternsReport, Remark,
    ScoreCount, SeatReport, StatsReport, SymbolReport, ValuesOrigin, WinsByCount,
};
pub(crate) use summary::POINTS_OF_SYMBOL;
pub use summary::{Balance, Measure};
pub(crate) use worth_tables::{PLAYERS_THAT_MARK, few_marks};
pub use worths::{CardWorth, SymbolRemark, SymbolWorth, WorthReport};

use crate::observer::Steps;
use crate::{StudioError, StudioObserver};
use report::StatsRun;
use rnw_batch::side_by_side::{AHEAD, Games};
use rnw_bots::arena::GameResult;
use rnw_bots::balance::{Totals, UsageReport};
use rnw_bots::{DealId, Entrant};
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_packs::Files;
use rnw_plan::load_game;
use rnw_plan::seating::Contenders;
use rnw_programs::BotTerms;
use std::ops::ControlFlow;
use std::path::Path;
use weighing::{Experiment, Wanted};

/// Games between bots that show the balance of a pack.
#[derive(Clone, Debug)]
pub struct StatsPlan {
    /// What the report calls the pack.
    pub pack: String,
    /// The game.
    pub entry: GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// House rules with their values. The others have their default.
    pub options: Vec<(String, String)>,
    /// The bots and programs, seat by seat.
    pub players: Contenders,
    /// The number of games.
    pub games: u64,
    /// The seed of all draws.
    pub seed: u64,
    /// How many games are played at the same time. The results do not depend on it.
    pub jobs: usize,
    /// What is weighed by experiment.
    pub weighing: WeighingPlan,
    /// Where the report will be drawn. [`run`] makes the folder before the games begin.
    pub pictures: Option<PictureFolder>,
}

/// What is weighed by experiment: the same deals are played with it and without it.
#[derive(Clone, Default, Debug)]
pub struct WeighingPlan {
    /// Names of symbols and cards; also `symbols`, `cards` and `all`. Cards that look too strong are weighed too, except
    /// after `none`.
    pub names: Vec<String>,
    /// The number of deals. By default that of the games, at most 1000.
    pub deals: Option<u64>,
    /// More players. Each plays in all seats.
    pub players: Vec<Contenders>,
}

/// The name of a pack: that of an included pack, or that of the folder.
pub fn pack_name(pack: &Path) -> String {
    let full = pack.canonicalize().unwrap_or_else(|_| pack.to_owned());
    let name = full.file_name().unwrap_or(full.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Plays the games of a plan, weighs symbols and cards, and reports the balance.
///
/// # Errors
/// If the plan does not fit the pack, if the pictures exist, or if a bot fails.
pub fn run(
    catalogue: &Catalogue,
    plan: &StatsPlan,
    terms: &BotTerms,
    observer: &mut dyn StudioObserver,
) -> Result<StatsReport, StudioError> {
    let table = plan.open(catalogue, terms)?;
    let keys = table.loaded.usage_keys();
    let wanted = Wanted::read(&plan.weighing.names, &keys)?;
    if let Some(pictures) = &plan.pictures {
        pictures.prepare()?;
    }
    let experiment = Experiment {
        catalogue,
        plan,
        loaded: &table.loaded,
        keys: &keys,
    };
    let play = || {
        let mut report = plan.report(&table, observer)?;
        experiment.add_worths(&table, wanted, terms, &mut report, observer)?;
        Ok(report)
    };
    // A failure of the machine is not a bot's fault.
    play().map_err(|error| terms.check().err().map_or(error, StudioError::from))
}

/// Plays the games of a plan and sums up the balance.
///
/// # Errors
/// If the plan does not fit the pack, or if a bot fails.
pub fn balance(
    catalogue: &Catalogue,
    plan: &StatsPlan,
    terms: &BotTerms,
    observer: &mut dyn StudioObserver,
) -> Result<Balance, StudioError> {
    let table = plan.open(catalogue, terms)?;
    let groups = plan.totals(&table, observer)?;
    let of = |totals: &Totals| Balance::of(&plan.report_of(&table, totals));
    let played = groups.iter().filter(|totals| totals.games > 0);
    let parts: Vec<Balance> = played.map(of).collect();
    Ok(of(&merged(&groups)).with_groups(&parts))
}

/// The sums of all groups of games.
fn merged(groups: &[Totals]) -> Totals {
    let mut all = Totals::default();
    for totals in groups {
        all.merge(totals);
    }
    all
}

/// The number of groups of deals. Their means show how far a number differs by chance.
const GROUPS: usize = 20;

/// A game and its players.
struct OpenedTable {
    loaded: LoadedGame,
    /// What the report calls the players.
    players: Vec<String>,
    entrants: Vec<Entrant>,
}

impl StatsPlan {
    fn open(&self, catalogue: &Catalogue, terms: &BotTerms) -> Result<OpenedTable, StudioError> {
        let seats = self.players.count();
        let loaded = load_game(catalogue, &self.entry, &self.files, &self.options, seats)?;
        let (players, entrants) = self.players.clone().in_game(&loaded, terms)?;
        Ok(OpenedTable {
            loaded,
            players,
            entrants,
        })
    }

    /// Plays the games, and reports what they show.
    fn report(
        &self,
        table: &OpenedTable,
        observer: &mut dyn StudioObserver,
    ) -> Result<StatsReport, StudioError> {
        Ok(self.report_of(table, &merged(&self.totals(table, observer)?)))
    }

    /// Plays the games, and counts them in groups. The same deals are in the same groups for each version of a pack.
    fn totals(
        &self,
        table: &OpenedTable,
        observer: &mut dyn StudioObserver,
    ) -> Result<Vec<Totals>, StudioError> {
        let mut groups = vec![Totals::default(); GROUPS];
        let player = || self.counted(&table.loaded, &table.entrants);
        let mut steps = Steps::begin(observer, self.games);
        self.play(self.games, player, &mut steps, |result, counts| {
            groups[(result.game % GROUPS as u64) as usize].merge(&counts);
        })?;
        Ok(groups)
    }

    fn report_of(&self, table: &OpenedTable, totals: &Totals) -> StatsReport {
        let info = table.loaded.game.info();
        let run = StatsRun {
            pack: self.pack.clone(),
            game: self.entry.name.to_owned(),
            content: rnw_flip::content::content_hash(&self.files),
            options: info.named_options(),
            players: table.players.clone(),
            values: ValuesOrigin::of(&self.files),
            seed: self.seed,
            parts: info.parts,
        };
        report::report(run, &table.loaded.usage_keys(), totals)
    }

    /// Plays this number of games side by side, and takes the results in order. Fails if a bot fails.
    fn play<T: Send, P: FnMut(u64) -> (GameResult, T)>(
        &self,
        games: u64,
        player: impl Fn() -> P + Sync,
        steps: &mut Steps<'_>,
        mut take: impl FnMut(&GameResult, T),
    ) -> Result<(), StudioError> {
        let games = Games {
            range: 0..games,
            jobs: self.jobs,
            ahead: AHEAD,
        };
        games.play(player, |played| {
            if let Some((result, counts)) = played {
                if let Some((seat, fault)) = result.fault {
                    let (game, seat) = (result.game, seat.number());
                    return Err(StudioError::Bot(format!(
                        "in game {game} the bot of seat {seat} failed: {fault:?}"
                    )));
                }
                take(&result, counts);
                steps.next();
            }
            Ok(ControlFlow::Continue(()))
        })
    }

    /// Plays games, given their numbers, and counts what is used in them.
    fn counted<'a>(
        &self,
        loaded: &LoadedGame,
        entrants: &'a [Entrant],
    ) -> impl FnMut(u64) -> (GameResult, Totals) + use<'a> {
        let seated: Vec<usize> = (0..entrants.len()).collect();
        let (seed, mut arena) = (self.seed, loaded.arena::<UsageReport>(entrants));
        move |game| arena(&seated, DealId::new(seed, game))
    }
}

impl Experiment<'_> {
    /// Weighs what is wanted, and the cards that look too strong: by the players in the seats, then by each other player.
    fn add_worths(
        &self,
        table: &OpenedTable,
        mut wanted: Wanted,
        terms: &BotTerms,
        report: &mut StatsReport,
        observer: &mut dyn StudioObserver,
    ) -> Result<(), StudioError> {
        let cards = report.cards.as_ref().filter(|_| wanted.suspects);
        wanted.add_cards(settled::suspects(cards.map_or(&[], |cards| &cards.each)));
        if wanted.is_empty() {
            return Ok(());
        }
        let weighing = self.weigh(&table.entrants, &wanted, observer)?;
        settled::settle_remarks(report, &weighing);
        let parts = f64::from(report.parts);
        let worth_report =
            |players, weighing: &_| WorthReport::new(players, weighing, self.keys, parts);
        report
            .worths
            .push(worth_report(table.players.clone(), &weighing));
        for contenders in &self.plan.weighing.players {
            let (players, entrants) = contenders.clone().in_game(self.loaded, terms)?;
            let weighing = self.weigh(&entrants, &wanted, observer)?;
            report.worths.push(worth_report(players, &weighing));
        }
        Ok(())
    }
}
