//! The property for the whole server: if two worlds differ only in what a seat may not know, the bytes made for
//! that seat are equal. The other world is the one the seat imagines from its own view.

use std::collections::BTreeSet;

use chronicle::{Header, Luck, Scribe};
use games::{GAMES, Shelf};
use language::Locale;
use shelf::{Budget, Shelved, Start, Terms, Title};
use table::{Chance, Deed, Dice, Eye, Seat, Seats};

use crate::{
    coach::expected,
    room::{
        Onlooking, Room,
        access::Wish,
        loaded::Loaded,
        onlooking::ear::Ear,
        sitting::{Sitting, words_of},
        text,
    },
    rows::{Sealed, SeatRow, TableRow, Versions},
    telling::{course::Trace, face::Face, words},
    wire::{self, Presence, Sitter, Status, ToClient},
};

/// A position set down as text, at a table of its own with the same people.
fn room(game: &str, position: &str, seats: u8) -> Room<Ear> {
    let title = games::game(game).expect("it is on the shelf");
    let names = (0..seats).map(|seat| Some(format!("P{seat}"))).collect();
    let header = Header::at(&Shelf, game, title.edition(), names, position).expect("a position");
    let luck = Luck::Trusted(Box::new(Dice(5)));
    let scribe: Scribe<dyn Shelved> = Scribe::open(header, luck, &Shelf).expect("it opens");
    let row = TableRow {
        id: "same".into(),
        game: game.into(),
        status: Status::Running,
        owner: "P0".into(),
        listed: true,
        watchable: true,
        hints: true,
        several: false,
        terms: wire::TableTerms::default(),
        scenario: Sealed::default(),
        chronicle: Sealed::default(),
        secret: Sealed::default(),
        turn: Seats::NONE,
        missing: Seats::NONE,
        versions: Versions::default(),
        next: String::new(),
        arranged: 0,
        touched: 0,
    };
    let seat = |seat| SeatRow {
        sitter: Sitter::Person,
        person: format!("P{seat}"),
        name: format!("P{seat}"),
        ..SeatRow::open(seat)
    };
    let mut room = Room::new("same".into());
    let seats = (0..seats).map(seat).collect();
    room.furnish(Loaded { row, seats, sitting: Some(Sitting::open(scribe)) }, &[]);
    room
}

/// What anybody could do, and the words this is said in.
type Asked = (Vec<String>, Vec<String>);

/// Everything this eye can be sent at this moment: snapshot, story, past, course, refusals, why not, advice and
/// forecast, the refused export, the head of the list of tables.
fn bytes(room: &mut Room<Ear>, eye: Eye, (actions, things): &Asked) -> Vec<String> {
    let mut all = Vec::new();
    let loaded = room.loaded().expect("it is loaded");
    for locale in [Locale::En, Locale::Pl] {
        let presence = Presence { seats: vec![], onlookers: 0 };
        let snapshot = loaded.snapshot("P0", (eye, locale, true), presence, &[]);
        all.push(text(&ToClient::Snapshot(Box::new(snapshot))));
    }
    let teller = loaded.teller(Locale::En);
    let sitting = loaded.sitting.as_ref().expect("a game");
    let host = sitting.host();
    all.push(format!("{:?}", sitting.story(eye, 0, &teller)));
    let then = sitting.then(eye, 0).expect("the opening");
    all.push(format!("{:?} {:?}", Face::of(&*then, eye).view(&teller), words_of(&*then, eye, &teller)));
    all.push(format!("{:?}", Trace::of(sitting, eye, true).course(&teller)));
    if let Eye::Seat(seat) = eye {
        let told = |why: &table::Refusal| words::refusal(&teller, why);
        for action in actions {
            all.push(format!("{action}: {:?}", host.judge(seat, action).map_err(|why| told(&why))));
        }
        for thing in things {
            let reasons: Vec<_> = host.why_not(seat, thing).iter().map(told).collect();
            all.push(format!("{thing}? {reasons:?}"));
        }
        all.push(format!("{:?} {:?}", host.may_take_back(seat), host.finals(seat)));
    }
    all.push(format!("{:?}", expected(host, eye, &mut Dice(1))));
    all.push(format!("{:?}", sitting.versions()));
    all.push(format!("{:?}", sitting.chronicle(None, vec![]).filter(|_| !sitting.over())));
    all
}

