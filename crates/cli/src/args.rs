//! The command line as it is typed.

use crate::failure::Failure;
use crate::out::Out;
use crate::outside::{
    BotEnvironment, BotLog, BotProgram, BotTerms, EnvironmentRequest, Places, SandboxRequest,
};
use crate::settings::theme;
use crate::shell::argument;
use crate::{saved, settings};
use clap::{ArgGroup, Args as Group, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use rnw_i18n::Language;
use rnw_matches::{DEALS_MAX, Shard, Sprt};
use rnw_protocol::Limits;
use rnw_tui::ThemeName;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub(crate) const EXIT_CODES: &str = "Exit codes:
  0  done, also when the reader of the output goes away
  1  something failed that is nobody's mistake, such as a full disk, or a bug
  2  the command line asks for something that there is not
  3  a content pack is wrong
  4  a record does not follow the rules, or belongs to another game
  5  a bot failed, and the game was to be broken off; or `bot check` found it wanting
  6  the input ended before the game did; the game is saved
  7  a plugin failed, and the game was to stop there; the game is saved
  8  a law is broken, symbols of a pack met too seldom, or no game could be tested
  130  interrupted; a game is saved up to its last decision";

/// Play tabletop games of marking cells on grids: Silver & Gold, its Pyramids, and Nuggets.
#[derive(Parser, Debug)]
#[command(name = "rnw", version, before_help = "Examples:
  rnw play silver-and-gold                       you against a bot
  rnw play silver-and-gold --players me,me       two at one keyboard
  rnw play silver-and-gold --players me          alone, for a high score
  rnw simulate silver-and-gold --players greedy,random --games 1000 --seed 1
  rnw match silver-and-gold --players greedy,random --deals 20
  rnw rules silver-and-gold                      how it is played
  rnw content new isles --extends pyramids       a pack of your own", after_help = EXIT_CODES,
  infer_subcommands = false, subcommand_required = true, arg_required_else_help = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The language of all that players read: en, cs or pl [default: that of the environment, `RNW_LANG` or
    /// the locale]
    #[arg(long, global = true, value_name = "TAG")]
    pub(crate) lang: Option<Language>,
}

/// How results are printed.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Debug)]
pub(crate) enum Format {
    /// For people; may change.
    #[default]
    Text,
    /// For programs; stable.
    Json,
}

#[derive(Group, Clone, Copy, Debug)]
pub(crate) struct Output {
    /// How results are printed
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: Format,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play a game, alone, with others at one keyboard, or against bots
    Play(Box<Play>),
    /// Go on with a game that was left
    Resume(Box<Resume>),
    /// Show the settings, explain them, and change them
    Config(Config),
    /// Play many games between bots and count
    Simulate(Simulate),
    /// Let bots play each deal in every seat, and say who is stronger
    Match(Match),
    /// Join the totals of all shards of a run
    Merge(Merge),
    /// Test a bot of your own, and read the protocol that it speaks
    Bot {
        #[command(subcommand)]
        command: BotCommand,
    },
    /// Show a recorded game
    Replay(Replay),
    /// Check that recorded games follow the rules
    Verify(Verify),
    /// Tell what each decision of a recorded game cost, and what could have been had
    Analyse(Analyse),
    /// Play random games of a pack under all laws, and let every pair of its symbols meet
    #[cfg(feature = "testkit")]
    Test(Test),
    /// Make a recorded game as small as it can be while it still shows the same
    #[cfg(feature = "testkit")]
    #[command(alias = "minimise")]
    Shrink(Shrink),
    /// Read how a game is played
    Rules {
        /// The game
        game: String,
    },
    /// List the games, their options, and the shipped packs
    List {
        #[command(flatten)]
        output: Output,
    },
    /// Make, check, show and weigh content packs
    Content {
        #[command(subcommand)]
        command: ContentCommand,
    },
    /// Explain the symbols of a pack, and list the plugins of this program
    Symbols {
        #[command(subcommand)]
        command: SymbolsCommand,
    },
    /// Print a script that completes `rnw` commands in a shell
    #[command(
        after_help = "Example: rnw completions bash > ~/.local/share/bash-completion/completions/rnw"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    #[command(after_help = "Example: rnw man > rnw.1 && man ./rnw.1")]
    Man,
    /// Print the JSON Schema of a file format
    #[command(after_help = "Example: rnw schema record > record.schema.json")]
    Schema {
        /// The format
        name: Option<String>,
    },
}

#[derive(Group, Clone, Debug)]
pub(crate) struct Play {
    /// The game; a pack and a resumed record know their own
    #[arg(required_unless_present_any = ["resume", "content"])]
    pub(crate) game: Option<String>,
    /// Who plays, seat by seat: `me`, `greedy`, `random`, `mcts`, or a program as `cmd:COMMAND`. One seat is
    /// a game alone, where the game allows it.
    /// [default: me,greedy, or greedy,greedy where nobody sits at the keyboard]
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "LIST",
        conflicts_with = "resume"
    )]
    pub(crate) players: Vec<String>,
    /// One more seat, its player taken as it is written; may be repeated
    #[arg(long = "player", value_name = "SPEC", conflicts_with = "resume")]
    pub(crate) player: Vec<String>,
    /// What the players are called, seat by seat
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "LIST",
        conflicts_with = "resume"
    )]
    pub(crate) names: Vec<String>,
    /// The seed of all chance; the same seed deals the same game
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    pub(crate) seed: Option<u64>,
    /// Write the game's record to this file as it goes
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) record: Option<PathBuf>,
    /// Overwrite a record that exists
    #[arg(long, requires = "record")]
    pub(crate) force: bool,
    /// Go on with a recorded game, and append to its record
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// A house rule; may be repeated. `rnw list` names them
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair, conflicts_with = "resume")]
    pub(crate) options: Vec<(String, String)>,
    /// Start the programs that a resumed record names as players
    #[arg(long, requires = "resume")]
    pub(crate) run_programs: bool,
    #[command(flatten)]
    pub(crate) table: AtTable,
}

