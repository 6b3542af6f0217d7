//! Whatever a game says in random play can be said in every language, to everybody.

use language::{Locale, Teller};
use table::{Chance, Cx, Dice, Eye, Game, Phrase, Rules, Setup, eyes};

struct Audience {
    tellers: Vec<Teller>,
    unsaid: Vec<String>,
}

impl Audience {
    fn hear(&mut self, phrase: &Phrase) {
        for teller in &self.tellers {
            if let Err(unsaid) = teller.try_say(phrase) {
                let report = format!("{}: {unsaid}", teller.locale());
                if !self.unsaid.contains(&report) {
                    self.unsaid.push(report);
                }
            }
        }
    }
}

/// Plays `games` random games at every size of table, and lets every eye hear everything.
fn tell<G: Game>(games: u64) {
    let mut audience =
        Audience { tellers: Locale::ALL.map(|locale| Teller::new(locale, &[])).into(), unsaid: Vec::new() };
    for seats in G::Setup::SEATS {
        for seed in 0..games {
            let setup =
                G::Setup::new(G::EDITION, &vec![None; seats.into()]).expect("the defaults are playable");
            play::<G>(&setup, &mut Dice(seed), &mut audience);
        }
    }
    assert!(audience.unsaid.is_empty(), "{}:\n{}", G::NAME, audience.unsaid.join("\n"));
}

fn play<G: Game>(setup: &G::Setup, dice: &mut Dice, audience: &mut Audience) {
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut position = G::begin(setup, &mut Cx::telling(dice, &mut events));
    for played in 0.. {
        narrate(&position, &events, audience);
        // A position differs little from the one before it.
        if played % 16 == 0 {
            describe(&position, audience);
        }
        let Some(seat) = position.missing().first() else { return describe(&position, audience) };
        legal.clear();
        position.legal(seat, &mut legal);
        let view = position.view(Eye::Seat(seat));
        for action in &legal {
            audience.hear(&G::offer(&view, *action));
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        events.clear();
        position.play(seat, action, &mut Cx::telling(dice, &mut events));
    }
}

fn describe<G: Game>(position: &G, audience: &mut Audience) {
    for line in eyes(Rules::seats(position)).flat_map(|eye| G::describe(&position.view(eye))) {
        audience.hear(&line);
    }
}

fn narrate<G: Game>(position: &G, events: &[G::Event], audience: &mut Audience) {
    for eye in eyes(Rules::seats(position)) {
        let view = position.view(eye);
        audience.hear(&G::ask(&view));
        for glimpse in events.iter().filter_map(|event| G::glimpse(event, eye)) {
            audience.hear(&G::narrate(&view, &glimpse));
        }
    }
}

#[test]
fn nim_is_told_in_every_language() {
    tell::<toys::Nim>(5);
}

#[test]
fn ambush_is_told_in_every_language() {
    tell::<toys::Ambush>(5);
}

#[test]
fn age_of_conan_is_told_in_every_language() {
    tell::<age_of_conan::State>(4);
}

#[test]
fn the_card_game_is_told_in_every_language() {
    tell::<card_game::State>(4);
}
