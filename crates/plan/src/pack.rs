//! Finds the files of packs: in the program itself, or in folders.

mod carried;
mod chain;
mod folder;
mod values;

pub use carried::{carried, carry};
pub use folder::{TEXT_MAX, art_files};

use crate::{PackProblems, PlanError, pack_hash, words};
use chain::{Chain, Origin};
use folder::{is_like_scenes, misnamed};
use rnw_catalogue::{Catalogue, GameEntry, ShippedPack};
use rnw_packs::{Doc, Files, Problem, Report, SCENES, Severity, Source, open};
use roll_and_write::option::{did_you_mean, expected, nearest};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A pack merged with the packs that it extends, and the errors in `extends`.
#[derive(Debug)]
pub struct LoadedPack {
    /// The files, with those of the packs that it extends.
    pub files: Files,
    /// The errors in `extends`.
    pub report: Report,
    /// Files of the pack's folder with names such as `sheet.json.txt` or `scene.txt`, which no game reads.
    pub misnamed: Vec<PathBuf>,
    /// Warnings about value files that cannot be used.
    pub unfit: Vec<Problem>,
}

impl LoadedPack {
    /// A pack with these files, and nothing else to say of it.
    pub fn of(files: Files, report: Report) -> Self {
        Self {
            files,
            report,
            misnamed: Vec::new(),
            unfit: Vec::new(),
        }
    }

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

/// Whether this is the name of a game or of an included pack, as a person types it. A folder with such a name does not
/// hide it: `nuggets` is the game, and `./nuggets` or `nuggets/` is the folder.
pub fn is_included(catalogue: &Catalogue, name: &Path) -> bool {
    let games = catalogue.entries().iter().map(|entry| entry.name);
    let packs = catalogue.all_packs();
    let mut names = games.chain(packs.iter().map(|pack| pack.name));
    names.any(|known| name.as_os_str() == known)
}

/// The folder that a person means; `None` for the name of a game or of an included pack.
pub fn folder<'p>(catalogue: &Catalogue, content: &'p Path) -> Option<&'p Path> {
    (!is_included(catalogue, content) && content.is_dir()).then_some(content)
}

/// How to name the folder that has the name of a game or of an included pack, for the end of a message. Empty if there is
/// none.
pub fn folder_hint(name: &Path) -> String {
    let name = name.display();
    if Path::new(&format!("./{name}")).is_dir() {
        format!("; the folder is ./{name}")
    } else {
        String::new()
    }
}

/// Finds a pack: the included pack with this name, or else the folder.
///
/// # Errors
/// If there is no such pack, or if one of its files cannot be read.
pub fn find(catalogue: &Catalogue, content: &Path) -> Result<LoadedPack, PlanError> {
    let packs = catalogue.packs();
    let mut all = catalogue.all_packs().into_iter();
    let shipped = all.find(|pack| content.as_os_str() == pack.name);
    let origin = match shipped {
        Some(pack) => Origin::Shipped(pack),
        None if bare_game(catalogue, content).is_some() => {
            let (name, known, hint) = (content.display(), known(&packs), folder_hint(content));
            return Err(PlanError::Usage(format!(
                "{name} is a game without a pack, because nothing is printed for it; expected the folder of a pack, or one of {known}{hint}"
            )));
        }
        None if content.is_file() => {
            let file = content.display();
            return Err(PlanError::Usage(format!(
                "{file} is a file; expected the folder of a pack"
            )));
        }
        // If a folder has no read permission, the system reports what is wrong.
        None if content.exists() => Origin::Folder(content.to_owned()),
        None => {
            let name = content.display().to_string();
            let known = known(&packs);
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

/// The files of a pack whose `extends` has no errors: the included pack with this name, or else the folder.
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

/// The included pack with this hash, of this version of the program or of an earlier one, and its files.
pub fn shipped_as(catalogue: &Catalogue, hash: &str) -> Option<(ShippedPack, Files)> {
    catalogue.all_packs().into_iter().find_map(|included| {
        let files = shipped(catalogue, included).ok()?.files;
        pack_hash::is_of(hash, &files).then_some((included, files))
    })
}

/// The pack that fits a record: this one, or this one on top of what the included pack that it extends was in an earlier
/// version. If none fits, it is this one.
pub fn as_recorded(catalogue: &Catalogue, files: Files, fits: impl Fn(&Files) -> bool) -> Files {
    if fits(&files) {
        return files;
    }
    let packs = catalogue.all_packs();
    let mut earlier = packs.iter().filter_map(|pack| {
        let (today, _) = pack.name.split_once('@')?;
        let today = packs.iter().find(|pack| pack.name == today)?;
        let today = (today.files)();
        let own = files
            .layers()
            .position(|layer| layer.sources() == today.sources())?;
        let base = shipped(catalogue, *pack).ok()?.files;
        Some(on_top_of(&files, own, base)).filter(&fits)
    });
    earlier.next().unwrap_or(files)
}

/// The first layers of a pack on top of another base.
fn on_top_of(files: &Files, own: usize, base: Files) -> Files {
    let layers: Vec<&Files> = files.layers().take(own).collect();
    layers.into_iter().rev().fold(base, |base, layer| {
        let own = Files::new(layer.sources().to_vec()).with_blobs(layer.blobs().to_vec());
        own.extending(base)
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

/// The game with this name, if it has no pack.
pub fn bare_game<'c>(catalogue: &'c Catalogue, name: &Path) -> Option<&'c GameEntry> {
    let mut entries = catalogue.entries().iter();
    entries.find(|entry| name.as_os_str() == entry.name && !entry.has_pack())
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
            report.problems.extend(pack.unfit.iter().cloned());
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
    let problems = own.chain(misnamed).map(|(name, path)| {
        let message = format!("rnw does not read {name}; {}", meant(&name, &known));
        Problem::of_file(Severity::Warning, path, message)
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
    if is_like_scenes(name) {
        return format!("did you mean {SCENES}?");
    }
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
