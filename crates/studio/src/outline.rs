//! The sentences of messages, with names in the place of what differs each time.

use rnw_i18n::Translator;
use roll_and_write::text::printable;

/// What the messages with a key have in common: their sentence, with the names of its gaps in capitals. The gaps in
/// `zero` are always 0. Other words follow the key, such as in `event-advanced track-coins`. Without a sentence it is
/// the key.
pub fn outline(translator: &Translator, key: &str, zero: &[&str]) -> String {
    let mut words = key.split(' ');
    let sentence = words.next().unwrap_or_default();
    let filled: Vec<&str> = words.collect();
    let outline = translator.words().outline(sentence, &filled, zero);
    let Some(mut text) = outline else {
        return printable(key).into_owned();
    };
    for word in filled {
        let name = translator.word(word);
        let one = translator.optional(&format!("{word}-one"));
        if !text.contains(&name) && !one.is_some_and(|one| text.contains(&one)) {
            text.push_str(": ");
            text.push_str(&name);
        }
    }
    text
}

/// Explains the capitals of an [`outline`].
pub const CAPITALS: &str = "Words in capitals, such as SEAT, stand for what differs each time.";
