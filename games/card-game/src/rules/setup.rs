//! S – Setup.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Private, Rule, Seat, Seats, Seen,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::Action,
    board::{Board, Place, Site, Sites},
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    rules::{InOrder, Round},
    set::{self, CardSet},
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// S-1: to whom will they offer a swap of heroes?
    pub struct Swap { seat: Seat } = "swap"
}

impl Decision<State> for Swap {
    const RULE: Rule = Rule("S-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn idle(self, state: &State) -> bool {
        state.swappable(self.seat).is_empty()
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(state.swappable(seat).iter().map(Action::Target));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Target(to) = action {
            cx.tell(Event::SwapOffered { from: seat, to });
            state.flow.push(AnswerSwap { seat: to, from: seat });
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-swap")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-swap")
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        matches!(action, Action::Target(_)).then_some("cg-offer-swap")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_round(InOrder::Swaps)
    }
}

worded! {
    Lexicon:
    /// S-1: do they swap heroes with `from`?
    pub struct AnswerSwap { seat: Seat, from: Seat } = "answer-swap"
}

impl Decision<State> for AnswerSwap {
    const RULE: Rule = Rule("S-1");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::No, Action::Yes]);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        let yes = action == Action::Yes;
        if yes {
            state.board.heroes.swap(seat.index(), self.from.index());
        }
        cx.tell(Event::SwapAnswered { from: self.from, to: seat, yes });
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-swap")
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("cg-ask-answer-swap").with("seat", self.from).with("hero", view.hero(self.from))
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_round(InOrder::Swaps)
    }
}

worded! {
    Lexicon:
    /// S-4: where do they place the challenge they drew?
    pub struct FirstChallenge { seat: Seat } = "first-challenge"
}

impl Decision<State> for FirstChallenge {
    const RULE: Rule = Rule("S-4");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    /// A single place leaves no choice.
    fn idle(self, state: &State) -> bool {
        state.first_sites(self.seat).len() < 2
    }

    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        state.flow.pop();
        let Some(card) = state.secrets.drawn.take() else { return };
        if let Some(site) = state.first_sites(self.seat).only() {
            state.place_challenge(self.seat, site, card, cx);
        } else {
            state.secrets.pile.insert(card);
            cx.tell(Event::Unplaced { seat: self.seat });
        }
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.first_sites(seat).iter().map(Action::Site));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let (Action::Site(site), Some(card)) = (action, state.secrets.drawn.take()) {
            state.place_challenge(seat, site, card, cx);
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-first-challenge")
    }

    fn prompt(self, view: &View) -> Phrase {
        let drawn = view.drawn.and_then(Seen::known);
        Phrase::new("cg-ask-first-challenge")
            .with("card", drawn.map_or("cg-unknown-card", |card| view.name(card)))
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        expect(state.secrets.drawn.is_some(), "a card drawn to be placed")?;
        state.in_round(InOrder::FirstChallenges)
    }
}

worded! {
    Lexicon:
    /// S-7: where does their hero enter?
    pub struct Enter { seat: Seat } = "enter"
}

impl Decision<State> for Enter {
    const RULE: Rule = Rule("S-7");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.seat)
    }

    /// A single place leaves no choice. With none the hero waits between adventures.
    fn idle(self, state: &State) -> bool {
        state.open_sites(self.seat, None).len() < 2
    }

    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        state.flow.pop();
        match state.open_sites(self.seat, None).only() {
            Some(only) => state.enter(self.seat, only, cx),
            None => state.board.places[self.seat.index()] = Place::Between,
        }
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.open_sites(seat, None).iter().map(Action::Site));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Site(site) = action {
            state.enter(seat, site, cx);
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("cg-refused-enter")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("cg-ask-enter")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        state.in_round(InOrder::Entrances)
    }
}

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
        self.flow.push(Round { of: InOrder::Swaps, at: Seat(self.board.seats - 1), done: Seats::NONE });
    }

    fn swappable(&self, seat: Seat) -> Seats {
        if self.board.dealt.has(seat) { self.others(seat).and(self.board.dealt) } else { Seats::NONE }
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
        self.in_order(InOrder::FirstChallenges);
    }

    /// S-4: another player's adventure with room.
    fn first_sites(&self, seat: Seat) -> Sites {
        let others = |&site: &Site| self.board.row(site).owner.is_some_and(|owner| owner != seat);
        self.board.on_table.iter().filter(others).filter(|&site| self.has_room(site)).collect()
    }

    /// S-4: draws a challenge.
    pub(crate) fn first_challenge(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let Some(card) = self.draw_challenge(cx) else { return };
        self.tell(Event::Drew { seat, card: Private::of(seat, card) }, cx);
        self.secrets.drawn = Some(card);
        self.flow.push(FirstChallenge { seat });
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
        self.in_order(InOrder::Entrances);
    }

    fn enter(&mut self, seat: Seat, site: Site, cx: Told<'_, '_>) {
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
        let objects = set::ALL.iter().filter(|&card| self.cards.is_object(card)).collect::<CardSet>();
        (set::ALL.except(objects), objects)
    }
}
