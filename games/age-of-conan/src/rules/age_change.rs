//! G – the age change.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::Action,
    board::Board,
    content::{Category, Provinces},
    event::{BonusBy, Event, GoldBy, Told},
    flow::Frame,
    lexicon::{Lexicon, TokenKind},
    pile::{Pile, bits},
    secrets::{Offering, Own},
    state::State,
    view::View,
};

/// G-10
const PRICE_OF_FIGURE: u8 = 2;
const PRICE_OF_BOTH: u8 = 2;
const PRICE_OF_ONE: u8 = 1;

/// G-10: what the click costs, if it is for sale at all.
const fn price(purchase: Action) -> Option<u8> {
    match purchase {
        Action::Place(_) | Action::Send(_) => Some(PRICE_OF_FIGURE),
        Action::BuyBoth => Some(PRICE_OF_BOTH),
        Action::BuyOne => Some(PRICE_OF_ONE),
        _ => None,
    }
}

/// G-10: what a player could buy now.
#[derive(PartialEq)]
struct Wares {
    units: Provinces,
    emissaries: Provinces,
    both: bool,
    one: bool,
}

impl Wares {
    const NONE: Wares =
        Wares { units: Provinces::NONE, emissaries: Provinces::NONE, both: false, one: false };
}

/// G-11: how often an unsealed choice may be begun anew, so that no game goes on for ever.
const MOST_ANEW: u8 = 3;

impl State {
    /// G-1, W-4: the player who would be next.
    pub(crate) fn pass_first_player(&mut self, cx: Told<'_, '_>) {
        self.board.first = self.board.next_after(self.board.active);
        cx.tell(Event::FirstPlayer { seat: self.board.first });
    }

    /// G-1: the step goes to the next player, or is completed by all.
    pub(crate) fn next_player<D: Into<Frame>>(&mut self, nth: u8, asked: impl FnOnce(u8) -> D) {
        if nth + 1 < self.board.players {
            self.flow.replace(asked(nth + 1));
        } else {
            self.flow.pop();
        }
    }

    /// G-4
    pub(crate) fn income(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.from_first() {
            let count = 5 + 2 * self.board.realm(seat).towers.len();
            self.board.gain_gold(seat, count);
            cx.tell(Event::Gold { seat, count, by: GoldBy::Income });
        }
    }

    /// G-7
    pub(crate) fn ask_troops(&mut self, _: Told<'_, '_>) {
        self.flow.push(Troops { nth: 0, done: Provinces::NONE });
    }

    /// G-7, G-8: where a unit may still be placed.
    fn levies(&self, seat: Seat, done: Provinces) -> Provinces {
        let realm = self.board.realm(seat);
        self.unit_places(seat).and(realm.forts.with(realm.home())).except(done)
    }

    /// G-9: where a fort may still become a city.
    fn building_sites(&self, seat: Seat, done: Provinces) -> Provinces {
        let realm = self.board.realm(seat);
        let sites = realm.forts.except(realm.towers).except(done);
        if self.board.has_tower(seat) { sites } else { Provinces::NONE }
    }

    /// G-10
    pub(crate) fn ask_spending(&mut self, _: Told<'_, '_>) {
        self.flow.push(Spending { nth: 0 });
    }

    /// G-10: what would give nothing is not sold.
    fn wares(&self, seat: Seat) -> Wares {
        let gold = self.board.realm(seat).gold;
        let (strategy, kingdom) = (self.strategy_left(), self.kingdom_left(seat));
        let figures = |places| if gold < PRICE_OF_FIGURE { Provinces::NONE } else { places };
        Wares {
            units: figures(self.unit_places(seat)),
            emissaries: figures(self.emissary_places(seat)),
            both: gold >= PRICE_OF_BOTH && (strategy || kingdom),
            one: gold >= PRICE_OF_ONE && strategy,
        }
    }

    /// D-11: whether a strategy card could be drawn.
    pub(crate) fn strategy_left(&self) -> bool {
        !self.board.strategy_discard.is_empty() || !self.strategy_deck().is_empty()
    }

    /// D-11: whether a kingdom card could be drawn.
    pub(crate) fn kingdom_left(&self, seat: Seat) -> bool {
        !self.board.realm(seat).discard.is_empty() || !self.kingdom_deck(seat).is_empty()
    }

    /// G-11: who has a token at all, which everybody sees.
    fn offerers(&self) -> Seats {
        self.board.seats().iter().filter(|&seat| self.token_count(seat) > 0).collect()
    }

