//! Short trials: people play while the servers fail, and the log explains what they were told. Longer ones: `nemedian
//! trial`. And servers that are broken on purpose: each is found out.

use std::{path::Path, time::Duration};

use trials::{Fault, Kept, Kind, Leaves, Plan, Plant, Tried};

async fn tried(plan: &Plan, plant: Plant) -> Tried {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().canonicalize().expect("its real name");
    println!("{plan}");
    let program = Path::new(env!("CARGO_BIN_EXE_nemedian"));
    let tried = trials::run(program, &place, plan, plant).await.expect("the trial runs");
    println!("{}", tried.verdict);
    tried
}

fn explained(tried: &Tried) {
    let compared = tried.verdict.compared;
    assert!(tried.verdict.findings.is_empty(), "{}", tried.verdict);
    assert!(compared.acknowledged > 30 && compared.views > 100 && compared.lines > 0, "{}", tried.verdict);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_explains_what_people_saw_through_kills_and_power_cuts() {
    let plan = Plan::draw(11, Kept::Sqlite, Duration::from_secs(10));
    let cuts = |(_, fault): &&(u64, Fault)| matches!(fault, Fault::PowerCut { .. });
    assert!(
        (1..plan.faults.len()).contains(&plan.faults.iter().filter(cuts).count()),
        "kills and cuts: {plan}"
    );
    explained(&tried(&plan, Plant::None).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_explains_what_people_saw_at_three_nodes() {
    let length = Duration::from_secs(14);
    let faults = vec![
        (1000, Fault::CutNotices { for_ms: 1500 }),
        (3000, Fault::Kill { node: 1, down: 200 }),
        (4500, Fault::Pause { node: 2, for_ms: 1200 }),
        (6000, Fault::KillWorker),
        (7000, Fault::RestartDatabase { down: 300 }),
        (9500, Fault::Skew { node: 0, seconds: 5400 }),
        (11_000, Fault::Skew { node: 1, seconds: -5400 }),
    ];
    let plan = Plan { tables: 4, faults, ..Plan::calm(12, Kept::Postgres, length) };
    explained(&tried(&plan, Plant::None).await);
}

/// A short calm evening at a server that is broken in one way.
async fn planted(plant: Plant) -> Tried {
    let plan =
        Plan { patience: Duration::from_secs(1), ..Plan::calm(13, Kept::Sqlite, Duration::from_secs(6)) };
    tried(&plan, plant).await
}

fn found(tried: &Tried, kind: Kind) {
    assert!(tried.verdict.found(kind), "no {kind:?}: {}", tried.verdict);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_before_it_is_committed_is_found_out() {
    let cut = |at| (at, Fault::PowerCut { leaves: Leaves::Nothing });
    let calm = Plan::calm(14, Kept::Sqlite, Duration::from_secs(8));
    let plan = Plan { patience: Duration::from_secs(1), faults: vec![cut(5000)], ..calm };
    found(&tried(&plan, Plant::LyingDisk).await, Kind::Lost);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledged_entry_that_is_dropped_is_found_out() {
    found(&planted(Plant::DroppedEntry).await, Kind::Lost);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_done_twice_is_found_out() {
    found(&planted(Plant::DoneTwice).await, Kind::Twice);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_that_is_shown_is_found_out() {
    found(&planted(Plant::OpenDoor).await, Kind::Private);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_given_away_is_found_out() {
    let tried = planted(Plant::GivenAway).await;
    found(&tried, Kind::NotTheirs);
    found(&tried, Kind::Lost);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_looks_through_others_eyes_is_found_out() {
    found(&planted(Plant::OthersEyes).await, Kind::NotTheirs);
}
