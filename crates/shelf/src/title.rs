//! One game on the shelf, its type erased.

use std::{marker::PhantomData, ops::Range};

use bots::{
    Model,
    arena::{self, Broken, Contender, Fixture, Played},
    train::{self, Lessons},
};
use content::{Folder, Problem};
use serde::Serialize;
use table::{Chance, Choice, Content, Cx, Dice, Kind, Match, Preset, Setup};

use crate::{Bot, Checked, Outward, Shelved, Tally, Unended, Unopened, editions, tally};

/// What a table agrees on, in words from outside.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Terms {
    /// The newest if not said.
    pub edition: Option<u16>,
    /// One a seat; `None` leaves it to the rules.
    pub roles: Vec<Option<String>>,
    pub preset: Option<String>,
    /// These change what the preset says.
    pub options: Vec<(String, String)>,
}

impl Terms {
    /// So many seats, and all else as the rules have it.
    pub fn seats(count: usize) -> Terms {
        Terms { roles: vec![None; count], ..Terms::default() }
    }

    /// Seats that nobody said a role for get what the rules recommend, as far as it is not taken: a proposal instead of
    /// a draw.
    #[must_use]
    pub fn proposed(mut self, title: &dyn Title) -> Terms {
        let recommended = title.recommended(self.roles.len());
        let said = self.roles.clone();
        let free = recommended.iter().filter(|&&role| said.iter().flatten().all(|taken| taken != role));
        for (role, proposed) in self.roles.iter_mut().filter(|role| role.is_none()).zip(free) {
            *role = Some((*proposed).to_string());
        }
        self
    }
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    Agreed(Terms),
    /// A position written as text.
    Scenario(String),
}

/// Many games to be played by bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    pub start: Start,
    /// One a seat.
    pub bots: Vec<Bot>,
    pub seed: u64,
}

/// A game one can take from the shelf.
pub trait Title: Send + Sync {
    fn name(&self) -> &'static str;
    /// The newest.
    fn edition(&self) -> u16;
    fn label(&self) -> Label;
    fn choices(&self) -> &'static [Choice];
    /// What the rules recommend that so many players be; nothing where they leave it open.
    fn recommended(&self, seats: usize) -> &'static [&'static str];
    /// The key of a role's name.
    fn role_key(&self, role: &str) -> String;

    /// Reads an owner's edition; `None` where the rules say everything.
    fn read_edition(&self, folder: &Folder) -> Option<Result<Checked, Vec<Problem>>>;
    /// Reads an owner's edition, and plays with it as long as the process runs.
    fn adopt_edition(&self, folder: &Folder) -> Option<Result<ContentLabel, Vec<Problem>>>;

    fn open(&self, start: &Start, chance: &mut dyn Chance) -> Result<Box<dyn Shelved>, Unopened>;
    /// Plays the games of these numbers, quietly. What comes of a game depends on the seed and its number alone.
    fn play_games(&self, series: &Series, numbers: Range<u64>) -> Result<Result<Tally, Unended>, Unopened>;
    /// Plays one game of a tournament.
    fn compete(
        &self,
        start: &Start,
        contenders: &[Contender],
        fixture: &Fixture,
        seed: u64,
    ) -> Result<Result<Played, Broken>, Unopened>;
    /// What generals and kings judge by.
    fn model(&self) -> Model;
    /// Learns from self-play at the smallest and the largest table, and returns the model as it ships. `played` hears of each
    /// game.
    fn train(&self, lessons: &Lessons, played: &(dyn Fn() + Sync)) -> Result<String, Unopened>;
}

/// What is printed on the box.
#[derive(Clone, Debug, Serialize)]
pub struct Label {
    pub game: &'static str,
    pub edition: u16,
    /// The fewest and the most who may play.
    pub seats: [u8; 2],
    /// What a seat may be; empty where all are alike.
    pub roles: Vec<&'static str>,
    pub options: Vec<OptionLabel>,
    pub presets: Vec<PresetLabel>,
    pub content: ContentLabel,
    pub longest: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct OptionLabel {
    pub name: &'static str,
    pub rule: &'static str,
    #[serde(flatten)]
    pub values: Values,
    pub default: String,
}

/// What values an option takes.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Values {
    /// Named values; a flag is `off` or `on`.
    Values(Vec<&'static str>),
    /// The least and the most.
    Range([u16; 2]),
}

#[derive(Clone, Debug, Serialize)]
pub struct PresetLabel {
    pub name: &'static str,
    pub options: serde_json::Map<String, serde_json::Value>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContentLabel {
    pub name: &'static str,
    /// Sixteen hexadecimal digits; zeros where the rules say everything.
    pub digest: String,
}

impl From<Kind> for Values {
    fn from(kind: Kind) -> Values {
        match kind {
            Kind::Flag => Values::Values(vec!["off", "on"]),
            Kind::OneOf(values) => Values::Values(values.to_vec()),
            Kind::Number { least, most } => Values::Range([least, most]),
        }
    }
}

impl From<&Preset> for PresetLabel {
    fn from(preset: &Preset) -> PresetLabel {
        let options = preset.options.iter().map(|&(option, value)| (option.into(), value.into())).collect();
        PresetLabel { name: preset.name, options }
    }
}

impl From<Content> for ContentLabel {
    fn from(content: Content) -> ContentLabel {
        ContentLabel { name: content.name, digest: format!("{:016x}", content.digest) }
    }
}

/// The [`Title`] of a game.
struct Boxed<G>(PhantomData<fn() -> G>);

/// Puts a game on the shelf.
pub(crate) const fn title<G: Outward>() -> &'static dyn Title {
    &Boxed::<G>(PhantomData)
}

impl<G: Outward> Boxed<G> {
    fn agree(terms: &Terms) -> Result<G::Setup, Unopened> {
        let roles: Vec<_> = terms.roles.iter().map(Option::as_deref).collect();
        let bad = Unopened::setup::<G::Setup>;
        let mut setup = G::Setup::new(terms.edition.unwrap_or(G::EDITION), &roles).map_err(bad)?;
        G::furnish(&mut setup);
        if let Some(preset) = &terms.preset {
            setup.preset(preset).map_err(bad)?;
        }
        for (option, value) in &terms.options {
            setup.set(option, value).map_err(bad)?;
        }
        setup.check().map_err(bad)?;
        Ok(setup)
    }
}

impl<G: Outward> Title for Boxed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn edition(&self) -> u16 {
        G::EDITION
    }

