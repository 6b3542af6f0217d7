//! The servers under trial: processes of their own, killed with the trial.

use std::{
    path::{Path, PathBuf},
    process::Stdio,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sqlx::{Connection as _, SqliteConnection};
use table::Dice;
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, ChildStdout, Command},
};

use crate::{
    Wrong,
    plan::{Fault, Kept, NODES},
    plant::{self, Plant},
    postgres::Postgres,
    power::{self, Disk},
};

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where each node listens; nothing while it is down.
pub(crate) type Addresses = Arc<Mutex<Vec<Option<String>>>>;

#[derive(Debug)]
pub(crate) struct Stage {
    program: PathBuf,
    folder: PathBuf,
    preload: PathBuf,
    plant: Plant,
    pub(crate) addresses: Addresses,
    nodes: Vec<Node>,
    worker: Option<Child>,
    postgres: Option<Postgres>,
    disk: Option<Disk>,
}

#[derive(Debug)]
struct Node {
    child: Option<Child>,
    /// What it says is not read any more, but it must not be refused either.
    out: Option<BufReader<ChildStdout>>,
    skew: i64,
}

impl Stage {
    pub(crate) async fn set(program: &Path, folder: &Path, kept: Kept, plant: Plant) -> Result<Stage, Wrong> {
        let preload = power::preload(folder)?;
        let postgres = match kept {
            Kept::Sqlite => None,
            Kept::Postgres => Some(Postgres::new(folder).await?),
        };
        let count = if postgres.is_some() { NODES } else { 1 };
        let node = || Node { child: None, out: None, skew: 0 };
        let mut stage = Stage {
            program: program.into(),
            folder: folder.into(),
            preload,
            plant,
            addresses: Arc::new(Mutex::new(vec![None; count])),
            nodes: std::iter::repeat_with(node).take(count).collect(),
            worker: None,
            postgres,
            disk: None,
        };
        stage.plant().await?;
        for node in 0..count {
            stage.start(node).await?;
        }
        stage.start_worker()?;
        Ok(stage)
    }

    async fn plant(&self) -> Result<(), Wrong> {
        let statements = self.plant.statements();
        if statements.is_empty() {
            return Ok(());
        }
        server::Store::open(&self.database()).await?.close().await;
        let mut connection = SqliteConnection::connect(&self.database()).await?;
        for statement in statements {
            sqlx::query(&statement).execute(&mut connection).await?;
        }
        connection.close().await?;
        Ok(())
    }

    pub(crate) fn database(&self) -> String {
        match &self.postgres {
            Some(postgres) => postgres.url(),
            None => format!("sqlite:{}", self.file().display()),
        }
    }

    fn file(&self) -> PathBuf {
        self.folder.join("tables.db")
    }

