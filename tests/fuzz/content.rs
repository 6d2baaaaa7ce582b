//! A pack from bytes: checked, shown, opened, played.

use super::play::{Screened, play};
use super::screen::FuzzScreen;
use super::{CATALOGUE, Chance};
use rnw_cli::CatalogueError;
use rnw_cli::fuzz_api;
use rnw_packs::{Blob, Files, Source};

/// The maximum number of decisions and draws in a game.
const STEPS: usize = 120;

/// Checks a pack, and plays it if it has no errors.
///
/// The bytes are files. Each file follows a line `=== NAME`; the text before the first such line is `game.json`. A
/// line `=== layer` ends a pack, and the next pack extends it. The lowest pack extends what its `game.json` names.
///
/// # Panics
/// If the target finds an error.
pub fn content(bytes: &[u8]) {
    let mut layers = layers(bytes).into_iter();
    let lowest = layers.next().unwrap_or_default();
    let Ok(lowest) = fuzz_api::check(&CATALOGUE, lowest) else {
        return;
    };
    let files = layers.fold(lowest.files, |base, files| files.extending(base));
    let Ok(checked) = fuzz_api::check(&CATALOGUE, files) else {
        return;
    };
    let sound = !checked.report.has_errors();
    assert!(!checked.shown.is_empty() || sound, "a wrong pack is told");
    let Some(entry) = checked.entry else {
        assert!(!sound, "a pack that is sound is of some game");
        return;
    };
    let screen = FuzzScreen::new(&entry, &checked.files, names(entry.seats.1));
    let screen = screen.expect("the words of a pack that is sound");
    let mut chance = Chance::of(bytes);
    let mut options = Vec::new();
    for spec in entry.options {
        if chance.below(3) == 0 {
            let value = spec.values[chance.below(spec.values.len())].0;
            options.push((spec.name.to_owned(), value.to_owned()));
        }
    }
    let (least, most) = entry.seats;
    for seats in least..=most {
        match entry.open(&checked.files, &options, seats, CATALOGUE.plugins()) {
            Ok(loaded) if chance.below(2) == 0 => {
                let screened = Screened {
                    loaded: &loaded,
                    screen: &screen,
                };
                play(&screened, &mut chance, STEPS);
            }
            Ok(_) | Err(CatalogueError::Usage(_)) => {}
            Err(error) => panic!("the pack is sound, but cannot be opened: {error}"),
        }
    }
}

/// Names for this number of seats.
pub(super) fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| format!("Player {seat}")).collect()
}

/// The packs, the lowest first. At most 8.
fn layers(bytes: &[u8]) -> Vec<Files> {
    let mut packs = vec![Vec::new()];
    let mut name = "game.json".to_owned();
    let mut body = Vec::new();
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let Some(title) = line.strip_prefix(b"=== ") else {
            body.extend_from_slice(line);
            continue;
        };
        let title = String::from_utf8_lossy(title).trim().to_owned();
        let starts_layer = title == "layer";
        let next = if starts_layer {
            "game.json".to_owned()
        } else {
            title
        };
        let file = (
            std::mem::replace(&mut name, next),
            std::mem::take(&mut body),
        );
        packs.last_mut().expect("there is one").push(file);
        if starts_layer {
            packs.push(Vec::new());
        }
    }
    packs.last_mut().expect("there is one").push((name, body));
    packs.into_iter().take(8).map(files).collect()
}

fn files(found: Vec<(String, Vec<u8>)>) -> Files {
    let (mut sources, mut blobs) = (Vec::new(), Vec::<Blob>::new());
    for (name, mut bytes) in found {
        let path = format!("pack/{name}");
        let ending = name.rsplit_once('.').map(|parts| parts.1);
        let known = sources.iter().any(|source: &Source| source.name == name)
            || blobs.iter().any(|blob| blob.name == name);
        if known || bytes.is_empty() {
            continue;
        }
        match ending {
            Some("wasm" | "wat") => {
                // The newline before the next title is not a part of the module.
                bytes.pop_if(|last| *last == b'\n');
                blobs.push(Blob { path, name, bytes });
            }
            // The command refuses files that are not UTF-8 before it checks them.
            _ => sources.push(Source {
                path,
                name,
                text: String::from_utf8_lossy(&bytes).into_owned(),
            }),
        }
    }
    Files::new(sources).with_blobs(blobs)
}
