//! The king of version 0.1, kept to measure others by: its weights, its confidence, and victory alone. It reads
//! offers and figures as today's bots do.

use bots::{ActionOf, Agent, Calibration, Counted, Feature, Model, Planner, Sense, Spend, Style, Thinking};
use card_game::{State, View, action::Action};
use table::{MOST_SEATS, Seat};

use super::{contest, likings};
use crate::CardGame;

/// What beating a challenge was worth to it besides the bids.
const PRIZE: f32 = 1.2;

/// Where they stand among the features.
const PROSPECTS: usize = 16;

#[derive(Copy, Clone, Debug)]
struct Former;

pub(super) fn king(spend: Spend) -> Box<dyn Agent<State>> {
    let model = Model::read::<Former>(include_str!("../../king-0.1.model"));
    let model = model.unwrap_or_else(|_| Model::by_hand::<Former>());
    Box::new(Planner::<Former>::new(model, Style::order(spend.rounds), spend.thinking()).confident(0.8))
}

impl Sense for Former {
    type Game = State;

    const FEATURES: &'static [Feature] = CardGame::FEATURES;
    const POINTS: f32 = CardGame::POINTS;
    const THINKING: Thinking = CardGame::THINKING;
    const CALIBRATION: Calibration = CardGame::CALIBRATION;

    fn progress(game: &State) -> f32 {
        CardGame::progress(game)
    }

    fn count(game: &State, counted: &mut [Counted; MOST_SEATS]) {
        CardGame::count(game, counted);
        // It saw no prospects but in a challenge, and none of its hand.
        for seat in (0..game.board().seats).map(Seat) {
            let site = game.board().place(seat).site();
            let next = site.and_then(|site| Some(game.challenge_at(site, game.board().next_slot(site)?)));
            counted[seat.index()][PROSPECTS] =
                next.map_or(0.0, |card| contest::beats(game, seat, Some(card)) - 0.5);
        }
    }

    fn chapter(game: &State) -> u64 {
        CardGame::chapter(game)
    }

    fn believe(view: &View, world: &State) -> f32 {
        CardGame::believe(view, world)
    }

    fn liking(game: &State, seat: Seat, action: ActionOf<Self>) -> f32 {
        likings::liking(game, seat, action, PRIZE)
    }

    fn like_each(game: &State, seat: Seat, legal: &[Action], liked: &mut dyn FnMut(f32)) {
        likings::each(game, seat, legal, PRIZE, liked);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_weights_are_read() {
        assert!(Model::read::<Former>(include_str!("../../king-0.1.model")).is_ok());
    }
}
