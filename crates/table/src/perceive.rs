//! What is told, and who perceives how much of it. What is private is private by its type, so that an event cannot be
//! told without it being clear who may know what.

use core::ops::Deref;

use crate::{Eye, Seat, Seats, Seen};

/// An event, or a part of one.
pub trait Perceived: Sized {
    /// As this eye perceives it; nothing if it hears nothing of the event at all.
    fn perceived_by(&self, eye: Eye) -> Option<Self>;
}

/// Something only some may know: the others hear that there is something.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Private<T> {
    what: Seen<T>,
    to: Seats,
}

impl<T> Private<T> {
    /// Known to these seats.
    pub const fn to(these: Seats, what: T) -> Private<T> {
        Private { what: Seen::Known(what), to: these }
    }

    /// Known to one seat.
    pub const fn of(seat: Seat, what: T) -> Private<T> {
        Private::to(Seats::of(seat), what)
    }

    /// Known to two seats.
    pub const fn between(one: Seat, other: Seat, what: T) -> Private<T> {
        Private::to(Seats::of(one).with(other), what)
    }

    /// Something that happens to be open this time.
    pub const fn open(what: T) -> Private<T> {
        Private::to(Seats::ALL, what)
    }

    /// Who may know it; nobody as soon as it is perceived: that is nobody's concern.
    pub const fn known_to(&self) -> Seats {
        self.to
    }
}

impl<T: Copy> Private<T> {
    /// What it is, if the looker knows.
    pub fn known(self) -> Option<T> {
        self.what.known()
    }
}

impl<T: Copy> Perceived for Private<T> {
    fn perceived_by(&self, eye: Eye) -> Option<Private<T>> {
        let sees = match eye {
            Eye::Archive => true,
            Eye::Seat(seat) => self.to.has(seat),
            Eye::Onlooker => self.to == Seats::ALL,
        };
        Some(Private { what: if sees { self.what } else { Seen::Unknown }, to: Seats::NONE })
    }
}

/// A seat nobody but which hears of the event.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alone(pub Seat);

impl Perceived for Alone {
    fn perceived_by(&self, eye: Eye) -> Option<Alone> {
        eye.sees(self.0).then_some(*self)
    }
}

impl<T: Perceived> Perceived for Option<T> {
    fn perceived_by(&self, eye: Eye) -> Option<Option<T>> {
        match self {
            Some(part) => part.perceived_by(eye).map(Some),
            None => Some(None),
        }
    }
}

/// Parts of events that everybody perceives alike.
#[macro_export]
macro_rules! open {
    ($($part:ty),* $(,)?) => {$(
        impl $crate::Perceived for $part {
            fn perceived_by(&self, _: $crate::Eye) -> Option<$part> {
                Some(*self)
            }
        }
    )*};
}
open!(Seat, Seats, bool, u8, u16, i8, i16);

/// Numbers of things, such as dice by face.
impl<const N: usize> Perceived for [u8; N] {
    fn perceived_by(&self, _: Eye) -> Option<[u8; N]> {
        Some(*self)
    }
}

/// Numbers that may be negative, such as points by source.
impl<const N: usize> Perceived for [i16; N] {
    fn perceived_by(&self, _: Eye) -> Option<[i16; N]> {
        Some(*self)
    }
}

/// What one looker perceives of an event: the only thing that is ever told to anybody.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Glimpse<E>(E);

impl<E: Perceived> Glimpse<E> {
    /// The event as `eye` perceives it; `None` if it perceives nothing.
    pub fn of(event: &E, eye: Eye) -> Option<Glimpse<E>> {
        event.perceived_by(eye).map(Glimpse)
    }
}

impl<E> Deref for Glimpse<E> {
    type Target = E;

    fn deref(&self) -> &E {
        &self.0
    }
}

/// The events of a game: an enum whose fields each know who perceives them.
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[$vmeta:meta])* $event:ident $({ $($field:ident: $ty:ty),+ $(,)? })?,)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$vmeta])* $event $({ $($field: $ty),+ })?,)+
        }

        impl $crate::Perceived for $name {
            fn perceived_by(&self, eye: $crate::Eye) -> Option<$name> {
                Some(match self {
                    $($name::$event $({ $($field),+ })? => $name::$event $({
                        $($field: $crate::Perceived::perceived_by($field, eye)?),+
                    })?,)+
                })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::events! {
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        enum Event {
            Nothing,
            Drew { seat: Seat, card: Private<u8> },
            Peeked { seat: Alone, card: u8 },
        }
    }

    #[test]
    fn what_is_private_is_veiled_and_who_knows_it_is_nobodys_concern() {
        let drew = Event::Drew { seat: Seat(1), card: Private::between(Seat(1), Seat(2), 7) };
        let card = |eye| match Glimpse::of(&drew, eye).as_deref() {
            Some(Event::Drew { card, .. }) => (card.known(), card.known_to()),
            other => panic!("{other:?}"),
        };
        assert_eq!(card(Eye::Seat(Seat(1))), (Some(7), Seats::NONE));
        assert_eq!(card(Eye::Seat(Seat(2))), (Some(7), Seats::NONE));
        assert_eq!(card(Eye::Archive), (Some(7), Seats::NONE));
        assert_eq!(card(Eye::Seat(Seat(0))), (None, Seats::NONE));
        assert_eq!(card(Eye::Onlooker), (None, Seats::NONE));
        let open = Private::open(7).perceived_by(Eye::Onlooker).and_then(Private::known);
        assert_eq!(open, Some(7), "what lies open is open to onlookers");
    }

    #[test]
    fn of_what_one_does_alone_nobody_else_hears() {
        let peeked = Event::Peeked { seat: Alone(Seat(1)), card: 7 };
        let hears = |eye| Glimpse::of(&peeked, eye).is_some();
        let eyes = [Eye::Seat(Seat(1)), Eye::Archive, Eye::Seat(Seat(0)), Eye::Onlooker];
        assert_eq!(eyes.map(hears), [true, true, false, false]);
        assert_eq!(Glimpse::of(&Event::Nothing, Eye::Onlooker).as_deref(), Some(&Event::Nothing));
    }
}
