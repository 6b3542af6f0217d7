//! A body that has to arrive in time, however it dribbles.

use std::{
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{BoxError, body::Bytes};
use hyper::body::{Body, Frame, Incoming, SizeHint};
use tokio::time::Sleep;

use super::places::Place;

#[derive(Debug, thiserror::Error)]
#[error("the body did not arrive in time")]
struct Late;

pub(super) struct Timely {
    body: Incoming,
    until: Pin<Box<Sleep>>,
    place: Arc<Place>,
}

impl Timely {
    /// All of it within this time, or nothing.
    pub(super) fn new(body: Incoming, within: Duration, place: Arc<Place>) -> Timely {
        Timely { body, until: Box::pin(tokio::time::sleep(within)), place }
    }
}

impl Body for Timely {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        // First, so that it comes even to those who always have another byte.
        if self.until.as_mut().poll(cx).is_ready() {
            self.place.is_late();
            return Poll::Ready(Some(Err(Late.into())));
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        Poll::Ready(frame.map(|frame| frame.map_err(BoxError::from)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
