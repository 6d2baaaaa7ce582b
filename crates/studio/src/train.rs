//! Learns values for a pack by play, and writes its value file.

mod checkpoint;
pub(crate) mod curve;
mod training_tables;

pub use curve::CurvePoint;
pub(crate) use training_tables::TrainingTables;

use crate::{StudioError, StudioObserver};
use checkpoint::Checkpoint;
use rnw_batch::{BatchObserver, duel, text};
use rnw_bots::training::{Trainer, TrainingParameters};
use rnw_bots::{Entrant, Spec};
use rnw_catalogue::{Catalogue, GameEntry, WallClock};
use rnw_flip::content::content_hash;
use rnw_matches::Summary;
use rnw_packs::{Blob, Files, VALUES, ValuesError, ValuesFile, ValuesHeader};
use rnw_plan::load_game;
use rnw_session::Clock;
use rnw_system::write;
use roll_and_write::text::{counted, printable};
use serde::Serialize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The longest time between two checkpoints.
const BETWEEN_CHECKPOINTS: Duration = Duration::from_secs(5);
/// The time until the first checkpoint.
const FIRST_CHECKPOINT: Duration = Duration::from_millis(250);
/// The deals with which training is tried out on its way.
const CURVE_DEALS: u64 = 250;
/// The games after which training is tried out for the first time.
const CURVE_FROM: u64 = 1000;
/// A weight that was visited less often is left out, and more of them if the file becomes too long.
const VISITS_MIN: u32 = 2;

/// A pack for which values are learned.
#[derive(Clone, Debug)]
pub struct TrainPlan {
    /// The game.
    pub entry: GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// The number of games.
    pub games: u64,
    /// The seed of all draws.
    pub seed: u64,
    /// How many games are played at the same time. The results do not depend on it.
    pub jobs: usize,
    /// The value file.
    pub out: PathBuf,
    /// Whether the value file may exist, and a checkpoint of other training.
    pub force: bool,
    /// Whether training is tried out on its way, whenever the number of games has doubled.
    pub has_curve: bool,
    /// The deals with which the values are tried out at the end; 0 for none.
    pub deals: u64,
}

/// What training has led to.
#[derive(Clone, Debug, Serialize)]
pub struct TrainReport {
    /// The name of the game.
    pub game: String,
    /// The hash of the meaning of the pack.
    pub content: String,
    /// The number of games.
    pub games: u64,
    /// The numbers of seats with which they were played in turn.
    pub seats: Vec<usize>,
    /// The seed of all draws.
    pub seed: u64,
    /// How long it took, without what an interrupted command did before.
    pub seconds: f64,
    /// The value file.
    pub file: PathBuf,
    /// The length of the value file.
    pub bytes: usize,
    /// The number of weights in it that are not 0.
    pub weights: usize,
    /// How well the bots played on the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub curve: Vec<CurvePoint>,
    /// Games of the greedy bot with the values against the greedy bot without them. A pack for one player has a run for
    /// each.
    pub duel: Vec<Summary>,
}

impl TrainReport {
    /// The report as text.
    pub fn text(&self) -> String {
        let seats: Vec<String> = self.seats.iter().map(usize::to_string).collect();
        let (game, games, seats) = (&self.game, counted(self.games, "game"), seats.join(", "));
        let mut lines = vec![
            format!(
                "{game}: learned from {games} with {seats} players in turn, seed {}, {:.1} s",
                self.seed, self.seconds
            ),
            format!(
                "{}: {} bytes, {}",
                printable(&self.file.display().to_string()),
                self.bytes,
                counted(self.weights, "weight")
            ),
        ];
        lines.extend(self.duel.iter().flat_map(text::lines));
        lines.join("\n")
    }
}

