//! A pack that is watched while it changes, and an open table that takes it over.

use crate::common::{Home, Running, contains};
use serde_json::Value;
use std::fs;

/// The end of every round of `rnw content watch`.
const WAITING: &str = "Waiting for a change";

impl Home {
    /// Replaces a text in a file of a pack, as editors do: writes another file and renames it.
    #[track_caller]
    pub(crate) fn save_over(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{from:?} is not in {file}");
        self.write("edited.tmp", text.replacen(from, to, 1));
        fs::rename(self.path("edited.tmp"), self.path(file)).unwrap();
    }

    fn watching(&self, args: &str) -> Running {
        self.start(&format!("content watch --train 0 {args}"))
    }
}

/// The lines of a round.
#[track_caller]
fn round(running: &Running) -> String {
    let mut lines: Vec<String> = Vec::new();
    while !lines.last().is_some_and(|line| line.contains(WAITING)) {
        lines.push(running.next_line());
    }
    lines.join("\n")
}

#[track_caller]
fn says(round: &str, texts: &[&str]) {
    for text in texts {
        assert!(round.contains(text), "{text:?} is not in: {round}");
    }
}

#[test]
fn each_saved_change_is_checked_explained_and_played() {
    for pack in ["silver-and-gold", "pyramids"] {
        let home = Home::new();
        home.pack_of(pack, "mine");
        let watching = home.watching("mine --games 4");
        let start = round(&watching);
        says(
            &start,
            &[
                "Start: mine has no errors",
                "4 games of greedy, greedy",
                "score of seat 1",
                "wins of",
            ],
        );
        let color = home.read("mine/cards.json");
        let (from, to) = if color.contains("\"P02\", \"color\": \"purple\"") {
            (
                "\"P02\", \"color\": \"purple\"",
                "\"P02\", \"color\": \"orange\"",
            )
        } else {
            (
                "\"O02\", \"color\": \"orange\"",
                "\"O02\", \"color\": \"purple\"",
            )
        };
        home.save_over("mine/cards.json", from, to);
        let name = &to[1..4];
        says(
            &round(&watching),
            &[
                "Change 1: mine has no errors",
                &format!("cards: changed {name} (color)"),
                "before",
                "turns to complete a card",
                &format!("{name} taken, %"),
            ],
        );
        // A file that says the same is no change of the pack.
        home.save_over("mine/cards.json", "{", "{ // The deck.\n");
        let same = round(&watching);
        let texts = [
            "Change 2",
            "no change in meaning",
            "every number is as before",
        ];
        says(&same, &texts);
        assert!(!same.contains("score of seat 1"), "{same}");
        watching.kill();
    }
}

/// The first version plays at once. As soon as values are learned, its games are played with them, and so are those of the
/// next version.
#[test]
fn values_are_learned_in_the_background() {
    let home = Home::new();
    home.pack("mine");
    let watching = home.start("content watch mine --games 4 --train 64");
    says(&round(&watching), &["Start: mine has no errors"]);
    says(
        &round(&watching),
        &["Values: learned from 64 games with mine in the background; bots play with them"],
    );
    home.save_over("mine/cards.json", "{", "{ // The deck.\n");
    says(
        &round(&watching),
        &["Change 1: mine has no errors", "no change in meaning"],
    );
    watching.kill();
    // Values of its own are enough.
    home.out("train mine --games 64 --deals 0");
    let watching = home.start("content watch mine --games 4 --train 64");
    says(&round(&watching), &["Start: mine has no errors"]);
    home.save_over("mine/cards.json", "{", "{ // More.\n");
    says(&round(&watching), &["Change 1: mine has no errors"]);
    watching.kill();
    home.refused(
        "content watch mine --once --train 64",
        2,
        "cannot be used with",
    );
}

