//! Scenes: a position in the words of notation, and what is played in it.

#![allow(dead_code, reason = "every test file takes what it needs")]

use card_game::{
    State,
    action::Action,
    content::{Attribute, Card, OURS},
    event::Event,
};
use table::{Cx, Dice, Notation, Rules, Seat};

#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) state: State,
    pub(crate) told: Vec<Event>,
}

pub(crate) fn scene(text: &str) -> Scene {
    let state = State::set_up(text).unwrap_or_else(|misread| panic!("{misread}\n{text}"));
    Scene { state, told: Vec::new() }
}

/// Challenges of player 1 on an adventure, face down.
pub(crate) fn row(adventure: &str, challenges: &[&str]) -> String {
    let line = |card: &&str| format!("challenge {adventure} {card} 1 down\n");
    challenges.iter().map(line).collect::<Vec<_>>().concat()
}

/// The hero of player 0 on the isle before challenges of player 1, in the hero phase; `more` is added to it.
pub(crate) fn isle(hero: &str, challenges: &[&str], more: &str) -> Scene {
    let row = row("isle-of-iron-statues", challenges);
    scene(&format!(
        "seats 2\nplayer 0 {hero} 15 at isle-of-iron-statues\nplayer 1 sorcerer 15 at forgotten-crypt\n\
         adventure isle-of-iron-statues 0\nadventure forgotten-crypt 1\n{row}{more}\nphase heroes"
    ))
}

/// Both heroes on the isle, without challenges: `hero` may duel the Sorcerer (2, 4, 5).
pub(crate) fn duel(hero: &str, more: &str) -> Scene {
    scene(&format!(
        "seats 2\nplayer 0 {hero} 15 at isle-of-iron-statues\nplayer 1 sorcerer 15 at isle-of-iron-statues\n\
         adventure isle-of-iron-statues 0\nadventure forgotten-crypt 1\n{more}\nphase heroes"
    ))
}

pub(crate) fn card(word: &str) -> Card {
    OURS.find(word).unwrap_or_else(|| panic!("no card {word:?}"))
}

pub(crate) fn word(attribute: Attribute) -> &'static str {
    ["strength", "cunning", "spirit"][attribute as usize]
}

impl Scene {
    fn read(&self, line: &str) -> (Seat, Action) {
        let (seat, action) = line.trim().split_once(' ').expect("a seat and an action");
        let action = self.state.read(action).unwrap_or_else(|| panic!("{action:?} is no action"));
        (Seat(seat.parse().expect("a seat")), action)
    }

    /// Plays `0 face 1; 0 bid 2; 1 match`.
    pub(crate) fn play(mut self, script: &str) -> Scene {
        for line in script.split(';') {
            let (seat, action) = self.read(line);
            if let Err(why) = self.state.judge(seat, action) {
                panic!("{line}: {why:?}\n{}", self.state.set_down());
            }
            self.state.play(seat, action, &mut Cx::telling(&mut Dice(7), &mut self.told));
        }
        self
    }

    pub(crate) fn allows(&self, line: &str) -> bool {
        let (seat, action) = self.read(line);
        self.state.judge(seat, action).is_ok()
    }

    /// Lays these cards in this order, passing in between, and passes until the contest is over.
    pub(crate) fn lay(mut self, cards: &[&str]) -> Scene {
        for line in cards {
            let (seat, _) = line.split_once(' ').expect("a seat and a card");
            while self.awaited() != seat {
                let awaited = self.awaited();
                self = self.play(&format!("{awaited} pass"));
            }
            let (seat, what) = line.split_once(' ').expect("a seat and a card");
            self = self.play(&format!("{seat} lay {what}"));
        }
        while self.compared().is_none() && !self.told.contains(&Event::CalledOff) {
            let awaited = self.awaited();
            self = self.play(&format!("{awaited} pass"));
        }
        self
    }

    /// Player 0 faces the first challenge, both stake 2 GP, and these cards are laid.
    pub(crate) fn face(self, attribute: &str, cards: &[&str]) -> Scene {
        self.play(&format!("0 face 1; 0 bid 2; 1 match; 0 name {attribute} hero 0")).lay(cards)
    }

    /// Player 0 challenges player 1, both stake 2 GP, and these cards are laid.
    pub(crate) fn fight(self, attribute: &str, cards: &[&str]) -> Scene {
        self.play(&format!("0 duel 1; 0 bid 2; 1 match; 1 name {attribute} hero 0")).lay(cards)
    }

    fn awaited(&self) -> String {
        self.state.missing().first().expect("somebody is awaited").to_string()
    }

    /// What was compared last.
    pub(crate) fn compared(&self) -> Option<(i8, i8)> {
        self.told.iter().rev().find_map(|event| match event {
            Event::Compared { value, against, .. } => Some((*value, *against)),
            _ => None,
        })
    }

    pub(crate) fn gp(&self) -> [u16; 2] {
        [0, 1].map(|seat| self.state.board().gp(Seat(seat)))
    }

    /// The words of a line of the position: `hand 0`, `discard`.
    pub(crate) fn list(&self, name: &str) -> Vec<String> {
        let text = self.state.set_down();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(Vec::new(), |words| words.split(' ').map(String::from).collect())
    }

    pub(crate) fn has(&self, name: &str, word: &str) -> bool {
        self.list(name).iter().any(|its| its == word)
    }

    pub(crate) fn says(&self, line: &str) -> bool {
        self.state.set_down().lines().any(|its| its == line)
    }

    pub(crate) fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| fits(event)).count()
    }
}
