//! Finds the files of packs: in the program itself, or in folders.

use crate::{PackProblems, PlanError, pack_hash, words};
use rnw_catalogue::{Catalogue, GameEntry, ShippedPack};
use rnw_packs::{Blob, Doc, Files, Problem, Report, Severity, Source, open};
use rnw_system::{Limit, ReadError, read};
use roll_and_write::option::{did_you_mean, expected, nearest};
use serde_json::Value;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The largest text file of a pack, in bytes.
const TEXT_BYTES_MAX: u64 = 4 << 20;
/// The largest file of messages, in bytes.
const WORDS_BYTES_MAX: u64 = 256 << 10;
/// The limit for all files of a pack together, in bytes.
const PACK_BYTES_MAX: u64 = 16 << 20;
/// The largest module of a pack, in bytes.
const MODULE_BYTES_MAX: u64 = 64 << 10;
/// The largest number of files in a pack.
const FILES_MAX: usize = 1000;
/// The largest number of packs in a chain of packs that extend each other.
const CHAIN_MAX: usize = 8;

/// A pack merged with the packs that it extends, and the errors in `extends`.
#[derive(Debug)]
pub struct LoadedPack {
    /// The files, with those of the packs that it extends.
    pub files: Files,
    /// The errors in `extends`.
    pub report: Report,
    /// Files of the pack's folder with names such as `sheet.json.txt`, which no game reads.
    pub misnamed: Vec<PathBuf>,
}

impl LoadedPack {
    /// The files, if `extends` has no errors.
    ///
    /// # Errors
    /// If `extends` has errors.
    pub fn sound(self) -> Result<Files, PlanError> {
        let Self { files, report, .. } = self;
        if report.has_errors() {
            return Err(PackProblems::of(report, files).into());
        }
        Ok(files)
    }
}

/// Finds a pack: the folder with this name, or else the included pack.
///
/// # Errors
/// If there is no such pack, or if one of its files cannot be read.
pub fn find(catalogue: &Catalogue, content: &Path) -> Result<LoadedPack, PlanError> {
    let packs = catalogue.packs();
    let shipped = packs
        .iter()
        .find(|pack| Path::new(pack.name) == content)
        .copied();
    let origin = match shipped {
        _ if content.is_dir() => Origin::Folder(content.to_owned()),
        Some(pack) => Origin::Shipped(pack),
        None if content.is_file() => {
            let file = content.display();
            return Err(PlanError::Usage(format!(
                "{file} is a file; expected the folder of a pack"
            )));
        }
        // A folder without read permission: the system reports what is wrong.
        None if content.exists() => Origin::Folder(content.to_owned()),
        None => {
            let name = content.display().to_string();
            let known = known(&packs);
            if bare_game(catalogue, content).is_some() {
                return Err(PlanError::Usage(format!(
                    "{name} is a game without a pack, because nothing is printed for it; expected the folder of a pack, or one of {known}"
                )));
            }
            let hint = did_you_mean(&name, packs.iter().map(|pack| pack.name));
            return Err(PlanError::Usage(format!(
                "no folder and no included pack has the name {name:?}; expected the folder of a pack, or one of {known}{hint}"
            )));
        }
    };
    let files = origin.files()?;
    if files.sources().is_empty() {
        let folder = content.display();
        return Err(PlanError::Usage(format!(
            "{folder} contains no pack files; expected files such as cards.json"
        )));
    }
    let pack = Chain::new(catalogue).resolve(files, &origin)?;
    let misnamed = match &origin {
        Origin::Folder(folder) => misnamed(folder)?,
        Origin::Shipped(_) => Vec::new(),
    };
    Ok(LoadedPack { misnamed, ..pack })
}

/// The files of a pack whose `extends` has no errors: the folder with this name, or else the included pack.
///
/// # Errors
/// If there is no such pack, if one of its files cannot be read, or if `extends` has errors.
pub fn named(catalogue: &Catalogue, content: &Path) -> Result<Files, PlanError> {
    find(catalogue, content)?.sound()
}

/// A pack that is part of the program, merged with the packs that it extends.
///
/// # Errors
/// If one of its files cannot be read.
pub fn shipped(catalogue: &Catalogue, pack: ShippedPack) -> Result<LoadedPack, PlanError> {
    Chain::new(catalogue).resolve((pack.files)(), &Origin::Shipped(pack))
}

