//! The contest being fought, or the last one: what lies open of it.

use table::Seat;

use crate::{
    board::Conflict,
    cards::op::{ALL_DICE, Contest as Kind, Side},
    content::{Province, Terrain},
};

/// One side of a contest.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, read where its rule is")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Force {
    /// What its dice show, once it has rolled.
    pub dice: [u8; Conflict::ALL.len()],
    pub rolled: bool,
    /// Dice that cards add within five, and beyond (C-3), and take away.
    pub more: u8,
    pub sixth: u8,
    pub fewer: u8,
    /// Faces that cards make count (C-6).
    pub faces: u8,
    /// Successes that cards add.
    pub bonus: u8,
    /// Its strategy card, revealed.
    pub card: Option<u8>,
    /// It may play none, or the one it played has no effect.
    pub forbidden: bool,
    pub cancelled: bool,
    /// It has Conan (C-12, C-13).
    pub conan: bool,
    /// Its sorcery is spent for this contest (C-9).
    pub rerolled: bool,
    /// Nothing of its is removed because of the result.
    pub spared: bool,
}

impl Force {
    const NONE: Force = Force {
        dice: [0; Conflict::ALL.len()],
        rolled: false,
        more: 0,
        sixth: 0,
        fewer: 0,
        faces: 0,
        bonus: 0,
        card: None,
        forbidden: false,
        cancelled: false,
        conan: false,
        rerolled: false,
        spared: false,
    };

    /// The most successes that cards add, whatever an edition's cards say.
    pub const MOST_BONUS: u8 = 200;

    /// C-3: nobody rolls more than six, so no more need be counted.
    pub(crate) fn add_dice(&mut self, count: u8, six: bool) {
        let dice = if six { &mut self.sixth } else { &mut self.more };
        *dice = dice.saturating_add(count).min(ALL_DICE);
    }

    pub(crate) fn take_dice(&mut self, count: u8) {
        self.fewer = self.fewer.saturating_add(count).min(2 * ALL_DICE);
    }

    pub(crate) fn add_successes(&mut self, count: u8) {
        self.bonus = self.bonus.saturating_add(count).min(Force::MOST_BONUS);
    }

    pub fn thrown(&self) -> u8 {
        self.dice.iter().sum()
    }
}

/// The contest being fought, or the last one.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, read where its rule is")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    pub kind: Kind,
    pub at: Province,
    pub attacker: Seat,
    /// `None`: the neutral province itself (C-1).
    pub defender: Option<Seat>,
    pub terrain: Terrain,
    /// By [`Side`].
    pub sides: [Force; 2],
    pub winner: Option<Side>,
    /// It is done with, and shown as it ended until the next one begins.
    pub over: bool,
    /// Cards used after the result.
    pub extra_loss: bool,
    pub advance: bool,
    pub free_march: bool,
}

impl Contest {
    pub const NONE: Contest = Contest {
        kind: Kind::Campaign,
        at: Province::Aquilonia,
        attacker: Seat(0),
        defender: None,
        terrain: Terrain::Plains,
        sides: [Force::NONE; 2],
        winner: None,
        over: false,
        extra_loss: false,
        advance: false,
        free_march: false,
    };

    pub const fn force(&self, side: Side) -> &Force {
        &self.sides[side.index()]
    }

    pub const fn force_mut(&mut self, side: Side) -> &mut Force {
        &mut self.sides[side.index()]
    }

    /// Who plays a side; a neutral province is nobody.
    pub const fn player(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender,
        }
    }

    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.player(side) == Some(seat))
    }

    pub const fn military(&self) -> bool {
        matches!(self.kind, Kind::Campaign | Kind::Siege | Kind::Battle)
    }

    pub fn attacker_won(&self) -> bool {
        self.winner == Some(Side::Attacker)
    }
}

pub const fn other(side: Side) -> Side {
    match side {
        Side::Attacker => Side::Defender,
        Side::Defender => Side::Attacker,
    }
}
