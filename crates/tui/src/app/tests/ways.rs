//! The ways through the screen: the key bar, Esc, cards chosen with Enter, and typed commands.

use super::{GAMES, Setting, TestScreen};
use crate::app::AppMessage;
use crate::spot::Spot;
use crate::ui_state::Dialog;
use crossterm::event::KeyCode;
use rnw_i18n::Language;
use rnw_session::CommandWord;
use roll_and_write::Target;

/// The keys in the last row.
fn bar(screen: &TestScreen) -> Vec<String> {
    let text = screen.text();
    let last = text.lines().rfind(|line| !line.is_empty()).unwrap_or("");
    last.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn the_bar_has_the_keys_that_help_whenever_they_can_be_used() {
    for (game, language, size) in GAMES.into_iter().flat_map(|game| {
        let sizes = [(80, 24), (120, 40), (40, 20)];
        let all = Language::ALL.into_iter();
        all.flat_map(move |language| sizes.map(|size| (game, language, size)))
    }) {
        let mut screen = TestScreen::open(Setting::of(game).told_in(language).sized(size));
        let mut undone = 0;
        for _ in 0..6 {
            let can_undo = screen.app.scene().can_undo();
            let bar = bar(&screen);
            for (key, means) in [("?", true), ("h", true), ("w", true), ("u", can_undo)] {
                let has = bar.iter().any(|word| word == key);
                assert_eq!(has, means, "{key} of {game} {language:?} {size:?}: {bar:?}");
            }
            undone += usize::from(can_undo);
            screen.play_on(1);
        }
        assert!(undone < 6, "{game}: undo is not always possible");
    }
}

#[test]
fn escape_goes_back_one_level_and_never_out() {
    for game in GAMES {
        let mut screen = at_table(game);
        for opens in ["?", "l", "i", "p", "P", "w", ":", "q", "o", "?q"] {
            screen.press(opens);
            screen.key(KeyCode::Esc);
            let ui = &screen.app.ui_state;
            let is_open = ui.dialog.is_some() || ui.typed.is_some() || ui.page > 0;
            assert!(
                !is_open && screen.app.question.is_none(),
                "{opens}: {}",
                screen.text()
            );
        }
        for _ in 0..3 {
            screen.key(KeyCode::Esc);
            says_that_q_leaves(&screen);
        }
        assert!(screen.ended().is_none());
        screen.play_on(1000);
        screen.press("b");
        screen.shows("The game is over");
        screen.key(KeyCode::Esc);
        screen.shows("Standings");
        screen.key(KeyCode::Esc);
        says_that_q_leaves(&screen);
        assert!(screen.ended().is_none());
    }
}

fn says_that_q_leaves(screen: &TestScreen) {
    let said = screen.app.ui_state.message.as_ref();
    assert!(
        said.is_some_and(|note| note.text.ends_with("q leaves.")),
        "{}",
        screen.text()
    );
}

#[test]
fn escape_before_the_screen_is_handed_over_shows_nothing() {
    let mut screen = TestScreen::open(Setting::of("pyramids").with(2, 0));
    screen.hides_the_table();
    screen.key(KeyCode::Esc);
    screen.shows("q leaves.");
    screen.hides_the_table();
    assert!(screen.ended().is_none());
}

#[test]
fn escape_takes_back_all_chosen_cards() {
    let mut screen = choosing_cards();
    screen.press("1\n");
    assert_eq!(screen.selection().picked(), [0]);
    screen.key(KeyCode::Esc);
    assert_eq!(screen.selection().picked(), [0_usize; 0]);
}

/// A person who must keep two of four cards.
fn choosing_cards() -> TestScreen {
    let screen = TestScreen::open(Setting::of("pyramids"));
    assert_eq!(screen.selection().picture.hand.len(), 4);
    screen
}

#[test]
fn enter_on_a_third_card_selects_it_too() {
    let mut screen = choosing_cards();
    let steps = screen.steps();
    screen.press("1\n2\n3\n");
    assert_eq!(screen.selection().picked(), [0, 1, 2]);
    assert_eq!(screen.steps(), steps, "nothing was decided");
    screen.press("1\n");
    assert_eq!(screen.selection().picked(), [1, 2]);
    screen.press("2\n");
    assert!(screen.steps() > steps, "Enter on a chosen card keeps both");
}

#[test]
fn the_mouse_has_something_to_click_that_confirms() {
    for game in GAMES {
        let mut screen = at_table(game);
        screen.shows("[confirm]");
        let steps = screen.steps();
        screen.click_on(Spot::Go);
        assert!(screen.steps() > steps, "{}", screen.text());
        screen.press("m");
        screen.lacks("[confirm]");
    }
}

/// Every command of the line mode does something at the screen, or says what to do.
#[test]
fn every_command_of_the_line_mode_is_answered() {
    for game in GAMES {
        for word in CommandWord::ALL {
            let mut screen = at_table(game);
            screen.press(&format!(":{}\n", word.text()));
            let ui = &screen.app.ui_state;
            let said = ui.message.as_ref().map(|note| note.text.clone());
            let shown = match word {
                CommandWord::Help => Ok(Dialog::Help),
                CommandWord::Legend => Ok(Dialog::Legend),
                CommandWord::Log => Ok(Dialog::Log),
                CommandWord::Score => Ok(Dialog::Points),
                CommandWord::Moves => Err("  1  "),
                CommandWord::Why => Err("Why"),
                CommandWord::Position => Err("position/1"),
                CommandWord::Table => Err("in sight at all times"),
                CommandWord::Hint => Err("A strong bot would play"),
                CommandWord::Undo => Err(""),
                CommandWord::Redo => Err("Nothing to redo"),
                CommandWord::Rules => Err("no rules page"),
                CommandWord::Save => Err("saved at once"),
                CommandWord::Quit => Err("Leave the table?"),
                CommandWord::Mouse => Err("Mouse off"),
                CommandWord::Skip => Err("no lesson to skip"),
            };
            match shown {
                Ok(dialog) => assert_eq!(ui.dialog, Some(dialog), "{game} {word:?}"),
                Err(text) => {
                    let said = said.unwrap_or_default();
                    assert!(
                        !text.is_empty() || !said.is_empty(),
                        "{word:?} says why not"
                    );
                    let all = said + &screen.words();
                    assert!(
                        all.contains(text.trim()),
                        "{game} {word:?}: {}",
                        screen.text()
                    );
                }
            }
        }
    }
}

#[test]
fn the_listed_moves_have_the_numbers_that_can_be_typed() {
    let mut screen = at_table("silver-and-gold");
    let seat = screen.selection().seat;
    let second = screen.app.table().moves(seat)[1];
    let text = screen.game.print_move(second);
    screen.press(":moves\n");
    screen.shows(&format!("2 {text}"));
    screen.key(KeyCode::Esc);
    screen.press(":moves zzz\n");
    assert_eq!(screen.app.ui_state.dialog, None, "no move begins so");
}

/// The number in front of a choice on the screen is its number as a typed line too, and in the list of moves.
#[test]
fn a_number_means_the_same_move_everywhere() {
    let mut met = 0;
    for game in GAMES {
        let mut screen = TestScreen::open(Setting::of(game));
        for _ in 0..8 {
            let Some(selection) = screen.app.selection() else {
                break;
            };
            if selection.numbers().is_empty() && !selection.choices().is_empty() {
                met += 1;
                let seat = selection.seat;
                let steps = screen.steps();
                screen.press("1");
                let by_key = screen.selection().target();
                assert!(matches!(by_key, Some(Target::Choice(_))));
                screen.press(":why 1\n");
                assert_eq!(screen.selection().target(), by_key, "{game}");
                screen.press(":moves\n");
                let first = (screen.app.table().moves(seat).into_iter())
                    .find(|mv| Some(screen.game.target(&screen.selection().view, *mv)) == by_key);
                let first = screen.game.print_move(first.unwrap());
                screen.shows(&format!("│ 1 {first}"));
                screen.key(KeyCode::Esc);
                assert_eq!(screen.steps(), steps);
            }
            screen.press("!");
        }
    }
    assert!(met > 3, "{met}");
}

/// Tab goes from card to card of a hand, and chooses none.
#[test]
fn tab_goes_to_the_next_card_of_the_hand() {
    let mut screen = choosing_cards();
    screen.press("1\n\t");
    assert_eq!(screen.cursor(), Some(Spot::Hand(1)));
    screen.press("\t\n");
    assert_eq!(screen.selection().picked(), [0, 2]);
    screen.key(KeyCode::BackTab);
    assert_eq!(screen.cursor(), Some(Spot::Hand(1)));
}

/// What earlier games say about the result stands below the standings.
#[test]
fn the_end_page_has_the_rank_among_own_games() {
    let mut screen = TestScreen::open(Setting::of("silver-and-gold"));
    screen.play_on(1000);
    screen.lacks("new record");
    let said = vec!["Anna: new record, 90; best score before: 84".to_owned()];
    assert!(screen.app.update(AppMessage::Ranked(said)).is_empty());
    screen.press("bb");
    screen.shows("Anna: new record, 90; best score before: 84");
}

/// A table at which a person decides.
fn at_table(game: &'static str) -> TestScreen {
    let mut screen = TestScreen::open(Setting::of(game));
    screen.play_on(1);
    screen
}
