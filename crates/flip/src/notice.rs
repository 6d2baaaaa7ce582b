//! Turns events into notices: who may see them, in which sentence, and with which names.

use super::events::{Event, Openness};
use super::moves::board_letter;
use super::wording::Names;
use super::{FlipAndWrite, FlipGame, Keeping, Marking, keys};
use crate::symbol::Effect;
use roll_and_write::event::PluginFault;
use roll_and_write::geometry::{Cell, CellSet};
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::{Area, AreaId, Fault, SymbolId};
use roll_and_write::{CardId, Notice};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn notice(&self, event: &Event) -> Notice {
        // Where seats act in turn, everybody sees at once what a lane does.
        let open = Openness {
            keeping: self.table.house.keeping == Keeping::InTurn,
            marking: self.table.house.marking == Marking::InTurn,
        };
        let room = event.room();
        let notice = Notice::to(event.audience(open), room.message(self));
        let notice = notice.closing(room.closes_phase());
        match room.fault() {
            Some((symbol, fault)) => notice.failing(self.note(symbol, fault)),
            None => notice,
        }
    }

    fn note(&self, symbol: SymbolId, fault: Fault) -> PluginFault {
        PluginFault {
            symbol: self.pack.symbols.symbol(symbol).name.clone(),
            plugin: self.origin(symbol).to_owned(),
            reason: fault.key().trim_start_matches("fault-"),
        }
    }
}

impl<G: FlipGame> Names for FlipAndWrite<G> {
    fn turns(&self) -> u8 {
        self.pack.schedule.rounds * self.pack.schedule.turns
    }
    fn area(&self, id: AreaId) -> &Area {
        &self.pack.printed.areas[usize::from(id.0)]
    }
    fn track(&self, track: TrackId) -> String {
        keys::track_key(&self.pack, track)
    }
    fn pool(&self, pool: PoolId) -> String {
        keys::pool_key(&self.pack, pool)
    }
    fn symbol(&self, symbol: SymbolId) -> String {
        keys::symbol_key(&self.pack, symbol)
    }
    fn color(&self, color: u8) -> String {
        self.pack.color_key(color)
    }
    fn option(&self, symbol: SymbolId, option: u8) -> String {
        keys::option_key(&self.pack, symbol, option)
    }
    fn card(&self, card: CardId) -> &str {
        &self.pack.card(card).name
    }
    fn expedition(&self, expedition: u8) -> &str {
        &self.pack.expeditions[usize::from(expedition)].name
    }
    fn board(&self, board: u8) -> String {
        board_letter(board.into()).to_string()
    }
    fn cell(&self, cell: Cell) -> String {
        self.pack.printed.frame.label(cell)
    }
    fn cells(&self, cells: CellSet) -> String {
        self.pack.printed.frame.labels(cells)
    }
    fn origin(&self, symbol: SymbolId) -> &str {
        match &self.pack.symbols.symbol(symbol).effect {
            Effect::Plugin(plugin) => &plugin.origin,
            Effect::Program(_) => "",
        }
    }
}
