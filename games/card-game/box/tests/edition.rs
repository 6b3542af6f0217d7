//! The edition of the card game: what is written is what is played, and what is wrong is said.

use std::path::Path;

use card_game::{
    cards::op::{Boon, Effect, Feat, Fight, Modifier, Op, Reach, Sway, Target, Who},
    content::{Ability, Attribute, Card, Content, Face, OURS},
};
use card_game_box::edition::{bake, load_files};
use content::{Files, Problem, read_folder};
use language::Locale;

fn ours() -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    read_folder(&folder).expect("our own folder")
}

fn sound(files: &Files) -> &'static Content {
    load_files(files).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// What is said of our edition when `old` is replaced, once, by `new` in a file.
fn broken(file: &str, old: &str, new: &str) -> Vec<String> {
    let mut files = ours();
    let text = &mut files.iter_mut().find(|(name, _)| name == file).expect("a file of ours").1;
    assert!(text.contains(old), "{file} has no {old:?}");
    *text = text.replacen(old, new, 1);
    load_files(&files).expect_err("must be refused").iter().map(Problem::to_string).collect()
}

fn line(file: &str, what: &str) -> usize {
    let files = ours();
    let text = &files.iter().find(|(name, _)| name == file).expect("a file of ours").1;
    1 + text.lines().position(|line| line == what).expect("a line of ours")
}

#[test]
fn the_baked_edition_is_the_written_one() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/content/baked.rs");
    let baked = std::fs::read_to_string(path).expect("the baked edition");
    assert!(baked == bake(sound(&ours())), "run `cargo xtask content`");
    assert_eq!(&OURS, sound(&ours()));
}

#[test]
fn line_ends_and_order_of_files_do_not_matter() {
    let mut files = ours();
    files.reverse();
    for (_, text) in &mut files {
        *text = text.replace('\n', "\r\n");
    }
    assert_eq!(sound(&files), &OURS);
}

#[test]
fn a_changed_number_is_another_edition() {
    let mut files = ours();
    let heroes = &mut files.iter_mut().find(|(name, _)| name == "heroes.toml").expect("heroes").1;
    *heroes = heroes.replacen("cunning = 3", "cunning = 4", 1);
    let changed = sound(&files);
    assert_eq!(changed.heroes[0].values, [5, 4, 3]);
    assert_ne!(changed, &OURS);
}

#[test]
fn p_1_cards_by_sort_and_number() {
    assert_eq!((OURS.heroes.len(), OURS.challenges.len()), (10, 32));
    assert_eq!((OURS.adventures.len(), OURS.specials.len()), (20, 48));
    assert_eq!(OURS.resolution_cards, 34);
    assert!(OURS.heroes.iter().map(|hero| hero.ability).eq(Ability::ALL));
    for card in Card::all() {
        assert_eq!(OURS.find(OURS.word(card)), Some(card));
        let sort = match OURS.face(card) {
            Face::Challenge(_) => (true, false, false, false),
            Face::Adventure(_) => (false, true, false, false),
            Face::Special(special) => (false, false, !special.is_object(), special.is_object()),
        };
        let said = (card.is_challenge(), card.is_adventure(), OURS.is_resolution(card), OURS.is_object(card));
        assert_eq!(said, sort, "{}", OURS.word(card));
    }
}

/// Section X of the contract, and the numbers that worked examples need.
#[test]
fn the_anchors_of_the_book_hold() {
    let find = |word| OURS.face(OURS.find(word).expect("a card of ours"));
    let strength = Attribute::Strength as usize;
    assert_eq!(OURS.heroes[0].values[strength], 5);
    let raider = OURS.heroes.iter().find(|hero| hero.ability == Ability::Plunder).expect("the Raider");
    let cunning = Attribute::Cunning as usize;
    assert!(raider.values[strength] < 5 && raider.values[cunning] >= OURS.heroes[0].values[cunning], "E-3");
    let Face::Challenge(doors) = find("massive-doors") else { panic!("a challenge") };
    assert_eq!((doors.values[strength], doors.ally_cost), (4, None));
    let Face::Adventure(crypt) = find("forgotten-crypt") else { panic!("an adventure") };
    assert_eq!((crypt.glory, crypt.objects, crypt.effect), (2, 1, None));
    let Face::Special(curse) = find("curse-of-nergal") else { panic!("a special") };
    let Effect::Resolution { sways: [Sway::Figure(modifier)], won: [], lost: [] } = curse.effect else {
        panic!("one modifier")
    };
    assert_eq!(modifier.counts(Attribute::Strength, false), -1);
    assert_eq!(modifier.counts(Attribute::Strength, true), -1);
    assert_eq!(modifier.counts(Attribute::Cunning, false), 0);
    // F-1: 3, 3, 2, 2, then 1 and 2.
    let of = |difficulty| OURS.adventures.iter().filter(|card| card.difficulty == difficulty).count();
    assert!(of(3) >= 2 && of(2) >= 3 && of(1) >= 1);
}

