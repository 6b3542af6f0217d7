//! The load generator against a server of its own: small, so that it is known to work.

use std::time::Duration;

use server::{LoadPlan, load};

use crate::guests::start;

#[tokio::test(flavor = "multi_thread")]
async fn simulated_people_play_and_their_moves_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let plan = LoadPlan {
        url: format!("http://{}", server.address),
        games: ["age-of-conan", "card-game", "nim"].map(String::from).to_vec(),
        tables: 10,
        moves_a_second: 50.0,
        think: Duration::ZERO,
        duration: Duration::from_secs(2),
        words: false,
    };
    let report = load(plan).await.expect("it runs");
    assert_eq!((report.tables, report.errors), (10, 0), "{report}");
    assert!(report.moves > 10 && report.updated[2] > 0.0, "{report}");
    assert!(report.to_string().contains("committed moves/s"));
    server.stop().await;
    let fits =
        server::doctor(&crate::guests::config(folder.path()).database, |_| ()).await.expect("it opens");
    assert!(fits.unfit.is_empty() && fits.entries >= report.moves, "{fits}");
}
