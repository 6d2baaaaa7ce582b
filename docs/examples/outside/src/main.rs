//! Plays a thousand games of Silver & Gold between two bots. Then does what the command `rnw` does, without the command:
//! checks a pack, opens a table from a plan, plays a batch of games, and lists the archive.
//!
//! It depends on the published crates alone. `.ci/outside` builds it from their packages and compares what
//! it prints.

use rnw_archive::history;
use rnw_batch::{BatchPlan, ExistingFiles};
use rnw_bots::{Bot, DealId, Greedy, Random, arena};
use rnw_catalogue::Catalogue;
use rnw_i18n::Language;
use rnw_matches::{RunKind, Summary};
use rnw_plan::seating::{self, Contenders};
use rnw_plan::{TablePlan, pack};
use rnw_programs::BotTerms;
use rnw_silver_and_gold::Rules;
use rnw_studio::check;
use roll_and_write::{BySeat, NoEvents, Points, Seat};
use std::error::Error;
use std::io;

const GAMES: u64 = 1000;
const SEED: u64 = 1;

fn main() -> Result<(), Box<dyn Error>> {
    thousand_games()?;
    let catalogue = Catalogue::stock();
    check_a_pack(&catalogue)?;
    open_a_table(&catalogue)?;
    run_a_batch(&catalogue)?;
    list_the_archive(&catalogue);
    Ok(())
}

fn thousand_games() -> Result<(), rnw_packs::LoadError> {
    let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 2)?;
    let mut bots: [Box<dyn Bot<Rules>>; 2] = [Box::new(Greedy::default()), Box::new(Random)];
    let mut totals = BySeat::<Points>::default();
    for game in 0..GAMES {
        let result = arena::play(
            &rules,
            &mut bots,
            &[0, 1],
            DealId::new(SEED, game),
            &mut NoEvents,
        );
        for seat in Seat::all(2) {
            totals[seat] += result.scores[seat];
        }
    }
    for (seat, bot) in Seat::all(2).zip(["greedy", "random"]) {
        let mean = f64::from(totals[seat]) / GAMES as f64;
        println!("{bot}: {mean:.2} points on average");
    }
    Ok(())
}

/// As `rnw content check pearl-lagoon` does.
fn check_a_pack(catalogue: &Catalogue) -> Result<(), Box<dyn Error>> {
    let checked = check::check(catalogue, "pearl-lagoon".as_ref())?;
    let problems = checked.problems.report.problems;
    println!("pearl-lagoon: {} problems", problems.len());
    Ok(())
}

/// As `rnw play pyramids --players greedy,random --seed 7` does.
fn open_a_table(catalogue: &Catalogue) -> Result<(), Box<dyn Error>> {
    let files = pack::find(catalogue, "pyramids".as_ref())?.files;
    let entry = *pack::entry_of(catalogue, &files)?;
    let players = ["greedy", "random"].map(str::to_owned);
    let (language, bots) = (Language::English, catalogue.bots());
    let plan = TablePlan {
        entry,
        files,
        options: Vec::new(),
        seats: seating::assignments(&players, &[], language, &[], entry.seats, bots)?,
        seed: 7,
    };
    let loaded = plan.load(catalogue)?;
    let mut players = rnw_plan::players(&loaded.loaded, &loaded.seats, &BotTerms::none())?;
    let mut table = loaded.open(io::sink())?;
    table.deal()?;
    while let Some(seat) = table.next_to_decide(&[], None) {
        let bot = players[seat.index()].as_deref_mut();
        table.ask(seat, bot.expect("only bots play"))?;
        table.deal()?;
    }
    let scores = Seat::all(2).map(|seat| table.score(seat).total().to_string());
    println!("pyramids: {}", scores.collect::<Vec<_>>().join(" to "));
    Ok(())
}

/// As `rnw simulate nuggets --players greedy,random --games 50` does.
fn run_a_batch(catalogue: &Catalogue) -> Result<(), Box<dyn Error>> {
    let files = pack::find(catalogue, "nuggets".as_ref())?.files;
    let entry = *pack::entry_of(catalogue, &files)?;
    let players = ["greedy", "random"].map(str::to_owned);
    let plan = BatchPlan {
        kind: RunKind::Simulate,
        entry,
        files,
        options: Vec::new(),
        players: Contenders::read(&players, entry.seats, catalogue.bots())?,
        deals: 50,
        seed: 0,
        sprt: None,
        shard: None,
        jobs: 2,
        rows: None,
        totals: None,
        existing: ExistingFiles::Keep,
    };
    if let Summary::Simulate(summary) =
        rnw_batch::run(catalogue, &plan, &BotTerms::none(), &mut ())?
    {
        println!("nuggets: {} games", summary.games);
    }
    Ok(())
}

/// As `rnw history` does.
fn list_the_archive(catalogue: &Catalogue) {
    for game in history::finished(catalogue) {
        println!("{} {}", game.ended, game.game);
    }
    println!("that is the archive");
}
