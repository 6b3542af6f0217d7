//! S – Setup.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::Action,
    board::{Place, Site, Sites},
    event::Event,
    flow::{Frame, Question, Round},
    set::CardSet,
    state::{State, Told},
};

impl State {
    /// S-1: heroes not agreed on are dealt.
    pub(crate) fn deal_heroes(&mut self, cx: Told<'_, '_>) {
        let agreed = Seats::first_n(self.board.seats).except(self.board.dealt);
        let taken = agreed.iter().fold(0u16, |taken, seat| taken | 1 << self.board.heroes[seat.index()]);
        let mut undealt = !taken & ((1 << self.cards.heroes.len()) - 1);
        for seat in self.board.dealt.iter() {
            let hero = State::deal_hero(undealt, cx);
            undealt &= !(1 << hero);
            self.board.heroes[seat.index()] = hero;
        }
        for seat in self.board.alive.iter() {
            cx.tell(Event::HeroDealt { seat, hero: self.board.heroes[seat.index()] });
        }
    }

    /// S-1: in seat order.
    pub(crate) fn offer_swaps(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Round { of: Round::Swaps, at: Seat(self.board.seats - 1), done: Seats::NONE });
    }

    fn swappable(&self, seat: Seat) -> Seats {
        if self.board.dealt.has(seat) { self.others(seat).and(self.board.dealt) } else { Seats::NONE }
    }

    pub(crate) fn may_swap(&mut self, seat: Seat) {
        if !self.swappable(seat).is_empty() {
            self.ask(seat, Question::Swap);
        }
    }

    pub(crate) fn legal_swap(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(self.swappable(seat).iter().map(Action::Target));
    }

    pub(crate) fn swap(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        if let Action::Target(to) = action {
            cx.tell(Event::SwapOffered { from: seat, to });
            self.ask(to, Question::AnswerSwap(seat));
        }
    }

    pub(crate) fn answer_swap(&mut self, seat: Seat, from: Seat, action: Action, cx: Told<'_, '_>) {
        let yes = action == Action::Yes;
        if yes {
            self.board.heroes.swap(seat.index(), from.index());
        }
        cx.tell(Event::SwapAnswered { from, to: seat, yes });
    }

    /// S-2, S-3: those tied for the highest difficulty redraw, until one is alone or after ten redraws.
    pub(crate) fn open_adventures(&mut self, cx: Told<'_, '_>) {
        let mut opening: [Option<Site>; 4] = [None; 4];
        let mut tied = self.board.alive;
        for redraw in 0..=10 {
            for seat in tied.iter() {
                let old = opening[seat.index()].take();
                if let Some(old) = old {
                    self.board.on_table.remove(old);
                    self.board.rows[old.index()].owner = None;
                    self.board.discard.insert(old.card());
                }
            }
            for seat in tied.iter() {
                let Some(card) = self.draw_adventure(cx) else { continue };
                self.open_site(seat, card);
                opening[seat.index()] = Some(Site::of(card));
                cx.tell(match redraw {
                    0 => Event::Opened { seat, card },
                    _ => Event::Reopened { seat, card },
                });
            }
            let difficulty = |seat: Seat| {
                opening[seat.index()].map_or(0, |site| self.cards.adventure(site.card()).difficulty)
            };
            let highest = tied.iter().map(difficulty).max().unwrap_or(0);
            tied = tied.iter().filter(|&seat| difficulty(seat) == highest).collect();
            if tied.len() == 1 {
                break;
            }
        }
        let by_lot = tied.len() > 1;
        if let Some(seat) = State::lot(tied, cx) {
            self.board.first = seat;
            cx.tell(Event::First { seat, by_lot });
        }
    }

    pub(crate) fn place_first_challenges(&mut self, _: Told<'_, '_>) {
        self.in_order(Round::FirstChallenges);
    }

    /// S-4: another player's adventure with room.
    fn first_sites(&self, seat: Seat) -> Sites {
        let others = |&site: &Site| self.board.row(site).owner.is_some_and(|owner| owner != seat);
        self.board.on_table.iter().filter(others).filter(|&site| self.has_room(site)).collect()
    }

    /// S-4: draws a challenge; a single place leaves no choice.
    pub(crate) fn first_challenge(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(card) = self.draw_challenge(cx) else { return };
        self.tell(Event::Drew { seat, card }, cx);
        let sites = self.first_sites(seat);
        if let Some(site) = sites.only() {
            self.place_challenge(seat, site, card, cx);
        } else if sites.is_empty() {
            self.secrets.pile.insert(card);
            cx.tell(Event::Unplaced { seat });
        } else {
            self.secrets.drawn = Some(card);
            self.ask(seat, Question::FirstChallenge);
        }
    }

    pub(crate) fn legal_first_challenge(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.first_sites(seat).iter().map(Action::Site));
    }

    pub(crate) fn put_first_challenge(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let (Action::Site(site), Some(card)) = (action, self.secrets.drawn.take()) else { return };
        self.place_challenge(seat, site, card, cx);
    }

    /// S-5: the discards of S-3 join the draw pile; objects have a pile of their own from the start.
    pub(crate) fn form_piles(&mut self, _: Told<'_, '_>) {
        self.secrets.pile = self.secrets.pile.or(self.board.discard.take());
        if let Some(card) = self.secrets.drawn.take() {
            self.secrets.pile.insert(card);
        }
    }

    /// S-6
    pub(crate) fn deal_hands(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.alive.iter() {
            self.board.glory[seat.index()] = self.board.options.start;
            for _ in 0..7 {
                self.draw_card(seat, cx);
            }
        }
    }

    pub(crate) fn enter_heroes(&mut self, _: Told<'_, '_>) {
        self.in_order(Round::Entrances);
    }

    /// S-7: a single place leaves no choice. With none the hero waits between adventures.
    pub(crate) fn may_enter(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let sites = self.open_sites(seat, None);
        match sites.only() {
            Some(only) => self.enter(seat, only, cx),
            None if sites.is_empty() => self.board.places[seat.index()] = Place::Between,
            None => self.ask(seat, Question::Enter),
        }
    }

    pub(crate) fn enter(&mut self, seat: Seat, site: Site, cx: Told<'_, '_>) {
        self.board.places[seat.index()] = Place::At(site);
        cx.tell(Event::Entered { seat, site });
        self.foresee(seat, cx);
    }

    pub(crate) fn begin_cycles(&mut self, _: Told<'_, '_>) {
        self.flow.pop();
        self.board.cycle = 1;
        self.board.busy = false;
        self.flow.push(Frame::Cycle { step: 0 });
    }

    /// P-1, S-5: every card but the objects is in the draw pile until it is somewhere else.
    pub(crate) fn packs(&self) -> (CardSet, CardSet) {
        let objects = CardSet::ALL.iter().filter(|&card| self.cards.is_object(card)).collect::<CardSet>();
        (CardSet::ALL.except(objects), objects)
    }
}
