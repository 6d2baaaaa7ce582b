//! Scenes set up by hand, so that an effect can be asked without a game being played.

use super::{FlipAndWrite, FlipGame, OFFER_MAX};
use crate::sheet::{POOLS_MAX, Sheet, TrackKind};
use crate::symbol::{Instructions, Moment, Scene, SymbolId, Trigger};
use crate::{CardId, Cell, CellSet, ItemSet};
use thiserror::Error;

/// A scene in names: where and when a symbol fires, and all that its effect may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Staged {
    /// The symbol that fires.
    pub symbol: String,
    /// Why it fires.
    pub trigger: Trigger,
    /// The card with its cell; none at scoring.
    pub card: Option<String>,
    /// The cell, such as `b2`.
    pub cell: String,
    /// The marked cells of the card, this one among them.
    pub marked: Vec<String>,
    /// Those that were marked in this turn.
    pub fresh: Vec<String>,
    /// The cards that the seat has completed.
    pub completed: Vec<String>,
    /// The round, counted from 0.
    pub round: u8,
    /// The turn within the round, counted from 0.
    pub turn: u8,
    /// The symbol that fired last in the lane.
    pub last: Option<String>,
    /// What the seat chose, counted from 0, if the effect asked for a choice.
    pub choice: Option<u8>,
    /// The tracks that are not empty: how many boxes are filled, and the numbers on a written one. Of a
    /// track of rounds the first boxes are filled.
    pub tracks: Vec<(String, u8, Vec<u8>)>,
    /// How many cells with a symbol the seat has marked in the game, 255 at most.
    pub marks: Vec<(String, u8)>,
    /// The cards of the offer, the oldest first.
    pub offer: Vec<String>,
    /// How many numbers of each pool are gone; all others are there.
    pub gone: Vec<(String, u8)>,
}

/// A scene names something that the pack does not have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the pack has no {what} {name:?}")]
pub struct NotInPack {
    /// What it is, such as `card`.
    pub what: &'static str,
    /// Its name.
    pub name: String,
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// What a symbol asks for in a scene; a plugin that asks for what it may not has failed.
    ///
    /// # Errors
    /// If the scene names something that the pack does not have.
    pub fn stage(&self, staged: &Staged) -> Result<Instructions, NotInPack> {
        let card = |name: &String| self.pack.find_card(name).ok_or(not("card", name));
        let symbol = |name: &String| self.pack.symbols.find(name).ok_or(not("symbol", name));
        let frame = self.pack.printed.frame;
        let cell = |name: &String| frame.parse(name).ok_or(not("cell", name));
        let cells = |names: &[String]| names.iter().map(cell).collect::<Result<CellSet, _>>();
        let mut offer = [CardId(0); OFFER_MAX];
        let offered = staged.offer.len().min(OFFER_MAX);
        for (place, name) in offer.iter_mut().zip(&staged.offer) {
            *place = card(name)?;
        }
        let completed = staged
            .completed
            .iter()
            .map(|name| card(name).map(|card| card.0));
        let moment = Moment {
            trigger: staged.trigger,
            card: staged.card.as_ref().map(card).transpose()?,
            cell: if staged.trigger == Trigger::Scoring {
                Cell::new(0)
            } else {
                cell(&staged.cell)?
            },
            marked: cells(&staged.marked)?,
            fresh: cells(&staged.fresh)?,
            completed: completed.collect::<Result<ItemSet, _>>()?,
            round: staged.round,
            turn: staged.turn,
            last: staged.last.as_ref().map(symbol).transpose()?,
            choice: staged.choice,
        };
        let scene = Scene {
            printed: &self.pack.printed,
            sheet: &self.staged_sheet(staged)?,
            offer: &offer[..offered],
            taken: &self.staged_pools(staged)?,
            moment,
        };
        let fired: SymbolId = symbol(&staged.symbol)?;
        let effect = &self.pack.symbols.symbol(fired).effect;
        Ok(effect.fire(&scene, self.pack.rows_claim))
    }

    fn staged_sheet(&self, staged: &Staged) -> Result<Sheet, NotInPack> {
        let (layout, mut sheet) = (&self.pack.printed.sheet, Sheet::default());
        for (name, filled, numbers) in &staged.tracks {
            let track = layout.track(layout.find(name).ok_or(not("track", name))?);
            match track.kind {
                TrackKind::Count => {
                    sheet.advance(track, *filled);
                }
                TrackKind::Written => {
                    for number in numbers {
                        sheet.write(track, *number);
                    }
                }
                TrackKind::Rounds => {
                    for round in 0..*filled {
                        sheet.mark_round(track, round);
                    }
                }
            }
        }
        for (name, marks) in &staged.marks {
            let id = self.pack.symbols.find(name).ok_or(not("symbol", name))?;
            for _ in 0..*marks {
                sheet.count(layout, id.0);
            }
        }
        Ok(sheet)
    }

    fn staged_pools(&self, staged: &Staged) -> Result<[u8; POOLS_MAX], NotInPack> {
        let mut taken = [0; POOLS_MAX];
        for (name, gone) in &staged.gone {
            let pools = &self.pack.printed.pools;
            let index = pools.iter().position(|pool| pool.name == *name);
            let index = index.ok_or(not("pool", name))?;
            taken[index] = (*gone).min(pools[index].values.len() as u8);
        }
        Ok(taken)
    }
}

fn not(what: &'static str, name: &str) -> NotInPack {
    let name = name.to_owned();
    NotInPack { what, name }
}
