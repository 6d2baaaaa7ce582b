//! Describes pictures in sentences, for screen readers.

use rnw_i18n::{Translator, name};
use rnw_tui::Glyphs;
use roll_and_write::picture::{
    BoxPicture, CardPicture, CellPicture, Face, FencePicture, Mark, PatternPicture, Picture,
    PlacePicture, RegionPicture, TrackPicture,
};
use roll_and_write::{Arg, Cell, CellSet, Frame, Ground};

/// The largest number of cells of a region that are named one by one.
const REGION_CELLS_MAX: usize = 16;

/// Describes a game to one person.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Narrator<'a> {
    pub(crate) translator: &'a Translator,
    pub(crate) glyphs: Glyphs,
}

impl Narrator<'_> {
    /// Describes everything that a seat sees, one line for each thing: first what is public, last what the seat
    /// needs for its decision.
    pub(crate) fn picture(self, picture: &Picture) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let facts = [&picture.headline, &picture.facts];
        let facts = facts.into_iter().filter(|facts| !facts.is_empty());
        lines.extend(facts.map(|facts| self.sentence(self.translator.translate_all(facts))));
        let (own, others) = picture.places.split_at(1.min(picture.places.len()));
        for place in others {
            lines.extend(self.place(picture, place));
        }
        lines.extend(self.cards(picture, "plain-offer", &picture.offer));
        lines.extend(
            picture
                .boards
                .iter()
                .flat_map(|card| self.card(picture, card)),
        );
        for place in own {
            lines.extend(self.place(picture, place));
        }
        lines.extend(self.cards(picture, "plain-hand", &picture.hand));
        lines.extend(
            picture
                .pattern
                .as_ref()
                .map(|pattern| self.pattern(pattern)),
        );
        let upcoming: Vec<&str> = (picture.upcoming.iter())
            .map(|pattern| pattern.name.as_str())
            .collect();
        if !upcoming.is_empty() {
            let patterns = [("patterns", name(upcoming.join(", ")))];
            lines.push(self.translator.with("plain-upcoming", &patterns));
        }
        lines
    }

    /// Turns a text into a sentence.
    fn sentence(self, text: String) -> String {
        self.translator
            .with("plain-sentence", &[("text", name(text))])
    }

    fn cards(self, picture: &Picture, title: &str, cards: &[CardPicture]) -> Vec<String> {
        let title = (!cards.is_empty()).then(|| self.translator.text(title));
        let cards = cards.iter().flat_map(|card| self.card(picture, card));
        title.into_iter().chain(cards).collect()
    }

    /// Describes a seat: its sheet, its completed cards and its boards.
    fn place(self, picture: &Picture, place: &PlacePicture) -> Vec<String> {
        let letter = place.letter.map_or_else(String::new, String::from);
        let gaps = [
            ("player", name(self.translator.name(place.seat))),
            ("letter", name(letter)),
            ("facts", name(self.translator.translate_all(&place.facts))),
        ];
        let mut lines = vec![self.translator.with("plain-place", &gaps)];
        lines.extend(place.tracks.iter().map(|track| self.track(track)));
        lines.extend(
            place
                .boards
                .iter()
                .flat_map(|card| self.card(picture, card)),
        );
        lines
    }

    fn track(self, track: &TrackPicture) -> String {
        let written = track.boxes.iter().filter_map(|content| match content {
            BoxPicture::Written(number) => Some(number.to_string()),
            BoxPicture::Empty | BoxPicture::Crossed => None,
        });
        let written: Vec<String> = written.collect();
        let empty = |content: &&BoxPicture| **content == BoxPicture::Empty;
        let crossed: Vec<String> = (1..)
            .zip(&track.boxes)
            .filter(|(_, content)| **content == BoxPicture::Crossed)
            .map(|(place, _)| place.to_string())
            .collect();
        let filled = track.boxes.len() - track.boxes.iter().filter(empty).count();
        // If crossed boxes do not start at the first one, their positions are listed.
        let apart = crossed.len() == filled
            && !(1..=crossed.len())
                .zip(&crossed)
                .all(|(place, found)| place.to_string() == *found);
        let cells = if apart { crossed } else { written };
        let gaps = [
            ("track", Arg::Word(track.name.clone())),
            ("filled", Arg::Number(filled as i64)),
            ("boxes", Arg::Number(track.boxes.len() as i64)),
            ("numbers", name(cells.join(", "))),
        ];
        let key = if apart {
            "plain-track-places"
        } else {
            "plain-track"
        };
        self.translator.with(key, &gaps)
    }

    /// The meanings of the symbols that the sentences name.
    pub(crate) fn legend(self, picture: &Picture) -> Vec<String> {
        let explain = |(face, key): &(Face, String)| {
            let word = self.translator.word(key);
            let help = self.translator.optional(&format!("{key}-help"));
            match help {
                Some(help) => format!("{}: {help}", self.symbol(picture, *face)),
                None => word,
            }
        };
        picture.legend.iter().map(explain).collect()
    }

    /// The first sentence about a card: its name and its printed facts. A board that all share has no name.
    fn title(self, card: &CardPicture) -> String {
        if card.fences.is_some() {
            let last = card.frame.cells().iter().last();
            let last = last.map_or_else(String::new, |last| card.frame.label(last));
            return self.translator.with("plain-board", &[("last", name(last))]);
        }
        let gaps = [
            ("place", name(card.place.as_str())),
            ("card", name(card.name.as_str())),
            ("facts", name(self.translator.translate_all(&card.facts))),
        ];
        self.translator.with("plain-card", &gaps)
    }

    /// Describes the boards that all share, and the place of the seat itself.
    pub(crate) fn own_boards(self, picture: &Picture) -> Vec<String> {
        let boards = picture.boards.iter();
        let mut lines: Vec<String> = boards.flat_map(|card| self.card(picture, card)).collect();
        let own = picture.places.first();
        lines.extend(own.into_iter().flat_map(|place| self.place(picture, place)));
        lines
    }

    /// Describes a card: its printed facts, then its cells by kind.
    fn card(self, picture: &Picture, card: &CardPicture) -> Vec<String> {
        let mut lines = vec![self.title(card)];
        let cells: Vec<(Cell, &CellPicture)> = card.frame.cells().iter().zip(&card.cells).collect();
        let mut name_cells = |key: &'static str, cells: Vec<String>| {
            if !cells.is_empty() {
                let gaps = [
                    ("count", Arg::Number(cells.len() as i64)),
                    ("cells", name(cells.join(", "))),
                ];
                lines.push(self.translator.with(key, &gaps));
            }
        };
        let those = |wanted: &dyn Fn(&CellPicture) -> bool| {
            let wanted = cells.iter().filter(|(_, cell)| wanted(cell));
            let label =
                |(at, cell): &(Cell, &CellPicture)| self.cell(picture, card.frame, *at, cell);
            wanted.map(label).collect::<Vec<String>>()
        };
        let free = |cell: &CellPicture| {
            cell.mark == Mark::Free && !matches!(cell.ground, Ground::Gap | Ground::Wall)
        };
        name_cells("plain-fresh", those(&|cell| cell.mark == Mark::Fresh));
        name_cells("plain-marked", those(&|cell| cell.mark == Mark::Old));
        if card.fences.is_none() {
            name_cells("plain-free", those(&free));
        } else {
            // On a shared board the free cells are obvious, so only the deposits are listed.
            let deposit = |(at, cell): &(Cell, &CellPicture)| {
                let face = cell.symbol.filter(|_| free(cell) && cell.piece.is_none())?;
                let gaps = [
                    ("cell", name(card.frame.label(*at))),
                    ("yield", name(self.symbol(picture, face))),
                ];
                Some(self.translator.with("plain-deposit", &gaps))
            };
            name_cells("plain-deposits", cells.iter().filter_map(deposit).collect());
        }
        let open_entry =
            |cell: &CellPicture| cell.ground == Ground::Entry && cell.mark == Mark::Free;
        name_cells("plain-entry", those(&open_entry));
        name_cells("plain-tomb", those(&|cell| cell.ground == Ground::Tomb));
        name_cells("plain-walls", those(&|cell| cell.ground == Ground::Wall));
        name_cells("plain-pieces", those(&|cell| cell.piece.is_some()));
        if let Some(fences) = &card.fences {
            let (built, fresh) = self.fences_of(card.frame, fences);
            name_cells("plain-fences", built);
            name_cells("plain-fences-fresh", fresh);
        }
        let regions = card.regions.iter();
        lines.extend(regions.map(|region| self.region(card.frame, region)));
        lines
    }

    /// A region of a board by its first cell: the facts about it, and its cells unless they are many.
    fn region(self, frame: Frame, region: &RegionPicture) -> String {
        let few = region.cells.len() as usize <= REGION_CELLS_MAX;
        let cells = region.cells.iter().filter(|_| few);
        let cells: Vec<String> = cells.map(|cell| frame.label(cell)).collect();
        let first = region.cells.first().map(|cell| frame.label(cell));
        let gaps = [
            ("region", name(first.unwrap_or_default())),
            ("facts", name(self.translator.translate_all(&region.facts))),
            ("cells", name(cells.join(", "))),
        ];
        self.translator.with("plain-region", &gaps)
    }

    /// A cell with its piece or symbol.
    fn cell(self, picture: &Picture, frame: Frame, at: Cell, cell: &CellPicture) -> String {
        let cell_name = frame.label(at);
        if let Some(piece) = cell.piece {
            let number = piece
                .number
                .map_or_else(String::new, |number| number.to_string());
            let gaps = [
                ("cell", name(cell_name)),
                ("letter", name(piece.letter.to_string())),
                ("value", name(number)),
            ];
            return self.translator.with("plain-piece", &gaps);
        }
        match cell.symbol {
            Some(face) if cell.mark == Mark::Free => {
                let gaps = [
                    ("cell", name(cell_name)),
                    ("symbol", name(self.symbol(picture, face))),
                ];
                self.translator.with("plain-symbol", &gaps)
            }
            Some(_) | None => cell_name,
        }
    }

    /// The name of a symbol. A symbol without a name, such as a number, is read as it is printed.
    fn symbol(self, picture: &Picture, face: Face) -> String {
        let named = picture.legend.iter().find(|(known, _)| *known == face);
        let named = named.filter(|_| !face.ascii.is_ascii_digit());
        named.map_or_else(
            || self.glyphs.face(face).to_string(),
            |(_, key)| self.translator.word(key),
        )
    }

    fn pattern(self, pattern: &PatternPicture) -> String {
        let rows = pattern.rows.iter().enumerate();
        let cells = rows.flat_map(|(row, cells)| {
            let crossed = ('a'..).zip(cells.chars()).filter(|(_, sign)| *sign == 'X');
            crossed.map(move |(col, _)| format!("{col}{}", row + 1))
        });
        let cells: Vec<String> = cells.collect();
        let gaps = [
            ("pattern", name(pattern.name.as_str())),
            ("count", Arg::Number(cells.len() as i64)),
            ("cells", name(cells.join(", "))),
        ];
        self.translator.with("plain-pattern", &gaps)
    }

    /// The fences that were built earlier, and those of the last move. Each is named by the two cells that it
    /// separates.
    fn fences_of(self, frame: Frame, fences: &FencePicture) -> (Vec<String>, Vec<String>) {
        let pair = |at: Cell, down: usize, right: usize| {
            let other = frame.cell(frame.row(at) + down, frame.col(at) + right)?;
            let gaps = [
                ("cell", name(frame.label(at))),
                ("other", name(frame.label(other))),
            ];
            Some(self.translator.with("plain-fence", &gaps))
        };
        let pairs = |beside: CellSet, above: CellSet| {
            let beside = beside.iter().filter_map(|at| pair(at, 0, 1));
            beside
                .chain(above.iter().filter_map(|at| pair(at, 1, 0)))
                .collect()
        };
        let built = pairs(
            fences.right - fences.fresh_right,
            fences.below - fences.fresh_below,
        );
        (built, pairs(fences.fresh_right, fences.fresh_below))
    }
}