/// The included pack with this hash, and its files.
pub fn shipped_as(catalogue: &Catalogue, hash: &str) -> Option<(ShippedPack, Files)> {
    catalogue.packs().into_iter().find_map(|included| {
        let files = shipped(catalogue, included).ok()?.files;
        pack_hash::is_of(hash, &files).then_some((included, files))
    })
}

/// A pack with these files, which come from no folder, merged with the packs that it extends.
///
/// # Errors
/// If a pack that it extends cannot be read.
pub fn loose(catalogue: &Catalogue, files: Files) -> Result<LoadedPack, PlanError> {
    let nowhere = ShippedPack {
        name: "",
        files: Files::default,
    };
    Chain::new(catalogue).resolve(files, &Origin::Shipped(nowhere))
}

/// The game with this name, if it has no pack. A folder with its name is a pack.
pub fn bare_game<'c>(catalogue: &'c Catalogue, name: &Path) -> Option<&'c GameEntry> {
    let mut entries = catalogue.entries().iter();
    let found = entries.find(|entry| Path::new(entry.name) == name && !entry.has_pack());
    found.filter(|_| !name.is_dir())
}

/// The first game of the catalogue.
///
/// # Errors
/// If the catalogue has no games.
pub fn first(catalogue: &Catalogue) -> Result<&GameEntry, PlanError> {
    catalogue
        .entries()
        .first()
        .ok_or_else(|| PlanError::Usage("this program has no games".to_owned()))
}

/// The names of packs as a list for messages.
pub fn known(packs: &[ShippedPack]) -> String {
    let names: Vec<&str> = packs.iter().map(|pack| pack.name).collect();
    names.join(", ")
}

/// The fewest and the most seats of a pack: those that its `game.json` says, or those of the game. A number that the
/// game does not allow counts as the nearest one.
pub fn seats_of(entry: &GameEntry, files: &Files) -> (usize, usize) {
    let (least, most) = entry.seats;
    let within = |seats: usize| seats.clamp(least, most);
    seats_said(files).map_or(entry.seats, |(fewest, largest)| {
        (within(fewest), within(largest))
    })
}

/// The fewest and the most seats that `game.json` says; `None` if it says nothing that can be read.
fn seats_said(files: &Files) -> Option<(usize, usize)> {
    let game = open::<Value>(files, "game.json", &mut Report::default())?.value;
    let number = |index: usize| game["seats"][index].as_u64()?.try_into().ok();
    let seats = (number(0)?, number(1)?);
    (seats.0 <= seats.1).then_some(seats)
}

/// The numbers of seats with which a pack can be opened, with the options as printed.
pub fn tables(catalogue: &Catalogue, entry: &GameEntry, files: &Files) -> Vec<usize> {
    let (least, most) = seats_of(entry, files);
    let opens = |seats: &usize| {
        let opened = entry.open(files, &[], *seats, catalogue.plugins());
        opened.is_ok()
    };
    (least..=most).filter(opens).collect()
}

/// The game that a pack is made for. A misspelt name counts as the nearest one. A pack that names no game is
/// for the first game of the catalogue.
///
/// # Errors
/// If `game.json` cannot be read: then the meaning of the other files is unknown.
pub fn entry_of<'c>(catalogue: &'c Catalogue, files: &Files) -> Result<&'c GameEntry, PlanError> {
    let entries = catalogue.entries();
    let meant = game_of(files)?.and_then(|name| {
        let exact = entries.iter().find(|entry| entry.name == name);
        let near = || nearest(&name, entries.iter().map(|entry| entry.name));
        exact.or_else(|| near().and_then(|near| entries.iter().find(|entry| entry.name == near)))
    });
    meant.map_or_else(|| first(catalogue), Ok)
}

/// The name of the game that a pack is made for. The name in a base pack comes first.
fn game_of(files: &Files) -> Result<Option<String>, PlanError> {
    let layers: Vec<&Files> = files.layers().collect();
    for layer in layers.into_iter().rev() {
        let mut report = Report::default();
        let Some(source) = layer.get("game.json") else {
            continue;
        };
        let Some(game) = rnw_packs::read::<Value>(source, &mut report) else {
            return Err(PackProblems::from(report).into());
        };
        if let Some(name) = game.value["game"].as_str() {
            return Ok(Some(name.to_owned()));
        }
    }
    Ok(None)
}

