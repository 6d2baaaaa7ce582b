//! Counts of decision trees, as chess engines use them: the number changes as soon as any rule changes.

use rnw_reference::{Awaiting, TextGame};
use std::collections::BTreeSet;

/// Counts the ways to make the next `depth` decisions in a game of the [engine](crate::Engine) or of the
/// reference.
///
/// A draw takes the item that comes first in an order. The order depends only on the number `deal` and on
/// the names of the items. Each die of a roll takes one of its sides in the same way. Where several seats may decide, only the first of them does, because other
/// orders lead to the same states. A game that ends earlier counts as one way.
///
/// # Panics
/// If a listed move is refused.
pub fn perft(play: &dyn TextGame, deal: u64, depth: u32) -> u64 {
    let mut play = play.copy();
    let seat = loop {
        match play.awaiting() {
            Awaiting::Over => return 1,
            Awaiting::Seats(seats) => break seats.first().copied().unwrap_or(1),
            Awaiting::Chance { purpose, among } => {
                play.deal(&first(deal, &purpose, &among));
            }
            // One roll, never all of them.
            Awaiting::Roll { purpose, dice } => {
                let side = |(die, sides): (usize, &Vec<String>)| {
                    let purpose = format!("{purpose} {die}");
                    first(deal, &purpose, &sides.iter().cloned().collect())
                };
                let shown: Vec<String> = dice.iter().enumerate().map(side).collect();
                play.deal(&shown.join(" "));
            }
        }
    };
    let moves = play.moves(seat);
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => {
            let after = |text: &String| {
                let mut after = play.copy();
                let notices = after.play(seat, text);
                assert!(notices.is_ok(), "{text} is listed, but refused");
                perft(&*after, deal, depth - 1)
            };
            moves.iter().map(after).sum()
        }
    }
}

fn first(deal: u64, purpose: &str, among: &BTreeSet<String>) -> String {
    // FNV-1a over all three.
    let hash = |name: &String| {
        let bytes = purpose
            .bytes()
            .chain(name.bytes())
            .chain(deal.to_le_bytes());
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let first = among
        .iter()
        .min_by_key(|name| (hash(name), (*name).clone()));
    first.cloned().unwrap_or_default()
}
