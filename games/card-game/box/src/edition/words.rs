//! The sentences of the vocabulary: `figure -1 strength`, `draw you 2`. `docs/card-game-vocabulary.md` lists them.

use card_game::{
    cards::op::{Boon, Feat, Fight, Modifier, Op, Reach, Sway, Target, Who},
    content::Attribute,
};

use content::sheet::list;

/// Where an op stands, which decides whom it can be about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// `won` and `lost` of a laid card, and the feats of a contest.
    Contest,
    /// The special effect of an adventure.
    Completed,
    /// The feat of completing one.
    Feat,
    /// The card phase and the hero's action.
    Alone,
}

const SWAYS: &[&str] = &[
    "figure ±N ATTRIBUTE [in challenges|in duels]",
    "challenge ±N ATTRIBUTE [in challenges|in duels]",
    "become ATTRIBUTE",
    "rotate",
    "steadfast",
    "cancel before|after",
    "echo",
    "reverse",
    "best",
    "disarm",
    "win-ties",
    "call-off",
    "save N",
    "spoils N",
    "trophy",
    "return",
];

const BOONS: &[&str] = &[
    "hero ±N ATTRIBUTE [in challenges|in duels]",
    "win-ties",
    "bid-cap N",
    "open-at-least N",
    "other-opens",
    "withdraw-for N",
    "lay-at-most N",
    "name-attribute",
    "sanctuary",
    "foresight",
    "hire-for-less N",
    "draw-more N",
    "when beats|holds|wins-duel|completes OP",
];

const OPS: &[&str] = &[
    "draw WHO N",
    "discard WHO N",
    "gain WHO N",
    "pay WHO N",
    "steal WHO",
    "steal-object",
    "recover",
    "look-at-hand WHO",
    "look-at-challenges",
    "banish next|anywhere",
    "expel",
    "move",
    "renew",
    "raze",
    "finish",
];

pub(super) fn sway(sentence: &str) -> Result<Sway, String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    Ok(match words[..] {
        ["figure", ref rest @ ..] if !rest.is_empty() => Sway::Figure(modifier(rest)?),
        ["challenge", ref rest @ ..] if !rest.is_empty() => Sway::Challenge(modifier(rest)?),
        ["become", word] => Sway::Become(attribute(word)?),
        ["rotate"] => Sway::Rotate,
        ["steadfast"] => Sway::Steadfast,
        ["cancel", "before"] => Sway::Cancel(Target::Before),
        ["cancel", "after"] => Sway::Cancel(Target::After),
        ["echo"] => Sway::Echo,
        ["reverse"] => Sway::Reverse,
        ["best"] => Sway::Best,
        ["disarm"] => Sway::Disarm,
        ["win-ties"] => Sway::WinTies,
        ["call-off"] => Sway::CallOff,
        ["save", n] => Sway::Save(count(n)?),
        ["spoils", n] => Sway::Spoils(count(n)?),
        ["trophy"] => Sway::Trophy,
        ["return"] => Sway::Return,
        _ => return Err(unknown(sentence, SWAYS)),
    })
}

pub(super) fn boon(sentence: &str) -> Result<Boon, String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    Ok(match words[..] {
        ["hero", ref rest @ ..] if !rest.is_empty() => Boon::Modify(modifier(rest)?),
        ["win-ties"] => Boon::WinTies,
        ["bid-cap", n] => Boon::BidCap(count(n)?),
        ["open-at-least", n] => Boon::OpenAtLeast(count(n)?),
        ["other-opens"] => Boon::OtherOpens,
        ["withdraw-for", n] => Boon::WithdrawFor(count(n)?),
        ["lay-at-most", n] => Boon::LayAtMost(count(n)?),
        ["name-attribute"] => Boon::NameAttribute,
        ["sanctuary"] => Boon::Sanctuary,
        ["foresight"] => Boon::Foresight,
        ["hire-for-less", n] => Boon::HireForLess(count(n)?),
        ["draw-more", n] => Boon::DrawMore(count(n)?),
        ["when", feat, ref rest @ ..] if !rest.is_empty() => when(feat, &rest.join(" "))?,
        _ => return Err(unknown(sentence, BOONS)),
    })
}

fn when(feat: &str, sentence: &str) -> Result<Boon, String> {
    let feats = [
        ("beats", Feat::Beats),
        ("holds", Feat::Holds),
        ("wins-duel", Feat::WinsDuel),
        ("completes", Feat::Completes),
    ];
    let feat = one_of("feat", feat, &feats)?;
    let place = if feat == Feat::Completes { Place::Feat } else { Place::Contest };
    Ok(Boon::When(feat, op_at(place)(sentence)?))
}

