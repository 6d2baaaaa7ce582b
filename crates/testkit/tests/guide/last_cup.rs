//! A bonus cell of a cross fills a coin row that takes the last cup, in whatever order the players act.

use rnw_silver_and_gold::{Rules, load, shipped};
use rnw_testkit::{CheckConfig, Law, LawStep, Subject, check};

fn last_cup(at: &LawStep<'_>) -> Result<(), String> {
    let (game, phase) = (at.playthrough, at.phase());
    let coins = &at.of::<Rules>()?.0.pack().sheet().tracks()[0];
    let fills_with_bonus = |mark| {
        let seat = game.mover(mark)?;
        let rows = |step| Some(game.of::<Rules>(step)?.1.sheet(seat).rows_full(coins));
        let is_bonus = (phase.start..mark).any(|other| game.mover(other) == Some(seat));
        (is_bonus && rows(mark) < rows(mark + 1)).then_some(seat.number())
    };
    for seat in phase.clone().filter_map(fills_with_bonus) {
        let mut taken = Vec::new();
        for order in game.orders(&phase) {
            let told = game.in_order(&order)?.1.into_iter();
            let cup = format!("event-claimed seat={seat} pool=pool-cups number=1");
            taken.push(told.map(|it| it.message.to_string()).any(|it| it == cup));
        }
        at.context.reached(&format!("last cup {}", taken[0]));
        if taken.contains(&!taken[0]) {
            return Err(format!("seat {seat}: the order decides who has the cup"));
        }
    }
    Ok(())
}

#[test]
fn a_bonus_cell_takes_the_last_cup_in_every_order() {
    let says = "a bonus cell takes the last cup, in whatever order the players act";
    let laws = [Law::state("last-cup", "SG-15", says, last_cup)];
    let game = Subject::new("silver-and-gold", 2..=4, |setup| {
        Ok(load(&setup.pack.files, [], setup.seats)?)
    });
    let config = CheckConfig::default().laws(laws).games(400);
    let reached = check(&game.pack("silver-and-gold", shipped()), &config, |_| {});
    assert!(reached.unwrap().count("last cup true") > 0);
}