/// Numbers stay near those of the book, so that no bid is a foregone conclusion.
#[test]
fn the_numbers_are_balanced() {
    for hero in &OURS.heroes {
        let points = match hero.ability {
            Ability::Plunder | Ability::Swindle => 10,
            Ability::ExpertTracker => 12,
            _ => 11,
        };
        assert_eq!(hero.values.iter().sum::<u8>(), points, "{}", hero.word);
    }
    for attribute in Attribute::ALL {
        let best = OURS.heroes.iter().filter(|hero| hero.values[attribute as usize] == 5).count();
        assert!((1..=3).contains(&best), "{attribute:?} is best of {best}");
    }
    let weakest = |values: [u8; 3]| values.into_iter().min();
    let of = |least| OURS.challenges.iter().filter(|card| weakest(card.values) == Some(least)).count();
    assert_eq!(of(3) + of(4) + of(5), 32, "every challenge has a weak spot of 3 to 5");
    assert!(of(3) >= 8 && of(4) >= 12 && of(5) >= 4);
    for attribute in Attribute::ALL {
        let weak = |values: [u8; 3]| Some(values[attribute as usize]) == weakest(values);
        let count = OURS.challenges.iter().filter(|card| weak(card.values)).count();
        assert!((12..=16).contains(&count), "{attribute:?} is the weak spot of {count}");
    }
    assert_eq!(OURS.challenges.iter().filter(|card| card.ally_cost.is_some()).count(), 8);
    assert!(OURS.adventures.iter().all(|card| (1..=4).contains(&card.glory)));
}

/// Every effect of our edition, as its own text, ops of feats included.
fn effects() -> Vec<String> {
    let mut said = Vec::new();
    for effect in Card::all().filter_map(|card| OURS.effect(card)) {
        said.push(format!("{:?}", effect.timing()));
        said.extend(effect.sways().iter().map(|sway| format!("{sway:?}")));
        said.extend(effect.boons().iter().map(|boon| format!("{boon:?}")));
        let Effect::Resolution { won, lost, .. } = effect else {
            said.extend(effect.ops().iter().map(|op| format!("{op:?}")));
            continue;
        };
        said.extend(won.iter().chain(lost).map(|op| format!("{op:?}")));
    }
    said
}

/// A closed vocabulary has no word without a use. Names of variants, so that a new one must be added here.
#[test]
fn every_word_of_the_vocabulary_is_used() {
    let words = [
        "Resolution CardPhase FaceUp HeroAction Completion NextContest NextCycle",
        "Figure Challenge Become Rotate Steadfast Cancel Echo Reverse Best Disarm WinTies CallOff Save Spoils",
        "Trophy Return Before After Any Duel Strength Cunning Spirit Modify BidCap OpenAtLeast OtherOpens",
        "WithdrawFor LayAtMost NameAttribute Sanctuary Foresight HireForLess DrawMore When Beats Holds WinsDuel",
        "Completes Draw Discard Gain Pay Steal StealObject Recover LookAtHand LookAtChallenges Banish Next",
        "Anywhere Expel Move Renew Raze Finish You Others Chosen Opponent Patron",
    ];
    let said = effects();
    let known: Vec<&str> = words.iter().flat_map(|line| line.split(' ')).collect();
    let spoken: Vec<&str> =
        said.iter().flat_map(|text| text.split(|c: char| !c.is_ascii_alphabetic())).collect();
    for word in &known {
        assert!(spoken.contains(word), "no card says {word}");
    }
    for word in spoken.iter().filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase())) {
        let plain = ["Modifier", "Some", "None"].contains(word);
        assert!(plain || known.contains(word), "{word} is not in the list of this test");
    }
}

#[test]
fn effects_are_read_as_written() {
    let effect = |word| OURS.effect(OURS.find(word).expect("a card of ours")).expect("an effect");
    let Effect::Resolution { sways, won, lost } = effect("thieves-cant") else { panic!("laid") };
    assert_eq!(sways, [Sway::Figure(modifier(Some(Attribute::Cunning), 1, Fight::Any))]);
    assert_eq!((won, lost), (&[Op::Steal(Who::Opponent)][..], &[][..]));
    let duels = modifier(Some(Attribute::Strength), 1, Fight::Duel);
    assert_eq!(effect("duellists-gauntlet").boons(), [Boon::Modify(duels), Boon::NameAttribute]);
    assert_eq!(
        effect("battle-madness").sways(),
        [Sway::Figure(modifier(None, 1, Fight::Challenge))],
        "in challenges only"
    );
    assert_eq!(effect("baited-trap").sways(), [Sway::Cancel(Target::After)]);
    assert_eq!(effect("bribed-guards"), Effect::CardPhase(&[Op::Banish(Reach::Next)]));
    assert_eq!(effect("frontier-fort").boons(), [Boon::When(Feat::Holds, Op::Gain(Who::You, 2))]);
}

