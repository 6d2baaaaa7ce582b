//! Plays the steps of a scenario at a table.

use super::Stage;
use super::script::ScriptLine;
use crate::small_pack::SmallPack;
use crate::table::{TestTable, split};
use roll_and_write::option::nearest;
use roll_and_write::{Audience, Presentation, Seat};

/// A scenario in progress: it has a pack until the table is opened, then the table.
pub(super) struct Playing<'s, R: Presentation> {
    stage: &'s Stage<R>,
    pack: Option<SmallPack>,
    options: Vec<(String, String)>,
    hands: Vec<String>,
    offer: String,
    seats: Option<usize>,
    table: Option<TestTable<R>>,
    saved: Option<(R::State, usize)>,
    checks: usize,
}

/// The words that set up a table.
const SETUP: &str =
    "base card fill expeditions schedule symbol does edit option seat seats offer refuses";

/// The words for steps.
const STEPS: &str = "deal roll refill play turn save back";

/// The words for checks.
pub(crate) const CHECKS: &str = "awaiting moves legal refused unknown drawable held completed marked track owed hand \
    total deck offered state notices new-notices score audience places";

impl<'s, R: Presentation> Playing<'s, R> {
    pub(super) fn new(stage: &'s Stage<R>) -> Self {
        Self {
            stage,
            pack: stage.base_named("").map(|base| SmallPack::new(base, "")),
            options: Vec::new(),
            hands: Vec::new(),
            offer: String::new(),
            seats: None,
            table: None,
            saved: None,
            checks: 0,
        }
    }

    /// The number of checks.
    pub(super) fn finished(self) -> Result<usize, String> {
        match self.checks {
            0 => Err("the scenario checks nothing".to_owned()),
            checks => Ok(checks),
        }
    }

    pub(super) fn step(&mut self, step: &ScriptLine) -> Result<(), String> {
        let word = step.word.as_str();
        if word == "refuses" {
            return self.refuses(&step.rest);
        }
        if SETUP.split(' ').any(|known| known == word) {
            return self.set_up(step);
        }
        if self.table.is_none() {
            self.table = Some(self.opened()?);
        }
        if self.done(step)? {
            return Ok(());
        }
        self.checks += 1;
        let table = self.table.as_mut().ok_or("there is no table")?;
        check(table, step)
    }

    fn set_up(&mut self, step: &ScriptLine) -> Result<(), String> {
        if self.table.is_some() {
            return Err(format!(
                "{:?} comes too late: the game has begun",
                step.word
            ));
        }
        let (rest, pack) = (step.rest.as_str(), self.pack.take());
        let pack = pack.ok_or("the stage has no base pack")?;
        self.pack = Some(match step.word.as_str() {
            "base" => {
                let base = self.stage.base_named(rest);
                let base = base.ok_or_else(|| format!("unknown base pack {rest:?}"))?;
                SmallPack::new(base, "")
            }
            "card" => pack.card(rest),
            "fill" => pack.filled(number(rest)?),
            "expeditions" => pack.expeditions(rest),
            "schedule" => {
                let (numbers_only, repeats) = match rest.strip_suffix("repeats") {
                    Some(numbers) => (numbers, true),
                    None => (rest, false),
                };
                let [rounds, turns, offer] = numbers(numbers_only)?[..] else {
                    return Err("expected rounds, turns and offer".to_owned());
                };
                let pack = pack.schedule(rounds as u8, turns as u8, offer as u8);
                if repeats { pack.repeating() } else { pack }
            }
            "symbol" | "does" => {
                let fields = format!("{rest} {}", step.block.join(" "));
                let (name, rest) = two(&fields)?;
                let (char, fields) = two(rest)?;
                let char = char.chars().next().ok_or("expected a character")?;
                if step.word == "does" {
                    pack.does(name, char, fields)
                } else {
                    pack.symbol(name, char, fields)
                }
            }
            "edit" => match &step.block[..] {
                [from, to] => pack.edit(rest, from, to),
                _ => return Err("expected a piece of the file and its replacement".to_owned()),
            },
            _ => {
                self.people(step)?;
                pack
            }
        });
        Ok(())
    }

