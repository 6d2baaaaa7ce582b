//! Command lines that a person can copy into a shell.

use roll_and_write::text::is_steering;
use std::path::Path;

/// A command line to type: `rnw` and these words.
pub fn line<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    line_of("rnw", words)
}

/// A command line to type: a program as it is written, such as `cargo run --`, and these words.
pub fn line_of<'w>(program: &str, words: impl IntoIterator<Item = &'w str>) -> String {
    let words = words.into_iter().map(quoted);
    words.fold(program.to_owned(), |line, word| line + " " + &word)
}

/// A word in shell notation. Control characters are written as the escapes of the shell.
pub fn quoted(word: &str) -> String {
    if !word.contains(is_steering) {
        // Only a text with a NUL cannot be quoted, and NUL is a control character.
        return shlex::try_quote(word).map_or_else(|_| word.to_owned(), Into::into);
    }
    let mut quoted = "$'".to_owned();
    for c in word.chars() {
        match c {
            '\\' | '\'' => quoted.extend(['\\', c]),
            _ if is_steering(c) => {
                let mut bytes = [0; 4];
                let bytes = c.encode_utf8(&mut bytes).bytes();
                quoted.extend(bytes.map(|byte| format!("\\{byte:03o}")));
            }
            _ => quoted.push(c),
        }
    }
    quoted + "'"
}

/// A path as an argument that does not look like an option.
pub fn argument(path: &Path) -> String {
    let path = path.display().to_string();
    if path.starts_with('-') {
        format!("./{path}")
    } else {
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_can_be_typed_and_steer_no_screen() {
        for (word, typed) in [
            ("a.jsonl", "rnw replay a.jsonl"),
            ("my game", "rnw replay 'my game'"),
            (
                "it\u{1b}]'\\\n\u{202e}s",
                r"rnw replay $'it\033]\'\\\012\342\200\256s'",
            ),
        ] {
            assert_eq!(line(["replay", word]), typed);
            let typed = typed.replacen("rnw", "cargo run --", 1);
            assert_eq!(line_of("cargo run --", ["replay", word]), typed);
        }
    }
}
