//! First games that teach, line by line: played to the end, skipped, and read at a real terminal.

use crate::common::{Home, Running, contains, games_of_workspace};
use crate::words::words_in;
use rnw_cli::GameEntry;
use rnw_i18n::{FrontEnd, Language, Translations, name};
use rnw_session::{Lesson, LessonStep};
use roll_and_write::Arg;

/// More decisions and answers than a lesson needs.
const MANY: usize = 400;
/// A line that is neither a move nor an answer. Its reply ends what is said before the next line is read.
const STRAY: &str = "log x";

/// A lesson that is played line by line.
struct Pupil {
    running: Running,
    words: Translations,
    steps: Vec<LessonStep>,
    /// Everything that was said so far.
    said: Vec<String>,
    /// The step whose question waits for an answer.
    asked: Option<LessonStep>,
}

fn lesson(entry: &GameEntry) -> Lesson {
    Lesson::parse(entry.lesson.unwrap()).unwrap()
}

/// The games that have a lesson.
fn taught() -> impl Iterator<Item = GameEntry> {
    let games = games_of_workspace().into_iter();
    games.filter(|entry| entry.lesson.is_some())
}

/// The letters and digits of a text. The characters of cards are none.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

impl Pupil {
    fn new(home: &Home, entry: &GameEntry, language: Language) -> Self {
        let args = format!("learn {} --plain --lang {language}", entry.name);
        Self {
            running: home.start(&args),
            words: words_in(entry, language),
            steps: lesson(entry).steps,
            said: Vec::new(),
            asked: None,
        }
    }

    /// What is said before the next line is read; `None` if the game is over.
    fn listen(&mut self) -> Option<Vec<String>> {
        let decides = self.words.text("table-log-number");
        let answers = self.words.text("teach-expected");
        self.running.try_line(STRAY);
        let mut lines = self.running.read_until(&[&decides, &answers]);
        self.said.extend(lines.clone());
        let reply = lines.pop().unwrap_or_default();
        if ![&decides, &answers].contains(&&reply) {
            return None;
        }
        let mut asked = self.steps.iter().filter(|step| step.answers > 0);
        let asked = asked.rfind(|step| lines.contains(&self.text(step, "-ask")));
        self.asked = asked.cloned().or(self.asked.take());
        assert_eq!(reply == answers, self.asked.is_some(), "{}", self.said());
        Some(lines)
    }

    fn text(&self, step: &LessonStep, part: &str) -> String {
        let key = format!("lesson-{}{part}", step.id);
        self.words.text_on(&key, FrontEnd::Lines)
    }

    /// Answers a question, first wrong and then right, or decides. Returns whether the game goes on.
    fn learn(&mut self) -> bool {
        let Some(lines) = self.listen() else {
            return false;
        };
        if let Some(step) = self.asked.take() {
            let wrong = step.right % step.answers + 1;
            self.running.try_line(&wrong.to_string());
            self.asked = Some(step.clone());
            let lines = self.listen().unwrap();
            let why = self.text(&step, "-why");
            let why = format!("{} {why}", self.words.text("teach-wrong"));
            let asked = self.asked.take().map(|step| step.id);
            assert_eq!(asked, Some(step.id), "the question waits");
            assert_eq!(lines, [why, self.words.text("teach-again")]);
            self.running.try_line(&step.right.to_string());
            return true;
        }
        let example = self.words.with("teach-example", &[("move", name("@"))]);
        let (start, end) = example.split_once('@').unwrap();
        let named = |line: &String| Some(line.strip_prefix(start)?.strip_suffix(end)?.to_owned());
        let mv = lines.iter().rev().find_map(named);
        let mv = mv.unwrap_or_else(|| {
            self.running.try_line("moves");
            best(&self.listen().unwrap())
        });
        self.running.try_line(&mv);
        true
    }

    fn said(&self) -> String {
        self.said.join("\n")
    }

