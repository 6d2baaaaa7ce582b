//! The card sheets and the saved object for Tabletop Simulator.

use super::Printing;
use super::files::{PrintedFiles, png};
use crate::StudioError;
use rnw_drawing::{Drawing, SavedDeck, saved_object, sheets};
use rnw_system::FileError;
use roll_and_write::text;
use std::fmt::Write;
use std::path::{Path, PathBuf, absolute};

/// The pixels of a millimetre in the picture of the back.
const BACK: f64 = 6.0;

/// Adds the folder: a picture of each card sheet and of the back, and the saved object. Returns the card sheets.
pub(super) fn add(
    printing: &Printing,
    folder: &Path,
    pack: &str,
    new: &mut PrintedFiles,
) -> Result<Vec<Drawing>, StudioError> {
    let renderer = printing.renderer();
    let decks = sheets(&renderer, &printing.printed, &printing.title);
    if decks.is_empty() {
        return Err(StudioError::Usage(format!(
            "{} has no cards, so there is nothing for Tabletop Simulator; print it with --out",
            printing.title
        )));
    }
    new.folder = Some(folder.to_owned());
    let back = folder.join("back.png");
    let drawn = renderer.finished(renderer.card_back(&printing.title));
    new.add(&back, png(&drawn, BACK)?);
    let (mut saved, mut drawings) = (Vec::new(), Vec::new());
    for (name, sheets) in decks {
        let mut placed = Vec::new();
        for (index, sheet) in sheets.into_iter().enumerate() {
            let path = folder.join(format!("{name}-{}.png", index + 1));
            new.add(&path, png(&sheet.drawing, sheet.pixels_per_mm())?);
            drawings.push(sheet.drawing.clone());
            placed.push((sheet, address(&path)?));
        }
        // The deck has a name in the language of the reader.
        let key = match name {
            "cards" => "print-cards",
            _ => "print-patterns",
        };
        saved.push(SavedDeck {
            name: format!("{}: {}", printing.title, printing.translator.text(key)),
            sheets: placed,
            back: address(&back)?,
        });
    }
    let object = serde_json::to_string_pretty(&saved_object(&printing.title, &saved));
    let object = object.map_err(|error| StudioError::internal(&error))?;
    let path = folder.join(format!("{pack}.json"));
    new.add(&path, (text::json(object) + "\n").into_bytes());
    Ok(drawings)
}

/// The address of a file on this machine, such as `file:///home/ann/tts/back.png`.
fn address(path: &Path) -> Result<String, StudioError> {
    let full: PathBuf = absolute(path).map_err(FileError::write(path))?;
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
