//! Computes the maximum length of sentences before they are formatted.
//!
//! A sentence may include others, and those may include more; a select expression may depend on another one. The
//! length counts everything that is formatted on the way, whether or not the result shows it.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The maximum length of a sentence in bytes, with everything that it includes.
pub const SENTENCE_MAX: usize = 64 << 10;
/// The maximum length in bytes of a word that fills a gap, such as the name of a symbol. The length of a
/// sentence counts this much for each gap.
pub const WORD_MAX: usize = 512;
/// The maximum depth of sentences that include one another.
const DEPTH_MAX: usize = 8;
/// A formatted number may be at most this many bytes longer than its source text.
const NUMBER_MAX: usize = 330;

/// A part of a sentence, for the computation of its length.
#[derive(Debug)]
enum Part {
    /// A text or a gap of at most this many bytes.
    Text(usize),
    All(Vec<Part>),
    Longest(Vec<Part>),
    /// A reference to another sentence, to a term, or to an attribute of either.
    Of(String),
}

/// The sentences, terms and attributes of a language by their Fluent names: `key`, `-term`, `key.attribute`.
#[derive(Default, Debug)]
pub(crate) struct Sizes {
    parts: BTreeMap<String, Part>,
    /// The names of those that include others: they may grow when the others are replaced.
    holding: BTreeSet<String>,
}

/// A sentence that is too long or nested too deep.
#[derive(Debug)]
pub(crate) struct Unsayable {
    /// The name, without an attribute, of the sentence that is at fault: the failing one or one that it
    /// includes.
    pub(crate) name: String,
    /// What is wrong.
    pub(crate) complaint: String,
}

impl Sizes {
    /// Adds the sentences of a text. Adds nothing if any sentence would become too long.
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
                    "expected at most {SENTENCE_MAX} bytes in a sentence with all its parts; {name} can have {}",
                    length.bytes
                )));
            }
            if is_word(name) && length.bytes > WORD_MAX {
                return Err(long(format!(
                    "expected at most {WORD_MAX} bytes in a word that fills gaps; {name} can have {}",
                    length.bytes
                )));
            }
        }
        let Both { owners, .. } = both;
        for owner in &owners {
            for gone in names_of(&self.parts, owner) {
                self.parts.remove(&gone);
                self.holding.remove(&gone);
            }
        }
        self.put(added);
        Ok(())
    }

    /// Adds sentences of ours without looking at their lengths, which a test looks at.
    pub(crate) fn trust(&mut self, resource: &FluentResource) {
        self.put(parts(resource));
    }

    fn put(&mut self, added: BTreeMap<String, Part>) {
        let holds = added.iter().filter(|(_, part)| part.holds());
        self.holding.extend(holds.map(|(name, _)| name.clone()));
        self.parts.extend(added);
    }
}

/// The maximum length of a sentence, and how deep sentences are nested in it.
#[derive(Clone, Copy, Default)]
struct Length {
    bytes: usize,
    depth: usize,
}

/// The present sentences, and those of a text that replace some of them.
struct Both<'a> {
    old: &'a Sizes,
    added: &'a BTreeMap<String, Part>,
    owners: BTreeSet<String>,
}

impl Both<'_> {
    /// Whether a name belongs to a sentence that is replaced. A sentence is replaced with all its attributes.
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

    /// The length of a sentence that is included by those in `within`. A sentence that does not exist has length
    /// 0.
    fn length(
        &self,
        name: &str,
        within: &mut Vec<String>,
        known: &mut BTreeMap<String, Length>,
    ) -> Result<Length, String> {
        let too_deep = || {
            let first = within.first().map_or(name, String::as_str);
            format!("expected at most {DEPTH_MAX} sentences inside one another; {first} has more")
        };
        if let Some(length) = known.get(name) {
            let fits = within.len() + length.depth <= DEPTH_MAX;
            return fits.then_some(*length).ok_or_else(too_deep);
        }
        if within.iter().any(|other| other == name) {
            return Err(format!(
                "expected no sentence that contains itself; {name} does"
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
                let (bytes, depth) = (*bytes, 0);
                return Ok(Length { bytes, depth });
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

    /// Finds the sentence of the new text that is at fault: the given sentence, or one that it includes.
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

/// The name of a sentence or a term, without its attribute.
fn owner(name: &str) -> &str {
    name.split('.').next().unwrap_or(name)
}

/// The names of a sentence or a term and of its attributes, as far as they exist.
fn names_of(all: &BTreeMap<String, Part>, owner: &str) -> Vec<String> {
    let own = all.get_key_value(owner).into_iter();
    // All names that begin with the owner's and a point: `/` is the character after the point.
    let attributes = all.range(format!("{owner}.")..format!("{owner}/"));
    own.chain(attributes)
        .map(|(name, _)| name.clone())
        .collect()
}

/// The parts of each sentence, term and attribute of a text. If a name occurs twice, the last one counts.
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
        for known in names_of(&all, &name) {
            all.remove(&known);
        }
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
            InlineExpression::VariableReference { .. } => Self::Text(WORD_MAX),
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

    /// Fluent formats all arguments, used or not.
    fn arguments(arguments: &CallArguments<&str>) -> Vec<Self> {
        let named = arguments.named.iter().map(|named| &named.value);
        let all = arguments.positional.iter().chain(named);
        all.map(Self::inline).collect()
    }

    /// Collects the names of the sentences that this part includes.
    fn names<'a>(&'a self, names: &mut Vec<&'a str>) {
        match self {
            Self::Text(_) => {}
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

/// A text that accepts at most [`SENTENCE_MAX`] bytes.
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
        // The selector, and the longest of its variants.
        check(
            "a = { -b.is ->\n    [one] x\n   *[two] long\n }\n-b = y\n    .is = three",
            "a",
            9,
        );
        // Arguments count even for functions that do not exist and for terms that do not use them.
        check("a = { F(b, b, n: \"xx\") }\nb = four", "a", 10);
        check("a = { -t(b, b) }\n-t = x\nb = four", "a", 9);
        check("a = first\na = { $last }", "a", WORD_MAX);
    }
}