    /// Handles options and seats.
    fn people(&mut self, step: &ScriptLine) -> Result<(), String> {
        let rest = step.rest.as_str();
        match step.word.as_str() {
            "option" => {
                let (name, value) = rest.split_once('=').ok_or("expected NAME=VALUE")?;
                self.options.push((name.to_owned(), value.to_owned()));
            }
            "seat" => self.hands.push(rest.to_owned()),
            "seats" => self.seats = Some(number(rest)?),
            _ => rest.clone_into(&mut self.offer),
        }
        Ok(())
    }

    fn rules(&self) -> Result<R, String> {
        let pack = self.pack.as_ref().ok_or("the stage has no base pack")?;
        let options = self.options.iter();
        let options: Vec<_> = options
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let seats = self.seats.unwrap_or(self.hands.len());
        self.stage.rules(&pack.try_files()?, &options, seats)
    }

    fn opened(&self) -> Result<TestTable<R>, String> {
        let mut table = TestTable::new(self.rules()?);
        if self.seats.is_none() {
            let hands: Vec<&str> = self.hands.iter().map(String::as_str).collect();
            table.sit_down(&hands, &self.offer)?;
        }
        Ok(table)
    }

    fn refuses(&mut self, expected: &str) -> Result<(), String> {
        self.checks += 1;
        match self.rules() {
            Ok(_) => Err("the table can be opened".to_owned()),
            Err(found) => same(found.trim_end(), expected),
        }
    }

