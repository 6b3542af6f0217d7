//! Starting, running and stopping.

use std::{future::Future, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, middleware, routing::get};
use tokio::{
    net::TcpListener,
    sync::{broadcast, watch},
    task::JoinHandle,
    time::MissedTickBehavior,
};
use tower_http::services::{ServeDir, ServeFile};

use crate::{
    Config, Store, StoreError,
    accounts::token,
    running::{
        doors::{self, TooFewHandles},
        upkeep::upkeep,
    },
    store::Notice,
    tables::hall::Hall,
    web::{
        api::{self, ADMIN_LINK},
        guard::guard,
        pages,
    },
};

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot listen on {address}: {error}")]
    Listen { address: SocketAddr, error: std::io::Error },
    #[error(transparent)]
    Handles(#[from] TooFewHandles),
    #[error("web: {0} is no folder")]
    Web(String),
    #[error(
        "a worker shares its work with the nodes of a PostgreSQL; with one file the server does it itself"
    )]
    Alone,
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    pub address: SocketAddr,
    /// The link by which the operator becomes administrator; on the first start only.
    pub admin_link: Option<String>,
    hall: Arc<Hall>,
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
}

impl Server {
    /// Opens the database, listens, and serves until it is told to stop.
    pub async fn start(config: Config) -> Result<Server, CannotServe> {
        if let Some(web) = config.web.as_ref().filter(|web| !web.is_dir()) {
            return Err(CannotServe::Web(web.display().to_string()));
        }
        let places = doors::places(&config)?;
        // Whoever starts it twice learns that, and not that his file is in use.
        let asked = config.listen;
        let listener =
            TcpListener::bind(asked).await.map_err(|error| CannotServe::Listen { address: asked, error })?;
        let store = Store::hold(&config.database).await?;
        let address = listener.local_addr().unwrap_or(asked);
        let admin_link = admin_link(&store, &config, address).await?;
        _ = api::recorder();
        let hall = Hall::new(store, config.clone());
        let (stop, stopped) = watch::channel(false);
        background(&hall, &stopped);
        let running = tokio::spawn(doors::serve(listener, app(Arc::clone(&hall)), places, config, stopped));
        Ok(Server { address, admin_link, hall, stop, running })
    }

    /// Finishes what was begun, commits it, and stops.
    pub async fn stop(self) {
        _ = self.stop.send(true);
        // Those who do not hang up are not waited for: whatever was acknowledged is on the disk.
        _ = tokio::time::timeout(Duration::from_secs(2), self.hall.close_sockets()).await;
        _ = tokio::time::timeout(Duration::from_secs(5), self.running).await;
        self.hall.store.close().await;
    }
}

/// Serves until `until` is over.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(&Server),
    until: impl Future<Output = ()>,
) -> Result<(), CannotServe> {
    let server = Server::start(config).await?;
    ready(&server);
    until.await;
    tracing::info!("stopping");
    server.stop().await;
    Ok(())
}

/// Lets bots decide for the tables of a PostgreSQL until `until` is over, and serves nobody.
pub async fn work(config: Config, until: impl Future<Output = ()>) -> Result<(), CannotServe> {
    let store = Store::open(&config.database).await?;
    if !store.ledger.shared() {
        return Err(CannotServe::Alone);
    }
    let hall = Hall::new(store, Config { bots: true, ..config });
    let (stop, stopped) = watch::channel(false);
    background(&hall, &stopped);
    until.await;
    _ = stop.send(true);
    hall.store.close().await;
    Ok(())
}

/// Everything that is served, without a port: for those who bring requests themselves.
pub async fn routes(config: Config) -> Result<Router, CannotServe> {
    let store = Store::hold(&config.database).await?;
    _ = api::recorder();
    Ok(app(Hall::new(store, config)))
}

fn app(hall: Arc<Hall>) -> Router {
    let app = match &hall.config.web {
        Some(web) => api::routes()
            .fallback_service(ServeDir::new(web).fallback(ServeFile::new(web.join("index.html")))),
        None => api::routes().fallback_service(get(pages::page)),
    };
    app.layer(middleware::from_fn_with_state(Arc::clone(&hall), guard)).with_state(hall)
}

pub(crate) async fn wait(mut stopped: watch::Receiver<bool>) {
    _ = stopped.wait_for(|stopped| *stopped).await;
}

/// What goes on beside requests: sweeping, bots, the other nodes.
fn background(hall: &Arc<Hall>, stopped: &watch::Receiver<bool>) {
    until_stopped(stopped, sweep(Arc::clone(hall)));
    until_stopped(stopped, recheck_now_and_then(Arc::clone(hall)));
    until_stopped(stopped, upkeep(Arc::clone(hall)));
    if hall.config.bots {
        until_stopped(stopped, Arc::clone(hall).share_bots());
    }
    // From this moment on: what is told before the task runs is heard, too.
    until_stopped(stopped, listen(Arc::clone(hall), hall.store.ledger.notices()));
}

fn until_stopped(stopped: &watch::Receiver<bool>, work: impl Future<Output = ()> + Send + 'static) {
    let stopped = wait(stopped.clone());
    tokio::spawn(async move {
        tokio::select! {
            () = stopped => {}
            () = work => {}
        }
    });
}

async fn sweep(hall: Arc<Hall>) {
    let mut beat =
        tokio::time::interval(hall.config.idle.clamp(Duration::from_millis(100), Duration::from_secs(5)));
    loop {
        beat.tick().await;
        hall.sweep(hall.config.idle);
        // What was measured piles up until somebody asks for it, which may be never.
        if let Some(recorder) = api::recorder() {
            recorder.run_upkeep();
        }
    }
}

/// Whatever nobody told of is found out all the same, within this time.
async fn recheck_now_and_then(hall: Arc<Hall>) {
    let mut beat = tokio::time::interval(hall.config.recheck);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat.tick().await;
    loop {
        beat.tick().await;
        recheck(&hall).await;
        if let Err(error) = hall.store.sweep_logins().await {
            tracing::warn!(%error, "log-ins that nobody uses are not swept");
        }
    }
}

async fn recheck(hall: &Arc<Hall>) {
    if let Err(fault) = hall.recheck().await {
        tracing::warn!(%fault, "not rechecked who may look on");
    }
}

async fn listen(hall: Arc<Hall>, mut notices: broadcast::Receiver<Option<Notice>>) {
    use broadcast::error::RecvError;
    loop {
        match notices.recv().await {
            Ok(Some(notice)) => hall.noticed(notice).await,
            // Some of it was missed.
            Ok(None) | Err(RecvError::Lagged(_)) => recheck(&hall).await,
            Err(RecvError::Closed) => return,
        }
    }
}

/// Made and printed once in the life of a database.
async fn admin_link(
    store: &Store,
    config: &Config,
    address: SocketAddr,
) -> Result<Option<String>, StoreError> {
    let word = token::secret();
    if !store.first_mark(ADMIN_LINK, &token::hashed(&word)).await? {
        return Ok(None);
    }
    let public = config.public.clone().unwrap_or_else(|| format!("http://{address}"));
    // Behind the hash sign it is not sent to any server or written into any log.
    Ok(Some(format!("{}/admin#{word}", public.trim_end_matches('/'))))
}
