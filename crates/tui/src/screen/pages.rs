//! The pages below the table.

use roll_and_write::picture::{Picture, PlacePicture, TrackPicture};

/// A page below the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScreenPage {
    /// The table itself, in a small window.
    Table,
    Offer,
    /// The regions of the boards.
    Regions,
    /// The place of another seat, by its index in the picture.
    Place(usize),
    Log,
    Legend,
}

/// The pages of a picture.
pub(crate) fn pages(picture: &Picture) -> Vec<ScreenPage> {
    // Printed sheets of the other seats are on the table in a short form, so the log comes before them.
    let log_first = picture.places.first().is_some_and(is_printed);
    let log = |wanted: bool| (log_first == wanted).then_some(ScreenPage::Log);
    table_pages(picture)
        .chain(log(true))
        .chain(other_places(picture))
        .chain(log(false))
        .chain([ScreenPage::Legend])
        .collect()
}

/// The pages in a small window: the table is one of them, and so is the viewer's place. Log and legend have keys of
/// their own, so there are as many pages as in a large window.
pub(super) fn small_pages(picture: &Picture) -> Vec<ScreenPage> {
    let own = ScreenPage::Place(0);
    let pages = std::iter::once(ScreenPage::Table).chain(table_pages(picture));
    pages.chain([own]).chain(other_places(picture)).collect()
}

fn table_pages(picture: &Picture) -> impl Iterator<Item = ScreenPage> {
    let offer = (!picture.offer.is_empty()).then_some(ScreenPage::Offer);
    let has_regions = picture.boards.iter().any(|board| !board.regions.is_empty());
    offer
        .into_iter()
        .chain(has_regions.then_some(ScreenPage::Regions))
}

/// The pages of the other seats.
pub(super) fn other_places(picture: &Picture) -> impl Iterator<Item = ScreenPage> {
    let others = picture.places.iter().enumerate().skip(1);
    others
        .filter(|(_, place)| has_page(place))
        .map(|(at, _)| ScreenPage::Place(at))
}

/// Whether a place has a sheet with something printed.
pub(super) fn is_printed(place: &PlacePicture) -> bool {
    place.tracks.iter().any(TrackPicture::is_printed)
}

/// Whether a place needs more than one line.
pub(super) fn has_page(place: &PlacePicture) -> bool {
    !place.boards.is_empty() || !place.tracks.is_empty()
}
