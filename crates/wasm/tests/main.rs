//! Modules of all kinds: sound ones beside their twins in Rust, hostile ones, and those that are refused.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

use std::fmt::Write;

// What is refused at loading, and in which words.
mod refused;
// Modules that do what they may not, each with what comes of it.
mod hostile;
// Packs with the four symbols, in Rust and as modules.
#[path = "../../example-symbols/tests/pack.rs"]
mod pack;
// The four symbols as modules: built from their sources, and the same in play as those in Rust.
mod twins;

/// The whole interface, imported; each function as `$NAME`.
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
