//! The interpreter: a card is resolved effect by effect, and waits wherever its user has a choice.

use table::{Seat, flow::Passage, worded};

use crate::{
    cards::{
        CardRef,
        choices::{Dice, MakeReady, PayUnit, Put, Redeploy, Steal, Stride},
        op::{Kind, Op, Place, Price},
    },
    content::map::words,
    contest::other,
    event::{Event, GoldBy, Told},
    lexicon::Lexicon,
    rules::intrigue::Intrigue,
    state::State,
};

words! {
    /// What a card puts on the board or takes from it.
    Piece:
    Unit = "unit", Emissary = "emissary", Raider = "raider", NoRaiders = "no-raiders",
    NoEmissary = "no-emissary", NoUnit = "no-unit",
}

worded! {
    Lexicon:
    /// A card being resolved, effect by effect.
    pub struct Effect { card: CardRef, user: Seat, op: u8 } = "effect"
}

impl Passage<State> for Effect {
    /// The next effect, as far as it is possible (K-6).
    fn goes_on(self, state: &mut State, cx: Told<'_, '_>) {
        match self.card.card(state.board.content).ops.get(usize::from(self.op)) {
            Some(&effect) => {
                state.flow.replace(Effect { op: self.op + 1, ..self });
                if state.possible(self.user, effect) {
                    state.apply(self.user, effect, cx);
                }
            }
            None => state.flow.pop(),
        }
    }
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
        self.flow.push(Effect { card, user: seat, op: 0 });
        let price = card.card(self.board.content).price;
        let realm = self.board.realm_mut(seat);
        match price {
            Price::Free => {}
            Price::Gold(gold) => realm.gold -= gold,
            Price::Sorcery(sorcery) => realm.sorcery -= sorcery,
            Price::Unit => self.flow.push(PayUnit { user: seat }),
        }
    }

    /// During an action (K-4), or as the action itself (K-3), which is over then.
    pub(crate) fn use_in_action(&mut self, seat: Seat, card: CardRef, cx: Told<'_, '_>) {
        if card.card(self.board.content).kind == Kind::Event {
            self.flow.pop();
        }
        self.use_card(seat, card, cx);
    }

    pub(crate) fn apply(&mut self, seat: Seat, op: Op, cx: Told<'_, '_>) {
        match op {
            Op::Gold(count) => self.gain(seat, count, 0, cx),
            Op::GoldPer { count, most } => self.gain(seat, self.count(seat, count).min(most), 0, cx),
            Op::Sorcery(count) => self.gain(seat, 0, count, cx),
            Op::DrawKingdom(count) => (0..count).for_each(|_| _ = self.draw_kingdom(seat, cx)),
            Op::DrawStrategy(count) => (0..count).for_each(|_| _ = self.draw_strategy(seat, cx)),
            Op::StealGold(most) => self.flow.push(Steal { user: seat, sorcery: false, most }),
            Op::StealSorcery(most) => self.flow.push(Steal { user: seat, sorcery: true, most }),
            Op::Ready(most) => self.flow.push(MakeReady { user: seat, left: most }),
            Op::Units { n, place } => self.put(seat, Piece::Unit, place, n),
            Op::Emissaries { n, place } => self.put(seat, Piece::Emissary, place, n),
            Op::Raiders { n, place } => self.put(seat, Piece::Raider, place, n),
            Op::RemoveRaiders(place) => self.put(seat, Piece::NoRaiders, place, 1),
            Op::RemoveEmissary(place) => self.put(seat, Piece::NoEmissary, place, 1),
            Op::RemoveUnit(place) => self.put(seat, Piece::NoUnit, place, 1),
            Op::Redeploy => self.flow.push(Redeploy),
            Op::MoveEmissaries(most) => self.flow.push(Intrigue { left: most, ..Intrigue::FRESH }),
            Op::MoveConan(most) => self.flow.push(Stride { user: seat, left: most }),
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
            Op::Reroll(n) => self.flow.push(Dice { chooser: side, whose: side, left: n, chosen: 0 }),
            Op::RerollEnemy(n) => {
                self.flow.push(Dice { chooser: side, whose: other(side), left: n, chosen: 0 });
            }
            _ => {}
        }
    }

    fn put(&mut self, user: Seat, what: Piece, place: Place, left: u8) {
        self.flow.push(Put { user, what, place, left });
    }

    fn gain(&mut self, seat: Seat, gold: u8, sorcery: u8, cx: Told<'_, '_>) {
        if gold > 0 {
            self.board.gain_gold(seat, gold);
            cx.tell(Event::Gold { seat, count: gold, by: GoldBy::Deed });
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
}
