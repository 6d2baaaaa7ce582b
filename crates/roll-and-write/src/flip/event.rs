//! What can have happened.

use super::legal::scope_key;
use super::moves::board_letter;
use super::{FlipAndWrite, FlipGame, Keeping, Marking};
use crate::event::PluginFault;
use crate::geometry::{Cell, CellSet};
use crate::sheet::{PoolId, TrackId};
use crate::symbol::{Effect, Fault, Scope, SymbolId};
use crate::{Audience, CardId, Saying, Seat, Told};

/// An event of a flip-and-write game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]
pub enum Event {
    /// The start player was chosen.
    StartChosen { seat: Seat },
    /// A card was dealt, to be kept or returned.
    Dealt { seat: Seat, card: CardId },
    /// A seat chose its two cards.
    Kept { seat: Seat, cards: (CardId, CardId) },
    /// A seat returned a card; only it knows which.
    Returned { seat: Seat, card: CardId },
    /// All seats have chosen.
    AllKept,
    /// A card joined the offer.
    Offered { card: CardId },
    /// A round began with all expedition cards.
    RoundBegan { round: u8 },
    /// An expedition card was flipped.
    Revealed { expedition: u8, turn: u8 },
    /// A seat has no cell to mark and skips the turn.
    Skipped { seat: Seat },
    /// Cells were marked.
    Marked {
        seat: Seat,
        board: u8,
        card: CardId,
        cells: CellSet,
    },
    /// Boxes of a track were crossed off, `lost` of them in vain.
    Advanced {
        seat: Seat,
        track: TrackId,
        gained: u8,
        lost: u8,
    },
    /// Boxes of a track were taken back.
    Erased {
        seat: Seat,
        track: TrackId,
        lost: u8,
    },
    /// A number was written.
    Wrote {
        seat: Seat,
        track: TrackId,
        number: u8,
    },
    /// A number found no free box.
    WriteLost {
        seat: Seat,
        track: TrackId,
        number: u8,
    },
    /// A number was declined.
    Declined {
        seat: Seat,
        track: TrackId,
        number: u8,
    },
    /// The box of the round was crossed off, or was already.
    RoundMarked {
        seat: Seat,
        track: TrackId,
        gained: bool,
    },
    /// A seat owes single cells.
    BonusOwed { seat: Seat, cells: u8 },
    /// Single cells had nowhere to go.
    BonusLapsed { seat: Seat, cells: u32 },
    /// A seat owes single cells around a symbol.
    ExtraOwed { seat: Seat, cells: u8, scope: Scope },
    /// A seat declined cells.
    ExtraDeclined { seat: Seat, cells: u8 },
    /// A seat owes the pattern once more.
    PatternOwed { seat: Seat },
    /// The pattern had nowhere to go.
    PatternLapsed { seat: Seat },
    /// A symbol will claim at the barrier.
    ClaimOwed { seat: Seat, pool: PoolId },
    /// A symbol claims in vain: the seat has claimed all that it may in a turn.
    ClaimLapsed { seat: Seat, pool: PoolId },
    /// A choice in vain: the seat owes all that it can owe.
    ChoiceLapsed { seat: Seat, symbol: SymbolId },
    /// A seat chose an option of a symbol.
    Chose {
        seat: Seat,
        symbol: SymbolId,
        option: u8,
    },
    /// A symbol does what this one did before it.
    Copied { seat: Seat, symbol: SymbolId },
    /// A symbol found nothing that it could copy.
    NothingToCopy { seat: Seat },
    /// A symbol fires no more.
    Spent { seat: Seat, symbol: SymbolId },
    /// A seat will have the offer laid out anew.
    RenewalOwed { seat: Seat },
    /// A seat's card will go back into the deck.
    Leaving { seat: Seat, card: CardId },
    /// A symbol fires that waited for the barrier.
    Fired {
        seat: Seat,
        symbol: SymbolId,
        cell: Cell,
    },
    /// An effect is void.
    EffectFailed {
        seat: Seat,
        symbol: SymbolId,
        fault: Fault,
    },
    /// What a seat's symbols did at the barrier lies open.
    Shown { seat: Seat },
    /// The offer went back into the deck.
    Renewed { seat: Seat },
    /// A card went back into the deck.
    Discarded { seat: Seat, card: CardId },
    /// All seats have marked.
    AllMarked,
    /// A full row, a symbol or the game claimed from a pool for a seat; `number` is `None` if the pool was empty.
    Claimed {
        seat: Seat,
        pool: PoolId,
        number: Option<u8>,
    },
    /// A full row claimed in vain and wrote this number, 0, all the same.
    ClaimWrote {
        seat: Seat,
        track: TrackId,
        number: u8,
    },
    /// A claimed number found no free box.
    ClaimLost {
        seat: Seat,
        track: TrackId,
        number: u8,
    },
    /// A card is complete, and will be set aside.
    Completed { seat: Seat, card: CardId },
    /// A card of the offer was taken.
    Took { seat: Seat, card: CardId },
    /// A card was drawn from the deck.
    Drew { seat: Seat, card: CardId },
    /// There was no card left to take or draw.
    NoReplacement { seat: Seat },
    /// The game ended.
    Ended,
}

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn tell(&self, event: &Event) -> Told {
        let saying = self.sentence(event);
        let closes_phase = matches!(
            event,
            Event::AllKept | Event::AllMarked | Event::Shown { .. }
        );
        let told = Told::to(self.audience(event), saying).closing(closes_phase);
        if let Event::EffectFailed { symbol, fault, .. } = *event {
            told.failing(self.note(symbol, fault))
        } else {
            told
        }
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each event")]
    fn sentence(&self, event: &Event) -> Saying {
        let card = |key, seat, card: CardId| by(key, seat).name("card", &self.pack.card(card).name);
        let track = |key, seat, track: TrackId| by(key, seat).word("track", self.track_key(track));
        let symbol = |key, seat, id| by(key, seat).word("symbol", self.symbol_key(id));
        match *event {
            Event::StartChosen { seat } => by("event-start-chosen", seat),
            Event::Dealt { seat, card: id } => card("event-dealt", seat, id),
            Event::Kept {
                seat,
                cards: (a, b),
            } => card("event-kept", seat, a).name("other", &self.pack.card(b).name),
            Event::Returned { seat, card: id } => card("event-returned", seat, id),
            Event::AllKept => Saying::new("event-all-kept"),
            Event::Offered { card } => {
                Saying::new("event-offered").name("card", &self.pack.card(card).name)
            }
            Event::RoundBegan { round } => {
                Saying::new("event-round-began").number("round", round + 1)
            }
            Event::Revealed { expedition, turn } => Saying::new("event-revealed")
                .name("card", &self.pack.expeditions[usize::from(expedition)].name)
                .number("turn", turn + 1),
            Event::Skipped { seat } => by("event-skipped", seat),
            Event::Marked {
                seat,
                board,
                card: id,
                cells,
            } => self.marked(card("event-marked", seat, id), board, cells),
            Event::Advanced {
                seat,
                track: id,
                gained,
                lost,
            } => {
                let key = if gained > 0 {
                    "event-advanced"
                } else {
                    "event-advance-lost"
                };
                track(key, seat, id)
                    .number("gained", gained)
                    .number("lost", lost)
            }
            Event::Erased {
                seat,
                track: id,
                lost,
            } => track("event-erased", seat, id).number("lost", lost),
            Event::Wrote {
                seat,
                track: id,
                number,
            }
            | Event::ClaimWrote {
                seat,
                track: id,
                number,
            } => track("event-wrote", seat, id).number("number", number),
            Event::WriteLost {
                seat,
                track: id,
                number,
            }
            | Event::ClaimLost {
                seat,
                track: id,
                number,
            } => track("event-write-lost", seat, id).number("number", number),
            Event::Declined {
                seat,
                track: id,
                number,
            } => track("event-declined", seat, id).number("number", number),
            Event::RoundMarked {
                seat,
                track: id,
                gained,
            } => track(
                if gained {
                    "event-round-marked"
                } else {
                    "event-round-marked-before"
                },
                seat,
                id,
            ),
            Event::BonusOwed { seat, cells } => by("event-bonus-owed", seat).number("cells", cells),
            Event::BonusLapsed { seat, cells } => {
                by("event-bonus-lapsed", seat).number("cells", cells)
            }
            Event::ExtraOwed { seat, cells, scope } => by("event-extra-owed", seat)
                .number("cells", cells)
                .word("scope", scope_key(scope)),
            Event::ExtraDeclined { seat, cells } => {
                by("event-extra-declined", seat).number("cells", cells)
            }
            Event::PatternOwed { seat } => by("event-pattern-owed", seat),
            Event::PatternLapsed { seat } => by("event-pattern-lapsed", seat),
            Event::ClaimOwed { seat, pool } => {
                by("event-claim-owed", seat).word("pool", self.pool_key(pool))
            }
            Event::ClaimLapsed { seat, pool } => {
                by("event-claim-lapsed", seat).word("pool", self.pool_key(pool))
            }
            Event::ChoiceLapsed { seat, symbol: id } => symbol("event-choice-lapsed", seat, id),
            Event::Chose {
                seat,
                symbol: id,
                option,
            } => symbol("event-chose", seat, id)
                .word("option", self.option_key(id, option))
                .number("number", option + 1),
            Event::Copied { seat, symbol: id } => symbol("event-copied", seat, id),
            Event::NothingToCopy { seat } => by("event-nothing-to-copy", seat),
            Event::Spent { seat, symbol: id } => symbol("event-spent", seat, id),
            Event::RenewalOwed { seat } => by("event-renewal-owed", seat),
            Event::Leaving { seat, card: id } => card("event-leaving", seat, id),
            Event::Fired {
                seat,
                symbol: id,
                cell,
            } => symbol("event-fired", seat, id).name("cell", self.pack.printed.frame.label(cell)),
            Event::EffectFailed {
                seat,
                symbol: id,
                fault,
            } => symbol("event-effect-failed", seat, id)
                .name(
                    "plugin",
                    self.origin(id).split(' ').next().unwrap_or_default(),
                )
                .word("fault", fault.key()),
            Event::Shown { seat } => by("event-shown", seat),
            Event::Renewed { seat } => by("event-renewed", seat),
            Event::Discarded { seat, card: id } => card("event-discarded", seat, id),
            Event::AllMarked => Saying::new("event-all-marked"),
            Event::Claimed { seat, pool, number } => self.claimed(seat, pool, number),
            Event::Completed { seat, card: id } => card("event-completed", seat, id),
            Event::Took { seat, card: id } => card("event-took", seat, id),
            Event::Drew { seat, card: id } => card("event-drew", seat, id),
            Event::NoReplacement { seat } => by("event-no-replacement", seat),
            Event::Ended => Saying::new("event-ended"),
        }
    }

    fn marked(&self, saying: Saying, board: u8, cells: CellSet) -> Saying {
        saying
            .name("board", board_letter(board.into()).to_string())
            .name("cells", self.pack.placements.frame().labels(cells))
            .number("count", cells.len())
    }

    fn claimed(&self, seat: Seat, pool: PoolId, number: Option<u8>) -> Saying {
        let key = if number.is_some() {
            "event-claimed"
        } else {
            "event-claim-empty"
        };
        let saying = by(key, seat).word("pool", self.pool_key(pool));
        match number {
            Some(number) => saying.number("number", number),
            None => saying,
        }
    }

    /// Where seats act in turn, everybody sees at once what a lane does.
    fn audience(&self, event: &Event) -> Audience {
        let in_turn = if matches!(event, Event::Kept { .. }) {
            self.house.keeping == Keeping::InTurn
        } else {
            self.house.marking == Marking::InTurn
        };
        match audience(event) {
            Audience::Lane(_) if in_turn => Audience::Everyone,
            audience @ (Audience::Lane(_) | Audience::Only(_) | Audience::Everyone) => audience,
        }
    }

    pub(super) fn symbol_key(&self, symbol: SymbolId) -> String {
        format!("symbol-{}", self.pack.symbols.symbol(symbol).name)
    }

    /// The key of the words for an option, counted from 0, of a symbol; one without a name has its number.
    pub(super) fn option_key(&self, symbol: SymbolId, option: u8) -> String {
        let symbol = self.pack.symbols.symbol(symbol);
        let named = symbol.options.get(usize::from(option));
        let name = named.map_or_else(|| (option + 1).to_string(), Clone::clone);
        format!("choice-{name}")
    }

    /// Where an effect comes from; nothing for one that the pack spells out.
    fn origin(&self, symbol: SymbolId) -> &str {
        match &self.pack.symbols.symbol(symbol).effect {
            Effect::Plugin(plugin) => &plugin.origin,
            Effect::Always(_) | Effect::Program(_) => "",
        }
    }

    fn note(&self, symbol: SymbolId, fault: Fault) -> PluginFault {
        PluginFault {
            symbol: self.pack.symbols.symbol(symbol).name.clone(),
            plugin: self.origin(symbol).to_owned(),
            reason: fault.key().trim_start_matches("fault-"),
        }
    }

    pub(super) fn pool_key(&self, pool: PoolId) -> String {
        format!("pool-{}", self.pack.printed.pools[usize::from(pool.0)].name)
    }

    pub(super) fn track_key(&self, track: TrackId) -> String {
        format!("track-{}", self.pack.printed.sheet.track(track).name)
    }
}

