//! Waits until something changes in the folders of a pack.
//!
//! A notice of the system only means that it is time to read the pack again: whether it has changed is decided by its
//! contents. So it does not matter how an editor saves, and a system without notices is only slower.

use notify::event::{AccessKind, AccessMode};
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};
use rnw_packs::Files;
use rnw_plan::pack::LoadedPack;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The pack is read again after this time even without a notice.
const TICK: Duration = Duration::from_secs(1);
/// Editors write in several steps. A save is complete when nothing happens for this time.
const QUIET: Duration = Duration::from_millis(30);
/// The longest wait for a quiet moment.
const QUIET_MAX: Duration = Duration::from_millis(300);

/// Follows the folders of a pack.
#[derive(Debug)]
pub(super) struct PackWatcher {
    /// `None` if the system gives no notices.
    watcher: Option<RecommendedWatcher>,
    notices: Receiver<()>,
    followed: BTreeSet<PathBuf>,
}

impl PackWatcher {
    /// Starts to follow the folder of a pack. Also returns why the system gives no notices, if that is so.
    pub(super) fn start(pack: &Path) -> (Self, Option<notify::Error>) {
        let (sender, notices) = channel();
        let on_event = move |event: notify::Result<Event>| {
            // An error may hide a change. When the program ends, no one receives it.
            if event.as_ref().map_or(true, is_change) {
                let _ = sender.send(());
            }
        };
        let (watcher, error) = match notify::recommended_watcher(on_event) {
            Ok(watcher) => (Some(watcher), None),
            Err(error) => (None, Some(error)),
        };
        let mut watching = Self {
            watcher,
            notices,
            followed: BTreeSet::new(),
        };
        watching.follow(pack, None);
        (watching, error)
    }

    /// Follows all folders from which a version of the pack was read. Returns whether some of them are new.
    pub(super) fn follow(&mut self, pack: &Path, found: Option<&LoadedPack>) -> bool {
        let Some(watcher) = &mut self.watcher else {
            return false;
        };
        let wanted = folders(pack, found.map(|pack| &pack.files));
        for gone in self.followed.difference(&wanted) {
            // A folder that is gone is not followed any more anyway.
            let _ = watcher.unwatch(gone);
        }
        let mut followed = BTreeSet::new();
        let mut is_wider = false;
        for folder in wanted {
            // A new folder in the place of a deleted one needs a new start, so each folder is followed again.
            if watcher.watch(&folder, RecursiveMode::NonRecursive).is_ok() {
                is_wider |= !self.followed.contains(&folder);
                followed.insert(folder);
            }
        }
        self.followed = followed;
        is_wider
    }

    /// Waits for a change, and then until nothing more changes.
    pub(super) fn wait(&self) {
        if self.watcher.is_none() {
            std::thread::sleep(TICK);
            return;
        }
        if self.notices.recv_timeout(TICK).is_err() {
            return;
        }
        let since = Instant::now();
        while since.elapsed() < QUIET_MAX && self.notices.recv_timeout(QUIET).is_ok() {}
    }
}

/// Whether an event may have changed a file. Reading one does not.
fn is_change(event: &Event) -> bool {
    match event.kind {
        EventKind::Access(kind) => kind == AccessKind::Close(AccessMode::Write),
        EventKind::Any
        | EventKind::Create(_)
        | EventKind::Modify(_)
        | EventKind::Remove(_)
        | EventKind::Other => true,
    }
}

/// The folders of a pack and of the packs that it extends, the folder in which the pack is, and if that does not exist,
/// the nearest one above it.
fn folders(pack: &Path, files: Option<&Files>) -> BTreeSet<PathBuf> {
    let above = |path: &Path| {
        let parent = path.parent().unwrap_or(Path::new(""));
        let is_here = parent.as_os_str().is_empty();
        if is_here {
            PathBuf::from(".")
        } else {
            parent.to_owned()
        }
    };
    let layers = files.into_iter().flat_map(Files::layers);
    let paths = layers.flat_map(|layer| {
        let sources = layer.sources().iter().map(|source| &source.path);
        sources.chain(layer.blobs().iter().map(|blob| &blob.path))
    });
    let own = paths.map(|path| above(Path::new(path)));
    let inside = ["words", "modules"].map(|name| pack.join(name));
    let all = own.chain(inside).chain([pack.to_owned()]);
    let mut folders: BTreeSet<PathBuf> = all.filter(|folder| folder.is_dir()).collect();
    let mut parents = pack
        .ancestors()
        .skip(1)
        .map(|parent| above(&parent.join("file")));
    folders.extend(parents.find(|parent| parent.is_dir()));
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_that_is_not_there_is_awaited_in_the_nearest_folder() {
        let home = tempfile::tempdir().unwrap();
        let pack = home.path().join("a/b/pack");
        let here = BTreeSet::from([home.path().to_owned()]);
        assert_eq!(folders(&pack, None), here);
        std::fs::create_dir_all(pack.join("words")).unwrap();
        let all = [pack.parent().unwrap(), &pack, &pack.join("words")];
        assert_eq!(folders(&pack, None), all.map(Path::to_owned).into());
        assert_eq!(
            folders(Path::new("pack"), None),
            [PathBuf::from(".")].into()
        );
    }

    #[test]
    fn reading_is_no_change() {
        let read = EventKind::Access(AccessKind::Open(AccessMode::Any));
        let written = EventKind::Access(AccessKind::Close(AccessMode::Write));
        assert!(!is_change(&Event::new(read)));
        assert!(is_change(&Event::new(written)));
    }
}
