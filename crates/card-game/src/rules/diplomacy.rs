//! L – Diplomacy phase: proposals, answers, alliances.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::{Action, Clause, Good, Share},
    board::{Alliance, Board, MOST_CLAUSES, Offer, OfferKind, Pending, Site},
    content::{Card, Content},
    event::{Event, Phase},
    flow::{Frame, Question, Round},
    set::CardSet,
    state::{State, Told},
};

/// L-1
const PROPOSALS: u8 = 3;
/// The most cards one asks for where hand sizes are secret (O-3).
const ASKED_UNSEEN: u8 = 9;
/// The most GP one term can be.
const MOST_GLORY: u16 = 250;

impl State {
    pub(crate) fn diplomacy(&mut self, cx: Told<'_, '_>) {
        // O-3: the hero phase is over, and its accusations are.
        self.forget_cheats();
        cx.tell(Event::Phase { phase: Phase::Diplomacy, cycle: self.board.cycle });
        self.board.proposals = [0; 4];
        self.board.barred = Seats::NONE;
        self.in_order(Round::Talks);
    }

    fn may_propose(&self, seat: Seat) -> bool {
        self.board.proposals[seat.index()] < PROPOSALS && !self.board.barred.has(seat)
    }

    /// L-1: until he is done.
    pub(crate) fn talks(&mut self, seat: Seat) {
        if self.may_propose(seat) && !self.partners_in_talk(seat).is_empty() {
            self.ask(seat, Question::Talk);
        } else {
            self.flow.pop();
        }
    }

    /// Whom he could deal with.
    pub(crate) fn partners_in_talk(&self, seat: Seat) -> Seats {
        self.others(seat).except(self.board.barred)
    }

    /// L-3, L-7, L-9: whom he could ally with, where he stands; each must be free to join him.
    pub(crate) fn possible_allies(&self, seat: Seat) -> Seats {
        let Some(site) = self.board.place(seat).site() else { return Seats::NONE };
        let here = self.board.heroes_at(site).except(self.board.barred);
        let row = self.board.row(site);
        if row.has_of(seat) {
            return Seats::NONE;
        }
        here.without(seat).iter().filter(|&other| !row.has_of(other)).collect()
    }

