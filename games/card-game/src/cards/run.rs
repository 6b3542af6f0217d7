//! The interpreter of ops: one frame, one op after the other, resumable at every choice.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Private, Rule, Seat, Seats,
    flow::{Decision, Fits, Passage, expect},
    worded,
};

use crate::{
    action::Action,
    board::{Board, Place, Site},
    cards::op::{Feat, Op, Reach, Who},
    content::Card,
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    score::Source,
    set::CardSet,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// A card's ops, one after the other; those before `at` are done.
    pub struct Ops { seat: Seat, card: Card, part: Part, at: u8 } = "ops"
}

/// Which of a card's lists of ops.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Part {
    /// At once.
    Now,
    Won,
    Lost,
    /// After this feat, as a [`Boon::When`](crate::cards::op::Boon::When) says.
    When(Feat),
}

impl Passage<State> for Ops {
    /// Does the op that is due, or asks.
    fn goes_on(self, state: &mut State, cx: Told<'_, '_>) {
        match self.due(state) {
            None => state.end_ops(),
            Some(op) if asks(op) => state.flow.push(Choice { seat: self.seat }),
            Some(op) => {
                state.flow.replace(self.next());
                state.do_op(op, self.seat, state.meant(self.seat, self.card, op), cx);
            }
        }
    }
}

impl Ops {
    fn due(self, state: &State) -> Option<Op> {
        let ops = state.ops(self.card, self.part);
        ops.get(usize::from(self.at)).copied().filter(|_| state.board.alive.has(self.seat))
    }

    fn next(self) -> Ops {
        Ops { at: self.at + 1, ..self }
    }
}

worded! {
    Lexicon:
    /// P-4: the choice of the op under way.
    pub struct Choice { seat: Seat } = "choice"
}

impl Decision<State> for Choice {
    const RULE: Rule = Rule("A-8");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    /// Without anything to choose from it is skipped.
    fn idle(self, state: &State) -> bool {
        let mut any = false;
        if let Some(op) = state.op_under_way() {
            state.choices(self.seat, op, &mut |_| any = true);
        }
        !any
    }

    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        self.answer(state, self.seat, Action::Pass, cx);
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if let Some(op) = state.op_under_way() {
            state.choices(seat, op, &mut |action| out.push(action));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let op = state.op_under_way();
        state.flow.pop();
        if let (Some(Frame::Ops(ops)), Some(op)) = (state.flow.top(), op) {
            state.flow.replace(ops.next());
            state.choose(seat, op, action, cx);
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Rule("P-4").forbids("cg-refused-choice")
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("cg-ask-choice").with("card", view.source())
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        let theirs = matches!(state.flow.under(), Some(Frame::Ops(ops)) if ops.seat == self.seat);
        expect(theirs, "a choice in the effect of who is asked")
    }
}

impl State {
    /// The op whose choice is on top.
    fn op_under_way(&self) -> Option<Op> {
        let Some(Frame::Ops(ops)) = self.flow.under() else { return None };
        self.ops(ops.card, ops.part).get(usize::from(ops.at)).copied()
    }

    /// C-10: a special played in the card phase is discarded only now, so that it cannot draw itself back.
    fn end_ops(&mut self) {
        self.board.discard = self.board.discard.or(self.in_play());
        self.flow.pop();
    }

    /// The special whose effect is under way: it lies in no pile.
    pub(crate) fn in_play(&self) -> CardSet {
        let played = |frame: &Frame| match *frame {
            Frame::Ops(Ops { card, part: Part::Now, .. }) if self.cards.is_resolution(card) => Some(card),
            _ => None,
        };
        self.flow.frames().iter().filter_map(played).collect()
    }

    /// Everything an op lets its player choose from, in ascending order.
    fn choices(&self, seat: Seat, op: Op, out: &mut impl FnMut(Action)) {
        let others = self.others(seat);
        let here = self.board.place(seat).site();
        match op {
            Op::Steal(_) | Op::Discard(..) | Op::LookAtHand(_) => {
                others.iter().filter(|&other| self.may_hold_cards(other)).map(Action::Target).for_each(out);
            }
            Op::Pay(..) => {
                others.iter().filter(|&other| self.board.gp(other) > 1).map(Action::Target).for_each(out);
            }
            Op::Draw(..) | Op::Gain(..) => others.iter().map(Action::Target).for_each(out),
            Op::StealObject => {
                let hidden = |other: &Seat| !self.secrets.objects[other.index()].is_empty();
                others.iter().filter(hidden).map(Action::Hidden).for_each(&mut *out);
                let open =
                    others.iter().fold(CardSet::NONE, |all, other| all.or(self.board.objects[other.index()]));
                open.iter().map(Action::Choose).for_each(out);
            }
            Op::Recover => self.board.discard.iter().map(Action::Choose).for_each(out),
            Op::LookAtChallenges => {
                let hidden =
                    |site: &Site| self.board.row(*site).challenges().iter().any(|lying| lying.face.is_none());
                self.board.on_table.iter().filter(hidden).map(Action::Site).for_each(out);
            }
            Op::Banish(Reach::Next) => {
                let next = here.and_then(|site| Some(Action::Spot(site, self.board.next_slot(site)?)));
                next.into_iter().for_each(out);
            }
            Op::Banish(Reach::Anywhere) => {
                for site in self.board.on_table.iter() {
                    (0..self.board.row(site).len()).for_each(|slot| out(Action::Spot(site, slot)));
                }
            }
            Op::Expel => {
                let standing = |other: &Seat| matches!(self.board.place(*other), Place::At(_));
                others.iter().filter(standing).map(Action::Target).for_each(out);
            }
            Op::Move if self.board.place(seat) == Place::Away => {}
            Op::Move => self.open_sites(seat, here).iter().map(Action::Site).for_each(out),
            Op::Raze => self.board.on_table.iter().map(Action::Site).for_each(out),
            Op::Renew | Op::Finish => {}
        }
    }

