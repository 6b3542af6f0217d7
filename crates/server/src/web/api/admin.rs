//! For the one who runs the server.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{FromRequestParts, State},
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use hosting::{
    Fault,
    wire::{AdminLink, Ban, Known, KnownPerson, KnownTable, Overview, Rename, Reported, ResetLink, Settle},
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Asked, Given, Id};
use crate::{
    accounts::{identity::Person, office::Office, token},
    tables::hall::Hall,
    web::{fault::FaultReply, guard::From},
};

pub(crate) const ADMIN_LINK: &str = "admin-link";

/// An administrator, at the operator's desk.
#[derive(Debug)]
pub(crate) struct Admin {
    hall: Arc<Hall>,
    person: Person,
    office: Office,
}

impl FromRequestParts<Arc<Hall>> for Admin {
    type Rejection = FaultReply;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Admin, FaultReply> {
        let person = Person::from_request_parts(parts, hall).await?;
        if !person.row.admin {
            return Err(Fault::Forbidden.into());
        }
        Ok(Admin { hall: Arc::clone(hall), person, office: Office::of(&hall.store) })
    }
}

impl Admin {
    /// What was done is heard of here before it is answered.
    async fn heard<T>(&self, done: T) -> T {
        self.hall.run_errands().await;
        done
    }

    /// Nobody throws themselves out by a slip.
    fn another(&self, id: &str) -> Result<(), FaultReply> {
        if self.person.id() == id { Err(Fault::NotNow("server-yourself").into()) } else { Ok(()) }
    }
}

/// Opens the one-time link that the first start printed: whoever does it first is the administrator.
#[utoipa::path(post, path = "/api/admin", request_body = AdminLink, responses((status = 204), (status = 403)))]
pub(crate) async fn enter(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    person: Person,
    Given(link): Given<AdminLink>,
) -> Result<StatusCode, FaultReply> {
    if !hall.limits.door(from.0) {
        return Err(Fault::TooMany.into());
    }
    if !hall.store.take_mark(ADMIN_LINK, &token::hashed(&link.token)).await? {
        return Err(Fault::Forbidden.into());
    }
    hall.store.make_admin(person.id()).await?;
    hall.store.set_mark(ADMIN_LINK, "used").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How many tables there are, and how many reports wait.
#[utoipa::path(get, path = "/api/admin", responses((status = 200, body = Overview), (status = 403)))]
pub(crate) async fn overview(Admin { hall, .. }: Admin) -> Result<Json<Overview>, FaultReply> {
    let tables = hall.store.count_tables().await?;
    let tables = tables.into_iter().map(|(status, count)| (status.word().into(), count)).collect();
    let reports = hall.store.open_reports().await?;
    Ok(Json(Overview { tables, loaded: hall.loaded(), reports }))
}

#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct Finding {
    /// Letters of the name.
    #[serde(default)]
    find: String,
}

#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct InState {
    /// `gathering`, `running` or `over`; all if not said.
    status: Option<String>,
}

#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct Settled {
    /// Those that are settled, too.
    #[serde(default)]
    all: bool,
}

/// People, the last to be here first.
#[utoipa::path(get, path = "/api/admin/people", params(Finding), responses((status = 200, body = Vec<Known>)))]
pub(crate) async fn people(
    admin: Admin,
    Asked(finding): Asked<Finding>,
) -> Result<Json<Vec<Known>>, FaultReply> {
    Ok(Json(admin.office.people(&finding.find).await?))
}

/// One person, and where they sit.
#[utoipa::path(get, path = "/api/admin/people/{id}", responses((status = 200, body = KnownPerson), (status = 404)))]
pub(crate) async fn person(admin: Admin, Id(id): Id) -> Result<Json<KnownPerson>, FaultReply> {
    Ok(Json(admin.office.person(&id).await?))
}

/// Ends somebody's log-ins and keeps them out.
#[utoipa::path(post, path = "/api/admin/people/{id}/ban", request_body = Ban,
    responses((status = 200, body = Known), (status = 404)))]
