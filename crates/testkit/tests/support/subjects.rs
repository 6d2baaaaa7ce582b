//! The games of this workspace as subjects of the testkit.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

use proptest::prelude::{Strategy, prop_oneof};
use proptest::sample::select;
use rnw_packs::{Blob, Files, Source};
use rnw_reference::NoExternalEffects;
use rnw_testkit::strategies::{pack, small_pack};
use rnw_testkit::{Bounds, Subject, TestPack};
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::{
    Advance, Affect, Area, ArgumentError, Arguments, CardFilter, Choose, Claim, Discard, Erase,
    Extra, Instruction, Instructions, MarkRound, Plugins, RenewOffer, Replacement, Scene, Scope,
    SheetChange, SymbolEffect, SymbolId, Whom, Write,
};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Whether tests that take samples must try everything.
pub(crate) fn is_whole() -> bool {
    std::env::var_os("RNW_TEST_WHOLE").is_some()
}

pub(crate) fn nuggets() -> Subject {
    let game = Subject::new("nuggets", 2..=4, |setup| {
        Ok(rnw_nuggets::load(
            &setup.pack.files,
            setup.options(),
            setup.seats,
        )?)
    });
    // NG-12: 8 deposits, a first player, 33 chips, 35 fences with as many ends of turns, 4 passes.
    let bounds = Bounds {
        steps: 8 + 1 + 33 + 2 * 35 + 4,
        chain: 1,
    };
    let small = [(1, 12, "l1"), (2, 26, "z1"), (8, 8, "h8"), (3, 3, "b2")];
    game.options(rnw_nuggets::OPTIONS)
        .bounds(bounds)
        .pack("nuggets", rnw_nuggets::shipped())
        .packs(select(small.map(small_board).to_vec()))
        .reference(|_| Ok(Arc::new(NoExternalEffects)))
}