/// Refuses a pack that is made for another game of the catalogue. Other errors appear when the pack is opened.
///
/// # Errors
/// If the pack is for another game.
pub fn agree(
    catalogue: &Catalogue,
    entry: &GameEntry,
    content: &Path,
    files: &Files,
) -> Result<(), PlanError> {
    let said = game_of(files).unwrap_or_default();
    let other = catalogue
        .entries()
        .iter()
        .find(|other| Some(other.name) == said.as_deref() && other.name != entry.name);
    match other {
        None => Ok(()),
        Some(other) => Err(PlanError::Usage(format!(
            "{} is a pack for {}, not for {}",
            content.display(),
            other.name,
            entry.name
        ))),
    }
}

/// The title of a pack; `None` if it has no title.
pub fn title(files: &Files) -> Option<String> {
    let game: Doc<'_, Value> = open(files, "game.json", &mut Report::default())?;
    game.value["title"].as_str().map(str::to_owned)
}

/// The title of a game: that of its own pack, or that of its entry, or else its name.
pub fn game_title(entry: &GameEntry) -> String {
    let own = || match entry.title {
        "" => entry.name.to_owned(),
        title => title.to_owned(),
    };
    title(&(entry.shipped)()).unwrap_or_else(own)
}

/// The title of what is played: that of the pack, or that of a game without a pack.
pub fn title_of(entry: &GameEntry, files: &Files) -> String {
    title(files).unwrap_or_else(|| game_title(entry))
}

/// Where a pack comes from.
#[derive(Clone, Debug)]
enum Origin {
    Folder(PathBuf),
    Shipped(ShippedPack),
}

impl Origin {
    fn files(&self) -> Result<Files, PlanError> {
        match self {
            Self::Folder(folder) => read_folder(folder),
            Self::Shipped(pack) => Ok((pack.files)()),
        }
    }

    /// A path that identifies this origin.
    fn id(&self) -> PathBuf {
        match self {
            Self::Folder(folder) => fs::canonicalize(folder).unwrap_or_else(|_| folder.clone()),
            Self::Shipped(pack) => pack.name.into(),
        }
    }

    fn name(&self) -> String {
        match self {
            Self::Folder(folder) => folder.display().to_string(),
            Self::Shipped(pack) => pack.name.to_owned(),
        }
    }
}

/// Why a pack cannot extend the pack that it names.
#[derive(Debug, Error)]
enum ExtendsError {
    #[error(
        "found {0}; expected the name of an included pack, or a folder such as \"../other-pack\""
    )]
    NoText(Value),
    #[error(
        "unknown included pack {name:?}; expected one of {known}, or a folder such as \"../{name}\"{hint}"
    )]
    NoPack {
        name: String,
        known: String,
        hint: String,
    },
    #[error(
        "the folder {0:?} does not exist; expected a path from the folder of this pack to the folder of another pack"
    )]
    NoFolder(String),
    #[error("{0} contains no pack files; expected the folder of a pack")]
    Empty(String),
    #[error(
        "an included pack cannot extend the folder {0:?}; expected the name of an included pack"
    )]
    FolderOfShipped(String),
    #[error("these packs extend each other in a circle: {0}; expected a pack outside this circle")]
    Circle(String),
    #[error("more than {CHAIN_MAX} packs extend each other: {0}; expected a shorter chain")]
    TooLong(String),
}

/// The packs from the first one to the current one.
struct Chain<'c> {
    catalogue: &'c Catalogue,
    links: Vec<(PathBuf, String)>,
}

impl<'c> Chain<'c> {
    fn new(catalogue: &'c Catalogue) -> Self {
        Self {
            catalogue,
            links: Vec::new(),
        }
    }

    /// Merges a pack with the packs that it extends.
    fn resolve(mut self, files: Files, origin: &Origin) -> Result<LoadedPack, PlanError> {
        self.links.push((origin.id(), origin.name()));
        let mut report = Report::default();
        // Other errors in this file are reported by the check of the pack.
        let game = match (files.base(), files.get("game.json")) {
            (None, Some(source)) => rnw_packs::read::<Value>(source, &mut Report::default()),
            _ => None,
        };
        let said = game
            .as_ref()
            .map_or(&Value::Null, |game| &game.value["extends"]);
        let (Some(game), false) = (&game, said.is_null()) else {
            return Ok(LoadedPack {
                files,
                report,
                misnamed: Vec::new(),
            });
        };
        let base = match self.next(said, origin) {
            Ok(base) => {
                let found = base.files()?;
                if found.sources().is_empty() {
                    Err(ExtendsError::Empty(base.name()))
                } else {
                    Ok((base, found))
                }
            }
            Err(error) => Err(error),
        };
        match base {
            Ok((origin, found)) => {
                let base = self.resolve(found, &origin)?;
                let files = files.extending(base.files);
                Ok(LoadedPack { files, ..base })
            }
            Err(error) => {
                let place = game.root().field("extends");
                place.error(&mut report, error.to_string());
                Ok(LoadedPack {
                    files,
                    report,
                    misnamed: Vec::new(),
                })
            }
        }
    }

