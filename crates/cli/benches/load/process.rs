//! The server in its own process, and what the system knows of it.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// The ticks of a second in `/proc`, the same on every Linux.
const TICKS: u64 = 100;

pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts a server with its records in this folder.
    pub(crate) async fn start(folder: &Path) -> io::Result<Self> {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rnw"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--log",
                "off",
                "--records",
            ])
            .arg(folder)
            .env("LANG", "C.UTF-8")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut first = String::new();
        BufReader::new(output).read_line(&mut first).await?;
        let address = first.split("http://").nth(1).unwrap_or_default().trim();
        let address = address.trim_end_matches('/').parse();
        let address = address.map_err(io::Error::other)?;
        Ok(Self { child, address })
    }

    /// Kills the server as a crash would.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        self.child.start_kill()
    }

    fn file(&self, name: &str) -> String {
        let id = self.child.id().unwrap_or_default();
        std::fs::read_to_string(format!("/proc/{id}/{name}")).unwrap_or_default()
    }

    /// The memory that the server uses, in bytes; 0 if the system does not tell.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.file("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }

    /// The time of processors that the server has used; 0 if the system does not tell.
    pub(crate) fn cpu(&self) -> Duration {
        let stat = self.file("stat");
        let fields = stat.rsplit(") ").next().unwrap_or_default();
        let ticks: u64 = (fields.split(' ').skip(11).take(2))
            .filter_map(|field| field.parse::<u64>().ok())
            .sum();
        Duration::from_millis(ticks * 1000 / TICKS)
    }
}