/// How a game is played, whether it begins or goes on.
#[derive(Group, Clone, Debug)]
pub(crate) struct AtTable {
    /// Play with this content pack, a folder or the name of a shipped one, instead of the one that the
    /// game is shipped with
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    /// Line by line and in sentences, fit for a screen reader
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters alone
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The colours of the full screen: safe, basic, indexed, true or mono
    #[arg(long, value_name = "THEME", value_parser = theme)]
    pub(crate) theme: Option<ThemeName>,
    /// Ask before what cannot be taken back is made
    #[arg(long)]
    pub(crate) confirm: bool,
    /// What happens when the plugin of a symbol fails
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    pub(crate) on_plugin_fault: OnPluginFault,
    #[command(flatten)]
    pub(crate) programs: Programs,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw resume                    the game that was played last
  rnw resume --list             the games that can be gone on with
  rnw resume 2                  the second of that list
  rnw resume game.jsonl", after_help = EXIT_CODES)]
pub(crate) struct Resume {
    /// A number of the list, or a record [default: the game that was played last]
    pub(crate) which: Option<String>,
    /// List the games that were left, the last one first
    #[arg(long, conflicts_with = "which")]
    pub(crate) list: bool,
    /// Start the programs that the record names as players
    #[arg(long)]
    pub(crate) run_programs: bool,
    #[command(flatten)]
    pub(crate) table: AtTable,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw config                              all settings, explained
  rnw config --set theme=mono
  rnw config --set names=Ann,Bob
  rnw config --unset theme
  rnw config --path                       where they are kept", after_help = EXIT_CODES)]
pub(crate) struct Config {
    /// Set something
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse_setting, conflicts_with_all = ["unset", "path"])]
    pub(crate) set: Option<(String, String)>,
    /// Let something be as usual again
    #[arg(long, value_name = "KEY", conflicts_with = "path")]
    pub(crate) unset: Option<String>,
    /// Print where the settings are kept, and nothing else
    #[arg(long)]
    pub(crate) path: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw simulate silver-and-gold --players greedy,random --games 10000 --seed 1
  rnw simulate silver-and-gold --players greedy,greedy,greedy --games 1000 --out games.csv
  rnw simulate silver-and-gold --players greedy --games 1000 --format json
  rnw simulate silver-and-gold --players 'cmd:python3 bot.py',greedy --games 100
  rnw simulate silver-and-gold --players 'cmd:python3 bot.py',greedy --bot-sandbox
  rnw simulate --content my-pack --games 1000
  rnw simulate silver-and-gold --games 1000000 --shard 2/8 --totals 2.json", after_help = EXIT_CODES)]
pub(crate) struct Simulate {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=DEALS_MAX))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw match silver-and-gold --players greedy,random --deals 100 --seed 1
  rnw match pyramids --players mcts:iterations=200,c=0.9,greedy --deals 200
  rnw match nuggets --players greedy,random,random --out games.jsonl --resume
  rnw match pyramids --players mcts,greedy --deals 400 --sprt share0=0.75,share1=0.8
  rnw match silver-and-gold --players greedy,random --rows turn --out turns.csv
  rnw match --content my-pack --deals 1000 --shard 2/8 --totals 2.json", after_help = EXIT_CODES)]