#[test]
fn what_a_symbol_did_and_does_is_shown_in_sentences() {
    let home = Home::new();
    home.out("content new isles --extends silver-and-gold");
    let watching = home.watching("isles --games 2");
    round(&watching);
    home.save_over(
        "isles/symbols.json",
        "advance pearls by 1",
        "advance pearls by 2",
    );
    let change = round(&watching);
    says(
        &change,
        &[
            "symbols: changed pearl (program)",
            "symbol pearl, before:",
            "symbol pearl, now:",
            "pearl marks of a seat",
            "pearl                           too few marks to weigh: 0",
            "greedy:explore=20",
        ],
    );
    home.write("edited.tmp", "{ \"cards\": [] }");
    fs::rename(home.path("edited.tmp"), home.path("isles/cards.json")).unwrap();
    says(&round(&watching), &["Change 2", "cards: removed N01"]);
}

#[test]
fn a_broken_pack_leaves_the_last_sound_one_to_compare_with() {
    let home = Home::new();
    home.out("content new isles --extends silver-and-gold");
    let watching = home.watching("isles --games 2");
    round(&watching);
    home.save_over("isles/cards.json", "\"N01\"", "\"N 1\"");
    says(
        &round(&watching),
        &[
            "Change 1: isles has ",
            "the last version without errors stays",
        ],
    );
    home.save_over("isles/cards.json", "\"N 1\"", "\"N02\"");
    says(
        &round(&watching),
        &[
            "Change 2: isles has no errors",
            "added N02",
            "removed N01",
            "before",
        ],
    );
    home.save_over("isles/cards.json", "]", "");
    says(&round(&watching), &["Change 3: isles has "]);
    fs::rename(home.path("isles"), home.path("away")).unwrap();
    says(
        &round(&watching),
        &[
            "Change 4: no folder and no included pack has the name \"isles\"",
            "stays",
        ],
    );
    home.out("content new isles --extends silver-and-gold");
    let back = round(&watching);
    // A new folder is filled file by file, so it may be seen before it is complete.
    assert!(back.contains("Change 5"), "{back}");
}

#[test]
fn a_pack_may_be_made_while_it_is_awaited() {
    let home = Home::new();
    let watching = home.watching("isles --games 2");
    says(
        &round(&watching),
        &["Start: no folder and no included pack has the name \"isles\""],
    );
    home.out("content new isles --extends pyramids");
    while !round(&watching).contains("isles has no errors") {}
}

#[test]
fn a_base_in_another_folder_is_watched_too() {
    let home = Home::new();
    home.pack_of("silver-and-gold", "base");
    fs::create_dir(home.path("top")).unwrap();
    home.write("top/game.json", "{ \"extends\": \"../base\" }");
    let watching = home.watching("top --games 2");
    round(&watching);
    home.save_over("base/cards.json", "\"P01\"", "\"P99\"");
    says(&round(&watching), &["cards: added P99; removed P01"]);
}

#[test]
fn one_round_has_an_exit_code() {
    let home = Home::new();
    home.out("content new isles --extends silver-and-gold");
    let run = home.run("content watch isles --games 3 --once");
    assert_eq!(
        (run.code, run.out.contains("3 games")),
        (0, true),
        "{}",
        run.err
    );
    let same = home.run("content watch isles --games 3 --once");
    assert_eq!(same.out, run.out);
    let json: Value = home.json("content watch isles --games 3 --once --format json");
    assert_eq!(
        (&json["sound"], &json["now"]["games"]),
        (&true.into(), &3.into())
    );
    home.save_over("isles/cards.json", "\"N01\"", "\"N 1\"");
    let run = home.run("content watch isles --once");
    assert_eq!(run.code, 3, "{}", run.err);
    contains(&run.err, "invalid name \"N 1\"");
    contains(&run.err, "isles/cards.json");
    home.refused(
        "content watch pyramids",
        2,
        "an included pack, which never changes",
    );
    home.refused(
        "content watch isles --players me,greedy",
        2,
        "expected only bots",
    );
    assert_eq!(home.run("content watch nowhere --once").code, 2);
}

