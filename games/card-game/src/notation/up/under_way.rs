//! The part of a position that is under way: a contest, dealings between players, and where we are.

use table::{Misread, Seat, flow::Frame as _, reading::Line};

use super::{
    super::{challenge_word, slot_of},
    Read, Reader,
};
use crate::{
    action::Clause,
    board::{Alliance, Contest, Figure, MOST_CLAUSES, Offer, Outcome, Pending, Terms},
    cards::{Ops, Part},
    flow::{Frame, laid_lie},
    lexicon::{ATTRIBUTES, GOODS, KINDS, value_of},
    state::State,
};

impl Reader {
    pub(super) fn contest(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        match word {
            "contest" => {
                if self.state.board.contest != Contest::NONE {
                    return Err(line.misread("a single contest, before its bids and cards"));
                }
                let duel = line.as_a("duel or challenge", |word| {
                    value_of(&[("duel", true), ("challenge", false)], word)
                })?;
                let site = self.site(line)?;
                let slot = line.as_a("a place in the row", slot_of)?;
                let card = line.as_a("a challenge", |word| challenge_word(self.state.cards, word))?;
                let sides = [self.seat(line)?, self.seat(line)?];
                let figure = Figure::Hero(sides[0]);
                self.state.board.contest = Contest { duel, site, slot, card, sides, figure, ..Contest::NONE };
            }
            "bids" => {
                let bids = [line.number("a bid", 9_999)? as u16, line.number("a bid", 9_999)? as u16];
                self.state.board.contest.bids = bids;
            }
            "named" => {
                let attribute = |word: &str| match word {
                    "-" => Some(None),
                    _ => value_of(ATTRIBUTES, word).map(Some),
                };
                self.state.board.contest.attribute = line.as_a("an attribute or -", attribute)?;
                self.state.board.contest.figure = match line.word("hero or ally")? {
                    "ally" => Figure::Ally(self.card(line)?),
                    _ => Figure::Hero(self.seat(line)?),
                };
            }
            "outcome" => {
                let before = *line;
                self.state.board.contest.outcome = match line.word("an outcome")? {
                    "won" => Outcome::Won(Reader::small(line, 1)?),
                    "withdrawn" => Outcome::Withdrawn(Reader::small(line, 1)?),
                    "called-off" => Outcome::CalledOff,
                    "hired" => Outcome::Hired,
                    _ => return Err(before.misread("won, withdrawn, called-off or hired")),
                };
            }
            "compared" => {
                let mut value = || line.as_a("a value", |word| word.parse().ok());
                self.state.board.contest.compared = Some((value()?, value()?));
            }
            "raged" => self.state.board.contest.raged = true,
            "revealed" => self.state.board.contest.revealed = true,
            "passes" => self.state.board.contest.passes = Reader::small(line, 4)?,
            "net" => self.state.board.contest.net = line.as_a("a number", |word| word.parse().ok())?,
            _ => self.laid(line)?,
        }
        Ok(())
    }

    fn laid(&mut self, line: &mut Line<'_>) -> Read<()> {
        let before = *line;
        let card = self.card(line)?;
        let layer = self.seat(line)?;
        let side = Reader::small(line, 1)?;
        let contest = &mut self.state.board.contest;
        let at = usize::from(contest.count);
        if at >= contest.laid.len() || self.state.cards.is_object(card) {
            return Err(before.misread("a card that can be laid"));
        }
        contest.laid[at] = layer.0 | side << 4;
        self.state.secrets.laid[at] = card;
        if line.peek() == Some("cancelled") {
            line.word("cancelled")?;
            contest.cancelled |= 1 << at;
        }
        contest.count += 1;
        Ok(())
    }

    /// laid cards that are not yet discarded lie nowhere else; later they may be anywhere.
    pub(super) fn claim_laid(&mut self, text: &str) -> Read<()> {
        let State { board, secrets, flow, .. } = &self.state;
        let laid = &secrets.laid[..usize::from(board.contest.count)];
        for &card in laid.iter().filter(|_| laid_lie(flow)) {
            if !self.free.has(card) {
                return Err(Misread::missing(text, "laid cards that lie nowhere else (R-2)"));
            }
            self.free.remove(card);
        }
        Ok(())
    }

