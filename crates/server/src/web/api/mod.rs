//! Everything over HTTP, and the document that describes it.

mod account;
mod admin;
mod chronicles;
mod company;
mod games;
mod health;
mod me;
mod owner;
mod past;
mod tables;
mod visit;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{
        FromRequest, FromRequestParts, Path, Query, Request,
        rejection::{JsonRejection, PathRejection, QueryRejection},
    },
    http::{HeaderMap, Uri, header, request::Parts},
    routing::{delete, get, post, put},
};
use hosting::{Fault, wire};
use language::Locale;
use serde::{Deserialize, de::DeserializeOwned};
use utoipa::{IntoParams, OpenApi};

use crate::{
    tables::hall::Hall,
    web::{fault::FaultReply, socket},
};
pub(crate) use admin::ADMIN_LINK;
pub(crate) use health::recorder;
pub(crate) use visit::{Caller, Looking, Visit};

/// No body is longer than this many bytes; chronicles may be.
pub(crate) const LONGEST_BODY: usize = 64 << 10;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Nemedian",
        description = "Tables for board games. A table's socket is at \
        `/api/tables/{id}/socket`; it says `ToClient` and hears `Command`."
    ),
    paths(
        me::show,
        me::appear,
        me::rename,
        me::portrait,
        me::claim,
        me::log_in,
        me::log_out,
        me::logins,
        me::end_login,
        me::games,
        account::password,
        account::mail,
        account::confirm,
        account::forgotten,
        account::reset,
        account::export,
        account::delete,
        games::list,
        games::rules,
        tables::lobby,
        tables::open,
        tables::show,
        tables::join,
        tables::role,
        tables::leave,
        tables::start,
        tables::rematch,
        owner::remove,
        owner::close,
        company::company,
        company::block,
        company::unblock,
        company::mute,
        company::unmute,
        company::report,
        tables::command,
        tables::snapshot,
        past::story,
        past::past,
        past::course,
        chronicles::download,
        chronicles::verify,
        chronicles::verify_text,
        chronicles::import,
        chronicles::fork,
        chronicles::fork_text,
        admin::enter,
        admin::overview,
        admin::people,
        admin::person,
        admin::ban,
        admin::unban,
        admin::rename,
        admin::reset,
        admin::remove,
        admin::tables,
        admin::table,
        admin::close,
        admin::reports,
        admin::settle,
        health::alive,
        health::ready,
        health::metrics,
    ),
    components(schemas(wire::ToClient, wire::Command, wire::Problem, wire::Answer))
)]
struct Document;

/// The OpenAPI document.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

pub(crate) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/openapi.json", get(async || Json(document())))
        .route("/api/me", get(me::show).post(me::appear).patch(me::rename))
        .route("/api/me/portrait", put(me::portrait))
        .route("/api/me/claim", post(me::claim))
        .route("/api/me/games", get(me::games))
        .route("/api/me/password", post(account::password))
        .route("/api/me/mail", post(account::mail))
        .route("/api/me/export", get(account::export))
        .route("/api/me/delete", post(account::delete))
        .route("/api/confirm", post(account::confirm))
        .route("/api/forgotten", post(account::forgotten))
        .route("/api/reset", post(account::reset))
        .route("/api/login", post(me::log_in))
        .route("/api/logout", post(me::log_out))
        .route("/api/logins", get(me::logins))
        .route("/api/logins/{id}", delete(me::end_login))
        .route("/api/games", get(games::list))
        .route("/api/rules/{game}", get(games::rules))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{id}", get(tables::show).delete(owner::close))
        .route("/api/tables/{id}/remove", post(owner::remove))
        .route("/api/tables/{id}/mute", put(company::mute).delete(company::unmute))
        .route("/api/company", get(company::company))
        .route("/api/blocks", post(company::block))
        .route("/api/blocks/{id}", delete(company::unblock))
        .route("/api/reports", post(company::report))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/role", post(tables::role))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/commands", post(tables::command))
        .route("/api/tables/{id}/snapshot", get(tables::snapshot))
        .route("/api/tables/{id}/story", get(past::story))
        .route("/api/tables/{id}/past", get(past::past))
        .route("/api/tables/{id}/course", get(past::course))
        .route("/api/tables/{id}/chronicle", get(chronicles::download))
        .route("/api/tables/{id}/verify", get(chronicles::verify))
        .route("/api/tables/{id}/fork", post(chronicles::fork))
        .route("/api/tables/{id}/socket", get(socket::connect))
        .route("/api/admin", get(admin::overview).post(admin::enter))
        .merge(office())
        .layer(axum::extract::DefaultBodyLimit::max(LONGEST_BODY))
        .merge(
            Router::new()
                .route("/api/chronicles", post(chronicles::import))
                .route("/api/chronicles/verify", post(chronicles::verify_text))
                .layer(axum::extract::DefaultBodyLimit::max(chronicle::LONGEST_TEXT)),
        )
        .merge(
            // In JSON, where an end of line is two letters.
            Router::new()
                .route("/api/chronicles/fork", post(chronicles::fork_text))
                .layer(axum::extract::DefaultBodyLimit::max(2 * chronicle::LONGEST_TEXT)),
        )
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
}

