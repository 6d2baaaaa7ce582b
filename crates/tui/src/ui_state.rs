//! The state that every screen has: translations, colours, a page below the table, dialogs, and a typed line.

use crate::TableSettings;
use crate::bindings::{self, Action, Input, Where};
use crate::canvas::Canvas;
use crate::key_hints::{GamePieces, KeyHints};
use crate::render::{Block, Glyphs, Renderer, Role, StyledLine};
use crate::screen::{HEIGHT_MIN, Note, WIDTH_MIN};
use crate::spot::{self, Spot, Zone};
use crate::theme::ThemeName;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::Frame;
use ratatui::layout::Rect;
use rnw_i18n::{Translator, name};
use rnw_session::{Position, PositionError};
use roll_and_write::picture::Picture;
use roll_and_write::{Arg, Game};
use std::collections::BTreeMap;

/// The maximum length of a typed line.
const TYPED_MAX: usize = 60;
/// The maximum width of a dialog in columns.
const PAPER_MAX: usize = 96;
/// The number of rows that the wheel, an arrow key or a page key scrolls.
const PAGE_ROWS: usize = 10;

/// What a screen asks of the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScreenEffect {
    /// Turn mouse events on or off.
    CatchMouse(bool),
    /// Put a text into the clipboard. Not every terminal allows that.
    Copy(String),
    /// Stop the program until a signal resumes it.
    Suspend,
}

/// A dialog with a text to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Dialog {
    /// The keys that work in this context.
    Help,
    /// All notices of the game.
    Log,
    /// The meaning of characters and symbols.
    Legend,
    /// The current score sheets.
    Points,
    /// Why a move is not legal.
    Why(String),
    /// The position as a text.
    Position(String),
    /// The legal moves with their numbers.
    Moves(String),
    /// The rules of the game.
    Rules,
}

impl Dialog {
    /// The translation key of its title.
    pub(crate) fn title(&self) -> &'static str {
        match self {
            Self::Help => "tui-title-help",
            Self::Log => "tui-page-log",
            Self::Legend => "tui-page-legend",
            Self::Points => "tui-title-points",
            Self::Why(_) => "tui-title-why",
            Self::Position(_) => "tui-title-position",
            Self::Moves(_) => "tui-title-moves",
            Self::Rules => "tui-title-rules",
        }
    }
}

/// The maximum width of the text of a dialog in a window of this width, in columns.
pub(crate) fn paper_width(window: u16) -> usize {
    usize::from(window).saturating_sub(8).min(PAPER_MAX)
}

/// The part of an event that a screen must still handle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum InputOutcome {
    /// Nothing.
    Nothing,
    /// A line that was typed.
    Line(String),
    /// A key, or an action of the mouse that is bound like a key.
    Key(Input),
    /// The left button was pressed at this place.
    Click(Option<Spot>),
    /// The mouse was moved to this place.
    Point(Spot),
}

/// The state that every screen has.
#[derive(Debug)]
pub(crate) struct UiState {
    pub(crate) translator: Translator,
    pub(crate) theme: ThemeName,
    pub(crate) glyphs: Glyphs,
    pub(crate) mouse: bool,
    /// Whether the patterns that can still come are listed.
    pub(crate) deck_list: bool,
    pub(crate) keys: KeyHints,
    /// Whether the window was too small at the last drawing.
    pub(crate) is_small: bool,
    pub(crate) page: usize,
    /// The number of pages in the last drawing.
    pub(crate) pages: usize,
    /// The open dialog and its scroll position.
    pub(crate) dialog: Option<Dialog>,
    pub(crate) scroll: usize,
    /// The line that is being typed.
    pub(crate) typed: Option<String>,
    /// The message that is shown until the next key.
    pub(crate) message: Option<Note>,
    /// The clickable areas of the last drawing.
    pub(crate) zones: Vec<Zone>,
    /// The texts that had no room in the last drawing.
    pub(crate) cut: Vec<String>,
    /// The options that the game has by default, for texts of positions.
    pub(crate) usual_options: BTreeMap<String, String>,
}

impl UiState {
    pub(crate) fn new(
        translator: Translator,
        settings: &TableSettings,
        pieces: GamePieces,
    ) -> Self {
        Self {
            translator,
            keys: KeyHints::new(pieces),
            is_small: false,
            theme: settings.theme,
            glyphs: settings.glyphs,
            mouse: settings.mouse,
            deck_list: settings.deck_list,
            page: 0,
            pages: 0,
            dialog: None,
            scroll: 0,
            typed: None,
            message: None,
            zones: Vec::new(),
            cut: Vec::new(),
            usual_options: BTreeMap::new(),
        }
    }

