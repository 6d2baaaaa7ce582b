//! Shrinks games: finds the smallest game that still shows the problem. It has fewer seats, turns, steps and
//! options, simpler decisions, and a smaller pack.

use crate::laws::{Law, Violation};
use crate::pack::{entries, entries_mut, names, printed_symbols, values};
use crate::playthrough::{GameAct, Playthrough};
use crate::strategies::{choices, seeded};
use crate::subject::{Setup, Subject};
use proptest::strategy::{Strategy, ValueTree};
use rnw_reference::Content;
use roll_and_write::Seat;
use serde_json::Value;
use std::ops::Range;

/// What a shrunken game must still show: a broken law or an event.
#[derive(Clone, Copy, Debug)]
pub enum Shows<'a> {
    /// The game breaks this law.
    Broken(&'static Law),
    /// The game has a notice with this key, such as `event-completed`.
    Event(&'a str),
}

impl Shows<'_> {
    /// Finds where a game shows it. Returns `None` if the game does not show it.
    pub fn find(self, subject: &Subject, playthrough: &Playthrough) -> Option<Violation> {
        match self {
            Self::Broken(law) => {
                // A game that stopped with a panic can only be checked for panics.
                if playthrough.panicked.is_some() && law.name != "panics" {
                    return None;
                }
                law.breach(subject, playthrough)
            }
            Self::Event(key) => {
                let has = |step: &usize| {
                    playthrough
                        .notices(*step)
                        .iter()
                        .any(|notice| notice.message.key == key)
                };
                let step = (0..playthrough.len()).find(has)?;
                Some(Violation::at(step, format!("{key} happens")))
            }
        }
    }
}

/// A shrunken game and what it shows.
#[derive(Debug)]
pub struct Least {
    /// The game.
    pub playthrough: Playthrough,
    /// What it shows, and at which step.
    pub wrong: Violation,
    /// The number of games that were tried.
    pub tried: usize,
}

/// The number of seeds that are tried for a game that shows it sooner.
const DEALS: u64 = 24;
/// The maximum number of random decisions in each of these games.
const PICKS: usize = 600;
/// The maximum number of games that are tried.
const TRIES: usize = 3_000;

/// Makes a game as small as possible while it still shows the same. Returns `None` if the game does not show it.
///
/// The pack is made smaller too if it has no public name, or if `pack` is true.
///
/// ```
/// use rnw_testkit::{Playthrough, Setup, TestPack, Shows, Subject, shrink};
/// let nuggets = Subject::new("nuggets", 2..=4, |setup| {
///     Ok(rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?)
/// });
/// let pack = TestPack { name: Some("nuggets".into()), files: rnw_nuggets::shipped() };
/// let setup = Setup { seats: 3, options: Vec::new(), pack, seed: 7 };
/// let playthrough = Playthrough::drawn(&nuggets, &setup, &[9, 8, 7, 6, 5, 4]).unwrap();
/// let least = shrink(&nuggets, playthrough, Shows::Event("event-chip-laid"), false).unwrap();
/// assert_eq!(least.playthrough.setup.seats, 2);
/// ```
pub fn shrink(
    subject: &Subject,
    playthrough: Playthrough,
    shows: Shows<'_>,
    pack: bool,
) -> Option<Least> {
    let wrong = shows.find(subject, &playthrough)?;
    let mut search = Search {
        subject,
        shows,
        script: playthrough.script(),
        best: Least {
            playthrough,
            wrong,
            tried: 0,
        },
    };
    search.cut();
    search.fewer_seats();
    search.other_deals();
    search.all(pack);
    Some(search.best)
}

/// A search for smaller games.
struct Search<'a> {
    subject: &'a Subject,
    shows: Shows<'a>,
    /// The script of the best game so far.
    script: Vec<GameAct>,
    best: Least,
}

