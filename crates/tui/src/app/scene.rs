//! What the screen of a game contains. A scene only reads the game.

use super::deciding::{Deciding, MoveCheck};
use super::lesson::Taught;
use super::reveal::Revealed;
use super::shown::{AppStage, ShownTable};
use crate::bindings::Where;
use crate::canvas::Canvas;
use crate::hint;
use crate::mistakes::Mistakes;
use crate::render::{Block, Role, StyledLine};
use crate::screen::{Note, TableScene};
use crate::selection::Selection;
use crate::spot::Spot;
use crate::ui_state::{Dialog, UiState};
use rnw_i18n::name;
use rnw_session::{CommandWord, LiveGame};
use roll_and_write::picture::Picture;
use roll_and_write::score::spell;
use roll_and_write::{Game, Seat};

/// The number of list entries that are visible at the same time.
const CHOICES: usize = 8;

/// A game at the screen, as far as it is drawn.
pub(super) struct AppScene<'a> {
    pub(super) live: &'a LiveGame,
    pub(super) ui: &'a UiState,
    pub(super) shown: &'a ShownTable,
    pub(super) deciding: Option<&'a Deciding>,
    pub(super) lesson: Option<&'a Taught>,
    /// The seat whose bot is thinking.
    pub(super) thinking: Option<Seat>,
    /// Whether the seat that looks may take back a slip.
    pub(super) may_take_back: bool,
}

