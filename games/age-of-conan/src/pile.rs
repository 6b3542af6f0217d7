//! A heap of cards or tokens of which only the number of each kind matters.
//!
//! The counts are sliced: plane `p` holds bit `p` of the count of every kind, so that two piles are added or
//! subtracted in a few instructions, whatever is in them.

/// Counts up to 7 of each of up to 64 kinds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pile {
    planes: [u64; 3],
}

impl Pile {
    pub const EMPTY: Pile = Pile { planes: [0; 3] };
    /// The most of one kind.
    pub const MOST: u8 = 7;

    /// So many of each kind, in order.
    pub fn of(counts: impl Iterator<Item = u8>) -> Pile {
        let mut pile = Pile::EMPTY;
        counts.enumerate().for_each(|(kind, count)| pile.set(kind as u8, count));
        pile
    }

    /// The kinds there are, as bits.
    #[inline]
    pub const fn kinds(&self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.kinds() == 0
    }

    #[inline]
    pub const fn has(&self, kind: u8) -> bool {
        self.kinds() >> kind & 1 != 0
    }

    #[inline]
    pub const fn count(&self, kind: u8) -> u8 {
        let [one, two, four] = self.planes;
        ((one >> kind & 1) | (two >> kind & 1) << 1 | (four >> kind & 1) << 2) as u8
    }

    /// How many there are in all.
    #[inline]
    pub const fn size(&self) -> u8 {
        let [one, two, four] = self.planes;
        (one.count_ones() + 2 * two.count_ones() + 4 * four.count_ones()) as u8
    }

    pub fn set(&mut self, kind: u8, count: u8) {
        for (power, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !(1 << kind) | u64::from(count >> power & 1) << kind;
        }
    }

    #[inline]
    pub fn add(&mut self, kind: u8) {
        *self = self.plus(&Pile { planes: [1 << kind, 0, 0] });
    }

    /// Takes one away, if there is one.
    #[inline]
    pub fn remove(&mut self, kind: u8) {
        if self.has(kind) {
            *self = self.minus(&Pile { planes: [1 << kind, 0, 0] });
        }
    }

    #[inline]
    pub const fn plus(&self, other: &Pile) -> Pile {
        let (own, added) = (self.planes, other.planes);
        let carry = own[0] & added[0];
        let twos = own[1] ^ added[1];
        let carried = (own[1] & added[1]) | (carry & twos);
        Pile { planes: [own[0] ^ added[0], twos ^ carry, own[2] ^ added[2] ^ carried] }
    }

    /// `other` must be within this pile.
    #[inline]
    pub const fn minus(&self, other: &Pile) -> Pile {
        let (own, taken) = (self.planes, other.planes);
        let borrow = !own[0] & taken[0];
        let twos = own[1] ^ taken[1];
        let borrowed = (!own[1] & taken[1]) | (borrow & !twos);
        Pile { planes: [own[0] ^ taken[0], twos ^ borrow, own[2] ^ taken[2] ^ borrowed] }
    }

    /// Of each kind as many as the larger of two piles has.
    pub fn or(&self, other: &Pile) -> Pile {
        let mut larger = *self;
        other.iter().for_each(|(kind, count)| larger.set(kind, count.max(self.count(kind))));
        larger
    }

    /// The kind of the `nth` piece.
    #[inline]
    pub fn nth(&self, nth: u32) -> u8 {
        let mut nth = nth;
        for (power, &plane) in self.planes.iter().enumerate() {
            let here = plane.count_ones() << power;
            if nth < here {
                return nth_bit(plane, nth >> power);
            }
            nth -= here;
        }
        0
    }

    /// The kinds that `bits` names.
    #[inline]
    pub const fn only(&self, kinds: u64) -> Pile {
        let [a, b, c] = self.planes;
        Pile { planes: [a & kinds, b & kinds, c & kinds] }
    }

    /// Kinds and counts, ascending.
    pub fn iter(self) -> impl Iterator<Item = (u8, u8)> {
        bits(self.kinds()).map(move |kind| (kind, self.count(kind)))
    }

    /// Each piece by its kind, ascending.
    pub fn each(self) -> impl Iterator<Item = u8> {
        self.iter().flat_map(|(kind, count)| (0..count).map(move |_| kind))
    }
}

/// The positions of the set bits, ascending.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}

/// The `nth` lowest of a set of bits.
#[inline]
pub(crate) fn nth_bit(mut bits: u64, nth: u32) -> u8 {
    for _ in 0..nth {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of counts that fits, next to a neighbour that must not be touched.
    #[test]
    fn adds_and_subtracts_like_numbers() {
        for one in 0..=Pile::MOST {
            for other in 0..=Pile::MOST - one {
                let pile = |count| Pile::of([3, count, 2].into_iter());
                let zero = Pile::of([0, other, 0].into_iter());
                let sum = pile(one).plus(&zero);
                assert_eq!(sum, pile(one + other));
                assert_eq!(sum.minus(&zero), pile(one));
                assert_eq!(sum.size(), 5 + one + other);
            }
        }
    }

    #[test]
    fn every_piece_is_found_once() {
        let pile = Pile::of([2, 0, 7, 1].into_iter());
        let mut found: alloc::vec::Vec<u8> = (0..u32::from(pile.size())).map(|nth| pile.nth(nth)).collect();
        found.sort_unstable();
        assert!(pile.each().eq(found));
    }
}