impl Search<'_> {
    /// Tries a game, and keeps it if it is smaller and shows the same.
    fn try_game(&mut self, setup: &Setup, script: &[GameAct]) -> bool {
        if self.best.tried >= TRIES {
            return false;
        }
        self.best.tried += 1;
        let steps = self.best.playthrough.tried();
        let Ok(playthrough) = Playthrough::guided(self.subject, setup, script, steps) else {
            return false;
        };
        let Some(wrong) = self.shows.find(self.subject, &playthrough) else {
            return false;
        };
        if size(&playthrough, script) >= size(&self.best.playthrough, &self.script) {
            return false;
        }
        (self.best.playthrough, self.best.wrong) = (playthrough, wrong);
        self.script = script.to_vec();
        self.cut();
        true
    }

    /// Cuts off all steps from the one at which the game shows it, or else all steps after that one.
    fn cut(&mut self) {
        let shown = self.best.wrong.step;
        for steps in [shown, shown + 1] {
            if steps >= self.best.playthrough.len() {
                return;
            }
            let setup = self.best.playthrough.setup.clone();
            let Ok(playthrough) = Playthrough::guided(self.subject, &setup, &self.script, steps)
            else {
                return;
            };
            if let Some(wrong) = self.shows.find(self.subject, &playthrough) {
                (self.best.playthrough, self.best.wrong) = (playthrough, wrong);
                return;
            }
        }
    }

    fn all(&mut self, pack: bool) {
        loop {
            let before = self.best.tried;
            let smaller = [
                self.fewer_seats(),
                self.fewer_options(),
                self.fewer_turns(),
                self.fewer_acts(),
                self.simpler_moves(),
                self.smaller_pack(pack),
                self.no_seed(),
            ];
            if !smaller.contains(&true) || self.best.tried >= TRIES || self.best.tried == before {
                return;
            }
        }
    }

    fn setup(&self) -> Setup {
        self.best.playthrough.setup.clone()
    }

    fn fewer_seats(&mut self) -> bool {
        let mut any = false;
        let least = *self.subject.seats().start();
        'fewer: while self.setup().seats > least {
            let seats = self.setup().seats;
            for gone in (0..seats).rev() {
                let mut setup = self.setup();
                setup.seats -= 1;
                let script = without_seat(&self.script, gone, seats);
                if self.try_game(&setup, &script) {
                    any = true;
                    continue 'fewer;
                }
            }
            break;
        }
        any
    }

    fn fewer_options(&mut self) -> bool {
        let mut any = false;
        for index in (0..self.setup().options.len()).rev() {
            let mut setup = self.setup();
            setup.options.remove(index);
            let script = self.script.clone();
            any |= self.try_game(&setup, &script);
        }
        any
    }

    /// Plays other games with the same setup but other deals, and with fewer seats, at random and greedily. One of them may
    /// show it much sooner.
    fn other_deals(&mut self) {
        let seats = *self.subject.seats().start()..=self.setup().seats;
        for (seats, seed) in seats.flat_map(|seats| (0..DEALS).map(move |seed| (seats, seed))) {
            if seats > self.setup().seats {
                return;
            }
            let mut setup = Setup {
                seed,
                ..self.setup()
            };
            if seats < setup.seats {
                // An option may name a seat that is gone.
                (setup.seats, setup.options) = (seats, Vec::new());
            }
            let picks = choices(PICKS).new_tree(&mut seeded(seed));
            let picks = picks.map(|tree| tree.current()).unwrap_or_default();
            for play in [Playthrough::drawn, Playthrough::greedy] {
                let Ok(playthrough) = play(self.subject, &setup, &picks) else {
                    continue;
                };
                self.best.tried += 1;
                let wrong = self.shows.find(self.subject, &playthrough);
                let best = (self.setup().seats, self.best.wrong.step);
                let Some(wrong) = wrong.filter(|wrong| (seats, wrong.step) < best) else {
                    continue;
                };
                let mut script = playthrough.script();
                script.truncate(wrong.step + 1);
                self.try_game(&setup, &script);
            }
        }
    }

    /// Tries to leave out parts of a list, first many at the same time, then single ones. `count` is the length of the
    /// list now, and `without` tries the game without a part of it.
    fn fewer(
        &mut self,
        mut chunk: usize,
        count: impl Fn(&Self) -> usize,
        mut without: impl FnMut(&mut Self, Range<usize>) -> bool,
    ) -> bool {
        let mut any = false;
        while chunk > 0 {
            let mut from = 0;
            while from < count(self) {
                let end = count(self).min(from + chunk);
                if without(self, from..end) {
                    any = true;
                } else {
                    from += chunk;
                }
            }
            chunk = (chunk / 2).min(count(self));
        }
        any
    }

    /// Leaves out whole turns. Later turns move forward.
    fn fewer_turns(&mut self) -> bool {
        let count = |search: &Self| search.turns().len();
        self.fewer(self.turns().len(), count, |search, gone| {
            let turns = &search.turns()[gone];
            let (first, last) = (&turns[0], &turns[turns.len() - 1]);
            let mut script = search.best.playthrough.script();
            script.drain(first.start..last.end);
            search.try_game(&search.setup(), &script)
        })
    }

    /// The steps of each turn of the best game.
    fn turns(&self) -> Vec<Range<usize>> {
        let playthrough = &self.best.playthrough;
        let turn = |step: usize| playthrough.game.turn(playthrough.state(step));
        let mut turns: Vec<Range<usize>> = Vec::new();
        for step in 0..playthrough.len() {
            match turns.last_mut() {
                Some(last) if turn(last.start) == turn(step) => last.end = step + 1,
                Some(_) | None => turns.push(step..step + 1),
            }
        }
        turns
    }

    /// Leaves out acts of the script. The game then makes the simplest choices at these points.
    fn fewer_acts(&mut self) -> bool {
        let count = |search: &Self| search.script.len();
        self.fewer(self.script.len(), count, |search, gone| {
            let mut script = search.script.clone();
            script.drain(gone);
            search.try_game(&search.setup(), &script)
        })
    }

    /// Replaces moves by moves with shorter texts: without the last word, or with only one of the words.
    fn simpler_moves(&mut self) -> bool {
        let mut any = false;
        let mut index = 0;
        while index < self.script.len() {
            if let GameAct::Move(seat, text) = &self.script[index] {
                let (seat, words): (Seat, Vec<&str>) = (*seat, text.split(' ').collect());
                let shorter = words[..words.len() - 1].join(" ");
                let alone = words[1..].iter().map(|word| format!("{} {word}", words[0]));
                let simpler: Vec<String> = std::iter::once(shorter).chain(alone).collect();
                let is_simpler = words.len() > 2
                    && simpler.into_iter().any(|text| {
                        let mut script = self.script.clone();
                        script[index] = GameAct::Move(seat, text);
                        let setup = self.setup();
                        self.try_game(&setup, &script)
                    });
                if is_simpler {
                    any = true;
                    continue;
                }
            }
            index += 1;
        }
        any
    }

    fn no_seed(&mut self) -> bool {
        let mut setup = self.setup();
        if setup.seed == 0 {
            return false;
        }
        setup.seed = 0;
        let script = self.script.clone();
        self.try_game(&setup, &script)
    }

    fn smaller_pack(&mut self, wanted: bool) -> bool {
        let setup = self.setup();
        if setup.pack.name.is_some() && !wanted {
            return false;
        }
        let mut any = false;
        for (file, list) in [
            ("symbols.json", "/symbols"),
            ("cards.json", "/cards"),
            ("patterns.json", "/expeditions"),
            ("sheet.json", "/tracks"),
            ("sheet.json", "/pools"),
        ] {
            any |= self.shorter_list(file, list);
        }
        let symbols = values(&self.setup().pack.files);
        for symbol in 0..entries(&symbols, "symbols.json", "symbols").len() {
            any |= self.shorter_list("symbols.json", &format!("/symbols/{symbol}/program"));
        }
        any
    }

    /// Leaves out entries of a list of the pack.
    fn shorter_list(&mut self, file: &str, list: &str) -> bool {
        let content = |search: &Self| values(&search.setup().pack.files);
        let count = |search: &Self| {
            let content = content(search);
            let found = content.get(file).and_then(|file| file.pointer(list));
            found.and_then(Value::as_array).map_or(0, Vec::len)
        };
        self.fewer(count(self) / 2, count, |search, gone| {
            let without = without_entries(content(search), file, list, gone);
            search.try_pack(without)
        })
    }

    fn try_pack(&mut self, content: Option<Content>) -> bool {
        let Some(content) = content else { return false };
        let setup = self.setup().with_content(&content);
        let script = self.script.clone();
        self.try_game(&setup, &script)
    }
}

