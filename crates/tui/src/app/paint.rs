//! How a game at the screen is drawn.

use super::keys::COMMANDS;
use super::{App, Question, Stage, Verdict};
use crate::aim::Aim;
use crate::bindings::Where;
use crate::block::{Block, Canvas, Line};
use crate::desk::Paper;
use crate::screen::{Note, Scene};
use crate::sheet::Pen;
use crate::spot::{Spot, Zone};
use crate::theme::Role;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use roll_and_write::picture::Picture;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Seat};
use std::io::Write;
use words::name;

/// How many choices of a list are shown at once.
const CHOICES: usize = 8;
/// How many costly decisions are told at the end.
const COSTLY: usize = 3;

impl<W: Write> App<W> {
    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let (zones, cut) = self.paint(frame.buffer_mut());
        self.desk.zones = zones;
        self.desk.cut = cut;
    }

    fn paint(&mut self, buffer: &mut Buffer) -> (Vec<Zone>, Vec<String>) {
        let mut canvas = Canvas::new(buffer, self.desk.theme);
        if !self.desk.has_room(&mut canvas) {
            return (Vec::new(), Vec::new());
        }
        let end = self.stage == Stage::Over && !self.looks;
        if let Stage::Hidden(seat) = self.stage {
            self.paint_hidden(&mut canvas, seat);
        } else if self.is_nobodys() {
            paint_sentences(&mut canvas, &[(Role::Title, &self.thinking())]);
        } else if end {
            self.paint_end(&mut canvas);
        } else {
            self.paint_table(&mut canvas);
        }
        if let Some(question) = self.question {
            self.paint_question(&mut canvas, question);
        } else if let Some(paper) = self.desk.paper.clone() {
            self.paint_paper(&mut canvas, &paper);
        }
        self.desk.draw_bar(&mut canvas, self.place());
        (canvas.zones, canvas.cut)
    }

    fn pen(&self) -> Pen<'_> {
        Pen {
            speech: &self.desk.speech,
            glyphs: self.desk.glyphs,
        }
    }

    pub(super) fn shown(&self) -> &Picture {
        self.aim.as_ref().map_or(&self.picture, |aim| &aim.picture)
    }

    fn paint_hidden(&self, canvas: &mut Canvas<'_>, seat: Seat) {
        let gaps = [("player", name(self.desk.speech.name(seat)))];
        let text = self.desk.speech.with("tui-hand-over", &gaps);
        let mut lines = vec![(Role::Title, text.as_str())];
        if let Some(message) = &self.desk.message {
            lines.push((message.role, message.text.as_str()));
        }
        paint_sentences(canvas, &lines);
    }

    /// Who decides now.
    fn thinking(&self) -> String {
        let speech = &self.desk.speech;
        let player = self.thinking.map_or("", |seat| speech.name(seat));
        speech.with("tui-thinking", &[("player", name(player))])
    }

    fn paint_table(&self, canvas: &mut Canvas<'_>) {
        let fits = matches!(self.verdict, Verdict::Fits(..));
        let lights = self
            .aim
            .as_ref()
            .map(|aim| aim.lights(fits))
            .unwrap_or_default();
        let known = self.eyes.map_or(0, |seat| self.known[seat]);
        let scene = Scene {
            speech: &self.desk.speech,
            glyphs: self.desk.glyphs,
            game: self.game(),
            picture: self.shown(),
            before: self.before.as_ref(),
            lights: &lights,
            notes: self.notes(),
            news: self.log.iter().skip(known).cloned().collect(),
            held: self.aim.as_ref().and_then(Aim::held),
            log: &self.log,
            page: self.desk.page,
        };
        scene.draw(canvas);
    }

    /// What is said beside the boards.
    fn notes(&self) -> Vec<Note> {
        let speech = &self.desk.speech;
        let mut notes = Vec::new();
        match self.stage {
            Stage::Waiting => {
                notes.push(Note::new(Role::Title, self.thinking()));
            }
            Stage::Closing(_) => {
                notes.push(Note::at(Spot::Go, Role::Title, speech.text("tui-confirm")));
            }
            Stage::Over => notes.push(Note::new(Role::Title, speech.text("table-over"))),
            Stage::Hidden(_) | Stage::Deciding(_) => {}
        }
        if let Some(aim) = &self.aim {
            self.note_decision(aim, &mut notes);
        }
        notes.extend(self.desk.message.clone());
        if let Some(aim) = &self.aim {
            self.note_choices(aim, &mut notes);
        }
        let upcoming: Vec<&str> = self
            .shown()
            .upcoming
            .iter()
            .map(|pattern| pattern.name.as_str())
            .collect();
        if !upcoming.is_empty() {
            let patterns = [("patterns", name(upcoming.join(" ")))];
            notes.push(Note::new(
                Role::Faint,
                speech.with("tui-upcoming", &patterns),
            ));
        }
        notes
    }

    fn note_decision(&self, aim: &Aim, notes: &mut Vec<Note>) {
        let speech = &self.desk.speech;
        if let Some(owed) = &aim.picture.owed {
            let gaps = [
                ("player", name(speech.name(aim.seat))),
                ("owed", name(speech.say(owed))),
            ];
            notes.push(Note::new(Role::Title, speech.with("table-owed", &gaps)));
        }
        let sign = |fits| self.desk.glyphs.verdict(fits);
        match &self.verdict {
            Verdict::Fits(id, preview) => {
                let text = format!("{} {}", sign(true), self.game().print_move(*id));
                notes.push(Note::at(Spot::Go, Role::Ghost, text));
                let mut brought: Vec<String> = preview
                    .told
                    .iter()
                    .map(|saying| speech.say(saying))
                    .collect();
                brought.extend(
                    aim.completed()
                        .map(|card| speech.with("tui-completes", &[("card", name(card))])),
                );
                let points = preview.points.filter(|points| *points != 0);
                brought.extend(points.map(|points| {
                    let sign = if points > 0 { "+" } else { "" };
                    let points = format!("{sign}{}", spell(points, self.game().parts()));
                    speech.with("tui-points-change", &[("points", name(points))])
                }));
                if !brought.is_empty() {
                    let gaps = [("what", name(brought.join(", ")))];
                    notes.push(Note::new(Role::Fresh, speech.with("tui-brings", &gaps)));
                }
            }
            Verdict::Refused(refusal) if self.desk.message.is_none() => {
                let text = format!("{} {}", sign(false), speech.refuse(refusal));
                notes.push(Note::new(Role::Clash, text));
            }
            Verdict::Nothing if matches!(aim.cursor, Some(Spot::Hand(_))) => {
                let text = self.pen().number("tui-picked", "count", aim.picked().len());
                notes.push(Note::new(Role::Plain, text));
            }
            Verdict::Nothing if self.desk.message.is_none() => {
                let text = format!("{} {}", sign(false), speech.text("tui-no-place"));
                notes.push(Note::new(Role::Clash, text));
            }
            Verdict::Nothing | Verdict::Refused(_) => {}
        }
    }

    fn note_choices(&self, aim: &Aim, notes: &mut Vec<Note>) {
        let speech = &self.desk.speech;
        let numbers = aim.numbers();
        if !numbers.is_empty() {
            let number = |number: &u8| {
                let spot = Spot::Number(*number);
                if *number == aim.number() {
                    (Role::Chosen, format!("[{number}]"), spot)
                } else {
                    (Role::Plain, format!(" {number} "), spot)
                }
            };
            notes.push(Note {
                row: numbers.iter().map(number).collect(),
                ..Note::new(Role::Plain, speech.text("tui-numbers"))
            });
        }
        // Digits choose numbers first.
        let digits = numbers.is_empty();
        // Of a long list, what is around the one that is pointed at.
        let pointed = match aim.cursor {
            Some(Spot::Choice(at)) => at,
            _ => 0,
        };
        let first = pointed
            .saturating_sub(CHOICES / 2)
            .min(aim.choices().len().saturating_sub(CHOICES));
        let shown = aim.choices().iter().enumerate().skip(first).take(CHOICES);
        for (at, (_, saying)) in shown {
            let spot = Spot::Choice(at);
            let chosen = aim.cursor == Some(spot);
            let sign = if chosen {
                self.desk.glyphs.pointer()
            } else {
                ' '
            };
            let digit = if digits && at < 9 {
                format!("{} ", at + 1)
            } else {
                String::new()
            };
            let role = if chosen { Role::Chosen } else { Role::Plain };
            notes.push(Note::at(
                spot,
                role,
                format!("{sign}{digit}{}", speech.say(saying)),
            ));
        }
    }

    fn paint_question(&mut self, canvas: &mut Canvas<'_>, question: Question) {
        let speech = &self.desk.speech;
        let text = match question {
            Question::Leave if self.settings.kept => speech.text("tui-ask-leave"),
            Question::Leave => speech.text("tui-ask-leave-lost"),
            Question::Rematch => speech.text("tui-ask-rematch"),
            Question::Final(id) | Question::Redo(id) => speech.with(
                "tui-ask-final",
                &[("move", name(self.game().print_move(id)))],
            ),
        };
        let title = self.text("tui-question");
        let block = Block::text(Role::Plain, &text, Paper::width(canvas));
        self.desk.draw_paper(canvas, &title, block);
    }

    fn paint_paper(&mut self, canvas: &mut Canvas<'_>, paper: &Paper) {
        let place = self.place_below();
        let width = Paper::width(canvas);
        let block = match paper {
            Paper::Help => self.help(place, width),
            Paper::Log => Block::text(Role::Plain, &self.log.join("\n"), width),
            Paper::Legend => self.pen().legend(self.game(), self.shown(), width),
            Paper::Points => self.points(width),
            Paper::Why(text) => Block::text(Role::Plain, text, width),
        };
        let title = self.text(paper.title());
        self.desk.draw_paper(canvas, &title, block);
    }

    /// The keys, then how moves are typed.
    fn help(&self, place: Where, width: usize) -> Block {
        let mut block = self.desk.help(place, width);
        if place == Where::Table {
            block.push(Line::default());
            block.wrap(Role::Title, &self.text("tui-typed"), width);
            for saying in self.game().how_to_move() {
                block.wrap(Role::Plain, &self.desk.speech.say(&saying), width);
            }
            let commands = COMMANDS.map(|(command, _)| command).join(" ");
            block.wrap(Role::Plain, &commands, width);
        }
        block
    }

    /// The score sheets as far as they can be known.
    fn points(&self, width: usize) -> Block {
        let game = self.game();
        let over = self.stage == Stage::Over;
        let seat = self.eyes.unwrap_or(Seat::new(0));
        let view = self.table.view(seat);
        let nobodys = self.is_nobodys();
        let score = |seat| {
            if over {
                Some(self.table.score(seat))
            } else {
                game.score_seen(&view, seat).filter(|_| !nobodys)
            }
        };
        let scores = Seat::all(game.seats()).map(score).collect();
        self.pen().scores(game, scores, width)
    }

    fn paint_end(&mut self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let width = usize::from(area.width);
        let mut block = self.pen().standings(
            self.game(),
            &self.table.standings(),
            |seat| spell(self.table.score(seat).total(), self.game().parts()),
            width,
        );
        block.push(Line::default());
        block.below(self.points(width));
        block.push(Line::default());
        block.below(self.judgements(width));
        let rows = usize::from(area.height) - 2;
        self.desk.scroll = self.desk.scroll.min(block.height().saturating_sub(rows));
        let (up, down) = self.desk.glyphs.more();
        let above = if self.desk.scroll > 0 { up } else { ' ' };
        let below = if block.height() > self.desk.scroll + rows {
            down
        } else {
            ' '
        };
        let window = block.window(self.desk.scroll, rows);
        canvas.put(
            &window,
            Rect {
                height: rows as u16,
                ..area
            },
        );
        let mut more = Block::default();
        let mut line = Line::new(Role::Title, format!("{above}{below} "));
        if let Some(message) = &self.desk.message {
            line.push(message.role, message.text.clone());
        }
        more.push(line);
        canvas.put(
            &more,
            Rect {
                y: area.bottom() - 2,
                height: 1,
                ..area
            },
        );
    }

    /// What decisions cost most, as far as they have been looked at.
    fn judgements(&self, width: usize) -> Block {
        let speech = &self.desk.speech;
        let mut block = Block::default();
        block.push(Line::new(Role::Title, speech.text("tui-costly")));
        if self.unjudged > 0 {
            block.wrap(
                Role::Faint,
                &self.pen().number("tui-judging", "count", self.unjudged),
                width,
            );
        } else if self.costly.is_empty() {
            block.wrap(Role::Plain, &speech.text("tui-costly-none"), width);
        }
        for (step, seat, made, judged) in self.costly.iter().take(COSTLY) {
            let points = |points: f64| name(format!("{:.1}", points / 1000.0));
            let gaps = [
                ("turn", Arg::Number(self.table.turn_of(*step).into())),
                ("player", name(speech.name(*seat))),
                ("made", name(self.game().print_move(*made))),
                ("better", name(self.game().print_move(judged.best))),
                ("cost", points(judged.cost)),
                ("error", points(judged.error)),
            ];
            block.wrap(Role::Plain, &speech.with("tui-costly-one", &gaps), width);
        }
        block
    }
}

/// Nothing but sentences, a line between them.
fn paint_sentences(canvas: &mut Canvas<'_>, sentences: &[(Role, &str)]) {
    let area = canvas.area();
    let mut block = Block::default();
    block.fill_to(usize::from(area.height / 3));
    for (role, text) in sentences {
        block.wrap(*role, text, usize::from(area.width));
        block.push(Line::default());
    }
    canvas.put(&block, area);
}
