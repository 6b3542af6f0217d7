//! Whatever a game says in random play can be said in every language, to everybody, and with the names that
//! `languages/arguments.tsv` allows: those `crates/language/tests/grammar.rs` tries the sentences with.

use games::GAMES;
use language::{Locale, Teller, audit::Arguments};
use shelf::{Shelved, Start, Terms, Title};
use table::{Chance, Cx, Dice, Eye, Phrase, Rules, eyes};

struct Audience {
    tellers: Vec<Teller>,
    arguments: Arguments,
    unsaid: Vec<String>,
}

impl Audience {
    fn hear(&mut self, phrase: &Phrase) {
        for (variable, said) in &phrase.args {
            if !self.arguments.allow(phrase.key, variable, said) {
                let report = format!("{}: ${variable} may not be {said:?}", phrase.key);
                if !self.unsaid.contains(&report) {
                    self.unsaid.push(report);
                }
            }
        }
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

/// Plays random games at every size of table, and lets every eye hear everything.
fn tell(title: &dyn Title, games: u64) {
    let tellers = Locale::ALL.map(|locale| Teller::new(locale, &[])).into();
    let arguments = Arguments::read(include_str!("../../../languages/arguments.tsv")).expect("understood");
    let mut audience = Audience { tellers, arguments, unsaid: Vec::new() };
    let [least, most] = title.label().seats;
    for seats in least..=most {
        for seed in 0..games {
            let start = Start::Agreed(Terms::seats(seats.into()));
            let mut dice = Dice(seed);
            let mut game = title.open(&start, &mut dice).expect("the defaults are playable");
            play(&mut *game, &mut dice, &mut audience);
        }
    }
    assert!(audience.unsaid.is_empty(), "{}:\n{}", title.name(), audience.unsaid.join("\n"));
}

fn play(game: &mut dyn Shelved, dice: &mut Dice, audience: &mut Audience) {
    for played in 0.. {
        // A position differs little from the one before it.
        let over = game.missing().is_empty();
        if over || played % 16 == 0 {
            eyes(game.seats()).flat_map(|eye| game.describe(eye)).for_each(|line| audience.hear(&line));
        }
        eyes(game.seats()).for_each(|eye| audience.hear(&game.ask(eye)));
        let Some(seat) = game.missing().first() else { break };
        let offers = game.offers(seat);
        for (_, phrase) in &offers {
            audience.hear(phrase);
        }
        let (action, _) = &offers[dice.below(offers.len() as u32) as usize];
        let told = game.act(seat, action, dice).expect("it is offered");
        told.iter().flat_map(|heard| &heard.phrases).for_each(|phrase| audience.hear(phrase));
    }
    eyes(game.seats()).flat_map(|eye| game.story(eye)).for_each(|(_, phrase)| audience.hear(&phrase));
}

#[test]
fn every_game_is_told_in_every_language() {
    for title in GAMES {
        tell(*title, 4);
    }
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
            "A proposes a treaty to the Raider.",
            "– A gives B, by name: Grey Ape and Quicksand.",
            "– B gives 4\u{a0}GP to A.",
            "B refuses."
        ]
    );
    let alliance =
        ["0 alliance", "0 invite 1", "0 share 7", "0 share 5", "0 share 5", "0 heir 1", "0 submit", "1 no"];
    let told = card_story(position, &alliance, Locale::En);
    assert_eq!(told.len(), 5, "{told:#?}");
    assert_eq!(told[1], "– Knight: 7/10 of the loot, 5/10 of gains, 5/10 of losses.");
    assert_eq!(told[3], "– object 1: Raider.");
    for locale in Locale::ALL {
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
    for locale in Locale::ALL {
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
