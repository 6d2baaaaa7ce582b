//! Symbols with a planted bug, and the laws that find it.

use super::{hoard, shown};
use rnw_packs::{Files, Source};
use rnw_testkit::{CheckConfig, Demand, Matrix, Subject, TestPack, check};
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, ArgumentError, Arguments, Instructions, Plugins, Scene, SymbolEffect,
};
use std::sync::atomic::{AtomicU8, Ordering};

/// Crosses off a box of a track, and two at every third firing. It counts where nobody sees it.
#[derive(Debug)]
struct Counting(TrackId, AtomicU8);

impl Counting {
    fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        let track = given.track(0, TrackKind::Count)?;
        Ok(Box::new(Self(track, AtomicU8::new(0))))
    }
}

impl SymbolEffect for Counting {
    fn fire(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        let fired = self.1.fetch_add(1, Ordering::Relaxed);
        let by = if fired % 3 == 2 { 2 } else { 1 };
        out.emit(Advance { track: self.0, by });
    }
}

pub(crate) fn counting_hoards() -> Subject {
    let effects = || Plugins::default().with("hoard", 1, Counting::make);
    hoard::game("hoards", hoard::pack("matters"), effects)
}

#[test]
fn a_hidden_counter_is_found() {
    let game = counting_hoards();
    let broken = check(&game, &CheckConfig::default(), |_| {}).unwrap_err();
    let broken = broken.broken().unwrap();
    assert_eq!(broken.law.name, "memory");
    assert_eq!(broken.playthrough.setup.seats, 1);
    assert!(broken.playthrough.len() <= 12, "{broken}");
    shown("a_hidden_counter_is_found", &broken.to_string());
}

#[test]
fn a_hoard_that_claims_to_be_free_is_found() {
    let (name, files) = (Some("hoards".to_owned()), hoard::pack("free"));
    let game = hoard::game("hoards", files.clone(), hoard::effects);
    let matrix = rnw_testkit::matrix(
        &game,
        &TestPack { name, files },
        &Demand::default(),
        |_, _| {},
    );
    let broken = matrix.unwrap_err().broken().unwrap();
    assert_eq!(broken.law.name, "turned");
    assert_eq!(broken.guilty, ["coin"]);
    shown(
        "a_hoard_that_claims_to_be_free_is_found",
        &broken.to_string(),
    );
}

/// With a coin, a toll crosses off one more; without, it brings a cell.
fn tolls(order: &str) -> Files {
    let game = r#"{ "extends": "silver-and-gold", "title": "Tolls" }"#;
    let symbols = r#"{ "symbols": [
        { "name": "toll", "char": "t", "glyph": "◆", "on": "mark", "priority": 2, "order": "ORDER",
          "program": [{ "if": { "test": { "at_least": [{ "filled": "coins" }, 1] },
            "then": [{ "advance": { "track": "coins" } }],
            "else": [{ "extra_mark": { "cells": 1 } }] } }] }
    ] }"#;
    let symbols = symbols.replace("ORDER", order);
    let files = [("game.json", game), ("symbols.json", &symbols)];
    Files::embedded("tolls", &files).extending(rnw_silver_and_gold::shipped())
}

/// Tolls that fire before or after a coin depending only on the cells. They declare no order.
pub(crate) fn silent_tolls() -> Subject {
    let tolls = tolls("free");
    let silent = |source: &Source| Source {
        text: source
            .text
            .replace(r#""priority": 2, "order": "free","#, r#""priority": 1,"#),
        ..source.clone()
    };
    let silent = Files::new(tolls.sources().iter().map(silent).collect());
    let base = tolls.base().cloned().unwrap_or_default();
    hoard::game("tolls", silent.extending(base), Plugins::default)
}

/// The report says what the author can do, and which symbol declares no order.
#[test]
fn an_order_that_is_not_declared_is_found_with_its_cure() {
    let config = CheckConfig {
        laws: rnw_testkit::law("turned").into_iter().collect(),
        ..CheckConfig::default()
    };
    let failed = check(&silent_tolls(), &config, |_| {}).unwrap_err();
    let broken = failed.broken().unwrap();
    assert_eq!(broken.law.name, "turned");
    let cure = r#". Fix: if the firing order of these symbols should matter, write "order": "matters" for one of them in symbols.json (toll declares no order, which means free)"#;
    assert!(broken.wrong.what.ends_with(cure), "{broken}");
}

fn matrix_of_tolls(order: &str) -> Matrix {
    let (name, files) = (Some("tolls".to_owned()), tolls(order));
    let game = hoard::game("tolls", files.clone(), Plugins::default);
    let matrix = rnw_testkit::matrix(
        &game,
        &TestPack { name, files },
        &Demand::default(),
        |_, _| {},
    );
    matrix.unwrap_or_else(|broken| panic!("{broken}"))
}

#[test]
fn an_order_that_matters_is_found() {
    let matrix = matrix_of_tolls("free");
    assert_eq!(matrix.wanting.len(), 1, "{matrix}");
    shown("an_order_that_matters_is_found", &matrix.to_string());
}

#[test]
fn a_toll_that_says_so_is_enough() {
    let matrix = matrix_of_tolls("matters");
    assert!(matrix.is_enough(), "{matrix}");
}
