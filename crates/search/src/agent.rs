//! The players a search or an arena can use.

use std::fmt::Debug;

use table::{Chance, Eye, Insight, Recalled, Seat, Sight, Standing};

use crate::Budget;

/// Decides for a seat from what that seat sees and remembers. It never gets a position, so it cannot cheat.
pub trait Agent<G: Sight>: Debug + Send {
    /// Chooses one of `legal`, the legal actions of `seat`, of which there is at least one. All randomness in the
    /// decision comes from `chance`.
    fn decide(
        &mut self,
        known: &Insight<G>,
        seat: Seat,
        legal: &[G::Action],
        budget: Budget,
        chance: &mut dyn Chance,
    ) -> G::Action;
}

/// Chooses any legal action with equal probability.
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

/// Plays a game to its end with one agent per seat. `nature` is the game's randomness and `whim` the agents', so that
/// the same deal can be played again by other agents.
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
