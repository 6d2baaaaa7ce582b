//! The results of many games as text.

use rnw_matches::{
    FailureSummary, MatchSummary, PlayerSummary, ScoreSummary, SeatSummary, SeatsSummary, Shard,
    SideSummary, SprtVerdict, Summary, TestSummary,
};
use rnw_plan::seating::{levels_of, player_label};
use roll_and_write::text::counted;
use serde_json::Number;

/// Replaces a missing number.
const NONE: &str = "-";
/// The smallest width of the column of players.
const NAME: usize = 12;

/// The lines that tell people the summary of a run.
pub fn lines(summary: &Summary) -> Vec<String> {
    match summary {
        Summary::Simulate(summary) => seats(summary),
        Summary::Match(summary) => players(summary),
    }
}

fn seats(summary: &SeatsSummary) -> Vec<String> {
    let mut lines = Vec::new();
    let SeatsSummary {
        game, games, seed, ..
    } = summary;
    lines.push(format!(
        "{game}: {}, seed {seed}{}; 95 % intervals",
        counted(*games, "game"),
        part(summary.shard)
    ));
    let players = || summary.seats.iter().map(|seat| seat.player.as_str());
    let width = width(players());
    let titles = [
        "seat", "player", "mean", "spread", "least", "most", "wins", "interval",
    ];
    lines.push(format!(
        "{:>4} {:width$} {:>14} {:>7} {:>6} {:>6} {:>8}   {}",
        titles[0], titles[1], titles[2], titles[3], titles[4], titles[5], titles[6], titles[7]
    ));
    for seat in &summary.seats {
        let SeatSummary {
            seat: number,
            player,
            win_share_low: low,
            win_share_high: high,
            ..
        } = seat;
        lines.push(format!(
            "{number:>4} {:width$} {} {:>7} {:>6} {:>6} {:>8}   {:.2} to {:.2} %",
            player_label(player),
            scattered(&seat.scores),
            decimal(seat.scores.spread.filter(|_| *games > 1)),
            short(seat.scores.least.as_ref()),
            short(seat.scores.most.as_ref()),
            percent(seat.win_share),
            100.0 * low,
            100.0 * high,
        ));
    }
    lines.extend(levels_of(players()));
    let faults = summary.seats.iter();
    let sides = faults.map(|seat| (seat.seat, seat.player.as_str(), &seat.failures));
    lines.extend(sides.filter_map(failed));
    lines
}

fn players(summary: &MatchSummary) -> Vec<String> {
    let mut lines = Vec::new();
    let MatchSummary {
        game,
        deals,
        games,
        seed,
        ..
    } = summary;
    lines.push(format!(
        "{game}: {}, each player once in every seat, {}, seed {seed}{}; 95 % intervals",
        counted(*deals, "deal"),
        counted(*games, "game"),
        part(summary.shard)
    ));
    let names = || summary.players.iter().map(|player| player.player.as_str());
    let width = width(names());
    let titles = [
        "", "player", "points", "interval", "Elo", "interval", "mean", "ahead by",
    ];
    lines.push(format!(
        "{:>4} {:width$} {:>8}   {:18} {:>6}   {:16} {:>14} {:>14}",
        titles[0], titles[1], titles[2], titles[3], titles[4], titles[5], titles[6], titles[7]
    ));
    for player in &summary.players {
        let PlayerSummary {
            player: name, side, ..
        } = player;
        let (low, high) = (rating(player.elo_low, 0.0), rating(player.elo_high, 1.0));
        lines.push(format!(
            "{:>4} {:width$} {:>8}   {:18} {:>6}   {:16} {} {}",
            side.number,
            player_label(name),
            percent(side.share),
            interval(side),
            rating(player.elo, side.share),
            format!("{low} to {high}"),
            scattered(&player.scores),
            ahead(side).trim_end(),
        ));
    }
    for seat in &summary.seats {
        lines.push(format!(
            "seat {}: {} of the points ({}), ahead by {}",
            seat.number,
            percent(seat.share),
            interval(seat),
            ahead(seat).trim(),
        ));
    }
    if let (Some(test), Some(first)) = (&summary.sprt, summary.players.first()) {
        lines.push(tested(test, &player_label(&first.player)));
    }
    lines.extend(levels_of(names()));
    let players = summary.players.iter();
    let sides = players.map(|player| {
        let name = player.player.as_str();
        (player.side.number, name, &player.failures)
    });
    lines.extend(sides.filter_map(failed));
    lines
}

