//! A game of a sketch, move by move.

use rnw_cli::GameEntry;
use rnw_i18n::Translations;
use rnw_testkit::TestGame;
use roll_and_write::symbol::Plugins;
use roll_and_write::{Awaiting, GameState, Message, Picture, Points, Seat};
use std::sync::Arc;

pub(super) struct Play {
    pub(super) game: Arc<dyn TestGame>,
    pub(super) state: GameState,
    pub(super) words: Translations,
}

impl Play {
    pub(super) fn open(entry: &GameEntry, seats: usize) -> Self {
        let files = (entry.shipped)();
        let mut words = Translations::english();
        let own = &files.get("words/en.ftl").unwrap().text;
        words.add("words/en.ftl", own).unwrap();
        let loaded = entry.open(&files, &[], seats, &Plugins::default());
        let game: Arc<dyn TestGame> = loaded.unwrap().game;
        let state = game.start();
        Self { game, state, words }
    }

    /// Deals what these names mean, one draw for each.
    #[track_caller]
    pub(super) fn deal(&mut self, names: &[&str]) {
        for name in names {
            let Awaiting::Chance(chance) = self.game.awaiting(&self.state) else {
                panic!("no draw is awaited for {name}");
            };
            let outcome = self.game.outcome_by_name(chance, name).unwrap();
            self.game.deal(&mut self.state, outcome).unwrap();
        }
    }

    /// A seat, counted from 1, makes these moves.
    #[track_caller]
    pub(super) fn moves(&mut self, seat: usize, texts: &[&str]) {
        for text in texts {
            let id = self.game.parse_move(text).unwrap();
            let checked = self.game.check(&self.state, Seat::new(seat - 1), id);
            let legal = checked.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            self.game.apply(&mut self.state, legal);
        }
    }

    /// Plays turns of one seat: each has a card and a move.
    #[track_caller]
    pub(super) fn turns(&mut self, turns: &[(&str, &str)]) {
        for (card, mv) in turns {
            self.deal(&[card]);
            self.moves(1, &[mv]);
        }
    }

    /// Checks that the clause refuses each of these moves of a seat, counted from 1.
    #[track_caller]
    pub(super) fn refused(&self, seat: usize, texts: &[&str], clause: &str) {
        for text in texts {
            let id = self.game.parse_move(text).unwrap();
            let checked = self.game.check(&self.state, Seat::new(seat - 1), id);
            let refusal = checked.expect_err(text);
            assert_eq!(refusal.clause.0, clause, "{text}");
        }
    }

    /// The points of each score line of a seat, counted from 1, and their sum.
    pub(super) fn score(&self, seat: usize) -> (Vec<Points>, Points) {
        let score = self.game.score(&self.state, Seat::new(seat - 1));
        let lines = score.lines().iter().map(|line| line.points);
        (lines.collect(), score.total())
    }

    /// What a seat sees, counted from 1.
    pub(super) fn picture(&self, seat: usize) -> Picture {
        let view = self.game.view(&self.state, Seat::new(seat - 1));
        self.game.picture(&view)
    }

    pub(super) fn is_over(&self) -> bool {
        self.game.awaiting(&self.state) == Awaiting::Over
    }

    /// Checks that a message has an English sentence.
    #[track_caller]
    pub(super) fn english(&self, message: &Message) {
        let name = |seat: Seat| format!("player {}", seat.number());
        let text = self.words.translate(message, &name);
        let is_raw = text.contains(['{', '$']) || text.contains(&*message.key);
        assert!(!is_raw, "{text}");
    }
}
