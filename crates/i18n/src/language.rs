//! The languages that have translations.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Language {
    /// English, the source of all translations.
    #[default]
    English,
    /// Czech.
    Czech,
    /// Polish.
    Polish,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 3] = [Self::English, Self::Czech, Self::Polish];

    /// The language tag, as users type it and as translation files and folders are named.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
            Self::Polish => "pl",
        }
    }

    /// The name of the language in the language itself.
    ///
    /// ```
    /// use rnw_i18n::Language;
    /// let names: Vec<&str> = Language::ALL.into_iter().map(Language::own_name).collect();
    /// assert_eq!(names, ["English", "čeština", "polski"]);
    /// ```
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Czech => "čeština",
            Self::Polish => "polski",
        }
    }

    /// The decimal mark: the text between a whole number and its decimals.
    ///
    /// ```
    /// assert_eq!(rnw_i18n::Language::Polish.decimal_mark(), ",");
    /// ```
    pub const fn decimal_mark(self) -> &'static str {
        match self {
            Self::English => ".",
            Self::Czech | Self::Polish => ",",
        }
    }

    /// The plural forms of the language, each with a whole number that has it; `None` if only decimals have it.
    pub(crate) const fn plural_forms(self) -> &'static [(&'static str, Option<u8>)] {
        match self {
            Self::English => &[("one", Some(1)), ("other", Some(2))],
            Self::Czech => &[
                ("one", Some(1)),
                ("few", Some(2)),
                ("many", None),
                ("other", Some(5)),
            ],
            Self::Polish => &[
                ("one", Some(1)),
                ("few", Some(2)),
                ("many", Some(5)),
                ("other", None),
            ],
        }
    }

    /// The identifier with which Fluent finds the plural rules.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag()
            .parse()
            .expect("the tags of our languages are tags of BCP 47")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// Reads a BCP 47 tag or the name of a locale. Script and region would matter only for a language with
/// several written forms; none of ours has several.
///
/// ```
/// use rnw_i18n::Language;
/// for tag in ["cs", "CS", "cs-CZ", "cs_CZ.UTF-8", "cs_CZ@euro"] {
///     assert_eq!(tag.parse(), Ok(Language::Czech));
/// }
/// let error = "de_AT.UTF-8".parse::<Language>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "unknown language \"de_AT.UTF-8\"; expected en (English), cs (čeština) or pl (polski)"
/// );
/// ```
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage(tag.to_owned());
        let bare = tag.split(['.', '@']).next().unwrap_or_default();
        let wanted: LanguageIdentifier = bare.parse().map_err(|_| unknown())?;
        let known = Self::ALL.map(Self::identifier);
        let found = negotiate_languages(&[wanted], &known, None, NegotiationStrategy::Lookup);
        let position = |found: &LanguageIdentifier| known.iter().position(|one| one == found);
        let index = found.first().copied().and_then(position);
        index.map(|index| Self::ALL[index]).ok_or_else(unknown)
    }
}

/// The tag of a language without translations.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown language {0:?}; expected {known}", known = known())]
pub struct UnknownLanguage(pub String);

/// Lists the known tags with the names of their languages.
fn known() -> String {
    let named = Language::ALL.map(|one| format!("{} ({})", one.tag(), one.own_name()));
    let (last, others) = named.split_last().expect("there are languages");
    format!("{} or {last}", others.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(tag: &str, expected: Option<Language>) {
        assert_eq!(tag.parse::<Language>().ok(), expected, "{tag:?}");
    }

    #[test]
    fn every_language_is_known_by_its_tag() {
        for language in Language::ALL {
            check(language.tag(), Some(language));
        }
    }

    #[test]
    fn locales_name_their_languages() {
        check("en_GB", Some(Language::English));
        check("en-ZA", Some(Language::English));
        check("cs_CZ.ISO-8859-2", Some(Language::Czech));
        check("pl_PL.UTF-8@euro", Some(Language::Polish));
        check("pl-Latn-PL", Some(Language::Polish));
    }

    #[test]
    fn what_is_no_language_of_ours_is_refused() {
        for tag in [
            "", "C", "POSIX", "C.UTF-8", "sk", "csb", "english", "czech", "-", "und", "*", "žž",
        ] {
            check(tag, None);
        }
    }
}
