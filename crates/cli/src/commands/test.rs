//! `rnw test`: checks all laws in random games, and covers every pair of symbols of a pack.

use super::batch::progress;
use super::loading::{self, CAPITALS, outline};
use crate::args::{Format, Test};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::Translator;
use rnw_packs::Files;
use rnw_session::DealId;
use rnw_system::write;
use rnw_terminal_text::Page;
use rnw_terminal_text::command_line;
use rnw_testkit::{
    Broken, CheckConfig, Demand, Failed, LAWS, Law, Matrix, ReachedCounts, ReachedRow, Shows,
    Subject,
};
use roll_and_write::option::did_you_mean;
use roll_and_write::text::{counted, printable};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub(super) fn run(catalogue: &Catalogue, args: &Test, out: &mut Out) -> Result<(), Failure> {
    let laws: Vec<&'static Law> = args
        .law
        .iter()
        .map(|name| find_law(name))
        .collect::<Result<_, _>>()?;
    if args.list_laws {
        return list(args.output.format, out);
    }
    if let Some(folder) = args.out.as_deref().filter(|_| !args.force) {
        must_not_exist(folder, "; --force writes into it")?;
    }
    let trial = PackUnderTest::open(catalogue, args, laws, out)?;
    let report = trial.run()?;
    trial.print(&report, out)
}

/// The law of this name.
pub(super) fn find_law(name: &str) -> Result<&'static Law, Failure> {
    let names = || LAWS.iter().map(|law| law.name);
    rnw_testkit::law(name.trim()).ok_or_else(|| {
        let known = names().collect::<Vec<_>>().join(", ");
        let hint = did_you_mean(name, names());
        Failure::Usage(format!(
            "unknown law {name:?}; expected one of {known}{hint}"
        ))
    })
}

/// Fails if the path exists.
pub(super) fn must_not_exist(path: &Path, hint: &str) -> Result<(), Failure> {
    if path.exists() {
        let path = path.display();
        return Err(Failure::Usage(format!("{path} already exists{hint}")));
    }
    Ok(())
}

/// A law in the JSON output.
#[derive(Serialize)]
struct LawLine {
    name: &'static str,
    clause: &'static str,
    says: &'static str,
}

fn list(format: Format, out: &mut Out) -> Result<(), Failure> {
    let line = |law: &Law| LawLine {
        name: law.name,
        clause: law.clause,
        says: law.says,
    };
    if format == Format::Json {
        return out.json(&LAWS.iter().map(line).collect::<Vec<_>>());
    }
    for law in LAWS {
        out.line(&format!("{:12} {} [{}]", law.name, law.says, law.clause))?;
    }
    Ok(())
}

/// A game with a pack under test.
struct PackUnderTest<'a> {
    args: &'a Test,
    entry: &'a GameEntry,
    pack: rnw_testkit::TestPack,
    subject: Subject,
    /// The laws that the command line names; empty for all laws.
    laws: Vec<&'static Law>,
    has_symbols: bool,
    /// The sentences that name what games reached.
    translator: Translator,
}

/// The result of a test.
#[derive(Default)]
struct TestReport {
    tally: Option<ReachedCounts>,
    matrix: Option<Matrix>,
    broken: Option<Finding>,
}

/// A broken law, and the commands to examine it.
struct Finding {
    broken: Box<Broken>,
    /// Whether a game for pairs of symbols found it.
    in_matrix: bool,
    /// The folder with the game; `None` if it could not be written.
    folder: Option<PathBuf>,
    replay: String,
    shrink: String,
    repeat: String,
}

