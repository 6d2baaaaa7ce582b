//! Tests of the effects in play, and of the rules that every effect must follow.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

#[path = "pack.rs"]
mod pack;

use pack::{Made, Step, play, pyramids_pack, rust_effects, scenes, silver_pack};
use rnw_example_symbols::{Chest, Compass, Parrot, TrapDoor};
use rnw_flip::Event;
use rnw_flip::events::{Chose, ExtraOwed};
use roll_and_write::sheet::TrackKind;
use roll_and_write::symbol::{
    Arguments, Instruction, Instructions, Scene, Snapshot, SymbolEffect, same_twice,
};
use std::sync::atomic::{AtomicU8, Ordering};

/// The arguments of the symbol with this name in the edited packs.
fn given(name: &str) -> Arguments {
    let layout = ["coins", "cups", "palms", "trap-doors"];
    let track = |name: &str| {
        let index = layout.iter().position(|known| *known == name).unwrap();
        (
            roll_and_write::sheet::TrackId(index as u8),
            TrackKind::Count,
        )
    };
    match name {
        "trap-door" => Arguments::new([track("trap-doors")], vec![], vec![], vec![]),
        "chest" => Arguments::new([track("coins")], vec![], vec![], vec![2]),
        _ => Arguments::default(),
    }
}

#[test]
fn no_effect_has_a_hidden_memory() {
    let met = scenes(30);
    for (name, make) in [
        ("compass", Compass::make as fn(&Arguments) -> Made),
        ("parrot", Parrot::make),
        ("trap-door", TrapDoor::make),
        ("chest", Chest::make),
    ] {
        let own = met.iter().filter(|(symbol, _)| *symbol == name);
        assert!(own.count() > 30, "{name} has fired");
        // An effect is also tested with the scenes of the other effects.
        let scenes: Vec<Snapshot> = met.iter().map(|(_, scene)| scene.clone()).collect();
        same_twice(|| make(&given(name)).unwrap(), &scenes).unwrap();
    }
}

#[test]
fn a_hidden_memory_is_found() {
    #[derive(Debug)]
    struct Cheat(AtomicU8, u8);
    impl SymbolEffect for Cheat {
        fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
            if self.0.fetch_add(1, Ordering::Relaxed) == self.1 && scene.last().is_some() {
                out.emit(Instruction::Copy);
            }
        }
    }
    static SHARED: AtomicU8 = AtomicU8::new(0);
    #[derive(Debug)]
    struct Global;
    impl SymbolEffect for Global {
        fn fire(&self, _: &Scene<'_>, out: &mut Instructions) {
            if SHARED.fetch_add(1, Ordering::Relaxed) == 200 {
                out.emit(Instruction::Spend);
            }
        }
    }
    let met = scenes(12);
    let after: Vec<Snapshot> = met
        .into_iter()
        .map(|(_, scene)| scene)
        .filter(|scene| scene.scene().last().is_some())
        .take(50)
        .collect();
    assert_eq!(after.len(), 50);
    for moment in [0, 7, 40, 60, 199] {
        let found = same_twice(|| Box::new(Cheat(AtomicU8::new(0), moment)), &after).unwrap_err();
        assert_ne!(found.first, found.later, "{found}");
    }
    same_twice(|| Box::new(Global), &after).unwrap_err();
}

#[test]
fn arguments_that_do_not_fit_are_refused_in_a_sentence() {
    let none = Arguments::default();
    let track = |kind| {
        Arguments::new(
            [(roll_and_write::sheet::TrackId(0), kind)],
            vec![],
            vec![],
            vec![],
        )
    };
    let text = |made: Made| made.unwrap_err().to_string();
    assert_eq!(
        text(TrapDoor::make(&none)),
        "track 1 is missing; expected a track of kind count"
    );
    assert_eq!(
        text(TrapDoor::make(&track(TrackKind::Written))),
        "track 1 is of kind written; expected a track of kind count"
    );
    assert_eq!(
        text(Chest::make(&track(TrackKind::Count))),
        "number 1 is missing; expected 1 to 200"
    );
    assert_eq!(
        text(Parrot::make(&track(TrackKind::Count))),
        "1 tracks; this effect reads 0"
    );
}

/// Names of plugins are often alike, but another name is another author's effect. Only another version is proposed.
#[test]
fn an_effect_that_is_missing_is_never_taken_for_another() {
    let plugins = rnw_example_symbols::all();
    let refused = |effect: &str| {
        let effects = rust_effects().map(|known| known.replace("rust:compass@1", effect));
        let loaded = rnw_silver_and_gold::Rules::load(&silver_pack(&effects), [], 2, &plugins);
        loaded.unwrap_err().to_string()
    };
    let other = refused("rust:compasses@1");
    assert!(
        other.contains("no effect rust:compasses@1 is built into"),
        "{other}"
    );
    assert!(!other.contains("did you mean"), "{other}");
    let version = refused("rust:compass@2");
    assert!(
        version.contains("did you mean \"rust:compass@1\"?"),
        "{version}"
    );
}

/// The counts of what the effects did in random games.
#[derive(Default, Debug)]
struct Seen {
    cells: u32,
    copies: u32,
    nothing_to_copy: u32,
    doors: [u32; 2],
    chests: u32,
}

#[test]
fn all_effects_are_seen_in_both_games_and_games_end() {
    let effects = rust_effects();
    let plugins = rnw_example_symbols::all();
    let mut seen = Seen::default();
    #[expect(clippy::wildcard_enum_match_arm, reason = "few events matter here")]
    let mut look = |step: &Step<'_>| {
        for event in step.events {
            match *event {
                Event::ExtraOwed(ExtraOwed { cells, .. }) => seen.cells += u32::from(cells),
                Event::Copied(_) => seen.copies += 1,
                Event::NothingToCopy(_) => seen.nothing_to_copy += 1,
                Event::Chose(Chose { option, .. }) => seen.doors[usize::from(option)] += 1,
                Event::Spent(_) => seen.chests += 1,
                Event::EffectFailed(_) => panic!("{event:?}"),
                _ => {}
            }
        }
        if let Some(filled) = step.trap_doors {
            assert!(filled.iter().all(|filled| *filled <= 1), "once a game");
        }
    };
    for game in 0..60 {
        let seats = 1 + game as usize % 3;
        let silver =
            rnw_silver_and_gold::Rules::load(&silver_pack(&effects), [], seats, &plugins).unwrap();
        play(&silver, game, &mut look);
        let pyramids =
            rnw_pyramids::Rules::load(&pyramids_pack(&effects), [], seats, &plugins).unwrap();
        play(&pyramids, game, &mut look);
    }
    assert!(
        seen.cells > 500 && seen.copies > 100 && seen.chests > 50,
        "{seen:?}"
    );
    assert!(seen.doors.iter().all(|doors| *doors > 50), "{seen:?}");
    assert!(seen.nothing_to_copy > 0, "{seen:?}");
}