    pub(super) fn dealings(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        match word {
            "proposals" => {
                for at in 0..4 {
                    self.state.board.proposals[at] = Reader::small(line, 3)?;
                }
            }
            "alliance" => {
                let at = usize::from(Reader::small(line, 1)?);
                let broken = line.word("kept or broken")? == "broken";
                let terms = self.terms(line)?;
                let members = self.seats(line)?;
                self.state.board.alliances[at] = Alliance { members, terms, broken };
            }
            "picked" => {
                while line.peek().is_some() {
                    let before = *line;
                    let card = self.card(line)?;
                    let State { board, secrets, .. } = &mut self.state;
                    let picks = &mut secrets.picks;
                    let Some(pick) = picks.get_mut(usize::from(board.picked)) else {
                        return Err(before.misread("fewer cards"));
                    };
                    *pick = card;
                    board.picked += 1;
                }
            }
            "drafts" => {
                for at in 0..4 {
                    self.state.secrets.drafts[at] = Reader::small(line, 13)?;
                }
            }
            "shown" => {
                let (seat, holder) = (self.seat(line)?.index(), self.seat(line)?.index());
                while line.peek().is_some() {
                    let card = self.card(line)?;
                    self.state.secrets.shown[seat][holder].insert(card);
                }
            }
            "extra" => {
                let at = self.seat(line)?.index();
                self.state.secrets.drawings[at].extra = Some(self.card(line)?);
            }
            "exchanged" => {
                let at = self.seat(line)?.index();
                self.state.secrets.drawings[at].exchange = Some((self.card(line)?, self.card(line)?));
            }
            _ => {
                let at = self.seat(line)?.index();
                self.state.secrets.surplus[at] = line.as_a("a small number", |word| {
                    word.parse().ok().filter(|surplus| (-60..=60).contains(surplus))
                })?;
            }
        }
        Ok(())
    }

    fn terms(&self, line: &mut Line<'_>) -> Read<Terms> {
        let mut terms = Terms::NONE;
        for row in &mut terms.tenths {
            *row = line.as_a("tenths, as in 5,5,0,0", |word| {
                let mut row = [0; 4];
                let mut parts = word.split(',');
                for tenths in &mut row {
                    *tenths = parts.next()?.parse().ok().filter(|&tenths| tenths <= 10)?;
                }
                (row.iter().map(|&tenths| u16::from(tenths)).sum::<u16>() <= 10 && parts.next().is_none())
                    .then_some(row)
            })?;
        }
        let seats = self.state.board.seats;
        let heirs = line.as_a("five heirs, as in --0--", |word| {
            let heirs: alloc::vec::Vec<_> = word
                .chars()
                .map(|heir| match heir {
                    '-' => Some(None),
                    _ => heir.to_digit(10).filter(|&at| at < seats.into()).map(|at| Some(Seat(at as u8))),
                })
                .collect::<Option<_>>()?;
            (heirs.len() == terms.objects.len() + 1).then_some(heirs)
        })?;
        terms.objects.copy_from_slice(&heirs[..4]);
        terms.effect = heirs[4];
        Ok(terms)
    }

    pub(super) fn offer(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        let (which, part) = word.split_once('-').unwrap_or((word, ""));
        let mut offer = if which == "draft" { self.state.secrets.draft } else { self.state.board.offer };
        match part {
            "" => {
                let kind = line.as_a("none, treaty or alliance", |word| value_of(KINDS, word))?;
                let proposer = self.seat(line)?;
                offer = Offer { kind, proposer, parties: self.seats(line)?, ..Offer::NONE };
            }
            "clause" => {
                let before = *line;
                let (from, to) = (self.seat(line)?, self.seat(line)?);
                let good = line.as_a("a good", |word| value_of(GOODS, word))?;
                let clause = Clause { from, to, good, what: Reader::small(line, 255)? };
                if usize::from(offer.count) >= MOST_CLAUSES {
                    return Err(before.misread("fewer clauses"));
                }
                if offer.clauses().iter().any(|its| its.is_like(clause) && !good.is_named() || *its == clause)
                {
                    return Err(before.misread("each term once"));
                }
                offer.add(clause);
            }
            "pending" => {
                let (from, to) = (self.seat(line)?, self.seat(line)?);
                offer.pending = match line.peek() {
                    None => Pending::Between(from, to),
                    Some(_) => Pending::Kind(from, to, line.as_a("a good", |word| value_of(GOODS, word))?),
                };
            }
            _ => {
                offer.settled = Reader::small(line, 20)?;
                offer.terms = self.terms(line)?;
            }
        }
        *if which == "draft" { &mut self.state.secrets.draft } else { &mut self.state.board.offer } = offer;
        Ok(())
    }

    pub(super) fn frame(&mut self, line: &mut Line<'_>) -> Read<()> {
        let before = *line;
        if self.state.flow.is_full() {
            return Err(before.misread("fewer frames"));
        }
        let frame = Frame::take(line.rest(), &self.state.lexicon());
        let frame = frame.ok_or_else(|| before.misread("a frame, and where it stands"))?;
        while line.peek().is_some() {
            line.word("a frame")?;
        }
        // C-10: a special played in the card phase lies in no pile.
        if let Frame::Ops(Ops { card, part: Part::Now, .. }) = frame
            && self.state.cards.is_resolution(card)
        {
            if !self.free.has(card) {
                return Err(before.misread("a card that lies nowhere else"));
            }
            self.free.remove(card);
        }
        self.state.flow.push(frame);
        Ok(())
    }
}
