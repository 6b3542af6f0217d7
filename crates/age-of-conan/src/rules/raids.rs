//! R, G-2, G-3 – raids.

use table::Seat;

use crate::{
    content::{Province, Provinces},
    event::{Event, Told},
    flow::Frame,
    state::State,
};

impl State {
    ///
    pub(crate) fn place_raider(&mut self, at: Province, cx: Told<'_, '_>) {
        self.board.place_raider(at);
        cx.tell(Event::RaiderPlaced { at });
    }

    /// G-2
    pub(crate) fn ask_garrisons(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Raids(0));
    }

    /// G-2: where a unit can drive raiders off.
    pub(crate) fn garrisons(&self, seat: Seat) -> Provinces {
        let realm = self.board.realm(seat);
        realm.friendly().and(self.board.raided).and(realm.armies)
    }

    /// G-2: one of his units for all of them.
    pub(crate) fn repel(&mut self, seat: Seat, at: Province, cx: Told<'_, '_>) {
        self.remove_units(seat, at, 1, cx);
        self.discard_raiders(at, cx);
    }

    pub(crate) fn discard_raiders(&mut self, at: Province, cx: Told<'_, '_>) {
        let count = self.board.raiders[at.index()];
        self.board.remove_raiders(at, count);
        cx.tell(Event::RaidersDiscarded { at, count });
    }

    /// G-2, G-3: raiders cost whoever controls the province now.
    pub(crate) fn suffer_raids(&mut self, cx: Told<'_, '_>) {
        for seat in self.board.from_first() {
            if self.board.out == Some(seat) {
                continue;
            }
            let raided = self.board.realm(seat).friendly().and(self.board.raided);
            let raiders: u8 = raided.iter().map(|at| self.board.raiders[at.index()]).sum();
            let count = raiders.min(self.board.realm(seat).points);
            if count > 0 {
                self.board.lose_points(seat, count);
                cx.tell(Event::PointsLost { seat, count });
            }
        }
        for at in self.board.raided.iter() {
            self.discard_raiders(at, cx);
        }
    }
}
