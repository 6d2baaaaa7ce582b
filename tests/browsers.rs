//! The page of tables in the browser. Its own tests are in `crates/server/page/tests`; here they are started.

use crate::common::{Home, ROOT, program};
use crate::tables::Server;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, Once, PoisonError};

/// The largest page in bytes before compression, without fonts.
const PAGE_MAX: usize = 120_000;

/// One test at a time: each has several browsers.
static TURN: Mutex<()> = Mutex::new(());

fn folder() -> PathBuf {
    Path::new(ROOT).join("crates/server/page")
}

/// Runs a command in the folder of the page. It must succeed.
fn succeed(command: &mut Command) {
    let done = command
        .current_dir(folder())
        .stdin(Stdio::null())
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(
        done.status.success(),
        "{command:?}\n{}{}",
        String::from_utf8_lossy(&done.stdout),
        String::from_utf8_lossy(&done.stderr)
    );
}

/// Fetches the packages that the page is built with, as its lock file says.
fn packages() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let lock = fs::metadata(folder().join("package-lock.json")).unwrap();
        let fetched = fs::metadata(folder().join("node_modules/.package-lock.json"));
        let is_fresh =
            fetched.is_ok_and(|fetched| fetched.modified().unwrap() >= lock.modified().unwrap());
        if !is_fresh {
            succeed(Command::new("npm").args([
                "ci",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
            ]));
        }
    });
}

fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| {
            (
                entry.file_name().into_string().unwrap(),
                fs::read(entry.path()).unwrap(),
            )
        })
        .collect();
    files.sort();
    files
}

/// The page is embedded as it was built. So the built files must be those of the sources.
#[test]
#[ignore = "needs Node"]
fn the_page_is_built_from_its_sources() {
    packages();
    let home = Home::new();
    let built = home.path("dist");
    succeed(Command::new("npm").args(["run", "--silent", "check"]));
    succeed(
        Command::new("node")
            .args(["build.mjs", "--out"])
            .arg(&built),
    );
    let (kept, built) = (files(&folder().join("dist")), files(&built));
    let names = |files: &[(String, Vec<u8>)]| -> Vec<String> {
        files.iter().map(|(name, _)| name.clone()).collect()
    };
    assert_eq!(names(&kept), names(&built));
    for ((name, kept), (_, built)) in kept.iter().zip(&built) {
        assert!(
            kept == built,
            "{name} is old: npm run build in crates/server/page"
        );
    }
}

#[test]
fn the_page_is_small_and_asks_nobody_else() {
    let files = files(&folder().join("dist"));
    let text = files
        .iter()
        .filter(|(name, _)| Path::new(name).extension() != Some("png".as_ref()));
    let bytes: usize = text.clone().map(|(_, bytes)| bytes.len()).sum();
    assert!(bytes <= PAGE_MAX, "the page has {bytes} bytes");
    for (name, bytes) in text {
        let text = String::from_utf8(bytes.clone()).unwrap();
        // Names of XML, which nobody asks for, and the server that the page itself comes from.
        let text = text.replace("http://www.w3.org/", "");
        for sign in ["http://", "https://", "//#", "style=\"", "<style"] {
            assert!(!text.contains(sign), "{name} has {sign:?}");
        }
    }
    let (_, index) = files.iter().find(|(name, _)| name == "index.html").unwrap();
    let index = String::from_utf8(index.clone()).unwrap();
    for script in index.split("<script").skip(1) {
        let (attributes, rest) = script.split_once('>').unwrap();
        assert!(
            attributes.contains("src=\"") && rest.starts_with("</script>"),
            "{script}"
        );
    }
}

/// What a browser has already is not sent again.
#[test]
fn a_file_of_the_page_is_sent_once() {
    let home = Home::new();
    let server = Server::start(&home, "");
    for path in ["/", "/app.js", "/fonts/regular.woff2"] {
        let line = format!("GET {path}");
        let first = server.request(&line, "", "");
        assert_eq!(first.status, 200, "{path}");
        let tag = first.head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("etag").then(|| value.trim())
        });
        let known = format!("If-None-Match: {}\r\n", tag.unwrap());
        let again = server.request(&line, &known, "");
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        let other = server.request(&line, "If-None-Match: \"0\"\r\n", "");
        assert_eq!((other.status, other.body), (200, first.body), "{path}");
    }
}

/// Runs a case of the tests of the page. The records lie in a home folder of their own.
fn browsers(case: &[&str]) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    packages();
    succeed(Command::new("node").args(["build.mjs", "--tests"]));
    let home = Home::new();
    let mut command = Command::new("node");
    command
        .arg("node_modules/.cache/browsers.mjs")
        .args(case)
        .envs(home.environment())
        .env("RNW", program())
        .env("FOLDER", home.path("tables"));
    succeed(&mut command);
}

#[test]
#[ignore = "needs Node"]
fn patterns_lie_and_moves_fit() {
    browsers(&["targets"]);
}

#[test]
#[ignore = "needs Chromium"]
fn four_phones_play_silver_and_gold() {
    browsers(&["game", "silver-and-gold"]);
}

#[test]
#[ignore = "needs Chromium"]
fn four_phones_play_pyramids() {
    browsers(&["game", "pyramids"]);
}

#[test]
#[ignore = "needs Chromium"]
fn four_phones_play_nuggets() {
    browsers(&["game", "nuggets"]);
}

#[test]
#[ignore = "needs Chromium"]
fn four_phones_play_lamplighters() {
    browsers(&["game", "lamplighters"]);
}

#[test]
#[ignore = "needs Chromium"]
fn fingers_mouse_and_keyboard_do_everything() {
    browsers(&["hands"]);
}

#[test]
#[ignore = "needs Chromium"]
fn every_target_is_hit_with_a_finger_at_every_size() {
    browsers(&["sizes"]);
}

#[test]
#[ignore = "needs Chromium"]
fn a_form_offers_what_can_be_and_asks_before_what_stays() {
    browsers(&["asks"]);
}

#[test]
#[ignore = "needs Chromium"]
fn everybody_sees_who_decides_and_what_has_happened() {
    browsers(&["attention"]);
}

#[test]
#[ignore = "needs Chromium"]
fn seats_are_taken_watched_freed_and_given_to_bots() {
    browsers(&["seats"]);
}

#[test]
#[ignore = "needs Chromium"]
fn a_lost_table_is_told_and_found_again() {
    browsers(&["connection"]);
}

#[test]
#[ignore = "needs Chromium"]
fn lessons_analyses_and_results_are_shown() {
    browsers(&["more"]);
}

#[test]
#[ignore = "needs Chromium"]
fn every_page_is_accessible_on_a_phone() {
    browsers(&["pages", "phone"]);
}

#[test]
#[ignore = "needs Chromium"]
fn every_page_is_accessible_on_a_tablet() {
    browsers(&["pages", "tablet"]);
}

#[test]
#[ignore = "needs Chromium"]
fn every_page_is_accessible_on_a_desktop() {
    browsers(&["pages", "desktop"]);
}
