//! L – Diplomacy phase: proposals, answers, alliances.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, Passage, during, expect},
    worded,
};

use super::{Draft, Exchange, InOrder, sequence::PROPOSAL};
use crate::{
    action::{Action, Good, Share},
    board::{Alliance, Board, Offer, OfferKind, Terms},
    content::Card,
    event::{Event, Phase, Told},
    flow::Frame,
    lexicon::Lexicon,
    state::State,
    view::View,
};

/// L-1
const PROPOSALS: u8 = 3;
/// L-1: ten that are dropped, and three that are not. It bounds the game and nothing else.
const DRAFTS: u8 = 13;

worded! {
    Lexicon:
    /// L-1: a player's proposals.
    pub struct Talks { seat: Seat } = "talks"
}

impl Passage<State> for Talks {
    /// L-1: until they are done.
    fn goes_on(self, state: &mut State, _: Told<'_, '_>) {
        if state.may_propose(self.seat) && !state.partners_in_talk(self.seat).is_empty() {
            state.flow.push(Talk { seat: self.seat });
        } else {
            state.flow.pop();
        }
    }
}

worded! {
    Lexicon:
    /// L-1: do they propose something?
    pub struct Talk { seat: Seat } = "talk"
}

impl Decision<State> for Talk {
    const RULE: Rule = Rule("L-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Done);
        if state.may_draft(seat) {
            out.push(Action::Treaty);
            out.extend((!state.possible_allies(seat).is_empty()).then_some(Action::Alliance));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: Told<'_, '_>) {
        state.flow.pop();
        match action {
            Action::Treaty => state.begin_draft(seat, OfferKind::Treaty, Seats::NONE),
            Action::Alliance => state.begin_draft(seat, OfferKind::Alliance, Seats::NONE),
            // Their talks are over.
            _ => state.flow.pop(),
        }
    }

    fn why_not(self, _: &State, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Alliance => Rule("L-3").forbids("cg-refused-no-allies"),
            _ => Self::RULE.forbids("cg-refused-talk"),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-talk")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_talks()
    }
}

worded! {
    Lexicon:
    /// L-1, L-2: do they agree?
    pub struct Answer { seat: Seat } = "answer"
}

impl Decision<State> for Answer {
    const RULE: Rule = Rule("L-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::No);
        out.extend(state.can_give(seat).then_some(Action::Yes));
        out.extend((state.may_propose(seat) && state.may_draft(seat)).then_some(Action::Counter));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        let counters = action == Action::Counter;
        cx.tell(Event::Answered { seat, yes: action == Action::Yes, counters });
        if action == Action::Yes {
            return;
        }
        // The first no ends it: the round of answers and the proposal.
        state.flow.pop();
        state.flow.pop();
        let among = state.board.offer.parties;
        state.board.offer = Offer::NONE;
        if counters {
            state.begin_draft(seat, OfferKind::None, among);
        }
    }

    fn why_not(self, _: &State, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Yes => Rule("L-2").forbids("cg-refused-cannot-give"),
            _ => Self::RULE.forbids("cg-refused-answer"),
        }
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("cg-ask-answer").with("seat", view.board.offer.proposer)
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        expect(state.board.offer.partners().has(self.seat), "an answer of a partner in the offer")?;
        state.in_round(InOrder::Answers)
    }
}

worded! {
    Lexicon:
    /// H-6: does the Priest stop a treaty or alliance of others?
    pub struct Stop { seat: Seat } = "stop"
}

impl Decision<State> for Stop {
    const RULE: Rule = Rule("H-6");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Sermon]);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if action == Action::Sermon {
            state.spend(seat);
            state.board.barred = state.board.offer.parties.iter().fold(state.board.barred, Seats::with);
            state.board.offer = Offer::NONE;
            cx.tell(Event::Stopped { seat });
            // The proposal is over.
            state.flow.pop();
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-sermon")
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("cg-ask-stop").with("heroes", view.heroes_of(view.board.offer.parties))
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_proposal(const { during(PROPOSAL, "stop") })
    }
}

