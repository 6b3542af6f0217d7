//! The sequence of play, as tables. Nothing else.

use table::{Rule, flow::Sequence};

use crate::state::State;

/// S – Setup.
pub(crate) const SETUP: Sequence<State> = &[
    (Rule("S-1"), "heroes", State::deal_heroes),
    (Rule("S-1"), "swaps", State::offer_swaps),
    (Rule("S-2"), "adventures", State::open_adventures),
    (Rule("S-4"), "challenges", State::place_first_challenges),
    (Rule("S-5"), "piles", State::form_piles),
    (Rule("S-6"), "hands", State::deal_hands),
    (Rule("S-7"), "entrances", State::enter_heroes),
    (Rule("Y-1"), "begin", State::begin_cycles),
];

/// Y – The cycle.
pub(crate) const CYCLE: Sequence<State> = &[
    (Rule("C-1"), "first-plays", State::first_plays),
    (Rule("C-2"), "plays", State::further_plays),
    (Rule("V-1"), "test", State::victory_test),
    (Rule("A-1"), "heroes", State::hero_turns),
    (Rule("O-3"), "peeking", State::accusations),
    (Rule("L-1"), "diplomacy", State::diplomacy),
    (Rule("Y-3"), "bring-back", State::bring_back),
    (Rule("Y-2"), "draws", State::draw_phase),
    (Rule("O-3"), "drawing-two", State::accusations),
    (Rule("A-8"), "effects", State::end_effects),
    (Rule("V-6"), "limits", State::limits),
    (Rule("Y-4"), "next", State::next_cycle),
];

/// A – A hero's turn.
pub(crate) const TURN: Sequence<State> = &[
    (Rule("A-1"), "deed", State::act),
    (Rule("H-9"), "honour", State::honour),
    (Rule("H-8"), "swift", State::swift),
];

/// A-4, B, R, D – A challenge faced or a duel fought.
pub(crate) const CONTEST: Sequence<State> = &[
    (Rule("A-4"), "turn-up", State::turn_up),
    (Rule("B-1"), "bids", State::bidding),
    (Rule("R-1"), "name", State::name_attribute),
    (Rule("R-2"), "lay", State::lay_cards),
    (Rule("R-3"), "reveal", State::reveal),
    (Rule("H-1"), "rage", State::last_rage),
    (Rule("R-4"), "compare", State::compare),
    (Rule("R-6"), "stakes", State::move_bids),
    (Rule("R-6"), "challenge", State::settle_challenge),
    (Rule("D-5"), "duel", State::settle_duel),
    (Rule("R-5"), "discard", State::discard_laid),
    (Rule("H-6"), "sermon", State::may_break_settlement),
    (Rule("L-5"), "alliance", State::settle_alliance),
    (Rule("V-2"), "fallen", State::eliminate_fallen),
    (Rule("P-4"), "aftermath", State::after_result),
    (Rule("P-4"), "feat", State::after_feat),
    (Rule("A-8"), "effects", State::end_contest_effects),
];

/// An adventure completed.
pub(crate) const COMPLETION: Sequence<State> = &[
    (Rule("H-6"), "sermon", State::may_break_loot),
    (Rule("A-8"), "loot", State::share_loot),
    (Rule("A-8"), "adventure", State::lay_completed),
    (Rule("P-2"), "effect", State::special_effect),
    (Rule("P-4"), "patron", State::forget_patron),
    (Rule("P-4"), "feat", State::completing_feat),
];

/// L-1 – A proposal.
pub(crate) const PROPOSAL: Sequence<State> = &[
    (Rule("L-1"), "answers", State::answers),
    (Rule("H-6"), "stop", State::may_stop),
    (Rule("H-6"), "sermon", State::may_break_treaty),
    (Rule("L-2"), "conclude", State::conclude),
];