impl<'a> PackUnderTest<'a> {
    fn open(
        catalogue: &'a Catalogue,
        args: &'a Test,
        laws: Vec<&'static Law>,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let (entry, pack) = chosen(catalogue, args, out)?;
        let (least, most) = args.seats.unwrap_or(entry.seats);
        if least < entry.seats.0 || most > entry.seats.1 {
            let (name, (fewest, largest)) = (entry.name, entry.seats);
            return Err(Failure::Usage(format!(
                "{name} has {fewest} to {largest} seats; expected a number or range within these"
            )));
        }
        // A pack may be unplayable with some numbers of seats.
        let plugins = catalogue.plugins();
        let opens = |seats: &usize| entry.open(&pack.files, &[], *seats, plugins).is_ok();
        let tables: Vec<usize> = (least..=most).filter(opens).collect();
        let (Some(small), Some(large)) = (tables.first(), tables.last()) else {
            loading::open(catalogue, entry, &pack.files, &[], least, out)?;
            let problem = format!("{} could be opened now, but not before", entry.name);
            return Err(Failure::Internal(problem));
        };
        let content = rnw_testkit::pack::values(&pack.files);
        let symbols = rnw_testkit::pack::entries(&content, "symbols.json", "symbols");
        let has_symbols = !symbols.is_empty();
        if args.matrix_only && !has_symbols {
            let problem = "the pack has no symbols to test in pairs; omit --matrix-only";
            return Err(Failure::Usage(problem.to_owned()));
        }
        let name = pack.name.as_deref().unwrap_or_default();
        let translator = loading::english_of(entry, &pack.files, out)?;
        let subject = rnw_catalogue::subject_for(catalogue, entry, (*small, *large));
        Ok(Self {
            args,
            entry,
            subject: subject.pack(name, pack.files.clone()),
            pack,
            laws,
            has_symbols,
            translator,
        })
    }

    fn run(&self) -> Result<TestReport, Failure> {
        let mut report = TestReport::default();
        if !self.args.matrix_only {
            match self.random_games() {
                Ok(tally) => report.tally = Some(tally),
                Err(Failed::NotPlayed(why)) => return Err(Failure::Law(why.to_string())),
                Err(Failed::Broken(mut broken)) => {
                    let shows = Shows::Broken(broken.law);
                    broken.guilty = rnw_testkit::guilty(&self.subject, &broken.playthrough, shows);
                    report.broken = Some(self.finding(broken, false));
                }
            }
        }
        if report.broken.is_none() && self.has_symbols && !self.args.no_matrix {
            match self.pairs() {
                Ok(matrix) => report.matrix = Some(matrix),
                Err(Failed::NotPlayed(why)) => return Err(Failure::Law(why.to_string())),
                Err(Failed::Broken(broken)) => report.broken = Some(self.finding(broken, true)),
            }
        }
        Ok(report)
    }

    fn random_games(&self) -> Result<ReachedCounts, Failed> {
        let all = || LAWS.iter().collect();
        let config = CheckConfig {
            games: self.args.games,
            seed: self.args.seed,
            first: self.args.first,
            laws: if self.laws.is_empty() {
                all()
            } else {
                self.laws.clone()
            },
            folder: PathBuf::new(),
            as_found: false,
        };
        let bar = progress(config.games.into());
        let played = rnw_testkit::check(&self.subject, &config, |number| {
            bar.set_position(u64::from(number - config.first) + 1);
        });
        bar.finish_and_clear();
        played
    }

    fn pairs(&self) -> Result<Matrix, Failed> {
        let default = Demand::default();
        let demand = Demand {
            seed: self.args.seed,
            games: self.args.pair_games,
            least: self.args.least,
            triples: self.args.triples,
            swarm: self.args.swarm,
            laws: if self.laws.is_empty() {
                default.laws
            } else {
                self.laws.clone()
            },
            folder: PathBuf::new(),
        };
        let bar = progress(1);
        let played = rnw_testkit::matrix(&self.subject, &self.pack, &demand, |played, expected| {
            bar.set_length(expected.max(played).into());
            bar.set_position(played.into());
        });
        bar.finish_and_clear();
        played
    }

    fn finding(&self, broken: Box<Broken>, in_matrix: bool) -> Finding {
        let folder = self.folder(broken.law);
        let written = rnw_testkit::write(&folder, &broken.playthrough).ok();
        let line = |command: &str, more: &[&str]| {
            let record = written
                .as_ref()
                .map(|written| command_line::argument(&written.record));
            let mut words = vec![command.to_owned(), record.unwrap_or_default()];
            if let Some(content) = written.as_ref().and_then(|written| written.content.clone()) {
                words.extend(["--content".to_owned(), content]);
            }
            words.extend(more.iter().map(|word| (*word).to_owned()));
            command_line::line(words.iter().map(String::as_str))
        };
        Finding {
            replay: line("replay", &[]),
            shrink: line("shrink", &["--law", broken.law.name]),
            repeat: self.repeat(&broken, in_matrix),
            in_matrix,
            folder: written.is_some().then_some(folder),
            broken,
        }
    }

