//! Cairn: two builders pile up stones, click by click; then the wind takes some. It has what the toys lack:
//! actions that can be taken back, chance when somebody leaves, roles, content, editions, and a notation that
//! looks as much like a chronicle as it can.

use table::{
    BadSetup, Chance, Choice, Content, Cx, Eye, Game, Illegal, Kind, Misread, Notation, Phrase, Preset, Rule,
    Rules, Seat, Setup, Sight, Standing, Story, Turn,
};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Agreement {
    roles: [Option<&'static str>; 2],
    turns: u8,
}

const TURNS: Choice = Choice { name: "turns", rule: Rule("T-1"), kind: Kind::Number { least: 1, most: 50 } };

impl Setup for Agreement {
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const ROLES: &'static [&'static str] = &["north", "south"];
    const CHOICES: &'static [Choice] = &[TURNS];
    const PRESETS: &'static [Preset] = &[];

    fn new(edition: u16, roles: &[Option<&str>]) -> Result<Self, BadSetup> {
        let turns = match edition {
            1 => 4,
            2 => 6,
            _ => return Err(BadSetup::UnknownEdition { edition, newest: Cairn::EDITION }),
        };
        BadSetup::seats::<Self>(roles.len())?;
        let mut setup = Agreement { roles: [None; 2], turns };
        for (seat, &role) in roles.iter().enumerate() {
            setup.roles[seat] = Self::ROLES.iter().copied().find(|&known| Some(known) == role);
            if let (Some(role), None) = (role, setup.roles[seat]) {
                return Err(BadSetup::UnknownRole { seat, role: role.into() });
            }
        }
        Ok(setup)
    }

    fn roles(&self) -> Vec<Option<&'static str>> {
        self.roles.to_vec()
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), BadSetup> {
        if option != TURNS.name {
            return Err(BadSetup::UnknownOption { option: option.into() });
        }
        self.turns = TURNS.number(value)? as u8;
        Ok(())
    }

    fn get(&self, _: &'static str) -> String {
        self.turns.to_string()
    }

    fn content(&self) -> Content {
        Content { name: "stones", digest: 0x0123_4567_89ab_cdef }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cairn {
    piles: [u8; 2],
    left: [bool; 2],
    laid: u8,
    turns: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Action {
    Lay(u8),
    Stop,
}

impl Cairn {
    fn active(self) -> Seat {
        Seat(self.turns % 2)
    }
}

impl Rules for Cairn {
    type Setup = Agreement;
    type Action = Action;
    type Event = u32;

    fn begin(setup: &Agreement, cx: &mut Cx<'_, u32>) -> Cairn {
        let piles = [cx.below(6) as u8, cx.below(6) as u8];
        Cairn { piles, left: [false; 2], laid: 0, turns: setup.turns }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.turns == 0 || self.left.contains(&true) { Turn::Over } else { Turn::of(self.active()) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() == Turn::of(seat) {
            let lays = (1..=2).filter(|_| self.laid < 3).map(Action::Lay);
            out.extend(lays.chain([Action::Stop]));
        }
    }

    fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => Err(Illegal::Over),
            turn if turn != Turn::of(seat) => Err(Illegal::NotYourTurn),
            _ if self.laid == 3 && action != Action::Stop => Err(Rule("L-1").forbids("cairn-refused")),
            Turn::Awaits(_) => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, u32>) {
        let pile = &mut self.piles[seat.index()];
        match action {
            Action::Lay(stones) => {
                *pile = pile.saturating_add(stones);
                self.laid += 1;
            }
            Action::Stop => {
                let wind = cx.below(6);
                *pile = pile.saturating_sub(wind as u8);
                cx.tell(wind);
                self.laid = 0;
                self.turns -= 1;
            }
        }
    }

    fn may_leave(&self, _: Seat) -> Result<(), Illegal> {
        if self.turn() == Turn::Over { Err(Illegal::Over) } else { Ok(()) }
    }

    fn leave(&mut self, seat: Seat, cx: &mut Cx<'_, u32>) {
        self.left[seat.index()] = true;
        self.piles[seat.index()] = cx.below(4) as u8;
    }

    fn standing(&self) -> Standing {
        let score = |seat: usize| if self.left[seat] { -1 } else { i16::from(self.piles[seat]) };
        let scores = [score(0), score(1)];
        Standing::rank(&scores, &scores)
    }
}

impl Sight for Cairn {
    type View = Cairn;
    type Glimpse = u32;
    type Memory = ();

    fn view(&self, _: Eye) -> Cairn {
        *self
    }

    fn glimpse(event: &u32, _: Eye) -> Option<u32> {
        Some(*event)
    }

    fn imagine(view: &Cairn, (): &(), _: &mut dyn Chance) -> Cairn {
        *view
    }
}

impl Story for Cairn {
    fn ask(_: &Cairn) -> Phrase {
        Phrase::new("cairn-ask")
    }

    fn offer(_: &Cairn, _: Action) -> Phrase {
        Phrase::new("cairn-offer")
    }

    fn narrate(_: &Cairn, wind: &u32) -> Phrase {
        Phrase::new("cairn-wind").with("stones", *wind)
    }

    fn describe(view: &Cairn) -> Vec<Phrase> {
        view.piles.iter().map(|&pile| Phrase::new("cairn-pile").with("stones", pile)).collect()
    }
}

impl Notation for Cairn {
    fn write(&self, action: Action) -> String {
        match action {
            Action::Lay(stones) => format!("lay [{stones}] #0000000{stones}"),
            Action::Stop => " takes back [] ".into(),
        }
    }

    /// Reads two ways of writing, writes one.
    fn read(&self, text: &str) -> Option<Action> {
        match text {
            "lay [1] #00000001" | "lay one" => Some(Action::Lay(1)),
            "lay [2] #00000002" => Some(Action::Lay(2)),
            " takes back [] " => Some(Action::Stop),
            _ => None,
        }
    }

    fn set_down(&self) -> String {
        let Cairn { piles: [north, south], laid, turns, left } = self;
        format!("turns {turns}\n\npiles {north} {south}\nlaid {laid}\nleft {left:?}\n")
    }

    /// Reads only fresh positions.
    fn set_up(text: &str) -> Result<Cairn, Misread> {
        let misread = Misread { line: 1, column: 1, expected: "turns and piles".into(), found: text.into() };
        let numbers: Vec<u8> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [turns @ 1..50, north, south, 0] => {
                let cairn = Cairn { piles: [north, south], left: [false; 2], laid: 0, turns };
                if cairn.set_down() == text { Ok(cairn) } else { Err(misread) }
            }
            _ => Err(misread),
        }
    }
}

impl Game for Cairn {
    const NAME: &'static str = "cairn";
    const EDITION: u16 = 2;
    const LONGEST: usize = 50 * 4;
}
