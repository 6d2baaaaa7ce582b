//! `rnw list`.

use crate::args::Format;
use crate::catalogue::{Catalogue, ShippedPack};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use serde::Serialize;

#[derive(Serialize)]
struct GameLine {
    name: &'static str,
    about: &'static str,
    seats: [usize; 2],
    options: Vec<OptionLine>,
    /// The shipped packs for this game, the game's own first.
    packs: Vec<PackLine>,
}

#[derive(Serialize)]
struct PackLine {
    name: &'static str,
    title: String,
}

#[derive(Serialize)]
struct OptionLine {
    name: &'static str,
    clause: &'static str,
    default: &'static str,
    values: Vec<&'static str>,
}

pub(super) fn run(catalogue: &Catalogue, format: Format, out: &mut Out) -> Result<(), Failure> {
    let packs = packs(catalogue)?;
    if format == Format::Json {
        return out.json(&games(catalogue, packs));
    }
    for row in catalogue.rows() {
        let (least, most) = row.seats;
        out.line(&format!(
            "{}   [{least} to {most} seats]\n  {}\n",
            row.name, row.about
        ))?;
        for option in row.options {
            out.line(&format!(
                "  --option {}=…   [{}]",
                option.name, option.clause
            ))?;
            for (index, (value, about)) in option.values.iter().enumerate() {
                let default = if index == 0 { " (default)" } else { "" };
                out.line(&format!("      {value:13} {about}{default}"))?;
            }
        }
    }
    if packs.is_empty() {
        return Ok(());
    }
    out.line("\npacks, played with --content NAME")?;
    for (game, pack) in packs {
        let of = if game == pack.name {
            String::new()
        } else {
            format!(" (for {game})")
        };
        out.line(&format!("      {:15} {}{of}", pack.name, pack.title))?;
    }
    Ok(())
}

/// The shipped packs, each behind the name of its game.
fn packs(catalogue: &Catalogue) -> Result<Vec<(&'static str, PackLine)>, Failure> {
    let line = |shipped: ShippedPack| {
        let files = pack::shipped(catalogue, shipped)?.files;
        let line = PackLine {
            name: shipped.name,
            title: pack::title(&files).unwrap_or_default(),
        };
        Ok((pack::row_of(catalogue, &files)?.name, line))
    };
    catalogue.packs().into_iter().map(line).collect()
}

fn games(catalogue: &Catalogue, packs: Vec<(&'static str, PackLine)>) -> Vec<GameLine> {
    let mut packs = packs;
    let options = |row: &crate::catalogue::Row| {
        let line = |option: &roll_and_write::option::OptionSpec| OptionLine {
            name: option.name,
            clause: option.clause,
            default: option.values[0].0,
            values: option.values.iter().map(|value| value.0).collect(),
        };
        row.options.iter().map(line).collect()
    };
    catalogue
        .rows()
        .iter()
        .map(|row| GameLine {
            name: row.name,
            about: row.about,
            seats: [row.seats.0, row.seats.1],
            options: options(row),
            packs: packs
                .extract_if(.., |(game, _)| *game == row.name)
                .map(|(_, pack)| pack)
                .collect(),
        })
        .collect()
}
