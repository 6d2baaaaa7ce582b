//! Tests of share codes.

use super::*;
use proptest::prelude::*;
use rnw_silver_and_gold::{load, shipped};
use roll_and_write::{GameOf, Outcome};

const CONTENT: &str = "canonical-sha256:0123456789abcdef0123";

fn rules(seats: usize) -> Arc<dyn Game> {
    GameOf::new(load(&shipped(), [], seats).unwrap())
}

fn table(seats: usize, seed: u64) -> Table<Vec<u8>> {
    let names = (0..seats).map(|seat| SeatInfo {
        name: format!("Ann {seat}"),
        player: "me".to_owned(),
    });
    Table::open(rules(seats), CONTENT, names.collect(), seed, Vec::new()).unwrap()
}

/// A whole game. `picks` chooses the moves, and which of the awaited seats goes first.
fn played(seats: usize, seed: u64, picks: &[u8]) -> Table<Vec<u8>> {
    let mut table = table(seats, seed);
    let mut picks = picks.iter().map(|pick| usize::from(*pick)).cycle();
    let mut pick = || picks.next().unwrap_or_default();
    while let Awaiting::Seats(awaited) = table.deal().unwrap() {
        let seat = awaited.iter().nth(pick() % awaited.len()).unwrap();
        let moves = table.moves(seat);
        let mv = table.check(seat, moves[pick() % moves.len()]).unwrap();
        table.play(mv).unwrap();
    }
    table.close().unwrap();
    table
}

fn code(table: &Table<Vec<u8>>) -> Result<ShareCode, NoShareCode> {
    ShareCode::of(table, CONTENT, &table.header().options)
}

#[test]
fn a_code_stays_the_same_for_ever() {
    let code = code(&played(1, 7, &[3, 1])).unwrap().to_string();
    assert_eq!(code, PINNED);
}

const PINNED: &str = "rnw1-b5zws3dwmvzc2ylomqwwo33mmqaqeaabavaw43ragabg2zihaerukz4jvpg67ufycaqqqqqrbcjsceskziirbcevscck6aiu4e";

#[test]
fn a_game_that_is_not_over_has_no_code() {
    let mut table = table(1, 7);
    table.deal().unwrap();
    assert_eq!(code(&table), Err(NoShareCode::Unfinished));
}

#[test]
fn a_game_with_a_chosen_draw_has_no_code() {
    let mut table = table(1, 7);
    let Awaiting::Chance(chance) = table.awaiting() else {
        panic!("a game begins with a draw");
    };
    let own = Dealer::new(DealId::single(7)).draw(chance);
    let items = chance.draw.items().unwrap();
    let other = items
        .iter()
        .map(Outcome::item)
        .find(|item| *item != own)
        .unwrap();
    table.deal_item(other).unwrap();
    while let Awaiting::Seats(_) = table.deal().unwrap() {
        let mv = table.check(Seat::new(0), table.moves(Seat::new(0))[0]);
        table.play(mv.unwrap()).unwrap();
    }
    assert_eq!(code(&table), Err(NoShareCode::Draws(1)));
}

#[test]
fn undone_moves_are_left_out() {
    let mut table = table(1, 7);
    let seat = Seat::new(0);
    table.deal().unwrap();
    let moves = table.moves(seat);
    let undone = moves.iter().find_map(|id| {
        let mv = table.check(seat, *id).ok()?;
        (!table.is_final(&mv)).then_some(mv)
    });
    table
        .play(undone.expect("a move that can be undone"))
        .unwrap();
    table.undo(seat).unwrap();
    while let Awaiting::Seats(_) = table.deal().unwrap() {
        let mv = table.check(seat, table.moves(seat)[0]);
        table.play(mv.unwrap()).unwrap();
    }
    assert_eq!(code(&table).unwrap(), code(&played(1, 7, &[0])).unwrap());
}

