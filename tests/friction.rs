//! What makes play smooth, line by line: only what is new, moves in groups, reasons of hints, answers in words.

use crate::common::{GAME, Home, Run, contains};
use crate::play::DEAL;
use crate::terminal::Terminal;

/// Lines typed into a game of the deal, with these arguments.
fn typed(more: &str, input: &str) -> Run {
    let args = format!("play {GAME} --players me,greedy --names Ann,Bob --seed {DEAL} {more}");
    Home::new().type_into(&args, input)
}

/// What is printed up to each question that Ann must decide, and after the last one.
fn parts(run: &Run) -> Vec<String> {
    let mut parts = vec![String::new()];
    for line in run.out.split_inclusive('\n') {
        parts.last_mut().unwrap().push_str(line);
        let asks = ["mark ", "keep ", "take "];
        let owed = line.strip_prefix("Ann: ");
        if owed.is_some_and(|owed| asks.iter().any(|ask| owed.contains(ask))) {
            parts.push(String::new());
        }
    }
    parts
}

#[test]
fn after_the_first_decision_only_what_is_new_is_printed() {
    for more in ["", "--plain"] {
        let run = typed(more, "keep G12 O10\nA a1 b1\nA c1\ntable\n");
        let parts = parts(&run);
        // The whole table once, then both new boards and the pattern.
        assert!(
            parts[0].contains("G12") && parts[0].contains("Y09"),
            "{}",
            run.out
        );
        assert!(
            parts[1].contains("G12") && parts[1].contains("O10"),
            "{}",
            run.out
        );
        assert!(
            parts[1].contains("turn 1 of 28") && parts[1].contains("mark the pattern"),
            "{}",
            run.out
        );
        for hidden in ["On offer", "Offer\n", "Bob: no completed"] {
            assert!(!parts[1].contains(hidden), "{hidden}: {}", run.out);
        }
        // Only board A has a new mark.
        assert!(
            parts[2].contains("Turn 2 of 28: a new expedition"),
            "{}",
            run.out
        );
        assert!(
            parts[2].contains("G12") && !parts[2].contains("O10"),
            "{}",
            run.out
        );
        assert!(
            parts[2].contains("Ann: mark the pattern, or a single cell."),
            "{}",
            run.out
        );
        assert!(
            parts[2].lines().count() < parts[4].lines().count(),
            "{}",
            run.out
        );
        contains(&run.out, "`table` for the whole table");
        // The command shows everything: the offer, both boards, the others.
        for shown in [
            "O10",
            "Bob: ",
            if more.is_empty() { "Offer" } else { "On offer" },
        ] {
            assert!(parts[4].contains(shown), "{shown}: {}", run.out);
        }
    }
}

#[test]
fn an_undone_decision_shows_the_board_as_it_is_again() {
    let run = typed("", "keep G12 O10\nA c3\nundo\n");
    let parts = parts(&run);
    assert!(
        parts[2].contains("mark 1 bonus cell") && parts[2].contains("G12"),
        "{}",
        run.out
    );
    assert!(
        !parts[2].contains("turn 1 of 28"),
        "the turn is not new: {}",
        run.out
    );
    assert!(
        parts[3].contains("Took back: A c3") || parts[2].contains("Took back"),
        "{}",
        run.out
    );
    assert!(
        parts[3].contains("mark the pattern, or a single cell"),
        "{}",
        run.out
    );
}

#[test]
fn the_offer_is_printed_when_a_card_is_to_be_taken() {
    let run = typed("", &"1\n".repeat(60));
    let taking = parts(&run).into_iter().skip(1);
    let taking: Vec<String> = taking
        .filter(|part| part.contains("take a card from the offer"))
        .collect();
    assert!(!taking.is_empty(), "{}", run.out);
    for part in taking {
        assert!(part.contains("\nOffer\n"), "{part}");
    }
}

