//! Generated values are sound, cover everything that packs can have, and shrink to something that a
//! person can read. The file is long because each strategy has its smallest values.

use crate::subjects;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{TestCaseError, TestError};
use rnw_packs::Files;
use rnw_testkit::strategies::{self, Drawn, Vocabulary, seeded};
use rnw_testkit::{Playthrough, Subject};
use roll_and_write::symbol::Plugins;
use roll_and_write::{Awaiting, CellSet, Frame, Grid, Notice, Polyomino, Ruleset};
use serde_json::{Value, json};
use std::sync::Arc;

/// The number of generated packs of each kind.
const PACKS: u64 = 150;

/// A card game: its name, its pack, and its loader.
type Game = (
    &'static str,
    fn() -> Files,
    fn(&Files, usize) -> Result<(), String>,
);

const GAMES: [Game; 2] = [
    (
        "silver-and-gold",
        rnw_silver_and_gold::shipped,
        |files, seats| {
            let loaded = rnw_silver_and_gold::load(files, [], seats);
            loaded.map(|_| ()).map_err(|error| error.to_string())
        },
    ),
    ("pyramids", rnw_pyramids::shipped, |files, seats| {
        let loaded = rnw_pyramids::load(files, [], seats);
        loaded.map(|_| ()).map_err(|error| error.to_string())
    }),
];

/// The values that a strategy generates with the seeds below `seeds`.
fn drawn<S: Strategy>(strategy: S, seeds: u64) -> Vec<S::Value> {
    (0..seeds).map(|seed| draw(&strategy, seed)).collect()
}

fn draw<S: Strategy>(strategy: &S, seed: u64) -> S::Value {
    let tree = strategy.new_tree(&mut seeded(seed));
    tree.expect("something is drawn").current()
}

/// The simplest value for which `like` holds.
#[track_caller]
fn least<S: Strategy>(strategy: S, like: impl Fn(&S::Value) -> bool) -> S::Value {
    for seed in 0..200 {
        let found = seeded(seed).run(&strategy, |value| {
            if like(&value) {
                Err(TestCaseError::fail("found"))
            } else {
                Ok(())
            }
        });
        if let Err(TestError::Fail(_, value)) = found {
            return value;
        }
    }
    panic!("nothing like that is drawn");
}

fn words() -> Vocabulary {
    Vocabulary::of(&rnw_silver_and_gold::shipped()).expect("the shipped pack is sound")
}

/// Whether a value contains an object with a field of this name, or this text.
fn says(value: &Value, word: &str) -> bool {
    match value {
        Value::Array(list) => list.iter().any(|value| says(value, word)),
        Value::Object(fields) => fields
            .iter()
            .any(|(name, value)| name == word || says(value, word)),
        Value::String(text) => text == word,
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// The pictures of these rows, separated by slashes.
fn picture(rows: &[String]) -> String {
    rows.join("/")
}

// ---- generated values are sound ----

#[test]
fn every_pack_that_is_drawn_loads() {
    for (game, shipped, load) in GAMES {
        let over = drawn(strategies::pack(&shipped()), PACKS);
        let small = drawn(strategies::small_pack(game), PACKS);
        for (seats, pack) in (1..=4).cycle().zip(over.iter().chain(&small)) {
            if let Err(error) = load(&pack.files(), seats) {
                panic!("{game}, {seats} seats: {error}\n{pack}");
            }
        }
    }
}

/// Every pack that shrinking tries can be loaded too.
#[test]
fn packs_shrink_to_packs_that_load() {
    for (game, shipped, load) in GAMES {
        for strategy in [
            strategies::pack(&shipped()).boxed(),
            strategies::small_pack(game).boxed(),
        ] {
            for seed in 0..2 {
                let mut tree = strategy.new_tree(&mut seeded(seed)).unwrap();
                let mut fails = true;
                for step in 0..120 {
                    if let Err(error) = load(&tree.current().files(), 4) {
                        panic!("{game}: {error}\n{}", tree.current());
                    }
                    let more = if fails {
                        tree.simplify()
                    } else {
                        tree.complicate()
                    };
                    // In every third step the value counts as failing.
                    fails = step % 3 == 0;
                    if !more {
                        break;
                    }
                }
            }
        }
    }
}

/// Plays a game with these choices, and with the first move after they have run out.
fn play<R: Ruleset>(rules: &R, choices: &[u32]) {
    let mut state = rules.start();
    let mut choices = choices.iter().copied();
    for _ in 0..60_000 {
        let choice = choices.next().unwrap_or(0);
        let mut events = Vec::new();
        match rules.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                let items = chance.draw.items().expect("cards are drawn");
                let item = items.nth(choice % items.len());
                let item = item.expect("something can be drawn");
                rules.deal(&mut state, item.into(), &mut events);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let moves = rules.moves(&state, seat);
                let mv = moves[choice as usize % moves.len()];
                rules.apply(&mut state, mv, &mut events);
            }
        }
    }
    panic!("the game does not end");
}

