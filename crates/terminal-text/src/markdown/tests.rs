use super::*;
use rnw_content::rules;
use roll_and_write::text::is_steering;
use unicode_width::UnicodeWidthStr;

/// A text laid out without styles.
fn plain(text: &str, width: usize, glyphs: Glyphs) -> String {
    let options = LayoutOptions {
        width,
        glyphs,
        styled: false,
    };
    laid_out(text, options).as_str().to_owned()
}

#[track_caller]
fn check(text: &str, width: usize, expected: &str) {
    assert_eq!(plain(text, width, Glyphs::Unicode), expected);
}

const PAGE: &str = "\
# A game
Two lines
of one paragraph, with `code x` and **bold** words. [AB-1]

## Parts
- first, long enough to be
  wrapped at forty columns
  - second
    1. third
- fourth
";

#[test]
fn headings_paragraphs_and_nested_lists_are_laid_out() {
    check(
        PAGE,
        40,
        "\
A game

Two lines of one paragraph, with
`code x` and bold words. [AB-1]

Parts

• first, long enough to be wrapped at
  forty columns
  • second
    1. third
• fourth",
    );
    let wide = "\
A game

Two lines of one paragraph, with `code x` and bold words. [AB-1]

Parts

• first, long enough to be wrapped at forty columns
  • second
    1. third
• fourth";
    check(PAGE, 80, wide);
    check(PAGE, 100, wide);
}

#[test]
fn lines_have_at_most_100_and_at_least_20_columns() {
    let text = "word ".repeat(100);
    for (asked, widest) in [(0, 19), (19, 19), (60, 59), (100, 99), (500, 99)] {
        let shown = plain(&text, asked, Glyphs::Unicode);
        let found = shown.lines().map(UnicodeWidthStr::width).max();
        assert_eq!(found, Some(widest), "{asked}");
    }
}

#[test]
fn styles_stand_where_they_are_shown() {
    let options = LayoutOptions {
        width: 80,
        glyphs: Glyphs::Unicode,
        styled: true,
    };
    let shown = laid_out(PAGE, options);
    for part in [
        "\u{1b}[1m\u{1b}[4mA game\u{1b}[0m\n",
        "with \u{1b}[1mcode x\u{1b}[0m and \u{1b}[1mbold\u{1b}[0m words. \u{1b}[2m[AB-1]\u{1b}[0m\n",
    ] {
        assert!(
            shown.as_str().contains(part),
            "{part:?} is not in {shown:?}"
        );
    }
    // A style ends with its line, so a pager can begin anywhere.
    let bold = laid_out(&format!("**{}**", "word ".repeat(40).trim()), options);
    for line in bold.as_str().lines() {
        assert!(
            line.starts_with("\u{1b}[1m") && line.ends_with("\u{1b}[0m"),
            "{line:?}"
        );
    }
}

#[test]
fn numbers_of_a_list_end_in_one_column() {
    check(
        "9. nine\n1. ten, with a second line\n\ntext\n\n3. three",
        20,
        " 9. nine
10. ten, with a
    second line

text

3. three",
    );
}

#[test]
fn items_of_several_blocks_are_parted_by_empty_lines() {
    check(
        "- one\n\n  more\n\n- two\n\n      drawing\n\ntext\n\n- [x] done\n-\n- [ ] open",
        40,
        "\
• one

  more

• two

      drawing

text

• [x] done
•
• [ ] open",
    );
}

const TABLE: &str = "\
| Name  | Number | What it is                 |
|-------|-------:|:--------------------------:|
| `one` |      1 | a  b                       |
| two   |     22 | a text that is much longer |
";

#[test]
fn a_table_that_fits_is_as_wide_as_its_cells() {
    let expected = "\
Name  │ Number │         What it is
──────┼────────┼───────────────────────────
`one` │      1 │            a  b
two   │     22 │ a text that is much longer";
    check(TABLE, 80, expected);
    check(TABLE, 100, expected);
    let ascii = plain(TABLE, 80, Glyphs::Ascii);
    assert!(ascii.is_ascii(), "{ascii}");
    assert_eq!(
        ascii.lines().nth(1),
        Some("------+--------+---------------------------")
    );
}

