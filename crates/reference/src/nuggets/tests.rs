//! The worked examples of the rules, the golden games, and whole random games.

use super::{Chip, Deposit, Game, Stage};
use crate::{Audience, Awaiting, Event, ReferenceSetup, Standings, TextGame};
use std::collections::{BTreeMap, BTreeSet};

mod golden;

fn setup(seats: usize, given: &[(&str, &str)]) -> ReferenceSetup {
    let mut files = rnw_content::packs::NUGGETS.files.iter();
    let (_, text) = files
        .find(|(name, _)| *name == "game.json")
        .expect("the pack is shipped");
    let value = serde_json::from_str(text).expect("the pack is JSON");
    let mut options: BTreeMap<String, String> = BTreeMap::new();
    for (name, value) in [
        ("preset", "nuggets"),
        ("first", "random"),
        ("layout", "fixed"),
        ("fences", "two"),
        ("split", "exact"),
        ("count", "yield"),
        ("tie", "shared"),
        ("end", "all-out"),
        ("peek", "allowed"),
    ]
    .iter()
    .chain(given)
    {
        options.insert((*name).to_owned(), (*value).to_owned());
    }
    ReferenceSetup {
        game: "nuggets".to_owned(),
        content: BTreeMap::from([("game.json".to_owned(), value)]),
        options,
        seats,
    }
}

/// A game with the deposits of the pack's fixed layout in which seat 1 begins.
fn begun(seats: usize, given: &[(&str, &str)]) -> Game {
    let mut all = vec![("layout", "custom"), ("first", "1")];
    all.extend(given);
    let mut game = Game::new(&setup(seats, &all));
    deal_all(&mut game);
    game
}

/// Makes draws as long as only one item is possible.
fn deal_all(game: &mut Game) {
    while let Awaiting::Chance { among, .. } = game.awaiting() {
        assert_eq!(among.len(), 1, "a custom layout leaves nothing to chance");
        for item in among {
            game.deal(&item);
        }
    }
}

/// A board with a fence line below row 2. The upper half has deposits with `yields` and the chips of
/// each seat.
fn halves(seats: usize, given: &[(&str, &str)], yields: &[u8], sums: &[&[u8]]) -> Game {
    let mut game = begun(seats, given);
    game.deposits.clear();
    for line in game.board.lines() {
        if line.cell.row == 1 && line.other.row == 2 {
            game.board.fences.push(line);
        }
    }
    let mut cells = game.board.cells().into_iter();
    let mut next = || cells.next().expect("there are cells enough");
    for r#yield in yields {
        game.deposits.push(Deposit {
            cell: next(),
            r#yield: *r#yield,
        });
    }
    for (seat, values) in sums.iter().enumerate() {
        for value in *values {
            game.chips.push(Chip {
                seat,
                cell: next(),
                value: *value,
            });
        }
    }
    game
}

fn points(game: &Game) -> Vec<i64> {
    (1..=game.seats)
        .map(|seat| game.score(seat).iter().map(|line| line.points).sum())
        .collect()
}

fn clause(game: &mut Game, seat: usize, text: &str) -> String {
    let before = format!("{game:?}");
    let refused = game
        .play(seat, text)
        .expect_err("this move breaks the rules");
    assert_eq!(format!("{game:?}"), before, "a refusal changes nothing");
    assert!(!game.moves(seat).contains(text));
    refused.clause
}

fn plays(game: &mut Game, moves: &[(usize, &str)]) -> Vec<String> {
    let mut keys = Vec::new();
    for (seat, text) in moves {
        assert!(game.moves(*seat).contains(*text), "{text}");
        let events = game.play(*seat, text).expect("the move is legal");
        keys.extend(events.into_iter().map(|event| event.key));
    }
    keys
}

#[test]
fn ng_4_the_board_has_67_lines() {
    let game = begun(2, &[]);
    assert_eq!(game.board.lines().len(), 67);
    let beside = |line: &&super::FenceLine| line.cell.row == line.other.row;
    assert_eq!(game.board.lines().iter().filter(beside).count(), 35);
    // All moves: the fences, 32 cells for each of 5 values, and a pass.
    assert_eq!(game.moves(1).len(), 67 + 32 * 5 + 1);
    assert!(game.moves(2).is_empty());
}