    /// The folder for a broken law: from the command line, or a new name.
    fn folder(&self, law: &Law) -> PathBuf {
        if let Some(folder) = &self.args.out {
            return folder.clone();
        }
        let name = format!("testkit-{}-{}", self.entry.name, law.name);
        let more = (2..).map(|number| format!("{name}-{number}"));
        let mut names = std::iter::once(name.clone()).chain(more).map(PathBuf::from);
        names.find(|path| !path.exists()).unwrap_or_default()
    }

    /// The command that finds the same problem again.
    fn repeat(&self, broken: &Broken, in_matrix: bool) -> String {
        let args = self.args;
        let name = self.pack.name.as_deref().unwrap_or_default();
        let mut words = vec!["test".to_owned(), command_line::argument(Path::new(name))];
        let mut add = |name: &str, value: String| words.extend([name.to_owned(), value]);
        if let Some(game) = &args.game {
            add("--game", game.clone());
        }
        if let Some((least, most)) = args.seats {
            add("--seats", format!("{least}-{most}"));
        }
        let DealId { seed, game: number } = broken.found;
        add("--seed", seed.to_string());
        if in_matrix {
            add("--pair-games", args.pair_games.to_string());
            add("--least", args.least.to_string());
            add("--triples", args.triples.to_string());
            add("--swarm", args.swarm.to_string());
        } else {
            add("--first", number.to_string());
            add("--games", 1.to_string());
        }
        add("--law", broken.law.name.to_owned());
        let alone = if in_matrix {
            "--matrix-only"
        } else {
            "--no-matrix"
        };
        words.push(alone.to_owned());
        command_line::line(words.iter().map(String::as_str))
    }

    fn print(&self, report: &TestReport, out: &mut Out) -> Result<(), Failure> {
        if let Some(finding) = &report.broken {
            match &finding.folder {
                Some(folder) => {
                    let path = folder.join("report.txt");
                    write::replace(&path, finding.whole_text(self).as_str())?;
                }
                None => out.notice("Cannot write the game to a file."),
            }
        }
        match self.args.output.format {
            Format::Json => out.json(&self.json(report))?,
            Format::Text => {
                let text = match &report.broken {
                    Some(finding) => finding.shown_text(self),
                    None => self.text(report),
                };
                out.page(&text.trimmed())?;
            }
        }
        if report
            .tally
            .as_ref()
            .is_some_and(ReachedCounts::is_mostly_refused)
        {
            out.notice("Most games could not start, so this test says little about the pack.");
        }
        let matrix = report.matrix.as_ref();
        let wanting = matrix.map_or(&[][..], |matrix| &matrix.wanting);
        match (&report.broken, wanting) {
            (Some(Finding { broken, .. }), _) => Err(Failure::Law(format!(
                "{} breaks the law {:?}",
                self.pack.name.as_deref().unwrap_or(self.entry.name),
                broken.law.name
            ))),
            (None, []) => Ok(()),
            (None, [only]) => Err(Failure::Law(format!("1 requirement is not met: {only}"))),
            (None, [first, ..]) => {
                let count = wanting.len();
                let message = format!("{count} requirements are not met; the first one: {first}");
                Err(Failure::Law(message))
            }
        }
    }

    fn title(&self) -> String {
        let (game, pack) = (
            self.entry.name,
            self.pack.name.as_deref().unwrap_or_default(),
        );
        if game == pack {
            game.to_owned()
        } else {
            format!("{game} with {pack}")
        }
    }

    fn text(&self, report: &TestReport) -> Page {
        let (title, seed) = (printable(&self.title()).into_owned(), self.args.seed);
        let random = report.tally.as_ref().map(|tally| {
            let laws = self.held(tally);
            let reached = tally.report(|row| self.named(row, tally));
            format!("{title}: random games, seed {seed}: {laws}\n{reached}{CAPITALS}\n")
        });
        let matrix = report.matrix.as_ref();
        let pairs =
            matrix.map(|matrix| format!("{title}: pairs of symbols, seed {seed}\n{matrix}"));
        let parts: Vec<String> = random.into_iter().chain(pairs).collect();
        Page::lines(&parts.join("\n"))
    }

