//! Playing, writing, replaying.

use chronicle::{
    CannotOpen, ChanceCheck, Chronicle, Header, Luck, NotScripted, Player, Scribe, Secret, Start, digest,
    verify,
};
use table::{BadSetup, Deed, Dice, Entry, Eye, Fault, Refusal, Seat, Turn};

use super::{Games, SECRET, ambush, open, play_on, players, promised};

const STOP: &str = " takes back [] ";
const LAY: &str = "lay [1] #00000001";

#[test]
fn a_played_game_verifies() {
    let text = ambush();
    let receipt = verify(&text, &Games).expect("as it was played");
    let chronicle = Chronicle::parse(&text).expect("as it was written");
    assert_eq!((receipt.game.as_str(), receipt.edition, receipt.over), ("ambush", 1, true));
    assert_eq!(receipt.entries, chronicle.entries().len());
    assert_eq!(receipt.chance, ChanceCheck::Recomputed);
    assert!(receipt.answers > 20 && receipt.entries > 32, "{receipt}");
    assert_eq!(chronicle.to_string(), text);
    assert_eq!(chronicle.opened(), Some(&SECRET));
    assert_eq!(chronicle.standing().map(<[_]>::len), Some(3));
}

#[test]
fn many_games_are_read_as_they_are_written() {
    for seed in 0..60 {
        let game = ["ambush", "nim", "cairn"][seed as usize % 3];
        let mut scribe = open(game, &["A", "B"], &[]);
        play_on(&mut scribe, seed, seed as usize);
        let text = scribe.chronicle().expect("writable").to_string();
        let chronicle = Chronicle::parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(chronicle.to_string(), text);
        assert_eq!(chronicle, scribe.chronicle().expect("writable"));
        let again = chronicle.replay(&Games).expect("as it was played");
        assert_eq!(again.set_down(), scribe.host().set_down());
        let opened = scribe.close().expect("writable").to_string();
        verify(&opened, &Games).unwrap_or_else(|error| panic!("{error} in\n{opened}"));
    }
}

#[test]
fn an_unopened_chronicle_says_what_was_not_checked() {
    let mut scribe = open("ambush", &["A", "B"], &[]);
    play_on(&mut scribe, 3, 9);
    let receipt = verify(&scribe.chronicle().expect("writable").to_string(), &Games).expect("it replays");
    assert_eq!((receipt.chance, receipt.over, receipt.entries), (ChanceCheck::Unopened, false, 9));
    assert!(receipt.to_string().contains("not recomputed"), "{receipt}");
}

#[test]
fn chance_on_trust_is_called_so() {
    let header = Header::agree(&Games, "ambush", 1, &players(&["A", "B"]), &[]).expect("agreed");
    let mut scribe = Scribe::open(header, Luck::Trusted(Box::new(Dice(5))), &Games).expect("opened");
    play_on(&mut scribe, 5, usize::MAX);
    let text = scribe.close().expect("writable").to_string();
    assert!(!text.contains("commitment") && !text.contains("opened"), "{text}");
    let receipt = verify(&text, &Games).expect("it replays");
    assert_eq!((receipt.chance, receipt.over), (ChanceCheck::Unverifiable, true));
    assert!(receipt.to_string().contains("on trust"), "{receipt}");
}

#[test]
fn luck_must_be_the_one_promised() {
    let header = Header::agree(&Games, "ambush", 1, &players(&["A", "B"]), &[]).expect("agreed");
    let open = |header: Header, luck| Scribe::open(header, luck, &Games).map(drop);
    let trusted = || Luck::Trusted(Box::new(Dice(1)));
    assert_eq!(open(header.clone(), Luck::Committed(SECRET)), Err(CannotOpen::Promise));
    assert_eq!(open(promised(header.clone()), trusted()), Err(CannotOpen::Promise));
    assert_eq!(open(promised(header.clone()), Luck::Committed(Secret([1; 32]))), Err(CannotOpen::Promise));
    assert_eq!(open(promised(header), Luck::Committed(SECRET)), Ok(()));
}

#[test]
fn a_header_by_hand_must_spell_everything_out() {
    let mut header = Header::agree(&Games, "ambush", 1, &players(&["A", "B"]), &[]).expect("agreed");
    let Start::Setup { options, .. } = &mut header.start else { panic!("no scenario") };
    options.pop();
    let error = Scribe::open(header, Luck::Trusted(Box::new(Dice(1))), &Games).map(drop).unwrap_err();
    let said = "options: \"men 5, rounds 8\" is written, but it must be \"men 5, rounds 8, feints on\"";
    assert_eq!(error.to_string(), said);
}

