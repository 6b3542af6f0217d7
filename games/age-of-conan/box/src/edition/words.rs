//! The words of the card vocabulary, as they stand in the files: `docs/card-vocabulary.md`.

use age_of_conan::{
    cards::op::{
        ALL_DICE, Contest, Contests, Count, Faces, Goal, Land, Op, Outcome, Place, Price, Side, When,
    },
    content::{Area, HOMES, Province, Provinces, Terrain, Terrains},
};
use content::sheet::list;

/// The words of a closed list.
macro_rules! keys {
    ($list:ty) => {
        <$list>::ALL.map(<$list>::key)
    };
}
pub(super) use keys;

/// The largest number a card may say.
const MOST: u8 = 9;
/// As many emissaries move at once at most (I-1).
const MOST_EMISSARIES: u8 = 2;

/// A phrase being read word by word.
struct Phrase<'w> {
    whole: &'w str,
    rest: std::str::SplitWhitespace<'w>,
}

impl<'w> Phrase<'w> {
    fn new(whole: &'w str) -> Phrase<'w> {
        Phrase { whole, rest: whole.split_whitespace() }
    }

    fn next(&mut self, expected: &str) -> Result<&'w str, String> {
        self.rest.next().ok_or_else(|| format!("{:?} ends too early: expected {expected}", self.whole))
    }

    fn number(&mut self, most: u8) -> Result<u8, String> {
        let expected = format!("a number from 1 to {most}");
        let word = self.next(&expected)?;
        let number = word.parse().ok().filter(|number| (1..=most).contains(number));
        number.ok_or_else(|| format!("{word:?} in {:?}: expected {expected}", self.whole))
    }

    fn dice(&mut self) -> Result<u8, String> {
        if self.rest.clone().next() == Some("all") {
            self.rest.next();
            return Ok(ALL_DICE);
        }
        self.number(ALL_DICE)
    }

    fn one<T>(&mut self, read: impl Fn(&str) -> Option<T>, words: &[&str]) -> Result<T, String> {
        let word = self.next(&list(words))?;
        read(word).ok_or_else(|| format!("{word:?} in {:?}: expected {}", self.whole, list(words)))
    }

    fn place(&mut self, places: &[Place]) -> Result<Place, String> {
        let words: Vec<_> = places.iter().map(|place| place.key()).collect();
        self.one(|word| Place::from_key(word).filter(|place| places.contains(place)), &words)
    }

    fn land(&mut self) -> Result<Land, String> {
        let Some(word) = self.rest.next() else { return Ok(Land::Everywhere) };
        land(word).ok_or_else(|| format!("{word:?} in {:?}: expected {}", self.whole, list(&lands())))
    }

    /// All words that are left, at least one.
    fn some<T>(&mut self, read: impl Fn(&str) -> Option<T>, words: &[&str]) -> Result<Vec<T>, String> {
        let mut all = vec![self.one(&read, words)?];
        while self.rest.clone().next().is_some() {
            all.push(self.one(&read, words)?);
        }
        Ok(all)
    }

    fn end<T>(mut self, read: T) -> Result<T, String> {
        match self.rest.next() {
            None => Ok(read),
            Some(word) => Err(format!("{word:?} is too much in {:?}", self.whole)),
        }
    }
}

fn land(word: &str) -> Option<Land> {
    match word {
        "everywhere" => Some(Land::Everywhere),
        "coastal" => Some(Land::Coastal),
        "savage" => Some(Land::Savage),
        _ => Area::from_key(word).map(Land::Area),
    }
}

fn lands() -> Vec<&'static str> {
    [&["everywhere", "coastal", "savage"], &keys!(Area)[..]].concat()
}

fn face(word: &str) -> Option<Faces> {
    match word {
        "axe" => Some(Faces::AXE),
        "shield" => Some(Faces::SHIELD),
        "attacker" => Some(Faces::ATTACKER),
        "conan" => Some(Faces::CONAN),
        _ => None,
    }
}

