//! The arguments of the command line.
//!
//! The texts of `--help` are not here; [`help`](crate::help) finds them in the messages of each language.
//!
//! It has more than 500 lines, because it lists the options of most commands.

mod content;
mod programs;

pub(crate) use content::{
    ContentCommand, Export, FormatSymbols, Import, MakeDeck, Print, Stats, SymbolsCommand, Watch,
};
pub(crate) use programs::{BotCheck, BotChoose, BotCommand, BotServe, Programs};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{
    Arg, ArgAction, ArgGroup, Args as Group, CommandFactory, Parser, Subcommand, ValueEnum,
};
use clap_complete::Shell;
use rnw_archive::analysis;
use rnw_batch::Rows;
use rnw_i18n::Language;
use rnw_line_mode::settings::theme;
use rnw_matches::{DEALS_MAX, Shard, Sprt};
use rnw_plan::{WrongArguments, seating};
use rnw_session::Lesson;
use rnw_tui::ThemeName;
use roll_and_write::Message;
use std::ffi::OsString;
#[cfg(feature = "serve")]
use std::net::SocketAddr;
use std::path::PathBuf;
use time::Date;
#[cfg(feature = "serve")]
use tracing::level_filters::LevelFilter;

/// The whole command line.
#[derive(Parser, Debug)]
#[command(
    name = "rnw",
    version,
    infer_subcommands = false,
    subcommand_required = true,
    arg_required_else_help = true
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
    /// As the setting, for whatever the command does. Without a command: the start page line by line.
    #[arg(long)]
    pub(crate) plain: bool,
}

/// The command line without its help. A number may be typed with a sign, so that the error says which numbers are allowed.
pub(crate) fn command() -> clap::Command {
    signed(Args::command())
}

/// The same for these words. Signs change every argument of every command, so that is done only if a word begins like a
/// number with a sign.
pub(crate) fn command_for(words: &[OsString]) -> clap::Command {
    let has_sign =
        |word: &OsString| matches!(word.as_encoded_bytes(), [b'-', b'0'..=b'9' | b'.', ..]);
    if words.iter().any(has_sign) {
        command()
    } else {
        Args::command()
    }
}

fn signed(command: clap::Command) -> clap::Command {
    let is_number = |arg: &Arg| {
        let names = arg.get_value_names().unwrap_or_default();
        names
            .first()
            .is_some_and(|name| NUMBERS.contains(&name.as_str()))
    };
    command
        .mut_args(|arg| {
            let is_number = is_number(&arg);
            arg.allow_negative_numbers(is_number)
        })
        .mut_subcommands(signed)
}

/// The placeholders of numbers.
const NUMBERS: [&str; 3] = ["N", "MS", "MIB"];

/// The format of results.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Debug)]
pub(crate) enum Format {
    #[default]
    Text,
    Json,
}

#[derive(Group, Clone, Copy, Default, Debug)]
pub(crate) struct Output {
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: Format,
}

/// The players that a command line names.
#[derive(Group, Clone, Default, Debug)]
pub(crate) struct NamedPlayers {
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    players: Vec<String>,
    #[arg(long = "player", value_name = "PLAYER")]
    player: Vec<String>,
}

impl NamedPlayers {
    /// These players, each by the option `--player`.
    pub(crate) fn single(player: Vec<String>) -> Self {
        let players = Vec::new();
        Self { players, player }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.players.is_empty() && self.player.is_empty()
    }

    /// The players; the usual ones if none is named.
    pub(crate) fn or(&self, usual: [&str; 2]) -> Vec<String> {
        seating::named(&self.players, &self.player, usual)
    }
}

/// How a table is shown to a person.
#[derive(Group, Clone, Copy, Default, Debug)]
pub(crate) struct Looks {
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[arg(long, value_name = "THEME", value_parser = theme)]
    pub(crate) theme: Option<ThemeName>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(Box<Play>),
    Learn(Learn),
    Resume(Box<Resume>),
    #[cfg(feature = "serve")]
    Serve(Serve),
    History(History),
    Config(Config),
    Simulate(Simulate),
    Match(Match),
    Merge(Merge),
    Train(Train),
    Bot {
        #[command(subcommand)]
        command: BotCommand,
    },
    Replay(Replay),
    Position(PositionArgs),
    Daily(Box<Daily>),
    Verify(Verify),
    Analyse(Analyse),
    #[cfg(feature = "testkit")]
    Test(Test),
    #[cfg(feature = "testkit")]
    #[command(alias = "minimise")]
    Shrink(Shrink),
    Rules(Rules),
    List {
        #[command(flatten)]
        output: Output,
    },
    Content {
        #[command(subcommand)]
        command: ContentCommand,
    },
    NewGame(NewGame),
    Symbols {
        #[command(subcommand)]
        command: SymbolsCommand,
    },
    Completions {
        shell: Shell,
    },
    Man,
    Schema {
        name: Option<String>,
    },
}