#[test]
fn take_backs_and_leaving_are_entries() {
    let mut scribe = open("cairn", &["A", "B"], &[]);
    let [first, second] = [Seat(0), Seat(1)];
    scribe.act(first, LAY).expect("legal");
    let before = scribe.host().set_down();
    scribe.act(first, LAY).expect("legal");
    scribe.take_back(first).expect("nothing is sealed");
    assert_eq!(scribe.host().set_down(), before);
    scribe.act(first, STOP).expect("legal");
    assert_eq!(scribe.take_back(first), Err(Refusal::NothingToTakeBack));
    scribe.leave(second).expect("anybody may leave");
    assert_eq!(scribe.host().turn(), Turn::Over);
    let text = scribe.close().expect("writable").to_string();
    assert!(text.contains("\n3 0 takes back [] #") && text.contains("\n5 1 leaves ["), "{text}");
    let chronicle = Chronicle::parse(&text).expect("as it was written");
    let deeds: Vec<_> = chronicle.entries().iter().map(|entry| &entry.deed).collect();
    assert!(matches!(deeds[..], [Deed::Act(_), Deed::Act(_), Deed::TakeBack, Deed::Act(_), Deed::Leave]));
    assert_eq!(chronicle.entries()[4].chance.len(), 1, "chance is asked when a builder leaves");
    verify(&text, &Games).expect("as it was played");
}

#[test]
fn a_scenario_starts_a_game() {
    let scenario = "turns 3\n\npiles 5 6\nlaid 0\nleft [false, false]\n";
    let names = vec![Some("A".to_string()), None];
    let header = Header::at(&Games, "cairn", 2, names, scenario).expect("a fine scenario");
    let mut scribe = Scribe::open(promised(header), Luck::Committed(SECRET), &Games).expect("opened");
    play_on(&mut scribe, 4, usize::MAX);
    let text = scribe.close().expect("writable").to_string();
    let written = "scenario\n  turns 3\n  \n  piles 5 6\n  laid 0\n  left [false, false]\n  \ncommitment ";
    assert!(text.contains(written), "{text}");
    assert!(text.contains("\n0 opening [] #"), "{text}");
    assert_eq!(Chronicle::parse(&text).expect("as written").to_string(), text);
    assert_eq!(verify(&text, &Games).map(|receipt| receipt.chance), Ok(ChanceCheck::Recomputed));
}

#[test]
fn roles_options_and_content_are_written_out() {
    let mut seats = players(&["A", "B"]);
    seats[1].role = Some("north".into());
    let header = Header::agree(&Games, "cairn", 1, &seats, &[]).expect("agreed");
    let head = "nemedian chronicle 1\ngame cairn\nedition 1\ncontent stones 0123456789abcdef\n\
                seat 0 - \"Player 1\"\nseat 1 north \"Player 2\"\noption turns 4\n\
                name 0 \"A\" #4421f67d\nname 1 \"B\" #6f592f7d\n";
    assert_eq!(header.to_string(), head);
}

#[test]
fn what_cannot_be_opened_says_why() {
    let seats = players(&["A", "B"]);
    let agree = |game, edition, seats: &[Player], option: &str, value: &str| {
        let options = [(option.to_string(), value.to_string())];
        Header::agree(&Games, game, edition, seats, &options).map_err(|error| error.to_string())
    };
    let fails = |game, edition, option, value, why: &str| {
        assert_eq!(agree(game, edition, &seats, option, value).unwrap_err(), why);
    };
    fails("chess", 1, "men", "5", "game: \"chess\" is not known; known are ambush, nim, cairn");
    fails("ambush", 7, "men", "5", "edition: 7 is not known; the newest here is 1");
    fails("ambush", 1, "horses", "5", "options: there is no option \"horses\"");
    fails("ambush", 1, "men", "many", "options: men cannot be \"many\"; expected 2–9");
    let one = agree("ambush", 1, &players(&["A"]), "men", "5").unwrap_err();
    assert_eq!(one, "seats: 1 given, but 2 to 4 can play");
    let broken = agree("ambush", 1, &players(&["A", "B\n"]), "men", "5").unwrap_err();
    assert_eq!(broken, "player's name: \"B\\n\" cannot be written in a chronicle");
    let scenario = Header::at(&Games, "nim", 1, vec![None, None], "heaps x");
    assert!(matches!(scenario, Err(CannotOpen::Scenario(_))), "{scenario:?}");
    let edition = Header::at(&Games, "nim", 9, vec![None, None], "heaps 1 2");
    assert_eq!(edition, Err(CannotOpen::Setup(BadSetup::UnknownEdition { edition: 9, newest: 1 })));
}

