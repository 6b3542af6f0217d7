//! L-2, L-3, L-8 – Building an offer, click by click.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::{Action, Clause, Good, Share},
    board::{Board, MOST_CLAUSES, Offer, OfferKind, Pending, Site},
    content::{Card, Content},
    event::Event,
    flow::Question,
    set::CardSet,
    state::{State, Told},
};

/// The most cards one asks for where hand sizes are secret (O-3).
const ASKED_UNSEEN: u8 = 9;
/// The most GP one term can be.
const MOST_GLORY: u16 = 250;

impl State {
    pub(crate) fn legal_draft(&self, seat: Seat, out: &mut Vec<Action>) {
        let draft = &self.secrets.draft;
        out.push(Action::Scrap);
        if self.is_complete(draft) {
            out.push(Action::Submit);
        }
        match draft.kind {
            OfferKind::None => {
                out.push(Action::Treaty);
                let among = self.counter_among().unwrap_or(Seats::NONE);
                if among.except(self.possible_allies(seat).with(seat)).is_empty() {
                    out.push(Action::Alliance);
                }
            }
            OfferKind::Treaty => self.legal_clause(seat, draft, out),
            OfferKind::Alliance => self.legal_terms(draft, out),
        }
    }

    fn is_complete(&self, draft: &Offer) -> bool {
        let among = self.counter_among().is_none_or(|among| among == draft.parties);
        let built = match draft.kind {
            OfferKind::None => false,
            OfferKind::Treaty => {
                let named = |clause: &Clause| clause.from == draft.proposer || clause.to == draft.proposer;
                draft.pending == Pending::Nothing && draft.clauses().iter().any(named)
            }
            OfferKind::Alliance => draft.parties.len() > 1 && self.due_term(draft).is_none(),
        };
        among && built
    }

    fn legal_clause(&self, seat: Seat, draft: &Offer, out: &mut Vec<Action>) {
        match draft.pending {
            Pending::Nothing if usize::from(draft.count) < MOST_CLAUSES => {
                let among = self.counter_among().unwrap_or(self.partners_in_talk(seat).with(seat));
                for from in among.iter().filter(|&from| self.has_goods(draft, from)) {
                    out.extend(among.without(from).iter().map(|to| Action::Between(from, to)));
                }
            }
            Pending::Nothing => {}
            Pending::Between(from, _) => {
                let offered = Good::ALL.into_iter().filter(|&good| self.most_of(draft, from, good) > 0);
                out.extend(offered.map(Action::Good));
            }
            Pending::Kind(from, _, good) => self.legal_what(draft, from, good, out),
        }
    }

    fn has_goods(&self, draft: &Offer, from: Seat) -> bool {
        Good::ALL.into_iter().any(|good| self.most_of(draft, from, good) > 0)
    }

    fn legal_what(&self, draft: &Offer, from: Seat, good: Good, out: &mut Vec<Action>) {
        match good {
            Good::Card => out.extend(self.nameable(draft).iter().map(Action::Choose)),
            Good::Object => out.extend(self.givable_objects(draft, from).iter().map(Action::Choose)),
            Good::ShowChallenge => {
                for site in self.board.on_table.iter() {
                    for (slot, lying) in self.board.row(site).challenges().iter().enumerate() {
                        if lying.placer == from && lying.face.is_none() {
                            out.push(Action::Spot(site, slot as u8));
                        }
                    }
                }
            }
            _ => out.extend((1..=self.most_of(draft, from, good)).map(Action::Amount)),
        }
    }

    /// What a draft already promises of someone's goods of one sort.
    pub(super) fn promised(draft: &Offer, from: Seat, good: Good) -> u16 {
        let same = draft.clauses().iter().filter(|clause| clause.from == from && clause.good == good);
        same.map(|clause| if good == Good::Card { 1 } else { u16::from(clause.what) }).sum()
    }

    fn nameable(&self, draft: &Offer) -> CardSet {
        let named = draft.clauses().iter().filter(|clause| clause.good == Good::Card);
        self.hand(draft.proposer).except(named.map(|clause| Card(clause.what)).collect())
    }

    fn givable_objects(&self, draft: &Offer, from: Seat) -> CardSet {
        let named = draft.clauses().iter().filter(|clause| clause.good == Good::Object);
        self.board.objects[from.index()].except(named.map(|clause| Card(clause.what)).collect())
    }

    /// L-2: how much of a good can still be asked of a player, by what lies open; 0 if none.
    pub(crate) fn most_of(&self, draft: &Offer, from: Seat, good: Good) -> u8 {
        let own = from == draft.proposer;
        let unseen = self.board.options.nothing_to_lose && !own;
        let hand = |seat: Seat| u16::from(if unseen { ASKED_UNSEEN } else { self.hand(seat).len() });
        let promised = |good: Good| State::promised(draft, from, good);
        let free_cards = || {
            let cards =
                [Good::Card, Good::RandomCards, Good::ChosenCards, Good::ShowRandom, Good::ShowChosen];
            hand(from).saturating_sub(cards.into_iter().map(promised).sum())
        };
        let hidden = u16::from(self.secrets.objects[from.index()].len());
        let free_objects =
            || hidden.saturating_sub(promised(Good::HiddenObjects) + promised(Good::ShowObjects));
        let placed = || {
            let theirs = |site: Site| {
                let row = self.board.row(site);
                row.challenges().iter().any(|lying| lying.placer == from && lying.face.is_none())
            };
            u16::from(self.board.on_table.iter().any(theirs))
        };
        let most = match good {
            Good::Glory => {
                self.board.gp(from).saturating_sub(1).min(MOST_GLORY).saturating_sub(promised(good))
            }
            Good::Card | Good::ShowChosen if own => free_cards(),
            Good::RandomCards | Good::ChosenCards | Good::ShowRandom | Good::ShowChosen if !own => {
                free_cards()
            }
            Good::Object => u16::from(self.givable_objects(draft, from).len()),
            Good::HiddenObjects | Good::ShowObjects => free_objects(),
            Good::ShowChallenge => placed(),
            _ => 0,
        };
        most.min(250) as u8
    }