    /// The laws that hold. A law that was not checked in any game is named as such.
    fn held(&self, tally: &ReachedCounts) -> String {
        let asked: Vec<&Law> = match self.laws.as_slice() {
            [] => LAWS.iter().collect(),
            laws => laws.to_vec(),
        };
        let is_unchecked = |law: &&Law| tally.is_unchecked(law.name);
        let (unchecked, held): (Vec<&Law>, Vec<&Law>) = asked.into_iter().partition(is_unchecked);
        let held = match (self.laws.is_empty(), held.as_slice()) {
            (_, []) => return format!("not checked: {}", joined(&unchecked)),
            (true, held) if unchecked.is_empty() => format!("all {} laws hold", held.len()),
            (true, held) => format!("{} laws hold", held.len()),
            (false, held) => format!("{} held", joined(held)),
        };
        match unchecked.as_slice() {
            [] => held,
            [_] => format!("{held}; {} was not checked", joined(&unchecked)),
            _ => format!("{held}; {} were not checked", joined(&unchecked)),
        }
    }

    /// What a row counts, in words. An event ends with its key, which `rnw shrink --shows` takes.
    fn named(&self, row: &ReachedRow<'_>, tally: &ReachedCounts) -> String {
        match row {
            ReachedRow::Event(key) => {
                let (event, _) = key.split_once(' ').unwrap_or((key, ""));
                let zero = tally.always_zero(key);
                format!("{} ({event})", outline(&self.translator, key, &zero))
            }
            ReachedRow::Refusal { key, clause } => {
                format!(
                    "refused [{clause}]: {}",
                    outline(&self.translator, key, &[])
                )
            }
            ReachedRow::Ending(ending) => (*ending).to_owned(),
        }
    }

    fn json(&self, report: &TestReport) -> Value {
        let names = |laws: &[&Law]| laws.iter().map(|law| law.name).collect::<Vec<_>>();
        let laws = match self.laws.as_slice() {
            [] => LAWS.iter().map(|law| law.name).collect(),
            laws => names(laws),
        };
        let is_enough = report.matrix.as_ref().is_none_or(Matrix::is_enough);
        json!({
            "game": self.entry.name,
            "pack": self.pack.name,
            "seed": self.args.seed,
            "laws": laws,
            "holds": report.broken.is_none() && is_enough,
            "games": report.tally.as_ref().map(tally_value),
            "matrix": report.matrix.as_ref().map(matrix_value),
            "broken": report.broken.as_ref().map(Finding::value),
        })
    }
}

/// The largest number of characters of what is wrong, on the screen.
const WRONG_MAX: usize = 600;

/// A long text without its middle, cut between words.
fn shortened(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    if chars.len() <= WRONG_MAX {
        return text.to_owned();
    }
    let half = WRONG_MAX / 2;
    let (start, end) = (&chars[..half], &chars[chars.len() - half..]);
    let start_end = start.iter().rposition(|c| *c == ' ').unwrap_or(half);
    let end_start = end.iter().position(|c| *c == ' ').map_or(0, |at| at + 1);
    let (start, end) = (&start[..start_end], &end[end_start..]);
    start.iter().chain(&[' ', '…', ' ']).chain(end).collect()
}

/// The game and the pack to test.
fn chosen<'c>(
    catalogue: &'c Catalogue,
    args: &Test,
    out: &mut Out,
) -> Result<(&'c GameEntry, rnw_testkit::TestPack), Failure> {
    let content = args.pack.as_deref().or(args.content.as_deref());
    let is_game = |path: &&Path| {
        let mut entries = catalogue.entries().iter();
        entries.any(|entry| Path::new(entry.name) == *path)
    };
    // A game may have no pack of its own; then its name stands in place of the pack.
    let bare = content.filter(is_game).filter(|path| !path.is_dir());
    let (game, content) = match (&args.game, bare.and_then(Path::to_str)) {
        (None, Some(game)) => (Some(game), None),
        (game, _) => (game.as_deref(), content),
    };
    let (entry, files): (_, Files) = pack::chosen(catalogue, game, content, out)?;
    let name = match content {
        None => entry.name.to_owned(),
        // A folder with the name of a game is not the game's own pack.
        Some(path) if path.is_dir() && is_game(&path) => format!("./{}", path.display()),
        Some(path) => path.display().to_string(),
    };
    let name = Some(name);
    Ok((entry, rnw_testkit::TestPack { name, files }))
}

fn joined(laws: &[&Law]) -> String {
    laws.iter()
        .map(|law| law.name)
        .collect::<Vec<_>>()
        .join(", ")
}

