//! Our bots as programs: `rnw bot serve`, for matches between versions.

use crate::common::{Home, games_of_workspace, program, run};
use crate::programs::{command, play};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_cli::{Catalogue, LoadedGame};
use rnw_flip::content::content_hash;
use rnw_packs::Files;
use rnw_protocol::{Act, Hello, New, Request, act_of, new_of};
use rnw_session::{Ask, DealId, GameStart, Generator, SeatInfo, Table, decision_generator};
use roll_and_write::{Awaiting, Game, GameView, Legal, MoveId, Seat};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io;
use std::time::Duration;

/// A bot of this program as a player outside it.
fn served(bot: &str) -> String {
    format!("cmd:'{}' bot serve {bot}", program().display())
}

/// A game to play, with the hash of its pack.
struct Played {
    loaded: LoadedGame,
    content: String,
}

/// A question to a seat, and the number of the move that the bot inside chose.
struct Asked {
    act: Act,
    chosen: usize,
}

/// The game with these house rules and this number of seats, and the shipped pack or another one.
fn opened(name: &str, pack: Option<&str>, options: &[(&str, &str)], seats: usize) -> Played {
    let catalogue = Catalogue::stock();
    let mut entries = catalogue.entries().iter();
    let entry = entries.find(|entry| entry.name == name).unwrap();
    let packs = catalogue.packs();
    let files = |name: &str| {
        let mut packs = packs.iter();
        let found = packs.find(|pack| pack.name == name).unwrap();
        (found.files)()
    };
    let shipped = files(name);
    let files: Files = pack.map_or(shipped.clone(), |pack| files(pack).extending(shipped));
    let options: Vec<(String, String)> = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let loaded = entry.open(&files, &options, seats, catalogue.plugins());
    Played {
        loaded: loaded.unwrap_or_else(|failure| panic!("{name} {options:?}: {failure}")),
        content: content_hash(&files),
    }
}

/// The chance of a decision depends on the question alone.
fn generator(position: &str, seat: Seat) -> Generator {
    let bytes = Sha256::digest(position);
    let seed = u64::from_be_bytes(*bytes.first_chunk().unwrap());
    decision_generator(DealId::single(seed), seat, 0)
}

/// Plays a game in which this bot has every seat. Every question of the game is asked as the protocol asks it.
fn questions(played: &Played, bot: &str) -> Vec<Asked> {
    let game = &played.loaded.game;
    let info = |number: usize| SeatInfo {
        name: format!("Player {number}"),
        player: bot.to_owned(),
    };
    let seats = (1..=game.info().seats).map(info).collect();
    let mut table = Table::open(game.clone(), &played.content, seats, 7, io::sink()).unwrap();
    let mut inside = played.loaded.player(bot.parse().unwrap());
    let mut asked = Vec::new();
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        for seat in seats.iter() {
            let view = table.view(seat);
            let position = game.print_view(&view).unwrap();
            assert_eq!(game.parse_view(&position), Ok(view), "{position}");
        }
        let seat = seats.first().unwrap();
        let (view, moves) = (table.view(seat), table.moves(seat));
        let position = game.print_view(&view).unwrap();
        let ask = Ask {
            game: &**game,
            seat,
            view: &view,
            moves: &moves,
            messages: &[],
            generator: generator(&position, seat),
        };
        let mut act = act_of(asked.len() as u64 + 3, &ask, Duration::from_secs(10));
        act.position = Some(position);
        let id = inside.choose(ask).unwrap();
        let chosen = moves.iter().position(|mv| *mv == id).unwrap() + 1;
        table.play(table.check(seat, id).unwrap()).unwrap();
        asked.push(Asked { act, chosen });
    }
    asked
}

fn hello() -> Request {
    Request::Hello(Hello {
        id: 1,
        protocol: 1,
        engine: "another rnw".to_owned(),
        capabilities: vec!["stop".to_owned(), "position".to_owned()],
    })
}

fn new(played: &Played) -> New {
    new_of(
        2,
        &GameStart {
            game: &*played.loaded.game,
            content: &played.content,
            seat: Seat::new(0),
            names: &[],
        },
    )
}

