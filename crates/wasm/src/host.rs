//! The functions of the interface, through which a module sees its scene and emits instructions.

use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::symbol::{
    Arguments, Extra, Fault, Instruction, Instructions, Masks, Scene, Scope, Snapshot, SymbolId,
    Within,
};
use roll_and_write::{Cell, CellSet};
use std::sync::Arc;
use wasmi::errors::LinkerError;
use wasmi::{Caller, Engine, Error, Linker, StoreLimits, TrapCode};

/// The module name from which the functions of the interface are imported.
pub(crate) const FROM: &str = "rnw";

/// The functions that a module may import from `rnw`, each with its type.
pub const IMPORTS: [(&str, &str); 30] = [
    ("trigger", "() -> i32"),
    ("choice", "() -> i32"),
    ("cell", "() -> i32"),
    ("round", "() -> i32"),
    ("turn", "() -> i32"),
    ("rounds", "() -> i32"),
    ("turns", "() -> i32"),
    ("completed", "() -> i32"),
    ("last", "() -> i32"),
    ("cells", "() -> i64"),
    ("marked", "() -> i64"),
    ("fresh", "() -> i64"),
    ("other_cells", "() -> i64"),
    ("other_marked", "() -> i64"),
    ("other_fresh", "() -> i64"),
    ("near", "(i32) -> i64"),
    ("row", "(i32) -> i64"),
    ("column", "(i32) -> i64"),
    ("bearing", "(i32) -> i64"),
    ("filled", "(i32) -> i32"),
    ("boxes", "(i32) -> i32"),
    ("rows_full", "(i32) -> i32"),
    ("sum", "(i32) -> i32"),
    ("offered", "(i32) -> i32"),
    ("tally", "(i32) -> i32"),
    ("left", "(i32) -> i32"),
    ("next", "(i32) -> i32"),
    ("number", "(i32) -> i32"),
    ("emit", "(i32, i32, i32, i32) -> ()"),
    ("emit_extra", "(i32, i64, i64, i32) -> ()"),
];

/// The data on which the functions work during a call.
#[derive(Debug)]
pub(crate) struct Host {
    /// The scene that the effect sees. It is kept between calls to reuse its memory.
    pub(crate) scene: Option<Snapshot>,
    /// The arguments from the pack.
    pub(crate) given: Arc<Arguments>,
    /// The instructions that the module has emitted.
    pub(crate) out: Instructions,
    /// The resource limits of the module.
    pub(crate) limits: StoreLimits,
}

impl Host {
    fn track(&self, place: i32) -> Result<TrackId, Fault> {
        at(self.given.tracks(), place)
    }

    fn symbol(&self, place: i32) -> Result<SymbolId, Fault> {
        at(self.given.symbols(), place)
    }

    fn pool(&self, place: i32) -> Result<PoolId, Fault> {
        at(self.given.pools(), place)
    }

    /// Voids the firing.
    fn fail(&mut self, fault: Fault) -> Error {
        self.out.fail(fault);
        // This error ends the call. The fault above was recorded first and counts.
        TrapCode::UnreachableCodeReached.into()
    }

    fn emit(&mut self, kind: i32, data: [i32; 3]) -> Result<(), Fault> {
        self.out
            .emit(Instruction::numbered(kind, data, &self.given)?);
        self.out.asked().map(|_| ())
    }

    /// Emits extra cells in a set.
    fn emit_extra(&mut self, cells: i32, masks: Masks, how: i32) -> Result<(), Fault> {
        self.out
            .emit(Extra::numbered(cells, Within::Masks(masks), how)?);
        self.out.asked().map(|_| ())
    }
}

fn at<T: Copy>(given: &[T], place: i32) -> Result<T, Fault> {
    let found = usize::try_from(place)
        .ok()
        .and_then(|place| given.get(place));
    found.copied().ok_or(Fault::NotGiven)
}

fn cell(number: i32) -> Result<Cell, Fault> {
    let index = u8::try_from(number).map_err(|_| Fault::OutOfRange)?;
    (index < 64)
        .then(|| Cell::new(index))
        .ok_or(Fault::OutOfRange)
}

