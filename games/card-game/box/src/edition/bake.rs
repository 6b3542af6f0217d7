//! Writes an edition down as Rust, so that the rules need no file at run time.

use std::fmt::Write;

use card_game::{
    cards::op::{Boon, Effect, Modifier, Op, Sway},
    content::{Content, Values},
};

const HEAD: &str = "\
//! Our edition, made by `cargo xtask content` from `games/card-game/content/*.toml`. Do not edit: edit those.

use crate::{
    cards::op::{Boon, Effect, Feat, Fight, Modifier, Op, Reach, Sway, Target, Who},
    content::{Ability, Adventure, Attribute, Challenge, Content, Hero, Special},
};
";

/// The text of `crates/card-game/src/content/baked.rs`.
pub fn bake(content: &Content) -> String {
    let mut out = String::from(HEAD);
    let mut line = |text: String| writeln!(out, "{text}").expect("a text takes every line");
    line("\npub static OURS: Content = Content {".into());
    line(format!("    name: {:?},\n    digest: {},", content.name, hexadecimal(content.digest)));
    line("    heroes: [".into());
    for hero in &content.heroes {
        let named = named(hero.word, hero.key, Some(hero.text), None);
        let values = values(hero.values);
        line(format!("        Hero {{ {named}, {values}, ability: Ability::{:?} }},", hero.ability));
    }
    line("    ],\n    challenges: [".into());
    for challenge in &content.challenges {
        let named = named(challenge.word, challenge.key, None, Some(challenge.line));
        let values = values(challenge.values);
        line(format!("        Challenge {{ {named}, {values}, ally_cost: {:?} }},", challenge.ally_cost));
    }
    line("    ],\n    adventures: [".into());
    for card in &content.adventures {
        let named = named(card.word, card.key, Some(card.text), Some(card.line));
        let loot =
            format!("difficulty: {}, glory: {}, objects: {}", card.difficulty, card.glory, card.objects);
        let effect = card.effect.map_or("None".into(), |its| format!("Some({})", effect(its)));
        line(format!("        Adventure {{ {named}, {loot}, effect: {effect} }},"));
    }
    line("    ],\n    specials: [".into());
    for card in &content.specials {
        let named = named(card.word, card.key, Some(card.text), Some(card.line));
        line(format!("        Special {{ {named}, effect: {} }},", effect(card.effect)));
    }
    line(format!("    ],\n    resolution_cards: {},\n}};", content.resolution_cards));
    out
}

/// `0x0123_4567_89ab_cdef`
fn hexadecimal(digest: u64) -> String {
    let quarters = [48, 32, 16, 0].map(|shift| format!("{:04x}", digest >> shift & 0xffff));
    format!("0x{}", quarters.join("_"))
}

fn named(word: &str, key: &str, text: Option<&str>, line: Option<&str>) -> String {
    let text = text.map_or(String::new(), |text| format!(", text: {text:?}"));
    let line = line.map_or(String::new(), |line| format!(", line: {line:?}"));
    format!("word: {word:?}, key: {key:?}{text}{line}")
}

fn values(values: Values) -> String {
    format!("values: {values:?}")
}

fn effect(its: Effect) -> String {
    match its {
        Effect::Resolution { sways, won, lost } => {
            let (sways, won, lost) = (slice(sways, sway), slice(won, op), slice(lost, op));
            format!("Effect::Resolution {{ sways: {sways}, won: {won}, lost: {lost} }}")
        }
        Effect::CardPhase(ops) | Effect::HeroAction(ops) | Effect::Completion(ops) => {
            format!("Effect::{:?}({})", its.timing(), slice(ops, op))
        }
        Effect::FaceUp(boons) | Effect::NextContest(boons) | Effect::NextCycle(boons) => {
            format!("Effect::{:?}({})", its.timing(), slice(boons, boon))
        }
    }
}

fn slice<T: Copy>(items: &[T], one: fn(T) -> String) -> String {
    let items: Vec<String> = items.iter().map(|&item| one(item)).collect();
    format!("&[{}]", items.join(", "))
}

fn sway(sway: Sway) -> String {
    match sway {
        Sway::Figure(its) => format!("Sway::Figure({})", modifier(its)),
        Sway::Challenge(its) => format!("Sway::Challenge({})", modifier(its)),
        Sway::Become(attribute) => format!("Sway::Become(Attribute::{attribute:?})"),
        Sway::Cancel(target) => format!("Sway::Cancel(Target::{target:?})"),
        plain => format!("Sway::{plain:?}"),
    }
}

fn boon(boon: Boon) -> String {
    match boon {
        Boon::Modify(its) => format!("Boon::Modify({})", modifier(its)),
        Boon::When(feat, its) => format!("Boon::When(Feat::{feat:?}, {})", op(its)),
        plain => format!("Boon::{plain:?}"),
    }
}

fn op(op: Op) -> String {
    match op {
        Op::Draw(who, n) => format!("Op::Draw(Who::{who:?}, {n})"),
        Op::Discard(who, n) => format!("Op::Discard(Who::{who:?}, {n})"),
        Op::Gain(who, n) => format!("Op::Gain(Who::{who:?}, {n})"),
        Op::Pay(who, n) => format!("Op::Pay(Who::{who:?}, {n})"),
        Op::Steal(who) => format!("Op::Steal(Who::{who:?})"),
        Op::LookAtHand(who) => format!("Op::LookAtHand(Who::{who:?})"),
        Op::Banish(reach) => format!("Op::Banish(Reach::{reach:?})"),
        plain => format!("Op::{plain:?}"),
    }
}

fn modifier(Modifier { attribute, amount, fight }: Modifier) -> String {
    let attribute = attribute.map_or("None".into(), |its| format!("Some(Attribute::{its:?})"));
    format!("Modifier {{ attribute: {attribute}, amount: {amount}, fight: Fight::{fight:?} }}")
}