#[test]
fn a_game_is_shown_as_of_any_entry_to_any_eye() {
    let mut scribe = open("ambush", &["A", "B"], &[]);
    let mut positions = vec![scribe.host().set_down()];
    for seed in 0..20 {
        play_on(&mut scribe, seed, 1);
        positions.push(scribe.host().set_down());
    }
    let chronicle = scribe.chronicle().expect("writable");
    for (number, position) in positions.iter().enumerate() {
        let host = chronicle.replay_to(&Games, number).expect("as it was played");
        assert_eq!(&host.set_down(), position);
        for eye in table::eyes(2) {
            let there = scribe.host().as_of(number).expect("it was played");
            assert_eq!(host.describe(eye), there.describe(eye));
            assert_eq!(host.story(eye), there.story(eye));
        }
        assert_ne!(host.describe(Eye::Archive), host.describe(Eye::Seat(Seat(0))), "hands are secret");
    }
    let Err(beyond) = chronicle.replay_to(&Games, 21) else { panic!("there is no entry 21") };
    assert_eq!(beyond.to_string(), "entry 21: there are only 20 entries");
}

#[test]
fn digests_are_those_of_the_position() {
    let mut scribe = open("ambush", &["A", "B"], &[]);
    play_on(&mut scribe, 8, 16);
    let at_16 = digest(&scribe.host().set_down());
    play_on(&mut scribe, 9, 3);
    let text = scribe.chronicle().expect("writable").to_string();
    let states: Vec<_> = text.lines().filter(|line| line.starts_with("state ")).collect();
    let at_19 = digest(&scribe.host().set_down());
    assert_eq!(states, [format!("state {at_16:016x}"), format!("state {at_19:016x}")]);
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let mut whole = open("ambush", &["A", "B"], &[]);
    play_on(&mut whole, 2, 20);
    let part = whole.chronicle().expect("writable");
    play_on(&mut whole, 6, 12);
    let resume = |luck, entries: &[Entry]| {
        Scribe::resume(part.header().clone(), luck, part.opening(), entries, &Games)
    };
    let mut again = resume(Luck::Committed(SECRET), part.entries()).expect("as it was played");
    play_on(&mut again, 6, 12);
    assert_eq!(again.chronicle(), whole.chronicle());
    assert!(resume(Luck::Trusted(Box::new(Dice(0))), part.entries()).is_err());
    let mut forged = part.entries().to_vec();
    let number = 1 + forged.iter().position(|entry| !entry.chance.is_empty()).expect("dice fall");
    forged[number - 1].chance[0] ^= 1;
    let fails = resume(Luck::Committed(SECRET), &forged).map(drop).unwrap_err();
    assert_eq!(fails.entry(), Some(number), "{fails}");
}

#[test]
fn given_answers_are_taken_on_trust_only_and_must_fit() {
    let header = Header::agree(&Games, "cairn", 2, &players(&["A", "B"]), &[]).expect("agreed");
    let stop =
        |chance: &[u32]| Entry { seat: Seat(0), deed: Deed::Act(STOP.into()), chance: chance.to_vec() };
    let mut trusted = Scribe::open(header.clone(), Luck::Trusted(Box::new(Dice(1))), &Games).expect("opened");
    let before = trusted.chronicle();
    let fault = Fault::OutOfRange { index: 0, answer: 6, n: 6 };
    assert_eq!(trusted.redo(&stop(&[6])), Err(NotScripted::Refused(Refusal::Chance(fault))));
    assert_eq!(trusted.chronicle(), before, "what is refused leaves no trace");
    trusted.redo(&stop(&[5])).expect("the wind may blow like this");
    assert_eq!(trusted.host().entries(), [stop(&[5])]);
    let mut committed = Scribe::open(promised(header), Luck::Committed(SECRET), &Games).expect("opened");
    assert_eq!(committed.redo(&stop(&[5])), Err(NotScripted::Committed));
}

#[test]
fn an_action_must_be_written_as_the_game_writes_it() {
    let mut scribe = open("cairn", &["A", "B"], &[]);
    scribe.host().judge(Seat(0), "lay one").expect("the game itself reads it");
    assert_eq!(scribe.act(Seat(0), "lay one"), Err(Refusal::Unreadable("lay one".into())));
    assert!(scribe.act(Seat(1), LAY).is_err() && scribe.act(Seat(9), LAY).is_err());
    assert!(scribe.host().entries().is_empty());
}