#[test]
fn the_cells_of_a_table_that_does_not_fit_are_wrapped() {
    check(
        TABLE,
        40,
        "\
Name  │ Number │     What it is
──────┼────────┼────────────────────
`one` │      1 │        a  b
──────┼────────┼────────────────────
two   │     22 │ a text that is much
      │        │       longer",
    );
}

#[test]
fn the_head_of_a_table_gives_way_first() {
    check(
        "| Number one | Number two |\n|---:|---|\n| 1 | 2 |\n| 3 | 4 |",
        20,
        "\
Number │ Number
   one │ two
───────┼───────
     1 │ 2
     3 │ 4",
    );
}

#[test]
fn a_table_without_room_for_its_columns_is_a_list() {
    check(
        TABLE,
        28,
        "\
Name: `one`
  Number: 1
  What it is: a  b
Name: two
  Number: 22
  What it is: a text that is
    much longer",
    );
    check(
        "| | b |\n|---|---|\n| unbreakable-word | unbreakable-word |",
        30,
        "unbreakable-word\n  b: unbreakable-word",
    );
}

#[test]
fn a_drawing_is_never_wrapped() {
    let wide = "# ".repeat(30);
    let text = format!("before\n\n      x\n    {wide}\n\nbetween\n\n```\nfenced\n\ty\n```\nbehind");
    for (width, indent) in [(40, ""), (61, "  "), (80, "    "), (100, "    ")] {
        let shown = plain(&text, width, Glyphs::Unicode);
        let wide = wide.trim_end();
        let drawing = format!("before\n\n{indent}  x\n{indent}{wide}\n\nbetween\n\n");
        assert!(shown.starts_with(&drawing), "{width}: {shown}");
        assert!(
            shown.ends_with("\n\n    fenced\n        y\n\nbehind"),
            "{width}: {shown}"
        );
    }
}

#[test]
fn links_and_footnotes_can_be_followed() {
    let text = "See [the page](https://example.org/a), <https://example.org>, [below](#here), ![a map](map.png).\nMore[^1].\n\n[^1]: A note that is so long that it takes two lines.\n";
    check(
        text,
        40,
        "\
See the page (https://example.org/a),
https://example.org, below, a map
(map.png). More[1].

[1] A note that is so long that it takes
    two lines.",
    );
    for width in [80, 100] {
        let shown = plain(text, width, Glyphs::Unicode);
        let note = "[1] A note that is so long that it takes two lines.";
        assert!(shown.ends_with(note), "{shown}");
    }
}

#[test]
fn quotations_rules_breaks_and_html_are_laid_out() {
    check(
        "> quoted\n>\n> - item\n\n---\none  \ntwo<br>three <b>four</b>\n\n<!-- a\ncomment -->\n\n<p>\n",
        20,
        "\
│ quoted
│
│ • item

────────────────────

one
two
three <b>four</b>

<p>",
    );
}

#[test]
fn a_word_that_is_too_wide_is_divided_where_it_has_a_joint() {
    check(
        "a `split=exact|floor-deposit|floor-region`, and abcdefghijklmnopqrstuvwxyz",
        20,
        "\
a
`split=exact|floor-
deposit|floor-
region`, and
abcdefghijklmnopqrst
uvwxyz",
    );
}

