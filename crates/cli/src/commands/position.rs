//! `rnw position`: a position of a recorded game as one line of text, or the position of such a text.

use super::recorded::replayed;
use super::records::{self, chosen};
use crate::args::{Format, PositionArgs};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::positions::{NamedPosition, PositionReport};
use rnw_catalogue::Catalogue;
use rnw_line_mode::screen::glyphs;
use rnw_tui::render::Renderer;
use std::ffi::OsStr;

pub(super) fn run(
    catalogue: &Catalogue,
    args: &PositionArgs,
    out: &mut Out,
) -> Result<(), Failure> {
    if args.list {
        return records::list(catalogue, "position", args.output.format, out);
    }
    match (&args.position, &args.which) {
        (Some(text), _) => show(catalogue, args, text, out),
        (None, which) => print(catalogue, args, which.as_deref().unwrap_or_default(), out),
    }
}

/// Prints the text of a position of a record or of the game of a share code.
fn print(
    catalogue: &Catalogue,
    args: &PositionArgs,
    which: &OsStr,
    out: &mut Out,
) -> Result<(), Failure> {
    let path = chosen(which, out)?;
    let replayed = replayed(catalogue, &path, args.content.as_deref(), out)?;
    let seat = args.seat.as_deref();
    let seat = seat.map(|seat| replayed.seat(seat)).transpose()?;
    let position = replayed.position(args.at, seat)?;
    match args.output.format {
        Format::Text => out.line(&position.to_string()),
        Format::Json => out.json(&PositionReport::of(&position)),
    }
}

/// Shows the position of a text.
fn show(
    catalogue: &Catalogue,
    args: &PositionArgs,
    text: &str,
    out: &mut Out,
) -> Result<(), Failure> {
    let named = NamedPosition::open(catalogue, text, args.content.as_deref())?;
    let shown = named.seen(args.seat.as_deref())?;
    if args.output.format == Format::Json {
        return out.json(&PositionReport::of(&shown));
    }
    let plain = out.settings().plain(args.plain);
    let renderer = Renderer {
        translator: &named.translator(catalogue, out.language())?,
        glyphs: glyphs(plain || out.settings().ascii(args.ascii)),
    };
    out.pages(&named.pages(&shown, plain, renderer)?)
}
