//! The command line comes before the environment, the environment before the file, the file before the default.

use std::net::TcpListener;

use crate::program::{Node, ended, file, nemedian};

/// Three ports that nobody uses.
fn ports() -> Vec<String> {
    let open: Vec<_> = (0..3).map(|_| TcpListener::bind("127.0.0.1:0").expect("a port")).collect();
    open.iter().map(|port| port.local_addr().expect("it has one").to_string()).collect()
}

#[test]
fn what_is_nearer_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let ports = ports();
    let [flag, variable, in_file] = [&ports[0], &ports[1], &ports[2]];
    let config = folder.path().join("nemedian.toml");
    std::fs::write(&config, format!("listen = \"{in_file}\"\nidle = 5\n")).expect("a file");
    let start = |with_flag: bool, with_variable: bool| {
        let mut command = nemedian();
        command.arg("serve").arg("--config").arg(&config).args(["--database", &file(folder.path())]);
        if with_flag {
            command.args(["--listen", flag]);
        }
        if with_variable {
            command.env("NEMEDIAN_LISTEN", variable);
        }
        Node::start(command).base.clone()
    };
    assert_eq!(start(true, true), format!("http://{flag}"));
    assert_eq!(start(false, true), format!("http://{variable}"));
    assert_eq!(start(false, false), format!("http://{in_file}"));
}

#[test]
fn every_setting_has_a_flag_and_a_line_in_the_manual() {
    let mut help = nemedian();
    help.args(["serve", "--help"]);
    let (code, help, _) = ended(help);
    assert_eq!(code, 0);
    assert!(help.contains("127.0.0.1:4000"), "the default is said: {help}");
    assert_eq!(server::Config::default().listen.to_string(), "127.0.0.1:4000");
    let manual = include_str!("../../../../docs/operating.md");
    for flag in help.split_whitespace().filter_map(|word| word.strip_prefix("--")) {
        if ["config", "help", "lang"].contains(&flag) {
            continue;
        }
        let variable = format!("NEMEDIAN_{}", flag.to_uppercase().replace('-', "_"));
        assert!(manual.contains(&format!("`{flag}`")) && manual.contains(&variable), "{flag}");
    }
}

#[test]
fn the_first_start_prints_a_link_for_the_administrator_and_no_other_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = || {
        let mut command = crate::program::serve(&file(folder.path()));
        command.args(["--public", "https://play.example.org"]);
        Node::start(command)
    };
    let mut first = start();
    let said = first.line();
    let link = said.rsplit(' ').next().expect("a link").to_string();
    assert!(said.contains("administrator") && link.starts_with("https://play.example.org/"), "{said}");
    assert!(link.split('#').nth(1).is_some_and(|word| word.len() >= 64), "{link}");
    assert_eq!(first.stop(), Some(0), "told to stop, it stops well");
    let mut second = start();
    second.stop();
    assert_eq!(second.line(), "", "only once");
}
