//! The small games have no more sense than their score: they are for learning how bots work.

use table::{MOST_SEATS, Rules, Seat};
use toys::{Ambush, Nim};

use super::{Counted, Feature, Sense};
use crate::{Style, Thinking};

const SCORE: &[Feature] =
    &[Feature { name: "score", worth: [1.0, 1.0], dear_to: None, because: "coach-points" }];

fn count_scores(game: &impl Rules, counted: &mut [Counted; MOST_SEATS]) {
    let standing = game.standing();
    for seat in (0..standing.seats()).map(Seat) {
        counted[seat.index()][0] = standing.score(seat).into();
    }
}

macro_rules! plain {
    ($($game:ty),*) => { $(
        impl Sense for $game {
            const FEATURES: &'static [Feature] = SCORE;
            const POINTS: f32 = 3.0;
            const THINKING: Thinking = Thinking::Search;
            const STYLES: [Style; 4] =
                [Style::order(60), Style::order(300), Style::order(1_200), Style::order(5_000)];

            fn progress(&self) -> f32 {
                0.0
            }

            fn count(&self, counted: &mut [Counted; MOST_SEATS]) {
                count_scores(self, counted);
            }

            fn chapter(&self) -> u64 {
                self.turn().seats().first().map_or(0, |seat| seat.0.into())
            }

            fn liking(&self, _: Seat, _: Self::Action) -> f32 {
                0.0
            }
        }
    )* };
}

plain!(Nim, Ambush);
