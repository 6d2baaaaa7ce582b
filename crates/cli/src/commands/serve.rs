//! `rnw serve`: tables in the browser.

mod log;

use crate::args::Serve;
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use rnw_archive::records;
use rnw_catalogue::Catalogue;
use rnw_hosting::{CatalogueLibrary, RecordFolder, TableHost, saved_table};
use rnw_i18n::{Translations, name};
use rnw_server::{ServerSettings, TableCreated};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The port that is used if the command line names none.
const PORT: u16 = 8470;

pub(super) fn run(catalogue: &Catalogue, args: &Serve, out: &mut Out) -> Result<(), Failure> {
    log::start(args.log);
    let library = CatalogueLibrary::new(catalogue.clone(), args.packs.as_deref())?;
    for files in library.packs() {
        pack::keep_apart(files, "", out)?;
    }
    let folder = args.records.clone().or_else(records::folder);
    let folder = folder.ok_or_else(|| {
        Failure::Usage("this system has no folder for records; name one by --records".to_owned())
    })?;
    let storage = RecordFolder::new(folder)?;
    let ip = if args.lan {
        Ipv4Addr::UNSPECIFIED
    } else {
        Ipv4Addr::LOCALHOST
    };
    let listen = args.listen.unwrap_or(SocketAddr::new(ip.into(), PORT));
    let host = TableHost::listen(listen).map_err(|error| {
        let hint = if error.kind() == io::ErrorKind::AddrInUse {
            "; --listen takes another port"
        } else {
            ""
        };
        Failure::Usage(format!("cannot listen at {listen}: {error}{hint}"))
    })?;
    let bound = host.address()?;
    let mut address = address(bound);
    if let Some(file) = &args.file {
        let created = saved_table(catalogue, &library, &storage, file, out.language())?;
        let TableCreated { table, host } = created;
        // The link of the host. Browsers send nothing behind the # to any server.
        address = format!("{address}#{table}.{host}");
    }
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
    host.serve(library, storage, settings)?;
    let words = Translations::in_language(out.language());
    out.line(&words.text("serve-stopped"))
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