/// A pack of Nuggets with a board of another shape, and two deposits: on the first cell and on this one.
fn small_board((rows, cols, cell): (u8, u8, &str)) -> TestPack {
    let chips = r#""values": [2, 1, 0, 0, 0, 0, 1] }"#;
    let text = format!(
        r#"{{ "game": "nuggets", "title": "Small", "board": {{ "rows": {rows}, "cols": {cols}, "fences": 9 }},
  "yields": {{ "nuggets": [9, 4], "armadora": [3, 7] }}, "fixed": ["a1", "{cell}"],
  "custom": [{{ "cell": "a1", "yield": 9 }}, {{ "cell": "{cell}", "yield": 5 }}],
  "chips": [{{ "players": 2, {chips}, {{ "players": 3, {chips}, {{ "players": 4, {chips}] }}"#
    );
    TestPack {
        name: None,
        files: Files::embedded("small", &[("game.json", &text)]),
    }
}

pub(crate) fn lamplighters() -> Subject {
    let game = Subject::new("lamplighters", 1..=6, |setup| {
        Ok(rnw_lamplighters::load(
            &setup.pack.files,
            setup.options(),
            setup.seats,
        )?)
    });
    // LL-12: in every turn the active seat lights one of its 40 lamps or burns. A turn is a roll, a decision of each
    // seat, and one more of the active seat.
    let turns = 6 * (40 + 4);
    let bounds = Bounds {
        steps: turns * (1 + 6 + 1),
        chain: 1,
    };
    game.options(rnw_lamplighters::OPTIONS)
        .bounds(bounds)
        .pack("lamplighters", rnw_lamplighters::shipped())
        .reference(|_| Ok(Arc::new(NoExternalEffects)))
}

pub(crate) fn silver_and_gold() -> Subject {
    let game = Subject::flip("silver-and-gold", 1..=4, |setup| {
        Ok(rnw_silver_and_gold::Rules::load(
            &setup.pack.files,
            setup.options(),
            setup.seats,
            &plugins(),
        )?)
    });
    game.options(rnw_silver_and_gold::OPTIONS)
        .pack("silver-and-gold", rnw_silver_and_gold::shipped())
        .pack(
            "pearl-lagoon",
            shipped("pearl-lagoon", &rnw_silver_and_gold::shipped()),
        )
        .packs(drawn("silver-and-gold", &rnw_silver_and_gold::shipped()))
}

/// Generated packs: the shipped cards with more symbols, and small packs in which everything is generated.
fn drawn(game: &'static str, base: &Files) -> impl Strategy<Value = TestPack> + use<> {
    let drawn = prop_oneof![small_pack(game).boxed(), pack(base).boxed()];
    drawn.prop_map(|drawn| TestPack {
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
    let game = Subject::flip("pyramids", 1..=4, |setup| {
        Ok(rnw_pyramids::Rules::load(
            &setup.pack.files,
            setup.options(),
            setup.seats,
            &plugins(),
        )?)
    });
    game.options(rnw_pyramids::OPTIONS)
        .pack("pyramids", rnw_pyramids::shipped())
        .pack(
            "jungle-temple",
            shipped("jungle-temple", &rnw_pyramids::shipped()),
        )
        .packs(drawn("pyramids", &rnw_pyramids::shipped()))
}

/// The plugin symbols that packs may name.
fn plugins() -> Plugins {
    rnw_example_symbols::all()
        .with("probe", 1, Probe::make)
        .with_modules(rnw_wasm::loader())
}

/// A symbol that asks for one instruction, which its number selects.
#[derive(Debug)]
struct Probe {
    tracks: Vec<TrackId>,
    pool: PoolId,
    counted: SymbolId,
    asks: i32,
}

impl Probe {
    fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        Ok(Box::new(Self {
            tracks: given.tracks().to_vec(),
            pool: given.pools().first().copied().unwrap_or(PoolId(0)),
            counted: given.symbols().first().copied().unwrap_or(SymbolId(0)),
            asks: given.number(0, 0, 20)?,
        }))
    }
}

impl SymbolEffect for Probe {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let (count, written, rounds) = (self.tracks[0], self.tracks[1], self.tracks[2]);
        let by = 1 + (scene.tally(self.counted) + scene.filled(count)) as u8 % 3;
        let once = Instruction::Advance(Advance { track: count, by });
        out.emit(match (self.asks, scene.choice()) {
            (1, _) => Instruction::Erase(Erase { track: count, by }),
            (2, _) => Instruction::Write(Write {
                track: written,
                number: 10 * scene.round() + scene.turn(),
                optional: scene.offered(self.counted) > 1,
            }),
            (3, _) => Instruction::MarkRound(MarkRound { track: rounds }),
            (4, _) if scene.turn().is_multiple_of(2) => {
                Instruction::ExtraMark(Extra::cells(by).within(Scope::Near))
            }
            (4, _) => {
                // Different sets, so that one is still owed when another is asked for.
                let area = if by > 1 {
                    let surroundings = Area::OnOther(Area::Surroundings.into());
                    Area::Union(vec![Area::Diagonal, surroundings])
                } else {
                    Scope::Row.into()
                };
                let masks = scene.area(&area) - scene.all_fresh();
                Instruction::ExtraMark(Extra::cells(by).within_masks(masks))
            }
            (5, _) => Instruction::ExtraPattern,
            (6, _) => Instruction::Claim(Claim {
                pool: self.pool,
                into: (by > 1).then_some(written),
                by,
            }),
            (7, None) => Instruction::Choose(Choose { options: 2 }),
            (7, Some(0)) => Instruction::ExtraMark(Extra::cells(1)),
            (8, _) => Instruction::Copy,
            (9, _) => Instruction::Spend,
            (10, _) if by > 1 => RenewOffer::default().into(),
            (10, _) => RenewOffer {
                only: CardFilter::With(self.counted),
            }
            .into(),
            (11, _) if by > 1 => Discard::default().into(),
            (11, _) => Discard {
                from: Replacement::Offer,
                only: CardFilter::Color(0),
            }
            .into(),
            (12, _) => Instruction::Advance(Advance { track: written, by }),
            _ => once,
        });
        if self.asks == 9 {
            let turn = usize::from(scene.turn());
            out.emit(Affect {
                whom: Whom::ALL[turn % Whom::ALL.len()],
                change: SheetChange::Take,
                track: count,
                amount: by,
            });
        }
        if self.asks == 13 {
            (0..9).for_each(|_| out.emit(once));
        }
    }
}
