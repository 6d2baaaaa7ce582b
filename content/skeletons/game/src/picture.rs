//! What people are shown, and the texts of the moves.

use crate::event::Event;
use crate::moves::{self, Move};
use crate::rules::{BOXES, MyGame, TURNS};
use crate::state::{Sheet, State};
use crate::view::View;
use crate::{position, scoring};
use roll_and_write::picture::{
    BoxContent, BoxPicture, DicePicture, DiePicture, Face, Hue, Picture, PlacePicture, TrackPicture,
};
use roll_and_write::together::OrPass;
use roll_and_write::{
    Message, Notation, Notice, Presentation, Score, Seat, StateTextError, Statistics, Target,
};
use std::fmt::Write;

impl Notation for MyGame {
    fn print_move(&self, mv: Move) -> String {
        moves::text(mv)
    }

    /// The whole state in names. From two states with the same text, the game continues alike.
    fn describe(&self, state: &State) -> String {
        let [one, other] = state.dice;
        let mut text = format!("turn: {}\ndice: {one} {other}\n", state.turn);
        for seat in Seat::all(self.info.seats) {
            let sheet = state.sheet(seat);
            let waits = if state.sheets.waiting().contains(seat) {
                " decides"
            } else {
                ""
            };
            let before = state.sheets.before(seat);
            let _ = writeln!(text, "seat: {}{waits}", seat.number());
            let _ = writeln!(
                text,
                "crossed: {:012b} stars: {:012b}",
                sheet.crossed, sheet.stars
            );
            let _ = writeln!(text, "before: {:012b}", before.crossed);
        }
        text
    }

    fn print_state(&self, state: &State) -> Option<String> {
        position::print_state(state)
    }
    fn parse_state(&self, text: &str) -> Result<State, StateTextError> {
        position::parse_state(self, text)
    }
    fn print_view(&self, view: &View) -> Option<String> {
        position::print_view(view)
    }
    fn parse_view(&self, text: &str) -> Result<View, StateTextError> {
        position::parse_view(self, text)
    }
}

impl Presentation for MyGame {
    fn notice(&self, event: &Event) -> Notice {
        event.notice()
    }

    fn picture(&self, view: &View) -> Picture {
        let state = &view.shown;
        let headline = Message::new("headline-turn")
            .number("turn", state.turn)
            .number("turns", TURNS);
        let places = (0..self.info.seats).map(|step| view.seat.clockwise(step, self.info.seats));
        let decides = state.sheets.waiting().contains(view.seat);
        let dice = state.dice.map(DiePicture::number).into();
        Picture {
            headline: vec![headline],
            dice: (state.turn > 0)
                .then(|| DicePicture::new(Message::new("dice-shared"), dice))
                .into_iter()
                .collect(),
            places: places.map(|seat| place(state, seat)).collect(),
            owed: decides.then(|| Message::new("owed-cross")),
            ..Picture::default()
        }
    }

    /// A move points at a box, so that a player can click it. To pass is an item of a list.
    fn target(&self, _view: &View, mv: Move) -> Target {
        match mv {
            OrPass::Move(number) => Target::Box {
                track: 0,
                index: usize::from(number) - 1,
            },
            OrPass::Pass => Target::Choice(Message::new("target-pass")),
        }
    }
    fn move_at(&self, view: &View, target: &Target) -> Option<Move> {
        match target {
            Target::Box { track: 0, index } if *index < BOXES.into() => {
                Some(OrPass::Move(*index as u8 + 1))
            }
            _ if *target == self.target(view, OrPass::Pass) => Some(OrPass::Pass),
            _ => None,
        }
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    /// Nothing is hidden except what others decide now, and the view does not contain that.
    fn score_seen(&self, view: &View, seat: Seat) -> Option<Score> {
        Some(scoring::score(&view.shown, seat))
    }
}

/// What a balance report counts. Every game has score lines and events; this game counts nothing else.
impl Statistics for MyGame {}

/// The place of a seat: its sheet.
fn place(state: &State, seat: Seat) -> PlacePicture {
    let sheet = state.sheet(seat);
    let boxes = (1..=BOXES)
        .map(|number| number_box(sheet, number))
        .collect();
    PlacePicture {
        tracks: vec![TrackPicture {
            hue: Some(Hue::Blue),
            ..TrackPicture::new("track-boxes", boxes)
        }],
        ..PlacePicture::new(seat, Vec::new())
    }
}

/// The box with a number.
fn number_box(sheet: &Sheet, number: u8) -> BoxPicture {
    let crossed = sheet.is_crossed(number);
    BoxPicture {
        content: if crossed {
            BoxContent::Crossed
        } else {
            BoxContent::Empty
        },
        face: sheet.has_star(number).then(|| Face::new('★', '*')),
        closed: !crossed && number < sheet.last(),
        ..BoxPicture::number(number)
    }
}
