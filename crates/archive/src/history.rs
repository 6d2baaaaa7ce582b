//! The results of people's games, from the records in the platform's folder.
//!
//! The records are the source. An index keeps what was read from them, so that each record is read only once. It
//! can be deleted at any time: the results stay the same.

mod export;
mod facts;
mod game;
mod index;
mod list;
mod own_rank;
mod page;
mod statistics;

pub use export::export;
pub use game::{HistoryFilter, HistoryGame, HistorySeat};
pub use own_rank::{OwnRank, own_ranks};
pub use statistics::{
    HistoryGroup, HistoryStatistics, OpponentKind, OpponentWins, PersonResults, PersonWins,
    ScoreTrend,
};

use crate::ArchiveError;
use crate::pack_names::PackNames;
use crate::records::{self, KeptRecord};
use facts::RecordFacts;
use rnw_catalogue::Catalogue;

/// All finished games in which a person played and that were saved in the platform's folder, the newest first.
/// Games that another process has open are left out.
pub fn finished(catalogue: &Catalogue) -> Vec<HistoryGame> {
    finished_in(
        catalogue,
        &records::kept_records(),
        records::index_path().as_deref(),
    )
}

/// The same for these records, with this index.
fn finished_in(
    catalogue: &Catalogue,
    records: &[KeptRecord],
    index: Option<&std::path::Path>,
) -> Vec<HistoryGame> {
    let read = |record: &KeptRecord| {
        let record = records::read_idle(&record.path)?;
        Some(RecordFacts::of(&record))
    };
    let facts = index::facts(records, index, &read);
    let mut packs = PackNames::new(catalogue);
    let games = (1..).zip(records.iter().zip(facts));
    let mut games: Vec<HistoryGame> = games
        .filter_map(|(number, (record, facts))| {
            Some(HistoryGame::new(number, record, facts?, &mut packs))
        })
        .collect();
    games.sort_by(|a, b| b.date().cmp(a.date()));
    games
}

/// Deletes the record of a game, so that nothing of the game is left.
///
/// # Errors
/// If another program is using the record, if it has changed, or if the system cannot delete it.
pub fn forget(game: &HistoryGame) -> Result<(), ArchiveError> {
    game.kept.delete()
}
