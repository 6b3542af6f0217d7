//! Starts from the midst of nested decisions.

use std::collections::HashSet;

use anyhow::Result;
use table::{Dice, Turn};

use super::play::{Habits, act};
use crate::{
    Begun, Digests, Named, Transcript,
    replay::{Way, prefix, replay},
};

/// So many actions are played from each.
const PLAYED: usize = 15;

/// A position of a recorded game, and what is under way in it.
struct Found<'a> {
    whole: &'a Named,
    entries: usize,
    depth: usize,
    traits: HashSet<String>,
}

/// Where most is under way, each time something else.
pub(super) fn starts(
    all: &[Named],
    count: usize,
    habits: &mut Habits,
    dice: &mut Dice,
) -> Result<Vec<Transcript>> {
    let mut found = Vec::new();
    for whole in all {
        found.extend(nested(whole)?);
    }
    let mut known: HashSet<String> = HashSet::new();
    let mut starts = Vec::new();
    while starts.len() < count {
        let news = |at: &Found<'_>| at.traits.difference(&known).count();
        let best = (0..found.len()).max_by_key(|&at| (news(&found[at]), found[at].depth));
        let Some(best) = best else { break };
        let best = found.swap_remove(best);
        known.extend(best.traits.iter().cloned());
        starts.push(go_on(&best, habits, dice)?);
    }
    Ok(starts)
}

/// Every position of a game in which a decision is made within another.
fn nested(whole: &Named) -> Result<Vec<Found<'_>>> {
    let mut found = Vec::new();
    replay(&whole.transcript, &[], Way::Played, &mut |moment| {
        let position = moment.game.set_down();
        let frames = frames(&position);
        if frames.len() > 2 {
            let (depth, traits) = (frames.len(), traits(&frames));
            found.push(Found { whole, entries: moment.number, depth, traits });
        }
    })?;
    Ok(found)
}

/// What is under way, as a position's text says it, a frame a line: the frames by their first words.
fn frames(position: &str) -> Vec<&str> {
    let (before, flow) = position.split_once("\nflow\n").unwrap_or((position, ""));
    let marked = ["frame ", "at "];
    let named = before.lines().filter_map(|line| marked.iter().find_map(|mark| line.strip_prefix(mark)));
    named.chain(flow.lines().map(str::trim)).collect()
}

/// What is special about frames: each, which lies on which, and what the last one asks.
fn traits(frames: &[&str]) -> HashSet<String> {
    let head = |frame: &str| frame.split(' ').next().unwrap_or_default().to_string();
    let nested = frames.windows(2).map(|pair| format!("{} in {}", head(pair[1]), head(pair[0])));
    let words = |frame: &&str| {
        frame.split(' ').filter(|word| word.parse::<i32>().is_err()).take(2).collect::<String>()
    };
    frames.iter().map(|frame| head(frame)).chain(nested).chain(frames.last().map(words)).collect()
}

fn go_on(found: &Found<'_>, habits: &mut Habits, dice: &mut Dice) -> Result<Transcript> {
    let Found { whole: Named { name, transcript }, entries, .. } = found;
    let mut game = prefix(transcript, *entries)?;
    let begun = Begun::After { transcript: name.clone(), entries: *entries, position: game.set_down() };
    let mut played = Vec::new();
    while played.len() < PLAYED && game.turn() != Turn::Over {
        let Some(seat) = game.missing().first() else { break };
        played.push(act(&mut *game, seat, false, habits, dice)?);
    }
    Ok(Transcript { game: transcript.game.clone(), begun, opening: Digests::default(), entries: played })
}
