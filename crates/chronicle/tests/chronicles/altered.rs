//! Every alteration is noticed, and the error names the entry.

use chronicle::{Chronicle, Fails, Header, Luck, Scribe, Wrong, as_text, verify};
use sha2::{Digest, Sha256};
use table::{Chance, Dice, Seat};

use super::{Games, SECRET, ambush, open, play_on, promised};

fn refused(bytes: &[u8]) -> Result<(), Fails> {
    verify(as_text(bytes)?, &Games).map(drop)
}

/// For every byte the entry it belongs to: the header to the opening, a digest to the entry before it; none for
/// the closing lines.
fn owners(text: &str) -> Vec<Option<usize>> {
    let mut owners = Vec::new();
    let mut owner = Some(0);
    for line in text.split_inclusive('\n') {
        if line == "\n" && owner != Some(0) {
            owner = None;
        } else if let Some(number) = line.split(' ').next().and_then(|word| word.parse().ok()) {
            owner = Some(number);
        }
        owners.extend(std::iter::repeat_n(owner, line.len()));
    }
    owners
}

/// Alters every byte in turn, in several ways.
fn alter_every_byte(text: &str) {
    let owners = owners(text);
    let sound = text.as_bytes();
    for (at, &byte) in sound.iter().enumerate() {
        let near = [byte ^ 1, byte.wrapping_add(1), byte ^ 0x20, byte ^ 0x80];
        for other in near.into_iter().chain(*b"09 \n#[s").filter(|&other| other != byte) {
            let mut altered = sound.to_vec();
            altered[at] = other;
            let Err(fails) = refused(&altered) else {
                panic!("byte {at} altered from {byte:#x} to {other:#x} was not noticed in\n{text}")
            };
            if let Some(owner) = owners[at] {
                assert_eq!(fails.entry(), Some(owner), "byte {at} as {other:#x}: {fails} in\n{text}");
            }
        }
    }
}

#[test]
fn every_altered_byte_is_refused_and_its_entry_named() {
    let text = ambush();
    let last = owners(&text).into_iter().flatten().max();
    assert_eq!(last, Some(33), "digests in due course, and another at the end");
    alter_every_byte(&text);
}

#[test]
fn the_same_from_a_scenario_with_take_backs_and_leaving() {
    let scenario = "turns 10\n\npiles 5 6\nlaid 0\nleft [false, false]\n";
    let header = Header::at(&Games, "cairn", 2, vec![Some("A".into()), None], scenario).expect("fine");
    let mut scribe = Scribe::open(promised(header), Luck::Committed(SECRET), &Games).expect("opened");
    for _ in 0..3 {
        scribe.act(Seat(0), "lay [2] #00000002").expect("legal");
    }
    scribe.take_back(Seat(0)).expect("nothing is sealed");
    play_on(&mut scribe, 5, 11);
    scribe.leave(Seat(1)).expect("anybody may leave");
    assert_eq!(scribe.host().entries().len(), 16);
    alter_every_byte(&scribe.close().expect("writable").to_string());
}

#[test]
fn swapped_entries_are_refused_and_the_first_named() {
    let text = ambush();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("1 ")).expect("entry 1");
    for (earlier, later) in [(0, 1), (4, 5), (2, 12), (9, 10)] {
        let mut swapped = lines.clone();
        swapped.swap(first + earlier, first + later);
        let fails = refused((swapped.join("\n") + "\n").as_bytes()).unwrap_err();
        assert_eq!(fails.entry(), Some(earlier + 1), "{fails}");
    }
}

