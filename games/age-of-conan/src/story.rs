//! How it is told: prompts, offers, events and the whole position, as keys and typed arguments.

mod describe;
mod narrate;
mod offer;

use alloc::vec::Vec;

use table::{Eye, Glimpse, Phrase, Seat, Seats, Story, flow::Frame as _};

use crate::{
    action::Action,
    cards::op::{Contest, Side},
    event::Event,
    state::State,
    view::View,
};

impl Story for State {
    fn ask(view: &View) -> Phrase {
        let prompt = view.flow.top().and_then(|frame| frame.prompt(view));
        let Some(prompt) = prompt else { return Phrase::new("game-over") };
        let asked = view.asked();
        match view.eye {
            Eye::Seat(seat) if asked.has(seat) => prompt,
            _ => match asked.first() {
                Some(seat) if asked.len() == 1 => Phrase::new("waits-for").with("seat", seat),
                _ => Phrase { rule: prompt.rule, ..Phrase::new("aoc-wait-all") },
            },
        }
    }

    fn offer(view: &View, action: Action) -> Phrase {
        offer::offer(view, action)
    }

    fn narrate(view: &View, glimpse: &Glimpse<Event>) -> Phrase {
        narrate::narrate(view, **glimpse)
    }

    fn describe(view: &View) -> Vec<Phrase> {
        describe::describe(view)
    }
}

impl View {
    /// Whom the game waits for.
    pub fn asked(&self) -> Seats {
        self.flow.top().map_or(Seats::NONE, |frame| frame.asked(&self.board))
    }

    /// The key of the name of a seat's kingdom.
    pub fn name(&self, seat: Seat) -> &'static str {
        self.board.realm(seat).kingdom.name()
    }
}

/// The key of the name of a kind of contest.
pub(crate) const fn contest_name(kind: Contest) -> &'static str {
    match kind {
        Contest::Campaign => "contest-campaign",
        Contest::Siege => "contest-siege",
        Contest::Battle => "contest-battle",
        Contest::Alliance => "contest-alliance",
        Contest::Breaking => "contest-breaking",
    }
}

/// The key of the name of a side.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Attacker => "side-attacker",
        Side::Defender => "side-defender",
    }
}
