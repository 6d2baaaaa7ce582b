//! The message keys of what a pack has, and the names of cards.

use super::pack::Pack;
use roll_and_write::geometry::Grid;
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::SymbolId;

pub(super) fn symbol_key<G: Grid>(pack: &Pack<G>, symbol: SymbolId) -> String {
    format!("symbol-{}", pack.symbols.symbol(symbol).name)
}

/// The message key of an option, counted from 0, of a symbol. An option without a name has its
/// number.
pub(super) fn option_key<G: Grid>(pack: &Pack<G>, symbol: SymbolId, option: u8) -> String {
    let symbol = pack.symbols.symbol(symbol);
    let named = symbol.options.get(usize::from(option));
    let name = named.map_or_else(|| (option + 1).to_string(), Clone::clone);
    format!("choice-{name}")
}

pub(super) fn pool_key<G: Grid>(pack: &Pack<G>, pool: PoolId) -> String {
    format!("pool-{}", pack.printed.pools[usize::from(pool.0)].name)
}

pub(super) fn track_key<G: Grid>(pack: &Pack<G>, track: TrackId) -> String {
    format!("track-{}", pack.printed.sheet.track(track).name)
}

pub(super) fn card_name<G: Grid>(pack: &Pack<G>, card: u8) -> &str {
    &pack.cards[usize::from(card)].name
}
