//! The command in the languages of its players.

use crate::common::{GAME, Home, Run, games, run, undated};
use rnw_cli::{Catalogue, GameEntry};
use rnw_i18n::Language;
use rnw_packs::{Files, Severity};
use serde_json::Value;

/// The languages other than English.
const OTHERS: [Language; 2] = [Language::Czech, Language::Polish];

/// `rnw` with these environment variables.
fn with(home: &Home, args: &str, variables: &[(&str, &str)]) -> Run {
    let mut command = home.command(args);
    command.envs(variables.iter().copied());
    run(command, "")
}

/// The lines that report events.
fn events(text: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("- "));
    lines.map(str::to_owned).collect()
}

#[test]
fn the_flag_goes_before_the_environment_and_that_before_english() {
    let home = Home::new();
    let title = |run: Run| run.out.lines().next().unwrap_or_default().to_owned();
    let (english, czech, polish) = (
        "Nuggets: how this program plays it",
        "Nuggets: jak ji hraje tento program",
        "Nuggets: przebieg gry w tym programie",
    );
    let czech_locale = ("LANG", "cs_CZ.UTF-8");
    // One of each kind. The tests of the locale have all of them.
    for (args, variables, expected) in [
        ("rules nuggets", vec![], english),
        (
            "rules nuggets",
            vec![czech_locale, ("LC_MESSAGES", "pl_PL")],
            polish,
        ),
        (
            "rules nuggets --lang cs-CZ",
            vec![("RNW_LANG", "pl")],
            czech,
        ),
        ("rules nuggets --lang en", vec![czech_locale], english),
    ] {
        let run = with(&home, args, &variables);
        assert_eq!(run.code, 0, "{}", run.err);
        assert_eq!(title(run), expected, "{args} {variables:?}");
    }
}

#[test]
fn a_language_without_words_is_a_usage_error_that_names_what_there_is() {
    let home = Home::new();
    let unknown = "unknown language \"de\"; expected en (English), cs (čeština) or pl (polski)";
    let runs = [
        home.run("list --lang de"),
        home.run(&format!("--lang de play {GAME} --players greedy,greedy")),
        with(&home, "list", &[("RNW_LANG", "de")]),
    ];
    for run in runs {
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
        assert!(run.err.contains(unknown), "{}", run.err);
    }
    let named = with(&home, "list", &[("RNW_LANG", "de")]);
    assert!(named.err.starts_with("rnw: RNW_LANG: "), "{}", named.err);
    // The option on the command line takes precedence over the variable, even over an unknown language.
    assert_eq!(with(&home, "list --lang cs", &[("RNW_LANG", "de")]).code, 0);
}

/// Every event of whole games of every shipped pack appears in each language, and never in English instead.
#[test]
fn whole_games_of_every_pack_are_reported_in_every_language() {
    let home = Home::new();
    for pack in Catalogue::stock().packs() {
        for seed in 1..=2 {
            let args = format!(
                "play --content {} --players greedy,random --seed {seed}",
                pack.name
            );
            let english = events(&home.out(&args));
            assert!(english.len() > 40, "{args}");
            for language in OTHERS {
                let args = format!("{args} --lang {language}");
                let out = home.out(&args);
                let shown = events(&out);
                assert_eq!(shown.len(), english.len(), "{args}");
                for (line, english) in shown.iter().zip(&english) {
                    assert_ne!(line, english, "{args}: English is heard");
                    for raw in ["event-", "{", "$"] {
                        assert!(!line.contains(raw), "{args}: {line}");
                    }
                }
                for english in ["Total", "Standings", "cards", "boxes"] {
                    assert!(!out.contains(english), "{args}: {english} in {out}");
                }
            }
        }
    }
}

#[test]
fn a_person_is_answered_in_the_language_of_the_table() {
    let home = Home::new();
    let typed = "help\nlegend\nrules\nmoves\nwhy zebra\nhint\n1\nquit\n";
    for (language, says) in [
        (
            Language::Czech,
            [
                "Rozdané karty",
                "nech si dvě z rozdaných karet",
                "Napsat můžeš také",
                "Legenda:",
                "rnw rules silver-and-gold --lang cs",
                "„zebra“ není v této hře tah",
                "Silný bot by hrál `nech G",
                "mince: zaškrtni další okénko mincí",
            ],
        ),
        (
            Language::Polish,
            [
                "Rozdane karty",
                "zatrzymaj dwie z rozdanych kart",
                "Oprócz ruchów możesz wpisać",
                "Legenda:",
                "rnw rules silver-and-gold --lang pl",
                "„zebra” nie jest w tej grze ruchem",
                "Silny bot zagrałby `zatrzymaj G",
                "moneta: zaznacza następną kratkę",
            ],
        ),
    ] {
        let args = format!("play {GAME} --players me,greedy --seed 7 --lang {language}");
        let run = home.type_into(&args, typed);
        assert_eq!(run.code, 0, "{}", run.err);
        for part in says {
            assert!(run.out.contains(part), "{part} is not in {}", run.out);
        }
        // A resumed game continues in the language in which it began.
        let resume = run.err.lines().last().unwrap_or_default();
        assert!(resume.ends_with(&format!("--lang {language}")), "{resume}");
    }
}

