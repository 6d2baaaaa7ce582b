//! `rnw config` and its settings, and `rnw resume`.

use crate::common::{Home, contains};
use crate::play::DEAL;
use std::fs;

const FILE: &str = "config/rnw/config.toml";

#[test]
fn without_a_file_all_is_as_usual_and_explained() {
    let home = Home::new();
    let text = home.out("config");
    for line in [
        "theme = \"safe\"   # default",
        "names = []   # default",
        "bot-pause = 300   # default",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(text.contains("There is no file") && !home.path(FILE).exists());
    assert_eq!(
        home.out("config --path").trim(),
        home.path(FILE).display().to_string()
    );
    let czech = home.out("config --lang cs");
    contains(&czech, "# výchozí");
    contains(
        &czech,
        "language = \"cs\"   # z příkazové řádky nebo prostředí\n",
    );
}

#[test]
fn what_is_set_is_kept_with_everything_else_in_the_file() {
    let home = Home::new();
    fs::create_dir_all(home.path("config/rnw")).unwrap();
    home.write(FILE, "# mine\ntheme = \"true\" # bright\nmouse = false\n");
    for change in [
        "--set theme=mono",
        "--set names=Ann,Bob",
        "--set bot-pause=0",
        "--unset mouse",
    ] {
        let run = home.run(&format!("config {change}"));
        assert_eq!(
            (run.code, run.err.contains("Written to")),
            (0, true),
            "{}",
            run.err
        );
    }
    assert_eq!(
        home.read(FILE),
        "# mine\ntheme = \"mono\" # bright\nnames = [\"Ann\", \"Bob\"]\nbot-pause = 0\n"
    );
    let settings = home.json("config --format json");
    assert_eq!(settings["settings"][1]["name"], "theme");
    assert_eq!(settings["settings"][1]["from"], "file");
    assert_eq!(settings["settings"][4]["from"], "default");
}

/// The name of this theme is `true`, which without quotes would not be a text in the file.
#[test]
fn a_theme_needs_no_quotes() {
    let home = Home::new();
    let run = home.run("config --set theme=true");
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(home.read(FILE), "theme = \"true\"\n");
}

#[test]
fn what_may_not_be_set_is_refused_and_nothing_is_written() {
    for (change, says) in [
        (
            "--set theme=momo",
            "theme: unknown theme \"momo\"; expected one of safe, basic, indexed, true, mono; did you mean \"mono\"?",
        ),
        (
            "--set languge=cs",
            "unknown setting \"languge\"; expected one of language,",
        ),
        (
            "--set language=de",
            "language: unknown language \"de\"; expected en",
        ),
        (
            "--set bot-pause=99999",
            "bot-pause: found 99999 milliseconds; expected at most 10000",
        ),
        (
            "--set bot-pause=long",
            "bot-pause: expected a whole number of milliseconds, such as 300",
        ),
        (
            "--set plain=maybe",
            "plain: invalid type: string \"maybe\", expected a boolean",
        ),
        ("--set names=,Ann", "names: invalid name \"\""),
        ("--unset colours", "unknown setting \"colours\""),
    ] {
        let home = Home::new();
        home.refused(&format!("config {change}"), 2, says);
        assert!(!home.path(FILE).exists(), "{change}");
    }
}

#[test]
fn a_mistake_in_the_file_is_shown_at_its_place_by_every_command() {
    let home = Home::new();
    for (text, says) in [
        ("themme = \"mono\"\n", ":1:1: unknown field `themme`"),
        (
            "# mine\ntheme = \"momo\"\n",
            ":2:9: unknown theme \"momo\"; expected one of safe,",
        ),
        ("plain = true\nmouse =\n", ":2:"),
    ] {
        home.write("mine.toml", text);
        let mut command = home.command("list");
        command.env("RNW_CONFIG", home.path("mine.toml"));
        let run = crate::common::run(command, "");
        assert_eq!(run.code, 2, "{}", run.err);
        assert!(
            run.err.contains(&format!("mine.toml{says}")),
            "{text}: {}",
            run.err
        );
    }
}

#[test]
fn a_game_is_played_as_the_settings_say_unless_the_command_line_says_otherwise() {
    let home = Home::new();
    for change in ["language=cs", "names=Ann", "plain=true"] {
        home.run(&format!("config --set {change}"));
    }
    let play = "play silver-and-gold --players greedy,me --seed 7";
    let run = home.type_into(play, "quit\n");
    contains(&run.out, "Ann: nech si dvě z rozdaných karet.");
    assert!(
        run.out.contains("Karta G03: zelená 10, šedá pečeť 1."),
        "told in sentences: {}",
        run.out
    );
    let run = home.type_into(&format!("{play} --names Greedy,Zoe --lang en"), "quit\n");
    contains(&run.out, "Zoe: keep two of the cards you were dealt.");
}

#[test]
fn the_last_game_is_gone_on_with_or_another_of_the_list() {
    let home = Home::new();
    let none = home.run("resume");
    assert_eq!(
        (none.code, none.err.contains("No unfinished games.")),
        (2, true),
        "{}",
        none.err
    );
    assert!(home.out("resume --list").contains("No unfinished games."));
    let began = home.type_into(
        "play silver-and-gold --players me,greedy --seed 7",
        "1\nquit\n",
    );
    let kept = |line: &&str| line.starts_with("- Player keeps ");
    let kept = began.out.lines().find(kept).unwrap();
    // A finished game is not in the list of unfinished games.
    let all = "1\n".repeat(400);
    let over = home.type_into("play nuggets --players me,greedy --seed 3", &all);
    assert_eq!(over.code, 0, "{}", over.err);
    home.type_into("play pyramids --players me --seed 7", "1\nquit\n");
    let old = home.path("state/rnw/silver-and-gold-1.jsonl");
    fs::File::options()
        .append(true)
        .open(&old)
        .unwrap()
        .set_modified(std::time::UNIX_EPOCH)
        .unwrap();

    let list = home.json("resume --list --format json");
    let games: Vec<&str> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["game"].as_str().unwrap())
        .collect();
    assert_eq!(games, ["pyramids", "silver-and-gold"]);
    assert_eq!(list[1]["decisions"], 2);
    contains(
        &home.out("resume --list"),
        "  silver-and-gold: Player, greedy; turn ",
    );

    let first = home.type_into("resume", "quit\n");
    contains(&first.err, "Continue with: rnw resume ");
    let second = home.type_into("resume 3", "log\nquit\n");
    assert!(
        second.out.lines().any(|line| line == kept),
        "{kept}: {}",
        second.out
    );
    let named = home.type_into(&format!("resume {}", old.display()), "quit\n");
    assert_eq!(named.code, 0, "{}", named.err);
    let third = home.run("resume 4");
    assert_eq!(
        (
            third.code,
            third.err.contains("There are 3 records in the list")
        ),
        (2, true),
        "{}",
        third.err
    );
}

