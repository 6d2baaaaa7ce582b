//! Sentences of a game for a page, and what the viewer is told about others.

use crate::room::Sight;
use rnw_i18n::{Translator, name};
use roll_and_write::picture::CardPicture;
use roll_and_write::{Arg, Game, Message, Seat};
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// Sentences of a game for a page, which shows what is spoken of: a card is called what it looks like.
pub(super) struct Sentences<'a> {
    game: &'a dyn Game,
    translator: &'a Translator,
    /// What the cards look like, by name. Only some sentences need it.
    cards: OnceCell<BTreeMap<String, String>>,
}

impl<'a> Sentences<'a> {
    pub(super) fn new(game: &'a dyn Game, translator: &'a Translator) -> Self {
        Self {
            game,
            translator,
            cards: OnceCell::new(),
        }
    }

    /// The sentence of a message.
    pub(super) fn of(&self, message: &Message) -> String {
        let mut message = message.clone();
        for (gap, arg) in &mut message.args {
            if let ("card" | "other", Arg::Name(card)) = (&**gap, arg)
                && let Some(look) = self.cards().get(card)
            {
                card.clone_from(look);
            }
        }
        self.translator.translate(&message)
    }

    fn cards(&self) -> &BTreeMap<String, String> {
        self.cards.get_or_init(|| {
            let cards = self.game.printed().cards.into_iter();
            let look = |card: CardPicture| {
                let look = self.translator.translate(card.facts.first()?);
                Some((card.name, look))
            };
            cards.filter_map(look).collect()
        })
    }
}

/// The facts about the table, and whose time has ended.
pub(super) fn facts_shown(sight: &Sight, translator: &Translator) -> Vec<String> {
    let late = (sight.seen.late.iter()).map(|seat| late_shown(*seat, sight, translator));
    let facts = sight.seen.picture.facts.iter();
    let facts = facts.map(|fact| translator.translate(fact));
    facts.chain(late).collect()
}

fn late_shown(seat: Seat, sight: &Sight, translator: &Translator) -> String {
    let gaps = [
        ("player", name(translator.name(seat))),
        ("level", name(translator.text(sight.late_level.key()))),
    ];
    translator.with("serve-late", &gaps)
}

/// Who else is awaited.
pub(super) fn awaited_shown(sight: &Sight, translator: &Translator) -> Option<String> {
    let awaited = sight.seen.awaited.iter();
    let names: Vec<&str> = awaited.map(|seat| translator.name(*seat)).collect();
    let key = match names.len() {
        0 => return None,
        1 => "serve-awaited",
        _ => "serve-awaited-one-of",
    };
    Some(translator.with(key, &[("players", name(names.join(", ")))]))
}

/// What happened since the seat decided last: first that its time had ended, if a bot decided for it.
pub(super) fn news_shown(sight: &Sight, sentences: &Sentences<'_>) -> Vec<String> {
    let own = sight.viewer.seat();
    let late = sight.seen.late.iter().copied();
    let late = late.filter(|seat| own == Some(*seat) && !sight.news.is_empty());
    let late = late.map(|seat| late_shown(seat, sight, sentences.translator));
    let news = sight.news.iter().map(|line| sentences.of(line));
    late.chain(news).collect()
}