/// The symbols that a game needs to show something. Each symbol is removed in turn, which makes its cells plain;
/// it is needed if the game then no longer shows the same. Empty if the pack has no symbols.
pub fn guilty(subject: &Subject, playthrough: &Playthrough, shows: Shows<'_>) -> Vec<String> {
    let script = playthrough.script();
    let showing = |content: &Content| {
        let setup = playthrough.setup.with_content(content);
        let again = Playthrough::guided(subject, &setup, &script, playthrough.tried()).ok();
        again.is_some_and(|again| shows.find(subject, &again).is_some())
    };
    let mut content = values(&playthrough.setup.pack.files);
    let symbols = entries(&content, "symbols.json", "symbols").iter();
    let symbols: Vec<Value> = symbols.cloned().collect();
    for symbol in &symbols {
        let mut without = content.clone();
        if make_plain(&mut without, std::slice::from_ref(symbol)).is_some() && showing(&without) {
            content = without;
        }
    }
    names(printed_symbols(&content))
}

/// The size of a game. Compares seats first, then steps, options, acts of the script, letters, the pack, and
/// whether it has a seed.
fn size(
    playthrough: &Playthrough,
    script: &[GameAct],
) -> (usize, usize, usize, usize, usize, usize, bool) {
    let letters = |act: &GameAct| match act {
        GameAct::Deal(_, text) | GameAct::Move(_, text) => text.len(),
    };
    let setup = &playthrough.setup;
    let pack: usize = setup
        .pack
        .files
        .sources()
        .iter()
        .map(|source| source.text.len())
        .sum();
    (
        setup.seats,
        playthrough.len(),
        setup.options.len(),
        script.len(),
        script.iter().map(letters).sum(),
        pack,
        setup.seed != 0,
    )
}

