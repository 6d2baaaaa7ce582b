//! Checks all laws in random games, and covers every pair of symbols of a pack.

mod json;
mod text;

use crate::pack_files::open_any;
use crate::scenes::{self, CheckedScenes};
use crate::{StudioError, StudioObserver};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Language, Translator};
use rnw_plan::words;
use rnw_testkit::{
    Broken, CheckConfig, Demand, Failed, LAWS, Law, Matrix, ReachedCounts, Shows, Subject,
    TestPack, Written,
};
use roll_and_write::option::did_you_mean;
use roll_and_write::text::counted;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// A game with a pack to test.
#[derive(Clone, Debug)]
pub struct TestPlan {
    /// The game.
    pub entry: GameEntry,
    /// The pack.
    pub pack: TestPack,
    /// The laws; empty for all laws.
    pub laws: Vec<Law>,
    /// The least and the largest number of seats; `None` for those of the game.
    pub seats: Option<(usize, usize)>,
    /// The seed of all draws.
    pub seed: u64,
    /// Random games; `None` for none.
    pub random: Option<RandomGames>,
    /// Games for each pair of symbols; `None` for none.
    pub pairs: Option<PairGames>,
    /// The folder for a game that breaks a law; `None` for a folder with a new name.
    pub folder: Option<PathBuf>,
}

/// Random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomGames {
    /// Their number.
    pub games: u32,
    /// The number of the first one.
    pub first: u32,
}

/// Games in which every pair of symbols meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairGames {
    /// The number of games for each pair.
    pub games: u32,
    /// How often each pair must meet.
    pub least: u32,
    /// The number of games with three symbols.
    pub triples: u32,
    /// The number of games with random symbols.
    pub swarm: u32,
}

/// A law, for lists.
#[derive(Serialize, Debug)]
pub struct LawLine {
    /// The name.
    pub name: String,
    /// The clauses that state it, or the part of the contract.
    pub clause: String,
    /// What it says.
    pub says: String,
}

/// All laws.
pub fn laws() -> impl Iterator<Item = LawLine> {
    LAWS.iter().map(|law| LawLine {
        name: law.name.to_string(),
        clause: law.clause.to_string(),
        says: law.says.to_string(),
    })
}

/// The law with this name.
///
/// # Errors
/// If no law has it.
pub fn find_law(name: &str) -> Result<Law, StudioError> {
    let names = || LAWS.iter().map(|law| &*law.name);
    rnw_testkit::law(name.trim()).ok_or_else(|| {
        let known = names().collect::<Vec<_>>().join(", ");
        let hint = did_you_mean(name, names());
        StudioError::Usage(format!(
            "unknown law {name:?}; expected one of {known}{hint}"
        ))
    })
}

/// The result of a test.
#[derive(Debug)]
pub struct TestedPack<'p> {
    plan: &'p TestPlan,
    /// What the random games reached; `None` if none were played to the end.
    pub tally: Option<ReachedCounts>,
    /// Which symbols met; `None` if that was not tested.
    pub matrix: Option<Matrix>,
    /// The broken law.
    pub broken: Option<LawFinding>,
    /// The scenes of the pack.
    pub scenes: CheckedScenes,
    /// The sentences that name what games reached.
    translator: Translator,
}

/// A broken law, and the smallest game that shows it.
#[derive(Debug)]
pub struct LawFinding {
    /// The law and the game.
    pub broken: Box<Broken>,
    /// Whether a game for pairs of symbols found it.
    pub in_matrix: bool,
    /// What to type to examine the game. A caller that knows commands fills this in before it shows the finding.
    pub commands: FindingCommands,
}

impl LawFinding {
    /// The files of the game; `None` if they could not be written.
    pub fn written(&self) -> Option<&Written> {
        self.broken.written.as_ref()?.as_ref().ok()
    }
}

/// Commands that examine a game. An empty one is not shown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FindingCommands {
    /// Replays the game.
    pub replay: String,
    /// Makes it smaller.
    pub shrink: String,
    /// Finds the problem again.
    pub repeat: String,
}

/// Plays the games of a plan. A game that breaks a law is written into a folder.
///
/// # Errors
/// If the plan does not fit the game, or if no game could be played.
pub fn test<'p>(
    catalogue: &Catalogue,
    plan: &'p TestPlan,
    observer: &mut dyn StudioObserver,
) -> Result<TestedPack<'p>, StudioError> {
    let trial = PackTrial::open(catalogue, plan)?;
    trial.run(observer)
}

/// A pack under test.
struct PackTrial<'p> {
    plan: &'p TestPlan,
    subject: Subject,
    has_symbols: bool,
    scenes: CheckedScenes,
    translator: Translator,
}

impl<'p> PackTrial<'p> {
    fn open(catalogue: &Catalogue, plan: &'p TestPlan) -> Result<Self, StudioError> {
        let (entry, pack) = (&plan.entry, &plan.pack);
        let (least, most) = plan.seats.unwrap_or(entry.seats);
        if least < entry.seats.0 || most > entry.seats.1 {
            let (name, (fewest, largest)) = (entry.name, entry.seats);
            return Err(StudioError::Usage(format!(
                "{name} has {fewest} to {largest} seats; expected a number or range within these"
            )));
        }
        // A pack may be unplayable with some numbers of seats.
        let open = |seats: &mut dyn Iterator<Item = usize>| {
            open_any(catalogue, entry, &pack.files, &[], seats, least)
        };
        let small = open(&mut (least..=most))?.game.info().seats;
        let large = open(&mut (least..=most).rev())?.game.info().seats;
        let content = rnw_testkit::pack::values(&pack.files);
        let symbols = rnw_testkit::pack::entries(&content, "symbols.json", "symbols");
        let has_symbols = !symbols.is_empty();
        if plan.random.is_none() && !has_symbols {
            let problem = "the pack has no symbols to test in pairs; omit --matrix-only";
            return Err(StudioError::Usage(problem.to_owned()));
        }
        let translator = words::translator(entry, &pack.files, Vec::new(), Language::English)?;
        let subject = rnw_catalogue::subject_for(catalogue, entry, (small, large));
        Ok(Self {
            plan,
            subject: subject.pack(plan.pack_name(), pack.files.clone()),
            has_symbols,
            scenes: scenes::check(catalogue, entry, &pack.files)?,
            translator,
        })
    }

