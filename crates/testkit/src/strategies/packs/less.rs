//! Simpler packs: fewer symbols and cards, and simpler ones.

use super::{CARDS, Drawn, with};
use crate::strategies::{check, grids, json};
use serde_json::Value;
use std::sync::Arc;

impl Drawn {
    /// Simpler packs, in parts, the much simpler ones first: whole symbols and cards, then the sheet,
    /// the game, each symbol and each card.
    pub(super) fn less(&self, part: usize) -> Option<Vec<Self>> {
        let symbols = self.symbols.len();
        Some(match part {
            0 => self.much_less(),
            1 => self.simpler_sheets(),
            2 => self.simpler_games(),
            _ if part - 3 < symbols => self.simpler_symbols(part - 3),
            _ if part - 3 - symbols < self.cards.len() => self.simpler_cards(part - 3 - symbols),
            _ => return None,
        })
    }

    fn much_less(&self) -> Vec<Self> {
        let all = 0..self.symbols.len();
        let others = |kept| {
            all.clone()
                .filter(|index| *index != kept)
                .collect::<Vec<usize>>()
        };
        let alone = all.clone().filter(|_| self.symbols.len() > 2);
        let alone = alone.map(|kept| self.without(&others(kept)));
        let fewer = all.clone().map(|index| self.without(&[index]));
        let cards = self.least_cards().into_iter();
        cards
            .chain(alone)
            .chain(fewer)
            .chain(self.fewer_cards())
            .collect()
    }

    fn simpler_sheets(&self) -> Vec<Self> {
        let sheets = json::less_of_sheet(&self.sheet).into_iter();
        sheets.map(|sheet| self.with_sheet(sheet)).collect()
    }

    fn simpler_symbols(&self, index: usize) -> Vec<Self> {
        let symbols = json::less_of_symbol(&self.symbols[index]).into_iter();
        let with = |symbol| {
            let mut other = self.clone();
            other.symbols[index] = Arc::new(symbol);
            other
        };
        symbols.map(with).collect()
    }

    /// Only the cards that are required, with nothing on them.
    fn least_cards(&self) -> Option<Self> {
        let mut other = self.clone();
        if self.base.is_some() {
            other.cards.clear();
        } else {
            other.cards.truncate(CARDS.0);
            for card in &mut other.cards {
                *card = with(card, "grid", self.look.least());
            }
        }
        (other.cards != self.cards).then_some(other)
    }

    /// The same without some symbols. Their cells become plain.
    fn without(&self, indices: &[usize]) -> Self {
        let mut other = self.clone();
        let gone: String = indices
            .iter()
            .filter_map(|index| self.symbols[*index]["char"].as_str())
            .collect();
        let mut index = 0..;
        other
            .symbols
            .retain(|_| index.next().is_some_and(|index| !indices.contains(&index)));
        for card in &mut other.cards {
            let rows: Vec<String> = check::rows(card)
                .iter()
                .map(|row| row.replace(|found| gone.contains(found), "."))
                .collect();
            *card = with(card, "grid", rows);
        }
        other.reverted()
    }

    /// The same without the cards that are equal to those of the base.
    fn reverted(mut self) -> Self {
        if let Some(base) = &self.base {
            self.cards.retain(|card| !base.cards.contains(card));
        }
        self
    }

    /// Fewer cards, or fewer with something on them: pieces of the list, large ones first.
    fn fewer_cards(&self) -> Vec<Self> {
        let mut all = Vec::new();
        let mut size = self.cards.len() / 2;
        while size > 0 {
            for start in (0..self.cards.len()).step_by(size) {
                let piece = start..(start + size).min(self.cards.len());
                let mut fewer = self.clone();
                fewer.cards.drain(piece.clone());
                if self.base.is_some() || fewer.cards.len() >= CARDS.0 {
                    all.push(fewer);
                }
                let mut plainer = self.clone();
                for card in &mut plainer.cards[piece] {
                    *card = with(card, "grid", self.look.least());
                }
                if self.base.is_none() && plainer.cards != self.cards {
                    all.push(plainer);
                }
            }
            size /= 2;
        }
        all
    }

