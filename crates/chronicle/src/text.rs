//! A chronicle and how it is written.

use std::fmt;

use table::{Entry, Host, Seat, Turn};

use crate::{
    DIGEST_EVERY, LONGEST_LINE, LONGEST_TEXT, MOST_ENTRIES, digest::checksum, fair::Secret, header::Header,
    line,
};

/// A whole game. [`fmt::Display`] writes its text and [`Chronicle::parse`] reads it, byte for byte.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chronicle {
    pub(crate) header: Header,
    pub(crate) opening: Vec<u32>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) digests: Vec<u64>,
    pub(crate) standing: Option<Vec<Placing>>,
    pub(crate) opened: Option<Secret>,
}

/// A seat's result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    /// The rank: 1 is best, and tied seats share a place.
    pub place: u8,
    /// The final score.
    pub score: i16,
}

/// Something that cannot be written in a chronicle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {found:?} cannot be written in a chronicle")]
pub struct Unwritable {
    /// The field, or the limit exceeded.
    pub field: &'static str,
    /// Its value.
    pub found: String,
}

impl Chronicle {
    /// The header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Replaces the players' names, by seat.
    #[must_use]
    pub fn called(mut self, names: Vec<Option<String>>) -> Chronicle {
        for (player, name) in self.header.players.iter_mut().zip(names) {
            player.name = name;
        }
        self
    }

    /// What chance answered during the setup.
    pub fn opening(&self) -> &[u32] {
        &self.opening
    }

    /// The entries after the opening.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The final standing, by seat; `None` while the game goes on.
    pub fn standing(&self) -> Option<&[Placing]> {
        self.standing.as_deref()
    }

    /// The secret that all answers of chance were derived from, once it is opened.
    pub fn opened(&self) -> Option<&Secret> {
        self.opened.as_ref()
    }

    /// Checks the limits on lines, entries and length.
    pub(crate) fn check(&self) -> Result<(), Unwritable> {
        self.header.check()?;
        let text = self.to_string();
        let longest = text.lines().map(str::len).max().unwrap_or_default();
        let sizes = [
            ("number of entries", self.entries.len(), MOST_ENTRIES),
            ("length of a line", longest, LONGEST_LINE),
            ("length", text.len(), LONGEST_TEXT),
        ];
        match sizes.into_iter().find(|(_, size, most)| size > most) {
            Some((field, size, _)) => Err(Unwritable { field, found: size.to_string() }),
            None => Ok(()),
        }
    }

    /// The lines of the opening and all entries, without checksums.
    fn lines(&self) -> impl Iterator<Item = (usize, String)> {
        let opening = line::entry(&line::opening(), &self.opening);
        let entries = (1..).zip(&self.entries).map(|(number, entry)| {
            (number, line::entry(&line::deed(number, entry.seat, &entry.deed), &entry.chance))
        });
        std::iter::once((0, opening)).chain(entries)
    }

    /// The closing lines that the last checksum covers.
    fn closing(&self) -> String {
        use fmt::Write as _;
        let mut text = String::new();
        if let Some(standing) = &self.standing {
            text.push_str("over\n");
            for (seat, Placing { place, score }) in standing.iter().enumerate() {
                _ = writeln!(text, "standing {seat} place {place} score {score}");
            }
        }
        if let Some(secret) = &self.opened {
            _ = writeln!(text, "opened {secret}");
        }
        text.push_str("end");
        text
    }
}

impl fmt::Display for Chronicle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        let mut digests = self.digests.iter();
        for (number, text) in self.lines() {
            let sum = if number == 0 { opening_sum(&self.header, &text) } else { checksum(&text) };
            writeln!(f, "{text} #{sum:08x}")?;
            if digest_due(number, self.entries.len()) {
                digests.next().map_or(Ok(()), |digest| writeln!(f, "state {digest:016x}"))?;
            }
        }
        let closing = self.closing();
        writeln!(f, "\n{closing} #{:08x}", checksum(&closing))
    }
}

/// The checksum of the opening's line, which also covers what was agreed.
pub(crate) fn opening_sum(header: &Header, line: &str) -> u32 {
    checksum(&format!("{}\n{line}", header.agreed()))
}

/// Whether a digest of the position follows entry `number` of `entries`.
pub(crate) fn digest_due(number: usize, entries: usize) -> bool {
    number == entries || number > 0 && number.is_multiple_of(DIGEST_EVERY)
}

/// The final standing, if the game is over.
pub(crate) fn standing_of(host: &(impl Host + ?Sized)) -> Option<Vec<Placing>> {
    let standing = host.standing();
    let place = |seat| Placing { place: standing.place(seat), score: standing.score(seat) };
    (host.turn() == Turn::Over).then(|| (0..host.seats()).map(Seat).map(place).collect())
}

#[cfg(test)]
mod tests {
    use table::Deed;

    use super::*;
    use crate::header::{Player, Start};

    fn with(entries: Vec<Entry>) -> Chronicle {
        let players = vec![Player { role: None, name: Some("Ann".into()) }];
        let start = Start::Setup { content: "none".into(), digest: 0, options: vec![] };
        let header = Header { game: "any".into(), edition: 1, players, start, promise: None };
        let digests = vec![0; 1 + entries.len() / DIGEST_EVERY];
        Chronicle { header, opening: vec![], entries, digests, standing: None, opened: None }
    }

    fn entry(answers: usize) -> Entry {
        Entry { seat: Seat(0), deed: Deed::Act("go".into()), chance: vec![0; answers] }
    }

    #[test]
    fn what_could_not_be_read_again_is_not_written() {
        let checked = |entries| with(entries).check().map_err(|unwritable| unwritable.field);
        assert_eq!(checked(vec![entry(30_000)]), Ok(()));
        assert_eq!(checked(vec![entry(40_000)]), Err("length of a line"));
        assert_eq!(checked(vec![entry(0); MOST_ENTRIES]), Ok(()));
        assert_eq!(checked(vec![entry(0); MOST_ENTRIES + 1]), Err("number of entries"));
        assert_eq!(checked(vec![entry(30_000); 300]), Err("length"));
    }

    #[test]
    fn the_longest_chronicle_is_read_again() {
        let longest = with(vec![entry(1); MOST_ENTRIES - 1]);
        assert_eq!(Chronicle::parse(&longest.to_string()).as_ref(), Ok(&longest));
        let text = with(vec![entry(1); MOST_ENTRIES + 1]).to_string();
        let error = Chronicle::parse(&text).expect_err("one too many");
        assert_eq!(error.expected, format!("at most {MOST_ENTRIES} entries"));
    }
}
