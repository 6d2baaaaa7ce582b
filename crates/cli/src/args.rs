//! The arguments of the command line.
//!
//! The texts of `--help` are not here; [`help`](crate::help) finds them in the messages of each language.

use crate::failure::Failure;
use crate::out::Out;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{
    Arg, ArgAction, ArgGroup, Args as Group, CommandFactory, Parser, Subcommand, ValueEnum,
};
use clap_complete::Shell;
use rnw_archive::{analysis, records};
use rnw_batch::Rows;
use rnw_drawing::PaperSize;
use rnw_i18n::Language;
use rnw_line_mode::settings;
use rnw_line_mode::settings::theme;
use rnw_matches::{DEALS_MAX, Shard, Sprt};
use rnw_plan::{WrongArguments, seating};
use rnw_programs::{
    BotEnvironment, BotLog, BotProgram, BotTerms, EnvironmentRequest, Places, SandboxRequest,
};
use rnw_protocol::Limits;
use rnw_session::{Lesson, OnFault};
use rnw_terminal_text::command_line::argument;
use rnw_tui::ThemeName;
use roll_and_write::{Message, SEATS_MAX};
use std::ffi::OsString;
#[cfg(feature = "serve")]
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
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
}

/// The command line without its help. A number may be typed with a sign, so that the error says which numbers are allowed.
pub(crate) fn command() -> clap::Command {
    signed(Args::command())
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
    Bot {
        #[command(subcommand)]
        command: BotCommand,
    },
    Replay(Replay),
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
    #[arg(required_unless_present_any = ["resume", "content"])]
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
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair, conflicts_with = "resume")]
    pub(crate) options: Vec<(String, String)>,
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
            resume: None,
            options: Vec::new(),
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
    pub(crate) which: Option<String>,
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
#[command(group(ArgGroup::new("instead").args(["share", "record"]).requires("which")))]
pub(crate) struct Replay {
    #[arg(value_name = "NUMBER|FILE|CODE")]
    pub(crate) which: Option<OsString>,
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
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) looks: Looks,
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
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
pub(crate) struct Analyse {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(
        long,
        value_name = "BOT",
        default_value = analysis::SEARCH
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

const ON_FAULT: [(&str, OnFault); 3] = [
    ("forfeit", OnFault::Forfeit),
    ("random", OnFault::Random),
    ("abort", OnFault::Abort),
];

/// The time limits of programs in milliseconds.
#[derive(Group, Clone, Copy, Debug)]
struct BotTimes {
    #[arg(long, value_name = "MS", default_value_t = TIME, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    bot_time: u64,
    #[arg(long, value_name = "MS", default_value_t = TIME, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    bot_start: u64,
}

/// The conditions for programs that play.
#[derive(Group, Clone, Debug)]
pub(crate) struct Programs {
    #[command(flatten)]
    times: BotTimes,
    /// What happens when a program gives no legal move.
    #[arg(long, value_parser = choice(ON_FAULT), default_value = ON_FAULT[0].0, value_name = "ACTION")]
    on_fault: OnFault,
    #[arg(long, value_name = "FILE")]
    pub(crate) bot_log: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) environment: BotEnvironmentArgs,
}

/// Without arguments: the default of each.
impl Default for Programs {
    fn default() -> Self {
        Self {
            times: BotTimes {
                bot_time: TIME,
                bot_start: TIME,
            },
            on_fault: ON_FAULT[0].1,
            bot_log: None,
            environment: BotEnvironmentArgs {
                variables: Vec::new(),
                sandbox: false,
                shown: Vec::new(),
                memory: MEMORY,
            },
        }
    }
}

/// What programs see of the machine.
#[derive(Group, Clone, Debug)]
pub(crate) struct BotEnvironmentArgs {
    #[arg(id = "bot_env", long = "bot-env", value_name = "NAME")]
    pub(crate) variables: Vec<String>,
    #[arg(id = "bot_sandbox", long = "bot-sandbox")]
    pub(crate) sandbox: bool,
    #[arg(
        id = "bot_show",
        long = "bot-show",
        value_name = "PATH",
        requires = "bot_sandbox"
    )]
    pub(crate) shown: Vec<PathBuf>,
    #[arg(id = "bot_memory", long = "bot-memory", value_name = "MIB", default_value_t = MEMORY, value_parser = clap::value_parser!(u64).range(16..=MEMORY_MAX), requires = "bot_sandbox")]
    pub(crate) memory: u64,
}

