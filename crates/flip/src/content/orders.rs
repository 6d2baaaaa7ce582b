//! Checks whether a pack says for which symbols the order of firing matters.

use super::symbol_files::{OrderEntry, SymbolEntry, SymbolsFile};
use crate::{FlipAndWrite, FlipGame};
use rnw_packs::{Files, Report, open};

/// Warns about symbols whose order matters although the pack does not say so, at their places in
/// `symbols.json`.
///
/// [`FlipAndWrite::orders_that_matter`] finds them.
pub fn warn_of_orders<G: FlipGame>(game: &FlipAndWrite<G>, files: &Files, report: &mut Report) {
    let pairs = game.orders_that_matter();
    if pairs.is_empty() {
        return;
    }
    let Some(doc) = open::<SymbolsFile>(files, "symbols.json", &mut Report::default()) else {
        return;
    };
    let symbols = &doc.value.symbols;
    let own = files.get("symbols.json");
    let index = |name: &str| symbols.iter().position(|entry| entry.name == name);
    for (a, b) in &pairs {
        let (Some(a), Some(b)) = (index(a), index(b)) else {
            continue;
        };
        // One declaration is enough: that of a symbol that says nothing yet, or else the later one.
        let is_silent = |index: usize| symbols[index].order.is_none();
        let (at, other) = if is_silent(a.min(b)) && !is_silent(a.max(b)) {
            (a.min(b), a.max(b))
        } else {
            (a.max(b), a.min(b))
        };
        // The author cannot change a symbol of the base.
        let place_of = |index: usize| doc.root().field("symbols").item(index);
        let is_own = |index: usize| own.is_some_and(|own| place_of(index).is_in(own));
        let (at, other) = if is_own(other) && !is_own(at) {
            (other, at)
        } else {
            (at, other)
        };
        let place = place_of(at);
        let place = match symbols[at].order {
            Some(_) => place.field("order"),
            None => place.field("name"),
        };
        let said = |entry: &SymbolEntry| match entry.order {
            Some(OrderEntry::Free) => r#"has "order": "free""#,
            Some(OrderEntry::Matters) => r#"has "order": "matters""#,
            None => "has no \"order\", which means free",
        };
        let (name, said) = (&symbols[at].name, said(&symbols[at]));
        let with = if at == other {
            "another symbol of the same kind".to_owned()
        } else {
            format!("{:?}", symbols[other].name)
        };
        place.warning(
            report,
            format!(
                "the order in which {name:?} and {with} fire in one mark can change the result, but {name:?} {said}; expected \"order\": \"matters\""
            ),
        );
    }
}
