//! Fuzzes modules that are always valid WebAssembly. If `SMITH_OUT` is set, writes the module to that path, so that
//! a finding can be kept for the target `modules`.
#![no_main]
#![allow(unsafe_code, reason = "libFuzzer calls by a name that is not mangled")]

use libfuzzer_sys::fuzz_target;
use rnw_fuzz::{smith, targets};

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = smith::module(bytes) else {
        return;
    };
    if let Some(path) = std::env::var_os("SMITH_OUT") {
        std::fs::write(path, &module).expect("the module is written where SMITH_OUT says");
    }
    targets::modules(&module);
});