    /// G-11
    pub(crate) fn ask_offerings(&mut self, _: Told<'_, '_>) {
        self.board.artifacts = [None; 3];
        let among = self.offerers();
        if !among.is_empty() {
            self.flow.push(ArtifactBids { among });
        }
    }

    /// G-11, G-12
    pub(crate) fn award_artifacts(&mut self, cx: Told<'_, '_>) {
        let mut totals = [[0u8; 4]; 3];
        for seat in self.board.from_first() {
            let offering = core::mem::replace(&mut self.own_mut(seat).offering, Offering::NONE);
            let Offering { category, tokens, .. } = offering;
            // Nothing of those who show nothing, which everybody sees.
            let Some(category) = category.filter(|_| !tokens.is_empty()) else { continue };
            cx.tell(Event::Offering { seat, category, tokens });
            totals[category.index()][seat.index()] = self.board.value_of(&tokens);
            // T-12: then they lie face down again, except by the house rule.
            if self.board.options.open_tokens {
                let open = &mut self.board.realm_mut(seat).open;
                *open = open.or(&tokens);
            }
        }
        for category in Category::ALL {
            self.award(category, totals[category.index()], cx);
        }
    }

    /// G-12: a tie, or nobody, and it is out of play.
    fn award(&mut self, category: Category, totals: [u8; 4], cx: Told<'_, '_>) {
        let highest = totals.into_iter().max().unwrap_or(0);
        let mut best = self.board.seats().iter().filter(|seat| totals[seat.index()] == highest);
        match (highest, best.next(), best.next()) {
            (1.., Some(seat), None) => {
                self.board.artifacts[category.index()] = Some(seat);
                cx.tell(Event::ArtifactTo { seat, category });
            }
            _ => cx.tell(Event::ArtifactAside { category, tied: highest > 0 }),
        }
    }

    /// G-13
    pub(crate) fn award_bonus_card(&mut self, cx: Told<'_, '_>) {
        let rank = |seat: Seat| (self.board.realm(seat).points, self.token_count(seat));
        let fewest = self.board.seats().iter().map(rank).min();
        let mut holders = self.board.seats().iter().filter(|&seat| Some(rank(seat)) == fewest);
        self.board.bonus = match (holders.next(), holders.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        };
        let Some(seat) = self.board.bonus else { return cx.tell(Event::BonusCardAside) };
        let points = self.board.realm(seat).points;
        let others = self.board.seats().without(seat);
        let tied = others.iter().any(|other| self.board.realm(other).points == points);
        cx.tell(Event::BonusCardTo { seat, by: if tied { BonusBy::Tokens } else { BonusBy::Points } });
    }

    /// G-15
    pub(crate) fn bid_again(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Bidding { step: 0 });
    }

    /// G-17; then play goes on with the first player and the dice left in the pool (G-18).
    pub(crate) fn refresh_all(&mut self, _: Told<'_, '_>) {
        for realm in &mut self.board.realms {
            realm.ready = realm.ready.plus(&realm.used);
            realm.used = Pile::EMPTY;
            realm.fresh = Pile::EMPTY;
        }
    }
}

worded! {
    Lexicon:
    /// G-7..G-9 One player after the other: a unit at home and in each fort, or a city instead. There it is `done`.
    pub struct Troops { nth: u8, done: Provinces } = "troops"
}

impl Decision<State> for Troops {
    const RULE: Rule = Rule("G-7");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.nth(self.nth))
    }

    fn idle(self, state: &State) -> bool {
        let seat = state.board.nth(self.nth);
        state.levies(seat, self.done).or(state.building_sites(seat, self.done)).is_empty()
    }

    fn pass(self, state: &mut State, _: Told<'_, '_>) {
        state.next_player(self.nth, |nth| Troops { nth, done: Provinces::NONE });
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.levies(seat, self.done).iter().for_each(|at| out.push(Action::Place(at)));
        state.building_sites(seat, self.done).iter().for_each(|at| out.push(Action::City(at)));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let (Action::Place(at) | Action::City(at)) = action else { return self.pass(state, cx) };
        state.flow.replace(Troops { done: self.done.with(at), ..self });
        if let Action::Place(at) = action {
            return state.place_unit(seat, at, cx);
        }
        let realm = state.board.realm_mut(seat);
        realm.towers = realm.towers.with(at);
        cx.tell(Event::CityBuilt { seat, at });
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        let realm = state.board.realm(seat);
        let (rule, why) = match action {
            Action::Place(at) if !realm.forts.with(realm.home()).has(at) => ("G-8", "refused-aoc-levy"),
            Action::Place(at) if self.done.has(at) && at == realm.home() => ("G-7", "refused-aoc-once"),
            Action::Place(at) | Action::City(at) if self.done.has(at) => ("G-8", "refused-aoc-once"),
            Action::City(at) if realm.forts.except(realm.towers).has(at) => {
                ("T-11", "refused-aoc-supply-empty")
            }
            Action::City(_) => ("G-9", "refused-aoc-no-fort"),
            _ => return state.not_now(seat, action),
        };
        Rule(rule).forbids(why)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-troops")
    }
}

