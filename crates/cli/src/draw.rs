//! Pictures as text: boards, cards, tracks and score sheets.

use crate::page::Page;
use anstyle::{AnsiColor, Style};
use roll_and_write::picture::{
    BoxPicture, CardPicture, CellPicture, FencePicture, Mark, PatternPicture, Picture,
    PlacePicture, TrackPicture,
};
use roll_and_write::score::spell;
use roll_and_write::text::printable;
use roll_and_write::{CellSet, Frame, Game, Ground, Saying, Score, Seat, Standings};
use tui::Glyphs;
use words::Speech;

/// Blank columns between cards side by side.
const GAP: usize = 3;
/// How wide a row of cards may be.
const WIDTH: usize = 78;

/// ASCII if it is asked for, or if the environment does not promise UTF-8.
pub(crate) fn glyphs(ascii: bool) -> Glyphs {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL")
        .or_else(|| set("LC_CTYPE"))
        .or_else(|| set("LANG"))
        .unwrap_or_default();
    let unicode = locale.to_uppercase().replace('-', "").contains("UTF8");
    if ascii || !unicode {
        Glyphs::Ascii
    } else {
        Glyphs::Unicode
    }
}

const SYMBOL: Style = AnsiColor::Yellow.on_default().bold();
const FRESH: Style = AnsiColor::Green.on_default().bold();
const TITLE: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();

/// Draws for one reader.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Artist<'a> {
    pub(crate) speech: &'a Speech,
    pub(crate) glyphs: Glyphs,
}

/// A text and how many columns it takes.
struct Cell {
    text: Page,
    width: usize,
}