fn part(shard: Option<Shard>) -> String {
    shard.map_or_else(String::new, |shard| format!(", shard {shard}"))
}

fn width<'n>(names: impl Iterator<Item = &'n str>) -> usize {
    let lengths = names.map(|name| player_label(name).chars().count());
    lengths.max().unwrap_or(0).max(NAME)
}

fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

fn interval(side: &SideSummary) -> String {
    let (low, high) = (100.0 * side.share_low, 100.0 * side.share_high);
    format!("{low:.2} to {high:.2} %")
}

/// An Elo difference as text; infinite if a side won everything or nothing.
fn rating(elo: Option<f64>, share: f64) -> String {
    match elo {
        Some(elo) => format!("{elo:+.0}"),
        None if share < 0.5 => "-inf".to_owned(),
        None => "+inf".to_owned(),
    }
}

fn decimal(number: Option<f64>) -> String {
    number.map_or_else(|| NONE.to_owned(), |number| format!("{number:.2}"))
}

/// A mean with half the width of its interval, as text.
fn scattered(scores: &ScoreSummary) -> String {
    within(&decimal(scores.mean), scores.mean_error)
}

/// A number with half the width of its interval. One game or deal gives no interval.
fn within(number: &str, error: Option<f64>) -> String {
    let error = error.map_or_else(String::new, |error| format!("± {error:>4.2}"));
    format!("{number:>7} {error:6}")
}

fn ahead(side: &SideSummary) -> String {
    let mean = side
        .difference
        .map_or_else(|| NONE.to_owned(), |number| format!("{number:+.2}"));
    within(&mean, side.difference_error)
}

/// A number with at most two decimals.
fn short(number: Option<&Number>) -> String {
    let Some(number) = number else {
        return NONE.to_owned();
    };
    match number.as_f64() {
        Some(fraction) if !number.is_i64() && !number.is_u64() => format!("{fraction:.2}"),
        _ => number.to_string(),
    }
}

fn tested(test: &TestSummary, first: &str) -> String {
    let (least, most) = (percent(test.share1), percent(test.share0));
    let said = match test.look.verdict {
        SprtVerdict::H0 => format!("{first} takes at most {most} of the points, not {least} (H0)"),
        SprtVerdict::H1 => format!("{first} takes at least {least} of the points, not {most} (H1)"),
        SprtVerdict::Open => {
            format!("undecided: {first} takes {least} of the points (H1) or {most} (H0)")
        }
    };
    format!(
        "sequential test {}: {said}; log likelihood ratio {:.2}, bounds {:.2} and {:.2}",
        test.test, test.look.llr, test.look.lower, test.look.upper
    )
}

/// Which player failed, how often, in which ways, and how many games it lost by that; `None` if it never failed.
fn failed(
    (number, player, FailureSummary { faults, forfeits }): (usize, &str, &FailureSummary),
) -> Option<String> {
    if faults.is_empty() {
        return None;
    }
    let times: u64 = faults.values().sum();
    let kinds = faults.iter();
    let kinds: Vec<String> = kinds
        .map(|(code, times)| format!("{code} {times}"))
        .collect();
    Some(format!(
        "{number} {} failed {}: {}; games lost this way: {forfeits}",
        player_label(player),
        counted(times, "time"),
        kinds.join(", ")
    ))
}
