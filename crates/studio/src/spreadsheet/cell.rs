//! A value of a card as the text of a cell, and back.
//!
//! Spreadsheets change what looks like a formula, a number or a date. Such a text is written with a `'` before it. The
//! reader removes one `'` from the start of every cell, so nothing is lost.

use super::columns::CellForm;
use serde_json::Value;

/// The character before a text that a spreadsheet would change.
const QUOTE: char = '\'';
/// The characters at which spreadsheets take a cell for a formula.
const FORMULA: [char; 4] = ['=', '+', '-', '@'];
/// What spreadsheets show for a formula that failed.
const ERROR_VALUES: [&str; 10] = [
    "#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!",
    "#FIELD!",
];
/// The start of the name of each month, which spreadsheets take for a date.
const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

/// Why a cell cannot be read: the message, and what to do.
pub(super) type CellFault = (String, &'static str);

/// The text of a cell; empty for a value that is missing.
pub(super) fn write(value: &Value, kind: CellForm) -> String {
    match value {
        Value::Null => String::new(),
        value if kind == CellForm::Json => quoted(&json(value)),
        Value::String(text) => quoted(text),
        Value::Array(rows) => quoted(&joined(rows)),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}

/// A text as it is, if it cannot be taken for JSON; anything else as JSON.
fn json(value: &Value) -> String {
    let text = value.as_str().filter(|text| !text.is_empty());
    let plain = text.filter(|text| serde_json::from_str::<Value>(text).is_err());
    plain.map_or_else(|| value.to_string(), str::to_owned)
}

/// Rows as the lines of a cell. A single row that contains a `/` gets a line break, so that it is not cut there.
fn joined(rows: &[Value]) -> String {
    let rows: Vec<&str> = rows.iter().filter_map(Value::as_str).collect();
    let end = if rows.len() == 1 && rows[0].contains('/') {
        "\n"
    } else {
        ""
    };
    rows.join("\n") + end
}

/// A text with a `'` before it if a spreadsheet would change it.
fn quoted(text: &str) -> String {
    if is_changed(text) {
        format!("{QUOTE}{text}")
    } else {
        text.to_owned()
    }
}

/// Whether a spreadsheet may change a text, or the reader would.
fn is_changed(text: &str) -> bool {
    let first = text.chars().next().unwrap_or_default();
    let lower = text.to_lowercase();
    let is_month =
        |month: &str| lower.starts_with(month) && text.ends_with(|c: char| c.is_ascii_digit());
    FORMULA.contains(&first)
        || first == QUOTE
        || first.is_ascii_digit()
        || (first == '.' && text[1..].starts_with(|c: char| c.is_ascii_digit()))
        || text.lines().any(|line| line.trim() != line)
        || ["true", "false"].contains(&&*lower)
        || MONTHS.iter().any(|month| is_month(month))
        || is_error_value(text)
}

fn is_error_value(text: &str) -> bool {
    let text = text.trim();
    let numbered = text.strip_prefix("Err:");
    ERROR_VALUES.contains(&text) || numbered.is_some_and(|number| number.parse::<u16>().is_ok())
}

/// The value of a cell; `None` for an empty one. Blanks around a text, and around a row of a grid, do not count unless
/// a `'` protects them.
pub(super) fn read(text: &str, kind: CellForm) -> Result<Option<Value>, CellFault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let plain = match text.strip_prefix(QUOTE) {
        Some(plain) => plain,
        None => unquoted(text.trim_matches([' ', '\t']))?,
    };
    let value = match kind {
        CellForm::Text => Value::from(plain),
        CellForm::Json => serde_json::from_str(plain).unwrap_or_else(|_| Value::from(plain)),
        CellForm::Rows if text.starts_with(QUOTE) => split(plain).into(),
        CellForm::Rows => {
            let lines: Vec<&str> = plain.split('\n').map(str::trim).collect();
            split(&lines.join("\n")).into()
        }
        CellForm::WholeNumber => match plain.trim().parse::<i64>() {
            Ok(number) => Value::from(number),
            Err(_) => return Err((format!("found {plain:?}; expected a whole number"), NUMBER)),
        },
        CellForm::YesOrNo => match plain.trim().to_lowercase().as_str() {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ => return Err((format!("found {plain:?}; expected true or false"), "")),
        },
    };
    Ok(Some(value))
}

/// What to do about a number that cannot be read.
const NUMBER: &str = "format the column in the spreadsheet as a whole number without separators";

/// A text that no `'` protects. A formula or its error is not the text that its author meant.
fn unquoted(text: &str) -> Result<&str, CellFault> {
    if is_error_value(text) {
        return Err((
            format!(
                "found {:?}, the error of a formula; expected a value",
                text.trim()
            ),
            "format the column as text, then type the cell again",
        ));
    }
    if text.starts_with('=') {
        return Err((
            format!(
                "found a formula, {:?}; expected its value",
                first_line(text)
            ),
            "replace the formula by its value; to begin a text with =, write '= in the CSV file",
        ));
    }
    Ok(text)
}

pub(super) fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// The rows of a cell: its lines, or the parts between `/` if it is a single line. Empty lines at the end do not count.
fn split(text: &str) -> Vec<&str> {
    let mut rows: Vec<&str> = if text.contains('\n') {
        text.split('\n').collect()
    } else {
        text.split('/').map(str::trim).collect()
    };
    while rows.len() > 1 && rows.last().is_some_and(|row| row.is_empty()) {
        rows.pop();
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    #[track_caller]
    fn check(value: Value, kind: CellForm, cell: &str) {
        assert_eq!(write(&value, kind), cell);
        assert_eq!(read(cell, kind), Ok(Some(value)));
    }

    #[test]
    fn what_a_spreadsheet_would_change_has_a_mark() {
        use CellForm::{Rows, Text, WholeNumber, YesOrNo};
        check(json!("P01"), Text, "P01");
        for text in [
            "=1", "+1", "-x", "@x", "'x", "007", "3-4", "1E5", "TRUE", "Mar1", "#REF!", "Err:502",
            ".5",
        ] {
            check(json!(text), Text, &format!("'{text}"));
        }
        for text in ["Martha", "purple", "#..", "x=1", "True-blue", "E5"] {
            check(json!(text), Text, text);
        }
        check(json!(7), WholeNumber, "7");
        check(json!(true), YesOrNo, "true");
        check(json!(["..x", ".~."]), Rows, "..x\n.~.");
        check(json!(["=.x", ".~."]), Rows, "'=.x\n.~.");
        check(json!(["a/b"]), Rows, "a/b\n");
        check(json!(["a/b", "c/d"]), Rows, "a/b\nc/d");
    }

    #[test]
    fn rows_may_be_parted_by_slashes() {
        let rows = Ok(Some(json!(["..x", ".~."])));
        assert_eq!(read("..x/.~.", CellForm::Rows), rows);
        assert_eq!(read("..x / .~.", CellForm::Rows), rows);
        assert_eq!(read("..x\n.~.\n\n", CellForm::Rows), rows);
        assert_eq!(read(" ", CellForm::Rows), Ok(None));
    }

    #[test]
    fn what_is_no_text_is_json() {
        use CellForm::Json;
        check(json!("sum"), Json, "sum");
        check(json!({ "each": 1 }), Json, "{\"each\":1}");
        check(json!([6, 5]), Json, "[6,5]");
        check(json!("on mark: extra"), Json, "on mark: extra");
        check(json!("7"), Json, "\"7\"");
        check(json!(""), Json, "\"\"");
    }

    #[test]
    fn blanks_around_a_cell_do_not_count() {
        assert_eq!(read(" gray\t", CellForm::Text), Ok(Some(json!("gray"))));
        assert_eq!(read(" 7 ", CellForm::WholeNumber), Ok(Some(json!(7))));
        let rows = Ok(Some(json!(["..x", ".~."])));
        assert_eq!(read(" ..x \n .~. \n", CellForm::Rows), rows);
        check(json!("gray "), CellForm::Text, "'gray ");
        check(json!(["..x", " ~."]), CellForm::Rows, "'..x\n ~.");
        assert!(read(" =A1", CellForm::Text).is_err());
    }

    #[test]
    fn formulas_and_their_errors_are_refused() {
        for text in ["=A1", "=SUM(A1:A3)", "#REF!", " #N/A", "Err:508"] {
            assert!(read(text, CellForm::Text).is_err(), "{text}");
        }
        for text in ["1.0", "1,0", "x", "1 000"] {
            assert!(read(text, CellForm::WholeNumber).is_err(), "{text}");
        }
        assert!(read("maybe", CellForm::YesOrNo).is_err());
    }

    proptest! {
        #[test]
        fn every_text_comes_back(text in "[ -~éž…\t]{1,8}", rows in prop::collection::vec("[!-~]{1,4}", 1..5)) {
            prop_assume!(!text.trim().is_empty());
            let text = Value::from(text);
            prop_assert_eq!(read(&write(&text, CellForm::Text), CellForm::Text), Ok(Some(text.clone())));
            prop_assert_eq!(read(&write(&text, CellForm::Json), CellForm::Json), Ok(Some(text)));
            let rows = Value::from(rows);
            prop_assert_eq!(read(&write(&rows, CellForm::Rows), CellForm::Rows), Ok(Some(rows.clone())));
            prop_assert_eq!(read(&write(&rows, CellForm::Json), CellForm::Json), Ok(Some(rows)));
        }
    }
}
