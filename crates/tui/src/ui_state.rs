//! The state that every screen has: translations, colours, a page below the table, dialogs, and a typed line.
//!
//! It has more than 500 lines, because help, key bar and dialogs read the same facts about the screen.

use crate::TableSettings;
use crate::bindings::{self, Action, Binding, Input, Where};
use crate::canvas::Canvas;
use crate::render::{Block, Glyphs, Renderer, Role, StyledLine, padded, wrapped};
use crate::screen::{HEIGHT_MIN, Note, TABLE_WIDTH, WIDTH_MIN};
use crate::spot::{self, Spot, Zone};
use crate::theme::ThemeName;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use rnw_i18n::{Translator, name};
use roll_and_write::picture::PieceSupply;
use roll_and_write::{Arg, PrintedMatter};
use unicode_width::UnicodeWidthStr;

/// The maximum length of a typed line.
const TYPED_MAX: usize = 60;
/// The maximum width of a dialog in columns.
const PAPER_MAX: usize = 96;
/// The number of rows that the wheel, an arrow key or a page key scrolls.
const PAGE_ROWS: usize = 10;
/// The number of columns for the keys of an answer.
const ANSWER_KEYS: usize = 14;

/// What a screen asks of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScreenEffect {
    /// Turn mouse events on or off.
    CatchMouse(bool),
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
            Self::Rules => "tui-title-rules",
        }
    }

    /// The maximum width of its text in columns.
    pub(crate) fn width(canvas: &Canvas<'_>) -> usize {
        paper_width(canvas.area().width)
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

/// What a game has that keys act on: keys that act on nothing are not in the help.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct GamePieces {
    /// Patterns to turn and flip.
    pub(crate) patterns: bool,
    /// Fences to turn.
    pub(crate) fences: bool,
    /// Chips with numbers to choose from.
    pub(crate) chips: bool,
}

impl GamePieces {
    /// Those of a game, from what is printed.
    pub(crate) fn of(printed: &PrintedMatter) -> Self {
        let is_chip = |piece: &PieceSupply| piece.letter.is_some() && piece.number.is_some();
        Self {
            patterns: !printed.patterns.is_empty(),
            fences: printed.cards.iter().any(|card| card.fences.is_some()),
            chips: printed.pieces.iter().any(is_chip),
        }
    }
}

/// The state that every screen has.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the screen or the game"
)]
pub(crate) struct UiState {
    pub(crate) translator: Translator,
    pub(crate) theme: ThemeName,
    pub(crate) glyphs: Glyphs,
    pub(crate) mouse: bool,
    /// What the game has that keys act on.
    pieces: GamePieces,
    /// Whether turning the pattern means something in the decision of the moment.
    pub(crate) can_turn: bool,
    /// Whether there are two kinds of moves to switch between.
    pub(crate) can_switch: bool,
    /// Whether a decision or a choice can be taken back.
    pub(crate) can_undo: bool,
    /// Whether a lesson continues without an answer.
    pub(crate) can_go_on: bool,
    /// Whether there are pages to turn.
    pub(crate) has_pages: bool,
    /// Whether the text of the last drawing is longer than its window.
    pub(crate) can_scroll: bool,
    /// Whether the game teaches.
    pub(crate) has_lesson: bool,
    /// Whether the window was too small at the last drawing.
    pub(crate) is_small: bool,
    pub(crate) page: usize,
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
}

