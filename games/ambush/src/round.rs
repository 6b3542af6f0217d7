//! R The round: cards, plans in secret, strikes.

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

/// R The round.
pub(super) const ROUND: Sequence<Ambush> = &[
    (Rule("R-1"), "cards", Ambush::draw),
    (Rule("R-2"), "plans", Ambush::ask_for_plans),
    (Rule("R-3"), "reveal", Ambush::reveal),
    (Rule("R-4"), "strikes", Ambush::next_strike),
    (Rule("R-5"), "end", Ambush::next_round),
];

worded! {
    Lexicon:
    /// R-2 Every band that stands, at once.
    pub struct Plans = "plans"
}

impl Decision<Ambush> for Plans {
    const RULE: Rule = Rule("R-2");
    const SEALED: bool = true;

    fn asked(self, board: &Board) -> Seats {
        board.standing_bands()
    }

    fn offer(self, ambush: &Ambush, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Plan(Plan::LieLow));
        if ambush.holds(seat, Card::Rally) {
            out.push(Action::Plan(Plan::Rally));
        }
        let targets = ambush.board.standing_bands().without(seat);
        out.extend(targets.iter().map(|target| Action::Plan(Plan::Strike(target))));
    }

    fn answer(self, ambush: &mut Ambush, seat: Seat, action: Action, _: Told<'_, '_>) {
        let Action::Plan(plan) = action else { return };
        ambush.secrets.sealed[seat.index()] = Some(plan);
        if self.missing(ambush).is_empty() {
            ambush.flow.pop();
        }
    }

    fn why_not(self, _: &Ambush, _: Seat, action: Action) -> Illegal {
        Self::RULE.forbids(match action {
            Action::Plan(Plan::Strike(_)) => "ambush-refused-target",
            Action::Plan(_) => "ambush-refused-no-rally",
            Action::Decline | Action::Answer(_) => "ambush-refused-plan-first",
        })
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("ambush-ask-plan")
    }

    fn fits(self, ambush: &Ambush, _: bool) -> Fits {
        expect(ambush.board.standing_bands().len() > 1, "two bands that plan")?;
        expect(!self.missing(ambush).is_empty(), "a plan that is missing")
    }
}

impl Ambush {
    ///
    fn draw(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Round { round: self.board.round });
        for seat in self.board.standing_bands().iter() {
            self.draw_for(seat, cx);
        }
    }

    ///
    fn ask_for_plans(&mut self, _: Told<'_, '_>) {
        self.flow.push(Plans);
    }

    ///
    fn reveal(&mut self, cx: Told<'_, '_>) {
        cx.seal();
        self.board.plans = self.secrets.sealed;
        self.secrets.sealed = [None; 4];
        for seat in self.board.standing_bands().iter() {
            let Some(plan) = self.board.plans[seat.index()] else { continue };
            cx.tell(Event::Revealed { seat, plan });
            if plan == Plan::Rally {
                self.discard(seat, Card::Rally);
                let men = &mut self.board.men[seat.index()];
                *men = (*men + 1).min(self.board.agreed.options.men);
                cx.tell(Event::Rallied { seat });
            }
        }
    }

    /// R-4 One strike after the other, in seat order: the step is repeated until none is left.
    fn next_strike(&mut self, cx: Told<'_, '_>) {
        let bands = self.board.standing_bands();
        let strike = |seat: Seat| match self.board.plans[seat.index()] {
            Some(Plan::Strike(target)) if bands.has(target) => Some((seat, target)),
            _ => None,
        };
        let Some((striker, target)) = bands.iter().find_map(strike) else { return };
        if let Some(Frame::Round { step }) = self.flow.top_mut() {
            *step -= 1;
        }
        cx.tell(Event::Struck { seat: striker, target, dice: self.dice(target) });
        self.flow.push(Frame::Clash { step: 0, striker, target, shielded: false });
    }

    ///
    fn next_round(&mut self, _: Told<'_, '_>) {
        self.board.plans = [None; 4];
        self.board.round += 1;
        self.flow.pop();
        if self.board.round < self.board.agreed.options.rounds && self.board.standing_bands().len() > 1 {
            self.flow.push(Frame::Round { step: 0 });
        }
    }

    /// T-2 An empty bag takes back the discards.
    pub(super) fn draw_for(&mut self, seat: Seat, cx: Told<'_, '_>) {
        if size(self.bag()) == 0 {
            self.board.discard = [0; 3];
        }
        let bag = self.bag();
        if size(bag) == 0 {
            return;
        }
        let mut nth = cx.below(size(bag).into()) as u8;
        for card in Card::ALL {
            let here = bag[card as usize];
            if nth < here {
                self.secrets.hands[seat.index()][card as usize] += 1;
                return cx.tell(Event::Drew { seat, card });
            }
            nth -= here;
        }
    }

    pub(super) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.secrets.hands[seat.index()][card as usize] > 0
    }
}
