//! What symbols do with the sheets of other seats.

use super::owe::number_gaps;
use super::state::{Boxes, Change, Game};

/// content.md, "What lapses": symbols keep at most six changes of other sheets for a seat in one turn.
const CHANGES_MOST: usize = 6;

impl Game {
    /// content.md, "Other seats": while seats mark, a change waits for the barrier. Later it is made immediately.
    /// A change of 0 boxes does nothing; a number is written also if it is 0.
    pub(super) fn affect(&mut self, seat: usize, change: Change) {
        if change.amount == 0 && change.what != "write" {
            return;
        }
        if !self.lanes_open {
            let targets = self.targets(seat, &change.whom);
            self.changed.extend(&targets);
            for target in targets {
                self.change_sheet(seat, target, &change);
            }
            return;
        }
        let args = [
            ("track", format!("track-{}", change.track)),
            ("whom", format!("whom-{}", change.whom)),
        ];
        if self.seats[seat].changes.len() >= CHANGES_MOST {
            self.notify("event-change-lapsed", seat, &args);
        } else {
            self.notify("event-change-owed", seat, &args);
            self.seats[seat].changes.push(change);
        }
    }

    /// content.md, "What settles when": at the barrier these changes come first, seat by seat in the settling
    /// order. The leader and the last seat are those before the first change.
    pub(super) fn make_changes(&mut self) {
        let mut all = Vec::new();
        for seat in self.settling_seats() {
            for change in std::mem::take(&mut self.seats[seat].changes) {
                let targets = self.targets(seat, &change.whom);
                all.push((seat, targets, change));
            }
        }
        for (seat, targets, change) in all {
            for target in targets {
                self.change_sheet(seat, target, &change);
            }
        }
    }

    /// content.md, "Other seats": whose sheets change, from the start player on.
    fn targets(&self, seat: usize, whom: &str) -> Vec<usize> {
        let count = self.seats.len();
        let order = self.seats_in_order();
        let points: Vec<i64> = (0..count)
            .map(|seat| self.score_of(seat).iter().map(|line| line.points).sum())
            .collect();
        match whom {
            "each" => order,
            "others" => order.into_iter().filter(|other| *other != seat).collect(),
            "next" | "previous" if count == 1 => Vec::new(),
            "next" => vec![(seat + 1) % count],
            "previous" => vec![(seat + count - 1) % count],
            "leader" | "last" => {
                let wanted = if whom == "leader" {
                    points.iter().max()
                } else {
                    points.iter().min()
                };
                let found = order.into_iter().find(|one| Some(&points[*one]) == wanted);
                found.into_iter().collect()
            }
            other => panic!("{other:?} are no seats"),
        }
    }

    fn change_sheet(&mut self, seat: usize, target: usize, change: &Change) {
        let Change {
            what,
            track,
            amount,
            ..
        } = change;
        let amount = *amount;
        let boxes = usize::from(amount);
        let name = ("track", format!("track-{track}"));
        match what.as_str() {
            "advance" => {
                let gained = boxes.min(self.free(target, track));
                self.shift(target, track, gained, true);
                let key = if gained > 0 {
                    "advanced"
                } else {
                    "advance-lost"
                };
                let args = [
                    name,
                    ("gained", gained.to_string()),
                    ("lost", (boxes - gained).to_string()),
                ];
                self.tell_change(key, seat, target, &args);
            }
            "erase" => {
                let lost = boxes.min(self.boxes(target, track).filled());
                self.shift(target, track, lost, false);
                self.tell_change("erased", seat, target, &[name, ("lost", lost.to_string())]);
            }
            "write" => {
                let key = self.put(target, track, amount);
                let key = key.trim_start_matches("event-");
                self.tell_change(key, seat, target, &number_gaps(track, amount));
            }
            // A seat takes nothing from itself and gives itself nothing.
            "take" | "give" if target == seat => {}
            "take" => {
                let moved = self.moved(target, seat, track, boxes);
                self.tell_change("took", seat, target, &[name, ("gained", moved.to_string())]);
            }
            "give" => {
                let moved = self.moved(seat, target, track, boxes);
                self.tell_change("gave", seat, target, &[name, ("lost", moved.to_string())]);
            }
            other => panic!("{other:?} is no change"),
        }
    }

    /// Moves boxes: as many as are filled on the one sheet and free on the other.
    fn moved(&mut self, from: usize, to: usize, track: &str, boxes: usize) -> usize {
        let filled = self.boxes(from, track).filled();
        let moved = boxes.min(filled).min(self.free(to, track));
        self.shift(from, track, moved, false);
        self.shift(to, track, moved, true);
        moved
    }

    /// Numbers are only taken back: the last ones first.
    pub(super) fn shift(&mut self, seat: usize, track: &str, boxes: usize, more: bool) {
        if let Some(Boxes::Count(filled)) = self.seats[seat].sheet.get_mut(track) {
            if more {
                *filled += boxes;
            } else {
                *filled -= boxes;
            }
        } else if let Some(Boxes::Written(numbers)) = self.seats[seat].sheet.get_mut(track) {
            numbers.truncate(numbers.len() - boxes);
        }
    }

    /// Everybody learns of a change immediately. On the own sheet it has the sentence of that step.
    fn tell_change(&mut self, key: &str, seat: usize, target: usize, args: &[(&str, String)]) {
        if target == seat {
            self.notify_everyone(&format!("event-{key}"), seat, args);
            return;
        }
        let mut args = args.to_vec();
        args.push(("target", (target + 1).to_string()));
        self.notify_everyone(&format!("event-other-{key}"), seat, &args);
    }

    /// content.md, "What settles when": rows that symbols filled on other sheets claim when all symbols of that
    /// moment have fired, from the start player on. Seats that have not claimed at this barrier claim when
    /// they settle.
    pub(super) fn rows_of_others_claim(&mut self, seat: usize) {
        let changed = std::mem::take(&mut self.changed);
        for other in self.seats_in_order() {
            if other != seat && changed.contains(&other) && self.settled.contains(&other) {
                self.rows_claim(other);
            }
        }
    }
}
