//! Assigns players to seats.

use crate::{PlanError, WrongArguments};
use rnw_bots::{Bots, Entrant, Level, NamedBot, SpecError};
use rnw_catalogue::LoadedGame;
use rnw_i18n::{Language, Translations};
use rnw_programs::{BotProgram, BotTerms, PREFIX};
use rnw_session::{SeatInfo, player_name};
use roll_and_write::Message;
use roll_and_write::option::did_you_mean;
use std::fmt;

/// Who decides for a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayerKind {
    /// A person at the keyboard.
    Me,
    /// A bot.
    Bot(NamedBot),
    /// A program.
    BotProgram(BotProgram),
}

impl PlayerKind {
    /// The same player. If it is a level, its text also says which bot plays at it in this game.
    fn settled(self, loaded: &LoadedGame) -> Result<Self, PlanError> {
        match self {
            Self::Bot(bot) => Ok(Self::Bot(loaded.settled(bot)?)),
            Self::Me | Self::BotProgram(_) => Ok(self),
        }
    }
}

/// Writes what a record or a result says of the player.
impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Me => f.write_str("me"),
            Self::Bot(bot) => write!(f, "{bot}"),
            Self::BotProgram(program) => write!(f, "{program}"),
        }
    }
}

/// A seat: its player and the player's name.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatAssignment {
    /// Who decides for the seat.
    pub player_kind: PlayerKind,
    /// The name of the player.
    pub name: String,
}

impl SeatAssignment {
    /// The program that plays in this seat; `None` for a person or a bot.
    pub fn program(&self) -> Option<&BotProgram> {
        match &self.player_kind {
            PlayerKind::BotProgram(program) => Some(program),
            PlayerKind::Me | PlayerKind::Bot(_) => None,
        }
    }

    /// What a record says of the seat.
    pub fn info(&self) -> SeatInfo {
        SeatInfo {
            name: self.name.clone(),
            player: self.player_kind.to_string(),
        }
    }
}

/// Replaces each level by the bot that plays at it in this game.
///
/// # Errors
/// If the game has no bot at a level.
pub fn settle(
    assignments: Vec<SeatAssignment>,
    loaded: &LoadedGame,
) -> Result<Vec<SeatAssignment>, PlanError> {
    let settled = |assignment: SeatAssignment| {
        Ok(SeatAssignment {
            player_kind: assignment.player_kind.settled(loaded)?,
            ..assignment
        })
    };
    assignments.into_iter().map(settled).collect()
}

/// Checks that the file of each program exists.
///
/// # Errors
/// If the file of a program does not exist.
pub fn must_exist(seats: &[SeatAssignment]) -> Result<(), PlanError> {
    let mut programs = seats.iter().filter_map(SeatAssignment::program);
    Ok(programs.try_for_each(BotProgram::must_exist)?)
}

/// The seats of these players and names; `seats` is how few and how many there may be. A person without a name gets the next name in `people`. Other missing
/// names are made in the given language.
///
/// # Errors
/// If there are too few or too many players, if one is unknown, or if a name is not allowed.
pub fn assignments(
    players: &[String],
    names: &[String],
    language: Language,
    people: &[String],
    seats: (usize, usize),
    bots: &Bots,
) -> Result<Vec<SeatAssignment>, PlanError> {
    check_count(players, seats)?;
    if names.len() > players.len() {
        return Err(wrong(
            Message::new("cli-error-names")
                .number("names", names.len() as i64)
                .number("players", players.len() as i64),
        ));
    }
    let player_kinds: Vec<PlayerKind> = players
        .iter()
        .map(|player| player_kind(player, bots))
        .collect::<Result<_, _>>()?;
    let needs_a_name = player_kinds
        .iter()
        .skip(names.len())
        .any(|one| *one == PlayerKind::Me);
    let person = needs_a_name.then(|| Translations::in_language(language).text("cli-player"));
    let person = person.unwrap_or_default();
    let known = |index: usize| {
        let before = player_kinds[..index]
            .iter()
            .filter(|one| **one == PlayerKind::Me);
        let person = people.get(before.count());
        person.filter(|_| player_kinds[index] == PlayerKind::Me)
    };
    let name = |index: usize| {
        names.get(index).or_else(|| known(index)).map_or_else(
            || default_name(&player_kinds, index, &person),
            String::clone,
        )
    };
    let assignment = |(index, player_kind): (usize, &PlayerKind)| {
        Ok(SeatAssignment {
            player_kind: player_kind.clone(),
            name: check_name(&name(index))?,
        })
    };
    let assignments = player_kinds.iter().enumerate().map(assignment);
    let assignments: Vec<SeatAssignment> = assignments.collect::<Result<_, PlanError>>()?;
    for (index, assignment) in assignments.iter().enumerate() {
        if assignments[..index]
            .iter()
            .any(|earlier| earlier.name == assignment.name)
        {
            return Err(wrong(
                Message::new("cli-error-same-name").name("name", assignment.name.as_str()),
            ));
        }
    }
    Ok(assignments)
}

