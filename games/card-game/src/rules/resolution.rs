//! R – Resolution: naming, laying and comparing.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Private, Rule, Seat, Seats,
    flow::{Decision, Fits, during, expect},
    worded,
};

use super::sequence::CONTEST;
use crate::{
    action::Action,
    board::{Board, Figure, Outcome},
    cards::op::{Boon, Sway},
    content::{Attribute, Card},
    event::{Event, Sums, Told},
    lexicon::Lexicon,
    set::CardSet,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// R-1, D-2: which attribute counts, and whose?
    pub struct Name { seat: Seat } = "name"
}

impl Decision<State> for Name {
    const RULE: Rule = Rule("R-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    /// A contest already one of Strength with a single figure leaves no choice.
    fn idle(self, state: &State) -> bool {
        state.board.contest.raged && state.figures().count() == 1
    }

    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        state.flow.pop();
        let figure = state.figures().next();
        if let Some(figure) = figure {
            state.name(self.seat, Attribute::Strength, figure, cx);
        }
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let named = if state.board.contest.raged { &Attribute::ALL[..1] } else { &Attribute::ALL[..] };
        for &attribute in named {
            out.extend(state.figures().map(|figure| Action::Name(attribute, figure)));
        }
        out.extend(state.may_rage(seat).then_some(Action::Rage));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if let Action::Name(attribute, figure) = action {
            state.flow.pop();
            state.name(seat, attribute, figure, cx);
        } else {
            // They name afterwards.
            state.rage(seat, cx);
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-name")
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("cg-ask-name").with("against", view.opposed())
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.bids_in_contest(self.seat, const { during(CONTEST, "name") })
    }
}

worded! {
    Lexicon:
    /// R-2, D-3: do they lay a card?
    pub struct Lay { seat: Seat } = "lay"
}

impl Decision<State> for Lay {
    const RULE: Rule = Rule("R-2");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let contest = &state.board.contest;
        out.push(Action::Pass);
        if state.may_lay(seat) {
            let hand = state.hand(seat);
            if contest.duel {
                let mut heroes = contest.sides;
                heroes.sort_unstable();
                hand.iter().for_each(|card| out.extend(heroes.map(|hero| Action::LayOn(card, hero))));
            } else {
                out.extend(hand.iter().map(Action::Lay));
            }
        }
        out.extend(state.may_rage(seat).then_some(Action::Rage));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Lay(card) => state.lay(seat, card, None, cx),
            Action::LayOn(card, hero) => state.lay(seat, card, Some(hero), cx),
            // They are asked again.
            Action::Rage => state.rage(seat, cx),
            _ => state.lay_nothing(seat, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Lay(_) if state.board.contest.duel => Rule("D-3").forbids("cg-refused-lay-on-a-hero"),
            Action::Lay(card) | Action::LayOn(card, _) if state.hand(seat).has(card) => {
                Self::RULE.forbids("cg-refused-lay")
            }
            Action::Lay(_) | Action::LayOn(..) => Self::RULE.forbids("cg-refused-not-held"),
            _ => Rule("Y-1").forbids("cg-refused-not-now"),
        }
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("cg-ask-lay").with("count", view.board.contest.count)
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Pass).then_some("cg-offer-pass")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        let contest = &state.board.contest;
        let open = contest.outcome == Outcome::Open && contest.attribute.is_some();
        expect(open && state.layers().has(self.seat), "somebody who may lay in a contest that is open")?;
        state.in_contest(const { during(CONTEST, "lay") })
    }
}

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

    ///
    pub(crate) fn name_attribute(&mut self, _: Told<'_, '_>) {
        if self.undecided() {
            self.flow.push(Name { seat: self.namer() });
        }
    }

    /// L-4, D-7
    fn figures(&self) -> impl Iterator<Item = Figure> + '_ {
        let contest = &self.board.contest;
        let active = contest.sides[0];
        let heroes = if contest.duel { Seats::NONE } else { self.board.partners(active) };
        let allies = if contest.duel { CardSet::NONE } else { self.board.allies[active.index()] };
        heroes.with(active).iter().map(Figure::Hero).chain(allies.iter().map(Figure::Ally))
    }

    fn name(&mut self, seat: Seat, attribute: Attribute, figure: Figure, cx: Told<'_, '_>) {
        self.board.contest.attribute = Some(attribute);
        self.board.contest.figure = figure;
        cx.tell(Event::Named { seat, attribute, figure });
    }

    // ------------------------------------------------------------

    pub(crate) fn lay_cards(&mut self, _: Told<'_, '_>) {
        if self.undecided() {
            self.flow.push(Lay { seat: self.board.contest.sides[0] });
        }
    }

    /// the hero's player, the placer, the partners clockwise.
    fn layers(&self) -> Seats {
        let contest = &self.board.contest;
        let partners = if contest.duel { Seats::NONE } else { self.board.partners(contest.sides[0]) };
        partners.with(contest.sides[0]).with(contest.sides[1])
    }

    fn next_layer(&self, seat: Seat) -> Seat {
        let sides = self.board.contest.sides;
        let partners = self.layers().without(sides[0]).without(sides[1]);
        let after = if seat == sides[0] { return sides[1] } else { seat };
        let from = if seat == sides[1] { sides[0] } else { after };
        // Clockwise from the active player; past them the round starts again.
        let distance = |other: Seat| (other.0 + self.board.seats - sides[0].0) % self.board.seats;
        let later = |other: &Seat| from == sides[0] || distance(*other) > distance(from);
        partners.iter().filter(later).min_by_key(|&other| distance(other)).unwrap_or(sides[0])
    }

    /// whether an object of the other bidder stops them.
    fn may_lay(&self, seat: Seat) -> bool {
        let contest = &self.board.contest;
        let Some(side) = contest.side(seat) else { return true };
        let laid = contest.laid_by(seat);
        let room = usize::from(contest.count) < contest.laid.len();
        room && self.boons(contest.sides[usize::from(1 - side)]).all(|boon| match boon {
            Boon::LayAtMost(most) => laid < *most,
            _ => true,
        })
    }

    fn lay(&mut self, seat: Seat, card: Card, on: Option<Seat>, cx: Told<'_, '_>) {
        let contest = &mut self.board.contest;
        let side = on.and_then(|hero| contest.side(hero)).unwrap_or(0);
        contest.laid[usize::from(contest.count)] = seat.0 | side << 4;
        self.secrets.laid[usize::from(contest.count)] = card;
        contest.count += 1;
        contest.passes = 0;
        self.secrets.hands[seat.index()].remove(card);
        self.board.busy = true;
        cx.tell(Event::Laid { seat, on, card: Private::of(seat, card) });
        self.flow.replace(Lay { seat: self.next_layer(seat) });
    }

    /// it ends when all have passed in a row.
    fn lay_nothing(&mut self, seat: Seat, cx: Told<'_, '_>) {
        self.board.contest.passes += 1;
        cx.tell(Event::Passed { seat });
        if self.board.contest.passes < self.layers().len() {
            self.flow.replace(Lay { seat: self.next_layer(seat) });
        } else {
            self.flow.pop();
        }
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
        self.board.contest.compared = Some((value, against));
        let ties = self.tie_winner();
        let sums = if cx.listens() { self.sums() } else { Sums::default() };
        cx.tell(Event::Compared { value, against, duel: self.board.contest.duel, sums, ties });
        let higher = value > against || (value == against && ties.is_some());
        self.board.contest.outcome = Outcome::Won(u8::from(!higher));
    }
}
