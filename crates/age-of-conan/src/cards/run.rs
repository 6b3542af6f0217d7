//! The interpreter: a card is resolved effect by effect, and waits wherever its user has a choice.

use alloc::vec::Vec;

use table::Seat;

use crate::{
    action::Action,
    board::Conflict,
    cards::{
        CardRef,
        op::{Op, Place, Price, Side},
    },
    content::{Provinces, map::words},
    event::{Event, Told},
    flow::Frame,
    pile::bits,
    rules::contest::other,
    state::State,
};

words! {
    /// What a card puts on the board or takes from it.
    Piece:
    Unit = "unit", Emissary = "emissary", Raider = "raider", NoRaiders = "no-raiders",
    NoEmissary = "no-emissary", NoUnit = "no-unit",
}

impl State {
    /// K-2..K-5: the card is turned, discarded or kept; its price is paid; its effects follow.
    pub(crate) fn use_card(&mut self, seat: Seat, card: CardRef, cx: Told<'_, '_>) {
        if card.is_artifact() {
            self.board.artifact_used = self.board.artifact_used.with(seat);
        } else if self.board.realm(seat).ready.has(card.kind()) {
            let realm = self.board.realm_mut(seat);
            realm.ready.remove(card.kind());
            realm.used.add(card.kind());
            realm.fresh.add(card.kind());
        } else {
            self.own_mut(seat).kingdom.remove(card.kind());
            self.board.realm_mut(seat).discard.add(card.kind());
            cx.seal();
        }
        cx.tell(Event::Used { seat, card });
        self.flow.push(Frame::Effect(card, seat, 0));
        let price = card.card(self.board.content).price;
        let realm = self.board.realm_mut(seat);
        match price {
            Price::Free => {}
            Price::Gold(gold) => realm.gold -= gold,
            Price::Sorcery(sorcery) => realm.sorcery -= sorcery,
            Price::Unit => self.flow.push(Frame::PayUnit(seat)),
        }
    }

