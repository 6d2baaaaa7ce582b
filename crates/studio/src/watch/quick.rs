//! Learns values for a version of a pack in the background, while the pack is watched.

use crate::StudioError;
use crate::stats::ValuesOrigin;
use crate::train::{TrainingTables, with_values, written};
use rnw_bots::training::{Trainer, TrainingParameters};
use rnw_catalogue::Catalogue;
use rnw_flip::content::content_hash;
use rnw_packs::{Files, VALUES, ValuesFile, ValuesHeader};
use rnw_plan::pack;
use rnw_system::threads;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

/// Training in the background. It stops when it is dropped.
#[derive(Debug)]
pub(super) struct QuickTraining {
    /// The hash of the meaning of the version.
    content: String,
    values: Receiver<Vec<u8>>,
    stop: Arc<AtomicBool>,
}

impl QuickTraining {
    /// Begins to learn from so many games. It starts from these values, or from those of the pack that the version extends.
    /// `None` if the version has values of its own, or if nothing can be learned for it.
    pub(super) fn start(
        catalogue: &Catalogue,
        files: &Files,
        known: Option<&[u8]>,
        games: u64,
    ) -> Option<Self> {
        if ValuesOrigin::of(files) == ValuesOrigin::Own {
            return None;
        }
        Self::started(catalogue, files, known, games).ok().flatten()
    }

    fn started(
        catalogue: &Catalogue,
        files: &Files,
        known: Option<&[u8]>,
        games: u64,
    ) -> Result<Option<Self>, StudioError> {
        let entry = pack::entry_of(catalogue, files)?;
        let tables = TrainingTables::open(catalogue, entry, files)?;
        let base = || files.blob(VALUES).map(|blob| blob.bytes.as_slice());
        let parameters = TrainingParameters::default();
        let mut trainer = match known.or_else(base).map(ValuesFile::read) {
            Some(Ok(file)) => Trainer::beginning_with(&file.values, parameters),
            _ => Trainer::new(parameters),
        };
        tables.must_have_features(&trainer, entry)?;
        let content = content_hash(files);
        let header = ValuesHeader {
            game: entry.name.to_owned(),
            content: content.clone(),
            features: tables.features_version(),
            games,
            seed: parameters.seed,
        };
        let (sender, values) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let work = move || {
            let learned = tables.train(&mut trainer, games, 1, |_| {
                Ok(if stopped.load(Ordering::Relaxed) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            });
            if let Ok(bytes) = learned.and_then(|()| written(&trainer, &header)) {
                let _ = sender.send(bytes);
            }
        };
        // Without a thread there are no values, and the games are played as before.
        let is_started = threads::start("training", work).is_ok();
        Ok(is_started.then_some(Self {
            content,
            values,
            stop,
        }))
    }

    /// Whether it is for a version with the same meaning.
    pub(super) fn is_for(&self, files: &Files) -> bool {
        self.content == content_hash(files)
    }

    /// The value file, as soon as it is ready.
    pub(super) fn ready(&self) -> Option<Vec<u8>> {
        self.values.try_recv().ok()
    }
}

impl Drop for QuickTraining {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The files of a version with values that were learned while it was watched, unless it has values of its own.
pub(super) fn with_quick_values(files: Files, values: Option<&[u8]>) -> Files {
    match values {
        Some(bytes) if ValuesOrigin::of(&files) != ValuesOrigin::Own => {
            with_values(files, VALUES.to_owned(), bytes.to_vec())
        }
        _ => files,
    }
}
