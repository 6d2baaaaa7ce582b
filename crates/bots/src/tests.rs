//! Games that the tests of this crate play.

mod allocations;

use crate::{Bot, DealId, Decision};
use rnw_session::{Dealer, LogEntryKind, decision_generator};
use rnw_testkit::{PackBase, SmallPack};
use roll_and_write::{Awaiting, NoEvents, Ruleset};
use serde_json::json;

pub(crate) fn silver_and_gold(seats: usize) -> rnw_silver_and_gold::Rules {
    rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], seats).unwrap()
}

pub(crate) fn pyramids(seats: usize) -> rnw_pyramids::Rules {
    rnw_pyramids::load(&rnw_pyramids::shipped(), [], seats).unwrap()
}

pub(crate) fn nuggets(seats: usize) -> rnw_nuggets::Rules {
    rnw_nuggets::load(&rnw_nuggets::shipped(), [], seats).unwrap()
}

/// A pack of Silver & Gold with these cards, one per line: a name, a colour and rows.
pub(crate) fn islands(cards: &str) -> SmallPack {
    let base = PackBase {
        files: rnw_silver_and_gold::shipped(),
        card: |_, words| json!({ "name": words[0], "color": words[1], "grid": words[2..] }),
        plain_name: ("Z", 1),
        plain: "gray ....",
    };
    SmallPack::new(&base, cards)
}

/// Plays a game between bots, one for each seat. Returns every step with the state before it.
pub(crate) fn played<R: Ruleset>(
    rules: &R,
    deal: DealId,
    bots: &mut [&mut dyn Bot<R>],
) -> Vec<(R::State, LogEntryKind)> {
    let (mut state, mut dealer, mut steps) = (rules.start(), Dealer::new(deal), Vec::new());
    loop {
        let before = state;
        let step = match rules.awaiting(&state) {
            Awaiting::Over => return steps,
            Awaiting::Chance(chance) => {
                let item = dealer.draw(chance);
                rules.deal(&mut state, item, &mut NoEvents);
                LogEntryKind::Deal(chance, item)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut generator = decision_generator(deal, seat, steps.len() as u32);
                let mut decision = Decision::at(rules, &before, seat);
                let chosen = bots[seat.index()].choose(&mut decision, &mut generator);
                let chosen = chosen.unwrap();
                rules.apply(&mut state, chosen, &mut NoEvents);
                LogEntryKind::Move(seat, rules.move_id(chosen.mv()))
            }
        };
        steps.push((before, step));
    }
}
