//! Programs that see almost nothing of the machine: namespaces by `bubblewrap`, limits by `prlimit`.
//!
//! A sandbox shows the programs and libraries of the system, and the program with its folder, all read-only. It
//! has an empty folder for temporary files, but no network and no other processes. Whatever is not listed here
//! does not exist inside, so files that appear later stay hidden too.

#[cfg(target_os = "linux")]
mod filter;
mod places;

pub use self::places::Places;

pub(super) use self::places::find;
use self::places::{SYSTEM, TEMPORARY, real};
use super::order::{self, Order};
use crate::ProgramError;
use std::env;
use std::fs;
use std::fs::File;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How messages of `prlimit` begin. It starts the program.
const STARTER: &str = "prlimit: ";
/// Variables that a sandbox changes.
pub(super) const VARIABLES: [(&str, &str); 2] = [("HOME", TEMPORARY), ("TMPDIR", TEMPORARY)];
/// Runs before the program: reports that the sandbox is complete, and starts the program when an answer comes.
/// If `rnw` ends while it creates the sandbox, no answer comes and nothing starts.
const GATE: [&str; 4] = ["/bin/sh", "-c", "echo && read -r _ && exec \"$@\"", "sh"];
/// The time limit for creating a sandbox.
const MAKING: Duration = Duration::from_secs(20);
/// The user in the sandbox has no extra rights and cannot create a namespace in which it has more.
const USER_NAMESPACE: [&str; 2] = ["--unshare-user", "--disable-userns"];
/// Limits in bytes: for temporary files, and for shared memory that has a name.
const FILES_MAX: u64 = 256 << 20;
const SHARED_MAX: u64 = 64 << 20;
/// The largest number of processes and threads in a sandbox.
const PROCESSES_MAX: u64 = 64;
/// The largest number of open files of each process.
const OPEN_MAX: u64 = 256;
/// User ids that systemd also uses for short-lived services.
const USERS: std::ops::Range<u32> = 61_184..65_520;

/// The sandbox that is asked for.
#[derive(Debug)]
pub struct SandboxRequest {
    /// The paths that programs see in addition, as they were given.
    pub shown: Vec<PathBuf>,
    /// The files that programs see, and the files that they never see.
    pub places: Places,
    /// The memory limit of each process, in bytes.
    pub memory: u64,
}

/// Starts programs in sandboxes.
#[derive(Debug)]
pub(super) struct Sandbox {
    bwrap: PathBuf,
    prlimit: PathBuf,
    /// Drops root's rights; root ignores the process limit.
    setpriv: Option<PathBuf>,
    pub(super) places: Places,
    /// The filter for refused system calls, in the form that `bwrap` reads.
    filter: Vec<u8>,
    memory: u64,
    /// The number of programs started so far.
    started: AtomicU32,
}

impl Sandbox {
    /// Creates the sandbox if this system supports it.
    ///
    /// # Errors
    /// If it does not, with what is missing.
    pub(super) fn new(request: SandboxRequest) -> Result<Self, ProgramError> {
        if !cfg!(target_os = "linux") {
            return Err(refused(&format!(
                "sandboxes do not work on {}, only on Linux; run rnw in a container or a virtual machine instead",
                env::consts::OS
            )));
        }
        for path in &request.shown {
            let wrong = |error| ProgramError::Shown {
                path: path.clone(),
                error,
            };
            fs::metadata(path).map_err(wrong)?;
        }
        let tool = |name: &str, package: &str| {
            find(name).map_err(|_| {
                refused(&format!(
                    "`{name}` is not installed; install {package} (on Debian and Ubuntu: `apt install {package}`)"
                ))
            })
        };
        let sandbox = Self {
            bwrap: tool("bwrap", "bubblewrap")?,
            prlimit: tool("prlimit", "util-linux")?,
            setpriv: is_administrator()
                .then(|| tool("setpriv", "util-linux"))
                .transpose()?,
            places: request.places,
            filter: filter()?,
            memory: request.memory,
            started: AtomicU32::new(0),
        };
        sandbox.check_shown()?;
        sandbox.check_works()?;
        Ok(sandbox)
    }