#[test]
fn ng_5_each_layout() {
    let mut fixed = Game::new(&setup(2, &[("preset", "armadora")]));
    let cells = ["d1", "b2", "f2", "h2", "a4", "e4", "c5", "g5"];
    for (dealt, cell) in cells.iter().enumerate() {
        let Awaiting::Chance { purpose, among } = fixed.awaiting() else {
            panic!("a deposit is awaited");
        };
        assert_eq!((purpose.as_str(), among.len()), ("deposit", 8 - dealt));
        let events = fixed.deal(cell);
        assert_eq!(events[0].args["cell"], *cell);
    }
    let yields: Vec<u8> = fixed.deposits.iter().map(|one| one.r#yield).collect();
    assert_eq!(yields, [3, 4, 4, 5, 5, 6, 6, 7]);
    let Awaiting::Chance { purpose, among } = fixed.awaiting() else {
        panic!("the first player is awaited");
    };
    assert_eq!(purpose, "first");
    assert_eq!(
        among,
        BTreeSet::from(["seat 1".to_owned(), "seat 2".to_owned()])
    );
    assert_eq!(fixed.deal("seat 2")[0].key, "event-first-chosen");
    assert_eq!(fixed.awaiting(), Awaiting::Seats(BTreeSet::from([2])));

    let mut random = Game::new(&setup(3, &[("layout", "random"), ("first", "3")]));
    random.deal("h5");
    let Awaiting::Chance { among, .. } = random.awaiting() else {
        panic!("a deposit is awaited");
    };
    assert_eq!(among.len(), 39);
    for cell in ["a1", "a2", "a3", "a4", "a5", "b1", "b2"] {
        random.deal(cell);
    }
    assert_eq!(random.awaiting(), Awaiting::Seats(BTreeSet::from([3])));

    let custom = begun(2, &[("preset", "armadora")]);
    assert_eq!(custom.deposits.len(), 8);
    assert_eq!(custom.deposits[3].r#yield, 8);
}

#[test]
fn ng_7_two_fences_or_one() {
    let mut two = begun(2, &[]);
    assert_eq!(plays(&mut two, &[(1, "fence a1 b1")]).len(), 1);
    assert_eq!(two.awaiting(), Awaiting::Seats(BTreeSet::from([1])));
    for text in ["done", "pass", "chip 1 a1"] {
        assert_eq!(clause(&mut two, 1, text), "NG-7");
    }
    assert_eq!(clause(&mut two, 1, "fence a1 b1"), "NG-24");
    assert_eq!(clause(&mut two, 2, "fence a2 b2"), "NG-6");
    plays(&mut two, &[(1, "fence d3 e3")]);
    assert_eq!(two.awaiting(), Awaiting::Seats(BTreeSet::from([2])));

    let mut one = begun(2, &[("fences", "one-or-two")]);
    assert_eq!(clause(&mut one, 1, "done"), "NG-7");
    let events = plays(&mut one, &[(1, "fence a1 b1"), (1, "done")]);
    assert_eq!(events, ["event-fence-built", "event-stopped"]);
    assert_eq!(one.awaiting(), Awaiting::Seats(BTreeSet::from([2])));
}

#[test]
fn ng_7_a_last_fence_is_built_alone() {
    for fences in ["two", "one-or-two"] {
        let mut game = begun(2, &[("fences", fences)]);
        game.supply = 1;
        assert_eq!(plays(&mut game, &[(1, "fence d3 e3")]).len(), 1);
        assert_eq!(game.awaiting(), Awaiting::Seats(BTreeSet::from([2])));
        assert_eq!(clause(&mut game, 2, "fence d2 e2"), "NG-7");
    }
}

#[test]
fn ng_9_chips_lie_on_free_cells() {
    let mut game = begun(2, &[]);
    assert_eq!(clause(&mut game, 1, "chip 1 b1"), "NG-9");
    assert_eq!(clause(&mut game, 1, "chip 6 a1"), "NG-9");
    let events = game.play(1, "chip 5 a1").expect("the cell is free");
    let audience: Vec<Audience> = events.iter().map(|event| event.audience).collect();
    assert_eq!(audience, [Audience::Everyone, Audience::Only(1)]);
    assert!(!events[0].args.contains_key("value"));
    assert_eq!(events[1].args["value"], "5");
    assert_eq!(clause(&mut game, 2, "chip 1 a1"), "NG-9");
    plays(&mut game, &[(2, "chip 5 a2")]);
    assert_eq!(clause(&mut game, 1, "chip 5 a3"), "NG-9");
}

#[test]
fn ng_10_a_pass_is_final() {
    let mut game = begun(3, &[]);
    plays(
        &mut game,
        &[(1, "pass"), (2, "chip 1 a1"), (3, "chip 1 a2")],
    );
    assert_eq!(game.awaiting(), Awaiting::Seats(BTreeSet::from([2])));
    let events = plays(&mut game, &[(2, "pass"), (3, "pass")]);
    assert_eq!(
        events[..3],
        ["event-passed", "event-passed", "event-nuggets-ended"]
    );
    assert_eq!(game.awaiting(), Awaiting::Over);
    assert_eq!(clause(&mut game, 1, "pass"), "NG-12");
}

#[test]
fn ng_12_the_ends() {
    // Seat 2 has no chips, and no fence is possible: it is out when its turn comes.
    let mut game = begun(2, &[]);
    game.supply = 0;
    game.hands[1].clear();
    assert_eq!(
        plays(&mut game, &[(1, "chip 1 a1")]),
        ["event-chip-laid", "event-chip-value", "event-stuck"]
    );
    assert_eq!(game.awaiting(), Awaiting::Seats(BTreeSet::from([1])));
    // After its last chip seat 1 has no move either. NG-26: fences would keep it in the game.
    game.hands[0] = vec![2];
    let events = plays(&mut game, &[(1, "chip 2 a2")]);
    assert_eq!(events[2..4], ["event-stuck", "event-nuggets-ended"]);

    let mut letter = begun(2, &[("end", "no-chips")]);
    letter.hands[0] = vec![2];
    letter.hands[1].clear();
    let events = plays(&mut letter, &[(1, "chip 2 a2")]);
    assert_eq!(events[2], "event-nuggets-ended");
    assert_eq!(letter.stage, Stage::Over);

    let mut builder = begun(2, &[]);
    builder.hands[0] = vec![2];
    builder.hands[1].clear();
    plays(&mut builder, &[(1, "chip 2 a2"), (2, "pass")]);
    plays(&mut builder, &[(1, "fence a1 b1"), (1, "fence d1 e1")]);
    assert_eq!(builder.awaiting(), Awaiting::Seats(BTreeSet::from([1])));
}

#[test]
fn ng_19_one_winner() {
    let game = halves(2, &[], &[6, 7], &[&[1, 1, 4], &[5]]);
    assert_eq!(points(&game), [13 * 6, 0]);
    let line = &game.score(1)[0];
    assert_eq!((line.about.as_str(), line.count), ("a1", 2));
}

#[test]
fn ng_20_a_tie() {
    let chips: [&[u8]; 3] = [&[4, 2], &[3, 3], &[2]];
    for (split, first, second) in [
        ("exact", 36, 39),
        ("floor-deposit", 5, 6),
        ("floor-region", 6, 6),
    ] {
        let game = halves(3, &[("split", split)], &[5, 7], &chips);
        assert_eq!(points(&game), [first, first, 0], "{split}");
        let game = halves(3, &[("split", split)], &[6, 7], &chips);
        assert_eq!(points(&game), [second, second, 0], "{split}");
    }
    let game = halves(3, &[], &[6, 7], &chips);
    let events = game.end_events();
    let scored = events.last().expect("a region is told");
    assert_eq!(scored.args["sums"], "A 6, B 6, C 2");
    assert_eq!(scored.args["shares"], "A 6 1/2, B 6 1/2");
    assert_eq!(scored.args["size"], "16");
}

#[test]
fn ng_14_no_chips_no_gold() {
    let game = halves(2, &[], &[6, 7], &[&[], &[]]);
    assert_eq!(points(&game), [0, 0]);
    let events = game.end_events();
    let scored = events.last().expect("a region is told");
    assert_eq!(scored.args["count"], "0");
    assert_eq!(scored.args["yield"], "13");
}

#[test]
fn ng_16_counting_and_ties() {
    let count = [("count", "deposits")];
    assert_eq!(
        points(&halves(2, &count, &[6, 7], &[&[1], &[2]])),
        [0, 2 * 6]
    );
    let mut game = halves(2, &[("tie", "piles")], &[4, 4], &[&[1], &[]]);
    for (yields, decided) in [
        (&[5, 3][..], Some(0)),
        (&[4, 4][..], None),
        (&[4, 2, 2][..], Some(1)),
    ] {
        let mut other = game.clone();
        let mut cells = other.board.cells().into_iter().rev();
        let mut next = || cells.next().expect("there are cells enough");
        for r#yield in yields {
            other.deposits.push(Deposit {
                cell: next(),
                r#yield: *r#yield,
            });
        }
        let (seat, value) = (1, 1);
        other.chips.push(Chip {
            seat,
            cell: next(),
            value,
        });
        let places = match (decided, yields[0]) {
            (Some(_), 5) => vec![2, 1],
            (Some(_), _) => vec![1, 2],
            (None, _) => vec![1, 1],
        };
        let decided_by = places
            .iter()
            .map(|place| decided.filter(|_| *place == 2))
            .collect();
        assert_eq!(other.standings(), Standings { places, decided_by });
    }
    // Different totals need no tie-break.
    game.deposits.truncate(1);
    assert_eq!(game.standings().decided_by, [None, None]);
    assert_eq!(game.standings().places, [1, 2]);
}

#[test]
fn ng_17_partners() {
    let game = halves(4, &[], &[6, 7], &[&[1], &[3], &[4], &[1]]);
    assert_eq!(points(&game), [78, 0, 78, 0]);
    assert_eq!(game.score(1), game.score(3));
    assert_eq!(game.standings().places, [1, 2, 1, 2]);
    let events = game.end_events();
    let scored = events.last().expect("a region is told");
    assert_eq!(scored.args["sums"], "AC 5, BD 4");
    assert_eq!(scored.args["shares"], "AC 13");
}

#[test]
fn ng_21_a_corner_has_four_cells_at_least() {
    let ring = ["fence b1 c1", "fence b1 b2", "fence a2 b2", "fence a2 a3"];
    for last in 0..ring.len() {
        let mut game = begun(2, &[]);
        let mut others: Vec<(usize, &str)> = Vec::new();
        for (place, text) in ring.iter().enumerate() {
            if place != last {
                others.push((others.len() / 2 + 1, text));
            }
        }
        plays(&mut game, &others);
        assert_eq!(clause(&mut game, 2, ring[last]), "NG-8");
    }
    let mut game = begun(2, &[]);
    let four = [
        (1, "fence b1 c1"),
        (1, "fence b2 c2"),
        (2, "fence a2 a3"),
        (2, "fence b2 b3"),
    ];
    plays(&mut game, &four);
    assert_eq!(game.board.regions()[0].len(), 4);
}

#[test]
fn ng_22_the_second_fence() {
    let mut game = begun(2, &[]);
    plays(&mut game, &[(1, "fence b1 c1"), (1, "fence a2 a3")]);
    plays(&mut game, &[(2, "fence a2 b2")]);
    for text in ["fence b1 b2", "fence a1 b1", "fence a1 a2"] {
        assert_eq!(clause(&mut game, 2, text), "NG-8");
    }
    plays(&mut game, &[(2, "fence d3 e3")]);
    assert_eq!(game.awaiting(), Awaiting::Seats(BTreeSet::from([1])));
}

/// A tiny random generator.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn pick(&mut self, set: &BTreeSet<String>) -> String {
        let at = self.below(set.len());
        set.iter().nth(at).expect("it is below the length").clone()
    }
}

