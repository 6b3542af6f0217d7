//! Running the binary.

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nemedian"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

pub(crate) fn spawn(args: &[&str]) -> Child {
    command(args).spawn().expect("the binary runs")
}

/// Runs to the end, with `input` on standard input.
pub(crate) fn run(args: &[&str], input: &str) -> Ran {
    let mut child = spawn(args);
    let mut stdin = child.stdin.take().expect("it is piped");
    // It may be done before it has read everything.
    let input = input.as_bytes().to_vec();
    let writer = std::thread::spawn(move || _ = stdin.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it wrote");
    Ran {
        code: output.status.code().expect("it ended by itself"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs to the end and must succeed.
pub(crate) fn good(args: &[&str], input: &str) -> String {
    let ran = run(args, input);
    assert_eq!(ran.code, 0, "{args:?}: {}{}", ran.out, ran.err);
    ran.out
}

/// A folder of its own for a test, empty.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("it can be made");
    folder
}

/// A path as an argument.
pub(crate) fn arg(path: &std::path::Path) -> &str {
    path.to_str().expect("text")
}

/// A finished game of Ambush among bots, with verifiable chance.
pub(crate) fn chronicle(test: &str) -> PathBuf {
    let file = folder(test).join("game.chronicle");
    good(&["play", "ambush", "--seat", "random", "--seed", "7", "--save", arg(&file)], "");
    file
}