/// A forger who knows the format: numbers the lines and computes their sums again, and replaces the digests of positions
/// with those that a replay reaches.
fn forge(text: &str) -> String {
    let sum = |text: &str| {
        let hash: [u8; 32] = Sha256::digest(text).into();
        format!("#{:02x}{:02x}{:02x}{:02x}", hash[0], hash[1], hash[2], hash[3])
    };
    let (mut forged, mut names, mut number, mut closing) = (String::new(), String::new(), 0, None);
    for line in text.lines() {
        if line.starts_with("name ") {
            let (body, _) = line.rsplit_once(" #").expect("a sum");
            names = format!("{names}{body} {}\n", sum(body));
            continue;
        }
        let covered = match line.rsplit_once(" #") {
            Some((body, _)) if line.starts_with("end") => closing.take().unwrap_or(String::new()) + body,
            Some((body, _)) if body.starts_with("0 opening") => forged.clone() + body,
            Some((body, _)) => {
                number += 1;
                format!("{number} {}", body.split_once(' ').expect("a number").1)
            }
            None => String::new(),
        };
        if covered.is_empty() {
            forged = forged + line + "\n";
            closing = closing.map(|text: String| text + line + "\n");
            if line.is_empty() && number > 0 {
                closing = Some(String::new());
            }
        } else {
            let body = covered.lines().last().expect("not empty").to_string();
            forged = format!("{forged}{body} {}\n", sum(&covered));
        }
    }
    // The names stand at the end of the header, and nothing else is summed up over them.
    settle(forged.replacen("\n\n0 opening", &format!("\n{names}\n0 opening"), 1))
}

/// Puts in the digests that a replay reaches, as far as it goes.
fn settle(mut forged: String) -> String {
    while let Err(Fails::Entry { wrong: Wrong::State { written, reached }, .. }) = verify(&forged, &Games) {
        forged = forged.replace(&format!("state {written:016x}"), &format!("state {reached:016x}"));
    }
    forged
}

#[test]
fn the_forger_of_these_tests_is_skilled() {
    assert_eq!(forge(&ambush()), ambush());
    // Without an opened secret the forgery succeeds: only committed chance prevents it.
    let mut scribe = open("cairn", &["A", "B"], &[]);
    play_on(&mut scribe, 1, 12);
    let text = scribe.chronicle().expect("writable").to_string();
    let forged = forge(&text.replacen("lay [1] #00000001", "lay [2] #00000002", 1));
    assert_ne!(forged, text);
    verify(&forged, &Games).expect("nothing gives the forgery away");
}

/// The line of entry `number`, and the text with it replaced.
fn with_line(text: &str, number: usize, alter: impl Fn(&str) -> String) -> String {
    let start = text.find(&format!("\n{number} ")).expect("such an entry") + 1;
    let end = start + text[start..].find('\n').expect("a line");
    format!("{}{}{}", &text[..start], alter(&text[start..end]), &text[end..])
}

#[test]
fn a_forged_die_is_named() {
    let mut scribe = open("cairn", &["A", "B"], &[("turns", "20")]);
    play_on(&mut scribe, 11, usize::MAX);
    let text = scribe.close().expect("writable").to_string();
    let chronicle = chronicle::Chronicle::parse(&text).expect("as written");
    for (number, entry) in (1..).zip(chronicle.entries()) {
        if let [wind] = entry.chance[..] {
            let other = format!(" [{}] #", (wind + 1) % 6);
            let forged =
                forge(&with_line(&text, number, |line| line.replace(&format!(" [{wind}] #"), &other)));
            let wrong = Wrong::Derived { index: 0, written: Some((wind + 1) % 6), derived: Some(wind) };
            assert_eq!(verify(&forged, &Games), Err(Fails::Entry { number, wrong }));
        }
    }
}

#[test]
fn a_forged_action_spoils_the_next_chance() {
    let mut scribe = open("cairn", &["A", "B"], &[("turns", "30")]);
    play_on(&mut scribe, 12, usize::MAX);
    let text = scribe.close().expect("writable").to_string();
    let chronicle = chronicle::Chronicle::parse(&text).expect("as written");
    let mut noticed = 0;
    for (number, entry) in (1..).zip(chronicle.entries()) {
        let lay = table::Deed::Act("lay [1] #00000001".into());
        if entry.deed != lay {
            continue;
        }
        let two = |line: &str| line.replace("lay [1] #00000001", "lay [2] #00000002");
        let fails = verify(&forge(&with_line(&text, number, two)), &Games).unwrap_err();
        // The wind that follows blew for another action; by luck alone it may be the same once in six times.
        let stops = chronicle.entries()[number..].iter().position(|entry| !entry.chance.is_empty());
        let wind = number + 1 + stops.expect("every turn ends in the wind");
        assert!(
            fails.entry() >= Some(wind) && matches!(fails, Fails::Entry { wrong: Wrong::Derived { .. }, .. }),
            "{fails}"
        );
        noticed += 1;
    }
    assert!(noticed > 10);
}

