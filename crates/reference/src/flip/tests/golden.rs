//! The golden games: their sentences and their scores.

use super::super::state::Game;
use super::packs::{setup, shipped};
use crate::{
    Audience, Awaiting, Event, ExternalEffects, FiringScene, Instruction, ScoreLine, TextGame,
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;

/// The effects of the shipped packs, as their pages describe them.
#[derive(Debug)]
struct Shipped {
    /// For each card name, the cells that a row of the card has.
    grids: BTreeMap<String, BTreeSet<String>>,
}

impl ExternalEffects for Shipped {
    fn fire(&self, asked: &FiringScene) -> Result<Vec<Instruction>, String> {
        match asked.symbol.as_str() {
            "current" => Ok(vec![Instruction::ExtraMark {
                cells: 1,
                area: "near".into(),
                apart: false,
                optional: false,
            }]),
            "parrot" => Ok(vec![Instruction::Copy]),
            "chest" => {
                let card = asked.card.as_ref().expect("a chest stands on a card");
                let row = &asked.cell[1..];
                let mut cells = self.grids[card].iter().filter(|cell| &cell[1..] == row);
                let full = cells.all(|cell| asked.marked.contains(cell));
                let track = "gold".to_owned();
                let opened = [Instruction::Advance { track, by: 4 }, Instruction::Spend];
                Ok(if full { opened.to_vec() } else { Vec::new() })
            }
            other => panic!("{other} does not come from outside"),
        }
    }

    fn origin(&self, symbol: &str) -> String {
        symbol.to_owned()
    }
}

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The words of a pack and of its base. A counted form has the words for one and for several, separated by `|`.
fn words(names: &[&str]) -> BTreeMap<String, String> {
    let mut words = BTreeMap::new();
    for name in names {
        let path = repository().join("content").join(name).join("words/en.ftl");
        let text = std::fs::read_to_string(path).unwrap();
        let mut counted = String::new();
        for line in text.lines() {
            if let Some((key, word)) = line.split_once(" = ") {
                words.insert(key.to_owned(), word.to_owned());
            } else if let Some(key) = line.strip_suffix("-counted =") {
                counted = format!("{key}-counted");
            } else if let Some((_, noun)) = line.split_once("[one] { $count } ") {
                words.insert(counted.clone(), noun.to_owned());
            } else if let Some((_, noun)) = line.split_once("*[other] { $count } ") {
                words
                    .entry(counted.clone())
                    .and_modify(|nouns| nouns.extend(["|", noun]));
            }
        }
    }
    words
}

struct Golden {
    names: Vec<String>,
    events: VecDeque<String>,
    sheets: Vec<BTreeSet<String>>,
    places: Vec<usize>,
}

fn read(file: &str) -> Golden {
    let path = repository().join("tests/golden").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let mut blocks = text.split("\n\n");
    let events = blocks.next().unwrap().lines();
    let events = events.map(|line| line.strip_prefix("- ").unwrap().to_owned());
    let (mut names, mut sheets, mut places) = (Vec::new(), Vec::new(), BTreeMap::new());
    for block in blocks {
        let mut lines = block.lines();
        let head = lines.next().unwrap();
        if head == "Standings" {
            for line in lines {
                let (place, rest) = line.trim().split_once(". ").unwrap();
                let name = rest.split("  ").next().unwrap().to_owned();
                places.insert(name, place.parse().unwrap());
            }
            continue;
        }
        names.push(head.to_owned());
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        sheets.push(lines.map(words).collect());
    }
    let places = names
        .iter()
        .map(|name| places.get(name).copied().unwrap_or(1));
    Golden {
        places: places.collect(),
        names,
        events: events.collect(),
        sheets,
    }
}

fn several(count: &str, one: &str, more: &str) -> String {
    let word = if count == "1" { one } else { more };
    format!("{count} {word}")
}

fn sentence(event: &Event, names: &[String], words: &BTreeMap<String, String>) -> String {
    let gap = |name: &str| {
        let value = event.args.get(name).map_or("", String::as_str);
        words.get(value).map_or(value, String::as_str).to_owned()
    };
    let seat = event
        .args
        .get("seat")
        .map(|seat| seat.parse::<usize>().unwrap());
    let who = seat.map_or(String::new(), |seat| names[seat - 1].clone());
    let key = |name: &str| event.args.get(name).map_or("", String::as_str);
    let one = |name: &str| {
        let word = words.get(&format!("{}-one", key(name)));
        word.cloned().unwrap_or_else(|| gap(name))
    };
    let counted = |number: &str, name: &str| {
        let nouns = &words[&format!("{}-counted", key(name))];
        let (one, more) = nouns.split_once('|').expect("two forms");
        several(&gap(number), one, more)
    };
    let said = match event.key.as_str() {
        "event-start-chosen" => "is the start player".to_owned(),
        "event-kept" => format!("keeps {} and {}", gap("card"), gap("other")),
        "event-all-kept" => return "Everyone has chosen cards".to_owned(),
        "event-offered" => return format!("{} joins the offer", gap("card")),
        "event-round-began" => return format!("Round {} begins", gap("round")),
        "event-revealed" => {
            let (turn, turns, card) = (gap("turn"), gap("turns"), gap("card"));
            return format!("Turn {turn} of {turns}: expedition {card}");
        }
        "event-marked" => {
            let (cells, board) = (gap("cells"), gap("board"));
            format!("marks {cells} on board {board} ({})", gap("card"))
        }
        "event-all-marked" => return "Everyone has marked".to_owned(),
        "event-advanced" => {
            assert_eq!(gap("lost"), "0");
            format!("crosses off {}", counted("gained", "track"))
        }
        "event-advance-lost" => format!("gains nothing: no free box for {}", gap("track")),
        "event-erased" if gap("lost") == "0" => {
            format!("has no {} to take back", gap("track"))
        }
        "event-erased" => format!("takes back {}", counted("lost", "track")),
        "event-wrote" => {
            let points = several(&gap("number"), "point", "points");
            format!("scores {points} for {}", one("track"))
        }
        "event-round-marked" => format!("crosses off this round's box of {}", gap("track")),
        "event-round-marked-before" => {
            let track = gap("track");
            format!("gains nothing: this round's box of {track} is already crossed off")
        }
        "event-bonus-owed" => {
            format!(
                "gets {}",
                several(&gap("cells"), "bonus cell", "bonus cells")
            )
        }
        "event-bonus-lapsed" => {
            let cells = several(&gap("cells"), "bonus cell", "bonus cells");
            format!("loses {cells}: no cell to mark")
        }
        "event-extra-owed" => {
            let cells = several(&gap("cells"), "bonus cell", "bonus cells");
            let places = [
                ("scope-near", "next to the symbol"),
                ("scope-column", "in the column of the symbol"),
            ];
            let scope = BTreeMap::from(places)[gap("scope").as_str()];
            format!("gets {cells} {scope}")
        }
        "event-claim-owed" => {
            format!("will take from the {} at the end of the turn", gap("pool"))
        }
        "event-chose" => {
            let (symbol, number) = (gap("symbol"), gap("number"));
            format!("chooses {number} for {symbol}: {}", gap("option"))
        }
        "event-copied" => format!("copies {}", gap("symbol")),
        "event-spent" => format!("has used up {}", gap("symbol")),
        "event-fired" => {
            let (symbol, cell) = (gap("symbol"), gap("cell"));
            return format!("{who}: {symbol} on {cell} takes effect");
        }
        "event-shown" => "has finished the waiting symbols".to_owned(),
        "event-claimed" => format!("takes the {}-point {}", gap("number"), one("pool")),
        "event-completed" => format!("completes {}", gap("card")),
        "event-took" => format!("takes {} from the offer", gap("card")),
        "event-drew" => format!("draws {} from the deck", gap("card")),
        "event-ended" => return "The game is over".to_owned(),
        other => panic!("the golden games tell nothing of {other}"),
    };
    format!("{who} {said}")
}

fn score_line(line: &ScoreLine, words: &BTreeMap<String, String>) -> String {
    let (count, about) = (line.count.to_string(), &line.about);
    let word = |prefix: &str| {
        let key = format!("{prefix}-{about}");
        words.get(&key).unwrap_or(about).clone()
    };
    let said = match line.reason.as_str() {
        "score-track" => format!("{}, {}", word("track"), several(&count, "box", "boxes")),
        "score-symbol" => format!("{}, {count} marked", word("symbol")),
        "score-cards" if count == "1" => format!("1 {about} card"),
        "score-cards" => format!("{count} {about} cards"),
        "score-seals" if count == "1" => format!("1 {about} seal"),
        "score-seals" => format!("{count} {about} seals"),
        "score-pairs" => several(&count, "pair of gems", "pairs of gems"),
        "score-singles" => several(&count, "single gem", "single gems"),
        "score-penalty" => format!("{}, {count} crossed off", word("track")),
        other => panic!("the golden games score nothing for {other}"),
    };
    format!("{said} {}", line.points)
}

/// The seat whose name a sentence begins with, and the words after the name.
fn whose<'a>(names: &[String], sentence: &'a str) -> Option<(usize, &'a str)> {
    names.iter().enumerate().find_map(|(seat, name)| {
        let rest = sentence.strip_prefix(name.as_str())?.strip_prefix(' ')?;
        Some((seat + 1, rest))
    })
}

