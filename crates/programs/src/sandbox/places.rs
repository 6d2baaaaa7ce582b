//! The files that a program in a sandbox sees, and the files that it never sees.
//!
//! A command line may come from a stranger's record. So it shows only the files that it names, and two folders:
//! of the program, and of the file that an interpreter runs. A folder that the command line names is never
//! shown.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where systems keep programs, libraries and the files that these need.
pub(super) const SYSTEM: &[&str] = &[
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/etc",
    "/opt",
    "/nix/store",
    "/gnu/store",
    "/run/current-system",
];
/// Folders that every sandbox has for itself, so those of the system are never shown.
const OWN: &[&str] = &["/proc", "/dev", "/sys"];
/// Where services keep their data and their sockets.
const SERVICES: &[&str] = &["/run", "/var"];
/// The folder for temporary files in a sandbox. Outside a sandbox all users share this folder.
pub(super) const TEMPORARY: &str = "/tmp";

/// Another shared folder for temporary files. It lies inside a folder of services.
const SHARED: &str = "/var/tmp";

/// The files that programs see in addition to those of the system, and the files that they never see.
#[derive(Debug)]
pub struct Places {
    /// What every program sees, as it was given and with its links resolved.
    pub(super) shown: Vec<PathBuf>,
    hidden: Vec<PathBuf>,
}

/// The paths that a command line shows.
#[derive(Debug)]
pub(super) struct Named {
    /// The program.
    pub(super) program: PathBuf,
    /// The program and its folder.
    pub(super) own: Vec<PathBuf>,
    /// The files that its arguments name.
    pub(super) arguments: Vec<PathBuf>,
}

impl Places {
    /// Files that programs see in addition, and files that they never see.
    pub fn new(shown: &[PathBuf], hidden: &[PathBuf]) -> Self {
        Self {
            shown: shown
                .iter()
                .flat_map(|path| [absolute(path), real(path)])
                .collect(),
            hidden: (hidden.iter().map(|path| real(path)))
                .chain(OWN.iter().map(PathBuf::from))
                .collect(),
        }
    }

    /// The paths that are shown only because the arguments of a program name them: neither the system's paths
    /// nor the paths that every program sees include them.
    pub fn asked(&self, words: &[String]) -> Vec<PathBuf> {
        let Ok(named) = self.named(words) else {
            return Vec::new();
        };
        let system = SYSTEM.iter().map(|path| real(Path::new(path)));
        let shown: Vec<PathBuf> = system.chain(self.shown.iter().cloned()).collect();
        let is_shown = |path: &PathBuf| shown.iter().any(|shown| path.starts_with(shown));
        let mut asked: Vec<PathBuf> = named.arguments.iter().map(|path| real(path)).collect();
        asked.retain(|path| !is_shown(path));
        asked.sort();
        asked.dedup();
        asked
    }

    /// The paths that a command line shows.
    ///
    /// # Errors
    /// If the program does not exist, or lies in a place that is never shown.
    pub(super) fn named(&self, words: &[String]) -> io::Result<Named> {
        let folder = env::current_dir()?;
        let program = find(&words[0])?;
        if let Some(hidden) = self.hidden_by(&real(&program)) {
            let hidden = hidden.display();
            return Err(io::Error::other(format!(
                "it lies in {hidden}, which sandboxes never show; move it to another folder"
            )));
        }
        let own = self.with_folder(&program);
        let mut arguments = Vec::new();
        // An interpreter runs the first file among its arguments.
        let mut is_first = true;
        for word in &words[1..] {
            let path = absolute(&folder.join(word));
            if !path.is_file() || is_of_others(&real(&path)) {
                continue;
            }
            if std::mem::take(&mut is_first) {
                arguments.extend(self.with_folder(&path));
            } else if !is_temporary(&real(&path)) {
                arguments.extend([real(&path), path]);
            }
        }
        arguments.retain(|path| self.hidden_by(&real(path)).is_none());
        Ok(Named {
            program,
            own,
            arguments,
        })
    }

    /// The folder of a file; only the file if the folder holds more than a program.
    fn with_folder(&self, file: &Path) -> Vec<PathBuf> {
        let shown = |path: PathBuf| {
            let folder = path.parent().map(Path::to_owned);
            let folder = folder.filter(|folder| !self.is_private(&real(folder)));
            folder.unwrap_or(path)
        };
        [file.to_owned(), real(file)].map(shown).into()
    }

