//! The picture for people who watch: only what every seat is shown.
//!
//! The rules know views of seats and no others. So the picture of an onlooker is what the views of all seats have in
//! common. The place of a seat is what all other seats are shown of it.

use roll_and_write::picture::{
    CardPicture, CellPicture, FencePicture, LinkPicture, Mark, Picture, Piece, PlacePicture,
};
use roll_and_write::{Score, Seat};

/// The picture of an onlooker. `pictures` are those of the seats, seat 1 first. It is never empty.
pub(crate) fn picture(mut pictures: Vec<Picture>) -> Picture {
    let mut places: Vec<PlacePicture> = Vec::new();
    for seat in Seat::all(pictures.len()) {
        let others = pictures.iter().enumerate();
        let others = others.filter(|(viewer, _)| *viewer != seat.index() || pictures.len() == 1);
        let place = |picture: &Picture| {
            picture
                .places
                .iter()
                .find(|place| place.seat == seat)
                .cloned()
        };
        let seen = others.filter_map(|(_, picture)| place(picture));
        places.extend(seen.reduce(common_place));
    }
    let last = pictures.pop().unwrap_or_default();
    let mut common = pictures.into_iter().fold(last, common_picture);
    common.places = places;
    common.hand = Vec::new();
    common.owed = None;
    common
}

/// The score of a seat as all others are shown it; `None` if it is hidden from one of them.
pub(crate) fn score(seen: impl IntoIterator<Item = Option<Score>>) -> Option<Score> {
    let both =
        |one: Option<Score>, other: Option<Score>| one.filter(|one| Some(one) == other.as_ref());
    seen.into_iter().reduce(both).flatten()
}

fn common_picture(one: Picture, other: Picture) -> Picture {
    Picture {
        headline: common_items(one.headline, &other.headline),
        pattern: same(one.pattern, other.pattern.as_ref()),
        upcoming: common_items(one.upcoming, &other.upcoming),
        offer: common_items(one.offer, &other.offer),
        facts: common_items(one.facts, &other.facts),
        dice: common_items(one.dice, &other.dice),
        hand: Vec::new(),
        boards: common_cards(one.boards, other.boards),
        places: Vec::new(),
        legend: common_items(one.legend, &other.legend),
        owed: None,
    }
}

fn same<T: PartialEq>(one: Option<T>, other: Option<&T>) -> Option<T> {
    one.filter(|one| Some(one) == other)
}

fn common_items<T: PartialEq>(one: Vec<T>, other: &[T]) -> Vec<T> {
    let mut items = one;
    items.retain(|item| other.contains(item));
    items
}

fn common_place(one: PlacePicture, other: PlacePicture) -> PlacePicture {
    PlacePicture {
        seat: one.seat,
        letter: one.letter,
        boards: common_cards(one.boards, other.boards),
        tracks: common_items(one.tracks, &other.tracks),
        hidden: Vec::new(),
        facts: common_items(one.facts, &other.facts),
    }
}

/// The boards with the same names at the same places.
fn common_cards(one: Vec<CardPicture>, other: Vec<CardPicture>) -> Vec<CardPicture> {
    let pairs = one.into_iter().zip(other);
    let same = pairs.filter(|(one, other)| one.name == other.name && one.frame == other.frame);
    same.map(|(one, other)| common_card(one, other)).collect()
}

fn common_card(one: CardPicture, other: CardPicture) -> CardPicture {
    let cells = one.cells.into_iter().zip(other.cells);
    let links = one.links.zip(other.links);
    CardPicture {
        place: one.place,
        name: one.name,
        title: one.title,
        labels: one.labels,
        facts: common_items(one.facts, &other.facts),
        frame: one.frame,
        cells: cells
            .map(|(one, other)| common_cell(&one, &other))
            .collect(),
        fences: one.fences.zip(other.fences).map(common_fences),
        hue: one.hue,
        regions: common_items(one.regions, &other.regions),
        links: links.map(|(one, other)| common_links(one, &other)),
    }
}

