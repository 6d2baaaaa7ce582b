//! `rnw list`: the games and their packs.

use crate::args::Format;
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry, ShippedPack};
use rnw_i18n::{Translations, Translator, name};
use rnw_plan::pack;
use rnw_plan::words::{about, about_value, option_name, translator, value_name};
use roll_and_write::Arg;
use roll_and_write::option::OptionSpec;
use serde::Serialize;

#[derive(Serialize)]
struct GameLine {
    name: &'static str,
    about: String,
    seats: [usize; 2],
    options: Vec<OptionLine>,
    /// The shipped packs for this game; the game's own pack is first.
    packs: Vec<PackLine>,
}

#[derive(Serialize)]
struct PackLine {
    name: &'static str,
    title: String,
    /// The fewest and the most seats.
    seats: [usize; 2],
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
        return out.json(&games(catalogue, packs, out)?);
    }
    let words = Translations::in_language(out.language());
    for entry in catalogue.entries() {
        let translator = speech_of(entry, out)?;
        let seats = seats_text(entry.seats, translator.words());
        let about = about(entry, &translator);
        out.line(&format!("{}   [{seats}]", entry.name))?;
        out.line(&format!("  {about}"))?;
        out.line("")?;
        for option in entry.options {
            out.line(&format!(
                "  --option {}=…   [{}]",
                option_name(option, &translator),
                option.clause
            ))?;
            for index in 0..option.values.len() {
                let value = value_name(option, index, &translator);
                let about = about_value(option, index, &translator);
                let default = if index == 0 {
                    format!(" ({})", words.text("cli-list-default"))
                } else {
                    String::new()
                };
                out.line(&format!("      {value:13} {about}{default}"))?;
            }
        }
    }
    if packs.is_empty() {
        return Ok(());
    }
    out.line("")?;
    out.line(&words.text("cli-list-packs"))?;
    for (game, pack) in packs {
        let [least, most] = pack.seats;
        let mut entries = catalogue.entries().iter();
        let all = entries.find(|entry| entry.name == game);
        let seats = all.and_then(|all| own_seats(all, (least, most), &words));
        let seats = seats.map_or_else(String::new, |seats| format!("   [{seats}]"));
        let of = if game == pack.name {
            String::new()
        } else {
            let of = words.with("cli-list-pack-of", &[("game", name(game))]);
            format!(" ({of})")
        };
        out.line(&format!("      {:15} {}{of}{seats}", pack.name, pack.title))?;
    }
    Ok(())
}

/// The shipped packs, each with the name of its game.
fn packs(catalogue: &Catalogue) -> Result<Vec<(&'static str, PackLine)>, Failure> {
    let line = |shipped: ShippedPack| {
        let files = pack::shipped(catalogue, shipped)?.files;
        let entry = pack::entry_of(catalogue, &files)?;
        let (least, most) = pack::seats_of(entry, &files);
        let line = PackLine {
            name: shipped.name,
            title: pack::title(&files).unwrap_or_default(),
            seats: [least, most],
        };
        Ok((entry.name, line))
    };
    catalogue.packs().into_iter().map(line).collect()
}

/// For how many a pack is, if the game is for another number.
pub(super) fn own_seats(
    entry: &GameEntry,
    seats: (usize, usize),
    words: &Translations,
) -> Option<String> {
    (seats != entry.seats).then(|| seats_text(seats, words))
}

/// The fewest and the most players.
fn seats_text((least, most): (usize, usize), words: &Translations) -> String {
    let number = |seats: usize| Arg::Number(seats as i64);
    if least == most {
        return words.with("cli-list-seats-exact", &[("count", number(least))]);
    }
    let seats = [("least", number(least)), ("most", number(most))];
    words.with("cli-list-seats", &seats)
}

/// The messages of a game.
fn speech_of(entry: &GameEntry, out: &Out) -> Result<Translator, Failure> {
    Ok(translator(
        entry,
        &(entry.shipped)(),
        Vec::new(),
        out.language(),
    )?)
}

fn games(
    catalogue: &Catalogue,
    packs: Vec<(&'static str, PackLine)>,
    out: &Out,
) -> Result<Vec<GameLine>, Failure> {
    let mut packs = packs;
    let options = |entry: &GameEntry| {
        let line = |option: &OptionSpec<'static>| OptionLine {
            name: option.name,
            clause: option.clause,
            default: option.values[0].0,
            values: option.values.iter().map(|value| value.0).collect(),
        };
        entry.options.iter().map(line).collect()
    };
    let mut game = |entry: &GameEntry| {
        Ok(GameLine {
            name: entry.name,
            about: about(entry, &speech_of(entry, out)?),
            seats: [entry.seats.0, entry.seats.1],
            options: options(entry),
            packs: packs
                .extract_if(.., |(game, _)| *game == entry.name)
                .map(|(_, pack)| pack)
                .collect(),
        })
    };
    catalogue.entries().iter().map(&mut game).collect()
}
