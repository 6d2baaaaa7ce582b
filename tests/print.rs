//! Packs on paper: what `content print` writes, and what it refuses.

use crate::common::Home;
use rnw_cli::Catalogue;
use rnw_i18n::Language;
use std::fs;

/// The names of the files in a folder, sorted.
fn files(home: &Home, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(home.path(folder)).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

fn packs() -> Vec<&'static str> {
    let packs = Catalogue::stock().packs();
    packs.into_iter().map(|pack| pack.name).collect()
}

#[test]
fn every_shipped_pack_prints_in_every_language() {
    let home = Home::new();
    for pack in packs() {
        for language in Language::ALL {
            let file = format!("{pack}-{language}.html");
            let run = home.run(&format!(
                "content print {pack} --out {file} --lang {language}"
            ));
            assert_eq!((run.code, run.out.as_str()), (0, ""), "{pack}: {}", run.err);
            assert_eq!(
                run.err,
                format!("Printed: {file}\n"),
                "and no letter is missing"
            );
            let page = home.read(&file);
            assert!(page.contains(&format!("lang=\"{language}\"")) && page.ends_with("</html>\n"));
            assert!(page.matches("<svg ").count() >= 3, "{pack}");
        }
    }
}

#[test]
fn a_folder_has_a_file_for_each_page() {
    let home = Home::new();
    home.out("content print nuggets --out pages --seats 2");
    let pages = files(&home, "pages");
    assert_eq!(pages, ["page-01.svg", "page-02.svg", "page-03.svg"]);
    let page = home.read("pages/page-01.svg");
    assert!(page.starts_with("<svg ") && page.contains("width=\"210mm\""));
    home.refused(
        "content print nuggets --out pages --seats 2",
        2,
        "--force overwrites it",
    );
    // Pages of a longer printing do not stay among those of a shorter one.
    home.out("content print nuggets --out pages --force");
    assert_eq!(files(&home, "pages").len(), 4, "two pages of score sheets");
    home.out("content print nuggets --out pages --seats 2 --force --paper letter");
    assert_eq!(files(&home, "pages"), pages);
    assert!(home.read("pages/page-03.svg").contains("width=\"215.9mm\""));
}

#[test]
fn score_sheets_are_for_the_seats_that_are_asked_for() {
    let home = Home::new();
    for seats in 1..=4 {
        home.out(&format!(
            "content print silver-and-gold --out {seats}.html --seats {seats}"
        ));
        let page = home.read(&format!("{seats}.html"));
        assert_eq!(
            page.matches(">Silver &amp; Gold: score sheet<").count(),
            seats
        );
    }
    home.refused("content print nuggets --out x.html --seats 1", 2, "seats");
    home.refused("content print nuggets --out x.html --seats 5", 2, "5");
    home.refused(
        "content print nuggets --out x.html --option preset=other",
        2,
        "other",
    );
}

