//! Who sits at the table, and who is looking.

use core::fmt;

/// A place at the table, counted from zero in seating order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(pub u8);

impl Seat {
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
    pub const NONE: Seats = Seats(0);

    pub const fn of(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The seats 0 to `count - 1`.
    pub const fn first_n(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    pub const fn except(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The next member after `seat`, clockwise at a table of `count`; `seat` itself comes last.
    pub fn after(self, seat: Seat, count: u8) -> Option<Seat> {
        (1..=count).map(|step| Seat((seat.0 + step) % count)).find(|&next| self.has(next))
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Who is looking.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player.
    Seat(Seat),
    /// Anyone else, while the game runs.
    Onlooker,
    /// Everyone, once the game is over; the archive, always.
    Archive,
}

impl Eye {
    /// Whether this eye sees what only `owner` may see.
    pub fn sees(self, owner: Seat) -> bool {
        self == Eye::Archive || self == Eye::Seat(owner)
    }

    /// What this eye knows of something only `owner` may see.
    pub fn glances<T>(self, owner: Seat, secret: T) -> Seen<T> {
        if self.sees(owner) { Seen::Known(secret) } else { Seen::Unknown }
    }
}

/// Something the looker knows, or knows only to exist.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Seen<T> {
    Known(T),
    Unknown,
}

impl<T> Seen<T> {
    pub fn known(self) -> Option<T> {
        match self {
            Seen::Known(known) => Some(known),
            Seen::Unknown => None,
        }
    }
}
