//! Writes an edition as Rust, to be built into the game.

use std::fmt::{Debug, Write};

use age_of_conan::{
    cards::op::{Card, Count, Goal, Land, Op, When, Windows},
    content::{Content, Objective, Provinces, StrategyCard, Terrain, Terrains, Token, Track},
};

/// The Rust source of `crates/age-of-conan/src/content/baked.rs`.
pub fn bake(content: &Content) -> String {
    let mut rust = String::from(
        "//! The built-in edition. Written by `cargo xtask content` from `games/age-of-conan/content`: do not edit.\n\n\
         use super::{Adventure, Area, Category, Content, Map, Objective, Province, Provinces, StrategyCard, Terrain, Terrains, Token, Track};\n\
         use crate::cards::op::{Card, Contests, Count, Faces, Goal, Kind, Land, Op, Outcome, Place, Price, Side, When, Window, Windows};\n\n",
    );
    item(&mut rust, "BUILT_IN: Content", &edition(content));
    item(&mut rust, "ADJACENT: [Provinces; 27]", &array(content.map.adjacent.iter().copied().map(provinces)));
    slice(&mut rust, "STRATEGY: &[StrategyCard]", content.strategy.iter().map(strategy));
    for (name, deck) in ["AQUILONIA", "TURAN", "STYGIA", "HYPERBOREA"].into_iter().zip(content.kingdoms) {
        slice(&mut rust, &format!("{name}: &[Card]"), deck.iter().map(card));
    }
    slice(&mut rust, "TOKENS: &[Token]", content.tokens.iter().map(token));
    rust
}

fn item(rust: &mut String, name: &str, value: &str) {
    let public = if name.starts_with("BUILT_IN") { "pub static" } else { "const" };
    writeln!(rust, "{public} {name} = {value};\n").expect("a string takes everything");
}

fn slice(rust: &mut String, name: &str, values: impl Iterator<Item = String>) {
    item(rust, name, &format!("&{}", array(values)));
}

/// One value a line.
fn array(values: impl Iterator<Item = String>) -> String {
    let mut lines = String::from("[\n");
    for value in values {
        lines.push_str(&value);
        lines.push_str(",\n");
    }
    lines + "]"
}

/// All values on one line.
fn row(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(", "))
}

fn edition(content: &Content) -> String {
    let Content { name, digest, map, adventures, objectives, artifacts, .. } = content;
    let adventure = |one: &age_of_conan::content::Adventure| {
        format!(
            "Adventure {{ name: {:?}, destination: Province::{:?}, length: {} }}",
            one.name, one.destination, one.length
        )
    };
    format!(
        "Content {{\n\
         name: {name:?},\ndigest: {},\n\
         map: Map {{\narea: {},\nvalue: {:?},\ntrack: {},\nadjacent: ADJACENT,\ndistance: Map::distances(&ADJACENT),\n\
         areas: {},\nsavage: {},\ncoasts: {},\n}},\n\
         adventures: {},\nobjectives: {},\nstrategy: STRATEGY,\nkingdoms: [AQUILONIA, TURAN, STYGIA, HYPERBOREA],\n\
         artifacts: {},\ntokens: TOKENS,\n}}",
        hex(*digest, 16),
        row(map.area.iter().map(|area| format!("Area::{area:?}"))),
        map.value,
        array(map.track.iter().copied().map(track)),
        row(map.areas.iter().copied().map(provinces)),
        provinces(map.savage),
        row(map.coasts.iter().copied().map(provinces)),
        array(adventures.iter().map(adventure)),
        array(objectives.iter().map(objective)),
        array(artifacts.iter().map(card)),
    )
}

fn provinces(provinces: Provinces) -> String {
    format!("Provinces::from_bits({})", hex(u64::from(provinces.bits()), 8))
}

/// A number in groups of four digits.
fn hex(number: u64, digits: usize) -> String {
    let plain = format!("{number:0digits$x}");
    let groups: Vec<_> = (0..digits).step_by(4).map(|at| &plain[at..at + 4]).collect();
    format!("0x{}", groups.join("_"))
}

fn terrain(terrain: Terrain) -> String {
    format!("Terrain::{terrain:?}")
}

fn track(track: Track) -> String {
    if track.is_empty() {
        "Track::NONE".into()
    } else {
        format!("Track::new(&{})", row(track.icons().iter().copied().map(terrain)))
    }
}