/// Includes packs whose base extends another pack, and packs with plugin symbols.
#[test]
fn packs_that_are_drawn_are_played_to_their_end() {
    let plugins: Plugins = rnw_example_symbols::all().with_modules(rnw_wasm::loader());
    let lagoon = subjects::shipped("pearl-lagoon", &rnw_silver_and_gold::shipped());
    let temple = subjects::shipped("jungle-temple", &rnw_pyramids::shipped());
    for seed in 0..20 {
        let seats = 1 + seed as usize % 4;
        let choices = draw(&strategies::choices(400), seed);
        let islands = strategies::options(rnw_silver_and_gold::OPTIONS, seats);
        for packs in [
            strategies::pack(&lagoon).boxed(),
            strategies::small_pack("silver-and-gold").boxed(),
        ] {
            let (files, options) = (draw(&packs, seed).files(), draw(&islands, seed));
            let rules = rnw_silver_and_gold::Rules::load(&files, options, seats, &plugins);
            play(&rules.unwrap(), &choices);
        }
        let chambers = strategies::options(rnw_pyramids::OPTIONS, seats);
        for packs in [
            strategies::pack(&temple).boxed(),
            strategies::small_pack("pyramids").boxed(),
        ] {
            let (files, options) = (draw(&packs, seed).files(), draw(&chambers, seed));
            let rules = rnw_pyramids::Rules::load(&files, options, seats, &plugins);
            play(&rules.unwrap(), &choices);
        }
    }
}

#[test]
fn a_seed_draws_the_same_for_ever() {
    let pack = |seed| {
        let packs = strategies::small_pack("silver-and-gold");
        draw(&packs, seed).text()
    };
    assert_eq!(pack(1), pack(1));
    assert_ne!(pack(1), pack(2));
}

#[test]
fn shapes_are_connected_and_of_every_size() {
    let shapes = drawn(strategies::shape(2..=9), 300);
    let sizes: Vec<usize> = shapes
        .iter()
        .map(|shape| shape.shape().cells().len())
        .collect();
    assert!(
        (2..=9).all(|size| sizes.contains(&size))
            && sizes.iter().all(|size| (2..=9).contains(size))
    );
    for shape in drawn(strategies::shape(26..=26), 50) {
        assert_eq!(shape.shape().cells().len(), 26);
    }
}

#[test]
fn connected_cells_hang_together() {
    let frame = Frame::new(5, 6).unwrap();
    for cells in drawn(strategies::connected(frame, 1..=30), 300) {
        let island = roll_and_write::Island::new(frame, cells);
        assert!(island.is_ok(), "{}", frame.labels(cells));
    }
}

