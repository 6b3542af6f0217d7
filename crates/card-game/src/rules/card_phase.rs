//! C – Card phase.

use alloc::vec::Vec;

use table::Seat;

use crate::{
    action::Action,
    board::{Place, Site, Sites},
    cards::op::Timing,
    content::Card,
    event::{Event, Phase},
    flow::{Frame, Part, Round},
    set::CardSet,
    state::{State, Told},
};

impl State {
    /// C-1
    pub(crate) fn first_plays(&mut self, cx: Told<'_, '_>) {
        cx.tell(Event::Phase { phase: Phase::Cards, cycle: self.board.cycle });
        self.in_order(Round::FirstPlays);
    }

    /// C-2
    pub(crate) fn further_plays(&mut self, _: Told<'_, '_>) {
        self.in_order(Round::Plays);
    }

    /// C-5, C-6, C-7
    pub(crate) fn may_challenge(&self, seat: Seat, site: Site) -> bool {
        self.board.row(site).owner != Some(seat)
            && self.board.place(seat) != Place::At(site)
            && self.has_room(site)
    }

    /// C-10: a special that says it is played now.
    pub(crate) fn is_for_card_phase(&self, card: Card) -> bool {
        card.is_special() && self.cards.special(card).effect.timing() == Timing::CardPhase
    }

    pub(crate) fn legal_play(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        out.push(Action::Pass);
        out.extend(hand.iter().filter(|card| card.is_adventure()).map(Action::Adventure));
        let challenges = hand.and(CardSet::CHALLENGES);
        if !challenges.is_empty() {
            let may = |&site: &Site| self.may_challenge(seat, site);
            let sites: Sites = self.board.on_table.iter().filter(may).collect();
            for card in challenges.iter() {
                out.extend(sites.iter().map(|site| Action::Challenge(card, site)));
            }
        }
        out.extend(self.secrets.objects[seat.index()].iter().map(Action::Turn));
        out.extend(hand.iter().filter(|&card| self.is_for_card_phase(card)).map(Action::Special));
    }

    pub(crate) fn play_card(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let hand = &mut self.secrets.hands[seat.index()];
        self.board.busy |= action != Action::Pass;
        match action {
            // C-3
            Action::Adventure(card) => {
                hand.remove(card);
                self.open_site(seat, card);
                self.tell(Event::PlayedAdventure { seat, card }, cx);
                self.gain(seat, 1, cx);
            }
            // C-4
            Action::Challenge(card, site) => {
                hand.remove(card);
                self.place_challenge(seat, site, card, cx);
                self.gain(seat, 1, cx);
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
                self.flow.push(Frame::Effect { seat, card, part: Part::Now, at: 0 });
            }
            _ => {
                cx.tell(Event::Passed { seat });
                // C-2: the first pass of a further round ends the phase for all.
                if let Some(Frame::Round { of: Round::Plays, .. }) = self.flow.top() {
                    self.flow.pop();
                }
            }
        }
    }
}
