//! Notices that tell a seat what its view does not show. The law `leaks` finds each in another way.

use super::games;
use rnw_nuggets::{Event, Rules, State};
use rnw_testkit::{Broken, CheckConfig, Flaw, Flawed, Subject, check};
use roll_and_write::{Audience, Notice, Ruleset, Seat};

/// Sends notices with this key to an audience for which they are not meant.
#[derive(Clone, Copy, Debug)]
struct Misdirected(&'static str, fn(Seat) -> Audience);

impl<R: Ruleset> Flaw<R> for Misdirected {
    fn says(&self, mut notice: Notice) -> Notice {
        if let Audience::Only(seat) = notice.audience
            && notice.message.key == self.0
        {
            notice.audience = self.1(seat);
        }
        notice
    }
}

/// Nuggets in which everybody is told the value of a chip. Its place is seen, its value is not.
pub(crate) fn open_values() -> Subject {
    games::nuggets(Misdirected("event-chip-value", |_| Audience::Everyone))
}

/// Pyramids without the reference, with a flaw.
fn pyramids<F: Flaw<rnw_pyramids::Rules> + Clone>(flaw: F) -> Subject {
    let game = Subject::new("pyramids", 1..=4, move |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        let rules = rnw_pyramids::load(files, options, setup.seats)?;
        Ok(Flawed::new(rules, flaw.clone()))
    });
    game.options(rnw_pyramids::OPTIONS)
        .pack("pyramids", rnw_pyramids::shipped())
}

/// The smallest game that breaks the law, and none of the laws before it.
#[track_caller]
fn found(game: &Subject) -> Box<Broken> {
    let config = CheckConfig::default();
    let failed = check(game, &config, |_| {}).expect_err("a leak is planted");
    let broken = failed.broken().expect("games are played");
    assert_eq!(broken.law.name, "leaks", "{broken}");
    assert_eq!(broken.playthrough.setup.seats, 2, "{broken}");
    broken
}

#[test]
fn the_value_of_a_chip_that_everybody_is_told_is_found() {
    let broken = found(&open_values());
    // Eight deposits, the first player, and a chip.
    assert_eq!(broken.playthrough.len(), 10, "{broken}");
}

#[test]
fn a_dealt_card_that_everybody_is_told_is_found() {
    let dealt = Misdirected("event-dealt", |_| Audience::Everyone);
    let broken = found(&pyramids(dealt));
    assert_eq!(broken.playthrough.len(), 1, "{broken}");
}

/// Nobody is told of a returned card before all have kept their cards, but then everybody is.
#[test]
fn a_returned_card_that_others_are_told_when_all_have_kept_is_found() {
    let broken = found(&pyramids(Misdirected("event-returned", Audience::Lane)));
    // Each seat is dealt four cards and keeps two.
    assert_eq!(broken.playthrough.len(), 10, "{broken}");
}

/// Announces something as soon as a seat has no chip of 1 left. Which chips a seat has laid is hidden.
#[derive(Clone, Debug)]
struct Boasts;

impl Flaw<Rules> for Boasts {
    fn tells(&self, _rules: &Rules, state: &State, seat: Seat) -> Option<Event> {
        (state.left(seat)[0] == 0).then_some(Event::Stuck { seat })
    }
}

#[test]
fn a_notice_that_depends_on_what_was_hidden_long_ago_is_found() {
    let broken = found(&games::nuggets(Boasts));
    assert!(
        broken.to_string().contains("other hidden information"),
        "{broken}"
    );
}