#[test]
fn grids_have_gaps_walls_and_symbols() {
    let frame = Frame::new(4, 5).unwrap();
    let islands = drawn(strategies::island_rows(frame, "xo"), 100);
    let chambers = drawn(strategies::chamber_rows(frame, "xo"), 100);
    let all = |grids: &[Vec<String>]| grids.concat().concat();
    for mark in ['.', '~', 'x', 'o'] {
        assert!(all(&islands).contains(mark), "{mark}");
    }
    for mark in ['.', '#', 'x', 'o', 'E', 'T'] {
        assert!(all(&chambers).contains(mark), "{mark}");
    }
    let whole = |cells: CellSet| cells.len() == 20;
    assert!(
        drawn(strategies::island(frame), 200)
            .iter()
            .any(|island| whole(island.cells()))
    );
    assert!(
        drawn(strategies::chamber(frame), 200)
            .iter()
            .all(|chamber| chamber.entry() != chamber.tomb())
    );
}

// ---- everything occurs ----

/// All words of programs, tracks and cards that a pack may have.
const WORDS: &str = "
    take give for others previous each leader last advance erase write convert mark_round extra_mark extra_pattern
    claim score score_once copy spend renew_offer discard offer color if choose test then else do mark complete turn
    round scoring rounds_left turns_left completed filled free rows sum offered offered_cards marked left next cells
    plus minus times divide min max all any not at_least at_most equal full on after anywhere card near row column
    other this_cell diagonal surroundings border entry same_shade line_of_sight
    mirrored_sideways mirrored_upside_down first within with touching reached through on_other union
    intersection except apart optional most per into fresh bear by number where are track pool priority order
    matters program from
";

#[test]
fn packs_have_everything_that_symbols_can_do() {
    for (game, shipped, _) in GAMES {
        let over = drawn(strategies::pack(&shipped()), PACKS);
        let small = drawn(strategies::small_pack(game), PACKS);
        for packs in [over, small] {
            let all: String = packs.iter().map(Drawn::text).collect();
            for word in WORDS.split_whitespace() {
                assert!(
                    all.contains(&format!("\"{word}\"")),
                    "{game}: {word} is never drawn"
                );
            }
        }
    }
}

#[test]
fn small_packs_have_every_kind_of_track() {
    for game in GAMES {
        let packs = drawn(strategies::small_pack(game.0), PACKS);
        let all: String = packs.iter().map(Drawn::text).collect();
        for word in [
            "count",
            "written",
            "rounds",
            "each",
            "sum",
            "values",
            "shape",
            "expeditions",
        ] {
            assert!(
                all.contains(&format!("\"{word}\"")),
                "{word} is never drawn"
            );
        }
        assert!(game.0 == "pyramids" || all.contains("\"seal\":\"gray\""));
    }
}

#[test]
fn sheets_have_every_kind_of_track_pools_and_rows() {
    let all: String = drawn(strategies::sheet(), 100)
        .iter()
        .map(Value::to_string)
        .collect();
    for word in [
        "count", "written", "rounds", "each", "sum", "pools", "rows", "row",
    ] {
        assert!(
            all.contains(&format!("\"{word}\"")),
            "{word} is never drawn"
        );
    }
}

#[test]
fn options_are_mostly_the_defaults_and_start_players_have_a_seat() {
    let specs = rnw_silver_and_gold::OPTIONS;
    let sets = drawn(strategies::options(specs, 2), 400);
    let bent: usize = sets.iter().map(Vec::len).sum();
    assert!(bent * 2 < sets.len() * specs.len());
    let all = sets.concat();
    for spec in specs {
        for (value, _) in &spec.values[1..] {
            let seated = value.parse().map_or(true, |seat: usize| seat <= 2);
            assert_eq!(
                all.contains(&(spec.name, value)),
                seated,
                "{}={value}",
                spec.name
            );
        }
    }
    assert!(sets.iter().any(Vec::is_empty));
}

// ---- the simplest value for which something holds ----

