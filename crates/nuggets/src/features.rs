//! How good a state is for a seat, and how good it is after each of its moves: an estimate, and what features of the
//! regions and of the hand are worth by the values that were learned.
//!
//! Nothing here reads the values of other players' chips.

use crate::board::{Edge, Edges, FencedBoard, REGION_MIN};
use crate::content::{Chips, SEATS_MAX, VALUE_MAX};
use crate::likening::{Likening, YIELD_MOST};
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, State};
use roll_and_write::learned::{Feature, FeatureWeights};
use roll_and_write::{Cell, CellSet, Grid, Legal, Ruleset, Seat};
use std::ops::ControlFlow;

/// Keeps a tiny lead from counting as a sure win of a region, in thousandths of a chip's point.
const DOUBT: i64 = 20;
/// The addition to [`DOUBT`] for each free cell of a region, because any player may still place a chip there.
const DOUBT_FREE: i64 = 1000;
/// The addition to [`DOUBT`] for each chip of unknown value.
const DOUBT_HIDDEN: i64 = 100;
/// The value of one point of chips in hand on an empty board, in thousandths of a point of the score. The value
/// falls as the board fills, because late chips land in regions that are already decided.
const HAND: i64 = 4000;

/// Calls `visit` for every feature of a state that is not over.
pub(crate) fn features(rules: &Rules, state: &State, seat: Seat, mut visit: impl FnMut(Feature)) {
    let (known, hands) = (
        KnownBoard::new(rules, state, seat),
        Hands::of(rules, state, seat),
    );
    for region in known.board.regions() {
        known.region(region).features(&hands, |feature, times| {
            (0..times).for_each(|_| visit(feature));
        });
    }
    hands.features(visit);
}

/// The value of a state that is not over, in thousandths of a point: an estimate, and the weights of its features.
///
/// For every region the estimate adds or subtracts a part of the gold, depending on how far the seat's team leads or
/// trails. Then it adds the chips in hand.
pub(crate) fn value(
    rules: &Rules,
    weights: &impl FeatureWeights,
    state: &State,
    seat: Seat,
) -> i64 {
    let (known, hands) = (
        KnownBoard::new(rules, state, seat),
        Hands::of(rules, state, seat),
    );
    let worths = Worths {
        scale: &rules.likening,
        weights,
    };
    let regions = known.board.regions();
    let regions: i64 = regions
        .map(|region| worths.region(&known.region(region), &hands))
        .sum();
    regions + worths.hand(&hands, known.free, &known)
}

/// Makes a move as far as only its seat knows of it: the turn does not pass on, and nothing ends.
pub(crate) fn preview(state: &mut State, mv: Legal<Move>) {
    match mv.mv() {
        Move::Chip { value, cell } => {
            state.left[mv.seat()][usize::from(value) - 1] -= 1;
            state.chips[mv.seat()] |= CellSet::of(cell);
            state.set_value(cell, value);
        }
        Move::Fence(edge) => {
            state.fences = state.fences.with(edge);
            state.fences_left -= 1;
            let first = state.phase == Phase::Act;
            state.phase = if first { Phase::Second } else { Phase::Act };
        }
        Move::Done => state.phase = Phase::Act,
        Move::Pass => state.playing = state.playing.without(mv.seat()),
    }
}

/// What a seat knows of the board.
struct KnownBoard {
    board: FencedBoard,
    /// The cells with deposits, by their yields in features.
    gold: [CellSet; YIELD_MOST as usize + 1],
    /// The cells that can take a chip.
    free: CellSet,
    own: CellSet,
    /// The state's values of chips; only those on `own` are read.
    values: [CellSet; 3],
    partner: CellSet,
    /// The chips of each other team.
    rivals: [CellSet; SEATS_MAX - 1],
    /// The mean value of a chip, in thousandths.
    mean: i64,
}