/// The memory limit of a process in a sandbox in MiB: the default and the maximum.
const MEMORY: u64 = 4096;
const MEMORY_MAX: u64 = 1 << 24;

impl BotEnvironmentArgs {
    /// The arguments that repeat these choices on another command line.
    pub(crate) fn again(&self) -> Vec<String> {
        let mut words = Vec::new();
        for name in &self.variables {
            words.extend(["--bot-env".to_owned(), name.clone()]);
        }
        if self.sandbox {
            words.push("--bot-sandbox".to_owned());
        }
        for path in &self.shown {
            words.extend(["--bot-show".to_owned(), argument(path)]);
        }
        if self.memory != MEMORY {
            words.extend(["--bot-memory".to_owned(), self.memory.to_string()]);
        }
        words
    }

    /// The environment of programs, which hides the `secret` files.
    fn environment(&self, secret: &[&Path]) -> Result<BotEnvironment, Failure> {
        let sandbox = || SandboxRequest {
            places: self.places(secret),
            shown: self.shown.clone(),
            memory: self.memory << 20,
        };
        Ok(BotEnvironment::new(EnvironmentRequest {
            variables: self.variables.clone(),
            sandbox: self.sandbox.then(sandbox),
        })?)
    }

    fn places(&self, secret: &[&Path]) -> Places {
        let secret = secret.iter().map(|path| path.to_path_buf());
        let hidden = secret
            .chain(records::places())
            .chain(settings::settings_path());
        Places::new(&self.shown, &hidden.collect::<Vec<_>>())
    }
}

/// The time limit for a program in milliseconds, unless another one is given.
const TIME: u64 = 10_000;
/// The longest time limit for a program: a day in milliseconds.
const TIME_MAX: u64 = 86_400_000;

impl BotCheck {
    /// The conditions under which the program is checked.
    pub(crate) fn terms(&self, out: &mut Out) -> Result<BotTerms, Failure> {
        let programs = Programs {
            times: self.times,
            on_fault: OnFault::Abort,
            bot_log: self.bot_log.clone(),
            environment: self.environment.clone(),
        };
        programs.terms(&[], out)
    }
}

impl Programs {
    /// The conditions under which programs play. They cannot see the `secret` files. Opens the log.
    pub(crate) fn terms(
        &self,
        secret: &[Option<&Path>],
        out: &mut Out,
    ) -> Result<BotTerms, Failure> {
        let environment = self.environment.environment(&self.secret(secret))?;
        let log = self.bot_log.as_deref().map(BotLog::open).transpose()?;
        let log = log.map(Arc::new);
        out.watch(log.as_ref());
        Ok(BotTerms {
            limits: Limits {
                start: Duration::from_millis(self.times.bot_start),
                time: Duration::from_millis(self.times.bot_time),
            },
            on_fault: self.on_fault,
            log,
            environment: Arc::new(environment),
            trouble: Arc::default(),
        })
    }

    /// The files that a sandbox shows only because the arguments of programs name them; empty without a
    /// sandbox.
    pub(crate) fn asked<'p>(
        &self,
        programs: impl Iterator<Item = &'p BotProgram>,
        secret: &[Option<&Path>],
    ) -> Vec<PathBuf> {
        if !self.environment.sandbox {
            return Vec::new();
        }
        let places = self.environment.places(&self.secret(secret));
        let mut asked: Vec<PathBuf> = programs
            .flat_map(|program| places.asked(program.words()))
            .collect();
        asked.sort();
        asked.dedup();
        asked
    }

    /// The files that programs must not see: these files and the log.
    fn secret<'a>(&'a self, secret: &[Option<&'a Path>]) -> Vec<&'a Path> {
        let log = (self.bot_log.as_deref()).filter(|path| path.as_os_str() != "-");
        secret.iter().copied().chain([log]).flatten().collect()
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum BotCommand {
    List {
        #[command(flatten)]
        output: Output,
    },
    Check(BotCheck),
    Serve(BotServe),
    Protocol,
}

#[derive(Group, Debug)]
pub(crate) struct BotServe {
    #[arg(value_name = "BOT")]
    pub(crate) bot: String,
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group, Debug)]
pub(crate) struct BotCheck {
    #[arg(value_name = "COMMAND")]
    pub(crate) program: String,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    times: BotTimes,
    #[arg(long, value_name = "FILE")]
    pub(crate) bot_log: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) environment: BotEnvironmentArgs,
    #[command(flatten)]
    pub(crate) output: Output,
}

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
    pub(crate) nearest: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "seed", "restarts"])]
    pub(crate) check: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
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