    /// A renderer with the language and the characters of the screen.
    pub(crate) fn renderer(&self) -> Renderer<'_> {
        Renderer {
            translator: &self.translator,
            glyphs: self.glyphs,
        }
    }

    pub(crate) fn show_status(&mut self, role: Role, text: impl Into<String>) {
        self.message = Some(Note::new(role, text));
    }

    /// Shows the text of a translation key.
    pub(crate) fn say(&mut self, role: Role, key: &str) {
        self.show_status(role, self.translator.text(key));
    }

    pub(crate) fn read(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.scroll = 0;
    }

    /// Closes everything that covers the table.
    pub(crate) fn put_away(&mut self) {
        self.dialog = None;
        self.typed = None;
        self.message = None;
        self.scroll = 0;
    }

    /// Performs the actions that are the same on every screen. Returns `false` for all others.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    pub(crate) fn act(&mut self, action: Action) -> bool {
        let pages = self.pages.max(1);
        match action {
            Action::Help => self.read(Dialog::Help),
            // Scrolls to the end, because the newest lines are read first.
            Action::Log => {
                self.read(Dialog::Log);
                self.scroll = usize::MAX;
            }
            Action::Legend => self.read(Dialog::Legend),
            Action::Points => self.read(Dialog::Points),
            Action::Close => self.dialog = None,
            Action::Theme => {
                self.theme = self.theme.next();
                let theme = ("theme", name(self.translator.text(self.theme.key())));
                let text = self.translator.with("tui-theme-is", &[theme]);
                self.show_status(Role::Fresh, text);
            }
            Action::ScreenPage => self.page = (self.page + 1) % pages,
            Action::PageBack => self.page = (self.page.min(pages - 1) + pages - 1) % pages,
            Action::ScrollUp => self.scroll = self.scroll.saturating_sub(1),
            Action::ScrollDown => self.scroll = self.scroll.saturating_add(1),
            Action::PageUp => self.scroll = self.scroll.saturating_sub(PAGE_ROWS),
            Action::PageDown => self.scroll = self.scroll.saturating_add(PAGE_ROWS),
            Action::Top => self.scroll = 0,
            Action::Bottom => self.scroll = usize::MAX,
            _ => return false,
        }
        true
    }

    /// Turns to the first page; on it, says how to leave.
    pub(crate) fn go_back(&mut self) {
        if self.page == 0 {
            self.say(Role::Fresh, "tui-no-way-back");
        }
        self.page = 0;
    }

    /// Turns to the first page if an offer is selected, because the offers are there.
    pub(crate) fn turn_to(&mut self, selected: Option<Spot>) {
        if let Some(Spot::Offer(_)) = selected {
            self.page = 0;
        }
    }

    /// Shows the position of a table and puts it into the clipboard; nothing but a message if the game has no text for it.
    pub(crate) fn give_position(
        &mut self,
        position: Result<Position, PositionError>,
    ) -> Option<ScreenEffect> {
        let Ok(position) = position else {
            self.say(Role::Clash, "table-position-none");
            return None;
        };
        let key = match position.seat() {
            Some(_) => "tui-position-seat",
            None => "tui-position-whole",
        };
        let text = position.to_string();
        self.read(Dialog::Position(format!(
            "{text}\n\n{}",
            self.translator.text(key)
        )));
        Some(ScreenEffect::Copy(text))
    }

    /// Turns mouse events on or off and shows a message about it.
    pub(crate) fn switch_mouse(&mut self) -> ScreenEffect {
        self.mouse = !self.mouse;
        let key = if self.mouse {
            "tui-mouse-on"
        } else {
            "tui-mouse-off"
        };
        self.say(Role::Fresh, key);
        ScreenEffect::CatchMouse(self.mouse)
    }

    /// Handles an event. Typed and pasted text goes into the line. If the window is too small, nothing happens
    /// that a player could not see.
    pub(crate) fn handle(&mut self, event: &Event) -> InputOutcome {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let input = bindings::of_key(*key);
                let leaves = [Input::Ctrl('c'), Input::Ctrl('z')].contains(&input);
                if self.is_small && !leaves {
                    return InputOutcome::Nothing;
                }
                if self.typed.is_none() || leaves {
                    return InputOutcome::Key(input);
                }
                self.message = None;
                self.type_key(*key)
                    .map_or(InputOutcome::Nothing, InputOutcome::Line)
            }
            Event::Mouse(mouse) if !self.is_small => self.handle_mouse(*mouse),
            Event::Paste(text) => {
                self.paste(text);
                InputOutcome::Nothing
            }
            Event::Key(_)
            | Event::Mouse(_)
            | Event::Resize(..)
            | Event::FocusGained
            | Event::FocusLost => InputOutcome::Nothing,
        }
    }

    fn handle_mouse(&self, mouse: MouseEvent) -> InputOutcome {
        if let Some(input) = bindings::of_mouse(mouse) {
            return InputOutcome::Key(input);
        }
        let spot = spot::at(&self.zones, mouse.column, mouse.row);
        match (mouse.kind, spot) {
            (MouseEventKind::Down(MouseButton::Left), spot) => InputOutcome::Click(spot),
            (MouseEventKind::Moved, Some(spot)) => InputOutcome::Point(spot),
            _ => InputOutcome::Nothing,
        }
    }

    /// Handles a typed key. Returns the whole line after Enter.
    fn type_key(&mut self, key: KeyEvent) -> Option<String> {
        let typed = self.typed.as_mut()?;
        let held = key.modifiers - KeyModifiers::SHIFT;
        let control = held == KeyModifiers::CONTROL;
        if key.code == KeyCode::Enter {
            return self.typed.take();
        }
        // Some terminals send Ctrl-H for Backspace.
        let erases = key.code == KeyCode::Backspace || control && key.code == KeyCode::Char('h');
        if key.code == KeyCode::Esc || erases && typed.is_empty() {
            self.typed = None;
        } else if erases {
            typed.pop();
        } else if control && key.code == KeyCode::Char('u') {
            typed.clear();
        } else if let KeyCode::Char(c) = key.code
            && held.is_empty()
            && typed.chars().count() < TYPED_MAX
        {
            typed.push(c);
        }
        None
    }

    /// Adds the first line of a pasted text to the typed line, as far as there is room. Without a typed line it
    /// only shows a message, because a paste never counts as keys.
    fn paste(&mut self, text: &str) {
        let Some(typed) = &mut self.typed else {
            return self.say(Role::Clash, "tui-pasted");
        };
        let line = text.lines().next().unwrap_or_default();
        let room = TYPED_MAX - typed.chars().count().min(TYPED_MAX);
        typed.extend(line.chars().filter(|c| !c.is_control()).take(room));
    }

    /// What the screen is drawn on.
    pub(crate) fn canvas<'f>(&self, frame: &'f mut Frame<'_>) -> Canvas<'f> {
        Canvas::new(frame.buffer_mut(), self.theme, self.glyphs)
    }

    /// Keeps what a drawing left: the clickable areas, the texts that had no room, and the number of pages.
    pub(crate) fn keep(&mut self, (zones, cut, pages): (Vec<Zone>, Vec<String>, usize)) {
        self.zones = zones;
        self.cut = cut;
        self.pages = pages;
    }

    /// Draws a dialog with this content.
    pub(crate) fn draw_dialog(
        &mut self,
        canvas: &mut Canvas<'_>,
        dialog: &Dialog,
        content: &Block,
    ) {
        let title = self.translator.text(dialog.title());
        self.draw_paper(canvas, &title, content);
    }

    /// Draws a question with the answers of its context.
    pub(crate) fn draw_question(&mut self, canvas: &mut Canvas<'_>, place: Where, text: &str) {
        let title = self.translator.text("tui-question");
        let mut block = Block::wrapped(Role::Plain, text, paper_width(canvas.area().width));
        block.push(StyledLine::default());
        block.below(self.keys.answers(place, &self.translator));
        self.draw_paper(canvas, &title, &block);
    }

    /// The keys of a context with their effects.
    pub(crate) fn help(&self, place: Where, width: usize) -> Block {
        self.keys.help(place, &self.translator, width)
    }

    /// The content of a dialog that is the same for all tables, with this picture and log.
    pub(crate) fn text_of(
        &self,
        dialog: &Dialog,
        game: &dyn Game,
        picture: &Picture,
        log: &[String],
        width: usize,
    ) -> Block {
        match dialog {
            Dialog::Log => Block::wrapped(Role::Plain, &log.join("\n"), width),
            Dialog::Legend => self.renderer().legend(game, picture, width),
            Dialog::Why(text) | Dialog::Position(text) | Dialog::Moves(text) => {
                Block::wrapped(Role::Plain, text, width)
            }
            Dialog::Help | Dialog::Points | Dialog::Rules => Block::default(),
        }
    }

    /// Draws a text on the whole screen, starting at the scroll position, with the message below.
    pub(crate) fn draw_page(&mut self, canvas: &mut Canvas<'_>, content: &Block) {
        let area = canvas.area();
        let rows = usize::from(area.height) - 2;
        let [above, below] = self.scroll_within(content.height(), rows);
        canvas.put_at(&content.window(self.scroll, rows), area, area.y);
        let [above, below] = [above, below].map(|sign| sign.unwrap_or(' '));
        let mut line = StyledLine::new(Role::Title, format!("{above}{below} "));
        if let Some(message) = &self.message {
            line.push(message.role, &message.text);
        }
        canvas.put_at(&line.into(), area, area.bottom() - 2);
    }

    /// Keeps the scroll position within a text of this height in a window with these rows. Returns the signs that there is
    /// more above and below.
    fn scroll_within(&mut self, height: usize, rows: usize) -> [Option<char>; 2] {
        self.scroll = self.scroll.min(height.saturating_sub(rows));
        self.keys.can_scroll = height > rows;
        let (up, down) = self.glyphs.more();
        let is_more_below = height > self.scroll + rows;
        [
            (self.scroll > 0).then_some(up),
            is_more_below.then_some(down),
        ]
    }

    /// Whether the window is large enough. If not, draws a message that says so.
    pub(crate) fn has_room(&mut self, canvas: &mut Canvas<'_>) -> bool {
        let area = canvas.area();
        self.is_small = area.width < WIDTH_MIN || area.height < HEIGHT_MIN;
        if !self.is_small {
            return true;
        }
        let number = |number: u16| Arg::Number(number.into());
        let gaps = [
            ("columns", number(area.width)),
            ("rows", number(area.height)),
            ("columns-needed", number(WIDTH_MIN)),
            ("rows-needed", number(HEIGHT_MIN)),
        ];
        let text = self.translator.with("tui-too-small", &gaps);
        canvas.put(&Block::wrapped(Role::Title, &text, area.width.into()), area);
        false
    }

    /// Draws the last row: the typed line or the keys.
    pub(crate) fn draw_bar(&self, canvas: &mut Canvas<'_>, place: Where) {
        let area = canvas.area();
        let row = area.bottom().saturating_sub(1);
        if let Some(typed) = &self.typed {
            let line = StyledLine::new(Role::Title, format!(":{typed}_"));
            canvas.bar(&line.into(), Role::Plain, row);
        } else {
            let keys = self.keys.bar(place, &self.translator, area.width.into());
            canvas.bar(&keys, Role::Bar, row);
        }
    }

    /// Draws a framed block in the middle of the screen, starting at the scroll position.
    pub(crate) fn draw_paper(&mut self, canvas: &mut Canvas<'_>, title: &str, content: &Block) {
        let area = canvas.area();
        self.draw_paper_at(canvas, title, content, |height| {
            area.y + (area.height.saturating_sub(height)) / 2
        });
    }

    /// Draws a framed block above the last row of the screen, starting at the scroll position.
    pub(crate) fn draw_paper_below(
        &mut self,
        canvas: &mut Canvas<'_>,
        title: &str,
        content: &Block,
    ) {
        let area = canvas.area();
        self.draw_paper_at(canvas, title, content, |height| {
            area.bottom().saturating_sub(1 + height).max(area.y)
        });
    }

    /// Draws a framed block. `top` gives its first row for its height.
    fn draw_paper_at(
        &mut self,
        canvas: &mut Canvas<'_>,
        title: &str,
        content: &Block,
        top: impl FnOnce(u16) -> u16,
    ) {
        let (area, inner) = (canvas.area(), paper_width(canvas.area().width));
        let rows = usize::from(area.height).saturating_sub(4);
        let [above, below] = self.scroll_within(content.height(), rows);
        let width = content.width().max(title.chars().count() + 4).min(inner);
        let window = content.window(self.scroll, rows);
        let height = window.height();
        let left = area.x + ((usize::from(area.width) - width - 4) / 2) as u16;
        let top = top(height as u16 + 2);
        let outside = Rect::new(left, top, width as u16 + 4, height as u16 + 2);
        canvas.clear(outside);
        let glyphs = self.glyphs;
        let [.., flat, _] = glyphs.frame();
        let line = |more: Option<char>, width: usize| {
            let more = more.map_or_else(|| flat.to_owned(), String::from);
            let plain = flat.repeat(width.saturating_sub(2));
            format!("{plain}{more}{flat}")
        };
        let title = StyledLine::new(Role::Plain, " ")
            .and(Role::Title, title)
            .and(Role::Plain, " ");
        let rest = (width + 1).saturating_sub(title.width());
        let rest = line(above, rest);
        let mut frame = Block::from(StyledLine::frame_top(glyphs, title, &rest));
        for _ in 0..height {
            frame.push(StyledLine::default().filled(width + 2).frame_row(glyphs));
        }
        let rest = line(below, width + 2);
        frame.push(StyledLine::frame_bottom(glyphs, &rest));
        canvas.put(&frame, outside);
        let inside = Rect::new(left + 2, top + 1, width as u16, height as u16);
        canvas.put(&window, inside);
    }
}
