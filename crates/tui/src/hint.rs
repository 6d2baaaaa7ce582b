//! Why a hint is good: what the move gains, what it keeps open, and how much worse the next move is.

use crate::render::NO_BREAK;
use rnw_bots::analysis::{Cost, Judgement};
use rnw_i18n::{Translator, name};
use rnw_session::{DealId, LiveGame, Preview, decision_generator};
use roll_and_write::{Arg, Awaiting, Game, GameState, GameView, Legal, MoveId, Seat};

/// The largest number of steps that are imagined to find the next pattern.
const STEPS_MAX: usize = 200;

/// A hint in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The move.
    mv: String,
    /// What it gains at once; `None` if nothing.
    gains: Option<String>,
    /// How much better it is than the next move, and what it keeps open.
    reasons: Vec<String>,
}

impl Explained {
    /// Explains the best move of a seat. It uses only what the seat sees.
    pub fn new(translator: &Translator, live: &LiveGame, seat: Seat, hint: &Judgement) -> Self {
        let (game, view) = (&**live.game(), live.view(seat));
        let gap = [("move", name(unbroken(translator, game, hint.best)))];
        let mv = translator.with("table-hint", &gap);
        let better = hint.costs.first();
        let better = better.map(|(other, cost)| say_lead(translator, game, *other, cost));
        let mut reasons = Vec::from_iter(better);
        let mut gains = None;
        if let Ok(checked) = live.check(seat, hint.best) {
            let preview = Preview::new(game, &view, checked.legal());
            gains = brings(translator, game, &preview);
            let kept = kept_open(game, &view, checked.legal());
            reasons.extend(kept.map(|(fits, count)| {
                let gaps = [
                    ("fits", Arg::Number(fits as i64)),
                    ("count", Arg::Number(count as i64)),
                ];
                translator.with("play-hint-fits", &gaps)
            }));
        }
        Self { mv, gains, reasons }
    }

    /// All sentences: the move, what it gains, and why it is better.
    pub fn sentences(self) -> Vec<String> {
        let first = [self.mv].into_iter().chain(self.gains);
        first
            .chain(self.reasons)
            .map(|text| text.replace(NO_BREAK, " "))
            .collect()
    }

    /// The sentences for a screen that already says what the selected move gains.
    pub(crate) fn without_gains(self) -> Vec<String> {
        [self.mv].into_iter().chain(self.reasons).collect()
    }
}

/// What a move gains, as a sentence; `None` if nothing.
pub(crate) fn brings(
    translator: &Translator,
    game: &dyn Game,
    preview: &Preview,
) -> Option<String> {
    let points = preview.points.map(|points| (points, game.info().parts));
    let brought = translator.gains(preview.gains(), preview.completed.as_deref(), points);
    let gaps = [("what", name(brought.join("; ")))];
    (!brought.is_empty()).then(|| translator.with("tui-brings", &gaps))
}

/// A move in the words of the reader, kept in one line where there is room.
pub(crate) fn unbroken(translator: &Translator, game: &dyn Game, mv: MoveId) -> String {
    translator
        .move_text(&game.print_move(mv))
        .replace(' ', NO_BREAK)
}

/// How much better the best move is than the next one. A lead that may be chance is none.
fn say_lead(translator: &Translator, game: &dyn Game, next: MoveId, cost: &Cost) -> String {
    let key = if !cost.is_clear {
        "play-hint-equal"
    } else if cost.exact {
        "play-hint-exact"
    } else {
        "play-hint-better"
    };
    let gaps = [
        ("move", name(unbroken(translator, game, next))),
        ("points", name(translator.decimal(cost.points, 2))),
    ];
    translator.with(key, &gaps)
}

/// What a move loses against the best one.
pub fn say_cost(translator: &Translator, cost: &Cost) -> String {
    let points = |points| translator.decimal(points, 2);
    let lost = points(cost.points);
    if !cost.is_clear {
        translator.text("play-cost-equal")
    } else if cost.exact {
        translator.with("play-cost-exact", &[("cost", name(lost))])
    } else {
        format!("{lost} ± {}", points(cost.error))
    }
}

/// Of the patterns that may come next after a move: how many fit on the boards of the seat, and how many there are.
/// `None` if the seat decides something else before, or if the game has no patterns.
fn kept_open(game: &dyn Game, view: &GameView, mv: Legal<MoveId>) -> Option<(usize, usize)> {
    let seat = mv.seat();
    let mut state = game.determinize(view, &mut decision_generator(DealId::single(0), seat, 0));
    let turn = game.turn(&state);
    game.apply(&mut state, mv);
    for _ in 0..STEPS_MAX {
        match game.awaiting(&state) {
            Awaiting::Over => return None,
            Awaiting::Seats(seats) if seats.contains(seat) => return None,
            // What others do does not change the boards of the seat.
            Awaiting::Seats(seats) => {
                let mv = game.moves(&state, seats.first()?).first().copied()?;
                game.apply(&mut state, mv);
            }
            Awaiting::Chance(chance) => {
                let after = |item: u8| {
                    let mut next = state.clone();
                    game.deal(&mut next, item.into())?;
                    // A pattern that is still owed in this turn does not count.
                    (game.turn(&next) > turn).then(|| fits(game, &next, seat))?
                };
                // What the dice may show is no pattern.
                let items = chance.draw.items()?;
                let fits: Vec<bool> = items.iter().filter_map(after).collect();
                if !fits.is_empty() {
                    let fitting = fits.iter().filter(|fits| **fits).count();
                    return Some((fitting, fits.len()));
                }
                game.deal(&mut state, chance.first()?)?;
            }
        }
    }
    None
}

/// Whether a legal move of the seat marks the whole pattern that it owes; `None` if it owes none.
fn fits(game: &dyn Game, state: &GameState, seat: Seat) -> Option<bool> {
    let Awaiting::Seats(seats) = game.awaiting(state) else {
        return None;
    };
    let view = game.view(state, seat);
    let pattern = game.picture(&view).pattern;
    let pattern = pattern.filter(|_| seats.contains(seat))?;
    let cells = pattern.rows.iter().map(|row| row.matches('X').count());
    let cells: usize = cells.sum();
    let mut moves = game.moves(state, seat).into_iter();
    Some(moves.any(|mv| {
        let target = game.target(&view, mv.mv());
        target.cell_count() == Some(cells)
    }))
}
