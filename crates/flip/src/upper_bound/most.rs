//! The most that the steps of programs can do for the score.

use roll_and_write::sheet::TrackId;
use roll_and_write::symbol::{Printed, Value};

/// The most that one mark of a symbol can do.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Most {
    /// The number of cells that it grants.
    pub(crate) cells: u32,
    /// The highest number that it writes, and the track.
    pub(crate) writes: Option<(TrackId, u32)>,
}

/// What is known of numbers without playing.
pub(crate) struct ScoreBounds<'a> {
    pub(crate) printed: &'a Printed,
    /// The largest number of cards in the offer.
    pub(crate) offer: u8,
}

impl ScoreBounds<'_> {
    /// The largest possible value of a number in a program; `None` if only play can tell.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "whatever is new has no bound until one is thought of"
    )]
    pub(crate) fn value(&self, value: &Value) -> Option<u32> {
        match value {
            Value::Number(number) => u32::try_from(*number).ok(),
            Value::Offered(symbol) => {
                let mut printed: Vec<u32> = (self.printed.cards.iter())
                    .map(|card| card.bearing(*symbol).len())
                    .collect();
                printed.sort_unstable_by_key(|count| std::cmp::Reverse(*count));
                Some(printed.iter().take(self.offer.into()).sum())
            }
            Value::Plus(values) => values.iter().map(|value| self.value(value)).sum(),
            _ => None,
        }
    }
}
