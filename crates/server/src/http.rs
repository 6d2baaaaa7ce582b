//! The requests over HTTP.

use crate::connection::{self, MESSAGE_MAX};
use crate::guard::{self, HostNames};
use crate::message::{
    AnalysisShown, BotLevel, CodeShown, ErrorCode, LevelShown, Lobby, NewTable, OwnResults,
    OwnSeats, Reaction, SERVING_PROTOCOL, StepShown, TableCreated, TableSummary,
};
use crate::metrics::Metrics;
use crate::page::PageFile;
use crate::refused::Refused;
use crate::rooms::Rooms;
use crate::show::show;
use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rnw_i18n::{Language, Translations, Translator};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task;

/// The largest body of a request in bytes.
const BODY_MAX: usize = 16 << 10;
/// The tables that can be created in a second, and at once.
const CREATED: NonZeroU32 = NonZeroU32::new(10).expect("it is not 0");
const CREATED_AT_ONCE: NonZeroU32 = NonZeroU32::new(50).expect("it is not 0");

/// What all requests share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) page: Vec<PageFile>,
    pub(crate) stop: watch::Receiver<bool>,
    /// The sentences of the engine, for answers that belong to no table.
    pub(crate) words: BTreeMap<&'static str, Arc<Translations>>,
    pub(crate) created: DefaultDirectRateLimiter,
    /// The most connections at the same time.
    pub(crate) connections_max: u64,
    /// The time after which a silent connection is asked whether it is still there.
    pub(crate) silence: Duration,
}

impl Shared {
    /// The sentences of the engine in all languages.
    pub(crate) fn engine_words() -> BTreeMap<&'static str, Arc<Translations>> {
        let words = |language: Language| {
            let words = Arc::new(Translations::in_language(language));
            (language.tag(), words)
        };
        Language::ALL.into_iter().map(words).collect()
    }

    /// How often tables can be created.
    pub(crate) fn creation_rate() -> DefaultDirectRateLimiter {
        RateLimiter::direct(Quota::per_second(CREATED).allow_burst(CREATED_AT_ONCE))
    }

    fn translator(&self, language: Language) -> Translator {
        let words = self.words.get(language.tag()).cloned();
        let words = words.unwrap_or_else(|| Arc::new(Translations::english()));
        Translator::new(words, Vec::new())
    }
}

/// The parameters of a request.
#[derive(Deserialize, Debug)]
struct Asked {
    #[serde(default)]
    language: String,
    /// The seat whose view is asked for, counted from 1; that of an onlooker if it is missing.
    seat: Option<usize>,
}

/// A request, with what all requests share.
#[derive(Debug)]
struct Call {
    shared: Arc<Shared>,
    language: Language,
    seat: Option<usize>,
}

impl FromRequestParts<Arc<Shared>> for Call {
    type Rejection = QueryRejection;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Self, QueryRejection> {
        let Query(asked) = Query::<Asked>::from_request_parts(parts, shared).await?;
        Ok(Self {
            shared: Arc::clone(shared),
            language: asked.language.parse().unwrap_or_default(),
            seat: asked.seat,
        })
    }
}

impl Call {
    /// The answer to a refused request.
    fn refused(&self, refused: &Refused) -> Response {
        let status = match refused.code {
            ErrorCode::NoTable | ErrorCode::Phase => StatusCode::NOT_FOUND,
            ErrorCode::Full => StatusCode::SERVICE_UNAVAILABLE,
            ErrorCode::Rate => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Host | ErrorCode::Secret => StatusCode::FORBIDDEN,
            ErrorCode::Malformed
            | ErrorCode::Version
            | ErrorCode::Order
            | ErrorCode::Name
            | ErrorCode::Seat
            | ErrorCode::Watching
            | ErrorCode::Stale
            | ErrorCode::Illegal
            | ErrorCode::Undo => StatusCode::BAD_REQUEST,
        };
        let reply = refused.reply(&self.shared.translator(self.language));
        (status, Json(reply)).into_response()
    }

