//! Games of a catalogue as the test kit has them.

use crate::catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_testkit::{NotOpened, Setup, Subject, TestGame};
use std::sync::Arc;

/// A game of a catalogue under test, with the plugins of the catalogue; held against the reference if that
/// knows the game. Packs are named by who tests.
///
/// ```
/// use rnw_cli::{Catalogue, subject};
/// use rnw_testkit::{Config, check, law};
/// let catalogue = Catalogue::stock();
/// let row = &catalogue.rows()[2];
/// let nuggets = subject(&catalogue, row).pack(row.name, (row.shipped)());
/// let config = Config {
///     laws: vec![law("audit").unwrap()],
///     ..Config::default().games(2)
/// };
/// assert_eq!(check(&nuggets, &config, |_| {})?.games, 2);
/// # Ok::<(), rnw_testkit::Failed>(())
/// ```
pub fn subject(catalogue: &Catalogue, row: &GameEntry) -> Subject {
    seated(catalogue, row, row.seats)
}

/// The same, with from so many to so many seats.
pub(crate) fn seated(
    catalogue: &Catalogue,
    row: &GameEntry,
    (least, most): (usize, usize),
) -> Subject {
    let (row, plugins) = (*row, catalogue.plugins().clone());
    let open = move |opening: &Setup| -> Result<LoadedGame, NotOpened> {
        row.open(
            &opening.pack.files,
            &opening.options,
            opening.seats,
            &plugins,
        )
        .map_err(|failure| NotOpened(failure.to_string()))
    };
    let mut tables = row.seats.0..=row.seats.1;
    let shipped = tables.find_map(|seats| {
        row.open(&(row.shipped)(), &[], seats, catalogue.plugins())
            .ok()
    });
    let is_known = shipped.is_some_and(|opened| opened.outside.is_some());
    let again = open.clone();
    let subject = Subject::opened(row.name, least..=most, move |opening| {
        let game: Arc<dyn TestGame> = open(opening)?.game;
        Ok(game)
    });
    let subject = subject.options(row.options);
    if !is_known {
        return subject;
    }
    subject.reference(move |opening| {
        let outside = again(opening)?.outside;
        outside.ok_or_else(|| NotOpened(format!("the reference does not know {}", row.name)))
    })
}
