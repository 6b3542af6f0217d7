//! What tables cost that nobody plays at.

use std::{
    fmt,
    ops::RangeInclusive,
    time::{Duration, Instant},
};

use server::vitals;

use crate::{People, Wrong};

/// What a server takes of its machine's memory, in KiB.
#[derive(Clone, Copy, Debug)]
pub struct IdleReport {
    /// From the question whether it is ready to its answer.
    pub ready: Duration,
    /// The whole server, before anybody looked at anything.
    pub start: f64,
    /// The whole server, when its caches were full and every table was forgotten again.
    pub used: f64,
    /// What each table takes beyond that.
    pub looked_at: f64,
    pub cooled: f64,
    pub forgotten: f64,
    /// Two onlookers at each, who see nothing happen.
    pub watched: f64,
}

/// The server looks round every five seconds.
const ROUND: Duration = Duration::from_secs(6);

/// Looks at the tables `c1`, `c2`, … of a server that forgets them after `forgets`, and measures at every stage. The first
/// `apart` fill caches that tables share and are not counted.
pub async fn idle(url: &str, apart: u32, tables: u32, forgets: Duration) -> Result<IdleReport, Wrong> {
    let begun = Instant::now();
    let people = People::arrive(url, false).await?;
    people.get("/readyz").await?;
    let ready = begun.elapsed();
    let kib = async || people.figure(vitals::MEMORY).await.map(|bytes| bytes / 1024.0).ok_or("no figures");
    let look = async |numbers: RangeInclusive<u32>| {
        for number in numbers {
            people.get(&format!("/api/tables/c{number}/snapshot")).await?;
        }
        Ok::<_, Wrong>(())
    };
    let start = kib().await?;
    look(1..=apart).await?;
    tokio::time::sleep(forgets + ROUND).await;
    let used = kib().await?;
    let each = async || Ok::<_, Wrong>((kib().await? - used) / f64::from(tables));
    let begun = Instant::now();
    look(apart + 1..=apart + tables).await?;
    let looked_at = each().await?;
    let (took, cools) = (begun.elapsed(), server::COOLS + ROUND);
    if took + cools > forgets {
        let early = "the first are forgotten before the last have cooled";
        return Err(format!("{early}: --forgets {} at least", (took + cools).as_secs() + 1).into());
    }
    tokio::time::sleep(cools).await;
    let cooled = each().await?;
    tokio::time::sleep(forgets).await;
    let forgotten = each().await?;
    let mut sockets = Vec::new();
    for number in apart + 1..=apart + tables {
        for who in 0..2 {
            sockets.push(people.socket(who, &format!("c{number}")).await?);
        }
    }
    tokio::time::sleep(forgets + ROUND).await;
    let watched = each().await?;
    Ok(IdleReport { ready, start, used, looked_at, cooled, forgotten, watched })
}

impl fmt::Display for IdleReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "memory at the start   {:.1} MiB", self.start / 1024.0)?;
        writeln!(f, "memory once in use    {:.1} MiB", self.used / 1024.0)?;
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
