//! What cards let their user choose.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::Action,
    board::{Board, Conflict},
    cards::{
        op::{Place, Side},
        run::Piece,
    },
    content::{Province, Provinces},
    event::{Event, Told},
    lexicon::Lexicon,
    pile::bits,
    state::State,
    view::View,
};

worded! {
    Lexicon:
    /// C-10 Which dice are rolled again? Those `chosen`, by three bits a face, and up to `left` more.
    pub struct Dice { chooser: Side, whose: Side, left: u8, chosen: u32 } = "dice"
}

impl Dice {
    fn count(self, face: Conflict) -> u8 {
        (self.chosen >> (3 * face as u8) & 0b111) as u8
    }
}

impl Decision<State> for Dice {
    const RULE: Rule = Rule("C-10");

    fn asked(self, board: &Board) -> Seats {
        board.contest.player(self.chooser).map_or(Seats::NONE, Seats::of)
    }

    /// In the order of their faces: each choice is made in one way only.
    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        let dice = state.board.contest.force(self.whose).dice;
        let highest = (self.chosen.checked_ilog2().unwrap_or(0) / 3) as usize;
        for face in Conflict::ALL.into_iter().skip(highest) {
            if self.left > 0 && dice[face.index()] > self.count(face) {
                out.push(Action::Reroll(face));
            }
        }
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        let Action::Reroll(face) = action else { return self.pass(state, cx) };
        let more = Dice { left: self.left - 1, chosen: self.chosen + (1 << (3 * face.index())), ..self };
        state.flow.replace(more);
        if more.left == 0 {
            more.pass(state, cx);
        }
    }

    /// Those chosen are rolled again, all together.
    fn pass(self, state: &mut State, cx: Told<'_, '_>) {
        state.flow.pop();
        if self.chosen != 0 {
            state.roll_again(self.whose, Conflict::ALL.map(|face| self.count(face)), cx);
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.not_now(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-dice").with("count", self.left)
    }

    fn fits(self, state: &State, on_top: bool) -> Fits {
        let dice = state.board.contest.force(self.whose).dice;
        let rolled = Conflict::ALL.into_iter().all(|face| self.count(face) <= dice[face.index()]);
        expect(on_top && rolled, "dice that were rolled")
    }
}

worded! {
    Lexicon:
    /// The price of a card: which unit?
    pub struct PayUnit { user: Seat } = "pay-unit"
}

impl Decision<State> for PayUnit {
    const RULE: Rule = Rule("K-4");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.user)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.victims(seat).iter().for_each(|at| out.push(Action::Sacrifice(at)));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Sacrifice(at) = action {
            state.remove_units(seat, at, 1, cx);
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.not_now(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-sacrifice")
    }
}

worded! {
    Lexicon:
    /// A card puts something on the board, or takes it away.
    pub struct Put { user: Seat, what: Piece, place: Place, left: u8 } = "put"
}

impl Decision<State> for Put {
    const RULE: Rule = Rule("K-6");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.user)
    }

    fn idle(self, state: &State) -> bool {
        !state.can_put(self.user, self.what, self.place)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let provinces = state.place(seat, self.place);
        match self.what {
            Piece::Unit => out.extend(state.landings(seat, self.place).iter().map(Action::Place)),
            Piece::Emissary if state.board.realm(seat).emissary_supply == 0 => {}
            Piece::Emissary => out.extend(provinces.iter().map(Action::Send)),
            Piece::Raider if state.board.raider_supply() == 0 => {}
            Piece::Raider => out.extend(provinces.iter().map(Action::Raider)),
            Piece::NoRaiders => out.extend(provinces.and(state.board.raided).iter().map(Action::Repel)),
            Piece::NoEmissary => state.offer_foreign(seat, provinces, out, Action::Banish),
            Piece::NoUnit => state.offer_foreign(seat, provinces, out, Action::Slay),
        }
    }

    /// One piece is put or taken; as many follow as the card says.
    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Place(at) => state.place_unit(self.user, at, cx),
            Action::Send(at) => state.place_emissary(self.user, at, cx),
            Action::Raider(at) => state.place_raider(at, cx),
            Action::Repel(at) => state.discard_raiders(at, cx),
            Action::Banish(other, at) => state.remove_emissary(other, at, cx),
            Action::Slay(other, at) => state.remove_units(other, at, 1, cx),
            _ => {}
        }
        if self.left > 1 {
            state.flow.replace(Put { left: self.left - 1, ..self });
        } else {
            state.flow.pop();
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Raider(_) => state.bad_raider(),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-put").with("count", self.left)
    }
}

