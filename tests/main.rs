//! The whole program from outside, and the house rules: one binary, a module each.
//!
//! `UPDATE_GOLDEN=1 cargo test -p rnw-cli --test integration` rewrites the golden games and the published
//! schemas; read what changed before you keep it.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

// The toy game of the guide, from its source to its records.
mod adding_a_game;
// The guide to new symbols: every block of it, in the order of the page.
#[cfg(feature = "modules")]
mod adding_a_symbol;
// What decisions of a recorded game cost, and what could have been had.
mod analysis;
// Files without an end, without a file, and with numbers that nobody counted: refused, and at once.
mod bounded;
mod card_games;
// Help, lists, rules, completions: what the command says about itself.
mod command_line;
// A command with a home of its own, and a few ways to read what it prints.
mod common;
// What earlier versions wrote: verified, replayed, resumed, merged and played.
mod compat;
// Content packs, sound and broken in every way that came to mind.
mod content;
// What holds for every game of the catalogue, whatever it is about.
mod every_game;
// The full screen at a real terminal: whole games, and the terminal put back whatever happens.
#[cfg(unix)]
mod full_screen;
// Bytes of strangers: the fuzz targets over what fuzzing begins with and what it found.
mod fuzz;
// A game more than the shipped ones: what is asked of every game is asked of it too.
mod fourth_game;
// Whole games as text, compared word for word with the files in `golden/`.
mod golden;
// Hostile texts in every argument, field and file name; only text and our own styles come out.
mod hostile_text;
// Files of results that are gone on with after kills.
mod killed;
// Files of a crate that lead to each other: none but parent and child.
mod imports;
// The command in Czech and Polish: flag, environment, help, rules, packs.
mod languages;
// Whatever breaks, a command ends in a sentence, and nothing is lost.
mod lost;
// Matches: duplicate deals, statistics, a sequential test, files of results.
mod matches;
// Recorded games, made as small as they can be.
#[cfg(feature = "testkit")]
mod shrink;
// Nuggets: typed moves, whole games reckoned from their text, and what it has of its own.
mod nuggets;
// Packs that extend others: files laid over files, chains, modules, skeletons, the game of a pack.
mod packs;
// Pages of the documentation: their blocks, and what they print.
mod page;
// All pages: every command that they show is one that there is, every link leads somewhere.
mod pages;
// One game at a table, through pipes: people, bots, options, streams and exit codes.
mod play;
// Programs as players: good ones, hostile ones, and the page that tells the protocol.
mod programs;
// What is set once and for all, games that were left, and the table in sentences.
mod settings;
// Shards of runs, merged; on Ray, too, and results as pictures.
mod shards;
// Pyramids: typed moves, and whole games reckoned from their text.
mod pyramids;
// Records: written as they go, killed, cut, undone, resumed and replayed.
mod records;
// The published schemas, and the content and records that follow them.
mod schemas;
// What is hidden from a seat stays hidden in all that the command prints for it.
mod secrets;
// The packs that are shipped beside those of the games.
mod shipped_packs;
// Many games between bots, whatever the number of jobs.
mod simulate;
// How cards, patterns and symbols fare between bots.
mod stats;
// What programs can see of the machine and reach on it, in a sandbox and out of it.
mod spies;
// The sources of the repository, for the tests that look at code.
mod sources;
// People at a real terminal: prompts, colours, secrets, Ctrl-C.
mod terminal;
// The toy game of the guide to tests, right and with a bug planted.
mod testing_rules;
// Symbols of packs, one by one and drawn at random.
mod symbols;
// Random games under all laws, pairs of symbols, and how a broken law is told.
#[cfg(feature = "testkit")]
mod test_command;
// House rules: what the sources may not contain, and which arrows they may not draw.
mod tidy;
// The chapter of docs/content.md on symbols: its examples are played, and it names all that there is.
mod symbol_guide;
// Every clause, refusal, symbol, tie-break, end and option has tests; docs/traceability.md tells which.
mod traceability;
// One name, one type.
mod type_names;
// Records held to the rules: whole, unfinished, and spoilt in every way that came to mind.
mod verify;
// Every sentence, against the sources that use it and the games that are played with it.
mod words;
