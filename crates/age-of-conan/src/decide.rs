//! Every decision of the game: who is asked, and what he may click.

use alloc::vec::Vec;

use table::{Seat, Seats};

use crate::{
    action::Action,
    board::{BID_TOKENS, Board},
    cards::op::{Kind, Side, Window},
    content::{Category, Provinces},
    event::Told,
    flow::Frame,
    lexicon::Strategy,
    pile::bits,
    rules::contest::other,
    state::State,
};

impl Board {
    /// Who is asked in a decision; in G-11 those who have tokens, whose number is open but not on the board.
    pub(crate) fn asked(&self, frame: Frame) -> Seats {
        let side = |side: Side| self.contest.player(side).map_or(Seats::NONE, Seats::of);
        match frame {
            Frame::Bids => self.seats(),
            Frame::SecondCard => self.bonus.map_or(Seats::NONE, Seats::of),
            Frame::KeepOrTrade(seat, _)
            | Frame::PayUnit(seat)
            | Frame::Put(seat, ..)
            | Frame::Steal(seat, ..)
            | Frame::MakeReady(seat, _)
            | Frame::Stride(seat, _) => Seats::of(seat),
            Frame::DefenderRetreat => side(Side::Defender),
            Frame::StrategyCard(asked) | Frame::Window(_, asked, _) | Frame::Dice(asked, ..) => side(asked),
            Frame::Raids(nth) | Frame::Troops(nth, _) | Frame::Spending(nth) => Seats::of(self.nth(nth)),
            Frame::Crowning => self.conan_player.map_or(Seats::NONE, Seats::of),
            _ => Seats::of(self.active),
        }
    }
}

impl State {
    /// Who is asked: a function of the open board alone.
    #[inline]
    pub(crate) fn asked(&self) -> Seats {
        match self.flow.top() {
            None => Seats::NONE,
            Some(Frame::ArtifactBids) => self.offerers(),
            Some(frame) => self.board.asked(frame),
        }
    }

    /// Whether the decision on top is none, as everybody can see, and has been passed by.
    pub(crate) fn passes_by(&mut self, cx: Told<'_, '_>) -> bool {
        let Some(frame) = self.flow.top() else { return false };
        match frame {
            Frame::Window(moment, asked, passes) => {
                if passes == 2 {
                    self.flow.pop();
                } else if self.could_act(asked, moment) {
                    return false;
                } else {
                    self.flow.replace(Frame::Window(moment, other(asked), passes + 1));
                }
                true
            }
            Frame::ConanAction(moved, raided) => {
                let over = moved && (raided || self.board.raider_supply() == 0);
                self.pop_if(over)
            }
            Frame::TakeToken if self.board.options.must_take => {
                self.flow.pop();
                self.take_first_token(self.board.active, cx);
                true
            }
            Frame::Raids(nth) => {
                let seat = self.board.nth(nth);
                let idle = self.board.out == Some(seat) || self.garrisons(seat).is_empty();
                idle && self.next_player()
            }
            Frame::Troops(nth, done) => {
                let seat = self.board.nth(nth);
                let idle = self.levies(seat, done).or(self.building_sites(seat, done)).is_empty();
                idle && self.next_player()
            }
            Frame::Spending(nth) => !self.can_buy(self.board.nth(nth)) && self.next_player(),
            Frame::Put(seat, what, place, _) => {
                let idle = !self.can_put(seat, what, place);
                self.pop_if(idle)
            }
            Frame::MakeReady(seat, _) => self.pop_if(self.board.realm(seat).used.is_empty()),
            Frame::Stride(_, left) => self.pop_if(left == 0),
            _ => false,
        }
    }

    fn pop_if(&mut self, over: bool) -> bool {
        if over {
            self.flow.pop();
        }
        over
    }

    /// G-1: the step goes to the next player, or is completed by all.
    pub(crate) fn next_player(&mut self) -> bool {
        let last = self.board.players - 1;
        match self.flow.top() {
            Some(Frame::Raids(nth)) if nth < last => self.flow.replace(Frame::Raids(nth + 1)),
            Some(Frame::Troops(nth, _)) if nth < last => {
                self.flow.replace(Frame::Troops(nth + 1, Provinces::NONE));
            }
            Some(Frame::Spending(nth)) if nth < last => self.flow.replace(Frame::Spending(nth + 1)),
            _ => self.flow.pop(),
        }
        true
    }

