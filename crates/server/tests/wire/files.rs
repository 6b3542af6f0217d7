//! Files: one server each under whatever name, for their owner alone, whole or not there.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    pin::pin,
    task::{Context, Poll},
};

use server::{Config, Server};

use crate::{
    guests::{Guest, config, start},
    whole_games::gather,
};

fn at(file: &Path, folder: &Path) -> Config {
    Config { database: format!("sqlite:{}", file.display()), ..config(folder) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_is_refused_under_every_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let database = folder.path().join("tables.db");
    let soft = elsewhere.path().join("soft.db");
    std::os::unix::fs::symlink(&database, &soft).expect("a link");
    let round = folder.path().join("..").join(folder.path().file_name().expect("a name")).join("tables.db");
    let hard = folder.path().join("hard.db");
    fs::hard_link(&database, &hard).expect("a link");
    for name in [&database, &soft, &round, &hard] {
        let error = Server::start(at(name, folder.path())).await.expect_err("one is enough").to_string();
        assert!(error.contains("another server"), "{}: {error}", name.display());
    }
    // What was refused has not disturbed the one that runs.
    Guest::arrive(&server).await;
    server.stop().await;
    // With two names, nobody knows beside which of them the rest of it lies.
    let error = Server::start(at(&hard, folder.path())).await.expect_err("two names").to_string();
    assert!(error.contains("hard links"), "{error}");
    fs::remove_file(&hard).expect("it is removed");
    Server::start(at(&soft, folder.path())).await.expect("free again").stop().await;
}

/// Every file in a folder, whatever the tester's umask, is its owner's alone.
fn all_private(folder: &Path) -> usize {
    let files: Vec<_> = fs::read_dir(folder).expect("the folder").flatten().collect();
    for file in &files {
        let mode = file.metadata().expect("it is there").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", file.path().display());
    }
    files.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_made_is_for_its_owner_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    assert!(all_private(folder.path()) >= 4, "the file, its log, its index, its lock");
    let copies = tempfile::tempdir().expect("a folder");
    let copy = copies.path().join("copy.db");
    server::backup(&config(folder.path()).database, &copy).await.expect("it is copied");
    assert_eq!(all_private(copies.path()), 1);
    server.stop().await;
    let again = tempfile::tempdir().expect("a folder");
    server::restore(&copy, &config(again.path()).database).await.expect("it is brought back");
    all_private(again.path());
}

/// Polls so many times and then lets go, as somebody who interrupts it. What it said, if it came to an end.
async fn interrupted<T>(work: impl Future<Output = T>, polls: usize) -> Option<T> {
    let mut work = pin!(work);
    let mut left = polls;
    std::future::poll_fn(|cx: &mut Context<'_>| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        work.as_mut().poll(cx).map(Some)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_copy_or_restore_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    gather(&server, "nim", 2).await;
    let database = config(folder.path()).database;
    let copies = tempfile::tempdir().expect("a folder");
    let copy = copies.path().join("copy.db");
    let there = |folder: &Path| {
        let files = fs::read_dir(folder).expect("the folder").flatten();
        let files = files.filter(|file| file.path().extension().is_none_or(|extension| extension != "lock"));
        files.map(|file| file.file_name().to_string_lossy().to_string()).collect::<Vec<_>>()
    };
    let (mut polls, mut stages) = (0, 0);
    while interrupted(server::backup(&database, &copy), polls).await.is_none() {
        let left = there(copies.path());
        if left == ["copy.db"] {
            // It was there already: then it is whole, as is seen below.
            break;
        }
        assert!(left.is_empty(), "after {polls}: {left:?}");
        polls += 1 + polls / 8;
        stages += 1;
    }
    assert!(stages > 10, "it was interrupted {stages} times");
    assert_eq!(there(copies.path()), ["copy.db"]);
    server.stop().await;

    let again = tempfile::tempdir().expect("a folder");
    let target = config(again.path()).database;
    (polls, stages) = (0, 0);
    while interrupted(server::restore(&copy, &target), polls).await.is_none() {
        let left = there(again.path());
        if left == ["tables.db"] {
            // It was there already: then it is whole, as is seen below.
            break;
        }
        assert!(left.is_empty(), "after {polls}: {left:?}");
        polls += 1 + polls / 8;
        stages += 1;
    }
    assert!(stages > 10, "it was interrupted {stages} times");
    assert_eq!(there(again.path()), ["tables.db"]);
    let diagnosis = server::doctor(&target, |_| ()).await.expect("it is whole");
    assert!(diagnosis.healthy(), "{diagnosis}");
}
