//! The property for the whole server: if two worlds differ only in what a seat may not know, the bytes made for
//! that seat are equal. The other world is the one the seat imagines from its own view.

use chronicle::{Header, Luck, Scribe};
use language::Locale;
use shelf::{GAMES, Shelf, Shelved, Start, Terms, Title};
use table::{Chance, Deed, Dice, Eye, Seat};

use crate::{
    course::Trace,
    face::Face,
    room::{Loaded, Onlooking, Room, text},
    sitting::{Sitting, words_of},
    store::{SeatRow, TableRow},
    wire::{Presence, ToClient},
    words,
};

/// A position set down as text, at a table of its own with the same people.
fn room(game: &str, position: &str, seats: u8) -> Room {
    let title = shelf::game(game).expect("it is on the shelf");
    let names = (0..seats).map(|seat| format!("P{seat}")).collect();
    let header = Header::at(&Shelf, game, title.edition(), names, position).expect("a position");
    let luck = Luck::Trusted(Box::new(Dice(5)));
    let scribe: Scribe<dyn Shelved> = Scribe::open(header, luck, &Shelf).expect("it opens");
    let row = TableRow {
        id: "same".into(),
        game: game.into(),
        status: "running".into(),
        owner: "P0".into(),
        listed: true,
        watchable: true,
        hints: true,
        terms: "{}".into(),
        scenario: crate::store::Sealed::default(),
        chronicle: crate::store::Sealed::default(),
        secret: crate::store::Sealed::default(),
        turn: 0,
        versions: String::new(),
        next: String::new(),
        touched: 0,
    };
    let seat = |seat| SeatRow {
        seat,
        kind: "person".into(),
        person: format!("P{seat}"),
        name: format!("P{seat}"),
        ..SeatRow::default()
    };
    let mut room = Room::new("same".into());
    room.loaded =
        Some(Loaded { row, seats: (0..seats).map(seat).collect(), sitting: Some(Sitting::open(scribe)) });
    room
}

/// Everything this eye can be sent at this moment: snapshot, story, past, refusals, the refused export, the head of
/// the list of tables.
fn bytes(room: &mut Room, eye: Eye, actions: &[String]) -> Vec<String> {
    let mut all = Vec::new();
    let presence = || Presence { seats: vec![], onlookers: 0 };
    for locale in Locale::ALL {
        let loaded = room.loaded.as_mut().expect("it is loaded");
        let snapshot = loaded.snapshot("P0", (eye, locale, true), presence(), &[]);
        all.push(text(&ToClient::Snapshot(Box::new(snapshot))).to_string());
        if locale != Locale::En {
            continue;
        }
        let teller = loaded.teller(locale);
        let sitting = loaded.sitting.as_ref().expect("a game");
        all.push(format!("{:?}", sitting.story(eye, 0, &teller)));
        let then = sitting.then(eye, 0).expect("the opening");
        all.push(format!("{:?} {:?}", Face::of(&*then, eye).view(&teller), words_of(&*then, eye, &teller)));
        all.push(format!("{:?}", Trace::of(sitting, eye, true).course(&teller)));
        if let Eye::Seat(seat) = eye {
            for action in actions {
                let judged = sitting.host().judge(seat, action);
                for thing in action.split(' ').chain([action.as_str()]) {
                    let reasons = sitting.host().why_not(seat, thing);
                    let reasons: Vec<_> = reasons.iter().map(|why| words::refusal(&teller, why)).collect();
                    all.push(format!("{thing}? {reasons:?}"));
                }
                all.push(format!(
                    "{action}: {:?}",
                    judged.map_err(|refusal| words::refusal(&teller, &refusal))
                ));
            }
        }
    }
    let loaded = room.loaded.as_ref().expect("it is loaded");
    let sitting = loaded.sitting.as_ref().expect("a game");
    if let Eye::Seat(seat) = eye {
        all.push(format!("{:?}", sitting.host().may_take_back(seat)));
    }
    all.push(format!("{:?}", sitting.head(0).versions));
    all.push(format!("{:?}", sitting.chronicle(None).filter(|_| !sitting.over())));
    all
}

