//! Finished games for tests, also for those of the page of results.

use super::{HistoryGame, HistorySeat, KeptRecord, utc};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};

/// A finished game with seats such as `Ann me 12 1`: the name, the player, the score, the place. Game `day` ended
/// on this day since the start of 1970.
pub(crate) fn finished(day: u64, game: &str, seats: &[&str]) -> HistoryGame {
    let modified = UNIX_EPOCH + Duration::from_secs(86_400 * day);
    let record = format!("/records/{game}-{day}.jsonl");
    let seat = |text: &&str| {
        let words: Vec<&str> = text.split(' ').collect();
        let [name, player, score, place] = words[..] else {
            panic!("{text}");
        };
        HistorySeat {
            name: name.to_owned(),
            player: player.to_owned(),
            person: player == "me",
            score: serde_json::from_str(score).unwrap(),
            place: place.parse().unwrap(),
        }
    };
    HistoryGame {
        number: 1,
        ended: utc::text(modified),
        began: None,
        game: game.to_owned(),
        pack: None,
        options: BTreeMap::new(),
        seats: seats.iter().map(seat).collect(),
        decisions: 20,
        forfeited: false,
        taken_back: false,
        record: record.clone(),
        kept: KeptRecord {
            modified,
            path: PathBuf::from(record),
            length: 100,
        },
    }
}
