//! The plural forms of sentences, compared with those of their language.

use crate::{Language, keys};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

/// All names of plural forms that languages have.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A sentence that chooses by a number, but not among the forms of its language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PluralFault {
    /// The key of the sentence.
    pub key: String,
    /// The byte at which it begins.
    pub at: usize,
    /// The form that it lacks, or has in vain.
    pub form: &'static str,
    /// A number of which the sentence lacks the form; `None` if the language has no such form.
    pub example: Option<u8>,
}

/// The sentences of a text that lack a form for whole numbers of their language, or have one that it has not.
///
/// ```
/// use rnw_i18n::{Language, plural_faults};
/// let ftl = "perly = { $count ->\n    [one] perla\n   *[other] perel\n}\n";
/// let faults = plural_faults(Language::Czech, ftl);
/// assert_eq!((faults[0].form, faults[0].example), ("few", Some(2)));
/// assert!(plural_faults(Language::English, ftl).is_empty());
/// ```
pub fn plural_faults(language: Language, ftl: &str) -> Vec<PluralFault> {
    let resource = parser::parse(ftl).unwrap_or_else(|(resource, _)| resource);
    let mut faults = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let (key, mut found) = (message.id.name, Vec::new());
        if let Some(pattern) = &message.value {
            choices(pattern, language, &mut found);
        }
        let at = keys(ftl).find(|(known, _)| *known == key);
        faults.extend(found.into_iter().map(|(form, example)| PluralFault {
            key: key.to_owned(),
            at: at.map_or(0, |(_, at)| at),
            form,
            example,
        }));
    }
    faults
}

type Found = Vec<(&'static str, Option<u8>)>;

fn choices(pattern: &Pattern<&str>, language: Language, found: &mut Found) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expressed(expression, language, found);
        }
    }
}

fn expressed(expression: &Expression<&str>, language: Language, found: &mut Found) {
    match expression {
        Expression::Select { variants, .. } => {
            compare(variants, language, found);
            for variant in variants {
                choices(&variant.value, language, found);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            expressed(expression, language, found);
        }
        Expression::Inline(_) => {}
    }
}

fn compare(variants: &[Variant<&str>], language: Language, found: &mut Found) {
    let has = |form: &str| {
        let mut keys = variants.iter().map(|variant| &variant.key);
        keys.any(|key| matches!(key, VariantKey::Identifier { name } if *name == form))
    };
    let of_number = |number: u8| {
        let mut keys = variants.iter().map(|variant| &variant.key);
        let number = number.to_string();
        keys.any(|key| matches!(key, VariantKey::NumberLiteral { value } if *value == number))
    };
    let is_plural = |form: &&str| *form != "other" && has(form);
    if !FORMS.iter().any(is_plural) {
        return;
    }
    // A number that is named needs no form.
    let is_said = |form: &str, number| has(form) || form == "one" && of_number(number);
    let known = language.plural_forms();
    for form in FORMS {
        let example = known.iter().find(|(known, _)| *known == form);
        match example {
            None if has(form) => found.push((form, None)),
            Some((_, Some(example))) if !is_said(form, *example) => {
                found.push((form, Some(*example)));
            }
            None | Some(_) => {}
        }
    }
}
