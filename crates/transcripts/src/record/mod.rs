//! Playing games worth keeping: every preset, options by lot, all numbers of players, take-backs, changed and withdrawn
//! answers, resignations, and starts from the midst of nested decisions.

mod agreed;
mod midst;
mod play;

use anyhow::{Context, Result};
use shelf::Title;
use table::{Chance, Dice};

use crate::{COLUMNS, Files, Named, Transcript, renew};
use play::{Habits, Manner, Whole};

/// How much is kept of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub game: &'static str,
    /// Whole games.
    pub games: usize,
    /// Starts from the midst of them.
    pub midst: usize,
}

pub const KEPT: [Kept; 4] = [
    Kept { game: "age-of-conan", games: 30, midst: 20 },
    Kept { game: "card-game", games: 30, midst: 20 },
    Kept { game: "nim", games: 9, midst: 0 },
    Kept { game: "ambush", games: 9, midst: 5 },
];

/// Of so many games one is kept.
const TRIED: usize = 12;

/// The one of several games in which most was said that no game said before.
fn telling(title: &dyn Title, number: usize, habits: &mut Habits, dice: &mut Dice) -> Result<Transcript> {
    let mut best: Option<(usize, Whole)> = None;
    for _ in 0..TRIED {
        let terms = agreed::terms(title, number, dice)?;
        // People leave every fifth game.
        let manner = Manner { sensible: [0, 3, 5][dice.below(3) as usize], leaving: number % 5 == 4 };
        let whole = play::whole(title, terms, manner, habits, dice)?;
        let news = whole.said.difference(&habits.said).count();
        if best.as_ref().is_none_or(|(most, _)| news > *most) {
            best = Some((news, whole));
        }
    }
    let (_, best) = best.context("no game was tried")?;
    habits.said.extend(best.said);
    Ok(best.transcript)
}

/// Records a game anew, in place of what was recorded before; says how many transcripts, entries and bytes.
pub fn record(files: &Files, kept: Kept, seed: u64) -> Result<[usize; 3]> {
    let Kept { game, games, midst } = kept;
    let title = games::game(game)?;
    let mut dice = Dice(seed);
    let mut habits = Habits::default();
    let mut all = Vec::new();
    for number in 0..games {
        let transcript = telling(title, number, &mut habits, &mut dice)?;
        all.push(Named { name: format!("{game}/{:02}", number + 1), transcript });
    }
    let midst = midst::starts(&all, midst, &mut habits, &mut dice)?;
    for (number, transcript) in midst.into_iter().enumerate() {
        all.push(Named { name: format!("{game}/midst-{:02}", number + 1), transcript });
    }
    files.clear(game)?;
    let (mut entries, mut bytes) = (0, 0);
    for Named { name, transcript } in &all {
        let transcript = renew(transcript, &all, &COLUMNS)?;
        entries += transcript.entries.len();
        bytes += files.save(&Named { name: name.clone(), transcript })?;
    }
    Ok([all.len(), entries, bytes])
}
