//! `rnw schema`: the JSON Schemas that `docs/schemas` publishes.

use crate::failure::Failure;
use crate::out::Out;
use roll_and_write::content::{PatternsFile, SheetFile, SymbolsFile};
use roll_and_write::option::did_you_mean;
use schemars::{Schema, schema_for};
use silver_and_gold::content::{CardsFile, GameFile};

/// The formats that have a schema.
const SCHEMAS: &[(&str, fn() -> Schema)] = &[
    ("cards", || schema_for!(CardsFile)),
    ("game", || schema_for!(GameFile)),
    ("patterns", || schema_for!(PatternsFile)),
    ("record", || schema_for!(session::Line)),
    ("sheet", || schema_for!(SheetFile)),
    ("symbols", || schema_for!(SymbolsFile)),
];

pub(super) fn run(name: Option<&str>, out: &mut Out) -> Result<(), Failure> {
    let names = || SCHEMAS.iter().map(|(name, _)| *name);
    let Some(name) = name else {
        return names().try_for_each(|name| out.line(name));
    };
    match SCHEMAS.iter().find(|(known, _)| *known == name) {
        Some((_, schema)) => out.json(&schema()),
        None => {
            let known = names().collect::<Vec<_>>().join(", ");
            Err(Failure::Usage(format!("no schema {name:?}; expected one of {known}{}", did_you_mean(name, names()))))
        }
    }
}
