//! Pictures as text: boards, cards, tracks and score sheets.

use anstyle::{AnsiColor, Style};
use roll_and_write::picture::{
    BoxPicture, CardPicture, CellPicture, FencePicture, Mark, PatternPicture, Picture,
    PlacePicture, TrackPicture,
};
use roll_and_write::score::spell;
use roll_and_write::{CellSet, Frame, Game, Ground, Saying, Score, Seat, Standings};
use std::fmt::Write;
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
    text: String,
    width: usize,
}

impl Artist<'_> {
    /// All that one seat is shown: the others first, what the seat needs to decide last, where it is
    /// still in sight on a low screen.
    pub(crate) fn picture(self, picture: &Picture) -> String {
        let facts = self.speech.say_all(&picture.facts);
        let headline = self.speech.say_all(&picture.headline);
        let mut text = String::new();
        if !headline.is_empty() {
            let _ = writeln!(text, "{}", styled(TITLE, &headline));
        }
        let _ = writeln!(text, "{facts}");
        let (own, others) = picture.places.split_at(1.min(picture.places.len()));
        for (index, place) in others.iter().enumerate() {
            // Places without boards stand close, so that four of them fit a low screen.
            if index == 0 || !place.boards.is_empty() {
                text.push('\n');
            }
            text += &self.place(place);
        }
        if !picture.offer.is_empty() {
            let _ = writeln!(
                text,
                "\n{}",
                styled(TITLE, &self.speech.text("table-offer"))
            );
            text += &self.cards(&picture.offer);
        }
        if !picture.boards.is_empty() {
            text.push('\n');
            text += &self.cards(&picture.boards);
        }
        for place in own {
            text.push('\n');
            text += &self.place(place);
        }
        if !picture.hand.is_empty() {
            let _ = writeln!(text, "{}", styled(TITLE, &self.speech.text("cli-hand")));
            text += &self.cards(&picture.hand);
        }
        if let Some(pattern) = &picture.pattern {
            text += &self.pattern(pattern);
        }
        text
    }

    fn pattern(self, pattern: &PatternPicture) -> String {
        let title = format!("{} {}", self.speech.text("cli-expedition"), pattern.name);
        let draw = |c: char| if c == 'X' { self.glyphs.old() } else { ' ' };
        let rows = pattern.rows.iter().map(|row| {
            let cells: Vec<String> = row.chars().map(|c| draw(c).to_string()).collect();
            format!("    {}\n", cells.join(" ").trim_end())
        });
        format!("{}\n{}", styled(TITLE, &title), rows.collect::<String>())
    }

    /// A seat's boards, its sheet and what it has completed.
    pub(crate) fn place(self, place: &PlacePicture) -> String {
        let name = match place.letter {
            Some(letter) => format!("{letter} {}", self.speech.name(place.seat)),
            None => self.speech.name(place.seat).to_owned(),
        };
        let name = styled(TITLE, &name);
        let mut text = format!("{name}: {}\n", self.speech.say_all(&place.facts));
        // Tracks side by side, as many as fit.
        let mut row = String::new();
        for track in &place.tracks {
            let track = self.track(track);
            let taken = 2 + row.chars().count() + GAP + track.chars().count();
            if !row.is_empty() && taken > WIDTH {
                let _ = writeln!(text, " {row}");
                row.clear();
            }
            let gap = if row.is_empty() { 1 } else { GAP };
            row += &" ".repeat(gap);
            row += &track;
        }
        if !row.is_empty() {
            let _ = writeln!(text, " {row}");
        }
        text + &self.cards(&place.boards)
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
    pub(crate) fn cards(self, cards: &[CardPicture]) -> String {
        let facts = cards.iter().map(|card| card.facts.len()).max().unwrap_or(0);
        let blocks: Vec<Vec<Cell>> = cards.iter().map(|card| self.card(card, facts)).collect();
        let mut text = String::new();
        let mut row: Vec<&Vec<Cell>> = Vec::new();
        for block in &blocks {
            let taken: usize = row.iter().map(|block| width(block) + GAP).sum();
            if !row.is_empty() && taken + width(block) > WIDTH {
                text += &beside(&row);
                row.clear();
            }
            row.push(block);
        }
        text + &beside(&row)
    }

    /// A card with so many lines for what is printed on it.
    fn card(self, card: &CardPicture, facts: usize) -> Vec<Cell> {
        let place = if card.place.is_empty() {
            String::new()
        } else {
            format!("{}: ", card.place)
        };
        let name = format!("{place}{}", card.name);
        let mut lines = vec![Cell {
            text: styled(TITLE, &name),
            width: name.chars().count(),
        }];
        lines.extend(card.facts.iter().map(|fact| plain(self.speech.say(fact))));
        lines.resize_with(1 + facts, || plain(String::new()));
        let between = usize::from(card.fences.is_some());
        let cols = card.frame.cols();
        let letter = |col: usize| char::from(b'a' + col as u8);
        let letters: Vec<String> = (0..cols)
            .map(|col| format!("{:>width$}", letter(col), width = 1 + 2 * between))
            .collect();
        let header = format!("   {}", letters.join(" "));
        lines.push(Cell {
            text: styled(FAINT, &header),
            width: header.chars().count(),
        });
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
                    let drawn: Vec<String> = cells.iter().map(|cell| self.cell(cell)).collect();
                    lines.push(Cell {
                        text: format!("{:>2} {}", row + 1, drawn.join(" ")),
                        width: 2 + 2 * cols,
                    });
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
        let (mut beside, mut below) = (format!("{:>2} ", row + 1), " ".repeat(3));
        for (col, cell) in cells.iter().enumerate() {
            let Some(at) = frame.cell(row, col) else {
                continue;
            };
            beside += &self.broad_cell(cell);
            let fence = |built: CellSet, fresh: CellSet, pick: fn((char, char)) -> char| {
                let glyph = pick(self.glyphs.fence(fresh.contains(at)));
                match (built.contains(at), fresh.contains(at)) {
                    (false, _) => " ".to_owned(),
                    (true, false) => glyph.to_string(),
                    (true, true) => styled(FRESH, &glyph.to_string()),
                }
            };
            beside += &fence(fences.right, fences.fresh_right, |(upright, _)| upright);
            let flat = fence(fences.below, fences.fresh_below, |(_, flat)| flat);
            below += &flat.repeat(3);
            below.push(' ');
        }
        let width = 3 + 4 * cells.len();
        [beside, below].map(|text| Cell { text, width })
    }

    /// A cell in three columns, with room for a piece.
    fn broad_cell(self, cell: &CellPicture) -> String {
        let Some(piece) = cell.piece else {
            return format!(" {} ", self.cell(cell));
        };
        let number = piece
            .number
            .map_or_else(|| "?".to_owned(), |number| number.to_string());
        let text = format!("{}{number}", piece.letter);
        if piece.fresh {
            styled(FRESH, &format!(">{text}"))
        } else {
            format!(" {text}")
        }
    }

    fn cell(self, cell: &CellPicture) -> String {
        match (cell.mark, cell.symbol) {
            (Mark::Old, _) => self.glyphs.old().to_string(),
            (Mark::Fresh, _) => styled(FRESH, &self.glyphs.fresh().to_string()),
            (Mark::Free, symbol) => {
                let style = if symbol.is_some() {
                    SYMBOL
                } else {
                    Style::new()
                };
                styled(style, &self.glyphs.printed(cell).to_string())
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
    pub(crate) fn score(self, game: &dyn Game, seat: Seat, score: &Score) -> String {
        let mut text = format!("{}\n", styled(TITLE, self.speech.name(seat)));
        for line in score
            .lines()
            .iter()
            .filter(|line| line.count != 0 || line.points != 0)
        {
            let _ = writeln!(
                text,
                "  {:32} {:>4}",
                self.speech.say(&game.say_line(line)),
                spell(line.points, game.parts())
            );
        }
        let _ = writeln!(
            text,
            "  {:32} {:>4}",
            self.speech.text("table-total"),
            spell(score.total(), game.parts())
        );
        text
    }

    /// Who stands where, and by which tie-break.
    pub(crate) fn standings(
        self,
        standings: &Standings,
        totals: impl Fn(Seat) -> String,
        ties: &[Saying],
    ) -> String {
        let mut text = format!("{}\n", styled(TITLE, &self.speech.text("table-standings")));
        let winners = standings.winning_teams();
        for &seat in standings.order() {
            let (place, name) = (standings.place(seat), self.speech.name(seat));
            let _ = write!(text, "  {place}. {name}  {}", totals(seat));
            if let Some(tie) = standings.decided_by(seat).and_then(|index| ties.get(index)) {
                let tie = words::name(self.speech.say(tie));
                let _ = write!(
                    text,
                    "  ({})",
                    self.speech.with("table-tie", &[("tie", tie)])
                );
            }
            if winners > 1 && place == 1 {
                let _ = write!(text, "  ({})", self.speech.text("table-shared-win"));
            }
            text.push('\n');
        }
        text
    }
}

fn plain(text: String) -> Cell {
    Cell {
        width: text.chars().count(),
        text,
    }
}

fn width(block: &[Cell]) -> usize {
    block.iter().map(|cell| cell.width).max().unwrap_or(0)
}

/// Blocks of lines side by side; lines end without blanks.
fn beside(blocks: &[&Vec<Cell>]) -> String {
    let height = blocks.iter().map(|block| block.len()).max().unwrap_or(0);
    let mut text = String::new();
    for line in 0..height {
        let mut row = "  ".to_owned();
        for block in blocks {
            let (shown, taken) = block
                .get(line)
                .map_or(("", 0), |cell| (cell.text.as_str(), cell.width));
            let _ = write!(row, "{shown}{}", " ".repeat(width(block) - taken + GAP));
        }
        let _ = writeln!(text, "{}", row.trim_end());
    }
    text
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
