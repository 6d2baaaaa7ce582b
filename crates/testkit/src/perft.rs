//! Counts of decision trees, as chess engines have them: a number that changes as soon as any rule does.

use crate::subject::Testable;
use reference::{Awaits, Play};
use roll_and_write::{Awaiting, GameState};
use session::Dealer;

/// How many ways there are to make the next decisions: so many of them, one after the other.
///
/// Chance comes from the seed. Where several seats decide at once, the first of them does: other orders
/// lead to the same states. A game that ends earlier counts as one way.
pub fn perft(game: &dyn Testable, state: &GameState, seed: u64, depth: u32) -> u64 {
    let mut state = state.clone();
    let mut dealer = Dealer::new(seed, 0);
    let seat = loop {
        match game.awaiting(&state) {
            Awaiting::Over => return 1,
            Awaiting::Seats(seats) => break seats.first(),
            Awaiting::Chance(chance) => {
                let told = game.deal(&mut state, dealer.draw(chance));
                assert!(told.is_some(), "what is awaited can be dealt");
            }
        }
    };
    let moves = seat.map(|seat| (seat, game.moves(&state, seat)));
    match (depth, moves) {
        (0, _) | (_, None) => 1,
        (1, Some((_, moves))) => moves.len() as u64,
        (_, Some((seat, moves))) => {
            let after = |id| {
                let mut after = state.clone();
                let told = game.apply(&mut after, seat, id);
                assert!(told.is_ok(), "a listed move is made");
                after
            };
            let ways = moves.into_iter().map(|id| perft(game, &after(id), seed, depth - 1));
            ways.sum()
        }
    }
}

/// The same by the reference; `deal` says which of the items comes, by purpose.
///
/// # Panics
/// If the reference refuses a move that it lists.
pub fn perft_of_reference(
    play: &dyn Play,
    deal: &dyn Fn(&str, &std::collections::BTreeSet<String>) -> String,
    depth: u32,
) -> u64 {
    let mut play = play.copy();
    let seat = loop {
        match play.awaits() {
            Awaits::Over => return 1,
            Awaits::Seats(seats) => break seats.first().copied(),
            Awaits::Chance { purpose, among } => {
                play.deal(&deal(&purpose, &among));
            }
        }
    };
    let moves = seat.map(|seat| (seat, play.moves(seat)));
    match (depth, moves) {
        (0, _) | (_, None) => 1,
        (1, Some((_, moves))) => moves.len() as u64,
        (_, Some((seat, moves))) => {
            let ways = moves.iter().map(|text| {
                let mut after = play.copy();
                let told = after.play(seat, text);
                assert!(told.is_ok(), "the reference refuses {text}, which it lists");
                perft_of_reference(&*after, deal, depth - 1)
            });
            ways.sum()
        }
    }
}
