//! What was learnt: information sets and the actions tried there, in two arenas that never outgrow their limits.

use crate::{Payoffs, Settings, key::Key};

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// An information set of the seat that acts there.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    key: Key,
    pub(crate) visits: u32,
    /// What the acting seat got here on average.
    pub(crate) mean: f32,
    /// Whether a guide said how promising the actions are.
    pub(crate) guided: bool,
    first: u32,
}

/// An action of an information set. Those of one set are linked in ascending order.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// How often it could have been chosen: not every imagined world allows every action.
    pub(crate) available: u32,
    pub(crate) prior: f32,
    /// How much better it would have been than what was done.
    pub(crate) regret: f32,
    /// Its part in the average mix.
    pub(crate) weight: f32,
    pub(crate) means: Payoffs,
    next: u32,
}

/// What became of looking for an information set.
pub(crate) enum Found {
    Known(u32),
    New(u32),
    /// There is no room for it.
    Full,
}

#[derive(Debug)]
pub(crate) struct Pool<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Open addressing: the age in which a slot was taken, and its node. Slots of an earlier age are free.
    slots: Vec<(u32, u32)>,
    age: u32,
    most_nodes: usize,
    most_edges: usize,
}

impl<A: Copy + Ord> Pool<A> {
    pub(crate) fn new(nodes: u32) -> Pool<A> {
        let most_nodes = nodes.max(1) as usize;
        Pool {
            nodes: Vec::new(),
            edges: Vec::new(),
            slots: vec![(0, NONE); (2 * most_nodes).next_power_of_two()],
            age: 1,
            most_nodes,
            most_edges: most_nodes * Settings::EDGES as usize,
        }
    }

    /// Starts anew in the same memory.
    pub(crate) fn forget(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.slots.fill((0, NONE));
            self.age = 1;
        }
    }

    /// Whether it is worth growing further what is here.
    pub(crate) fn roomy(&self) -> bool {
        2 * self.nodes.len() < self.most_nodes && 2 * self.edges.len() < self.most_edges
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn find(&self, key: Key) -> Option<u32> {
        let (age, node) = self.slots[self.probe(key)];
        (age == self.age).then_some(node)
    }

    pub(crate) fn find_or_add(&mut self, key: Key) -> Found {
        let slot = self.probe(key);
        let (age, node) = self.slots[slot];
        if age == self.age {
            return Found::Known(node);
        }
        if self.nodes.len() == self.most_nodes {
            return Found::Full;
        }
        let node = self.nodes.len() as u32;
        self.slots[slot] = (self.age, node);
        self.nodes.push(Node { key, visits: 0, mean: 0.0, guided: false, first: NONE });
        Found::New(node)
    }

    /// The slot that holds this key, or the free one where it belongs. At most half of the slots are taken.
    fn probe(&self, key: Key) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = key.slot(mask);
        while let (age, node) = self.slots[slot]
            && age == self.age
            && self.nodes[node as usize].key != key
        {
            slot = (slot + 1) & mask;
        }
        slot
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

    /// Appends the edge of each of `legal` (ascending), making those that are missing; [`NONE`] where there is
    /// no room. Returns whether any is new.
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

    /// A new edge between two others.
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
