//! Sets of small things, a bit for each: hands, piles, places on the table.

use core::{
    fmt,
    hash::Hash,
    ops::{BitAnd, BitOr, Not},
};

use crate::{Eye, Perceived};

/// Something that sets can hold: it has a number, smaller than its sets have bits.
pub trait Member: Copy {
    /// The integer that holds a set of them.
    type Bits: Bits;
    /// Its number, counted from 0.
    fn number(self) -> u8;
    /// The member of this number.
    fn numbered(number: u8) -> Self;
}

/// As many bits as there can be members.
pub trait Bits:
    Copy + Ord + Hash + fmt::Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit.
    const NONE: Self;
    /// The bit of this number.
    fn one(number: u8) -> Self;
    /// Those from a number on; none if there are not so many.
    fn from_on(number: u8) -> Self;
    /// How many bits are set.
    fn count(self) -> u8;
    /// The number of the lowest bit set; there must be one.
    fn lowest(self) -> u8;
    /// All but the lowest bit set.
    fn without_lowest(self) -> Self;
    /// The number of the `n`th, from zero; there must be so many.
    fn nth(self, n: u32) -> u8;
}

macro_rules! bits {
    ($($int:ty: $nth:expr),*) => {$(
        impl Bits for $int {
            const NONE: $int = 0;

            #[inline]
            fn one(number: u8) -> $int {
                1 << number
            }

            #[inline]
            fn from_on(number: u8) -> $int {
                <$int>::MAX.checked_shl(number.into()).unwrap_or(0)
            }

            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn without_lowest(self) -> $int {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn nth(self, n: u32) -> u8 {
                $nth(self, n)
            }
        }
    )*};
}
bits!(u32: nth_of_32, u64: nth_of_64, u128: nth_of_128);

fn nth_of_32(bits: u32, n: u32) -> u8 {
    nth_of_64(bits.into(), n)
}

/// By halving.
fn nth_of_64(mut bits: u64, mut n: u32) -> u8 {
    let mut at = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let low = (bits & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            bits >>= width;
            at += width;
        }
    }
    at
}

fn nth_of_128(bits: u128, n: u32) -> u8 {
    let low = bits as u64;
    let ones = low.count_ones();
    if n < ones { nth_of_64(low, n) } else { 64 + nth_of_64((bits >> 64) as u64, n - ones) }
}

/// A set of things that have small numbers, as bits of an integer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Set<T> {
    /// The empty set.
    pub const NONE: Set<T> = Set(T::Bits::NONE);

    /// The set these bits stand for.
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    /// Its bits.
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// The set of one.
    #[inline]
    pub fn of(member: T) -> Set<T> {
        Set(T::Bits::one(member.number()))
    }

    /// Those whose number is at least this.
    pub fn from_on(number: u8) -> Set<T> {
        Set(T::Bits::from_on(number))
    }

    /// Whether `member` is in it.
    #[inline]
    pub fn has(self, member: T) -> bool {
        !self.and(Set::of(member)).is_empty()
    }

    /// This set and `member`.
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Set<T> {
        self.or(Set::of(member))
    }

    /// This set but for `member`.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> Set<T> {
        self.except(Set::of(member))
    }

    /// Adds `member`.
    #[inline]
    pub fn insert(&mut self, member: T) {
        *self = self.with(member);
    }

    /// Takes `member` out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    /// Takes everything out.
    pub fn take(&mut self) -> Set<T> {
        core::mem::replace(self, Set::NONE)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }

    /// What is in this one only.
    #[inline]
    #[must_use]
    pub fn except(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }

    /// Whether the two have a member in common.
    #[inline]
    pub fn meets(self, other: Set<T>) -> bool {
        !self.and(other).is_empty()
    }

    /// Whether everything in the other is in this one.
    #[inline]
    pub fn covers(self, other: Set<T>) -> bool {
        other.except(self).is_empty()
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// The member with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::numbered(self.0.lowest()))
    }

    /// Its only member, if it has just one.
    #[inline]
    pub fn only(self) -> Option<T> {
        self.first().filter(|_| self.0.without_lowest() == T::Bits::NONE)
    }

    /// The `n`th member, from zero; there must be so many.
    pub fn nth(self, n: u32) -> T {
        T::numbered(self.0.nth(n))
    }

    /// Its members, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let first = rest.first();
            rest = Set(rest.0.without_lowest());
            first
        })
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::number)).finish()
    }
}

/// Who may see a set sees it whole: a private one is a private part.
impl<T: Member> Perceived for Set<T> {
    fn perceived_by(&self, _: Eye) -> Option<Set<T>> {
        Some(*self)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[derive(Copy, Clone, PartialEq, Debug)]
    struct Card(u8);

    impl Member for Card {
        type Bits = u128;

        fn number(self) -> u8 {
            self.0
        }

        fn numbered(number: u8) -> Card {
            Card(number)
        }
    }

    #[test]
    fn members_come_in_the_order_of_their_numbers() {
        let numbers = [0, 3, 63, 64, 99, 127];
        let set: Set<Card> = numbers.into_iter().rev().map(Card).collect();
        assert_eq!(set.iter().map(Card::number).collect::<Vec<_>>(), numbers);
        assert_eq!((0..6).map(|n| set.nth(n).0).collect::<Vec<_>>(), numbers, "counted from the lowest");
        assert_eq!((set.len(), set.first(), set.only()), (6, Some(Card(0)), None));
    }

    #[test]
    fn sets_are_joined_met_and_told_apart() {
        let [one, both] = [Set::of(Card(3)), Set::of(Card(3)).with(Card(64))];
        assert_eq!((one.or(both), one.and(both), both.except(one)), (both, one, Set::of(Card(64))));
        assert_eq!((both.meets(one), both.covers(one), one.covers(both)), (true, true, false));
        assert!(!one.meets(Set::of(Card(64))));
        assert_eq!((one.only(), Set::<Card>::NONE.only()), (Some(Card(3)), None));
        assert_eq!((both.has(Card(64)), both.without(Card(64)).has(Card(64))), (true, false));
        assert_eq!(both.and(Set::from_on(4)), Set::of(Card(64)));
        assert_eq!(Set::<Card>::from_on(128), Set::NONE, "there are not so many");
    }
}
