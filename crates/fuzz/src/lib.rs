//! The fuzz targets. Each is a small libFuzzer program around a function that the tests also use.
//!
//! `crates/fuzz/run` builds and runs them. The functions are in `tests/fuzz/targets.rs`. The integration tests pass
//! the committed inputs to them, without a fuzzer.

pub mod json;
pub mod smith;
#[path = "../../../tests/fuzz/targets.rs"]
pub mod targets;
