//! Nuggets: typed moves, whole games whose text alone gives the scores, and the rules of this game only.

use crate::common::{Home, PROMPT, Run, bots, close, sheets, shipped, standings};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A table without chance: the pack places the deposits, and seat 1 begins.
const PLAY: &str = "play nuggets --option layout=custom --option first=1 --seed 7";

/// Runs a game in which people type these lines, separated by `/`.
fn typed(players: &str, input: &str) -> Run {
    let input = input
        .split('/')
        .map(str::trim)
        .collect::<Vec<_>>()
        .join("\n");
    Home::new().type_into(&format!("{PLAY} {players}"), &format!("{input}\n"))
}

// --- Typed moves

#[test]
fn fences_and_chips_are_typed_carelessly() {
    for (line, report) in [
        ("fence d3 e3", "- Player 1 builds a fence between d3 and e3"),
        (
            "  FENCE  E3, d3 ",
            "- Player 1 builds a fence between d3 and e3",
        ),
        ("fence e4 e3", "- Player 1 builds a fence between e3 and e4"),
        (
            "chip 3 d4",
            "- Player 1 puts a chip face down on d4\n- The chip of Player 1 on d4 has the value 3",
        ),
        ("Chip D4 3", "- The chip of Player 1 on d4 has the value 3"),
        ("1", "- Player 1 builds a fence between a1 and b1"),
        ("pass", "- Player 1 passes and is out"),
    ] {
        // After the fences of seat 2, seat 1 types `log`, unless it has passed.
        let run = typed(
            "--players me,me",
            &format!("{line}/fence a4 b4/fence b4 c4/log"),
        );
        let (_, log) = run.out.rsplit_once(PROMPT).unwrap();
        assert!(log.contains(report), "{line}: {}", run.out);
    }
}

/// The lines typed before, the wrong line, and a part of the error message. The pack puts deposits on b1, e1, h2,
/// c3, f3, a4, d5 and g5.
const WRONG: &[(&str, &str, &str)] = &[
    // Texts that are not moves.
    ("", "jump", "This game has no move \"jump\""),
    ("", "fense a1 b1", "did you mean fence?"),
    (
        "",
        "pass on",
        "\"pass\" is a complete move; leave out \"on\"",
    ),
    (
        "",
        "fence a1",
        "\"fence\" needs two neighbouring cells: fence d3 e3",
    ),
    (
        "",
        "fence a1 b1 c1",
        "\"fence\" needs two neighbouring cells",
    ),
    (
        "",
        "fence a1 a1",
        "a1 and a1 are not next to each other; name two neighbouring cells",
    ),
    (
        "",
        "fence a1 b2",
        "a1 and b2 are not next to each other; name two neighbouring cells",
    ),
    (
        "",
        "fence a1 a0",
        "There is no cell \"a0\"; cells are a1 to h5",
    ),
    (
        "",
        "fence h5 i5",
        "There is no cell \"i5\"; cells are a1 to h5",
    ),
    ("", "chip 3", "\"chip\" needs a value and a cell: chip 3 d4"),
    ("", "chip d4", "\"chip\" needs a value and a cell"),
    (
        "",
        "chip 0 d4",
        "No chip has the value \"0\"; values are 1 to 5",
    ),
    ("", "chip x d4", "There is no cell \"x\""),
    ("", "chip 3 z9", "There is no cell \"z9\""),
    ("", "999", "moves, numbered from 1"),
    // Moves that the rules forbid.
    (
        "",
        "done",
        "`done` is only for fences=one-or-two; build two fences, place a chip, or pass [NG-7]",
    ),
    (
        "",
        "chip 1 b1",
        "Cell b1 has a deposit; place your chip on a free cell [NG-9]",
    ),
    (
        "",
        "chip 6 d4",
        "No chip has the value \"6\"; values are 1 to 5",
    ),
    (
        "chip 3 a1/pass",
        "chip 3 a2",
        "You have no chip of value 3; choose one of your chips [NG-9]",
    ),
    (
        "chip 3 a1/pass",
        "chip 1 a1",
        "Cell a1 already has a chip; place yours on a free cell [NG-9]",
    ),
    (
        "chip 3 a1",
        "chip 1 a1",
        "Cell a1 already has a chip; place yours on a free cell [NG-9]",
    ),
    (
        "fence a1 b1",
        "fence a1 b1",
        "There is already a fence between a1 and b1; choose another line [NG-24]",
    ),
    (
        "fence a1 b1",
        "chip 1 d4",
        "You have built one fence; build a second one [NG-7]",
    ),
    (
        "fence a1 b1",
        "pass",
        "You have built one fence; build a second one [NG-7]",
    ),
    (
        "fence a1 b1",
        "done",
        "You have built one fence; build a second one [NG-7]",
    ),
    (
        "fence b1 c1/fence a2 a3/pass/fence a2 b2",
        "fence b1 b2",
        "A fence between b1 and b2 would leave a region of 3 cells; a region needs at least four [NG-8]",
    ),
    (
        "fence b1 c1/fence a2 a3/pass/fence a2 b2",
        "fence a1 b1",
        "would leave a region of 2 cells; a region needs at least four [NG-8]",
    ),
    (
        "fence b1 c1/fence a2 a3/pass/fence a2 b2",
        "fence a1 a2",
        "would leave a region of 1 cell; a region needs at least four [NG-8]",
    ),
];