/// The dealt hands that lead to the kept cards: every card that nobody keeps is returned.
fn deals(game: &Game, golden: &Golden) -> VecDeque<String> {
    let mut kept: Vec<Vec<String>> = vec![Vec::new(); golden.names.len()];
    for sentence in &golden.events {
        if let Some((seat, rest)) = whose(&golden.names, sentence)
            && let Some(cards) = rest.strip_prefix("keeps ")
        {
            kept[seat - 1] = cards.split(" and ").map(str::to_owned).collect();
        }
    }
    let all: BTreeSet<&String> = kept.iter().flatten().collect();
    let others = game.deck.iter().filter(|card| !all.contains(card));
    let mut others: VecDeque<String> = others.cloned().collect();
    let mut deals = VecDeque::new();
    for cards in &kept {
        deals.extend(cards.iter().cloned());
        deals.extend(others.drain(..2));
    }
    deals
}

/// The move that a sentence describes.
fn as_move(rest: &str) -> String {
    let words: Vec<&str> = rest.split(' ').collect();
    match words[0] {
        "keeps" => format!("keep {} {}", words[1], words[3]),
        "takes" => format!("take {}", words[1]),
        "draws" => "draw".to_owned(),
        "chooses" => {
            format!("choose {}", words[1])
        }
        "marks" => {
            let (cells, rest) = rest.split_once(" on board ").expect("a mark");
            let cells = cells.strip_prefix("marks ").expect("cells");
            format!("{} {cells}", &rest[..1])
        }
        other => panic!("no move is told by {other:?}"),
    }
}

