//! O – Variants of the book.

use alloc::vec::Vec;

use table::{
    Alone, Illegal, Phrase, Private, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::{Action, Deed},
    board::{Board, Site},
    event::{Event, Told},
    lexicon::Lexicon,
    rules::InOrder,
    score::Source,
    secrets::Drawing,
    set::CardSet,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// O-3: whom do they accuse of cheating?
    pub struct Accuse { seat: Seat } = "accuse"
}

impl Decision<State> for Accuse {
    const RULE: Rule = Rule("O-3");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn idle(self, state: &State) -> bool {
        state.board.accused.has(self.seat) || state.accusable(self.seat).is_empty()
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(state.accusable(seat).iter().map(Action::Target));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Target(other) = action {
            state.accuse(seat, other, cx);
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-no-cheating")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-accuse")
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        matches!(action, Action::Target(_)).then_some("cg-offer-accuse")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        expect(state.board.options.nothing_to_lose, "a table where cheating is allowed")?;
        state.in_round(InOrder::Accusations)
    }
}

/// O-3
const PENALTY: u16 = 5;

impl State {
    // ------------------------------------------------------------ O-3: cheating

    pub(super) fn may_cheat(&self, seat: Seat) -> bool {
        self.board.options.nothing_to_lose && !self.secrets.cheated.has(seat)
    }

    fn cheat(&mut self, seat: Seat) {
        self.secrets.cheated = self.secrets.cheated.with(seat);
        self.secrets.cheating = self.secrets.cheating.with(seat);
    }

    pub(crate) fn may_peek(&self, seat: Seat) -> bool {
        self.may_cheat(seat)
    }

    /// O-3: this deed with a look at each face-down challenge they do not see anyway.
    pub(crate) fn peeks(&self, seat: Seat, deed: Deed, out: &mut Vec<Action>) {
        for site in self.board.on_table.iter().filter(|&site| !self.foresees(seat, site)) {
            for (slot, lying) in self.board.row(site).challenges().iter().enumerate() {
                if lying.face.is_none() && lying.placer != seat {
                    out.push(Action::Peek(deed, site, slot as u8));
                }
            }
        }
    }

    pub(crate) fn peek(&mut self, seat: Seat, site: Site, slot: u8, cx: Told<'_, '_>) {
        self.cheat(seat);
        cx.seal();
        let card = self.challenge_at(site, slot);
        self.tell(Event::Peeked { seat: Alone(seat), site, slot, card }, cx);
    }

    /// O-3: the pile is reformed as an honest draw would, and never because of the second card, so that nothing
    /// betrays it.
    pub(super) fn draw_or_cheat(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        self.ready_pile(cx);
        let mut put_back = None;
        if let Action::SwapTwo(card) = action {
            self.secrets.hands[seat.index()].remove(card);
            self.secrets.pile.insert(card);
            put_back = Some(card);
        }
        let card = self.draw_unseen(seat, cx);
        let mut extra = None;
        if action != Action::Draw {
            self.cheat(seat);
            extra = self.draw_unseen(seat, cx);
            self.secrets.drawings[seat.index()] = Drawing { extra, exchange: put_back.zip(card) };
            let gained = i8::from(extra.is_some()) - i8::from(put_back.is_some());
            self.secrets.surplus[seat.index()] += gained;
        }
        cx.seal();
        let card = card.map(|card| Private::of(seat, card));
        let [extra, put_back] = [extra, put_back].map(|card| Private::of(seat, card));
        self.tell(Event::DrewUnseen { seat, card, extra, put_back }, cx);
        self.draw_more(seat, cx);
    }

    // ------------------------------------------------------------ O-3: accusing

    /// At the end of the hero phase and of the draw phase.
    pub(crate) fn accusations(&mut self, _: Told<'_, '_>) {
        if self.board.options.nothing_to_lose {
            self.board.convicted = Seats::NONE;
            self.in_order(InOrder::Accusations);
        }
    }

    fn accusable(&self, seat: Seat) -> Seats {
        self.others(seat).except(self.board.convicted)
    }

    fn accuse(&mut self, seat: Seat, other: Seat, cx: Told<'_, '_>) {
        self.board.accused = self.board.accused.with(seat);
        let guilty = self.secrets.cheating.has(other);
        cx.seal();
        cx.tell(Event::Accused { seat, other, guilty });
        if guilty {
            self.convict(other, cx);
        } else {
            let fine = u16::from(self.board.options.false_accusation);
            self.pay_down_to_one(seat, other, fine, Source::Accusations, cx);
        }
    }

    fn convict(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.board.convicted = self.board.convicted.with(seat);
        self.secrets.cheating = self.secrets.cheating.without(seat);
        self.undo_drawing(seat, cx);
        self.pay_bank(seat, PENALTY.min(self.board.gp(seat)), Source::Accusations, cx);
        if self.board.gp(seat) == 0 {
            self.eliminate(seat, cx);
        }
    }

    /// O-3: an extra card goes back into the pile. Of an exchange both cards do, they get back the one they gave –
    /// another in its place if somebody has drawn it since – and draw one as they should have.
    fn undo_drawing(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let at = seat.index();
        let Drawing { extra, exchange } = core::mem::take(&mut self.secrets.drawings[at]);
        let first = exchange.map(|(_, first)| first);
        let returned: CardSet = extra.into_iter().chain(first).collect();
        if returned.is_empty() {
            return;
        }
        let held = self.hand(seat);
        self.secrets.hands[at] = held.except(returned);
        self.secrets.pile = self.secrets.pile.or(returned);
        let mut taken = CardSet::NONE;
        if let Some((put_back, _)) = exchange {
            if self.secrets.pile.has(put_back) {
                self.secrets.pile.remove(put_back);
                self.secrets.hands[at].insert(put_back);
                taken.insert(put_back);
            } else {
                taken = taken.or(self.draw_unseen(seat, cx).into_iter().collect());
            }
            taken = taken.or(self.draw_unseen(seat, cx).into_iter().collect());
        }
        // What can be counted stays the same.
        self.secrets.surplus[at] += self.hand(seat).len() as i8 - held.len() as i8;
        cx.seal();
        self.tell(Event::Undone { seat: Alone(seat), returned, taken }, cx);
    }

    /// What was done in a phase can no longer be held against anybody.
    pub(crate) fn forget_cheats(&mut self) {
        self.secrets.cheating = Seats::NONE;
        self.secrets.drawings = [Drawing::NONE; 4];
    }

    // ------------------------------------------------------------ O-5

    pub(crate) fn ransom(&mut self, seat: Seat, site: Site, cx: Told<'_, '_>) {
        let Some(here) = self.board.place(seat).site() else { return };
        let next = self.board.next_slot(here).and_then(|slot| self.board.row(here).get(slot));
        if let Some(next) = next {
            let amount = u16::from(self.board.options.ransom);
            self.board.take_glory(seat, amount, Source::Ransoms);
            self.board.add_glory(next.placer, amount, Source::Ransoms);
            cx.tell(Event::Ransomed { seat, to: next.placer, amount });
        }
        self.travel(seat, site, cx);
        cx.tell(Event::Moved { seat, site });
    }
}
