//! I – intrigue.

use alloc::vec::Vec;

use table::Seat;

use crate::{
    action::Action,
    cards::op::{Contest as Kind, Side, Window},
    content::{Province, Provinces, Terrain},
    event::{Event, Told},
    flow::Frame,
    state::State,
};

/// Where emissaries that have moved in this action stand.
pub(crate) type Moved = (Option<Province>, Option<Province>);

impl State {
    /// I-1, click by click; `left` is not 0 when a card allows so many moves and nothing else.
    pub(crate) fn offer_intrigue(&self, moves: u8, stand: Moved, left: u8, out: &mut Vec<Action>) {
        let seat = self.board.active;
        let realm = self.board.realm(seat);
        let card = left > 0;
        if !card {
            self.offer_in_action(seat, (moves == 0).then_some(Window::IntrigueAction), out);
        }
        if moves == 0 && !card && realm.emissary_supply > 0 {
            realm.friendly().iter().for_each(|at| out.push(Action::Send(at)));
        }
        for from in realm.envoys.iter() {
            if self.unmoved(seat, from, stand) > 0 {
                out.push(Action::Emissary(from));
            }
        }
        if !card {
            self.intrigues(seat).iter().for_each(|at| out.push(Action::Contest(at)));
            self.collections(seat).iter().for_each(|at| out.push(Action::Collect(at)));
        }
        out.push(Action::Done);
    }

    /// I-2: emissaries there that have not moved in this action.
    fn unmoved(&self, seat: Seat, at: Province, (one, two): Moved) -> u8 {
        let moved = u8::from(one == Some(at)) + u8::from(two == Some(at));
        self.board.realm(seat).emissaries_at(at).saturating_sub(moved)
    }

    /// I-2, I-3: all provinces an emissary can reach from there.
    pub(crate) fn reach(&self, seat: Seat, from: Province) -> Provinces {
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
    pub(crate) fn emissary_moves(&mut self, from: Province, to: Province, cx: Told<'_, '_>) {
        let seat = self.board.active;
        self.board.realm_mut(seat).move_emissary(from, to);
        cx.tell(Event::EmissaryMoved { seat, from, to });
        self.flow.pop();
        let Some(Frame::Intrigue(moves, one, _, left)) = self.flow.top() else { return };
        let (one, two) = if moves == 0 { (Some(to), None) } else { (one, Some(to)) };
        // I-1: at most two in an action; a card says how many.
        let most = if left > 0 { left } else { 2 };
        if moves + 1 == most {
            self.flow.pop();
        } else {
            self.flow.replace(Frame::Intrigue(moves + 1, one, two, left));
        }
    }

    /// I-5
    pub(crate) fn intrigues(&self, seat: Seat) -> Provinces {
        let (board, realm) = (&self.board, self.board.realm(seat));
        let forts = board.played().iter().fold(Provinces::NONE, |all, other| all.or(other.forts));
        let barred = board.content.map.savage.or(Provinces::HOMES).or(realm.friendly()).or(forts);
        let armies = board.foreign_armies(seat);
        let open = realm.envoys.and(board.in_play).except(barred).except(armies);
        if board.has_tower(seat) { open } else { open.except(board.neutral()) }
    }

    /// I-4
    pub(crate) fn collections(&self, seat: Seat) -> Provinces {
        self.board.realm(seat).envoys.and(self.board.enemy(seat)).except(Provinces::HOMES)
    }

    /// I-4
    pub(crate) fn collect(&mut self, at: Province, cx: Told<'_, '_>) {
        let seat = self.board.active;
        self.remove_emissary(seat, at, cx);
        let count = self.board.value(at);
        self.board.gain_gold(seat, count);
        cx.tell(Event::Gold { seat, count });
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
        let Some(Frame::IntrigueContest(_, at)) = self.flow.top() else { return };
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
        cx.tell(Event::Gold { seat, count });
    }
}
