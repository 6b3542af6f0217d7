//! What a click does.

use table::Seat;

use crate::{
    action::Action,
    board::BID_TOKENS,
    cards::op::Kind,
    event::{Event, Told},
    flow::Frame,
    lexicon::{Strategy, TokenKind},
    rules::contest::other,
    secrets::Bid,
    state::State,
};

impl State {
    /// Plays a click of the decision on top.
    pub(crate) fn click(&mut self, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let Some(frame) = self.flow.top() else { return };
        match (frame, action) {
            (Frame::Bids, Action::Bid(value, card)) => {
                let token = BID_TOKENS.iter().position(|&known| known == value).unwrap_or(0) as u8;
                self.seal_bid(seat, Bid { token, card: card.map(|Strategy(kind)| kind) }, cx);
            }
            (Frame::SecondCard, Action::Strategy(Strategy(kind))) => {
                self.flow.pop();
                self.second_card(seat, kind, cx);
            }
            (Frame::MoveConan, Action::Conan(to)) => {
                self.flow.pop();
                self.conan_travels(Some(to), cx);
            }
            (Frame::MoveConan, _) => {
                self.flow.pop();
                self.conan_travels(None, cx);
            }
            (Frame::KeepOrTrade(_, token), Action::Keep) => {
                self.flow.pop();
                self.keep_token(seat, token.map(|TokenKind(kind)| kind), cx);
            }
            (Frame::KeepOrTrade(_, token), _) => {
                self.flow.pop();
                self.trade_token(seat, token.map(|TokenKind(kind)| kind), cx);
            }
            (Frame::Main, Action::Table(card)) => self.play_table_card(card, cx),
            (Frame::Main, Action::Refresh(card)) => self.refresh(card, cx),
            (Frame::Main, Action::Die(face, purpose)) => self.use_die(face, purpose, cx),
            (Frame::Main, Action::Use(card)) => self.use_card(seat, card, cx),
            (Frame::ConanAction(_, raided), Action::Conan(to)) => {
                self.flow.replace(Frame::ConanAction(true, raided));
                self.board.conan = to;
                cx.tell(Event::ConanMoves { to });
            }
            (Frame::ConanAction(moved, _), Action::Raider(at)) => {
                self.flow.replace(Frame::ConanAction(moved, true));
                self.place_raider(at, cx);
            }
            (Frame::TakeToken, Action::Take) => {
                self.flow.pop();
                self.take_first_token(seat, cx);
            }
            (Frame::Court, Action::DrawBoth) => {
                self.flow.pop();
                self.draw_both(cx);
            }
            (Frame::Court, Action::DrawTwo) => {
                self.flow.pop();
                self.draw_two(cx);
            }
            (Frame::Court | Frame::Military(..) | Frame::Intrigue(..), Action::Use(card)) => {
                // K-3: an event is the action; K-4: what is played during it is not.
                if card.card(self.board.content).kind == Kind::Event {
                    self.flow.pop();
                }
                self.use_card(seat, card, cx);
            }
            _ => self.click_on_board(seat, frame, action, cx),
        }
    }

