//! M-1..M-7 – the military action.

use alloc::vec::Vec;

use table::{
    Illegal, Phrase, Rule, Seat, Seats,
    flow::{Decision, Fits, expect},
    worded,
};

use crate::{
    action::Action,
    board::Board,
    cards::op::Window,
    content::{HOMES, Province, Provinces},
    event::{Event, Told},
    flow::Frame,
    lexicon::Lexicon,
    state::State,
    view::View,
};

impl State {
    /// M-2, M-6: friendly provinces below their limit, if there is a unit in the supply.
    pub(crate) fn unit_places(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        if realm.unit_supply == 0 { Provinces::NONE } else { realm.below_limit(realm.friendly()) }
    }

    /// M-4, M-5: where an attack may go. A round on the last icon needs a fort (M-11).
    pub(crate) fn attackable(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        let open = self.board.in_play.except(HOMES).except(realm.friendly());
        if self.board.has_fort(seat) {
            return open;
        }
        let blocked = open.except(self.board.controlled()).iter();
        open.except(blocked.filter(|&at| !self.may_fight_at(seat, at)).collect())
    }

    /// M-11: whether a round there could end in a fort without one in the supply.
    pub(crate) fn may_fight_at(&self, seat: Seat, at: Province) -> bool {
        let own = self.board.realm(seat).armies.has(at);
        let last =
            if own { self.board.on_last_icon(at) } else { self.board.content.map.track(at).len() == 1 };
        self.board.has_fort(seat) || !last || self.board.army_of_another(seat, at).is_some()
    }

    /// M-4: where an own army may attack the province it campaigns in.
    fn campaigns(&self, seat: Seat) -> Provinces {
        let armies = self.board.realm(seat).armies.and(self.board.neutral());
        armies.iter().filter(|&at| self.may_fight_at(seat, at)).collect()
    }

    /// M-3, M-4: an army is chosen; a single unit needs no counting.
    pub(crate) fn choose_army(&mut self, from: Province) {
        let seat = self.board.active;
        let (most, attack) = match self.flow.top() {
            Some(Frame::Military(action)) => (action.rested(self, seat, from), true),
            _ => (self.board.realm(seat).units_at(from), false),
        };
        if most == 1 {
            self.flow.push(WhereTo { from, count: 1, attack });
        } else {
            self.flow.push(HowMany { from, most, attack });
        }
    }

    /// M-3, M-4
    fn offer_targets(&self, from: Province, attack: bool, out: &mut Vec<Action>) {
        let seat = self.board.active;
        let friendly = self.board.realm(seat).friendly();
        let targets = if attack { friendly.or(self.attackable(seat)) } else { friendly };
        self.board.adjacent(from).and(targets).iter().for_each(|to| out.push(Action::To(to)));
    }

    /// M-3 or M-4: the steps taken decide which it is.
    fn army_moves(&mut self, from: Province, count: u8, to: Province, cx: Told<'_, '_>) {
        let seat = self.board.active;
        self.flow.pop();
        let joins = self.board.realm(seat).armies.has(to);
        let friendly = self.board.realm(seat).friendly().has(to);
        let against = self.board.army_of_another(seat, to);
        let owner = self.board.owner(to);
        if !friendly && !joins && against.is_none() {
            self.board.steps[to.index()] = 0;
        }
        let excess = self.march(seat, from, to, count, cx);
        if friendly {
            return self.redeployed(to, count - excess.min(count));
        }
        self.flow.replace(if owner.is_some() {
            Frame::Siege { step: 0, at: to, from }
        } else if against.is_some() {
            Frame::Battle { step: 0, at: to, from }
        } else {
            Frame::Campaign { step: 0, at: to }
        });
    }

    /// Units move together; M-6 removes the excess.
    pub(crate) fn march(
        &mut self,
        seat: Seat,
        from: Province,
        to: Province,
        count: u8,
        cx: Told<'_, '_>,
    ) -> u8 {
        let excess = self.board.realm_mut(seat).move_units(from, to, count);
        cx.tell(Event::UnitsMoved { seat, from, to, count });
        if excess > 0 {
            cx.tell(Event::UnitsRemoved { seat, at: to, count: excess });
        }
        excess
    }

    /// M-3: at most two; with V-6 those who moved are tired.
    fn redeployed(&mut self, to: Province, moved: u8) {
        match self.flow.top() {
            Some(Frame::Military(Military { moves: 0, .. })) => {
                let tired = if self.board.options.redeploy_twice { 0 } else { moved };
                self.flow.replace(Military { moves: 1, at: Some(to), tired });
            }
            _ => self.flow.pop(),
        }
    }

