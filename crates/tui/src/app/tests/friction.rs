//! What makes play smooth: no key, click or question too many.

use super::table::{asking, waiting};
use super::{Setting, TestScreen, is_whole};
use crate::ScreenExit;
use crate::app::deciding::go;
use crate::form::Form;
use crate::selection::Selection;
use crate::spot::{Spot, Way, Zone};
use crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use rnw_i18n::Language;
use rnw_session::{LogEntryKind, completed_card};
use roll_and_write::picture::Picture;
use roll_and_write::{Arg, Cell, LineSide, Message, OnBoard, Target, WideFrame};

/// The first of several games in which a person meets such a decision after playing first moves.
fn meets(game: &'static str, wanted: impl Fn(&Picture) -> bool) -> TestScreen {
    for seed in 0..60 {
        let mut screen = TestScreen::open(Setting::of(game).seeded(seed));
        while let Some(selection) = screen.app.selection() {
            if wanted(&selection.picture) {
                return screen;
            }
            screen.press("!");
        }
    }
    panic!("no game of {game} has such a decision");
}

fn owes(key: &'static str) -> impl Fn(&Picture) -> bool {
    move |picture| picture.owed.as_ref().is_some_and(|owed| owed.key == key)
}

fn is_single(screen: &TestScreen) -> bool {
    let selection = screen.selection();
    selection.held().is_none()
        && matches!(selection.target(), Some(Target::Cells { cells, .. }) if cells.len() == 1)
}

#[test]
fn turning_during_a_bonus_does_not_switch_back_to_the_pattern() {
    for game in ["silver-and-gold", "pyramids"] {
        let mut screen = meets(game, owes("owed-bonus"));
        assert!(is_single(&screen));
        screen.lacks("r rotate");
        let Some(at @ Spot::Cell(..)) = screen.selection().cursor else {
            panic!("{}", screen.text());
        };
        for key in ["r", "e", "f", "s", "rf"] {
            screen.press(key);
            assert!(is_single(&screen), "{key}: {}", screen.text());
            screen.shows("Only a single cell can be");
        }
        let (column, row) = screen.place_of(at).unwrap();
        for kind in [
            MouseEventKind::ScrollUp,
            MouseEventKind::ScrollDown,
            MouseEventKind::ScrollLeft,
            MouseEventKind::Down(MouseButton::Right),
        ] {
            screen.mouse(kind, column, row);
            assert!(is_single(&screen), "{kind:?}: {}", screen.text());
        }
        let before = screen.steps();
        screen.press("\n");
        assert!(screen.steps() > before, "{}", screen.text());
    }
}

#[test]
fn where_the_pattern_fits_nowhere_a_single_cell_is_offered() {
    let nowhere = |picture: &Picture| {
        let fits = |owed: &Message| {
            owed.args.iter().any(
                |(gap, arg)| matches!(arg, Arg::Name(fits) if *gap == "fits" && fits == "none"),
            )
        };
        picture.owed.as_ref().is_some_and(fits)
    };
    for game in ["silver-and-gold", "pyramids"] {
        let mut screen = meets(game, nowhere);
        screen.shows("the pattern fits nowhere");
        assert!(is_single(&screen), "{}", screen.text());
        screen.press("rs");
        assert!(is_single(&screen), "{}", screen.text());
        assert!(screen.app.pointed_move().is_some(), "{}", screen.text());
    }
    // Where it fits, it is selected, and turning brings it back.
    let mut screen = meets("silver-and-gold", owes("owed-pattern"));
    assert!(!is_single(&screen));
    screen.press("s");
    assert!(is_single(&screen));
    screen.press("r");
    assert!(!is_single(&screen));
}

/// A cell on which the person may lay a chip, and the number of the chip.
fn chip(screen: &TestScreen, number: u8) -> Spot {
    let found = screen.targets().into_iter().find_map(|target| {
        let is_wanted = matches!(target, Target::Piece { number: known, .. } if known == number);
        Spot::of(&target).filter(|_| is_wanted)
    });
    found.expect("a chip can be laid")
}

/// The number of moves that the first seat has made.
fn own_moves(screen: &TestScreen) -> usize {
    let is_own = |kind| matches!(kind, LogEntryKind::Move(seat, _) if seat.index() == 0);
    let entries = screen.app.table().log().entries().iter();
    entries.filter(|entry| is_own(entry.kind)).count()
}

