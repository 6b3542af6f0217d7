//! Why not: the rule that speaks against a click.

use table::{Illegal, Rule, Seat};

use crate::{
    action::{Action, Deed, Good},
    board::{Pending, Place, Site},
    flow::Question,
    state::State,
};

impl State {
    /// The rule that forbids an action which is not legal here.
    pub(crate) fn refusal(&self, seat: Seat, question: Question, action: Action) -> Illegal {
        match (question, action) {
            (Question::Play, _) => self.refused_play(seat, action),
            (Question::Deed | Question::Honour | Question::Swift, Action::Peek(..)) => {
                Rule("O-3").forbids("cg-refused-no-cheating")
            }
            (Question::Deed | Question::Swift, Action::Deed(deed)) => self.refused_deed(seat, deed),
            (Question::Honour, Action::Deed(_)) => Rule("H-9").forbids("cg-refused-honour"),
            (Question::Bid, Action::Bid(_)) => Rule("B-2").forbids("cg-refused-bid"),
            (Question::Bid, Action::Match) => Rule("B-3").forbids("cg-refused-nothing-to-match"),
            (Question::Bid, Action::Hire | Action::HireFree) => Rule("A-5").forbids("cg-refused-hire"),
            (Question::Bid, Action::Pass) => Rule("B-1").forbids("cg-refused-must-bid"),
            (_, Action::Rage) => Rule("H-1").forbids("cg-refused-rage"),
            (Question::Name, _) => Rule("R-1").forbids("cg-refused-name"),
            (Question::Lay, Action::Lay(_)) if self.board.contest.duel => {
                Rule("D-3").forbids("cg-refused-lay-on-a-hero")
            }
            (Question::Lay, Action::Lay(card) | Action::LayOn(card, _)) if self.hand(seat).has(card) => {
                Rule("R-2").forbids("cg-refused-lay")
            }
            (Question::Lay, Action::Lay(_) | Action::LayOn(..)) => Rule("R-2").forbids("cg-refused-not-held"),
            (Question::Draft, _) => self.refused_draft(action),
            (Question::Talk, Action::Alliance) => Rule("L-3").forbids("cg-refused-no-allies"),
            (Question::Talk, _) => Rule("L-1").forbids("cg-refused-talk"),
            (Question::Answer, Action::Yes) => Rule("L-2").forbids("cg-refused-cannot-give"),
            (Question::Answer, _) => Rule("L-1").forbids("cg-refused-answer"),
            (Question::Pick(_), _) => Rule("L-2").forbids("cg-refused-pick"),
            (Question::Enter, _) => Rule("S-7").forbids("cg-refused-enter"),
            (Question::FirstChallenge, _) => Rule("S-4").forbids("cg-refused-first-challenge"),
            (Question::Swap | Question::AnswerSwap(_), _) => Rule("S-1").forbids("cg-refused-swap"),
            (Question::BreakLoot | Question::BreakSettlement | Question::BreakTreaty | Question::Stop, _) => {
                Rule("H-6").forbids("cg-refused-sermon")
            }
            (Question::Draw | Question::Accuse, _) => Rule("O-3").forbids("cg-refused-no-cheating"),
            (Question::Choice, _) => Rule("P-4").forbids("cg-refused-choice"),
            _ => Rule("Y-1").forbids("cg-refused-not-now"),
        }
    }

    fn refused_play(&self, seat: Seat, action: Action) -> Illegal {
        let hand = self.hand(seat);
        match action {
            Action::Challenge(card, site) if hand.has(card) && card.is_challenge() => {
                if !self.board.on_table.has(site) {
                    Rule("C-4").forbids("cg-refused-no-such-adventure")
                } else if self.board.row(site).owner == Some(seat) {
                    Rule("C-6").forbids("cg-refused-own-adventure")
                } else if self.board.place(seat) == Place::At(site) {
                    Rule("C-7").forbids("cg-refused-own-hero-there")
                } else {
                    Rule("C-5").forbids("cg-refused-no-room")
                }
            }
            Action::Adventure(card) | Action::Challenge(card, _) | Action::Special(card)
                if hand.has(card) =>
            {
                Rule("C-10").forbids("cg-refused-not-in-card-phase")
            }
            Action::Lay(_) | Action::LayOn(..) => Rule("C-10").forbids("cg-refused-not-in-card-phase"),
            Action::Turn(_) => Rule("C-9").forbids("cg-refused-no-such-object"),
            Action::Adventure(_) | Action::Challenge(..) | Action::Special(_) => {
                Rule("C-1").forbids("cg-refused-not-held")
            }
            _ => Rule("C-1").forbids("cg-refused-not-now"),
        }
    }

    fn refused_deed(&self, seat: Seat, deed: Deed) -> Illegal {
        let place = self.board.place(seat);
        if matches!(place, Place::Expelled { .. }) {
            return Rule("A-3").forbids("cg-refused-expelled");
        }
        let here = place.site();
        let row_empty = here.is_none_or(|site| self.board.row(site).is_empty());
        match deed {
            Deed::Move(site) | Deed::Return(site) | Deed::Ransom(site) if !self.board.on_table.has(site) => {
                Rule("A-2").forbids("cg-refused-no-such-adventure")
            }
            Deed::Move(_) if here.is_none() && self.board.fresh.has(seat) => {
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

    fn refused_draft(&self, action: Action) -> Illegal {
        let draft = &self.secrets.draft;
        let pending = draft.pending;
        match action {
            Action::Choose(_) | Action::Good(Good::Card) if matches!(pending, Pending::Between(from, _) | Pending::Kind(from, _, _) if from != draft.proposer) => {
                Rule("L-2").forbids("cg-refused-name-only-own")
            }
            Action::Amount(_) => Rule("L-2").forbids("cg-refused-too-much"),
            Action::Good(_) | Action::Between(..) | Action::Choose(_) | Action::Spot(..) => {
                Rule("L-2").forbids("cg-refused-not-tradable")
            }
            Action::Invite(_) => Rule("L-3").forbids("cg-refused-invite"),
            Action::Share(_) | Action::Heir(_) => Rule("L-8").forbids("cg-refused-terms"),
            Action::Submit => Rule("L-1").forbids("cg-refused-incomplete"),
            _ => Rule("L-1").forbids("cg-refused-talk"),
        }
    }

    /// Where a hero stands, if he does.
    pub fn site_of(&self, seat: Seat) -> Option<Site> {
        self.board.place(seat).site()
    }
}
