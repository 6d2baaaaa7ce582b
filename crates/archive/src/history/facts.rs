//! What the record of a finished game says about its result.

use rnw_session::{OnFault, PERSON, Record, RecordLine};
use serde::{Deserialize, Serialize};
use serde_json::Number;
use std::collections::BTreeMap;

/// The result of a game, as its record has it. It does not depend on the version of this program.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(super) struct RecordFacts {
    pub(super) game: String,
    /// The hash of the pack.
    pub(super) content: String,
    /// All house rules with their values.
    pub(super) options: BTreeMap<String, String>,
    pub(super) seats: Vec<SeatFacts>,
    /// The number of decisions that were not undone.
    pub(super) decisions: usize,
    /// Whether the game ended early because a player failed.
    pub(super) forfeited: bool,
    /// Whether a person took back a slip although bots had answered.
    pub(super) taken_back: bool,
    /// When the game began, if the record says it.
    pub(super) began: Option<String>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(super) struct SeatFacts {
    pub(super) name: String,
    pub(super) player: String,
    pub(super) score: Number,
    pub(super) place: usize,
}

impl RecordFacts {
    /// The facts of a record; `None` if the game is not finished, if no person played, or if the game did not begin at its
    /// start.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let header = &record.header;
        let outcome = record.outcome()?;
        let seats = record.seats();
        let has_person = seats.iter().any(|seat| seat.player == PERSON);
        let is_whole = header.position.is_none();
        if !has_person || !is_whole || outcome.seats.len() != seats.len() {
            return None;
        }
        let seats = seats.into_iter().zip(&outcome.seats);
        let seats = seats.map(|(seat, place)| SeatFacts {
            name: seat.name,
            player: seat.player,
            score: place.score.clone(),
            place: place.place,
        });
        let forfeits = |line: &RecordLine| {
            let RecordLine::PlayerFault { then, .. } = line else {
                return false;
            };
            *then == OnFault::Forfeit
        };
        Some(Self {
            game: header.ruleset.clone(),
            content: header.content.clone(),
            options: header.options.clone(),
            seats: seats.collect(),
            decisions: record.decisions(),
            forfeited: record.lines.iter().any(forfeits),
            taken_back: record.has_slips(),
            began: header.began.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(seats: &str, lines: &str) -> Option<RecordFacts> {
        let header = format!(
            r#"{{"line":"header","format":3,"version":"0.1.0","ruleset":"toy","rules":1,"content":"c","options":{{"palms":"optional"}},"seats":{seats},"seed":1,"dealer":2}}"#
        );
        let text = format!("{header}\n{lines}");
        RecordFacts::of(&Record::parse(text.as_bytes()).unwrap().0)
    }

    const SEATS: &str = r#"[{"name":"Ann","player":"me"},{"name":"hard","player":"hard:greedy"}]"#;
    const RESULT: &str = "{\"line\":\"result\",\"seats\":[{\"score\":12,\"place\":1},{\"score\":6.5,\"place\":2}]}\n";
    const MOVE: &str = "{\"line\":\"move\",\"seat\":1,\"move\":\"draw\"}\n";
    const FORFEIT: &str = "{\"line\":\"player-fault\",\"seat\":2,\"code\":\"late\",\"text\":\"no answer\",\"then\":\"forfeit\"}\n";

    #[test]
    fn a_finished_game_of_a_person_has_facts() {
        let found = facts(SEATS, &format!("{MOVE}{RESULT}")).unwrap();
        assert_eq!(
            (&*found.game, found.decisions, found.forfeited),
            ("toy", 1, false)
        );
        assert_eq!(found.options["palms"], "optional");
        let seats: Vec<String> = found
            .seats
            .iter()
            .map(|seat| {
                format!(
                    "{} {} {} {}",
                    seat.name, seat.player, seat.score, seat.place
                )
            })
            .collect();
        assert_eq!(seats, ["Ann me 12 1", "hard hard:greedy 6.5 2"]);
        let found = facts(SEATS, &format!("{FORFEIT}{RESULT}")).unwrap();
        assert!(found.forfeited);
    }

    #[test]
    fn whoever_played_last_has_the_result() {
        let change = |name: &str, player: &str| {
            format!(
                "{{\"line\":\"player\",\"seat\":1,\"name\":\"{name}\",\"player\":\"{player}\"}}\n"
            )
        };
        let found = facts(SEATS, &format!("{}{RESULT}", change("Newcomer", "me"))).unwrap();
        let names: Vec<&str> = found.seats.iter().map(|seat| &*seat.name).collect();
        assert_eq!(names, ["Newcomer", "hard"]);
        let bot = change("Bot 1", "hard:greedy");
        assert_eq!(
            facts(SEATS, &format!("{MOVE}{bot}{RESULT}")),
            None,
            "a bot won"
        );
    }

    #[test]
    fn other_records_have_none() {
        assert_eq!(facts(SEATS, MOVE), None, "it is not finished");
        let bots = SEATS.replace("\"me\"", "\"greedy\"");
        assert_eq!(facts(&bots, RESULT), None, "no person played");
        let alone = r#"[{"name":"Ann","player":"me"}]"#;
        assert_eq!(facts(alone, RESULT), None, "the result has another seat");
    }
}
