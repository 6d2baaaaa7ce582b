//! Creates valid WebAssembly modules from arbitrary bytes.

use arbitrary::{Result, Unstructured};
use std::fmt::Write;
use std::sync::LazyLock;
use wasm_smith::{Config, Module};

/// A module that imports all functions of the interface.
static IMPORTS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut text = "(module".to_owned();
    for (name, signature) in rnw_wasm::IMPORTS {
        let (params, results) = signature
            .split_once(" -> ")
            .expect("a signature has an arrow");
        let types = |list: &str| list.replace(['(', ')', ','], " ");
        let (params, results) = (types(params), types(results));
        write!(
            text,
            "(import \"rnw\" \"{name}\" (func (param {params}) (result {results})))"
        )
        .expect("a text takes in everything");
    }
    text.push(')');
    wat::parse_str(&text).expect("the interface has types of WebAssembly")
});

/// A module with the export that every module must have.
static EXPORTS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let text = "(module (func (export \"fire\")))";
    wat::parse_str(text).expect("it is a module")
});

/// Creates a module that imports functions of the interface and exports `fire`.
///
/// # Errors
/// Fails if there are too few bytes.
pub fn module(bytes: &[u8]) -> Result<Vec<u8>> {
    let config = Config {
        available_imports: Some(IMPORTS.clone()),
        exports: Some(EXPORTS.clone()),
        allow_start_export: false,
        max_memories: 1,
        max_memory32_bytes: 64 * 1024,
        max_tables: 1,
        max_table_elements: 256,
        memory_max_size_required: false,
        bulk_memory_enabled: true,
        reference_types_enabled: true,
        simd_enabled: false,
        relaxed_simd_enabled: false,
        tail_call_enabled: false,
        threads_enabled: false,
        exceptions_enabled: false,
        gc_enabled: false,
        memory64_enabled: false,
        custom_page_sizes_enabled: false,
        wide_arithmetic_enabled: false,
        extended_const_enabled: false,
        max_funcs: 8,
        max_instructions: 200,
        max_imports: 12,
        min_funcs: 1,
        ..Config::default()
    };
    let mut source = Unstructured::new(bytes);
    Ok(Module::new(config, &mut source)?.to_bytes())
}