    /// Everything `seat` may click, ascending.
    pub(crate) fn offer(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(frame) = self.flow.top().filter(|_| self.asked().has(seat)) else { return };
        match frame {
            Frame::Bids => self.offer_bids(seat, out),
            Frame::SecondCard => self.offer_second_card(seat, out),
            Frame::MoveConan => self.offer_ways(out),
            Frame::KeepOrTrade(..) => out.extend([Action::Keep, Action::Trade]),
            Frame::Main => self.offer_main(seat, out),
            Frame::ConanAction(moved, raided) => {
                if !moved {
                    self.board.adjacent(self.board.conan).iter().for_each(|to| out.push(Action::Conan(to)));
                }
                if !raided {
                    self.raider_places().iter().for_each(|at| out.push(Action::Raider(at)));
                }
                out.push(Action::Done);
            }
            Frame::TakeToken => out.extend([Action::Take, Action::Done]),
            Frame::Court => self.offer_court(out),
            Frame::Military(moves, at, tired) => self.offer_military(moves, (at, tired), out),
            Frame::Redeploy => {
                let realm = self.board.realm(seat);
                let can = |&from: &_| self.board.adjacent(from).meets(realm.friendly());
                realm.armies.iter().filter(can).for_each(|from| out.push(Action::Army(from)));
                out.push(Action::Done);
            }
            Frame::HowMany(_, most, _) => out.extend((1..=most).map(Action::Units)),
            Frame::WhereTo(from, _, attack) => self.offer_targets(from, attack, out),
            Frame::PlaceSecond(first) => {
                self.unit_places(seat).without(first).iter().for_each(|at| out.push(Action::Place(at)));
                out.push(Action::Done);
            }
            _ => self.offer_more(seat, frame, out),
        }
    }

    fn offer_more(&self, seat: Seat, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::ForcedMarch(_) => out.extend([Action::March, Action::Done]),
            Frame::SiegeRetreat | Frame::AttackerRetreat => {
                if let [.., Frame::Siege(_, _, from) | Frame::Battle(_, _, from), _] = *self.flow.frames() {
                    out.extend([Action::Retreat(from), Action::Fight]);
                }
            }
            Frame::DefenderRetreat => {
                self.refuges().iter().for_each(|to| out.push(Action::Retreat(to)));
                out.push(Action::Fight);
            }
            Frame::Intrigue(moves, one, two, left) => self.offer_intrigue(moves, (one, two), left, out),
            Frame::EmissaryTo(from) => {
                self.reach(seat, from).iter().for_each(|to| out.push(Action::To(to)));
            }
            Frame::StrategyCard(_) => self.offer_strategy_cards(seat, out),
            Frame::Window(moment, side, _) => {
                self.offer_window(seat, moment.window_of(side), out);
                if self.may_reroll(side, moment) {
                    out.push(Action::Sorcery);
                }
                out.push(Action::Done);
            }
            Frame::Dice(_, whose, left, chosen) => self.offer_rerolls(whose, left, chosen, out),
            Frame::PayUnit(_) => self.victims(seat).iter().for_each(|at| out.push(Action::Sacrifice(at))),
            Frame::Put(_, what, place, _) => self.offer_pieces(seat, what, place, out),
            Frame::Steal(_, sorcery, _) => {
                self.rich(seat, sorcery).for_each(|other| out.push(Action::Rob(other)));
            }
            Frame::MakeReady(..) => self.offer_ready(seat, out),
            Frame::Stride(..) => self.offer_ways(out),
            Frame::Raids(_) => {
                self.garrisons(seat).iter().for_each(|at| out.push(Action::Repel(at)));
                out.push(Action::Done);
            }
            Frame::Troops(_, done) => {
                self.levies(seat, done).iter().for_each(|at| out.push(Action::Place(at)));
                self.building_sites(seat, done).iter().for_each(|at| out.push(Action::City(at)));
                out.push(Action::Done);
            }
            Frame::Spending(_) => {
                self.offer_purchases(seat, out);
                out.push(Action::Done);
            }
            Frame::ArtifactBids => self.offer_tokens(seat, out),
            Frame::Crowning => {
                out.extend(Category::ALL.map(Action::Crown));
                out.push(Action::Done);
            }
            _ => {}
        }
    }

    /// B-2: both token and card are mandatory, as far as there is one.
    fn offer_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        let spent = self.board.realm(seat).spent;
        for (position, value) in BID_TOKENS.into_iter().enumerate() {
            if spent & 1 << position != 0 {
                continue;
            }
            let kinds = self.own(seat).strategy.kinds();
            bits(kinds).for_each(|kind| out.push(Action::Bid(value, Some(Strategy(kind)))));
            if kinds == 0 {
                out.push(Action::Bid(value, None));
            }
        }
    }

    /// B-4
    fn offer_second_card(&self, seat: Seat, out: &mut Vec<Action>) {
        let kinds = self.own(seat).strategy.kinds();
        bits(kinds).for_each(|kind| out.push(Action::Strategy(Strategy(kind))));
        out.push(Action::Done);
    }

    fn offer_ways(&self, out: &mut Vec<Action>) {
        self.board.adjacent(self.board.conan).iter().for_each(|to| out.push(Action::Conan(to)));
        out.push(Action::Done);
    }

    /// U-7, U-8: table cards, cards for one's own turn, and a die; the die ends it.
    fn offer_main(&self, seat: Seat, out: &mut Vec<Action>) {
        let realm = self.board.realm(seat);
        let deck = self.board.content.deck(realm.kingdom);
        let affordable = |&kind: &u8| match deck[usize::from(kind)].kind {
            Kind::Table { cost } => cost <= realm.gold,
            _ => false,
        };
        for kind in bits(self.own(seat).kingdom.kinds()).filter(affordable) {
            out.push(Action::Table(self.card_ref(seat, kind)));
        }
        for kind in bits(realm.used.minus(&realm.fresh).kinds()).filter(affordable) {
            out.push(Action::Refresh(self.card_ref(seat, kind)));
        }
        self.offer_window(seat, Window::OwnTurn, out);
        self.offer_dice(out);
    }
}
