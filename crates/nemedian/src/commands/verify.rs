//! `nemedian verify`

use std::io::Write;

use chronicle::{ChanceCheck, Fails, as_text, verify};
use games::Shelf;
use serde_json::json;

use super::content;
use crate::{args::Verify, failure::Failure, files};

pub(crate) fn run(args: &Verify, out: &mut dyn Write) -> Result<(), Failure> {
    if args.content.is_some() {
        let game = &files::chronicle(&args.file)?.header().game.clone();
        content::adopt(games::game(game)?, args.content.as_deref())?;
    }
    let bytes = files::bytes(&args.file)?;
    let checked = as_text(&bytes).map_err(Fails::Parse).and_then(|text| verify(text, &Shelf));
    let failure = |fails: &Fails| Failure::chronicle(&args.file, fails);
    if !args.json {
        let receipt = checked.map_err(|fails| failure(&fails))?;
        return Ok(writeln!(out, "{receipt}")?);
    }
    match checked {
        Ok(receipt) => {
            let chance = match receipt.chance {
                ChanceCheck::Recomputed => "recomputed",
                ChanceCheck::Unopened => "unopened",
                ChanceCheck::Unverifiable => "unverifiable",
            };
            let answer = json!({
                "ok": true, "game": receipt.game, "edition": receipt.edition, "entries": receipt.entries,
                "over": receipt.over, "answers": receipt.answers, "chance": chance,
            });
            Ok(writeln!(out, "{answer}")?)
        }
        Err(fails) => {
            writeln!(
                out,
                "{}",
                json!({ "ok": false, "entry": fails.entry(), "message": fails.to_string() })
            )?;
            Err(failure(&fails))
        }
    }
}
