use super::pack::{self, NAMES, Two, pyramids_pack, rust_effects, silver_pack};
use rnw_packs::{Blob, Files};
use rnw_wasm::loader;
use roll_and_write::Ruleset;
use roll_and_write::symbol::Plugins;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// The modules of the four symbols, in the order of [`NAMES`].
const MODULES: [(&str, &[u8]); 4] = [
    ("compass.wat", include_bytes!("../symbols/compass.wat")),
    ("parrot.wasm", include_bytes!("../symbols/parrot.wasm")),
    (
        "trap-door.wasm",
        include_bytes!("../symbols/trap-door.wasm"),
    ),
    ("chest.wasm", include_bytes!("../symbols/chest.wasm")),
];

fn effects() -> [String; 4] {
    MODULES.map(|(file, _)| format!("module:{file}"))
}

fn with_modules(files: Files) -> Files {
    let blob = |(name, bytes): (&str, &[u8])| Blob {
        path: format!("pack/{name}"),
        name: name.to_owned(),
        bytes: bytes.to_vec(),
    };
    files.with_blobs(MODULES.map(blob).into())
}

fn plugins() -> Plugins {
    Plugins::default().with_modules(loader())
}

#[test]
fn modules_play_silver_and_gold_as_their_twins_in_rust_do() {
    let rust = silver_pack(&rust_effects());
    let modules = with_modules(silver_pack(&effects()));
    for seats in 1..=3 {
        let a = rnw_silver_and_gold::Rules::load(&rust, [], seats, &rnw_example_symbols::all())
            .unwrap();
        let b = rnw_silver_and_gold::Rules::load(&modules, [], seats, &plugins()).unwrap();
        let games = 2001 / 3;
        for game in 0..games {
            pack::play_both(&Two { a: &a, b: &b }, 1000 * seats as u64 + game);
        }
    }
}

#[test]
fn modules_play_pyramids_as_their_twins_in_rust_do() {
    let rust = pyramids_pack(&rust_effects());
    let modules = with_modules(pyramids_pack(&effects()));
    for seats in 1..=3 {
        let a = rnw_pyramids::Rules::load(&rust, [], seats, &rnw_example_symbols::all()).unwrap();
        let b = rnw_pyramids::Rules::load(&modules, [], seats, &plugins()).unwrap();
        for game in 0..100 {
            pack::play_both(&Two { a: &a, b: &b }, 1000 * seats as u64 + game);
        }
    }
}

#[test]
fn records_name_the_file_and_its_hash() {
    let files = with_modules(silver_pack(&effects()));
    let rules = rnw_silver_and_gold::Rules::load(&files, [], 1, &plugins()).unwrap();
    let origins = &rules.info().plugins;
    for (file, _) in MODULES {
        let start = format!("module:{file} sha256:");
        let found = origins.iter().find(|origin| origin.starts_with(&start));
        assert_eq!(
            found.map(String::len),
            Some(start.len() + 64),
            "{origins:?}"
        );
    }
}

/// A file that is not a module, and a missing file, are errors of the pack.
#[test]
fn a_pack_with_a_broken_module_is_refused() {
    let mut files = silver_pack(&effects());
    let report = |files: &Files, plugins: &Plugins| {
        rnw_silver_and_gold::Rules::check_files(files, plugins).to_string()
    };
    assert!(report(&files, &plugins()).contains("the pack has no module \"chest.wasm\""));
    files = files.with_blobs(vec![Blob {
        path: "pack/chest.wasm".to_owned(),
        name: "chest.wasm".to_owned(),
        bytes: b"(module)".to_vec(),
    }]);
    let text = report(&files, &plugins());
    assert!(
        text.contains("pack/chest.wasm: the module does not export \"fire\""),
        "{text}"
    );
    let without = report(&with_modules(silver_pack(&effects())), &Plugins::default());
    assert!(without.contains("built without modules"), "{without}");
}

/// Runs the commands in `BUILD.md` exactly as written. `BUILD.md` lists what they need.
#[test]
#[ignore = "needs python3 with ziglang, node with assemblyscript, as symbols/BUILD.md says"]
fn the_modules_are_built_from_their_sources() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("symbols");
    let folder = TempDir::new().unwrap();
    for entry in fs::read_dir(&home).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "wasm") {
            fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
        }
    }
    let guide = fs::read_to_string(home.join("BUILD.md")).unwrap();
    let script = guide
        .split("```sh\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let done = Command::new("sh")
        .args(["-e", "-c", script])
        .current_dir(folder.path())
        .status()
        .unwrap();
    assert!(done.success());
    for (file, bytes) in MODULES {
        assert_eq!(fs::read(folder.path().join(file)).unwrap(), bytes, "{file}");
    }
    assert_eq!(MODULES.len(), NAMES.len());
}
