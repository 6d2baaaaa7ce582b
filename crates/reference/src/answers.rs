//! What all games answer in the same form: events, refusals, lines of scores, and standings.

use crate::{Audience, Event, Refused, ScoreLine, Standings};

pub(crate) fn event(audience: Audience, key: &str, args: &[(&str, String)]) -> Event {
    let args = args.iter();
    Event {
        audience,
        key: key.to_owned(),
        args: args
            .map(|(name, text)| ((*name).to_owned(), text.clone()))
            .collect(),
    }
}

/// An event that everybody sees.
pub(crate) fn public(key: &str, args: &[(&str, String)]) -> Event {
    event(Audience::Everyone, key, args)
}

/// An event about a seat that everybody sees, without further arguments. The seat is counted from 0.
pub(crate) fn about(seat: usize, key: &str) -> Event {
    public(key, &[("seat", (seat + 1).to_string())])
}

pub(crate) fn refused(clause: &str) -> Refused {
    Refused {
        clause: clause.to_owned(),
    }
}

pub(crate) fn score_line(reason: &str, about: &str, count: usize, points: i64) -> ScoreLine {
    ScoreLine {
        reason: reason.to_owned(),
        about: about.to_owned(),
        count: count as i64,
        points,
    }
}

/// The standings by what each seat has: its total, then what decides between equal totals. More is better.
/// OPEN: tie-breaks order all seats, not only the best ones.
pub(crate) fn standings(ranks: &[Vec<i64>]) -> Standings {
    let mut standings = Standings {
        places: Vec::new(),
        decided_by: Vec::new(),
    };
    for own in ranks {
        let better: Vec<&Vec<i64>> = ranks.iter().filter(|other| *other > own).collect();
        standings.places.push(better.len() + 1);
        // The seats in the next better place, and the first difference from them.
        let next = better.into_iter().min();
        let differs =
            next.and_then(|next| (0..next.len()).find(|at| next.get(*at) != own.get(*at)));
        let decided = differs.and_then(|at| at.checked_sub(1));
        standings.decided_by.push(decided);
    }
    standings
}