#[test]
fn a_forged_order_spoils_the_next_chance() {
    let text = ambush();
    let line = |number: usize| {
        let start = text.find(&format!("\n{number} ")).expect("such an entry") + 1;
        text[start..].lines().next().expect("a line")
    };
    // Both plans are as good in either order, and no position differs: only the dice do.
    let swapped = text.replacen(line(1), "…", 1).replacen(line(2), line(1), 1).replacen('…', line(2), 1);
    let fails = verify(&forge(&swapped), &Games).unwrap_err();
    assert!(matches!(fails, Fails::Entry { number: 4, wrong: Wrong::Derived { .. } }), "{fails}");
}

#[test]
fn a_forged_header_shows_in_the_opening() {
    let text = ambush();
    let alter = |from: &str, to: &str| {
        assert!(text.contains(from), "no {from:?} in\n{text}");
        verify(&forge(&text.replacen(from, to, 1)), &Games).unwrap_err()
    };
    for (from, to) in [
        ("nonce 1 02", "nonce 1 12"),
        ("option feints on", "option feints off"),
        ("option rounds 6", "option rounds 7"),
    ] {
        let fails = alter(from, to);
        assert!(matches!(fails, Fails::Entry { number: 0, wrong: Wrong::Derived { .. } }), "{from}: {fails}");
    }
    let said = |from, to| alter(from, to).to_string();
    assert_eq!(
        said("content none 0000000000000000", "content none 0000000000000001"),
        "entry 0: the game cannot be opened: content: \"none 0000000000000001\" is written, \
         but it must be \"none 0000000000000000\""
    );
    assert_eq!(
        said("option men 5\noption rounds 6\n", "option rounds 6\noption men 5\n"),
        "entry 0: the game cannot be opened: options: \"rounds 6, men 5, feints on\" is written, \
         but it must be \"men 5, rounds 6, feints on\""
    );
    assert_eq!(
        said("edition 1", "edition 2"),
        "entry 0: the game cannot be opened: edition: 2 is not known; the newest here is 1"
    );
    assert_eq!(
        said("game ambush", "game ambuscade"),
        "entry 0: the game cannot be opened: game: \"ambuscade\" is not known; known are ambush, nim, cairn"
    );
    assert!(
        said("seat 0 -", "seat 0 king").starts_with("entry 0: the game cannot be opened: seats: no role")
    );
    assert!(
        said("option men 5", "option men 05").starts_with("entry 0: the game cannot be opened: options:")
    );
    let commitment = text.lines().find(|line| line.starts_with("commitment ")).expect("one");
    let other = format!("commitment {}", "0".repeat(64));
    assert!(matches!(alter(commitment, &other), Fails::Commitment { .. }));
    let opened = text.lines().find(|line| line.starts_with("opened ")).expect("one");
    assert!(matches!(alter(opened, &format!("opened {}", "0".repeat(64))), Fails::Commitment { .. }));
}

#[test]
fn a_name_may_be_forgotten() {
    let text = ambush();
    let receipt = verify(&text, &Games);
    let named = |line: &str| line.starts_with("name ");
    assert_eq!(text.lines().filter(|line| named(line)).count(), 3);
    for forgotten in 0..3 {
        let of = format!("name {forgotten} ");
        let left: String = text.split_inclusive('\n').filter(|line| !line.starts_with(&of)).collect();
        // No die and no sum depends on a name: the rest stays as it is, byte for byte.
        assert_eq!(verify(&left, &Games), receipt);
        let called = Chronicle::parse(&left).expect("it is read").header().names();
        assert_eq!(called[forgotten], format!("Player {}", forgotten + 1));
    }
    let nameless: String = text.split_inclusive('\n').filter(|line| !named(line)).collect();
    assert_eq!(verify(&nameless, &Games), receipt);
    let again =
        Chronicle::parse(&nameless).expect("it is read").called(vec![Some("Conan".into()), None, None]);
    assert_eq!(verify(&again.to_string(), &Games), receipt);
    assert!(again.to_string().contains("\nname 0 \"Conan\" #"));
}

