//! Remarks on the worth of cards, settled by experiment.

use super::intervals::{FALSE_REMARKS, discoveries, mean_above, negative};
use super::report::{CardReport, Remark, StatsReport};
use super::weighing::{Thing, Weighing};
use rnw_bots::balance::Worth;

/// A card is worth too much or too little if it brings its owner more or less than an average card, by more than this
/// many times what an average card earns.
const CARD_BOUND: f64 = 0.15;

/// Replaces the remarks on the worth of cards that rest on usage alone by those that the experiment proves.
pub(super) fn settle_remarks(report: &mut StatsReport, weighing: &Weighing) {
    let Some(cards) = &mut report.cards else {
        return;
    };
    let earned = cards.average.earned.value.unwrap_or(0.0);
    let bound = CARD_BOUND * earned * f64::from(report.parts);
    let weighed = weighing.weighed.iter();
    let weighed: Vec<(usize, &Worth)> = weighed
        .filter_map(|weighed| match weighed.thing {
            Thing::Card(place) => Some((place, &weighed.gain)),
            Thing::Symbol(_) | Thing::CardSymbols(_) => None,
        })
        .collect();
    let tests = weighed.iter().flat_map(|(_, gain)| {
        let [more, less] = [gain.uses, negative(&gain.uses)];
        [more, less].map(|ratio| mean_above(&ratio, bound).unwrap_or(1.0))
    });
    let held = discoveries(&tests.collect::<Vec<f64>>(), FALSE_REMARKS);
    for ((place, _), held) in weighed.iter().zip(held.chunks(2)) {
        let remarks = &mut cards.each[*place].remarks;
        remarks.retain(|remark| !remark.is_about_worth());
        let both = [Remark::WorthMore, Remark::WorthLess].into_iter();
        remarks.extend(
            both.zip(held)
                .filter(|(_, held)| **held)
                .map(|(remark, _)| remark),
        );
    }
}

/// The cards whose usage suggests that they are worth too much.
pub(super) fn suspects(cards: &[CardReport]) -> impl Iterator<Item = usize> {
    let suspect = |card: &CardReport| card.remarks.iter().any(|remark| remark.is_about_worth());
    let places = cards
        .iter()
        .enumerate()
        .filter(move |(_, card)| suspect(card));
    places.map(|(place, _)| place)
}
