//! A list of entries to choose from: the start page, forms and lists. It owns no terminal.
//!
//! It has more than 500 lines with its tests.

use crate::TableSettings;
use crate::bindings::{self, Action, Input, Where};
use crate::canvas::Canvas;
use crate::key_hints::GamePieces;
use crate::render::{Block, Role, StyledLine, padded, wrapped};
use crate::screen::Note;
use crate::spot::Spot;
use crate::theme::ThemeName;
use crate::ui_state::{Dialog, InputOutcome, ScreenEffect, UiState, paper_width};
use crossterm::event::Event;
use ratatui::Frame;
use ratatui::layout::Rect;
use rnw_i18n::Translator;
use unicode_width::UnicodeWidthStr;

/// The largest width of a menu in columns. In a wider window it stands in the middle.
const WIDTH_MAX: u16 = 88;
/// The largest width of the labels in front of values.
const LABEL_MAX: usize = 32;

/// An entry of a [`Menu`].
///
/// ```
/// use rnw_tui::MenuItem;
/// let item = MenuItem::choice("Players", ["1", "2", "3"], 1);
/// assert_eq!(item.value(), Some("2"));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MenuItem {
    /// Its text.
    pub label: String,
    /// One or two sentences about it, shown while it is selected.
    pub about: String,
    /// The values that a player can choose from; empty for an entry without a value.
    pub values: Vec<String>,
    /// The index of the chosen value.
    pub chosen: usize,
    /// A text that a player can type; `None` for an entry without such a text.
    pub text: Option<String>,
}

impl MenuItem {
    /// An entry that opens something.
    pub fn new(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            ..Self::default()
        }
    }

    /// An entry with values to choose from, and the index of the chosen one.
    pub fn choice<V: Into<String>>(
        label: impl Into<String>,
        values: impl IntoIterator<Item = V>,
        chosen: usize,
    ) -> Self {
        Self {
            values: values.into_iter().map(Into::into).collect(),
            chosen,
            ..Self::new(label)
        }
    }

    /// An entry with a text to type.
    pub fn typed(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            text: Some(text.into()),
            ..Self::new(label)
        }
    }

    /// The same entry with sentences about it.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Self {
        Self {
            about: about.into(),
            ..self
        }
    }

    /// The chosen value; `None` if there is no value to choose.
    pub fn value(&self) -> Option<&str> {
        self.values.get(self.chosen).map(String::as_str)
    }
}

/// A list of entries to choose from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Menu {
    /// Its title.
    pub title: String,
    /// Sentences below the title.
    pub intro: String,
    /// A sentence about what happened last, such as a failure. It goes away at the next key.
    pub news: Option<String>,
    /// The entries from top to bottom.
    pub items: Vec<MenuItem>,
    /// The index of the selected entry.
    pub at: usize,
    /// Whether there is no page before this one. Esc stays on it then, and `q` leaves.
    pub is_first: bool,
    /// Whether the first entry has the number 0, so that the others keep their numbers without it.
    pub from_zero: bool,
}

impl Menu {
    /// The number that a player types for an entry.
    fn number(&self, at: usize) -> usize {
        at + usize::from(!self.from_zero)
    }
}

/// What a player did in a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuExit {
    /// The player opened the entry with this index.
    Chosen(usize),
    /// The player changed the value or the text of the entry with this index.
    Changed(usize),
    /// The player went back.
    Back,
    /// Ctrl-C was pressed.
    Interrupted,
    /// A signal with this number asked the program to end.
    Signalled(i32),
}

/// What the player did, and what the terminal must do.
type MenuStep = (Option<MenuExit>, Option<ScreenEffect>);

/// A menu, or a text to read, at the screen.
pub(crate) struct MenuView {
    ui_state: UiState,
    /// A text to read instead of the menu, with its title.
    page: Option<(String, Block)>,
    /// The number of entries that the last drawing showed above the window.
    first: usize,
}

