//! The checkpoint of training: what was learned so far, so that an interrupted command can go on.

use super::{TrainPlan, TrainingTables};
use crate::StudioError;
use rnw_bots::training::{Errors, Trainer, TrainingParameters};
use rnw_flip::content::content_hash;
use rnw_system::{Limit, read, write};
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

/// The largest checkpoint: 2^20 weights with all that is known of them take less.
const CHECKPOINT_MAX: Limit = Limit::new("a checkpoint", 32 << 20);
/// The version of the format.
const FORMAT: u32 = 1;

/// The checkpoint of a plan: where it lies, and which training it is of.
pub(super) struct Checkpoint {
    path: PathBuf,
    parameters: TrainingParameters,
    games: u64,
    /// All that the values depend on, except the number of games.
    key: Vec<(String, String)>,
}

/// What the file contains.
#[derive(Serialize, Deserialize)]
struct Content {
    key: Vec<(String, String)>,
    games: u64,
    weights: Vec<f32>,
    errors: Vec<(f32, f32, u32)>,
}

impl Checkpoint {
    pub(super) fn of(
        plan: &TrainPlan,
        tables: &TrainingTables,
        parameters: TrainingParameters,
    ) -> Self {
        let mut name = OsString::from(plan.out.as_os_str());
        name.push(".part");
        let key = [
            ("format", FORMAT.to_string()),
            ("game", plan.entry.name.to_owned()),
            ("pack", content_hash(&plan.files)),
            ("features of version", tables.features_version().to_string()),
            ("seats", format!("{:?}", tables.seats)),
            ("seed", plan.seed.to_string()),
            ("parameters", format!("{parameters:?}")),
        ];
        Self {
            path: name.into(),
            parameters,
            games: plan.games,
            key: key.map(|(name, value)| (name.to_owned(), value)).into(),
        }
    }

    /// The trainer of the checkpoint; `None` if there is no checkpoint, or with `force` if it is of other training.
    pub(super) fn resumed(&self, force: bool) -> Result<Option<Trainer>, StudioError> {
        let found = read::found(&self.path, CHECKPOINT_MAX);
        let Some(bytes) = found.map_err(|error| error.at(&self.path))? else {
            return Ok(None);
        };
        match self.trainer(&bytes) {
            Ok(trainer) => Ok(Some(trainer)),
            Err(_) if force => Ok(None),
            Err(problem) => {
                let path = self.path.display();
                Err(StudioError::Usage(format!(
                    "{path}: {problem}; --force begins again"
                )))
            }
        }
    }

    fn trainer(&self, bytes: &[u8]) -> Result<Trainer, String> {
        let damaged = || "not a checkpoint of training, or a damaged one".to_owned();
        let content: Content = postcard::from_bytes(bytes).map_err(|_| damaged())?;
        let mut both = content.key.iter().zip(&self.key);
        if let Some(((name, found), (_, expected))) = both.find(|(found, own)| found != own) {
            return Err(format!(
                "this training has {name} {found}, but this command line has {expected}"
            ));
        }
        if content.games > self.games {
            return Err(format!(
                "this training has learned from {} games, but this command line has {}",
                content.games, self.games
            ));
        }
        let errors = content.errors.iter().map(|(sum, sizes, count)| Errors {
            sum: *sum,
            sizes: *sizes,
            count: *count,
        });
        let errors = errors.collect();
        Trainer::resumed(self.parameters, content.games, content.weights, errors)
            .ok_or_else(damaged)
    }

    pub(super) fn write(&self, trainer: &Trainer) -> Result<(), StudioError> {
        let (weights, errors) = trainer.weights();
        let errors = errors.iter().map(|one| (one.sum, one.sizes, one.count));
        let content = Content {
            key: self.key.clone(),
            games: trainer.games(),
            weights: weights.to_vec(),
            errors: errors.collect(),
        };
        let bytes =
            postcard::to_allocvec(&content).map_err(|error| StudioError::internal(&error))?;
        Ok(write::new_file(&self.path, true, &bytes)?)
    }

    /// Removes the file. If that fails, it stays as a checkpoint of training that is over.
    pub(super) fn remove(&self) {
        let _ = fs::remove_file(&self.path);
    }
}
