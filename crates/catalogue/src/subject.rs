//! Makes games of a catalogue available to the testkit.

use crate::{Catalogue, GameEntry, LoadedGame};
use rnw_testkit::{NotOpened, Setup, Subject, TestGame};
use std::sync::Arc;

/// A game of a catalogue under test, with the plugins of the catalogue. It is compared with the reference if
/// the reference knows the game. The caller adds the packs.
///
/// ```
/// use rnw_catalogue::{Catalogue, subject};
/// use rnw_testkit::{CheckConfig, check, law};
/// let catalogue = Catalogue::stock();
/// let entry = &catalogue.entries()[2];
/// let nuggets = subject(&catalogue, entry).pack(entry.name, (entry.shipped)());
/// let config = CheckConfig {
///     laws: vec![law("audit").unwrap()],
///     ..CheckConfig::default().games(2)
/// };
/// assert_eq!(check(&nuggets, &config, |_| {})?.games, 2);
/// # Ok::<(), rnw_testkit::Failed>(())
/// ```
pub fn subject(catalogue: &Catalogue, entry: &GameEntry) -> Subject {
    subject_for(catalogue, entry, entry.seats)
}

/// The same for a range of numbers of seats, both ends included.
///
/// ```
/// use rnw_catalogue::{Catalogue, subject_for};
/// let catalogue = Catalogue::stock();
/// let nuggets = subject_for(&catalogue, &catalogue.entries()[2], (2, 3));
/// assert_eq!(nuggets.seats(), 2..=3);
/// ```
pub fn subject_for(
    catalogue: &Catalogue,
    entry: &GameEntry,
    (least, most): (usize, usize),
) -> Subject {
    let (entry, plugins) = (*entry, catalogue.plugins().clone());
    let open = move |setup: &Setup| -> Result<LoadedGame, NotOpened> {
        entry
            .open(&setup.pack.files, &setup.options, setup.seats, &plugins)
            .map_err(|error| NotOpened(error.to_string()))
    };
    let mut tables = entry.seats.0..=entry.seats.1;
    let shipped = tables.find_map(|seats| {
        entry
            .open(&(entry.shipped)(), &[], seats, catalogue.plugins())
            .ok()
    });
    let is_known = shipped.is_some_and(|loaded| loaded.outside.is_some());
    let again = open.clone();
    let subject = Subject::erased(entry.name, least..=most, move |setup| {
        let game: Arc<dyn TestGame> = open(setup)?.game;
        Ok(game)
    });
    let subject = subject.options(entry.options);
    if !is_known {
        return subject;
    }
    subject.reference(move |setup| {
        let outside = again(setup)?.outside;
        outside.ok_or_else(|| NotOpened(format!("the reference does not know {}", entry.name)))
    })
}
