//! Answers to the questions of a person at the prompt. Nothing here changes the game.

use super::Decision;
use crate::LineModeError;
use rnw_bots::analysis::Compared;
use rnw_bots::search::Parameters;
use rnw_i18n::name;
use rnw_session::{CheckedMove, LineError, ListedMove, Near, TypedCommand};
use rnw_terminal_text::{Page, WIDTH};
use rnw_tui::{Explained, not_alone, two_meanings};
use roll_and_write::picture::Picture;
use roll_and_write::{Arg, Game, MoveId, Refusal, Seat, Target};
use std::io;

/// The largest number of moves that are listed without a request.
const FEW_MOVES: usize = 12;

impl Decision<'_> {
    /// Answers a command that only asks something. Other commands have no answer.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others ask nothing")]
    pub(super) fn answer(&mut self, command: &TypedCommand) -> Result<(), LineModeError> {
        let local_game = &*self.game;
        let translator = &local_game.translator;
        match command {
            TypedCommand::Help => self.help()?,
            TypedCommand::Legend => self.legend()?,
            TypedCommand::Moves(listed) => self.list(listed)?,
            TypedCommand::Why(None) => self.say("cli-why-what")?,
            TypedCommand::Why(Some((id, checked))) => self.why(*id, checked)?,
            TypedCommand::Hint => self.hint()?,
            TypedCommand::Score => self.score()?,
            TypedCommand::Log(count) => {
                let heard = self.person.heard[self.seat].messages();
                let first = heard.len().saturating_sub(count.unwrap_or(heard.len()));
                local_game.say_all(&heard[first..], self.prompt)?;
            }
            TypedCommand::Position => {
                let usual = local_game.setup.entry.usual_options();
                let own = Some(self.seat);
                match local_game.table.position_at(&usual, own, usize::MAX) {
                    Ok(position) => self.prompt.print_line(&position.to_string())?,
                    Err(_) => self.say("table-position-none")?,
                }
            }
            TypedCommand::Rules => {
                let command = [("command", name(local_game.rules_command()))];
                (self.prompt).print_line(&translator.with("cli-read-rules", &command))?;
            }
            TypedCommand::Save => self.prompt.print_line(&local_game.how_to_resume())?,
            _ => {}
        }
        Ok(())
    }

    /// Prints what is wrong with a line, and a suggestion.
    pub(super) fn explain_error(&mut self, error: &LineError) -> io::Result<()> {
        let translator = &self.game.translator;
        let (problem, near) = match error {
            LineError::NotNow => (translator.text("tui-not-now"), None),
            LineError::NoSuchNumber { count } => {
                let count = [("count", Arg::Number(*count as i64))];
                (translator.with("cli-no-such-number", &count), None)
            }
            LineError::TwoMeanings { number, moves } => {
                (two_meanings(translator, number, moves), None)
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
        self.prompt.say(&problem)?;
        let (key, gap, text) = match near {
            Some(Near::Command(word)) => ("table-meant", "command", word.text().to_owned()),
            Some(Near::Moves(moves)) => ("cli-moves-near", "moves", moves.join("`, `")),
            Some(Near::Examples(moves)) => ("cli-moves-example", "moves", moves.join("`, `")),
            None => return Ok(()),
        };
        self.prompt.say(&translator.with(key, &[(gap, name(text))]))
    }

    /// Lists the legal moves with their numbers in one sentence. If there are many, says only how to hear them, where that is
    /// new.
    pub(super) fn say_choices(&mut self, is_new: bool) -> io::Result<()> {
        let translator = &self.game.translator;
        let Ok(listed) = self.console().list("") else {
            return Ok(());
        };
        if listed.len() > FEW_MOVES && !is_new {
            return Ok(());
        }
        if listed.len() > FEW_MOVES {
            let first = listed.iter().flat_map(|listed| listed.text.split(' '));
            let gaps = [
                ("count", Arg::Number(listed.len() as i64)),
                ("start", name(first.take(1).collect::<String>())),
            ];
            return self
                .prompt
                .say(&translator.with("plain-many-choices", &gaps));
        }
        let moves = listed
            .iter()
            .map(|one| format!("{} {}", one.number, one.text));
        let moves = [("moves", name(moves.collect::<Vec<_>>().join(", ")))];
        self.prompt.say(&translator.with("plain-choices", &moves))
    }

    /// Prints the line with this key.
    fn print(&mut self, key: &str) -> io::Result<()> {
        self.prompt.print_line(&self.game.translator.text(key))
    }

    fn legend(&mut self) -> io::Result<()> {
        let picture = self.game().picture(&self.game.table.view(self.seat));
        if self.game.setup.terms.plain {
            // The sentences show no signs, only names of symbols.
            let lines = self.game.narrator().legend(&picture);
            self.print(if lines.is_empty() {
                "plain-no-legend"
            } else {
                "cli-legend-symbols"
            })?;
            return lines.iter().try_for_each(|line| self.prompt.say(line));
        }
        self.print("cli-legend")?;
        let legend = self.game.renderer().legend_of(&picture);
        self.prompt.print(&legend.into())?;
        if picture.legend.is_empty() {
            return Ok(());
        }
        self.print("cli-legend-symbols")?;
        let symbols = self.game.renderer().symbols(&picture);
        self.prompt.print(&symbols.into())
    }

    /// Prints how to type moves, and the commands.
    fn help(&mut self) -> io::Result<()> {
        let translator = &self.game.translator;
        self.prompt.print_line(&translator.text("cli-help-moves"))?;
        for line in &self.game.loaded.game.info().how_to_move {
            (self.prompt).print_line(&format!("  {}", translator.translate(line)))?;
        }
        (self.prompt).print(&Page::lines(&translator.text("cli-help")))?;
        if self.person.tutor.is_none() {
            return Ok(());
        }
        (self.prompt).print(&Page::lines(&translator.text("teach-help")))
    }

    /// Prints moves with their numbers, under a heading for each kind of move. One kind alone needs no heading.
    fn list(&mut self, listed: &[ListedMove]) -> io::Result<()> {
        let view = self.game.table.view(self.seat);
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
                self.prompt.print_line(&heading)?;
            }
            self.columns(&moves)?;
        }
        Ok(())
    }

    /// The heading of the moves of one kind.
    fn heading(&self, picture: &Picture, target: &Target) -> String {
        let translator = &self.game.translator;
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
    fn columns(&mut self, listed: &[&ListedMove]) -> io::Result<()> {
        let line = |listed: &&ListedMove| format!("{:>3}  {}", listed.number, listed.text);
        let listed: Vec<String> = listed.iter().map(line).collect();
        let widths = listed.iter().map(|text| text.chars().count());
        let column = widths.max().unwrap_or(0) + 3;
        let columns = if self.game.setup.terms.plain {
            1
        } else {
            (WIDTH / column).max(1)
        };
        let rows = listed.len().div_ceil(columns);
        for row in 0..rows {
            let cells = listed.iter().skip(row).step_by(rows);
            let cells = cells.map(|text| format!("{text:column$}"));
            (self.prompt).print_line(cells.collect::<String>().trim_end())?;
        }
        Ok(())
    }

    /// Prints whether a move is legal, and if not, why.
    fn why(&mut self, id: MoveId, checked: &Result<CheckedMove, Refusal>) -> io::Result<()> {
        let translator = &self.game.translator;
        let text = if let Err(refusal) = checked {
            translator.refusal(refusal)
        } else {
            let mv = [("move", name(self.game().print_move(id)))];
            translator.with("table-allowed", &mv)
        };
        self.prompt.say(&text)
    }

    /// Prints the best move for what this seat sees, and why it is good.
    fn hint(&mut self) -> Result<(), LineModeError> {
        let (game, table) = (&self.game.loaded, &self.game.table);
        let judge = game.judge(Parameters::judging());
        let hint = judge.judge(&table.view(self.seat), Compared::Next)?;
        let explained = Explained::new(&self.game.translator, table, self.seat, &hint);
        for sentence in explained.sentences() {
            self.prompt.say(&sentence)?;
        }
        Ok(())
    }

    /// Prints the score sheets as far as this seat knows them.
    fn score(&mut self) -> io::Result<()> {
        let view = self.game.table.view(self.seat);
        for seat in Seat::all(self.game().info().seats) {
            let Some(score) = self.game().score_seen(&view, seat) else {
                return self.say("cli-score-hidden");
            };
            let sheet = (self.game.renderer()).score_sheet(self.game(), seat, &score);
            self.prompt.print(&sheet.into())?;
        }
        Ok(())
    }

    fn game(&self) -> &dyn Game {
        &*self.game.loaded.game
    }
}
