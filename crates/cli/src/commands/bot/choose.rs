//! `rnw bot choose`: the move that a bot makes in a position.

use crate::args::{BotChoose, Format};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::positions::NamedPosition;
use rnw_bots::Entrant;
use rnw_catalogue::Catalogue;
use rnw_plan::seating::Contenders;
use serde::Serialize;

/// The move in the JSON output.
#[derive(Serialize)]
struct ChosenMove {
    seat: usize,
    #[serde(rename = "move")]
    mv: String,
}

pub(super) fn run(catalogue: &Catalogue, args: &BotChoose, out: &mut Out) -> Result<(), Failure> {
    let contenders = Contenders::read(std::slice::from_ref(&args.bot), (1, 1), catalogue.bots())?;
    let named = NamedPosition::open(catalogue, &args.position, args.content.as_deref())?;
    let seat = named.deciding(args.seat.as_deref(), args.seed)?.1.first();
    let seat = seat.ok_or_else(|| Failure::Internal("no seat decides".to_owned()))?;
    let terms = args.terms.terms(out)?;
    let (_, entrants) = contenders.in_game(&named.loaded, &terms)?;
    let player = entrants.into_iter().next().map(|entrant| match entrant {
        Entrant::Ours(spec) => named.loaded.player(spec),
        Entrant::Outside(start) => start(),
    });
    let mut player = player.ok_or_else(|| Failure::Internal("no bot plays".to_owned()))?;
    let chosen = named.choice(seat, args.seed, &mut *player)?;
    let mv = named.loaded.game.print_move(chosen);
    match args.output.format {
        Format::Text => out.line(&mv),
        Format::Json => out.json(&ChosenMove {
            seat: seat.number(),
            mv,
        }),
    }
}