#[test]
fn moves_are_listed_in_groups() {
    for (more, columns) in [("", true), ("--plain", false)] {
        let run = typed(more, "keep G12 O10\nmoves\n");
        let list = parts(&run).pop().unwrap();
        let headings = [
            "Pattern on board A:",
            "Single cells on board A:",
            "Pattern on board B:",
            "Single cells on board B:",
        ];
        for heading in headings {
            assert_eq!(list.matches(heading).count(), 1, "{heading}: {list}");
        }
        let mut rows = list.lines().skip(1);
        let row = rows
            .find(|line| line.contains("A a1 b1") && !line.contains('`'))
            .unwrap();
        assert_eq!(row.matches("A ").count() > 1, columns, "{row}");
    }
    let home = Home::new();
    let run = home.type_into(
        "play nuggets --players me,greedy --seed 7 --names Ann,Bob",
        "moves\n",
    );
    for heading in ["\nFences:\n", "\nChip 1:\n", "\nOther moves:\n"] {
        assert!(run.out.contains(heading), "{heading:?}: {}", run.out);
    }
}

#[test]
fn a_hint_says_why() {
    for (language, better, gain, fits) in [
        (
            "en",
            "points better than `",
            "Gain: ",
            "Patterns that may come next and still fit: ",
        ),
        (
            "cs",
            "lepší než `",
            "Účinek: ",
            "Vzory, které mohou přijít a ještě se vejdou: ",
        ),
        (
            "pl",
            "niż `",
            "Skutek: ",
            "Wzory, które mogą przyjść i jeszcze się zmieszczą: ",
        ),
    ] {
        for more in ["", "--plain"] {
            let run = typed(
                &format!("{more} --lang {language}"),
                "hint\nkeep G12 O10\nhint\nA a1 b1\nhint\n",
            );
            for text in [better, gain, fits] {
                assert!(run.out.contains(text), "{language} {text:?}: {}", run.out);
            }
        }
    }
}

#[test]
fn where_the_pattern_fits_nowhere_a_single_cell_is_offered() {
    for more in ["", "--plain"] {
        let found = (1..40).any(|seed| {
            let args = format!("play {GAME} --players me --names Ann --seed {seed} {more}");
            let run = Home::new().type_into(&args, &"1\n".repeat(200));
            let says = |part: &&str| part.contains("fits nowhere: mark a single cell");
            let part = parts(&run).into_iter().find(|part| says(&&**part));
            // The first move that is shown is a single cell.
            part.is_some_and(|part| {
                let rest = run.out.split_once(&part).map_or("", |(_, rest)| rest);
                let example = rest.split(" as `").nth(1).unwrap_or_default();
                let example = example.split('`').next().unwrap_or_default();
                assert_eq!(example.split(' ').count(), 2, "{example}");
                true
            })
        });
        assert!(found, "in some game a pattern fits nowhere");
    }
}

#[test]
fn yes_is_typed_in_words_and_letters() {
    for (language, words) in [
        ("en", ["y", "Y", "yes"]),
        ("cs", ["y", "a", "ano"]),
        ("pl", ["y", "t", "tak"]),
    ] {
        for yes in words {
            let args = format!(
                "play nuggets --players me,greedy --seed 7 --confirm --lang {language} --record game.jsonl"
            );
            let home = Home::new();
            home.type_into(&args, &format!("1\nn\n1\n{yes}\n"));
            let record = home.read("game.jsonl");
            let moves = record
                .lines()
                .filter(|line| line.contains("\"seat\":1,\"move\""));
            assert_eq!(moves.count(), 1, "{language} {yes}: {record}");
            let args = format!(
                "play {GAME} --players me,greedy --seed {DEAL} --confirm --lang {language}"
            );
            let run = Home::new().type_into(&args, &format!("1\n{yes}\n1\n"));
            assert!(
                run.out.contains("1/28")
                    || run.out.contains("1 of 28")
                    || run.out.contains("1 z 28"),
                "{language} {yes}: {}",
                run.out
            );
        }
    }
}

#[test]
fn at_the_end_a_terminal_reads_how_to_play_a_new_deal() {
    let home = Home::new();
    let args = "play nuggets --plain --players me,greedy --seed 7 --record game.jsonl";
    let mut terminal = Terminal::open(&home, args, &[]);
    terminal.wait_since(0, "> ");
    terminal.press(&"1\r".repeat(60));
    terminal.wait_since(0, "Play a new deal with:");
    let seen = terminal.raw();
    contains(&seen, "rnw play nuggets --players 'me,greedy' --plain");
    // Through a pipe, nobody is there to play again.
    let run = Home::new().type_into(
        "play nuggets --players me,greedy --seed 7",
        &"1\n".repeat(60),
    );
    assert!(!run.err.contains("a new deal"), "{}", run.err);
    assert!(run.err.contains("the same deal again"), "{}", run.err);
}
