//! I – intrigue.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::Action,
    board::Board,
    cards::op::{Contest as Kind, Side, Window},
    content::{HOMES, Province, Provinces, Terrain},
    event::{Event, GoldBy, Told},
    flow::Frame,
    lexicon::Lexicon,
    state::State,
    view::View,
};

impl State {
    /// I-1, T-11: friendly provinces, if there is an emissary in the supply.
    pub(crate) fn emissary_places(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        if realm.emissary_supply == 0 { Provinces::NONE } else { realm.friendly() }
    }

    /// I-2, I-3: all provinces an emissary can reach from there.
    fn reach(&self, seat: Seat, from: Province) -> Provinces {
        let realm = self.board.realm(seat);
        let bridges = realm.friendly().or(realm.envoys);
        let mut reached = self.board.adjacent(from);
        let mut crossed = Provinces::of(from);
        loop {
            let crossing = reached.and(bridges).except(crossed);
            if crossing.is_empty() {
                return reached.without(from);
            }
            crossed = crossed.or(crossing);
            reached = crossing.iter().fold(reached, |all, at| all.or(self.board.adjacent(at)));
        }
    }

    /// I-2
    fn emissary_moves(&mut self, from: Province, to: Province, cx: Told<'_, '_>) {
        let seat = self.board.active;
        self.board.realm_mut(seat).move_emissary(from, to);
        cx.tell(Event::EmissaryMoved { seat, from, to });
        self.flow.pop();
        let Some(Frame::Intrigue(Intrigue { moves, one, left, .. })) = self.flow.top() else { return };
        let (one, two) = if moves == 0 { (Some(to), None) } else { (one, Some(to)) };
        // I-1: at most two in an action; a card says how many.
        let most = if left > 0 { left } else { 2 };
        if moves + 1 == most {
            self.flow.pop();
        } else {
            self.flow.replace(Intrigue { moves: moves + 1, one, two, left });
        }
    }

    /// I-5
    fn intrigues(&self, seat: Seat) -> Provinces {
        let (board, realm) = (&self.board, self.board.realm(seat));
        let forts = board.played().iter().fold(Provinces::NONE, |all, other| all.or(other.forts));
        let barred = board.content.map.savage.or(HOMES).or(realm.friendly()).or(forts);
        let armies = board.foreign_armies(seat);
        let open = realm.envoys.and(board.in_play).except(barred).except(armies);
        if board.has_tower(seat) { open } else { open.except(board.neutral()) }
    }

    /// I-4
    fn collections(&self, seat: Seat) -> Provinces {
        self.board.realm(seat).envoys.and(self.board.enemy(seat)).except(HOMES)
    }

    /// I-4
    fn collect(&mut self, at: Province, cx: Told<'_, '_>) {
        let seat = self.board.active;
        self.remove_emissary(seat, at, cx);
        let count = self.board.value(at);
        self.board.gain_gold(seat, count);
        cx.tell(Event::Gold { seat, count, by: GoldBy::Deed });
    }

    pub(crate) fn place_emissary(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        self.board.realm_mut(seat).place_emissary(at);
        cx.tell(Event::EmissaryPlaced { seat, at });
    }

    pub(crate) fn remove_emissary(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        self.board.realm_mut(seat).remove_emissary(at);
        cx.tell(Event::EmissaryRemoved { seat, at });
    }

    /// I-7
    pub(crate) fn intrigue_strength(&self, seat: Seat, at: Province) -> u8 {
        let realm = self.board.realm(seat);
        1 + self.board.adjacent(at).and(realm.friendly().or(realm.envoys)).len()
    }

    /// I-6
    pub(crate) fn intrigue_round(&mut self, cx: Told<'_, '_>) {
        let Some(Frame::IntrigueContest { at, .. }) = self.flow.top() else { return };
        let defender = self.board.owner(at);
        let kind = if defender.is_some() { Kind::Breaking } else { Kind::Alliance };
        self.begin_contest(kind, at, defender, Terrain::Plains, cx);
    }

    /// I-9, I-10; of several emissaries there one is meant (I-12).
    pub(crate) fn intrigue_outcome(&mut self, cx: Told<'_, '_>) {
        let (seat, at) = (self.board.active, self.board.contest.at);
        let won = self.board.contest.attacker_won();
        let spared = self.board.contest.force(Side::Attacker).spared;
        match (self.board.contest.defender, won) {
            (None, true) => {
                if !spared {
                    self.remove_emissary(seat, at, cx);
                }
                self.ally(seat, at, cx);
            }
            (None, false) => {}
            (Some(defender), true) => {
                self.board.remove_marker(defender, at);
                cx.tell(Event::MarkerRemoved { seat: defender, at });
            }
            (Some(_), false) if spared => {}
            (Some(_), false) => self.remove_emissary(seat, at, cx),
        }
    }

    /// I-9, I-11
    fn ally(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        let realm = self.board.realm_mut(seat);
        realm.towers = realm.towers.with(at);
        self.board.steps[at.index()] = 0;
        cx.tell(Event::Allied { seat, at });
        let count = self.board.value(at);
        self.board.gain_gold(seat, count);
        cx.tell(Event::Gold { seat, count, by: GoldBy::Deed });
    }
}

