//! `rnw simulate`: many games between bots, each bot in its own seat.

use super::batch::{self, Kind};
use crate::args::Simulate;
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::Catalogue;
use rnw_matches::RunKind;

pub(super) fn run(catalogue: &Catalogue, args: &Simulate, out: &mut Out) -> Result<(), Failure> {
    let kind = Kind {
        command: RunKind::Simulate,
        deals: args.games,
        sprt: None,
        players: ["greedy", "greedy"],
    };
    batch::run(catalogue, &args.batch, &kind, out)
}