/// Plays a whole random game. Returns the number of turns without passes, and all events.
fn random_game(setup: &ReferenceSetup, lcg: &mut Lcg) -> (usize, Vec<Event>) {
    let mut game = super::start(setup);
    let (mut turns, mut events) = (0, Vec::new());
    let mut before = None;
    loop {
        match game.awaiting() {
            Awaiting::Chance { among, .. } => events.extend(game.deal(&lcg.pick(&among))),
            Awaiting::Roll { .. } => unreachable!("a game without dice"),
            Awaiting::Seats(seats) => {
                let seat = *seats.first().expect("a seat decides");
                let mut moves = game.moves(seat);
                if moves.len() > 1 && lcg.below(20) > 0 {
                    moves.remove("pass");
                }
                let text = lcg.pick(&moves);
                // A second fence in a turn does not start a new turn.
                let new = before != Some((seat, true));
                turns += usize::from(new && text != "pass");
                before = Some((seat, new && text.starts_with("fence")));
                events.extend(game.play(seat, &text).expect("the move is legal"));
                if game.awaiting() != Awaiting::Seats(seats) {
                    before = None;
                }
            }
            Awaiting::Over => break,
        }
    }
    let all: i64 = (1..=setup.seats)
        .flat_map(|seat| game.score(seat))
        .map(|line| line.points)
        .sum();
    let parts = if setup.options["split"] == "exact" {
        6
    } else {
        1
    };
    let partners = if setup.seats == 4 { 2 } else { 1 };
    assert!(all <= 48 * parts * partners);
    assert_eq!(game.standings().places.iter().min(), Some(&1));
    (turns, events)
}

#[test]
fn whole_random_games() {
    let mut lcg = Lcg(7);
    for seats in 2..=4 {
        for layout in ["fixed", "random", "custom"] {
            for fences in ["two", "one-or-two"] {
                for (split, count, tie, end) in [
                    ("exact", "yield", "shared", "all-out"),
                    ("floor-deposit", "deposits", "piles", "no-chips"),
                    ("floor-region", "yield", "piles", "all-out"),
                ] {
                    let given = [
                        ("layout", layout),
                        ("fences", fences),
                        ("split", split),
                        ("count", count),
                        ("tie", tie),
                        ("end", end),
                        (
                            "preset",
                            if tie == "piles" {
                                "armadora"
                            } else {
                                "nuggets"
                            },
                        ),
                    ];
                    let (turns, events) = random_game(&setup(seats, &given), &mut lcg);
                    // NG-12
                    assert!(turns <= if fences == "two" { 50 } else { 67 }, "{turns}");
                    let ended = events.iter().filter(|one| one.key == "event-nuggets-ended");
                    assert_eq!(ended.count(), 1);
                }
            }
        }
    }
}
