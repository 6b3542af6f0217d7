//! How it is told: keys and typed arguments. Everything reads a view, so that no story says more than its hearer
//! may know.

mod describe;
mod narrate;
mod offer;

use alloc::vec::Vec;

use table::{Eye, Glimpse, Phrase, Seat, Seats, Seen, Story, flow::Frame as _};

use crate::{
    action::Action,
    board::{Figure, Site},
    content::Card,
    event::Event,
    flow::Frame,
    set::CardSet,
    state::State,
    view::View,
};

impl Story for State {
    fn ask(view: &View) -> Phrase {
        let Some(frame) = view.flow.top() else { return Phrase::new("cg-over") };
        let asked = frame.asked(&view.board).first().unwrap_or(view.board.first);
        let prompt = frame.prompt(view).filter(|_| view.eye == Eye::Seat(asked));
        prompt.unwrap_or_else(|| Phrase::new("cg-waiting").with("seat", asked))
    }

    fn offer(view: &View, action: Action) -> Phrase {
        offer::offer(view, action)
    }

    fn narrate(view: &View, glimpse: &Glimpse<Event>) -> Phrase {
        narrate::narrate(view, glimpse)
    }

    fn describe(view: &View) -> Vec<Phrase> {
        describe::describe(view)
    }
}

impl View {
    pub(crate) fn name(&self, card: Card) -> &'static str {
        self.cards.key(card)
    }

    fn site(&self, site: Site) -> &'static str {
        self.name(site.card())
    }

    pub(crate) fn hero(&self, seat: Seat) -> &'static str {
        self.cards.heroes[usize::from(self.board.heroes[seat.index()])].key
    }

    fn names(&self, cards: CardSet) -> Vec<&'static str> {
        cards.iter().map(|card| self.name(card)).collect()
    }

    pub(crate) fn heroes_of(&self, seats: Seats) -> Vec<&'static str> {
        seats.iter().map(|seat| self.hero(seat)).collect()
    }

    fn figure(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Hero(seat) => self.hero(seat),
            Figure::Ally(card) => self.name(card),
        }
    }

    /// What the hero in the contest is up against.
    pub(crate) fn opposed(&self) -> &'static str {
        let contest = &self.board.contest;
        if contest.duel { self.hero(contest.sides[1]) } else { self.name(contest.card) }
    }

    /// What lies at a place of a row, as far as it is seen.
    fn lying(&self, site: Site, slot: u8) -> &'static str {
        match self.rows[site.index()].get(usize::from(slot)) {
            Some(Seen::Known(card)) => self.name(*card),
            _ => "cg-unknown-card",
        }
    }

    /// The card whose effect is being carried out.
    pub(crate) fn source(&self) -> &'static str {
        match self.flow.under() {
            Some(Frame::Ops(ops)) => self.name(ops.card),
            _ => "cg-unknown-card",
        }
    }
}
