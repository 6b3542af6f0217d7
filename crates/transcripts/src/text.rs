//! A transcript as text, one line an entry.

use std::fmt;

use anyhow::{Context, Result, bail, ensure};
use shelf::Terms;
use table::Seat;

use crate::columns::{COLUMNS, Column};

/// One appeal to chance: among how many, and which it was.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub answer: u32,
    pub among: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An action, in notation.
    Act(String),
    TakeBack,
    Leave,
}

/// Who did what, what chance answered, and how everything looked afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub seat: Seat,
    pub deed: Deed,
    pub chance: Vec<Answer>,
    pub digests: Digests,
}

/// A digest for each of [`COLUMNS`], in their order.
pub type Digests = [u32; COLUMNS.len()];

/// Where a transcript begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Begun {
    /// From the rules' own setup.
    Agreed { terms: Terms, opening: Vec<Answer> },
    /// In the midst of another transcript of the same game. The position is kept as text, too: it must be reached both by
    /// playing there and by reading it.
    After { transcript: String, entries: usize, position: String },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    pub game: String,
    pub begun: Begun,
    /// How everything looked before the first entry.
    pub opening: Digests,
    pub entries: Vec<Entry>,
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {}", self.game)?;
        match &self.begun {
            Begun::Agreed { terms, .. } => {
                let roles = terms.roles.iter().map(|role| role.as_deref().unwrap_or("-"));
                writeln!(f, "seats {}", roles.collect::<Vec<_>>().join(" "))?;
                if let Some(preset) = &terms.preset {
                    writeln!(f, "preset {preset}")?;
                }
                terms.options.iter().try_for_each(|(name, value)| writeln!(f, "option {name} {value}"))?;
            }
            Begun::After { transcript, entries, position } => {
                writeln!(f, "after {transcript} {entries}")?;
                position.lines().try_for_each(|line| writeln!(f, "| {line}"))?;
            }
        }
        writeln!(f, "columns {}", COLUMNS.map(Column::name).join(" "))?;
        digests(f, &self.opening)?;
        match &self.begun {
            Begun::Agreed { opening, .. } => writeln!(f, "begins{}", Answers(opening))?,
            Begun::After { .. } => writeln!(f, "begins")?,
        }
        for Entry { seat, deed, chance, digests: after } in &self.entries {
            digests(f, after)?;
            match deed {
                Deed::Act(action) => write!(f, "{seat}: {action}")?,
                Deed::TakeBack => write!(f, "{seat} takes back")?,
                Deed::Leave => write!(f, "{seat} leaves")?,
            }
            writeln!(f, "{}", Answers(chance))?;
        }
        Ok(())
    }
}

fn digests(f: &mut fmt::Formatter<'_>, digests: &Digests) -> fmt::Result {
    digests.iter().try_for_each(|digest| write!(f, "{digest:08x} "))
}

/// What stands before the answers of chance at the end of a line.
const CHANCE: &str = " ~ ";

struct Answers<'a>(&'a [Answer]);

impl fmt::Display for Answers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written: Vec<_> =
            self.0.iter().map(|Answer { answer, among }| format!("{answer}/{among}")).collect();
        if written.is_empty() { Ok(()) } else { write!(f, "{CHANCE}{}", written.join(" ")) }
    }
}

impl Transcript {
    pub fn read(text: &str) -> Result<Transcript> {
        let mut head = Head::default();
        let mut lines = text.lines().enumerate();
        for (number, line) in lines.by_ref() {
            let ended = head.line(line).with_context(|| format!("line {}: {line:?}", number + 1))?;
            if ended {
                break;
            }
        }
        let mut played = Vec::new();
        for (number, line) in lines {
            let entry = Played::read(line).with_context(|| format!("line {}: {line:.120?}", number + 1))?;
            played.push(entry);
        }
        let mut played = played.into_iter();
        let first = played.next().context("it ends before the game begins")?;
        ensure!(first.what == "begins", "the first entry must say that the game begins");
        let begun = head.begun(first.chance)?;
        let entries = played.map(Played::entry).collect::<Result<_>>()?;
        Ok(Transcript { game: head.game, begun, opening: first.digests, entries })
    }