worded! {
    Lexicon:
    /// I-1 Click by click: an emissary is placed, two move, a contest is begun, or gold is collected.
    /// The emissaries that have moved stand at `one` and `two`; a card may allow `left` moves and nothing else.
    pub struct Intrigue { moves: u8, one: Option<Province>, two: Option<Province>, left: u8 } = "intrigue"
}

impl Intrigue {
    pub(crate) const FRESH: Intrigue = Intrigue { moves: 0, one: None, two: None, left: 0 };

    /// I-2: emissaries there that have not moved in this action.
    fn unmoved(self, state: &State, seat: Seat, at: Province) -> u8 {
        let moved = u8::from(self.one == Some(at)) + u8::from(self.two == Some(at));
        state.board.realm(seat).emissaries_at(at).saturating_sub(moved)
    }

    /// K-3: as long as it has not begun, an event can be the action.
    fn unbegun(self) -> Option<Window> {
        (self.moves == 0).then_some(Window::IntrigueAction)
    }
}

impl Decision<State> for Intrigue {
    const RULE: Rule = Rule("I-1");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let card = self.left > 0;
        if !card {
            state.offer_in_action(seat, self.unbegun(), out);
        }
        if !card && self.moves == 0 {
            state.emissary_places(seat).iter().for_each(|at| out.push(Action::Send(at)));
        }
        let unmoved = |&from: &Province| self.unmoved(state, seat, from) > 0;
        let envoys = state.board.realm(seat).envoys.iter().filter(unmoved);
        envoys.for_each(|from| out.push(Action::Emissary(from)));
        if !card {
            state.intrigues(seat).iter().for_each(|at| out.push(Action::Contest(at)));
            state.collections(seat).iter().for_each(|at| out.push(Action::Collect(at)));
        }
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Use(card) => state.use_in_action(seat, card, cx),
            Action::Emissary(from) => state.flow.push(EmissaryTo { from }),
            Action::Contest(at) => state.flow.replace(Frame::IntrigueContest { step: 0, at }),
            Action::Collect(at) => {
                state.flow.pop();
                state.collect(at, cx);
            }
            Action::Send(at) => {
                state.flow.pop();
                state.place_emissary(seat, at, cx);
            }
            _ => self.pass(state, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Use(card) if self.left == 0 => state.bad_use_in_action(seat, card, self.unbegun()),
            Action::Emissary(_) => Rule("I-2").forbids("refused-aoc-no-emissary"),
            Action::Contest(at) => state.bad_intrigue(seat, at),
            Action::Collect(_) => Rule("I-4").forbids("refused-aoc-no-collection"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-intrigue")
    }
}

worded! {
    Lexicon:
    /// I-2 Where does the emissary go?
    pub struct EmissaryTo { from: Province } = "emissary-to"
}

impl Decision<State> for EmissaryTo {
    const RULE: Rule = Rule("I-2");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.reach(seat, self.from).iter().for_each(|to| out.push(Action::To(to)));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        if let Action::To(to) = action {
            state.emissary_moves(self.from, to, cx);
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::To(_) => Self::RULE.forbids("refused-aoc-out-of-reach"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-emissary-to").with("from", self.from.name())
    }

    fn calls(self, action: Action) -> Option<&'static str> {
        matches!(action, Action::To(_)).then_some("aoc-offer-emissary-to")
    }

    fn fits(self, state: &State, on_top: bool) -> Fits {
        let there = state.board.realm(state.board.active).envoys.has(self.from);
        expect(on_top && there, "an emissary there")
    }
}

impl State {
    pub(crate) fn bad_sending(&self, seat: Seat, at: Province) -> Illegal {
        let realm = self.board.realm(seat);
        if realm.emissary_supply == 0 {
            Rule("T-11").forbids("refused-aoc-supply-empty")
        } else if realm.friendly().has(at) {
            Rule("I-1").forbids("refused-aoc-moved-already")
        } else {
            Rule("I-1").forbids("refused-aoc-not-friendly")
        }
    }

    fn bad_intrigue(&self, seat: Seat, at: Province) -> Illegal {
        let realm = self.board.realm(seat);
        let owner = self.board.owner(at);
        let (rule, why) = if !realm.envoys.has(at) {
            ("I-5", "refused-aoc-no-emissary")
        } else if self.board.content.map.savage.has(at) {
            ("T-4", "refused-aoc-savage")
        } else if !self.board.in_play.has(at) {
            ("V-1", "refused-aoc-out-of-play")
        } else if HOMES.has(at) {
            ("I-5", "refused-aoc-home")
        } else if owner == Some(seat) {
            ("I-5", "refused-aoc-friendly")
        } else if owner.is_some_and(|owner| self.board.realm(owner).forts.has(at)) {
            ("I-5", "refused-aoc-enemy-fort")
        } else if self.board.army_of_another(seat, at).is_some() {
            ("I-5", "refused-aoc-enemy-army")
        } else {
            ("T-11", "refused-aoc-supply-empty")
        };
        Rule(rule).forbids(why)
    }
}
