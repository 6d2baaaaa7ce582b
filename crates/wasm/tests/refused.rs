use super::imports;
use rnw_wasm::{
    ELEMENTS_MAX, EXPORTS_MAX, FILE_MAX, FUNCTIONS_MAX, GLOBALS_MAX, IMPORTS_MAX, SEGMENTS_MAX,
    TYPES_MAX, loader,
};
use roll_and_write::symbol::{Arguments, ModuleLoader};

fn load(bytes: &[u8]) -> Result<String, String> {
    loader()
        .load(bytes, &Arguments::default())
        .map(|loaded| loaded.1)
        .map_err(|error| error.to_string())
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    assert_eq!(load(text.as_bytes()).unwrap_err(), expected, "{text}");
}

const FIRE: &str = r#"(func (export "fire"))"#;

#[test]
fn what_is_no_module_is_refused() {
    refused(
        "",
        "not a valid module text: expected at least one module field (1:1)",
    );
    refused("(module", "not a valid module text: expected `)` (1:8)");
    refused(
        "(module\n  (func (export \"fire\")\n    (i32.ad)))",
        "not a valid module text: unknown operator or unexpected token (3:6)",
    );
    let neither = "not a module; expected WebAssembly or its text form";
    assert_eq!(load(b"\x89PNG\r\n\x1a\n\0\0").unwrap_err(), neither);
    assert_eq!(load(&[0xFF; 100]).unwrap_err(), neither);
    assert_eq!(load(b"\x7fELF\x02\x01\0").unwrap_err(), neither);
    for garbage in [
        &b"\0asm"[..],
        b"\0asm\x01\0\0\0\xFF\xFF",
        b"\0asm\x09\0\0\0",
    ] {
        let error = load(garbage).unwrap_err();
        assert!(error.starts_with("not a valid module: "), "{error}");
    }
    let component = load(b"\0asm\x0d\0\x01\0").unwrap_err();
    assert_eq!(component, "this is a component; expected a core module");
    // The same module, cut off at any byte.
    let whole = include_bytes!("../symbols/chest.wasm");
    for end in 0..whole.len() {
        load(&whole[..end]).unwrap_err();
    }
}

#[test]
fn any_bit_turned_in_a_module_is_refused_or_loaded_but_no_panic() {
    for whole in [
        &include_bytes!("../symbols/chest.wasm")[..],
        include_bytes!("../symbols/trap-door.wasm"),
        include_bytes!("../symbols/compass.wat"),
    ] {
        for bit in 0..whole.len() * 8 {
            let mut bytes = whole.to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let _ = load(&bytes);
        }
    }
}

#[test]
fn large_and_deep_files_are_refused() {
    let long = format!("(module {FIRE} {})", " ".repeat(FILE_MAX));
    refused(
        &long,
        &format!("{} bytes; expected a module of at most 65536", long.len()),
    );
    let deep = "(".repeat(FILE_MAX);
    assert!(load(deep.as_bytes()).unwrap_err().contains("(1:"));
    let blocks = format!(
        "(module (func (export \"fire\") {}))",
        "(block ".repeat(9000)
    );
    load(blocks.as_bytes()).unwrap_err();
    let flat = format!(
        "(module (func (export \"fire\") {} {}))",
        "block ".repeat(5000),
        "end ".repeat(5000)
    );
    // Deeply nested, but well-formed: any result is correct, except a panic.
    let _ = load(flat.as_bytes());
}

