//! Statistics of people's results.

use super::game::{HistoryFilter, HistoryGame, HistorySeat};
use rnw_bots::Level;
use rnw_plan::seating::player_label;
use rnw_programs::PREFIX;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;
use std::collections::{BTreeMap, BTreeSet};

/// The number of games in each half of a trend, at most.
const TREND: usize = 10;
/// The least number of games in each half of a trend.
const TREND_LEAST: usize = 2;
/// The number of latest scores that are kept.
const SCORES: usize = 30;

/// The results of people's finished games, by game, pack and number of seats. Games that ended early because a
/// program failed do not count.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Default, Debug)]
pub struct HistoryStatistics {
    /// The number of games that count.
    pub games: usize,
    /// The number of games that do not count, because a program failed.
    pub forfeited: usize,
    /// The number of games that do not count, because a person took back a decision although bots had answered.
    pub taken_back: usize,
    /// The date of the first of the games that count, in UTC; null without games.
    pub first: Option<String>,
    /// The date of the last of them; null without games.
    pub last: Option<String>,
    /// The results by game, pack and number of seats, in the order of their names.
    pub groups: Vec<HistoryGroup>,
}

/// The results in one game, with one pack and one number of seats.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct HistoryGroup {
    /// The name of the game.
    pub game: String,
    /// The pack, as in the list of games. Absent for the pack of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// The number of seats.
    pub seats: usize,
    /// The results of each person.
    pub people: Vec<PersonResults>,
}

/// The results of a person.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct PersonResults {
    /// The name; null for the person in games with one person.
    pub name: Option<String>,
    /// The number of games.
    pub games: usize,
    /// The best score.
    #[schemars(with = "f64")]
    pub best: Number,
    /// The record of the first game with the best score.
    pub best_record: String,
    /// The mean score.
    pub mean: f64,
    /// How the mean score changed; null for fewer than four games.
    pub trend: Option<ScoreTrend>,
    /// The latest scores, at most 30, the oldest first.
    #[schemars(with = "Vec<f64>")]
    pub scores: Vec<Number>,
    /// The wins; null in games for one player.
    pub wins: Option<PersonWins>,
}

/// The mean score of the last games, compared with the same number of games before them.
#[derive(Clone, Copy, PartialEq, Serialize, JsonSchema, Debug)]
pub struct ScoreTrend {
    /// The number of games in each half: ten, or half of all games if there are fewer than twenty.
    pub games: usize,
    /// The mean score of the last games.
    pub last: f64,
    /// The mean score of the games before.
    pub before: f64,
}

/// The wins of a person. A win is place 1, also if it is shared.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct PersonWins {
    /// The number of games won.
    pub won: usize,
    /// The number of games.
    pub played: usize,
    /// The number of games won in a row, up to the last game.
    pub streak: usize,
    /// The largest number of games won in a row.
    pub longest_streak: usize,
    /// The same by opponent. A game with several opponents counts for each kind of them once.
    pub opponents: Vec<OpponentWins>,
}

/// The wins against one kind of opponent.
#[derive(Clone, PartialEq, Serialize, JsonSchema, Debug)]
pub struct OpponentWins {
    /// The kind of opponent.
    pub kind: OpponentKind,
    /// The level, the bot or the program; `me` for people.
    pub opponent: String,
    /// The number of games won.
    pub won: usize,
    /// The number of games.
    pub played: usize,
}

/// The kinds of opponents.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum OpponentKind {
    /// A level, whichever bot it stood for.
    Level,
    /// A bot with its parameters.
    Bot,
    /// A program.
    Program,
    /// A person.
    Person,
}

/// An opponent: its kind, its strength if it is a level, and its name.
type Opponent = (OpponentKind, usize, String);

/// A game as it counts for a person.
struct Played<'g> {
    game: &'g HistoryGame,
    score: &'g Number,
    won: bool,
    opponents: BTreeSet<Opponent>,
}

/// The games of each person, the oldest first.
type ByPerson<'g> = BTreeMap<Option<&'g str>, Vec<Played<'g>>>;

