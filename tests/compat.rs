//! The compatibility corpus in `tests/compat`: files of earlier versions are verified, replayed, resumed, merged
//! and played. Its README describes the files. Nobody ever edits them.

use crate::common::{Home, ROOT, lines, run};
use rnw_cli::Catalogue;
use rnw_packs::{Files, Source};
use rnw_protocol::{Connection, Limits, Transport};
use rnw_session::{
    Ask, AskOutcome, Ending, GameStart, Header, LogEntryKind, Player, PlayerFault, Record,
    RecordLine, Table,
};
use roll_and_write::{Game, GameOf, MoveId, Seat};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use std::{fs, thread};

/// The folders of the corpus, one for each version.
fn versions() -> Vec<PathBuf> {
    let entries = fs::read_dir(format!("{ROOT}/tests/compat")).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = paths.filter(|path| path.is_dir()).collect();
    found.sort();
    assert!(!found.is_empty(), "the corpus is gone");
    found
}

/// A list from the `expected.json` of a version, such as its `games`.
fn expected(version: &Path, list: &str) -> Vec<Value> {
    let text = fs::read_to_string(version.join("expected.json")).unwrap();
    let all: Value = serde_json::from_str(&text).unwrap();
    let list = all[list].as_array().unwrap().clone();
    assert!(!list.is_empty());
    list
}

/// The files of a folder with this ending, sorted by name.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    found.sort();
    found
}

fn text<'v>(value: &'v Value, field: &str) -> &'v str {
    value[field].as_str().unwrap_or_default()
}

/// `--content PACK` if the game has a pack of its own, otherwise an empty text.
fn content(version: &Path, game: &Value) -> String {
    let pack = game["pack"].as_str();
    pack.map_or_else(String::new, |pack| {
        format!(" --content {}", version.join("packs").join(pack).display())
    })
}

/// Calls a function for each item, in as many threads as there are cores.
fn for_each<T: Sync>(all: &[T], act: impl Fn(&T) + Sync) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let size = all.len().div_ceil(cores).max(1);
    thread::scope(|scope| {
        for part in all.chunks(size) {
            scope.spawn(|| part.iter().for_each(&act));
        }
    });
}

