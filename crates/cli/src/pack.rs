//! Where the files of a pack come from: the program itself, or folders.

use crate::catalogue::{Catalogue, GameEntry, ShippedPack};
use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::problems;
use crate::read::{self, Limit, Unread, limit};
use roll_and_write::content::{self, Blob, Doc, Files, Problem, Report, Severity, Source, open};
use roll_and_write::option::{did_you_mean, nearest};
use serde_json::Value;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The largest text of a pack that is read.
const TEXT_BYTES_MAX: u64 = 4 << 20;
/// The largest text of words that is read.
const WORDS_BYTES_MAX: u64 = 256 << 10;
/// The most that is read of all files of a pack together.
const PACK_BYTES_MAX: u64 = 16 << 20;
/// The largest module of a pack that is read.
const MODULE_BYTES_MAX: u64 = 64 << 10;
/// The most files of a pack.
const FILES_MAX: usize = 1000;
/// The most packs in a chain of packs that extend each other.
const CHAIN_MAX: usize = 8;

/// A pack with all that it extends, and what is wrong with how it extends.
#[derive(Debug)]
pub(crate) struct LoadedPack {
    pub(crate) files: Files,
    pub(crate) report: Report,
}

impl LoadedPack {
    /// The files, if the pack extends what it can; else what is wrong is shown.
    pub(crate) fn sound(self, out: &mut Out) -> Result<Files, Failure> {
        let Self { files, report } = self;
        if report.has_errors() {
            problems::show(&report, &files, out);
            return Err(Failure::Content(ContentSummary { report }));
        }
        for layer in files.layers() {
            let texts = layer.sources().iter().map(|source| &source.path);
            let all = texts.chain(layer.blobs().iter().map(|blob| &blob.path));
            for path in all {
                out.apart().reads("the pack's file", Path::new(path))?;
            }
        }
        Ok(files)
    }
}

/// A game and the files that it is played with: those of a pack if one is named, else those that the
/// game is shipped with. Without a name the game is the pack's.
pub(crate) fn chosen<'c>(
    catalogue: &'c Catalogue,
    game: Option<&str>,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<(&'c GameEntry, Files), Failure> {
    let entry = game
        .map(|name| crate::commands::find(catalogue, name))
        .transpose()?;
    let Some(content) = content else {
        let entry = entry.map_or_else(|| first(catalogue), Ok)?;
        return Ok((entry, (entry.shipped)()));
    };
    let files = named(catalogue, content, out)?;
    match entry {
        Some(entry) => agree(catalogue, entry, content, &files).map(|()| (entry, files)),
        None => Ok((entry_of(catalogue, &files)?, files)),
    }
}

/// The files of the pack that `--content` names; what is wrong with how it extends others is shown.
pub(crate) fn named(
    catalogue: &Catalogue,
    content: &Path,
    out: &mut Out,
) -> Result<Files, Failure> {
    find(catalogue, content)?.sound(out)
}

/// The pack that is named: the folder of this name if there is one, else the shipped pack.
pub(crate) fn find(catalogue: &Catalogue, content: &Path) -> Result<LoadedPack, Failure> {
    let packs = catalogue.packs();
    let shipped = packs
        .iter()
        .find(|pack| Path::new(pack.name) == content)
        .copied();
    let origin = match shipped {
        _ if content.is_dir() => Origin::Folder(content.to_owned()),
        Some(pack) => Origin::Shipped(pack),
        // A file, or a folder that may not be read: the system says what is wrong with it.
        None if content.exists() => Origin::Folder(content.to_owned()),
        None => {
            let name = content.display().to_string();
            let known = known(&packs);
            let hint = did_you_mean(&name, packs.iter().map(|pack| pack.name));
            return Err(Failure::Usage(format!(
                "no folder {name:?}, and no shipped pack of this name; expected the folder of a pack, or one of {known}{hint}"
            )));
        }
    };
    let files = origin.files()?;
    if files.sources().is_empty() {
        let folder = content.display();
        return Err(Failure::Usage(format!(
            "{folder} holds no content: expected files such as cards.json in it"
        )));
    }
    Chain {
        catalogue,
        links: Vec::new(),
    }
    .resolve(files, &origin)
}

/// A pack that is part of the program, with all that it extends.
pub(crate) fn shipped(catalogue: &Catalogue, pack: ShippedPack) -> Result<LoadedPack, Failure> {
    let chain = Chain {
        catalogue,
        links: Vec::new(),
    };
    chain.resolve((pack.files)(), &Origin::Shipped(pack))
}

