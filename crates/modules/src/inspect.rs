//! What can be seen of a module before it is set up.

use crate::limits::{LOCALS_MAX, MEMORY_MAX, TABLE_MAX};
use roll_and_write::symbol::ModuleError;
use wasmparser::{BinaryReaderError, Encoding, Operator, Parser, Payload};

/// The bytes of a page of memory.
const PAGE: u64 = 64 * 1024;

/// Whether the code of a module holds an instruction that writes to what outlives a call.
///
/// # Errors
/// If the bytes are no module, or one that wants too much or would run before it is asked.
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
                    "the module has a start function; expected none, as it would run before the symbol fires"
                        .to_owned(),
                ));
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

fn no_module(error: &BinaryReaderError) -> ModuleError {
    ModuleError(format!("this is no module: {error}"))
}

/// Whether an instruction changes memory, tables, globals or segments. What is not in WebAssembly 2.0 is
/// refused later.
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