/// What the bot answers to these lines.
fn answers(bot: &str, lines: &[String]) -> Vec<Value> {
    let run = Home::new().type_into(&format!("bot serve {bot}"), &lines.join("\n"));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{bot}");
    let answers = run.out.lines();
    answers
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn line(request: &Request) -> String {
    serde_json::to_string(request).unwrap()
}

/// The bot as a program answers every question of the game as the same bot inside.
fn plays_as_inside(played: &Played, bot: &str) {
    let asked = questions(played, bot);
    let mut lines = vec![line(&hello()), line(&Request::New(Box::new(new(played))))];
    let act = |asked: &Asked| line(&Request::Act(Box::new(asked.act.clone())));
    lines.extend(asked.iter().map(act));
    let found = answers(bot, &lines);
    assert_eq!(found.len(), lines.len());
    assert_eq!(found[0]["capabilities"][0], "position");
    assert_eq!(found[1]["type"], "ready", "{}", found[1]);
    for (answer, asked) in found[2..].iter().zip(&asked) {
        assert_eq!(answer["move"], asked.chosen, "{answer} {:?}", asked.act);
    }
}

/// All packs that are part of the program, each with its game.
const PACKS: [(&str, Option<&str>); 6] = [
    ("silver-and-gold", None),
    ("pyramids", None),
    ("nuggets", None),
    ("lamplighters", None),
    ("silver-and-gold", Some("pearl-lagoon")),
    ("pyramids", Some("jungle-temple")),
];

#[test]
fn a_bot_outside_plays_as_the_same_bot_inside() {
    for (game, pack) in PACKS {
        plays_as_inside(&opened(game, pack, &[], 3), "mcts:iterations=20");
    }
}

#[test]
fn every_house_rule_can_be_played_against_a_bot_outside() {
    for entry in games_of_workspace() {
        for option in entry.options {
            for (value, _) in option.values {
                let seats = value.parse().unwrap_or(2).max(2);
                let played = opened(entry.name, None, &[(option.name, value)], seats);
                plays_as_inside(&played, "greedy");
            }
        }
    }
}

#[test]
fn a_bot_outside_conforms_and_plays_whole_games_without_a_fault() {
    let home = Home::new();
    for entry in games_of_workspace() {
        let program = format!("'{}' bot serve greedy", program().display());
        let mut check = home.command(&format!("bot check --game {}", entry.name));
        check.arg(&program);
        let checked = run(check, "");
        assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
        let args = format!(
            "match {} --deals 2 --format json --on-fault abort",
            entry.name
        );
        let played = play(&home, &args, &["greedy", &served("greedy")]);
        assert_eq!(played.code, 0, "{}", played.err);
        let summary: Value = serde_json::from_str(&played.out).unwrap();
        assert!(!played.out.contains("\"faults\""), "{summary}");
    }
    let args = "simulate pyramids --content jungle-temple --games 2 --on-fault abort";
    let players = ["greedy", &*served("random"), &*served("mcts:iterations=5")];
    let played = run(command(&home, args, &players), "");
    assert_eq!(played.code, 0, "{}", played.err);
}

#[test]
fn a_bot_outside_answers_what_is_wrong_and_goes_on() {
    let played = opened("silver-and-gold", None, &[], 2);
    let mut later = questions(&played, "greedy").into_iter().skip(3);
    let asked = later.find(|question| question.act.seat == 1).unwrap().act;
    let act = |change: fn(&mut Act)| {
        let mut act = asked.clone();
        change(&mut act);
        line(&Request::Act(Box::new(act)))
    };
    let begin = |change: fn(&mut New)| {
        let mut new = new(&played);
        change(&mut new);
        line(&Request::New(Box::new(new)))
    };
    let without = line(&hello()).replace("\"position\"", "\"fly\"");
    let good = act(|_| {});
    for (lines, field, error) in [
        (vec!["rain".to_owned()], Value::Null, "is no JSON"),
        (vec![without], "capabilities".into(), "does not offer"),
        (vec![good.clone()], Value::Null, "no game has begun"),
        (
            vec![begin(|new| new.game = "chess".to_owned())],
            "game".into(),
            "unknown game",
        ),
        (
            vec![begin(|new| new.seats = 7)],
            "seats".into(),
            "expected 1 to 4",
        ),
        (
            vec![begin(|new| new.rules = 9)],
            "rules".into(),
            "version 9 of the rules; expected",
        ),
        (
            vec![begin(|new| new.content.push('0'))],
            "content".into(),
            "another pack",
        ),
        (
            vec![begin(|new| {
                new.options.insert("keep".to_owned(), "all".to_owned());
            })],
            "options".into(),
            "all",
        ),
        (
            vec![begin(|_| {}), act(|act| act.position = None)],
            "position".into(),
            "has no `position`",
        ),
        (
            vec![
                begin(|_| {}),
                act(|act| act.position = Some(r#"{"turn":"late"}"#.to_owned())),
            ],
            "position".into(),
            "no position of this game in this version of rnw: ",
        ),
        (
            vec![
                begin(|_| {}),
                act(|act| act.position = Some("{}".to_owned())),
            ],
            "position".into(),
            "has nothing to decide",
        ),
        (
            vec![begin(|_| {}), act(|act| act.seat = 4)],
            "seat".into(),
            "is what seat",
        ),
        (
            vec![begin(|_| {}), act(|act| act.moves.truncate(1))],
            "moves".into(),
            "the question has 1 moves",
        ),
    ] {
        let count = lines.len();
        // Afterwards the same process answers a whole conversation.
        let mut lines = lines;
        lines.extend([
            line(&hello()),
            begin(|_| {}),
            good.clone(),
            "{\"type\":\"quit\"}".to_owned(),
        ]);
        lines.push("after the end".to_owned());
        let found = answers("greedy", &lines);
        assert_eq!(found.len(), count + 3, "{found:?}");
        let wrong = &found[count - 1];
        assert_eq!(
            (&wrong["type"], &wrong["field"]),
            (&"error".into(), &field),
            "{wrong}"
        );
        assert!(wrong["error"].as_str().unwrap().contains(error), "{wrong}");
        let types = found[count..].iter().map(|answer| answer["type"].clone());
        assert!(types.eq(["ready", "ready", "move"]), "{found:?}");
    }
}

/// With `--content` the bot plays a pack that is not part of the program.
#[test]
fn a_bot_outside_plays_an_own_pack() {
    let home = Home::new();
    home.pack("own");
    home.edit("own/game.json", "\"rounds\": 4", "\"rounds\": 2");
    let play = |serve: &str| {
        let args = "simulate --content own --games 1 --on-fault abort";
        let bot = format!("cmd:'{}' bot serve greedy {serve}", program().display());
        run(command(&home, args, &["greedy", &bot]), "")
    };
    assert_eq!(
        play("--content own").code,
        0,
        "{}",
        play("--content own").err
    );
    let wrong = play("");
    assert_eq!(wrong.code, 5, "{}", wrong.err);
    home.refused("bot serve gredy", 2, "did you mean \"greedy\"?");
}

/// A text that is nearly a position.
fn damaged(position: &str, dice: &mut ChaCha8Rng) -> String {
    let mut text: Vec<u8> = position.bytes().collect();
    for _ in 0..dice.random_range(1..3) {
        let at = dice.random_range(0..text.len());
        let digit = (at..text.len()).find(|at| text[*at].is_ascii_digit());
        match digit.filter(|_| dice.random_range(0..8) > 0) {
            Some(first) => {
                let number = text[first..]
                    .iter()
                    .take_while(|byte| byte.is_ascii_digit());
                let end = first + number.count();
                let bits = dice.random_range(0..9);
                let number = match dice.random_range(0..4) {
                    0 => dice.random::<u64>() >> dice.random_range(0..64),
                    1 => 1 << bits,
                    _ => dice.random_range(0..1 << bits),
                };
                text.splice(first..end, number.to_string().bytes());
            }
            None => text[at] = dice.random_range(b' '..=b'~'),
        }
    }
    String::from_utf8(text).unwrap()
}

/// Plays on from a view at random until the game is over.
fn play_on(game: &dyn Game, view: &GameView, dice: &mut ChaCha8Rng) {
    let mut state = game.determinize(view, dice);
    for _ in 0..20_000 {
        match game.awaiting(&state) {
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let moves = game.moves(&state, seat);
                let mv: Legal<MoveId> = moves[dice.random_range(0..moves.len())];
                game.apply(&mut state, mv);
            }
            Awaiting::Chance(chance) => {
                game.deal(&mut state, chance.sample(dice)).unwrap();
            }
            Awaiting::Over => return,
        }
    }
    panic!("the game does not end");
}

/// What is read as a position can be played on, whatever it says.
#[test]
fn no_text_of_a_position_makes_a_bot_panic() {
    let in_turn = [("marking", "in-turn"), ("keep", "in-turn")];
    let mut tables: Vec<Played> = PACKS.map(|(game, pack)| opened(game, pack, &[], 3)).into();
    tables.push(opened("silver-and-gold", None, &in_turn, 3));
    tables.push(opened("pyramids", Some("jungle-temple"), &in_turn, 2));
    tables.push(opened("nuggets", None, &[("layout", "custom")], 4));
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    for played in &tables {
        let game = &played.loaded.game;
        let bots = ["greedy", "mcts:iterations=2"].map(|bot| bot.parse().unwrap());
        let mut players = bots.map(|bot| played.loaded.player(bot));
        let (mut read, mut refused) = (0, 0);
        for asked in questions(played, "greedy") {
            let position = asked.act.position.unwrap();
            for _ in 0..TRIES {
                let text = damaged(&position, &mut dice);
                let Ok(view) = game.parse_view(&text) else {
                    refused += 1;
                    continue;
                };
                read += 1;
                let seat = game.viewer(&view);
                let state = game.determinize(&view, &mut dice);
                let moves: Vec<MoveId> =
                    game.moves(&state, seat).iter().map(|mv| mv.mv()).collect();
                for player in &mut players {
                    let chosen = player.choose(Ask {
                        game: &**game,
                        seat,
                        view: &view,
                        moves: &moves,
                        messages: &[],
                        generator: generator(&text, seat),
                    });
                    assert_eq!(chosen.is_ok(), !moves.is_empty(), "{text}");
                }
                play_on(&**game, &view, &mut dice);
            }
        }
        assert!(
            read > 10 && refused > read,
            "{read} read, {refused} refused"
        );
    }
}

/// How often each position is damaged.
const TRIES: usize = 40;
