//! Score sheets with printed numbers: how they look, and how boxes are chosen.

use super::screens::check_golden;
use super::{Setting, TestScreen};
use crate::spot::Spot;
use crate::{Glyphs, ThemeName};
use crossterm::event::{Event, KeyCode, MouseEventKind};
use roll_and_write::Target;
use roll_and_write::picture::{Face, Picture};
use std::collections::BTreeMap;

/// A table of the sheet game after some turns.
fn open(glyphs: Glyphs, size: (u16, u16)) -> TestScreen {
    let setting = Setting::of("sheet").with(1, 3).sized(size);
    let mut screen = TestScreen::open(setting.themed(ThemeName::default(), glyphs));
    for _ in 0..5 {
        screen.key(KeyCode::Enter);
    }
    screen
}

#[test]
fn sheets_are_as_they_were() {
    for (name, glyphs, size) in [
        ("sheet-80x24.txt", Glyphs::Unicode, (80, 24)),
        ("sheet-ascii-80x24.txt", Glyphs::Ascii, (80, 24)),
        ("sheet-40x24.txt", Glyphs::Unicode, (40, 24)),
        ("sheet-140x44.txt", Glyphs::Unicode, (140, 44)),
    ] {
        check_golden(name, &open(glyphs, size).text());
    }
}

/// The cursor goes over the boxes that are neither crossed nor closed, by the arrow keys.
#[test]
fn arrow_keys_go_from_box_to_box() {
    let mut screen = open(Glyphs::Unicode, (80, 24));
    screen.press("\t");
    let mut seen = Vec::new();
    for key in [KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Up] {
        screen.key(key);
        let Some(Spot::Box(track, index)) = screen.cursor() else {
            panic!("{:?}\n{}", screen.cursor(), screen.text());
        };
        let one = screen.selection().box_at(track, index);
        assert!(one.is_some_and(|one| !one.is_filled() && !one.closed));
        seen.push((track, index));
    }
    seen.dedup();
    assert!(seen.len() > 2, "{seen:?}");
}

/// Every legal box can be clicked, and so can a box that is not legal: then the reason is shown.
#[test]
fn the_mouse_chooses_boxes() {
    let mut screen = open(Glyphs::Unicode, (80, 24));
    let selection = screen.selection();
    let legal = screen.targets();
    let zones = screen.app.zones().to_vec();
    let zone = |spot: Spot| zones.iter().find(|zone| zone.spot == spot).copied();
    for target in &legal {
        if let Target::Box { track, index } = target {
            assert!(zone(Spot::Box(*track, *index)).is_some(), "{target:?}");
        }
    }
    let is_free = |track: usize, index: usize| {
        let one = selection.box_at(track, index).unwrap();
        let target = Target::Box { track, index };
        !one.is_filled() && !one.closed && !legal.contains(&target)
    };
    let illegal = (0..11).find(|index| is_free(0, *index)).unwrap();
    let zone = zone(Spot::Box(0, illegal)).unwrap();
    screen.click(zone.rect.x + 1, zone.rect.y);
    screen.shows("you have passed it");
}

/// The condition of a box is shown as long as the cursor is there.
#[test]
fn a_box_says_its_condition() {
    let mut screen = open(Glyphs::Unicode, (80, 24));
    let zones = screen.app.zones().to_vec();
    let mut zones = zones.iter();
    let last = zones.find(|zone| zone.spot == Spot::Box(0, 10)).unwrap();
    screen.mouse(MouseEventKind::Moved, last.rect.x + 1, last.rect.y);
    screen.shows("Needs 5 crosses");
    screen.event(Event::Resize(40, 24));
    assert!(screen.text().contains("12"));
}

/// Whole games by keys alone end with the same record as the table says.
#[test]
fn games_with_boxes_are_played_to_their_end() {
    let mut screen = open(Glyphs::Unicode, (80, 24));
    screen.draws = false;
    for _ in 0..60 {
        screen.press("\t\n");
        if screen.app.is_asking() {
            screen.press("y");
        }
    }
    assert!(screen.is_over());
    screen.check_record();
}

/// What has another colour has another sign too, on sheets, dice and cards and in the legend.
#[test]
fn colour_never_means_alone() {
    for game in super::GAMES {
        let mut screen = TestScreen::open(Setting::of(game));
        let mut hues = BTreeMap::new();
        for _ in 0..6 {
            screen.play_on(1);
            for face in faces(&screen.selection().picture) {
                for (glyphs, sign) in [("unicode", face.glyph), ("ascii", face.ascii)] {
                    let first = *hues.entry((glyphs, sign)).or_insert(face.hue);
                    assert_eq!(
                        face.hue, first,
                        "{game}: {sign:?} has two colours, {glyphs}"
                    );
                }
            }
        }
    }
}

/// A marked cell and a symbol of it, such as a bonus cross, have different signs.
#[test]
fn no_symbol_looks_like_a_mark() {
    for game in super::GAMES {
        let mut screen = TestScreen::open(Setting::of(game));
        screen.play_on(2);
        for face in faces(&screen.selection().picture) {
            for (glyphs, sign) in [(Glyphs::Unicode, face.glyph), (Glyphs::Ascii, face.ascii)] {
                let marks = [glyphs.old(), glyphs.fresh(), glyphs.ghost()];
                assert!(!marks.contains(&sign), "{game}: {sign:?} is a mark too");
            }
        }
    }
}

fn faces(picture: &Picture) -> Vec<Face> {
    let tracks = || picture.places.iter().flat_map(|place| &place.tracks);
    let boxes = tracks().flat_map(|track| &track.boxes);
    let dice = picture.dice.iter().flat_map(|group| &group.dice);
    let own = picture.places.iter().flat_map(|place| &place.boards);
    let cards = own
        .chain(&picture.boards)
        .chain(&picture.offer)
        .chain(&picture.hand);
    let legend = picture.legend.iter().map(|(face, _)| *face);
    boxes
        .filter_map(|one| one.face)
        .chain(tracks().filter_map(|track| track.face))
        .chain(dice.flat_map(|die| [die.face, die.sign]).flatten())
        .chain(
            cards
                .flat_map(|card| &card.cells)
                .filter_map(|cell| cell.symbol),
        )
        .chain(legend)
        .collect()
}
