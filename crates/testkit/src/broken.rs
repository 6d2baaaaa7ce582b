//! A report of a broken law that a person can read and repeat.

use crate::config::CheckConfig;
use crate::laws::{Law, Violation};
use crate::pack::{names, printed_symbols, values};
use crate::playthrough::Playthrough;
use crate::shrink::{Shows, shrink};
use crate::subject::Subject;
use rnw_packs::Files;
use rnw_session::DealId;
use roll_and_write::text::counted;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// A law that a game broke, with the smallest game that shows it.
#[derive(Debug)]
pub struct Broken {
    /// The name of the game.
    pub game: String,
    /// The law.
    pub law: &'static Law,
    /// What is wrong, and at which step.
    pub wrong: Violation,
    /// The smallest game that shows it.
    pub playthrough: Playthrough,
    /// The game in which the violation was found.
    pub found: DealId,
    /// The symbols that the violation needs; all others could be removed. Empty if this was not
    /// tested.
    pub guilty: Vec<String>,
    /// Where the game was written, or `None` if it could not be written.
    pub written: Option<Written>,
}

/// The files of a written game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
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
        law: &'static Law,
        number: u32,
        again: impl Fn() -> Playthrough,
        pack: bool,
    ) -> Self {
        let shrunk = || shrink(subject, again(), Shows::Broken(law), pack);
        let least = (!config.as_found).then(shrunk).flatten();
        let is_smaller = least.is_some();
        let (playthrough, wrong) = if let Some(least) = least {
            (least.playthrough, least.wrong)
        } else {
            let playthrough = again();
            let wrong = law.breach(subject, &playthrough);
            (playthrough, wrong.unwrap_or_else(Violation::gone))
        };
        let guilty = if pack && is_smaller {
            names(printed_symbols(&values(&playthrough.setup.pack.files)))
        } else {
            Vec::new()
        };
        let name = format!("{}-{}", subject.name(), law.name);
        let somewhere = !config.folder.as_os_str().is_empty();
        let written = somewhere.then(|| write(&config.folder.join(name), &playthrough).ok());
        Self {
            game: subject.name().to_owned(),
            law,
            wrong,
            written: written.flatten(),
            playthrough,
            guilty,
            found: DealId::new(config.seed, number.into()),
        }
    }
}

/// Writes a game into a folder: its record, and its pack unless `rnw` knows the pack by name.
///
/// # Errors
/// If the files cannot be written.
pub fn write(folder: &Path, playthrough: &Playthrough) -> io::Result<Written> {
    fs::create_dir_all(folder)?;
    let record = folder.join("game.jsonl");
    fs::write(&record, playthrough.record())?;
    let pack = &playthrough.setup.pack;
    let content = match &pack.name {
        Some(name) if *name == playthrough.game.info().name => None,
        Some(name) => Some(name.clone()),
        None if pack.files.sources().is_empty() => None,
        None => {
            // Existing files may belong to somebody else, so they are never overwritten.
            let mut numbers = 2..;
            let mut path = folder.join("pack");
            while path.exists() {
                let number = numbers.next().unwrap_or(u32::MAX);
                path = folder.join(format!("pack-{number}"));
            }
            write_pack(&path, &pack.files)?;
            Some(path.display().to_string())
        }
    };
    Ok(Written { record, content })
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
    /// The arguments with which `rnw` opens the game.
    pub fn arguments(&self) -> String {
        let content = self.content.as_ref();
        let content = content.map_or_else(String::new, |content| format!(" --content {content}"));
        format!("{}{content}", self.record.display())
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
            ..
        } = self;
        writeln!(
            f,
            "{game} breaks the law {:?} ({}): {}",
            law.name, law.clause, law.says
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
        if let Some(written) = &self.written {
            let arguments = written.arguments();
            writeln!(f, "  replay it: rnw replay {arguments}")?;
            writeln!(f, "  shrink it: rnw shrink {arguments}")?;
        }
        // A matrix names the guilty symbols. It reads no environment variables.
        if self.guilty.is_empty() {
            writeln!(
                f,
                "  or: TESTKIT_SEED={seed} TESTKIT_FIRST={number} TESTKIT_GAMES=1 TESTKIT_LAWS={} cargo test",
                law.name
            )?;
        }
        writeln!(f, "the smallest game that shows it:")?;
        f.write_str(&playthrough.record())
    }
}

impl std::error::Error for Broken {}