fn by(key: &'static str, seat: Seat) -> Saying {
    Saying::new(key).seat("seat", seat)
}

/// What a lane does stays with its seat until the barrier; what a seat is dealt or returns, for ever.
fn audience(event: &Event) -> Audience {
    match *event {
        Event::Dealt { seat, .. } | Event::Returned { seat, .. } => Audience::Only(seat),
        Event::Kept { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Advanced { seat, .. }
        | Event::Erased { seat, .. }
        | Event::Wrote { seat, .. }
        | Event::WriteLost { seat, .. }
        | Event::Declined { seat, .. }
        | Event::RoundMarked { seat, .. }
        | Event::BonusOwed { seat, .. }
        | Event::BonusLapsed { seat, .. }
        | Event::ExtraOwed { seat, .. }
        | Event::ExtraDeclined { seat, .. }
        | Event::PatternOwed { seat }
        | Event::PatternLapsed { seat }
        | Event::ClaimOwed { seat, .. }
        | Event::ClaimLapsed { seat, .. }
        | Event::ChoiceLapsed { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Copied { seat, .. }
        | Event::NothingToCopy { seat }
        | Event::Spent { seat, .. }
        | Event::RenewalOwed { seat }
        | Event::Leaving { seat, .. }
        | Event::EffectFailed { seat, .. } => Audience::Lane(seat),
        Event::StartChosen { .. }
        | Event::AllKept
        | Event::Offered { .. }
        | Event::RoundBegan { .. }
        | Event::Revealed { .. }
        | Event::Skipped { .. }
        | Event::AllMarked
        | Event::Shown { .. }
        | Event::Fired { .. }
        | Event::Renewed { .. }
        | Event::Discarded { .. }
        | Event::Claimed { .. }
        | Event::ClaimWrote { .. }
        | Event::ClaimLost { .. }
        | Event::Completed { .. }
        | Event::Took { .. }
        | Event::Drew { .. }
        | Event::NoReplacement { .. }
        | Event::Ended => Audience::Everyone,
    }
}