    /// The hidden path that contains this path or lies in it.
    pub(super) fn hidden_by(&self, path: &Path) -> Option<&PathBuf> {
        let mut hidden = self.hidden.iter();
        hidden.find(|hidden| hidden.starts_with(path) || path.starts_with(hidden))
    }

    /// Whether a folder holds more than a program: hidden files, a home folder, or files of others.
    fn is_private(&self, folder: &Path) -> bool {
        let mut shared = env::home_dir().into_iter().chain(temporary());
        self.hidden_by(folder).is_some()
            || is_of_others(folder)
            || folder.components().count() <= 2
            || shared.any(|path| real(&path).starts_with(folder))
    }
}

/// Whether a path belongs to others: a folder in which services keep sockets and data, or a dotted folder below
/// the home folder, such as `~/.ssh`.
fn is_of_others(path: &Path) -> bool {
    let session = env::var_os("XDG_RUNTIME_DIR").filter(|path| !path.is_empty());
    let services = SERVICES.iter().map(PathBuf::from);
    let mut services = services.chain(session.map(PathBuf::from));
    let home = env::home_dir().map(|home| real(&home));
    let below_home = home.and_then(|home| path.strip_prefix(home).ok());
    let is_dotted = |part: &OsStr| part.as_encoded_bytes().starts_with(b".");
    if let Some(below) = below_home {
        below.iter().any(is_dotted)
    } else {
        let is_temporary = path.starts_with(real(Path::new(SHARED)));
        !is_temporary && services.any(|place| path.starts_with(real(&place)))
    }
}

/// Whether a path lies in a folder for temporary files that all users share.
fn is_temporary(path: &Path) -> bool {
    temporary().any(|folder| path.starts_with(real(&folder)))
}

fn temporary() -> impl Iterator<Item = PathBuf> {
    [env::temp_dir(), TEMPORARY.into(), SHARED.into()].into_iter()
}

/// The absolute path; links and `..` stay as they are.
pub(super) fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The absolute path without links. A path that does not exist yet gets the real path of its folder.
pub(super) fn real(path: &Path) -> PathBuf {
    let absolute = absolute(path);
    if let Ok(real) = absolute.canonicalize() {
        return real;
    }
    match (absolute.parent(), absolute.file_name()) {
        (Some(parent), Some(name)) => real(parent).join(name),
        _ => absolute,
    }
}

/// Finds the file of a program in the same way as the system.
pub(crate) fn find(word: &str) -> io::Result<PathBuf> {
    let folder = env::current_dir()?;
    if word.contains('/') {
        let path = folder.join(word);
        return fs::metadata(&path).map(|_| absolute(&path));
    }
    let path: OsString = env::var_os("PATH").unwrap_or_else(|| OsStr::new("/usr/bin:/bin").into());
    let places = env::split_paths(&path).map(|place| absolute(&folder.join(place).join(word)));
    let mut found = places.into_iter().filter(|path| is_program(path));
    let missing = || io::Error::new(io::ErrorKind::NotFound, "no such program on PATH");
    found.next().ok_or_else(missing)
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let found = fs::metadata(path);
    found.is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_of_services_of_all_users_and_at_the_root_are_no_folders_of_bots() {
        let places = Places::new(&[], &["/data/state".into()]);
        for (folder, private) in [
            ("/", true),
            ("/srv", true),
            ("/srv/bot", false),
            ("/var/bot", true),
            ("/var/lib/bots/bot", true),
            ("/run/user/1000", true),
            ("/var/tmp", true),
            ("/var/tmp/bot", false),
            ("/tmp", true),
            ("/tmp/bot", false),
            ("/data/state/bot", true),
            ("/dev/shm", true),
        ] {
            assert_eq!(places.is_private(Path::new(folder)), private, "{folder}");
        }
        let home = real(&env::home_dir().unwrap());
        assert!(places.is_private(&home));
        for (path, hidden) in [
            (".ssh", true),
            ("work/.git/config", true),
            ("work/bot", false),
        ] {
            assert_eq!(is_of_others(&home.join(path)), hidden, "{path}");
        }
    }
}
