//! A front end: Silver & Gold for one person against a bot, in lines.

use rnw_bots::{Greedy, Seated};
use rnw_flip::content::content_hash;
use rnw_i18n::{Translations, Translator};
use rnw_session::{CommandWord, Console, LineError, ObservedLog, Observer};
use rnw_session::{SeatInfo, Table, TypedCommand};
use rnw_tui::render::{Glyphs, Renderer};
use roll_and_write::{Awaiting, GameOf, Seat};
use std::{error::Error, io, sync::Arc};

const YOU: Seat = Seat::new(0);
const BOT: Seat = Seat::new(1);
type Done = Result<(), Box<dyn Error>>;

/// Plays one game, or a part of it if `quit` is typed.
pub(crate) fn play(seed: u64, input: impl io::BufRead, out: &mut impl io::Write) -> Done {
    let files = rnw_silver_and_gold::shipped();
    let mut words = Translations::english();
    let own = files.get("words/en.ftl").ok_or("no words")?;
    words.add(&own.path, &own.text)?;
    let translator = &Translator::new(words, vec!["Ann".into(), "Bob".into()]);
    let glyphs = Glyphs::Ascii;
    let renderer = Renderer { translator, glyphs };
    let rules = Arc::new(rnw_silver_and_gold::load(&files, [], 2)?);
    let mut bot = Seated::new(Arc::clone(&rules), Greedy::default());
    let seats = [("Ann", "me"), ("Bob", "greedy")].map(|(name, player)| SeatInfo {
        name: name.into(),
        player: player.into(),
    });
    let (game, content) = (Arc::new(GameOf(rules)), content_hash(&files));
    let mut table = Table::open(game, &content, seats.into(), seed, io::sink())?;
    let mut log = ObservedLog::new(Observer::Seat(YOU)); // only what Ann may know
    let mut lines = input.lines();
    let mut say = |text: String| writeln!(out, "{text}");
    loop {
        let next = table.deal()?;
        log.catch_up(table.log());
        for (_, message) in log.news() {
            say(format!("- {}", translator.translate(message)))?;
        }
        let Awaiting::Seats(seats) = next else { break };
        if !seats.contains(YOU) {
            table.ask(BOT, &mut bot)?;
        } else if !log.news().is_empty() {
            let picture = table.game().picture(&table.view(YOU));
            say(renderer.picture(&picture, 78).text())?;
            say(translator.translate_all(picture.owed.as_slice()))?;
        } else {
            let typed = lines.next().ok_or("the input has ended")??;
            let own = translator.words().move_words();
            match Console::new(&table, Some(YOU), &[CommandWord::Quit], own).interpret(&typed) {
                Ok(TypedCommand::Play(checked)) => table.play(checked)?,
                Ok(TypedCommand::Quit) => break,
                Ok(_) => {}
                Err(LineError::NoMove { reason, .. }) => say(translator.translate(&reason))?,
                Err(LineError::Refused { refusal, .. }) => say(translator.refusal(&refusal))?,
                Err(error) => say(error.to_string())?,
            }
        }
        log.mark_shown();
    }
    let total = |seat| table.score(seat).total().to_string();
    let standings = renderer.standings(&**table.game(), &table.standings(), total);
    Ok(say(standings.text())?)
}

fn main() -> Done {
    play(8, io::stdin().lock(), &mut io::stdout())
}
