//! A report of a broken law that a person can read and repeat.

use crate::config::CheckConfig;
use crate::laws::{Law, Violation};
use crate::pack::{names, printed_symbols, values, written};
use crate::playthrough::Playthrough;
use crate::shrink::{Shows, shrink};
use crate::subject::Subject;
use crate::words::{argument, line_of};
use rnw_packs::Files;
use rnw_session::DealId;
use roll_and_write::text::counted;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, fs, io};

/// The file of a written game, and the folder of its pack.
const RECORD: &str = "game.jsonl";
const PACK: &str = "pack";

/// A law that a game broke, with the smallest game that shows it.
#[derive(Debug)]
pub struct Broken {
    /// The name of the game.
    pub game: String,
    /// The law.
    pub law: Law,
    /// What is wrong, and at which step.
    pub wrong: Violation,
    /// The smallest game that shows it.
    pub playthrough: Arc<Playthrough>,
    /// The game in which the violation was found.
    pub found: DealId,
    /// The symbols that the violation needs; all others could be removed. Empty if this was not
    /// tested.
    pub guilty: Vec<String>,
    /// The program that replays records of the game, such as `rnw`.
    pub program: String,
    /// Where the game was written, or why it could not be written. `None` if that was not asked for.
    pub written: Option<io::Result<Written>>,
}

/// The files of a written game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The folder.
    pub folder: PathBuf,
    /// The record.
    pub record: PathBuf,
    /// The pack as an argument for `rnw`: a known name or a folder. `None` for the default pack of
    /// the game.
    pub content: Option<String>,
}

impl Broken {
    /// The smallest game that breaks a law like the one that `again` plays. If its pack may become smaller too, the symbols
    /// that are left are those that the violation needs.
    pub(crate) fn smallest(
        subject: &Subject,
        config: &CheckConfig,
        law: &Law,
        number: u32,
        again: impl Fn() -> Playthrough,
        pack: bool,
    ) -> Self {
        let shrunk = || shrink(subject, again(), Shows::Broken(law.clone()), pack);
        let least = (!config.as_found).then(shrunk).flatten();
        let is_smaller = least.is_some();
        let (playthrough, wrong) = if let Some(least) = least {
            (least.playthrough, least.wrong)
        } else {
            let playthrough = Arc::new(again());
            let wrong = law.breach(subject, &playthrough);
            (playthrough, wrong.unwrap_or_else(Violation::gone))
        };
        let guilty = if pack && is_smaller {
            names(printed_symbols(&values(&playthrough.setup.pack.files)))
        } else {
            Vec::new()
        };
        let name = folder_name(subject.name(), law);
        let somewhere = !config.folder.as_os_str().is_empty();
        let written = somewhere.then(|| {
            fs::create_dir_all(&config.folder)?;
            let parent = std::path::absolute(&config.folder)?;
            let before = Written::before(&parent, &name, &playthrough);
            before.map_or_else(
                || write(&new_folder(&parent, &name)?, &playthrough, false),
                Ok,
            )
        });
        Self {
            game: subject.name().to_owned(),
            law: law.clone(),
            wrong,
            program: subject.program_name().to_owned(),
            written,
            playthrough,
            guilty,
            found: DealId::new(config.seed, number.into()),
        }
    }
}

impl Broken {
    /// The clauses to cite: the one that the rules name, or else those of the law for this game.
    pub fn clause(&self) -> String {
        let named = self.wrong.clause.clone();
        named.unwrap_or_else(|| self.law.clause_in(&self.game))
    }
}

/// The name of the folder for a game that breaks a law. If it is taken, a number follows.
pub fn folder_name(game: &str, law: &Law) -> String {
    format!("testkit-{game}-{}", law.name)
}

/// The folders with this name, and with a number behind it.
fn folders(parent: &Path, name: &str) -> impl Iterator<Item = PathBuf> {
    let numbered = (2..).map(move |number: u32| format!("{name}-{number}"));
    let names = std::iter::once(name.to_owned()).chain(numbered);
    names.map(|name| parent.join(name))
}

