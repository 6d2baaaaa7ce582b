//! What keys, the mouse and typed lines do to a game at the screen.

use super::{App, Effect, Ended, Question, Stage, Verdict};
use crate::aim::Aim;
use crate::bindings::{self, Action, Input, Where};
use crate::desk::{Heard, Paper};
use crate::screen::pages;
use crate::spot::{self, Spot, Way, Zone};
use crate::theme::Role;
use crossterm::event::{Event, MouseButton, MouseEvent, MouseEventKind};
use roll_and_write::option::nearest;
use roll_and_write::{Arg, Seat};
use session::{Ear, NoUndo, TableError};
use std::io::Write;
use words::name;

/// What can be typed besides moves, and what it does.
pub(super) const COMMANDS: [(&str, Action); 10] = [
    ("help", Action::Help),
    ("undo", Action::Undo),
    ("redo", Action::Redo),
    ("hint", Action::Hint),
    ("why", Action::Why),
    ("log", Action::Log),
    ("legend", Action::Legend),
    ("score", Action::Points),
    ("mouse", Action::Mouse),
    ("quit", Action::Leave),
];

impl<W: Write> App<W> {
    pub(super) fn input(&mut self, event: &Event) -> Vec<Effect> {
        match self.desk.hear(event) {
            Heard::Nothing => Vec::new(),
            Heard::Line(line) => self.typed(&line),
            Heard::Key(input) => self.press(input),
            Heard::Mouse(mouse) => self.mouse(mouse),
        }
    }

    fn press(&mut self, input: Input) -> Vec<Effect> {
        let action = bindings::action(self.place(), input);
        action.map_or_else(Vec::new, |action| self.act(action))
    }

    fn mouse(&mut self, event: MouseEvent) -> Vec<Effect> {
        if let Some(input) = bindings::of_mouse(event) {
            return self.press(input);
        }
        let spot = spot::at(&self.desk.zones, event.column, event.row);
        match event.kind {
            MouseEventKind::Moved => {
                let hovers = |spot: &Spot| {
                    matches!(
                        spot,
                        Spot::Cell(..) | Spot::Line(..) | Spot::Offer(_) | Spot::Hand(_)
                    )
                };
                if let (Some(spot), Where::Table) = (spot.filter(hovers), self.place()) {
                    self.point_at(spot);
                }
                Vec::new()
            }
            MouseEventKind::Down(MouseButton::Left) => self.click(spot),
            MouseEventKind::Down(_)
            | MouseEventKind::Up(_)
            | MouseEventKind::Drag(_)
            | MouseEventKind::ScrollUp
            | MouseEventKind::ScrollDown
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => Vec::new(),
        }
    }

    fn point_at(&mut self, spot: Spot) {
        let Some(aim) = &mut self.aim else {
            return;
        };
        if aim.cursor == Some(spot) {
            return;
        }
        aim.point_at(spot);
        self.desk.message = None;
        self.weigh();
    }