/// Positions of a random game, with what anybody could do in them, and the words this is said in.
fn positions(title: &dyn Title, seed: u64, count: usize) -> Vec<(Box<dyn Shelved>, Asked)> {
    let mut dice = Dice(seed);
    let [least, most] = title.label().seats;
    let seats = least + dice.below(u32::from(most - least) + 1) as u8;
    let start = Start::Agreed(Terms::seats(seats.into()));
    let mut host = title.open(&start, &mut dice).expect("it opens");
    while let Some(seat) = host.missing().first() {
        let legal = host.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        host.act(seat, action, &mut dice).expect("it is legal");
    }
    let entries = host.entries().len();
    let sampled = (0..count).map(|nth| host.rewound(entries * nth / count).expect("it can be rewound"));
    let with_actions = |then: Box<dyn Shelved>| {
        let actions: Vec<_> = (0..seats).flat_map(|seat| then.legal(Seat(seat))).take(40).collect();
        let words: BTreeSet<String> =
            actions.iter().flat_map(|action| action.split(' ')).map(String::from).collect();
        let things = words.into_iter().step_by(3).take(8).collect();
        (then, (actions, things))
    };
    sampled.map(with_actions).collect()
}

fn looks(host: &dyn Shelved) -> impl Iterator<Item = Eye> + use<> {
    (0..host.seats()).map(|seat| Eye::Seat(Seat(seat))).chain([Eye::Onlooker])
}

/// How many random games of each kind are looked at; more in a long run.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(6)
}

#[test]
fn two_worlds_that_differ_only_in_what_a_seat_may_not_know_send_it_equal_bytes() {
    for title in GAMES {
        let (mut compared, mut differing) = (0, 0);
        for seed in 0..games() {
            for (host, asked) in positions(*title, seed, 6) {
                let position = host.set_down();
                for eye in looks(&*host) {
                    let other = host.imagine(eye, &mut Dice(seed ^ 0xABCD));
                    let mut worlds =
                        [position.as_str(), &other].map(|at| room(title.name(), at, host.seats()));
                    let [here, there] = worlds.each_mut().map(|room| bytes(room, eye, &asked));
                    assert_eq!(here, there, "{} {eye:?}", title.name());
                    compared += 1;
                    differing += usize::from(other != position);
                }
            }
        }
        println!("{}: {compared} pairs of worlds sent equal bytes, {differing} of them differ", title.name());
        // Where nothing is hidden there is only one world.
        assert!(differing > compared / 2 || differing == 0 && title.toy(), "{}: {differing}", title.name());
    }
}

#[test]
fn bots_and_coach_decide_alike_in_worlds_that_they_cannot_tell_apart() {
    for title in GAMES {
        for (host, _) in positions(*title, 11, 4) {
            let Some(seat) = host.missing().first() else { continue };
            let other = host.imagine(Eye::Seat(seat), &mut Dice(3));
            // Both were told nothing: what one remembers may make a difference, too.
            let [host, there] = [host.set_down(), other]
                .map(|at| title.open(&Start::Scenario(at), &mut Dice(0)).expect("a position"));
            // Those that think by the clock may decide differently in the same world, too.
            for bot in [shelf::Bot::Random, shelf::Bot::Greedy] {
                let decides = |host: &dyn Shelved| host.advise(seat, bot, &mut Dice(9));
                assert_eq!(decides(&*host), decides(&*there), "{}: {}", title.name(), bot.name());
            }
            let advises = |host: &dyn Shelved| host.advice(seat, Budget::iterations(60), &mut Dice(9));
            let advice = advises(&*host);
            assert!(advice.as_ref().is_some_and(|advice| !advice.options.is_empty()), "{}", title.name());
            assert_eq!(advice, advises(&*there), "{}", title.name());
        }
    }
}

/// The words are not part of what is compared to see whether somebody perceived something: they may not say more.
#[test]
fn whoever_is_told_new_words_has_seen_something() {
    for title in GAMES {
        let mut dice = Dice(5);
        let [least, _] = title.label().seats;
        let start = Start::Agreed(Terms::seats(least.into()));
        let mut host = title.open(&start, &mut dice).expect("it opens");
        for _ in 0..300 {
            let Some(seat) = host.missing().first() else { break };
            let before: Vec<_> =
                looks(&*host).map(|eye| (eye, host.sight(eye), host.describe(eye))).collect();
            let legal = host.legal(seat);
            let action = &legal[dice.below(legal.len() as u32) as usize];
            host.act(seat, action, &mut dice).expect("it is legal");
            for (eye, sight, words) in before {
                let same = host.still_sees(eye, &*sight);
                assert!(!same || host.describe(eye) == words, "{} {eye:?} {action}", title.name());
            }
        }
    }
}