    fn run(self, observer: &mut dyn StudioObserver) -> Result<TestedPack<'p>, StudioError> {
        let plan = self.plan;
        let (mut tally, mut matrix, mut broken) = (None, None, None);
        if let Some(games) = plan.random {
            match self.random_games(games, observer) {
                Ok(found) => tally = Some(found),
                Err(Failed::NotPlayed(why)) => return Err(StudioError::Law(why.to_string())),
                Err(Failed::Broken(mut found)) => {
                    let shows = Shows::Broken(found.law.clone());
                    found.guilty = rnw_testkit::guilty(&self.subject, &found.playthrough, &shows);
                    broken = Some(plan.finding(found, false));
                }
            }
        }
        let pairs = plan.pairs.filter(|_| broken.is_none() && self.has_symbols);
        if let Some(games) = pairs {
            match self.pairs(games, observer) {
                Ok(found) => matrix = Some(found),
                Err(Failed::NotPlayed(why)) => return Err(StudioError::Law(why.to_string())),
                Err(Failed::Broken(found)) => broken = Some(plan.finding(found, true)),
            }
        }
        Ok(TestedPack {
            plan,
            tally,
            matrix,
            broken,
            scenes: self.scenes,
            translator: self.translator,
        })
    }

    fn random_games(
        &self,
        RandomGames { games, first }: RandomGames,
        observer: &mut dyn StudioObserver,
    ) -> Result<ReachedCounts, Failed> {
        let config = CheckConfig {
            games,
            seed: self.plan.seed,
            first,
            laws: self.plan.laws(),
            folder: PathBuf::new(),
            as_found: false,
        };
        observer.begins(games.into());
        rnw_testkit::check(&self.subject, &config, |number| {
            observer.reaches(u64::from(number - first) + 1, games.into());
        })
    }

    fn pairs(&self, pairs: PairGames, observer: &mut dyn StudioObserver) -> Result<Matrix, Failed> {
        let default = Demand::default();
        let demand = Demand {
            seed: self.plan.seed,
            games: pairs.games,
            least: pairs.least,
            triples: pairs.triples,
            swarm: pairs.swarm,
            laws: if self.plan.laws.is_empty() {
                default.laws
            } else {
                self.plan.laws.clone()
            },
            folder: PathBuf::new(),
        };
        observer.begins(1);
        rnw_testkit::matrix(
            &self.subject,
            &self.plan.pack,
            &demand,
            |played, expected| {
                observer.reaches(played.into(), expected.max(played).into());
            },
        )
    }
}

impl TestPlan {
    /// The laws that are checked in random games.
    fn laws(&self) -> Vec<Law> {
        match self.laws.as_slice() {
            [] => LAWS.clone(),
            laws => laws.to_vec(),
        }
    }

    fn pack_name(&self) -> &str {
        self.pack.name.as_deref().unwrap_or_default()
    }

    fn finding(&self, broken: Box<Broken>, in_matrix: bool) -> LawFinding {
        let new = || {
            let name = rnw_testkit::folder_name(self.entry.name, &broken.law);
            rnw_testkit::new_folder(Path::new(""), &name)
        };
        let folder = self.folder.clone().map_or_else(new, Ok);
        let write = |folder: PathBuf| rnw_testkit::write(&folder, &broken.playthrough, true);
        let written = Some(folder.and_then(write));
        LawFinding {
            in_matrix,
            commands: FindingCommands::default(),
            broken: Box::new(Broken { written, ..*broken }),
        }
    }
}

impl TestedPack<'_> {
    /// Whether most games could not start, so that the test says little.
    pub fn is_mostly_refused(&self) -> bool {
        let tally = self.tally.as_ref();
        tally.is_some_and(ReachedCounts::is_mostly_refused)
    }

    /// Whether the scenes come out as written, all laws hold and all symbols met often enough.
    ///
    /// # Errors
    /// What does not hold.
    pub fn verdict(&self) -> Result<(), StudioError> {
        let matrix = self.matrix.as_ref();
        let wanting = matrix.map_or(&[][..], |matrix| &matrix.wanting);
        let problems = self.scenes.report.problems.len();
        Err(StudioError::Law(match (&self.broken, wanting) {
            (None, _) if problems > 0 => {
                let scenes = counted(self.scenes.scenes, "scene");
                format!("{scenes}, {}", counted(problems, "problem"))
            }
            (Some(LawFinding { broken, .. }), _) => {
                let pack = self.plan.pack.name.as_deref();
                let pack = pack.unwrap_or(self.plan.entry.name);
                format!("{pack} breaks the law {:?}", broken.law.name)
            }
            (None, []) => return Ok(()),
            (None, [only]) => format!("1 requirement is not met: {only}"),
            (None, [first, ..]) => {
                let count = wanting.len();
                format!("{count} requirements are not met; the first one: {first}")
            }
        }))
    }
}