    /// Whom an op that asks nothing is about.
    fn meant(&self, seat: Seat, card: Card, op: Op) -> Seats {
        let who = match op {
            Op::Draw(who, _)
            | Op::Discard(who, _)
            | Op::Gain(who, _)
            | Op::Pay(who, _)
            | Op::Steal(who)
            | Op::LookAtHand(who) => who,
            _ => Who::You,
        };
        let meant = match who {
            Who::You => Seats::of(seat),
            Who::Others => self.others(seat),
            Who::Opponent => {
                let sides = self.board.contest.sides;
                Seats::of(sides[usize::from(seat != sides[1])])
            }
            Who::Patron if card.is_adventure() => {
                let owner = self.board.row(Site::of(card)).owner;
                owner.filter(|&owner| owner != seat).map_or(Seats::NONE, Seats::of)
            }
            Who::Chosen | Who::Patron => Seats::NONE,
        };
        meant.and(self.board.alive)
    }

    fn choose(&mut self, seat: Seat, op: Op, action: Action, cx: Told<'_, '_>) {
        match (op, action) {
            (Op::Expel, Action::Target(other)) => self.expel(other, cx),
            (_, Action::Target(other)) => self.do_op(op, seat, Seats::of(other), cx),
            (_, Action::Hidden(other)) => {
                if let Some(card) = self.random_object(other, cx) {
                    self.take_object(other, seat, card, cx);
                }
            }
            (Op::Recover, Action::Choose(card)) => {
                self.board.discard.remove(card);
                self.secrets.hands[seat.index()].insert(card);
                self.tell(Event::Recovered { seat, card }, cx);
            }
            (_, Action::Choose(card)) => {
                let owner = self.others(seat).iter().find(|s| self.board.objects[s.index()].has(card));
                if let Some(owner) = owner {
                    self.take_object(owner, seat, card, cx);
                }
            }
            (Op::LookAtChallenges, Action::Site(site)) => self.look_at(seat, site, cx),
            (Op::Raze, Action::Site(site)) => self.raze(seat, site, cx),
            (_, Action::Site(site)) => {
                self.travel(seat, site, cx);
                cx.tell(Event::Moved { seat, site });
            }
            (_, Action::Spot(site, slot)) => {
                let card = self.lift_challenge(site, slot);
                self.board.discard.insert(card);
                cx.seal();
                self.tell(Event::Banished { seat, site, card }, cx);
            }
            _ => {}
        }
    }

    fn look_at(&mut self, seat: Seat, site: Site, cx: Told<'_, '_>) {
        cx.seal();
        for slot in 0..self.board.row(site).len() {
            let card = Private::of(seat, self.challenge_at(site, slot));
            self.tell(Event::SawChallenge { seat, site, slot, card }, cx);
        }
    }

    /// Ops that ask nothing, or whose player is chosen.
    fn do_op(&mut self, op: Op, seat: Seat, meant: Seats, cx: Told<'_, '_>) {
        for other in meant.iter() {
            match op {
                Op::Draw(_, count) => (0..count).for_each(|_| self.draw_card(other, cx)),
                Op::Discard(_, count) => (0..count).for_each(|_| self.discard_at_random(other, cx)),
                Op::Gain(_, amount) => self.gain(other, amount.into(), Source::Effects, cx),
                Op::Pay(_, amount) => self.pay_down_to_one(other, seat, amount.into(), Source::Effects, cx),
                Op::Steal(_) => {
                    if let Some(card) = self.random_hand_card(other, cx) {
                        self.take_card(other, seat, card, cx);
                    }
                }
                Op::LookAtHand(_) => {
                    cx.seal();
                    let cards = Private::between(seat, other, self.hand(other));
                    self.tell(Event::SawHand { seat, of: other, cards }, cx);
                }
                Op::Renew if self.board.spent.has(other) => {
                    self.board.spent = self.board.spent.without(other);
                    cx.tell(Event::Renewed { seat: other });
                }
                Op::Finish => self.finish_here(other, cx),
                _ => {}
            }
        }
    }

    /// an effect removes an adventure.
    fn raze(&mut self, seat: Seat, site: Site, cx: Told<'_, '_>) {
        cx.tell(Event::Razed { seat, site });
        self.clear_site(site, Seats::NONE, cx);
        self.board.rows[site.index()].owner = None;
        self.board.discard.insert(site.card());
    }

    /// an effect completes an adventure; whose hero it names has the loot, and no partner a part of it.
    fn finish_here(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if let Some(site) = self.board.place(seat).site() {
            self.end_alliance(seat, cx);
            self.flow.push(Frame::Completion { step: 0, seat, site, heir: seat });
        }
    }

    fn discard_at_random(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if let Some(card) = self.random_hand_card(seat, cx) {
            self.secrets.hands[seat.index()].remove(card);
            self.board.discard.insert(card);
            self.tell(Event::Discarded { seat, card }, cx);
        }
    }
}

/// Whether an op lets its player choose.
const fn asks(op: Op) -> bool {
    match op {
        Op::Draw(who, _) | Op::Discard(who, _) | Op::Gain(who, _) | Op::Pay(who, _) => {
            matches!(who, Who::Chosen)
        }
        Op::Steal(who) | Op::LookAtHand(who) => matches!(who, Who::Chosen),
        Op::Renew | Op::Finish => false,
        _ => true,
    }
}