fn modifier(attribute: Option<Attribute>, amount: i8, fight: Fight) -> Modifier {
    Modifier { attribute, amount, fight }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let curse = line("resolution.toml", "effect = [\"figure -1 strength\"]");
    let at = |reason: &str| vec![format!("resolution.toml:{curse}: effect: {reason}")];
    let said = |new| broken("resolution.toml", "figure -1 strength", new);
    assert_eq!(
        said("figure -1 luck"),
        at("unknown attribute \"luck\": expected strength, cunning or spirit")
    );
    assert_eq!(said("figure -7 strength"), at("\"-7\" cannot be added: expected -5 to -1 or +1 to +5"));
    assert_eq!(said("figure 1 strength"), at("\"1\" cannot be added: expected -5 to -1 or +1 to +5"));
    assert_eq!(
        said("figure -1 strength in taverns"),
        at("\"-1 strength in taverns\" is no modifier: expected ±N ATTRIBUTE [in challenges|in duels]")
    );
    assert_eq!(said("save"), at("\"save\" must be written \"save N\""));
    assert_eq!(said("save 0"), at("\"0\" is no number from 1 to 9"));
    assert!(said("smite")[0].contains("unknown effect \"smite\": expected figure, challenge, become"));
    assert!(said("draw you 1")[0].contains("unknown effect"), "an op is no sway");
    assert_eq!(
        broken("resolution.toml", "\"gain you 1\"", "\"gain patron 1\"")[0].split(": ").last(),
        Some("only an adventure has a patron")
    );
    assert_eq!(
        broken("adventures.toml", "\"steal chosen\"", "\"steal you\"")[0].split(": ").last(),
        Some("\"steal you\" cannot be about you")
    );
    assert!(
        broken("objects.toml", "when completes move", "when completes draw opponent 1")[0]
            .contains("only after a contest")
    );
}

#[test]
fn broken_entries_are_refused() {
    let said = |file, old, new| broken(file, old, new).join("\n");
    let doors = line("challenges.toml", "key = \"massive-doors\"");
    assert_eq!(
        said("challenges.toml", "rusted-portcullis", "massive-doors"),
        format!(
            "challenges.toml:{}: \"massive-doors\" is already a card, in challenges.toml:{doors}",
            line("challenges.toml", "key = \"rusted-portcullis\"")
        )
    );
    assert!(said("heroes.toml", "\"swift\"", "\"rage\"").contains("another hero has this ability"));
    assert!(said("heroes.toml", "\"swift\"", "\"flight\"").contains("ability cannot be \"flight\""));
    assert!(said("heroes.toml", "strength = 5", "strength = 10").contains("expected 0 to 9"));
    assert!(said("heroes.toml", "strength = 5\n", "").contains("strength is missing"));
    assert!(said("heroes.toml", "origin = \"book\"", "origin = \"mine\"").contains("origin cannot be"));
    assert!(said("heroes.toml", "origin = \"book\"\n", "").contains("origin is missing"));
    assert!(said("heroes.toml", "\"ability\", ", "\"courage\", ").contains("unknown \"courage\" in fixed"));
    assert!(said("adventures.toml", "difficulty = 4", "difficulty = 5").contains("expected 1 to 4"));
    assert!(said("adventures.toml", "glory = 1", "glry = 1").contains("unknown field \"glry\""));
    assert!(said("adventures.toml", "\"next-contest\"", "\"face-up\"").contains("timing cannot be"));
    assert!(said("objects.toml", "[\"foresight\"]", "[]").contains("the card has no effect"));
    assert!(said("adventures.toml", "when beats", "when wins-duel").contains("a feat is twice"));
    assert!(said("objects.toml", "\"gate-stone\"", "\"Gate Stone\"").contains("is no name"));
    assert!(said("objects.toml", "[[object]]", "[[artifact]]").contains("unknown \"artifact\""));
    assert!(
        said("objects.toml", "effect = [\"move\"]", "effect = [\"move\"]\nwon = [\"move\"]")
            .contains("unknown field \"won\"")
    );
    assert!(said("objects.toml", "[\"foresight\"]", "\"foresight\"").contains("a list of texts"));
    assert!(said("edition.toml", "key = \"nemedian\"", "").contains("key is missing"));
    assert!(said("edition.toml", "key = \"nemedian\"", "key = ").contains("edition.toml:8:"));
}

