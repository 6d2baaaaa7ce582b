//! Whole games as text, compared word for word with the files in `golden/`.
//!
//! A changed rule appears as a readable difference.

use crate::common::{Home, check_golden};

/// The golden games: the game, the name of the file, the players, and the options.
const GAMES: [(&str, &str, &str, &str); 20] = [
    ("silver-and-gold", "solo", "greedy", ""),
    ("silver-and-gold", "2", "greedy,random", ""),
    ("silver-and-gold", "3", "greedy,random,greedy", ""),
    ("silver-and-gold", "4", "greedy,greedy,random,greedy", ""),
    ("pyramids", "solo", "greedy", ""),
    ("pyramids", "2", "greedy,random", ""),
    ("pyramids", "3", "greedy,random,greedy", ""),
    ("pyramids", "4", "greedy,greedy,random,greedy", ""),
    (
        "silver-and-gold",
        "pearl-lagoon",
        "greedy,random",
        "--content pearl-lagoon",
    ),
    (
        "pyramids",
        "jungle-temple",
        "greedy,random",
        "--content jungle-temple",
    ),
    ("nuggets", "2", "greedy,random", ""),
    ("nuggets", "3", "greedy,random,greedy", ""),
    ("nuggets", "4", "greedy,greedy,random,greedy", ""),
    (
        "nuggets",
        "2-armadora",
        "greedy,random",
        "--option preset=armadora",
    ),
    (
        "nuggets",
        "2-random-layout",
        "greedy,greedy",
        "--option layout=random",
    ),
    ("lamplighters", "solo", "greedy", ""),
    ("lamplighters", "2", "greedy,random", ""),
    ("lamplighters", "3", "greedy,random,greedy", ""),
    (
        "lamplighters",
        "6",
        "greedy,random,greedy,greedy,random,greedy",
        "",
    ),
    (
        "lamplighters",
        "2-plain",
        "greedy,random",
        "--option corners=plain",
    ),
];

#[test]
fn games_are_as_they_were() {
    let home = Home::new();
    for (game, name, players, options) in GAMES {
        check_golden(
            &format!("tests/golden/{game}-{name}-seed-7.txt"),
            &home.out(&format!(
                "play {game} --players {players} --seed 7 {options}"
            )),
        );
    }
}