fn common_cell(one: &CellPicture, other: &CellPicture) -> CellPicture {
    CellPicture {
        mark: common_mark(one.mark, other.mark),
        symbol: same(one.symbol, other.symbol.as_ref()),
        piece: one.piece.zip(other.piece).and_then(common_piece),
        print: same(one.print, other.print.as_ref()),
        ..one.clone()
    }
}

/// A mark that both know. One of them may know better that it is new.
fn common_mark(one: Mark, other: Mark) -> Mark {
    match (one, other) {
        (Mark::Free, _) | (_, Mark::Free) => Mark::Free,
        (Mark::Fresh, Mark::Fresh) => Mark::Fresh,
        _ => Mark::Old,
    }
}

fn common_piece((one, other): (Piece, Piece)) -> Option<Piece> {
    (one.letter == other.letter).then(|| Piece {
        letter: one.letter,
        number: same(one.number, other.number.as_ref()),
        fresh: one.fresh && other.fresh,
    })
}

fn common_fences((one, other): (FencePicture, FencePicture)) -> FencePicture {
    FencePicture {
        right: one.right & other.right,
        below: one.below & other.below,
        fresh_right: one.fresh_right & other.fresh_right,
        fresh_below: one.fresh_below & other.fresh_below,
    }
}

fn common_links(one: Vec<LinkPicture>, other: &[LinkPicture]) -> Vec<LinkPicture> {
    let known = |link: &LinkPicture| {
        let mut ends = other.iter();
        ends.find(|known| (known.from, known.to) == (link.from, link.to))
            .copied()
    };
    let links = one.into_iter().filter_map(|link| {
        let mark = common_mark(link.mark, known(&link)?.mark);
        Some(LinkPicture { mark, ..link })
    });
    links.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::WideFrame;

    /// The picture of a seat with one shared cell and its own place.
    fn seen_by(viewer: usize, cell: &CellPicture) -> Picture {
        let frame = WideFrame::new(1, 1).unwrap();
        let card = CardPicture::new("board", frame, |_| cell.clone());
        let order = [viewer, 1 - viewer].map(Seat::new);
        Picture {
            boards: vec![card],
            hand: vec![CardPicture::new("secret", frame, |_| {
                CellPicture::plain(false)
            })],
            ..Picture::of_places(order.map(|seat| PlacePicture::new(seat, Vec::new())))
        }
    }

    fn piece(number: Option<u8>) -> CellPicture {
        let piece = Piece {
            letter: 'A',
            number,
            fresh: true,
        };
        CellPicture {
            piece: Some(piece),
            ..CellPicture::plain(false)
        }
    }

    #[track_caller]
    fn check(first: &CellPicture, second: &CellPicture, expected: &CellPicture) {
        let found = picture(vec![seen_by(0, first), seen_by(1, second)]);
        assert_eq!(found.boards[0].cells[0], *expected);
        assert!(found.hand.is_empty());
        let seats: Vec<usize> = found
            .places
            .iter()
            .map(|place| place.seat.number())
            .collect();
        assert_eq!(seats, [1, 2]);
    }

    #[test]
    fn an_onlooker_sees_what_all_seats_see() {
        let known = piece(Some(4));
        check(&known, &known, &known);
        check(&known, &piece(None), &piece(None));
        check(&piece(None), &known, &piece(None));
        let (free, marked) = (CellPicture::plain(false), CellPicture::plain(true));
        // A piece that only its owner sees yet.
        check(&known, &free, &free);
        check(&marked, &free, &free);
        let fresh = CellPicture {
            mark: Mark::Fresh,
            ..marked.clone()
        };
        check(&fresh, &marked, &marked);
    }

    #[test]
    fn a_score_that_is_hidden_from_one_is_hidden() {
        let known = Some(Score::default());
        assert_eq!(score([known.clone(), known.clone()]), known);
        assert_eq!(score([known.clone(), None]), None);
        assert_eq!(score([None, known]), None);
    }
}
