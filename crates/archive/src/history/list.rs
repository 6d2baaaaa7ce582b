//! Finished games as a list for people.

use super::page::score_text;
use super::{HistoryGame, HistorySeat};
use crate::pack_names::game_with_pack;
use crate::utc;
use rnw_i18n::Translator;
use rnw_plan::WrongArguments;
use roll_and_write::Message;
use std::path::Path;

impl HistoryGame {
    /// The lines of the game in a list: what was played and when, who reached what, the record.
    pub fn lines(&self, translator: &Translator) -> [String; 3] {
        let date = utc::to_the_minute(self.date());
        let played = game_with_pack(translator.words(), &self.game, self.pack.as_deref());
        let people: Vec<_> = self.people().collect();
        let mut seats: Vec<&HistorySeat> = self.seats.iter().collect();
        seats.sort_by_key(|seat| seat.place);
        let result = |seat: &HistorySeat| {
            let person = people.iter().find(|(_, one)| std::ptr::eq(*one, seat));
            let name = match person {
                Some((None, _)) => translator.text("history-you"),
                _ => seat.name.clone(),
            };
            format!(
                "{}. {name} {}",
                seat.place,
                score_text(translator, &seat.score)
            )
        };
        let results: Vec<String> = seats.into_iter().map(result).collect();
        let mut facts = vec![results.join(", ")];
        let options = self.options.iter();
        facts.extend(options.map(|(key, value)| format!("{key}={value}")));
        if self.taken_back {
            facts.push(translator.text("history-taken-back"));
        }
        if self.forfeited {
            facts.push(translator.text("history-ended-early"));
        }
        [
            format!("{:>3}  {date}  {played}", self.number),
            format!("     {}", facts.join("; ")),
            format!("     {}", self.record),
        ]
    }

    /// The game with this number in the list, or with this record.
    ///
    /// # Errors
    /// If there is none.
    pub fn find<'g>(games: &'g [Self], which: &str) -> Result<&'g Self, WrongArguments> {
        let path = Path::new(which);
        let named = path.canonicalize().ok();
        let is_named = |game: &&Self| match &named {
            // A file of the current folder may have the same name.
            Some(named) => game.path().canonicalize().is_ok_and(|own| own == *named),
            None => game.path().file_name() == Some(path.as_os_str()),
        };
        if let Some(game) = games.iter().find(is_named) {
            return Ok(game);
        }
        let Ok(wanted) = which.parse::<usize>() else {
            let message = Message::new("history-not-listed").name("path", which);
            return Err(WrongArguments::new(message));
        };
        let game = games.iter().find(|game| game.number == wanted);
        game.ok_or_else(|| {
            let count = games.len() as i64;
            WrongArguments::new(Message::new("history-no-such").number("games", count))
        })
    }
}
