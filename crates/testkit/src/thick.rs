//! Packs with additional symbols: effects that are rare on the printed cards of a pack happen often in
//! games with them.

use crate::pack::{char_of, entries, entries_mut, values};
use crate::subject::Setup;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

/// The random stream of a seed for these symbols. Laws use other streams.
const STREAM: u64 = 77;
/// The probability that a plain cell or a cell with a symbol gets a new symbol.
const DENSITY: f64 = 0.4;
/// The number of kinds of symbols in these cells, in half of the games. The others use all kinds.
const KINDS: usize = 2;

/// The same setup with symbols of the pack on many more cells of its cards, or `None` if the pack has no
/// symbols. The seed decides the positions of the symbols.
pub(crate) fn thick(setup: &Setup) -> Option<Setup> {
    let mut content = values(&setup.pack.files);
    let symbols = entries(&content, "symbols.json", "symbols").iter();
    let chars: Vec<char> = symbols.filter_map(char_of).collect();
    if chars.is_empty() {
        return None;
    }
    let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
    rng.set_stream(STREAM);
    let is_open = |cell: char| cell == '.' || chars.contains(&cell);
    let few: Vec<char> = chars.sample(&mut rng, KINDS).copied().collect();
    let kinds = if rng.random_bool(0.5) { &few } else { &chars };
    for card in entries_mut(&mut content, "cards.json", "cards")? {
        for row in card["grid"].as_array_mut()? {
            let cells = row.as_str()?.chars().map(|cell| {
                let symbol = kinds.choose(&mut rng).copied();
                let changes = is_open(cell) && rng.random_bool(DENSITY);
                symbol.filter(|_| changes).unwrap_or(cell)
            });
            *row = Value::String(cells.collect());
        }
    }
    Some(setup.with_content(&content))
}
