//! What the screen shows of the table, and to whom.

use super::fresh;
use crate::bindings::Where;
use crate::log_text::LogText;
use rnw_i18n::Translator;
use rnw_session::{Learner, LiveGame, Observer};
use roll_and_write::picture::Picture;
use roll_and_write::{BySeat, Seat};

/// The stage of a game for the people at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AppStage {
    /// This person must take over the screen; nothing is shown.
    Hidden(Seat),
    /// This person decides.
    Deciding(Seat),
    /// This person has decided everything and may still undo it.
    Closing(Seat),
    /// Bots think.
    Waiting,
    /// The game is over.
    Over,
}

impl AppStage {
    /// The context that decides what keys and mouse do, without dialogs and questions.
    pub(super) fn place(self) -> Where {
        match self {
            Self::Hidden(_) => Where::Hidden,
            Self::Over => Where::End,
            Self::Deciding(_) | Self::Closing(_) | Self::Waiting => Where::Table,
        }
    }
}

/// The table as one of its seats sees it, with what each seat has read.
pub(super) struct ShownTable {
    pub(super) stage: AppStage,
    /// The seat whose view the screen shows.
    pub(super) viewpoint: Option<Seat>,
    /// The picture that is shown while nobody decides.
    pub(super) picture: Picture,
    /// An earlier picture, to highlight what is new since then.
    pub(super) before: Option<Picture>,
    /// The log of each seat. Lines from before its last decision count as shown.
    pub(super) logs: BySeat<LogText>,
}

impl ShownTable {
    pub(super) fn new(viewpoint: Option<Seat>) -> Self {
        Self {
            stage: AppStage::Waiting,
            viewpoint,
            picture: Picture::default(),
            before: None,
            logs: BySeat::from_fn(|seat| LogText::new(Observer::Seat(seat))),
        }
    }

    /// The seat whose view is shown; the first one if the screen belongs to nobody.
    pub(super) fn seat(&self) -> Seat {
        self.viewpoint.unwrap_or(Seat::new(0))
    }

    /// Whether the screen belongs to none of several people yet. It then shows only that others decide.
    pub(super) fn is_nobodys(&self) -> bool {
        self.viewpoint.is_none() && self.stage != AppStage::Over
    }

    /// Goes to a stage, and updates the pictures and the log for the seat whose view is shown.
    pub(super) fn go_to(&mut self, stage: AppStage, live: &LiveGame, translator: &Translator) {
        self.stage = stage;
        if self.is_nobodys() {
            return;
        }
        let (seat, game) = (self.seat(), live.game());
        self.picture = game.picture(&live.view(seat));
        let since = game.picture(&live.view_after_decision(seat));
        let turn = live.last_turn();
        let earlier = turn
            .checked_sub(2)
            .map(|turn| (turn, game.picture(&live.view_at_end_of(turn, seat))));
        let decided = live.log().last_decision_turn(seat);
        self.before = Some(fresh::before(earlier, (decided, since)));
        fresh::freshen(&mut self.picture, self.before.as_ref());
        self.logs[seat].catch_up(live.log(), translator);
    }

    /// The log of the seat whose view is shown; empty if there is no such seat.
    pub(super) fn log(&self) -> &[String] {
        if self.is_nobodys() {
            return &[];
        }
        self.logs[self.seat()].lines()
    }

    /// The log lines since that seat's last decision.
    pub(super) fn news(&self) -> &[String] {
        self.viewpoint
            .map_or_else(|| self.log(), |seat| self.logs[seat].news())
    }

    /// The person whose view is shown, as a learner.
    pub(super) fn learner<'a>(&'a self, live: &'a LiveGame) -> Option<Learner<'a>> {
        let seat = self.viewpoint?;
        Some(Learner::new(live, seat, &self.logs[seat].observed))
    }
}