/// A person types in the language of the table or in English; the record is the same, byte by byte.
#[test]
fn moves_are_typed_in_the_language_and_recorded_in_english() {
    let home = Home::new();
    let played = |language: Language, typed: &str| {
        let file = format!("{language}.jsonl");
        let record = format!("--record {file} --force");
        let args =
            format!("play {GAME} --players me --names Ann --seed 7 --lang {language} {record}");
        let run = home.type_into(&args, typed);
        assert_eq!(run.code, 0, "{}", run.err);
        (run.out, undated(&home.read(&file)))
    };
    let (_, record) = played(Language::English, "keep G04 O06\nquit\n");
    assert!(record.contains(r#""keep G04 O06""#), "{record}");
    for (language, word, says) in [
        (
            Language::Czech,
            "nech",
            "„nech“ potřebuje dvě různé karty: nech KARTA KARTA",
        ),
        (
            Language::Polish,
            "zatrzymaj",
            "Po „zatrzymaj” podaj dwie różne karty",
        ),
    ] {
        let (said, own) = played(
            language,
            &format!("{word} G04\nmoves {word}\n{word} O06 G04\nquit\n"),
        );
        assert!(said.contains(says), "{says} is not in {said}");
        assert!(said.contains(&format!("{word} G04 O06")), "{said}");
        assert!(!said.contains("keep"), "{said}");
        assert_eq!(own, record, "{language}");
        let (_, own) = played(language, "keep G04 O06\nquit\n");
        assert_eq!(own, record, "English in {language}");
    }
}

/// A house rule is typed in words of any language, and the record names it in English.
#[test]
fn house_rules_are_shown_and_understood_in_every_language() {
    let home = Home::new();
    let record = |language: Language, rules: &str| {
        let args = format!(
            "play {GAME} --players me --names Ann --seed 7 --lang {language} --record r.jsonl --force"
        );
        let run = home.type_into(&format!("{args} {rules}"), "quit\n");
        assert_eq!(run.code, 0, "{}", run.err);
        undated(&home.read("r.jsonl"))
    };
    let english = record(
        Language::English,
        "--option marking=in-turn --option palms=optional",
    );
    assert!(english.contains(r#""palms":"optional""#), "{english}");
    let czech = "--option křížkování=po-řadě --option palmy=volitelné";
    assert_eq!(record(Language::Czech, czech), english);
    assert_eq!(record(Language::English, czech), english);
    let plain = "--option zakreslanie=po-kolei --option PALMY=dowolne";
    assert_eq!(record(Language::Polish, plain), english);
    let wrong = home.run(&format!(
        "play {GAME} --players me --option křížkování=nikdy"
    ));
    assert_eq!(wrong.code, 2, "{}", wrong.err);
    assert!(
        wrong.err.contains(r#"option marking has no value "nikdy""#),
        "{}",
        wrong.err
    );
    let listed = home.out("list --lang cs");
    assert!(
        listed.contains("--option křížkování=…") && listed.contains("po-řadě"),
        "{listed}"
    );
}

/// Programs read the same numbers and names in every language. Only texts for people are translated.
#[test]
fn what_programs_read_is_the_same_in_every_language_but_for_texts() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let record = home.read("game.jsonl");
    for args in [
        format!("play {GAME} --players greedy,random --seed 7 --format json"),
        "replay game.jsonl --format json".to_owned(),
        "list --format json".to_owned(),
        "symbols explain --game pyramids --format json".to_owned(),
        "verify game.jsonl --format json".to_owned(),
        format!("simulate {GAME} --games 3 --format json"),
    ] {
        let mut english = home.json(&args);
        let before = english.clone();
        without_texts(&mut english);
        for language in OTHERS {
            let mut other = home.json(&format!("{args} --lang {language}"));
            let is_told = before != other;
            without_texts(&mut other);
            assert_eq!(english, other, "{args} --lang {language}");
            let tells = !args.starts_with("verify") && !args.starts_with("simulate");
            assert_eq!(is_told, tells, "{args} --lang {language}");
        }
    }
    for language in OTHERS {
        home.out(&format!(
            "play {GAME} --players greedy,random --seed 7 --record {language}.jsonl --lang {language}"
        ));
        assert_eq!(home.read(&format!("{language}.jsonl")), record);
    }
}

/// Removes the fields that are texts for people.
fn without_texts(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !["text", "reason", "about"].contains(&name.as_str()));
            fields.values_mut().for_each(without_texts);
        }
        Value::Array(values) => values.iter_mut().for_each(without_texts),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn the_help_follows_the_flag_the_environment_and_the_settings() {
    let home = Home::new();
    let czech = home.out("play --help --lang cs");
    for part in [
        "Argumenty:",
        "Návratové kódy:",
        "--players <SEZNAM>",
        "[výchozí: forfeit]",
    ] {
        assert!(czech.contains(part), "{part} is not in {czech}");
    }
    assert_eq!(
        with(&home, "help play", &[("LANG", "cs_CZ.UTF-8")]).out,
        czech
    );
    let locale = [("RNW_LANG", "cs"), ("LANG", "pl_PL.UTF-8")];
    assert_eq!(with(&home, "play -h", &locale).out, czech);
    home.out("config --set language=cs");
    assert_eq!(home.out("play --help"), czech);
}

#[test]
fn games_and_symbols_are_reported_in_every_language() {
    let home = Home::new();
    let list = home.out("list --lang cs");
    for part in [
        "nuggets   [2 až 4 hráči]",
        "Křížkuj vzory na mapách pokladů",
        "palmu smíš odmítnout",
        "(výchozí)",
        "sady obsahu, hrají se s --content NÁZEV",
        "(pro silver-and-gold)",
    ] {
        assert!(list.contains(part), "{part} is not in {list}");
    }
    for (language, says) in [
        (
            Language::Czech,
            [
                "palma\n",
                "Spustí se při zakřížkování políčka se symbolem.",
                "karet; hodnota pro bota",
            ],
        ),
        (
            Language::Polish,
            [
                "palma\n",
                "Działa: gdy zakreślasz pole z tym symbolem.",
                "kart; wartość dla bota",
            ],
        ),
    ] {
        let text = home.out(&format!("symbols explain palm --lang {language}"));
        for part in says {
            assert!(text.contains(part), "{part} is not in {text}");
        }
    }
    let card = home.out(&format!("content show P01 --game {GAME} --lang pl"));
    assert!(card.contains("liliowa 14"), "{card}");
}

/// The clauses that a text cites, in the order of the text.
fn cited(text: &str) -> Vec<&str> {
    let brackets = text.split('[').skip(1);
    let inside = brackets.filter_map(|rest| rest.split_once(']').map(|(inside, _)| inside));
    let is_clause = |text: &&str| {
        let parts = text.split_once('-');
        parts.is_some_and(|(rules, number)| {
            rules.chars().all(|c| c.is_ascii_uppercase()) && number.parse::<u32>().is_ok()
        })
    };
    inside.filter(is_clause).collect()
}

/// The games with translated rules. A game may have rules only in English. If it has one translation, it must have
/// all.
fn games_with_translated_rules() -> Vec<GameEntry> {
    let translated = games().into_iter();
    let translated = translated.filter(|entry| !entry.translated_rules.is_empty());
    let found: Vec<GameEntry> = translated.collect();
    assert!(
        found.len() >= 3,
        "the rules of the shipped games are translated"
    );
    found
}

#[test]
fn the_rules_cite_the_same_clauses_in_the_same_order_in_every_language() {
    for entry in games_with_translated_rules() {
        let english = cited(entry.rules);
        assert!(!english.is_empty(), "{}", entry.name);
        for language in OTHERS {
            let rules = entry.rules_in(language);
            assert_ne!(
                rules, entry.rules,
                "the rules of {} in {language}",
                entry.name
            );
            assert_eq!(
                cited(rules),
                english,
                "content/rules/{language}/{}.md",
                entry.name
            );
        }
    }
}

/// A translation leaves nothing out: it has the same headings, items, tables and drawings.
#[test]
fn the_rules_have_the_same_parts_in_every_language() {
    let starts =
        |text: &str, start: &str| text.lines().filter(|line| line.starts_with(start)).count();
    for entry in games_with_translated_rules() {
        for language in OTHERS {
            let rules = entry.rules_in(language);
            for start in ["# ", "## ", "### ", "- ", "|", "1. ", "2. ", "3. "] {
                let (found, expected) = (starts(rules, start), starts(entry.rules, start));
                assert_eq!(
                    found, expected,
                    "{start:?} in content/rules/{language}/{}.md",
                    entry.name
                );
            }
            let text = rules.split_whitespace().collect::<Vec<_>>().join(" ");
            for option in entry.options {
                let values: Vec<&str> = option.values.iter().map(|(value, _)| *value).collect();
                let shown = format!("`{}={}`", option.name, values.join("|"));
                assert!(
                    text.contains(&shown),
                    "{shown} in content/rules/{language}/{}.md",
                    entry.name
                );
                let default = format!("{shown}, ");
                let (_, rest) = text.split_once(&default).unwrap();
                let default = rest.split('`').nth(1).unwrap_or_default();
                assert_eq!(default, values[0], "{shown} in {language}");
            }
        }
    }
}

fn pack(files: &[(&str, &str)]) -> Files {
    let game = ("game.json", r#"{ "extends": "silver-and-gold" }"#);
    let files: Vec<(&str, &str)> = [game].into_iter().chain(files.iter().copied()).collect();
    Files::embedded("mine", &files)
}

#[test]
fn a_check_tells_what_the_languages_of_a_pack_lack() {
    let check = |files: &[(&str, &str)]| -> Vec<String> {
        let checked = rnw_cli::fuzz_api::check(&Catalogue::stock(), pack(files)).unwrap();
        let shown = checked.report.problems.iter().map(|problem| {
            assert_eq!(problem.severity, Severity::Warning, "{problem}");
            problem.to_string()
        });
        shown.filter(|problem| problem.contains("words")).collect()
    };
    let english = (
        "words/en.ftl",
        "track-coins = doubloons\ntrack-palms = trees\n",
    );
    assert_eq!(check(&[english]), [""; 0]);
    let lacks = check(&[english, ("words/cs.ftl", "track-coins = dublony\n")]);
    assert_eq!(lacks.len(), 1, "{lacks:?}");
    assert!(
        lacks[0].contains("mine/words/en.ftl:2:1")
            && lacks[0].contains(
                "track-palms is missing in words/cs.ftl; rnw shows the English text instead"
            ),
        "{lacks:?}"
    );
    let more = check(&[
        english,
        (
            "words/pl.ftl",
            "track-coins = dublony\ntrack-palms = drzewa\ntrack-gems = klejnoty\nevent-ended = Już po grze\n",
        ),
    ]);
    assert_eq!(
        more.len(),
        1,
        "what the program says may be said otherwise: {more:?}"
    );
    assert!(
        more[0].contains("mine/words/pl.ftl:3:1")
            && more[0].contains("nothing in the pack has the key track-gems"),
        "{more:?}"
    );
    let misspelt =
        "track-pamls = trees\nsymbol-palm = tree\nsymbol-palm-help = { fruit }\nfruit = a fruit\n";
    let unused = check(&[("words/en.ftl", misspelt)]);
    let expected = "warning: mine/words/en.ftl:1:1: nothing in the pack has the key track-pamls, so rnw never uses it; did you mean \"track-palms\"?";
    assert_eq!(unused, [expected]);
    let unread = check(&[english, ("words/de.ftl", "track-coins = Dublonen\n")]);
    assert!(
        unread[0].contains("mine/words/de.ftl:1:1")
            && unread[0].contains("words/en.ftl, words/cs.ftl, words/pl.ftl"),
        "{unread:?}"
    );
}

/// A pack may be in one language only, and that need not be English. Its readers see its words, so no word is missing.
#[test]
fn a_pack_in_one_language_only_gets_no_warning_about_it() {
    let words =
        "track-palms = stromy\ncolor-purple = lila\nsymbol-palm-help = { fruit }\nfruit = plod\n";
    for tag in ["en", "cs", "pl"] {
        let check = |words: &str| -> Vec<String> {
            let file = format!("words/{tag}.ftl");
            let files = pack(&[(&file, words)]);
            let checked = rnw_cli::fuzz_api::check(&Catalogue::stock(), files).unwrap();
            let problems = checked.report.problems.iter();
            problems.map(ToString::to_string).collect()
        };
        assert_eq!(check(words), [""; 0], "{tag}");
        let misspelt = words.replace("track-palms", "track-pamls");
        let expected = format!(
            "warning: mine/words/{tag}.ftl:1:1: nothing in the pack has the key track-pamls, so rnw never uses it; did you mean \"track-palms\"?"
        );
        assert_eq!(check(&misspelt), [expected]);
    }
}

#[test]
fn a_pack_is_heard_in_its_own_language_and_else_in_its_english() {
    let home = Home::new();
    std::fs::create_dir_all(home.path("mine/words")).unwrap();
    home.write("mine/game.json", r#"{ "extends": "silver-and-gold" }"#);
    home.write(
        "mine/words/en.ftl",
        "color-purple = violet\ncolor-orange = amber\n",
    );
    home.write("mine/words/cs.ftl", "color-purple = lila\n");
    let show = |card: &str, language: &str| {
        home.out(&format!(
            "content show {card} --content mine --lang {language}"
        ))
    };
    assert!(show("P01", "cs").contains("lila 14"), "the pack's Czech");
    assert!(show("O01", "cs").contains("amber 12"), "the pack's English");
    assert!(show("G01", "cs").contains("zelená 10"), "the game's Czech");
    assert!(
        show("P01", "pl").contains("violet 14"),
        "the pack's English"
    );
    assert!(
        show("P01", "en").contains("violet 14"),
        "the pack's English"
    );
}
