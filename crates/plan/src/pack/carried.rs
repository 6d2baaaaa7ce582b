//! Packs that records carry, so that a game outlives the folder of its pack.

use super::chain::CHAIN_MAX;
use super::shipped_as;
use crate::{PlanError, pack_hash};
use data_encoding::BASE64;
use rnw_catalogue::Catalogue;
use rnw_flip::content::content_hash;
use rnw_packs::{Blob, Files, SCENES, Source, VALUES};
use rnw_session::CarriedPack;
use roll_and_write::text::json;
use std::collections::BTreeMap;

/// The most bytes of a pack in a record. The header is a line, which has a limit too.
const CARRIED_MAX: usize = 56 << 10;
/// The endings of the names of texts. Other files are modules.
const TEXTS: [&str; 2] = [".json", ".ftl"];

/// The pack with these files as a record carries it: its own files and those of the folders that it extends. `None` if
/// it plays like an included pack, which every program has. Scenes and learned values stay outside.
///
/// # Errors
/// If the pack is too large for a record.
///
/// # Panics
/// Never, because texts are JSON.
///
/// ```
/// use rnw_catalogue::Catalogue;
/// use rnw_packs::Files;
/// use rnw_plan::pack;
/// let catalogue = Catalogue::stock();
/// let own = Files::embedded("own", &[("game.json", r#"{ "extends": "silver-and-gold", "rounds": 3 }"#)]);
/// let own = pack::loose(&catalogue, own)?.sound()?;
/// let carried = pack::carry(&catalogue, &own)?.expect("nobody else has this pack");
/// let hash = rnw_flip::content::content_hash(&own);
/// assert_eq!(pack::carried(&catalogue, &carried, &hash)?.layers().count(), 2);
/// assert_eq!(pack::carry(&catalogue, own.base().unwrap())?, None);
/// # Ok::<(), rnw_plan::PlanError>(())
/// ```
pub fn carry(catalogue: &Catalogue, files: &Files) -> Result<Option<CarriedPack>, PlanError> {
    let mut layers = Vec::new();
    let mut base = None;
    for layer in files.layers() {
        let hash = content_hash(layer);
        if shipped_as(catalogue, &hash).is_some() {
            base = Some(hash);
            break;
        }
        layers.push(written(layer));
    }
    if layers.is_empty() {
        return Ok(None);
    }
    let pack = CarriedPack { base, layers };
    let text = serde_json::to_string(&pack).expect("texts are JSON");
    match json(text).len() {
        0..=CARRIED_MAX => Ok(Some(pack)),
        bytes => Err(PlanError::Usage(format!(
            "the pack is too large for a record: {bytes} bytes; expected at most {CARRIED_MAX}; play without --embed, and keep a copy of the pack"
        ))),
    }
}

/// The files of a layer as texts.
fn written(layer: &Files) -> BTreeMap<String, String> {
    let texts = layer.sources().iter().filter(|text| text.name != SCENES);
    let texts = texts.map(|source| (source.name.clone(), source.text.clone()));
    let modules = layer.blobs().iter().filter(|blob| blob.name != VALUES);
    let modules = modules.map(|blob| (blob.name.clone(), BASE64.encode(&blob.bytes)));
    texts.chain(modules).collect()
}

/// The files of the pack that a record carries. `hash` is how the record names its pack.
///
/// # Errors
/// If the pack is damaged or another one, or if it extends a pack that this program does not have.
pub fn carried(catalogue: &Catalogue, pack: &CarriedPack, hash: &str) -> Result<Files, PlanError> {
    let wrong = |problem: String| PlanError::Usage(format!("the pack in the record {problem}"));
    let parts = pack.layers.len();
    if !(1..CHAIN_MAX).contains(&parts) {
        let problem = format!("has {parts} layers; expected 1 to {}", CHAIN_MAX - 1);
        return Err(wrong(problem));
    }
    let base = pack.base.as_ref().map(|base| {
        let found = shipped_as(catalogue, base);
        found.ok_or_else(|| wrong(format!("extends {base}, which this program does not have")))
    });
    let mut files = base.transpose()?.map(|(_, files)| files);
    for layer in pack.layers.iter().rev() {
        let own = read(layer).map_err(&wrong)?;
        files = Some(match files {
            Some(base) => own.extending(base),
            None => own,
        });
    }
    let files = files.unwrap_or_default();
    if pack_hash::is_of(hash, &files) {
        return Ok(files);
    }
    let found = content_hash(&files);
    Err(wrong(format!(
        "has the hash {found}; expected {hash}, as the header says; somebody has changed the record"
    )))
}

/// The files of a layer; or what is wrong with one.
fn read(layer: &BTreeMap<String, String>) -> Result<Files, String> {
    let (mut texts, mut modules) = (Vec::new(), Vec::new());
    for (name, text) in layer {
        let (path, name) = (format!("record/{name}"), name.clone());
        if TEXTS.iter().any(|ending| name.ends_with(ending)) {
            let text = text.clone();
            texts.push(Source { path, name, text });
            continue;
        }
        let bytes = BASE64.decode(text.as_bytes());
        let bytes = bytes.map_err(|error| format!("has a damaged file {name:?}: {error}"))?;
        modules.push(Blob { path, name, bytes });
    }
    Ok(Files::new(texts).with_blobs(modules))
}