/// The names for `--names` with a word for each person who has none of their own; `None` if everybody has one. `names` and
/// `people` are those that [`assignments`] gave to these seats.
pub fn names_to_complete(
    seats: &[SeatAssignment],
    names: &[String],
    people: &[String],
    word: &str,
) -> Option<String> {
    let is_person = |seat: &&SeatAssignment| seat.player_kind == PlayerKind::Me;
    let lacks_name = |index: usize| {
        let before = seats[..index].iter().filter(is_person).count();
        is_person(&&seats[index]) && index >= names.len() && before >= people.len()
    };
    let one = |index: usize| {
        if lacks_name(index) {
            word
        } else {
            &seats[index].name
        }
    };
    let last = (0..seats.len()).rfind(|index| lacks_name(*index))?;
    Some((0..=last).map(one).collect::<Vec<_>>().join(","))
}

/// The name of a player that a text says.
///
/// # Errors
/// If the text cannot be a name; the error says why.
pub fn check_name(text: &str) -> Result<String, PlanError> {
    player_name(text).map_err(|fault| {
        wrong(
            Message::new("cli-error-name")
                .name("name", format!("\"{}\"", text.escape_debug()))
                .message("fault", fault.message()),
        )
    })
}

/// Fails if there are too few or too many players.
fn check_count(players: &[String], (least, most): (usize, usize)) -> Result<(), PlanError> {
    let count = players.len();
    if (least..=most).contains(&count) {
        return Ok(());
    }
    Err(wrong(
        Message::new("cli-error-players")
            .number("count", count as i64)
            .number("least", least as i64)
            .number("most", most as i64),
    ))
}

fn wrong(message: Message) -> PlanError {
    WrongArguments::new(message).into()
}

/// The players of a list, then those that were given one by one; the default if there are none. The list was
/// split at commas, so parameters are joined with their player again.
pub fn named(list: &[String], single: &[String], default: [&str; 2]) -> Vec<String> {
    if list.is_empty() && single.is_empty() {
        return default.map(str::to_owned).into();
    }
    let mut players: Vec<String> = Vec::new();
    for piece in list {
        match players.last_mut() {
            Some(player) if is_parameter(piece) => {
                player.push(',');
                player.push_str(piece);
            }
            _ => players.push(piece.clone()),
        }
    }
    players.extend_from_slice(single);
    players
}

/// Whether this is a parameter such as `c=0.9`, and not a player with a parameter, such as `mcts:c=0.9`.
fn is_parameter(piece: &str) -> bool {
    let of_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    piece.split_once('=').is_some_and(|(name, _)| {
        let name = name.trim();
        !name.is_empty() && name.chars().all(of_name)
    })
}

/// The seats of a recorded game.
///
/// # Errors
/// If a player is unknown.
pub fn recorded(seats: &[SeatInfo], bots: &Bots) -> Result<Vec<SeatAssignment>, PlanError> {
    let assignment = |seat: &SeatInfo| {
        player_kind(&seat.player, bots).map(|player_kind| SeatAssignment {
            player_kind,
            name: seat.name.clone(),
        })
    };
    seats.iter().map(assignment).collect()
}

/// The players of a match or a simulation, as typed: bots and programs.
#[derive(Clone, Debug)]
pub struct Contenders(Vec<(String, PlayerKind)>);

impl Contenders {
    /// Reads the players.
    ///
    /// # Errors
    /// If there are too few or too many players, if one is unknown or a person, or if a program does not exist.
    pub fn read(players: &[String], seats: (usize, usize), bots: &Bots) -> Result<Self, PlanError> {
        check_count(players, seats)?;
        let contender = |player: &String| {
            let player_kind = player_kind(player, bots)?;
            match &player_kind {
                PlayerKind::Me => {
                    return Err(PlanError::Usage(
                        "the player \"me\" cannot play here; expected only bots".to_owned(),
                    ));
                }
                PlayerKind::Bot(_) => {}
                PlayerKind::BotProgram(program) => program.must_exist()?,
            }
            Ok((player.trim().to_owned(), player_kind))
        };
        let contenders: Result<_, PlanError> = players.iter().map(contender).collect();
        contenders.map(Self)
    }

