//! Names that a pack gives to sets, numbers, conditions and steps: what they mean stands in their place before a line is read.

use super::super::steps::{TermSort, WordKind, WordSyntax, first_words};
use super::super::terms::OPERATORS;
use super::memory::LineFault;
use super::tokens::{Kind, Token, is_word, tokens};
use std::ops::Range;

/// The largest number of definitions that lie inside each other.
const DEPTH_MAX: usize = 20;
/// The largest number of times that one program uses definitions, also inside each other.
const USES_MAX: usize = 500;
/// The longest program with what its definitions mean, in bytes.
const LENGTH_MAX: usize = 20_000;

/// The place of a byte of a program in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Where it stands in the program; for a byte of a definition, where the program uses the definition.
    pub used: Range<usize>,
    /// Where it was written.
    pub own: Range<usize>,
    /// The number of the definition that it is from, counted from 1.
    pub of: usize,
}

/// A text, with the place of each of its bytes.
#[derive(Clone, Default, Debug)]
pub(crate) struct Spelt {
    pub text: String,
    pub places: Vec<Place>,
}

impl Spelt {
    /// Adds a text whose bytes all have one place.
    pub(crate) fn push(&mut self, text: &str, place: &Place) {
        self.text.push_str(text);
        let places = std::iter::repeat_n(place.clone(), text.len());
        self.places.extend(places);
    }

    fn add(&mut self, other: &Self, span: Range<usize>) {
        self.text.push_str(&other.text[span.clone()]);
        self.places.extend_from_slice(&other.places[span]);
    }

    fn whole(&mut self, other: &Self) {
        self.add(other, 0..other.text.len());
    }

    /// The place of these bytes.
    pub(crate) fn place(&self, span: &Range<usize>) -> Option<Range<usize>> {
        let first = self.places.get(span.start)?;
        let last = span
            .end
            .checked_sub(1)
            .and_then(|last| self.places.get(last));
        let last = last.filter(|_| !span.is_empty());
        Some(match last {
            None => first.own.start..first.own.start,
            Some(last) if (first.of, &first.used) == (last.of, &last.used) => {
                first.own.start..last.own.end
            }
            Some(last) => first.used.start..last.used.end,
        })
    }
}

/// What a name means.
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    pub name: String,
    /// The names that stand for the values in parentheses after it.
    pub values: Vec<String>,
    pub means: Spelt,
    /// The path of its file.
    pub path: String,
}

/// A definition that a program uses, and what it means there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DefinitionUse {
    /// Its place in the list of definitions.
    pub definition: usize,
    /// The values that it is given, in parentheses; empty without values.
    pub values: String,
    pub means: String,
}

/// Whether this is a word of a line, also one that may be a name elsewhere.
pub(crate) fn is_in_lines(name: &str) -> bool {
    let lines = TermSort::ALL.into_iter().flat_map(TermSort::words);
    let mut lines = lines.flat_map(WordSyntax::lines);
    let kinds = [WordKind::Seats, WordKind::Trigger, WordKind::CellKind];
    is_word(name)
        || OPERATORS.iter().any(|operator| operator.sign == name)
        || kinds.into_iter().any(|kind| kind.words().contains(&name))
        || lines.any(|line| {
            line.split([' ', '[', ']', '|', '+'])
                .any(|word| word == name)
        })
}

/// Puts what names mean into a program of this file, and adds the definitions that it uses.
///
/// # Errors
/// If a definition needs itself, does not get the values that it takes, or makes the program too long.
pub(crate) fn defined(
    line: &Spelt,
    definitions: &[Definition],
    path: &str,
    used: &mut Vec<DefinitionUse>,
) -> Result<Spelt, LineFault> {
    let mut reader = Reader {
        definitions,
        path,
        uses: 0,
        used,
    };
    reader.put(line, &[], &[])
}

struct Reader<'d> {
    definitions: &'d [Definition],
    path: &'d str,
    uses: usize,
    used: &'d mut Vec<DefinitionUse>,
}

