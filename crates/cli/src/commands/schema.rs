//! `rnw schema`: the JSON Schemas that `docs/schemas` publishes.

use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::history::{HistoryGame, HistoryStatistics};
use rnw_catalogue::Catalogue;
use rnw_studio::make_deck::DeckReport;
use rnw_studio::schema::{self, NamedSchema, written};
use rnw_studio::stats::StatsReport;
use schemars::schema_for;

/// The formats that are not files of packs.
const OTHERS: &[NamedSchema] = &[
    ("bot-answer", || schema_for!(rnw_protocol::Answer)),
    ("bot-request", written::<rnw_protocol::Request>),
    ("deck", || schema_for!(DeckReport)),
    ("finished-game", || schema_for!(HistoryGame)),
    ("history", || schema_for!(HistoryStatistics)),
    ("record", || schema_for!(rnw_session::RecordLine)),
    ("results", || schema_for!(rnw_matches::ResultLine)),
    #[cfg(feature = "serve")]
    ("serving-analysis", written::<rnw_server::AnalysisShown>),
    #[cfg(feature = "serve")]
    ("serving-client", || schema_for!(rnw_server::ClientMessage)),
    #[cfg(feature = "serve")]
    ("serving-lobby", written::<rnw_server::Lobby>),
    #[cfg(feature = "serve")]
    ("serving-own-seats", || schema_for!(rnw_server::OwnSeats)),
    #[cfg(feature = "serve")]
    ("serving-results", written::<rnw_server::OwnResults>),
    #[cfg(feature = "serve")]
    ("serving-server", written::<rnw_server::ServerMessage>),
    #[cfg(feature = "serve")]
    ("serving-step", written::<rnw_server::StepShown>),
    #[cfg(feature = "serve")]
    ("serving-table", || schema_for!(rnw_server::NewTable)),
    ("stats", || schema_for!(StatsReport)),
    ("targets", || schema_for!(rnw_deckmaker::TargetsFile)),
    ("totals", || schema_for!(rnw_matches::RunTotals)),
];

pub(super) fn run(catalogue: &Catalogue, name: Option<&str>, out: &mut Out) -> Result<(), Failure> {
    if let Some(name) = name {
        return out.json(&schema::named(catalogue, OTHERS, name)?);
    }
    let mut names = schema::names(catalogue, OTHERS);
    names.sort_unstable();
    names.into_iter().try_for_each(|name| out.line(name))
}