/// Somebody's, who looks through this eye.
fn socket(number: u64, eye: Eye, say: Ear) -> Onlooking<Ear> {
    let person = if let Eye::Seat(seat) = eye { format!("P{}", seat.0) } else { String::new() };
    Onlooking {
        number,
        person,
        login: String::new(),
        from: [127, 0, 0, 1].into(),
        wish: Wish::default(),
        locale: Locale::En,
        words: true,
        say,
    }
}

/// What a simultaneous choice is answered with on every socket: by seat, and the onlooker's last.
fn transcript(host: &dyn Shelved, actor: Seat, action: &str) -> Vec<Option<String>> {
    let mut room = room(host.game(), &host.set_down(), host.seats());
    let mut ears = Vec::new();
    for (number, eye) in (0u64..).zip(looks(host)) {
        let ear = Ear::default();
        room.admit(socket(number, eye, ear.clone())).expect("there is room");
        ears.push(ear);
    }
    room.remember_shown();
    let sitting = room.sitting_mut().expect("a game");
    let changes = sitting.play(actor, &Deed::Act(action.into())).expect("it is legal");
    room.tell_changes(&changes);
    ears.iter().map(|ear| ear.heard().first().map(ToString::to_string)).collect()
}

/// What others seal is not heard: their sockets hear nothing at all, and count nothing. In every game that has
/// simultaneous choices.
#[test]
fn a_sealed_choice_is_heard_by_nobody_else_until_something_is_revealed() {
    let mut sealing = 0;
    for title in GAMES {
        let (game, mut sealed) = (title.name(), 0);
        for seed in 0..games() {
            for (host, _) in positions(*title, seed, 40) {
                let missing = host.missing();
                if !host.turn().simultaneous() || missing.len() < 2 {
                    continue;
                }
                let Some(actor) = missing.first() else { continue };
                for action in host.legal(actor).iter().take(12) {
                    for (seat, heard) in transcript(&*host, actor, action).into_iter().enumerate() {
                        let own = seat == actor.index();
                        assert_eq!(heard.is_some(), own, "{game} {action}: {seat} heard {heard:?}");
                    }
                    sealed += 1;
                }
            }
        }
        println!("{game}: {sealed} sealed choices, heard by their makers alone");
        assert!(sealed == 0 || sealed > 20, "{game}: {sealed} choices are too few to tell");
        sealing += usize::from(sealed > 0);
    }
    assert!(sealing > 1, "simultaneous choices were met in {sealing} games");
}

/// Everything the onlooker hears and sees while these seats act in this order.
fn overheard(host: &dyn Shelved, deeds: &[(Seat, String)]) -> Vec<String> {
    let mut room = room(host.game(), &host.set_down(), host.seats());
    let ear = Ear::default();
    let (eye, locale) = (Eye::Onlooker, Locale::En);
    room.admit(socket(1, eye, ear.clone())).expect("there is room");
    for (seat, action) in deeds {
        room.remember_shown();
        let sitting = room.sitting_mut().expect("a game");
        let changes = sitting.play(*seat, &Deed::Act(action.clone())).expect("it is legal");
        room.tell_changes(&changes);
    }
    let mut heard: Vec<_> = ear.heard().iter().map(ToString::to_string).collect();
    let loaded = room.loaded().expect("it is loaded");
    let presence = Presence { seats: vec![], onlookers: 1 };
    let snapshot = loaded.snapshot("", (eye, locale, true), presence, &[]);
    heard.push(text(&ToClient::Snapshot(Box::new(snapshot))));
    heard
}

/// Who was quick and who was slow cannot be told from what is revealed.
#[test]
fn in_whatever_order_choices_are_sealed_the_reveal_is_the_same() {
    let mut revealing = 0;
    for title in GAMES {
        let (game, mut reveals) = (title.name(), 0);
        for seed in 0..games() {
            for (host, _) in positions(*title, seed, 40) {
                let awaited = host.turn().seats();
                if awaited.len() < 2 || host.missing() != awaited {
                    continue;
                }
                let mut deeds: Vec<(Seat, String)> =
                    awaited.iter().map(|seat| (seat, host.legal(seat).swap_remove(0))).collect();
                let forwards = overheard(&*host, &deeds);
                deeds.reverse();
                assert_eq!(forwards, overheard(&*host, &deeds), "{game}");
                reveals += usize::from(forwards.len() > 1);
            }
        }
        println!("{game}: {reveals} reveals");
        revealing += usize::from(reveals > 0);
    }
    assert!(revealing > 1, "reveals were met in {revealing} games");
}
