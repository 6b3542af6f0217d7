//! A connection that ends when nothing comes, or when nothing is taken.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Instant, Sleep, sleep_until},
};

use super::places::Place;

/// How long each side may take.
#[derive(Copy, Clone, Debug)]
pub(super) struct Times {
    /// From the first byte of a request, or from the beginning, to the end of its headers.
    pub(super) header: Duration,
    /// From an answer to the next request.
    pub(super) rest: Duration,
    /// Until some of an answer is taken; after that, as long as it is taken at [`PACE`].
    pub(super) write: Duration,
}

/// Bytes a second that the slowest reader takes.
const PACE: u64 = 2048;

/// What is waited for. Set by the service, read by the conduit.
#[derive(Debug)]
pub(super) struct Stage(AtomicU8);

const HEADER: u8 = 0;
const REST: u8 = 1;
const ANSWER: u8 = 2;
const SOCKET: u8 = 3;

impl Stage {
    pub(super) fn new() -> Arc<Stage> {
        Arc::new(Stage(AtomicU8::new(HEADER)))
    }

    fn get(&self) -> u8 {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, stage: u8) {
        self.0.store(stage, Ordering::Relaxed);
    }

    /// A request has come: it is ours to be quick.
    pub(super) fn asked(&self) {
        self.set(ANSWER);
    }

    pub(super) fn answered(&self, upgraded: bool) {
        self.set(if upgraded { SOCKET } else { REST });
    }
}

pub(super) struct Conduit {
    stream: TcpStream,
    times: Times,
    stage: Arc<Stage>,
    reading: Option<(u8, Pin<Box<Sleep>>)>,
    writing: Option<Writing>,
    /// Kept as long as the connection is open, whatever it becomes.
    _place: Arc<Place>,
}

/// An answer that does not go out at once.
struct Writing {
    since: Instant,
    written: u64,
    until: Pin<Box<Sleep>>,
}

fn late(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, what)
}

impl Conduit {
    pub(super) fn new(stream: TcpStream, times: Times, stage: Arc<Stage>, place: Arc<Place>) -> Conduit {
        let until = Box::pin(sleep_until(Instant::now() + times.header));
        Conduit { stream, times, stage, reading: Some((HEADER, until)), writing: None, _place: place }
    }

    /// Nothing has come: whether it should have by now.
    fn wait_to_read(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let stage = self.stage.get();
        let within = match stage {
            HEADER => self.times.header,
            REST => self.times.rest,
            // Sockets are asked by those who hold them whether anybody is there.
            _ => {
                self.reading = None;
                return Poll::Pending;
            }
        };
        if self.reading.as_ref().is_none_or(|(since, _)| *since != stage) {
            self.reading = Some((stage, Box::pin(sleep_until(Instant::now() + within))));
        }
        match &mut self.reading {
            Some((_, until)) => until.as_mut().poll(cx).map(|()| late("no request came in time")),
            None => Poll::Pending,
        }
    }

    /// Of so much so much was taken now, or nothing yet.
    fn wrote(
        &mut self,
        cx: &mut Context<'_>,
        wanted: usize,
        taken: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match taken {
            Poll::Ready(Ok(taken)) if taken == wanted => self.writing = None,
            Poll::Ready(Ok(taken)) => {
                let write = self.times.write;
                if let Some(writing) = &mut self.writing {
                    writing.written += taken as u64;
                    let until = writing.since + write + Duration::from_secs(writing.written / PACE);
                    writing.until.as_mut().reset(until);
                }
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                let (now, write) = (Instant::now(), self.times.write);
                let writing = self.writing.get_or_insert_with(|| Writing {
                    since: now,
                    written: 0,
                    until: Box::pin(sleep_until(now + write)),
                });
                ready!(writing.until.as_mut().poll(cx));
                return Poll::Ready(Err(late("the answer was not taken")));
            }
        }
        // Who takes an answer is not silent; the rest begins with the last of it, and nobody may ask us before it ends.
        if self.stage.get() == REST {
            self.reading = None;
            _ = self.wait_to_read(cx);
        }
        taken
    }
}

impl AsyncRead for Conduit {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        match Pin::new(&mut self.stream).poll_read(cx, buffer) {
            Poll::Pending => self.wait_to_read(cx).map(Err),
            come @ Poll::Ready(_) => {
                if self.stage.get() == REST && buffer.filled().len() > before {
                    self.stage.set(HEADER);
                    self.reading = None;
                }
                come
            }
        }
    }
}

impl AsyncWrite for Conduit {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(cx, bytes.len(), taken)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.wrote(cx, slices.iter().map(|slice| slice.len()).sum(), taken)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