    /// Every action played in it, each once.
    pub fn actions(&self) -> Vec<&str> {
        let mut actions: Vec<&str> = self
            .entries
            .iter()
            .filter_map(|entry| match &entry.deed {
                Deed::Act(action) => Some(action.as_str()),
                Deed::TakeBack | Deed::Leave => None,
            })
            .collect();
        actions.sort_unstable();
        actions.dedup();
        actions
    }
}

/// What stands before the entries.
#[derive(Default)]
struct Head {
    game: String,
    terms: Terms,
    after: Option<(String, usize)>,
    position: String,
}

impl Head {
    /// Takes in a line; says whether it was the last of the head.
    fn line(&mut self, line: &str) -> Result<bool> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "game" => self.game = rest.into(),
            "seats" => {
                let role = |word: &str| (word != "-").then(|| word.to_string());
                self.terms.roles = rest.split(' ').map(role).collect();
            }
            "preset" => self.terms.preset = Some(rest.into()),
            "option" => {
                let (name, value) = rest.split_once(' ').context("an option needs a name and a value")?;
                self.terms.options.push((name.into(), value.into()));
            }
            "after" => {
                let (transcript, entries) = rest.split_once(' ').context("after which, and how many?")?;
                self.after = Some((transcript.into(), entries.parse().context("a number of entries")?));
            }
            "|" => self.position += &format!("{rest}\n"),
            "columns" => {
                let expected = COLUMNS.map(Column::name).join(" ");
                ensure!(rest == expected, "the columns must be {expected}");
                return Ok(true);
            }
            _ => bail!("no line of a transcript begins with {word:?}"),
        }
        Ok(false)
    }

    fn begun(&self, opening: Vec<Answer>) -> Result<Begun> {
        ensure!(!self.game.is_empty(), "it does not say which game it is");
        Ok(match &self.after {
            None => Begun::Agreed { terms: self.terms.clone(), opening },
            Some((transcript, entries)) => Begun::After {
                transcript: transcript.clone(),
                entries: *entries,
                position: self.position.clone(),
            },
        })
    }
}

/// A line after the head.
struct Played<'a> {
    digests: Digests,
    what: &'a str,
    chance: Vec<Answer>,
}

impl<'a> Played<'a> {
    fn read(line: &'a str) -> Result<Played<'a>> {
        let mut rest = line;
        let mut digests = Digests::default();
        for (digest, column) in digests.iter_mut().zip(COLUMNS) {
            let (word, after) = rest.split_once(' ').context("too few digests")?;
            *digest = u32::from_str_radix(word, 16)
                .with_context(|| format!("the digest of {}: {word:?}", column.name()))?;
            rest = after;
        }
        let (what, chance) = rest.rsplit_once(CHANCE).unwrap_or((rest, ""));
        let chance = chance.split_whitespace().map(answer).collect::<Result<_>>()?;
        Ok(Played { digests, what, chance })
    }

    fn entry(self) -> Result<Entry> {
        let Played { digests, what, chance } = self;
        let end = what.find([':', ' ']).with_context(|| format!("who does {what:?}?"))?;
        let seat = Seat(what[..end].parse().with_context(|| format!("the seat in {what:?}"))?);
        let deed = match &what[end..] {
            " takes back" => Deed::TakeBack,
            " leaves" => Deed::Leave,
            said => {
                let action = said.strip_prefix(": ").with_context(|| format!("no deed: {what:?}"))?;
                Deed::Act(action.into())
            }
        };
        Ok(Entry { seat, deed, chance, digests })
    }
}

fn answer(word: &str) -> Result<Answer> {
    let (answer, among) = word.split_once('/').with_context(|| format!("an answer of chance: {word:?}"))?;
    Ok(Answer { answer: answer.parse()?, among: among.parse()? })
}
