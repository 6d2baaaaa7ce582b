//! `rnw schema`: the JSON Schemas that `docs/schemas` publishes.

use crate::catalogue::{Catalogue, SchemaMaker};
use crate::failure::Failure;
use crate::out::Out;
use roll_and_write::content::{PatternsFile, SheetFile, SymbolsFile};
use roll_and_write::option::did_you_mean;
use schemars::schema_for;

/// The formats that belong to no game.
const COMMON: &[(&str, SchemaMaker)] = &[
    ("patterns", || schema_for!(PatternsFile)),
    ("record", || schema_for!(session::Line)),
    ("sheet", || schema_for!(SheetFile)),
    ("symbols", || schema_for!(SymbolsFile)),
];

pub(super) fn run(catalogue: &Catalogue, name: Option<&str>, out: &mut Out) -> Result<(), Failure> {
    let schemas = || {
        COMMON
            .iter()
            .chain(catalogue.rows().iter().flat_map(|row| row.schemas))
    };
    let names = || schemas().map(|(name, _)| *name);
    let Some(name) = name else {
        return names().try_for_each(|name| out.line(name));
    };
    let Some((_, schema)) = schemas().find(|(known, _)| *known == name) else {
        let known = names().collect::<Vec<_>>().join(", ");
        return Err(Failure::Usage(format!(
            "no schema {name:?}; expected one of {known}{}",
            did_you_mean(name, names())
        )));
    };
    out.json(&schema())
}
