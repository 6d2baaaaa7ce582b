//! The report for people: a deck beside its targets.

use super::{DeckReport, TargetReport};
use crate::lines::Lines;
use roll_and_write::text::counted;

impl DeckReport {
    /// Every target with what the deck has, as a table.
    pub fn text(&self) -> String {
        let mut lines = Lines::default();
        let seed = self
            .seed
            .map_or(String::new(), |seed| format!(", seed {seed}"));
        let met = self.targets.iter().filter(|target| target.met).count();
        let targets = counted(self.targets.len() as u64, "target");
        let cards = counted(self.cards as u64, "card");
        lines.add(&format!("{cards}{seed}; {met} of {targets} met"));
        let mut group = None;
        for target in &self.targets {
            if group != Some(&target.color) {
                let title = target.color.as_deref().unwrap_or("all cards");
                lines.add("");
                lines.add(&format!("{title:28} {:>14} {:>18}", "target", "deck"));
                group = Some(&target.color);
            }
            lines.add(&row(target));
        }
        lines.text()
    }
}

fn row(target: &TargetReport) -> String {
    let mark = if target.met { "" } else { "  !" };
    let name = name(target.target, target.of.as_deref());
    let wanted = span(target.wanted_least, target.wanted_most);
    let found = span(target.found_least, target.found_most);
    format!("  {name:26} {wanted:>14} {found:>18}{mark}")
}

/// What a target is about.
pub(super) fn name(target: &str, of: Option<&str>) -> String {
    let name = match (target, of) {
        ("symbols", Some(symbol)) => return symbol.to_owned(),
        ("seals", Some(seal)) => return format!("seal {seal}"),
        ("places", Some(symbol)) => return format!("{symbol} elsewhere"),
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
pub(super) fn span(least: f64, most: f64) -> String {
    let number = |number: f64| {
        if number.fract() == 0.0 {
            number.to_string()
        } else {
            format!("{number:.2}")
        }
    };
    let (least, most) = (number(least), number(most));
    if least == most {
        return least;
    }
    format!("{least} to {most}")
}
