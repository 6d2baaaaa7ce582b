//! The report for people: a deck beside its targets.

use crate::failure::Failure;
use crate::out::Out;
use rnw_deckmaker::{Fact, Span};
use roll_and_write::text::counted;

/// Prints every target with what the deck has.
pub(super) fn print(
    facts: &[Fact],
    cards: usize,
    seed: Option<u64>,
    out: &mut Out,
) -> Result<(), Failure> {
    let seed = seed.map_or(String::new(), |seed| format!(", seed {seed}"));
    let met = facts.iter().filter(|fact| fact.is_met()).count();
    let targets = counted(facts.len() as u64, "target");
    out.line(&format!(
        "{}{seed}; {met} of {targets} met",
        counted(cards as u64, "card")
    ))?;
    let mut group = None;
    for fact in facts {
        if group != Some(&fact.color) {
            out.line("")?;
            let title = fact.color.as_deref().unwrap_or("all cards");
            out.line(&format!("{title:28} {:>14} {:>18}", "target", "deck"))?;
            group = Some(&fact.color);
        }
        let mark = if fact.is_met() { "" } else { "  !" };
        let (name, wanted, found) = (name(fact), span(fact.wanted), span(fact.found));
        out.line(&format!("  {name:26} {wanted:>14} {found:>18}{mark}"))?;
    }
    Ok(())
}

/// What a target is about.
pub(super) fn name(fact: &Fact) -> String {
    let name = match (fact.target, &fact.of) {
        ("symbols", Some(symbol)) => return symbol.clone(),
        ("seals", Some(seal)) => return format!("seal {seal}"),
        ("cells", _) => "cells of a card",
        ("frame", _) => "cards smaller than frame",
        ("behind", _) => "cells behind the end",
        ("holes", _) => "cards with a hole",
        ("symbols_a_card", _) => "symbols of a card",
        ("touching", _) => "touching symbols of a card",
        ("way", _) => "way of a card",
        ("turns", _) => "turns of a card",
        ("points_a_turn", _) => "points a turn of a card",
        ("distinct", _) => "same as another card",
        ("groups", _) => "of another colour",
        (other, _) => other,
    };
    name.to_owned()
}

/// A target, or what a deck has.
pub(super) fn span(span: Span<f64>) -> String {
    let number = |number: f64| {
        if number.fract() == 0.0 {
            number.to_string()
        } else {
            format!("{number:.2}")
        }
    };
    let (least, most) = (number(span.least), number(span.most));
    if least == most {
        return least;
    }
    format!("{least} to {most}")
}