/// Passes the scene and the arguments from the pack to a function.
#[inline]
fn look<T>(
    mut caller: Caller<'_, Host>,
    look: impl FnOnce(&Scene<'_>, &Host) -> Result<T, Fault>,
) -> Result<T, Error> {
    let host = caller.data();
    let found = match &host.scene {
        Some(snapshot) => look(&snapshot.scene(), host),
        None => Err(Fault::Trapped),
    };
    found.map_err(|fault| caller.data_mut().fail(fault))
}

/// Creates the functions of the interface.
///
/// # Errors
/// Fails if two functions have the same name, which is a bug.
pub(crate) fn linker(engine: &Engine) -> Result<Linker<Host>, LinkerError> {
    let mut linker = Linker::new(engine);
    let mut alone = |name: &str, see: fn(&Scene<'_>) -> i32| {
        let seen = move |caller: Caller<'_, Host>| look(caller, |scene, _| Ok(see(scene)));
        linker.func_wrap(FROM, name, seen).map(|_| ())
    };
    alone("trigger", |scene| scene.trigger() as i32)?;
    alone("choice", |scene| scene.choice().map_or(-1, i32::from))?;
    alone("cell", |scene| scene.cell().index() as i32)?;
    alone("round", |scene| scene.round().into())?;
    alone("turn", |scene| scene.turn().into())?;
    alone("rounds", |scene| scene.rounds().into())?;
    alone("turns", |scene| scene.turns().into())?;
    alone("completed", |scene| scene.completed() as i32)?;
    alone("last", |scene| scene.last().is_some().into())?;
    let mut set = |name: &str, see: fn(&Scene<'_>) -> u64| {
        let seen = move |caller: Caller<'_, Host>| look(caller, |scene, _| Ok(see(scene) as i64));
        linker.func_wrap(FROM, name, seen).map(|_| ())
    };
    set("cells", |scene| scene.cells().bits())?;
    set("marked", |scene| scene.marked().bits())?;
    set("fresh", |scene| scene.fresh().bits())?;
    set("other_cells", |scene| {
        scene.area(&Scope::Other.into()).other.bits()
    })?;
    set("other_marked", |scene| scene.all_marked().other.bits())?;
    set("other_fresh", |scene| scene.all_fresh().other.bits())?;
    for (name, scope) in [
        ("near", Scope::Near),
        ("row", Scope::Row),
        ("column", Scope::Column),
    ] {
        let around = move |caller: Caller<'_, Host>, number: i32| {
            look(caller, |scene, _| {
                Ok(scene.around(cell(number)?, scope).bits() as i64)
            })
        };
        linker.func_wrap(FROM, name, around)?;
    }
    linker.func_wrap(FROM, "bearing", |caller: Caller<'_, Host>, place: i32| {
        look(caller, |scene, host| {
            Ok(scene.bearing(host.symbol(place)?).bits() as i64)
        })
    })?;
    let mut of = |name: &str, see: fn(&Scene<'_>, &Host, i32) -> Result<u32, Fault>| {
        let seen = move |caller: Caller<'_, Host>, place: i32| {
            look(caller, |scene, host| see(scene, host, place)).map(|number| number as i32)
        };
        linker.func_wrap(FROM, name, seen).map(|_| ())
    };
    of("filled", |scene, host, place| {
        Ok(scene.filled(host.track(place)?))
    })?;
    of("boxes", |scene, host, place| {
        Ok(scene.boxes(host.track(place)?))
    })?;
    of("rows_full", |scene, host, place| {
        Ok(scene.rows_full(host.track(place)?))
    })?;
    of(
        "sum",
        |scene, host, place| Ok(scene.sum(host.track(place)?)),
    )?;
    of("offered", |scene, host, place| {
        Ok(scene.offered(host.symbol(place)?))
    })?;
    of("tally", |scene, host, place| {
        Ok(scene.tally(host.symbol(place)?))
    })?;
    of("left", |scene, host, place| {
        Ok(scene.left(host.pool(place)?).len() as u32)
    })?;
    of("next", |scene, host, place| {
        let left = scene.left(host.pool(place)?);
        Ok(left.first().copied().unwrap_or(0).into())
    })?;
    of("number", |_, host, place| {
        at(host.given.numbers(), place).map(|number| number as u32)
    })?;
    linker.func_wrap(
        FROM,
        "emit",
        |mut caller: Caller<'_, Host>, kind: i32, a: i32, b: i32, c: i32| {
            let host = caller.data_mut();
            host.emit(kind, [a, b, c]).map_err(|fault| host.fail(fault))
        },
    )?;
    linker.func_wrap(
        FROM,
        "emit_extra",
        |mut caller: Caller<'_, Host>, cells: i32, here: i64, other: i64, how: i32| {
            let host = caller.data_mut();
            let masks = Masks {
                here: CellSet::from_bits(here as u64),
                other: CellSet::from_bits(other as u64),
            };
            host.emit_extra(cells, masks, how)
                .map_err(|fault| host.fail(fault))
        },
    )?;
    Ok(linker)
}