impl UiState {
    pub(crate) fn new(
        translator: Translator,
        settings: &TableSettings,
        pieces: GamePieces,
    ) -> Self {
        Self {
            translator,
            pieces,
            can_turn: pieces.patterns,
            can_switch: true,
            can_undo: true,
            can_go_on: true,
            has_pages: true,
            can_scroll: false,
            has_lesson: false,
            is_small: false,
            theme: settings.theme,
            glyphs: settings.glyphs,
            mouse: settings.mouse,
            page: 0,
            dialog: None,
            scroll: 0,
            typed: None,
            message: None,
            zones: Vec::new(),
            cut: Vec::new(),
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
    pub(crate) fn act(&mut self, action: Action, pages: usize) -> bool {
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
            Action::ScreenPage => self.page = (self.page + 1) % pages.max(1),
            Action::PageBack => self.page = (self.page + pages.max(1) - 1) % pages.max(1),
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

    /// Keeps what a drawing left: the clickable areas, and the texts that had no room.
    pub(crate) fn keep(&mut self, (zones, cut): (Vec<Zone>, Vec<String>)) {
        self.zones = zones;
        self.cut = cut;
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
            let keys = self.key_bar(place, area.width.into());
            canvas.bar(&keys, Role::Bar, row);
        }
    }

    /// The key bindings that are active here, with their indices.
    fn bindings(&self, place: Where) -> impl Iterator<Item = (usize, &'static Binding)> {
        let (pieces, has_lesson) = (self.pieces, self.has_lesson);
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "all other keys mean something in every game"
        )]
        let means_nothing = move |action| match action {
            Action::TurnLeft | Action::Flip => !pieces.patterns,
            Action::TurnRight | Action::Switch => !pieces.patterns && !pieces.fences,
            Action::More | Action::Fewer | Action::Choose(0) => !pieces.chips,
            Action::SkipStep | Action::EndLesson => !has_lesson,
            _ => false,
        };
        bindings::bindings_in(place).filter(move |(_, row)| !means_nothing(row.action))
    }

