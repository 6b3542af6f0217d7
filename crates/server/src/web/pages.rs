//! The web client, carried inside this program.

use std::borrow::Cow;

use axum::{
    http::{HeaderMap, HeaderName, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use hosting::Fault;
use language::Teller;
use rust_embed::RustEmbed;

use crate::{
    accounts::token,
    web::{api, fault::FaultReply},
};

/// What `npm run build` wrote when this crate was built; nothing, if it had not been run.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

struct File {
    bytes: Cow<'static, [u8]>,
    kind: String,
    hash: [u8; 32],
}

fn built(name: &str) -> Option<File> {
    let file = Built::get(name)?;
    let kind = file.metadata.mimetype().to_string();
    Some(File { bytes: file.data, kind, hash: file.metadata.sha256_hash() })
}

pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    answer(built, uri.path(), &headers)
}

fn answer(find: impl Fn(&str) -> Option<File>, path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    if path.starts_with("api/") {
        return FaultReply::from(Fault::NotFound).into_response();
    }
    // The client tells its pages apart behind the hash sign: whatever is not called like a file is the client.
    let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let name = if is_file { path } else { "index.html" };
    match find(name) {
        Some(file) => sent(&find, name, file, headers),
        None if is_file => StatusCode::NOT_FOUND.into_response(),
        None => {
            let teller = Teller::new(api::locale(None, headers), &[]);
            (StatusCode::NOT_FOUND, teller.name("server-no-client")).into_response()
        }
    }
}

/// Ends of the names of what the client's build has compressed, the shortest first.
const COMPRESSED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

fn sent(find: impl Fn(&str) -> Option<File>, name: &str, plain: File, headers: &HeaderMap) -> Response {
    // Names below assets/ are made from what is in them: they never mean anything else.
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = format!("\"{}\"", token::hex(&plain.hash[..12]));
    let mut answer: Vec<(HeaderName, String)> = vec![
        (header::CONTENT_TYPE, plain.kind),
        (header::CACHE_CONTROL, keep.into()),
        (header::VARY, "accept-encoding".into()),
        (header::ETAG, tag.clone()),
    ];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|had| had == tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, fields(answer)).into_response();
    }
    let compressed = COMPRESSED
        .into_iter()
        .filter(|(encoding, _)| accepts(headers, encoding))
        .find_map(|(encoding, end)| Some((encoding, find(&format!("{name}.{end}"))?)));
    let Some((encoding, file)) = compressed else { return (fields(answer), plain.bytes).into_response() };
    answer.push((header::CONTENT_ENCODING, encoding.into()));
    (fields(answer), file.bytes).into_response()
}

fn fields(said: Vec<(HeaderName, String)>) -> HeaderMap {
    said.into_iter().filter_map(|(name, value)| Some((name, value.parse().ok()?))).collect()
}

fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let said = headers.get(header::ACCEPT_ENCODING).and_then(|said| said.to_str().ok()).unwrap_or_default();
    said.split(',').any(|each| {
        let mut words = each.split(';').map(str::trim);
        words.next() == Some(encoding) && !words.any(|word| word == "q=0")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(name: &str) -> Option<File> {
        let (bytes, kind): (&'static [u8], _) = match name {
            "index.html" => (b"<p>", "text/html"),
            "assets/main-1a2b.js" => (b"let it", "text/javascript"),
            "assets/main-1a2b.js.br" => (b"br", "application/octet-stream"),
            "assets/main-1a2b.js.gz" => (b"gz", "application/gzip"),
            _ => return None,
        };
        Some(File { bytes: bytes.into(), kind: kind.into(), hash: [7; 32] })
    }

    fn asked(path: &str, said: &[(HeaderName, &str)]) -> Response {
        answer(
            client,
            path,
            &fields(said.iter().map(|(name, value)| (name.clone(), (*value).into())).collect()),
        )
    }

    fn said(response: &Response, name: HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap_or("?"))
    }

    #[test]
    fn hashed_names_are_kept_for_ever_and_the_entry_is_asked_for_again() {
        let script = asked("/assets/main-1a2b.js", &[]);
        assert_eq!(said(&script, header::CACHE_CONTROL), "public, max-age=31536000, immutable");
        assert_eq!(said(&script, header::CONTENT_TYPE), "text/javascript");
        let entry = asked("/", &[]);
        assert_eq!(said(&entry, header::CACHE_CONTROL), "no-cache");
        let again = asked("/", &[(header::IF_NONE_MATCH, said(&entry, header::ETAG))]);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn what_the_browser_understands_is_sent_compressed_under_its_own_kind() {
        for (accepted, sent) in
            [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", "")]
        {
            let script = asked("/assets/main-1a2b.js", &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!(said(&script, header::CONTENT_ENCODING), sent, "{accepted}");
            assert_eq!(said(&script, header::CONTENT_TYPE), "text/javascript");
        }
    }

    #[test]
    fn what_is_missing_is_missing_and_every_other_path_is_the_client() {
        assert_eq!(asked("/assets/old-9f.js", &[]).status(), StatusCode::NOT_FOUND);
        assert_eq!(asked("/../Cargo.toml", &[]).status(), StatusCode::NOT_FOUND);
        let api = asked("/api/nothing", &[]);
        assert_eq!(
            (api.status(), said(&api, header::CONTENT_TYPE)),
            (StatusCode::NOT_FOUND, "application/json")
        );
        assert_eq!(said(&asked("/admin", &[]), header::CONTENT_TYPE), "text/html");
    }

    #[test]
    fn a_program_without_a_client_says_so() {
        let answer = answer(|_| None, "/", &HeaderMap::new());
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        assert!(said(&answer, header::CONTENT_TYPE).starts_with("text/plain"));
    }
}