/// Reads an op that may stand at this place.
pub(super) fn op_at(place: Place) -> impl Fn(&str) -> Result<Op, String> {
    move |sentence| {
        let op = op(sentence)?;
        match (op, place) {
            (Op::Raze, Place::Contest) => {
                return Err("no adventure can be razed while there is a contest on it (A-10)".into());
            }
            (Op::Finish, Place::Contest | Place::Completed | Place::Feat) => {
                return Err("only in the card phase and as the hero's action can he finish (A-10)".into());
            }
            _ => {}
        }
        let about = match op {
            Op::Draw(who, _) | Op::Discard(who, _) | Op::Gain(who, _) => Some(who),
            Op::Pay(who, _) | Op::Steal(who) | Op::LookAtHand(who) => {
                if who == Who::You {
                    return Err(format!("{sentence:?} cannot be about you"));
                }
                Some(who)
            }
            _ => None,
        };
        match about {
            Some(Who::Patron) if place != Place::Completed => Err("only an adventure has a patron".into()),
            Some(Who::Opponent) if place != Place::Contest => {
                Err("there is an opponent only after a contest: in won, lost, or when a contest's feat"
                    .into())
            }
            _ => Ok(op),
        }
    }
}

fn op(sentence: &str) -> Result<Op, String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    Ok(match words[..] {
        ["draw", word, n] => Op::Draw(who(word)?, count(n)?),
        ["discard", word, n] => Op::Discard(who(word)?, count(n)?),
        ["gain", word, n] => Op::Gain(who(word)?, count(n)?),
        ["pay", word, n] => Op::Pay(who(word)?, count(n)?),
        ["steal", word] => Op::Steal(who(word)?),
        ["steal-object"] => Op::StealObject,
        ["recover"] => Op::Recover,
        ["look-at-hand", word] => Op::LookAtHand(who(word)?),
        ["look-at-challenges"] => Op::LookAtChallenges,
        ["banish", "next"] => Op::Banish(Reach::Next),
        ["banish", "anywhere"] => Op::Banish(Reach::Anywhere),
        ["expel"] => Op::Expel,
        ["move"] => Op::Move,
        ["renew"] => Op::Renew,
        ["raze"] => Op::Raze,
        ["finish"] => Op::Finish,
        _ => return Err(unknown(sentence, OPS)),
    })
}

/// `-1 strength`, `+2 any in duels`.
fn modifier(words: &[&str]) -> Result<Modifier, String> {
    let (&[amount, about], fight) = (match words {
        [front @ .., "in", "challenges"] => (front, Fight::Challenge),
        [front @ .., "in", "duels"] => (front, Fight::Duel),
        all => (all, Fight::Any),
    }) else {
        return Err(format!(
            "{:?} is no modifier: expected ±N ATTRIBUTE [in challenges|in duels]",
            words.join(" ")
        ));
    };
    let attribute = if about == "any" { None } else { Some(attribute(about)?) };
    let signed = amount.strip_prefix('+').or(amount.starts_with('-').then_some(amount));
    match signed.and_then(|number| number.parse().ok()) {
        Some(amount @ (-5..=-1 | 1..=5)) => Ok(Modifier { attribute, amount, fight }),
        _ => Err(format!("{amount:?} cannot be added: expected -5 to -1 or +1 to +5")),
    }
}

pub(super) fn attribute_word(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Strength => "strength",
        Attribute::Cunning => "cunning",
        Attribute::Spirit => "spirit",
    }
}

fn attribute(word: &str) -> Result<Attribute, String> {
    one_of("attribute", word, &Attribute::ALL.map(|attribute| (attribute_word(attribute), attribute)))
}

fn who(word: &str) -> Result<Who, String> {
    let whos = [
        ("you", Who::You),
        ("others", Who::Others),
        ("chosen", Who::Chosen),
        ("opponent", Who::Opponent),
        ("patron", Who::Patron),
    ];
    one_of("player", word, &whos)
}

fn count(word: &str) -> Result<u8, String> {
    match word.parse() {
        Ok(count @ 1..=9) => Ok(count),
        _ => Err(format!("{word:?} is no number from 1 to 9")),
    }
}

fn one_of<T: Copy>(what: &str, word: &str, known: &[(&str, T)]) -> Result<T, String> {
    let found = known.iter().find(|(name, _)| *name == word);
    found.map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|&(name, _)| name).collect();
        format!("unknown {what} {word:?}: expected {}", list(&names))
    })
}

/// Names the right form if the first word is known, all first words otherwise.
fn unknown(sentence: &str, forms: &[&str]) -> String {
    fn first(form: &str) -> &str {
        form.split_whitespace().next().unwrap_or_default()
    }
    if let Some(form) = forms.iter().find(|form| first(form) == first(sentence)) {
        return format!("{sentence:?} must be written {form:?}");
    }
    let known: Vec<&str> = forms.iter().map(|form| first(form)).collect();
    format!("unknown effect {sentence:?}: expected {}", list(&known))
}
