//! For those who run the server.

use std::sync::{Arc, OnceLock};

use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, header},
};
use hosting::Fault;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::{
    accounts::{identity::Anyone, token},
    running::vitals,
    tables::hall::Hall,
    web::{fault::FaultReply, guard::From},
};

/// The one recorder of this process.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}

/// The process runs.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub(crate) async fn alive() -> &'static str {
    "alive\n"
}

/// The database answers, and takes what is written to it.
#[utoipa::path(get, path = "/readyz", responses((status = 200, body = String), (status = 503)))]
pub(crate) async fn ready(State(hall): State<Arc<Hall>>) -> Result<&'static str, FaultReply> {
    hall.store.takes_writing().await?;
    Ok("ready\n")
}

/// For Prometheus on this machine or with the operator's word, and for the administrator: what is counted here
/// counts sealed choices, too.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String), (status = 404)))]
pub(crate) async fn metrics(
    State(hall): State<Arc<Hall>>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    anyone: Anyone,
) -> Result<String, FaultReply> {
    let admin = anyone.0.is_some_and(|person| person.row.admin);
    // A proxy that nobody told us of is on this machine; those it speaks for are not.
    let forwarded = ["x-forwarded-for", "forwarded"].iter().any(|name| headers.contains_key(*name));
    let here = from.0.is_loopback() && (hall.config.behind_proxy || !forwarded);
    if !here && !admin && !shows_word(&hall, &headers) {
        return Err(Fault::NotFound.into());
    }
    metrics::gauge!("nemedian_tables_loaded").set(hall.loaded() as f64);
    for (name, figure) in [(vitals::MEMORY, vitals::memory()), (vitals::PROCESSOR, vitals::processor())] {
        if let Some(figure) = figure {
            metrics::gauge!(name).set(figure);
        }
    }
    Ok(recorder().map(PrometheusHandle::render).unwrap_or_default())
}

fn shows_word(hall: &Hall, headers: &HeaderMap) -> bool {
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let shown = shown.and_then(|value| value.strip_prefix("Bearer "));
    // Hashed, so that how long it takes says nothing about how much of it was right.
    shown
        .zip(hall.config.metrics_token.as_deref())
        .is_some_and(|(shown, word)| token::hashed(shown) == token::hashed(word))
}