    /// The pack that the last pack of the chain extends.
    fn next(&self, said: &Value, from: &Origin) -> Result<Origin, ExtendsError> {
        let Some(said) = said.as_str() else {
            return Err(ExtendsError::NoText(said.clone()));
        };
        let next = if said.contains('/') || said.starts_with('.') {
            let Origin::Folder(own) = from else {
                return Err(ExtendsError::FolderOfShipped(said.to_owned()));
            };
            let folder = own.join(said);
            if !folder.is_dir() {
                return Err(ExtendsError::NoFolder(folder.display().to_string()));
            }
            Origin::Folder(folder)
        } else {
            let packs = self.catalogue.packs();
            let Some(pack) = packs.iter().find(|pack| pack.name == said) else {
                return Err(ExtendsError::NoPack {
                    name: said.to_owned(),
                    known: known(&packs),
                    hint: did_you_mean(said, packs.iter().map(|pack| pack.name)),
                });
            };
            Origin::Shipped(*pack)
        };
        let way = || {
            let names = self.links.iter().map(|(_, name)| name.clone());
            let names: Vec<String> = names.chain([next.name()]).collect();
            names.join(" > ")
        };
        let id = next.id();
        if self.links.iter().any(|(link, _)| *link == id) {
            return Err(ExtendsError::Circle(way()));
        }
        if self.links.len() == CHAIN_MAX {
            return Err(ExtendsError::TooLong(way()));
        }
        Ok(next)
    }
}

/// Reads every `.json` file of a folder, the files `words/*.ftl`, and the modules in the folder and in
/// `modules`.
fn read_folder(folder: &Path) -> Result<Files, PlanError> {
    let mut reader = Reader {
        bytes_left: PACK_BYTES_MAX,
        files_left: FILES_MAX,
    };
    let mut read =
        |folder: &Path, prefix: &str, what: PackFolder| reader.read_all(folder, prefix, what);
    let mut texts = read(folder, "", TEXTS)?;
    let mut blobs = read(folder, "", MODULES)?;
    if let Some(words) = folder_within(folder, "words")? {
        texts.extend(read(&words, "words/", WORDS)?);
    }
    if let Some(modules) = folder_within(folder, "modules")? {
        blobs.extend(read(&modules, "modules/", MODULES)?);
    }
    let source = |Blob { path, name, bytes }| match String::from_utf8(bytes) {
        Ok(text) => {
            // Some editors start a file with a byte order mark.
            let text = text
                .strip_prefix('\u{feff}')
                .map(str::to_owned)
                .unwrap_or(text);
            Ok(Source { path, name, text })
        }
        Err(_) => Err(unreadable(
            path,
            "the file is not UTF-8 text; save the file as UTF-8".to_owned(),
        )),
    };
    let sources: Result<Vec<Source>, PlanError> = texts.into_iter().map(source).collect();
    Ok(Files::new(sources?).with_blobs(blobs))
}

