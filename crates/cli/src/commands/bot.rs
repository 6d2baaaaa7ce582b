//! `rnw bot`: lists the bots, tests your own against the protocol, asks one for a move, and makes a bot of this program speak it.

mod check;
mod choose;
mod list;
mod serve;

use crate::args::BotCommand;
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::Catalogue;

pub(super) fn run(
    catalogue: &Catalogue,
    command: &BotCommand,
    out: &mut Out,
) -> Result<(), Failure> {
    match command {
        BotCommand::List { output } => list::run(catalogue, *output, out),
        BotCommand::Check(args) => check::run(catalogue, args, out),
        BotCommand::Choose(args) => choose::run(catalogue, args, out),
        BotCommand::Serve(args) => serve::run(catalogue, args, out),
        BotCommand::Protocol => out.lines(rnw_content::BOT_PROTOCOL.trim_end()),
    }
}
