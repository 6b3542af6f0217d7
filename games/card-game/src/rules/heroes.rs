//! H – The heroes' abilities, as far as they are decisions of their own.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, during, expect},
    worded,
};

use super::{
    Scope,
    sequence::{COMPLETION, CONTEST},
};
use crate::{
    action::{Action, Deed, Share},
    board::{Board, Grab, Outcome, Site},
    content::{Ability, Attribute},
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    set::CardSet,
    state::State,
    view::View,
};

// ------------------------------------------------------------ H-1 Barbarian

worded! {
    Lexicon:
    /// H-1: does the Barbarian rage, now that the cards are turned up?
    pub struct Rage { seat: Seat } = "rage"
}

impl Decision<State> for Rage {
    const RULE: Rule = Rule("H-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Rage]);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if action == Action::Rage {
            state.rage(seat, cx);
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Rule("Y-1").forbids("cg-refused-not-now")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-rage")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        let contest = &state.board.contest;
        let open = contest.outcome == Outcome::Open && contest.attribute.is_some();
        expect(open && state.may_rage(self.seat), "somebody who can rage in a contest that is open")?;
        state.in_contest(const { during(CONTEST, "rage") })
    }
}

impl State {
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
            self.flow.push(Rage { seat });
        }
    }
}

// ------------------------------------------------------------ H-2 Thief

impl State {
    /// H-2: from anybody's hand, or from the table of somebody on the same adventure.
    pub(crate) fn thefts(&self, seat: Seat, site: Option<Site>, out: &mut impl FnMut(Deed)) {
        if !self.can(seat, Ability::NimbleFingers) {
            return;
        }
        let others = self.others(seat);
        others.iter().filter(|&other| self.may_hold_cards(other)).map(Deed::StealCard).for_each(&mut *out);
        let here = site.map_or(Seats::NONE, |site| self.board.heroes_at(site).without(seat));
        let open = here.iter().fold(CardSet::NONE, |all, other| all.or(self.board.objects[other.index()]));
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
}

// ------------------------------------------------------------ H-6 Priest

worded! {
    Lexicon:
    /// H-6: does the Priest take more of a loot than the terms leave them?
    pub struct BreakLoot { seat: Seat } = "break-loot"
}

impl Decision<State> for BreakLoot {
    const RULE: Rule = Rule("H-6");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    /// They would owe nothing.
    fn idle(self, state: &State) -> bool {
        let mut owes = false;
        state.grabs(self.seat, &mut |_| owes = true);
        !owes || !state.can(self.seat, Ability::Sermon)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        state.grabs(seat, &mut |grab| out.push(Action::Grab(grab)));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Grab(grab) = action {
            state.spend(seat);
            state.board.grab = Some(grab);
            cx.tell(Event::Grabbed { seat });
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-sermon")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-break-loot")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        const SERMON: u8 = during(COMPLETION, "sermon");
        let around = state.flow.under();
        let theirs =
            matches!(around, Some(Frame::Completion { step: SERMON, seat, .. }) if seat == self.seat);
        expect(theirs, "a loot about to be shared by who is asked")
    }
}

impl State {
    /// The Priest, while they can still preach.
    pub(crate) fn priest(&self) -> Option<Seat> {
        self.board.alive.iter().find(|&seat| self.can(seat, Ability::Sermon))
    }

    /// H-6: each is more than the terms leave them; none if they owe nothing.
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
}

// ------------------------------------------------------------ H-9 Knight, H-8 Nomad

worded! {
    Lexicon:
    /// H-9: does the Knight fight on at once?
    pub struct Honour { seat: Seat } = "honour"
}

impl Decision<State> for Honour {
    const RULE: Rule = Rule("H-9");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn idle(self, state: &State) -> bool {
        let may = state.board.alive.has(self.seat) && state.can(self.seat, Ability::Honour);
        !may || !state.honour_scope().is_some_and(|scope| state.has_deed(self.seat, scope))
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.offer_deeds(seat, state.honour_scope().unwrap_or(Scope::Honour), out);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        state.second_deed(seat, action, cx);
    }

    fn why_not(self, _: &State, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Deed(_) => Self::RULE.forbids("cg-refused-honour"),
            Action::Peek(..) => Rule("O-3").forbids("cg-refused-no-cheating"),
            _ => Rule("Y-1").forbids("cg-refused-not-now"),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-honour")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_turn(self.seat)
    }
}

worded! {
    Lexicon:
    /// H-8: does the Nomad act a second time?
    pub struct Swift { seat: Seat } = "swift"
}

impl Decision<State> for Swift {
    const RULE: Rule = Rule("H-8");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn idle(self, state: &State) -> bool {
        let acted = state.board.alive.has(self.seat) && state.board.acted;
        !acted || !state.can(self.seat, Ability::Swift) || !state.has_deed(self.seat, Scope::Second)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.offer_deeds(seat, Scope::Second, out);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        state.second_deed(seat, action, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.refused_deed(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-swift")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_turn(self.seat)
    }
}

impl State {
    pub(crate) fn honour(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Turn { seat, .. }) = self.flow.top() {
            self.flow.push(Honour { seat });
        }
    }

    /// H-9: what the Knight may do at once; nothing if they fought nobody.
    fn honour_scope(&self) -> Option<Scope> {
        let again = self.board.failed && !self.board.options.after_victory;
        if self.board.triumph { Some(Scope::Honour) } else { again.then_some(Scope::Again) }
    }

    pub(crate) fn swift(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Turn { seat, .. }) = self.flow.top() {
            self.flow.push(Swift { seat });
        }
    }

    /// H-8, H-9: spent once it is used.
    fn second_deed(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
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
