//! How long sentences come to, worked out before any of them is said.
//!
//! A sentence may hold others, which hold others, and a select may be decided by one more. All that is made
//! while a sentence is said is counted, whether or not it is shown in the end.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The most bytes of a sentence with all that it holds.
pub const SENTENCE_MAX: usize = 64 << 10;
/// The most bytes of a word that fills gaps of sentences, such as the name of a symbol. When the length of a
/// sentence is worked out, each gap counts as much.
pub const WORD_MAX: usize = 512;
/// The most sentences that hold one another in a row.
const DEPTH_MAX: usize = 8;
/// The most bytes by which a number is longer than it is written.
const NUMBER_MAX: usize = 330;

/// What a sentence is made of, as far as its length goes.
#[derive(Debug)]
enum Part {
    Text(usize),
    Gap,
    All(Vec<Part>),
    Longest(Vec<Part>),
    /// Another sentence, a term or an attribute of one of these.
    Of(String),
}

/// The sentences, terms and attributes of a language, by their names in Fluent: `key`, `-term`, `key.attribute`.
#[derive(Default, Debug)]
pub(crate) struct Sizes {
    parts: BTreeMap<String, Part>,
    /// Those that hold others, so that they grow when these are replaced.
    holding: BTreeSet<String>,
}

/// A sentence that cannot be said.
#[derive(Debug)]
pub(crate) struct Unsayable {
    /// The name of the sentence, or of the one that makes another one unsayable, without an attribute.
    pub(crate) name: String,
    /// Why.
    pub(crate) complaint: String,
}

impl Sizes {
    /// Adds what a text has; nothing of it if a sentence would be too long by that.
    pub(crate) fn add(
        &mut self,
        resource: &FluentResource,
        is_word: impl Fn(&str) -> bool,
    ) -> Result<(), Unsayable> {
        let added = parts(resource);
        let both = Both {
            old: self,
            added: &added,
            owners: added.keys().map(|name| owner(name).to_owned()).collect(),
        };
        let mut known = BTreeMap::new();
        let holding = self.holding.iter();
        for name in added
            .keys()
            .chain(holding.filter(|name| !both.replaces(name)))
        {
            let long = |complaint: String| Unsayable {
                name: both.blamed(name),
                complaint,
            };
            let length = both
                .length(name, &mut Vec::new(), &mut known)
                .map_err(long)?;
            if length.bytes > SENTENCE_MAX {
                return Err(long(format!(
                    "expected at most {SENTENCE_MAX} bytes in a sentence with all that it holds; {name} may come to {}",
                    length.bytes
                )));
            }
            if is_word(name) && length.bytes > WORD_MAX {
                return Err(long(format!(
                    "expected at most {WORD_MAX} bytes in a word that fills gaps; {name} may come to {}",
                    length.bytes
                )));
            }
        }
        let Both { owners, .. } = both;
        self.parts.retain(|name, _| !owners.contains(owner(name)));
        self.holding.retain(|name| !owners.contains(owner(name)));
        let holds = added.iter().filter(|(_, part)| part.holds());
        self.holding.extend(holds.map(|(name, _)| name.clone()));
        self.parts.extend(added);
        Ok(())
    }
}

/// How long a sentence is, and how many hold one another in it.
#[derive(Clone, Copy, Default)]
struct Length {
    bytes: usize,
    depth: usize,
}

/// The sentences that are there, and those of a text that replace some of them.
struct Both<'a> {
    old: &'a Sizes,
    added: &'a BTreeMap<String, Part>,
    owners: BTreeSet<String>,
}

