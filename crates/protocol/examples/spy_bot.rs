//! A bot that tries to read or use what it must not: `spy_bot RECORD FOLDER TCP-PORT UNIX-SOCKET MARK MEMORY-MIB`.
//!
//! It is part of the tests. It writes on standard error what it could access, one line each: `spy NAME yes` or
//! `spy NAME no`. It looks for the record of the current game and the seed in it, the environment of its parents,
//! other processes, the network, places to write to, and more processes and memory than it should have. After that
//! it makes the first legal move at each request.

#[cfg(target_os = "linux")]
mod looking {
    use std::env;
    use std::fs::{self, File};
    use std::io::{self, Read, Write};
    use std::net::{SocketAddr, TcpStream};
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr as Name, UnixStream};
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Stdio};
    use std::time::Duration;

    /// The number of processes that it tries to start: more than a sandbox allows.
    const PROCESSES: usize = 80;
    /// A part of the first line of every record.
    const HEADER: &[u8] = b"\"line\":\"header\"";

    pub(super) fn look_around(args: &[String]) -> io::Result<()> {
        let [record, folder, port, socket, mark, memory] = args else {
            return Err(io::Error::other("six arguments are expected"));
        };
        let tell = |name: &str, could: bool| {
            let word = if could { "yes" } else { "no" };
            writeln!(io::stderr(), "spy {name} {word}")
        };
        tell("record-by-path", holds(Path::new(record), HEADER))?;
        tell("record-in-folder", anything_in(Path::new(folder)))?;
        let any = |test: &dyn Fn(&Path) -> bool| processes().iter().any(|at| test(at));
        tell("record-by-descriptor", any(&|at| is_open_in(at)))?;
        tell("seed", any(&|at| holds(&at.join("cmdline"), b"--seed\0")))?;
        tell("variable", env::var_os("RNW_SECRET").is_some())?;
        let planted = |at: &Path| holds(&at.join("environ"), b"RNW_SECRET=");
        tell("variable-of-parent", any(&planted))?;
        tell("process", any(&|at| holds(&at.join("comm"), b"rnw\n")))?;
        let open: Vec<i32> = descriptors("/proc/self/fd");
        tell("descriptor", open.into_iter().any(|number| number > 2))?;
        let address: Option<SocketAddr> = format!("127.0.0.1:{port}").parse().ok();
        let within = Duration::from_secs(5);
        let reached = address.is_some_and(|at| TcpStream::connect_timeout(&at, within).is_ok());
        tell("network", reached)?;
        tell("socket", UnixStream::connect(socket).is_ok())?;
        let name = Name::from_abstract_name(mark.as_bytes());
        let reached = name.and_then(|name| UnixStream::connect_addr(&name));
        tell("abstract-socket", reached.is_ok())?;
        let beside = env::current_exe()?.with_file_name(format!("{mark}.written"));
        for (name, place) in [
            ("write-to-folder", Path::new(folder).join("written")),
            ("write-here", env::current_dir()?.join("written")),
            ("write-beside", beside),
            (
                "write-temporary",
                env::temp_dir().join(format!("{mark}.temporary")),
            ),
        ] {
            tell(name, File::create(&place).is_ok())?;
            let _ = fs::remove_file(&place);
        }
        // Without the tool, there is no result to report.
        if let Ok(made) = makes_namespace() {
            tell("namespace", made)?;
        }
        tell("processes", many_processes())?;
        let bytes = memory.parse::<usize>().unwrap_or_default() << 20;
        tell("memory", Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
    }

    /// The folders of all processes except this one.
    fn processes() -> Vec<PathBuf> {
        let own = std::process::id().to_string();
        let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
        let named = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let others = named.filter(|name| name.parse::<u32>().is_ok() && *name != own);
        others.map(|name| Path::new("/proc").join(name)).collect()
    }

    fn descriptors(folder: &str) -> Vec<i32> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let number = |entry: fs::DirEntry| entry.file_name().into_string().ok()?.parse().ok();
        let mut found: Vec<i32> = entries.filter_map(number).collect();
        // One of them was the descriptor of the folder itself, which is closed by now.
        found.retain(|number| Path::new(folder).join(number.to_string()).exists());
        found
    }

    fn holds(path: &Path, what: &[u8]) -> bool {
        let mut bytes = Vec::new();
        let read = File::open(path).and_then(|file| file.take(1 << 20).read_to_end(&mut bytes));
        read.is_ok() && bytes.windows(what.len()).any(|part| part == what)
    }

    /// Returns whether a process has an open record that can be read through it.
    fn is_open_in(process: &Path) -> bool {
        let entries = fs::read_dir(process.join("fd"))
            .into_iter()
            .flatten()
            .flatten();
        let mut files = entries.map(|entry| entry.path());
        files.any(|file| file.is_file() && holds(&file, HEADER))
    }

    fn anything_in(folder: &Path) -> bool {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).any(|path| path.is_file())
    }

    /// Returns whether it can become administrator of its own namespace, and so mount anything.
    fn makes_namespace() -> io::Result<bool> {
        let mut unshare = Command::new("unshare");
        unshare.args(["--user", "--map-root-user", "--mount", "true"]);
        unshare
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        unshare.status().map(|status| status.success())
    }

    fn many_processes() -> bool {
        let Ok(myself) = env::current_exe() else {
            return false;
        };
        let start = |_| {
            let mut command = Command::new(&myself);
            command.arg("sleep").stdin(Stdio::piped());
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()
        };
        let mut started: Vec<Child> = (0..PROCESSES)
            .map_while(|number| start(number).ok())
            .collect();
        for child in &mut started {
            let _ = child.kill();
            let _ = child.wait();
        }
        started.len() == PROCESSES
    }
}

use serde_json::{Value, json};
use std::env;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    if args == ["sleep"] {
        io::stdin().read_line(&mut String::new())?;
        return Ok(());
    }
    let mut looked = false;
    for line in io::stdin().lines() {
        let said: Value = serde_json::from_str(&line?)?;
        let id = &said["id"];
        let answer = match said["type"].as_str() {
            Some("act") => {
                // The record is open by now.
                if !std::mem::replace(&mut looked, true) {
                    #[cfg(target_os = "linux")]
                    looking::look_around(&args)?;
                }
                json!({ "type": "move", "id": id, "move": 1 })
            }
            Some("hello" | "new") => json!({ "type": "ready", "id": id, "name": "spy" }),
            Some("quit") => break,
            _ => continue,
        };
        writeln!(io::stdout(), "{answer}")?;
    }
    Ok(())
}
