//! The hash of a pack, by which records and shared deals name it.

use super::canonical;
use rnw_packs::{Blob, Files, SCENES, VALUES};
use roll_and_write::text::json;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The hash of a pack's meaning, such as `canonical-sha256:1f…`. It is the SHA-256 of the pack's canonical form,
/// followed by a line for each module with its name and the SHA-256 of its bytes.
///
/// Packs with the same hash play alike. Comments, line ends, the layout of a program, translations and the order
/// of fields do not matter. See [`canonical`].
///
/// # Panics
/// Never: a name is always a JSON text.
///
/// ```
/// use rnw_packs::Files;
/// let one = Files::embedded("one", &[("game.json", r#"{ "rounds": 4 }"#)]);
/// let other = Files::embedded("other", &[("game.json", "{\r\n  \"rounds\": 4 // Four.\r\n}")]);
/// assert_eq!(rnw_flip::content::content_hash(&one), rnw_flip::content::content_hash(&other));
/// ```
pub fn content_hash(files: &Files) -> String {
    let mut text = canonical(files);
    let mut modules: BTreeMap<&str, &Blob> = BTreeMap::new();
    for blob in files.layers().flat_map(modules_of) {
        // A module of the pack has priority over one of its base.
        modules.entry(&blob.name).or_insert(blob);
    }
    for (name, blob) in modules {
        let name = json(serde_json::to_string(name).expect("a name is a JSON text"));
        let _ = write!(text, "\n{name} {}", hex(&Sha256::digest(&blob.bytes)));
    }
    format!("canonical-sha256:{}", hex(&Sha256::digest(text)))
}

/// The hash that version 0.1.0 wrote into records, such as `sha256:d1…`. It is the SHA-256 of the names and
/// contents of the files, without translations, and of the hash of the pack that this one extends. `known`
/// returns that hash for a base whose files have changed since; for other bases it returns `None`.
pub fn files_hash(files: &Files, known: &dyn Fn(&Files) -> Option<String>) -> String {
    let mut hash = Sha256::new();
    let mut part = |bytes: &[u8]| {
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    let texts = files.sources().iter();
    let changes_nothing = |name: &str| name.starts_with("words/") || name == SCENES;
    for source in texts.filter(|source| !changes_nothing(&source.name)) {
        part(source.name.as_bytes());
        part(source.text.as_bytes());
    }
    for blob in modules_of(files) {
        part(blob.name.as_bytes());
        part(&blob.bytes);
    }
    if let Some(base) = files.base() {
        let base = known(base).unwrap_or_else(|| files_hash(base, known));
        part(b"");
        part(base.as_bytes());
    }
    format!("sha256:{}", hex(&hash.finalize()))
}

/// The modules of a pack itself. Its value file says how bots play with it, but not what it means.
fn modules_of(files: &Files) -> impl Iterator<Item = &Blob> {
    files.blobs().iter().filter(|blob| blob.name != VALUES)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(text: &str) -> Files {
        Files::embedded("pack", &[("game.json", text)])
    }

    #[test]
    fn a_pack_has_the_same_hash_for_ever() {
        // The canonical form is `{"game.json":{"rounds":4}}`.
        assert_eq!(
            content_hash(&pack(r#"{ "title": "Four", "rounds": 4 }"#)),
            "canonical-sha256:18cab2fad00a436e0212dbdbecbc4cef277b7501b9beddea09b4b015a290dc3f"
        );
    }

    #[test]
    fn a_module_counts_with_its_name_and_its_bytes() {
        let with = |name, bytes| pack("{}").with_embedded_blobs("pack", &[(name, bytes)]);
        let own = with("a.wasm", b"one");
        let hashes = [
            content_hash(&pack("{}")),
            content_hash(&own),
            content_hash(&with("b.wasm", b"one")),
            content_hash(&with("a.wasm", b"two")),
        ];
        for (index, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..index].contains(hash), "{index}");
        }
        let values = with(VALUES, b"learned");
        assert_eq!(
            content_hash(&values),
            hashes[0],
            "what was learned changes no rules"
        );
        assert_eq!(
            files_hash(&values, &|_| None),
            files_hash(&pack("{}"), &|_| None)
        );
        // A module may be in the base or in the pack. One in the pack replaces the one in its base.
        assert_eq!(content_hash(&pack("{}").extending(own.clone())), hashes[1]);
        assert_eq!(
            content_hash(&own.extending(with("a.wasm", b"two"))),
            hashes[1]
        );
    }

    #[test]
    fn a_base_that_is_known_counts_with_the_hash_that_it_had() {
        let nothing = |_: &Files| None;
        let own = pack("{}").extending(pack("{ }"));
        let changed = pack("{}").extending(pack("{  }"));
        let before = files_hash(&own, &nothing);
        assert_ne!(files_hash(&changed, &nothing), before);
        let known = |_: &Files| Some(files_hash(&pack("{ }"), &nothing));
        assert_eq!(files_hash(&changed, &known), before);
    }
}