#[test]
fn p_1_a_missing_card_is_counted() {
    let plain =
        "\n[[challenge]]\nkey = \"grey-ape\"\norigin = \"ours\"\nstrength = 5\ncunning = 4\nspirit = 4\n";
    assert_eq!(
        broken("challenges.toml", plain, ""),
        ["the edition: [[challenge]]: 31 found, 32 wanted (P-1)"]
    );
}

#[test]
fn all_problems_are_found_at_once() {
    let mut files = ours();
    for (_, text) in &mut files {
        *text = text.replace("origin = \"ours\"", "origin = \"theirs\"");
    }
    files.push(("more.toml".into(), "[[hero]]\nkey = 3\n".into()));
    let problems = load_files(&files).expect_err("must be refused");
    let origins = problems.iter().filter(|problem| problem.reason.contains("theirs")).count();
    assert_eq!(origins, 98, "97 cards of ours and the edition");
    let more = problems.iter().filter(|problem| problem.file == "more.toml").count();
    assert_eq!(more, 6, "origin, key, ability and three attributes");
    assert!(problems.iter().any(|problem| problem.reason.contains("11 found, 10 wanted")));
    assert_eq!(problems.len(), origins + more + 1);
}

/// Whatever line is lost, the rest is read without a panic, and refused unless the line could be left out.
#[test]
fn a_lost_line_is_noticed() {
    let optional = ["#", "fixed", "ally_cost", "objects", "timing", "effect", "won", "lost"];
    for (at, (name, text)) in ours().iter().enumerate() {
        for lost in 0..text.lines().count() {
            let line = text.lines().nth(lost).unwrap_or_default();
            let rest: Vec<&str> =
                text.lines().enumerate().filter(|&(n, _)| n != lost).map(|(_, line)| line).collect();
            let mut files = ours();
            files[at].1 = rest.join("\n");
            let may_go = line.is_empty() || optional.iter().any(|word| line.starts_with(word));
            assert!(load_files(&files).is_err() || may_go, "{name}: {line}");
        }
    }
}

/// The numbers a text must name: what is added, bid, paid or gained. One card is a word, not a number.
fn numbers(effect: Effect) -> Vec<String> {
    let added = |by: Modifier| format!("{}{}", if by.amount < 0 { '−' } else { '+' }, by.amount.abs());
    let done = |op: Op| match op {
        Op::Gain(_, n) | Op::Pay(_, n) => Some(n.to_string()),
        Op::Draw(_, n) | Op::Discard(_, n) if n > 1 => Some(n.to_string()),
        _ => None,
    };
    let mut all: Vec<String> = effect.ops().iter().filter_map(|&op| done(op)).collect();
    if let Effect::Resolution { sways, won, lost } = effect {
        all.extend(won.iter().chain(lost).filter_map(|&op| done(op)));
        all.extend(sways.iter().filter_map(|&sway| match sway {
            Sway::Figure(by) | Sway::Challenge(by) => Some(added(by)),
            Sway::Save(n) | Sway::Spoils(n) => Some(n.to_string()),
            _ => None,
        }));
    }
    all.extend(effect.boons().iter().filter_map(|&boon| match boon {
        Boon::Modify(by) => Some(added(by)),
        Boon::BidCap(n) | Boon::OpenAtLeast(n) | Boon::WithdrawFor(n) | Boon::HireForLess(n) => {
            Some(n.to_string())
        }
        Boon::When(_, op) => done(op),
        _ => None,
    }));
    all
}

#[test]
fn texts_name_the_numbers_of_the_data() {
    for language in Locale::ALL.map(Locale::tag) {
        let path = format!("../words/{language}/content.ftl");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let file = std::fs::read_to_string(path).expect("the texts of the cards");
        let text = |key: &str| {
            let head = format!("{key} = ");
            let mut lines = file.lines().filter_map(|line| line.strip_prefix(&head));
            lines.next().unwrap_or_else(|| panic!("{language}: no {key}"))
        };
        for card in Card::all() {
            assert!(!text(OURS.key(card)).is_empty());
            let key = match OURS.face(card) {
                Face::Challenge(_) => continue,
                Face::Adventure(adventure) => adventure.text,
                Face::Special(special) => special.text,
            };
            for number in OURS.effect(card).map_or(Vec::new(), numbers) {
                assert!(text(key).contains(&number), "{language}: {key} does not say {number}");
            }
        }
    }
}
