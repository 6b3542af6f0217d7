//! L – Diplomacy phase: proposals, answers, alliances.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::{Action, Good, Share},
    board::{Alliance, Offer, OfferKind, Terms},
    content::Card,
    event::{Event, Phase},
    flow::{Frame, Question, Round},
    state::{State, Told},
};

/// L-1
const PROPOSALS: u8 = 3;
/// L-1: ten that are dropped, and three that are not. It bounds the game and nothing else.
const DRAFTS: u8 = 13;

impl State {
    pub(crate) fn diplomacy(&mut self, cx: Told<'_, '_>) {
        // O-3: the hero phase is over, and its accusations are.
        self.forget_cheats();
        cx.tell(Event::Phase { phase: Phase::Diplomacy, cycle: self.board.cycle });
        self.board.proposals = [0; 4];
        self.secrets.drafts = [0; 4];
        self.board.barred = Seats::NONE;
        self.in_order(Round::Talks);
    }

    fn may_propose(&self, seat: Seat) -> bool {
        self.board.proposals[seat.index()] < PROPOSALS && !self.board.barred.has(seat)
    }

    /// L-1: offers that are dropped are nobody else's concern.
    fn may_draft(&self, seat: Seat) -> bool {
        self.secrets.drafts[seat.index()] < DRAFTS
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
        out.push(Action::Done);
        if !self.may_draft(seat) {
            return;
        }
        out.push(Action::Treaty);
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
        self.secrets.drafts[seat.index()] += 1;
        self.board.offer = Offer { parties: among, ..Offer::NONE };
        self.secrets.draft = Offer { kind, proposer: seat, parties: Seats::of(seat), ..Offer::NONE };
        self.ask(seat, Question::Draft);
    }

    /// L-1: a counter-proposal goes to the same players.
    pub(crate) fn counter_among(&self) -> Option<Seats> {
        let among = self.board.offer.parties;
        (!among.is_empty()).then_some(among)
    }

    pub(super) fn submit(&mut self, cx: Told<'_, '_>) {
        let offer = core::mem::replace(&mut self.secrets.draft, Offer::NONE);
        self.board.offer = offer;
        self.board.proposals[offer.proposer.index()] += 1;
        cx.seal();
        let Offer { proposer, kind, .. } = offer;
        cx.tell(Event::Proposed { seat: proposer, kind, partners: offer.partners() });
        if kind == OfferKind::Alliance {
            tell_terms(offer.parties, &offer.terms, cx);
        }
        for lines in offer.terms() {
            let named = lines.iter().filter(|line| matches!(line.good, Good::Card | Good::Object));
            let cards = named.map(|line| Card(line.what)).collect();
            cx.tell(Event::Term { clause: lines[0], cards });
        }
        self.flow.push(Frame::Proposal { step: 0 });
    }

    // ------------------------------------------------------------ answers

    pub(crate) fn answers(&mut self, _: Told<'_, '_>) {
        self.in_order(Round::Answers);
    }

    pub(crate) fn legal_answer(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::No);
        if self.can_give(seat) {
            out.push(Action::Yes);
        }
        if self.may_propose(seat) && self.may_draft(seat) {
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
            self.board.barred = self.board.offer.parties.iter().fold(self.board.barred, Seats::with);
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

/// L-8: what each member gets, and who gets what is not shared.
fn tell_terms(members: Seats, terms: &Terms, cx: Told<'_, '_>) {
    for seat in members.iter() {
        let tenths = Share::ALL.map(|share| terms.tenths[share as usize][seat.index()]);
        cx.tell(Event::Shares { seat, tenths });
    }
    for (object, heir) in terms.objects.iter().enumerate() {
        if let Some(seat) = *heir {
            cx.tell(Event::Heir { object: Some(object as u8), seat });
        }
    }
    if let Some(seat) = terms.effect {
        cx.tell(Event::Heir { object: None, seat });
    }
}
