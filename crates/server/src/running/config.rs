//! What an operator may say.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

#[derive(Clone, Debug)]
pub struct Config {
    /// `sqlite:FILE` or `postgres://…`
    pub database: String,
    pub listen: SocketAddr,
    /// How players reach the server, such as `https://play.example.org`: for links, cookies and the check of origins.
    pub public: Option<String>,
    /// A folder with the web client.
    pub web: Option<PathBuf>,
    /// Whether the address of the asker is taken from `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How long a bot waits before it acts, so that people can follow.
    pub pace: Duration,
    /// How long a bot may think before something safe is done for it.
    pub bot_time: Duration,
    /// When a table that nobody uses is forgotten.
    pub idle: Duration,
    /// How often each socket is asked whether somebody is still there.
    pub ping: Duration,
    /// How often it is checked whether log-ins have ended or seats changed without a word of it.
    pub recheck: Duration,
    /// Multiplies every limit.
    pub rates: f64,
    /// How many connections there may be in all; as many as the system allows if not said.
    pub connections: Option<usize>,
    /// How many of them from one address, before `rates`; behind a proxy, how many sockets.
    pub connections_an_address: usize,
    /// How long the headers of a request may take.
    pub header_time: Duration,
    /// How long a body may take, from beginning to end.
    pub body_time: Duration,
    /// How long a connection may rest between an answer and the next request.
    pub rest_time: Duration,
    /// How long an answer may wait for somebody to take it.
    pub write_time: Duration,
    /// Who shows this word may read the figures from anywhere.
    pub metrics_token: Option<String>,
    /// When somebody of whom nothing was heard is away, and their tables leave the lobby.
    pub away: Duration,
    /// When a table that nobody finished or came back to is deleted; never if not said.
    pub forget_tables: Option<Duration>,
    /// When a guest who did not come back is deleted, likewise.
    pub forget_guests: Option<Duration>,
    /// Whom letters come from, such as `Nemedian <tables@example.org>`.
    pub mail_from: Option<String>,
    /// Where letters are given up, such as `smtp://user:password@host:587?tls=required`; without it none are sent.
    pub mail_server: Option<String>,
    /// Whether this process lets bots decide; with `nemedian worker` it need not.
    pub bots: bool,
    /// Whether the toys are offered, too: small games for developers.
    pub toys: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            database: "sqlite:nemedian.db".into(),
            listen: SocketAddr::from(([127, 0, 0, 1], 4000)),
            public: None,
            web: None,
            behind_proxy: false,
            pace: Duration::from_millis(900),
            bot_time: Duration::from_secs(10),
            idle: Duration::from_mins(1),
            ping: Duration::from_secs(20),
            recheck: Duration::from_secs(30),
            rates: 1.0,
            connections: None,
            connections_an_address: 256,
            header_time: Duration::from_secs(10),
            body_time: Duration::from_mins(1),
            rest_time: Duration::from_mins(1),
            write_time: Duration::from_secs(30),
            metrics_token: None,
            away: Duration::from_mins(10),
            forget_tables: Some(Duration::from_hours(60 * 24)),
            forget_guests: Some(Duration::from_hours(90 * 24)),
            mail_from: None,
            mail_server: None,
            bots: true,
            toys: false,
        }
    }
}
