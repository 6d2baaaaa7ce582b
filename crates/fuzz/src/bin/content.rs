//! Fuzzes packs.
#![no_main]
#![allow(unsafe_code, reason = "libFuzzer calls by a name that is not mangled")]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use rnw_fuzz::json;

fuzz_target!(|bytes: &[u8]| rnw_fuzz::targets::content(bytes));

// Every second mutation is one of JSON.
fuzz_mutator!(
    |buffer: &mut [u8], size: usize, max_size: usize, seed: u32| {
        let changed = seed
            .is_multiple_of(2)
            .then(|| json::mutate(buffer, size, seed / 2));
        match changed.flatten() {
            Some(size) if size <= max_size => size,
            Some(_) | None => fuzzer_mutate(buffer, size, max_size),
        }
    }
);
