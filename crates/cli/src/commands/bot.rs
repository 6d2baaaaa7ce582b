//! `rnw bot`: tests your own bots against the protocol, and makes a built-in bot speak it.

mod check;
mod serve;
mod tester;

use crate::args::BotCommand;
use crate::catalogue::Catalogue;
use crate::failure::Failure;
use crate::out::Out;

pub(super) fn run(
    catalogue: &Catalogue,
    command: &BotCommand,
    out: &mut Out,
) -> Result<(), Failure> {
    match command {
        BotCommand::Check(args) => check::run(catalogue, args, out),
        BotCommand::Serve(args) => serve::run(catalogue, args, out),
        BotCommand::Protocol => out.lines(rnw_content::BOT_PROTOCOL.trim_end()),
    }
}