/// A random position of the game, as text, and everything anybody could do in it.
fn positions(title: &dyn Title, seed: u64, every: usize) -> Vec<(Box<dyn Shelved>, Vec<String>)> {
    let mut dice = Dice(seed);
    let [least, most] = title.label().seats;
    let seats = least + dice.below(u32::from(most - least) + 1) as u8;
    let start = Start::Agreed(Terms::seats(seats.into()));
    let mut host = title.open(&start, &mut dice).expect("it opens");
    let mut found = Vec::new();
    for step in 0.. {
        let Some(seat) = host.missing().first() else { break };
        let legal = host.legal(seat);
        if step % every == 0 {
            let entries = host.entries().len();
            let actions: Vec<_> = (0..seats).flat_map(|seat| host.legal(Seat(seat))).take(40).collect();
            found.push((host.rewound(entries).expect("it can be rewound"), actions));
        }
        let action = &legal[dice.below(legal.len() as u32) as usize];
        host.act(seat, action, &mut dice).expect("it is legal");
    }
    found
}

/// About so many of them, from the first to the last.
fn sample<T>(all: Vec<T>, count: usize) -> impl Iterator<Item = T> {
    let every = (all.len() / count).max(1);
    all.into_iter().step_by(every)
}

#[test]
fn two_worlds_that_differ_only_in_what_a_seat_may_not_know_send_it_equal_bytes() {
    for title in GAMES {
        let mut differing = 0;
        for seed in 0..3 {
            for (host, actions) in sample(positions(*title, seed, 7), 5) {
                let position = host.set_down();
                for eye in (0..host.seats()).map(|seat| Eye::Seat(Seat(seat))).chain([Eye::Onlooker]) {
                    let other = host.imagine(eye, &mut Dice(seed ^ 0xABCD));
                    differing += usize::from(other != position);
                    let mut worlds =
                        [position.as_str(), &other].map(|at| room(title.name(), at, host.seats()));
                    let [here, there] = worlds.each_mut().map(|room| bytes(room, eye, &actions));
                    assert_eq!(here, there, "{} {eye:?}", title.name());
                }
            }
        }
        // Where nothing is hidden there is only one world.
        assert!(differing > 0 || title.name() == "nim", "{}: the worlds never differed", title.name());
    }
}

#[test]
fn a_bot_decides_alike_in_worlds_it_cannot_tell_apart() {
    for title in GAMES {
        for (host, _) in sample(positions(*title, 11, 5), 3) {
            let Some(seat) = host.missing().first() else { continue };
            let other = host.imagine(Eye::Seat(seat), &mut Dice(3));
            let there = title.open(&Start::Scenario(other), &mut Dice(0)).expect("a position");
            // Those that think by the clock may decide differently in the same world, too.
            for bot in [shelf::Bot::Random, shelf::Bot::Greedy] {
                let decides = |host: &dyn Shelved| host.advise(seat, bot, &mut Dice(9));
                assert_eq!(decides(&*host), decides(&*there), "{}", title.name());
            }
        }
    }
}

/// What others seal is not heard: their sockets hear nothing at all, and count nothing.
#[test]
fn updates_are_equal_until_something_is_revealed() {
    let title = shelf::game("ambush").expect("it is on the shelf");
    for seed in 0..20 {
        for (host, _) in positions(title, seed, 3) {
            let awaited = host.turn().seats();
            if awaited.len() < 2 {
                continue;
            }
            let Some(actor) = host.missing().first().filter(|_| host.missing().len() > 1) else { continue };
            let transcript = |action: &str| {
                let mut room = room(title.name(), &host.set_down(), host.seats());
                let mut ears = Vec::new();
                for (number, eye) in
                    (0u64..).zip((0..host.seats()).map(|s| Eye::Seat(Seat(s))).chain([Eye::Onlooker]))
                {
                    let (say, said) = tokio::sync::mpsc::channel(16);
                    let (person, login) = (String::new(), String::new());
                    room.sockets.push(Onlooking { number, person, login, eye, locale: Locale::En, words: true, say });
                    ears.push(said);
                }
                room.remember_shown();
                let sitting =
                    room.loaded.as_mut().and_then(|loaded| loaded.sitting.as_mut()).expect("a game");
                let changes = sitting.play(actor, &Deed::Act(action.into())).expect("it is legal");
                room.tell_changes(&changes);
                let hear = |(seat, mut said): (usize, tokio::sync::mpsc::Receiver<_>)| {
                    (seat, said.try_recv().map(|text: axum::extract::ws::Utf8Bytes| text.to_string()).ok())
                };
                ears.into_iter().enumerate().map(hear).collect::<Vec<_>>()
            };
            for action in host.legal(actor) {
                for (seat, heard) in transcript(&action) {
                    assert_eq!(
                        heard.is_some(),
                        seat == actor.index(),
                        "{action}: seat {seat} heard {heard:?}"
                    );
                }
            }
        }
    }
}
