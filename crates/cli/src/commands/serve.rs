//! `rnw serve`: tables in the browser.

mod library;
mod log;
mod saved_game;
mod storage;

use self::library::CatalogueLibrary;
use self::storage::RecordFolder;
use crate::args::Serve;
use crate::failure::Failure;
use crate::out::Out;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use rnw_archive::records;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_server::{ServerSettings, TableCreated};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::sync::Arc;

/// The port that is used if the command line names none.
const PORT: u16 = 8470;
/// The most threads for bots and files.
const ASIDE_MAX: usize = 64;

pub(super) fn run(catalogue: &Catalogue, args: &Serve, out: &mut Out) -> Result<(), Failure> {
    log::start(args.log);
    let library = CatalogueLibrary::new(catalogue.clone(), args.packs.as_deref(), out)?;
    let folder = match &args.records {
        Some(folder) => folder.clone(),
        None => records::folder().ok_or_else(|| {
            Failure::Usage(
                "this system has no folder for records; name one by --records".to_owned(),
            )
        })?,
    };
    let storage = RecordFolder::new(folder)?;
    let listen = args.listen.unwrap_or(SocketAddr::new(
        if args.lan {
            Ipv4Addr::UNSPECIFIED.into()
        } else {
            Ipv4Addr::LOCALHOST.into()
        },
        PORT,
    ));
    #[cfg(unix)]
    allow_connections();
    let listener = TcpListener::bind(listen).map_err(|error| {
        let hint = if error.kind() == io::ErrorKind::AddrInUse {
            "; --listen takes another port"
        } else {
            ""
        };
        Failure::Usage(format!("cannot listen at {listen}: {error}{hint}"))
    })?;
    let bound = listener.local_addr()?;
    let mut address = address(bound);
    if let Some(file) = &args.file {
        let TableCreated { table, host } =
            saved_game::open(catalogue, &library, &storage, file, out)?;
        // The link of the host. Browsers send nothing behind the # to any server.
        address = format!("{address}#{table}.{host}");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(ASIDE_MAX)
        .build()?;
    // Who reads the address may ask the server to stop at once.
    let stop = runtime.block_on(async { StopSignals::listen() })?;
    announce(bound, &address, out)?;
    if args.open && open::that_detached(&address).is_err() {
        out.notice(&format!(
            "no browser could be started; open {address} yourself"
        ));
    }
    let settings = ServerSettings {
        host_names: args.host.clone(),
        ..ServerSettings::default()
    };
    listener.set_nonblocking(true)?;
    let (library, storage) = (Arc::new(library), Arc::new(storage));
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        rnw_server::serve(listener, library, storage, settings, stop.asked()).await
    })?;
    // All records are complete, so nobody waits for bots that still think.
    runtime.shutdown_background();
    let words = Translations::in_language(out.language());
    out.line(&words.text("serve-stopped"))
}

/// The games of a catalogue with their own packs.
#[cfg(feature = "fuzzing")]
pub(crate) fn games_alone(catalogue: &Catalogue) -> Arc<dyn rnw_server::GameLibrary> {
    Arc::new(CatalogueLibrary::with_packs(catalogue.clone(), Vec::new()))
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

/// The address that people type.
fn address(bound: SocketAddr) -> String {
    let reached = if bound.ip().is_unspecified() {
        own_address().unwrap_or(Ipv4Addr::LOCALHOST.into())
    } else {
        bound.ip()
    };
    format!("http://{}/", SocketAddr::new(reached, bound.port()))
}

/// The address of this machine in its network. Nothing is sent to find it.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified()).then_some(own)
}

/// Says where the page is, with a QR code for phones.
fn announce(bound: SocketAddr, address: &str, out: &mut Out) -> Result<(), Failure> {
    let words = Translations::in_language(out.language());
    let is_own = bound.ip().is_loopback();
    if !is_own && let Ok(code) = QrCode::new(address) {
        // Most terminals are dark, so that a blank is dark and a block is light.
        let mut drawing = code.render::<Dense1x2>();
        drawing
            .dark_color(Dense1x2::Light)
            .light_color(Dense1x2::Dark);
        let drawn = drawing.build();
        for line in drawn.lines() {
            out.line(line)?;
        }
    }
    out.line(&words.with("serve-address", &[("address", name(address))]))?;
    out.line(&words.text(if is_own { "serve-own" } else { "serve-lan" }))?;
    out.finish()?;
    Ok(())
}
