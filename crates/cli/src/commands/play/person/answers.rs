//! Answers to the questions of a person at the keyboard. Nothing here changes the game.

use super::{LocalGame, WORDS};
use crate::failure::Failure;
use crate::out::Out;
use rnw_i18n::name;
use rnw_session::{CheckedMove, Console, LineError, ListedMove, Near, ObservedLog, TypedCommand};
use rnw_terminal_text::WIDTH;
use rnw_tui::{Explained, not_alone};
use roll_and_write::picture::Picture;
use roll_and_write::{Arg, Game, MoveId, Refusal, Seat, Target};

/// The largest number of moves that are listed without a request.
const FEW_MOVES: usize = 12;

/// Answers what a person may ask while deciding.
pub(super) struct Answers<'a> {
    pub(super) seat: Seat,
    pub(super) local_game: &'a LocalGame,
    pub(super) heard: &'a ObservedLog,
}

impl Answers<'_> {
    /// Answers a command.
    pub(super) fn answer(&self, command: &TypedCommand, out: &mut Out) -> Result<(), Failure> {
        let translator = &self.local_game.translator;
        match command {
            TypedCommand::Help => self.help(out),
            TypedCommand::Legend => self.legend(out),
            TypedCommand::Moves(listed) => self.list(listed, out),
            TypedCommand::Why(None) => out.sentence(&translator.text("cli-why-what")),
            TypedCommand::Why(Some((id, checked))) => self.why(*id, checked, out),
            TypedCommand::Hint => self.hint(out),
            TypedCommand::Score => self.score(out),
            TypedCommand::Log(count) => self.log(*count, out),
            TypedCommand::Rules => {
                let command = name(self.local_game.again.rules());
                out.line(&translator.with("cli-read-rules", &[("command", command)]))
            }
            TypedCommand::Save => out.line(&self.local_game.how_to_resume()),
            // The loop at the prompt handles these commands; the prompt has no mouse.
            TypedCommand::Nothing
            | TypedCommand::Play(_)
            | TypedCommand::Table
            | TypedCommand::Undo
            | TypedCommand::Redo
            | TypedCommand::Quit
            | TypedCommand::Skip
            | TypedCommand::SkipAll
            | TypedCommand::Mouse => Ok(()),
        }
    }

    /// Prints what is wrong with a line, and a suggestion.
    pub(super) fn error(&self, error: &LineError, out: &mut Out) -> Result<(), Failure> {
        let translator = &self.local_game.translator;
        let (problem, near) = match error {
            LineError::NotNow => (translator.text("tui-not-now"), None),
            LineError::NoSuchNumber { count } => {
                let count = [("count", Arg::Number(*count as i64))];
                (translator.with("cli-no-such-number", &count), None)
            }
            LineError::NoMoveBegins { start } => {
                let start = [("start", name(start.as_str()))];
                (translator.with("cli-no-such-moves", &start), None)
            }
            LineError::NotAlone { word, text } => (not_alone(translator, *word, text), None),
            LineError::LogNumber { .. } => (translator.text("table-log-number"), None),
            LineError::NoMove { reason, near } => (translator.translate(reason), near.as_ref()),
            LineError::Refused { refusal, near, .. } => (translator.refusal(refusal), Some(near)),
        };
        out.sentence(&problem)?;
        match near {
            Some(Near::Command(word)) => {
                out.sentence(&translator.with("table-meant", &[("command", name(word.text()))]))
            }
            Some(Near::Moves(moves)) => {
                let moves = [("moves", name(moves.join("`, `")))];
                out.sentence(&translator.with("cli-moves-near", &moves))
            }
            Some(Near::Examples(moves)) => {
                let moves = [("moves", name(moves.join("`, `")))];
                out.sentence(&translator.with("cli-moves-example", &moves))
            }
            None => Ok(()),
        }
    }

    /// Lists the legal moves with their numbers; if there are many, prints only how many.
    pub(super) fn say_choices(&self, out: &mut Out) -> Result<(), Failure> {
        let translator = &self.local_game.translator;
        let console = Console {
            live: &self.local_game.table,
            seat: Some(self.seat),
            words: &WORDS,
        };
        let Ok(listed) = console.list("") else {
            return Ok(());
        };
        if listed.len() > FEW_MOVES {
            let first = listed.iter().flat_map(|listed| listed.text.split(' '));
            let gaps = [
                ("count", Arg::Number(listed.len() as i64)),
                ("start", name(first.take(1).collect::<String>())),
            ];
            return out.sentence(&translator.with("plain-many-choices", &gaps));
        }
        out.line(&translator.text("plain-choices"))?;
        self.list(&listed, out)
    }

    fn legend(&self, out: &mut Out) -> Result<(), Failure> {
        let translator = &self.local_game.translator;
        let picture = self.game().picture(&self.local_game.table.view(self.seat));
        if self.local_game.plain {
            // The sentences show no signs, only names of symbols.
            let lines = self.local_game.narrator().legend(&picture);
            let title = if lines.is_empty() {
                "plain-no-legend"
            } else {
                "cli-legend-symbols"
            };
            out.line(&translator.text(title))?;
            return lines.iter().try_for_each(|line| out.sentence(line));
        }
        out.line(&translator.text("cli-legend"))?;
        let renderer = self.local_game.renderer();
        out.page(&renderer.legend_of(&picture).into())?;
        if picture.legend.is_empty() {
            return Ok(());
        }
        out.line(&translator.text("cli-legend-symbols"))?;
        out.page(&renderer.symbols(&picture).into())
    }

    /// Prints how to type moves, and the commands.
    fn help(&self, out: &mut Out) -> Result<(), Failure> {
        let translator = &self.local_game.translator;
        out.line(&translator.text("cli-help-moves"))?;
        for line in &self.game().info().how_to_move {
            out.line(&format!("  {}", translator.translate(line)))?;
        }
        out.lines(&translator.text("cli-help"))?;
        if self.local_game.lesson.is_none() {
            return Ok(());
        }
        out.lines(&translator.text("teach-help"))
    }

    /// Prints moves with their numbers, under a heading for each kind of move. One kind alone needs no heading.
    fn list(&self, listed: &[ListedMove], out: &mut Out) -> Result<(), Failure> {
        let view = self.local_game.table.view(self.seat);
        let picture = self.game().picture(&view);
        let mut groups: Vec<(String, Vec<&ListedMove>)> = Vec::new();
        for one in listed {
            let heading = self.heading(&picture, &self.game().target(&view, one.id));
            match groups.iter_mut().find(|(known, _)| *known == heading) {
                Some((_, moves)) => moves.push(one),
                None => groups.push((heading, vec![one])),
            }
        }
        let alone = groups.len() == 1;
        for (heading, moves) in groups {
            if !alone {
                out.line(&heading)?;
            }
            self.columns(&moves, out)?;
        }
        Ok(())
    }

    /// The heading of the moves of one kind.
    fn heading(&self, picture: &Picture, target: &Target) -> String {
        let translator = &self.local_game.translator;
        match target {
            Target::Cells { board, .. } | Target::Tiles { board, .. } => {
                let card = picture.board(*board);
                let place = card.map_or("", |card| card.place.as_str());
                let key = if target.cell_count() > Some(1) {
                    "play-moves-pattern"
                } else {
                    "play-moves-cells"
                };
                translator.with(key, &[("board", name(place))])
            }
            Target::Line { .. } => translator.text("play-moves-fences"),
            Target::Piece { number, .. } => {
                let number = [("number", Arg::Number(i64::from(*number)))];
                translator.with("play-moves-chips", &number)
            }
            Target::Link { .. } => translator.text("play-moves-links"),
            Target::Box { track, .. } => {
                let own = picture.places.first();
                let track = own.and_then(|own| own.tracks.get(*track));
                let track = track.map_or_else(String::new, |track| translator.word(&track.name));
                translator.with("play-moves-boxes", &[("track", name(track))])
            }
            Target::Die { .. } => translator.text("play-moves-dice"),
            Target::Offer(_) => translator.text("play-moves-offer"),
            Target::Hand(_) => translator.text("play-moves-hand"),
            Target::Choice(_) => translator.text("play-moves-other"),
        }
    }

    /// Prints moves with their numbers in as many columns as fit.
    fn columns(&self, listed: &[&ListedMove], out: &mut Out) -> Result<(), Failure> {
        let line = |listed: &&ListedMove| format!("{:>3}  {}", listed.number, listed.text);
        let listed: Vec<String> = listed.iter().map(line).collect();
        let widths = listed.iter().map(|text| text.chars().count());
        let column = widths.max().unwrap_or(0) + 3;
        let columns = if self.local_game.plain {
            1
        } else {
            (WIDTH / column).max(1)
        };
        let rows = listed.len().div_ceil(columns);
        for row in 0..rows {
            let cells = listed.iter().skip(row).step_by(rows);
            let cells = cells.map(|text| format!("{text:column$}"));
            out.line(cells.collect::<String>().trim_end())?;
        }
        Ok(())
    }

    /// Prints whether a move is legal, and if not, why.
    fn why(
        &self,
        id: MoveId,
        checked: &Result<CheckedMove, Refusal>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let translator = &self.local_game.translator;
        out.sentence(&if let Err(refusal) = checked {
            translator.refusal(refusal)
        } else {
            let text = name(self.game().print_move(id));
            translator.with("table-allowed", &[("move", text)])
        })
    }

    /// Prints the adviser's move for what this seat sees, and why it is good.
    fn hint(&self, out: &mut Out) -> Result<(), Failure> {
        let mut adviser = self.local_game.loaded.adviser()?;
        let table = &self.local_game.table;
        let advice = (table.advice(self.seat, &mut *adviser))
            .map_err(|fault| Failure::Bot(fault.to_string()))?;
        let explained = Explained::new(&self.local_game.translator, table, self.seat, &advice);
        let mut sentences = explained.sentences().into_iter();
        sentences.try_for_each(|sentence| out.sentence(&sentence))
    }

    /// Prints the score sheets as far as this seat knows them.
    fn score(&self, out: &mut Out) -> Result<(), Failure> {
        let view = self.local_game.table.view(self.seat);
        for seat in Seat::all(self.game().info().seats) {
            let Some(score) = self.game().score_seen(&view, seat) else {
                return out.sentence(&self.local_game.translator.text("cli-score-hidden"));
            };
            let renderer = self.local_game.renderer();
            let sheet = renderer.score_sheet(self.game(), seat, &score);
            out.page(&sheet.into())?;
        }
        Ok(())
    }

    /// Prints the last notices for this seat.
    fn log(&self, count: Option<usize>, out: &mut Out) -> Result<(), Failure> {
        let heard = self.heard.messages();
        let first = heard.len().saturating_sub(count.unwrap_or(heard.len()));
        self.local_game.say(&heard[first..], out)
    }

    fn game(&self) -> &dyn Game {
        &*self.local_game.loaded.game
    }
}
