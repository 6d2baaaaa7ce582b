//! The page that asks people for their names, once.

use super::{Gone, Pages, Picked};
use crate::Preferences;
use rnw_tui::{Menu, MenuItem};
use roll_and_write::Arg;

/// Asks so many people for their names if nobody was asked before, and remembers them. Returns false if the person goes
/// back.
pub(super) fn ask(
    people: usize,
    screen: &mut Pages,
    person: &mut Preferences,
) -> Result<bool, Gone> {
    if !person.may_ask_names() {
        return Ok(true);
    }
    let words = person.words();
    let label = |number: usize| match people {
        1 => words.text("home-names-one"),
        _ => words.with("home-names-of", &[("number", Arg::Number(number as i64))]),
    };
    let fields = (1..=people).map(|number| MenuItem::typed(label(number), ""));
    let go = MenuItem::new(words.text("home-names-go"));
    let mut menu = Menu {
        title: words.text("home-names"),
        intro: words.text("home-names-intro"),
        items: fields.chain([go]).collect(),
        ..Menu::default()
    };
    loop {
        match screen.choose(&mut menu)? {
            Picked::Back => return Ok(false),
            // A typed name leads on to the next field.
            Picked::Changed(index) => menu.at = index + 1,
            Picked::Chosen(_) => {
                let typed = menu.items.iter().filter_map(|item| item.text.as_deref());
                let names: Vec<&str> = typed.filter(|name| !name.trim().is_empty()).collect();
                match person.set_names(&names) {
                    Ok(()) => return Ok(true),
                    Err(failure) => menu.news = Some(failure.to_string()),
                }
            }
        }
    }
}
