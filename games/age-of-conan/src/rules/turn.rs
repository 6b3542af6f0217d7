//! U – the turn.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect, step},
    worded,
};

use crate::{
    action::Action,
    board::Board,
    cards::{
        CardRef,
        op::{Kind, Window},
    },
    content::Province,
    dice::{DICE, Face, Use},
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    options::DiceRefill,
    pile::{Pile, bits},
    rules::sequence::TURN,
    state::State,
    view::View,
};

/// The step in which a die is chosen.
pub(crate) const MAIN: u8 = step(TURN, "main");

impl State {
    /// V-12: the next player rolls at the start of their turn.
    pub(crate) fn refill_at_start(&mut self, cx: Told<'_, '_>) {
        self.refill(self.board.active, cx);
    }

    fn refill(&mut self, roller: Seat, cx: Told<'_, '_>) {
        if self.board.pool.iter().all(|&dice| dice == 0) {
            self.board.first = roller;
            cx.tell(Event::FirstPlayer { seat: roller });
            self.roll_fate(DICE, cx);
        }
    }

    /// U-3
    pub(crate) fn conan_at_start(&mut self, _: Told<'_, '_>) {
        if self.board.conan_player == Some(self.board.active) {
            self.flow.push(MoveConan);
        }
    }

    /// U-3..U-6: Conan moves or stays, and the first token is taken or discarded.
    fn conan_travels(&mut self, to: Option<Province>, cx: Told<'_, '_>) {
        let (conan, destination) = (self.board.conan, self.board.destination);
        let map = &self.board.content.map;
        let takes = match to {
            None => conan == destination,
            Some(to) => map.distance(to, destination) < map.distance(conan, destination),
        };
        if let Some(to) = to {
            self.board.conan = to;
            cx.tell(Event::ConanMoves { to });
        }
        // U-4, U-6: taken; U-5: discarded.
        if takes {
            self.take_first_token(self.board.active, cx);
        } else if let Some(token) = self.board.first_token() {
            self.board.gone.add(token);
            cx.tell(Event::TokenDiscarded { token });
        }
    }

    /// U-7, U-8
    pub(crate) fn table_cards_and_die(&mut self, _: Told<'_, '_>) {
        self.flow.push(Main);
    }

    /// U-7: a table card from hand, ready.
    fn play_table_card(&mut self, card: CardRef, cx: Told<'_, '_>) {
        let seat = self.board.active;
        self.own_mut(seat).kingdom.remove(card.kind());
        let cost = card.card(self.board.content).kind.cost();
        let realm = self.board.realm_mut(seat);
        realm.ready.add(card.kind());
        realm.gold -= cost;
        cx.seal();
        cx.tell(Event::TablePlayed { seat, card });
    }

    /// U-7: only cards used before this turn began.
    fn refresh(&mut self, card: CardRef, cx: Told<'_, '_>) {
        let seat = self.board.active;
        let cost = card.card(self.board.content).kind.cost();
        let realm = self.board.realm_mut(seat);
        realm.used.remove(card.kind());
        realm.ready.add(card.kind());
        realm.gold -= cost;
        cx.tell(Event::Refreshed { seat, card });
    }

    /// U-9
    pub(crate) fn refill_at_end(&mut self, cx: Told<'_, '_>) {
        if self.board.options.dice_refill == DiceRefill::EndOfTurn {
            self.refill(self.board.next_after(self.board.active), cx);
        }
    }

    /// U-10, A-5: no matter who took or discarded the last token.
    pub(crate) fn adventure_over(&mut self, _: Told<'_, '_>) {
        if self.board.track_len == 0 {
            self.flow.push(Frame::AdventureEnd { step: 0, conan_was: self.board.conan });
        }
    }

    /// U-1
    pub(crate) fn next_turn(&mut self, cx: Told<'_, '_>) {
        let next = self.board.next_after(self.board.active);
        self.board.active = next;
        for realm in &mut self.board.realms {
            realm.fresh = Pile::EMPTY;
        }
        self.board.artifact_used = table::Seats::NONE;
        self.flow.replace(Frame::Turn { step: 0 });
        cx.tell(Event::TurnOf { seat: next });
    }
}

worded! {
    Lexicon:
    /// U-3 Where does Conan go?
    pub struct MoveConan = "move-conan"
}

