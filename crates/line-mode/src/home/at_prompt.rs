//! The start page line by line, for people without the full screen: numbered choices, each a question.

use super::{HomeChoice, HomePage, records};
use crate::{LineModeError, Prompt};
use rnw_archive::pack_names::PackNames;
use rnw_archive::record_list::{self, RecordEntry};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translations, name};
use rnw_plan::pack;
use roll_and_write::Arg;

/// The largest number of saved games in the list.
const SHOWN: usize = 20;
/// The players of a new game if a person names none.
const PLAYERS: &str = "me,medium";

/// The start page at a prompt.
pub struct PromptHome<'p, 'c> {
    /// The games.
    pub catalogue: &'c Catalogue,
    /// Where the questions are asked.
    pub prompt: &'p mut dyn Prompt,
    /// The texts.
    pub words: Translations,
}

roll_and_write::opaque_debug!(PromptHome<'_, '_>);

/// An entry of the page.
#[derive(Clone, Copy)]
enum Entry {
    Continue,
    NewGame,
    Today,
    Learn,
    Records,
    Quit,
}

impl<'c> PromptHome<'_, 'c> {
    /// Asks until a person chooses something; `None` if the person leaves or the input ends.
    ///
    /// # Errors
    /// If a question cannot be printed or an answer cannot be read.
    pub fn visit(&mut self, page: HomePage) -> Result<Option<HomeChoice<'c>>, LineModeError> {
        if page == HomePage::NewGame
            && let Some(choice) = self.new_game()?
        {
            return Ok(Some(choice));
        }
        loop {
            let left = record_list::unfinished().next();
            let mut entries = vec![
                (Entry::NewGame, "home-new-game"),
                (Entry::Today, "home-today"),
                (Entry::Learn, "home-learn"),
                (Entry::Records, "home-records"),
                (Entry::Quit, "home-quit"),
            ];
            if left.is_some() {
                entries.insert(0, (Entry::Continue, "home-continue"));
            }
            let mut items: Vec<String> = entries
                .iter()
                .map(|(_, key)| self.words.text(key))
                .collect();
            if let Some(left) = left {
                let left = RecordEntry::new(left, &mut PackNames::new(self.catalogue));
                items[0] = format!("{}: {}", items[0], self.said(&left));
            }
            let Some(at) = self.pick("home-title", &items)? else {
                return Ok(None);
            };
            let chosen = match entries[at].0 {
                Entry::Continue => Some(HomeChoice::Resume(None)),
                Entry::NewGame => self.new_game()?,
                Entry::Today => self.game("home-today")?.map(HomeChoice::Daily),
                Entry::Learn => self.lesson()?.map(HomeChoice::Learn),
                Entry::Records => self.record()?,
                Entry::Quit => return Ok(None),
            };
            if chosen.is_some() {
                return Ok(chosen);
            }
        }
    }

    /// Prints numbered choices and asks for one of them; `None` if the person goes back or the input ends.
    fn pick(&mut self, title: &str, items: &[String]) -> Result<Option<usize>, LineModeError> {
        self.prompt.print_line("")?;
        self.prompt.say(&self.words.text(title))?;
        for (number, item) in (1..).zip(items) {
            self.prompt.print_line(&format!("{number:>3}  {item}"))?;
        }
        let count = [("count", Arg::Number(items.len() as i64))];
        loop {
            let answer = self.prompt.answer(&self.words.text("home-ask-number"))?;
            let Some(answer) = answer.filter(|answer| !answer.is_empty()) else {
                return Ok(None);
            };
            if crate::person::is_quit(&answer) {
                return Ok(None);
            }
            let number = answer.parse::<usize>().ok();
            let index = number.and_then(|number| number.checked_sub(1));
            if let Some(index) = index.filter(|index| *index < items.len()) {
                return Ok(Some(index));
            }
            self.prompt
                .say(&self.words.with("home-no-such-number", &count))?;
        }
    }

    fn game(&mut self, title: &str) -> Result<Option<&'c GameEntry>, LineModeError> {
        self.one_of(title, &self.catalogue.entries().iter().collect::<Vec<_>>())
    }

    fn lesson(&mut self) -> Result<Option<&'c GameEntry>, LineModeError> {
        let entries = self.catalogue.entries().iter();
        let lessons: Vec<&GameEntry> = entries.filter(|entry| entry.lesson.is_some()).collect();
        self.one_of("home-learn", &lessons)
    }

    fn one_of(
        &mut self,
        title: &str,
        entries: &[&'c GameEntry],
    ) -> Result<Option<&'c GameEntry>, LineModeError> {
        let titles: Vec<String> = entries
            .iter()
            .map(|entry| pack::game_title(entry))
            .collect();
        Ok(self.pick(title, &titles)?.map(|at| entries[at]))
    }

    fn new_game(&mut self) -> Result<Option<HomeChoice<'c>>, LineModeError> {
        let Some(entry) = self.game("home-new-game")? else {
            return Ok(None);
        };
        let players = [("players", name(PLAYERS))];
        let question = self.words.with("home-ask-players", &players);
        let Some(typed) = self.prompt.answer(&question)? else {
            return Ok(None);
        };
        let typed = if typed.is_empty() { PLAYERS } else { &*typed };
        Ok(Some(HomeChoice::Play {
            entry,
            pack: None,
            players: typed
                .split(',')
                .map(|player| player.trim().to_owned())
                .collect(),
            options: Vec::new(),
        }))
    }

    /// A saved game: an unfinished one is resumed, a finished one is replayed.
    fn record(&mut self) -> Result<Option<HomeChoice<'c>>, LineModeError> {
        let mut packs = PackNames::new(self.catalogue);
        let kept = record_list::all().take(SHOWN);
        let mut entries: Vec<RecordEntry> = kept
            .map(|kept| RecordEntry::new(kept, &mut packs))
            .collect();
        if entries.is_empty() {
            self.prompt.say(&self.words.text("home-records-none"))?;
            return Ok(None);
        }
        let items: Vec<String> = entries.iter().map(|entry| self.said(entry)).collect();
        let Some(at) = self.pick("home-records", &items)? else {
            return Ok(None);
        };
        let RecordEntry { scores, record, .. } = entries.swap_remove(at);
        Ok(Some(match scores {
            Some(_) => HomeChoice::Replay(record),
            None => HomeChoice::Resume(Some(record)),
        }))
    }

    fn said(&self, entry: &RecordEntry) -> String {
        let game = self.catalogue.find(&entry.game);
        let title = game.map_or_else(|_| entry.game.clone(), pack::game_title);
        records::dated(entry, &title, &self.words)
    }
}
