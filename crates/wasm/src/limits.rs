//! The resource limits of a module.

use wasmi::{CompilationMode, Config, Engine, OperatorCost, StoreLimits, StoreLimitsBuilder};

/// The maximum size of a module's file, in bytes.
pub const FILE_MAX: usize = 64 * 1024;
/// The maximum memory of a module, in bytes: one page.
pub const MEMORY_MAX: usize = 64 * 1024;
/// The maximum number of elements of a module's table.
pub const TABLE_MAX: usize = 256;
/// The maximum number of locals in all functions of a module together. Each local takes time when a module is
/// loaded, but a byte or two can declare thousands of locals.
pub const LOCALS_MAX: u32 = 20_000;
/// The maximum number of functions of a module. Each takes time when a module is set up.
pub const FUNCTIONS_MAX: u32 = 1000;
/// The maximum number of function types.
pub const TYPES_MAX: u32 = 256;
/// The maximum number of imports. Each function of the interface can be imported, some of them twice.
pub const IMPORTS_MAX: u32 = 64;
/// The maximum number of exports. Only `fire` is used.
pub const EXPORTS_MAX: u32 = 64;
/// The maximum number of globals.
pub const GLOBALS_MAX: u32 = 128;
/// The maximum number of data segments, and of element segments.
pub const SEGMENTS_MAX: u32 = 128;
/// The maximum number of elements in all segments together.
pub const ELEMENTS_MAX: u32 = 1000;
/// The maximum depth of nested calls.
pub const DEPTH_MAX: usize = 128;
/// The maximum size of the values of all calls together, in bytes.
pub const STACK_MAX: usize = 16 * 1024;
/// The fuel of a call. Most instructions of WebAssembly cost 1, a call costs [`CALL_COST`].
///
/// Small effects use less than a hundredth of it. A module that never ends is stopped within a millisecond.
pub const FUEL: u64 = 50_000;
/// The cost of a call inside a module, or of a function of the interface. Interface functions take longer than any
/// instruction.
pub const CALL_COST: u8 = 20;

/// Creates an engine that counts fuel and allows only features that behave the same on every machine.
pub(crate) fn engine() -> Engine {
    let costs = OperatorCost {
        call: CALL_COST,
        call_indirect: CALL_COST,
        ..OperatorCost::default()
    };
    let mut config = Config::default();
    config
        .consume_fuel(true)
        .operator_cost(costs)
        .compilation_mode(CompilationMode::Eager)
        .ignore_custom_sections(true)
        .allow_start_fn(false)
        .set_max_recursion_depth(DEPTH_MAX)
        .set_max_stack_height(STACK_MAX)
        .set_max_cached_stacks(16)
        .wasm_multi_memory(false)
        .wasm_tail_call(false)
        .wasm_extended_const(false)
        .wasm_custom_page_sizes(false)
        .wasm_wide_arithmetic(false);
    Engine::new(&config)
}

/// Returns the limits of the store of one module.
pub(crate) fn store_limits() -> StoreLimits {
    StoreLimitsBuilder::new()
        .memory_size(MEMORY_MAX)
        .table_elements(TABLE_MAX)
        .instances(1)
        .memories(1)
        .tables(1)
        .trap_on_grow_failure(true)
        .build()
}
