//! Where writing is done. One file has one writer, and whoever holds its connection holds up everybody: so he works on
//! a thread of his own, and does not queue between his statements with all that a busy server has to do.

use std::{future::Future, io};

use tokio::runtime::{Builder, Handle};

use super::{StoreError, Stored};

/// Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Desk(Option<Handle>);

impl Desk {
    /// Wherever the asker is: the database has as many writers as it likes.
    pub(super) fn anywhere() -> Desk {
        Desk(None)
    }

    /// A thread of its own, until `closing` is over.
    pub(super) fn of_its_own(closing: impl Future<Output = ()> + Send + 'static) -> io::Result<Desk> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let desk = Desk(Some(runtime.handle().clone()));
        std::thread::Builder::new().name("desk".into()).spawn(move || runtime.block_on(closing))?;
        Ok(desk)
    }

    /// Does it there. Whoever asked may go away meanwhile: it is done all the same.
    pub(crate) async fn does<T: Send + 'static>(
        &self,
        work: impl Future<Output = Stored<T>> + Send + 'static,
    ) -> Stored<T> {
        let closed = |_| StoreError::Unusable { place: "file".into(), what: "it is closed".into() };
        match &self.0 {
            Some(thread) => thread.spawn(work).await.map_err(closed)?,
            None => work.await,
        }
    }
}
