//! The biggest mistakes of a finished game, as far as its decisions are judged.

use crate::hint::unbroken;
use crate::render::{Block, Renderer, Role};
use rnw_bots::analysis::Judgement;
use rnw_i18n::name;
use rnw_session::{LiveGame, LogEntryKind};
use roll_and_write::{Arg, MoveId, Seat};

/// The number of mistakes that are listed.
const LISTED: usize = 3;

/// Decisions that cost something, the most costly first.
#[derive(Default)]
pub(super) struct Mistakes {
    costly: Vec<(usize, Seat, MoveId, Judgement)>,
    /// The number of decisions that are not judged yet.
    unjudged: usize,
}

impl Mistakes {
    /// No mistakes yet, of this number of decisions.
    pub(super) fn among(decisions: usize) -> Self {
        Self {
            costly: Vec::new(),
            unjudged: decisions,
        }
    }

    /// The decision in this step is judged. `None` if it was not a choice or could not be judged.
    pub(super) fn judged(&mut self, live: &LiveGame, step: usize, judged: Option<Judgement>) {
        self.unjudged = self.unjudged.saturating_sub(1);
        let made = live.log().entries().get(step).map(|step| step.kind);
        let judged = judged.filter(|judged| judged.cost > judged.error);
        if let (Some(judged), Some(LogEntryKind::Move(seat, id))) = (judged, made) {
            self.costly.push((step, seat, id, judged));
            self.costly
                .sort_by(|a, b| b.3.cost.total_cmp(&a.3.cost).then(a.0.cmp(&b.0)));
        }
    }

    /// The biggest mistakes among the decisions that are judged so far.
    pub(super) fn block(&self, live: &LiveGame, renderer: Renderer<'_>, width: usize) -> Block {
        let (game, translator) = (&**live.game(), renderer.translator);
        let mut block = Block::default();
        if self.unjudged > 0 {
            let text = renderer.number("tui-judging", "count", self.unjudged);
            block.wrap(Role::Faint, &text, width);
        } else if self.costly.is_empty() {
            block.wrap(Role::Plain, &translator.text("tui-costly-none"), width);
        }
        for (step, seat, made, judged) in self.costly.iter().take(LISTED) {
            let points = |points: f64| name(translator.decimal(points / 1000.0, 1));
            let gaps = [
                ("turn", Arg::Number(live.turn_of(*step).into())),
                ("player", name(translator.name(*seat))),
                ("made", name(unbroken(game, *made))),
                ("better", name(unbroken(game, judged.best))),
                ("cost", points(judged.cost)),
                ("error", points(judged.error)),
            ];
            let text = translator.with("tui-costly-one", &gaps);
            block.wrap(Role::Plain, &text, width);
        }
        block.titled(translator.text("tui-costly"))
    }
}
