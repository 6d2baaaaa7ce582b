//! The events of the game.

use crate::board::Edge;
use crate::content::SEATS_MAX;
use crate::rules::Rules;
use crate::state::FaceUp;
use roll_and_write::score::spell;
use roll_and_write::{Audience, BySeat, Cell, CellSet, Grid, Message, Notice, Points, Seat};

/// An event of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[expect(missing_docs, reason = "the fields say who, where and how much")]
pub enum Event {
    /// A deposit was laid out.
    DepositLaid { cell: Cell, r#yield: u8 },
    /// The first player was chosen.
    FirstChosen { seat: Seat },
    /// A fence was built.
    FenceBuilt { seat: Seat, edge: Edge },
    /// A turn ended with a single fence.
    Stopped { seat: Seat },
    /// A chip was placed face down.
    ChipLaid { seat: Seat, cell: Cell },
    /// The value of that chip, which only its owner knows.
    ChipValue { seat: Seat, cell: Cell, value: u8 },
    /// A seat passed permanently.
    Passed { seat: Seat },
    /// A seat can do nothing more and is out.
    Stuck { seat: Seat },
    /// The game ended.
    Ended,
    /// A seat's chips were turned up.
    TurnedUp { seat: Seat, chips: FaceUp },
    /// A region was scored: the sum of each team's chips, and the share of each team.
    Scored {
        region: CellSet,
        r#yield: Points,
        sums: BySeat<u32, SEATS_MAX>,
        shares: BySeat<Points, SEATS_MAX>,
    },
}

impl Rules {
    pub(crate) fn notice(&self, event: &Event) -> Notice {
        let audience = match *event {
            Event::ChipValue { seat, .. } => Audience::Only(seat),
            Event::DepositLaid { .. }
            | Event::FirstChosen { .. }
            | Event::FenceBuilt { .. }
            | Event::Stopped { .. }
            | Event::ChipLaid { .. }
            | Event::Passed { .. }
            | Event::Stuck { .. }
            | Event::Ended
            | Event::TurnedUp { .. }
            | Event::Scored { .. } => Audience::Everyone,
        };
        // Every action is public immediately, so each closes a phase and leaves a fingerprint.
        let closes_phase = matches!(
            event,
            Event::FenceBuilt { .. }
                | Event::Stopped { .. }
                | Event::ChipLaid { .. }
                | Event::Passed { .. }
        );
        Notice::to(audience, self.sentence(event)).closing(closes_phase)
    }

    fn sentence(&self, event: &Event) -> Message {
        let by = |key, seat| Message::new(key).seat("seat", seat);
        let label = |cell| self.board.frame().label(cell);
        match *event {
            Event::DepositLaid { cell, r#yield } => Message::new("event-deposit-laid")
                .name("cell", label(cell))
                .number("yield", r#yield),
            Event::FirstChosen { seat } => by("event-first-chosen", seat),
            Event::FenceBuilt { seat, edge } => {
                let [a, b] = self.board.cells_beside(edge);
                by("event-fence-built", seat)
                    .name("cell", label(a))
                    .name("other", label(b))
            }
            Event::Stopped { seat } => by("event-stopped", seat),
            Event::ChipLaid { seat, cell } => by("event-chip-laid", seat).name("cell", label(cell)),
            Event::ChipValue { seat, cell, value } => by("event-chip-value", seat)
                .name("cell", label(cell))
                .number("value", value),
            Event::Passed { seat } => by("event-passed", seat),
            Event::Stuck { seat } => by("event-stuck", seat),
            Event::Ended => Message::new("event-nuggets-ended"),
            Event::TurnedUp { seat, chips } => {
                let chip = |cell| format!("{} {}", chips.value(cell), label(cell));
                let all: Vec<String> = chips.cells.iter().map(chip).collect();
                by("event-turned-up", seat)
                    .name("letter", letter(seat).to_string())
                    .number("count", all.len() as i64)
                    .name("chips", all.join(", "))
            }
            Event::Scored {
                region,
                r#yield,
                sums,
                shares,
            } => {
                let teams = || (0..self.teams()).map(Seat::new);
                let of = |team: Seat, what: String| format!("{} {what}", self.team_letters(team));
                let sums = teams().map(|team| of(team, sums[team].to_string()));
                let paid = teams().filter(|&team| shares[team] > 0);
                let shares = paid.map(|team| of(team, spell(shares[team], self.info.parts)));
                let message = Message::new("event-scored")
                    .name("cell", region.first().map(label).unwrap_or_default())
                    .number("size", region.len())
                    .name("sums", sums.collect::<Vec<_>>().join(", "));
                let shares: Vec<String> = shares.collect();
                message
                    .name("yield", spell(r#yield, self.info.parts))
                    .number("count", shares.len() as i64)
                    .name("shares", shares.join(", "))
            }
        }
    }

    /// The letters of a team's chips, such as `A` or `AC`.
    pub(crate) fn team_letters(&self, team: Seat) -> String {
        let own = Seat::all(self.seats).filter(|seat| self.team_of(*seat) == team.index());
        own.map(letter).collect()
    }
}

/// The letter of a seat's chips.
pub(crate) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}
