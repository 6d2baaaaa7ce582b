//! A person at the prompt.

mod answers;
mod lesson;

use crate::changed::{changed, unsaid};
use crate::local_game::people;
use crate::{LineModeError, LocalGame, Prompt};
use rnw_i18n::{Translator, name};
use rnw_session::{
    CheckedMove, CommandWord, Console, NoUndo, ObservedLog, Observer, TableError, Tutor,
    TypedCommand,
};
use rnw_terminal_text::WIDTH;
use roll_and_write::picture::Picture;
use roll_and_write::{BySeat, Seat, Target};
use std::collections::BTreeSet;
use std::io;

/// The command words that the prompt knows. The last one is for lessons only.
const WORDS: [CommandWord; 15] = [
    CommandWord::Help,
    CommandWord::Moves,
    CommandWord::Table,
    CommandWord::Why,
    CommandWord::Hint,
    CommandWord::Undo,
    CommandWord::Redo,
    CommandWord::Score,
    CommandWord::Log,
    CommandWord::Position,
    CommandWord::Rules,
    CommandWord::Save,
    CommandWord::Quit,
    CommandWord::Legend,
    CommandWord::Skip,
];

/// How a person's turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// The person made a decision.
    Decided,
    /// The person left; the game is saved.
    Left,
    /// The input ended.
    InputEnded,
}

/// Why a person's turn ended without a decision.
enum Stop {
    Left,
    InputEnded,
    Failed(LineModeError),
}

impl<E: Into<LineModeError>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// The people at one keyboard: who played last, and which notices each has received.
#[derive(Debug)]
pub(super) struct Person {
    /// How many there are.
    people: usize,
    last: Option<Seat>,
    heard: BySeat<ObservedLog>,
    /// What each seat saw last; `None` if the next table is printed as a whole.
    known: BySeat<Option<Picture>>,
    /// The kinds of decisions that were explained to each seat: how to type them, and how to hear all moves.
    explained: BySeat<BTreeSet<String>>,
    /// Follows the person through the lesson, if the game teaches.
    tutor: Option<Tutor>,
}

impl Person {
    /// The people of a game. A person who resumes a game gets the notices of its last turn; the command `log`
    /// shows earlier ones.
    pub(super) fn new(local_game: &LocalGame) -> Self {
        let table = &local_game.table;
        let heard = |seat| {
            let mut heard = ObservedLog::of(Observer::Seat(seat), table.log());
            heard.mark_shown_before(table.last_turn().saturating_sub(1));
            heard
        };
        Self {
            people: people(&local_game.seats).len(),
            last: None,
            heard: BySeat::from_fn(heard),
            known: BySeat::from_fn(|_| None),
            explained: BySeat::from_fn(|_| BTreeSet::new()),
            tutor: local_game.setup.terms.lesson.clone().map(Tutor::new),
        }
    }

    /// The seat that played last at the keyboard.
    pub(super) fn last(&self) -> Option<Seat> {
        self.last
    }

    /// The notices for the seat that played last at the keyboard.
    pub(super) fn heard(&mut self) -> Option<&mut ObservedLog> {
        self.last.map(|seat| &mut self.heard[seat])
    }

    /// Shows the table to a person and takes commands until a decision is made.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        game: &mut LocalGame,
        prompt: &mut dyn Prompt,
    ) -> Result<Turn, LineModeError> {
        let changes = self.people > 1 && self.last != Some(seat);
        self.last = Some(seat);
        let mut decision = Decision {
            seat,
            person: self,
            game,
            prompt,
        };
        match decision.make(changes) {
            Ok(()) => Ok(Turn::Decided),
            Err(Stop::Left) => Ok(Turn::Left),
            Err(Stop::InputEnded) => Ok(Turn::InputEnded),
            Err(Stop::Failed(error)) => Err(error),
        }
    }

    /// Explains the steps of the lesson that come when the game is over.
    pub(super) fn teach_at_end(
        &mut self,
        game: &mut LocalGame,
        prompt: &mut dyn Prompt,
    ) -> Result<(), LineModeError> {
        let Some(seat) = self.last else {
            return Ok(());
        };
        let mut decision = Decision {
            seat,
            person: self,
            game,
            prompt,
        };
        match decision.teach() {
            // The game is over, so it does not matter whether the person leaves.
            Ok(()) | Err(Stop::Left | Stop::InputEnded) => Ok(()),
            Err(Stop::Failed(error)) => Err(error),
        }
    }
}

/// A decision of a person: until it is made, the person may ask, look around and undo.
struct Decision<'a> {
    seat: Seat,
    person: &'a mut Person,
    game: &'a mut LocalGame,
    prompt: &'a mut dyn Prompt,
}

