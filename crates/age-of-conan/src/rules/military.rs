//! M-1..M-7 – the military action.

use alloc::vec::Vec;

use table::Seat;

use crate::{
    action::Action,
    cards::op::Window,
    content::{Province, Provinces},
    event::{Event, Told},
    flow::Frame,
    state::State,
};

impl State {
    /// M-1, click by click: what may still be done after `moves` redeployments.
    pub(crate) fn offer_military(&self, moves: u8, tired: (Option<Province>, u8), out: &mut Vec<Action>) {
        let seat = self.board.active;
        let realm = self.board.realm(seat);
        self.offer_in_action(seat, (moves == 0).then_some(Window::MilitaryAction), out);
        if moves == 0 {
            self.unit_places(seat).iter().for_each(|at| out.push(Action::Place(at)));
        }
        let (friendly, attackable) = (realm.friendly(), self.attackable(seat));
        for from in realm.armies.iter() {
            let targets = self.board.adjacent(from).and(friendly.or(attackable));
            if self.rested(seat, from, tired) > 0 && !targets.is_empty() {
                out.push(Action::Army(from));
            }
        }
        for at in realm.armies.and(self.board.neutral()).iter() {
            if self.may_fight_at(seat, at) {
                out.push(Action::Campaign(at));
            }
        }
        out.push(Action::Done);
    }

    /// M-2, M-6: friendly provinces below their limit, if there is a unit in the supply.
    pub(crate) fn unit_places(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        if realm.unit_supply == 0 { Provinces::NONE } else { realm.below_limit(realm.friendly()) }
    }

    /// V-6: units that may still move.
    fn rested(&self, seat: Seat, from: Province, (at, tired): (Option<Province>, u8)) -> u8 {
        let units = self.board.realm(seat).units_at(from);
        if at == Some(from) { units.saturating_sub(tired) } else { units }
    }

    /// M-4, M-5: where an attack may go. A round on the last icon needs a fort (M-11).
    pub(crate) fn attackable(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        let open = self.board.in_play.except(Provinces::HOMES).except(realm.friendly());
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

    /// M-3, M-4: an army is chosen; a single unit needs no counting.
    pub(crate) fn choose_army(&mut self, from: Province) {
        let seat = self.board.active;
        let (tired, attack) = match self.flow.top() {
            Some(Frame::Military(_, at, tired)) => ((at, tired), true),
            _ => ((None, 0), false),
        };
        let most = self.rested(seat, from, tired);
        self.flow.push(if most == 1 {
            Frame::WhereTo(from, 1, attack)
        } else {
            Frame::HowMany(from, most, attack)
        });
    }

    /// M-3, M-4
    pub(crate) fn offer_targets(&self, from: Province, attack: bool, out: &mut Vec<Action>) {
        let seat = self.board.active;
        let friendly = self.board.realm(seat).friendly();
        let targets = if attack { friendly.or(self.attackable(seat)) } else { friendly };
        self.board.adjacent(from).and(targets).iter().for_each(|to| out.push(Action::To(to)));
    }

    /// M-3 or M-4: the steps taken decide which it is.
    pub(crate) fn army_moves(&mut self, from: Province, count: u8, to: Province, cx: Told<'_, '_>) {
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
            Frame::Siege(0, to, from)
        } else if against.is_some() {
            Frame::Battle(0, to, from)
        } else {
            Frame::Campaign(0, to)
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
            Some(Frame::Military(0, ..)) => {
                let tired = if self.board.options.redeploy_twice { 0 } else { moved };
                self.flow.replace(Frame::Military(1, Some(to), tired));
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