#[test]
fn what_is_wrong_with_a_code_is_said() {
    let whole = code(&played(1, 7, &[3, 1])).unwrap();
    let text = whole.to_string();
    let wrong = |text: &str| ShareCode::parse(text).unwrap_err();
    for none in ["", "rnw", "rnw-", "rnwx-", "game.jsonl", "rnw11111111111-"] {
        assert_eq!(wrong(none), ShareError::NoCode, "{none}");
    }
    let later = text.replace("rnw1-", "rnw2-");
    assert_eq!(wrong(&later), ShareError::OtherFormat("rnw2-".to_owned()));
    for damaged in ["rnw1-", "rnw1-a", "rnw1-aaaaaaaa", &text[..60]] {
        assert_eq!(wrong(damaged), ShareError::Damaged, "{damaged}");
    }
    let long = format!("rnw1-{}", "a".repeat(LENGTH_MAX));
    assert_eq!(wrong(&long), ShareError::TooLong(LENGTH_MAX + 5));
    assert_eq!(wrong("rnw1-é"), ShareError::Character('é'));
    assert_eq!(
        wrong(&text.replace("rnw1-b", "rnw1-8")),
        ShareError::Character('8')
    );
    let (start, end) = text.split_at(60);
    for shown in [
        format!(" {text}\n"),
        text.to_uppercase(),
        format!("||{text}||"),
        format!("`{text}`"),
        format!("**({text})**."),
        format!("\u{a0}„{text}“\u{200b}"),
        format!("> {start}\r\n> {end}"),
    ] {
        assert_eq!(ShareCode::parse(&shown).as_ref(), Ok(&whole), "{shown}");
    }
}

/// A body with a right checksum, changed by `change`.
fn changed(change: impl FnOnce(&mut ShareBody)) -> Result<ShareCode, ShareError> {
    let mut code = code(&played(1, 7, &[3, 1])).unwrap();
    change(&mut code.0);
    ShareCode::parse(&code.to_string())
}

#[test]
fn a_code_with_a_right_checksum_and_wrong_content_is_refused() {
    let control = changed(|body| body.seats[0].0 = "\u{1b}[2J".to_owned());
    let invalid = |what| Err(ShareError::Invalid(what));
    assert_eq!(control, invalid("a text contains control characters"));
    let seats = changed(|body| body.seats.clear());
    assert_eq!(seats, invalid("no game has so many seats"));
    let replayed = |change: fn(&mut ShareBody)| {
        let replayed = changed(change).unwrap().replay(rules(1), CONTENT);
        replayed.map(drop).unwrap_err()
    };
    assert_eq!(replayed(|body| body.dealer = 9), ShareError::Dealer(9));
    assert_eq!(replayed(|body| body.end[0] ^= 1), ShareError::OtherEnd);
    assert_eq!(
        replayed(|body| body.decisions.push(1)),
        ShareError::Invalid("it has decisions after the end")
    );
    assert!(matches!(
        replayed(|body| body.decisions.truncate(9)),
        ShareError::Decision(_)
    ));
    for change in [
        (|body| body.rules += 1) as fn(&mut ShareBody),
        |body| body.content[0] ^= 1,
        |body| body.ruleset.push('x'),
        |body| body.options.push(("palms".to_owned(), "never".to_owned())),
        |body| body.seats.push(("Bob".to_owned(), "me".to_owned())),
    ] {
        let error = replayed(change);
        assert!(matches!(error, ShareError::OtherGame { .. }), "{error}");
    }
}

proptest! {
    #[test]
    fn a_code_gives_the_same_game(
        seats in 1..=4usize,
        seed: u64,
        picks in prop::collection::vec(any::<u8>(), 1..80),
    ) {
        let table = played(seats, seed, &picks);
        let text = code(&table).unwrap().to_string();
        let again = ShareCode::parse(&text).unwrap().replay(rules(seats), CONTENT).unwrap();
        prop_assert_eq!(again.written(), table.written());
    }

    #[test]
    fn no_bytes_make_a_code_panic(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        has_checksum: bool,
    ) {
        let mut bytes = bytes;
        if has_checksum {
            bytes.extend(checksum(&bytes));
        }
        let text = format!("{SHARE_PREFIX}{}", BASE32_NOPAD.encode(&bytes));
        if let Ok(code) = ShareCode::parse(&text) {
            let _ = code.replay(rules(1), CONTENT);
        }
    }

    #[test]
    fn no_decisions_make_a_replay_panic(decisions in prop::collection::vec(any::<u8>(), 0..60)) {
        let code = changed(|body| body.decisions = decisions).unwrap();
        prop_assert!(code.replay(rules(1), CONTENT).is_err());
    }

    #[test]
    fn no_text_makes_a_code_panic(text in ".{0,60}") {
        let _ = ShareCode::parse(&text);
        let _ = ShareCode::parse(&format!("{SHARE_PREFIX}{text}"));
    }
}
