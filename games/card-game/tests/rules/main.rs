//! A test for every rule of the contract, named after it, section by section.

mod a_hero_phase;
mod b_bidding;
mod c_card_phase;
mod d_duels;
mod e_examples;
mod f_examples;
mod h_heroes;
mod l_diplomacy;
mod o_variants;
mod p_parts;
mod r_resolution;
mod s_setup;
mod scene;
mod v_victory;
mod y_cycle;
