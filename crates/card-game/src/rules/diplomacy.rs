//! L – Diplomacy phase: proposals, answers, alliances.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::{Action, Good},
    board::{Alliance, Offer, OfferKind},
    event::{Event, Phase},
    flow::{Frame, Question, Round},
    state::{State, Told},
};

/// L-1
const PROPOSALS: u8 = 3;

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

    pub(super) fn submit(&mut self, cx: Told<'_, '_>) {
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
