//! R – Resolution.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::{Action, Share},
    board::{Alliance, Contest, Figure, Outcome},
    cards::op::{Boon, Feat, Sway},
    content::{Ability, Attribute, Card},
    event::Event,
    flow::{Frame, Question},
    set::CardSet,
    state::{State, Told},
};

impl State {
    fn undecided(&self) -> bool {
        self.board.contest.outcome == Outcome::Open
    }

    /// D-2: in a duel the challenged names, unless an object of the challenger says otherwise.
    fn namer(&self) -> Seat {
        let contest = &self.board.contest;
        let challenged = contest.duel && !self.has_boon(contest.sides[0], Boon::NameAttribute);
        contest.sides[usize::from(challenged)]
    }

    /// a contest already one of Strength with a single figure leaves no choice.
    pub(crate) fn name_attribute(&mut self, cx: Told<'_, '_>) {
        if !self.undecided() {
            return;
        }
        let namer = self.namer();
        let mut figures = self.figures();
        match (figures.next(), figures.next()) {
            (Some(figure), None) if self.board.contest.raged => {
                drop(figures);
                self.name(namer, Attribute::Strength, figure, cx);
            }
            _ => {
                drop(figures);
                self.ask(namer, Question::Name);
            }
        }
    }

    /// L-4, D-7
    pub(crate) fn figures(&self) -> impl Iterator<Item = Figure> + '_ {
        let contest = &self.board.contest;
        let active = contest.sides[0];
        let heroes = if contest.duel { Seats::NONE } else { self.board.partners(active) };
        let allies = if contest.duel { CardSet::EMPTY } else { self.board.allies[active.index()] };
        heroes.with(active).iter().map(Figure::Hero).chain(allies.iter().map(Figure::Ally))
    }

    pub(crate) fn legal_name(&self, seat: Seat, out: &mut Vec<Action>) {
        let named = if self.board.contest.raged { &Attribute::ALL[..1] } else { &Attribute::ALL[..] };
        for &attribute in named {
            out.extend(self.figures().map(|figure| Action::Name(attribute, figure)));
        }
        if self.may_rage(seat) {
            out.push(Action::Rage);
        }
    }

    fn name(&mut self, seat: Seat, attribute: Attribute, figure: Figure, cx: Told<'_, '_>) {
        self.board.contest.attribute = Some(attribute);
        self.board.contest.figure = figure;
        cx.tell(Event::Named { seat, attribute, figure });
    }

    pub(crate) fn play_name(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if let Action::Name(attribute, figure) = action {
            self.name(seat, attribute, figure, cx);
        } else {
            self.rage(seat, cx);
            self.name_attribute(cx);
        }
    }

    // ------------------------------------------------------------

    pub(crate) fn lay_cards(&mut self, _: Told<'_, '_>) {
        if self.undecided() {
            self.ask(self.board.contest.sides[0], Question::Lay);
        }
    }

    /// the hero's player, the placer, the partners clockwise.
    pub(crate) fn layers(&self) -> Seats {
        let contest = &self.board.contest;
        let partners = if contest.duel { Seats::NONE } else { self.board.partners(contest.sides[0]) };
        partners.with(contest.sides[0]).with(contest.sides[1])
    }

    fn next_layer(&self, seat: Seat) -> Seat {
        let sides = self.board.contest.sides;
        let partners = self.layers().without(sides[0]).without(sides[1]);
        let after = if seat == sides[0] { return sides[1] } else { seat };
        let from = if seat == sides[1] { sides[0] } else { after };
        // Clockwise from the active player; past him the round starts again.
        let distance = |other: Seat| (other.0 + self.board.seats - sides[0].0) % self.board.seats;
        let later = |other: &Seat| from == sides[0] || distance(*other) > distance(from);
        partners.iter().filter(later).min_by_key(|&other| distance(other)).unwrap_or(sides[0])
    }

    /// whether an object of the other bidder stops him.
    pub(crate) fn may_lay(&self, seat: Seat) -> bool {
        let contest = &self.board.contest;
        let Some(side) = contest.side(seat) else { return true };
        let laid = contest.laid_by(seat);
        let room = usize::from(contest.count) < contest.laid.len();
        room && self.boons(contest.sides[usize::from(1 - side)]).all(|boon| match boon {
            Boon::LayAtMost(most) => laid < *most,
            _ => true,
        })
    }

    pub(crate) fn legal_lay(&self, seat: Seat, out: &mut Vec<Action>) {
        let contest = &self.board.contest;
        out.push(Action::Pass);
        if self.may_lay(seat) {
            let hand = self.hand(seat);
            if contest.duel {
                let mut heroes = contest.sides;
                heroes.sort_unstable();
                hand.iter().for_each(|card| out.extend(heroes.map(|hero| Action::LayOn(card, hero))));
            } else {
                out.extend(hand.iter().map(Action::Lay));
            }
        }
        if self.may_rage(seat) {
            out.push(Action::Rage);
        }
    }

    pub(crate) fn lay(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let (card, on) = match action {
            Action::Lay(card) => (card, None),
            Action::LayOn(card, hero) => (card, Some(hero)),
            Action::Rage => {
                self.rage(seat, cx);
                self.ask(seat, Question::Lay);
                return;
            }
            _ => {
                self.board.contest.passes += 1;
                cx.tell(Event::Passed { seat });
                if self.board.contest.passes < self.layers().len() {
                    self.ask(self.next_layer(seat), Question::Lay);
                }
                return;
            }
        };
        let contest = &mut self.board.contest;
        let side = on.and_then(|hero| contest.side(hero)).unwrap_or(0);
        contest.laid[usize::from(contest.count)] = seat.0 | side << 4;
        self.secrets.laid[usize::from(contest.count)] = card;
        contest.count += 1;
        contest.passes = 0;
        self.secrets.hands[seat.index()].remove(card);
        self.board.busy = true;
        cx.tell(Event::Laid { seat, on, card });
        self.ask(self.next_layer(seat), Question::Lay);
    }

    // ------------------------------------------------------------

    /// all are turned up; those that change the attribute apply in the order laid, unless Rage is final.
    pub(crate) fn reveal(&mut self, cx: Told<'_, '_>) {
        if !self.undecided() {
            return;
        }
        if self.board.contest.count > 0 {
            cx.seal();
        }
        self.board.contest.revealed = true;
        self.board.contest.cancelled = self.cancelled();
        for at in 0..self.board.contest.count {
            let contest = &self.board.contest;
            let cancelled = contest.cancelled >> at & 1 == 1;
            let (seat, card) = (contest.layer(at), self.secrets.laid[usize::from(at)]);
            self.tell(Event::Shown { seat, card, cancelled }, cx);
        }
        let Some(named) = self.board.contest.attribute else { return };
        let attribute = if self.board.contest.raged { Attribute::Strength } else { self.swayed(named) };
        if attribute != named {
            self.board.contest.attribute = Some(attribute);
            cx.tell(Event::Became { attribute });
        }
    }

    /// R-4, D-4: strictly higher, or at equal values where a card says so.
    pub(crate) fn compare(&mut self, cx: Told<'_, '_>) {
        if !self.undecided() {
            return;
        }
        if self.laid_sways().any(|(_, sway)| *sway == Sway::CallOff) {
            self.board.contest.outcome = Outcome::CalledOff;
            cx.tell(Event::CalledOff);
            return;
        }
        let (value, against) = self.values();
        cx.tell(Event::Compared { value, against });
        let higher = value > against || (value == against && self.wins_ties());
        self.board.contest.outcome = Outcome::Won(u8::from(!higher));
    }

    // ------------------------------------------------------------

    /// bids move.
    pub(crate) fn move_bids(&mut self, cx: Told<'_, '_>) {
        let Contest { sides, bids, outcome, .. } = self.board.contest;
        let before = self.board.gp(sides[0]);
        match outcome {
            Outcome::Won(side) => {
                let [winner, loser] = [sides[usize::from(side)], sides[usize::from(1 - side)]];
                let (saved, spoils) = self.saved_and_spoils(side);
                let stake = bids[usize::from(1 - side)];
                self.pay(loser, winner, stake.saturating_sub(saved), cx);
                self.pay_down_to_one(loser, winner, spoils, cx);
            }
            Outcome::Withdrawn(side) => {
                let [payer, other] = [sides[usize::from(side)], sides[usize::from(1 - side)]];
                let cost = self.withdrawal_cost(side);
                if self.board.options.stake_to_bank {
                    self.pay_bank(payer, cost, cx);
                } else {
                    self.pay(payer, other, cost, cx);
                }
            }
            Outcome::Open | Outcome::CalledOff => {}
        }
        self.board.contest.net = self.board.gp(sides[0]) as i16 - before as i16;
    }

    /// R-4, B-6: the challenge is discarded, or stays face up. It holds who failed, and nothing else is
    /// remembered.
    pub(crate) fn settle_challenge(&mut self, cx: Told<'_, '_>) {
        let Contest { duel: false, site, slot, card, sides, outcome, .. } = self.board.contest else {
            return;
        };
        if outcome.winner() == Some(0) {
            self.board.triumph = true;
            self.lift_challenge(site, slot);
            cx.tell(Event::Beaten { seat: sides[0], card });
            match self.trophy() {
                Some(seat) => self.keep(seat, card, cx),
                None => self.board.discard.insert(card),
            }
        } else {
            self.board.failed = true;
            if self.board.options.rehide {
                self.board.rows[site.index()].get_mut(slot).face = None;
            }
            cx.tell(Event::Held { seat: sides[1], card });
        }
    }

    /// A card that lay open goes into a hand.
    fn keep(&mut self, seat: Seat, card: Card, cx: Told<'_, '_>) {
        self.secrets.hands[seat.index()].insert(card);
        self.tell(Event::Kept { seat, card }, cx);
    }

    ///
    pub(crate) fn discard_laid(&mut self, cx: Told<'_, '_>) {
        for at in 0..self.board.contest.count {
            let card = self.secrets.laid[usize::from(at)];
            if self.returns(at) {
                self.keep(self.board.contest.layer(at), card, cx);
            } else {
                self.board.discard.insert(card);
            }
        }
    }

    // ------------------------------------------------------------ L-5

    /// The alliance that settles this contest: only challenges are shared.
    fn settling(&self) -> Option<Alliance> {
        let contest = &self.board.contest;
        self.board.alliance(contest.sides[0]).copied().filter(|_| !contest.duel && contest.net != 0)
    }

    /// L-5: who owes whom how much in it.
    fn owed(&self, alliance: &Alliance, partner: Seat) -> (Seat, Seat, u16) {
        let Contest { sides: [active, _], net, .. } = self.board.contest;
        let amount = net.unsigned_abs();
        let (payer, payee, share) =
            if net > 0 { (active, partner, Share::Gains) } else { (partner, active, Share::Losses) };
        let released = alliance.broken && self.ability(payer) == Ability::Sermon;
        let part = if released { 0 } else { alliance.terms.part(share, partner, amount) };
        // A partner pays down to 1 GP.
        let most = if payer == partner { self.board.gp(payer).saturating_sub(1) } else { part };
        (payer, payee, part.min(most))
    }

    /// H-6: the Priest is asked when he owes.
    pub(crate) fn may_break_settlement(&mut self, _: Told<'_, '_>) {
        let (Some(alliance), Some(priest)) = (self.settling(), self.priest()) else { return };
        let partners = alliance.members.without(self.board.contest.sides[0]);
        let owes = |partner: Seat| {
            let (payer, _, part) = self.owed(&alliance, partner);
            payer == priest && part > 0
        };
        if partners.iter().any(owes) {
            self.ask(priest, Question::BreakSettlement);
        }
    }

    pub(crate) fn break_settlement(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if action != Action::Sermon {
            return;
        }
        self.spend(seat);
        if let Some(alliance) = self.board.alliances.iter_mut().find(|a| a.members.has(seat)) {
            alliance.broken = true;
        }
        cx.tell(Event::Broke { seat });
    }

    /// L-5: before any elimination; a partner pays at most down to 1 GP.
    pub(crate) fn settle_alliance(&mut self, cx: Told<'_, '_>) {
        let Some(alliance) = self.settling() else { return };
        for partner in alliance.members.without(self.board.contest.sides[0]).iter() {
            let (payer, payee, part) = self.owed(&alliance, partner);
            self.pay(payer, payee, part, cx);
        }
    }

    // ------------------------------------------------------------ afterwards

    pub(crate) fn after_result(&mut self, _: Told<'_, '_>) {
        if self.board.contest.count > 0 && matches!(self.board.contest.outcome, Outcome::Won(_)) {
            self.flow.push(Frame::Aftermath { at: 0 });
        }
    }

    pub(crate) fn after_feat(&mut self, _: Told<'_, '_>) {
        let Contest { duel, sides, outcome, .. } = self.board.contest;
        let (seat, feat) = match (duel, outcome) {
            (true, _) => match outcome.winner() {
                Some(side) => (sides[usize::from(side)], Feat::WinsDuel),
                None => return,
            },
            (false, Outcome::Won(0) | Outcome::Withdrawn(1)) => (sides[0], Feat::Beats),
            (false, Outcome::Won(_)) => (sides[1], Feat::Holds),
            _ => return,
        };
        self.flow.push(Frame::Feat { seat, feat, from: 0 });
    }

    /// effects outstanding until a contest of their owner's hero is over.
    pub(crate) fn end_contest_effects(&mut self, _: Told<'_, '_>) {
        let Contest { duel, sides, .. } = self.board.contest;
        for &seat in &sides[..=usize::from(duel)] {
            self.end_next_contest(seat);
        }
        self.secrets.laid[..usize::from(self.board.contest.count)].fill(Card(0));
        self.board.contest = Contest::NONE;
    }
}
