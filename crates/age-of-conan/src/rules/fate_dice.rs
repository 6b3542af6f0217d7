//! D – using a fate die.

use crate::{
    action::Action,
    content::Provinces,
    dice::{Face, Use},
    event::{Event, Told},
    flow::Frame,
    state::State,
};

impl State {
    /// D-2..D-6: every use of every die of the pool.
    pub(crate) fn offer_dice(&self, out: &mut alloc::vec::Vec<Action>) {
        for face in Face::ALL {
            if self.board.pool[face.index()] == 0 {
                continue;
            }
            for purpose in Use::ALL {
                if self.board.may_use(face, purpose) {
                    out.push(Action::Die(face, purpose));
                }
            }
        }
    }

    /// U-8, U-9: the die leaves the pool and its action follows.
    pub(crate) fn use_die(&mut self, face: Face, purpose: Use, cx: Told<'_, '_>) {
        self.board.pool[face.index()] -= 1;
        cx.tell(Event::DieUsed { seat: self.board.active, face, purpose });
        self.flow.replace(match (face, purpose) {
            (Face::CourtConan, _) => Frame::CourtDie(0),
            (_, Use::Military) => Frame::Military(0, None, 0),
            (_, Use::Intrigue) => Frame::Intrigue(0, None, None, 0),
            (_, Use::Court) => Frame::Court,
        });
    }

    /// D-8, D-9
    pub(crate) fn conan_action(&mut self, _: Told<'_, '_>) {
        if self.board.conan_player == Some(self.board.active) {
            self.flow.push(Frame::ConanAction(false, false));
        } else if self.board.track_len > 0 {
            self.flow.push(Frame::TakeToken);
        }
    }

    /// D-8: where a raider may be placed.
    pub(crate) fn raider_places(&self) -> Provinces {
        if self.board.raider_supply() == 0 {
            return Provinces::NONE;
        }
        self.board.adjacent(self.board.conan).with(self.board.conan)
    }

    /// D-10
    pub(crate) fn court_action(&mut self, _: Told<'_, '_>) {
        self.flow.push(Frame::Court);
    }
}
