use super::imports;
use super::pack::{self, silver_pack};
use rnw_flip::Event;
use rnw_flip::events::EffectFailed;
use rnw_packs::Blob;
use rnw_wasm::{
    DEPTH_MAX, EXPORTS_MAX, FUNCTIONS_MAX, GLOBALS_MAX, IMPORTS, IMPORTS_MAX, SEGMENTS_MAX,
    TABLE_MAX, loader,
};
use roll_and_write::CellSet;
use roll_and_write::sheet::{PoolId, TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, Affect, Arguments, CardFilter, Choose, Claim, Discard, Erase, Extra, Fault,
    Instruction, Instructions, MarkRound, Masks, ModuleLoader, Plugins, RenewOffer, Replacement,
    Scope, Score, ScoreOnce, SheetChange, Snapshot, SymbolEffect, SymbolId, Whom, Within, Write,
    same_twice,
};
use std::collections::BTreeMap;
use std::thread;
use std::time::{Duration, Instant};

/// The arguments of the module: the coins and the palms of the pack, a symbol, a pool and a number.
fn given() -> Arguments {
    Arguments::new(
        [
            (TrackId(0), TrackKind::Count),
            (TrackId(2), TrackKind::Written),
        ],
        vec![SymbolId(0)],
        vec![PoolId(0)],
        vec![7],
    )
}

/// Writes a module with this body. The body may call every function of the interface as `$NAME`.
fn text(fields: &str, body: &str) -> String {
    let imports = imports();
    format!("(module {imports} {fields} (func $fire (export \"fire\") {body}))")
}

fn effect(fields: &str, body: &str) -> Box<dyn SymbolEffect> {
    let text = text(fields, body);
    let loaded = loader().load(text.as_bytes(), &given());
    loaded.unwrap_or_else(|error| panic!("{text}: {error}")).0
}

fn fire(effect: &dyn SymbolEffect, scene: &Snapshot) -> Instructions {
    let mut out = Instructions::default();
    effect.fire(&scene.scene(), &mut out);
    out
}

/// Checks that a body causes this fault every time, from every thread, and whatever was fired before.
#[track_caller]
fn faults(fields: &str, body: &str, expected: Fault) {
    let scenes = pack::scenes(1);
    let known = effect(fields, body);
    for (_, scene) in &scenes {
        let out = fire(&*known, scene);
        assert_eq!(out.asked(), Err(expected), "{fields} {body}");
    }
    let scenes: Vec<Snapshot> = scenes.into_iter().map(|(_, scene)| scene).collect();
    same_twice(|| effect(fields, body), &scenes).unwrap();
    let elsewhere = thread::scope(|scope| {
        let there = scope.spawn(|| fire(&*known, &scenes[0]));
        there.join().unwrap()
    });
    assert_eq!(elsewhere, fire(&*known, &scenes[0]));
}

const EMIT: &str = "(call $emit (i32.const 8) (i32.const 0) (i32.const 0) (i32.const 0))";

fn emit(kind: i32, a: i32, b: i32, c: i32) -> String {
    format!("(call $emit (i32.const {kind}) (i32.const {a}) (i32.const {b}) (i32.const {c}))")
}

fn emit_extra(cells: i32, masks: Masks, flags: i32) -> String {
    let [here, other] = [masks.here.bits() as i64, masks.other.bits() as i64];
    format!(
        "(call $emit_extra (i32.const {cells}) (i64.const {here}) (i64.const {other}) (i32.const {flags}))"
    )
}

