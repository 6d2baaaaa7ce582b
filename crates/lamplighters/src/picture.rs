//! Names, texts, messages and pictures of the game.

use crate::content::Street;
use crate::event::Event;
use crate::moves::Move;
use crate::position::{check, check_view, names, usual_view};
use crate::rules::Rules;
use crate::state::{Phase, Sheet, State};
use crate::view::View;
use crate::{moves, scoring};
use roll_and_write::picture::{
    BoxContent, BoxPicture, DicePicture, DiePicture, DieState, Face, Label, Picture, PlacePicture,
    TrackPicture,
};
use roll_and_write::state_text;
use roll_and_write::{
    Levels, Message, MoveTextError, Notation, Notice, Presentation, PrintedMatter, Ruleset, Score,
    ScoreLine, Seat, StateTextError, Statistics, Target, UsageEvent,
};
use std::fmt::Write;

/// The bell, the last lamp of a street.
const BELL: Face = Face::new('♪', '!');

impl Notation for Rules {
    fn print_move(&self, mv: Move) -> String {
        match mv {
            Move::Light { street, lamp } => {
                let street = &self.streets()[usize::from(street)];
                format!("light {} {}", street.name, street.labels[usize::from(lamp)])
            }
            Move::Pass => "pass".to_owned(),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        moves::parse_move(self, text).map_err(MoveTextError)
    }

    fn print_view(&self, view: &View) -> Option<String> {
        state_text::print(view, &usual_view(self), &names(self))
    }

    fn parse_view(&self, text: &str) -> Result<View, StateTextError> {
        let found = state_text::parse(text, &usual_view(self), &names(self))?;
        check_view(self, &found).map_err(StateTextError::impossible)?;
        Ok(found)
    }

    fn print_state(&self, state: &State) -> Option<String> {
        state_text::print(state, &self.start(), &names(self))
    }

    fn parse_state(&self, text: &str) -> Result<State, StateTextError> {
        let found = state_text::parse(text, &self.start(), &names(self))?;
        check(self, &found).map_err(StateTextError::impossible)?;
        Ok(found)
    }

    fn describe(&self, state: &State) -> String {
        let mut text = String::new();
        let mut line = |what: &str, value: &str| {
            let _ = writeln!(text, "{what}: {value}");
        };
        let phase = match state.phase {
            Phase::Roll => "roll",
            Phase::Together => "together",
            Phase::Own => "own",
            Phase::Over => "over",
        };
        line("phase", phase);
        line("turn", &state.turn.to_string());
        line(
            "shared",
            &format!("{} {}", state.shared[0], state.shared[1]),
        );
        for (street, facts) in self.streets().iter().enumerate() {
            let die = match state.own[street] {
                _ if state.is_closed(street) => "closed".to_owned(),
                side => side.to_string(),
            };
            line("street", &format!("{} {die}", facts.name));
        }
        for (what, seats) in [
            ("asked", state.lanes.asked()),
            ("waiting", state.lanes.waiting()),
        ] {
            let seats: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
            line(what, &seats.join(" "));
        }
        let mut sheet = |what: &str, seat: Seat, sheet: &Sheet| {
            line(what, &format!("{} burns {}", seat.number(), sheet.burns));
            for (street, facts) in self.streets().iter().enumerate() {
                let lit = (0..facts.lamps()).filter(|lamp| sheet.lit[street] >> lamp & 1 != 0);
                let lit: Vec<&str> = lit.map(|lamp| facts.labels[lamp].as_str()).collect();
                line(&facts.name, &lit.join(" "));
            }
        };
        for seat in Seat::all(self.seats) {
            sheet("seat", seat, state.lanes.lane(seat));
            sheet("at the roll", seat, state.lanes.before(seat));
        }
        text
    }
}

impl Presentation for Rules {
    /// The bots of the levels, measured in docs/our-bots.md.
    fn levels(&self) -> Levels {
        Levels {
            easy: "greedy:look=2".into(),
            medium: "greedy:look=3".into(),
            hard: "greedy".into(),
            expert: "mcts:iterations=1000".into(),
        }
    }

    fn printed(&self) -> PrintedMatter {
        PrintedMatter {
            scored: scoring::lines(self),
            ..PrintedMatter::default()
        }
    }

    fn target(&self, _view: &View, mv: Move) -> Target {
        Self::target_of(mv)
    }

    fn move_at(&self, _view: &View, target: &Target) -> Option<Move> {
        self.pointed_at(target)
    }

    fn notice(&self, event: &Event) -> Notice {
        self.notice(event)
    }

    fn score_message(&self, line: &ScoreLine) -> Message {
        scoring::score_message(self, line)
    }

    /// The roll belongs to the turn that it begins.
    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn) + u32::from(state.phase == Phase::Roll)
    }

    /// Sheets are open. While all decide, the view shows the others as they were at the roll.
    fn score_seen(&self, view: &View, seat: Seat) -> Option<Score> {
        Some(self.score(&view.shown, seat))
    }

    fn picture(&self, view: &View) -> Picture {
        let state = &view.shown;
        let places = (0..self.seats).map(|step| view.seat.clockwise(step, self.seats));
        Picture {
            headline: vec![self.headline(state)],
            facts: self.facts_of(state),
            dice: self.dice_pictures(state),
            places: places.map(|seat| self.place(state, seat)).collect(),
            legend: self.legend(),
            owed: self.owed(view),
            ..Picture::default()
        }
    }
}

impl Statistics for Rules {
    fn usage_events(&self, before: &State, _events: &[Event], after: &State) -> Vec<UsageEvent> {
        let started = before.turn == 0 && after.turn == 1;
        let seat = self.active(after);
        let first = started.then_some(UsageEvent::Started { seat });
        first.into_iter().collect()
    }
}

