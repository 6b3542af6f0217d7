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

/// Plays lines from a position of the card game, and tells what an onlooker hears.
fn card_story(position: &str, lines: &[&str], locale: Locale) -> Vec<String> {
    use table::{Notation, Seat, Sight, Story};
    let mut game = card_game::State::set_up(position).expect("a position");
    let (mut told, teller) = (Vec::new(), Teller::new(locale, &["A", "B", "C"].map(String::from)));
    for line in lines {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        let action = game.read(action).expect("an action");
        let mut events = Vec::new();
        game.play(Seat(seat.parse().expect("a seat")), action, &mut Cx::telling(&mut Dice(1), &mut events));
        let view = game.view(Eye::Onlooker);
        let heard = events.iter().filter_map(|event| card_game::State::glimpse(event, Eye::Onlooker));
        told.extend(heard.map(|heard| teller.say(&card_game::State::narrate(&view, &heard))));
    }
    told
}

/// L-1, L-2, L-8
#[test]
fn terms_are_told_when_they_are_proposed_and_what_is_refused_is_told_too() {
    let position = "seats 3\nplayer 0 knight at forgotten-crypt\nplayer 1 raider at forgotten-crypt\n\
                    adventure forgotten-crypt 2\nhand 0 quicksand grey-ape\nphase diplomacy";
    let treaty = [
        "0 treaty",
        "0 scrap",
        "0 treaty",
        "0 from 0 to 1",
        "0 good card",
        "0 choose quicksand",
        "0 from 0 to 1",
        "0 good card",
        "0 choose grey-ape",
        "0 from 1 to 0",
        "0 good glory",
        "0 amount 4",
        "0 submit",
        "1 no",
    ];
    assert_eq!(
        card_story(position, &treaty, Locale::En),
        [
            "A proposes a treaty with: Raider.",
            "– A gives B by name: Grey Ape and Quicksand.",
            "– B gives A 4 GP.",
            "B refuses."
        ]
    );
    let alliance =
        ["0 alliance", "0 invite 1", "0 share 7", "0 share 5", "0 share 5", "0 heir 1", "0 submit", "1 no"];
    let told = card_story(position, &alliance, Locale::En);
    assert_eq!(told.len(), 5, "{told:#?}");
    assert_eq!(told[1], "– Knight: tenths of loot 7, of gains 5, of losses 5.");
    assert_eq!(told[3], "– object 1: Raider.");
    for locale in [Locale::Fr, Locale::It, Locale::Pl] {
        assert_eq!(card_story(position, &treaty, locale).len(), 4);
        assert_eq!(card_story(position, &alliance, locale).len(), 5);
    }
}

/// Every adventure, challenge and special card has a short line of its own, in words of ours.
#[test]
fn every_card_of_ours_has_a_line() {
    use card_game::content::OURS;
    let lines: Vec<&str> = OURS.challenges.iter().map(|card| card.line).collect();
    let lines = [lines, OURS.adventures.iter().map(|card| card.line).collect()].concat();
    let lines = [lines, OURS.specials.iter().map(|card| card.line).collect()].concat();
    for locale in [Locale::En, Locale::Fr, Locale::It, Locale::Pl] {
        let teller = Teller::new(locale, &[]);
        let mut said: Vec<String> = lines
            .iter()
            .map(|&line| {
                teller.try_say(&Phrase::new(line)).unwrap_or_else(|unsaid| panic!("{locale}: {unsaid}"))
            })
            .collect();
        let short = |line: &String| (10..=110).contains(&line.chars().count());
        assert!(said.iter().all(short), "{locale}: {:?}", said.iter().find(|line| !short(line)));
        said.sort();
        said.dedup();
        assert_eq!(said.len(), 100, "{locale}: each has its own");
    }
}