/// The script without a seat. The seats after it move forward by one.
fn without_seat(script: &[GameAct], gone: usize, seats: usize) -> Vec<GameAct> {
    let is_dealt = |act: &&GameAct| matches!(act, GameAct::Deal(purpose, _) if purpose == "deal");
    // Cards are dealt seat by seat.
    let each = script.iter().filter(is_dealt).count() / seats;
    let mut dealt = 0;
    let mut kept = Vec::new();
    for act in script {
        match act {
            GameAct::Deal(purpose, _) if purpose == "deal" => {
                dealt += 1;
                if (dealt - 1) / each.max(1) != gone {
                    kept.push(act.clone());
                }
            }
            GameAct::Deal(..) => kept.push(act.clone()),
            GameAct::Move(seat, _) if seat.index() == gone => {}
            GameAct::Move(seat, text) => {
                let seat = Seat::new(seat.index() - usize::from(seat.index() > gone));
                kept.push(GameAct::Move(seat, text.clone()));
            }
        }
    }
    kept
}

/// The pack without some entries of a list. Cells with a removed symbol become plain.
fn without_entries(
    content: Content,
    file: &str,
    list: &str,
    gone: std::ops::Range<usize>,
) -> Option<Content> {
    let mut content = content;
    let entries = content.get_mut(file)?.pointer_mut(list)?.as_array_mut()?;
    let taken: Vec<Value> = entries.drain(gone).collect();
    if list == "/symbols" {
        make_plain(&mut content, &taken)?;
    }
    Some(content)
}

/// Makes all cells with these symbols plain.
fn make_plain(content: &mut Content, symbols: &[Value]) -> Option<()> {
    let chars: Vec<char> = symbols
        .iter()
        .filter_map(|symbol| symbol["char"].as_str()?.chars().next())
        .collect();
    for card in entries_mut(content, "cards.json", "cards")? {
        for row in card["grid"].as_array_mut()? {
            let plain = |cell: char| if chars.contains(&cell) { '.' } else { cell };
            *row = row.as_str()?.chars().map(plain).collect::<String>().into();
        }
    }
    Some(())
}
