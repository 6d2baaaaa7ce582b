//! `rnw bot list`: the bots that can be named, with their options.

use crate::args::{Format, Output};
use crate::failure::Failure;
use crate::out::Out;
use rnw_bots::{BotEntry, BotOption};
use rnw_catalogue::Catalogue;
use serde::Serialize;

/// A bot in the JSON output.
#[derive(Serialize)]
struct BotLine {
    name: &'static str,
    about: &'static str,
    options: Vec<BotOptionLine>,
}

/// An option of a bot in the JSON output.
#[derive(Serialize)]
struct BotOptionLine {
    name: &'static str,
    about: &'static str,
    least: f64,
    most: f64,
    default: Option<f64>,
    whole: bool,
}

pub(super) fn run(catalogue: &Catalogue, output: Output, out: &mut Out) -> Result<(), Failure> {
    let entries = catalogue.bots().entries();
    if output.format == Format::Json {
        return out.json(&entries.iter().map(line).collect::<Vec<_>>());
    }
    for entry in entries {
        out.line(&format!("{:10} {}", entry.name, entry.about))?;
        for option in entry.options {
            let default = option.default;
            let default = default.map_or_else(String::new, |value| format!("; {value} by default"));
            let (name, about, expected) = (option.name, option.about, option.expected());
            out.line(&format!("    {name:12} {about}: {expected}{default}"))?;
        }
    }
    Ok(())
}

fn line(entry: &BotEntry) -> BotLine {
    let option = |option: &BotOption| BotOptionLine {
        name: option.name,
        about: option.about,
        least: option.least,
        most: option.most,
        default: option.default,
        whole: option.is_whole,
    };
    BotLine {
        name: entry.name,
        about: entry.about,
        options: entry.options.iter().map(option).collect(),
    }
}
