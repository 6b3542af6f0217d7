//! A position from text. What is left out has its usual value: cards not mentioned are in their piles, and
//! without frames the card phase begins, or the phase that is named.

use table::{
    Cx, Dice, Misread, Seat, Seats,
    flow::{Flow as _, step},
    reading::{Line, lines},
};

mod under_way;

use super::{check::unsound, seat_of};
use crate::{
    board::{Board, Grab, Lying, Place, ROW, Site},
    content::{Card, Content, OURS},
    flow::{Frame, Stack},
    lexicon::{Words, site_of, value_of},
    options::Options,
    rules::sequence::CYCLE,
    score::Source,
    secrets::Secrets,
    set::{self, CardSet},
    state::State,
};

/// With which step of the cycle each phase begins.
const PHASES: Words<u8> = &[
    ("cards", step(CYCLE, "first-plays")),
    ("test", step(CYCLE, "test")),
    ("heroes", step(CYCLE, "heroes")),
    ("diplomacy", step(CYCLE, "diplomacy")),
    ("draw", step(CYCLE, "bring-back")),
];

pub(super) struct Reader {
    pub(super) state: State,
    /// Cards that have not been mentioned.
    pub(super) free: CardSet,
    /// The step of the cycle to begin with, where no frames are given.
    begin: u8,
    over: bool,
    tallied: Seats,
}

pub(super) fn set_up(text: &str, own: Option<&'static Content>) -> Result<State, Misread> {
    let mut rest = lines(text).peekable();
    let cards = match rest.next_if(|line| line.peek() == Some("content")) {
        Some(line) => edition(line, own)?,
        None => &OURS,
    };
    let state =
        State { cards, board: Board::bare(2, Options::DEFAULT), secrets: Secrets::NONE, flow: Stack::EMPTY };
    let mut reader = Reader { state, free: set::ALL, begin: 0, over: false, tallied: Seats::NONE };
    reader.state.board.cycle = 1;
    reader.seat_all(2);
    for (number, mut line) in rest.enumerate() {
        if number > 0 && line.peek() == Some("seats") {
            return Err(line.misread("the seats before everything else"));
        }
        reader.line(&mut line)?;
        line.end()?;
    }
    reader.finish(text)
}

/// Our edition, or an owner's own.
fn edition(line: Line<'_>, own: Option<&'static Content>) -> Read<&'static Content> {
    line.edition([&OURS].into_iter().chain(own), |one| (one.name, one.digest))
}

pub(super) type Read<T> = Result<T, Misread>;

impl Reader {
    fn line(&mut self, line: &mut Line<'_>) -> Read<()> {
        let before = *line;
        let word = line.word("a fact about the position")?;
        match word {
            "seats" | "option" | "first" | "cycle" | "player" => self.agreement(word, line),
            "scored" | "hand" | "open" | "hidden" | "allies" | "completed" | "fell" | "tally" => {
                self.belongings(word, line)
            }
            "spent" | "dealt" | "fresh" | "leaving" | "left" | "barred" | "accused" | "convicted"
            | "cheated" | "cheating" => self.seats_line(word, line),
            "adventure" | "challenge" | "patron" | "set-aside" | "outstanding" | "ending" => {
                self.adventures(word, line)
            }
            "discard" | "object-discard" | "gone" | "gone-unseen" | "drawn" => self.piles(word, line),
            "tied" | "busy" | "acted" | "triumph" | "failed" | "idle" | "grab" | "phase" | "over" => {
                self.turn(word, line)
            }
            "contest" | "bids" | "named" | "outcome" | "compared" | "raged" | "passes" | "laid"
            | "revealed" | "net" => self.contest(word, line),
            "proposals" | "drafts" | "alliance" | "picked" | "shown" | "extra" | "exchanged" | "surplus" => {
                self.dealings(word, line)
            }
            "frame" => self.frame(line),
            _ if word.starts_with("offer") || word.starts_with("draft") => self.offer(word, line),
            _ => Err(before.misread("a fact about the position")),
        }
    }

    // ------------------------------------------------------------ words

    pub(super) fn seat(&self, line: &mut Line<'_>) -> Read<Seat> {
        let seats = self.state.board.seats;
        line.as_a("a seat", |word| seat_of(word).filter(|seat| seat.0 < seats))
    }

    pub(super) fn seats(&self, line: &mut Line<'_>) -> Read<Seats> {
        let mut seats = Seats::NONE;
        while line.peek().is_some() {
            seats = seats.with(self.seat(line)?);
        }
        Ok(seats)
    }

    pub(super) fn card(&self, line: &mut Line<'_>) -> Read<Card> {
        line.as_a("a card", |word| self.state.cards.find(word))
    }

    pub(super) fn site(&self, line: &mut Line<'_>) -> Read<Site> {
        line.as_a("an adventure", |word| site_of(self.state.cards, word))
    }

    /// A card that lies nowhere else.
    fn claim(&mut self, line: &mut Line<'_>, fits: impl Fn(Card) -> bool) -> Read<Card> {
        let free = self.free;
        let cards = self.state.cards;
        let card = line.as_a("a card of the right sort that lies nowhere else", |word| {
            cards.find(word).filter(|&card| free.has(card) && fits(card))
        })?;
        self.free.remove(card);
        Ok(card)
    }

