//! The mistakes of a game that was played, as far as its decisions are judged.

use crate::hint::{say_cost, unbroken};
use crate::render::{Block, Renderer, Role};
use rnw_bots::analysis::JudgedDecision;
use rnw_i18n::{Translator, name};
use rnw_session::LiveGame;
use roll_and_write::Arg;

/// The number of mistakes that are listed.
const LISTED: usize = 3;

/// The decisions that are judged so far.
#[derive(Default)]
pub(crate) struct Mistakes {
    decisions: Vec<JudgedDecision>,
    /// The number of decisions that are not judged yet.
    unjudged: usize,
}

impl Mistakes {
    /// No mistakes yet, of this number of decisions.
    pub(crate) fn among(decisions: usize) -> Self {
        Self {
            decisions: Vec::new(),
            unjudged: decisions,
        }
    }

    /// A decision is judged. `None` if it could not be.
    pub(crate) fn judged(&mut self, judged: Option<JudgedDecision>) {
        self.unjudged = self.unjudged.saturating_sub(1);
        self.decisions.extend(judged);
    }

    /// Whether decisions are still being judged.
    pub(crate) fn unjudged(&self) -> usize {
        self.unjudged
    }

    /// The mistakes found so far, in the order of the game.
    pub(crate) fn in_order(&self) -> Vec<&JudgedDecision> {
        let mut mistakes = JudgedDecision::mistakes(&self.decisions);
        mistakes.sort_by_key(|decision| decision.step);
        mistakes
    }

    /// A mistake in the sentence of this key: the move, the better one, and what it cost.
    pub(crate) fn sentence(
        live: &LiveGame,
        translator: &Translator,
        key: &'static str,
        decision: &JudgedDecision,
    ) -> String {
        let game = &**live.game();
        let gaps = [
            ("turn", Arg::Number(live.turn_of(decision.step).into())),
            ("player", name(translator.name(decision.seat))),
            ("made", name(unbroken(translator, game, decision.made))),
            ("better", name(unbroken(translator, game, decision.best))),
            ("cost", name(say_cost(translator, &decision.cost))),
        ];
        translator.with(key, &gaps)
    }

    /// The biggest mistakes among the decisions that are judged so far.
    pub(crate) fn block(&self, live: &LiveGame, renderer: Renderer<'_>, width: usize) -> Block {
        let translator = renderer.translator;
        let mistakes = JudgedDecision::mistakes(&self.decisions);
        let mut block = Block::default();
        if self.unjudged > 0 {
            let text = renderer.number("tui-judging", "count", self.unjudged);
            block.wrap(Role::Faint, &text, width);
        } else if mistakes.is_empty() {
            block.wrap(Role::Plain, &translator.text("tui-costly-none"), width);
        }
        for decision in mistakes.into_iter().take(LISTED) {
            let text = Self::sentence(live, translator, "tui-costly-one", decision);
            block.wrap(Role::Plain, &text, width);
        }
        block.titled(translator.text("tui-costly"))
    }
}
