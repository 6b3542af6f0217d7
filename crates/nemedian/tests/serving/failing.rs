//! What cannot be used is named, and the exit code says what kind of thing it is.

use std::net::TcpListener;

use crate::program::{ended, file, nemedian};

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
        ("--listen", "here", USAGE, "listen"),
        ("--pace", "slow", USAGE, "pace"),
        ("--rates", "x", USAGE, "rates"),
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
