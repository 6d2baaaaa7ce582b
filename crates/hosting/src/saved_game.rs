//! Saved games that become tables.

use crate::{CatalogueLibrary, HostingError, RecordFolder};
use rnw_archive::recorded::Replayed;
use rnw_archive::records;
use rnw_catalogue::Catalogue;
use rnw_i18n::Language;
use rnw_plan::seating::player_label;
use rnw_server::{
    BotLevel, GameLibrary, SeatPlan, TableCreated, TableStorage, table_of_record, with_new_host,
};
use std::path::Path;

/// Makes the table of a saved game, with a secret for its host. A table that exists already gets a new secret.
/// `language` is that of the reasons why a record is wrong.
///
/// # Errors
/// If another program uses the record, if the game cannot go on, or if its pack is not offered.
pub fn saved_table(
    catalogue: &Catalogue,
    library: &CatalogueLibrary,
    storage: &RecordFolder,
    file: &Path,
    language: Language,
) -> Result<TableCreated, HostingError> {
    if let Some(table) = storage.table_of(file)
        && let Some(note) = storage.note(&table)?
    {
        let made = with_new_host(&note)?;
        let (host, note) = made.ok_or_else(|| HostingError::Damaged(file.to_owned()))?;
        storage.keep_note(&table, &note)?;
        return Ok(TableCreated { table, host });
    }
    let (locked, record, tail) = records::reopen(file)?;
    drop(locked);
    let choice = library.choice_of(&record.header);
    let choice = choice.ok_or_else(|| HostingError::NotOffered(file.to_owned()))?;
    let pack = library.folder_of(&choice);
    let Replayed { record, .. } = Replayed::of(catalogue, file, (record, tail), pack, language)?;
    let seats = record.seats();
    let seats: Vec<SeatPlan> = seats.iter().map(|seat| plan(&seat.player)).collect();
    let (created, note) = table_of_record(choice, &record, &seats)?;
    storage.adopt(&created.table, file, &note)?;
    Ok(created)
}

/// Who plays in a seat from now on. The server has bots by level alone.
fn plan(player: &str) -> SeatPlan {
    if player == "me" {
        return SeatPlan::Person;
    }
    let level = BotLevel::named(&player_label(player)).unwrap_or_default();
    SeatPlan::Bot { level }
}
