//! What cannot be used is named, and the exit code says what kind of thing it is.

use std::net::TcpListener;

use crate::program::{Node, ended, file, nemedian, serve};

const REFUSED: i32 = 1;
const USAGE: i32 = 2;
const FILE: i32 = 3;
const SERVER: i32 = 5;

#[test]
fn a_port_that_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("it has one").to_string();
    let mut command = nemedian();
    command.args(["serve", "--listen", &address, "--database", &file(folder.path())]);
    let (code, _, err) = ended(command);
    assert_eq!(code, SERVER, "{err}");
    assert!(err.contains("cannot listen") && err.contains(&address), "{err}");
}

#[test]
fn a_database_that_cannot_be_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Conan, this is not a database at all. ".repeat(40)).expect("a file");
    let text = format!("sqlite:{}", text.display());
    let folder_itself = format!("sqlite:{}", folder.path().display());
    for (database, named) in [
        ("sqlite:/nowhere/at/all.db", "/nowhere/at/all.db"),
        (&text, "letter.txt"),
        (&folder_itself, &folder_itself["sqlite:".len()..]),
        ("postgres://conan:crom@127.0.0.1:1/aquilonia", "127.0.0.1:1/aquilonia"),
        ("mysql://conan:crom@127.0.0.1/aquilonia", "postgres://"),
    ] {
        for command in ["serve", "doctor"] {
            let mut program = nemedian();
            program.args([command, "--listen", "127.0.0.1:0", "--database", database]);
            let (code, out, err) = ended(program);
            assert_eq!(code, SERVER, "{command} {database}: {out}{err}");
            assert!(err.contains(named), "{command} {database}: {err}");
            assert!(!err.contains("crom"), "a password is nobody's business: {err}");
        }
    }
}

#[test]
fn a_setting_that_cannot_be() {
    let folder = tempfile::tempdir().expect("a folder");
    let odd = folder.path().join("odd.toml");
    std::fs::write(&odd, "colour = 'red'\n").expect("a file");
    let broken = folder.path().join("broken.toml");
    std::fs::write(&broken, "listen = \n").expect("a file");
    let (odd, broken) = (odd.display().to_string(), broken.display().to_string());
    for (setting, value, code, named) in [
        ("--listen", "here", USAGE, "127.0.0.1:4000"),
        ("--listen", "localhost:4000", USAGE, "listen"),
        ("--pace", "slow", USAGE, "pace"),
        ("--pace", "99999999999999999999", USAGE, "0 to 60000"),
        ("--pace", "18446744073709551615", USAGE, "pace"),
        ("--bot-time", "1.5", USAGE, "bot-time"),
        ("--idle", "99999999999", USAGE, "idle"),
        ("--rates", "x", USAGE, "rates"),
        ("--rates", "nan", USAGE, "above 0"),
        ("--rates", "inf", USAGE, "rates"),
        ("--rates", "0", USAGE, "rates"),
        ("--connections", "0", USAGE, "connections"),
        ("--connections", "3", SERVER, "16 at least"),
        ("--connections", "1000000", SERVER, "ulimit -n"),
        ("--connections-an-address", "many", USAGE, "1 to 1000000"),
        ("--header-time", "0", USAGE, "1 to 3600"),
        ("--body-time", "3601", USAGE, "body-time"),
        ("--rest-time", "long", USAGE, "rest-time"),
        ("--write-time", "1.5", USAGE, "write-time"),
        ("--public", "play.example.org", USAGE, "https://"),
        ("--public", "https://play.example.org/games", USAGE, "public"),
        ("--metrics-token", "short", USAGE, "metrics-token"),
        ("--bots", "some", USAGE, "true or false"),
        ("--log", "server=loud", USAGE, "log"),
        ("--log-form", "poem", USAGE, "poem"),
        ("--behind-proxy", "perhaps", USAGE, "behind-proxy"),
        ("--config", &odd, USAGE, "colour"),
        ("--config", &broken, FILE, "broken.toml"),
        ("--config", "/nowhere/nemedian.toml", FILE, "/nowhere/nemedian.toml"),
        ("--web", "/nowhere/web", SERVER, "/nowhere/web"),
    ] {
        let mut command = nemedian();
        command.args(["serve", "--database", &file(folder.path()), setting, value]);
        if setting != "--listen" {
            command.args(["--listen", "127.0.0.1:0"]);
        }
        let (found, _, err) = ended(command);
        assert_eq!(found, code, "{setting} {value}: {err}");
        assert!(err.contains(named), "{setting} {value}: {err}");
    }
}

