//! Tests of modules: valid ones next to the same effects in Rust, hostile ones, and ones that are refused.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

use std::fmt::Write;

// Modules that are refused at loading, with the exact messages.
mod refused;
// Modules that do what is forbidden, with the results.
mod hostile;
// Packs with the four symbols, in Rust and as modules.
#[path = "../../example-symbols/tests/pack.rs"]
mod pack;
// The four symbols as modules: built from their sources, and equal in play to those in Rust.
mod twins;

/// Imports the whole interface, with each function as `$NAME`.
fn imports() -> String {
    let mut all = String::new();
    for (name, signature) in rnw_wasm::IMPORTS {
        let (params, results) = signature.split_once(" -> ").unwrap();
        let types = |list: &str| list.replace(['(', ')', ','], " ");
        let (params, results) = (types(params), types(results));
        let import = format!("(func ${name} (param {params}) (result {results}))");
        writeln!(all, "(import \"rnw\" \"{name}\" {import})").unwrap();
    }
    all
}
