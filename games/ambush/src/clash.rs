//! C The clash: one band strikes another.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, Sequence, expect},
    worded,
};

use super::{
    Action, Ambush, Board, Card, Event, Plan, View,
    flow::{Frame, Told},
    notation::Lexicon,
    size,
};

/// C The clash.
pub(super) const CLASH: Sequence<Ambush> = &[
    (Rule("C-1"), "shield", Ambush::ask_for_a_shield),
    (Rule("C-2"), "feint", Ambush::ask_for_a_feint),
    (Rule("C-3"), "roll", Ambush::roll),
];

worded! {
    Lexicon:
    /// C-1, C-2 Will they answer with this card?
    pub struct Window { seat: Seat, card: Card } = "window"
}

impl Decision<Ambush> for Window {
    const RULE: Rule = Rule("C-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, ambush: &Ambush, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Decline);
        if ambush.holds(seat, self.card) {
            out.push(Action::Answer(self.card));
        }
    }

    fn answer(self, ambush: &mut Ambush, seat: Seat, action: Action, cx: Told<'_, '_>) {
        ambush.flow.pop();
        let Action::Answer(card) = action else { return };
        ambush.discard(seat, card);
        cx.seal();
        cx.tell(Event::Answered { seat, card });
        if let Some(Frame::Clash { shielded, .. }) = ambush.flow.top_mut() {
            *shielded = !*shielded;
        }
    }

    fn why_not(self, _: &Ambush, _: Seat, action: Action) -> Illegal {
        let held = action != Action::Answer(self.card);
        Self::RULE.forbids(if held { "ambush-refused-answer" } else { "ambush-refused-not-held" })
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("ambush-ask-answer").with("card", self.card.key())
    }

    /// The target shields itself, then the striker feints.
    fn fits(self, ambush: &Ambush, _: bool) -> Fits {
        let Some(Frame::Clash { step, striker, target, shielded }) = ambush.flow.under() else {
            return Err("a clash around the window");
        };
        let asked = match step {
            1 => (target, Card::Shield, false),
            _ => (striker, Card::Feint, true),
        };
        expect(
            (1..=2).contains(&step) && asked == (self.seat, self.card, shielded),
            "a window that fits its clash",
        )
    }
}

impl Ambush {
    /// C-1 The number of cards in a hand is open; what they are is not.
    fn ask_for_a_shield(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Clash { target, .. }) = self.flow.top() {
            self.ask(target, Card::Shield);
        }
    }

    /// C-2
    fn ask_for_a_feint(&mut self, _: Told<'_, '_>) {
        if let Some(Frame::Clash { striker, shielded: true, .. }) = self.flow.top()
            && self.board.agreed.options.feints
        {
            self.ask(striker, Card::Feint);
        }
    }

    fn ask(&mut self, seat: Seat, card: Card) {
        if size(self.secrets.hands[seat.index()]) > 0 {
            self.flow.push(Window { seat, card });
        }
    }

    /// C-3 One die at a band that lies low or rallies, three at one that is out to strike.
    pub(super) fn dice(&self, target: Seat) -> u8 {
        if matches!(self.board.plans[target.index()], Some(Plan::Strike(_))) { 3 } else { 1 }
    }

    /// C-3, C-4
    fn roll(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Clash { striker, target, shielded, .. }) = self.flow.top() else { return };
        if !shielded {
            let hits = (0..self.dice(target)).filter(|_| cx.below(6) >= 4).count() as u8;
            cx.tell(Event::Rolled { seat: striker, target, hits });
            let men = &mut self.board.men[target.index()];
            *men = men.saturating_sub(hits);
            if *men == 0 {
                cx.tell(Event::Out { seat: target });
                self.discard_hand(target, cx);
            }
        }
        self.board.plans[striker.index()] = Some(Plan::LieLow);
    }

    /// C-4 The band's cards go to the discard.
    pub(super) fn discard_hand(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let cards = core::mem::take(&mut self.secrets.hands[seat.index()]);
        for (discard, cards) in self.board.discard.iter_mut().zip(cards) {
            *discard += cards;
        }
        if size(cards) > 0 {
            cx.tell(Event::Discarded { seat, cards });
        }
    }
}
