//! What a module may use.

use wasmi::{CompilationMode, Config, Engine, OperatorCost, StoreLimits, StoreLimitsBuilder};

/// The largest file of a module, in bytes.
pub const FILE_MAX: usize = 64 * 1024;
/// The most memory of a module, in bytes: one page.
pub const MEMORY_MAX: usize = 64 * 1024;
/// The most elements of a module's table.
pub const TABLE_MAX: usize = 256;
/// The most locals of all functions of a module together. Each takes time when a module is loaded, but
/// thousands of them a byte or two.
pub const LOCALS_MAX: u32 = 20_000;
/// The most functions of a module, each of which takes time when a module is set up.
pub const FUNCTIONS_MAX: u32 = 1000;
/// The most types of functions.
pub const TYPES_MAX: u32 = 256;
/// The most imports: each function of the interface can be imported, some of them twice.
pub const IMPORTS_MAX: u32 = 64;
/// The most exports, of which only `fire` is ever used.
pub const EXPORTS_MAX: u32 = 64;
/// The most globals.
pub const GLOBALS_MAX: u32 = 128;
/// The most segments of data, and the most of elements.
pub const SEGMENTS_MAX: u32 = 128;
/// The most elements of all segments together.
pub const ELEMENTS_MAX: u32 = 1000;
/// The most calls within each other.
pub const DEPTH_MAX: usize = 128;
/// The most values of all calls together, in bytes.
pub const STACK_MAX: usize = 16 * 1024;
/// What a call may use up: most instructions of WebAssembly cost 1, a call [`CALL_COST`].
///
/// Small effects use less than a hundredth of it, and what never ends is stopped within a millisecond.
pub const FUEL: u64 = 50_000;
/// What a call within a module, or of a function of the interface, costs: the latter take longer than
/// any instruction.
pub const CALL_COST: u8 = 20;

/// An engine that counts fuel and keeps to what is the same everywhere.
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

/// What a store of one module may hold.
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