#[test]
fn what_never_ends_is_stopped() {
    faults("", "(loop (br 0))", Fault::OutOfFuel);
    faults(
        "",
        "(loop (drop (call $offered (i32.const 0))) (br 0))",
        Fault::OutOfFuel,
    );
    faults(
        "(func $f (local i64 i64 i64 i64))",
        "(loop (call $f) (br 0))",
        Fault::OutOfFuel,
    );
    faults(
        "(memory 1 1)",
        "(loop (memory.fill (i32.const 0) (i32.const 1) (i32.const 65536)) (br 0))",
        Fault::OutOfFuel,
    );
    faults("", "(call $fire)", Fault::Trapped);
    faults(
        "(table 1 funcref) (elem (i32.const 0) $fire)",
        "(call_indirect (i32.const 0))",
        Fault::Trapped,
    );
    // This depth is too deep; a slightly smaller one is not.
    let down = "(func $down (param i32) (if (local.get 0) (then (call $down (i32.sub (local.get 0) (i32.const 1))))))";
    let deep = DEPTH_MAX + 1;
    faults(
        down,
        &format!("(call $down (i32.const {deep}))"),
        Fault::Trapped,
    );
    let fine = effect(down, &format!("(call $down (i32.const {}))", DEPTH_MAX / 2));
    let (_, scene) = pack::scenes(1).swap_remove(0);
    assert_eq!(fire(&*fine, &scene).asked(), Ok(&[][..]));
    // Many values on the stack exceed the limit just as many calls do.
    let wide = format!(
        "(func $f (param i32) (local {}) (if (local.get 0) (then (call $f (i32.sub (local.get 0) (i32.const 1))))))",
        "i64 ".repeat(500)
    );
    faults(&wide, "(call $f (i32.const 20))", Fault::Trapped);
}