/// Every file is listed and still has the SHA-256 with which it was added.
#[test]
fn nothing_in_the_corpus_was_edited() {
    for version in versions() {
        let sums = fs::read_to_string(version.join("SHA256SUMS")).unwrap();
        let mut listed = Vec::new();
        for line in sums.lines() {
            let (sum, name) = line.split_once("  ").unwrap();
            let bytes =
                fs::read(version.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
            let found = Sha256::digest(&bytes)
                .iter()
                .fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
            assert_eq!(
                found, sum,
                "{name} was edited; the corpus is frozen, add a new file instead"
            );
            listed.push(name.to_owned());
        }
        let mut found = Vec::new();
        all_files(&version, &mut found);
        let mut found: Vec<String> = found
            .iter()
            .map(|path| {
                path.strip_prefix(&version)
                    .unwrap()
                    .display()
                    .to_string()
                    .replace('\\', "/")
            })
            .filter(|name| name != "SHA256SUMS")
            .collect();
        found.sort();
        listed.sort();
        assert_eq!(found, listed);
    }
}

fn all_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all_files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// What an earlier version sent to a bot as the position means the same in the present form.
#[test]
fn every_position_of_the_corpus_is_read() {
    let catalogue = Catalogue::stock();
    for path in versions()
        .iter()
        .flat_map(|version| files(&version.join("positions"), "json"))
    {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let (game, seats) = name.rsplit_once('-').unwrap();
        let mut entries = catalogue.entries().iter();
        let entry = entries.find(|entry| entry.name == game).unwrap();
        let seats: usize = seats.parse().unwrap();
        let loaded = entry.open(&(entry.shipped)(), &[], seats, catalogue.plugins());
        let game = loaded.unwrap().game;
        let old = fs::read_to_string(&path).unwrap();
        let view = game
            .parse_view(&old)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let new = game.print_view(&view).unwrap();
        assert!(new.len() < old.len(), "{name} is shorter: {new}");
        assert_eq!(game.parse_view(&new), Ok(view), "{name}");
    }
}

#[test]
fn the_corpus_names_every_record_that_it_holds() {
    for version in versions() {
        let mut listed: Vec<String> = expected(&version, "games")
            .iter()
            .map(|game| text(game, "file").to_owned())
            .collect();
        listed.sort();
        let mut found: Vec<String> = ["games", "bots"]
            .iter()
            .flat_map(|folder| files(&version.join(folder), "jsonl"))
            .map(|path| path.strip_prefix(&version).unwrap().display().to_string())
            .collect();
        found.sort();
        assert_eq!(listed, found);
    }
}

#[test]
fn every_record_of_the_corpus_has_the_verdict_that_it_had() {
    for version in versions() {
        let home = Home::new();
        for_each(&expected(&version, "games"), |game| {
            let file = version.join(text(game, "file"));
            let with = content(&version, game);
            let found = home.json(&format!("verify {} --format json{with}", file.display()));
            let found = &found[0];
            for field in ["verdict", "scores", "steps", "forfeit"] {
                assert_eq!(found[field], game[field], "{}: {field}", file.display());
            }
            let torn = game["torn"].as_u64().unwrap_or(0);
            assert_eq!(found["torn"].as_u64(), Some(torn), "{}", file.display());
        });
    }
}

/// The corpus keeps the packs that were shipped then. Records verify with these copies too.
#[test]
fn records_verify_with_the_packs_of_their_time() {
    for version in versions() {
        let home = Home::new();
        for game in expected(&version, "games") {
            let file = version.join(text(&game, "file"));
            let name = file.file_stem().unwrap().to_str().unwrap();
            let shipped = [
                "silver-and-gold",
                "pyramids",
                "nuggets",
                "pearl-lagoon",
                "jungle-temple",
            ];
            let Some(pack) = shipped.iter().find(|pack| name == format!("{pack}-2")) else {
                continue;
            };
            let pack = version.join("packs").join(pack);
            let args = format!("verify {} --content {}", file.display(), pack.display());
            assert!(home.out(&args).contains(": complete, "), "{args}");
        }
    }
}

#[test]
fn every_record_of_the_corpus_is_replayed() {
    for version in versions() {
        let home = Home::new();
        for_each(&expected(&version, "games"), |game| {
            let file = version.join(text(game, "file"));
            let with = content(&version, game);
            let report = home.json(&format!("replay {} --format json{with}", file.display()));
            let report = report.as_array().unwrap();
            let steps = lines(&fs::read_to_string(&file).unwrap()).len() - 1;
            assert_eq!(report.is_empty(), steps == 0, "{}", file.display());
            let shown = home.out(&format!("replay {} --plain{with}", file.display()));
            if let Some(scores) = game["scores"]
                .as_array()
                .filter(|_| game["forfeit"].is_null())
            {
                for score in scores.iter().filter_map(Value::as_i64) {
                    assert!(
                        shown.contains(&score.to_string()),
                        "{}: {score}",
                        file.display()
                    );
                }
            }
        });
    }
}

/// The person at the keyboard chooses the first move of the list until the game is over.
#[test]
fn every_game_of_the_corpus_that_was_left_is_gone_on_with() {
    let mut resumed = 0;
    for version in versions() {
        let home = Home::new();
        for game in expected(&version, "games") {
            let file = version.join(text(&game, "file"));
            let before = fs::read_to_string(&file).unwrap();
            if text(&game, "verdict") != "unfinished" || before.contains("cmd:") {
                continue;
            }
            let torn = game["torn"].as_u64().unwrap_or(0) as usize;
            let kept = &before[..before.len() - torn];
            home.write("game.jsonl", &before);
            let with = content(&version, &game);
            let name = file.display();
            let ended = home.type_into(
                &format!("play --resume game.jsonl --plain{with}"),
                &"1\n".repeat(600),
            );
            assert_eq!(ended.code, 0, "{name}: {}", ended.err);
            let after = home.read("game.jsonl");
            assert!(after.starts_with(kept), "{name}: the record was rewritten");
            let verdict = home.json(&format!("verify game.jsonl --format json{with}"));
            assert_eq!(verdict[0]["verdict"], "complete", "{name}");
            resumed += 1;
        }
    }
    assert!(resumed >= 15, "only {resumed} games could be resumed");
}

/// A game goes on with the dealer with which it was begun: cut before a draw, it is dealt the recorded item.
#[test]
fn games_of_the_corpus_are_dealt_on_by_their_dealer() {
    let game = |header: &Header| -> Option<Arc<dyn Game>> {
        let options = || {
            header
                .options
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str()))
        };
        let seats = header.seats.len();
        Some(match header.ruleset.as_str() {
            "silver-and-gold" => {
                let files = rnw_silver_and_gold::shipped();
                GameOf::new(rnw_silver_and_gold::load(&files, options(), seats).ok()?)
            }
            "pyramids" => {
                GameOf::new(rnw_pyramids::load(&rnw_pyramids::shipped(), options(), seats).ok()?)
            }
            _ => GameOf::new(rnw_nuggets::load(&rnw_nuggets::shipped(), options(), seats).ok()?),
        })
    };
    let mut dealt = 0;
    for version in versions() {
        for name in ["silver-and-gold-2", "pyramids-3", "nuggets-layout-random"] {
            let file = version.join("games").join(name).with_extension("jsonl");
            let (record, _) = Record::parse(&fs::read(&file).unwrap()).unwrap();
            let content = record.header.content.clone();
            for (cut, line) in record.lines.iter().enumerate() {
                let RecordLine::Deal { item, .. } = line else {
                    continue;
                };
                let begun = Record {
                    header: record.header.clone(),
                    lines: record.lines[..cut].to_vec(),
                };
                let game = game(&begun.header).unwrap();
                let mut table = Table::resume(game, &content, &begun, std::io::sink()).unwrap();
                let before = table.log().entries().len();
                table.deal().unwrap();
                let LogEntryKind::Deal(chance, drawn) = table.log().entries()[before].kind else {
                    panic!("{name}: no draw at line {}", cut + 2);
                };
                let recorded = table.game().outcome_by_name(chance, item);
                assert_eq!(recorded, Some(drawn), "{name}: line {}", cut + 2);
                dealt += 1;
            }
        }
    }
    assert!(dealt >= 60, "only {dealt} draws were compared");
}