fn item(purpose: &str, names: &[String], sentence: &str) -> String {
    let words: Vec<&str> = sentence.split(' ').collect();
    match purpose {
        "start" => format!("seat {}", whose(names, sentence).expect("a seat").0),
        "expedition" => words[words.len() - 1].to_owned(),
        "deck" if sentence.ends_with("joins the offer") => words[0].to_owned(),
        "deck" => words[words.len() - 4].to_owned(),
        other => panic!("{other:?} is told to nobody"),
    }
}

fn check(file: &str, packs: &[&str]) {
    let mut golden = read(file);
    let words = words(packs);
    let pack = packs.last().expect("a pack");
    let names = golden.names.clone();
    let setup = setup(shipped(pack), names.len(), &[]);
    let plain = Game::new(&setup, Arc::new(crate::NoExternalEffects));
    let grids = plain.pack.cards.iter().map(|card| {
        let cells = card.cells.iter().map(|cell| cell.label());
        (card.name.clone(), cells.collect())
    });
    let grids = grids.collect();
    let mut game = Game::new(&setup, Arc::new(Shipped { grids }));
    let mut deals = deals(&game, &golden);
    loop {
        let next = golden.events.front().cloned().unwrap_or_default();
        let events = match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance { purpose, .. } if purpose == "deal" => {
                game.deal(&deals.pop_front().expect("a hand"))
            }
            Awaiting::Chance { purpose, among } => {
                // The beginning of a round is reported with its first expedition.
                let begins = purpose == "expedition" && next.starts_with("Round ");
                let told_by = golden.events.get(usize::from(begins));
                let item = item(&purpose, &names, told_by.map_or("", String::as_str));
                assert!(among.contains(&item), "{file}: {item} cannot come");
                game.deal(&item)
            }
            Awaiting::Roll { .. } => unreachable!("a card game has no dice"),
            Awaiting::Seats(seats) => {
                let (seat, rest) = whose(&names, &next).unwrap_or_else(|| panic!("{file}: {next}"));
                assert!(seats.contains(&seat), "{file}: {next}");
                let text = as_move(rest);
                let events = game.play(seat, &text);
                events.unwrap_or_else(|refused| panic!("{file}: {text}: {refused:?}"))
            }
        };
        for event in events {
            if !matches!(event.audience, Audience::Only(_)) {
                let said = sentence(&event, &names, &words);
                assert_eq!(Some(said), golden.events.pop_front(), "{file}");
            }
        }
    }
    assert!(golden.events.is_empty());
    for (seat, sheet) in golden.sheets.iter().enumerate() {
        let lines = game.score(seat + 1);
        let total: i64 = lines.iter().map(|line| line.points).sum();
        let lines = lines
            .iter()
            .filter(|line| line.count > 0 || line.points != 0);
        let mut said: BTreeSet<String> = lines.map(|line| score_line(line, &words)).collect();
        said.insert(format!("Total {total}"));
        assert_eq!(&said, sheet, "{file}");
    }
    assert_eq!(game.standings().places, golden.places);
}

#[test]
fn golden_games_of_silver_and_gold() {
    for table in ["solo", "2", "3", "4"] {
        let file = format!("silver-and-gold-{table}-seed-7.txt");
        check(&file, &["silver-and-gold"]);
    }
    let packs = ["silver-and-gold", "pearl-lagoon"];
    check("silver-and-gold-pearl-lagoon-seed-7.txt", &packs);
}

#[test]
fn golden_games_of_pyramids() {
    for table in ["solo", "2", "3", "4"] {
        let file = format!("pyramids-{table}-seed-7.txt");
        check(&file, &["pyramids"]);
    }
    let packs = ["pyramids", "jungle-temple"];
    check("pyramids-jungle-temple-seed-7.txt", &packs);
}
