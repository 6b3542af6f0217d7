//! Kuhn poker: three cards, two players, one bet. Its equilibria are known, and so is its value: -1/18.

use table::{Chance, Cx, Eye, Illegal, Rule, Rules, Seat, Seen, Sight, Standing, Turn};

use super::Two;

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Say {
    Pass,
    Bet,
}

/// With `OPEN` the cards lie face up: what a search that peeks would play.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Kuhn<const OPEN: bool> {
    cards: [u8; 2],
    bets: [Option<Say>; 3],
}

impl<const OPEN: bool> Kuhn<OPEN> {
    pub(crate) const fn dealt(first: u8, second: u8) -> Self {
        Kuhn { cards: [first, second], bets: [None; 3] }
    }

    pub(crate) fn after(mut self, bets: &[Say]) -> Self {
        for (place, &bet) in self.bets.iter_mut().zip(bets) {
            *place = Some(bet);
        }
        self
    }

    /// What the first seat has won, once it is settled.
    pub(crate) fn won(self) -> Option<i16> {
        use Say::{Bet, Pass};
        let higher = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.bets {
            [Some(Pass), Some(Pass), _] => Some(higher),
            [Some(Bet), Some(Pass), _] => Some(1),
            [Some(Pass), Some(Bet), Some(Pass)] => Some(-1),
            [Some(Bet), Some(Bet), _] | [Some(Pass), Some(Bet), Some(Bet)] => Some(2 * higher),
            _ => None,
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) cards: [Seen<u8>; 2],
    pub(crate) bets: [Option<Say>; 3],
}

impl<const OPEN: bool> Rules for Kuhn<OPEN> {
    type Setup = Two;
    type Action = Say;
    type Event = ();

    fn begin(_: &Two, cx: &mut Cx<'_, ()>) -> Self {
        let first = cx.below(3) as u8;
        Self::dealt(first, (first + 1 + cx.below(2) as u8) % 3)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.won() {
            Some(_) => Turn::Over,
            None => Turn::of(Seat(self.bets.iter().flatten().count() as u8 % 2)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Say>) {
        if self.turn() == Turn::of(seat) {
            out.extend([Say::Pass, Say::Bet]);
        }
    }

    fn judge(&self, seat: Seat, _: Say) -> Result<(), Illegal> {
        if self.turn() == Turn::of(seat) { Ok(()) } else { Err(Illegal::NotYourTurn) }
    }

    fn play(&mut self, _: Seat, bet: Say, cx: &mut Cx<'_, ()>) {
        if let Some(place) = self.bets.iter_mut().find(|place| place.is_none()) {
            *place = Some(bet);
        }
        if self.won().is_some() {
            cx.seal();
        }
    }

    fn may_leave(&self, _: Seat) -> Result<(), Illegal> {
        Err(Rule("L-1").forbids("nobody-leaves"))
    }

    fn leave(&mut self, _: Seat, _: &mut Cx<'_, ()>) {}

    fn standing(&self) -> Standing {
        let won = self.won().unwrap_or(0);
        Standing::rank(&[won, -won], &[won, -won])
    }
}

impl<const OPEN: bool> Sight for Kuhn<OPEN> {
    type View = View;
    type Glimpse = ();
    type Memory = ();

    fn view(&self, eye: Eye) -> View {
        let open = OPEN || self.won().is_some();
        let eye = if open { Eye::Archive } else { eye };
        let card = |seat: usize| eye.glances(Seat(seat as u8), self.cards[seat]);
        View { cards: std::array::from_fn(card), bets: self.bets }
    }

    fn glimpse((): &(), _: Eye) -> Option<()> {
        Some(())
    }

    fn imagine(view: &View, (): &(), chance: &mut dyn Chance) -> Self {
        let other = |known: u8, chance: &mut dyn Chance| (known + 1 + chance.below(2) as u8) % 3;
        let cards = match view.cards {
            [Seen::Known(first), Seen::Known(second)] => [first, second],
            [Seen::Known(first), Seen::Unknown] => [first, other(first, chance)],
            [Seen::Unknown, Seen::Known(second)] => [other(second, chance), second],
            [Seen::Unknown, Seen::Unknown] => {
                let first = chance.below(3) as u8;
                [first, other(first, chance)]
            }
        };
        Kuhn { cards, bets: view.bets }
    }
}
