//! `rnw rules`: laid out for a pipe and for a terminal, and shown in a pager.

use crate::common::{Home, begins, games, lines};

/// The first line of the rules of Nuggets.
const TITLE: &str = "Nuggets: how this program plays it";

/// A pager that keeps what it is given, and tells what it was told.
const PAGER: &str = "\
cat > paged.txt
echo \"The pager ends, LESS=$LESS, LV=$LV, first=$1\"
";

/// A home with this pager.
fn home() -> Home {
    let home = Home::new();
    home.write("pager.sh", PAGER);
    home
}

#[test]
fn a_pipe_gets_80_columns_without_styles_and_no_pager() {
    let home = home();
    for game in games() {
        let mut command = home.command(&format!("rules {}", game.name));
        command.env("RNW_PAGER", "sh pager.sh");
        let run = crate::common::run(command, "");
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", game.name);
        assert!(!run.out.contains('\u{1b}'), "{}", run.out);
        assert!(
            run.out.ends_with('\n') && !run.out.ends_with("\n\n"),
            "{}",
            game.name
        );
    }
    assert!(!home.path("paged.txt").exists());
    let out = home.out("rules nuggets");
    begins(&out, format!("{TITLE}\n\nNuggets is a game by "));
    for part in [
        "\n• 35 fences, one supply for all. [NG-1]\n",
        "\nDeposits │ `exact` │ `floor-deposit` │ `floor-region`\n─────────┼─────────┼─",
        "\n    fence d3 e3      build a fence ",
        "\n 1. `preset=nuggets|armadora`, default `nuggets`. ",
    ] {
        assert!(out.contains(part), "{part:?} is not in {out}");
    }
    let widths = lines(&out).into_iter().map(|line| line.chars().count());
    assert!(widths.max() <= Some(80), "{out}");
}

#[test]
fn rules_are_drawn_with_ascii_where_that_is_asked_for() {
    let home = Home::new();
    let ascii = home.out("rules nuggets --ascii");
    assert!(ascii.is_ascii(), "{ascii}");
    assert!(ascii.contains("\n- 35 fences") && ascii.contains("\n---------+---------+-"));
    let mut command = home.command("rules nuggets");
    command.env("LANG", "C");
    assert_eq!(crate::common::run(command, "").out, ascii);
    home.out("config --set ascii=true");
    assert_eq!(home.out("rules nuggets"), ascii);
}

#[cfg(unix)]
mod at_a_terminal {
    use super::{TITLE, home};
    use crate::common::{Home, begins};
    use crate::terminal::{COLS, Terminal};

    /// Runs `rnw rules nuggets`, which must end well, with these variables; what came to the terminal.
    #[track_caller]
    fn shown(home: &Home, flags: &str, variables: &[(&str, &str)]) -> String {
        let args = format!("rules nuggets {flags}");
        let mut terminal = Terminal::open(home, &args, variables);
        terminal.look_to_the_end();
        let raw = terminal.raw().replace("\r\n", "\n");
        assert_eq!(terminal.end(), (0, None), "{variables:?}: {raw}");
        raw
    }

    #[test]
    fn a_pager_gets_the_rules_as_wide_as_the_terminal() {
        let home = home();
        let raw = shown(&home, "", &[("PAGER", "sh pager.sh 'two words'")]);
        assert_eq!(raw, "The pager ends, LESS=FRX, LV=-c, first=two words\n");
        let paged = home.read("paged.txt");
        begins(&paged, format!("\u{1b}[1m\u{1b}[4m{TITLE}\u{1b}[0m\n\n"));
        assert!(paged.contains("\u{1b}[2m[NG-1]\u{1b}[0m"), "{paged}");
        assert!(!paged.contains('`'), "code has a style: {paged}");
        let styles = ["0", "1", "2", "3", "4"].map(|code| format!("\u{1b}[{code}m"));
        let text = (styles.iter()).fold(paged, |text, style| text.replace(style, ""));
        assert!(!text.contains('\u{1b}'), "{text}");
        let widest = text.lines().map(|line| line.chars().count()).max();
        let all = usize::from(COLS);
        assert!((Some(all - 10)..=Some(all)).contains(&widest), "{widest:?}");
    }

    #[test]
    fn the_own_variable_goes_first_and_what_the_user_tells_the_pager_stays() {
        let home = home();
        let variables = [
            ("PAGER", "/no/such/pager"),
            ("RNW_PAGER", "sh pager.sh"),
            ("LESS", "S"),
        ];
        let raw = shown(&home, "", &variables);
        assert_eq!(raw, "The pager ends, LESS=S, LV=-c, first=\n");
    }

    #[test]
    fn without_colors_the_pager_gets_no_styles() {
        let home = home();
        shown(&home, "", &[("PAGER", "sh pager.sh"), ("NO_COLOR", "1")]);
        let paged = home.read("paged.txt");
        assert!(paged.starts_with(&format!("{TITLE}\n\n")), "{paged}");
        assert!(
            !paged.contains('\u{1b}') && paged.contains("`fence a2 b2`"),
            "{paged}"
        );
    }

    #[test]
    fn without_a_pager_the_rules_are_printed() {
        let home = home();
        let pager = ("PAGER", "sh pager.sh");
        let printed = shown(&home, "--no-pager", &[pager]);
        begins(&printed, format!("\u{1b}[1m\u{1b}[4m{TITLE}\u{1b}[0m\n\n"));
        for none in ["", "cat"] {
            let raw = shown(&home, "", &[pager, ("RNW_PAGER", none)]);
            assert_eq!(raw, printed, "{none:?}");
        }
        assert!(!home.path("paged.txt").exists());
    }

    #[test]
    fn a_pager_that_does_not_exist_is_told_below_the_rules() {
        let home = Home::new();
        let printed = shown(&home, "--no-pager", &[]);
        let raw = shown(&home, "", &[("PAGER", "/no/such/pager -x")]);
        let notice = raw.strip_prefix(&printed).unwrap_or_default();
        let expected = "rnw: PAGER: the pager \"/no/such/pager -x\" cannot be started: ";
        assert!(notice.starts_with(expected), "{raw}");
        // Nobody asked for `less`.
        let raw = shown(&home, "", &[("PATH", "/no/such/folder")]);
        assert_eq!(raw, printed);
    }

    #[test]
    fn a_pager_that_is_closed_early_is_no_error() {
        let raw = shown(&home(), "", &[("PAGER", "true")]);
        assert_eq!(raw, "");
    }

    #[test]
    fn ctrl_c_is_for_the_pager() {
        let home = Home::new();
        let pager = "\
trap 'pressed=1' INT
cat > paged.txt
echo ready
while [ -z \"$pressed\" ]; do sleep 0.05; done
echo 'The pager goes on'
";
        home.write("pager.sh", pager);
        let variables = [("PAGER", "sh pager.sh")];
        let mut terminal = Terminal::open(&home, "rules nuggets", &variables);
        terminal.wait_since(0, "ready");
        terminal.press("\u{3}");
        terminal.wait_since(0, "The pager goes on");
        assert_eq!(terminal.end(), (0, None));
    }
}