    // ------------------------------------------------------------ L-8

    pub(crate) fn due_term(&self, draft: &Offer) -> Option<Term> {
        due_term(&self.board, self.cards, draft)
    }

    fn legal_terms(&self, draft: &Offer, out: &mut Vec<Action>) {
        let among = self.counter_among().unwrap_or(Seats::first_n(4));
        let last = draft.partners().iter().last();
        if draft.settled == 0 {
            let possible = self.possible_allies(draft.proposer).and(among).except(draft.parties);
            let next = possible.iter().filter(|&seat| last.is_none_or(|last| seat > last));
            out.extend(next.map(Action::Invite));
        }
        let joined = self.board.alliances.iter().all(|alliance| {
            alliance.members.and(draft.parties).is_empty()
                || alliance.members.except(draft.parties).is_empty()
        });
        if draft.parties.len() < 2 || !joined || (self.counter_among().is_some() && draft.parties != among) {
            return;
        }
        match self.due_term(draft) {
            Some(Term::Share(share, _)) => {
                let given: u8 = draft.terms.tenths[share as usize].iter().sum();
                out.extend((0..=10 - given).map(Action::Share));
            }
            Some(Term::Object(_) | Term::Effect) => {
                out.push(Action::Heir(None));
                out.extend(draft.parties.iter().map(|seat| Action::Heir(Some(seat))));
            }
            None => {}
        }
    }

    pub(crate) fn draft(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let due = self.due_term(&self.secrets.draft);
        let draft = &mut self.secrets.draft;
        match action {
            Action::Scrap => {
                *draft = Offer::NONE;
                self.board.offer = Offer::NONE;
                cx.tell(Event::Lapsed { seat });
                return;
            }
            Action::Submit => {
                self.submit(cx);
                return;
            }
            Action::Treaty => draft.kind = OfferKind::Treaty,
            Action::Alliance => draft.kind = OfferKind::Alliance,
            Action::Invite(other) => draft.parties = draft.parties.with(other),
            Action::Share(tenths) => settle_share(draft, due, tenths),
            Action::Heir(heir) => settle_heir(draft, due, heir),
            Action::Between(from, to) => draft.pending = Pending::Between(from, to),
            Action::Good(good) => {
                if let Pending::Between(from, to) = draft.pending {
                    draft.pending = Pending::Kind(from, to, good);
                }
            }
            Action::Amount(amount) => add_clause(draft, amount, 0),
            Action::Choose(card) => add_clause(draft, card.0, 0),
            Action::Spot(site, slot) => add_clause(draft, site.0, slot),
            _ => {}
        }
        self.ask(seat, Question::Draft);
    }
}

/// A term of an alliance (L-8).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Term {
    Share(Share, Seat),
    Object(u8),
    Effect,
}

fn settle_share(draft: &mut Offer, due: Option<Term>, tenths: u8) {
    let Some(Term::Share(share, member)) = due else { return };
    let row = &mut draft.terms.tenths[share as usize];
    row[member.index()] = tenths;
    draft.settled += 1;
    if draft.settled.is_multiple_of(draft.parties.len() - 1)
        && let Some(last) = draft.parties.iter().last()
    {
        row[last.index()] = 0;
        row[last.index()] = 10 - row.iter().sum::<u8>();
    }
}

fn settle_heir(draft: &mut Offer, due: Option<Term>, heir: Option<Seat>) {
    match due {
        Some(Term::Object(at)) => draft.terms.objects[usize::from(at)] = heir,
        Some(Term::Effect) => draft.terms.effect = heir,
        _ => return,
    }
    draft.settled += 1;
}

fn add_clause(draft: &mut Offer, what: u8, slot: u8) {
    let Pending::Kind(from, to, good) = draft.pending else { return };
    draft.clauses[usize::from(draft.count)] = Clause { from, to, good, what, slot };
    draft.count += 1;
    draft.pending = Pending::Nothing;
    draft.parties = draft.parties.with(from).with(to);
}

/// The next term of an alliance to settle: a member's share, or the heir of an object or of the effect.
pub(crate) fn due_term(board: &Board, cards: &Content, draft: &Offer) -> Option<Term> {
    let site = board.place(draft.proposer).site().filter(|_| draft.kind == OfferKind::Alliance)?;
    let loot = cards.adventure(site.card());
    // The last member's share is what is left.
    let shared = draft.parties.len().saturating_sub(1);
    if shared == 0 {
        return None;
    }
    let at = draft.settled;
    if at < 3 * shared {
        let member = draft.parties.iter().nth(usize::from(at % shared))?;
        return Some(Term::Share(Share::ALL[usize::from(at / shared)], member));
    }
    let at = at - 3 * shared;
    if at < loot.objects {
        return Some(Term::Object(at));
    }
    (at == loot.objects && loot.effect.is_some()).then_some(Term::Effect)
}
