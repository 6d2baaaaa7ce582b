//! Finds the pack that a hash in a record or in a results file means.

use rnw_flip::content::{content_hash, files_hash};
use rnw_packs::Files;

/// A pack in the form of one version of the program.
struct Shipped {
    pack: &'static str,
    /// The version of the program that was the first to ship it.
    version: &'static str,
    /// The hash of its files, by which the first records name it. `None` for a pack that is younger than them.
    files: Option<&'static str>,
    /// The hash of its meaning.
    content: &'static str,
}

/// All packs that were ever shipped. If the meaning of a pack changes, add a new row with the next version of the program, and
/// keep what it was as a pack `NAME@VERSION` (`Catalogue::with_earlier`). Never remove a row.
const SHIPPED: &[Shipped] = &[
    Shipped {
        pack: "silver-and-gold",
        version: "0.1.0",
        files: Some("sha256:d16c61ab876d95190ad4d5b0a61c3adfdd6dbbb78f8881f6cc2967eed60db9a7"),
        content: "canonical-sha256:0b50ff22db5092c746eb4cfc0f5d9edac55accb32ec851e8292ad761ce2cb5d1",
    },
    Shipped {
        pack: "pyramids",
        version: "0.1.0",
        files: Some("sha256:f5b57b38641e887817668d673eaaf170f3644d3676c8a4fc710b742b6dc63a92"),
        content: "canonical-sha256:d7c90bd1aa2488820d871e6c84d520591512fcce7d453ddef11cf88a546ec16c",
    },
    Shipped {
        pack: "nuggets",
        version: "0.1.0",
        files: Some("sha256:1ea6f52af807ce8a5c1cc6cd27164e37d4b668f7e0721f68cf997d116739b02c"),
        content: "canonical-sha256:b67db75f4d59500cc26a576d28872fe3b6b440b16e12aea51d8557448eeffecb",
    },
    Shipped {
        pack: "pearl-lagoon",
        version: "0.1.0",
        files: Some("sha256:cd6ff2f76b9c85f2af9963a103c733e9538dcf9810aaf588222b64139af43327"),
        content: "canonical-sha256:8f6df557fa5a5f31cc2ccedac451d3da7ccf5ccb88fd3742880a7b434c85ac0a",
    },
    Shipped {
        pack: "pearl-lagoon",
        version: "0.2.0",
        files: None,
        content: "canonical-sha256:fcf1c2f3647620cd205eda9f6a80484c0fb6c04dca15b531101e6ac72d9bd1d8",
    },
    Shipped {
        pack: "jungle-temple",
        version: "0.1.0",
        files: Some("sha256:2e29ad4c4cb33067e6a80dab0be79761e5a0dd0948e31c81b30f3616a6ec0a44"),
        content: "canonical-sha256:8c4c31a426c3e7361bc1a652c967e5aba828403db97693bce3cb369ba55ef9f5",
    },
    Shipped {
        pack: "lamplighters",
        version: "0.1.0",
        files: None,
        content: "canonical-sha256:73f8134b325b51e83b6f828bd2468a79b02887cc8edcd024165171a75f7a6f51",
    },
];

/// The shipped pack that a hash names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earlier {
    /// The pack.
    pub pack: &'static str,
    /// The version of the program that shipped it.
    pub version: &'static str,
}

/// Whether a recorded hash belongs to this pack, in the current form or in that of version 0.1.0.
pub fn is_of(recorded: &str, files: &Files) -> bool {
    let content = content_hash(files);
    today(recorded) == content || recorded == files_hash(files, &known)
}

/// The current form of a recorded hash if it names a shipped pack; otherwise the same hash.
pub fn today(recorded: &str) -> &str {
    let mut shipped = SHIPPED.iter();
    let found = shipped.find(|shipped| shipped.files == Some(recorded));
    found.map_or(recorded, |shipped| shipped.content)
}

/// The shipped pack that a hash names, and its version, which may be an earlier one; `None` for other packs.
pub fn earlier(recorded: &str) -> Option<Earlier> {
    let recorded = today(recorded);
    let mut shipped = SHIPPED.iter();
    let found = shipped.find(|shipped| shipped.content == recorded)?;
    Some(Earlier {
        pack: found.pack,
        version: found.version,
    })
}

/// The pack that was ever shipped with a hash of its meaning that fits.
pub fn shipped_once(fits: impl Fn(&str) -> bool) -> Option<Earlier> {
    let found = SHIPPED.iter().find(|shipped| fits(shipped.content))?;
    earlier(found.content)
}

/// The original file hash of a shipped pack, even if its files have changed since.
fn known(files: &Files) -> Option<String> {
    let content = content_hash(files);
    let mut shipped = SHIPPED.iter();
    let found = shipped.find(|shipped| shipped.content == content)?;
    found.files.map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack;
    use rnw_catalogue::Catalogue;
    use rnw_packs::Source;

    /// The files of a shipped pack, merged with those that it extends.
    fn files(name: &str) -> Files {
        let catalogue = Catalogue::stock();
        let mut packs = catalogue.all_packs().into_iter();
        let shipped = packs.find(|pack| pack.name == name).unwrap();
        pack::shipped(&catalogue, shipped).unwrap().files
    }

    #[test]
    fn packs_of_today_are_known_by_both_of_their_hashes() {
        for pack in Catalogue::stock().packs() {
            let files = files(pack.name);
            let content = content_hash(&files);
            let found = earlier(&content);
            let found = found.unwrap_or_else(|| panic!("add a row: {} {content}", pack.name));
            assert_eq!(found.pack, pack.name);
            assert!(is_of(&content, &files));
        }
    }

    /// Records of all versions go on: what a pack was is here under its own name or under that of its version.
    #[test]
    fn every_pack_that_was_ever_shipped_is_still_here() {
        let catalogue = Catalogue::stock();
        for shipped in SHIPPED {
            let of_then = format!("{}@{}", shipped.pack, shipped.version);
            for recorded in shipped.files.into_iter().chain([shipped.content]) {
                assert_eq!(today(recorded), shipped.content);
                let (found, files) = pack::shipped_as(&catalogue, recorded)
                    .unwrap_or_else(|| panic!("{of_then} is gone"));
                assert!([shipped.pack, &of_then].contains(&found.name), "{of_then}");
                assert!(is_of(recorded, &files));
            }
        }
    }

    /// A user's pack, with a comment in the files of its base pack.
    fn own(comment: &str) -> Files {
        let base = files("silver-and-gold");
        let sources = base.sources().iter().map(|source| Source {
            text: format!("{comment}{}", source.text),
            ..source.clone()
        });
        let own = Files::embedded(
            "own",
            &[("game.json", r#"{ "extends": "silver-and-gold" }"#)],
        );
        own.extending(Files::new(sources.collect()))
    }

    #[test]
    fn a_pack_over_a_shipped_one_is_known_though_the_files_of_that_one_changed() {
        // As version 0.1.0 recorded it, with the files of the base pack that it shipped.
        let recorded = files_hash(&own(""), &known);
        assert!(is_of(&recorded, &own("")));
        assert!(is_of(&recorded, &own("// Another comment.\n")));
        assert!(!is_of(&recorded, &files("silver-and-gold")));
    }

    #[test]
    fn a_hash_that_nobody_knows_is_no_packs() {
        assert_eq!(earlier("sha256:0"), None);
        assert!(!is_of("sha256:0", &files("nuggets")));
    }
}
