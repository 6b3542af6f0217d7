//! Reading the lines of the contest being fought.

use table::reading::Line;

use super::{Read, Reader};
use crate::{
    board::Conflict,
    cards::op::{ALL_DICE, Contest as Kind, Side},
    content::Terrain,
    contest::{Contest, Force},
};

impl Reader {
    pub(super) fn contest(&mut self, mut line: Line<'_>) -> Read<()> {
        let kind = line.as_a("a kind of contest", Kind::from_key)?;
        let at = Reader::province(&mut line)?;
        let attacker = self.seat(&mut line)?;
        let defender = self.holder(&mut line)?;
        let terrain = line.as_a("a terrain", Terrain::from_key)?;
        self.state.board.contest = Contest { kind, at, attacker, defender, terrain, ..Contest::NONE };
        line.end()
    }

    pub(super) fn contest_line(&mut self, key: &str, before: Line<'_>, mut line: Line<'_>) -> Read<()> {
        let contest = &mut self.state.board.contest;
        match key {
            "winner" => contest.winner = Some(line.as_a("attacker or defender", Side::from_key)?),
            "over" => contest.over = true,
            "extra-loss" => contest.extra_loss = true,
            "advance" => contest.advance = true,
            "free-march" => contest.free_march = true,
            _ => {
                let side = Side::from_key(key).ok_or_else(|| before.misread("a line about the contest"))?;
                return self.force(side, line);
            }
        }
        line.end()
    }

    fn force(&mut self, side: Side, mut line: Line<'_>) -> Read<()> {
        while line.peek().is_some() {
            let before = line;
            let word = line.word("a word about this side")?;
            if word == "card" {
                // C-8: that of a contest that is over may be anywhere by now.
                let over = self.state.board.contest.over;
                let known = |word: &str| self.strategy_kind(word);
                let card =
                    if over { line.as_a("a strategy card", known)? } else { self.strategy(&mut line)? };
                self.state.board.contest.force_mut(side).card = Some(card);
                continue;
            }
            let force = self.state.board.contest.force_mut(side);
            match word {
                "more" => force.more = line.number("dice", ALL_DICE.into())? as u8,
                "sixth" => force.sixth = line.number("dice", ALL_DICE.into())? as u8,
                "fewer" => force.fewer = line.number("dice", 2 * u32::from(ALL_DICE))? as u8,
                "faces" => force.faces = line.number("a set of faces", 15)? as u8,
                "bonus" => force.bonus = line.number("successes", Force::MOST_BONUS.into())? as u8,
                "rolled" => force.rolled = true,
                "forbidden" => force.forbidden = true,
                "cancelled" => force.cancelled = true,
                "conan" => force.conan = true,
                "rerolled" => force.rerolled = true,
                "spared" => force.spared = true,
                face => {
                    let face = Conflict::from_key(face).ok_or_else(|| before.misread("a face of the die"))?;
                    force.dice[face.index()] = line.number("a number of dice", 6)? as u8;
                    if force.thrown() > 6 {
                        return Err(before.misread("at most six dice"));
                    }
                }
            }
        }
        Ok(())
    }
}
