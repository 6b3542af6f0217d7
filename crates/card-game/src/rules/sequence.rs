//! The sequence of play, as tables. Nothing else.

use table::Rule;

use crate::state::{State, Told};

pub(crate) type Step = fn(&mut State, Told<'_, '_>);
pub(crate) type Table = &'static [(Rule, Step)];

/// S – Setup.
pub(crate) const SETUP: Table = &[
    (Rule("S-1"), State::deal_heroes),
    (Rule("S-1"), State::offer_swaps),
    (Rule("S-2"), State::open_adventures),
    (Rule("S-4"), State::place_first_challenges),
    (Rule("S-5"), State::form_piles),
    (Rule("S-6"), State::deal_hands),
    (Rule("S-7"), State::enter_heroes),
    (Rule("Y-1"), State::begin_cycles),
];

/// Y – The cycle.
pub(crate) const CYCLE: Table = &[
    (Rule("C-1"), State::first_plays),
    (Rule("C-2"), State::further_plays),
    (Rule("V-1"), State::victory_test),
    (Rule("A-1"), State::hero_turns),
    (Rule("O-3"), State::accusations),
    (Rule("L-1"), State::diplomacy),
    (Rule("Y-3"), State::bring_back),
    (Rule("Y-2"), State::draw_phase),
    (Rule("O-3"), State::accusations),
    (Rule("A-8"), State::end_effects),
    (Rule("V-6"), State::limits),
    (Rule("Y-4"), State::next_cycle),
];

/// A – A hero's turn.
pub(crate) const TURN: Table =
    &[(Rule("A-1"), State::act), (Rule("H-9"), State::honour), (Rule("H-8"), State::swift)];

/// A-4, B, R, D – A challenge faced or a duel fought.
pub(crate) const CONTEST: Table = &[
    (Rule("A-4"), State::turn_up),
    (Rule("B-1"), State::bidding),
    (Rule("R-1"), State::name_attribute),
    (Rule("R-2"), State::lay_cards),
    (Rule("R-3"), State::reveal),
    (Rule("H-1"), State::last_rage),
    (Rule("R-4"), State::compare),
    (Rule("R-6"), State::move_bids),
    (Rule("R-6"), State::settle_challenge),
    (Rule("D-5"), State::settle_duel),
    (Rule("R-5"), State::discard_laid),
    (Rule("H-6"), State::may_break_settlement),
    (Rule("L-5"), State::settle_alliance),
    (Rule("V-2"), State::eliminate_fallen),
    (Rule("P-4"), State::after_result),
    (Rule("P-4"), State::after_feat),
    (Rule("A-8"), State::end_contest_effects),
];

/// An adventure completed.
pub(crate) const COMPLETION: Table = &[
    (Rule("H-6"), State::may_break_loot),
    (Rule("A-8"), State::share_loot),
    (Rule("A-8"), State::lay_completed),
    (Rule("P-2"), State::special_effect),
    (Rule("P-4"), State::forget_patron),
    (Rule("P-4"), State::completing_feat),
];

/// L-1 – A proposal.
pub(crate) const PROPOSAL: Table = &[
    (Rule("L-1"), State::answers),
    (Rule("H-6"), State::may_stop),
    (Rule("H-6"), State::may_break_treaty),
    (Rule("L-2"), State::conclude),
];