impl Rules {
    fn headline(&self, state: &State) -> Message {
        if state.turn == 0 {
            return Message::new("headline-first-roll");
        }
        let active = self.active(state);
        if self.seats == 1 {
            return Message::new("headline-lamps-solo")
                .number("turn", state.turn)
                .number("turns", self.facts.end.solo_turns);
        }
        Message::new("headline-lamps")
            .number("turn", state.turn)
            .seat("seat", active)
    }

    /// Facts about the table. Before the first roll, what lamps, bells and burns are worth: a sheet on paper shows it.
    fn facts_of(&self, state: &State) -> Vec<Message> {
        let longest = self.streets().iter().map(Street::lamps).max();
        let lamps = 1..=longest.unwrap_or(0);
        let points = lamps.map(|lamps| self.facts.points[lamps].to_string());
        let points = points.collect::<Vec<_>>().join(", ");
        let values = [
            Message::new("fact-lamp-points").name("points", points),
            Message::new("fact-bell-points")
                .number("bell", self.facts.bell.points)
                .number("burn", self.facts.burn),
        ];
        let values = values.into_iter().filter(|_| state.turn == 0);
        let most = self.facts.end.closed;
        let closed = Message::new("fact-closed")
            .number("count", state.closed())
            .number("most", most);
        let last =
            state.turn > 0 && self.seats > 1 && !state.is_over() && self.is_last_round(state);
        let last = last.then(|| Message::new("fact-last-round"));
        [closed].into_iter().chain(last).chain(values).collect()
    }

    fn legend(&self) -> Vec<(Face, String)> {
        let lit = |street: &usize| {
            let mut corners = self.streets().iter().flat_map(|from| from.corners);
            self.corners_light && corners.any(|lights| lights.map(usize::from) == Some(*street))
        };
        let corner = |street: usize| {
            let sign = self.streets()[street].sign(street);
            (sign, "fact-corner".to_owned())
        };
        let corners = self.street_ids().filter(lit).map(corner);
        let bell = (BELL, "fact-bell".to_owned());
        corners.chain([bell]).collect()
    }

    /// The dice that all may use, and those of the active seat.
    fn dice_pictures(&self, state: &State) -> Vec<DicePicture> {
        if state.turn == 0 {
            return Vec::new();
        }
        let shared = state.shared.map(DiePicture::number).to_vec();
        let die = |(street, facts): (usize, &Street)| DiePicture {
            hue: facts.hue,
            sign: Some(facts.sign(street)),
            state: if state.is_closed(street) {
                DieState::Gone
            } else {
                DieState::Free
            },
            ..match state.own[street] {
                0 => DiePicture::BLANK,
                side => DiePicture::number(side),
            }
        };
        let own = self.streets().iter().enumerate().map(die).collect();
        let active = self.active(state);
        vec![
            DicePicture::new(Message::new("fact-dice-shared"), shared),
            DicePicture {
                seat: Some(active),
                ..DicePicture::new(Message::new("fact-dice-own").seat("seat", active), own)
            },
        ]
    }

    fn place(&self, state: &State, seat: Seat) -> PlacePicture {
        let sheet = state.lanes.lane(seat);
        let mut tracks: Vec<TrackPicture> = self
            .street_ids()
            .map(|street| self.track(state, seat, street))
            .collect();
        let burned = |index| {
            if index < sheet.burns {
                BoxPicture::CROSSED
            } else {
                BoxPicture::EMPTY
            }
        };
        let burns = (0..self.facts.end.burns).map(burned);
        tracks.push(TrackPicture::new("fact-burns", burns.collect()));
        PlacePicture {
            tracks,
            ..PlacePicture::new(seat, Vec::new())
        }
    }

    /// A street of a seat as a row of a score sheet.
    fn track(&self, state: &State, seat: Seat, street: usize) -> TrackPicture {
        let (facts, sheet) = (&self.streets()[street], state.lanes.lane(seat));
        let closed = state.is_closed(street);
        let boxes = (0..facts.lamps()).map(|lamp| {
            let lit = sheet.lit[street] >> lamp & 1 != 0;
            let corner = facts.corners[lamp].filter(|_| self.corners_light);
            let (face, note) = match corner {
                _ if lamp == facts.bell() => {
                    let note =
                        Message::new("fact-bell-needs").number("count", self.facts.bell.needs);
                    (Some(BELL), Some(note))
                }
                Some(other) => {
                    let lights = usize::from(other);
                    let other = &self.streets()[lights];
                    let note = Message::new("fact-corner-lights").word("street", other.key());
                    (Some(other.sign(lights)), Some(note))
                }
                None => (None, None),
            };
            BoxPicture {
                content: if lit {
                    BoxContent::Crossed
                } else {
                    BoxContent::Empty
                },
                print: Some(Label::new(&facts.labels[lamp])),
                face,
                note,
                closed: !lit && (closed || lamp < sheet.next(street)),
                ..BoxPicture::EMPTY
            }
        });
        let points = Message::new("fact-street-points")
            .number("points", self.street_points(sheet.count(street)));
        TrackPicture {
            hue: facts.hue,
            face: Some(facts.sign(street)),
            facts: vec![points],
            ..TrackPicture::new(&facts.key(), boxes.collect())
        }
    }

    fn owed(&self, view: &View) -> Option<Message> {
        let state = &view.shown;
        if !self.awaited(state).contains(view.seat) {
            return None;
        }
        match state.phase {
            Phase::Together => {
                Some(Message::new("owed-together").number("sum", state.sum() as i64))
            }
            Phase::Own => {
                let risk = if state.has_lit(view.seat) {
                    "none"
                } else {
                    "burn"
                };
                Some(Message::new("owed-own").name("risk", risk))
            }
            Phase::Roll | Phase::Over => None,
        }
    }
}
