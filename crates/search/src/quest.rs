//! A decision to search: where iterations start, and the keys of their information sets.

use std::hash::Hash;

use table::{Cx, Dice, Eye, Insight, MOST_SEATS, Seat, Seats, Sight};

use crate::{Guide, Mind, Naming, key::Key};

/// The information set each seat is in.
///
/// A seat's key is made from where it started and the moves it has seen since. Chance is left out (the search is open
/// loop), so results are averaged over the dice. Others see simultaneous choices once all are made.
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
    /// What an onlooker sees who was told nothing.
    pub(crate) open: Insight<G>,
    /// The starting key of each seat, before its [`Mind`] is added.
    base: [Key; MOST_SEATS],
    /// The starting key of the searching seat.
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

    /// The key of an information set by what its seat sees.
    pub(crate) fn key_of(view: &G::View, seat: Seat) -> Key {
        Key::of_view::<G>(view).and(seat)
    }

    /// The starting keys in an imagined world; `known` if it was imagined from the searching seat's view.
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

    /// Continues this decision at a later one, if there is a way from `answer` to what is `known` now. Then everything
    /// learnt on the way is still valid.
    ///
    /// Only moves without dice or revealed secrets are followed: after those a node averages over outcomes that the
    /// view now rules out. The moves of others are found by trying them all.
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

    /// The information set of `seat` after seeing `view` at the start and `moves` since; `None` if the moves are not
    /// legal.
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

/// A search for the moves between two decisions of a seat.
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