impl Both<'_> {
    /// Whether a name is of a sentence that is replaced, with all its attributes.
    fn replaces(&self, name: &str) -> bool {
        self.owners.contains(owner(name))
    }

    fn part(&self, name: &str) -> Option<&Part> {
        if self.replaces(name) {
            self.added.get(name)
        } else {
            self.old.parts.get(name)
        }
    }

    /// The length of a sentence that stands within those of `within`. One that is not there has none.
    fn length(
        &self,
        name: &str,
        within: &mut Vec<String>,
        known: &mut BTreeMap<String, Length>,
    ) -> Result<Length, String> {
        let too_deep = || {
            let first = within.first().map_or(name, String::as_str);
            format!(
                "expected at most {DEPTH_MAX} sentences that hold one another; {first} has more"
            )
        };
        if let Some(length) = known.get(name) {
            let fits = within.len() + length.depth <= DEPTH_MAX;
            return fits.then_some(*length).ok_or_else(too_deep);
        }
        if within.iter().any(|other| other == name) {
            return Err(format!(
                "expected no sentence that holds itself; {name} does"
            ));
        }
        let Some(part) = self.part(name) else {
            return Ok(Length::default());
        };
        if within.len() >= DEPTH_MAX {
            return Err(too_deep());
        }
        within.push(name.to_owned());
        let mut length = self.of(part, within, known)?;
        within.pop();
        length.depth += 1;
        known.insert(name.to_owned(), length);
        Ok(length)
    }

    fn of(
        &self,
        part: &Part,
        within: &mut Vec<String>,
        known: &mut BTreeMap<String, Length>,
    ) -> Result<Length, String> {
        let (parts, is_sum) = match part {
            Part::Text(bytes) => {
                return Ok(Length {
                    bytes: *bytes,
                    depth: 0,
                });
            }
            Part::Gap => {
                return Ok(Length {
                    bytes: WORD_MAX,
                    depth: 0,
                });
            }
            Part::Of(name) => return self.length(name, within, known),
            Part::All(parts) => (parts, true),
            Part::Longest(parts) => (parts, false),
        };
        let mut whole = Length::default();
        for part in parts {
            let one = self.of(part, within, known)?;
            whole.depth = whole.depth.max(one.depth);
            whole.bytes = if is_sum {
                whole.bytes.saturating_add(one.bytes)
            } else {
                whole.bytes.max(one.bytes)
            };
        }
        Ok(whole)
    }

    /// The sentence of the text that makes a sentence unsayable: itself, or one that it holds.
    fn blamed(&self, name: &str) -> String {
        let (mut next, mut seen) = (vec![name], BTreeSet::new());
        while let Some(name) = next.pop() {
            if self.replaces(name) {
                return owner(name).to_owned();
            }
            if seen.insert(name)
                && let Some(part) = self.part(name)
            {
                part.names(&mut next);
            }
        }
        owner(name).to_owned()
    }
}

/// The name of a sentence or a term without that of an attribute.
fn owner(name: &str) -> &str {
    name.split('.').next().unwrap_or(name)
}

/// What each sentence, term and attribute of a text is made of; of those that come twice, the last counts.
fn parts(resource: &FluentResource) -> BTreeMap<String, Part> {
    let mut all = BTreeMap::<String, Part>::new();
    for entry in resource.entries() {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => {
                let value = message.value.as_ref();
                (message.id.name.to_owned(), value, &message.attributes)
            }
            Entry::Term(term) => (
                format!("-{}", term.id.name),
                Some(&term.value),
                &term.attributes,
            ),
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => continue,
        };
        // What begins with the name and a point, as `/` comes next after it.
        let before = all.range(format!("{name}.")..format!("{name}/"));
        let before: Vec<String> = before.map(|(known, _)| known.to_owned()).collect();
        for known in &before {
            all.remove(known);
        }
        all.remove(&name);
        for Attribute { id, value } in attributes {
            all.insert(format!("{name}.{}", id.name), Part::pattern(value));
        }
        if let Some(value) = value {
            all.insert(name, Part::pattern(value));
        }
    }
    all
}

