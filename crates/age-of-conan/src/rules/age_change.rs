//! G – the age change.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::Action,
    content::{Category, Province, Provinces},
    event::{Event, Told},
    flow::Frame,
    lexicon::TokenKind,
    pile::{Pile, bits},
    secrets::Offering,
    state::State,
};

/// G-10
const PRICE_OF_FIGURE: u8 = 2;
const PRICE_OF_BOTH: u8 = 2;
const PRICE_OF_ONE: u8 = 1;
/// G-11: how often an unsealed choice may be begun anew, so that no game goes on for ever.
const MOST_ANEW: u8 = 3;

impl State {
    /// G-1, W-4: the player who would be next.
    pub(crate) fn pass_first_player(&mut self, cx: Told<'_, '_>) {
        self.board.first = self.board.next_after(self.board.active);
        cx.tell(Event::FirstPlayer { seat: self.board.first });
    }

    /// G-4
    pub(crate) fn income(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.from_first() {
            let count = 5 + 2 * self.board.realm(seat).towers.len();
            self.board.gain_gold(seat, count);
            cx.tell(Event::Gold { seat, count });
        }
    }

    /// G-7
    pub(crate) fn ask_troops(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Troops(0, Provinces::NONE));
    }

    /// G-7, G-8: where a unit may still be placed.
    pub(crate) fn levies(&self, seat: Seat, done: Provinces) -> Provinces {
        let realm = self.board.realm(seat);
        self.unit_places(seat).and(realm.forts.with(realm.home())).except(done)
    }

    /// G-9: where a fort may still become a city.
    pub(crate) fn building_sites(&self, seat: Seat, done: Provinces) -> Provinces {
        let realm = self.board.realm(seat);
        let sites = realm.forts.except(realm.towers).except(done);
        if self.board.has_tower(seat) { sites } else { Provinces::NONE }
    }

    /// G-9
    pub(crate) fn build_city(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        let realm = self.board.realm_mut(seat);
        realm.towers = realm.towers.with(at);
        cx.tell(Event::CityBuilt { seat, at });
    }

    /// G-10
    pub(crate) fn ask_spending(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Spending(0));
    }

    /// G-10: what would give nothing is not sold.
    pub(crate) fn offer_purchases(&self, seat: Seat, out: &mut Vec<Action>) {
        let realm = self.board.realm(seat);
        if realm.gold >= PRICE_OF_FIGURE {
            self.unit_places(seat).iter().for_each(|at| out.push(Action::Place(at)));
            if realm.emissary_supply > 0 {
                realm.friendly().iter().for_each(|at| out.push(Action::Send(at)));
            }
        }
        let strategy = self.strategy_left();
        let kingdom = self.kingdom_left(seat);
        if realm.gold >= PRICE_OF_BOTH && (strategy || kingdom) {
            out.push(Action::BuyBoth);
        }
        if realm.gold >= PRICE_OF_ONE && strategy {
            out.push(Action::BuyOne);
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

    /// G-10: whether there is anything to buy at all.
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        let realm = self.board.realm(seat);
        let strategy = self.strategy_left();
        let kingdom = self.kingdom_left(seat);
        let figure = realm.emissary_supply > 0 || !self.unit_places(seat).is_empty();
        (realm.gold >= PRICE_OF_ONE && strategy) || (realm.gold >= PRICE_OF_FIGURE && (kingdom || figure))
    }

    /// G-10
    pub(crate) fn buy(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let price = match action {
            Action::BuyOne => PRICE_OF_ONE,
            Action::BuyBoth => PRICE_OF_BOTH,
            _ => PRICE_OF_FIGURE,
        };
        self.board.realm_mut(seat).gold -= price;
        match action {
            Action::Place(at) => self.place_unit(seat, at, cx),
            Action::Send(at) => self.place_emissary(seat, at, cx),
            Action::BuyBoth => {
                self.draw_kingdom(seat, cx);
                self.draw_strategy(seat, cx);
            }
            _ => _ = self.draw_strategy(seat, cx),
        }
    }

    /// G-11: who has a token at all, which everybody sees.
    pub(crate) fn offerers(&self) -> Seats {
        self.board.seats().iter().filter(|&seat| self.token_count(seat) > 0).collect()
    }

    /// G-11
    pub(crate) fn ask_offerings(&mut self, _: Told<'_, '_>) {
        self.board.artifacts = [None; 3];
        if !self.offerers().is_empty() {
            self.flow.push(Frame::ArtifactBids);
        }
    }

    /// G-11: token by token in the order of their kinds, so that a choice is made in one way only.
    pub(crate) fn offer_tokens(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.own(seat);
        let tokens = self.board.content.tokens;
        if self.secrets.sealed.has(seat) {
            out.push(Action::Reconsider);
            return;
        }
        match own.offering.category {
            None => {
                let kinds = own.tokens.kinds();
                let held = |category| bits(kinds).any(|k| tokens[usize::from(k)].category == category);
                let held = Category::ALL.into_iter().filter(|&category| held(category));
                held.for_each(|category| out.push(Action::Category(category)));
                out.push(Action::Done);
            }
            Some(category) => {
                let left = own.tokens.minus(&own.offering.tokens).kinds();
                for kind in bits(left).filter(|&kind| kind >= own.offering.last) {
                    if tokens[usize::from(kind)].category == category {
                        out.push(Action::Token(TokenKind(kind)));
                    }
                }
                if !own.offering.tokens.is_empty() {
                    out.push(Action::Done);
                }
                if own.offering.anew < MOST_ANEW {
                    out.push(Action::Reconsider);
                }
            }
        }
    }

    /// G-11
    pub(crate) fn offer_token(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let offering = &mut self.secrets.own[seat.index()].offering;
        match action {
            Action::Category(category) => offering.category = Some(category),
            Action::Token(TokenKind(kind)) => {
                offering.tokens.add(kind);
                offering.last = kind;
            }
            Action::Reconsider => {
                // What was sealed may always be changed until the last choice is in.
                let sealed = self.secrets.sealed.has(seat);
                *offering = Offering { anew: offering.anew + u8::from(!sealed), ..Offering::NONE };
                self.secrets.sealed = self.secrets.sealed.without(seat);
            }
            _ => {
                self.secrets.sealed = self.secrets.sealed.with(seat);
                if self.secrets.sealed == self.offerers() {
                    self.secrets.sealed = Seats::NONE;
                    self.flow.pop();
                    cx.seal();
                }
            }
        }
    }

    /// G-11, G-12
    pub(crate) fn award_artifacts(&mut self, cx: Told<'_, '_>) {
        let mut totals = [[0u8; 4]; 3];
        for seat in self.board.from_first() {
            let offering = core::mem::replace(&mut self.own_mut(seat).offering, Offering::NONE);
            let Offering { category, tokens, .. } = offering;
            cx.tell(Event::Offering { seat, category, tokens });
            let Some(category) = category else { continue };
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
            _ => cx.tell(Event::ArtifactAside { category }),
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
        if let Some(seat) = self.board.bonus {
            cx.tell(Event::BonusCardTo { seat });
        }
    }

    /// G-15
    pub(crate) fn bid_again(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Bidding(0));
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
