//! What the viewer is told about others, and what has happened.

use crate::room::Sight;
use rnw_i18n::{Translator, name};
use roll_and_write::Seat;

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
pub(super) fn news_shown(sight: &Sight, translator: &Translator) -> Vec<String> {
    let own = sight.viewer.seat();
    let late = sight.seen.late.iter().copied();
    let late = late.filter(|seat| own == Some(*seat) && !sight.news.is_empty());
    let late = late.map(|seat| late_shown(seat, sight, translator));
    let news = sight.news.iter().map(|line| translator.translate(line));
    late.chain(news).collect()
}
