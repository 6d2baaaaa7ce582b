//! `rnw analyse`: how much each decision of a recorded game cost, or each move of a position.

use super::batch;
use super::recorded::replayed;
use super::records::{self, chosen};
use crate::args::{Analyse, Format};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::analysis::{Analyst, JudgedGame, WeighedPosition, search_of};
use rnw_archive::positions::NamedPosition;
use rnw_archive::recorded::Replayed;
use rnw_batch::side_by_side::{in_order, jobs};
use rnw_bots::analysis::people;
use rnw_catalogue::Catalogue;
use rnw_line_mode::screen::glyphs;
use rnw_session::PlayerFault;
use rnw_tui::render::Renderer;

pub(super) fn run(catalogue: &Catalogue, args: &Analyse, out: &mut Out) -> Result<(), Failure> {
    if args.list {
        return records::list(catalogue, "analyse", args.output.format, out);
    }
    if let Some(text) = &args.position {
        return weigh(catalogue, args, text, out);
    }
    let parameters = search_of(&args.search)?;
    let file = chosen(args.file.as_deref().unwrap_or_default(), out)?;
    let replayed = replayed(catalogue, &file, args.content.as_deref(), out)?;
    let seats = match &args.seat {
        Some(seat) => vec![replayed.seat(seat)?],
        None => people(&replayed.table.header().seats),
    };
    let Replayed {
        record,
        recorded,
        translator,
        table,
        ..
    } = replayed;
    let analyst = Analyst::new(&recorded.loaded, &table, &seats, parameters, args.width);
    let failed = |fault: PlayerFault| Failure::Bot(fault.to_string());
    let bar = batch::bar(analyst.decisions() as u64, "decisions");
    let judge = |index| analyst.judge(index).map_err(failed);
    let decisions = in_order(analyst.decisions(), jobs(args.jobs), judge, || bar.inc(1))?;
    bar.finish_and_clear();
    let bar = batch::bar(seats.len() as u64, "seats");
    let look_back = |index: usize| Ok::<_, Failure>(analyst.look_back(seats[index]));
    let reached = in_order(seats.len(), jobs(args.jobs), look_back, || bar.inc(1))?;
    bar.finish_and_clear();
    let judged = JudgedGame {
        table,
        parameters,
        decisions,
        reached,
    };
    if args.output.format == Format::Json {
        return out.json(&judged.report(&record));
    }
    let plain = out.settings().plain(args.plain);
    let renderer = Renderer {
        translator: &translator,
        glyphs: glyphs(plain || out.settings().ascii(args.ascii)),
    };
    out.pages(&judged.pages(args.most as usize, plain, renderer))
}

/// Shows what each move costs in the position of a text.
fn weigh(catalogue: &Catalogue, args: &Analyse, text: &str, out: &mut Out) -> Result<(), Failure> {
    let parameters = search_of(&args.search)?;
    let named = NamedPosition::open(catalogue, text, args.content.as_deref())?;
    let (state, seats) = named.deciding(args.seat.as_deref(), 0)?;
    let weighed = WeighedPosition::new(&named, (&state, seats), parameters);
    let weighed = weighed.map_err(|fault| Failure::Bot(fault.to_string()))?;
    if args.output.format == Format::Json {
        return out.json(&weighed.report());
    }
    let translator = named.translator(catalogue, out.language())?;
    out.pages(&weighed.pages(&translator))
}
