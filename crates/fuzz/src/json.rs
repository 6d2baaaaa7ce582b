//! Mutations of texts with JSON in them that keep most of the text valid JSON.
//!
//! libFuzzer changes bytes, and most changed bytes make JSON unreadable. These mutations change whole values:
//! they remove a value, duplicate it, or replace it with another one.

use rnw_packs::STEPS;
use std::ops::Range;

/// The values that can replace a value, beside the steps of programs.
const VALUES: &[&str] = &[
    "0",
    "1",
    "2",
    "7",
    "8",
    "9",
    "15",
    "16",
    "17",
    "25",
    "26",
    "63",
    "64",
    "65",
    "127",
    "128",
    "200",
    "201",
    "255",
    "256",
    "32767",
    "-32768",
    "65536",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "1.5",
    "1e308",
    "1e400",
    "-0",
    "null",
    "true",
    "false",
    "\"\"",
    "[]",
    "{}",
    "\"a\"",
    "\"name\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "\"\u{1F600}\"",
    "\"e\u{301}\"",
    "\"A b3\"",
    "[[]]",
    "\"mark\"",
    "\"complete\"",
    "\"turn\"",
    "\"round\"",
    "\"scoring\"",
    "{\"extra_mark\":{}}",
    "{\"extra_mark\":{\"cells\":64,\"apart\":true,\"optional\":true}}",
    "{\"choose\":[{\"name\":\"a\",\"do\":[]},{\"name\":\"b\",\"do\":[\"copy\"]}]}",
    "{\"name\":\"coin\",\"remove\":true}",
    "{\"plus\":[1,1]}",
    "{\"times\":[200,200]}",
    "{\"min\":[]}",
];

/// Each step of a program, as its word alone and as an example.
fn steps() -> impl Iterator<Item = String> {
    STEPS
        .iter()
        .flat_map(|step| [format!("{:?}", step.word), step.json()])
}

/// Mutates a text in the buffer. `size` is the number of bytes in use. Returns the new number of bytes in use, or
/// `None` if the text contains no value.
pub fn mutate(buffer: &mut [u8], size: usize, seed: u32) -> Option<usize> {
    let text = &buffer[..size];
    let found = values(text);
    let mut chance = Chance(u64::from(seed));
    let chosen = found.get(chance.below(found.len().max(1)))?.clone();
    let other = found[chance.below(found.len())].clone();
    let mut changed = Vec::with_capacity(size + 64);
    match chance.below(6) {
        // Removed, with the comma after or before it.
        0 => {
            let mut gone = chosen;
            let behind = text[gone.end..]
                .iter()
                .position(|byte| !byte.is_ascii_whitespace());
            if let Some(at) = behind.filter(|at| text[gone.end + at] == b',') {
                gone.end += at + 1;
            }
            changed.extend_from_slice(&text[..gone.start]);
            changed.extend_from_slice(&text[gone.end..]);
        }
        // Duplicated.
        1 => {
            changed.extend_from_slice(&text[..chosen.end]);
            changed.push(b',');
            changed.extend_from_slice(&text[chosen.clone()]);
            changed.extend_from_slice(&text[chosen.end..]);
        }
        // Replaced with another value of the text.
        2 | 3 => {
            changed.extend_from_slice(&text[..chosen.start]);
            changed.extend_from_slice(&text[other]);
            changed.extend_from_slice(&text[chosen.end..]);
        }
        _ => {
            changed.extend_from_slice(&text[..chosen.start]);
            let values: Vec<String> = steps()
                .chain(VALUES.iter().map(|it| (*it).to_owned()))
                .collect();
            changed.extend_from_slice(values[chance.below(values.len())].as_bytes());
            changed.extend_from_slice(&text[chosen.end..]);
        }
    }
    let fits = buffer.get_mut(..changed.len())?;
    fits.copy_from_slice(&changed);
    Some(changed.len())
}

/// Returns the ranges of all values: texts, numbers, words, lists and objects, including nested ones. The name of a
/// field counts as a text, so fields also get other names.
fn values(text: &[u8]) -> Vec<Range<usize>> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < text.len() {
        let start = at;
        at += 1;
        match text[start] {
            b'"' => {
                while at < text.len() && text[at] != b'"' && text[at] != b'\n' {
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
                at = (at + 1).min(text.len());
                found.push(start..at);
            }
            b'[' | b'{' => open.push(start),
            b']' | b'}' => found.extend(open.pop().map(|start| start..at)),
            byte if byte == b'-' || byte.is_ascii_alphanumeric() => {
                while at < text.len() && (text[at].is_ascii_alphanumeric() || text[at] == b'.') {
                    at += 1;
                }
                found.push(start..at);
            }
            _ => {}
        }
    }
    found
}

/// A generator: `SplitMix64`.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % most as u64) as usize
    }
}
