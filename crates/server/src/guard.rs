//! Who may talk to the server: checks of hosts and origins, and the headers that protect a page.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time;

/// The time for a request with its body and its answer.
const REQUEST_TIME: Duration = Duration::from_secs(15);

/// The names under which people reach the server, besides addresses and `localhost`.
#[derive(Clone, Debug, Default)]
pub(crate) struct HostNames(Arc<[String]>);

impl HostNames {
    pub(crate) fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(|name| name.to_lowercase()).collect())
    }

    /// Whether a request may name this host. An address is always right: a page of a stranger that was sent to our
    /// address under another name (DNS rebinding) still sends that name.
    fn admit(&self, host: &str) -> bool {
        let Ok(authority) = host.parse::<Authority>() else {
            return false;
        };
        let name = authority.host().to_lowercase();
        let address = name.trim_start_matches('[').trim_end_matches(']');
        address.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.0.contains(&name)
    }
}

/// Whether a request comes from our own page, or from a program that is no browser.
fn is_own_origin(headers: &HeaderMap, host: &str) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let Some(origin) = origins.next() else {
        return true;
    };
    let origin = origin.to_str().unwrap_or_default();
    let own = ["http://", "https://"]
        .into_iter()
        .filter_map(|scheme| origin.strip_prefix(scheme));
    let is_own = own.into_iter().any(|own| own.eq_ignore_ascii_case(host));
    is_own && origins.next().is_none()
}

/// Refuses requests under foreign names, and requests from foreign pages. Adds the headers that protect a page.
pub(crate) async fn guard(
    State(names): State<HostNames>,
    request: Request,
    next: Next,
) -> Response {
    let host = request
        .headers()
        .get(HOST)
        .and_then(|host| host.to_str().ok());
    // HTTP/2 has the host in the address.
    let host = host.or(request.uri().authority().map(Authority::as_str));
    let host = host.unwrap_or_default().to_owned();
    if !names.admit(&host) {
        return protected(misdirected(), &host);
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key("upgrade");
    if (!reads || upgrades) && !is_own_origin(request.headers(), &host) {
        return protected(StatusCode::FORBIDDEN.into_response(), &host);
    }
    let response = time::timeout(REQUEST_TIME, next.run(request)).await;
    let response = response.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response());
    protected(response, &host)
}

fn misdirected() -> Response {
    let advice =
        "The server does not know this name. Start it with --host NAME, or use its address.\n";
    (StatusCode::MISDIRECTED_REQUEST, advice).into_response()
}

/// The headers of every answer: no script, style, picture or connection from anywhere else, no frames, no referrer.
fn protected(mut response: Response, host: &str) -> Response {
    // Some browsers do not count a WebSocket to the same host as `self`.
    let sockets = if host.parse::<Authority>().is_ok() {
        format!(" ws://{host} wss://{host}")
    } else {
        String::new()
    };
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    );
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    let fixed = [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_names_are_refused() {
        let names = HostNames::new(["Games.Example".to_owned()]);
        for host in [
            "127.0.0.1:8470",
            "192.168.1.7",
            "[::1]:8470",
            "localhost:8470",
            "games.example",
            "GAMES.example:443",
        ] {
            assert!(names.admit(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "games.example.evil",
            "localhost.evil:8470",
            "a b",
        ] {
            assert!(!names.admit(host), "{host}");
        }
    }

    #[test]
    fn foreign_pages_are_refused() {
        let host = "192.168.1.7:8470";
        let check = |origins: &[&'static str], expected: bool| {
            let mut headers = HeaderMap::new();
            for origin in origins {
                headers.append(ORIGIN, HeaderValue::from_static(origin));
            }
            assert_eq!(is_own_origin(&headers, host), expected, "{origins:?}");
        };
        check(&[], true);
        check(&["http://192.168.1.7:8470"], true);
        check(&["https://192.168.1.7:8470"], true);
        check(&["http://192.168.1.7"], false);
        check(&["http://evil.example"], false);
        check(&["null"], false);
        check(&["http://192.168.1.7:8470", "http://evil.example"], false);
    }
}
