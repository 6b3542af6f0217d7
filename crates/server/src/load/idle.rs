//! What tables cost that nobody plays at.

use std::{
    fmt,
    time::{Duration, Instant},
};

use super::{People, Wrong};
use crate::vitals;

/// KiB of the server's memory for each table.
#[derive(Clone, Copy, Debug)]
pub struct IdleReport {
    /// From the question whether it is ready to its answer.
    pub ready: Duration,
    /// Of the whole server, before anybody looked at anything.
    pub start: f64,
    pub looked_at: f64,
    pub cooled: f64,
    pub forgotten: f64,
    /// Two onlookers at each, who see nothing happen.
    pub watched: f64,
}

/// Looks at the tables `c1`, `c2`, … of a server that forgets them after `idle`, and measures at every stage.
pub async fn idle(url: &str, tables: u32, idle: Duration) -> Result<IdleReport, Wrong> {
    let begun = Instant::now();
    let people = People::arrive(url, false).await?;
    people.get("/readyz").await?;
    let ready = begun.elapsed();
    // The server looks round every five seconds.
    let round = Duration::from_secs(6);
    let kib = async || people.figure(vitals::MEMORY).await.map(|bytes| bytes / 1024.0).ok_or("no figures");
    let start = kib().await?;
    let each = async || Ok::<_, Wrong>((kib().await? - start) / f64::from(tables));
    for number in 1..=tables {
        people.get(&format!("/api/tables/c{number}/snapshot")).await?;
    }
    let looked_at = each().await?;
    tokio::time::sleep(crate::hall::COOLS + round).await;
    let cooled = each().await?;
    tokio::time::sleep(idle).await;
    let forgotten = each().await?;
    let mut sockets = Vec::new();
    for number in 1..=tables {
        for who in 0..2 {
            sockets.push(people.socket(who, &format!("c{number}")).await?);
        }
    }
    tokio::time::sleep(idle + round).await;
    let watched = each().await?;
    Ok(IdleReport { ready, start, looked_at, cooled, forgotten, watched })
}

impl fmt::Display for IdleReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "memory at the start   {:.1} MiB", self.start / 1024.0)?;
        for (what, each) in [
            ("just looked at", self.looked_at),
            ("cooled", self.cooled),
            ("forgotten", self.forgotten),
            ("with two onlookers", self.watched),
        ] {
            writeln!(f, "{what:<21} {each:.1} KiB a table")?;
        }
        Ok(())
    }
}