/// The texts of a page, joined in their order.
fn texts(page: &str) -> String {
    let parts = page.split("<text ").skip(1);
    let text = |part: &str| {
        let (_, text) = part.split_once('>').unwrap();
        text.split("</text>").next().unwrap().to_owned()
    };
    parts.map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_score_sheet_with_printed_boxes_can_be_played_on() {
    let home = Home::new();
    home.out("content print lamplighters --out pages --seats 1");
    let text = texts(&home.read("pages/page-01.svg"));
    for says in [
        "Amber Lane 5, Blue Quay 6: corner, also lights the next lamp in Red Square",
        "Amber Lane 7, Red Square 11: corner, also lights the next lamp in Green Hill",
        "Blue Quay 9, Green Hill 9b: corner, also lights the next lamp in Amber Lane",
        "Green Hill 6b, Red Square 7: corner, also lights the next lamp in Blue Quay",
        "Amber Lane 10, Blue Quay 4, Green Hill 12, Red Square 5: bell, needs 5 lit lamps in its street and closes it",
        "points for 1, 2, 3 and more lit lamps in a street: 1, 2, 4, 6, 9, 12, 16, 20, 25, 30",
        "points for each bell: +5; for each burn: -4",
        "Points __ lamps in Amber Lane __ lamps in Blue Quay __ lamps in Green Hill __ lamps in Red Square __ bells __ burns Total",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
}

#[test]
fn a_single_card_is_a_picture() {
    let home = Home::new();
    home.out("content print silver-and-gold --card g06 --svg G06.svg");
    let card = home.read("G06.svg");
    assert!(card.contains("width=\"63mm\" height=\"88mm\"") && card.contains("@font-face"));
    assert!(card.contains(">G06</text>") && card.contains(">♣</text>"));
    home.out("content print silver-and-gold --card L4 --svg L4.svg --black-and-white");
    assert!(home.read("L4.svg").contains(">L4</text>"));
    home.out("content print nuggets --card Nuggets --svg board.svg");
    assert!(home.read("board.svg").contains(">h</text>"));
    let print = "content print silver-and-gold --card G66 --svg x.svg";
    home.refused(print, 2, "the pack has no card \"G66\"");
    let print = "content print nuggets --card Nugget --svg x.svg";
    home.refused(print, 2, "did you mean \"Nuggets\"?");
    home.refused("content print silver-and-gold --card G06", 2, "--svg");
    home.refused("content print silver-and-gold --svg x.svg", 2, "--card");
    let both = "content print silver-and-gold --out x.html --svg x.svg";
    home.refused(both, 2, "--svg");
    assert!(!home.path("x.svg").exists() && !home.path("x.html").exists());
}

#[test]
fn cards_have_sizes_bleed_and_backs() {
    let home = Home::new();
    let print = "content print silver-and-gold";
    home.out(&format!("{print} --card G06 --svg mini.svg --size mini"));
    assert!(
        home.read("mini.svg")
            .contains("width=\"44mm\" height=\"68mm\"")
    );
    home.out(&format!(
        "{print} --card back --svg back.svg --size tarot --bleed 3"
    ));
    let back = home.read("back.svg");
    assert!(back.contains("width=\"76mm\" height=\"126mm\"") && back.contains("Silver &amp; Gold"));
    home.out(&format!("{print} --out single --seats 1"));
    home.out(&format!(
        "{print} --out duplex --seats 1 --backs --bleed 3 --paper letter"
    ));
    let (single, duplex) = (files(&home, "single").len(), files(&home, "duplex").len());
    assert!(
        duplex > 2 * single,
        "fewer cards on a page, and a back for each: {single} {duplex}"
    );
    let back = home.read("duplex/page-02.svg");
    assert_eq!(
        back.matches(">Silver &amp; Gold</text>").count(),
        5,
        "four backs and the footer"
    );
    home.out(&format!("{print} --out tarot --size tarot --seats 1"));
    assert!(
        home.read("tarot/page-01.svg")
            .contains("cards are 70 x 120 mm")
    );
    for (wrong, says) in [
        ("--out x --size jumbo", "poker, mini, tarot"),
        ("--out x --bleed 9", "1 to 5"),
        ("--tts x --bleed 3", "--bleed"),
        ("--card G06 --svg x.svg --backs", "--backs"),
    ] {
        home.refused(&format!("{print} {wrong}"), 2, says);
    }
    let nuggets = "content print nuggets --out x --backs";
    home.refused(
        nuggets,
        2,
        "Nuggets has no cards, so there are no backs; print it without --backs",
    );
    assert!(!home.path("x").exists() && !home.path("x.svg").exists());
}

#[test]
fn what_cannot_be_written_is_refused() {
    let home = Home::new();
    let print = "content print silver-and-gold --out";
    home.refused(
        &format!("{print} cards.docx"),
        2,
        "expected .pdf, .html, or a folder",
    );
    home.refused(&format!("{print} cards.svg"), 2, "name a folder");
    home.refused(
        &format!("{print} none/cards.html"),
        2,
        "there is no folder none",
    );
    home.write("cards.html", "mine");
    home.refused(
        &format!("{print} cards.html"),
        2,
        "cards.html already exists; --force",
    );
    assert_eq!(home.read("cards.html"), "mine");
    home.write("file", "mine");
    let run = home.run(&format!("{print} file/pages"));
    assert_ne!(run.code, 0, "{}", run.err);
    assert!(!run.err.contains("panicked"), "{}", run.err);
    fs::create_dir(home.path("folder.html")).unwrap();
    home.out(&format!("{print} folder.html"));
    assert!(
        files(&home, "folder.html").len() > 5,
        "a folder stays a folder"
    );
    home.refused("content print silver-and-gold", 2, "--out");
    home.refused(
        "content print silver-and-golt --out x.html",
        2,
        "did you mean",
    );
}

#[test]
fn a_broken_pack_is_not_printed() {
    let home = Home::new();
    fs::create_dir(home.path("my")).unwrap();
    home.write(
        "my/game.json",
        "{ \"extends\": \"pyramids\", \"title\": \"My\" }",
    );
    home.write("my/cards.json", "{ \"cards\": [");
    home.refused("content print my --out my.html", 3, "my/cards.json:1:");
    home.refused(
        "content print my --card G03 --svg my.svg",
        3,
        "my/cards.json:1:",
    );
    assert!(!home.path("my.html").exists() && !home.path("my.svg").exists());
}

#[test]
fn letters_that_the_font_lacks_are_named() {
    let home = Home::new();
    fs::create_dir(home.path("my")).unwrap();
    home.write(
        "my/game.json",
        "{ \"extends\": \"pyramids\", \"title\": \"漢 <b>\" }",
    );
    let run = home.run("content print my --out my.html");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("these letters: 漢"), "{}", run.err);
    let page = home.read("my.html");
    assert!(page.contains("漢 &lt;b&gt;") && !page.contains("<b>"));
}

/// A pack with pictures and a font: Silver & Gold with another title.
fn pack_with_art(home: &Home) {
    fs::create_dir_all(home.path("my/art")).unwrap();
    let game = "{ \"extends\": \"silver-and-gold\", \"title\": \"My\" }";
    home.write("my/game.json", game);
    fs::write(home.path("my/art/back.png"), RED).unwrap();
    home.write("my/art/card-G06.svg", SQUARE);
    home.write("my/art/symbol-palm.svg", SQUARE);
    home.write("my/art/title.svg", SQUARE);
}

const RED: &[u8] = include_bytes!("../crates/drawing/tests/pictures/red.png");
const FONT: &[u8] = include_bytes!("../crates/drawing/fonts/DejaVuSans.ttf");
const LETTERS: &[u8] = include_bytes!("../crates/drawing/fonts/DejaVuSans-Bold.ttf");
const SQUARE: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M1 1h7v7h-7Z\"/></svg>";

#[test]
fn pictures_of_a_pack_are_printed() {
    let home = Home::new();
    pack_with_art(&home);
    let before = home.out("content check my");
    home.out("content print my --card g06 --svg G06.svg");
    let card = home.read("G06.svg");
    assert!(card.contains("id=\"art-card-G06\"") && card.contains("id=\"art-symbol-palm\""));
    assert!(
        !card.contains("art-back") && !card.contains(">♣<"),
        "only what the card shows"
    );
    home.out("content print my --out pages --backs --seats 1");
    let back = home.read("pages/page-02.svg");
    assert_eq!(
        back.matches("data:image/png;base64,").count(),
        1,
        "each picture once"
    );
    assert_eq!(back.matches("href=\"#art-back\"").count(), 9);
    // A pack that extends this one has its pictures, and may replace them.
    fs::create_dir_all(home.path("next/art")).unwrap();
    home.write("next/game.json", "{ \"extends\": \"../my\" }");
    home.write("next/art/back.svg", SQUARE);
    home.out("content print next --card back --svg back.svg");
    assert!(home.read("back.svg").contains("data:image/svg+xml;"));
    home.out("content print next --card G06 --svg next.svg");
    assert_eq!(home.read("next.svg"), card);
    // Without colours, there are no pictures.
    home.out("content print my --card G06 --svg plain.svg --black-and-white");
    assert!(!home.read("plain.svg").contains("art-"));
    // Pictures are no part of what is played.
    fs::remove_dir_all(home.path("my/art")).unwrap();
    assert_eq!(home.out("content check my"), before);
}

#[test]
fn a_symbol_that_replaces_one_of_the_base_keeps_its_hue() {
    let home = Home::new();
    let hues = [("", "#1b6e34"), ("\"hue\": \"red\", ", "#b3162c")];
    for (index, (hue, color)) in hues.into_iter().enumerate() {
        let pack = format!("my{index}");
        fs::create_dir(home.path(&pack)).unwrap();
        home.write(
            &format!("{pack}/game.json"),
            "{ \"extends\": \"silver-and-gold\" }",
        );
        let symbol = format!(
            "{{ \"symbols\": [{{ \"name\": \"palm\", \"char\": \"T\", \"glyph\": \"♠\", {hue}\"program\": \"on mark: write 1 on palms\" }}] }}"
        );
        home.write(&format!("{pack}/symbols.json"), &symbol);
        home.out(&format!("content print {pack} --card G06 --svg {pack}.svg"));
        let card = home.read(&format!("{pack}.svg"));
        assert!(
            card.contains(&format!("fill=\"{color}\">♠</text>")),
            "{card}"
        );
    }
}

#[test]
fn what_is_no_picture_and_no_font_is_refused() {
    let home = Home::new();
    let wrongs: [(&str, &[u8], &str); 6] = [
        (
            "back.png",
            b"GIF89a",
            "this is no PNG picture; save it as PNG\n--> my/art/back.png\n",
        ),
        (
            "back.png",
            &RED[..60],
            "this PNG picture is broken or not whole; save it again\n--> my/art/back.png\n",
        ),
        (
            "title.svg",
            b"<svg viewBox='0 0 1 1'>\n<script/></svg>",
            "<script> is refused; a picture contains no programs\n--> my/art/title.svg:2:1\n",
        ),
        (
            "back.svg",
            SQUARE.as_bytes(),
            "two files have the name back; remove one\n--> my/art/back.svg\n",
        ),
        ("font.ttf", b"no font", "this is no font"),
        ("font.ttf", LETTERS, "the font DejaVu Sans Bold has no "),
    ];
    for (file, bytes, says) in wrongs {
        pack_with_art(&home);
        fs::write(home.path("my/art").join(file), bytes).unwrap();
        home.refused("content check my", 3, says);
        home.refused("content print my --out my.html", 3, says);
        home.refused("content print my --out pages", 3, says);
        assert!(!home.path("my.html").exists() && !home.path("pages").exists());
        home.out("simulate --content my --games 1");
        fs::remove_dir_all(home.path("my/art")).unwrap();
    }
    pack_with_art(&home);
    fs::write(home.path("my/art/back.png"), vec![0; (4 << 20) + 1]).unwrap();
    home.refused("content check my", 3, "4194304");
    fs::remove_dir_all(home.path("my/art")).unwrap();
    home.write("my/art", "no folder");
    home.refused("content print my --out my.html", 3, "not a readable folder");
}

#[test]
fn a_font_of_the_pack_is_used() {
    let home = Home::new();
    pack_with_art(&home);
    fs::write(home.path("my/art/font.ttf"), FONT).unwrap();
    let warned = home.out("content check my");
    assert!(warned.contains("no errors; "), "{warned}");
    home.out("content print my --out my.html");
    let page = home.read("my.html");
    assert_eq!(
        page.matches("font-family:\"Pack\"").count(),
        1,
        "the font is there once"
    );
    assert!(page.contains("font-family=\"Pack, DejaVu Sans,"));
}

#[test]
fn pictures_with_other_names_are_warned_of() {
    let home = Home::new();
    pack_with_art(&home);
    home.write("my/art/card-G66.svg", SQUARE);
    home.write("my/art/back.xcf", "a drawing");
    home.write("my/art/.hidden", "");
    let run = home.run("content check my");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("no errors, 2 warnings"), "{}", run.out);
    let all = run.out + &run.err;
    assert!(
        all.contains("nothing of the pack has the name card-G66"),
        "{all}"
    );
    assert!(
        all.contains("rnw does not read back.xcf; expected .png or .svg, or font.ttf"),
        "{all}"
    );
    home.refused(
        "content print my --card G06 --svg my/art/back.png --force",
        2,
        "art/back.png",
    );
    assert_eq!(fs::read(home.path("my/art/back.png")).unwrap(), RED);
}

