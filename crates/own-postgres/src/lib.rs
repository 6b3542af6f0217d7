//! A PostgreSQL of one's own, for tests and trials: in a folder, reached through a socket in that folder, gone with whoever
//! started it.

use std::{
    io,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

#[derive(Debug)]
pub struct Postgres {
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

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n")
}

/// PostgreSQL does not run as root: then it runs as the user its package made. It dies with us.
fn command(name: &str) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]);
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.arg(program(name)).current_dir("/").stdin(Stdio::null());
    command
}

impl Postgres {
    /// In an empty folder, with a user `nemedian` who needs no password; started.
    pub fn new(folder: &Path) -> io::Result<Postgres> {
        if is_root() {
            Command::new("chown").arg("postgres").arg(folder).status()?;
        }
        let made = command("initdb")
            .args(["--no-sync", "-A", "trust", "-U", "nemedian", "-E", "UTF8", "--no-locale", "-D"])
            .arg(folder.join("data"))
            .output()?;
        if !made.status.success() {
            let why = String::from_utf8_lossy(&made.stderr);
            return Err(io::Error::other(format!("initdb (Debian's package postgresql): {why}")));
        }
        let mut postgres = Postgres { folder: folder.into(), child: None };
        postgres.start()?;
        Ok(postgres)
    }

    /// Starts it; a moment later it answers.
    pub fn start(&mut self) -> io::Result<()> {
        let child = command("postgres")
            .arg("-D")
            .arg(self.folder.join("data"))
            // Its process is killed, not its machine: what it has written is written.
            .args(["-c", "listen_addresses=", "-c", "max_connections=120", "-c", "fsync=off", "-k"])
            .arg(&self.folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        self.child = Some(child);
        Ok(())
    }

    /// At once: every connection breaks.
    pub fn stop(&mut self) -> io::Result<()> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        Command::new("kill").arg("-QUIT").arg(child.id().to_string()).status()?;
        child.wait()?;
        Ok(())
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn url(&self) -> String {
        // A socket in the folder: no port to collide with.
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://nemedian@{host}/postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        _ = self.stop();
    }
}
