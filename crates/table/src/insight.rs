//! What a looker knows: what it sees, and what it remembers being told.

use core::array;

use alloc::vec::Vec;

use crate::{Chance, Cx, Eye, MOST_SEATS, Seat, Sight};

/// All that a looker may think with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight<G: Sight> {
    pub view: G::View,
    pub memory: G::Memory,
}

impl<G: Sight> Insight<G> {
    /// Of a looker that was told nothing.
    pub fn of(view: &G::View) -> Insight<G> {
        Insight { view: view.clone(), memory: G::Memory::default() }
    }

    /// A position the looker cannot tell from the real one.
    pub fn imagine(&self, chance: &mut dyn Chance) -> G {
        G::imagine(&self.view, &self.memory, chance)
    }
}

/// A position with what every looker remembers of the way there.
#[derive(Clone, Debug)]
pub struct Recalled<G: Sight> {
    pub position: G,
    seats: [G::Memory; MOST_SEATS],
    onlooker: G::Memory,
}

impl<G: Sight> Recalled<G> {
    /// Nobody was told anything yet.
    pub fn new(position: G) -> Recalled<G> {
        Recalled { position, seats: array::from_fn(|_| G::Memory::default()), onlooker: G::Memory::default() }
    }

    /// Everybody takes in what is told, each as far as they perceive it.
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

    /// Plays a legal action, and everybody hears what happens. `events` is left with it.
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

    /// The archive sees everything and need not remember.
    pub fn insight(&self, eye: Eye) -> Insight<G> {
        let memory = match eye {
            Eye::Seat(seat) => self.seats.get(seat.index()).cloned().unwrap_or_default(),
            Eye::Onlooker => self.onlooker.clone(),
            Eye::Archive => G::Memory::default(),
        };
        Insight { view: self.position.view(eye), memory }
    }
}
