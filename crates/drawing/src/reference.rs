//! The reference of a pack: what its symbols and the kinds of its cells mean.

use crate::color_mode::BLACK;
use crate::drawing::Drawing;
use crate::pen::{TextLook, lines_at, text_at};
use crate::renderer::SvgRenderer;
use crate::shape::Rectangle;
use roll_and_write::picture::{CardPicture, SymbolCard};
use roll_and_write::{Arg, Ground, Message};

const ICON: f64 = 11.0;
const NAME: f64 = 4.2;
const TEXT: f64 = 3.1;
const LINE: f64 = 4.3;

impl SvgRenderer<'_> {
    /// What the symbols mean, and then the kinds of cells: one drawing for each.
    pub(crate) fn reference(
        &self,
        symbols: &[SymbolCard],
        cards: &[CardPicture],
        width: f64,
    ) -> Vec<Drawing> {
        let symbols = symbols.iter().map(|symbol| self.symbol(symbol, width));
        let grounds = [
            (Ground::Wall, "table-sign-wall"),
            (Ground::Entry, "table-sign-entry"),
            (Ground::Tomb, "table-sign-tomb"),
        ];
        let is_used = |ground: Ground| {
            let mut cells = cards.iter().flat_map(|card| &card.cells);
            cells.any(|cell| cell.ground == ground)
        };
        let grounds = grounds.into_iter().filter(|(ground, _)| is_used(*ground));
        let ground = |(ground, key)| {
            let icon = self
                .pen
                .ground(ground, false, Rectangle::new(0.0, 0.0, ICON, ICON));
            self.entry(&icon, &self.translator.text(key), &[], width)
        };
        symbols.chain(grounds.map(ground)).collect()
    }

    /// A symbol with its name, its help and what it does.
    fn symbol(&self, symbol: &SymbolCard, width: f64) -> Drawing {
        let key = format!("symbol-{}", symbol.name);
        let help = self.translator.optional(&format!("{key}-help"));
        let steps = symbol.text.iter();
        let steps = steps.filter_map(for_players);
        let steps = steps.map(|line| self.translator.translate(&line));
        let count = [("count", Arg::Number(symbol.printed.into()))];
        let printed = self.translator.with("print-cells", &count);
        let lines: Vec<String> = help
            .into_iter()
            .chain(steps.chain([printed]).map(|line| format!("• {line}")))
            .collect();
        let area = Rectangle::new(0.0, 0.0, ICON, ICON);
        let icon = area.rounded(1.5, "#fff", BLACK, 0.35)
            + &self.pen.face(symbol.face, area.inset(0.17 * ICON));
        self.entry(&icon, &self.translator.word(&key), &lines, width)
    }

    /// An icon with a name and lines of text next to it.
    fn entry(&self, icon: &str, name: &str, lines: &[String], width: f64) -> Drawing {
        let (x, look) = (ICON + 4.0, TextLook::regular(TEXT));
        let wrap = |line: &String| self.pen.wrapped(line, width - x, look);
        let lines: Vec<String> = lines.iter().flat_map(wrap).collect();
        let height = NAME + 2.0 + lines.len() as f64 * LINE;
        let mut drawing = Drawing::new(width, height.max(ICON));
        drawing.add(icon);
        let first = if lines.is_empty() {
            ICON / 2.0 + 1.4
        } else {
            NAME
        };
        let name_look = self.pen.fitted(name, width - x, TextLook::bold(NAME));
        drawing.add(&text_at((x, first), name_look, name));
        drawing.add(&lines_at((x, NAME + 2.4 + 0.6 * LINE), LINE, look, &lines));
        drawing
    }
}

/// A sentence without what is not for players: what authors declare about the order of symbols, and steps that fill
/// hidden tracks.
fn for_players(line: &Message) -> Option<Message> {
    let mut line = line.clone();
    for (_, arg) in &mut line.args {
        if let Arg::List(parts) = arg {
            *parts = parts.iter().filter_map(for_players).collect();
        }
    }
    let is_for_players = line.key != "explain-hidden" && !line.key.starts_with("explain-order-");
    is_for_players.then_some(line)
}