    fn claims(&mut self, line: &mut Line<'_>, fits: impl Fn(Card) -> bool) -> Read<CardSet> {
        let mut cards = CardSet::NONE;
        while line.peek().is_some() {
            cards.insert(self.claim(line, &fits)?);
        }
        Ok(cards)
    }

    pub(super) fn small(line: &mut Line<'_>, most: u32) -> Read<u8> {
        line.number("a number", most.min(255)).map(|number| number as u8)
    }

    // ------------------------------------------------------------ lines

    fn agreement(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        let board = &mut self.state.board;
        match word {
            "seats" => {
                let seats =
                    line.as_a("2, 3 or 4", |word| word.parse().ok().filter(|n| (2..=4).contains(n)))?;
                self.seat_all(seats);
            }
            "option" => {
                let name = line.word("an option")?;
                let before = *line;
                let value = line.word("its value")?;
                board.options.set(name, value).map_err(|_| before.misread("a value of an option"))?;
            }
            "first" => {
                let first = self.seat(line)?;
                self.state.board.first = first;
            }
            "cycle" => board.cycle = line.number("a cycle", 10_000)? as u16,
            _ => self.player(line)?,
        }
        Ok(())
    }

    /// Everybody has a hero, the usual glory, and is between adventures.
    fn seat_all(&mut self, seats: u8) {
        let board = &mut self.state.board;
        board.seats = seats;
        board.alive = Seats::first_n(seats);
        for at in 0..4u8 {
            let index = usize::from(at);
            let sits = at < seats;
            board.heroes[index] = if sits { at } else { 0 };
            board.glory[index] = if sits { Options::DEFAULT.start } else { 0 };
            board.places[index] = if sits { Place::Between } else { Place::Away };
        }
    }

    fn player(&mut self, line: &mut Line<'_>) -> Read<()> {
        let at = self.seat(line)?.index();
        let cards = self.state.cards;
        let hero = line.as_a("a hero", |word| cards.heroes.iter().position(|hero| hero.word == word))?;
        self.state.board.heroes[at] = hero as u8;
        if line.peek().is_some_and(|word| word.parse::<u16>().is_ok()) {
            self.state.board.glory[at] = line.number("glory points", 9_999)? as u16;
        }
        if line.peek().is_none() {
            return Ok(());
        }
        let place = line.word("a place")?;
        self.state.board.places[at] = match place {
            "at" => Place::At(self.site(line)?),
            "between" => Place::Between,
            "away" => Place::Away,
            "expelled" | "waited" => Place::Expelled { from: self.site(line)?, waited: place == "waited" },
            _ => return Err(line.misread("at, between, expelled, waited or away before this")),
        };
        Ok(())
    }

    fn belongings(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        let at = self.seat(line)?.index();
        let cards = self.state.cards;
        match word {
            "scored" => {
                while line.peek().is_some() {
                    let source =
                        line.as_a("a source", |word| Source::ALL.into_iter().find(|its| its.word() == word))?;
                    let amount = line.as_a("glory points", |word| {
                        word.parse::<i16>().ok().filter(|amount| amount.abs() < 10_000)
                    })?;
                    self.state.board.scored[at][source as usize] = amount;
                }
            }
            "hand" => {
                let hand = self.claims(line, |card| !cards.is_object(card))?;
                self.state.secrets.hands[at] = self.state.secrets.hands[at].or(hand);
            }
            "open" => {
                let objects = self.claims(line, |card| cards.is_object(card))?;
                self.state.board.objects[at] = self.state.board.objects[at].or(objects);
            }
            "hidden" => {
                let objects = self.claims(line, |card| cards.is_object(card))?;
                self.state.secrets.objects[at] = self.state.secrets.objects[at].or(objects);
            }
            "allies" => {
                let allies = self.claims(line, Card::is_challenge)?;
                self.state.board.allies[at] = self.state.board.allies[at].or(allies);
            }
            "completed" => {
                let these = self.claims(line, Card::is_adventure)?;
                let these = Site::among(these);
                self.state.board.completed[at] = self.state.board.completed[at].or(these);
            }
            "fell" => {
                let order = |word: &str| word.parse().ok().filter(|order| (1..=4).contains(order));
                self.state.board.fell[at] = line.as_a("1 to 4", order)?;
                self.state.board.alive = self.state.board.alive.without(Seat(at as u8));
            }
            _ => {
                self.state.board.tally[at] = Reader::small(line, 255)?;
                self.tallied = self.tallied.with(Seat(at as u8));
            }
        }
        Ok(())
    }

    fn seats_line(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        let seats = self.seats(line)?;
        let State { board, secrets, .. } = &mut self.state;
        *match word {
            "spent" => &mut board.spent,
            "dealt" => &mut board.dealt,
            "fresh" => &mut board.fresh,
            "leaving" => &mut board.leaving,
            "left" => &mut board.left,
            "barred" => &mut board.barred,
            "accused" => &mut board.accused,
            "convicted" => &mut board.convicted,
            "cheated" => &mut secrets.cheated,
            _ => &mut secrets.cheating,
        } = seats;
        Ok(())
    }

