//! The points of a sheet, standings and ties.

use crate::rules::Rules;
use crate::state::{Sheet, State};
use roll_and_write::score::{ScoreSink, Total};
use roll_and_write::{Message, Points, RankingKey, ScoreLine, Seat};

impl Rules {
    /// The number of bells that a sheet has.
    pub(crate) fn bells(&self, sheet: &Sheet) -> Points {
        let lit = self.streets().iter().zip(sheet.lit);
        let rung = lit.filter(|(street, lit)| lit >> street.bell() & 1 != 0);
        rung.count() as Points
    }

    /// The points of a sheet.
    pub(crate) fn total_of(&self, sheet: &Sheet) -> Points {
        let streets = self
            .street_ids()
            .map(|street| self.street_points(sheet.count(street)));
        streets.sum::<Points>() + self.bells(sheet) * Points::from(self.facts.bell.points)
            - Points::from(sheet.burns) * Points::from(self.facts.burn)
    }

    /// The points of a street with this number of lit lamps (LL-14).
    pub(crate) fn street_points(&self, lamps: u32) -> Points {
        self.facts.points[lamps as usize].into()
    }
}

/// Writes the score of a seat in the order of the sheet (LL-14).
pub fn score(rules: &Rules, state: &State, seat: Seat, score: &mut impl ScoreSink) {
    let sheet = state.lanes.lane(seat);
    for street in rules.street_ids() {
        let lamps = sheet.count(street);
        if lamps > 0 {
            let line = ScoreLine::new("score-street", lamps as i32, rules.street_points(lamps));
            score.push(line.about(street as u8));
        }
    }
    let bells = rules.bells(sheet);
    if bells > 0 {
        let points = bells * Points::from(rules.facts.bell.points);
        score.push(ScoreLine::new("score-bells", bells, points));
    }
    if sheet.burns > 0 {
        let burns = Points::from(sheet.burns);
        let points = -burns * Points::from(rules.facts.burn);
        score.push(ScoreLine::new("score-burns", burns, points));
    }
}

/// The lines of a score sheet on paper: all that can bring or cost points.
pub(crate) fn lines(rules: &Rules) -> Vec<Message> {
    let street = |street: usize| ScoreLine::new("score-street", 0, 0).about(street as u8);
    let others = ["score-bells", "score-burns"].map(|reason| ScoreLine::new(reason, 0, 0));
    let lines = rules.street_ids().map(street).chain(others);
    lines.map(|line| score_message(rules, &line)).collect()
}

/// The total of a seat.
pub(crate) fn total(rules: &Rules, state: &State, seat: Seat) -> Points {
    let mut total = Total::default();
    score(rules, state, seat, &mut total);
    total.points()
}

/// The message of a score line.
pub(crate) fn score_message(rules: &Rules, line: &ScoreLine) -> Message {
    let message = Message::new(line.reason.clone()).number("count", line.count);
    if line.reason == "score-street" {
        let street = &rules.streets()[usize::from(line.about)];
        return message.word("street", street.key());
    }
    message
}

/// The ranking key of a seat: its total, then its bells, then its burns, the fewest first (LL-15).
pub fn ranking_key(rules: &Rules, state: &State, seat: Seat) -> RankingKey {
    let sheet = state.lanes.lane(seat);
    let ties = [rules.bells(sheet), -i32::from(sheet.burns)];
    RankingKey::new(total(rules, state, seat), ties)
}
