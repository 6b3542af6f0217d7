//! Numbers worth plotting over a game.

/// A number that each seat has, as far as the looker may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Key of its name.
    pub name: &'static str,
    /// By seat; nothing where it is hidden.
    pub seats: Vec<Option<i32>>,
}

impl Figure {
    /// A number everybody sees.
    pub fn open<T>(name: &'static str, seats: &[T], of: impl Fn(&T) -> i32) -> Figure {
        Figure { name, seats: seats.iter().map(|seat| Some(of(seat))).collect() }
    }
}
