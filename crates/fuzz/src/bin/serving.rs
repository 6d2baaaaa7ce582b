//! Fuzzes the messages of clients at a table in the browser.
#![no_main]
#![allow(unsafe_code, reason = "libFuzzer calls by a name that is not mangled")]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| rnw_fuzz::targets::serving(bytes));
