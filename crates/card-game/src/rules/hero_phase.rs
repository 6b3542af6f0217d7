//! A – Hero phase.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::{Action, Deed, Share},
    board::{Alliance, Contest, Figure, Place, Site},
    cards::op::{Boon, Effect, Feat, Timing},
    content::Ability,
    event::{Event, Phase},
    flow::{Frame, Part, Question, Round},
    state::{State, Told},
};

/// Which deeds are open to a hero.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    ///
    Turn,
    /// H-8: a second action, of any kind.
    Second,
    /// H-9: the next challenge or another duel.
    Honour,
    /// H-9: a challenge, after one he failed.
    Again,
}

impl State {
    ///
    pub(crate) fn hero_turns(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Phase { phase: Phase::Heroes, cycle: self.board.cycle });
        self.board.fresh = Seats::NONE;
        self.in_order(Round::HeroTurns);
    }

    pub(crate) fn hero_turn(&mut self, seat: Seat) {
        self.board.acted = false;
        self.board.triumph = false;
        self.board.failed = false;
        self.flow.push(Frame::Turn { step: 0, seat });
    }

    /// asks, unless only passing is left and passing can hide nothing (O-3).
    pub(crate) fn act(&mut self, cx: Told<'_, '_>) {
        if let Some(Frame::Turn { seat, .. }) = self.flow.top() {
            self.take_turn(seat, cx);
        }
    }

    fn take_turn(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if self.board.options.nothing_to_lose || self.has_deed(seat, Scope::Turn) {
            self.ask(seat, Question::Deed);
        } else {
            self.stand_still(seat, cx);
        }
    }

    /// an expelled hero without a legal move waits; then he may go back, too.
    fn stand_still(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if let Place::Expelled { waited, .. } = &mut self.board.places[seat.index()] {
            *waited = true;
            cx.tell(Event::Waited { seat });
        } else {
            cx.tell(Event::Passed { seat });
        }
    }

    pub(crate) fn has_deed(&self, seat: Seat, scope: Scope) -> bool {
        let mut any = false;
        self.deeds(seat, scope, &mut |deed| any |= deed != Deed::Pass);
        any
    }

    /// Every deed open to a hero, in ascending order.
    pub(crate) fn deeds(&self, seat: Seat, scope: Scope, out: &mut impl FnMut(Deed)) {
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

    pub(crate) fn legal_deed(&self, seat: Seat, scope: Scope, out: &mut Vec<Action>) {
        self.deeds(seat, scope, &mut |deed| out.push(Action::Deed(deed)));
        if self.may_peek(seat) {
            self.deeds(seat, scope, &mut |deed| self.peeks(seat, deed, out));
        }
    }

    pub(crate) fn do_deed(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
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
                    // H-3: he keeps his action.
                    self.board.acted = false;
                    self.take_turn(seat, cx);
                }
            }
            Deed::Ransom(site) => self.ransom(seat, site, cx),
            Deed::Use(card) => {
                self.board.objects[seat.index()].remove(card);
                self.board.object_discard.insert(card);
                cx.tell(Event::UsedObject { seat, card });
                self.flow.push(Frame::Effect { seat, card, part: Part::Now, at: 0 });
            }
            Deed::Pass => {}
        }
    }

    ///
    fn face(&mut self, seat: Seat, slot: u8) {
        let Some(site) = self.board.place(seat).site() else { return };
        let Some(lying) = self.board.row(site).get(slot) else { return };
        self.board.contest = Contest {
            site,
            slot,
            card: self.challenge_at(site, slot),
            sides: [seat, lying.placer],
            figure: Figure::Hero(seat),
            ..Contest::NONE
        };
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
        self.pay_bank(seat, cost, cx);
        self.lift_challenge(site, slot);
        self.board.allies[seat.index()].insert(card);
        cx.tell(Event::Hired { seat, card, cost });
        self.board.contest = Contest::NONE;
        // The contest is over before it began: only hiring was done.
        self.flow.pop();
    }

    // ------------------------------------------------------------

    /// The alliance whose terms split the loot of the completion under way.
    pub(crate) fn loot_terms(&self, seat: Seat) -> Option<Alliance> {
        let alliance = self.board.alliance(seat).copied()?;
        // H-6: a Priest who broke it owes nothing more.
        (!(alliance.broken && self.ability(seat) == Ability::Sermon)).then_some(alliance)
    }

    /// H-6: only if there is something he would owe.
    pub(crate) fn may_break_loot(&mut self, _: Told<'_, '_>) {
        let Some(Frame::Completion { seat, .. }) = self.flow.top() else { return };
        self.board.grab = None;
        let mut more = false;
        self.grabs(seat, &mut |_| more = true);
        if self.can(seat, Ability::Sermon) && more {
            self.ask(seat, Question::BreakLoot);
        }
    }

    /// A-8, L-8: GP, objects, and who gets the special effect.
    pub(crate) fn share_loot(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Completion { seat, site, .. }) = self.flow.top() else { return };
        cx.tell(Event::Completed { seat, site });
        let terms = self.loot_terms(seat);
        let looters = self.share_glory(seat, site, terms, cx);
        let looters = self.share_objects(seat, site, terms, cx).iter().fold(looters, Seats::with);
        let grabbed = self.board.grab.is_some_and(|grab| grab.effect);
        let named = terms.and_then(|alliance| alliance.terms.effect).filter(|_| !grabbed);
        let gets = named.unwrap_or(seat);
        if let Some(Frame::Completion { heir, .. }) = self.flow.top_mut() {
            *heir = gets;
        }
        let has_effect = self.cards.adventure(site.card()).effect.is_some();
        let looters = if has_effect { looters.with(gets) } else { looters };
        // H-7: outside any split.
        if let Some(raider) = looters.iter().find(|&seat| self.ability(seat) == Ability::Plunder) {
            cx.tell(Event::Plundered { seat: raider });
            self.gain(raider, 1, cx);
        }
    }

    /// L-8: partners' shares are rounded down, the rest is the active player's; who got a part.
    fn share_glory(&mut self, seat: Seat, site: Site, terms: Option<Alliance>, cx: Told<'_, '_>) -> Seats {
        let glory = u16::from(self.cards.adventure(site.card()).glory);
        let taken = self.board.grab.map_or(0, |grab| u16::from(grab.glory));
        let mut looters = Seats::NONE;
        let mut left = glory;
        for partner in terms.map_or(Seats::NONE, |alliance| alliance.members.without(seat)).iter() {
            let part = terms.map_or(0, |alliance| alliance.terms.part(Share::Loot, partner, glory));
            let part = part.min(left.saturating_sub(taken));
            left -= part;
            if part > 0 {
                looters = looters.with(partner);
                self.gain(partner, part, cx);
            }
        }
        self.gain(seat, left, cx);
        if left > 0 { looters.with(seat) } else { looters }
    }

    /// A-11, L-8
    fn share_objects(&mut self, seat: Seat, site: Site, terms: Option<Alliance>, cx: Told<'_, '_>) -> Seats {
        let mut looters = Seats::NONE;
        for object in 0..self.cards.adventure(site.card()).objects {
            let grabbed = self.board.grab.is_some_and(|grab| grab.objects >> object & 1 == 1);
            let named = terms.and_then(|alliance| alliance.terms.objects[usize::from(object)]);
            let owner = named.filter(|_| !grabbed).unwrap_or(seat);
            if self.draw_object(owner, cx) {
                looters = looters.with(owner);
            }
        }
        looters
    }

    /// before the player who completed it; face up while an effect is outstanding.
    pub(crate) fn lay_completed(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Completion { seat, site, heir, .. }) = self.flow.top() else { return };
        self.clear_site(site, self.board.partners(seat).with(seat), cx);
        self.board.tally[seat.index()] = self.board.tally[seat.index()].saturating_add(1);
        let effect = self.cards.adventure(site.card()).effect;
        let stays = matches!(effect, Some(Effect::NextContest(_) | Effect::NextCycle(_)));
        // Who has the effect of the card needs the card.
        let keeper = if stays { heir } else { seat };
        self.board.completed[keeper.index()].insert(site);
        if stays {
            self.board.outstanding.insert(site);
            self.foresee(keeper, cx);
        }
    }

    /// P-2
    pub(crate) fn special_effect(&mut self, _: Told<'_, '_>) {
        let Some(Frame::Completion { site, heir, .. }) = self.flow.top() else { return };
        if let Some(Effect::Completion(_)) = self.cards.adventure(site.card()).effect {
            self.flow.push(Frame::Effect { seat: heir, card: site.card(), part: Part::Now, at: 0 });
        }
    }

    /// Who played it is nobody's concern any more.
    pub(crate) fn forget_patron(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Completion { site, .. }) = self.flow.top() {
            self.board.rows[site.index()].owner = None;
            self.board.grab = None;
        }
    }

    pub(crate) fn completing_feat(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Completion { seat, .. }) = self.flow.top() {
            self.flow.push(Frame::Feat { seat, feat: Feat::Completes, from: 0 });
        }
    }
}
