//! A decision to be thought about: where iterations start, and under which names they remember.

use std::hash::Hash;

use table::{Cx, Dice, Eye, Insight, MOST_SEATS, Seat, Seats, Sight};

use crate::{Guide, Mind, Naming, key::Key};

/// The information set each seat is in.
///
/// A seat's set is named by where it started and the moves it saw since. Chance is left out (the search is open
/// loop): what was rolled is averaged over. Choices made together are seen by the others once all are in.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Trail {
    keys: [Key; MOST_SEATS],
    sealed: [Option<Key>; MOST_SEATS],
}

impl Trail {
    pub(crate) fn at(&self, seat: Seat) -> Key {
        self.keys[seat.index()]
    }

    /// `seat` is about to act in `world`.
    pub(crate) fn act<G: Sight>(&mut self, world: &G, seat: Seat, action: G::Action, guide: &impl Guide<G>) {
        if world.turn().simultaneous() {
            self.act_together(seat, action, world.missing());
            return;
        }
        let deed = Key::of((seat, action));
        for looker in (0..world.seats()).map(Seat) {
            let key = &mut self.keys[looker.index()];
            let seen = looker == seat || guide.sees(world, looker, seat, action);
            *key = if seen { key.and(deed) } else { key.and(seat) };
        }
    }

    fn act_together(&mut self, seat: Seat, action: impl Hash, missing: Seats) {
        let deed = Key::of((seat, action));
        self.keys[seat.index()] = self.at(seat).and(deed);
        self.sealed[seat.index()] = Some(deed);
        if missing.without(seat).is_empty() {
            self.reveal();
        }
    }

    fn reveal(&mut self) {
        let sealed = std::mem::take(&mut self.sealed);
        for (looker, key) in self.keys.iter_mut().enumerate() {
            for (actor, deed) in sealed.iter().enumerate() {
                if let (Some(deed), true) = (deed, looker != actor) {
                    *key = key.and(deed);
                }
            }
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Quest<G: Sight> {
    pub(crate) seat: Seat,
    pub(crate) known: Insight<G>,
    /// What anybody sees, also one who was told nothing.
    pub(crate) open: Insight<G>,
    /// Where each seat starts, before its [`Mind`] makes a difference.
    base: [Key; MOST_SEATS],
    /// Where the searching seat starts.
    pub(crate) own: Key,
}

impl<G: Sight> Quest<G> {
    pub(crate) fn new(known: &Insight<G>, seat: Seat, naming: Naming) -> Quest<G> {
        let open = known.imagine(&mut Dice(0)).view(Eye::Onlooker);
        let start = Key::of_view::<G>(&open);
        let view = &known.view;
        let base = std::array::from_fn(|seat| start.and(seat));
        let own = match naming {
            Naming::Moves => base[seat.index()].and(Key::of_view::<G>(view)),
            Naming::Views => Self::key_of(view, seat),
        };
        Quest { seat, known: known.clone(), open: Insight::of(&open), base, own }
    }

    /// The name of an information set by what its seat sees.
    pub(crate) fn key_of(view: &G::View, seat: Seat) -> Key {
        Key::of_view::<G>(view).and(seat)
    }

    /// Where the seats stand in an imagined world; `known` if it was imagined from the searching seat's view.
    pub(crate) fn trail(&self, world: &G, known: bool, guide: &impl Guide<G>) -> Trail {
        let mut keys = self.base;
        for seat in (0..world.seats()).map(Seat) {
            let own = known && seat == self.seat;
            keys[seat.index()] = if own { self.own } else { self.minded(world, seat, guide) };
        }
        Trail { keys, sealed: [None; MOST_SEATS] }
    }

    fn minded(&self, world: &G, seat: Seat, guide: &impl Guide<G>) -> Key {
        let base = self.base[seat.index()];
        match guide.mind(world, seat) {
            Mind::Same => base,
            Mind::Kind(kind) => base.and(kind),
            Mind::Own => base.and(Key::of_view::<G>(&world.view(Eye::Seat(seat)))),
        }
    }

    /// The same game at what is `known` later on, if it can be told how it came there after `answer`: then what was
    /// learnt on the way stays true.
    ///
    /// Only moves without dice or disclosures are followed, for behind those a node is an average over
    /// outcomes that the view by now denies. The moves of others are found by trying.
    pub(crate) fn follow(
        &self,
        answer: G::Action,
        known: &Insight<G>,
        guide: &impl Guide<G>,
    ) -> Option<Quest<G>> {
        let world = self.known.imagine(&mut Dice(0));
        let mut keys = self.base;
        keys[self.seat.index()] = self.own;
        let trail = Trail { keys, sealed: [None; MOST_SEATS] };
        let mut tries = 256;
        let path = Path { seat: self.seat, sought: &known.view, guide };
        let (trail, world) = path.search(&world, trail, self.seat, answer, &mut tries)?;
        let own = trail.at(self.seat);
        let open = Insight::of(&world.view(Eye::Onlooker));
        Some(Quest { seat: self.seat, known: known.clone(), open, base: trail.keys, own })
    }

    /// The information set of `seat` that saw `view` at the start and `moves` since; `None` if the moves cannot
    /// be made.
    pub(crate) fn key_after(
        &self,
        seat: Seat,
        view: &G::View,
        moves: &[(Seat, G::Action)],
        guide: &impl Guide<G>,
    ) -> Option<Key> {
        let mut world = Insight::<G>::of(view).imagine(&mut Dice(0));
        let known = seat == self.seat && *view == self.known.view;
        let mut trail = self.trail(&world, known, guide);
        for &(actor, action) in moves {
            world.judge(actor, action).ok()?;
            trail.act(&world, actor, action, guide);
            world.play(actor, action, &mut Cx::quiet(&mut Dice(0)));
        }
        Some(trail.at(seat))
    }
}

/// The way from one decision of a seat to what it sees later.
struct Path<'a, G: Sight, Q> {
    seat: Seat,
    sought: &'a G::View,
    guide: &'a Q,
}

impl<G: Sight, Q: Guide<G>> Path<'_, G, Q> {
    fn search(
        &self,
        world: &G,
        mut trail: Trail,
        actor: Seat,
        action: G::Action,
        tries: &mut u32,
    ) -> Option<(Trail, G)> {
        *tries = tries.checked_sub(1)?;
        world.judge(actor, action).ok()?;
        let mut next = world.clone();
        let mut dice = Dice(0);
        let mut cx = Cx::quiet(&mut dice);
        trail.act(world, actor, action, self.guide);
        next.play(actor, action, &mut cx);
        if cx.sealed() || world.turn().simultaneous() || next.turn().simultaneous() {
            return None;
        }
        if next.view(Eye::Seat(self.seat)) == *self.sought {
            return Some((trail, next));
        }
        let seat = next.turn().seats().first()?;
        let mut legal = Vec::new();
        next.legal(seat, &mut legal);
        if seat == self.seat && legal.len() > 1 {
            return None;
        }
        legal.into_iter().find_map(|action| self.search(&next, trail, seat, action, tries))
    }
}
