//! L-2 – Carrying out a treaty: everything is taken from the givers before anything is received.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Private, Rule, Seat, Seats,
    flow::{Decision, Fits, Passage, expect},
    worded,
};

use crate::{
    action::{Action, Clause, Good},
    board::{Board, MOST_CLAUSES, Offer},
    content::Card,
    event::{Event, Told},
    lexicon::Lexicon,
    score::Source,
    set::{self, CardSet},
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// L-2: the cards for the clauses before `clause` are picked.
    pub struct Exchange { clause: u8 } = "exchange"
}

impl Passage<State> for Exchange {
    /// Givers pick first; then everything moves at once.
    fn goes_on(self, state: &mut State, cx: Told<'_, '_>) {
        let clause = self.clause;
        let Some(&term) = state.board.offer.clauses().get(usize::from(clause)) else {
            state.flow.pop();
            state.carry_out(cx);
            return;
        };
        if term.good.is_picked() && state.picked_for(clause).len() < term.what {
            state.flow.push(Pick { seat: term.from, clause });
        } else {
            state.flow.replace(Exchange { clause: clause + 1 });
        }
    }
}

worded! {
    Lexicon:
    /// L-2: which card do they give or show for this clause?
    pub struct Pick { seat: Seat, clause: u8 } = "pick"
}

impl Decision<State> for Pick {
    const RULE: Rule = Rule("L-2");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend(state.pickable(self.clause).iter().map(Action::Choose));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, _: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Choose(card) = action {
            state.secrets.picks[usize::from(state.board.picked)] = card;
            state.board.picked += 1;
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-pick")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-pick")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        let Pick { seat, clause } = self;
        let due = |term: &Clause| {
            term.from == seat && term.good.is_picked() && state.picked_for(clause).len() < term.what
        };
        let its = state.board.offer.clauses().get(usize::from(clause));
        expect(its.is_some_and(due), "a clause for which who is asked has to pick")?;
        expect(state.flow.under() == Some(Exchange { clause }.into()), "a pick in the exchange it belongs to")
    }
}

impl State {
    /// What was picked for a clause: picks lie in the order of the clauses.
    pub(crate) fn picked_for(&self, clause: u8) -> CardSet {
        let picks = self.secrets.picks[..usize::from(self.board.picked)].iter();
        let theirs = self.board.offer.picks().zip(picks).filter(|((at, _), _)| *at == clause);
        theirs.map(|(_, card)| *card).collect()
    }

    /// What the giver may pick from: not what they already give, nor what they need to give of one kind.
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
        let kinds = [set::ADVENTURES, set::CHALLENGES, set::SPECIALS];
        kinds.into_iter().filter(|&kind| spare(kind)).fold(CardSet::NONE, |all, kind| all.or(free.and(kind)))
    }

    fn carry_out(&mut self, cx: Told<'_, '_>) {
        let mut taken = [CardSet::NONE; MOST_CLAUSES];
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

    /// Takes from the giver what the term names or they picked; what is only shown stays.
    fn take(&mut self, term: Clause, taken: &mut CardSet) {
        let from = term.from.index();
        match term.good {
            Good::Glory => self.board.take_glory(term.from, term.what.into(), Source::Treaties),
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
                self.board.add_glory(to, what.into(), Source::Treaties);
                cx.tell(Event::Paid { from, to, amount: what.into(), source: Source::Treaties });
            }
            Good::ShowPlaced => {
                let (site, slot) = term.spot();
                cx.seal();
                let card = Private::of(to, self.challenge_at(site, slot));
                self.tell(Event::SawChallenge { seat: to, site, slot, card }, cx);
            }
            _ if good.is_shown() => {
                for card in cards.iter() {
                    cx.seal();
                    self.tell(Event::Showed { from, to, card: Private::between(from, to, card) }, cx);
                }
            }
            Good::Object => {
                self.board.objects[to.index()] = self.board.objects[to.index()].or(cards);
                let taken = cards.iter().map(Private::open);
                taken.for_each(|card| cx.tell(Event::ObjectTaken { from, to, card }));
                self.foresee(to, cx);
            }
            Good::HiddenObjects => {
                self.secrets.objects[to.index()] = self.secrets.objects[to.index()].or(cards);
                let taken = cards.iter().map(|card| Private::between(from, to, card));
                taken.for_each(|card| cx.tell(Event::ObjectTaken { from, to, card }));
            }
            _ => {
                self.secrets.hands[to.index()] = self.secrets.hands[to.index()].or(cards);
                for card in cards.iter() {
                    let named = good == Good::Card;
                    let card = if named { Private::open(card) } else { Private::between(from, to, card) };
                    self.tell(Event::Given { from, to, card }, cx);
                }
            }
        }
    }
}
