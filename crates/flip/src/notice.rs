//! Turns events into notices: who may see them, in which sentence, and with which names.

use super::events::{Event, by};
use super::moves::board_letter;
use super::wording::{Names, whom_key};
use super::{FlipAndWrite, FlipGame, keys};
use crate::symbol::{Effect, Named};
use roll_and_write::event::PluginFault;
use roll_and_write::geometry::{Cell, CellSet};
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::{Area, AreaId, Fault, SymbolId};
use roll_and_write::{CardId, Message, Notice};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn notice(&self, event: &Event) -> Notice {
        let mut notice = Notice::to(event.audience(self.table.house), sentence(event, self));
        notice.quiet = self.is_quiet(event);
        let closes_phase = matches!(event, Event::AllKept | Event::AllMarked | Event::Shown(_));
        let notice = notice.closing(closes_phase);
        if let Event::EffectFailed(it) = event {
            return notice.failing(self.note(it.symbol, it.fault));
        }
        notice
    }

    /// Whether people do not hear of the event: nothing happened, or it is about a hidden track.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the other events are about no track"
    )]
    pub(super) fn is_quiet(&self, event: &Event) -> bool {
        let track = match event {
            Event::Fired(it) => return it.silent,
            Event::Shown(it) => return it.silent,
            Event::Advanced(it) => it.track,
            Event::Erased(it) => it.track,
            Event::RoundMarked(it) => it.track,
            Event::Wrote(it) => it.track,
            Event::WriteLost(it) => it.track,
            Event::Declined(it) => it.track,
            Event::ClaimWrote(it) => it.track,
            Event::ClaimLost(it) => it.track,
            Event::ChangeOwed(it) => it.track,
            Event::ChangeLapsed(it) => it.track,
            Event::SheetChanged(it) => it.track,
            _ => return false,
        };
        Names::is_hidden(self, track)
    }

    fn note(&self, symbol: SymbolId, fault: Fault) -> PluginFault {
        PluginFault {
            symbol: self.pack.symbols.symbol(symbol).name.clone(),
            plugin: self.origin(symbol).to_owned(),
            reason: fault.key().trim_start_matches("fault-").into(),
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
    fn named(&self) -> &[Named] {
        self.pack.symbols.named()
    }
    fn is_hidden(&self, track: TrackId) -> bool {
        self.pack.printed.sheet.track(track).hidden
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

/// The sentence for an event.
fn sentence(event: &Event, names: &dyn Names) -> Message {
    let card = |key, seat, card| by(key, seat).name("card", names.card(card));
    let track = |key, seat, track| by(key, seat).word("track", names.track(track));
    let symbol = |key, seat, symbol| by(key, seat).word("symbol", names.symbol(symbol));
    let pool = |key, seat, pool| by(key, seat).word("pool", names.pool(pool));
    let number = |key, seat, to, number: u8| track(key, seat, to).number("number", number);
    match event {
        Event::StartChosen(it) => by("event-start-chosen", it.seat),
        Event::Dealt(it) => card("event-dealt", it.seat, it.card),
        Event::Kept(it) => {
            card("event-kept", it.seat, it.cards.0).name("other", names.card(it.cards.1))
        }
        Event::Returned(it) => card("event-returned", it.seat, it.card),
        Event::AllKept => Message::new("event-all-kept"),
        Event::Offered(it) => Message::new("event-offered").name("card", names.card(it.card)),
        Event::RoundBegan(it) => Message::new("event-round-began").number("round", it.round + 1),
        Event::Revealed(it) => Message::new("event-revealed")
            .name("card", names.expedition(it.expedition))
            .number("turn", it.turn + 1)
            .number("turns", names.turns()),
        Event::Skipped(it) => by("event-skipped", it.seat),
        Event::Marked(it) => card("event-marked", it.seat, it.card)
            .name("board", names.board(it.board))
            .name("cells", names.cells(it.cells))
            .number("count", it.cells.len()),
        Event::AllMarked => Message::new("event-all-marked"),
        Event::Shown(it) => by("event-shown", it.seat),
        Event::Ended => Message::new("event-ended"),
        Event::Advanced(it) => it.message(names),
        Event::Erased(it) => track("event-erased", it.seat, it.track).number("lost", it.lost),
        Event::RoundMarked(it) if it.gained => track("event-round-marked", it.seat, it.track),
        Event::RoundMarked(it) => track("event-round-marked-before", it.seat, it.track),
        Event::Wrote(it) => number("event-wrote", it.seat, it.track, it.number),
        Event::WriteLost(it) => number("event-write-lost", it.seat, it.track, it.number),
        Event::Declined(it) => number("event-declined", it.seat, it.track, it.number),
        Event::BonusOwed(it) => by("event-bonus-owed", it.seat).number("cells", it.cells),
        Event::BonusLapsed(it) => by("event-bonus-lapsed", it.seat).number("cells", it.cells),
        Event::ExtraOwed(it) => {
            let message = by("event-extra-owed", it.seat).number("cells", it.cells);
            names.within(message, it.within.into())
        }
        Event::ExtraDeclined(it) => by("event-extra-declined", it.seat).number("cells", it.cells),
        Event::PatternOwed(it) => by("event-pattern-owed", it.seat),
        Event::PatternLapsed(it) => by("event-pattern-lapsed", it.seat),
        Event::Fired(it) => {
            symbol("event-fired", it.seat, it.symbol).name("cell", names.cell(it.cell))
        }
        Event::Chose(it) => symbol("event-chose", it.seat, it.symbol)
            .word("option", names.option(it.symbol, it.option))
            .number("number", it.option + 1),
        Event::ChoiceLapsed(it) => symbol("event-choice-lapsed", it.seat, it.symbol),
        Event::Copied(it) => symbol("event-copied", it.seat, it.symbol),
        Event::NothingToCopy(it) => by("event-nothing-to-copy", it.seat),
        Event::Spent(it) => symbol("event-spent", it.seat, it.symbol),
        Event::EffectFailed(it) => it.message(names),
        Event::ClaimOwed(it) => pool("event-claim-owed", it.seat, it.pool),
        Event::ClaimLapsed(it) => pool("event-claim-lapsed", it.seat, it.pool),
        Event::Claimed(it) => it.message(names),
        Event::ClaimWrote(it) => number("event-wrote", it.seat, it.track, it.number),
        Event::ClaimLost(it) => number("event-write-lost", it.seat, it.track, it.number),
        Event::ChangeOwed(it) => {
            track("event-change-owed", it.seat, it.track).word("whom", whom_key(it.whom))
        }
        Event::ChangeLapsed(it) => {
            track("event-change-lapsed", it.seat, it.track).word("whom", whom_key(it.whom))
        }
        Event::SheetChanged(it) => it.message(names),
        Event::Completed(it) => card("event-completed", it.seat, it.card),
        Event::Leaving(it) => card("event-leaving", it.seat, it.card),
        Event::Discarded(it) => card("event-discarded", it.seat, it.card),
        Event::RenewalOwed(it) if it.only.is_any() => by("event-renewal-owed", it.seat),
        Event::RenewalOwed(it) => by("event-renewal-owed-some", it.seat),
        Event::Renewed(it) if it.only.is_any() => by("event-renewed", it.seat),
        Event::Renewed(it) => by("event-renewed-some", it.seat),
        Event::Took(it) => card("event-took", it.seat, it.card),
        Event::Drew(it) => card("event-drew", it.seat, it.card),
        Event::NoReplacement(it) => by("event-no-replacement", it.seat),
    }
}
