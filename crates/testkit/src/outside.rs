//! Plugin symbols for the reference. It calls the effects of the pack itself, and carries out the
//! instructions on its own.

use rnw_flip::symbol::Effect;
use rnw_flip::{FlipAndWrite, FlipGame, Staged};
use rnw_reference::{ExternalEffects, FiringScene};
use roll_and_write::symbol::{
    Advance, Affect, CardFilter, Choose, Claim, Erase, Instruction, MarkRound, Replacement, Score,
    ScoreOnce, SheetChange, SymbolId, Trigger, Within, Write,
};
use roll_and_write::{CellSet, Grid};
use serde_json::{Value, json};
use std::fmt::Debug;
use std::sync::Arc;

/// The effects of a game's symbols.
#[derive(Debug)]
pub struct Effects<G: FlipGame>(pub Arc<FlipAndWrite<G>>);

impl<G: FlipGame> Effects<G> {
    fn track(&self, track: roll_and_write::sheet::TrackId) -> String {
        self.0.pack().sheet().track(track).name.clone()
    }

    /// An instruction as a step of a program.
    fn step(&self, asked: Instruction) -> Value {
        match asked {
            Instruction::Advance(Advance { track, by }) => {
                json!({ "advance": { "track": self.track(track), "by": by } })
            }
            Instruction::Erase(Erase { track, by }) => {
                json!({ "erase": { "track": self.track(track), "by": by } })
            }
            Instruction::Write(Write {
                track,
                number,
                optional,
            }) => {
                let track = self.track(track);
                json!({ "write": { "track": track, "number": number, "optional": optional } })
            }
            Instruction::Affect(affect) => self.affect(affect),
            Instruction::MarkRound(MarkRound { track }) => {
                json!({ "mark_round": { "track": self.track(track) } })
            }
            Instruction::ExtraMark(extra) => json!({ "extra_mark": {
                "cells": extra.cells, "where": self.area(extra.within),
                "apart": extra.apart, "optional": extra.optional,
            } }),
            Instruction::ExtraPattern => json!("extra_pattern"),
            Instruction::Claim(Claim { pool, into, by }) => {
                let pool = &self.0.pack().pools()[usize::from(pool.0)].name;
                let into = into.map(|track| self.track(track));
                json!({ "claim": { "pool": pool, "into": into, "by": by } })
            }
            Instruction::Choose(Choose { options }) => {
                json!({ "choose": vec![Value::Null; options.into()] })
            }
            Instruction::Copy => json!("copy"),
            Instruction::Spend => json!("spend"),
            Instruction::Score(Score { points }) => json!({ "score": points }),
            Instruction::ScoreOnce(ScoreOnce { points }) => json!({ "score_once": points }),
            Instruction::RenewOffer(renewal) => json!({ "renew_offer": self.cards(renewal.only) }),
            Instruction::Discard(discard) => {
                let mut cards = self.cards(discard.only);
                if discard.from == Replacement::Offer {
                    cards["from"] = json!("offer");
                }
                json!({ "discard": cards })
            }
        }
    }

    fn affect(&self, affect: Affect) -> Value {
        let what = format!("{:?}", affect.change).to_lowercase();
        let (whom, amount) = match affect.change {
            SheetChange::Take => ("from", "by"),
            SheetChange::Give => ("to", "by"),
            SheetChange::Write => ("for", "number"),
            SheetChange::Advance | SheetChange::Erase => ("for", "by"),
        };
        json!({ what: {
            whom: format!("{:?}", affect.whom).to_lowercase(),
            "track": self.track(affect.track), amount: affect.amount,
        } })
    }

    fn area(&self, within: Within) -> Value {
        match within {
            Within::Scope(scope) => format!("{scope:?}").to_lowercase().into(),
            Within::Masks(masks) => {
                let frame = self.0.pack().cards()[0].grid.frame();
                let [here, other] = [masks.here, masks.other].map(|cells: CellSet| {
                    let labels = cells.iter().map(|cell| frame.label(cell));
                    labels.collect::<Vec<String>>()
                });
                json!({ "masks": { "here": here, "other": other } })
            }
            Within::Area(_) => panic!("a plugin cannot name an area of the pack"),
        }
    }

    fn cards(&self, only: CardFilter) -> Value {
        match only {
            CardFilter::Any => json!({}),
            CardFilter::With(symbol) => {
                json!({ "with": self.0.pack().symbols().symbol(symbol).name })
            }
            CardFilter::Color(color) => {
                json!({ "color": self.0.pack().colors().nth(color.into()) })
            }
        }
    }

    fn symbol(&self, name: &str) -> SymbolId {
        let found = self.0.pack().symbols().find(name);
        found.unwrap_or_else(|| {
            panic!("the reference asks for the symbol {name:?}, which does not exist")
        })
    }
}

impl<G: FlipGame> ExternalEffects for Effects<G> {
    fn fire(&self, asked: FiringScene) -> Result<Vec<Value>, String> {
        let (tracks, gone) = (asked.tracks.into_iter(), asked.gone.into_iter());
        let staged = Staged {
            symbol: asked.symbol,
            trigger: trigger(&asked.trigger),
            card: asked.card,
            cell: asked.cell,
            marked: asked.marked,
            fresh: asked.fresh,
            other_card: asked.other_card,
            other_marked: asked.other_marked,
            other_fresh: asked.other_fresh,
            completed: asked.completed,
            round: asked.round - 1,
            turn: asked.turn - 1,
            last: asked.last,
            choice: asked.choice.map(|choice| choice - 1),
            tracks: tracks
                .map(|(name, (filled, numbers))| (name, filled as u8, numbers))
                .collect(),
            marks: asked.marks.into_iter().collect(),
            offer: asked.offer,
            gone: gone.map(|(name, gone)| (name, gone as u8)).collect(),
        };
        let fired = self.0.stage(&staged).unwrap_or_else(|error| {
            panic!("the reference asks in a scene that this game cannot have: {error}")
        });
        let asked = fired
            .asked()
            .map_err(|fault| fault.key().trim_start_matches("fault-").to_owned())?;
        Ok(asked.iter().map(|asked| self.step(*asked)).collect())
    }

    fn origin(&self, symbol: &str) -> String {
        match &self.0.pack().symbols().symbol(self.symbol(symbol)).effect {
            Effect::Plugin(plugin) => {
                let origin = plugin.origin.split(' ').next();
                origin.unwrap_or_default().to_owned()
            }
            Effect::Program(_) => String::new(),
        }
    }
}

fn trigger(name: &str) -> Trigger {
    match name {
        "mark" => Trigger::Mark,
        "complete" => Trigger::Complete,
        "turn" => Trigger::Turn,
        "round" => Trigger::Round,
        "scoring" => Trigger::Scoring,
        "start" => Trigger::Start,
        other => panic!("the reference fires at {other:?}"),
    }
}
