//! Tests of the dealer: its orders never change.

use super::*;

const DECK: Purpose = Purpose::new("deck", 0);

/// All items of a set, in the order in which a dealer draws them.
fn drawn(mut dealer: Dealer, purpose: Purpose, items: u8, among: ItemSet) -> Vec<u8> {
    let mut left = among;
    std::iter::from_fn(|| {
        let draw = Draw::Item { items, among: left };
        let chance = Chance { purpose, draw };
        let item = (!left.is_empty()).then(|| dealer.draw(chance).as_item())?;
        left = left.without(item);
        Some(item)
    })
    .collect()
}

fn draws(seed: u64, game: u64, purpose: Purpose, among: ItemSet) -> Vec<u8> {
    drawn(Dealer::new(DealId::new(seed, game)), purpose, 20, among)
}

const ROUND_2: Purpose = Purpose::new("expedition", 2);

#[test]
fn the_same_seed_gives_the_same_order_for_ever() {
    let eight = ItemSet::first_n(8);
    let of = |version, game, purpose| {
        let dealer = Dealer::of_version(version, DealId::new(7, game)).unwrap();
        drawn(dealer, purpose, 8, eight)
    };
    assert_eq!(of(1, 0, DECK), [6, 3, 5, 7, 1, 0, 4, 2]);
    assert_eq!(of(1, 0, ROUND_2), [2, 1, 7, 5, 6, 4, 0, 3]);
    assert_eq!(of(1, 1, DECK), [7, 1, 3, 2, 0, 5, 6, 4]);
    assert_eq!(of(2, 0, DECK), PINNED_DECK);
    assert_eq!(of(2, 0, ROUND_2), PINNED_EXPEDITION);
    assert_eq!(of(2, 1, DECK), PINNED_GAME_1);
    let mut generator = decision_generator(DealId::single(7), Seat::new(1), 3);
    assert_eq!(generator.next_u64(), PINNED_DECISION);
    assert!(
        [0, DEALER + 1]
            .iter()
            .all(|one| Dealer::of_version(*one, DealId::single(7)).is_none())
    );
}

// A second implementation of ChaCha8, SplitMix64 and Fisher-Yates gave the numbers of version 2.
const PINNED_DECK: [u8; 8] = [0, 4, 6, 7, 2, 1, 5, 3];
const PINNED_EXPEDITION: [u8; 8] = [2, 3, 6, 1, 5, 4, 0, 7];
const PINNED_GAME_1: [u8; 8] = [1, 0, 5, 6, 7, 3, 2, 4];
const PINNED_DECISION: u64 = 11_844_921_866_700_023_369;

#[test]
fn what_was_taken_elsewhere_does_not_disturb_the_order_of_the_rest() {
    for seed in 0..50 {
        let all = draws(seed, 0, DECK, ItemSet::first_n(20));
        let fewer = draws(seed, 0, DECK, ItemSet::first_n(20).without(4).without(11));
        let expected: Vec<u8> = all
            .into_iter()
            .filter(|item| ![4, 11].contains(item))
            .collect();
        assert_eq!(fewer, expected);
    }
}

/// A record gives the draws before a game was resumed, so its dealer did not make them.
#[test]
fn a_dealer_that_joins_late_draws_the_same() {
    let all = draws(5, 0, DECK, ItemSet::first_n(20));
    let left: ItemSet = all[9..].iter().copied().collect();
    assert_eq!(draws(5, 0, DECK, left), all[9..]);
}

#[test]
fn an_item_that_comes_back_is_drawn_at_its_old_place() {
    let mut dealer = Dealer::new(DealId::single(5));
    let mut draw = |among| {
        let draw = Draw::Item { items: 20, among };
        let chance = Chance {
            purpose: DECK,
            draw,
        };
        dealer.draw(chance).as_item()
    };
    let all = ItemSet::first_n(20);
    let first = draw(all);
    let second = draw(all.without(first));
    assert_eq!(draw(all.without(second)), first);
    assert_eq!(draw(all.without(first)), second);
}

#[test]
fn a_dealer_that_begins_again_is_as_a_new_one() {
    let mut dealer = Dealer::new(DealId::single(7));
    let chance = Chance {
        purpose: DECK,
        draw: Draw::Item {
            items: 20,
            among: ItemSet::first_n(20),
        },
    };
    let _ = (
        dealer.draw(chance),
        dealer.generator(Seat::new(1), 0).next_u64(),
    );
    dealer.begin(DealId::new(8, 3));
    let mut new = Dealer::new(DealId::new(8, 3));
    assert_eq!(dealer.draw(chance), new.draw(chance));
    for ordinal in [0, 1, 7] {
        let number = |dealer: &Dealer| dealer.generator(Seat::new(1), ordinal).next_u64();
        assert_eq!(number(&dealer), number(&new));
        let alone = decision_generator(DealId::new(8, 3), Seat::new(1), ordinal).next_u64();
        assert_eq!(number(&dealer), alone);
    }
}

