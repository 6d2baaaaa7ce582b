//! How a deck is used by greedy bots: for each card, how often it is kept of the cards dealt and taken
//! of the cards on offer, how often it is completed, and how many turns that takes.
//!
//! `cargo run --release -p bots --example deck_use -- pyramids 10000` plays so many games with two,
//! three and four seats in turn, prints a table, and fails if a card is taken outside 5 to 95 % of the
//! times that it was on offer.

#![expect(clippy::print_stdout, reason = "an example prints its table")]

use bots::{Bot, Greedy};
use roll_and_write::flip::{FlipAndWrite, FlipGame, Move, State};
use roll_and_write::{Awaiting, BySeat, CardId, Ruleset, Seat, Silence};
use session::{Dealer, decision_generator};
use std::collections::BTreeMap;
use std::process::ExitCode;

/// The share of a card's offers in which it is taken, in percent: neither dead nor dominating.
const SHARES: std::ops::RangeInclusive<f64> = 5.0..=95.0;
const SEED: u64 = 1;

/// What happened to one card.
#[derive(Clone, Default)]
struct Use {
    dealt: u64,
    kept: u64,
    offered: u64,
    taken: u64,
    completed: u64,
    /// Turns from the one after the card was laid down to the one that completed it, both counted.
    turns: u64,
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// Plays a game and counts what happens to each card.
fn play<G: FlipGame>(rules: &FlipAndWrite<G>, game: u64, uses: &mut [Use]) {
    let mut dealer = Dealer::new(SEED, game);
    let mut state = rules.start();
    let mut ordinals = BySeat::<u32>::default();
    // The turn in which each card on a board was laid down.
    let mut since: BTreeMap<CardId, u64> = BTreeMap::new();
    loop {
        let before = state;
        match rules.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                let item = dealer.draw(chance);
                if chance.purpose.name == "deal" {
                    uses[usize::from(item)].dealt += 1;
                }
                rules.deal(&mut state, item, &mut Silence);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let view = rules.view(&state, seat);
                let mut generator = decision_generator(SEED, game, seat, ordinals[seat]);
                ordinals[seat] += 1;
                let r#move = Greedy.choose(rules, &view, &mut generator);
                let r#move = r#move.expect("an awaited seat has a move");
                count(&state, r#move, uses);
                rules.apply(&mut state, seat, r#move, &mut Silence);
            }
        }
        for seat in Seat::all(rules.seats()) {
            for card in state.boards(seat).into_iter().flatten() {
                since.entry(card).or_insert(u64::from(state.turn()));
            }
            for card in (state.completed(seat) - before.completed(seat)).iter() {
                let card = CardId(card);
                uses[card.index()].completed += 1;
                let laid = since.get(&card).copied().unwrap_or(0);
                uses[card.index()].turns += u64::from(state.turn()) - laid;
            }
        }
    }
}

fn count(state: &State, r#move: Move, uses: &mut [Use]) {
    match r#move {
        Move::Keep(a, b) => {
            uses[a.index()].kept += 1;
            uses[b.index()].kept += 1;
        }
        Move::Take(_) | Move::Draw => {
            for card in state.offer() {
                uses[card.index()].offered += 1;
            }
            if let Move::Take(card) = r#move {
                uses[card.index()].taken += 1;
            }
        }
        Move::Mark { .. } | Move::Accept | Move::Decline | Move::Choose(_) => {}
    }
}

/// Prints the table; says whether every card's share is as it should be.
fn report<G: FlipGame>(tables: &[FlipAndWrite<G>], games: u64) -> bool {
    let cards = tables[0].pack().cards();
    let mut uses = vec![Use::default(); cards.len()];
    for game in 0..games {
        play(&tables[game as usize % tables.len()], game, &mut uses);
    }
    println!("card    kept  offered  taken %  completed  turns");
    let mut sound = true;
    for (card, found) in cards.iter().zip(&uses) {
        let share = percent(found.taken, found.offered);
        let doubtful = !SHARES.contains(&share);
        sound &= !doubtful;
        println!(
            "{:6} {:>4.0} % {:>8} {share:>8.1} {:>10} {:>6.2}{}",
            card.name,
            percent(found.kept, found.dealt),
            found.offered,
            found.completed,
            found.turns as f64 / found.completed.max(1) as f64,
            if doubtful { "  !" } else { "" }
        );
    }
    sound
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_default();
    let games = args.next().and_then(|text| text.parse().ok());
    let games = games.unwrap_or(10_000);
    let sound = match game.as_str() {
        "silver-and-gold" => {
            let load = |seats| silver_and_gold::load(&silver_and_gold::shipped(), [], seats);
            let tables = [2, 3, 4].map(|seats| load(seats).expect("the shipped pack is sound"));
            report(&tables, games)
        }
        "pyramids" => {
            let load = |seats| pyramids::load(&pyramids::shipped(), [], seats);
            let tables = [2, 3, 4].map(|seats| load(seats).expect("the shipped pack is sound"));
            report(&tables, games)
        }
        _ => {
            println!("expected silver-and-gold or pyramids, and how many games");
            return ExitCode::FAILURE;
        }
    };
    if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