impl HistoryStatistics {
    /// The statistics of these games, which are sorted from the newest to the oldest. With a name in the filter, only
    /// the results of that person count.
    pub fn of(games: &[HistoryGame], filter: &HistoryFilter) -> Self {
        let meant = || games.iter().rev().filter(|game| filter.fits(game));
        let counted = || meant().filter(|game| game.counts());
        let date = |game: &HistoryGame| game.date().to_owned();
        let mut groups: BTreeMap<(&str, Option<&str>, usize), ByPerson<'_>> = BTreeMap::new();
        for game in counted() {
            let key = (&*game.game, game.pack.as_deref(), game.seats.len());
            let group = groups.entry(key).or_default();
            for (name, seat) in results(game, filter) {
                group.entry(name).or_default().push(Played::of(game, seat));
            }
        }
        let groups = groups.into_iter().map(|((game, pack, seats), people)| {
            let people = people.into_iter();
            HistoryGroup {
                game: game.to_owned(),
                pack: pack.map(str::to_owned),
                seats,
                people: people
                    .map(|(name, played)| PersonResults::of(name, &played, seats))
                    .collect(),
            }
        });
        Self {
            games: counted().count(),
            forfeited: meant().filter(|game| game.forfeited).count(),
            taken_back: meant().filter(|game| game.taken_back).count(),
            first: counted().next().map(date),
            last: counted().next_back().map(date),
            groups: groups.collect(),
        }
    }
}

/// The results of people in a game, each with the name under which it counts.
fn results<'g>(
    game: &'g HistoryGame,
    filter: &'g HistoryFilter,
) -> impl Iterator<Item = (Option<&'g str>, &'g HistorySeat)> {
    let wanted = filter.person.as_deref();
    let results = game.people();
    results.filter_map(move |(name, seat)| match wanted {
        None => Some((name, seat)),
        Some(wanted) => (seat.name == wanted).then_some((Some(wanted), seat)),
    })
}

impl<'g> Played<'g> {
    fn of(game: &'g HistoryGame, own: &'g HistorySeat) -> Self {
        let others = game.seats.iter().filter(|seat| !std::ptr::eq(*seat, own));
        Self {
            game,
            score: &own.score,
            won: own.place == 1,
            opponents: others.map(opponent).collect(),
        }
    }

    fn points(&self) -> f64 {
        self.score.as_f64().unwrap_or_default()
    }
}

fn opponent(seat: &HistorySeat) -> Opponent {
    if seat.person {
        return (OpponentKind::Person, 0, seat.player.clone());
    }
    let name = player_label(&seat.player);
    let mut levels = Level::ALL.iter();
    match levels.position(|level| level.name() == name) {
        Some(strength) => (OpponentKind::Level, strength, name),
        None if name.starts_with(PREFIX) => (OpponentKind::Program, 0, name),
        None => (OpponentKind::Bot, 0, name),
    }
}

impl PersonResults {
    /// The results of these games, of which there is at least one.
    fn of(name: Option<&str>, played: &[Played<'_>], seats: usize) -> Self {
        let points: Vec<f64> = played.iter().map(Played::points).collect();
        let best = played.iter().reduce(|best, one| {
            if one.points() > best.points() {
                one
            } else {
                best
            }
        });
        let latest = &played[played.len().saturating_sub(SCORES)..];
        Self {
            name: name.map(str::to_owned),
            games: played.len(),
            best: best.map_or_else(|| 0.into(), |best| best.score.clone()),
            best_record: best.map_or_else(String::new, |best| best.game.record.clone()),
            mean: mean(&points),
            trend: ScoreTrend::of(&points),
            scores: latest.iter().map(|played| played.score.clone()).collect(),
            wins: (seats > 1).then(|| PersonWins::of(played)),
        }
    }
}

impl ScoreTrend {
    /// The trend of these scores, the oldest first.
    fn of(points: &[f64]) -> Option<Self> {
        let games = TREND.min(points.len() / 2);
        if games < TREND_LEAST {
            return None;
        }
        let (before, last) = points.split_at(points.len() - games);
        Some(Self {
            games,
            last: mean(last),
            before: mean(&before[before.len() - games..]),
        })
    }

