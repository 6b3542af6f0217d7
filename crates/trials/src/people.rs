//! People who write down everything: what they ask, what they are answered, what they say and hear.

use std::{
    sync::{
        Arc, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use reqwest::Method;
use serde_json::{Value, json};
use table::{Chance as _, Dice};

use crate::{
    history::{Recorder, What},
    socket::{Showing, Socket},
    stage::Addresses,
};

/// An answer that does not come in this time is none.
const PATIENCE: Duration = Duration::from_secs(12);

/// What all people of a trial share.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) recorder: Recorder,
    addresses: Addresses,
    http: reqwest::Client,
    numbers: AtomicU64,
}

impl World {
    pub(crate) fn new(recorder: Recorder, addresses: Addresses) -> Result<Arc<World>, crate::Wrong> {
        // A connection for each request: whether something was sent is never in doubt.
        let http = reqwest::Client::builder().pool_max_idle_per_host(0).no_proxy().build()?;
        Ok(Arc::new(World { recorder, addresses, http, numbers: AtomicU64::new(1) }))
    }

    pub(crate) fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// One of the nodes that are up.
    pub(crate) fn node(&self, dice: &mut Dice) -> Option<(usize, String)> {
        let addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let up: Vec<_> =
            addresses.iter().enumerate().filter_map(|(node, at)| Some((node, at.clone()?))).collect();
        if up.is_empty() { None } else { Some(up[dice.below(up.len() as u32) as usize].clone()) }
    }
}

/// A log-in: its number in the history, and its cookie.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Login {
    pub(crate) number: u64,
    pub(crate) cookie: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Value,
    cookie: Option<String>,
}

impl Reply {
    pub(crate) fn ok(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) world: Arc<World>,
    pub(crate) id: String,
    pub(crate) login: Login,
    /// Name and password, of those who have them.
    credentials: Option<(String, String)>,
}

impl Person {
    /// Nobody yet, and for ever.
    pub(crate) fn stranger(world: &Arc<World>) -> Person {
        Person { world: Arc::clone(world), id: String::new(), login: Login::default(), credentials: None }
    }

    /// A new guest, as soon as a server answers.
    pub(crate) async fn arrive(world: &Arc<World>, dice: &mut Dice) -> Option<Person> {
        let mut person = Person::stranger(world);
        let reply = person.insist(dice, &Method::POST, "/api/me", &json!({})).await?;
        person.id = reply.body["id"].as_str()?.into();
        person.logged_in(reply.cookie?);
        Some(person)
    }

    fn logged_in(&mut self, cookie: String) {
        self.login = Login { number: self.world.number(), cookie };
        self.world.recorder.note(&self.id, What::LoggedIn { login: self.login.number });
    }

    /// Takes a name and a password, so that there can be several log-ins.
    pub(crate) async fn claim(&mut self, dice: &mut Dice) -> bool {
        let (name, password) = (format!("Trier{}", &self.id), format!("password {}", self.id));
        let claim = json!({ "name": name, "password": password });
        let reply = self.insist(dice, &Method::POST, "/api/me/claim", &claim).await;
        // Said again after an answer that was lost, it is done already.
        let claimed = reply.is_some_and(|reply| reply.ok() || reply.status == 409);
        if claimed {
            self.credentials = Some((name, password));
        }
        claimed
    }

    /// The same person with another log-in.
    pub(crate) async fn log_in_again(&self, dice: &mut Dice) -> Option<Person> {
        let (name, password) = self.credentials.as_ref()?;
        let stranger = Person::stranger(&self.world);
        let words = json!({ "name": name, "password": password });
        let reply = stranger.insist(dice, &Method::POST, "/api/login", &words).await?;
        let mut again = self.clone();
        again.logged_in(reply.cookie?);
        Some(again)
    }

    /// Ends this log-in; whether that was acknowledged.
    pub(crate) async fn log_out(&self, dice: &mut Dice) -> bool {
        let reply = self.ask(dice, &Method::POST, "/api/logout", &json!({})).await;
        let ended = reply.is_some_and(|reply| reply.ok());
        if ended {
            self.world.recorder.note(&self.id, What::Ended { login: self.login.number });
        }
        ended
    }

    /// Asks one of the nodes; nothing if no answer comes.
    pub(crate) async fn ask(
        &self,
        dice: &mut Dice,
        method: &Method,
        path: &str,
        body: &Value,
    ) -> Option<Reply> {
        let (node, address) = self.world.node(dice)?;
        let (call, login) = (self.world.number(), self.login.number);
        let mut request =
            self.world.http.request(method.clone(), format!("{address}{path}")).timeout(PATIENCE);
        if !self.login.cookie.is_empty() {
            request = request.header("cookie", &self.login.cookie);
        }
        let mut text = String::new();
        if method != Method::GET {
            text = body.to_string();
            request = request.header("content-type", "application/json").body(text.clone());
        }
        let (method, path) = (method.to_string(), path.to_string());
        let write = |what| self.world.recorder.note(&self.id, what);
        write(What::Asked { call, node, login, method, path, body: text });
        let answered = async {
            let reply = request.send().await.ok()?;
            let status = reply.status().as_u16();
            let cookie = reply.headers().get("set-cookie").and_then(|set| set.to_str().ok());
            let cookie = cookie.and_then(|set| set.split(';').next()).map(String::from);
            Some((status, cookie, reply.text().await.ok()?))
        };
        let Some((status, cookie, text)) = answered.await else {
            write(What::Lost { call });
            return None;
        };
        write(What::Answered { call, status, body: text.clone() });
        Some(Reply { status, body: serde_json::from_str(&text).unwrap_or_default(), cookie })
    }

    /// The same again and again, until a server that has its database answers; nothing if none does for long.
    pub(crate) async fn insist(
        &self,
        dice: &mut Dice,
        method: &Method,
        path: &str,
        body: &Value,
    ) -> Option<Reply> {
        for _ in 0..200 {
            match self.ask(dice, method, path, body).await {
                Some(reply) if reply.status < 500 => return Some(reply),
                _ => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        None
    }

    /// Opens a socket at one of the nodes; `looking` is the query, with its question mark.
    pub(crate) async fn look(&self, dice: &mut Dice, table: &str, looking: &str) -> Option<Socket> {
        self.look_on(dice, table, looking, &Showing::default()).await
    }

    /// The same, going on from what was shown before.
    pub(crate) async fn look_on(
        &self,
        dice: &mut Dice,
        table: &str,
        looking: &str,
        before: &Showing,
    ) -> Option<Socket> {
        for _ in 0..40 {
            let node = self.world.node(dice);
            if let Some((node, address)) = node {
                match Socket::open(self, (node, &address), table, looking, before.clone()).await {
                    Ok(socket) => return Some(socket),
                    // It is said that there is no such table, or no such seat.
                    Err(Some(_)) => return None,
                    Err(None) => {}
                }
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        None
    }
}