#[test]
fn every_pack_of_the_corpus_is_sound_and_played() {
    for version in versions() {
        let home = Home::new();
        let mut packs: Vec<PathBuf> = fs::read_dir(version.join("packs"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        packs.sort();
        for_each(&packs, |pack| {
            let record = format!("{}.jsonl", pack.file_name().unwrap().display());
            let pack = pack.display();
            let sound = home.out(&format!("content check {pack}"));
            assert!(sound.contains(": no errors"), "{sound}");
            home.out(&format!(
                "play --content {pack} --players greedy,random --seed 3 --record {record}"
            ));
            let verdict = home.out(&format!("verify {record} --content {pack}"));
            assert!(verdict.contains(": complete, "), "{verdict}");
        });
    }
}

/// The canonical form stays the same for all versions. A changed hash invalidates every record of the pack.
const HASHES: &[(&str, &str)] = &[
    (
        "0.1.0/packs/chain",
        "canonical-sha256:2ae4fed94ecde82edd08dd532194a27cdbbe12dd9e26b7f7244c8085467c33dd",
    ),
    (
        "0.1.0/packs/isles",
        "canonical-sha256:2ae4fed94ecde82edd08dd532194a27cdbbe12dd9e26b7f7244c8085467c33dd",
    ),
    (
        "0.1.0/packs/jungle-temple",
        "canonical-sha256:8c4c31a426c3e7361bc1a652c967e5aba828403db97693bce3cb369ba55ef9f5",
    ),
    (
        "0.1.0/packs/menagerie",
        "canonical-sha256:b4293697c16f68fca3d3a2301e86cb4bfdf23f6ad5fc6f0a85b4b963d7e3032d",
    ),
    (
        "0.1.0/packs/nuggets",
        "canonical-sha256:b67db75f4d59500cc26a576d28872fe3b6b440b16e12aea51d8557448eeffecb",
    ),
    (
        "0.1.0/packs/pearl-lagoon",
        "canonical-sha256:8f6df557fa5a5f31cc2ccedac451d3da7ccf5ccb88fd3742880a7b434c85ac0a",
    ),
    (
        "0.1.0/packs/pyramids",
        "canonical-sha256:d7c90bd1aa2488820d871e6c84d520591512fcce7d453ddef11cf88a546ec16c",
    ),
    // It extends Pearl Lagoon, which has changed since. Its records go on with what that was.
    (
        "0.1.0/packs/reefs",
        "canonical-sha256:d01b0a5a5f722b68ab4a5c6e85bca3acfc53cdc518e47d592d45a370f95d0250",
    ),
    (
        "0.1.0/packs/ruins",
        "canonical-sha256:7e53ce6243a149d2999681bf30003391089fab9d2b39abbc3f2a8f00a8d41cbe",
    ),
    (
        "0.1.0/packs/silver-and-gold",
        "canonical-sha256:0b50ff22db5092c746eb4cfc0f5d9edac55accb32ec851e8292ad761ce2cb5d1",
    ),
    (
        "0.1.0/packs/tombs",
        "canonical-sha256:d01f9471cecd7f918f9c0323e9e1d729dfa4370135765a7e2ab591fb62998122",
    ),
    (
        "0.1.0/packs/winter",
        "canonical-sha256:1ddca28270e8dc13dbeab935dcae18beffc72f423ee396e11e31b60f6741a68c",
    ),
];

#[test]
fn hashes_of_the_packs_of_the_corpus_stay() {
    let home = Home::new();
    for (pack, hash) in HASHES {
        let sound = home.out(&format!("content check {ROOT}/tests/compat/{pack}"));
        assert!(sound.contains(&format!(" {hash}\n")), "{pack}: {sound}");
    }
}

#[cfg(feature = "modules")]
#[test]
fn every_module_of_the_corpus_is_loaded() {
    use roll_and_write::sheet::{PoolId, TrackId, TrackKind};
    use roll_and_write::symbol::{Arguments, ModuleLoader, SymbolId};
    for version in versions() {
        let folder = version.join("modules");
        let given = Arguments::new(
            [(TrackId(0), TrackKind::Count)],
            vec![SymbolId(0)],
            vec![PoolId(0)],
            vec![4],
        );
        let all: Vec<PathBuf> = ["wasm", "wat"]
            .iter()
            .flat_map(|ending| files(&folder, ending))
            .collect();
        assert!(all.len() >= 4);
        for path in all {
            let bytes = fs::read(&path).unwrap();
            let loaded = rnw_wasm::loader().load(&bytes, &given).map(|_| ());
            assert_eq!(
                loaded.map_err(|error| error.to_string()),
                Ok(()),
                "{}",
                path.display()
            );
        }
    }
}

#[test]
fn totals_of_the_corpus_are_merged_to_what_they_were() {
    for version in versions() {
        let home = Home::new();
        for totals in expected(&version, "totals") {
            let files = totals["files"].as_array().unwrap().iter();
            let files: Vec<String> = files
                .map(|file| version.join(file.as_str().unwrap()).display().to_string())
                .collect();
            let merged = home.json(&format!("merge {} --format json", files.join(" ")));
            includes(&merged, &totals["summary"], &files.join(" "));
        }
    }
}

/// Checks that JSON still contains everything that was expected. It may contain more fields.
#[track_caller]
fn includes(found: &Value, expected: &Value, place: &str) {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            for (name, value) in expected {
                let there = found.get(name);
                let there = there.unwrap_or_else(|| panic!("{place}: {name} is gone"));
                includes(there, value, &format!("{place}.{name}"));
            }
        }
        (Value::Array(found), Value::Array(expected)) => {
            assert_eq!(found.len(), expected.len(), "{place}: the length of a list");
            for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
                includes(found, expected, &format!("{place}[{index}]"));
            }
        }
        (found, expected) => assert_eq!(found, expected, "{place}"),
    }
}

