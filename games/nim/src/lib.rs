//! Nim: heaps of stones; who takes the last one wins.

#![no_std]

extern crate alloc;

mod options;

pub use options::{Agreement, Options};

use alloc::{format, string::String, vec::Vec};
use table::{
    Chance, Cx, Eye, Game, Illegal, Misread, Notation, Phrase, Rule, Rules, Seat, Seats, Setup, Sight,
    Standing, Story, Turn, reading,
};

/// H-1 At most this many heaps.
const MOST_HEAPS: usize = 5;
/// H-2 Heaps of 1, 2, 3 … stones, or all of them as high as the largest.
const MOST_STONES: u8 = 9;

/// A position. Nothing is hidden, so it is its own view.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Nim {
    agreed: Agreement,
    heaps: [u8; MOST_HEAPS],
    active: Seat,
    /// M-1 The heap the active player has chosen.
    chosen: Option<u8>,
    /// Who took the last stone, if it is taken.
    last: Option<Seat>,
    /// L-1, in the order they left.
    left: Seats,
}

/// A move is two clicks; the first may be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// M-1
    Heap(u8),
    /// M-2
    Take(u8),
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    Chose { seat: Seat, heap: u8 },
    Took { seat: Seat, stones: u8, heap: u8 },
    Left { seat: Seat },
}

impl Nim {
    /// The nim-sum: with two players the one to move wins exactly if it is not zero.
    pub fn nim_sum(&self) -> u8 {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap)
    }

    /// Stones, heap by heap.
    pub fn heaps(&self) -> &[u8] {
        &self.heaps[..self.agreed.options.heaps.into()]
    }

    /// W-2
    pub fn misere(&self) -> bool {
        self.agreed.options.misere
    }

    /// M-1 The heap the active player has chosen, counted from 0.
    pub fn chosen(&self) -> Option<u8> {
        self.chosen
    }

    /// Who took the last stone, if it is taken.
    pub fn last(&self) -> Option<Seat> {
        self.last
    }

    /// L-1
    pub fn left(&self) -> Seats {
        self.left
    }

    fn playing(&self) -> Seats {
        Seats::first_n(self.agreed.seats).except(self.left)
    }

    /// M-3
    fn pass_on(&mut self) {
        self.chosen = None;
        self.active = self.playing().after(self.active, self.agreed.seats).unwrap_or(self.active);
    }
}

impl Rules for Nim {
    type Setup = Agreement;
    type Action = Action;
    type Event = Event;

    fn begin(setup: &Agreement, _: &mut Cx<'_, Event>) -> Nim {
        // H-2
        let stones = |heap: usize| if heap < setup.options.heaps.into() { 2 * heap as u8 + 1 } else { 0 };
        let heaps = core::array::from_fn(stones);
        Nim { agreed: *setup, heaps, active: Seat(0), chosen: None, last: None, left: Seats::NONE }
    }

    fn seats(&self) -> u8 {
        self.agreed.seats
    }

