//! Tests of the whole program from outside, and rules for the sources: one binary with a module for each subject.
//!
//! `UPDATE_GOLDEN=1 cargo test -p rnw-cli --test integration` rewrites the golden games and the published schemas.
//! Read the changes before you keep them.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

// The toy game of the guide, from its source to its records.
mod adding_a_game;
// The guide to new symbols: runs every block, in the order of the page.
#[cfg(feature = "modules")]
mod adding_a_symbol;
// The cost of decisions in a recorded game, and the best result that a search finds.
mod analysis;
// Endless input, objects that are not files, and forged numbers: the command refuses them quickly.
mod bounded;
mod card_games;
// Records that carry their pack, and records of packs that have changed.
#[cfg(feature = "modules")]
mod carried;
// Help, lists, rules, completions: what the command reports about itself.
mod command_line;
// Runs commands in a home folder of their own and reads their output.
mod common;
// The page of tables in the browser: built from its sources, and used in real browsers.
#[cfg(feature = "serve")]
mod browsers;
// Files of earlier versions: verified, replayed, resumed, merged and played.
mod compat;
// Content packs: sound ones, and broken ones of many kinds.
mod content;
// Modules that never end: the process goes on.
#[cfg(feature = "modules")]
mod endless;
// Tests that every game of the catalogue must pass, whatever its rules are.
mod every_game;
// The full screen in a real terminal: whole games. The terminal is restored in every case.
#[cfg(unix)]
mod full_screen;
// Untrusted bytes: the fuzz targets with the corpus and the findings of fuzzing.
mod fuzz;
// The front end of the guide: lines typed, moves played, standings printed.
mod front_end;
// One more game than the shipped ones. It must pass the tests for every game.
mod fourth_game;
// Whole games as text, compared word for word with the files in `golden/`.
mod golden;
// The start page, its forms and a lesson, at a real terminal.
mod home;
// Dice, draws by weights and eight seats, with a toy game.
mod dice;
// Random damage to shipped packs: what the reports say, and where.
mod damage;
// The results of people's games: read from saved records, indexed, exported and deleted.
mod history;
// Hostile text in every argument, field and file name. The output has only text and the program's own styles.
mod hostile_text;
// Result files that are resumed after kills.
mod killed;
// Files of a crate that depend on each other: only a parent and its child may.
mod imports;
// The command in Czech and Polish: option, environment, help, rules, packs.
mod languages;
// First games that teach, line by line.
mod lessons;
// Whatever a seat is sent, by any way, follows from what it sees.
#[cfg(all(feature = "serve", feature = "testkit"))]
mod leaks;
// Levels: names for bots, wherever a bot is named; and hints.
mod levels;
mod line_mode;
// After every failure a command ends with an error message and loses nothing.
mod lost;
// The deal of the day: one ranked try, its result as text, and the table of a week.
mod daily;
// Decks that are made from targets, and decks beside their targets.
mod make_deck;
// Matches: duplicate deals, statistics, a sequential test, result files.
mod matches;
// Recorded games, made as small as possible.
#[cfg(feature = "testkit")]
mod shrink;
// A crate with a new game: it builds, plays and holds the laws, and a test follows its checklist.
mod new_game;
// A bot of a stranger, named wherever players are named.
mod own_bot;
// Games without a pack, at every command.
#[cfg(feature = "testkit")]
mod bare_games;
// Nuggets: typed moves, whole games whose text alone gives the scores, and the rules of this game only.
mod nuggets;
// Packs that extend others: overlaid files, chains, modules, skeletons, the game of a pack.
mod packs;
// Retired names and phrases, and how long sentences are.
mod plain_words;
// What makes play smooth, line by line: only what is new, moves in groups, reasons of hints.
mod friction;
// Pages of the documentation: their blocks, and the output that they show.
mod page;
// All pages: every command is valid, and every link leads to a page.
mod pages;
// Positions as text: printed from records, shown, analysed, played on; and wrong ones, refused.
mod positions;
// One game at a table, through pipes: people, bots, options, streams and exit codes.
mod play;
// Packs on paper: pages, single cards, sheets for Tabletop Simulator.
mod print;
// Programs as players: good ones, hostile ones, and the page that explains the protocol.
mod programs;
// Our bots as programs, for matches between versions.
mod serve;
// Permanent settings, unfinished games, and the table in sentences.
mod settings;
// Shards of runs, merged, also with Ray, and plots of results.
mod shards;
// Pyramids: typed moves, and whole games with scores computed from their text.
mod pyramids;
// Records: written during play, killed, cut, undone, resumed and replayed.
mod records;
// The rules of a game: laid out, and shown in a pager at a real terminal.
mod rules;
// Share codes: made from records, replayed, refused; and the list of records.
mod share;
// The published schemas, and the content and records that follow them.
mod saved_games;
mod schemas;
// Sketches of mechanisms that are hard for an engine: laws, bots, clauses and pictures of each.
#[cfg(feature = "testkit")]
mod sketches;
// All output of the command for a seat keeps the secrets of the other seats.
mod secrets;
// The shipped packs that extend a game.
mod shipped_packs;
// Many games between bots, with any number of jobs.
mod simulate;
// How cards, patterns and symbols perform in games between bots.
mod stats;
// Cards in a spreadsheet: exported, imported, damaged in every way that spreadsheets know.
mod spreadsheet;
// What programs can see and reach on the machine, inside and outside a sandbox.
mod spies;
// The sources of the repository, for tests that read code.
mod sources;
// Values that are learned by play, and their files.
mod train;
// People at a real terminal: prompts, colours, secrets, Ctrl-C.
mod terminal;
// The toy game of the guide to tests, correct and with a planted bug.
mod testing_rules;
// Symbols of packs, one by one and at random.
mod symbols;
// Tables in the browser: whole games over real connections, cut off and killed, and hostile clients.
#[cfg(feature = "serve")]
mod tables;
// Random games under all laws, pairs of symbols, and the report of a broken law.
#[cfg(feature = "testkit")]
mod test_command;
// Rules for the sources: what they may not contain, and which crates may depend on which.
mod tidy;
// The chapter about symbols in docs/content.md: its examples are played, and it names everything.
mod symbol_guide;
mod symbol_lines;
// Every clause, refusal, symbol, tie-break, end and option has tests. docs/traceability.md lists them.
mod traceability;
// Each type has its own name.
mod type_names;
// Records checked by the rules: whole, unfinished, and spoilt in many ways.
mod verify;
// Checks every sentence: against the sources that use it and in the games played with it.
mod words;
// A pack that is watched while it changes, and an open table that takes it over.
mod watch;
