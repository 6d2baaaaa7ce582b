//! An `rnw` with its own bot, which can be named wherever players are named:
//!
//! ```console
//! $ cargo run --release -p rnw-cli --example own_bot -- match nuggets --players careless:slips=20,greedy --deals 50
//! ```

use rand::RngExt;
use rnw_bots::{Bot, BotEntry, BotMaker, BotOption, Decision, Greedy};
use rnw_cli::Catalogue;
use rnw_session::{Generator, PlayerFault};
use roll_and_write::{Legal, Ruleset};
use std::process::ExitCode;

/// Plays like `greedy`, but sometimes makes any move.
#[derive(Debug)]
struct Careless {
    greedy: Greedy,
    /// How many of a hundred moves are random.
    slips: u32,
}

/// It needs only what every game has. A bot for one game implements `Bot` for the rules of that game, and can look into
/// its views and moves.
impl<R: Ruleset> Bot<R> for Careless {
    fn choose(
        &mut self,
        decision: &mut Decision<'_, R>,
        generator: &mut Generator,
    ) -> Result<Legal<R::Move>, PlayerFault> {
        if generator.random_range(0..100) < self.slips
            && let Some(any) = decision.random_move(generator)
        {
            return Ok(any);
        }
        self.greedy.choose(decision, generator)
    }
}

/// The row of the bot: its name, its options, and the games that it plays.
pub(crate) const CARELESS: BotEntry = BotEntry {
    about: "plays like greedy, but sometimes makes any move",
    options: &[BotOption::whole(
        "slips",
        "how many of a hundred moves are random",
        0,
        100,
        Some(10),
    )],
    ..BotEntry::new(
        "careless",
        BotMaker::Typed(|values, offer| {
            let careless = || Careless {
                greedy: Greedy::default(),
                slips: values.whole("slips"),
            };
            offer.game::<rnw_silver_and_gold::Rules>(|| Box::new(careless()));
            offer.game::<rnw_nuggets::Rules>(|| Box::new(careless()));
        }),
    )
};

fn main() -> ExitCode {
    rnw_cli::run(&Catalogue::stock().with_bot(CARELESS))
}
