//! `nemedian perft`

use std::io::Write;

use serde_json::{Value, json};
use table::Dice;

use super::progress;
use crate::{args::Perft, failure::Failure};

pub(crate) fn run(args: &Perft, out: &mut dyn Write) -> Result<(), Failure> {
    let title = games::game(&args.game)?;
    let start = super::start(title, &args.setup, &[])?;
    let game = title.open(&start, &mut Dice(args.seed))?;
    let bar = progress(0, title.name());
    let counts = match args.depth {
        0 => Vec::new(),
        depth => game.divide(depth, args.seed, &mut |done, of| {
            bar.set_length(of as u64);
            bar.set_position(done as u64);
        }),
    };
    bar.finish_and_clear();
    // Where nothing can be played there is one line: the position itself.
    let lines = if counts.is_empty() { 1 } else { counts.iter().map(|(_, lines)| lines).sum::<u64>() };
    if args.json {
        let mut answer = json!({
            "game": title.name(), "depth": args.depth, "seed": args.seed, "lines": lines,
        });
        if args.divide {
            answer["divide"] =
                counts.into_iter().map(|(action, lines)| (action, Value::from(lines))).collect();
        }
        return Ok(writeln!(out, "{answer}")?);
    }
    if args.divide {
        counts.iter().try_for_each(|(action, lines)| writeln!(out, "{lines:>12}  {action}"))?;
    }
    Ok(writeln!(out, "{lines}")?)
}
