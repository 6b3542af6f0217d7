//! What sockets cost that only listen, and how much longer a move takes while they do.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use server::vitals;
use tokio::{
    net::{TcpSocket, TcpStream, lookup_host},
    task::JoinSet,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _, http::Uri},
};

use crate::{LoadPlan, LoadReport, OPENED_AT_ONCE, Wrong, game::Game, load, people::People};

/// So many of them look on at one table, and come from one address.
const AT_A_TABLE: usize = 128;
const FROM_AN_ADDRESS: usize = 16;
/// What this process has open besides.
const OWN_HANDLES: usize = 256;
/// Longer than this nobody waits for one of them, and for all together.
const PATIENCE: Duration = Duration::from_secs(30);
const ALL_OPEN: Duration = Duration::from_mins(10);

#[derive(Clone, Debug)]
pub struct RestReport {
    /// What was played before anybody listened, and while all did.
    pub alone: LoadReport,
    pub meanwhile: LoadReport,
    pub sockets: usize,
    /// Those that were still open at the end.
    pub open: usize,
    pub opened_in: Duration,
    /// The whole server without them, and what each of them takes beyond that, in KiB.
    pub before: Option<f64>,
    pub kib_a_socket: Option<f64>,
}

/// Plays as planned; opens so many sockets at tables where nothing happens, from many addresses of this machine; and plays
/// as planned once more.
pub async fn rest(plan: LoadPlan, sockets: usize) -> Result<RestReport, Wrong> {
    let server = loopback(&plan.url).await?;
    let (limit, needed) = (server::raise_handles(), sockets + OWN_HANDLES);
    if limit < needed {
        return Err(format!(
            "{sockets} sockets need {needed} open files, but the system allows {limit} (ulimit -n)"
        )
        .into());
    }
    let alone = load(plan.clone()).await?;
    let people = People::arrive(&plan.url, plan.words).await?;
    let kib = async || people.figure(vitals::MEMORY).await.map(|bytes| bytes / 1024.0);
    let mut tables = Vec::new();
    for _ in 0..sockets.div_ceil(AT_A_TABLE) {
        tables.push(Game::open(&people, plan.games.first().map_or("nim", String::as_str)).await?);
    }
    let before = kib().await;
    let begun = Instant::now();
    let resting = timeout(ALL_OPEN, Resting::open(server, &tables, sockets)).await;
    let resting =
        resting.map_err(|_| format!("{sockets} sockets are not open after {} s", ALL_OPEN.as_secs()))??;
    let opened_in = begun.elapsed();
    let grown = kib().await.zip(before).map(|(after, before)| after - before);
    let meanwhile = load(plan).await?;
    Ok(RestReport {
        alone,
        meanwhile,
        sockets,
        open: resting.open.load(Ordering::Relaxed),
        opened_in,
        before,
        kib_a_socket: grown.map(|grown| grown / sockets.max(1) as f64),
    })
}

/// Where the server is, if it is on this machine: nobody else is to be crowded.
async fn loopback(url: &str) -> Result<SocketAddr, Wrong> {
    let uri: Uri = url.parse()?;
    let (host, port) = (uri.host().unwrap_or_default(), uri.port_u16().unwrap_or(80));
    let found = lookup_host((host, port))
        .await?
        .find(|found| matches!(found.ip(), IpAddr::V4(ip) if ip.is_loopback()));
    found.ok_or_else(|| {
        format!("sockets at rest are opened on this machine only, and {host} is not 127.0.0.1").into()
    })
}

/// Sockets that hear everything and say nothing; closed when this is dropped.
struct Resting {
    open: Arc<AtomicUsize>,
    _listening: JoinSet<()>,
}

impl Resting {
    async fn open(server: SocketAddr, tables: &[Game], sockets: usize) -> Result<Resting, Wrong> {
        let opening = (0..sockets).map(|number| socket(server, number, tables[number / AT_A_TABLE].id()));
        let all: Vec<_> = stream::iter(opening).buffer_unordered(OPENED_AT_ONCE).try_collect().await?;
        let (open, mut listening) = (Arc::new(AtomicUsize::new(all.len())), JoinSet::new());
        for mut socket in all {
            let open = Arc::clone(&open);
            listening.spawn(async move {
                // Whoever reads answers pings.
                while let Some(Ok(_)) = socket.next().await {}
                open.fetch_sub(1, Ordering::Relaxed);
            });
        }
        Ok(Resting { open, _listening: listening })
    }
}

/// An onlooker's, from an address of its own and a few others', who has been shown everything.
async fn socket(server: SocketAddr, number: usize, table: &str) -> Result<WebSocketStream<TcpStream>, Wrong> {
    let [_, _, high, low] = ((number / FROM_AN_ADDRESS) as u32).to_be_bytes();
    let from = Ipv4Addr::new(127, 1, high, low);
    let opened = async {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        let stream = socket.connect(server).await?;
        let request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
        let (mut socket, _) = client_async(request, stream).await?;
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(_))) => return Ok(socket),
                Some(Ok(Message::Ping(_))) => {}
                other => return Err(format!("instead of the table came {other:?}").into()),
            }
        }
    };
    let opened: Result<_, Wrong> = timeout(PATIENCE, opened).await.map_err(|_| "no answer came")?;
    opened.map_err(|error| format!("socket {} from {from}: {error}", number + 1).into())
}

impl fmt::Display for RestReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.opened_in.as_secs_f64();
        writeln!(
            f,
            "sockets at rest       {} of {} still open, opened in {seconds:.1} s",
            self.open, self.sockets
        )?;
        if let (Some(before), Some(each)) = (self.before, self.kib_a_socket) {
            writeln!(f, "memory without them   {:.1} MiB", before / 1024.0)?;
            writeln!(f, "memory a socket       {each:.1} KiB")?;
        }
        write!(f, "\nwithout them\n{}\nmeanwhile\n{}", self.alone, self.meanwhile)
    }
}
