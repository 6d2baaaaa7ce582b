//! Plays a game from its beginning to its end, and other games after it.

use crate::local_game::{people, random_seed};
use crate::person::{Person, Turn, is_quit};
use crate::{LineModeError, LocalGame, NewRecord, Prompt, TableSetup, full_screen, next_pack};
use rnw_archive::ArchiveError;
use rnw_catalogue::Catalogue;
use rnw_plan::words::translator;
use rnw_plan::{TablePlan, pack};
use rnw_session::{AskOutcome, ObservedLog, Observer, OnFault, Position};
use rnw_terminal_text::fault_message;

/// What a person plays after a game.
enum NextGame {
    None,
    NewDeal,
    SameDeal,
}

impl LocalGame {
    /// A new game with the same players and house rules, and with this seed or a random one. Its record gets a new file.
    /// The pack is read again.
    pub(super) fn again(
        &self,
        catalogue: &Catalogue,
        seed: Option<u64>,
    ) -> Result<Self, LineModeError> {
        let (files, news) = next_pack::find(catalogue, self);
        let setup = TableSetup {
            files: files.clone(),
            ..self.setup.clone()
        };
        let language = self.translator.words().language();
        let names = self.seats.iter().map(|seat| seat.name.clone()).collect();
        let translator = translator(&setup.entry, &files, names, language)?;
        let carried = self.table.header().pack.as_ref();
        let carried = carried
            .map(|_| pack::carry(catalogue, &files))
            .transpose()?;
        let plan = TablePlan {
            entry: setup.entry,
            files,
            options: self.loaded.game.info().named_options(),
            seats: self.seats.clone(),
            seed: seed.map_or_else(random_seed, Ok)?,
        };
        let mut planned = plan.load(catalogue)?.carrying(carried.flatten());
        let translator = translator.with_cards(&*planned.loaded.game);
        if let Some(position) = &self.table.header().position {
            let begun = Position::parse(position).and_then(|position| planned.at(position));
            planned = begun.map_err(ArchiveError::from)?;
        }
        let begun = Self::begin_at(setup, planned, &NewRecord::Usual, translator)?;
        Ok(Self {
            pack_news: news,
            ..begun
        })
    }

    /// Plays on the full screen or at the prompt until a person leaves, and prints the end. Plays other games as long as a
    /// person wants.
    ///
    /// # Errors
    /// If the input ends before the game is over, or if a player, a plugin, the record or the screen fails.
    pub fn run(self, catalogue: &Catalogue, prompt: &mut dyn Prompt) -> Result<(), LineModeError> {
        if let Some(screen) = self.setup.terms.screen {
            return full_screen::play(catalogue, self, screen, prompt);
        }
        let mut local_game = self;
        while local_game.play(prompt)? {
            local_game.print_end(catalogue, prompt)?;
            let seed = match local_game.next_game(prompt)? {
                NextGame::None => break,
                NextGame::SameDeal => Some(local_game.table.header().seed),
                NextGame::NewDeal => None,
            };
            local_game = local_game.again(catalogue, seed)?;
            if let Some(news) = &local_game.pack_news {
                prompt.notice(news);
            }
        }
        Ok(())
    }

    /// Plays at the prompt until the game is over or a person leaves. Returns whether the game is over.
    ///
    /// # Errors
    /// If the input ends before the game is over, or if a player, a plugin or the record fails.
    pub fn play(&mut self, prompt: &mut dyn Prompt) -> Result<bool, LineModeError> {
        if self.table.outcome().is_some() {
            prompt.notice(&self.translator.text("cli-over-already"));
            self.close()?;
            return Ok(true);
        }
        self.begin()?;
        prompt.keep_resume(Some(self.how_to_resume()));
        let people = people(&self.seats);
        let mut person = Person::new(self);
        let prints = self.setup.terms.prints_events;
        let mut onlooker = ObservedLog::new(Observer::Onlooker);
        self.say_where_it_is_kept(prompt);
        loop {
            let before = self.table.log().entries().len();
            (self.table.deal()).map_err(|error| self.record_error(error))?;
            if let Some(fault) = self.table.stopped_by() {
                if prints {
                    self.tell_news(person.heard().unwrap_or(&mut onlooker), prompt)?;
                }
                return Err(self.stopped(fault));
            }
            let Some(seat) = self.table.next_to_decide(&people, person.last()) else {
                break;
            };
            // Without people, prints the events whenever new cards are revealed.
            if people.is_empty() && prints && self.table.log().entries().len() > before {
                self.tell_news(&mut onlooker, prompt)?;
            }
            let Some(bot) = self.bots[seat.index()].as_mut() else {
                match person.decide(seat, self, prompt)? {
                    Turn::Decided => continue,
                    Turn::Left => {
                        prompt.notice(&self.leave("cli-how-to-resume"));
                        return Ok(false);
                    }
                    Turn::InputEnded => {
                        return Err(LineModeError::InputEnded(self.leave("cli-input-ended")));
                    }
                }
            };
            match self.table.ask(seat, &mut **bot) {
                Ok(AskOutcome::Decided(_)) => {}
                Ok(AskOutcome::Drawn(_) | AskOutcome::Replaced | AskOutcome::Forfeited) => {
                    self.tell_fault(prompt);
                }
                Err(error) => return Err(self.table_error(error)),
            }
        }
        if prints {
            self.tell_news(person.heard().unwrap_or(&mut onlooker), prompt)?;
        }
        person.teach_at_end(self, prompt)?;
        self.close()?;
        prompt.keep_resume(None);
        for bot in self.bots.iter_mut().flatten() {
            self.table.end(&mut **bot);
        }
        Ok(true)
    }

    fn close(&mut self) -> Result<(), LineModeError> {
        let closed = self.table.close();
        closed.map_err(|error| self.record_error(error))
    }

    /// Prints the last fault of a player. Details may be secret to its seat, so people see only the kind of
    /// fault while the game continues.
    fn tell_fault(&self, prompt: &mut dyn Prompt) {
        if let Some(fault) = self.table.player_faults().last() {
            let secret = fault.then == OnFault::Random && self.has_people();
            prompt.notice(&fault_message(&self.translator, fault, !secret).1);
        }
    }

    /// Asks a person at a terminal for another game if the pack is a folder, which may change between two games.
    fn next_game(&self, prompt: &mut dyn Prompt) -> Result<NextGame, LineModeError> {
        if self.setup.folder.is_none() || !self.has_people() || !prompt.is_terminal() {
            return Ok(NextGame::None);
        }
        loop {
            let answer = prompt.answer(&self.translator.text("play-ask-another"))?;
            match answer.unwrap_or_default().as_str() {
                "new" => return Ok(NextGame::NewDeal),
                "again" => return Ok(NextGame::SameDeal),
                word if word.is_empty() || is_quit(word) => {
                    return Ok(NextGame::None);
                }
                _ => {}
            }
        }
    }
}