impl MenuView {
    pub(crate) fn new(translator: Translator, settings: &TableSettings) -> Self {
        Self {
            ui_state: UiState::new(translator, settings, GamePieces::default()),
            page: None,
            first: 0,
        }
    }

    /// The colour theme that was chosen last.
    pub(crate) fn theme(&self) -> ThemeName {
        self.ui_state.theme
    }

    /// Shows a text to read, or the menu again.
    pub(crate) fn show_page(&mut self, page: Option<(String, Block)>) {
        self.ui_state.put_away();
        self.page = page;
    }

    /// Changes the language.
    pub(crate) fn translate(&mut self, translator: Translator) {
        self.ui_state.translator = translator;
    }

    fn place(&self) -> Where {
        if self.ui_state.dialog.is_some() || self.page.is_some() {
            Where::Text
        } else {
            Where::Menu
        }
    }

    /// Handles an event.
    pub(crate) fn update(&mut self, menu: &mut Menu, event: &Event) -> MenuStep {
        match self.ui_state.handle(event) {
            InputOutcome::Nothing | InputOutcome::Point(_) => (None, None),
            InputOutcome::Line(line) => (take_text(menu, &line), None),
            InputOutcome::Key(input) => self.press(menu, input),
            InputOutcome::Click(spot) => self.click(menu, spot),
        }
    }

    fn press(&mut self, menu: &mut Menu, input: Input) -> MenuStep {
        let action = bindings::action(self.place(), input);
        self.act_if_any(menu, action)
    }

    fn act_if_any(&mut self, menu: &mut Menu, action: Option<Action>) -> MenuStep {
        action.map_or((None, None), |action| self.act(menu, action))
    }

