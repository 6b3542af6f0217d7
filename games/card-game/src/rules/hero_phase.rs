//! A – Hero phase.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::{Action, Deed},
    board::{Board, Contest, Figure, Outcome, Place, Site},
    cards::{
        Ops, Part,
        op::{Boon, Timing},
    },
    content::{Ability, Card},
    event::{Event, Phase, Told},
    flow::Frame,
    lexicon::Lexicon,
    rules::InOrder,
    score::Source,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// what does their hero do?
    pub struct HeroDeed { seat: Seat } = "deed"
}

impl Decision<State> for HeroDeed {
    const RULE: Rule = Rule("A-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    /// Only passing is left, and passing can hide nothing (O-3).
    fn idle(self, state: &State) -> bool {
        !state.board.options.nothing_to_lose && !state.has_deed(self.seat, Scope::Turn)
    }

    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        state.flow.pop();
        state.stand_still(self.seat, cx);
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.offer_deeds(seat, Scope::Turn, out);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        state.do_deed(seat, action, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.refused_deed(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-deed")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_turn(self.seat)
    }
}

/// Which deeds are open to a hero.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    ///
    Turn,
    /// H-8: a second action, of any kind.
    Second,
    /// H-9: the next challenge or another duel.
    Honour,
    /// H-9: a challenge, after one they failed.
    Again,
}

impl State {
    ///
    pub(crate) fn hero_turns(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Phase { phase: Phase::Heroes, cycle: self.board.cycle });
        self.board.fresh = Seats::NONE;
        self.in_order(InOrder::HeroTurns);
    }

    pub(crate) fn hero_turn(&mut self, seat: Seat) {
        self.board.acted = false;
        self.board.triumph = false;
        self.board.failed = false;
        self.flow.push(Frame::Turn { step: 0, seat });
    }