#[derive(Group, Debug)]
pub(crate) struct NewGame {
    pub(crate) name: String,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) engine: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Group, Debug)]
pub(crate) struct Learn {
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Group, Clone, Debug)]
#[command(mut_args(|arg| match arg.get_id().as_str() {
    "players" | "player" => arg.conflicts_with("resume"),
    _ => arg,
}))]
pub(crate) struct Play {
    #[arg(required_unless_present_any = ["resume", "content", "position"])]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) named: NamedPlayers,
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "LIST",
        conflicts_with = "resume"
    )]
    pub(crate) names: Vec<String>,
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, requires = "record")]
    pub(crate) force: bool,
    /// Whether the record carries the pack.
    #[arg(long, conflicts_with = "resume")]
    pub(crate) embed: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair, conflicts_with = "resume")]
    pub(crate) options: Vec<(String, String)>,
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["resume", "options"])]
    pub(crate) position: Option<String>,
    #[arg(long, requires = "resume")]
    pub(crate) run_programs: bool,
    #[command(flatten)]
    pub(crate) table: AtTable,
    /// The lesson, if the game is a first game that teaches.
    #[arg(skip)]
    pub(crate) lesson: Option<Lesson>,
}

impl Play {
    /// The arguments of a table, and no others.
    pub(crate) fn at(table: AtTable) -> Self {
        Self {
            game: None,
            named: NamedPlayers::default(),
            names: Vec::new(),
            seed: None,
            record: None,
            force: false,
            embed: false,
            resume: None,
            options: Vec::new(),
            position: None,
            run_programs: false,
            table,
            lesson: None,
        }
    }
}

/// The arguments that `play` and `resume` share.
#[derive(Group, Clone, Default, Debug)]
pub(crate) struct AtTable {
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) looks: Looks,
    #[arg(long)]
    pub(crate) confirm: bool,
    /// Whether the fault of a plugin stops the game.
    #[arg(id = "on_plugin_fault", long = "on-plugin-fault", action = ArgAction::Set, value_parser = choice([("void", false), ("stop", true)]), default_value = "void", value_name = "ACTION")]
    pub(crate) stops_at_plugin_faults: bool,
    #[command(flatten)]
    pub(crate) programs: Programs,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// What the log of a server contains.
#[cfg(feature = "serve")]
const LOG_LEVELS: [(&str, LevelFilter); 3] = [
    ("off", LevelFilter::OFF),
    ("error", LevelFilter::ERROR),
    ("info", LevelFilter::INFO),
];

#[cfg(feature = "serve")]
#[derive(Group, Debug)]
pub(crate) struct Serve {
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", conflicts_with = "lan")]
    pub(crate) listen: Option<SocketAddr>,
    #[arg(long)]
    pub(crate) lan: bool,
    #[arg(long)]
    pub(crate) open: bool,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) packs: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
    #[arg(long, value_parser = choice(LOG_LEVELS), default_value = "error", value_name = "LEVEL")]
    pub(crate) log: LevelFilter,
}

#[derive(Group, Debug)]
pub(crate) struct Resume {
    #[arg(value_name = "NUMBER|FILE")]
    pub(crate) which: Option<OsString>,
    #[arg(long, conflicts_with = "which")]
    pub(crate) list: bool,
    #[arg(long)]
    pub(crate) run_programs: bool,
    #[command(flatten)]
    pub(crate) table: AtTable,
}

