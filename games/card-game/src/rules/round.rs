//! "In order": something each player does, clockwise from the first player.

use table::{Seat, Seats, flow::Passage, worded};

use crate::{
    event::Told,
    flow::{Accuse, Answer, Draw, Enter, Play, Swap},
    lexicon::Lexicon,
    rules::Talks,
    state::State,
};

worded! {
    Lexicon:
    /// `at` did it last, `done` are those who have.
    pub struct Round { of: InOrder, at: Seat, done: Seats } = "round"
}

/// What each player does.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum InOrder {
    Swaps,
    FirstChallenges,
    Entrances,
    FirstPlays,
    Plays,
    HeroTurns,
    Accusations,
    Talks,
    Draws,
    Answers,
}

impl Passage<State> for Round {
    /// V-4: goes on clockwise; nobody acts twice or is skipped.
    fn goes_on(self, state: &mut State, cx: Told<'_, '_>) {
        let Round { of, at, done } = self;
        let among = match of {
            InOrder::Answers => state.board.offer.partners(),
            InOrder::Talks => state.board.alive.except(state.board.barred),
            _ => state.board.alive,
        };
        let Some(seat) = among.except(done).after(at, state.board.seats) else {
            state.flow.pop();
            if of == InOrder::Plays {
                // C-2: nobody passed, so another round begins.
                state.in_order(InOrder::Plays);
            }
            return;
        };
        state.flow.replace(Round { of, at: seat, done: done.with(seat) });
        match of {
            InOrder::Swaps => state.flow.push(Swap { seat }),
            InOrder::FirstChallenges => state.first_challenge(seat, cx),
            InOrder::Entrances => state.flow.push(Enter { seat }),
            InOrder::FirstPlays | InOrder::Plays => state.flow.push(Play { seat }),
            InOrder::HeroTurns => state.hero_turn(seat),
            InOrder::Accusations => state.flow.push(Accuse { seat }),
            InOrder::Talks => state.flow.push(Talks { seat }),
            InOrder::Draws => state.flow.push(Draw { seat }),
            InOrder::Answers => state.flow.push(Answer { seat }),
        }
    }
}

impl State {
    pub(crate) fn in_order(&mut self, of: InOrder) {
        self.flow.push(Round { of, at: self.board.before_first(), done: Seats::NONE });
    }
}
