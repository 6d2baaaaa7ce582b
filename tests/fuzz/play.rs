//! Random games.

use super::Chance;
use super::screen::FuzzScreen;
use rnw_bots::Spec;
use rnw_cli::LoadedGame;
use rnw_session::{ObservedLog, Observer, Player, Record, ReplayVerdict, SeatInfo, Table, verify};
use roll_and_write::{Awaiting, Seat};

/// A game with a screen that shows it.
pub(super) struct Screened<'a> {
    pub(super) loaded: &'a LoadedGame,
    pub(super) screen: &'a FuzzScreen,
}

/// Plays at most `steps` steps of a game and verifies its record.
pub(super) fn play(screened: &Screened<'_>, chance: &mut Chance, steps: usize) {
    let Screened { loaded, screen } = screened;
    let game = &loaded.game;
    let info = |seat: Seat| SeatInfo {
        name: format!("Player {}", seat.number()),
        player: "me".to_owned(),
    };
    let seats = Seat::all(game.info().seats).map(info).collect();
    let mut written = Vec::new();
    let table = Table::open(game.clone(), "", seats, chance.next(), &mut written);
    let mut table = table.expect("a list takes in everything");
    let mut bots: [Box<dyn Player>; 2] =
        [Spec::GREEDY, Spec::Random].map(|spec| loaded.player(spec));
    let _ = screen.pack(&**game);
    let done = loop {
        let awaiting = table.deal().expect("a list takes in everything");
        let Awaiting::Seats(seats) = awaiting else {
            break true;
        };
        if table.log().entries().len() > steps {
            break false;
        }
        let nth = chance.below(seats.len());
        let seat = seats.iter().nth(nth).expect("as many as there are");
        if chance.below(8) == 0 {
            look(&table, screen);
        }
        match chance.below(16) {
            0 => {
                if table.undo(seat).is_ok() && chance.below(2) == 0 {
                    let undone = table.undone(seat).expect("something was taken back");
                    table.redo(undone).expect("a list takes in everything");
                }
            }
            1 => {
                table
                    .ask(seat, &mut *bots[0])
                    .expect("the greedy bot plays by the rules");
            }
            _ => {
                table
                    .ask(seat, &mut *bots[1])
                    .expect("the random bot plays by the rules");
            }
        }
    };
    look(&table, screen);
    table.close().expect("a list takes in everything");
    let (record, tail) = Record::parse(&written).expect("what was written can be read");
    assert_eq!(tail.torn, 0, "the last line is whole");
    match verify(game.clone(), "", &record) {
        ReplayVerdict::Complete(_) => assert!(done, "the game is over"),
        ReplayVerdict::Unfinished { .. } => assert!(!done, "the game is not over"),
        ReplayVerdict::Diverging(error) => panic!("the record of a game diverges: {error}"),
    }
}

/// Draws every view and translates the last messages of every seat.
pub(super) fn look<W: std::io::Write>(table: &Table<W>, screen: &FuzzScreen) {
    let game = &**table.game();
    for seat in Seat::all(game.info().seats) {
        let view = table.view(seat);
        let _ = screen.view(game, &view);
        let _ = game.score_seen(&view, seat);
        let _ = screen.score(game, seat, &table.score(seat));
        let heard = ObservedLog::of(Observer::Seat(seat), table.log());
        for (_, message) in heard.messages().iter().rev().take(20) {
            let _ = screen.translate(message);
        }
    }
    let _ = table.standings();
    let _ = table.describe();
}
