//! L-2 – Carrying out a treaty: everything is taken from the givers before anything is received.

use alloc::vec::Vec;

use crate::{
    action::{Action, Clause, Good},
    board::{MOST_CLAUSES, Offer},
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
        if term.good.is_picked() && self.picked_for(clause).len() < term.what {
            self.ask(term.from, Question::Pick(clause));
        } else if let Some(Frame::Exchange { clause }) = self.flow.top_mut() {
            *clause += 1;
        }
    }

    /// What was picked for a clause: picks lie in the order of the clauses.
    pub(crate) fn picked_for(&self, clause: u8) -> CardSet {
        let picks = self.secrets.picks[..usize::from(self.board.picked)].iter();
        let theirs = self.board.offer.picks().zip(picks).filter(|((at, _), _)| *at == clause);
        theirs.map(|(_, card)| *card).collect()
    }

    /// What the giver may pick from: not what he already gives, nor what he needs to give of one kind.
    pub(crate) fn pickable(&self, clause: u8) -> CardSet {
        let offer = &self.board.offer;
        let term = offer.clauses[usize::from(clause)];
        let picked: CardSet = self.secrets.picks[..usize::from(self.board.picked)].iter().copied().collect();
        if matches!(term.good, Good::HiddenObjects | Good::ShowObjects) {
            return self.secrets.objects[term.from.index()].except(picked);
        }
        let free = self.hand(term.from).except(picked).except(offer.named(term.from));
        if let Some(kind) = term.good.kind() {
            return free.and(kind);
        }
        let later = &offer.clauses()[usize::from(clause)..];
        let spare = |kind: CardSet| {
            let needed = later.iter().filter(|its| its.from == term.from && its.good.kind() == Some(kind));
            free.and(kind).len() > needed.map(|its| its.what).sum()
        };
        let kinds = [CardSet::ADVENTURES, CardSet::CHALLENGES, CardSet::SPECIALS];
        kinds.into_iter().filter(|&kind| spare(kind)).fold(CardSet::EMPTY, |all, kind| all.or(free.and(kind)))
    }

    pub(crate) fn legal_pick(&self, clause: u8, out: &mut Vec<Action>) {
        out.extend(self.pickable(clause).iter().map(Action::Choose));
    }

    pub(crate) fn pick(&mut self, action: Action) {
        if let Action::Choose(card) = action {
            self.secrets.picks[usize::from(self.board.picked)] = card;
            self.board.picked += 1;
        }
    }

    fn carry_out(&mut self, cx: Told<'_, '_>) {
        let mut taken = [CardSet::EMPTY; MOST_CLAUSES];
        for at in 0..self.board.offer.count {
            taken[usize::from(at)] = self.picked_for(at);
        }
        let offer = core::mem::replace(&mut self.board.offer, Offer::NONE);
        self.secrets.picks[..usize::from(self.board.picked)].fill(Card(0));
        self.board.picked = 0;
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
        let Clause { from, to, good, what } = term;
        match good {
            Good::Glory => {
                self.board.glory[to.index()] += u16::from(what);
                cx.tell(Event::Paid { from, to, amount: what.into() });
            }
            Good::ShowPlaced => {
                let (site, slot) = term.spot();
                cx.seal();
                let card = self.challenge_at(site, slot);
                self.tell(Event::SawChallenge { seat: to, site, slot, card }, cx);
            }
            _ if good.is_shown() => {
                for card in cards.iter() {
                    cx.seal();
                    self.tell(Event::Showed { from, to, card }, cx);
                }
            }
            Good::Object => {
                self.board.objects[to.index()] = self.board.objects[to.index()].or(cards);
                cards.iter().for_each(|card| cx.tell(Event::ObjectTaken { from, to, card, open: true }));
                self.foresee(to, cx);
            }
            Good::HiddenObjects => {
                self.secrets.objects[to.index()] = self.secrets.objects[to.index()].or(cards);
                cards.iter().for_each(|card| cx.tell(Event::ObjectTaken { from, to, card, open: false }));
            }
            _ => {
                self.secrets.hands[to.index()] = self.secrets.hands[to.index()].or(cards);
                for card in cards.iter() {
                    self.tell(Event::Given { from, to, card, open: good == Good::Card }, cx);
                }
            }
        }
    }
}