/// A saved game with the user's own pack finds its pack again, as long as the pack is there and unchanged.
#[test]
fn a_saved_game_finds_its_own_pack_again() {
    let home = Home::new();
    home.out("content new mine --extends silver-and-gold");
    let began = home.type_into("play --content mine --players me,greedy", "1\nquit\n");
    assert_eq!(began.code, 0, "{}", began.err);
    let listed = home.out("resume --list");
    let mine = home.path("mine").canonicalize().unwrap();
    let says = format!("silver-and-gold with the pack {}: ", mine.display());
    assert!(listed.contains(&says), "{listed}");
    let resumed = home.type_into("resume", "quit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);

    home.edit(
        "mine/cards.json",
        "\"color\": \"purple\"",
        "\"color\": \"green\"",
    );
    let changed = home.run("resume");
    let says = format!("the pack {} has changed since", mine.display());
    assert!(changed.err.contains(&says), "{}", changed.err);
    fs::rename(&mine, home.path("other")).unwrap();
    let lost = home.run("resume");
    let says = "which is no longer there; name its folder with --content PATH";
    assert!(lost.err.contains(says), "{}", lost.err);

    // A later game in the same file is not played with that pack.
    fs::remove_file(home.path("state/rnw/silver-and-gold-1.jsonl")).unwrap();
    home.type_into("play silver-and-gold --players me,greedy", "1\nquit\n");
    assert!(!home.out("resume --list").contains("mine"));
}

/// The printed rules forbid to look through the expeditions that were revealed, so nobody is told which are left.
#[test]
fn the_expeditions_that_are_left_are_listed_only_for_those_who_want_it() {
    let home = Home::new();
    for (setting, listed) in [(None, false), (Some("deck-list=true"), true)] {
        if let Some(setting) = setting {
            home.out(&format!("config --set {setting}"));
        }
        for plain in ["", " --plain"] {
            let args = format!("play silver-and-gold --players me,greedy --seed {DEAL}{plain}");
            let run = home.type_into(&args, "1\ntable\nquit\n");
            let found = run.out.contains("Still in the expedition deck: ");
            assert_eq!(found, listed, "{setting:?} {plain:?}: {}", run.out);
        }
    }
}

/// The output for a screen reader: no drawings, one sentence for each thing, few choices with their numbers.
#[test]
fn plain_is_reported_in_sentences() {
    let home = Home::new();
    let run = home.type_into(
        &format!("play silver-and-gold --players me,greedy --seed {DEAL} --plain"),
        "1\nmoves A\nlegend\nquit\n",
    );
    for line in [
        "Setting up.",
        "coins: 0 of 12 boxes.",
        "Card G12: green 10.",
        "Free: a1, b1, c1, d1 coin, a2 palm, c2, a3, b3, c3 cross, d3.",
        "You can choose: 1 keep G12 O10, 2 keep G12 Y01, 3 keep G12 Y09, 4 keep O10 Y01, 5 keep O10 Y09, 6 keep Y01 Y09.",
        "The expedition has 2 cells, such as a1, a2. You may rotate and flip it.",
        "There are 47 moves. Type `moves` to hear all with their numbers, or `moves A` for those that begin with A.",
        "coin: crosses off the next coin box; each full row takes a cup",
    ] {
        assert!(
            run.out.lines().any(|found| found == line),
            "{line}: {}",
            run.out
        );
    }
    assert!(
        !run.out.contains('\u{1b}') && run.out.is_ascii(),
        "nothing is drawn"
    );
    let run = home.type_into("play pyramids --players me --seed 7 --plain", "1\nquit\n");
    for start in ["Entry: ", "Tomb: ", "Walls: "] {
        assert!(
            run.out.lines().any(|line| line.starts_with(start)),
            "{start}: {}",
            run.out
        );
    }
    let chips = "chip 2 a1\nlog\nquit\n";
    let run = home.type_into("play nuggets --players me,greedy --seed 7 --plain", chips);
    assert!(
        run.out.contains("Chip: on ") || run.out.contains("Chips: on "),
        "{}",
        run.out
    );
    let fences = "moves fence\nlegend\nfence a1 a2\nfence c1 c2\nquit\n";
    let run = home.type_into("play nuggets --players me,me --seed 7 --plain", fences);
    for says in [
        "The board: cells a1 to h5.\n",
        "or `moves fence` for those that begin with fence.\n",
        "Built last: fence between a1 and a2",
        "Symbols:\na deposit; the digit is its yield\n",
    ] {
        assert!(run.out.contains(says), "{says}: {}", run.out);
    }
    // The game goes on as it was played.
    let resume = run.err.lines().find(|line| line.contains("rnw resume"));
    assert!(
        resume.is_some_and(|line| line.ends_with(" --plain")),
        "{}",
        run.err
    );
    home.out("play nuggets --players greedy,random --seed 7 --record game.jsonl");
    for shown in [
        "replay",
        "analyse --search mcts:iterations=20,depth=1 --width 1",
    ] {
        let turn = if shown == "replay" { "--turn 3" } else { "" };
        let text = home.out(&format!("{shown} game.jsonl --plain {turn}"));
        let drawn = "      a   b   c   d";
        assert!(
            text.contains("The board: cells a1 to h5.") && !text.contains(drawn),
            "{text}"
        );
    }
}