#[test]
fn a_click_lays_a_chip_and_at_most_one_question_follows() {
    for (setting, questions) in [(Setting::of("nuggets"), 0), (asking("nuggets"), 1)] {
        let mut screen = TestScreen::open(setting);
        for _ in 0..3 {
            let number = screen.selection().numbers()[0];
            let spot = chip(&screen, number);
            let before = own_moves(&screen);
            screen.click_on(Spot::Number(number));
            screen.click_on(spot);
            let mut asked = 0;
            while screen.app.is_asking() || screen.app.is_closing() {
                asked += 1;
                screen.press(if screen.app.is_asking() { "y" } else { "\n" });
            }
            assert_eq!(asked, questions, "{}", screen.text());
            assert_eq!(own_moves(&screen), before + 1, "{}", screen.text());
        }
        screen.check_record();
    }
}

#[test]
fn a_click_on_a_choice_asks_once() {
    let mut screen = TestScreen::open(Setting::of("nuggets"));
    let before = screen.steps();
    screen.click_on(Spot::Choice(0));
    screen.shows("cannot be taken back");
    assert_eq!(screen.steps(), before);
    screen.press("y");
    assert!(screen.steps() > before, "{}", screen.text());
}

#[test]
fn questions_are_answered_with_y_and_n_in_every_language() {
    for (language, letters) in [
        (Language::English, "yn"),
        (Language::Czech, "an"),
        (Language::Polish, "tn"),
    ] {
        let open = || TestScreen::open(Setting::of("silver-and-gold").told_in(language));
        for (yes, no) in [("y", "n"), letters.split_at(1), ("Y", "N")] {
            let mut screen = open();
            screen.press("q");
            assert!(screen.app.is_asking());
            screen.press(no);
            assert!(!screen.app.is_asking() && screen.ended().is_none());
            screen.press("q");
            screen.press(yes);
            assert!(matches!(screen.ended(), Some(ScreenExit::Left)), "{yes}");
        }
        // The question says its keys, and each row can be clicked.
        let mut screen = open();
        screen.press("q");
        let text = screen.text();
        let keys = if language == Language::English {
            "Enter, y ".to_owned()
        } else {
            format!("Enter, y, {} ", &letters[..1])
        };
        let row = text.lines().position(|line| line.contains(&keys));
        let row = row.unwrap_or_else(|| panic!("{text}"));
        let line = text.lines().nth(row).unwrap();
        let column = line[..line.find(&keys).unwrap()].chars().count();
        screen.click(column as u16, row as u16);
        assert!(matches!(screen.ended(), Some(ScreenExit::Left)));
    }
}

#[test]
fn at_the_end_there_is_a_rematch_and_a_new_deal() {
    for (key, question) in [("r", "the same deal again?"), ("n", "with a new deal?")] {
        let mut screen = TestScreen::open(Setting::of("silver-and-gold"));
        while !screen.is_over() {
            screen.press("!");
        }
        screen.press(key);
        screen.shows(question);
        screen.press("n");
        assert!(screen.ended().is_none());
        screen.press(key);
        screen.press("y");
        match key {
            "r" => assert!(matches!(screen.ended(), Some(ScreenExit::Rematch))),
            _ => assert!(matches!(screen.ended(), Some(ScreenExit::NewDeal))),
        }
    }
}

#[test]
fn between_two_people_there_is_one_key() {
    let mut screen = TestScreen::open(Setting::of("silver-and-gold").with(2, 0));
    let (mut keys, mut hand_overs, mut undoable) = (0, 0, 0);
    let mut last = None;
    while !screen.is_over() {
        if screen.app.is_closing() || screen.app.is_hidden() {
            keys += 1;
            screen.press(if screen.app.is_hidden() { " " } else { "\n" });
            continue;
        }
        let seat = screen.selection().seat;
        hand_overs += usize::from(last != Some(seat));
        last = Some(seat);
        screen.press("!");
        // Before, each of these cost one key more: Enter, to end the turn.
        let next = !screen.app.table().awaited().contains(seat);
        undoable += usize::from(next && screen.app.table().may_undo(seat).is_ok());
    }
    // The game has 28 turns. At the start both keep cards. Some cards are taken one after the other.
    assert_eq!(keys, hand_overs);
    assert!(undoable > 20, "{keys} keys now, {} before", keys + undoable);
    assert!((28..=60).contains(&hand_overs), "{hand_overs} hand-overs");
}

