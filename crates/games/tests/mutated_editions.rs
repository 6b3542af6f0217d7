//! Editions nobody would write: ours, changed at random in many places. What the loader lets through can be played,
//! written down and read again.

use std::{fmt::Debug, path::Path};

use content::{Files, read_folder};
use table::{Chance as _, Cx, Dice, Game, Misread, Setup as _};

fn ours(game: &str) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("content");
    read_folder(&folder).expect("readable")
}

/// How many editions: a few in the tests, `GAMES=…` more in a long run (docs/long-runs.md).
fn editions() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20)
}

fn any<'a, T: ?Sized>(of: &[&'a T], dice: &mut Dice) -> &'a T {
    of[dice.below(of.len() as u32) as usize]
}

/// Words and numbers put together at random from a form such as `units N PLACE`.
fn phrase(form: &str, words: &[(&str, &[&str])], dice: &mut Dice) -> String {
    let word = |word: &str, dice: &mut Dice| match words.iter().find(|(name, _)| *name == word) {
        Some((_, values)) => any(values, dice).to_string(),
        None => word.to_string(),
    };
    form.split(' ').map(|part| word(part, dice)).collect::<Vec<_>>().join(" ")
}

/// One line `field = …` of a file becomes another value of that field, or phrases made up.
fn mutate(files: &mut Files, made_up: &dyn Fn(&str, &mut Dice) -> Option<String>, dice: &mut Dice) {
    let values = |files: &Files, field: &str| -> Vec<String> {
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let same = lines.filter(|line| line.split(" = ").next() == Some(field) && line.contains(" = "));
        same.map(String::from).collect()
    };
    let file = dice.below(files.len() as u32) as usize;
    let lines: Vec<&str> = files[file].1.lines().collect();
    let at = dice.below(lines.len() as u32) as usize;
    let Some((field, _)) = lines[at].split_once(" = ") else { return };
    if ["key", "origin", "fixed"].contains(&field) {
        return;
    }
    let others = values(files, field);
    let other = others[dice.below(others.len() as u32) as usize].clone();
    let new = made_up(field, dice).map_or(other, |made| format!("{field} = {made}"));
    let mut lines: Vec<String> = lines.into_iter().map(String::from).collect();
    lines[at] = new;
    files[file].1 = lines.join("\n");
}

/// Our edition with many changes, each of which the loader lets through.
fn mutant<C>(
    game: &str,
    load: impl Fn(&Files) -> Option<C>,
    made_up: &dyn Fn(&str, &mut Dice) -> Option<String>,
    dice: &mut Dice,
) -> (C, u32) {
    let mut files = ours(game);
    let (mut content, mut changes) = (load(&files).expect("ours is sound"), 0);
    for _ in 0..150 {
        let mut mutated = files.clone();
        mutate(&mut mutated, made_up, dice);
        if mutated == files {
            continue;
        }
        if let Some(read) = load(&mutated) {
            (files, content, changes) = (mutated, read, changes + 1);
        }
    }
    (content, changes)
}

/// Three games with each of many mutants.
fn play_mutants<C: Copy>(
    game: &str,
    load: impl Fn(&Files) -> Option<C>,
    made_up: &dyn Fn(&str, &mut Dice) -> Option<String>,
    play: impl Fn(C, u64),
) {
    let mut changes = 0;
    for number in 0..editions() {
        let (content, let_through) = mutant(game, &load, made_up, &mut Dice(number));
        changes += let_through;
        (0..3).for_each(|game| play(content, number * 3 + game));
    }
    assert!(u64::from(changes) > 10 * editions(), "only {changes} changes were let through");
}

/// A random game; from time to time the position is written down and read `again`.
fn play_through<G: Game + PartialEq + Debug>(
    setup: &G::Setup,
    number: u64,
    again: impl Fn(&str) -> Result<G, Misread>,
) {
    let mut dice = Dice(number);
    let mut state = G::begin(setup, &mut Cx::quiet(&mut dice));
    let mut legal = Vec::new();
    let mut actions = 0;
    while let Some(seat) = state.missing().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        if actions % 50 == 0 {
            let text = state.set_down();
            assert_eq!(again(&text).as_ref(), Ok(&state), "{text}");
        }
        state.play(seat, action, &mut Cx::quiet(&mut dice));
        actions += 1;
        assert!(actions < 500_000, "a game that does not end");
    }
}

fn list(count: u32, mut one: impl FnMut() -> String) -> String {
    let all: Vec<_> = (0..count).map(|_| format!("{:?}", one())).collect();
    format!("[{}]", all.join(", "))
}

const NUMBERS: &[&str] = &["1", "2", "3", "6", "9"];

mod board_game {
    use super::*;
    use age_of_conan::{Setup, State, content::Content};

