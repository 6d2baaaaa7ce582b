//! Tests of the lines of records.

use super::*;

const HEADER: &str = r#"{"line":"header","format":1,"version":"0.1.0","ruleset":"toy","rules":1,"content":"c","options":{},"seats":[],"seed":1}"#;

#[track_caller]
fn refused(text: &str, problem: &str) {
    let error = Record::parse(text.as_bytes()).unwrap_err().to_string();
    assert!(error.starts_with(problem), "{error}");
}

#[test]
fn lines_round_trip() {
    let text = format!(
        "{HEADER}\n{{\"line\":\"move\",\"seat\":1,\"move\":\"draw\"}}\n{{\"line\":\"undo\",\"seat\":1,\"moves\":1}}\n"
    );
    let (record, tail) = Record::parse(text.as_bytes()).unwrap();
    let printed: String = std::iter::once(RecordLine::Header(record.header))
        .chain(record.lines)
        .map(|line| line.print())
        .collect();
    assert_eq!(printed, text);
    assert_eq!(
        tail,
        Tail {
            kept: text.len(),
            torn: 0
        }
    );
}

#[test]
fn undone_decisions_do_not_count() {
    let mv = "{\"line\":\"move\",\"seat\":1,\"move\":\"draw\"}\n";
    let undo = "{\"line\":\"undo\",\"seat\":1,\"moves\":1}\n";
    let text = format!("{HEADER}\n{mv}{mv}{undo}{mv}");
    let (record, _) = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.decisions(), 2);
}

#[test]
fn only_a_game_that_is_over_has_an_outcome() {
    let result = "{\"line\":\"result\",\"seats\":[{\"score\":12,\"place\":1}]}\n";
    let outcome = |lines: &str| {
        let text = format!("{HEADER}\n{lines}");
        let (record, _) = Record::parse(text.as_bytes()).unwrap();
        record.outcome().map(|outcome| outcome.seats[0].place)
    };
    assert_eq!(outcome(""), None);
    assert_eq!(outcome(result), Some(1));
}

/// A date on which nothing depends may be missing, is kept as it is, and must be one that lists can show.
#[test]
fn a_header_may_say_when_the_game_began() {
    let began =
        |began: &str| HEADER.replace("\"seed\":1", &format!("\"seed\":1,\"began\":{began}")) + "\n";
    let text = began("\"2026-11-29T18:30:00Z\"");
    let (record, _) = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.header.began.as_deref(), Some("2026-11-29T18:30:00Z"));
    for wrong in [
        "\"\"",
        "\"yesterday\"",
        "\"2026-11-29\"",
        "\"2026-11-29T18:30:00Z\\u0007\"",
    ] {
        refused(&began(wrong), "line 1: the game began at ");
    }
    refused(
        &began("7"),
        "line 1: not a line of a record: invalid type: integer",
    );
}

/// Earlier versions read the records of this one as long as their headers hold what these versions ignore.
#[test]
fn a_header_may_have_fields_of_later_versions() {
    let later = HEADER.replace("\"seed\":1", "\"seed\":1,\"later\":[true]") + "\n";
    let (record, _) = Record::parse(later.as_bytes()).unwrap();
    let (known, _) = Record::parse(format!("{HEADER}\n").as_bytes()).unwrap();
    assert_eq!(record, known);
}

#[test]
fn format_characters_are_read_and_written_escaped() {
    let name = r#""seats":[{"name":"A\u202e","player":"me"}]"#;
    let text = HEADER.replace("\"seats\":[]", name) + "\n";
    let raw = text.replace("\\u202e", "\u{202e}");
    for text in [&text, &raw] {
        let (record, _) = Record::parse(text.as_bytes()).unwrap();
        assert_eq!(record.header.seats[0].name, "A\u{202e}");
        assert!(RecordLine::Header(record.header).print().contains(name));
    }
}

#[test]
fn the_text_of_a_fault_steers_no_screen() {
    let fault = |text: &str| {
        format!(
            "{HEADER}\n{{\"line\":\"player-fault\",\"seat\":1,\"code\":\"late\",\"text\":\"{text}\",\"then\":\"forfeit\"}}\n"
        )
    };
    assert!(Record::parse(fault("no answer").as_bytes()).is_ok());
    refused(
        &fault("\\u001b[2J"),
        "line 2: the text \"\\u{1b}[2J\" contains control characters",
    );
    refused(
        &fault("").replace("late", "sulky"),
        "line 2: not a line of a record: unknown variant `sulky`",
    );
}

#[test]
fn a_header_without_a_version_is_of_the_first() {
    let text = format!("{}\n", HEADER.replace("\"version\":\"0.1.0\",", ""));
    let (record, _) = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.header.version, "0.1.0");
}

#[test]
fn a_header_without_a_dealer_is_of_the_first() {
    let with = |dealer: &str| {
        let seed = format!("\"seed\":7{dealer}}}");
        let (before, _) = HEADER.split_once("\"seed\":").unwrap();
        format!("{before}{seed}\n")
    };
    for (dealer, version) in [("", 1), (",\"dealer\":2", 2)] {
        let (record, _) = Record::parse(with(dealer).as_bytes()).unwrap();
        assert_eq!(record.header.dealer, version);
        assert_eq!(RecordLine::Header(record.header).print(), with(dealer));
    }
    refused(
        &with(",\"dealer\":9"),
        "line 1: dealer 9; this version 0.1.0 has dealers 1 to 2; use version 0.1.0, which wrote it",
    );
}

#[test]
fn a_torn_tail_does_not_count() {
    let text = format!("{HEADER}\n{{\"line\":\"mo");
    let (record, tail) = Record::parse(text.as_bytes()).unwrap();
    assert_eq!((record.lines.len(), tail.torn), (0, 11));
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    refused("", "line 1: no header");
    refused(
        "{}\n",
        "line 1: not a line of a record: missing field `line`",
    );
    refused(
        &format!("{}\n", HEADER.replace("\"format\":1", "\"format\":9")),
        "line 1: format 9; this version 0.1.0 reads formats 1 to 4; use version 0.1.0, which wrote it",
    );
    // Lines of a later format may be of unknown kinds; they are not parsed.
    let later = HEADER.replace(
        "\"format\":1,\"version\":\"0.1.0\"",
        "\"format\":5,\"version\":\"0.9.1\"",
    );
    refused(
        &format!("{later}\n{{\"line\":\"jump\"}}\n"),
        "line 1: format 5; this version 0.1.0 reads formats 1 to 4; use version 0.9.1, which wrote it",
    );
    refused(
        &format!("{HEADER}\n{{\"line\":\"jump\"}}\n"),
        "line 2: not a line of a record: unknown variant `jump`",
    );
    assert!(
        Record::parse(b"\xff\n")
            .unwrap_err()
            .to_string()
            .starts_with("line 1: not UTF-8 text")
    );
}

#[test]
fn a_line_has_a_longest_length() {
    let long = "k".repeat(LINE_MAX);
    refused(
        &format!("{HEADER}\n{{\"line\":\"move\",\"seat\":1,\"move\":\"{long}\"}}\n"),
        "line 2: a line of 65571 bytes; expected at most 65536",
    );
}