    /// Checks what was said in a whole lesson.
    fn check(&self) {
        let said = self.said();
        for raw in ["lesson-", "teach-", "{", "$"] {
            assert!(
                !said.contains(raw),
                "{raw} is a text that is missing:\n{said}"
            );
        }
        let all = letters(&said);
        let count = self.steps.len();
        for (number, step) in (1..).zip(&self.steps) {
            let gaps = [
                ("step", Arg::Number(number)),
                ("steps", Arg::Number(count as i64)),
            ];
            let title = self.words.with("teach-title", &gaps);
            let titles = self.said.iter().filter(|line| **line == title);
            assert_eq!(titles.count(), 1, "{title}:\n{said}");
            let found = all.matches(&letters(&self.text(step, ""))).count();
            assert_eq!(found, 1, "{} is explained once:\n{said}", step.id);
            if step.r#try {
                let text = letters(&self.text(step, "-try"));
                assert!(all.contains(&text), "{} is tried:\n{said}", step.id);
            }
        }
        let done = self.words.text("teach-well-done");
        let tries = self.steps.iter().filter(|step| step.r#try).count();
        assert_eq!(
            self.said.iter().filter(|line| **line == done).count(),
            tries
        );
        assert!(said.contains(&self.words.text("table-standings")), "{said}");
    }
}

/// The listed move that marks the most cells, and of those the one furthest down the card.
fn best(lines: &[String]) -> String {
    let listed = |line: &String| {
        let (number, mv) = line.trim_start().split_once("  ")?;
        number.parse::<usize>().ok().map(|_| mv.to_owned())
    };
    let rank = |mv: &String| {
        let rows = mv
            .split(' ')
            .skip(1)
            .filter_map(|cell| cell.get(1..)?.parse().ok());
        let rows: Vec<usize> = rows.collect();
        (rows.len(), rows.iter().sum::<usize>())
    };
    let moves: Vec<String> = lines.iter().filter_map(listed).collect();
    // Of equal moves the first one is played.
    let best = moves.iter().rev().max_by_key(|mv| rank(mv));
    best.unwrap_or_else(|| panic!("no move is listed: {lines:?}"))
        .clone()
}

#[test]
fn every_lesson_is_played_to_the_end_in_every_language() {
    let home = Home::new();
    for entry in taught() {
        for language in Language::ALL {
            let mut pupil = Pupil::new(&home, &entry, language);
            let ends = (0..MANY).any(|_| !pupil.learn());
            assert!(ends, "the lesson never ends: {}", pupil.said());
            pupil.check();
        }
    }
    assert!(!home.path("state").exists(), "a lesson is not saved");
}

#[test]
fn steps_and_the_whole_lesson_can_be_skipped() {
    let home = Home::new();
    let input = "help\nskip\n1\nskip\nskip all\nskip\nskip all\nquit\n";
    let run = home.type_into("learn silver-and-gold", input);
    assert_eq!(run.code, 0, "{}", run.err);
    let find = |text: &str| {
        let found = run.out.find(text);
        found.unwrap_or_else(|| panic!("{text:?} is not in: {}", run.out))
    };
    let order = [
        "`skip all` ends the lesson",
        "Lesson, step 1 of 12",
        "Lesson, step 2 of 12",
        "Type `keep` and two cards.",
        "For example, type `keep ",
        "Player: keep two",
        "  skip all       end the lesson",
        "Step skipped.",
        "Lesson, step 3 of 12",
        "The lesson ends here. The game goes on. `rules` says",
        "There is nothing to skip now.",
    ];
    let places = order.map(find);
    assert!(places.is_sorted(), "{}", run.out);
    assert_eq!(run.out.matches("Step skipped.").count(), 2, "{}", run.out);
    let nothing = run.out.matches("There is nothing to skip now.");
    assert_eq!(nothing.count(), 2, "{}", run.out);
    contains(&run.err, "Start it again with: rnw learn silver-and-gold");
    // Without a lesson, the word means nothing.
    let run = home.type_into("play silver-and-gold --players me,easy --seed 4", "skip\n");
    assert!(run.out.contains("no move \"skip\""), "{}", run.out);
}