/// A pack with these files of its own, which came from no folder, with all that it extends.
#[cfg(feature = "fuzzing")]
pub(crate) fn loose(catalogue: &Catalogue, files: Files) -> Result<LoadedPack, Failure> {
    let chain = Chain {
        catalogue,
        links: Vec::new(),
    };
    let nowhere = ShippedPack {
        name: "",
        files: Files::default,
    };
    chain.resolve(files, &Origin::Shipped(nowhere))
}

fn first(catalogue: &Catalogue) -> Result<&GameEntry, Failure> {
    catalogue
        .entries()
        .first()
        .ok_or_else(|| Failure::Usage("there is no game at all".to_owned()))
}

/// The names of packs, as they are told.
pub(crate) fn known(packs: &[ShippedPack]) -> String {
    let names: Vec<&str> = packs.iter().map(|pack| pack.name).collect();
    names.join(", ")
}

/// The game that a pack says it is for, or nearly says; the first of the catalogue if it does not say.
///
/// # Errors
/// If what it says cannot be read: nobody knows then what the other files should be.
pub(crate) fn entry_of<'c>(
    catalogue: &'c Catalogue,
    files: &Files,
) -> Result<&'c GameEntry, Failure> {
    let entries = catalogue.entries();
    let meant = game_of(files)?.and_then(|name| {
        let exact = entries.iter().find(|entry| entry.name == name);
        let near = || nearest(&name, entries.iter().map(|entry| entry.name));
        exact.or_else(|| near().and_then(|near| entries.iter().find(|entry| entry.name == near)))
    });
    meant.map_or_else(|| first(catalogue), Ok)
}

/// The game that a pack says it is for: what it extends says so before itself.
fn game_of(files: &Files) -> Result<Option<String>, Failure> {
    let layers: Vec<&Files> = files.layers().collect();
    for layer in layers.into_iter().rev() {
        let mut report = Report::default();
        let Some(source) = layer.get("game.json") else {
            continue;
        };
        let Some(game) = content::read::<Value>(source, &mut report) else {
            return Err(Failure::Content(ContentSummary { report }));
        };
        if let Some(name) = game.value["game"].as_str() {
            return Ok(Some(name.to_owned()));
        }
    }
    Ok(None)
}

/// Refuses a pack that is made for another game of the catalogue. What else may be wrong with it is told
/// when it is opened.
pub(crate) fn agree(
    catalogue: &Catalogue,
    entry: &GameEntry,
    content: &Path,
    files: &Files,
) -> Result<(), Failure> {
    let said = game_of(files).unwrap_or_default();
    let other = catalogue
        .entries()
        .iter()
        .find(|other| Some(other.name) == said.as_deref() && other.name != entry.name);
    match other {
        None => Ok(()),
        Some(other) => Err(Failure::Usage(format!(
            "{} is a pack for {}, not for {}",
            content.display(),
            other.name,
            entry.name
        ))),
    }
}

/// What a pack is called.
pub(crate) fn title(files: &Files) -> Option<String> {
    let game: Doc<'_, Value> = open(files, "game.json", &mut Report::default())?;
    game.value["title"].as_str().map(str::to_owned)
}

/// Where a pack comes from.
#[derive(Clone, Debug)]
enum Origin {
    Folder(PathBuf),
    Shipped(ShippedPack),
}

impl Origin {
    fn files(&self) -> Result<Files, Failure> {
        match self {
            Self::Folder(folder) => read_folder(folder),
            Self::Shipped(pack) => Ok((pack.files)()),
        }
    }

    /// What tells it from every other origin.
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

/// Why a pack cannot extend what it names.
#[derive(Debug, Error)]
enum ExtendsError {
    #[error(
        "found {0}; expected the name of a shipped pack, or a folder such as \"../other-pack\""
    )]
    NoText(Value),
    #[error(
        "no shipped pack is named {name:?}; expected one of {known}, or a folder such as \"../{name}\"{hint}"
    )]
    NoPack {
        name: String,
        known: String,
        hint: String,
    },
    #[error(
        "there is no folder {0:?}; expected the way from the folder of this pack to that of another"
    )]
    NoFolder(String),
    #[error("{0} holds no content; expected the folder of a pack")]
    Empty(String),
    #[error("a shipped pack cannot extend the folder {0:?}; expected the name of a shipped pack")]
    FolderOfShipped(String),
    #[error(
        "these packs extend each other in a circle: {0}; expected a pack that is not among them"
    )]
    Circle(String),
    #[error("more than {CHAIN_MAX} packs that extend each other: {0}; expected a shorter chain")]
    TooLong(String),
}

/// The packs from the first one to the one that is looked at.
struct Chain<'c> {
    catalogue: &'c Catalogue,
    links: Vec<(PathBuf, String)>,
}

