//! Scenes set up by hand: a test can fire an effect without playing a game.

use super::{FlipAndWrite, FlipGame};
use roll_and_write::sheet::{POOLS_MAX, Sheet, TrackKind};
use roll_and_write::symbol::{
    Instructions, Moment, OFFER_MAX, OtherBoard, Scene, SymbolId, Trigger,
};
use roll_and_write::{CardId, Cell, CellSet, ItemSet};
use thiserror::Error;

/// A scene in names: where and when a symbol fires, and everything that its effect may see.
///
/// [`FlipAndWrite::stage`] fires the symbol.
///
/// ```
/// # mod small {
/// # use rnw_flip::*;
/// # use roll_and_write::*;
/// # #[derive(Debug)]
/// # pub struct Meadow;
/// # impl FlipGame for Meadow {
/// #     fn info(&self, seats: usize) -> GameInfo { GameInfo::new("meadow", seats) }
/// #     fn settling_order(&self, rules: &FlipAndWrite<Self>, _: &State) -> SettlementOrder {
/// #         SettlementOrder::of_seats(Seat::all(rules.seats()))
/// #     }
/// #     fn refill(&self) -> Refill { Refill::AfterAll }
/// #     fn clause(&self, _: GridRefusal) -> Clause { "C-4".into() }
/// # }
/// # impl FlipScoring for Meadow {
/// #     type Grid = Island;
/// #     fn write_score(&self, _: &FlipAndWrite<Self>, state: &State, seat: Seat, score: &mut impl score::ScoreSink) {
/// #         let cards = state.completed(seat).len() as i32;
/// #         score.push(ScoreLine::new("score-cards", cards, 5 * cards));
/// #     }
/// # }
/// # pub fn game(effect: symbol::Effect) -> Result<FlipAndWrite<Meadow>, Box<dyn std::error::Error>> {
/// #     let frame = Frame::new(2, 2)?;
/// #     let island = Island::new(frame, frame.cells())?;
/// #     let symbols = vec![(Cell::new(0), roll_and_write::symbol::SymbolId(0))];
/// #     let card = |name: char| Card { name: name.to_string(), grid: island, symbols: symbols.clone(), color: 0 };
/// #     let coin = symbol::Symbol {
/// #         name: "coin".to_owned(),
/// #         face: picture::Face::new('*', '*'),
/// #         triggers: [roll_and_write::symbol::Trigger::Mark].into_iter().collect(),
/// #         priority: 0,
/// #         order: symbol::Order::Free,
/// #         effect,
/// #         options: Vec::new(),
/// #         tallies: Vec::new(),
/// #         follows: false,
/// #     };
/// #     let mut sheet = sheet::SheetLayout::default();
/// #     sheet.add("coins", sheet::TrackKind::Count, 12, 4)?;
/// #     let pack = Pack::new(PackParts {
/// #         frame,
/// #         cards: ('a'..='l').map(card).collect(),
/// #         patterns: vec![Polyomino::parse(&["XX"])?],
/// #         expeditions: vec![Expedition { name: "E1".to_owned(), pattern: 0 }],
/// #         symbols: symbol::Symbols::new(vec![coin])?,
/// #         sheet,
/// #         colors: vec!["green".to_owned()],
/// #         scores: vec![Some(sheet::TrackScore::Each(1))],
/// #         pools: Vec::new(),
/// #         row_claims: Vec::new(),
/// #         schedule: Schedule { rounds: 4, turns: 1, offer: 2, repeats: false },
/// #     })?;
/// #     Ok(FlipAndWrite::new(Meadow, pack, HouseRules::default(), 2)?)
/// # }
/// # }
/// # use small::*;
/// use rnw_flip::Staged;
/// use rnw_flip::symbol::{Effect, Program, Step};
/// use roll_and_write::symbol::{Instruction, Trigger};
/// // The hidden function `game` makes a small game with the symbol `coin` on cell a1 of each card.
/// let rules = game(Effect::Program(Program::new(vec![Step::Spend])))?;
/// let staged = Staged {
///     symbol: "coin".to_owned(),
///     trigger: Trigger::Mark,
///     card: Some("a".to_owned()),
///     cell: "a1".to_owned(),
///     marked: vec!["a1".to_owned()],
///     fresh: vec!["a1".to_owned()],
///     other_card: None,
///     other_marked: Vec::new(),
///     other_fresh: Vec::new(),
///     completed: Vec::new(),
///     round: 0,
///     turn: 0,
///     last: None,
///     choice: None,
///     tracks: vec![("coins".to_owned(), 3, Vec::new())],
///     marks: Vec::new(),
///     offer: Vec::new(),
///     gone: Vec::new(),
/// };
/// assert_eq!(rules.stage(&staged)?.asked(), Ok(&[Instruction::Spend][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Staged {
    /// The symbol that fires.
    pub symbol: String,
    /// The trigger at which it fires.
    pub trigger: Trigger,
    /// The card with its cell; `None` at scoring.
    pub card: Option<String>,
    /// The cell, such as `b2`.
    pub cell: String,
    /// The marked cells of the card. They include `cell`.
    pub marked: Vec<String>,
    /// The cells of `marked` that the seat marked in this turn.
    pub fresh: Vec<String>,
    /// The card on the seat's other board, if there is one.
    pub other_card: Option<String>,
    /// The marked cells of that card.
    pub other_marked: Vec<String>,
    /// The cells of `other_marked` that the seat marked in this turn.
    pub other_fresh: Vec<String>,
    /// The cards that the seat has completed.
    pub completed: Vec<String>,
    /// The round, counted from 0.
    pub round: u8,
    /// The turn within the round, counted from 0.
    pub turn: u8,
    /// The symbol that fired last in the lane.
    pub last: Option<String>,
    /// The option that the seat chose, counted from 0, if the effect asked for a choice.
    pub choice: Option<u8>,
    /// The tracks that are not empty: the name, the number of filled boxes, and the numbers on a
    /// written track. On a track of rounds the first boxes are filled.
    pub tracks: Vec<(String, u8, Vec<u8>)>,
    /// The number of cells with a symbol that the seat has marked during the game, at most 255.
    pub marks: Vec<(String, u8)>,
    /// The cards of the offer, the oldest first, at most 8.
    pub offer: Vec<String>,
    /// How many numbers of a pool are taken. Pools that are not named are full.
    pub gone: Vec<(String, u8)>,
}

/// A scene names something that the pack does not have.
///
/// ```
/// use rnw_flip::NotInPack;
/// let error = NotInPack { what: "card", name: "P99".to_owned() };
/// assert_eq!(error.to_string(), "the pack has no card \"P99\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the pack has no {what} {name:?}")]
pub struct NotInPack {
    /// The kind of thing, such as `card`.
    pub what: &'static str,
    /// The name in the scene.
    pub name: String,
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// Fires a symbol in a scene, and returns the instructions that it asks for. A plugin that asks
    /// for something forbidden fails as in a game. No other seats sit at the table.
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
        let other_card = staged.other_card.as_ref().map(card).transpose()?;
        let (other_marked, other_fresh) =
            (cells(&staged.other_marked)?, cells(&staged.other_fresh)?);
        let other = other_card.map(|card| OtherBoard {
            card,
            marked: other_marked,
            fresh: other_fresh,
        });
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
            other,
        };
        let (sheet, taken) = (self.staged_sheet(staged)?, self.staged_pools(staged)?);
        let printed = &self.pack.printed;
        let scene = Scene::new(printed, &sheet, &offer[..offered], &taken, moment);
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
