//! Every HTTP request, from bytes, to a server without a port: no panic, no 500. The first byte selects the
//! request, the second the table; then follow the query and the body, each on its own line.
#![no_main]

use std::sync::{
    LazyLock, Mutex,
    atomic::{AtomicUsize, Ordering},
};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, StatusCode, header},
};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, from_slice, json};
use server::Config;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

const REQUESTS: [&str; 34] = [
    "POST /api/tables/{id}/commands",
    "POST /api/tables",
    "POST /api/tables/{id}/join",
    "POST /api/tables/{id}/role",
    "POST /api/tables/{id}/fork",
    "POST /api/chronicles",
    "POST /api/chronicles/verify",
    "POST /api/chronicles/fork",
    "POST /api/me/claim",
    "POST /api/login",
    "POST /api/admin",
    "PATCH /api/me",
    "GET /api/tables/{id}/snapshot",
    "GET /api/tables/{id}/past",
    "GET /api/tables/{id}/story",
    "GET /api/tables/{id}/course",
    "GET /api/tables/{id}/chronicle",
    "GET /api/tables/{id}/verify",
    "GET /api/tables/{id}/socket",
    "GET /api/tables/{id}",
    "GET /api/tables",
    "POST /api/tables/{id}/leave",
    "POST /api/tables/{id}/start",
    "POST /api/tables/{id}/rematch",
    "GET /api/me/games",
    "GET /api/games",
    "GET /api/rules/age-of-conan",
    "GET /api/logins",
    "DELETE /api/logins/{id}",
    "GET /api/admin",
    "GET /api/me",
    "POST /api/me",
    "GET /",
    "GET /metrics",
];

/// New tables after this many requests: most of the old ones are over.
const FRESH: usize = 200;

struct Scene {
    runtime: Runtime,
    app: Router,
    cookie: String,
    tables: Mutex<Vec<String>>,
    asked: AtomicUsize,
}

static SCENE: LazyLock<Scene> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let folder = std::env::temp_dir().join(format!("nemedian-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let config = Config {
        database: format!("sqlite:{}", folder.join("tables.db").display()),
        rates: 1e9,
        bots: false,
        toys: true,
        ..Config::default()
    };
    let app = runtime.block_on(server::routes(config)).expect("it opens");
    let mut scene = Scene { runtime, app, cookie: String::new(), tables: Mutex::default(), asked: 0.into() };
    let (_, cookie, _) = scene.ask("POST", "/api/me", b"{}".to_vec()).expect("a request");
    scene.cookie = cookie.expect("a cookie");
    scene.lay_tables();
    scene
});

impl Scene {
    /// Status, cookie and body of the answer; `None` if it is not a valid request.
    fn ask(&self, method: &str, path: &str, body: Vec<u8>) -> Option<(StatusCode, Option<String>, Vec<u8>)> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::COOKIE, &self.cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .ok()?;
        self.runtime.block_on(async {
            let answer = self.app.clone().oneshot(request).await.expect("it always answers");
            let status = answer.status();
            let cookie = answer.headers().get(header::SET_COOKIE).and_then(|set| set.to_str().ok());
            let cookie = cookie.and_then(|set| set.split(';').next()).map(String::from);
            let body = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
            Some((status, cookie, body.to_vec()))
        })
    }

    /// A running table of each game, and one that is waiting for players.
    fn lay_tables(&self) {
        let mut tables = Vec::new();
        for (game, begins) in
            [("age-of-conan", true), ("card-game", true), ("ambush", true), ("nim", true), ("nim", false)]
        {
            let seat = json!({ "sitter": "me" });
            let other = if begins { seat.clone() } else { json!({ "sitter": "open" }) };
            let wanted = json!({ "game": game, "seats": [seat, other], "hints": true }).to_string();
            let (_, _, opened) = self.ask("POST", "/api/tables", wanted.into_bytes()).expect("a request");
            let opened: Value = from_slice(&opened).expect("JSON");
            let id = opened["table"]["id"].as_str().expect("a table").to_string();
            if begins {
                self.ask("POST", &format!("/api/tables/{id}/start"), Vec::new());
            }
            tables.push(id);
        }
        *self.tables.lock().expect("nobody panics") = tables;
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [request, table, rest @ ..] = bytes else { return };
    let scene = &*SCENE;
    if scene.asked.fetch_add(1, Ordering::Relaxed) % FRESH == FRESH - 1 {
        scene.lay_tables();
    }
    let mut parts = rest.splitn(2, |&byte| byte == b'\n');
    let query = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let body = parts.next().unwrap_or_default();
    let table = {
        let tables = scene.tables.lock().expect("nobody panics");
        tables[usize::from(*table) % tables.len()].clone()
    };
    let (method, path) =
        REQUESTS[usize::from(*request) % REQUESTS.len()].split_once(' ').expect("two words");
    let path = format!("{}?{query}", path.replace("{id}", &table));
    if let Some((status, ..)) = scene.ask(method, &path, body.to_vec()) {
        assert!(status.as_u16() < 500, "{method} {path}: {status}");
    }
});