#[derive(Group, Debug)]
#[command(
    group(ArgGroup::new("deleted").args(["forget", "forget_all"])),
    group(ArgGroup::new("done").args(["games", "export", "forget", "forget_all"]))
)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub(crate) struct History {
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    // The help suggests bots for an argument with the id of `--player`.
    #[arg(id = "person", long = "player", value_name = "NAME")]
    pub(crate) person: Option<String>,
    #[arg(long)]
    pub(crate) games: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) export: Option<PathBuf>,
    #[arg(long, requires = "export")]
    pub(crate) force: bool,
    #[arg(long, value_name = "NUMBER|FILE")]
    pub(crate) forget: Option<String>,
    #[arg(long)]
    pub(crate) forget_all: bool,
    #[arg(long, requires = "deleted")]
    pub(crate) yes: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Config {
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse_setting, conflicts_with_all = ["unset", "path"])]
    pub(crate) set: Option<(String, String)>,
    #[arg(long, value_name = "KEY", conflicts_with = "path")]
    pub(crate) unset: Option<String>,
    #[arg(long)]
    pub(crate) path: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Simulate {
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=DEALS_MAX))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

#[derive(Group, Debug)]
pub(crate) struct Match {
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=DEALS_MAX))]
    pub(crate) deals: u64,
    #[arg(long, value_name = "TEST", conflicts_with_all = ["shard", "totals"])]
    pub(crate) sprt: Option<Sprt>,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

const ROWS: [(&str, Rows); 3] = [
    ("game", Rows::Game),
    ("seat", Rows::Seat),
    ("turn", Rows::Turn),
];

/// The arguments for many games between bots.
#[derive(Group, Debug)]
#[command(group(ArgGroup::new("written").args(["out", "totals"]).multiple(true)))]
pub(crate) struct BatchArgs {
    #[arg(required_unless_present = "content")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) named: NamedPlayers,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_parser = choice(ROWS), default_value = ROWS[0].0, value_name = "ROWS", requires = "out")]
    pub(crate) rows: Rows,
    #[arg(long, requires = "out", conflicts_with = "force")]
    pub(crate) resume: bool,
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
    #[arg(long, value_name = "FILE")]
    pub(crate) totals: Option<PathBuf>,
    #[arg(long, requires = "written")]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) programs: Programs,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub(crate) options: Vec<(String, String)>,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Merge {
    #[arg(required = true, value_name = "TOTALS")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Train {
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=DEALS_MAX))]
    pub(crate) games: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) curve: bool,
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(..=DEALS_MAX))]
    pub(crate) deals: u64,
    #[arg(long)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
#[command(group(ArgGroup::new("instead").args(["share", "record", "delete", "rename"]).requires("which")))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub(crate) struct Replay {
    #[arg(value_name = "NUMBER|FILE|CODE")]
    pub(crate) which: Option<OsString>,
    #[arg(long, conflicts_with = "which")]
    pub(crate) list: bool,
    #[arg(long, value_name = "N", requires = "which")]
    pub(crate) turn: Option<u32>,
    #[arg(long = "as", value_name = "SEAT", requires = "which")]
    pub(crate) seat: Option<String>,
    #[arg(long, conflicts_with_all = ["turn", "seat"])]
    pub(crate) share: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["turn", "seat"])]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, requires = "record")]
    pub(crate) force: bool,
    #[arg(long, conflicts_with_all = ["turn", "seat"])]
    pub(crate) delete: bool,
    #[arg(long, requires = "delete")]
    pub(crate) yes: bool,
    #[arg(long, value_name = "NAME", conflicts_with_all = ["turn", "seat"])]
    pub(crate) rename: Option<String>,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) looks: Looks,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// Which position is printed or shown.
#[derive(Group, Debug)]
#[command(group(ArgGroup::new("source").args(["which", "position", "list"]).required(true)))]
pub(crate) struct PositionArgs {
    #[arg(value_name = "NUMBER|FILE|CODE")]
    pub(crate) which: Option<OsString>,
    #[arg(long)]
    pub(crate) list: bool,
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) at: Option<usize>,
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Default, Debug)]
pub(crate) struct Daily {
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "DATE", value_parser = parse_date, conflicts_with = "week")]
    pub(crate) date: Option<Date>,
    #[arg(long, value_name = "NAME", conflicts_with_all = ["result", "week"])]
    pub(crate) name: Option<String>,
    #[arg(long, conflicts_with_all = ["result", "week"])]
    pub(crate) again: bool,
    #[arg(long, conflicts_with = "week")]
    pub(crate) result: bool,
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[expect(
        clippy::option_option,
        reason = "the flag may stand without a file: then the results come from standard input"
    )]
    pub(crate) week: Option<Option<PathBuf>>,
    #[command(flatten)]
    pub(crate) looks: Looks,
    #[arg(long)]
    pub(crate) confirm: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