#[test]
fn a_wrong_line_is_reported_what_is_wrong_and_by_which_clause() {
    for (before, line, says) in WRONG {
        let start = if before.is_empty() {
            String::new()
        } else {
            format!("{before}/")
        };
        let run = typed("--players me,me", &format!("{start}{line}"));
        let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
        assert!(said.contains(says), "{line}: {says:?} is not in: {said}");
        assert_eq!(run.code, 6, "a wrong line changes nothing: {line}");
    }
}

/// `why` gives the same answer as the move itself.
#[test]
fn why_names_the_same_clause() {
    for (before, line, says) in WRONG.iter().filter(|row| row.2.contains('[')) {
        let start = if before.is_empty() {
            String::new()
        } else {
            format!("{before}/")
        };
        let run = typed("--players me,me", &format!("{start}why {line}"));
        assert!(run.out.contains(says), "{line}: {}", run.out);
    }
}

/// The example of NG-21: three cells are too few, four are enough.
#[test]
fn a_corner_of_four_cells_may_be_fenced_off() {
    let run = typed(
        "--players me,me",
        "fence b1 c1/fence b2 c2/fence a2 a3/fence b2 b3/log",
    );
    let report = run.out.matches("builds a fence").count();
    assert!(
        report >= 4
            && run
                .out
                .contains("- Player 2 builds a fence between b2 and b3"),
        "{}",
        run.out
    );
}

/// Every fence and every chip is immediately public, so no player can undo one.
#[test]
fn what_lies_on_the_board_is_not_taken_back() {
    for line in ["fence a1 b1", "chip 1 a1/pass"] {
        let run = typed("--players me,me", &format!("{line}/undo"));
        let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
        assert!(
            said.contains(
                "You cannot undo: others have seen your last move, or something new was revealed."
            ),
            "{line}: {said}"
        );
    }
}

#[test]
fn armadora_lets_a_player_be_done_after_one_fence() {
    let run = typed(
        "--players me,me --option preset=armadora",
        "fence a1 b1/moves d/done/log",
    );
    assert!(
        run.out.contains("build a second fence, or type done"),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("  1  fence") || run.out.contains("  done"),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("- Player 1 stops after one fence"),
        "{}",
        run.out
    );
}

#[test]
fn who_has_passed_is_skipped_and_the_game_ends_when_all_have() {
    let run = typed("--players me,me,me", "pass/chip 1 a1/chip 1 a2/pass/pass");
    assert_eq!(run.code, 0, "{}", run.err);
    // One region with 48 gold. Both seats that placed a 1 share it.
    let totals: Vec<f64> = sheets(&run.out)
        .into_iter()
        .map(|sheet| sheet.total)
        .collect();
    assert_eq!(totals, [0.0, 24.0, 24.0]);
    assert_eq!(run.out.matches("(shared win)").count(), 2, "{}", run.out);
}

/// A corner with a single deposit of 5, in which both seats have a 1. Tests every way to share it (NG-15).
#[test]
fn a_deposit_that_does_not_divide_is_shared_as_the_option_says() {
    let script = "fence b1 c1/fence b2 c2/fence a2 a3/fence b2 b3/chip 1 a1/chip 1 a2/pass/pass";
    for (split, printed, recorded) in [
        ("exact", "2 1/2", "2.5"),
        ("floor-deposit", "2", "2"),
        ("floor-region", "2", "2"),
    ] {
        let home = Home::new();
        let args = format!("{PLAY} --players me,me --option split={split} --record game.jsonl");
        let run = home.type_into(&args, &script.replace('/', "\n"));
        assert!(
            run.out.contains(&format!(
                "The region of a1 (4 cells, gold 5). Chips: A 1, B 1. Points: A {printed}, B {printed}\n"
            )),
            "{}",
            run.out
        );
        let score = format!("{{\"score\":{recorded},\"place\":1}}");
        assert!(
            home.read("game.jsonl")
                .trim_end()
                .ends_with(&format!("[{score},{score}]}}")),
            "{}",
            home.read("game.jsonl")
        );
        assert!(
            home.out("verify game.jsonl")
                .contains(&format!("complete, {printed} : {printed}"))
        );
    }
}

