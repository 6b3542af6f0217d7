//! Reading and writing games.

use std::{
    ffi::OsString,
    fs,
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
};

use chronicle::{Chronicle, Fails, LONGEST_TEXT, Secret, as_text};

use crate::failure::Failure;

/// The bytes of a file of reasonable length.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(LONGEST_TEXT as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::file(path, error))?;
    if bytes.len() > LONGEST_TEXT {
        return Err(Failure::file(path, format!("longer than {LONGEST_TEXT} bytes")));
    }
    Ok(bytes)
}

pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(bytes(path)?).map_err(|error| Failure::file(path, error))
}

pub(crate) fn chronicle(path: &Path) -> Result<Chronicle, Failure> {
    let bytes = bytes(path)?;
    let parsed = as_text(&bytes).and_then(Chronicle::parse);
    parsed.map_err(|error| Failure::chronicle(path, &Fails::Parse(error)))
}

/// Writes the whole file or keeps the old one: a game is never half saved.
fn write(path: &Path, text: &str, options: &fs::OpenOptions) -> Result<(), Failure> {
    let beside = with_ending(path, ".new");
    let written = options.open(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).map_err(|error| Failure::file(path, error))
}

fn for_all() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    options
}

/// A file that nobody else may read, if the system supports that.
fn for_oneself() -> fs::OpenOptions {
    let mut options = for_all();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Saves a game. While it goes on, the secret its chance is derived from is kept in a file beside it, without
/// which the game could not be resumed; once it is opened in the chronicle that file has served.
pub(crate) fn save(path: &Path, chronicle: &Chronicle, secret: Option<&Secret>) -> Result<(), Failure> {
    let kept = secret_of(path);
    match secret {
        Some(secret) if chronicle.opened().is_none() => write(&kept, &format!("{secret}\n"), &for_oneself())?,
        _ => {}
    }
    write(path, &chronicle.to_string(), &for_all())?;
    if chronicle.opened().is_some() && kept.exists() {
        fs::remove_file(&kept).map_err(|error| Failure::file(&kept, error))?;
    }
    Ok(())
}

/// The secret kept beside a game that goes on.
pub(crate) fn secret(path: &Path) -> Result<Secret, Failure> {
    let kept = secret_of(path);
    let written = text(&kept)?;
    Secret::from_hex(written.trim_end()).ok_or_else(|| Failure::file(&kept, "expected 64 hexadecimal digits"))
}

fn secret_of(path: &Path) -> PathBuf {
    with_ending(path, ".secret")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}