impl Reader<'_> {
    /// The text with what stands for its names: for `values` in the text of a definition, and for the definitions. `around`
    /// are the definitions that this text is inside.
    fn put(
        &mut self,
        text: &Spelt,
        values: &[(&str, Spelt)],
        around: &[usize],
    ) -> Result<Spelt, LineFault> {
        let tokens = tokens(&text.text);
        let (mut all, mut from, mut index) = (Spelt::default(), 0, 0);
        while let Some(token) = tokens.get(index) {
            index += 1;
            let Kind::Word(word) = token.kind else {
                continue;
            };
            let start = token.span.start;
            let before = index.checked_sub(2).map(|before| tokens[before].kind);
            let value = values.iter().find(|(name, _)| *name == word);
            let known = self.definitions.iter().position(|one| one.name == word);
            let meant = if let Some((_, value)) = value {
                clasped(value, &text.places[start], before)
            } else if let Some(known) = known {
                let given = given(&self.definitions[known], &tokens, index)?;
                index = given.next;
                let span = start..tokens[index - 1].span.end;
                let place = text.place(&span).unwrap_or_default();
                let meant = self.meant(known, text, &given, values, around);
                let mut meant = meant.map_err(|fault| LineFault { span, ..fault })?;
                let is_foreign = self.definitions[known].path != self.path;
                for byte in &mut meant.places {
                    byte.used = place.clone();
                    if is_foreign {
                        byte.own = place.clone();
                    }
                }
                let place = Place {
                    used: place.clone(),
                    own: place,
                    of: known + 1,
                };
                clasped(&meant, &place, before)
            } else {
                continue;
            };
            all.add(text, from..start);
            all.whole(&meant);
            from = tokens[index - 1].span.end;
            if all.text.len() > LENGTH_MAX {
                let message = format!(
                    "with what its names mean, the program is longer than {LENGTH_MAX} bytes"
                );
                return Err(fault(start..from, message));
            }
        }
        all.add(text, from..text.text.len());
        Ok(all)
    }

    /// What a definition means with the values that it is given.
    fn meant(
        &mut self,
        known: usize,
        text: &Spelt,
        given: &Given,
        values: &[(&str, Spelt)],
        around: &[usize],
    ) -> Result<Spelt, LineFault> {
        let definitions = self.definitions;
        let definition = &definitions[known];
        self.uses += 1;
        let inside: Vec<usize> = around.iter().copied().chain([known]).collect();
        let limit = |message| Err(fault(0..0, message));
        if around.contains(&known) {
            let names = inside
                .iter()
                .map(|index| self.definitions[*index].name.as_str());
            let circle = names.collect::<Vec<_>>().join(", ");
            return limit(format!(
                "the definition {:?} needs itself: {circle}",
                definition.name
            ));
        }
        if inside.len() > DEPTH_MAX {
            return limit(format!(
                "definitions inside each other; expected at most {DEPTH_MAX} levels"
            ));
        }
        if self.uses > USES_MAX {
            return limit(format!(
                "the program uses definitions too often; expected at most {USES_MAX} times"
            ));
        }
        let mut own = Vec::new();
        for (name, span) in definition.values.iter().zip(&given.values) {
            let mut value = Spelt::default();
            value.add(text, span.clone());
            own.push((name.as_str(), self.put(&value, values, around)?));
        }
        let means = self.put(&definition.means, &own, &inside)?;
        let values = own.iter().map(|(_, value)| value.text.trim());
        let values = values.collect::<Vec<_>>().join(", ");
        let used = DefinitionUse {
            definition: known,
            values: if values.is_empty() {
                values
            } else {
                format!("({values})")
            },
            means: means.text.clone(),
        };
        if !self.used.contains(&used) {
            self.used.push(used);
        }
        Ok(means)
    }
}

/// The values in parentheses after a name.
struct Given {
    values: Vec<Range<usize>>,
    /// The token after them.
    next: usize,
}

fn given(definition: &Definition, tokens: &[Token<'_>], index: usize) -> Result<Given, LineFault> {
    let mut given = Given {
        values: Vec::new(),
        next: index,
    };
    let wanted = &definition.values;
    if wanted.is_empty() {
        return Ok(given);
    }
    let (mut depth, mut start) = (0_usize, None);
    for (at, token) in tokens.iter().enumerate().skip(index) {
        if token.kind == Kind::Sign("(") {
            depth += 1;
        } else if token.kind == Kind::Sign(")") {
            depth = depth.saturating_sub(1);
        }
        let ends = depth == 0 || (depth == 1 && token.kind == Kind::Sign(","));
        if let Some(start) = start.take_if(|_| ends) {
            given.values.push(start..token.span.start);
        }
        if depth == 0 {
            given.next = if at > index { at + 1 } else { index };
            break;
        }
        let is_first = at == index || (depth == 1 && token.kind == Kind::Sign(","));
        if is_first {
            start = Some(token.span.end);
        }
    }
    if given.values.len() == wanted.len() {
        return Ok(given);
    }
    let name = &definition.name;
    let span = tokens[index - 1].span.start..tokens[given.next.max(index) - 1].span.end;
    let found = given.values.len();
    let values = if found == 1 { "value" } else { "values" };
    let message = format!(
        "found {found} {values} for {name:?}; expected {}: {name}({})",
        wanted.len(),
        wanted.join(", ")
    );
    Err(fault(span, message))
}

/// What stands for a name: in parentheses, unless it is one word or steps that need none.
fn clasped(meant: &Spelt, place: &Place, before: Option<Kind<'_>>) -> Spelt {
    let tokens = tokens(&meant.text);
    let first = tokens.first().map(|token| token.kind);
    let is_steps = first_words().any(|(word, _)| first == Some(Kind::Word(word)));
    let is_block = matches!(before, Some(Kind::Word("then" | "else")));
    let is_open = tokens.len() <= 2 || is_steps && !is_block;
    let [open, close] = if is_open { [" ", " "] } else { ["(", ")"] };
    let mut all = Spelt::default();
    all.push(open, place);
    all.whole(meant);
    all.push(close, place);
    all
}

fn fault(span: Range<usize>, message: String) -> LineFault {
    LineFault {
        span,
        message,
        help: None,
    }
}