/// A kill cut these rows. Their games were dealt by dealer 1. Dealer 2 would deal other games, so the run is
/// refused, and the file stays as it is.
#[test]
fn runs_that_another_dealer_began_are_refused() {
    for version in versions() {
        let home = Home::new();
        for (cut, command) in [
            (
                "killed-match.jsonl",
                "match pyramids --players greedy,random --deals 12 --seed 9".to_owned(),
            ),
            (
                "killed-menagerie.jsonl",
                format!(
                    "simulate --content {} --players greedy,random --games 6 --seed 5",
                    version.join("packs/menagerie").display()
                ),
            ),
        ] {
            let of = |name: &str| fs::read_to_string(version.join("results").join(name)).unwrap();
            home.write("games.jsonl", of(cut));
            let refused = home.run(&format!("{command} --out games.jsonl --resume"));
            assert_eq!(refused.code, 2, "{command}");
            let says =
                "this run was dealt by dealer 1, but this version deals other games with dealer 2";
            assert!(refused.err.contains(says), "{}", refused.err);
            assert_eq!(home.read("games.jsonl"), of(cut), "{command}");
        }
    }
}

/// The rows have the same columns as those of the corpus, and the same columns are numbers. The games are others,
/// because another dealer dealt them.
#[test]
fn rows_are_written_as_in_the_corpus() {
    let shape = |text: &str| -> Vec<Vec<String>> {
        let cell = |cell: &str| match cell.parse::<f64>() {
            Ok(_) => "number".to_owned(),
            Err(_) => cell.to_owned(),
        };
        text.lines()
            .map(|line| line.split(',').map(cell).collect())
            .collect()
    };
    for version in versions() {
        let home = Home::new();
        for game in ["silver-and-gold", "pyramids", "nuggets"] {
            for rows in ["seat", "turn"] {
                let file = format!("{game}-{rows}.csv");
                home.out(&format!(
                    "simulate {game} --players greedy,random --games 3 --seed 5 --rows {rows} --out {file}"
                ));
                let kept = fs::read_to_string(version.join("results").join(&file)).unwrap();
                let [now, then] = [home.read(&file), kept].map(|text| shape(&text));
                assert_eq!(now[0], then[0], "{file}");
                let [now, then] = [now, then].map(|rows| rows.into_iter().collect::<BTreeSet<_>>());
                assert_eq!(now, then, "{file}");
            }
        }
    }
}

