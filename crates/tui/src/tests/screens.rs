//! What is drawn.

use super::{GAMES, Screen, Setting};

#[test]
fn look() {
    for game in GAMES {
        for size in [(80, 24), (120, 40)] {
            let mut screen = Screen::open(Setting { size, bots: 2, ..Setting::of(game) });
            println!("{}", screen.text());
            screen.decide_by_keys(0);
            println!("{}", screen.text());
            screen.decide_by_keys(3);
            println!("{}{:?}", screen.text(), screen.app.cut());
        }
    }
}