fn terrains(terrains: Terrains) -> String {
    if terrains == Terrains::ALL { "Terrains::ALL".into() } else { format!("Terrains({:#06b})", terrains.0) }
}

fn strategy(card: &StrategyCard) -> String {
    let StrategyCard { name, copies, adventure, axe, shield, terrains: on, area24, area23 } = *card;
    format!(
        "StrategyCard {{ name: {name:?}, copies: {copies}, adventure: {adventure}, axe: {axe}, shield: {shield}, \
         terrains: {}, area24: Area::{area24:?}, area23: Area::{area23:?} }}",
        terrains(on)
    )
}

fn token(token: &Token) -> String {
    let Token { name, copies, category, value, gold, sorcery } = *token;
    format!(
        "Token {{ name: {name:?}, copies: {copies}, category: Category::{category:?}, value: {value}, \
         gold: {gold}, sorcery: {sorcery} }}"
    )
}

fn objective(objective: &Objective) -> String {
    let Objective { name, text, points, goals } = *objective;
    let goals = row(goals.iter().copied().map(goal));
    format!("Objective {{ name: {name:?}, text: {text:?}, points: {points}, goals: &{goals} }}")
}

fn goal(goal: Goal) -> String {
    match goal {
        Goal::AtLeast(n, what) => format!("Goal::AtLeast({n}, {})", count(what)),
        Goal::MoreThanAny(what) => format!("Goal::MoreThanAny({})", count(what)),
        Goal::Hold(held) => format!("Goal::Hold({})", provinces(held)),
        Goal::Apart(on) => format!("Goal::Apart({})", land(on)),
    }
}

fn count(count: Count) -> String {
    match count {
        Count::Forts(on) => format!("Count::Forts({})", land(on)),
        Count::Towers(on) => format!("Count::Towers({})", land(on)),
        Count::Cities(on) => format!("Count::Cities({})", land(on)),
        plain => format!("Count::{plain:?}"),
    }
}

fn land(land: Land) -> String {
    match land {
        Land::Area(area) => format!("Land::Area(Area::{area:?})"),
        plain => format!("Land::{plain:?}"),
    }
}

fn card(card: &Card) -> String {
    let Card { name, text, kind, copies, windows, when: contests, price, ops } = card;
    let ops = row(ops.iter().copied().map(op));
    format!(
        "Card {{ name: {name:?}, text: {text:?}, kind: Kind::{kind:?}, copies: {copies}, windows: {}, \
         when: {}, price: Price::{price:?}, ops: &{ops} }}",
        row_of_windows(*windows),
        when(*contests)
    )
}

fn row_of_windows(windows: Windows) -> String {
    if windows == Windows::CONTEST {
        return "Windows::CONTEST".into();
    }
    let mut all = windows.iter();
    let first = all.next().map_or("Windows::NONE".into(), |first| format!("Windows::of(Window::{first:?})"));
    all.fold(first, |all, window| format!("{all}.with(Window::{window:?})"))
}

fn when(when: When) -> String {
    if when == When::ANY {
        return "When::ANY".into();
    }
    format!(
        "When {{ contests: Contests({:#07b}), side: {}, terrains: {}, land: {}, outcome: {} }}",
        when.contests.0,
        perhaps("Side", when.side),
        terrains(when.terrains),
        land(when.land),
        perhaps("Outcome", when.outcome),
    )
}

fn perhaps(kind: &str, value: Option<impl Debug>) -> String {
    value.map_or("None".into(), |value| format!("Some({kind}::{value:?})"))
}

fn op(op: Op) -> String {
    match op {
        Op::GoldPer { count: what, most } => {
            format!("Op::GoldPer {{ count: {}, most: {most} }}", count(what))
        }
        Op::Units { n, place } => format!("Op::Units {{ n: {n}, place: Place::{place:?} }}"),
        Op::Emissaries { n, place } => format!("Op::Emissaries {{ n: {n}, place: Place::{place:?} }}"),
        Op::Raiders { n, place } => format!("Op::Raiders {{ n: {n}, place: Place::{place:?} }}"),
        Op::RemoveRaiders(place) => format!("Op::RemoveRaiders(Place::{place:?})"),
        Op::RemoveEmissary(place) => format!("Op::RemoveEmissary(Place::{place:?})"),
        Op::RemoveUnit(place) => format!("Op::RemoveUnit(Place::{place:?})"),
        plain => format!("Op::{plain:?}"),
    }
}
