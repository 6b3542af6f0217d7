//! Setting up: a position from text. Whatever is read can be played.

mod fight;
mod realm;

use alloc::vec::Vec;

use table::{
    Misread, Seat, Seats,
    flow::Frame as _,
    reading::{Line, lines},
};

use crate::{
    board::TRACK,
    cards::op::Side,
    content::{BUILT_IN, Category, Content, Kingdom, Province, Provinces},
    dice::{DICE, Face},
    flow::{DEPTH, Frame},
    options::Options,
    pile::Pile,
    rules::turn::{MAIN, Main},
    state::State,
};

type Read<T> = Result<T, Misread>;

pub(super) fn set_up(text: &str, own: Option<&'static Content>) -> Read<State> {
    let mut content = &BUILT_IN;
    let mut options = Options::DEFAULT;
    let mut kingdoms = Vec::new();
    let mut rest = lines(text).peekable();
    while let Some(line) = rest.peek_mut() {
        match line.peek() {
            Some("content") => content = edition(*line, own)?,
            Some("seats") => kingdoms = seats(*line)?,
            Some("option") => option(&mut options, *line)?,
            _ => break,
        }
        rest.next();
    }
    if kingdoms.is_empty() {
        return Err(Misread::missing("", "seats and their kingdoms"));
    }
    if options.always_aquilonia && !kingdoms.contains(&Kingdom::Aquilonia) {
        return Err(Misread::missing("", "Aquilonia among the kingdoms (S-1)"));
    }
    let mut reader = Reader::new(State::empty(content, options, &kingdoms));
    for line in rest {
        reader.line(line)?;
    }
    reader.finish(text)
}

/// The built-in edition, or an owner's own.
fn edition(line: Line<'_>, own: Option<&'static Content>) -> Read<&'static Content> {
    line.edition([&BUILT_IN].into_iter().chain(own), |one| (one.name, one.digest))
}

fn seats(mut line: Line<'_>) -> Read<Vec<Kingdom>> {
    line.word("seats")?;
    let mut kingdoms = Vec::new();
    while line.peek().is_some() {
        let before = line;
        let kingdom = line.as_a("a kingdom", Kingdom::from_key)?;
        if kingdoms.contains(&kingdom) || kingdoms.len() == 4 {
            return Err(before.misread("two to four different kingdoms"));
        }
        kingdoms.push(kingdom);
    }
    if kingdoms.len() < 2 {
        return Err(line.misread("two to four kingdoms"));
    }
    Ok(kingdoms)
}

fn option(options: &mut Options, mut line: Line<'_>) -> Read<()> {
    line.word("option")?;
    let name = line.word("an option")?;
    line.as_a("a value of that option", |value| options.set(name, value).ok())?;
    line.end()
}

/// What is being read: lines of the table, of a seat, of the contest, or frames.
enum Part {
    Table,
    Seat(Seat),
    Contest,
    Flow,
}

struct Reader {
    state: State,
    part: Part,
    flowed: bool,
}

impl Reader {
    /// Unless the text says otherwise, the first adventure is up, the first seat is the Conan player, and each kind of
    /// action can be chosen.
    fn new(mut state: State) -> Reader {
        state.board.adventures_unseen &= !1;
        state.board.adventures_left -= 1;
        state.board.conan_player = Some(Seat(0));
        state.board.pool = [1, 1, 1, 0, 0];
        state.board.destination = state.board.content.adventures[0].destination;
        Reader { state, part: Part::Table, flowed: false }
    }

