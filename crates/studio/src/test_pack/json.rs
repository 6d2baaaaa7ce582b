//! The result of a test for programs.

use super::{LawFinding, TestedPack};
use rnw_testkit::{Matrix, ReachedCounts};
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl TestedPack<'_> {
    /// The result as JSON.
    pub fn value(&self) -> Value {
        let laws = self.plan.laws();
        let laws: Vec<&str> = laws.iter().map(|law| &*law.name).collect();
        let is_enough = self.matrix.as_ref().is_none_or(Matrix::is_enough);
        json!({
            "game": self.plan.entry.name,
            "pack": self.plan.pack.name,
            "seed": self.plan.seed,
            "laws": laws,
            "scenes": self.scenes.scenes,
            "holds": self.broken.is_none() && is_enough && !self.scenes.report.has_errors(),
            "games": self.tally.as_ref().map(tally_value),
            "matrix": self.matrix.as_ref().map(matrix_value),
            "broken": self.broken.as_ref().map(LawFinding::value),
        })
    }
}

fn tally_value(tally: &ReachedCounts) -> Value {
    let rare: Vec<&str> = tally.rare().map(|(what, _)| what).collect();
    let silent: BTreeMap<&str, u64> = tally.silent().collect();
    let rows = tally.rows();
    let reached: Vec<Value> = rows
        .map(|(what, count)| json!({ "what": what, "count": count, "rare": rare.contains(&what) }))
        .collect();
    json!({
        "games": tally.games,
        "steps": tally.steps,
        "ended": tally.ended,
        "refused": tally.refused_setups,
        "first_refused": tally.first_refused.as_ref().map(ToString::to_string),
        "not_asked": silent,
        "reached": reached,
    })
}

fn matrix_value(matrix: &Matrix) -> Value {
    let pairs = matrix.pairs.iter().map(|(pair, met)| {
        let names = [&matrix.symbols[pair.0], &matrix.symbols[pair.1]];
        json!({
            "symbols": names,
            "one_mark": met.one_mark,
            "one_turn": met.one_turn,
            "across": met.across,
            "completing": met.completing,
            "first": met.first,
            "last": met.last,
            "used_up": met.used_up,
            "order": matrix.order.get(pair),
        })
    });
    json!({
        "games": matrix.games,
        "triples": matrix.triples,
        "pairs": pairs.collect::<Vec<_>>(),
        "wanting": matrix.wanting,
    })
}

impl LawFinding {
    fn value(&self) -> Value {
        let broken = &*self.broken;
        let setup = &broken.playthrough.setup;
        let options: BTreeMap<&str, &str> = setup.options().into_iter().collect();
        let record = self.written().map(|written| &written.record);
        json!({
            "law": broken.law.name,
            "clause": broken.clause(),
            "says": broken.law.says,
            "what": broken.wrong.what,
            "step": broken.wrong.step + 1,
            "steps": broken.playthrough.len(),
            "seats": setup.seats,
            "options": options,
            "guilty": broken.guilty,
            "seed": broken.found.seed,
            "number": broken.found.game,
            "record": record,
            "replay": self.commands.replay,
            "repeat": self.commands.repeat,
        })
    }
}