impl Chain<'_> {
    /// The pack with all that it extends.
    fn resolve(mut self, files: Files, origin: &Origin) -> Result<LoadedPack, Failure> {
        self.links.push((origin.id(), origin.name()));
        let mut report = Report::default();
        // What else is wrong with the file is told by those who check it.
        let game = match (files.base(), files.get("game.json")) {
            (None, Some(source)) => content::read::<Value>(source, &mut Report::default()),
            _ => None,
        };
        let said = game
            .as_ref()
            .map_or(&Value::Null, |game| &game.value["extends"]);
        let (Some(game), false) = (&game, said.is_null()) else {
            return Ok(LoadedPack { files, report });
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
                Ok(LoadedPack { files, report })
            }
        }
    }

    /// The pack that the last one says it extends.
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

/// Reads every `.json` file of a folder, `words/*.ftl` below it, and modules in it and in `modules`.
fn read_folder(folder: &Path) -> Result<Files, Failure> {
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
        Ok(text) => Ok(Source { path, name, text }),
        Err(error) => Err(unreadable(path, Unread::NoText(error).to_string())),
    };
    let sources: Result<Vec<Source>, Failure> = texts.into_iter().map(source).collect();
    Ok(Files::new(sources?).with_blobs(blobs))
}

/// A folder of a pack that may be missing; anything else of its name is wrong.
fn folder_within(folder: &Path, name: &str) -> Result<Option<PathBuf>, Failure> {
    let path = folder.join(name);
    match fs::symlink_metadata(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        _ if path.is_dir() => Ok(Some(path)),
        _ => Err(unreadable(
            path.display().to_string(),
            "this is no folder that can be read; expected one, or nothing of this name".to_owned(),
        )),
    }
}

/// What is read of a folder: the files with one of these endings, each no longer than so much.
#[derive(Clone, Copy)]
struct PackFolder {
    endings: &'static [&'static str],
    most: Limit,
}

const TEXTS: PackFolder = PackFolder {
    endings: &["json"],
    most: limit("a text of a pack", TEXT_BYTES_MAX),
};
const WORDS: PackFolder = PackFolder {
    endings: &["ftl"],
    most: limit("words", WORDS_BYTES_MAX),
};
const MODULES: PackFolder = PackFolder {
    endings: &["wasm", "wat"],
    most: limit("a module", MODULE_BYTES_MAX),
};

/// Reads a pack, as far as what is left for it.
struct Reader {
    bytes_left: u64,
    files_left: usize,
}

impl Reader {
    /// The files of a folder with one of these endings, as they are. What has such a name and is no file that
    /// can be read is wrong: left out, it would stand for what the pack extends.
    fn read_all(
        &mut self,
        folder: &Path,
        prefix: &str,
        what: PackFolder,
    ) -> Result<Vec<Blob>, Failure> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).map_err(Failure::file(folder))? {
            let path = entry.map_err(Failure::file(folder))?.path();
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
                    "the name is no UTF-8 text; expected a name that is".to_owned(),
                ));
            };
            self.files_left = self.files_left.checked_sub(1).ok_or_else(|| {
                let message = format!("more than {FILES_MAX} files; expected a pack of so many");
                unreadable(shown.clone(), message)
            })?;
            // What goes beyond all that is left is found out by one more byte.
            let most = limit(what.most.what, what.most.bytes.min(self.bytes_left));
            let bytes = match read::found(&path, most) {
                Ok(Some(bytes)) => bytes,
                // It has gone since the folder was looked at.
                Ok(None) => continue,
                Err(Unread::TooLong(most)) if most != what.most => {
                    let message = format!(
                        "more than {PACK_BYTES_MAX} bytes in all files; expected a pack of at most so many"
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

/// A file of a pack that cannot be read as what it should be.
fn unreadable(path: String, message: String) -> Failure {
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
    Failure::Content(ContentSummary { report })
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
        let LoadedPack { files, report } = find(&catalogue, Path::new("reefs")).unwrap();
        assert_eq!(report, Report::default());
        assert_eq!(files.layers().count(), 3);
        assert_eq!(title(&files).as_deref(), Some("Isles"));
        let entry = entry_of(&catalogue, &files).unwrap();
        assert_eq!(entry.name, "silver-and-gold");
        assert_eq!(
            (entry.check)(&files, &Plugins::default()),
            Report::default()
        );
        // What a base has, a pack that extends it has.
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
            "error: adrift/game.json:1:14: a shipped pack cannot extend the folder \"../isles\"; expected the name of a shipped pack\n"
        );
    }
}