    fn turn(&self) -> Turn {
        if self.last.is_some() || self.playing().len() < 2 { Turn::Over } else { Turn::of(self.active) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() != Turn::of(seat) {
            return;
        }
        match self.chosen {
            None => out.extend(
                (0..).zip(self.heaps).filter(|&(_, stones)| stones > 0).map(|(n, _)| Action::Heap(n)),
            ),
            Some(heap) => out.extend((1..=self.heaps[usize::from(heap)]).map(Action::Take)),
        }
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => return Err(Illegal::Over),
            turn if turn != Turn::of(seat) => return Err(Illegal::NotYourTurn),
            Turn::Awaits(_) => {}
        }
        match (self.chosen, action) {
            (None, Action::Heap(heap)) => match self.heaps.get(usize::from(heap)) {
                None | Some(0) => Err(Rule("M-1").forbids("nim-refused-empty-heap")),
                Some(_) => Ok(()),
            },
            (None, Action::Take(_)) => Err(Rule("M-1").forbids("nim-refused-choose-heap")),
            (Some(_), Action::Heap(_)) => Err(Rule("M-1").forbids("nim-refused-chosen")),
            (Some(_), Action::Take(0)) => Err(Rule("M-2").forbids("nim-refused-none")),
            (Some(heap), Action::Take(stones)) if stones > self.heaps[usize::from(heap)] => {
                Err(Rule("M-2").forbids("nim-refused-too-many"))
            }
            (Some(_), Action::Take(_)) => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        match (action, self.chosen) {
            (Action::Heap(heap), _) => {
                self.chosen = Some(heap);
                cx.tell(Event::Chose { seat, heap });
            }
            (Action::Take(stones), Some(heap)) => {
                self.heaps[usize::from(heap)] -= stones;
                cx.tell(Event::Took { seat, stones, heap });
                if self.heaps == [0; MOST_HEAPS] {
                    self.last = Some(seat);
                    self.chosen = None;
                } else {
                    self.pass_on();
                }
            }
            (Action::Take(_), None) => {}
        }
    }

    fn may_leave(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => Err(Illegal::Over),
            Turn::Awaits(_) if self.left.has(seat) => Err(Rule("L-1").forbids("refused-left")),
            Turn::Awaits(_) => Ok(()),
        }
    }

    /// L-1
    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        self.left = self.left.with(seat);
        cx.tell(Event::Left { seat });
        if self.active == seat {
            self.pass_on();
        }
    }

    /// W-1, W-2, L-1
    fn standing(&self) -> Standing {
        let score = |seat: Seat| match self.last {
            _ if self.left.has(seat) => -1,
            Some(last) => i16::from((last == seat) != self.agreed.options.misere),
            None => 0,
        };
        let scores: Vec<i16> = (0..self.agreed.seats).map(|seat| score(Seat(seat))).collect();
        Standing::rank(&scores, &scores)
    }
}

impl Sight for Nim {
    type View = Nim;
    type Glimpse = Event;
    type Memory = ();

    fn view(&self, _: Eye) -> Nim {
        *self
    }

    fn glimpse(event: &Event, _: Eye) -> Option<Event> {
        Some(*event)
    }

    fn imagine(view: &Nim, (): &(), _: &mut dyn Chance) -> Nim {
        *view
    }
}

impl Story for Nim {
    fn ask(view: &Nim) -> Phrase {
        match view.turn() {
            Turn::Over => Phrase::new("game-over"),
            Turn::Awaits(_) => match view.chosen {
                None => Phrase::new("nim-ask").with("seat", view.active),
                Some(heap) => Phrase::new("nim-ask-stones").with("seat", view.active).with("heap", heap + 1),
            },
        }
    }

    fn offer(_: &Nim, action: Action) -> Phrase {
        match action {
            Action::Heap(heap) => Phrase::new("nim-offer-heap").with("heap", heap + 1),
            Action::Take(stones) => Phrase::new("nim-offer-take").with("stones", stones),
        }
    }

    fn narrate(_: &Nim, event: &Event) -> Phrase {
        match *event {
            Event::Chose { seat, heap } => Phrase::new("nim-chose").with("seat", seat).with("heap", heap + 1),
            Event::Took { seat, stones, heap } => {
                Phrase::new("nim-took").with("seat", seat).with("stones", stones).with("heap", heap + 1)
            }
            Event::Left { seat } => Phrase::new("left").with("seat", seat),
        }
    }

    fn describe(view: &Nim) -> Vec<Phrase> {
        let heap = |(number, &stones): (u8, &u8)| {
            Phrase::new("nim-heap").with("heap", number).with("stones", stones)
        };
        (1..).zip(&view.heaps[..view.agreed.options.heaps.into()]).map(heap).collect()
    }
}

impl Notation for Nim {
    fn write(&self, action: Action) -> String {
        match action {
            Action::Heap(heap) => format!("heap {}", heap + 1),
            Action::Take(stones) => format!("take {stones}"),
        }
    }