    fn click_on_board(&mut self, seat: Seat, frame: Frame, action: Action, cx: Told<'_, '_>) {
        match (frame, action) {
            (Frame::Military(..), Action::Place(at)) => {
                self.flow.replace(Frame::PlaceSecond(at));
                self.place_unit(seat, at, cx);
                if self.unit_places(seat).without(at).is_empty() {
                    self.flow.pop();
                }
            }
            (Frame::PlaceSecond(_), Action::Place(at)) => {
                self.flow.pop();
                self.place_unit(seat, at, cx);
            }
            (Frame::Military(..) | Frame::Redeploy, Action::Army(from)) => self.choose_army(from),
            (Frame::Military(..), Action::Campaign(at)) => self.flow.replace(Frame::Campaign(0, at)),
            (Frame::HowMany(from, _, attack), Action::Units(count)) => {
                self.flow.replace(Frame::WhereTo(from, count, attack));
            }
            (Frame::WhereTo(from, count, _), Action::To(to)) => self.army_moves(from, count, to, cx),
            (Frame::ForcedMarch(at), Action::March) => self.forced_march(at, cx),
            (Frame::SiegeRetreat, Action::Retreat(_)) => self.siege_abandoned(cx),
            (Frame::SiegeRetreat, _) => self.siege_goes_on(),
            (Frame::AttackerRetreat | Frame::DefenderRetreat, Action::Retreat(to)) => {
                self.battle_left(seat, to, cx);
            }
            (Frame::Intrigue(..), Action::Emissary(from)) => self.flow.push(Frame::EmissaryTo(from)),
            (Frame::EmissaryTo(from), Action::To(to)) => self.emissary_moves(from, to, cx),
            (Frame::Intrigue(..), Action::Contest(at)) => self.flow.replace(Frame::IntrigueContest(0, at)),
            (Frame::Intrigue(..), Action::Collect(at)) => {
                self.flow.pop();
                self.collect(at, cx);
            }
            (Frame::Intrigue(..), Action::Send(at)) => {
                self.flow.pop();
                self.place_emissary(seat, at, cx);
            }
            (Frame::StrategyCard(side), Action::Strategy(Strategy(kind))) => {
                self.flow.pop();
                self.play_strategy(side, seat, kind, cx);
            }
            (Frame::Window(moment, side, _), Action::Use(card)) => {
                self.flow.replace(Frame::Window(moment, other(side), 0));
                self.use_card(seat, card, cx);
            }
            (Frame::Window(moment, side, _), Action::Sorcery) => {
                self.flow.replace(Frame::Window(moment, other(side), 0));
                self.spend_sorcery(side, cx);
            }
            (Frame::Window(moment, side, passes), _) => {
                self.flow.replace(Frame::Window(moment, other(side), passes + 1));
            }
            _ => self.click_for_card(seat, frame, action, cx),
        }
    }

    fn click_for_card(&mut self, seat: Seat, frame: Frame, action: Action, cx: Told<'_, '_>) {
        match (frame, action) {
            (Frame::Dice(..), Action::Reroll(face)) => self.choose_reroll(face, cx),
            (Frame::Dice(..), _) => self.reroll_chosen(cx),
            (Frame::PayUnit(_), Action::Sacrifice(at)) => {
                self.flow.pop();
                self.remove_units(seat, at, 1, cx);
            }
            (Frame::Put(..), _) => self.put_piece(action, cx),
            (Frame::Steal(..), Action::Rob(victim)) => self.rob(victim, cx),
            (Frame::MakeReady(..), Action::Ready(card)) => self.make_ready(card, cx),
            (Frame::Stride(user, left), Action::Conan(to)) => {
                self.flow.replace(Frame::Stride(user, left - 1));
                self.board.conan = to;
                cx.tell(Event::ConanMoves { to });
            }
            (Frame::Raids(_), Action::Repel(at)) => self.repel(seat, at, cx),
            (Frame::Troops(nth, done), Action::Place(at)) => {
                self.flow.replace(Frame::Troops(nth, done.with(at)));
                self.place_unit(seat, at, cx);
            }
            (Frame::Troops(nth, done), Action::City(at)) => {
                self.flow.replace(Frame::Troops(nth, done.with(at)));
                self.build_city(seat, at, cx);
            }
            (Frame::Raids(_) | Frame::Troops(..) | Frame::Spending(_), Action::Done) => {
                self.next_player();
            }
            (Frame::Spending(_), _) => self.buy(seat, action, cx),
            (Frame::ArtifactBids, _) => self.offer_token(seat, action, cx),
            (Frame::Crowning, Action::Crown(category)) => self.attempt_crown(category, cx),
            // Doing nothing: every decision that allows it is simply over.
            _ => self.flow.pop(),
        }
    }
}
