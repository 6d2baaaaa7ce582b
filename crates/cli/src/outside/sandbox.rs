//! Programs that see next to nothing of the machine: namespaces by `bubblewrap`, limits by `prlimit`.
//!
//! A sandbox shows the system's programs and libraries, the program and its folder, all read-only, and an
//! empty folder for temporary files. It has no network and no other processes. Whatever is not listed here
//! does not exist inside, so nothing that appears later can be forgotten.

use super::surroundings::WantedSandbox;
use crate::failure::Failure;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What these tools say begins with their name.
pub(super) const TOOLS: &[&str] = &["bwrap: ", "prlimit: ", "setpriv: "];
/// The variables that are other in a sandbox than outside.
pub(super) const VARIABLES: [(&str, &str); 2] = [("HOME", TEMPORARY), ("TMPDIR", TEMPORARY)];
/// The folder for temporary files.
const TEMPORARY: &str = "/tmp";
/// Where systems keep programs, libraries and what these need.
const SYSTEM: &[&str] = &[
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
/// What every sandbox has of its own, so that the system's is never shown.
const OWN: &[&str] = &["/proc", "/dev", "/sys"];
/// The program's user has no rights but its own, and cannot make a namespace in which it has more.
const USER_NAMESPACE: [&str; 2] = ["--unshare-user", "--disable-userns"];
/// How many bytes of temporary files there may be, and of memory that is shared by name.
const FILES_MAX: u64 = 256 << 20;
const SHARED_MAX: u64 = 64 << 20;
/// How many processes and threads there may be in a sandbox.
const PROCESSES_MAX: u64 = 64;
/// How many files each process may have open.
const OPEN_MAX: u64 = 256;
/// The numbers of users that are nobody's for long; systemd uses the same for services.
const USERS: std::ops::Range<u32> = 61_184..65_520;

/// How programs are put into a sandbox.
#[derive(Debug)]
pub(super) struct Sandbox {
    bwrap: PathBuf,
    prlimit: PathBuf,
    /// What makes somebody without rights of the system's administrator, whom no limit on processes holds.
    setpriv: Option<PathBuf>,
    shown: Vec<PathBuf>,
    hidden: Vec<PathBuf>,
    memory: u64,
    /// How many programs were started.
    started: AtomicU32,
}

impl Sandbox {
    /// A sandbox, if one can be made here.
    ///
    /// # Errors
    /// If not, with what is missing.
    pub(super) fn new(wanted: &WantedSandbox) -> Result<Self, Failure> {
        if !cfg!(target_os = "linux") {
            return Err(refused(&format!(
                "there is no sandbox on {}, only on Linux; run rnw in a container or a virtual machine instead",
                env::consts::OS
            )));
        }
        for path in &wanted.shown {
            let wrong = |error| Failure::Usage(format!("--bot-show {}: {error}", path.display()));
            fs::metadata(path).map_err(wrong)?;
        }
        let tool = |name: &str, package: &str| {
            find(name).map_err(|_| {
                refused(&format!(
                    "`{name}` is not installed; install {package}, on Debian and Ubuntu by `apt install {package}`"
                ))
            })
        };
        let sandbox = Self {
            bwrap: tool("bwrap", "bubblewrap")?,
            prlimit: tool("prlimit", "util-linux")?,
            setpriv: is_administrator()
                .then(|| tool("setpriv", "util-linux"))
                .transpose()?,
            shown: wanted
                .shown
                .iter()
                .flat_map(|path| [absolute(path), real(path)])
                .collect(),
            hidden: (wanted.hidden.iter().map(|path| real(path)))
                .chain(OWN.iter().map(PathBuf::from))
                .collect(),
            memory: wanted.memory,
            started: AtomicU32::new(0),
        };
        sandbox.check_shown()?;
        sandbox.check_works()?;
        Ok(sandbox)
    }

    /// What is shown whatever the program may be, must not hold what is hidden.
    fn check_shown(&self) -> Result<(), Failure> {
        let shown = self.shown.iter().map(PathBuf::as_path);
        for path in SYSTEM.iter().map(Path::new).chain(shown) {
            if let Some(hidden) = self.hidden_by(&real(path)) {
                return Err(refused(&format!(
                    "programs would see {}, as {} is shown to them; choose another place",
                    hidden.display(),
                    path.display()
                )));
            }
        }
        Ok(())
    }

    /// Starts a shell in a sandbox that starts another process.
    fn check_works(&self) -> Result<(), Failure> {
        let folder = env::current_dir().unwrap_or_default();
        let mut command = self.wrapped(&self.shown, &folder);
        command.args(["/bin/sh", "-c", "(exit 0) & wait"]);
        command.env_clear().stdin(Stdio::null());
        let done = command.output().map_err(|error| {
            refused(&format!(
                "{} cannot be started: {error}",
                self.bwrap.display()
            ))
        })?;
        if done.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&done.stderr);
        let said = said.lines().rfind(|line| !line.trim().is_empty());
        let said = said.map_or_else(|| done.status.to_string(), |line| line.trim().to_owned());
        let what = format!("no sandbox can be made here: {said}");
        Err(refused(&format!(
            "{what:?}; it takes bubblewrap 0.8 or later, and a system that lets you make user namespaces, which containers often do not"
        )))
    }

    /// The command that starts a program and its arguments in a sandbox.
    pub(super) fn command(&self, words: &[String]) -> io::Result<Command> {
        let folder = env::current_dir()?;
        let program = find(&words[0])?;
        if let Some(hidden) = self.hidden_by(&real(&program)) {
            let hidden = hidden.display();
            return Err(io::Error::other(format!(
                "a sandbox hides it with {hidden}; move it to another folder"
            )));
        }
        let mut shown = self.shown.clone();
        self.show_with_folder(&program, &mut shown);
        // What an interpreter runs is the first file that is named to it.
        let mut is_first = true;
        for word in &words[1..] {
            let path = absolute(&folder.join(word));
            if path.is_file() && std::mem::take(&mut is_first) {
                self.show_with_folder(&path, &mut shown);
            } else if path.is_file() || path.is_dir() && !self.is_private(&real(&path)) {
                shown.extend([real(&path), path]);
            }
        }
        let mut command = self.wrapped(&shown, &folder);
        command.arg(program).args(&words[1..]);
        Ok(command)
    }

    /// A file with the folder that it lies in; alone if that holds more than a program.
    fn show_with_folder(&self, file: &Path, shown: &mut Vec<PathBuf>) {
        for path in [file.to_owned(), real(file)] {
            let folder = path
                .parent()
                .filter(|folder| !self.is_private(&real(folder)));
            shown.push(folder.map_or_else(|| path.clone(), Path::to_owned));
        }
    }

    /// What stands before the program and its arguments.
    fn wrapped(&self, shown: &[PathBuf], folder: &Path) -> Command {
        let mut command = Command::new(&self.bwrap);
        command.args(["--unshare-ipc", "--unshare-pid", "--unshare-net"]);
        command.args(["--unshare-uts", "--unshare-cgroup-try", "--new-session"]);
        command.args(["--die-with-parent", "--cap-drop", "ALL"]);
        if self.setpriv.is_some() {
            command.args(["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]);
        } else {
            command.args(USER_NAMESPACE);
        }
        let mut view = View::new(&mut command);
        for path in SYSTEM.iter().map(Path::new) {
            view.show_system(path);
        }
        view.make("--dev", "/dev");
        view.make("--proc", "/proc");
        view.make_temporary(SHARED_MAX, "/dev/shm");
        view.make_temporary(FILES_MAX, TEMPORARY);
        // What lies in another folder that is shown comes after it.
        let mut shown: Vec<&PathBuf> = shown.iter().collect();
        shown.sort_by_key(|path| path.components().count());
        for path in shown {
            if self.hidden_by(&real(path)).is_none() {
                view.show(path);
            }
        }
        view.make_folder(folder);
        command.args(["--remount-ro", "/dev", "--remount-ro", "/", "--chdir"]);
        command.arg(folder).arg("--");
        if let Some(setpriv) = &self.setpriv {
            let user = self.user().to_string();
            command
                .arg(setpriv)
                .args(["--reuid", &user, "--regid", &user]);
            command.args([
                "--clear-groups",
                "--inh-caps=-all",
                "--ambient-caps=-all",
                "--",
            ]);
            command.arg(&self.bwrap).args(USER_NAMESPACE);
            command.args(["--die-with-parent", "--dev-bind", "/", "/", "--"]);
        }
        command.arg(&self.prlimit).args([
            format!("--as={}", self.memory),
            format!("--nproc={PROCESSES_MAX}"),
            format!("--nofile={OPEN_MAX}"),
            format!("--fsize={FILES_MAX}"),
            "--core=0".to_owned(),
            "--".to_owned(),
        ]);
        command
    }

    /// Another user for each program, as processes are counted by user.
    fn user(&self) -> u32 {
        let number = std::process::id().wrapping_mul(61);
        let number = number.wrapping_add(self.started.fetch_add(1, Ordering::Relaxed));
        USERS.start + number % (USERS.end - USERS.start)
    }

    /// What is hidden and lies in what is to be shown, or what that lies in.
    fn hidden_by(&self, path: &Path) -> Option<&PathBuf> {
        let mut hidden = self.hidden.iter();
        hidden.find(|hidden| hidden.starts_with(path) || path.starts_with(hidden))
    }

    /// Whether a folder holds more than a program: what is hidden, somebody's home, or files of others.
    fn is_private(&self, folder: &Path) -> bool {
        let home = env::home_dir().into_iter();
        let others = [env::temp_dir(), TEMPORARY.into(), "/var/tmp".into()];
        let mut of_others = home.chain(others).map(|path| real(&path));
        self.hidden_by(folder).is_some() || of_others.any(|path| path.starts_with(folder))
    }
}

/// What there is in a sandbox, put together.
struct View<'c> {
    command: &'c mut Command,
    /// What is shown with all that lies in it.
    whole: Vec<PathBuf>,
    /// The folders that were made to hold what is shown.
    made: Vec<PathBuf>,
}

impl<'c> View<'c> {
    fn new(command: &'c mut Command) -> Self {
        Self {
            command,
            whole: Vec::new(),
            made: Vec::new(),
        }
    }

    fn make(&mut self, option: &str, path: &str) {
        self.command.args([option, path]);
        self.made.push(path.into());
    }

    /// An empty folder in memory in which everybody may write.
    fn make_temporary(&mut self, bytes: u64, path: &str) {
        self.command.args(["--size", &bytes.to_string()]);
        self.command.args(["--perms", "1777"]);
        self.make("--tmpfs", path);
    }

    /// Shows a folder of the system, or what stands in its place: often a link into another.
    fn show_system(&mut self, path: &Path) {
        match fs::read_link(path) {
            Ok(target) => {
                self.make_parents(path);
                self.command.arg("--symlink").arg(target).arg(path);
                self.whole.push(path.to_owned());
            }
            Err(_) if path.is_dir() => self.show(path),
            Err(_) => {}
        }
    }

    fn show(&mut self, path: &Path) {
        if path.components().any(|part| part == Component::ParentDir) {
            return self.make_way(path);
        }
        if self.whole.iter().any(|whole| path.starts_with(whole)) {
            return;
        }
        self.make_parents(path);
        self.command.arg("--ro-bind").arg(path).arg(path);
        self.whole.push(path.to_owned());
    }

    /// What a path with `..` leads to is shown by its other name. The folders that it goes through are made.
    fn make_way(&mut self, path: &Path) {
        let mut folder = PathBuf::new();
        for part in path.components() {
            if part == Component::ParentDir {
                if real(&folder) == folder {
                    self.make_folder(&folder);
                }
                folder.pop();
            } else {
                folder.push(part);
            }
        }
    }

    /// The folders above what is shown, which others may enter too.
    fn make_parents(&mut self, path: &Path) {
        if let Some(parent) = path.parent() {
            self.make_folder(parent);
        }
    }

    fn make_folder(&mut self, folder: &Path) {
        let mut above: Vec<&Path> = folder.ancestors().collect();
        // The last of them is the root.
        above.pop();
        for folder in above.into_iter().rev() {
            let is_there = self.made.iter().any(|made| made == folder)
                || self.whole.iter().any(|whole| folder.starts_with(whole));
            if !is_there {
                // Nobody writes there, even where it lies in the folder for temporary files.
                self.command.args(["--perms", "0555", "--dir"]).arg(folder);
                self.made.push(folder.to_owned());
            }
        }
    }
}

/// The refusal to make a sandbox. Programs are not started without it.
fn refused(problem: &str) -> Failure {
    Failure::Usage(format!("--bot-sandbox: {problem}"))
}

/// A path from the root on; its links and `..` are left as they are.
fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// A path without links; what does not exist yet lies in the folder that is named.
fn real(path: &Path) -> PathBuf {
    let absolute = absolute(path);
    if let Ok(real) = absolute.canonicalize() {
        return real;
    }
    match (absolute.parent(), absolute.file_name()) {
        (Some(parent), Some(name)) => real(parent).join(name),
        _ => absolute,
    }
}

/// The file of a program, which is looked for as the system does.
fn find(word: &str) -> io::Result<PathBuf> {
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

/// Whether this is done with the rights of the system's administrator.
#[cfg(unix)]
fn is_administrator() -> bool {
    rustix::process::geteuid().is_root()
}

#[cfg(not(unix))]
fn is_administrator() -> bool {
    false
}
