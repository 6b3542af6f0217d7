//! A copy or a restore that is killed at any moment: the file is whole or not there, and what was left of it goes with
//! the next one.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use crate::program::{Node, ended, file, nemedian, serve, signal};

/// What is there, except locks, which say nothing.
fn there(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("the folder").flatten();
    let files = files.filter(|file| file.path().extension().is_none_or(|extension| extension != "lock"));
    let mut names: Vec<_> = files.map(|file| file.file_name().to_string_lossy().to_string()).collect();
    names.sort();
    names
}

fn keep(command: &str, copy: &Path, database: &str) -> Command {
    let mut program = nemedian();
    program.arg(command).arg(copy).args(["--database", database]).stdout(Stdio::null());
    program
}

fn is_whole(database: &str) -> bool {
    let mut doctor = nemedian();
    doctor.args(["doctor", "--database", database]);
    let (code, out, _) = ended(doctor);
    code == 0 && out.contains("301 games")
}

/// Stops it with this signal after longer and longer times, until it comes to its end before; `between` looks at what
/// was left each time.
fn stopped_at_every_stage(by: &str, mut command: impl FnMut() -> Command, between: impl Fn()) {
    let mut after = Duration::ZERO;
    while after < Duration::from_mins(1) {
        let mut child = command().spawn().expect("it runs");
        std::thread::sleep(after);
        after = after * 5 / 4 + Duration::from_millis(3);
        if let Some(status) = child.try_wait().expect("it is known") {
            assert!(status.success(), "{status}");
            return;
        }
        signal(by, &child);
        if child.wait().expect("it ends").success() {
            return;
        }
        between();
    }
    panic!("it never comes to its end");
}

fn stock(database: &str) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(server::stock(database, "nim", 300, 2)).expect("games");
}

#[test]
fn a_restore_that_is_killed_leaves_a_whole_database_or_none() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    stock(&file(from.path()));
    let copy = from.path().join("copy.db");
    assert!(keep("backup", &copy, &file(from.path())).status().expect("it runs").success());
    let (target, database) = (to.path().join("tables.db"), file(to.path()));
    for by in ["-KILL", "-TERM", "-INT"] {
        stopped_at_every_stage(
            by,
            || keep("restore", &copy, &database),
            || {
                // It may have come to its end just before.
                if target.exists() {
                    assert!(is_whole(&database), "{:?}", there(to.path()));
                    fs::remove_file(&target).expect("for the next");
                }
                if by != "-KILL" {
                    assert!(there(to.path()).is_empty(), "{by}: {:?}", there(to.path()));
                }
            },
        );
        assert!(is_whole(&database));
        assert_eq!(there(to.path()), ["tables.db"], "{by}: the last one swept up after the others");
        for rest in there(to.path()) {
            fs::remove_file(to.path().join(rest)).expect("for the next");
        }
    }
}

#[test]
fn a_copy_that_is_killed_is_whole_or_not_there() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    stock(&file(from.path()));
    let copy = to.path().join("copy.db");
    let whole = format!("sqlite:{}", copy.display());
    stopped_at_every_stage(
        "-KILL",
        || keep("backup", &copy, &file(from.path())),
        || {
            if copy.exists() {
                assert!(is_whole(&whole));
                fs::remove_file(&copy).expect("for the next");
            }
        },
    );
    assert_eq!(there(to.path()), ["copy.db"], "the last one swept up after the others");
    // A server sweeps, too.
    let left = to.path().join(".left.nemedian-unfinished");
    fs::create_dir(&left).expect("a folder");
    fs::write(left.join("copy.db"), "secret").expect("a file");
    drop(Node::start(serve(&whole)));
    assert!(!left.exists());
}

/// Whatever the umask allows to others.
#[test]
fn what_the_program_makes_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let lax = |command: Command| {
        let mut lax = Command::new("sh");
        lax.args(["-c", "umask 0; exec \"$@\"", "sh"]).arg(command.get_program()).args(command.get_args());
        lax.stderr(Stdio::null());
        lax
    };
    let database = file(folder.path());
    let mut node = Node::start(lax(serve(&database)));
    let copy = folder.path().join("copy.db");
    assert!(lax(keep("backup", &copy, &database)).stdout(Stdio::null()).status().expect("it runs").success());
    let elsewhere = folder.path().join("again.db");
    let again = format!("sqlite:{}", elsewhere.display());
    assert!(lax(keep("restore", &copy, &again)).stdout(Stdio::null()).status().expect("it runs").success());
    let mut found = 0;
    for entry in fs::read_dir(folder.path()).expect("the folder").flatten() {
        let mode = entry.metadata().expect("it is there").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", entry.path().display());
        found += 1;
    }
    assert!(found >= 7, "the file, its log, its index, two locks and two copies: {found}");
    assert_eq!(node.stop(), Some(0));
}
