//! Reading a chronicle strictly: writing it again gives the same bytes.

use table::{Deed, Entry, MOST_SEATS, Seat};

use crate::{
    MOST_ENTRIES, VERSION,
    fair::{Commitment, Nonce, Secret},
    header::{Header, LONGEST_NAME, Player, Promise, Start, pseudonym, quoted},
    line,
    reader::{ParseError, Reader},
    text::{Chronicle, Placing, digest_due, opening_sum},
};

impl Chronicle {
    /// Reads a chronicle and checks every checksum. [`Chronicle::replay`] checks it against the rules.
    pub fn parse(text: &str) -> Result<Chronicle, ParseError> {
        let r = &mut Reader::new(text)?;
        let header = header(r)?;
        r.end_line()?;
        let opening = opening(r, &header)?;
        let (entries, digests) = entries(r, header.players.len())?;
        r.entry = None;
        r.end_line()?;
        let closing = r.position();
        let standing = standing(r, header.players.len())?;
        let opened = opened(r, &header)?;
        r.literal("end")?;
        let text = r.since(closing);
        r.checksum(text)?;
        r.end_text()?;
        Ok(Chronicle { header, opening, entries, digests, standing, opened })
    }
}

fn header(r: &mut Reader<'_>) -> Result<Header, ParseError> {
    r.literal("nemedian chronicle ")?;
    r.exactly(VERSION as usize, "version")?;
    r.end_line()?;
    r.literal("game ")?;
    let game = r.word("the name of a game")?.to_string();
    r.end_line()?;
    r.literal("edition ")?;
    let edition = r.number("the number of an edition")?;
    r.end_line()?;
    let content = if r.sees("content ") { Some(content(r)?) } else { None };
    let mut players = players(r)?;
    let start = match content {
        Some((content, digest)) => Start::Setup { content, digest, options: options(r)? },
        None => Start::Scenario(scenario(r)?),
    };
    let promise = if r.sees("commitment ") { Some(promise(r, players.len())?) } else { None };
    names(r, &mut players)?;
    Ok(Header { game, edition, players, start, promise })
}

fn content(r: &mut Reader<'_>) -> Result<(String, u64), ParseError> {
    r.literal("content ")?;
    let name = r.word("the name of the content")?.to_string();
    r.literal(" ")?;
    let digest = u64::from_be_bytes(r.hex("the digest of the content")?);
    r.end_line()?;
    Ok((name, digest))
}

fn players(r: &mut Reader<'_>) -> Result<Vec<Player>, ParseError> {
    let mut players = Vec::new();
    while r.takes("seat ") {
        if players.len() == MOST_SEATS {
            return Err(r.error(format!("at most {MOST_SEATS} seats")));
        }
        r.exactly(players.len(), "seat")?;
        r.literal(" ")?;
        let role = Some(r.word("a role or `-`")?).filter(|&role| role != "-").map(String::from);
        r.literal(" ")?;
        r.literal(&quoted(&pseudonym(players.len())))?;
        players.push(Player { role, name: None });
        r.end_line()?;
    }
    if players.is_empty() { Err(r.error("a seat")) } else { Ok(players) }
}

/// The players' names: any of the seats, in order.
fn names(r: &mut Reader<'_>, players: &mut [Player]) -> Result<(), ParseError> {
    let mut least = 0;
    while r.sees("name ") {
        let at = r.position();
        r.literal("name ")?;
        let here = r.error(format!("a seat from {least} to {}", players.len() - 1));
        let seat: usize = r.number(&here.expected)?;
        let player = players.get_mut(seat).filter(|_| seat >= least).ok_or(here)?;
        r.literal(" ")?;
        player.name = Some(name(r)?);
        least = seat + 1;
        let text = r.since(at);
        r.checksum(text)?;
    }
    Ok(())
}

fn name(r: &mut Reader<'_>) -> Result<String, ParseError> {
    r.literal("\"")?;
    let mut name = String::new();
    while !r.takes("\"") {
        let escaped = r.takes("\\");
        let character = r.rest().chars().next().filter(|c| !c.is_control());
        let fits = !escaped || r.sees("\"") || r.sees("\\");
        let character = character.filter(|_| fits).ok_or_else(|| r.error("a name in quotation marks"))?;
        r.skip(character.len_utf8());
        name.push(character);
    }
    let fits = (1..=LONGEST_NAME).contains(&name.len());
    if fits { Ok(name) } else { Err(r.error(format!("a name of 1 to {LONGEST_NAME} bytes"))) }
}

fn options(r: &mut Reader<'_>) -> Result<Vec<(String, String)>, ParseError> {
    let mut options = Vec::new();
    while r.takes("option ") {
        let option = r.word("the name of an option")?.to_string();
        r.literal(" ")?;
        options.push((option, r.word("the value of an option")?.to_string()));
        r.end_line()?;
    }
    Ok(options)
}