impl KnownBoard {
    fn new(rules: &Rules, state: &State, seat: Seat) -> Self {
        let board = rules.board_of(state);
        let mut gold = [CellSet::EMPTY; YIELD_MOST as usize + 1];
        let laid = rules.likening.yields.iter().zip(state.deposit_at);
        for (found, cell) in laid.take(state.deposits.len() as usize) {
            gold[usize::from(*found)] |= CellSet::of(cell);
        }
        let team = rules.team_of(seat);
        let (mut partner, mut rivals) = (CellSet::EMPTY, [CellSet::EMPTY; SEATS_MAX - 1]);
        for other in Seat::all(rules.seats).filter(|other| *other != seat) {
            match (rules.team_of(other) + rules.teams() - team) % rules.teams() {
                0 => partner |= state.chips(other),
                away => rivals[away - 1] |= state.chips(other),
            }
        }
        Self {
            free: board.reach(state.occupied()).free,
            board,
            gold,
            own: state.chips(seat),
            values: state.values,
            partner,
            rivals,
            mean: 1000 * sum(rules.chips) / i64::from(count(rules.chips)).max(1),
        }
    }

    fn region(&self, cells: CellSet) -> Region {
        let mut region = Region {
            large: cells.len() >= 2 * REGION_MIN,
            ..Region::default()
        };
        for (found, deposits) in self.gold.iter().enumerate() {
            region.deposits[found] = (*deposits & cells).len() as u8;
            region.gold += found as u32 * u32::from(region.deposits[found]);
        }
        if region.gold == 0 {
            return region;
        }
        let own = self.own & cells;
        let bits = self.values.iter().enumerate();
        region.own = bits.map(|(bit, set)| (*set & own).len() << bit).sum();
        region.partner = (self.partner & cells).len();
        let rivals = self.rivals.map(|chips| (chips & cells).len());
        region.rival = rivals.into_iter().fold(0, u32::max);
        region.others = rivals.iter().sum::<u32>() - region.rival;
        region.free = (self.free & cells).len();
        let hidden = i64::from(region.partner) - i64::from(region.rival);
        region.margin = 1000 * i64::from(region.own) + self.mean * hidden;
        region
    }
}

fn count(chips: Chips) -> u32 {
    chips.into_iter().map(u32::from).sum()
}

fn sum(chips: Chips) -> i64 {
    let values = (1..).zip(chips);
    values
        .map(|(value, count): (i64, u8)| value * i64::from(count))
        .sum()
}

/// What a seat knows of a region.
#[derive(Clone, Copy, Default, Debug)]
struct Region {
    /// The number of deposits, by their yields in features.
    deposits: [u8; YIELD_MOST as usize + 1],
    /// The sum of these yields. Without gold the rest stays 0.
    gold: u32,
    /// The sum of the seat's chips.
    own: u32,
    /// The numbers of chips of the partner, of the other team that has most, and of the rest.
    partner: u32,
    rival: u32,
    others: u32,
    /// How far the team leads if hidden chips have the mean value, in thousandths of a chip's point.
    margin: i64,
    /// The number of cells that can take a chip.
    free: u32,
    /// Whether a fence may divide it.
    large: bool,
}

impl Region {
    fn with_chip(self, value: u8) -> Self {
        Self {
            own: self.own + u32::from(value),
            margin: self.margin + 1000 * i64::from(value),
            free: self.free.saturating_sub(1),
            ..self
        }
    }

    fn estimate(&self) -> i64 {
        let hidden = i64::from(self.partner + self.rival + self.others);
        let doubt = DOUBT + DOUBT_FREE * i64::from(self.free) + DOUBT_HIDDEN * hidden;
        1000 * i64::from(self.gold) * self.margin / (self.margin.abs() + doubt)
    }

    /// Calls `visit` for every feature, with the number of times that the region has it.
    fn features(&self, hands: &Hands, mut visit: impl FnMut(Feature, u8)) {
        if self.gold == 0 {
            return;
        }
        let room = rough(self.free) << 1 | u64::from(self.large);
        let chips = [
            (self.own, 12),
            (self.rival, 8),
            (self.partner, 3),
            (self.others, 4),
        ];
        let chips = chips
            .iter()
            .fold(0, |all, (n, most)| all << 4 | u64::from(*n.min(most)));
        let lead = (self.margin + 500).div_euclid(1000);
        let margin = |most: i64| (lead.clamp(-most, most) + most) as u64;
        let to_come = rough(hands.mine.min(self.free)) << 4 | rough(hands.rival.min(self.free));
        let (room, then) = (
            margin(10) << 5 | room,
            margin(4) << 9 | to_come << 1 | u64::from(self.large),
        );
        for (found, times) in (0..).zip(self.deposits) {
            if times > 0 {
                visit(Feature::new(1).with(room << 4 | found), times);
                visit(Feature::new(2).with(then << 4 | found), times);
            }
        }
        let gold = u64::from(self.gold);
        let all = chips << 4 | rough(self.free);
        visit(Feature::new(3).with(room << 8 | gold), 1);
        visit(Feature::new(4).with(all << 4 | (gold / 8)), 1);
    }
}

