//! The sequences of play, as the book lists them. Nothing else.

use table::{Rule, flow::Sequence};

use crate::state::State;

type Table = Sequence<State>;

/// S-10 The beginning.
pub(crate) const OPENING: Table = &[
    (Rule("S-10"), "bid", State::first_bid),
    (Rule("S-10"), "begin", State::winner_begins),
    (Rule("U-1"), "turn", State::first_turn),
];

/// B The bid for Conan.
pub(crate) const BIDDING: Table = &[
    (Rule("B-1"), "draw", State::draw_before_bid),
    (Rule("B-2"), "bids", State::ask_bids),
    (Rule("B-3"), "reveal", State::reveal_bids),
    (Rule("B-4"), "second-card", State::ask_second_card),
    (Rule("B-5"), "judge", State::judge_bids),
    (Rule("B-7"), "spend", State::spend_bid_tokens),
];

/// U The turn.
pub(crate) const TURN: Table = &[
    (Rule("V-12"), "refill-first", State::refill_at_start),
    (Rule("U-3"), "conan", State::conan_at_start),
    (Rule("U-7"), "main", State::table_cards_and_die),
    (Rule("U-9"), "refill", State::refill_at_end),
    (Rule("U-10"), "adventure", State::adventure_over),
    (Rule("U-1"), "next", State::next_turn),
];

/// D-2 A court+Conan die.
pub(crate) const COURT_DIE: Table =
    &[(Rule("D-8"), "conan", State::conan_action), (Rule("D-10"), "court", State::court_action)];

/// M-8 A campaign.
pub(crate) const CAMPAIGN: Table = &[
    (Rule("M-9"), "round", State::campaign_round),
    (Rule("M-10"), "outcome", State::campaign_outcome),
    (Rule("M-13"), "march", State::ask_forced_march),
];

/// M-15 A siege.
pub(crate) const SIEGE: Table = &[
    (Rule("M-15"), "round", State::siege_round),
    (Rule("M-16"), "outcome", State::siege_outcome),
    (Rule("M-18"), "retreat", State::ask_siege_retreat),
    (Rule("M-20"), "over", State::siege_over),
];

/// M-21 A battle.
pub(crate) const BATTLE: Table = &[
    (Rule("M-21"), "round", State::battle_round),
    (Rule("M-22"), "outcome", State::battle_outcome),
    (Rule("M-23"), "attacker", State::ask_attacker_retreat),
    (Rule("M-23"), "defender", State::ask_defender_retreat),
    (Rule("M-24"), "goes-on", State::battle_goes_on),
    (Rule("M-26"), "over", State::battle_over),
];

/// I-5 An intrigue contest.
pub(crate) const INTRIGUE_CONTEST: Table =
    &[(Rule("I-7"), "round", State::intrigue_round), (Rule("I-9"), "outcome", State::intrigue_outcome)];

/// C-4, C-16 A contest.
pub(crate) const CONTEST: Table = &[
    (Rule("C-16"), "announced", State::window_announced),
    (Rule("C-4"), "attackers-card", State::ask_attackers_card),
    (Rule("C-4"), "defenders-card", State::ask_defenders_card),
    (Rule("C-4"), "reveal", State::reveal_cards),
    (Rule("C-16"), "revealed", State::window_revealed),
    (Rule("C-3"), "attacker-rolls", State::attacker_rolls),
    (Rule("C-16"), "attacker-rolled", State::window_attacker_rolled),
    (Rule("C-15"), "raiders", State::raiders_defend),
    (Rule("C-3"), "defender-rolls", State::defender_rolls),
    (Rule("C-16"), "defender-rolled", State::window_defender_rolled),
    (Rule("C-7"), "compare", State::compare),
    (Rule("C-16"), "result", State::window_result),
    (Rule("C-8"), "discard", State::discard_strategy_cards),
];

/// A-6 The end of an adventure.
pub(crate) const ADVENTURE_END: Table = &[
    (Rule("A-6"), "reward", State::reward_or_journey),
    (Rule("A-7"), "crowning", State::ask_crowning),
    (Rule("A-8"), "next", State::next_adventure),
];

/// G The age change.
pub(crate) const AGE_CHANGE: Table = &[
    (Rule("G-1"), "first-player", State::pass_first_player),
    (Rule("G-2"), "garrisons", State::ask_garrisons),
    (Rule("G-2"), "raids", State::suffer_raids),
    (Rule("G-4"), "income", State::income),
    (Rule("G-5"), "objectives", State::judge_objectives),
    (Rule("G-7"), "troops", State::ask_troops),
    (Rule("G-10"), "spending", State::ask_spending),
    (Rule("G-11"), "offerings", State::ask_offerings),
    (Rule("G-12"), "artifacts", State::award_artifacts),
    (Rule("G-13"), "bonus-card", State::award_bonus_card),
    (Rule("G-14"), "adventures", State::new_adventures),
    (Rule("G-15"), "bids", State::bid_again),
    (Rule("G-17"), "refresh", State::refresh_all),
];

/// W-4 The final scoring.
pub(crate) const ENDING: Table = &[
    (Rule("W-4"), "first-player", State::pass_first_player),
    (Rule("G-2"), "garrisons", State::ask_garrisons),
    (Rule("G-2"), "raids", State::suffer_raids),
    (Rule("W-4"), "gold", State::gold_of_towers),
    (Rule("W-4"), "points", State::points_of_forts),
    (Rule("G-5"), "objectives", State::final_objectives),
    (Rule("W-5"), "richest", State::richest),
    (Rule("W-6"), "crom", State::most_crom),
    (Rule("W-7"), "crown", State::crown_points),
    (Rule("W-8"), "supremacy", State::supremacy),
    (Rule("W-10"), "over", State::game_over),
];