    /// Does something that reads files or opens games, away from the threads that serve connections.
    async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Shared) -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Response> {
        let own = Arc::clone(&self.shared);
        let done = task::spawn_blocking(move || work(&own)).await;
        let done = done.unwrap_or_else(|error| {
            tracing::error!(%error, "a request has failed");
            Err(ErrorCode::Full.into())
        });
        done.map_err(|error| self.refused(&error))
    }
}

/// Reads the body of a request.
fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refused> {
    Ok(serde_json::from_slice(body).map_err(|_| ErrorCode::Malformed)?)
}

/// All requests that the server answers.
pub(crate) fn router(shared: Arc<Shared>, names: HostNames) -> Router {
    Router::new()
        .route("/api/lobby", get(lobby))
        .route("/api/tables", post(create))
        .route("/api/tables/{table}", get(summary))
        .route("/api/tables/{table}/record", get(record))
        .route("/api/tables/{table}/code", get(code))
        .route("/api/tables/{table}/steps/{step}", get(step))
        .route(
            "/api/tables/{table}/analysis",
            get(analysis).post(begin_analysis),
        )
        .route("/api/tables/{table}/socket", get(socket))
        .route("/api/results", post(results))
        .route("/api/rules/{game}", get(rules))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(middleware::from_fn_with_state(names, guard::guard))
        .with_state(shared)
}

async fn lobby(call: Call) -> Result<Json<Lobby>, Response> {
    let language = call.language;
    let games = call.aside(move |shared| Ok(shared.rooms.library().list(language)));
    let games = games.await?;
    let translator = call.shared.translator(language);
    let words = translator.words();
    let own = words.keys().filter(|key| key.starts_with("page-"));
    let own = own.map(|key| (key.to_owned(), words.text(key)));
    Ok(Json(Lobby {
        protocol: SERVING_PROTOCOL,
        server: crate::SERVER_NAME.to_owned(),
        languages: Language::ALL
            .map(|language| language.tag().to_owned())
            .into(),
        games,
        levels: BotLevel::ALL
            .map(|level| LevelShown {
                level,
                title: translator.text(level.key()),
            })
            .into(),
        reactions: REACTIONS
            .map(|(reaction, key)| (reaction, translator.text(key)))
            .into(),
        words: own.collect(),
    }))
}

const REACTIONS: [(Reaction, &str); 6] = [
    (Reaction::Hello, "serve-reaction-hello"),
    (Reaction::Applause, "serve-reaction-applause"),
    (Reaction::Lucky, "serve-reaction-lucky"),
    (Reaction::Ouch, "serve-reaction-ouch"),
    (Reaction::Thinking, "serve-reaction-thinking"),
    (Reaction::Thanks, "serve-reaction-thanks"),
];

async fn create(call: Call, body: Bytes) -> Result<(StatusCode, Json<TableCreated>), Response> {
    if call.shared.created.check().is_err() {
        return Err(call.refused(&ErrorCode::Rate.into()));
    }
    let created = call.aside(move |shared| shared.rooms.create(&read::<NewTable>(&body)?));
    Ok((StatusCode::CREATED, Json(created.await?)))
}

async fn summary(call: Call, Path(table): Path<String>) -> Result<Json<TableSummary>, Response> {
    let find = move |shared: &Shared| Ok(shared.rooms.find(&table)?.lock().summary());
    Ok(Json(call.aside(find).await?))
}

async fn record(call: Call, Path(table): Path<String>) -> Result<impl IntoResponse, Response> {
    let read = call.aside(move |shared| shared.rooms.record(&table));
    Ok(([(CONTENT_TYPE, "application/jsonl")], read.await?))
}

