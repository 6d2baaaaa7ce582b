//! The drawing of a game at the screen.

use super::reveal::Revealed;
use super::typed::WORDS;
use super::{App, AppStage, Confirmation, MoveCheck};
use crate::bindings::Where;
use crate::canvas::Canvas;
use crate::hint;
use crate::render::{Block, Role, StyledLine};
use crate::screen::{Note, TableScene};
use crate::selection::Selection;
use crate::spot::{Spot, Zone};
use crate::ui_state::Dialog;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use rnw_i18n::name;
use rnw_session::CommandWord;
use roll_and_write::picture::Picture;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Seat};
use std::io::Write;

/// The number of list entries that are visible at the same time.
const CHOICES: usize = 8;
/// The number of mistakes that the end screen lists.
const COSTLY: usize = 3;

impl<W: Write> App<W> {
    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let left = self.paint(frame.buffer_mut());
        self.ui_state.keep(left);
    }

    fn paint(&mut self, buffer: &mut Buffer) -> (Vec<Zone>, Vec<String>) {
        let mut canvas = Canvas::new(buffer, self.ui_state.theme);
        if !self.ui_state.has_room(&mut canvas) {
            return (Vec::new(), Vec::new());
        }
        let end = self.stage == AppStage::Over && !self.looks;
        if let AppStage::Hidden(seat) = self.stage {
            self.paint_hidden(&mut canvas, seat);
        } else if self.is_nobodys() {
            paint_sentences(&mut canvas, &[(Role::Title, &self.thinking())]);
        } else if let Some(revealed) = self.revealed().filter(|_| end) {
            self.paint_revealed(&mut canvas, &revealed);
        } else if end {
            self.paint_end(&mut canvas);
        } else {
            self.paint_table(&mut canvas);
        }
        if let Some(question) = self.question.clone() {
            self.paint_question(&mut canvas, &question);
        } else if let Some(dialog) = self.ui_state.dialog.clone() {
            self.paint_dialog(&mut canvas, &dialog);
        } else {
            self.paint_lesson(&mut canvas);
        }
        let explained = self.explained_answers();
        self.ui_state.can_go_on = explained != Some(false);
        self.ui_state.can_undo = self.can_undo();
        self.ui_state.has_pages = !end;
        if let Some(selection) = &self.selection {
            self.ui_state.can_turn = selection.can_turn();
            self.ui_state.can_switch = selection.can_switch();
        }
        self.ui_state.draw_bar(&mut canvas, self.place());
        (canvas.zones, canvas.cut)
    }

    /// Whether undoing would do something now.
    fn can_undo(&self) -> bool {
        let picked = |selection: &Selection| !selection.picked().is_empty();
        let seat = match self.stage {
            AppStage::Deciding(seat) | AppStage::Closing(seat) | AppStage::Hidden(seat) => seat,
            AppStage::Waiting | AppStage::Over => return false,
        };
        self.selection.as_ref().is_some_and(picked) || self.table.may_undo(seat).is_ok()
    }

    pub(super) fn shown(&self) -> &Picture {
        self.selection
            .as_ref()
            .map_or(&self.picture, |selection| &selection.picture)
    }

    fn paint_hidden(&self, canvas: &mut Canvas<'_>, seat: Seat) {
        let gaps = [("player", name(self.ui_state.translator.name(seat)))];
        let text = self.ui_state.translator.with("tui-hand-over", &gaps);
        let mut lines = vec![(Role::Title, text.as_str())];
        if let Some(message) = &self.ui_state.message {
            lines.push((message.role, message.text.as_str()));
        }
        paint_sentences(canvas, &lines);
    }

    /// Says who decides now.
    fn thinking(&self) -> String {
        let translator = &self.ui_state.translator;
        let player = self.thinking.map_or("", |seat| translator.name(seat));
        translator.with("tui-thinking", &[("player", name(player))])
    }

    fn paint_table(&self, canvas: &mut Canvas<'_>) {
        let fits = matches!(self.verdict, MoveCheck::Fits(..));
        let lights = self
            .selection
            .as_ref()
            .map(|selection| selection.lights(fits))
            .unwrap_or_default();
        let scene = TableScene {
            renderer: self.ui_state.renderer(),
            game: self.game(),
            picture: self.shown(),
            before: self.before.as_ref(),
            lights: &lights,
            notes: self.notes(),
            news: self.news().to_vec(),
            held: self.selection.as_ref().and_then(Selection::held),
            log: self.log(),
            page: self.ui_state.page,
        };
        scene.draw(canvas);
    }

    /// The table while pieces are turned up.
    fn paint_revealed(&self, canvas: &mut Canvas<'_>, revealed: &Revealed) {
        let scene = TableScene {
            renderer: self.ui_state.renderer(),
            game: self.game(),
            picture: &revealed.picture,
            before: None,
            lights: &revealed.lights,
            notes: revealed.notes.clone(),
            news: Vec::new(),
            held: None,
            log: &[],
            page: 0,
        };
        scene.draw(canvas);
    }

    /// The notes next to the boards.
    fn notes(&self) -> Vec<Note> {
        let translator = &self.ui_state.translator;
        let mut notes = Vec::new();
        match self.stage {
            AppStage::Waiting => notes.push(Note::new(Role::Title, self.thinking())),
            AppStage::Closing(_) => {
                let text = translator.text("tui-confirm");
                notes.push(Note::at(Spot::Go, Role::Title, text));
            }
            AppStage::Over => notes.push(Note::new(Role::Title, translator.text("table-over"))),
            AppStage::Hidden(_) | AppStage::Deciding(_) => {}
        }
        self.note_lesson(&mut notes);
        if let Some(selection) = &self.selection {
            self.note_decision(selection, &mut notes);
        }
        let printed = self.selection.as_ref().and_then(Selection::box_note);
        if let Some(printed) = printed {
            notes.push(Note::new(Role::Plain, translator.translate(printed)));
        }
        notes.extend(self.ui_state.message.clone());
        if let Some(selection) = &self.selection {
            self.note_choices(selection, &mut notes);
        }
        let glyphs = self.ui_state.glyphs;
        let upcoming = self.shown().upcoming.iter();
        let upcoming: Vec<String> = upcoming.map(|pattern| glyphs.shape(pattern)).collect();
        if !upcoming.is_empty() {
            let patterns = [("patterns", name(upcoming.join(" ")))];
            let text = translator.with("tui-upcoming", &patterns);
            notes.push(Note::new(Role::Faint, text));
        }
        notes
    }

    fn note_decision(&self, selection: &Selection, notes: &mut Vec<Note>) {
        let translator = &self.ui_state.translator;
        if let Some(owed) = &selection.picture.owed {
            let gaps = [
                ("player", name(translator.name(selection.seat))),
                ("owed", name(translator.translate(owed))),
            ];
            notes.push(Note::new(Role::Title, translator.with("table-owed", &gaps)));
        }
        let sign = |fits| self.ui_state.glyphs.verdict(fits);
        match &self.verdict {
            MoveCheck::Fits(checked, preview) => {
                let text = format!("{} {}", sign(true), self.game().print_move(checked.id()));
                notes.push(Note::at(Spot::Go, Role::Ghost, text));
                let returned = preview.returned();
                if !returned.is_empty() {
                    let gaps = [("cards", name(returned.join(", ")))];
                    notes.push(Note::new(
                        Role::Plain,
                        translator.with("tui-returns", &gaps),
                    ));
                }
                // It may be a loss, so it has no colour.
                let brings = hint::brings(translator, self.game(), preview);
                notes.extend(brings.map(|text| Note::new(Role::Title, text)));
            }
            MoveCheck::Refused(refusal) if self.ui_state.message.is_none() => {
                let text = format!("{} {}", sign(false), translator.refusal(refusal));
                notes.push(Note::new(Role::Clash, text));
            }
            MoveCheck::Nothing => {
                if let Some(text) = self.choosing_cards() {
                    notes.push(Note::new(Role::Plain, text));
                } else if self.ui_state.message.is_none() {
                    let text = format!("{} {}", sign(false), translator.text("tui-no-place"));
                    notes.push(Note::new(Role::Clash, text));
                }
            }
            MoveCheck::Refused(_) => {}
        }
    }

    fn note_choices(&self, selection: &Selection, notes: &mut Vec<Note>) {
        let translator = &self.ui_state.translator;
        let numbers = selection.numbers();
        if !numbers.is_empty() {
            let number = |number: &u8| {
                let spot = Spot::Number(*number);
                if *number == selection.number() {
                    let role = if selection.has_lines() {
                        Role::Plain
                    } else {
                        Role::Chosen
                    };
                    (role, format!("[{number}]"), spot)
                } else {
                    (Role::Plain, format!(" {number} "), spot)
                }
            };
            notes.push(Note {
                row: numbers.iter().map(number).collect(),
                ..Note::new(Role::Plain, translator.text("tui-numbers"))
            });
        }
        // Digits select numbers first.
        let digits = numbers.is_empty();
        // A long list shows only the entries around the selected one.
        let pointed = match selection.cursor {
            Some(Spot::Choice(at)) => at,
            _ => 0,
        };
        let first = pointed
            .saturating_sub(CHOICES / 2)
            .min(selection.choices().len().saturating_sub(CHOICES));
        let choices = selection.choices().iter().enumerate();
        for (at, message) in choices.skip(first).take(CHOICES) {
            let spot = Spot::Choice(at);
            let chosen = selection.cursor == Some(spot);
            let sign = self.ui_state.glyphs.pointer_if(chosen);
            let digit = match at {
                0 if !digits => "0 ".to_owned(),
                0..9 if digits => format!("{} ", at + 1),
                _ => String::new(),
            };
            let role = if chosen { Role::Chosen } else { Role::Plain };
            let text = format!("{sign}{digit}{}", translator.translate(message));
            notes.push(Note::at(spot, role, text));
        }
    }

    fn paint_question(&mut self, canvas: &mut Canvas<'_>, question: &Confirmation) {
        let translator = &self.ui_state.translator;
        let text = match question {
            Confirmation::Leave if self.settings.kept => translator.text("tui-ask-leave"),
            Confirmation::Leave => translator.text("tui-ask-leave-lost"),
            Confirmation::Rematch => translator.text("tui-ask-rematch"),
            Confirmation::NewDeal => translator.text("play-ask-new-deal"),
            Confirmation::Final(checked) | Confirmation::Redo(checked) => {
                let text = ("move", name(self.game().print_move(checked.id())));
                match self.table.warning(checked) {
                    Some(warning) => {
                        let warning = ("warning", name(translator.translate(&warning)));
                        translator.with("tui-ask-warning", &[warning, text])
                    }
                    None => translator.with("tui-ask-final", &[text]),
                }
            }
        };
        let title = self.text("tui-question");
        let mut block = Block::wrapped(Role::Plain, &text, Dialog::width(canvas));
        block.push(StyledLine::default());
        block.below(self.ui_state.answers());
        self.ui_state.draw_paper(canvas, &title, &block);
    }

    fn paint_dialog(&mut self, canvas: &mut Canvas<'_>, dialog: &Dialog) {
        let place = self.place_below();
        let width = Dialog::width(canvas);
        let block = match dialog {
            Dialog::Help => self.help(place, width),
            Dialog::Log => Block::wrapped(Role::Plain, &self.log().join("\n"), width),
            Dialog::Legend => self
                .ui_state
                .renderer()
                .legend(self.game(), self.shown(), width),
            Dialog::Points => self.points(width),
            Dialog::Why(text) => Block::wrapped(Role::Plain, text, width),
            Dialog::Rules => self.rules(width),
        };
        self.ui_state.draw_dialog(canvas, dialog, &block);
    }

    /// The keys, and below them how moves are typed.
    fn help(&self, place: Where, width: usize) -> Block {
        let mut block = self.ui_state.help(place, width);
        if place == Where::Table {
            block.push(StyledLine::default());
            block.wrap(Role::Title, &self.text("tui-typed"), width);
            for message in &self.game().info().how_to_move {
                let text = self.ui_state.translator.translate(message);
                block.wrap(Role::Plain, &text, width);
            }
            let commands = WORDS.map(CommandWord::text).join(" ");
            block.wrap(Role::Plain, &commands, width);
        }
        block
    }

    /// The score sheets, if they can be known.
    fn points(&self, width: usize) -> Block {
        let game = self.game();
        let over = self.stage == AppStage::Over;
        let seat = self.viewpoint.unwrap_or(Seat::new(0));
        let view = self.table.view(seat);
        let nobodys = self.is_nobodys();
        let score = |seat| {
            if over {
                Some(self.table.score(seat))
            } else {
                game.score_seen(&view, seat).filter(|_| !nobodys)
            }
        };
        let scores = Seat::all(game.info().seats).map(score).collect();
        self.ui_state.renderer().scores(game, scores, width)
    }

    fn paint_end(&mut self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let width = usize::from(area.width);
        let standings = self.ui_state.renderer().standing_lines(
            self.game(),
            &self.table.standings(),
            |seat| spell(self.table.score(seat).total(), self.game().info().parts),
            width,
        );
        let title = self.ui_state.translator.text("table-standings");
        let mut block = standings.titled(title);
        block.push(StyledLine::default());
        block.below(self.points(width));
        block.push(StyledLine::default());
        block.below(self.judgements(width));
        let rows = usize::from(area.height) - 2;
        let last = block.height().saturating_sub(rows);
        self.ui_state.scroll = self.ui_state.scroll.min(last);
        self.ui_state.can_scroll = block.height() > rows;
        let (up, down) = self.ui_state.glyphs.more();
        let more = |sign, is_there| if is_there { sign } else { ' ' };
        let above = more(up, self.ui_state.scroll > 0);
        let below = more(down, block.height() > self.ui_state.scroll + rows);
        canvas.put_at(&block.window(self.ui_state.scroll, rows), area, area.y);
        let mut line = StyledLine::new(Role::Title, format!("{above}{below} "));
        if let Some(message) = &self.ui_state.message {
            line.push(message.role, &message.text);
        }
        canvas.put_at(&line.into(), area, area.bottom() - 2);
    }

    /// The biggest mistakes among those judged so far.
    fn judgements(&self, width: usize) -> Block {
        let translator = &self.ui_state.translator;
        let title = translator.text("tui-costly");
        let mut block = Block::from(StyledLine::new(Role::Title, title));
        if self.unjudged > 0 {
            let renderer = self.ui_state.renderer();
            let text = renderer.number("tui-judging", "count", self.unjudged);
            block.wrap(Role::Faint, &text, width);
        } else if self.costly.is_empty() {
            block.wrap(Role::Plain, &translator.text("tui-costly-none"), width);
        }
        for (step, seat, made, judged) in self.costly.iter().take(COSTLY) {
            let points = |points: f64| name(translator.decimal(points / 1000.0, 1));
            let gaps = [
                ("turn", Arg::Number(self.table.turn_of(*step).into())),
                ("player", name(translator.name(*seat))),
                ("made", name(hint::unbroken(self.game(), *made))),
                ("better", name(hint::unbroken(self.game(), judged.best))),
                ("cost", points(judged.cost)),
                ("error", points(judged.error)),
            ];
            block.wrap(
                Role::Plain,
                &translator.with("tui-costly-one", &gaps),
                width,
            );
        }
        block
    }
}

/// Draws only sentences, with a blank line between them.
fn paint_sentences(canvas: &mut Canvas<'_>, sentences: &[(Role, &str)]) {
    let area = canvas.area();
    let mut block = Block::default();
    block.fill_to(usize::from(area.height / 3));
    for (role, text) in sentences {
        block.wrap(*role, text, usize::from(area.width));
        block.push(StyledLine::default());
    }
    canvas.put(&block, area);
}