/// The pieces and fences of the shared board: all, and those that are highlighted.
fn shared(screen: &TestScreen) -> (u32, u32) {
    let board = &screen.app.scene().picture().boards[0];
    let fences = board.fences.as_ref().expect("a board of fences");
    let pieces = || board.cells.iter().filter_map(|cell| cell.piece);
    let fresh = pieces().filter(|piece| piece.fresh).count();
    (
        fences.right.len() + fences.below.len() + pieces().count() as u32,
        fences.fresh_right.len() + fences.fresh_below.len() + fresh as u32,
    )
}

#[test]
fn what_others_did_is_highlighted_until_the_next_decision() {
    let mut screen = TestScreen::open(waiting("nuggets").with(1, 3));
    let mut found = 0;
    for _ in 0..3 {
        while screen.app.selection().is_none() {
            screen.answer();
        }
        while screen.app.selection().is_some() {
            screen.press("!");
        }
        let (before, _) = shared(&screen);
        while screen.app.selection().is_none() {
            screen.answer();
        }
        let (after, fresh) = shared(&screen);
        assert_eq!(fresh, after - before, "{}", screen.text());
        found = found.max(fresh);
    }
    assert!(found > 2, "three bots build or lay more than two things");
}

#[test]
fn the_bell_may_ring_after_others_have_decided() {
    let bells = |people, bots, bell| {
        let mut setting = Setting::of("silver-and-gold").with(people, bots);
        setting.settings.bell = bell;
        let mut screen = TestScreen::open(setting);
        for _ in 0..4 {
            screen.take_over();
            screen.press("!");
        }
        screen.bells
    };
    assert!(bells(1, 1, true) >= 3);
    assert_eq!(bells(1, 1, false), 0, "nobody has turned it on");
    assert_eq!(bells(2, 0, true), 0, "no bot decides");
}

#[test]
fn a_hint_says_why() {
    let mut compared = 0;
    for game in super::GAMES {
        let mut screen = TestScreen::open(Setting::of(game).sized((120, 40)));
        for _ in 0..6 {
            screen.press("h");
            screen.shows("A strong bot would play");
            let says = |text| screen.words().contains(text);
            compared += usize::from(says("points better than") || says("About as good"));
            screen.press("\n");
            if screen.app.is_asking() {
                screen.press("y");
            }
        }
    }
    assert!(compared >= 12, "{compared}");
    for game in ["silver-and-gold", "pyramids"] {
        let mut screen = meets(game, owes("owed-pattern"));
        screen.event(crossterm::event::Event::Resize(120, 40));
        let mut said = false;
        for _ in 0..6 {
            screen.press("h");
            said |= screen.text().contains("still fit");
            screen.press("\n");
        }
        assert!(said, "{game}");
    }
}

#[test]
fn arrows_stay_with_what_is_being_placed() {
    let mut screen = TestScreen::open(Setting::of("nuggets"));
    let ways = [
        KeyCode::Down,
        KeyCode::Right,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Up,
    ];
    for chips in [true, false] {
        if matches!(screen.cursor(), Some(Spot::Cell(..))) != chips {
            screen.press("s");
        }
        for way in ways {
            screen.key(way);
            let at_cell = matches!(screen.cursor(), Some(Spot::Cell(..)));
            let at_line = matches!(screen.cursor(), Some(Spot::Line(..)));
            let stays = if chips { at_cell } else { at_line };
            assert!(stays, "{way:?}:\n{}", screen.text());
        }
    }
}

