//! The first seat hides a pea under one of two shells, the second looks under one. Two moves, one secret.

use table::{Chance, Cx, Eye, Illegal, Rule, Rules, Seat, Seen, Sight, Standing, Turn};

use super::Two;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shells {
    hidden: Option<u8>,
    looked: Option<u8>,
}

impl Shells {
    pub(crate) const NEW: Shells = Shells { hidden: None, looked: None };
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    hidden: Option<Seen<u8>>,
    looked: Option<u8>,
}

impl Rules for Shells {
    type Setup = Two;
    type Action = u8;
    type Event = ();

    fn begin(_: &Two, _: &mut Cx<'_, ()>) -> Shells {
        Shells::NEW
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match (self.hidden, self.looked) {
            (None, _) => Turn::of(Seat(0)),
            (_, None) => Turn::of(Seat(1)),
            _ => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u8>) {
        if self.turn() == Turn::of(seat) {
            out.extend([0, 1]);
        }
    }

    fn judge(&self, seat: Seat, shell: u8) -> Result<(), Illegal> {
        match self.turn() == Turn::of(seat) {
            false => Err(Illegal::NotYourTurn),
            true if shell > 1 => Err(Rule("S-1").forbids("no-such-shell")),
            true => Ok(()),
        }
    }

    fn play(&mut self, _: Seat, shell: u8, cx: &mut Cx<'_, ()>) {
        if self.hidden.is_none() {
            self.hidden = Some(shell);
        } else {
            self.looked = Some(shell);
            cx.seal();
        }
    }

    fn may_leave(&self, _: Seat) -> Result<(), Illegal> {
        Err(Rule("L-1").forbids("nobody-leaves"))
    }

    fn leave(&mut self, _: Seat, _: &mut Cx<'_, ()>) {}

    fn standing(&self) -> Standing {
        let found = i16::from(self.looked.is_some() && self.looked == self.hidden);
        Standing::rank(&[1 - found, found], &[1 - found, found])
    }
}

impl Sight for Shells {
    type View = View;
    type Glimpse = ();
    type Memory = ();

    fn view(&self, eye: Eye) -> View {
        let eye = if self.turn() == Turn::Over { Eye::Archive } else { eye };
        View { hidden: self.hidden.map(|shell| eye.glances(Seat(0), shell)), looked: self.looked }
    }

    fn glimpse((): &(), _: Eye) -> Option<()> {
        Some(())
    }

    fn imagine(view: &View, (): &(), chance: &mut dyn Chance) -> Shells {
        let shell = |seen: Seen<u8>| seen.known().unwrap_or_else(|| chance.below(2) as u8);
        Shells { hidden: view.hidden.map(shell), looked: view.looked }
    }
}
