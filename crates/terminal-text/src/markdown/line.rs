//! Words in styles, and the lines that they fill.

use crate::Page;
use anstyle::Style;
use roll_and_write::text::printable;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Text without a style.
pub(super) const PLAIN: Style = Style::new();
/// Text that matters less: the ids of clauses, and the lines of a table.
pub(super) const FAINT: Style = Style::new().dimmed();
/// A word that is too wide for a line is divided after one of these characters, if it has one.
const JOINTS: [char; 6] = [' ', '|', ',', '/', '=', '-'];

/// A line of text in styles. All of it is [`printable`].
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct TextLine(Vec<(Style, String)>);

impl TextLine {
    pub(super) fn new(style: Style, text: &str) -> Self {
        let mut line = Self::default();
        line.push(style, text);
        line
    }

    /// How many columns the line takes.
    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.width()).sum()
    }

    /// Adds a text.
    pub(super) fn push(&mut self, style: Style, text: &str) {
        let text = printable(text);
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some((last, before)) if *last == style => *before += &text,
            _ => self.0.push((style, text.into_owned())),
        }
    }

    /// Adds a line.
    pub(super) fn append(&mut self, other: &Self) {
        for (style, text) in &other.0 {
            self.push(*style, text);
        }
    }

    /// Adds so many blanks.
    pub(super) fn pad(&mut self, blanks: usize) {
        self.push(PLAIN, &" ".repeat(blanks));
    }

    /// Removes the blanks at the end.
    pub(super) fn trim(&mut self) {
        while let Some((_, last)) = self.0.last_mut() {
            last.truncate(last.trim_end_matches(' ').len());
            if !last.is_empty() {
                break;
            }
            self.0.pop();
        }
    }

    /// Adds the line to a page, with or without its styles.
    pub(super) fn print(&self, page: &mut Page, styled: bool) {
        for (style, text) in &self.0 {
            page.push_styled(if styled { *style } else { PLAIN }, text);
        }
    }

    /// Adds a word behind so many blanks. Blanks between two words of one style have this style.
    fn push_word(&mut self, blanks: usize, word: &Self) {
        let (last, first) = (self.0.last(), word.0.first());
        let style = last
            .zip(first)
            .and_then(|(last, first)| (last.0 == first.0).then_some(last.0));
        self.push(style.unwrap_or(PLAIN), &" ".repeat(blanks));
        self.append(word);
    }

    /// The line in parts of at most this width.
    fn parts(&self, width: usize) -> Vec<Self> {
        let signs = |(style, text): &(Style, String)| {
            let style = *style;
            text.chars()
                .map(move |c| (style, c))
                .collect::<Vec<(Style, char)>>()
        };
        let signs: Vec<(Style, char)> = self.0.iter().flat_map(signs).collect();
        let (mut parts, mut rest) = (Vec::new(), signs.as_slice());
        while !rest.is_empty() {
            let (mut taken, mut columns) = (0, 0);
            for (_, c) in rest {
                columns += c.width().unwrap_or(0);
                if columns > width && taken > 0 {
                    break;
                }
                taken += 1;
            }
            if taken < rest.len() {
                let joint = rest[..taken].iter().rposition(|(_, c)| JOINTS.contains(c));
                taken = joint.map_or(taken, |at| at + 1);
            }
            let mut part = Self::default();
            for (style, c) in &rest[..taken] {
                part.push(*style, c.encode_utf8(&mut [0; 4]));
            }
            parts.push(part);
            rest = &rest[taken..];
        }
        parts
    }

    /// The word with its id in a faint style, if it begins with the id of a clause, such as `[SG-1].`
    fn faded(self) -> Self {
        let parts = match self.0.as_slice() {
            [(style, text)] if *style == PLAIN => text.strip_prefix('['),
            _ => None,
        };
        match parts.and_then(|text| text.split_once(']')) {
            Some((id, behind)) if is_clause(id) => {
                let mut line = Self::new(FAINT, &format!("[{id}]"));
                line.push(PLAIN, behind);
                line
            }
            _ => self,
        }
    }
}

