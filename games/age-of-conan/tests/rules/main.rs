//! A test for every rule of the contract, named after it.

#[path = "../common/mod.rs"]
mod common;

mod a_adventures;
mod b_bidding;
mod c_contests;
mod d_fate_dice;
mod e_contests;
mod e_examples;
mod e_moves;
mod g_age_change;
mod i_intrigue;
mod k_cards;
mod m_actions;
mod m_wars;
mod r_raiders;
mod s_setup;
mod t_terms;
mod u_turn;
mod v_options;
mod v_tokens;
mod w_winning;