/// The files of a folder whose names contain `json`, but do not end in it as the names of a pack's files do.
fn misnamed(folder: &Path) -> Result<Vec<PathBuf>, PlanError> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unlisted(folder))? {
        let path = entry.map_err(unlisted(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_read = path.extension().is_some_and(|ending| ending == "json");
        let has_json = name.to_lowercase().contains(".json");
        if has_json && !is_read && !name.starts_with('.') && path.is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// All errors and warnings of a pack: in what it extends, its names of files, its content and its words.
///
/// # Errors
/// If the program has no games.
pub fn check(catalogue: &Catalogue, pack: &LoadedPack) -> Result<Report, PlanError> {
    if pack.report.has_errors() {
        return Ok(pack.report.clone());
    }
    let files = &pack.files;
    match entry_of(catalogue, files) {
        Ok(entry) => {
            let mut report = unread(entry, pack);
            report.extend((entry.check)(files, catalogue.plugins()));
            report.extend(words::check(entry, files, !report.has_errors()));
            Ok(report)
        }
        Err(PlanError::Pack(problems)) => Ok(problems.report),
        Err(error) => Err(error),
    }
}

/// Warnings about the pack's own files with names that the game does not read, such as `card.json`.
fn unread(entry: &GameEntry, pack: &LoadedPack) -> Report {
    let known = known_files(entry);
    let own = unread_sources(&pack.files, &known).map(|source| (&*source.name, &*source.path));
    let own = own.map(|(name, path)| (name.to_owned(), path.to_owned()));
    let misnamed = pack.misnamed.iter().map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        (name.into_owned(), path.display().to_string())
    });
    let problems = own.chain(misnamed).map(|(name, path)| Problem {
        severity: Severity::Warning,
        path,
        range: 0..0,
        position: (1, 1),
        message: format!("rnw does not read {name}; {}", meant(&name, &known)),
        help: None,
    });
    Report {
        problems: problems.filter(|_| !known.is_empty()).collect(),
    }
}

/// The number of the pack's own files that the game reads.
pub fn files_read(entry: &GameEntry, files: &Files) -> usize {
    let all = files.sources().len() + files.blobs().len();
    all - unread_sources(files, &known_files(entry)).count()
}

/// The JSON files that a game reads. Empty for a game without a pack of its own, which does not say which it reads.
fn known_files(entry: &GameEntry) -> Vec<String> {
    let shipped = (entry.shipped)();
    let names = shipped.layers().flat_map(Files::sources);
    let names = names.map(|source| source.name.clone());
    names.filter(|name| is_json(name)).collect()
}

fn unread_sources<'f>(files: &'f Files, known: &'f [String]) -> impl Iterator<Item = &'f Source> {
    let sources = files.sources().iter();
    sources.filter(move |source| {
        is_json(&source.name) && !known.is_empty() && !known.contains(&source.name)
    })
}

/// Whether this is the name of a JSON file that lies in the folder of a pack itself.
fn is_json(name: &str) -> bool {
    !name.contains('/') && name.strip_suffix(".json").is_some()
}

/// The file that a misnamed one probably means. Only the names before `.json` are compared.
fn meant(name: &str, known: &[String]) -> String {
    let stem = |name: &str| name.split('.').next().unwrap_or_default().to_lowercase();
    let own = stem(name);
    let stems: Vec<String> = known.iter().map(|name| stem(name)).collect();
    let near = nearest(&own, stems.iter().map(String::as_str));
    let inside = || stems.iter().find(|known| own.contains(known.as_str()));
    match near.or_else(|| inside().map(String::as_str)) {
        Some(meant) => format!("did you mean {meant}.json?"),
        None => expected(known.iter().map(String::as_str)),
    }
}

/// A folder inside a pack; `None` if it does not exist. Anything else with this name is an error.
fn folder_within(folder: &Path, name: &str) -> Result<Option<PathBuf>, PlanError> {
    let path = folder.join(name);
    match fs::symlink_metadata(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        _ if path.is_dir() => Ok(Some(path)),
        _ => Err(unreadable(
            path.display().to_string(),
            "not a readable folder; expected a readable folder, or nothing with this name"
                .to_owned(),
        )),
    }
}

/// What to read from a folder: files with one of these endings, each up to a limit.
#[derive(Clone, Copy)]
struct PackFolder {
    endings: &'static [&'static str],
    most: Limit,
}

/// The limit of a JSON file.
pub const TEXT_MAX: Limit = Limit::new("a text file of a pack", TEXT_BYTES_MAX);

const TEXTS: PackFolder = PackFolder {
    endings: &["json"],
    most: TEXT_MAX,
};
const WORDS: PackFolder = PackFolder {
    endings: &["ftl"],
    most: Limit::new("a file of words", WORDS_BYTES_MAX),
};
const MODULES: PackFolder = PackFolder {
    endings: &["wasm", "wat"],
    most: Limit::new("a module", MODULE_BYTES_MAX),
};

/// Reads a pack within the limits that are left for it.
struct Reader {
    bytes_left: u64,
    files_left: usize,
}

