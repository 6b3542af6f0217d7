//! Why not? What stands in the way of something that cannot be chosen now.

use std::collections::BTreeSet;

use table::{Game, Illegal, Match, Notation, Refusal, Rules, Seat, Turn};

use crate::Outward;

/// Where the thing asked about stands in one of [`Outward::CLICKS`].
const GAP: &str = "*";

/// Why this seat may not do this action, or choose this thing in any action. A thing is put in the place of each
/// word of what is offered: what reads as an action then, and is refused, is a reason. Nothing but what the seat
/// may do and the thing itself is put to the rules.
pub(crate) fn reasons<O: Outward>(game: &Match<O::Game>, seat: Seat, thing: &str) -> Vec<Refusal> {
    let state = game.state();
    if let Some(action) = state.read(thing) {
        return game.judge(seat, action).err().into_iter().collect();
    }
    if seat.0 >= state.seats() {
        return vec![Refusal::NoSuchSeat { seat, seats: state.seats() }];
    }
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    if legal.is_empty() {
        let why = if state.turn() == Turn::Over { Illegal::Over } else { Illegal::NotYourTurn };
        return vec![why.into()];
    }
    let offered: BTreeSet<String> =
        legal.iter().flat_map(|&action| with_each_word_replaced(&state.write(action), thing)).collect();
    let mut reasons = refusals(game, seat, &offered);
    if reasons.is_empty() {
        let clicks = O::CLICKS.iter().map(|click| click.replace(GAP, thing)).collect();
        reasons = refusals(game, seat, &clicks);
    }
    reasons
}

fn with_each_word_replaced(action: &str, thing: &str) -> Vec<String> {
    let words: Vec<&str> = action.split(' ').collect();
    let replaced = |place: usize| {
        let mut words = words.clone();
        words[place] = thing;
        words.join(" ")
    };
    (0..words.len()).map(replaced).collect()
}

/// Each reason once, in the order met.
fn refusals<G: Game>(game: &Match<G>, seat: Seat, actions: &BTreeSet<String>) -> Vec<Refusal> {
    let mut reasons = Vec::new();
    for action in actions.iter().filter_map(|text| game.state().read(text)) {
        if let Err(reason) = game.judge(seat, action)
            && !reasons.contains(&reason)
        {
            reasons.push(reason);
        }
    }
    reasons
}