/// Learns values and writes their file. A checkpoint beside the file is written during training and removed at the end. If
/// it exists at the beginning, training goes on from there, and the values are those of training without an interruption.
///
/// # Errors
/// If the file exists and may not be replaced, if the checkpoint is of other training, if the game lists no features, or if
/// a file cannot be written.
pub fn run(
    catalogue: &Catalogue,
    plan: &TrainPlan,
    observer: &mut dyn StudioObserver,
) -> Result<TrainReport, StudioError> {
    if !plan.force {
        write::must_be_new(&plan.out)?;
    }
    let clock = WallClock::start();
    let tables = TrainingTables::open(catalogue, &plan.entry, &plan.files)?;
    let parameters = TrainingParameters {
        seed: plan.seed,
        ..TrainingParameters::default()
    };
    let checkpoint = Checkpoint::of(plan, &tables, parameters);
    let mut trainer = match checkpoint.resumed(plan.force)? {
        Some(trainer) => trainer,
        None => Trainer::new(parameters),
    };
    tables.must_have_features(&trainer, &plan.entry)?;
    let (mut curve, mut due) = (Vec::new(), FIRST_CHECKPOINT);
    observer.begins(plan.games);
    tables.train(&mut trainer, plan.games, plan.jobs, |trainer| {
        let games = trainer.games();
        observer.reaches(games, plan.games);
        if plan.has_curve && is_on_curve(games) {
            let values = values_file(trainer, plan, &tables)?;
            let duel = try_out(catalogue, plan, &values, CURVE_DEALS)?;
            let point = CurvePoint { games, duel };
            observer.learned(&point);
            curve.push(point);
        }
        let now = clock.now();
        if now >= due && games < plan.games {
            checkpoint.write(trainer)?;
            due = (2 * now).min(now + BETWEEN_CHECKPOINTS);
        }
        Ok(ControlFlow::Continue(()))
    })?;
    let bytes = values_file(&trainer, plan, &tables)?;
    write::new_file(&plan.out, plan.force, &bytes)?;
    checkpoint.remove();
    let seconds = clock.now().as_secs_f64();
    let file = ValuesFile::read(&bytes).map_err(|error| StudioError::internal(&error))?;
    Ok(TrainReport {
        game: plan.entry.name.to_owned(),
        content: file.header.content.clone(),
        games: plan.games,
        seats: tables.seats.clone(),
        seed: plan.seed,
        seconds,
        file: plan.out.clone(),
        bytes: bytes.len(),
        weights: file
            .values
            .weights()
            .iter()
            .filter(|weight| **weight != 0)
            .count(),
        curve,
        duel: try_out(catalogue, plan, &bytes, plan.deals)?,
    })
}

/// Whether the number of games has doubled since the last point of the curve. Training stops at multiples of a batch only.
fn is_on_curve(games: u64) -> bool {
    let batch = rnw_bots::training::BATCH;
    let doubled = |games: u64| games.checked_div(CURVE_FROM).and_then(u64::checked_ilog2);
    games.is_multiple_of(batch) && doubled(games) != doubled(games - batch)
}

fn values_file(
    trainer: &Trainer,
    plan: &TrainPlan,
    tables: &TrainingTables,
) -> Result<Vec<u8>, StudioError> {
    let header = ValuesHeader {
        game: plan.entry.name.to_owned(),
        content: content_hash(&plan.files),
        features: tables.features_version(),
        games: trainer.games(),
        seed: plan.seed,
    };
    written(trainer, &header)
}

/// The bytes of a value file. It leaves out so many weights that it is not too long.
pub(crate) fn written(trainer: &Trainer, header: &ValuesHeader) -> Result<Vec<u8>, StudioError> {
    let mut visits = VISITS_MIN;
    loop {
        let values = Arc::new(trainer.values(visits));
        let header = header.clone();
        match (ValuesFile { header, values }).write() {
            Err(ValuesError::TooLong) => visits *= 2,
            written => return written.map_err(|error| StudioError::internal(&error)),
        }
    }
}

/// The files of a pack with these values.
pub(crate) fn with_values(files: Files, path: String, bytes: Vec<u8>) -> Files {
    files.with_blob(Blob {
        path,
        name: VALUES.to_owned(),
        bytes,
    })
}

/// Games of the greedy bot with these values against the greedy bot without values.
fn try_out(
    catalogue: &Catalogue,
    plan: &TrainPlan,
    bytes: &[u8],
    deals: u64,
) -> Result<Vec<Summary>, StudioError> {
    if deals == 0 {
        return Ok(Vec::new());
    }
    let bare = plan.files.clone().without_blob(VALUES);
    let path = plan.out.display().to_string();
    let learned = with_values(bare.clone(), path, bytes.to_vec());
    let tables = rnw_plan::pack::tables(catalogue, &plan.entry, &bare);
    let seats = tables.iter().copied().find(|seats| *seats > 1).unwrap_or(1);
    let open = |files: &Files| load_game(catalogue, &plan.entry, files, &[], seats);
    let (learned, bare) = (open(&learned)?, Arc::new(open(&bare)?));
    let mut entrants: Vec<Entrant> = vec![Spec::GREEDY.into()];
    let other = Arc::clone(&bare);
    // It thinks with rules of its own, which know no values.
    let other = Entrant::Outside(Arc::new(move || other.player(Spec::GREEDY)));
    entrants.resize(seats, other.clone());
    let mut names = vec!["greedy, learned".to_owned()];
    names.resize(seats, "greedy, before".to_owned());
    let numbers = (plan.seed, deals);
    let play = |entrants: &[Entrant], names: Vec<String>| {
        let observer: &mut dyn BatchObserver = &mut ();
        duel(&learned, entrants, names, numbers, plan.jobs, observer)
    };
    let mut duels = vec![play(&entrants, names)?];
    if seats == 1 {
        duels.push(play(&[other], vec!["greedy, before".to_owned()])?);
    }
    Ok(duels)
}