    /// Makes a step that is not a check. Returns `false` for a check.
    fn done(&mut self, step: &ScriptLine) -> Result<bool, String> {
        let rest = step.rest.as_str();
        let table = self.table.as_mut().ok_or("there is no table")?;
        match step.word.as_str() {
            "deal" => table.try_deal(rest)?,
            "roll" => table.try_roll(rest)?,
            "refill" => table.refill(),
            "play" => play(table, rest)?,
            "turn" => {
                let (item, moves) = rest.split_once(':').unwrap_or((rest, ""));
                table.try_deal(item)?;
                play(table, moves)?;
            }
            "save" => self.saved = Some((table.state, table.events.len())),
            "back" => {
                let (state, events) = self.saved.ok_or("nothing was saved")?;
                table.state = state;
                table.forget(events);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn play<R: Presentation>(table: &mut TestTable<R>, moves: &str) -> Result<(), String> {
    for (seat, text) in split(moves)? {
        known_seat(table, seat.number())?;
        table.try_play(seat, text)?;
    }
    Ok(())
}

fn known_seat<R: Presentation>(table: &TestTable<R>, number: usize) -> Result<Seat, String> {
    let seat = Seat::numbered(number).filter(|seat| seat.index() < table.rules.seats());
    seat.ok_or_else(|| format!("there is no seat {number}"))
}

/// Compares what is found with what a line without a block expects.
pub(crate) fn check_line<R: Presentation>(
    table: &mut TestTable<R>,
    line: &str,
) -> Result<(), String> {
    let step = ScriptLine::read(line, 0).map_err(|(_, what)| what)?;
    check(table, &step)
}

/// Compares what is found with what is expected.
fn check<R: Presentation>(table: &mut TestTable<R>, step: &ScriptLine) -> Result<(), String> {
    let (rest, block) = (step.rest.as_str(), &step.block);
    match step.word.as_str() {
        "awaiting" => same(&table.awaiting(), rest),
        "unknown" => match table.parse(rest) {
            Ok(_) => Err(format!("{rest:?} is a move")),
            Err(_) => Ok(()),
        },
        "drawable" => listed(&table.drawable(), rest, " "),
        "deck" => same(&table.facts().one("deck")?, rest),
        "offered" => same(&table.facts().one("offer")?, rest),
        "state" => {
            let (name, value) = rest.split_once(':').unwrap_or((rest, ""));
            let found = table.facts().all(name.trim());
            if found.iter().any(|known| known == value.trim()) {
                return Ok(());
            }
            same(&found.join(" | "), value.trim())
        }
        "notices" => same_lines(&table.notices(rest), block),
        "new-notices" => same_lines(&table.new_notices(), block),
        "audience" => {
            let (key, seats) = rest.split_once(':').unwrap_or((rest, ""));
            let found: Vec<String> = table.audiences(key).into_iter().map(audience).collect();
            same(&found.join(", "), seats.trim())
        }
        "places" => {
            let places: Vec<String> = table.places().iter().map(usize::to_string).collect();
            same(&places.join(" "), rest)
        }
        _ => of_seat(table, step),
    }
}

/// The same for checks of one seat.
fn of_seat<R: Presentation>(table: &TestTable<R>, step: &ScriptLine) -> Result<(), String> {
    let word = step.word.as_str();
    let known = || {
        [SETUP, STEPS, CHECKS]
            .into_iter()
            .flat_map(|words| words.split(' '))
    };
    if known().all(|known| known != word) {
        let meant = nearest(word, known())
            .map_or(String::new(), |meant| format!("; did you mean {meant:?}?"));
        return Err(format!("unknown step {word:?}{meant}"));
    }
    let (head, expected) = step.rest.split_once(':').unwrap_or((&step.rest, ""));
    let (who, what) = head.split_once(' ').unwrap_or((head, ""));
    let expected = expected.trim();
    let seat = known_seat(table, number(who)?)?;
    match word {
        "moves" if what.starts_with("count") => listed(&table.moves(seat), what, ", "),
        "moves" => listed(&table.moves(seat), expected, ", "),
        "legal" => {
            let mv = table.parse(what)?;
            let checked = table.rules.check(&table.state, seat, mv);
            let listed = table.moves(seat).contains(&table.rules.print_move(mv));
            match checked {
                Ok(_) if listed => Ok(()),
                Ok(_) => Err(format!("{what:?} is legal but not listed")),
                Err(why) => Err(format!("{what:?} is refused: {why}")),
            }
        }
        "refused" => {
            let refusal = table.try_refusal(seat, what)?;
            let clause = &refusal.clause;
            let found = match (expected.starts_with("refusal-"), expected.contains(' ')) {
                (true, _) => refusal.to_string(),
                (false, true) => format!("{clause} {}", refusal.reason.key),
                (false, false) => clause.to_string(),
            };
            same(&found, expected)
        }
        "held" => same(&table.held(seat), expected),
        "completed" => same(&table.completed(seat), expected),
        "marked" => {
            let board = what.bytes().next().unwrap_or(b'A').wrapping_sub(b'A');
            let marked = table.facts().marked(seat, usize::from(board));
            let marked = marked.ok_or_else(|| format!("there is no board {what}"))?;
            same(&marked, expected)
        }
        "track" => {
            let track = table.facts().track(seat, what);
            let track = track.ok_or_else(|| format!("there is no track {what:?}"))?;
            same(&track, expected)
        }
        "owed" => same(&table.owed(seat), expected),
        "hand" => {
            let view = table.rules.view(&table.state, seat);
            let hand = table.rules.picture(&view).hand;
            let names: Vec<String> = hand.into_iter().map(|card| card.name).collect();
            same(&names.join(" "), expected)
        }
        "total" => same(&table.total(seat).to_string(), expected),
        _ => same_lines(&table.lines(seat), &step.block),
    }
}

fn audience(audience: Audience) -> String {
    match audience {
        Audience::Everyone => "everyone".to_owned(),
        Audience::Only(seat) => format!("only {}", seat.number()),
        Audience::Lane(seat) => format!("lane {}", seat.number()),
    }
}

fn same(found: &str, expected: &str) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    Err(format!("expected {expected:?}, found {found:?}"))
}

fn same_lines(found: &[String], expected: &[String]) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    let lines = |lines: &[String]| lines.join("\n    ");
    Err(format!(
        "expected\n    {}\n  found\n    {}",
        lines(expected),
        lines(found)
    ))
}

/// Compares a list with the expected items, or its length with the number after `count`.
fn listed(found: &[String], expected: &str, between: &str) -> Result<(), String> {
    match expected.strip_prefix("count") {
        Some(count) => same(&found.len().to_string(), count.trim()),
        None => same(&found.join(between), expected),
    }
}

fn number(text: &str) -> Result<usize, String> {
    let wrong = |_| format!("{text:?} is not a number");
    text.trim().parse().map_err(wrong)
}

fn numbers(text: &str) -> Result<Vec<usize>, String> {
    text.split_whitespace().map(number).collect()
}

fn two(text: &str) -> Result<(&str, &str), String> {
    let (first, rest) = text
        .trim()
        .split_once(' ')
        .ok_or_else(|| format!("{text:?} is too short"))?;
    Ok((first, rest.trim()))
}