    fn click(&mut self, spot: Option<Spot>) -> Vec<Effect> {
        if let Some(Spot::Press(index)) = spot {
            // A row of the help is done where it would be done without it.
            self.desk.paper = None;
            let action = bindings::action_of_row(self.place(), index);
            return action.map_or_else(Vec::new, |action| self.act(action));
        }
        match self.place() {
            Where::Text => return self.act(Action::Close),
            Where::Hidden | Where::Question => return Vec::new(),
            Where::Table | Where::End | Where::Replay => {}
        }
        // A second click at what was just decided does not end the turn.
        if matches!(self.stage, Stage::Closing(_))
            && !matches!(spot, Some(Spot::Go | Spot::Page(_)))
        {
            return Vec::new();
        }
        match spot {
            Some(spot @ (Spot::Cell(..) | Spot::Line(..) | Spot::Offer(_))) => {
                self.point_at(spot);
                self.act(Action::Place)
            }
            Some(spot @ Spot::Hand(card)) => {
                self.point_at(spot);
                if let Some(aim) = &mut self.aim {
                    aim.toggle(card);
                }
                self.weigh();
                Vec::new()
            }
            // What cannot be shown on a board is clicked twice.
            Some(spot @ Spot::Choice(_)) => {
                if self
                    .aim
                    .as_ref()
                    .is_some_and(|aim| aim.cursor == Some(spot))
                {
                    return self.act(Action::Place);
                }
                self.point_at(spot);
                Vec::new()
            }
            Some(spot @ Spot::Number(_)) => {
                self.point_at(spot);
                self.weigh();
                Vec::new()
            }
            Some(Spot::Go) => self.act(Action::Place),
            Some(Spot::Page(page)) => {
                self.desk.page = page;
                Vec::new()
            }
            Some(Spot::Press(_)) | None => Vec::new(),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn act(&mut self, action: Action) -> Vec<Effect> {
        if action == Action::Suspend {
            return vec![Effect::Suspend];
        }
        self.desk.message = None;
        let place = self.place();
        if place == Where::Question {
            return self.answer(action);
        }
        if self.desk.act(action, pages(self.shown()).len()) {
            return Vec::new();
        }
        match action {
            Action::Leave if self.stage == Stage::Over => self.end(Ended::Over),
            Action::Leave => {
                self.question = Some(Question::Leave);
                Vec::new()
            }
            Action::LeaveNow => {
                let over = self.stage == Stage::Over;
                self.end(if over {
                    Ended::Over
                } else {
                    Ended::Interrupted
                })
            }
            Action::Mouse => {
                self.desk.switch_mouse();
                vec![Effect::CatchMouse(self.desk.mouse)]
            }
            Action::Rematch => {
                self.question = Some(Question::Rematch);
                Vec::new()
            }
            Action::Table => {
                self.looks = !self.looks;
                Vec::new()
            }
            Action::Ready => match self.stage {
                Stage::Hidden(seat) => {
                    self.begin_decision(seat);
                    Vec::new()
                }
                Stage::Deciding(_) | Stage::Closing(_) | Stage::Waiting | Stage::Over => Vec::new(),
            },
            Action::Type => {
                self.desk.typed = Some(String::new());
                Vec::new()
            }
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Hint => {
                self.hint();
                Vec::new()
            }
            Action::Why => {
                let text = self.why();
                self.desk.read(Paper::Why(text));
                Vec::new()
            }
            Action::Place => self.make(),
            _ => {
                self.aim_at(action);
                Vec::new()
            }
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn answer(&mut self, action: Action) -> Vec<Effect> {
        let question = match action {
            Action::Accept => self.question.take(),
            Action::Close => {
                self.question = None;
                None
            }
            Action::LeaveNow => {
                self.question = None;
                return self.act(Action::LeaveNow);
            }
            _ => None,
        };
        match (question, self.stage) {
            (Some(Question::Leave), _) => self.end(Ended::Left),
            (Some(Question::Rematch), _) => self.end(Ended::Rematch),
            (Some(Question::Final(id)), Stage::Deciding(seat)) => self.decide(seat, id, true),
            (Some(Question::Redo(_)), Stage::Deciding(seat)) => self.make_again(seat),
            (Some(Question::Final(_) | Question::Redo(_)) | None, _) => Vec::new(),
        }
    }

    /// What changes only what is pointed at.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn aim_at(&mut self, action: Action) {
        let Some(aim) = &mut self.aim else {
            return;
        };
        match action {
            Action::Up => go(aim, &self.desk.zones, Way::Up),
            Action::Down => go(aim, &self.desk.zones, Way::Down),
            Action::Left => go(aim, &self.desk.zones, Way::Left),
            Action::Right => go(aim, &self.desk.zones, Way::Right),
            Action::Next => aim.step(true),
            Action::Previous => aim.step(false),
            Action::TurnRight => aim.turn(true),
            Action::TurnLeft => aim.turn(false),
            Action::Flip => aim.flip(),
            Action::Switch => aim.switch(),
            Action::More => aim.count(true),
            Action::Fewer => aim.count(false),
            Action::Choose(number) if aim.numbers().contains(&number) => {
                aim.point_at(Spot::Number(number));
            }
            Action::Choose(number)
                if aim.numbers().is_empty() && usize::from(number) <= aim.choices().len() =>
            {
                aim.point_at(Spot::Choice(usize::from(number) - 1));
            }
            _ => return,
        }
        self.weigh();
    }

    /// Makes what is pointed at; a card of the hand is chosen until enough are.
    fn make(&mut self) -> Vec<Effect> {
        if let Stage::Closing(_) = self.stage {
            return self.advance();
        }
        let Some(aim) = &mut self.aim else {
            return Vec::new();
        };
        match (&self.verdict, aim.cursor) {
            (Verdict::Fits(id, _), cursor) => {
                let (seat, id) = (aim.seat, *id);
                // What no board shows, such as to pass for good, is soon done by mistake.
                let unseen = matches!(cursor, Some(Spot::Choice(_)));
                if unseen && self.table.moves(seat).len() > 1 && self.table.is_final(seat, id) {
                    self.question = Some(Question::Final(id));
                    return Vec::new();
                }
                self.decide(seat, id, false)
            }
            (_, Some(Spot::Hand(card))) => {
                aim.toggle(card);
                self.weigh();
                Vec::new()
            }
            (Verdict::Nothing | Verdict::Refused(_), _) => {
                let text = self.why();
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
        }
    }

    fn undo(&mut self) -> Vec<Effect> {
        let Some(seat) = self
            .eyes
            .filter(|_| !matches!(self.stage, Stage::Hidden(_) | Stage::Over))
        else {
            return Vec::new();
        };
        // Cards that were chosen are let go first.
        if let Some(aim) = self.aim.as_mut().filter(|aim| !aim.picked().is_empty()) {
            aim.unpick();
            self.weigh();
            return Vec::new();
        }
        match self.table.undo(seat) {
            Err(error) => self.fail(TableError::Write(error)),
            Ok(Err(reason)) => {
                let text = self.text(match reason {
                    NoUndo::Nothing => "table-no-undo-nothing",
                    NoUndo::Seen => "table-no-undo-seen",
                });
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
            Ok(Ok(())) => {
                self.taken_back = true;
                let heard = self.table.heard(Ear::Seat(seat)).len();
                self.known[seat] = self.known[seat].min(heard);
                self.advance()
            }
        }
    }

    fn redo(&mut self) -> Vec<Effect> {
        let Stage::Deciding(seat) = self.stage else {
            return Vec::new();
        };
        match self.table.undone(seat) {
            Some(id) if self.settings.confirm && self.table.is_final(seat, id) => {
                self.question = Some(Question::Redo(id));
                Vec::new()
            }
            _ => self.make_again(seat),
        }
    }

    fn make_again(&mut self, seat: Seat) -> Vec<Effect> {
        match self.table.redo(seat) {
            Ok(true) => self.decided(seat),
            Ok(false) => {
                let text = self.text("table-no-redo");
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
            Err(error) => self.fail(error),
        }
    }

    /// Points at what a simple bot would do with what this seat sees.
    fn hint(&mut self) {
        let Some(aim) = &mut self.aim else {
            return;
        };
        let Ok(id) = self.table.hint(aim.seat, &mut *self.adviser) else {
            let text = self.desk.speech.text("tui-no-hint");
            self.desk.say(Role::Clash, text);
            return;
        };
        let game = self.table.game();
        aim.set(&game.target(&aim.view, id));
        let gaps = [("move", name(game.print_move(id)))];
        let text = self.desk.speech.with("table-hint", &gaps);
        self.desk.say(Role::Fresh, text);
        self.weigh();
    }

    fn why(&self) -> String {
        let speech = &self.desk.speech;
        match &self.verdict {
            Verdict::Refused(refusal) => speech.refuse(refusal),
            Verdict::Fits(id, _) => speech.with(
                "table-allowed",
                &[("move", name(self.game().print_move(*id)))],
            ),
            Verdict::Nothing if self.aim.is_none() => speech.text("tui-not-now"),
            Verdict::Nothing => speech.text("tui-no-place"),
        }
    }

    /// A line that was typed: a move, its number in the list of moves, or a command.
    fn typed(&mut self, line: &str) -> Vec<Effect> {
        let line = line.trim();
        if line.is_empty() {
            return Vec::new();
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = match word.to_lowercase().as_str() {
            "q" | "exit" => "quit".to_owned(),
            word => word.to_owned(),
        };
        let command = COMMANDS.iter().find(|(command, _)| *command == word);
        if let (Some((_, action)), "") = (command, rest) {
            return self.act(*action);
        }
        let Some(seat) = self.aim.as_ref().map(|aim| aim.seat) else {
            let text = self.text("tui-not-now");
            self.desk.say(Role::Clash, text);
            return Vec::new();
        };
        let asks = command.is_some_and(|(_, action)| *action == Action::Why);
        let text = if asks { rest.trim() } else { line };
        let moves = self.table.moves(seat);
        let numbered = text.parse::<usize>().ok();
        let meant = match numbered {
            Some(number) => number
                .checked_sub(1)
                .and_then(|index| moves.get(index))
                .copied()
                .ok_or_else(|| {
                    self.desk.speech.with(
                        "tui-no-such-number",
                        &[("count", Arg::Number(moves.len() as i64))],
                    )
                }),
            None => self
                .game()
                .parse_move(text)
                .map_err(|error| self.desk.speech.say(&error.0)),
        };
        match meant {
            Err(problem) => {
                let known = COMMANDS.iter().map(|(command, _)| *command);
                let near = nearest(&word, known).filter(|_| word.len() > 2);
                let near = near.map(|near| {
                    self.desk
                        .speech
                        .with("table-meant", &[("command", name(near))])
                });
                let text = near.map_or(problem.clone(), |near| format!("{problem} {near}"));
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
            Ok(id) => {
                let view = self.table.view(seat);
                let target = self.table.game().target(&view, id);
                if let Some(aim) = &mut self.aim {
                    aim.set(&target);
                }
                self.weigh();
                match self.table.check(seat, id) {
                    Ok(()) if !asks => self.decide(seat, id, false),
                    Ok(()) => {
                        let text = self.why();
                        self.desk.say(Role::Fresh, text);
                        Vec::new()
                    }
                    Err(refusal) => {
                        let text = self.desk.speech.refuse(&refusal);
                        self.desk.say(Role::Clash, text);
                        Vec::new()
                    }
                }
            }
        }
    }
}

/// Follows an arrow to the next place that may be pointed at.
fn go(aim: &mut Aim, zones: &[Zone], way: Way) {
    let Some(from) = aim.cursor else {
        return;
    };
    let reachable = |zone: &&Zone| zone.spot == from || aim.is_reachable(zone.spot);
    let zones: Vec<Zone> = zones.iter().filter(reachable).copied().collect();
    if let Some(next) = spot::next(&zones, from, way) {
        aim.point_at(next);
    }
}
