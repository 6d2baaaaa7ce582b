//! `rnw match`: bots play each deal in every seat.

use super::batch::{self, Kind};
use crate::args::Match;
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::Catalogue;
use rnw_matches::RunKind;

pub(super) fn run(catalogue: &Catalogue, args: &Match, out: &mut Out) -> Result<(), Failure> {
    let kind = Kind {
        command: RunKind::Match,
        deals: args.deals,
        sprt: args.sprt,
        players: ["greedy", "random"],
    };
    batch::run(catalogue, &args.batch, &kind, out)
}
