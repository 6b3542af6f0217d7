//! Simulated people against running servers, and a checker of what they were told.
//!
//! People write down everything they sent, were told and were shown, while servers are killed, paused and cut off. Then
//! the stored log must explain all of it: [`Checker`].

mod check;
mod history;
mod party;
mod people;
mod plan;
mod plant;
mod postgres;
mod power;
mod socket;
mod stage;
mod truth;

use std::{path::Path, time::Duration};

use table::Dice;
use tokio::time::Instant;

pub use check::{Checker, Compared, Finding, Kind, Verdict};
pub use history::{Event, Recorder, What, keep};
pub use plan::{Fault, Kept, Plan};
pub use plant::Plant;
pub use power::{Disk, Leaves};
pub use truth::{Shown, Truth, Wanted};

use people::World;
use stage::Stage;

pub type Wrong = Box<dyn std::error::Error + Send + Sync>;

/// An ended log-in's sockets are closed within this time, whatever happens to the servers meanwhile: a node that heard
/// nothing of it looks after half a minute.
pub const BOUND: Duration = Duration::from_secs(40);

/// What a trial came to.
#[derive(Debug)]
pub struct Tried {
    pub history: Vec<Event>,
    pub verdict: Verdict,
}

/// Runs the servers of `program` in a folder, lets people play while the plan's faults happen, and compares.
pub async fn run(program: &Path, folder: &Path, plan: &Plan, plant: Plant) -> Result<Tried, Wrong> {
    let mut stage = Stage::set(program, folder, plan.kept, plant).await?;
    let recorder = Recorder::default();
    let world = World::new(recorder.clone(), stage.addresses.clone())?;
    let (begun, mut dice) = (Instant::now(), Dice(plan.seed ^ 0x5EED));
    let (until, patience) = (begun + plan.length, plan.patience);
    let mut parties = tokio::task::JoinSet::new();
    for number in 0..plan.tables {
        let (world, dice) = (world.clone(), Dice(plan.seed.wrapping_mul(31) + number as u64));
        parties.spawn(async move {
            if let Some(party) = party::Party::gather(&world, number, dice, (until, patience)).await {
                party.play().await;
            }
        });
    }
    // From this thread, which lives as long as the trial: the servers die with the thread that started them.
    for &(at, fault) in &plan.faults {
        tokio::time::sleep_until(begun + Duration::from_millis(at)).await;
        recorder.note("", What::Fault { text: format!("{fault:?}") });
        stage.suffer(fault, &mut dice).await?;
        recorder.note("", What::Fault { text: "mended".into() });
    }
    while let Some(ended) = parties.join_next().await {
        ended?;
    }
    stage.stop().await?;
    let (history, database) = (recorder.history(), stage.database());
    let verdict = judge(&history, &database).await?;
    Ok(Tried { history, verdict })
}

/// Compares a history with what a database holds.
pub async fn judge(history: &[Event], database: &str) -> Result<Verdict, Wrong> {
    let mut checker = Checker::new(history, BOUND);
    server::retell(database, |retold| checker.stored(&retold)).await?;
    let mut verdict = checker.verdict();
    let damage = server::doctor(database, |_| ()).await?.damage;
    verdict.findings.extend(damage.into_iter().map(|text| Finding {
        kind: Kind::Damaged,
        table: String::new(),
        event: None,
        text,
    }));
    Ok(verdict)
}