    /// Fails if a folder that is always shown contains a hidden file.
    fn check_shown(&self) -> Result<(), ProgramError> {
        let shown = self.places.shown.iter().map(PathBuf::as_path);
        for path in SYSTEM.iter().map(Path::new).chain(shown) {
            if let Some(hidden) = self.places.hidden_by(&real(path)) {
                return Err(refused(&format!(
                    "programs could see {}, because {} is visible to them; choose another place",
                    hidden.display(),
                    path.display()
                )));
            }
        }
        Ok(())
    }

    /// Tests the sandbox: runs a shell in it that starts another process.
    fn check_works(&self) -> Result<(), ProgramError> {
        let folder = env::current_dir().unwrap_or_default();
        let order = self.wrapped(&self.places.shown, &folder);
        let order = order.map(|mut order| {
            self.limit(&mut order.command);
            order.command.args(["/bin/sh", "-c", "(exit 0) & wait"]);
            order.command.env_clear();
            order
        });
        let problem = match order.and_then(|order| order::check(order, MAKING)) {
            Ok(problem) => problem,
            Err(error) => Some(format!("cannot start {}: {error}", self.bwrap.display())),
        };
        let Some(problem) = problem else {
            return Ok(());
        };
        let what = format!("cannot create a sandbox here: {problem}");
        let needs = if problem.starts_with("bwrap: ") {
            "install bubblewrap 0.8 or later, and use a system that allows user namespaces; many containers do not allow them"
        } else {
            "run the command in a container or a virtual machine instead"
        };
        Err(refused(&format!("{what:?}; {needs}")))
    }

    /// The command that starts a program and its arguments in a sandbox.
    pub(super) fn command(&self, words: &[String]) -> io::Result<Order> {
        let folder = env::current_dir()?;
        let named = self.places.named(words)?;
        let shown = self.places.shown.iter().cloned();
        let shown: Vec<PathBuf> = shown.chain(named.own).chain(named.arguments).collect();
        let mut order = self.wrapped(&shown, &folder)?;
        order.command.args(GATE);
        self.limit(&mut order.command);
        order.command.arg(named.program).args(&words[1..]);
        Ok(order)
    }

    /// The command up to the program and its arguments.
    fn wrapped(&self, shown: &[PathBuf], folder: &Path) -> io::Result<Order> {
        let mut command = Command::new(&self.bwrap);
        let filter = hand_over(&self.filter, &mut command)?;
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
        // Outer folders must come before inner ones.
        let mut shown: Vec<&PathBuf> = shown.iter().collect();
        shown.sort_by_key(|path| path.components().count());
        for path in shown {
            if self.places.hidden_by(&real(path)).is_none() {
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
        Ok(Order {
            command,
            inherited: Some(filter),
        })
    }

    /// Adds the limits for the program that comes after them.
    fn limit(&self, command: &mut Command) {
        command.arg(&self.prlimit).args([
            format!("--as={}", self.memory),
            format!("--nproc={PROCESSES_MAX}"),
            format!("--nofile={OPEN_MAX}"),
            format!("--fsize={FILES_MAX}"),
            "--core=0".to_owned(),
            "--".to_owned(),
        ]);
    }

    /// A different user for each program, because the system counts processes by user.
    fn user(&self) -> u32 {
        let number = std::process::id().wrapping_mul(61);
        let number = number.wrapping_add(self.started.fetch_add(1, Ordering::Relaxed));
        USERS.start + number % (USERS.end - USERS.start)
    }
}

/// Builds the file system of a sandbox.
struct View<'c> {
    command: &'c mut Command,
    /// The paths that are shown with everything in them.
    bound: Vec<PathBuf>,
    /// The folders that were created to hold shown paths.
    made: Vec<PathBuf>,
}

impl<'c> View<'c> {
    fn new(command: &'c mut Command) -> Self {
        Self {
            command,
            bound: Vec::new(),
            made: Vec::new(),
        }
    }

