//! The fuzz targets: functions that read any bytes, one for each kind of untrusted input.
//!
//! libFuzzer runs these functions (`crates/fuzz`), and the integration tests run them with the committed inputs
//! (`tests/fuzz.rs`). A target panics if it finds an error.

// Answers of a bot.
mod answers;
// A pack, as the texts of its files.
mod content;
// Effects of symbols, as WebAssembly or in its text form.
#[cfg(feature = "modules")]
mod modules;
// Typed moves, in a state that a few bytes choose.
mod moves;
// Command lines.
mod options;
// Random games, shown in every view and checked by general laws.
mod play;
// A record.
mod record;
mod screen;
// Messages of clients at a table in the browser.
#[cfg(feature = "serve")]
mod serving;

pub use answers::answers;
pub use content::content;
#[cfg(feature = "modules")]
pub use modules::modules;
pub use moves::moves;
pub use options::options;
pub use record::record;
#[cfg(feature = "serve")]
pub use serving::serving;

use rnw_cli::fuzz_api::{self, Checked};
use rnw_cli::{Catalogue, GameEntry};
use rnw_packs::Files;
use std::sync::LazyLock;

/// The games, packs and plugins of the command.
static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::stock);

/// An embedded pack.
struct Pack {
    entry: GameEntry,
    files: Files,
    hash: String,
}

/// The embedded packs.
static PACKS: LazyLock<Vec<Pack>> = LazyLock::new(|| {
    let pack = |pack: rnw_cli::ShippedPack| {
        let checked = fuzz_api::check(&CATALOGUE, (pack.files)());
        let Checked { files, entry, .. } = checked.expect("shipped packs can be read");
        Pack {
            entry: entry.expect("shipped packs are sound"),
            hash: rnw_flip::content::content_hash(&files),
            files,
        }
    };
    CATALOGUE.packs().into_iter().map(pack).collect()
});

/// A function that reads the bytes of one input and panics if it finds an error.
pub type Target = fn(&[u8]);

/// The targets by name.
pub const TARGETS: &[(&str, Target)] = &[
    ("answers", answers),
    ("content", content),
    #[cfg(feature = "modules")]
    ("modules", modules),
    ("moves", moves),
    ("options", options),
    ("record", record),
    #[cfg(feature = "serve")]
    ("serving", serving),
];

/// Numbers that depend only on the bytes: `SplitMix64`, seeded with their FNV-1a hash.
#[derive(Clone, Debug)]
struct Chance(u64);

impl Chance {
    fn of(bytes: &[u8]) -> Self {
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self(bytes.iter().fold(0xcbf2_9ce4_8422_2325, step))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below `most`, which must not be 0.
    fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }
}
