//! Options of a ruleset: house rules as named values.

use strsim::jaro_winkler;
use thiserror::Error;

/// One option: its name, the clause that it changes, and its values.
///
/// ```
/// use roll_and_write::option::OptionSpec;
/// const PALMS: OptionSpec<'_> = OptionSpec {
///     name: "palms",
///     clause: "C-6",
///     values: &[("automatic", "palms are written at once"), ("optional", "a seat may decline")],
/// };
/// assert_eq!(PALMS.values[0].0, "automatic", "the first value is the default");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec<'a> {
    /// The name, as people type it.
    pub name: &'a str,
    /// The clause whose ruling the option changes, such as `C-7`.
    pub clause: &'a str,
    /// Each value with its meaning, for developers. The default is the first.
    pub values: &'a [(&'a str, &'a str)],
}

impl<'a> OptionSpec<'a> {
    /// The option who goes first: chance decides, or one of the seats 1 to 4 does. Value 0 is chance.
    ///
    /// ```
    /// use roll_and_write::option::OptionSpec;
    /// const FIRST: OptionSpec<'_> = OptionSpec::first_seat("first", "X-6");
    /// assert_eq!((FIRST.values[0].0, FIRST.values[2].0), ("random", "2"));
    /// ```
    pub const fn first_seat(name: &'a str, clause: &'a str) -> Self {
        let values = &[
            ("random", "a random player goes first"),
            ("1", "seat 1 goes first"),
            ("2", "seat 2 goes first"),
            ("3", "seat 3 goes first"),
            ("4", "seat 4 goes first"),
        ];
        Self {
            name,
            clause,
            values,
        }
    }
}

/// Why an option is refused.
///
/// ```
/// use roll_and_write::option::{OptionSpec, Choices, OptionError};
/// const OPTIONS: &[OptionSpec<'_>] = &[
///     OptionSpec { name: "marking", clause: "C-4", values: &[("together", ""), ("in-turn", "")] },
///     OptionSpec { name: "keep", clause: "C-2", values: &[("two", ""), ("one", "")] },
/// ];
/// let error = Choices::read(OPTIONS, [("marking", "later")]).unwrap_err();
/// assert!(matches!(error, OptionError::Value { name, .. } if name == "marking"));
/// let error = Choices::read(OPTIONS, [("hurry", "yes")]).unwrap_err();
/// assert!(error.to_string().starts_with("no option \"hurry\"; expected one of marking"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum OptionError {
    /// No option has this name.
    #[error("no option {name:?}; {expected}{hint}")]
    Name {
        /// The name that was given.
        name: String,
        /// The names that exist, as [`expected`] says them.
        expected: String,
        /// The most similar name as a question; empty if none is similar.
        hint: String,
    },
    /// The option has no such value.
    #[error("option {name} has no value {value:?}; {expected}{hint}")]
    Value {
        /// The name of the option.
        name: String,
        /// The value that was given.
        value: String,
        /// The values that exist, as [`expected`] says them.
        expected: String,
        /// The most similar value as a question; empty if none is similar.
        hint: String,
    },
    /// The option was given twice.
    #[error("option {name} is given twice")]
    Twice {
        /// The name of the option.
        name: String,
    },
}

/// The chosen value of every option, as an index into its values.
///
/// ```
/// use roll_and_write::option::{OptionSpec, Choices};
/// const OPTIONS: &[OptionSpec<'_>] = &[
///     OptionSpec { name: "marking", clause: "C-4", values: &[("together", ""), ("in-turn", "")] },
///     OptionSpec { name: "keep", clause: "C-2", values: &[("two", ""), ("one", "")] },
/// ];
/// let choices = Choices::read(OPTIONS, [("marking", "in-turn")])?;
/// assert_eq!((choices.index("marking"), choices.index("keep")), (1, 0));
/// assert_eq!(choices.pairs()[0], ("marking".into(), "in-turn".to_owned()));
/// # Ok::<(), roll_and_write::option::OptionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices<'a> {
    specs: &'a [OptionSpec<'a>],
    /// `None` for an option that was not given.
    chosen: Vec<Option<usize>>,
}

