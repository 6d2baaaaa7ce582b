//! What can have happened.

use super::moves::board_letter;
use super::{FlipAndWrite, FlipGame, Keeping, Marking, PoolId};
use crate::geometry::CellSet;
use crate::sheet::TrackId;
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
    BonusLapsed { seat: Seat, cells: u8 },
    /// All seats have marked.
    AllMarked,
    /// A full row claimed from a pool; `number` is `None` if the pool was empty.
    Claimed {
        seat: Seat,
        pool: PoolId,
        number: Option<u8>,
    },
    /// A card was completed and set aside.
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
        let closes_phase = matches!(event, Event::AllKept | Event::AllMarked);
        Told::to(self.audience(event), saying).closing(closes_phase)
    }

    fn sentence(&self, event: &Event) -> Saying {
        let card = |key, seat, card: CardId| by(key, seat).name("card", &self.pack.card(card).name);
        let track = |key, seat, track: TrackId| by(key, seat).word("track", self.track_key(track));
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
            } => track("event-wrote", seat, id).number("number", number),
            Event::WriteLost {
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
        let pool = format!("pool-{}", self.pack.pools[usize::from(pool.0)].name);
        let saying = by(key, seat).word("pool", pool);
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

    pub(super) fn track_key(&self, track: TrackId) -> String {
        format!("track-{}", self.pack.sheet.track(track).name)
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
        | Event::BonusLapsed { seat, .. } => Audience::Lane(seat),
        Event::StartChosen { .. }
        | Event::AllKept
        | Event::Offered { .. }
        | Event::RoundBegan { .. }
        | Event::Revealed { .. }
        | Event::Skipped { .. }
        | Event::AllMarked
        | Event::Claimed { .. }
        | Event::Completed { .. }
        | Event::Took { .. }
        | Event::Drew { .. }
        | Event::NoReplacement { .. }
        | Event::Ended => Audience::Everyone,
    }
}