#[test]
fn without_the_feature_the_command_says_how_to_get_it() {
    let home = Home::new();
    let build = "cargo install --path crates/cli --features paper";
    let page = include_str!("../docs/printing.md");
    assert!(
        page.contains(&format!("$ {build}\n")),
        "the page gives the same command"
    );
    for wanted in ["--out x.pdf", "--card G06 --png x.png", "--tts x"] {
        let print = format!("content print silver-and-gold {wanted}");
        home.refused(&print, 2, build);
        home.refused(&print, 2, "built without PDF and PNG");
    }
    assert!(!home.path("x").exists());
}

/// `.ci/run` builds a command with the feature and names it by `RNW_TEST_PROGRAM`.
mod with_paper {
    use super::{files, packs};
    use crate::common::Home;
    use serde_json::Value;
    use std::fs;

    fn bytes(home: &Home, name: &str) -> Vec<u8> {
        fs::read(home.path(name)).unwrap()
    }

    /// The width and the height of a PNG picture.
    fn size(png: &[u8]) -> (u32, u32) {
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        (number(16), number(20))
    }

    #[test]
    #[ignore = "is run with a command that is built with the feature paper"]
    fn every_shipped_pack_prints_as_pdf() {
        let home = Home::new();
        for pack in packs() {
            home.out(&format!("content print {pack} --out {pack}.pdf --lang cs"));
            let file = bytes(&home, &format!("{pack}.pdf"));
            assert!(file.starts_with(b"%PDF-1."), "{pack}");
            assert!(
                String::from_utf8_lossy(&file).contains("/FontFile2"),
                "{pack}"
            );
            home.out(&format!(
                "content print {pack} --out {pack}.pdf --lang cs --force"
            ));
            assert_eq!(
                bytes(&home, &format!("{pack}.pdf")),
                file,
                "the same file again"
            );
        }
    }

