//! Games and saved games of a catalogue, as a server is handed them.

use crate::{CatalogueLibrary, HostingError, RecordFolder, saved_table};
use rnw_catalogue::Catalogue;
use rnw_i18n::Language;
use rnw_plan::{TablePlan, pack, seating};
use rnw_server::{GameChoice, GameLibrary, TableStorage};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const GAME: &str = "nuggets";

/// A folder with the record of a game that has begun, with the included pack of this name.
fn begun(pack: &str) -> (TempDir, PathBuf) {
    let catalogue = Catalogue::stock();
    let files = pack::named(&catalogue, Path::new(pack)).unwrap();
    let entry = *pack::entry_of(&catalogue, &files).unwrap();
    let players = ["me".to_owned(), "greedy".to_owned()];
    let (language, bots) = (Language::English, catalogue.bots());
    let seats = seating::assignments(&players, &[], language, &[], entry.seats, bots).unwrap();
    let plan = TablePlan {
        entry,
        files,
        options: Vec::new(),
        seats,
        seed: 1,
    };
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.jsonl");
    let planned = plan.load(&catalogue).unwrap();
    let mut table = planned.open(File::create(&path).unwrap()).unwrap();
    table.deal().unwrap();
    (folder, path)
}

#[test]
fn a_saved_game_becomes_a_table_and_stays_the_same_one() {
    let (folder, saved) = begun(GAME);
    let catalogue = Catalogue::stock();
    let library = CatalogueLibrary::new(catalogue.clone(), None).unwrap();
    let storage = RecordFolder::new(folder.path().join("tables")).unwrap();
    let open = || saved_table(&catalogue, &library, &storage, &saved, Language::English).unwrap();
    let (first, second) = (open(), open());
    assert_eq!(first.table, second.table);
    assert_ne!(first.host, second.host, "each host gets a secret");
    assert!(storage.note(&first.table).unwrap().is_some());
    let record = storage.read_record(&first.table).unwrap();
    assert_eq!(record, fs::read(&saved).unwrap());
}

#[test]
fn a_saved_game_with_a_pack_that_is_not_offered_is_refused() {
    let catalogue = Catalogue::stock();
    let packs = catalogue.packs();
    let own = |name: &str| catalogue.entries().iter().any(|entry| entry.name == name);
    let other = packs.iter().find(|pack| !own(pack.name)).unwrap();
    let (folder, saved) = begun(other.name);
    let library = CatalogueLibrary::alone(catalogue.clone());
    let storage = RecordFolder::new(folder.path().join("tables")).unwrap();
    let refused = saved_table(&catalogue, &library, &storage, &saved, Language::English);
    assert!(matches!(refused, Err(HostingError::NotOffered(path)) if path == saved));
}

/// No list offers what a pack was in an earlier version, but games that were begun with it go on.
#[test]
fn a_game_with_a_pack_of_an_earlier_version_goes_on() {
    let catalogue = Catalogue::stock();
    let earlier = catalogue.all_packs().pop().unwrap().name;
    let (folder, saved) = begun(earlier);
    let library = CatalogueLibrary::new(catalogue.clone(), None).unwrap();
    let games = library.list(Language::English);
    let mut offered = games.iter().flat_map(|game| &game.packs);
    assert!(offered.all(|pack| pack.name != earlier));
    let storage = RecordFolder::new(folder.path().join("tables")).unwrap();
    saved_table(&catalogue, &library, &storage, &saved, Language::English).unwrap();
    let (record, _) = rnw_session::Record::parse(&fs::read(&saved).unwrap()).unwrap();
    let choice = library.choice_of(&record.header).unwrap();
    assert_eq!(choice.pack.as_deref(), Some(earlier));
    assert_eq!(
        library.open(&choice).unwrap().content(),
        record.header.content
    );
}

#[test]
fn games_are_opened_once_and_two_packs_have_two_names() {
    let catalogue = Catalogue::stock();
    let folder = TempDir::new().unwrap();
    let own = folder.path().join(GAME);
    fs::create_dir(&own).unwrap();
    fs::write(own.join("game.json"), format!("{{\"extends\": {GAME:?}}}")).unwrap();
    let refused = CatalogueLibrary::new(catalogue.clone(), Some(folder.path()));
    assert!(matches!(refused, Err(HostingError::SameName(path)) if path == own));
    fs::rename(&own, folder.path().join("mine")).unwrap();
    let library = CatalogueLibrary::new(catalogue, Some(folder.path())).unwrap();
    let games = library.list(Language::Polish);
    let game = games.iter().find(|game| game.name == GAME).unwrap();
    assert!(game.packs.iter().any(|pack| pack.name == "mine"));
    let choice = |pack: &str| GameChoice {
        game: GAME.to_owned(),
        pack: Some(pack.to_owned()),
        options: BTreeMap::new(),
        seats: 2,
    };
    let opened = library.open(&choice("mine")).unwrap();
    let again = library.open(&choice("mine")).unwrap();
    assert!(std::sync::Arc::ptr_eq(&opened, &again));
    let error = library.open(&choice("none")).unwrap_err().to_string();
    assert_eq!(error, format!("no pack \"none\" of {GAME}"));
}
