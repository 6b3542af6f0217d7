//! Where connections come in: how many, from where, and how long each may take.
//!
//! A connection keeps its place until it is closed, also as a socket. When few places are left, newcomers get in one
//! request at a time, and only those are served whom a crowd must not lock out ([`reserve`]).

mod body;
mod conduit;
mod handles;
mod places;
mod reserve;

use std::{
    collections::VecDeque,
    convert::Infallible,
    net::SocketAddr,
    sync::{Arc, Weak},
    time::Duration,
};

use axum::{
    Router,
    body::{Body, HttpBody as _},
    extract::{ConnectInfo, Request},
    http::StatusCode,
    response::Response,
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::AbortHandle,
};
use tower::Service as _;

use self::{
    body::Timely,
    conduit::{Conduit, Stage, Times},
    places::Places,
};
use crate::{Config, running::serve::wait};
pub use handles::TooFewHandles;
pub use handles::raise as raise_handles;
pub(crate) use places::{Footing, Place};
pub(crate) use reserve::served_in_reserve;

/// Who gets one of the last places, or is told that there is none, has no more time than this to say what for.
const RESERVED: Duration = Duration::from_secs(2);

pub(crate) struct Doors {
    app: Router,
    places: Arc<Places>,
    times: Times,
    body: Duration,
    behind_proxy: bool,
    stopped: watch::Receiver<bool>,
    /// Dropped by every connection when it is over.
    over: watch::Receiver<()>,
    /// Who took one of the last places and has said nothing yet, the longest first.
    silent: VecDeque<(Weak<Place>, AbortHandle)>,
}

/// As many places as the system and the operator allow.
pub(crate) fn places(config: &Config) -> Result<Arc<Places>, TooFewHandles> {
    let most = handles::connections(config.connections, handles::raise())?;
    let an_address = (config.connections_an_address as f64 * config.rates).ceil().max(1.0) as usize;
    Ok(Places::new(most, an_address))
}

/// Serves until told to stop; over when everyone has been answered.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    places: Arc<Places>,
    config: Config,
    stopped: watch::Receiver<bool>,
) {
    let times = Times { header: config.header_time, rest: config.rest_time, write: config.write_time };
    let (all_over, over) = watch::channel(());
    let until = wait(stopped.clone());
    let Config { body_time: body, behind_proxy, .. } = config;
    let mut doors =
        Doors { app, places, times, body, behind_proxy, stopped, over, silent: VecDeque::default() };
    tokio::select! {
        () = until => {}
        () = doors.receive(&listener) => {}
    }
    drop((listener, doors));
    all_over.closed().await;
}

impl Doors {
    async fn receive(&mut self, listener: &TcpListener) {
        loop {
            self.silent.retain(|(place, _)| place.upgrade().is_some_and(|place| !place.has_spoken()));
            if self.places.full() && self.silent.is_empty() {
                self.places.freed().await;
                continue;
            }
            match listener.accept().await {
                Ok((stream, from)) => self.admit(stream, from),
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    // It may be about all of them: then trying again at once would only be busy.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }

    fn admit(&mut self, stream: TcpStream, from: SocketAddr) {
        // Those whom a proxy stands for are counted when they open a socket.
        let address = (!self.behind_proxy).then(|| from.ip());
        let Some(place) = self.places.enter(address) else { return };
        // What is said is short and awaited.
        _ = stream.set_nodelay(true);
        let serving = tokio::spawn(self.attend(stream, from, Arc::clone(&place)));
        if place.footing == Footing::Reserve {
            self.make_room(&place);
            self.silent.push_back((Arc::downgrade(&place), serving.abort_handle()));
        }
    }

    /// Of those who say nothing the longest silent go, until the newcomer could stay.
    fn make_room(&mut self, newcomer: &Place) {
        while !newcomer.may_stay()
            && let Some((place, connection)) = self.silent.pop_front()
        {
            if let Some(place) = place.upgrade().filter(|place| !place.has_spoken()) {
                place.leave();
                connection.abort();
            }
        }
    }

    /// Answers one connection until it ends or becomes a socket.
    fn attend(
        &self,
        stream: TcpStream,
        from: SocketAddr,
        place: Arc<Place>,
    ) -> impl Future<Output = ()> + Send + 'static {
        let Times { header, .. } = self.times;
        let header = if place.footing == Footing::Ordinary { header } else { header.min(RESERVED) };
        let times = Times { header, ..self.times };
        let (app, body, over) = (self.app.clone(), self.body, self.over.clone());
        let stopped = wait(self.stopped.clone());
        async move {
            let stage = Stage::new();
            let conduit = Conduit::new(stream, times, Arc::clone(&stage), Arc::clone(&place));
            let answer = service_fn(|request: Request<Incoming>| {
                let (mut app, stage) = (app.clone(), Arc::clone(&stage));
                let request = asked(request, from, body, &place);
                async move {
                    stage.asked();
                    let answer: Result<Response, Infallible> = app.call(request).await;
                    let upgraded = |answer: &Response| answer.status() == StatusCode::SWITCHING_PROTOCOLS;
                    stage.answered(answer.as_ref().is_ok_and(upgraded));
                    answer
                }
            });
            // Our own conduit has all the timers.
            let connection = http1::Builder::new()
                .header_read_timeout(None)
                .serve_connection(TokioIo::new(conduit), answer)
                .with_upgrades();
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopped => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke off");
            }
            drop(over);
        }
    }
}

/// A request as those behind the doors know it.
fn asked(request: Request<Incoming>, from: SocketAddr, within: Duration, place: &Arc<Place>) -> Request {
    place.speaks();
    let mut request = request.map(|body| {
        if body.is_end_stream() {
            Body::empty()
        } else {
            Body::new(Timely::new(body, within, Arc::clone(place)))
        }
    });
    request.extensions_mut().insert(ConnectInfo(from));
    request.extensions_mut().insert(Arc::clone(place));
    request
}