#[test]
fn nobody_is_reported_a_score_before_the_end() {
    let home = Home::new();
    let args = format!("{PLAY} --players me,greedy --record game.jsonl");
    let run = home.type_into(&args, "chip 5 a1\nscore\n");
    assert!(
        run.out
            .contains("The score is known only after the hidden pieces are turned up."),
        "{}",
        run.out
    );
    let replayed = home.out("replay game.jsonl --as 1");
    assert!(
        replayed.contains("The score is known only after the hidden pieces are turned up.")
            && !replayed.contains("Standings"),
        "{replayed}"
    );
}

// --- Many games

/// Partners win together. A win of a team counts as one win.
#[test]
fn a_teams_win_is_counted_once() {
    let home = Home::new();
    let args = "simulate nuggets --players greedy,random,greedy,random --games 200 --seed 3";
    let summary = home.json(&format!("{args} --format json"));
    let share = |seat: usize| summary["seats"][seat]["win_share"].as_f64().unwrap();
    assert!(
        close(share(0), share(2)) && close(share(1), share(3)),
        "{summary}"
    );
    assert!(close(share(0) + share(1), 1.0), "{summary}");
}

/// Fractions of points are numbers in CSV, in JSON lines and in the summary.
#[test]
fn fractions_of_points_are_numbers_in_every_file() {
    let home = Home::new();
    let args = "simulate nuggets --players random,random,random --games 120 --seed 5";
    let summary = home.json(&format!("{args} --out games.csv --format json"));
    home.out(&format!("{args} --out games.jsonl"));
    let csv = home.read("games.csv");
    let games: Vec<Value> = home
        .read("games.jsonl")
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let mut fractions = 0;
    for seat in 0..3 {
        let column = csv.lines().skip(1).map(|row| {
            row.split(',')
                .nth(5 + 5 * seat)
                .unwrap()
                .parse::<f64>()
                .unwrap()
        });
        let scores: Vec<f64> = games
            .iter()
            .map(|game| game["seats"][seat]["score"].as_f64().unwrap())
            .collect();
        assert!(column.eq(scores.iter().copied()), "seat {seat}");
        fractions += scores.iter().filter(|score| score.fract() != 0.0).count();
        assert!(
            scores
                .iter()
                .all(|score| close((6.0 * score).round(), 6.0 * score)),
            "sixths"
        );
        let number = |key: &str| summary["seats"][seat][key].as_f64().unwrap();
        let mean = scores.iter().sum::<f64>() / scores.len() as f64;
        assert!((number("mean") - mean).abs() < 1e-6, "{summary}");
        assert!(close(
            number("least"),
            scores.iter().copied().fold(f64::MAX, f64::min)
        ));
        assert!(close(
            number("most"),
            scores.iter().copied().fold(f64::MIN, f64::max)
        ));
    }
    assert!(fractions > 10, "{fractions}");
}

// --- Whole games, with scores computed from their text

#[test]
fn games_add_up_from_their_text_alone() {
    let home = Home::new();
    for options in [
        "",
        "--option preset=armadora",
        "--option layout=random --option split=floor-deposit",
        "--option layout=custom --option count=deposits",
        "--option end=no-chips --option tie=piles",
    ] {
        for seats in 2..=4 {
            for seed in 0..8 {
                let args = format!(
                    "play nuggets --players {} --seed {seed} {options}",
                    bots(seats)
                );
                let text = home.out(&args);
                let mut reader = Reader::new(&text, options);
                for line in text.lines().filter_map(|line| line.strip_prefix("- ")) {
                    reader.read(line);
                }
                reader.compare_with_the_sheets();
            }
        }
    }
}

/// A column and a row, counted from 0.
type Cell = (u8, u8);

fn cell(label: &str) -> Cell {
    let bytes = label.as_bytes();
    assert!(
        bytes.len() == 2 && (b'a'..=b'h').contains(&bytes[0]) && (b'1'..=b'5').contains(&bytes[1]),
        "{label}"
    );
    (bytes[0] - b'a', bytes[1] - b'1')
}

