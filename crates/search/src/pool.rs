//! What was learnt: information sets and the actions tried in them, in two arenas of fixed maximum size.

use crate::{Payoffs, Settings, key::Key};

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// An information set of the seat that acts there.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    key: Key,
    /// The age in which it was created; in a later age its slot is free.
    age: u32,
    pub(crate) visits: u32,
    /// The acting seat's average payoff.
    pub(crate) mean: f32,
    first: u32,
    /// Whether a guide gave priors.
    pub(crate) guided: bool,
}

/// An action in an information set. The actions of a set are linked in ascending order.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// How often it was legal: not every imagined world allows every action.
    pub(crate) available: u32,
    pub(crate) prior: f32,
    /// How much better it would have been than the actions chosen.
    pub(crate) regret: f32,
    /// Its weight in the average mix.
    pub(crate) weight: f32,
    pub(crate) means: Payoffs,
    next: u32,
}

/// The result of looking up an information set.
pub(crate) enum Found {
    Known(u32),
    New(u32),
    /// The pool is full.
    Full,
}

#[derive(Debug)]
pub(crate) struct Pool<A> {
    /// A hash table with linear probing: most lookups touch one slot. At most half of the slots are taken.
    nodes: Vec<Node>,
    taken: usize,
    age: u32,
    edges: Vec<Edge<A>>,
    most_edges: usize,
}

impl<A: Copy + Ord> Pool<A> {
    pub(crate) fn new(nodes: u32) -> Pool<A> {
        let most = (nodes.max(1) as usize).next_power_of_two();
        let free = Node { key: Key::of(()), age: 0, visits: 0, mean: 0.0, first: NONE, guided: false };
        Pool {
            nodes: vec![free; 2 * most],
            taken: 0,
            age: 1,
            // Reserved now, because growing during a search could make an answer late.
            edges: Vec::with_capacity(most * Settings::EDGES),
            most_edges: most * Settings::EDGES,
        }
    }

    /// Forgets everything but keeps the memory.
    pub(crate) fn forget(&mut self) {
        self.taken = 0;
        self.edges.clear();
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.nodes.iter_mut().for_each(|node| node.age = 0);
            self.age = 1;
        }
    }

    /// Whether there is enough room to go on with this tree.
    pub(crate) fn roomy(&self) -> bool {
        4 * self.taken < self.nodes.len() && 2 * self.edges.len() < self.most_edges
    }

    pub(crate) fn len(&self) -> usize {
        self.taken
    }

    pub(crate) fn find(&self, key: Key) -> Option<u32> {
        let place = self.probe(key);
        (self.nodes[place].age == self.age).then_some(place as u32)
    }

    pub(crate) fn find_or_add(&mut self, key: Key) -> Found {
        let place = self.probe(key);
        if self.nodes[place].age == self.age {
            return Found::Known(place as u32);
        }
        if 2 * self.taken == self.nodes.len() {
            return Found::Full;
        }
        self.taken += 1;
        self.nodes[place] = Node { key, age: self.age, visits: 0, mean: 0.0, first: NONE, guided: false };
        Found::New(place as u32)
    }

    /// The slot of this key, or the free slot where it belongs.
    fn probe(&self, key: Key) -> usize {
        let mask = self.nodes.len() - 1;
        let mut place = key.place(mask);
        while self.nodes[place].age == self.age && self.nodes[place].key != key {
            place = (place + 1) & mask;
        }
        place
    }

    pub(crate) fn node(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    pub(crate) fn edge(&mut self, edge: u32) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// The actions of an information set, in ascending order.
    pub(crate) fn edges(&self, node: u32) -> impl Iterator<Item = &Edge<A>> {
        let at = |edge: u32| self.edges.get(edge as usize);
        std::iter::successors(at(self.nodes[node as usize].first), move |edge| at(edge.next))
    }

    /// Appends the edge of each action in `legal` (ascending), creating missing ones; [`NONE`] if the pool is full.
    /// Returns whether any is new.
    pub(crate) fn link(&mut self, node: u32, legal: &[A], out: &mut Vec<u32>) -> bool {
        let before = self.edges.len();
        let (mut last, mut at) = (NONE, self.nodes[node as usize].first);
        for &action in legal {
            while at != NONE && self.edges[at as usize].action < action {
                (last, at) = (at, self.edges[at as usize].next);
            }
            if at == NONE || self.edges[at as usize].action != action {
                let Some(new) = self.insert(node, last, at, action) else {
                    out.push(NONE);
                    continue;
                };
                at = new;
            }
            out.push(at);
        }
        self.edges.len() > before
    }

    /// Inserts a new edge between two others.
    fn insert(&mut self, node: u32, last: u32, next: u32, action: A) -> Option<u32> {
        if self.edges.len() == self.most_edges {
            return None;
        }
        let new = self.edges.len() as u32;
        self.edges.push(Edge {
            action,
            visits: 0,
            available: 0,
            prior: 0.0,
            regret: 0.0,
            weight: 0.0,
            means: [0.0; table::MOST_SEATS],
            next,
        });
        match last {
            NONE => self.nodes[node as usize].first = new,
            last => self.edges[last as usize].next = new,
        }
        Some(new)
    }
}
