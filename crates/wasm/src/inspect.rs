//! Checks a module before it is set up.

use crate::limits::{
    ELEMENTS_MAX, EXPORTS_MAX, FUNCTIONS_MAX, GLOBALS_MAX, IMPORTS_MAX, LOCALS_MAX, MEMORY_MAX,
    SEGMENTS_MAX, TABLE_MAX, TYPES_MAX,
};
use roll_and_write::symbol::ModuleError;
use wasmparser::{
    BinaryReaderError, ElementItems, ElementSectionReader, Encoding, Operator, Parser, Payload,
};

/// The size of a page of memory, in bytes.
const PAGE: u64 = 64 * 1024;

/// Returns whether the code of a module contains an instruction that writes to anything that outlives a call.
///
/// # Errors
/// Fails if the bytes are not a module, if the module exceeds a limit, or if it would run code at set-up.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few of the many parts of a module matter here"
)]
pub(crate) fn inspect(wasm: &[u8]) -> Result<bool, ModuleError> {
    let (mut writes, mut locals) = (false, 0_u32);
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.map_err(|error| no_module(&error))? {
            Payload::Version { encoding, .. } if encoding != Encoding::Module => {
                return Err(ModuleError(
                    "this is a component; expected a core module".to_owned(),
                ));
            }
            Payload::StartSection { .. } => {
                return Err(ModuleError(
                    "the module has a start function; expected none, because it would run before the symbol fires"
                        .to_owned(),
                ));
            }
            Payload::TypeSection(types) => few("types", types.count(), TYPES_MAX)?,
            Payload::ImportSection(imports) => few("imports", imports.count(), IMPORTS_MAX)?,
            Payload::FunctionSection(all) => few("functions", all.count(), FUNCTIONS_MAX)?,
            Payload::GlobalSection(globals) => few("globals", globals.count(), GLOBALS_MAX)?,
            Payload::ExportSection(exports) => few("exports", exports.count(), EXPORTS_MAX)?,
            Payload::DataSection(data) => few("data segments", data.count(), SEGMENTS_MAX)?,
            Payload::ElementSection(segments) => {
                few("element segments", segments.count(), SEGMENTS_MAX)?;
                let elements = elements(segments).map_err(|error| no_module(&error))?;
                few("elements in its segments", elements, ELEMENTS_MAX)?;
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    let pages = memory.map_err(|error| no_module(&error))?.initial;
                    if pages.saturating_mul(PAGE) > MEMORY_MAX as u64 {
                        return Err(ModuleError(format!(
                            "the module begins with {pages} pages of memory; expected at most {}, which is {} KiB",
                            MEMORY_MAX as u64 / PAGE,
                            MEMORY_MAX / 1024
                        )));
                    }
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    let elements = table.map_err(|error| no_module(&error))?.ty.initial;
                    if elements > TABLE_MAX as u64 {
                        return Err(ModuleError(format!(
                            "the module has a table of {elements} elements; expected at most {TABLE_MAX}"
                        )));
                    }
                }
            }
            Payload::CodeSectionEntry(body) => {
                for local in body
                    .get_locals_reader()
                    .map_err(|error| no_module(&error))?
                {
                    let (count, _) = local.map_err(|error| no_module(&error))?;
                    locals = locals.saturating_add(count);
                }
                if locals > LOCALS_MAX {
                    return Err(ModuleError(format!(
                        "the functions of the module have {locals} locals or more; expected at most {LOCALS_MAX}"
                    )));
                }
                for operator in body
                    .get_operators_reader()
                    .map_err(|error| no_module(&error))?
                {
                    writes |= is_write(&operator.map_err(|error| no_module(&error))?);
                }
            }
            _ => {}
        }
    }
    Ok(writes)
}

/// Checks that a module has no more than `most` of something. Setting up uses no fuel, and a module that writes is
/// set up for each firing, so these numbers are limited instead.
fn few(what: &str, found: u32, most: u32) -> Result<(), ModuleError> {
    let message = || {
        ModuleError(format!(
            "the module has {found} {what}; expected at most {most}"
        ))
    };
    (found <= most).then_some(()).ok_or_else(message)
}

/// Returns the number of elements in all segments together.
fn elements(segments: ElementSectionReader<'_>) -> Result<u32, BinaryReaderError> {
    segments.into_iter().try_fold(0, |sum: u32, segment| {
        let items = match segment?.items {
            ElementItems::Functions(functions) => functions.count(),
            ElementItems::Expressions(_, expressions) => expressions.count(),
        };
        Ok(sum.saturating_add(items))
    })
}

fn no_module(error: &BinaryReaderError) -> ModuleError {
    ModuleError(format!("not a valid module: {error}"))
}

/// Returns whether an instruction changes memory, tables, globals or segments. Instructions that are not in
/// WebAssembly 2.0 are refused later.
fn is_write(operator: &Operator<'_>) -> bool {
    matches!(
        operator,
        Operator::GlobalSet { .. }
            | Operator::I32Store { .. }
            | Operator::I64Store { .. }
            | Operator::F32Store { .. }
            | Operator::F64Store { .. }
            | Operator::I32Store8 { .. }
            | Operator::I32Store16 { .. }
            | Operator::I64Store8 { .. }
            | Operator::I64Store16 { .. }
            | Operator::I64Store32 { .. }
            | Operator::MemoryGrow { .. }
            | Operator::MemoryFill { .. }
            | Operator::MemoryCopy { .. }
            | Operator::MemoryInit { .. }
            | Operator::DataDrop { .. }
            | Operator::TableSet { .. }
            | Operator::TableGrow { .. }
            | Operator::TableFill { .. }
            | Operator::TableCopy { .. }
            | Operator::TableInit { .. }
            | Operator::ElemDrop { .. }
    )
}