/// What stands for a name is bound like everything that was agreed.
#[test]
fn a_pseudonym_is_the_seats_own() {
    let fails = verify(&forge(&ambush().replacen("\"Player 1\"", "\"Player 2\"", 1)), &Games).unwrap_err();
    assert!(matches!(fails, Fails::Parse(_)) && fails.entry() == Some(0), "{fails}");
}

#[test]
fn a_forged_end_is_named() {
    let text = ambush();
    let last = chronicle::Chronicle::parse(&text).expect("as written").entries().len();
    let start = text.find("\nover\n").expect("it is over") + 1;
    let opened = text.find("\nopened ").expect("it is opened") + 1;
    let not_over = forge(&format!("{}{}", &text[..start], &text[opened..]));
    let better = forge(&text.replacen(" score ", " score 1", 1));
    for forged in [not_over, better] {
        let fails = verify(&forged, &Games).unwrap_err();
        let Fails::Entry { number, wrong: Wrong::Standing { .. } } = fails else { panic!("{fails}") };
        assert_eq!(number, last);
    }
}

#[test]
fn a_digest_put_in_by_hand_is_named() {
    let text = ambush();
    let state = text.lines().find(|line| line.starts_with("state ")).expect("a digest");
    let fails = verify(&text.replacen(state, "state 0000000000000000", 1), &Games).unwrap_err();
    assert!(matches!(fails, Fails::Entry { number: 16, wrong: Wrong::State { written: 0, .. } }), "{fails}");
}

/// Something done to a text at random.
fn mutate(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let at = dice.below(bytes.len() as u32) as usize;
    let other = dice.below(bytes.len() as u32) as usize;
    let end = (at + dice.below(60) as usize).min(bytes.len());
    match dice.below(8) {
        0 => bytes[at] = dice.below(256) as u8,
        1 => bytes[at] ^= 1 << dice.below(8),
        2 => _ = bytes.remove(at),
        3 => bytes.insert(at, b' ' + dice.below(95) as u8),
        4 => bytes.swap(at, other),
        5 => bytes.truncate(at.max(1)),
        6 => _ = bytes.splice(at..at, bytes[at..end].to_vec()).count(),
        _ => {
            // Two lines change places.
            let mut lines: Vec<_> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
            let (one, two) = (at % lines.len(), other % lines.len());
            lines.swap(one, two);
            *bytes = lines.join(&b'\n');
        }
    }
}

#[test]
fn a_thousand_mutated_files_are_refused_without_a_panic() {
    let sound = ambush().into_bytes();
    let mut dice = Dice(2026);
    let mut equal = 0;
    for _ in 0..1000 {
        let mut mutated = sound.clone();
        for _ in 0..=dice.below(3) {
            mutate(&mut mutated, &mut dice);
        }
        if mutated == sound {
            equal += 1;
        } else {
            let text = String::from_utf8_lossy(&mutated);
            assert!(refused(&mutated).is_err(), "this was taken:\n{text}");
            // A forger's checksums let more of them through to the rules.
            _ = verify(&sum_up(&text), &Games);
        }
    }
    assert!(equal < 20, "{equal} of 1000 were not mutated at all");
}

/// The checksums of every entry anew, and nothing else: unlike [`forge`] it takes any text.
fn sum_up(text: &str) -> String {
    let mut summed = String::new();
    for line in text.lines() {
        match line.rsplit_once(" #") {
            Some((body, _)) => {
                let agreed = || summed.split_inclusive('\n').filter(|line| !line.starts_with("name "));
                let covered = if body.starts_with("0 opening") {
                    agreed().chain([body]).collect()
                } else {
                    body.to_string()
                };
                let hash: [u8; 32] = Sha256::digest(covered).into();
                let [a, b, c, d, ..] = hash;
                summed += &format!("{body} #{a:02x}{b:02x}{c:02x}{d:02x}\n");
            }
            None => summed = summed + line + "\n",
        }
    }
    summed
}