/// Chi-square over 8 items has 7 degrees of freedom. Chance exceeds 24.3 once in a thousand tests.
#[test]
fn draws_are_uniform_for_every_place_in_the_order() {
    for place in 0..8 {
        let mut counts = [0u32; 8];
        for seed in 0..4000 {
            let among = ItemSet::first_n(20) - ItemSet::first_n(12);
            counts[usize::from(draws(seed, 0, DECK, among)[place]) - 12] += 1;
        }
        let chi: f64 = counts
            .iter()
            .map(|&count| (f64::from(count) - 500.0).powi(2) / 500.0)
            .sum();
        assert!(chi < 24.3, "place {place}: {counts:?} has chi-square {chi}");
    }
}

/// Chi-square over 16 numbers has 15 degrees of freedom. Chance exceeds 37.7 once in a thousand tests.
#[test]
fn the_first_numbers_of_decisions_are_uniform() {
    for ordinal in [0, 1, 40] {
        let mut counts = [0u32; 16];
        for seed in 0..8000 {
            let mut generator = decision_generator(DealId::single(seed), Seat::new(1), ordinal);
            counts[(generator.next_u64() >> 60) as usize] += 1;
        }
        let part = |&count: &u32| (f64::from(count) - 500.0).powi(2) / 500.0;
        let chi: f64 = counts.iter().map(part).sum();
        assert!(
            chi < 37.7,
            "decision {ordinal}: {counts:?} has chi-square {chi}"
        );
    }
}

/// The rolls of a purpose with these ordinals.
fn rolls(
    dealer: &mut Dealer,
    name: &'static str,
    ordinals: std::ops::Range<u32>,
    draw: Draw,
) -> Vec<Outcome> {
    let purpose = |ordinal| Purpose::new(name, ordinal);
    let chances = ordinals.map(|ordinal| Chance {
        purpose: purpose(ordinal),
        draw,
    });
    chances.map(|chance| dealer.draw(chance)).collect()
}

const SIX: Draw = Draw::Roll(Roll::of(6, 6));
const WEATHER: Draw = Draw::Weighted(Weights::of(&[5, 0, 2, 3]));

fn sides(rolled: &[Outcome]) -> Vec<Vec<u8>> {
    let all = |outcome: &Outcome| (0..6).map(|die| outcome.die(die)).collect();
    rolled.iter().map(all).collect()
}

#[test]
fn the_same_seed_gives_the_same_rolls_for_ever() {
    for version in [1, 2] {
        let mut dealer = Dealer::of_version(version, DealId::single(7)).unwrap();
        let first = rolls(&mut dealer, "dice", 0..3, SIX);
        assert_eq!(sides(&first), PINNED_ROLLS);
        let late = rolls(&mut dealer, "dice", 70_000..70_001, SIX);
        assert_eq!(sides(&late), [PINNED_LATE]);
        let weather = rolls(&mut dealer, "weather", 0..8, WEATHER);
        let weather: Vec<u8> = weather.iter().map(|item| item.as_item()).collect();
        assert_eq!(weather, PINNED_WEATHER);
        dealer.begin(DealId::new(7, 1));
        let other = rolls(&mut dealer, "dice", 0..1, SIX);
        assert_eq!(sides(&other), [PINNED_OTHER_GAME]);
    }
}

// A second implementation of ChaCha8 and SplitMix64 gave these numbers.
const PINNED_ROLLS: [[u8; 6]; 3] = [[1, 1, 1, 3, 1, 2], [3, 5, 3, 3, 2, 0], [1, 3, 1, 4, 2, 1]];
const PINNED_LATE: [u8; 6] = [1, 3, 1, 3, 2, 5];
const PINNED_OTHER_GAME: [u8; 6] = [4, 0, 2, 0, 0, 3];
const PINNED_WEATHER: [u8; 8] = [3, 2, 0, 0, 0, 0, 3, 0];