worded! {
    Lexicon:
    /// G-10 One player after the other: what do they buy?
    pub struct Spending { nth: u8 } = "spending"
}

impl Decision<State> for Spending {
    const RULE: Rule = Rule("G-10");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.nth(self.nth))
    }

    fn idle(self, state: &State) -> bool {
        state.wares(state.board.nth(self.nth)) == Wares::NONE
    }

    fn pass(self, state: &mut State, _: Told<'_, '_>) {
        state.next_player(self.nth, |nth| Spending { nth });
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Wares { units, emissaries, both, one } = state.wares(seat);
        out.extend(units.iter().map(Action::Place));
        out.extend(emissaries.iter().map(Action::Send));
        out.extend(both.then_some(Action::BuyBoth));
        out.extend(one.then_some(Action::BuyOne));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let Some(price) = price(action) else { return self.pass(state, cx) };
        state.board.realm_mut(seat).gold -= price;
        cx.tell(Event::Spent { seat, gold: price });
        match action {
            Action::Place(at) => state.place_unit(seat, at, cx),
            Action::Send(at) => state.place_emissary(seat, at, cx),
            Action::BuyBoth => state.draw_both(seat, cx),
            _ => _ = state.draw_strategy(seat, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        let realm = state.board.realm(seat);
        Self::RULE.forbids(match action {
            _ if price(action).is_some_and(|price| realm.gold < price) => "refused-aoc-too-expensive",
            Action::Place(at) | Action::Send(at) if !realm.friendly().has(at) => "refused-aoc-not-friendly",
            Action::BuyBoth | Action::BuyOne => "refused-aoc-supply-empty",
            _ => return state.not_now(seat, action),
        })
    }

    fn prompt(self, view: &View) -> Phrase {
        let gold = view.board.realm(view.board.nth(self.nth)).gold;
        Phrase::new("aoc-ask-spending").with("gold", gold)
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        match action {
            Action::Place(_) => Some("aoc-offer-buy-unit"),
            Action::Send(_) => Some("aoc-offer-buy-emissary"),
            _ => None,
        }
    }
}

worded! {
    Lexicon:
    /// G-11 Tokens of one category for an artifact, everybody who has any at once.
    pub struct ArtifactBids { among: Seats } = "artifact-bids"
}

impl Decision<State> for ArtifactBids {
    const RULE: Rule = Rule("G-11");
    const SEALED: bool = true;

    fn asked(self, _: &Board) -> Seats {
        self.among
    }

    /// Token by token in the order of their kinds, so that a choice is made in one way only.
    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.secrets.sealed.has(seat) {
            return out.push(Action::Reconsider);
        }
        let Own { tokens, offering, .. } = state.own(seat);
        let of = |kind: u8| state.board.content.tokens[usize::from(kind)].category;
        let Some(category) = offering.category else {
            let held = |&category: &Category| bits(tokens.kinds()).any(|kind| of(kind) == category);
            out.extend(Category::ALL.into_iter().filter(held).map(Action::Category));
            return out.push(Action::Done);
        };
        let left = bits(tokens.minus(&offering.tokens).kinds());
        let next = left.filter(|&kind| kind >= offering.last && of(kind) == category);
        out.extend(next.map(|kind| Action::Token(TokenKind(kind))));
        out.extend((!offering.tokens.is_empty()).then_some(Action::Done));
        out.extend((offering.anew < MOST_ANEW).then_some(Action::Reconsider));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let sealed = state.secrets.sealed.has(seat);
        let offering = &mut state.own_mut(seat).offering;
        match action {
            Action::Category(category) => offering.category = Some(category),
            Action::Token(TokenKind(kind)) => offering.add(kind),
            // What was sealed may always be changed until the last choice is in.
            Action::Reconsider => {
                *offering = Offering { anew: offering.anew + u8::from(!sealed), ..Offering::NONE };
                state.secrets.sealed = state.secrets.sealed.without(seat);
            }
            _ => state.seal(seat, cx),
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Self::RULE.forbids("refused-aoc-offering")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-artifact")
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-seal")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        expect(self.among == state.offerers(), "those who have tokens (G-11)")
    }
}
