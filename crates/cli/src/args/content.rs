//! The arguments of `rnw content` and `rnw symbols`.

use super::{NamedPlayers, Output, Programs, choice, parse_pair};
use clap::{ArgGroup, Args as Group, Subcommand};
use rnw_drawing::{CardSize, PaperSize};
use rnw_matches::DEALS_MAX;
use roll_and_write::SEATS_MAX;
use std::path::PathBuf;

#[derive(Subcommand, Debug)]
pub(crate) enum SymbolsCommand {
    Explain {
        symbol: Option<String>,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_name = "PACK")]
        content: Option<PathBuf>,
        #[command(flatten)]
        output: Output,
    },
    #[cfg(feature = "testkit")]
    Try {
        pack: PathBuf,
        symbol: String,
        #[arg(value_name = "SCENE")]
        scene: Vec<String>,
        #[command(flatten)]
        output: Output,
    },
    Format(FormatSymbols),
    Plugins {
        #[command(flatten)]
        output: Output,
    },
}

#[derive(Group, Debug)]
pub(crate) struct FormatSymbols {
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    #[arg(long)]
    pub(crate) tree: bool,
    #[arg(long, conflicts_with = "print")]
    pub(crate) check: bool,
    #[arg(long)]
    pub(crate) print: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum ContentCommand {
    New {
        name: String,
        #[arg(long, value_name = "PACK")]
        extends: String,
        #[arg(long, value_name = "FOLDER")]
        dir: Option<PathBuf>,
        #[arg(long)]
        force: bool,
    },
    Check {
        #[arg(value_name = "PACK")]
        folder: PathBuf,
        #[command(flatten)]
        output: Output,
    },
    Show {
        card: Option<String>,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_name = "PACK")]
        content: Option<PathBuf>,
        #[arg(long)]
        ascii: bool,
        #[command(flatten)]
        output: Output,
    },
    Stats(Box<Stats>),
    MakeDeck(MakeDeck),
    Print(Print),
    Watch(Watch),
    Export(Export),
    Import(Import),
}

#[derive(Group, Debug)]
pub(crate) struct Watch {
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    #[command(flatten)]
    pub(crate) named: NamedPlayers,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=DEALS_MAX))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub(crate) options: Vec<(String, String)>,
    #[arg(long, value_name = "N", default_value_t = 4000, conflicts_with = "once", value_parser = clap::value_parser!(u64).range(..=DEALS_MAX))]
    pub(crate) train: u64,
    #[arg(long)]
    pub(crate) once: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

const SEPARATORS: [(&str, u8); 3] = [("comma", b','), ("semicolon", b';'), ("tab", b'\t')];

#[derive(Group, Debug)]
pub(crate) struct Export {
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long = "list", value_name = "NAME", default_value = "cards")]
    pub(crate) list: String,
    /// The character between the cells of a table.
    #[arg(long, value_parser = choice(SEPARATORS), default_value = SEPARATORS[0].0, value_name = "SEPARATOR")]
    pub(crate) separator: u8,
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
}

#[derive(Group, Debug)]
pub(crate) struct Import {
    #[arg(value_name = "FILE")]
    pub(crate) table: PathBuf,
    #[arg(long, value_name = "PACK")]
    pub(crate) into: PathBuf,
    #[arg(long = "list", value_name = "NAME", default_value = "cards")]
    pub(crate) list: String,
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    pub(crate) ignore: Vec<String>,
    #[arg(long)]
    pub(crate) check: bool,
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Stats {
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    #[command(flatten)]
    pub(crate) named: NamedPlayers,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub(crate) options: Vec<(String, String)>,
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "LIST",
        default_value = "symbols"
    )]
    pub(crate) weigh: Vec<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) weigh_games: Option<u64>,
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(crate) weigh_by: Vec<String>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long, requires = "svg")]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[command(flatten)]
    pub(crate) programs: Programs,
    #[command(flatten)]
    pub(crate) output: Output,
}

const PAPERS: [(&str, PaperSize); 2] = [("a4", PaperSize::A4), ("letter", PaperSize::Letter)];
const SIZES: [(&str, CardSize); 3] = [
    ("poker", CardSize::Poker),
    ("mini", CardSize::Mini),
    ("tarot", CardSize::Tarot),
];

#[derive(Group, Debug)]
#[command(
    group(ArgGroup::new("printed").args(["out", "card", "tts"]).required(true)),
    group(ArgGroup::new("picture").args(["svg", "png"]).multiple(true).requires("card"))
)]
pub(crate) struct Print {
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "CARD", requires = "picture")]
    pub(crate) card: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "tts"])]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "tts"])]
    pub(crate) png: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tts: Option<PathBuf>,
    #[arg(long, value_parser = choice(PAPERS), default_value = PAPERS[0].0, value_name = "PAPER", requires = "out")]
    pub(crate) paper: PaperSize,
    #[arg(long, value_parser = choice(SIZES), default_value = SIZES[0].0, value_name = "SIZE")]
    pub(crate) size: CardSize,
    #[arg(long, value_name = "MM", conflicts_with = "tts", value_parser = clap::value_parser!(u16).range(1..=5))]
    pub(crate) bleed: Option<u16>,
    #[arg(long, conflicts_with_all = ["card", "tts"])]
    pub(crate) backs: bool,
    #[arg(long)]
    pub(crate) black_and_white: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=SEATS_MAX as i64))]
    pub(crate) seats: Option<u16>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub(crate) options: Vec<(String, String)>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Group, Debug)]
pub(crate) struct MakeDeck {
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) targets: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) restarts: u32,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
    #[arg(long, requires = "out")]
    pub(crate) replace: bool,
    #[arg(long, value_name = "NAME")]
    pub(crate) color: Option<String>,
    #[arg(long, requires = "out")]
    pub(crate) nearest: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "seed", "restarts"])]
    pub(crate) check: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}
