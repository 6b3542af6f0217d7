//! Who is playing, and who is watching.

use core::fmt;

/// A place at the table, counted from zero in seating order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);
    /// Every seat there could be.
    pub const ALL: Seats = Seats(u8::MAX);

    /// A set of one seat.
    pub const fn of(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The seats 0 to `count - 1`.
    pub const fn first_n(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats in both sets.
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The seats that are not in `other`.
    pub const fn except(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The next member after `seat`, clockwise at a table of `count` seats; `seat` itself comes last.
    pub fn after(self, seat: Seat, count: u8) -> Option<Seat> {
        (1..=count).map(|step| Seat((seat.0 + step) % count)).find(|&next| self.has(next))
    }

    /// The seats, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// A point of view: who is looking at the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player.
    Seat(Seat),
    /// Anyone else while the game is running: public information only.
    Onlooker,
    /// Sees everything: the archive at any time, and everyone once the game is over.
    Archive,
}

impl Eye {
    /// Whether this viewer sees what only `owner` may see.
    pub fn sees(self, owner: Seat) -> bool {
        self == Eye::Archive || self == Eye::Seat(owner)
    }

    /// Wraps something only `owner` may see, as this viewer knows it.
    pub fn glances<T>(self, owner: Seat, secret: T) -> Seen<T> {
        if self.sees(owner) { Seen::Known(secret) } else { Seen::Unknown }
    }
}

/// Something whose value the viewer knows, or only that it exists.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Seen<T> {
    /// The viewer knows the value.
    Known(T),
    /// The value is hidden from the viewer.
    Unknown,
}

impl<T> Seen<T> {
    /// The value, if the viewer knows it.
    pub fn known(self) -> Option<T> {
        match self {
            Seen::Known(known) => Some(known),
            Seen::Unknown => None,
        }
    }
}
