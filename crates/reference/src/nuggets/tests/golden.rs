//! The games of `tests/golden`: the sentences give the moves, and the moves must lead to the same
//! sentences.

use super::{begun, setup};
use crate::nuggets::{Chip, Game};
use crate::{Audience, Event, TextGame};
use std::fs;
use std::path::Path;

struct Golden {
    names: Vec<String>,
    events: Vec<String>,
    scores: Vec<String>,
}

/// Reads the sentences of a game, and its score lines with the printed points.
fn read(name: &str) -> Golden {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let text = fs::read_to_string(folder.join(name)).expect("the golden game is there");
    let (mut names, mut events, mut scores) = (Vec::new(), Vec::new(), Vec::new());
    for line in text.lines() {
        if let Some(sentence) = line.strip_prefix("- ") {
            events.push(sentence.to_owned());
            // The letter of the chips follows the name: `Ann (A) placed`.
            if let Some((name, _)) = sentence.split_once(") placed ") {
                let (name, _) = name.rsplit_once(" (").expect("the chips have a letter");
                names.push(name.to_owned());
            }
        } else {
            scores.push(line.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
    Golden {
        names,
        events,
        scores,
    }
}

/// The sentence of an event that everybody sees.
fn sentence(names: &[String], event: &Event) -> String {
    let gap = |name: &str| event.args[name].as_str();
    let who = || {
        let seat: usize = gap("seat").parse().expect("a seat is a number");
        &names[seat - 1]
    };
    match event.key.as_str() {
        "event-deposit-laid" => format!("A deposit of {} lies on {}", gap("yield"), gap("cell")),
        "event-first-chosen" => format!("{} goes first", who()),
        "event-fence-built" => {
            let (cell, other) = (gap("cell"), gap("other"));
            format!("{} builds a fence between {cell} and {other}", who())
        }
        "event-stopped" => format!("{} stops after one fence", who()),
        "event-chip-laid" => format!("{} puts a chip face down on {}", who(), gap("cell")),
        "event-passed" => format!("{} passes and is out", who()),
        "event-stuck" => format!("{} has no move left and is out", who()),
        "event-nuggets-ended" => "The game is over; all chips are turned up".to_owned(),
        "event-turned-up" => format!(
            "{} ({}) placed (value and cell): {}",
            who(),
            gap("letter"),
            gap("chips")
        ),
        "event-scored" => {
            let shares = match gap("count") {
                "0" => "Nobody scores".to_owned(),
                _ => format!("Points: {}", gap("shares")),
            };
            let (cell, size) = (gap("cell"), gap("size"));
            let (r#yield, sums) = (gap("yield"), gap("sums"));
            format!("The region of {cell} ({size} cells, gold {yield}). Chips: {sums}. {shares}")
        }
        other => panic!("nobody hears {other} in a golden game"),
    }
}

/// The move or draw behind a sentence: the seat, 0 for chance, and its text. `None` for other
/// sentences.
fn behind(golden: &Golden, sentence: &str) -> Option<(usize, String)> {
    if let Some((_, cell)) = sentence.split_once(" lies on ") {
        return Some((0, cell.to_owned()));
    }
    // One name may be the beginning of another one.
    let by = |name: &String| sentence.starts_with(&format!("{name} "));
    let seat = golden.names.iter().position(by)?;
    let rest = &sentence[golden.names[seat].len() + 1..];
    if rest == "goes first" {
        return Some((0, format!("seat {}", seat + 1)));
    }
    if let Some(cells) = rest.strip_prefix("builds a fence between ") {
        return Some((seat + 1, format!("fence {}", cells.replace(" and ", " "))));
    }
    if let Some(cell) = rest.strip_prefix("puts a chip face down on ") {
        let laid = format!(
            "{} ({}) placed (value and cell): ",
            golden.names[seat],
            &"ABCD"[seat..=seat]
        );
        let all = golden
            .events
            .iter()
            .find_map(|sentence| sentence.strip_prefix(&laid));
        let mut all = all.expect("every seat's chips are told").split(", ");
        let chip = all.find(|chip| chip.ends_with(&format!(" {cell}")));
        let chip = chip.expect("the chip is turned up at the end");
        return Some((seat + 1, format!("chip {chip}")));
    }
    match rest {
        "stops after one fence" => Some((seat + 1, "done".to_owned())),
        "passes and is out" => Some((seat + 1, "pass".to_owned())),
        _ => None,
    }
}

fn plays_again(name: &str, seats: usize, options: &[(&str, &str)]) {
    let golden = read(name);
    assert_eq!(golden.names.len(), seats);
    let mut game = Game::new(&setup(seats, options));
    let mut sentences = Vec::new();
    for line in &golden.events {
        let events = match behind(&golden, line) {
            None => continue,
            Some((0, item)) => game.deal(&item),
            Some((seat, text)) => {
                assert!(game.moves(seat).contains(&text), "{line}: {text}");
                game.play(seat, &text).expect("the move is legal")
            }
        };
        for event in events {
            if event.audience == Audience::Everyone {
                sentences.push(sentence(&golden.names, &event));
            }
        }
    }
    assert_eq!(sentences, golden.events);
    let printed = printed_scores(&golden.names, &game);
    // The reference does not say which tie-break decided.
    let without_reason =
        |line: &String| line.split(" (lost the tie-break").next().map(str::to_owned);
    let scores: Vec<String> = golden.scores.iter().filter_map(without_reason).collect();
    assert_eq!(printed, scores);
}

/// The score sheets and the standings in the form of golden games, each line with single spaces.
fn printed_scores(names: &[String], game: &Game) -> Vec<String> {
    let mut lines = Vec::new();
    let mut totals = Vec::new();
    for (place, name) in names.iter().enumerate() {
        lines.extend([String::new(), name.clone()]);
        let mut total = 0;
        for line in game.score(place + 1) {
            let deposits = match line.count {
                1 => "1 deposit".to_owned(),
                many => format!("{many} deposits"),
            };
            let points = game.spell(line.points);
            lines.push(format!(
                "{deposits} in the region of {} {points}",
                line.about
            ));
            total += line.points;
        }
        lines.push(format!("Total {}", game.spell(total)));
        totals.push(total);
    }
    lines.extend([String::new(), "Standings".to_owned()]);
    let places = game.standings().places;
    for place in 1..=names.len() {
        for (seat, name) in names.iter().enumerate() {
            if places[seat] == place {
                lines.push(format!("{place}. {name} {}", game.spell(totals[seat])));
            }
        }
    }
    lines
}

#[test]
fn golden_games_are_reported_again() {
    plays_again("nuggets-2-seed-7.txt", 2, &[]);
    plays_again("nuggets-3-seed-7.txt", 3, &[]);
    plays_again("nuggets-4-seed-7.txt", 4, &[]);
    let random = [("layout", "random")];
    plays_again("nuggets-2-random-layout-seed-7.txt", 2, &random);
    let armadora = [
        ("preset", "armadora"),
        ("fences", "one-or-two"),
        ("split", "floor-region"),
        ("tie", "piles"),
    ];
    plays_again("nuggets-2-armadora-seed-7.txt", 2, &armadora);
}

#[test]
fn chips_keep_their_owner() {
    // The letters of a region's sums follow the seats, not the order in which the chips were laid.
    let mut game = begun(2, &[("first", "2")]);
    let cell = game.board.cells()[0];
    game.chips.push(Chip {
        seat: 1,
        cell,
        value: 3,
    });
    let events = game.end_events();
    let scored = events.last().expect("a region is told");
    assert_eq!(scored.args["sums"], "A 0, B 3");
}
