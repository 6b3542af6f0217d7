//! How it is told: prompts, offers, events and the whole position, as keys and typed arguments.

mod describe;
mod narrate;
mod offer;

use alloc::vec::Vec;

use table::{Eye, Phrase, Seat, Seats, Seen, Story};

use crate::{
    action::Action,
    cards::op::{Contest, Side},
    event::Event,
    flow::Frame,
    state::State,
    view::View,
};

impl Story for State {
    fn ask(view: &View) -> Phrase {
        let Some(frame) = view.flow.top() else { return Phrase::new("game-over") };
        let asked = view.asked();
        match view.eye {
            Eye::Seat(seat) if asked.has(seat) => ask(view, frame),
            _ => match asked.first() {
                Some(seat) if asked.len() == 1 => Phrase::new("waits-for").with("seat", seat),
                _ => Phrase::new("aoc-wait-all"),
            },
        }
    }

    fn offer(view: &View, action: Action) -> Phrase {
        offer::offer(view, action)
    }

    fn narrate(view: &View, glimpse: &Event<Seen<u8>>) -> Phrase {
        narrate::narrate(view, *glimpse)
    }

    fn describe(view: &View) -> Vec<Phrase> {
        describe::describe(view)
    }
}

impl View {
    /// Whom the game waits for.
    pub fn asked(&self) -> Seats {
        // Who is asked is open: hands do not matter, their sizes do.
        match self.flow.top() {
            Some(Frame::ArtifactBids) => {
                self.board.seats().iter().filter(|seat| self.counts[seat.index()].tokens > 0).collect()
            }
            Some(frame) => self.board.asked(frame),
            None => Seats::NONE,
        }
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

fn ask(view: &View, frame: Frame) -> Phrase {
    let at = view.board.contest.at.name();
    match frame {
        Frame::Bids => Phrase::new("aoc-ask-bid"),
        Frame::SecondCard => Phrase::new("aoc-ask-second-card"),
        Frame::MoveConan => {
            Phrase::new("aoc-ask-move-conan").with("destination", view.board.destination.name())
        }
        Frame::KeepOrTrade(..) => Phrase::new("aoc-ask-keep-or-trade"),
        Frame::Main => Phrase::new("aoc-ask-main"),
        Frame::ConanAction(..) => Phrase::new("aoc-ask-conan-action"),
        Frame::TakeToken => Phrase::new("aoc-ask-take-token"),
        Frame::Court => Phrase::new("aoc-ask-court"),
        Frame::Military(..) => Phrase::new("aoc-ask-military"),
        Frame::Redeploy => Phrase::new("aoc-ask-redeploy"),
        Frame::HowMany(from, ..) => Phrase::new("aoc-ask-how-many").with("from", from.name()),
        Frame::WhereTo(from, count, _) => {
            Phrase::new("aoc-ask-where-to").with("from", from.name()).with("count", count)
        }
        Frame::PlaceSecond(_) => Phrase::new("aoc-ask-place-second"),
        Frame::ForcedMarch(at) => Phrase::new("aoc-ask-march").with("at", at.name()),
        Frame::SiegeRetreat | Frame::AttackerRetreat | Frame::DefenderRetreat => {
            Phrase::new("aoc-ask-retreat").with("at", at)
        }
        Frame::Intrigue(..) => Phrase::new("aoc-ask-intrigue"),
        Frame::EmissaryTo(from) => Phrase::new("aoc-ask-emissary-to").with("from", from.name()),
        Frame::StrategyCard(side) => Phrase::new("aoc-ask-strategy-card")
            .with("contest", contest_name(view.board.contest.kind))
            .with("at", at)
            .with("side", side_name(side)),
        Frame::Window(..) => Phrase::new("aoc-ask-window")
            .with("contest", contest_name(view.board.contest.kind))
            .with("at", at),
        Frame::Dice(_, _, left, _) => Phrase::new("aoc-ask-dice").with("count", left),
        Frame::PayUnit(_) => Phrase::new("aoc-ask-sacrifice"),
        Frame::Put(_, _, _, left) => Phrase::new("aoc-ask-put").with("count", left),
        Frame::Steal(..) => Phrase::new("aoc-ask-rob"),
        Frame::MakeReady(..) => Phrase::new("aoc-ask-make-ready"),
        Frame::Stride(_, left) => Phrase::new("aoc-ask-stride").with("count", left),
        Frame::Raids(_) => Phrase::new("aoc-ask-raids"),
        Frame::Troops(..) => Phrase::new("aoc-ask-troops"),
        Frame::Spending(nth) => {
            let gold = view.board.realm(view.board.nth(nth)).gold;
            Phrase::new("aoc-ask-spending").with("gold", gold)
        }
        Frame::ArtifactBids => Phrase::new("aoc-ask-artifact"),
        Frame::Crowning => Phrase::new("aoc-ask-crown"),
        _ => Phrase::new("aoc-ask-nothing"),
    }
}
