//! `cargo xtask words`

use anyhow::{Result, bail};
use language::audit::audit;

use crate::files;

pub(crate) fn run() -> Result<()> {
    let texts = files::read("languages", "ftl")?;
    let mut code = files::code()?;
    code.retain(|file| file.path.contains("/src/"));
    let findings = audit(&texts, &code);
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => println!("words: {} files, nothing missing", texts.len()),
        count => bail!("words: {count} fault{}", if count == 1 { "" } else { "s" }),
    }
    Ok(())
}
