//! `rnw list`.

use crate::args::Format;
use crate::catalogue::Catalogue;
use crate::failure::Failure;
use crate::out::Out;
use serde::Serialize;

#[derive(Serialize)]
struct GameLine {
    name: &'static str,
    about: &'static str,
    seats: [usize; 2],
    options: Vec<OptionLine>,
}

#[derive(Serialize)]
struct OptionLine {
    name: &'static str,
    clause: &'static str,
    default: &'static str,
    values: Vec<&'static str>,
}

pub(super) fn run(catalogue: &Catalogue, format: Format, out: &mut Out) -> Result<(), Failure> {
    if format == Format::Json {
        return out.json(&games(catalogue));
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
    Ok(())
}

fn games(catalogue: &Catalogue) -> Vec<GameLine> {
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
        })
        .collect()
}
