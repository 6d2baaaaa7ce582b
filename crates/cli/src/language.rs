//! The language of the output.

use crate::failure::Failure;
use rnw_i18n::Language;
use std::ffi::OsString;

/// The flag that names the language.
const FLAG: &str = "--lang";
/// The variable that names the language for this program only.
const OWN: &str = "RNW_LANG";
/// The variables of the locale. As usual, the first one that is set counts.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Selects the language: from the flag, or else from the environment or the settings, or else English.
///
/// What the user chose for this program comes before general settings: first the variable of the program, then
/// its settings, then the locale. An unsupported locale is not an error.
///
/// # Errors
/// If the program's variable or the settings name an unsupported language.
pub(crate) fn choose(
    flag: Option<Language>,
    environment: &dyn Fn(&str) -> Option<String>,
    settings: Option<&str>,
) -> Result<Language, Failure> {
    if let Some(language) = flag {
        return Ok(language);
    }
    let set = |name: &str| environment(name).filter(|value| !value.is_empty());
    let settings = settings.map(|tag| ("the settings", tag.to_owned()));
    if let Some((place, tag)) = set(OWN).map(|tag| (OWN, tag)).or(settings) {
        return tag
            .parse()
            .map_err(|error| Failure::Usage(format!("{place}: {error}")));
    }
    let locale = LOCALE.into_iter().find_map(set).unwrap_or_default();
    Ok(locale.parse().unwrap_or_default())
}

/// The value of an environment variable; `None` if it is not set or not UTF-8.
pub(crate) fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Finds the language flag before the arguments are read, because their help is in that language. Errors in the
/// flag are reported when the arguments are read.
pub(crate) fn typed(args: &[OsString]) -> Option<Language> {
    let args = args.iter().map(|arg| arg.to_string_lossy());
    let args: Vec<_> = args.take_while(|arg| arg != "--").collect();
    args.iter().enumerate().rev().find_map(|(index, arg)| {
        let tag = match arg.strip_prefix(FLAG)? {
            "" => args.get(index + 1)?,
            rest => rest.strip_prefix('=')?,
        };
        tag.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{Czech, English, Polish};

    #[track_caller]
    fn check(set: &[(&str, &str)], settings: Option<&str>, expected: Language) {
        let environment = |name: &str| {
            let found = set.iter().find(|(one, _)| *one == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(
            choose(None, &environment, settings).unwrap(),
            expected,
            "{set:?}"
        );
        let flag = choose(Some(Polish), &environment, settings);
        assert_eq!(flag.unwrap(), Polish, "the flag goes before {set:?}");
    }

    #[test]
    fn the_first_variable_of_the_locale_that_is_set_decides() {
        check(&[], None, English);
        check(&[("LANG", "cs_CZ.UTF-8")], None, Czech);
        check(
            &[("LANG", "cs_CZ.UTF-8"), ("LC_MESSAGES", "pl_PL")],
            None,
            Polish,
        );
        check(&[("LC_ALL", "C"), ("LANG", "cs_CZ.UTF-8")], None, English);
        check(&[("LC_ALL", ""), ("LANG", "cs_CZ.UTF-8")], None, Czech);
        check(&[("LC_CTYPE", "cs_CZ.UTF-8")], None, English);
        check(&[("LANG", "de_DE.UTF-8")], None, English);
    }

    #[test]
    fn what_is_said_to_this_program_goes_before_the_locale() {
        let locale = ("LANG", "pl_PL.UTF-8");
        check(&[("RNW_LANG", "cs"), locale], None, Czech);
        check(&[locale], Some("cs"), Czech);
        check(&[("RNW_LANG", "en"), locale], Some("cs"), English);
    }

    #[test]
    fn an_own_variable_without_words_is_a_mistake() {
        let german = |name: &str| (name == "RNW_LANG").then(|| "de".to_owned());
        let error = choose(None, &german, None).unwrap_err().to_string();
        assert!(
            error.starts_with("RNW_LANG: unknown language \"de\"; expected en"),
            "{error}"
        );
        let error = choose(None, &|_| None, Some("de")).unwrap_err().to_string();
        assert!(
            error.starts_with("the settings: unknown language"),
            "{error}"
        );
    }

    #[test]
    fn the_flag_is_found_before_the_arguments_are_read() {
        let typed = |line: &str| typed(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(typed("rnw play --lang cs --help"), Some(Czech));
        assert_eq!(typed("rnw --lang=pl play"), Some(Polish));
        assert_eq!(typed("rnw play --language cs"), None);
        assert_eq!(typed("rnw play --lang"), None);
        assert_eq!(typed("rnw play --lang de"), None);
        assert_eq!(typed("rnw bot check -- --lang cs"), None);
    }
}