#[test]
fn settings_of_the_corpus_mean_what_they_meant() {
    for version in versions() {
        let home = Home::new();
        for settings in expected(&version, "settings") {
            let mut command = home.command("config --format json");
            command.env("RNW_CONFIG", version.join(text(&settings, "file")));
            let report = run(command, "");
            assert_eq!(report.code, 0, "{}", report.err);
            let report: Value = serde_json::from_str(&report.out).unwrap();
            let report = report
                .get("settings")
                .unwrap_or(&report)
                .as_array()
                .unwrap()
                .clone();
            for (name, value) in settings["values"].as_object().unwrap() {
                let found = report.iter().find(|setting| setting["name"] == **name);
                assert_eq!(found.map(|found| &found["value"]), Some(value), "{name}");
            }
        }
    }
}

/// A bot that repeats the answers of a recorded bot and compares the messages that it receives.
struct Script {
    file: String,
    /// The recorded messages of the engine.
    report: VecDeque<Value>,
    /// The recorded answers of the bot.
    answers: VecDeque<String>,
}

impl Script {
    fn read(path: &Path) -> Self {
        let (mut report, mut answers) = (VecDeque::new(), VecDeque::new());
        for line in fs::read_to_string(path).unwrap().lines() {
            let (_, said) = line.split_once("bot#1 ").unwrap();
            match said.split_at(2) {
                ("> ", line) => report.push_back(serde_json::from_str(line).unwrap()),
                ("< ", line) => answers.push_back(line.to_owned()),
                _ => panic!("{}: {line}", path.display()),
            }
        }
        Self {
            file: path.display().to_string(),
            report,
            answers,
        }
    }
}

impl Transport for Script {
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.send(line)
    }
    fn send(&mut self, line: &str) -> Result<(), PlayerFault> {
        let mut expected = self
            .report
            .pop_front()
            .expect("the engine says more than it did");
        // Three values may change between versions: the engine's version, the content hash, and the value that the
        // engine's bots give to a symbol.
        let message = expected.as_object_mut().unwrap();
        message.remove("engine");
        message.remove("content");
        for symbol in message
            .get_mut("symbols")
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
        {
            symbol.as_object_mut().unwrap().remove("worth");
        }
        let found: Value = serde_json::from_str(line).unwrap();
        // An engine may offer more than before, but not less.
        let offered = message.remove("capabilities").unwrap_or_default();
        for capability in offered.as_array().into_iter().flatten() {
            let offers = found["capabilities"].as_array().unwrap();
            assert!(offers.contains(capability), "{line}");
        }
        includes(
            &found,
            &expected,
            &format!("{}: {}", self.file, text(&expected, "type")),
        );
        Ok(())
    }
    fn receive(&mut self, _: Duration) -> Result<Option<Vec<u8>>, PlayerFault> {
        Ok(self.answers.pop_front().map(String::into_bytes))
    }
}

