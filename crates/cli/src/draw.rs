//! Pictures as text: boards, cards, tracks and score sheets.

use crate::speech::Speech;
use anstyle::{AnsiColor, Style};
use roll_and_write::picture::{
    BoxPicture, CardPicture, CellPicture, Face, Mark, PatternPicture, Picture, PlacePicture,
    TrackPicture,
};
use roll_and_write::{Game, Saying, Score, Seat, Standings};
use std::fmt::Write;

/// Blank columns between cards side by side.
const GAP: usize = 3;
/// How wide a row of cards may be.
const WIDTH: usize = 78;

/// How things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glyphs {
    /// One column each, from Unicode.
    Unicode,
    /// ASCII alone.
    Ascii,
}

impl Glyphs {
    /// ASCII if it is asked for, or if the environment does not promise UTF-8.
    pub(crate) fn choose(ascii: bool) -> Self {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL")
            .or_else(|| set("LC_CTYPE"))
            .or_else(|| set("LANG"))
            .unwrap_or_default();
        let unicode = locale.to_uppercase().replace('-', "").contains("UTF8");
        if ascii || !unicode {
            Self::Ascii
        } else {
            Self::Unicode
        }
    }

    /// How a symbol is drawn.
    pub(crate) fn face(self, face: Face) -> char {
        if self == Self::Unicode {
            face.glyph
        } else {
            face.ascii
        }
    }

    fn free(self) -> char {
        if self == Self::Unicode { '·' } else { '.' }
    }

    fn gap(self) -> char {
        if self == Self::Unicode { ' ' } else { '~' }
    }

    fn old(self) -> char {
        if self == Self::Unicode { '■' } else { '#' }
    }

    fn fresh(self) -> char {
        if self == Self::Unicode { '▣' } else { '*' }
    }

    fn crossed(self) -> char {
        if self == Self::Unicode { '☒' } else { 'X' }
    }

    fn empty(self) -> char {
        if self == Self::Unicode { '☐' } else { '_' }
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
        let mut text = format!("{}\n{facts}\n", styled(TITLE, &headline));
        let (own, others) = picture.places.split_at(1.min(picture.places.len()));
        for place in others {
            text.push('\n');
            text += &self.place(place);
        }
        if !picture.offer.is_empty() {
            let _ = writeln!(text, "\n{}", styled(TITLE, &self.speech.text("cli-offer")));
            text += &self.cards(&picture.offer);
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
        let name = styled(TITLE, self.speech.name(place.seat));
        let mut text = format!("{name}: {}\n", self.speech.say_all(&place.facts));
        let tracks: Vec<String> = place.tracks.iter().map(|track| self.track(track)).collect();
        let _ = writeln!(text, "  {}", tracks.join("   "));
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
        let cols = card.frame.cols();
        let letters: Vec<String> = (0..cols)
            .map(|col| char::from(b'a' + col as u8).to_string())
            .collect();
        let header = format!("   {}", letters.join(" "));
        lines.push(Cell {
            text: styled(FAINT, &header),
            width: header.chars().count(),
        });
        let rows: Vec<&[CellPicture]> = card.cells.chunks(cols).collect();
        let used = rows
            .iter()
            .rposition(|row| row.iter().any(|cell| cell.mark != Mark::Gap));
        for (row, cells) in rows
            .iter()
            .enumerate()
            .take(used.map_or(0, |last| last + 1))
        {
            let drawn: Vec<String> = cells.iter().map(|cell| self.cell(cell)).collect();
            lines.push(Cell {
                text: format!("{:>2} {}", row + 1, drawn.join(" ")),
                width: 2 + 2 * cols,
            });
        }
        lines
    }

    fn cell(self, cell: &CellPicture) -> String {
        match (cell.mark, cell.symbol) {
            (Mark::Gap, _) => self.glyphs.gap().to_string(),
            (Mark::Old, _) => self.glyphs.old().to_string(),
            (Mark::Fresh, _) => styled(FRESH, &self.glyphs.fresh().to_string()),
            (Mark::Free, None) => self.glyphs.free().to_string(),
            (Mark::Free, Some(face)) => styled(SYMBOL, &self.glyphs.face(face).to_string()),
        }
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
                line.points
            );
        }
        let _ = writeln!(
            text,
            "  {:32} {:>4}",
            self.speech.text("cli-total"),
            score.total()
        );
        text
    }

    /// Who stands where, and by which tie-break.
    pub(crate) fn standings(
        self,
        standings: &Standings,
        totals: impl Fn(Seat) -> i32,
        ties: &[Saying],
    ) -> String {
        let mut text = format!("{}\n", styled(TITLE, &self.speech.text("cli-standings")));
        let winners = standings.winners().count();
        for &seat in standings.order() {
            let (place, name) = (standings.place(seat), self.speech.name(seat));
            let _ = write!(text, "  {place}. {name}  {}", totals(seat));
            if let Some(tie) = standings.decided_by(seat).and_then(|index| ties.get(index)) {
                let tie = crate::speech::name(self.speech.say(tie));
                let _ = write!(
                    text,
                    "  ({})",
                    self.speech.with("cli-tie-decided", &[("tie", tie)])
                );
            }
            if winners > 1 && place == 1 {
                let _ = write!(text, "  ({})", self.speech.text("cli-shared-win"));
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