    /// The number of players.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The players in this game, programs under these conditions, and what the results call them: as they were
    /// typed, and a level with its bot.
    ///
    /// # Errors
    /// If the game does not have a bot.
    pub fn in_game(
        self,
        loaded: &LoadedGame,
        terms: &BotTerms,
    ) -> Result<(Vec<String>, Vec<Entrant>), PlanError> {
        let entrant = |(typed, player_kind): (String, PlayerKind)| match player_kind {
            PlayerKind::Bot(bot) => {
                let name = match bot {
                    NamedBot::Level(..) => loaded.settled(bot)?.to_string(),
                    NamedBot::Spec(_) => typed,
                };
                Ok((name, Entrant::Ours(loaded.spec(bot)?)))
            }
            PlayerKind::BotProgram(program) => Ok((
                typed,
                Entrant::Outside(rnw_programs::starter(program, terms)),
            )),
            PlayerKind::Me => Err(PlanError::Internal("a person in a match".to_owned())),
        };
        self.0.into_iter().map(entrant).collect()
    }
}

/// What people read of a player in a result: a level without its bot, any other player as it is.
pub fn player_label(player: &str) -> String {
    match level_and_bot(player) {
        Some((level, _)) => level.to_owned(),
        None => player.to_owned(),
    }
}

/// The level in the name of a player, and the bot behind it if it is named. A result may name a bot that this program
/// does not have.
fn level_and_bot(player: &str) -> Option<(&'static str, Option<&str>)> {
    let (name, bot) = match player.split_once(':') {
        Some((name, bot)) => (name, Some(bot.trim())),
        None => (player, None),
    };
    let level = Level::ALL
        .iter()
        .find(|level| level.name() == name.trim())?;
    Some((level.name(), bot))
}

