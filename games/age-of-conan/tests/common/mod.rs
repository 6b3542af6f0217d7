//! A table set up from text, where actions are played in notation and dice are given.

#![allow(dead_code, unreachable_pub, reason = "each test binary uses its own part of this")]

use age_of_conan::{
    Setup, State, action::Action, board::Realm, content::Province, event::Event, pile::Pile, secrets::Own,
};
use table::{Cx, Eye, Illegal, Notation, Rules, Script, Seat, Setup as _, Sight, Turn};

/// Sides of the conflict die, as chance answers them (C-5).
pub const HIT: u32 = 0;
pub const CONAN: u32 = 1;
pub const ATTACKER: u32 = 2;
pub const SHIELD: u32 = 3;
pub const AXE: u32 = 4;
pub const MISS: u32 = 5;

pub struct Table {
    pub state: State,
    pub told: Vec<Event>,
}

/// A position from text.
pub fn set(text: &str) -> Table {
    match State::set_up(text) {
        Ok(state) => Table { state, told: Vec::new() },
        Err(misread) => panic!("{misread}, in\n{text}"),
    }
}

/// A fresh game of these kingdoms, with the first of everything drawn.
pub fn fresh(kingdoms: &[&str]) -> Table {
    let roles: Vec<_> = kingdoms.iter().map(|&kingdom| Some(kingdom)).collect();
    begin(&Setup::new(1, &roles).expect("these kingdoms"))
}

pub fn begin(setup: &Setup) -> Table {
    let mut told = Vec::new();
    let state = State::begin(setup, &mut Cx::telling(&mut Lowest, &mut told));
    Table { state, told }
}

/// Chance that always answers 0.
pub struct Lowest;

impl table::Chance for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Table {
    pub fn seat(&self, kingdom: &str) -> Seat {
        let seats = (0..self.state.seats()).map(Seat);
        seats
            .into_iter()
            .find(|&seat| self.state.kingdom(seat).key() == kingdom)
            .expect("a kingdom that is played")
    }

    pub fn realm(&self, kingdom: &str) -> &Realm {
        self.state.board.realm(self.seat(kingdom))
    }

    pub fn own(&self, kingdom: &str) -> Own {
        self.state.view(Eye::Archive).own[self.seat(kingdom).index()].known().expect("the archive sees all")
    }

    pub fn units(&self, kingdom: &str, at: Province) -> u8 {
        self.realm(kingdom).units_at(at)
    }

    fn read(&self, action: &str) -> Action {
        self.state.read(action).unwrap_or_else(|| panic!("no action is written {action:?}"))
    }

    /// Plays a legal action; chance answers exactly these.
    pub fn act(&mut self, kingdom: &str, action: &str, chance: &[u32]) -> &mut Table {
        let (seat, read) = (self.seat(kingdom), self.read(action));
        if let Err(illegal) = self.state.judge(seat, read) {
            panic!("{kingdom} may not {action:?}: {illegal:?}; but {:?}", self.legal(kingdom));
        }
        self.told.clear();
        let mut script = Script::new(chance);
        self.state.play(seat, read, &mut Cx::telling(&mut script, &mut self.told));
        if let Err(fault) = script.finish() {
            panic!("{kingdom} {action:?}: {fault}; told {:?}", self.told);
        }
        self
    }

    /// Plays a legal action with whatever chance brings.
    pub fn go(&mut self, kingdom: &str, action: &str) -> &mut Table {
        let (seat, read) = (self.seat(kingdom), self.read(action));
        if let Err(illegal) = self.state.judge(seat, read) {
            panic!("{kingdom} may not {action:?}: {illegal:?}; but {:?}", self.legal(kingdom));
        }
        self.told.clear();
        self.state.play(seat, read, &mut Cx::telling(&mut Lowest, &mut self.told));
        self
    }

    pub fn may(&self, kingdom: &str, action: &str) -> bool {
        self.state.judge(self.seat(kingdom), self.read(action)).is_ok()
    }

    /// The rule that refuses an action.
    pub fn why(&self, kingdom: &str, action: &str) -> &'static str {
        match self.state.judge(self.seat(kingdom), self.read(action)) {
            Err(Illegal::Forbidden { rule, .. }) => rule.0,
            other => panic!("{kingdom} {action:?}: {other:?}"),
        }
    }

    pub fn legal(&self, kingdom: &str) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(self.seat(kingdom), &mut legal);
        legal.into_iter().map(|action| self.state.write(action)).collect()
    }

    pub fn conan_player(&self) -> &'static str {
        self.state.kingdom(self.state.board.conan_player.expect("a bid was decided")).key()
    }

    pub fn awaits(&self, kingdom: &str) -> bool {
        self.state.turn() == Turn::of(self.seat(kingdom))
    }

    pub fn over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// How many of a token are in a pile.
    pub fn tokens(&self, pile: &Pile, name: &str) -> u8 {
        let kinds = self.state.board.content.tokens;
        let kind = kinds.iter().position(|token| token.name == name).expect("a token");
        pile.count(kind as u8)
    }
}