impl State {
    fn offer_foreign(
        &self,
        seat: Seat,
        provinces: Provinces,
        out: &mut Vec<Action>,
        click: fn(Seat, Province) -> Action,
    ) {
        let emissary = matches!(click(seat, Province::Aquilonia), Action::Banish(..));
        for other in self.board.seats().without(seat).iter() {
            let realm = self.board.realm(other);
            let theirs = if emissary { realm.envoys } else { realm.armies };
            theirs.and(provinces).iter().for_each(|at| out.push(click(other, at)));
        }
    }
}

worded! {
    Lexicon:
    /// A card takes gold or sorcery: from whom?
    pub struct Steal { user: Seat, sorcery: bool, most: u8 } = "steal"
}

impl Decision<State> for Steal {
    const RULE: Rule = Rule("K-6");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.user)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.rich(seat, self.sorcery).for_each(|other| out.push(Action::Rob(other)));
    }

    /// As much as there is.
    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        let Action::Rob(victim) = action else { return };
        let loser = state.board.realm_mut(victim);
        let (mut gold, mut sorcery) = (0, 0);
        if self.sorcery {
            sorcery = self.most.min(loser.sorcery);
        } else {
            gold = self.most.min(loser.gold);
        }
        loser.gold -= gold;
        loser.sorcery -= sorcery;
        state.board.gain_gold(seat, gold);
        state.board.gain_sorcery(seat, sorcery);
        cx.tell(Event::Robbed { seat, victim, gold, sorcery });
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.not_now(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        let (gold, sorcery) = if self.sorcery { (0, self.most) } else { (self.most, 0) };
        Phrase::new("aoc-ask-rob").with("gold", gold).with("sorcery", sorcery)
    }
}

worded! {
    Lexicon:
    /// A card makes table cards ready: which?
    pub struct MakeReady { user: Seat, left: u8 } = "make-ready"
}

impl Decision<State> for MakeReady {
    const RULE: Rule = Rule("K-2");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.user)
    }

    fn idle(self, state: &State) -> bool {
        state.board.realm(self.user).used.is_empty()
    }

    /// Each kind once.
    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for kind in bits(state.board.realm(seat).used.kinds()) {
            out.push(Action::Ready(state.card_ref(seat, kind)));
        }
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        let Action::Ready(card) = action else { return self.pass(state, cx) };
        let realm = state.board.realm_mut(seat);
        realm.used.remove(card.kind());
        realm.ready.add(card.kind());
        if realm.fresh.count(card.kind()) > realm.used.count(card.kind()) {
            realm.fresh.remove(card.kind());
        }
        cx.tell(Event::MadeReady { seat, card });
        if self.left > 1 {
            state.flow.replace(MakeReady { left: self.left - 1, ..self });
        } else {
            state.flow.pop();
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        state.not_now(seat, action)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-make-ready")
    }
}

worded! {
    Lexicon:
    /// A card moves Conan: where to?
    pub struct Stride { user: Seat, left: u8 } = "stride"
}

impl Decision<State> for Stride {
    const RULE: Rule = Rule("K-6");

    fn asked(self, _: &Board) -> Seats {
        Seats::of(self.user)
    }

    fn idle(self, _: &State) -> bool {
        self.left == 0
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        state.board.adjacent(state.board.conan).iter().for_each(|to| out.push(Action::Conan(to)));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        let Action::Conan(to) = action else { return self.pass(state, cx) };
        state.flow.replace(Stride { left: self.left - 1, ..self });
        state.board.conan = to;
        cx.tell(Event::ConanMoves { to });
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Conan(_) => Rule("U-3").forbids("refused-aoc-not-adjacent"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-stride").with("count", self.left)
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-stay")
    }
}

worded! {
    Lexicon:
    /// A card's redeployment (M-3).
    pub struct Redeploy = "redeploy"
}

impl Decision<State> for Redeploy {
    const RULE: Rule = Rule("M-3");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let realm = state.board.realm(seat);
        let can = |&from: &Province| state.board.adjacent(from).meets(realm.friendly());
        realm.armies.iter().filter(can).for_each(|from| out.push(Action::Army(from)));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Army(from) => state.choose_army(from),
            _ => self.pass(state, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Army(from) => state.bad_army(seat, from),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-redeploy")
    }
}