fn tally_value(tally: &ReachedCounts) -> Value {
    let rare: Vec<&str> = tally.rare().map(|(what, _)| what).collect();
    let silent: BTreeMap<&str, u64> = tally.silent().collect();
    let rows = tally.rows();
    let reached: Vec<Value> = rows
        .map(|(what, count)| json!({ "what": what, "count": count, "rare": rare.contains(&what) }))
        .collect();
    json!({
        "games": tally.games,
        "steps": tally.steps,
        "ended": tally.ended,
        "refused": tally.refused_setups,
        "first_refused": tally.first_refused.as_ref().map(ToString::to_string),
        "not_asked": silent,
        "reached": reached,
    })
}

fn matrix_value(matrix: &Matrix) -> Value {
    let pairs = matrix.pairs.iter().map(|(pair, met)| {
        let names = [&matrix.symbols[pair.0], &matrix.symbols[pair.1]];
        json!({
            "symbols": names,
            "one_mark": met.one_mark,
            "one_turn": met.one_turn,
            "across": met.across,
            "completing": met.completing,
            "first": met.first,
            "last": met.last,
            "used_up": met.used_up,
            "order": matrix.order.get(pair),
        })
    });
    json!({
        "games": matrix.games,
        "triples": matrix.triples,
        "pairs": pairs.collect::<Vec<_>>(),
        "wanting": matrix.wanting,
    })
}

impl Finding {
    /// The report in a file, with everything in full.
    fn whole_text(&self, trial: &PackUnderTest<'_>) -> Page {
        let mut text = self.text(trial, &self.broken.wrong.what);
        text.append(&self.record());
        text
    }

    /// The report on the screen. What is long there would hide which law is broken, so it is shortened, and the game
    /// is shown only if it could not be written.
    fn shown_text(&self, trial: &PackUnderTest<'_>) -> Page {
        let mut text = self.text(trial, &shortened(&self.broken.wrong.what));
        if self.folder.is_none() {
            text.append(&self.record());
        }
        text
    }

    fn record(&self) -> Page {
        let record = self.broken.playthrough.record();
        Page::lines(&format!("The smallest game that shows it:\n{record}"))
    }

    fn text(&self, trial: &PackUnderTest<'_>, what: &str) -> Page {
        let Broken {
            law,
            wrong,
            playthrough,
            guilty,
            found: DealId { seed, game: number },
            ..
        } = &*self.broken;
        let (title, name, says) = (trial.title(), law.name, law.says);
        let clause = wrong.clause.as_deref().unwrap_or(law.clause);
        let mut lines = vec![
            format!("{title} breaks the law {name:?} [{clause}]: {says}"),
            format!("  {what}"),
        ];
        if !guilty.is_empty() {
            lines.push(format!(
                "  symbols needed to show it: {}",
                guilty.join(", ")
            ));
        }
        let (step, steps) = (wrong.step + 1, playthrough.len());
        let setup = &playthrough.setup;
        let options = setup.options.iter();
        let options: Vec<String> = options
            .map(|(name, value)| format!(", {name}={value}"))
            .collect();
        let options = options.concat();
        let seats = counted(setup.seats, "seat");
        let kind = if self.in_matrix { "pair game" } else { "game" };
        lines.push(format!(
            "  at step {step} of {steps}, {seats}{options}; found in {kind} {number} of seed {seed}"
        ));
        if let Some(folder) = &self.folder {
            lines.push(format!("  written to:   {}", folder.display()));
            lines.push(format!("  replay it:    {}", self.replay));
            lines.push(format!("  shrink it:    {}", self.shrink));
        }
        lines.push(format!("  repeat it:    {}", self.repeat));
        let mut text = Page::default();
        for line in lines {
            text.push(&line);
            text.end_line();
        }
        text
    }

    fn value(&self) -> Value {
        let broken = &*self.broken;
        let setup = &broken.playthrough.setup;
        let options: BTreeMap<&str, &str> = setup.options().into_iter().collect();
        let record = self.folder.as_ref().map(|folder| folder.join("game.jsonl"));
        json!({
            "law": broken.law.name,
            "clause": broken.wrong.clause.as_deref().unwrap_or(broken.law.clause),
            "says": broken.law.says,
            "what": broken.wrong.what,
            "step": broken.wrong.step + 1,
            "steps": broken.playthrough.len(),
            "seats": setup.seats,
            "options": options,
            "guilty": broken.guilty,
            "seed": broken.found.seed,
            "number": broken.found.game,
            "record": record,
            "replay": self.replay,
            "repeat": self.repeat,
        })
    }
}