fn scenario(r: &mut Reader<'_>) -> Result<String, ParseError> {
    r.literal("scenario")?;
    r.end_line()?;
    let mut lines = Vec::new();
    while r.takes("  ") {
        let line = r.rest();
        if line.contains(char::is_control) {
            return Err(r.error("a line of the scenario without control characters"));
        }
        lines.push(r.skip(line.len()));
        r.end_line()?;
    }
    if lines.is_empty() {
        Err(r.error("a line of the scenario, two blanks in"))
    } else {
        Ok(lines.join("\n"))
    }
}

fn promise(r: &mut Reader<'_>, seats: usize) -> Result<Promise, ParseError> {
    r.literal("commitment ")?;
    let commitment = Commitment(r.hex("a commitment")?);
    r.end_line()?;
    let mut nonces = Vec::new();
    for seat in 0..seats {
        r.literal("nonce ")?;
        r.exactly(seat, "seat")?;
        r.literal(" ")?;
        nonces.push(Nonce(r.hex("a nonce")?));
        r.end_line()?;
    }
    Ok(Promise { commitment, nonces })
}

fn opening(r: &mut Reader<'_>, header: &Header) -> Result<Vec<u32>, ParseError> {
    let at = r.position();
    r.literal(&line::opening())?;
    let answers = answers(r)?;
    let sum = opening_sum(header, r.since(at));
    r.sum(sum)?;
    Ok(answers)
}

/// The entries, with the digests among them.
fn entries(r: &mut Reader<'_>, seats: usize) -> Result<(Vec<Entry>, Vec<u64>), ParseError> {
    let (mut entries, mut digests) = (Vec::new(), Vec::new());
    loop {
        let due = digest_due(entries.len(), usize::MAX);
        if due || !entry_ahead(r) {
            r.literal("state ")?;
            digests.push(u64::from_be_bytes(r.hex("a digest of the position")?));
            r.end_line()?;
            // After a regular digest more entries may follow.
            if !due || !entry_ahead(r) {
                return Ok((entries, digests));
            }
        }
        let number = entries.len() + 1;
        r.entry = Some(number);
        if number > MOST_ENTRIES {
            return Err(r.error(format!("at most {MOST_ENTRIES} entries")));
        }
        entries.push(entry(r, number, seats)?);
    }
}

/// Whether the next line is probably an entry, even a damaged one, so that the error names the right entry. The damage
/// may have split its line in two.
fn entry_ahead(r: &Reader<'_>) -> bool {
    let lines = r.two_lines();
    let marks = [lines.contains('['), lines.contains('#'), lines.starts_with(|c: char| c.is_ascii_digit())];
    marks.into_iter().filter(|&mark| mark).count() >= 2
}

fn entry(r: &mut Reader<'_>, number: usize, seats: usize) -> Result<Entry, ParseError> {
    r.exactly(number, "entry")?;
    r.literal(" ")?;
    let at = r.error(format!("a seat from 0 to {}", seats - 1));
    let seat = r.number(&at.expected)?;
    if usize::from(seat) >= seats {
        return Err(at);
    }
    let deed = deed(r)?;
    let chance = answers(r)?;
    let text = r.so_far();
    r.checksum(text)?;
    Ok(Entry { seat: Seat(seat), deed, chance })
}

fn deed(r: &mut Reader<'_>) -> Result<Deed, ParseError> {
    if r.takes(line::TAKES_BACK) {
        return Ok(Deed::TakeBack);
    }
    if r.takes(line::LEAVES) {
        return Ok(Deed::Leave);
    }
    if !r.takes(": ") {
        return Err(r.error(format!("\": \" and an action, {:?} or {:?}", line::TAKES_BACK, line::LEAVES)));
    }
    // Answers and checksums contain no ` [`, so an action may contain anything.
    let length = r.rest().rfind(" [").ok_or_else(|| r.error("an action and what chance answered"))?;
    if !line::fits(&r.rest()[..length]) {
        return Err(r.error("an action"));
    }
    Ok(Deed::Act(r.skip(length).to_string()))
}

fn answers(r: &mut Reader<'_>) -> Result<Vec<u32>, ParseError> {
    let mut answers = Vec::new();
    r.literal(" [")?;
    while !r.takes("]") {
        if !answers.is_empty() {
            r.literal(" ")?;
        }
        answers.push(r.number("an answer of chance or \"]\"")?);
    }
    Ok(answers)
}

fn standing(r: &mut Reader<'_>, seats: usize) -> Result<Option<Vec<Placing>>, ParseError> {
    if !r.takes("over") {
        return Ok(None);
    }
    r.end_line()?;
    let mut standing = Vec::new();
    for seat in 0..seats {
        r.literal("standing ")?;
        r.exactly(seat, "seat")?;
        r.literal(" place ")?;
        let place = r.number("a place")?;
        r.literal(" score ")?;
        standing.push(Placing { place, score: r.number("a score")? });
        r.end_line()?;
    }
    Ok(Some(standing))
}

fn opened(r: &mut Reader<'_>, header: &Header) -> Result<Option<Secret>, ParseError> {
    if header.promise.is_none() || !r.takes("opened ") {
        return Ok(None);
    }
    let secret = Secret(r.hex("a secret")?);
    r.end_line()?;
    Ok(Some(secret))
}
