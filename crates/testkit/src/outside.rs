//! Plugin symbols for the reference. It calls the effects of the pack itself, and carries out the
//! instructions on its own.

use rnw_flip::symbol::Effect;
use rnw_flip::{FlipAndWrite, FlipGame, Staged};
use rnw_reference::{ExternalEffects, FiringScene};
use roll_and_write::symbol::{
    Advance, Affect, CardFilter, Choose, Claim, Erase, Instruction, MarkRound, Replacement, Scope,
    Score, ScoreOnce, SymbolId, Trigger, Within, Write,
};
use roll_and_write::{CellSet, Grid};
use std::fmt::Debug;
use std::sync::Arc;

/// The effects of a game's symbols.
#[derive(Debug)]
pub struct Effects<G: FlipGame>(pub Arc<FlipAndWrite<G>>);

impl<G: FlipGame> Effects<G> {
    fn track(&self, track: roll_and_write::sheet::TrackId) -> String {
        self.0.pack().sheet().track(track).name.clone()
    }

    fn spelled(&self, asked: Instruction) -> rnw_reference::Instruction {
        use rnw_reference::Instruction as Spelled;
        match asked {
            Instruction::Advance(Advance { track, by }) => Spelled::Advance {
                track: self.track(track),
                by,
            },
            Instruction::Erase(Erase { track, by }) => Spelled::Erase {
                track: self.track(track),
                by,
            },
            Instruction::Write(Write {
                track,
                number,
                optional,
            }) => {
                let track = self.track(track);
                Spelled::Write {
                    track,
                    number,
                    optional,
                }
            }
            Instruction::Affect(Affect {
                whom,
                change,
                track,
                amount,
            }) => Spelled::Affect {
                whom: format!("{whom:?}").to_lowercase(),
                what: format!("{change:?}").to_lowercase(),
                track: self.track(track),
                amount,
            },
            Instruction::MarkRound(MarkRound { track }) => Spelled::MarkRound {
                track: self.track(track),
            },
            Instruction::ExtraMark(extra) => Spelled::ExtraMark {
                cells: extra.cells,
                area: match extra.within {
                    Within::Scope(scope) => self::scope(scope).into(),
                    Within::Masks(masks) => {
                        let frame = self.0.pack().cards()[0].grid.frame();
                        let labels = |cells: CellSet| -> Vec<String> {
                            cells.iter().map(|cell| frame.label(cell)).collect()
                        };
                        let (here, other) = (labels(masks.here), labels(masks.other));
                        serde_json::json!({ "masks": { "here": here, "other": other } })
                    }
                    Within::Area(_) => panic!("a plugin cannot name an area of the pack"),
                },
                apart: extra.apart,
                optional: extra.optional,
            },
            Instruction::ExtraPattern => Spelled::ExtraPattern,
            Instruction::Claim(Claim { pool, into, by }) => Spelled::Claim {
                by,
                pool: self.0.pack().pools()[usize::from(pool.0)].name.clone(),
                into: into.map(|track| self.track(track)),
            },
            Instruction::Choose(Choose { options }) => Spelled::Choose { options },
            Instruction::Copy => Spelled::Copy,
            Instruction::Spend => Spelled::Spend,
            Instruction::Score(Score { points }) => Spelled::Score {
                points: points.into(),
            },
            Instruction::ScoreOnce(ScoreOnce { points }) => Spelled::ScoreOnce {
                points: points.into(),
            },
            Instruction::RenewOffer(renewal) => Spelled::RenewOffer {
                which: self.cards(renewal.only),
            },
            Instruction::Discard(discard) => Spelled::Discard {
                from_offer: discard.from == Replacement::Offer,
                which: self.cards(discard.only),
            },
        }
    }

    fn cards(&self, only: CardFilter) -> rnw_reference::Cards {
        use rnw_reference::Cards;
        match only {
            CardFilter::Any => Cards::All,
            CardFilter::With(symbol) => {
                Cards::With(self.0.pack().symbols().symbol(symbol).name.clone())
            }
            CardFilter::Color(color) => Cards::Of(self.0.game().color_name(color).to_owned()),
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
    fn fire(&self, asked: &FiringScene) -> Result<Vec<rnw_reference::Instruction>, String> {
        let staged = Staged {
            symbol: asked.symbol.clone(),
            trigger: trigger(&asked.trigger),
            card: asked.card.clone(),
            cell: asked.cell.clone(),
            marked: asked.marked.clone(),
            fresh: asked.fresh.clone(),
            other_card: asked.other_card.clone(),
            other_marked: asked.other_marked.clone(),
            other_fresh: asked.other_fresh.clone(),
            completed: asked.completed.clone(),
            round: asked.round - 1,
            turn: asked.turn - 1,
            last: asked.last.clone(),
            choice: asked.choice.map(|choice| choice - 1),
            tracks: asked
                .tracks
                .iter()
                .map(|(name, (filled, numbers))| (name.clone(), *filled as u8, numbers.clone()))
                .collect(),
            marks: asked
                .marks
                .iter()
                .map(|(name, marks)| (name.clone(), *marks))
                .collect(),
            offer: asked.offer.clone(),
            gone: asked
                .gone
                .iter()
                .map(|(name, gone)| (name.clone(), *gone as u8))
                .collect(),
        };
        let fired = self.0.stage(&staged).unwrap_or_else(|error| {
            panic!("the reference asks in a scene that this game cannot have: {error}")
        });
        let asked = fired
            .asked()
            .map_err(|fault| fault.key().trim_start_matches("fault-").to_owned())?;
        Ok(asked.iter().map(|asked| self.spelled(*asked)).collect())
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

fn scope(scope: Scope) -> &'static str {
    match scope {
        Scope::Anywhere => "anywhere",
        Scope::Card => "card",
        Scope::Near => "near",
        Scope::Row => "row",
        Scope::Column => "column",
        Scope::Other => "other",
    }
}

fn trigger(name: &str) -> Trigger {
    match name {
        "mark" => Trigger::Mark,
        "complete" => Trigger::Complete,
        "turn" => Trigger::Turn,
        "round" => Trigger::Round,
        "scoring" => Trigger::Scoring,
        other => panic!("the reference fires at {other:?}"),
    }
}
