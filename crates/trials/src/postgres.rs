//! A PostgreSQL of the trial's own, in a folder of its own, reached through a socket in that folder.

use std::{
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use sqlx::{Connection as _, PgConnection};
use tokio::process::{Child, Command};

use crate::Wrong;

#[derive(Debug)]
pub(crate) struct Postgres {
    folder: PathBuf,
    child: Option<Child>,
}

/// Where Debian and others put the programs of PostgreSQL.
fn program(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<_> = versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|path| path.exists());
    found.sort();
    found.pop().unwrap_or_else(|| name.into())
}

async fn is_root() -> bool {
    Command::new("id").arg("-u").output().await.is_ok_and(|id| id.stdout == b"0\n")
}

/// PostgreSQL does not run as root: then it runs as the user its package made. It dies with us.
async fn command(name: &str) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]);
    if is_root().await {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.arg(program(name)).current_dir("/").stdin(Stdio::null()).kill_on_drop(true);
    command
}

impl Postgres {
    pub(crate) async fn new(folder: &Path) -> Result<Postgres, Wrong> {
        let folder = folder.join("pg");
        std::fs::create_dir(&folder)?;
        if is_root().await {
            Command::new("chown").arg("postgres").arg(&folder).status().await?;
        }
        let made = command("initdb")
            .await
            .args(["--no-sync", "-A", "trust", "-U", "nemedian", "-E", "UTF8", "--no-locale", "-D"])
            .arg(folder.join("data"))
            .output()
            .await?;
        if !made.status.success() {
            let why = String::from_utf8_lossy(&made.stderr).into_owned();
            return Err(format!("initdb (Debian's package postgresql): {why}").into());
        }
        let mut database = Postgres { folder, child: None };
        database.start().await?;
        Ok(database)
    }

    /// Starts it, and waits until it answers.
    pub(crate) async fn start(&mut self) -> Result<(), Wrong> {
        let child = command("postgres")
            .await
            .arg("-D")
            .arg(self.folder.join("data"))
            // Its process is killed, not its machine: what it has written is written.
            .args(["-c", "listen_addresses=", "-c", "max_connections=120", "-c", "fsync=off", "-k"])
            .arg(&self.folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        self.child = Some(child);
        self.connection().await?.close().await?;
        Ok(())
    }

    /// At once: every connection breaks.
    pub(crate) async fn stop(&mut self) -> Result<(), Wrong> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        crate::stage::signal("-QUIT", &child).await?;
        child.wait().await?;
        Ok(())
    }

    pub(crate) fn url(&self) -> String {
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://nemedian@{host}/postgres")
    }

    /// As soon as it answers.
    async fn connection(&self) -> Result<PgConnection, Wrong> {
        let mut last = None;
        for _ in 0..300 {
            match PgConnection::connect(&self.url()).await {
                Ok(connection) => return Ok(connection),
                Err(error) => last = Some(error),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err(format!("PostgreSQL does not come up: {last:?}").into())
    }

    /// Cuts the connections by which nodes hear of each other.
    pub(crate) async fn cut_notices(&self) -> Result<(), Wrong> {
        let mut connection = self.connection().await?;
        sqlx::query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            .execute(&mut connection)
            .await?;
        connection.close().await?;
        Ok(())
    }
}

impl Drop for Postgres {
    /// Its own children see that it is gone, and go.
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            _ = child.start_kill();
        }
    }
}