#[test]
fn a_shape_shrinks_to_a_straight_line() {
    let size = |shape: &Polyomino| shape.shape().cells().len();
    let found = least(strategies::shape(1..=8), |shape| size(shape) >= 3);
    assert_eq!(found, Polyomino::parse(&["XXX"]).unwrap());
    let bent = |shape: &Polyomino| shape.shape().cells().iter().any(|cell| cell.0 > 0);
    let found = least(strategies::shape(1..=8), |shape| {
        size(shape) >= 3 && bent(shape)
    });
    assert_eq!(found, Polyomino::parse(&["XX", "X."]).unwrap());
}

#[test]
fn cells_shrink_to_the_first_ones() {
    let frame = Frame::new(4, 4).unwrap();
    let found = least(strategies::connected(frame, 1..=16), |cells| {
        cells.len() >= 5
    });
    assert_eq!(frame.labels(found), "a1 b1 c1 d1 a2");
}

#[test]
fn grids_shrink_to_small_full_and_empty_ones() {
    let frame = Frame::new(5, 5).unwrap();
    let islands = || strategies::island_rows(frame, "xo");
    let chambers = || strategies::chamber_rows(frame, "xo");
    assert_eq!(picture(&least(islands(), |_| true)), ".");
    assert_eq!(
        picture(&least(islands(), |rows| rows.concat().contains('o'))),
        "o"
    );
    assert_eq!(
        picture(&least(islands(), |rows| rows.len() > 1 && rows[1].len() > 2)),
        ".../..."
    );
    assert_eq!(picture(&least(chambers(), |_| true)), "ET");
    assert_eq!(
        picture(&least(chambers(), |rows| rows.concat().contains('x'))),
        "ETx"
    );
    assert_eq!(
        picture(&least(chambers(), |rows| rows.len() > 1 && rows[1].len() > 2)),
        "E../T.."
    );
}

