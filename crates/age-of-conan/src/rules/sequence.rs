//! The sequences of play, as the book lists them. Nothing else.

use table::Rule;

use crate::{event::Told, state::State};

pub(crate) type Step = fn(&mut State, Told<'_, '_>);
pub(crate) type Table = &'static [(Rule, Step)];

/// S-10 The beginning.
pub(crate) const OPENING: Table = &[
    (Rule("S-10"), State::first_bid),
    (Rule("S-10"), State::winner_begins),
    (Rule("U-1"), State::first_turn),
];

/// B The bid for Conan.
pub(crate) const BIDDING: Table = &[
    (Rule("B-1"), State::draw_before_bid),
    (Rule("B-2"), State::ask_bids),
    (Rule("B-3"), State::reveal_bids),
    (Rule("B-4"), State::ask_second_card),
    (Rule("B-5"), State::judge_bids),
    (Rule("B-7"), State::spend_bid_tokens),
];

/// U The turn.
pub(crate) const TURN: Table = &[
    (Rule("V-12"), State::refill_at_start),
    (Rule("U-3"), State::conan_at_start),
    (Rule("U-7"), State::table_cards_and_die),
    (Rule("U-9"), State::refill_at_end),
    (Rule("U-10"), State::adventure_over),
    (Rule("U-1"), State::next_turn),
];

/// D-2 A court+Conan die.
pub(crate) const COURT_DIE: Table =
    &[(Rule("D-8"), State::conan_action), (Rule("D-10"), State::court_action)];

/// M-8 A campaign.
pub(crate) const CAMPAIGN: Table = &[
    (Rule("M-9"), State::campaign_round),
    (Rule("M-10"), State::campaign_outcome),
    (Rule("M-13"), State::ask_forced_march),
];

/// M-15 A siege.
pub(crate) const SIEGE: Table = &[
    (Rule("M-15"), State::siege_round),
    (Rule("M-16"), State::siege_outcome),
    (Rule("M-18"), State::ask_siege_retreat),
    (Rule("M-20"), State::siege_over),
];

/// M-21 A battle.
pub(crate) const BATTLE: Table = &[
    (Rule("M-21"), State::battle_round),
    (Rule("M-22"), State::battle_outcome),
    (Rule("M-23"), State::ask_attacker_retreat),
    (Rule("M-23"), State::ask_defender_retreat),
    (Rule("M-24"), State::battle_goes_on),
    (Rule("M-26"), State::battle_over),
];

/// I-5 An intrigue contest.
pub(crate) const INTRIGUE_CONTEST: Table =
    &[(Rule("I-7"), State::intrigue_round), (Rule("I-9"), State::intrigue_outcome)];

/// C-4, C-16 A contest.
pub(crate) const CONTEST: Table = &[
    (Rule("C-16"), State::window_announced),
    (Rule("C-4"), State::ask_attackers_card),
    (Rule("C-4"), State::ask_defenders_card),
    (Rule("C-4"), State::reveal_cards),
    (Rule("C-16"), State::window_revealed),
    (Rule("C-3"), State::attacker_rolls),
    (Rule("C-16"), State::window_attacker_rolled),
    (Rule("C-15"), State::raiders_defend),
    (Rule("C-3"), State::defender_rolls),
    (Rule("C-16"), State::window_defender_rolled),
    (Rule("C-7"), State::compare),
    (Rule("C-16"), State::window_result),
    (Rule("C-8"), State::discard_strategy_cards),
];

/// A-6 The end of an adventure.
pub(crate) const ADVENTURE_END: Table = &[
    (Rule("A-6"), State::reward_or_journey),
    (Rule("A-7"), State::ask_crowning),
    (Rule("A-8"), State::next_adventure),
];

/// G The age change.
pub(crate) const AGE_CHANGE: Table = &[
    (Rule("G-1"), State::pass_first_player),
    (Rule("G-2"), State::ask_garrisons),
    (Rule("G-2"), State::suffer_raids),
    (Rule("G-4"), State::income),
    (Rule("G-5"), State::judge_objectives),
    (Rule("G-7"), State::ask_troops),
    (Rule("G-10"), State::ask_spending),
    (Rule("G-11"), State::ask_offerings),
    (Rule("G-12"), State::award_artifacts),
    (Rule("G-13"), State::award_bonus_card),
    (Rule("G-14"), State::new_adventures),
    (Rule("G-15"), State::bid_again),
    (Rule("G-17"), State::refresh_all),
];

/// W-4 The final scoring.
pub(crate) const ENDING: Table = &[
    (Rule("W-4"), State::pass_first_player),
    (Rule("G-2"), State::ask_garrisons),
    (Rule("G-2"), State::suffer_raids),
    (Rule("W-4"), State::gold_of_towers),
    (Rule("W-4"), State::points_of_forts),
    (Rule("G-5"), State::final_objectives),
    (Rule("W-5"), State::richest),
    (Rule("W-6"), State::most_crom),
    (Rule("W-7"), State::crown_points),
    (Rule("W-8"), State::supremacy),
    (Rule("W-10"), State::game_over),
];
