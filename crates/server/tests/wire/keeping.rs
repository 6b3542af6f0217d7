//! Backup while people play, restore, the doctor.

use server::wire::Snapshot;

use crate::{
    guests::{config, done, start},
    whole_games::gather,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_people_play_is_a_server_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "ambush", 2).await;
    guests[0].begin(&table).await;
    let mut ann = guests[0].socket(&table, "").await;
    let action = ann.view().offers[0].action.clone();
    done(&ann.act(&action).await);
    let database = config(folder.path()).database;
    let file = folder.path().join("backup.db");
    assert!(server::backup(&database, &file).await.expect("it is copied") > 5);
    assert!(server::backup(&database, &file).await.is_err(), "nothing is written over");
    let kept: Snapshot = guests[0].get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
    server.stop().await;

    let elsewhere = tempfile::tempdir().expect("a folder");
    let target = config(elsewhere.path()).database;
    server::restore(&file, &target).await.expect("it is brought back");
    let twice = server::restore(&file, &target).await.expect_err("it is not empty");
    assert!(twice.to_string().contains("empty"), "{twice}");
    let server = start(elsewhere.path()).await;
    let again: Snapshot =
        guests[0].at(&server).get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
    assert_eq!((again.version, again.view), (kept.version, kept.view));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_names_the_game_that_does_not_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (guests, table) = gather(&server, "nim", 2).await;
    guests[0].begin(&table).await;
    let mut ann = guests[0].socket(&table, "").await;
    done(&ann.act("heap 2").await);
    let (others, healthy) = gather(&server, "nim", 2).await;
    others[0].begin(&healthy).await;
    server.stop().await;
    let database = config(folder.path()).database;
    let pool = sqlx::AnyPool::connect(&database).await.expect("the file opens");
    let spoil = sqlx::query("UPDATE log SET deed = ':heap 77' WHERE table_id = $1").bind(&table);
    spoil.execute(&pool).await.expect("it is spoilt");
    pool.close().await;
    let diagnosis = server::doctor(&database, |_| ()).await.expect("it looks");
    assert_eq!(diagnosis.games, 2);
    assert_eq!(diagnosis.unfit.iter().map(|(id, ..)| id).collect::<Vec<_>>(), [&table]);
    assert!(diagnosis.to_string().contains("entry 1"), "{diagnosis}");
    // The server says so, tells nothing about the game, and serves the others.
    let server = start(folder.path()).await;
    let reply = guests[0].at(&server).get(&format!("/api/tables/{table}/snapshot")).await;
    assert_eq!(reply.code(), "unfit");
    assert!(!reply.text.contains("heap"));
    others[0].at(&server).get(&format!("/api/tables/{healthy}/snapshot")).await.ok();
    server.stop().await;
}
