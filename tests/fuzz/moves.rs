//! Typed moves.

use super::content::names;
use super::screen::FuzzScreen;
use super::{CATALOGUE, Chance, PACKS, Pack};
use rnw_cli::{GameEntry, LoadedGame};
use rnw_packs::Files;
use roll_and_write::{Awaiting, Draw, Game, GameState, Outcome, Seat};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The maximum number of typed lines.
const LINES: usize = 64;

/// Types each line as a move. The first four bytes choose a pack, a number of seats, a game, and the number of
/// steps before the first move.
///
/// # Panics
/// If the target finds an error.
pub fn moves(bytes: &[u8]) {
    let Some((&[pack, seats, seed, steps], typed)) = bytes.split_first_chunk() else {
        return;
    };
    let table = table(pack, seats);
    let game = &*table.loaded.game;
    let mut chance = Chance::of(&[seed]);
    let mut state = game.start();
    for _ in 0..steps {
        if !step(game, &mut state, &mut chance) {
            break;
        }
    }
    for line in typed.split(|byte| *byte == b'\n').take(LINES) {
        type_in(&table, &mut state, &String::from_utf8_lossy(line));
        while let Awaiting::Chance(_) = game.awaiting(&state) {
            step(game, &mut state, &mut chance);
        }
    }
}

/// An open game with its screen.
struct Open {
    loaded: LoadedGame,
    screen: FuzzScreen,
}

thread_local! {
    static OPEN: RefCell<BTreeMap<(usize, usize), Rc<Open>>> = RefCell::default();
}

fn table(pack: u8, seats: u8) -> Rc<Open> {
    let pack = usize::from(pack) % PACKS.len();
    let Pack { entry, files, .. } = &PACKS[pack];
    let (least, most) = entry.seats;
    let seats = least + usize::from(seats) % (most - least + 1);
    OPEN.with_borrow_mut(|known| {
        let new = || Rc::new(open(entry, files, seats));
        Rc::clone(known.entry((pack, seats)).or_insert_with(new))
    })
}

fn open(entry: &GameEntry, files: &Files, seats: usize) -> Open {
    let loaded = entry.open(files, &[], seats, CATALOGUE.plugins());
    let screen = FuzzScreen::new(entry, files, names(seats));
    Open {
        loaded: loaded.expect("shipped packs can be played"),
        screen: screen.expect("shipped packs have words"),
    }
}

/// Plays a random draw or a random decision. Returns `false` if the game is over.
fn step(game: &dyn Game, state: &mut GameState, chance: &mut Chance) -> bool {
    match game.awaiting(state) {
        Awaiting::Chance(draw) => {
            let outcome = match draw.draw {
                Draw::Item { among, .. } => {
                    let item = among.nth(chance.below(among.len() as usize) as u32);
                    Outcome::item(item.expect("as many as there are"))
                }
                Draw::Weighted(weights) => weights.pick(chance.next()),
                Draw::Roll(roll) => roll.throw(|| chance.next()),
            };
            game.deal(state, outcome).expect("it is awaited");
        }
        Awaiting::Seats(seats) => {
            let seat = seats.iter().nth(chance.below(seats.len()));
            let seat = seat.expect("as many as there are");
            let moves = game.moves(state, seat);
            game.apply(state, moves[chance.below(moves.len())]);
        }
        Awaiting::Over => return false,
    }
    true
}

fn type_in(table: &Open, state: &mut GameState, line: &str) {
    let game = &*table.loaded.game;
    let id = match game.parse_move(line) {
        Ok(id) => id,
        Err(error) => {
            let _ = table.screen.translate(&error.0);
            return;
        }
    };
    let text = game.print_move(id);
    for text in [text.clone(), text.to_uppercase(), text.to_lowercase()] {
        assert_eq!(
            game.parse_move(&text).ok(),
            Some(id),
            "{line:?} is {text:?}"
        );
    }
    let awaited = match game.awaiting(state) {
        Awaiting::Seats(seats) => seats.iter().collect(),
        Awaiting::Chance(_) | Awaiting::Over => Vec::new(),
    };
    for seat in Seat::all(game.info().seats) {
        let moves = game.moves(state, seat);
        let is_listed = moves.iter().any(|mv| mv.mv() == id);
        match game.check(state, seat, id) {
            Ok(legal) => {
                assert!(awaited.contains(&seat) && is_listed, "{text} is open");
                for notice in game.apply(state, legal) {
                    let _ = table.screen.translate(&notice.message);
                }
                let _ = game.describe(state);
                return;
            }
            Err(refusal) => {
                assert!(!is_listed, "{text} is listed, but refused");
                let _ = table.screen.translate(&refusal.reason);
            }
        }
    }
}