/// A module that writes is set up for each firing, without fuel. This checks that setting up the largest module that
/// can be loaded takes about as long as a firing that uses all its fuel.
#[test]
fn setting_up_the_largest_module_takes_no_longer_than_a_firing() {
    let repeat = |field: &dyn Fn(u32) -> String, count: u32| (0..count).map(field).collect();
    let imports: String = repeat(
        &|index| {
            let (name, signature) = IMPORTS[index as usize % IMPORTS.len()];
            let (params, results) = signature.split_once(" -> ").unwrap();
            let types = |list: &str| list.replace(['(', ')', ','], " ");
            let (params, results) = (types(params), types(results));
            format!("(import \"rnw\" \"{name}\" (func (param {params}) (result {results})))")
        },
        IMPORTS_MAX,
    );
    let globals: String = repeat(
        &|index| format!("(global (export \"g{index}\") (mut i64) (i64.const {index}))"),
        EXPORTS_MAX - 1,
    );
    let hidden: String = repeat(
        &|_| "(global (mut i64) (i64.const 1))".to_owned(),
        GLOBALS_MAX - (EXPORTS_MAX - 1),
    );
    let functions: String = repeat(&|_| "(func)".to_owned(), FUNCTIONS_MAX - 1);
    let data: String = repeat(
        &|_| format!("(data (i32.const 0) \"{}\")", "a".repeat(180)),
        SEGMENTS_MAX,
    );
    let elements: String = repeat(
        &|_| format!("(elem (i32.const 0) func {})", "64 ".repeat(7)),
        SEGMENTS_MAX,
    );
    let module = format!(
        "(module {imports} (memory 1) (table {TABLE_MAX} funcref) {globals} {hidden} {functions} {data} {elements}
           (func (export \"fire\") (global.set 0 (i64.const 1))))"
    );
    let bytes = wat::parse_str(&module).unwrap();
    let large = loader().load(&bytes, &given()).unwrap().0;
    let small = effect(
        "(global (mut i64) (i64.const 0))",
        "(global.set 0 (i64.const 1))",
    );
    let (_, scene) = pack::scenes(1).swap_remove(0);
    // The quickest of many groups, because another program may take the processor from some of them.
    let measure = |effect: &dyn SymbolEffect| {
        let group = || {
            let begin = Instant::now();
            for _ in 0..20 {
                assert_eq!(fire(effect, &scene).asked(), Ok(&[][..]));
            }
            begin.elapsed()
        };
        (0..50).map(|_| group()).min().unwrap()
    };
    let (large, small) = (measure(&*large), measure(&*small));
    println!("20 firings: {large:?} of the largest module, {small:?} of a small one");
    // Forty times the measured time.
    assert!(large < Duration::from_millis(200), "{large:?}");
}

#[test]
fn memory_is_bounded() {
    faults(
        "(memory 1)",
        "(drop (memory.grow (i32.const 1)))",
        Fault::OutOfMemory,
    );
    faults(
        "(memory 0)",
        "(loop (drop (memory.grow (i32.const 1))) (br 0))",
        Fault::OutOfMemory,
    );
    faults(
        "(memory 0 100)",
        "(drop (memory.grow (i32.const 100)))",
        Fault::OutOfMemory,
    );
    faults(
        "(table $t 1 funcref)",
        "(drop (table.grow $t (ref.null func) (i32.const 1000)))",
        Fault::OutOfMemory,
    );
    // A module whose own maximum forbids the growth gets -1 and continues.
    let copies = effect(
        "(memory 1 1)",
        &format!("(if (i32.eq (memory.grow (i32.const 1)) (i32.const -1)) (then {EMIT}))"),
    );
    let (_, scene) = pack::scenes(1).swap_remove(0);
    assert_eq!(fire(&*copies, &scene).asked(), Ok(&[Instruction::Copy][..]));
}

#[test]
fn what_traps_voids_all_that_was_asked_for() {
    for body in [
        "(unreachable)",
        "(drop (i32.div_u (i32.const 1) (i32.const 0)))",
        "(drop (i32.div_s (i32.const -2147483648) (i32.const -1)))",
        "(drop (i32.rem_s (i32.const 1) (i32.const 0)))",
        "(drop (i32.trunc_f64_s (f64.const nan)))",
        "(drop (i32.load (i32.const 65533)))",
        "(drop (i32.load (i32.const -1)))",
        "(i32.store (i32.const 65536) (i32.const 1))",
        "(memory.copy (i32.const 65000) (i32.const 0) (i32.const 5000))",
        "(call_indirect (i32.const 1))",
        "(call_indirect (i32.const 99))",
        "(call_indirect (param i32) (i32.const 1) (i32.const 0))",
    ] {
        let fields = "(memory 1) (table 2 funcref) (elem (i32.const 0) $fire)";
        faults(fields, &format!("{EMIT} {body}"), Fault::Trapped);
    }
}

#[test]
fn what_is_not_given_and_what_is_no_number_are_faults() {
    let not_given = [
        "(drop (call $filled (i32.const 2)))",
        "(drop (call $boxes (i32.const -1)))",
        "(drop (call $rows_full (i32.const 255)))",
        "(drop (call $sum (i32.const 256)))",
        "(drop (call $offered (i32.const 1)))",
        "(drop (call $tally (i32.const 1)))",
        "(drop (call $bearing (i32.const 1)))",
        "(drop (call $left (i32.const 1)))",
        "(drop (call $next (i32.const -2147483648)))",
        "(drop (call $number (i32.const 1)))",
    ];
    for body in not_given {
        faults("", body, Fault::NotGiven);
    }
    for body in [
        emit(0, 2, 1, 0),
        emit(1, -1, 1, 0),
        emit(2, 9, 1, 0),
        emit(3, 2, 0, 0),
        emit(6, 1, -1, 0),
        emit(6, 0, 2, 0),
        emit(6, 0, -2, 0),
        emit(15, 2, 1, 0),
        emit(18, -1, 1, 0),
        emit(20, 1, 0, 0),
        emit(22, -1, 0, 0),
    ] {
        faults("", &body, Fault::NotGiven);
    }
    for body in [
        emit(0, 0, 256, 0),
        emit(0, 0, -1, 0),
        emit(1, 0, 1000, 0),
        emit(2, 1, 300, 0),
        emit(2, 1, 3, 2),
        emit(4, 256, 0, 0),
        emit(4, 1, 6, 0),
        emit(4, 1, -1, 0),
        emit(4, 1, 0, 4),
        emit(7, 256, 0, 0),
        emit(9, 32768, 0, 0),
        emit(9, -32769, 0, 0),
        emit(16, 0, 1, 6),
        emit(17, 1, 256, 0),
        emit(19, 0, 1, -1),
        emit(21, 256, 0, 0),
        emit(23, -1, 0, 0),
        emit_extra(256, Masks::default(), 0),
        emit_extra(1, Masks::default(), 4),
        "(drop (call $near (i32.const 64)))".to_owned(),
        "(drop (call $row (i32.const -1)))".to_owned(),
        "(drop (call $column (i32.const 256)))".to_owned(),
    ] {
        faults("", &body, Fault::OutOfRange);
    }
    for kind in [-1, 24, 255, i32::MAX, i32::MIN] {
        faults("", &emit(kind, 0, 0, 0), Fault::Unknown);
    }
}

/// The fault ends the call, so that later instructions can neither add to the fault nor hide it.
#[test]
fn the_first_fault_ends_the_call() {
    let nine = EMIT.repeat(9);
    faults("", &format!("{nine} (unreachable)"), Fault::TooMany);
    faults("", &format!("(loop {EMIT} (br 0))"), Fault::TooMany);
    faults(
        "",
        &format!("{} (loop (br 0))", emit(99, 0, 0, 0)),
        Fault::Unknown,
    );
    faults(
        "",
        &format!("{} {}", emit(0, 9, 0, 0), emit(99, 0, 0, 0)),
        Fault::NotGiven,
    );
    let eight = effect("", &EMIT.repeat(8));
    let (_, scene) = pack::scenes(1).swap_remove(0);
    assert_eq!(
        fire(&*eight, &scene).asked(),
        Ok(&[Instruction::Copy; 8][..])
    );
}

#[test]
fn every_kind_is_the_instruction_of_the_table() {
    let (coins, palms) = (TrackId(0), TrackId(2));
    let pool = PoolId(0);
    let extra = |cells, scope, optional, apart| {
        Instruction::ExtraMark(Extra {
            cells,
            within: Within::Scope(scope),
            apart,
            optional,
        })
    };
    let (_, scene) = pack::scenes(1).swap_remove(0);
    let mut kinds = vec![
        (
            emit(0, 0, 255, 9),
            Instruction::Advance(Advance {
                track: coins,
                by: 255,
            }),
        ),
        (
            emit(1, 0, 3, 9),
            Instruction::Erase(Erase {
                track: coins,
                by: 3,
            }),
        ),
        (
            emit(2, 1, 6, 0),
            Instruction::Write(Write {
                track: palms,
                number: 6,
                optional: false,
            }),
        ),
        (
            emit(2, 1, 6, 1),
            Instruction::Write(Write {
                track: palms,
                number: 6,
                optional: true,
            }),
        ),
        (
            emit(3, 1, 0, 0),
            Instruction::MarkRound(MarkRound { track: palms }),
        ),
        (emit(5, 0, 0, 0), Instruction::ExtraPattern),
        (
            emit(6, 0, -1, 0),
            Instruction::Claim(Claim {
                pool,
                into: None,
                by: 1,
            }),
        ),
        (
            emit(6, 0, 1, 3),
            Instruction::Claim(Claim {
                pool,
                into: Some(palms),
                by: 3,
            }),
        ),
        (emit(7, 3, 0, 0), Instruction::Choose(Choose { options: 3 })),
        (emit(8, 0, 0, 0), Instruction::Copy),
        (
            emit(9, -32768, 0, 0),
            Instruction::Score(Score { points: i16::MIN }),
        ),
        (
            emit(9, 32767, 0, 0),
            Instruction::Score(Score { points: i16::MAX }),
        ),
        (emit(10, 0, 0, 0), Instruction::Spend),
        (emit(11, 0, 0, 0), RenewOffer::default().into()),
        (emit(12, 0, 0, 0), Discard::default().into()),
        (
            emit(14, 0, 0, 0),
            Instruction::Discard(Discard {
                from: Replacement::Offer,
                only: CardFilter::Any,
            }),
        ),
        (
            emit(13, -7, 0, 0),
            Instruction::ScoreOnce(ScoreOnce { points: -7 }),
        ),
    ];
    for (number, scope) in Scope::ALL.into_iter().enumerate() {
        let number = number as i32;
        kinds.push((emit(4, 1, number, 0), extra(1, scope, false, false)));
        kinds.push((emit(4, 2, number, 1), extra(2, scope, true, false)));
        kinds.push((emit(4, 3, number, 2), extra(3, scope, false, true)));
        kinds.push((emit(4, 64, number, 3), extra(64, scope, true, true)));
    }
    for (body, expected) in kinds {
        let out = fire(&*effect("", &body), &scene);
        assert_eq!(out.asked(), Ok(&[expected][..]), "{body}");
    }
}

#[test]
fn every_change_of_other_sheets_is_the_instruction_of_the_table() {
    let (_, scene) = pack::scenes(1).swap_remove(0);
    for (whom, number) in Whom::ALL.into_iter().zip(0..) {
        for (change, kind) in SheetChange::ALL.into_iter().zip(15..) {
            let affect = Affect {
                whom,
                change,
                track: TrackId(0),
                amount: 3,
            };
            let body = emit(kind, 0, 3, number);
            let out = fire(&*effect("", &body), &scene);
            assert_eq!(out.asked(), Ok(&[affect.into()][..]), "{body}");
        }
    }
}

#[test]
fn every_condition_on_cards_is_the_instruction_of_the_table() {
    let (_, scene) = pack::scenes(1).swap_remove(0);
    for (kind, number, only) in [
        (20, 0, CardFilter::With(SymbolId(0))),
        (21, 2, CardFilter::Color(2)),
    ] {
        let from = Replacement::Offer;
        let discard: Instruction = Discard { from, only }.into();
        let renew = RenewOffer { only }.into();
        for (body, expected) in [
            (emit(kind, number, 0, 0), discard),
            (emit(kind + 2, number, 0, 0), renew),
        ] {
            let out = fire(&*effect("", &body), &scene);
            assert_eq!(out.asked(), Ok(&[expected][..]), "{body}");
        }
    }
}

#[test]
fn a_set_of_cells_comes_out_as_it_was_given() {
    let (_, scene) = pack::scenes(1).swap_remove(0);
    let masks = Masks {
        here: CellSet::from_bits(1 << 63 | 5),
        other: CellSet::from_bits(2),
    };
    for (flags, optional, apart) in [
        (0, false, false),
        (1, true, false),
        (2, false, true),
        (3, true, true),
    ] {
        let within = Within::Masks(masks);
        let extra = Extra {
            cells: 2,
            within,
            apart,
            optional,
        };
        let body = emit_extra(2, masks, flags);
        let out = fire(&*effect("", &body), &scene);
        assert_eq!(out.asked(), Ok(&[extra.into()][..]), "{body}");
    }
}

/// Each function of the interface returns what a scene returns in Rust.
#[test]
fn every_question_is_answered_as_in_rust() {
    let given = given();
    let asks: Vec<(&str, String, Box<dyn SymbolEffect>)> = rnw_wasm::IMPORTS
        .iter()
        .filter(|(name, _)| !name.starts_with("emit"))
        .map(|(name, signature)| {
            let arguments = if signature.starts_with("(i32)") {
                if ["near", "row", "column"].contains(name) { "(call $cell)" } else { "(i32.const 0)" }
            } else {
                ""
            };
            let asked = format!("(call ${name} {arguments})");
            // Four bytes, passed through scores and boxes: a number of up to 64 bits, 15 bits at a time.
            let wide = if signature.ends_with("i64") { asked } else { format!("(i64.extend_i32_s {asked})") };
            let part = |shift: u32| format!(
                "(call $emit (i32.const 9) (i32.wrap_i64 (i64.and (i64.const 32767) (i64.shr_u {wide} (i64.const {shift})))) (i32.const 0) (i32.const 0))"
            );
            let body: String = [0, 15, 30, 45, 60].map(part).concat();
            (*name, body.clone(), effect("", &body))
        })
        .collect();
    for (_, snapshot) in pack::scenes(6) {
        let scene = snapshot.scene();
        let cell = scene.cell();
        for (name, _, effect) in &asks {
            let expected = match *name {
                "trigger" => scene.trigger() as i64,
                "choice" => scene.choice().map_or(-1, i64::from),
                "cell" => cell.index() as i64,
                "round" => scene.round().into(),
                "turn" => scene.turn().into(),
                "rounds" => scene.rounds().into(),
                "turns" => scene.turns().into(),
                "completed" => scene.completed().into(),
                "last" => scene.last().is_some().into(),
                "cells" => scene.cells().bits() as i64,
                "marked" => scene.marked().bits() as i64,
                "fresh" => scene.fresh().bits() as i64,
                "other_cells" => scene.area(&Scope::Other.into()).other.bits() as i64,
                "other_marked" => scene.all_marked().other.bits() as i64,
                "other_fresh" => scene.all_fresh().other.bits() as i64,
                "near" => scene.around(cell, Scope::Near).bits() as i64,
                "row" => scene.around(cell, Scope::Row).bits() as i64,
                "column" => scene.around(cell, Scope::Column).bits() as i64,
                "bearing" => scene.bearing(SymbolId(0)).bits() as i64,
                "filled" => scene.filled(TrackId(0)).into(),
                "boxes" => scene.boxes(TrackId(0)).into(),
                "rows_full" => scene.rows_full(TrackId(0)).into(),
                "sum" => scene.sum(TrackId(0)).into(),
                "offered" => scene.offered(SymbolId(0)).into(),
                "tally" => scene.tally(SymbolId(0)).into(),
                "left" => scene.left(PoolId(0)).len() as i64,
                "next" => scene.left(PoolId(0)).first().copied().unwrap_or(0).into(),
                "number" => given.numbers()[0].into(),
                other => panic!("{other} is asked by no test"),
            };
            let out = fire(&**effect, &snapshot);
            let parts = out.asked().unwrap().iter().rev().map(|asked| {
                let Instruction::Score(Score { points }) = asked else {
                    panic!("{asked:?}");
                };
                *points as u64
            });
            let found = parts.fold(0u64, |number, part| number << 15 | part) as i64;
            assert_eq!(found, expected, "{name}");
        }
    }
}

/// At each call, memory, globals, tables and segments are all as they were loaded.
#[test]
fn nothing_is_remembered() {
    let counted = "(if (i32.eqz (global.get $g)) (then CALL)) (global.set $g (i32.const 1))";
    let globals = ("(global $g (mut i32) (i32.const 0))", counted);
    let exported = (
        "(global $g (export \"g\") (mut i32) (i32.const 0))",
        counted,
    );
    let memory = (
        "(memory 1)",
        "(if (i32.eqz (i32.load8_u (i32.const 65535))) (then CALL)) (i32.store8 (i32.const 65535) (i32.const 1))",
    );
    let data = (
        "(memory 1) (data (i32.const 8) \"\\00\")",
        "(if (i32.eqz (i32.load8_u (i32.const 8))) (then CALL)) (memory.fill (i32.const 0) (i32.const 9) (i32.const 64))",
    );
    let grown = (
        "(memory 0 1)",
        "(if (i32.eqz (memory.size)) (then CALL)) (drop (memory.grow (i32.const 1)))",
    );
    let table = (
        "(table $t 1 funcref) (elem declare func $fire)",
        "(if (ref.is_null (table.get $t (i32.const 0))) (then CALL)) (table.set $t (i32.const 0) (ref.func $fire))",
    );
    let table_grown = (
        "(table $t 0 funcref)",
        "(if (i32.eqz (table.size $t)) (then CALL)) (drop (table.grow $t (ref.null func) (i32.const 1)))",
    );
    // If the segment were still dropped at the second call, the call would trap.
    let dropped = (
        "(memory 1) (data $d \"a\")",
        "(memory.init $d (i32.const 0) (i32.const 0) (i32.const 1)) (data.drop $d) CALL",
    );
    let element_dropped = (
        "(table $t 1 funcref) (elem $e func $fire)",
        "(table.init $t $e (i32.const 0) (i32.const 0) (i32.const 1)) (elem.drop $e) CALL",
    );
    let scenes: Vec<Snapshot> = pack::scenes(2)
        .into_iter()
        .map(|(_, scene)| scene)
        .collect();
    for (fields, body) in [
        globals,
        exported,
        memory,
        data,
        grown,
        table,
        table_grown,
        dropped,
        element_dropped,
    ] {
        let body = body.replace("CALL", EMIT);
        let known = effect(fields, &body);
        for scene in &scenes {
            assert_eq!(
                fire(&*known, scene).asked(),
                Ok(&[Instruction::Copy][..]),
                "{fields} {body}"
            );
        }
        same_twice(|| effect(fields, &body), &scenes).unwrap();
    }
}

/// Threads share an effect without any influence on each other.
#[test]
fn any_thread_may_fire() {
    let scenes = pack::scenes(3);
    let counted = "(if (global.get $g) (then (unreachable))) (global.set $g (i32.const 1))";
    for (fields, body) in [
        ("", String::new()),
        ("(global $g (mut i32) (i32.const 0))", counted.to_owned()),
    ] {
        let asks = "(call $emit (i32.const 9) (call $cell) (i32.const 0) (i32.const 0))";
        let known = effect(fields, &format!("{body} {asks}"));
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for (_, scene) in &scenes {
                        let points = scene.scene().cell().index() as i16;
                        let expected = [Instruction::Score(Score { points })];
                        assert_eq!(fire(&*known, scene).asked(), Ok(&expected[..]));
                    }
                });
            }
        });
    }
}

