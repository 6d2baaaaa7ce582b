//! `rnw config`: shows and changes the settings.

use crate::args::{Config, Format};
use crate::failure::Failure;
use crate::out::Out;
use rnw_i18n::{Language, Translations, name};
use rnw_line_mode::screen::glyphs;
use rnw_line_mode::screen::usual_theme;
use rnw_line_mode::settings::{ALL, Setting, SettingsFile};
use rnw_tui::Glyphs;
use serde::Serialize;
use std::path::Path;

/// A setting in the JSON output.
#[derive(Serialize)]
struct SettingLine {
    name: &'static str,
    /// The value as TOML.
    value: String,
    /// The source of the value: `file` or `default`.
    from: &'static str,
    about: String,
}

#[derive(Serialize)]
struct ConfigData {
    file: Option<String>,
    exists: bool,
    settings: Vec<SettingLine>,
}

pub(super) fn run(args: &Config, out: &mut Out) -> Result<(), Failure> {
    let mut file = out.person().file.clone();
    let words = Translations::in_language(out.language());
    if args.path {
        return out.line(&shown(file.path.as_deref()));
    }
    let (key, value) = match (&args.set, &args.unset) {
        (Some(pair), _) => (&pair.0, Some(pair.1.as_str())),
        (None, Some(key)) => (key, None),
        (None, None) => return print(&file, &words, args.output.format, out),
    };
    let path = file.set(key, value)?;
    let path = [("path", name(path.display().to_string()))];
    out.notice(&words.with("config-written", &path));
    Ok(())
}

/// The default of a setting, which may depend on the environment.
fn usual(setting: &Setting, language: Language) -> String {
    match setting.name {
        "language" => format!("\"{language}\""),
        "theme" => format!("\"{}\"", usual_theme().name()),
        "ascii" => (glyphs(false) == Glyphs::Ascii).to_string(),
        _ => setting.usual.to_owned(),
    }
}

fn shown(path: Option<&Path>) -> String {
    path.map_or_else(String::new, |path| path.display().to_string())
}

fn print(
    file: &SettingsFile,
    words: &Translations,
    format: Format,
    out: &mut Out,
) -> Result<(), Failure> {
    let line = |(setting, written): (&Setting, Option<String>)| SettingLine {
        name: setting.name,
        from: if written.is_some() { "file" } else { "default" },
        value: written.unwrap_or_else(|| usual(setting, out.language())),
        about: words.text(setting.about),
    };
    let settings: Vec<SettingLine> = ALL.iter().zip(file.written()).map(line).collect();
    let path = shown(file.path.as_deref());
    if format == Format::Json {
        return out.json(&ConfigData {
            file: file.path.is_some().then_some(path),
            exists: file.exists(),
            settings,
        });
    }
    let key = if file.exists() {
        "config-file"
    } else {
        "config-no-file"
    };
    out.line(&words.with(key, &[("path", name(path))]))?;
    for setting in settings {
        let usual = ALL.iter().find(|known| known.name == setting.name);
        let from = if setting.from == "file" {
            "config-from-file"
        } else if usual.is_some_and(|known| known.usual == setting.value) {
            "config-from-default"
        } else {
            "config-from-run"
        };
        out.line("")?;
        out.line(&format!(
            "{} = {}   # {}",
            setting.name,
            setting.value,
            words.text(from)
        ))?;
        for line in setting.about.lines() {
            out.line(&format!("    {line}"))?;
        }
    }
    out.line("")?;
    out.lines(&words.text("config-how"))
}