pub(crate) struct Match {
    /// How many deals; each is played with the players in every seat
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=DEALS_MAX))]
    pub(crate) deals: u64,
    /// End as soon as a sequential test is sure whether the first of two players is as strong as `elo1`
    /// says, or no stronger than `elo0`; or takes `share1` of the points, or no more than `share0`. It looks
    /// after every eighth deal; `alpha` and `beta` are how often it may err, 0.05 if they are left out. For
    /// single runs, not for shards
    #[arg(long, value_name = "TEST", conflicts_with_all = ["shard", "totals"])]
    pub(crate) sprt: Option<Sprt>,
    #[command(flatten)]
    pub(crate) batch: BatchArgs,
}

/// Many games between bots.
#[derive(Group, Debug)]
#[command(group(ArgGroup::new("written").args(["out", "totals"]).multiple(true)))]
pub(crate) struct BatchArgs {
    /// The game; a pack knows its own
    #[arg(required_unless_present = "content")]
    pub(crate) game: Option<String>,
    /// The bots: `greedy`, `random`, `mcts`, perhaps with parameters, as in `mcts:iterations=200,c=0.9`, or a
    /// program as `cmd:COMMAND`
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(crate) players: Vec<String>,
    /// One more player, taken as it is written; may be repeated
    #[arg(long = "player", value_name = "SPEC")]
    pub(crate) player: Vec<String>,
    /// The seed of all chance
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games are played at once; results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    /// Write the results to this file as they come: JSON lines if its name ends in .jsonl, else
    /// CSV
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// What is a row of that file
    #[arg(
        long,
        value_enum,
        default_value_t,
        value_name = "WHAT",
        requires = "out"
    )]
    pub(crate) rows: Rows,
    /// Go on with the file of a run that was stopped or killed, or begin it; the whole is then the same as
    /// if nothing had happened. For rows per game in JSON lines
    #[arg(long, requires = "out", conflicts_with = "force")]
    pub(crate) resume: bool,
    /// Play this part of the run alone: the I-th of N blocks of games, or of deals
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<Shard>,
    /// Write the totals, as whole numbers, to this file when all is played; `rnw merge` joins those of shards
    #[arg(long, value_name = "FILE")]
    pub(crate) totals: Option<PathBuf>,
    /// Overwrite files that exist
    #[arg(long, requires = "written")]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) programs: Programs,
    /// A house rule; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub(crate) options: Vec<(String, String)>,
    /// Read this content pack, a folder or the name of a shipped one
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// What a row of results tells of.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Debug)]
pub(crate) enum Rows {
    /// A game.
    #[default]
    Game,
    /// A seat of a game.
    Seat,
    /// A seat in a turn of a game.
    Turn,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw merge 1.json 2.json 3.json
  rnw merge shards/*.json --format json", after_help = EXIT_CODES)]
pub(crate) struct Merge {
    /// The totals that all shards of a run of `rnw simulate` or `rnw match` wrote, in any order
    #[arg(required = true, value_name = "TOTALS")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw replay game.jsonl
  rnw replay game.jsonl --turn 12
  rnw replay game.jsonl --as 2
  rnw replay game.jsonl --format json")]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// Show the table at the end of this turn, counted from 1; 0 is the set-up
    #[arg(long, value_name = "N")]
    pub(crate) turn: Option<u32>,
    /// Show what this seat saw, a number or a name, and nothing else [default: all that happened]
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// Read this content pack, a folder or the name of a shipped one
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    /// Line by line, without drawing over the screen
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters alone
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The colours of the full screen: safe, basic, indexed, true or mono
    #[arg(long, value_name = "THEME", value_parser = theme)]
    pub(crate) theme: Option<ThemeName>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
#[command(before_help = "Example: rnw verify games/*.jsonl", after_help = EXIT_CODES)]
pub(crate) struct Verify {
    /// The records
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Read this content pack, a folder or the name of a shipped one
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw analyse game.jsonl
  rnw analyse game.jsonl --seat Ann --most 5
  rnw analyse game.jsonl --search mcts:iterations=2000 --format json", after_help = EXIT_CODES)]
pub(crate) struct Analyse {
    /// The record
    pub(crate) file: PathBuf,
    /// Look at this seat alone, a number or a name [default: the people; all seats if there was nobody]
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// The search that decisions are held against
    #[arg(long, value_name = "SPEC", default_value = "mcts:iterations=400")]
    pub(crate) search: String,
    /// How many states of a turn are kept while the best line of play is looked for
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) width: u32,
    /// How many of the most costly decisions are shown on the board
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) most: u32,
    /// How many decisions are looked at at once; results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    /// Read this content pack, a folder or the name of a shipped one
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    /// Draw with ASCII characters alone
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
#[command(before_help = "Examples:
  rnw test pearl-lagoon
  rnw test my-pack --games 200 --seed 7
  rnw test my-pack --matrix-only --pair-games 10 --least 5
  rnw test nuggets --seats 2-3 --law undo,record
  rnw test my-pack --first 17 --games 1 --no-matrix --law memory
  rnw test --list-laws", after_help = EXIT_CODES)]
pub(crate) struct Test {
    /// The pack, a folder or the name of a shipped one; its game is tested with it
    #[arg(required_unless_present_any = ["game", "content", "list_laws"], conflicts_with = "content")]
    pub(crate) pack: Option<PathBuf>,
    /// The game [default: the pack's own]
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// The pack, as with other commands
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    /// How many games, with any number of seats and any options; every second one is greedy
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=GAMES_MAX))]
    pub(crate) games: u32,
    /// The seed of all games; game N of a seed is always the same
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of the first random game
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=GAMES_MAX))]
    pub(crate) first: u32,
    /// Hold the games to this law alone; may be repeated
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) law: Vec<String>,
    /// Print the laws and end
    #[arg(long)]
    pub(crate) list_laws: bool,
    /// Random games alone
    #[arg(long)]
    pub(crate) no_matrix: bool,
    /// The pairs of symbols alone
    #[arg(long, conflicts_with_all = ["no_matrix", "first"])]
    pub(crate) matrix_only: bool,
    /// How many games each pair of symbols gets at first, on small boards crowded with it
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=GAMES_MAX))]
    pub(crate) pair_games: u32,
    /// How often each pair must meet in each way that it can: in one mark, in one turn, across turns
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) least: u32,
    /// How many sets of three symbols get a game each
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=GAMES_MAX))]
    pub(crate) triples: u32,
    /// How many games with sets of symbols drawn at random follow, rare pairs first
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=GAMES_MAX))]
    pub(crate) swarm: u32,
    /// With so many seats, such as 2 or 2-3 [default: all that the game can have]
    #[arg(long, value_name = "SEATS", value_parser = parse_seats)]
    pub(crate) seats: Option<(usize, usize)>,
    /// Write the smallest game that breaks a law, its pack and the report into this folder
    /// [default: a new one, testkit-GAME-LAW]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Write into a folder that exists
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The most games of a kind, and so the highest number of a first game.
#[cfg(feature = "testkit")]
const GAMES_MAX: i64 = 1_000_000_000;

#[cfg(feature = "testkit")]
#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw shrink game.jsonl                              the first law that the game breaks
  rnw shrink game.jsonl --law memory --pack small    and as small a pack as shows it
  rnw shrink game.jsonl --shows event-completed      a game in which this is told
  rnw shrink game.jsonl --content my-pack --out least.jsonl", after_help = EXIT_CODES)]
pub(crate) struct Shrink {
    /// The record
    #[arg(value_name = "RECORD")]
    pub(crate) file: PathBuf,
    /// Read this content pack, a folder or the name of a shipped one
    #[arg(long, value_name = "PACK")]
    pub(crate) content: Option<PathBuf>,
    /// Keep a game that breaks this law [default: the first law that it breaks]
    #[arg(long, value_name = "NAME", conflicts_with = "shows")]
    pub(crate) law: Option<String>,
    /// Keep a game in which this event is told; `rnw replay --format json` has the keys
    #[arg(long, value_name = "KEY")]
    pub(crate) shows: Option<String>,
    /// Make the pack smaller too, and write it into this folder, which must not exist
    #[arg(long, value_name = "DIR")]
    pub(crate) pack: Option<PathBuf>,
    /// Write the small record to this file [default: game.min.jsonl beside game.jsonl]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Overwrite a record that exists
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// How programs play that were named as players.
#[derive(Group, Clone, Debug)]
pub(crate) struct Programs {
    /// How long a program may take for a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    pub(crate) bot_time: u64,
    /// How long a program may take until it is ready, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    pub(crate) bot_start: u64,
    /// What happens when a program is too slow, ends, says nonsense or makes a move that is not legal
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    pub(crate) on_fault: OnFaultArg,
    /// Append what is said to programs and by them, standard error too, to this file; `-` is standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) bot_log: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) environment: BotEnvironmentArgs,
}

/// What programs see of the machine.
#[derive(Group, Clone, Debug)]
pub(crate) struct BotEnvironmentArgs {
    /// Pass this variable of the environment on to programs; may be repeated. Others than PATH, HOME, LANG and
    /// TMPDIR are kept from them
    #[arg(id = "bot_env", long = "bot-env", value_name = "NAME")]
    pub(crate) variables: Vec<String>,
    /// Start programs in a sandbox: no network, no other processes, no files but the system's and their own. On
    /// Linux, with bubblewrap; where it cannot be had, nothing is started
    #[arg(id = "bot_sandbox", long = "bot-sandbox")]
    pub(crate) sandbox: bool,
    /// Let programs in a sandbox read this file or folder too; may be repeated
    #[arg(
        id = "bot_show",
        long = "bot-show",
        value_name = "PATH",
        requires = "bot_sandbox"
    )]
    pub(crate) shown: Vec<PathBuf>,
    /// How many MiB of memory each process in a sandbox may take
    #[arg(id = "bot_memory", long = "bot-memory", value_name = "MIB", default_value_t = MEMORY, value_parser = clap::value_parser!(u64).range(16..=MEMORY_MAX), requires = "bot_sandbox")]
    pub(crate) memory: u64,
}

/// How many MiB a process in a sandbox may take, and the most that can be allowed.
const MEMORY: u64 = 4096;
const MEMORY_MAX: u64 = 1 << 24;

impl BotEnvironmentArgs {
    /// The arguments that ask for the same again.
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

    /// What programs see, but never these files.
    fn environment(&self, secret: &[&Path]) -> Result<BotEnvironment, Failure> {
        let sandbox = || SandboxRequest {
            places: self.places(secret),
            shown: self.shown.clone(),
            memory: self.memory << 20,
        };
        BotEnvironment::new(EnvironmentRequest {
            variables: self.variables.clone(),
            sandbox: self.sandbox.then(sandbox),
        })
    }

    fn places(&self, secret: &[&Path]) -> Places {
        let secret = secret.iter().map(|path| path.to_path_buf());
        let hidden = secret
            .chain(saved::places())
            .chain(settings::settings_path());
        Places::new(&self.shown, &hidden.collect::<Vec<_>>())
    }
}

/// The longest time that a program may be given: a day.
const TIME_MAX: u64 = 86_400_000;

impl BotCheck {
    /// The terms on which the program is checked.
    pub(crate) fn terms(&self, out: &mut Out) -> Result<BotTerms, Failure> {
        let programs = Programs {
            bot_time: self.bot_time,
            bot_start: self.bot_start,
            on_fault: OnFaultArg::Abort,
            bot_log: self.bot_log.clone(),
            environment: self.environment.clone(),
        };
        programs.terms(&[], out)
    }
}

impl Programs {
    /// The terms on which programs play, who may not see these files; the log is opened.
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
                start: Duration::from_millis(self.bot_start),
                time: Duration::from_millis(self.bot_time),
            },
            on_fault: self.on_fault.into(),
            log,
            environment: Arc::new(environment),
            trouble: Arc::default(),
        })
    }

    /// What the arguments of programs would show in a sandbox, beyond the system and what `--bot-show` names.
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

    /// What programs may not see: these files and the log.
    fn secret<'a>(&'a self, secret: &[Option<&'a Path>]) -> Vec<&'a Path> {
        let log = (self.bot_log.as_deref()).filter(|path| path.as_os_str() != "-");
        secret.iter().copied().chain([log]).flatten().collect()
    }
}

/// What happens when a program gives no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Debug)]
pub(crate) enum OnFaultArg {
    /// It has lost: the game ends, and the others stand as they stand.
    #[default]
    Forfeit,
    /// A legal move is drawn in its place, three times a game; then it has lost.
    Random,
    /// The game is broken off, with exit code 5; a record can be resumed.
    Abort,
}

impl From<OnFaultArg> for rnw_session::OnFault {
    fn from(on_fault: OnFaultArg) -> Self {
        match on_fault {
            OnFaultArg::Forfeit => Self::Forfeit,
            OnFaultArg::Random => Self::Random,
            OnFaultArg::Abort => Self::Abort,
        }
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum BotCommand {
    /// Tell whether a program conforms to the bot protocol: it is greeted, plays games and is told to leave
    Check(BotCheck),
    /// Print the page that tells the protocol
    #[command(before_help = "Examples:
  rnw bot protocol
  rnw schema bot-request > bot-request.schema.json")]
    Protocol,
}

#[derive(Group, Debug)]
#[command(before_help = "Examples:
  rnw bot check 'python3 bot.py'
  rnw bot check ./my-bot --game nuggets --bot-time 500
  rnw bot check 'python3 bot.py' --bot-sandbox
  rnw bot check 'node bot.js' --format json", after_help = EXIT_CODES)]
pub(crate) struct BotCheck {
    /// The program and its arguments, as one word for the shell; `cmd:` may stand before it
    #[arg(value_name = "COMMAND")]
    pub(crate) program: String,
    /// Play this game alone [default: all of them]
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// How long the program may take for a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    pub(crate) bot_time: u64,
    /// How long it may take until it is ready, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=TIME_MAX))]
    pub(crate) bot_start: u64,
    /// Append what is said to the program and by it, standard error too, to this file; `-` is standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) bot_log: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) environment: BotEnvironmentArgs,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// What happens when the plugin of a symbol fails.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Debug)]
pub(crate) enum OnPluginFault {
    /// Its effect is void, and the game goes on.
    #[default]
    Void,
    /// The game ends there; its record can be resumed.
    Stop,
}

#[derive(Subcommand, Debug)]
pub(crate) enum SymbolsCommand {
    /// Tell what a symbol does, in words made from the very rules that the engine carries out
    #[command(before_help = "Examples:
  rnw symbols explain palm
  rnw symbols explain --game pyramids
  rnw symbols explain pearl --content my-pack")]
    Explain {
        /// The symbol; all of them if none is named
        symbol: Option<String>,
        /// The game [default: the pack's own, or the first that has the symbol]
        #[arg(long)]
        game: Option<String>,
        /// Read the content pack in this folder
        #[arg(long, value_name = "DIR")]
        content: Option<PathBuf>,
        #[command(flatten)]
        output: Output,
    },
    /// List the effects that packs may name as `rust:NAME@VERSION`
    #[command(before_help = "Example: rnw symbols plugins")]
    Plugins {
        #[command(flatten)]
        output: Output,
    },
}

#[derive(Subcommand, Debug)]
pub(crate) enum ContentCommand {
    /// Make a pack that extends a shipped one: a card and a symbol to begin with
    #[command(before_help = "Examples:
  rnw content new my-pack --extends silver-and-gold
  rnw content new tide-pool --extends pyramids --dir packs")]
    New {
        /// The name of the pack and of its folder: a letter, then up to 15 letters, digits, - or _
        name: String,
        /// The shipped pack that it extends; `rnw list` names them
        #[arg(long, value_name = "PACK")]
        extends: String,
        /// The folder in which the pack's folder is made [default: this one]
        #[arg(long, value_name = "FOLDER")]
        dir: Option<PathBuf>,
        /// Write over the files of a folder that exists
        #[arg(long)]
        force: bool,
    },
    /// Check a pack: every problem with its file, line and column
    #[command(before_help = "Examples:
  rnw content check my-pack
  rnw content check silver-and-gold")]
    Check {
        /// The folder of the pack, or the name of a shipped one
        #[arg(value_name = "PACK")]
        folder: PathBuf,
        #[command(flatten)]
        output: Output,
    },
    /// Show the cards of a pack
    #[command(before_help = "Examples:
  rnw content show
  rnw content show P07
  rnw content show --content my-pack")]
    Show {
        /// The card; all of them if none is named
        card: Option<String>,
        /// The game [default: the pack's own, or the first of `rnw list`]
        #[arg(long)]
        game: Option<String>,
        /// Read this content pack, a folder or the name of a shipped one
        #[arg(long, value_name = "PACK")]
        content: Option<PathBuf>,
        /// Draw with ASCII characters alone
        #[arg(long)]
        ascii: bool,
        #[command(flatten)]
        output: Output,
    },
    /// Play a pack between bots, and tell how its cards, patterns and symbols fare
    Stats(Stats),
}

#[derive(Group, Debug)]
#[command(
    before_help = "Examples:
  rnw content stats silver-and-gold --games 20000
  rnw content stats my-pack --players greedy,greedy,greedy,greedy
  rnw content stats pyramids --games 5000 --format json > pyramids.json
  rnw content stats pyramids --games 5000 --svg pictures",
    after_help = "\
For each card: how often it is taken of the times that it is on offer, how often and how soon it is
completed, what it earns until then, and how often those win who completed it; for patterns, symbols,
seats, score lines and events alike. A card is marked if it looks dead or dominating, with a correction
for looking at many. Other bots may find other cards good: compare greedy with mcts.

Every point is credited to one card: what a mark brings at once to the card that was marked; claims,
printed points and seals to the cards that the seat completed then, or else to the one it marked last."
)]
pub(crate) struct Stats {
    /// The folder of the pack, or the name of a shipped one
    #[arg(value_name = "PACK")]
    pub(crate) pack: PathBuf,
    /// The bots, seat by seat: `greedy`, `random`, `mcts` [default: greedy,greedy]
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(crate) players: Vec<String>,
    /// One more seat, its player taken as it is written; may be repeated
    #[arg(long = "player", value_name = "SPEC")]
    pub(crate) player: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The seed of all chance
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games are played at once; results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    /// A house rule; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub(crate) options: Vec<(String, String)>,
    /// Draw the scores, and the cards by what they earn and win, as scores.svg and cards.svg in this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) svg: Option<PathBuf>,
    /// Overwrite pictures that exist
    #[arg(long, requires = "svg")]
    pub(crate) force: bool,
    /// Draw with ASCII characters alone
    #[arg(long)]
    pub(crate) ascii: bool,
    #[command(flatten)]
    pub(crate) programs: Programs,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// A house rule and what it is to be.
fn parse_pair(text: &str) -> Result<(String, String), String> {
    pair(text).ok_or_else(|| "expected KEY=VALUE, such as palms=optional".to_owned())
}

/// A setting and what it is to be.
fn parse_setting(text: &str) -> Result<(String, String), String> {
    pair(text).ok_or_else(|| "expected KEY=VALUE, such as theme=mono".to_owned())
}

fn pair(text: &str) -> Option<(String, String)> {
    let (key, value) = text.split_once('=')?;
    let is_whole = !key.is_empty() && !value.is_empty();
    is_whole.then(|| (key.to_owned(), value.to_owned()))
}

#[cfg(feature = "testkit")]
fn parse_seats(text: &str) -> Result<(usize, usize), String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) if 1 <= least && least <= most => Ok((least, most)),
        _ => Err("expected a number of seats, such as 2, or a range, such as 2-3".to_owned()),
    }
}