    pub(crate) fn legal_talk(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Done, Action::Treaty]);
        if !self.possible_allies(seat).is_empty() {
            out.push(Action::Alliance);
        }
    }

    pub(crate) fn talk(&mut self, seat: Seat, action: Action, _: Told<'_, '_>) {
        match action {
            Action::Treaty => self.begin_draft(seat, OfferKind::Treaty, Seats::NONE),
            Action::Alliance => self.begin_draft(seat, OfferKind::Alliance, Seats::NONE),
            _ => _ = self.flow.pop(),
        }
    }

    /// `among` are the players of the offer a counter-proposal answers.
    fn begin_draft(&mut self, seat: Seat, kind: OfferKind, among: Seats) {
        self.board.proposals[seat.index()] += 1;
        self.board.offer = Offer { parties: among, ..Offer::NONE };
        self.secrets.draft = Offer { kind, proposer: seat, parties: Seats::of(seat), ..Offer::NONE };
        self.ask(seat, Question::Draft);
    }

    /// L-1: a counter-proposal goes to the same players.
    pub(crate) fn counter_among(&self) -> Option<Seats> {
        let among = self.board.offer.parties;
        (!among.is_empty()).then_some(among)
    }

    // ------------------------------------------------------------ drafting

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
    fn promised(draft: &Offer, from: Seat, good: Good) -> u16 {
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

    fn submit(&mut self, cx: Told<'_, '_>) {
        self.board.offer = core::mem::replace(&mut self.secrets.draft, Offer::NONE);
        cx.seal();
        cx.tell(Event::Proposed { offer: self.board.offer });
        self.flow.push(Frame::Proposal { step: 0 });
    }

    // ------------------------------------------------------------ answers

    pub(crate) fn answers(&mut self, _: Told<'_, '_>) {
        self.in_order(Round::Answers);
    }

    /// L-2: whether he holds all he would have to give. Only where hand sizes are secret can he fail to (O-3).
    pub(crate) fn can_give(&self, seat: Seat) -> bool {
        let asked = |good: Good| State::promised(&self.board.offer, seat, good);
        let given = asked(Good::Card) + asked(Good::RandomCards) + asked(Good::ChosenCards);
        let shown = asked(Good::ShowRandom) + asked(Good::ShowChosen);
        given + shown <= u16::from(self.hand(seat).len())
    }

    pub(crate) fn legal_answer(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::No);
        if self.can_give(seat) {
            out.push(Action::Yes);
        }
        if self.may_propose(seat) {
            out.push(Action::Counter);
        }
    }

    pub(crate) fn answer_offer(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let counters = action == Action::Counter;
        cx.tell(Event::Answered { seat, yes: action == Action::Yes, counters });
        if action == Action::Yes {
            return;
        }
        // The first no ends it: the round of answers and the proposal.
        self.flow.pop();
        self.flow.pop();
        let among = self.board.offer.parties;
        self.board.offer = Offer::NONE;
        if counters {
            self.begin_draft(seat, OfferKind::None, among);
        }
    }

    /// H-6: a treaty or alliance of others.
    pub(crate) fn may_stop(&mut self, _: Told<'_, '_>) {
        if let Some(priest) = self.priest().filter(|&priest| !self.board.offer.parties.has(priest)) {
            self.ask(priest, Question::Stop);
        }
    }

    pub(crate) fn stop(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if action == Action::Sermon {
            self.spend(seat);
            let parties = self.board.offer.parties;
            self.board.barred = self.board.alive.and(parties);
            self.board.offer = Offer::NONE;
            cx.tell(Event::Stopped { seat });
            self.flow.pop();
        }
    }

    /// H-6: a treaty he is in, if he gives anything.
    pub(crate) fn may_break_treaty(&mut self, _: Told<'_, '_>) {
        let offer = &self.board.offer;
        let gives = |priest: &Seat| offer.clauses().iter().any(|clause| clause.from == *priest);
        if let Some(priest) = self.priest().filter(gives) {
            self.ask(priest, Question::BreakTreaty);
        }
    }

    /// H-6: all is carried out except what he gives.
    pub(crate) fn break_treaty(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if action == Action::Sermon {
            self.spend(seat);
            cx.tell(Event::Broke { seat });
            let offer = &mut self.board.offer;
            let kept = offer.clauses;
            let given = usize::from(offer.count);
            offer.clauses = Offer::NONE.clauses;
            offer.count = 0;
            for clause in kept[..given].iter().filter(|clause| clause.from != seat) {
                offer.clauses[usize::from(offer.count)] = *clause;
                offer.count += 1;
            }
        }
    }

    /// L-2, L-3: what was agreed is done at once, and nobody can take it back (L-6).
    pub(crate) fn conclude(&mut self, cx: Told<'_, '_>) {
        self.board.busy = true;
        cx.tell(Event::Agreed { parties: self.board.offer.parties });
        if self.board.offer.kind == OfferKind::Alliance {
            self.ally(cx);
        } else {
            self.flow.push(Frame::Exchange { clause: 0 });
        }
    }

    /// L-7: it replaces older ones of its members.
    fn ally(&mut self, cx: Told<'_, '_>) {
        let Offer { parties, terms, .. } = self.board.offer;
        self.board.offer = Offer::NONE;
        for seat in parties.iter() {
            self.end_alliance(seat, cx);
        }
        if let Some(free) = self.board.alliances.iter_mut().find(|alliance| alliance.members.is_empty()) {
            *free = Alliance { members: parties, terms, broken: false };
            cx.tell(Event::Allied { members: parties });
        }
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