/// Every effect a card may have.
pub(super) const OPS: [&str; 32] = [
    "forbid-strategy",
    "cancel-strategy",
    "dice",
    "fewer-dice",
    "succeed",
    "successes",
    "reroll",
    "reroll-enemy",
    "win-ties",
    "spare",
    "extra-loss",
    "advance",
    "free-march",
    "gold",
    "gold-per",
    "sorcery",
    "draw-kingdom",
    "draw-strategy",
    "steal-gold",
    "steal-sorcery",
    "ready",
    "units",
    "emissaries",
    "raiders",
    "remove-raiders",
    "remove-emissary",
    "remove-unit",
    "redeploy",
    "move-emissaries",
    "move-conan",
    "take-token",
    "reroll-fate",
];

pub(super) fn op(text: &str) -> Result<Op, String> {
    let mut phrase = Phrase::new(text);
    let p = &mut phrase;
    let own = [Place::Home, Place::Friendly];
    let op = match p.next("an effect")? {
        "forbid-strategy" => Op::ForbidStrategy,
        "cancel-strategy" => Op::CancelStrategy,
        "dice" => dice(p)?,
        "fewer-dice" => Op::FewerDice(p.number(ALL_DICE)?),
        "succeed" => Op::Succeed(faces(p)?),
        "successes" => Op::AddSuccesses(p.number(MOST)?),
        "reroll" => Op::Reroll(p.dice()?),
        "reroll-enemy" => Op::RerollEnemy(p.dice()?),
        "win-ties" => Op::WinTies,
        "spare" => Op::Spare,
        "extra-loss" => Op::ExtraLoss,
        "advance" => Op::Advance,
        "free-march" => Op::FreeMarch,
        "gold" => Op::Gold(p.number(MOST)?),
        "gold-per" => Op::GoldPer { most: p.number(MOST)?, count: count(p)? },
        "sorcery" => Op::Sorcery(p.number(MOST)?),
        "draw-kingdom" => Op::DrawKingdom(p.number(MOST)?),
        "draw-strategy" => Op::DrawStrategy(p.number(MOST)?),
        "steal-gold" => Op::StealGold(p.number(MOST)?),
        "steal-sorcery" => Op::StealSorcery(p.number(MOST)?),
        "ready" => Op::Ready(p.number(MOST)?),
        "units" => Op::Units { n: p.number(MOST)?, place: p.place(&own)? },
        "emissaries" => Op::Emissaries { n: p.number(MOST)?, place: p.place(&own)? },
        "raiders" => Op::Raiders { n: p.number(MOST)?, place: p.place(&Place::ALL)? },
        "remove-raiders" => Op::RemoveRaiders(p.place(&Place::ALL)?),
        "remove-emissary" => Op::RemoveEmissary(p.place(&Place::ALL)?),
        "remove-unit" => Op::RemoveUnit(p.place(&[Place::Neutral, Place::Enemy, Place::Anywhere])?),
        "redeploy" => Op::Redeploy,
        "move-emissaries" => Op::MoveEmissaries(p.number(MOST_EMISSARIES)?),
        "move-conan" => Op::MoveConan(p.number(MOST)?),
        "take-token" => Op::TakeToken,
        "reroll-fate" => Op::RerollFate,
        word => return Err(format!("unknown effect {word:?}: expected {}", list(&OPS))),
    };
    phrase.end(op)
}

fn dice(p: &mut Phrase<'_>) -> Result<Op, String> {
    let n = p.number(ALL_DICE)?;
    let six = p.rest.clone().next() == Some("six");
    if six {
        p.rest.next();
    }
    Ok(Op::AddDice { n, six })
}

fn faces(p: &mut Phrase<'_>) -> Result<Faces, String> {
    let faces = p.some(face, &["axe", "shield", "attacker", "conan"])?;
    Ok(faces.into_iter().fold(Faces::NONE, Faces::or))
}

