//! The load generator against a server of its own: small, so that it is known to work.

use std::{path::Path, time::Duration};

use load::{LoadPlan, load, rest};
use server::{Config, Server};

fn config(folder: &Path) -> Config {
    Config {
        database: format!("sqlite:{}", folder.join("tables.db").display()),
        listen: ([127, 0, 0, 1], 0).into(),
        rates: 1000.0,
        toys: true,
        ..Config::default()
    }
}

async fn start(folder: &Path) -> Server {
    Server::start(config(folder)).await.expect("the server starts")
}

fn plan(url: String, tables: usize) -> LoadPlan {
    LoadPlan {
        url,
        games: ["age-of-conan", "card-game", "nim"].map(String::from).to_vec(),
        tables,
        moves_a_second: 50.0,
        think: Duration::ZERO,
        duration: Duration::from_secs(2),
        words: false,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn simulated_people_play_and_their_moves_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let report = load(plan(format!("http://{}", server.address), 10)).await.expect("it runs");
    assert_eq!((report.tables, report.errors), (10, 0), "{report}");
    assert!(report.moves > 10 && report.updated[2] > 0.0, "{report}");
    assert!(report.to_string().contains("committed moves/s"));
    server.stop().await;
    let fits = server::doctor(&config(folder.path()).database, |_| ()).await.expect("it opens");
    assert!(fits.unfit.is_empty() && fits.entries >= report.moves, "{fits}");
}

/// More than one table and one address hold.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_rest_at_many_addresses_while_others_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let report = rest(plan(format!("http://{}", server.address), 3), 200).await.expect("it runs");
    assert_eq!((report.sockets, report.open), (200, 200), "{report}");
    assert_eq!((report.alone.errors, report.meanwhile.errors), (0, 0), "{report}");
    assert!(report.alone.moves > 5 && report.meanwhile.moves > 5, "{report}");
    let told = report.to_string();
    assert!(told.contains("200 of 200 still open") && told.contains("KiB"), "{told}");
    let elsewhere = rest(plan("http://192.0.2.1:4000".into(), 1), 1).await.expect_err("not on this machine");
    assert!(elsewhere.to_string().contains("this machine only"), "{elsewhere}");
    server.stop().await;
}