impl Decision<'_> {
    /// Shows the table and carries out lines until the decision is made.
    fn make(&mut self, changes: bool) -> Result<(), Stop> {
        if changes && self.prompt.is_terminal() {
            self.hand_over()?;
        }
        self.show()?;
        loop {
            let line = self.prompt.command()?.ok_or(Stop::InputEnded)?;
            if self.follow(&line)? {
                return Ok(());
            }
        }
    }

    /// The commands of the seat.
    fn console(&self) -> Console<'_> {
        Console::new(
            &self.game.table,
            Some(self.seat),
            if self.person.tutor.is_some() {
                &WORDS
            } else {
                &WORDS[..WORDS.len() - 1]
            },
            self.game.translator.words().move_words(),
        )
    }

    /// Carries out a line. Returns whether the decision is made.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the others only ask something"
    )]
    fn follow(&mut self, line: &str) -> Result<bool, Stop> {
        let command = match self.console().interpret(line) {
            Ok(command) => command,
            Err(error) => {
                self.explain_error(&error)?;
                return Ok(false);
            }
        };
        match command {
            TypedCommand::Quit => return Err(Stop::Left),
            TypedCommand::Play(mv) => return self.play(mv, false),
            TypedCommand::Redo => match self.game.table.undone(self.seat) {
                Some(mv) => return self.play(mv, true),
                None => self.say("table-no-redo")?,
            },
            TypedCommand::Undo => {
                if self.undo()? {
                    self.show()?;
                }
            }
            TypedCommand::Table => {
                self.person.known[self.seat] = None;
                self.show()?;
            }
            TypedCommand::Skip | TypedCommand::SkipAll => {
                if self.skip(command == TypedCommand::SkipAll)? {
                    self.teach()?;
                    self.show_decision()?;
                }
            }
            asked => self.answer(&asked)?,
        }
        Ok(false)
    }

    /// Makes or redoes a decision, after confirmation if needed. Returns whether it is made.
    fn play(&mut self, checked: CheckedMove, again: bool) -> Result<bool, Stop> {
        if !self.is_meant(&checked)? {
            return Ok(false);
        }
        let is_well_done = !again && self.tries(&checked);
        let table = &mut self.game.table;
        let made = if again {
            table.redo(checked)
        } else {
            table.play(checked)
        };
        made.map_err(|error| self.game.table_error(error))?;
        if is_well_done {
            self.say("teach-well-done")?;
        }
        self.confirm()?;
        Ok(true)
    }

    /// Says the sentence with this key.
    fn say(&mut self, key: &str) -> io::Result<()> {
        self.prompt.say(&self.game.translator.text(key))
    }

    /// Clears the screen between two people, so that the next one does not see secrets.
    fn hand_over(&mut self) -> Result<(), Stop> {
        self.prompt.clear(!self.game.setup.terms.plain)?;
        self.person.known[self.seat] = None;
        let translator = &self.game.translator;
        let player = [("player", name(translator.name(self.seat)))];
        let line = (self.prompt).answer(&translator.with("cli-hand-over", &player))?;
        match line {
            None => Err(Stop::InputEnded),
            Some(line) if is_quit(&line) => Err(Stop::Left),
            Some(_) => Ok(()),
        }
    }

    /// Prints the news and the table, the steps of the lesson that come now, and what must be decided.
    fn show(&mut self) -> Result<(), Stop> {
        self.introduce()?;
        self.show_table()?;
        self.teach()?;
        Ok(self.show_decision()?)
    }

    /// Prints the news and the table: as a whole for the first decision, later what has changed.
    fn show_table(&mut self) -> io::Result<()> {
        self.prompt.print_line("")?;
        let (seat, local_game) = (self.seat, &*self.game);
        local_game.tell_news(&mut self.person.heard[seat], self.prompt)?;
        let (game, view) = (&local_game.loaded.game, local_game.table.view(seat));
        let whole = game.picture(&view);
        let known = self.person.known[seat].replace(whole.clone());
        let is_part = known.is_some();
        let is_plain = local_game.setup.terms.plain;
        let picture = match known {
            Some(known) => {
                let moves = local_game.table.moves(seat);
                let targets = moves.iter().map(|id| game.target(&view, *id));
                let part = changed(&whole, &known, &targets.collect::<Vec<Target>>());
                if is_plain { unsaid(part, &known) } else { part }
            }
            None => whole,
        };
        if !picture.headline.is_empty() {
            self.prompt.print_line("")?;
        }
        if is_plain {
            let narrator = local_game.narrator();
            let lines = if is_part {
                narrator.brief(&picture)
            } else {
                narrator.picture(&picture)
            };
            lines.iter().try_for_each(|line| self.prompt.say(line))?;
        } else {
            let table = local_game.renderer().picture(&picture, WIDTH);
            self.prompt.print(&table.into())?;
        }
        if local_game.setup.terms.deck_list
            && let Some(upcoming) = local_game.narrator().upcoming(&picture)
        {
            self.prompt.say(&upcoming)?;
        }
        Ok(())
    }

    /// Prints what must be decided, and once for each kind of decision how to type it.
    fn show_decision(&mut self) -> io::Result<()> {
        let (game, table) = (&self.game.loaded.game, &self.game.table);
        let translator = &self.game.translator;
        let owed = game.picture(&table.view(self.seat)).owed;
        let kind = owed.as_ref().map_or("", |owed| &*owed.key).to_owned();
        let explained = &mut self.person.explained[self.seat];
        let is_first = explained.is_empty();
        let is_new = explained.insert(kind);
        if let Some(owed) = &owed {
            let gaps = [
                ("player", name(translator.name(self.seat))),
                ("owed", name(translator.translate(owed))),
            ];
            self.prompt.print_line("")?;
            self.prompt.say(&translator.with("table-owed", &gaps))?;
        }
        if self.game.setup.terms.plain {
            self.say_choices(is_new)?;
        }
        // A program that reads drawn boards through a pipe waits for this line.
        let is_program = !self.game.setup.terms.plain && !self.prompt.is_terminal();
        if !is_new && !is_program {
            return Ok(());
        }
        let example = self.game.table.moves(self.seat).first().copied();
        let example = example.map(|id| self.game.loaded.game.print_move(id));
        let example = example.map(|mv| self.game.translator.move_text(&mv));
        let key = if is_first || is_program {
            "play-how-to-type"
        } else {
            "play-such-as"
        };
        let example = [("examples", name(example.unwrap_or_default()))];
        self.prompt.say(&self.game.translator.with(key, &example))
    }

    /// Asks before a move that is easily chosen by mistake, and, if a person wants it, before every move that cannot be
    /// undone. Lines from a program are played as they are, unless the program wants to be asked.
    fn is_meant(&mut self, checked: &CheckedMove) -> Result<bool, Stop> {
        let (table, translator) = (&self.game.table, &self.game.translator);
        let asks = self.game.setup.terms.confirm && table.is_final(checked)
            || self.prompt.is_terminal() && table.should_confirm(checked);
        if !asks {
            return Ok(true);
        }
        let text = self.game.loaded.game.print_move(checked.id());
        let text = ("move", name(text));
        let question = match table.warning(checked) {
            Some(warning) => {
                let warning = ("warning", name(translator.translate(&warning)));
                translator.with("cli-confirm-warning", &[warning, text])
            }
            None => translator.with("cli-confirm-final", &[text]),
        };
        let line = self.prompt.answer(&question)?.ok_or(Stop::InputEnded)?;
        if is_quit(&line) {
            return Err(Stop::Left);
        }
        Ok(is_yes(translator, &line))
    }

    /// Lets the person undo the last mark of a turn before the others answer, if the person wants to be asked.
    fn confirm(&mut self) -> Result<(), Stop> {
        let table = &self.game.table;
        let done = !table.awaited().contains(self.seat);
        if !self.game.setup.terms.confirm || !done || table.may_undo(self.seat).is_err() {
            return Ok(());
        }
        loop {
            let question = self.game.translator.text("cli-confirm");
            let line = self.prompt.answer(&question)?.ok_or(Stop::InputEnded)?;
            if is_yes(&self.game.translator, &line) {
                return Ok(());
            }
            match CommandWord::of(&line) {
                Some(CommandWord::Undo) => return Ok(self.undo().map(|_| ())?),
                Some(CommandWord::Quit) => return Err(Stop::Left),
                Some(_) | None => self.say("cli-confirm-only")?,
            }
        }
    }

    /// Undoes the last decision and prints it. Returns false and prints why if this is not possible.
    fn undo(&mut self) -> Result<bool, LineModeError> {
        let is_slip = self.game.takes_back_slips() && self.game.table.may_undo(self.seat).is_err();
        let taken_back = if is_slip {
            self.game.table.take_back(self.seat)
        } else {
            self.game.table.undo(self.seat)
        };
        let key = match taken_back {
            Ok(()) => {
                if let Some(undone) = self.game.table.undone(self.seat) {
                    let mv = name(self.game.loaded.game.print_move(undone.id()));
                    let text = self.game.translator.with("table-undone", &[("move", mv)]);
                    self.prompt.say(&text)?;
                }
                if is_slip {
                    self.say("table-slip")?;
                }
                return Ok(true);
            }
            Err(TableError::Undo(NoUndo::Nothing)) => "table-no-undo-nothing",
            Err(TableError::Undo(NoUndo::Seen)) => "table-no-undo-seen",
            Err(error) => return Err(self.game.table_error(error)),
        };
        self.say(key)?;
        Ok(false)
    }
}

pub(super) fn is_quit(line: &str) -> bool {
    CommandWord::of(line) == Some(CommandWord::Quit)
}

/// Whether a line is yes: empty, or yes in English, or in the language of the person, whole or its first letter.
fn is_yes(translator: &Translator, line: &str) -> bool {
    let line = line.to_lowercase();
    let own = translator.text("tui-do-accept");
    let first: String = own.chars().take(1).collect();
    ["", "y", "yes", &own, &first].contains(&line.as_str())
}