worded! {
    Lexicon:
    /// H-6: does the Priest give what a treaty asks of them?
    pub struct BreakTreaty { seat: Seat } = "break-treaty"
}

impl Decision<State> for BreakTreaty {
    const RULE: Rule = Rule("H-6");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Sermon]);
    }

    /// All is carried out except what they give.
    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if action == Action::Sermon {
            state.spend(seat);
            cx.tell(Event::Broke { seat });
            state.board.offer.strike_out(seat);
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-sermon")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-break-treaty")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_proposal(const { during(PROPOSAL, "sermon") })
    }
}

impl State {
    /// Whether a decision of a player's own proposals stands in them.
    pub(super) fn in_talks(&self) -> Fits {
        expect(matches!(self.flow.under(), Some(Frame::Talks(_))), "a decision in the talks it belongs to")
    }

    fn in_proposal(&self, step: u8) -> Fits {
        let here = self.flow.under() == Some(Frame::Proposal { step });
        expect(here, "a decision in the step of a proposal it belongs to")
    }

    pub(crate) fn diplomacy(&mut self, cx: Told<'_, '_>) {
        // O-3: the hero phase is over, and its accusations are.
        self.forget_cheats();
        cx.tell(Event::Phase { phase: Phase::Diplomacy, cycle: self.board.cycle });
        self.board.proposals = [0; 4];
        self.secrets.drafts = [0; 4];
        self.board.barred = Seats::NONE;
        self.in_order(InOrder::Talks);
    }

    fn may_propose(&self, seat: Seat) -> bool {
        self.board.proposals[seat.index()] < PROPOSALS && !self.board.barred.has(seat)
    }

    /// L-1: offers that are dropped are nobody else's concern.
    fn may_draft(&self, seat: Seat) -> bool {
        self.secrets.drafts[seat.index()] < DRAFTS
    }

    /// Whom they could deal with.
    pub(crate) fn partners_in_talk(&self, seat: Seat) -> Seats {
        self.others(seat).except(self.board.barred)
    }

    /// L-3, L-7, L-9: whom they could ally with, where they stand; each must be free to join them.
    pub(crate) fn possible_allies(&self, seat: Seat) -> Seats {
        let Some(site) = self.board.place(seat).site() else { return Seats::NONE };
        let here = self.board.heroes_at(site).except(self.board.barred);
        let row = self.board.row(site);
        if row.has_of(seat) {
            return Seats::NONE;
        }
        here.without(seat).iter().filter(|&other| !row.has_of(other)).collect()
    }

    /// `among` are the players of the offer a counter-proposal answers.
    fn begin_draft(&mut self, seat: Seat, kind: OfferKind, among: Seats) {
        self.secrets.drafts[seat.index()] += 1;
        self.board.offer = Offer { parties: among, ..Offer::NONE };
        self.secrets.draft = Offer { kind, proposer: seat, parties: Seats::of(seat), ..Offer::NONE };
        self.flow.push(Draft { seat });
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
        self.in_order(InOrder::Answers);
    }

    /// H-6: a treaty or alliance of others.
    pub(crate) fn may_stop(&mut self, _: Told<'_, '_>) {
        if let Some(priest) = self.priest().filter(|&priest| !self.board.offer.parties.has(priest)) {
            self.flow.push(Stop { seat: priest });
        }
    }

    /// H-6: a treaty they are in, if they give anything.
    pub(crate) fn may_break_treaty(&mut self, _: Told<'_, '_>) {
        let offer = &self.board.offer;
        let gives = |priest: &Seat| offer.clauses().iter().any(|clause| clause.from == *priest);
        if let Some(priest) = self.priest().filter(gives) {
            self.flow.push(BreakTreaty { seat: priest });
        }
    }

    /// L-2, L-3: what was agreed is done at once, and nobody can take it back (L-6).
    pub(crate) fn conclude(&mut self, cx: Told<'_, '_>) {
        self.board.busy = true;
        cx.tell(Event::Agreed { parties: self.board.offer.parties });
        if self.board.offer.kind == OfferKind::Alliance {
            self.ally(cx);
        } else {
            self.flow.push(Exchange { clause: 0 });
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
