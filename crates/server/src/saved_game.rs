//! Saved games that become tables.

use crate::library::GameChoice;
use crate::message::{SeatPlan, TableCreated};
use crate::note::{SeatNote, TableNote};
use crate::secret::{self, SecretHash};
use rnw_session::Record;
use std::io;

/// The table of a saved game, and the file to keep beside its record. Nobody holds the seats of people yet. `seats`
/// says who played in each seat, seat 1 first.
///
/// # Errors
/// If the system has no random numbers.
pub fn table_of_record(
    choice: GameChoice,
    record: &Record,
    seats: &[SeatPlan],
) -> io::Result<(TableCreated, String)> {
    let host = secret::new_secret()?;
    let table = secret::new_name()?;
    let names = record.seats().into_iter().map(|seat| seat.name);
    let seat = |(name, plan): (String, &SeatPlan)| match SeatNote::planned(*plan) {
        SeatNote::Free { .. } => SeatNote::Free { name: Some(name) },
        held @ (SeatNote::Person { .. } | SeatNote::Bot { .. }) => held,
    };
    let note = TableNote {
        begun: true,
        ..TableNote::new(
            choice,
            record.header.seed,
            SecretHash::of(&host),
            names.zip(seats).map(seat).collect(),
        )
    };
    Ok((TableCreated { table, host }, note.text()))
}

/// A new secret of the host for the table of this file, and the new file. The earlier secret becomes void. `None` if
/// the text is not such a file.
///
/// # Errors
/// If the system has no random numbers.
pub fn with_new_host(note: &str) -> io::Result<Option<(String, String)>> {
    let Some(mut note) = TableNote::read(note) else {
        return Ok(None);
    };
    let host = secret::new_secret()?;
    note.host = SecretHash::of(&host);
    Ok(Some((host, note.text())))
}