    const WINDOWS: &[&str] = &[
        "own-turn",
        "court",
        "announced",
        "revealed",
        "own-roll",
        "enemy-roll",
        "comparison",
        "result",
        "token-taken",
        "military-action",
        "intrigue-action",
        "own-action",
        "contest",
    ];
    const WORDS: &[(&str, &[&str])] = &[
        ("N", NUMBERS),
        ("PLACE", &["home", "friendly", "neutral", "enemy", "anywhere"]),
        ("COUNT", &["forts", "towers coastal", "cities", "emissaries-abroad", "sorcery", "crom", "tokens"]),
        ("FACE", &["axe", "shield", "attacker", "conan"]),
    ];
    const OPS: &[&str] = &[
        "forbid-strategy",
        "cancel-strategy",
        "dice N",
        "dice N six",
        "fewer-dice N",
        "succeed FACE FACE",
        "successes N",
        "reroll N",
        "reroll-enemy all",
        "win-ties",
        "spare",
        "extra-loss",
        "advance",
        "free-march",
        "gold N",
        "gold-per N COUNT",
        "sorcery N",
        "draw-kingdom N",
        "draw-strategy N",
        "steal-gold N",
        "steal-sorcery N",
        "ready N",
        "units N PLACE",
        "emissaries N PLACE",
        "raiders N PLACE",
        "remove-raiders PLACE",
        "remove-emissary PLACE",
        "remove-unit PLACE",
        "redeploy",
        "move-emissaries N",
        "move-conan N",
        "take-token",
        "reroll-fate",
    ];

    fn made_up(field: &str, dice: &mut Dice) -> Option<String> {
        Some(match field {
            "do" => {
                let count = 1 + dice.below(3);
                list(count, || phrase(any(OPS, dice), WORDS, dice))
            }
            "window" => list(1 + dice.below(2), || any(WINDOWS, dice).to_string()),
            "kind" => format!("{:?}", any(&["event", "instant"], dice)),
            "copies" | "value" | "length" | "points" | "cost" => any(NUMBERS, dice).to_string(),
            _ => return None,
        })
    }

    fn play(content: &'static Content, number: u64) {
        let seats = 2 + (number % 3) as usize;
        let setup = Setup { content, ..Setup::new(1, &vec![None; seats]).expect("possible") };
        play_through(&setup, number, |text| State::set_up_with(text, Some(content)));
    }

    #[test]
    fn what_is_let_through_can_be_played() {
        let load = |files: &Files| age_of_conan_box::edition::load_files(files).ok();
        play_mutants("age-of-conan", load, &made_up, play);
    }
}

mod card_game_ {
    use super::*;
    use card_game::{Setup, State, content::Content};

    const WORDS: &[(&str, &[&str])] = &[
        ("N", NUMBERS),
        ("WHO", &["you", "others", "chosen", "opponent", "patron"]),
        ("ATTRIBUTE", &["strength", "cunning", "spirit", "any"]),
        ("BY", &["+1", "-1", "+5", "-5"]),
        ("FEAT", &["beats", "holds", "wins-duel", "completes"]),
        ("REACH", &["next", "anywhere"]),
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
        "banish REACH",
        "expel",
        "move",
        "renew",
        "raze",
        "finish",
    ];
    const OTHERS: &[&str] = &[
        "figure BY ATTRIBUTE",
        "challenge BY ATTRIBUTE in duels",
        "become strength",
        "rotate",
        "steadfast",
        "cancel before",
        "cancel after",
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
        "hero BY ATTRIBUTE",
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
        "when FEAT draw you N",
        "when FEAT raze",
        "when FEAT move",
        "when FEAT steal-object",
    ];

    fn made_up(field: &str, dice: &mut Dice) -> Option<String> {
        Some(match field {
            "effect" | "won" | "lost" => {
                let forms = if dice.below(2) == 0 { OPS } else { OTHERS };
                let count = 1 + dice.below(3);
                list(count, || phrase(any(forms, dice), WORDS, dice))
            }
            "timing" => {
                format!(
                    "{:?}",
                    any(&["hero-action", "face-up", "completion", "next-contest", "next-cycle"], dice)
                )
            }
            "strength" | "cunning" | "spirit" | "glory" | "difficulty" | "objects" | "ally_cost" => {
                any(&["1", "2", "4", "9"], dice).to_string()
            }
            _ => return None,
        })
    }

    fn play(content: &'static Content, number: u64) {
        let seats = 2 + (number % 3) as usize;
        let mut setup = Setup::new(1, &vec![None; seats]).expect("possible");
        setup.cards = content;
        if number.is_multiple_of(4) {
            setup.set("nothing_to_lose", "on").expect("an option");
        }
        play_through(&setup, number, |text| State::set_up_with(text, Some(content)));
    }

    #[test]
    fn what_is_let_through_can_be_played() {
        let load = |files: &Files| card_game_box::edition::load_files(files).ok();
        play_mutants("card-game", load, &made_up, play);
    }
}
