//! A PostgreSQL of its own, in a folder of its own, gone with the test.

use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use server::{Config, Server};

pub(crate) struct Database {
    folder: tempfile::TempDir,
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

/// PostgreSQL does not run as root: then it runs as the user its package made.
fn command(name: &str) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program(name));
        command
    } else {
        Command::new(program(name))
    }
}

impl Database {
    pub(crate) fn new() -> Database {
        let folder = tempfile::Builder::new().prefix("pg").tempdir().expect("a folder");
        _ = Command::new("chown").arg("postgres").arg(folder.path()).status();
        let made = command("initdb")
            .args(["--no-sync", "-A", "trust", "-U", "nemedian", "-E", "UTF8", "--no-locale", "-D"])
            .arg(folder.path().join("data"))
            .current_dir("/")
            .output();
        let made = made.expect("initdb is there: install Debian's package postgresql");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let mut database = Database { folder, child: None };
        database.start();
        database
    }

    pub(crate) fn start(&mut self) {
        let child = command("postgres")
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .args(["-c", "listen_addresses=", "-c", "max_connections=90", "-k"])
            .arg(self.folder.path())
            .current_dir("/")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.expect("postgres starts"));
    }

    /// At once: every connection breaks.
    pub(crate) fn stop(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        _ = Command::new("kill").arg("-QUIT").arg(child.id().to_string()).status();
        _ = child.wait();
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn url(&self) -> String {
        // A socket in the folder: no port to collide with.
        let host = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://nemedian@{host}/postgres")
    }

    /// Asks the database itself, as soon as it answers.
    pub(crate) async fn pool(&self) -> sqlx::PgPool {
        for _ in 0..300 {
            match sqlx::PgPool::connect(&self.url()).await {
                Ok(pool) => return pool,
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        panic!("the database does not come up");
    }

    pub(crate) async fn node(&self) -> Server {
        self.pool().await.close().await;
        let config = Config {
            database: self.url(),
            listen: ([127, 0, 0, 1], 0).into(),
            pace: Duration::ZERO,
            rates: 1000.0,
            ..Config::default()
        };
        Server::start(config).await.expect("the database is up")
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.stop();
    }
}
