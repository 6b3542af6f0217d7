//! One game on the shelf, its type erased.

use std::{marker::PhantomData, ops::Range};

use bots::{
    Model, SetupOf,
    arena::{self, Broken, Contender, Fixture, Played},
    train::{self, Lessons},
};
use content::{Files, Folder, Problem};
use serde::Serialize;
use table::{Chance, Choice, Content, Cx, Dice, Game, Kind, Match, Preset, Rules, Setup};

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};

use crate::{
    Bench, Bot, Checked, Outward, Shelved, Tally, Unended, Unopened, bench, editions, shelved::Opened, tally,
};

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
    /// Whether to look at what they do.
    pub shape: bool,
}

/// A game one can take from the shelf.
pub trait Title: Send + Sync {
    fn name(&self) -> &'static str;
    /// Whether it is for developers only: players never meet it.
    fn toy(&self) -> bool;
    /// The newest.
    fn edition(&self) -> u16;
    fn label(&self) -> Label;
    fn choices(&self) -> &'static [Choice];
    /// What the rules recommend that so many players be; nothing where they leave it open.
    fn recommended(&self, seats: usize) -> &'static [&'static str];

    /// The types of its sheet, by name, the sheet itself first.
    fn schemas(&self) -> Vec<(String, RefOr<Schema>)>;

    /// Our own edition as the Rust the rules are built with; `None` where the rules say everything.
    fn bake(&self, files: &Files) -> Option<Result<String, Vec<Problem>>>;
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
    /// Random play of so many seats, to be measured; of as many as can play, unless said.
    fn bench(&self, seats: Option<u8>) -> Result<Box<dyn Bench>, Unopened>;
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
    /// Whether it is for developers only.
    pub toy: bool,
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
struct Boxed<O>(PhantomData<fn() -> O>);

/// Puts a game on the shelf.
pub const fn title<O: Outward>() -> &'static dyn Title {
    &Boxed::<O>(PhantomData)
}

impl<O: Outward> Boxed<O> {
    fn agree(terms: &Terms) -> Result<SetupOf<O>, Unopened> {
        let roles: Vec<_> = terms.roles.iter().map(Option::as_deref).collect();
        let bad = Unopened::setup::<SetupOf<O>>;
        let mut setup =
            SetupOf::<O>::new(terms.edition.unwrap_or(<O::Game>::EDITION), &roles).map_err(bad)?;
        O::furnish(&mut setup);
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

impl<O: Outward> Title for Boxed<O> {
    fn name(&self) -> &'static str {
        <O::Game>::NAME
    }

    fn toy(&self) -> bool {
        O::TOY
    }

    fn edition(&self) -> u16 {
        <O::Game>::EDITION
    }

    fn choices(&self) -> &'static [Choice] {
        SetupOf::<O>::CHOICES
    }

    fn recommended(&self, seats: usize) -> &'static [&'static str] {
        SetupOf::<O>::recommended(seats)
    }

    fn label(&self) -> Label {
        let (least, most) = SetupOf::<O>::SEATS.into_inner();
        let mut defaults = SetupOf::<O>::new(<O::Game>::EDITION, &vec![None; least.into()]).ok();
        defaults.iter_mut().for_each(O::furnish);
        let value = |option| defaults.as_ref().map(|setup| setup.get(option)).unwrap_or_default();
        let option = |choice: &Choice| OptionLabel {
            name: choice.name,
            rule: choice.rule.0,
            values: choice.kind.into(),
            default: value(choice.name),
        };
        Label {
            game: <O::Game>::NAME,
            toy: O::TOY,
            edition: <O::Game>::EDITION,
            seats: [least, most],
            roles: SetupOf::<O>::ROLES.to_vec(),
            options: SetupOf::<O>::CHOICES.iter().map(option).collect(),
            presets: SetupOf::<O>::PRESETS.iter().map(PresetLabel::from).collect(),
            content: defaults.as_ref().map_or(Content::NONE, Setup::content).into(),
            longest: <O::Game>::LONGEST,
        }
    }

    fn schemas(&self) -> Vec<(String, RefOr<Schema>)> {
        let mut schemas = vec![(O::Sheet::name().into_owned(), O::Sheet::schema())];
        O::Sheet::schemas(&mut schemas);
        schemas
    }

    fn bake(&self, files: &Files) -> Option<Result<String, Vec<Problem>>> {
        O::bake(files)
    }

    fn read_edition(&self, folder: &Folder) -> Option<Result<Checked, Vec<Problem>>> {
        let checked = |edition| {
            let unsaid = editions::unsaid(folder, &edition);
            Checked { label: edition.content.into(), unsaid }
        };
        Some(editions::read::<O>(folder)?.map(checked))
    }

    fn adopt_edition(&self, folder: &Folder) -> Option<Result<ContentLabel, Vec<Problem>>> {
        Some(editions::adopt::<O>(folder)?.map(|edition| edition.content.into()))
    }

    fn open(&self, start: &Start, chance: &mut dyn Chance) -> Result<Box<dyn Shelved>, Unopened> {
        Ok(match start {
            Start::Agreed(terms) => {
                let opened = Match::<O::Game>::open(Self::agree(terms)?, chance);
                Box::new(Opened::<O>(opened.map_err(Unopened::setup::<SetupOf<O>>)?.0))
            }
            Start::Scenario(text) => Box::new(Opened::<O>(Match::open_from(text, O::position(text)?))),
        })
    }

    fn play_games(&self, series: &Series, numbers: Range<u64>) -> Result<Result<Tally, Unended>, Unopened> {
        let Series { start, bots, seed, shape } = series;
        Ok(match start {
            Start::Agreed(terms) => {
                let setup = Self::agree(terms)?;
                let begin = |dice: &mut Dice| <O::Game>::begin(&setup, &mut Cx::quiet(dice));
                tally::play_games::<O>(begin, bots, *seed, *shape, numbers)
            }
            Start::Scenario(text) => {
                let position = O::position(text)?;
                tally::play_games::<O>(|_: &mut Dice| position.clone(), bots, *seed, *shape, numbers)
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
        let role = |game: &O::Game, seat| O::role(game, seat);
        Ok(match start {
            Start::Agreed(terms) => {
                let setup = Self::agree(terms)?;
                let begin = |dice: &mut Dice| <O::Game>::begin(&setup, &mut Cx::quiet(dice));
                arena::play::<O>(begin, role, contenders, fixture, seed)
            }
            Start::Scenario(text) => {
                let position = O::position(text)?;
                arena::play::<O>(|_: &mut Dice| position.clone(), role, contenders, fixture, seed)
            }
        })
    }

    fn bench(&self, seats: Option<u8>) -> Result<Box<dyn Bench>, Unopened> {
        let seats = seats.unwrap_or(*SetupOf::<O>::SEATS.end());
        Ok(Box::new(bench::Course::<O::Game>::new(Self::agree(&Terms::seats(seats.into()))?)))
    }

    fn model(&self) -> Model {
        bots::shipped::<O>()
    }

    fn train(&self, lessons: &Lessons, played: &(dyn Fn() + Sync)) -> Result<String, Unopened> {
        let (least, most) = SetupOf::<O>::SEATS.into_inner();
        let agree = |seats: u8| Self::agree(&Terms::seats(seats.into()));
        let setups = [agree(least)?, agree(most)?];
        let begin = |table: usize, dice: &mut Dice| <O::Game>::begin(&setups[table], &mut Cx::quiet(dice));
        Ok(train::train::<O>(begin, lessons, played).write::<O>())
    }
}
