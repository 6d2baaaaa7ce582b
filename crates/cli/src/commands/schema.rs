//! `rnw schema`: the JSON Schemas that `docs/schemas` publishes.

use crate::failure::Failure;
use crate::out::Out;
use roll_and_write::content::{PatternsFile, SheetFile, SymbolsFile};
use roll_and_write::option::did_you_mean;
use schemars::{Schema, schema_for};
use silver_and_gold::content::{CardsFile, GameFile};

/// Makes a schema from the types that read the format.
type Maker = fn() -> Schema;

/// The formats that have a schema.
const SCHEMAS: &[(&str, Maker)] = &[
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
    let Some((_, schema)) = SCHEMAS.iter().find(|(known, _)| *known == name) else {
        let known = names().collect::<Vec<_>>().join(", ");
        return Err(Failure::Usage(format!("no schema {name:?}; expected one of {known}{}", did_you_mean(name, names()))));
    };
    out.json(&schema())
}
