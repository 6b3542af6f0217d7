//! Two to six people who sit at every table.

use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async, tungstenite::client::IntoClientRequest as _,
};

use crate::Wrong;

pub(crate) type Ws = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) struct People {
    http: reqwest::Client,
    url: String,
    cookies: Vec<String>,
    words: bool,
}

impl People {
    pub(crate) async fn arrive(url: &str, words: bool) -> Result<People, Wrong> {
        let http = reqwest::Client::new();
        let url = url.trim_end_matches('/').to_string();
        let mut cookies = Vec::new();
        for _ in 0..table::MOST_SEATS {
            let reply = http.post(format!("{url}/api/me")).send().await?.error_for_status()?;
            let set = reply.headers().get("set-cookie").ok_or("no cookie came")?.to_str()?;
            cookies.push(set.split(';').next().unwrap_or_default().to_string());
        }
        Ok(People { http, url, cookies, words })
    }

    pub(crate) async fn post(&self, who: usize, path: &str, body: &Value) -> Result<Value, Wrong> {
        let request = self.http.post(format!("{}{path}", self.url)).header("cookie", &self.cookies[who]);
        let reply = request.json(body).send().await?;
        let (status, text) = (reply.status(), reply.text().await?);
        if !status.is_success() {
            return Err(format!("{path}: {status} {text}").into());
        }
        Ok(serde_json::from_str(&text)?)
    }

    pub(crate) async fn get(&self, path: &str) -> Result<(), Wrong> {
        let request = self.http.get(format!("{}{path}", self.url)).header("cookie", &self.cookies[0]);
        request.send().await?.error_for_status()?.bytes().await?;
        Ok(())
    }

    /// One of the server's own figures.
    pub(crate) async fn figure(&self, name: &str) -> Option<f64> {
        let text = self.http.get(format!("{}/metrics", self.url)).send().await.ok()?.text().await.ok()?;
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
    }

    pub(crate) async fn socket(&self, who: usize, table: &str) -> Result<Ws, Wrong> {
        let address = self.url.replacen("http", "ws", 1);
        let url = format!("{address}/api/tables/{table}/socket?words={}", self.words);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookies[who].parse()?);
        Ok(connect_async(request).await?.0)
    }
}
