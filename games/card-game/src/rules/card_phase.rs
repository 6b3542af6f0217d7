//! C – Card phase.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits},
    worded,
};

use crate::{
    action::Action,
    board::{Board, Place, Site, Sites},
    cards::{Ops, Part, op::Timing},
    content::Card,
    event::{Event, Phase, Told},
    flow::Frame,
    lexicon::Lexicon,
    rules::{InOrder, Round},
    score::Source,
    set,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// C-1, C-2: which card do they play?
    pub struct Play { seat: Seat } = "play"
}

impl Decision<State> for Play {
    const RULE: Rule = Rule("C-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state.hand(seat);
        out.push(Action::Pass);
        out.extend(hand.iter().filter(|card| card.is_adventure()).map(Action::Adventure));
        let challenges = hand.and(set::CHALLENGES);
        if !challenges.is_empty() {
            let may = |&site: &Site| state.may_challenge(seat, site);
            let sites: Sites = state.board.on_table.iter().filter(may).collect();
            for card in challenges.iter() {
                out.extend(sites.iter().map(|site| Action::Challenge(card, site)));
            }
        }
        out.extend(state.secrets.objects[seat.index()].iter().map(Action::Turn));
        out.extend(hand.iter().filter(|&card| state.is_for_card_phase(card)).map(Action::Special));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        state.play_card(seat, action, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        let hand = state.hand(seat);
        match action {
            Action::Challenge(card, site) if hand.has(card) && card.is_challenge() => {
                state.refused_challenge(seat, site)
            }
            Action::Adventure(card) | Action::Challenge(card, _) | Action::Special(card)
                if hand.has(card) =>
            {
                Rule("C-10").forbids("cg-refused-not-in-card-phase")
            }
            Action::Lay(_) | Action::LayOn(..) => Rule("C-10").forbids("cg-refused-not-in-card-phase"),
            Action::Turn(_) => Rule("C-9").forbids("cg-refused-no-such-object"),
            Action::Adventure(_) | Action::Challenge(..) | Action::Special(_) => {
                Self::RULE.forbids("cg-refused-not-held")
            }
            _ => Self::RULE.forbids("cg-refused-not-now"),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-play")
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Pass).then_some("cg-offer-pass")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_round(InOrder::FirstPlays).or_else(|_| state.in_round(InOrder::Plays))
    }
}

impl State {
    /// C-1
    pub(crate) fn first_plays(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Phase { phase: Phase::Cards, cycle: self.board.cycle });
        self.in_order(InOrder::FirstPlays);
    }

    /// C-2
    pub(crate) fn further_plays(&mut self, _: Told<'_, '_>) {
        self.in_order(InOrder::Plays);
    }

    /// C-5, C-6, C-7
    fn may_challenge(&self, seat: Seat, site: Site) -> bool {
        self.board.row(site).owner != Some(seat)
            && self.board.place(seat) != Place::At(site)
            && self.has_room(site)
    }

    /// C-10: a special that says it is played now.
    fn is_for_card_phase(&self, card: Card) -> bool {
        card.is_special() && self.cards.special(card).effect.timing() == Timing::CardPhase
    }

    fn refused_challenge(&self, seat: Seat, site: Site) -> Illegal {
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

    fn play_card(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let hand = &mut self.secrets.hands[seat.index()];
        self.board.busy |= action != Action::Pass;
        match action {
            // C-3
            Action::Adventure(card) => {
                hand.remove(card);
                self.open_site(seat, card);
                self.tell(Event::PlayedAdventure { seat, card }, cx);
                self.gain(seat, 1, Source::Cards, cx);
            }
            // C-4
            Action::Challenge(card, site) => {
                hand.remove(card);
                self.place_challenge(seat, site, card, cx);
                self.gain(seat, 1, Source::Cards, cx);
            }
            // C-9
            Action::Turn(card) => {
                self.secrets.objects[seat.index()].remove(card);
                self.board.objects[seat.index()].insert(card);
                cx.tell(Event::TurnedObject { seat, card });
                self.foresee(seat, cx);
            }
            // C-10: it is discarded after its effect.
            Action::Special(card) => {
                hand.remove(card);
                self.tell(Event::PlayedSpecial { seat, card }, cx);
                self.flow.push(Ops { seat, card, part: Part::Now, at: 0 });
            }
            _ => {
                cx.tell(Event::Passed { seat });
                // C-2: the first pass of a further round ends the phase for all.
                if let Some(Frame::Round(Round { of: InOrder::Plays, .. })) = self.flow.top() {
                    self.flow.pop();
                }
            }
        }
    }
}
