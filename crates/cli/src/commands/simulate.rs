//! `rnw simulate`: many games between bots.

use super::play::open;
use crate::args::{Format, Simulate};
use crate::catalogue::{Arena, Catalogue, Opened};
use crate::failure::Failure;
use crate::out::Out;
use crate::{pack, saved, seating};
use bots::Entrant;
use bots::arena::GameResult;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use roll_and_write::{Points, Seat};
use serde::Serialize;
use serde_json::Number;
use session::{FaultCode, points_number};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// How many games are played between two lines of progress.
const BATCH: u64 = 256;
/// The same where programs play.
const PROGRAMS_BATCH: u64 = 16;
/// A share of a win is counted in twelfths, so that two, three or four can share one exactly.
const WIN: u64 = 12;

pub(super) fn run(catalogue: &Catalogue, args: &Simulate, out: &mut Out) -> Result<(), Failure> {
    let (game, content) = (args.game.as_deref(), args.content.as_deref());
    let (row, files) = pack::chosen(catalogue, game, content, out)?;
    let players = seating::named(&args.players, &args.player, ["greedy", "greedy"]);
    seating::check_count(&players)?;
    let entrants = seating::entrants(&players, &args.programs.terms()?)?;
    let opened = open(catalogue, row, &files, &args.options, players.len(), out)?;
    let mut sink = args
        .out
        .as_deref()
        .map(|path| Sink::create(path, args.force, players.len()))
        .transpose()?;
    let jobs = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs.map_or(0, usize::from))
        .build();
    let jobs = jobs.map_err(|error| Failure::Internal(error.to_string()))?;
    let progress = progress(args.games);
    let parts = opened.game.parts();
    let mut tally = Tally::new(entrants.len(), parts);
    let mut next = 0;
    // What programs are asked for takes time; so little is lost when one of them breaks off.
    let programs = entrants
        .iter()
        .any(|entrant| matches!(entrant, Entrant::Outside(_)));
    let size = if programs { PROGRAMS_BATCH } else { BATCH };
    let mut broken_off = None;
    while next < args.games && broken_off.is_none() {
        let batch = next..(next + size).min(args.games);
        let results = jobs.install(|| play(&opened, &entrants, args.seed, batch.clone()));
        for result in &results {
            if result.aborted {
                broken_off = Some(*result);
                break;
            }
            tally.add(result);
            if let Some(sink) = &mut sink {
                sink.write(result, parts, &players)?;
            }
        }
        next = batch.end;
        progress.set_position(next);
    }
    progress.finish_and_clear();
    if let Some(sink) = sink {
        sink.finish()?;
    }
    if let Some(result) = broken_off {
        return Err(break_off(&result, &players));
    }
    let summary = tally.summary(row.name, args, &players);
    match args.output.format {
        Format::Json => out.json(&summary),
        Format::Text => print(&summary, out),
    }
}

/// The failure of a game that was broken off.
fn break_off(result: &GameResult, players: &[String]) -> Failure {
    let game = result.game;
    let Some((seat, code)) = result.fault else {
        return Failure::Internal(format!("game {game} was broken off by nobody"));
    };
    let (player, seat, code) = (&players[seat.index()], seat.number(), code.word());
    Failure::Bot(format!(
        "game {game} was broken off: {player} in seat {seat} failed ({code}); --bot-log FILE keeps what programs say"
    ))
}

/// Results come in the order of the games, whoever played them first.
fn play(
    opened: &Opened,
    entrants: &[Entrant],
    seed: u64,
    games: std::ops::Range<u64>,
) -> Vec<GameResult> {
    let seated: Vec<usize> = (0..entrants.len()).collect();
    let arena = || opened.arena(entrants);
    let game = |arena: &mut Arena, game| arena(&seated, (seed, game));
    games.into_par_iter().map_init(arena, game).collect()
}

pub(super) fn progress(games: u64) -> ProgressBar {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::with_draw_target(Some(games), target)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Where the line of each game goes.
enum Sink {
    Json(BufWriter<File>, PathBuf),
    Csv(Box<csv::Writer<File>>, PathBuf),
}

/// The line of one game.
#[derive(Serialize)]
struct GameLine<'a> {
    game: u64,
    decisions: u32,
    seats: Vec<SeatLine<'a>>,
}

#[derive(Serialize)]
struct SeatLine<'a> {
    player: &'a str,
    score: Number,
    place: usize,
}