#[test]
fn a_question_waits_for_an_answer_in_words_or_for_enter() {
    let home = Home::new();
    // The chip is tried, then the question about it follows.
    let input = "chip 1 a1\n\nchip 1 a2\nmoves\nhelp\neverybody\n\nquit\n";
    let run = home.type_into("learn nuggets --plain --lang en", input);
    assert_eq!(run.code, 0, "{}", run.err);
    let after = run.out.split("Who knows its value before the end?").nth(1);
    let after = after.unwrap_or_else(|| panic!("nothing is asked: {}", run.out));
    for text in [
        "1) Everybody.",
        "2) Only you.",
        "Type the number of your answer.",
    ] {
        assert!(after.contains(text), "{text:?} is not in: {after}");
    }
    let expected = after.matches("Type the number of an answer, or `skip`.");
    assert_eq!(
        expected.count(),
        3,
        "an empty line, a move, `moves`: {after}"
    );
    assert!(after.contains("  skip all "), "{after}");
    assert!(after.contains("Not quite. The others see"), "{after}");
    assert!(after.contains("The right answer: Only you."), "{after}");
    contains(after, "Player: build two fences, place a chip, or pass.");
    assert!(
        after.find("The right answer") < after.find("Player: build"),
        "{after}"
    );
    let ended = home.type_into("learn nuggets --plain", "chip 1 a1\n");
    assert_eq!(ended.code, 6, "{}", ended.err);
    contains(&ended.err, "rnw learn nuggets --plain");
}

#[cfg(unix)]
mod at_a_terminal {
    use crate::common::Home;
    use crate::terminal::{COLS, Terminal};

    #[test]
    fn a_lesson_is_read_line_by_line_and_no_word_is_broken() {
        let home = Home::new();
        let piped = home.type_into("learn pyramids --plain", "1\n");
        for (args, variables) in [
            ("learn pyramids --plain", &[][..]),
            ("learn pyramids", &[("TERM", "dumb")]),
        ] {
            let mut terminal = Terminal::open(&home, args, variables);
            terminal.wait_since(0, "\n> ");
            terminal.press("1\r");
            terminal.wait_since(0, "Well done!");
            terminal.wait_since(0, "Lesson, step 3 of 14");
            terminal.wait_since(0, "Player: mark ");
            terminal.press("quit\r");
            terminal.look_to_the_end();
            let seen = terminal.seen();
            let long = seen
                .lines()
                .find(|line| line.chars().count() > usize::from(COLS));
            assert_eq!(long, None);
            let full = seen.lines().filter(|line| line.chars().count() > 90);
            assert!(
                full.count() > 2,
                "lines are as long as the terminal is wide:\n{seen}"
            );
            if args.ends_with("--plain") {
                let wanted = piped.out.split("Lesson, step 2 of 14").nth(1);
                let wanted = wanted.and_then(|text| text.split("Player: keep").next());
                let wanted: Vec<&str> = wanted.unwrap().split_whitespace().collect();
                let words: Vec<&str> = seen.split_whitespace().collect();
                let found = words.windows(wanted.len()).any(|words| words == wanted);
                assert!(found, "a word is broken:\n{seen}");
            }
        }
    }

    #[test]
    fn a_pass_is_confirmed() {
        let home = Home::new();
        let args = "play nuggets --plain --players me,greedy --seed 7";
        let mut terminal = Terminal::open(&home, args, &[]);
        terminal.wait_since(0, "\n> ");
        terminal.press("pass\r");
        terminal.wait_since(0, "cannot be taken back.");
        terminal.press("n\r");
        let from = terminal.raw.len();
        terminal.press("score\r");
        terminal.wait_since(from, "> ");
        assert!(
            !terminal.raw().contains("Player passes"),
            "{}",
            terminal.raw()
        );
        let from = terminal.raw.len();
        terminal.press("pass\r");
        terminal.wait_since(from, "cannot be taken back.");
        terminal.press("\r");
        terminal.wait_since(from, "Player passes");
        // A program means what it types.
        let run = home.type_into("play nuggets --players me,greedy --seed 7", "pass\n");
        assert!(run.out.contains("Player passes"), "{}", run.out);
    }
}
