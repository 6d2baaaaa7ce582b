//! Runs the examples as they are. Their own checks fail if something is wrong.

#[path = "../examples/property.rs"]
mod property;
#[path = "../examples/symbol.rs"]
mod symbol;

#[test]
fn the_dice_game_is_played_to_its_end() {
    property::dice_game::main();
}

#[test]
fn the_properties_hold() {
    property::main();
}

#[test]
fn the_symbol_asks_for_what_it_should() {
    symbol::main().unwrap();
}

/// The whole game with its imports, without the lines that only play it.
#[test]
fn the_game_has_sixty_lines() {
    let source = include_str!("../examples/dice_game.rs");
    let (game, _) = source.split_once("/// Plays the game").unwrap();
    let is_code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let count = game.lines().filter(is_code).count();
    assert!(count <= 60, "{count} lines");
}