    #[test]
    #[ignore = "is run with a command that is built with the feature paper"]
    fn a_card_is_a_picture_of_300_dots_per_inch() {
        let home = Home::new();
        home.out("content print pyramids --card G03 --png G03.png --svg G03.svg");
        assert_eq!(size(&bytes(&home, "G03.png")), (744, 1039));
        assert!(home.read("G03.svg").contains(">G03</text>"));
    }

    /// The local file of an address.
    fn file_of(address: &Value) -> String {
        let address = address.as_str().unwrap();
        let path = address.strip_prefix("file://").unwrap();
        path.replace("%20", " ")
    }

    #[test]
    #[ignore = "is run with a command that is built with the feature paper"]
    fn tabletop_simulator_finds_every_card() {
        let home = Home::new();
        for pack in ["silver-and-gold", "jungle-temple"] {
            let print = format!("content print {pack} --tts {pack}-tts");
            home.out(&print);
            let names = files(&home, &format!("{pack}-tts"));
            let saved = format!("{pack}.json");
            let mut expected = ["back.png", "cards-1.png", "patterns-1.png", saved.as_str()];
            expected.sort_unstable();
            assert_eq!(names, expected);
            let object: Value =
                serde_json::from_str(&home.read(&format!("{pack}-tts/{saved}"))).unwrap();
            let decks = object["ObjectStates"].as_array().unwrap();
            assert_eq!(decks.len(), 2, "a deck for each kind of card");
            for deck in decks {
                for sheet in deck["CustomDeck"].as_object().unwrap().values() {
                    let picture = fs::read(file_of(&sheet["FaceURL"])).unwrap();
                    let (width, height) = size(&picture);
                    assert!(width <= 4096 && height <= 4096);
                    let slots =
                        ["NumWidth", "NumHeight"].map(|key| sheet[key].as_u64().unwrap() as f64);
                    let card = (f64::from(width) / slots[0]) / (f64::from(height) / slots[1]);
                    assert!(
                        (card - 63.0 / 88.0).abs() < 0.01,
                        "cards keep their shape: {card}"
                    );
                    assert!(fs::metadata(file_of(&sheet["BackURL"])).is_ok());
                }
            }
            home.refused(&print, 2, "already exists; --force overwrites it");
            home.out(&format!("{print} --force"));
        }
        home.refused("content print nuggets --tts x", 2, "has no cards");
        assert!(!home.path("x").exists());
    }
}