    fn adventures(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        match word {
            "adventure" => {
                let site = Site::of(self.claim(line, Card::is_adventure)?);
                let owner = if line.peek() == Some("-") {
                    line.word("-").map(|_| None)?
                } else {
                    Some(self.seat(line)?)
                };
                self.state.board.on_table.insert(site);
                self.state.board.rows[site.index()].owner = owner;
                if line.peek() == Some("ever") {
                    line.word("ever")?;
                    self.state.board.rows[site.index()].ever = Reader::small(line, 255)?;
                }
            }
            "challenge" => self.challenge(line)?,
            "patron" => {
                let site = self.site(line)?;
                self.state.board.rows[site.index()].owner = Some(self.seat(line)?);
            }
            "set-aside" => {
                let these = self.claims(line, Card::is_adventure)?;
                let these = Site::among(these);
                self.state.board.set_aside = self.state.board.set_aside.or(these);
            }
            _ => {
                while line.peek().is_some() {
                    let site = self.site(line)?;
                    let board = &mut self.state.board;
                    if word == "ending" { board.ending.insert(site) } else { board.outstanding.insert(site) }
                }
            }
        }
        Ok(())
    }

    fn challenge(&mut self, line: &mut Line<'_>) -> Read<()> {
        let before = *line;
        let site = self.site(line)?;
        let difficulty = self.state.cards.adventure(site.card()).difficulty;
        let row = self.state.board.row(site);
        let room = usize::from(row.len()) < ROW && row.len() < difficulty;
        if !room || !self.state.board.on_table.has(site) {
            return Err(before.misread("an adventure on the table with room"));
        }
        let card = self.claim(line, Card::is_challenge)?;
        let placer = self.seat(line)?;
        let up = line.as_a("up or down", |word| value_of(&[("up", true), ("down", false)], word))?;
        let row = &mut self.state.board.rows[site.index()];
        self.state.secrets.rows[site.index()][usize::from(row.len())] = card;
        row.push(Lying { placer, face: up.then_some(card) });
        Ok(())
    }

    fn piles(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        let cards = self.state.cards;
        if word == "drawn" {
            let before = *line;
            let card = self.claim(line, Card::is_challenge)?;
            return match self.state.secrets.drawn.replace(card) {
                None => Ok(()),
                Some(_) => Err(before.misread("a single drawn card")),
            };
        }
        let these = match word {
            "discard" => self.claims(line, |card| !cards.is_object(card))?,
            "object-discard" => self.claims(line, |card| cards.is_object(card))?,
            _ => self.claims(line, Card::is_challenge)?,
        };
        let pile = match word {
            "discard" => &mut self.state.board.discard,
            "object-discard" => &mut self.state.board.object_discard,
            "gone" => &mut self.state.board.gone,
            _ => &mut self.state.secrets.gone,
        };
        *pile = pile.or(these);
        Ok(())
    }

    fn turn(&mut self, word: &str, line: &mut Line<'_>) -> Read<()> {
        let board = &mut self.state.board;
        match word {
            "tied" => board.tied = true,
            "busy" => board.busy = true,
            "acted" => board.acted = true,
            "triumph" => board.triumph = true,
            "failed" => board.failed = true,
            "over" => self.over = true,
            "idle" => board.idle = Reader::small(line, 3)?,
            "grab" => {
                let (glory, objects) = (Reader::small(line, 255)?, Reader::small(line, 255)?);
                let effect = line.word("effect or -")? == "effect";
                board.grab = Some(Grab { glory, objects, effect });
            }
            _ => {
                self.begin =
                    line.as_a("cards, test, heroes, diplomacy or draw", |word| value_of(PHASES, word))?;
            }
        }
        Ok(())
    }

    // ------------------------------------------------------------ the end

    fn finish(mut self, text: &str) -> Read<State> {
        self.claim_laid(text)?;
        let state = &mut self.state;
        let (pack, objects) = state.packs();
        state.secrets.pile = self.free.and(pack);
        state.secrets.object_pile = self.free.and(objects);
        for at in 0..4 {
            if !self.tallied.has(Seat(at)) {
                state.board.tally[usize::from(at)] = state.board.completed[usize::from(at)].len();
            }
        }
        for site in state.board.on_table.iter() {
            let row = &mut state.board.rows[site.index()];
            row.ever = row.ever.max(row.len());
        }
        if !self.over && state.board.alive.len() < 2 {
            return Err(Misread::missing(text, "at least two players in the game"));
        }
        if let Some(expected) = unsound(state) {
            return Err(Misread::missing(text, expected));
        }
        if !self.over && state.flow.frames().is_empty() {
            state.flow.push(Frame::Cycle { step: self.begin });
            let mut dice = Dice(0);
            state.run(&mut Cx::quiet(&mut dice));
        } else if !self.over && state.asked().is_empty() {
            return Err(Misread::missing(text, "a decision as the innermost frame"));
        }
        Ok(self.state)
    }
}
