//! `rnw bot serve`: a built-in bot that speaks the bot protocol, so that another version of `rnw` can play against it.

use crate::args::BotServe;
use crate::failure::Failure;
use crate::out::Out;
use rnw_bots::{NamedBot, Starter};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::content_hash;
use rnw_packs::Files;
use rnw_plan::pack;
use rnw_programs::serve::{LINE_MAX, WrongField, serve};
use rnw_protocol::NewGame;
use rnw_system::read;
use roll_and_write::Game;
use std::sync::Arc;

pub(super) fn run(catalogue: &Catalogue, args: &BotServe, out: &mut Out) -> Result<(), Failure> {
    let bot = catalogue.bots().named(&args.bot);
    let bot = bot.map_err(|error| Failure::Usage(error.to_string()))?;
    let content = args.content.as_deref();
    let games = Games {
        catalogue,
        bot,
        own: content
            .map(|content| crate::pack::named(catalogue, content, out))
            .transpose()?,
    };
    let mut input = read::standard_input().lock();
    let load = |new_game: &NewGame| games.load(new_game);
    let hear = || read::line(&mut input, LINE_MAX, LINE_MAX);
    serve(bot.to_string(), load, hear, |answer| {
        out.line(answer)?;
        out.finish()
    })
}

/// The games that the bot can play.
struct Games<'c> {
    catalogue: &'c Catalogue,
    bot: NamedBot,
    /// The files of the pack that the command line names.
    own: Option<Files>,
}

impl Games<'_> {
    /// Loads the game that begins, with the pack and the rules of the engine.
    fn load(&self, new_game: &NewGame) -> Result<(Arc<dyn Game>, Starter), WrongField> {
        let entry = self
            .catalogue
            .find(&new_game.game)
            .map_err(in_field("game"))?;
        let (least, most) = entry.seats;
        if !(least..=most).contains(&new_game.seats) {
            let error = format!("{} seats; expected {least} to {most}", new_game.seats);
            return Err(("seats", error));
        }
        let files = self.files(entry, &new_game.content)?;
        let options: Vec<(String, String)> = new_game.options.clone().into_iter().collect();
        let loaded = entry.open(&files, &options, new_game.seats, self.catalogue.plugins());
        let loaded = loaded
            .map_err(Failure::from)
            .map_err(in_field("options"))?
            .with_bots(self.catalogue.bots());
        let rules = loaded.game.info().rules_version;
        if rules != new_game.rules {
            let error = format!("version {} of the rules; expected {rules}", new_game.rules);
            return Err(("rules", error));
        }
        let spec = loaded.spec(self.bot).map_err(in_field("game"))?;
        let game: Arc<dyn Game> = loaded.game.clone();
        let start: Starter = Arc::new(move || loaded.player(spec));
        Ok((game, start))
    }

    /// The pack of the command line, or the shipped pack that the engine plays.
    fn files(&self, entry: &GameEntry, content: &str) -> Result<Files, WrongField> {
        let shipped = || {
            // Most games are played with their own pack, and to look for another takes longer.
            let files = (entry.shipped)();
            if content_hash(&files) == content {
                return files;
            }
            pack::shipped_as(self.catalogue, content).map_or(files, |(_, found)| found)
        };
        let files = self.own.clone().unwrap_or_else(shipped);
        let own = content_hash(&files);
        if own == content {
            return Ok(files);
        }
        let error = format!(
            "the engine plays another pack: {content}; this bot has {own}. Start the bot with `--content` and the pack of the engine"
        );
        Err(("content", error))
    }
}

fn in_field<E: ToString>(field: &'static str) -> impl Fn(E) -> WrongField {
    move |error| (field, error.to_string())
}