impl Decision<State> for MoveConan {
    const RULE: Rule = Rule("U-3");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        state.board.adjacent(state.board.conan).iter().for_each(|to| out.push(Action::Conan(to)));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        let to = if let Action::Conan(to) = action { Some(to) } else { None };
        state.conan_travels(to, cx);
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Conan(_) => Self::RULE.forbids("refused-aoc-not-adjacent"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, view: &View) -> Phrase {
        Phrase::new("aoc-ask-move-conan").with("destination", view.board.destination.name())
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        (action == Action::Done).then_some("aoc-offer-stay")
    }
}

worded! {
    Lexicon:
    /// U-7, U-8 Table cards, cards for one's own turn, and a die; the die ends it.
    pub struct Main = "main"
}

impl Decision<State> for Main {
    const RULE: Rule = Rule("U-7");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let realm = state.board.realm(seat);
        let deck = state.board.content.deck(realm.kingdom);
        let affordable = |&kind: &u8| match deck[usize::from(kind)].kind {
            Kind::Table { cost } => cost <= realm.gold,
            _ => false,
        };
        for kind in bits(state.own(seat).kingdom.kinds()).filter(affordable) {
            out.push(Action::Table(state.card_ref(seat, kind)));
        }
        for kind in bits(realm.used.minus(&realm.fresh).kinds()).filter(affordable) {
            out.push(Action::Refresh(state.card_ref(seat, kind)));
        }
        state.offer_window(seat, Window::OwnTurn, out);
        state.offer_dice(out);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Table(card) => state.play_table_card(card, cx),
            Action::Refresh(card) => state.refresh(card, cx),
            Action::Die(face, purpose) => state.use_die(face, purpose, cx),
            Action::Use(card) => state.use_card(seat, card, cx),
            _ => {}
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Die(face, purpose) => state.bad_die(face, purpose),
            Action::Table(card) => state.bad_table_card(seat, card),
            Action::Refresh(card) => state.bad_refresh(seat, card),
            Action::Use(card) => state.bad_use(seat, card, &[Window::OwnTurn]),
            _ => Rule("U-8").forbids("refused-aoc-die-first"),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-main")
    }

    fn fits(self, state: &State, _: bool) -> Fits {
        expect(state.board.pool.iter().any(|&dice| dice > 0), "a die in the pool (U-8)")
    }
}

impl State {
    fn bad_die(&self, face: Face, purpose: Use) -> Illegal {
        let (rule, why) = match (face, purpose) {
            _ if self.board.pool[face.index()] == 0 => ("U-8", "refused-aoc-die-not-there"),
            (Face::Either, Use::Military | Use::Intrigue) => ("D-5", "refused-aoc-die-blocked"),
            (Face::Wild, _) => ("D-6", "refused-aoc-die-blocked"),
            (Face::CourtConan, _) => ("D-2", "refused-aoc-die-other-use"),
            (Face::Military, _) => ("D-3", "refused-aoc-die-other-use"),
            (Face::Intrigue, _) => ("D-4", "refused-aoc-die-other-use"),
            (Face::Either, Use::Court) => ("D-5", "refused-aoc-die-other-use"),
        };
        Rule(rule).forbids(why)
    }

    fn bad_table_card(&self, seat: Seat, card: CardRef) -> Illegal {
        match card.card(self.board.content).kind {
            _ if !self.holds(seat, card) => Rule("K-2").forbids("refused-aoc-not-in-hand"),
            Kind::Table { .. } => Rule("U-7").forbids("refused-aoc-too-expensive"),
            _ => Rule("K-1").forbids("refused-aoc-no-table-card"),
        }
    }

    fn bad_refresh(&self, seat: Seat, card: CardRef) -> Illegal {
        let realm = self.board.realm(seat);
        let own = CardRef::of(realm.kingdom, card.kind()) == card;
        if !own || !realm.used.has(card.kind()) {
            Rule("U-7").forbids("refused-aoc-not-used")
        } else if !realm.used.minus(&realm.fresh).has(card.kind()) {
            Rule("K-2").forbids("refused-aoc-used-this-turn")
        } else {
            Rule("U-7").forbids("refused-aoc-too-expensive")
        }
    }
}
