//! The program in a process of its own.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

pub(crate) fn nemedian() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nemedian"));
    // What the tester has set does not count.
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("NEMEDIAN_")) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null()).stderr(Stdio::null());
    command
}

/// Settings that suit tests: any port, no waiting, no limits.
pub(crate) fn serve(database: &str) -> Command {
    let mut command = nemedian();
    command.args(["serve", "--listen", "127.0.0.1:0", "--pace", "0", "--rates", "1000", "--toys", "true"]);
    command.args(["--database", database]);
    command
}

pub(crate) fn file(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("tables.db").display())
}

/// A running `nemedian serve`; killed when it is dropped.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) child: Child,
    pub(crate) base: String,
    out: BufReader<ChildStdout>,
}

impl Node {
    pub(crate) fn start(mut command: Command) -> Node {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it runs");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let line = line(&mut out);
        let base = line.strip_prefix("listening on ").unwrap_or_else(|| panic!("{line:?}"));
        Node { base: base.into(), child, out }
    }

    /// What it says next.
    pub(crate) fn line(&mut self) -> String {
        line(&mut self.out)
    }

    /// As the power goes: no goodbye, no last write.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it dies");
        self.child.wait().expect("it is gone");
    }

    /// As a service manager does it; its exit code.
    pub(crate) fn stop(&mut self) -> Option<i32> {
        signal("-TERM", &self.child);
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

pub(crate) fn signal(signal: &str, child: &Child) {
    let sent = Command::new("kill").arg(signal).arg(child.id().to_string()).status();
    assert!(sent.expect("kill runs").success());
}

fn line(out: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    out.read_line(&mut line).expect("text");
    line.trim_end().into()
}

/// Runs to the end: exit code, what it said, what it complained of.
pub(crate) fn ended(mut command: Command) -> (i32, String, String) {
    let output = command.stderr(Stdio::piped()).output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("it ended by itself"), text(output.stdout), text(output.stderr))
}