    /// The translation key of what a key does in this game.
    fn says(&self, row: &Binding) -> &'static str {
        let GamePieces {
            patterns, chips, ..
        } = self.pieces;
        let is_choice = matches!(row.action, Action::Choose(_));
        if row.action == Action::TurnRight && !patterns {
            "play-do-turn-fence"
        } else if row.action == Action::Switch && !patterns {
            "play-do-switch-fences"
        } else if is_choice && !chips {
            "play-do-choose-line"
        } else {
            row.says
        }
    }

    /// The most important keys in this context that do something now, as many as fit.
    fn key_bar(&self, place: Where, width: usize) -> Block {
        #[expect(clippy::wildcard_enum_match_arm, reason = "a few keys do nothing now")]
        let does_nothing = |action| match action {
            Action::TurnRight | Action::TurnLeft | Action::Flip => !self.can_turn,
            Action::Switch => !self.can_switch,
            Action::ScrollDown => !self.can_scroll,
            Action::Undo => !self.can_undo,
            Action::Accept => place == Where::Lesson && !self.can_go_on,
            Action::ScreenPage => !self.has_pages,
            _ => false,
        };
        let rows = self.bindings(place);
        let mut rows: Vec<_> = rows
            .filter(|(_, row)| row.short.is_some() && !does_nothing(row.action))
            .collect();
        // Help and leave stay visible in every width.
        rows.sort_by_key(|(_, row)| !matches!(row.action, Action::Help | Action::Leave));
        let entry = |row: &Binding, named: bool| {
            let (input, short) = (row.inputs.first()?, row.short?);
            let key = key_name(&self.translator, *input);
            let short = if named {
                format!(" {}", self.translator.text(short))
            } else {
                String::new()
            };
            Some(format!(" {key}{short} "))
        };
        // In a small window only the entry for help is named.
        let small = width < usize::from(TABLE_WIDTH);
        let (mut entries, mut taken) = (Vec::new(), 0);
        for (index, row) in rows {
            let Some(entry) = entry(row, !small || row.action == Action::Help) else {
                continue;
            };
            taken += entry.width();
            if taken > width {
                break;
            }
            entries.push(Block::spot(
                StyledLine::new(Role::Bar, entry),
                Spot::Press(index),
            ));
        }
        Block::beside(entries, 0)
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
        let (area, inner) = (canvas.area(), Dialog::width(canvas));
        let rows = usize::from(area.height).saturating_sub(4);
        self.scroll = self.scroll.min(content.height().saturating_sub(rows));
        self.can_scroll = content.height() > rows;
        let above = self.scroll > 0;
        let below = content.height() > self.scroll + rows;
        let width = content.width().max(title.chars().count() + 4).min(inner);
        let window = content.window(self.scroll, rows);
        let height = window.height();
        let left = area.x + ((usize::from(area.width) - width - 4) / 2) as u16;
        let top = top(height as u16 + 2);
        let outside = Rect::new(left, top, width as u16 + 4, height as u16 + 2);
        canvas.clear(outside);
        let glyphs = self.glyphs;
        let [.., flat, _] = glyphs.frame();
        let (up, down) = glyphs.more();
        let line = |more: Option<char>, width: usize| {
            let more = more.map_or(flat, |more| more);
            let plain = flat.to_string().repeat(width.saturating_sub(2));
            format!("{plain}{more}{flat}")
        };
        let title = StyledLine::new(Role::Plain, " ")
            .and(Role::Title, title)
            .and(Role::Plain, " ");
        let rest = (width + 1).saturating_sub(title.width());
        let rest = line(above.then_some(up), rest);
        let mut frame = Block::from(StyledLine::frame_top(glyphs, title, &rest));
        for _ in 0..height {
            frame.push(StyledLine::default().filled(width + 2).frame_row(glyphs));
        }
        let rest = line(below.then_some(down), width + 2);
        frame.push(StyledLine::frame_bottom(glyphs, &rest));
        canvas.put(&frame, outside);
        let inside = Rect::new(left + 2, top + 1, width as u16, height as u16);
        canvas.put(&window, inside);
    }

    /// The first letter of a word of the language, in lower case.
    pub(crate) fn first_letter(&self, key: &str) -> String {
        let word = self.translator.text(key);
        let first = word.chars().next();
        first.map_or_else(String::new, |first| first.to_lowercase().to_string())
    }

    /// The answers to a question, each with its keys: also the first letter of the language's own word.
    pub(crate) fn answers(&self) -> Block {
        let mut block = Block::default();
        for (index, row) in self.bindings(Where::Question) {
            let Some(short) = row.short else {
                continue;
            };
            let inputs = row.inputs.iter();
            let mut keys: Vec<String> = inputs
                .map(|input| key_name(&self.translator, *input))
                .collect();
            let own = self.first_letter(row.says);
            if !keys.contains(&own) {
                keys.push(own);
            }
            let keys = padded(&keys.join(", "), ANSWER_KEYS);
            let line = StyledLine::new(Role::Title, keys);
            let line = line.and(Role::Plain, self.translator.text(short));
            block.push_spot(line, Spot::Press(index));
        }
        block
    }

    /// The keys of a context with their effects, from the same table that the program uses.
    pub(crate) fn help(&self, place: Where, width: usize) -> Block {
        let mut rows: Vec<(&'static str, Vec<String>, usize)> = Vec::new();
        for (index, row) in self.bindings(place) {
            let names = row
                .inputs
                .iter()
                .map(|input| key_name(&self.translator, *input));
            let says = self.says(row);
            match rows.last_mut().filter(|last| last.0 == says) {
                Some(last) => last.1.extend(names),
                None => rows.push((says, names.collect(), index)),
            }
        }
        let mut block = Block::default();
        let keys: Vec<String> = rows.iter().map(|row| row.1.join(" ")).collect();
        let widest = keys.iter().map(|keys| keys.width()).max().unwrap_or(0);
        let column = widest.min(30.min(width / 2)) + 2;
        for ((says, _, index), keys) in rows.iter().zip(&keys) {
            let texts = wrapped(&self.translator.text(says), width.saturating_sub(column));
            let keys = wrapped(keys, column - 2);
            for at in 0..keys.len().max(texts.len()) {
                let [keys, text] =
                    [&keys, &texts].map(|column| column.get(at).cloned().unwrap_or_default());
                let line =
                    StyledLine::new(Role::Title, padded(&keys, column)).and(Role::Plain, text);
                block.push_spot(line, Spot::Press(*index));
            }
        }
        block
    }
}

/// The name of a key or a mouse action.
fn key_name(translator: &Translator, input: Input) -> String {
    match bindings::name(input) {
        Ok(key) => translator.text(key),
        Err(name) => name,
    }
}