/// Tables at a real terminal.
#[cfg(unix)]
mod table {
    use super::Home;
    use crate::terminal::Terminal;
    use serde_json::Value;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The question at the end of a game in line mode.
    const ANOTHER: &str = "Type `new` for a new deal";
    /// The end of the question before a move that cannot be undone.
    const FINAL: &str = "any other text cancels it.";

    impl Home {
        /// The hash of a sound pack.
        fn sound(&self, pack: &str) -> String {
            let checked = self.out(&format!("content check {pack}"));
            checked.trim().rsplit(", ").next().unwrap().to_owned()
        }

        /// The hashes of the packs in all records, sorted.
        fn hashes(&self) -> Vec<String> {
            let mut hashes: Vec<String> = records(&self.path(""))
                .iter()
                .map(|path| {
                    let text = fs::read_to_string(path).unwrap();
                    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
                    header["content"].as_str().unwrap().to_owned()
                })
                .collect();
            hashes.sort();
            hashes
        }
    }

    fn records(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) =
            entries.partition(|path| path.is_dir());
        let is_record = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "jsonl");
        let inside = folders.iter().flat_map(|folder| records(folder));
        files.into_iter().filter(is_record).chain(inside).collect()
    }

    impl Terminal {
        /// Types the first move until the game is over, and waits for the question about another.
        #[track_caller]
        fn play_on(&mut self, from: usize) {
            self.wait_since(from, "\n> ");
            let mut line = "1";
            for _ in 0..400 {
                let from = self.raw.len();
                self.press(&format!("{line}\r"));
                self.wait_since_any(from, &["\n> ", ANOTHER, FINAL]);
                let said = String::from_utf8_lossy(&self.raw[from..]).into_owned();
                if said.contains(ANOTHER) {
                    return;
                }
                line = if said.contains("\n> ") { "1" } else { "y" };
            }
            panic!("the game never ends:\n{}", self.raw());
        }
    }

    #[test]
    fn the_next_game_in_line_mode_is_played_with_the_new_pack() {
        let home = Home::new();
        home.out("content new isles --extends silver-and-gold");
        let first = home.sound("isles");
        let args = "play --content isles --players me --seed 7 --plain";
        let mut terminal = Terminal::open(&home, args, &[]);
        terminal.play_on(0);
        home.save_over("isles/cards.json", "\"N01\"", "\"N77\"");
        let second = home.sound("isles");
        let from = terminal.raw.len();
        terminal.press("again\r");
        terminal.wait_since(from, "The pack isles was changed.");
        terminal.play_on(from);
        // The broken pack is not taken over.
        home.save_over("isles/cards.json", "\"N77\"", "\"N 7\"");
        let from = terminal.raw.len();
        terminal.press("new\r");
        terminal.wait_since(from, "its last good version stays in play");
        terminal.wait_since(from, "invalid name");
        terminal.wait_since(from, "rnw content check isles");
        terminal.play_on(from);
        let mut expected = vec![first, second.clone(), second];
        expected.sort();
        assert_eq!(home.hashes(), expected);
        terminal.press("\r");
        assert_eq!(terminal.end(), (0, None));
    }

    #[test]
    fn the_rematch_on_the_full_screen_is_played_with_the_new_pack() {
        let home = Home::new();
        home.out("content new isles --extends silver-and-gold");
        let first = home.sound("isles");
        let args = "play --content isles --players me,greedy --seed 7";
        let mut terminal = Terminal::open(&home, args, &[("RNW_BOT_PAUSE", "0")]);
        terminal.keep_two();
        terminal.press_until_over(|_| "\r".to_owned());
        terminal.wait_for("Biggest mistakes");
        home.save_over("isles/cards.json", "\"N01\"", "\"N77\"");
        let mut expected = vec![first, home.sound("isles")];
        expected.sort();
        terminal.press("r");
        terminal.wait_for("Play the same deal again?");
        terminal.press("y");
        terminal.wait_for("The pack isles was changed.");
        // A game without a decision is not kept.
        terminal.keep_two();
        terminal.leave();
        assert_eq!(home.hashes(), expected);
    }
}