#[test]
fn a_program_shrinks_to_the_step_that_matters() {
    let least = |word: &str| {
        let found = least(strategies::program(&words()), |steps| says(steps, word));
        found.to_string()
    };
    assert_eq!(least("extra_mark"), r#"[{"extra_mark":{}}]"#);
    assert_eq!(least("renew_offer"), r#"["renew_offer"]"#);
    // The line that says "optional" needs no number for whether it does.
    assert_eq!(
        least("write"),
        r#"[{"write":{"number":0,"optional":true,"track":"cups"}}]"#
    );
    let choose: Value = serde_json::from_str(&least("choose")).unwrap();
    let options = choose[0]["choose"].as_array().unwrap();
    let is_empty = |option: &Value| option["do"] == json!([]);
    assert!(
        options.len() == 2 && options.iter().all(is_empty),
        "{choose}"
    );
    // Both orders are as small.
    let orders = [r#"0,{"times":[0]}"#, r#"{"times":[0]},0"#];
    let orders = orders.map(|order| format!(r#"[{{"if":{{"test":{{"at_least":[{order}]}}}}}}]"#));
    let found = least("times");
    assert!(orders.contains(&found), "{found}");
    assert_eq!(least("at_most"), r#"[{"if":{"test":{"at_most":[0,0]}}}]"#);
}

#[test]
fn a_pack_shrinks_to_the_card_that_matters() {
    let packs = strategies::pack(&rnw_silver_and_gold::shipped());
    let bears = |pack: &Drawn| pack.text().contains("P01") && pack.text().contains("spend");
    let text = least(packs, bears).text();
    assert_eq!(text.matches("\"color\"").count(), 1, "{text}");
    assert_eq!(text.matches("\"program\"").count(), 1, "{text}");
}

#[test]
fn a_small_pack_shrinks_to_what_matters() {
    // Without a score the draws of the symbol are those of its one step.
    let says_so = |pack: &Drawn| {
        let text = pack.text();
        text.contains(r#"{"extra_mark":"#) && !text.contains("scoring")
    };
    let text = least(strategies::small_pack("silver-and-gold"), says_so).text();
    let (head, cards) = text.split_once("cards.json").unwrap();
    let letter = text.split(r#""name":"k"#).nth(1).unwrap()[..1].to_owned();
    let expected = r#"game.json: {"colors": [
  {"name":"gray","points":0,"seal":0}
],
"game": "silver-and-gold",
"schedule": {"offer":0,"repeats":true,"rounds":1,"turns":2},
"tie_break": [],
"title": "Small"}
"#;
    assert!(head.starts_with(expected), "{head}");
    assert!(head.contains(&format!(
        "symbols.json: {{\"symbols\": [\n  {{\"char\":\"{letter}\",\"glyph\":\"{letter}\",\"name\":\"k{letter}\",\"order\":\"matters\",\"program\":[{{\"extra_mark\":{{}}}}]}}\n]}}"
    )), "{head}");
    assert!(!head.contains("sheet.json"), "{head}");
    assert_eq!(head.matches("\"shape\":[\"XX\"]").count(), 1, "{head}");
    assert_eq!(
        cards.matches(r#""color":"gray","grid":["."],"#).count(),
        16,
        "{cards}"
    );
}

#[test]
fn options_shrink_to_the_one_that_matters() {
    let sets = || strategies::options(rnw_silver_and_gold::OPTIONS, 4);
    assert_eq!(least(sets(), |_| true), []);
    assert_eq!(
        least(sets(), |set| set.iter().any(|option| option.0 == "start")),
        [("start", "1")]
    );
    assert_eq!(
        least(sets(), |set| set.contains(&("tie", "latest-seat"))),
        [("tie", "latest-seat")]
    );
}

#[test]
fn moves_shrink_to_few_and_to_the_first() {
    let moves = || strategies::choices(60);
    assert_eq!(least(moves(), |_| true), [0; 0]);
    assert_eq!(least(moves(), |moves| moves.len() >= 3), [0, 0, 0]);
    assert_eq!(
        least(moves(), |moves| moves.iter().any(|number| *number >= 70)),
        [70]
    );
    assert_eq!(
        least(moves(), |moves| moves
            .get(3)
            .is_some_and(|number| number % 5 == 2)),
        [0, 0, 0, 2]
    );
}

/// Eight deposits, the first player and a chip.
#[test]
fn a_game_shrinks_to_the_move_that_matters() {
    let games = || strategies::playthroughs(&subjects::nuggets());
    let tells = |key: &'static str| {
        let is_key = move |notice: &Notice| notice.message.key == key;
        move |game: &Arc<Playthrough>| {
            (0..game.len()).any(|step| game.notices(step).iter().any(is_key))
        }
    };
    let game = least(games(), tells("event-chip-laid"));
    assert_eq!(
        (game.setup.seats, game.len(), game.setup.seed),
        (2, 10, 0),
        "{game:?}"
    );
    let text = format!("{game:?}");
    assert!(
        text.starts_with("nuggets, 2 seats, the pack nuggets\n{\"line\":\"header\""),
        "{text}"
    );
    let chip = "\n{\"line\":\"move\",\"seat\":1,\"move\":\"chip ";
    assert!(text.contains(chip), "{text}");
    let islands = strategies::playthroughs(&subjects::silver_and_gold());
    let game = least(islands, tells("event-completed"));
    assert!(game.setup.seats == 1 && game.len() < 40, "{game:?}");
}

#[test]
fn games_that_cannot_be_opened_are_no_games() {
    let game = Subject::new("nuggets", 2..=2, |_| {
        Err::<rnw_nuggets::Rules, _>("it rains".into())
    });
    let drawn = strategies::playthroughs(&game).new_tree(&mut seeded(1));
    let why = drawn.err().unwrap().to_string();
    assert_eq!(
        why,
        "nuggets: none of 40 games could start; the last one, 2 seats: it rains"
    );
}

#[test]
fn what_is_drawn_is_shown_as_it_stands_in_files() {
    let pack = &drawn(strategies::small_pack("silver-and-gold"), 1)[0];
    assert_eq!(format!("{pack:?}"), pack.text());
    for source in pack.files().sources() {
        assert!(json!(serde_json::from_str::<Value>(&source.text).unwrap()).is_object());
    }
}
