//! The card sheets and the saved object for Tabletop Simulator.

use super::Printing;
use super::files::{NewFiles, png};
use crate::failure::Failure;
use rnw_drawing::{CardSheet, SavedDeck, saved_object, sheets};
use roll_and_write::text;
use std::fmt::Write;
use std::path::{Path, PathBuf, absolute};

/// The pixels of a millimetre in the picture of the back.
const BACK: f64 = 6.0;

/// Adds the folder: a picture of each card sheet and of the back, and the saved object.
pub(super) fn add(
    printing: &Printing,
    folder: &Path,
    pack: &str,
    new: &mut NewFiles,
) -> Result<(), Failure> {
    let renderer = printing.renderer();
    let decks = sheets(&renderer, &printing.printed, &printing.title);
    if decks.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no cards, so there is nothing for Tabletop Simulator; print it with --out",
            printing.title
        )));
    }
    new.add_folder(folder);
    let back = folder.join("back.png");
    new.add(&back, png(&renderer.card_back(&printing.title), BACK)?);
    let mut saved = Vec::new();
    for (name, sheets) in decks {
        let mut placed = Vec::new();
        for (index, sheet) in sheets.into_iter().enumerate() {
            let path = folder.join(format!("{name}-{}.png", index + 1));
            new.add(&path, png(&sheet.drawing, sheet.pixels_per_mm())?);
            new.shows(std::slice::from_ref(&sheet.drawing));
            placed.push((sheet, address(&path)?));
        }
        saved.push(deck(printing, name, placed, address(&back)?));
    }
    let object = saved_object(&printing.title, &saved);
    let object = serde_json::to_string_pretty(&object);
    let object = object.map_err(|error| Failure::Internal(error.to_string()))?;
    let path = folder.join(format!("{pack}.json"));
    new.add(&path, (text::json(object) + "\n").into_bytes());
    Ok(())
}

/// A deck with its name in the language of the reader.
fn deck(
    printing: &Printing,
    kind: &str,
    sheets: Vec<(CardSheet, String)>,
    back: String,
) -> SavedDeck {
    let key = match kind {
        "cards" => "print-cards",
        _ => "print-patterns",
    };
    let name = format!("{}: {}", printing.title, printing.translator.text(key));
    SavedDeck { name, sheets, back }
}

/// The address of a file on this machine, such as `file:///home/ann/tts/back.png`.
fn address(path: &Path) -> Result<String, Failure> {
    let full: PathBuf = absolute(path).map_err(Failure::file(path))?;
    let full = full.to_string_lossy().replace('\\', "/");
    let mut address = "file:///".to_owned();
    for byte in full.trim_start_matches('/').bytes() {
        if byte.is_ascii_alphanumeric() || b"/:-_.~".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    Ok(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_no_blanks() {
        let address = address(Path::new("/tmp/my packs/ž.png")).unwrap();
        assert_eq!(address, "file:///tmp/my%20packs/%C5%BE.png");
    }
}
