//! Effects of symbols, as WebAssembly or in its text form.

use super::content::names;
use super::play::{Screened, play};
use super::screen::FuzzScreen;
use super::{CATALOGUE, Chance};
use rnw_cli::fuzz_api;
use rnw_packs::Files;
use rnw_wasm::{Wasmi, loader};
use roll_and_write::sheet::{PoolId, TrackId, TrackKind};
use roll_and_write::symbol::{
    ArgumentError, Arguments, Instructions, ModuleLoader, Plugins, Scene, Snapshot, SymbolEffect,
    SymbolId,
};
use std::cell::RefCell;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The number of scenes in which the effect fires.
const SCENES: usize = 24;
/// The number of decisions and draws with a symbol of the module.
const STEPS: usize = 100;
/// A firing takes at most a thousandth of this. The rest is for busy machines.
const PATIENCE: Duration = Duration::from_secs(5);

/// Loads a module, fires it in scenes of real games, and plays it as a symbol that fires at each trigger.
///
/// # Panics
/// If the target finds an error.
pub fn modules(bytes: &[u8]) {
    static LOADER: LazyLock<Wasmi> = LazyLock::new(loader);
    let begun = Instant::now();
    let effect = match LOADER.load(bytes, &given()) {
        Ok((effect, _)) => effect,
        Err(error) => {
            assert!(begun.elapsed() < PATIENCE, "it takes {:?}", begun.elapsed());
            let length = error.to_string().len();
            assert!(length < 2000 + bytes.len(), "a message of {length} bytes");
            return;
        }
    };
    let mut asks = false;
    SCENES_MET.with(|scenes| {
        for scene in scenes {
            let begun = Instant::now();
            let out = fire(&*effect, scene);
            assert!(begun.elapsed() < PATIENCE, "it takes {:?}", begun.elapsed());
            assert_eq!(
                fire(&*effect, scene),
                out,
                "the same scene, the same instructions"
            );
            asks |= out.asked() != Ok(&[]);
        }
    });
    // A symbol that never does anything changes no game.
    if asks {
        play_with(bytes);
    }
}

fn fire(effect: &dyn SymbolEffect, scene: &Snapshot) -> Instructions {
    let mut out = Instructions::default();
    effect.fire(&scene.scene(), &mut out);
    out
}

/// Coins, palms, a symbol, a pool and numbers.
fn given() -> Arguments {
    Arguments::new(
        [
            (TrackId(0), TrackKind::Count),
            (TrackId(2), TrackKind::Written),
        ],
        vec![SymbolId(0)],
        vec![PoolId(0)],
        vec![7, -1],
    )
}

/// The shipped pack with this effect on its palms, at every trigger.
fn pack(effect: &str) -> Files {
    let symbols = format!(
        r#"{{ "symbols": [
            {{ "name": "palm", "char": "T", "glyph": "♣", "priority": 1, "order": "matters",
              "on": ["mark", "complete", "turn", "round", "scoring"], "effect": "{effect}",
              "with": {{ "tracks": ["coins", "palms"], "symbols": ["coin"], "pools": ["cups"],
                        "numbers": [7, -1], "options": ["one", "two"] }} }}
        ] }}"#
    );
    let game = r#"{ "extends": "silver-and-gold" }"#;
    let own = [("game.json", game), ("symbols.json", symbols.as_str())];
    Files::embedded("fuzzed", &own)
}

fn play_with(bytes: &[u8]) {
    let name = if bytes.starts_with(b"\0asm") {
        "fuzzed.wasm"
    } else {
        "fuzzed.wat"
    };
    let files = pack(&format!("module:{name}")).with_embedded_blobs("fuzzed", &[(name, bytes)]);
    let checked = fuzz_api::check(&CATALOGUE, files).expect("what it extends is shipped");
    let entry = checked
        .entry
        .unwrap_or_else(|| panic!("{}", checked.report));
    let screen = FuzzScreen::new(&entry, &checked.files, names(4)).expect("the words are shipped");
    let mut chance = Chance::of(bytes);
    let seats = 1 + chance.below(3);
    let loaded = entry.open(&checked.files, &[], seats, CATALOGUE.plugins());
    let screened = Screened {
        loaded: &loaded.expect("the pack is sound"),
        screen: &screen,
    };
    play(&screened, &mut chance, STEPS);
}

thread_local! {
    /// The scenes in which the symbol fired.
    static MET: RefCell<Vec<Snapshot>> = const { RefCell::new(Vec::new()) };
    /// A selection of these scenes, from a whole game.
    static SCENES_MET: Vec<Snapshot> = scenes();
}

/// Does nothing except keep its scene.
#[derive(Debug)]
struct Probe;

impl Probe {
    #[expect(clippy::unnecessary_wraps, reason = "what a maker looks like")]
    fn make(_: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        Ok(Box::new(Self))
    }
}

impl SymbolEffect for Probe {
    fn fire(&self, scene: &Scene<'_>, _: &mut Instructions) {
        let mut kept = None;
        scene.keep(&mut kept);
        MET.with_borrow_mut(|met| met.extend(kept));
    }
}

fn scenes() -> Vec<Snapshot> {
    let files = fuzz_api::check(&CATALOGUE, pack("rust:witness@1"));
    let files = files.expect("what it extends is shipped").files;
    let plugins = Plugins::default().with("witness", 1, Probe::make);
    let entry = CATALOGUE.entries().first().expect("there are games");
    let loaded = entry
        .open(&files, &[], 2, &plugins)
        .expect("the pack is sound");
    let screen = FuzzScreen::new(entry, &files, names(2)).expect("the words are shipped");
    let screened = Screened {
        loaded: &loaded,
        screen: &screen,
    };
    play(&screened, &mut Chance(1), usize::MAX);
    let met = MET.with_borrow_mut(std::mem::take);
    assert!(met.len() > SCENES, "the symbol fires");
    let apart = met.len() / SCENES;
    met.into_iter().step_by(apart).collect()
}