/// An arrow moves a pattern one cell that way, or to another board, or not at all.
#[test]
fn an_arrow_moves_the_pattern_by_one_cell() {
    let laid = |screen: &TestScreen| {
        let selection = screen.selection();
        let Some(Target::Cells { board, cells }) = selection.target() else {
            panic!("{}", screen.text());
        };
        let frame = selection.card(board).unwrap().frame;
        let places = cells.iter().map(|cell| (frame.row(cell), frame.col(cell)));
        (board, places.collect::<Vec<(usize, usize)>>())
    };
    let ways = [
        (KeyCode::Left, (0, -1)),
        (KeyCode::Down, (1, 0)),
        (KeyCode::Right, (0, 1)),
        (KeyCode::Right, (0, 1)),
        (KeyCode::Right, (0, 1)),
        (KeyCode::Up, (-1, 0)),
    ];
    let (mut moved, mut changed) = (0, 0);
    for game in ["silver-and-gold", "pyramids"] {
        let mut screen = meets(game, owes("owed-pattern"));
        for _ in 0..4 {
            for (key, (down, right)) in ways.into_iter().chain(ways) {
                let (before, after) = (laid(&screen), {
                    screen.key(key);
                    laid(&screen)
                });
                if before.0 != after.0 {
                    changed += 1;
                    continue;
                }
                let by_one = before.1.iter().zip(&after.1).all(|(old, new)| {
                    let row = old.0.checked_add_signed(down);
                    let col = old.1.checked_add_signed(right);
                    (row, col) == (Some(new.0), Some(new.1))
                });
                let stays = before == after;
                assert!(by_one || stays, "{key:?}: {before:?} {after:?}");
                moved += usize::from(by_one);
            }
            screen.press("r");
        }
    }
    assert!(moved > 20 && changed > 4, "{moved} {changed}");
}

/// The points that a move is said to bring are those that the seat has more when its turn is settled, apart from what
/// others may take first.
#[test]
fn a_gain_counts_the_points_of_a_completed_card() {
    for (game, least) in [("silver-and-gold", 8), ("pyramids", 5)] {
        let mut found = 0;
        // Unless all are wanted, a few are enough.
        for seed in 0..40 {
            if found == 3 && !is_whole() {
                break;
            }
            let mut screen = TestScreen::open(Setting::of(game).seeded(seed));
            while let Some(selection) = screen.app.selection() {
                let target = selection.target();
                let picture = &selection.picture;
                if target.is_some_and(|target| completed_card(picture, &target).is_some()) {
                    let text = screen.text();
                    let gain = text.split_once("Gain:").map_or("", |(_, gain)| gain);
                    let points = gain.split_once('+').and_then(|(_, points)| {
                        let end = points.find(|c: char| !c.is_ascii_digit())?;
                        points[..end].parse::<i32>().ok()
                    });
                    assert!(points.is_some_and(|points| points >= least), "{text}");
                    found += 1;
                    break;
                }
                screen.press("!");
            }
        }
        assert!(found > 0, "{game}");
    }
}

#[test]
fn tab_finds_every_place_in_every_orientation() {
    for game in ["silver-and-gold", "pyramids"] {
        let mut screen = meets(game, owes("owed-pattern"));
        let selection = screen.selection();
        let whole = selection.held().expect("the pattern fits").len();
        let mut wanted = screen.targets();
        wanted.retain(|target| target.cell_count() == Some(whole));
        let mut forms = vec![selection.held().cloned()];
        let mut found = Vec::new();
        for _ in 0..wanted.len() {
            screen.key(KeyCode::Tab);
            let selection = screen.selection();
            found.extend(selection.target());
            if forms.last() != Some(&selection.held().cloned()) {
                forms.push(selection.held().cloned());
            }
        }
        assert!(wanted.iter().all(|target| found.contains(target)), "{game}");
        assert_eq!(found.len(), wanted.len(), "{game}: no place comes twice");
        // One orientation after the other, and back to the first one.
        let distinct = forms.iter().skip(1).enumerate();
        let distinct = distinct.filter(|(at, form)| !forms[1..=*at].contains(form));
        assert_eq!(distinct.count(), forms.len() - 1, "{game}: {forms:?}");
    }
}

#[test]
fn where_there_is_no_other_place_tab_says_so() {
    for seed in 0..60 {
        let mut screen = TestScreen::open(Setting::of("silver-and-gold").seeded(seed));
        while let Some(selection) = screen.app.selection() {
            let whole = selection.held().map_or(0, Form::len);
            let targets = screen.targets().into_iter();
            let wanted = targets.filter(|target| target.cell_count() == Some(whole));
            if wanted.count() == 1 {
                screen.key(KeyCode::Tab);
                return screen.shows("There is no other place for it.");
            }
            screen.press("!");
        }
    }
    panic!("no pattern fits in one place only");
}

#[test]
fn a_hint_stays_while_a_person_reads() {
    let mut screen = meets("silver-and-gold", owes("owed-pattern"));
    screen.press("h");
    screen.shows("A strong bot");
    for keys in ["w", "?", "l", "o"] {
        screen.press(keys);
        screen.key(KeyCode::Esc);
        screen.shows("A strong bot");
    }
    screen.key(KeyCode::Tab);
    screen.lacks("A strong bot");
}

