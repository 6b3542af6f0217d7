//! What is shipped beside the program names only what there is: commands, settings, ports, files.

use std::{path::Path, process::Command};

use crate::program::{ended, nemedian};

const DOCKERFILE: &str = include_str!("../../../../Dockerfile");
const COMPOSE: &str = include_str!("../../../../compose.yaml");
const UNIT: &str = include_str!("../../../../deploy/nemedian.service");

fn help(command: &str) -> String {
    let mut help = nemedian();
    help.args([command, "--help"]);
    let (code, help, _) = ended(help);
    assert_eq!(code, 0, "there is a command {command}");
    help
}

/// Every `NEMEDIAN_…` in a text is a setting of `serve`, except those that only compose reads.
fn check_variables(file: &str, text: &str) {
    let help = help("serve");
    let words = text.split(|c: char| !(c.is_ascii_uppercase() || c == '_'));
    for variable in words.filter_map(|word| word.strip_prefix("NEMEDIAN_")) {
        if variable == "DB_PASSWORD" {
            continue;
        }
        let flag = format!("--{} ", variable.to_lowercase().replace('_', "-"));
        assert!(help.contains(&flag), "{file}: NEMEDIAN_{variable} is no setting");
    }
}

#[test]
fn the_image_starts_what_there_is() {
    check_variables("Dockerfile", DOCKERFILE);
    let line = |start: &str| {
        let found = DOCKERFILE.lines().find_map(|line| line.trim().strip_prefix(start));
        found.unwrap_or_else(|| panic!("{start}")).trim().to_string()
    };
    assert_eq!(line("ENTRYPOINT"), r#"["nemedian"]"#);
    let command: Vec<String> = serde_json::from_str(&line("CMD")).expect("a list");
    help(&command[0]);
    let port = line("EXPOSE");
    assert!(line("ENV NEMEDIAN_LISTEN=").starts_with(&format!("0.0.0.0:{port}")), "{port}");
    assert_eq!(port, server::Config::default().listen.port().to_string());
    // What is copied is there, and the pages are built before the program that carries them.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for copied in DOCKERFILE.lines().filter_map(|line| line.strip_prefix("COPY ")) {
        let words: Vec<&str> = copied.split_whitespace().collect();
        if words[0].starts_with("--from") {
            continue;
        }
        for source in &words[..words.len() - 1] {
            assert!(root.join(source).exists(), "COPY {source}");
        }
    }
    let pages = DOCKERFILE.find("COPY --from=web").expect("the pages are copied");
    let built = DOCKERFILE.find("cargo build").expect("the program is built");
    assert!(pages < built, "the program carries the pages inside");
}

#[test]
fn the_nodes_of_the_composition_start_what_there_is() {
    check_variables("compose.yaml", COMPOSE);
    let commands = COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("command: "));
    for command in commands {
        let words: Vec<String> = serde_json::from_str(command).expect("a list");
        help(&words[0]);
    }
    let port = server::Config::default().listen.port();
    let ports = COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("ports: "));
    for mapped in ports {
        let mapped: Vec<String> = serde_json::from_str(mapped).expect("a list");
        assert!(mapped.iter().all(|mapped| mapped.ends_with(&format!(":{port}"))), "{mapped:?}");
    }
    // Where compose is installed it reads the file itself; no daemon is needed for that.
    let known = Command::new("docker").args(["compose", "version"]).output();
    if known.is_ok_and(|known| known.status.success()) {
        let read = Command::new("docker")
            .args([
                "compose",
                "-f",
                concat!(env!("CARGO_MANIFEST_DIR"), "/../../compose.yaml"),
                "config",
                "-q",
            ])
            .env("NEMEDIAN_DB_PASSWORD", "x")
            .output()
            .expect("it runs");
        assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    }
}

#[test]
fn the_unit_is_one_that_systemd_understands() {
    check_variables("nemedian.service", UNIT);
    let start = UNIT.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("it starts something");
    let words: Vec<&str> = start.split_whitespace().collect();
    assert_eq!(Path::new(words[0]).file_name().and_then(|name| name.to_str()), Some("nemedian"));
    help(words[1]);
    let flags = help(words[1]);
    for flag in words.iter().filter(|word| word.starts_with("--")) {
        assert!(flags.contains(flag), "{flag}");
    }
    // Exit codes that trying again does not mend are those of the manual.
    let set = |line: &str| UNIT.lines().any(|found| found == line);
    assert!(set("RestartPreventExitStatus=2 3"), "a database that comes later is waited for");
    for line in ["Restart=on-failure", "StartLimitIntervalSec=0", "UMask=0077", "ProtectSystem=strict"] {
        assert!(set(line), "{line}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let unit = folder.path().join("nemedian.service");
    std::fs::write(&unit, UNIT.replace(words[0], env!("CARGO_BIN_EXE_nemedian"))).expect("a file");
    // Only where there is a systemd to ask.
    if let Ok(verified) = Command::new("systemd-analyze").arg("verify").arg(&unit).output() {
        let said = String::from_utf8_lossy(&verified.stderr).to_string();
        assert!(verified.status.success() && !said.contains("nemedian.service:"), "{said}");
    }
}
