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
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rnw_i18n::{Language, Translations, Translator};
use serde::Deserialize;
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
        Translator::new(
            words.unwrap_or_else(|| Arc::new(Translations::english())),
            Vec::new(),
        )
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

impl Asked {
    fn language(&self) -> Language {
        self.language.parse().unwrap_or_default()
    }
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

/// The answer to a refused request.
fn refused(shared: &Shared, refused: &Refused, language: Language) -> Response {
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
    let reply = refused.reply(&shared.translator(language));
    (status, Json(reply)).into_response()
}

/// Does something that reads files or opens games, away from the threads that serve connections.
async fn aside<T: Send + 'static>(
    shared: &Arc<Shared>,
    language: Language,
    work: impl FnOnce(&Shared) -> Result<T, Refused> + Send + 'static,
) -> Result<T, Response> {
    let own = Arc::clone(shared);
    let done = task::spawn_blocking(move || work(&own)).await;
    let done = done.unwrap_or_else(|error| {
        tracing::error!(%error, "a request has failed");
        Err(Refused::new(ErrorCode::Full))
    });
    done.map_err(|error| refused(shared, &error, language))
}

async fn lobby(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<Asked>,
) -> Result<Json<Lobby>, Response> {
    let language = asked.language();
    let games = aside(&shared, language, move |shared| {
        Ok(shared.rooms.library().list(language))
    });
    let games = games.await?;
    let translator = shared.translator(language);
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

async fn create(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<Asked>,
    body: Bytes,
) -> Result<(StatusCode, Json<TableCreated>), Response> {
    let language = asked.language();
    if shared.created.check().is_err() {
        return Err(refused(&shared, &Refused::new(ErrorCode::Rate), language));
    }
    let Ok(new) = serde_json::from_slice::<NewTable>(&body) else {
        return Err(refused(
            &shared,
            &Refused::new(ErrorCode::Malformed),
            language,
        ));
    };
    let created = aside(&shared, language, move |shared| shared.rooms.create(&new));
    Ok((StatusCode::CREATED, Json(created.await?)))
}

async fn summary(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<TableSummary>, Response> {
    let found = aside(&shared, asked.language(), move |shared| {
        shared.rooms.find(&table).map(|room| room.lock().summary())
    });
    Ok(Json(found.await?))
}

async fn record(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<impl IntoResponse, Response> {
    let read = aside(&shared, asked.language(), move |shared| {
        shared.rooms.record(&table)
    });
    Ok(([(CONTENT_TYPE, "application/jsonl")], read.await?))
}

async fn code(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<CodeShown>, Response> {
    let code = aside(&shared, asked.language(), move |shared| {
        let room = shared.rooms.find(&table)?;
        let code = room.lock().code();
        code.ok_or(Refused::new(ErrorCode::Phase))
    });
    let code = code.await?;
    Ok(Json(CodeShown { code }))
}

async fn analysis(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<AnalysisShown>, Response> {
    analysed(&shared, table, asked.language(), false).await
}

async fn begin_analysis(
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<AnalysisShown>, Response> {
    analysed(&shared, table, asked.language(), true).await
}

async fn analysed(
    shared: &Arc<Shared>,
    table: String,
    language: Language,
    begin: bool,
) -> Result<Json<AnalysisShown>, Response> {
    let shown = aside(shared, language, move |shared| {
        shared.rooms.analysis(&table, begin, language)
    });
    Ok(Json(shown.await?))
}

/// The tables and results of the seats whose secrets are in the body. Secrets are never in an address, which a log may
/// contain.
async fn results(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<Asked>,
    body: Bytes,
) -> Result<Json<OwnResults>, Response> {
    let language = asked.language();
    let Ok(own) = serde_json::from_slice::<OwnSeats>(&body) else {
        return Err(refused(
            &shared,
            &Refused::new(ErrorCode::Malformed),
            language,
        ));
    };
    let found = aside(&shared, language, move |shared| shared.rooms.results(&own));
    let tables = found.await?;
    Ok(Json(OwnResults { tables }))
}

/// A step of a game that is over, as a seat or an onlooker saw it.
async fn step(
    State(shared): State<Arc<Shared>>,
    Path((table, step)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
) -> Result<Json<StepShown>, Response> {
    let language = asked.language();
    let shown = aside(&shared, language, move |shared| {
        let room = shared.rooms.find(&table)?;
        let room = room.lock();
        let viewer = room.viewer(asked.seat)?;
        let found = room.sight_at(viewer, step);
        let (sight, steps) = found.ok_or(Refused::new(ErrorCode::Phase))?;
        let translator = room.translator(language);
        drop(room);
        let table = show(&sight, &translator);
        let step = step.min(steps);
        Ok(StepShown { step, steps, table })
    });
    Ok(Json(shown.await?))
}

async fn rules(
    State(shared): State<Arc<Shared>>,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<impl IntoResponse, Response> {
    let language = asked.language();
    let text = aside(&shared, language, move |shared| {
        let rules = shared.rooms.library().rules(&game, language);
        rules.ok_or(Refused::new(ErrorCode::NoTable))
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
    State(shared): State<Arc<Shared>>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let language = asked.language();
    if shared.metrics.connections.value() >= shared.connections_max {
        return refused(&shared, &Refused::new(ErrorCode::Full), language);
    }
    let room = aside(&shared, language, move |shared| shared.rooms.find(&table));
    let room = match room.await {
        Ok(room) => room,
        Err(response) => return response,
    };
    let (rooms, metrics) = (Arc::clone(&shared.rooms), Arc::clone(&shared.metrics));
    let (stop, silence) = (shared.stop.clone(), shared.silence);
    upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .on_upgrade(move |socket| connection::serve(socket, room, rooms, metrics, silence, stop))
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
