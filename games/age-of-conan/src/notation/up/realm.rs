//! Reading the lines of a seat.

use table::{Seat, reading::Line};

use super::{Read, Reader, count, positive};
use crate::{
    board::{ARMY, BID_TOKENS, EMISSARIES, UNITS},
    content::{Category, HOMES, Province},
    pile::Pile,
    score::Source,
    secrets::{Bid, Offering},
    state::State,
};

impl Reader {
    fn kingdom_cards(
        &mut self,
        seat: Seat,
        mut line: Line<'_>,
        pile: fn(&mut State, Seat) -> &mut Pile,
    ) -> Read<()> {
        let deck = self.content().deck(self.state.kingdom(seat));
        while line.peek().is_some() {
            let left = self.state.kingdom_deck(seat);
            let kind = line.as_a("a card that is still in this kingdom's deck", |word| {
                let kind = deck.iter().position(|card| card.name == word)? as u8;
                left.has(kind).then_some(kind)
            })?;
            let copies = count(&mut line, left.count(kind))?;
            pile(&mut self.state, seat).set(kind, copies);
        }
        Ok(())
    }

    pub(super) fn realm(&mut self, seat: Seat, key: &str, before: Line<'_>, mut line: Line<'_>) -> Read<()> {
        match key {
            "units" => return self.units(seat, line),
            "emissaries" => return self.emissaries(seat, line),
            "forts" | "towers" => return self.markers(seat, key == "forts", line),
            "points" => self.state.board.realm_mut(seat).points = line.number("a number", 255)? as u8,
            "scored" => {
                while line.peek().is_some() {
                    let source = line.as_a("a source of points", Source::from_key)?;
                    let points = line.number("a number", 255)? as u8;
                    self.state.board.realm_mut(seat).scored[source.index()] = points;
                }
            }
            "gold" => self.state.board.realm_mut(seat).gold = line.number("a number", 255)? as u8,
            "sorcery" => self.state.board.realm_mut(seat).sorcery = line.number("a number", 255)? as u8,
            "crom" => self.state.board.realm_mut(seat).crom = line.number("a number", 255)? as u8,
            "spent" => {
                while line.peek().is_some() {
                    let token = line.as_a("a bid token, but not the 3", bid_token)?;
                    self.state.board.realm_mut(seat).spent |= 1 << token;
                }
            }
            "ready" => return self.kingdom_cards(seat, line, |s, seat| &mut s.board.realm_mut(seat).ready),
            "used" => return self.kingdom_cards(seat, line, |s, seat| &mut s.board.realm_mut(seat).used),
            "fresh" => return self.fresh(seat, line),
            "discard" => {
                return self.kingdom_cards(seat, line, |s, seat| &mut s.board.realm_mut(seat).discard);
            }
            "hand" => return self.kingdom_cards(seat, line, |s, seat| &mut s.own_mut(seat).kingdom),
            "strategy" => return self.strategies(line, |s, seat| &mut s.own_mut(seat).strategy, seat),
            "open" => self.state.board.realm_mut(seat).open = self.tokens(line)?,
            "tokens" => self.state.own_mut(seat).tokens = self.tokens(line)?,
            "bid" => self.state.own_mut(seat).bid = Some(self.bid(line)?),
            "shown-bid" => self.state.board.bids[seat.index()] = Some(self.bid(line)?),
            "offering" => return self.offering(seat, line),
            _ => return Err(before.misread("a line about a seat")),
        }
        Ok(())
    }

    fn units(&mut self, seat: Seat, line: Line<'_>) -> Read<()> {
        let units = Reader::numbered(line, UNITS.into())?;
        let home = self.state.board.realm(seat).home();
        let crowded = Province::ALL.into_iter().any(|p| p != home && units[p.index()] > ARMY);
        if crowded || units.iter().map(|&n| u32::from(n)).sum::<u32>() > UNITS.into() {
            return Err(line.misread("at most 5 units in a province and 18 in all"));
        }
        let realm = self.state.board.realm_mut(seat);
        realm.units = units;
        realm.armies = positive(&units);
        realm.unit_supply = UNITS - units.iter().sum::<u8>();
        Ok(())
    }

    fn emissaries(&mut self, seat: Seat, line: Line<'_>) -> Read<()> {
        let emissaries = Reader::numbered(line, EMISSARIES.into())?;
        let all: u32 = emissaries.iter().map(|&n| u32::from(n)).sum();
        if all > EMISSARIES.into() {
            return Err(line.misread("at most 6 emissaries"));
        }
        let realm = self.state.board.realm_mut(seat);
        realm.emissaries = emissaries;
        realm.envoys = positive(&emissaries);
        realm.emissary_supply = EMISSARIES - all as u8;
        Ok(())
    }

    fn markers(&mut self, seat: Seat, fort: bool, mut line: Line<'_>) -> Read<()> {
        let open = self.state.board.in_play.except(HOMES);
        while line.peek().is_some() {
            let before = line;
            let province = Reader::province(&mut line)?;
            if !open.except(self.state.board.enemy(seat)).has(province) {
                return Err(before.misread("a province in play, no home, and nobody else's"));
            }
            let realm = self.state.board.realm_mut(seat);
            let markers = if fort { &mut realm.forts } else { &mut realm.towers };
            *markers = markers.with(province);
        }
        Ok(())
    }

    /// Cards used in the running turn are among the used ones.
    fn fresh(&mut self, seat: Seat, mut line: Line<'_>) -> Read<()> {
        let deck = self.content().deck(self.state.kingdom(seat));
        let realm = self.state.board.realm_mut(seat);
        while line.peek().is_some() {
            let kind = line.as_a("a used card", |word| {
                let kind = deck.iter().position(|card| card.name == word)? as u8;
                realm.used.has(kind).then_some(kind)
            })?;
            realm.fresh.set(kind, count(&mut line, realm.used.count(kind))?);
        }
        Ok(())
    }

    fn bid(&self, mut line: Line<'_>) -> Read<Bid> {
        let token = line.as_a("a bid token", |word| {
            let value = word.parse().ok()?;
            BID_TOKENS.iter().position(|&known| known == value)
        })? as u8;
        let kinds = self.content().strategy;
        let card = line.as_a("a strategy card, or -", |word| {
            if word == "-" { Some(None) } else { kinds.iter().position(|card| card.name == word).map(Some) }
        })?;
        line.end()?;
        Ok(Bid { token, card: card.map(|kind| kind as u8) })
    }

    fn offering(&mut self, seat: Seat, mut line: Line<'_>) -> Read<()> {
        let category = line.as_a("a category, or -", |word| {
            if word == "-" { Some(None) } else { Category::from_key(word).map(Some) }
        })?;
        let last = self.token(&mut line)?;
        let anew = line.number("how often it was begun anew", 3)? as u8;
        let tokens = self.tokens(line)?;
        self.state.own_mut(seat).offering = Offering { category, last, tokens, anew };
        Ok(())
    }
}

fn bid_token(word: &str) -> Option<usize> {
    let value: u8 = word.parse().ok()?;
    BID_TOKENS.iter().position(|&known| known == value && known != 3)
}
