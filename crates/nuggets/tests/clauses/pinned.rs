//! A whole game, calculated by hand: three seats, a board of two rows, three fences.

use super::table::{Board, opened, pack, seat};
use roll_and_write::{Notation, Presentation, Ruleset};

#[test]
fn a_game_that_was_worked_out_by_hand() {
    // Each seat has chips of 1, 1, 2 and 3. The left half has 7 + 4 gold, the right half 5 + 2.
    let small = pack(2, 8, 3, "a1=7 c2=4 f1=5 h2=2").chips(&[2, 1, 1]);
    let mut table = opened(&small.files(), &[("first", "2")], 3);
    table.script(
        "2 fence d1 e1 / 2 fence d2 e2 / 3 chip 3 b1 / 1 chip 2 c1 / 2 chip 1 d1 / 3 pass / 1 chip 1 a2",
    );
    // The last fence is alone and divides nothing.
    table.script("2 fence e1 e2 / 1 chip 3 e1 / 2 chip 3 g1 / 1 chip 1 h1 / 2 chip 2 f2");
    // Seat 3 is out. Seat 1 has no chip, and no fence is left, so it is out too.
    assert_eq!((table.in_turn(), table.rules.turn(&table.state)), (2, 12));
    table.play(seat(2), "pass");
    assert_eq!(table.awaiting(), "over");

    let said = [
        "event-fence-built seat=2 cell=d1 other=e1",
        "event-fence-built seat=2 cell=d2 other=e2",
        "event-chip-laid seat=3 cell=b1",
        "event-chip-value seat=3 cell=b1 value=3",
        "event-chip-laid seat=1 cell=c1",
        "event-chip-value seat=1 cell=c1 value=2",
        "event-chip-laid seat=2 cell=d1",
        "event-chip-value seat=2 cell=d1 value=1",
        "event-passed seat=3",
        "event-chip-laid seat=1 cell=a2",
        "event-chip-value seat=1 cell=a2 value=1",
        "event-fence-built seat=2 cell=e1 other=e2",
        "event-chip-laid seat=1 cell=e1",
        "event-chip-value seat=1 cell=e1 value=3",
        "event-chip-laid seat=2 cell=g1",
        "event-chip-value seat=2 cell=g1 value=3",
        "event-chip-laid seat=1 cell=h1",
        "event-chip-value seat=1 cell=h1 value=1",
        "event-chip-laid seat=2 cell=f2",
        "event-chip-value seat=2 cell=f2 value=2",
        "event-stuck seat=1",
        "event-passed seat=2",
        "event-nuggets-ended",
        "event-turned-up seat=1 letter=A count=4 chips=2 c1, 3 e1, 1 h1, 1 a2",
        "event-turned-up seat=2 letter=B count=3 chips=1 d1, 3 g1, 2 f2",
        "event-turned-up seat=3 letter=C count=1 chips=3 b1",
        "event-scored cell=a1 size=8 sums=A 3, B 1, C 3 yield=11 count=2 shares=A 5 1/2, C 5 1/2",
        "event-scored cell=e1 size=8 sums=A 4, B 5, C 0 yield=7 count=1 shares=B 7",
    ];
    assert_eq!(table.said(), said);
    assert_eq!(table.totals(), ["5 1/2", "7", "5 1/2"]);
    assert_eq!(table.places(), [2, 1, 2]);
    assert_eq!(
        table.score_lines(3),
        ["score-region cell=a1 count=2 = 5 1/2"]
    );
    let winners: Vec<_> = table.rules.standings(&table.state).winners().collect();
    assert_eq!(winners, [seat(2)]);
    assert_eq!(
        table.rules.describe(&table.state),
        "phase: over
turn: 12 of seat 2
deposit: a1 7
deposit: c2 4
deposit: f1 5
deposit: h2 2
fences: right of d1 d2 below e1
fresh: right of  below\x20
fences left: 0
fresh chip: f2
seat: 1 out
chips: c1 2, e1 3, h1 1, a2 1
left:\x20
seat: 2 out
chips: d1 1, g1 3, f2 2
left: 1x1
seat: 3 out
chips: b1 3
left: 2x1 1x2
"
    );
}