/// Everything that a key can do to a selection.
fn after_each_key(selection: &Selection, zones: &[Zone]) -> Vec<Selection> {
    let mut after = Vec::new();
    let mut press = |key: &dyn Fn(&mut Selection)| {
        let mut selection = selection.clone();
        key(&mut selection);
        after.push(selection);
    };
    for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
        press(&|selection| go(selection, zones, way));
    }
    for forward in [true, false] {
        press(&|selection| {
            selection.step(forward);
        });
        press(&|selection| selection.turn(forward));
        press(&|selection| selection.count(forward));
    }
    press(&Selection::flip);
    press(&Selection::switch);
    for number in selection.numbers() {
        press(&|selection| selection.point_at(Spot::Number(number)));
    }
    if selection.numbers().is_empty() {
        for choice in 0..selection.choices().len().min(9) {
            press(&|selection| selection.point_at(Spot::Choice(choice)));
        }
    }
    if let Some(Spot::Hand(card)) = selection.cursor {
        press(&|selection| selection.toggle(card));
    }
    after
}

/// The fewest keys that select a target, without the one that confirms it.
fn fewest_keys(start: &Selection, zones: &[Zone], target: &Target) -> usize {
    let seen_as = |selection: &Selection| {
        let held = selection.held().cloned();
        let picked = selection.picked().to_vec();
        (
            selection.cursor,
            held,
            selection.number(),
            selection.at_lines,
            picked,
        )
    };
    let mut seen = vec![seen_as(start)];
    let mut reached = vec![start.clone()];
    for keys in 0..40 {
        if reached
            .iter()
            .any(|selection| selection.target().as_ref() == Some(target))
        {
            return keys;
        }
        let mut next = Vec::new();
        for selection in reached {
            for after in after_each_key(&selection, zones) {
                if !seen.contains(&seen_as(&after)) {
                    seen.push(seen_as(&after));
                    next.push(after);
                }
            }
        }
        reached = next;
    }
    panic!("{target:?} cannot be selected");
}

/// Keys are counted for somebody who knows the move of `greedy` and the fewest keys for it.
#[test]
fn a_turn_takes_few_keys() {
    for (game, most) in [
        ("silver-and-gold", 4.5),
        ("pyramids", 4.5),
        ("nuggets", 3.0),
    ] {
        let mut screen = TestScreen::open(Setting::of(game));
        let mut keys = 0;
        while let Some(start) = screen.app.selection().cloned() {
            let zones = screen.app.zones().to_vec();
            screen.press("h");
            let wanted = screen.app.selection().and_then(Selection::target);
            keys += fewest_keys(&start, &zones, &wanted.expect("a hint is a move")) + 1;
            screen.press("\n");
            while screen.app.is_asking() || screen.app.is_closing() {
                screen.press(if screen.app.is_asking() { "y" } else { "\n" });
                keys += 1;
            }
        }
        let turns = screen.app.table().last_turn();
        let per_turn = f64::from(keys as u32) / f64::from(turns);
        assert!(per_turn <= most, "{game}: {keys} keys in {turns} turns");
    }
}

fn line(screen: &TestScreen) -> (OnBoard, Cell, LineSide) {
    match screen.cursor() {
        Some(Spot::Line(board, cell, side)) => (board, cell, side),
        other => panic!("{other:?} is no line:\n{}", screen.text()),
    }
}

#[test]
fn a_key_turns_a_fence_and_the_next_one_begins_near_it() {
    let mut screen = TestScreen::open(Setting::of("nuggets"));
    if !screen.selection().at_lines {
        screen.press("s");
    }
    let (board, cell, side) = line(&screen);
    screen.press("r");
    let turned = line(&screen);
    assert_eq!((turned.0, turned.1), (board, cell));
    assert_ne!(turned.2, side);
    // In the middle of the board, so that the first legal line is far away.
    for key in [KeyCode::Down, KeyCode::Down, KeyCode::Right, KeyCode::Right] {
        screen.key(key);
    }
    let built = line(&screen);
    screen.press("\n");
    let next = line(&screen);
    assert_ne!(next, built);
    let frame = screen.selection().card(board).unwrap().frame;
    let far = |of: fn(WideFrame, Cell) -> usize| of(frame, next.1).abs_diff(of(frame, built.1));
    let distance = far(WideFrame::row) + far(WideFrame::col);
    assert!(distance <= 1, "{}", screen.text());
}
