//! The fuzz targets: each a small program of libFuzzer around a function that the tests know too.
//!
//! `crates/fuzz/run` builds and runs them. The functions stand in `tests/fuzz/targets.rs`; the integration
//! tests feed them the committed inputs, without a fuzzer.

pub mod json;
pub mod smith;
#[path = "../../../tests/fuzz/targets.rs"]
pub mod targets;