#[test]
fn a_strangers_text_steers_no_screen() {
    let bad = "\u{1b}[31mred\u{1b}]52;c;QQ==\u{7}\u{202e}\u{9b}2J";
    let text = format!(
        "# {bad}\n\n{bad} `{bad}` **{bad}**[^{bad}]\n\n- {bad}\n\n    {bad}\n\n```{bad}\n{bad}\n```\n\n| {bad} |\n|---|\n| {bad} |\n\n<{bad}>\n\n<p {bad}>\n\n[a](<{bad}>)\n\n[^{bad}]: {bad}\n\n&#27;[2J\n"
    );
    for width in [40, 80, 100] {
        let shown = plain(&text, width, Glyphs::Unicode);
        let steers = |c: char| is_steering(c) && c != '\n';
        assert!(!shown.contains(steers), "{shown:?}");
        assert!(
            shown.contains(r"\u{1b}[31mred\u{1b}]52;c;QQ==\u{7}"),
            "{shown}"
        );
    }
    let options = LayoutOptions {
        width: 80,
        glyphs: Glyphs::Unicode,
        styled: true,
    };
    let styled = laid_out(&text, options);
    let own = ["1", "2", "4", "0"].map(|code| format!("\u{1b}[{code}m"));
    let left = own.iter().fold(styled.as_str().to_owned(), |text, code| {
        text.replace(code, "")
    });
    assert!(!left.contains(|c| is_steering(c) && c != '\n'), "{left:?}");
}

#[test]
fn nothing_is_too_odd_to_be_laid_out() {
    // Unless all are wanted, less deep: laying out takes the square of the depth.
    let whole = std::env::var_os("RNW_TEST_WHOLE").is_some();
    let deep = |sign: &str| format!("{}x", sign.repeat(if whole { 5_000 } else { 1_000 }));
    let many = format!(
        "|{}\n|{}\n|{}",
        "a|".repeat(500),
        "-|".repeat(500),
        "b|".repeat(500)
    );
    for text in [
        "",
        "\n\n",
        "-",
        "#",
        "|",
        "```",
        "> -",
        "18446744073709551615. x\n2. y",
        "999999999. x\n1. y",
        "[^a]: [^a]: [^a]: x",
        "[^a]\n\n- [^a]: note\n\n  more",
        "| |\n|-|\n",
        "||\n|-|\n| |",
        "<br>\n\nx<br><br>y",
        "\u{301}\u{301} 漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
        &deep("> "),
        &deep("- "),
        &deep("1. "),
        &deep("*"),
        &deep("["),
        &many,
    ] {
        for width in [0, 20, 40, 100] {
            let shown = plain(text, width, Glyphs::Ascii);
            let width = width.max(NARROWEST);
            let wide = shown.lines().find(|line| line.width() > width);
            assert_eq!(wide, None, "{width}: {text:.80}");
        }
    }
}

/// The ids of clauses that a text cites, in its order.
fn cited(text: &str) -> Vec<&str> {
    let brackets = text.split('[').skip(1);
    let inside = brackets.filter_map(|rest| rest.split_once(']').map(|(inside, _)| inside));
    let has_number = |id: &&str| {
        id.split_once('-')
            .is_some_and(|id| id.1.parse::<u32>().is_ok())
    };
    inside.filter(has_number).collect()
}

#[test]
fn the_rules_of_every_game_fit_and_keep_their_clauses() {
    let games = [
        rules::SILVER_AND_GOLD,
        rules::PYRAMIDS,
        rules::NUGGETS,
        rules::LAMPLIGHTERS,
    ];
    for (game, texts) in games.into_iter().enumerate() {
        for rules in [texts.english, texts.czech, texts.polish] {
            let drawn: Vec<&str> = (rules.lines())
                .filter_map(|line| line.strip_prefix("    "))
                .map(str::trim)
                .collect();
            let clauses = cited(rules);
            assert!(clauses.len() > 15, "game {game}");
            for width in [40, 60, 80, 100] {
                let what = format!("game {game} at {width}");
                let shown = plain(rules, width, Glyphs::Unicode);
                for line in shown.lines() {
                    assert!(!line.ends_with(' '), "{what}: {line:?}");
                    if !drawn.contains(&line.trim()) {
                        assert!(line.width() <= width, "{what}: {line}");
                        // A table with a column of numbers has such a header too.
                        let marks = ["# ", "| "].iter();
                        let is_source = marks.clone().any(|mark| line.starts_with(mark))
                            && !line.contains('\u{2502}');
                        assert!(!is_source, "{what}: {line}");
                    }
                }
                assert!(!shown.contains("**"), "{what}");
                assert!(!shown.contains("\n\n\n"), "{what}");
                assert_eq!(cited(&shown), clauses, "{what}");
            }
        }
    }
}