impl<'a> Choices<'a> {
    /// Reads pairs of name and value. An option that is not named has its default.
    ///
    /// # Errors
    /// If a name or a value is unknown, or if a name comes twice.
    pub fn read<'g>(
        specs: &'a [OptionSpec<'a>],
        given: impl IntoIterator<Item = (&'g str, &'g str)>,
    ) -> Result<Self, OptionError> {
        let mut seen: Vec<Option<usize>> = vec![None; specs.len()];
        for (name, value) in given {
            let index = find(specs, name)?;
            if seen[index]
                .replace(find_value(&specs[index], value)?)
                .is_some()
            {
                return Err(OptionError::Twice {
                    name: specs[index].name.to_owned(),
                });
            }
        }
        Ok(Self {
            specs,
            chosen: seen,
        })
    }

    /// The same choices with other defaults. Values that were given stay.
    ///
    /// # Panics
    /// If the ruleset has no such option or value.
    #[must_use]
    pub fn preset(mut self, defaults: &[(&str, &str)]) -> Self {
        for (name, value) in defaults {
            let index = self.find(name);
            let mut values = self.specs[index].values.iter();
            let value = values.position(|known| known.0 == *value);
            self.chosen[index]
                .get_or_insert(value.expect("a preset names only values that there are"));
        }
        self
    }

    fn find(&self, name: &str) -> usize {
        let index = self.specs.iter().position(|spec| spec.name == name);
        index.expect("a ruleset asks only for its own options")
    }

    /// The index of the chosen value of an option; 0 is the default.
    ///
    /// # Panics
    /// If the ruleset has no such option.
    pub fn index(&self, name: &str) -> usize {
        self.chosen[self.find(name)].unwrap_or(0)
    }

    /// The meaning of the chosen value of an option, if these are the meanings of its values.
    ///
    /// # Panics
    /// If the ruleset has no such option, or if a value has no meaning.
    pub fn pick<T: Copy, const N: usize>(&self, name: &str, meanings: [T; N]) -> T {
        meanings[self.index(name)]
    }

    /// Every option with its value, in the ruleset's order.
    pub fn pairs(&self) -> Vec<(String, String)> {
        let value = |(spec, index): (&OptionSpec<'_>, &Option<usize>)| {
            let (value, _) = spec.values[index.unwrap_or(0)];
            (spec.name.to_owned(), value.to_owned())
        };
        self.specs.iter().zip(&self.chosen).map(value).collect()
    }
}

fn find(specs: &[OptionSpec<'_>], name: &str) -> Result<usize, OptionError> {
    let names = || specs.iter().map(|spec| spec.name);
    names()
        .position(|known| known == name)
        .ok_or_else(|| OptionError::Name {
            name: name.to_owned(),
            expected: expected(names()),
            hint: did_you_mean(name, names()),
        })
}

fn find_value(spec: &OptionSpec<'_>, value: &str) -> Result<usize, OptionError> {
    let values = || spec.values.iter().map(|known| known.0);
    values()
        .position(|known| known == value)
        .ok_or_else(|| OptionError::Value {
            name: spec.name.to_owned(),
            value: value.to_owned(),
            expected: expected(values()),
            hint: did_you_mean(value, values()),
        })
}

/// The largest length of a misspelt word, in bytes. The time to compare two words grows with the
/// product of their lengths.
const WORD_MAX: usize = 100;

/// The known word that is most similar to a misspelt one; `None` if no word is similar.
///
/// A word of more than 100 bytes is similar to none.
///
/// ```
/// use roll_and_write::option::nearest;
/// assert_eq!(nearest("plams", ["palms", "cups"]), Some("palms"));
/// assert_eq!(nearest("zebra", ["palms", "cups"]), None);
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > WORD_MAX {
        return None;
    }
    let word = word.to_lowercase();
    let scored = known
        .into_iter()
        .map(|other| (jaro_winkler(&word, &other.to_lowercase()), other));
    scored
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, other)| other)
}

/// What was expected instead of an unknown name, for an error message. Says it also of one known
/// name, and of none.
///
/// ```
/// use roll_and_write::option::expected;
/// assert_eq!(expected(["cups", "gifts"]), "expected one of cups, gifts");
/// assert_eq!(expected(["cups"]), "expected cups");
/// assert_eq!(expected([]), "there is none here");
/// ```
pub fn expected<'a>(known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match known[..] {
        [] => "there is none here".to_owned(),
        [only] => format!("expected {only}"),
        _ => format!("expected one of {}", known.join(", ")),
    }
}

/// A hint for an error message, such as `; did you mean "palms"?`. Empty if no known word is
/// similar.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word, known)
        .map(|other| format!("; did you mean {other:?}?"))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec<'_>] = &[
        OptionSpec {
            name: "palms",
            clause: "X-1",
            values: &[("automatic", ""), ("optional", "")],
        },
        OptionSpec {
            name: "tie",
            clause: "X-2",
            values: &[("shared", ""), ("latest-seat", "")],
        },
    ];

    #[test]
    fn options_have_defaults_and_named_values() {
        let choices = Choices::read(SPECS, [("tie", "latest-seat")]).unwrap();
        assert_eq!((choices.index("palms"), choices.index("tie")), (0, 1));
        assert_eq!(
            choices.pairs(),
            [
                ("palms".into(), "automatic".to_owned()),
                ("tie".into(), "latest-seat".to_owned())
            ]
        );
    }

    #[test]
    fn a_preset_changes_defaults_and_not_what_was_given() {
        let preset = [("palms", "optional"), ("tie", "latest-seat")];
        let choices = Choices::read(SPECS, [("tie", "shared")])
            .unwrap()
            .preset(&preset);
        assert_eq!((choices.index("palms"), choices.index("tie")), (1, 0));
    }

    #[test]
    fn unknown_options_are_refused_with_what_was_meant() {
        let error = |name, value| {
            Choices::read(SPECS, [(name, value)])
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            error("plams", "x"),
            "no option \"plams\"; expected one of palms, tie; did you mean \"palms\"?"
        );
        assert_eq!(
            error("palms", "optinal"),
            "option palms has no value \"optinal\"; expected one of automatic, optional; did you mean \"optional\"?"
        );
        let twice = Choices::read(SPECS, [("tie", "shared"), ("tie", "shared")]).unwrap_err();
        assert_eq!(
            twice,
            OptionError::Twice {
                name: "tie".to_owned()
            }
        );
    }
}
