//! H – The heroes' abilities, as far as they are decisions of their own.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::{Action, Deed, Share},
    board::{Grab, Outcome, Site},
    content::{Ability, Attribute},
    event::Event,
    flow::{Frame, Question},
    rules::Scope,
    state::{State, Told},
};

impl State {
    // ------------------------------------------------------------ H-1 Barbarian

    /// H-1: one of the two bidders, or an alliance partner of the active hero.
    pub(crate) fn may_rage(&self, seat: Seat) -> bool {
        let contest = &self.board.contest;
        !contest.raged
            && self.can(seat, Ability::Rage)
            && (contest.sides.contains(&seat) || self.board.partners(contest.sides[0]).has(seat))
    }

    pub(crate) fn rage(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.spend(seat);
        self.board.contest.raged = true;
        if self.board.contest.attribute.is_some() {
            self.board.contest.attribute = Some(Attribute::Strength);
        }
        cx.tell(Event::Raged { seat });
    }

    /// H-1: once more after the cards are turned up.
    pub(crate) fn last_rage(&mut self, _: Told<'_, '_>) {
        let contest = &self.board.contest;
        if contest.outcome != Outcome::Open || contest.attribute == Some(Attribute::Strength) {
            return;
        }
        let asked = self.board.alive.iter().find(|&seat| self.may_rage(seat));
        if let Some(seat) = asked {
            self.ask(seat, Question::Rage);
        }
    }

    // ------------------------------------------------------------ H-2 Thief

    /// H-2: from anybody's hand, or from the table of somebody on the same adventure.
    pub(crate) fn thefts(&self, seat: Seat, site: Option<Site>, out: &mut impl FnMut(Deed)) {
        if !self.can(seat, Ability::NimbleFingers) {
            return;
        }
        let others = self.others(seat);
        others.iter().filter(|&other| self.may_hold_cards(other)).map(Deed::StealCard).for_each(&mut *out);
        let here = site.map_or(Seats::NONE, |site| self.board.heroes_at(site).without(seat));
        let open = here
            .iter()
            .fold(crate::set::CardSet::EMPTY, |all, other| all.or(self.board.objects[other.index()]));
        open.iter().map(Deed::StealObject).for_each(&mut *out);
        here.iter()
            .filter(|other| !self.secrets.objects[other.index()].is_empty())
            .map(Deed::StealHidden)
            .for_each(out);
    }

    pub(crate) fn steal(&mut self, seat: Seat, deed: Deed, cx: Told<'_, '_>) {
        self.spend(seat);
        match deed {
            Deed::StealCard(from) => {
                if let Some(card) = self.random_hand_card(from, cx) {
                    self.take_card(from, seat, card, cx);
                }
            }
            Deed::StealObject(card) => {
                let from = self.others(seat).iter().find(|s| self.board.objects[s.index()].has(card));
                if let Some(from) = from {
                    self.take_object(from, seat, card, cx);
                }
            }
            Deed::StealHidden(from) => {
                if let Some(card) = self.random_object(from, cx) {
                    self.take_object(from, seat, card, cx);
                }
            }
            _ => {}
        }
    }

    // ------------------------------------------------------------ H-6 Priest

    /// The Priest, while he can still preach.
    pub(crate) fn priest(&self) -> Option<Seat> {
        self.board.alive.iter().find(|&seat| self.can(seat, Ability::Sermon))
    }

    /// H-6: everything he could take of a loot against the terms.
    pub(crate) fn legal_grab(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        self.grabs(seat, &mut |grab| out.push(Action::Grab(grab)));
    }

    /// H-6: each is more than the terms leave him; none if he owes nothing.
    pub(crate) fn grabs(&self, seat: Seat, out: &mut impl FnMut(Grab)) {
        let completing = |frame: &&Frame| matches!(frame, Frame::Completion { .. });
        let under_way = self.flow.frames().iter().rfind(completing);
        let Some(Frame::Completion { site, .. }) = under_way.copied() else { return };
        let Some(alliance) = self.loot_terms(seat) else { return };
        let loot = self.cards.adventure(site.card());
        let total = u16::from(loot.glory);
        let partners = alliance.members.without(seat);
        let owed: u16 = partners.iter().map(|p| alliance.terms.part(Share::Loot, p, total)).sum();
        let named = |heir: &Option<Seat>| heir.is_some_and(|heir| heir != seat);
        let mut theirs = 0u8;
        // there may be fewer.
        let objects = self.secrets.object_pile.len() + self.board.object_discard.len();
        for object in 0..loot.objects.min(objects) {
            theirs |= u8::from(named(&alliance.terms.objects[usize::from(object)])) << object;
        }
        let effect = loot.effect.is_some() && named(&alliance.terms.effect);
        for glory in total - owed..=total {
            for objects in (0..=theirs).filter(|mask| mask & !theirs == 0) {
                for effect in [false, true].into_iter().take(1 + usize::from(effect)) {
                    let grab = Grab { glory: glory as u8, objects, effect };
                    if glory > total - owed || objects > 0 || effect {
                        out(grab);
                    }
                }
            }
        }
    }

    pub(crate) fn break_loot(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if let Action::Grab(grab) = action {
            self.spend(seat);
            self.board.grab = Some(grab);
            cx.tell(Event::Grabbed { seat });
        }
    }

    // ------------------------------------------------------------ H-8 Nomad, H-9 Knight

    /// H-9
    pub(crate) fn honour(&mut self, _: Told<'_, '_>) {
        let Some(Frame::Turn { seat, .. }) = self.flow.top() else { return };
        let may = self.board.alive.has(seat) && self.can(seat, Ability::Honour);
        if may && self.honour_scope().is_some_and(|scope| self.has_deed(seat, scope)) {
            self.ask(seat, Question::Honour);
        }
    }

    /// H-9: what the Knight may do at once; nothing if he fought nobody.
    pub(crate) fn honour_scope(&self) -> Option<Scope> {
        let again = self.board.failed && !self.board.options.after_victory;
        if self.board.triumph { Some(Scope::Honour) } else { again.then_some(Scope::Again) }
    }

    /// H-8
    pub(crate) fn swift(&mut self, _: Told<'_, '_>) {
        let Some(Frame::Turn { seat, .. }) = self.flow.top() else { return };
        let may = self.board.alive.has(seat) && self.board.acted && self.can(seat, Ability::Swift);
        if may && self.has_deed(seat, Scope::Second) {
            self.ask(seat, Question::Swift);
        }
    }

    /// H-8, H-9: spent once it is used.
    pub(crate) fn second_deed(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Deed(Deed::Pass) | Action::Pass => {}
            Action::Peek(Deed::Pass, site, slot) => self.peek(seat, site, slot, cx),
            _ => {
                self.spend(seat);
                self.do_deed(seat, action, cx);
            }
        }
    }
}
