//! The games of this workspace, for the testkit.

use proptest::prelude::{Strategy, prop_oneof};
use reference::Nobody;
use roll_and_write::content::{Blob, Files, Source};
use roll_and_write::symbol::Plugins;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use testkit::strategies::{pack, small_pack};
use testkit::{NotOpened, Opening, Pack, Subject};

fn nobody(_: &Opening) -> Result<Arc<dyn reference::Outside + Send + Sync>, NotOpened> {
    Ok(Arc::new(Nobody))
}

pub(crate) fn nuggets() -> Subject {
    let game = Subject::new("nuggets", 2..=4, |opening| {
        Ok(nuggets::load(
            &opening.pack.files,
            opening.options(),
            opening.seats,
        )?)
    });
    game.options(nuggets::OPTIONS)
        .pack("nuggets", nuggets::shipped())
        .reference(nobody)
}

pub(crate) fn silver_and_gold() -> Subject {
    let game = Subject::flip("silver-and-gold", 1..=4, |opening| {
        Ok(silver_and_gold::load_with(
            &opening.pack.files,
            opening.options(),
            opening.seats,
            &plugins(),
        )?)
    });
    game.options(silver_and_gold::OPTIONS)
        .pack("silver-and-gold", silver_and_gold::shipped())
        .pack(
            "pearl-lagoon",
            shipped("pearl-lagoon", &silver_and_gold::shipped()),
        )
        .packs(drawn("silver-and-gold", &silver_and_gold::shipped()))
}

/// Packs that are drawn: the shipped cards with more symbols, and small packs of which everything is drawn.
fn drawn(game: &'static str, base: &Files) -> impl Strategy<Value = Pack> + use<> {
    let drawn = prop_oneof![small_pack(game).boxed(), pack(base).boxed()];
    drawn.prop_map(|drawn| Pack {
        name: None,
        files: drawn.files(),
    })
}

/// A pack of the folder `content`.
pub(crate) fn shipped(name: &str, base: &Files) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../content")
        .join(name);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let name_of = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    let of_kind = |kind: &'static str| {
        files
            .iter()
            .filter(move |path| path.extension().is_some_and(|found| found == kind))
    };
    let source = |path: &PathBuf| Source {
        path: name_of(path),
        name: name_of(path),
        text: fs::read_to_string(path).unwrap(),
    };
    let blob = |path: &PathBuf| Blob {
        path: name_of(path),
        name: name_of(path),
        bytes: fs::read(path).unwrap(),
    };
    Files::new(of_kind("json").map(source).collect())
        .with_blobs(of_kind("wasm").map(blob).collect())
        .extending(base.clone())
}

pub(crate) fn pyramids() -> Subject {
    let game = Subject::flip("pyramids", 1..=4, |opening| {
        Ok(pyramids::load_with(
            &opening.pack.files,
            opening.options(),
            opening.seats,
            &plugins(),
        )?)
    });
    game.options(pyramids::OPTIONS)
        .pack("pyramids", pyramids::shipped())
        .pack(
            "jungle-temple",
            shipped("jungle-temple", &pyramids::shipped()),
        )
        .packs(drawn("pyramids", &pyramids::shipped()))
}

/// The symbols from outside that packs may name.
fn plugins() -> Plugins {
    example_symbols::all().with_modules(modules::loader())
}
