//! What a proxy says is believed where it makes sense, and nowhere else.

use reqwest::{Client, StatusCode};
use server::{Config, Server};

use crate::guests::config;

async fn figures(server: &Server, headers: &[(&str, &[u8])]) -> StatusCode {
    let mut request = Client::new().get(format!("http://{}/metrics", server.address));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("an answer").status()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_none_does_not_open_the_figures() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { behind_proxy: true, ..config(folder.path()) };
    let server = Server::start(config).await.expect("it starts");
    let forwarded = "x-forwarded-for";
    for unknown in
        ["unknown", "", "203.0.113.5, ", "127.0.0.1x", "127.0.0.1, 999.1.1.1", "_hidden", "localhost"]
    {
        let status = figures(&server, &[(forwarded, unknown.as_bytes())]).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{unknown:?}");
    }
    assert_eq!(figures(&server, &[(forwarded, b"\xff\xfe")]).await, StatusCode::NOT_FOUND);
    assert_eq!(figures(&server, &[("forwarded", b"for=203.0.113.5")]).await, StatusCode::NOT_FOUND);
    for (here, status) in [
        ("203.0.113.5:4711", StatusCode::NOT_FOUND),
        ("[2001:db8::1]:4711", StatusCode::NOT_FOUND),
        ("203.0.113.5, 127.0.0.1", StatusCode::OK),
        ("[::1]:4711", StatusCode::OK),
        ("::ffff:127.0.0.1", StatusCode::OK),
    ] {
        assert_eq!(figures(&server, &[(forwarded, here.as_bytes())]).await, status, "{here}");
    }
    assert_eq!(figures(&server, &[]).await, StatusCode::OK, "nobody stands between");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_to_stay_with_https_where_there_is_https() {
    let folder = tempfile::tempdir().expect("a folder");
    for (public, told) in
        [(Some("https://play.example.org"), true), (Some("http://play.example.org"), false), (None, false)]
    {
        let config = Config { public: public.map(Into::into), ..config(folder.path()) };
        let server = Server::start(config).await.expect("it starts");
        for path in ["/", "/healthz", "/api/nothing"] {
            let reply = Client::new().get(format!("http://{}{path}", server.address)).send().await;
            let reply = reply.expect("an answer");
            let header = reply.headers().get("strict-transport-security");
            let lasts = header.and_then(|value| value.to_str().ok()).unwrap_or_default();
            assert_eq!(lasts.starts_with("max-age="), told, "{public:?} {path}: {lasts:?}");
        }
        server.stop().await;
    }
}