struct Seated(Connection<Script>);

impl Player for Seated {
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        self.0.act(&ask)
    }
    fn begins(&mut self, start: &GameStart<'_>) {
        self.0.begin(start).unwrap();
    }
    fn ends(&mut self, ending: Ending<'_>) {
        self.0.end(&ending).unwrap();
    }
    fn observes(&self) -> bool {
        true
    }
}

/// The game of a record. `name` is the pack: one of the corpus, or the name of the game for its shipped pack.
fn game_of(version: &Path, name: &str, record: &Record) -> Arc<dyn Game> {
    let catalogue = Catalogue::stock();
    let mut rows = catalogue.entries().iter();
    let row = rows.find(|row| row.name == record.header.ruleset).unwrap();
    let mut pack = (row.shipped)();
    let folder = version.join("packs").join(name);
    if name != row.name {
        let source = |path: PathBuf| Source {
            name: path.file_name().unwrap().to_str().unwrap().to_owned(),
            text: fs::read_to_string(&path).unwrap(),
            path: path.display().to_string(),
        };
        let own = files(&folder, "json").into_iter().map(source).collect();
        pack = Files::new(own).extending(pack);
    }
    let options: Vec<(String, String)> = record.header.options.clone().into_iter().collect();
    let seats = record.header.seats.len();
    let opened = row.open(&pack, &options, seats, catalogue.plugins());
    opened.unwrap().game.clone()
}

/// Bots of the corpus receive all messages that they received then, and the engine still understands their answers.
#[test]
fn bots_of_the_corpus_are_understood() {
    for version in versions() {
        let folder = version.join("bots");
        for log in files(&folder, "log") {
            let name = log.file_stem().unwrap().to_str().unwrap();
            let text = fs::read(log.with_extension("jsonl")).unwrap();
            let (record, _) = Record::parse(&text).unwrap();
            let game = game_of(&version, name, &record);
            let header = record.header;
            let limits = Limits {
                start: Duration::from_secs(10),
                time: Duration::from_secs(10),
            };
            let connection = Connection::greet(Script::read(&log), "rnw", limits).unwrap();
            let mut bot = Seated(connection);
            let seat = Seat::new(0);
            let mut table =
                Table::open(game, &header.content, header.seats, header.seed, Vec::new()).unwrap();
            table.begin(seat, &mut bot);
            for line in &record.lines {
                match line {
                    RecordLine::Deal { item, .. } => {
                        let roll_and_write::Awaiting::Chance(chance) = table.awaiting() else {
                            panic!("{name}: no draw is awaited");
                        };
                        let item = table.game().item_by_name(chance.purpose, item).unwrap();
                        assert!(table.deal_item(item).unwrap());
                    }
                    RecordLine::Move { seat: 1, mv } => {
                        let id = table.game().parse_move(mv).unwrap();
                        let asked = table.ask(seat, &mut bot).unwrap();
                        assert!(
                            matches!(asked, AskOutcome::Decided(found) if found == id),
                            "{name}"
                        );
                    }
                    RecordLine::Move { seat, mv } => {
                        let id = table.game().parse_move(mv).unwrap();
                        let checked = table.check(Seat::new(seat - 1), id).unwrap();
                        table.play(checked).unwrap();
                    }
                    RecordLine::Header(_)
                    | RecordLine::Undo { .. }
                    | RecordLine::Fault { .. }
                    | RecordLine::PlayerFault { .. }
                    | RecordLine::Player { .. }
                    | RecordLine::Check { .. }
                    | RecordLine::Result(_) => {}
                }
            }
            table.end(&mut bot);
            bot.0.quit();
            let script = bot.0.transport();
            assert_eq!(
                (script.report.len(), script.answers.len()),
                (0, 0),
                "{name}"
            );
        }
    }
}