    fn content(&self) -> &'static Content {
        self.state.board.content
    }

    fn line(&mut self, mut line: Line<'_>) -> Read<()> {
        let before = line;
        if let Part::Flow = self.part {
            return self.frame(before);
        }
        let key = line.word("a key")?;
        match key {
            "seat" => {
                self.part = Part::Seat(self.seat(&mut line)?);
                return line.end();
            }
            "contest" => {
                self.part = Part::Contest;
                return self.contest(line);
            }
            "flow" => {
                self.part = Part::Flow;
                self.flowed = true;
                return line.end();
            }
            _ => {}
        }
        match self.part {
            Part::Table => self.table(key, before, line),
            Part::Seat(seat) => self.realm(seat, key, before, line),
            Part::Contest | Part::Flow => self.contest_line(key, before, line),
        }
    }

    fn seat(&self, line: &mut Line<'_>) -> Read<Seat> {
        let lexicon = self.state.lexicon();
        line.as_a("a kingdom that is played", |word| lexicon.seat(word))
    }

    fn holder(&self, line: &mut Line<'_>) -> Read<Option<Seat>> {
        if line.peek() == Some("-") {
            line.word("-")?;
            return Ok(None);
        }
        self.seat(line).map(Some)
    }

    fn seats(&self, mut line: Line<'_>) -> Read<Seats> {
        let mut seats = Seats::NONE;
        while line.peek().is_some() {
            seats = seats.with(self.seat(&mut line)?);
        }
        Ok(seats)
    }

    fn province(line: &mut Line<'_>) -> Read<Province> {
        line.as_a("a province", Province::from_key)
    }

    fn numbered(mut line: Line<'_>, most: u32) -> Read<[u8; 27]> {
        let mut numbers = [0; 27];
        while line.peek().is_some() {
            let province = Reader::province(&mut line)?;
            numbers[province.index()] = line.number("a number", most)? as u8;
        }
        Ok(numbers)
    }

    fn token(&self, line: &mut Line<'_>) -> Read<u8> {
        let tokens = self.content().tokens;
        let kind =
            line.as_a("an adventure token", |word| tokens.iter().position(|token| token.name == word))?;
        Ok(kind as u8)
    }

    fn tokens(&self, mut line: Line<'_>) -> Read<Pile> {
        let mut pile = Pile::EMPTY;
        while line.peek().is_some() {
            let kind = self.token(&mut line)?;
            let most = self.content().tokens[usize::from(kind)].copies;
            pile.set(kind, count(&mut line, most)?);
        }
        Ok(pile)
    }

    /// A strategy card of which a copy lies nowhere yet.
    fn strategy(&self, line: &mut Line<'_>) -> Read<u8> {
        let deck = self.state.strategy_deck();
        let kind = |word: &str| self.strategy_kind(word).filter(|&kind| deck.has(kind));
        line.as_a("a strategy card that is still in the deck", kind)
    }

    fn strategy_kind(&self, name: &str) -> Option<u8> {
        self.content().strategy.iter().position(|card| card.name == name).map(|kind| kind as u8)
    }

    fn strategies(
        &mut self,
        mut line: Line<'_>,
        pile: fn(&mut State, Seat) -> &mut Pile,
        of: Seat,
    ) -> Read<()> {
        while line.peek().is_some() {
            let kind = self.strategy(&mut line)?;
            let most = self.state.strategy_deck().count(kind);
            let copies = count(&mut line, most)?;
            pile(&mut self.state, of).set(kind, copies);
        }
        Ok(())
    }

    fn table(&mut self, key: &str, before: Line<'_>, mut line: Line<'_>) -> Read<()> {
        let content = self.content();
        match key {
            "age" => self.state.board.age = line.number("1 to 3", 3)?.max(1) as u8,
            "adventure" => {
                let find = |word: &str| content.adventures.iter().position(|card| card.name == word);
                let card = line.as_a("an adventure", find)?;
                let all = (1 << content.adventures.len()) - 1;
                self.state.board.adventure = card as u8;
                self.state.board.destination = content.adventures[card].destination;
                self.state.board.adventures_unseen = all & !(1 << card);
            }
            "adventures-left" => self.state.board.adventures_left = line.number("0 to 3", 3)? as u8,
            "adventures-unseen" => {
                let names = content.adventures.map(|card| card.name);
                self.state.board.adventures_unseen = named(&names, "an adventure", line)?;
            }
            "objectives-unseen" => {
                let names = content.objectives.map(|card| card.name);
                self.state.board.objectives_unseen = named(&names, "an objective", line)? as u16;
            }
            "objectives" => return self.objectives(line),
            "conan" => self.state.board.conan = Reader::province(&mut line)?,
            "destination" => self.state.board.destination = Reader::province(&mut line)?,
            "track" => return self.track(line),
            "gone" => self.state.board.gone = self.tokens(line)?,
            "pool" => return self.pool(line),
            "first" => self.state.board.first = self.seat(&mut line)?,
            "active" => self.state.board.active = self.seat(&mut line)?,
            "conan-player" => self.state.board.conan_player = self.holder(&mut line)?,
            "artifacts" => {
                for category in Category::ALL {
                    self.state.board.artifacts[category.index()] = self.holder(&mut line)?;
                }
            }
            "bonus-card" => self.state.board.bonus = self.holder(&mut line)?,
            "artifact-used" => self.state.board.artifact_used = self.seats(line)?,
            "left" => self.state.board.left = self.seats(line)?,
            "out" => self.state.board.out = Some(self.seat(&mut line)?),
            "crowned" => self.state.board.crowned = Some(self.seat(&mut line)?),
            "steps" => return self.steps(line),
            "raiders" => return self.raiders(line),
            "strategy-discard" => {
                return self.strategies(line, |s, _| &mut s.board.strategy_discard, Seat(0));
            }
            "sealed" => self.state.secrets.sealed = self.seats(line)?,
            "face-down" => {
                let side = line.as_a("attacker or defender", Side::from_key)?;
                self.state.secrets.face_down[side.index()] = Some(self.strategy(&mut line)?);
            }
            "drawn" => self.state.secrets.drawn = Some(self.token(&mut line)?),
            _ => return Err(before.misread("a line about the table")),
        }
        Ok(())
    }

    fn objectives(&mut self, mut line: Line<'_>) -> Read<()> {
        let cards = &self.content().objectives;
        for place in 0..usize::from(self.state.board.players) {
            let card = line.as_a("an objective for each player, or -", |word| {
                if word == "-" {
                    Some(usize::from(u8::MAX))
                } else {
                    cards.iter().position(|c| c.name == word)
                }
            })?;
            self.state.board.objectives[place] = card as u8;
            if card < cards.len() {
                self.state.board.objectives_unseen &= !(1 << card);
            }
        }
        line.end()
    }

    fn track(&mut self, mut line: Line<'_>) -> Read<()> {
        while line.peek().is_some() {
            if usize::from(self.state.board.track_len) == TRACK {
                return Err(line.misread("no more tokens"));
            }
            let token = self.token(&mut line)?;
            self.state.board.track[usize::from(self.state.board.track_len)] = token;
            self.state.board.track_len += 1;
        }
        Ok(())
    }

    fn pool(&mut self, mut line: Line<'_>) -> Read<()> {
        self.state.board.pool = [0; Face::ALL.len()];
        if line.peek() == Some("dice") {
            line.word("dice")?;
        }
        while line.peek().is_some() {
            let face = line.as_a("a face of the fate die", Face::from_key)?;
            self.state.board.pool[face.index()] = line.number("a number of dice", DICE.into())? as u8;
        }
        if self.state.board.pool.iter().sum::<u8>() > DICE {
            return Err(line.misread("at most seven dice"));
        }
        Ok(())
    }

    fn steps(&mut self, mut line: Line<'_>) -> Read<()> {
        while line.peek().is_some() {
            let province = Reader::province(&mut line)?;
            let icons = self.content().map.track(province).len();
            let most = u32::from(icons.saturating_sub(1));
            self.state.board.steps[province.index()] =
                line.number("a step of its track, from 0", most)? as u8;
        }
        Ok(())
    }

    fn raiders(&mut self, line: Line<'_>) -> Read<()> {
        let numbers = Reader::numbered(line, 11)?;
        if numbers.iter().sum::<u8>() > crate::board::RAIDERS {
            return Err(line.misread("at most 11 raiders"));
        }
        self.state.board.raiders = numbers;
        self.state.board.raided = positive(&numbers);
        Ok(())
    }

    fn frame(&mut self, line: Line<'_>) -> Read<()> {
        let frame = Frame::take(line.rest(), &self.state.lexicon()).ok_or_else(|| line.misread("a frame"))?;
        if self.state.flow.frames().len() + 5 > DEPTH {
            return Err(line.misread("fewer frames"));
        }
        self.state.flow.push(frame);
        Ok(())
    }

    /// What was left out, and whether it can be played.
    fn finish(mut self, text: &str) -> Read<State> {
        if !self.flowed {
            self.state.flow.push(Frame::Turn { step: MAIN + 1 });
            self.state.flow.push(Main);
        }
        match super::check::check(&self.state) {
            Ok(()) => Ok(self.state),
            Err(wanted) => Err(Misread::missing(text, wanted)),
        }
    }
}

fn positive(numbers: &[u8; 27]) -> Provinces {
    Province::ALL.into_iter().filter(|province| numbers[province.index()] > 0).collect()
}

/// A set of named cards, as bits.
fn named(names: &[&str], expected: &str, mut line: Line<'_>) -> Read<u32> {
    let mut set = 0;
    while line.peek().is_some() {
        set |= 1 << line.as_a(expected, |word| names.iter().position(|&name| name == word))?;
    }
    Ok(set)
}

/// How many, where it is not once.
fn count(line: &mut Line<'_>, most: u8) -> Read<u8> {
    if line.peek().is_none_or(|word| !word.starts_with(|first: char| first.is_ascii_digit())) {
        return Ok(1);
    }
    let before = *line;
    match line.number("a number of copies", most.into())? {
        0 => Err(before.misread("at least one copy")),
        copies => Ok(copies as u8),
    }
}
