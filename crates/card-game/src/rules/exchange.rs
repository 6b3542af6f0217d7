//! L-2 – Carrying out a treaty: everything is taken from the givers before anything is received.

use alloc::vec::Vec;

use table::Seat;

use crate::{
    action::{Action, Clause, Good},
    board::{Offer, Site},
    content::Card,
    event::Event,
    flow::{Frame, Question},
    set::CardSet,
    state::{State, Told},
};

impl State {
    /// Givers pick first; then everything moves at once.
    pub(crate) fn exchange(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Exchange { clause }) = self.flow.top() else { return };
        let Some(&term) = self.board.offer.clauses().get(usize::from(clause)) else {
            self.flow.pop();
            self.carry_out(cx);
            return;
        };
        if term.good.is_picked() && self.secrets.picked[usize::from(clause)].len() < term.what {
            self.ask(term.from, Question::Pick(clause));
        } else if let Some(Frame::Exchange { clause }) = self.flow.top_mut() {
            *clause += 1;
        }
    }

    /// What the giver may pick from: not what he already gives.
    pub(crate) fn pickable(&self, clause: u8) -> CardSet {
        let offer = &self.board.offer;
        let term = offer.clauses[usize::from(clause)];
        let objects = matches!(term.good, Good::HiddenObjects | Good::ShowObjects);
        let from = if objects { self.secrets.objects[term.from.index()] } else { self.hand(term.from) };
        let picked = self.secrets.picked.iter().fold(CardSet::EMPTY, |all, &set| all.or(set));
        let named = offer.clauses().iter().filter(|term| term.good == Good::Card);
        from.except(picked).except(named.map(|term| Card(term.what)).collect())
    }

    pub(crate) fn legal_pick(&self, clause: u8, out: &mut Vec<Action>) {
        out.extend(self.pickable(clause).iter().map(Action::Choose));
    }

    pub(crate) fn pick(&mut self, clause: u8, action: Action) {
        if let Action::Choose(card) = action {
            self.secrets.picked[usize::from(clause)].insert(card);
        }
    }

    fn carry_out(&mut self, cx: Told<'_, '_>) {
        let offer = core::mem::replace(&mut self.board.offer, Offer::NONE);
        let mut taken = core::mem::replace(&mut self.secrets.picked, [CardSet::EMPTY; 6]);
        // Named and picked cards first, so that chance cannot take them.
        for (at, term) in offer.clauses().iter().enumerate() {
            self.take(*term, &mut taken[at]);
        }
        for (at, term) in offer.clauses().iter().enumerate() {
            if matches!(term.good, Good::RandomCards | Good::ShowRandom) {
                self.take_at_random(*term, &mut taken[at], cx);
            }
        }
        for (at, term) in offer.clauses().iter().enumerate() {
            cx.tell(Event::Carried { clause: *term });
            self.receive(*term, taken[at], cx);
        }
    }

    /// Takes from the giver what the term names or he picked; what is only shown stays.
    fn take(&mut self, term: Clause, taken: &mut CardSet) {
        let from = term.from.index();
        match term.good {
            Good::Glory => self.board.glory[from] -= u16::from(term.what),
            Good::Card | Good::Object => *taken = CardSet::of(Card(term.what)),
            _ => {}
        }
        if !term.good.is_shown() {
            self.secrets.hands[from] = self.secrets.hands[from].except(*taken);
            self.secrets.objects[from] = self.secrets.objects[from].except(*taken);
            self.board.objects[from] = self.board.objects[from].except(*taken);
        }
    }

    fn take_at_random(&mut self, term: Clause, taken: &mut CardSet, cx: Told<'_, '_>) {
        for _ in 0..term.what {
            let left = self.hand(term.from).except(*taken);
            let Some(card) = State::one_of(left, cx) else { return };
            taken.insert(card);
            if term.good == Good::RandomCards {
                self.secrets.hands[term.from.index()].remove(card);
            }
        }
    }

    fn receive(&mut self, term: Clause, cards: CardSet, cx: Told<'_, '_>) {
        let Clause { from, to, good, what, slot } = term;
        match good {
            Good::Glory => self.board.glory[to.index()] += u16::from(what),
            Good::ShowChallenge => self.show(from, to, self.challenge_at(Site(what), slot), cx),
            _ if good.is_shown() => cards.iter().for_each(|card| self.show(from, to, card, cx)),
            Good::Object => {
                self.board.objects[to.index()].insert(Card(what));
                self.foresee(to, cx);
            }
            Good::HiddenObjects => {
                self.secrets.objects[to.index()] = self.secrets.objects[to.index()].or(cards);
                cards.iter().for_each(|card| cx.tell(Event::ObjectTaken { from, to, card, open: false }));
            }
            _ => {
                self.secrets.hands[to.index()] = self.secrets.hands[to.index()].or(cards);
                cards.iter().for_each(|card| cx.tell(Event::Given { from, to, card }));
            }
        }
    }

    #[expect(clippy::unused_self, reason = "reads as one of the acts of a treaty")]
    fn show(&self, from: Seat, to: Seat, card: Card, cx: Told<'_, '_>) {
        cx.seal();
        cx.tell(Event::Showed { from, to, card });
    }
}