    /// The next effect of the card on top, as far as it is possible (K-6).
    pub(crate) fn next_effect(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Effect(card, user, op)) = self.flow.top() else { return };
        match card.card(self.board.content).ops.get(usize::from(op)) {
            Some(&effect) => {
                self.flow.replace(Frame::Effect(card, user, op + 1));
                if self.possible(user, effect) {
                    self.apply(user, effect, cx);
                }
            }
            None => self.flow.pop(),
        }
    }

    pub(crate) fn apply(&mut self, seat: Seat, op: Op, cx: Told<'_, '_>) {
        match op {
            Op::Gold(count) => self.gain(seat, count, 0, cx),
            Op::GoldPer { count, most } => self.gain(seat, self.count(seat, count).min(most), 0, cx),
            Op::Sorcery(count) => self.gain(seat, 0, count, cx),
            Op::DrawKingdom(count) => (0..count).for_each(|_| _ = self.draw_kingdom(seat, cx)),
            Op::DrawStrategy(count) => (0..count).for_each(|_| _ = self.draw_strategy(seat, cx)),
            Op::StealGold(most) => self.flow.push(Frame::Steal(seat, false, most)),
            Op::StealSorcery(most) => self.flow.push(Frame::Steal(seat, true, most)),
            Op::Ready(most) => self.flow.push(Frame::MakeReady(seat, most)),
            Op::Units { n, place } => self.flow.push(Frame::Put(seat, Piece::Unit, place, n)),
            Op::Emissaries { n, place } => self.flow.push(Frame::Put(seat, Piece::Emissary, place, n)),
            Op::Raiders { n, place } => self.flow.push(Frame::Put(seat, Piece::Raider, place, n)),
            Op::RemoveRaiders(place) => self.flow.push(Frame::Put(seat, Piece::NoRaiders, place, 1)),
            Op::RemoveEmissary(place) => self.flow.push(Frame::Put(seat, Piece::NoEmissary, place, 1)),
            Op::RemoveUnit(place) => self.flow.push(Frame::Put(seat, Piece::NoUnit, place, 1)),
            Op::Redeploy => self.flow.push(Frame::Redeploy),
            Op::MoveEmissaries(most) => self.flow.push(Frame::Intrigue(0, None, None, most)),
            Op::MoveConan(most) => self.flow.push(Frame::Stride(seat, most)),
            Op::TakeToken => self.take_first_token(seat, cx),
            Op::RerollFate => self.roll_fate(self.board.pool.iter().sum(), cx),
            _ => self.apply_in_contest(seat, op),
        }
    }

    fn apply_in_contest(&mut self, seat: Seat, op: Op) {
        let Some(side) = self.board.contest.side_of(seat) else { return };
        let contest = &mut self.board.contest;
        match op {
            Op::ForbidStrategy => contest.force_mut(other(side)).forbidden = true,
            Op::CancelStrategy => contest.force_mut(other(side)).cancelled = true,
            Op::AddDice { n, six } => contest.force_mut(side).add_dice(n, six),
            Op::FewerDice(n) => contest.force_mut(other(side)).take_dice(n),
            Op::Succeed(faces) => contest.force_mut(side).faces |= faces.0,
            Op::AddSuccesses(n) => contest.force_mut(side).add_successes(n),
            Op::Spare => contest.force_mut(side).spared = true,
            Op::ExtraLoss => contest.extra_loss = true,
            Op::Advance => contest.advance = true,
            Op::FreeMarch => contest.free_march = true,
            Op::Reroll(n) => self.flow.push(Frame::Dice(side, side, n, 0)),
            Op::RerollEnemy(n) => self.flow.push(Frame::Dice(side, other(side), n, 0)),
            _ => {}
        }
    }

    fn gain(&mut self, seat: Seat, gold: u8, sorcery: u8, cx: Told<'_, '_>) {
        if gold > 0 {
            self.board.gain_gold(seat, gold);
            cx.tell(Event::Gold { seat, count: gold });
        }
        if sorcery > 0 {
            self.board.gain_sorcery(seat, sorcery);
            cx.tell(Event::Sorcery { seat, count: sorcery });
        }
    }

    /// Whether there is anything left to put or to take.
    pub(crate) fn can_put(&self, seat: Seat, what: Piece, place: Place) -> bool {
        let op = match what {
            Piece::Unit => Op::Units { n: 1, place },
            Piece::Emissary => Op::Emissaries { n: 1, place },
            Piece::Raider => Op::Raiders { n: 1, place },
            Piece::NoRaiders => Op::RemoveRaiders(place),
            Piece::NoEmissary => Op::RemoveEmissary(place),
            Piece::NoUnit => Op::RemoveUnit(place),
        };
        self.possible(seat, op)
    }

    /// The pieces a card may put or take, as clicks.
    pub(crate) fn offer_pieces(&self, seat: Seat, what: Piece, place: Place, out: &mut Vec<Action>) {
        let provinces = self.place(seat, place);
        match what {
            Piece::Unit => self.landings(seat, place).iter().for_each(|at| out.push(Action::Place(at))),
            Piece::Emissary if self.board.realm(seat).emissary_supply == 0 => {}
            Piece::Emissary => provinces.iter().for_each(|at| out.push(Action::Send(at))),
            Piece::Raider if self.board.raider_supply() == 0 => {}
            Piece::Raider => provinces.iter().for_each(|at| out.push(Action::Raider(at))),
            Piece::NoRaiders => {
                provinces.and(self.board.raided).iter().for_each(|at| out.push(Action::Repel(at)));
            }
            Piece::NoEmissary => self.offer_foreign(seat, provinces, out, Action::Banish),
            Piece::NoUnit => self.offer_foreign(seat, provinces, out, Action::Slay),
        }
    }

    fn offer_foreign(
        &self,
        seat: Seat,
        provinces: Provinces,
        out: &mut Vec<Action>,
        click: fn(Seat, crate::content::Province) -> Action,
    ) {
        let emissary = matches!(click(seat, crate::content::Province::Aquilonia), Action::Banish(..));
        for other in self.board.seats().without(seat).iter() {
            let realm = self.board.realm(other);
            let theirs = if emissary { realm.envoys } else { realm.armies };
            theirs.and(provinces).iter().for_each(|at| out.push(click(other, at)));
        }
    }

    /// One piece is put or taken; as many follow as the card says.
    pub(crate) fn put_piece(&mut self, action: Action, cx: Told<'_, '_>) {
        let Some(Frame::Put(seat, what, place, left)) = self.flow.top() else { return };
        match action {
            Action::Place(at) => self.place_unit(seat, at, cx),
            Action::Send(at) => self.place_emissary(seat, at, cx),
            Action::Raider(at) => self.place_raider(at, cx),
            Action::Repel(at) => self.discard_raiders(at, cx),
            Action::Banish(other, at) => self.remove_emissary(other, at, cx),
            Action::Slay(other, at) => self.remove_units(other, at, 1, cx),
            _ => {}
        }
        if left > 1 {
            self.flow.replace(Frame::Put(seat, what, place, left - 1));
        } else {
            self.flow.pop();
        }
    }

    /// Gold or sorcery from another player, as much as there is.
    pub(crate) fn rob(&mut self, victim: Seat, cx: Told<'_, '_>) {
        let Some(Frame::Steal(seat, takes_sorcery, most)) = self.flow.top() else { return };
        self.flow.pop();
        let loser = self.board.realm_mut(victim);
        let (mut gold, mut sorcery) = (0, 0);
        if takes_sorcery {
            sorcery = most.min(loser.sorcery);
        } else {
            gold = most.min(loser.gold);
        }
        loser.gold -= gold;
        loser.sorcery -= sorcery;
        self.board.gain_gold(seat, gold);
        self.board.gain_sorcery(seat, sorcery);
        cx.tell(Event::Robbed { seat, victim, gold, sorcery });
    }

    /// Used table cards a card may make ready, each kind once.
    pub(crate) fn offer_ready(&self, seat: Seat, out: &mut Vec<Action>) {
        for kind in bits(self.board.realm(seat).used.kinds()) {
            out.push(Action::Ready(self.card_ref(seat, kind)));
        }
        out.push(Action::Done);
    }

    pub(crate) fn make_ready(&mut self, card: CardRef, cx: Told<'_, '_>) {
        let Some(Frame::MakeReady(seat, left)) = self.flow.top() else { return };
        let realm = self.board.realm_mut(seat);
        realm.used.remove(card.kind());
        realm.ready.add(card.kind());
        if realm.fresh.count(card.kind()) > realm.used.count(card.kind()) {
            realm.fresh.remove(card.kind());
        }
        cx.tell(Event::MadeReady { seat, card });
        if left > 1 {
            self.flow.replace(Frame::MakeReady(seat, left - 1));
        } else {
            self.flow.pop();
        }
    }

    /// The dice that may still be chosen for a reroll, in the order of their faces: each choice in one way only.
    pub(crate) fn offer_rerolls(&self, whose: Side, left: u8, chosen: u32, out: &mut Vec<Action>) {
        let dice = self.board.contest.force(whose).dice;
        let lowest = highest_chosen(chosen);
        for face in Conflict::ALL.into_iter().skip(lowest) {
            if left > 0 && dice[face.index()] > count_chosen(chosen, face) {
                out.push(Action::Reroll(face));
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn choose_reroll(&mut self, face: Conflict, cx: Told<'_, '_>) {
        let Some(Frame::Dice(chooser, whose, left, chosen)) = self.flow.top() else { return };
        let chosen = chosen + (1 << (3 * face.index()));
        self.flow.replace(Frame::Dice(chooser, whose, left - 1, chosen));
        if left == 1 {
            self.reroll_chosen(cx);
        }
    }

    pub(crate) fn reroll_chosen(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::Dice(_, whose, _, chosen)) = self.flow.top() else { return };
        self.flow.pop();
        let dice = Conflict::ALL.map(|face| count_chosen(chosen, face));
        if dice.iter().any(|&count| count > 0) {
            self.roll_again(whose, dice, cx);
        }
    }
}

/// Three bits a face.
pub(crate) const fn count_chosen(chosen: u32, face: Conflict) -> u8 {
    (chosen >> (3 * face as u8) & 0b111) as u8
}

fn highest_chosen(chosen: u32) -> usize {
    (chosen.checked_ilog2().unwrap_or(0) / 3) as usize
}
