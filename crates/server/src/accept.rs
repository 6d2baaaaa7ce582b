//! Accepts connections. A client that does not finish its request in time is closed, and there is a limit on
//! connections.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time;

/// The time for the head of a request, also for the next one on the same connection.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// The bytes that the system keeps for a reader who does not take them.
const SEND_BUFFER: usize = 256 * 1024;
/// The pause after the system could not accept a connection, for example because it has no more files.
const PAUSE: Duration = Duration::from_millis(50);

/// Accepts connections until the server stops. `connections` is the most that may send requests at the same time;
/// sockets of tables do not count among them.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    connections: usize,
    stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(connections.min(Semaphore::MAX_PERMITS)));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(stop.clone()) => return,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::error!(%error, "a connection was not accepted");
                time::sleep(PAUSE).await;
                continue;
            }
        };
        // Without a place the connection is closed at once.
        if let Ok(place) = Arc::clone(&places).try_acquire_owned() {
            let (router, stop) = (router.clone(), stop.clone());
            tokio::spawn(async move {
                serve(stream, router, stop).await;
                drop(place);
            });
        }
    }
}

/// Answers the requests of a connection until it ends or becomes a WebSocket.
async fn serve(stream: TcpStream, router: Router, stop: watch::Receiver<bool>) {
    // Small messages are sent at once. If the system cannot do that, they are only later.
    let _ = stream.set_nodelay(true);
    // A limit on what slow readers cost. If the system cannot do that, it keeps more.
    let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // Whatever ends the connection, the client learns of it.
        _ = connection.as_mut() => return,
        () = stopped(stop) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// Waits until the server stops.
pub(crate) async fn stopped(mut stop: watch::Receiver<bool>) {
    // If the sender is gone, the server has stopped.
    let _ = stop.wait_for(|stops| *stops).await;
}