impl Sink {
    fn create(path: &Path, force: bool, seats: usize) -> Result<Self, Failure> {
        let file = saved::create(path, force, "--force overwrites it")?;
        saved::empty(&file, path)?;
        if path.extension().is_some_and(|ending| ending == "jsonl") {
            return Ok(Self::Json(BufWriter::new(file), path.into()));
        }
        let mut writer = csv::Writer::from_writer(file);
        let seat = |seat: Seat| {
            ["player", "score", "place"].map(|what| format!("{what}{}", seat.number()))
        };
        let header = ["game", "decisions"].map(str::to_owned).into_iter();
        writer
            .write_record(header.chain(Seat::all(seats).flat_map(seat)))
            .map_err(|error| Failure::file(path)(error.into()))?;
        Ok(Self::Csv(Box::new(writer), path.into()))
    }

    fn write(
        &mut self,
        result: &GameResult,
        parts: Points,
        players: &[String],
    ) -> Result<(), Failure> {
        let score = |seat: Seat| points_number(result.scores[seat], parts);
        let seats = || Seat::all(players.len()).zip(players);
        match self {
            Self::Json(file, path) => {
                let seats = seats().map(|(seat, player)| SeatLine {
                    player,
                    score: score(seat),
                    place: result.places[seat],
                });
                let line = GameLine {
                    game: result.game,
                    decisions: result.decisions,
                    seats: seats.collect(),
                };
                serde_json::to_writer(&mut *file, &line)
                    .map_err(io::Error::from)
                    .and_then(|()| file.write_all(b"\n"))
                    .map_err(Failure::file(&*path))
            }
            Self::Csv(writer, path) => {
                let seat = |(seat, player): (Seat, &String)| {
                    let place = result.places[seat];
                    [player.clone(), score(seat).to_string(), place.to_string()]
                };
                let game = [result.game.to_string(), result.decisions.to_string()];
                let row = game.into_iter().chain(seats().flat_map(seat));
                writer
                    .write_record(row)
                    .map_err(|error| Failure::file(&*path)(error.into()))
            }
        }
    }

    fn finish(self) -> Result<(), Failure> {
        match self {
            Self::Json(mut file, path) => file.flush().map_err(Failure::file(path)),
            Self::Csv(mut writer, path) => writer.flush().map_err(Failure::file(path)),
        }
    }
}

/// Totals as integers, so that they do not depend on the order of the games.
struct Tally {
    /// Into how many parts a point is cut; what is counted here are parts.
    parts: Points,
    games: u64,
    decisions: u64,
    seats: Vec<SeatTally>,
}

#[derive(Clone, Default)]
struct SeatTally {
    sum: i64,
    squares: i64,
    least: Option<i32>,
    most: Option<i32>,
    /// Wins in twelfths.
    wins: u64,
    /// Faults, by their kind.
    faults: [u64; FaultCode::ALL.len()],
    /// Games that were lost by a fault.
    forfeits: u64,
}

impl Tally {
    fn new(seats: usize, parts: Points) -> Self {
        Self {
            parts,
            games: 0,
            decisions: 0,
            seats: vec![SeatTally::default(); seats],
        }
    }

    fn add(&mut self, result: &GameResult) {
        self.games += 1;
        self.decisions += u64::from(result.decisions);
        for (seat, tally) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            let score = result.scores[seat];
            tally.sum += i64::from(score);
            tally.squares += i64::from(score).pow(2);
            tally.least = Some(tally.least.map_or(score, |least| least.min(score)));
            tally.most = Some(tally.most.map_or(score, |most| most.max(score)));
            if result.places[seat] == 1 {
                tally.wins += WIN / result.winning_teams as u64;
            }
            for (sum, count) in tally.faults.iter_mut().zip(result.faults[seat]) {
                *sum += u64::from(count);
            }
            tally.forfeits += u64::from(result.fault.is_some_and(|(at, _)| at == seat));
        }
    }

    fn summary(&self, game: &'static str, args: &Simulate, players: &[String]) -> Summary {
        let seat = |(index, tally): (usize, &SeatTally)| {
            tally.summary(index + 1, &players[index], self.games, self.parts)
        };
        Summary {
            game,
            games: self.games,
            seed: args.seed,
            decisions: self.decisions,
            seats: self.seats.iter().enumerate().map(seat).collect(),
        }
    }
}