impl Daily {
    /// The arguments of the table at which the deal is played.
    pub(crate) fn table(&self) -> AtTable {
        AtTable {
            looks: self.looks,
            confirm: self.confirm,
            output: self.output,
            ..AtTable::default()
        }
    }
}

/// Parses a date such as 2026-11-23.
fn parse_date(text: &str) -> Result<Date, WrongArguments> {
    rnw_archive::daily::date(text)
        .ok_or_else(|| WrongArguments::new(Message::new("daily-error-date")))
}

#[derive(Group, Debug)]
pub(crate) struct Verify {
    #[arg(required_unless_present = "list", value_name = "NUMBER|FILE|CODE")]
    pub(crate) files: Vec<OsString>,
    #[arg(long, conflicts_with = "files")]
    pub(crate) list: bool,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Analyse {
    #[arg(required_unless_present_any = ["position", "list"], value_name = "NUMBER|FILE|CODE")]
    pub(crate) file: Option<OsString>,
    #[arg(long, conflicts_with_all = ["file", "position"])]
    pub(crate) list: bool,
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["file", "width", "most", "jobs"])]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(
        long,
        value_name = "BOT",
        default_value_t = analysis::usual_search()
    )]
    pub(crate) search: String,
    #[arg(long, value_name = "N", default_value_t = analysis::STATES, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) width: u32,
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) most: u32,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[cfg(feature = "testkit")]
#[derive(Group, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub(crate) struct Test {
    #[arg(required_unless_present_any = ["game", "content", "list_laws"], conflicts_with = "content")]
    pub(crate) pack: Option<PathBuf>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=GAMES_MAX))]
    pub(crate) games: u32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=GAMES_MAX))]
    pub(crate) first: u32,
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) law: Vec<String>,
    #[arg(long)]
    pub(crate) list_laws: bool,
    #[arg(long)]
    pub(crate) no_matrix: bool,
    #[arg(long, conflicts_with_all = ["no_matrix", "first"])]
    pub(crate) matrix_only: bool,
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=GAMES_MAX))]
    pub(crate) pair_games: u32,
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) least: u32,
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=GAMES_MAX))]
    pub(crate) triples: u32,
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=GAMES_MAX))]
    pub(crate) swarm: u32,
    #[arg(long, value_name = "SEATS", value_parser = parse_seats)]
    pub(crate) seats: Option<(usize, usize)>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The largest number of games, and of the first game.
#[cfg(feature = "testkit")]
const GAMES_MAX: i64 = 1_000_000_000;

#[cfg(feature = "testkit")]
#[derive(Group, Debug)]
pub(crate) struct Shrink {
    #[arg(value_name = "RECORD")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[arg(long, value_name = "NAME", conflicts_with = "shows")]
    pub(crate) law: Option<String>,
    #[arg(long, value_name = "KEY")]
    pub(crate) shows: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) pack: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Rules {
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[arg(long)]
    pub(crate) no_pager: bool,
}

/// One of these names, each with its value.
fn choice<T: Copy + Send + Sync + 'static, const N: usize>(
    choices: [(&'static str, T); N],
) -> impl TypedValueParser<Value = T> {
    let names = PossibleValuesParser::new(choices.map(|(name, _)| name));
    names.try_map(move |typed| {
        let mut choices = choices.into_iter();
        let found = choices.find(|(name, _)| *name == typed);
        found.map(|(_, value)| value).ok_or("unknown")
    })
}

/// Parses a house rule and its value.
fn parse_pair(text: &str) -> Result<(String, String), WrongArguments> {
    pair(text, "palms=optional")
}

/// Parses a setting and its value.
fn parse_setting(text: &str) -> Result<(String, String), WrongArguments> {
    pair(text, "theme=mono")
}

fn pair(text: &str, example: &str) -> Result<(String, String), WrongArguments> {
    let pair = text.split_once('=');
    let whole = pair.filter(|(key, value)| !key.is_empty() && !value.is_empty());
    let (key, value) = whole.ok_or_else(|| {
        WrongArguments::new(Message::new("cli-error-pair").name("example", example))
    })?;
    Ok((key.to_owned(), value.to_owned()))
}

#[cfg(feature = "testkit")]
fn parse_seats(text: &str) -> Result<(usize, usize), String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) if 1 <= least && least <= most => Ok((least, most)),
        _ => Err("expected a number of seats, such as 2, or a range, such as 2-3".to_owned()),
    }
}