impl Artist<'_> {
    /// All that one seat is shown: the others first, what the seat needs to decide last, where it is
    /// still in sight on a low screen.
    pub(crate) fn picture(self, picture: &Picture) -> Page {
        let facts = self.speech.say_all(&picture.facts);
        let headline = self.speech.say_all(&picture.headline);
        let mut text = Page::default();
        if !headline.is_empty() {
            text.append(&title(&headline));
        }
        text.push(&facts);
        text.end_line();
        let (own, others) = picture.places.split_at(1.min(picture.places.len()));
        for (index, place) in others.iter().enumerate() {
            // Places without boards stand close, so that four of them fit a low screen.
            if index == 0 || !place.boards.is_empty() {
                text.end_line();
            }
            text.append(&self.place(place));
        }
        if !picture.offer.is_empty() {
            text.end_line();
            text.append(&title(&self.speech.text("table-offer")));
            text.append(&self.cards(&picture.offer));
        }
        if !picture.boards.is_empty() {
            text.end_line();
            text.append(&self.cards(&picture.boards));
        }
        for place in own {
            text.end_line();
            text.append(&self.place(place));
        }
        if !picture.hand.is_empty() {
            text.append(&title(&self.speech.text("cli-hand")));
            text.append(&self.cards(&picture.hand));
        }
        if let Some(pattern) = &picture.pattern {
            text.append(&self.pattern(pattern));
        }
        text
    }

    fn pattern(self, pattern: &PatternPicture) -> Page {
        let mut text = title(&format!(
            "{} {}",
            self.speech.text("cli-expedition"),
            pattern.name
        ));
        let draw = |c: char| if c == 'X' { self.glyphs.old() } else { ' ' };
        for row in &pattern.rows {
            let cells: Vec<String> = row.chars().map(|c| draw(c).to_string()).collect();
            text.push(&format!("    {}", cells.join(" ").trim_end()));
            text.end_line();
        }
        text
    }

    /// A seat's boards, its sheet and what it has completed.
    pub(crate) fn place(self, place: &PlacePicture) -> Page {
        let name = match place.letter {
            Some(letter) => format!("{letter} {}", self.speech.name(place.seat)),
            None => self.speech.name(place.seat).to_owned(),
        };
        let mut text = Page::styled(TITLE, &name);
        text.push(&format!(": {}", self.speech.say_all(&place.facts)));
        text.end_line();
        // Tracks side by side, as many as fit.
        let mut row = String::new();
        for track in &place.tracks {
            let track = self.track(track);
            let taken = 2 + row.chars().count() + GAP + track.chars().count();
            if !row.is_empty() && taken > WIDTH {
                text.push(&format!(" {row}"));
                text.end_line();
                row.clear();
            }
            let gap = if row.is_empty() { 1 } else { GAP };
            row += &" ".repeat(gap);
            row += &track;
        }
        if !row.is_empty() {
            text.push(&format!(" {row}"));
            text.end_line();
        }
        text.append(&self.cards(&place.boards));
        text
    }

    fn track(self, track: &TrackPicture) -> String {
        let draw = |content: &BoxPicture| match content {
            BoxPicture::Empty => self.glyphs.empty().to_string(),
            BoxPicture::Crossed => self.glyphs.crossed().to_string(),
            BoxPicture::Written(number) => number.to_string(),
        };
        let row = |boxes: &[BoxPicture]| {
            let boxes: Vec<String> = boxes.iter().map(draw).collect();
            boxes.join(" ")
        };
        let rows: Vec<String> = track.boxes.chunks(track.row.max(1)).map(row).collect();
        format!("{} {}", self.speech.word(&track.name), rows.join(" | "))
    }

    /// Cards side by side, as many as fit, their grids level with each other.
    pub(crate) fn cards(self, cards: &[CardPicture]) -> Page {
        let facts = cards.iter().map(|card| card.facts.len()).max().unwrap_or(0);
        let blocks: Vec<Vec<Cell>> = cards.iter().map(|card| self.card(card, facts)).collect();
        let mut text = Page::default();
        let mut row: Vec<&Vec<Cell>> = Vec::new();
        for block in &blocks {
            let taken: usize = row.iter().map(|block| width(block) + GAP).sum();
            if !row.is_empty() && taken + width(block) > WIDTH {
                text.append(&beside(&row));
                row.clear();
            }
            row.push(block);
        }
        text.append(&beside(&row));
        text
    }

    /// A card with so many lines for what is printed on it.
    fn card(self, card: &CardPicture, facts: usize) -> Vec<Cell> {
        let place = if card.place.is_empty() {
            String::new()
        } else {
            format!("{}: ", card.place)
        };
        let name = format!("{place}{}", card.name);
        let mut lines = vec![Cell::styled(TITLE, &name)];
        lines.extend(
            (card.facts.iter()).map(|fact| Cell::styled(Style::new(), &self.speech.say(fact))),
        );
        lines.resize_with(1 + facts, || Cell::styled(Style::new(), ""));
        let between = usize::from(card.fences.is_some());
        let cols = card.frame.cols();
        let letter = |col: usize| char::from(b'a' + col as u8);
        let letters: Vec<String> = (0..cols)
            .map(|col| format!("{:>width$}", letter(col), width = 1 + 2 * between))
            .collect();
        let header = format!("   {}", letters.join(" "));
        lines.push(Cell::styled(FAINT, &header));
        let rows: Vec<&[CellPicture]> = card.cells.chunks(cols).collect();
        let used = rows
            .iter()
            .rposition(|row| row.iter().any(|cell| cell.ground != Ground::Gap));
        for (row, cells) in rows
            .iter()
            .enumerate()
            .take(used.map_or(0, |last| last + 1))
        {
            match &card.fences {
                None => {
                    let mut text = Page::text(&format!("{:>2}", row + 1));
                    for cell in *cells {
                        text.blanks(1);
                        text.append(&self.cell(cell));
                    }
                    let width = 2 + 2 * cols;
                    lines.push(Cell { text, width });
                }
                Some(fences) => {
                    // No fence stands on the rim.
                    let shown = if row + 1 < rows.len() { 2 } else { 1 };
                    let drawn = self.fenced_row(card.frame, fences, row, cells);
                    lines.extend(drawn.into_iter().take(shown));
                }
            }
        }
        lines
    }

    /// A row of cells with the fences beside them, and the line of fences below it.
    fn fenced_row(
        self,
        frame: Frame,
        fences: &FencePicture,
        row: usize,
        cells: &[CellPicture],
    ) -> [Cell; 2] {
        let mut beside = Page::text(&format!("{:>2} ", row + 1));
        let mut below = Page::text(&" ".repeat(3));
        for (col, cell) in cells.iter().enumerate() {
            let Some(at) = frame.cell(row, col) else {
                continue;
            };
            beside.append(&self.broad_cell(cell));
            let fence = |built: CellSet, fresh: CellSet, pick: fn((char, char)) -> char| {
                let glyph = pick(self.glyphs.fence(fresh.contains(at)));
                match (built.contains(at), fresh.contains(at)) {
                    (false, _) => Page::text(" "),
                    (true, false) => Page::text(&glyph.to_string()),
                    (true, true) => Page::styled(FRESH, &glyph.to_string()),
                }
            };
            beside.append(&fence(fences.right, fences.fresh_right, |(upright, _)| {
                upright
            }));
            let flat = fence(fences.below, fences.fresh_below, |(_, flat)| flat);
            for _ in 0..3 {
                below.append(&flat);
            }
            below.blanks(1);
        }
        let width = 3 + 4 * cells.len();
        [beside, below].map(|text| Cell { text, width })
    }

    /// A cell in three columns, with room for a piece.
    fn broad_cell(self, cell: &CellPicture) -> Page {
        let Some(piece) = cell.piece else {
            let mut text = Page::text(" ");
            text.append(&self.cell(cell));
            text.blanks(1);
            return text;
        };
        let number = piece
            .number
            .map_or_else(|| "?".to_owned(), |number| number.to_string());
        let text = format!("{}{number}", piece.letter);
        if piece.fresh {
            Page::styled(FRESH, &format!(">{text}"))
        } else {
            Page::text(&format!(" {text}"))
        }
    }

    fn cell(self, cell: &CellPicture) -> Page {
        match (cell.mark, cell.symbol) {
            (Mark::Old, _) => Page::text(&self.glyphs.old().to_string()),
            (Mark::Fresh, _) => Page::styled(FRESH, &self.glyphs.fresh().to_string()),
            (Mark::Free, symbol) => {
                let style = if symbol.is_some() {
                    SYMBOL
                } else {
                    Style::new()
                };
                Page::styled(style, &self.glyphs.printed(cell).to_string())
            }
        }
    }

    /// What the signs of a picture mean, a line for each that it can show.
    pub(crate) fn signs(self, picture: &Picture) -> Vec<String> {
        tui::signs(self.glyphs, picture, ["cli-sign-old", "cli-sign-fresh"])
            .into_iter()
            .map(|(glyph, key)| format!("  {glyph:4}{}", self.speech.text(key)))
            .collect()
    }

    /// The score sheet of a seat, line by line.
    pub(crate) fn score(self, game: &dyn Game, seat: Seat, score: &Score) -> Page {
        let mut text = title(self.speech.name(seat));
        let mut row = |reason: String, points: String| {
            text.push(&format!("  {reason:32} {points:>4}"));
            text.end_line();
        };
        for line in score
            .lines()
            .iter()
            .filter(|line| line.count != 0 || line.points != 0)
        {
            row(
                self.speech.say(&game.say_line(line)),
                spell(line.points, game.parts()),
            );
        }
        row(
            self.speech.text("table-total"),
            spell(score.total(), game.parts()),
        );
        text
    }

    /// Who stands where, and by which tie-break.
    pub(crate) fn standings(
        self,
        standings: &Standings,
        totals: impl Fn(Seat) -> String,
        ties: &[Saying],
    ) -> Page {
        let mut text = title(&self.speech.text("table-standings"));
        let winners = standings.winning_teams();
        for &seat in standings.order() {
            let (place, name) = (standings.place(seat), self.speech.name(seat));
            text.push(&format!("  {place}. {name}  {}", totals(seat)));
            if let Some(tie) = standings.decided_by(seat).and_then(|index| ties.get(index)) {
                let tie = words::name(self.speech.say(tie));
                let tie = self.speech.with("table-tie", &[("tie", tie)]);
                text.push(&format!("  ({tie})"));
            }
            if winners > 1 && place == 1 {
                text.push(&format!("  ({})", self.speech.text("table-shared-win")));
            }
            text.end_line();
        }
        text
    }
}

/// A line in the style of titles.
fn title(text: &str) -> Page {
    let mut page = Page::styled(TITLE, text);
    page.end_line();
    page
}

impl Cell {
    fn styled(style: Style, text: &str) -> Self {
        Self {
            width: printable(text).chars().count(),
            text: Page::styled(style, text),
        }
    }
}

fn width(block: &[Cell]) -> usize {
    block.iter().map(|cell| cell.width).max().unwrap_or(0)
}

/// Blocks of lines side by side; lines end without blanks.
fn beside(blocks: &[&Vec<Cell>]) -> Page {
    let height = blocks.iter().map(|block| block.len()).max().unwrap_or(0);
    let mut text = Page::default();
    for line in 0..height {
        let mut row = Page::text("  ");
        for block in blocks {
            let cell = block.get(line);
            if let Some(cell) = cell {
                row.append(&cell.text);
            }
            let taken = cell.map_or(0, |cell| cell.width);
            row.blanks(width(block) - taken + GAP);
        }
        text.append(&row.trimmed());
        text.end_line();
    }
    text
}
