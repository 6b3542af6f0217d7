//! B – Bidding.

use alloc::vec::Vec;

use table::Seat;

use crate::{
    action::Action,
    board::Outcome,
    cards::op::Boon,
    content::Ability,
    event::Event,
    flow::Question,
    state::{State, Told},
};

impl State {
    /// B-1, D-1: who opens. Who would open and need not leaves it to the other.
    pub(crate) fn bidding(&mut self, _: Told<'_, '_>) {
        let contest = &self.board.contest;
        let first = usize::from(contest.duel && self.board.options.challenged_opens);
        let yields = |side: usize| self.has_boon(contest.sides[side], Boon::OtherOpens);
        let opener = if yields(first) && !yields(1 - first) { 1 - first } else { first };
        self.ask(contest.sides[opener], Question::Bid);
    }

    /// B-2: the smaller of the two players' GP, or less where the table (O-6) or an object says so.
    pub(crate) fn bid_cap(&self) -> u16 {
        let sides = self.board.contest.sides;
        let cap = self.board.gp(sides[0]).min(self.board.gp(sides[1]));
        let cap = match self.board.options.bid_limit {
            0 => cap,
            limit => cap.min(limit.into()),
        };
        sides.iter().flat_map(|&seat| self.boons(seat)).fold(cap, |cap, boon| match boon {
            Boon::BidCap(most) => cap.min(u16::from(*most)),
            _ => cap,
        })
    }

    /// The least that may be bid now.
    pub(crate) fn least_bid(&self, side: u8) -> u16 {
        let contest = &self.board.contest;
        let other = contest.bids[usize::from(1 - side)];
        if contest.bids != [0, 0] {
            return other + 1;
        }
        let least =
            contest.sides.iter().flat_map(|&seat| self.boons(seat)).fold(1, |least, boon| match boon {
                Boon::OpenAtLeast(amount) => least.max(u16::from(*amount)),
                _ => least,
            });
        least.min(self.bid_cap())
    }

    pub(crate) fn legal_bid(&self, seat: Seat, out: &mut Vec<Action>) {
        let contest = &self.board.contest;
        let Some(side) = contest.side(seat) else { return };
        out.push(Action::Withdraw);
        if contest.bids[usize::from(1 - side)] > 0 {
            out.push(Action::Match);
        }
        out.extend((self.least_bid(side)..=self.bid_cap()).map(Action::Bid));
        if let Some(cost) = self.ally_cost(seat) {
            if self.board.gp(seat) > cost {
                out.push(Action::Hire);
            }
            if self.can(seat, Ability::Brotherhood) {
                out.push(Action::HireFree);
            }
        }
        if self.may_rage(seat) {
            out.push(Action::Rage);
        }
    }

    pub(crate) fn bid(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let Some(side) = self.board.contest.side(seat) else { return };
        let other = self.board.contest.sides[usize::from(1 - side)];
        match action {
            // B-3
            Action::Match => {
                let amount = self.board.contest.bids[usize::from(1 - side)];
                self.board.contest.bids[usize::from(side)] = amount;
                cx.tell(Event::Matched { seat, amount });
            }
            // B-4
            Action::Bid(amount) => {
                self.board.contest.bids[usize::from(side)] = amount;
                cx.tell(Event::Bid { seat, amount });
                self.ask(other, Question::Bid);
            }
            Action::Withdraw => self.withdraw(seat, cx),
            Action::Hire => self.hire(seat, false, cx),
            Action::HireFree => self.hire(seat, true, cx),
            Action::Rage => {
                self.rage(seat, cx);
                self.ask(seat, Question::Bid);
            }
            _ => {}
        }
    }

    /// B-5
    pub(crate) fn withdraw(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(side) = self.board.contest.side(seat) else { return };
        self.board.contest.outcome = Outcome::Withdrawn(side);
        cx.tell(Event::Withdrew { seat, cost: self.withdrawal_cost(side) });
    }

    /// B-5, H-10
    pub(crate) fn withdrawal_cost(&self, side: u8) -> u16 {
        let contest = &self.board.contest;
        let seat = contest.sides[usize::from(side)];
        let bid = contest.bids[usize::from(side)];
        if bid <= 1 && self.ability(seat) == Ability::Swindle {
            return 0;
        }
        self.boons(seat).fold(bid.max(1), |cost, boon| match boon {
            Boon::WithdrawFor(most) => cost.min(u16::from(*most)),
            _ => cost,
        })
    }
}