/// A number of cells or chips, the exacter the smaller it is.
fn rough(count: u32) -> u64 {
    match count {
        0..=4 => count.into(),
        5..=6 => 5,
        7..=9 => 6,
        10..=14 => 7,
        _ => 8,
    }
}

/// What players may still do.
#[derive(Clone, Copy, Debug)]
struct Hands {
    /// The chips of the seat; none if it is out.
    hand: Chips,
    /// How many these are, and how many of another team's player may come.
    mine: u32,
    rival: u32,
    fences: u32,
    /// Whether the seat owes a second fence.
    second: bool,
    seats: usize,
}

impl Hands {
    fn of(rules: &Rules, state: &State, seat: Seat) -> Self {
        let playing = Seat::all(rules.seats).filter(|other| state.playing.contains(*other));
        let rivals = playing.filter(|other| rules.team_of(*other) != rules.team_of(seat));
        let left = |other| count(rules.chips) - state.chips(other).len();
        let in_play = state.playing.contains(seat);
        let hand = if in_play {
            state.left[seat]
        } else {
            Chips::default()
        };
        Self {
            hand,
            mine: count(hand),
            rival: rivals.map(left).max().unwrap_or(0),
            fences: state.fences_left.into(),
            second: state.phase == Phase::Second && state.seat == seat,
            seats: rules.seats,
        }
    }

    fn with_chip(self, value: u8) -> Self {
        let mut hand = self.hand;
        hand[usize::from(value) - 1] -= 1;
        Self {
            hand,
            mine: self.mine - 1,
            ..self
        }
    }

    fn with_fence(self) -> Self {
        Self {
            fences: self.fences.saturating_sub(1),
            second: !self.second,
            ..self
        }
    }

    /// The value of the chips in hand before anything is learned.
    fn estimate(&self, free: CellSet, known: &KnownBoard) -> i64 {
        let all: u32 = known.gold.iter().map(|cells| cells.len()).sum();
        let all = i64::from(known.board.cells().len() - all).max(1);
        HAND * sum(self.hand) * i64::from(free.len()) / all
    }

    fn features(&self, mut visit: impl FnMut(Feature)) {
        let counts = (u64::from(self.mine) << 6 | u64::from(self.rival)) << 3 | self.seats as u64;
        let counts = counts << 1 | u64::from(self.second);
        visit(Feature::new(5).with(sum(self.hand) as u64).with(counts));
        visit(Feature::new(6).with(counts));
        visit(Feature::new(7).with(counts << 8 | u64::from(self.fences / 4)));
    }
}

/// What regions and hands are worth, in thousandths of a point.
struct Worths<'a, W> {
    scale: &'a Likening,
    weights: &'a W,
}

impl<W: FeatureWeights> Worths<'_, W> {
    fn region(&self, region: &Region, hands: &Hands) -> i64 {
        let mut learned = 0;
        region.features(hands, |feature, times| {
            learned += self.weights.weight(feature) * i64::from(times);
        });
        self.sum(region.estimate(), learned)
    }

    fn hand(&self, hands: &Hands, free: CellSet, known: &KnownBoard) -> i64 {
        let mut learned = 0;
        hands.features(|feature| learned += self.weights.weight(feature));
        self.sum(hands.estimate(free, known), learned)
    }

    fn sum(&self, estimate: i64, learned: i64) -> i64 {
        self.scale.points(estimate, learned)
    }
}

/// Calls `visit` for every wanted move, with the value of the [`preview`] of it. A chip or a fence changes only the
/// region where it lies.
pub(crate) fn value_moves<B>(
    rules: &Rules,
    weights: &impl FeatureWeights,
    state: &State,
    seat: Seat,
    wanted: impl FnMut(usize) -> bool,
    mut visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut moves = MoveValues::new(rules, weights, state, seat);
    rules.for_each_wanted(state, seat, wanted, |mv| {
        let value = match mv.mv() {
            Move::Chip { value, cell } => moves.chip(value, cell),
            Move::Fence(edge) => moves.fence(edge),
            Move::Done | Move::Pass => {
                let mut after = *state;
                preview(&mut after, mv);
                value(rules, weights, &after, seat)
            }
        };
        visit(mv, value)
    })
}

