//! What a card game is like: who ventures what, and what is completed.

use bots::shape::{Moment, Sketch};
use card_game::{
    State,
    action::{Action, Deed},
    board::OfferKind,
    event::{Ending, Event},
    flow::Frame,
};
use table::Seat;

pub(super) fn sketch(moment: &Moment<'_, State>, sketch: &mut Sketch) {
    chosen(moment, sketch);
    for event in moment.told {
        happened(moment, event, sketch);
    }
}

fn chosen(moment: &Moment<'_, State>, sketch: &mut Sketch) {
    let offered = |what: fn(&Action) -> bool| moment.legal.iter().any(what);
    match moment.action {
        Action::Pass if matches!(moment.before.flow().top(), Some(Frame::Play(_))) => {
            let playable = |action: &Action| matches!(action, Action::Adventure(_) | Action::Challenge(..));
            sketch.count("passes with a playable card", i32::from(offered(playable)));
        }
        Action::Deed(Deed::Pass) => {
            let face = |action: &Action| matches!(action, Action::Deed(Deed::Face(_)));
            sketch.count("passes before a challenge", i32::from(offered(face)));
        }
        Action::Treaty | Action::Alliance | Action::Counter => sketch.count("drafts", 1),
        Action::Scrap => sketch.count("drafts dropped", 1),
        Action::Lay(card) | Action::LayOn(card, _) => {
            sketch.count("cards laid", 1);
            sketch.count("bluffs", i32::from(!card.is_special()));
        }
        _ => {}
    }
}

fn happened(moment: &Moment<'_, State>, event: &Event, sketch: &mut Sketch) {
    match *event {
        Event::Faced { .. } => sketch.count("challenges faced", 1),
        Event::Beaten { .. } => sketch.count("challenges beaten", 1),
        Event::Challenged { .. } => sketch.count("duels", 1),
        Event::Matched { seat, amount } => matched(moment, seat, amount, sketch),
        Event::Withdrew { .. } => {
            sketch.count("withdrawals", 1);
            sketch.recall("bidder");
        }
        Event::Paid { to, .. } => {
            if let Some(bidder) = sketch.recall("bidder") {
                sketch.size("caller won, %", 100 * i32::from(bidder != i32::from(to.0)));
            }
        }
        Event::Hired { .. } => sketch.count("hires", 1),
        Event::Completed { .. } => sketch.count("adventures completed", 1),
        Event::Allied { .. } => sketch.count("alliances", 1),
        Event::Proposed { kind: OfferKind::Treaty, .. } => sketch.count("treaties proposed", 1),
        Event::Agreed { .. } if moment.before.board().offer.kind == OfferKind::Treaty => {
            sketch.count("treaties", 1);
        }
        Event::Broke { .. } => sketch.count("agreements broken", 1),
        Event::Eliminated { .. } => sketch.count("eliminations", 1),
        Event::PlayedAdventure { .. } => sketch.count("adventures played", 1),
        Event::Placed { .. } => sketch.count("challenges placed", 1),
        Event::Over { by, .. } => over(moment.after, by, sketch),
        _ => {}
    }
}

/// Both have bid the same: all that one of the two had, or less.
fn matched(moment: &Moment<'_, State>, caller: Seat, amount: u16, sketch: &mut Sketch) {
    let board = moment.before.board();
    let most = board.contest.sides.map(|side| board.gp(side)).into_iter().min().unwrap_or(0);
    sketch.size("stake of a matched bid", amount.into());
    sketch.size("matched bids all-in, %", 100 * i32::from(amount >= most));
    let bidder = board.contest.sides.into_iter().find(|&side| side != caller);
    sketch.note("bidder", bidder.map_or(-1, |bidder| bidder.0.into()));
}

fn over(game: &State, by: Ending, sketch: &mut Sketch) {
    sketch.size("cycles", game.board().cycle.into());
    sketch.count("games at the limit", i32::from(by == Ending::Limit));
    for seat in (0..game.board().seats).map(Seat) {
        sketch.size("hand at the end", game.hand(seat).len().into());
    }
}