/// The lines below a result that say which bots its levels stood for.
pub fn levels_of<'p>(players: impl Iterator<Item = &'p str>) -> Vec<String> {
    let mut lines = Vec::new();
    for player in players {
        if let Some((level, Some(bot))) = level_and_bot(player) {
            let line = format!("{level}: {bot}");
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    lines
}

fn player_kind(text: &str, bots: &Bots) -> Result<PlayerKind, PlanError> {
    let name = text.trim();
    if name == "me" {
        return Ok(PlayerKind::Me);
    }
    if let Some(program) = BotProgram::of(name) {
        return Ok(PlayerKind::BotProgram(program?));
    }
    bots.named(name).map(PlayerKind::Bot).map_err(|error| {
        let SpecError::Name {
            found, expected, ..
        } = &error
        else {
            return PlanError::Usage(error.to_string());
        };
        let hint = did_you_mean(found, ["me"].into_iter().chain(expected.iter().copied()));
        PlanError::Usage(format!(
            "unknown player {found:?}; expected me, {}, or {PREFIX} and a command line; --players is split at commas, --player is not{hint}",
            expected.join(", ")
        ))
    })
}

/// The largest number of characters in a generated name. It leaves space for a number.
const WORD_MAX: usize = 20;

/// The generated name of a player, with a number if several players have the same. `person` is the name for
/// people.
fn default_name(player_kinds: &[PlayerKind], index: usize, person: &str) -> String {
    let word = |player_kind: &PlayerKind| {
        let word = match player_kind {
            PlayerKind::Me => person.to_owned(),
            PlayerKind::Bot(bot) => bot.label(),
            PlayerKind::BotProgram(program) => program.name().to_owned(),
        };
        let word: String = word.chars().take(WORD_MAX).collect();
        word.trim().to_owned()
    };
    let own = word(&player_kinds[index]);
    let same = |range: &[PlayerKind]| {
        range
            .iter()
            .filter(|player_kind| word(player_kind) == own)
            .count()
    };
    if same(player_kinds) > 1 {
        format!("{own} {}", same(&player_kinds[..index]) + 1)
    } else {
        own
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(players: &[&str], names: &[&str]) -> Result<Vec<String>, String> {
        let owned = |texts: &[&str]| {
            texts
                .iter()
                .map(|text| (*text).to_owned())
                .collect::<Vec<_>>()
        };
        let assignments = assignments(
            &owned(players),
            &owned(names),
            Language::English,
            &[],
            (1, 4),
            &Bots::default(),
        )
        .map_err(|error| error.to_string())?;
        Ok(assignments
            .into_iter()
            .map(|assignment| assignment.name)
            .collect())
    }

    #[test]
    fn players_are_called_by_their_names_or_by_what_they_are() {
        assert_eq!(
            names(&["me", "greedy", "greedy"], &["Ann"]).unwrap(),
            ["Ann", "greedy 1", "greedy 2"]
        );
        assert_eq!(
            names(&["me", "hard", "hard:greedy", "easy"], &["Ann"]).unwrap(),
            ["Ann", "hard 1", "hard 2", "easy"]
        );
        assert_eq!(names(&["me", "me"], &[]).unwrap(), ["Player 1", "Player 2"]);
        let me = ["me".to_owned(), "me".to_owned()];
        let polish =
            assignments(&me, &[], Language::Polish, &[], (1, 4), &Bots::default()).unwrap();
        assert_eq!(polish[1].name, "Gracz 2");
        assert_eq!(
            names(
                &[
                    "cmd:python3 a.py",
                    "cmd:./python3",
                    "mcts:iterations=12345,c=0.25"
                ],
                &[]
            )
            .unwrap(),
            ["python3 1", "python3 2", "mcts:iterations=1234"]
        );
    }

    #[test]
    fn whoever_has_no_name_is_shown_how_to_get_one() {
        let complete = |players: &[&str], names: &[&str], people: &[&str]| {
            let [players, names, people] = [players, names, people].map(|list| {
                let list = list.iter().map(|one| (*one).to_owned());
                list.collect::<Vec<String>>()
            });
            let bots = Bots::default();
            let seats = assignments(&players, &names, Language::English, &people, (1, 4), &bots);
            names_to_complete(&seats.unwrap(), &names, &people, "NAME")
        };
        let found = complete(&["me", "me", "me"], &["Anna", "Bob"], &[]);
        assert_eq!(found.as_deref(), Some("Anna,Bob,NAME"));
        let found = complete(&["me", "hard", "me"], &["Anna"], &[]);
        assert_eq!(found.as_deref(), Some("Anna,hard,NAME"));
        assert_eq!(
            complete(&["me", "hard"], &["Anna"], &[]),
            None,
            "bots need no name"
        );
        assert_eq!(
            complete(&["me", "me"], &["Anna"], &["x", "Bob"]),
            None,
            "the settings know it"
        );
    }

    #[test]
    fn parameters_stay_with_their_player() {
        let cut = |list: &str, single: &[&str]| {
            let list: Vec<String> = list.split(',').map(str::to_owned).collect();
            let single: Vec<String> = single.iter().map(|&text| text.to_owned()).collect();
            named(&list, &single, ["greedy", "greedy"])
        };
        for (list, players) in [
            ("greedy,random", &["greedy", "random"][..]),
            (
                "mcts:iterations=200,c=0.9,greedy",
                &["mcts:iterations=200,c=0.9", "greedy"],
            ),
            (
                "mcts:iterations=200,mcts:c=0.9,depth=4",
                &["mcts:iterations=200", "mcts:c=0.9,depth=4"],
            ),
            ("mcts:time=20, c = 1", &["mcts:time=20, c = 1"]),
            // No player precedes it, so it counts as an unknown player.
            ("c=0.9,greedy", &["c=0.9", "greedy"]),
            ("greedy,=1", &["greedy", "=1"]),
            ("greedy,cmd:bot x=1", &["greedy", "cmd:bot x=1"]),
            (
                "hard:mcts:iterations=60,c=1,easy",
                &["hard:mcts:iterations=60,c=1", "easy"],
            ),
        ] {
            assert_eq!(cut(list, &[]), players, "{list}");
        }
        // A player that was given separately is not split at commas.
        assert_eq!(cut("greedy", &["c=1,d=2"]), ["greedy", "c=1,d=2"]);
        assert_eq!(named(&[], &[], ["me", "greedy"]), ["me", "greedy"]);
    }

    /// Some format characters are visible on a screen and still control it.
    #[test]
    fn names_steer_no_screen() {
        for name in ["Žluťoučký kůň", "Gęślą", "漢字", "O'Neill", "R2-D2"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for c in [
            '\u{1b}', '\n', '\u{9b}', '\u{ad}', '\u{600}', '\u{202e}', '\u{feff}', '\u{2028}',
        ] {
            assert!(check_name(&format!("A{c}nn")).is_err(), "{c:?}");
        }
    }

    #[test]
    fn tables_that_cannot_be_seated_are_refused() {
        assert_eq!(names(&[], &[]).unwrap_err(), "0 players; expected 1 to 4");
        assert_eq!(
            names(&["me"; 5], &[]).unwrap_err(),
            "5 players; expected 1 to 4"
        );
        assert_eq!(
            names(&["gready"], &[]).unwrap_err(),
            "unknown player \"gready\"; expected me, easy, medium, hard, expert, random, greedy, mcts, or cmd: and a command line; --players is split at commas, --player is not; did you mean \"greedy\"?"
        );
        assert_eq!(
            names(&["me", "me"], &["A", "A"]).unwrap_err(),
            "two players have the name \"A\"; expected different names"
        );
        let long = "x".repeat(30);
        assert_eq!(
            names(&["me"], &[&long]).unwrap_err(),
            format!("invalid name \"{long}\": it has 30 characters, and 24 are the most")
        );
        assert_eq!(
            names(&["me"], &["A", "B"]).unwrap_err(),
            "2 names for 1 player; expected at most one name per player"
        );
    }
}