    fn make(&mut self, option: &str, path: &str) {
        self.command.args([option, path]);
        self.made.push(path.into());
    }

    /// Creates an empty folder in memory that everyone may write to.
    fn make_temporary(&mut self, bytes: u64, path: &str) {
        self.command.args(["--size", &bytes.to_string()]);
        self.command.args(["--perms", "1777"]);
        self.make("--tmpfs", path);
    }

    /// Shows a folder of the system. If it is a link, the link and its target are shown.
    fn show_system(&mut self, path: &Path) {
        match fs::read_link(path) {
            Ok(target) => {
                self.make_parents(path);
                self.command.arg("--symlink").arg(target).arg(path);
                self.bound.push(path.to_owned());
                // On some systems the target lies in a folder that is not shown.
                let target = real(path);
                if target.is_dir() {
                    self.show(&target);
                }
            }
            Err(_) if path.is_dir() => self.show(path),
            Err(_) => {}
        }
    }

    fn show(&mut self, path: &Path) {
        if path.components().any(|part| part == Component::ParentDir) {
            return self.make_way(path);
        }
        if self.bound.iter().any(|bound| path.starts_with(bound)) {
            return;
        }
        self.make_parents(path);
        self.command.arg("--ro-bind").arg(path).arg(path);
        self.bound.push(path.to_owned());
    }

    /// A path with `..` is shown under its real name. This creates the folders that the path goes through.
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

    /// Creates the folders above a shown path, which others may enter too.
    fn make_parents(&mut self, path: &Path) {
        if let Some(parent) = path.parent() {
            self.make_folder(parent);
        }
    }

    fn make_folder(&mut self, folder: &Path) {
        let mut above: Vec<&Path> = folder.ancestors().collect();
        // The last ancestor is the root.
        above.pop();
        for folder in above.into_iter().rev() {
            let is_there = self.made.iter().any(|made| made == folder)
                || self.bound.iter().any(|bound| folder.starts_with(bound));
            if !is_there {
                // Inside the folder for temporary files, the owner can still change this.
                self.command.args(["--perms", "0555", "--dir"]).arg(folder);
                self.made.push(folder.to_owned());
            }
        }
    }
}

/// The failure to create a sandbox. Without it no program starts.
fn refused(problem: &str) -> ProgramError {
    ProgramError::Sandbox(problem.to_owned())
}

#[cfg(target_os = "linux")]
fn filter() -> Result<Vec<u8>, ProgramError> {
    filter::bytes().map_err(|error| {
        let processor = env::consts::ARCH;
        refused(&format!(
            "no system call filter exists for {processor}: {error}"
        ))
    })
}

/// Makes `bwrap` read the filter from an inherited file.
#[cfg(target_os = "linux")]
fn hand_over(filter: &[u8], command: &mut Command) -> io::Result<File> {
    use std::os::fd::AsRawFd;
    let file = filter::file(filter)?;
    command.args(["--seccomp", &file.as_raw_fd().to_string()]);
    Ok(file)
}

#[cfg(not(target_os = "linux"))]
fn filter() -> Result<Vec<u8>, ProgramError> {
    Ok(Vec::new())
}

#[cfg(not(target_os = "linux"))]
fn hand_over(_: &[u8], _: &mut Command) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

/// The reason why a program could not start, taken from its last line on standard error. Use it only if the
/// program has printed nothing else.
pub(super) fn why_not_started(words: &str) -> Option<&str> {
    let words = words.strip_prefix(STARTER)?;
    let reason = words.strip_prefix("failed to execute ");
    Some(
        reason
            .and_then(|reason| reason.rsplit_once(": "))
            .map_or(words, |(_, why)| why),
    )
}

/// Whether the current user is root.
#[cfg(unix)]
fn is_administrator() -> bool {
    rustix::process::geteuid().is_root()
}

#[cfg(not(unix))]
fn is_administrator() -> bool {
    false
}
