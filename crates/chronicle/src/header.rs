//! The header: what is agreed before the first entry.

use std::fmt;

use table::{Agreed, Chance, Dice, Host};

use crate::{
    VERSION,
    digest::checksum,
    fair::{Commitment, Nonce},
    line,
    shelf::{CannotOpen, Shelf},
    text::Unwritable,
};

/// The first lines of a chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// How the game starts.
    pub start: Start,
    /// The basis of verifiable chance; `None` if chance is taken on trust.
    pub promise: Option<Promise>,
}

/// The player in a seat. The seat's line in the header uses a [`pseudonym`].
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The agreed role; `None` if the game has no roles, draws them, or starts from a scenario.
    pub role: Option<String>,
    /// The player's name. Nothing else in a chronicle depends on it, so it can be changed or removed.
    pub name: Option<String>,
}

/// What a chronicle calls the player in a seat.
pub fn pseudonym(seat: usize) -> String {
    format!("Player {}", seat + 1)
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// From the game's own setup.
    Setup {
        /// The edition of the cards and boards.
        content: String,
        /// Its digest.
        digest: u64,
        /// Every option with its value, including defaults.
        options: Vec<(String, String)>,
    },
    /// From a position written as text.
    Scenario(String),
}

/// The commitment to a secret, and the nonces the seats gave afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// The hash of the secret.
    pub commitment: Commitment,
    /// The nonces, by seat.
    pub nonces: Vec<Nonce>,
}

impl Header {
    /// The header of a game opened like this. Options not given get the edition's defaults: the game is opened once on
    /// trial, so that all of them are known before chance is first asked.
    pub fn agree(
        games: &(impl Shelf + ?Sized),
        game: &str,
        edition: u16,
        players: &[Player],
        options: &[(String, String)],
    ) -> Result<Header, CannotOpen> {
        let roles: Vec<_> = players.iter().map(|player| player.role.clone()).collect();
        let host = games.open(game, edition, &roles, options, &mut Dice(0))?;
        Header::of(&*host, edition, players.iter().map(|player| player.name.clone()).collect())
    }

    /// The header of a game that starts from a position written as text.
    pub fn at(
        games: &(impl Shelf + ?Sized),
        game: &str,
        edition: u16,
        names: Vec<Option<String>>,
        scenario: &str,
    ) -> Result<Header, CannotOpen> {
        Header::of(&*games.set_up(game, edition, scenario)?, edition, names)
    }

    fn of(
        host: &(impl Host + ?Sized),
        edition: u16,
        names: Vec<Option<String>>,
    ) -> Result<Header, CannotOpen> {
        if names.len() != usize::from(host.seats()) {
            return Err(CannotOpen::Seats { given: names.len(), seats: host.seats() });
        }
        let (roles, start) = start_of(host);
        let players = roles.into_iter().zip(names).map(|(role, name)| Player { role, name }).collect();
        let header = Header { game: host.game().into(), edition, players, start, promise: None };
        header.check()?;
        Ok(header)
    }

    /// Opens exactly the game that this header describes.
    pub fn open<S: Shelf + ?Sized>(
        &self,
        games: &S,
        chance: &mut dyn Chance,
    ) -> Result<Box<S::Hosted>, CannotOpen> {
        let host = match &self.start {
            Start::Setup { options, .. } => {
                let roles: Vec<_> = self.players.iter().map(|player| player.role.clone()).collect();
                games.open(&self.game, self.edition, &roles, options, chance)?
            }
            Start::Scenario(text) => games.set_up(&self.game, self.edition, text)?,
        };
        self.compare(&*host)?;
        Ok(host)
    }

    /// Checks that every field matches the opened game.
    fn compare(&self, host: &(impl Host + ?Sized)) -> Result<(), CannotOpen> {
        let (roles, start) = start_of(host);
        let written: Vec<_> = self.players.iter().map(|player| player.role.clone()).collect();
        let fields = [
            ("game", self.game.clone(), host.game().into()),
            ("seats", self.players.len().to_string(), host.seats().to_string()),
            ("roles", list(&written), list(&roles)),
            ("content", self.start.content(), start.content()),
            ("options", self.start.options(), start.options()),
        ];
        match fields.into_iter().find(|(_, written, opened)| written != opened) {
            Some((field, written, opened)) => Err(CannotOpen::Misfit { field, written, opened }),
            None => Ok(()),
        }
    }

