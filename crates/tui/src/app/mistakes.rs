//! The biggest mistakes of a finished game, as far as its decisions are judged.

use crate::hint::{say_cost, unbroken};
use crate::render::{Block, Renderer, Role};
use rnw_bots::analysis::JudgedDecision;
use rnw_i18n::name;
use rnw_session::LiveGame;
use roll_and_write::Arg;

/// The number of mistakes that are listed.
const LISTED: usize = 3;

/// The decisions that are judged so far.
#[derive(Default)]
pub(super) struct Mistakes {
    decisions: Vec<JudgedDecision>,
    /// The number of decisions that are not judged yet.
    unjudged: usize,
}

impl Mistakes {
    /// No mistakes yet, of this number of decisions.
    pub(super) fn among(decisions: usize) -> Self {
        Self {
            decisions: Vec::new(),
            unjudged: decisions,
        }
    }

    /// A decision is judged. `None` if it could not be.
    pub(super) fn judged(&mut self, judged: Option<JudgedDecision>) {
        self.unjudged = self.unjudged.saturating_sub(1);
        self.decisions.extend(judged);
    }

    /// The biggest mistakes among the decisions that are judged so far.
    pub(super) fn block(&self, live: &LiveGame, renderer: Renderer<'_>, width: usize) -> Block {
        let (game, translator) = (&**live.game(), renderer.translator);
        let mistakes = JudgedDecision::mistakes(&self.decisions);
        let mut block = Block::default();
        if self.unjudged > 0 {
            let text = renderer.number("tui-judging", "count", self.unjudged);
            block.wrap(Role::Faint, &text, width);
        } else if mistakes.is_empty() {
            block.wrap(Role::Plain, &translator.text("tui-costly-none"), width);
        }
        for decision in mistakes.into_iter().take(LISTED) {
            let gaps = [
                ("turn", Arg::Number(live.turn_of(decision.step).into())),
                ("player", name(translator.name(decision.seat))),
                ("made", name(unbroken(game, decision.made))),
                ("better", name(unbroken(game, decision.best))),
                ("cost", name(say_cost(translator, &decision.cost))),
            ];
            let text = translator.with("tui-costly-one", &gaps);
            block.wrap(Role::Plain, &text, width);
        }
        block.titled(translator.text("tui-costly"))
    }
}
