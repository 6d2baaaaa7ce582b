//! The rules of a pack for all its numbers of seats, and training with them.

use crate::StudioError;
use rnw_batch::side_by_side::in_order;
use rnw_bots::training::{OpenTraining, Trainer, TrainingGame, TrainingRules};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_plan::{load_game, pack};
use std::ops::ControlFlow;

/// The rules of a pack for all its numbers of seats, which games of training take in turn.
#[derive(Debug)]
pub(crate) struct TrainingTables {
    /// The numbers of seats: two, more, and one at the end.
    pub(crate) seats: Vec<usize>,
    rules: Vec<TrainingRules>,
}

impl TrainingTables {
    /// Opens the rules, with the options as printed.
    pub(crate) fn open(
        catalogue: &Catalogue,
        entry: &GameEntry,
        files: &Files,
    ) -> Result<Self, StudioError> {
        let mut seats = pack::tables(catalogue, entry, files);
        seats.sort_by_key(|seats| (*seats == 1, *seats));
        if seats.is_empty() {
            // The error is that of the fewest seats.
            seats.push(pack::seats_of(entry, files).0);
        }
        let open = |seats: &usize| {
            let loaded = load_game(catalogue, entry, files, &[], *seats)?;
            Ok(loaded.game.accept(OpenTraining))
        };
        let rules = seats.iter().map(open).collect::<Result<_, StudioError>>()?;
        Ok(Self { seats, rules })
    }

    /// The version of the features of the game.
    pub(crate) fn features_version(&self) -> u32 {
        self.rules[0].features_version
    }

    /// Fails if the game lists no features.
    pub(crate) fn must_have_features(
        &self,
        trainer: &Trainer,
        entry: &GameEntry,
    ) -> Result<(), StudioError> {
        if self.play(trainer, trainer.games()).has_features() {
            return Ok(());
        }
        let game = entry.name;
        Err(StudioError::Usage(format!(
            "{game} lists no features of its states, so nothing can be learned; expected a game that implements `Ruleset::features`"
        )))
    }

    fn play(&self, trainer: &Trainer, game: u64) -> TrainingGame {
        let rules = &self.rules[(game % self.rules.len() as u64) as usize];
        rules.play(trainer, game)
    }

    /// Learns from games until there were so many in all, or `after` breaks, which is called after each batch. The games of
    /// a batch are played side by side.
    pub(crate) fn train(
        &self,
        trainer: &mut Trainer,
        games: u64,
        jobs: usize,
        mut after: impl FnMut(&Trainer) -> Result<ControlFlow<()>, StudioError>,
    ) -> Result<(), StudioError> {
        while trainer.games() < games {
            let batch = trainer.batch(games);
            let play = |index: usize| Ok(self.play(trainer, batch.start + index as u64));
            let count = (batch.end - batch.start) as usize;
            let played: Result<Vec<TrainingGame>, StudioError> = in_order(count, jobs, play, || ());
            for game in &played? {
                trainer.learn(game);
            }
            if after(trainer)?.is_break() {
                break;
            }
        }
        Ok(())
    }
}
