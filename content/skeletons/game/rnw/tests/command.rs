//! The command of this package: every command of `rnw` knows the game.

use std::process::{Command, Output};

fn rnw(args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_my-game-rnw"));
    command.args(args.split_whitespace()).env("LANG", "C.UTF-8");
    command.output().unwrap()
}

#[track_caller]
fn says(args: &str, text: &str) {
    let done = rnw(args);
    let out = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(
        done.status.success(),
        "{args}: {}",
        String::from_utf8_lossy(&done.stderr)
    );
    assert!(out.contains(text), "{args}: {text:?} is not in:\n{out}");
}

#[test]
fn the_game_is_listed_explained_and_played() {
    says("list", "my-game");
    says("rules my-game", "[MG-7]");
    says("play my-game --players greedy,random --seed 7", "Standings");
    says(
        "simulate my-game --players greedy,random --games 50 --seed 1",
        "greedy",
    );
}
