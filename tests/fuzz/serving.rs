//! Messages of clients at a table in the browser.

use super::CATALOGUE;
use rnw_cli::fuzz_api::serving::{
    Conversation, GameLibrary, MoveShown, NewTable, SeatPlan, ServerMessage, library,
};
use rnw_session::Record;
use std::sync::{Arc, LazyLock};

/// The maximum number of messages.
const MESSAGES: usize = 60;

static LIBRARY: LazyLock<Arc<dyn GameLibrary>> = LazyLock::new(|| library(&CATALOGUE));

/// Clients send these lines at a table of two people. The first byte of the input chooses the game. The first byte of a
/// line chooses the client: one of the seats, or one that watches. In a line `ID` stands for the number of the client's
/// newest decision, and `MOVE` for the text of one of its legal moves, which the length of the line chooses.
///
/// Whatever they send, every answer can be sent, no message contains a secret of others, and the record follows the
/// rules.
///
/// # Panics
/// If the target finds an error.
pub fn serving(bytes: &[u8]) {
    let entries = CATALOGUE.entries();
    let game = bytes
        .first()
        .map_or(0, |byte| usize::from(*byte) % entries.len());
    let table = NewTable {
        game: entries[game].name.to_owned(),
        seats: vec![SeatPlan::Person; 2],
        seed: Some("7".to_owned()),
        ..NewTable::default()
    };
    let conversation = Conversation::new(Arc::clone(&LIBRARY), &table);
    let (mut conversation, sent) = conversation.expect("the games of the catalogue can be played");
    let secrets: Vec<String> = conversation.secrets().map(str::to_owned).collect();
    let mut decisions: Vec<Option<(u64, Vec<MoveShown>)>> = vec![None; sent.len()];
    let hear = |decisions: &mut [Option<_>], sent: Vec<Vec<ServerMessage>>| {
        for (decision, sent) in decisions.iter_mut().zip(sent) {
            for message in sent {
                let text = serde_json::to_string(&message).expect("a message can be sent");
                assert!(!text.contains("\"seed\""), "{text}");
                assert!(
                    secrets.iter().all(|secret| !text.contains(secret)),
                    "{text}"
                );
                if let ServerMessage::Table(table) = message {
                    *decision = table.decision.map(|decision| (decision.id, decision.moves));
                }
            }
        }
    };
    hear(&mut decisions, sent);
    let lines = bytes
        .get(1..)
        .unwrap_or_default()
        .split(|byte| *byte == b'\n');
    for line in lines.take(MESSAGES) {
        let Some((first, rest)) = line.split_first() else {
            continue;
        };
        let client = usize::from(*first) % conversation.clients();
        let mut text = String::from_utf8_lossy(rest).into_owned();
        if let Some((id, moves)) = &decisions[client]
            && let Some(mv) = moves.get(line.len() % moves.len().max(1))
        {
            let targets = serde_json::to_string(&mv.targets).expect("texts can be sent");
            text = text
                .replace("ID", &id.to_string())
                .replace("TARGETS", &targets)
                .replace("MOVE", &mv.mv.text);
        }
        let sent = conversation.say(client, &text);
        hear(&mut decisions, sent);
    }
    let record = conversation.record();
    let parsed = Record::parse(record.as_bytes());
    assert!(parsed.is_ok_and(|(_, tail)| tail.torn == 0), "{record}");
}