    fn choices(&self) -> &'static [Choice] {
        G::Setup::CHOICES
    }

    fn recommended(&self, seats: usize) -> &'static [&'static str] {
        G::Setup::recommended(seats)
    }

    fn role_key(&self, role: &str) -> String {
        format!("{}{role}", G::ROLE_KEY)
    }

    fn label(&self) -> Label {
        let (least, most) = G::Setup::SEATS.into_inner();
        let mut defaults = G::Setup::new(G::EDITION, &vec![None; least.into()]).ok();
        defaults.iter_mut().for_each(G::furnish);
        let value = |option| defaults.as_ref().map(|setup| setup.get(option)).unwrap_or_default();
        let option = |choice: &Choice| OptionLabel {
            name: choice.name,
            rule: choice.rule.0,
            values: choice.kind.into(),
            default: value(choice.name),
        };
        Label {
            game: G::NAME,
            edition: G::EDITION,
            seats: [least, most],
            roles: G::Setup::ROLES.to_vec(),
            options: G::Setup::CHOICES.iter().map(option).collect(),
            presets: G::Setup::PRESETS.iter().map(PresetLabel::from).collect(),
            content: defaults.as_ref().map_or(Content::NONE, Setup::content).into(),
            longest: G::LONGEST,
        }
    }

    fn read_edition(&self, folder: &Folder) -> Option<Result<Checked, Vec<Problem>>> {
        let checked = |edition| {
            let unsaid = editions::unsaid(folder, &edition);
            Checked { label: edition.content.into(), unsaid }
        };
        Some(editions::read::<G>(folder)?.map(checked))
    }

    fn adopt_edition(&self, folder: &Folder) -> Option<Result<ContentLabel, Vec<Problem>>> {
        Some(editions::adopt::<G>(folder)?.map(|edition| edition.content.into()))
    }

    fn open(&self, start: &Start, chance: &mut dyn Chance) -> Result<Box<dyn Shelved>, Unopened> {
        Ok(match start {
            Start::Agreed(terms) => {
                let opened = Match::<G>::open(Self::agree(terms)?, chance);
                Box::new(opened.map_err(Unopened::setup::<G::Setup>)?.0)
            }
            Start::Scenario(text) => Box::new(Match::<G>::open_from(text, G::position(text)?)),
        })
    }

    fn play_games(&self, series: &Series, numbers: Range<u64>) -> Result<Result<Tally, Unended>, Unopened> {
        let Series { start, bots, seed } = series;
        Ok(match start {
            Start::Agreed(terms) => {
                let setup = Self::agree(terms)?;
                let begin = |dice: &mut Dice| G::begin(&setup, &mut Cx::quiet(dice));
                tally::play_games(begin, bots, *seed, numbers)
            }
            Start::Scenario(text) => {
                let position = G::position(text)?;
                tally::play_games(|_: &mut Dice| position.clone(), bots, *seed, numbers)
            }
        })
    }

    fn compete(
        &self,
        start: &Start,
        contenders: &[Contender],
        fixture: &Fixture,
        seed: u64,
    ) -> Result<Result<Played, Broken>, Unopened> {
        let role = |game: &G, seat| game.role(seat);
        Ok(match start {
            Start::Agreed(terms) => {
                let setup = Self::agree(terms)?;
                let begin = |dice: &mut Dice| G::begin(&setup, &mut Cx::quiet(dice));
                arena::play(begin, role, contenders, fixture, seed)
            }
            Start::Scenario(text) => {
                let position = G::position(text)?;
                arena::play(|_: &mut Dice| position.clone(), role, contenders, fixture, seed)
            }
        })
    }

    fn model(&self) -> Model {
        bots::shipped::<G>()
    }

    fn train(&self, lessons: &Lessons, played: &(dyn Fn() + Sync)) -> Result<String, Unopened> {
        let (least, most) = G::Setup::SEATS.into_inner();
        let agree = |seats: u8| Self::agree(&Terms::seats(seats.into()));
        let setups = [agree(least)?, agree(most)?];
        let begin = |table: usize, dice: &mut Dice| G::begin(&setups[table], &mut Cx::quiet(dice));
        Ok(train::train(begin, lessons, played).write::<G>())
    }
}