#[test]
fn a_worker_needs_a_database_that_is_shared() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = nemedian();
    command.args(["worker", "--database", &file(folder.path())]);
    let (code, _, err) = ended(command);
    assert_eq!(code, SERVER);
    assert!(err.contains("PostgreSQL"), "{err}");
}

#[test]
fn a_file_has_one_server_and_nothing_is_restored_under_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (database, copy) = (file(folder.path()), folder.path().join("copy.db"));
    let mut first = Node::start(serve(&database));
    let (code, _, err) = ended(serve(&database));
    assert_eq!(code, SERVER, "{err}");
    assert!(err.contains("tables.db") && err.contains("another server"), "{err}");
    let kept = |command: &str| {
        let mut program = nemedian();
        program.arg(command).arg(&copy).args(["--database", &database]);
        ended(program)
    };
    assert_eq!(kept("backup").0, 0, "a copy can be made while it runs");
    let beside = std::fs::read_dir(folder.path()).expect("the folder").flatten();
    let beside: Vec<_> =
        beside.filter(|file| file.file_name().to_string_lossy().starts_with("copy")).collect();
    assert_eq!(beside.len(), 1, "one file, and nothing beside it: {beside:?}");
    let (code, _, err) = kept("restore");
    assert_eq!(code, SERVER, "{err}");
    assert!(err.contains("another server"), "{err}");
    // The power goes, and nothing is left that keeps the next one away; an empty database may be filled.
    first.kill();
    let (code, out, err) = kept("restore");
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    drop(Node::start(serve(&database)));
}

#[test]
fn nothing_is_made_where_something_is_looked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = file(folder.path());
    let copy = folder.path().join("copy.db").display().to_string();
    for command in [vec!["doctor"], vec!["backup", &copy]] {
        let mut program = nemedian();
        program.args(&command).args(["--database", &database]);
        let (code, _, err) = ended(program);
        assert_eq!(code, SERVER, "{command:?}: {err}");
        assert!(err.contains("tables.db") && err.contains("no such file"), "{command:?}: {err}");
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").collect();
    assert!(left.is_empty(), "{left:?}");
}

/// A service manager may change its mind at once: from the word on that it listens, a server stops when it is told to.
#[test]
fn a_server_that_says_it_listens_can_be_stopped() {
    for _ in 0..20 {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(Node::start(serve(&file(folder.path()))).stop(), Some(0));
    }
}

/// Whatever it was about to ask its database.
#[test]
fn a_server_that_was_stopped_leaves_everything_in_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    for number in 0..20 {
        let name = format!("{number}.db");
        let database = format!("sqlite:{}", folder.path().join(&name).display());
        assert_eq!(Node::start(serve(&database)).stop(), Some(0));
        let log = std::fs::metadata(folder.path().join(format!("{name}-wal")));
        assert!(log.is_err() || log.is_ok_and(|log| log.len() == 0), "{number}");
    }
}

/// A part of the file is overwritten: the doctor says so, and what can still be read is looked at.
#[test]
fn the_doctor_sees_that_a_file_is_damaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = file(folder.path());
    assert_eq!(Node::start(serve(&database)).stop(), Some(0));
    let path = folder.path().join("tables.db");
    let mut bytes = std::fs::read(&path).expect("the file");
    let half = bytes.len() / 2;
    bytes[half..].fill(0xC5);
    std::fs::write(&path, bytes).expect("it is overwritten");
    let mut doctor = nemedian();
    doctor.args(["doctor", "--database", &database]);
    let (code, out, err) = ended(doctor);
    assert!(code == SERVER || code == REFUSED, "{out}{err}");
    assert!(format!("{out}{err}").contains("malformed") || out.contains("damaged"), "{out}{err}");
}

#[test]
fn a_copy_that_is_none_is_named_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let letter = folder.path().join("letter.txt");
    let words = "Dear Conan, this is not a database at all. ".repeat(40);
    std::fs::write(&letter, &words).expect("a file");
    let mut restore = nemedian();
    restore.arg("restore").arg(&letter).args(["--database", &file(folder.path())]);
    let (code, _, err) = ended(restore);
    assert_eq!(code, FILE, "{err}");
    assert!(err.contains("letter.txt") && err.contains("not a database"), "{err}");
    assert_eq!(std::fs::read_to_string(&letter).expect("it is there"), words);
}
