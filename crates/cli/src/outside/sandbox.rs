//! Programs that see next to nothing of the machine: namespaces by `bubblewrap`, limits by `prlimit`.
//!
//! A sandbox shows the system's programs and libraries, the program and its folder, all read-only, and an
//! empty folder for temporary files. It has no network and no other processes. Whatever is not listed here
//! does not exist inside, so nothing that appears later can be forgotten.

#[cfg(target_os = "linux")]
mod filter;
mod places;

pub(crate) use self::places::Places;

use self::places::{SYSTEM, TEMPORARY, find, real};
use super::order::{self, Order};
use crate::failure::Failure;
use std::env;
use std::fs;
use std::fs::File;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How `prlimit` begins what it says. It starts the program.
const STARTER: &str = "prlimit: ";
/// Variables that a sandbox changes.
pub(super) const VARIABLES: [(&str, &str); 2] = [("HOME", TEMPORARY), ("TMPDIR", TEMPORARY)];
/// Stands before the program: says that the sandbox is complete and starts the program when it is answered.
/// If `rnw` ends while the sandbox is being made, no answer comes and nothing is started.
const GATE: [&str; 4] = ["/bin/sh", "-c", "echo && read -r _ && exec \"$@\"", "sh"];
/// How long it may take to make a sandbox.
const MAKING: Duration = Duration::from_secs(20);
/// The program's user has no rights but its own, and cannot make a namespace in which it has more.
const USER_NAMESPACE: [&str; 2] = ["--unshare-user", "--disable-userns"];
/// How many bytes of temporary files there may be, and of memory that is shared by name.
const FILES_MAX: u64 = 256 << 20;
const SHARED_MAX: u64 = 64 << 20;
/// How many processes and threads there may be in a sandbox.
const PROCESSES_MAX: u64 = 64;
/// How many files each process may have open.
const OPEN_MAX: u64 = 256;
/// User ids that systemd also uses for short-lived services.
const USERS: std::ops::Range<u32> = 61_184..65_520;

/// The sandbox that the command line asks for.
#[derive(Debug)]
pub(crate) struct SandboxRequest {
    /// What `--bot-show` names, as it was typed.
    pub(crate) shown: Vec<PathBuf>,
    /// Which files programs see, and which they never see.
    pub(crate) places: Places,
    /// How many bytes of memory each of their processes may take.
    pub(crate) memory: u64,
}

/// How programs are put into a sandbox.
#[derive(Debug)]
pub(super) struct Sandbox {
    bwrap: PathBuf,
    prlimit: PathBuf,
    /// Drops root's rights; root ignores the process limit.
    setpriv: Option<PathBuf>,
    places: Places,
    /// The system calls that are refused, as `bwrap` reads it.
    filter: Vec<u8>,
    memory: u64,
    /// How many programs were started.
    started: AtomicU32,
}

impl Sandbox {
    /// A sandbox, if one can be made here.
    ///
    /// # Errors
    /// If not, with what is missing.
    pub(super) fn new(request: SandboxRequest) -> Result<Self, Failure> {
        if !cfg!(target_os = "linux") {
            return Err(refused(&format!(
                "there is no sandbox on {}, only on Linux; run rnw in a container or a virtual machine instead",
                env::consts::OS
            )));
        }
        for path in &request.shown {
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
            places: request.places,
            filter: filter()?,
            memory: request.memory,
            started: AtomicU32::new(0),
        };
        sandbox.check_shown()?;
        sandbox.check_works()?;
        Ok(sandbox)
    }

    /// Refuses if a folder that is always shown contains a hidden file.
    fn check_shown(&self) -> Result<(), Failure> {
        let shown = self.places.shown.iter().map(PathBuf::as_path);
        for path in SYSTEM.iter().map(Path::new).chain(shown) {
            if let Some(hidden) = self.places.hidden_by(&real(path)) {
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
        let order = self.wrapped(&self.places.shown, &folder);
        let order = order.map(|mut order| {
            self.limit(&mut order.command);
            order.command.args(["/bin/sh", "-c", "(exit 0) & wait"]);
            order.command.env_clear();
            order
        });
        let problem = match order.and_then(|order| order::check(order, MAKING)) {
            Ok(problem) => problem,
            Err(error) => Some(format!(
                "{} cannot be started: {error}",
                self.bwrap.display()
            )),
        };
        let Some(problem) = problem else {
            return Ok(());
        };
        let what = format!("no sandbox can be made here: {problem}");
        let needs = if problem.starts_with("bwrap: ") {
            "it takes bubblewrap 0.8 or later, and a system that lets you make user namespaces, which containers often do not"
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

    /// What stands before the program and its arguments.
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
        // Outer folders come before inner ones.
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

    /// What limits the program that comes after it.
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

    /// Another user for each program, as processes are counted by user.
    fn user(&self) -> u32 {
        let number = std::process::id().wrapping_mul(61);
        let number = number.wrapping_add(self.started.fetch_add(1, Ordering::Relaxed));
        USERS.start + number % (USERS.end - USERS.start)
    }
}

/// What there is in a sandbox, put together.
struct View<'c> {
    command: &'c mut Command,
    /// What is shown with all that lies in it.
    bound: Vec<PathBuf>,
    /// The folders that were made to hold what is shown.
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
                self.bound.push(path.to_owned());
                // Some systems keep what a link leads to in a folder that is not shown.
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
                || self.bound.iter().any(|bound| folder.starts_with(bound));
            if !is_there {
                // In the folder for temporary files its owner may still change it.
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

#[cfg(target_os = "linux")]
fn filter() -> Result<Vec<u8>, Failure> {
    filter::bytes().map_err(|error| {
        let processor = env::consts::ARCH;
        refused(&format!(
            "there is no filter of system calls for {processor}: {error}"
        ))
    })
}

/// Has `bwrap` read the filter from a file that it inherits.
#[cfg(target_os = "linux")]
fn hand_over(filter: &[u8], command: &mut Command) -> io::Result<File> {
    use std::os::fd::AsRawFd;
    let file = filter::file(filter)?;
    command.args(["--seccomp", &file.as_raw_fd().to_string()]);
    Ok(file)
}

#[cfg(not(target_os = "linux"))]
fn filter() -> Result<Vec<u8>, Failure> {
    Ok(Vec::new())
}

#[cfg(not(target_os = "linux"))]
fn hand_over(_: &[u8], _: &mut Command) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Why a program could not be started, from its last words if it has said nothing else.
pub(super) fn why_not_started(words: &str) -> Option<&str> {
    let words = words.strip_prefix(STARTER)?;
    let reason = words.strip_prefix("failed to execute ");
    Some(
        reason
            .and_then(|reason| reason.rsplit_once(": "))
            .map_or(words, |(_, why)| why),
    )
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