/// Whether a text is the id of a clause: capital letters, a hyphen and a number.
fn is_clause(text: &str) -> bool {
    text.split_once('-').is_some_and(|(family, number)| {
        let letters = family.chars().all(|c| c.is_ascii_uppercase());
        let digits = number.chars().all(|c| c.is_ascii_digit());
        letters && digits && !family.is_empty() && !number.is_empty()
    })
}

/// A word, and what stands behind it.
#[derive(Clone, Default, Debug)]
struct Word {
    line: TextLine,
    /// How many blanks follow.
    blanks: usize,
    /// Whether the line ends here.
    ends: bool,
}

/// Words that fill lines.
#[derive(Clone, Default, Debug)]
pub(super) struct RunningText(Vec<Word>);

impl RunningText {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a text. Its blanks part words.
    pub(super) fn push(&mut self, style: Style, text: &str) {
        let is_blank = |c: char| [' ', '\t', '\r', '\n'].contains(&c);
        for piece in text.split_inclusive(is_blank) {
            let word = piece.trim_end_matches(is_blank);
            if !word.is_empty() {
                self.push_whole(style, word);
            }
            // Blanks at the beginning belong to no word.
            if let Some(last) = self.0.last_mut() {
                last.blanks += piece.len() - word.len();
            }
        }
    }

    /// Adds a text that stays in one line if the line is wide enough.
    pub(super) fn push_whole(&mut self, style: Style, text: &str) {
        match self.0.last_mut() {
            Some(last) if last.blanks == 0 && !last.ends => last.line.push(style, text),
            _ => self.0.push(Word {
                line: TextLine::new(style, text),
                ..Word::default()
            }),
        }
    }

    /// Adds a line as a word, with a blank behind it.
    pub(super) fn push_line(&mut self, mut line: TextLine) {
        line.trim();
        self.0.push(Word {
            line,
            blanks: 1,
            ends: false,
        });
    }

    /// Adds another text.
    pub(super) fn append(&mut self, other: &Self) {
        self.0.extend(other.0.iter().cloned());
    }

    /// Ends the line.
    pub(super) fn end_line(&mut self) {
        if let Some(last) = self.0.last_mut() {
            last.ends = true;
        }
    }

    /// How many columns the text takes if only its own line breaks divide it.
    pub(super) fn width(&self) -> usize {
        let lines = self.fill(usize::MAX, usize::MAX);
        lines.iter().map(TextLine::width).max().unwrap_or(0)
    }

    /// How many columns the widest word takes.
    pub(super) fn widest_word(&self) -> usize {
        let words = self.0.iter().map(|word| word.line.width());
        words.max().unwrap_or(0)
    }

    /// The text in lines: the first of this width at most, the others of that. A word that is wider is divided.
    pub(super) fn fill(&self, first: usize, others: usize) -> Vec<TextLine> {
        let (mut lines, mut line) = (Vec::new(), TextLine::default());
        let (mut room, mut columns, mut blanks) = (first, 0, 0);
        for word in &self.0 {
            let next = word.line.clone().faded();
            let width = next.width();
            if columns > 0 && width > room.saturating_sub(columns + blanks) {
                lines.push(std::mem::take(&mut line));
                (room, columns) = (others, 0);
            }
            if columns > 0 {
                line.push_word(blanks, &next);
                columns += blanks + width;
            } else if width <= room {
                (line, columns) = (next, width);
            } else {
                let mut parts = next.parts(room.min(others).max(1));
                line = parts.pop().unwrap_or_default();
                (room, columns) = (others, line.width());
                lines.extend(parts);
            }
            blanks = word.blanks;
            if word.ends {
                lines.push(std::mem::take(&mut line));
                (room, columns) = (others, 0);
            }
        }
        if columns > 0 {
            lines.push(line);
        }
        lines.iter_mut().for_each(TextLine::trim);
        lines
    }
}