impl Part {
    fn pattern(pattern: &Pattern<&str>) -> Self {
        let element = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => Self::Text(value.len()),
            PatternElement::Placeable { expression } => Self::expression(expression),
        };
        Self::All(pattern.elements.iter().map(element).collect())
    }

    fn expression(expression: &Expression<&str>) -> Self {
        match expression {
            Expression::Inline(inline) => Self::inline(inline),
            Expression::Select { selector, variants } => {
                let variants = variants.iter().map(|one| Self::pattern(&one.value));
                let longest = Self::Longest(variants.collect());
                Self::All(vec![Self::inline(selector), longest])
            }
        }
    }

    fn inline(inline: &InlineExpression<&str>) -> Self {
        let attribute_of = |name: String, attribute: Option<&str>| match attribute {
            Some(attribute) => Self::Of(format!("{name}.{attribute}")),
            None => Self::Of(name),
        };
        match inline {
            InlineExpression::StringLiteral { value } => Self::Text(value.len()),
            InlineExpression::NumberLiteral { value } => Self::Text(value.len() + NUMBER_MAX),
            InlineExpression::VariableReference { .. } => Self::Gap,
            InlineExpression::Placeable { expression } => Self::expression(expression),
            InlineExpression::MessageReference { id, attribute } => {
                attribute_of(id.name.to_owned(), attribute.as_ref().map(|id| id.name))
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let term = format!("-{}", id.name);
                let mut all = arguments.as_ref().map(Self::arguments).unwrap_or_default();
                all.push(attribute_of(term, attribute.as_ref().map(|id| id.name)));
                Self::All(all)
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                Self::All(Self::arguments(arguments))
            }
        }
    }

    /// Arguments are all worked out, used or not.
    fn arguments(arguments: &CallArguments<&str>) -> Vec<Self> {
        let named = arguments.named.iter().map(|named| &named.value);
        let all = arguments.positional.iter().chain(named);
        all.map(Self::inline).collect()
    }

    /// The names of the sentences that it holds.
    fn names<'a>(&'a self, names: &mut Vec<&'a str>) {
        match self {
            Self::Text(_) | Self::Gap => {}
            Self::Of(name) => names.push(name),
            Self::All(parts) | Self::Longest(parts) => {
                for part in parts {
                    part.names(names);
                }
            }
        }
    }

    fn holds(&self) -> bool {
        let mut names = Vec::new();
        self.names(&mut names);
        !names.is_empty()
    }
}

/// A text that takes no more than a sentence may have.
#[derive(Default, Debug)]
pub(crate) struct Bounded(pub(crate) String);

impl fmt::Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > SENTENCE_MAX {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(ftl: &str, name: &str, bytes: usize) {
        let resource = FluentResource::try_new(ftl.to_owned()).unwrap();
        let added = parts(&resource);
        let both = Both {
            old: &Sizes::default(),
            owners: added.keys().map(|name| owner(name).to_owned()).collect(),
            added: &added,
        };
        let length = both.length(name, &mut Vec::new(), &mut BTreeMap::new());
        assert_eq!(length.unwrap().bytes, bytes, "{ftl}");
    }

    #[test]
    fn all_that_is_made_is_counted() {
        check("a = four", "a", 4);
        check("a = four{ $gap }", "a", 4 + WORD_MAX);
        check("a = { b }{ b }\nb = four", "a", 8);
        check("a = { b.more }\nb = four\n    .more = eleven more", "a", 11);
        check("a = { -b }\n-b = four", "a", 4);
        check("a = { \"four\" }", "a", 4);
        check("a = { 7 }", "a", 1 + NUMBER_MAX);
        check("a = { nowhere }", "a", 0);
        check("a = { { { b } } }\nb = four", "a", 4);
        // What decides, and the longest of what is decided between.
        check(
            "a = { -b.is ->\n    [one] x\n   *[two] long\n }\n-b = y\n    .is = three",
            "a",
            9,
        );
        // Arguments, of functions that do not exist and of terms that do not look at them.
        check("a = { F(b, b, n: \"xx\") }\nb = four", "a", 10);
        check("a = { -t(b, b) }\n-t = x\nb = four", "a", 9);
        check("a = first\na = { $last }", "a", WORD_MAX);
    }
}
