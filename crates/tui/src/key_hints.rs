//! The keys that mean something now, for the key bar and the help.

use crate::bindings::{self, Action, Binding, Input, Where};
use crate::render::{Block, Role, StyledLine, padded, wrapped};
use crate::screen::TABLE_WIDTH;
use crate::spot::Spot;
use crossterm::event::KeyCode;
use rnw_i18n::Translator;
use roll_and_write::PrintedMatter;
use roll_and_write::picture::PieceSupply;
use unicode_width::UnicodeWidthStr;

/// The number of columns for the keys of an answer.
const ANSWER_KEYS: usize = 14;

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

/// What decides which keys mean something now.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the screen or the game"
)]
pub(crate) struct KeyHints {
    /// What the game has that keys act on.
    pieces: GamePieces,
    /// Whether turning the pattern means something in the decision of the moment.
    pub(crate) can_turn: bool,
    /// Whether there are two kinds of moves to switch between.
    pub(crate) can_switch: bool,
    /// Whether a decision or a choice can be taken back.
    pub(crate) can_undo: bool,
    /// Whether somebody at the screen decides.
    pub(crate) can_decide: bool,
    /// Whether there is a page before this one.
    pub(crate) can_go_back: bool,
    /// Whether a lesson continues without an answer.
    pub(crate) can_go_on: bool,
    /// Whether there are pages to turn.
    pub(crate) has_pages: bool,
    /// Whether the text of the last drawing is longer than its window.
    pub(crate) can_scroll: bool,
    /// Whether the game teaches.
    pub(crate) has_lesson: bool,
}

impl KeyHints {
    /// The keys at the start of a game with such pieces.
    pub(crate) fn new(pieces: GamePieces) -> Self {
        Self {
            pieces,
            can_turn: pieces.patterns,
            can_switch: true,
            can_undo: true,
            can_decide: true,
            can_go_back: false,
            can_go_on: true,
            has_pages: true,
            can_scroll: false,
            has_lesson: false,
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
    pub(crate) fn bar(&self, place: Where, translator: &Translator, width: usize) -> Block {
        #[expect(clippy::wildcard_enum_match_arm, reason = "a few keys do nothing now")]
        let does_nothing = |action| match action {
            Action::TurnRight | Action::TurnLeft | Action::Flip => !self.can_turn,
            Action::Switch => !self.can_switch,
            Action::ScrollDown => !self.can_scroll,
            Action::Undo => !self.can_undo,
            Action::Hint | Action::Why => !self.can_decide,
            Action::Back => !self.can_go_back,
            Action::Leave => place == Where::Menu && self.can_go_back,
            Action::Accept => place == Where::Lesson && !self.can_go_on,
            Action::ScreenPage => !self.has_pages,
            _ => false,
        };
        let rows = self.bindings(place);
        let mut rows: Vec<_> = rows
            .filter(|(_, row)| row.short.is_some() && !does_nothing(row.action))
            .collect();
        rows.sort_by_key(|(_, row)| rank(row.action));
        let entry = |row: &Binding, named: bool| {
            let (input, short) = (row.inputs.first()?, row.short?);
            let key = key_name(translator, *input);
            let short = if named {
                format!(" {}", translator.text(short))
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

    /// The answers to a question, each with its keys: also the first letter of the language's own word.
    pub(crate) fn answers(&self, place: Where, translator: &Translator) -> Block {
        let mut block = Block::default();
        for (index, row) in self.bindings(place) {
            let Some(short) = row.short else {
                continue;
            };
            let inputs = row.inputs.iter();
            let mut keys: Vec<String> = inputs.map(|input| key_name(translator, *input)).collect();
            let own = first_letter(translator, row.says);
            if !keys.contains(&own) {
                keys.push(own);
            }
            let keys = padded(&keys.join(", "), ANSWER_KEYS);
            let line = StyledLine::new(Role::Title, keys);
            let line = line.and(Role::Plain, translator.text(short));
            block.push_spot(line, Spot::Press(index));
        }
        block
    }

    /// The keys of a context with their effects, from the same table that the program uses.
    pub(crate) fn help(&self, place: Where, translator: &Translator, width: usize) -> Block {
        let mut rows: Vec<(&'static str, Vec<String>, usize)> = Vec::new();
        for (index, row) in self.bindings(place) {
            let names = row.inputs.iter().map(|input| key_name(translator, *input));
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
            let texts = wrapped(&translator.text(says), width.saturating_sub(column));
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

/// The place of an action in the key bar. What helps in every game comes first, because a bar may be too narrow for all.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most actions have the order of the help"
)]
fn rank(action: Action) -> u8 {
    match action {
        Action::Help | Action::Leave | Action::Back => 0,
        Action::Place | Action::Undo | Action::Hint | Action::Why => 1,
        Action::Next => 3,
        _ => 2,
    }
}

/// The answer to a question by a letter in upper or lower case, or by the first letter of the language's own word for
/// yes or no.
pub(crate) fn own_answer(translator: &Translator, input: Input) -> Option<Action> {
    let Input::Key(KeyCode::Char(c)) = input else {
        return None;
    };
    let lower = c.to_lowercase().to_string();
    let own = [
        ("tui-do-accept", Action::Accept),
        ("tui-do-refrain", Action::Close),
    ];
    let mut own = own.into_iter();
    let own = own.find(|(key, _)| first_letter(translator, key) == lower);
    let small = Input::Key(KeyCode::Char(c.to_ascii_lowercase()));
    own.map(|(_, action)| action)
        .or_else(|| bindings::action(Where::Question, small))
}

/// The first letter of a word of the language, in lower case.
fn first_letter(translator: &Translator, key: &str) -> String {
    let word = translator.text(key);
    let first = word.chars().next();
    first.map_or_else(String::new, |first| first.to_lowercase().to_string())
}

/// The name of a key or a mouse action.
fn key_name(translator: &Translator, input: Input) -> String {
    match bindings::name(input) {
        Ok(key) => translator.text(key),
        Err(name) => name,
    }
}