    pub(crate) fn act(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Turn { seat, .. }) = self.flow.top() {
            self.flow.push(HeroDeed { seat });
        }
    }

    /// Whether a decision of a hero's turn stands in it.
    pub(super) fn in_turn(&self, seat: Seat) -> Fits {
        let here = matches!(self.flow.under(), Some(Frame::Turn { seat: its, .. }) if its == seat);
        expect(here, "a deed in the turn of its hero")
    }

    /// an expelled hero without a legal move waits; then they may go back, too.
    fn stand_still(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if let Place::Expelled { waited, .. } = &mut self.board.places[seat.index()] {
            *waited = true;
            cx.tell(Event::Waited { seat });
        } else {
            cx.tell(Event::Passed { seat });
        }
    }

    pub(super) fn has_deed(&self, seat: Seat, scope: Scope) -> bool {
        let mut any = false;
        self.deeds(seat, scope, &mut |deed| any |= deed != Deed::Pass);
        any
    }

    /// Every deed open to a hero, in ascending order.
    fn deeds(&self, seat: Seat, scope: Scope, out: &mut impl FnMut(Deed)) {
        match self.board.place(seat) {
            Place::At(site) => self.deeds_at(seat, site, scope, out),
            Place::Between if matches!(scope, Scope::Turn | Scope::Second) => {
                out(Deed::Pass);
                if !self.board.fresh.has(seat) || scope == Scope::Second {
                    self.open_sites(seat, None).iter().map(Deed::Move).for_each(&mut *out);
                }
                self.thefts(seat, None, out);
            }
            Place::Expelled { from, waited } if matches!(scope, Scope::Turn | Scope::Second) => {
                let sites = self.open_sites(seat, (!waited).then_some(from));
                if sites.is_empty() || scope == Scope::Second {
                    out(Deed::Pass);
                }
                sites.iter().map(Deed::Move).for_each(out);
            }
            _ => out(Deed::Pass),
        }
    }

    fn deeds_at(&self, seat: Seat, site: Site, scope: Scope, out: &mut impl FnMut(Deed)) {
        let row = self.board.row(site);
        let here = self.board.heroes_at(site).without(seat);
        let partners = self.board.partners(seat);
        out(Deed::Pass);
        if row.is_empty() && matches!(scope, Scope::Turn | Scope::Second) {
            self.open_sites(seat, Some(site)).iter().map(Deed::Move).for_each(&mut *out);
        }
        if self.ability(seat) == Ability::ExpertTracker {
            (0..row.len()).map(Deed::Face).for_each(&mut *out);
        } else {
            self.board.next_slot(site).into_iter().map(Deed::Face).for_each(&mut *out);
        }
        if scope == Scope::Again {
            return;
        }
        here.except(partners)
            .iter()
            .filter(|&other| !self.has_boon(other, Boon::Sanctuary))
            .map(Deed::Duel)
            .for_each(&mut *out);
        if scope == Scope::Honour {
            return;
        }
        if row.is_empty() && here.except(partners).is_empty() {
            out(Deed::Complete);
        }
        self.thefts(seat, Some(site), out);
        if self.can(seat, Ability::IShallReturn) {
            self.open_sites(seat, Some(site)).iter().map(Deed::Return).for_each(&mut *out);
        }
        let ransom = u16::from(self.board.options.ransom);
        if ransom > 0 && !row.is_empty() && self.board.gp(seat) > ransom {
            self.open_sites(seat, Some(site)).iter().map(Deed::Ransom).for_each(&mut *out);
        }
        let usable = |&card: &_| self.cards.special(card).effect.timing() == Timing::HeroAction;
        self.board.objects[seat.index()].iter().filter(usable).map(Deed::Use).for_each(out);
    }

    pub(super) fn offer_deeds(&self, seat: Seat, scope: Scope, out: &mut Vec<Action>) {
        self.deeds(seat, scope, &mut |deed| out.push(Action::Deed(deed)));
        if self.may_peek(seat) {
            self.deeds(seat, scope, &mut |deed| self.peeks(seat, deed, out));
        }
    }

    pub(super) fn do_deed(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let deed = match action {
            Action::Deed(deed) => deed,
            Action::Peek(deed, site, slot) => {
                self.peek(seat, site, slot, cx);
                deed
            }
            _ => return,
        };
        if deed == Deed::Pass {
            self.stand_still(seat, cx);
            return;
        }
        self.board.acted = true;
        self.board.busy = true;
        match deed {
            Deed::Move(site) => {
                self.travel(seat, site, cx);
                cx.tell(Event::Moved { seat, site });
            }
            Deed::Face(slot) => self.face(seat, slot),
            Deed::Duel(other) => self.challenge_to_duel(seat, other, cx),
            Deed::Complete => {
                let Some(site) = self.board.place(seat).site() else { return };
                self.flow.push(Frame::Completion { step: 0, seat, site, heir: seat });
            }
            Deed::StealCard(_) | Deed::StealObject(_) | Deed::StealHidden(_) => self.steal(seat, deed, cx),
            Deed::Return(site) => {
                self.spend(seat);
                self.travel(seat, site, cx);
                cx.tell(Event::Returned { seat, site });
                if self.board.options.free_return {
                    // H-3: they keep their action.
                    self.board.acted = false;
                    self.flow.push(HeroDeed { seat });
                }
            }
            Deed::Ransom(site) => self.ransom(seat, site, cx),
            Deed::Use(card) => {
                self.board.objects[seat.index()].remove(card);
                self.board.object_discard.insert(card);
                cx.tell(Event::UsedObject { seat, card });
                self.flow.push(Ops { seat, card, part: Part::Now, at: 0 });
            }
            Deed::Pass => {}
        }
    }

    ///
    fn face(&mut self, seat: Seat, slot: u8) {
        let Some(site) = self.board.place(seat).site() else { return };
        let Some(lying) = self.board.row(site).get(slot) else { return };
        let card = self.challenge_at(site, slot);
        let sides = [seat, lying.placer];
        self.begin_contest(Contest { site, slot, card, sides, ..Contest::NONE });
    }

    /// Until now the last contest was in view.
    pub(super) fn begin_contest(&mut self, contest: Contest) {
        self.secrets.laid[..usize::from(self.board.contest.count)].fill(Card(0));
        self.board.contest = Contest { figure: Figure::Hero(contest.sides[0]), ..contest };
        self.flow.push(Frame::Contest { step: 0 });
    }

    /// a challenge is turned up and stays so.
    pub(crate) fn turn_up(&mut self, cx: Told<'_, '_>) {
        let Contest { duel, site, slot, card, sides, .. } = self.board.contest;
        if duel {
            return;
        }
        let lying = self.board.rows[site.index()].get_mut(slot);
        if lying.face.is_none() {
            lying.face = Some(card);
            cx.seal();
        }
        self.tell(Event::Faced { seat: sides[0], site, card }, cx);
    }

    /// what the ally would cost; nothing if it is no antagonist.
    pub(crate) fn ally_cost(&self, seat: Seat) -> Option<u16> {
        let contest = &self.board.contest;
        if contest.duel || contest.sides[0] != seat || contest.bids[0] > 0 {
            return None;
        }
        let cost = self.cards.challenge(contest.card).ally_cost?;
        let less = |boon: &Boon| if let Boon::HireForLess(less) = boon { *less } else { 0 };
        let less: u8 = self.boons(seat).map(less).sum();
        Some(u16::from(cost.saturating_sub(less)))
    }

    /// A-5, H-4
    pub(crate) fn hire(&mut self, seat: Seat, free: bool, cx: Told<'_, '_>) {
        let Contest { site, slot, card, .. } = self.board.contest;
        let cost = if free { 0 } else { self.ally_cost(seat).unwrap_or(0) };
        if free {
            self.spend(seat);
        }
        self.board.take_glory(seat, cost, Source::Hired);
        self.lift_challenge(site, slot);
        self.board.allies[seat.index()].insert(card);
        cx.tell(Event::Hired { seat, card, cost });
        self.board.contest.outcome = Outcome::Hired;
        // The contest is over before it began.
        self.flow.pop();
    }

    pub(super) fn refused_deed(&self, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Deed(deed) => self.why_not_this(seat, deed),
            Action::Peek(..) => Rule("O-3").forbids("cg-refused-no-cheating"),
            _ => Rule("Y-1").forbids("cg-refused-not-now"),
        }
    }

    fn why_not_this(&self, seat: Seat, deed: Deed) -> Illegal {
        let place = self.board.place(seat);
        if matches!(place, Place::Expelled { .. }) {
            return Rule("A-3").forbids("cg-refused-expelled");
        }
        let row_empty = place.site().is_none_or(|site| self.board.row(site).is_empty());
        match deed {
            Deed::Move(site) | Deed::Return(site) | Deed::Ransom(site) if !self.board.on_table.has(site) => {
                Rule("A-2").forbids("cg-refused-no-such-adventure")
            }
            Deed::Move(_) if place.site().is_none() && self.board.fresh.has(seat) => {
                Rule("A-8").forbids("cg-refused-between")
            }
            Deed::Move(_) if !row_empty => Rule("A-2").forbids("cg-refused-held-by-challenges"),
            Deed::Move(site) if self.board.row(site).has_of(seat) => {
                Rule("A-2").forbids("cg-refused-own-challenge-there")
            }
            Deed::Move(_) => Rule("A-2").forbids("cg-refused-move"),
            Deed::Face(_) if row_empty => Rule("A-4").forbids("cg-refused-nothing-to-face"),
            Deed::Face(_) => Rule("C-8").forbids("cg-refused-order-of-challenges"),
            Deed::Duel(other) if self.board.partners(seat).has(other) => {
                Rule("D-6").forbids("cg-refused-duel-with-partner")
            }
            Deed::Duel(_) => Rule("A-7").forbids("cg-refused-duel"),
            Deed::Complete => Rule("A-8").forbids("cg-refused-complete"),
            Deed::StealCard(_) | Deed::StealObject(_) | Deed::StealHidden(_) => {
                Rule("H-2").forbids("cg-refused-steal")
            }
            Deed::Return(_) => Rule("H-3").forbids("cg-refused-return"),
            Deed::Ransom(_) => Rule("O-5").forbids("cg-refused-ransom"),
            Deed::Use(_) => Rule("P-4").forbids("cg-refused-use"),
            Deed::Pass => Rule("A-1").forbids("cg-refused-not-now"),
        }
    }

    /// Where a hero stands, if anywhere.
    pub fn site_of(&self, seat: Seat) -> Option<Site> {
        self.board.place(seat).site()
    }
}