    /// The same with another sheet, and with as many penalties as the sheet has boxes for them.
    fn with_sheet(&self, sheet: Value) -> Self {
        let mut other = self.clone();
        if let Some(game) = &self.game
            && let Some(values) = game["penalty"]["values"].as_array()
        {
            let tracks = sheet["tracks"].as_array().map_or(&[][..], Vec::as_slice);
            let track = tracks
                .iter()
                .find(|track| track["name"] == game["penalty"]["track"]);
            let boxes = track.and_then(|track| track["boxes"].as_u64()).unwrap_or(0);
            let mut fewer = Value::clone(game);
            fewer["penalty"]["values"] = values.iter().take(boxes as usize).cloned().collect();
            other.game = Some(Arc::new(fewer));
        }
        other.sheet = Arc::new(sheet);
        other
    }

    /// Fewer patterns, colours and turns, and smaller numbers.
    fn simpler_games(&self) -> Vec<Self> {
        let (Some(game), Some(patterns)) = (&self.game, &self.patterns) else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for file in json::less_of_patterns(patterns) {
            let mut other = self.clone();
            other.patterns = Some(Arc::new(file));
            all.push(other);
        }
        let colors = game["colors"].as_array().map_or(&[][..], Vec::as_slice);
        for index in 1..colors.len() {
            all.push(self.without_color(game, index));
        }
        let mut games = json::smaller_numbers(game);
        for index in 0..game["tie_break"].as_array().map_or(0, Vec::len) {
            let mut other = Value::clone(game);
            if let Some(ties) = other.get_mut("tie_break").and_then(Value::as_array_mut) {
                ties.remove(index);
            }
            games.push(other);
        }
        for game in games {
            let mut other = self.clone();
            other.game = Some(Arc::new(game));
            all.push(other);
        }
        all
    }

    /// The same without a colour. Its cards get the first colour.
    fn without_color(&self, game: &Value, index: usize) -> Self {
        let (first, gone) = (&game["colors"][0]["name"], &game["colors"][index]["name"]);
        let mut fewer = game.clone();
        if let Some(colors) = fewer["colors"].as_array_mut() {
            colors.remove(index);
        }
        if let Some(ties) = fewer.get_mut("tie_break").and_then(Value::as_array_mut) {
            ties.retain(|name| name != gone);
        }
        let mut other = self.clone();
        other.game = Some(Arc::new(fewer));
        for card in &mut other.cards {
            for field in ["color", "seal"] {
                if card[field] == *gone {
                    *card = with(card, field, first.clone());
                }
            }
        }
        other
    }

    /// A card with a simpler grid, with the first colour, or without a seal.
    fn simpler_cards(&self, index: usize) -> Vec<Self> {
        let card = &self.cards[index];
        let mut cards = Vec::new();
        let first = self.game.as_ref().map(|game| &game["colors"][0]["name"]);
        if let Some(first) = first.filter(|first| card["color"] != **first) {
            cards.push(with(card, "color", first.clone()));
        }
        if let Some(fields) = card
            .as_object()
            .filter(|fields| fields.contains_key("seal"))
        {
            let mut plain = fields.clone();
            plain.shift_remove("seal");
            cards.push(Arc::new(plain.into()));
        }
        let rows = check::rows(card);
        let simpler = match &self.base {
            None => grids::less(self.look, &rows),
            Some(_) => self.plainer(&rows),
        };
        cards.extend(simpler.into_iter().map(|rows| with(card, "grid", rows)));
        let replaced = |card| {
            let mut other = self.clone();
            other.cards[index] = card;
            other.reverted()
        };
        cards.into_iter().map(replaced).collect()
    }

    /// The rows with one generated symbol fewer.
    fn plainer(&self, rows: &[String]) -> Vec<Vec<String>> {
        let grid = grids::chars(rows);
        let drawn = |found: char| {
            self.symbols
                .iter()
                .any(|symbol| symbol["char"] == found.to_string())
        };
        let mut all = Vec::new();
        for (row, cells) in grid.iter().enumerate() {
            for (col, _) in cells.iter().enumerate().filter(|(_, found)| drawn(**found)) {
                let mut plainer = grid.clone();
                plainer[row][col] = '.';
                all.push(grids::texts(&plainer));
            }
        }
        all
    }
}