/// A roll does not depend on other draws, so a resumed game goes on as one that was never left.
#[test]
fn a_roll_depends_on_its_purpose_alone() {
    let all = rolls(&mut Dealer::new(DealId::new(5, 2)), "dice", 0..20, SIX);
    let mut late = Dealer::new(DealId::new(5, 2));
    let _ = (
        rolls(&mut late, "weather", 0..3, WEATHER),
        rolls(&mut late, "other dice", 3..9, SIX),
    );
    assert_eq!(rolls(&mut late, "dice", 12..20, SIX), all[12..]);
    // Fewer dice show what the first of more dice show.
    let two = rolls(&mut late, "dice", 0..20, Draw::Roll(Roll::of(2, 6)));
    assert!(
        two.iter()
            .zip(&all)
            .all(|(two, all)| (two.die(0), two.die(1)) == (all.die(0), all.die(1)))
    );
    late.begin(DealId::new(6, 0));
    assert_ne!(rolls(&mut late, "dice", 0..20, SIX), all);
    late.begin(DealId::new(5, 2));
    assert_eq!(rolls(&mut late, "dice", 0..20, SIX), all);
}

/// The chi-square of counts with these expectations.
fn chi_square(counts: &[u32], expected: &[f64]) -> f64 {
    let parts = counts.iter().zip(expected);
    parts
        .map(|(count, expected)| (f64::from(*count) - expected).powi(2) / expected)
        .sum()
}

/// Chance exceeds 20.5 (5 degrees of freedom) and 66.6 (35) once in a thousand tests. The dice of one roll, and
/// those of rolls that follow each other, are independent.
#[test]
fn rolls_are_uniform_and_independent() {
    let mut dealer = Dealer::new(DealId::single(11));
    let rolled = rolls(&mut dealer, "dice", 0..36_000, SIX);
    for die in 0..6 {
        let mut counts = [0; 6];
        for roll in &rolled {
            counts[usize::from(roll.die(die))] += 1;
        }
        let chi = chi_square(&counts, &[6000.0; 6]);
        assert!(chi < 20.5, "die {die}: {counts:?} has chi-square {chi}");
    }
    let pair = |one: u8, other: u8| usize::from(one) * 6 + usize::from(other);
    for (die, other) in [(0, 1), (1, 2), (0, 5)] {
        let mut counts = [0; 36];
        for roll in &rolled {
            counts[pair(roll.die(die), roll.die(other))] += 1;
        }
        let chi = chi_square(&counts, &[1000.0; 36]);
        assert!(
            chi < 66.6,
            "dice {die} and {other}: {counts:?} has chi-square {chi}"
        );
    }
    let mut counts = [0; 36];
    let next = rolled.iter().zip(&rolled[1..]);
    next.for_each(|(one, next)| counts[pair(one.die(0), next.die(0))] += 1);
    let chi = chi_square(&counts, &[35_999.0 / 36.0; 36]);
    assert!(
        chi < 66.6,
        "one after the other: {counts:?} has chi-square {chi}"
    );
    // The first rolls of many games.
    let mut counts = [0; 6];
    for game in 0..6000 {
        dealer.begin(DealId::new(11, game));
        let first = rolls(&mut dealer, "dice", 0..1, SIX);
        counts[usize::from(first[0].die(0))] += 1;
    }
    let chi = chi_square(&counts, &[1000.0; 6]);
    assert!(chi < 20.5, "first rolls: {counts:?} has chi-square {chi}");
}

/// Chi-square over 3 items has 2 degrees of freedom. Chance exceeds 13.8 once in a thousand tests.
#[test]
fn weighted_draws_are_as_likely_as_their_weights() {
    let mut counts = [0; 4];
    for item in rolls(
        &mut Dealer::new(DealId::single(3)),
        "weather",
        0..20_000,
        WEATHER,
    ) {
        counts[usize::from(item.as_item())] += 1;
    }
    let [sun, never, rain, snow] = counts;
    assert_eq!(never, 0);
    let chi = chi_square(&[sun, rain, snow], &[10_000.0, 4000.0, 6000.0]);
    assert!(chi < 13.8, "{counts:?} has chi-square {chi}");
}

/// A card that was dealt and returned is as likely to be drawn as any other, because the order of the deck
/// is independent of the order of dealing.
#[test]
fn returned_cards_are_drawn_as_often_as_others() {
    let deal = Purpose::new("deal", 0);
    let games = 6000;
    let mut returned_first = 0u32;
    for seed in 0..games {
        let dealt = draws(seed, 0, deal, ItemSet::first_n(12));
        let deck = ItemSet::first_n(12).without(dealt[0]).without(dealt[1]);
        let first = draws(seed, 0, DECK, deck)[0];
        returned_first += u32::from(first == dealt[2] || first == dealt[3]);
    }
    // 2 of 10 cards were returned: 1200 expected, standard deviation 31.
    assert!(returned_first.abs_diff(1200) < 4 * 31, "{returned_first}");
}