/// Makes a folder that did not exist before, with this name or with a number behind it.
///
/// # Errors
/// If it cannot be made.
pub fn new_folder(parent: &Path, name: &str) -> io::Result<PathBuf> {
    for path in folders(parent, name) {
        // What exists may belong to somebody else.
        match fs::create_dir(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|()| path),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Writes a game into a folder: its record, and its pack unless it is that of the game. `is_known` says that the program
/// finds other packs by their names too.
///
/// # Errors
/// If the files cannot be written.
pub fn write(folder: &Path, playthrough: &Playthrough, is_known: bool) -> io::Result<Written> {
    fs::create_dir_all(folder)?;
    let pack = &playthrough.setup.pack;
    let content = match &pack.name {
        Some(name) if *name == playthrough.game.info().name => None,
        Some(name) if is_known => Some(name.clone()),
        _ if pack.files.sources().is_empty() => None,
        _ => {
            let path = new_folder(folder, PACK)?;
            // The program may know another base by the same name.
            let whole = match pack.files.base() {
                Some(_) => written(&values(&pack.files), &pack.files),
                None => pack.files.clone(),
            };
            write_pack(&path, &whole)?;
            Some(path.display().to_string())
        }
    };
    // The record comes last: where it is, everything is.
    let record = folder.join(RECORD);
    fs::write(&record, playthrough.record())?;
    Ok(Written {
        folder: folder.to_owned(),
        record,
        content,
    })
}

/// Writes the files of a pack into a folder, without those of its base.
///
/// # Errors
/// If they cannot be written.
pub fn write_pack(folder: &Path, files: &Files) -> io::Result<()> {
    let texts = files.sources().iter();
    let texts = texts.map(|source| (&source.name, source.text.as_bytes()));
    let blobs = files.blobs().iter();
    let blobs = blobs.map(|blob| (&blob.name, blob.bytes.as_slice()));
    for (name, bytes) in texts.chain(blobs) {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().unwrap_or(folder))?;
        fs::write(file, bytes)?;
    }
    Ok(())
}

impl Written {
    /// The same game where an earlier run has written it.
    fn before(parent: &Path, name: &str, playthrough: &Playthrough) -> Option<Self> {
        let game = playthrough.record();
        let is_same = |folder: &PathBuf| {
            fs::read(folder.join(RECORD)).is_ok_and(|text| text == game.as_bytes())
        };
        let mut folders = folders(parent, name).take_while(|folder| folder.exists());
        let folder = folders.find(is_same)?;
        let pack = folder.join(PACK);
        Some(Self {
            record: folder.join(RECORD),
            content: pack.exists().then(|| pack.display().to_string()),
            folder,
        })
    }

    /// The line to type for a command of a program that opens the game, such as `rnw replay RECORD --content PACK`.
    pub fn line(&self, program: &str, command: &str, more: &[&str]) -> String {
        let record = argument(&self.record);
        let content = self
            .content
            .iter()
            .flat_map(|content| ["--content", content]);
        let words = [command, &record].into_iter().chain(content);
        line_of(program, words.chain(more.iter().copied()))
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game,
            law,
            wrong,
            playthrough,
            found: DealId { seed, game: number },
            program,
            ..
        } = self;
        let Law { name, says, .. } = law;
        writeln!(
            f,
            "{game} breaks the law {name:?} ({}): {says}",
            self.clause()
        )?;
        writeln!(f, "  {}", wrong.what)?;
        if !self.guilty.is_empty() {
            writeln!(f, "  symbols needed to show it: {}", self.guilty.join(", "))?;
        }
        let (setup, steps) = (&playthrough.setup, playthrough.len());
        if wrong.step < steps {
            write!(f, "  in step {} of {steps}", wrong.step + 1)?;
        } else {
            write!(f, "  after {}", counted(steps, "step"))?;
        }
        writeln!(f, ", {setup}; found in game {number} of seed {seed}")?;
        match &self.written {
            Some(Ok(written)) => {
                writeln!(f, "  written to: {}", written.folder.display())?;
                writeln!(f, "  replay it: {}", written.line(program, "replay", &[]))?;
                // Programs do not know the laws of others.
                if law.is_stock() {
                    writeln!(f, "  shrink it: {}", written.line(program, "shrink", &[]))?;
                }
            }
            Some(Err(error)) => writeln!(f, "  it cannot be written: {error}")?,
            None => {}
        }
        // A matrix names the guilty symbols. It reads no environment variables.
        if self.guilty.is_empty() {
            writeln!(
                f,
                "  or: TESTKIT_SEED={seed} TESTKIT_FIRST={number} TESTKIT_GAMES=1 TESTKIT_LAWS={name} cargo test"
            )?;
        }
        writeln!(f, "the smallest game that shows it:")?;
        f.write_str(&playthrough.record())
    }
}

impl std::error::Error for Broken {}