impl Reader {
    /// Reads the files of a folder with one of these endings, unchanged. It is an error if such a file cannot
    /// be read: without it, the file of the base pack would silently replace it.
    fn read_all(
        &mut self,
        folder: &Path,
        prefix: &str,
        what: PackFolder,
    ) -> Result<Vec<Blob>, PlanError> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).map_err(unlisted(folder))? {
            let path = entry.map_err(unlisted(folder))?.path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            let is_content = ending.is_some_and(|ending| what.endings.contains(&ending));
            let name = path.file_name().unwrap_or_default();
            if !is_content || name.as_encoded_bytes().starts_with(b".") {
                continue;
            }
            let shown = path.display().to_string();
            let Some(name) = name.to_str() else {
                return Err(unreadable(
                    shown,
                    "the name of the file is not UTF-8 text; give the file another name".to_owned(),
                ));
            };
            self.files_left = self.files_left.checked_sub(1).ok_or_else(|| {
                let message = format!("more than {FILES_MAX} files, the limit for a pack");
                unreadable(shown.clone(), message)
            })?;
            // Reading stops one byte after the limit, so a file that exceeds it is noticed.
            let most = Limit::new(what.most.what, what.most.bytes.min(self.bytes_left));
            let bytes = match read::found(&path, most) {
                Ok(Some(bytes)) => bytes,
                // The file was deleted after the folder was listed.
                Ok(None) => continue,
                Err(ReadError::TooLong(most)) if most != what.most => {
                    let message = format!(
                        "more than {PACK_BYTES_MAX} bytes in all files together, the limit for a pack"
                    );
                    return Err(unreadable(shown, message));
                }
                Err(unread) => return Err(unreadable(shown, unread.to_string())),
            };
            self.bytes_left -= bytes.len() as u64;
            let name = format!("{prefix}{name}");
            found.push(Blob {
                path: shown,
                name,
                bytes,
            });
        }
        Ok(found)
    }
}

/// The error for a folder whose files cannot be listed.
fn unlisted(folder: &Path) -> impl Fn(io::Error) -> PlanError {
    |error| ReadError::System(error).at(folder).into()
}

/// The error for a file of a pack that cannot be read.
fn unreadable(path: String, message: String) -> PlanError {
    let problem = Problem {
        severity: Severity::Error,
        path,
        range: 0..0,
        position: (1, 1),
        message,
        help: None,
    };
    let report = Report {
        problems: vec![problem],
    };
    PackProblems::from(report).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::symbol::Plugins;

    const ISLES: ShippedPack = ShippedPack {
        name: "isles",
        files: || {
            let game = r#"{ "extends": "silver-and-gold", "title": "Isles" }"#;
            let isles = Files::embedded("isles", &[("game.json", game)]);
            isles.with_embedded_blobs("isles", &[("chest.wasm", b"\0asm")])
        },
    };
    const REEFS: ShippedPack = ShippedPack {
        name: "reefs",
        files: || Files::embedded("reefs", &[("game.json", r#"{ "extends": "isles" }"#)]),
    };
    const ADRIFT: ShippedPack = ShippedPack {
        name: "adrift",
        files: || Files::embedded("adrift", &[("game.json", r#"{ "extends": "../isles" }"#)]),
    };

    #[test]
    fn shipped_packs_extend_each_other_by_name() {
        let catalogue = Catalogue::stock().with_pack(ISLES).with_pack(REEFS);
        let LoadedPack { files, report, .. } = find(&catalogue, Path::new("reefs")).unwrap();
        assert_eq!(report, Report::default());
        assert_eq!(files.layers().count(), 3);
        assert_eq!(title(&files).as_deref(), Some("Isles"));
        let entry = entry_of(&catalogue, &files).unwrap();
        assert_eq!(entry.name, "silver-and-gold");
        assert_eq!(
            (entry.check)(&files, &Plugins::default()),
            Report::default()
        );
        // A pack inherits the modules of its base.
        assert!(files.blobs().is_empty());
        assert_eq!(files.blob("chest.wasm").unwrap().bytes, b"\0asm");
        let own = files.with_embedded_blobs("reefs", &[("chest.wasm", b"own")]);
        assert_eq!(own.blob("chest.wasm").unwrap().bytes, b"own");
    }

    #[test]
    fn a_shipped_pack_cannot_extend_a_folder() {
        let catalogue = Catalogue::stock().with_pack(ADRIFT);
        let LoadedPack { report, .. } = find(&catalogue, Path::new("adrift")).unwrap();
        assert_eq!(
            report.to_string(),
            "error: adrift/game.json:1:14: an included pack cannot extend the folder \"../isles\"; expected the name of an included pack\n"
        );
    }
}
