//! Saved games that become tables: `rnw serve FILE`.

use super::library::CatalogueLibrary;
use super::storage::RecordFolder;
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::recorded::Replayed;
use rnw_archive::records;
use rnw_catalogue::Catalogue;
use rnw_plan::seating::player_label;
use rnw_server::{BotLevel, SeatPlan, TableCreated, TableStorage, table_of_record, with_new_host};
use std::path::Path;

/// The table of a saved game, and the secret of its host. A table that exists already gets a new secret.
pub(super) fn open(
    catalogue: &Catalogue,
    library: &CatalogueLibrary,
    storage: &RecordFolder,
    file: &Path,
    out: &mut Out,
) -> Result<TableCreated, Failure> {
    if let Some(table) = storage.table_of(file)
        && let Some(note) = storage.note(&table)?
    {
        let (host, note) = with_new_host(&note)?.ok_or_else(|| {
            let file = file.display();
            Failure::Usage(format!("the file beside {file} is damaged"))
        })?;
        storage.keep_note(&table, &note)?;
        return Ok(TableCreated { table, host });
    }
    // Fails if another program uses the record.
    let (locked, record, tail) = records::reopen(file)?;
    drop(locked);
    let choice = library.choice_of(&record.header).ok_or_else(|| {
        let file = file.display();
        Failure::Usage(format!(
            "the server does not offer the pack of {file}; --packs names the folder that contains the folder of the pack"
        ))
    })?;
    // Fails if the game cannot go on.
    let pack = library.folder_of(&choice);
    let Replayed { record, .. } =
        Replayed::of(catalogue, file, (record, tail), pack, out.language())?;
    let seats = record.header.seats.iter();
    let seats: Vec<SeatPlan> = seats.map(|seat| plan(&seat.player)).collect();
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