async fn code(call: Call, Path(table): Path<String>) -> Result<Json<CodeShown>, Response> {
    let code = call.aside(move |shared| {
        let room = shared.rooms.find(&table)?;
        let room = room.lock();
        let options = room.served().usual_options();
        let code = room.game().and_then(|open| open.code(&options));
        Ok(code.ok_or(ErrorCode::Phase)?)
    });
    let code = code.await?;
    Ok(Json(CodeShown { code }))
}

async fn analysis(call: Call, Path(table): Path<String>) -> Result<Json<AnalysisShown>, Response> {
    analysed(call, table, false).await
}

async fn begin_analysis(
    call: Call,
    Path(table): Path<String>,
) -> Result<Json<AnalysisShown>, Response> {
    analysed(call, table, true).await
}

async fn analysed(call: Call, table: String, begin: bool) -> Result<Json<AnalysisShown>, Response> {
    let language = call.language;
    let shown = call.aside(move |shared| shared.rooms.analysis(&table, begin, language));
    Ok(Json(shown.await?))
}

/// The tables and results of the seats whose secrets are in the body. Secrets are never in an address, which a log may
/// contain.
async fn results(call: Call, body: Bytes) -> Result<Json<OwnResults>, Response> {
    let found = call.aside(move |shared| shared.rooms.results(&read::<OwnSeats>(&body)?));
    let tables = found.await?;
    Ok(Json(OwnResults { tables }))
}

/// A step of a game that is over, as a seat or an onlooker saw it.
async fn step(
    call: Call,
    Path((table, step)): Path<(String, usize)>,
) -> Result<Json<StepShown>, Response> {
    let (language, seat) = (call.language, call.seat);
    let shown = call.aside(move |shared| {
        let room = shared.rooms.find(&table)?;
        let room = room.lock();
        let viewer = room.viewer(seat)?;
        let open = room.game().ok_or(ErrorCode::Phase)?;
        let (sight, steps) = open.sight_at(viewer, step).ok_or(ErrorCode::Phase)?;
        let position = open.position_at(&room.served().usual_options(), viewer.seat(), step);
        let translator = room.translator(language);
        drop(room);
        let table = show(&sight, &translator);
        let step = step.min(steps);
        Ok(StepShown {
            step,
            steps,
            table,
            position,
        })
    });
    Ok(Json(shown.await?))
}

async fn rules(call: Call, Path(game): Path<String>) -> Result<impl IntoResponse, Response> {
    let language = call.language;
    let text = call.aside(move |shared| {
        let rules = shared.rooms.library().rules(&game, language);
        Ok(rules.ok_or(ErrorCode::NoTable)?)
    });
    Ok(([(CONTENT_TYPE, "text/html; charset=utf-8")], text.await?))
}

async fn health() -> &'static str {
    "ok\n"
}

async fn metrics(State(shared): State<Arc<Shared>>) -> Response {
    let kind = [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, shared.metrics.text()).into_response()
}

async fn socket(
    call: Call,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Response> {
    let shared = &call.shared;
    if shared.metrics.connections.value() >= shared.connections_max {
        return Err(call.refused(&ErrorCode::Full.into()));
    }
    let room = call.aside(move |shared| shared.rooms.find(&table)).await?;
    let (rooms, metrics) = (Arc::clone(&shared.rooms), Arc::clone(&shared.metrics));
    let (stop, silence) = (shared.stop.clone(), shared.silence);
    let upgrade = upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX);
    Ok(upgrade
        .on_upgrade(move |socket| connection::serve(socket, room, rooms, metrics, silence, stop)))
}

/// A file of the page. A browser that has it already is not sent it again.
async fn page(
    State(shared): State<Arc<Shared>>,
    uri: axum::http::Uri,
    headers: HeaderMap,
) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = shared.page.iter().find(|file| file.path == path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let about = [
        (CONTENT_TYPE, file.kind),
        (CACHE_CONTROL, "no-cache"),
        (ETAG, file.tag.as_str()),
    ];
    let known = headers.get(IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == file.tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, file.bytes).into_response()
}