impl<'a> AppScene<'a> {
    fn game(&self) -> &'a dyn Game {
        &**self.live.game()
    }

    /// The picture on the screen.
    pub(super) fn picture(&self) -> &'a Picture {
        self.deciding
            .map_or(&self.shown.picture, |deciding| &deciding.selection.picture)
    }

    /// Whether undoing would do something now.
    pub(super) fn can_undo(&self) -> bool {
        let picked = |deciding: &Deciding| !deciding.selection.picked().is_empty();
        let seat = match self.shown.stage {
            AppStage::Deciding(seat) | AppStage::Closing(seat) | AppStage::Hidden(seat) => seat,
            AppStage::Waiting | AppStage::Over => return false,
        };
        self.deciding.is_some_and(picked) || self.may_take_back || self.live.may_undo(seat).is_ok()
    }

    /// Why the selection is legal, or not.
    pub(super) fn why(&self) -> String {
        self.deciding.map_or_else(
            || self.ui.translator.text("tui-not-now"),
            |deciding| deciding.why(self.live, self.ui),
        )
    }

    /// Draws the table, or a sentence if nobody may see it now.
    pub(super) fn draw_table(&self, canvas: &mut Canvas<'_>) {
        if let AppStage::Hidden(seat) = self.shown.stage {
            let player = name(self.ui.translator.name(seat));
            let text = self
                .ui
                .translator
                .with("tui-hand-over", &[("player", player)]);
            let note = self.ui.message.iter();
            let note = note.map(|note| (note.role, note.text.clone()));
            return draw_sentences(canvas, [(Role::Title, text)].into_iter().chain(note));
        }
        if self.shown.is_nobodys() {
            return draw_sentences(canvas, [(Role::Title, self.thinking())]);
        }
        let selection = self.deciding.map(|deciding| &deciding.selection);
        let lights = self.deciding.map(|deciding| {
            let fits = matches!(deciding.verdict, MoveCheck::Fits(..));
            deciding.selection.lights(fits)
        });
        let scene = TableScene {
            renderer: self.ui.renderer(),
            game: self.game(),
            picture: self.picture(),
            before: self.shown.before.as_ref(),
            lights: &lights.unwrap_or_default(),
            notes: self.notes(),
            held: selection.and_then(Selection::held),
            log: self.shown.log(),
            news: self.shown.news().len(),
            page: self.ui.page,
        };
        scene.draw(canvas);
    }

    /// Draws the table while pieces are turned up.
    pub(super) fn draw_revealed(&self, canvas: &mut Canvas<'_>, revealed: &Revealed) {
        let scene = TableScene {
            renderer: self.ui.renderer(),
            game: self.game(),
            picture: &revealed.picture,
            before: None,
            lights: &revealed.lights,
            notes: revealed.notes.clone(),
            held: None,
            log: &[],
            news: 0,
            page: 0,
        };
        scene.draw(canvas);
    }

    /// Says who decides now.
    fn thinking(&self) -> String {
        let translator = &self.ui.translator;
        let seat = self.thinking.or_else(|| self.live.awaited().iter().next());
        let player = seat.map_or("", |seat| translator.name(seat));
        translator.with("tui-thinking", &[("player", name(player))])
    }

    /// The notes next to the boards.
    fn notes(&self) -> Vec<Note> {
        let translator = &self.ui.translator;
        let mut notes = Vec::new();
        match self.shown.stage {
            AppStage::Waiting => notes.push(Note::new(Role::Title, self.thinking())),
            AppStage::Closing(_) => {
                let text = self.to_click(translator.text("tui-confirm"));
                notes.push(Note::at(Spot::Go, Role::Title, text));
            }
            AppStage::Over => notes.push(Note::new(Role::Title, translator.text("table-over"))),
            AppStage::Hidden(_) | AppStage::Deciding(_) => {}
        }
        notes.extend(self.lesson.and_then(|lesson| lesson.note(self.ui)));
        if let Some(deciding) = self.deciding {
            self.note_decision(deciding, &mut notes);
            let printed = deciding.selection.box_note();
            let printed = printed.map(|printed| translator.translate(printed));
            notes.extend(printed.map(|printed| Note::new(Role::Plain, printed)));
        }
        notes.extend(self.ui.message.clone());
        if let Some(deciding) = self.deciding {
            self.note_choices(&deciding.selection, &mut notes);
        }
        let listed = self.ui.deck_list;
        let upcoming = self.picture().upcoming.iter().filter(|_| listed);
        let upcoming: Vec<String> = upcoming
            .map(|pattern| self.ui.glyphs.shape(pattern))
            .collect();
        if !upcoming.is_empty() {
            let patterns = [("patterns", name(upcoming.join(" ")))];
            let text = translator.with("tui-upcoming", &patterns);
            notes.push(Note::new(Role::Faint, text));
        }
        notes
    }

    fn note_decision(&self, deciding: &Deciding, notes: &mut Vec<Note>) {
        let (translator, selection) = (&self.ui.translator, &deciding.selection);
        if let Some(owed) = &selection.picture.owed {
            let gaps = [
                ("player", name(translator.name(selection.seat))),
                ("owed", name(translator.translate(owed))),
            ];
            notes.push(Note::new(Role::Title, translator.with("table-owed", &gaps)));
        }
        let sign = |fits| self.ui.glyphs.verdict(fits);
        match &deciding.verdict {
            MoveCheck::Fits(checked, preview) => {
                let mv = translator.move_text(&self.game().print_move(checked.id()));
                let text = format!("{} {mv}", sign(true));
                notes.push(Note::at(Spot::Go, Role::Ghost, self.to_click(text)));
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
            MoveCheck::Refused(refusal) if self.ui.message.is_none() => {
                let text = format!("{} {}", sign(false), translator.refusal(refusal));
                notes.push(Note::new(Role::Clash, text));
            }
            MoveCheck::Nothing => {
                if let Some(text) = deciding.choosing_cards(self.ui) {
                    notes.push(Note::new(Role::Plain, text));
                } else if self.ui.message.is_none() {
                    let text = format!("{} {}", sign(false), translator.text("tui-no-place"));
                    notes.push(Note::new(Role::Clash, text));
                }
            }
            MoveCheck::Refused(_) => {}
        }
    }

    /// A text that confirms when it is clicked. It says so while the mouse is in use.
    fn to_click(&self, text: String) -> String {
        if self.ui.mouse {
            format!("{text}  [{}]", self.ui.translator.text("tui-bar-place"))
        } else {
            text
        }
    }

    fn note_choices(&self, selection: &Selection, notes: &mut Vec<Note>) {
        let translator = &self.ui.translator;
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
            let sign = self.ui.glyphs.pointer_if(chosen);
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

    /// The content of a dialog.
    pub(super) fn dialog(&self, dialog: &Dialog, width: usize) -> Block {
        let place = self.shown.stage.place();
        match dialog {
            Dialog::Help => self.help(place, width),
            Dialog::Points => self.points(width),
            Dialog::Log
            | Dialog::Legend
            | Dialog::Why(_)
            | Dialog::Position(_)
            | Dialog::Moves(_)
            | Dialog::Rules => {
                let (game, picture) = (self.game(), self.picture());
                self.ui
                    .text_of(dialog, game, picture, self.shown.log(), width)
            }
        }
    }

    /// The keys, and below them how moves are typed.
    fn help(&self, place: Where, width: usize) -> Block {
        let translator = &self.ui.translator;
        let mut block = self.ui.help(place, width);
        if place == Where::Table {
            block.push(StyledLine::default());
            block.wrap(Role::Title, &translator.text("tui-typed"), width);
            for message in &self.game().info().how_to_move {
                block.wrap(Role::Plain, &translator.translate(message), width);
            }
            let commands = CommandWord::ALL.map(CommandWord::text).join(" ");
            block.wrap(Role::Plain, &commands, width);
        }
        block
    }

    /// The score sheets, if they can be known.
    fn points(&self, width: usize) -> Block {
        let game = self.game();
        let over = self.shown.stage == AppStage::Over;
        let view = self.live.view(self.shown.seat());
        let nobodys = self.shown.is_nobodys();
        let score = |seat| {
            if over {
                Some(self.live.score(seat))
            } else {
                game.score_seen(&view, seat).filter(|_| !nobodys)
            }
        };
        let scores = Seat::all(game.info().seats).map(score).collect();
        self.ui.renderer().scores(game, scores, width)
    }

    /// The end of the game: the standings with what earlier games say about them, the score sheets and the biggest
    /// mistakes.
    pub(super) fn end(&self, mistakes: &Mistakes, own_ranks: &[String], width: usize) -> Block {
        let (game, renderer) = (self.game(), self.ui.renderer());
        let total = |seat| spell(self.live.score(seat).total(), game.info().parts);
        let standings = renderer.standing_lines(game, &self.live.standings(), total, width);
        let mut block = standings.titled(self.ui.translator.text("table-standings"));
        for sentence in own_ranks {
            block.wrap(Role::Fresh, sentence, width);
        }
        for part in [
            self.points(width),
            mistakes.block(self.live, renderer, width),
        ] {
            block.push(StyledLine::default());
            block.below(part);
        }
        block
    }
}

/// Draws only sentences, with a blank line between them.
fn draw_sentences(canvas: &mut Canvas<'_>, sentences: impl IntoIterator<Item = (Role, String)>) {
    let area = canvas.area();
    let mut block = Block::default();
    block.fill_to(usize::from(area.height / 3));
    for (role, text) in sentences {
        block.wrap(role, &text, usize::from(area.width));
        block.push(StyledLine::default());
    }
    canvas.put(&block, area);
}
