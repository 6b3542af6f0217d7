//! What a viewer knows: what they see, and what they remember being told.

use core::array;

use alloc::vec::Vec;

use crate::{Chance, Cx, Eye, MOST_SEATS, Seat, Sight};

/// Everything a viewer knows. Bots decide from this alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight<G: Sight> {
    /// What the viewer sees now.
    pub view: G::View,
    /// What the viewer was told earlier and no view shows any more.
    pub memory: G::Memory,
}

impl<G: Sight> Insight<G> {
    /// The knowledge of a viewer who was told nothing so far.
    pub fn of(view: &G::View) -> Insight<G> {
        Insight { view: view.clone(), memory: G::Memory::default() }
    }

    /// A position that the viewer cannot tell from the real one.
    pub fn imagine(&self, chance: &mut dyn Chance) -> G {
        G::imagine(&self.view, &self.memory, chance)
    }
}

/// A position, and what every viewer remembers from the game so far.
#[derive(Clone, Debug)]
pub struct Recalled<G: Sight> {
    /// The position.
    pub position: G,
    seats: [G::Memory; MOST_SEATS],
    onlooker: G::Memory,
}

impl<G: Sight> Recalled<G> {
    /// Starts with empty memories.
    pub fn new(position: G) -> Recalled<G> {
        Recalled { position, seats: array::from_fn(|_| G::Memory::default()), onlooker: G::Memory::default() }
    }

    /// Adds events to everyone's memory, as far as each viewer perceives them.
    pub fn hear(&mut self, events: &[G::Event]) {
        if size_of::<G::Memory>() == 0 {
            return;
        }
        let seats = usize::from(self.position.seats());
        let seats = (0..).map(|seat| Eye::Seat(Seat(seat))).zip(&mut self.seats[..seats]);
        for (eye, memory) in seats.chain([(Eye::Onlooker, &mut self.onlooker)]) {
            for glimpse in events.iter().filter_map(|event| G::glimpse(event, eye)) {
                G::remember(memory, &glimpse);
            }
        }
    }

    /// Plays a legal action and updates everyone's memory. Replaces the contents of `events` with what happened.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) {
        events.clear();
        self.position.play(seat, action, &mut Cx::telling(chance, events));
        self.hear(events);
    }

    /// What `eye` knows. The archive sees everything, so it has no memory.
    pub fn insight(&self, eye: Eye) -> Insight<G> {
        let memory = match eye {
            Eye::Seat(seat) => self.seats.get(seat.index()).cloned().unwrap_or_default(),
            Eye::Onlooker => self.onlooker.clone(),
            Eye::Archive => G::Memory::default(),
        };
        Insight { view: self.position.view(eye), memory }
    }
}