impl SeatTally {
    fn summary(&self, seat: usize, player: &str, games: u64, parts: Points) -> SeatSummary {
        let (n, unit) = (games as f64, f64::from(parts));
        let mean = self.sum as f64 / n;
        let spread = ((self.squares as f64 - n * mean * mean) / (n - 1.0).max(1.0))
            .max(0.0)
            .sqrt();
        let share = self.wins as f64 / WIN as f64 / n;
        let (low, high) = wilson(share, n);
        SeatSummary {
            seat,
            player: player.to_owned(),
            mean: mean / unit,
            mean_error: 1.96 * spread / n.sqrt() / unit,
            spread: spread / unit,
            least: points_number(self.least.unwrap_or(0), parts),
            most: points_number(self.most.unwrap_or(0), parts),
            win_share: share,
            win_share_low: low,
            win_share_high: high,
            faults: self.faults(),
            forfeits: self.forfeits,
        }
    }

    /// The kinds of faults that were met, each with how often.
    fn faults(&self) -> BTreeMap<&'static str, u64> {
        let kinds = FaultCode::ALL.iter().map(|code| code.word());
        kinds
            .zip(self.faults)
            .filter(|(_, count)| *count > 0)
            .collect()
    }
}

/// The 95 % score interval of a share of `n` (Wilson, 1927). A shared win counts as a part of one, which
/// varies less than a whole one, so the interval is on the safe side.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    let z2 = 1.96_f64.powi(2);
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt() * z2.sqrt() / (1.0 + z2 / n);
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// What many games came to, as it is written to JSON.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    games: u64,
    seed: u64,
    decisions: u64,
    seats: Vec<SeatSummary>,
}

#[derive(Serialize)]
struct SeatSummary {
    seat: usize,
    player: String,
    mean: f64,
    /// Half the width of the mean's 95 % interval.
    mean_error: f64,
    /// The standard deviation of a score.
    spread: f64,
    least: Number,
    most: Number,
    win_share: f64,
    win_share_low: f64,
    win_share_high: f64,
    /// The kinds of faults of the player, each with how often.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    faults: BTreeMap<&'static str, u64>,
    /// Games that the player lost by a fault.
    #[serde(skip_serializing_if = "is_zero")]
    forfeits: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

fn print(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    let Summary {
        game, games, seed, ..
    } = summary;
    out.line(&format!(
        "{game}: {games} games, seed {seed}; intervals hold in 95 of 100 cases"
    ))?;
    let titles = [
        "seat", "player", "mean", "spread", "least", "most", "wins", "interval",
    ];
    out.line(&format!(
        "{:>4} {:12} {:>14} {:>7} {:>6} {:>6} {:>8}   {}",
        titles[0], titles[1], titles[2], titles[3], titles[4], titles[5], titles[6], titles[7]
    ))?;
    for seat in &summary.seats {
        out.line(&format!(
            "{:>4} {:12} {:>7.2} ± {:>4.2} {:>7.2} {:>6} {:>6} {:>6.2} %   {:.2} to {:.2} %",
            seat.seat,
            seat.player,
            seat.mean,
            seat.mean_error,
            seat.spread,
            short(&seat.least),
            short(&seat.most),
            100.0 * seat.win_share,
            100.0 * seat.win_share_low,
            100.0 * seat.win_share_high,
        ))?;
    }
    for seat in summary.seats.iter().filter(|seat| !seat.faults.is_empty()) {
        let faults = seat
            .faults
            .iter()
            .map(|(code, count)| format!("{code} {count}"));
        out.line(&format!(
            "faults of seat {}: {}; games lost by them: {}",
            seat.seat,
            faults.collect::<Vec<_>>().join(", "),
            seat.forfeits
        ))?;
    }
    Ok(())
}

/// A number with at most two decimals.
fn short(number: &Number) -> String {
    match number.as_f64() {
        Some(fraction) if !number.is_i64() && !number.is_u64() => format!("{fraction:.2}"),
        _ => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe (1998), table I: 81 of 263 and 0 of 20.
    #[test]
    fn wilson_intervals_are_those_of_the_textbook() {
        for (share, n, expected) in [
            (81.0 / 263.0, 263.0, (0.2553, 0.3662)),
            (0.0, 20.0, (0.0, 0.1611)),
        ] {
            let (low, high) = wilson(share, n);
            assert!(
                (low - expected.0).abs() < 1e-4 && (high - expected.1).abs() < 1e-4,
                "{low} {high}"
            );
        }
    }
}