    /// M-2
    pub(crate) fn place_unit(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        self.board.realm_mut(seat).place_unit(at);
        cx.tell(Event::UnitPlaced { seat, at });
    }

    pub(crate) fn remove_units(&mut self, seat: Seat, at: Province, count: u8, cx: Told<'_, '_>) {
        let count = count.min(self.board.realm(seat).units_at(at));
        if count > 0 {
            self.board.realm_mut(seat).remove_units(at, count);
            cx.tell(Event::UnitsRemoved { seat, at, count });
        }
    }

    /// M-18, M-23, M-27: a whole army goes back; in a neutral province it rejoins or stands on the first icon.
    pub(crate) fn retreat(&mut self, seat: Seat, from: Province, to: Province, cx: Told<'_, '_>) {
        let count = self.board.realm(seat).units_at(from);
        if !self.board.realm(seat).armies.has(to) {
            self.board.steps[to.index()] = 0;
        }
        cx.tell(Event::Retreated { seat, from, to });
        self.march(seat, from, to, count, cx);
    }

    /// M-20, M-26
    pub(crate) fn crom(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let realm = self.board.realm_mut(seat);
        realm.crom = realm.crom.saturating_add(1);
        cx.tell(Event::Crom { seat });
    }
}

worded! {
    Lexicon:
    /// M-1 Click by click: units are placed, or armies move, or one attacks. Those that moved may be `tired` (V-6).
    pub struct Military { moves: u8, at: Option<Province>, tired: u8 } = "military"
}

impl Military {
    pub(crate) const FRESH: Military = Military { moves: 0, at: None, tired: 0 };

    /// V-6: units that may still move.
    fn rested(self, state: &State, seat: Seat, from: Province) -> u8 {
        let units = state.board.realm(seat).units_at(from);
        if self.at == Some(from) { units.saturating_sub(self.tired) } else { units }
    }

    /// M-3, M-4: the armies that can go somewhere.
    fn armies(self, state: &State, seat: Seat) -> Provinces {
        let realm = state.board.realm(seat);
        let targets = realm.friendly().or(state.attackable(seat));
        let goes = |&from: &Province| {
            self.rested(state, seat, from) > 0 && state.board.adjacent(from).meets(targets)
        };
        realm.armies.iter().filter(goes).collect()
    }

    /// K-3: as long as it has not begun, an event can be the action.
    fn unbegun(self) -> Option<Window> {
        (self.moves == 0).then_some(Window::MilitaryAction)
    }
}

impl Decision<State> for Military {
    const RULE: Rule = Rule("M-1");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.offer_in_action(seat, self.unbegun(), out);
        if self.moves == 0 {
            state.unit_places(seat).iter().for_each(|at| out.push(Action::Place(at)));
        }
        self.armies(state, seat).iter().for_each(|from| out.push(Action::Army(from)));
        state.campaigns(seat).iter().for_each(|at| out.push(Action::Campaign(at)));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        match action {
            Action::Use(card) => state.use_in_action(seat, card, cx),
            Action::Place(at) => {
                state.flow.replace(PlaceSecond { first: at });
                state.place_unit(seat, at, cx);
                if state.unit_places(seat).without(at).is_empty() {
                    state.flow.pop();
                }
            }
            Action::Army(from) => state.choose_army(from),
            Action::Campaign(at) => state.flow.replace(Frame::Campaign { step: 0, at }),
            _ => self.pass(state, cx),
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Use(card) => state.bad_use_in_action(seat, card, self.unbegun()),
            Action::Place(_) if self.moves > 0 => Self::RULE.forbids("refused-aoc-moved-already"),
            Action::Army(from) => state.bad_army(seat, from),
            Action::Campaign(at) if state.board.realm(seat).armies.and(state.board.neutral()).has(at) => {
                Rule("M-11").forbids("refused-aoc-no-fort-left")
            }
            Action::Campaign(_) => Rule("M-4").forbids("refused-aoc-no-campaign"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-military")
    }
}

worded! {
    Lexicon:
    /// M-2 The second unit goes to another province.
    pub struct PlaceSecond { first: Province } = "place-second"
}

impl Decision<State> for PlaceSecond {
    const RULE: Rule = Rule("M-2");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.unit_places(seat).without(self.first).iter().for_each(|at| out.push(Action::Place(at)));
        out.push(Action::Done);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: Told<'_, '_>) {
        state.flow.pop();
        if let Action::Place(at) = action {
            state.place_unit(seat, at, cx);
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Place(at) if at == self.first => Self::RULE.forbids("refused-aoc-two-provinces"),
            _ => state.not_now(seat, action),
        }
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-place-second")
    }
}