    fn click(&mut self, menu: &mut Menu, spot: Option<Spot>) -> MenuStep {
        match spot {
            Some(Spot::Press(index)) => {
                self.ui_state.dialog = None;
                let action = bindings::action_of_row(self.place(), index);
                self.act_if_any(menu, action)
            }
            Some(Spot::Choice(at)) if self.place() == Where::Menu => {
                menu.at = at;
                self.act(menu, Action::Place)
            }
            _ if self.place() == Where::Text => self.act(menu, Action::Close),
            _ => (None, None),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn act(&mut self, menu: &mut Menu, action: Action) -> MenuStep {
        if action == Action::Suspend {
            return (None, Some(ScreenEffect::Suspend));
        }
        self.ui_state.message = None;
        if action == Action::Close && self.ui_state.dialog.is_none() && self.page.is_some() {
            return (Some(MenuExit::Back), None);
        }
        let last = menu.items.len().saturating_sub(1);
        if self.place() == Where::Menu {
            let to = match action {
                Action::Up => Some(menu.at.checked_sub(1).unwrap_or(last)),
                Action::Down => Some(if menu.at >= last { 0 } else { menu.at + 1 }),
                Action::Top => Some(0),
                Action::Bottom => Some(last),
                _ => None,
            };
            if let Some(to) = to {
                menu.at = to;
                menu.news = None;
                return (None, None);
            }
        }
        if self.ui_state.act(action) {
            return (None, None);
        }
        menu.news = None;
        let exit = match action {
            Action::Mouse => return (None, Some(self.ui_state.switch_mouse())),
            Action::Left => change(menu, false),
            Action::Right => change(menu, true),
            Action::Choose(number) => {
                let numbers = (0..menu.items.len()).map(|at| menu.number(at));
                let at = numbers.into_iter().position(|of| of == usize::from(number));
                at.and_then(|at| {
                    menu.at = at;
                    self.open(menu)
                })
            }
            Action::Back if menu.is_first => {
                self.ui_state.say(Role::Fresh, "tui-no-way-back");
                None
            }
            Action::Place => self.open(menu),
            Action::Back | Action::Leave => Some(MenuExit::Back),
            Action::LeaveNow => Some(MenuExit::Interrupted),
            _ => None,
        };
        (exit, None)
    }

    /// Opens the selected entry. An entry with values takes its next value; one with a text is typed anew.
    fn open(&mut self, menu: &mut Menu) -> Option<MenuExit> {
        let item = menu.items.get(menu.at)?;
        if let Some(text) = &item.text {
            self.ui_state.typed = Some(text.clone());
            return None;
        }
        if item.values.len() > 1 {
            return change(menu, true);
        }
        Some(MenuExit::Chosen(menu.at))
    }

    pub(crate) fn draw(&mut self, menu: &Menu, frame: &mut Frame<'_>) {
        let mut canvas = self.ui_state.canvas(frame);
        if self.ui_state.has_room(&mut canvas) {
            match &self.page {
                Some((title, page)) => self.ui_state.draw_paper(&mut canvas, title, page),
                None => self.draw_menu(menu, &mut canvas),
            }
            if self.ui_state.dialog == Some(Dialog::Help) {
                let help = (self.ui_state).help(Where::Menu, paper_width(canvas.area().width));
                self.ui_state.draw_dialog(&mut canvas, &Dialog::Help, &help);
            }
            self.ui_state.draw_bar(&mut canvas, self.place());
        }
        self.ui_state.keep((canvas.zones, canvas.cut, canvas.pages));
    }

    fn draw_menu(&mut self, menu: &Menu, canvas: &mut Canvas<'_>) {
        self.ui_state.keys.can_go_back = !menu.is_first;
        let area = canvas.area();
        let width = area.width.min(WIDTH_MAX);
        let left = area.x + (area.width - width) / 2;
        let columns = usize::from(width) - 2;
        let head = head(menu, columns);
        let foot = self.foot(menu, columns);
        let rows = usize::from(area.height) - 1;
        let list_rows = rows
            .saturating_sub(head.height() + foot.height() + 2)
            .max(1);
        self.first = window(menu.at, menu.items.len(), self.first, list_rows);
        let list = self.list(menu, columns).window(self.first, list_rows);
        // A small menu in a high window stands above the middle.
        let high = head.height() + list.height() + foot.height() + 2;
        let mut top = area.y + (rows.saturating_sub(high) / 3) as u16;
        let mut put = |block: &Block| {
            let height = block.height() as u16;
            canvas.put(block, Rect::new(left + 1, top, columns as u16, height));
            top += height + 1;
        };
        put(&head);
        put(&list);
        put(&foot);
    }

    /// The entries, one in each line.
    fn list(&self, menu: &Menu, columns: usize) -> Block {
        let with_value = |item: &&MenuItem| !item.values.is_empty() || item.text.is_some();
        let labels = menu.items.iter().filter(with_value);
        let label_width = labels.map(|item| item.label.width()).max().unwrap_or(0);
        let label_width = label_width.min(LABEL_MAX);
        let mut block = Block::default();
        for (at, item) in menu.items.iter().enumerate() {
            let chosen = at == menu.at;
            let sign = self.ui_state.glyphs.pointer_if(chosen);
            let number = match menu.number(at) {
                number @ 0..=9 => format!("{number} "),
                _ => "  ".to_owned(),
            };
            let role = if chosen { Role::Chosen } else { Role::Plain };
            let label = padded(&item.label, label_width);
            let text = match (&item.text, item.value()) {
                (Some(text), _) => format!("{label}  [{text}]"),
                (None, Some(value)) if item.values.len() > 1 => format!("{label}  < {value} >"),
                (None, Some(value)) => format!("{label}    {value}"),
                (None, None) => item.label.clone(),
            };
            let lines = wrapped(&format!("{sign} {number}{text}"), columns);
            let line = padded(lines.first().map_or("", |line| line), columns);
            block.push_spot(StyledLine::new(role, line), Spot::Choice(at));
        }
        block
    }

    /// What the selected entry is about, and the last message.
    fn foot(&self, menu: &Menu, columns: usize) -> Block {
        let mut block = Block::default();
        if let Some(item) = menu.items.get(menu.at) {
            block.wrap(Role::Faint, &item.about, columns);
        }
        let message = self.ui_state.message.clone();
        let news = menu
            .news
            .as_ref()
            .map(|news| Note::new(Role::Fresh, news.clone()));
        if let Some(note) = message.or(news) {
            block.wrap(note.role, &note.text, columns);
        }
        block
    }

    #[cfg(test)]
    pub(crate) fn zones(&self) -> &[crate::spot::Zone] {
        &self.ui_state.zones
    }
}

/// The title and the sentences below it.
fn head(menu: &Menu, columns: usize) -> Block {
    let mut block = Block::from(StyledLine::new(Role::Title, menu.title.clone()));
    block.wrap(Role::Plain, &menu.intro, columns);
    block
}

/// Takes a typed text for the selected entry.
fn take_text(menu: &mut Menu, line: &str) -> Option<MenuExit> {
    let at = menu.at;
    let text = menu.items.get_mut(at)?.text.as_mut()?;
    line.trim().clone_into(text);
    Some(MenuExit::Changed(at))
}

/// Takes the next or the previous value of the selected entry.
fn change(menu: &mut Menu, forward: bool) -> Option<MenuExit> {
    let at = menu.at;
    let item = menu.items.get_mut(at)?;
    let count = item.values.len();
    if count < 2 {
        return None;
    }
    item.chosen = (item.chosen + if forward { 1 } else { count - 1 }) % count;
    Some(MenuExit::Changed(at))
}

/// The first visible entry, so that the selected one is visible.
fn window(at: usize, count: usize, first: usize, rows: usize) -> usize {
    let first = first.min(count.saturating_sub(rows));
    if at < first {
        at
    } else if at >= first + rows {
        at + 1 - rows
    } else {
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{
        KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    };
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use rnw_i18n::{Language, Translations};

    struct Tried {
        view: MenuView,
        menu: Menu,
        terminal: Terminal<TestBackend>,
    }

    impl Tried {
        fn new(items: Vec<MenuItem>, (width, height): (u16, u16)) -> Self {
            let words = Translations::in_language(Language::English);
            let translator = Translator::new(words, Vec::new());
            let menu = Menu {
                title: "Start".to_owned(),
                intro: "What now?".to_owned(),
                items,
                ..Menu::default()
            };
            let mut tried = Self {
                view: MenuView::new(translator, &TableSettings::default()),
                menu,
                terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            };
            tried.draw();
            tried
        }

        fn draw(&mut self) {
            let Self {
                view,
                menu,
                terminal,
            } = self;
            terminal.draw(|frame| view.draw(menu, frame)).unwrap();
        }

        fn key(&mut self, code: KeyCode) -> Option<MenuExit> {
            let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
            let exit = self.view.update(&mut self.menu, &event).0;
            self.draw();
            exit
        }

        fn click(&mut self, column: u16, row: u16) -> Option<MenuExit> {
            let kind = MouseEventKind::Down(MouseButton::Left);
            let modifiers = KeyModifiers::NONE;
            let event = Event::Mouse(MouseEvent {
                kind,
                column,
                row,
                modifiers,
            });
            let exit = self.view.update(&mut self.menu, &event).0;
            self.draw();
            exit
        }

        fn text(&self) -> String {
            let buffer = self.terminal.backend().buffer();
            let row = |y| -> String {
                let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
                cells.collect::<String>().trim_end().to_owned() + "\n"
            };
            (0..buffer.area.height).map(row).collect()
        }
    }

    fn three() -> Vec<MenuItem> {
        vec![
            MenuItem::new("New game").about("Play against bots."),
            MenuItem::choice("Players", ["1", "2"], 0),
            MenuItem::typed("Name", "Ann"),
        ]
    }

    #[test]
    fn keys_select_change_type_and_open() {
        let mut tried = Tried::new(three(), (80, 24));
        assert!(
            tried.text().contains("Play against bots."),
            "{}",
            tried.text()
        );
        assert_eq!(tried.key(KeyCode::Enter), Some(MenuExit::Chosen(0)));
        assert_eq!(tried.key(KeyCode::Up), None);
        assert_eq!(tried.menu.at, 2, "above the first entry is the last one");
        assert_eq!(tried.key(KeyCode::Enter), None);
        for key in [KeyCode::Backspace, KeyCode::Char('a'), KeyCode::Enter] {
            let exit = tried.key(key);
            assert_eq!(
                exit,
                (key == KeyCode::Enter).then_some(MenuExit::Changed(2))
            );
        }
        assert_eq!(tried.menu.items[2].text.as_deref(), Some("Ana"));
        assert_eq!(tried.key(KeyCode::Char('2')), Some(MenuExit::Changed(1)));
        assert_eq!(tried.menu.items[1].value(), Some("2"));
        assert_eq!(tried.key(KeyCode::Left), Some(MenuExit::Changed(1)));
        assert_eq!(tried.menu.items[1].value(), Some("1"));
        assert_eq!(tried.key(KeyCode::Esc), Some(MenuExit::Back));
    }

    /// The start page has one entry more while there is a game to continue.
    #[test]
    fn numbers_do_not_shift_when_an_entry_comes_first() {
        let mut tried = Tried::new(three(), (80, 24));
        let name = |tried: &Tried| {
            tried
                .text()
                .lines()
                .find(|line| line.contains("[Ann]"))
                .map(str::to_owned)
        };
        assert!(name(&tried).is_some_and(|line| line.contains("3 Name")));
        tried.menu.items.insert(0, MenuItem::new("Continue"));
        tried.menu.from_zero = true;
        tried.draw();
        assert!(name(&tried).is_some_and(|line| line.contains("3 Name")));
        assert_eq!(tried.key(KeyCode::Char('1')), Some(MenuExit::Chosen(1)));
        assert_eq!(tried.key(KeyCode::Char('0')), Some(MenuExit::Chosen(0)));
        assert_eq!(tried.key(KeyCode::Char('4')), None);
    }

    #[test]
    fn escape_never_leaves_the_first_page() {
        let mut tried = Tried::new(three(), (80, 24));
        tried.menu.is_first = true;
        for key in [KeyCode::Esc, KeyCode::Backspace] {
            assert_eq!(tried.key(key), None);
            assert!(tried.text().contains("q leaves"), "{}", tried.text());
        }
        assert_eq!(tried.key(KeyCode::Char('q')), Some(MenuExit::Back));
    }

    #[test]
    fn a_click_opens_the_entry_under_it() {
        let mut tried = Tried::new(three(), (80, 24));
        let zone = tried
            .view
            .zones()
            .iter()
            .find(|zone| zone.spot == Spot::Choice(1));
        let rect = zone.expect("the second entry can be clicked").rect;
        assert_eq!(tried.click(rect.x + 3, rect.y), Some(MenuExit::Changed(1)));
        assert_eq!(
            tried.click(rect.x + 3, rect.y - 1),
            Some(MenuExit::Chosen(0))
        );
        assert_eq!(tried.click(0, 22), None);
    }

    #[test]
    fn the_selected_entry_of_a_long_list_is_visible() {
        let items = (1..60)
            .map(|number| MenuItem::new(format!("game {number}.")))
            .collect();
        let mut tried = Tried::new(items, (80, 24));
        for _ in 0..70 {
            tried.key(KeyCode::Down);
            let selected = format!("game {}.", tried.menu.at + 1);
            assert!(
                tried.text().contains(&selected),
                "{selected}: {}",
                tried.text()
            );
        }
        tried.key(KeyCode::End);
        assert!(tried.text().contains("game 59."));
    }

    #[test]
    fn a_page_is_read_and_closed() {
        let mut tried = Tried::new(three(), (80, 24));
        let page = Block::wrapped(Role::Plain, "once upon a time", 40);
        tried.view.show_page(Some(("Tale".to_owned(), page)));
        tried.draw();
        assert!(tried.text().contains("once upon") && tried.text().contains("Tale"));
        assert_eq!(tried.key(KeyCode::Enter), Some(MenuExit::Back));
    }
}
