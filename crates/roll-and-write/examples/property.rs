//! Properties of the game in `dice_game.rs`, as tests with `proptest`: whatever the dice and the players do, they hold.
//!
//! ```console
//! $ cargo run -p roll-and-write --example property
//! ```
//!
//! `rnw-testkit` holds a game to all laws at once, and shrinks a game that breaks one to its shortest moves.

#[path = "dice_game.rs"]
#[allow(dead_code, reason = "the game has a `main` of its own")]
pub(crate) mod dice_game;

use dice_game::Boxes;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use roll_and_write::prelude::*;
use roll_and_write::{MoveId, NoEvents};

/// Plays a game with these dice and choices. A choice is one of the legal moves, counted around.
fn play(seats: usize, dice: &[u8], choices: &[usize]) -> Result<(), TestCaseError> {
    let rules = Boxes(GameInfo::new("boxes", seats));
    let (mut state, mut choices) = (rules.start(), choices.iter());
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => return Ok(()),
            Awaiting::Chance(_) => {
                let rolled = Outcome::roll(&[dice[state.rolls]]);
                rules.deal(&mut state, rolled, &mut NoEvents);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("a seat is awaited");
                let legal = rules.count_moves(&state, seat);
                prop_assert!(legal > 0, "nobody is stuck: {state:?}");
                let choice = choices.next().expect("a choice for each turn") % legal;
                let mv = rules.nth_move(&state, seat, choice).expect("a legal move");
                let (before, die) = (rules.total(&state, seat), state.die);
                rules.apply(&mut state, mv, &mut NoEvents);
                let gained = rules.total(&state, seat) - before;
                prop_assert!(
                    (0..=i32::from(die)).contains(&gained),
                    "{die} gives {gained}"
                );
                prop_assert_eq!(rules.move_id(mv.mv()), MoveId(mv.mv().into()));
            }
        }
    }
}

#[expect(clippy::print_stdout, reason = "an example says that it is done")]
pub(crate) fn main() {
    let turns = 6 * 4;
    // A program has no folder for the failures that tests would try again.
    let config = ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let games = (
        1..=4_usize,
        prop::collection::vec(0..6_u8, turns),
        prop::collection::vec(any::<usize>(), turns),
    );
    let checked = TestRunner::new(config).run(&games, |(seats, dice, choices)| {
        play(seats, &dice, &choices)
    });
    checked.unwrap_or_else(|broken| panic!("{broken}"));
    println!("256 games: nobody is ever stuck, and no turn gives more than the die");
}
