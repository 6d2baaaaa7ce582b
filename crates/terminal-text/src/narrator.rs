//! Describes pictures in sentences, for screen readers.

use rnw_i18n::{Translator, name};
use rnw_tui::Glyphs;
use roll_and_write::picture::{
    BoxContent, BoxPicture, CardPicture, CellPicture, DicePicture, DiePicture, DieState, Face,
    FencePicture, LinkPicture, Mark, PathKind, Paths, PatternPicture, Picture, PlacePicture,
    RegionPicture, TrackPicture,
};
use roll_and_write::{Arg, Cell, Ground, WideFrame, WideSet};

/// The largest number of cells of a region that are named one by one.
const REGION_CELLS_MAX: usize = 16;

/// Describes a game to one person.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    /// The words, and the names of the players.
    pub translator: &'a Translator,
    /// The characters of symbols without a name.
    pub glyphs: Glyphs,
}

impl Narrator<'_> {
    /// Describes everything that a seat sees: first what is public, last what the seat needs for its decision.
    pub fn picture(self, picture: &Picture) -> Vec<String> {
        self.things(picture, false).concat()
    }

    /// The same for a person who knows the table: one line for each thing, and the name of a seat only with facts about it.
    pub fn brief(self, picture: &Picture) -> Vec<String> {
        let things = self.things(picture, true).into_iter();
        things.map(|lines| lines.join(" ")).collect()
    }

    /// The lines about each thing.
    fn things(self, picture: &Picture, is_brief: bool) -> Vec<Vec<String>> {
        let mut things: Vec<Vec<String>> = Vec::new();
        let facts = [&picture.headline, &picture.facts];
        let facts = facts.into_iter().filter(|facts| !facts.is_empty());
        things.extend(facts.map(|facts| vec![self.sentence(self.translator.translate_all(facts))]));
        things.extend(
            picture
                .dice
                .iter()
                .map(|dice| vec![self.dice(picture, dice)]),
        );
        let (own, others) = picture.places.split_at(1.min(picture.places.len()));
        for place in others {
            things.extend(self.place(picture, place, is_brief));
        }
        things.extend(self.cards(picture, "plain-offer", &picture.offer));
        things.extend(picture.boards.iter().map(|card| self.card(picture, card)));
        for place in own {
            things.extend(self.place(picture, place, is_brief));
        }
        things.extend(self.cards(picture, "plain-hand", &picture.hand));
        let pattern = picture.pattern.iter();
        things.extend(pattern.map(|pattern| vec![self.pattern(pattern)]));
        things
    }

    /// Names the patterns that can still come, if any can. Players may have to remember them, so they are no part of
    /// [`picture`](Self::picture).
    pub fn upcoming(self, picture: &Picture) -> Option<String> {
        let upcoming = picture.upcoming.iter();
        let upcoming: Vec<String> = upcoming
            .map(|pattern| self.translator.shape(pattern))
            .collect();
        let patterns = [("patterns", name(upcoming.join("; ")))];
        (!upcoming.is_empty()).then(|| self.translator.with("plain-upcoming", &patterns))
    }

    /// Turns a text into a sentence.
    fn sentence(self, text: String) -> String {
        self.translator
            .with("plain-sentence", &[("text", name(text))])
    }

    fn cards(self, picture: &Picture, title: &str, cards: &[CardPicture]) -> Vec<Vec<String>> {
        let title = (!cards.is_empty()).then(|| vec![self.translator.text(title)]);
        let cards = cards.iter().map(|card| self.card(picture, card));
        title.into_iter().chain(cards).collect()
    }

    /// Describes a seat: its sheet, its completed cards and its boards.
    fn place(self, picture: &Picture, place: &PlacePicture, is_brief: bool) -> Vec<Vec<String>> {
        let letter = place.letter.map_or_else(String::new, String::from);
        let gaps = [
            ("player", name(self.translator.name(place.seat))),
            ("letter", name(letter)),
            ("facts", name(self.translator.translate_all(&place.facts))),
        ];
        let mut things = Vec::new();
        if !is_brief || !place.facts.is_empty() {
            things.push(vec![self.translator.with("plain-place", &gaps)]);
        }
        let track = |track: &TrackPicture| {
            vec![if track.is_printed() {
                self.row(picture, track)
            } else {
                self.track(track)
            }]
        };
        things.extend(place.tracks.iter().map(track));
        things.extend(place.boards.iter().map(|card| self.card(picture, card)));
        things
    }

    /// Describes dice: for each its row or its colour, and its upper side.
    fn dice(self, picture: &Picture, dice: &DicePicture) -> String {
        let die = |die: &DiePicture| {
            let color = self.translator.owner(picture, die.sign, die.hue);
            let print = die.print.map(|label| label.to_string());
            let face = die.face.map(|face| self.symbol(picture, face));
            let parts = [color, print, face].into_iter().flatten();
            let text = parts.collect::<Vec<_>>().join(" ");
            if die.state == DieState::Chosen {
                self.translator
                    .with("plain-die-chosen", &[("die", name(text))])
            } else {
                text
            }
        };
        let shown = dice.dice.iter().filter(|die| die.state != DieState::Gone);
        let shown: Vec<String> = shown.map(die).collect();
        let gaps = [
            ("name", name(self.translator.translate(&dice.name))),
            ("dice", name(shown.join(", "))),
        ];
        self.translator.with("plain-dice", &gaps)
    }

    /// Describes a row of printed boxes: the filled ones, the free ones and those that are closed, each by what is
    /// printed in it or by its place.
    fn row(self, picture: &Picture, track: &TrackPicture) -> String {
        let box_name = |(place, one): (usize, &BoxPicture)| {
            let print = one.print.map(|label| label.to_string());
            let face = one.face.map(|face| self.symbol(picture, face));
            // A symbol may be the sign, or show the colour, of something else than its track.
            let hue = one.face.and_then(|face| face.hue);
            let hue = hue.filter(|hue| track.hue != Some(*hue));
            let other = self.translator.owner(picture, one.face, hue);
            let parts: Vec<String> = [print, face, other].into_iter().flatten().collect();
            if parts.is_empty() {
                self.translator
                    .with("plain-row-place", &[("place", Arg::Number(place as i64))])
            } else {
                parts.join(" ")
            }
        };
        let content = |(place, one): (usize, &BoxPicture)| {
            let box_name = box_name((place, one));
            match one.content {
                BoxContent::Written(number) => {
                    let gaps = [
                        ("number", Arg::Number(number.into())),
                        ("box", name(box_name)),
                    ];
                    self.translator.with("plain-row-written", &gaps)
                }
                BoxContent::Empty | BoxContent::Crossed => box_name,
            }
        };
        let those = |wanted: &dyn Fn(&BoxPicture) -> bool| {
            let found = (1..).zip(&track.boxes).filter(|(_, one)| wanted(one));
            found.map(content).collect::<Vec<String>>().join(", ")
        };
        let groups = [
            ("plain-row-filled", those(&BoxPicture::is_filled)),
            (
                "plain-row-free",
                those(&|one| !one.is_filled() && !one.closed),
            ),
            (
                "plain-row-closed",
                those(&|one| !one.is_filled() && one.closed),
            ),
        ];
        let some = groups.into_iter().filter(|(_, boxes)| !boxes.is_empty());
        let part = |(key, boxes)| self.translator.with(key, &[("boxes", name(boxes))]);
        let mut parts: Vec<String> = some.map(part).collect();
        parts.extend(
            track
                .facts
                .iter()
                .map(|fact| self.translator.translate(fact)),
        );
        let gaps = [
            ("track", Arg::Word(track.name.clone())),
            ("parts", name(parts.join("; "))),
        ];
        self.translator.with("plain-row", &gaps)
    }

    fn track(self, track: &TrackPicture) -> String {
        let written = track.boxes.iter().filter_map(|one| match one.content {
            BoxContent::Written(number) => Some(number.to_string()),
            BoxContent::Empty | BoxContent::Crossed => None,
        });
        let written: Vec<String> = written.collect();
        let empty = |one: &&BoxPicture| !one.is_filled();
        let crossed: Vec<String> = (1..)
            .zip(&track.boxes)
            .filter(|(_, one)| one.content == BoxContent::Crossed)
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
    pub fn legend(self, picture: &Picture) -> Vec<String> {
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
        if card.fences.is_some() && card.title.is_none() {
            let last = card.frame.cells().iter().last();
            let last = last.map_or_else(String::new, |last| card.frame.label(last));
            return self.translator.with("plain-board", &[("last", name(last))]);
        }
        let gaps = [
            ("place", name(card.place.as_str())),
            ("card", name(self.translator.card_name(card))),
            ("facts", name(self.translator.card_facts(card).join(", "))),
        ];
        self.translator.with("plain-card", &gaps)
    }

    /// Describes the boards that all share, and the place of the seat itself.
    pub fn own_boards(self, picture: &Picture) -> Vec<String> {
        let boards = picture.boards.iter();
        let boards = boards.map(|card| self.card(picture, card));
        let own = picture.places.iter().take(1);
        let own = own.flat_map(|place| self.place(picture, place, false));
        boards.chain(own).flatten().collect()
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
            let label = |(at, cell): &(Cell, &CellPicture)| self.cell(picture, card, *at, cell);
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
        name_cells("plain-paths", self.paths(card));
        name_cells("plain-links-fresh", self.links(card, Mark::Fresh));
        name_cells("plain-links", self.links(card, Mark::Old));
        name_cells("plain-links-free", self.links(card, Mark::Free));
        let regions = card.regions.iter();
        lines.extend(regions.map(|region| self.region(card.frame, region)));
        lines
    }

    /// A region of a board by its first cell: the facts about it, and its cells unless they are many.
    fn region(self, frame: WideFrame, region: &RegionPicture) -> String {
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
    fn cell(self, picture: &Picture, card: &CardPicture, at: Cell, cell: &CellPicture) -> String {
        let cell_name = card.cell_label(at);
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
        // A text stays readable under a mark, a symbol does not.
        let is_free = cell.mark == Mark::Free;
        let print = cell.print.map(|label| label.to_string());
        let color = cell
            .hue
            .filter(|_| is_free)
            .map(|hue| self.translator.text(hue.key()));
        let symbol = cell
            .symbol
            .filter(|_| is_free)
            .map(|face| self.symbol(picture, face));
        let shown: Vec<String> = [print, color, symbol].into_iter().flatten().collect();
        if shown.is_empty() {
            return cell_name;
        }
        let gaps = [("cell", name(cell_name)), ("symbol", name(shown.join(" ")))];
        self.translator.with("plain-symbol", &gaps)
    }

    /// The cells with lines to their sides, each with these sides.
    fn paths(self, card: &CardPicture) -> Vec<String> {
        let sides = |paths: Paths| {
            let sides = [
                (paths.up, "plain-path-up", "plain-path-up-thick"),
                (paths.right, "plain-path-right", "plain-path-right-thick"),
                (paths.down, "plain-path-down", "plain-path-down-thick"),
                (paths.left, "plain-path-left", "plain-path-left-thick"),
            ];
            let side = |(kind, thin, thick)| match kind {
                PathKind::None => None,
                PathKind::Light => Some(self.translator.text(thin)),
                PathKind::Heavy => Some(self.translator.text(thick)),
            };
            sides
                .into_iter()
                .filter_map(side)
                .collect::<Vec<_>>()
                .join(" ")
        };
        let cells = card.frame.cells().iter().zip(&card.cells);
        let cells = cells.filter(|(_, cell)| !cell.paths.is_empty());
        cells
            .map(|(at, cell)| format!("{} {}", card.cell_label(at), sides(cell.paths)))
            .collect()
    }

    /// The lines between the centres of cells that have this mark, each by the cells at its ends.
    fn links(self, card: &CardPicture, mark: Mark) -> Vec<String> {
        let links = card.links.iter().flatten().filter(|link| link.mark == mark);
        let link = |link: &LinkPicture| {
            let gaps = [
                ("cell", name(card.cell_label(link.from))),
                ("other", name(card.cell_label(link.to))),
            ];
            self.translator.with("plain-link", &gaps)
        };
        links.map(link).collect()
    }

    /// The name of a symbol. A symbol without a name, such as a number, is read as it is printed.
    fn symbol(self, picture: &Picture, face: Face) -> String {
        let known = |face: Face| {
            let mut legend = picture.legend.iter();
            legend.find(|(known, _)| *known == face)
        };
        let named = known(face).or_else(|| known(Face { hue: None, ..face }));
        let named = named.filter(|_| !face.ascii.is_ascii_digit());
        named.map_or_else(
            || self.glyphs.face(face).to_string(),
            |(_, key)| self.translator.word(key),
        )
    }

    fn pattern(self, pattern: &PatternPicture) -> String {
        let cells = pattern.cell_labels();
        let gaps = [
            ("count", Arg::Number(cells.len() as i64)),
            ("cells", name(cells.join(", "))),
        ];
        self.translator.with("plain-pattern", &gaps)
    }

    /// The fences that were built earlier, and those of the last move. Each is named by the two cells that it
    /// separates.
    fn fences_of(self, frame: WideFrame, fences: &FencePicture) -> (Vec<String>, Vec<String>) {
        let pair = |at: Cell, down: usize, right: usize| {
            let other = frame.cell(frame.row(at) + down, frame.col(at) + right)?;
            let gaps = [
                ("cell", name(frame.label(at))),
                ("other", name(frame.label(other))),
            ];
            Some(self.translator.with("plain-fence", &gaps))
        };
        let pairs = |beside: WideSet, above: WideSet| {
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

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_i18n::{Language, Translations};
    use roll_and_write::picture::{Hue, Label};
    use roll_and_write::{Message, Seat};

    /// A row after some crosses, dice, and a board with all that a cell can carry.
    fn sheet() -> Picture {
        let one = |index: usize| BoxPicture {
            content: match index {
                0 | 3 => BoxContent::Crossed,
                4 => BoxContent::Written(9),
                _ => BoxContent::Empty,
            },
            closed: (1..3).contains(&index),
            ..BoxPicture::number(index as i64 + 2)
        };
        let lock = BoxPicture {
            face: Some(Face::new('⚿', '$')),
            ..BoxPicture::EMPTY
        };
        // A symbol that the legend has without a colour.
        let heart = Face::new('♥', '&');
        let green = BoxPicture {
            face: Some(Face {
                hue: Some(Hue::Green),
                ..heart
            }),
            ..BoxPicture::EMPTY
        };
        let others = [lock, green, BoxPicture::EMPTY];
        let boxes = (0..7).map(one).chain(others).collect();
        let red = DiePicture {
            hue: Some(Hue::Red),
            state: DieState::Chosen,
            ..DiePicture::number(6)
        };
        let dice = vec![DiePicture::number(3), red];
        let frame = WideFrame::new(1, 3).unwrap_or_else(|error| panic!("{error}"));
        let (from, to) = (Cell::new(0), Cell::new(2));
        let cell = |at: Cell| match at.index() {
            0 => CellPicture {
                print: Some(Label::number(10)),
                ..CellPicture::plain(true)
            },
            1 => CellPicture {
                hue: Some(Hue::Blue),
                paths: Paths {
                    up: PathKind::Light,
                    left: PathKind::Heavy,
                    ..Paths::NONE
                },
                ..CellPicture::plain(false)
            },
            _ => CellPicture::plain(false),
        };
        let board = CardPicture {
            title: Some(Message::new("print-points")),
            links: Some(vec![LinkPicture::new(from, to)]),
            ..CardPicture::new("board", frame, cell)
        };
        Picture {
            dice: vec![DicePicture::new(Message::new("print-player"), dice)],
            legend: vec![(heart, "print-points".to_owned())],
            ..Picture::of_places([PlacePicture {
                tracks: vec![TrackPicture::new("hue-red", boxes)],
                ..PlacePicture::new(Seat::new(0), vec![board])
            }])
        }
    }

    #[track_caller]
    fn check(language: Language, expected: &[&str]) {
        let words = Translations::in_language(language);
        let translator = Translator::new(words, vec!["Ann".to_owned()]);
        let narrator = Narrator {
            translator: &translator,
            glyphs: Glyphs::Unicode,
        };
        assert_eq!(narrator.picture(&sheet()), expected);
    }

    #[test]
    fn sheets_dice_and_lines_are_told() {
        check(
            Language::English,
            &[
                "Player: 3, red 6 (chosen).",
                "Ann.",
                "red: crossed 2, 5, 9 in 6; free 7, 8, ⚿, Points green, box 10; closed 3, 4.",
                "Points.",
                "Marked: a1 10.",
                "Free: b1 blue, c1.",
                "Lines to the sides: b1 up thick left.",
                "Lines that can still be drawn: from a1 to c1.",
            ],
        );
    }
}