/// The largest number of regions: each has at least three cells.
const REGIONS_MAX: usize = 64 / 3 + 1;

/// A region with its values after a chip elsewhere and after a fence elsewhere.
#[derive(Clone, Copy, Default)]
struct Valued {
    cells: CellSet,
    region: Region,
    chip: i64,
    fence: i64,
}

/// The values of the moves of a seat.
struct MoveValues<'a, W> {
    worths: Worths<'a, W>,
    known: KnownBoard,
    hands: Hands,
    regions: [Valued; REGIONS_MAX],
    /// The number of regions.
    count: usize,
    /// The values of all regions after a chip elsewhere, and with the hand after a fence that divides nothing.
    chip: i64,
    fence: i64,
    /// The values of the hand without a chip, as far as they are known, and those of the chips in each region.
    hand: [Option<i64>; VALUE_MAX],
    chips: [[Option<i64>; VALUE_MAX]; REGIONS_MAX],
    /// The lines whose fences certainly divide no region.
    inner: Edges,
}

impl<'a, W: FeatureWeights> MoveValues<'a, W> {
    fn new(rules: &'a Rules, weights: &'a W, state: &State, seat: Seat) -> Self {
        let known = KnownBoard::new(rules, state, seat);
        let mut all = Self {
            worths: Worths {
                scale: &rules.likening,
                weights,
            },
            hands: Hands::of(rules, state, seat),
            regions: [Valued::default(); REGIONS_MAX],
            count: 0,
            chip: 0,
            fence: 0,
            hand: [None; VALUE_MAX],
            chips: [[None; VALUE_MAX]; REGIONS_MAX],
            inner: known.board.inner_lines(),
            known,
        };
        let after_chip = Hands {
            mine: all.hands.mine.saturating_sub(1),
            ..all.hands
        };
        let after_fence = all.hands.with_fence();
        for (place, cells) in all.regions.iter_mut().zip(all.known.board.regions()) {
            let region = all.known.region(cells);
            let chip = all.worths.region(&region, &after_chip);
            let fence = all.worths.region(&region, &after_fence);
            *place = Valued {
                cells,
                region,
                chip,
                fence,
            };
            all.chip += chip;
            all.fence += fence;
            all.count += 1;
        }
        all.fence += all.worths.hand(&after_fence, all.known.free, &all.known);
        all
    }

    /// The number of the region that contains a cell.
    fn region_of(&self, cell: Cell) -> usize {
        let mut regions = self.regions[..self.count].iter();
        let found = regions.position(|region| region.cells.contains(cell));
        found.unwrap_or(0)
    }

    fn chip(&mut self, value: u8, cell: Cell) -> i64 {
        let (number, place) = (self.region_of(cell), usize::from(value) - 1);
        if let Some(known) = self.chips[number][place] {
            return known;
        }
        let hands = self.hands.with_chip(value);
        let hand = self.hand[place].unwrap_or_else(|| {
            let free = self.known.free - CellSet::of(cell);
            self.worths.hand(&hands, free, &self.known)
        });
        self.hand[place] = Some(hand);
        let Valued {
            region, chip: now, ..
        } = self.regions[number];
        let then = self.worths.region(&region.with_chip(value), &hands);
        let value = self.chip - now + then + hand;
        self.chips[number][place] = Some(value);
        value
    }

    fn fence(&self, edge: Edge) -> i64 {
        if self.inner.contains(edge) {
            return self.fence;
        }
        let [cell, other] = self.known.board.cells_beside(edge);
        let piece = self.known.board.with_fence(edge).region(cell);
        if piece.contains(other) {
            return self.fence;
        }
        let Valued {
            cells, fence: now, ..
        } = self.regions[self.region_of(cell)];
        let hands = self.hands.with_fence();
        let parts =
            [piece, cells - piece].map(|part| self.worths.region(&self.known.region(part), &hands));
        self.fence - now + parts[0] + parts[1]
    }
}