fn count(p: &mut Phrase<'_>) -> Result<Count, String> {
    let words = ["forts", "towers", "cities", "emissaries-abroad", "sorcery", "crom", "tokens"];
    Ok(match p.next(&list(&words))? {
        "forts" => Count::Forts(p.land()?),
        "towers" => Count::Towers(p.land()?),
        "cities" => Count::Cities(p.land()?),
        "emissaries-abroad" => Count::EmissariesAbroad,
        "sorcery" => Count::Sorcery,
        "crom" => Count::Crom,
        "tokens" => Count::Tokens,
        word => return Err(format!("cannot count {word:?}: expected {}", list(&words))),
    })
}

pub(super) fn goal(text: &str) -> Result<Goal, String> {
    let words = ["at-least", "more-than-any", "hold", "apart"];
    let mut phrase = Phrase::new(text);
    let p = &mut phrase;
    let goal = match p.next(&list(&words))? {
        "at-least" => Goal::AtLeast(p.number(MOST)?, count(p)?),
        "more-than-any" => Goal::MoreThanAny(count(p)?),
        "hold" => Goal::Hold(held(p)?),
        "apart" => Goal::Apart(p.land()?),
        word => return Err(format!("unknown goal {word:?}: expected {}", list(&words))),
    };
    phrase.end(goal)
}

fn held(p: &mut Phrase<'_>) -> Result<Provinces, String> {
    let held: Provinces = p.some(Province::from_key, &keys!(Province))?.into_iter().collect();
    if held.meets(HOMES) {
        return Err(format!("a home province cannot be held in {:?} (T-3)", p.whole));
    }
    Ok(held)
}

pub(super) fn price(text: &str) -> Result<Price, String> {
    let mut phrase = Phrase::new(text);
    let price = match phrase.next("gold, sorcery or unit")? {
        "gold" => Price::Gold(phrase.number(MOST)?),
        "sorcery" => Price::Sorcery(phrase.number(MOST)?),
        "unit" => Price::Unit,
        word => return Err(format!("unknown price {word:?}: expected gold, sorcery or unit")),
    };
    phrase.end(price)
}

/// The contests a card is for: each word narrows one thing, and two words about one thing widen it again.
#[derive(Debug)]
pub(super) struct Narrowed {
    when: When,
}

impl Narrowed {
    pub(super) fn new() -> Narrowed {
        let when = When { contests: Contests::NONE, terrains: Terrains::NONE, ..When::ANY };
        Narrowed { when }
    }

    pub(super) fn narrow(&mut self, word: &str) -> Result<(), String> {
        let when = &mut self.when;
        let twice = |what: &str| Err(format!("{word:?}: a second {what}; leave both out if both fit"));
        match word {
            "military" => when.contests = when.contests.or(Contests::MILITARY),
            "intrigue" => when.contests = when.contests.or(Contests::INTRIGUE),
            _ => {
                if let Some(contest) = Contest::from_key(word) {
                    when.contests = when.contests.with(contest);
                } else if let Some(terrain) = Terrain::from_key(word) {
                    when.terrains = when.terrains.with(terrain);
                } else if let Some(side) = Side::from_key(word) {
                    if when.side.replace(side).is_some() {
                        return twice("side");
                    }
                } else if let Some(outcome) = Outcome::from_key(word) {
                    if when.outcome.replace(outcome).is_some() {
                        return twice("outcome");
                    }
                } else if let Some(land) = land(word) {
                    if std::mem::replace(&mut when.land, land) != Land::Everywhere {
                        return twice("land");
                    }
                } else {
                    return Err(format!("unknown {word:?} in when: expected {}", list(&whens())));
                }
            }
        }
        Ok(())
    }

    pub(super) fn done(mut self) -> Result<When, String> {
        if self.when.contests == Contests::NONE {
            self.when.contests = Contests::ALL;
        }
        if self.when.terrains == Terrains::NONE {
            self.when.terrains = Terrains::ALL;
        } else if !self.when.contests.within(Contests::MILITARY) {
            return Err(
                "a contest of intrigue has no terrain: add military, campaign, siege or battle".into()
            );
        }
        Ok(self.when)
    }
}

fn whens() -> Vec<&'static str> {
    let own = &["military", "intrigue"][..];
    [own, &keys!(Contest), &keys!(Side), &keys!(Terrain), &keys!(Outcome), &lands()].concat()
}