/// Follows a game by its text. Accepts only lines that follow from the lines before.
struct Reader<'a> {
    text: &'a str,
    options: &'a str,
    names: Vec<String>,
    deposits: BTreeMap<Cell, u32>,
    fences: BTreeSet<(Cell, Cell)>,
    chips: BTreeMap<Cell, usize>,
    values: BTreeMap<Cell, u32>,
    out: BTreeSet<usize>,
    regions: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, options: &'a str) -> Self {
        Self {
            text,
            options,
            names: sheets(text).into_iter().map(|sheet| sheet.name).collect(),
            deposits: BTreeMap::new(),
            fences: BTreeSet::new(),
            chips: BTreeMap::new(),
            values: BTreeMap::new(),
            out: BTreeSet::new(),
            regions: 0,
        }
    }

    fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["A", "deposit", "of", gold, "lies", "on", at] => {
                let fresh = self.deposits.insert(cell(at), gold.parse().unwrap());
                assert_eq!(fresh, None, "{line}");
            }
            ["The", "region", ..] => self.region(line),
            ["The", "game", "is", "over;", ..] => assert_eq!(self.deposits.len(), 8, "{line}"),
            _ => self.player_line(line),
        }
    }

    /// A line about a player, whose name may contain a space.
    fn player_line(&mut self, line: &str) {
        let named = |name: &&String| line.starts_with(&format!("{name} "));
        let name = self
            .names
            .iter()
            .filter(named)
            .max_by_key(|name| name.len());
        let name = name
            .unwrap_or_else(|| panic!("who does this: {line}"))
            .clone();
        let seat = self.names.iter().position(|other| *other == name).unwrap();
        let rest = &line[name.len() + 1..];
        let letter = format!("({}) ", char::from(b'A' + seat as u8));
        let rest = rest.strip_prefix(&letter).unwrap_or(rest);
        let words: Vec<&str> = rest.split_whitespace().collect();
        if !rest.starts_with("placed") {
            assert!(!self.out.contains(&seat), "out for good (NG-10): {line}");
        }
        match *words {
            ["goes", "first"] => assert!(self.fences.is_empty() && self.chips.is_empty(), "{line}"),
            ["builds", "a", "fence", "between", a, "and", b] => self.fence(cell(a), cell(b), line),
            ["stops", "after", "one", "fence"] => {
                assert!(self.options.contains("armadora"), "{line}");
            }
            ["puts", "a", "chip", "face", "down", "on", at] => {
                assert!(
                    !self.deposits.contains_key(&cell(at)),
                    "a deposit (NG-9): {line}"
                );
                assert_eq!(
                    self.chips.insert(cell(at), seat),
                    None,
                    "a chip (NG-9): {line}"
                );
            }
            ["passes", "and", "is", "out"] | ["has", "no", "move", "left", ..] => {
                self.out.insert(seat);
            }
            ["placed", "no", "chip"] => {
                assert!(!self.chips.values().any(|other| *other == seat), "{line}");
            }
            ["placed", ..] => self.turn_up(
                seat,
                rest.trim_start_matches("placed (value and cell): "),
                line,
            ),
            _ => panic!("what is this: {line}"),
        }
    }

    fn fence(&mut self, a: Cell, b: Cell, line: &str) {
        assert_eq!(
            a.0.abs_diff(b.0) + a.1.abs_diff(b.1),
            1,
            "neighbours (NG-4): {line}"
        );
        assert!(
            self.fences.insert((a.min(b), a.max(b))),
            "a line twice (NG-24): {line}"
        );
        assert!(self.fences.len() <= 35, "35 fences (NG-1): {line}");
        for side in [a, b] {
            assert!(
                self.region_of(side).len() >= 4,
                "a small region (NG-8): {line}"
            );
        }
    }

    fn region_of(&self, start: Cell) -> BTreeSet<Cell> {
        let (mut region, mut open) = (BTreeSet::from([start]), vec![start]);
        while let Some((col, row)) = open.pop() {
            let beside = [
                (col.wrapping_sub(1), row),
                (col + 1, row),
                (col, row.wrapping_sub(1)),
                (col, row + 1),
            ];
            for other in beside
                .into_iter()
                .filter(|other| other.0 < 8 && other.1 < 5)
            {
                let (a, b) = ((col, row).min(other), (col, row).max(other));
                if !self.fences.contains(&(a, b)) && region.insert(other) {
                    open.push(other);
                }
            }
        }
        region
    }

    /// Reveals all chips of a seat: those that it placed, and no more of a value than it received (NG-3).
    fn turn_up(&mut self, seat: usize, chips: &str, line: &str) {
        let mut left: Vec<usize> =
            shipped("nuggets", "game.json")["chips"][self.names.len() - 2]["values"]
                .as_array()
                .unwrap()
                .iter()
                .map(|count| count.as_u64().unwrap() as usize)
                .collect();
        for chip in chips.split(", ") {
            let (value, at) = chip.split_once(' ').unwrap();
            let value: usize = value.parse().unwrap();
            assert_eq!(self.chips.get(&cell(at)), Some(&seat), "{line}");
            assert!(left[value - 1] > 0, "one {value} too many: {line}");
            left[value - 1] -= 1;
            self.values.insert(cell(at), value as u32);
        }
        let laid = self.chips.values().filter(|other| **other == seat).count();
        assert_eq!(chips.split(", ").count(), laid, "{line}");
    }

    fn teams(&self) -> usize {
        if self.names.len() == 4 {
            2
        } else {
            self.names.len()
        }
    }

    /// The gold of a region, the sum of each team, and the share of each team (NG-14, NG-15, NG-16).
    fn shares(&self, region: &BTreeSet<Cell>) -> (f64, Vec<u32>, Vec<f64>) {
        let mut sums = vec![0; self.teams()];
        for at in region {
            if let Some(value) = self.values.get(at) {
                sums[self.chips[at] % self.teams()] += value;
            }
        }
        let best = *sums.iter().max().unwrap();
        let winners = sums.iter().filter(|sum| **sum == best && best > 0).count() as f64;
        let by_yield = !self.options.contains("count=deposits");
        let gold = |at: &Cell| {
            self.deposits
                .get(at)
                .map(|gold| if by_yield { f64::from(*gold) } else { 1.0 })
        };
        let piles: Vec<f64> = region.iter().filter_map(gold).collect();
        let whole: f64 = piles.iter().sum();
        let share = if self.options.contains("floor-deposit") {
            piles.iter().map(|pile| (pile / winners).floor()).sum()
        } else if self.options.contains("armadora") {
            (whole / winners).floor()
        } else {
            whole / winners
        };
        let get = |sum: &u32| if *sum == best && best > 0 { share } else { 0.0 };
        let shares = sums.iter().map(get).collect();
        (whole, sums, shares)
    }

    /// Checks the report of a region: its first cell, its size, its gold and the sums.
    fn region(&mut self, line: &str) {
        let (report, rest) = line
            .strip_prefix("The region of ")
            .unwrap()
            .split_once(" cells, gold ")
            .unwrap();
        let (first, size) = report.split_once(" (").unwrap();
        let region = self.region_of(cell(first));
        assert_eq!(region.len().to_string(), size, "{line}");
        let by_reading = region.iter().min_by_key(|(col, row)| (*row, *col));
        assert_eq!(by_reading, Some(&cell(first)), "{line}");
        let (gold, sums, shares) = self.shares(&region);
        let letters = |team| {
            if self.names.len() == 4 {
                ["AC", "BD"][team]
            } else {
                ["A", "B", "C"][team]
            }
        };
        let sums: Vec<String> = sums
            .iter()
            .enumerate()
            .map(|(team, sum)| format!("{} {sum}", letters(team)))
            .collect();
        assert!(
            rest.starts_with(&format!("{gold}). Chips: {}. ", sums.join(", "))),
            "{line}"
        );
        let paid = shares.iter().filter(|share| **share > 0.0).count();
        assert_eq!(paid == 0, rest.ends_with(". Nobody scores"), "{line}");
        self.regions += 1;
    }

    fn compare_with_the_sheets(&self) {
        let mut totals = vec![0.0; self.teams()];
        let (mut seen, mut regions) = (BTreeSet::new(), 0);
        for at in (0..5).flat_map(|row| (0..8).map(move |col| (col, row))) {
            if seen.contains(&at) {
                continue;
            }
            let region = self.region_of(at);
            let (gold, _, shares) = self.shares(&region);
            regions += usize::from(gold > 0.0);
            for (total, share) in totals.iter_mut().zip(shares) {
                *total += share;
            }
            seen.extend(region);
        }
        assert_eq!(
            self.regions, regions,
            "each region with gold is told: {}",
            self.text
        );
        for (seat, sheet) in sheets(self.text).iter().enumerate() {
            let total = totals[seat % self.teams()];
            assert!(
                close(sheet.total, total),
                "{}: {total}\n{}",
                sheet.name,
                self.text
            );
        }
        let most = totals.iter().copied().fold(0.0, f64::max);
        for (place, name, total) in standings(self.text) {
            assert!(
                place != 1 || close(total, most),
                "{name} has won\n{}",
                self.text
            );
        }
    }
}
