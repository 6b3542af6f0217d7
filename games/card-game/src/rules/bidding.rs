//! B – Bidding.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, during, expect},
    worded,
};

use crate::{
    action::Action,
    board::{Board, Contest, Outcome},
    cards::op::Boon,
    content::Ability,
    event::{Event, Told},
    lexicon::Lexicon,
    rules::sequence::CONTEST,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// B-1 to B-5: how much do they bid?
    pub struct Bid { seat: Seat } = "bid"
}

impl Decision<State> for Bid {
    const RULE: Rule = Rule("B-2");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let contest = &state.board.contest;
        let Some(side) = contest.side(seat) else { return };
        out.push(Action::Withdraw);
        if contest.bids[usize::from(1 - side)] > 0 {
            out.push(Action::Match);
        }
        out.extend((state.least_bid(side)..=state.bid_cap()).map(Action::Bid));
        if let Some(cost) = state.ally_cost(seat) {
            out.extend((state.board.gp(seat) > cost).then_some(Action::Hire));
            out.extend(state.can(seat, Ability::Brotherhood).then_some(Action::HireFree));
        }
        out.extend(state.may_rage(seat).then_some(Action::Rage));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            // They are asked again.
            Action::Rage => return state.rage(seat, cx),
            _ => state.flow.pop(),
        }
        match action {
            Action::Match => state.match_bid(seat, cx),
            Action::Bid(amount) => state.bid(seat, amount, cx),
            Action::Withdraw => state.withdraw(seat, cx),
            Action::Hire => state.hire(seat, false, cx),
            Action::HireFree => state.hire(seat, true, cx),
            _ => {}
        }
    }

    fn why_not(self, _: &State, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Bid(_) => Self::RULE.forbids("cg-refused-bid"),
            Action::Match => Rule("B-3").forbids("cg-refused-nothing-to-match"),
            Action::Hire | Action::HireFree => Rule("A-5").forbids("cg-refused-hire"),
            Action::Pass => Rule("B-1").forbids("cg-refused-must-bid"),
            _ => Rule("Y-1").forbids("cg-refused-not-now"),
        }
    }

    fn prompt(self, view: &View) -> Phrase {
        let Contest { sides, bids, .. } = view.board.contest;
        let own = usize::from(sides[1] == self.seat);
        let phrase = Phrase::new("cg-ask-bid").with("against", view.opposed());
        phrase.with("mine", bids[own]).with("theirs", bids[1 - own]).with("other", sides[1 - own])
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.bids_in_contest(self.seat, const { during(CONTEST, "bids") })
    }
}

impl State {
    /// Whether a decision of one of the bidders stands in its step of a contest that is open.
    pub(super) fn bids_in_contest(&self, seat: Seat, step: u8) -> Fits {
        let contest = &self.board.contest;
        let bids = contest.sides.contains(&seat) && contest.outcome == Outcome::Open;
        expect(bids, "a bidder of a contest that is open")?;
        self.in_contest(step)
    }

    /// B-1, D-1: who opens. Who would open and need not leaves it to the other.
    pub(crate) fn bidding(&mut self, _: Told<'_, '_>) {
        let contest = &self.board.contest;
        let first = usize::from(contest.duel && self.board.options.challenged_opens);
        let yields = |side: usize| self.has_boon(contest.sides[side], Boon::OtherOpens);
        let opener = if yields(first) && !yields(1 - first) { 1 - first } else { first };
        let seat = contest.sides[opener];
        self.flow.push(Bid { seat });
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

    /// B-3
    fn match_bid(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(side) = self.board.contest.side(seat) else { return };
        let amount = self.board.contest.bids[usize::from(1 - side)];
        self.board.contest.bids[usize::from(side)] = amount;
        cx.tell(Event::Matched { seat, amount });
    }

    /// B-4
    fn bid(&mut self, seat: Seat, amount: u16, cx: Told<'_, '_>) {
        let Some(side) = self.board.contest.side(seat) else { return };
        self.board.contest.bids[usize::from(side)] = amount;
        cx.tell(Event::Bid { seat, amount });
        let other = self.board.contest.sides[usize::from(1 - side)];
        self.flow.push(Bid { seat: other });
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