#[test]
fn imports_are_those_of_the_interface() {
    let import = |import: &str| format!("(module {import} {FIRE})");
    refused(
        &import(r#"(import "rnw" "fild" (func (param i32) (result i32)))"#),
        "the module imports rnw.fild, which does not exist; did you mean \"filled\"?",
    );
    refused(
        &import(r#"(import "rnw" "filled" (func (param i64) (result i32)))"#),
        "the module imports rnw.filled as (i64) -> i32; expected (i32) -> i32",
    );
    refused(
        &import(r#"(import "rnw" "filled" (func (param i32) (result i32 f64)))"#),
        "the module imports rnw.filled as (i32) -> (i32, f64); expected (i32) -> i32",
    );
    refused(
        &import(r#"(import "env" "filled" (func (param i32) (result i32)))"#),
        "the module imports env.filled; expected only functions of \"rnw\"",
    );
    refused(
        &import(
            r#"(import "wasi_snapshot_preview1" "random_get" (func (param i32 i32) (result i32)))"#,
        ),
        "the module imports wasi_snapshot_preview1.random_get; expected only functions of \"rnw\"",
    );
    refused(
        &import(r#"(import "rnw" "memory" (memory 1))"#),
        "the module imports rnw.memory, a memory; expected only functions",
    );
    refused(
        &import(r#"(import "rnw" "emit" (table 1 funcref))"#),
        "the module imports rnw.emit, a table; expected only functions",
    );
    refused(
        &import(r#"(import "rnw" "cell" (global i32))"#),
        "the module imports rnw.cell, a global; expected only functions",
    );
}

/// Every function in the table of the interface exists.
#[test]
fn every_function_of_the_interface_can_be_imported() {
    load(format!("(module {} {FIRE})", imports()).as_bytes()).unwrap();
}

#[test]
fn a_module_exports_fire_and_starts_nothing() {
    let expected = "expected the function \"fire\", () -> ()";
    refused(
        "(module)",
        &format!("the module does not export \"fire\"; {expected}"),
    );
    refused(
        r#"(module (func (export "fire") (param i32)))"#,
        &format!("the module exports \"fire\" as (i32) -> (); {expected}"),
    );
    refused(
        r#"(module (func (export "fire") (result i64) (i64.const 0)))"#,
        &format!("the module exports \"fire\" as () -> i64; {expected}"),
    );
    refused(
        r#"(module (global (export "fire") i32 (i32.const 0)))"#,
        &format!("the module exports \"fire\", but not as a function; {expected}"),
    );
    refused(
        &format!("(module (func $start) (start $start) {FIRE})"),
        "the module has a start function; expected none, because it would run before the symbol fires",
    );
}

#[test]
fn memory_and_tables_are_small() {
    refused(
        &format!("(module (memory 2) {FIRE})"),
        "the module begins with 2 pages of memory; expected at most 1, which is 64 KiB",
    );
    refused(
        &format!("(module (memory 65536) {FIRE})"),
        "the module begins with 65536 pages of memory; expected at most 1, which is 64 KiB",
    );
    refused(
        &format!("(module (table 257 funcref) {FIRE})"),
        "the module has a table of 257 elements; expected at most 256",
    );
    let set_up =
        load(format!("(module (memory 1) (data (i32.const 65535) \"ab\") {FIRE})").as_bytes());
    let message = set_up.unwrap_err();
    assert!(
        message.starts_with("cannot set up the module: "),
        "{message}"
    );
    load(format!("(module (memory 1) (table 256 funcref) {FIRE})").as_bytes()).unwrap();
}

#[test]
fn extensions_that_no_effect_needs_are_refused() {
    for extension in [
        "(memory i64 1)",
        "(memory 1) (memory 1)",
        "(func (result v128) (v128.const i64x2 0 0))",
        "(func (return_call 0))",
        "(memory 1 1 shared)",
        "(tag)",
    ] {
        let error = load(format!("(module {extension} {FIRE})").as_bytes()).unwrap_err();
        assert!(
            error.starts_with("not a valid module"),
            "{extension}: {error}"
        );
    }
    // Floats are the same on every machine.
    load(format!("(module (func (result f64) (f64.sqrt (f64.const 2))) {FIRE})").as_bytes())
        .unwrap();
}

#[test]
fn the_hash_is_that_of_the_file() {
    // `printf '(module (func (export "fire")))' | sha256sum`
    let text = b"(module (func (export \"fire\")))";
    assert_eq!(
        load(text).unwrap(),
        "sha256:4701a3342350d43dee98b15b724371e9eaacbb2f6eb02a053c6b59c1a2cc80e5"
    );
    let spaced = b"(module (func (export \"fire\")) )";
    assert_ne!(
        load(text),
        load(spaced),
        "the bytes as they stand, not what they mean"
    );
}

/// Writes the field of a module that has this number.
type Field<'f> = &'f dyn Fn(usize) -> String;

/// Limits everything that takes time when a module is set up. Without limits, a module with thousands of exported
/// globals took seconds, because it was set up for each firing.
#[test]
fn what_a_module_is_made_of_is_bounded() {
    let many = |field: Field<'_>, count: usize| {
        let fields: String = (0..count).map(field).collect();
        load(format!("(module (memory 1) {fields} {FIRE})").as_bytes())
    };
    let global = |_| "(global (mut i32) (i32.const 0))".to_owned();
    let exported = |index| format!("(global (export \"g{index}\") i32 (i32.const 0))");
    let function = |_| "(func)".to_owned();
    let ty = |index: usize| {
        let param = |bit: usize| {
            if index >> bit & 1 == 0 {
                "i32 "
            } else {
                "i64 "
            }
        };
        let params: String = (0..10).map(param).collect();
        format!("(type (func (param {params})))")
    };
    let import = |_| r#"(import "rnw" "turn" (func (result i32)))"#.to_owned();
    let data = |_| "(data (i32.const 0) \"a\")".to_owned();
    let segment = |_| "(elem func)".to_owned();
    let rows: [(&str, Field<'_>, u32, u32); 7] = [
        ("globals", &global, GLOBALS_MAX, 0),
        ("exports", &exported, EXPORTS_MAX, 1),
        ("functions", &function, FUNCTIONS_MAX, 1),
        ("types", &ty, TYPES_MAX, 1),
        ("imports", &import, IMPORTS_MAX, 0),
        ("data segments", &data, SEGMENTS_MAX, 0),
        ("element segments", &segment, SEGMENTS_MAX, 0),
    ];
    for (what, field, most, others) in rows {
        let room = (most - others) as usize;
        // Imports come before everything else in a module.
        let load = |count: usize| {
            if what == "imports" {
                let fields: String = (0..count).map(field).collect();
                load(format!("(module {fields} {FIRE})").as_bytes())
            } else {
                many(field, count)
            }
        };
        load(room).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(
            load(room + 1).unwrap_err(),
            format!(
                "the module has {} {what}; expected at most {most}",
                most + 1
            )
        );
    }
    let elements = |count: usize| {
        let half = "0 ".repeat(count / 2);
        load(format!("(module {FIRE} (elem declare func {half}) (elem func {half}))").as_bytes())
    };
    elements(ELEMENTS_MAX as usize).unwrap();
    assert_eq!(
        elements(ELEMENTS_MAX as usize + 2).unwrap_err(),
        format!(
            "the module has {} elements in its segments; expected at most {ELEMENTS_MAX}",
            ELEMENTS_MAX + 2
        )
    );
}

/// Without a limit, thousands of functions with tens of thousands of locals each fit into a small file. Loading it
/// took half a minute.
#[test]
fn locals_are_bounded_over_all_functions() {
    fn number(mut number: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        while number > 127 {
            bytes.push(number as u8 & 127 | 128);
            number >>= 7;
        }
        bytes.push(number as u8);
        bytes
    }
    let section = |id: u8, body: &[u8]| [&[id][..], &number(body.len()), body].concat();
    let module = |functions: usize, locals: usize| {
        let code = [&[1][..], &number(locals), &[0x7E, 0x0B]].concat();
        let code = [number(code.len()), code].concat();
        let count = number(functions);
        [
            b"\0asm\x01\0\0\0".to_vec(),
            section(1, &[1, 0x60, 0, 0]),
            section(3, &[&count[..], &vec![0; functions]].concat()),
            section(7, b"\x01\x04fire\0\0"),
            section(10, &[&count[..], &code.repeat(functions)].concat()),
        ]
        .concat()
    };
    load(&module(10, 2000)).unwrap();
    for (functions, locals, found) in [(11, 2000, 22_000), (1000, 30_000, 30_000)] {
        assert_eq!(
            load(&module(functions, locals)).unwrap_err(),
            format!(
                "the functions of the module have {found} locals or more; expected at most 20000"
            )
        );
    }
}