    fn program(&self, log: &str) -> Result<Command, Wrong> {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL"]).arg(&self.program);
        // What the tester has set does not count.
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("NEMEDIAN_")) {
            command.env_remove(name);
        }
        let log = std::fs::OpenOptions::new().create(true).append(true).open(self.folder.join(log))?;
        command.stdin(Stdio::null()).stderr(log).kill_on_drop(true);
        command.env("LD_PRELOAD", &self.preload);
        Ok(command)
    }

    async fn start(&mut self, number: usize) -> Result<(), Wrong> {
        let mut command = self.program(&format!("node-{number}.log"))?;
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--pace",
            "0",
            "--rates",
            "100000",
            "--toys",
            "true",
        ]);
        command.args(["--database", &self.database()]);
        if self.postgres.is_some() {
            // One node lets bots decide; otherwise they are the worker's.
            command.args(["--bots", if number == 0 { "true" } else { "false" }]);
            command.env("TRIAL_SKEW", self.nodes[number].skew.to_string());
        } else {
            let disk = Disk::begin(&self.file(), &self.folder.join("journal"))?;
            command.env("TRIAL_FILE", self.file()).env("TRIAL_JOURNAL", &disk.journal);
            if self.plant == Plant::LyingDisk {
                command.env("TRIAL_LIES", "1");
            }
            self.disk = Some(disk);
        }
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut out = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut line = String::new();
        tokio::time::timeout(PATIENCE, out.read_line(&mut line)).await??;
        let address = line.trim_end().strip_prefix("listening on ").map(String::from);
        let address = address.ok_or_else(|| format!("node {number} does not start: see its log"))?;
        let address = if self.plant == Plant::OthersEyes { plant::mix_up(&address).await? } else { address };
        self.nodes[number].child = Some(child);
        self.nodes[number].out = Some(out);
        self.listens(number, Some(address));
        Ok(())
    }

    fn listens(&self, node: usize, address: Option<String>) {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)[node] = address;
    }

    /// A node that finds no database tries again, as a service manager lets it.
    async fn start_again(&mut self, node: usize) -> Result<(), Wrong> {
        let mut started = self.start(node).await;
        for _ in 0..20 {
            if started.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(250)).await;
            started = self.start(node).await;
        }
        started
    }

    fn start_worker(&mut self) -> Result<(), Wrong> {
        if self.postgres.is_none() {
            return Ok(());
        }
        let mut command = self.program("worker.log")?;
        command.args(["worker", "--pace", "0", "--bot-time", "700", "--database", &self.database()]);
        self.worker = Some(command.stdout(Stdio::null()).spawn()?);
        Ok(())
    }

    async fn kill(&mut self, node: usize) -> Result<(), Wrong> {
        self.listens(node, None);
        if let Some(mut child) = self.nodes[node].child.take() {
            child.kill().await?;
        }
        Ok(())
    }

    /// Does something to the servers, and mends it.
    pub(crate) async fn suffer(&mut self, fault: Fault, dice: &mut Dice) -> Result<(), Wrong> {
        let wait = async |ms| tokio::time::sleep(Duration::from_millis(ms)).await;
        match fault {
            Fault::Kill { node, down } => {
                self.kill(node).await?;
                wait(down).await;
                self.start_again(node).await?;
            }
            Fault::PowerCut { leaves } => {
                self.kill(0).await?;
                if let Some(disk) = self.disk.take() {
                    disk.cut(leaves, dice)?;
                }
                self.start_again(0).await?;
            }
            Fault::Pause { node, for_ms } => {
                if let Some(child) = &self.nodes[node].child {
                    signal("-STOP", child).await?;
                    wait(for_ms).await;
                    signal("-CONT", child).await?;
                }
            }
            Fault::KillWorker => {
                if let Some(mut worker) = self.worker.take() {
                    worker.kill().await?;
                }
                self.start_worker()?;
            }
            Fault::RestartDatabase { down } => {
                if let Some(postgres) = &mut self.postgres {
                    postgres.stop()?;
                    wait(down).await;
                    postgres.start().await?;
                }
            }
            Fault::CutNotices { for_ms } => {
                let until = Instant::now() + Duration::from_millis(for_ms);
                while let (Some(postgres), true) = (&self.postgres, Instant::now() < until) {
                    postgres.cut_notices().await?;
                    wait(100).await;
                }
            }
            Fault::Skew { node, seconds } => {
                self.kill(node).await?;
                self.nodes[node].skew = seconds;
                self.start_again(node).await?;
            }
        }
        // A worker without its database may have given up.
        if self.worker.as_mut().is_some_and(|worker| !matches!(worker.try_wait(), Ok(None))) {
            self.start_worker()?;
        }
        Ok(())
    }

    /// Stops everything but the database, as a service manager does.
    pub(crate) async fn stop(&mut self) -> Result<(), Wrong> {
        for node in 0..self.nodes.len() {
            self.listens(node, None);
            if let Some(mut child) = self.nodes[node].child.take() {
                signal("-TERM", &child).await?;
                tokio::time::timeout(PATIENCE, child.wait()).await??;
            }
        }
        if let Some(mut worker) = self.worker.take() {
            worker.kill().await?;
        }
        Ok(())
    }
}

pub(crate) async fn signal(signal: &str, child: &Child) -> Result<(), Wrong> {
    let Some(id) = child.id() else { return Ok(()) };
    let sent = Command::new("kill").arg(signal).arg(id.to_string()).status().await?;
    if sent.success() { Ok(()) } else { Err(format!("kill {signal} {id} failed").into()) }
}
