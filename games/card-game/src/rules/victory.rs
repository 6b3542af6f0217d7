//! V – Victory test, elimination.

use alloc::vec::Vec;

use table::{Seat, Standing, flow::Frame as _};

use crate::{
    board::{Offer, Place, Sites},
    event::{Ending, Event, Told},
    flow::Frame,
    rules::Talks,
    score::Source,
    secrets::Drawing,
    set::CardSet,
    state::State,
};

impl State {
    /// V-1. In death or glory (O-2) there is none.
    pub(crate) fn victory_test(&mut self, cx: Told<'_, '_>) {
        if self.board.options.death_or_glory {
            return;
        }
        let glory = |seat: &Seat| self.board.gp(*seat);
        let most = self.board.alive.iter().map(|seat| glory(&seat)).max().unwrap_or(0);
        let goal = self.board.options.goal;
        let counts = most >= goal || (self.board.tied && !self.board.options.goal_again);
        if !counts {
            return;
        }
        if self.board.alive.iter().filter(|seat| glory(seat) == most).count() == 1 {
            self.finish(Ending::Goal, cx);
        } else {
            self.board.tied = true;
            cx.tell(Event::TiedForMost);
        }
    }

    /// R-6, V-2: players at 0 GP, in order.
    pub(crate) fn eliminate_fallen(&mut self, cx: Told<'_, '_>) {
        let mut seat = self.board.before_first();
        for _ in 0..self.board.seats {
            seat = Seat((seat.0 + 1) % self.board.seats);
            if self.board.alive.has(seat) && self.board.gp(seat) == 0 {
                self.eliminate(seat, cx);
            }
        }
    }

    /// V-2, V-3, V-4
    pub(crate) fn eliminate(&mut self, seat: Seat, cx: Told<'_, '_>) {
        let at = seat.index();
        self.depart(seat, cx);
        self.board.alive = self.board.alive.without(seat);
        self.board.leaving = self.board.leaving.without(seat);
        self.board.fell[at] = self.board.seats - self.board.alive.len();
        self.board.places[at] = Place::Away;
        self.board.take_glory(seat, self.board.gp(seat), Source::Fall);
        for site in self.board.on_table.iter() {
            self.withdraw_challenges(seat, site);
            let owner = &mut self.board.rows[site.index()].owner;
            *owner = owner.filter(|&owner| owner != seat);
        }
        let hand = self.secrets.hands[at].take();
        self.board.discard = self.board.discard.or(hand);
        let objects = self.secrets.objects[at].take().or(self.board.objects[at].take());
        self.board.object_discard = self.board.object_discard.or(objects);
        let completed = core::mem::replace(&mut self.board.completed[at], Sites::NONE);
        self.board.set_aside = self.board.set_aside.or(completed);
        self.board.outstanding = self.board.outstanding.except(completed);
        self.board.ending = self.board.ending.except(completed);
        self.secrets.drawings[at] = Drawing::NONE;
        self.secrets.drafts[at] = 0;
        self.secrets.surplus[at] = 0;
        self.secrets.cheating = self.secrets.cheating.without(seat);
        self.secrets.cheated = self.secrets.cheated.without(seat);
        if !hand.is_empty() || !objects.is_empty() {
            cx.seal();
        }
        self.tell(Event::Eliminated { seat, hero: self.board.heroes[at], cards: hand.or(objects) }, cx);
        if let Some(first) = self.board.alive.after(self.board.first, self.board.seats)
            && self.board.first == seat
        {
            self.board.first = first;
        }
        if self.board.alive.len() == 1 {
            self.finish(Ending::LastLeft, cx);
        }
    }

    /// V-2: the challenges they placed leave the game, unseen where they lie face down.
    fn withdraw_challenges(&mut self, seat: Seat, site: crate::board::Site) {
        let mut slot = 0;
        while let Some(lying) = self.board.row(site).get(slot) {
            if lying.placer != seat {
                slot += 1;
                continue;
            }
            let card = self.lift_challenge(site, slot);
            match lying.face {
                Some(_) => self.board.gone.insert(card),
                None => self.secrets.gone.insert(card),
            }
        }
    }

    // ------------------------------------------------------------ V-7

    /// Something is being resolved: a resignation waits for its end.
    fn resolving(&self) -> bool {
        self.flow.frames().iter().any(|frame| {
            matches!(
                frame,
                Frame::Contest { .. }
                    | Frame::Aftermath(_)
                    | Frame::Feats(_)
                    | Frame::Completion { .. }
                    | Frame::Ops(_)
                    | Frame::Exchange(_)
            )
        })
    }

    /// V-7: eliminates those who resigned as soon as nothing is being resolved; until then they take the first
    /// way out of every question. False if there is nothing to do yet.
    pub(crate) fn let_go(&mut self, cx: Told<'_, '_>) -> bool {
        if self.resolving() {
            let Some(frame) = self.flow.top() else { return false };
            let Some(seat) = frame.asked(&self.board).and(self.board.leaving).first() else { return false };
            let mut legal = Vec::new();
            frame.legal(self, seat, &mut legal);
            frame.answer(self, seat, legal[0], cx);
            return true;
        }
        while let Some(seat) = self.board.leaving.first() {
            self.eliminate(seat, cx);
            self.drop_frames_of(seat);
        }
        true
    }

    /// Nothing that needs a player who is out goes on; V-2: what was left of their turn is lost.
    fn drop_frames_of(&mut self, out: Seat) {
        let lost = |frame: &Frame| match *frame {
            Frame::Proposal { .. } => self.board.offer.parties.has(out),
            Frame::Draft(_) => true,
            Frame::AnswerSwap(swap) => swap.from == out || swap.seat == out,
            Frame::Turn { seat, .. } | Frame::Talks(Talks { seat }) => seat == out,
            _ => frame.asked(&self.board).has(out),
        };
        if let Some(depth) = self.flow.frames().iter().position(lost) {
            self.flow.cut(depth);
            self.secrets.draft = Offer::NONE;
            if let Some(card) = self.secrets.drawn.take() {
                self.secrets.pile = self.secrets.pile.or(CardSet::of(card));
            }
        }
    }

    // ------------------------------------------------------------ V-6

    /// V-6, V-1: who is still in, then GP, then completed adventures; those out in the order they fell, and who
    /// left the table behind all others.
    pub(crate) fn ranking(&self) -> Standing {
        let seats = usize::from(self.board.seats);
        let scores: [i16; 4] = core::array::from_fn(|at| self.board.glory[at] as i16);
        let keys: [_; 4] = core::array::from_fn(|at| {
            let still_in = self.board.alive.has(Seat(at as u8));
            let stayed = !self.board.left.has(Seat(at as u8));
            (stayed, still_in, self.board.fell[at], self.board.glory[at], self.board.tally[at])
        });
        Standing::rank(&scores[..seats], &keys[..seats])
    }

    pub(crate) fn limits(&mut self, cx: Told<'_, '_>) {
        self.board.idle = if self.board.busy { 0 } else { self.board.idle + 1 };
        if self.board.cycle >= self.board.options.cycle_limit || self.board.idle >= 3 {
            self.finish(Ending::Limit, cx);
        }
    }
}