    fn read(&self, text: &str) -> Option<Action> {
        let action = match text.split_once(' ')? {
            ("heap", heap) => Action::Heap(heap.parse::<u8>().ok()?.checked_sub(1)?),
            ("take", stones) => Action::Take(stones.parse().ok()?),
            _ => return None,
        };
        (self.write(action) == text).then_some(action)
    }

    fn set_down(&self) -> String {
        let Nim { agreed, heaps, active, chosen, last, left } = self;
        let mut text = format!("seats {}\nmisere {}\nheaps", agreed.seats, agreed.get("misere"));
        for stones in &heaps[..agreed.options.heaps.into()] {
            text += &format!(" {stones}");
        }
        text += &format!("\nactive {active}\n");
        if let Some(heap) = chosen {
            text += &format!("chosen {}\n", heap + 1);
        }
        if let Some(last) = last {
            text += &format!("last {last}\n");
        }
        for seat in left.iter() {
            text += &format!("left {seat}\n");
        }
        text
    }

    fn set_up(text: &str) -> Result<Nim, Misread> {
        let agreed = Agreement { seats: 2, options: Options { heaps: 0, misere: false } };
        let mut nim = Nim {
            agreed,
            heaps: [0; MOST_HEAPS],
            active: Seat(0),
            chosen: None,
            last: None,
            left: Seats::NONE,
        };
        for mut line in reading::lines(text) {
            let seats = u32::from(nim.agreed.seats);
            let seat = |line: &mut reading::Line<'_>| line.number("a seat", seats - 1).map(|n| Seat(n as u8));
            match line.word("a heading")? {
                "seats" => {
                    let four = |word: &str| word.parse().ok().filter(|n| (2..=4).contains(n));
                    nim.agreed.seats = line.as_a("2 to 4", four)?;
                }
                "misere" => {
                    let options = &mut nim.agreed.options;
                    line.as_a("on or off", |word| options.set("misere", word).ok())?;
                }
                "heaps" => {
                    nim.agreed.options.heaps = 0;
                    while line.peek().is_some() && usize::from(nim.agreed.options.heaps) < MOST_HEAPS {
                        let stones = line.number("a number of stones, at most 9", MOST_STONES.into())?;
                        nim.heaps[usize::from(nim.agreed.options.heaps)] = stones as u8;
                        nim.agreed.options.heaps += 1;
                    }
                }
                "active" => nim.active = seat(&mut line)?,
                "chosen" => {
                    let heap = |word: &str| word.parse::<u8>().ok()?.checked_sub(1);
                    nim.chosen = Some(line.as_a("a heap", heap)?);
                }
                "last" => nim.last = Some(seat(&mut line)?),
                "left" => nim.left = nim.left.with(seat(&mut line)?),
                heading => {
                    let expected = String::from("seats, misere, heaps, active, chosen, last or left");
                    return Err(Misread { expected, found: heading.into(), ..line.misread("") });
                }
            }
            line.end()?;
        }
        nim.sensible(text)
    }
}

impl Nim {
    /// Whether a position as written could be played on.
    fn sensible(self, text: &str) -> Result<Nim, Misread> {
        let empty = self.heaps == [0; MOST_HEAPS];
        if self.agreed.options.heaps < 2 {
            Err(Misread::missing(text, "at least two heaps"))
        } else if empty != self.last.is_some() {
            Err(Misread::missing(text, "`last` exactly if no stone is left"))
        } else if !self.playing().has(self.active) || self.active.0 >= self.agreed.seats {
            Err(Misread::missing(text, "an active seat that has not left"))
        } else if self.chosen.is_some_and(|heap| self.heaps.get(usize::from(heap)).is_none_or(|&n| n == 0)) {
            Err(Misread::missing(text, "a chosen heap with stones"))
        } else {
            Ok(self)
        }
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const EDITION: u16 = 1;
    const LONGEST: usize = 2 * MOST_HEAPS * MOST_STONES as usize;
}
