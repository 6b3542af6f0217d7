//! What every request passes: where it comes from, how often, and what the answer may be used for.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Instant,
};

use axum::{
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use hosting::Fault;
use language::Locale;
use tracing::Instrument as _;

use crate::{
    running::doors::{Footing, Place, served_in_reserve},
    tables::hall::Hall,
    web::{
        api,
        fault::{FaultReply, reply},
    },
};

/// The address a request came from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

const POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
                      form-action 'self'; img-src 'self' data:; worker-src 'self'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// A year, for this site alone: what else its operator has under the same name is not ours.
const HSTS: &str = "max-age=31536000";

pub(crate) async fn guard(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let from = address(&hall, &request);
    request.extensions_mut().insert(From(from));
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_string());
    let path = path.unwrap_or_default();
    let table = table_of(&path, request.uri().path()).map(str::to_string);
    let span = tracing::info_span!("request", method = %request.method(), path, table);
    let begun = Instant::now();
    let locale = api::locale_of(request.uri(), request.headers());
    let place = request.extensions().get::<Arc<Place>>().cloned();
    let socket = path.ends_with("/socket") && request.headers().contains_key(header::UPGRADE);
    let mut admitted = admit(&hall, from, &request);
    if let (Ok(()), Some(place)) = (&admitted, &place) {
        let wanted = (path.as_str(), table.as_deref(), socket);
        admitted = find_room(&hall, place, from, wanted, request.headers()).await;
    }
    let mut response = match admitted {
        // In a task of its own: what is begun is finished, even if the asker hangs up.
        Ok(()) => tokio::spawn(next.run(request).instrument(span))
            .await
            .unwrap_or_else(|_| FaultReply::from(Fault::Unavailable).into_response()),
        Err(fault) => FaultReply::from(fault).into_response(),
    };
    if let Some(fault) = response.extensions_mut().remove::<Fault>() {
        response = reply(&fault, locale);
    }
    if let Some(place) = place {
        leave(&place, &mut response, locale);
    }
    if hall.config.public.as_ref().is_some_and(|public| public.starts_with("https:")) {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if path.starts_with("/api") {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    let status = response.status().as_u16().to_string();
    tracing::debug!(path, status, "answered");
    metrics::histogram!("nemedian_request_seconds", "path" => path, "status" => status)
        .record(begun.elapsed().as_secs_f64());
    response
}

/// Which table a request is about, if any.
fn table_of<'a>(matched: &str, path: &'a str) -> Option<&'a str> {
    matched.starts_with("/api/tables/{id}").then(|| path.split('/').nth(3)).flatten()
}

fn admit(hall: &Hall, from: IpAddr, request: &Request) -> Result<(), Fault> {
    if !hall.limits.request(from) {
        return Err(Fault::TooMany);
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.headers().contains_key(header::UPGRADE);
    if safe && !socket || same_origin(hall, request.headers()) { Ok(()) } else { Err(Fault::Origin) }
}

/// Whether the connection a request came on is one that may ask for this.
async fn find_room(
    hall: &Arc<Hall>,
    place: &Place,
    from: IpAddr,
    wanted: (&str, Option<&str>, bool),
    headers: &HeaderMap,
) -> Result<(), Fault> {
    match place.footing {
        Footing::Ordinary => {}
        Footing::Reserve => served_in_reserve(hall, place, wanted, headers).await?,
        Footing::TurnedAway => return Err(Fault::TooMany),
    }
    let (_, _, socket) = wanted;
    if socket && hall.config.behind_proxy && !place.stands_for(from) {
        return Err(Fault::TooMany);
    }
    Ok(())
}

/// What becomes of the connection after the answer: in the last places there is one request each.
fn leave(place: &Place, response: &mut Response, locale: Locale) {
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        return;
    }
    place.stands_for_nobody();
    let late = place.was_late();
    if late {
        *response = reply(&Fault::Late, locale);
    }
    if late || place.footing != Footing::Ordinary {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
}

/// Browsers say which site a request comes from; what does not say it is not a browser.
fn same_origin(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &hall.config.public
        && origin == public.trim_end_matches('/')
    {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.split_once("://").map(|(_, site)| site);
    hall.config.public.is_none() && site.is_some() && site == host
}

/// Unknown is nobody's address: it is none of this machine, and all unknown share its limits.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

fn address(hall: &Hall, request: &Request) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let direct = direct.map_or(UNKNOWN, |ConnectInfo(from)| from.ip().to_canonical());
    let headers = request.headers();
    // The last one is what our own proxy saw; what stands before it anybody may have written.
    match headers.get_all("x-forwarded-for").iter().next_back() {
        _ if !hall.config.behind_proxy => direct,
        Some(forwarded) => forwarded_address(forwarded).unwrap_or(UNKNOWN),
        None if headers.contains_key(header::FORWARDED) => UNKNOWN,
        None => direct,
    }
}

/// Some proxies write the port, too.
fn forwarded_address(header: &HeaderValue) -> Option<IpAddr> {
    let last = header.to_str().ok()?.rsplit(',').next()?.trim();
    let address = last.parse().or_else(|_| last.parse().map(|address: SocketAddr| address.ip())).ok()?;
    Some(address.to_canonical())
}