worded! {
    Lexicon:
    /// M-3, M-4 How many of the units move?
    pub struct HowMany { from: Province, most: u8, attack: bool } = "how-many"
}

impl Decision<State> for HowMany {
    const RULE: Rule = Rule("M-4");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, _: &State, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=self.most).map(Action::Units));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, _: Told<'_, '_>) {
        if let Action::Units(count) = action {
            state.flow.replace(WhereTo { from: self.from, count, attack: self.attack });
        }
    }

    fn why_not(self, _: &State, _: Seat, _: Action) -> Illegal {
        Rule("M-3").forbids("refused-aoc-how-many")
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-how-many").with("from", self.from.name())
    }

    fn fits(self, state: &State, on_top: bool) -> Fits {
        let mut targets = Vec::new();
        state.offer_targets(self.from, self.attack, &mut targets);
        expect(!targets.is_empty(), "somewhere for the army to go")?;
        let units = state.board.realm(state.board.active).units_at(self.from);
        expect(on_top && (1..=units).contains(&self.most), "no more units than stand there")
    }
}

worded! {
    Lexicon:
    /// M-3, M-4 Where to?
    pub struct WhereTo { from: Province, count: u8, attack: bool } = "where-to"
}

impl Decision<State> for WhereTo {
    const RULE: Rule = Rule("M-4");

    fn asked(self, board: &Board) -> Seats {
        Seats::of(board.active)
    }

    fn offer(self, state: &State, _: Seat, out: &mut Vec<Action>) {
        state.offer_targets(self.from, self.attack, out);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: Told<'_, '_>) {
        if let Action::To(to) = action {
            state.army_moves(self.from, self.count, to, cx);
        }
    }

    fn why_not(self, state: &State, seat: Seat, action: Action) -> Illegal {
        let (rule, why) = match action {
            Action::To(to) if !state.board.adjacent(self.from).has(to) => ("M-3", "refused-aoc-not-adjacent"),
            Action::To(to) if !state.board.in_play.has(to) => ("M-5", "refused-aoc-out-of-play"),
            Action::To(to) if HOMES.has(to) => ("M-5", "refused-aoc-home"),
            Action::To(_) if !self.attack => ("M-3", "refused-aoc-not-friendly"),
            Action::To(_) if state.board.has_fort(seat) => ("M-4", "refused-aoc-not-now"),
            Action::To(_) => ("M-11", "refused-aoc-no-fort-left"),
            _ => return state.not_now(seat, action),
        };
        Rule(rule).forbids(why)
    }

    fn prompt(self, _: &View) -> Phrase {
        Phrase::new("aoc-ask-where-to").with("from", self.from.name()).with("count", self.count)
    }

    fn fits(self, state: &State, on_top: bool) -> Fits {
        let units = state.board.realm(state.board.active).units_at(self.from);
        expect(on_top && (1..=units).contains(&self.count), "no more units than stand there")
    }
}

impl State {
    pub(crate) fn bad_placement(&self, seat: Seat, at: Province) -> Illegal {
        let realm = self.board.realm(seat);
        if realm.unit_supply == 0 {
            Rule("T-11").forbids("refused-aoc-supply-empty")
        } else if !realm.friendly().has(at) {
            Rule("M-2").forbids("refused-aoc-not-friendly")
        } else {
            Rule("M-6").forbids("refused-aoc-limit")
        }
    }

    pub(crate) fn bad_army(&self, seat: Seat, from: Province) -> Illegal {
        let army = self.board.realm(seat).armies.has(from);
        match self.board.options.redeploy_twice {
            _ if !army => Rule("M-3").forbids("refused-aoc-no-army"),
            true => Rule("M-3").forbids("refused-aoc-no-way"),
            false => Rule("V-6").forbids("refused-aoc-no-way"),
        }
    }
}

impl Board {
    /// M-5: what a campaign, a siege or a battle in a position read from text needs.
    pub(crate) fn can_be_attacked(&self, at: Province) -> Fits {
        let track = self.content.map.track(at).len();
        expect(track > 0 && self.in_play.has(at), "a province that can be attacked (M-5)")
    }
}
