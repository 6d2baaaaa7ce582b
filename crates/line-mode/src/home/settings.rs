//! The page of settings.

use super::{Gone, Pages, Picked};
use crate::Preferences;
use crate::screen::usual_theme;
use crate::settings::ALL;
use rnw_i18n::Language;
use rnw_tui::{Menu, MenuItem, ThemeName};

/// The pauses that can be chosen here, in milliseconds. `rnw config` takes any.
const PAUSES: [u32; 6] = [0, 150, 300, 600, 1000, 2000];

/// Shows the settings until the person goes back. Each change is written at once.
pub(super) fn page(screen: &mut Pages, person: &mut Preferences) -> Result<(), Gone> {
    let mut at = 0;
    let mut news = None;
    loop {
        let words = person.words();
        let items = ALL.map(|setting| item(setting.name, person).about(words.text(setting.about)));
        let mut menu = Menu {
            title: words.text("home-settings"),
            intro: words.text("home-settings-intro"),
            news: news.take(),
            items: items.into(),
            at,
            ..Menu::default()
        };
        match screen.choose(&mut menu)? {
            Picked::Back => return Ok(()),
            Picked::Chosen(_) => {}
            Picked::Changed(index) => {
                let name = ALL[index].name;
                let value = written(name, &menu.items[index]);
                if let Err(failure) = person.set(name, &value) {
                    news = Some(failure.to_string());
                }
                screen.screen.translate(person.translator());
            }
        }
        at = menu.at;
    }
}

/// A setting with its values.
fn item(name: &str, person: &Preferences) -> MenuItem {
    let settings = person.settings();
    let words = person.words();
    let label = words.text(&format!("home-setting-{name}"));
    let at = |found: Option<usize>| found.unwrap_or(0);
    let switch = |on: bool| {
        let values = ["home-off", "home-on"].map(|key| words.text(key));
        MenuItem::choice(label.clone(), values, usize::from(on))
    };
    match name {
        "language" => {
            let chosen = Language::ALL.iter().position(|one| *one == person.language);
            MenuItem::choice(label, Language::ALL.map(Language::own_name), at(chosen))
        }
        "theme" => {
            let theme = settings.theme.unwrap_or_else(usual_theme);
            let chosen = ThemeName::ALL.iter().position(|one| *one == theme);
            MenuItem::choice(label, ThemeName::ALL.map(ThemeName::name), at(chosen))
        }
        "ascii" => switch(settings.ascii(false)),
        "plain" => switch(settings.plain(false)),
        "mouse" => switch(settings.mouse.unwrap_or(true)),
        "confirm" => switch(settings.confirm(false)),
        "deck-list" => switch(settings.deck_list()),
        "bell" => switch(settings.bell.unwrap_or(false)),
        "bot-pause" => {
            let pause = settings.bot_pause.unwrap_or(300);
            let mut pauses = PAUSES.to_vec();
            pauses.push(pause);
            pauses.sort_unstable();
            pauses.dedup();
            let chosen = pauses.iter().position(|one| *one == pause);
            MenuItem::choice(label, pauses.iter().map(ToString::to_string), at(chosen))
        }
        _ => MenuItem::typed(label, settings.names().join(", ")),
    }
}

/// The chosen value as the settings file has it.
fn written(name: &str, item: &MenuItem) -> String {
    if let Some(text) = &item.text {
        return text.clone();
    }
    match name {
        "language" => Language::ALL[item.chosen].to_string(),
        "theme" => ThemeName::ALL[item.chosen].name().to_owned(),
        "bot-pause" => item.value().unwrap_or_default().to_owned(),
        _ => (item.chosen > 0).to_string(),
    }
}