pub(crate) async fn ban(admin: Admin, Id(id): Id, Given(ban): Given<Ban>) -> Result<Json<Known>, FaultReply> {
    admin.another(&id)?;
    let banned = admin.office.ban(&id, &ban.reason).await?;
    Ok(Json(admin.heard(banned).await))
}

/// Lets somebody in again.
#[utoipa::path(post, path = "/api/admin/people/{id}/unban", responses((status = 200, body = Known), (status = 404)))]
pub(crate) async fn unban(admin: Admin, Id(id): Id) -> Result<Json<Known>, FaultReply> {
    Ok(Json(admin.office.unban(&id).await?))
}

/// Gives somebody another name.
#[utoipa::path(post, path = "/api/admin/people/{id}/rename", request_body = Rename,
    responses((status = 200, body = Known), (status = 409)))]
pub(crate) async fn rename(
    admin: Admin,
    Id(id): Id,
    Given(rename): Given<Rename>,
) -> Result<Json<Known>, FaultReply> {
    let renamed = admin.office.rename(&id, &rename.name).await?;
    Ok(Json(admin.heard(renamed).await))
}

/// A link for one new password.
#[utoipa::path(post, path = "/api/admin/people/{id}/reset",
    responses((status = 200, body = ResetLink), (status = 409)))]
pub(crate) async fn reset(
    admin: Admin,
    Id(id): Id,
    headers: HeaderMap,
) -> Result<Json<ResetLink>, FaultReply> {
    let here = || {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        format!("http://{host}")
    };
    let public = admin.hall.config.public.clone().unwrap_or_else(here);
    Ok(Json(ResetLink { link: admin.office.reset(&id, &public).await? }))
}

/// Deletes an account, for good.
#[utoipa::path(delete, path = "/api/admin/people/{id}", responses((status = 204), (status = 404)))]
pub(crate) async fn remove(admin: Admin, Id(id): Id) -> Result<StatusCode, FaultReply> {
    admin.another(&id)?;
    admin.office.remove(&id).await?;
    Ok(admin.heard(StatusCode::NO_CONTENT).await)
}

/// Tables, the last at which something happened first.
#[utoipa::path(get, path = "/api/admin/tables", params(InState), responses((status = 200, body = Vec<KnownTable>)))]
pub(crate) async fn tables(
    admin: Admin,
    Asked(InState { status }): Asked<InState>,
) -> Result<Json<Vec<KnownTable>>, FaultReply> {
    Ok(Json(admin.office.tables(status.as_deref()).await?))
}

#[utoipa::path(get, path = "/api/admin/tables/{id}", responses((status = 200, body = KnownTable), (status = 404)))]
pub(crate) async fn table(admin: Admin, Id(id): Id) -> Result<Json<KnownTable>, FaultReply> {
    Ok(Json(admin.office.table(&id).await?))
}

/// Takes a table whose game is not over out of the world.
#[utoipa::path(delete, path = "/api/admin/tables/{id}", responses((status = 204), (status = 409)))]
pub(crate) async fn close(admin: Admin, Id(id): Id) -> Result<StatusCode, FaultReply> {
    admin.office.close_table(&id).await?;
    Ok(admin.heard(StatusCode::NO_CONTENT).await)
}

/// Talk that was reported.
#[utoipa::path(get, path = "/api/admin/reports", params(Settled), responses((status = 200, body = Vec<Reported>)))]
pub(crate) async fn reports(
    admin: Admin,
    Asked(Settled { all }): Asked<Settled>,
) -> Result<Json<Vec<Reported>>, FaultReply> {
    Ok(Json(admin.office.reports(all).await?))
}

/// A report was looked at, and something done about it or not.
#[utoipa::path(post, path = "/api/admin/reports/{id}/settle", request_body = Settle,
    responses((status = 204), (status = 404)))]
pub(crate) async fn settle(
    admin: Admin,
    Id(id): Id,
    Given(settle): Given<Settle>,
) -> Result<StatusCode, FaultReply> {
    admin.office.settle(&id, &settle.verdict).await?;
    Ok(StatusCode::NO_CONTENT)
}
