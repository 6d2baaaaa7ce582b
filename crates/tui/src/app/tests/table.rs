//! The effects of single keys at the table.

use super::{GAMES, Setting, TestScreen};
use crate::ScreenExit;
use crate::app::AppMessage;
use crate::spot::Spot;
use crossterm::event::{Event, KeyCode, MouseButton, MouseEventKind};
use rnw_session::{FaultCode, OnFault, PlayerFault};

impl TestScreen {
    pub(super) fn steps(&self) -> usize {
        self.app.table().log().entries().len()
    }

    #[track_caller]
    pub(super) fn shows(&self, text: &str) {
        assert!(
            self.words().contains(text),
            "{text:?} is not in\n{}",
            self.text()
        );
    }

    /// The text with one blank between words: a sentence that is broken at blanks is the same sentence.
    pub(super) fn words(&self) -> String {
        let text = self.text();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub(super) fn cursor(&self) -> Option<Spot> {
        self.app.selection()?.cursor
    }

    #[track_caller]
    pub(super) fn lacks(&self, text: &str) {
        assert!(!self.text().contains(text), "{}", self.text());
    }

    /// The first legal move of the person who decides, as the person would type it.
    fn first_move(&self) -> String {
        let seat = self.selection().seat;
        self.game.print_move(self.app.table().moves(seat)[0])
    }

    #[track_caller]
    pub(super) fn hides_the_table(&self) {
        let rows: Vec<String> = (self.text().lines())
            .filter(|row| !row.is_empty())
            .map(str::to_owned)
            .collect();
        assert!(rows.len() <= 3, "{rows:?}");
    }
}

/// The bots may not think.
pub(super) fn waiting(game: &'static str) -> Setting {
    Setting {
        thinks: false,
        ..Setting::of(game)
    }
}

pub(super) fn asking(game: &'static str) -> Setting {
    let mut setting = Setting::of(game);
    setting.settings.confirm = true;
    setting
}

#[test]
fn what_is_taken_back_can_be_made_again_until_something_new_is_seen() {
    let mut screen = TestScreen::open(waiting("silver-and-gold"));
    screen.press("u");
    screen.shows("You have not played a move");
    screen.press("U");
    screen.shows("Nothing to redo.");
    let before = screen.steps();
    screen.press("!");
    assert_eq!(screen.steps(), before + 1);
    screen.shows("greedy 1 decides");
    screen.press("u");
    assert_eq!(screen.steps(), before);
    screen.shows("keep two");
    screen.shows("Took back: keep ");
    screen.press("U");
    assert_eq!(screen.steps(), before + 1);
    screen.answer();
    let before = screen.steps();
    screen.press("u");
    screen.shows("You cannot undo: others have seen");
    assert_eq!(screen.steps(), before);
    screen.check_record();
}

/// Where the game is not ranked, bots decide again after a person has taken back a slip.
#[test]
fn a_slip_is_taken_back_after_a_bot_has_answered() {
    let mut setting = waiting("silver-and-gold");
    setting.settings.takes_back_slips = true;
    let mut screen = TestScreen::open(setting);
    let before = screen.steps();
    screen.press(":1\n");
    screen.answer();
    assert!(screen.steps() > before + 1, "the bot has answered");
    screen.press("u");
    assert_eq!(screen.steps(), before);
    screen.shows("Took back: keep ");
    screen.press(":2\n");
    screen.answer();
    assert!(screen.steps() > before + 1, "the bot has answered again");
    screen.check_record();
    // What another person has decided stays.
    let mut setting = waiting("silver-and-gold").with(2, 0);
    setting.settings.takes_back_slips = true;
    let mut screen = TestScreen::open(setting);
    for _ in 0..2 {
        screen.press(" :1\n");
    }
    let before = screen.steps();
    screen.press(" u");
    assert_eq!(screen.steps(), before);
}

#[test]
fn while_cards_are_chosen_everything_said_is_about_cards() {
    let mut screen = TestScreen::open(waiting("silver-and-gold"));
    screen.press("w");
    screen.lacks("nothing there");
    screen.press("q:jump\n");
    screen.shows("This game has no move \"jump\"");
    let first = screen.first_move();
    assert!(first.starts_with("keep "), "{first}");
    screen.press("\n");
    screen.key(KeyCode::Right);
    screen.press("\n");
    screen.shows("Back to the deck: ");
    screen.lacks("Gain");
}

#[test]
fn who_wants_to_be_asked_is_asked() {
    // Everybody sees a fence immediately.
    let mut screen = TestScreen::open(asking("nuggets"));
    let before = screen.steps();
    screen.press("!");
    screen.shows("cannot be taken back");
    screen.press("n");
    assert_eq!(screen.steps(), before);
    screen.press("!\n");
    assert!(screen.steps() > before);
    // Simultaneous decisions of others become visible when all have decided.
    let mut screen = TestScreen::open(Setting {
        thinks: false,
        ..asking("silver-and-gold")
    });
    let before = screen.steps();
    screen.press("!");
    assert!(screen.app.is_closing(), "{}", screen.text());
    screen.shows("Enter ends your turn");
    screen.press("u");
    assert_eq!(screen.steps(), before);
    screen.press("!\nu");
    screen.answer();
    let before = screen.steps();
    screen.press("U");
    screen.shows("cannot be taken back");
    screen.press("n");
    assert_eq!(screen.steps(), before);
    screen.press("U\n");
    assert!(screen.steps() > before);
    screen.check_record();
}

#[test]
fn before_the_screen_is_handed_over_a_decision_can_be_taken_back() {
    let mut screen = TestScreen::open(Setting::of("silver-and-gold").with(2, 0));
    screen.take_over();
    let before = screen.steps();
    let played = screen.first_move();
    screen.press("!");
    assert!(screen.app.is_hidden(), "{}", screen.text());
    screen.hides_the_table();
    screen.shows("Bruno, it is your turn");
    // Whoever presses this key sees neither the table nor the move.
    screen.press("u");
    assert_eq!(screen.steps(), before);
    screen.hides_the_table();
    screen.shows("Anna, it is your turn");
    screen.shows("Anna has taken back a move");
    screen.lacks(&played);
    screen.press(" ");
    screen.shows("keep two");
    // Enter plays moves, so a player may press it once too often.
    screen.press("!");
    screen.click(7, 6);
    screen.press("\n\n\n");
    screen.shows("Bruno, it is your turn");
    screen.hides_the_table();
    // With a question at the end of each turn, the table is hidden after the answer.
    let mut screen = TestScreen::open(asking("silver-and-gold").with(2, 0));
    screen.take_over();
    screen.press("! ");
    assert!(screen.app.is_closing() && !screen.app.is_hidden());
    screen.press("\n");
    assert!(screen.app.is_hidden());
}

#[test]
fn a_pasted_text_is_not_played() {
    let mut screen = TestScreen::open(Setting::of("silver-and-gold"));
    let before = screen.steps();
    screen.event(Event::Paste("\r\rq\r".to_owned()));
    screen.shows("Pasted text is not played.");
    assert_eq!(screen.steps(), before);
    let first = screen.first_move();
    assert!(first.starts_with("keep "), "{first}");
    screen.press(":");
    screen.event(Event::Paste(format!("{first}\nq")));
    screen.press("\n");
    assert!(screen.steps() > before, "{}", screen.text());
}

#[test]
fn a_typed_pass_is_confirmed() {
    let mut screen = TestScreen::open(Setting::of("nuggets"));
    let before = screen.steps();
    screen.press(":pass\n");
    assert!(screen.app.is_asking(), "{}", screen.text());
    screen.press("n");
    assert_eq!(screen.steps(), before);
    // A fence stands on the board, so it is played at once.
    screen.press(":fence a1 b1\n");
    assert!(!screen.app.is_asking() && screen.steps() > before);
    screen.press("!:pass\n");
    let before = screen.steps();
    screen.press("y");
    assert!(screen.steps() > before, "{}", screen.text());
}

#[test]
fn a_second_enter_does_not_pass_for_good() {
    let mut screen = TestScreen::open(Setting::of("nuggets").sized((40, 20)));
    let before = screen.steps();
    // Past the last row of the board lies the pass.
    for _ in 0..60 {
        screen.key(KeyCode::Down);
    }
    assert!(matches!(screen.selection().cursor, Some(Spot::Choice(_))));
    screen.press("\n\n\n");
    assert!(screen.app.is_asking(), "{}", screen.text());
    assert_eq!(screen.steps(), before);
    assert!(!screen.text().contains("Enter, y"), "{}", screen.text());
    screen.key(KeyCode::Esc);
    assert!(!screen.app.is_asking());
    assert_eq!(screen.steps(), before);
    screen.press("\ny");
    assert!(screen.steps() > before, "{}", screen.text());
}

#[test]
fn who_chooses_a_chip_lays_one() {
    let mut screen = TestScreen::open(Setting::of("nuggets"));
    screen.press("4");
    screen.shows("chip 4");
}

#[test]
fn what_would_be_completed_is_said() {
    for game in ["silver-and-gold", "pyramids"] {
        let mut screen = TestScreen::open(Setting::of(game));
        let mut said = 0;
        while !screen.is_over() {
            for _ in 0..12 {
                screen.key(KeyCode::Tab);
                said += usize::from(screen.text().contains("completes"));
            }
            screen.press("!");
        }
        assert!(said > 0, "{game}");
    }
}

#[test]
fn nothing_that_somebody_looked_at_is_shown_to_the_next() {
    for keys in ["l", "i", "p", "w", ":log"] {
        let mut screen = TestScreen::open(waiting("nuggets").with(2, 1));
        // One person has decided, and a bot must decide before the next person.
        for _ in 0..20 {
            screen.take_over();
            if !screen.waiting.is_empty() && screen.app.table().log().entries().len() > 3 {
                break;
            }
            screen.answer();
            screen.press("!");
        }
        assert!(!screen.waiting.is_empty(), "{}", screen.text());
        screen.press(keys);
        while !screen.app.is_hidden() {
            assert!(!screen.waiting.is_empty(), "{}", screen.text());
            screen.answer();
        }
        screen.hides_the_table();
        // Input that was meant for the table, such as clicks and Enter, does not take over the
        // screen.
        for row in 0..23 {
            screen.click(3, row);
        }
        screen.press("\n");
        assert!(screen.app.is_hidden());
        let bar = screen.text().lines().last().unwrap().to_owned();
        screen.click(bar.find("show").unwrap() as u16, 23);
        assert!(!screen.app.is_hidden());
        screen.shows("Nuggets");
    }
}

#[test]
fn before_anybody_has_taken_over_nothing_is_shown() {
    let mut found = false;
    for seed in 0..20 {
        let mut screen = TestScreen::open(waiting("nuggets").with(2, 1).seeded(seed));
        if screen.app.is_hidden() {
            continue;
        }
        found = true;
        screen.shows("greedy 1 decides");
        screen.hides_the_table();
        for keys in ["l", "\n"] {
            screen.press(keys);
            screen.lacks("Anna");
        }
        screen.press("p");
        screen.shows("The points are hidden");
    }
    assert!(found, "no bot ever begins");
}

#[test]
fn a_window_that_is_too_small_does_nothing_but_wait() {
    for game in GAMES {
        let mut screen = TestScreen::open(Setting::of(game));
        let before = screen.steps();
        screen.event(Event::Resize(60, 10));
        screen.shows("The window is 60 by 10");
        screen.press("\n\n!q\n");
        screen.mouse(MouseEventKind::Down(MouseButton::Left), 4, 4);
        screen.event(Event::Resize(80, 24));
        assert!(screen.ended().is_none());
        assert_eq!(screen.steps(), before);
        screen.event(Event::Resize(1, 1));
        screen.ctrl('c');
        assert!(matches!(screen.ended(), Some(ScreenExit::Interrupted)));
    }
}

#[test]
fn a_hint_points_at_a_move_that_is_allowed() {
    for game in GAMES {
        let mut screen = TestScreen::open(Setting::of(game));
        screen.press("h");
        screen.shows("A strong bot would play");
        let id = screen.app.pointed_move().expect("something is pointed at");
        let seat = screen.selection().seat;
        assert!(screen.app.table().check(seat, id).is_ok());
        screen.press("w");
        screen.shows("is allowed");
    }
}

#[test]
fn while_others_decide_there_is_nothing_to_say_of_moves() {
    let mut screen = TestScreen::open(waiting("silver-and-gold"));
    screen.press("!w");
    screen.shows("Nothing to decide now.");
}

#[test]
fn only_what_can_be_turned_is_offered_to_be_turned() {
    let help = |game| {
        let mut screen = TestScreen::open(Setting::of(game));
        // Where cards are chosen, nothing can be turned.
        let is_first = game == "silver-and-gold";
        assert!(!is_first || !screen.text().contains(" r rotate "));
        screen.press("!");
        let bar = screen.text().lines().last().unwrap().to_owned();
        screen.press("?");
        screen.text() + &bar
    };
    assert!(help("silver-and-gold").contains("rotate the pattern clockwise"));
    assert!(help("silver-and-gold").contains(" r rotate "));
    assert!(!help("nuggets").contains("clockwise"));
    assert!(help("nuggets").contains("turn the fence"));
    assert!(help("nuggets").contains(" r rotate "));
}

#[test]
fn a_bot_that_fails_while_a_person_decides_anew_ends_the_game() {
    let mut screen = TestScreen::open(Setting {
        on_fault: OnFault::Forfeit,
        ..waiting("silver-and-gold")
    });
    screen.press("!uq");
    let before = screen.steps();
    let fault = PlayerFault::new(FaultCode::Late, "");
    let seat = screen.waiting[0].seat;
    let effects = screen.app.update(AppMessage::Thought(seat, Err(fault)));
    screen.carry_out(effects);
    screen.press("\n!");
    assert_eq!(screen.steps(), before);
    screen.shows("Standings");
    screen.check_record();
}

#[test]
fn a_game_that_is_kept_nowhere_says_so() {
    let mut setting = Setting::of("silver-and-gold");
    setting.settings.kept = false;
    for people in [1, 2] {
        let screen = TestScreen::open(Setting { people, ..setting });
        screen.shows("This game is not saved");
    }
    let mut screen = TestScreen::open(setting);
    screen.press("q");
    screen.shows("This game is not saved and will be lost");
}

#[test]
fn the_mouse_is_let_go_and_caught_again() {
    let mut screen = TestScreen::open(Setting::of("nuggets"));
    screen.press("m");
    screen.shows("Mouse off: you select text");
    screen.press("m");
    screen.shows("Mouse on: you point at the table");
}

#[test]
fn the_position_is_what_the_person_knows_and_everything_after_the_end() {
    for game in GAMES {
        let mut screen = TestScreen::open(Setting::of(game));
        screen.press("P");
        let own = screen.copied.take().unwrap();
        let start = format!("position/1 {game}@0123456789abcdef ");
        assert!(own.starts_with(&start) && own.contains(" seat=1 "), "{own}");
        screen.shows("This is what you know");
        screen.key(KeyCode::Esc);
        screen.lacks("This is what you know");
        screen.press(":position\n");
        assert_eq!(screen.copied.take(), Some(own));
        screen.key(KeyCode::Esc);
        screen.play_on(1000);
        screen.press("P");
        let whole = screen.copied.take().unwrap();
        assert!(
            whole.starts_with(&start) && whole.contains(" whole "),
            "{whole}"
        );
        screen.shows("This is the whole position");
    }
}

#[test]
fn nobody_gets_the_position_of_a_hidden_screen() {
    let mut screen = TestScreen::open(Setting {
        people: 2,
        ..Setting::of("silver-and-gold")
    });
    screen.hides_the_table();
    screen.press("P");
    assert_eq!(screen.copied, None);
}
