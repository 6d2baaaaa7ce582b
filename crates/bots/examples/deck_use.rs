//! How a deck is used by greedy bots: for each card, how often it is kept of the cards dealt and taken
//! of the cards on offer, how often it is completed, and how many turns that takes.
//!
//! `cargo run --release -p bots --example deck_use -- pyramids 10000` plays so many games with two,
//! three and four seats in turn, prints a table, and fails if a card is taken outside 5 to 95 % of the
//! times that it was on offer, or is never completed. Behind the number of games may come the folder of a
//! pack that extends the one that the game is shipped with, such as `content/pearl-lagoon`.
//!
//! A second table tells for each symbol in what share of the games it is marked, how often a seat marks it
//! in a game, and what its owners choose; a third one what each line of the score sheet brings a seat.

#![expect(clippy::print_stdout, reason = "an example prints its table")]

use bots::{Bot, Greedy};
use roll_and_write::content::{Blob, Files, Source};
use roll_and_write::flip::{Event, FlipAndWrite, FlipGame, Move, State};
use roll_and_write::{Awaiting, BySeat, CardId, Ruleset, Seat};
use session::{Dealer, decision_generator};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

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

/// What happened to one symbol.
#[derive(Clone, Default)]
struct Firings {
    /// The games in which it was marked.
    games: u64,
    marked: u64,
    /// How often each option of its choice was taken.
    chosen: BTreeMap<u8, u64>,
}

/// What was counted over all games.
struct Counts {
    uses: Vec<Use>,
    symbols: Vec<Firings>,
    /// Points of each line of the score sheet, by its reason and what it is about.
    lines: BTreeMap<(&'static str, u8), i64>,
    seats: u64,
    decisions: u64,
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// Plays a game and counts what happens to each card.
fn play<G: FlipGame>(rules: &FlipAndWrite<G>, game: u64, counts: &mut Counts) {
    let mut events = Vec::new();
    let mut dealer = Dealer::new(SEED, game);
    let mut state = rules.start();
    let mut ordinals = BySeat::<u32>::default();
    // The turn in which each card on a board was laid down.
    let mut since: BTreeMap<CardId, u64> = BTreeMap::new();
    loop {
        let before = state;
        let uses = &mut counts.uses;
        match rules.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                let item = dealer.draw(chance);
                if chance.purpose.name == "deal" {
                    uses[usize::from(item)].dealt += 1;
                }
                rules.deal(&mut state, item, &mut events);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let view = rules.view(&state, seat);
                let mut generator = decision_generator(SEED, game, seat, ordinals[seat]);
                ordinals[seat] += 1;
                let r#move = Greedy.choose(rules, &view, &mut generator);
                let r#move = r#move.expect("an awaited seat has a move");
                count(&state, r#move, uses);
                counts.decisions += 1;
                rules.apply(&mut state, seat, r#move, &mut events);
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
    count_symbols(rules, &events, &mut counts.symbols);
    for seat in Seat::all(rules.seats()) {
        counts.seats += 1;
        for line in rules.score(&state, seat).lines() {
            let points = counts.lines.entry((line.reason, line.about)).or_default();
            *points += i64::from(line.points);
        }
    }
}

fn count_symbols<G: FlipGame>(rules: &FlipAndWrite<G>, events: &[Event], symbols: &mut [Firings]) {
    let mut found = vec![0; symbols.len()];
    for event in events {
        if let Event::Marked { card, cells, .. } = *event {
            let marked = cells
                .iter()
                .filter_map(|cell| rules.pack().symbol_at(card, cell));
            marked.for_each(|symbol| found[usize::from(symbol.0)] += 1);
        } else if let Event::Chose { symbol, option, .. } = *event {
            let chosen = &mut symbols[usize::from(symbol.0)].chosen;
            *chosen.entry(option).or_default() += 1;
        }
    }
    for (symbol, found) in symbols.iter_mut().zip(found) {
        symbol.games += u64::from(found > 0);
        symbol.marked += found;
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
    let symbols = tables[0].pack().symbols();
    let mut counts = Counts {
        uses: vec![Use::default(); cards.len()],
        symbols: vec![Firings::default(); symbols.as_slice().len()],
        lines: BTreeMap::new(),
        seats: 0,
        decisions: 0,
    };
    for game in 0..games {
        play(&tables[game as usize % tables.len()], game, &mut counts);
    }
    println!("card    kept  offered  taken %  completed  turns");
    let mut sound = true;
    for (card, found) in cards.iter().zip(&counts.uses) {
        let share = percent(found.taken, found.offered);
        let doubtful = !SHARES.contains(&share) || found.completed == 0;
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
    println!("\nsymbol            games %  a seat  chosen %");
    for (symbol, found) in symbols.as_slice().iter().zip(&counts.symbols) {
        let asked = found.chosen.values().sum();
        let chosen: Vec<String> = found
            .chosen
            .values()
            .map(|&often| format!("{:.0}", percent(often, asked)))
            .collect();
        println!(
            "{:16} {:>8.1} {:>7.2}  {}",
            symbol.name,
            percent(found.games, games),
            found.marked as f64 / counts.seats as f64,
            chosen.join(" : "),
        );
    }
    println!("\npoints of a seat");
    for ((reason, about), points) in &counts.lines {
        println!(
            "{reason:16} {about:>3} {:>8.2}",
            *points as f64 / counts.seats as f64
        );
    }
    println!(
        "decisions of a seat {:.1}",
        counts.decisions as f64 / counts.seats as f64
    );
    sound
}

/// The pack in a folder, laid over that of its game; the shipped pack if no folder is named.
fn files(shipped: Files, folder: Option<&Path>) -> io::Result<Files> {
    let Some(folder) = folder else {
        return Ok(shipped);
    };
    let (mut sources, mut blobs) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let shown = path.display().to_string();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("json") => sources.push(Source {
                text: fs::read_to_string(&path)?,
                path: shown,
                name,
            }),
            Some("wasm" | "wat") => blobs.push(Blob {
                bytes: fs::read(&path)?,
                path: shown,
                name,
            }),
            _ => {}
        }
    }
    Ok(Files::new(sources).with_blobs(blobs).extending(shipped))
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_default();
    let games = args.next().and_then(|text| text.parse().ok());
    let games = games.unwrap_or(10_000);
    let folder = args.next();
    let folder = folder.as_deref().map(Path::new);
    let plugins = example_symbols::all();
    let sound = match game.as_str() {
        "silver-and-gold" => {
            let files = files(silver_and_gold::shipped(), folder).expect("the folder is read");
            let load = |seats| silver_and_gold::load_with(&files, [], seats, &plugins);
            let tables = [2, 3, 4].map(|seats| load(seats).expect("the pack is sound"));
            report(&tables, games)
        }
        "pyramids" => {
            let files = files(pyramids::shipped(), folder).expect("the folder is read");
            let load = |seats| pyramids::load_with(&files, [], seats, &plugins);
            let tables = [2, 3, 4].map(|seats| load(seats).expect("the pack is sound"));
            report(&tables, games)
        }
        _ => {
            println!(
                "expected silver-and-gold or pyramids, how many games, and the folder of a pack"
            );
            return ExitCode::FAILURE;
        }
    };
    if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
