//! `rnw learn`: a first game that teaches.

use super::play;
use crate::args::{AtTable, Learn, Looks, NamedPlayers, Play};
use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translations, name};
use rnw_session::Lesson;

pub(super) fn run(catalogue: &Catalogue, args: &Learn, out: &mut Out) -> Result<(), Failure> {
    let words = Translations::in_language(out.language());
    let mut taught = catalogue
        .entries()
        .iter()
        .filter(|entry| entry.lesson.is_some());
    let entry = match &args.game {
        Some(game) => super::meant(catalogue, game)?,
        None => taught
            .next()
            .ok_or_else(|| Failure::Usage(words.text("home-learn-none")))?,
    };
    let game = [("game", name(entry.name))];
    let lesson = entry
        .lesson
        .ok_or_else(|| Failure::Usage(words.with("home-learn-not", &game)))?;
    let lesson = Lesson::parse(lesson).map_err(|error| {
        Failure::Internal(format!("the lesson of {} is wrong: {error}", entry.name))
    })?;
    play::run(catalogue, game_of(entry, lesson, args.plain), out)
}

/// The game that a lesson is about. `plain` plays it line by line.
fn game_of(entry: &GameEntry, lesson: Lesson, plain: bool) -> Play {
    let players = ["me".to_owned()].into_iter();
    Play {
        game: Some(entry.name.to_owned()),
        named: NamedPlayers::single(players.chain(lesson.opponents.iter().cloned()).collect()),
        seed: Some(lesson.seed),
        lesson: Some(lesson),
        ..Play::at(AtTable {
            looks: Looks {
                plain,
                ..Looks::default()
            },
            ..AtTable::default()
        })
    }
}
