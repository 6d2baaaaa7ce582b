//! The whole program from outside, and the house rules: one binary, a module each.
//!
//! `UPDATE_GOLDEN=1 cargo test -p cli --test integration` rewrites the golden games and the published
//! schemas; read what changed before you keep it.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

// Help, lists, rules, completions: what the command says about itself.
mod command_line;
// A command with a home of its own, and a few ways to read what it prints.
mod common;
// Content packs, sound and broken in every way that came to mind.
mod content;
// Whole games as text, compared word for word with the files in `golden/`.
mod golden;
// One game at a table, through pipes: people, bots, options, streams and exit codes.
mod play;
// Records: written as they go, killed, cut, undone, resumed and replayed.
mod records;
// The published schemas, and the content and records that follow them.
mod schemas;
// Many games between bots, whatever the number of jobs.
mod simulate;
// People at a real terminal: prompts, colours, secrets, Ctrl-C.
mod terminal;
// House rules: what the sources may not contain, and which arrows they may not draw.
mod tidy;
// Every clause of the rules has a test that is named for it.
mod traceability;
// Records held to the rules: whole, unfinished, and spoilt in every way that came to mind.
mod verify;
