//! The server as a program: its connections, its threads, and the signals that end it.

use crate::{CatalogueLibrary, RecordFolder};
use rnw_server::{ServerSettings, serve};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use tokio::runtime::{Builder, Runtime};

/// The most threads for bots and files.
const ASIDE_MAX: usize = 64;

/// A server that can be reached and does not answer yet.
#[derive(Debug)]
pub struct TableHost {
    listener: TcpListener,
    runtime: Runtime,
    stop: StopSignals,
}

impl TableHost {
    /// Listens at this address. From now on the server can be asked to stop.
    ///
    /// # Errors
    /// If the address is taken, or if the system starts no threads.
    pub fn listen(address: SocketAddr) -> io::Result<Self> {
        #[cfg(unix)]
        allow_connections();
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        let runtime = Builder::new_multi_thread()
            .enable_all()
            .max_blocking_threads(ASIDE_MAX)
            .build()?;
        let stop = runtime.block_on(async { StopSignals::listen() })?;
        Ok(Self {
            listener,
            runtime,
            stop,
        })
    }

    /// The address at which it listens.
    ///
    /// # Errors
    /// If the system does not say it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves tables until Ctrl-C, or until the signal by which service managers stop programs.
    ///
    /// # Errors
    /// If the listener fails.
    pub fn serve(
        self,
        library: CatalogueLibrary,
        storage: RecordFolder,
        settings: ServerSettings,
    ) -> io::Result<()> {
        let (library, storage) = (Arc::new(library), Arc::new(storage));
        self.runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            serve(listener, library, storage, settings, self.stop.asked()).await
        })?;
        // All records are complete, so nobody waits for bots that still think.
        self.runtime.shutdown_background();
        Ok(())
    }
}

/// Lets the process have as many connections as the system allows.
#[cfg(unix)]
fn allow_connections() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = Rlimit {
        current: limit.maximum,
        ..limit
    };
    // If the system refuses it, fewer connections are possible.
    let _ = setrlimit(Resource::Nofile, most);
}

/// Ctrl-C, and the signal by which service managers stop programs.
#[derive(Debug)]
struct StopSignals {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
}

impl StopSignals {
    /// Listens from now on.
    #[cfg_attr(
        not(unix),
        allow(clippy::unnecessary_wraps, reason = "only Unix may refuse it")
    )]
    fn listen() -> io::Result<Self> {
        #[cfg(unix)]
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            #[cfg(unix)]
            signals: [
                signal(SignalKind::interrupt())?,
                signal(SignalKind::terminate())?,
            ],
        })
    }

    /// Waits for one of the signals.
    async fn asked(self) {
        #[cfg(unix)]
        {
            let [mut interrupted, mut terminated] = self.signals;
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
        }
        #[cfg(not(unix))]
        if tokio::signal::ctrl_c().await.is_err() {
            // Without a handler the system itself ends the program.
            std::future::pending::<()>().await;
        }
    }
}
