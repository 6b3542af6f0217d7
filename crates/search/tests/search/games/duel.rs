//! Both throw at the same time; what they win is in a table.

use table::{Chance, Cx, Eye, Illegal, Rule, Rules, Seat, Seats, Seen, Sight, Standing, Turn};

use super::Two;

/// What the first seat wins. With two throws, weighted pennies: the first seat throws (3/7, 4/7), the second
/// (2/7, 5/7). With three, rock, paper, scissors with wins of 1, 3 and 2: both throw (2/6, 1/6, 3/6).
const TABLES: [[[i16; 3]; 3]; 2] =
    [[[3, -1, 0], [-2, 1, 0], [0, 0, 0]], [[0, -3, 1], [3, 0, -2], [-1, 2, 0]]];

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Duel<const THROWS: usize> {
    thrown: [Option<u8>; 2],
}

impl<const THROWS: usize> Duel<THROWS> {
    pub(crate) const NEW: Self = Duel { thrown: [None; 2] };
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    thrown: [Seen<Option<u8>>; 2],
}

impl<const THROWS: usize> Rules for Duel<THROWS> {
    type Setup = Two;
    type Action = u8;
    type Event = ();

    fn begin(_: &Two, _: &mut Cx<'_, ()>) -> Self {
        Self::NEW
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.missing().is_empty() { Turn::Over } else { Turn::Awaits(Seats::first_n(2)) }
    }

    fn missing(&self) -> Seats {
        Seats::first_n(2).iter().filter(|seat| self.thrown[seat.index()].is_none()).collect()
    }

    fn legal(&self, _: Seat, out: &mut Vec<u8>) {
        if self.turn() != Turn::Over {
            out.extend(0..THROWS as u8);
        }
    }

    fn judge(&self, _: Seat, throw: u8) -> Result<(), Illegal> {
        if usize::from(throw) < THROWS { Ok(()) } else { Err(Rule("D-1").forbids("no-such-throw")) }
    }

    fn play(&mut self, seat: Seat, throw: u8, cx: &mut Cx<'_, ()>) {
        self.thrown[seat.index()] = Some(throw);
        if self.missing().is_empty() {
            cx.seal();
        }
    }

    fn may_leave(&self, _: Seat) -> Result<(), Illegal> {
        Err(Rule("L-1").forbids("nobody-leaves"))
    }

    fn leave(&mut self, _: Seat, _: &mut Cx<'_, ()>) {}

    fn standing(&self) -> Standing {
        let won = match self.thrown.map(|throw| throw.map(usize::from)) {
            [Some(a), Some(b)] => TABLES[THROWS - 2][a][b],
            _ => 0,
        };
        Standing::rank(&[won, -won], &[won, -won])
    }
}

impl<const THROWS: usize> Sight for Duel<THROWS> {
    type View = View;
    type Glimpse = ();
    type Memory = ();

    fn view(&self, eye: Eye) -> View {
        let over = self.turn() == Turn::Over;
        let eye = if over { Eye::Archive } else { eye };
        let seen = |seat: usize| eye.glances(Seat(seat as u8), self.thrown[seat]);
        View { thrown: std::array::from_fn(seen) }
    }

    fn glimpse((): &(), _: Eye) -> Option<()> {
        Some(())
    }

    fn imagine(view: &View, (): &(), _: &mut dyn Chance) -> Self {
        Duel { thrown: view.thrown.map(|throw| throw.known().flatten()) }
    }
}
