//! Merges a pack with the packs that it extends.

use super::folder::read_folder;
use super::{LoadedPack, known, values};
use crate::PlanError;
use rnw_catalogue::{Catalogue, ShippedPack};
use rnw_packs::{Files, Report};
use roll_and_write::option::did_you_mean;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use thiserror::Error;

/// The largest number of packs in a chain of packs that extend each other.
pub(super) const CHAIN_MAX: usize = 8;

/// Where a pack comes from.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    Folder(PathBuf),
    Shipped(ShippedPack),
}

impl Origin {
    pub(super) fn files(&self) -> Result<Files, PlanError> {
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
pub(super) struct Chain<'c> {
    catalogue: &'c Catalogue,
    links: Vec<(PathBuf, String)>,
}

impl<'c> Chain<'c> {
    pub(super) fn new(catalogue: &'c Catalogue) -> Self {
        Self {
            catalogue,
            links: Vec::new(),
        }
    }

    /// Merges a pack with the packs that it extends, and finds the value files of all that lie in folders.
    pub(super) fn resolve(self, files: Files, origin: &Origin) -> Result<LoadedPack, PlanError> {
        let catalogue = self.catalogue;
        let pack = self.merge(files, origin)?;
        Ok(match origin {
            Origin::Folder(folder) => values::add(catalogue, folder, pack),
            Origin::Shipped(_) => pack,
        })
    }

    fn merge(mut self, files: Files, origin: &Origin) -> Result<LoadedPack, PlanError> {
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
            return Ok(LoadedPack::of(files, report));
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
                Ok(LoadedPack::of(files, report))
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
            let mut all = self.catalogue.all_packs().into_iter();
            let Some(pack) = all.find(|pack| pack.name == said) else {
                return Err(ExtendsError::NoPack {
                    name: said.to_owned(),
                    known: known(&packs),
                    hint: did_you_mean(said, packs.iter().map(|pack| pack.name)),
                });
            };
            Origin::Shipped(pack)
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