    /// Checks that every word and name fits in a line.
    pub(crate) fn check(&self) -> Result<(), Unwritable> {
        let must = |fits: bool, field: &'static str, found: &str| {
            if fits { Ok(()) } else { Err(Unwritable { field, found: found.into() }) }
        };
        must(line::word(&self.game), "game", &self.game)?;
        for Player { role, name } in &self.players {
            if let Some(name) = name {
                must(line::fits(name) && name.len() <= LONGEST_NAME, "player's name", name)?;
            }
            let role = role.as_deref().unwrap_or("none");
            must(line::word(role) && role != "-", "role", role)?;
        }
        match &self.start {
            Start::Setup { content, options, .. } => {
                must(line::word(content), "content", content)?;
                options.iter().try_for_each(|(option, value)| {
                    must(line::word(option), "option", option)?;
                    must(line::word(value), "value of an option", value)
                })
            }
            Start::Scenario(text) => {
                let fits = |line: &str| line.is_empty() || line::fits(line);
                text.split('\n').try_for_each(|line| must(fits(line), "line of the scenario", line))
            }
        }
    }

    /// The name of each seat's player, or their pseudonym if they have none.
    pub fn names(&self) -> Vec<String> {
        let called =
            |(seat, player): (usize, &Player)| player.name.clone().unwrap_or_else(|| pseudonym(seat));
        self.players.iter().enumerate().map(called).collect()
    }

    /// What was agreed: the header without the players' names. Chance and the checksum are computed from this.
    pub(crate) fn agreed(&self) -> String {
        let mut text = String::new();
        _ = self.write(&mut text);
        text
    }

    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        writeln!(out, "nemedian chronicle {VERSION}")?;
        writeln!(out, "game {}", self.game)?;
        writeln!(out, "edition {}", self.edition)?;
        if let Start::Setup { content, digest, .. } = &self.start {
            writeln!(out, "content {content} {digest:016x}")?;
        }
        for (seat, Player { role, .. }) in self.players.iter().enumerate() {
            let role = role.as_deref().unwrap_or("-");
            writeln!(out, "seat {seat} {role} {}", quoted(&pseudonym(seat)))?;
        }
        match &self.start {
            Start::Setup { options, .. } => {
                options.iter().try_for_each(|(option, value)| writeln!(out, "option {option} {value}"))?;
            }
            Start::Scenario(text) => {
                writeln!(out, "scenario")?;
                text.split('\n').try_for_each(|line| writeln!(out, "  {line}"))?;
            }
        }
        if let Some(Promise { commitment, nonces }) = &self.promise {
            writeln!(out, "commitment {commitment}")?;
            for (seat, nonce) in nonces.iter().enumerate() {
                writeln!(out, "nonce {seat} {nonce}")?;
            }
        }
        Ok(())
    }
}

/// Writes the header's lines as they appear in a chronicle.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)?;
        let named = |(seat, player): (usize, &Player)| Some(line::name(seat, &quoted(player.name.as_ref()?)));
        self.players.iter().enumerate().filter_map(named).try_for_each(|text| {
            // Each line has its own checksum, so any of them can be removed.
            writeln!(f, "{text} #{:08x}", checksum(&text))
        })
    }
}

/// The maximum length of a player's name, in bytes.
pub(crate) const LONGEST_NAME: usize = 256;

impl Start {
    fn content(&self) -> String {
        match self {
            Start::Setup { content, digest, .. } => format!("{content} {digest:016x}"),
            Start::Scenario(_) => "a scenario".into(),
        }
    }

    fn options(&self) -> String {
        match self {
            Start::Setup { options, .. } => options
                .iter()
                .map(|(option, value)| format!("{option} {value}"))
                .collect::<Vec<_>>()
                .join(", "),
            Start::Scenario(text) => text.clone(),
        }
    }
}

fn start_of(host: &(impl Host + ?Sized)) -> (Vec<Option<String>>, Start) {
    match host.agreed() {
        Agreed::Setup { roles, options, content } => {
            let options = options.into_iter().map(|(option, value)| (option.to_string(), value)).collect();
            let start = Start::Setup { content: content.name.into(), digest: content.digest, options };
            (roles.into_iter().map(|role| role.map(String::from)).collect(), start)
        }
        Agreed::Scenario(text) => (vec![None; usize::from(host.seats())], Start::Scenario(text)),
    }
}

fn list(roles: &[Option<String>]) -> String {
    roles.iter().map(|role| role.as_deref().unwrap_or("-")).collect::<Vec<_>>().join(" ")
}

pub(crate) fn quoted(name: &str) -> String {
    let mut text = String::from('"');
    for character in name.chars() {
        if matches!(character, '"' | '\\') {
            text.push('\\');
        }
        text.push(character);
    }
    text.push('"');
    text
}
