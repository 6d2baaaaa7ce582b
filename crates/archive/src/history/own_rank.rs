//! Where a finished game stands among one's own games.

use super::facts::RecordFacts;
use super::page::{points, score_text};
use super::{HistoryGame, HistorySeat, finished};
use crate::pack_names::PackNames;
use crate::records::{self, KeptRecord};
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translator, name};
use roll_and_write::Arg;
use serde_json::Number;
use std::path::Path;
use std::time::SystemTime;

/// The score of a person in a finished game, among the scores of the same person at such tables: the same game, pack,
/// house rules and number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnRank {
    /// The name of the person.
    pub name: String,
    /// The score.
    pub score: Number,
    /// The number of games, this one included.
    pub games: usize,
    /// The place of the score among them, counted from 1. Equal scores share a place.
    pub rank: usize,
    /// The best score of the other games; `None` without other games.
    pub best_before: Option<Number>,
}

impl OwnRank {
    /// Whether the score is better than all before.
    pub fn is_new_record(&self) -> bool {
        let best = self.best_before.as_ref();
        best.is_some_and(|best| points(&self.score) > points(best))
    }

    /// The rank as a sentence; `None` if there is no other game.
    pub fn sentence(&self, translator: &Translator) -> Option<String> {
        let number = |score: &Number| name(score_text(translator, score));
        let player = ("player", name(&self.name));
        let before = self.best_before.as_ref()?;
        if self.is_new_record() {
            let gaps = [
                player,
                ("score", number(&self.score)),
                ("best", number(before)),
            ];
            return Some(translator.with("history-rank-record", &gaps));
        }
        let gaps = [
            player,
            ("rank", Arg::Number(self.rank as i64)),
            ("games", Arg::Number(self.games as i64)),
            ("best", number(before)),
        ];
        Some(translator.with("history-rank", &gaps))
    }
}

/// The rank of each person in the finished game of a record. Empty if the game does not count: it is not finished, no
/// person played, it did not begin at its start, or a program failed.
pub fn own_ranks(catalogue: &Catalogue, record: &Path) -> Vec<OwnRank> {
    let facts = records::read(record).ok();
    let Some(facts) = facts.and_then(|(record, _)| RecordFacts::of(&record)) else {
        return Vec::new();
    };
    let kept = KeptRecord {
        modified: SystemTime::UNIX_EPOCH,
        path: record.to_owned(),
        length: 0,
    };
    let game = HistoryGame::new(0, &kept, facts, &mut PackNames::new(catalogue));
    ranks(&game, &finished(catalogue))
}

fn ranks(game: &HistoryGame, others: &[HistoryGame]) -> Vec<OwnRank> {
    if !game.counts() {
        return Vec::new();
    }
    let alike = |other: &&HistoryGame| {
        let table = |one: &HistoryGame| (one.game.clone(), one.pack.clone(), one.seats.len());
        let same = table(other) == table(game) && other.options == game.options;
        same && other.counts() && other.path() != game.path()
    };
    let others: Vec<&HistoryGame> = others.iter().filter(alike).collect();
    let rank = |(who, seat): (Option<&str>, &HistorySeat)| {
        let of = |other: &&HistoryGame| {
            let mut people = other.people();
            people
                .find(|(name, _)| *name == who)
                .map(|(_, seat)| seat.score.clone())
        };
        let scores: Vec<Number> = others.iter().filter_map(of).collect();
        let better = scores
            .iter()
            .filter(|score| points(score) > points(&seat.score));
        OwnRank {
            name: seat.name.clone(),
            score: seat.score.clone(),
            games: scores.len() + 1,
            rank: better.count() + 1,
            best_before: scores
                .into_iter()
                .max_by(|a, b| points(a).total_cmp(&points(b))),
        }
    };
    game.people().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::super::game::samples::finished;
    use super::*;
    use rnw_i18n::{Language, Translations};

    fn said(language: Language, scores: &[u32]) -> Vec<String> {
        let seats = |score: &u32| [format!("Ann me {score} 1"), "greedy greedy 4 2".to_owned()];
        let games = (1..).zip(scores).map(|(day, score)| {
            let seats = seats(score);
            finished(day, "toy", &[&seats[0], &seats[1]])
        });
        let games: Vec<HistoryGame> = games.collect();
        let translator = Translator::new(Translations::in_language(language), Vec::new());
        let ranks = ranks(&games[0], &games[1..]);
        ranks
            .iter()
            .filter_map(|rank| rank.sentence(&translator))
            .collect()
    }

    #[test]
    fn the_rank_the_best_score_and_a_new_record_are_said_in_every_language() {
        let [english, czech, polish] = Language::ALL;
        assert!(said(english, &[7]).is_empty(), "the first game has no rank");
        assert_eq!(
            said(english, &[7, 9, 3, 8]),
            ["Ann: rank 3 of 4 own games; best score 9"]
        );
        assert_eq!(
            said(english, &[12, 9, 3]),
            ["Ann: new record, 12; best score before: 9"]
        );
        assert_eq!(
            said(english, &[9, 9]),
            ["Ann: rank 1 of 2 own games; best score 9"],
            "an equal score is no record"
        );
        assert_eq!(
            said(czech, &[12, 9, 3]),
            ["Ann: nový rekord, 12; dosud nejlepší výsledek: 9"]
        );
        assert_eq!(
            said(polish, &[7, 9]),
            ["Ann: 2. miejsce z 2 własnych gier; najlepszy wynik: 9"]
        );
    }

    #[test]
    fn other_tables_and_other_people_do_not_count() {
        let own = finished(1, "toy", &["Ann me 5 1", "greedy greedy 4 2"]);
        let alone = finished(2, "toy", &["Ann me 50 1"]);
        let mut house = finished(3, "toy", &["Ann me 50 1", "greedy greedy 4 2"]);
        house
            .options
            .insert("palms".to_owned(), "optional".to_owned());
        let mut failed = finished(4, "toy", &["Ann me 50 1", "greedy greedy 4 2"]);
        failed.forfeited = true;
        let other = finished(5, "chess", &["Ann me 50 1", "greedy greedy 4 2"]);
        let bot = finished(6, "toy", &["greedy greedy 50 1", "greedy greedy 4 2"]);
        let found = ranks(
            &own,
            &[own.clone(), alone, house, failed.clone(), other, bot],
        );
        assert_eq!((found[0].rank, found[0].games), (1, 1));
        assert_eq!(ranks(&failed, &[own]), []);
    }
}