/// A trap in the middle of a call has no influence on the next call.
#[test]
fn a_call_that_broke_off_leaves_nothing() {
    let scenes = pack::scenes(3);
    let broken = "(global $g (mut i32) (i32.const 0))";
    let body = format!(
        "(if (global.get $g) (then (unreachable))) (global.set $g (i32.const 1)) (if (i32.and (call $turn) (i32.const 1)) (then (unreachable))) {EMIT}"
    );
    for (fields, body) in [
        (broken, body),
        (
            "",
            format!("(if (i32.and (call $turn) (i32.const 1)) (then (loop (br 0)))) {EMIT}"),
        ),
        (
            "",
            format!("(if (i32.and (call $turn) (i32.const 1)) (then (call $fire))) {EMIT}"),
        ),
    ] {
        let known = effect(fields, &body);
        for (_, scene) in &scenes {
            let odd = scene.scene().turn() % 2 == 1;
            assert_eq!(fire(&*known, scene).asked().is_err(), odd, "{body}");
        }
    }
}

/// Plays games with hostile symbols on the cards: no listed move fails, players get notices of faults, and games end.
#[test]
fn games_with_hostile_symbols_end() {
    let random = "(func $mix (result i32) (i32.wrap_i64 (i64.shr_u (i64.mul (i64.add (call $marked) (i64.extend_i32_u (call $turn))) (i64.const 0x9E3779B97F4A7C15)) (i64.const 40))))";
    let bits = |shift: i32, mask: i32| {
        format!("(i32.and (i32.shr_u (call $mix) (i32.const {shift})) (i32.const {mask}))")
    };
    let wild = format!(
        "(call $emit {} {} {} {})",
        bits(0, 31),
        bits(5, 3),
        bits(7, 3),
        bits(9, 3)
    );
    let bodies = [
        // Emits arbitrary instructions whenever it fires.
        wild.repeat(3),
        "(loop (br 0))".to_owned(),
        "(unreachable)".to_owned(),
        EMIT.repeat(9),
        // A choice as the answer to a choice, and two choices at the same time.
        emit(7, 2, 0, 0),
        emit(7, 2, 0, 0).repeat(2),
        // Copies of copies, many at the same time.
        EMIT.repeat(8),
        // A track of another kind, and more cells than exist.
        emit(2, 0, 3, 0),
        emit(4, 64, 0, 2).repeat(8),
        emit(5, 0, 0, 0).repeat(8),
        emit(6, 0, -1, 0).repeat(8),
        format!(
            "{}{}{}",
            emit(11, 0, 0, 0),
            emit(12, 0, 0, 0),
            emit(10, 0, 0, 0)
        ),
    ];
    let plugins = Plugins::default().with_modules(loader());
    let mut faults: BTreeMap<&str, u32> = BTreeMap::new();
    let effects = pack::NAMES.map(|(name, ..)| format!("module:{name}"));
    for first in 0..bodies.len() {
        let blobs = pack::NAMES.iter().enumerate().map(|(index, (name, ..))| {
            let body = &bodies[(first + index * 5) % bodies.len()];
            Blob {
                path: (*name).to_owned(),
                name: (*name).to_owned(),
                bytes: text(random, body).into_bytes(),
            }
        });
        let files = pack::everywhere(&silver_pack(&effects)).with_blobs(blobs.collect());
        for seats in 1..=3 {
            let rules = rnw_silver_and_gold::Rules::load(&files, [], seats, &plugins).unwrap();
            for game in 0..4 {
                let seed = (first * 100 + game) as u64;
                pack::play(&rules, seed, |step| {
                    for event in step.events {
                        if let Event::EffectFailed(EffectFailed { fault, .. }) = event {
                            *faults.entry(fault.key()).or_default() += 1;
                        }
                    }
                });
            }
        }
    }
    for expected in [
        Fault::OutOfFuel,
        Fault::Trapped,
        Fault::TooMany,
        Fault::NotNow,
        Fault::NotGiven,
        Fault::Unknown,
        Fault::WrongTrack,
    ] {
        let seen = faults.get(expected.key()).copied().unwrap_or_default();
        assert!(seen > 5, "{}: {faults:?}", expected.key());
    }
}
