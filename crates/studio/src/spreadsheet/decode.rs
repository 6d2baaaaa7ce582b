//! The text of a table. Spreadsheets write it in several encodings.

use crate::StudioError;
use std::path::Path;

/// The sign for bytes that are no text. [`CsvTable`](super::table::CsvTable) reports the cells that contain it.
pub(super) const NO_TEXT: char = '\u{fffd}';

/// The start of every workbook, which is a ZIP archive.
const WORKBOOK: &[u8] = b"PK\x03\x04";

/// A text with `\n` at the ends of its lines, without a byte order mark.
pub(super) fn decode(path: &Path, bytes: &[u8]) -> Result<String, StudioError> {
    if bytes.starts_with(WORKBOOK) {
        let path = path.display();
        return Err(StudioError::Usage(format!(
            "{path} is a workbook; expected a CSV file; in the spreadsheet, save the table as \"CSV UTF-8\""
        )));
    }
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => utf8(rest),
        _ => utf8(bytes),
    };
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

fn utf8(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace('\0', "\u{fffd}")
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks(2).map(|pair| match pair {
        [one, two] => unit([*one, *two]),
        // Half a character at the end.
        _ => 0xfffd,
    });
    let chars = char::decode_utf16(units);
    chars.map(|found| found.unwrap_or(NO_TEXT)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], expected: &str) {
        let text = decode(Path::new("cards.csv"), bytes).unwrap();
        assert_eq!(text, expected);
    }

    #[test]
    fn the_encodings_of_spreadsheets_are_read() {
        check("né\r\nx\ry".as_bytes(), "né\nx\ny");
        check("\u{feff}né".as_bytes(), "né");
        check(b"\xff\xfen\0\xe9\0", "né");
        check(b"\xfe\xff\0n\0\xe9", "né");
    }

    #[test]
    fn what_is_no_text_is_marked() {
        check(b"n\xe9,x", "n\u{fffd},x");
        check(b"\xff\xfen\0\xe9", "n\u{fffd}");
        check(b"n\0,\0", "n\u{fffd},\u{fffd}");
    }

    #[test]
    fn a_workbook_is_refused() {
        let failure = decode(Path::new("cards.csv"), b"PK\x03\x04...").unwrap_err();
        assert!(failure.to_string().contains("CSV UTF-8"), "{failure}");
    }
}
