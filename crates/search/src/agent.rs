//! Who decides.

use std::fmt::Debug;

use table::{Chance, Eye, Insight, Recalled, Seat, Sight, Standing};

use crate::Budget;

/// Decides for a seat from what that seat sees and remembers. It is never handed a position, so it cannot peek.
pub trait Agent<G: Sight>: Debug + Send {
    /// One of `legal`, which are the legal actions of `seat` and not empty. All that is random in the decision
    /// comes from `chance`.
    fn decide(
        &mut self,
        known: &Insight<G>,
        seat: Seat,
        legal: &[G::Action],
        budget: Budget,
        chance: &mut dyn Chance,
    ) -> G::Action;
}

/// Any legal action, all equally likely.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Sight> Agent<G> for Random {
    fn decide(
        &mut self,
        _: &Insight<G>,
        _: Seat,
        legal: &[G::Action],
        _: Budget,
        chance: &mut dyn Chance,
    ) -> G::Action {
        legal[chance.below(legal.len() as u32) as usize]
    }
}

/// Plays a game to its end, one agent a seat. `nature` answers for the game and `whim` for the agents, so that
/// the same game can be dealt again to others.
pub fn contest<G: Sight>(
    game: G,
    agents: &mut [&mut dyn Agent<G>],
    budget: Budget,
    nature: &mut dyn Chance,
    whim: &mut dyn Chance,
) -> Standing {
    let mut game = Recalled::new(game);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = game.position.missing().first() {
        legal.clear();
        game.position.legal(seat, &mut legal);
        let known = game.insight(Eye::Seat(seat));
        let action = agents[seat.index()].decide(&known, seat, &legal, budget, whim);
        assert!(legal.contains(&action), "seat {seat} chose {action:?}, which is not legal");
        game.play(seat, action, nature, &mut events);
    }
    game.position.standing()
}
