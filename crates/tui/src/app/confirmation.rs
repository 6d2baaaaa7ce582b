//! The questions that the app asks before it acts.

use rnw_i18n::{Translator, name};
use rnw_session::{CheckedMove, LiveGame};

/// A question that the app asks before it acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Confirmation {
    Leave,
    Rematch,
    NewDeal,
    /// Play a move that cannot be undone?
    Final(CheckedMove),
    /// Redo a move that cannot be undone?
    Redo(CheckedMove),
}

impl Confirmation {
    /// The question in words. `kept` says whether the game can be resumed.
    pub(super) fn text(&self, live: &LiveGame, translator: &Translator, kept: bool) -> String {
        match self {
            Self::Leave if kept => translator.text("tui-ask-leave"),
            Self::Leave => translator.text("tui-ask-leave-lost"),
            Self::Rematch => translator.text("tui-ask-rematch"),
            Self::NewDeal => translator.text("play-ask-new-deal"),
            Self::Final(checked) | Self::Redo(checked) => {
                let mv = ("move", name(live.game().print_move(checked.id())));
                match live.warning(checked) {
                    Some(warning) => {
                        let warning = ("warning", name(translator.translate(&warning)));
                        translator.with("tui-ask-warning", &[warning, mv])
                    }
                    None => translator.with("tui-ask-final", &[mv]),
                }
            }
        }
    }

    /// Whether only a yes answers it, and not the key that chose the move.
    pub(super) fn needs_yes(&self, live: &LiveGame) -> bool {
        let (Self::Final(checked) | Self::Redo(checked)) = self else {
            return false;
        };
        live.should_confirm(checked)
    }

    /// Checks the move of the question again, because another player has decided.
    pub(super) fn check_again(&mut self, live: &LiveGame) {
        if let Self::Final(checked) | Self::Redo(checked) = self
            && let Ok(again) = live.check(checked.seat(), checked.id())
        {
            *checked = again;
        }
    }
}
