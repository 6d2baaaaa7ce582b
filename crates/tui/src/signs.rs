//! What the signs of a picture mean.

use crate::glyphs::Glyphs;
use roll_and_write::Ground;
use roll_and_write::picture::Picture;

/// The signs that a picture can show on cards, boards and sheets, each with the key of what it means. What a mark
/// of earlier and a fresh one mean depends on who draws: these are their keys.
pub fn signs(
    glyphs: Glyphs,
    picture: &Picture,
    [old, fresh]: [&'static str; 2],
) -> Vec<(String, &'static str)> {
    let cards = || {
        let own = picture.places.iter().flat_map(|place| &place.boards);
        own.chain(&picture.boards).chain(&picture.hand)
    };
    let shows = |ground| {
        let mut cells = cards().flat_map(|card| &card.cells);
        cells.any(|cell| cell.ground == ground)
    };
    let grounds = [
        (Ground::Plain, "table-sign-free"),
        (Ground::Gap, "table-sign-gap"),
        (Ground::Wall, "table-sign-wall"),
        (Ground::Entry, "table-sign-entry"),
        (Ground::Tomb, "table-sign-tomb"),
    ];
    // A blank needs no explanation.
    let grounds = grounds.map(|(ground, key)| (ground, glyphs.ground(ground), key));
    let mut signs: Vec<(String, &'static str)> = grounds
        .into_iter()
        .filter(|(ground, glyph, _)| *glyph != ' ' && shows(*ground))
        .map(|(_, glyph, key)| (glyph.to_string(), key))
        .collect();
    if picture.boards.is_empty() {
        signs.extend([
            (glyphs.old().to_string(), old),
            (glyphs.fresh().to_string(), fresh),
        ]);
    }
    if picture.places.iter().any(|place| !place.tracks.is_empty()) {
        signs.extend([
            (glyphs.empty().to_string(), "table-sign-empty"),
            (glyphs.crossed().to_string(), "table-sign-crossed"),
        ]);
    }
    if cards().any(|card| card.fences.is_some()) {
        signs.extend([
            (pair(glyphs.fence(false)), "table-sign-fence"),
            (pair(glyphs.fence(true)), "table-sign-fence-fresh"),
            ("A3".to_owned(), "table-sign-piece"),
            ("B?".to_owned(), "table-sign-piece-hidden"),
            (">B?".to_owned(), "table-sign-piece-fresh"),
        ]);
    }
    signs
}

/// Two signs that belong together.
pub(crate) fn pair((one, other): (char, char)) -> String {
    format!("{one} {other}")
}