    /// The difference of the two means.
    pub fn change(self) -> f64 {
        self.last - self.before
    }
}

impl PersonWins {
    fn of(played: &[Played<'_>]) -> Self {
        let (mut streak, mut longest_streak) = (0, 0);
        let mut opponents: BTreeMap<&Opponent, (usize, usize)> = BTreeMap::new();
        for game in played {
            streak = if game.won { streak + 1 } else { 0 };
            longest_streak = longest_streak.max(streak);
            for opponent in &game.opponents {
                let (won, played) = opponents.entry(opponent).or_default();
                *won += usize::from(game.won);
                *played += 1;
            }
        }
        let opponents = opponents.into_iter();
        Self {
            won: played.iter().filter(|game| game.won).count(),
            played: played.len(),
            streak,
            longest_streak,
            opponents: opponents
                .map(|((kind, _, name), (won, played))| OpponentWins {
                    kind: *kind,
                    opponent: name.clone(),
                    won,
                    played,
                })
                .collect(),
        }
    }
}

fn mean(points: &[f64]) -> f64 {
    points.iter().sum::<f64>() / points.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::super::game::samples::finished;
    use super::*;

    /// The statistics of these games, the oldest first.
    fn statistics(games: &[HistoryGame], person: Option<&str>) -> HistoryStatistics {
        let games: Vec<HistoryGame> = games.iter().rev().cloned().collect();
        let filter = HistoryFilter {
            game: None,
            person: person.map(str::to_owned),
        };
        HistoryStatistics::of(&games, &filter)
    }

    /// Games of one person against one bot with these scores; the bot always has ten.
    fn scores(scores: &[u64]) -> PersonResults {
        let game = |(day, score): (u64, &u64)| {
            let (own, other) = if *score >= 10 { (1, 2) } else { (2, 1) };
            let own = format!("Ann me {score} {own}");
            finished(day, "toy", &[&own, &format!("easy easy:greedy 10 {other}")])
        };
        let games: Vec<HistoryGame> = (1..).zip(scores).map(game).collect();
        let statistics = statistics(&games, None);
        assert_eq!(statistics.groups.len(), 1);
        statistics.groups[0].people[0].clone()
    }

    #[test]
    fn scores_have_a_best_and_a_mean() {
        let results = scores(&[7, 12, 5, 12]);
        assert_eq!((results.games, results.mean), (4, 9.0));
        assert_eq!(results.best, 12.into());
        assert_eq!(results.best_record, "/records/toy-2.jsonl", "the first");
        let latest: Vec<String> = results.scores.iter().map(ToString::to_string).collect();
        assert_eq!(latest, ["7", "12", "5", "12"]);
        let many: Vec<u64> = (0..40).collect();
        let latest = scores(&many).scores;
        assert_eq!((latest.len(), &latest[0]), (SCORES, &10.into()));
    }

    #[test]
    fn a_trend_compares_the_last_games_with_those_before() {
        assert_eq!(scores(&[1, 2, 3]).trend, None);
        let trend = |found: &[u64]| {
            let trend = scores(found).trend.unwrap();
            (trend.games, trend.before, trend.last, trend.change())
        };
        assert_eq!(trend(&[1, 3, 5, 9]), (2, 2.0, 7.0, 5.0));
        // The oldest of five games is in neither half.
        assert_eq!(trend(&[99, 4, 4, 2, 2]), (2, 4.0, 2.0, -2.0));
        // From twenty games on, each half has ten.
        let many: Vec<u64> = (1..=25).collect();
        assert_eq!(trend(&many), (10, 10.5, 20.5, 10.0));
    }

    #[test]
    fn wins_in_a_row_are_counted_up_to_the_last_game() {
        let streaks = |found: &[u64]| {
            let wins = scores(found).wins.unwrap();
            (wins.won, wins.played, wins.streak, wins.longest_streak)
        };
        assert_eq!(streaks(&[11, 12, 13, 1, 14]), (4, 5, 1, 3));
        assert_eq!(streaks(&[11, 12, 1]), (2, 3, 0, 2));
        assert_eq!(streaks(&[1]), (0, 1, 0, 0));
    }

    #[test]
    fn a_shared_first_place_is_a_win_and_equal_points_are_not() {
        let shared = finished(1, "toy", &["Ann me 10 1", "easy easy:greedy 10 1"]);
        let lost = finished(2, "toy", &["Ann me 10 2", "easy easy:greedy 10 1"]);
        let statistics = statistics(&[shared, lost], None);
        let wins = statistics.groups[0].people[0].wins.as_ref().unwrap();
        assert_eq!((wins.won, wins.played), (1, 2));
    }

    #[test]
    fn alone_there_are_no_wins() {
        let statistics = statistics(&[finished(1, "toy", &["Ann me 80 1"])], None);
        let group = &statistics.groups[0];
        assert_eq!((group.seats, &group.people[0].wins), (1, &None));
    }

    #[test]
    fn wins_count_by_opponent_and_a_level_is_one_opponent() {
        let games = [
            finished(
                1,
                "toy",
                &["Ann me 9 1", "hard hard:greedy 3 2", "easy easy:random 2 3"],
            ),
            finished(
                2,
                "toy",
                &[
                    "Ann me 1 2",
                    "hard hard:mcts:iterations=60 3 1",
                    "x random 0 3",
                ],
            ),
            finished(
                3,
                "toy",
                &["Ann me 5 1", "a easy:random 3 2", "b easy:random 2 3"],
            ),
            finished(
                4,
                "toy",
                &["Ann me 5 3", "bot cmd:./bot 7 1", "greedy greedy 6 2"],
            ),
        ];
        let statistics = statistics(&games, None);
        let wins = statistics.groups[0].people[0].wins.as_ref().unwrap();
        let row = |one: &OpponentWins| {
            format!("{:?} {} {}/{}", one.kind, one.opponent, one.won, one.played)
        };
        let rows: Vec<String> = wins.opponents.iter().map(row).collect();
        assert_eq!(
            rows,
            [
                "Level easy 2/2",
                "Level hard 1/2",
                "Bot greedy 0/1",
                "Bot random 0/1",
                "Program cmd:./bot 0/1",
            ]
        );
    }

    #[test]
    fn results_are_grouped_by_game_pack_and_seats() {
        let two = finished(1, "toy", &["Ann me 9 1", "greedy greedy 3 2"]);
        let mut lagoon = two.clone();
        lagoon.pack = Some("lagoon".to_owned());
        let alone = finished(2, "toy", &["Ann me 9 1"]);
        let other = finished(3, "chess", &["Ann me 9 1", "greedy greedy 3 2"]);
        let statistics = statistics(&[two.clone(), lagoon, alone, other, two], None);
        let group = |group: &HistoryGroup| {
            let pack = group.pack.as_deref().unwrap_or("-");
            let games = group.people[0].games;
            format!("{} {pack} {}: {games}", group.game, group.seats)
        };
        let groups: Vec<String> = statistics.groups.iter().map(group).collect();
        assert_eq!(
            groups,
            [
                "chess - 2: 1",
                "toy - 1: 1",
                "toy - 2: 2",
                "toy lagoon 2: 1"
            ]
        );
        assert_eq!(statistics.games, 5);
        assert_eq!(statistics.first.as_deref(), Some("1970-01-02T00:00:00Z"));
    }

    #[test]
    fn several_people_count_by_name_and_one_person_can_be_asked_for() {
        let games = [
            finished(1, "toy", &["Ann me 9 1", "Bob me 3 2"]),
            finished(2, "toy", &["Ann me 4 2", "greedy greedy 6 1"]),
            finished(3, "toy", &["Bob me 8 1", "Ann me 6 2"]),
        ];
        let people = |person: Option<&str>| -> Vec<String> {
            let statistics = statistics(&games, person);
            let people = statistics.groups.iter().flat_map(|group| &group.people);
            let text = |person: &PersonResults| {
                let name = person.name.as_deref().unwrap_or("you");
                let wins = person.wins.as_ref().unwrap();
                format!("{name} {} {}/{}", person.mean, wins.won, wins.played)
            };
            people.map(text).collect()
        };
        assert_eq!(people(None), ["you 4 0/1", "Ann 7.5 1/2", "Bob 5.5 1/2"]);
        let ann = people(Some("Ann"));
        assert_eq!(ann.len(), 1);
        assert!(
            ann[0].starts_with("Ann 6.33") && ann[0].ends_with(" 1/3"),
            "{ann:?}"
        );
        assert_eq!(people(Some("Zoe")), [""; 0]);
    }

    #[test]
    fn a_game_that_a_program_ended_does_not_count() {
        let mut forfeited = finished(2, "toy", &["Ann me 99 1", "bot cmd:./bot 0 2"]);
        forfeited.forfeited = true;
        let whole = finished(1, "toy", &["Ann me 9 1", "bot cmd:./bot 3 2"]);
        let statistics = statistics(&[whole, forfeited], None);
        assert_eq!((statistics.games, statistics.forfeited), (1, 1));
        assert_eq!(statistics.groups[0].people[0].best, 9.into());
        assert_eq!(statistics.last.as_deref(), Some("1970-01-02T00:00:00Z"));
    }

    #[test]
    fn fractions_of_points_count() {
        let games = [
            finished(1, "toy", &["Ann me 6.5 1", "greedy greedy 6 2"]),
            finished(2, "toy", &["Ann me 6 2", "greedy greedy 9 1"]),
        ];
        let statistics = statistics(&games, None);
        let results = &statistics.groups[0].people[0];
        assert_eq!(
            (results.best.to_string(), results.mean),
            ("6.5".to_owned(), 6.25)
        );
    }
}
