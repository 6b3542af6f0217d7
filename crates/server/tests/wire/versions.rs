//! Databases as the builds of each version left them are brought up to date, and everything in them goes on.

use serde_json::json;
use server::wire::{MyGame, Snapshot, Status};
use sqlx::{Executor as _, Row as _};

use crate::guests::{Guest, config, start};

/// What a build of each version left behind: Valeria with her password, a game of Nim that is over, one of Nim and one of
/// Ambush after a few entries, and a table where people still gather. Made with `sqlite3 FILE .dump`, never changed.
const LEFT: &[&str] =
    &[include_str!("versions/1.sql"), include_str!("versions/2.sql"), include_str!("versions/3.sql")];

#[tokio::test(flavor = "multi_thread")]
async fn every_earlier_version_is_brought_up_to_date() {
    for (version, left) in (1i64..).zip(LEFT) {
        let folder = tempfile::tempdir().expect("a folder");
        let database = config(folder.path()).database;
        sqlx::any::install_default_drivers();
        let pool = sqlx::AnyPool::connect(&format!("{database}?mode=rwc")).await.expect("a new file");
        pool.execute(*left).await.expect("it is read in");
        pool.close().await;
        assert_eq!(newest(&database).await, version, "this file is of version {version}");

        let server = start(folder.path()).await;
        let mut valeria = Guest::stranger(&server);
        let given = json!({ "name": "Valeria", "password": "a-pirate-queen" });
        let logged_in = valeria.post("/api/login", &given).await.ok();
        valeria.keep_cookie(&logged_in);
        let games: Vec<MyGame> = valeria.get("/api/me/games").await.ok().json();
        let of = |status| games.iter().filter(|game| game.table.status == status).count();
        assert_eq!((of(Status::Gathering), of(Status::Running), of(Status::Over)), (1, 2, 1));
        for game in &games {
            let table = &game.table.id;
            let found: Snapshot = valeria.get(&format!("/api/tables/{table}/snapshot")).await.ok().json();
            assert_eq!(found.version, game.version, "what was stored about it is still true");
            let over = valeria.get(&format!("/api/tables/{table}/chronicle")).await;
            assert_eq!(over.status.is_success(), game.table.status == Status::Over);
            let Some(action) = found.view.and_then(|view| view.offers.into_iter().next()) else { continue };
            let order = json!({ "id": "on", "seen": found.version, "do": "act", "action": action.action });
            let answer = valeria.post(&format!("/api/tables/{table}/commands"), &order).await.ok().text;
            assert!(answer.contains("done"), "it goes on: {answer}");
        }
        server.stop().await;
        let fits = server::doctor(&database, |_| ()).await.expect("it opens");
        assert!(fits.unfit.is_empty() && fits.games == 3, "{fits}");
        let steps = LEFT.len() as i64;
        assert_eq!(
            newest(&database).await,
            steps,
            "a new version comes with what a build of it leaves behind"
        );
    }
}

async fn newest(database: &str) -> i64 {
    let pool = sqlx::AnyPool::connect(database).await.expect("the file opens");
    let row = sqlx::query("SELECT MAX(version) AS version FROM schema_version").fetch_one(&pool).await;
    pool.close().await;
    row.expect("it has a version").get("version")
}