/// For administrators only: every one of these asks for [`admin::Admin`].
fn office() -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/admin/people", get(admin::people))
        .route("/api/admin/people/{id}", get(admin::person).delete(admin::remove))
        .route("/api/admin/people/{id}/ban", post(admin::ban))
        .route("/api/admin/people/{id}/unban", post(admin::unban))
        .route("/api/admin/people/{id}/rename", post(admin::rename))
        .route("/api/admin/people/{id}/reset", post(admin::reset))
        .route("/api/admin/tables", get(admin::tables))
        .route("/api/admin/tables/{id}", get(admin::table).delete(admin::close))
        .route("/api/admin/reports", get(admin::reports))
        .route("/api/admin/reports/{id}/settle", post(admin::settle))
}

/// JSON whose faults are answered like all others.
#[derive(Debug)]
pub(crate) struct Given<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Given<T> {
    type Rejection = FaultReply;

    async fn from_request(request: Request, state: &S) -> Result<Given<T>, FaultReply> {
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        read.map(|Json(given)| Given(given)).map_err(|rejection| Fault::Bad(rejection.body_text()).into())
    }
}

/// A part of the path whose faults are answered like all others.
#[derive(Debug)]
pub(crate) struct Id(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Id, FaultReply> {
        let read: Result<Path<String>, PathRejection> = Path::from_request_parts(parts, state).await;
        match read {
            Ok(Path(id))
                if id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') =>
            {
                Ok(Id(id))
            }
            _ => Err(Fault::NotFound.into()),
        }
    }
}

/// What stands after the question mark, likewise.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, FaultReply> {
        let read: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        read.map(|Query(asked)| Asked(asked)).map_err(|rejection| Fault::Bad(rejection.body_text()).into())
    }
}

/// The language of the answer: as asked for in the query, or else as the browser says.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Spoken(pub(crate) Locale);

#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct InWords {
    lang: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Spoken, FaultReply> {
        let Asked(InWords { lang }) = Asked::from_request_parts(parts, state).await?;
        Ok(Spoken(locale(lang.as_deref(), &parts.headers)))
    }
}

/// The same of a request that may not be understood otherwise.
pub(crate) fn locale_of(uri: &Uri, headers: &HeaderMap) -> Locale {
    let asked = Query::<InWords>::try_from_uri(uri).ok();
    locale(asked.and_then(|Query(InWords { lang })| lang).as_deref(), headers)
}

pub(crate) fn locale(asked: Option<&str>, headers: &HeaderMap) -> Locale {
    let preferred = || {
        let languages = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        languages.split(',').find_map(|language| language.split(';').next()?.trim().parse().ok())
    };
    asked.and_then(|tag| tag.parse().ok()).or_else(preferred).unwrap_or(Locale::En)
}
